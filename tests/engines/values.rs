//! Element types and random codes of them.

use std::sync::LazyLock;

use shlo_interp::internal::parse_type;
use shlo_interp::ir::Type;
use shlo_interp::numerics::ConvertPolicy;
use shlo_interp::{ElementType, FloatFormat};

use super::random::Random;
use super::small_formats::SMALL;

/// Float types: those of MLIR, and some that the grammar of names has beside them.
pub static FLOATS: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let wide = ["f32", "f64", "f16", "bf16"];
    let others = ["f16E6M9", "f5E2M2", "f12E5M6", "tf32"];
    [&wide[..], &SMALL, &others].concat()
});
pub const INTEGERS: &[&str] =
    &["i2", "i4", "i8", "i16", "i32", "i64", "ui2", "ui4", "ui8", "ui16", "ui32", "ui64"];
pub const COMPLEX: &[&str] = &["complex<f32>", "complex<f64>"];
pub const QUANTIZED: &[&str] = &[
    "!quant.uniform<i8:f32, 0.1:-3>",
    "!quant.uniform<ui8:f16, 0.05:100>",
    "!quant.uniform<i4:f8E4M3FN, 0.5:-1>",
    "!quant.uniform<i8<-20:20>:f32, 0.5:2>",
    "!quant.uniform<i16:f32, 0.003:5>",
    "!quant.uniform<i32:f32, 0.5:8>",
    "!quant.uniform<i8:bf16, 0.25:1>",
    "!quant.uniform<i32:f64, 0.3:8>",
];

/// An element type of any kind that is not quantized.
pub fn any_element(random: &mut Random) -> &'static str {
    match random.below(10) {
        0..5 => random.pick(&FLOATS),
        5..8 => random.pick(INTEGERS),
        8 => "i1",
        _ => random.pick(COMPLEX),
    }
}

/// A quantized element type for a shape, sometimes with parameters along a dimension of it.
pub fn quantized_element(random: &mut Random, shape: &[usize]) -> String {
    let dimension = random.below(shape.len().max(1));
    if random.one_in(2) || shape.get(dimension).is_none_or(|size| !(1..=64).contains(size)) {
        return random.pick(QUANTIZED).into();
    }
    let parameters: Vec<String> = (0..shape[dimension])
        .map(|_| format!("{:?}:{}", random.pick(&[0.1, 0.5, 2.0, 0.013]), random.between(-30, 30)))
        .collect();
    let types = random.pick(&["i8:f32", "i32:f32", "i16:f16"]);
    format!("!quant.uniform<{types}:{dimension}, {{{}}}>", parameters.join(", "))
}

/// The element type that a text names.
pub fn element(name: &str) -> ElementType {
    match parse_type(&format!("tensor<{name}>")) {
        Ok(Type::Tensor(ty)) => ty.element.clone(),
        other => panic!("`{name}` is no element type: {other:?}"),
    }
}

/// Which codes an argument has.
#[derive(Debug, Clone, Copy)]
pub enum Flavour {
    /// Every code as often as any other.
    Any,
    /// Zeros, ones, ends of ranges, infinities, NaN and their neighbours.
    Special,
    /// Numbers of moderate magnitude, so that sums are not all NaN or infinite.
    Moderate,
}

pub fn flavour(random: &mut Random) -> Flavour {
    match random.below(8) {
        0 => Flavour::Any,
        1 => Flavour::Special,
        _ => Flavour::Moderate,
    }
}

/// Random codes of an element type.
pub fn codes(
    random: &mut Random,
    element: &ElementType,
    count: usize,
    flavour: Flavour,
) -> Vec<u128> {
    let rare = |random: &mut Random| match flavour {
        Flavour::Moderate if random.one_in(200) => Flavour::Special,
        Flavour::Special if random.one_in(2) => Flavour::Moderate,
        flavour => flavour,
    };
    // one rare code spoils a sum, so that half of the moderate arguments have none
    let pure = matches!(flavour, Flavour::Moderate) && random.one_in(2);
    let code = |_| {
        let flavour = if pure { flavour } else { rare(random) };
        code(random, element, flavour)
    };
    (0..count).map(code).collect()
}

fn code(random: &mut Random, element: &ElementType, flavour: Flavour) -> u128 {
    match element {
        ElementType::Float(format) => float_code(random, format, flavour).into(),
        ElementType::Complex(part) => {
            let ElementType::Float(format) = part.element() else { panic!("parts are floats") };
            let [low, high] = [(); 2].map(|()| u128::from(float_code(random, format, flavour)));
            low | high << format.width
        }
        ElementType::Quantized(ty) => {
            let (least, most) = ty.range();
            let code = match flavour {
                Flavour::Special => random.pick(&[least, most, 0.clamp(least, most)]),
                _ => least + i128::from(random.bits()).rem_euclid(most - least + 1),
            };
            code as u128 & ((1 << ty.storage.width) - 1)
        }
        ElementType::Boolean => u128::from(random.bits() & 1),
        _ => {
            let mask = (1u128 << element.bits()) - 1;
            let code = match flavour {
                Flavour::Any => i128::from(random.bits()),
                Flavour::Special => random.pick(&[0, 1, -1, 1 << (element.bits() - 1), 2]),
                Flavour::Moderate => i128::from(random.between(-9, 9)),
            };
            code as u128 & mask
        }
    }
}

fn float_code(random: &mut Random, format: &FloatFormat, flavour: Flavour) -> u64 {
    match flavour {
        Flavour::Any => random.bits() & format.code_mask(),
        Flavour::Special => {
            let sign = random.pick(&[0, format.sign_bit()]);
            let ends = [0, format.min_normal(), format.min_positive(), format.magnitude_mask()];
            let infinity = format.code_of_infinity(false).unwrap_or(0);
            let one = format.encode(ConvertPolicy::CONVERT, 1.0);
            let near = random.pick(&[ends[0], ends[1], ends[2], ends[3], infinity, one]);
            let beside = near.wrapping_add_signed(random.between(-2, 2)) & format.magnitude_mask();
            random.pick(&[near, beside]) | sign
        }
        Flavour::Moderate => {
            let exponent = random.between(-6, 5) as i32;
            let sign = if format.sign_bit() != 0 && random.one_in(2) { -1.0 } else { 1.0 };
            let value = sign * (1.0 + random.fraction()) * 2f64.powi(exponent);
            format.encode(ConvertPolicy::CONVERT, value)
        }
    }
}
