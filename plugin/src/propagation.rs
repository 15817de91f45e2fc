//! Shardings of results that nothing states: they follow from those of the arguments, op by op.
//!
//! A sharding says where the elements of a value are, never which they are, so a guess that differs from that of XLA's
//! partitioner is not a fault. It is made where JAX's users see it most: ops on elements, movements of dimensions,
//! contractions, reductions, calls, what `shard_map` states, and groups of values that are cut alike.

use std::collections::{HashMap, HashSet};

use shlo_interp::internal::shardings::{AxisRef, MeshRef, Sharding, manual_axes};
use shlo_interp::ir::{Attribute, Block, Function, Module, Op, ValueId};

/// The mesh of shardings whose axes are all left open.
const EMPTY_MESH: &str = "empty_mesh";

/// How deep calls are followed.
const MOST_CALLS: usize = 32;

/// Ops whose result may have the shape of an operand and yet other elements at its places.
const MOVERS: [&str; 2] = ["stablehlo.dot", "stablehlo.convolution"];

/// The sharding that an attribute states, if it is one that says where elements are.
pub fn stated(attribute: Option<&Attribute>) -> Option<Sharding> {
    let Some(Attribute::Opaque(text)) = attribute else { return None };
    let sharding = Sharding::parse(text).ok()?;
    is_stated(&sharding).then_some(sharding)
}

/// A sharding whose open dimensions are cut along the axes that another sharding of the value cuts them along, too. `None` if
/// nothing is left open that the other does not state either.
pub fn completed(sharding: &Sharding, other: Option<&Sharding>) -> Option<Sharding> {
    let mut completed = sharding.clone();
    let Some(other) = other else { return is_stated(&completed).then_some(completed) };
    if matches!(&completed.mesh, MeshRef::Named(name) if name == EMPTY_MESH) {
        completed.mesh = other.mesh.clone();
    }
    let mut used: HashSet<String> = completed.axes().map(|axis| axis.name.clone()).collect();
    for (dimension, like) in completed.dimensions.iter_mut().zip(&other.dimensions) {
        let is_free = |axes: &[AxisRef]| axes.iter().all(|axis| !used.contains(&axis.name));
        if !dimension.closed && is_free(&like.axes) {
            used.extend(like.axes.iter().map(|axis| axis.name.clone()));
            dimension.axes.extend(like.axes.iter().cloned());
        }
    }
    is_stated(&completed).then_some(completed)
}

fn is_stated(sharding: &Sharding) -> bool {
    let is_open = sharding.dimensions.iter().any(|it| !it.closed && it.axes.is_empty());
    !is_open || sharding.axes().next().is_some()
}

/// The shardings of a function's results, those that can be told.
pub fn results(module: &Module, function: &Function) -> Vec<Option<Sharding>> {
    let attributes = function.argument_attributes.iter();
    let arguments = attributes.map(|attributes| stated(attributes.get("sdy.sharding")));
    of_function(module, function, arguments.collect(), 0)
}

fn of_function(
    module: &Module,
    function: &Function,
    arguments: Vec<Option<Sharding>>,
    depth: usize,
) -> Vec<Option<Sharding>> {
    let Some(block) = function.body.as_ref().and_then(|body| body.blocks.first()) else {
        return vec![None; function.ty.results.len()];
    };
    let mut known = Known::new(module, function, depth);
    for (&argument, sharding) in block.arguments.iter().zip(arguments) {
        known.put(argument, sharding);
    }
    let mut told = known.of_block(block);
    told.resize(function.ty.results.len(), None);
    told
}

/// The shardings of the values of a function that were visited so far.
struct Known<'m> {
    module: &'m Module,
    function: &'m Function,
    shardings: HashMap<ValueId, Sharding>,
    /// The values of each group that `sdy.sharding_group` makes, by its number.
    groups: HashMap<i128, Vec<ValueId>>,
    depth: usize,
}

impl<'m> Known<'m> {
    fn new(module: &'m Module, function: &'m Function, depth: usize) -> Self {
        Known { module, function, shardings: HashMap::new(), groups: HashMap::new(), depth }
    }

    fn put(&mut self, value: ValueId, sharding: Option<Sharding>) {
        if let Some(sharding) = sharding.filter(|sharding| sharding.unreduced.is_empty()) {
            self.shardings.insert(value, sharding);
        }
    }

    fn of(&self, value: ValueId) -> Option<&Sharding> {
        self.shardings.get(&value)
    }

    fn shape(&self, value: ValueId) -> Option<Vec<usize>> {
        self.function.values[value].ty.as_tensor()?.static_shape()
    }

    fn of_results(&self, op: &Op) -> Vec<Option<Sharding>> {
        let property = |name: &str| op.properties.get(name);
        let operands = || op.operands.iter().map(|value| self.of(*value).cloned());
        match op.full_name() {
            "sdy.manual_computation" => {
                let Some(Attribute::Opaque(text)) = property("out_shardings") else {
                    return Vec::new();
                };
                let shardings = Sharding::parse_list(text).unwrap_or_default();
                let returned = self.of_manual_region(op);
                let others = returned.iter().map(Option::as_ref).chain(std::iter::repeat(None));
                let both = shardings.iter().zip(others);
                both.map(|(sharding, other)| completed(sharding, other)).collect()
            }
            "sdy.sharding_constraint" | "sdy.reshard" => {
                let Some(Attribute::Opaque(text)) = property("sharding") else { return Vec::new() };
                let sharding = Sharding::parse(text).ok();
                let operand = op.operands.first().and_then(|value| self.of(*value));
                vec![sharding.and_then(|sharding| completed(&sharding, operand))]
            }
            "stablehlo.while" => self.of_loop(op),
            "func.call" if self.depth < MOST_CALLS => {
                let Some(Attribute::Symbol(path)) = property("callee") else { return Vec::new() };
                let Some((module, function)) = self.module.resolve(path) else {
                    return Vec::new();
                };
                of_function(module, function, operands().collect(), self.depth + 1)
            }
            name => op.results.iter().map(|&result| self.of_result(name, op, result)).collect(),
        }
    }

    /// The shardings that the values have which a manual computation returns, along the axes that are not manual.
    fn of_manual_region(&self, op: &Op) -> Vec<Option<Sharding>> {
        let Some(block) = op.regions.first().and_then(|region| region.blocks.first()) else {
            return Vec::new();
        };
        let Some(Attribute::Opaque(text)) = op.properties.get("manual_axes") else {
            return Vec::new();
        };
        let manual = manual_axes(text).unwrap_or_default();
        let mut inside = Known::new(self.module, self.function, self.depth + 1);
        if inside.depth > MOST_CALLS {
            return Vec::new();
        }
        for (&argument, operand) in block.arguments.iter().zip(&op.operands) {
            let free = self.of(*operand).cloned().map(|mut sharding| {
                for dimension in &mut sharding.dimensions {
                    dimension.axes.retain(|axis| !manual.contains(&axis.name));
                }
                sharding
            });
            inside.put(argument, free);
        }
        inside.of_block(block)
    }

    /// The shardings of what a loop carries: those that it begins with, or else those that its body gives.
    fn of_loop(&self, op: &Op) -> Vec<Option<Sharding>> {
        let mut carried: Vec<Option<Sharding>> =
            op.operands.iter().map(|value| self.of(*value).cloned()).collect();
        let Some(block) = op.regions.last().and_then(|body| body.blocks.first()) else {
            return carried;
        };
        let mut inside = Known::new(self.module, self.function, self.depth + 1);
        inside.shardings.clone_from(&self.shardings);
        if inside.depth > MOST_CALLS {
            return carried;
        }
        for (&argument, sharding) in block.arguments.iter().zip(&carried) {
            inside.put(argument, sharding.clone());
        }
        for (place, sharding) in carried.iter_mut().zip(inside.of_block(block)) {
            *place = place.take().or(sharding);
        }
        carried
    }

    /// The shardings of what a block returns.
    fn of_block(&mut self, block: &Block) -> Vec<Option<Sharding>> {
        for op in &block.ops {
            if op.results.is_empty() && op.full_name().ends_with("return") {
                return op.operands.iter().map(|value| self.of(*value).cloned()).collect();
            }
            for (&result, sharding) in op.results.iter().zip(self.of_results(op)) {
                self.put(result, sharding);
            }
            if op.full_name() == "sdy.sharding_group" {
                self.join_group(op);
            }
        }
        Vec::new()
    }

    /// The operand joins the values of a group, which all get the sharding that cuts along the most axes.
    fn join_group(&mut self, op: &Op) {
        let number = op.properties.get("group_id").and_then(Attribute::as_integer);
        let (Some(number), Some(&operand)) = (number, op.operands.first()) else { return };
        let members = self.groups.entry(number).or_default();
        members.push(operand);
        let shardings = members.iter().filter_map(|member| self.shardings.get(member));
        let Some(most) = shardings.max_by_key(|sharding| sharding.axes().count()).cloned() else {
            return;
        };
        self.shardings.extend(members.iter().map(|&member| (member, most.clone())));
    }

    fn of_result(&self, name: &str, op: &Op, result: ValueId) -> Option<Sharding> {
        let integers = |name: &str| op.properties.get(name)?.as_integers();
        let first = || self.of(*op.operands.first()?);
        match name {
            "stablehlo.transpose" => {
                let sources = integers("permutation")?;
                moved(first()?, sources.iter().map(|&source| Some((0, source))), &[first()?])
            }
            "stablehlo.broadcast_in_dim" => {
                let targets = integers("broadcast_dimensions")?;
                let (shape, operand) = (self.shape(result)?, self.shape(op.operands[0])?);
                let source = |dimension: usize| {
                    let source = targets.iter().position(|&it| it == dimension as i64)?;
                    (operand[source] == shape[dimension]).then_some((0, source as i64))
                };
                moved(first()?, (0..shape.len()).map(source), &[first()?])
            }
            "stablehlo.reduce" => {
                let dropped = integers("dimensions")?;
                let rank = self.shape(op.operands[0])?.len() as i64;
                let kept = (0..rank).filter(|dimension| !dropped.contains(dimension));
                moved(first()?, kept.map(|dimension| Some((0, dimension))), &[first()?])
            }
            "stablehlo.dot_general" => self.of_product(op),
            "stablehlo.gather" => self.of_gather(op, result),
            "stablehlo.reshape" => {
                let (from, to) = (self.shape(op.operands[0])?, self.shape(result)?);
                let long =
                    |shape: &[usize]| (0..shape.len()).filter(|&it| shape[it] != 1).collect();
                let [sources, targets]: [Vec<usize>; 2] = [long(&from), long(&to)];
                let same_sizes =
                    sources.iter().map(|&it| from[it]).eq(targets.iter().map(|&it| to[it]));
                let source = |dimension: usize| {
                    let place = targets.iter().position(|&it| it == dimension)?;
                    Some((0, sources[place] as i64))
                };
                same_sizes.then_some(())?;
                moved(first()?, (0..to.len()).map(source), &[first()?])
            }
            _ if MOVERS.contains(&name) => None,
            _ => {
                let shape = self.shape(result)?;
                let alike = |value: &&ValueId| self.shape(**value).as_ref() == Some(&shape);
                let sharded = |value: &ValueId| self.of(*value);
                let most = |found: &&Sharding| found.axes().count();
                if let Some(found) =
                    op.operands.iter().filter(alike).filter_map(sharded).max_by_key(most)
                {
                    return Some(found.clone());
                }
                // slices, concatenations and the like keep the dimensions that keep their sizes
                let operand = *op.operands.first()?;
                let from = self.shape(operand)?;
                let kept = |dimension: usize| {
                    (from[dimension] == shape[dimension]).then_some((0, dimension as i64))
                };
                (from.len() == shape.len()).then_some(())?;
                moved(first()?, (0..shape.len()).map(kept), &[first()?])
            }
        }
    }

    /// The sharding of a gather: dimensions of the operand that are taken whole stay as they are.
    fn of_gather(&self, op: &Op, result: ValueId) -> Option<Sharding> {
        let Some(Attribute::Struct(numbers)) = op.properties.get("dimension_numbers") else {
            return None;
        };
        let operand = *op.operands.first()?;
        let (from, sizes) =
            (self.shape(operand)?, op.properties.get("slice_sizes")?.as_integers()?);
        let dropped = ["collapsed_slice_dims", "operand_batching_dims"];
        let dropped: Vec<i64> = dropped.iter().flat_map(|name| numbers.integers(name)).collect();
        let mut kept = (0..from.len() as i64).filter(|dimension| !dropped.contains(dimension));
        let offsets = numbers.integers("offset_dims");
        let source = |dimension: usize| {
            let source = offsets.contains(&(dimension as i64)).then(|| kept.next()).flatten()?;
            let place = usize::try_from(source).ok()?;
            (*sizes.get(place)? == *from.get(place)? as i64).then_some((0, source))
        };
        let rank = self.shape(result)?.len();
        let like = self.of(operand)?;
        moved(like, (0..rank).map(source), &[like])
    }

    /// The sharding of a contraction: its batch dimensions, then the free ones of both operands.
    fn of_product(&self, op: &Op) -> Option<Sharding> {
        let Some(Attribute::Struct(numbers)) = op.properties.get("dot_dimension_numbers") else {
            return None;
        };
        let [lhs, rhs] = op.operands.as_slice() else { return None };
        let like = self.of(*lhs).or(self.of(*rhs))?;
        let mut sources = Vec::new();
        let batch = numbers.integers("lhs_batching_dimensions");
        sources.extend(batch.iter().map(|&dimension| Some((0, dimension))));
        for (side, value) in [(0, lhs), (1, rhs)] {
            let names = match side {
                0 => ["lhs_batching_dimensions", "lhs_contracting_dimensions"],
                _ => ["rhs_batching_dimensions", "rhs_contracting_dimensions"],
            };
            let taken: Vec<i64> = names.iter().flat_map(|name| numbers.integers(name)).collect();
            let rank = self.shape(*value)?.len() as i64;
            let free = (0..rank).filter(|dimension| !taken.contains(dimension));
            sources.extend(free.map(|dimension| Some((side, dimension))));
        }
        let none = replicated(like);
        let of = |value: &ValueId| self.of(*value).unwrap_or(&none);
        moved(like, sources.into_iter(), &[of(lhs), of(rhs)])
    }
}

/// A sharding of no dimensions over the same mesh.
fn replicated(like: &Sharding) -> Sharding {
    let mut sharding = like.clone();
    sharding.dimensions.clear();
    sharding.replicated.clear();
    sharding
}

/// A sharding each of whose dimensions is as one of an operand, or not cut. No axis cuts two dimensions.
fn moved(
    like: &Sharding,
    sources: impl Iterator<Item = Option<(usize, i64)>>,
    operands: &[&Sharding],
) -> Option<Sharding> {
    let mut sharding = replicated(like);
    let mut blank = operands.iter().find_map(|operand| operand.dimensions.first())?.clone();
    (blank.axes, blank.closed, blank.priority) = (Vec::new(), true, None);
    let mut used: HashSet<String> = HashSet::new();
    for source in sources {
        let of = |(operand, dimension): (usize, i64)| {
            operands[operand].dimensions.get(usize::try_from(dimension).ok()?)
        };
        let mut dimension = blank.clone();
        if let Some(axes) = source.and_then(of).map(|it| &it.axes)
            && axes.iter().all(|axis| !used.contains(&axis.name))
        {
            dimension.axes = axes.clone();
            used.extend(axes.iter().map(|axis| axis.name.clone()));
        }
        sharding.dimensions.push(dimension);
    }
    Some(sharding)
}
