//! A program of one op: run by the interpreter, and told step by step by the meaning of the op.

use std::sync::Arc;

use super::account::{Account, AccountStep};
use super::exact::ExactSteps;
use super::operand::{hex, value_text};
use super::operation::Operation;
use super::rules::REAL;
use crate::diagnostic::{Diagnostic, Source};
use crate::engine::machine::{Executable, Failure, Limits, NoHost};
use crate::ir::{Module, OpView};
use crate::load;
use crate::meaning::{self, Array, Steps};
use crate::numeric::{ElementType, Numerics};
use crate::ops;
use crate::paths::{Paths, Recorder};
use crate::tensor::{Tensor, Value};

/// A function `main` whose first op is the one that is asked about.
pub struct OneOp {
    module: Arc<Module>,
}

impl OneOp {
    /// The op of a program text; what is wrong with the text otherwise.
    pub fn of_text(text: &str) -> Result<OneOp, String> {
        let source = Source { name: "<explain>".into(), text: text.into() };
        let loaded = load(&source).map_err(|found| messages(&found.findings))?;
        Ok(OneOp { module: loaded.module })
    }

    /// An elementwise op, or a `bitcast_convert`, on `count` elements at once. The operation's own codes do not
    /// matter.
    pub fn elementwise(operation: &Operation, count: usize) -> Result<OneOp, String> {
        let tensor = |element: &ElementType| format!("tensor<{count}x{element}>");
        let operands = 0..operation.elements.len();
        let names: Vec<String> = operands.map(|index| format!("%{index}")).collect();
        let types: Vec<String> = operation.elements.iter().map(tensor).collect();
        let parameters: Vec<String> =
            names.iter().zip(&types).map(|(name, ty)| format!("{name}: {ty}")).collect();
        let result = tensor(&operation.result);
        OneOp::of_text(&format!(
            "func.func @main({}) -> {result} {{\n  %r = \"{}\"({}){} : ({}) -> {result}\n  return %r : {result}\n}}\n",
            parameters.join(", "),
            operation.op,
            names.join(", "),
            attributes(operation),
            types.join(", "),
        ))
    }

    /// The codes of the result, by the interpreter under policies. The error is what the interpreter says.
    pub fn run(&self, operands: Vec<Tensor>, numerics: Numerics) -> Result<Vec<u128>, String> {
        let executable = Executable::new(&self.module).with_numerics(numerics);
        let operands = operands.into_iter().map(Value::from).collect();
        let outcome = executable.call("main", operands, &mut NoHost, &Limits::default());
        let results = outcome.end.map_err(|failure| match failure {
            Failure::Rejected(found) => messages(&found),
            Failure::Failed(found) | Failure::OutOfMemory(found) | Failure::Io(found) => {
                found.message
            }
        })?;
        let result = results.first().ok_or("the program has no result")?.tensor();
        Ok((0..result.len()).map(|index| result.code(index)).collect())
    }

    /// The codes of the result, and the fast paths that the interpreter took for it.
    pub fn run_recorded(&self, operands: Vec<Tensor>) -> Result<(Vec<u128>, Paths), String> {
        let recorder = Recorder::start();
        let codes = self.run(operands, Numerics::STANDARD)?;
        Ok((codes, recorder.taken()))
    }

    /// The op with the function and module around it.
    pub fn view(&self) -> Result<OpView<'_>, String> {
        let function = self.module.functions().next().ok_or("the program has no function")?;
        let body = function.body.as_ref().ok_or("the function has no body")?;
        let op = body.block().ops.first().ok_or("the function has no op")?;
        Ok(OpView::in_function(op, function, &self.module, Numerics::STANDARD))
    }

    /// The steps that the op is lowered to; it has to be elementwise.
    pub fn steps(&self) -> Result<Steps, String> {
        ops::steps_of(&self.view()?).map_err(|violation| violation.to_string())
    }

    /// The steps of the one elementwise op in the region of the op.
    pub fn body(&self) -> Result<Steps, String> {
        let view = self.view()?;
        let region = view.regions().first().ok_or("the op has no region")?;
        let op = region.block().ops.first().ok_or("the region has no op")?;
        ops::steps_of(&OpView { op, ..view }).map_err(|violation| violation.to_string())
    }
}

/// A tensor of one dimension.
pub fn column(element: &ElementType, codes: &[u128]) -> Tensor {
    Tensor::from_wide_codes(element.clone(), &[codes.len()], codes.iter().copied())
}

fn messages(found: &[Diagnostic]) -> String {
    let errors: Vec<String> = found.iter().map(|it| it.message.clone()).collect();
    errors.join("; ")
}

fn attributes(operation: &Operation) -> String {
    match operation.name() {
        "compare" => {
            let direction = operation.comparison.direction;
            let kind = match operation.comparison.total_order {
                true => ", compare_type = #stablehlo<comparison_type TOTALORDER>",
                false => "",
            };
            format!(
                " {{comparison_direction = #stablehlo<comparison_direction {direction}>{kind}}}"
            )
        }
        "reduce_precision" => {
            let (exponent_bits, mantissa_bits) = operation.precision;
            format!(
                " {{exponent_bits = {exponent_bits} : i32, mantissa_bits = {mantissa_bits} : i32}}"
            )
        }
        _ => String::new(),
    }
}

/// The account of the steps of an elementwise op for one element of each operand. An op that is lowered to no steps
/// hands its operand on.
pub fn account(steps: &Steps, codes: &[u128]) -> Account {
    let mut arithmetic = ExactSteps::default();
    let results = meaning::run(&mut arithmetic, steps, codes, &[0], 0);
    if arithmetic.steps.is_empty() {
        let element = &steps.inputs()[0];
        let formula = value_text(element, results[0]);
        arithmetic.steps.push(AccountStep::rule(formula, element, results[0], (REAL.into(), 1)));
    }
    Account { steps: arithmetic.steps, code: results[0] }
}

/// The account of `bitcast_convert` for one code. The error says that a type of other bits is not explained.
pub fn same_bits(operation: &Operation) -> Result<Account, String> {
    let (from, to) = (&operation.elements[0], &operation.result);
    if from.bits() != to.bits() {
        return Err(format!(
            "bitcast_convert is explained between types of equally many bits: {from} has {}, {to} {}",
            from.bits(),
            to.bits()
        ));
    }
    let operand = Array::new(from.clone(), &[1], vec![operation.codes[0]]);
    let result = meaning::bitcast_convert(&operand, to, &[1]).map_err(|error| error.to_string())?;
    let code = result.at(&[0]);
    let rule = format!("the bits {} are read as {to}", hex(from, operation.codes[0]));
    let formula = hex(from, operation.codes[0]);
    Ok(Account { steps: vec![AccountStep::rule(formula, to, code, (rule, 1))], code })
}
