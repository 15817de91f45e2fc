//! What is required of judged values beside the verdict: tolerances and metrics, as text and as parts of a page.

use std::fmt::Write;

use super::printed::Printed;
use crate::cli::compare::demands::{outside, tolerance_text};
use crate::cli::compare::pair::Compared;
use crate::cli::compare::text;
use crate::cli::terminal::Status;
use crate::judge::Finding;
use crate::report::Metric;
use crate::report::page::{Entry, Part, Section, Table};

/// Values that do not meet what is required and are told of in detail.
const TOLD: usize = 8;

impl<'a> Printed<'a> {
    /// The comparison of a value with ours, if something is required of it.
    pub fn compared_of(&self, finding: &Finding) -> Option<&'a Compared> {
        let findings = &self.judgement.findings;
        let place = findings.iter().position(|it| std::ptr::eq(it, finding))?;
        self.compared.get(place)?.as_ref()
    }

    /// The values that do not meet what is required.
    pub fn outside(&self) -> impl Iterator<Item = &'a Compared> {
        self.compared.iter().flatten().filter(|it| it.status() != Status::Fine)
    }

    /// Whether all values meet what is required, in a line; `None` if nothing is required.
    pub fn required_verdict(&self) -> Option<String> {
        let all = self.compared.iter().flatten().count();
        if self.compared.is_empty() {
            return None;
        }
        let shows_only = self.compared.iter().flatten().all(|it| {
            it.demand.tolerance.is_none() && it.metrics.iter().all(|it| it.bound.limit.is_none())
        });
        if shows_only && all > 0 {
            return None;
        }
        Some(match self.outside().next() {
            None if all == 0 => "the budget requires nothing of these values".into(),
            None => format!("within tolerance: {} as required", outside(all, all)),
            Some(first) => {
                let failed = self.outside().count();
                format!(
                    "OUTSIDE of tolerance: {}; first {}: {}",
                    outside(failed, all),
                    first.name,
                    sentence(first)
                )
            }
        })
    }

    /// Both verdicts in a line.
    pub fn verdicts(&self) -> String {
        match self.required_verdict() {
            Some(required) => format!("{}. {required}", self.verdict()),
            None => self.verdict(),
        }
    }

    /// The metrics that some value is asked for, in order.
    fn metrics(&self) -> Vec<Metric> {
        let mut metrics: Vec<Metric> = Vec::new();
        for measured in self.compared.iter().flatten().flat_map(|it| &it.metrics) {
            if !metrics.contains(&measured.bound.metric) {
                metrics.push(measured.bound.metric);
            }
        }
        metrics
    }

    /// The columns of the table of values.
    pub fn required_header(&self) -> Vec<String> {
        if self.compared.is_empty() {
            return Vec::new();
        }
        let metrics = self.metrics().into_iter().map(|metric| metric.to_string());
        ["outside".to_string()].into_iter().chain(metrics).collect()
    }

    /// The cells of a value in the columns.
    pub fn required_row(&self, finding: &Finding) -> Vec<String> {
        if self.compared.is_empty() {
            return Vec::new();
        }
        let compared = self.compared_of(finding);
        let rejected = compared.filter(|it| it.demand.tolerance.is_some());
        let rejected = rejected.and_then(|it| it.survey()).map(|it| it.rejected.to_string());
        let of = |metric: Metric| {
            let measured = compared?.metrics.iter().find(|it| it.bound.metric == metric)?;
            Some(format!("{}{}", measured.shown(), if measured.holds { "" } else { " (!)" }))
        };
        let metrics = self.metrics().into_iter().map(|metric| of(metric).unwrap_or("-".into()));
        [rejected.unwrap_or("-".into())].into_iter().chain(metrics).collect()
    }

    /// The values that do not meet what is required, each with its worst elements.
    pub fn required_details(&self) -> String {
        let mut text = String::new();
        let failed = self.outside().count();
        // writing to a String cannot fail
        for compared in self.outside().take(TOLD) {
            let _ = writeln!(text, "\n{} against ours: {}", compared.name, sentence(compared));
            let worst = compared.survey().map(|it| it.worst.as_slice()).unwrap_or_default();
            for difference in worst.iter().take(self.worst) {
                let _ = writeln!(text, "  {difference}");
            }
        }
        if failed > TOLD {
            let _ = writeln!(text, "\n{} more values are outside", failed - TOLD);
        }
        text
    }

    /// What the tolerances and bounds accept that nobody computed, and the rules that count for no value.
    pub fn warnings(&self) -> Vec<String> {
        let accepted = self.compared.iter().flatten().flat_map(text::warnings);
        accepted.chain(self.unused_rules.iter().cloned()).collect()
    }

    /// The section of a page.
    pub fn required_section(&self) -> Option<Section> {
        if self.compared.is_empty() {
            return None;
        }
        let mut table = Table::new(&["value", "outcome", "tolerance", "outside", "against ours"]);
        for compared in self.compared.iter().flatten() {
            let rejected = compared.survey().map_or(0, |survey| survey.rejected);
            let tolerance = compared.demand.tolerance;
            table.rows.push(vec![
                Entry::code(&compared.name),
                Entry::outcome(compared.outcome()),
                Entry::text(tolerance.map_or("-".into(), tolerance_text)),
                match tolerance {
                    Some(_) => Entry::number(rejected as f64, rejected.to_string()),
                    None => Entry::text("-"),
                },
                Entry::text(compared.sentence()),
            ]);
        }
        let mut parts = vec![Part::Table(table)];
        parts.extend(self.warnings().into_iter().map(Part::Warning));
        Some(Section { heading: "Tolerances and metrics".into(), parts })
    }
}

/// What there is to say of a value, with its tolerance.
fn sentence(compared: &Compared) -> String {
    let tolerance = compared.demand.tolerance.map(tolerance_text);
    match tolerance {
        Some(tolerance) => format!("{} (tolerance: {tolerance})", compared.sentence()),
        None => compared.sentence(),
    }
}
