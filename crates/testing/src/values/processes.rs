//! Programs of several processes: the grid, the values of each process, infeed and outfeed.

use std::collections::VecDeque;

use super::spelling::Spelled;
use crate::access::{Refusal, Status};
use crate::compare::{Rule, compare_values};
use crate::ir::{Module, TensorType};
use crate::ops::EvalError;
use crate::ops::exchange::{ProcessGrid, ProcessId};
use crate::tensor::{Tensor, Value};

/// The most processes of a run, which is more than anyone runs on one machine.
const MOST_PROCESSES: usize = 1 << 14;

/// The grid of a run: by flags, else by the module's attributes, else one process. The attributes alone say
/// how many devices a program is for. They count as the grid if the program `addresses_processes`, or if some
/// value is tagged for a process of that grid. Every tagged value has to be for a process of the grid.
pub fn grid<'s>(
    module: &Module,
    addresses_processes: bool,
    num_replicas: Option<usize>,
    num_partitions: Option<usize>,
    values: impl IntoIterator<Item = (&'static str, &'s Vec<Spelled>)>,
) -> Result<ProcessGrid, Refusal> {
    let values: Vec<_> = values.into_iter().collect();
    let mut all = values.iter().flat_map(|(_, spelled)| spelled.iter());
    let is_grid = addresses_processes || all.any(|spelled| spelled.process.is_some());
    let attribute = |name: &str| {
        let number = module.attributes.get(name).filter(|_| is_grid)?.as_integer()?;
        usize::try_from(number).ok()
    };
    let size = |flag: Option<usize>, name: &str| flag.or_else(|| attribute(name)).unwrap_or(1);
    let grid = ProcessGrid {
        num_replicas: size(num_replicas, "mhlo.num_replicas"),
        num_partitions: size(num_partitions, "mhlo.num_partitions"),
    };
    let ProcessGrid { num_replicas, num_partitions } = grid;
    let processes = num_replicas.checked_mul(num_partitions);
    if !processes.is_some_and(|processes| (1..=MOST_PROCESSES).contains(&processes)) {
        return Err(usage(format!(
            "a grid of {num_replicas} replicas and {num_partitions} partitions: between 1 and \
             {MOST_PROCESSES} processes can run"
        )));
    }
    for (flag, spelled) in values {
        let tags = spelled.iter().filter_map(|spelled| spelled.process);
        let outside = |id: &ProcessId| id.replica >= num_replicas || id.partition >= num_partitions;
        if let Some(ProcessId { replica, partition }) = tags.into_iter().find(outside) {
            return Err(usage(format!(
                "--{flag} {replica},{partition}: there are {num_replicas} replicas and \
                 {num_partitions} partitions, counted from 0"
            )));
        }
    }
    Ok(grid)
}

fn usage(message: String) -> Refusal {
    Refusal { message, status: Status::Usage }
}

/// An error about what a process is given, which is named if there are several.
pub fn in_process(error: Refusal, process: ProcessId, count: usize) -> Refusal {
    match count {
        1 => error,
        _ => {
            Refusal { message: format!("process {process} of {count}: {}", error.message), ..error }
        }
    }
}

/// The values for a process: those tagged for it and those for every process, in the order in which they were
/// given.
pub fn values_for(values: &[Spelled], process: ProcessId) -> Vec<&Spelled> {
    let is_for = |spelled: &&Spelled| spelled.process.is_none_or(|tag| tag == process);
    values.iter().filter(is_for).collect()
}

/// The infeed of each process, and the values that each gave to the outfeed.
pub struct Feeds {
    grid: ProcessGrid,
    infeed: Vec<VecDeque<Spelled>>,
    outfeed: Vec<Vec<Value>>,
}

impl Feeds {
    /// The feeds of a grid's processes at the start.
    pub fn new(grid: ProcessGrid, infeed: &[Spelled]) -> Feeds {
        let processes = (0..grid.num_processes()).map(|index| grid.id(index));
        let infeed = processes.map(|id| values_for(infeed, id).into_iter().cloned().collect());
        let infeed: Vec<VecDeque<Spelled>> = infeed.collect();
        Feeds { grid, outfeed: vec![Vec::new(); infeed.len()], infeed }
    }

    /// Takes the next value from the infeed of a process.
    pub fn next(
        &mut self,
        grid: ProcessGrid,
        process: ProcessId,
        ty: &TensorType,
    ) -> Result<Option<Tensor>, EvalError> {
        let queue = self.infeed.get_mut(grid.index(process)).filter(|_| grid == self.grid);
        let Some(spelled) = queue.and_then(VecDeque::pop_front) else { return Ok(None) };
        spelled.load(ty).map(Some).map_err(|error| match error.at("--infeed") {
            Refusal { message, status: Status::Io } => EvalError::Io(message),
            Refusal { message, .. } => EvalError::Failed(message),
        })
    }

    /// Keeps the values that a process gave to the outfeed.
    pub fn take(&mut self, grid: ProcessGrid, process: ProcessId, values: &[Value]) {
        let given = self.outfeed.get_mut(grid.index(process)).filter(|_| grid == self.grid);
        if let Some(given) = given {
            given.extend_from_slice(values);
        }
    }

    /// Compares the values of the outfeed with the expected ones.
    pub fn compare(&self, expected: &[Spelled], rule: Rule) -> Result<(), Refusal> {
        let failed = |message| Refusal { message, status: Status::CheckFailed };
        for (index, given) in self.outfeed.iter().enumerate() {
            let id = self.grid.id(index);
            let expected = values_for(expected, id);
            if expected.len() != given.len() {
                let (due, found) = (expected.len(), given.len());
                let message = format!(
                    "process {id} gave {found} values to the outfeed, but {due} are expected"
                );
                return Err(failed(message));
            }
            for (place, (given, spelled)) in given.iter().zip(expected).enumerate() {
                let tensor = given.tensor();
                let ty = TensorType::new(tensor.shape(), tensor.element().clone());
                let at = format!("--expect-outfeed {}", place + 1);
                let expected = Value::from(spelled.load(&ty).map_err(|error| error.at(&at))?);
                compare_values(given, &expected, rule).map_err(|report| {
                    failed(format!("value {} of the outfeed of process {id}: {report}", place + 1))
                })?;
            }
        }
        Ok(())
    }
}
