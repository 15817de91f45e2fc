//! Whole tensors at every CPU level against one lane after the other.

use super::{Binary, Direction, Lanes, NoStep, Order, Program, Register, Steps, Unary};
use crate::hardware::cpu;
use crate::meaning::Draws;
use crate::numeric::{ComplexPart, ElementType, Function, IntegerType, MLIR_FORMATS, names};
use crate::tensor::Tensor;

/// Lengths around those of a block, of a chunk and of two chunks, and zero.
const LENGTHS: [usize; 6] = [0, 1, 63, 131, 1024, 2059];

fn elements() -> impl Iterator<Item = ElementType> {
    let floats = MLIR_FORMATS.iter().map(|&format| ElementType::Float(format));
    let widths = [2, 4, 8, 16, 32, 64].into_iter();
    let integers = widths.flat_map(|width| {
        [true, false].map(|signed| ElementType::Integer(IntegerType { width, signed }))
    });
    let complex = [ComplexPart::F32, ComplexPart::F64].map(ElementType::Complex);
    floats.chain(integers).chain(complex).chain([ElementType::Boolean])
}

/// Random codes, and now and then 128 codes without special values.
fn operand(element: &ElementType, length: usize, seed: u128) -> Tensor {
    let mask = u128::MAX >> (128 - element.bits());
    let mut state = seed;
    let codes = (0..length).map(|index| {
        state = state.wrapping_mul(0x2360_ED05_1FC6_5DA4_4385_DF64_9FCC_F645).wrapping_add(1);
        let random = (state >> 64) ^ (state << 32);
        match index / 128 % 2 {
            0 => random & mask,
            _ => random & (mask >> 1 ^ mask >> 2) | random & mask >> 3,
        }
    });
    Tensor::from_wide_codes(element.clone(), &[length], codes)
}

/// Builds a program of two operands, if their type has it.
type Build = fn(&mut Steps, Register, Register) -> Result<Register, NoStep>;

const BUILDS: [(&str, Build); 12] = [
    ("add", |b, x, y| b.binary(Binary::Add, x, y)),
    ("multiply", |b, x, y| b.binary(Binary::Multiply, x, y)),
    ("divide", |b, x, y| b.binary(Binary::Divide, x, y)),
    ("maximum", |b, x, y| b.binary(Binary::Maximum, x, y)),
    ("and", |b, x, y| b.binary(Binary::And, x, y)),
    ("negate", |b, x, _| b.unary(Unary::Negate, x)),
    ("floor", |b, x, _| b.unary(Unary::Floor, x)),
    ("select", |b, x, y| {
        let less = b.compare(Direction::Lt, Order::Quiet, x, y)?;
        b.select(less, y, x)
    }),
    ("to f32", |b, x, _| b.convert(x, &ElementType::Float(&names::F32))),
    ("to f8E4M3FN", |b, x, _| b.convert(x, &ElementType::Float(&names::F8E4M3FN))),
    ("to f64 and i8", |b, x, y| {
        let sum = b.binary(Binary::Add, x, y)?;
        let wide = b.convert(sum, &ElementType::Float(&names::F64))?;
        b.convert(wide, &ElementType::Integer(IntegerType { width: 8, signed: true }))
    }),
    ("tanh of a difference, plus", |b, x, y| {
        let difference = b.binary(Binary::Subtract, x, y)?;
        let tanh = b.unary(Unary::Function(Function::Tanh), difference)?;
        b.binary(Binary::Add, tanh, y)
    }),
];

fn program(element: &ElementType, build: Build) -> Option<Program> {
    let mut steps = Steps::new();
    let (x, y) = (steps.input(element.clone()), steps.input(element.clone()));
    let result = build(&mut steps, x, y).ok()?;
    Some(Program::new(steps, &[result]))
}

fn one_by_one(program: &Program, x: &Tensor, y: &Tensor) -> Vec<u128> {
    let mut lanes = Lanes::new(program, 1);
    let code = |index| {
        lanes.fill(0, x.code(index), 1);
        lanes.fill(1, y.code(index), 1);
        lanes.run(1);
        lanes.code(0, 0)
    };
    (0..x.len()).map(code).collect()
}

#[test]
fn every_level_gives_the_bits_of_single_lanes() {
    let longest = LENGTHS[LENGTHS.len() - 1];
    for element in elements() {
        let (x, y) = (operand(&element, longest, 1), operand(&element, longest, 2));
        for (name, build) in BUILDS {
            let Some(program) = program(&element, build) else { continue };
            let expected = one_by_one(&program, &x, &y);
            for level in cpu::Level::available() {
                cpu::use_level(level);
                for length in LENGTHS {
                    let [x, y] = [&x, &y].map(|whole| {
                        let codes = (0..length).map(|index| whole.code(index));
                        Tensor::from_wide_codes(element.clone(), &[length], codes)
                    });
                    let results = program
                        .run_chunks(&[&x, &y], &[length], length, Draws::default())
                        .expect("memory");
                    for (index, expected) in expected[..length].iter().enumerate() {
                        let found = results[0].code(index);
                        assert_eq!(found, *expected, "{name} {element} {level} {length} {index}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_table_gives_the_same_at_every_level() {
    for element in elements().filter(|element| element.bits() <= 8) {
        let x = operand(&element, 5000, 3);
        for target in [&names::F8E5M2, &names::BF16, &names::F32, &names::F64] {
            let mut steps = Steps::new();
            let input = steps.input(element.clone());
            let result = steps.convert(input, &ElementType::Float(target)).expect("a kernel");
            let program = Program::new(steps, &[result]);
            let expected = program.run_chunks(&[&x], &[5000], 5000, Draws::default()).unwrap();
            for level in cpu::Level::available() {
                cpu::use_level(level);
                let found = program.run(&[&x], &[5000]).unwrap();
                let codes = |tensor: &Tensor| (0..5000).map(|i| tensor.code(i)).collect::<Vec<_>>();
                let name = target.name;
                assert_eq!(codes(&found[0]), codes(&expected[0]), "{element} to {name} at {level}");
            }
        }
    }
}
