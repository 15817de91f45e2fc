//! The operands of the cases: every code of small types, and of others the values at which implementations go wrong.

use std::collections::BTreeSet;

use crate::numeric::random::Random;
use crate::numeric::{ConvertPolicy, ElementType, FloatFormat};

/// What the values of an argument are for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// Every code as often as any other.
    Any,
    /// Numbers of moderate magnitude, so that sums are neither NaN nor infinite.
    Moderate,
    /// Ends of ranges, special values and thresholds of functions, with the codes beside them.
    Notable,
    /// Floats below the smallest normal one; integers of every length.
    Subnormal,
    /// Floats near the largest one; integers of every length.
    Huge,
    /// Pairs of neighbours that cancel or nearly do.
    Close,
    /// Some of each class.
    Mixed,
}

/// Types of at most this many bits have all of their codes among the operands of an op of one operand.
const ALL_CODES_BITS: u32 = 16;
/// About how many operands there are of an elementwise op if not every combination of codes is one.
const MANY: usize = 4096;

/// Values at which functions change their ways: ends of domains, thresholds of overflow and underflow in f16 and f32.
#[expect(clippy::approx_constant, reason = "their order is that of size")]
const NOTABLE: &[f64] = &[
    0.1,
    0.25,
    0.5,
    0.75,
    1.5,
    2.0,
    3.0,
    5.0,
    8.0,
    10.0,
    16.635532,
    17.328679,
    24.0,
    64.0,
    87.33655,
    88.72284,
    103.97208,
    128.0,
    709.782712893384,
    745.1332191019412,
    1024.0,
    4096.0,
    16777216.0,
    16777217.0,
    2147483648.0,
    4294967296.0,
    9.223372036854776e18,
    1e-3,
    1e-7,
    1e-20,
    1e20,
    0.6931471805599453,
    1.5707963267948966,
    3.141592653589793,
    0.7071067811865476,
    1.4142135623730951,
];

/// Random codes of an element type.
pub fn codes(random: &mut Random, element: &ElementType, count: usize, class: Class) -> Vec<u128> {
    let notable = match class {
        Class::Mixed => return mixed(random, element, count),
        Class::Close => {
            let pairs = (0..count.div_ceil(2)).map(|_| close_pair(random, element));
            let mut codes: Vec<u128> = pairs.flat_map(|(one, other)| [one, other]).collect();
            codes.truncate(count);
            return codes;
        }
        Class::Notable => edges(element),
        _ => Vec::new(),
    };
    (0..count).map(|_| of_class(random, element, &notable, class)).collect()
}

fn code(random: &mut Random, element: &ElementType, class: Class) -> u128 {
    match element {
        ElementType::Float(format) => float_code(random, format, class).into(),
        ElementType::Complex(part) => {
            let [low, high] =
                [(); 2].map(|()| u128::from(float_code(random, part.format(), class)));
            low | high << part.format().width
        }
        ElementType::Quantized(quantized) => {
            let (least, most) = quantized.range();
            let code = least + i128::from(random.bits()).rem_euclid(most - least + 1);
            code as u128 & mask(quantized.storage.width)
        }
        ElementType::Boolean => u128::from(random.bits() & 1),
        ElementType::Integer(_) | ElementType::Index => {
            let is_signed = !matches!(element, ElementType::Integer(it) if !it.signed);
            let number = match class {
                Class::Moderate if is_signed => i128::from(random.between(-9, 9)),
                Class::Moderate => i128::from(random.between(0, 9)),
                _ => i128::from(random.bits()),
            };
            number as u128 & mask(element.bits())
        }
    }
}

fn float_code(random: &mut Random, format: &FloatFormat, class: Class) -> u64 {
    match class {
        Class::Moderate => {
            let exponent = random.between(-4, 1) as i32;
            let sign = if format.sign_bit() != 0 && random.one_in(2) { -1.0 } else { 1.0 };
            let value = sign * (1.0 + random.fraction()) * 2f64.powi(exponent);
            format.encode(ConvertPolicy::CONVERT, value)
        }
        _ => random.bits() & format.code_mask(),
    }
}

fn mask(bits: u32) -> u128 {
    (1 << bits) - 1
}

/// The operands of an elementwise op, as many codes of each as of the others. `target` is the type to which the op
/// converts, if it does.
pub fn operands(
    random: &mut Random,
    elements: &[ElementType],
    target: Option<&ElementType>,
) -> Vec<Vec<u128>> {
    match elements {
        [only] => vec![of_one(random, only, target)],
        [left, right] if left == right => of_two(random, left),
        _ => elements.iter().map(|element| mixed(random, element, MANY / 2)).collect(),
    }
}

/// The operands of an op of one operand.
fn of_one(random: &mut Random, element: &ElementType, target: Option<&ElementType>) -> Vec<u128> {
    if element.bits() <= ALL_CODES_BITS {
        return (0..1 << element.bits()).collect();
    }
    let mut found: BTreeSet<u128> = edges(element).into_iter().collect();
    if let Some(target) = target {
        found.extend(thresholds(element, target));
    }
    let mut codes: Vec<u128> = found.into_iter().collect();
    let more = MANY.saturating_sub(codes.len()).max(256);
    codes.extend(mixed(random, element, more));
    codes
}

/// The operands of an op of two operands of one type: all pairs of the smallest types, all codes with notable ones of
/// small types, and of others pairs of notable codes and of neighbours, which cancel.
fn of_two(random: &mut Random, element: &ElementType) -> Vec<Vec<u128>> {
    let all: Vec<u128> = match element.bits() {
        bits @ ..=8 => (0..1 << bits).collect(),
        _ => edges(element),
    };
    let others = match element.bits() {
        ..=6 => all.clone(),
        7..=8 => {
            let mut others = edges(element);
            others.truncate(32);
            others
        }
        _ => all.clone(),
    };
    let step = (all.len() * others.len() / MANY).max(1);
    let pairs = all.iter().flat_map(|&left| others.iter().map(move |&right| (left, right)));
    // a step that divides no length of a row keeps some pairs of every row and column
    let step = if element.bits() <= 8 { 1 } else { step | 1 };
    let (mut left, mut right): (Vec<u128>, Vec<u128>) = pairs.step_by(step).unzip();
    if element.bits() > 8 {
        for _ in 0..MANY / 2 {
            let (first, second) = close_pair(random, element);
            left.push(first);
            right.push(second);
        }
    }
    vec![left, right]
}

/// Two codes whose magnitudes are close, or two moderate ones.
fn close_pair(random: &mut Random, element: &ElementType) -> (u128, u128) {
    let class = if random.one_in(2) { Class::Any } else { Class::Moderate };
    let first = code(random, element, class);
    match element {
        ElementType::Float(format) if random.one_in(2) => {
            let magnitude = first as u64 & format.magnitude_mask();
            let beside = magnitude.wrapping_add_signed(random.between(-9, 9));
            let sign = if random.one_in(2) { format.sign_bit() } else { 0 };
            (first, u128::from((beside & format.magnitude_mask()) | sign))
        }
        _ => (first, code(random, element, class)),
    }
}

/// Codes of all classes: notable, subnormal, huge, moderate and any.
fn mixed(random: &mut Random, element: &ElementType, count: usize) -> Vec<u128> {
    let notable = edges(element);
    let classes = [Class::Notable, Class::Subnormal, Class::Huge, Class::Moderate, Class::Any];
    let one = |random: &mut Random| match (classes[random.below(classes.len())], element) {
        // numbers of every length are more telling than numbers of any code, which are nearly all long
        (Class::Any, ElementType::Integer(_) | ElementType::Index) => {
            of_class(random, element, &notable, Class::Huge)
        }
        (class, _) => of_class(random, element, &notable, class),
    };
    (0..count).map(|_| one(random)).collect()
}

/// A code of a class that one code can have.
fn of_class(random: &mut Random, element: &ElementType, notable: &[u128], class: Class) -> u128 {
    match (class, element) {
        (Class::Notable, _) => random.pick(notable),
        (Class::Subnormal, ElementType::Float(format)) => {
            let magnitude = random.bits() % format.min_normal().max(1);
            u128::from(magnitude | if random.one_in(2) { format.sign_bit() } else { 0 })
        }
        (Class::Huge, ElementType::Float(format)) => {
            let magnitude = format.max_finite - random.bits() % (4 << format.mantissa_bits);
            u128::from(magnitude | if random.one_in(2) { format.sign_bit() } else { 0 })
        }
        (Class::Subnormal | Class::Huge, ElementType::Integer(_) | ElementType::Index) => {
            // numbers of every length
            let number = random.bits() >> random.below(64);
            let number = if random.one_in(2) { number.wrapping_neg() } else { number };
            u128::from(number) & mask(element.bits())
        }
        (Class::Moderate, _) => code(random, element, Class::Moderate),
        _ => code(random, element, Class::Any),
    }
}

/// The notable codes of a type.
fn edges(element: &ElementType) -> Vec<u128> {
    match element {
        ElementType::Float(format) => float_edges(format).into_iter().map(u128::from).collect(),
        ElementType::Complex(part) => {
            let width = part.format().width;
            let parts: Vec<u64> = float_edges(part.format()).into_iter().step_by(2).collect();
            let pairs = parts.iter().flat_map(|&low| parts.iter().map(move |&high| (low, high)));
            pairs.map(|(low, high)| u128::from(low) | u128::from(high) << width).collect()
        }
        ElementType::Quantized(_) | ElementType::Boolean => {
            (0..1 << element.bits().min(8)).collect()
        }
        ElementType::Integer(_) | ElementType::Index => integer_edges(element.bits()),
    }
}

fn integer_edges(bits: u32) -> Vec<u128> {
    let mut numbers: Vec<i128> = vec![0, 1, -1, 2, -2, 3, 5, 7, 10, -10, 100, -100];
    for exponent in 1..bits {
        let power = 1i128 << exponent;
        numbers.extend([power - 1, power, power + 1, -power]);
    }
    let codes: BTreeSet<u128> = numbers.into_iter().map(|it| it as u128 & mask(bits)).collect();
    codes.into_iter().collect()
}

fn float_edges(format: &FloatFormat) -> Vec<u64> {
    let last = format.magnitude_mask();
    let mut magnitudes = BTreeSet::new();
    let ends =
        [0, format.min_positive(), format.min_normal(), format.one_code(), format.max_finite];
    for end in ends {
        let near = [-2i64, -1, 0, 1, 2].map(|step| end.saturating_add_signed(step).min(last));
        magnitudes.extend(near);
    }
    magnitudes.extend(format.code_of_infinity(false));
    magnitudes.extend(format.canonical_nan().map(|code| code & last));
    magnitudes.insert(last);
    for &value in NOTABLE {
        let code = format.encode(ConvertPolicy::CONVERT, value);
        magnitudes.extend(format.is_finite(code).then_some(code & last));
    }
    let signs: BTreeSet<u64> = [0, format.sign_bit()].into();
    let signed = magnitudes.iter().flat_map(|code| signs.iter().map(move |sign| code | sign));
    let codes: BTreeSet<u64> = signed.collect();
    codes.into_iter().collect()
}

/// The codes of a type around the values at which a conversion to another type changes its result: midpoints between
/// neighbours, the ends of the range, and the two codes beside each.
fn thresholds(element: &ElementType, target: &ElementType) -> Vec<u128> {
    let values: Vec<f64> = match target {
        ElementType::Float(format) => midpoints(format),
        ElementType::Complex(_) | ElementType::Boolean => return Vec::new(),
        _ => integer_thresholds(target),
    };
    match element {
        ElementType::Float(format) => {
            let around = values.iter().flat_map(|&value| beside(format, value));
            around.map(u128::from).collect()
        }
        ElementType::Integer(_) | ElementType::Index => {
            let whole = values.iter().filter(|value| value.fract() == 0.0 && value.abs() < 9e18);
            whole.map(|&value| value as i128 as u128 & mask(element.bits())).collect()
        }
        _ => Vec::new(),
    }
}

/// The code of a value and the two beside it.
fn beside(format: &FloatFormat, value: f64) -> Vec<u64> {
    let code = format.encode(ConvertPolicy::CONVERT, value);
    if !format.is_finite(code) {
        return vec![code];
    }
    let (rank, last) = (format.rank(code), format.rank(format.max_finite));
    let ranks = [rank - 1, rank, rank + 1].into_iter().filter(|it| it.abs() <= last);
    ranks.map(|rank| format.of_rank(rank)).collect()
}

/// The midpoints between neighbouring values of a format, of both signs: all of a small format, else those near zero,
/// the smallest normal value, one and the largest value.
fn midpoints(format: &FloatFormat) -> Vec<f64> {
    let last = format.max_finite;
    let magnitudes: BTreeSet<u64> = if last <= 256 {
        (0..=last).collect()
    } else {
        let middles = [0, format.min_normal(), format.one_code(), last];
        middles.into_iter().flat_map(|it| it.saturating_sub(40)..=(it + 40).min(last)).collect()
    };
    let value = |code: u64| format.decode(code);
    let mut found = Vec::new();
    for &code in &magnitudes {
        let here = value(code);
        let next = match code == last {
            // where the next value would be if the exponents went on
            true => here + (here - value(last.saturating_sub(1))),
            false => value(code + 1),
        };
        let middle = here / 2.0 + next / 2.0;
        found.extend([here, middle, -here, -middle]);
    }
    found.retain(|value| value.is_finite());
    found
}

fn integer_thresholds(target: &ElementType) -> Vec<f64> {
    let (least, most) = match target {
        ElementType::Integer(integer) => integer.range(),
        _ => (i64::MIN.into(), i64::MAX.into()),
    };
    let (least, most) = (least as f64, most as f64);
    let mut values: Vec<f64> = (-24..=24).map(|step| f64::from(step) / 4.0).collect();
    for end in [least, most] {
        values.extend([-2.0, -1.0, -0.5, 0.0, 0.5, 1.0, 2.0].map(|step| end + step));
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::names;

    #[test]
    fn conversions_to_f8_are_tried_at_every_midpoint_and_beside_it() {
        let (f32s, f8) = (ElementType::Float(&names::F32), ElementType::Float(&names::F8E4M3FN));
        let codes = of_one(&mut Random::new(1), &f32s, Some(&f8));
        // the midpoint of 0 and 2^-9, of 448 and what would be 480, and a value just below the smallest normal one
        for value in [2f32.powi(-10), 464.0, f32::from_bits(464f32.to_bits() + 1), 0.014_648_438] {
            assert!(codes.contains(&value.to_bits().into()), "{value}");
        }
    }

    #[test]
    fn an_op_of_one_operand_gets_every_code_of_sixteen_bits() {
        let bf16 = ElementType::Float(&names::BF16);
        let codes: BTreeSet<u128> = of_one(&mut Random::new(1), &bf16, None).into_iter().collect();
        assert_eq!(codes.len(), 65536);
    }

    #[test]
    fn moderate_values_are_finite_in_every_format() {
        let mut random = Random::new(3);
        for format in crate::numeric::MLIR_FORMATS {
            for code in codes(&mut random, &ElementType::Float(format), 200, Class::Moderate) {
                assert!(format.is_finite(code as u64), "{}", format.name);
            }
        }
    }
}
