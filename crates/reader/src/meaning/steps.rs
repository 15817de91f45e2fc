//! Lists of steps: what an elementwise op is lowered to.

use super::step::{
    Binary, Direction, Instruction, Operation, Order, Register, Unary, binary_type, can_convert,
    unary_type,
};
use crate::numeric::policy::{Preset, Rounding, SourceKind};
use crate::numeric::{ComplexPart, ConvertPolicy, ElementType, FloatFormat, Numerics};

/// A list of steps that makes some values of others, element by element. Inputs come first, then constants and
/// steps, each of which gives a register; [`Steps::set_outputs`] says which registers are the results.
#[derive(Debug, Clone, Default)]
pub struct Steps {
    registers: Vec<ElementType>,
    inputs: usize,
    constants: Vec<(Register, u128)>,
    instructions: Vec<Instruction>,
    outputs: Vec<Register>,
    /// The policies of the steps to come.
    numerics: Numerics,
}

/// An operation has no meaning on elements of these types: what verification refuses, and on quantized types
/// what is not done on their codes.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{operation} of {} is not supported yet", list(.types))]
pub struct NoStep {
    /// The operation.
    pub operation: String,
    /// The types of its operands.
    pub types: Vec<ElementType>,
}

fn list(types: &[ElementType]) -> String {
    types.iter().map(ElementType::to_string).collect::<Vec<_>>().join(", ")
}

/// What a list consists of.
impl Steps {
    /// A list without inputs and steps.
    pub fn new() -> Steps {
        Steps::default()
    }

    /// The element type of each register. The first registers are the inputs.
    pub fn registers(&self) -> &[ElementType] {
        &self.registers
    }

    /// The element types of the inputs.
    pub fn inputs(&self) -> &[ElementType] {
        &self.registers[..self.inputs]
    }

    /// The registers that have one code at every index.
    pub fn constants(&self) -> &[(Register, u128)] {
        &self.constants
    }

    /// The steps, in the order in which they are made.
    pub fn instructions(&self) -> &[Instruction] {
        &self.instructions
    }

    /// The registers that are the results.
    pub fn outputs(&self) -> &[Register] {
        &self.outputs
    }

    /// The element type of a register.
    pub fn element(&self, register: Register) -> &ElementType {
        &self.registers[register.0 as usize]
    }

    /// Whether some step rounds stochastically.
    pub fn is_stochastic(&self) -> bool {
        self.instructions.iter().any(|step| self.rounds_stochastically(step))
    }

    /// Whether the steps move elements of a type in which several codes have one value: by a copy, by `select`, or as
    /// an input that is a result. Such a code has to be kept, and a register that holds the value would lose it.
    pub fn moves_repeated_values(&self) -> bool {
        let repeats = |register: &Register| self.element(*register).repeats_values();
        let moves = |step: &Instruction| {
            matches!(step.operation, Operation::Copy | Operation::Select) && repeats(&step.result)
        };
        let is_input = |register: &&Register| (register.0 as usize) < self.inputs;
        self.instructions.iter().any(moves) || self.outputs.iter().filter(is_input).any(repeats)
    }

    fn rounds_stochastically(&self, step: &Instruction) -> bool {
        if step.numerics == Numerics::STANDARD {
            return false;
        }
        let (operand, result) = (self.element(step.operands[0]), self.element(step.result));
        let policy = match (step.operation, operand) {
            (Operation::Convert, _) => conversion_policy(&step.numerics, operand, result),
            (operation, _) if !operation.rounds(operand) => None,
            (_, ElementType::Float(format)) => Some(float_policy(&step.numerics, format)),
            (_, ElementType::Complex(part)) => {
                Some(step.numerics.arithmetic.compute(part.format()))
            }
            _ => None,
        };
        policy.is_some_and(|policy| policy.rounding == Rounding::Stochastic)
    }
}

/// How a step on floats rounds to their format: the reference interpreter rounds results as it converts.
pub fn float_policy(numerics: &Numerics, format: &'static FloatFormat) -> ConvertPolicy {
    match numerics.arithmetic.preset {
        Preset::Stablehlo => numerics.arithmetic.convert(format),
        _ => numerics.arithmetic.compute(format),
    }
}

/// How a conversion rounds; `None` if it gives no floats.
fn conversion_policy(
    numerics: &Numerics,
    from: &ElementType,
    to: &ElementType,
) -> Option<ConvertPolicy> {
    match (from, to) {
        (ElementType::Quantized(quantized), _) | (_, ElementType::Quantized(quantized)) => {
            Some(numerics.arithmetic.compute(quantized.expressed))
        }
        (_, ElementType::Float(format)) => Some(unquantized_policy(numerics, from, to, format)),
        (_, ElementType::Complex(part)) => {
            Some(unquantized_policy(numerics, from, to, part.format()))
        }
        _ => None,
    }
}

/// How a conversion between types that are not quantized rounds to a format: the reference interpreter does not
/// touch what has the type already.
pub fn unquantized_policy(
    numerics: &Numerics,
    from: &ElementType,
    to: &ElementType,
    format: &'static FloatFormat,
) -> ConvertPolicy {
    match numerics.convert.preset {
        Preset::Stablehlo if from == to => ConvertPolicy::MOVE,
        _ => numerics.convert.convert_from(SourceKind::of(from), format),
    }
}

/// How a list is written.
impl Steps {
    /// The policies of the steps to come; before, those of docs/numerics.md.
    pub fn set_numerics(&mut self, numerics: Numerics) {
        self.numerics = numerics;
    }

    /// The policies of the steps to come.
    pub fn numerics(&self) -> Numerics {
        self.numerics
    }

    /// Whether the steps to come are those of the reference interpreter.
    pub fn is_by_reference(&self) -> bool {
        self.numerics.arithmetic.preset == Preset::Stablehlo
    }

    /// Says which registers are the results.
    pub fn set_outputs(&mut self, outputs: Vec<Register>) {
        self.outputs = outputs;
    }

    /// The next input. Inputs are the first registers: none comes after a constant or a step.
    pub fn input(&mut self, element: ElementType) -> Register {
        assert_eq!(self.inputs, self.registers.len(), "inputs come first");
        self.inputs += 1;
        self.register(element)
    }

    /// A register that has one code at every index.
    pub fn constant(&mut self, element: ElementType, code: u128) -> Register {
        let register = self.register(element);
        self.constants.push((register, code));
        register
    }

    /// A constant of the value 1 (or of what the type makes of it).
    pub fn one(&mut self, element: &ElementType) -> Register {
        let code = match element {
            ElementType::Float(format) => u128::from(format.one_code()),
            ElementType::Complex(ComplexPart::F32) => u128::from(1f32.to_bits()),
            ElementType::Complex(ComplexPart::F64) => u128::from(1f64.to_bits()),
            _ => 1,
        };
        self.constant(element.clone(), code)
    }

    /// A step of one operand.
    pub fn unary(&mut self, unary: Unary, operand: Register) -> Result<Register, NoStep> {
        let result = unary_type(unary, self.element(operand));
        self.push(Operation::Unary(unary), &[operand], result)
    }

    /// A step of two operands of one type.
    pub fn binary(
        &mut self,
        binary: Binary,
        lhs: Register,
        rhs: Register,
    ) -> Result<Register, NoStep> {
        let element = self.element(lhs);
        let result = match element == self.element(rhs) {
            true => binary_type(binary, element),
            false => None,
        };
        self.push(Operation::Binary(binary), &[lhs, rhs], result)
    }

    /// A boolean from two operands of one type. `Order` matters for floats alone.
    pub fn compare(
        &mut self,
        direction: Direction,
        order: Order,
        lhs: Register,
        rhs: Register,
    ) -> Result<Register, NoStep> {
        let element = self.element(lhs);
        let is_ordered =
            element == self.element(rhs) && !matches!(element, ElementType::Quantized(_));
        let order = if self.is_by_reference() { Order::Quiet } else { order };
        let result = is_ordered.then_some(ElementType::Boolean);
        self.push(Operation::Compare(direction, order), &[lhs, rhs], result)
    }

    /// `on_true` where the boolean `pred` is true, else `on_false`.
    pub fn select(
        &mut self,
        pred: Register,
        on_true: Register,
        on_false: Register,
    ) -> Result<Register, NoStep> {
        let element = self.element(on_true);
        let fits = element == self.element(on_false) && *self.element(pred) == ElementType::Boolean;
        let result = fits.then(|| element.clone());
        self.push(Operation::Select, &[pred, on_true, on_false], result)
    }

    /// The smaller of `max` and the larger of `min` and `operand`.
    pub fn clamp(
        &mut self,
        min: Register,
        operand: Register,
        max: Register,
    ) -> Result<Register, NoStep> {
        let raised = self.binary(Binary::Maximum, operand, min)?;
        self.binary(Binary::Minimum, raised, max)
    }

    /// The operand in another type, rounded once.
    pub fn convert(
        &mut self,
        operand: Register,
        element: &ElementType,
    ) -> Result<Register, NoStep> {
        let result = can_convert(self.element(operand), element).then(|| element.clone());
        self.push(Operation::Convert, &[operand], result)
    }

    /// A step that gives what its operand is.
    pub fn copy(&mut self, operand: Register) -> Register {
        let result = Some(self.element(operand).clone());
        self.push(Operation::Copy, &[operand], result)
            .unwrap_or_else(|_| unreachable!("elements of every type can be copied"))
    }

    fn register(&mut self, element: ElementType) -> Register {
        self.registers.push(element);
        Register(u32::try_from(self.registers.len() - 1).expect("fewer than 2^32 registers"))
    }

    /// Adds a step whose result has a type, unless the operation has no meaning on its operands.
    fn push(
        &mut self,
        operation: Operation,
        operands: &[Register],
        result: Option<ElementType>,
    ) -> Result<Register, NoStep> {
        let Some(element) = result else {
            let types = operands.iter().map(|&operand| self.element(operand).clone()).collect();
            return Err(NoStep { operation: operation.to_string(), types });
        };
        let result = self.register(element);
        let (operands, numerics) = (operands.into(), self.numerics);
        self.instructions.push(Instruction { operation, operands, result, numerics });
        Ok(result)
    }
}
