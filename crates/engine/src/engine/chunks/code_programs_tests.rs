//! Programs on codes against runs of the same programs on carriers.

use super::{Binary, Direction, NoStep, Order, Program, Register, Steps, Unary};
use crate::hardware::cpu;
use crate::meaning::Draws;
use crate::numeric::{ElementType, Function, IntegerType, MLIR_FORMATS, names};
use crate::tensor::Tensor;

/// A length that is enough for a plan, and no multiple of a chunk.
const LENGTH: usize = (1 << 15) + 77;

const BOOLEAN: ElementType = ElementType::Boolean;

fn narrow_floats() -> impl Iterator<Item = ElementType> {
    let formats = MLIR_FORMATS.iter().filter(|format| format.signed && format.width <= 8);
    formats.map(|&format| ElementType::Float(format))
}

/// Random codes.
fn operand(element: &ElementType, seed: u64) -> Tensor {
    let mask = u128::MAX >> (128 - element.bits());
    let mut state = seed;
    let codes = (0..LENGTH).map(|_| {
        state = state.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
        u128::from(state >> 33) & mask
    });
    Tensor::from_wide_codes(element.clone(), &[LENGTH], codes)
}

fn codes(tensors: &[Tensor]) -> Vec<Vec<u128>> {
    let codes = |tensor: &Tensor| (0..tensor.len()).map(|at| tensor.code(at)).collect();
    tensors.iter().map(codes).collect()
}

fn check(program: &Program, inputs: &[&Tensor]) {
    assert!(program.on_codes(LENGTH).is_some());
    let expected = program.run_chunks(inputs, &[LENGTH], LENGTH, Draws::default()).unwrap();
    let expected = codes(&expected);
    for level in cpu::Level::available() {
        cpu::use_level(level);
        let found = program.run(inputs, &[LENGTH]).unwrap();
        let given = inputs.iter().map(|&input| input.clone()).collect();
        let shared = program.run_strided(given, &[], &[LENGTH]).unwrap();
        assert!(codes(&found) == expected, "{program:?} {level}");
        assert!(codes(&shared) == expected, "{program:?} {level}, in place");
    }
}

type Build = fn(&mut Steps, Register, Register) -> Result<Register, NoStep>;

/// A program with a step of each kind, values that are used twice, and constants.
fn chain(b: &mut Steps, x: Register, y: Register) -> Result<Register, NoStep> {
    let element = b.element(x).clone();
    let half = b.constant(element, 0x05);
    let product = b.binary(Binary::Multiply, x, y)?;
    let sum = b.binary(Binary::Add, product, x)?;
    let tanh = b.unary(Unary::Function(Function::Tanh), sum)?;
    let exp = b.unary(Unary::Function(Function::Exponential), tanh)?;
    let more = b.binary(Binary::Subtract, half, exp)?;
    let quotient = b.binary(Binary::Divide, more, product)?;
    let least = b.binary(Binary::Minimum, quotient, tanh)?;
    b.binary(Binary::Maximum, least, half)
}

#[test]
fn a_chain_on_codes_is_the_chain_on_carriers() {
    for element in narrow_floats() {
        let mut steps = Steps::new();
        let (x, y) = (steps.input(element.clone()), steps.input(element.clone()));
        let result = chain(&mut steps, x, y).expect("kernels");
        let product = Register(3);
        let program = Program::new(steps, &[result, product]);
        check(&program, &[&operand(&element, 1), &operand(&element, 2)]);
    }
}

#[test]
fn results_may_be_wider_and_have_other_types() {
    const TARGETS: [ElementType; 5] = [
        ElementType::Float(&names::F32),
        ElementType::Float(&names::BF16),
        ElementType::Float(&names::F8E5M2),
        ElementType::Integer(IntegerType { width: 4, signed: true }),
        BOOLEAN,
    ];
    for element in narrow_floats() {
        let mut steps = Steps::new();
        let (x, y) = (steps.input(element.clone()), steps.input(element.clone()));
        let sum = steps.binary(Binary::Add, x, y).expect("a kernel");
        let results = TARGETS.map(|target| steps.convert(sum, &target).expect("a kernel"));
        check(&Program::new(steps, &results), &[&operand(&element, 3), &operand(&element, 4)]);
    }
}

#[test]
fn an_input_of_one_element_stands_for_all() {
    let element = ElementType::Float(&names::F8E4M3FN);
    let mut steps = Steps::new();
    let inputs: [Register; 3] = std::array::from_fn(|_| steps.input(element.clone()));
    let product = steps.binary(Binary::Multiply, inputs[0], inputs[1]).expect("a kernel");
    let sum = steps.binary(Binary::Add, product, inputs[2]).expect("a kernel");
    let one = Tensor::from_wide_codes(element.clone(), &[], [0x3A]);
    check(&Program::new(steps, &[sum]), &[&operand(&element, 5), &one, &operand(&element, 6)]);
}

#[test]
fn storage_that_is_given_away_is_read_before_it_is_written() {
    let element = ElementType::Float(&names::F8E4M3);
    let mut steps = Steps::new();
    let (x, y) = (steps.input(element.clone()), steps.input(element.clone()));
    let sum = steps.binary(Binary::Add, x, y).expect("a kernel");
    let difference = steps.binary(Binary::Subtract, x, y).expect("a kernel");
    let program = Program::new(steps, &[sum, difference]);
    let operands = || [operand(&element, 7), operand(&element, 8)];
    let [x, y] = operands();
    let expected = program.run(&[&x, &y], &[LENGTH]).unwrap();
    let found = program.run_strided(operands().into(), &[], &[LENGTH]).unwrap();
    assert!(codes(&found) == codes(&expected));
}

#[test]
fn what_has_no_code_on_codes_keeps_to_carriers() {
    let narrow = ElementType::Float(&names::F8E4M3);
    let builds: [(ElementType, Build); 3] = [
        (narrow.clone(), |b, x, y| b.binary(Binary::Power, x, y)),
        (narrow, |b, x, y| {
            let less = b.compare(Direction::Lt, Order::Quiet, x, y)?;
            b.select(less, x, y)
        }),
        (ElementType::Float(&names::BF16), |b, x, y| b.binary(Binary::Add, x, y)),
    ];
    for (element, build) in builds {
        let mut steps = Steps::new();
        let (x, y) = (steps.input(element.clone()), steps.input(element));
        let result = build(&mut steps, x, y).expect("a kernel");
        assert!(Program::new(steps, &[result]).on_codes(LENGTH).is_none());
    }
}
