//! rng and rng_bit_generator: many blocks of random bits at a time.

use super::Fast;
use crate::engine::distributions::{normal, uniform};
use crate::engine::random::{philox, three_fry};
use crate::ir::{OpView, Violation};
use crate::ops::Evaluate;
use crate::ops::constraints::*;
use crate::ops::random::{Generator, STATE, State, drawn_by, normal_format};
use crate::tensor::Tensor;

/// How the ops of this family run fast, by their full names.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.rng", Fast::Whole(rng)),
    ("stablehlo.rng_bit_generator", Fast::Whole(rng_bit_generator)),
];

fn rng(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ty = tensor_result(view, 0)?.clone();
    let normal_format = normal_format(view, &ty);
    Ok(Box::new(move |runtime, operands| {
        let (bounds, shape) = drawn_by(operands, &ty)?;
        let state = runtime.next_draw();
        let result = match normal_format {
            Some(format) => normal(state, format, bounds, &shape)?,
            None => uniform(state, &ty.element, bounds, &shape)?,
        };
        Ok(vec![result.into()])
    }))
}

fn rng_bit_generator(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let generator = Generator::of(view)?;
    Ok(Box::new(move |_, operands| {
        let Generator { element, shape, .. } = &generator;
        let (after, words) = match generator.state(operands[0].tensor())? {
            State::ThreeFry(state) => three_fry(state, shape, element.bits())?,
            State::Philox(state) => philox(state, shape, element.bits())?,
        };
        let after = Tensor::from_codes(STATE, &[after.len()], after);
        Ok(vec![after.into(), Tensor::new(element.clone(), words).into()])
    }))
}
