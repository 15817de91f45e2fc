//! Facts about the values of all processes of an observed run: those of the grid that the program is run on, and those of
//! the grids that ops start, such as the devices of a manual computation.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use crate::alone::following::{Event, Following, Identity, identity};
use crate::alone::liveness::LastReads;
use crate::engine::machine::observing::{Gathering, Observed, Point};
use crate::ir::ValueId;
use crate::ops::{self, Control, ManualComputation, Meaning};
use crate::tensor::Value;

/// What is known of a value, where the value is cut into parts for devices and put together from parts.
pub trait Divisible: Clone {
    /// What is known of a value for which nothing else tells more; `None` if nothing needs to be known.
    fn unknown() -> Option<Self>;

    /// What is known of the parts that a device has of some values.
    fn parts(
        facts: &[Option<Self>],
        values: &[Value],
        computation: &ManualComputation,
        device: usize,
    ) -> Vec<Option<Self>>;

    /// What is known of the results that the devices of a computation return, device by device, when they are put together.
    fn whole(returned: &[Returned<Self>], computation: &ManualComputation) -> Vec<Option<Self>>;

    /// What the device at a position of a group knows of the results that it joins from what each member returned.
    fn joined(
        returned: &[&Returned<Self>],
        computation: &ManualComputation,
        group: &[usize],
        position: usize,
    ) -> Vec<Option<Self>>;
}

/// What a process returned.
pub struct Returned<T> {
    /// What is known of each value.
    pub facts: Vec<Option<T>>,
    /// The values in this run.
    pub values: Vec<Value>,
}

/// A process of a run, while it runs: how many grids are around its grid, and its number in the grid.
type Seat = (usize, usize);

/// What the processes that meet at a collective op know of their operands, member by member.
pub type Known<T> = Rc<Vec<Vec<Option<T>>>>;

/// What is known of the values of all processes that run.
pub struct Processes<T> {
    running: HashMap<Seat, Following<T>>,
    /// The ops that have started grids which run, the innermost last.
    started: Vec<Started<T>>,
    /// For processes that have met others at a collective op and have not been observed since: what all of them knew.
    met: HashMap<Seat, Known<T>>,
    /// The computations inside of computations that each device runs, the innermost last.
    inside: HashMap<Seat, Vec<Inside<T>>>,
    /// For the devices that have left the region of such a computation: what they returned.
    left: HashMap<(usize, Identity), BTreeMap<usize, Returned<T>>>,
    /// For devices that have joined their results with others and have not been observed since: what they know of them.
    joined: HashMap<Seat, Vec<Option<T>>>,
    last_reads: HashMap<usize, LastReads>,
    doubt: fn(&T) -> Option<T>,
}

/// An op that has started a grid of processes.
struct Started<T> {
    /// How many grids are around the process that ran the op.
    level: usize,
    /// The manual computation, if the processes are its devices.
    computation: Option<ManualComputation>,
    facts: Vec<Option<T>>,
    operands: Vec<Value>,
    returned: BTreeMap<usize, Returned<T>>,
}

/// A computation inside of a computation that a device runs.
struct Inside<T> {
    computation: Option<ManualComputation>,
    facts: Vec<Option<T>>,
    operands: Vec<Value>,
}

impl<T: Divisible> Processes<T> {
    /// Nothing is known yet. `doubt` says what is known of a value, given what is known of the one that decided for it.
    pub fn with_doubt(doubt: fn(&T) -> Option<T>) -> Processes<T> {
        Processes {
            running: HashMap::new(),
            started: Vec::new(),
            met: HashMap::new(),
            inside: HashMap::new(),
            left: HashMap::new(),
            joined: HashMap::new(),
            last_reads: HashMap::new(),
            doubt,
        }
    }

    /// What is known of the process that is observed.
    fn here(&mut self, observed: &Observed<'_>) -> &mut Following<T> {
        let doubt = self.doubt;
        self.running.entry(seat(observed)).or_insert_with(|| Following::of_process(doubt))
    }

    /// What is known of some values of the function that the process runs.
    pub fn facts(&mut self, observed: &Observed<'_>, values: &[ValueId]) -> Vec<Option<T>> {
        self.here(observed).facts(values)
    }

    /// States what is known of a value of the function that the process runs.
    pub fn set(&mut self, observed: &Observed<'_>, value: ValueId, fact: Option<T>) {
        self.here(observed).set(value, fact);
    }

    /// Forgets what is known of values that nothing reads after the op that is observed.
    pub fn forget(&mut self, observed: &Observed<'_>) {
        let Some(result) = observed.defined.first() else { return };
        let address = std::ptr::from_ref(observed.function) as usize;
        let reads =
            self.last_reads.entry(address).or_insert_with(|| LastReads::of(observed.function));
        if let Some(following) = self.running.get_mut(&seat(observed)) {
            following.drop_all(reads.by(*result));
        }
    }

    /// What all members of a group know of the operands with which they met.
    pub fn brought(&mut self, observed: &Observed<'_>, gathering: &Gathering) -> Known<T> {
        let (level, own) = seat(observed);
        if let Some(known) = self.met.remove(&(level, own)) {
            return known;
        }
        // the first member that is observed finds all others where they met
        let of_member = |member: usize| {
            let brought = &gathering.members[member];
            match self.running.get(&(level, brought.process)) {
                Some(following) => following.facts(&brought.ids),
                None => vec![T::unknown(); brought.values.len()],
            }
        };
        let known: Known<T> = Rc::new((0..gathering.members.len()).map(of_member).collect());
        for brought in gathering.members.iter().filter(|brought| brought.process != own) {
            self.met.insert((level, brought.process), known.clone());
        }
        known
    }

    /// Passes the facts on if this is about control flow, or about the start or the end of processes.
    pub fn follow(&mut self, observed: &Observed<'_>) -> Event<T> {
        let (is_manual, is_parallel) =
            (is_control(observed, Control::Manual), is_control(observed, Control::RunParallel));
        match observed.point {
            Point::Before if is_parallel || (is_manual && !observed.is_device) => {
                self.starts(observed, is_manual);
                return Event::Nothing;
            }
            Point::After if is_parallel || (is_manual && !observed.is_device) => {
                self.ends(observed);
                return Event::Passed;
            }
            Point::Entering(_) if is_manual && !self.here(observed).runs() => {
                let facts = self.facts_of_arguments(observed);
                self.here(observed).begin(observed.defined, facts);
                return Event::Nothing;
            }
            Point::Leaving(_) if is_manual && !self.here(observed).is_in_control() => {
                let facts = self.facts(observed, observed.operands.ids);
                self.returns(observed, facts);
                return Event::Nothing;
            }
            _ => {}
        }
        let event = self.here(observed).follow(observed);
        if is_manual {
            self.passes_computation(observed);
        }
        match event {
            Event::Begun if observed.level > 0 => {
                let facts = self.facts_of_arguments(observed);
                self.here(observed).set_all(observed.defined, facts);
                Event::Nothing
            }
            Event::Ended(facts) if observed.level > 0 => {
                self.returns(observed, facts);
                Event::Nothing
            }
            event => event,
        }
    }

    fn starts(&mut self, observed: &Observed<'_>, is_manual: bool) {
        let facts = self.facts(observed, observed.operands.ids);
        let view = observed.op.as_ref().filter(|_| is_manual);
        self.started.push(Started {
            level: observed.level,
            computation: view.and_then(|view| ManualComputation::of(view).ok()),
            facts,
            operands: observed.operands.values.to_vec(),
            returned: BTreeMap::new(),
        });
    }

    /// The op that started the grid of the process that is observed.
    fn started(&mut self, observed: &Observed<'_>) -> Option<&mut Started<T>> {
        self.started.iter_mut().rev().find(|started| started.level + 1 == observed.level)
    }

    /// What a process knows of its arguments when it begins.
    fn facts_of_arguments(&mut self, observed: &Observed<'_>) -> Vec<Option<T>> {
        let device = seat(observed).1;
        let Some(Started { computation, facts, operands, .. }) = self.started(observed) else {
            return Vec::new();
        };
        match computation {
            _ if facts.iter().all(Option::is_none) => Vec::new(),
            Some(computation) => T::parts(facts, operands, computation, device),
            None => vec![T::unknown(); observed.defined.len()],
        }
    }

    /// The process that is observed returns.
    fn returns(&mut self, observed: &Observed<'_>, facts: Vec<Option<T>>) {
        let values = observed.operands.values.to_vec();
        self.running.remove(&seat(observed));
        let process = seat(observed).1;
        if let Some(started) = self.started(observed) {
            started.returned.insert(process, Returned { facts, values });
        }
    }

    /// All processes that the op started have ended.
    fn ends(&mut self, observed: &Observed<'_>) {
        let level = observed.level;
        self.running.retain(|seat, _| seat.0 <= level);
        self.met.retain(|seat, _| seat.0 <= level);
        self.inside.retain(|seat, _| seat.0 <= level);
        self.joined.retain(|seat, _| seat.0 <= level);
        self.left.retain(|(of_level, _), _| *of_level <= level);
        let started = self.started.pop_if(|started| started.level == level);
        let facts = started.map(|Started { computation, returned, .. }| {
            let returned: Vec<Returned<T>> = returned.into_values().collect();
            let is_exact = returned.iter().all(|it| it.facts.iter().all(Option::is_none));
            match computation {
                _ if is_exact => Vec::new(),
                Some(computation) if returned.len() == computation.devices => {
                    T::whole(&returned, &computation)
                }
                Some(_) => vec![T::unknown(); observed.defined.len()],
                None => returned.into_iter().flat_map(|returned| returned.facts).collect(),
            }
        });
        self.here(observed).set_all(observed.defined, facts.unwrap_or_default());
    }

    /// A device passes a computation inside of its own one, in whose region it has parts, and whose results it joins with
    /// those of other devices.
    fn passes_computation(&mut self, observed: &Observed<'_>) {
        let (Some(identity), Some(view)) = (identity(observed), &observed.op) else { return };
        let (level, device) = seat(observed);
        let key = (level, identity);
        match observed.point {
            Point::Before => {
                let computation = ManualComputation::of(view).ok();
                let facts = self.facts(observed, observed.operands.ids);
                let operands = observed.operands.values.to_vec();
                let inside = Inside { computation, facts, operands };
                self.inside.entry((level, device)).or_default().push(inside);
            }
            Point::Entering(_) => {
                let inside = self.inside.get(&(level, device)).and_then(|all| all.last());
                let facts = match inside {
                    Some(Inside { facts, .. }) if facts.iter().all(Option::is_none) => Vec::new(),
                    Some(Inside { computation: Some(computation), facts, operands }) => {
                        T::parts(facts, operands, computation, device)
                    }
                    _ => vec![T::unknown(); observed.defined.len()],
                };
                self.here(observed).set_all(observed.defined, facts);
            }
            Point::Leaving(_) => {
                let facts = self.facts(observed, observed.operands.ids);
                let values = observed.operands.values.to_vec();
                self.left.entry(key).or_default().insert(device, Returned { facts, values });
            }
            Point::After => {
                let inside = self.inside.get_mut(&(level, device)).and_then(Vec::pop);
                let computation = inside.and_then(|inside| inside.computation);
                let facts = match self.joined.remove(&(level, device)) {
                    Some(facts) => facts,
                    None => self
                        .joins(key, device, computation.as_ref())
                        .unwrap_or_else(|| vec![T::unknown(); observed.defined.len()]),
                };
                self.here(observed).set_all(observed.defined, facts);
            }
        }
    }

    /// A device is the first of its group that is observed after they have joined their results. The result is what it knows of
    /// them.
    fn joins(
        &mut self,
        key: (usize, Identity),
        device: usize,
        computation: Option<&ManualComputation>,
    ) -> Option<Vec<Option<T>>> {
        let computation = computation?;
        let group = computation.groups.get(device)?;
        let left = self.left.get(&key)?;
        let returned: Vec<&Returned<T>> =
            group.iter().map(|member| left.get(member)).collect::<Option<_>>()?;
        let is_exact = returned.iter().all(|it| it.facts.iter().all(Option::is_none));
        let of = |position: usize| match is_exact {
            true => Vec::new(),
            false => T::joined(&returned, computation, group, position),
        };
        let mut own = None;
        for (position, &member) in group.iter().enumerate() {
            match member == device {
                true => own = Some(of(position)),
                false => drop(self.joined.insert((key.0, member), of(position))),
            }
        }
        own
    }
}

/// The seat of the process that is observed.
fn seat(observed: &Observed<'_>) -> Seat {
    let (grid, process) = observed.process;
    (observed.level, grid.index(process))
}

/// Whether the observation is about an op of control flow of this kind.
fn is_control(observed: &Observed<'_>, control: Control) -> bool {
    let entry = observed.op.as_ref().and_then(|view| ops::entry(view.op.full_name()));
    entry.is_some_and(|entry| matches!(entry.meaning, Meaning::Control(own) if own == control))
}
