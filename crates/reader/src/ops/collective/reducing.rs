//! Collective ops that reduce values of several processes to one.
//!
//! Values are reduced in ascending order of the processes' numbers, whatever the order in the group:
//! `computation(computation(first, second), third)`.

use super::super::prelude::*;
use super::super::reduction::is_promotable;
use super::gathering::{has_dynamic_root, roots, verify_root};
use super::groups::{Demands, Groups, Labels, Strategy, three_ways, verify_groups};
use super::reduction::{Reduce, Reduction};
use super::{agreement, require_channel, same_count};
use crate::ir::{Attribute, Dimension, Fields, Shape, TensorType};
use crate::numeric::ElementType;
use crate::ops::exchange::{Demand, Exchange, Finish, Meeting, Parts};
use std::sync::Arc;

/// `stablehlo.all_reduce` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#all_reduce)).
pub static ALL_REDUCE: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("operands")],
        attributes: &[
            required("replica_groups", Any),
            optional("channel_handle", Struct(&CHANNEL_HANDLE)),
            optional("use_global_device_ids", Unit),
        ],
        regions: Regions::Exactly(1),
        results: Results::Variadic,
        form: Form::Generic,
        verify: verify_all_reduce,
        ..OpDef::new("stablehlo.all_reduce")
    },
    meaning: Meaning::Exchange(all_reduce),
};

/// `stablehlo.reduce_scatter` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#reduce_scatter)).
pub static REDUCE_SCATTER: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: ReduceScatter::DEFINED,
        regions: Regions::Exactly(1),
        results: Results::Exactly(1),
        form: Form::Generic,
        verify: verify_reduce_scatter,
        ..OpDef::new("stablehlo.reduce_scatter")
    },
    meaning: Meaning::Exchange(reduce_scatter),
};

/// `stablehlo.collective_reduce` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#collective_reduce)).
pub static COLLECTIVE_REDUCE: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("operands")],
        attributes: &[
            required("replica_groups", Any),
            optional("channel_handle", Struct(&CHANNEL_HANDLE)),
            optional("use_global_device_ids", Unit),
            optional("has_dynamic_root", Unit),
        ],
        regions: Regions::Exactly(1),
        results: Results::Variadic,
        form: Form::Generic,
        verify: verify_collective_reduce,
        ..OpDef::new("stablehlo.collective_reduce")
    },
    meaning: Meaning::Exchange(collective_reduce),
};

/// `stablehlo.cross-replica-sum`, an older spelling of an `all_reduce` that adds across replicas.
pub static CROSS_REPLICA_SUM: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[required("replica_groups", I64Elements)],
        results: Results::Exactly(1),
        form: Form::Generic,
        infer: Some(|view| Ok(view.operand_types().cloned().collect())),
        verify: verify_cross_replica_sum,
        ..OpDef::new("stablehlo.cross-replica-sum")
    },
    meaning: Meaning::Exchange(cross_replica_sum),
};

const ALL_REDUCE_LABELS: Labels =
    Labels { unique: "all_reduce_c1", complete: Some("all_reduce_c2"), range: "all_reduce_c3" };

fn verify_all_reduce(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let demands = Demands { padding: true, gapless: true, size: None };
    verify_groups(view, ALL_REDUCE_LABELS, demands, violations);
    require_channel(view, "all_reduce_c4", violations);
    refuse_per_axis(view, 0..view.op.operands.len(), "all_reduce_i1", violations);
    if !same_count(view, 0, "all_reduce_c6", violations) {
        return;
    }
    for index in 0..view.op.operands.len() {
        let Some((operand, result)) = view.operand(index).zip(view.result(index)) else { continue };
        let Some(element) = verify_computation(view, operand, "all_reduce_c5", violations) else {
            continue;
        };
        require_shape(result, &operand.shape, "all_reduce_c6", violations);
        require_result_element(result, element, "all_reduce_c7", violations);
    }
}

/// The element type of the computation, which has the type `(tensor<E>, tensor<E>) -> tensor<E>`.
fn verify_computation<'a>(
    view: &OpView<'a>,
    operand: &TensorType,
    label: &'static str,
    violations: &mut Vec<Violation>,
) -> Option<&'a ElementType> {
    let types = signature(view, 0);
    let element = types.as_ref().and_then(|(arguments, returned)| {
        let ([first, second], [result]) = (arguments.as_slice(), returned.as_slice()) else {
            return None;
        };
        let element = &result.as_tensor()?.element;
        let fits = [first, second, result].iter().all(|ty| is_scalar(ty, element));
        fits.then_some(element)
    });
    let message = || "the computation has to be (tensor<E>, tensor<E>) -> tensor<E>".to_string();
    require(element.is_some(), label, message, violations);
    let element = element?;
    let message = || format!("{} cannot be promoted to {element}", operand.element);
    require(is_promotable(&operand.element, element), label, message, violations);
    Some(element)
}

fn require_result_element(
    result: &TensorType,
    element: &ElementType,
    label: &'static str,
    violations: &mut Vec<Violation>,
) {
    let message = || format!("the result has elements of {}, expected {element}", result.element);
    require(result.element == *element, label, message, violations);
}

fn all_reduce(view: &OpView<'_>, bodies: Vec<Body>) -> Result<Exchange, Violation> {
    all_reduce_by(view, Reduction::of(view, bodies)?)
}

/// The op by a reduction that is prepared.
pub fn all_reduce_by(view: &OpView<'_>, reduction: impl Reduce) -> Result<Exchange, Violation> {
    let groups = Groups::of(view, three_ways(view), ALL_REDUCE_LABELS)?;
    let (alike, count) = (!reduction.computation().captures(), view.op.results.len());
    let demand = if reduction.goes_by_pairs() { Demand::Pairs } else { Demand::All };
    let finish: Finish = Box::new(move |runtime, gathered| {
        let order = in_process_order(gathered.group);
        let reduce = |index| {
            let operands = order.iter().map(|&member| &gathered.operands[member][index]);
            reduction.reduce(
                runtime,
                index,
                operands.map(|operand| operand.tensor().clone()).collect(),
            )
        };
        (0..count).map(reduce).collect()
    });
    let agreement = agreement(view, &["use_global_device_ids"]);
    Ok(Exchange::Meet(Meeting { group: groups.finder(), agreement, alike, finish, demand }))
}

/// The positions in a group, in ascending order of the processes' numbers.
fn in_process_order(group: &[usize]) -> Vec<usize> {
    let mut positions: Vec<usize> = (0..group.len()).collect();
    positions.sort_unstable_by_key(|&position| group[position]);
    positions
}

const REDUCE_SCATTER_LABELS: Labels = Labels {
    unique: "reduce_scatter_c3",
    complete: Some("reduce_scatter_c4"),
    range: "reduce_scatter_c5",
};

attributes! {
    pub struct ReduceScatter<'a> {
        required scatter_dimension: i64 = I64,
        required replica_groups: Option<&'a Attribute> = Any,
        optional channel_handle: Option<Fields<'a>> = Struct(&CHANNEL_HANDLE),
        optional use_global_device_ids: bool = Unit,
    }
}

fn verify_reduce_scatter(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let demands = Demands { padding: false, gapless: true, size: None };
    let size = verify_groups(view, REDUCE_SCATTER_LABELS, demands, violations);
    require_channel(view, "reduce_scatter_c6", violations);
    refuse_per_axis(view, [0], "reduce_scatter_i1", violations);
    let Some((operand, result)) = operand_and_result(view, violations) else { return };
    let element = verify_computation(view, operand, "reduce_scatter_c7", violations);
    let size = size.filter(|_| three_ways(view) != Strategy::CrossReplicaAndPartition);
    let dimension = ReduceScatter::of(view).scatter_dimension;
    let rank = operand.rank();
    let Some(place) = usize::try_from(dimension).ok().filter(|&place| place < rank) else {
        let message = format!("scatter_dimension {dimension} is not a dimension of rank {rank}");
        return violations.push(Violation::new("reduce_scatter_c2", message));
    };
    let mut expected = Shape::from_slice(&operand.shape);
    let scattered = operand.shape[place].size();
    expected[place] = match (scattered, size) {
        (Some(scattered), Some(size)) if !scattered.is_multiple_of(size) => {
            let message = format!("size {scattered} of dimension {place} is no multiple of {size}");
            return violations.push(Violation::new("reduce_scatter_c1", message));
        }
        (Some(scattered), Some(size)) => Dimension::Static(scattered / size),
        _ => Dimension::Dynamic,
    };
    require_shape(result, &expected, "reduce_scatter_c8", violations);
    let parts = scattered.zip(result.shape.get(place).and_then(|size| size.size()));
    if let Some((scattered, part)) = parts
        && !scattered.is_multiple_of(part)
    {
        let message = format!("size {scattered} of dimension {place} is no multiple of {part}");
        violations.push(Violation::new("reduce_scatter_c8", message));
    }
    if let Some(element) = element {
        require_result_element(result, element, "reduce_scatter_c9", violations);
    }
}

fn reduce_scatter(view: &OpView<'_>, bodies: Vec<Body>) -> Result<Exchange, Violation> {
    reduce_scatter_by(view, Reduction::of(view, bodies)?)
}

/// The op by a reduction that is prepared.
pub fn reduce_scatter_by(view: &OpView<'_>, reduction: impl Reduce) -> Result<Exchange, Violation> {
    let groups = Groups::of(view, three_ways(view), REDUCE_SCATTER_LABELS)?;
    let dimension = ReduceScatter::of(view).scatter_dimension as usize;
    let ty = tensor_result(view, 0)?.clone();
    let reduction = Arc::new(reduction);
    let parts = reduction.goes_by_pairs().then(|| scattered_parts(&reduction, dimension, &ty));
    let finish: Finish = Box::new(move |runtime, gathered| {
        let count = gathered.operands.len();
        let size = gathered.operands[0][0].tensor().shape()[dimension];
        if !size.is_multiple_of(count) {
            let message =
                format!("size {size} is no multiple of the group's {count} [reduce_scatter_c1]");
            return Err(EvalError::Failed(message));
        }
        let parts = in_process_order(gathered.group).into_iter().map(|member| {
            let operand = gathered.operands[member][0].tensor();
            reduction.part(operand, dimension, gathered.position, count)
        });
        let result = reduction.reduce(runtime, 0, parts.collect::<Result<_, EvalError>>()?)?;
        one_result(&ty, result.into_tensor().into_words())
    });
    let agreement = agreement(view, &["scatter_dimension", "use_global_device_ids"]);
    let demand = parts.map_or(Demand::All, Demand::Parts);
    Ok(Exchange::Meet(Meeting { group: groups.finder(), agreement, alike: false, finish, demand }))
}

/// The parts that the members of a `reduce_scatter` need of each other.
fn scattered_parts<R: Reduce>(reduction: &Arc<R>, dimension: usize, ty: &TensorType) -> Parts {
    let (of_member, reduction, ty) = (Arc::clone(reduction), Arc::clone(reduction), ty.clone());
    Parts {
        cut: Box::new(move |operands, position, count| {
            let operand = operands[0].tensor();
            if !operand.shape()[dimension].is_multiple_of(count) {
                return Ok(None);
            }
            let part = of_member.part(operand, dimension, position, count)?;
            Ok(Some(vec![part.into()]))
        }),
        finish: Box::new(move |runtime, gathered| {
            let order = in_process_order(gathered.group);
            let parts =
                order.into_iter().map(|member| gathered.operands[member][0].tensor().clone());
            let result = reduction.reduce(runtime, 0, parts.collect())?;
            one_result(&ty, result.into_tensor().into_words())
        }),
    }
}

const COLLECTIVE_REDUCE_LABELS: Labels =
    Labels { unique: "collective_reduce_c1", complete: None, range: "collective_reduce_c2" };

fn verify_collective_reduce(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let demands = Demands { padding: true, gapless: false, size: None };
    verify_groups(view, COLLECTIVE_REDUCE_LABELS, demands, violations);
    refuse_per_axis(view, 0..view.op.operands.len(), "collective_reduce_i1", violations);
    if view.flag("use_global_device_ids") && super::groups::channel_id(view) <= 0 {
        violations.push(Violation::unlabelled("use_global_device_ids needs a positive channel_id"));
    }
    let dynamic = has_dynamic_root(view);
    if dynamic && !verify_root(view, "collective_reduce_c3", violations) {
        return;
    }
    if !same_count(view, usize::from(dynamic), "collective_reduce_c3", violations) {
        return;
    }
    for index in 0..view.op.results.len() {
        let Some((operand, result)) = view.operand(index).zip(view.result(index)) else { continue };
        require_shape(result, &operand.shape, "collective_reduce_c3", violations);
        let element = verify_computation(view, operand, "collective_reduce_c4", violations);
        if let Some(element) = element {
            require_result_element(result, element, "collective_reduce_c4", violations);
        }
    }
}

fn collective_reduce(view: &OpView<'_>, bodies: Vec<Body>) -> Result<Exchange, Violation> {
    collective_reduce_by(view, Reduction::of(view, bodies)?)
}

/// The op by a reduction that is prepared.
pub fn collective_reduce_by(
    view: &OpView<'_>,
    reduction: impl Reduce,
) -> Result<Exchange, Violation> {
    let groups = Groups::of(view, three_ways(view), COLLECTIVE_REDUCE_LABELS)?;
    let (dynamic, count) = (has_dynamic_root(view), view.op.results.len());
    let finish: Finish = Box::new(move |runtime, gathered| {
        let own = &gathered.operands[gathered.position];
        let order = in_process_order(gathered.group);
        let roots = match gathered.group.is_empty() {
            true => vec![usize::MAX; count],
            false => roots(gathered, dynamic, count, "collective_reduce_c3")?,
        };
        let result = |(index, root): (usize, usize)| {
            if root != gathered.position {
                return reduction.computation().zeros(own[index].tensor());
            }
            let operands = order.iter().map(|&member| gathered.operands[member][index].tensor());
            reduction.reduce(runtime, index, operands.cloned().collect())
        };
        roots.into_iter().enumerate().map(result).collect()
    });
    let agreement = agreement(view, &["use_global_device_ids", "has_dynamic_root"]);
    let demand = Demand::All;
    Ok(Exchange::Meet(Meeting { group: groups.finder(), agreement, alike: false, finish, demand }))
}

const CROSS_REPLICA_SUM_LABELS: Labels =
    Labels { unique: "all_reduce_c1", complete: Some("all_reduce_c2"), range: "all_reduce_c3" };

fn verify_cross_replica_sum(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let demands = Demands { padding: true, gapless: true, size: None };
    verify_groups(view, CROSS_REPLICA_SUM_LABELS, demands, violations);
}

fn cross_replica_sum(view: &OpView<'_>, _: Vec<Body>) -> Result<Exchange, Violation> {
    cross_replica_sum_by(view, Reduction::by_sum(view)?)
}

/// The op by a reduction that is prepared.
pub fn cross_replica_sum_by(
    view: &OpView<'_>,
    reduction: impl Reduce,
) -> Result<Exchange, Violation> {
    let groups = Groups::of(view, Strategy::CrossReplica, CROSS_REPLICA_SUM_LABELS)?;
    let demand = if reduction.goes_by_pairs() { Demand::Pairs } else { Demand::All };
    let finish: Finish = Box::new(move |runtime, gathered| {
        let order = in_process_order(gathered.group);
        let operands = order.iter().map(|&member| gathered.operands[member][0].tensor().clone());
        Ok(vec![reduction.reduce(runtime, 0, operands.collect())?])
    });
    let agreement = String::new();
    Ok(Exchange::Meet(Meeting { group: groups.finder(), agreement, alike: true, finish, demand }))
}
