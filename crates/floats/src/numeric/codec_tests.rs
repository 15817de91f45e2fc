//! Decoding against the formula, and encoding against a search for the nearest value, over all codes of every
//! format of up to 16 bits, in both carriers.

use super::super::names::{self, MLIR_FORMATS};
use super::*;
use crate::numeric::random::Random;

/// Formats outside of MLIR's list: every suffix, extreme field widths, odd biases.
const NAMED: &[&str] = &[
    "f8E5M2B9FN",
    "f16E6M9",
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
    "f5E1M3F",
    "f10E8M1FN",
    "f8E4M3B0",
    "f8E4M3B200",
    "f12E10M1",
    "f16E8M7FNUZ",
    "f9E8M1U",
    "f9E8M0F",
    "f9E8M0FN",
    "binary8p1",
    "binary8p3",
    "binary8p7",
    "k8p4sf",
    "k8p4ue",
    "k8p1ue",
    "k8p1uf",
    "k8p8uf",
    "k6p3sf",
    "k4p2sf",
    "k11p2se",
    "CFloat8_1_4_3B7",
    "CFloat8_1_5_2B63",
    "CFloat8_1_4_3B0gradual",
    "SHPB31",
    "UHP",
    "s1e6m5",
];

fn formats_up_to(width: u32) -> impl Iterator<Item = &'static FloatFormat> {
    let named = NAMED.iter().map(|name| FloatFormat::parse(name).unwrap());
    let listed = MLIR_FORMATS.iter().copied();
    listed.chain(named).filter(move |format| format.width <= width)
}

/// The value of a finite magnitude code by the definition; powers of two come from repeated doubling.
fn by_definition(format: &FloatFormat, magnitude: u64) -> f64 {
    let field = (magnitude >> format.mantissa_bits) as i32;
    let mantissa = magnitude & ((1 << format.mantissa_bits) - 1);
    if format.subnormals == Subnormals::Flushed && field == 0
        || format.zero != Zero::None && magnitude == 0
    {
        return 0.0;
    }
    let hidden = field > 0 || format.subnormals == Subnormals::Normal;
    let exponent = match format.subnormals {
        Subnormals::Gradual | Subnormals::Flushed => field.max(1),
        Subnormals::Normal | Subnormals::Gap => field,
    } - format.bias;
    let significand = mantissa + ((hidden as u64) << format.mantissa_bits);
    let mut value = significand as f64;
    let steps = exponent - format.mantissa_bits as i32;
    for _ in 0..steps.abs() {
        value *= if steps > 0 { 2.0 } else { 0.5 };
    }
    value
}

#[test]
fn decode_follows_the_definition() {
    for format in formats_up_to(16) {
        for code in 0..=format.code_mask() {
            let value = format.decode(code);
            let magnitude = code & format.magnitude_mask();
            if format.is_nan(code) {
                assert!(value.is_nan(), "{} {code:#x}", format.name);
            } else if format.is_infinite(code) {
                assert_eq!(value.abs(), f64::INFINITY);
                assert_eq!(value < 0.0, format.is_negative(code));
            } else {
                assert_eq!(
                    value.abs(),
                    by_definition(format, magnitude),
                    "{} {code:#x}",
                    format.name
                );
                let has_sign =
                    format.is_negative(code) && !(magnitude == 0 && format.zero != Zero::Signed);
                assert_eq!(value.is_sign_negative(), has_sign, "{} {code:#x}", format.name);
            }
        }
    }
}

/// Whether this is the code of -0 in a format where it is a second zero that no rounding gives.
fn is_spare_zero(format: &FloatFormat, code: u64) -> bool {
    format.signed
        && format.zero == Zero::PositiveOnly
        && format.nan != NanCodes::NegativeZero
        && code == format.sign_bit()
}

#[test]
fn decode_then_encode_is_the_identity() {
    for format in formats_up_to(16) {
        let codes: Vec<u16> = (0..=format.code_mask() as u16)
            .filter(|code| !is_spare_zero(format, *code as u64))
            .collect();
        let mut again = vec![0u16; codes.len()];
        let mut wide = vec![0f64; codes.len()];
        decode(format, &codes, &mut wide);
        encode(format, ConvertPolicy::MOVE, &wide, &mut again);
        assert_eq!(codes, again, "{} by f64", format.name);
        let mut rounded = wide.clone();
        round(format, ConvertPolicy::MOVE, &mut rounded);
        assert!(
            rounded.iter().zip(&wide).all(|(a, b)| a.to_bits() == b.to_bits()),
            "{}",
            format.name
        );
        if format.fits_f32() {
            let mut narrow = vec![0f32; codes.len()];
            decode(format, &codes, &mut narrow);
            for (narrow, wide) in narrow.iter().zip(&wide) {
                assert_eq!(narrow.widen().to_bits(), wide.to_bits(), "{}", format.name);
            }
            encode(format, ConvertPolicy::MOVE, &narrow, &mut again);
            assert_eq!(codes, again, "{} by f32", format.name);
        }
    }
}

/// The code of a positive value: the nearest finite value, found by search. Ties go to the even significand,
/// or up if the significand has one bit. Values from half a step above the largest on overflow.
fn nearest_by_search(format: &FloatFormat, finite: &[f64], value: f64) -> u64 {
    let overflow = {
        let policy = Specials::<u64>::new(format, ConvertPolicy::CONVERT);
        policy.overflow.bits
    };
    let max = format.max_finite as usize;
    let first = usize::from(format.zero != Zero::None);
    if value == 0.0 {
        return if first == 1 { 0 } else { format.encoded_nan() };
    }
    let above = finite.partition_point(|x| *x < value);
    if above <= max && (finite[above] == value || above == 0) {
        return above as u64;
    }
    let below = above - 1;
    let next = if above <= max { finite[above] } else { by_definition(format, max as u64 + 1) };
    // both gaps are exact, since the neighbours have far fewer bits than f64
    let (down, up) = (value - finite[below], next - value);
    let below_is_even = match format.mantissa_bits {
        0 if !format.has_even_exponents => below == 0 && first == 1,
        _ => below % 2 == 0,
    };
    let takes_below = down < up || (down == up && below_is_even);
    match (takes_below, above > max) {
        (true, _) => below as u64,
        (false, false) => above as u64,
        (false, true) => overflow,
    }
}

/// Every value and every midpoint, their neighbours in the carrier, and the extremes of the carrier.
fn probes(format: &FloatFormat, finite: &[f64]) -> Vec<f64> {
    let beyond = by_definition(format, format.max_finite + 1);
    let mut probes =
        vec![0.0, 5e-324, 1e-300, f64::MIN_POSITIVE, f64::MAX, beyond, beyond * 2.0, f64::INFINITY];
    let tiny = by_definition(format, format.min_positive()) / 2.0;
    for pair in finite.iter().copied().chain([beyond]).collect::<Vec<_>>().windows(2) {
        probes.extend([pair[0], (pair[0] + pair[1]) / 2.0, pair[0] * 0.75 + pair[1] * 0.25]);
    }
    probes.extend([tiny, tiny / 2.0, tiny * 1.5]);
    let near: Vec<f64> = probes.iter().flat_map(|x| [x.next_down().abs(), x.next_up()]).collect();
    probes.extend(near);
    probes
}

#[test]
fn encode_gives_the_nearest_value_found_by_search() {
    for format in formats_up_to(16) {
        let finite: Vec<f64> =
            (0..=format.max_finite).map(|code| by_definition(format, code)).collect();
        for value in probes(format, &finite) {
            let expected = match value.is_infinite() {
                true => Specials::<u64>::new(format, ConvertPolicy::CONVERT).infinity.bits,
                false => nearest_by_search(format, &finite, value),
            };
            let actual = format.encode(ConvertPolicy::CONVERT, value);
            assert_eq!(actual, expected, "{} {value:e}", format.name);
            let negative = format.encode(ConvertPolicy::CONVERT, -value);
            assert_eq!(negative, negated(format, value, expected), "{} -{value:e}", format.name);
        }
    }
}

fn negated(format: &FloatFormat, value: f64, code: u64) -> u64 {
    match format.zero {
        _ if !format.signed && value != 0.0 => format.encoded_nan(),
        Zero::PositiveOnly if code == 0 => 0,
        _ if format.nan == NanCodes::NegativeZero && code == format.sign_bit() => code,
        _ => code | format.sign_bit(),
    }
}

#[test]
fn f32_and_f64_carriers_give_the_same_codes() {
    let mut values: Vec<f32> =
        (0..1u64 << 32).step_by(65_521).map(|bits| f32::from_bits(bits as u32)).collect();
    let exact: Vec<f32> = (0..0x10000u32).map(|bits| f32::from_bits(bits << 16)).collect();
    values.extend(&exact);
    values.extend(exact.iter().flat_map(|x| [x.next_up(), x.next_down()]));
    let wide: Vec<f64> = values.iter().map(|x| x.widen()).collect();
    for format in formats_up_to(64) {
        for policy in [ConvertPolicy::MOVE, ConvertPolicy::CONVERT, ConvertPolicy::COMPUTE] {
            let mut from_narrow = vec![0u64; values.len()];
            let mut from_wide = vec![0u64; values.len()];
            encode(format, policy, &values, &mut from_narrow);
            encode(format, policy, &wide, &mut from_wide);
            for ((a, b), value) in from_narrow.iter().zip(&from_wide).zip(&values) {
                assert_eq!(a, b, "{} {value:e} {:#x} {policy:?}", format.name, value.to_bits());
            }
        }
    }
}

#[test]
fn rounding_in_the_carrier_is_encode_then_decode() {
    let values: Vec<f32> =
        (0..1u64 << 32).step_by(99_991).map(|bits| f32::from_bits(bits as u32)).collect();
    for format in formats_up_to(64) {
        for policy in [ConvertPolicy::MOVE, ConvertPolicy::CONVERT, ConvertPolicy::COMPUTE] {
            let mut narrow = values.clone();
            round(format, policy, &mut narrow);
            let mut wide: Vec<f64> = values.iter().map(|x| x.widen()).collect();
            round(format, policy, &mut wide);
            for ((value, narrow), wide) in values.iter().zip(narrow).zip(wide) {
                let expected = format.round(policy, value.widen());
                let name = format.name;
                assert_eq!(wide.to_bits(), expected.to_bits(), "{name} {value:e} {policy:?}");
                if format.fits_f32() {
                    assert_eq!(
                        narrow.widen().to_bits(),
                        expected.to_bits(),
                        "{name} {value:e} {policy:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn what_does_not_fit_follows_the_stated_rules() {
    let code = |format: &FloatFormat, value: f64| format.encode(ConvertPolicy::CONVERT, value);
    assert_eq!(code(&names::F8E5M2, 61440.0), 0x7C);
    assert_eq!(code(&names::F8E4M3FN, 464.0), 0x7E);
    assert_eq!(code(&names::F8E4M3FN, 464.1), 0x7F);
    assert_eq!(code(&names::F8E4M3FN, f64::NEG_INFINITY), 0xFF);
    assert_eq!(code(&names::F8E4M3FNUZ, 1e9), 0x80);
    assert_eq!(code(&names::F8E4M3FNUZ, -0.0), 0x00);
    assert_eq!(code(&names::F4E2M1FN, f64::NEG_INFINITY), 0xF);
    assert_eq!(code(&names::F4E2M1FN, 100.0), 0x7);
    assert_eq!(code(&names::F6E2M3FN, f64::NAN), 0x20);
    assert_eq!(code(&names::F6E2M3FN, -f64::NAN), 0x20);
    assert_eq!(code(&names::F8E8M0FNU, 0.0), 0xFF);
    assert_eq!(code(&names::F8E8M0FNU, -1.0), 0xFF);
    assert_eq!(code(&names::F8E8M0FNU, 1e-300), 0x00);
    assert_eq!(code(&names::F8E8M0FNU, 1.5), 0x80);
    assert_eq!(code(&names::F8E8M0FNU, 2.6e38), 0xFF);
    assert!(names::F8E8M0FNU.decode(0xFF).is_nan());
}

#[test]
fn convert_keeps_the_sign_of_nan_and_operations_do_not() {
    let negative = f64::from_bits(0xFFF4_0000_0000_0001);
    assert_eq!(names::BF16.encode(ConvertPolicy::MOVE, negative), 0xFFA0);
    assert_eq!(names::BF16.encode(ConvertPolicy::CONVERT, negative), 0xFFC0);
    assert_eq!(names::BF16.encode(ConvertPolicy::COMPUTE, negative), 0x7FC0);
    assert_eq!(names::F64.encode(ConvertPolicy::COMPUTE, negative), 0x7FF8_0000_0000_0000);
    assert_eq!(names::F8E4M3FN.encode(ConvertPolicy::CONVERT, negative), 0xFF);
    assert_eq!(names::F8E4M3FN.encode(ConvertPolicy::COMPUTE, f64::NEG_INFINITY), 0x7F);
}

#[test]
fn bf16_arithmetic_in_f32_rounds_as_in_f64_down_to_the_smallest_value() {
    let rounded = |exact: f64, by_f32: f32, what: &str| {
        let expected = names::BF16.encode(ConvertPolicy::COMPUTE, exact);
        let mut actual = [0u16];
        encode(&names::BF16, ConvertPolicy::COMPUTE, &[by_f32], &mut actual);
        assert_eq!(actual[0] as u64, expected, "{what} {exact:e}");
    };
    // every pair of significands, with the second one at every scale that makes the result subnormal
    for scale in (-76..=-56).map(|e| f32::from_bits(((127 + e) as u32) << 23)) {
        let scale_of_a = f32::from_bits((127 - 75) << 23);
        for (a, b) in (1..256).flat_map(|a| (1..256).map(move |b| (a as f32, b as f32))) {
            let (x, y) = (a * scale_of_a, b * scale);
            rounded(x as f64 * y as f64, x * y, "product");
        }
    }
    for scale in (-141..=-124).map(|e| 2f64.powi(e)) {
        for (a, b) in (128..256).flat_map(|a| (128..256).map(move |b| (a as f64, b as f64))) {
            let (x, y) = ((a * scale * 2f64.powi(60)) as f32, (b * 2f64.powi(60)) as f32);
            rounded(x as f64 / y as f64, x / y, "quotient");
        }
    }
}

/// Values of every kind, in blocks with and without special ones among them.
fn mixed_values() -> Vec<f32> {
    let mut random = Random::new(1);
    let mut random = || random.bits() as u32;
    let any: Vec<f32> = (0..1000).map(|_| f32::from_bits(random())).collect();
    let moderate = (0..1500).map(|_| f32::from_bits(random() >> 6 | 0x3C00_0000 | random() << 31));
    let apart = [0.0, -0.0, f32::INFINITY, -f32::INFINITY, f32::NAN, -f32::NAN, f32::MAX, 1e-45];
    moderate.chain(any).chain(apart).collect()
}

#[test]
fn long_slices_give_what_single_values_give_at_every_level() {
    let values = mixed_values();
    let wide: Vec<f64> = values.iter().map(|value| value.widen()).collect();
    for format in formats_up_to(16) {
        for policy in [ConvertPolicy::CONVERT, ConvertPolicy::COMPUTE, ConvertPolicy::MOVE] {
            let expected: Vec<u16> =
                wide.iter().map(|&value| format.encode(policy, value) as u16).collect();
            for level in cpu::Level::available() {
                cpu::use_level(level);
                let mut codes = vec![0u16; values.len()];
                encode(format, policy, &values, &mut codes);
                assert_eq!(codes, expected, "{} from f32 at {level}", format.name);
                encode(format, policy, &wide, &mut codes);
                assert_eq!(codes, expected, "{} from f64 at {level}", format.name);
                let mut rounded = wide.clone();
                round(format, policy, &mut rounded);
                for (rounded, &code) in rounded.iter().zip(&expected) {
                    let value = format.decode(u64::from(code));
                    assert_eq!(rounded.to_bits(), value.to_bits(), "{} at {level}", format.name);
                }
            }
        }
    }
}
