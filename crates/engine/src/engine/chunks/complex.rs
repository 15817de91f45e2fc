//! Steps on complex numbers. Each part is an f32 or f64, and NaN parts of computed results are canonical.

use num_complex::Complex;

use super::float::FloatLane;
use super::kernel::{Kernel, each, each_two, map, one};
use super::register_file::Lane;
use super::{Binary, Direction, Unary};
use crate::numeric::{ComplexPart, FloatFormat, complex};

/// The code of a step of one operand.
pub fn unary(unary: Unary, part: ComplexPart) -> Option<Kernel> {
    match part {
        ComplexPart::F32 if unary == Unary::Abs => Some(one(moduli)),
        ComplexPart::F32 => unary_of::<f32>(unary),
        ComplexPart::F64 => unary_of::<f64>(unary),
    }
}

/// The code of a step of two operands.
pub fn binary(binary: Binary, part: ComplexPart) -> Option<Kernel> {
    match part {
        ComplexPart::F32 => binary_of::<f32>(binary),
        ComplexPart::F64 => binary_of::<f64>(binary),
    }
}

/// The code of a comparison, which is lexicographic: real parts first, then imaginary parts.
pub fn compare(direction: Direction, part: ComplexPart) -> Option<Kernel> {
    match part {
        ComplexPart::F32 => Some(compare_of::<f32>(direction)),
        ComplexPart::F64 => Some(compare_of::<f64>(direction)),
    }
}

/// The code that makes complex numbers from their parts.
pub fn from_parts(format: &FloatFormat) -> Option<Kernel> {
    match (format.is_f32(), format.is_f64()) {
        (true, _) => Some(each_two(|re: f32, im: f32| Complex::new(re, im))),
        (_, true) => Some(each_two(|re: f64, im: f64| Complex::new(re, im))),
        _ => None,
    }
}

fn unary_of<F: FloatLane>(unary: Unary) -> Option<Kernel>
where
    Complex<F>: Lane,
{
    Some(match unary {
        Unary::Abs => each(modulus::<F>),
        Unary::Sign => through_f64(complex::sign),
        Unary::Square => through_f64(complex::square),
        Unary::AsinAcosKernel => through_f64(complex::asin_acos_kernel),
        Unary::Function(function) => through_f64(complex::function(function)?),
        Unary::Negate => each(|lane: Complex<F>| Complex::new(lane.re.negate(), lane.im.negate())),
        Unary::Real => each(|lane: Complex<F>| lane.re),
        Unary::Imag => each(|lane: Complex<F>| lane.im),
        _ => return None,
    })
}

/// The f64 nearest to |z|, rounded.
fn modulus<F: FloatLane>(z: Complex<F>) -> F {
    part(F::narrow(complex::abs(wide(z))))
}

/// The moduli of many f32 numbers, most of them in vector registers.
fn moduli(operand: &[Complex<f32>], result: &mut [f32]) {
    map(operand, result, &|z| settled_modulus(z).unwrap_or(f32::NAN));
    for (result, &z) in result.iter_mut().zip(operand) {
        if result.is_nan() {
            *result = modulus(z);
        }
    }
}

/// The modulus of a number, if every f64 up to two units in the last place away would round to one f32.
/// Squares of f32 are exact in f64, so the rounded sum and its root are no farther from the exact modulus.
#[inline(always)]
fn settled_modulus(z: Complex<f32>) -> Option<f32> {
    const DROPPED: u64 = (1 << 29) - 1;
    const HALF: u64 = 1 << 28;
    let (re, im) = (f64::from(z.re), f64::from(z.im));
    let root = (re * re + im * im).sqrt();
    let is_normal = root >= f64::from(f32::MIN_POSITIVE) && root <= f64::from(f32::MAX);
    let is_far_from_half = (root.to_bits() & DROPPED).abs_diff(HALF) > 4;
    ((is_normal && is_far_from_half) || root == 0.0).then_some(root as f32)
}

fn binary_of<F: FloatLane>(binary: Binary) -> Option<Kernel>
where
    Complex<F>: Lane,
{
    Some(match binary {
        Binary::Add => computed_two(|a: Complex<F>, b| Complex::new(a.re + b.re, a.im + b.im)),
        Binary::Subtract => computed_two(|a: Complex<F>, b| Complex::new(a.re - b.re, a.im - b.im)),
        Binary::Multiply => computed_two(|a: Complex<F>, b| {
            Complex::new(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re)
        }),
        Binary::Divide => through_f64_two(complex::divide),
        Binary::Power => through_f64_two(complex::power),
        Binary::Atan2 => through_f64_two(complex::atan2),
        Binary::Maximum => computed_two(|a: Complex<F>, b| if greater(a, b) { a } else { b }),
        Binary::Minimum => computed_two(|a: Complex<F>, b| if less(a, b) { a } else { b }),
        _ => return None,
    })
}

fn compare_of<F: FloatLane>(direction: Direction) -> Kernel
where
    Complex<F>: Lane,
{
    match direction {
        Direction::Eq => holds(equal::<F>),
        Direction::Ne => holds(|a: Complex<F>, b| !equal(a, b)),
        Direction::Ge => holds(|a: Complex<F>, b| greater(a, b) || equal(a, b)),
        Direction::Gt => holds(greater::<F>),
        Direction::Le => holds(|a: Complex<F>, b| less(a, b) || equal(a, b)),
        Direction::Lt => holds(less::<F>),
    }
}

#[inline(always)]
fn equal<F: FloatLane>(a: Complex<F>, b: Complex<F>) -> bool {
    a.re == b.re && a.im == b.im
}

#[inline(always)]
fn greater<F: FloatLane>(a: Complex<F>, b: Complex<F>) -> bool {
    a.re > b.re || (a.re == b.re && a.im > b.im)
}

#[inline(always)]
fn less<F: FloatLane>(a: Complex<F>, b: Complex<F>) -> bool {
    a.re < b.re || (a.re == b.re && a.im < b.im)
}

fn holds<F: FloatLane>(
    of: impl Fn(Complex<F>, Complex<F>) -> bool + Send + Sync + 'static,
) -> Kernel
where
    Complex<F>: Lane,
{
    each_two(move |a: Complex<F>, b: Complex<F>| u8::from(of(a, b)))
}

fn computed_two<F: FloatLane>(
    of: impl Fn(Complex<F>, Complex<F>) -> Complex<F> + Send + Sync + 'static,
) -> Kernel
where
    Complex<F>: Lane,
{
    each_two(move |a: Complex<F>, b: Complex<F>| canonical(of(a, b)))
}

/// A step by a function in f64, each part of whose result is rounded once.
fn through_f64<F: FloatLane>(
    of: impl Fn(Complex<f64>) -> Complex<f64> + Send + Sync + 'static,
) -> Kernel
where
    Complex<F>: Lane,
{
    each(move |a: Complex<F>| narrow::<F>(of(wide(a))))
}

/// A step of two operands by a function in f64, each part of whose result is rounded once.
fn through_f64_two<F: FloatLane>(
    of: impl Fn(Complex<f64>, Complex<f64>) -> Complex<f64> + Send + Sync + 'static,
) -> Kernel
where
    Complex<F>: Lane,
{
    each_two(move |a: Complex<F>, b: Complex<F>| narrow::<F>(of(wide(a), wide(b))))
}

fn wide<F: FloatLane>(value: Complex<F>) -> Complex<f64> {
    Complex::new(value.re.widen(), value.im.widen())
}

fn narrow<F: FloatLane>(value: Complex<f64>) -> Complex<F> {
    canonical(Complex::new(F::narrow(value.re), F::narrow(value.im)))
}

/// The number with each NaN part replaced by the canonical NaN.
#[inline(always)]
fn canonical<F: FloatLane>(value: Complex<F>) -> Complex<F> {
    Complex::new(part(value.re), part(value.im))
}

/// The part, or the canonical NaN if it is NaN.
#[inline(always)]
fn part<F: FloatLane>(value: F) -> F {
    if value.is_nan() { F::NAN } else { value }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::random::Random;

    #[test]
    fn moduli_of_many_are_those_of_one() {
        let mut random = Random::new(1);
        let mut random = || random.bits() as u32;
        let special = [0.0, -0.0, 1e-45, 1e-38, 3e38, f32::INFINITY, f32::NAN, 3.0, -4.0];
        let mut operand: Vec<Complex<f32>> =
            special.iter().flat_map(|&re| special.map(|im| Complex::new(re, im))).collect();
        for _ in 0..200_000 {
            let re = f32::from_bits(random());
            // the parts have about one size, or any sizes; or the modulus is exactly in the middle between
            // two f32
            let im = match random() % 3 {
                0 => f32::from_bits(random()),
                1 => f32::from_bits(re.to_bits() ^ (random() & 0x80FF_FFFF)),
                _ => 0.0,
            };
            operand.push(Complex::new(re, im));
            let odd = (random() >> 8 | 1) as f32;
            operand.push(Complex::new(3.0 * odd / 4.0, odd));
        }
        let mut result = vec![0.0; operand.len()];
        moduli(&operand, &mut result);
        for (&z, result) in operand.iter().zip(result) {
            assert_eq!(result.to_bits(), modulus(z).to_bits(), "{z}");
        }
        let settled = operand.iter().filter(|&&z| settled_modulus(z).is_some()).count();
        assert!(settled > operand.len() / 2 && settled < operand.len());
    }
}
