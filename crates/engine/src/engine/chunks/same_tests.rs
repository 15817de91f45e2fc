//! Operands of one value, which steps read once, give the bits that a tensor of that value gives.

use super::tests::{binary_program, compare_program, float, integer, notable_pairs, run_one};
use super::*;
use crate::numeric::Function;
use crate::numeric::names::{BF16, F16, F32, F64};
use crate::tensor::Tensor;

const BINARIES: [Binary; 16] = [
    Binary::Add,
    Binary::Subtract,
    Binary::Multiply,
    Binary::MultiplyHigh,
    Binary::Divide,
    Binary::Remainder,
    Binary::Maximum,
    Binary::Minimum,
    Binary::Power,
    Binary::And,
    Binary::Or,
    Binary::Xor,
    Binary::ShiftLeft,
    Binary::ShiftRightLogical,
    Binary::ShiftRightArithmetic,
    Binary::Atan2,
];

/// Notable values of a type, each once.
fn notable(element: &ElementType) -> Vec<u128> {
    let [values, _] = notable_pairs(element);
    let mut codes: Vec<u128> = (0..values.len()).map(|index| values.code(index)).collect();
    codes.sort_unstable();
    codes.dedup();
    let step = codes.len().div_ceil(97);
    codes.into_iter().step_by(step).collect()
}

fn elements() -> Vec<ElementType> {
    let integers = [16, 32, 64].into_iter().flat_map(|w| [integer(w, true), integer(w, false)]);
    let floats = [&F32, &F64, &BF16, &F16].map(float);
    integers.chain(floats).chain([ElementType::Boolean]).collect()
}

/// Compares runs of a program of two inputs where one of them is a single value, for every value.
fn check(program: &Program, values: &Tensor, name: &str) {
    let (element, shape) = (values.element(), values.shape());
    for value in (0..values.len()).map(|index| values.code(index)) {
        let one = Tensor::splat(element.clone(), &[], value);
        let all = Tensor::splat(element.clone(), shape, value);
        for swapped in [false, true] {
            let run = |value: &Tensor| {
                let inputs = if swapped { [value, values] } else { [values, value] };
                program.run(&inputs, shape).unwrap().remove(0)
            };
            let (found, expected) = (run(&one), run(&all));
            for index in 0..values.len() {
                let (found, expected) = (found.code(index), expected.code(index));
                let other = values.code(index);
                assert_eq!(found, expected, "{name} {element} {value:#x} {other:#x} {swapped}");
            }
        }
    }
}

#[test]
fn an_operand_of_one_value_gives_the_bits_of_many() {
    for element in elements() {
        let codes = match element {
            ElementType::Boolean => vec![0, 1],
            _ => notable(&element),
        };
        let values = Tensor::from_wide_codes(element.clone(), &[codes.len()], codes);
        for binary in BINARIES {
            let mut steps = Steps::new();
            let (lhs, rhs) = (steps.input(element.clone()), steps.input(element.clone()));
            if steps.binary(binary, lhs, rhs).is_ok() {
                check(&binary_program(binary, &element), &values, &format!("{binary:?}"));
            }
        }
        for direction in [Direction::Eq, Direction::Lt, Direction::Ge] {
            check(&compare_program(direction, &element), &values, &format!("{direction:?}"));
        }
    }
}

#[test]
fn quotients_by_one_value_are_exact_next_to_every_multiple() {
    let element = integer(32, false);
    let divisors = [1, 2, 3, 5, 6, 7, 10, 641, 65_535, 65_537, 0x7FFF_FFFF, 0x8000_0001, u32::MAX];
    for divisor in divisors {
        let most = u32::MAX / divisor;
        let step = (most / 500).max(1) as usize;
        let multiples = (0..=most).step_by(step).chain([most]).map(|count| count * divisor);
        let dividends: Vec<u32> = multiples
            .flat_map(|multiple| [multiple.wrapping_sub(1), multiple, multiple.wrapping_add(1)])
            .collect();
        let codes = dividends.iter().map(|&dividend| dividend.into());
        let lhs = Tensor::from_wide_codes(element.clone(), &[dividends.len()], codes);
        let rhs = Tensor::splat(element.clone(), &[], divisor.into());
        let quotients = run_one(&binary_program(Binary::Divide, &element), &[&lhs, &rhs]);
        let remainders = run_one(&binary_program(Binary::Remainder, &element), &[&lhs, &rhs]);
        for (index, dividend) in dividends.into_iter().enumerate() {
            let found = (quotients.code(index), remainders.code(index));
            let expected = ((dividend / divisor).into(), (dividend % divisor).into());
            assert_eq!(found, expected, "{dividend} / {divisor}");
        }
    }
}

#[test]
fn functions_of_many_lanes_are_those_of_few() {
    for format in [&BF16, &F16] {
        let element = float(format);
        let program = || {
            let mut steps = Steps::new();
            let (lhs, rhs) = (steps.input(element.clone()), steps.input(element.clone()));
            let sum = steps.binary(Binary::Add, lhs, rhs).unwrap();
            let result = steps.unary(Unary::Function(Function::Exponential), sum).unwrap();
            Program::new(steps, &[result])
        };
        // all codes six times: the first lanes are computed, and the last ones looked up
        let all = 6 << 16;
        let lhs = Tensor::from_wide_codes(
            element.clone(),
            &[all],
            (0..all as u128).map(|index| index % 65536),
        );
        let rhs = Tensor::from_wide_codes(element.clone(), &[all], (0..all).map(|_| 0));
        let found = run_one(&program(), &[&lhs, &rhs]);
        let codes = found.codes::<u16>();
        let few = Tensor::from_wide_codes(element.clone(), &[1 << 16], 0..1 << 16);
        let zeros = Tensor::from_wide_codes(element.clone(), &[1 << 16], (0..1 << 16).map(|_| 0));
        let expected = run_one(&program(), &[&few, &zeros]);
        for part in codes.chunks(1 << 16) {
            assert!(part == expected.codes::<u16>(), "{}", format.name);
        }
    }
}

#[test]
fn a_slot_that_is_written_again_forgets_its_value() {
    let mut steps = Steps::new();
    let (lhs, rhs) = (steps.input(integer(32, true)), steps.input(integer(32, true)));
    let sum = steps.binary(Binary::Add, lhs, rhs).unwrap();
    let program = Program::new(steps, &[sum]);
    let mut lanes = Lanes::new(&program, 4);
    lanes.load(0, &[1u32, 2, 3, 4]);
    lanes.fill(1, 10, 4);
    lanes.run(4);
    let mut found = [0u32; 4];
    lanes.store(0, &mut found);
    assert_eq!(found, [11, 12, 13, 14]);
    lanes.load(1, &[5u32, 6]);
    lanes.run(4);
    lanes.store(0, &mut found);
    assert_eq!(found, [6, 8, 13, 14]);
}
