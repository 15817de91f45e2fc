//! einsum and unary_einsum: sums of products written as an equation of labels.
//!
//! Each letter labels a dimension, and `...` stands for any number of dimensions, which broadcast. Sums run
//! over the labels that are not in the output: `ij,jk->ik` is a matrix product, `ii->` a trace. Without an
//! arrow the output has the broadcast dimensions and then each letter that occurs once, in alphabetical
//! order.

use super::contraction::quantized;
use super::prelude::*;
use super::summing::drawn;
use crate::ir::{Dimension, Shape};
use crate::meaning::{self, Array, Labels, Steps, SumPolicy};
use crate::numeric::ElementType;

/// `stablehlo.einsum` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#einsum)).
pub static EINSUM: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: Einsum::DEFINED,
        results: Results::Exactly(1),
        form: Form::Short(
            "$lhs , $rhs , config = $einsum_config attr-dict : functional-type(operands, results)",
        ),
        verify: verify_einsum,
        ..OpDef::new("stablehlo.einsum")
    },
    meaning: Meaning::Whole(einsum),
};

/// `stablehlo.unary_einsum` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#unary_einsum)).
pub static UNARY_EINSUM: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: Einsum::DEFINED,
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , config = $einsum_config attr-dict : functional-type(operands, results)",
        ),
        verify: verify_einsum,
        ..OpDef::new("stablehlo.unary_einsum")
    },
    meaning: Meaning::Whole(einsum),
};

attributes! { pub struct Einsum { required einsum_config: String = Text } }

/// The name of a dimension.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Name {
    /// One of the dimensions of `...`, counted from the last.
    Broadcast(std::cmp::Reverse<usize>),
    Letter(char),
}

/// A part of an equation between commas and the arrow: its letters, and how many of them are before `...`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Term {
    letters: Vec<char>,
    ellipsis: Option<usize>,
}

/// An equation as written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Equation {
    operands: Vec<Term>,
    output: Option<Term>,
}

/// A name with its size.
pub type Sized = (Name, Dimension);

/// An equation for operands of known ranks: the names of each operand's dimensions, of the output's, and of
/// those that sums run over, each in order.
pub struct Labelling {
    pub operands: Vec<Vec<Name>>,
    pub output: Vec<Sized>,
    pub summed: Vec<Sized>,
}

impl Term {
    fn parse(text: &str) -> Option<Term> {
        let mut term = Term::default();
        let text: String = text.split_whitespace().collect();
        let letters = match text.split_once("...") {
            None => text,
            Some((before, after)) => {
                term.ellipsis = Some(before.len());
                [before, after].concat()
            }
        };
        term.letters.extend(letters.chars());
        term.letters.iter().all(char::is_ascii_alphabetic).then_some(term)
    }

    /// The names of a term's dimensions, of which `broadcast` are those of `...`.
    fn names(&self, broadcast: usize) -> Vec<Name> {
        let letter = |&letter: &char| Name::Letter(letter);
        let (before, after) = self.letters.split_at(self.ellipsis.unwrap_or(0));
        let dots = (0..broadcast).rev().map(|place| Name::Broadcast(std::cmp::Reverse(place)));
        before.iter().map(letter).chain(dots).chain(after.iter().map(letter)).collect()
    }
}

impl Equation {
    /// Reads an equation; the result is `None` if the text is not an equation for this many operands.
    fn parse(text: &str, operands: usize) -> Option<Equation> {
        let (inputs, output) = match text.split_once("->") {
            Some((inputs, output)) => (inputs, Some(Term::parse(output)?)),
            None => (text, None),
        };
        let terms = inputs.split(',').map(Term::parse).collect::<Option<Vec<Term>>>()?;
        (terms.len() == operands).then_some(Equation { operands: terms, output })
    }

    fn of(view: &OpView<'_>) -> Result<Equation, Violation> {
        let text = Einsum::of(view).einsum_config;
        let operands = view.operand_types().len();
        Equation::parse(&text, operands).ok_or_else(|| {
            Violation::unlabelled(format!("{text:?} is no equation for {operands} operands"))
        })
    }

    /// Gives every dimension of the operands its name, and every name its size.
    fn label(&self, shapes: &[&[Dimension]]) -> Result<Labelling, Violation> {
        let mut operands = Vec::new();
        let mut sizes: Vec<Sized> = Vec::new();
        for (place, (term, shape)) in self.operands.iter().zip(shapes).enumerate() {
            let broadcast = shape.len().checked_sub(term.letters.len());
            let fits = |&count: &usize| count == 0 || term.ellipsis.is_some();
            let Some(broadcast) = broadcast.filter(fits) else {
                let (letters, rank) = (term.letters.len(), shape.len());
                let message = format!("{letters} letters for operand {place} of rank {rank}");
                return Err(Violation::unlabelled(message));
            };
            let names = term.names(broadcast);
            for (&name, &size) in names.iter().zip(*shape) {
                note(&mut sizes, name, size)?;
            }
            operands.push(names);
        }
        let output = self.output_names(&operands)?;
        let size_of = |name: &Name| sizes.iter().find(|(found, _)| found == name).copied();
        let sized: Option<Vec<Sized>> = output.iter().map(size_of).collect();
        let Some(sized) = sized else {
            return Err(Violation::unlabelled("the output has a label that no operand has"));
        };
        sizes.retain(|(name, _)| !output.contains(name));
        Ok(Labelling { operands, output: sized, summed: sizes })
    }

    fn output_names(&self, operands: &[Vec<Name>]) -> Result<Vec<Name>, Violation> {
        let all: Vec<Name> = operands.iter().flatten().copied().collect();
        let is_broadcast = |name: &Name| matches!(name, Name::Broadcast(_));
        let Some(output) = &self.output else {
            let once = |name: &Name| all.iter().filter(|other| *other == name).count() == 1;
            let mut names: Vec<Name> =
                all.iter().filter(|name| is_broadcast(name) || once(name)).copied().collect();
            names.sort();
            names.dedup();
            return Ok(names);
        };
        let mut broadcast: Vec<Name> = all.into_iter().filter(is_broadcast).collect();
        broadcast.sort();
        broadcast.dedup();
        let names = output.names(if output.ellipsis.is_some() { broadcast.len() } else { 0 });
        match names.iter().enumerate().find(|(place, name)| names[..*place].contains(name)) {
            None => Ok(names),
            Some(_) => Err(Violation::unlabelled("the output names a label twice")),
        }
    }
}

/// Records a dimension's size under its name. Sizes of dimensions of `...` broadcast from 1.
fn note(sizes: &mut Vec<Sized>, name: Name, size: Dimension) -> Result<(), Violation> {
    let Some((_, known)) = sizes.iter_mut().find(|(found, _)| *found == name) else {
        sizes.push((name, size));
        return Ok(());
    };
    let one = Dimension::Static(1);
    let stretches = matches!(name, Name::Broadcast(_)) && (*known == one || size == one);
    if !known.compatible(size) && !stretches {
        let message = format!("a label names dimensions of sizes {known} and {size}");
        return Err(Violation::unlabelled(message));
    }
    let replace = *known == Dimension::Dynamic || *known == one && stretches;
    if replace && size != one || *known == Dimension::Dynamic && !stretches {
        *known = size;
    }
    Ok(())
}

impl Labelling {
    /// The shape of the output.
    fn shape(&self) -> Shape {
        self.output.iter().map(|(_, size)| *size).collect()
    }

    /// The names as numbers: those of the output, then those that sums run over.
    pub fn numbered(&self) -> Labels {
        let all: Vec<Sized> = self.output.iter().chain(&self.summed).copied().collect();
        let number = |name: &Name| {
            let number = all.iter().position(|(found, _)| found == name);
            number.unwrap_or_else(|| unreachable!("every name is in the output or summed over"))
        };
        let numbers = |names: &[Name]| names.iter().map(number).collect();
        Labels {
            lhs: numbers(&self.operands[0]),
            rhs: numbers(&self.operands[1]),
            output: (0..self.output.len()).collect(),
            summed: (self.output.len()..all.len()).collect(),
            sizes: all.iter().map(|(_, size)| size.size().unwrap_or_default()).collect(),
        }
    }
}

fn verify_einsum(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some(result) = view.result(0) else {
        return violations.push(Violation::unlabelled("the result has to be a ranked tensor"));
    };
    let Some(shapes) = view
        .operand_types()
        .map(|ty| Some(ty.as_tensor()?.shape.as_slice()))
        .collect::<Option<Vec<&[Dimension]>>>()
    else {
        return violations.push(Violation::unlabelled("operands have to be ranked tensors"));
    };
    match Equation::of(view).and_then(|equation| equation.label(&shapes)) {
        Err(violation) => violations.push(violation),
        Ok(labelling) => {
            let inferred = labelling.shape();
            if !compatible(&result.shape, &inferred) {
                let (found, expected) = (show(&result.shape), show(&inferred));
                let message = format!("the result has shape {found}, expected {expected}");
                violations.push(Violation::unlabelled(message));
            }
        }
    }
}

/// An einsum that preparation has read: the element type of the result, the equation (a unary one gets a left
/// operand), and the accumulation of its sums.
pub struct Prepared {
    pub element: ElementType,
    equation: Equation,
    /// Whether there is one operand, which is the right one.
    pub is_unary: bool,
    pub policy: SumPolicy,
}

impl Prepared {
    pub fn of(view: &OpView<'_>) -> Result<Prepared, Violation> {
        let ty = tensor_result(view, 0)?;
        let mut equation = Equation::of(view)?;
        let tensors = view.operand_types().filter_map(Type::as_tensor).chain([ty]);
        if tensors.into_iter().any(|ty| quantized(&ty.element).is_some()) {
            return Err(Violation::unlabelled("einsum of quantized types cannot be run"));
        }
        let is_unary = equation.operands.len() == 1;
        if is_unary {
            equation.operands.insert(0, Term::default());
        }
        let (element, policy) = (ty.element.clone(), SumPolicy::from(view.numerics()));
        Ok(Prepared { element, equation, is_unary, policy })
    }

    /// Both operands, and their labels.
    pub fn operands(&self, operands: &[Value]) -> Result<([Tensor; 2], Labelling), EvalError> {
        let last = operands[operands.len() - 1].tensor();
        let lhs = if self.is_unary { one(last.element()) } else { operands[0].tensor().clone() };
        let labelling = self.labelling([lhs.shape(), last.shape()])?;
        Ok(([lhs, last.clone()], labelling))
    }

    /// The labels of operands of these shapes.
    pub fn labelling(&self, shapes: [&[usize]; 2]) -> Result<Labelling, EvalError> {
        let [left, right] = shapes.map(known);
        let labelling = self.equation.label(&[&left, &right]);
        labelling.map_err(|violation| EvalError::Failed(violation.to_string()))
    }
}

fn einsum(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let prepared = Prepared::of(view)?;
    Ok(Box::new(move |runtime, operands| {
        let policy = drawn(&prepared.policy, runtime);
        let ([lhs, rhs], labelling) = prepared.operands(operands)?;
        let (lhs, rhs) = (Array::of_tensor(&lhs)?, Array::of_tensor(&rhs)?);
        let labels = labelling.numbered();
        let result = meaning::einsum(&lhs, &rhs, &labels, &prepared.element, &policy)?;
        Ok(vec![result.into_tensor()?.into()])
    }))
}

/// The tensor of rank 0 that is one.
fn one(element: &ElementType) -> Tensor {
    let mut steps = Steps::new();
    steps.one(element);
    let code = steps.constants().first().map_or(1, |&(_, code)| code);
    Tensor::splat(element.clone(), &[], code)
}
