//! The code of each step of a list.

use super::exact_steps::{self, ExactStep};
use super::kernel::{Code, each, select};
use super::register_file::Carrier;
use super::{Binary, Direction, Instruction, Operation, Order, Register, Unary};
use super::{boolean, complex, convert, float, integer, quantized};
use crate::meaning::Steps;
use crate::meaning::codes::Rounded;
use crate::numeric::{ConvertPolicy, ElementType, FloatFormat};

/// A step of a list that is being compiled.
pub struct Compiling<'a> {
    pub meaning: &'a Steps,
    /// The number of the step in the list.
    pub number: usize,
    pub step: &'a Instruction,
}

impl Compiling<'_> {
    /// The code of the step, or `None` if the op has no meaning on the types of its operands.
    pub fn code(&self) -> Option<Code> {
        let element = self.element(0);
        match self.step.operation {
            Operation::Unary(unary) => self.unary(unary, element),
            Operation::Binary(binary) => self.binary(binary, element),
            Operation::Compare(direction, order) => compare(direction, order, element),
            Operation::Select => Some(choice(self.element(1))),
            Operation::Convert => self.convert(element, self.meaning.element(self.step.result)),
            Operation::Copy => Some(copy(element)),
        }
    }

    /// The element type of an operand.
    fn element(&self, operand: usize) -> &ElementType {
        self.meaning.element(self.step.operands[operand])
    }

    fn unary(&self, unary: Unary, element: &ElementType) -> Option<Code> {
        match element {
            ElementType::Boolean => boolean::unary(unary).map(Code::from),
            ElementType::Integer(_) | ElementType::Index => {
                integer::unary(unary, element).map(Code::from)
            }
            ElementType::Float(format) => self.float_unary(unary, format),
            ElementType::Complex(part) => self
                .parts(part.format())
                .and_then(|step| exact_steps::complex_unary(unary, *part, step))
                .or_else(|| complex::unary(unary, *part))
                .map(Code::from),
            ElementType::Quantized(_) => None,
        }
    }

    fn binary(&self, binary: Binary, element: &ElementType) -> Option<Code> {
        match element {
            ElementType::Boolean => boolean::binary(binary).map(Code::from),
            ElementType::Integer(_) | ElementType::Index => {
                integer::binary(binary, element).map(Code::from)
            }
            ElementType::Float(format) => self.float_binary(binary, format),
            ElementType::Complex(part) => self
                .parts(part.format())
                .and_then(|step| exact_steps::complex_binary(binary, *part, step))
                .or_else(|| complex::binary(binary, *part))
                .map(Code::from),
            ElementType::Quantized(_) => quantized::binary(binary, element).map(Code::from),
        }
    }

    fn convert(&self, from: &ElementType, to: &ElementType) -> Option<Code> {
        let kernel = match (from, to) {
            (ElementType::Quantized(quantized), _) | (_, ElementType::Quantized(quantized)) => self
                .parts(quantized.expressed)
                .and_then(|step| exact_steps::convert_quantized(from, to, step)),
            _ => self.conversion(from, to).and_then(|step| exact_steps::convert(from, to, step)),
        };
        kernel.map(Code::from).or_else(|| convert::convert(from, to))
    }

    fn float_unary(&self, unary: Unary, format: &'static FloatFormat) -> Option<Code> {
        let exact = self.arithmetic(format);
        let kernel = exact.and_then(|step| exact_steps::unary(unary, step));
        kernel.map(Code::from).or_else(|| float::unary(unary, format))
    }

    fn float_binary(&self, binary: Binary, format: &'static FloatFormat) -> Option<Code> {
        let exact = self.arithmetic(format);
        let kernel = exact.and_then(|step| exact_steps::binary(binary, step));
        let rhs = self.step.operands[1];
        let is_divisor = |(constant, _): &&(Register, u128)| *constant == rhs;
        let by_constant = || {
            let (_, divisor) = self.meaning.constants().iter().find(is_divisor)?;
            float::divide_by(*divisor as u64, format).filter(|_| binary == Binary::Divide)
        };
        kernel.map(Code::from).or_else(by_constant).or_else(|| float::binary(binary, format))
    }

    /// The step on floats of a format, unless it rounds by the default what the carrier gives.
    fn arithmetic(&self, format: &'static FloatFormat) -> Option<ExactStep> {
        let rounded = Rounded::arithmetic(&self.step.numerics, format);
        let is_default = !rounded.by_reference && rounded.policy == ConvertPolicy::COMPUTE;
        self.exact(rounded, !is_default || !format.is_exact_in_carrier())
    }

    /// The step on complex numbers or quantized values of a format, unless it rounds by the default.
    fn parts(&self, format: &'static FloatFormat) -> Option<ExactStep> {
        let rounded = Rounded::of_parts(&self.step.numerics, format);
        self.exact(rounded, rounded.policy != ConvertPolicy::COMPUTE)
    }

    /// The conversion between types that are not quantized, unless it rounds by the default what a carrier holds.
    fn conversion(&self, from: &ElementType, to: &ElementType) -> Option<ExactStep> {
        let format = match to {
            ElementType::Float(format) => format,
            ElementType::Complex(part) => part.format(),
            _ => return None,
        };
        let rounded = Rounded::conversion(&self.step.numerics, [from, to], format);
        let is_default = rounded.policy == ConvertPolicy::CONVERT;
        self.exact(rounded, !is_default || !format.is_exact_in_carrier())
    }

    fn exact(&self, rounded: Rounded, is_exact: bool) -> Option<ExactStep> {
        is_exact.then_some(ExactStep { rounded, number: self.number })
    }
}

fn compare(direction: Direction, order: Order, element: &ElementType) -> Option<Code> {
    let kernel = match element {
        ElementType::Boolean => boolean::compare(direction),
        ElementType::Integer(_) | ElementType::Index => integer::compare(direction, element),
        ElementType::Float(format) => float::compare(direction, order, format),
        ElementType::Complex(part) => complex::compare(direction, *part),
        ElementType::Quantized(_) => None,
    };
    kernel.map(Code::from)
}

fn choice(element: &ElementType) -> Code {
    let kernel = match Carrier::of(element) {
        Carrier::Boolean => select::<u8>(),
        Carrier::I32 => select::<i32>(),
        Carrier::U32 => select::<u32>(),
        Carrier::I64 => select::<i64>(),
        Carrier::F32 => select::<f32>(),
        Carrier::F64 => select::<f64>(),
        Carrier::Complex32 => select::<num_complex::Complex<f32>>(),
        Carrier::Complex64 => select::<num_complex::Complex<f64>>(),
    };
    kernel.into()
}

fn copy(element: &ElementType) -> Code {
    let kernel = match Carrier::of(element) {
        Carrier::Boolean => each(|lane: u8| lane),
        Carrier::I32 => each(|lane: i32| lane),
        Carrier::U32 => each(|lane: u32| lane),
        Carrier::I64 => each(|lane: i64| lane),
        Carrier::F32 => each(|lane: f32| lane),
        Carrier::F64 => each(|lane: f64| lane),
        Carrier::Complex32 => each(|lane: num_complex::Complex<f32>| lane),
        Carrier::Complex64 => each(|lane: num_complex::Complex<f64>| lane),
    };
    kernel.into()
}
