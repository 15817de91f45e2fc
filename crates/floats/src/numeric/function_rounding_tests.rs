//! Arithmetic and functions in every rounding mode, against LLVM's APFloat in Rust, against bounds, and at
//! exactly representable results.

use rustc_apfloat::ieee::{BFloat, Double, Float8E4M3FN, Float8E5M2, Half, Single};
use rustc_apfloat::{Float, Round};

use super::super::names::{BF16, F8E3M4, F8E4M3FN, F8E5M2, F16, F32, F64};
use super::super::policy::{Overflow, Rounding};
use super::*;
use crate::numeric::random::Random;

const MODES: [(Rounding, Round); 5] = [
    (Rounding::NearestEven, Round::NearestTiesToEven),
    (Rounding::NearestAway, Round::NearestTiesToAway),
    (Rounding::TowardZero, Round::TowardZero),
    (Rounding::Up, Round::TowardPositive),
    (Rounding::Down, Round::TowardNegative),
];

fn policy(rounding: Rounding) -> ConvertPolicy {
    ConvertPolicy { rounding, ..ConvertPolicy::COMPUTE }
}

/// The codes that this crate gives for the four operations on two codes, and for a fused multiplication and
/// addition.
fn ours(format: &FloatFormat, rounding: Rounding, lhs: u64, rhs: u64) -> [u64; 5] {
    let (a, b) = (format.decode(lhs), format.decode(rhs));
    [
        Number::sum(a, b, rounding),
        Number::sum(a, -b, rounding),
        Number::product(a, b),
        Number::quotient(a, b),
        Number::product_sum(a, b, format.decode(lhs ^ 3), rounding),
    ]
    .map(|number| format.encode_number(policy(rounding), number, 0))
}

/// The codes that APFloat gives for these operations; a NaN is the format's canonical one.
fn theirs<F: Float>(format: &FloatFormat, round: Round, lhs: u64, rhs: u64) -> [u64; 5] {
    let (a, b) = (F::from_bits(lhs.into()), F::from_bits(rhs.into()));
    [
        a.add_r(b, round).value,
        a.sub_r(b, round).value,
        a.mul_r(b, round).value,
        a.div_r(b, round).value,
        a.mul_add_r(b, F::from_bits((lhs ^ 3).into()), round).value,
    ]
    .map(|value| match value.is_nan() {
        true => format.encoded_nan(),
        false => value.to_bits() as u64,
    })
}

fn agree<F: Float>(format: &FloatFormat, pairs: impl Iterator<Item = (u64, u64)>) {
    for (lhs, rhs) in pairs {
        for (rounding, round) in MODES {
            let (ours, theirs) =
                (ours(format, rounding, lhs, rhs), theirs::<F>(format, round, lhs, rhs));
            assert_eq!(ours, theirs, "{} {rounding:?} {lhs:x} {rhs:x}", format.name);
        }
    }
}

fn all_pairs() -> impl Iterator<Item = (u64, u64)> {
    (0..1 << 16).map(|pair| (pair >> 8, pair & 0xFF))
}

/// Codes of any exponent, half of them near each other, with few or many mantissa bits.
fn random_pairs(format: &FloatFormat, count: usize) -> impl Iterator<Item = (u64, u64)> {
    let (mask, mantissa_bits) = (format.code_mask(), format.mantissa_bits);
    let mut random = Random::new(1);
    (0..count).map(move |_| {
        let [lhs, kind, other] = [(); 3].map(|()| random.bits());
        let cleared = u64::MAX << (kind % (u64::from(mantissa_bits) + 1));
        let nearby =
            lhs ^ (other & ((1 << (mantissa_bits + 2)) - 1)) ^ (other >> 63 << format_top(mask));
        let rhs = if kind >> 40 & 1 == 1 { nearby } else { other };
        (lhs & mask & cleared, rhs & mask)
    })
}

fn format_top(mask: u64) -> u32 {
    63 - mask.leading_zeros()
}

#[test]
fn arithmetic_is_that_of_apfloat_in_every_mode() {
    agree::<Float8E5M2>(&F8E5M2, all_pairs());
    agree::<Half>(&F16, random_pairs(&F16, 40_000));
    agree::<BFloat>(&BF16, random_pairs(&BF16, 40_000));
    agree::<Single>(&F32, random_pairs(&F32, 40_000));
    agree::<Double>(&F64, random_pairs(&F64, 40_000));
}

#[test]
fn arithmetic_without_infinity_is_that_of_apfloat_but_for_what_overflows() {
    // APFloat's port has rules of its own about which overflows of directed rounding are NaN
    let overflows = |code: u64| matches!(code & 0x7F, 0x7E | 0x7F);
    for (lhs, rhs) in all_pairs() {
        for (rounding, round) in MODES {
            let ours = ours(&F8E4M3FN, rounding, lhs, rhs);
            let theirs = theirs::<Float8E4M3FN>(&F8E4M3FN, round, lhs, rhs);
            for (ours, theirs) in ours.into_iter().zip(theirs) {
                let same = ours == theirs || overflows(ours) && overflows(theirs);
                assert!(same, "{rounding:?} {lhs:x} {rhs:x}: {ours:x}, {theirs:x}");
            }
        }
    }
}

#[test]
fn square_roots_are_rounded_once_in_every_mode() {
    for code in (0..0x7C00u64).step_by(7) {
        let value = F16.decode(code);
        for (rounding, _) in MODES {
            let root =
                F16.decode(F16.encode_number(policy(rounding), Number::square_root(value), 0));
            let above = F16.decode(F16.encode(ConvertPolicy::COMPUTE, root) + 1);
            let is_exact = root * root == value;
            match rounding {
                Rounding::TowardZero | Rounding::Down => {
                    assert!(root * root <= value && above * above > value, "{value}");
                }
                Rounding::Up if is_exact => {}
                Rounding::Up => assert!(root * root > value, "{value}"),
                _ => assert_eq!(F16.encode(ConvertPolicy::COMPUTE, root), {
                    F16.encode(ConvertPolicy::COMPUTE, value.sqrt())
                }),
            }
        }
    }
}

/// Small formats at all codes give the neighbours around f64's result, and the default rounding gives the
/// default result.
#[test]
fn functions_round_to_both_sides_of_their_value() {
    for format in [&F8E3M4, &F8E5M2, &F8E4M3FN] {
        for function in Function::ALL {
            for code in 0..=0xFFu64 {
                let x = format.decode(code);
                let value = function.f64()(x);
                let nearest = format.encode(ConvertPolicy::COMPUTE, value);
                if value.is_nan() || !format.is_finite(nearest) || value == 0.0 {
                    continue;
                }
                let place = format!("{} {function:?} {x}", format.name);
                let code_in = |rounding| format.function_code(function, x, policy(rounding), 0);
                let [down, up] = [Rounding::Down, Rounding::Up].map(code_in);
                let slack = 4.0 * f64::EPSILON * value.abs();
                assert!(format.decode(down) <= value + slack, "{place}");
                assert!(format.is_nan(up) || format.decode(up) >= value - slack, "{place}");
                let above = format.infinity.unwrap_or(format.max_finite);
                let is_next =
                    up == down || format.is_nan(up) || up == format.next_after(down, above);
                assert!(is_next || format.decode(up) == 0.0, "{place}: {down:x} {up:x}");
                let inward = if value < 0.0 { up } else { down };
                assert_eq!(code_in(Rounding::TowardZero), inward, "{place}");
                let nearest = format.function_code(function, x, ConvertPolicy::COMPUTE, 0);
                assert_eq!(nearest, format.apply(function, code), "{place}");
            }
        }
    }
}

#[test]
fn exact_results_are_the_same_in_every_mode() {
    for (rounding, _) in MODES {
        let of = |function, x, expected: f64| {
            let code = F32.function_code(function, x, policy(rounding), 0);
            assert_eq!(F32.decode(code), expected, "{function:?} {x} {rounding:?}");
        };
        of(Function::Cbrt, 8.0, 2.0);
        of(Function::Cbrt, -0.001953125, -0.125);
        of(Function::Exponential, 0.0, 1.0);
        of(Function::Exponential, f64::NEG_INFINITY, 0.0);
        of(Function::Log, 1.0, 0.0);
        of(Function::Log, 0.0, f64::NEG_INFINITY);
        of(Function::Rsqrt, 0.0625, 4.0);
        of(Function::Sqrt, 2.25, 1.5);
        of(Function::Acos, 1.0, 0.0);
        of(Function::Cosine, 0.0, 1.0);
        of(Function::Lgamma, 2.0, 0.0);
        let of2 = |function, x, y, expected: f64| {
            let code = F32.function2_code(function, x, y, policy(rounding), 0);
            assert_eq!(F32.decode(code), expected, "{function:?} {x} {y} {rounding:?}");
        };
        of2(Function2::Power, 3.0, 4.0, 81.0);
        of2(Function2::Power, 2.25, 1.5, 3.375);
        of2(Function2::Power, -2.0, -3.0, -0.125);
        of2(Function2::Power, 0.0, -1.0, f64::INFINITY);
        of2(Function2::Atan2, 0.0, 3.0, 0.0);
    }
}

/// Limits are not reached: exp(-200) is not 0, tanh(30) is not 1, exp(200) is not infinite.
#[test]
fn what_only_seems_exact_is_rounded() {
    let [down, up] = [Rounding::Down, Rounding::Up];
    let code = |function, x, rounding| F32.function_code(function, x, policy(rounding), 0);
    let below_one = u64::from(1f32.next_down().to_bits());
    let above_one = u64::from(1f32.next_up().to_bits());
    for (function, x) in [(Function::Tanh, 30.0), (Function::Tanh, 1e30), (Function::Erf, 3e38)] {
        assert_eq!(code(function, x, down), below_one, "{function:?} {x}");
        assert_eq!(code(function, x, up), u64::from(1f32.to_bits()));
        assert_eq!(code(function, -x, up), below_one | 1 << 31);
    }
    assert_eq!(code(Function::Exponential, 1e-40, up), above_one);
    assert_eq!(code(Function::Exponential, -1e-40, down), below_one);
    assert_eq!(code(Function::Cosine, 1e-38, down), below_one);
    assert_eq!(code(Function::ExponentialMinusOne, -1e30, up), below_one | 1 << 31);
    assert_eq!(code(Function::Erfc, -1e30, down), u64::from(2f32.next_down().to_bits()));
    assert_eq!(code(Function::Exponential, -200.0, up), 1);
    assert_eq!(code(Function::Exponential, -1e30, up), 1);
    assert_eq!(code(Function::Exponential, -1e30, down), 0);
    assert_eq!(code(Function::Erfc, 100.0, up), 1);
    let largest = u64::from(f32::MAX.to_bits());
    assert_eq!(code(Function::Exponential, 1e30, down), largest);
    assert_eq!(code(Function::Exponential, 1e30, up), u64::from(f32::INFINITY.to_bits()));
    let saturate = ConvertPolicy { overflow: Overflow::Saturate, ..ConvertPolicy::COMPUTE };
    assert_eq!(F32.function_code(Function::Exponential, 1e30, saturate, 0), largest);
    let infinite = F32.function_code(Function::Exponential, f64::INFINITY, saturate, 0);
    assert_eq!(infinite, u64::from(f32::INFINITY.to_bits()));
    let zeta = |rounding| F32.function2_code(Function2::Zeta, 200.0, 1.0, policy(rounding), 0);
    assert_eq!((zeta(down), zeta(up)), (u64::from(1f32.to_bits()), above_one));
}

#[test]
fn what_overflows_is_told_from_what_is_infinite() {
    let saturate = ConvertPolicy { overflow: Overflow::Saturate, ..ConvertPolicy::COMPUTE };
    let largest = F8E5M2.decode(0x7B);
    let even = Rounding::NearestEven;
    let code = |number| F8E5M2.encode_number(saturate, number, 0);
    assert_eq!(code(Number::sum(largest, largest, even)), 0x7B);
    assert_eq!(code(Number::sum(f64::INFINITY, 1.0, even)), 0x7C);
    assert_eq!(code(Number::quotient(1.0, 0.0)), 0x7C);
    assert_eq!(F8E4M3FN.encode_number(saturate, Number::sum(448.0, 448.0, even), 0), 0x7E);
}
