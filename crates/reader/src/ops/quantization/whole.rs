//! Ops that are evaluated as a whole, on quantized operands: contractions of integers, and ops that compute
//! in the expressed type.

use std::sync::Arc;

use super::quantized_type;
use crate::ir::{Op, OpView, Type, Values, Violation};
use crate::meaning::{Array, Codes, Steps, elementwise};
use crate::numeric::{ElementType, IntegerType, Numerics, QuantizedType, names};
use crate::ops::contraction::DimensionNumbers;
use crate::ops::{EvalError, Evaluate};
use crate::tensor::{Tensor, Value};

/// The preparation of an op by [`crate::ops::Meaning::Whole`] or by the engine, and the evaluation of the
/// conversions between quantized and other types around it.
#[derive(Clone, Copy)]
pub struct Preparing {
    /// The preparation of the op on types that are not quantized.
    pub prepare: fn(&OpView<'_>) -> Result<Evaluate, Violation>,
    /// The function that makes the evaluation of a conversion of one step.
    pub convert: fn(Steps) -> Convert,
}

/// The evaluation of a conversion.
pub type Convert = Box<dyn Fn(Tensor) -> Result<Tensor, EvalError> + Send + Sync>;

impl Preparing {
    /// The preparation whose conversions use the functions of [`crate::meaning`].
    pub fn as_meant(prepare: fn(&OpView<'_>) -> Result<Evaluate, Violation>) -> Preparing {
        let convert = |steps: Steps| -> Convert {
            Box::new(move |tensor| {
                let (codes, operand) = (&mut Codes::default(), [Array::of_tensor(&tensor)?]);
                let mut results = elementwise(codes, &steps, &operand, tensor.shape())?;
                Ok(results.swap_remove(0).into_tensor()?)
            })
        };
        Preparing { prepare, convert }
    }
}

/// Prepares an op. On quantized types, contractions are those of integers, other ops that compute do so in
/// the expressed type, and all others move codes.
pub fn prepare_whole(view: &OpView<'_>, preparing: Preparing) -> Result<Evaluate, Violation> {
    if !view.operand_types().chain(view.result_types()).any(|ty| quantized_type(ty).is_some()) {
        return (preparing.prepare)(view);
    }
    match view.op.full_name() {
        "stablehlo.dot"
        | "stablehlo.dot_general"
        | "stablehlo.convolution"
        | "stablehlo.dynamic_conv" => match Contraction::of(view) {
            Some(contraction) => contraction.prepare(view, preparing),
            None => by_expressed_values(view, preparing),
        },
        "stablehlo.batch_norm_grad"
        | "stablehlo.batch_norm_inference"
        | "stablehlo.batch_norm_training"
        | "stablehlo.cholesky"
        | "stablehlo.einsum"
        | "stablehlo.triangular_solve"
        | "stablehlo.unary_einsum"
        | "chlo.ragged_dot" => by_expressed_values(view, preparing),
        _ => (preparing.prepare)(view),
    }
}

/// Dequantizes the operands, evaluates the op in the expressed type, and quantizes its results.
fn by_expressed_values(view: &OpView<'_>, preparing: Preparing) -> Result<Evaluate, Violation> {
    let numerics = view.numerics();
    let expressed = |quantized: &QuantizedType| ElementType::Float(quantized.expressed);
    let operands = conversions(view.operand_types(), |quantized| {
        conversion(&ElementType::Quantized(quantized.clone()), &expressed(quantized), numerics)
    })?;
    let results = conversions(view.result_types(), |quantized| {
        conversion(&expressed(quantized), &ElementType::Quantized(quantized.clone()), numerics)
    })?;
    let inner = (preparing.prepare)(&Retyped::new(view, expressed).view(view))?;
    Ok(between(operands, inner, results, preparing))
}

/// Converts the operands, evaluates the op, and converts the results.
fn between(
    operand_conversions: Vec<Option<Steps>>,
    inner: Evaluate,
    result_conversions: Vec<Option<Steps>>,
    Preparing { convert, .. }: Preparing,
) -> Evaluate {
    let made = |conversions: Vec<Option<Steps>>| -> Vec<Option<(ElementType, Convert)>> {
        let made = |steps: Steps| (steps.inputs()[0].clone(), convert(steps));
        conversions.into_iter().map(|steps| steps.map(made)).collect()
    };
    let (operand_conversions, result_conversions) =
        (made(operand_conversions), made(result_conversions));
    let apply = |value: &mut Value, conversion: &Option<(ElementType, Convert)>| {
        if let Some((from, convert)) = conversion {
            *value = convert(value.tensor().clone().with_element(from.clone()))?.into();
        }
        Ok::<(), EvalError>(())
    };
    Box::new(move |runtime, operands| {
        for (operand, conversion) in operands.iter_mut().zip(&operand_conversions) {
            apply(operand, conversion)?;
        }
        let mut results = inner(runtime, operands)?;
        for (result, conversion) in results.iter_mut().zip(&result_conversions) {
            apply(result, conversion)?;
        }
        Ok(results)
    })
}

fn conversion(
    from: &ElementType,
    to: &ElementType,
    numerics: Numerics,
) -> Result<Steps, Violation> {
    let mut steps = Steps::new();
    steps.set_numerics(numerics);
    let operand = steps.input(from.clone());
    let result = steps.convert(operand, to)?;
    steps.set_outputs(vec![result]);
    Ok(steps)
}

/// A conversion for each type that is quantized, and `None` for the others.
fn conversions<'a>(
    types: impl Iterator<Item = &'a Type>,
    conversion: impl Fn(&Arc<QuantizedType>) -> Result<Steps, Violation>,
) -> Result<Vec<Option<Steps>>, Violation> {
    types.map(|ty| quantized_type(ty).map(&conversion).transpose()).collect()
}

/// An op with values of its own, whose quantized element types are replaced.
struct Retyped {
    op: Op,
    values: Values,
}

impl Retyped {
    fn new(view: &OpView<'_>, element: impl Fn(&QuantizedType) -> ElementType) -> Retyped {
        let mut op = view.op.clone();
        let mut values = Values::default();
        for id in op.operands.iter_mut().chain(&mut op.results) {
            let mut value = view.values[*id].clone();
            let replaced = quantized_type(&value.ty).map(|quantized| element(quantized));
            if let (Type::Tensor(ty), Some(element)) = (&mut value.ty, replaced) {
                ty.element = element;
            }
            *id = values.add(value);
        }
        Retyped { op, values }
    }

    fn view<'b>(&'b self, original: &OpView<'b>) -> OpView<'b> {
        OpView { op: &self.op, values: &self.values, ..*original }
    }
}

/// A contraction of codes minus their zero points, whose sums are codes of a type of their own.
struct Contraction {
    /// The type of the factors and the sums.
    integer: ElementType,
    /// The quantized type of the sums: the scale is the product of the operands' scales, and the zero point
    /// is 0.
    sums: ElementType,
    /// The result type with f64 as its expressed type, so that sums are scaled in f64.
    result: ElementType,
}

impl Contraction {
    /// The contraction of an op, or `None` if lhs is not quantized, or if a sum might need more than 64 bits.
    fn of(view: &OpView<'_>) -> Option<Contraction> {
        let lhs = quantized_type(view.type_of(*view.op.operands.first()?))?;
        let rhs = quantized_type(view.type_of(*view.op.operands.get(1)?))?;
        let result = quantized_type(view.type_of(*view.op.results.first()?))?;
        let bits = (terms(view)? * reach(lhs) * reach(rhs)).log2();
        let width = if bits < 31.0 { 32 } else { 64 };
        if bits >= 63.0 || lhs.dimension.is_some() {
            return None;
        }
        let storage = IntegerType { width, signed: true };
        let dimension = match rhs.dimension {
            Some(dimension) => Some(result_dimension(view, dimension)?),
            None => None,
        };
        let expressed = &names::F64;
        let sums = QuantizedType {
            storage,
            expressed,
            dimension,
            scales: rhs.scales.iter().map(|scale| lhs.scales[0] * scale).collect(),
            zero_points: vec![0; rhs.scales.len()],
            storage_range: None,
        };
        let result = QuantizedType { expressed, ..QuantizedType::clone(result) };
        Some(Contraction {
            integer: ElementType::Integer(storage),
            sums: ElementType::Quantized(Arc::new(sums)),
            result: ElementType::Quantized(Arc::new(result)),
        })
    }

    fn prepare(&self, view: &OpView<'_>, preparing: Preparing) -> Result<Evaluate, Violation> {
        let Ok(to_result) = conversion(&self.sums, &self.result, view.numerics()) else {
            return by_expressed_values(view, preparing);
        };
        let factors = conversions(view.operand_types(), |quantized| {
            conversion(&ElementType::Quantized(quantized.clone()), &self.integer, view.numerics())
        })?;
        let retyped = Retyped::new(view, |_| self.integer.clone());
        let inner = (preparing.prepare)(&retyped.view(view))?;
        let scaled = between(factors, inner, vec![Some(to_result)], preparing);
        let element = crate::ops::constraints::tensor_result(view, 0)?.element.clone();
        Ok(Box::new(move |runtime, operands| {
            let results = scaled(runtime, operands)?;
            let codes = |value: Value| value.into_tensor().with_element(element.clone());
            Ok(results.into_iter().map(codes).map(Tensor::into).collect())
        }))
    }
}

/// The largest magnitude of a code minus its zero point.
fn reach(quantized: &QuantizedType) -> f64 {
    let (low, high) = quantized.range();
    let of_point = |&point: &i64| (high - i128::from(point)).max(i128::from(point) - low);
    quantized.zero_points.iter().map(of_point).max().unwrap_or(0) as f64
}

/// The most products that a sum has.
fn terms(view: &OpView<'_>) -> Option<f64> {
    let rhs = view.operand(1)?.static_shape()?;
    let size = |dimension: i64| rhs.get(usize::try_from(dimension).ok()?).copied();
    let terms: usize = match view.op.full_name() {
        "stablehlo.dot" => size(0).unwrap_or(1),
        "stablehlo.dot_general" => {
            let contracting = DimensionNumbers::of(view).rhs_contracting;
            contracting.into_iter().map(size).product::<Option<usize>>()?
        }
        _ => rhs.iter().product(),
    };
    Some(terms.max(1) as f64)
}

/// The dimension of the result that a dimension of rhs becomes.
fn result_dimension(view: &OpView<'_>, dimension: usize) -> Option<usize> {
    let rank = view.operand(1)?.rank();
    match view.op.full_name() {
        "stablehlo.dot" => {
            (dimension > 0).then(|| view.result(0).map(|result| result.rank() - 1))?
        }
        "stablehlo.dot_general" => {
            let numbers = DimensionNumbers::of(view);
            let (batching, contracting) = (numbers.rhs_batching, numbers.rhs_contracting);
            let is = |dimensions: &[i64], index: usize| dimensions.contains(&(index as i64));
            if let Some(place) = batching.iter().position(|&other| other == dimension as i64) {
                return Some(place);
            }
            let free = (dimension..rank)
                .filter(|&other| !is(&batching, other) && !is(&contracting, other));
            let from_end = free.count();
            (!is(&contracting, dimension))
                .then(|| view.result(0).map(|result| result.rank() - from_end))?
        }
        _ => {
            let numbers = view.fields("dimension_numbers")?;
            let is_output = numbers.integer("kernel_output_feature_dimension") == dimension as i64;
            let output = usize::try_from(numbers.integer("output_feature_dimension")).ok();
            output.filter(|_| is_output)
        }
    }
}
