//! One step of a reduction: an edit of a program, and the state that edits start from.

use std::ops::Range;
use std::sync::{Arc, OnceLock};

use super::check::Shown;
use crate::diagnostic::Source;
use crate::rewrite::{self, Case, Given, Recording, Running};
use crate::syntax::print::{Style, print_module};
use crate::tensor::Tensor;

/// A program that shows the fault.
pub struct State {
    /// The program.
    pub case: Case,
    /// The text from which the module was read.
    pub text: String,
    /// What the check saw.
    pub shown: Shown,
    /// The same in words.
    pub message: String,
    /// The values of a run, from when they are first needed.
    recording: OnceLock<Option<Recording>>,
}

/// A change that makes a program smaller or simpler.
#[derive(Debug, Clone)]
pub enum Edit {
    /// The results that stay, by their numbers.
    Results(Vec<usize>),
    /// A program, and the place of the op before which it ends.
    End(Arc<Case>, usize),
    /// The places of ops whose results become arguments.
    Cut(Vec<usize>),
    /// The place of a call or composite.
    Inline(usize),
    /// The place of an `if` or `case`, and the region that stays.
    Branch(usize, usize),
    /// The place of a `while`, and the iteration that stays.
    Iteration(usize, usize),
    /// Other elements of an argument or a constant.
    Value(Given, Tensor),
    /// An argument or a constant, and the places of its elements that become zero: those of a range of a list.
    Zeros(Given, Arc<Vec<usize>>, Range<usize>),
    /// The group of dimensions, by its number, and the ranges of indices that stay.
    Shape(usize, Vec<Range<usize>>),
    /// The optional attributes of these names.
    Attributes(Vec<String>),
    /// Names of values, and locations.
    Names,
    /// Arguments become constants.
    Constants,
}

impl Edit {
    /// Whether only inputs change, so that the text of the program can stay the same.
    pub fn changes_values(&self) -> bool {
        matches!(self, Edit::Value(..) | Edit::Zeros(..))
    }

    /// The name of the step to which the edit belongs.
    pub fn step(&self) -> &'static str {
        match self {
            Edit::Results(_) => "results",
            Edit::End(..) => "end",
            Edit::Cut(_) => "cut",
            Edit::Inline(_) | Edit::Branch(..) | Edit::Iteration(..) => "regions",
            Edit::Value(..) | Edit::Zeros(..) => "values",
            Edit::Shape(..) => "shapes",
            Edit::Attributes(_) => "attributes",
            Edit::Names => "names",
            Edit::Constants => "constants",
        }
    }

    /// The program after the edit; `None` if it cannot be made.
    pub fn apply(&self, state: &State, running: &Running) -> Option<Case> {
        let case = &state.case;
        match self {
            Edit::Results(kept) => Some(rewrite::keep_results(case, kept)),
            Edit::End(whole, end) => rewrite::prefix(whole, *end),
            Edit::Cut(places) => rewrite::cut(case, places, &state.recording(running)?.values),
            Edit::Inline(place) => rewrite::inline_call(case, *place),
            Edit::Branch(place, region) => rewrite::take_branch(case, *place, *region),
            Edit::Iteration(place, number) => {
                let carried = running.iteration(case, *place, *number)?;
                rewrite::take_iteration(case, *place, &carried)
            }
            Edit::Value(which, tensor) => rewrite::with_value(case, *which, tensor.clone()),
            Edit::Zeros(which, places, range) => {
                let own = rewrite::given_value(case, *which)?;
                let zeros = rewrite::with_zeros(&own, places.get(range.clone())?);
                rewrite::with_value(case, *which, zeros)
            }
            Edit::Shape(number, kept) => {
                let groups = rewrite::dimension_groups(case);
                let kept: Vec<usize> = kept.iter().cloned().flatten().collect();
                rewrite::with_indices(case, groups.get(*number)?, &kept)
            }
            Edit::Attributes(names) => Some(rewrite::without_attributes(case, names)),
            Edit::Names => Some(rewrite::without_names(case)),
            Edit::Constants => rewrite::with_constants(case),
        }
    }
}

impl State {
    /// A program, and what the check saw of it.
    pub fn new(case: Case, text: String, shown: Shown, message: String) -> State {
        State { case, text, shown, message, recording: OnceLock::new() }
    }

    /// The values of one run of the program; `None` if it does not run to its end.
    pub fn recording(&self, running: &Running) -> Option<&Recording> {
        self.recording.get_or_init(|| running.record(&self.case).ok()).as_ref()
    }
}

/// The program as its text says it: printed, read back and verified. `None` if that is not a legal program, or if the
/// types of its arguments are not those of its inputs.
pub fn read_back(case: Case) -> Option<(Case, String)> {
    let text = print_module(&case.module, Style::Short);
    let source = Source { name: "program.mlir".into(), text: text.as_str().into() };
    let loaded = crate::load(&source).ok()?;
    let module = Arc::unwrap_or_clone(loaded.module);
    let inputs = &module.function(&case.entry)?.ty.inputs;
    let fit = inputs.iter().zip(&case.inputs).all(|(ty, value)| ty.admits(value));
    let is_legal = fit && inputs.len() == case.inputs.len();
    is_legal.then_some((Case { module, ..case }, text))
}
