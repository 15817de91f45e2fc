//! `--break` and `--step`: a run that stops when an op has run, and takes commands.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::{self, BufRead, IsTerminal};

use super::super::output::Output;
use super::origin;
use crate::compare::element_at;
use crate::diagnostic::{LineTable, Source, closest, counted, printable_line};
use crate::engine::machine::observing::{Observed, Point};
use crate::ir::{Type, ValueId};
use crate::ops::EvalError;
use crate::rewrite::pattern::Pattern;
use crate::syntax::values::{Extent, write_value_to};
use crate::tensor::{Tensor, Value};
use crate::values::spelling;

const COMMANDS: &str = "\
next           run one more op (an empty line does it, too)
continue       run until an op that --break or the command break names
break WHAT     stop at these values, too: %12, @main/%5.body[3]/%8, op:NAME, loc:NAME, LINE
print %NAME    print a value that has been computed
set %NAME=V    put a value in place of a result of the op that has just run
where          say which op has just run, with its values
help           print this list
quit           end the run
";

/// A tensor of more elements than this is shown by some of them.
const MOST_SHOWN: usize = 16;

/// What the reader of standard input wants next.
enum Next {
    /// Another command for the same stop.
    Command,
    /// That the run goes on.
    Run,
    /// That the run ends.
    Quit,
}

/// The state of a run that stops.
pub struct Stepper {
    stops: Vec<Pattern>,
    /// Whether the run stops after every op.
    steps: bool,
    /// Whether nobody gives commands any more.
    has_ended: bool,
    /// What each process is in.
    stacks: HashMap<Seat, Stack>,
    /// The process of each level of grids that was observed last.
    latest: HashMap<usize, Seat>,
}

/// A process of a run: how many grids are around its grid, and its number in the grid.
type Seat = (usize, usize);

/// The calls, branches and iterations that a process is in.
#[derive(Default)]
struct Stack {
    /// The values computed so far in each of these, by name, the innermost last.
    frames: Vec<HashMap<String, Value>>,
    /// The process that has started the grid of this one.
    around: Option<Seat>,
}

fn seat(observed: &Observed<'_>) -> Seat {
    let (grid, process) = observed.process;
    (observed.level, grid.index(process))
}

impl Stepper {
    /// A run that stops at some values, or after every op.
    pub fn new(stops: Vec<Pattern>, steps: bool) -> Stepper {
        let (stacks, latest) = (HashMap::new(), HashMap::new());
        Stepper { stops, steps, has_ended: false, stacks, latest }
    }

    pub fn stops(&self) -> impl Iterator<Item = &Pattern> {
        self.stops.iter()
    }

    /// Stops the run, if it is to stop here.
    pub fn observe(
        &mut self,
        observed: &mut Observed<'_>,
        source: &Source,
        err: &mut dyn Output,
    ) -> Result<(), EvalError> {
        if self.has_ended {
            return Ok(());
        }
        let seat = seat(observed);
        let around = seat.0.checked_sub(1).and_then(|level| self.latest.get(&level).copied());
        self.latest.insert(seat.0, seat);
        let stack = self.stacks.entry(seat).or_default();
        match observed.point {
            Point::Entering(_) => {
                if stack.frames.is_empty() {
                    stack.around = around;
                }
                stack.frames.push(HashMap::new());
            }
            Point::Leaving(_) => {
                stack.frames.pop();
            }
            Point::Before | Point::After => {}
        }
        self.remember(observed);
        let is_stop = |pattern: &Pattern| {
            (0..observed.results.len()).any(|index| pattern.means(observed, index, source))
        };
        if observed.point == Point::After && (self.steps || self.stops.iter().any(is_stop)) {
            return self.stop(observed, source, err);
        }
        Ok(())
    }

    fn remember(&mut self, observed: &Observed<'_>) {
        let stack = self.stacks.get_mut(&seat(observed));
        let Some(frame) = stack.and_then(|stack| stack.frames.last_mut()) else { return };
        for (index, value) in observed.results.iter().enumerate() {
            frame.insert(own_name(observed, index), value.clone());
        }
    }

    fn stop(
        &mut self,
        observed: &mut Observed<'_>,
        source: &Source,
        err: &mut dyn Output,
    ) -> Result<(), EvalError> {
        let failed = |error: io::Error| EvalError::Io(format!("commands: {error}"));
        err.write_all(shown(observed, source).as_bytes()).map_err(failed)?;
        loop {
            if io::stdin().is_terminal() {
                write!(err, "(shlo-interp) ").and_then(|()| err.flush()).map_err(failed)?;
            }
            let mut line = String::new();
            if io::stdin().lock().read_line(&mut line).map_err(failed)? == 0 {
                self.has_ended = true;
                self.stacks.clear();
                return Ok(());
            }
            let mut answer = String::new();
            let next = self.obey(line.trim(), observed, source, &mut answer);
            err.write_all(answer.as_bytes()).map_err(failed)?;
            match next {
                Next::Command => {}
                Next::Run => return Ok(()),
                Next::Quit => {
                    let name = own_path(observed);
                    return Err(EvalError::Failed(format!("the run was ended after {name}")));
                }
            }
        }
    }

    /// Does what a command says.
    fn obey(
        &mut self,
        line: &str,
        observed: &mut Observed<'_>,
        source: &Source,
        answer: &mut String,
    ) -> Next {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "" | "n" | "next" | "s" | "step" => {
                self.steps = true;
                return Next::Run;
            }
            "c" | "continue" => {
                self.steps = false;
                return Next::Run;
            }
            "q" | "quit" => return Next::Quit,
            "p" | "print" => *answer += &self.printed(rest, seat(observed)),
            "b" | "break" => match rest.parse() {
                Ok(pattern) => self.stops.push(pattern),
                Err(message) => *answer += &format!("error: {message}\n"),
            },
            "set" => match set(rest, observed) {
                Ok(()) => self.remember(observed),
                Err(message) => *answer += &format!("error: {message}\n"),
            },
            "w" | "where" => *answer += &shown(observed, source),
            "h" | "help" => *answer += COMMANDS,
            _ => *answer += &format!("error: there is no command '{word}'; `help` lists them\n"),
        }
        Next::Command
    }

    /// The calls, branches and iterations that a process is in, the innermost first, and after them those of the processes around it.
    fn frames(&self, seat: Seat) -> impl Iterator<Item = &HashMap<String, Value>> {
        let around = |seat: &Seat| self.stacks.get(seat).and_then(|stack| stack.around);
        let stacks = std::iter::successors(Some(seat), around);
        let stacks = stacks.filter_map(|seat| self.stacks.get(&seat));
        stacks.flat_map(|stack| stack.frames.iter().rev())
    }

    /// The text of a value that has been computed in one of the calls, branches and iterations that a process is in.
    fn printed(&self, name: &str, seat: Seat) -> String {
        let bare = name.trim_start_matches('%');
        let found = self.frames(seat).find_map(|frame| frame.get(bare));
        if let Some(value) = found {
            let mut text = String::new();
            return match write_value_to(value, Extent::Summary, &mut text) {
                Ok(()) => text + "\n",
                Err(_) => "error: the value has no text\n".into(),
            };
        }
        let names = self.frames(seat).flat_map(HashMap::keys).map(String::as_str);
        let meant = closest(bare, names).map(|meant| format!(": did you mean %{meant}?"));
        format!("error: no value %{bare} has been computed here{}\n", meant.unwrap_or_default())
    }
}

/// Puts a value in place of a result of the op that has just run.
fn set(text: &str, observed: &mut Observed<'_>) -> Result<(), String> {
    let (name, value) = text.split_once('=').ok_or("set takes %NAME=V")?;
    let name = name.trim().trim_start_matches('%');
    let own: Vec<String> =
        (0..observed.results.len()).map(|index| own_name(observed, index)).collect();
    let Some(index) = own.iter().position(|own| own == name) else {
        let own: Vec<String> = own.iter().map(|own| format!("%{own}")).collect();
        return Err(format!("the op that has just run defines {}, not %{name}", own.join(", ")));
    };
    let Type::Tensor(ty) = &observed.function.values[observed.defined[index]].ty else {
        return Err(format!("%{name} is no tensor"));
    };
    let loaded = spelling::parse(value).and_then(|spelled| spelled.load(ty));
    observed.results[index] = Value::Tensor(loaded.map_err(|error| error.message)?);
    Ok(())
}

/// The name of a value that was defined, without `%` and without the path to it.
fn own_name(observed: &Observed<'_>, index: usize) -> String {
    let path = observed.name(index);
    path.rsplit_once("/%").map_or("", |(_, name)| name).to_string()
}

/// The name of a value that was read, without `%`.
fn read_name(observed: &Observed<'_>, id: ValueId) -> String {
    let name = &observed.function.values[id].name;
    let results = observed.function.definer(id).map(|op| &op.results);
    match results.and_then(|results| results.iter().position(|&result| result == id)) {
        Some(number) if results.is_some_and(|results| results.len() > 1) => {
            format!("{name}#{number}")
        }
        _ => name.clone(),
    }
}

/// The path of the op that has just run: that of its first result.
fn own_path(observed: &Observed<'_>) -> String {
    let path = match observed.results.is_empty() {
        true => observed.trail.to_string(),
        false => observed.name(0),
    };
    format!("{}{path}", observed.tag())
}

/// An op that has just run: its path, its place, its line, its operands and its results.
fn shown(observed: &Observed<'_>, source: &Source) -> String {
    let Some(op) = observed.op.as_ref().map(|view| view.op) else { return String::new() };
    let at = origin(observed, source);
    let location =
        if at.location.is_empty() { String::new() } else { format!(" ({})", at.location) };
    let path = own_path(observed);
    let mut text =
        printable_line(&format!("{path}: {} at {}{location}", op.full_name(), at.place)) + "\n";
    let line = LineTable::of(source).line_around(&source.text, op.span.start);
    // writing to a String cannot fail
    let _ = writeln!(text, "  {}", source.text[line].trim());
    let mut seen: Vec<ValueId> = Vec::new();
    let operands = observed.operands.ids.iter().zip(observed.operands.values);
    let captured = observed.captured.ids.iter().zip(observed.captured.values);
    for (id, value) in operands.chain(captured) {
        if !seen.contains(id) {
            seen.push(*id);
            let _ = writeln!(text, "  %{} : {}", read_name(observed, *id), summary(value));
        }
    }
    for (index, value) in observed.results.iter().enumerate() {
        let _ = writeln!(text, "  %{} = {}", own_name(observed, index), summary(value));
    }
    text
}

/// A value in one line.
fn summary(value: &Value) -> String {
    let ty = Type::of(value);
    let Value::Tensor(tensor) = value else { return ty.to_string() };
    let elements = |places: std::ops::Range<usize>| {
        places.map(|place| element_at(tensor, place)).collect::<Vec<_>>().join(", ")
    };
    let count = tensor.len();
    if count <= MOST_SHOWN {
        return format!("{ty} [{}]", elements(0..count));
    }
    let (first, last) = (elements(0..4), elements(count - 2..count));
    format!("{ty} [{first}, …, {last}]{}", statistics(tensor).unwrap_or_default())
}

/// The extremes and the mean of the finite elements, and how many are not finite.
fn statistics(tensor: &Tensor) -> Option<String> {
    let all = tensor.to_f64s()?;
    let finite = all.iter().copied().filter(|element| element.is_finite());
    let (mut least, mut most, mut sum, mut count) = (f64::INFINITY, f64::NEG_INFINITY, 0.0, 0);
    for element in finite {
        (least, most, sum, count) =
            (least.min(element), most.max(element), sum + element, count + 1);
    }
    let nans = all.iter().filter(|element| element.is_nan()).count();
    let infinite = all.len() - nans - count;
    let mut text = match count {
        0 => String::new(),
        _ => format!(" min {least:e} max {most:e} mean {:.4e}", sum / count as f64),
    };
    if nans + infinite > 0 {
        // writing to a String cannot fail
        let _ = write!(text, ", {nans} NaN, {}", counted(infinite, "infinity"));
    }
    Some(text)
}
