//! Literals against MLIR's own reading of them.

use crate::diagnostic::Diagnostic;
use crate::ir::DenseElements;
use crate::syntax::parse_dense;

fn read(text: &str) -> DenseElements {
    parse_dense(text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn codes(text: &str) -> Vec<u128> {
    let elements = read(text);
    (0..elements.len()).map(|index| elements.code(index)).collect()
}

fn error(text: &str) -> Diagnostic {
    parse_dense(text).expect_err(text)
}

/// The message and the text it points at.
fn refusal(text: &str) -> (String, &str) {
    let error = error(text);
    let span = error.span.expect("an error has a place");
    (error.message, &text[span.start..span.end])
}

/// Float literals that round, overflow, vanish or tie.
const FLOATS: &[&str] = &[
    "0.0",
    "-0.0",
    "1.0",
    "1.",
    "-1.5",
    "0.1",
    "3.1415",
    "1.e2",
    "1.0e5",
    "-1.0E5",
    "1.0e400",
    "1.0e-400",
    "448.0",
    "464.0",
    "465.0",
    "1.06250000000000000000001",
    "1.00000005960464477539062500001",
    "0.5",
    "2.5e38",
    "2.6e38",
    "6.0",
    "-7.0",
    "1.0e-40",
];

/// The codes that MLIR gives them, a row a type.
const FLOAT_CODES: &[(&str, &[u128])] = &[
    (
        "f32",
        &[
            0x0, 0x80000000, 0x3f800000, 0x3f800000, 0xbfc00000, 0x3dcccccd, 0x40490e56,
            0x42c80000, 0x47c35000, 0xc7c35000, 0x7f800000, 0x0, 0x43e00000, 0x43e80000,
            0x43e88000, 0x3f880000, 0x3f800000, 0x3f000000, 0x7f3c1440, 0x7f439a2e, 0x40c00000,
            0xc0e00000, 0x116c2,
        ],
    ),
    (
        "f64",
        &[
            0x0,
            0x8000000000000000,
            0x3ff0000000000000,
            0x3ff0000000000000,
            0xbff8000000000000,
            0x3fb999999999999a,
            0x400921cac083126f,
            0x4059000000000000,
            0x40f86a0000000000,
            0xc0f86a0000000000,
            0x7ff0000000000000,
            0x0,
            0x407c000000000000,
            0x407d000000000000,
            0x407d100000000000,
            0x3ff1000000000000,
            0x3ff0000010000000,
            0x3fe0000000000000,
            0x47e78287f49c4a1d,
            0x47e87345b6b70566,
            0x4018000000000000,
            0xc01c000000000000,
            0x37a16c262777579c,
        ],
    ),
    (
        "f16",
        &[
            0x0, 0x8000, 0x3c00, 0x3c00, 0xbe00, 0x2e66, 0x4248, 0x5640, 0x7c00, 0xfc00, 0x7c00,
            0x0, 0x5f00, 0x5f40, 0x5f44, 0x3c40, 0x3c00, 0x3800, 0x7c00, 0x7c00, 0x4600, 0xc700,
            0x0,
        ],
    ),
    (
        "bf16",
        &[
            0x0, 0x8000, 0x3f80, 0x3f80, 0xbfc0, 0x3dcd, 0x4049, 0x42c8, 0x47c3, 0xc7c3, 0x7f80,
            0x0, 0x43e0, 0x43e8, 0x43e8, 0x3f88, 0x3f80, 0x3f00, 0x7f3c, 0x7f44, 0x40c0, 0xc0e0,
            0x1,
        ],
    ),
    (
        "tf32",
        &[
            0x0, 0x40000, 0x1fc00, 0x1fc00, 0x5fe00, 0x1ee66, 0x20248, 0x21640, 0x23e1a, 0x63e1a,
            0x3fc00, 0x0, 0x21f00, 0x21f40, 0x21f44, 0x1fc40, 0x1fc00, 0x1f800, 0x3f9e1, 0x3fa1d,
            0x20600, 0x60700, 0x9,
        ],
    ),
    (
        "f8E4M3FN",
        &[
            0x0, 0x80, 0x38, 0x38, 0xbc, 0x1d, 0x45, 0x6c, 0x7f, 0xff, 0x7f, 0x0, 0x7e, 0x7e, 0x7f,
            0x38, 0x38, 0x30, 0x7f, 0x7f, 0x4c, 0xce, 0x0,
        ],
    ),
    (
        "f8E5M2",
        &[
            0x0, 0x80, 0x3c, 0x3c, 0xbe, 0x2e, 0x42, 0x56, 0x7c, 0xfc, 0x7c, 0x0, 0x5f, 0x5f, 0x5f,
            0x3c, 0x3c, 0x38, 0x7c, 0x7c, 0x46, 0xc7, 0x0,
        ],
    ),
    (
        "f8E4M3",
        &[
            0x0, 0x80, 0x38, 0x38, 0xbc, 0x1d, 0x45, 0x6c, 0x78, 0xf8, 0x78, 0x0, 0x78, 0x78, 0x78,
            0x38, 0x38, 0x30, 0x78, 0x78, 0x4c, 0xce, 0x0,
        ],
    ),
    (
        "f8E3M4",
        &[
            0x0, 0x80, 0x30, 0x30, 0xb8, 0x6, 0x49, 0x70, 0x70, 0xf0, 0x70, 0x0, 0x70, 0x70, 0x70,
            0x31, 0x30, 0x20, 0x70, 0x70, 0x58, 0xdc, 0x0,
        ],
    ),
    (
        "f8E4M3FNUZ",
        &[
            0x0, 0x0, 0x40, 0x40, 0xc4, 0x25, 0x4d, 0x74, 0x80, 0x80, 0x80, 0x0, 0x80, 0x80, 0x80,
            0x40, 0x40, 0x38, 0x80, 0x80, 0x54, 0xd6, 0x0,
        ],
    ),
    (
        "f8E5M2FNUZ",
        &[
            0x0, 0x0, 0x40, 0x40, 0xc2, 0x32, 0x46, 0x5a, 0x80, 0x80, 0x80, 0x0, 0x63, 0x63, 0x63,
            0x40, 0x40, 0x3c, 0x80, 0x80, 0x4a, 0xcb, 0x0,
        ],
    ),
    (
        "f8E4M3B11FNUZ",
        &[
            0x0, 0x0, 0x58, 0x58, 0xdc, 0x3d, 0x65, 0x80, 0x80, 0x80, 0x80, 0x0, 0x80, 0x80, 0x80,
            0x58, 0x58, 0x50, 0x80, 0x80, 0x6c, 0xee, 0x0,
        ],
    ),
    (
        "f8E8M0FNU",
        &[
            0x0, 0x0, 0x7f, 0x7f, 0x80, 0x7c, 0x81, 0x86, 0x90, 0x90, 0xff, 0x0, 0x88, 0x88, 0x88,
            0x7f, 0x7f, 0x7e, 0xfe, 0xff, 0x82, 0x82, 0x0,
        ],
    ),
    (
        "f6E2M3FN",
        &[
            0x0, 0x20, 0x8, 0x8, 0x2c, 0x1, 0x15, 0x1f, 0x1f, 0x3f, 0x0, 0x0, 0x1f, 0x1f, 0x1f,
            0x8, 0x8, 0x4, 0x1f, 0x1f, 0x1c, 0x3e, 0x0,
        ],
    ),
    (
        "f6E3M2FN",
        &[
            0x0, 0x20, 0xc, 0xc, 0x2e, 0x2, 0x12, 0x1f, 0x1f, 0x3f, 0x0, 0x0, 0x1f, 0x1f, 0x1f,
            0xc, 0xc, 0x8, 0x1f, 0x1f, 0x16, 0x37, 0x0,
        ],
    ),
    (
        "f4E2M1FN",
        &[
            0x0, 0x8, 0x2, 0x2, 0xb, 0x0, 0x5, 0x7, 0x7, 0xf, 0x0, 0x0, 0x7, 0x7, 0x7, 0x2, 0x2,
            0x1, 0x7, 0x7, 0x7, 0xf, 0x0,
        ],
    ),
];

#[test]
fn float_literals_have_the_bits_of_mlir() {
    for (name, expected) in FLOAT_CODES {
        let list = FLOATS.join(", ");
        let text = format!("dense<[{list}]> : tensor<{}x{name}>", FLOATS.len());
        assert_eq!(codes(&text), *expected, "{name}");
    }
}

#[test]
fn integers_take_either_reading_of_their_bits() {
    assert_eq!(
        codes("dense<[200, -128, 255, 0xFF, -1, -0x1]> : tensor<6xi8>"),
        [200, 128, 255, 255, 255, 255]
    );
    assert_eq!(codes("dense<[-8, 7, 15]> : tensor<3xi4>"), [8, 7, 15]);
    assert_eq!(codes("dense<18446744073709551615> : tensor<i64>"), [u128::from(u64::MAX)]);
    let booleans = "dense<[true, false, 0, 1, -1, 0x00, 0x1]> : tensor<7xi1>";
    assert_eq!(codes(booleans), [1, 0, 0, 1, 1, 0, 1]);
    assert_eq!(codes("dense<-1> : tensor<index>"), [u128::from(u64::MAX)]);
}

#[test]
fn hexadecimal_floats_are_bits() {
    assert_eq!(codes("dense<[0x3F80, 0x0000000001]> : tensor<2xf32>"), [0x3F80, 1]);
    assert_eq!(codes("dense<(0x7F800000, -0.5)> : tensor<complex<f32>>"), [0xBF00_0000_7F80_0000]);
}

#[test]
fn complex_numbers_are_pairs() {
    let pair = |re: f64, im: f64| u128::from(re.to_bits()) | u128::from(im.to_bits()) << 64;
    let text = "dense<[(1.0, 2.0), ( -0.5 ,0.25 )]> : tensor<2xcomplex<f64>>";
    assert_eq!(codes(text), [pair(1.0, 2.0), pair(-0.5, 0.25)]);
}

#[test]
fn what_a_type_cannot_spell_is_refused_where_it_stands() {
    for (text, place, message) in [
        ("dense<1> : tensor<f32>", "1", "unexpected decimal integer literal"),
        ("dense<[1.0, 1e2]> : tensor<2xf32>", "1e2", "no float literal"),
        ("dense<nan> : tensor<f32>", "nan", "no float literal"),
        ("dense<-0x7F> : tensor<f8E4M3FN>", "-0x7F", "has no sign"),
        ("dense<0x1F> : tensor<f4E2M1FN>", "0x1F", "out of range for type"),
        ("dense<0x1FF> : tensor<f8E4M3FN>", "0x1FF", "out of range for type"),
        ("dense<0x1FFFFFFFF> : tensor<f32>", "0x1FFFFFFFF", "out of range for type"),
        ("dense<256> : tensor<i8>", "256", "out of range for type i8"),
        ("dense<-129> : tensor<i8>", "-129", "out of range for type i8"),
        ("dense<-1> : tensor<ui8>", "-1", "parsed negative value"),
        ("dense<2> : tensor<i1>", "2", "out of range for type i1"),
        ("dense<true> : tensor<i32>", "true", "parsed a truth value"),
        ("dense<1.0> : tensor<i32>", "1.0", "no integer"),
        ("dense<99999999999999999999> : tensor<i64>", "99999999999999999999", "out of range"),
        ("dense<1.0> : tensor<complex<f32>>", "1", "complex number"),
        ("dense<[1, 2]> : tensor<3xi32>", "[", "this list has 2 items"),
        ("dense<[[1], [2]]> : tensor<2xi32>", "[", "deeper than the type's rank"),
        ("dense<[1, 2]> : tensor<2x1xi32>", "1", "has 2 dimensions"),
        ("dense<[]> : tensor<0x2xi32>", "[", "`dense<>`"),
        ("dense<[1, 2,]> : tensor<2xi32>", "]", "expected an element"),
        ("dense<[1 2]> : tensor<2xi32>", "2", "expected `,` or `]`"),
        ("dense<> : tensor<1xi32>", "", "has no elements"),
        ("dense<\"0x0\"> : tensor<2xi8>", "0", "even number of digits"),
        ("dense<\"0x0G\"> : tensor<i8>", "G", "not a hexadecimal digit"),
        ("dense<\"0x010203\"> : tensor<2xi8>", "010203", "3 bytes"),
        ("dense<1> : tensor<?xi32>", "tensor<?xi32>", "all known"),
    ] {
        let (found, at) = refusal(text);
        assert!(found.contains(message), "{text}: {found}");
        assert_eq!(at, place, "{text}");
    }
}

#[test]
fn empty_tensors_have_empty_literals() {
    for text in ["dense<> : tensor<0xi32>", "dense<[[], []]> : tensor<2x0xi32>"] {
        assert!(read(text).is_empty());
    }
}

#[test]
fn a_splat_of_any_size_is_one_element() {
    let huge = read("dense<1.0> : tensor<1048576x1048576xf32>");
    assert!(huge.splat);
    assert_eq!((huge.len(), huge.elements.len()), (1 << 40, 1));
}

#[test]
fn blobs_are_little_endian_bytes() {
    assert_eq!(codes("dense<\"0x01000200\"> : tensor<2xi16>"), [1, 2]);
    assert_eq!(codes("dense<\"0x0000803f\"> : tensor<3xf32>"), [0x3F80_0000; 3]);
    assert_eq!(codes("dense<\"0x00FC0101FE07\"> : tensor<2xtf32>"), [0x1FC00, 0x7FE01]);
    assert_eq!(codes("dense<\"0xF12F\"> : tensor<2xi4>"), [1, 15]);
    let complex = "dense<\"0x0000803F000000400000A03F00000000\"> : tensor<2xcomplex<f32>>";
    assert_eq!(codes(complex), [0x4000_0000_3F80_0000, 0x3FA0_0000]);
}

#[test]
fn blobs_of_truth_values_are_bytes_or_packed() {
    assert_eq!(codes("dense<\"0x010001\"> : tensor<3xi1>"), [1, 0, 1]);
    assert_eq!(codes("dense<\"0x01\"> : tensor<8xi1>"), [1; 8]);
    assert_eq!(codes("dense<\"0x0501\"> : tensor<9xi1>"), [1, 0, 1, 0, 0, 0, 0, 0, 1]);
}

#[test]
fn comments_and_strange_spacing_are_no_obstacle() {
    let text = "dense<[ // > [ \n [1,2] ,\n[3, // x\n 4]]> : tensor<2x2xi32>";
    assert_eq!(codes(text), [1, 2, 3, 4]);
}
