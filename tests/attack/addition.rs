//! Additions that are rounded once to a precision, with exponents of any size.

/// How a sum is rounded to one of its neighbours.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Mode {
    Nearest,
    TowardZero,
    Up,
    Down,
}

pub const MODES: [Mode; 4] = [Mode::Nearest, Mode::TowardZero, Mode::Up, Mode::Down];

/// How a device adds.
#[derive(Debug, Clone, Copy)]
pub struct Way {
    pub precision: u32,
    pub mode: Mode,
    /// Whether some terms are rounded before they are added.
    pub rounds_products: bool,
}

/// The largest power of two that is not above the magnitude of a normal value.
fn power_below(value: f64) -> f64 {
    f64::from_bits(value.to_bits() & f64::INFINITY.to_bits())
}

/// A value in a precision of at most 50 bits.
pub fn rounded(value: f64, precision: u32, mode: Mode) -> f64 {
    if value == 0.0 {
        return value;
    }
    let step = power_below(value) * 2f64.powi(1 - precision as i32);
    let steps = value / step;
    step * match mode {
        Mode::Nearest => steps.round_ties_even(),
        Mode::TowardZero => steps.trunc(),
        Mode::Up => steps.ceil(),
        Mode::Down => steps.floor(),
    }
}

/// The sum of two values of f64 in a precision of at most 50 bits, rounded once.
pub fn sum(a: f64, b: f64, precision: u32, mode: Mode) -> f64 {
    let sum = a + b;
    // the error of this sum (Knuth, 1969); a sum that is not exact becomes odd, so that a second rounding to fewer bits
    // gives what one rounding would
    let other = sum - a;
    let error = (a - (sum - other)) + (b - other);
    let is_even = sum.to_bits() & 1 == 0;
    let odd = match error {
        0.0 => sum,
        _ if !is_even => sum,
        _ if (error > 0.0) == (sum > 0.0) => f64::from_bits(sum.to_bits() + 1),
        _ => f64::from_bits(sum.to_bits() - 1),
    };
    rounded(odd, precision, mode)
}

#[test]
fn a_sum_is_rounded_once() {
    // 1 + 2^-24 + 2^-60: f64 alone gives a tie, which nearest to even rounds down
    assert_eq!(sum(1.0, 2f64.powi(-24) + 2f64.powi(-70), 24, Mode::Nearest), 1.0 + 2f64.powi(-23));
    assert_eq!(sum(1.0, 2f64.powi(-90), 24, Mode::Up), 1.0 + 2f64.powi(-23));
    assert_eq!(sum(1.0, -(2f64.powi(-90)), 24, Mode::TowardZero), 1.0 - 2f64.powi(-24));
    let mut random = crate::random::Random::new(5);
    for _ in 0..10_000 {
        let value = |random: &mut crate::random::Random| {
            let exponent = random.below(40) as i32 - 20;
            let digits = random.below(1 << 25) as f32 - (1 << 24) as f32;
            digits * 2f32.powi(exponent)
        };
        let (a, b) = (value(&mut random), value(&mut random));
        let wide = sum(f64::from(a), f64::from(b), 24, Mode::Nearest);
        assert_eq!(wide, f64::from(a + b), "{a:e} + {b:e}");
    }
}
