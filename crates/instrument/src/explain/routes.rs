//! Other ways to compute the same op, which known implementations take: in a wider or narrower type
//! with a second rounding, or without subnormals. Computed here, not tabulated.

use super::account::Account;
use super::operand::float_text;
use super::operation::Operation;
use super::program::OneOp;
use super::{Other, account_of};
use crate::numeric::names::{BF16, F16, F32, F64};
use crate::numeric::{ElementType, Exact, FloatFormat, Function};

/// The other ways for an operation that rounds floats.
pub fn routes(operation: &Operation, account: &Account) -> Vec<Other> {
    let (ElementType::Float(format), Some(ElementType::Float(source))) =
        (&operation.result, operation.elements.first())
    else {
        return Vec::new();
    };
    if account.steps.iter().all(|step| step.as_rounding().is_none()) {
        return Vec::new();
    }
    if operation.name() == "convert" {
        let doubled = source.is_f64() && format.width <= 16;
        let by = doubled.then(|| conversion_by(operation, format));
        return by.into_iter().collect();
    }
    let mut others = Vec::new();
    for (carrier, who) in carriers(format) {
        others.extend(computed_in(operation, carrier, format, who));
    }
    if format.is_f32() || *format == &BF16 {
        others.extend(flushed(operation, format));
    }
    if operation.name() == "logistic" {
        others.extend(logistic_at_once(operation, format));
    }
    others
}

/// Types that implementations compute a format in, and who does.
fn carriers(format: &FloatFormat) -> Vec<(&'static FloatFormat, &'static str)> {
    let small = format.width <= 8 && format.fits_f32();
    let fits = |carrier: &FloatFormat| {
        format.precision() <= carrier.precision()
            && format.max_exponent() <= carrier.max_exponent()
            && format.quantum_exponent() >= carrier.quantum_exponent()
    };
    let all = [
        (&F32, "ml_dtypes (NumPy, JAX on the host)"),
        (&F16, if format.width == 8 { "XLA:CPU" } else { "units that compute in f16" }),
        (&BF16, "units that compute in bf16"),
    ];
    let wider = |carrier: &FloatFormat| carrier.width > format.width;
    match (small, format.width) {
        (true, _) => all.into_iter().filter(|(carrier, _)| fits(carrier)).collect(),
        (false, 16) => all[..1]
            .iter()
            .copied()
            .filter(|(carrier, _)| wider(carrier))
            .map(|(carrier, _)| (carrier, "machines without arithmetic of this type"))
            .collect(),
        _ => Vec::new(),
    }
}

/// The op in a carrier, its result then rounded to the format.
fn computed_in(
    operation: &Operation,
    carrier: &'static FloatFormat,
    format: &'static FloatFormat,
    who: &str,
) -> Option<Other> {
    let element = ElementType::Float(carrier);
    let codes = operation.codes.iter().map(|&code| widened(format, code, carrier)).collect();
    let inner = Operation {
        elements: vec![element.clone(); operation.elements.len()],
        codes,
        result: element,
        ..operation.clone()
    };
    let first = code_of(&inner)? as u64;
    let code = Exact::of_code(carrier, first).rounded(format, false).code;
    Some(Other {
        name: format!("in {}", carrier.name),
        who: who.into(),
        code: code.into(),
        why: format!("{} in {}, then rounded", float_text(carrier, first), carrier.name),
    })
}

/// The code that an operation gives by its meaning.
fn code_of(operation: &Operation) -> Option<u128> {
    let program = OneOp::elementwise(operation, 1).ok()?;
    Some(account_of(operation, &program).ok()?.code)
}

/// The code of a value in a type that holds it.
fn widened(format: &FloatFormat, code: u128, carrier: &FloatFormat) -> u128 {
    Exact::of_code(format, code as u64).rounded(carrier, true).code.into()
}

/// From f64 by way of f32.
fn conversion_by(operation: &Operation, format: &'static FloatFormat) -> Other {
    let source = match operation.elements[0] {
        ElementType::Float(source) => source,
        _ => format,
    };
    let first = widened(source, operation.codes[0], &F32) as u64;
    let code = Exact::of_code(&F32, first).rounded(format, true).code;
    Other {
        name: "through f32".into(),
        who: "ml_dtypes from f64".into(),
        code: code.into(),
        why: format!("{} in f32, then rounded", float_text(&F32, first)),
    }
}

/// Without subnormals: operands and result.
fn flushed(operation: &Operation, format: &'static FloatFormat) -> Option<Other> {
    let flush = |code: u128| {
        let magnitude = code as u64 & format.magnitude_mask();
        let is_subnormal = magnitude < format.min_normal();
        if is_subnormal { code & u128::from(format.sign_bit()) } else { code }
    };
    let codes: Vec<u128> = operation.codes.iter().map(|&code| flush(code)).collect();
    let which = if codes == operation.codes {
        "a subnormal result becomes zero"
    } else {
        "subnormal operands become zero"
    };
    let inner = Operation { codes, ..operation.clone() };
    Some(Other {
        name: "flushed".into(),
        who: "XLA:CPU".into(),
        code: flush(code_of(&inner)?),
        why: which.into(),
    })
}

/// The logistic function itself, rounded once.
fn logistic_at_once(operation: &Operation, format: &'static FloatFormat) -> Option<Other> {
    // 1 / (1 + e^-x) in f64, which leaves 40 bits to spare in types of up to 11
    let x = format.decode(operation.codes[0] as u64);
    if format.precision() > 11 || !x.is_finite() {
        return None;
    }
    let power = Function::Exponential.f64()(-x);
    let value = 1.0 / (1.0 + power);
    let code = Exact::of_code(&F64, value.to_bits()).rounded(format, false).code;
    Some(Other {
        name: "at once".into(),
        who: "implementations of their own".into(),
        code: code.into(),
        why: format!("the function itself, {value:.12}, rounded once"),
    })
}
