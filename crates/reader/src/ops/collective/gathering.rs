//! Collective ops that move values between processes.

use super::super::prelude::*;
use super::groups::{
    Demands, Groups, Labels, Strategy, channel_id, three_ways, two_ways, verify_groups,
};
use super::{agreement, checked, require_channel, require_types_alike, same_count, zeros};
use crate::ir::{Attribute, Dimension, Fields, Shape, TensorType};
use crate::meaning::{self, Array};
use crate::ops::exchange::{Demand, Exchange, Finish, Gathered, Meeting, Pairs, Parts};
use crate::tensor::allocation::TooLarge;

/// `stablehlo.all_gather` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#all_gather)).
pub static ALL_GATHER: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("operands")],
        attributes: AllGather::DEFINED,
        results: Results::Variadic,
        form: Form::Generic,
        verify: verify_all_gather,
        ..OpDef::new("stablehlo.all_gather")
    },
    meaning: Meaning::Exchange(all_gather),
};

/// `stablehlo.all_to_all` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#all_to_all)).
pub static ALL_TO_ALL: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("operands")],
        attributes: AllToAll::DEFINED,
        results: Results::Variadic,
        form: Form::Generic,
        verify: verify_all_to_all,
        ..OpDef::new("stablehlo.all_to_all")
    },
    meaning: Meaning::Exchange(all_to_all),
};

/// `stablehlo.collective_broadcast` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#collective_broadcast)).
pub static COLLECTIVE_BROADCAST: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("operands")],
        attributes: &[
            required("replica_groups", Any),
            optional("channel_handle", Struct(&CHANNEL_HANDLE)),
            optional("has_dynamic_root", Unit),
        ],
        results: Results::Variadic,
        form: Form::Generic,
        verify: verify_collective_broadcast,
        ..OpDef::new("stablehlo.collective_broadcast")
    },
    // a process receives one member's operand unchanged, or zeros
    meaning: Meaning::Exchange(collective_broadcast),
};

/// `stablehlo.collective_permute` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#collective_permute)).
pub static COLLECTIVE_PERMUTE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[
            required("source_target_pairs", I64Elements),
            optional("channel_handle", Struct(&CHANNEL_HANDLE)),
        ],
        results: Results::Exactly(1),
        form: Form::Generic,
        verify: verify_collective_permute,
        ..OpDef::new("stablehlo.collective_permute")
    },
    // a process receives one member's operand unchanged, or zeros
    meaning: Meaning::Exchange(collective_permute),
};

attributes! {
    pub struct AllGather<'a> {
        required all_gather_dim: i64 = I64,
        required replica_groups: Option<&'a Attribute> = Any,
        optional channel_handle: Option<Fields<'a>> = Struct(&CHANNEL_HANDLE),
        optional use_global_device_ids: bool = Unit,
    }
}

attributes! {
    pub struct AllToAll<'a> {
        required split_dimension: i64 = I64,
        required concat_dimension: i64 = I64,
        required split_count: i64 = I64,
        required replica_groups: Option<&'a Attribute> = Any,
        optional channel_handle: Option<Fields<'a>> = Struct(&CHANNEL_HANDLE),
    }
}

const ALL_GATHER_LABELS: Labels =
    Labels { unique: "all_gather_c2", complete: Some("all_gather_c3"), range: "all_gather_c4" };

fn verify_all_gather(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let demands = Demands { padding: false, gapless: true, size: None };
    verify_groups(view, ALL_GATHER_LABELS, demands, violations);
    require_channel(view, "all_gather_c5", violations);
    refuse_per_axis(view, 0..view.op.operands.len(), "all_gather_i1", violations);
    if !same_count(view, 0, "all_gather_c6", violations) {
        return;
    }
    let dimension = AllGather::of(view).all_gather_dim;
    for index in 0..view.op.operands.len() {
        let Some((operand, result)) = view.operand(index).zip(view.result(index)) else { continue };
        let rank = operand.rank();
        let Some(place) = usize::try_from(dimension).ok().filter(|&place| place < rank) else {
            let message = format!("all_gather_dim {dimension} is not a dimension of rank {rank}");
            violations.push(Violation::new("all_gather_c1", message));
            continue;
        };
        let mut expected = Shape::from_slice(&operand.shape);
        expected[place] = gathered_size(operand.shape[place], result.shape.get(place));
        require_element(result, operand, false, "all_gather_c6", violations);
        require_shape(result, &expected, "all_gather_c6", violations);
    }
}

/// The size of the gathered dimension: a multiple of the operand's. Which multiple depends on the grid of the
/// run, so it is checked then.
fn gathered_size(operand: Dimension, result: Option<&Dimension>) -> Dimension {
    match (operand.size(), result.and_then(|size| size.size())) {
        (Some(0), _) => Dimension::Static(0),
        (Some(operand), Some(result)) if !result.is_multiple_of(operand) => {
            Dimension::Static(operand)
        }
        _ => Dimension::Dynamic,
    }
}

fn all_gather(view: &OpView<'_>, _: Vec<Body>) -> Result<Exchange, Violation> {
    all_gather_by(view, |operands, dimension| {
        meaning::all_gather(&arrays(operands)?, dimension)?.into_tensor()
    })
}

fn arrays(tensors: &[&Tensor]) -> Result<Vec<Array<u128>>, TooLarge> {
    tensors.iter().map(|tensor| Array::of_tensor(tensor)).collect()
}

/// The op, where `join` makes a result from operands along a dimension.
pub fn all_gather_by(
    view: &OpView<'_>,
    join: fn(&[&Tensor], usize) -> Result<Tensor, TooLarge>,
) -> Result<Exchange, Violation> {
    let groups = Groups::of(view, three_ways(view), ALL_GATHER_LABELS)?;
    let dimension = AllGather::of(view).all_gather_dim as usize;
    let types = result_types(view)?;
    let finish: Finish = Box::new(move |_, gathered| {
        let gather = |(index, ty): (usize, &TensorType)| {
            let operands: Vec<&Tensor> = gathered.operand(index).collect();
            checked(ty, join(&operands, dimension)?.into_words(), "all_gather_c6")
        };
        types.iter().enumerate().map(gather).collect()
    });
    let agreement = agreement(view, &["all_gather_dim", "use_global_device_ids"]);
    Ok(Exchange::Meet(Meeting {
        group: groups.finder(),
        agreement,
        alike: true,
        finish,
        demand: Demand::All,
    }))
}

/// The types of the results, which were verified to be tensors.
pub fn result_types(view: &OpView<'_>) -> Result<Vec<TensorType>, Violation> {
    (0..view.op.results.len()).map(|index| tensor_result(view, index).cloned()).collect()
}

/// The replicas or partitions between which a `collective_permute` moves values.
pub fn permutation(view: &OpView<'_>) -> Pairs {
    let pairs = super::channels::pairs(view).unwrap_or_default();
    Pairs { pairs, of_partitions: two_ways(view) == Strategy::CrossPartition }
}

impl<'a> Gathered<'a> {
    /// The position in the group of the member from which the process receives; `None` if it receives zeros.
    ///
    /// # Errors
    ///
    /// [`EvalError::Failed`] if a pair names a replica or partition that the grid does not have.
    pub fn source(&self, permutation: &Pairs) -> Result<Option<usize>, EvalError> {
        let Some(&process) = self.group.get(self.position) else { return Ok(None) };
        let source = permutation.source(self.grid, process)?;
        Ok(self.group.iter().position(|&member| Some(member) == source))
    }

    /// The operand of this index of each member, in the order of the group.
    pub fn operand(self, index: usize) -> impl Iterator<Item = &'a Tensor> {
        self.operands.iter().map(move |operands| operands[index].tensor())
    }
}

const ALL_TO_ALL_LABELS: Labels =
    Labels { unique: "all_to_all_c5", complete: Some("all_to_all_c6"), range: "all_to_all_c7" };

fn verify_all_to_all(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let AllToAll { split_dimension: split, concat_dimension: concat, split_count, .. } =
        AllToAll::of(view);
    if split_count <= 0 {
        let message = format!("split_count is {split_count}, it has to be positive");
        violations.push(Violation::new("all_to_all_c4", message));
        return;
    }
    refuse_per_axis(view, 0..view.op.operands.len(), "all_to_all_i1", violations);
    let size = Some((split_count, "all_to_all_c8"));
    let demands = Demands { padding: false, gapless: true, size };
    verify_groups(view, ALL_TO_ALL_LABELS, demands, violations);
    if !same_count(view, 0, "all_to_all_c9", violations) {
        return;
    }
    for index in 0..view.op.operands.len() {
        let Some((operand, result)) = view.operand(index).zip(view.result(index)) else { continue };
        let Some(shape) = exchanged(&operand.shape, split, concat, split_count, violations) else {
            continue;
        };
        require_element(result, operand, false, "all_to_all_c9", violations);
        require_shape(result, &shape, "all_to_all_c9", violations);
    }
}

/// The shape of a result of `all_to_all`.
fn exchanged(
    operand: &[Dimension],
    split: i64,
    concat: i64,
    split_count: i64,
    violations: &mut Vec<Violation>,
) -> Option<Shape> {
    let rank = operand.len();
    let mut place = |dimension: i64, name: &str, label: &'static str| {
        let place = usize::try_from(dimension).ok().filter(|&place| place < rank);
        let message = || format!("{name} {dimension} is not a dimension of rank {rank}");
        require(place.is_some(), label, message, violations);
        place
    };
    let split = place(split, "split_dimension", "all_to_all_c1");
    let concat = place(concat, "concat_dimension", "all_to_all_c3");
    let (split, concat) = split.zip(concat)?;
    let count = usize::try_from(split_count).ok().filter(|&count| count > 0)?;
    let mut shape = Shape::from_slice(operand);
    if let Some(size) = operand[split].size() {
        let message = || format!("split dimension has size {size}, expected a multiple of {count}");
        if !require(size.is_multiple_of(count), "all_to_all_c2", message, violations) {
            return None;
        }
        shape[split] = Dimension::Static(size / count);
    }
    if let Some(size) = shape[concat].size() {
        shape[concat] = Dimension::Static(size.saturating_mul(count));
    }
    Some(shape)
}

fn all_to_all(view: &OpView<'_>, _: Vec<Body>) -> Result<Exchange, Violation> {
    let exchange = |operands: &[&Tensor], dimensions, position| {
        meaning::all_to_all(&arrays(operands)?, dimensions, position)?.into_tensor()
    };
    all_to_all_by(view, exchange, None)
}

/// The op, where `exchange` makes a result from the operands, the split and the concatenated dimension, and
/// the position of the process in its group. It may also be made of parts.
pub fn all_to_all_by(
    view: &OpView<'_>,
    exchange: fn(&[&Tensor], [usize; 2], usize) -> Result<Tensor, TooLarge>,
    parts: Option<Parts>,
) -> Result<Exchange, Violation> {
    let groups = Groups::of(view, two_ways(view), ALL_TO_ALL_LABELS)?;
    let AllToAll { split_dimension: split, concat_dimension: concat, split_count: count, .. } =
        AllToAll::of(view);
    let types = result_types(view)?;
    let finish: Finish = Box::new(move |_, gathered| {
        if gathered.operands.len() as i64 != count {
            let size = gathered.operands.len();
            let message = format!("a group of {size} for split_count {count} [all_to_all_c8]");
            return Err(EvalError::Failed(message));
        }
        let result = |(index, ty): (usize, &TensorType)| {
            let first = gathered.operands[0][index].tensor().shape();
            at_run_time(|found| exchanged(&known(first), split, concat, count, found))?;
            let operands: Vec<&Tensor> = gathered.operand(index).collect();
            let dimensions = [split as usize, concat as usize];
            let made = exchange(&operands, dimensions, gathered.position)?;
            checked(ty, made.into_words(), "all_to_all_c9")
        };
        types.iter().enumerate().map(result).collect()
    });
    let names = ["split_dimension", "concat_dimension", "split_count"];
    let agreement = agreement(view, &names);
    let demand = parts.map_or(Demand::All, Demand::Parts);
    Ok(Exchange::Meet(Meeting { group: groups.finder(), agreement, alike: false, finish, demand }))
}

/// Whether the last operand of an op names the root; most collective ops have none.
pub fn has_dynamic_root(view: &OpView<'_>) -> bool {
    let stated = view.op.properties.get("has_dynamic_root");
    matches!(stated, Some(Attribute::Boolean(true) | Attribute::Unit))
}

const BROADCAST_LABELS: Labels =
    Labels { unique: "collective_broadcast_c1", complete: None, range: "collective_broadcast_c2" };

fn verify_collective_broadcast(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let demands = Demands { padding: false, gapless: false, size: None };
    verify_groups(view, BROADCAST_LABELS, demands, violations);
    refuse_per_axis(view, 0..view.op.operands.len(), "collective_broadcast_i1", violations);
    let label = if has_dynamic_root(view) {
        if !verify_root(view, "collective_broadcast_c4", violations) {
            return;
        }
        "collective_broadcast_c4"
    } else {
        "collective_broadcast_c3"
    };
    let roots = usize::from(has_dynamic_root(view));
    if same_count(view, roots, "collective_broadcast_c5", violations) {
        require_types_alike(view, label, violations);
    }
}

/// Checks the last operand, which gives the position in the group of each other operand's root.
pub fn verify_root(
    view: &OpView<'_>,
    label: &'static str,
    violations: &mut Vec<Violation>,
) -> bool {
    let count = view.op.operands.len();
    let last = count.checked_sub(1).and_then(|last| view.operand(last));
    let expected = TensorType::new(&[count.saturating_sub(1)], int32());
    let fits = last
        .is_some_and(|last| last.element == expected.element && last.compatible_shape(&expected));
    let message = || {
        let expected = Type::Tensor(expected.clone());
        format!("with has_dynamic_root there are values, and then the roots as a {expected}")
    };
    require(count >= 2 && fits, label, message, violations)
}

fn int32() -> crate::numeric::ElementType {
    let integer = crate::numeric::IntegerType { width: 32, signed: true };
    crate::numeric::ElementType::Integer(integer)
}

/// The positions of the roots in the group, one for each result.
pub fn roots(
    gathered: &Gathered<'_>,
    dynamic: bool,
    results: usize,
    label: &str,
) -> Result<Vec<usize>, EvalError> {
    if !dynamic {
        return Ok(vec![0; results]);
    }
    let own = &gathered.operands[gathered.position];
    let Some(last) = own.last() else { return Ok(Vec::new()) };
    let size = gathered.operands.len();
    let root = |index| {
        let root = last.tensor().code(index) as u32 as i32;
        usize::try_from(root).ok().filter(|&root| root < size).ok_or_else(|| {
            let message = format!("root {root} is no member of a group of {size} [{label}]");
            EvalError::Failed(message)
        })
    };
    if last.tensor().len() != results {
        let found = last.tensor().len();
        return Err(EvalError::Failed(format!("{found} roots for {results} results [{label}]")));
    }
    (0..results).map(root).collect()
}

fn collective_broadcast(view: &OpView<'_>, _: Vec<Body>) -> Result<Exchange, Violation> {
    let groups = Groups::of(view, two_ways(view), BROADCAST_LABELS)?;
    let dynamic = has_dynamic_root(view);
    let count = view.op.results.len();
    let finish: Finish = Box::new(move |_, gathered| {
        if gathered.group.is_empty() {
            return gathered.operands[0][..count].iter().map(zeros).collect();
        }
        let roots = roots(gathered, dynamic, count, "collective_broadcast_c6")?;
        let value = |(index, root): (usize, usize)| gathered.operands[root][index].clone();
        Ok(roots.into_iter().enumerate().map(value).collect())
    });
    let agreement = agreement(view, &["has_dynamic_root"]);
    Ok(Exchange::Meet(Meeting {
        group: groups.finder(),
        agreement,
        alike: !dynamic,
        finish,
        demand: Demand::All,
    }))
}

fn verify_collective_permute(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    refuse_per_axis(view, [0], "collective_permute_i1", violations);
    let labels = ["collective_permute_c1", "collective_permute_c2", "collective_permute_c3"];
    super::channels::verify_pairs(view, labels, "collective_permute_c4", violations);
    require_types_alike(view, "collective_permute_c5", violations);
}

fn collective_permute(view: &OpView<'_>, _: Vec<Body>) -> Result<Exchange, Violation> {
    let permutation = permutation(view);
    let pairs = &permutation.pairs;
    let agreement = format!("source_target_pairs = {pairs:?}, channel {}", channel_id(view));
    let (finder, permutation_of_sources) = (permutation.clone(), permutation.clone());
    let finish: Finish = Box::new(move |_, gathered| {
        Ok(vec![match gathered.source(&permutation)? {
            Some(source) => gathered.operands[source][0].clone(),
            None => zeros(&gathered.operands[gathered.position][0])?,
        }])
    });
    let group = Box::new(move |grid, process| finder.component(grid, process));
    let finder = permutation_of_sources;
    let demand = Demand::One(Box::new(move |grid, group, position| {
        let gathered = Gathered { grid, group, operands: &[], position };
        gathered.source(&finder).ok().flatten()
    }));
    Ok(Exchange::Meet(Meeting { group, agreement, alike: false, finish, demand }))
}
