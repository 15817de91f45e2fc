//! What the planner understands of an op.

use std::sync::Arc;

use super::exchange::{Exchange, ProcessGrid, ProcessId};
use crate::engine::{Program, ProgramBuilder, Register, StridedView};
use crate::ir::{OpView, TensorType, ValueId, Violation};
use crate::tensor::allocation::TooLarge;
use crate::tensor::{Tensor, Value};

/// What an op computes, by the plain functions of [`crate::meaning`] alone.
pub enum Plain {
    /// Each result element is made of the operand elements at the same index, by the steps that the op is
    /// lowered to.
    Steps,
    /// The closure that preparation returns gives the results.
    Whole(fn(&OpView<'_>) -> Result<Evaluate, Violation>),
    /// The closure that preparation returns gives the results, and applies the regions of the op.
    WithBodies(fn(&OpView<'_>, Vec<Body>) -> Result<Evaluate, Violation>),
    /// The processes of a group meet, and the preparation says what each takes away.
    Exchange(fn(&OpView<'_>, Vec<Body>) -> Result<Exchange, Violation>),
    /// There is nothing to compute: constants, control flow, tokens, tuples, channels, checks, printing,
    /// process ids, and values that are handed on as they are.
    Machine,
    /// No plain function says it: the op runs as [`Entry::meaning`](super::Entry::meaning) says.
    Unstated,
}

/// How an op is run fast.
pub enum Meaning {
    /// Each result element depends only on the operand elements at the same index: the op is
    /// lowered to steps of a chunk program, which the planner may fuse with its neighbours.
    Elementwise(Lower),
    /// The same after the operands were broadcast to one shape. Where each has the result's shape
    /// or rank 0 the op is `Elementwise`, else it is evaluated as a whole.
    Broadcasting(Lower),
    /// The value of the attribute `value`, read once when the program is prepared.
    Constant,
    /// A `Whole` op whose result has nothing but elements of its operand, where loops say: a chunk
    /// program or a `Consuming` op reads the operand by them. No loops are told where shapes are dynamic.
    View(fn(&OpView<'_>) -> Result<Evaluate, Violation>, fn(&OpView<'_>) -> Option<StridedView>),
    /// A `Whole` op whose result has nothing but elements of a smaller tensor, where loops say: chunk
    /// programs read that, if nothing else reads the result.
    Repeating(fn(&OpView<'_>) -> Result<Evaluate, Violation>, Repeated),
    /// The op is evaluated as a whole by the closure that preparation returns.
    Whole(fn(&OpView<'_>) -> Result<Evaluate, Violation>),
    /// A `Whole` op that can do without operands as tensors: it gets the program that would make one, or
    /// the value that one is a view of.
    Consuming(fn(&OpView<'_>) -> Result<Evaluate, Violation>, Consumer),
    /// The same as `Whole` for an op that applies its regions to many elements.
    WithBodies(fn(&OpView<'_>, Vec<Body>) -> Result<Evaluate, Violation>),
    /// The op waits for other processes or for the host: the machine stops there and the scheduler
    /// goes on with the others.
    Exchange(fn(&OpView<'_>, Vec<Body>) -> Result<Exchange, Violation>),
    /// The interpreter's own: control flow.
    Control(Control),
}

/// The smaller tensor of an op whose result only repeats it.
pub struct Repeated {
    /// The preparation.
    pub prepare: fn(&OpView<'_>) -> Result<Evaluate, Violation>,
    /// Its type, and where the result has its elements; none where shapes are dynamic.
    pub spread: fn(&OpView<'_>) -> Option<(TensorType, StridedView)>,
}

/// How an op goes without operands.
pub struct Consumer {
    /// The index of the operand that a program may make, none where types or attributes forbid it.
    pub produced: fn(&OpView<'_>) -> Option<usize>,
    /// Whether an operand, by its index, may be read where a spread says.
    pub reads: fn(&OpView<'_>, usize, &StridedView) -> bool,
    /// The preparation: what it gives evaluates the operands, without the one that is made, then the
    /// producer's inputs.
    pub prepare: fn(&OpView<'_>, Supply) -> Result<Evaluate, Violation>,
}

/// What there is in place of operands.
pub struct Supply {
    /// What makes one of them.
    pub producer: Option<Producer>,
    /// Of each operand how it is read, if what it is a view of is there in its place.
    pub spreads: Vec<Option<StridedView>>,
}

/// What makes an operand.
pub struct Producer {
    /// The program, which [is a producer](Program::is_producer).
    pub program: Program,
    /// How it reads inputs that have their elements elsewhere; nothing if none does.
    pub spreads: Vec<Option<StridedView>>,
}

/// The steps of an elementwise op: gets the operands' registers, gives the results'.
pub type Lower =
    fn(&OpView<'_>, &[Register], &mut ProgramBuilder) -> Result<Vec<Register>, Violation>;

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
    std::mem::replace(&mut operands[index], Value::Token)
}

/// A region that is applied to many elements.
#[derive(Debug, Clone)]
pub struct Body {
    /// Which region of the op this is.
    pub region: usize,
    /// The values from outside that the region reads. The program takes them as inputs after the
    /// block arguments; at run time [`Runtime::captured`] gives them.
    pub captures: Vec<ValueId>,
    /// The region as a chunk program, when all of its ops are elementwise on rank-0 tensors
    /// (constants included); else apply it by [`Runtime::apply`].
    pub program: Option<Arc<Program>>,
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
