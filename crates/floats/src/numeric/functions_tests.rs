//! Special cases by IEEE 754-2019 section 9.2.1, and functions on formats against mpmath.

use super::super::names;
use super::*;

const INFINITY: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;

fn same(actual: f64, expected: f64) -> bool {
    actual.to_bits() == expected.to_bits() || (actual.is_nan() && expected.is_nan())
}

#[test]
fn functions_have_the_special_values_of_ieee_754() {
    use Function::*;
    for (function, operand, expected) in [
        (Exponential, -INFINITY, 0.0),
        (Exponential, INFINITY, INFINITY),
        (Exponential, -0.0, 1.0),
        (ExponentialMinusOne, -INFINITY, -1.0),
        (ExponentialMinusOne, INFINITY, INFINITY),
        (ExponentialMinusOne, -0.0, -0.0),
        (Log, 0.0, -INFINITY),
        (Log, -0.0, -INFINITY),
        (Log, -1.0, NAN),
        (Log, 1.0, 0.0),
        (Log, INFINITY, INFINITY),
        (Log, -INFINITY, NAN),
        (LogPlusOne, -1.0, -INFINITY),
        (LogPlusOne, -1.5, NAN),
        (LogPlusOne, -0.0, -0.0),
        (LogPlusOne, INFINITY, INFINITY),
        (Sine, -0.0, -0.0),
        (Sine, INFINITY, NAN),
        (Cosine, -0.0, 1.0),
        (Cosine, -INFINITY, NAN),
        (Tan, -0.0, -0.0),
        (Tan, INFINITY, NAN),
        (Tanh, -0.0, -0.0),
        (Tanh, -INFINITY, -1.0),
        (Tanh, INFINITY, 1.0),
        (Cbrt, -0.0, -0.0),
        (Cbrt, -INFINITY, -INFINITY),
        (Cbrt, -27.0, -3.0),
        (Sqrt, -0.0, -0.0),
        (Sqrt, -1.0, NAN),
        (Sqrt, INFINITY, INFINITY),
        (Rsqrt, 0.0, INFINITY),
        (Rsqrt, -0.0, -INFINITY),
        (Rsqrt, INFINITY, 0.0),
        (Rsqrt, -1.0, NAN),
        (Rsqrt, -INFINITY, NAN),
        (Rsqrt, 0.25, 2.0),
        (Acos, 1.0, 0.0),
        (Acos, 1.5, NAN),
        (Acosh, 1.0, 0.0),
        (Acosh, 0.5, NAN),
        (Asin, -0.0, -0.0),
        (Asinh, -INFINITY, -INFINITY),
        (Atan, -0.0, -0.0),
        (Atanh, -1.0, -INFINITY),
        (BesselI1e, -0.0, -0.0),
        (BesselI1e, -INFINITY, -0.0),
        (Cosh, -INFINITY, INFINITY),
        (Erf, -INFINITY, -1.0),
        (Erfc, INFINITY, 0.0),
        (Erfc, -INFINITY, 2.0),
        (ErfInv, -0.0, -0.0),
        (ErfInv, 1.0, INFINITY),
        (ErfInv, -1.5, NAN),
        (Sinh, -0.0, -0.0),
        (Digamma, -0.0, NAN),
        (Digamma, -3.0, NAN),
        (Digamma, -INFINITY, NAN),
        (Digamma, INFINITY, INFINITY),
        (Lgamma, 1.0, 0.0),
        (Lgamma, 2.0, 0.0),
        (Lgamma, -0.0, INFINITY),
        (Lgamma, -INFINITY, INFINITY),
    ] {
        let actual = function.f64()(operand);
        assert!(same(actual, expected), "f64 {function:?}({operand}) = {actual}");
        let actual = function.f32()(operand as f32);
        assert!(same(actual as f64, expected), "f32 {function:?}({operand}) = {actual}");
    }
    for function in Function::ALL {
        assert!(function.f64()(NAN).is_nan() && function.f32()(f32::NAN).is_nan());
    }
}

#[test]
fn power_has_the_special_values_of_ieee_754() {
    for (base, exponent, expected) in [
        (NAN, 0.0, 1.0),
        (NAN, -0.0, 1.0),
        (1.0, NAN, 1.0),
        (NAN, 1.0, NAN),
        (2.0, NAN, NAN),
        (0.0, -3.0, INFINITY),
        (-0.0, -3.0, -INFINITY),
        (-0.0, -2.0, INFINITY),
        (-0.0, -INFINITY, INFINITY),
        (-0.0, 3.0, -0.0),
        (-0.0, 2.0, 0.0),
        (-0.0, 0.5, 0.0),
        (-0.0, -0.5, INFINITY),
        (-0.0, 1.5, 0.0),
        (-0.0, -3.5, INFINITY),
        (-2.0, 1e30, INFINITY),
        (-2.0, -1e30, 0.0),
        (-0.5, 1e30, 0.0),
        (-1e-9, 99.0, -0.0),
        (-1e-9, 98.0, 0.0),
        (-1e9, -99.0, -0.0),
        (-1e9, 99.0, -INFINITY),
        (-1.0, INFINITY, 1.0),
        (-1.0, -INFINITY, 1.0),
        (0.5, INFINITY, 0.0),
        (2.0, INFINITY, INFINITY),
        (-2.0, -INFINITY, 0.0),
        (-0.5, -INFINITY, INFINITY),
        (INFINITY, -1.0, 0.0),
        (INFINITY, 0.5, INFINITY),
        (-INFINITY, 3.0, -INFINITY),
        (-INFINITY, 2.0, INFINITY),
        (-INFINITY, -3.0, -0.0),
        (-INFINITY, -2.0, 0.0),
        (-INFINITY, 0.5, INFINITY),
        (-INFINITY, 1.5, INFINITY),
        (-INFINITY, -1.5, 0.0),
        (-8.0, 0.5, NAN),
        (-2.0, 3.0, -8.0),
        (-2.0, -2.0, 0.25),
        (10.0, 10.0, 1e10),
    ] {
        let actual = Function2::Power.f64()(base, exponent);
        assert!(same(actual, expected), "f64 {base}^{exponent} = {actual}");
        let actual = Function2::Power.f32()(base as f32, exponent as f32);
        assert!(same(actual as f64, expected), "f32 {base}^{exponent} = {actual}");
    }
}

#[test]
fn atan2_has_the_special_values_of_ieee_754() {
    use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};
    for (y, x, expected) in [
        (0.0, 0.0, 0.0),
        (-0.0, 0.0, -0.0),
        (0.0, -0.0, PI),
        (-0.0, -0.0, -PI),
        (0.0, 1.0, 0.0),
        (-0.0, 1.0, -0.0),
        (0.0, -1.0, PI),
        (-0.0, -1.0, -PI),
        (1.0, 0.0, FRAC_PI_2),
        (-1.0, -0.0, -FRAC_PI_2),
        (1.0, INFINITY, 0.0),
        (-1.0, INFINITY, -0.0),
        (1.0, -INFINITY, PI),
        (-1.0, -INFINITY, -PI),
        (INFINITY, 1.0, FRAC_PI_2),
        (-INFINITY, -1.0, -FRAC_PI_2),
        (INFINITY, INFINITY, FRAC_PI_4),
        (INFINITY, -INFINITY, 3.0 * FRAC_PI_4),
        (-INFINITY, INFINITY, -FRAC_PI_4),
        (-INFINITY, -INFINITY, -3.0 * FRAC_PI_4),
        (NAN, 1.0, NAN),
        (1.0, NAN, NAN),
    ] {
        let actual = Function2::Atan2.f64()(y, x);
        assert!(same(actual, expected), "f64 atan2({y}, {x}) = {actual}");
        let actual = Function2::Atan2.f32()(y as f32, x as f32);
        let expected = expected as f32;
        assert!(same(actual as f64, expected as f64), "f32 atan2({y}, {x}) = {actual}");
    }
}

/// The f32 whose e^x - 1 lies 2.5e-8 of a last place above the middle of two f32 (mpmath).
#[test]
fn atan2_keeps_the_sign_of_an_angle_that_vanishes() {
    let smallest = f64::from_bits(1);
    let negative = Function2::Atan2.f64()(-smallest, 1e30);
    assert_eq!(negative.to_bits(), (-0.0f64).to_bits());
    let positive = Function2::Atan2.f64()(smallest, 1e30);
    assert_eq!(positive.to_bits(), 0);
}

#[test]
fn the_hardest_case_of_expm1_is_rounded_up() {
    let operand = f32::from_bits(0x3E35_BEC5);
    assert_eq!(Function::ExponentialMinusOne.f32()(operand).to_bits(), 0x3E46_DF32);
    assert_eq!(F32.apply(Function::ExponentialMinusOne, 0x3E35_BEC5), 0x3E46_DF32);
}

/// Between two poles, the terms on both sides cancel for even orders, and 24! zeta(25, 8.5) is left (computed
/// by Arb).
#[test]
fn polygamma_half_way_between_poles_keeps_what_does_not_cancel() {
    let value = Function2::Polygamma.f64()(24.0, -7.5);
    assert_eq!(value, -3.851_874_080_628_464);
}

#[test]
fn polygamma_beside_a_pole_is_infinite_where_its_terms_are() {
    let beside_zero = |order: f64| Function2::Polygamma.f64()(order, -1.0 / 512.0);
    assert_eq!(beside_zero(160.0), f64::INFINITY);
    assert_eq!(beside_zero(161.0), f64::INFINITY);
    assert_eq!(Function2::Polygamma.f64()(160.0, 1.0 / 512.0), f64::NEG_INFINITY);
    // n! zeta is 2^1079, just beyond f64
    assert_eq!(Function2::Polygamma.f64()(112.0, 7.0 / 128.0), f64::NEG_INFINITY);
    assert_eq!(Function2::Polygamma.f64()(112.0, 6.0 / 128.0), f64::NEG_INFINITY);
}

fn fnv1a(codes: impl Iterator<Item = u64>) -> u64 {
    let bytes = codes.flat_map(|code| (code as u16).to_le_bytes());
    bytes.fold(0xCBF2_9CE4_8422_2325, |digest, byte| {
        (digest ^ byte as u64).wrapping_mul(0x100_0000_01B3)
    })
}

/// Compares every code of every format of up to 16 bits, and every pair of codes of up to 8 bits, with
/// mpmath.
#[test]
fn narrow_formats_have_the_correctly_rounded_value_everywhere() {
    for line in include_str!("functions_tests.txt").lines().filter(|line| !line.starts_with('#')) {
        let [name, function, expected] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("malformed line {line}");
        };
        let format = FloatFormat::parse(name).unwrap();
        let codes: Vec<u64> = (0..=format.code_mask()).collect();
        let digest = if let Some(function) = named(&Function::ALL, function) {
            fnv1a(codes.iter().map(|code| format.apply(function, *code)))
        } else {
            let functions =
                [Function2::Power, Function2::Atan2, Function2::Polygamma, Function2::Zeta];
            let function = named(&functions, function).unwrap();
            let pairs = codes.iter().flat_map(|lhs| codes.iter().map(move |rhs| (*lhs, *rhs)));
            fnv1a(pairs.map(|(lhs, rhs)| format.apply2(function, lhs, rhs)))
        };
        assert_eq!(format!("{digest:#018x}"), expected, "{name} {function}");
    }
}

fn named<T: Copy + std::fmt::Debug>(all: &[T], name: &str) -> Option<T> {
    all.iter().copied().find(|function| format!("{function:?}") == name)
}

#[test]
fn zeta_and_polygamma_have_their_limits_where_logarithms_overflow() {
    let of = |function, lhs: f64, rhs: f64| {
        f64::from_bits(names::F64.apply2(function, lhs.to_bits(), rhs.to_bits()))
    };
    let (zeta, polygamma) = (Function2::Zeta, Function2::Polygamma);
    assert!(same(of(zeta, f64::MAX, f64::MAX), 0.0));
    assert!(same(of(zeta, f64::MAX, 1.0), 1.0));
    assert!(same(of(zeta, f64::MAX, 0.5), INFINITY));
    assert!(same(of(polygamma, f64::MAX, f64::MAX), -0.0));
    assert!(same(of(polygamma, 1e305, 1e300), -INFINITY));
}
