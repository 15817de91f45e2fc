//! Why an op gives the bits that it gives: the exact result, its neighbours, the rounding, and what
//! other policies and other ways to compute make of the same operands.
//!
//! The result itself comes from the interpreter's fast engine. How it is made comes from the meaning of the op: the
//! same functions that define the op run on an arithmetic that writes down each step with its exact result
//! ([`crate::numeric::Exact`]), rounded by comparisons. Where the two disagree, the explanation says so, and a test
//! holds that they never do.

use crate::numeric::{ElementType, FloatFormat, Numerics, Policy};
use crate::ops::{Entry, entries, entry, facts};
use crate::paths::Paths;
use crate::syntax;

pub mod account;
mod complex;
mod exact;
pub mod json;
pub mod operand;
pub mod operation;
mod program;
mod quantized;
mod reasons;
mod routes;
mod rules;
mod sum_programs;
mod sums;
pub mod text;
mod windows;

#[cfg(test)]
mod tests;

use account::{Account, Reason};
use operand::Operand;
use operation::{Comparison, Operation, base_name, result_of};
use program::{OneOp, column};

/// A question about an op: its types and values, and what to compare with.
#[derive(Debug, Clone, Default)]
pub struct Question {
    /// The op, with or without its dialect.
    pub op: String,
    /// Types, values and the words that some ops take, in the order of the command line: the type of
    /// the operands first; `convert f32 f8E4M3FN 1.5`, `compare f32 LT 1 2`.
    pub words: Vec<String>,
    /// The element type of the result, where it is not the operands'.
    pub to: Option<String>,
    /// Policies to compare with, and their names.
    pub policies: Vec<(String, Policy)>,
}

/// Why a question has no answer: what is wrong with it, and what would be possible.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct ExplainError(pub String);

/// The answer, which `{}` prints line by line.
#[derive(Debug, Clone)]
pub struct Explanation {
    /// The full name of the op.
    pub op: String,
    /// The operands.
    pub operands: Vec<Operand>,
    /// The element type of the result.
    pub result: ElementType,
    /// The code that the interpreter gives.
    pub code: u128,
    /// The steps that make the result.
    pub account: Account,
    /// Why the result is what it is, sentence by sentence.
    pub why: Vec<String>,
    /// The optional fast paths that the interpreter took.
    pub paths: Paths,
    /// The results of other policies and of other ways to compute the op.
    pub others: Vec<Other>,
    /// An error of this program: the steps do not give the interpreter's code, or the exact numbers not those of their
    /// steps.
    pub contradiction: Option<String>,
}

/// The result of another policy, or of another way to compute.
#[derive(Debug, Clone, PartialEq)]
pub struct Other {
    /// The policy's name, or the way: `in f16`.
    pub name: String,
    /// Who does so.
    pub who: String,
    /// The code.
    pub code: u128,
    /// Why it differs, or how it is computed.
    pub why: String,
}

/// Answers a question.
///
/// ```
/// use shlo_interp_instrument::explain::{Question, explain};
///
/// let words = ["f8E4M3FN", "448", "32"].map(String::from).to_vec();
/// let question = Question { op: "add".into(), words, ..Question::default() };
/// let explanation = explain(&question)?;
/// assert_eq!(explanation.code, 0x7F); // NaN: 480 is more than f8E4M3FN holds
/// println!("{explanation}");
/// # Ok::<(), shlo_interp_instrument::explain::ExplainError>(())
/// ```
///
/// # Errors
///
/// What is wrong with the question: no such op, operands that it does not take, or a type that it does not have.
pub fn explain(question: &Question) -> Result<Explanation, ExplainError> {
    let base = question.op.rsplit_once('.').map_or(question.op.as_str(), |(_, name)| name);
    if base == "dot" || sums::NAMES.contains(&base) {
        return sums::explain(question, base);
    }
    let found = find(&question.op)?;
    let (operation, operands) = operation(question, found)?;
    let program = OneOp::elementwise(&operation, 1).map_err(ExplainError)?;
    let columns = || {
        let columns = operation.elements.iter().zip(&operation.codes);
        columns.map(|(element, &code)| column(element, &[code])).collect()
    };
    let run = |numerics| program.run(columns(), numerics).map(|codes| codes[0]);
    let (codes, paths) = program.run_recorded(columns()).map_err(ExplainError)?;
    let code = codes[0];
    let account = account_of(&operation, &program).map_err(ExplainError)?;
    let policies = question.policies.iter().filter_map(|(name, policy)| {
        let numerics = Numerics { convert: *policy, arithmetic: *policy, ..Numerics::STANDARD };
        let given = run(numerics).ok()?;
        let why = match given == code {
            true => String::new(),
            false => reasons::policy(&account, &operation, given),
        };
        let who = policy.preset.what().to_string();
        Some(Other { name: name.clone(), who, code: given, why })
    });
    let mut others: Vec<Other> = policies.collect();
    others.extend(routes::routes(&operation, &account));
    Ok(explanation(operation, operands, account, Interpreted { code, paths, others }))
}

/// The steps of an op that is not a sum.
fn account_of(operation: &Operation, program: &OneOp) -> Result<Account, String> {
    match operation.name() {
        "bitcast_convert" => program::same_bits(operation),
        _ => Ok(program::account(&program.steps()?, &operation.codes)),
    }
}

/// The results of runs of the op.
struct Interpreted {
    code: u128,
    paths: Paths,
    others: Vec<Other>,
}

/// The answer, from the steps of an op and what the interpreter gives.
fn explanation(
    operation: Operation,
    operands: Vec<Operand>,
    account: Account,
    Interpreted { code, paths, others }: Interpreted,
) -> Explanation {
    let why = reasons::sentences(&account, &operation);
    let contradiction = contradiction(&account, &operation.result, code);
    let (op, result) = (operation.op.to_string(), operation.result);
    Explanation { op, operands, result, code, account, why, paths, others, contradiction }
}

/// The message where the interpreter's code is not that of the steps, or a step's code is not that of its exact
/// number.
fn contradiction(account: &Account, result: &ElementType, code: u128) -> Option<String> {
    const PLEASE: &str = "this is an error of shlo-interp, please report it";
    if account.code != code {
        let [given, expected] = [code, account.code].map(|code| operand::hex(result, code));
        let message = "the interpreter gives";
        return Some(format!("{message} {given}, but the steps give {expected}: {PLEASE}"));
    }
    let wrong = account.steps.iter().find(|step| step.is_contradicted())?;
    let Reason::Rounded(rounding) = &wrong.reason else { return None };
    let [given, expected] =
        [wrong.code, rounding.rounded.code.into()].map(|code| operand::hex(&wrong.element, code));
    let formula = &wrong.formula;
    Some(format!("{formula} gives {given}, but the exact result rounds to {expected}: {PLEASE}"))
}

/// The elementwise ops that can be explained, without their dialects.
pub fn explained_ops() -> Vec<&'static str> {
    let names = entries().map(|(_, entry)| entry).filter(|entry| is_explained(entry));
    let mut names: Vec<&str> =
        names.filter_map(|entry| entry.def.name.split_once('.')).map(|(_, op)| op).collect();
    names.retain(|name| !name.starts_with("broadcast_"));
    names.extend(sums::NAMES);
    names.sort_unstable();
    names.dedup();
    names
}

fn is_explained(entry: &Entry) -> bool {
    facts::named(entry.def.name).is_some_and(|facts| facts.explained)
}

fn find(name: &str) -> Result<&'static Entry, ExplainError> {
    let spelled = [name.to_string(), format!("stablehlo.{name}"), format!("chlo.{name}")];
    let found = spelled.iter().find_map(|name| entry(name));
    found.filter(|entry| is_explained(entry)).ok_or_else(|| {
        let known = explained_ops().join(", ");
        ExplainError(format!("there is no op '{name}' to explain; there are {known}"))
    })
}

/// The element type of a name.
fn element_type(name: &str) -> Option<ElementType> {
    match syntax::parse_type(name) {
        Ok(crate::ir::Type::Element(element)) => Some(element),
        _ => None,
    }
}

fn required_type(name: Option<&String>) -> Result<ElementType, ExplainError> {
    let missing = "the type of the operands comes after the op: explain add f8E4M3FN 448 32";
    let name = name.ok_or_else(|| ExplainError(missing.into()))?;
    let element = element_type(name);
    element.ok_or_else(|| {
        let types = "i8, ui4, f32, bf16, f8E4M3FN, … (shlo-interp formats lists the floats)";
        ExplainError(format!("'{name}' is no element type; there are {types}. {missing}"))
    })
}

/// The operation that a question is about, and its operands.
fn operation(
    question: &Question,
    found: &Entry,
) -> Result<(Operation, Vec<Operand>), ExplainError> {
    let name = base_name(found.def.name);
    let (first, rest) = match question.words.split_first() {
        Some((first, rest)) => (Some(first), rest),
        None => (None, &[][..]),
    };
    let element = required_type(first)?;
    let mut values: Vec<&String> = rest.iter().collect();
    let mut to = question.to.clone();
    if result_of(name, &element).is_none()
        && to.is_none()
        && values.first().is_some_and(|word| element_type(word).is_some())
    {
        to = Some(values.remove(0).clone());
    }
    let comparison = comparison(name, &mut values)?;
    let precision = precision(name, &mut values)?;
    let result = match &to {
        Some(to) => required_type(Some(to))?,
        None => result_of(name, &element).ok_or_else(|| {
            let message =
                format!("{name} needs the type of its result: explain {name} f32 f8E4M3FN 1.5");
            ExplainError(message)
        })?,
    };
    let count = found.def.operands.len();
    if values.len() != count {
        let names: Vec<&str> = found.def.operands.iter().map(|operand| operand.name).collect();
        return Err(ExplainError(format!(
            "{} takes {count} operand{} ({}), given are {}",
            found.def.name,
            if count == 1 { "" } else { "s" },
            names.join(", "),
            values.len()
        )));
    }
    let mut elements = vec![element; count];
    if name == "select" {
        elements[0] = ElementType::Boolean;
    }
    let pairs = elements.iter().zip(&values);
    let operands: Result<Vec<Operand>, String> =
        pairs.map(|(element, text)| Operand::parse(element, text)).collect();
    let operands = operands.map_err(ExplainError)?;
    let codes = operands.iter().map(|operand| operand.code).collect();
    let op = found.def.name;
    Ok((Operation { op, elements, codes, result, comparison, precision }, operands))
}

/// Takes the direction of a comparison, and TOTALORDER, out of the words.
fn comparison(name: &str, values: &mut Vec<&String>) -> Result<Comparison, ExplainError> {
    const DIRECTIONS: [&str; 6] = ["EQ", "NE", "GE", "GT", "LE", "LT"];
    let known = |word: &str| DIRECTIONS.into_iter().find(|it| it.eq_ignore_ascii_case(word));
    let mut comparison = Comparison { direction: "EQ", total_order: false };
    if name != "compare" {
        return Ok(comparison);
    }
    let at = values.iter().position(|word| known(word).is_some());
    let direction = at.and_then(|at| known(values.remove(at)));
    comparison.direction = direction.ok_or_else(|| {
        ExplainError(
            "compare needs a direction, EQ, NE, GE, GT, LE or LT: explain compare f32 LT 1 2"
                .into(),
        )
    })?;
    if let Some(at) = values.iter().position(|word| word.eq_ignore_ascii_case("TOTALORDER")) {
        values.remove(at);
        comparison.total_order = true;
    }
    Ok(comparison)
}

/// Takes `e5m10` out of the words.
fn precision(name: &str, values: &mut Vec<&String>) -> Result<(u32, u32), ExplainError> {
    if name != "reduce_precision" {
        return Ok((1, 0));
    }
    let read = |word: &str| {
        let (exponent, mantissa) = word.strip_prefix('e')?.split_once('m')?;
        Some((exponent.parse().ok().filter(|&bits| bits > 0)?, mantissa.parse().ok()?))
    };
    let at = values.iter().position(|word| read(word).is_some());
    at.and_then(|at| read(values.remove(at))).ok_or_else(|| {
        ExplainError(
            "reduce_precision needs a precision: explain reduce_precision f32 e5m10 0.1".into(),
        )
    })
}

/// The float format of the result, if it is one.
fn result_format(operation: &Operation) -> Option<&'static FloatFormat> {
    match operation.result {
        ElementType::Float(format) => Some(format),
        _ => None,
    }
}
