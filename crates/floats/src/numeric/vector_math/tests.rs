//! Vectorised functions against those that compute one value at a time, at every CPU level.

use super::super::functions::{apply, apply_one_by_one, apply2, apply2_one_by_one};
use super::super::names::{BF16, F16, F32};
use super::*;

/// The distance between the codes of the f32 that are tested, over all signs and exponents.
const STRIDE: usize = 65_521;

fn functions() -> impl Iterator<Item = Function> {
    Function::ALL.into_iter().filter(|function| bounds(*function).is_some())
}

fn at_every_level(run: impl Fn(cpu::Level)) {
    for level in cpu::Level::available() {
        cpu::use_level(level);
        run(level);
    }
}

/// Zeros, special values, subnormals, and the points at which functions change, with their neighbours and
/// both signs.
fn special_operands() -> Vec<f32> {
    let middles = [
        0.0,
        1e-45,
        1e-40,
        1.175_494_4e-38,
        1e-20,
        1e-8,
        1e-4,
        0.25,
        0.5,
        0.75,
        1.0,
        1.5,
        2.0,
        3.0,
        3.9,
        8.0,
        9.01,
        10.05,
        10.2,
        16.6,
        20.0,
        27.0,
        64.0,
        88.722_84,
        89.4,
        90.0,
        103.97,
        150.0,
        1000.0,
        1_048_576.0,
        16_777_216.0,
        1e10,
        1e30,
        f32::MAX,
    ];
    let neighbours = middles.into_iter().flat_map(|x: f32| [x.next_down(), x, x.next_up()]);
    let positive = neighbours.chain([f32::INFINITY, f32::NAN]);
    positive.flat_map(|x| [x, -x]).collect()
}

fn assert_same_f32(operand: impl Fn(usize) -> String, results: &[f32], expected: &[f32]) {
    for (index, (result, expected)) in results.iter().zip(expected).enumerate() {
        let same = result.to_bits() == expected.to_bits();
        assert!(same, "{}: {result:e}, not {expected:e}", operand(index));
    }
}

/// Blocks of one value, which contain nothing that keeps them from being decided at once.
#[test]
fn blocks_of_one_value_are_the_functions_of_that_value() {
    for function in [Function::Exponential, Function::Tanh] {
        for operand in special_operands() {
            let mut expected = [0.0];
            apply_one_by_one(function, &F32, &[operand], &mut expected);
            at_every_level(|level| {
                let mut results = [0.0; 2 * BLOCK + 3];
                apply(function, &F32, &[operand; 2 * BLOCK + 3], &mut results);
                let name = |_| format!("{function:?} of {operand:e}, {level}");
                assert_same_f32(name, &results, &[expected[0]; 2 * BLOCK + 3]);
            });
        }
    }
}

#[test]
fn f32_lanes_are_the_functions_of_one_value() {
    let everywhere = (0..=u32::MAX).step_by(STRIDE).map(f32::from_bits);
    let operands: Vec<f32> = everywhere.chain(special_operands()).collect();
    for function in functions() {
        let mut expected = vec![0.0; operands.len()];
        apply_one_by_one(function, &F32, &operands, &mut expected);
        at_every_level(|level| {
            let mut results = vec![0.0; operands.len()];
            apply(function, &F32, &operands, &mut results);
            let name = |index: usize| format!("{level} {function:?}({:e})", operands[index]);
            assert_same_f32(name, &results, &expected);
        });
    }
}

/// Operands, and a base or ordinate for each. Products of few bits have exact powers.
fn pairs() -> (Vec<f32>, Vec<f32>) {
    let specials = special_operands();
    let squares = specials.iter().flat_map(|x| specials.iter().map(|y| (*x, *y)));
    let mut state = 1u64;
    let mut draw = move || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 32) as u32
    };
    let small = |bits: u32| (bits >> 8) as f32 / (1 << 20) as f32 - 8.0;
    let drawn = (0..20_000).map(|index| match index % 4 {
        0 => (f32::from_bits(draw()), f32::from_bits(draw())),
        1 => (small(draw()).abs(), small(draw())),
        2 => (small(draw()), small(draw()).round()),
        _ => ((small(draw()) * 4.0).round() / 4.0, (small(draw()) * 2.0).round() / 2.0),
    });
    squares.chain(drawn).unzip()
}

#[test]
fn f32_lanes_of_two_operands_are_the_functions_of_one_pair() {
    let (lhs, rhs) = pairs();
    for function in [Function2::Power, Function2::Atan2] {
        let mut expected = vec![0.0; lhs.len()];
        apply2_one_by_one(function, &F32, &lhs, &rhs, &mut expected);
        at_every_level(|level| {
            let mut results = vec![0.0; lhs.len()];
            apply2(function, &F32, &lhs, &rhs, &mut results);
            let name =
                |index: usize| format!("{level} {function:?}({:e}, {:e})", lhs[index], rhs[index]);
            assert_same_f32(name, &results, &expected);
        });
    }
}

/// Compares every code of formats that have lanes and of some that have none, in the given carrier.
fn all_codes_agree<F: CarrierFloat>(name: &str) {
    let format = FloatFormat::parse(name).unwrap();
    let codes: Vec<u64> = (0..=format.code_mask()).collect();
    let operands: Vec<F> = codes.iter().map(|code| F::narrow(format.decode(*code))).collect();
    for function in functions() {
        let mut expected = operands.clone();
        apply_one_by_one(function, format, &operands, &mut expected);
        at_every_level(|level| {
            let mut results = operands.clone();
            apply(function, format, &operands, &mut results);
            for ((code, result), expected) in codes.iter().zip(&results).zip(&expected) {
                let same = result.bits() == expected.bits();
                assert!(same, "{level} {name} {function:?} of {code:#x}: {result:?}, {expected:?}");
            }
        });
    }
}

#[test]
fn narrow_lanes_are_the_functions_of_one_value() {
    all_codes_agree::<f32>("f16");
    all_codes_agree::<f64>("bf16");
    for name in ["f8E5M2", "f8E4M3FN", "f8E4M3FNUZ", "f8E8M0FNU", "f6E3M2FN", "f4E2M1FN"] {
        all_codes_agree::<f32>(name);
        all_codes_agree::<f64>(name);
    }
}

#[test]
fn narrow_lanes_of_two_operands_are_the_functions_of_one_pair() {
    let (lhs, rhs) = pairs();
    for format in [&F16, &BF16] {
        let round = |x: &f32| format.round(ConvertPolicy::COMPUTE, f64::from(*x));
        let lhs: Vec<f64> = lhs.iter().map(round).collect();
        let rhs: Vec<f64> = rhs.iter().map(round).collect();
        for function in [Function2::Power, Function2::Atan2] {
            let mut expected = vec![0.0; lhs.len()];
            apply2_one_by_one(function, format, &lhs, &rhs, &mut expected);
            at_every_level(|_| {
                let mut results = vec![0.0; lhs.len()];
                apply2(function, format, &lhs, &rhs, &mut results);
                let bits = |values: &[f64]| values.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
                assert_eq!(bits(&results), bits(&expected), "{function:?}");
            });
        }
    }
}

/// How many of the operands are left to the scalar functions.
fn undecided(function: Function, format: &FloatFormat, operands: &[f64]) -> usize {
    let count = std::cell::Cell::new(0);
    let mut results = operands.to_vec();
    let plain = |range: Range<usize>, _: &mut [f64]| count.set(count.get() + range.len());
    assert!(super::apply(function, format, (operands, &mut results), &mut Ahead::default(), plain));
    count.get()
}

/// Ordinary, tiny and large operands of each function, at which its value is not NaN.
#[test]
fn few_lanes_are_undecided() {
    for format in [&F32, &F16, &BF16] {
        for function in functions() {
            for scale in [1e-6, 1e-3, 0.9, 5.0, 300.0] {
                let spread = |index: i32| f64::from(index) * 0.9997 / 2048.0 * scale;
                let operands = (-2048..2048).map(spread);
                let rounded = operands.map(|x| format.round(ConvertPolicy::COMPUTE, x));
                let defined = |x: &f64| *x != 0.0 && !function.f64()(*x).is_nan();
                let operands: Vec<f64> = rounded.filter(defined).collect();
                let count = undecided(function, format, &operands);
                assert!(count * 32 <= operands.len(), "{function:?} {scale}: {count}");
            }
        }
    }
}

/// Values that keep to the bound decide no lane wrongly, even with half of the margin.
#[test]
fn lanes_have_margin_to_spare() {
    let operands: Vec<f32> = (0..=u32::MAX).step_by(STRIDE).map(f32::from_bits).collect();
    for function in functions() {
        at_every_level(|level| {
            let (mut low, mut high) = (operands.clone(), operands.clone());
            bounds(function).unwrap()(&operands, &mut low, &mut high, BOUND);
            for ((x, low), high) in operands.iter().zip(low).zip(high) {
                let is_right = low != high || low == function.f32()(*x);
                assert!(is_right, "{level} {function:?}({x:e}): {low:e}");
            }
        });
    }
}

#[test]
fn any_number_of_lanes_has_its_results() {
    let operands: Vec<f32> = (0..2 * BLOCK + 9).map(|index| index as f32 / 37.0 - 5.0).collect();
    let mut expected = operands.clone();
    apply_one_by_one(Function::Tanh, &F32, &operands, &mut expected);
    for length in (0..40).chain(BLOCK - 2..BLOCK + 3).chain([2 * BLOCK + 9]) {
        let mut results = vec![0.0; length];
        apply(Function::Tanh, &F32, &operands[..length], &mut results);
        assert_eq!(results, expected[..length], "{length}");
    }
}

#[test]
fn what_is_undecided_comes_in_runs() {
    let runs = |marks: &[f32]| open_ranges(marks).collect::<Vec<_>>();
    assert_eq!(runs(&[0.0, 1.0, 1.0, 0.0, 1.0]), [1..3, 4..5]);
    assert_eq!(runs(&[1.0, 0.0, 1.0]), [0..1, 2..3]);
    assert_eq!(runs(&[]), Vec::<Range<usize>>::new());
}
