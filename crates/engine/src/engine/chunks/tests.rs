//! Chunk programs against independent arithmetic.

use super::*;
use crate::engine::movement;
use crate::meaning::Draws;
use crate::numeric::names::{
    BF16, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3B11FNUZ, F8E4M3FN, F8E4M3FNUZ,
    F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64,
};
use crate::numeric::random::Random;
use crate::numeric::{
    ComplexPart, ConvertPolicy, FloatFormat, Function, IntegerType, NanCodes, Subnormals, Zero,
};
use crate::tensor::Tensor;

const NARROW: [&FloatFormat; 10] = [
    &F8E5M2,
    &F8E4M3,
    &F8E3M4,
    &F8E4M3FN,
    &F8E5M2FNUZ,
    &F8E4M3FNUZ,
    &F8E4M3B11FNUZ,
    &F6E2M3FN,
    &F6E3M2FN,
    &F4E2M1FN,
];

pub(super) fn float(format: &'static FloatFormat) -> ElementType {
    ElementType::Float(format)
}

pub(super) fn integer(width: u32, signed: bool) -> ElementType {
    ElementType::Integer(IntegerType { width, signed })
}

/// All pairs of codes of a type of up to 8 bits, as two tensors.
fn pairs(element: &ElementType) -> [Tensor; 2] {
    let codes = 1u128 << element.bits();
    let shape = [(codes * codes) as usize];
    let lhs = (0..codes * codes).map(|index| index / codes);
    let rhs = (0..codes * codes).map(|index| index % codes);
    [
        Tensor::from_wide_codes(element.clone(), &shape, lhs),
        Tensor::from_wide_codes(element.clone(), &shape, rhs),
    ]
}

fn all_codes(element: &ElementType) -> Tensor {
    let codes = 1u128 << element.bits();
    Tensor::from_wide_codes(element.clone(), &[codes as usize], 0..codes)
}

fn unary_program(unary: Unary, element: &ElementType) -> Program {
    let mut steps = Steps::new();
    let operand = steps.input(element.clone());
    let result = steps.unary(unary, operand).expect("a kernel");
    Program::new(steps, &[result])
}

pub(super) fn binary_program(binary: Binary, element: &ElementType) -> Program {
    let mut steps = Steps::new();
    let lhs = steps.input(element.clone());
    let rhs = steps.input(element.clone());
    let result = steps.binary(binary, lhs, rhs).expect("a kernel");
    Program::new(steps, &[result])
}

fn convert_program(from: &ElementType, to: &ElementType) -> Program {
    let mut steps = Steps::new();
    let operand = steps.input(from.clone());
    let result = steps.convert(operand, to).expect("a kernel");
    Program::new(steps, &[result])
}

pub(super) fn compare_program(direction: Direction, element: &ElementType) -> Program {
    let mut steps = Steps::new();
    let (lhs, rhs) = (steps.input(element.clone()), steps.input(element.clone()));
    let result = steps.compare(direction, Order::Quiet, lhs, rhs).unwrap();
    Program::new(steps, &[result])
}

pub(super) fn run_one(program: &Program, inputs: &[&Tensor]) -> Tensor {
    program.run(inputs, inputs[0].shape()).expect("it fits memory").swap_remove(0)
}

fn element_of(program: &Program, codes: &[u128]) -> u128 {
    let inputs: Vec<Tensor> = program
        .inputs()
        .iter()
        .zip(codes)
        .map(|(element, &code)| Tensor::splat(element.clone(), &[], code))
        .collect();
    run_one(program, &inputs.iter().collect::<Vec<_>>()).code(0)
}

/// The value of a code by the definition of a format, digit by digit. NaN and infinities are those of f64.
fn value(format: &FloatFormat, code: u64) -> f64 {
    let negative = format.signed && code >> (format.width - 1) & 1 == 1;
    let magnitude = if format.signed { code & ((1 << (format.width - 1)) - 1) } else { code };
    let sign = if negative { -1.0 } else { 1.0 };
    if format.nan == NanCodes::NegativeZero && negative && magnitude == 0 {
        return f64::NAN;
    }
    if Some(magnitude) == format.infinity {
        return sign * f64::INFINITY;
    }
    if magnitude > format.max_finite {
        return f64::NAN;
    }
    let field = (magnitude >> format.mantissa_bits) as i32;
    let mantissa = (magnitude & ((1 << format.mantissa_bits) - 1)) as f64;
    let fraction = mantissa / (1u64 << format.mantissa_bits) as f64;
    let gradual = field == 0 && format.subnormals == Subnormals::Gradual;
    let (whole, exponent) = if gradual { (0.0, 1) } else { (1.0, field) };
    sign * (whole + fraction) * 2f64.powi(exponent - format.bias)
}

/// The code nearest to a value, found by search. Ties go to even, and overflow is that of the default policy.
fn nearest(format: &FloatFormat, exact: f64) -> u64 {
    let sign = if exact.is_sign_negative() { 1 << (format.width - 1) } else { 0 };
    let nan = match format.nan {
        NanCodes::NegativeZero => 1 << (format.width - 1),
        NanCodes::None => 1 << (format.width - 1),
        // the first mantissa bit together with the exponent of infinity, or else the one code
        NanCodes::AboveFinite => match format.infinity {
            Some(infinity) => infinity | 1 << (format.mantissa_bits - 1),
            None => format.max_finite + 1,
        },
    };
    if exact.is_nan() {
        return nan;
    }
    let magnitude = exact.abs();
    let last = value(format, format.max_finite);
    let beyond = last + (last - value(format, format.max_finite - 1)) / 2.0;
    // a tie goes to the even of the two codes around it
    let overflows = magnitude > beyond || magnitude == beyond && format.max_finite % 2 == 1;
    if overflows {
        return match (format.infinity, format.nan) {
            (Some(infinity), _) => sign | infinity,
            (None, NanCodes::None) => sign | format.max_finite,
            (None, _) => nan,
        };
    }
    let mut best = 0;
    for code in 0..=format.max_finite {
        let (distance, least) =
            ((value(format, code) - magnitude).abs(), (value(format, best) - magnitude).abs());
        if distance < least || distance == least && code % 2 == 0 {
            best = code;
        }
    }
    if best == 0 && format.zero == Zero::PositiveOnly { 0 } else { sign | best }
}

/// Rounds like [`nearest`], with a table of midpoints so that 65,536 results are quick.
fn check_pairs(binary: Binary, exact: impl Fn(f64, f64) -> f64) {
    for format in NARROW {
        let element = float(format);
        let [lhs, rhs] = pairs(&element);
        let result = run_one(&binary_program(binary, &element), &[&lhs, &rhs]);
        let mut known = std::collections::HashMap::new();
        for index in 0..lhs.len() {
            let (a, b) = (lhs.code(index) as u64, rhs.code(index) as u64);
            let exact = exact(value(format, a), value(format, b));
            let expected = *known.entry(exact.to_bits()).or_insert_with(|| nearest(format, exact));
            assert_eq!(
                result.code(index) as u64,
                expected,
                "{binary:?} {} {a:#x} {b:#x}",
                format.name
            );
        }
    }
}

// f64 sums, differences and products of these formats' values are exact, and its quotients are
// never so near to a midpoint that rounding them again would err.

#[test]
fn sums_of_all_pairs_are_the_nearest_codes() {
    check_pairs(Binary::Add, |a, b| a + b);
}

#[test]
fn differences_of_all_pairs_are_the_nearest_codes() {
    check_pairs(Binary::Subtract, |a, b| a - b);
}

#[test]
fn products_of_all_pairs_are_the_nearest_codes() {
    check_pairs(Binary::Multiply, |a, b| a * b);
}

#[test]
fn quotients_of_all_pairs_are_the_nearest_codes() {
    check_pairs(Binary::Divide, |a, b| a / b);
}

#[test]
fn quotients_by_constants_are_those_by_inputs() {
    let formats = [&F32, &F64, &BF16, &F16, &F8E4M3FN];
    for format in formats {
        let element = float(format);
        let code = |value: f64| format.encode(ConvertPolicy::COMPUTE, value) as u128;
        let exponents = (-1074..1024).step_by(7).chain([-150, -149, -127, -126, 126, 127, 1023]);
        let dividends = exponents.flat_map(|exponent| {
            let power = f64::from_bits(if exponent < -1022 {
                1 << (exponent + 1074)
            } else {
                ((exponent + 1023) as u64) << 52
            });
            [power, -power, power * 1.75, power * 1.000_000_2]
        });
        let special = [0.0, -0.0, f64::INFINITY, f64::NEG_INFINITY, f64::NAN];
        let codes: Vec<u128> = dividends.chain(special).map(code).collect();
        let dividends =
            Tensor::from_wide_codes(element.clone(), &[codes.len()], codes.iter().copied());
        let two_to = |exponent: i64| f64::from_bits(((exponent + 1023) as u64) << 52);
        let powers = [-1022, -149, -127, -126, -20, -1, 0, 1, 3, 20, 126, 127, 1022, 1023];
        let divisors = powers.map(two_to).into_iter().chain([-8.0, 3.0, 0.0, -0.0, f64::INFINITY]);
        for divisor in divisors.map(code) {
            let mut steps = Steps::new();
            let lhs = steps.input(element.clone());
            let rhs = steps.constant(element.clone(), divisor);
            let quotient = steps.binary(Binary::Divide, lhs, rhs).unwrap();
            let found =
                Program::new(steps, &[quotient]).run(&[&dividends], &[codes.len()]).unwrap();
            let all = Tensor::splat(element.clone(), &[codes.len()], divisor);
            let expected = run_one(&binary_program(Binary::Divide, &element), &[&dividends, &all]);
            for (index, dividend) in codes.iter().enumerate() {
                let (found, expected) = (found[0].code(index), expected.code(index));
                assert_eq!(found, expected, "{dividend:#x} / {divisor:#x} {}", format.name);
            }
        }
    }
}

/// If each output were looked for among all steps, this test would take minutes.
#[test]
fn programs_of_many_outputs_are_built_in_linear_time() {
    let mut steps = Steps::new();
    let input = steps.input(float(&F32));
    let program = Program::new(steps, &vec![input; 200_000]);
    assert_eq!(program.output_registers().len(), 200_000);
}

#[test]
fn remainders_of_all_pairs_are_exact() {
    check_pairs(Binary::Remainder, |a, b| {
        if b == 0.0 || a.is_infinite() || a.is_nan() || b.is_nan() {
            return f64::NAN;
        }
        if b.is_infinite() {
            return a;
        }
        // scaled by 2^20, the smallest subnormals of all of these formats are integers
        let scale = 2f64.powi(20);
        let rest = (a * scale) as i64 % (b * scale) as i64;
        (rest as f64 / scale).abs().copysign(a)
    });
}

#[test]
fn maxima_of_all_pairs_propagate_nan_and_order_zeros() {
    check_pairs(Binary::Maximum, |a, b| match (a, b) {
        _ if a.is_nan() || b.is_nan() => f64::NAN,
        _ if a.total_cmp(&b).is_gt() => a,
        _ => b,
    });
}

#[test]
fn minima_of_all_pairs_propagate_nan_and_order_zeros() {
    check_pairs(Binary::Minimum, |a, b| match (a, b) {
        _ if a.is_nan() || b.is_nan() => f64::NAN,
        _ if a.total_cmp(&b).is_lt() => a,
        _ => b,
    });
}

#[test]
fn rounding_to_integral_values_is_right_where_the_magic_constant_overflows() {
    for format in NARROW {
        let element = float(format);
        let codes = all_codes(&element);
        let cases: [(Unary, fn(f64) -> f64); 4] = [
            (Unary::Floor, f64::floor),
            (Unary::Ceil, f64::ceil),
            (Unary::RoundNearestAfz, f64::round),
            (Unary::RoundNearestEven, f64::round_ties_even),
        ];
        for (unary, exact) in cases {
            let result = run_one(&unary_program(unary, &element), &[&codes]);
            for code in 0..codes.len() {
                let expected = nearest(format, exact(value(format, code as u64)));
                assert_eq!(
                    result.code(code) as u64,
                    expected,
                    "{unary:?} {} {code:#x}",
                    format.name
                );
            }
        }
    }
}

#[test]
fn e8m0_has_no_zero_no_sign_and_ties_go_up() {
    let element = float(&F8E8M0FNU);
    let run = |binary, a, b| element_of(&binary_program(binary, &element), &[a, b]);
    assert_eq!(run(Binary::Subtract, 127, 127), 0xFF, "1 - 1 is zero: NaN");
    assert_eq!(run(Binary::Subtract, 127, 128), 0xFF, "1 - 2 is negative: NaN");
    assert_eq!(run(Binary::Add, 127, 128), 129, "3 lies between 2 and 4");
    assert_eq!(run(Binary::Multiply, 0, 0), 0, "2^-254 becomes 2^-127");
    assert_eq!(run(Binary::Multiply, 0xFE, 0xFE), 0xFF, "2^254 overflows");
    assert_eq!(run(Binary::Divide, 0, 0xFE), 0, "2^-254 becomes 2^-127");
    assert_eq!(run(Binary::Power, 0, 140), 0, "vanishes even in f64");
    assert_eq!(element_of(&unary_program(Unary::Negate, &element), &[127]), 0xFF);
    assert_eq!(element_of(&unary_program(Unary::Abs, &element), &[3]), 3);
}

#[test]
fn negate_and_abs_act_on_bits() {
    for (format, nan) in [(&F16, 0x7C01), (&F32, 0x7F80_0001), (&F64, 0x7FF0_0000_0000_0001u64)] {
        let element = float(format);
        let sign = format.sign_bit();
        let code = |unary, code: u64| element_of(&unary_program(unary, &element), &[code.into()]);
        assert_eq!(code(Unary::Negate, nan) as u64, nan | sign, "{}", format.name);
        assert_eq!(code(Unary::Abs, nan | sign) as u64, nan, "{}", format.name);
    }
    let fnuz = float(&F8E4M3FNUZ);
    assert_eq!(element_of(&unary_program(Unary::Negate, &fnuz), &[0]), 0, "no -0");
    assert_eq!(element_of(&unary_program(Unary::Negate, &fnuz), &[0x80]), 0x80, "one NaN");
}

#[test]
fn computing_steps_give_the_canonical_nan() {
    for (format, nan, canonical) in [
        (&F32, 0xFF80_0001u64, 0x7FC0_0000u64),
        (&F64, 0xFFF0_0000_0000_0001, 0x7FF8_0000_0000_0000),
        (&BF16, 0xFF81, 0x7FC0),
        (&F16, 0xFC01, 0x7E00),
        (&F8E4M3FN, 0xFF, 0x7F),
    ] {
        let element = float(format);
        let inputs = [u128::from(nan), u128::from(format.one_code())];
        for binary in [Binary::Add, Binary::Maximum, Binary::Power, Binary::Remainder] {
            let result = element_of(&binary_program(binary, &element), &inputs);
            assert_eq!(result as u64, canonical, "{binary:?} {}", format.name);
        }
        for unary in [Unary::Sign, Unary::Floor, Unary::Function(Function::Sqrt)] {
            let result = element_of(&unary_program(unary, &element), &inputs[..1]);
            assert_eq!(result as u64, canonical, "{unary:?} {}", format.name);
        }
    }
}

#[test]
fn total_order_puts_nan_at_the_ends_and_parts_the_zeros() {
    // -NaN, -inf, -1, -0, +0, 1, inf, NaN
    let ordered = [0xFE, 0xFC, 0xBC, 0x80, 0x00, 0x3C, 0x7C, 0x7E];
    let element = float(&F8E5M2);
    let mut steps = Steps::new();
    let (lhs, rhs) = (steps.input(element.clone()), steps.input(element.clone()));
    let less = steps.compare(Direction::Lt, Order::Total, lhs, rhs).unwrap();
    let equal = steps.compare(Direction::Eq, Order::Total, lhs, rhs).unwrap();
    let quiet = steps.compare(Direction::Ne, Order::Quiet, lhs, rhs).unwrap();
    let program = Program::new(steps, &[less, equal, quiet]);
    let mut lanes = Lanes::new(&program, 1);
    for (i, &a) in ordered.iter().enumerate() {
        for (j, &b) in ordered.iter().enumerate() {
            lanes.load(0, &[a as u8]);
            lanes.load(1, &[b as u8]);
            lanes.run(1);
            assert_eq!(lanes.is_true(0, 0), i < j, "{a:#x} < {b:#x}");
            assert_eq!(lanes.is_true(1, 0), i == j, "{a:#x} = {b:#x}");
            let (a, b) = (value(&F8E5M2, a), value(&F8E5M2, b));
            assert_eq!(lanes.is_true(2, 0), a != b);
        }
    }
}

/// Values of a type of at least 16 bits, pair by pair: those next to powers of two and to products.
pub(super) fn notable_pairs(element: &ElementType) -> [Tensor; 2] {
    let bits = element.bits();
    let powers = (0..bits).flat_map(|power| [(1u128 << power) - 1, 1 << power, (1 << power) + 1]);
    let mut values: Vec<u128> = powers.collect();
    values.extend(values.clone().iter().map(|value| value.wrapping_neg()));
    values.extend([3, 10, 641, 65_521, 1_000_003, 99_999_989].map(|prime| prime as u128));
    values.push(1 << (bits - 1));
    let mut pairs = vec![];
    for &a in &values {
        for &b in &values {
            let product = a.wrapping_mul(b);
            pairs.extend([(a, b), (product, b), (product.wrapping_sub(1), b)]);
        }
    }
    let mask = u128::MAX >> (128 - bits);
    let tensor = |of: fn(&(u128, u128)) -> u128| {
        let codes: Vec<u128> = pairs.iter().map(|pair| of(pair) & mask).collect();
        Tensor::from_wide_codes(element.clone(), &[pairs.len()], codes)
    };
    [tensor(|pair| pair.0), tensor(|pair| pair.1)]
}

#[test]
fn integers_wrap_at_their_width() {
    for (width, signed) in [2, 4, 8, 16, 32, 64].into_iter().flat_map(|w| [(w, true), (w, false)]) {
        let element = integer(width, signed);
        let [lhs, rhs] = if width <= 8 { pairs(&element) } else { notable_pairs(&element) };
        let modulus = 1i128 << width;
        let read = |code: u128| {
            let code = code as i128;
            if signed && code >= modulus / 2 { code - modulus } else { code }
        };
        let cases: [(Binary, fn(i128, i128, i128) -> i128); 8] = [
            (Binary::Add, |a, b, _| a + b),
            (Binary::Subtract, |a, b, _| a - b),
            (Binary::Multiply, |a, b, _| a.wrapping_mul(b)),
            (Binary::Divide, |a, b, _| if b == 0 { -1 } else { a / b }),
            (Binary::Remainder, |a, b, _| if b == 0 { a } else { a % b }),
            (Binary::Maximum, |a, b, _| a.max(b)),
            (Binary::Minimum, |a, b, _| a.min(b)),
            (Binary::ShiftLeft, |a, b, width| {
                let amount = b.rem_euclid(1 << width);
                if amount < width { a << amount } else { 0 }
            }),
        ];
        for (binary, exact) in cases {
            let result = run_one(&binary_program(binary, &element), &[&lhs, &rhs]);
            for index in 0..lhs.len() {
                let (a, b) = (read(lhs.code(index)), read(rhs.code(index)));
                let expected = exact(a, b, i128::from(width)).rem_euclid(modulus);
                assert_eq!(result.code(index) as i128, expected, "{binary:?} {element} {a} {b}");
            }
        }
        let less = run_one(&compare_program(Direction::Lt, &element), &[&lhs, &rhs]);
        for index in 0..lhs.len() {
            let (a, b) = (read(lhs.code(index)), read(rhs.code(index)));
            assert_eq!(less.code(index) == 1, a < b, "{element} {a} < {b}");
        }
    }
}

#[test]
fn right_shifts_fill_with_zero_or_the_sign() {
    for (width, signed) in [2, 8, 16, 32, 64].into_iter().flat_map(|w| [(w, true), (w, false)]) {
        let element = integer(width, signed);
        let [lhs, rhs] = if width <= 8 { pairs(&element) } else { notable_pairs(&element) };
        let logical = run_one(&binary_program(Binary::ShiftRightLogical, &element), &[&lhs, &rhs]);
        let arithmetic =
            run_one(&binary_program(Binary::ShiftRightArithmetic, &element), &[&lhs, &rhs]);
        for index in 0..lhs.len() {
            let (a, amount) = (lhs.code(index), rhs.code(index).min(127));
            assert_eq!(logical.code(index), a >> amount, "{element} {a:#x} {amount}");
            let negative = a >> (width - 1) == 1;
            let extended = if negative { a as i128 - (1 << width) } else { a as i128 };
            let expected = (extended >> amount) as u128 & (u128::MAX >> (128 - width));
            assert_eq!(arithmetic.code(index), expected, "{element} {a:#x} {amount}");
        }
    }
}

#[test]
fn sixty_four_bits_are_compared_divided_and_raised_by_the_sign_of_the_type() {
    let (signed, unsigned) = (integer(64, true), integer(64, false));
    let all_ones = u128::from(u64::MAX);
    let run =
        |binary, element: &ElementType, a, b| element_of(&binary_program(binary, element), &[a, b]);
    assert_eq!(run(Binary::Maximum, &signed, all_ones, 1), 1);
    assert_eq!(run(Binary::Maximum, &unsigned, all_ones, 1), all_ones);
    assert_eq!(run(Binary::Divide, &signed, all_ones, 2), 0);
    assert_eq!(run(Binary::Divide, &unsigned, all_ones, 2), u128::from(u64::MAX / 2));
    let least = 1u128 << 63;
    assert_eq!(run(Binary::Divide, &signed, least, all_ones), least, "wraps");
    assert_eq!(run(Binary::Remainder, &signed, least, all_ones), 0);
    assert_eq!(run(Binary::Power, &signed, 3, all_ones), 0, "3^-1");
    assert_eq!(run(Binary::Power, &signed, all_ones, all_ones), all_ones, "(-1)^-1");
    assert_eq!(run(Binary::Power, &unsigned, 3, 41), 3u128.pow(41) & all_ones);
}

#[test]
fn bits_are_counted_in_the_type() {
    let count =
        |unary, width, code| element_of(&unary_program(unary, &integer(width, true)), &[code]);
    assert_eq!(count(Unary::CountLeadingZeros, 2, 0), 2, "2 is -2 in i2");
    assert_eq!(count(Unary::CountLeadingZeros, 8, 1), 7);
    assert_eq!(count(Unary::Popcnt, 4, 0xF), 4);
    assert_eq!(count(Unary::Popcnt, 64, u64::MAX.into()), 64);
    assert_eq!(count(Unary::Abs, 8, 0x80), 0x80, "the least has no magnitude");
}

#[test]
fn conversions_between_narrow_floats_are_the_nearest_codes() {
    for from in NARROW {
        let codes = all_codes(&float(from));
        for to in NARROW {
            let result = run_one(&convert_program(&float(from), &float(to)), &[&codes]);
            for code in 0..codes.len() {
                let exact = value(from, code as u64);
                let (found, expected) = (result.code(code) as u64, nearest(to, exact));
                let both_nan = to.is_nan(found) && to.is_nan(expected);
                let any_zero = exact.is_nan() && to.is_zero(found) && to.is_zero(expected);
                let same = found == expected || both_nan || any_zero;
                assert!(same, "{} {code:#x} to {}: {found:#x}", from.name, to.name);
            }
        }
    }
}

#[test]
fn conversions_round_once_from_f64_and_from_integers() {
    let to_e5m2 = convert_program(&float(&F64), &float(&F8E5M2));
    // just above the tie between 4 and 5 quanta of 2^-16: rounding to f32 first would give 4
    assert_eq!(element_of(&to_e5m2, &[0x3f12_0000_0000_0001]), 0x05);
    let to_f32 = convert_program(&integer(64, true), &float(&F32));
    // a tie of f32 plus a bit that f64 drops
    let tie = (1i64 << 62) + (1 << 38) + 1;
    assert_eq!(element_of(&to_f32, &[tie as u128]) as u32, (tie as f32).to_bits());
    let unsigned = convert_program(&integer(64, false), &float(&F32));
    assert_eq!(element_of(&unsigned, &[u64::MAX.into()]) as u32, 18446744073709551615f32.to_bits());
}

#[test]
fn floats_truncate_saturate_and_lose_nan_on_the_way_to_integers() {
    let to = |element: ElementType, value: f32| {
        element_of(&convert_program(&float(&F32), &element), &[value.to_bits().into()])
    };
    assert_eq!(to(integer(8, true), 300.0), 127);
    assert_eq!(to(integer(8, true), -2.9), 0xFE);
    assert_eq!(to(integer(8, false), -300.0), 0);
    assert_eq!(to(integer(64, false), f32::INFINITY), u64::MAX.into());
    assert_eq!(to(integer(32, true), f32::NAN), 0);
    assert_eq!(to(ElementType::Boolean, f32::NAN), 1);
    assert_eq!(to(ElementType::Boolean, -0.0), 0);
}

#[test]
fn a_conversion_keeps_the_sign_of_nan_and_drops_its_payload() {
    let to = |format: &'static FloatFormat, code: u128| {
        element_of(&convert_program(&float(&F32), &float(format)), &[code])
    };
    assert_eq!(to(&F16, 0xFF80_0001), 0xFE00);
    assert_eq!(to(&F8E4M3FN, 0xFF80_0001), 0xFF);
    assert_eq!(to(&F64, 0xFF80_0001), 0xFFF8_0000_0000_0000);
    assert_eq!(to(&F4E2M1FN, 0x7FC0_0000), 0x8, "-0 where there is no NaN");
}

#[test]
fn complex_numbers_multiply_by_rounded_steps_and_compare_by_parts() {
    let element = ElementType::Complex(ComplexPart::F32);
    let pack = |re: f32, im: f32| u128::from(re.to_bits()) | u128::from(im.to_bits()) << 32;
    let product = binary_program(Binary::Multiply, &element);
    let (a, b) = (pack(1.1, 2.3), pack(-0.7, 3.9));
    let expected = pack(1.1f32 * -0.7 - 2.3f32 * 3.9, 1.1f32 * 3.9 + 2.3f32 * -0.7);
    assert_eq!(element_of(&product, &[a, b]), expected);
    let mut steps = Steps::new();
    let (lhs, rhs) = (steps.input(element.clone()), steps.input(element));
    let less = steps.compare(Direction::Lt, Order::Quiet, lhs, rhs).unwrap();
    let less = Program::new(steps, &[less]);
    assert_eq!(element_of(&less, &[pack(1.0, 5.0), pack(2.0, 0.0)]), 1);
    assert_eq!(element_of(&less, &[pack(2.0, 1.0), pack(2.0, 0.0)]), 0);
}

/// In types without -0, its code 0x80 is NaN.
#[test]
fn reduce_precision_of_a_negative_value_to_nothing_is_zero_in_types_without_negative_zero() {
    let reduced = Unary::ReducePrecision { exponent_bits: 4, mantissa_bits: 0 };
    for format in [&F8E4M3B11FNUZ, &F8E4M3FNUZ] {
        let program = unary_program(reduced, &float(format));
        assert_eq!(element_of(&program, &[0x81]), 0, "{}", format.name);
    }
}

/// The smallest normal value of e2m2, 1, is a subnormal value of a type whose normal values begin at 2.
#[test]
fn reduce_precision_flushes_among_the_subnormals_of_the_type() {
    let format = FloatFormat::parse("f8E4M3B0").unwrap();
    let reduced = Unary::ReducePrecision { exponent_bits: 2, mantissa_bits: 2 };
    let program = unary_program(reduced, &float(format));
    assert_eq!(element_of(&program, &[0x02]), 0x00, "0.5");
    assert_eq!(element_of(&program, &[0x04]), 0x04, "1.0");
}

/// tanh(x * y + z) with a comparison, a select and a conversion, as one program or step by step.
fn fused_and_unfused(format: &'static FloatFormat, inputs: [&Tensor; 3]) -> [Tensor; 2] {
    let element = float(format);
    let mut steps = Steps::new();
    let [x, y, z] = [0; 3].map(|_| steps.input(element.clone()));
    let product = steps.binary(Binary::Multiply, x, y).unwrap();
    let sum = steps.binary(Binary::Add, product, z).unwrap();
    let tanh = steps.unary(Unary::Function(Function::Tanh), sum).unwrap();
    let negated = steps.unary(Unary::Negate, tanh).unwrap();
    let less = steps.compare(Direction::Lt, Order::Quiet, x, z).unwrap();
    let chosen = steps.select(less, negated, z).unwrap();
    let wide = steps.convert(chosen, &float(&F32)).unwrap();
    let fused = run_one(&Program::new(steps, &[wide]), &inputs);

    let [x, y, z] = inputs;
    let product = run_one(&binary_program(Binary::Multiply, &element), &[x, y]);
    let sum = run_one(&binary_program(Binary::Add, &element), &[&product, z]);
    let tanh = run_one(&unary_program(Unary::Function(Function::Tanh), &element), &[&sum]);
    let negated = run_one(&unary_program(Unary::Negate, &element), &[&tanh]);
    let mut steps = Steps::new();
    let (a, b) = (steps.input(element.clone()), steps.input(element.clone()));
    let less = steps.compare(Direction::Lt, Order::Quiet, a, b).unwrap();
    let less = run_one(&Program::new(steps, &[less]), &[x, z]);
    let mut steps = Steps::new();
    let pred = steps.input(ElementType::Boolean);
    let (a, b) = (steps.input(element.clone()), steps.input(element.clone()));
    let chosen = steps.select(pred, a, b).unwrap();
    let chosen = run_one(&Program::new(steps, &[chosen]), &[&less, &negated, z]);
    [fused, run_one(&convert_program(&element, &float(&F32)), &[&chosen])]
}

#[test]
fn fused_steps_give_the_bits_of_single_steps() {
    let mut formats = NARROW.to_vec();
    formats.extend([&F8E8M0FNU, &F16, &BF16, &F32]);
    for format in formats {
        let mut random = Random::new(1);
        let mut random = || {
            let codes = (0..3000).map(|_| u128::from(random.bits() & format.code_mask()));
            Tensor::from_wide_codes(float(format), &[3000], codes.collect::<Vec<_>>())
        };
        let inputs = [random(), random(), random()];
        let [fused, unfused] = fused_and_unfused(format, [&inputs[0], &inputs[1], &inputs[2]]);
        for index in 0..fused.len() {
            assert_eq!(fused.code(index), unfused.code(index), "{} {index}", format.name);
        }
    }
}

#[test]
fn a_table_gives_large_results_past_the_caches() {
    use crate::hardware::non_temporal;
    for target in [&F32, &F64] {
        let mut steps = Steps::new();
        let x = steps.input(float(&F8E4M3FN));
        let converted = steps.convert(x, &float(target)).unwrap();
        let program = Program::new(steps, &[converted]);
        let length = non_temporal::FROM / (target.width as usize / 8) + 77;
        let codes: Vec<u8> = (0..length).map(|index| (index % 253) as u8).collect();
        let x = Tensor::from_codes(float(&F8E4M3FN), &[length], codes);
        let results = program.run(&[&x], &[length]).unwrap();
        let expected: Vec<u128> = (0..253)
            .map(|code| target.encode(ConvertPolicy::CONVERT, F8E4M3FN.decode(code)).into())
            .collect();
        let same = |index: usize| results[0].code(index) == expected[index % 253];
        assert_eq!((0..length).find(|&index| !same(index)), None, "{}", target.name);
    }
}

#[test]
fn a_table_gives_the_bits_of_the_chunks() {
    let element = float(&F8E4M3);
    let mut steps = Steps::new();
    let (x, scale) = (steps.input(element.clone()), steps.input(element.clone()));
    let scaled = steps.binary(Binary::Multiply, x, scale).unwrap();
    let result = steps.unary(Unary::Function(Function::Exponential), scaled).unwrap();
    let program = Program::new(steps, &[result]);
    let shape = [100, 256];
    let x = Tensor::from_wide_codes(element.clone(), &shape, (0..25600).map(|i| i % 256));
    let scale = Tensor::splat(element, &[], 0x31);
    let by_table = program.run_as_table(&[&x, &scale], &shape, 25600).unwrap().unwrap();
    let by_chunks = program.run_chunks(&[&x, &scale], &shape, 25600, Draws::default()).unwrap();
    assert_eq!(by_table[0].codes::<u8>(), by_chunks[0].codes::<u8>());
}

#[test]
fn many_threads_give_the_bits_of_one() {
    let element = float(&F32);
    let program = binary_program(Binary::Divide, &element);
    let codes: Vec<u32> = (0..100_000u32).map(|i| i.wrapping_mul(2654435761)).collect();
    let lhs = Tensor::from_codes(element.clone(), &[100_000], codes.clone());
    let rhs = Tensor::from_codes(element, &[100_000], codes.into_iter().rev().collect());
    let one = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    let three = rayon::ThreadPoolBuilder::new().num_threads(3).build().unwrap();
    let on_one = one.install(|| run_one(&program, &[&lhs, &rhs]));
    let on_three = three.install(|| run_one(&program, &[&lhs, &rhs]));
    assert_eq!(on_one.codes::<u32>(), on_three.codes::<u32>());
}

#[test]
fn lanes_give_the_bits_of_a_run() {
    let element = float(&F32);
    let program = binary_program(Binary::Multiply, &element);
    let codes: Vec<u32> = (0..10).map(|i| (i as f32 * 0.3).to_bits()).collect();
    let tensor = Tensor::from_codes(element, &[10], codes.clone());
    let whole = run_one(&program, &[&tensor, &tensor]);
    let mut lanes = Lanes::new(&program, 1);
    for (index, &code) in codes.iter().enumerate() {
        lanes.load(0, &[code]);
        lanes.gather(1, tensor.words(), [index]);
        lanes.run(1);
        assert_eq!(lanes.code(0, 0), whole.code(index));
    }
}

#[test]
fn a_fed_output_is_the_next_input() {
    let program = binary_program(Binary::Add, &integer(8, true));
    let mut lanes = Lanes::new(&program, 4);
    lanes.fill(0, 0, 3);
    lanes.load(1, &[1u8, 100, 0xFF]);
    for _ in 0..3 {
        lanes.run(3);
        lanes.feed(0, 0, 3);
    }
    let mut sums = [0u8; 3];
    lanes.store_input(0, &mut sums);
    assert_eq!(sums, [3, 44, 0xFD]);
}

#[test]
fn swapped_outputs_feed_back_without_overwriting_each_other() {
    let element = integer(32, true);
    let mut steps = Steps::new();
    let (a, b) = (steps.input(element.clone()), steps.input(element));
    let program = Program::new(steps, &[b, a]);
    let mut lanes = Lanes::new(&program, 1);
    lanes.load(0, &[1u32]);
    lanes.load(1, &[2u32]);
    lanes.run(1);
    lanes.feed(0, 0, 1);
    lanes.feed(1, 1, 1);
    let mut codes = [0u32; 1];
    lanes.store_input(0, &mut codes);
    assert_eq!(codes, [2]);
    lanes.store_input(1, &mut codes);
    assert_eq!(codes, [1]);
}

#[test]
fn what_no_kernel_computes_is_refused_by_name() {
    let mut steps = Steps::new();
    let operand = steps.input(float(&F32));
    let refused = steps.unary(Unary::Popcnt, operand).unwrap_err();
    assert_eq!(refused.to_string(), "Popcnt of f32 is not supported yet");
}

/// A program of three inputs, two of f32 and one of i32, with outputs of both types and a boolean.
fn mixed_program() -> Program {
    let (f32, i32) = (float(&F32), integer(32, true));
    let mut steps = Steps::new();
    let [a, b] = [(); 2].map(|()| steps.input(f32.clone()));
    let c = steps.input(i32.clone());
    let sum = steps.binary(Binary::Add, a, b).unwrap();
    let twice = steps.binary(Binary::Add, c, c).unwrap();
    let less = steps.compare(Direction::Lt, Order::Quiet, a, b).unwrap();
    Program::new(steps, &[twice, less, sum])
}

fn mixed_inputs(length: usize) -> [Tensor; 3] {
    let codes = |seed: u32| {
        (0..length as u32)
            .map(|index| index.wrapping_mul(2_654_435_761).rotate_left(seed))
            .collect()
    };
    let elements = [float(&F32), float(&F32), integer(32, true)];
    let mut seed = 0;
    elements.map(|element| {
        seed += 1;
        Tensor::from_codes::<u32>(element, &[length], codes(seed))
    })
}

#[test]
fn outputs_are_written_into_inputs_that_are_given_away() {
    for length in [65, CHUNK, 100 * CHUNK + 7] {
        let program = mixed_program();
        let inputs = mixed_inputs(length);
        let expected = program.run(&inputs.each_ref(), &[length]).unwrap();
        let storage = inputs.each_ref().map(|input| input.codes::<u32>().as_ptr());
        let results = program.run_strided(inputs.to_vec(), &[], &[length]).unwrap();
        assert!(results.iter().zip(&expected).all(|(got, expected)| got.same_bits(expected)));
        assert!(!storage.contains(&results[0].codes::<u32>().as_ptr()), "inputs are held here");
        drop(results);
        let results = program.run_strided(inputs.into(), &[], &[length]).unwrap();
        assert!(results.iter().zip(&expected).all(|(got, expected)| got.same_bits(expected)));
        // the storage of any type of as many bits is reused, in the order of the inputs
        assert_eq!(results[0].codes::<u32>().as_ptr(), storage[0]);
        assert_eq!(results[2].codes::<u32>().as_ptr(), storage[1]);
    }
}

#[test]
fn runs_of_few_elements_share_registers_and_have_the_same_bits() {
    let program = mixed_program();
    for length in [1, 5, 64, 5, 0, 65, 2] {
        let inputs = mixed_inputs(length);
        let expected = program.run(&inputs.each_ref(), &[length]).unwrap();
        let results = program.run_strided(inputs.into(), &[], &[length]).unwrap();
        assert!(results.iter().zip(&expected).all(|(got, expected)| got.same_bits(expected)));
    }
}

#[test]
fn scalars_given_away_are_not_written_to() {
    let program = binary_program(Binary::Add, &float(&F32));
    let scalar = Tensor::splat(float(&F32), &[], 0x3F80_0000);
    let other = Tensor::splat(float(&F32), &[3], 0x3F80_0000);
    let results = program.run_strided(vec![scalar, other], &[], &[3]).unwrap();
    assert_eq!(results[0].codes::<u32>(), [0x4000_0000; 3]);
}

/// Programs that copy, and that add if the type has addition, an input of the shape and a repeated one, in
/// both orders.
fn programs_of_two(element: &ElementType) -> Vec<Program> {
    let mut programs = Vec::new();
    for add in [false, true] {
        let mut steps = Steps::new();
        let operands = [(); 2].map(|()| steps.input(element.clone()));
        let results = match add {
            true => steps.binary(Binary::Add, operands[1], operands[0]).map(|sum| vec![sum]),
            false => Ok(operands.to_vec()),
        };
        programs.extend(results.ok().map(|results| Program::new(steps, &results)));
    }
    programs
}

#[test]
fn repeated_inputs_are_read_as_if_they_had_been_broadcast() {
    let mut elements: Vec<ElementType> = NARROW.map(float).to_vec();
    elements.extend([&F8E8M0FNU, &BF16, &F16, &F32, &F64].map(float));
    elements.extend([2, 4, 8, 16, 32, 64].map(|width| integer(width, width != 8)));
    elements.extend([ComplexPart::F32, ComplexPart::F64].map(ElementType::Complex));
    elements.extend([ElementType::Boolean, ElementType::Index]);
    // rows, columns, rows inside of rows, short ones of both, transposed planes, few elements
    let patterns: [(&[usize], &[usize], &[usize]); 11] = [
        (&[2, 2048], &[0, 2], &[2, 17, 2048]),
        (&[60, 1, 7], &[0, 1, 2], &[60, 50, 7]),
        (&[1500], &[1], &[3, 1500]),
        (&[90], &[0], &[90, 33]),
        (&[5, 700], &[0, 2], &[5, 4, 700]),
        (&[3], &[2], &[40, 50, 3]),
        (&[40, 1, 2], &[0, 1, 2], &[40, 31, 2]),
        (&[2, 600, 1], &[0, 1, 2], &[2, 600, 3]),
        (&[6, 5, 4], &[1, 0, 2], &[5, 6, 4]),
        (&[2, 3], &[0, 2], &[2, 4, 3]),
        (&[400, 100], &[1, 2], &[2, 400, 100]),
    ];
    for element in &elements {
        for (operand, dimensions, shape) in patterns {
            let strided = StridedView::broadcast(operand, dimensions, shape).unwrap();
            let codes = |shape: &[usize], seed: u128| {
                let some = (0..shape.iter().product::<usize>() as u128)
                    .map(|index| (index * 0x9E37_79B9_7F4A_7C15 + seed) & mask(element));
                Tensor::from_wide_codes(element.clone(), shape, some)
            };
            let (full, small) = (codes(shape, 1), codes(operand, 2));
            let large = movement::broadcast(small.words(), dimensions, shape).unwrap();
            let large = Tensor::new(element.clone(), large);
            for program in programs_of_two(element) {
                let expected = program.run(&[&full, &large], shape).unwrap();
                let inputs = vec![full.clone(), small.clone()];
                let strided_views = [None, Some(strided.clone())];
                let results = program.run_strided(inputs, &strided_views, shape).unwrap();
                let mut pairs = results.iter().zip(&expected);
                assert!(
                    pairs.all(|(got, expected)| got.same_bits(expected)),
                    "{element} {shape:?}"
                );
            }
        }
    }
}

#[test]
fn conversions_that_change_no_lane_of_an_input_give_the_bits_of_any() {
    let from = NARROW.iter().copied().chain([&F8E8M0FNU, &BF16, &F16]);
    for from in from {
        for to in [&BF16, &F16, &F32, &F8E5M2] {
            let input = all_codes(&float(from));
            let mut steps = Steps::new();
            let operand = steps.input(float(from));
            let converted = steps.convert(operand, &float(to)).unwrap();
            let [again, negated] =
                [converted; 2].map(|operand| steps.unary(Unary::Negate, operand).unwrap());
            let sum = steps.binary(Binary::Add, again, converted).unwrap();
            let both = Program::new(steps, &[negated, sum, converted]);
            let mut steps = Steps::new();
            let operand = steps.input(float(from));
            let converted = steps.convert(operand, &float(to)).unwrap();
            let alone = Program::new(steps, &[converted]);
            let shape = input.shape();
            let converted = alone.run_chunks(&[&input], shape, input.len(), Draws::default());
            let converted = converted.unwrap().remove(0);
            let negated = unary_program(Unary::Negate, &float(to)).run(&[&converted], shape);
            let negated = negated.unwrap().remove(0);
            let sum = binary_program(Binary::Add, &float(to));
            let sum = sum.run(&[&negated, &converted], shape).unwrap().remove(0);
            let found = both.run_chunks(&[&input], shape, input.len(), Draws::default()).unwrap();
            for (found, expected) in found.iter().zip([negated, sum, converted]) {
                assert!(found.same_bits(&expected), "{} {}", from.name, to.name);
            }
            let mut steps = Steps::new();
            let operand = steps.input(float(from));
            let converted = steps.convert(operand, &float(to)).unwrap();
            let negated = steps.unary(Unary::Negate, converted).unwrap();
            let only = Program::new(steps, &[negated]);
            let only = only.run_chunks(&[&input], shape, input.len(), Draws::default()).unwrap();
            assert!(only[0].same_bits(&found[0]), "{} {}", from.name, to.name);
        }
    }
}

fn mask(element: &ElementType) -> u128 {
    u128::MAX >> (128 - element.bits())
}
