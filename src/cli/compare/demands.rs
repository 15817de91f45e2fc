//! What is required of values beside what is legal: tolerances, and bounds on metrics, by value.

use std::cell::Cell;
use std::path::Path;

use super::budget::{self, BudgetRule};
use crate::access::{self, Refusal};
use crate::cli::terminal::Status;
use crate::compare::{Rule, Tolerance};
use crate::diagnostic::counted;
use crate::numeric::ElementType;
use crate::report::Bound;

/// What is required of a value.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Demand {
    /// The tolerance of its elements.
    pub tolerance: Option<Tolerance>,
    /// The metrics that are shown, and their bounds.
    pub metrics: Vec<Bound>,
}

impl Demand {
    /// Whether nothing is asked for.
    pub fn is_empty(&self) -> bool {
        self.tolerance.is_none() && self.metrics.is_empty()
    }

    /// The rule for the elements.
    pub fn rule(&self) -> Rule {
        self.tolerance.map_or(Rule::Bitwise, Rule::Within)
    }

    /// Whether bounds on metrics are all that is required.
    pub fn is_of_metrics(&self) -> bool {
        self.tolerance.is_none() && self.metrics.iter().any(|bound| bound.limit.is_some())
    }
}

/// By what rules of a budget choose values.
#[derive(Debug, Clone, Copy)]
pub struct Chosen<'a> {
    /// The name in the run, or in the files.
    pub name: &'a str,
    /// The op that defines the value, with its dialect.
    pub op: Option<&'a str>,
    /// The element type.
    pub element: &'a ElementType,
    /// What the `loc` of the op says in short.
    pub location: Option<&'a str>,
}

/// What is required of all values.
#[derive(Debug, Default)]
pub struct Demands {
    default: Demand,
    rules: Vec<(BudgetRule, Cell<bool>)>,
    /// The metrics of the command line, which are asked of every value.
    metrics: Vec<Bound>,
    /// The name of the file of the rules.
    file: String,
}

impl Demands {
    /// The requirements of the command line.
    ///
    /// # Errors
    ///
    /// Why the budget cannot be read, with the exit status.
    pub fn new(
        tolerance: Option<Tolerance>,
        metrics: &[Bound],
        file: Option<&Path>,
    ) -> Result<Demands, Refusal> {
        let metrics = metrics.to_vec();
        let Some(path) = file else {
            let default = Demand { tolerance, metrics: Vec::new() };
            return Ok(Demands { default, metrics, ..Demands::default() });
        };
        let at = |message: String| {
            Refusal::new(format!("--budget: {}: {message}", path.display()), Status::Io)
        };
        let text = access::read_text(path).map_err(|error| at(error.to_string()))?;
        let budget = budget::read(&text).map_err(at)?;
        let rules = budget.rules.into_iter().map(|rule| (rule, Cell::new(false))).collect();
        let file = path.display().to_string();
        Ok(Demands { default: budget.default.unwrap_or_default(), rules, metrics, file })
    }

    /// Whether nothing is asked for of any value.
    pub fn is_empty(&self) -> bool {
        self.default.is_empty() && self.rules.is_empty() && self.metrics.is_empty()
    }

    /// What is required of values that no rule fits.
    pub fn otherwise(&self) -> &Demand {
        &self.default
    }

    /// What is required of a value: what the last rule says that fits it, else the default; and the metrics of the command
    /// line.
    pub fn of(&self, value: Chosen<'_>) -> Demand {
        let last = self.rules.iter().rev().find(|(rule, _)| rule.fits(value));
        let mut demand = match last {
            Some((rule, is_used)) => {
                is_used.set(true);
                rule.demand.clone()
            }
            None => self.default.clone(),
        };
        demand.metrics.retain(|own| self.metrics.iter().all(|it| it.metric != own.metric));
        demand.metrics.splice(0..0, self.metrics.iter().copied());
        demand
    }

    /// The rules that counted for no value, a sentence each. `are_of_program` says whether values had an op and a `loc`.
    pub fn unused(&self, are_of_program: bool) -> Vec<String> {
        let unused = self.rules.iter().filter(|(_, is_used)| !is_used.get());
        let sentence = |(rule, _): &(BudgetRule, Cell<bool>)| {
            let why = match rule.op.is_some() || rule.loc.is_some() {
                true if !are_of_program => ": only the values of a program have an op and a loc",
                _ => "",
            };
            format!("{}:{}: this rule counts for no value{why}", self.file, rule.line)
        };
        unused.map(sentence).collect()
    }
}

/// A tolerance in words: `max_ulp 2, rtol 0.001`.
pub fn tolerance_text(tolerance: Tolerance) -> String {
    let Tolerance { max_ulp, atol, rtol } = tolerance;
    let mut parts: Vec<String> = max_ulp.map(|max| format!("max_ulp {max}")).into_iter().collect();
    parts.extend((atol > 0.0).then(|| format!("atol {atol:e}")));
    parts.extend((rtol > 0.0).then(|| format!("rtol {rtol:e}")));
    if parts.is_empty() { "equal values".into() } else { parts.join(", ") }
}

/// How many values of so many do not meet what is required.
pub fn outside(failed: usize, all: usize) -> String {
    format!("{failed} of {}", counted(all, "value"))
}
