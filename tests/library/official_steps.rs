//! Under the policy `stablehlo` every elementwise op gives the official interpreter's bits, faults
//! included: all codes, and all pairs of codes, of each small float type, by checksum.

use shlo_interp::{ElementType, FloatFormat, Tensor, run_text};

const EXPECTED: &str = include_str!("official_steps.txt");

#[test]
fn every_step_is_that_of_the_official_interpreter() {
    let lines = EXPECTED.lines().filter(|line| !line.starts_with('#'));
    let wrong: Vec<String> = lines.filter_map(first_difference).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What differs first from a line `op type checksum…`.
fn first_difference(line: &str) -> Option<String> {
    let mut words = line.split(' ');
    let (op, name) = (words.next()?, words.next()?);
    let expected: Vec<&str> = words.collect();
    let format = FloatFormat::parse(name).expect("a type");
    let codes = 1u128 << format.width;
    let is_binary = expected.len() > 1 || op.starts_with("compare");
    let results = match is_binary {
        false => results(op, name, &[operand(format, codes, |index| index)]),
        true => {
            let lhs = operand(format, codes * codes, |index| index / codes);
            results(op, name, &[lhs, operand(format, codes * codes, |index| index % codes)])
        }
    };
    let rows = results.chunks(results.len() / expected.len()).map(checksum);
    let place = rows.zip(expected).position(|(found, expected)| found != expected)?;
    Some(format!("{op} of {name}, from lhs = {place:#04x} on"))
}

fn operand(format: &'static FloatFormat, length: u128, code: impl Fn(u128) -> u128) -> Tensor {
    let codes = (0..length).map(code);
    Tensor::from_wide_codes(ElementType::Float(format), &[length as usize], codes)
}

fn results(op: &str, name: &str, operands: &[Tensor]) -> Vec<u8> {
    let ty = format!("tensor<{}x{name}>", operands[0].len());
    let is_truth = op.starts_with("compare") || op == "is_finite";
    let result = if is_truth { ty.replace(name, "i1") } else { ty.clone() };
    let policy = "{shlo.arith_policy = \"stablehlo\"}";
    let mut parts = op.split('.');
    let text = match (parts.next().unwrap_or(""), operands.len()) {
        ("compare", _) => {
            let (direction, order) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""));
            format!(
                "stablehlo.compare {direction}, %0, %1, {order} {policy} : ({ty}, {ty}) -> {result}"
            )
        }
        ("reduce_precision", _) => {
            let reduced = parts.next().unwrap_or("");
            format!("stablehlo.reduce_precision %0, format = {reduced} {policy} : {ty}")
        }
        (op, 1) => format!("\"stablehlo.{op}\"(%0) {policy} : ({ty}) -> {result}"),
        (op, _) => format!("\"stablehlo.{op}\"(%0, %1) {policy} : ({ty}, {ty}) -> {result}"),
    };
    let arguments: Vec<String> =
        (0..operands.len()).map(|index| format!("%{index}: {ty}")).collect();
    let program = format!(
        "func.func @main({}) -> {result} {{\n %r = {text}\n return %r : {result}\n}}",
        arguments.join(", ")
    );
    let values = operands.iter().map(|operand| operand.clone().into()).collect();
    let results = run_text(&program, values).unwrap_or_else(|error| panic!("{program}: {error:?}"));
    results[0].tensor().codes::<u8>().to_vec()
}

/// 32-bit FNV-1a.
fn checksum(codes: &[u8]) -> String {
    let sum = codes
        .iter()
        .fold(0x811C_9DC5u32, |sum, &code| (sum ^ u32::from(code)).wrapping_mul(0x0100_0193));
    format!("{sum:08x}")
}
