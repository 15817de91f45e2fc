//! What a collective op gives a process, as the result of an op of that process alone: a reduction of what the members of
//! its group brought, or elements of it.

use super::facts::{Fact, taken};
use crate::engine::machine::observing::{Gathering, Observed};
use crate::engine::movement;
use crate::ir::{
    Attribute, Block, Dimension, Op, OpName, OpView, Region, TensorType, Type, ValueDef, ValueId,
    Values,
};
use crate::judge::law::kinds::Law;
use crate::numeric::{ElementType, IntegerType, Zero};
use crate::ops::collective::gathering::{
    AllGather, AllToAll, has_dynamic_root, permutation, roots,
};
use crate::ops::collective::reducing::ReduceScatter;
use crate::ops::exchange::{Gathered, zeros};
use crate::ops::facts::Neutral;
use crate::ops::{self, Meaning};
use crate::tensor::{Tensor, Value, Words};

/// An op of one process in place of a collective op, for one of its results.
pub struct StandIn {
    op: Op,
    values: Values,
    /// What makes results legal.
    pub law: Law,
    /// The operands, and after them the values from outside that the region reads.
    pub operands: Vec<Value>,
    /// What is known of each; `None` of a value that is known exactly.
    pub facts: Vec<Option<Fact>>,
}

impl StandIn {
    /// A view of the op.
    pub fn view<'a>(&'a self, around: &OpView<'a>) -> OpView<'a> {
        OpView { op: &self.op, values: &self.values, ..*around }
    }
}

/// A collective op that has run.
struct Meeting<'a> {
    view: &'a OpView<'a>,
    gathering: &'a Gathering,
    gathered: Gathered<'a>,
    /// The number of the result.
    index: usize,
}

/// The origin of a result of a process.
enum Origin {
    /// It is a reduction of what all members brought.
    Reduction,
    /// It is put together from elements of what all members brought.
    Elements,
    /// It is what the member at this position brought.
    Member(usize),
    /// It is zeros.
    Zeros,
}

/// The op of one process that replaces a collective op, for each result; its members know `known` of their operands.
/// `read` is the values from outside that its region reads, with what is known of them. `None` if it is not known what
/// the op gives.
pub fn stand_ins(
    observed: &Observed<'_>,
    gathering: &Gathering,
    known: &[Vec<Option<Fact>>],
    read: &[(ValueId, Value, Option<Fact>)],
) -> Option<Vec<StandIn>> {
    let view = observed.op.as_ref()?;
    let entry = ops::entry(view.op.full_name())?;
    let Meaning::Exchange(_) = entry.meaning else { return None };
    let members: Vec<usize> = gathering.members.iter().map(|member| member.process).collect();
    let group = if gathering.is_group { members.as_slice() } else { &[] };
    let operands: Vec<Vec<Value>> =
        gathering.members.iter().map(|member| member.values.clone()).collect();
    let (grid, position) = (observed.process.0, gathering.position);
    let gathered = Gathered { grid, group, operands: &operands, position };
    let one = |index: usize| {
        let meeting = Meeting { view, gathering, gathered, index };
        meeting.stand_in(observed.results[index].as_tensor()?, known, read)
    };
    (0..observed.results.len()).map(one).collect()
}

impl Meeting<'_> {
    fn stand_in(
        &self,
        ours: &Tensor,
        known: &[Vec<Option<Fact>>],
        read: &[(ValueId, Value, Option<Fact>)],
    ) -> Option<StandIn> {
        let origin = self.origin()?;
        let own = &known[self.gathering.position];
        if let Some(root) = own.last().filter(|_| has_dynamic_root(self.view))
            && root.is_some()
        {
            return Some(self.moved(ours, root.clone()));
        }
        let fact = |member: usize| known[member].get(self.index).cloned().unwrap_or_default();
        let brought =
            |member: usize| self.gathering.members[member].values.get(self.index).cloned();
        let all = 0..self.gathering.members.len();
        let values: Vec<Value> = all.clone().map(brought).collect::<Option<_>>()?;
        let facts: Vec<Option<Fact>> = all.map(fact).collect();
        match origin {
            Origin::Reduction => {
                let stacked = self.stacked(&values)?;
                let fact = taken(&facts, &values, &|values| self.stacked(values));
                Some(self.reduction(stacked.into_tensor(), fact, ours, read))
            }
            Origin::Elements => {
                Some(self.moved(ours, taken(&facts, &values, &|values| self.elements(values))))
            }
            Origin::Member(member) => Some(self.moved(ours, facts[member].clone())),
            Origin::Zeros => Some(self.moved(ours, None)),
        }
    }

    fn origin(&self) -> Option<Origin> {
        let results = self.view.op.results.len();
        let root = || match self.gathering.is_group {
            true => {
                let is_dynamic = has_dynamic_root(self.view);
                let roots = roots(&self.gathered, is_dynamic, results, "root").ok()?;
                Some(roots.get(self.index).copied())
            }
            false => Some(None),
        };
        Some(match self.view.op.full_name() {
            "stablehlo.all_reduce" | "stablehlo.reduce_scatter" | "stablehlo.cross-replica-sum" => {
                Origin::Reduction
            }
            "stablehlo.all_gather" | "stablehlo.all_to_all" => Origin::Elements,
            "stablehlo.collective_reduce" => match root()? {
                Some(root) if root == self.gathering.position => Origin::Reduction,
                _ => Origin::Zeros,
            },
            "stablehlo.collective_broadcast" => root()?.map_or(Origin::Zeros, Origin::Member),
            "stablehlo.collective_permute" => {
                let source = self.gathered.source(&permutation(self.view)).ok()?;
                source.map_or(Origin::Zeros, Origin::Member)
            }
            _ => return None,
        })
    }

    /// What the members brought, one after the other along a new first dimension, as far as this process gets a reduction of it.
    fn stacked(&self, values: &[Value]) -> Option<Value> {
        let tensors = values.iter().map(Value::as_tensor).collect::<Option<Vec<_>>>()?;
        let is_scattered = self.view.op.full_name() == "stablehlo.reduce_scatter";
        let row = |tensor: &&Tensor| {
            let words = match is_scattered {
                true => {
                    let dimension = ReduceScatter::of(self.view).scatter_dimension;
                    self.part(tensor, usize::try_from(dimension).ok()?)?
                }
                false => tensor.words().clone(),
            };
            let shape: Vec<usize> = [1].iter().chain(words.shape()).copied().collect();
            Some(words.with_shape(&shape))
        };
        let rows = tensors.iter().map(row).collect::<Option<Vec<Words>>>()?;
        joined(tensors[0].element(), &rows, 0)
    }

    /// What the op puts together from what the members brought.
    fn elements(&self, values: &[Value]) -> Option<Value> {
        let tensors = values.iter().map(Value::as_tensor).collect::<Option<Vec<_>>>()?;
        let (words, dimension) = match self.view.op.full_name() {
            "stablehlo.all_to_all" => {
                let AllToAll { split_dimension, concat_dimension, .. } = AllToAll::of(self.view);
                let split = usize::try_from(split_dimension).ok()?;
                let parts = tensors.iter().map(|tensor| self.part(tensor, split));
                (parts.collect::<Option<Vec<Words>>>()?, usize::try_from(concat_dimension).ok()?)
            }
            _ => {
                let words = tensors.iter().map(|tensor| tensor.words().clone()).collect();
                (words, usize::try_from(AllGather::of(self.view).all_gather_dim).ok()?)
            }
        };
        joined(tensors[0].element(), &words, dimension)
    }

    /// The part of a member's operand that is for this process.
    fn part(&self, tensor: &Tensor, dimension: usize) -> Option<Words> {
        let mut sizes = tensor.shape().to_vec();
        let mut starts = vec![0; sizes.len()];
        *sizes.get_mut(dimension)? /= self.gathering.members.len();
        starts[dimension] = self.gathering.position * sizes[dimension];
        movement::slice(tensor.words(), &starts, &vec![1; starts.len()], &sizes).ok()
    }

    /// An op that hands a value on.
    fn moved(&self, ours: &Tensor, fact: Option<Fact>) -> StandIn {
        let mut values = self.view.values.clone();
        let operand = values.add(value_of(ours, self.view));
        let op = self.op(
            "stablehlo.optimization_barrier",
            vec![operand],
            values.add(value_of(ours, self.view)),
        );
        let operands = vec![ours.clone().into()];
        StandIn { op, values, law: Law::One, operands, facts: vec![fact] }
    }

    /// An op that reduces along the first dimension.
    fn reduction(
        &self,
        stacked: Tensor,
        fact: Option<Fact>,
        ours: &Tensor,
        read: &[(ValueId, Value, Option<Fact>)],
    ) -> StandIn {
        let mut values = self.view.values.clone();
        let region = match self.view.op.regions.first() {
            Some(region) => region.clone(),
            None => adding(ours.element(), &mut values, self.view),
        };
        let operand = values.add(value_of(&stacked, self.view));
        let start = Tensor::splat(ours.element().clone(), &[], 0);
        let start_id = values.add(value_of(&start, self.view));
        let result = values.add(value_of(ours, self.view));
        let mut op = self.op("stablehlo.reduce", vec![operand, start_id], result);
        let integer = ElementType::Integer(IntegerType { width: 64, signed: true });
        op.properties.insert("dimensions".into(), Attribute::DenseArray(integer, vec![0]));
        op.regions = vec![region];
        let around = OpView { op: &op, values: &values, ..*self.view };
        let neutral = crate::alone::bodies::body_op(&around).and_then(|body| body.neutral);
        let (start, open) = initial(neutral, &stacked, ours.element());
        let law = open.map_or_else(|| Law::of(&around), Law::Undecided);
        let mut operands = vec![stacked.into(), start.into()];
        operands.extend(read.iter().map(|(_, value, _)| value.clone()));
        let mut facts = vec![fact, None];
        facts.extend(read.iter().map(|(_, _, fact)| fact.clone()));
        StandIn { op, values, law, operands, facts }
    }

    fn op(&self, name: &str, operands: Vec<ValueId>, result: ValueId) -> Op {
        let entry = ops::entry(name).unwrap_or_else(|| unreachable!("{name} is an op"));
        Op {
            name: OpName::Known(&entry.def),
            operands,
            results: vec![result],
            properties: Default::default(),
            attributes: self.view.op.attributes.clone(),
            regions: Vec::new(),
            successors: Vec::new(),
            span: self.view.op.span,
            location: self.view.op.location.clone(),
        }
    }
}

fn joined(element: &ElementType, words: &[Words], dimension: usize) -> Option<Value> {
    let joined = movement::concatenate(&words.iter().collect::<Vec<_>>(), dimension).ok()?;
    Some(Tensor::new(element.clone(), joined).into())
}

/// A value of the type of a tensor.
fn value_of(tensor: &Tensor, view: &OpView<'_>) -> ValueDef {
    let shape = tensor.shape().iter().map(|&size| Dimension::Static(size)).collect();
    let ty = TensorType { shape, ..TensorType::new(&[], tensor.element().clone()) };
    ValueDef { ty: Type::Tensor(ty), name: String::new(), span: view.op.span, location: None }
}

/// A region that adds two elements.
fn adding(element: &ElementType, values: &mut Values, view: &OpView<'_>) -> Region {
    let scalar = Tensor::splat(element.clone(), &[], 0);
    let [first, second, sum] = [(); 3].map(|()| values.add(value_of(&scalar, view)));
    let op = |name: &str, operands: Vec<ValueId>, results: Vec<ValueId>| {
        let entry = ops::entry(name).unwrap_or_else(|| unreachable!("{name} is an op"));
        let (properties, attributes) = Default::default();
        let (regions, successors) = (Vec::new(), Vec::new());
        let (name, span, location) = (OpName::Known(&entry.def), view.op.span, None);
        Op { name, operands, results, properties, attributes, regions, successors, span, location }
    };
    let ops = vec![
        op("stablehlo.add", vec![first, second], vec![sum]),
        op("stablehlo.return", vec![sum], Vec::new()),
    ];
    Region { blocks: vec![Block { label: None, arguments: vec![first, second], ops }] }
}

/// A value that changes nothing where a reduction starts from it, since collective ops start from nothing; and why no bound is
/// known, if there is no such value.
fn initial(
    neutral: Option<Neutral>,
    stacked: &Tensor,
    element: &ElementType,
) -> (Tensor, Option<&'static str>) {
    let splat = |code: u128| Tensor::splat(element.clone(), &[], code);
    let zero = zeros(element, &[]).map(Value::into_tensor).unwrap_or_else(|_| splat(0));
    let has_zero = !matches!(element, ElementType::Float(format) if format.zero == Zero::None);
    match neutral {
        Some(Neutral::Zero) if !has_zero => {
            (zero, Some("its type has no zero, and no bound of such sums is known"))
        }
        Some(Neutral::One) => match element {
            ElementType::Float(format) => (splat(u128::from(format.literal(1.0).code)), None),
            ElementType::Complex(_) => {
                (zero, Some("of products of complex numbers no bound is known"))
            }
            _ => (splat(1), None),
        },
        Some(Neutral::Ones) => (splat(u128::MAX >> (128 - element.bits().clamp(1, 128))), None),
        Some(Neutral::Least) => (extreme(stacked, element, true).unwrap_or(zero), None),
        Some(Neutral::Greatest) => (extreme(stacked, element, false).unwrap_or(zero), None),
        _ => (zero, None),
    }
}

/// A value that is no larger than any that an element of a tensor may be (or no smaller), in another type with the same values.
/// Elements that are not known exactly may be smaller than they are in the run, so that floats need the end of their type.
fn extreme(tensor: &Tensor, element: &ElementType, is_smallest: bool) -> Option<Tensor> {
    if let ElementType::Float(format) = element {
        let largest = match format.has_infinity() {
            true => f64::INFINITY,
            false => format.decode(format.max_finite),
        };
        let code = match (is_smallest, format.signed) {
            (true, true) => format.literal(-largest).code,
            // the smallest value of a type without a sign
            (true, false) => 0,
            (false, _) => format.literal(largest).code,
        };
        return Some(Tensor::splat(element.clone(), &[], u128::from(code)));
    }
    let values = tensor.to_f64s()?;
    let before = |found: usize, place: usize| {
        let is_better = (values[place] < values[found]) == is_smallest;
        if is_better { place } else { found }
    };
    let place = (0..values.len()).reduce(before)?;
    Some(Tensor::splat(element.clone(), &[], tensor.code(place)))
}
