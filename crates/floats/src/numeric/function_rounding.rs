//! Functions rounded by any policy, from the true value and not from the f64 nearest to it.
//!
//! An f64 within two ULP of the true value decides most roundings, because the policy gives one code for both
//! ends of that range. Otherwise there is a bound between the ends (a value of the format, the middle of two,
//! the threshold of overflow), and [`super::exact_comparison`] says on which side of it the true value lies,
//! or that it is the bound itself, as in cbrt(8) and 3^2.

use std::cmp::Ordering;

use super::exact_comparison;
use super::format::FloatFormat;
use super::functions::{Function, Function2};
use super::number::{Finite, Number};
use super::policy::ConvertPolicy;

/// How far an f64 result may be from the true value, in ULP.
const STEPS: i64 = 2;

impl FloatFormat {
    /// The code of a function's true value at an f64, rounded once by a policy; the result of an f64 function
    /// is taken as exact, within its error bound. `chance` is that of [`FloatFormat::encode_number`].
    pub fn function_code(
        &self,
        function: Function,
        x: f64,
        policy: ConvertPolicy,
        chance: u32,
    ) -> u64 {
        let encode = |number: Number| self.encode_number(policy, number, chance);
        if function == Function::Sqrt {
            return encode(Number::square_root(x));
        }
        let value = function.f64()(x);
        if value.is_infinite() && x.is_finite() && overflows(function, x) {
            return encode(far(FAR, value < 0.0));
        }
        if self.is_below(value) && x.is_finite() && !is_root(function, x) {
            return encode(far(-FAR, value.is_sign_negative()));
        }
        let is_hard = x.is_finite() && x != 0.0 && value != 0.0;
        let compare =
            |bound| limit(function, x, bound, || exact_comparison::compare(function, x, bound));
        self.settled(value, is_hard, compare, encode)
    }

    /// The code of a function of two operands, rounded by the policy.
    pub fn function2_code(
        &self,
        function: Function2,
        lhs: f64,
        rhs: f64,
        policy: ConvertPolicy,
        chance: u32,
    ) -> u64 {
        let encode = |number: Number| self.encode_number(policy, number, chance);
        let value = function.f64()(lhs, rhs);
        let are_finite = lhs.is_finite() && rhs.is_finite();
        if value.is_infinite() && are_finite && !is_pole(function, lhs, rhs) {
            return encode(far(FAR, value < 0.0));
        }
        if self.is_below(value) && are_finite && lhs != 0.0 {
            return encode(far(-FAR, value.is_sign_negative()));
        }
        let orders_zero = function == Function2::Polygamma && lhs == 0.0;
        let is_hard = are_finite && (lhs != 0.0 || orders_zero) && rhs != 0.0 && value != 0.0;
        let compare = |bound| compare2(function, lhs, rhs, bound);
        self.settled(value, is_hard, compare, encode)
    }

    /// Whether an f64 is so far below the smallest values of the format that it rounds as any other number
    /// there does.
    fn is_below(&self, value: f64) -> bool {
        value == 0.0 || value.abs() < TINY && !self.is_f64()
    }

    /// The code of a true value, of which `value` is within two ULP. `compare` says how the true value
    /// compares with a bound near it, and is called only if `is_hard`.
    fn settled(
        &self,
        value: f64,
        is_hard: bool,
        compare: impl Fn(f64) -> Ordering,
        encode: impl Fn(Number) -> u64,
    ) -> u64 {
        if value.is_nan() {
            return encode(Number::NAN);
        }
        if self.is_f64() || !is_hard || value.is_infinite() {
            return encode(Number::from_f64(value));
        }
        let moved = |steps| f64::from_bits(value.to_bits().wrapping_add_signed(steps));
        let low = encode(Number::from_f64(moved(-STEPS)));
        let high = encode(Number::from_f64(moved(STEPS)));
        if low == high {
            return low;
        }
        let is_bound = |bound: &f64| {
            let sides = [Ordering::Less, Ordering::Equal, Ordering::Greater];
            let [below, at, above] = sides.map(|side| encode(beside(*bound, side)));
            below != at || at != above
        };
        let near = (-STEPS..=STEPS).map(moved);
        // the neighbour of a tie may also look like a bound, but a tie has few bits
        let bound = near.filter(is_bound).max_by_key(|bound| bound.to_bits().trailing_zeros());
        match bound {
            Some(bound) => encode(beside(bound, compare(bound))),
            None => encode(Number::from_f64(value)),
        }
    }
}

/// A finite number that is not zero, and lies beyond or below all formats.
fn far(exponent: i32, negative: bool) -> Number {
    Number::Finite(Finite { negative, significand: 1, exponent, more: true })
}

/// An exponent beyond those of all formats.
const FAR: i32 = 1 << 14;

/// A number that is just below an f64, is equal to it, or is just above it.
fn beside(value: f64, side: Ordering) -> Number {
    let least = f64::from_bits(1);
    Number::near(
        value,
        match side {
            Ordering::Less => -least,
            Ordering::Equal => 0.0,
            Ordering::Greater => least,
        },
    )
}

/// A number below half of the smallest value, 2^-1000, of all formats but f64.
const TINY: f64 = 1e-304;

/// Whether a function that f64 gives as infinite at a finite operand is only too large for an f64.
fn overflows(function: Function, x: f64) -> bool {
    match function {
        Function::Exponential | Function::ExponentialMinusOne | Function::Cosh | Function::Sinh => {
            true
        }
        Function::Lgamma => x > 0.0,
        _ => false,
    }
}

/// Whether a function is 0 at an operand.
pub(super) fn is_root(function: Function, x: f64) -> bool {
    match function {
        Function::Log | Function::Acos | Function::Acosh => x == 1.0,
        Function::Lgamma => x == 1.0 || x == 2.0,
        _ => x == 0.0,
    }
}

/// Whether a function of two finite operands is truly infinite.
fn is_pole(function: Function2, lhs: f64, rhs: f64) -> bool {
    match function {
        Function2::Power => lhs == 0.0,
        Function2::Atan2 => false,
        Function2::Polygamma => rhs <= 0.0 && rhs == rhs.floor(),
        Function2::Zeta => lhs == 1.0 || rhs <= 0.0 && rhs == rhs.floor(),
    }
}

/// How a function compares with a bound. If the function comes so near to a limit that the difference shows
/// in no number of bits, the limit decides; otherwise `compare` does.
pub(super) fn limit(
    function: Function,
    x: f64,
    bound: f64,
    compare: impl Fn() -> Ordering,
) -> Ordering {
    const LARGE: f64 = 40.0;
    let inward = if bound < 0.0 { Ordering::Greater } else { Ordering::Less };
    match function {
        Function::Tanh | Function::Erf if x.abs() > LARGE && bound.abs() == 1.0 => inward,
        Function::ExponentialMinusOne if x < -LARGE && bound == -1.0 => Ordering::Greater,
        Function::Erfc if x < -LARGE && bound == 2.0 => Ordering::Less,
        _ => compare(),
    }
}

/// How a function of two operands compares with a bound. Zeta and polygamma are known to 106 bits only, which
/// may not show that their sum exceeds its largest term.
pub(super) fn compare2(function: Function2, lhs: f64, rhs: f64, bound: f64) -> Ordering {
    match function {
        Function2::Zeta if rhs > 0.0 && exact_comparison::is_exact_power(rhs, -lhs, bound) => {
            return Ordering::Greater;
        }
        _ => {}
    }
    match exact_comparison::compare2(function, lhs, rhs, bound) {
        Ordering::Equal if function == Function2::Polygamma => {
            let inward = rhs < 0.0 && lhs % 2.0 == 0.0;
            if inward == (bound < 0.0) { Ordering::Greater } else { Ordering::Less }
        }
        order => order,
    }
}

#[cfg(test)]
#[path = "function_rounding_tests.rs"]
mod tests;
