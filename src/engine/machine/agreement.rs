//! Whether devices agree on results of which a program says that they have the same.

use std::collections::{HashMap, HashSet};

use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::each_width;
use crate::engine::machine::report::located;
use crate::engine::machine::{DeviceValues, Moment};
use crate::ops::exchange::ProcessId;
use crate::tensor::{Tensor, Value, Word};

/// Results that wait for those of other devices, at most: what comes beyond them is not compared.
const MOST_WAITING: usize = 1 << 12;

/// Compares, bit for bit, what devices return as one part of a result.
///
/// Hears of the values of all devices in a run ([`crate::engine::machine::Host::device_values`]); each result of a computation
/// is reported once, however often the computation runs.
#[derive(Debug, Default)]
pub struct Agreement {
    /// How often each device has ended each computation.
    ended: HashMap<(Computation, usize), u64>,
    /// What the first device returned, until all that are to return the same have.
    waiting: HashMap<Part, Returned>,
    /// The results on which devices disagreed.
    reported: HashSet<(Span, usize)>,
}

/// A computation of a process.
type Computation = (Span, Option<ProcessId>);

/// A part of a result, once for each time that the computation runs.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Part {
    computation: Computation,
    time: u64,
    result: usize,
    /// The first of the devices that are to return it.
    first: usize,
}

/// What a device returned, and how many others are to return the same.
#[derive(Debug)]
struct Returned {
    device: usize,
    value: Tensor,
    left: usize,
}

impl Agreement {
    /// Takes what a device has; gives a warning of each result on which it is the first to disagree with
    /// another device.
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

    /// Compares a device's part with that of the device that returned it first; gives that device, its
    /// value, and the first position at which they differ.
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

/// The row-major position of the first codes that differ; 0 if the shapes do.
fn first_difference(one: &Tensor, other: &Tensor) -> Option<usize> {
    if one.shape() != other.shape() || one.words().width() != other.words().width() {
        return Some(0);
    }
    each_width!(one.words(), array => differing(array.as_slice(), other.codes()))
}

fn differing<W: Word>(one: &[W], other: &[W]) -> Option<usize> {
    // what one op gave all devices is one storage, which equals itself
    if std::ptr::eq(one, other) || one == other {
        return None;
    }
    one.iter().zip(other).position(|(one, other)| one != other)
}

/// That a device returned something else than another one.
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
        let index = crate::compare::index_of(position, own.shape());
        note.push_str(&format!(" at {index:?} of its part, the first place where they differ"));
    }
    let taken = match values.nested {
        true => "each device goes on with its own",
        false => "the value of the first device is the result",
    };
    let warning = Diagnostic { severity: Severity::Warning, ..located(message, values.place) };
    warning.note(note, None).note(taken, None)
}
