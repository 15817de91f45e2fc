//! The flat plan of a function or of a region that is applied to many elements: steps over slots.
//!
//! Structured control flow is jumps, so a machine needs nothing but frames of (code, next step).
//! A loop's carried values, its regions' arguments and its results share slots.

pub(crate) mod deferred;
pub(crate) mod fusion;
pub(crate) mod inlining;
pub(crate) mod liveness;
pub(crate) mod loops;
pub(crate) mod planner;
pub(crate) mod raising;
pub(crate) mod readers;
pub(crate) mod regions;
pub(crate) mod renumbering;
pub(crate) mod thresholds;

use std::sync::Arc;

use crate::diagnostic::{Diagnostic, Span};
use crate::engine::machine::FunctionId;
use crate::engine::plan::deferred::Deferred;
use crate::engine::{Program, Repeated, StridedView};
use crate::ir::{Location, Op, Type};
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
    /// Its steps, or every op of it that cannot run.
    pub code: Result<Code, Vec<Diagnostic>>,
    /// The functions that it calls, for planning all that is in reach.
    pub callees: Vec<FunctionId>,
}

/// Steps over a frame of slots.
#[derive(Debug)]
pub struct Code {
    /// The function that it belongs to, for messages.
    pub function: Arc<str>,
    /// The number of slots of a frame.
    pub slots: usize,
    /// Where the arguments go; those never read go nowhere.
    pub arguments: Box<[Option<Slot>]>,
    /// The values known in advance.
    pub constants: Box<[Value]>,
    /// The steps; the last one returns.
    pub steps: Box<[Step]>,
    /// The op behind each step.
    pub places: Box<[Place]>,
}

/// An op, for messages.
#[derive(Debug, Clone)]
pub struct Place {
    /// Its full name.
    pub op: &'static str,
    /// Where it stands.
    pub span: Span,
    /// Its `loc(...)`.
    pub location: Option<Arc<Location>>,
    /// The call that it stands in the place of.
    pub within: Option<Arc<Site>>,
}

/// A call that the function's own ops stand in the place of.
#[derive(Debug)]
pub struct Site {
    /// The function called.
    pub function: Arc<str>,
    /// The op that calls.
    pub caller: Place,
}

impl Place {
    /// An op as it was written.
    pub fn of(op: &Op) -> Place {
        let (span, location) = (op.span, op.location.clone());
        Place { op: op.full_name(), span, location, within: None }
    }
}

/// Where a step reads a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// From a slot that is read again later.
    Slot(Slot),
    /// Out of a slot that is not read again.
    Last(Slot),
    /// From the constants.
    Constant(u32),
}

/// Sources, in the order read.
pub type Sources = Box<[Source]>;

/// One step of a machine.
#[derive(Debug)]
pub enum Step {
    /// Evaluates an op as a whole.
    Evaluate(Box<Evaluation>),
    /// Runs fused elementwise ops.
    Fused(Box<FusedRun>),
    /// Hands values on into or out of a region.
    Move(Box<Transfer>),
    /// Goes on elsewhere.
    Jump(Target),
    /// Goes on with the next step if an i1 is true.
    Branch(Box<Branch>),
    /// Goes on where an i32 says; out of range is the last target.
    Select(Source, Box<[Edge]>),
    /// Runs some iterations of a loop over scalars and small tensors; again, until the loop ends.
    Loop(Box<SmallLoop>),
    /// Runs a function in a new frame.
    Call(Box<Call>),
    /// Waits for other processes or the host.
    Exchange(Box<Communication>),
    /// Runs functions as the processes of a grid.
    Parallel(Box<Parallel>),
    /// Runs a region as the processes of devices.
    Manual(Box<Manual>),
    /// Ends the frame with these values.
    Return(Sources),
}

/// Values on their way: all sources are read, then all targets written.
#[derive(Debug)]
pub struct Transfer {
    /// The values.
    pub sources: Sources,
    /// Where they go.
    pub targets: Box<[Option<Slot>]>,
    /// Types that values could miss on their way, because shapes are dynamic: which value, the type,
    /// and the constraint's label.
    pub types: Box<[(usize, Type, &'static str)]>,
}

/// An op evaluated as a whole.
pub struct Evaluation {
    /// How.
    pub method: Method,
    /// Its operands.
    pub operands: Sources,
    /// Where its results go.
    pub results: Box<[Option<Slot>]>,
    /// Its regions that are applied to many elements.
    pub bodies: Box<[BodyPlan]>,
    /// The types of the results that evaluation could miss, because shapes are dynamic.
    pub result_types: Option<Box<[Type]>>,
    /// The bytes of all results, where their types tell.
    pub result_bytes: usize,
    /// The arithmetic operations of one evaluation, where types tell.
    pub operations: u64,
}

/// How an op is evaluated.
pub enum Method {
    /// By the closure that preparation gave.
    Ready(Evaluate),
    /// When the shapes are there; elementwise ops that feed each other are one step.
    Deferred(Box<Deferred>),
}

/// A region that is applied to many elements: code whose arguments are the block's, then captures.
#[derive(Debug)]
pub struct BodyPlan {
    /// The region's steps.
    pub code: Code,
    /// The values from outside that it reads.
    pub captures: Sources,
}

/// Elementwise ops over one index space of static size, run chunk by chunk.
#[derive(Debug)]
pub struct FusedRun {
    /// The ops.
    pub program: Program,
    /// How many ops those are.
    pub ops: usize,
    /// The inputs of the program; one of one element stands for every element.
    pub inputs: Sources,
    /// How each input is read that has its elements elsewhere.
    pub spreads: Box<[Option<StridedView>]>,
    /// Where the outputs go.
    pub results: Box<[Option<Slot>]>,
    /// The shape of the index space.
    pub shape: Box<[usize]>,
    /// The shapes of the outputs, where not all have that one.
    pub shapes: Option<Box<[Box<[usize]>]>>,
    /// The bytes of all results.
    pub result_bytes: usize,
}

/// A loop whose regions are elementwise ops on scalars and small tensors.
#[derive(Debug)]
pub struct SmallLoop {
    /// The carried values and the captures, to whether the loop goes on and the next carried values.
    pub repeated: Repeated,
    /// The slots of what it carries in registers, filled before it begins, and the shapes.
    pub carried: Box<[(Slot, Box<[usize]>)]>,
    /// The values from outside that its regions read, and their constants.
    pub captures: Sources,
    /// What it reads and updates by windows.
    pub tensors: Box<[LoopTensor]>,
}

/// A tensor that is not in the registers of a loop.
#[derive(Debug, Clone, Copy)]
pub enum LoopTensor {
    /// It is only read.
    Read(Source),
    /// It is what this slot has, and is to have.
    Updated(Slot),
}

impl LoopTensor {
    /// Where it is.
    pub fn source(self) -> Source {
        match self {
            LoopTensor::Read(source) => source,
            LoopTensor::Updated(slot) => Source::Slot(slot),
        }
    }
}

/// A two-way branch.
#[derive(Debug)]
pub struct Branch {
    /// The i1.
    pub predicate: Source,
    /// Slots not read again when true: the way to the next step.
    pub drops: Box<[Slot]>,
    /// The way when false.
    pub otherwise: Edge,
}

/// A way to another step.
#[derive(Debug)]
pub struct Edge {
    /// The step.
    pub target: Target,
    /// Slots not read again on this way.
    pub drops: Box<[Slot]>,
}

/// A call.
#[derive(Debug)]
pub struct Call {
    /// The callee.
    pub function: FunctionId,
    /// The arguments.
    pub arguments: Sources,
    /// Where the results go.
    pub results: Box<[Option<Slot>]>,
}

/// An op between processes.
pub struct Communication {
    /// What it does.
    pub exchange: Exchange,
    /// Its operands.
    pub operands: Sources,
    /// Where its results go.
    pub results: Box<[Option<Slot>]>,
    /// Its regions, which are applied to many elements.
    pub bodies: Box<[BodyPlan]>,
    /// The types of the results that evaluation could miss, because shapes are dynamic.
    pub result_types: Option<Box<[Type]>>,
    /// The op and where it stands.
    pub place: Place,
    /// Whether only processes that are devices stop here: others go on with the operands as results.
    pub among_devices: bool,
}

/// Functions that run as the processes of a grid.
#[derive(Debug)]
pub struct Parallel {
    /// The shape of the grid.
    pub grid: ProcessGrid,
    /// The function of each process.
    pub programs: Box<[FunctionId]>,
    /// The functions that make the values of the infeed, in order.
    pub infeed: Box<[FunctionId]>,
    /// The arguments of all processes, one process after the other.
    pub arguments: Sources,
    /// Where the results of all processes go.
    pub results: Box<[Option<Slot>]>,
    /// The types of the results, where dynamic shapes leave them open.
    pub result_types: Option<Box<[Type]>>,
}

/// A region that runs as the processes of devices.
#[derive(Debug)]
pub struct Manual {
    /// Who has which part.
    pub computation: ManualComputation,
    /// The region's steps.
    pub code: Code,
    /// The operands.
    pub arguments: Sources,
    /// Where the results go: all of them, or those of one device if it is one that runs the step.
    pub results: Box<[Option<Slot>]>,
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
