//! Formats beyond MLIR's against tables of tools/tables/format_families.py, and definitions against the
//! formats that they describe.

use super::super::ConvertPolicy;
use super::super::policy::Rounding;
use super::super::table_format::Ties;
use super::*;

const TABLES: &str = include_str!("families_tests.txt");

/// Reads `3p-4`, `0`, `-0`, `inf`, `-inf` or `nan`.
fn number(text: &str) -> f64 {
    match text.split_once('p') {
        // the power is computed in two parts, since a small one alone may not be a normal f64
        Some((odd, exponent)) => {
            let exponent: i32 = exponent.parse().unwrap();
            odd.parse::<f64>().unwrap()
                * 2f64.powi(exponent / 2)
                * 2f64.powi(exponent - exponent / 2)
        }
        None => text.parse().unwrap(),
    }
}

/// The lines of a kind, each as a format and the words that follow it.
fn lines(kind: &str) -> impl Iterator<Item = (&'static FloatFormat, Vec<&'static str>)> {
    TABLES.lines().filter_map(move |line| {
        let mut words = line.strip_prefix(kind)?.split_whitespace();
        let name = words.next()?;
        Some((FloatFormat::parse(name).unwrap(), words.collect()))
    })
}

/// The values of a run such as `4*1p-3+1p-5`.
fn values(run: &str) -> impl Iterator<Item = f64> {
    let (count, rest) = run.split_once('*').unwrap();
    let (start, step) = rest.split_once('+').unwrap_or((rest, "0"));
    let (start, step) = (number(start), number(step));
    let special = start == 0.0 && step == 0.0 || !start.is_finite();
    (0..count.parse::<u32>().unwrap())
        .map(move |index| if special { start } else { start + f64::from(index) * step })
}

#[test]
fn codes_of_all_families_stand_for_what_the_oracles_say() {
    let mut formats = 0;
    for (format, runs) in lines("decode ") {
        let values: Vec<f64> = runs.into_iter().flat_map(values).collect();
        assert_eq!(values.len(), 1 << format.width, "{}", format.name);
        for (code, expected) in (0..).zip(values) {
            let actual = format.decode(code);
            let equal = actual.to_bits() == expected.to_bits();
            let agrees = equal || actual.is_nan() && expected.is_nan();
            assert!(agrees, "{} {code:#x}: {actual}, not {expected}", format.name);
            assert_eq!(format.is_nan(code), expected.is_nan(), "{} {code:#x}", format.name);
            assert_eq!(format.is_infinite(code), expected.is_infinite(), "{}", format.name);
        }
        formats += 1;
    }
    assert!(formats > 100, "{formats} formats");
}

#[test]
fn numbers_round_to_the_nearest_value_of_the_oracles() {
    for (format, pairs) in lines("encode ") {
        for pair in pairs {
            let (value, code) = pair.split_once('=').unwrap();
            let (value, code) = (number(value), u64::from_str_radix(code, 16).unwrap());
            let actual = format.encode(ConvertPolicy::CONVERT, value);
            assert_eq!(actual, code, "{} {value:e}", format.name);
        }
    }
}

#[test]
fn codes_of_all_families_round_to_themselves_in_every_direction() {
    let roundings = [
        Rounding::NearestEven,
        Rounding::NearestAway,
        Rounding::TowardZero,
        Rounding::Up,
        Rounding::Down,
        Rounding::Stochastic,
    ];
    for (format, _) in lines("decode ").filter(|(format, _)| format.width <= 8) {
        for rounding in roundings {
            let policy = ConvertPolicy { rounding, ..ConvertPolicy::MOVE };
            for code in (0..=format.code_mask()).filter(|&code| !format.is_nan(code)) {
                let again = format.encode(policy, format.decode(code));
                assert_eq!(again, code, "{} {code:#x} {rounding:?}", format.name);
            }
        }
    }
}

/// Parameters, each with the format that they describe.
const SAME: &[(&str, &str)] = &[
    ("exponent:4,mantissa:3", "f8E4M3"),
    ("exponent:5,mantissa:2,specials:ieee,size:8", "f8E5M2"),
    ("exponent:4,precision:4,specials:fn", "f8E4M3FN"),
    ("exponent:4,mantissa:3,specials:fnuz", "f8E4M3FNUZ"),
    ("exponent:4,mantissa:3,bias:11,nan:negative-zero", "f8E4M3B11FNUZ"),
    ("exponent:8,mantissa:0,sign:no,specials:fn,zero:none", "f8E8M0FNU"),
    ("exponent:2,mantissa:1,specials:finite", "f4E2M1FN"),
    ("size:6,mantissa:3,infinity:none", "f6E2M3FN"),
    ("size:8,exponent:5,specials:p3109", "k8p3se"),
    ("exponent:5,mantissa:3,sign:unsigned,specials:p3109", "k8p4ue"),
    ("exponent:4,mantissa:3,bias:7,specials:finite,subnormals:gap", "CFloat8_1_4_3B7"),
    // the parameters as LLVM states them
    (
        "maxExponent:8,minExponent:-6,precision:4,sizeInBits:8,nonFiniteBehavior:NanOnly,nanEncoding:AllOnes",
        "f8E4M3FN",
    ),
    (
        "maxExponent:15,minExponent:-15,precision:3,size:8,nonFiniteBehavior:NanOnly,nanEncoding:NegativeZero",
        "f8E5M2FNUZ",
    ),
    (
        "maxExponent:127,minExponent:-127,precision:1,size:8,nonFiniteBehavior:NanOnly,nanEncoding:AllOnes,hasZero:false,hasSignedRepr:false",
        "f8E8M0FNU",
    ),
    ("maxExponent:127,minExponent:-126,precision:11,size:19", "tf32"),
    ("min-exponent:-2,max-exponent:4,precision:3,specials:finite", "f6E3M2FN"),
];

#[test]
fn definitions_spell_formats_out() {
    for (index, (parameters, name)) in SAME.iter().enumerate() {
        let defined = FloatFormat::define(&format!("spelled_{index}"), parameters).unwrap();
        let named = FloatFormat::parse(name).unwrap();
        let same_ties = named.has_even_exponents;
        let renamed =
            FloatFormat { name: named.name, has_even_exponents: same_ties, ..defined.clone() };
        assert_eq!(renamed, *named, "{parameters}");
    }
}

#[test]
fn contradictions_name_the_key_at_fault() {
    for (parameters, key) in [
        ("exponent:4,mantissa:3,size:9", "size"),
        ("exponent:11,mantissa:3", "exponent"),
        ("exponent:4,mantissa:25", "mantissa"),
        ("exponent:8,mantissa:24", "mantissa"),
        ("exponent:4", "mantissa"),
        ("mantissa:3", "exponent"),
        ("exponent:4,mantissa:3,precision:3", "precision"),
        ("exponent:4,mantissa:3,exponent:4", "exponent"),
        ("exponent:4,mantissa:3,bias:7,max-exponent:9", "max-exponent"),
        ("exponent:4,mantissa:3,bias:7,min-exponent:-7", "min-exponent"),
        ("exponent:4,mantissa:3,sign:no,nan:negative-zero", "nan"),
        ("exponent:4,mantissa:3,sign:no,zero:signed", "zero"),
        ("exponent:4,mantissa:3,specials:fnuz,zero:signed", "zero"),
        ("exponent:4,mantissa:3,zero:none,subnormals:gradual", "zero"),
        ("exponent:4,mantissa:3,infinity:ieee,nan:none", "infinity"),
        ("exponent:4,mantissa:3,sign:yes,hasSignedRepr:false", "hasSignedRepr"),
        ("exponent:4,mantissa:3,bias:1001", "bias"),
        ("exponent:10,mantissa:3,bias:-500", "bias"),
        ("exponent:1,mantissa:0", "exponent"),
        ("exponent:four,mantissa:3", "exponent"),
        ("exponent:4,mantissa:3,colour:red", "colour"),
        ("exponent:4,mantissa:3,subnormals:some", "subnormals"),
    ] {
        let message = FloatFormat::define("wrong", parameters).unwrap_err().to_string();
        let expected = format!("type `wrong` cannot be defined: {key}: ");
        assert!(message.starts_with(&expected), "{parameters}: {message}");
    }
}

#[test]
fn a_name_is_defined_once() {
    let first = FloatFormat::define("once", "exponent:4,mantissa:3,bias:5").unwrap();
    let again = FloatFormat::define("once", "bias:5,mantissa:3,exponent:4").unwrap();
    assert!(std::ptr::eq(first, again));
    assert!(std::ptr::eq(first, FloatFormat::parse("once").unwrap()));
    let other = FloatFormat::define("once", "exponent:4,mantissa:3").unwrap_err().to_string();
    assert!(other.contains("defined already"), "{other}");
    for name in ["f8E4M3", "bf16", "k8p3se", "f16E6M9", "HiF8"] {
        let message = FloatFormat::define(name, "exponent:4,mantissa:3").unwrap_err().to_string();
        assert!(message.contains("already"), "{name}: {message}");
    }
    for name in ["i8", "ui4", "index", "8bits", "a-b", ""] {
        assert!(FloatFormat::define(name, "exponent:4,mantissa:3").is_err(), "{name}");
    }
}

/// A format that is written as a table gives the codes of the format itself.
#[test]
fn a_table_of_a_formats_values_rounds_like_the_format() {
    for name in ["f8E4M3FN", "f8E5M2", "f6E3M2FN", "k8p4se", "CFloat8_1_4_3B7", "f8E4M3FNUZ"] {
        let format = FloatFormat::parse(name).unwrap();
        let line = |code| format!("{code},{:?}\n", format.decode(code));
        // the lines are in reverse order, which does not matter
        let lines: String = (0..=format.code_mask()).rev().map(line).collect();
        let table =
            FloatFormat::define_table(&format!("table_{name}"), &lines, Ties::EvenCode).unwrap();
        let mut value = 1e-6;
        while value < 1e6 {
            for value in [value, -value, value + value / 3.0] {
                let [expected, actual] =
                    [format, table].map(|format| format.encode(ConvertPolicy::COMPUTE, value));
                assert_eq!(actual, expected, "{name} {value:e}");
            }
            value *= 1.0009765625;
        }
        for value in [0.0, -0.0, f64::INFINITY, f64::NEG_INFINITY] {
            let [expected, actual] =
                [format, table].map(|format| format.encode(ConvertPolicy::COMPUTE, value));
            assert_eq!(
                format.decode(actual).to_bits(),
                format.decode(expected).to_bits(),
                "{name} {value}"
            );
        }
    }
}

#[test]
fn tables_may_lack_almost_everything() {
    let table = |name, lines| FloatFormat::define_table(name, lines, Ties::EvenCode).unwrap();
    let code = |format: &FloatFormat, value| format.encode(ConvertPolicy::CONVERT, value);
    // a table without zero, NaN and infinity
    let signs = table("signs", "-1\n1\n");
    let codes = [-9.0, -0.1, 0.0, 0.1, 9.0, f64::INFINITY].map(|value| code(signs, value));
    // half way between both values, the even code is taken
    assert_eq!(codes, [0, 0, 0, 1, 1, 1]);
    // a table with repeated values and a NaN, and without values below zero
    let scales = table("scales", "0,nan\n1,2\n2,2\n3,0x1.8p1\n");
    assert_eq!([1.0, 2.6, 100.0, -1.0].map(|value| code(scales, value)), [1, 3, 0, 0]);
    assert_eq!(scales.decode(2), 2.0);
    assert_eq!(scales.ulp_distance(1, 2), 0);
    // an asymmetric table with one infinity
    let odd = table("odd", "0 , inf # a comment\n1,-0.25\n\n2,0\n3,0.5");
    assert_eq!([0.25, 0.76, 0.6, -5.0].map(|value| code(odd, value)), [2, 0, 3, 1]);
    assert_eq!(code(odd, f64::NEG_INFINITY), 1);
    assert_eq!(odd.next_after(2, 1), 1);
}

#[test]
fn tables_that_are_none_say_why() {
    let message = |lines| {
        FloatFormat::define_table("no_table", lines, Ties::EvenCode).unwrap_err().to_string()
    };
    assert!(message("0,1\n1,2\n2,3\n").contains("the first that is missing is 3"));
    assert!(message("0,1\n1,x\n").contains("line 2: `x` is no value"));
    assert!(message("0,1\n0,2\n").contains("line 2: code 0"));
    assert!(message("0,1\n65536,2\n").contains("no code of up to 16 bits"));
    assert!(message("0,nan\n1,inf\n").contains("no value is finite"));
    assert!(message("0,1\n1,1e400\n").contains("between 2^-1000 and 2^1000"));
    assert!(message("0,1\n").contains("at least 2"));
    assert!(message("0,1\n1,0x1.fffffffffffff8p0\n").contains("is no value"));
}

#[test]
fn other_subnormal_rules_keep_their_neighbours() {
    let flushed = FloatFormat::define("ftz", "exponent:4,mantissa:3,subnormals:flushed").unwrap();
    let least = 2f64.powi(-6);
    let code = |value| flushed.encode(ConvertPolicy::CONVERT, value);
    assert_eq!([0.5, 0.51, 0.75, 1.0].map(|part| code(part * least)), [0, 8, 8, 8]);
    assert_eq!(code(-0.4 * least), 0x80);
    assert_eq!([flushed.decode(5), flushed.min_positive() as f64], [0.0, 8.0]);
    assert_eq!([flushed.next_after(0, 9), flushed.next_after(8, 0)], [8, 0]);
    assert_eq!(flushed.ulp_distance(0x88, 8), 2);
    assert!(flushed.is_zero(7) && !flushed.is_zero(8));
    let gap = FloatFormat::parse("CFloat8_1_4_3B7").unwrap();
    // between 0.875 * 2^-7 and 2^-6, the middle is 1.4375 * 2^-7
    let code = |value: f64| gap.encode(ConvertPolicy::CONVERT, value * 2f64.powi(-7));
    assert_eq!([0.875, 1.43, 1.4375, 1.44, 2.0].map(code), [7, 7, 8, 8, 8]);
    let normal =
        FloatFormat::define("thick", "exponent:3,mantissa:2,specials:finite,subnormals:normal")
            .unwrap();
    assert_eq!(normal.decode(1), 1.25 / 8.0);
    let code = |value: f64| normal.encode(ConvertPolicy::CONVERT, value / 8.0);
    assert_eq!([0.6, 0.625, 0.63, 1.3, 1.375].map(code), [0, 0, 1, 1, 2]);
}
