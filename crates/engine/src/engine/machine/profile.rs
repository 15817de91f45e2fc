//! A profile: how long each step of a plan took, how many bytes it moved, what it computed, and which
//! optional fast paths it took.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::diagnostic::Span;
use crate::engine::plan::{Code, Method, OpOrigin, PlanStep, ValueRef};
use crate::engine::{Operation, Program};
use crate::ir::Location;
use crate::paths::{Path, Paths, Recorder};
use crate::tensor::{Tensor, Value};

/// How many ops of a fused run the name of its row lists.
const NAMED_OPS: usize = 6;

/// The measurements of a run. Steps of control flow do not count, nor do steps inside of an op that applies
/// its regions; such an op counts as one step.
#[derive(Debug)]
pub struct Profile {
    origin: Instant,
    rows: Vec<Row>,
    /// The row of each step, by the address of its code and its number.
    index: HashMap<(usize, usize), usize>,
    /// Every execution, if executions are kept.
    events: Option<Vec<Event>>,
    /// How many executions are kept at most.
    most_events: usize,
    recorder: Recorder,
}

/// The measurements of all executions of one step.
#[derive(Debug, Clone)]
pub struct Row {
    /// The op, or the ops of a fused run.
    pub name: String,
    /// The span of the op in the program.
    pub span: Span,
    /// The `loc(...)` of the op.
    pub location: Option<Arc<Location>>,
    /// How often the step ran.
    pub calls: u64,
    /// How long the step took in all executions.
    pub time: Duration,
    /// How many bytes the elements of operands and results have.
    pub bytes: u64,
    /// How many arithmetic operations on elements there were, as far as static types tell.
    pub operations: u64,
    /// The optional fast paths that the step took.
    pub paths: Paths,
}

/// One execution of a step.
#[derive(Debug, Clone, Copy)]
pub struct Event {
    /// The number of the step's row.
    pub row: usize,
    /// When the execution began, counted from the beginning of the profile.
    pub start: Duration,
    /// How long the execution took.
    pub time: Duration,
}

/// A step that is about to run.
pub struct Begun {
    start: Instant,
    bytes: u64,
}

impl Profile {
    /// An empty profile; `keep_events` keeps every execution beside the sums.
    pub fn new(keep_events: bool) -> Profile {
        Profile {
            origin: Instant::now(),
            rows: Vec::new(),
            index: HashMap::new(),
            events: keep_events.then(Vec::new),
            most_events: usize::MAX,
            recorder: Recorder::start(),
        }
    }

    /// An empty profile that keeps at most `most` of the first executions besides the sums.
    pub fn with_events(most: usize) -> Profile {
        Profile { most_events: most, ..Profile::new(true) }
    }

    /// The steps that ran, in the order of their first executions.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The executions that are kept, in the order in which they ended.
    pub fn events(&self) -> &[Event] {
        self.events.as_deref().unwrap_or_default()
    }

    /// The rows of one name added up, the longest time first.
    pub fn totals(&self) -> Vec<Row> {
        let mut totals: Vec<Row> = Vec::new();
        let mut places: HashMap<&str, usize> = HashMap::new();
        for row in &self.rows {
            let place = *places.entry(&row.name).or_insert(totals.len());
            match totals.get_mut(place) {
                Some(total) => total.take_in(row),
                None => totals.push(row.clone()),
            }
        }
        totals.sort_by_key(|row| std::cmp::Reverse(row.time));
        totals
    }

    /// Forgets which paths were taken between two steps that count.
    pub fn start_step(&self) {
        self.recorder.taken();
    }

    /// Records an execution that ended just now.
    pub fn record(&mut self, code: &Code, step: usize, begun: Begun, result_bytes: u64) {
        let time = begun.start.elapsed();
        let paths = self.recorder.taken();
        let key = (std::ptr::from_ref(code) as usize, step);
        let row = *self.index.entry(key).or_insert_with(|| {
            self.rows.push(Row {
                name: name(&code.steps[step], code.places[step].op),
                span: code.places[step].span,
                location: code.places[step].location.clone(),
                calls: 0,
                time: Duration::ZERO,
                bytes: 0,
                operations: 0,
                paths: planned_paths(&code.steps[step], &code.places[step]),
            });
            self.rows.len() - 1
        });
        let once = &mut self.rows[row];
        once.calls += 1;
        once.time += time;
        once.bytes += begun.bytes + result_bytes;
        once.operations += operations(&code.steps[step]);
        once.paths.add(paths);
        if let Some(events) = &mut self.events
            && events.len() < self.most_events
        {
            events.push(Event { row, start: begun.start - self.origin, time });
        }
    }
}

impl Row {
    fn take_in(&mut self, other: &Row) {
        self.calls += other.calls;
        self.time += other.time;
        self.bytes += other.bytes;
        self.operations += other.operations;
        self.paths.add(other.paths);
    }
}

/// The step that is about to run, if it is one that counts; `read` gives the value of a source.
pub fn begin<'v>(step: &PlanStep, read: impl Fn(ValueRef) -> Option<&'v Value>) -> Option<Begun> {
    let sources = match step {
        PlanStep::Evaluate(evaluation) => &evaluation.operands,
        PlanStep::Fused(run) => &run.inputs,
        PlanStep::Loop(_) => return Some(Begun { start: Instant::now(), bytes: 0 }),
        _ => return None,
    };
    let bytes = sources.iter().filter_map(|&source| read(source)).map(bytes).sum();
    Some(Begun { start: Instant::now(), bytes })
}

/// The fast paths that were chosen when a step was planned.
fn planned_paths(step: &PlanStep, place: &OpOrigin) -> Paths {
    let mut paths = Paths::NONE;
    let mut add = |path: Path, is_taken: bool| {
        if is_taken {
            paths.add(path.into());
        }
    };
    add(Path::Inlining, place.within.is_some());
    match step {
        PlanStep::Fused(run) => {
            add(Path::Fusion, run.ops > 1);
            add(Path::Views, !run.strided_views.is_empty());
        }
        PlanStep::Loop(_) => add(Path::RegisterLoop, true),
        _ => {}
    }
    paths
}

/// The slots that a step writes.
pub fn results(step: &PlanStep) -> &[Option<crate::engine::plan::Slot>] {
    match step {
        PlanStep::Evaluate(evaluation) => &evaluation.results,
        PlanStep::Fused(run) => &run.results,
        _ => &[],
    }
}

/// How many bytes the elements of a value have.
pub fn bytes(value: &Value) -> u64 {
    let of_tensor = |tensor: &Tensor| (tensor.len() * tensor.element().word().bytes()) as u64;
    match value {
        Value::Tensor(tensor) => of_tensor(tensor),
        Value::Tuple(values) => values.iter().map(bytes).sum(),
        Value::Token => 0,
    }
}

fn name(step: &PlanStep, op: &str) -> String {
    let op = op.strip_prefix("stablehlo.").unwrap_or(op);
    match step {
        PlanStep::Fused(run) => program_name(&run.program),
        PlanStep::Loop(small) => {
            format!("{op} in registers: {}", program_name(small.repeated.program()))
        }
        _ => op.into(),
    }
}

/// The name of a program, which lists its first few operations.
fn program_name(program: &Program) -> String {
    let mut operations = program.instructions().iter().map(|step| step.operation).peekable();
    let mut text = String::new();
    for operation in operations.by_ref().take(NAMED_OPS) {
        let separator = if text.is_empty() { "" } else { ", " };
        let name = match operation {
            Operation::Compare(direction, _) => format!("compare {direction:?}"),
            other => other.to_string(),
        };
        let _ = write!(text, "{separator}{}", name.to_lowercase());
    }
    match operations.count() {
        0 => text,
        more => format!("{text} and {more} more"),
    }
}

fn operations(step: &PlanStep) -> u64 {
    match step {
        PlanStep::Evaluate(evaluation) => match evaluation.method {
            Method::Ready(_) => evaluation.operations,
            Method::Deferred(_) => 0,
        },
        PlanStep::Fused(run) => {
            let elements: usize = run.shape.iter().product();
            (elements * run.program.instructions().len()) as u64
        }
        _ => 0,
    }
}
