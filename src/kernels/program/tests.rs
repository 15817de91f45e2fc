//! Programs against independent arithmetic.

use super::*;
use crate::numeric::names::{F8E4M3FN, F32};
use crate::numeric::{ConvertPolicy, FloatFormat, IntegerType};
use crate::tensor::Tensor;

fn float(format: &'static FloatFormat) -> ElementType {
    ElementType::Float(format)
}

/// All pairs of codes of an 8-bit type, as two tensors.
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

fn binary_program(binary: Binary, element: &ElementType) -> Program {
    let mut builder = ProgramBuilder::new();
    let lhs = builder.input(element.clone());
    let rhs = builder.input(element.clone());
    let result = builder.binary(binary, lhs, rhs).expect("a kernel");
    builder.finish(&[result])
}

#[test]
fn a_sum_of_all_pairs_is_the_rounded_exact_sum() {
    let element = float(&F8E4M3FN);
    let [lhs, rhs] = pairs(&element);
    let sum = &binary_program(Binary::Add, &element).run(&[&lhs, &rhs], lhs.shape()).unwrap()[0];
    for index in 0..lhs.len() {
        let exact =
            F8E4M3FN.decode(lhs.code(index) as u64) + F8E4M3FN.decode(rhs.code(index) as u64);
        let expected = F8E4M3FN.encode(ConvertPolicy::COMPUTE, exact);
        assert_eq!(sum.code(index), u128::from(expected), "{index:#x}");
    }
}

#[test]
fn lanes_give_the_bits_of_a_run() {
    let element = float(&F32);
    let program = binary_program(Binary::Multiply, &element);
    let codes: Vec<u32> = (0..10).map(|i| (i as f32 * 0.3).to_bits()).collect();
    let tensor = Tensor::from_codes(element, &[10], codes.clone());
    let whole = program.run(&[&tensor, &tensor], &[10]).unwrap();
    let mut lanes = Lanes::new(&program, 1);
    for (index, &code) in codes.iter().enumerate() {
        lanes.load(0, &[code]);
        lanes.gather(1, tensor.words(), [index]);
        lanes.run(1);
        assert_eq!(lanes.code(0, 0), whole[0].code(index));
    }
}

#[test]
fn a_fed_output_is_the_next_input() {
    let element = ElementType::Integer(IntegerType { width: 8, signed: true });
    let program = binary_program(Binary::Add, &element);
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
    let element = ElementType::Integer(IntegerType { width: 32, signed: true });
    let mut builder = ProgramBuilder::new();
    let (a, b) = (builder.input(element.clone()), builder.input(element));
    let program = builder.finish(&[b, a]);
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
