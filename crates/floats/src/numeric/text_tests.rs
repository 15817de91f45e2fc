//! Texts against MLIR's own printer, by digests that `tools/tables/float_text.py` makes.

use super::super::names::*;
use super::*;

/// A format, the number of codes, and the FNV-1a hash of their texts as jaxlib 0.10.2 prints them.
const PRINTED_BY_MLIR: &[(&str, usize, u64)] = &[
    ("f4E2M1FN", 16, 0x3744ae8cb3f9237b),
    ("f6E2M3FN", 64, 0x8efbaa90f0395fd7),
    ("f6E3M2FN", 64, 0x66086357538a9867),
    ("f8E3M4", 256, 0x12f5a53070f048a5),
    ("f8E4M3", 256, 0x56e2fe0c1336d5ff),
    ("f8E4M3B11FNUZ", 256, 0xe31f2dfba03ad31e),
    ("f8E4M3FN", 256, 0x66116ffa4f46fed5),
    ("f8E4M3FNUZ", 256, 0xcab8fe4127546fb8),
    ("f8E5M2", 256, 0xb8ae193b55ead691),
    ("f8E5M2FNUZ", 256, 0xad082d5992eac62c),
    ("f8E8M0FNU", 256, 0xf563a483bde2c8b2),
    ("f16", 65536, 0x2c54c417915b0b43),
    ("bf16", 65536, 0xcf4b8a64bfb28a79),
    ("tf32", 100000, 0x2943150959c93675),
    ("f32", 100000, 0x7112e6a4be1b957e),
    ("f64", 100000, 0x6101dec0a4adefeb),
];

/// The codes that the tool prints: all codes of up to 16 bits, and random ones of wider types, half of them
/// with low bits cleared.
fn codes(width: u32) -> Vec<u64> {
    if width <= 16 {
        return (0..1 << width).collect();
    }
    let mut state = 1u64;
    let random = (0..100_000).map(|index| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let code = state >> (64 - width);
        if index % 2 == 1 { code & u64::MAX << (state % width as u64) } else { code }
    });
    random.collect()
}

fn fnv1a(digest: u64, text: &str) -> u64 {
    let bytes = text.bytes().chain([b'\n']);
    bytes.fold(digest, |digest, byte| (digest ^ byte as u64).wrapping_mul(0x100_0000_01B3))
}

#[test]
fn texts_are_those_of_mlir() {
    for &(name, count, expected) in PRINTED_BY_MLIR {
        let format = FloatFormat::parse(name).unwrap();
        let codes = codes(format.width);
        assert_eq!(codes.len(), count);
        let digest = codes
            .iter()
            .fold(0xCBF2_9CE4_8422_2325, |digest, code| fnv1a(digest, &format.mlir_text(*code)));
        assert_eq!(digest, expected, "{name}");
    }
}

#[test]
fn every_text_reads_back_as_its_code() {
    for format in MLIR_FORMATS {
        for code in codes(format.width) {
            let text = format.mlir_text(code);
            let read = match text.strip_prefix("0x") {
                Some(digits) => format.parse_hex(digits).unwrap(),
                None => format.parse_decimal(&text).unwrap().code,
            };
            assert_eq!(read, code, "{} {text}", format.name);
        }
    }
}

#[test]
fn texts_cut_excess_digits_before_they_round() {
    assert_eq!(F16.mlir_text(0x46E6), "6.898430e+00");
    assert_eq!(F32.mlir_text(12345678f32.to_bits() as u64), "0x4B3C614E");
    assert_eq!(F32.mlir_text(1e-4f32.to_bits() as u64), "9.99999974E-5");
    assert_eq!(F32.mlir_text(0x3F7F_FFFF), "0.99999994");
    assert_eq!(F32.mlir_text(123_456.7f32.to_bits() as u64), "123456.703");
    assert_eq!(F32.mlir_text(0xFF80_0000), "0xFF800000");
    assert_eq!(TF32.mlir_text(0x3FC00), "0x3FC00");
}

#[test]
fn literals_round_to_f64_first() {
    let code = |format: &FloatFormat, text| format.parse_decimal(text).unwrap().code;
    assert_eq!(code(&F32, "1.00000005960464477539062500001"), 0x3F80_0000);
    assert_eq!(F8E4M3FN.decode(code(&F8E4M3FN, "1.06250000000000000000001")), 1.0);
    assert_eq!(code(&F8E4M3B11FNUZ, "3.1415"), code(&F8E4M3B11FNUZ, "3.25"));
}

/// The expected codes are those of jaxlib's parser.
#[test]
fn literals_that_do_not_fit_have_the_bits_of_mlir_and_say_so() {
    use LiteralLoss::*;
    let check = |format: &FloatFormat, text, code, loss| {
        let literal = format.parse_decimal(text).unwrap();
        assert_eq!(literal, Literal { code, loss }, "{} {text}", format.name);
    };
    check(&F4E2M1FN, "-1.0e39", 0xF, Some(Overflow));
    check(&F4E2M1FN, "-1.0e400", 0x8, Some(Overflow));
    check(&F4E2M1FN, "6.9", 0x7, None);
    check(&F4E2M1FN, "7.0", 0x7, Some(Overflow));
    check(&F8E4M3FN, "-1.0e400", 0xFF, Some(Overflow));
    check(&F8E4M3FN, "464.0", 0x7E, None);
    check(&F8E4M3FNUZ, "1000000.0", 0x80, Some(Overflow));
    check(&F8E4M3FNUZ, "-1.0e-400", 0x00, None);
    check(&F8E5M2, "-1000000.0", 0xFC, Some(Overflow));
    check(&TF32, "1.0e39", 0x3FC00, Some(Overflow));
    check(&F64, "1.0e400", 0x7FF0_0000_0000_0000, Some(Overflow));
    check(&F8E8M0FNU, "0.0", 0x00, Some(Zero));
    check(&F8E8M0FNU, "-0.0", 0x00, Some(Zero));
    check(&F8E8M0FNU, "-1.0", 0xFF, Some(Negative));
    check(&F8E8M0FNU, "-3.0", 0x81, Some(Negative));
    check(&F8E8M0FNU, "-0.7", 0xFE, Some(Negative));
    check(&F8E8M0FNU, "-2.9e-39", 0x00, Some(Negative));
    check(&F8E8M0FNU, "-2.94e-39", 0x80, Some(Negative));
    check(&F8E8M0FNU, "2.0e-39", 0x00, None);
    check(&F8E8M0FNU, "2.6e38", 0xFF, Some(Overflow));
}

#[test]
fn hexadecimal_literals_are_bits_and_must_fit() {
    assert_eq!(F8E4M3FN.parse_hex("007f"), Ok(0x7F));
    assert_eq!(F32.parse_hex("3F80"), Ok(0x3F80));
    assert_eq!(F4E2M1FN.parse_hex("1F"), Err(HexError::OutOfRange));
    assert_eq!(F6E2M3FN.parse_hex("40"), Err(HexError::OutOfRange));
    assert_eq!(TF32.parse_hex("80000"), Err(HexError::OutOfRange));
    assert_eq!(F64.parse_hex("00000000000000000000001"), Ok(1));
    assert_eq!(F64.parse_hex("10000000000000000"), Err(HexError::OutOfRange));
    assert_eq!(F64.parse_hex(""), Err(HexError::NotHexadecimal));
    assert_eq!(F64.parse_hex("+1"), Err(HexError::NotHexadecimal));
}

#[test]
fn narrow_types_show_their_values_and_wide_ones_the_shortest_decimal() {
    let shown = |format: &FloatFormat, text| {
        let code = format.parse_decimal(text).unwrap().code;
        format.shown(code).to_string()
    };
    assert_eq!(shown(&F16, "0.1"), "0.0999755859375");
    assert_eq!(shown(&F8E4M3FN, "448.0"), "448");
    assert_eq!(shown(&BF16, "-3.14159"), "-3.140625");
    assert_eq!(shown(&F32, "0.1"), "0.1");
    assert_eq!(shown(&F32, "16777216.0"), "16777216");
    assert_eq!(shown(&TF32, "0.1"), "0.1");
}
