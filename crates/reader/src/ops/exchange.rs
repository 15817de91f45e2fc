//! The meaning of ops between processes: which processes take part, and what each receives.

use std::fmt;

use super::{EvalError, Runtime};
use crate::ir::Type;
use crate::numeric::ElementType;
use crate::tensor::{Tensor, Value};

/// The shape of the process grid
/// ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#parallel-execution)).
/// Processes are numbered row-major: all partitions of replica 0, then those of replica 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProcessGrid {
    /// The number of replicas.
    pub num_replicas: usize,
    /// The number of partitions of each replica.
    pub num_partitions: usize,
}

/// The position of a process in its grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ProcessId {
    /// The number of the replica.
    pub replica: usize,
    /// The number of the partition within the replica.
    pub partition: usize,
}

impl ProcessGrid {
    /// The grid of one process, which is that of a plain run.
    pub const SINGLE: ProcessGrid = ProcessGrid { num_replicas: 1, num_partitions: 1 };

    /// The number of processes.
    pub fn num_processes(self) -> usize {
        self.num_replicas * self.num_partitions
    }

    /// The replica and partition of a process's number.
    pub fn id(self, index: usize) -> ProcessId {
        ProcessId { replica: index / self.num_partitions, partition: index % self.num_partitions }
    }

    /// The number of a process.
    pub fn index(self, id: ProcessId) -> usize {
        id.replica * self.num_partitions + id.partition
    }
}

impl ProcessId {
    /// The prefix of the name of a value of the process: `0,1:`.
    pub fn tag(self) -> String {
        format!("{},{}:", self.replica, self.partition)
    }
}

impl fmt::Display for ProcessId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.replica, self.partition)
    }
}

/// The meaning of an op between processes. The machine's scheduler lets the processes meet.
pub enum Exchange {
    /// The processes of a group meet, each with its operands.
    Meet(Meeting),
    /// Sends the operands without the token on a channel, and continues.
    Send(Channel),
    /// Waits for values of these types on a channel.
    Receive(Channel, Vec<Type>),
    /// Takes values of these types from the infeed.
    Infeed(Vec<Type>),
    /// Gives the operands without the token to the outfeed.
    Outfeed,
}

/// A collective op.
pub struct Meeting {
    /// The function that finds the process group of a process.
    pub group: FindGroup,
    /// A text that all members must have in common, beside the op and the types of the operands.
    pub agreement: String,
    /// Whether all members receive equal results, which are then computed once.
    pub alike: bool,
    /// The function that computes the results of one member.
    pub finish: Finish,
    /// The parts of the operands of other members that have to be brought to a member on another rank.
    pub demand: Demand,
}

/// The operands from which the results of a member follow.
pub enum Demand {
    /// All operands of all members at once.
    All,
    /// All operands of all members, of which two at a time are enough: the results of a group are those of its first two
    /// processes, then of these results and the third process, and so on, in ascending order of the processes.
    Pairs,
    /// The operands of the member itself and of one other, if there is one.
    One(FindSource),
    /// A part of the operands of each member.
    Parts(Parts),
}

/// A function that finds the position in a group of the member from which the member at another position receives.
pub type FindSource = Box<dyn Fn(ProcessGrid, &[usize], usize) -> Option<usize> + Send + Sync>;

/// What each member needs of the operands of the others.
pub struct Parts {
    /// The part of a member's operands that the member at a position needs, in a group of this size. It is `None` if the
    /// operands have no such parts.
    pub cut: Cut,
    /// The function that computes the results of one member from the parts for it.
    pub finish: Finish,
}

/// A function that cuts a part out of the operands of a process.
pub type Cut =
    Box<dyn Fn(&[Value], usize, usize) -> Result<Option<Vec<Value>>, EvalError> + Send + Sync>;

impl Demand {
    /// The demand of a meeting whose results are compared with those of other functions, which do not know of parts.
    pub fn without_parts(self) -> Demand {
        match self {
            Demand::Parts(_) => Demand::All,
            other => other,
        }
    }
}

/// A function that finds the group of a process, with its members in the order that the op states. The result
/// is `None` for a process in no group, if the op allows it.
pub type FindGroup =
    Box<dyn Fn(ProcessGrid, usize) -> Result<Option<Vec<usize>>, EvalError> + Send + Sync>;

/// A function that computes the results of one process from the operands of all members.
pub type Finish =
    Box<dyn Fn(&mut dyn Runtime, &Gathered<'_>) -> Result<Vec<Value>, EvalError> + Send + Sync>;

/// The operands of the members of a group. A process in no group is its own only member.
#[derive(Clone, Copy)]
pub struct Gathered<'a> {
    /// The grid of the processes.
    pub grid: ProcessGrid,
    /// The numbers of the members; empty for a process in no group.
    pub group: &'a [usize],
    /// The operands of each member, in the order of the group.
    pub operands: &'a [Vec<Value>],
    /// The position in the group of the member that the results are for.
    pub position: usize,
}

/// A channel for `send` and `recv`.
#[derive(Debug, Clone)]
pub struct Channel {
    /// The number of the channel.
    pub id: i64,
    /// The source and target replicas or partitions, or `None` if any process may receive next.
    pub source_target_pairs: Option<Vec<[i64; 2]>>,
}

/// The process with which a process exchanges values on a channel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Peer {
    /// Any process.
    Anyone,
    /// The process of this number.
    Process(usize),
    /// No process, since the pairs do not name this one.
    Nobody,
}

/// The replicas or partitions between which values move.
#[derive(Debug, Clone)]
pub struct Pairs {
    /// The source and the target of each pair.
    pub pairs: Vec<[i64; 2]>,
    /// Whether the ids are of partitions, not of replicas.
    pub of_partitions: bool,
}

impl Pairs {
    /// The process that a process sends to.
    ///
    /// # Errors
    ///
    /// [`EvalError::Failed`] if the pair of the process names a replica or partition that the grid does not have.
    pub fn target(&self, grid: ProcessGrid, process: usize) -> Result<Option<usize>, EvalError> {
        self.other_end(grid, process, 0)
    }

    /// The process that a process receives from.
    ///
    /// # Errors
    ///
    /// [`EvalError::Failed`] if the pair of the process names a replica or partition that the grid does not have.
    pub fn source(&self, grid: ProcessGrid, process: usize) -> Result<Option<usize>, EvalError> {
        self.other_end(grid, process, 1)
    }

    fn other_end(
        &self,
        grid: ProcessGrid,
        process: usize,
        end: usize,
    ) -> Result<Option<usize>, EvalError> {
        let id = grid.id(process);
        let (own, count, what) = match self.of_partitions {
            true => (id.partition, grid.num_partitions, "partitions"),
            false => (id.replica, grid.num_replicas, "replicas"),
        };
        let Some(pair) = self.pairs.iter().find(|pair| pair[end] == own as i64) else {
            return Ok(None);
        };
        let other = usize::try_from(pair[1 - end]).ok().filter(|&other| other < count);
        let other = other.ok_or_else(|| {
            let message = format!("source_target_pairs name {}, of {count} {what}", pair[1 - end]);
            EvalError::Failed(message)
        })?;
        Ok(Some(grid.index(match self.of_partitions {
            true => ProcessId { partition: other, ..id },
            false => ProcessId { replica: other, ..id },
        })))
    }

    /// All processes with which a process is connected through pairs, in ascending order. The result is
    /// `None` if no pair names the process.
    ///
    /// # Errors
    ///
    /// [`EvalError::Failed`] if a pair on the way names a replica or partition that the grid does not have.
    pub fn component(
        &self,
        grid: ProcessGrid,
        process: usize,
    ) -> Result<Option<Vec<usize>>, EvalError> {
        let mut members = vec![process];
        let mut done = 0;
        let mut named = false;
        while done < members.len() {
            for end in [0, 1] {
                let Some(other) = self.other_end(grid, members[done], end)? else { continue };
                named = true;
                if !members.contains(&other) {
                    members.push(other);
                }
            }
            done += 1;
        }
        members.sort_unstable();
        Ok(named.then_some(members))
    }
}

impl Channel {
    /// The process that a process sends to on the channel.
    ///
    /// # Errors
    ///
    /// [`EvalError::Failed`] if the pair of the process names a replica or partition that the grid does not
    /// have.
    pub fn target(&self, grid: ProcessGrid, process: usize) -> Result<Peer, EvalError> {
        self.peer(grid, |pairs| pairs.target(grid, process))
    }

    /// The process that a process receives from on the channel.
    ///
    /// # Errors
    ///
    /// [`EvalError::Failed`] if the pair of the process names a replica or partition that the grid does not
    /// have.
    pub fn source(&self, grid: ProcessGrid, process: usize) -> Result<Peer, EvalError> {
        self.peer(grid, |pairs| pairs.source(grid, process))
    }

    /// The peer by the channel's pairs, which name partitions if there are several and the channel is
    /// positive, and else replicas.
    fn peer(
        &self,
        grid: ProcessGrid,
        find: impl FnOnce(&Pairs) -> Result<Option<usize>, EvalError>,
    ) -> Result<Peer, EvalError> {
        let Some(pairs) = &self.source_target_pairs else { return Ok(Peer::Anyone) };
        let of_partitions = self.id > 0 && grid.num_partitions > 1;
        let found = find(&Pairs { pairs: pairs.clone(), of_partitions })?;
        Ok(found.map_or(Peer::Nobody, Peer::Process))
    }
}

/// Zeros of a type; of a quantized type the codes that stand for 0.
///
/// # Errors
///
/// [`EvalError::OutOfMemory`] if a tensor of this shape does not fit into memory.
pub fn zeros(element: &ElementType, shape: &[usize]) -> Result<Value, EvalError> {
    let code = match element {
        ElementType::Float(format) => u128::from(format.literal(0.0).code),
        ElementType::Quantized(quantized) => {
            let zero = quantized.zero_points.first().copied().unwrap_or(0);
            zero as u128 & ((1u128 << quantized.storage.width) - 1)
        }
        _ => 0,
    };
    Ok(Tensor::try_splat(element.clone(), shape, code)?.into())
}
