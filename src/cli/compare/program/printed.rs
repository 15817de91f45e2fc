//! A judgement as text and as JSON.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde_json::{Value as Json, json};

use crate::cli::compare::pair::Compared;
use crate::cli::findings::error;
use crate::cli::terminal::Status;
use crate::compare::element_at;
use crate::diagnostic::{LineTable, Source};
use crate::judge::{Element, Finding, Freedoms, Judgement, Rung};
use crate::ops::{self, Meaning};
use crate::report::page::Entry;
use crate::syntax::json::{VERSION, element_fields, shortest};
use crate::tensor::index::index_at;
use crate::values::tables::aligned;

/// A judgement, ready to be printed.
pub struct Printed<'a> {
    pub judgement: &'a Judgement,
    pub freedoms: &'a Freedoms,
    pub source: &'a Source,
    /// The names of values that the device gave and the run did not define.
    pub unused: Vec<&'a str>,
    /// How many iterations of each loop the device showed values of, by the names of the loops.
    pub shown: BTreeMap<String, usize>,
    /// Whether the program ran as several processes.
    pub has_processes: bool,
    /// What there is to say of rules of a budget that counted for no value.
    pub unused_rules: &'a [String],
    /// The values that something is required of, compared with ours; without elements nothing is required.
    pub compared: &'a [Option<Compared>],
    /// How many elements of a value are listed.
    pub worst: usize,
}

/// Values of the same bits are counted, not listed, where there are more values than this.
pub const WHOLE: usize = 12;
/// How many values are told of in detail although they are legal.
const TOLD: usize = 3;

/// A share in percent, which is 0 or 100 only if it is so.
pub fn percent(part: u64, all: u64) -> String {
    let share = 100.0 * part as f64 / all.max(1) as f64;
    match share {
        _ if part == all => "100 %".into(),
        _ if part == 0 => "0 %".into(),
        ..0.1 => "< 0.1 %".into(),
        _ if share > 99.9 => "> 99.9 %".into(),
        _ => format!("{share:.1} %"),
    }
}

/// A number of three digits.
pub fn short(value: f64) -> String {
    let magnitude = value.abs();
    match magnitude {
        _ if value.is_nan() => "-".into(),
        0.0 => "0".into(),
        1e-3..1e5 if magnitude >= 100.0 => format!("{value:.0}"),
        1e-3..1e5 => {
            let digits = (2 - magnitude.log10().floor() as i32).clamp(0, 6) as usize;
            format!("{value:.digits$}")
        }
        _ => format!("{value:.1e}"),
    }
}

impl Printed<'_> {
    /// The line of the program on which an op begins.
    pub fn line(&self, finding: &Finding) -> usize {
        LineTable::of(self.source).place(&self.source.text, finding.span.start).line
    }

    /// Whether a finding is a violation.
    pub fn is_refused(&self, finding: &Finding) -> bool {
        finding.verdict.violations(self.freedoms) > 0
    }

    /// How many elements the last rung explains; of a violation, how many elements are not legal.
    pub fn counted(&self, finding: &Finding) -> u64 {
        match finding.verdict.violations(self.freedoms) {
            0 => finding.verdict.count(&finding.verdict.rung()),
            refused => refused,
        }
    }

    /// What the judgement comes to, in a line.
    pub fn verdict(&self) -> String {
        let findings = &self.judgement.findings;
        let refused: Vec<&Finding> = findings.iter().filter(|it| self.is_refused(it)).collect();
        let values =
            |count: usize| if count == 1 { "1 value".into() } else { format!("{count} values") };
        match refused.first() {
            Some(first) => {
                let others = match refused.len() {
                    1 => String::new(),
                    count => format!("; {} in all have such elements", values(count)),
                };
                format!(
                    "VIOLATION: {} of {} elements of {} are not legal results of {}{others}",
                    first.verdict.violations(self.freedoms),
                    first.verdict.elements,
                    first.name,
                    self.op(first),
                )
            }
            None => {
                let undecided = findings.iter().filter(|it| it.verdict.rung() == Rung::Undecided);
                match undecided.count() {
                    0 => format!("legal: {} as the program allows", values(findings.len())),
                    count => format!(
                        "no violation: {}, of which nothing is known about {count}",
                        values(findings.len())
                    ),
                }
            }
        }
    }

    /// The op of a finding, with its place, and with its process if there are several.
    pub fn op(&self, finding: &Finding) -> String {
        let op = finding.op.unwrap_or("the function");
        let place = format!("{}:{}", self.source.name, self.line(finding));
        let location = finding.location.as_ref().map_or(String::new(), |it| format!(", {it}"));
        let process = finding.process.map_or(String::new(), |it| format!(" in process {it}"));
        format!("{op} ({place}{location}){process}")
    }

    /// The process of a finding, as text.
    pub fn process(&self, finding: &Finding) -> String {
        finding.process.map_or("-".into(), |process| process.to_string())
    }

    /// The text for people.
    pub fn text(&self) -> String {
        let mut text = format!("{}\n", self.verdict());
        // writing to a String cannot fail
        for line in self.required_verdict().into_iter().chain(self.loops()) {
            let _ = writeln!(text, "{line}");
        }
        let header =
            ["value", "op", "line", "elements", "explained by", "of all", "slack", "ULP", "so far"];
        let mut header = header.map(String::from).to_vec();
        if self.has_processes {
            header.insert(1, "process".into());
        }
        header.extend(self.required_header());
        let mut table = vec![header];
        let findings = &self.judgement.findings;
        let is_short = findings.len() <= WHOLE;
        let is_same = |finding: &&Finding| {
            let holds = self.compared_of(finding).is_none_or(|it| it.status() == Status::Fine);
            finding.verdict.rung() == Rung::SameBits && holds
        };
        let rows = findings.iter().filter(|it| is_short || !is_same(it));
        table.extend(rows.map(|finding| self.row(finding)));
        // writing to a String cannot fail
        let _ = write!(text, "\n{}", aligned(&table));
        if !is_short {
            let same = findings.iter().filter(is_same).count();
            let _ = writeln!(text, "{same} more have the bits of this interpreter");
        }
        if let Some(curve) = self.curve_line() {
            let _ = writeln!(text, "\n{curve}");
        }
        let is_told = |finding: &&Finding| {
            let rung = finding.verdict.rung();
            findings.len() <= TOLD || rung == Rung::Undecided || self.is_refused(finding)
        };
        for finding in findings.iter().filter(is_told) {
            let detail = self.detail(finding);
            if !detail.is_empty() {
                let _ = write!(text, "\n{detail}");
            }
        }
        text += &self.required_details();
        for note in self.notes() {
            let _ = write!(text, "\nnote: {note}");
        }
        if !self.notes().is_empty() {
            text.push('\n');
        }
        text
    }

    /// The name of the op of a finding, without its dialect.
    pub fn op_name(&self, finding: &Finding) -> &'static str {
        finding.op.map_or("", |op| op.split_once('.').map_or(op, |(_, name)| name))
    }

    fn row(&self, finding: &Finding) -> Vec<String> {
        let verdict = &finding.verdict;
        let rung = verdict.rung();
        let refused = self.is_refused(finding);
        let name = match (&rung, refused) {
            (Rung::Violation, _) | (_, false) => rung.to_string(),
            (_, true) => format!("VIOLATION ({rung})"),
        };
        let slack = if verdict.slack > 0.0 { short(verdict.slack) } else { "-".into() };
        let mut row = vec![
            finding.name.clone(),
            self.op_name(finding).into(),
            self.line(finding).to_string(),
            verdict.elements.to_string(),
            name,
            percent(self.counted(finding), verdict.elements),
            slack,
            short(verdict.ulps),
            finding.accumulated.map_or("-".into(), |it| short(it.relative)),
        ];
        if self.has_processes {
            row.insert(1, self.process(finding));
        }
        row.extend(self.required_row(finding));
        row
    }

    /// How the elements of a value are explained, and those that are worst, if they are not all the same.
    fn detail(&self, finding: &Finding) -> String {
        let verdict = &finding.verdict;
        let mut text = String::new();
        if verdict.rung().order() <= Rung::CorrectlyRounded.order() {
            return text;
        }
        // writing to a String cannot fail
        let _ = writeln!(text, "{}: {}", finding.name, self.op(finding));
        for line in self.detail_lines(finding) {
            let _ = writeln!(text, "  {line}");
        }
        let shown = if self.is_refused(finding) { self.worst } else { self.worst.min(2) };
        for element in verdict.worst.iter().take(shown) {
            let _ = writeln!(text, "  {}", self.element(finding, element));
        }
        text
    }

    /// How the elements of a value are explained, a sentence each.
    pub fn detail_lines(&self, finding: &Finding) -> Vec<String> {
        let verdict = &finding.verdict;
        let of_rung = |(rung, count): &(Rung, u64)| {
            let refused = if self.freedoms.accept(rung) { "" } else { ", not accepted" };
            let share = percent(*count, verdict.elements);
            format!("{count} ({share}) {rung}: {}{refused}.", rung.meaning())
        };
        let mut lines: Vec<String> = verdict.rungs.iter().map(of_rung).collect();
        lines.extend(verdict.undecided.map(|reason| format!("Undecided: {reason}.")));
        lines.extend(verdict.power.map(|power| {
            let sees = match power {
                ..0.05 => "would not be seen here",
                0.95.. => "would be seen here",
                _ => "would be seen in some sums here",
            };
            let share = percent((power * 1e6) as u64, 1_000_000);
            format!("A missing term of average size {sees} ({share} of the sums).")
        }));
        if !finding.together_with.is_empty() {
            let names = finding.together_with.join(", ");
            lines.push(format!("Judged together with {names}, which the device did not show."));
        }
        lines
    }

    /// An element as a row of a table.
    pub fn element_row(&self, finding: &Finding, element: &Element) -> Vec<Entry> {
        let index = index_at(finding.ours.shape(), element.place);
        let number = |value: Option<f64>| match value {
            Some(value) => Entry::number(value, format!("{value:?}")),
            None => Entry::text("-"),
        };
        vec![
            Entry::number(element.place as f64, format!("{index:?}")),
            Entry::code(element_at(&finding.actual, element.place)),
            Entry::code(element_at(&finding.ours, element.place)),
            number(element.exact),
            number(element.legal.map(|[lo, _]| lo)),
            number(element.legal.map(|[_, hi]| hi)),
            Entry::number(element.ulps, short(element.ulps)),
            Entry::text(element.rung.to_string()),
        ]
    }

    fn element(&self, finding: &Finding, element: &Element) -> String {
        let index = index_at(finding.ours.shape(), element.place);
        let mut text = format!(
            "{index:?} is {}, ours {}",
            element_at(&finding.actual, element.place),
            element_at(&finding.ours, element.place),
        );
        // writing to a String cannot fail
        if let Some(exact) = element.exact {
            let _ = write!(text, ", exact {exact:?}");
        }
        if let Some([lo, hi]) = element.legal {
            let _ = write!(text, ", legal {lo:?} to {hi:?}");
        }
        if !element.ulps.is_nan() {
            let _ = write!(text, ", {} ULP", short(element.ulps));
        }
        let _ = write!(text, ": {}", element.rung);
        text
    }

    /// What the reader should know beside the findings.
    pub fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        let findings = &self.judgement.findings;
        let refused = findings.iter().find(|it| self.is_refused(it));
        notes.extend(self.conditioning());
        // extract takes no op out of processes that ops start, and none that communicates
        let is_exchange = |op: &str| {
            ops::entry(op).is_some_and(|entry| matches!(entry.meaning, Meaning::Exchange(_)))
        };
        let is_alone =
            |it: &&Finding| it.op.is_some_and(|op| !is_exchange(op)) && !it.is_of_started_process();
        if let Some(first) = refused.filter(is_alone) {
            let around = first.together_with.len();
            let alone = "extract the op as a program of its own: shlo-interp extract PROGRAM --op";
            notes.push(match around {
                0 => format!("{alone} '{}'", first.name),
                _ => format!(
                    "{around} values before it were not shown, and one of their ops may be at fault: give their \
                     values by --dumps"
                ),
            });
        }
        for finding in findings {
            notes.extend(finding.verdict.notes.iter().map(|it| format!("{}: {it}", finding.name)));
        }
        if !self.unused.is_empty() {
            let names: Vec<&str> = self.unused.iter().take(8).copied().collect();
            let more = match self.unused.len() - names.len() {
                0 => String::new(),
                more => format!(" and {more} more"),
            };
            let names = names.join(", ");
            notes.push(format!(
                "the run did not show these values, which the device gave: {names}{more}"
            ));
        }
        notes
    }

    /// The judgement as JSON.
    pub fn json(&self, status: Status, complaints: &[String]) -> Json {
        let findings: Vec<Json> =
            self.judgement.findings.iter().map(|it| self.finding(it)).collect();
        let first = self.judgement.findings.iter().find(|it| self.is_refused(it));
        let diagnostics: Vec<Json> = complaints.iter().map(|message| error(message)).collect();
        json!({
            "version": VERSION,
            "program": &*self.source.name,
            "status": status.name(),
            "exit_code": status as u8,
            "diagnostics": diagnostics,
            "legal": self.freedoms.to_string(),
            "verdict": if first.is_some() { "violation" } else { "legal" },
            "first_violation": first.map(|it| it.name.clone()),
            "values": findings,
            "loops": self.judgement.loops.iter().map(|it| self.loop_json(it)).collect::<Vec<_>>(),
            "differences": self.differences_json(),
            "unused": self.unused,
            "outside": self.outside().map(|it| it.name.as_str()).collect::<Vec<_>>(),
            "unused_rules": self.unused_rules,
        })
    }

    fn finding(&self, finding: &Finding) -> Json {
        let verdict = &finding.verdict;
        let rungs = verdict.rungs.iter().map(|(rung, count)| {
            json!({"rung": rung.to_string(), "count": count, "accepted": self.freedoms.accept(rung)})
        });
        let end = |end: f64| number(shortest(finding.ours.element(), end));
        let worst = verdict.worst.iter().take(self.worst).map(|element| {
            json!({
                "index": index_at(finding.ours.shape(), element.place),
                "rung": element.rung.to_string(),
                "actual": element_fields(finding.ours.element(), element.actual),
                "ours": element_fields(finding.ours.element(), element.ours),
                "exact": element.exact.map(number),
                "legal": element.legal.map(|ends| ends.map(end)),
                "ulp": number(element.ulps),
            })
        });
        json!({
            "name": finding.name,
            "process": finding.process.map(|it| [it.replica, it.partition]),
            "op": finding.op,
            "line": self.line(finding),
            "location": finding.location,
            "type": finding.ty.to_string(),
            "elements": verdict.elements,
            "rung": verdict.rung().to_string(),
            "accepted": !self.is_refused(finding),
            "violations": verdict.violations(self.freedoms),
            "rungs": rungs.collect::<Vec<_>>(),
            "slack": verdict.slack,
            "ulp": number(verdict.ulps),
            "power": verdict.power,
            "undecided": verdict.undecided,
            "notes": verdict.notes,
            "together_with": finding.together_with,
            "accumulated": finding.accumulated.map(|it| number(it.relative)),
            "accumulated_ulp": finding.accumulated.map(|it| number(it.ulps)),
            "required": self.compared_of(finding).map(Compared::required_json),
            "worst_elements": worst.collect::<Vec<_>>(),
        })
    }
}

/// A number; what JSON has no number for is a string.
pub fn number(value: f64) -> Json {
    match value {
        _ if value.is_finite() => value.into(),
        _ if value.is_nan() => Json::Null,
        _ if value > 0.0 => "Infinity".into(),
        _ => "-Infinity".into(),
    }
}
