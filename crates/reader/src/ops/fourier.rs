//! The op fft.

use super::elementwise::constraints::{Kinds, operand_kind};
use super::prelude::*;
use crate::ir::{Dimension, TensorType};
use crate::meaning::{self, Transform};
use crate::numeric::ElementType;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&FFT];

/// `stablehlo.fft` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#fft)).
pub static FFT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: Fft::DEFINED,
        results: Results::Exactly(1),
        form: Form::Short(
            "$operand , type = $fft_type , length = $fft_length attr-dict : functional-type(operands, results)",
        ),
        verify: verify_fft,
        caution: Some(other_lengths),
        ..OpDef::new("stablehlo.fft")
    },
    meaning: Meaning::Whole(fft),
};

attributes! {
    pub struct Fft<'a> {
        required fft_type: &'a str = Enum(&FFT_TYPE),
        required fft_length: Vec<i64> = I64Array,
    }
}

fn verify_fft(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let Some((operand, result)) = operand_and_result(view, violations) else { return };
    operand_kind(view, 0, Kinds::FLOAT.or(Kinds::COMPLEX), "fft_i1", violations);
    let Fft { fft_type: kind, fft_length: lengths } = Fft::of(view);
    let message = || format!("{kind} of {} cannot give {}", operand.element, result.element);
    require(elements_fit(kind, operand, result), "fft_c2", message, violations);
    let count = lengths.len();
    let message = || format!("fft_length has {count} numbers, expected 1 to 3");
    require((1..=3).contains(&count), "fft_c3", message, violations);
    let message = || format!("fft_length has {count} numbers, operand rank {}", operand.rank());
    let enough = require(count <= operand.rank(), "fft_c1", message, violations);
    if !enough || count == 0 {
        return;
    }
    require_lengths(kind, &lengths, [operand, result], violations);
    require_result_shape(kind, &lengths, [operand, result], violations);
}

fn elements_fit(kind: &str, operand: &TensorType, result: &TensorType) -> bool {
    let of_parts = |complex: &ElementType, real: &ElementType| matches!(complex, ElementType::Complex(part) if part.element() == *real);
    match kind {
        "RFFT" => of_parts(&result.element, &operand.element),
        "IRFFT" => of_parts(&operand.element, &result.element),
        _ => operand.element == result.element && Kinds::COMPLEX.admits(&operand.element),
    }
}

/// Checks (C4): the real tensor's last dimensions are those of `fft_length`.
fn require_lengths(
    kind: &str,
    lengths: &[i64],
    [operand, result]: [&TensorType; 2],
    violations: &mut Vec<Violation>,
) {
    let real = match kind {
        "RFFT" => operand,
        "IRFFT" => result,
        _ => return,
    };
    let last = real.shape.iter().rev();
    let fits = real.rank() >= lengths.len()
        && lengths.iter().rev().zip(last).all(|(&length, size)| {
            length >= 0 && size.size().is_none_or(|size| size as i64 == length)
        });
    let message =
        || format!("the shape {} does not end with fft_length {lengths:?}", show(&real.shape));
    require(fits, "fft_c4", message, violations);
}

/// Checks (C5): the shapes are equal except for the halved last dimension of a real transform.
fn require_result_shape(
    kind: &str,
    lengths: &[i64],
    [operand, result]: [&TensorType; 2],
    violations: &mut Vec<Violation>,
) {
    let halved = |ty: &TensorType| {
        let mut shape = ty.shape.clone();
        // real dimensions that the type leaves open are those of fft_length
        for (size, &length) in shape.iter_mut().rev().zip(lengths.iter().rev()) {
            *size = match (*size, usize::try_from(length)) {
                (Dimension::Dynamic, Ok(length)) => Dimension::Static(length),
                (size, _) => size,
            };
        }
        if let Some(Dimension::Static(size)) = shape.last_mut() {
            *size = if *size == 0 { 0 } else { *size / 2 + 1 };
        }
        shape
    };
    let fits = match kind {
        "RFFT" => compatible(&halved(operand), &result.shape),
        "IRFFT" => compatible(&operand.shape, &halved(result)),
        _ => compatible(&operand.shape, &result.shape),
    };
    let message = || {
        let (operand, result) = (show(&operand.shape), show(&result.shape));
        format!("{kind} of shape {operand} cannot give shape {result}")
    };
    require(fits, "fft_c5", message, violations);
}

/// A warning of a complex transform whose `fft_length` is not the operand's last dimensions, which no constraint of the
/// specification asks for.
fn other_lengths(view: &OpView<'_>) -> Option<String> {
    let operand = view.operand(0)?;
    let Fft { fft_type: kind, fft_length: lengths } = Fft::of(view);
    if !["FFT", "IFFT"].contains(&kind) {
        return None;
    }
    let last = operand.shape.iter().rev();
    let agree = lengths
        .iter()
        .rev()
        .zip(last)
        .all(|(&length, size)| size.size().is_none_or(|size| size as i64 == length));
    let shape = show(&operand.shape);
    (!agree).then(|| {
        format!(
            "{kind} of shape {shape} with fft_length {lengths:?}: the specification leaves open which of both \
             counts. Here whole dimensions are transformed; JAX refuses the op, and XLA may transform fewer \
             elements: write the dimensions' sizes, or slice or pad the operand"
        )
    })
}

/// The transform, and `fft_length`.
pub fn transform(view: &OpView<'_>) -> (Transform, Vec<usize>) {
    let Fft { fft_type, fft_length } = Fft::of(view);
    let lengths = sizes(&fft_length);
    let last = lengths.last().copied().unwrap_or(0);
    let transform = match fft_type {
        "RFFT" => Transform::RealForward,
        "IRFFT" => Transform::RealBackward(last),
        "IFFT" => Transform::Backward,
        _ => Transform::Forward,
    };
    (transform, lengths)
}

fn fft(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let (transform, lengths) = transform(view);
    Ok(plain::one_array(&tensor_result(view, 0)?.element, move |operands| {
        require_lengths_fit(transform, &lengths, operands[0].shape())?;
        Ok(meaning::fourier(&operands[0], transform, lengths.len())?)
    }))
}

/// Checks (C4) and (C5) for sizes that the types left open.
pub fn require_lengths_fit(
    transform: Transform,
    lengths: &[usize],
    operand: &[usize],
) -> Result<(), EvalError> {
    if lengths_fit(transform, lengths, operand) {
        return Ok(());
    }
    let kind = match transform {
        Transform::Forward => "FFT",
        Transform::Backward => "IFFT",
        Transform::RealForward => "RFFT",
        Transform::RealBackward(_) => "IRFFT",
    };
    let message =
        format!("{kind} of shape {operand:?} with fft_length {lengths:?} [fft_c4] [fft_c5]");
    Err(EvalError::Failed(message))
}

/// Whether the operand ends with the lengths that a transform reads.
fn lengths_fit(transform: Transform, lengths: &[usize], operand: &[usize]) -> bool {
    let mut expected = lengths.to_vec();
    match (transform, expected.last_mut()) {
        (Transform::RealForward, _) => {}
        (Transform::RealBackward(_), Some(last)) => {
            *last = if *last == 0 { 0 } else { *last / 2 + 1 }
        }
        _ => return operand.len() >= lengths.len(),
    }
    operand.ends_with(&expected)
}
