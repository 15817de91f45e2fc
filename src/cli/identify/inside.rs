//! A backend inside of this process: a function that takes probe programs and their inputs from memory.

use std::collections::HashMap;

use crate::identify::{Backend, BackendError};
use crate::ir::TensorType;
use crate::packs::function::{BackendFunction, result_types, typed};
use crate::tensor::Tensor;

/// A function, and what its results have to be.
pub struct Inside {
    function: BackendFunction,
    /// The types of the results of programs.
    types: HashMap<String, Vec<TensorType>>,
}

impl Inside {
    /// The backend that is this function.
    pub fn new(function: BackendFunction) -> Inside {
        Inside { function, types: HashMap::new() }
    }
}

impl Backend for Inside {
    fn run(&mut self, program: &str, inputs: &[Tensor]) -> Result<Vec<Tensor>, BackendError> {
        if !self.types.contains_key(program) {
            let types = result_types(program).map_err(BackendError::Failed)?;
            self.types.insert(program.into(), types);
        }
        let results = self.function.call(program, inputs)?;
        typed(results, &self.types[program]).map_err(BackendError::Failed)
    }
}
