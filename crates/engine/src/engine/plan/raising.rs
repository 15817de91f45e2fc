//! Custom calls that cut tensors into the parts of devices and join parts, rewritten as manual computations:
//! `@SPMDFullToShardShape` ... `@SPMDShardToFullShape`, and Shardy's own pair.
//!
//! The ops between such calls are those that every device runs for itself. They become the region of one
//! `sdy.manual_computation`, or of several if one needs the results of another.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use crate::engine::plan::readers::captures;
use crate::ir::{
    Attribute, Attributes, Block, Function, Item, Module, Op, OpName, Region, Type, ValueDef,
    ValueId, Values,
};
use crate::ops::sdy::boundaries::{Boundary, Cutting, boundary};
use crate::ops::sdy::manual::{EACH, TILES, tiles_attribute};
use crate::ops::sdy::{MANUAL_COMPUTATION, RETURN};
use crate::ops::{self, Meaning};

/// The module with manual computations in place of such calls, or the module itself if there are none. A
/// function whose calls do not match stays as it is.
pub fn raised(module: &Arc<Module>) -> Arc<Module> {
    if !has_boundaries(module) {
        return Arc::clone(module);
    }
    Arc::new(raised_module(module, module))
}

fn raised_module(module: &Module, outermost: &Module) -> Module {
    let mut copy = module.clone();
    for item in &mut copy.items {
        match item {
            Item::Function(function) => raise_function(function, module, outermost),
            Item::Module(inner) => *inner = raised_module(inner, outermost),
            Item::Other(..) => {}
        }
    }
    copy
}

fn has_boundaries(module: &Module) -> bool {
    module.items.iter().any(|item| match item {
        Item::Function(function) => function.body.as_ref().is_some_and(region_has_boundaries),
        Item::Module(inner) => has_boundaries(inner),
        Item::Other(..) => false,
    })
}

fn region_has_boundaries(region: &Region) -> bool {
    let mut ops = region.blocks.iter().flat_map(|block| &block.ops);
    ops.any(|op| boundary(op).is_some() || op.regions.iter().any(region_has_boundaries))
}

fn raise_function(function: &mut Function, module: &Module, outermost: &Module) {
    let Some(body) = &function.body else { return };
    if !region_has_boundaries(body) {
        return;
    }
    let mut raiser = Raiser {
        cutting: Cutting::new(module, outermost, function),
        values: function.values.clone(),
    };
    if let Some(body) = raiser.region(body) {
        (function.body, function.values) = (Some(body), raiser.values);
    }
}

/// The state of making manual computations in one function.
struct Raiser<'m> {
    cutting: Cutting<'m>,
    /// The function's values, and those that are added.
    values: Values,
}

/// The position of a value: inside how many manual computations of its block, and after how many of them.
#[derive(Clone, Copy, Default)]
struct Standing {
    depth: usize,
    stage: usize,
}

impl Raiser<'_> {
    fn region(&mut self, region: &Region) -> Option<Region> {
        let blocks = region.blocks.iter().map(|block| self.block(block));
        Some(Region { blocks: blocks.collect::<Option<_>>()? })
    }

    /// A block with its calls of both kinds replaced by manual computations, or `None` if the calls do not
    /// match.
    fn block(&mut self, block: &Block) -> Option<Block> {
        // ids of processes and collectives belong to the devices, unless devices run the block itself
        let ops = self.computations(block, true).or_else(|| self.computations(block, false));
        let mut ops = ops?;
        for op in &mut ops {
            let regions = op.regions.iter().map(|region| self.region(region));
            op.regions = regions.collect::<Option<_>>()?;
        }
        Some(Block { label: block.label.clone(), arguments: block.arguments.clone(), ops })
    }

    /// The ops of a block with its manual computations among them. If `with_processes`, ops that address
    /// processes are moved into them even if they read nothing that was cut.
    fn computations(&mut self, block: &Block, with_processes: bool) -> Option<Vec<Op>> {
        let standings = self.standings(block, with_processes)?;
        let last = standings.iter().map(|standing| standing.stage).max().unwrap_or(0);
        let mut stages =
            Stages { raiser: self, block, standings: &standings, crossing: HashMap::new() };
        let mut ops = Vec::with_capacity(block.ops.len());
        for stage in 0..=last {
            if stage > 0 {
                ops.extend(stages.computation(stage)?);
            }
            let globals = block.ops.iter().zip(&standings).filter(|(op, standing)| {
                standing.stage == stage && standing.depth == 0 && !op.is_boundary()
            });
            ops.extend(globals.map(|(op, _)| op.clone()));
        }
        // the terminator ends the block, at whichever position its operands are
        if let Some(end) = block.ops.last() {
            ops.retain(|op| op != end);
            ops.push(end.clone());
        }
        Some(ops)
    }

    /// The position of each op, or `None` if the block ends inside a computation.
    fn standings(&self, block: &Block, with_processes: bool) -> Option<Vec<Standing>> {
        let has_cuts = block.ops.iter().any(|op| op.is_boundary());
        let forced = self.without_operands(block);
        let mut by_value: HashMap<ValueId, Standing> = HashMap::new();
        let mut standings = Vec::with_capacity(block.ops.len());
        for op in &block.ops {
            let inputs = inputs(op).into_iter().map(|value| by_value.get(&value).copied());
            let inputs: Vec<Standing> = inputs.map(Option::unwrap_or_default).collect();
            let mut depth = inputs.iter().map(|input| input.depth).max().unwrap_or(0);
            let result_depth = match boundary(op) {
                Some(Boundary::Cut) => {
                    depth += 1;
                    depth
                }
                Some(Boundary::Join) => depth.checked_sub(1)?,
                None => {
                    let joins =
                        with_processes && addresses_processes(op) || forced.contains(&op.results);
                    depth = if has_cuts && joins { depth.max(1) } else { depth };
                    depth
                }
            };
            let after = |input: &Standing| input.stage + usize::from(depth > 0 && input.depth == 0);
            let least = usize::from(depth > 0);
            let stage = inputs.iter().map(after).max().unwrap_or(0).max(least);
            for &result in &op.results {
                by_value.insert(result, Standing { depth: result_depth, stage });
            }
            standings.push(Standing { depth, stage });
        }
        let ends = standings.last().is_none_or(|end| end.depth == 0);
        ends.then_some(standings)
    }

    /// The results of ops that have to be in a manual computation because their results are joined, though
    /// they read nothing that was cut.
    fn without_operands<'b>(&self, block: &'b Block) -> HashSet<&'b Vec<ValueId>> {
        let joined: HashSet<ValueId> = (block.ops.iter())
            .filter(|op| boundary(op) == Some(Boundary::Join))
            .flat_map(|op| op.operands.iter().copied())
            .collect();
        let makers = block.ops.iter().filter(|op| !op.is_boundary());
        makers
            .map(|op| &op.results)
            .filter(|results| results.iter().any(|result| joined.contains(result)))
            .collect()
    }
}

/// The manual computations of a block, which are made one after the other.
struct Stages<'r, 'm, 'b> {
    raiser: &'r mut Raiser<'m>,
    block: &'b Block,
    standings: &'b [Standing],
    /// The parts that a later computation reads, too: for each the tuple of the devices' values.
    crossing: HashMap<ValueId, ValueId>,
}

/// A manual computation that is being made.
#[derive(Default)]
struct Computation {
    operands: Vec<ValueId>,
    arguments: Vec<ValueId>,
    cuts: Vec<Attribute>,
    results: Vec<ValueId>,
    returned: Vec<ValueId>,
    joins: Vec<Attribute>,
    ops: Vec<Op>,
    /// The values in the region that stand for values from outside.
    inside: HashMap<ValueId, ValueId>,
}

impl Stages<'_, '_, '_> {
    /// Makes the computation of a stage.
    fn computation(&mut self, stage: usize) -> Option<Option<Op>> {
        let members: Vec<(&Op, Standing)> =
            (self.block.ops.iter().zip(self.standings.iter().copied()))
                .filter(|(_, standing)| standing.stage == stage && standing.depth > 0)
                .collect();
        let Some((first, _)) = members.first() else { return Some(None) };
        let at = (first.span, first.location.clone());
        let devices = self.raiser.cutting.devices(self.block);
        let mut computation = Computation::default();
        for (op, standing) in &members {
            let tiles = || {
                let Raiser { cutting, values } = &*self.raiser;
                cutting.tiles(self.block, op, values, devices).map(|tiles| {
                    tiles.iter().map(|tiles| tiles_attribute(Some(tiles))).collect::<Vec<_>>()
                })
            };
            match boundary(op).filter(|_| standing.depth == 1) {
                Some(Boundary::Cut) => {
                    computation.cuts.extend(tiles()?);
                    computation.operands.extend(&op.operands);
                    computation.arguments.extend(&op.results);
                }
                Some(Boundary::Join) => {
                    computation.joins.extend(tiles()?);
                    computation.results.extend(&op.results);
                    computation.returned.extend(&op.operands);
                }
                None => computation.ops.push((*op).clone()),
            }
        }
        self.bring_in(&mut computation, devices);
        self.send_on(&mut computation, stage);
        Some(Some(computation.finish(at)))
    }

    /// Gives the region the values that it reads from outside: constants as copies, and all others as
    /// operands that each device has whole.
    fn bring_in(&mut self, computation: &mut Computation, devices: usize) {
        let mut known: HashSet<ValueId> = computation.arguments.iter().copied().collect();
        known.extend(computation.ops.iter().flat_map(|op| op.results.iter().copied()));
        let read = computation.ops.iter().flat_map(inputs).chain(computation.returned.clone());
        let outside: BTreeSet<ValueId> = read.filter(|value| !known.contains(value)).collect();
        let mut constants = Vec::new();
        for value in outside {
            let inner = self.again(value);
            computation.inside.insert(value, inner);
            let maker = self.block.ops.iter().find(|op| op.results.as_slice() == [value]);
            if let Some(constant) = maker.filter(|op| is_constant(op)) {
                constants.push(Op { results: vec![inner], ..constant.clone() });
                continue;
            }
            computation.arguments.push(inner);
            match self.crossing.get(&value) {
                Some(&tuple) => {
                    computation.operands.push(tuple);
                    computation.cuts.push(Attribute::String(EACH.into()));
                }
                None => {
                    let rank = self.raiser.values[value].ty.as_tensor().map(|ty| ty.rank());
                    let whole = rank.and_then(|rank| self.raiser.cutting.whole(rank, devices));
                    computation.operands.push(value);
                    computation.cuts.push(tiles_attribute(whole.as_ref()));
                }
            }
        }
        constants.append(&mut computation.ops);
        computation.ops = constants;
    }

    /// Makes the region return the values that later computations read.
    fn send_on(&mut self, computation: &mut Computation, stage: usize) {
        let later = self.block.ops.iter().zip(self.standings);
        let later = later.filter(|(_, standing)| standing.stage > stage && standing.depth > 0);
        let read: HashSet<ValueId> = later.flat_map(|(op, _)| inputs(op)).collect();
        let made =
            computation.arguments.iter().chain(computation.ops.iter().flat_map(|op| &op.results));
        let sent: BTreeSet<ValueId> = made.copied().filter(|value| read.contains(value)).collect();
        for value in sent {
            let tuple = self.again(value);
            let ty = &mut self.raiser.values[tuple].ty;
            *ty = Type::Tuple(vec![ty.clone()]);
            self.crossing.insert(value, tuple);
            computation.results.push(tuple);
            computation.returned.push(value);
            computation.joins.push(Attribute::String(EACH.into()));
        }
    }

    /// A new value with the definition of another one.
    fn again(&mut self, value: ValueId) -> ValueId {
        let definition: ValueDef = self.raiser.values[value].clone();
        self.raiser.values.add(definition)
    }
}

impl Computation {
    fn finish(
        self,
        (span, location): (crate::diagnostic::Span, Option<Arc<crate::ir::Location>>),
    ) -> Op {
        let op = |name, operands, results| Op {
            name: OpName::Known(name),
            operands,
            results,
            properties: Attributes::new(),
            attributes: Attributes::new(),
            regions: Vec::new(),
            successors: Vec::new(),
            span,
            location: location.clone(),
        };
        let mut ops = self.ops;
        ops.push(op(&RETURN.def, self.returned, Vec::new()));
        ops.iter_mut().for_each(|op| substitute(op, &self.inside));
        let block = Block { label: None, arguments: self.arguments, ops };
        let [cuts, joins] = TILES;
        let properties = [(cuts, self.cuts), (joins, self.joins)];
        let properties = properties.map(|(name, each)| (name.to_string(), Attribute::Array(each)));
        Op {
            properties: properties.into_iter().collect(),
            regions: vec![Region { blocks: vec![block] }],
            ..op(&MANUAL_COMPUTATION.def, self.operands, self.results)
        }
    }
}

/// Replaces values that an op, and the ops in its regions, read.
fn substitute(op: &mut Op, values: &HashMap<ValueId, ValueId>) {
    for operand in &mut op.operands {
        if let Some(value) = values.get(operand) {
            *operand = *value;
        }
    }
    let regions = op.regions.iter_mut().flat_map(|region| &mut region.blocks);
    regions.flat_map(|block| &mut block.ops).for_each(|op| substitute(op, values));
}

/// The values from outside that an op, and the ops in its regions, read.
fn inputs(op: &Op) -> Vec<ValueId> {
    let mut inputs = op.operands.clone();
    inputs.extend(captures(&op.regions));
    inputs
}

fn is_constant(op: &Op) -> bool {
    ops::entry(op.full_name()).is_some_and(|entry| matches!(entry.meaning, Meaning::Constant))
}

/// Whether the result of an op depends on the process that runs it.
pub fn addresses_processes(op: &Op) -> bool {
    let is_exchange = |entry: &'static ops::Entry| matches!(entry.meaning, Meaning::Exchange(_));
    matches!(op.full_name(), "stablehlo.partition_id" | "stablehlo.replica_id")
        || ops::entry(op.full_name()).is_some_and(is_exchange)
}

/// A property of ops: whether one is a boundary between whole tensors and parts.
trait IsBoundary {
    fn is_boundary(&self) -> bool;
}

impl IsBoundary for Op {
    fn is_boundary(&self) -> bool {
        boundary(self).is_some()
    }
}
