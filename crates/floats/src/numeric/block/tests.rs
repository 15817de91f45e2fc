//! Block formats against the table of `tools/tables/mx_cases.py`, and their names.

use super::*;
use crate::numeric::names;
use crate::numeric::policy::Rounding;

fn hex(text: &str) -> Vec<u64> {
    text.split(',').map(|digits| u64::from_str_radix(digits, 16).expect("hex")).collect()
}

/// The blocks of the table: the format, the tensor's scale and the fields of the line.
fn table() -> impl Iterator<Item = (BlockFormat, f64, Vec<&'static str>)> {
    let lines = include_str!("blocks.txt").lines().filter(|line| !line.starts_with('#'));
    let mut current = None;
    lines.filter_map(move |line| {
        if let Some(header) = line.strip_prefix("= ") {
            let (name, scale) = header.rsplit_once(' ').expect("a format and a scale");
            let format = BlockFormat::parse(name).expect("a block format");
            current = Some((format, f64::from_bits(hex(scale)[0])));
            return None;
        }
        let (format, scale) = current.expect("a format comes first");
        Some((format, scale, line.split('|').collect()))
    })
}

#[test]
fn scales_and_elements_of_hard_blocks_by_every_rule() {
    let mut blocks = 0;
    for (format, tensor_scale, fields) in table() {
        let values: Vec<f64> = hex(fields[0]).into_iter().map(f64::from_bits).collect();
        for (rule, expected) in ScaleRule::all().zip(&fields[1..]) {
            let (scale, elements) = expected.split_once(':').expect("a scale and elements");
            let mut codes = vec![0; values.len()];
            let quantizer = BlockQuantizer { rule, ..BlockQuantizer::new(format) };
            let found = quantizer.quantize(&mut values.clone(), tensor_scale, &mut codes, |_| 0);
            let expected = (hex(scale)[0], hex(elements));
            assert_eq!((found, codes), expected, "{format}, {rule}: {values:?} / {tensor_scale}");
        }
        blocks += 1;
    }
    assert!(blocks > 500, "{blocks} blocks");
}

#[test]
fn values_of_hard_blocks() {
    for (format, tensor_scale, fields) in table() {
        let (scale, elements) = fields[1].split_once(':').expect("a scale and elements");
        let scale = format.decode_scale(hex(scale)[0]);
        for (to, expected) in [(&names::F32, fields[7]), (&names::BF16, fields[8])] {
            let value = |code| product(format.element.decode(code), scale, tensor_scale);
            let codes: Vec<u64> = hex(elements)
                .into_iter()
                .map(|code| to.encode(ConvertPolicy::COMPUTE, value(code)))
                .collect();
            assert_eq!(codes, hex(expected), "{format} to {}: {fields:?}", to.name);
        }
    }
}

#[test]
fn names_and_settings_mean_the_same() {
    let same = |left: &str, right: &str| {
        let (left, right) = (BlockFormat::parse(left), BlockFormat::parse(right));
        assert_eq!(left.as_ref().unwrap(), right.as_ref().unwrap());
    };
    same("mxfp4", "element=f4E2M1FN,scale=f8E8M0FNU,block=32");
    same("MXFP8_E4M3", "mxfp8");
    same("mxint8", "bfp:bits=8,block=32");
    same("msfp12", "bfp:mantissa=3,block=16,exponent=8");
    same("nvfp4:block=32,tensor=none", "element=f4E2M1FN, scale=f8E4M3FN, block=32");
    same("mxfp4,scale=f8E4M3FN", "element=f4E2M1FN,scale=f8E4M3FN,block=32");
    for named in BLOCK_FORMATS {
        let format = BlockFormat::parse(named.name).unwrap();
        assert_eq!(format, BlockFormat::parse(named.settings).unwrap(), "{}", named.name);
    }
    for text in ["mxfp4", "nvfp4", "element=i6,scale=f5E5M0FNU,block=7"] {
        assert_eq!(BlockFormat::parse(text).unwrap().to_string(), text);
    }
}

#[test]
fn what_is_no_block_format_is_refused_with_the_reason() {
    let message = |text: &str| BlockFormat::parse(text).unwrap_err().to_string();
    assert!(message("mxfp5").contains("`mxfp5` is no block format"));
    assert!(message("").contains("is no block format"));
    assert!(message("mxfp4:size=3").contains("has no `size`"));
    assert!(message("bfp:block=16").contains("lacks its elements"));
    assert!(message("element=f4E2M1FN,block=2").contains("lacks its scales"));
    assert!(message("element=f4E2M1FN,scale=f8E8M0FNU").contains("lacks its size"));
    assert!(message("bfp:mantissa=25").contains("1 to 24 bits"));
    assert!(message("bfp:mantissa=5,exponent=1").contains("2 to 10 bits"));
    assert!(message("bfp:mantissa=5,block=0").contains("a number of elements"));
    assert!(message("mxfp4:element=i26").contains("2 to 25 bits"));
    assert!(message("mxfp4:element=f4E2M2").contains("have 5"));
    assert!(message("nvfp4:tensor=f64").contains("f32 or none"));
    assert!(message("element=f16E10M5,scale=f10E10M0FNU,block=2").contains("between 2^-1000"));
}

#[test]
fn directed_rounding_of_integers() {
    let format = BlockFormat::parse("bfp:bits=4,block=8").unwrap();
    let elements = |rounding| {
        let quantizer = BlockQuantizer { rounding, ..BlockQuantizer::new(format) };
        // the scale is 1, and an element counts quarters
        let mut values = [1.0, 0.3, -0.3, 0.125, -0.125, 0.2, 1.99, -1.99];
        let mut codes = [0; 8];
        quantizer.quantize(&mut values, 1.0, &mut codes, |_| 0);
        codes.map(|code| (code as i8) << 4 >> 4)
    };
    assert_eq!(elements(Rounding::NearestEven), [4, 1, -1, 0, 0, 1, 7, -7]);
    assert_eq!(elements(Rounding::NearestAway), [4, 1, -1, 1, -1, 1, 7, -7]);
    assert_eq!(elements(Rounding::TowardZero), [4, 1, -1, 0, 0, 0, 7, -7]);
    assert_eq!(elements(Rounding::Up), [4, 2, -1, 1, 0, 1, 7, -7]);
    assert_eq!(elements(Rounding::Down), [4, 1, -2, 0, -1, 0, 7, -7]);
}

#[test]
fn specials_stay_with_their_elements_where_asked() {
    let quantize = |format: &str| {
        let format = BlockFormat::parse(format).unwrap();
        let specials = Specials::Element;
        let quantizer = BlockQuantizer { specials, ..BlockQuantizer::new(format) };
        let mut codes = [0; 4];
        let mut values = [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1.0];
        (quantizer.quantize(&mut values, 1.0, &mut codes, |_| 0), codes)
    };
    assert_eq!(quantize("mxfp8e5m2"), (112, [0x7E, 0x7C, 0xFC, 0x78]));
    assert_eq!(quantize("mxfp8e4m3"), (119, [0x7F, 0x7F, 0xFF, 0x78]));
    assert_eq!(quantize("mxfp4"), (125, [0x8, 0x7, 0xF, 0x6]));
    assert_eq!(quantize("mxint8"), (127, [0, 127, 129, 64]));
}

#[test]
fn the_scale_of_a_tensor_uses_the_whole_range() {
    let nvfp4 = BlockFormat::parse("nvfp4").unwrap();
    assert_eq!(tensor_scale(&nvfp4, 6.0 * 448.0 * 3.0), 3.0);
    assert_eq!(tensor_scale(&nvfp4, 1.0), f64::from(1.0f32 / 2688.0));
    assert_eq!(tensor_scale(&nvfp4, 0.0), 1.0);
    assert_eq!(tensor_scale(&nvfp4, 1e-300), f64::from(f32::from_bits(1)));
    assert_eq!(tensor_scale(&nvfp4, f64::MAX), f64::from(f32::MAX));
}

#[test]
fn stochastic_rounding_goes_up_as_often_as_the_value_is_far() {
    for text in ["mxfp4", "bfp:bits=4,block=2"] {
        let format = BlockFormat::parse(text).unwrap();
        let chance = crate::numeric::Chance { seed: 7, stream: 0 };
        let rounding = Rounding::Stochastic;
        let quantizer = BlockQuantizer { rounding, chance, ..BlockQuantizer::new(format) };
        // the value is 0.3 of the way from one element to the next
        let unit = if text == "mxfp4" { 0.5 } else { 0.25 };
        let first = 2.0f64.powi(format.element.max_exponent());
        let value = -(1.0 + 0.3 * unit);
        let ups = (0..4000u64).filter(|&trial| {
            let mut codes = [0; 2];
            quantizer
                .quantize(&mut [first, value], 1.0, &mut codes, |place| 2 * trial + place as u64);
            let found = format.element.decode(codes[1]);
            assert!([-1.0, -1.0 - unit].contains(&found), "{text}: {found}");
            found != -1.0
        });
        let ups = ups.count();
        assert!((1100..1300).contains(&ups), "{text}: {ups} of 4000");
    }
}

#[test]
fn the_next_scale_of_a_table_is_the_next_value_not_the_next_code() {
    // HiF8 has 2^-15 at code 7 and 1 at code 8
    let format = BlockFormat::parse("element=f4E2M1FN,scale=HiF8,block=2").unwrap();
    for (amax, scale) in
        [(6.0 * 0.5f64.powi(15) * 1.001, 1.5), (6.0 * 0.5f64.powi(16) * 1.001, 1.0)]
    {
        let rule = ScaleRule::Up;
        let quantizer = BlockQuantizer { rule, ..BlockQuantizer::new(format) };
        let code = quantizer.quantize(&mut [amax, 0.0], 1.0, &mut [0; 2], |_| 0);
        assert_eq!(format.decode_scale(code), scale * 0.5f64.powi(15), "{amax}");
    }
}
