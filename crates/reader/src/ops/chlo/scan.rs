//! The op scan: a body is applied to one slice after the other, with values that it carries along.

use crate::ir::{Dimension, Shape, TensorType};
use crate::meaning;
use crate::ops::elementwise::constraints::{baseline, tensor};
use crate::ops::prelude::*;
use crate::tensor::allocation::TooLarge;

/// `chlo.scan`: the body takes a slice of each input and the carried values, and returns a slice of each
/// output and the next carried values. The results are the outputs, then the last carried values.
pub static SCAN: Entry = Entry {
    def: OpDef {
        arithmetic: Some(false),
        operands: &[variadic_operand("inputs, inits")],
        attributes: ScanAttributes::DEFINED,
        regions: Regions::Exactly(1),
        results: Results::Variadic,
        form: Form::Own,
        verify: verify_scan,
        ..OpDef::new("chlo.scan")
    },
    meaning: Meaning::WithBodies(scan),
};

attributes! {
    pub struct ScanAttributes {
        required dimension: i64 = I64,
        /// The size of the dimension, if the op says it.
        optional scan_dim_size: Option<i64> = I64,
        optional is_reverse: bool = Bool,
        optional is_associative: bool = Bool,
    }
}

/// The properties of a scan that are known before it runs.
pub struct Scan {
    pub dimension: usize,
    /// How many operands are inputs, which the body takes without the dimension.
    pub inputs: usize,
    pub outputs: usize,
    pub size: Dimension,
    pub reverse: bool,
    pub results: Vec<TensorType>,
}

fn verify_scan(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let scan = match Scan::of(view) {
        Ok(scan) => scan,
        Err(violation) => return violations.push(violation),
    };
    let Some((arguments, returned)) = signature(view, 0) else { return };
    let operands = view.operand_types().filter_map(Type::as_tensor);
    for (index, (operand, argument)) in operands.zip(arguments).enumerate() {
        let expected = match index < scan.inputs {
            true => without(operand, scan.dimension),
            false => operand.clone(),
        };
        let name = || format!("argument {index} of the body");
        like(name, argument, &expected, violations);
    }
    for (index, (result, returned)) in scan.results.iter().zip(returned).enumerate() {
        let expected = match index < scan.outputs {
            true if result.rank() > scan.dimension => without(result, scan.dimension),
            _ => result.clone(),
        };
        let name = || format!("value {index} that the body returns");
        like(name, returned, &expected, violations);
        let fits = index >= scan.outputs
            || result.shape.get(scan.dimension).is_some_and(|size| size.compatible(scan.size));
        if !fits {
            violations.push(Violation::unlabelled(format!(
                "result {index} is {}, its dimension {} must have size {}",
                tensor(result),
                scan.dimension,
                scan.size
            )));
        }
    }
}

/// Requires a type to be an expected one.
fn like(
    what: impl FnOnce() -> String,
    found: &Type,
    expected: &TensorType,
    violations: &mut Vec<Violation>,
) {
    let same = found.as_tensor().is_some_and(|found| {
        baseline(&found.element, &expected.element) && found.compatible_shape(expected)
    });
    if !same {
        let message = format!("{} is {found}, expected {}", what(), tensor(expected));
        violations.push(Violation::unlabelled(message));
    }
}

/// The type of a slice along a dimension.
fn without(ty: &TensorType, dimension: usize) -> TensorType {
    let kept = ty.shape.iter().enumerate().filter(|&(place, _)| place != dimension);
    let shape: Shape = kept.map(|(_, &size)| size).collect();
    TensorType::with_shape(shape, ty.element.clone())
}

/// The shape of a type, with 0 for unknown sizes.
pub fn least_shape(ty: &TensorType) -> Vec<usize> {
    ty.shape.iter().map(|size| size.size().unwrap_or_default()).collect()
}

impl Scan {
    pub fn of(view: &OpView<'_>) -> Result<Scan, Violation> {
        let wrong = |message: String| Err(Violation::unlabelled(message));
        let stated = ScanAttributes::of(view);
        let Ok(dimension) = usize::try_from(stated.dimension) else {
            return wrong("dimension must not be negative".into());
        };
        let Some((arguments, returned)) = signature(view, 0) else {
            return wrong("the body must be one block".into());
        };
        let operands: Vec<&TensorType> = view.operand_types().filter_map(Type::as_tensor).collect();
        if arguments.len() != operands.len() {
            let (found, expected) = (arguments.len(), operands.len());
            return wrong(format!("the body takes {found} arguments, the operands are {expected}"));
        }
        let is_slice = |(operand, argument): &(&&TensorType, &&Type)| {
            argument.as_tensor().is_some_and(|argument| argument.rank() < operand.rank())
        };
        let inputs = operands.iter().zip(&arguments).take_while(is_slice).count();
        let inits = operands.len() - inputs;
        if returned.len() < inits {
            return wrong(format!(
                "the body returns {} values, carried are {inits}",
                returned.len()
            ));
        }
        if returned.len() != view.op.results.len() || returned.is_empty() && inputs == 0 {
            let (found, expected) = (returned.len(), view.op.results.len());
            return wrong(format!("the body returns {found} values, the results are {expected}"));
        }
        let mut size = match stated.scan_dim_size {
            Some(size) => Dimension::Static(usize::try_from(size).unwrap_or_default()),
            None => Dimension::Dynamic,
        };
        for (index, input) in operands[..inputs].iter().enumerate() {
            match input.shape.get(dimension) {
                None => return wrong(format!("input {index} has no dimension {dimension}")),
                Some(found) if !found.compatible(size) => {
                    return wrong(format!(
                        "dimension {dimension} of input {index} has size {found}, not {size}"
                    ));
                }
                Some(Dimension::Static(found)) => size = Dimension::Static(*found),
                Some(Dimension::Dynamic) => {}
            }
        }
        Ok(Scan {
            dimension,
            inputs,
            outputs: returned.len() - inits,
            size,
            reverse: stated.is_reverse,
            results: view.result_types().filter_map(Type::as_tensor).cloned().collect(),
        })
    }

    /// How many slices there are.
    pub fn steps(&self, inputs: &[Value]) -> Result<usize, EvalError> {
        let mut size = self.size.size();
        for input in inputs {
            let found = input.tensor().shape()[self.dimension];
            if size.is_some_and(|size| size != found) {
                return Err(EvalError::Failed("the inputs differ in what is scanned".into()));
            }
            size = Some(found);
        }
        let written = self.results.first().and_then(|ty| ty.shape.get(self.dimension)?.size());
        let unknown = || EvalError::Failed("the number of slices is not known".into());
        size.or(written.filter(|_| self.outputs > 0)).ok_or_else(unknown)
    }
}

fn scan(view: &OpView<'_>, _: Vec<Body>) -> Result<Evaluate, Violation> {
    let scan = Scan::of(view)?;
    Ok(Box::new(move |runtime, operands| {
        let (inputs, carried) = operands.split_at(scan.inputs);
        let slices = scan.steps(inputs)?;
        let way = meaning::Scan { dimension: scan.dimension, slices, reverse: scan.reverse };
        let output =
            |ty: &TensorType| (ty.element.clone(), least_shape(&without(ty, way.dimension)));
        let outputs: Vec<_> = scan.results[..scan.outputs].iter().map(output).collect();
        let (inputs, carried) = (plain::arrays(inputs)?, plain::arrays(carried)?);
        let results = meaning::scan(&inputs, carried, &outputs, way, |arguments| {
            let arguments = arguments
                .into_iter()
                .map(|argument| Ok(argument.into_tensor()?.into()))
                .collect::<Result<_, TooLarge>>()?;
            Ok::<_, EvalError>(plain::arrays(&runtime.apply(0, arguments)?)?)
        })?;
        Ok(results
            .into_iter()
            .map(|result| Ok(result.into_tensor()?.into()))
            .collect::<Result<_, TooLarge>>()?)
    }))
}
