//! A step can be added to a list exactly if there is code for it.

use std::sync::Arc;

use super::compile::Compiling;
use super::{Binary, Instruction, Operation, Unary};
use crate::meaning::Steps;
use crate::meaning::step::{binary_type, can_convert, unary_type};
use crate::numeric::policy::{Policy, Preset};
use crate::numeric::{
    ComplexPart, ElementType, Function, IntegerType, Numerics, QuantizedType, names,
};

fn quantized(dimension: Option<usize>, scales: &[f64]) -> ElementType {
    ElementType::Quantized(Arc::new(QuantizedType {
        storage: IntegerType { width: 8, signed: true },
        storage_range: None,
        expressed: &names::F32,
        dimension,
        scales: scales.to_vec(),
        zero_points: vec![0; scales.len()],
    }))
}

fn elements() -> Vec<ElementType> {
    let formats = [&names::F8E4M3FN, &names::F8E8M0FNU, &names::BF16, &names::F32, &names::F64];
    let integers = [(4, true), (8, false), (32, true), (64, false)];
    let integer = |(width, signed)| ElementType::Integer(IntegerType { width, signed });
    let mut elements = vec![
        ElementType::Boolean,
        ElementType::Index,
        ElementType::Complex(ComplexPart::F32),
        ElementType::Complex(ComplexPart::F64),
        quantized(None, &[0.5]),
        quantized(None, &[0.25]),
        quantized(Some(0), &[0.5, 0.25]),
        quantized(Some(1), &[0.5, 0.25]),
    ];
    elements.extend(formats.map(ElementType::Float));
    elements.extend(integers.map(integer));
    elements
}

fn unaries() -> Vec<Unary> {
    let reduce_precision = Unary::ReducePrecision { exponent_bits: 3, mantissa_bits: 2 };
    let mut unaries = vec![
        Unary::Abs,
        Unary::Negate,
        Unary::Sign,
        Unary::Not,
        Unary::Popcnt,
        Unary::CountLeadingZeros,
        Unary::Ceil,
        Unary::Floor,
        Unary::RoundNearestAfz,
        Unary::RoundNearestEven,
        Unary::IsFinite,
        Unary::Real,
        Unary::Imag,
        Unary::Square,
        Unary::AsinAcosKernel,
        reduce_precision,
    ];
    unaries.extend(Function::ALL.map(Unary::Function));
    unaries
}

const BINARIES: [Binary; 20] = [
    Binary::Add,
    Binary::Subtract,
    Binary::Multiply,
    Binary::Divide,
    Binary::Remainder,
    Binary::Power,
    Binary::Atan2,
    Binary::MultiplyHigh,
    Binary::NextAfter,
    Binary::Polygamma,
    Binary::Zeta,
    Binary::Maximum,
    Binary::Minimum,
    Binary::And,
    Binary::Or,
    Binary::Xor,
    Binary::ShiftLeft,
    Binary::ShiftRightArithmetic,
    Binary::ShiftRightLogical,
    Binary::Complex,
];

/// For each preset, whether there is code for an operation from operands of one type to a result.
fn has_code(operation: Operation, from: &ElementType, operands: usize, to: &ElementType) -> bool {
    let mut steps = Steps::new();
    let operands = (0..operands).map(|_| steps.input(from.clone())).collect();
    let result = steps.input(to.clone());
    let mut step = Instruction { operation, operands, result, numerics: Numerics::STANDARD };
    let mut found = Preset::ALL.iter().map(|&preset| {
        let policy = Policy::of(preset);
        step.numerics = Numerics { arithmetic: policy, convert: policy, ..Numerics::STANDARD };
        Compiling { meaning: &steps, number: 0, step: &step }.code().is_some()
    });
    let first = found.next().unwrap();
    assert!(found.all(|other| other == first), "{operation} of {from} depends on the policy");
    first
}

#[test]
fn steps_of_one_operand_are_listed_where_there_is_code() {
    for element in elements() {
        for unary in unaries() {
            let operation = Operation::Unary(unary);
            let listed = unary_type(unary, &element).is_some();
            let compiled = has_code(operation, &element, 1, &element);
            assert_eq!(listed, compiled, "{operation} of {element}");
        }
    }
}

#[test]
fn steps_of_two_operands_are_listed_where_there_is_code() {
    for element in elements() {
        for binary in BINARIES {
            let operation = Operation::Binary(binary);
            let listed = binary_type(binary, &element).is_some();
            let compiled = has_code(operation, &element, 2, &element);
            assert_eq!(listed, compiled, "{operation} of {element}");
        }
    }
}

#[test]
fn conversions_are_listed_where_there_is_code() {
    for from in elements() {
        for to in elements() {
            let compiled = has_code(Operation::Convert, &from, 1, &to);
            assert_eq!(can_convert(&from, &to), compiled, "from {from} to {to}");
        }
    }
}
