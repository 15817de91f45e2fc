//! chlo.ragged_dot: dot products whose left operand is divided into groups along one dimension.

use super::contraction::{DimensionNumbers, quantized, verify_precision_config};
use super::prelude::*;
use super::summing::drawn;
use super::window_numbers::{index_values, is_index_type};
use crate::engine::contraction::{DotDimensions, Method, dot};
use crate::engine::movement;
use crate::ir::{Dimension, Shape};
use crate::meaning::{self, Mode, RaggedDimensions, group_range};
use crate::numeric::ElementType;
use crate::tensor::Words;
use crate::tensor::allocation::TooLarge;

/// `chlo.ragged_dot`.
///
/// The ragged dimension of lhs is one of three: *m*, `[b,m,k], [g,b,k,n], [b,g] -> [b,m,n]`, where
/// each row meets the right operand of its group, and is zero outside the groups; *k*,
/// `[b,m,k], [b,k,n], [b,g] -> [g,b,m,n]`, where each group is summed on its own; or *b*,
/// `[b,m,k], [b,k,n], [g] -> [b,m,n]`, where groups do not matter.
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
    meaning: Meaning::Whole(plain_ragged_dot),
};

/// The dimension numbers, verified, and how sums are made.
#[derive(Debug, Clone)]
struct RaggedDot {
    dimensions: RaggedDimensions,
    method: Method,
}

impl RaggedDot {
    fn read(
        view: &OpView<'_>,
        lhs_rank: usize,
        rhs_rank: usize,
        violations: &mut Vec<Violation>,
    ) -> Option<RaggedDot> {
        let attribute = "ragged_dot_dimension_numbers";
        let dot = DimensionNumbers::of(view, attribute).checked(lhs_rank, rhs_rank, violations)?;
        let fields = view.fields(attribute)?;
        let (ragged, group) =
            (fields.integers("lhs_ragged_dimensions"), fields.integers("rhs_group_dimensions"));
        let refuse = |message: std::string::String| Some(Violation::unlabelled(message));
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
        let method = Method::from(view.numerics());
        let group = indices.first().copied();
        let dimensions = RaggedDimensions { dot, mode, ragged, group, prefix };
        Some(RaggedDot { dimensions, method })
    }

    /// The shape of the result, if the sizes go together.
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

    /// The shape of the result for operands of which the types may have left something open.
    fn shape_at_run_time(&self, operands: &[Value]) -> Result<Vec<usize>, EvalError> {
        let [lhs, rhs, sizes] =
            [0, 1, 2].map(|index: usize| known(operands[index].tensor().shape()));
        at_run_time(|violations| {
            let shape = self.shape([&lhs, &rhs, &sizes]);
            shape.map_err(|violation| violations.push(violation)).ok()
        })
    }

    /// The dimension of a result without groups that a batching or free dimension of lhs becomes.
    fn in_result(&self, dimension: usize, lhs_rank: usize) -> Option<usize> {
        let free = self.dimensions.dot.lhs_free(lhs_rank);
        let batch = self.dimensions.dot.lhs_batching.iter().position(|&found| found == dimension);
        let free = free.iter().position(|&found| found == dimension);
        batch.or(free.map(|place| self.dimensions.dot.lhs_batching.len() + place))
    }

    /// The dimension of rhs that belongs to a batching or contracting one of lhs.
    fn in_rhs(&self, dimension: usize) -> Option<usize> {
        let DotDimensions { lhs_batching, rhs_batching, lhs_contracting, rhs_contracting } =
            &self.dimensions.dot;
        let lhs = lhs_batching.iter().chain(lhs_contracting);
        let mut pairs = lhs.zip(rhs_batching.iter().chain(rhs_contracting));
        pairs.find(|(found, _)| **found == dimension).map(|(_, &right)| right)
    }

    fn evaluate(
        &self,
        [lhs, rhs, sizes]: [&Tensor; 3],
        shape: &[usize],
        element: &ElementType,
    ) -> Result<Tensor, TooLarge> {
        if self.dimensions.mode == Mode::Batching {
            return dot(lhs, rhs, &self.dimensions.dot, element, &self.method);
        }
        let zero = zero_sum(element)?;
        let mut result = Words::splat(element.word(), &[], zero);
        result = movement::broadcast(&result, &[], shape)?;
        let groups = sizes.shape().last().copied().unwrap_or(0);
        let numbers = index_values(sizes);
        let rows: Vec<Row<'_>> = self.rows(lhs.shape(), sizes.shape(), &numbers, groups);
        for group in 0..groups {
            for row in &rows {
                result = match self.dimensions.mode {
                    Mode::Free => self.free_group(lhs, rhs, row, group, element, result)?,
                    _ => self.contracting_group(lhs, rhs, &rows, row, group, element, result)?,
                };
            }
        }
        Ok(Tensor::new(element.clone(), result))
    }

    /// The rows of group sizes; one for all where they do not differ.
    fn rows<'a>(
        &self,
        lhs: &[usize],
        sizes: &[usize],
        numbers: &'a [i64],
        groups: usize,
    ) -> Vec<Row<'a>> {
        let prefix: &[usize] = if sizes.len() == 1 { &[] } else { &self.dimensions.prefix };
        let count: usize = prefix.iter().map(|&dimension| lhs[dimension]).product();
        let row = |number: usize| {
            let mut rest = number;
            let mut at = Vec::with_capacity(prefix.len());
            for &dimension in prefix.iter().rev() {
                at.push((dimension, rest % lhs[dimension]));
                rest /= lhs[dimension];
            }
            Row {
                at,
                sizes: &numbers[number * groups..][..groups],
                limit: lhs[self.dimensions.ragged],
            }
        };
        (0..count).map(row).collect()
    }

    /// The rows of one group, by the right operand of that group.
    fn free_group(
        &self,
        lhs: &Tensor,
        rhs: &Tensor,
        row: &Row<'_>,
        group: usize,
        element: &ElementType,
        result: Words,
    ) -> Result<Words, TooLarge> {
        let (start, len) = row.range(group);
        let Some(group_dimension) = self.dimensions.group.filter(|_| len > 0) else {
            return Ok(result);
        };
        let mut left = Part::whole(lhs);
        let mut right = Part::whole(rhs);
        let mut place = vec![0; result.shape().len()];
        for &(dimension, index) in &row.at {
            left.cut(dimension, index, 1);
            if let Some(dimension) = self.in_rhs(dimension) {
                right.cut(dimension, index, 1);
            }
            if let Some(dimension) = self.in_result(dimension, lhs.shape().len()) {
                place[dimension] = index;
            }
        }
        left.cut(self.dimensions.ragged, start, len);
        right.cut(group_dimension, group, 1);
        if let Some(dimension) = self.in_result(self.dimensions.ragged, lhs.shape().len()) {
            place[dimension] = start;
        }
        let right = right.without(group_dimension)?;
        let product = dot(
            &left.tensor()?,
            &right,
            &self.without_group(group_dimension),
            element,
            &self.method,
        )?;
        Ok(movement::update_slice(result, product.words(), &place))
    }

    /// The dimensions for a right operand without its group dimension.
    fn without_group(&self, group: usize) -> DotDimensions {
        let shifted = |dimensions: &[usize]| -> Vec<usize> {
            dimensions.iter().map(|&d| if d > group { d - 1 } else { d }).collect()
        };
        DotDimensions {
            rhs_batching: shifted(&self.dimensions.dot.rhs_batching),
            rhs_contracting: shifted(&self.dimensions.dot.rhs_contracting),
            ..self.dimensions.dot.clone()
        }
    }

    /// The sums of one group. Where group sizes differ along other contracting dimensions, the
    /// first row of each batch stands for all of them, their steps one row after the other.
    #[allow(clippy::too_many_arguments)]
    fn contracting_group(
        &self,
        lhs: &Tensor,
        rhs: &Tensor,
        rows: &[Row<'_>],
        first: &Row<'_>,
        group: usize,
        element: &ElementType,
        result: Words,
    ) -> Result<Words, TooLarge> {
        let is_step = |dimension: usize| self.dimensions.dot.lhs_contracting.contains(&dimension);
        if first.at.iter().any(|&(dimension, index)| is_step(dimension) && index > 0) {
            return Ok(result);
        }
        let batch = |row: &Row<'_>| -> Vec<(usize, usize)> {
            row.at.iter().copied().filter(|&(dimension, _)| !is_step(dimension)).collect()
        };
        let batch_index = batch(first);
        let (mut lefts, mut rights) = (Vec::new(), Vec::new());
        for row in rows.iter().filter(|row| batch(row) == batch_index) {
            let (start, len) = row.range(group);
            let (mut left, mut right) = (Part::whole(lhs), Part::whole(rhs));
            for (dimension, start, len) in row.at.iter().map(|&(d, index)| (d, index, 1)).chain([(
                self.dimensions.ragged,
                start,
                len,
            )]) {
                left.cut(dimension, start, len);
                if let Some(dimension) = self.in_rhs(dimension) {
                    right.cut(dimension, start, len);
                }
            }
            lefts.push(left.tensor()?);
            rights.push(right.tensor()?);
        }
        let Some(ragged) = self.in_rhs(self.dimensions.ragged) else { return Ok(result) };
        let left = joined(&lefts, self.dimensions.ragged)?;
        let right = joined(&rights, ragged)?;
        let product = dot(&left, &right, &self.dimensions.dot, element, &self.method)?;
        let mut place = vec![0; result.shape().len()];
        place[0] = group;
        for (dimension, index) in batch_index {
            if let Some(dimension) = self.in_result(dimension, lhs.shape().len()) {
                place[1 + dimension] = index;
            }
        }
        let shape = [&[1], product.shape()].concat();
        let product = product.with_shape(&shape);
        Ok(movement::update_slice(result, product.words(), &place))
    }
}

/// The dimensions of lhs before the ragged one, batching ones first.
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

/// The code of a sum without products.
fn zero_sum(element: &ElementType) -> Result<u128, TooLarge> {
    let nothing = Tensor::try_splat(element.clone(), &[0], 0)?;
    let dimensions = DotDimensions {
        lhs_contracting: vec![0],
        rhs_contracting: vec![0],
        ..DotDimensions::default()
    };
    Ok(dot(&nothing, &nothing, &dimensions, element, &Method::default())?.code(0))
}

/// One row of group sizes, for one index along the prefix dimensions.
struct Row<'a> {
    at: Vec<(usize, usize)>,
    sizes: &'a [i64],
    /// The size of the ragged dimension.
    limit: usize,
}

impl Row<'_> {
    /// The start and the length of a group along the ragged dimension, as far as that reaches.
    fn range(&self, group: usize) -> (usize, usize) {
        group_range(self.sizes, group, self.limit)
    }
}

/// A part of a tensor.
struct Part<'a> {
    tensor: &'a Tensor,
    starts: Vec<usize>,
    sizes: Vec<usize>,
}

impl Part<'_> {
    fn whole(tensor: &Tensor) -> Part<'_> {
        let sizes = tensor.shape().to_vec();
        Part { tensor, starts: vec![0; sizes.len()], sizes }
    }

    fn cut(&mut self, dimension: usize, start: usize, len: usize) {
        (self.starts[dimension], self.sizes[dimension]) = (start, len);
    }

    fn tensor(&self) -> Result<Tensor, TooLarge> {
        if self.sizes == self.tensor.shape() {
            return Ok(self.tensor.clone());
        }
        let steps = vec![1; self.sizes.len()];
        let words = movement::slice(self.tensor.words(), &self.starts, &steps, &self.sizes)?;
        Ok(Tensor::new(self.tensor.element().clone(), words))
    }

    /// The part without a dimension of size 1.
    fn without(&self, dimension: usize) -> Result<Tensor, TooLarge> {
        let mut shape = self.sizes.clone();
        shape.remove(dimension);
        Ok(self.tensor()?.with_shape(&shape))
    }
}

fn joined(tensors: &[Tensor], dimension: usize) -> Result<Tensor, TooLarge> {
    if let [tensor] = tensors {
        return Ok(tensor.clone());
    }
    let words: Vec<&Words> = tensors.iter().map(Tensor::words).collect();
    let joined = movement::concatenate(&words, dimension)?;
    Ok(Tensor::new(tensors[0].element().clone(), joined))
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

/// The op as it was verified, if its element types can be run.
fn read_ragged_dot(view: &OpView<'_>) -> Result<RaggedDot, Violation> {
    let ty = tensor_result(view, 0)?;
    let tensors = view.operand_types().filter_map(Type::as_tensor).chain([ty]);
    if tensors.into_iter().any(|ty| quantized(&ty.element).is_some()) {
        return Err(Violation::unlabelled("ragged_dot of quantized types cannot be run"));
    }
    let ranks = [0, 1].map(|index| view.operand(index).map_or(0, |ty| ty.rank()));
    let ragged = RaggedDot::read(view, ranks[0], ranks[1], &mut Vec::new());
    Ok(ragged.unwrap_or_else(|| unreachable!("the dimension numbers were verified")))
}

fn plain_ragged_dot(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ragged = read_ragged_dot(view)?;
    let element = tensor_result(view, 0)?.element.clone();
    Ok(Box::new(move |runtime, operands| {
        let method = drawn(&ragged.method, runtime);
        ragged.shape_at_run_time(operands)?;
        let sizes = plain::index_array(&operands[2]);
        let factors = plain::arrays(&operands[..2])?;
        let factors = [&factors[0], &factors[1]];
        let result = meaning::ragged_dot(factors, &sizes, &ragged.dimensions, &element, &method)?;
        Ok(vec![result.into_tensor().into()])
    }))
}

pub(crate) fn prepare_ragged_dot(view: &OpView<'_>) -> Result<Evaluate, Violation> {
    let ty = tensor_result(view, 0)?.clone();
    let ragged = read_ragged_dot(view)?;
    Ok(Box::new(move |runtime, operands| {
        let ragged = RaggedDot { method: drawn(&ragged.method, runtime), ..ragged.clone() };
        let tensors = [operands[0].tensor(), operands[1].tensor(), operands[2].tensor()];
        let shape = ragged.shape_at_run_time(operands)?;
        let result = ragged.evaluate(tensors, &shape, &ty.element)?;
        one_result(&ty, result.words().clone())
    }))
}
