//! The texts about the processes of a grid: their names, and what is wrong between them.

use crate::diagnostic::Diagnostic;
use crate::engine::machine::report::located;
use crate::engine::plan::OpOrigin;
use crate::ops::ManualComputation;
use crate::ops::exchange::{Peer, ProcessGrid};

/// The processes of a grid, as far as messages name them.
#[derive(Clone, Copy)]
pub struct Crowd<'p> {
    /// The grid of the processes.
    pub grid: ProcessGrid,
    /// The manual computation whose devices the processes are.
    pub devices: Option<&'p ManualComputation>,
}

/// A process at the end of a run in which no process can go on.
pub struct Waiting {
    /// The full name of the op at which it waits.
    pub op: String,
    /// A diagnostic at the place of the op.
    pub at: Diagnostic,
    /// What the process waits for.
    pub awaited: String,
}

/// A diagnostic at the place of an op, whose message is still to come.
pub fn at(place: &OpOrigin) -> Diagnostic {
    located(String::new(), place)
}

impl Crowd<'_> {
    /// The number of processes.
    pub fn count(&self) -> usize {
        self.grid.num_processes()
    }

    /// A diagnostic with a note that names its process, if there are several.
    pub fn of_process(&self, diagnostic: Diagnostic, index: usize) -> Diagnostic {
        let preposition = if self.devices.is_some() { "on" } else { "in" };
        match self.count() {
            1 => diagnostic,
            _ => diagnostic.note(format!("{preposition} {}", self.name(index)), None),
        }
    }

    /// The name of a process: `process (0, 1)`, or `device 3 (x=1, y=1)`.
    pub fn name(&self, index: usize) -> String {
        match self.devices {
            Some(devices) => devices.name(index),
            None => format!("process {}", self.grid.id(index)),
        }
    }

    /// The names of several processes.
    pub fn names(&self, indices: &[usize]) -> String {
        match (indices, self.devices) {
            ([index], _) => self.name(*index),
            (_, Some(devices)) => {
                let names: Vec<String> = indices.iter().map(|&index| devices.name(index)).collect();
                names.join(", ")
            }
            (_, None) => {
                let ids: Vec<String> =
                    indices.iter().map(|&index| self.grid.id(index).to_string()).collect();
                format!("processes {}", ids.join(", "))
            }
        }
    }

    /// The message about two members of a group that meet with different things, which are described.
    pub fn disagreement(&self, members: [usize; 2], described: [&str; 2]) -> String {
        let ([first, second], [one, two]) = (members, described);
        match self.devices {
            Some(devices) => {
                let (a, b) = (devices.name(first), devices.name(second));
                format!("{a} and {b} meet, but do not agree: {one} against {two}")
            }
            None => {
                let (a, b) = (self.grid.id(first), self.grid.id(second));
                format!(
                    "processes {a} and {b} meet, but do not agree: {a} has {one}, {b} has {two}"
                )
            }
        }
    }

    /// A description of what a process waits for that receives on a channel from a peer, if the peer is known.
    pub fn awaited_values(&self, channel: i64, source: Option<Peer>) -> String {
        match source {
            Some(Peer::Process(source)) => {
                format!("values from {} on channel {channel}", self.name(source))
            }
            _ => format!("values on channel {channel}"),
        }
    }

    /// The message about a message that nobody received, which an op sent.
    pub fn unreceived(&self, op: &str, from: usize, channel: i64) -> String {
        format!("{op}: what {} sent on channel {channel} was never received", self.name(from))
    }

    /// The diagnostic of a deadlock, which says who waits for whom. A process that does not wait has ended.
    pub fn deadlock(&self, members: Vec<Option<Waiting>>) -> Diagnostic {
        let first = members.iter().flatten().next();
        let first = first.unwrap_or_else(|| unreachable!("somebody waits in a deadlock"));
        let noun = if self.devices.is_some() { "device" } else { "process" };
        let message = format!("{}: deadlock: no {noun} can go on", first.op);
        let found = Diagnostic { message, ..first.at.clone() };
        members.into_iter().enumerate().fold(found, |diagnostic, (index, member)| {
            let name = self.name(index);
            match member {
                Some(Waiting { op, at, awaited }) => {
                    diagnostic.note(format!("{name} waits at {op} for {awaited}"), at.span)
                }
                None => diagnostic.note(format!("{name} has ended"), None),
            }
        })
    }
}
