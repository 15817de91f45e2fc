//! The dimension numbers of gather and scatter, whose constraints are equal except for their names.

use crate::ir::{Dimension, Fields, TensorType, Violation};
use crate::meaning::WindowDimensions;
use crate::numeric::{ElementType, IntegerType};
use crate::tensor::Tensor;

use super::constraints::{dimensions, require, sizes, sorted, unique};

/// The names of the fields, and the label of each constraint.
#[derive(Clone, Copy)]
pub struct Labels {
    /// The name of the field for [`WindowDimensions::window`].
    pub window: &'static str,
    /// The name of the field for [`WindowDimensions::collapsed`].
    pub collapsed: &'static str,
    /// The name of the field for [`WindowDimensions::operand_batching`].
    pub operand_batching: &'static str,
    /// The name of the field for [`WindowDimensions::indices_batching`].
    pub indices_batching: &'static str,
    /// The name of the field for [`WindowDimensions::start_index_map`].
    pub start_index_map: &'static str,
    /// The label for: window, collapsed and batching dimensions are as many as the operand's.
    pub rank: &'static str,
    /// The label for: the index vector's dimension is one of the indices or the one after.
    pub index_vector_range: &'static str,
    /// The label for: the map has as many entries as an index vector.
    pub index_vector_size: &'static str,
    /// The label for: window dimensions are unique and sorted.
    pub window_order: &'static str,
    /// The label for: window dimensions are dimensions of the windows tensor.
    pub window_range: &'static str,
    /// The label for: the windows tensor has the window and the batch dimensions and no others.
    pub windows_rank: &'static str,
    /// The label for: collapsed and batching dimensions are unique.
    pub dropped_unique: &'static str,
    /// The label for: collapsed dimensions are sorted.
    pub collapsed_sorted: &'static str,
    /// The label for: collapsed dimensions are dimensions of the operand.
    pub collapsed_range: &'static str,
    /// The label for: batching dimensions are sorted.
    pub batching_sorted: &'static str,
    /// The label for: batching dimensions are dimensions of the operand.
    pub batching_range: &'static str,
    /// The label for: batching dimensions of the indices are unique.
    pub indices_batching_unique: &'static str,
    /// The label for: batching dimensions of the indices are dimensions of the indices.
    pub indices_batching_range: &'static str,
    /// The label for: the index vector's dimension is not batching.
    pub index_vector_apart: &'static str,
    /// The label for: operand and indices have equally many batching dimensions.
    pub batching_counts: &'static str,
    /// The label for: batching dimensions have equal sizes.
    pub batching_sizes: &'static str,
    /// The label for: mapped and batching dimensions are unique.
    pub map_unique: &'static str,
    /// The label for: mapped dimensions are dimensions of the operand.
    pub map_range: &'static str,
}

/// The dimension numbers as the attribute states them.
pub struct WindowNumbers {
    labels: &'static Labels,
    window: Vec<i64>,
    collapsed: Vec<i64>,
    operand_batching: Vec<i64>,
    indices_batching: Vec<i64>,
    start_index_map: Vec<i64>,
    index_vector: i64,
}

impl WindowNumbers {
    /// Reads the fields; an absent list is empty, and an absent `index_vector_dim` is 0.
    pub fn read(fields: Option<Fields<'_>>, labels: &'static Labels) -> WindowNumbers {
        let list = |name: &str| fields.map(|fields| fields.integers(name)).unwrap_or_default();
        WindowNumbers {
            window: list(labels.window),
            collapsed: list(labels.collapsed),
            operand_batching: list(labels.operand_batching),
            indices_batching: list(labels.indices_batching),
            start_index_map: list(labels.start_index_map),
            index_vector: fields.map_or(0, |fields| fields.integer("index_vector_dim")),
            labels,
        }
    }

    /// The dimensions, or `None` if they violate a constraint.
    pub fn dimensions(
        &self,
        operand: &TensorType,
        indices: &TensorType,
        windows_rank: usize,
        violations: &mut Vec<Violation>,
    ) -> Option<WindowDimensions> {
        let before = violations.len();
        self.verify_order(operand.rank(), violations);
        self.verify_ranges(operand.rank(), indices.rank(), windows_rank, violations);
        if violations.len() > before {
            return None;
        }
        let dimensions = self.verified();
        self.agree(&operand.shape, &indices.shape, &dimensions, violations);
        let batch = indices.rank() - usize::from(dimensions.index_vector < indices.rank());
        let rank = dimensions.window.len() + batch;
        let message = || {
            format!(
                "{} window and {batch} batch dimensions for rank {windows_rank}",
                self.window.len()
            )
        };
        require(rank == windows_rank, self.labels.windows_rank, message, violations);
        (violations.len() == before).then_some(dimensions)
    }

    /// The dimensions of numbers that are verified.
    pub fn verified(&self) -> WindowDimensions {
        WindowDimensions {
            window: sizes(&self.window),
            collapsed: sizes(&self.collapsed),
            operand_batching: sizes(&self.operand_batching),
            indices_batching: sizes(&self.indices_batching),
            start_index_map: sizes(&self.start_index_map),
            index_vector: self.index_vector as usize,
        }
    }

    fn verify_order(&self, operand_rank: usize, violations: &mut Vec<Violation>) {
        let labels = self.labels;
        let dropped = [&self.collapsed[..], &self.operand_batching].concat();
        let mapped = [&self.start_index_map[..], &self.operand_batching].concat();
        let count = self.window.len() + dropped.len();
        let message = || {
            format!(
                "window, collapsed and batching dimensions are {count}, the rank is {operand_rank}"
            )
        };
        require(count == operand_rank, labels.rank, message, violations);
        let rows = [
            (unique(&self.window) && sorted(&self.window), labels.window_order, labels.window),
            (unique(&dropped), labels.dropped_unique, labels.collapsed),
            (sorted(&self.collapsed), labels.collapsed_sorted, labels.collapsed),
            (sorted(&self.operand_batching), labels.batching_sorted, labels.operand_batching),
            (
                unique(&self.indices_batching),
                labels.indices_batching_unique,
                labels.indices_batching,
            ),
            (unique(&mapped), labels.map_unique, labels.start_index_map),
        ];
        for (ok, label, name) in rows {
            require(ok, label, || format!("{name} are not unique or not sorted"), violations);
        }
        let counts = (self.operand_batching.len(), self.indices_batching.len());
        let message = || {
            format!("{} batching dimensions of the operand, {} of the indices", counts.0, counts.1)
        };
        require(counts.0 == counts.1, labels.batching_counts, message, violations);
    }

    fn verify_ranges(
        &self,
        operand_rank: usize,
        indices_rank: usize,
        windows_rank: usize,
        violations: &mut Vec<Violation>,
    ) {
        let labels = self.labels;
        let rows = [
            (&self.window, windows_rank, labels.window_range, labels.window),
            (&self.collapsed, operand_rank, labels.collapsed_range, labels.collapsed),
            (&self.operand_batching, operand_rank, labels.batching_range, labels.operand_batching),
            (
                &self.indices_batching,
                indices_rank,
                labels.indices_batching_range,
                labels.indices_batching,
            ),
            (&self.start_index_map, operand_rank, labels.map_range, labels.start_index_map),
        ];
        for (numbers, rank, label, name) in rows {
            let message = || format!("{name} {numbers:?} are not all dimensions of rank {rank}");
            require(dimensions(numbers, rank).is_some(), label, message, violations);
        }
        let index_vector = self.index_vector;
        let within = 0 <= index_vector && index_vector <= indices_rank as i64;
        let message = || format!("index_vector_dim {index_vector} is not in 0 to {indices_rank}");
        require(within, labels.index_vector_range, message, violations);
        let apart = !self.indices_batching.contains(&index_vector);
        let message =
            || format!("index_vector_dim {index_vector} is one of {}", labels.indices_batching);
        require(apart, labels.index_vector_apart, message, violations);
    }

    /// Checks that the sizes of operand and indices agree with the numbers and with each other.
    pub fn agree(
        &self,
        operand: &[Dimension],
        indices: &[Dimension],
        dimensions: &WindowDimensions,
        violations: &mut Vec<Violation>,
    ) {
        let labels = self.labels;
        let mapped = Dimension::Static(dimensions.start_index_map.len());
        let length = indices.get(dimensions.index_vector).copied();
        let length = length.unwrap_or(Dimension::Static(1));
        let message = || {
            format!("index vectors have {length} numbers, {} has {mapped}", labels.start_index_map)
        };
        require(length.compatible(mapped), labels.index_vector_size, message, violations);
        let pairs = dimensions.operand_batching.iter().zip(&dimensions.indices_batching);
        for (&from, &to) in pairs {
            let (a, b) = (operand[from], indices[to]);
            let message = || format!("batching dimensions have sizes {a} and {b}");
            require(a.compatible(b), labels.batching_sizes, message, violations);
        }
    }
}

/// Whether elements of a type can be indices.
pub fn is_index_type(element: &ElementType) -> bool {
    matches!(element, ElementType::Integer(_) | ElementType::Index)
}

/// The elements as signed numbers. Unsigned ones beyond the signed range become its largest number, which no
/// size reaches.
pub fn index_values(indices: &Tensor) -> Vec<i64> {
    let integer = index_type(indices);
    let unused = 64 - integer.width;
    let number = |index| {
        let code = indices.code(index) as u64;
        match integer.signed {
            true => (code << unused) as i64 >> unused,
            false => i64::try_from(code).unwrap_or(i64::MAX),
        }
    };
    (0..indices.len()).map(number).collect()
}

/// The integer type of the elements; an `index` has 64 bits.
pub fn index_type(indices: &Tensor) -> IntegerType {
    match indices.element() {
        ElementType::Integer(integer) => *integer,
        _ => IntegerType { width: 64, signed: true },
    }
}
