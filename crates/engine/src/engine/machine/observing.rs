//! Observed runs: the host is shown each op with its operands and its results, and may put other values in place of the
//! results.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use crate::engine::machine::Executable;
use crate::engine::machine::process::Seat;
use crate::engine::plan::Observation;
use crate::ir::{Function, Op, OpView, ValueId, Values};
use crate::ops::exchange::{ProcessGrid, ProcessId};
use crate::ops::{self, Control};
use crate::tensor::Value;

/// The record of an op, or of a function, that a [`Host`](crate::Host) is shown in an observed run
/// ([`Executable::observed`](crate::Executable::observed)).
pub struct Observed<'a> {
    /// When this is.
    pub point: Point,
    /// The op; `None` where a function is entered or left. The regions of control flow are left out.
    pub op: Option<OpView<'a>>,
    /// The function that runs.
    pub function: &'a Function,
    /// Through which calls, branches and iterations the function got here.
    pub trail: &'a Trail,
    /// The grid of processes, and the process that runs the op. The devices of a manual computation are a grid, too.
    pub process: (ProcessGrid, ProcessId),
    /// How many grids are around this one: none around the one that the program is run on. Two grids with as many
    /// around them never run at once.
    pub level: usize,
    /// Whether the process is a device of a manual computation.
    pub is_device: bool,
    /// The process of the grid that the program is run on, if that has several: this process, or the one that started
    /// the grid around it.
    pub outermost: Option<ProcessId>,
    /// The operands of the processes that met at the op, if it is a collective op that has run.
    pub gathering: Option<&'a Gathering>,
    /// The values that were read: the operands of an op, or what a region or function returns.
    pub operands: Seen<'a>,
    /// The values from outside that the regions of an op read, if the op applies them to elements.
    pub captured: Seen<'a>,
    /// The values that were defined: the results of an op, or the arguments of a region or function.
    pub defined: &'a [ValueId],
    /// The tensors of the values that were defined, in order. The run goes on with what the host leaves here; each has to
    /// be of the type that its value has.
    pub results: &'a mut [Value],
}

/// Values of a function, and what they are in this run.
#[derive(Debug, Clone, Copy)]
pub struct Seen<'a> {
    /// Which values of the function.
    pub ids: &'a [ValueId],
    /// What they are, in the same order.
    pub values: &'a [Value],
}

/// The processes that met at a collective op, and the operands of each.
#[derive(Debug, Clone)]
pub struct Gathering {
    /// The members of the group, in the order that the op states. A process in no group is alone.
    pub members: Arc<[Brought]>,
    /// The position of the process that is observed among the members.
    pub position: usize,
    /// Whether the process is in a group.
    pub is_group: bool,
}

/// The operands of one process of a collective op.
#[derive(Debug, Clone)]
pub struct Brought {
    /// The number of the process in its grid.
    pub process: usize,
    /// Which values of its function they are.
    pub ids: Vec<ValueId>,
    /// What they are.
    pub values: Vec<Value>,
}

/// A point of the execution of an op or of a function.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Point {
    /// An op of control flow is about to run.
    Before,
    /// The region of this number is entered, or, where there is no op, a function. A loop enters its regions once an
    /// iteration.
    Entering(usize),
    /// The region of this number is left, or, where there is no op, a function.
    Leaving(usize),
    /// The op has run.
    After,
}

/// The calls, branches and iterations that lead to an op, which `{}` prints: `@main/%5.body[3]`.
#[derive(Debug, Clone, Default)]
pub struct Trail {
    segments: Vec<Segment>,
    /// The call that the next function is entered by.
    site: Option<String>,
}

#[derive(Debug, Clone)]
struct Segment {
    text: String,
    /// How often each region was entered, by the place of its op in the text and its number.
    entered: HashMap<(usize, usize), u64>,
}

impl Observed<'_> {
    /// The name of one of the values that were defined, with the trail to it: `@main/%5.body[3]/%8`. Two values of a run
    /// have different names, unless different processes define them.
    pub fn name(&self, result: usize) -> String {
        let name = &self.function.values[self.defined[result]].name;
        let results = self.op.as_ref().filter(|_| self.point == Point::After);
        let several = results.is_some_and(|view| view.op.results.len() > 1);
        let number = if several { format!("#{result}") } else { String::new() };
        format!("{}/%{name}{number}", self.trail)
    }
}

impl Observed<'_> {
    /// The name of the op of control flow one of whose regions is entered or left: `@main/%5`.
    pub fn entered_op(&self) -> Option<String> {
        let trail = self.trail.to_string();
        trail.rsplit_once('.').map(|(name, _)| name.to_string())
    }

    /// The control flow that the op is; `None` of a function and of other ops.
    pub fn control(&self) -> Option<Control> {
        ops::control(self.op.as_ref()?.op.full_name())
    }

    /// What stands in front of a name if the program is run on a grid of several processes: `0,1:`.
    pub fn tag(&self) -> String {
        self.outermost.map_or(String::new(), |process| process.tag())
    }

    /// The name of one of the values that were defined, with its process in front if the program is run on a grid of several:
    /// `0,1:@main/%8`.
    pub fn full_name(&self, result: usize) -> String {
        format!("{}{}", self.tag(), self.name(result))
    }
}

impl Trail {
    /// This trail for a process of a grid that the op at hand starts.
    pub fn of_process(&self, number: usize) -> Trail {
        let site = self.site.as_ref().map(|site| format!("{site}.process[{number}]"));
        Trail { site, segments: self.segments.clone() }
    }

    /// Notes that an op, or a function, is about to run, or that a region of it is entered.
    pub fn advance(&mut self, observation: &Observation, function: &Function, seat: &Seat) {
        let Some(op) = observation.op.as_deref() else {
            if let Point::Entering(_) = observation.point {
                let site = self.site.take().unwrap_or_default();
                self.push(format!("{site}@{}", function.name));
            }
            return;
        };
        let Some(segment) = self.segments.last_mut() else { return };
        match observation.point {
            Point::Before => {
                segment.entered.retain(|(place, _), _| *place != op.span.start);
                self.site = Some(op_name(op, &function.values));
            }
            Point::Entering(region) => {
                let count = segment.entered.entry((op.span.start, region)).or_default();
                let text = match op.full_name() == MANUAL_COMPUTATION {
                    true => format!("{}.device[{}]", op_name(op, &function.values), seat.index),
                    false => entered(op, &function.values, region, &count.to_string()),
                };
                *count += 1;
                self.push(text);
            }
            Point::Leaving(_) | Point::After => {}
        }
    }

    /// Notes that a region or function was left.
    pub fn leave(&mut self, point: Point) {
        if let Point::Leaving(_) = point {
            self.segments.pop();
        }
    }

    fn push(&mut self, text: String) {
        self.segments.push(Segment { text, entered: HashMap::new() });
    }

    /// How many calls, branches and iterations there are around the op, the outermost function included.
    pub fn depth(&self) -> usize {
        self.segments.len()
    }
}

impl fmt::Display for Trail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, segment) in self.segments.iter().enumerate() {
            let slash = if index == 0 { "" } else { "/" };
            write!(f, "{slash}{}", segment.text)?;
        }
        Ok(())
    }
}

/// The op whose region runs on devices.
const MANUAL_COMPUTATION: &str = "sdy.manual_computation";

/// The part of a value's name that names a region of an op of control flow: `%5.body[3]`, `%9.true`.
pub fn entered(op: &Op, values: &Values, region: usize, iteration: &str) -> String {
    let name = op_name(op, values);
    match (op.full_name(), region) {
        ("stablehlo.while", 0) => format!("{name}.cond[{iteration}]"),
        ("stablehlo.while", _) => format!("{name}.body[{iteration}]"),
        ("stablehlo.if", 0) => format!("{name}.true"),
        ("stablehlo.if", _) => format!("{name}.false"),
        ("stablehlo.case", _) => format!("{name}.branch[{region}]"),
        _ => format!("{name}.region"),
    }
}

/// The name of the first result of an op; of an op without results, its own name and line.
pub fn op_name(op: &Op, values: &Values) -> String {
    match op.results.first() {
        Some(&result) => format!("%{}", values[result].name),
        None => format!("{}@{}", op.full_name(), op.span.start),
    }
}

impl Executable {
    /// This executable with every op as a step of its own, which the host is shown
    /// ([`Host::observe`](crate::Host::observe)). The bits are the same; only speed is lost.
    ///
    /// ```
    /// use shlo_interp_engine::host::{EvalError, Observed, Point};
    /// use shlo_interp_engine::{Executable, Host, Limits, Source, Tensor, load};
    ///
    /// /// Collects the names of all values that ops compute.
    /// struct Names(Vec<String>);
    ///
    /// impl Host for Names {
    ///     fn observe(&mut self, observed: &mut Observed<'_>) -> Result<(), EvalError> {
    ///         if observed.point == Point::After {
    ///             self.0.extend((0..observed.results.len()).map(|index| observed.name(index)));
    ///         }
    ///         Ok(())
    ///     }
    /// }
    ///
    /// let text = "func.func @main(%x: tensor<f32>) -> tensor<f32> {
    ///   %y = stablehlo.exponential %x : tensor<f32>
    ///   %0 = stablehlo.add %y, %y : tensor<f32>
    ///   return %0 : tensor<f32>
    /// }";
    /// let loaded = load(&Source { name: "sum.mlir".into(), text: text.into() })?;
    /// let x = Tensor::from_f64s("f32".parse()?, &[], &[0.0])?;
    /// let mut names = Names(Vec::new());
    /// let observed = Executable::new(&loaded.module).observed();
    /// observed.call("main", vec![x.into()], &mut names, &Limits::default()).into_results().unwrap();
    /// assert_eq!(names.0, ["@main/%y", "@main/%0"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn observed(self) -> Executable {
        let plans = self.paths.iter().map(|_| std::sync::OnceLock::new()).collect();
        Executable { is_observed: true, plans, ..self }
    }
}
