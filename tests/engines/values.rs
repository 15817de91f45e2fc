//! Element types and random codes of them.

use std::sync::{Arc, LazyLock};

use shlo_interp::internal::parse_type;
use shlo_interp::ir::Type;
use shlo_interp::numerics::ConvertPolicy;
use shlo_interp::{ElementType, FloatFormat, QuantizedType};

use super::formats;
use super::random::Random;
use super::small_formats::SMALL;

/// Float types: those of MLIR, and some that the grammar of names has beside them.
pub static FLOATS: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let wide = ["f32", "f64", "f16", "bf16"];
    let others = ["f16E6M9", "f5E2M2", "f12E5M6", "tf32"];
    [&wide[..], &SMALL, &others].concat()
});
pub const INTEGERS: &[&str] =
    &["index", "i2", "i4", "i8", "i16", "i32", "i64", "ui2", "ui4", "ui8", "ui16", "ui32", "ui64"];
pub const COMPLEX: &[&str] = &["complex<f32>", "complex<f64>"];
/// Quantized types of which some have kernels of their own.
const QUANTIZED: &[&str] = &[
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
        0 if random.one_in(2) => formats::any(random),
        0..5 => random.pick(&FLOATS),
        5..8 => random.pick(INTEGERS),
        8 => "i1",
        _ => random.pick(COMPLEX),
    }
}

/// An element type of any kind that has no parameters along a dimension.
pub fn per_tensor_element(random: &mut Random) -> String {
    match random.one_in(8) {
        true => quantized_per_tensor(random),
        false => any_element(random).into(),
    }
}

/// A quantized element type with one scale.
pub fn quantized_per_tensor(random: &mut Random) -> String {
    if random.one_in(2) {
        return random.pick(QUANTIZED).into();
    }
    let expressed = expressed(random);
    quantized_from(random, expressed, None)
}

/// A quantized element type for a shape, sometimes with parameters along a dimension of it. Of rank 0 that is no
/// type of a value, and has to be refused.
pub fn quantized_element(random: &mut Random, shape: &[usize]) -> String {
    let expressed = expressed(random);
    quantized_to(random, shape, expressed)
}

fn expressed(random: &mut Random) -> &'static str {
    let any = random.pick(&FLOATS);
    random.pick(&["f32", "f32", "f32", "f16", "bf16", "f64", any])
}

/// Such a type whose values are of this float type.
pub fn quantized_to(random: &mut Random, shape: &[usize], expressed: &str) -> String {
    let per_axis = random.one_in(if shape.is_empty() { 12 } else { 2 });
    let dimension = random.below(shape.len().max(1));
    let slices = shape.get(dimension).copied().unwrap_or(1);
    quantized_from(random, expressed, (per_axis && slices <= 64).then_some((dimension, slices)))
}

/// A quantized type of codes of any kind, and values of this float type: with one scale, or with one for each of the
/// slices along a dimension.
fn quantized_from(random: &mut Random, expressed: &str, axis: Option<(usize, usize)>) -> String {
    // all but the first, `index`, are types of codes
    let any = random.pick(&INTEGERS[1..]);
    let storage = random.pick(&["i8", "i8", "i8", "ui8", "i16", "i32", any]);
    let ElementType::Integer(integer) = element(storage) else { panic!("codes are integers") };
    let (mut least, mut most) = integer.range();
    let mut range = String::new();
    if random.one_in(4) {
        (least, most) = (least + random.between(0, 1) as i128, most - random.between(1, 2) as i128);
        range = format!("<{least}:{}>", most.max(least + 1));
    }
    let points = (least.max(-30) as i64, most.max(least + 1).min(30) as i64);
    quantized_as(random, &format!("{storage}{range}"), expressed, points, axis)
}

/// A quantized type of these codes and values, whose zero points are within a range.
pub fn quantized_as(
    random: &mut Random,
    storage: &str,
    expressed: &str,
    points: (i64, i64),
    axis: Option<(usize, usize)>,
) -> String {
    let ElementType::Float(format) = element(expressed) else { panic!("values are floats") };
    let (smallest, largest) = (format.decode(format.min_positive()), format.max_value());
    let scale = |random: &mut Random| {
        let scale = random.pick(&[0.1f64, 0.5, 2.0, 0.013, 0.25, 1.0]).clamp(smallest, largest);
        format!("{scale:?}:{}", random.between(points.0, points.1))
    };
    match axis {
        None => format!("!quant.uniform<{storage}:{expressed}, {}>", scale(random)),
        Some((dimension, slices)) => {
            let scales: Vec<String> = (0..slices).map(|_| scale(random)).collect();
            let scales = scales.join(", ");
            format!("!quant.uniform<{storage}:{expressed}:{dimension}, {{{scales}}}>")
        }
    }
}

/// The dimension along which an element type has parameters.
pub fn axis(name: &str) -> Option<usize> {
    match element(name) {
        ElementType::Quantized(ty) => ty.dimension,
        _ => None,
    }
}

/// The float type of the values of a quantized type.
pub fn expressed_by(name: &str) -> &'static str {
    match element(name) {
        ElementType::Quantized(ty) => ty.expressed.name,
        other => panic!("{other} is not quantized"),
    }
}

/// An element type with its parameters along another dimension, of this size. A size of 1 may grow.
pub fn along(name: &str, dimension: usize, size: usize) -> String {
    match element(name) {
        ElementType::Quantized(ty) if ty.dimension.is_some() => {
            let mut moved = QuantizedType::clone(&ty);
            moved.dimension = Some(dimension);
            if moved.scales.len() == 1 {
                moved.scales = vec![moved.scales[0]; size];
                moved.zero_points = vec![moved.zero_points[0]; size];
            }
            ElementType::Quantized(Arc::new(moved)).to_string()
        }
        _ => name.into(),
    }
}

/// A code as MLIR's literals spell it; those of quantized types are integers. Parts of complex numbers have no
/// spelling here.
pub fn literal(name: &str, code: u128) -> Option<String> {
    match element(name).stored() {
        ElementType::Boolean => Some((code == 1).to_string()),
        ElementType::Integer(integer) => {
            let unused = 128 - integer.width;
            Some(match integer.signed {
                true => ((code << unused) as i128 >> unused).to_string(),
                false => code.to_string(),
            })
        }
        ElementType::Float(_) => Some(format!("{code:#X}").replace("0X", "0x")),
        _ => None,
    }
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
    let is_far_from_one = format.min_exponent() > 3 || format.max_exponent() < -4;
    match flavour {
        Flavour::Moderate if format.table.is_some() || is_far_from_one => {
            random.bits() & format.code_mask()
        }
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
