//! What all ranks know about each process of a grid, and how that and values travel as bytes.

use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::each_width;
use crate::engine::machine::process::CheckCounts;
use crate::numeric::{ElementType, WordWidth};
use crate::ops::EvalError;
use crate::ops::exchange::{Demand, Meeting, Peer};
use crate::ranks::wire::{Malformed, Reader, Writer};
use crate::syntax::parse_element_type;
use crate::tensor::words::array;
use crate::tensor::{Tensor, Value, Word, allocation};

/// An error, and the diagnostic at the place where it arose.
#[derive(Debug, Clone)]
pub struct Failure {
    pub error: EvalError,
    pub diagnostic: Diagnostic,
}

/// The steps of a process since the other ranks last heard of it.
pub struct News {
    /// How the process took what it had waited for, if it had.
    pub given: Option<Step>,
    /// How the process ran afterwards, and why it stopped; `None` if it has not run yet.
    pub ran: Option<(Step, Stop)>,
}

/// A part of the run of a process.
#[derive(Debug, Clone, Default)]
pub struct Step {
    /// Why the process cannot go on.
    pub failure: Option<Failure>,
    /// Whether the host is to be told something.
    pub has_effects: bool,
    /// How many checks had failed at the end of it.
    pub checks: CheckCounts,
}

/// Why a process stopped.
#[allow(clippy::large_enum_variant, reason = "most processes stop to wait")]
pub enum Stop {
    /// The process waits at an op.
    Waits(Wait),
    /// The process has its results.
    Done,
    /// The process failed.
    Failed,
}

/// The op at which a process waits.
pub struct Wait {
    /// The full name of the op.
    pub op: String,
    /// A diagnostic at the place of the op.
    pub at: Diagnostic,
    /// What the process waits for.
    pub awaited: Awaited,
}

/// What a process waits for.
pub enum Awaited {
    /// The members of a group, which may be empty.
    Meeting { group: Vec<usize>, described: String, way: Way },
    /// The sending of its values on a channel.
    Sending { channel: i64, to: Result<Peer, Failure> },
    /// Values on a channel.
    Values { channel: i64, from: Result<Peer, Failure> },
    /// This many values of the infeed.
    Infeed(usize),
    /// The outfeed, which has to take its values.
    Outfeed,
}

/// How the results of a meeting are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Way {
    /// Whether all members receive equal results, which the first one makes.
    pub alike: bool,
    /// The number of the kind of demand.
    demand: u64,
}

impl Way {
    pub fn of(meeting: &Meeting) -> Way {
        let demand = match meeting.demand {
            Demand::All => 0,
            Demand::Pairs => 1,
            Demand::One(_) => 2,
            Demand::Parts(_) => 3,
        };
        Way { alike: meeting.alike, demand }
    }
}

/// An event of a process that the host is told of.
pub enum Effect {
    Warn(Diagnostic),
    Print(String, Tensor),
    Checked,
    Outfeed(Vec<Value>),
}

type Read<T> = Result<T, Malformed>;

pub fn write_failure(to: &mut Writer, failure: &Failure) {
    let (is_io, is_memory, message) = match &failure.error {
        EvalError::Failed(message) => (false, false, message),
        EvalError::OutOfMemory(message) => (false, true, message),
        EvalError::Io(message) => (true, false, message),
    };
    to.flag(is_io);
    to.flag(is_memory);
    to.text(message);
    write_diagnostic(to, &failure.diagnostic);
}

pub fn read_failure(from: &mut Reader<'_>) -> Read<Failure> {
    let (is_io, is_memory, message) = (from.flag()?, from.flag()?, from.text()?);
    let error = match (is_io, is_memory) {
        (true, _) => EvalError::Io(message),
        (false, true) => EvalError::OutOfMemory(message),
        (false, false) => EvalError::Failed(message),
    };
    Ok(Failure { error, diagnostic: read_diagnostic(from)? })
}

pub fn write_diagnostic(to: &mut Writer, diagnostic: &Diagnostic) {
    let span = |to: &mut Writer, span: &Span| {
        to.size(span.start);
        to.size(span.end);
    };
    to.flag(diagnostic.severity == Severity::Error);
    to.text(&diagnostic.message);
    to.option(diagnostic.span.as_ref(), span);
    to.list(&diagnostic.notes, |to, (note, place)| {
        to.text(note);
        to.option(place.as_ref(), span);
    });
}

pub fn read_diagnostic(from: &mut Reader<'_>) -> Read<Diagnostic> {
    fn span(from: &mut Reader<'_>) -> Read<Span> {
        Ok(Span { start: from.size()?, end: from.size()? })
    }
    let severity = if from.flag()? { Severity::Error } else { Severity::Warning };
    let (message, place) = (from.text()?, from.option(span)?);
    let notes = from.list(|from| Ok((from.text()?, from.option(span)?)))?;
    Ok(Diagnostic { severity, message, span: place, notes })
}

impl News {
    /// Whether the process failed.
    pub fn fails(&self) -> bool {
        let ran = self.ran.as_ref().map(|(step, _)| step);
        self.given.iter().chain(ran).any(|step| step.failure.is_some())
    }

    pub fn write(&self, to: &mut Writer) {
        to.option(self.given.as_ref(), |to, step| step.write(to));
        to.option(self.ran.as_ref(), |to, (step, stop)| {
            step.write(to);
            stop.write(to);
        });
    }

    pub fn read(from: &mut Reader<'_>) -> Read<News> {
        let given = from.option(Step::read)?;
        let ran = from.option(|from| Ok((Step::read(from)?, Stop::read(from)?)))?;
        Ok(News { given, ran })
    }
}

impl Step {
    fn write(&self, to: &mut Writer) {
        to.option(self.failure.as_ref(), write_failure);
        to.flag(self.has_effects);
        to.size(self.checks.kept);
        to.size(self.checks.dropped);
    }

    fn read(from: &mut Reader<'_>) -> Read<Step> {
        Ok(Step {
            failure: from.option(read_failure)?,
            has_effects: from.flag()?,
            checks: CheckCounts { kept: from.size()?, dropped: from.size()? },
        })
    }
}

impl Stop {
    fn write(&self, to: &mut Writer) {
        match self {
            Stop::Done => to.number(0),
            Stop::Failed => to.number(1),
            Stop::Waits(wait) => {
                to.number(2);
                to.text(&wait.op);
                write_diagnostic(to, &wait.at);
                wait.awaited.write(to);
            }
        }
    }

    fn read(from: &mut Reader<'_>) -> Read<Stop> {
        Ok(match from.number()? {
            0 => Stop::Done,
            1 => Stop::Failed,
            2 => {
                let (op, at) = (from.text()?, read_diagnostic(from)?);
                Stop::Waits(Wait { op, at, awaited: Awaited::read(from)? })
            }
            _ => return Err(Malformed),
        })
    }
}

impl Awaited {
    fn write(&self, to: &mut Writer) {
        match self {
            Awaited::Meeting { group, described, way } => {
                to.number(0);
                to.list(group, |to, &member| to.size(member));
                to.text(described);
                to.flag(way.alike);
                to.number(way.demand);
            }
            Awaited::Sending { channel, to: peer } => {
                to.number(1);
                to.number(*channel as u64);
                write_peer(to, peer);
            }
            Awaited::Values { channel, from } => {
                to.number(2);
                to.number(*channel as u64);
                write_peer(to, from);
            }
            Awaited::Infeed(count) => {
                to.number(3);
                to.size(*count);
            }
            Awaited::Outfeed => to.number(4),
        }
    }

    fn read(from: &mut Reader<'_>) -> Read<Awaited> {
        Ok(match from.number()? {
            0 => Awaited::Meeting {
                group: from.list(Reader::size)?,
                described: from.text()?,
                way: Way { alike: from.flag()?, demand: from.number()? },
            },
            1 => Awaited::Sending { channel: from.number()? as i64, to: read_peer(from)? },
            2 => Awaited::Values { channel: from.number()? as i64, from: read_peer(from)? },
            3 => Awaited::Infeed(from.size()?),
            4 => Awaited::Outfeed,
            _ => return Err(Malformed),
        })
    }
}

fn write_peer(to: &mut Writer, peer: &Result<Peer, Failure>) {
    match peer {
        Ok(Peer::Anyone) => to.number(0),
        Ok(Peer::Nobody) => to.number(1),
        Ok(Peer::Process(process)) => {
            to.number(2);
            to.size(*process);
        }
        Err(failure) => {
            to.number(3);
            write_failure(to, failure);
        }
    }
}

fn read_peer(from: &mut Reader<'_>) -> Read<Result<Peer, Failure>> {
    Ok(match from.number()? {
        0 => Ok(Peer::Anyone),
        1 => Ok(Peer::Nobody),
        2 => Ok(Peer::Process(from.size()?)),
        3 => Err(read_failure(from)?),
        _ => return Err(Malformed),
    })
}

impl Effect {
    pub fn write(&self, to: &mut Writer) {
        match self {
            Effect::Warn(warning) => {
                to.number(0);
                write_diagnostic(to, warning);
            }
            Effect::Print(name, tensor) => {
                to.number(1);
                to.text(name);
                write_tensor(to, tensor);
            }
            Effect::Checked => to.number(2),
            Effect::Outfeed(values) => {
                to.number(3);
                write_values(to, values);
            }
        }
    }

    pub fn read(from: &mut Reader<'_>) -> Read<Effect> {
        Ok(match from.number()? {
            0 => Effect::Warn(read_diagnostic(from)?),
            1 => Effect::Print(from.text()?, read_tensor(from)?),
            2 => Effect::Checked,
            3 => Effect::Outfeed(read_values(from)?),
            _ => return Err(Malformed),
        })
    }
}

/// Values as bytes.
pub fn encoded(values: &[Value]) -> Vec<u8> {
    let mut writer = Writer::default();
    write_values(&mut writer, values);
    writer.bytes
}

/// The values that [`encoded`] made bytes of, or `None` if these are not such bytes.
pub fn decoded(bytes: &[u8]) -> Option<Vec<Value>> {
    read_values(&mut Reader::new(bytes)).ok()
}

pub fn write_values(to: &mut Writer, values: &[Value]) {
    to.list(values, |to, value| match value {
        Value::Tensor(tensor) => {
            to.number(0);
            write_tensor(to, tensor);
        }
        Value::Token => to.number(1),
        Value::Tuple(values) => {
            to.number(2);
            write_values(to, values);
        }
    });
}

pub fn read_values(from: &mut Reader<'_>) -> Read<Vec<Value>> {
    from.list(|from| {
        Ok(match from.number()? {
            0 => Value::Tensor(read_tensor(from)?),
            1 => Value::Token,
            2 => Value::Tuple(read_values(from)?),
            _ => return Err(Malformed),
        })
    })
}

/// Writes the element type by its name, the shape, and the words in the machine's order of bytes, which is that of all
/// ranks.
fn write_tensor(to: &mut Writer, tensor: &Tensor) {
    to.text(&tensor.element().to_string());
    to.list(tensor.shape(), |to, &size| to.size(size));
    each_width!(tensor.words(), words => to.block(bytemuck::cast_slice(words.as_slice())));
}

fn read_tensor(from: &mut Reader<'_>) -> Read<Tensor> {
    fn words<W: Word>(element: ElementType, shape: &[usize], bytes: &[u8]) -> Read<Tensor> {
        let count = allocation::len::<W>(shape).map_err(|_| Malformed)?;
        if bytes.len() != count * size_of::<W>() {
            return Err(Malformed);
        }
        let mut codes = allocation::filled(W::default(), shape).map_err(|_| Malformed)?;
        bytemuck::cast_slice_mut(&mut codes).copy_from_slice(bytes);
        Ok(Tensor::new(element, W::wrap(array(shape, codes))))
    }
    let element = parse_element_type(&from.text()?).map_err(|_| Malformed)?;
    let shape = from.list(Reader::size)?;
    let bytes = from.block()?;
    match element.word() {
        WordWidth::W8 => words::<u8>(element, &shape, bytes),
        WordWidth::W16 => words::<u16>(element, &shape, bytes),
        WordWidth::W32 => words::<u32>(element, &shape, bytes),
        WordWidth::W64 => words::<u64>(element, &shape, bytes),
        WordWidth::W128 => words::<u128>(element, &shape, bytes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tensors_of_every_width_arrive_as_they_were() {
        let names = [
            "i1",
            "ui4",
            "f8E4M3FN",
            "bf16",
            "f32",
            "i64",
            "index",
            "complex<f32>",
            "complex<f64>",
            "!quant.uniform<i8<-100:100>:f32:0, {0.1:3, 2.5e-7:-4}>",
        ];
        for name in names {
            let element = parse_element_type(name).unwrap();
            let codes = [0, 1, 1, 0, 1, 0];
            let tensor = Tensor::from_wide_codes(element.clone(), &[2, 3], codes);
            let values = vec![Value::Tuple(vec![tensor.into(), Value::Token]), Value::Token];
            let mut writer = Writer::default();
            write_values(&mut writer, &values);
            let mut reader = Reader::new(&writer.bytes);
            let read = read_values(&mut reader).unwrap();
            assert!(reader.is_at_end());
            let [Value::Tuple(inner), Value::Token] = read.as_slice() else { panic!("{read:?}") };
            let [Value::Tensor(tensor), Value::Token] = inner.as_slice() else {
                panic!("{inner:?}")
            };
            assert_eq!((tensor.element(), tensor.shape()), (&element, &[2, 3][..]));
            assert!((0..6).all(|place| tensor.code(place) == codes[place]), "{name}");
        }
    }

    #[test]
    fn an_empty_tensor_and_a_tensor_without_dimensions_arrive() {
        for shape in [&[][..], &[0, 1 << 40], &[2, 0]] {
            let mut writer = Writer::default();
            write_tensor(&mut writer, &Tensor::splat("f64".parse().unwrap(), shape, 7));
            let read = read_tensor(&mut Reader::new(&writer.bytes)).unwrap();
            assert_eq!(read.shape(), shape);
        }
    }
}
