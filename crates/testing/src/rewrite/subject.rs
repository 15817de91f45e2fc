//! A program with the run of it that a command takes apart.

use std::sync::Arc;

use super::Case;
use crate::diagnostic::Source;
use crate::engine::machine::Executable;
use crate::ir::Module;
use crate::numeric::Numerics;
use crate::ops::exchange::ProcessGrid;
use crate::tensor::Value;

/// A verified module, the function of it that runs, and the values of the function's arguments.
pub struct Subject {
    /// The program's text, for places in messages.
    pub source: Source,
    /// The verified module.
    pub module: Arc<Module>,
    /// The name of the function.
    pub entry: String,
    /// The arguments of the function, in order.
    pub inputs: Vec<Value>,
    /// The grid of processes that run the function.
    pub grid: ProcessGrid,
    /// The arguments of each process; those of the first are `inputs`.
    pub arguments: Vec<Vec<Value>>,
    /// The policies by which its numbers are computed.
    pub numerics: Numerics,
    /// The seed of `stablehlo.rng`.
    pub seed: u64,
    /// The policies under which values of files are converted to the program's types, if they are.
    pub cast: Option<Numerics>,
}

impl Subject {
    /// A function that one process runs with these arguments, by the standard policies and the seed 0.
    pub fn new(
        source: Source,
        module: Arc<Module>,
        entry: impl Into<String>,
        inputs: Vec<Value>,
    ) -> Subject {
        let (grid, arguments) = (ProcessGrid::SINGLE, vec![inputs.clone()]);
        let (numerics, entry) = (Numerics::STANDARD, entry.into());
        Subject { source, module, entry, inputs, grid, arguments, numerics, seed: 0, cast: None }
    }

    /// The module, ready to run under the policies of the command line.
    pub fn executable(&self) -> Executable {
        Executable::new(&self.module).with_numerics(self.numerics)
    }

    /// The program with its arguments.
    pub fn case(&self) -> Case {
        let (module, entry) = ((*self.module).clone(), self.entry.clone());
        Case { module, entry, inputs: self.inputs.clone() }
    }
}
