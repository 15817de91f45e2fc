//! The search for a smaller program: edits are tried in order, and the first that still shows the fault is taken.

use std::collections::HashSet;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Instant;

use super::check::{Check, Shown, Verdict};
use super::edits::{Edit, State, read_back};
use super::log::{Log, hash_of};
use crate::hardware::side_by_side::side_by_side;
use crate::ir::{Op, ValueId};
use crate::ops;
use crate::rewrite::{Case, entry_ops, read_by};

/// The state of a reduction.
pub struct Search<'a> {
    pub check: &'a Check,
    pub log: &'a Log,
    /// How many programs are tried side by side.
    pub jobs: usize,
    /// The most programs that are tried.
    pub most: Option<usize>,
    /// The smallest program so far that shows the fault.
    pub best: State,
    /// The hashes of the programs that were tried, up to the one that was taken of those side by side.
    pub tried: HashSet<String>,
    /// Takes each smaller program.
    pub found: &'a mut dyn FnMut(&Edit, &State, usize) -> io::Result<()>,
}

/// Why a reduction ends early.
#[derive(Debug)]
pub enum Stop {
    /// The most programs have been tried.
    Limit,
    /// A file cannot be written.
    Io(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Io(error)
    }
}

/// What became of an edit.
struct Try {
    index: usize,
    hash: String,
    /// The new program, if it shows the fault of the one that was edited.
    shows: Option<State>,
}

/// The verdict on a program of this hash, from the log or by the check.
///
/// # Errors
///
/// The log cannot be written.
pub fn judge(
    check: &Check,
    log: &Log,
    step: &str,
    hash: &str,
    (case, text): (&Case, &str),
) -> io::Result<Verdict> {
    if let Some(verdict) = log.verdict(hash) {
        return Ok(verdict);
    }
    let began = Instant::now();
    let verdict = check.verdict(case, text);
    log.add(hash, step, &verdict, began.elapsed().as_secs_f64())?;
    Ok(verdict)
}

impl Search<'_> {
    /// Tries one edit, and takes it if the program still shows the fault.
    pub fn attempt(&mut self, edit: Edit) -> Result<bool, Stop> {
        Ok(self.first(&[edit])?.is_some())
    }

    /// Takes the first of the edits whose program still shows the fault, and gives its number.
    pub fn first(&mut self, edits: &[Edit]) -> Result<Option<usize>, Stop> {
        let stopped = AtomicBool::new(false);
        let ran = AtomicUsize::new(self.tried.len());
        let (check, log, best, tried) = (self.check, self.log, &self.best, &self.tried);
        // tries side by side may go beyond the limit, and then do not count
        let most = self.most.filter(|_| self.jobs == 1).unwrap_or(usize::MAX);
        let work = |index: usize, _: &mut Option<()>| -> io::Result<Option<Try>> {
            let edit = &edits[index];
            let edited = edit.apply(best, &check.running).and_then(read_back);
            let Some((case, text)) = edited else { return Ok(None) };
            if text == best.text && !edit.changes_values() {
                return Ok(None);
            }
            let hash = hash_of(&check.text, &text, &case);
            let is_new = !tried.contains(&hash);
            if is_new && ran.load(Ordering::Relaxed) >= most {
                return Ok(Some(Try { index, hash, shows: None }));
            }
            let verdict = judge(check, log, edit.step(), &hash, (&case, &text))?;
            ran.fetch_add(usize::from(is_new), Ordering::Relaxed);
            let Verdict { shown: Some(shown), message } = verdict else {
                return Ok(Some(Try { index, hash, shows: None }));
            };
            let own = signature(&best.case, &best.shown);
            if own.is_some_and(|own| signature(&case, &shown) != Some(own)) {
                return Ok(Some(Try { index, hash, shows: None }));
            }
            // the edits before this one have begun
            stopped.store(true, Ordering::Relaxed);
            Ok(Some(Try { index, hash, shows: Some(State::new(case, text, shown, message)) }))
        };
        let mut tries = Vec::new();
        side_by_side(edits.len(), self.jobs, &stopped, &work, &mut |one| {
            tries.extend(one?);
            Ok(())
        })?;
        self.choose(edits, tries)
    }

    /// Takes the first of some tries that shows the fault. Those after it do not count.
    fn choose(&mut self, edits: &[Edit], tries: Vec<Try>) -> Result<Option<usize>, Stop> {
        for Try { index, hash, shows } in tries {
            let is_new = !self.tried.contains(&hash);
            if is_new && self.most.is_some_and(|most| self.tried.len() >= most) {
                return Err(Stop::Limit);
            }
            self.tried.insert(hash);
            if let Some(state) = shows {
                self.best = state;
                (self.found)(&edits[index], &self.best, self.tried.len())?;
                return Ok(Some(index));
            }
        }
        Ok(None)
    }
}

/// The op at which the fault is, and how it shows, once the op is known: it gives the wrong result from arguments and
/// constants alone.
pub fn signature(case: &Case, shown: &Shown) -> Option<(&'static str, String)> {
    let ops = entry_ops(case);
    let returned = *ops.last()?.operands.get(shown.result?)?;
    let definer = |value: ValueId| ops.iter().find(|op| op.results.contains(&value));
    let op = definer(returned)?;
    let is_given = |value: &ValueId| definer(*value).is_none_or(is_constant);
    let is_known = !is_control(op) && read_by(op).iter().all(is_given);
    is_known.then(|| (op.full_name(), shown.class.clone()))
}

/// Whether an op gives the value that its text states.
pub fn is_constant(op: &Op) -> bool {
    ops::is_constant(op.full_name())
}

/// Whether other ops compute what an op gives.
fn is_control(op: &Op) -> bool {
    ops::control(op.full_name()).is_some()
}

/// How many ops a program has, those of its regions and functions included, without constants and terminators.
pub fn count_ops(case: &Case) -> usize {
    let mut count = 0;
    for body in case.module.functions().filter_map(|function| function.body.as_ref()) {
        crate::rewrite::each_op(body, &mut |op| {
            count += usize::from(!is_constant(op) && !op.def().is_some_and(|def| def.terminator));
        });
    }
    count
}

/// How many elements the arguments and the constants of a program have.
pub fn count_elements(case: &Case) -> usize {
    let given = crate::rewrite::given(case);
    given
        .into_iter()
        .filter_map(|it| crate::rewrite::given_value(case, it))
        .map(|it| it.len())
        .sum()
}
