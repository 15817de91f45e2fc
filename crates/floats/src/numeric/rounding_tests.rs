//! The specification of rounding against a search through all values, and the codec's loops against
//! the specification.

use std::cmp::Ordering;

use super::super::MLIR_FORMATS;
use super::super::codec::{encode, round};
use super::super::word::CarrierFloat;
use super::*;
use crate::numeric::random::Random;

/// Formats outside of MLIR's list: every suffix, extreme field widths, odd biases.
const NAMED: &[&str] = &[
    "f8E5M2B9FN",
    "f12E6M5",
    "f8E4M3UZ",
    "f8E4M3FUZ",
    "f8E5M3FNU",
    "f8E5M3U",
    "f8E5M3FU",
    "f4E3M0",
    "f4E3M0FN",
    "f4E3M0F",
    "f3E3M0FNU",
    "f3E3M0FU",
    "f3E3M0U",
    "f2E1M0F",
    "f3E1M1",
    "f8E4M3B0",
    "f8E4M3B200",
    "f9E8M0F",
];

fn formats(width: u32) -> impl Iterator<Item = &'static FloatFormat> {
    let named = NAMED.iter().map(|name| FloatFormat::parse(name).unwrap());
    MLIR_FORMATS.iter().copied().chain(named).filter(move |format| format.width <= width)
}

const ROUNDINGS: [Rounding; 6] = [
    Rounding::NearestEven,
    Rounding::NearestAway,
    Rounding::TowardZero,
    Rounding::Up,
    Rounding::Down,
    Rounding::GuardBit,
];

/// The finite values from zero on, in ascending order, with their codes, and then the value that would
/// follow.
fn values(format: &FloatFormat) -> Vec<(f64, u64)> {
    let mut values: Vec<_> =
        (0..=format.max_finite).map(|code| (format.decode(code), code)).collect();
    values.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (max, below) =
        (values[values.len() - 1].0, values.len().checked_sub(2).map(|i| values[i].0));
    let step = match (format.mantissa_bits, below) {
        (0, _) => max,
        _ if format.max_finite < format.min_normal() => 2f64.powi(format.quantum_exponent()),
        (_, Some(below)) if max.log2().floor() == below.log2().floor() => max - below,
        // the largest value is a power of two, where the step doubles
        (bits, _) => max / f64::from(1 << bits),
    };
    values.push((max + step, format.max_finite + 1));
    values
}

/// The magnitude code of a positive value, found by search, or `None` if it overflows.
fn by_search(
    values: &[(f64, u64)],
    ties_up: bool,
    rounding: Rounding,
    negative: bool,
    value: f64,
) -> Option<u64> {
    let beyond = values.len() - 1;
    let above = values.partition_point(|(candidate, _)| *candidate < value);
    let directed = match (rounding, negative) {
        (Rounding::TowardZero, _) | (Rounding::Up, true) | (Rounding::Down, false) => Some(false),
        (Rounding::Up, false) | (Rounding::Down, true) => Some(true),
        _ => None,
    };
    let index = if above > beyond {
        if directed == Some(false) { beyond - 1 } else { beyond }
    } else if values[above].0 == value || above == 0 {
        if above == beyond && directed == Some(false) { beyond - 1 } else { above }
    } else {
        let (down, up) = (value - values[above - 1].0, values[above].0 - value);
        let away = directed.unwrap_or(match down.total_cmp(&up) {
            Ordering::Less => false,
            Ordering::Greater => true,
            Ordering::Equal => match rounding {
                Rounding::NearestEven if ties_up => values[above - 1].0 != 0.0,
                Rounding::NearestEven => values[above - 1].1 % 2 == 1,
                _ => true,
            },
        });
        if away { above } else { above - 1 }
    };
    (index < beyond).then(|| values[index].1)
}

/// Values, midpoints and quarters with their neighbours in f64, and the extremes of f64.
fn probes(values: &[(f64, u64)]) -> Vec<f64> {
    let mut probes = vec![5e-324, 1e-300, f64::MIN_POSITIVE, f64::MAX];
    for pair in values.windows(2) {
        let (a, b) = (pair[0].0, pair[1].0);
        probes.extend([a, b, (a + b) / 2.0, a * 0.75 + b * 0.25]);
    }
    let least = values.iter().find(|(value, _)| *value > 0.0).unwrap().0;
    probes.extend([least / 2.0, least / 3.0, least * 1.5, values[values.len() - 1].0 * 1.75]);
    let near: Vec<f64> = probes.iter().flat_map(|x| [x.next_down(), x.next_up()]).collect();
    probes.extend(near);
    probes.retain(|x| *x > 0.0 && x.is_finite());
    probes
}

#[test]
fn every_rounding_takes_the_neighbour_found_by_search() {
    for format in formats(12) {
        let values = values(format);
        let ties_up = format.mantissa_bits == 0;
        for rounding in ROUNDINGS {
            if rounding == Rounding::GuardBit {
                continue;
            }
            let policy = ConvertPolicy { rounding, ..ConvertPolicy::CONVERT };
            for value in probes(&values) {
                for negative in [false, true] {
                    if negative && !format.signed {
                        continue;
                    }
                    let signed = if negative { -value } else { value };
                    let found = by_search(&values, ties_up, rounding, negative, value);
                    let sign = if negative { format.sign_bit() } else { 0 };
                    let expected = match found {
                        None => format.overflow_rule(policy).with(sign),
                        Some(0) if format.zero == Zero::PositiveOnly => 0,
                        Some(code) => code | sign,
                    };
                    let actual = format.encode(policy, signed);
                    assert_eq!(actual, expected, "{} {signed:e} {rounding:?}", format.name);
                }
            }
        }
    }
}

#[test]
fn f32_and_f64_round_in_every_direction() {
    let tiny = f64::from_bits(1);
    let code = |rounding, value| {
        let policy = ConvertPolicy { rounding, ..ConvertPolicy::CONVERT };
        f32::from_bits(super::super::names::F32.encode(policy, value) as u32)
    };
    assert_eq!(code(Rounding::Up, tiny), f32::from_bits(1));
    assert_eq!(code(Rounding::Up, -tiny).to_bits(), 1 << 31);
    assert_eq!(code(Rounding::Down, -tiny), -f32::from_bits(1));
    assert_eq!(code(Rounding::TowardZero, f64::MAX), f32::MAX);
    assert_eq!(code(Rounding::Up, f64::MIN), f32::MIN);
    assert_eq!(code(Rounding::Down, f64::MIN), f32::NEG_INFINITY);
    assert_eq!(code(Rounding::NearestAway, 1.0 + 2f64.powi(-24)), 1.0 + f32::EPSILON);
    let f64_code = |rounding, number| {
        let policy = ConvertPolicy { rounding, ..ConvertPolicy::COMPUTE };
        f64::from_bits(super::super::names::F64.encode_number(policy, number, 0))
    };
    let third = Number::quotient(1.0, 3.0);
    assert_eq!(f64_code(Rounding::NearestEven, third), 1.0 / 3.0);
    assert_eq!(f64_code(Rounding::Up, third), (1.0f64 / 3.0).next_up());
    assert_eq!(f64_code(Rounding::Down, third), 1.0 / 3.0);
    let product = Number::product(1e-200, 1e-200);
    assert_eq!(f64_code(Rounding::NearestEven, product), 0.0);
    assert_eq!(f64_code(Rounding::Up, product), tiny);
    let beyond = Number::product(1e200, -1e200);
    assert_eq!(f64_code(Rounding::TowardZero, beyond), f64::MIN);
    assert_eq!(f64_code(Rounding::NearestEven, beyond), f64::NEG_INFINITY);
    let sum = Number::sum(1.0, 1e-300, Rounding::Up);
    assert_eq!(f64_code(Rounding::Up, sum), 1f64.next_up());
    assert_eq!(f64_code(Rounding::NearestEven, sum), 1.0);
    assert_eq!(f64_code(Rounding::Up, Number::near(1.0, -1e-18)), 1.0);
    assert_eq!(f64_code(Rounding::Down, Number::near(1.0, -1e-18)), 1f64.next_down());
    assert_eq!(f64_code(Rounding::TowardZero, Number::near(f64::INFINITY, -1.0)), f64::MAX);
}

#[test]
fn exact_numbers_round_to_nearest_as_the_hardware_does() {
    let mut random = Random::new(1);
    let mut next = || {
        // random values of all exponents, and now and then values close to each other
        let value = f64::from_bits(random.bits());
        if random.one_in(4) { (value % 1e3).mul_add(1.0, 1.0) } else { value }
    };
    let same = |number, expected: f64| {
        let code = super::super::names::F64.encode_number(ConvertPolicy::COMPUTE, number, 0);
        let expected = if expected.is_nan() { f64::NAN } else { expected };
        assert!(
            f64::from_bits(code).to_bits() == expected.to_bits() || expected.is_nan(),
            "{number:?} {expected:e}"
        );
    };
    let mode = Rounding::NearestEven;
    for _ in 0..100_000 {
        let (a, b, c) = (next(), next(), next());
        same(Number::sum(a, b, mode), a + b);
        same(Number::product(a, b), a * b);
        same(Number::quotient(a, b), a / b);
        same(Number::square_root(a), a.sqrt());
        same(Number::product_sum(a, b, c, mode), a.mul_add(b, c));
        same(Number::product_sum(a, b, -(a * b), mode), a.mul_add(b, -(a * b)));
    }
}

/// Policies that the codec's loops handle, with one knob or several set.
fn constant_policies() -> Vec<ConvertPolicy> {
    let base = ConvertPolicy::CONVERT;
    let mut policies = vec![ConvertPolicy::MOVE, base, ConvertPolicy::COMPUTE];
    use NanBits::*;
    for nan in [Keep, Quiet, KeepSign, Canonical, AllOnes, PositiveAllOnes, Negative, PlusInfinity]
    {
        for infinity in [Infinity::Standard, Infinity::Saturate, Infinity::Nan, Infinity::Zero] {
            policies.push(ConvertPolicy { nan, infinity, ..base });
        }
        policies.push(ConvertPolicy { nan, overflow: Overflow::Saturate, ..base });
    }
    for missing_nan in [MissingNan::OppositeZero, MissingNan::SameZero, MissingNan::Maximum] {
        policies.push(ConvertPolicy { missing_nan, ..base });
    }
    let negative = super::super::policy::Negative::Magnitude;
    policies.push(ConvertPolicy { negative, ..base });
    policies.push(ConvertPolicy { negative, missing_zero: MissingZero::Smallest, ..base });
    policies
}

#[test]
fn the_codecs_loops_follow_the_specification() {
    let mut values: Vec<f32> =
        (0..1u64 << 32).step_by(9_999_991).map(|bits| f32::from_bits(bits as u32)).collect();
    let exact = (0..0x10000u32).step_by(64).map(|bits| f32::from_bits(bits << 16));
    values.extend(exact.clone().chain(exact.map(f32::next_up)));
    values.extend([0x7F80_0001, 0xFFA0_0000, 0x7FFF_FFFF, 0x8000_0000].map(f32::from_bits));
    let wide: Vec<f64> = values.iter().map(|x| x.widen()).collect();
    for format in formats(64) {
        for policy in constant_policies() {
            let mut narrow_codes = vec![0u64; values.len()];
            let mut wide_codes = vec![0u64; values.len()];
            encode(format, policy, &values, &mut narrow_codes);
            encode(format, policy, &wide, &mut wide_codes);
            let mut rounded = wide.clone();
            round(format, policy, &mut rounded);
            for (index, value) in wide.iter().enumerate() {
                let what = || format!("{} {value:e} {policy:?}", format.name);
                let expected = format.encode_number(policy, Number::from_f64(*value), 0);
                assert_eq!(wide_codes[index], expected, "{}", what());
                assert_eq!(narrow_codes[index], expected, "f32 {}", what());
                let decoded = format.decode(expected).to_bits();
                assert_eq!(rounded[index].to_bits(), decoded, "round {}", what());
            }
        }
    }
}

#[test]
fn stochastic_rounding_goes_away_as_often_as_the_value_lies_above() {
    let policy = ConvertPolicy { rounding: Rounding::Stochastic, ..ConvertPolicy::CONVERT };
    let format = &super::super::names::F8E4M3FN;
    // 1 + 3/32 is three quarters of the way from 1 (0x38) to 1.125 (0x39)
    let number = Number::from_f64(-1.09375);
    assert_eq!(format.encode_number(policy, number, 0), 0xB9);
    assert_eq!(format.encode_number(policy, number, 0xBFFF_FFFF), 0xB9);
    assert_eq!(format.encode_number(policy, number, 0xC000_0000), 0xB8);
    assert_eq!(format.encode_number(policy, Number::from_f64(1.0), 0), 0x38);
    assert_eq!(format.encode_number(policy, Number::from_f64(1e9), u32::MAX), 0x7F);
}

#[test]
fn the_guard_bit_rule_sees_no_hidden_bit_in_f32s_subnormals() {
    let policy = ConvertPolicy { rounding: Rounding::GuardBit, ..ConvertPolicy::CONVERT };
    let code = |value: f64| super::super::names::F8E8M0FNU.encode(policy, value);
    let least = 2f64.powi(-127);
    assert_eq!([code(least / 4.0), code(least), code(least.next_up())], [0, 0, 1]);
    assert_eq!([code(1.0), code(1.4), code(1.5), code(6.0)], [127, 127, 128, 130]);
}

#[test]
fn the_way_through_another_format_rounds_twice() {
    let source = FirstRounding::Through(&super::super::names::F32);
    let policy = ConvertPolicy { source, ..ConvertPolicy::CONVERT };
    let value = f64::from_bits(0x3F12_0000_0000_0001);
    let format = &super::super::names::F8E5M2;
    assert_eq!(format.encode(ConvertPolicy::CONVERT, value), 5);
    assert_eq!(format.encode(policy, value), 4);
}

#[test]
fn flushing_looks_at_the_result() {
    let policy = ConvertPolicy { subnormals: SubnormalResults::Flush, ..ConvertPolicy::CONVERT };
    let code = |value: f64| super::super::names::F8E4M3FN.encode(policy, value);
    let least = 2f64.powi(-6);
    assert_eq!([code(-least * 0.875), code(least * 0.99), code(-least)], [0x80, 0x08, 0x88]);
}
