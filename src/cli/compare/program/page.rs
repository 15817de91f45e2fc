//! A judgement as a page of HTML.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use super::super::page::Pages;
use super::printed::{Printed, WHOLE, percent, short};
use crate::access::{Refusal, write_whole};
use crate::cli::terminal::Status;
use crate::diagnostic::counted;
use crate::judge::{Finding, Rung};
use crate::report::page::{
    Chart, ChartBar, Color, Entry, Listing, Outcome, Page, Part, Section, Table, Verdict,
};

/// Of so many values that are violations, everything is shown; of the others, a row of the table.
const MOST_SECTIONS: usize = 16;
/// The curve of accumulated errors has so many bars at most.
const MOST_BARS: usize = 200;

impl Printed<'_> {
    /// Writes the page.
    ///
    /// # Errors
    ///
    /// Why the file cannot be written, with the exit status.
    pub fn write_page(&self, path: &Path) -> Result<(), Refusal> {
        let html = self.html();
        write_whole(path, |file| file.write_all(html.as_bytes())).map_err(|error| {
            Refusal::new(format!("--report: cannot write {}: {error}", path.display()), Status::Io)
        })
    }

    /// The page as HTML.
    pub fn html(&self) -> String {
        self.page().html()
    }

    fn page(&self) -> Page {
        let findings = &self.judgement.findings;
        let refused: Vec<&Finding> = findings.iter().filter(|it| self.is_refused(it)).collect();
        let is_undecided = findings.iter().any(|it| it.verdict.rung() == Rung::Undecided);
        let holds = refused.is_empty() && self.outside().next().is_none();
        let outcome = match (holds, is_undecided) {
            (false, _) => Outcome::Violation,
            (true, true) => Outcome::Undecided,
            (true, false) => Outcome::Holds,
        };
        let mut sections = vec![self.rungs()];
        sections.extend(self.required_section());
        if !refused.is_empty() {
            sections.push(self.listing(&refused));
        }
        sections.push(self.values());
        sections.extend(self.curve());
        // a value that is legal is shown if it is the only one
        let is_outside = |it: &&Finding| self.outside().any(|outside| outside.name == it.name);
        let is_wrong = |it: &&Finding| self.is_refused(it) || is_outside(it);
        let shown: Vec<&Finding> = match findings.len() {
            1 => findings.iter().collect(),
            _ => findings.iter().filter(is_wrong).collect(),
        };
        let map_size = Pages::map_size(shown.len().min(MOST_SECTIONS));
        let of_values = shown.iter().take(MOST_SECTIONS);
        sections.extend(of_values.filter_map(|it| self.section(it, map_size)));
        if shown.len() > MOST_SECTIONS {
            let more =
                format!("{} more are in the table.", counted(shown.len() - MOST_SECTIONS, "value"));
            sections.push(Section { heading: "More".into(), parts: vec![Part::Text(more)] });
        }
        Page {
            title: self.source.name.to_string(),
            verdict: Verdict { outcome, text: self.verdicts() },
            sections,
        }
    }

    /// How many elements each rung explains, over all values.
    fn rungs(&self) -> Section {
        let mut counts: BTreeMap<(u32, String), (Rung, u64, u64)> = BTreeMap::new();
        for (rung, count) in self.judgement.findings.iter().flat_map(|it| &it.verdict.rungs) {
            let key = (rung.order(), rung.to_string());
            let entry = counts.entry(key).or_insert_with(|| (rung.clone(), 0, 0));
            entry.1 += count;
            entry.2 += 1;
        }
        let all: u64 = counts.values().map(|(_, count, _)| count).sum();
        let mut table =
            Table::new(&["rung", "elements", "of all", "values", "meaning", "accepted"]);
        for (rung, count, values) in counts.values() {
            let (accepted, word) = match (rung, self.freedoms.accept(rung)) {
                (Rung::Undecided, _) => (Outcome::Undecided, "? nobody knows"),
                (_, true) => (Outcome::Holds, "✓ legal"),
                (_, false) => (Outcome::Violation, "✗ not legal"),
            };
            table.rows.push(vec![
                Entry::text(rung.to_string()),
                Entry::number(*count as f64, count.to_string()),
                Entry::number(*count as f64, percent(*count, all)),
                Entry::number(*values as f64, values.to_string()),
                Entry::text(rung.meaning()),
                Entry { outcome: Some(accepted), ..Entry::text(word) },
            ]);
        }
        let freedoms = Part::Text(format!("What a device may do: {}.", self.freedoms));
        let mut parts = vec![Part::Table(table), freedoms];
        parts.extend(self.loops().into_iter().chain(self.notes()).map(Part::Warning));
        Section { heading: "What explains the elements".into(), parts }
    }

    fn values(&self) -> Section {
        let header = [
            "value",
            "op",
            "line",
            "loc",
            "elements",
            "explained by",
            "of all",
            "slack",
            "ULP",
            "so far",
        ];
        let mut header = header.to_vec();
        if self.has_processes {
            header.insert(1, "process");
        }
        let findings = &self.judgement.findings;
        let is_same = |finding: &&Finding| finding.verdict.rung() == Rung::SameBits;
        let table = |shown: Vec<&Finding>| {
            let mut table = Table::new(&header);
            table.rows = shown.into_iter().map(|finding| self.value_row(finding)).collect();
            Part::Table(table)
        };
        let meaning = "Slack is the largest part of what a rung allows that a sum uses. ULP is the largest distance from \
                       the exact result of the op, for the operands that the device had. So far is the distance from a \
                       run of this interpreter from the arguments on, relative to the root mean square.";
        let same = findings.iter().filter(is_same).count();
        let parts = match findings.len() > WHOLE && same > 0 && same < findings.len() {
            true => vec![
                table(findings.iter().filter(|it| !is_same(it)).collect()),
                Part::Text(meaning.into()),
                Part::Details(
                    format!(
                        "All {} values, of which {same} have the bits of this interpreter",
                        findings.len()
                    ),
                    vec![table(findings.iter().collect())],
                ),
            ],
            false => vec![table(findings.iter().collect()), Part::Text(meaning.into())],
        };
        Section { heading: "Values".into(), parts }
    }

    /// A value as a row of the table.
    fn value_row(&self, finding: &Finding) -> Vec<Entry> {
        let verdict = &finding.verdict;
        let rung = verdict.rung();
        let number = |value: f64| Entry::number(value, short(value));
        let outcome = match (self.is_refused(finding), &rung) {
            (true, _) => Some(Outcome::Violation),
            (false, Rung::Undecided) => Some(Outcome::Undecided),
            (false, _) => None,
        };
        let count = self.counted(finding);
        let share = count as f64 / verdict.elements.max(1) as f64;
        let mut row = vec![
            Entry::code(&finding.name),
            Entry::text(self.op_name(finding)),
            Entry::number(self.line(finding) as f64, self.line(finding).to_string()),
            Entry::text(finding.location.clone().unwrap_or_default()),
            Entry::number(verdict.elements as f64, verdict.elements.to_string()),
            Entry { outcome, ..Entry::text(rung.to_string()) },
            Entry::number(share, percent(count, verdict.elements)),
            number(verdict.slack),
            number(verdict.ulps),
            number(finding.accumulated.map_or(f64::NAN, |it| it.relative)),
        ];
        if self.has_processes {
            row.insert(1, Entry::text(self.process(finding)));
        }
        row
    }

    /// The accumulated error along the run.
    fn curve(&self) -> Option<Section> {
        let findings = &self.judgement.findings;
        let far: Vec<(&Finding, f64)> =
            findings.iter().filter_map(|it| Some((it, it.accumulated?.relative))).collect();
        if far.len() < 3 {
            return None;
        }
        let step = far.len().div_ceil(MOST_BARS);
        let bars = far.chunks(step).map(|chunk| {
            let (finding, most) =
                chunk.iter().fold(chunk[0], |most, it| if it.1 > most.1 { *it } else { most });
            let refused = chunk.iter().any(|(finding, _)| self.is_refused(finding));
            let color = if refused { Color::Bad } else { Color::First };
            // sixteen decades fit below one
            let height = (most.max(1e-16).log10() + 16.0).max(0.0);
            let hover = format!("{}: {}", finding.name, short(most));
            ChartBar { label: String::new(), values: vec![(height, color, hover)] }
        });
        let caption = "Relative distance from a run of this interpreter, value by value: the decimal exponent plus 16";
        let chart = Chart::Bars {
            caption: caption.into(),
            bars: bars.collect(),
            is_logarithmic: false,
            regions: Vec::new(),
        };
        Some(Section { heading: "Error along the run".into(), parts: vec![Part::Chart(chart)] })
    }

    /// The program, with the ops that are violations.
    fn listing(&self, refused: &[&Finding]) -> Section {
        let marks: Vec<(usize, String)> = refused
            .iter()
            .map(|finding| {
                let verdict = &finding.verdict;
                let violations = verdict.violations(self.freedoms);
                (
                    self.line(finding),
                    format!(
                        "{}: {violations} of {} elements are not legal",
                        finding.name, verdict.elements
                    ),
                )
            })
            .collect();
        let listing = Listing::of(&self.source.name, &self.source.text, &marks);
        Section { heading: "Ops".into(), parts: vec![Part::Listing(listing)] }
    }
}
