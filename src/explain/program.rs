//! Running an op through the interpreter, on any number of operands at once.

use super::meaning::Operation;
use crate::diagnostic::Source;
use crate::engine::machine::{Executable, Failure, Limits, NoHost};
use crate::numeric::{ElementType, Numerics};
use crate::tensor::{Tensor, Value};
use crate::{load, ops};

/// The codes that an op of this full name gives on columns of codes, one column an operand, under
/// policies. The operation's own codes do not matter. The error is what the interpreter says.
pub fn run(
    full_name: &str,
    operation: &Operation,
    columns: &[Vec<u128>],
    numerics: Numerics,
) -> Result<Vec<u128>, String> {
    let count = columns.first().map_or(0, Vec::len);
    let tensor = |element: &ElementType| format!("tensor<{count}x{element}>");
    let names: Vec<String> = (0..columns.len()).map(|index| format!("%{index}")).collect();
    let types: Vec<String> = operation.elements.iter().map(tensor).collect();
    let parameters: Vec<String> =
        names.iter().zip(&types).map(|(name, ty)| format!("{name}: {ty}")).collect();
    let result = tensor(&operation.result);
    let text = format!(
        "func.func @main({}) -> {result} {{\n  %r = \"{full_name}\"({}){} : ({}) -> {result}\n  return %r : {result}\n}}\n",
        parameters.join(", "),
        names.join(", "),
        attributes(operation),
        types.join(", "),
    );
    let arguments = (operation.elements.iter().zip(columns)).map(|(element, codes)| {
        Tensor::from_wide_codes(element.clone(), &[count], codes.iter().copied()).into()
    });
    run_text(&text, arguments.collect(), numerics)
}

fn attributes(operation: &Operation) -> String {
    match operation.name.as_str() {
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

/// The codes of the one result of `main` of a program text.
pub fn run_text(
    text: &str,
    arguments: Vec<Value>,
    numerics: Numerics,
) -> Result<Vec<u128>, String> {
    let source = Source { name: "<explain>".into(), text: text.into() };
    let loaded = load(&source, 0..text.len(), &ops::registry()).map_err(|found| {
        let errors: Vec<String> = found.iter().map(|it| it.message.clone()).collect();
        errors.join("; ")
    })?;
    let executable = Executable::new(&loaded.module).with_numerics(numerics);
    let outcome = executable.call("main", arguments, &mut NoHost, &Limits::default());
    let results = outcome.end.map_err(|failure| match failure {
        Failure::Rejected(found) => {
            let errors: Vec<String> = found.iter().map(|it| it.message.clone()).collect();
            errors.join("; ")
        }
        Failure::Failed(found) | Failure::Io(found) => found.message,
    })?;
    let result = results.first().ok_or("the program has no result")?.tensor().clone();
    Ok((0..result.len()).map(|index| result.code(index)).collect())
}
