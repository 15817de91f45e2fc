//! The time that a run took: `--time`, `--profile` and the trace for Chrome.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::Path;
use std::time::Duration;

use serde_json::json;

use super::arguments::TextOrJson;
use crate::access::write_whole;
use crate::diagnostic::{LineTable, Source, printable_line};
use crate::engine::machine::profile::{Profile, Row};
use crate::ir::Location;
use crate::paths::{Path as FastPath, Paths};

/// How long the stages of a run took.
#[derive(Debug, Default)]
pub struct Times {
    /// The time of reading, parsing and verifying the program.
    pub parse: Duration,
    /// The time of planning the functions that run.
    pub prepare: Duration,
    /// The time of each evaluation, all functions together.
    pub runs: Vec<Duration>,
}

impl Times {
    /// Adds to the time of an evaluation.
    pub fn add_run(&mut self, index: usize, time: Duration) {
        if self.runs.len() <= index {
            self.runs.resize(index + 1, Duration::ZERO);
        }
        self.runs[index] += time;
    }

    /// Writes a line for each stage, or one JSON object, with the peak of memory if the system tells it.
    pub fn write(&self, format: TextOrJson, out: &mut dyn io::Write) -> io::Result<()> {
        let peak = peak_bytes();
        if format == TextOrJson::Json {
            let runs: Vec<f64> = self.runs.iter().copied().map(milliseconds).collect();
            let (parse, prepare) = (milliseconds(self.parse), milliseconds(self.prepare));
            let mut object = json!({"parse_ms": parse, "prepare_ms": prepare, "run_ms": runs});
            if let Some(peak) = peak {
                object["peak_bytes"] = peak.into();
            }
            return writeln!(out, "{object}");
        }
        writeln!(out, "parse    {:>10.3} ms", milliseconds(self.parse))?;
        writeln!(out, "prepare  {:>10.3} ms", milliseconds(self.prepare))?;
        let mut sorted = self.runs.clone();
        sorted.sort();
        let count = sorted.len();
        if let Some(median) = sorted.get(count / 2) {
            write!(out, "run      {:>10.3} ms", milliseconds(*median))?;
            let ends = [sorted[0], sorted[count - 1]].map(milliseconds);
            match count {
                1 => writeln!(out)?,
                _ => writeln!(out, " (median of {count}, {:.3} to {:.3})", ends[0], ends[1])?,
            }
        }
        match peak {
            Some(peak) => writeln!(out, "peak     {:>10.3} MB", peak as f64 / 1e6),
            None => Ok(()),
        }
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// The largest amount of memory that the process ever had, if the system tells it.
fn peak_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix(" kB")?.parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}

/// How many places the table of places names.
const PLACES: usize = 30;

/// The tables of `--profile`, the longest time first: a line for each op, with the fast paths that it took,
/// then a line for each place in the program.
pub fn profile_table(profile: &Profile, source: &Source) -> String {
    let totals = profile.totals();
    let all: Duration = totals.iter().map(|row| row.time).sum();
    let mut rows: Vec<&Row> = profile.rows().iter().collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.time));
    let mut text = totals_table(&totals, all);
    text.push('\n');
    text.push_str(&places_table(&rows, all, source));
    text
}

/// A table with a line for each of the first [`PLACES`] places in the program.
fn places_table(rows: &[&Row], all: Duration, source: &Source) -> String {
    let lines = LineTable::new(&source.text);
    let shown = &rows[..rows.len().min(PLACES)];
    let table = shown.iter().map(|row| {
        let place = lines.place(&source.text, row.span.start);
        let location = row.location.as_deref().and_then(Location::short);
        let location = location.map_or(String::new(), |location| format!("  ({location})"));
        let (line, column) = (place.line, place.column);
        Line {
            figures: format!(
                "{:>12.3} {:>6.1} {:>9}",
                milliseconds(row.time),
                share(row.time, all),
                row.calls
            ),
            what: format!("{}:{line}:{column}  {}{location}", source.name, row.name),
            paths: row.paths,
        }
    });
    let figures = format!("{:>12} {:>6} {:>9}", "time (ms)", "%", "calls");
    let mut text = aligned(figures, "place and op", table.collect());
    if let more @ 1.. = rows.len() - shown.len() {
        let rest: Duration = rows[PLACES..].iter().map(|row| row.time).sum();
        let (time, share) = (milliseconds(rest), share(rest, all));
        let _ = writeln!(text, "{time:>12.3} {share:>6.1} {:>9}  {more} more places", "");
    }
    text
}

/// The percentage that a time is of another.
fn share(time: Duration, all: Duration) -> f64 {
    100.0 * time.as_secs_f64() / all.as_secs_f64().max(1e-9)
}

/// A table with a line for each op.
fn totals_table(totals: &[Row], all: Duration) -> String {
    let table = totals.iter().map(|row| {
        let seconds = row.time.as_secs_f64().max(1e-9);
        let figures = format!(
            "{:>12.3} {:>6.1} {:>9} {:>10.3} {:>9.2} {:>9.2}",
            milliseconds(row.time),
            share(row.time, all),
            row.calls,
            row.bytes as f64 / 1e6,
            row.bytes as f64 / seconds / 1e9,
            row.operations as f64 / seconds / 1e9,
        );
        Line { figures, what: row.name.clone(), paths: row.paths }
    });
    let figures = format!(
        "{:>12} {:>6} {:>9} {:>10} {:>9} {:>9}",
        "time (ms)", "%", "calls", "MB", "GB/s", "GFLOP/s"
    );
    aligned(figures, "op", table.collect())
}

/// A line of a table: figures, the name of what they measure, and the fast paths that it took.
struct Line {
    figures: String,
    what: String,
    paths: Paths,
}

/// The lines under their titles, with the fast paths in a column of their own.
fn aligned(figures: String, what: &str, mut lines: Vec<Line>) -> String {
    lines.iter_mut().for_each(|line| line.what = printable_line(&line.what));
    let width = lines.iter().map(|line| line.what.chars().count()).max().unwrap_or(0);
    let width = width.max(what.len());
    let mut text = format!("{figures}  {what:<width$}  paths\n");
    for Line { figures, what, paths } in lines {
        let line = format!("{figures}  {what:<width$}  {paths}");
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

/// Writes every step as an event of Chrome's trace format (`chrome://tracing`, Perfetto).
pub fn write_trace(path: &Path, profile: &Profile, source: &Source) -> Result<(), String> {
    let lines = LineTable::new(&source.text);
    let micros = |time: Duration| time.as_secs_f64() * 1e6;
    let events: Vec<serde_json::Value> = (profile.events().iter())
        .map(|event| {
            let row = &profile.rows()[event.row];
            let place = lines.place(&source.text, row.span.start);
            let location = row.location.as_deref().and_then(Location::short);
            json!({
                "name": row.name, "cat": "op", "ph": "X", "pid": 0, "tid": 0,
                "ts": micros(event.start), "dur": micros(event.time),
                "args": {
                    "line": place.line, "column": place.column, "loc": location,
                    "bytes": row.bytes / row.calls.max(1),
                    "paths": row.paths.iter().map(FastPath::name).collect::<Vec<_>>(),
                },
            })
        })
        .collect();
    let text = json!({"traceEvents": events, "displayTimeUnit": "ms"}).to_string();
    write_whole(path, |file| file.write_all(text.as_bytes()))
        .map_err(|error| format!("cannot write {}: {error}", path.display()))
}
