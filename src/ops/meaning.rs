//! What an op computes, and what it may ask of the machine that runs it.

use std::sync::Arc;

use super::exchange::{Exchange, ProcessGrid, ProcessId};
use crate::ir::{OpView, ValueId, Violation};
use crate::meaning::{Register, Steps};
use crate::paths::{self, Path};
use crate::tensor::allocation::TooLarge;
use crate::tensor::{Tensor, Value};

/// What an op computes, by the functions of [`crate::meaning`] alone.
pub enum Meaning {
    /// Each result element is made of the operand elements at the same index, by the steps that the op is
    /// lowered to.
    Elementwise(Lower),
    /// The operands are broadcast to one shape; then each result element is made of the operand elements at
    /// the same index, by the steps that the op is lowered to.
    Broadcasting(Lower),
    /// The value of the attribute `value`, read once when the program is prepared.
    Constant,
    /// The closure that preparation returns gives the results.
    Whole(fn(&OpView<'_>) -> Result<Evaluate, Violation>),
    /// The closure that preparation returns gives the results, and applies the regions of the op.
    WithBodies(fn(&OpView<'_>, Vec<Body>) -> Result<Evaluate, Violation>),
    /// The op waits for other processes or for the host: the machine stops there and the scheduler goes on
    /// with the others. The preparation says what each process takes away.
    Exchange(fn(&OpView<'_>, Vec<Body>) -> Result<Exchange, Violation>),
    /// No plain function says it: the engine has a kernel for it, which runs in every case.
    Kernel,
    /// The machine performs it: control flow.
    Control(Control),
}

/// The steps of an elementwise op: gets the operands' registers, gives the results'.
pub type Lower = fn(&OpView<'_>, &[Register], &mut Steps) -> Result<Vec<Register>, Violation>;

/// Control flow that the interpreter's machine performs itself, without native recursion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Control {
    /// `func.call`: attribute `callee`.
    Call,
    /// `stablehlo.composite`: attribute `decomposition`.
    Composite,
    /// `stablehlo.if`.
    If,
    /// `stablehlo.case`.
    Case,
    /// `stablehlo.while`.
    While,
    /// `interpreter.run_parallel`: functions as the processes of a grid.
    RunParallel,
    /// `sdy.manual_computation`: its region as the processes of a mesh's devices.
    Manual,
    /// `sdy.named_computation`: runs its region.
    Named,
    /// `stablehlo.async_start`: runs its region at once.
    AsyncStart,
    /// `func.return`, `stablehlo.return`: ends the region with its operands.
    Return,
}

/// Evaluates a prepared op: attributes and types were read when it was prepared. An op that writes
/// into an operand's storage takes the operand out ([`take`]): storage that nobody else holds is
/// then reused, else copied.
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
    /// Which region of the op this is.
    pub region: usize,
    /// The values from outside that the region reads. The steps take them as inputs after the block
    /// arguments; at run time [`Runtime::captured`] gives them.
    pub captures: Vec<ValueId>,
    /// The region as a list of steps, when all of its ops are elementwise on rank-0 tensors (constants
    /// included); else apply it by [`Runtime::apply`].
    pub steps: Option<Arc<Steps>>,
    /// Whether an op of the region rounds stochastically: each application then draws bits of its own, by
    /// [`Runtime::apply`].
    pub draws: bool,
}

/// What an op may ask of the interpreter while it is evaluated.
pub trait Runtime {
    /// Applies a region of the op to block arguments: the general, slow way.
    ///
    /// # Errors
    ///
    /// Why an op of the region failed, which ends the run.
    fn apply(&mut self, region: usize, arguments: Vec<Value>) -> Result<Vec<Value>, EvalError>;

    /// The values from outside that a region reads, in the order of [`Body::captures`].
    fn captured(&self, region: usize) -> Vec<Value>;

    /// A state of Philox that no other draw of the process has: its key is the seed of the run, the
    /// upper half of its counter the number of draws before.
    fn next_draw(&mut self) -> [u64; 3];

    /// The grid that the process is in, and its place there.
    fn process(&self) -> (ProcessGrid, ProcessId);

    /// Records that a check failed; the function goes on and counts as failed.
    fn check_failed(&mut self, message: String);

    /// Takes down that a check was made, whether it held or not.
    fn checked(&mut self) {}

    /// Tells the host of something that the program's author may not expect.
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

/// Why a program stopped; the interpreter adds the place.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum EvalError {
    /// The program asked for something that has no meaning, or that this machine cannot hold.
    #[error("{0}")]
    Failed(String),
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
        EvalError::Failed(error.to_string())
    }
}
