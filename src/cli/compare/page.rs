//! The page of HTML about compared pairs.

use std::io::Write;
use std::path::Path;

use super::pair::{Compared, End};
use super::text::warnings;
use crate::access::{Refusal, write_whole};
use crate::cli::terminal::Status;
use crate::diagnostic::{counted, figure};
use crate::report::Survey;
use crate::report::page::{Entry, Outcome, Page, Part, Section, Table, Verdict};

/// Of so many pairs that differ, everything is shown; of the others, a row of the table.
const MOST_SECTIONS: usize = 24;

/// A page that grows by a pair at a time, so that surveys need not be kept.
#[derive(Debug)]
pub struct Pages {
    title: String,
    table: Table,
    sections: Vec<Section>,
    warnings: Vec<String>,
    left_out: usize,
    failed: usize,
    undecided: usize,
    first_failed: Option<String>,
    single: Option<String>,
    /// The section of the first pair, if it holds.
    only: Option<Section>,
}

impl Pages {
    /// A page about pairs, without any yet.
    pub fn new(title: String) -> Pages {
        let header = [
            "value",
            "outcome",
            "type",
            "elements",
            "differing",
            "p99",
            "largest",
            "absolute error",
            "finding",
        ];
        Pages {
            title,
            table: Table::new(&header),
            sections: Vec::new(),
            warnings: Vec::new(),
            left_out: 0,
            failed: 0,
            undecided: 0,
            first_failed: None,
            single: None,
            only: None,
        }
    }

    /// How many rows and columns the heat maps of a page about so many pairs have.
    pub fn map_size(pairs: usize) -> usize {
        match pairs {
            0 | 1 => 512,
            2..=4 => 256,
            _ => 128,
        }
    }

    /// Adds a pair.
    pub fn add(&mut self, compared: &Compared) {
        let outcome = compared.outcome();
        let own = compared.survey().map_or("the tensor".to_string(), Survey::types);
        let name = if compared.name.is_empty() { &own } else { &compared.name };
        self.failed += usize::from(outcome == Outcome::Violation);
        self.undecided += usize::from(outcome == Outcome::Undecided);
        if outcome == Outcome::Violation && self.first_failed.is_none() {
            self.first_failed = Some(format!("{name}: {}", compared.sentence()));
        }
        self.warnings.extend(warnings(compared));
        self.single = (self.table.rows.is_empty()).then(|| compared.sentence());
        self.table.rows.push(row(name, compared));
        let Some(survey) = compared.survey() else { return };
        // a pair that holds is shown if it is the only one
        let is_first = self.table.rows.len() == 1;
        let holds = outcome == Outcome::Holds;
        if holds && !is_first {
            return;
        }
        if self.sections.len() == MOST_SECTIONS {
            self.left_out += 1;
            return;
        }
        let mut section = survey.section(name);
        section.parts.insert(0, Part::Text(compared.sentence()));
        match holds {
            true => self.only = Some(section),
            false => self.sections.push(section),
        }
    }

    /// The whole page.
    pub fn page(mut self) -> Page {
        let pairs = self.table.rows.len();
        let outcome = match (self.failed, self.undecided) {
            (0, 0) if pairs > 0 => Outcome::Holds,
            (0, 0) => Outcome::Undecided,
            (0, _) => Outcome::Undecided,
            _ => Outcome::Violation,
        };
        let text = match (self.single, self.first_failed) {
            (Some(sentence), _) => sentence,
            (None, Some(first)) => {
                format!("{} of {} differ; first {first}", self.failed, counted(pairs, "value"))
            }
            (None, None) if pairs == 0 => "nothing was compared: the run gave no results".into(),
            (None, None) if self.undecided > 0 => {
                format!("{} of {} cannot be read", self.undecided, counted(pairs, "value"))
            }
            (None, None) => format!("all of {} are equal under the rule", counted(pairs, "value")),
        };
        if pairs == 1 {
            self.sections.extend(self.only);
            // the verdict of the page says it
            self.sections.iter_mut().for_each(|only| drop(only.parts.remove(0)));
        }
        let mut sections = Vec::new();
        if !self.warnings.is_empty() {
            let parts = self.warnings.into_iter().map(Part::Warning).collect();
            sections.push(Section { heading: "What the tolerance accepts".into(), parts });
        }
        if pairs > 1 {
            let mut parts = vec![Part::Table(self.table)];
            if self.left_out > 0 {
                let message =
                    format!("{} more differ, and are shown in the table alone.", self.left_out);
                parts.push(Part::Text(message));
            }
            sections.push(Section { heading: "Values".into(), parts });
        }
        sections.extend(self.sections);
        let verdict = Verdict { outcome, text };
        Page { title: self.title, verdict, sections }
    }

    /// Writes the page into a file.
    ///
    /// # Errors
    ///
    /// The message that the file cannot be written, and the exit status.
    pub fn write(self, path: &Path) -> Result<(), Refusal> {
        let html = self.page().html();
        let written = write_whole(path, |file| file.write_all(html.as_bytes()));
        written.map_err(|error| {
            Refusal::new(format!("--report: cannot write {}: {error}", path.display()), Status::Io)
        })
    }
}

fn row(name: &str, compared: &Compared) -> Vec<Entry> {
    let mut row = vec![Entry::code(name), Entry::outcome(compared.outcome())];
    match compared.survey() {
        Some(survey) => {
            let quantile = match survey.ulps.quantile(0.99) {
                Some(ulps) => Entry::number(ulps as f64, ulps.to_string()),
                None => Entry::text("none"),
            };
            let largest = survey.ulps.largest;
            let error = survey.figures.largest_absolute;
            row.extend([
                Entry::code(survey.types()),
                Entry::number(survey.elements as f64, survey.elements.to_string()),
                Entry::number(survey.rejected as f64, survey.rejected.to_string()),
                quantile,
                Entry::number(largest as f64, largest.to_string()),
                Entry::number(error, figure(error)),
                Entry::text(survey.periods().join("; ")),
            ]);
        }
        None => {
            row.extend(["–"; 6].map(Entry::text));
            let said = match &compared.end {
                End::Surveyed(_) => String::new(),
                _ => compared.sentence(),
            };
            row.push(Entry::text(said));
        }
    }
    row
}
