//! Shardings of results that nothing states: they follow from those of the arguments, op by op.
//!
//! A sharding says where the elements of a value are, never which they are, so a guess that differs from that of XLA's
//! partitioner is no fault. It is made where JAX's users see it most: ops on elements, movements of dimensions,
//! contractions, reductions, calls, and what `shard_map` states.

use std::collections::{HashMap, HashSet};

use shlo_interp::internal::shardings::Sharding;
use shlo_interp::ir::{Attribute, Block, Function, Module, Op, ValueId};

/// How deep calls are followed.
const MOST_CALLS: usize = 32;

/// Ops whose result may have the shape of an operand and yet other elements at its places.
const MOVERS: [&str; 6] = [
    "stablehlo.dot_general",
    "stablehlo.dot",
    "stablehlo.convolution",
    "stablehlo.transpose",
    "stablehlo.reshape",
    "stablehlo.gather",
];

/// The sharding that an attribute states, if it is one that says where elements are.
pub fn stated(attribute: Option<&Attribute>) -> Option<Sharding> {
    let Some(Attribute::Opaque(text)) = attribute else { return None };
    let sharding = Sharding::parse(text).ok()?;
    let is_open = sharding.dimensions.iter().any(|it| !it.closed && it.axes.is_empty());
    (!is_open || sharding.axes().next().is_some()).then_some(sharding)
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
    let mut known = Known { module, function, shardings: HashMap::new(), depth };
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
    depth: usize,
}

impl Known<'_> {
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
                Sharding::parse_list(text).unwrap_or_default().into_iter().map(Some).collect()
            }
            "sdy.sharding_constraint" | "sdy.reshard" => vec![stated(property("sharding"))],
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

    /// The shardings of what a loop carries: those that it begins with, or else those that its body gives.
    fn of_loop(&self, op: &Op) -> Vec<Option<Sharding>> {
        let mut carried: Vec<Option<Sharding>> =
            op.operands.iter().map(|value| self.of(*value).cloned()).collect();
        let Some(block) = op.regions.last().and_then(|body| body.blocks.first()) else {
            return carried;
        };
        let shardings = self.shardings.clone();
        let (module, function, depth) = (self.module, self.function, self.depth + 1);
        let mut inside = Known { module, function, shardings, depth };
        if depth > MOST_CALLS {
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
        }
        Vec::new()
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
            _ if MOVERS.contains(&name) => None,
            _ => {
                let shape = self.shape(result)?;
                let alike =
                    op.operands.iter().filter(|value| self.shape(**value).as_ref() == Some(&shape));
                alike
                    .filter_map(|value| self.of(*value))
                    .max_by_key(|it| it.axes().count())
                    .cloned()
            }
        }
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
