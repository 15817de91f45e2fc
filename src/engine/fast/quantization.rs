//! The conversions around ops on quantized types.

use crate::engine::Program;
use crate::ir::{OpView, Violation};
use crate::meaning::Steps;
use crate::ops::{Convert, Evaluate, Preparing};

/// An op's preparation with conversions that run as chunk programs.
pub fn preparing(prepare: fn(&OpView<'_>) -> Result<Evaluate, Violation>) -> Preparing {
    Preparing { prepare, convert }
}

fn convert(steps: Steps) -> Convert {
    let program = Program::compile(&steps);
    Box::new(move |tensor| Ok(program.run(&[&tensor], tensor.shape())?.swap_remove(0)))
}
