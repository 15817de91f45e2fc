//! The conversions before and after ops on quantized types.

use crate::engine::Program;
use crate::ir::{OpView, Violation};
use crate::meaning::Steps;
use crate::ops::{Convert, Evaluate, Preparing};

/// An op's preparation by `prepare`, with the conversions of quantized operands and results run as chunk
/// programs.
pub fn preparing(prepare: fn(&OpView<'_>) -> Result<Evaluate, Violation>) -> Preparing {
    Preparing { prepare, convert }
}

fn convert(steps: Steps) -> Convert {
    let program = Program::compile(&steps);
    Box::new(move |tensor| Ok(program.run(&[&tensor], tensor.shape())?.swap_remove(0)))
}
