//! A program that shows a fault becomes a small one that still shows it: edits, in the order of their gain, each of which a
//! check has to accept.

pub mod check;
pub mod edits;
pub mod log;
pub mod passes;
pub mod search;
pub mod shapes;
pub mod written;

use std::io;
use std::num::NonZeroUsize;

use self::check::{Check, Verdict};
use self::edits::{Edit, State, read_back};
use self::log::{Log, hash_of};
use self::search::{Search, Stop, judge};
use super::extracting::MOST_LITERAL_BYTES;
use super::subject::Subject;
use super::{Case, drop_unneeded};
use crate::access::{Refusal, Status};

/// What a reduction may do.
#[derive(Debug, Clone)]
pub struct Limits {
    /// How many programs are tried side by side; the result is the same.
    pub jobs: NonZeroUsize,
    /// The most programs that are tried.
    pub most: Option<usize>,
    /// Whether arguments stay arguments. Otherwise small ones become constants if the program then still shows the fault.
    pub keeps_arguments: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { jobs: NonZeroUsize::MIN, most: None, keeps_arguments: false }
    }
}

/// The smallest program that was found.
pub struct Reduced {
    /// The program, with what it shows.
    pub best: State,
    /// How many programs were tried.
    pub checks: usize,
    /// Whether every edit was tried: the limit of programs did not end the reduction.
    pub is_whole: bool,
}

/// Why there is no smaller program.
#[derive(Debug, thiserror::Error)]
pub enum ReduceError {
    /// The program shows no fault.
    #[error("the program as given does not show the fault: {0}")]
    NotShown(String),
    /// The verdict on the program cannot be written to the log.
    #[error("--log: {0}")]
    Log(io::Error),
    /// A file cannot be written.
    #[error("{0}")]
    Io(io::Error),
}

/// The program as backends take it: one module whose function is `main`.
///
/// # Errors
///
/// Why it cannot be such a program.
pub fn begin(subject: &Subject, check: &Check) -> Result<(Case, String), Refusal> {
    let module = (*subject.module).clone();
    let entry = subject.entry.clone();
    let mut case = Case { module, entry, inputs: subject.inputs.clone() };
    if case.entry != "main" {
        drop_unneeded(&mut case);
    }
    if !case.become_main() {
        let entry = &case.entry;
        let message = format!(
            "--function: @{entry} calls @main, which has to have another name here: rename it"
        );
        return Err(Refusal::new(message, Status::Usage));
    }
    case.forget_argument_names();
    if case.inputs.iter().any(|input| input.as_tensor().is_none()) {
        let message =
            "an argument of the program is no tensor, and only tensors can be in files of inputs";
        return Err(Refusal::new(message, Status::Usage));
    }
    if check.needs_results() && case.function().ty.results.is_empty() {
        let message =
            "the function returns nothing that could be wrong: --function names one with results";
        return Err(Refusal::new(message, Status::Usage));
    }
    read_back(case).ok_or_else(|| {
        let message = "the program that was printed is not legal; please report this program";
        Refusal::new(message, Status::Rejected)
    })
}

/// Tries edits of a program, which [`begin`] gives, and takes those after which it still shows the fault. `found` hears of each
/// smaller program and the number of programs that were tried, and first of the program as it was given, without an edit.
///
/// # Errors
///
/// That the program does not show the fault, or that a file cannot be written.
pub fn reduce(
    (case, text): (Case, String),
    (check, log): (&Check, &Log),
    limits: &Limits,
    found: &mut dyn FnMut(Option<&Edit>, &State, usize) -> io::Result<()>,
) -> Result<Reduced, ReduceError> {
    let hash = hash_of(&check.text, &text, &case);
    // a backend that was not there may be there now
    log.forget_failure(&hash);
    let judged = judge(check, log, "given", &hash, (&case, &text)).map_err(ReduceError::Log)?;
    let Verdict { shown, message } = judged;
    let Some(shown) = shown else { return Err(ReduceError::NotShown(message)) };
    let best = State::new(case, text, shown, message);
    found(None, &best, 1).map_err(ReduceError::Io)?;
    let mut search = Search {
        check,
        log,
        jobs: limits.jobs.into(),
        most: limits.most,
        best,
        tried: std::iter::once(hash).collect(),
        found: &mut |edit, state, checks| found(Some(edit), state, checks),
    };
    let ended = passes::reduce(&mut search).and_then(|()| constants(limits, &mut search));
    let Search { best, tried, .. } = search;
    match ended {
        Err(Stop::Io(error)) => Err(ReduceError::Io(error)),
        Err(Stop::Limit) => Ok(Reduced { best, checks: tried.len(), is_whole: false }),
        Ok(()) => Ok(Reduced { best, checks: tried.len(), is_whole: true }),
    }
}

/// Makes constants of the arguments, if they are small and the program then still shows the fault.
fn constants(limits: &Limits, search: &mut Search<'_>) -> Result<(), Stop> {
    let case = &search.best.case;
    let tensors = case.inputs.iter().filter_map(|input| input.as_tensor());
    let digits: usize = tensors.map(|it| it.len() * it.element().bits() as usize / 4).sum();
    if !limits.keeps_arguments && !case.inputs.is_empty() && digits <= MOST_LITERAL_BYTES {
        search.attempt(Edit::Constants)?;
    }
    Ok(())
}
