//! What a device gave for a result, or for a part of one.

use std::sync::{Arc, OnceLock};

use crate::alone::wide::numbers;
use crate::tensor::Tensor;

/// What a device gave, whose numbers are decoded once, when a rung first asks for them.
pub struct Given<'a> {
    tensor: &'a Tensor,
    numbers: OnceLock<Arc<Vec<f64>>>,
}

impl<'a> Given<'a> {
    /// A tensor that a device gave.
    pub fn of(tensor: &'a Tensor) -> Given<'a> {
        Given { tensor, numbers: OnceLock::new() }
    }

    /// The tensor.
    pub fn tensor(&self) -> &'a Tensor {
        self.tensor
    }

    /// Its numbers; a complex number is two.
    pub fn numbers(&self) -> &Arc<Vec<f64>> {
        self.numbers.get_or_init(|| Arc::new(numbers(self.tensor)))
    }
}
