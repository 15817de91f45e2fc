//! The profiler of the plugin: what `jax.profiler.trace` shows of this backend. While a trace is taken, each call of a program
//! and each step of its plan are measured, and become a plane of an XSpace, which is what the viewers of JAX's traces read.

use std::collections::HashMap;
use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::ThreadId;
use std::time::{Duration, Instant, SystemTime};

use shlo_interp::host::Profile;

use crate::abi::{
    ProfilerCollectDataArgs, ProfilerCreateArgs, ProfilerDestroyArgs, ProfilerStartArgs,
    ProfilerStopArgs,
};
use crate::call::{self, handle};
use crate::error::{Error, Outcome};
use crate::wire::{put_bytes, put_number};

/// The name of the plane. Viewers show planes whose names begin so as devices.
const PLANE: &str = "/device:CUSTOM:shlo-interp";
/// How many steps a trace has at most; of a later one only its call of the program is there.
const MOST_STEPS: usize = 1 << 20;

/// Whether a trace is taken.
static IS_ON: AtomicBool = AtomicBool::new(false);
/// The measurements since the last trace began.
static TRACE: Mutex<Trace> = Mutex::new(Trace { calls: Vec::new(), steps: 0 });

struct Trace {
    calls: Vec<Call>,
    steps: usize,
}

/// A call of a program.
struct Call {
    program: String,
    thread: ThreadId,
    /// When it began, counted from the beginning of 1970.
    start: Duration,
    time: Duration,
    steps: Vec<Step>,
}

/// An execution of a step of a plan.
struct Step {
    name: String,
    start: Duration,
    time: Duration,
}

/// A handle of the caller: a trace as bytes, once it has asked for them.
#[repr(C)]
struct Profiler {
    functions: *const c_void,
    bytes: Mutex<Option<Vec<u8>>>,
}

/// A call that is measured.
pub struct Measured {
    /// What the steps of the program's plan take.
    pub profile: Option<Profile>,
    began: SystemTime,
    start: Instant,
}

fn trace() -> MutexGuard<'static, Trace> {
    TRACE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Begins to measure a call, if a trace is taken.
pub fn begin() -> Option<Measured> {
    if !IS_ON.load(Ordering::Relaxed) {
        return None;
    }
    let profile = (trace().steps < MOST_STEPS).then(|| Profile::with_events(MOST_STEPS));
    Some(Measured { profile, began: SystemTime::now(), start: Instant::now() })
}

/// Takes down a call that ended just now.
pub fn end(measured: Option<Measured>, program: &str) {
    let Some(Measured { profile, began, start }) = measured else { return };
    let time = start.elapsed();
    let began = began.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let steps = profile.iter().flat_map(|profile| {
        let rows = profile.rows();
        profile.events().iter().map(|event| Step {
            name: rows[event.row].name.clone(),
            start: began + event.start,
            time: event.time,
        })
    });
    let mut trace = trace();
    let steps: Vec<Step> = steps.take(MOST_STEPS.saturating_sub(trace.steps)).collect();
    trace.steps += steps.len();
    let thread = std::thread::current().id();
    trace.calls.push(Call { program: program.to_string(), thread, start: began, time, steps });
}

fn given<'a>(profiler: *mut c_void) -> Outcome<&'a Profiler> {
    // SAFETY: a profiler of the caller is one that `create` made
    unsafe { handle(profiler, "profiler") }
}

/// Makes a profiler. Its options say what the host records, which is not the plugin's.
pub fn create(args: &mut ProfilerCreateArgs) -> Outcome {
    let profiler = Profiler { functions: ptr::null(), bytes: Mutex::new(None) };
    args.profiler = Box::into_raw(Box::new(profiler)).cast();
    Ok(())
}

/// Frees a profiler.
pub fn destroy(args: &mut ProfilerDestroyArgs) -> Outcome {
    if !args.profiler.is_null() {
        // SAFETY: the caller owns the profiler, which came from `create`
        drop(unsafe { Box::from_raw(args.profiler.cast::<Profiler>()) });
    }
    Ok(())
}

/// Begins a trace.
pub fn start(args: &mut ProfilerStartArgs) -> Outcome {
    given(args.profiler)?;
    *trace() = Trace { calls: Vec::new(), steps: 0 };
    IS_ON.store(true, Ordering::Relaxed);
    Ok(())
}

/// Ends the trace.
pub fn stop(args: &mut ProfilerStopArgs) -> Outcome {
    given(args.profiler)?;
    IS_ON.store(false, Ordering::Relaxed);
    Ok(())
}

/// Gives the trace as an XSpace. A caller without a buffer reads it where it is, in memory of the profiler.
pub fn collect(args: &mut ProfilerCollectDataArgs) -> Outcome {
    let mut bytes = given(args.profiler)?.bytes.lock().unwrap_or_else(PoisonError::into_inner);
    let bytes = bytes.get_or_insert_with(|| space(&std::mem::take(&mut trace().calls)));
    if args.buffer.is_null() {
        args.buffer = call::start(bytes);
    } else {
        if args.buffer_size_in_bytes < bytes.len() {
            return Err(Error::invalid("the buffer is too small for the trace"));
        }
        // SAFETY: the caller has room for as many bytes as it says
        unsafe { ptr::copy_nonoverlapping(bytes.as_ptr(), args.buffer.cast(), bytes.len()) };
    }
    args.buffer_size_in_bytes = bytes.len();
    Ok(())
}

/// The numbers of names, and the entries by which a plane gives each number its name.
#[derive(Default)]
struct Names<'a> {
    numbers: HashMap<&'a str, u64>,
    /// `map<int64, XEventMetadata>`, each entry with its field's number.
    entries: Vec<u8>,
}

impl<'a> Names<'a> {
    fn number(&mut self, name: &'a str) -> u64 {
        let next = self.numbers.len() as u64 + 1;
        *self.numbers.entry(name).or_insert_with(|| {
            let (mut metadata, mut entry) = (Vec::new(), Vec::new());
            put_number(&mut metadata, 1, next);
            put_bytes(&mut metadata, 2, name.as_bytes());
            put_number(&mut entry, 1, next);
            put_bytes(&mut entry, 2, &metadata);
            put_bytes(&mut self.entries, 4, &entry);
            next
        })
    }
}

/// `XSpace` with a plane of two lines for each thread that called programs: the calls, and the steps in them.
fn space(calls: &[Call]) -> Vec<u8> {
    let mut threads: Vec<ThreadId> = Vec::new();
    for call in calls {
        if !threads.contains(&call.thread) {
            threads.push(call.thread);
        }
    }
    let first = calls.iter().map(|call| call.start).min().unwrap_or_default();
    let (mut plane, mut names) = (Vec::new(), Names::default());
    put_number(&mut plane, 1, 1);
    put_bytes(&mut plane, 2, PLANE.as_bytes());
    for (number, thread) in threads.iter().enumerate() {
        let own = || calls.iter().filter(|call| call.thread == *thread);
        let programs = own().map(|call| (call.program.as_str(), call.start, call.time));
        let steps = own().flat_map(|call| &call.steps);
        let steps = steps.map(|step| (step.name.as_str(), step.start, step.time));
        let which = if threads.len() > 1 { format!(" of thread {number}") } else { String::new() };
        let id = 2 * number as u64;
        let line = line(id, &format!("Programs{which}"), first, programs, &mut names);
        put_bytes(&mut plane, 3, &line);
        let line = self::line(id + 1, &format!("Ops{which}"), first, steps, &mut names);
        put_bytes(&mut plane, 3, &line);
    }
    plane.extend_from_slice(&names.entries);
    let mut space = Vec::new();
    if !calls.is_empty() {
        put_bytes(&mut space, 1, &plane);
    }
    space
}

/// `XLine` with an event for each name, begin and length.
fn line<'a>(
    id: u64,
    name: &str,
    first: Duration,
    events: impl Iterator<Item = (&'a str, Duration, Duration)>,
    names: &mut Names<'a>,
) -> Vec<u8> {
    let picoseconds = |time: Duration| u64::try_from(time.as_nanos() * 1000).unwrap_or(u64::MAX);
    let mut line = Vec::new();
    put_number(&mut line, 1, id);
    put_bytes(&mut line, 2, name.as_bytes());
    put_number(&mut line, 3, u64::try_from(first.as_nanos()).unwrap_or_default());
    let mut event = Vec::new();
    for (name, start, time) in events {
        event.clear();
        put_number(&mut event, 1, names.number(name));
        put_number(&mut event, 2, picoseconds(start.saturating_sub(first)));
        put_number(&mut event, 3, picoseconds(time));
        put_bytes(&mut line, 4, &event);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::{Field, fields};

    fn bytes(message: &[u8], wanted: u64) -> Vec<&[u8]> {
        let of = |(number, field)| match field {
            Field::Bytes(bytes) if number == wanted => Some(bytes),
            _ => None,
        };
        fields(message).unwrap().into_iter().filter_map(of).collect()
    }

    #[test]
    fn a_trace_has_a_line_of_programs_and_one_of_their_steps() {
        let at = Duration::from_micros;
        let step = |start| Step { name: "stablehlo.sine".into(), start: at(start), time: at(2) };
        let thread = std::thread::current().id();
        let call = Call {
            program: "jit_f".into(),
            thread,
            start: at(1_000_000),
            time: at(9),
            steps: vec![step(1_000_001), step(1_000_004)],
        };
        let space = space(&[call]);
        let [plane] = bytes(&space, 1)[..] else { panic!("one plane") };
        assert_eq!(bytes(plane, 2), [PLANE.as_bytes()]);
        let lines = bytes(plane, 3);
        assert_eq!(
            lines.iter().map(|line| bytes(line, 2)[0]).collect::<Vec<_>>(),
            [&b"Programs"[..], b"Ops"]
        );
        // the second step begins 4 us after the call, and takes 2 us
        let last = fields(bytes(lines[1], 4)[1]).unwrap();
        assert_eq!(
            last,
            [(1, Field::Number(2)), (2, Field::Number(4_000_000)), (3, Field::Number(2_000_000))]
        );
        assert_eq!(bytes(plane, 4).len(), 2);
        assert_eq!(fields(lines[0]).unwrap()[2], (3, Field::Number(1_000_000_000)));
    }

    #[test]
    fn a_trace_without_a_call_is_empty() {
        assert!(space(&[]).is_empty());
    }
}
