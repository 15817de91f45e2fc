//! Contractions: dot_general, and its older spellings.

use super::convolution::CONVOLUTION;
use super::einsum::{EINSUM, UNARY_EINSUM};
use super::prelude::*;
use super::summing::drawn;
use crate::ir::{Attribute, Dimension, Fields, TensorType};
use crate::meaning::{self, Algorithm, DotDimensions, SumPolicy};
use crate::numeric::{ElementType, QuantizedType};

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&CONVOLUTION, &DOT, &DOT_GENERAL, &EINSUM, &UNARY_EINSUM];

/// `stablehlo.dot` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#dot)).
pub static DOT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[optional("precision_config", PrecisionConfig)],
        results: Results::Exactly(1),
        form: Form::Short(
            "$lhs , $rhs custom<PrecisionConfig>($precision_config) attr-dict : functional-type(operands, results)",
        ),
        verify: verify_dot,
        ..OpDef::new("stablehlo.dot")
    },
    meaning: Meaning::Whole(dot),
};

/// `stablehlo.dot_general` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#dot_general)).
pub static DOT_GENERAL: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: DotGeneral::DEFINED,
        results: Results::Exactly(1),
        form: Form::Short(
            "$lhs , $rhs , custom<DotDimensionNumbers>($dot_dimension_numbers) custom<PrecisionConfigAndAlgorithm>($precision_config, $algorithm) attr-dict : functional-type(operands, results)",
        ),
        verify: verify_dot_general,
        ..OpDef::new("stablehlo.dot_general")
    },
    meaning: Meaning::Whole(dot_general),
};

attributes! {
    pub struct DotGeneral<'a> {
        required dot_dimension_numbers: Option<Fields<'a>> = Struct(&DOT_DIMENSION_NUMBERS),
        optional precision_config: Option<&'a Attribute> = PrecisionConfig,
        /// How the sums of products are made, if the op says it.
        optional algorithm: Option<Fields<'a>> = Struct(&DOT_ALGORITHM),
    }
}

/// The four lists of `dot_dimension_numbers`, as the attribute states them.
pub struct DimensionNumbers {
    pub lhs_batching: Vec<i64>,
    pub rhs_batching: Vec<i64>,
    pub lhs_contracting: Vec<i64>,
    pub rhs_contracting: Vec<i64>,
}

impl DimensionNumbers {
    /// The lists of a `dot_general`.
    pub fn of(view: &OpView<'_>) -> DimensionNumbers {
        DimensionNumbers::read(DotGeneral::of(view).dot_dimension_numbers)
    }

    /// Reads the fields of an attribute.
    pub fn read(fields: Option<Fields<'_>>) -> DimensionNumbers {
        let list = |name| fields.map(|fields| fields.integers(name)).unwrap_or_default();
        DimensionNumbers {
            lhs_batching: list("lhs_batching_dimensions"),
            rhs_batching: list("rhs_batching_dimensions"),
            lhs_contracting: list("lhs_contracting_dimensions"),
            rhs_contracting: list("rhs_contracting_dimensions"),
        }
    }

    /// The dimension numbers as indices, if each is a dimension of its operand (C1 to C8).
    pub fn checked(
        &self,
        lhs_rank: usize,
        rhs_rank: usize,
        violations: &mut Vec<Violation>,
    ) -> Option<DotDimensions> {
        let before = violations.len();
        let DimensionNumbers { lhs_batching, rhs_batching, lhs_contracting, rhs_contracting } =
            self;
        same_length(lhs_batching, rhs_batching, "dot_general_c1", "batching", violations);
        same_length(lhs_contracting, rhs_contracting, "dot_general_c2", "contracting", violations);
        distinct(lhs_batching, lhs_contracting, "dot_general_c3", "lhs", violations);
        distinct(rhs_batching, rhs_contracting, "dot_general_c4", "rhs", violations);
        let indices = [
            in_rank(lhs_batching, lhs_rank, "dot_general_c5", "lhs_batching", violations),
            in_rank(lhs_contracting, lhs_rank, "dot_general_c6", "lhs_contracting", violations),
            in_rank(rhs_batching, rhs_rank, "dot_general_c7", "rhs_batching", violations),
            in_rank(rhs_contracting, rhs_rank, "dot_general_c8", "rhs_contracting", violations),
        ];
        let [lhs_batching, lhs_contracting, rhs_batching, rhs_contracting] = indices;
        (violations.len() == before).then_some(DotDimensions {
            lhs_batching,
            rhs_batching,
            lhs_contracting,
            rhs_contracting,
        })
    }
}

fn same_length(
    lhs: &[i64],
    rhs: &[i64],
    label: &'static str,
    kind: &str,
    violations: &mut Vec<Violation>,
) {
    if lhs.len() != rhs.len() {
        let counts = format!("lhs has {} {kind} dimensions, rhs {}", lhs.len(), rhs.len());
        violations.push(Violation::new(label, counts));
    }
}

fn distinct(
    batching: &[i64],
    contracting: &[i64],
    label: &'static str,
    side: &str,
    violations: &mut Vec<Violation>,
) {
    let all: Vec<i64> = batching.iter().chain(contracting).copied().collect();
    for (place, dimension) in all.iter().enumerate() {
        if all[..place].contains(dimension) {
            let message = format!("dimension {dimension} of {side} is named twice");
            violations.push(Violation::new(label, message));
        }
    }
}

fn in_rank(
    dimensions: &[i64],
    rank: usize,
    label: &'static str,
    name: &str,
    violations: &mut Vec<Violation>,
) -> Vec<usize> {
    let mut indices = Vec::new();
    for &dimension in dimensions {
        match usize::try_from(dimension) {
            Ok(index) if index < rank => indices.push(index),
            _ => {
                let message = format!("{name}_dimensions has {dimension}, the rank is {rank}");
                violations.push(Violation::new(label, message));
            }
        }
    }
    indices
}

/// Checks the constraints of dot_general. (C13) is checked only if a type is quantized: like the reference,
/// this interpreter accepts mixed element types.
fn verify_dot_general(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let types = (view.operand(0), view.operand(1), view.result(0));
    let (Some(lhs), Some(rhs), Some(result)) = types else {
        return violations.push(Violation::unlabelled("operands and result have to be tensors"));
    };
    verify_precision_config(view, "dot_general_c11", violations);
    verify_algorithm(view, violations);
    let numbers = DimensionNumbers::of(view);
    let Some(dimensions) = numbers.checked(lhs.rank(), rhs.rank(), violations) else {
        return;
    };
    let pairs = [
        (&dimensions.lhs_batching, &dimensions.rhs_batching, "dot_general_c9", "batching"),
        (
            &dimensions.lhs_contracting,
            &dimensions.rhs_contracting,
            "dot_general_c10",
            "contracting",
        ),
    ];
    for (lhs_dimensions, rhs_dimensions, label, kind) in pairs {
        for (&left, &right) in lhs_dimensions.iter().zip(rhs_dimensions) {
            let (left_size, right_size) = (lhs.shape[left], rhs.shape[right]);
            if !left_size.compatible(right_size) {
                let message = format!(
                    "{kind} dimension {left} of lhs has size {left_size}, {right} of rhs {right_size}"
                );
                violations.push(Violation::new(label, message));
            }
        }
    }
    verify_dot_shape(lhs, rhs, result, &dimensions, violations);
    verify_quantized(&dimensions, [lhs, rhs, result], violations);
}

fn verify_dot_shape(
    lhs: &TensorType,
    rhs: &TensorType,
    result: &TensorType,
    dimensions: &DotDimensions,
    violations: &mut Vec<Violation>,
) {
    let batch = dimensions.lhs_batching.iter().map(|&dimension| lhs.shape[dimension]);
    let lhs_free = dimensions.lhs_free(lhs.rank()).into_iter().map(|index| lhs.shape[index]);
    let rhs_free = dimensions.rhs_free(rhs.rank()).into_iter().map(|index| rhs.shape[index]);
    let expected = batch.chain(lhs_free).chain(rhs_free);
    let expected = TensorType::with_shape(expected, result.element.clone());
    if !expected.compatible_shape(result) {
        let sizes = |ty: &TensorType| {
            ty.shape.iter().map(Dimension::to_string).collect::<Vec<_>>().join(", ")
        };
        let message =
            format!("the result has shape [{}], expected [{}]", sizes(result), sizes(&expected));
        violations.push(Violation::new("dot_general_c12", message));
    }
}

/// Checks that `precision_config` has at most one entry for each operand, as the official verifier reads the
/// specification. All ops with this attribute use the check.
pub fn verify_precision_config(
    view: &OpView<'_>,
    label: &'static str,
    violations: &mut Vec<Violation>,
) {
    if let Some(Attribute::Array(entries)) = view.attribute("precision_config")
        && entries.len() > 2
    {
        let message = format!("precision_config has {} entries, expected at most 2", entries.len());
        violations.push(Violation::new(label, message));
    }
}

/// Checks (C21) to (C24).
fn verify_algorithm(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let DotGeneral { algorithm: Some(algorithm), precision_config, .. } = DotGeneral::of(view)
    else {
        return;
    };
    let config = match precision_config {
        Some(Attribute::Array(entries)) => entries.as_slice(),
        _ => &[],
    };
    let is_default =
        |entry: &Attribute| matches!(entry, Attribute::Enum(_, _, word) if word == "DEFAULT");
    if !config.iter().all(is_default) {
        let message = "precision_config has to be DEFAULT where an algorithm is given";
        violations.push(Violation::new("dot_general_c21", message));
    }
    let counts = [
        ("lhs_component_count", "dot_general_c22"),
        ("rhs_component_count", "dot_general_c23"),
        ("num_primitive_operations", "dot_general_c24"),
    ];
    let before = violations.len();
    for (name, label) in counts {
        positive_field(algorithm, name, label, violations);
    }
    let types = [
        ("lhs_precision_type", "dot_general_i8"),
        ("rhs_precision_type", "dot_general_i9"),
        ("accumulation_type", "dot_general_i10"),
    ];
    let names = types.map(|(name, label)| float_field(algorithm, name, label, violations));
    if let ([Some(lhs), Some(rhs), Some(sum)], true) = (names, violations.len() == before) {
        let known = is_known_algorithm(algorithm, [lhs, rhs, sum]);
        let message = || "no hardware is known to have this algorithm".to_string();
        if !known {
            violations.push(Violation::unlabelled(message()));
        }
    }
}

/// How an op says that its sums of products are made; `None` of all ops but `dot_general`.
pub fn algorithm<'a>(view: &OpView<'a>) -> Option<Fields<'a>> {
    let is_dot_general = view.op.full_name() == DOT_GENERAL.def.name;
    is_dot_general.then(|| DotGeneral::of(view).algorithm)?
}

/// The algorithm of a verified op. If it allows imprecise accumulation, sums are precise nevertheless.
fn stated_algorithm(view: &OpView<'_>) -> Option<Algorithm> {
    let fields = DotGeneral::of(view).algorithm?;
    Some(Algorithm {
        lhs: fields.float_type("lhs_precision_type")?,
        rhs: fields.float_type("rhs_precision_type")?,
        accumulation: fields.float_type("accumulation_type")?,
        products: usize::try_from(fields.integer("num_primitive_operations")).ok()?,
    })
}

/// The name of a field that has to be a float type.
fn float_field(
    algorithm: Fields<'_>,
    name: &str,
    label: &'static str,
    violations: &mut Vec<Violation>,
) -> Option<&'static str> {
    if let Some(format) = algorithm.float_type(name) {
        return Some(format.name);
    }
    violations.push(Violation::new(label, format!("{name} has to be a float type")));
    None
}

/// Whether some hardware is known to have an algorithm of these types for lhs, rhs and sum. No known
/// algorithm divides an operand into components that the program sees.
fn is_known_algorithm(algorithm: Fields<'_>, types: [&str; 3]) -> bool {
    const BYTES: [&str; 7] =
        ["f8E3M4", "f8E4M3", "f8E4M3FN", "f8E5M2", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E5M2FNUZ"];
    let imprecise =
        matches!(algorithm.get("allow_imprecise_accumulation"), Some(Attribute::Boolean(true)));
    let whole = ["lhs_component_count", "rhs_component_count"]
        .iter()
        .all(|name| algorithm.integer(name) == 1);
    let operations = algorithm.integer("num_primitive_operations");
    let known = match types {
        [lhs, rhs, "f32"] if BYTES.contains(&lhs) && BYTES.contains(&rhs) => operations == 1,
        _ if imprecise => false,
        ["bf16", "bf16", "f32"] => matches!(operations, 1 | 3 | 6 | 9),
        ["tf32", "tf32", "f32"] => matches!(operations, 1 | 3),
        ["f16", "f16", "f16" | "f32"]
        | ["bf16", "bf16", "bf16"]
        | ["f32", "f32", "f32"]
        | ["f64", "f64", "f64"] => operations == 1,
        _ => false,
    };
    known && whole
}

fn positive_field(
    algorithm: Fields<'_>,
    name: &str,
    label: &'static str,
    violations: &mut Vec<Violation>,
) {
    let count = algorithm.integer(name);
    if count <= 0 {
        violations.push(Violation::new(label, format!("{name} is {count}, expected at least 1")));
    }
}

/// Checks (C14) to (C20), if one of the types is quantized.
fn verify_quantized(
    dimensions: &DotDimensions,
    [lhs, rhs, result]: [&TensorType; 3],
    violations: &mut Vec<Violation>,
) {
    let [left, right, sum] = [lhs, rhs, result].map(|ty| quantized(&ty.element));
    if left.is_none() && right.is_none() && sum.is_none() {
        return;
    }
    let (Some(right), true) = (right, left.is_some() == sum.is_some()) else {
        let message = "rhs has to be quantized, and result if and only if lhs is";
        return violations.push(Violation::new("dot_general_c14", message));
    };
    let mut require = |ok: bool, label, message: &str| {
        if !ok {
            violations.push(Violation::new(label, message));
        }
    };
    let zero_points_are_zero = right.zero_points.iter().all(|&zero_point| zero_point == 0);
    require(zero_points_are_zero, "dot_general_c15", "zero points of rhs have to be 0");
    let contracted = right.dimension.is_some_and(|d| dimensions.rhs_contracting.contains(&d));
    let message = "the quantization dimension of rhs is a contracting dimension";
    require(!contracted, "dot_general_c16", message);
    let (Some(left), Some(sum)) = (left, sum) else {
        let expressed = ElementType::Float(right.expressed);
        let same = lhs.element == expressed && result.element == expressed;
        let message = "lhs and result have to be of the type that rhs expresses";
        return require(same, "dot_general_c20", message);
    };
    require(left.storage == right.storage, "dot_general_c17", "storage types of operands differ");
    let same = left.expressed == right.expressed && left.expressed == sum.expressed;
    require(same, "dot_general_c18", "expressed types differ");
    let granularity = right.dimension.is_some() || sum.dimension.is_none();
    let message = "result is quantized per axis, rhs per tensor";
    require(granularity, "dot_general_c19", message);
}

pub fn quantized(element: &ElementType) -> Option<&QuantizedType> {
    match element {
        ElementType::Quantized(quantized) => Some(quantized),
        _ => None,
    }
}

/// Checks an op dot: the last dimension of the left operand, a vector or matrix, has to fit the first
/// dimension of the right one.
fn verify_dot(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let types = (view.operand(0), view.operand(1), view.result(0));
    let (Some(lhs), Some(rhs), Some(result)) = types else {
        return violations.push(Violation::unlabelled("operands and result have to be tensors"));
    };
    verify_precision_config(view, "dot_general_c11", violations);
    let (left, right) = (lhs.rank(), rhs.rank());
    if !(1..=2).contains(&left) || !(1..=2).contains(&right) {
        let message = format!("operands have rank {left} and {right}, expected 1 or 2");
        return violations.push(Violation::unlabelled(message));
    }
    let (last, first) = (lhs.shape[left - 1], rhs.shape[0]);
    if !last.compatible(first) {
        let message = format!("the last dimension of lhs is {last}, the first of rhs {first}");
        return violations.push(Violation::unlabelled(message));
    }
    let inferred: Vec<Dimension> =
        lhs.shape[..left - 1].iter().chain(&rhs.shape[1..]).copied().collect();
    if !compatible(&result.shape, &inferred) {
        let (found, expected) = (show(&result.shape), show(&inferred));
        let message = format!("the result has shape {found}, expected {expected}");
        violations.push(Violation::unlabelled(message));
    }
}

/// The dimension numbers of an op dot, which contracts the last dimension of the left operand with the first
/// of the right one.
pub fn dimensions_of_dot(view: &OpView<'_>) -> DotDimensions {
    let last = view.operand(0).map_or(1, TensorType::rank) - 1;
    DotDimensions {
        lhs_contracting: vec![last],
        rhs_contracting: vec![0],
        ..DotDimensions::default()
    }
}

fn dot(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    evaluate(view, dimensions_of_dot(view), SumPolicy::from(view.numerics()))
}

fn dot_general(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let (_, dimensions) = verified(view);
    evaluate(view, dimensions, sum_policy(view))
}

fn evaluate(
    view: &OpView<'_>,
    dimensions: DotDimensions,
    policy: SumPolicy,
) -> Result<Evaluate, Violation> {
    let element = tensor_result(view, 0)?.element.clone();
    Ok(Box::new(move |runtime, operands| {
        agree_at_run_time(operands[0].tensor(), operands[1].tensor(), &dimensions)?;
        let operands = plain::arrays(operands)?;
        let policy = drawn(&policy, runtime);
        let [lhs, rhs] = [&operands[0], &operands[1]];
        let product = meaning::dot_general(lhs, rhs, &dimensions, &element, &policy)?;
        Ok(vec![product.into_tensor()?.into()])
    }))
}

/// The types of the operands and of the result, and the dimension numbers.
pub fn verified<'a>(view: &OpView<'a>) -> ([&'a TensorType; 3], DotDimensions) {
    let types = [view.operand(0), view.operand(1), view.result(0)];
    let [Some(lhs), Some(rhs), Some(result)] = types else {
        unreachable!("operands and result were verified to be tensors")
    };
    let numbers = DimensionNumbers::of(view);
    let dimensions = numbers.checked(lhs.rank(), rhs.rank(), &mut Vec::new());
    let dimensions = dimensions.unwrap_or_else(|| unreachable!("dimensions were verified"));
    ([lhs, rhs, result], dimensions)
}

pub fn sum_policy(view: &OpView<'_>) -> SumPolicy {
    SumPolicy { algorithm: stated_algorithm(view), ..SumPolicy::from(view.numerics()) }
}

/// Checks (C9) and (C10) for sizes that the types left open.
pub fn agree_at_run_time(
    lhs: &Tensor,
    rhs: &Tensor,
    dimensions: &DotDimensions,
) -> Result<(), EvalError> {
    let left = dimensions.lhs_batching.iter().chain(&dimensions.lhs_contracting);
    let right = dimensions.rhs_batching.iter().chain(&dimensions.rhs_contracting);
    for (&left, &right) in left.zip(right) {
        let (left_size, right_size) = (lhs.shape()[left], rhs.shape()[right]);
        if left_size != right_size {
            return Err(EvalError::Failed(format!(
                "dimension {left} of lhs has size {left_size}, dimension {right} of rhs {right_size}"
            )));
        }
    }
    Ok(())
}
