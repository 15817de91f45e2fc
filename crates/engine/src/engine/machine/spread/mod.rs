//! The scheduler of a grid whose processes are spread over ranks. All ranks take the same decisions as the scheduler of
//! one place ([`super::grid`]), in the same order, from the same facts.
//!
//! A round has two halves. First each rank runs its own processes until each waits, and all ranks hear how the processes
//! stopped ([`rounds`]). Then every rank goes on with the schedule as far as it knows enough ([`settling`]): values move
//! only between the ranks that need them, and each process is given what it waited for by its own rank.
//!
//! Processes run ahead of the schedule. What they tell the host, their failures and their failed checks are therefore
//! kept in a log ([`Entry`]), and count once the schedule has come to them and nothing before them has failed.

mod facts;
mod recorder;
mod rounds;
mod settling;

use std::collections::VecDeque;

use crate::diagnostic::{Diagnostic, Severity};
use crate::engine::machine::agreement::Agreement;
use crate::engine::machine::crowd::{Crowd, Waiting};
use crate::engine::machine::grid::End;
use crate::engine::machine::process::{self, CheckCounts, Process};
use crate::engine::machine::{Executable, FunctionId, Host, Limits};
use crate::ops::EvalError;
use crate::ops::exchange::Peer;
use crate::ranks::{Ranks, TransportError};
use crate::tensor::Value;
use facts::{Awaited, Effect, Failure, Step, Stop, Wait};
pub use facts::{decoded, encoded};
pub use rounds::agreed;

/// A grid whose processes have not begun to run.
pub struct Unspread<'p> {
    pub executable: &'p Executable,
    pub limits: &'p Limits,
    pub crowd: Crowd<'p>,
    pub depth: usize,
    pub level: usize,
    /// All processes, in order.
    pub processes: Vec<Process<'p>>,
    /// The functions that compute the values of the infeed, or `None` if the host has the values.
    pub infeed: Option<VecDeque<FunctionId>>,
}

/// A grid whose processes are spread over ranks, seen from one of them.
pub struct Spread<'p> {
    executable: &'p Executable,
    limits: &'p Limits,
    crowd: Crowd<'p>,
    depth: usize,
    level: usize,
    infeed: Option<VecDeque<FunctionId>>,
    members: Vec<Member<'p>>,
    /// The messages that were sent and not yet received, in the order in which they were sent.
    messages: Vec<Message>,
    log: VecDeque<Entry>,
    /// The checks that failed in the functions of the infeed.
    infeed_checks: Vec<Diagnostic>,
    /// The process that the schedule is at.
    at: usize,
    /// Whether a process moved in this pass of the schedule.
    moved: bool,
    /// Compares what devices return inside the processes of this rank.
    agreement: Agreement,
    /// Why the host of rank 0 could not take what it was told.
    host_failure: Option<Failure>,
}

struct Member<'p> {
    state: State,
    /// What the process did after the state that the schedule knows.
    news: Option<(Step, Stop)>,
    /// The checks that had failed when the schedule last came to the process.
    checks: CheckCounts,
    /// The process, if it is one of this rank's.
    own: Option<Own<'p>>,
}

/// A process of this rank.
struct Own<'p> {
    process: Process<'p>,
    wait: Option<process::Wait<'p>>,
    results: Option<Vec<Value>>,
    /// How the process took what it waited for, until the other ranks hear of it.
    given: Option<Step>,
    /// The events that the host has to be told of, for each entry of the log that has some.
    effects: VecDeque<Vec<Effect>>,
}

#[allow(clippy::large_enum_variant, reason = "most processes wait when the schedule looks at them")]
enum State {
    /// The process runs, as far as the schedule knows.
    Ready,
    Waits(Wait),
    Done,
}

/// A message that was sent and not yet received.
struct Message {
    channel: i64,
    from: usize,
    to: Peer,
    /// The values, on the rank of the sender.
    values: Option<Vec<Value>>,
    /// The name of the op that sent them, and a diagnostic at its place.
    op: String,
    at: Diagnostic,
}

/// Something that the schedule came to, in order.
enum Entry {
    /// A process was given what it waited for. How it took that is known after the next round.
    Given { index: usize, step: Option<Step> },
    /// A process ran until it stopped.
    Ran { index: usize, step: Step },
    /// A process gave values to the outfeed.
    Outfeed { index: usize },
    /// Functions of the infeed ran, on every rank.
    Infeed { effects: Vec<Effect>, checks: Vec<Diagnostic> },
    /// A process failed.
    Failed { index: usize, failure: Failure },
}

/// How far the schedule came.
enum Reached {
    /// A process has to run before the schedule can go on.
    Round,
    /// No process can go on, or all are done.
    Rest,
    /// The log ends with a failure.
    Failure,
    /// An op of this process has no meaning. Its own rank has yet to say where it is.
    Blame(usize, EvalError),
}

/// The end of one pass over the processes, or of a process's turn.
enum Turn {
    Moved,
    Rests,
    Ends(Reached),
}

impl<'p> Spread<'p> {
    /// The grid over the ranks of the host.
    pub fn new(unspread: Unspread<'p>, host: &mut dyn Host) -> Spread<'p> {
        let Unspread { executable, limits, crowd, depth, level, processes, infeed } = unspread;
        let ranks = ranks(host);
        let share = ranks.share(ranks.rank(), crowd.count());
        let member = |(index, process)| {
            let own = share.contains(&index).then(|| Own::new(process));
            Member { state: State::Ready, news: None, checks: CheckCounts::default(), own }
        };
        Spread {
            executable,
            limits,
            crowd,
            depth,
            level,
            infeed,
            members: processes.into_iter().enumerate().map(member).collect(),
            messages: Vec::new(),
            log: VecDeque::new(),
            infeed_checks: Vec::new(),
            at: 0,
            moved: false,
            agreement: Agreement::default(),
            host_failure: None,
        }
    }

    /// Runs all processes to their ends, as [`super::grid::Grid::run`] does.
    pub fn run(mut self, host: &mut dyn Host) -> (Vec<Diagnostic>, u64, End) {
        self.run_together(host).unwrap_or_else(|error| {
            let failure = broken(&error);
            (Vec::new(), 0, Err((failure.error, failure.diagnostic)))
        })
    }

    fn run_together(
        &mut self,
        host: &mut dyn Host,
    ) -> Result<(Vec<Diagnostic>, u64, End), TransportError> {
        loop {
            let reached = self.go_on(host)?;
            let goes_on = matches!(reached, Reached::Round);
            let failure = match self.round(host, goes_on)? {
                Some(failure) => Some(failure),
                None => self.commit(host)?.map(|(index, failure)| Failure {
                    diagnostic: self.crowd.of_process(failure.diagnostic, index),
                    ..failure
                }),
            };
            match (failure, reached) {
                (Some(failure), _) => return self.conclude(Some(failure), None, host),
                (None, Reached::Round) => {}
                (None, Reached::Rest) => {
                    let failure = self.unfinished();
                    return self.conclude(failure, None, host);
                }
                (None, Reached::Blame(index, error)) => {
                    return self.conclude(None, Some((index, error)), host);
                }
                (None, Reached::Failure) => unreachable!("the log ends with a failure"),
            }
        }
    }

    /// Goes on with the schedule until a process has to run first, or none can go on.
    fn go_on(&mut self, host: &mut dyn Host) -> Result<Reached, TransportError> {
        loop {
            while self.at < self.members.len() {
                match self.turn(self.at, host)? {
                    Turn::Moved => self.moved = true,
                    Turn::Rests => self.at += 1,
                    Turn::Ends(reached) => return Ok(reached),
                }
            }
            if !self.moved {
                return Ok(Reached::Rest);
            }
            (self.at, self.moved) = (0, false);
        }
    }

    /// Lets a process stop where it did, or gives it what it waits for.
    fn turn(&mut self, index: usize, host: &mut dyn Host) -> Result<Turn, TransportError> {
        match &self.members[index].state {
            State::Done => Ok(Turn::Rests),
            State::Waits(_) => self.settle(index, host),
            State::Ready => {
                let Some((step, stop)) = self.members[index].news.take() else {
                    return Ok(Turn::Ends(Reached::Round));
                };
                let has_failed = step.failure.is_some();
                self.log.push_back(Entry::Ran { index, step });
                self.members[index].state = match stop {
                    _ if has_failed => return Ok(Turn::Ends(Reached::Failure)),
                    Stop::Waits(wait) => State::Waits(wait),
                    Stop::Done => State::Done,
                    Stop::Failed => unreachable!("a process that failed says why"),
                };
                Ok(Turn::Moved)
            }
        }
    }

    /// Why the grid failed in which no process can go on, or `None` if all are done and all messages were received.
    fn unfinished(&self) -> Option<Failure> {
        let diagnostic = if self.members.iter().any(|it| matches!(it.state, State::Waits(_))) {
            let waiting = |member: &Member<'p>| match &member.state {
                State::Waits(Wait { op, at, awaited }) => Some(Waiting {
                    op: op.clone(),
                    at: at.clone(),
                    awaited: self.described(awaited),
                }),
                _ => None,
            };
            self.crowd.deadlock(self.members.iter().map(waiting).collect())
        } else {
            let Message { channel, from, op, at, .. } = self.messages.first()?;
            let message = self.crowd.unreceived(op, *from, *channel);
            Diagnostic { message, ..at.clone() }
        };
        Some(Failure { error: EvalError::Failed(diagnostic.message.clone()), diagnostic })
    }

    /// A description of what a process waits for that cannot go on.
    fn described(&self, awaited: &Awaited) -> String {
        match awaited {
            Awaited::Values { channel, from } => {
                self.crowd.awaited_values(*channel, from.as_ref().ok().copied())
            }
            Awaited::Meeting { group, .. } => {
                let missing = group.iter().filter(|&&member| !self.waits_in(member, group));
                self.crowd.names(&missing.copied().collect::<Vec<_>>())
            }
            _ => self.crowd.names(&[]),
        }
    }

    /// Whether a process waits for a meeting of this group.
    fn waits_in(&self, member: usize, group: &[usize]) -> bool {
        let State::Waits(wait) = &self.members[member].state else { return false };
        matches!(&wait.awaited, Awaited::Meeting { group: own, .. } if own == group)
    }
}

impl<'p> Own<'p> {
    fn new(process: Process<'p>) -> Own<'p> {
        Own { process, wait: None, results: None, given: None, effects: VecDeque::new() }
    }

    /// A step of the process that told the host these effects, and failed if there is an error.
    fn step(&mut self, effects: Vec<Effect>, error: Option<EvalError>) -> Step {
        let failure =
            error.map(|error| Failure { diagnostic: self.process.diagnose(&error), error });
        let has_effects = !effects.is_empty();
        if has_effects {
            self.effects.push_back(effects);
        }
        Step { failure, has_effects, checks: self.process.check_counts() }
    }
}

/// The ranks of a host that has some.
fn ranks(host: &mut dyn Host) -> &mut Ranks {
    host.ranks().unwrap_or_else(|| unreachable!("a grid is spread over ranks"))
}

/// The failure of a run whose ranks cannot go on together.
fn broken(error: &TransportError) -> Failure {
    let message = error.to_string();
    let diagnostic = Diagnostic {
        severity: Severity::Error,
        message: message.clone(),
        span: None,
        notes: Vec::new(),
    };
    Failure { error: EvalError::Io(message), diagnostic }
}
