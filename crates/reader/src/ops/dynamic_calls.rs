//! Custom calls that frameworks write for shapes known only at run time: assertions about sizes, and ops of
//! the dialect whose attributes or result shapes are operands of the call.

use super::prelude::*;
use super::window_numbers::index_values;
use crate::ir::{Attribute, AttributeKind, Attributes, DenseElements, Op, OpName, TensorType};
use crate::numeric::{ElementType, IntegerType};

/// The target that fails with a message unless its first operand is true.
pub const SHAPE_ASSERTION: &str = "shape_assertion";

/// Prepares `@shape_assertion(%holds, %number...)`. In its message, `{0}`, `{1}`, ... stand for the numbers.
pub fn prepare_shape_assertion(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let refuse = |message| Err(Violation::unlabelled(format!("@{SHAPE_ASSERTION}: {message}")));
    let holds = view.operand(0).is_some_and(|ty| is_scalar_of(ty, &ElementType::Boolean));
    if !holds {
        return refuse("the first operand must be a tensor<i1>".to_string());
    }
    let is_number = |index| {
        view.operand(index).is_some_and(|ty| {
            ty.rank() == 0 && matches!(ty.element, ElementType::Integer(_) | ElementType::Index)
        })
    };
    if let Some(wrong) = (1..view.op.operands.len()).find(|&index| !is_number(index)) {
        return refuse(format!("operand {wrong} must be a tensor of integer type and rank 0"));
    }
    if !view.op.results.is_empty() {
        return refuse("there are no results".to_string());
    }
    let message = stated(view.op, "error_message").and_then(Attribute::as_text);
    let Some(message) = message else {
        return refuse("the attribute error_message must be a string".to_string());
    };
    Ok(Box::new(move |_, operands| {
        if operands[0].tensor().code(0) != 0 {
            return Ok(Vec::new());
        }
        let numbers = operands[1..].iter().map(|number| index_values(number.tensor())[0]);
        Err(EvalError::Failed(formatted(&message, &numbers.collect::<Vec<i64>>())))
    }))
}

fn is_scalar_of(ty: &TensorType, element: &ElementType) -> bool {
    ty.rank() == 0 && ty.element == *element
}

/// A message in which `{i}` is replaced by the number `i`, if there is one.
fn formatted(message: &str, numbers: &[i64]) -> String {
    let mut text = String::new();
    let mut rest = message;
    while let Some(open) = rest.find('{') {
        let close = rest[open..].find('}').map(|length| open + length);
        let number =
            close.and_then(|close| numbers.get(rest[open + 1..close].parse::<usize>().ok()?));
        text.push_str(&rest[..open]);
        match (number, close) {
            (Some(number), Some(close)) => {
                text.push_str(&number.to_string());
                rest = &rest[close + 1..];
            }
            _ => {
                text.push('{');
                rest = &rest[open + 1..];
            }
        }
    }
    text + rest
}

/// An op whose last operands state the attributes and result shapes of another op.
pub struct Restated {
    /// The other op, which has the operands before those, and all results.
    pub op: Op,
    /// The name of the function that is its region, if it has one.
    pub computation: Option<Vec<String>>,
    /// The attribute or shape that each of the last operands states.
    pub stated: Vec<Statement>,
}

/// An attribute or shape that an operand states.
#[derive(Debug, Clone, Copy)]
pub enum Statement {
    /// The operand is the value of an attribute.
    Attribute(&'static str, AttributeKind),
    /// The operand is the shape of the result of this index.
    Shape(usize),
}

/// A custom call that stands for an op of a dialect.
struct Target {
    name: &'static str,
    def: fn() -> &'static OpDef,
    /// The attributes that the last operands state, in order.
    attributes: &'static [&'static str],
    /// The result whose shape the last operand states.
    shape: Option<usize>,
    /// The operands and results, for the documentation.
    signature: &'static str,
    /// The meaning, for the documentation.
    meaning: &'static str,
}

static TARGETS: &[Target] = &[
    Target {
        name: "stablehlo.dynamic_reduce_window",
        def: || &super::windows::REDUCE_WINDOW.def,
        attributes: &[
            "window_dimensions",
            "window_strides",
            "base_dilations",
            "window_dilations",
            "padding",
        ],
        shape: None,
        signature: "inputs, inits, window_dimensions, window_strides, base_dilations, \
                    window_dilations, padding -> results",
        meaning: "`stablehlo.reduce_window` with its attributes as operands",
    },
    Target {
        name: "stablehlo.dynamic_rng_bit_generator",
        def: || &super::random::RNG_BIT_GENERATOR.def,
        attributes: &[],
        shape: Some(1),
        signature: "state, shape -> state, bits",
        meaning: "`stablehlo.rng_bit_generator` with the result's shape as an operand",
    },
    Target {
        name: "stablehlo.dynamic_top_k",
        def: || &super::chlo::TOP_K.def,
        attributes: &["k"],
        shape: None,
        signature: "operand, k -> values, indices",
        meaning: "`chlo.top_k` with k as an operand",
    },
    SCAN,
    Target { name: "mhlo.scan", ..SCAN },
    Target {
        name: RAGGED_DOT,
        def: || &super::ragged_dot::RAGGED_DOT.def,
        attributes: &[],
        shape: None,
        signature: "lhs, rhs, group_sizes -> result",
        meaning: "`chlo.ragged_dot`, its attributes in `mhlo.attributes`",
    },
];

/// The target that stands for `chlo.ragged_dot` without restating anything.
const RAGGED_DOT: &str = "chlo.ragged_dot";

const SCAN: Target = Target {
    name: "chlo.scan",
    def: || &super::chlo::SCAN.def,
    attributes: &[],
    shape: None,
    signature: "inputs, inits -> outputs, carried",
    meaning: "`chlo.scan`, its attributes in `mhlo.attributes`, its body in `called_computations`",
};

/// The rows of the table of targets: name, operands and results, meaning.
pub(super) fn rows() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    TARGETS.iter().map(|target| (target.name, target.signature, target.meaning))
}

/// The op that a custom call stands for, or `None` if it stands for none.
pub fn restated(view: &OpView<'_>) -> Option<Result<Restated, Violation>> {
    let name = stated(view.op, "call_target_name").and_then(Attribute::as_text)?;
    match TARGETS.iter().find(|target| target.name == name && name != RAGGED_DOT) {
        Some(target) => Some(target.restate(view)),
        None => with_shape_operands(view),
    }
}

impl Target {
    fn restate(&self, view: &OpView<'_>) -> Result<Restated, Violation> {
        let def = (self.def)();
        let kind = |name: &&'static str| {
            let attribute = def.attributes.iter().find(|attribute| attribute.name == *name);
            attribute.map(|attribute| Statement::Attribute(name, attribute.kind))
        };
        let mut statements: Vec<Statement> = self.attributes.iter().filter_map(kind).collect();
        statements.extend(self.shape.map(Statement::Shape));
        require_statements(view, &statements, self.name)?;
        let owned = |name: &&String| def.owns_attribute(name);
        let nested = match view.op.attributes.get("mhlo.attributes") {
            Some(Attribute::Dictionary(entries)) => Some(entries),
            _ => None,
        };
        let all = view.op.properties.iter().chain(&view.op.attributes);
        let all = all.chain(nested.into_iter().flatten());
        let properties: Attributes =
            all.filter(|(name, _)| owned(name)).map(|(n, v)| (n.clone(), v.clone())).collect();
        let mut op = without_operands(view.op, statements.len());
        op.name = OpName::Known(def);
        (op.properties, op.attributes) = (properties, Attributes::new());
        Ok(Restated { op, computation: computation(view.op), stated: statements })
    }
}

/// A call whose last operands are the shapes of its results, as `indices_of_shape_operands` says; there is
/// one for each result.
fn with_shape_operands(view: &OpView<'_>) -> Option<Result<Restated, Violation>> {
    const ATTRIBUTE: &str = "indices_of_shape_operands";
    let indices = view.op.attributes.get(ATTRIBUTE)?.as_integers()?;
    let (operands, results) = (view.op.operands.len(), view.op.results.len());
    let last = operands.checked_sub(results)? as i64;
    if !indices.iter().copied().eq(last..operands as i64) {
        let message = format!("{ATTRIBUTE} {indices:?} are not the last {results} operands");
        return Some(Err(Violation::unlabelled(message)));
    }
    let statements: Vec<Statement> = (0..results).map(Statement::Shape).collect();
    if let Err(violation) = require_statements(view, &statements, ATTRIBUTE) {
        return Some(Err(violation));
    }
    let mut op = without_operands(view.op, results);
    op.attributes.shift_remove(ATTRIBUTE);
    if let Some(Attribute::Array(layouts)) = op.properties.get_mut("operand_layouts") {
        layouts.truncate(last as usize);
    }
    Some(Ok(Restated { op, computation: None, stated: statements }))
}

/// Refuses a call that lacks the operands that state something, or whose operands are not of integer type.
fn require_statements(
    view: &OpView<'_>,
    statements: &[Statement],
    name: &str,
) -> Result<(), Violation> {
    let operands = view.op.operands.len();
    let count = statements.len();
    let is_integers = |index: usize| {
        let ty = view.operand(index);
        ty.is_some_and(|ty| matches!(ty.element, ElementType::Integer(_) | ElementType::Index))
    };
    let shapes = statements.iter().filter_map(|statement| match statement {
        Statement::Shape(result) => Some(*result),
        Statement::Attribute(..) => None,
    });
    let has_results = shapes.into_iter().all(|result| view.result(result).is_some());
    let fits = operands > count && (operands - count..operands).all(is_integers) && has_results;
    let message = || format!("@{name}: the last {count} operands must be tensors of integer type");
    if fits { Ok(()) } else { Err(Violation::unlabelled(message())) }
}

/// The op without its last operands.
fn without_operands(op: &Op, count: usize) -> Op {
    let mut op = op.clone();
    op.operands.truncate(op.operands.len() - count);
    op
}

/// The only called computation.
fn computation(op: &Op) -> Option<Vec<String>> {
    let Some(Attribute::Array(called)) = stated(op, "called_computations") else { return None };
    match called.as_slice() {
        [Attribute::Symbol(symbol)] => Some(symbol.clone()),
        _ => None,
    }
}

/// The attribute of a name among the properties or the other attributes of a call.
fn stated<'a>(op: &'a Op, name: &str) -> Option<&'a Attribute> {
    op.properties.get(name).or_else(|| op.attributes.get(name))
}

impl Statement {
    /// The attribute of a kind that has an operand's value.
    pub fn attribute(kind: AttributeKind, value: &Tensor) -> Attribute {
        let numbers = index_values(value);
        let codes = || numbers.iter().map(|&number| number as u64);
        match kind {
            AttributeKind::I64 => {
                let number = numbers.first().copied().unwrap_or_default();
                Attribute::Integer(number.into(), Type::Element(I64_ELEMENT))
            }
            AttributeKind::I64Elements => Attribute::Dense(DenseElements {
                ty: TensorType::new(value.shape(), I64_ELEMENT),
                elements: Tensor::from_codes(I64_ELEMENT, value.shape(), codes().collect()),
                splat: false,
            }),
            _ => Attribute::DenseArray(I64_ELEMENT, codes().collect()),
        }
    }
}

const I64_ELEMENT: ElementType = ElementType::Integer(IntegerType { width: 64, signed: true });
