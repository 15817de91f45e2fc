//! Facts about the values of an observed run, which follow the values through calls, branches and loops.

use std::collections::HashMap;

use super::liveness::LastReads;
use crate::engine::machine::observing::{Observed, Point};
use crate::ir::{Function, ValueId};
use crate::ops::Control;

/// What is known of the values of the functions that run; of most values nothing may be known.
pub struct Following<T> {
    frames: Vec<Frame<T>>,
    /// The op whose regions or functions run as processes of their own, which are not followed.
    apart: Option<Identity>,
    last_reads: HashMap<usize, LastReads>,
    /// What is known of a value that comes out of a branch or loop, if this is known of what decided for the branch or for
    /// another iteration; `None` if it is as if that were known exactly.
    doubt: fn(&T) -> Option<T>,
    /// Whether these are the values of one of several processes, each of which is followed.
    is_of_process: bool,
}

/// The facts about the values of a function that runs.
struct Frame<T> {
    facts: HashMap<ValueId, T>,
    /// The ops of control flow that run, the innermost last.
    control: Vec<Passing<T>>,
}

/// The facts that an op of control flow passes on: about its operands, then about what its regions or function returned.
struct Passing<T> {
    op: Identity,
    facts: Vec<Option<T>>,
    /// What is known of all that comes out of the op, since it is not known which of its ops run.
    doubt: Option<T>,
}

/// The place of an op in the text, and the value that it defines: what tells ops apart.
pub type Identity = (u32, Option<ValueId>);

/// The meaning of an observation for someone who follows facts.
pub enum Event<T> {
    /// Control flow, through which facts have been passed.
    Nothing,
    /// The outermost function is entered. It defines its arguments.
    Begun,
    /// An op has computed its results, about which nothing is known yet.
    Ran,
    /// An op of control flow has run. What is known of its results came out of its regions or function.
    Passed,
    /// The outermost function is left, with these facts about what it returns.
    Ended(Vec<Option<T>>),
}

impl<T> Default for Following<T> {
    fn default() -> Following<T> {
        let (frames, last_reads) = (Vec::new(), HashMap::new());
        Following { frames, apart: None, last_reads, doubt: |_| None, is_of_process: false }
    }
}

impl<T: Clone> Following<T> {
    /// Nothing is known yet of the values of one process, of several each of which is followed. `doubt` says what is known of
    /// a value that comes out of a branch or loop, from what is known of the value that decided for the branch or for
    /// another iteration.
    pub fn of_process(doubt: fn(&T) -> Option<T>) -> Following<T> {
        Following { doubt, is_of_process: true, ..Following::default() }
    }

    /// Whether a function, or a region on its own, has been entered.
    pub fn runs(&self) -> bool {
        !self.frames.is_empty()
    }

    /// Whether an op of control flow runs in the youngest function.
    pub fn is_in_control(&self) -> bool {
        self.frames.last().is_some_and(|frame| !frame.control.is_empty())
    }

    /// A region is entered on its own, with these arguments.
    pub fn begin(&mut self, arguments: &[ValueId], facts: Vec<Option<T>>) {
        self.frames.push(Frame { facts: HashMap::new(), control: Vec::new() });
        self.set_all(arguments, facts);
    }

    /// Forgets what is known of some values of the function that runs.
    pub fn drop_all(&mut self, values: &[ValueId]) {
        if let Some(frame) = self.frames.last_mut() {
            values.iter().for_each(|value| drop(frame.facts.remove(value)));
        }
    }

    /// What is known of a value of the function that runs.
    pub fn fact(&self, value: ValueId) -> Option<&T> {
        self.frames.last()?.facts.get(&value)
    }

    /// What is known of some values of the function that runs.
    pub fn facts(&self, values: &[ValueId]) -> Vec<Option<T>> {
        values.iter().map(|&value| self.fact(value).cloned()).collect()
    }

    /// States what is known of a value of the function that runs.
    pub fn set(&mut self, value: ValueId, fact: Option<T>) {
        let Some(frame) = self.frames.last_mut() else { return };
        match fact {
            Some(fact) => frame.facts.insert(value, fact),
            None => frame.facts.remove(&value),
        };
    }

    /// States what is known of values in order; nothing of those after the last fact.
    pub fn set_all(&mut self, values: &[ValueId], facts: Vec<Option<T>>) {
        let facts = facts.into_iter().chain(std::iter::repeat_with(|| None));
        values.iter().zip(facts).for_each(|(&value, fact)| self.set(value, fact));
    }

    /// Passes the facts on if this is about control flow.
    pub fn follow(&mut self, observed: &Observed<'_>) -> Event<T> {
        let op = identity(observed);
        if let Some(apart) = self.apart {
            if observed.point != Point::After || op != Some(apart) {
                return Event::Nothing;
            }
            self.apart = None;
            self.set_all(observed.defined, Vec::new());
            return Event::Passed;
        }
        match (observed.point, op) {
            (Point::Before, Some(op)) if !self.is_of_process && runs_apart(observed) => {
                self.apart = Some(op);
            }
            (Point::Before, Some(op)) => {
                let facts = self.facts(observed.operands.ids);
                let decides = matches!(observed.control(), Some(Control::If | Control::Case));
                let decider = facts.first().and_then(Option::as_ref).filter(|_| decides);
                let doubt = decider.and_then(self.doubt);
                if let Some(frame) = self.frames.last_mut() {
                    frame.control.push(Passing { op, facts, doubt });
                }
            }
            (Point::Entering(_), None) => return self.enters_function(observed),
            (Point::Leaving(_), None) => return self.leaves_function(observed),
            (Point::Entering(_), Some(_)) => {
                if let Some(passed) = self.passing().map(|facts| facts.clone()) {
                    self.set_all(observed.defined, passed);
                }
            }
            (Point::Leaving(region), Some(_)) => self.leaves_region(observed, region),
            (Point::After, Some(op)) => {
                let control = self.frames.last_mut().map(|frame| &mut frame.control);
                let Some(passing) = control.and_then(|it| it.pop_if(|passing| passing.op == op))
                else {
                    return Event::Ran;
                };
                let Passing { facts, doubt, .. } = passing;
                let facts = match doubt {
                    Some(doubt) => vec![Some(doubt); observed.defined.len()],
                    None => facts,
                };
                self.set_all(observed.defined, facts);
                return Event::Passed;
            }
            (Point::Before | Point::After, None) => {}
        }
        Event::Nothing
    }

    /// Forgets what is known of values that nothing reads after the op of these results.
    pub fn forget(&mut self, function: &Function, results: &[ValueId]) {
        let Some(result) = results.first() else { return };
        let address = std::ptr::from_ref(function) as usize;
        let reads = self.last_reads.entry(address).or_insert_with(|| LastReads::of(function));
        let Some(frame) = self.frames.last_mut() else { return };
        for value in reads.by(*result) {
            frame.facts.remove(value);
        }
    }

    /// The facts that the innermost op of control flow passes on.
    fn passing(&mut self) -> Option<&mut Vec<Option<T>>> {
        Some(&mut self.frames.last_mut()?.control.last_mut()?.facts)
    }

    fn enters_function(&mut self, observed: &Observed<'_>) -> Event<T> {
        let passed = self.passing().map(|facts| facts.clone());
        let is_first = self.frames.is_empty();
        self.frames.push(Frame { facts: HashMap::new(), control: Vec::new() });
        self.set_all(observed.defined, passed.unwrap_or_default());
        if is_first { Event::Begun } else { Event::Nothing }
    }

    fn leaves_function(&mut self, observed: &Observed<'_>) -> Event<T> {
        let returned = self.facts(observed.operands.ids);
        self.frames.pop();
        if self.frames.is_empty() {
            return Event::Ended(returned);
        }
        if let Some(passing) = self.passing() {
            *passing = returned;
        }
        Event::Nothing
    }

    fn leaves_region(&mut self, observed: &Observed<'_>, region: usize) {
        let returned = self.facts(observed.operands.ids);
        let is_condition = region == 0 && observed.control() == Some(Control::While);
        let decider = returned.first().and_then(Option::as_ref).filter(|_| is_condition);
        let doubt = decider.and_then(self.doubt);
        let Some(passing) = self.frames.last_mut().and_then(|frame| frame.control.last_mut())
        else {
            return;
        };
        if !is_condition {
            passing.facts = returned;
            return;
        }
        if let Some(doubt) = doubt {
            passing.facts.iter_mut().for_each(|fact| *fact = Some(doubt.clone()));
            passing.doubt = Some(doubt);
        }
    }
}

/// The op that an observation is about.
pub fn identity(observed: &Observed<'_>) -> Option<Identity> {
    let op = observed.op.as_ref()?.op;
    Some((op.span.start as u32, op.results.first().copied()))
}

/// Whether the regions or functions of an op run as processes of their own.
fn runs_apart(observed: &Observed<'_>) -> bool {
    matches!(observed.control(), Some(Control::Manual | Control::RunParallel))
}
