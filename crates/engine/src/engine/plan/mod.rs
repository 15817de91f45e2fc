//! The flat plan of a function or of a region that is applied to many elements: steps over slots.
//!
//! Structured control flow becomes jumps, so a frame of the machine is a code and the number of the next
//! step. A loop's carried values, its regions' arguments and its results share slots.

pub mod deferred;
pub mod fusion;
pub mod inlining;
pub mod liveness;
pub mod loops;
pub mod planner;
pub mod raising;
pub mod readers;
pub mod regions;
pub mod renumbering;
pub mod thresholds;

use std::sync::Arc;

use crate::diagnostic::{Diagnostic, Span};
use crate::engine::machine::FunctionId;
use crate::engine::machine::observing::Point;
use crate::engine::plan::deferred::Deferred;
use crate::engine::{Program, Repeated, StridedView};
use crate::ir::{Location, Op, Type, ValueId};
use crate::ops::exchange::{Exchange, ProcessGrid};
use crate::ops::{Evaluate, ManualComputation};
use crate::tensor::Value;

/// An index into a frame.
pub type Slot = u32;

/// An index into the steps of a code.
pub type Target = usize;

/// A function after planning.
#[derive(Debug)]
pub struct FunctionPlan {
    /// The function's code, or a diagnostic for every op of it that cannot run.
    pub code: Result<Code, Vec<Diagnostic>>,
    /// The functions that the function calls, which are planned, too.
    pub callees: Vec<FunctionId>,
}

/// Steps over a frame of slots.
#[derive(Debug)]
pub struct Code {
    /// The function that the code belongs to, for messages.
    pub function: Arc<str>,
    /// The number of slots of a frame.
    pub slots: usize,
    /// The slot of each argument, or `None` for an argument that is never read.
    pub arguments: Box<[Option<Slot>]>,
    /// The values that are known in advance.
    pub constants: Box<[Value]>,
    /// The steps; the last one returns.
    pub steps: Box<[PlanStep]>,
    /// The op behind each step.
    pub places: Box<[OpOrigin]>,
}

/// The op that a step was planned from, for messages.
#[derive(Debug, Clone)]
pub struct OpOrigin {
    /// The full name of the op.
    pub op: &'static str,
    /// The span of the op in the program's text.
    pub span: Span,
    /// The `loc(...)` of the op.
    pub location: Option<Arc<Location>>,
    /// The call into whose place the op was inlined, if it was.
    pub within: Option<Arc<Site>>,
}

/// A call into whose place the ops of a function were inlined.
#[derive(Debug)]
pub struct Site {
    /// The name of the called function.
    pub function: Arc<str>,
    /// The op that calls it.
    pub caller: OpOrigin,
}

impl OpOrigin {
    /// The origin of a step that stands for an op as it was written.
    pub fn of(op: &Op) -> OpOrigin {
        let (span, location) = (op.span, op.location.clone());
        OpOrigin { op: op.full_name(), span, location, within: None }
    }
}

/// Where a step reads a value from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ValueRef {
    /// A slot that is read again later.
    Slot(Slot),
    /// A slot that is not read again, so that the value is moved out of it.
    Last(Slot),
    /// The constants.
    Constant(u32),
}

/// The sources of a step in the order in which it reads them.
pub type ValueRefs = Box<[ValueRef]>;

/// One step of a plan.
#[derive(Debug)]
pub enum PlanStep {
    /// Evaluates an op as a whole.
    Evaluate(Box<Evaluation>),
    /// Runs a chunk program of fused elementwise ops.
    Fused(Box<FusedRun>),
    /// Moves values into or out of a region.
    Move(Box<Transfer>),
    /// Continues with the target.
    Jump(Target),
    /// Continues with the next step if an i1 is true, and else at another step.
    Branch(Box<Branch>),
    /// Continues at the target that an i32 selects; a number out of range selects the last one.
    Select(ValueRef, Box<[Edge]>),
    /// Runs some iterations of a loop over scalars and small tensors; the step runs again until the loop
    /// ends.
    Loop(Box<SmallLoop>),
    /// Calls a function in a new frame.
    Call(Box<Call>),
    /// Communicates with other processes or the host.
    Exchange(Box<Communication>),
    /// Runs functions as the processes of a grid.
    Parallel(Box<Parallel>),
    /// Runs a region as the processes of devices.
    Manual(Box<Manual>),
    /// Shows values to the host, which may replace those that were defined.
    Observe(Box<Observation>),
    /// Ends the frame with these values.
    Return(ValueRefs),
}

/// A move of values: all sources are read before any target is written.
#[derive(Debug)]
pub struct Transfer {
    /// The values that move.
    pub sources: ValueRefs,
    /// The slots that they move to.
    pub targets: Box<[Option<Slot>]>,
    /// The types that values may fail to have because shapes are dynamic: the index of the value, the type,
    /// and the constraint's label.
    pub types: Box<[(usize, Type, &'static str)]>,
}

/// An op that is evaluated as a whole.
pub struct Evaluation {
    /// How the op is evaluated.
    pub method: Method,
    pub operands: ValueRefs,
    /// The slots of the op's results.
    pub results: Box<[Option<Slot>]>,
    /// The op's regions that are applied to many elements.
    pub bodies: Box<[BodyPlan]>,
    /// The types of the results, if an evaluation may fail to give them because shapes are dynamic.
    pub result_types: Option<Box<[Type]>>,
    /// How many bytes all results have, as far as their types tell.
    pub result_bytes: usize,
    /// How many arithmetic operations one evaluation takes, as far as types tell.
    pub operations: u64,
}

/// How an op is evaluated.
pub enum Method {
    /// By the closure that preparation returned.
    Ready(Evaluate),
    /// By preparing the ops when the shapes are known; elementwise ops that feed each other are one step.
    Deferred(Box<Deferred>),
}

/// A region that is applied to many elements: code whose arguments are the block's, then captures.
#[derive(Debug)]
pub struct BodyPlan {
    /// The region's steps.
    pub code: Code,
    /// The values from outside that the region reads.
    pub captures: ValueRefs,
}

/// Elementwise ops over one index space of static size, which run chunk by chunk.
#[derive(Debug)]
pub struct FusedRun {
    /// The program of the ops.
    pub program: Program,
    /// How many ops the program was compiled from.
    pub ops: usize,
    /// The inputs of the program; an input of one element stands for every element.
    pub inputs: ValueRefs,
    /// The view of each input that is read by one.
    pub strided_views: Box<[Option<StridedView>]>,
    /// The slots of the outputs.
    pub results: Box<[Option<Slot>]>,
    /// The shape of the index space.
    pub shape: Box<[usize]>,
    /// The shapes of the outputs, or `None` if all have the shape of the index space.
    pub shapes: Option<Box<[Box<[usize]>]>>,
    /// How many bytes all results have.
    pub result_bytes: usize,
}

/// A loop whose regions are elementwise ops on scalars and small tensors.
#[derive(Debug)]
pub struct SmallLoop {
    /// The loop's program. It takes the carried values and the captures, and gives whether the loop goes on
    /// and the next carried values.
    pub repeated: Repeated,
    /// The slots of the values that the loop carries in registers, which are filled before it begins, and
    /// their shapes.
    pub carried: Box<[(Slot, Box<[usize]>)]>,
    /// The values from outside that the loop's regions read, and their constants.
    pub captures: ValueRefs,
    /// The tensors that the loop reads and updates by windows.
    pub tensors: Box<[LoopTensor]>,
}

/// A tensor that is not in the registers of a loop.
#[derive(Debug, Clone, Copy)]
pub enum LoopTensor {
    /// A tensor that the loop only reads.
    Read(ValueRef),
    /// A tensor that the loop updates, in the slot that has it before and after the loop.
    Updated(Slot),
}

impl LoopTensor {
    /// The source of the tensor.
    pub fn source(self) -> ValueRef {
        match self {
            LoopTensor::Read(source) => source,
            LoopTensor::Updated(slot) => ValueRef::Slot(slot),
        }
    }
}

/// A two-way branch.
#[derive(Debug)]
pub struct Branch {
    /// The source of the i1.
    pub predicate: ValueRef,
    /// The slots that are not read again if the i1 is true.
    pub drops: Box<[Slot]>,
    /// The edge to take if the i1 is false.
    pub otherwise: Edge,
}

/// A jump to another step.
#[derive(Debug)]
pub struct Edge {
    /// The step to continue at.
    pub target: Target,
    /// The slots that are not read again after this jump.
    pub drops: Box<[Slot]>,
}

/// A call of a function.
#[derive(Debug)]
pub struct Call {
    /// The function that is called.
    pub function: FunctionId,
    /// The arguments of the call.
    pub arguments: ValueRefs,
    /// The slots of the results.
    pub results: Box<[Option<Slot>]>,
}

/// An op that communicates with other processes or the host.
pub struct Communication {
    /// The communication.
    pub exchange: Exchange,
    /// The operands of the op.
    pub operands: ValueRefs,
    /// The slots of the op's results.
    pub results: Box<[Option<Slot>]>,
    /// The op's regions, which are applied to many elements.
    pub bodies: Box<[BodyPlan]>,
    /// The types of the results, if an evaluation may fail to give them because shapes are dynamic.
    pub result_types: Option<Box<[Type]>>,
    /// The place of the op.
    pub place: OpOrigin,
    /// Whether only processes that are devices communicate here. Other processes take the operands as
    /// results.
    pub among_devices: bool,
}

/// Functions that run as the processes of a grid.
#[derive(Debug)]
pub struct Parallel {
    /// The shape of the grid.
    pub grid: ProcessGrid,
    /// The function of each process.
    pub programs: Box<[FunctionId]>,
    /// The functions that compute the values of the infeed, in order.
    pub infeed: Box<[FunctionId]>,
    /// The arguments of all processes, one process after the other.
    pub arguments: ValueRefs,
    /// The slots of the results of all processes.
    pub results: Box<[Option<Slot>]>,
    /// The types of the results, if dynamic shapes leave them open.
    pub result_types: Option<Box<[Type]>>,
}

/// A region that runs as the processes of devices.
#[derive(Debug)]
pub struct Manual {
    /// The parts of values that the devices have.
    pub computation: ManualComputation,
    /// The region's steps.
    pub code: Code,
    /// The operands of the op.
    pub arguments: ValueRefs,
    /// The slots of the results: joined ones, or those of one device if a device runs the step.
    pub results: Box<[Option<Slot>]>,
}

/// A step of an observed run, at which the host is shown values.
#[derive(Debug)]
pub struct Observation {
    /// The function that the values belong to.
    pub function: FunctionId,
    /// The op, or `None` where a function is entered or left.
    pub op: Option<Arc<Op>>,
    /// When the host is shown the values.
    pub point: Point,
    /// Which values are read, captured by regions, and defined.
    pub ids: [Box<[ValueId]>; 3],
    /// The sources of the values that are read.
    pub operands: ValueRefs,
    /// The sources of the values that regions capture.
    pub captured: ValueRefs,
    /// The sources of the values that are defined.
    pub defined: ValueRefs,
    /// The slots of the values that are defined, into which what the host leaves is written.
    pub targets: Box<[Option<Slot>]>,
}

impl std::fmt::Debug for Communication {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Communication")
            .field("operands", &self.operands)
            .field("results", &self.results)
            .field("bodies", &self.bodies)
            .finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Evaluation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Evaluation")
            .field("operands", &self.operands)
            .field("results", &self.results)
            .field("bodies", &self.bodies)
            .finish_non_exhaustive()
    }
}
