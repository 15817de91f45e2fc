//! Liveness: one backward pass over a code finds the last read of each slot.
//!
//! Values are moved out of their slots by their last read and dropped on the branches that do not read them,
//! so memory holds only values that are still needed, and an op may write in place.

use std::collections::{BTreeMap, HashMap};

use crate::engine::plan::{Code, Edge, LoopTensor, PlanStep, Slot, Target, ValueRef};

/// A set of slots, as the words of its bits that are not 0. Few slots are live at once, even in a large
/// frame.
#[derive(Clone, Default)]
struct Slots(BTreeMap<Slot, u64>);

/// Marks last reads, drops results that nobody reads, and fills in the slots that branches drop.
pub fn mark(code: &mut Code) {
    let mut live = Slots::default();
    let mut live_at: HashMap<Target, Slots> = HashMap::new();
    for index in forward_targets(&code.steps) {
        live_at.insert(index, Slots::default());
    }
    for index in (0..code.steps.len()).rev() {
        mark_step(&mut code.steps, index, &mut live, &live_at);
        if let Some(saved) = live_at.get_mut(&index) {
            saved.clone_from(&live);
        }
    }
    for argument in &mut code.arguments {
        forget_unread(argument, &live);
    }
}

fn mark_step(
    steps: &mut [PlanStep],
    index: Target,
    live: &mut Slots,
    live_at: &HashMap<Target, Slots>,
) {
    if let PlanStep::Jump(head) = steps[index]
        && head <= index
    {
        live.add_all(&read_across_iterations(&steps[head..=index]));
        return;
    }
    match &mut steps[index] {
        PlanStep::Evaluate(evaluation) => {
            write(&mut evaluation.results, live);
            for body in evaluation.bodies.iter_mut().rev() {
                read(&mut body.captures, live);
            }
            read(&mut evaluation.operands, live);
        }
        PlanStep::Fused(run) => {
            write(&mut run.results, live);
            read(&mut run.inputs, live);
        }
        PlanStep::Move(transfer) => {
            write(&mut transfer.targets, live);
            read(&mut transfer.sources, live);
        }
        // The step may run again, so no read of it is the last one.
        PlanStep::Loop(_) => each_source(&steps[index], |source| match source {
            ValueRef::Slot(slot) | ValueRef::Last(slot) => live.add(slot),
            ValueRef::Constant(_) => {}
        }),
        PlanStep::Call(call) => {
            write(&mut call.results, live);
            read(&mut call.arguments, live);
        }
        PlanStep::Exchange(communication) => {
            write(&mut communication.results, live);
            for body in communication.bodies.iter_mut().rev() {
                read(&mut body.captures, live);
            }
            read(&mut communication.operands, live);
        }
        PlanStep::Parallel(parallel) => {
            write(&mut parallel.results, live);
            read(&mut parallel.arguments, live);
        }
        PlanStep::Manual(manual) => {
            write(&mut manual.results, live);
            read(&mut manual.arguments, live);
        }
        PlanStep::Observe(observation) => {
            write(&mut observation.targets, live);
            read(&mut observation.defined, live);
            read(&mut observation.captured, live);
            read(&mut observation.operands, live);
        }
        PlanStep::Return(sources) => {
            live.clear();
            read(sources, live);
        }
        PlanStep::Jump(target) => live.clone_from(&live_at[target]),
        PlanStep::Branch(branch) => {
            let next = live.clone();
            live.add_all(&live_at[&branch.otherwise.target]);
            branch.drops = live.without(&next);
            branch.otherwise.drops = live.without(&live_at[&branch.otherwise.target]);
            read(std::slice::from_mut(&mut branch.predicate), live);
        }
        PlanStep::Select(selector, edges) => {
            live.clear();
            edges.iter().for_each(|edge| live.add_all(&live_at[&edge.target]));
            for Edge { target, drops } in edges.iter_mut() {
                *drops = live.without(&live_at[target]);
            }
            read(std::slice::from_mut(selector), live);
        }
    }
}

/// The steps that are targets of forward jumps and branches.
fn forward_targets(steps: &[PlanStep]) -> Vec<Target> {
    let mut targets = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        match step {
            PlanStep::Jump(target) if *target > index => targets.push(*target),
            PlanStep::Branch(branch) => targets.push(branch.otherwise.target),
            PlanStep::Select(_, edges) => targets.extend(edges.iter().map(|edge| edge.target)),
            _ => {}
        }
    }
    targets
}

/// The slots that a loop's steps read before they write them, whose values come from before the loop or from
/// the last iteration. Code is structured, so the first occurrence among the steps is the first in time.
fn read_across_iterations(steps: &[PlanStep]) -> Slots {
    let mut exposed = Slots::default();
    let mut written = Slots::default();
    for step in steps {
        each_source(step, |source| match source {
            ValueRef::Slot(slot) | ValueRef::Last(slot) if !written.has(slot) => exposed.add(slot),
            _ => {}
        });
        each_result(step, |slot| written.add(slot));
    }
    exposed
}

fn each_source(step: &PlanStep, mut visit: impl FnMut(ValueRef)) {
    let mut visit_all = |sources: &[ValueRef]| sources.iter().for_each(|source| visit(*source));
    match step {
        PlanStep::Evaluate(evaluation) => {
            visit_all(&evaluation.operands);
            evaluation.bodies.iter().for_each(|body| visit_all(&body.captures));
        }
        PlanStep::Fused(run) => visit_all(&run.inputs),
        PlanStep::Move(transfer) => visit_all(&transfer.sources),
        PlanStep::Return(sources) => visit_all(sources),
        PlanStep::Loop(small) => {
            small.carried.iter().for_each(|(slot, _)| visit_all(&[ValueRef::Slot(*slot)]));
            visit_all(&small.captures);
            small.tensors.iter().for_each(|tensor| visit_all(&[tensor.source()]));
        }
        PlanStep::Call(call) => visit_all(&call.arguments),
        PlanStep::Exchange(communication) => {
            visit_all(&communication.operands);
            communication.bodies.iter().for_each(|body| visit_all(&body.captures));
        }
        PlanStep::Parallel(parallel) => visit_all(&parallel.arguments),
        PlanStep::Manual(manual) => visit_all(&manual.arguments),
        PlanStep::Observe(observation) => {
            visit_all(&observation.operands);
            visit_all(&observation.captured);
            visit_all(&observation.defined);
        }
        PlanStep::Branch(branch) => visit_all(&[branch.predicate]),
        PlanStep::Select(selector, _) => visit_all(&[*selector]),
        PlanStep::Jump(_) => {}
    }
}

fn each_result(step: &PlanStep, visit: impl FnMut(Slot)) {
    if let PlanStep::Loop(small) = step {
        let updated = small.tensors.iter().filter_map(|tensor| match tensor {
            LoopTensor::Updated(slot) => Some(*slot),
            LoopTensor::Read(_) => None,
        });
        return small.carried.iter().map(|(slot, _)| *slot).chain(updated).for_each(visit);
    }
    let results: &[Option<Slot>] = match step {
        PlanStep::Evaluate(evaluation) => &evaluation.results,
        PlanStep::Fused(run) => &run.results,
        PlanStep::Call(call) => &call.results,
        PlanStep::Exchange(communication) => &communication.results,
        PlanStep::Parallel(parallel) => &parallel.results,
        PlanStep::Manual(manual) => &manual.results,
        PlanStep::Move(transfer) => &transfer.targets,
        PlanStep::Observe(observation) => &observation.targets,
        _ => &[],
    };
    results.iter().flatten().copied().for_each(visit);
}

/// Removes results from the live slots, since they are not live before the step that writes them. Results
/// that are not live after the step are not written.
fn write(results: &mut [Option<Slot>], live: &mut Slots) {
    let written: Vec<Slot> = results.iter().flatten().copied().collect();
    results.iter_mut().for_each(|result| forget_unread(result, live));
    written.into_iter().for_each(|slot| live.remove(slot));
}

fn forget_unread(result: &mut Option<Slot>, live: &Slots) {
    if result.is_some_and(|slot| !live.has(slot)) {
        *result = None;
    }
}

/// Adds sources to the live slots. A read of a slot that is not live after it is the last one.
fn read(sources: &mut [ValueRef], live: &mut Slots) {
    for source in sources.iter_mut().rev() {
        if let ValueRef::Slot(slot) | ValueRef::Last(slot) = *source {
            *source = if live.has(slot) { ValueRef::Slot(slot) } else { ValueRef::Last(slot) };
            live.add(slot);
        }
    }
}

impl Slots {
    fn has(&self, slot: Slot) -> bool {
        self.0.get(&(slot / 64)).is_some_and(|word| word >> (slot % 64) & 1 == 1)
    }

    fn add(&mut self, slot: Slot) {
        *self.0.entry(slot / 64).or_default() |= 1 << (slot % 64);
    }

    fn remove(&mut self, slot: Slot) {
        if let Some(word) = self.0.get_mut(&(slot / 64)) {
            *word &= !(1 << (slot % 64));
            if *word == 0 {
                self.0.remove(&(slot / 64));
            }
        }
    }

    fn clear(&mut self) {
        self.0.clear();
    }

    fn add_all(&mut self, other: &Slots) {
        other.0.iter().for_each(|(&index, word)| *self.0.entry(index).or_default() |= word);
    }

    /// The slots of this set that are not in another.
    fn without(&self, other: &Slots) -> Box<[Slot]> {
        let words = self.0.iter().map(|(&index, word)| {
            (index * 64, word & !other.0.get(&index).copied().unwrap_or_default())
        });
        let slots = words.flat_map(|(first, rest)| {
            (0..64).filter(move |bit| rest >> bit & 1 == 1).map(move |bit| first + bit)
        });
        slots.collect()
    }
}
