//! The op chlo.ragged_dot: dot products whose left operand is divided into groups along one dimension.

use super::contraction::{DimensionNumbers, quantized, verify_precision_config};
use super::prelude::*;
use super::summing::drawn;
use super::window_numbers::is_index_type;
use crate::ir::{Dimension, Shape};
use crate::meaning::{self, DotDimensions, Mode, RaggedDimensions, SumPolicy};

/// `chlo.ragged_dot`
///
/// The ragged dimension of lhs is one of three: *m*, `[b,m,k], [g,b,k,n], [b,g] -> [b,m,n]`, where each row
/// is multiplied by the right operand of its group, and rows outside the groups give zero; *k*, `[b,m,k],
/// [b,k,n], [b,g] -> [g,b,m,n]`, where each group has sums of its own; or *b*, `[b,m,k], [b,k,n], [g] ->
/// [b,m,n]`, where groups have no effect.
pub static RAGGED_DOT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("lhs"), one_operand("rhs"), one_operand("group_sizes")],
        attributes: &[
            required("ragged_dot_dimension_numbers", Struct(&RAGGED_DOT_DIMENSION_NUMBERS)),
            optional("precision_config", PrecisionConfig),
        ],
        results: Results::Exactly(1),
        form: Form::Generic,
        verify: verify_ragged_dot,
        ..OpDef::new("chlo.ragged_dot")
    },
    meaning: Meaning::Whole(ragged_dot),
};

/// A verified op: its dimension numbers, and the accumulation of its sums.
#[derive(Debug, Clone)]
pub struct RaggedDot {
    pub dimensions: RaggedDimensions,
    pub policy: SumPolicy,
}

impl RaggedDot {
    fn read(
        view: &OpView<'_>,
        lhs_rank: usize,
        rhs_rank: usize,
        violations: &mut Vec<Violation>,
    ) -> Option<RaggedDot> {
        let fields = view.fields("ragged_dot_dimension_numbers")?;
        let dot = DimensionNumbers::read(Some(fields)).checked(lhs_rank, rhs_rank, violations)?;
        let (ragged, group) =
            (fields.integers("lhs_ragged_dimensions"), fields.integers("rhs_group_dimensions"));
        let refuse = |message: String| Some(Violation::unlabelled(message));
        let ragged = match dimensions(&ragged, lhs_rank).as_deref() {
            Some([ragged]) => *ragged,
            _ => {
                let message = format!(
                    "lhs_ragged_dimensions is {ragged:?}, expected one dimension of rank {lhs_rank}"
                );
                violations.extend(refuse(message));
                return None;
            }
        };
        let mode = match () {
            () if dot.lhs_batching.contains(&ragged) => Mode::Batching,
            () if dot.lhs_contracting.contains(&ragged) => Mode::Contracting,
            () => Mode::Free,
        };
        let expected = usize::from(mode == Mode::Free);
        let indices = dimensions(&group, rhs_rank).filter(|indices| {
            let taken = |dimension| {
                dot.rhs_batching.contains(dimension) || dot.rhs_contracting.contains(dimension)
            };
            indices.len() == expected && !indices.iter().any(taken)
        });
        let Some(indices) = indices else {
            let message = format!(
                "rhs_group_dimensions is {group:?}, expected {expected} dimensions of rank \
                 {rhs_rank} that are neither batching nor contracting"
            );
            violations.extend(refuse(message));
            return None;
        };
        let prefix = prefix(&dot, mode, ragged, lhs_rank);
        let policy = SumPolicy::from(view.numerics());
        let group = indices.first().copied();
        let dimensions = RaggedDimensions { dot, mode, ragged, group, prefix };
        Some(RaggedDot { dimensions, policy })
    }

    /// The shape of the result, if the sizes fit each other.
    fn shape(&self, [lhs, rhs, sizes]: [&[Dimension]; 3]) -> Result<Shape, Violation> {
        let dot = &self.dimensions.dot;
        let left = dot.lhs_batching.iter().chain(&dot.lhs_contracting);
        let right = dot.rhs_batching.iter().chain(&dot.rhs_contracting);
        for (&left, &right) in left.zip(right) {
            if !lhs[left].compatible(rhs[right]) {
                let (a, b) = (lhs[left], rhs[right]);
                let message =
                    format!("dimension {left} of lhs has size {a}, dimension {right} of rhs {b}");
                return Err(Violation::unlabelled(message));
            }
        }
        let Some((&groups, given)) = sizes.split_last() else {
            return Err(Violation::unlabelled("group_sizes has rank 0"));
        };
        let expected: Shape =
            self.dimensions.prefix.iter().map(|&dimension| lhs[dimension]).collect();
        if !given.is_empty() && !compatible(given, &expected) {
            let (found, expected) = (show(sizes), show(&expected));
            let message =
                format!("group_sizes has shape {found}, expected {expected} before the last size");
            return Err(Violation::unlabelled(message));
        }
        if let Some(size) = self.dimensions.group.map(|group| rhs[group])
            && !size.compatible(groups)
        {
            let message = format!("rhs has {size} groups, group_sizes {groups}");
            return Err(Violation::unlabelled(message));
        }
        let rhs_free = dot.rhs_free(rhs.len());
        let rhs_free =
            rhs_free.into_iter().filter(|dimension| Some(*dimension) != self.dimensions.group);
        let group = (self.dimensions.mode == Mode::Contracting).then_some(groups);
        let batch = dot.lhs_batching.iter().map(|&dimension| lhs[dimension]);
        let lhs_free = dot.lhs_free(lhs.len()).into_iter().map(|dimension| lhs[dimension]);
        let rhs_free = rhs_free.map(|dimension| rhs[dimension]);
        Ok(group.into_iter().chain(batch).chain(lhs_free).chain(rhs_free).collect())
    }

    /// The shape of the result for operands whose types may have left sizes open.
    pub fn shape_at_run_time(&self, operands: &[Value]) -> Result<Vec<usize>, EvalError> {
        let [lhs, rhs, sizes] =
            [0, 1, 2].map(|index: usize| known(operands[index].tensor().shape()));
        at_run_time(|violations| {
            let shape = self.shape([&lhs, &rhs, &sizes]);
            shape.map_err(|violation| violations.push(violation)).ok()
        })
    }

    /// The dimension of a result without groups that a batching or free dimension of lhs becomes.
    pub fn in_result(&self, dimension: usize, lhs_rank: usize) -> Option<usize> {
        let free = self.dimensions.dot.lhs_free(lhs_rank);
        let batch = self.dimensions.dot.lhs_batching.iter().position(|&found| found == dimension);
        let free = free.iter().position(|&found| found == dimension);
        batch.or(free.map(|place| self.dimensions.dot.lhs_batching.len() + place))
    }

    /// The dimension of rhs that corresponds to a batching or contracting dimension of lhs.
    pub fn in_rhs(&self, dimension: usize) -> Option<usize> {
        let DotDimensions { lhs_batching, rhs_batching, lhs_contracting, rhs_contracting } =
            &self.dimensions.dot;
        let lhs = lhs_batching.iter().chain(lhs_contracting);
        let mut pairs = lhs.zip(rhs_batching.iter().chain(rhs_contracting));
        pairs.find(|(found, _)| **found == dimension).map(|(_, &right)| right)
    }
}

/// The dimensions of lhs before the ragged one, of which batching dimensions come first.
fn prefix(dot: &DotDimensions, mode: Mode, ragged: usize, lhs_rank: usize) -> Vec<usize> {
    let before = |dimensions: &[usize]| -> Vec<usize> {
        dimensions.iter().copied().take_while(|&dimension| dimension != ragged).collect()
    };
    match mode {
        Mode::Batching => before(&dot.lhs_batching),
        Mode::Contracting => [dot.lhs_batching.clone(), before(&dot.lhs_contracting)].concat(),
        Mode::Free => [dot.lhs_batching.clone(), before(&dot.lhs_free(lhs_rank))].concat(),
    }
}

fn verify_ragged_dot(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let types = [view.operand(0), view.operand(1), view.operand(2), view.result(0)];
    let [Some(lhs), Some(rhs), Some(sizes), Some(result)] = types else {
        return violations.push(Violation::unlabelled("operands and result have to be tensors"));
    };
    verify_precision_config(view, "dot_general_c11", violations);
    if !is_index_type(&sizes.element) {
        let message = format!("group_sizes has elements of {}, no integers", sizes.element);
        violations.push(Violation::unlabelled(message));
    }
    let Some(ragged) = RaggedDot::read(view, lhs.rank(), rhs.rank(), violations) else { return };
    match ragged.shape([&lhs.shape, &rhs.shape, &sizes.shape]) {
        Err(violation) => violations.push(violation),
        Ok(shape) if !compatible(&result.shape, &shape) => {
            let (found, expected) = (show(&result.shape), show(&shape));
            let message = format!("the result has shape {found}, expected {expected}");
            violations.push(Violation::unlabelled(message));
        }
        Ok(_) => {}
    }
}

/// Reads an op that is verified, if its element types can be run.
pub fn read_ragged_dot(view: &OpView<'_>) -> Result<RaggedDot, Violation> {
    let ty = tensor_result(view, 0)?;
    let tensors = view.operand_types().filter_map(Type::as_tensor).chain([ty]);
    if tensors.into_iter().any(|ty| quantized(&ty.element).is_some()) {
        return Err(Violation::unlabelled("ragged_dot of quantized types cannot be run"));
    }
    let ranks = [0, 1].map(|index| view.operand(index).map_or(0, |ty| ty.rank()));
    let ragged = RaggedDot::read(view, ranks[0], ranks[1], &mut Vec::new());
    Ok(ragged.unwrap_or_else(|| unreachable!("the dimension numbers were verified")))
}

fn ragged_dot(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ragged = read_ragged_dot(view)?;
    let element = tensor_result(view, 0)?.element.clone();
    Ok(Box::new(move |runtime, operands| {
        let policy = drawn(&ragged.policy, runtime);
        ragged.shape_at_run_time(operands)?;
        let sizes = plain::index_array(&operands[2]);
        let factors = plain::arrays(&operands[..2])?;
        let factors = [&factors[0], &factors[1]];
        let result = meaning::ragged_dot(factors, &sizes, &ragged.dimensions, &element, &policy)?;
        Ok(vec![result.into_tensor()?.into()])
    }))
}
