//! Steps on complex numbers: each part is an f32 or f64, a computing step's NaN parts are canonical.

use num_complex::Complex;

use super::bank::Lane;
use super::float::FloatLane;
use super::kernel::{Kernel, each, each_two};
use super::{Binary, Direction, Unary};
use crate::numeric::{ComplexPart, FloatFormat, complex};

/// The code of a step of one operand.
pub fn unary(unary: Unary, part: ComplexPart) -> Option<Kernel> {
    match part {
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

/// The code of a comparison: lexicographic, real parts first, as the parts compare.
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
        Unary::Abs => each(|lane: Complex<F>| part(F::narrow(complex::abs(wide(lane))))),
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

/// A step by a function in f64, of which each part is rounded once.
fn through_f64<F: FloatLane>(
    of: impl Fn(Complex<f64>) -> Complex<f64> + Send + Sync + 'static,
) -> Kernel
where
    Complex<F>: Lane,
{
    each(move |a: Complex<F>| narrow::<F>(of(wide(a))))
}

/// The same of two operands.
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

/// The number with canonical NaNs as parts.
#[inline(always)]
fn canonical<F: FloatLane>(value: Complex<F>) -> Complex<F> {
    Complex::new(part(value.re), part(value.im))
}

/// The part, or the canonical NaN.
#[inline(always)]
fn part<F: FloatLane>(value: F) -> F {
    if value.is_nan() { F::NAN } else { value }
}
