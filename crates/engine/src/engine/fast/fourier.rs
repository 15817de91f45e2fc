//! fft: the plan of the meaning, on many rows at a time.

use super::Fast;
use crate::engine::fourier::fourier;
use crate::ir::{OpView, Violation};
use crate::ops::Evaluate;
use crate::ops::constraints::*;
use crate::ops::fourier::{require_lengths_fit, transform};

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] = &[("stablehlo.fft", Fast::Whole(fft))];

fn fft(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ty = tensor_result(view, 0)?.clone();
    let (transform, lengths) = transform(view);
    Ok(Box::new(move |_, operands| {
        let operand = operands[0].tensor();
        require_lengths_fit(transform, &lengths, operand.shape())?;
        one_result(&ty, fourier(operand, transform, lengths.len())?.into_words())
    }))
}
