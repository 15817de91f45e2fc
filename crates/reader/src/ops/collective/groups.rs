//! Process groups: `replica_groups` and the four strategies that turn them into groups of processes
//! ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#collective-ops)).

use super::super::prelude::*;
use super::mesh;
use crate::ir::{Attribute, DenseElements};
use crate::ops::exchange::{FindGroup, ProcessGrid, ProcessId};
use crate::ops::specification::input_label;

/// A strategy that turns ids into groups of processes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Strategy {
    /// Ids are replicas, and there is a group for each partition.
    CrossReplica,
    /// Ids are partitions, and there is a group for each replica.
    CrossPartition,
    /// Ids are replicas, and a group has all partitions of each.
    CrossReplicaAndPartition,
    /// Ids are processes, which are numbered in row-major order.
    FlattenedIds,
}

/// The process groups that an op states.
#[derive(Debug, Clone)]
pub struct Groups {
    strategy: Strategy,
    /// The lists of ids without padding. Without any list, all processes are one group.
    ids: Vec<Vec<i64>>,
    labels: Labels,
}

/// The labels of an op's constraints on its groups.
#[derive(Debug, Clone, Copy)]
pub struct Labels {
    /// The label for: no id occurs twice.
    pub unique: &'static str,
    /// The label for: every process is in a group. It is `None` if the op allows processes outside of all
    /// groups.
    pub complete: Option<&'static str>,
    /// The label for: ids are within the grid.
    pub range: &'static str,
}

/// The strategy of all_gather, all_reduce and reduce_scatter.
pub fn three_ways(view: &OpView<'_>) -> Strategy {
    match (channel_id(view) > 0, view.flag("use_global_device_ids")) {
        (_, true) => Strategy::FlattenedIds,
        (true, false) => Strategy::CrossReplicaAndPartition,
        (false, false) => Strategy::CrossReplica,
    }
}

/// The strategy of the ops that stay within replicas or partitions.
pub fn two_ways(view: &OpView<'_>) -> Strategy {
    if channel_id(view) > 0 { Strategy::CrossPartition } else { Strategy::CrossReplica }
}

/// The number of the channel, or 0 without one.
pub fn channel_id(view: &OpView<'_>) -> i64 {
    view.fields("channel_handle").map_or(0, |fields| fields.integer("handle"))
}

impl Groups {
    /// Reads `replica_groups`, which is verified.
    pub fn of(view: &OpView<'_>, strategy: Strategy, labels: Labels) -> Result<Groups, Violation> {
        let ids = match view.attribute("replica_groups") {
            Some(Attribute::Dense(dense)) => lists(dense),
            Some(Attribute::Struct(fields)) => mesh::replica_groups(view.module, fields)?,
            _ => return Err(not_groups()),
        };
        let ids = ids.into_iter().filter(|list| !list.is_empty()).collect();
        Ok(Groups { strategy, ids, labels })
    }

    /// The function that finds the group of a process.
    pub fn finder(self) -> FindGroup {
        Box::new(move |grid, process| self.group(grid, process))
    }

    /// The group of a process, in the order of the ids.
    fn group(&self, grid: ProcessGrid, process: usize) -> Result<Option<Vec<usize>>, EvalError> {
        let (size, what) = self.size(grid);
        self.check_range(size, what)?;
        let id = grid.id(process);
        let own = match self.strategy {
            Strategy::CrossReplica | Strategy::CrossReplicaAndPartition => id.replica,
            Strategy::CrossPartition => id.partition,
            Strategy::FlattenedIds => process,
        };
        if self.ids.is_empty() {
            return Ok(Some(self.processes(grid, id, 0..size)));
        }
        let Some(list) = self.ids.iter().find(|list| list.contains(&(own as i64))) else {
            let Some(label) = self.labels.complete else { return Ok(None) };
            let message = format!("process {id} is in no group of replica_groups [{label}]");
            return Err(EvalError::Failed(message));
        };
        Ok(Some(self.processes(grid, id, list.iter().map(|&id| id as usize))))
    }

    /// How many ids there can be, and what they number.
    fn size(&self, grid: ProcessGrid) -> (usize, &'static str) {
        match self.strategy {
            Strategy::CrossReplica | Strategy::CrossReplicaAndPartition => {
                (grid.num_replicas, "replicas")
            }
            Strategy::CrossPartition => (grid.num_partitions, "partitions"),
            Strategy::FlattenedIds => (grid.num_processes(), "processes"),
        }
    }

    fn check_range(&self, size: usize, what: &str) -> Result<(), EvalError> {
        let outside = |id: &&i64| usize::try_from(**id).map_or(true, |id| id >= size);
        match self.ids.iter().flatten().find(outside) {
            None => Ok(()),
            Some(id) => {
                let label = self.labels.range;
                let message = format!("replica_groups name {id}, of {size} {what} [{label}]");
                Err(EvalError::Failed(message))
            }
        }
    }

    /// The processes that ids stand for, for the group of process `id`.
    fn processes(
        &self,
        grid: ProcessGrid,
        id: ProcessId,
        ids: impl Iterator<Item = usize> + Clone,
    ) -> Vec<usize> {
        let replica =
            |partition: usize| move |replica: usize| grid.index(ProcessId { replica, partition });
        match self.strategy {
            Strategy::CrossReplica => ids.map(replica(id.partition)).collect(),
            Strategy::CrossPartition => {
                ids.map(|partition| grid.index(ProcessId { partition, ..id })).collect()
            }
            Strategy::CrossReplicaAndPartition => (0..grid.num_partitions)
                .flat_map(|partition| ids.clone().map(replica(partition)))
                .collect(),
            Strategy::FlattenedIds => ids.collect(),
        }
    }
}

/// The rows of a matrix of ids, without the -1 that pad them.
fn lists(dense: &DenseElements) -> Vec<Vec<i64>> {
    let columns = dense.ty.shape.last().and_then(|size| size.size()).unwrap_or(0).max(1);
    let ids: Vec<i64> = (0..dense.len()).map(|index| dense.code(index) as i64).collect();
    ids.chunks(columns).map(|row| row.iter().copied().filter(|&id| id != -1).collect()).collect()
}

fn not_groups() -> Violation {
    Violation::unlabelled(
        "replica_groups has to be a matrix of i64 or #stablehlo.replica_group_mesh_axes<...>",
    )
}

/// The constraints on an op's groups, beside those on ids that are unique and in range.
#[derive(Debug, Clone, Copy)]
pub struct Demands {
    /// Whether -1 may pad rows of the matrix.
    pub padding: bool,
    /// Whether the ids have to be all numbers from 0 to some number.
    pub gapless: bool,
    /// The size that each group has to have, and the label of that constraint.
    pub size: Option<(i64, &'static str)>,
}

/// Records violations of `replica_groups` that show without the grid. The result is the size of the groups,
/// if it is known and equal for all.
pub fn verify_groups(
    view: &OpView<'_>,
    labels: Labels,
    demands: Demands,
    violations: &mut Vec<Violation>,
) -> Option<usize> {
    let ids = match view.attribute("replica_groups") {
        Some(Attribute::Dense(dense)) => {
            if dense.ty.rank() != 2 || dense.ty.element.bits() != 64 {
                let message = "replica groups should be a rank 2 tensor of i64";
                let label = view.op.def().and_then(|def| input_label(def, "replica_groups"));
                violations.push(Violation { label, message: message.into() });
                return None;
            }
            lists_verified(dense, labels, demands, violations)?
        }
        Some(Attribute::Struct(fields)) if mesh::is_promise(view.module, fields) => return None,
        Some(Attribute::Struct(fields)) => match mesh::replica_groups(view.module, fields) {
            Ok(ids) => ids,
            Err(violation) => {
                violations.push(violation);
                return None;
            }
        },
        _ => {
            violations.push(not_groups());
            return None;
        }
    };
    let size = ids.first().map_or(0, Vec::len);
    if let Some((demanded, label)) = demands.size
        && usize::try_from(demanded).ok() != Some(size)
    {
        let message = format!("group size of replica_groups must be {demanded}, is {size}");
        violations.push(Violation::new(label, message));
    }
    (size > 0 && ids.iter().all(|list| list.len() == size)).then_some(size)
}

fn lists_verified(
    dense: &DenseElements,
    labels: Labels,
    demands: Demands,
    violations: &mut Vec<Violation>,
) -> Option<Vec<Vec<i64>>> {
    let before = violations.len();
    let all: Vec<i64> = (0..dense.len()).map(|index| dense.code(index) as i64).collect();
    let least = if demands.padding { -1 } else { 0 };
    if let Some(id) = all.iter().find(|&&id| id < least) {
        violations.push(Violation::new(labels.range, format!("Invalid replica id {id}")));
    }
    let mut ids: Vec<i64> = all.into_iter().filter(|&id| id >= 0).collect();
    ids.sort_unstable();
    if let Some(pair) = ids.windows(2).find(|pair| pair[0] == pair[1]) {
        let message = format!("replica id #{} seen more than once", pair[0]);
        violations.push(Violation::new(labels.unique, message));
    } else if demands.gapless
        && let Some(gap) = (0..).zip(&ids).find(|(place, id)| place != *id)
    {
        let message = format!("replica id #{} not seen in replica groups", gap.0);
        violations.push(Violation::new(labels.complete.unwrap_or(labels.range), message));
    }
    (violations.len() == before).then(|| lists(dense))
}
