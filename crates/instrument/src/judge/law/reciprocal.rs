//! Quotients that a compiler computes as products with reciprocals.

use super::flush::flush;
use crate::alone::OneOp;
use crate::alone::wide::converted;
use crate::ir::{Op, OpName, OpView};
use crate::judge::ground::band::Band;
use crate::judge::ground::rung::Freedoms;
use crate::numeric::{ElementType, names};
use crate::ops;
use crate::tensor::{Tensor, Value};

/// The results of a division of floats as a product with the reciprocal of the divisor, each rounded to the type of the
/// result, or to f32 if that is narrower, that a device used: it computes all elements so or none, and its elements are these at
/// most places where they differ from ours. There are none of other ops.
pub fn used_quotients(
    view: &OpView<'_>,
    operands: &[Value],
    [ours, actual]: [&Tensor; 2],
) -> Vec<Tensor> {
    let mut quotients = by_reciprocals(view, operands, false);
    quotients.retain(|quotient| {
        let differing = ours.differing_places(quotient);
        let count = |tensor: &Tensor| {
            differing.iter().filter(|place| tensor.code(**place) == actual.code(**place)).count()
        };
        count(quotient) > count(ours)
    });
    quotients
}

/// Quotients as products with reciprocals of which the subnormal ones are replaced by zero, where some are.
pub fn quotients_without_subnormals(view: &OpView<'_>, operands: &[Value]) -> Vec<Tensor> {
    by_reciprocals(view, operands, true)
}

fn by_reciprocals(view: &OpView<'_>, operands: &[Value], is_flushed: bool) -> Vec<Tensor> {
    let [Value::Tensor(dividend), Value::Tensor(divisor)] = operands else { return Vec::new() };
    let Some(format) = of_division(view, dividend.element()) else { return Vec::new() };
    let own = dividend.element().clone();
    let wide = (format.precision() < 24).then_some(ElementType::Float(&names::F32));
    let types = std::iter::once(own).chain(wide);
    types.filter_map(|ty| quotient(view, dividend, divisor, &ty, is_flushed)).collect()
}

/// A quotient whose steps are in a type.
fn quotient(
    view: &OpView<'_>,
    dividend: &Tensor,
    divisor: &Tensor,
    ty: &ElementType,
    is_flushed: bool,
) -> Option<Tensor> {
    let [dividend, divisor] = [dividend, divisor].map(|it| converted(it, ty, view.numerics()));
    let one = Tensor::from_f64s(ty.clone(), &[], &[1.0]).ok()?;
    let ones = Tensor::splat(ty.clone(), divisor.shape(), one.code(0));
    let run = |view: &OpView<'_>, operands: [Tensor; 2]| {
        let op = OneOp::retyped(view, |_| ty.clone());
        let results = op.run(&operands.map(Value::from)).ok()?;
        results.into_iter().next()?.as_tensor().cloned()
    };
    let mut reciprocal = run(view, [ones, divisor])?;
    if is_flushed {
        reciprocal = flush(&reciprocal.clone().into())?.into_tensor();
    }
    let multiply = &ops::entry("stablehlo.multiply")?.def;
    let op = Op { name: OpName::Known(multiply), ..view.op.clone() };
    let product = run(&OpView { op: &op, ..*view }, [dividend, reciprocal])?;
    Some(converted(
        &product,
        view.result_types().next()?.as_tensor().map(|it| &it.element)?,
        view.numerics(),
    ))
}

/// The format of the elements, if the op divides real floats.
fn of_division(
    view: &OpView<'_>,
    element: &ElementType,
) -> Option<&'static crate::numeric::FloatFormat> {
    match element {
        ElementType::Float(format) if view.op.full_name() == "stablehlo.divide" => Some(*format),
        _ => None,
    }
}

/// A band of quotients with those that are products with a reciprocal, whose rounding errs by half a unit in the last place.
pub fn with_reciprocals(
    view: &OpView<'_>,
    mut band: Band,
    element: &ElementType,
    freedoms: &Freedoms,
) -> Band {
    let Some(format) = of_division(view, element).filter(|_| freedoms.replay) else { return band };
    // a little more than the half, for the square of the error
    let relative = 1.01 * f64::from(-(format.precision() as i32)).exp2();
    for (lo, hi) in band.lo.iter_mut().zip(&mut band.hi) {
        if lo.is_finite() {
            *lo -= lo.abs() * relative;
        }
        if hi.is_finite() {
            *hi += hi.abs() * relative;
        }
    }
    band
}
