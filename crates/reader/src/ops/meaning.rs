//! The meaning of an op: what it computes, and what it may ask of the machine that runs it.

use std::sync::Arc;

use super::exchange::{Exchange, ProcessGrid, ProcessId};
use crate::ir::{OpView, ValueId, Violation};
use crate::meaning::{Register, Steps};
use crate::paths::{self, Path};
use crate::tensor::allocation::TooLarge;
use crate::tensor::{Tensor, Value};

/// The meaning of an op, by the functions of [`crate::meaning`] alone.
pub enum Meaning {
    /// Each result element is computed from the operand elements at its index, by the steps that the op is
    /// lowered to.
    Elementwise(Lower),
    /// The operands are broadcast to one shape. Then each result element is computed from the operand
    /// elements at its index, by the steps that the op is lowered to.
    Broadcasting(Lower),
    /// The result is the value of the attribute `value`, which is read once when the program is prepared.
    Constant,
    /// The closure that preparation returns gives the results.
    Whole(fn(&OpView<'_>) -> Result<Evaluate, Violation>),
    /// The closure that preparation returns gives the results, and applies the regions of the op.
    WithBodies(fn(&OpView<'_>, Vec<Body>) -> Result<Evaluate, Violation>),
    /// The op waits for other processes or for the host: the machine stops at it, and the scheduler runs
    /// other processes. The preparation says what each process receives.
    Exchange(fn(&OpView<'_>, Vec<Body>) -> Result<Exchange, Violation>),
    /// No plain function defines the op. The engine has a kernel for it, which runs in both engines.
    Kernel,
    /// The machine executes the op, which is control flow.
    Control(Control),
}

/// A function that lowers an elementwise op to steps, from the operands' registers to the results'.
pub type Lower = fn(&OpView<'_>, &[Register], &mut Steps) -> Result<Vec<Register>, Violation>;

/// Control flow that the machine executes itself, without native recursion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Control {
    /// `func.call`, which calls the function in the attribute `callee`.
    Call,
    /// `stablehlo.composite`, which calls the function in the attribute `decomposition`.
    Composite,
    /// `stablehlo.if`.
    If,
    /// `stablehlo.case`.
    Case,
    /// `stablehlo.while`.
    While,
    /// `interpreter.run_parallel`, which runs functions as the processes of a grid.
    RunParallel,
    /// `sdy.manual_computation`, which runs its region as the processes of a mesh's devices.
    Manual,
    /// `sdy.named_computation`, which runs its region.
    Named,
    /// `stablehlo.async_start`, which runs its region at once.
    AsyncStart,
    /// `func.return` or `stablehlo.return`, which ends the region with its operands.
    Return,
}

/// The evaluation of a prepared op, whose attributes and types were read when it was prepared. To write into
/// an operand's storage, it takes the operand out ([`take`]): storage that nobody else holds is then reused,
/// and other storage is copied.
pub type Evaluate =
    Box<dyn Fn(&mut dyn Runtime, &mut [Value]) -> Result<Vec<Value>, EvalError> + Send + Sync>;

/// Takes an operand out of the operands, so that its storage can be written in place when this was
/// the last use of it.
pub fn take(operands: &mut [Value], index: usize) -> Value {
    match paths::take(Path::InPlace) {
        true => std::mem::replace(&mut operands[index], Value::Token),
        false => operands[index].clone(),
    }
}

/// A region that is applied to many elements.
#[derive(Debug, Clone)]
pub struct Body {
    /// The index of the region among those of the op.
    pub region: usize,
    /// The values from outside that the region reads. The steps take them as inputs after the block
    /// arguments; at run time [`Runtime::captured`] gives them.
    pub captures: Vec<ValueId>,
    /// The region as a list of steps, if all of its ops are elementwise on rank-0 tensors (constants
    /// included). If not, [`Runtime::apply`] applies it.
    pub steps: Option<Arc<Steps>>,
    /// Whether an op of the region rounds stochastically. Each application by [`Runtime::apply`] then draws
    /// bits of its own.
    pub is_stochastic: bool,
}

/// The services of the machine to an op that is evaluated.
pub trait Runtime {
    /// Applies a region of the op to block arguments, which is slow but works for all regions.
    ///
    /// # Errors
    ///
    /// Why an op of the region failed, which ends the run.
    fn apply(&mut self, region: usize, arguments: Vec<Value>) -> Result<Vec<Value>, EvalError>;

    /// The values from outside that a region reads, in the order of [`Body::captures`].
    fn captured(&self, region: usize) -> Vec<Value>;

    /// A state of Philox that no other draw of the process has. Its key is the seed of the run, and the upper
    /// half of its counter is the number of draws before.
    fn next_draw(&mut self) -> [u64; 3];

    /// How often the process drew so far, also in regions that were applied.
    fn draws(&self) -> u64;

    /// Draws on as if the process had drawn this often so far.
    fn set_draws(&mut self, draws: u64);

    /// The grid that the process is in, and its position there.
    fn process(&self) -> (ProcessGrid, ProcessId);

    /// Records that a check failed. The function continues, and counts as failed.
    fn check_failed(&mut self, message: String);

    /// Records that a check was made, whether it held or not.
    fn checked(&mut self) {}

    /// Gives the host a warning about something that the program's author may not expect.
    fn warn(&mut self, message: &str);

    /// Prints a tensor to standard output, as `interpreter.print` does; `name` has its `%`.
    ///
    /// # Errors
    ///
    /// Why the host cannot show it, which ends the run.
    fn print(&mut self, name: &str, tensor: &Tensor) -> Result<(), EvalError>;

    /// Saves a tensor under a probe's name, as `interpreter.probe` does.
    ///
    /// # Errors
    ///
    /// Why the host cannot save it, which ends the run.
    fn probe(&mut self, probe_id: &str, tensor: &Tensor) -> Result<(), EvalError>;

    /// The tensor of the line `iteration` of the probe index, counted from 0, for `check.expect_serialized_eq`.
    ///
    /// # Errors
    ///
    /// Why the host has no such tensor or cannot read it, which ends the run.
    fn probed(&mut self, probe_id: &str, iteration: usize) -> Result<Tensor, EvalError>;
}

/// Why a program stopped. The machine adds the place.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum EvalError {
    /// The program asked for something that has no meaning.
    #[error("{0}")]
    Failed(String),
    /// Memory cannot hold what the program asked for.
    #[error("{0}")]
    OutOfMemory(String),
    /// A file could not be read or written.
    #[error("{0}")]
    Io(String),
}

impl From<Violation> for EvalError {
    fn from(violation: Violation) -> EvalError {
        EvalError::Failed(violation.to_string())
    }
}

impl From<TooLarge> for EvalError {
    fn from(error: TooLarge) -> EvalError {
        EvalError::OutOfMemory(error.to_string())
    }
}
