//! How far the steps of complex arithmetic may be from exact results.

use crate::alone::broadcast::places;
use crate::alone::wide::numbers;
use crate::ir::OpView;
use crate::judge::ground::band::Band;
use crate::numeric::{ElementType, FloatFormat};
use crate::ops::facts;
use crate::tensor::{Tensor, Value};

/// Whether the elements of a tensor are complex numbers.
pub fn is_complex(tensor: &Tensor) -> bool {
    matches!(tensor.element(), ElementType::Complex(_))
}

/// Real numbers as complex ones, each with a zero after it.
fn with_imaginary<T: Copy + Default>(values: &[T]) -> Vec<T> {
    values.iter().flat_map(|&value| [value, T::default()]).collect()
}

/// The numbers of a tensor as a conversion between real and complex types takes them: the real parts alone, or each with a
/// zero for its imaginary part.
pub fn converted(operand: &Tensor, result: &Tensor) -> Vec<f64> {
    let values = numbers(operand);
    match (is_complex(operand), is_complex(result)) {
        (true, false) => values.into_iter().step_by(2).collect(),
        (false, true) => with_imaginary(&values),
        _ => values,
    }
}

/// Intervals of real numbers as intervals of complex ones.
pub fn of_real(band: &Band) -> Band {
    let [lo, hi] = [&band.lo, &band.hi].map(|ends| with_imaginary(ends));
    Band { lo, hi, marks: with_imaginary(&band.marks) }
}

/// Which elements of a result are made of complex numbers with a part that is NaN or, for other ops than those that compare,
/// infinite; `None` if none is.
pub fn open_elements(
    view: &OpView<'_>,
    operands: &[Value],
    ours: &Tensor,
    is_ordered: bool,
) -> Option<Vec<bool>> {
    let is_open = |part: &f64| if is_ordered { part.is_nan() } else { !part.is_finite() };
    let mut open = vec![false; ours.len()];
    for tensor in operands.iter().filter_map(Value::as_tensor).filter(|it| is_complex(it)) {
        let parts = numbers(tensor);
        let places = places(view, tensor.shape(), ours.shape());
        for (open, place) in open.iter_mut().zip(places) {
            *open |= parts[2 * place..][..2].iter().any(is_open);
        }
    }
    open.contains(&true).then_some(open)
}

/// The magnitude of the complex number that a part belongs to, to which the error of the part is relative. Beside an infinite part it
/// is that of the part alone.
pub fn magnitude(exact: &[f64], index: usize) -> f64 {
    let [own, other] = [exact[index].abs(), exact[index ^ 1].abs()];
    match own.is_finite() && other.is_finite() {
        true => pxfm::f_hypot(own, other).min(f64::MAX),
        false => own,
    }
}

/// The two products whose sum is a part of a complex product.
#[derive(Clone, Copy)]
pub struct Products {
    /// The sum of their magnitudes.
    pub magnitude: f64,
    /// The sum of the magnitudes of those that are below the normal range of the type.
    pub subnormal: f64,
    /// Whether finite factors have products of both signs that overflow the type, so that the order of the steps, and whether
    /// they are fused, decides between infinities, NaN and numbers.
    pub is_open: bool,
}

/// The products that the parts of the results are sums of, if the op multiplies complex numbers.
pub fn products(view: &OpView<'_>, operands: &[Value], ours: &Tensor) -> Option<Vec<Products>> {
    let second = match facts::of(view.op).plain {
        "stablehlo.multiply" => 1,
        "chlo.square" => 0,
        _ => return None,
    };
    if !is_complex(ours) {
        return None;
    }
    let [lhs, rhs] = [0, second].map(|index| factors(view, operands, ours, index));
    let (lhs, rhs) = (lhs?, rhs?);
    let format = ours.element().float_format()?;
    let smallest = format.decode(format.min_normal());
    let of_parts = |(a, b): (&[f64; 2], &[f64; 2])| {
        [[(a[0], b[0]), (-a[1], b[1])], [(a[0], b[1]), (a[1], b[0])]].map(|pairs| Products {
            magnitude: pairs.iter().map(|(a, b)| (a * b).abs()).sum(),
            subnormal: pairs.iter().map(|(a, b)| (a * b).abs()).filter(|it| *it < smallest).sum(),
            is_open: is_open(pairs.map(|(a, b)| (a * SCALE) * (b * SCALE)), format),
        })
    };
    Some(lhs.iter().zip(&rhs).flat_map(of_parts).collect())
}

/// The losses of the steps of complex arithmetic where their subnormal results are replaced by zero.
#[derive(Clone, Copy, PartialEq)]
pub enum Lost {
    /// By how much a number of the result may be smaller, and by how much larger.
    By([f64; 2]),
    /// The divisor: a number of the result may be an infinity or NaN.
    Divisor,
}

/// What each number of a result may lose where subnormal results of steps are replaced by zero: products, quotients, magnitudes and
/// logarithms of these. `None` of other ops.
pub fn lost_steps(
    view: &OpView<'_>,
    operands: &[Value],
    ours: &Tensor,
    exact: &[f64],
) -> Option<Vec<Lost>> {
    if let Some(products) = products(view, operands, ours) {
        let lost = |it: &Products| Lost::By([it.subnormal; 2]);
        return Some(products.iter().map(lost).collect());
    }
    let format = ours.element().float_format()?;
    let smallest = format.decode(format.min_normal());
    let factors = |index: usize| factors(view, operands, ours, index);
    match facts::of(view.op).plain {
        "stablehlo.divide" if is_complex(ours) => {
            let pairs = factors(0)?.into_iter().zip(factors(1)?).zip(exact.chunks_exact(2));
            Some(pairs.flat_map(|((a, b), exact)| of_quotient(a, b, exact, smallest)).collect())
        }
        "stablehlo.abs" if operands.first()?.as_tensor().is_some_and(is_complex) => Some(
            exact.iter().map(|&size| Lost::By([below_magnitude(size, smallest), 0.0])).collect(),
        ),
        "stablehlo.log" if is_complex(ours) => {
            let of_parts = |number: [f64; 2]| {
                let size = pxfm::f_hypot(number[0], number[1]);
                let rest = size - below_magnitude(size, smallest);
                // the logarithm of the magnitude without what is lost
                let below = if rest > 0.0 { pxfm::f_log(size / rest) } else { f64::INFINITY };
                [Lost::By([below, 0.0]), Lost::By([0.0; 2])]
            };
            Some(factors(0)?.into_iter().flat_map(of_parts).collect())
        }
        _ => None,
    }
}

/// The numbers of an operand of an elementwise op, one for each element of the result.
fn factors(
    view: &OpView<'_>,
    operands: &[Value],
    ours: &Tensor,
    index: usize,
) -> Option<Vec<[f64; 2]>> {
    let operand = operands.get(index)?.as_tensor().filter(|it| is_complex(it))?;
    let parts = numbers(operand);
    let places = places(view, operand.shape(), ours.shape());
    Some(places.into_iter().map(|it| [parts[2 * it], parts[2 * it + 1]]).collect())
}

/// By how much a magnitude is too small if squares that are below the smallest normal number are lost.
fn below_magnitude(size: f64, smallest: f64) -> f64 {
    let lost = 2.0 * smallest;
    match size * size <= lost {
        true => size,
        // the difference of a number and the root of its square less what is lost
        false => lost / (size + (size * size - lost).sqrt()),
    }
}

/// The losses of both parts of a quotient, by its formula or with a divisor that is scaled by its larger part.
fn of_quotient(a: [f64; 2], b: [f64; 2], exact: &[f64], smallest: f64) -> [Lost; 2] {
    let below = |value: f64| if value.abs() < smallest { value.abs() } else { 0.0 };
    let divisor = b[0] * b[0] + b[1] * b[1];
    let of_divisor = below(b[0] * b[0]) + below(b[1] * b[1]) + below(divisor);
    if of_divisor >= divisor || !divisor.is_finite() {
        return [Lost::Divisor; 2];
    }
    let [small, large] = match b[0].abs() < b[1].abs() {
        true => [b[0], b[1]],
        false => [b[1], b[0]],
    };
    let ratio = small / large;
    let share = of_divisor / (divisor - of_divisor) + below(ratio);
    let is_reciprocal_lost = 1.0 / divisor < smallest || 1.0 / large.abs() < smallest;
    let part = |pairs: [(f64, f64); 2], own: f64| {
        let terms: f64 = pairs.iter().map(|(a, b)| below(a * b)).sum();
        let whole = below(pairs.iter().map(|(a, b)| a * b).sum());
        // the products with the ratio, and the ratio itself
        let scaled = |it: f64| below(it * ratio) + it.abs() * below(ratio);
        let of_scaled = (scaled(a[0]) + scaled(a[1])) / large.abs();
        let lost = (terms + whole) / divisor + of_scaled + share * own.abs();
        let lost = if is_reciprocal_lost { lost + own.abs() } else { lost };
        Lost::By([lost; 2])
    };
    [part([(a[0], b[0]), (a[1], b[1])], exact[0]), part([(a[1], b[0]), (-a[0], b[1])], exact[1])]
}

/// A factor that keeps products of two values of f64 in its range: 2^-512.
const SCALE: f64 = f64::from_bits((1023 - 512) << 52);

/// Whether the sum of two products, which are given times 2^-1024, depends on the steps in which it is computed in a type, because
/// they overflow it and have both signs.
fn is_open([first, second]: [f64; 2], format: &FloatFormat) -> bool {
    let largest = format.decode(format.max_finite) * SCALE * SCALE;
    let overflow = [first, second].map(|product| product.abs() > largest);
    if !first.is_finite() || !second.is_finite() || !overflow.contains(&true) {
        return false;
    }
    let is_opposite = first.is_sign_negative() != second.is_sign_negative();
    let may_be_finite = (first + second).abs() <= largest * (1.0 + f64::from(f32::EPSILON));
    is_opposite && (overflow == [true, true] || may_be_finite)
}

/// What `1 / (1 + exp(-z))` may give for complex numbers if each step is off by some units, and for which numbers no bound is
/// known: where the sum may lose all digits, or the exponential may overflow. `least` is the smallest result whose
/// exponential does not.
pub fn logistic(exact: &[f64], units: f64, unit: f64, least: f64) -> (Band, Vec<bool>) {
    let error = |result: &[f64]| {
        let size = pxfm::f_hypot(result[0], result[1]);
        // the exponential is (1 - r) / r, and one plus the exponential is 1 / r
        let share = pxfm::f_hypot(1.0 - result[0], result[1]);
        let relative = unit * ((units + 1.0) * share + size + units + 1.0);
        // of a sum whose relative error is larger nothing is left
        match size >= least && relative < 0.5 {
            true => size * relative / (1.0 - relative),
            false => f64::NAN,
        }
    };
    let errors: Vec<f64> = exact.chunks(2).flat_map(|result| [error(result); 2]).collect();
    let distance = |index: usize| if errors[index].is_nan() { 0.0 } else { errors[index] };
    let band = Band::around(exact, distance);
    (band, errors.iter().map(|error| error.is_nan()).collect())
}
