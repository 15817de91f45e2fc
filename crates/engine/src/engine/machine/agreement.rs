//! Checks whether devices agree on results that, as a program says, are the same for all of them.

use std::collections::{HashMap, HashSet};

use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::engine::machine::report::located;
use crate::engine::machine::{DeviceValues, Moment};
use crate::ops::exchange::ProcessId;
use crate::tensor::index::index_at;
use crate::tensor::{Tensor, Value};

/// How many results wait for those of other devices at most. Further results are not compared.
const MOST_WAITING: usize = 1 << 12;

/// Compares the values that devices return as one part of a result, bit for bit.
///
/// It is given the values of all devices in a run ([`crate::engine::machine::Host::device_values`]). Each
/// result of a computation is reported once, however often the computation runs.
#[derive(Debug, Default)]
pub struct Agreement {
    /// How often each device has finished each computation.
    ended: HashMap<(Computation, usize), u64>,
    /// The value that the first device returned for a part, until all devices that have to return the part
    /// have done so.
    waiting: HashMap<Part, Returned>,
    /// The results on which devices disagreed.
    reported: HashSet<(Span, usize)>,
}

/// A computation of a process.
type Computation = (Span, Option<ProcessId>);

/// A part of a result in one run of a computation.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Part {
    computation: Computation,
    time: u64,
    result: usize,
    /// The first of the devices that have to return the part.
    first: usize,
}

/// The value that a device returned, and how many other devices have to return it, too.
#[derive(Debug)]
struct Returned {
    device: usize,
    value: Tensor,
    left: usize,
}

impl Agreement {
    /// Compares the values of a device. The result is a warning for each result on which this device is the
    /// first to disagree with another.
    pub fn check(&mut self, values: &DeviceValues<'_>) -> Vec<Diagnostic> {
        if values.moment == Moment::Begins {
            return Vec::new();
        }
        let computation = (values.span(), values.process);
        let time = self.ended.entry((computation, values.device)).or_default();
        *time += 1;
        let time = *time;
        let mut found = Vec::new();
        for (result, value) in values.values.iter().enumerate() {
            let Value::Tensor(value) = value else { continue };
            let replicas = values.computation.replicas(result, values.device, values.nested);
            if replicas.len() == 1 || self.reported.contains(&(values.span(), result)) {
                continue;
            }
            let first = replicas.iter().copied().min().unwrap_or(values.device);
            let part = Part { computation, time, result, first };
            if let Some((device, position)) =
                self.compare(part, values.device, value, replicas.len())
            {
                self.reported.insert((values.span(), result));
                found.push(warning(values, result, device, position));
            }
        }
        found
    }

    /// Compares a device's part with that of the device that returned it first. If they differ, the result is
    /// that device, its value, and the first position at which they differ.
    fn compare(
        &mut self,
        part: Part,
        device: usize,
        value: &Tensor,
        replicas: usize,
    ) -> Option<((usize, Tensor), usize)> {
        let Some(returned) = self.waiting.get_mut(&part) else {
            if self.waiting.len() < MOST_WAITING {
                let returned = Returned { device, value: value.clone(), left: replicas - 1 };
                self.waiting.insert(part, returned);
            }
            return None;
        };
        returned.left -= 1;
        let position = first_difference(&returned.value, value);
        let other = position.map(|position| ((returned.device, returned.value.clone()), position));
        if returned.left == 0 || position.is_some() {
            self.waiting.remove(&part);
        }
        other
    }
}

/// The row-major position of the first codes that differ, or 0 if the shapes differ.
fn first_difference(one: &Tensor, other: &Tensor) -> Option<usize> {
    match one.element() == other.element() && one.shape() == other.shape() {
        true => one.difference(other).map(|difference| difference.first),
        false => Some(0),
    }
}

/// The warning that a device returned another value than the first device did.
fn warning(
    values: &DeviceValues<'_>,
    result: usize,
    (device, value): (usize, Tensor),
    position: usize,
) -> Diagnostic {
    let message = format!(
        "{}: devices disagree on result {result}, though its sharding says that they have the same",
        values.place.op
    );
    let Some(Value::Tensor(own)) = values.values.get(result) else {
        unreachable!("only tensors are compared")
    };
    let shown = |device: usize, value: &Tensor| {
        let name = values.computation.name(device);
        if value.shape() != own.shape() || value.is_empty() {
            return format!("{name} has a value of shape {:?}", value.shape());
        }
        let element = crate::compare::element_at(value, position);
        format!("{name} has {element}")
    };
    let mut note = format!("{}, {}", shown(device, &value), shown(values.device, own));
    if value.shape() == own.shape() {
        let index = index_at(own.shape(), position);
        note.push_str(&format!(" at {index:?} of its part, the first place where they differ"));
    }
    let taken = match values.nested {
        true => "each device goes on with its own",
        false => "the value of the first device is the result",
    };
    let warning = Diagnostic { severity: Severity::Warning, ..located(message, values.place) };
    warning.note(note, None).note(taken, None)
}
