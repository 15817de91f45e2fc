//! Arithmetic of complex scalars in f64 that gives the same bits on every machine (no function of the host's
//! mathematical library) and in which no intermediate result overflows or underflows.

use num_complex::Complex;

/// A scalar. A real scalar has the imaginary part 0.
pub type Z = Complex<f64>;

pub const ONE: Z = Complex::new(1.0, 0.0);
pub const ZERO: Z = Complex::new(0.0, 0.0);

/// A real number as a scalar.
pub fn real(value: f64) -> Z {
    Complex::new(value, 0.0)
}

/// `sqrt(x^2 + y^2)`, to within two units in the last place.
pub fn hypotenuse(x: f64, y: f64) -> f64 {
    let (x, y) = (x.abs(), y.abs());
    let (large, small) = if x < y { (y, x) } else { (x, y) };
    if small == 0.0 || !large.is_finite() {
        return if small.is_nan() { small } else { large };
    }
    let scale = power_of_two(large);
    let (large, small) = (large * scale, small * scale);
    (large * large + small * small).sqrt() / scale
}

/// The absolute value.
pub fn modulus(z: Z) -> f64 {
    hypotenuse(z.re, z.im)
}

/// `|re| + |im|`, by which LAPACK compares complex numbers.
pub fn size(z: Z) -> f64 {
    z.re.abs() + z.im.abs()
}

/// A quotient, by Smith's method.
pub fn quotient(a: Z, b: Z) -> Z {
    if b.im == 0.0 {
        return Complex::new(a.re / b.re, a.im / b.re);
    }
    if b.re.abs() >= b.im.abs() {
        let ratio = b.im / b.re;
        let divisor = b.re + b.im * ratio;
        return Complex::new((a.re + a.im * ratio) / divisor, (a.im - a.re * ratio) / divisor);
    }
    let ratio = b.re / b.im;
    let divisor = b.re * ratio + b.im;
    Complex::new((a.re * ratio + a.im) / divisor, (a.im * ratio - a.re) / divisor)
}

/// The square root whose real part is not negative.
pub fn square_root(z: Z) -> Z {
    let length = modulus(z);
    if length == 0.0 {
        return z;
    }
    let half = ((length + z.re.abs()) * 0.5).sqrt();
    let other = z.im / (2.0 * half);
    match z.re >= 0.0 {
        true => Complex::new(half, other),
        false => Complex::new(other.abs(), half.copysign(z.im)),
    }
}

/// A power of two whose product with a positive finite number lies between 1/2 and 2.
pub fn power_of_two(value: f64) -> f64 {
    const EXPONENT: u64 = 0x7FF;
    let exponent = (value.to_bits() >> 52) & EXPONENT;
    // the clamp is there because the powers of two at both ends have no reciprocal
    f64::from_bits(2046u64.saturating_sub(exponent).clamp(1, 2045) << 52)
}

/// A power of two for elements so large or so small that sums of their squares leave f64's range; otherwise
/// 1. Multiplying by it rounds only elements that are negligible beside the largest.
pub fn scale_of(elements: &[Z]) -> f64 {
    const SAFE: std::ops::Range<f64> = 1e-120..1e120;
    let largest = elements.iter().map(|z| z.re.abs().max(z.im.abs())).fold(0.0, f64::max);
    match largest == 0.0 || SAFE.contains(&largest) || !largest.is_finite() {
        true => 1.0,
        false => power_of_two(largest),
    }
}

/// The Euclidean length of a vector whose elements are within [`scale_of`]'s range.
pub fn length(vector: impl IntoIterator<Item = Z>) -> f64 {
    vector.into_iter().map(|z| z.norm_sqr()).sum::<f64>().sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_of_extreme_numbers_stay_finite_and_positive() {
        assert_eq!(hypotenuse(3.0, -4.0), 5.0);
        assert!((hypotenuse(3e300, 4e300) / 5e300 - 1.0).abs() < 1e-15);
        assert!(hypotenuse(3e-320, 4e-320) > 4.9e-320);
        assert_eq!(hypotenuse(0.0, -2.0), 2.0);
        assert!(hypotenuse(f64::INFINITY, 1.0).is_infinite());
    }

    #[test]
    fn square_roots_and_quotients_undo_products() {
        let (a, b) = (Complex::new(-3.0, 4.0), Complex::new(0.5, -2.0));
        assert_eq!(square_root(a), Complex::new(1.0, 2.0));
        assert_eq!(square_root(Complex::new(-4.0, 0.0)), Complex::new(0.0, 2.0));
        assert!(modulus(quotient(a * b, b) - a) < 1e-15);
    }

    #[test]
    fn scales_are_powers_of_two_that_have_reciprocals() {
        for value in [f64::MIN_POSITIVE, 5e-324, 1.0, 3.0, f64::MAX] {
            let scale = power_of_two(value);
            assert!(scale > 0.0 && (1.0 / scale).is_finite(), "{value}");
            assert!(value < 1e-300 || (0.5..=4.0).contains(&(value * scale)), "{value}");
        }
    }
}
