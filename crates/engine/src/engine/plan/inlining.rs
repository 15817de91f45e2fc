//! Inlining of small functions: their ops are planned with those around the call, fused and compiled as if
//! they had been written there. A function is inlined if it has static types and is a leaf once its own calls
//! are inlined.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use crate::engine::machine::{Executable, FunctionId};
use crate::engine::plan::renumbering::Renumbering;
use crate::engine::plan::thresholds::{
    INLINED_DEPTH_UP_TO, INLINED_GROWTH_UP_TO, INLINED_OPS_UP_TO,
};
use crate::engine::plan::{OpOrigin, Site};
use crate::ir::{Attribute, Block, Definers, Function, Op, OpView, Region, Type, ValueId, Values};
use crate::ops::{self, Control, Meaning};
use crate::paths::{self, Path};

/// A function with other functions inlined into it.
pub struct Inlined {
    pub function: Function,
    /// The site of each run of values, after the first value of the run; `None` stands for the function's own
    /// values.
    sites: Vec<(ValueId, Option<Arc<Site>>)>,
}

impl Inlined {
    /// A function with the calls inlined that can be, and with ops in place of composites and custom calls
    /// that stand for them. The result is `None` if there are no such ops.
    pub fn of(executable: &Executable, id: FunctionId) -> Option<Inlined> {
        let function = executable.function(id).1;
        let body = function.body.as_ref()?;
        let mut candidates = Candidates { executable, sizes: HashMap::from([(id.0, None)]) };
        if !candidates.is_called_in(body, id) {
            return None;
        }
        let mut printed = HashSet::new();
        printed_values(body, &mut printed);
        let mut inliner = Inliner {
            candidates,
            printed,
            room: INLINED_GROWTH_UP_TO,
            site: None,
            sites: vec![(ValueId(0), None)],
        };
        let mut renumbering = Renumbering::new(&function.values, Values::default());
        let region = inliner.region(&mut renumbering, id, body);
        let values = renumbering.values;
        // every field but the body, which is large
        let function = Function {
            name: function.name.clone(),
            visibility: function.visibility,
            ty: function.ty.clone(),
            argument_attributes: function.argument_attributes.clone(),
            result_attributes: function.result_attributes.clone(),
            attributes: function.attributes.clone(),
            body: Some(region),
            values,
            span: function.span,
            location: function.location.clone(),
            definers: Definers::default(),
        };
        Some(Inlined { function, sites: inliner.sites })
    }

    /// The call that was replaced by an op, or `None` if the op was written in the function.
    pub fn site(&self, op: &Op) -> Option<&Arc<Site>> {
        let value = op.results.first()?;
        let run = self.sites.partition_point(|(first, _)| first <= value) - 1;
        self.sites[run].1.as_ref()
    }
}

/// Adds the values that ops of a region print with their names.
fn printed_values(region: &Region, printed: &mut HashSet<ValueId>) {
    for op in region.blocks.iter().flat_map(|block| &block.ops) {
        if op.full_name() == ops::PRINT.def.name {
            printed.extend(&op.operands);
        }
        op.regions.iter().for_each(|region| printed_values(region, printed));
    }
}

/// The functions that can be inlined.
struct Candidates<'m> {
    executable: &'m Executable,
    /// How many ops each function has, with those of functions inlined into it; `None` if it cannot be
    /// inlined. A function that is being examined cannot be: it would call itself.
    sizes: HashMap<usize, Option<usize>>,
}

impl<'m> Candidates<'m> {
    /// Whether the region has an op that calls a function which can be inlined, or an op that stands for another op.
    fn is_called_in(&mut self, region: &'m Region, id: FunctionId) -> bool {
        region.blocks.iter().flat_map(|block| &block.ops).any(|op| {
            self.callee(op, id).is_some_and(|callee| self.size(callee, 0).is_some())
                || self.standing_op(op, id).is_some()
                || op.regions.iter().any(|region| self.is_called_in(region, id))
        })
    }

    /// The op that an op of a function stands for, if there is one.
    fn standing_op(&self, op: &'m Op, id: FunctionId) -> Option<Op> {
        if self.executable.given_meaning(op).is_some() {
            return None;
        }
        ops::standing_op(&self.view(op, id))
    }

    fn view(&self, op: &'m Op, id: FunctionId) -> OpView<'m> {
        let (module, function) = self.executable.function(id);
        OpView::in_function(op, function, module, self.executable.numerics)
    }

    /// The function that an op of a function calls, if both are in one module.
    fn callee(&self, op: &'m Op, caller: FunctionId) -> Option<FunctionId> {
        if !paths::allows(Path::Inlining) || self.standing_op(op, caller).is_some() {
            return None;
        }
        let attribute = match ops::entry(op.full_name())?.meaning {
            Meaning::Control(Control::Call) => "callee",
            Meaning::Control(Control::Composite) => "decomposition",
            _ => return None,
        };
        match op.properties.get(attribute) {
            Some(Attribute::Symbol(symbol)) if symbol.len() == 1 => {
                self.executable.resolve(caller, symbol)
            }
            _ => None,
        }
    }

    fn size(&mut self, id: FunctionId, depth: usize) -> Option<usize> {
        if let Some(size) = self.sizes.get(&id.0) {
            return *size;
        }
        if depth == INLINED_DEPTH_UP_TO {
            return None;
        }
        self.sizes.insert(id.0, None);
        let function = self.executable.function(id).1;
        let is_plain = |ty: &Type| ty.as_tensor().is_some() && ty.is_static();
        let body = function.body.as_ref()?;
        let size = match function.values.0.iter().all(|value| is_plain(&value.ty)) {
            true => self.region_size(body, id, depth)?,
            false => return None,
        };
        let size = Some(size).filter(|size| *size <= INLINED_OPS_UP_TO);
        self.sizes.insert(id.0, size);
        size
    }

    fn region_size(&mut self, region: &'m Region, id: FunctionId, depth: usize) -> Option<usize> {
        let [block] = &region.blocks[..] else { return None };
        let (_, ops) = block.ops.split_last()?;
        let mut size = 0;
        for op in ops {
            size += self.op_size(op, id, depth)?;
            if size > INLINED_OPS_UP_TO {
                return None;
            }
        }
        Some(size)
    }

    /// How many ops an op of a function becomes, or `None` if the function cannot be inlined with it. The op
    /// has to have results, since its site is found by them.
    fn op_size(&mut self, op: &'m Op, id: FunctionId, depth: usize) -> Option<usize> {
        if op.results.is_empty() {
            return None;
        }
        if let Some(callee) = self.callee(op, id) {
            return self.size(callee, depth + 1);
        }
        if self.standing_op(op, id).is_some() {
            return Some(1);
        }
        let view = self.view(op, id);
        match ops::entry(op.full_name())?.meaning {
            Meaning::Exchange(_) => return None,
            Meaning::Control(Control::If | Control::Case | Control::While) => {}
            Meaning::Control(_) => return None,
            _ if ops::restated(&view).is_some() => return None,
            _ => {}
        }
        op.regions
            .iter()
            .try_fold(1, |size, region| Some(size + self.region_size(region, id, depth)?))
    }
}

/// A copier of functions that inlines others.
struct Inliner<'m> {
    candidates: Candidates<'m>,
    /// The values that the function prints with their names. A call that gives one is not inlined: its results would
    /// become values of the called function, which have other names. Functions that print are not inlined themselves.
    printed: HashSet<ValueId>,
    /// How many more ops may be inlined.
    room: usize,
    /// The site of the function that is being copied.
    site: Option<Arc<Site>>,
    sites: Vec<(ValueId, Option<Arc<Site>>)>,
}

impl<'m> Inliner<'m> {
    fn region(
        &mut self,
        renumbering: &mut Renumbering<'m>,
        id: FunctionId,
        region: &'m Region,
    ) -> Region {
        let blocks = region.blocks.iter().map(|block| {
            let arguments = renumbering.all(&block.arguments);
            let mut ops = Vec::with_capacity(block.ops.len());
            block.ops.iter().for_each(|op| self.op(renumbering, id, op, &mut ops));
            Block { label: block.label.clone(), arguments, ops }
        });
        Region { blocks: blocks.collect() }
    }

    /// Adds an op of a function, or the ops of the function that it calls.
    fn op(
        &mut self,
        renumbering: &mut Renumbering<'m>,
        id: FunctionId,
        op: &'m Op,
        ops: &mut Vec<Op>,
    ) {
        if let Some(callee) = self.taken_in(renumbering, id, op) {
            self.callee(renumbering, callee, op, ops);
            return;
        }
        if let Some(standing) = self.candidates.standing_op(op, id) {
            ops.push(renumbering.op_alone(&standing));
            return;
        }
        let mut copy = renumbering.op_alone(op);
        copy.regions =
            op.regions.iter().map(|region| self.region(renumbering, id, region)).collect();
        ops.push(copy);
    }

    /// The function that an op calls, if it is to be inlined.
    fn taken_in(
        &mut self,
        renumbering: &Renumbering<'m>,
        id: FunctionId,
        op: &'m Op,
    ) -> Option<FunctionId> {
        let callee = self.candidates.callee(op, id)?;
        let size = self.candidates.size(callee, 0)?;
        let ty = &self.candidates.executable.function(callee).1.ty;
        let type_of = |value: &ValueId| renumbering.type_of(*value);
        let same = op.operands.iter().map(type_of).eq(&ty.inputs)
            && op.results.iter().map(type_of).eq(&ty.results);
        if !same {
            return None;
        }
        // the size of an inlined function includes the functions inlined into it
        if self.site.is_none() {
            if op.results.iter().any(|result| self.printed.contains(result)) {
                return None;
            }
            self.room = self.room.checked_sub(size)?;
        }
        Some(callee)
    }

    /// Adds the ops of a function in place of a call. The call's results become the values that the function
    /// returns.
    fn callee(
        &mut self,
        renumbering: &mut Renumbering<'m>,
        callee: FunctionId,
        call: &'m Op,
        ops: &mut Vec<Op>,
    ) {
        let function = self.candidates.executable.function(callee).1;
        let Some(block) = function.body.as_ref().map(Region::block) else {
            unreachable!("a function that is taken in has a body")
        };
        let caller = OpOrigin { within: self.site.clone(), ..OpOrigin::of(call) };
        let site = Site { function: function.name.as_str().into(), caller };
        let outer = self.site.replace(Arc::new(site));
        let operands = renumbering.all(&call.operands);
        let values = std::mem::take(&mut renumbering.values);
        self.begin_run(values.len());
        let mut inner = Renumbering::new(&function.values, values);
        for (&argument, operand) in block.arguments.iter().zip(operands) {
            inner.set(argument, operand);
        }
        let (terminator, inside) =
            block.ops.split_last().unwrap_or_else(|| unreachable!("a terminator was verified"));
        inside.iter().for_each(|op| self.op(&mut inner, callee, op, ops));
        let returned = inner.all(&terminator.operands);
        renumbering.values = inner.values;
        for (&result, returned) in call.results.iter().zip(returned) {
            renumbering.set(result, returned);
        }
        self.site = outer;
        self.begin_run(renumbering.values.len());
    }

    /// Begins a run: values from here on belong to the present site.
    fn begin_run(&mut self, values: usize) {
        self.sites.push((ValueId(values as u32), self.site.clone()));
    }
}
