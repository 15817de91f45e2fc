//! How far the device is from our own run: the curve, the loops that ran otherwise, and what the conditioning of the
//! program explains.

use serde_json::{Value as Json, json};

use super::printed::{Printed, number, short};
use crate::diagnostic::counted;
use crate::judge::{Difference, Finding, Loop, Rung};
use crate::tensor::index::index_at;

/// Results closer than this are not explained: one op may err by as much.
const NEAR: f64 = 8.0;
/// How many columns the curve has at most.
const COLUMNS: usize = 64;

impl Printed<'_> {
    /// The loops that ran otherwise on the device, a sentence each.
    pub fn loops(&self) -> Vec<String> {
        self.judgement.loops.iter().filter_map(|it| self.loop_line(it)).collect()
    }

    fn loop_line(&self, it: &Loop) -> Option<String> {
        let Loop { name, own, judged } = it;
        let times = |count: usize| counted(count, "iteration");
        let shown = self.shown.get(name).copied().unwrap_or_default();
        // values in branches are not there in each iteration, so that fewer say nothing unless the result is wrong
        let results = format!("{name}#");
        let mut of_loop = self.judgement.findings.iter();
        let is_wrong = of_loop
            .any(|it| (it.name == *name || it.name.starts_with(&results)) && self.is_refused(it));
        match shown {
            _ if shown > *judged => Some(format!(
                "loop {name}: the device shows values of {}, and on the values that it had the condition ends the loop \
                 after {judged}: its condition came out differently, or these values are of another run",
                times(shown)
            )),
            _ if own != judged => Some(format!(
                "loop {name}: {} with the values that the device had, {own} in our run from the arguments on: the values \
                 of different iterations are not compared",
                times(*judged)
            )),
            1.. if is_wrong && shown < *judged => Some(format!(
                "loop {name}: the device shows values of {} of {judged}: the others were not shown, or its condition \
                 came out differently",
                times(shown)
            )),
            _ => None,
        }
    }

    pub fn loop_json(&self, it: &Loop) -> Json {
        let shown = self.shown.get(&it.name).copied().unwrap_or_default();
        json!({"name": it.name, "ours": it.own, "judged": it.judged, "shown": shown})
    }

    pub fn differences_json(&self) -> Vec<Json> {
        let one = |it: &Difference| {
            json!({
                "name": it.name, "index": self.index(it), "ulp": number(it.ulps), "explained": number(it.explained),
            })
        };
        self.judgement.differences.iter().map(one).collect()
    }

    fn index(&self, difference: &Difference) -> Vec<usize> {
        let finding = self.judgement.findings.iter().find(|it| it.name == difference.name);
        finding.map(|it| index_at(it.ours.shape(), difference.place)).unwrap_or_default()
    }

    /// The accumulated error along the run, as a line of blocks.
    pub fn curve_line(&self) -> Option<String> {
        const BARS: [char; 9] = ['·', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
        let findings = &self.judgement.findings;
        let far: Vec<f64> =
            findings.iter().filter_map(|it| it.accumulated.map(|it| it.relative)).collect();
        if far.len() < 3 || far.iter().all(|it| *it == 0.0) {
            return None;
        }
        let step = far.len().div_ceil(COLUMNS);
        // sixteen powers of ten below one, two a bar
        let bar = |chunk: &[f64]| {
            let most = chunk.iter().copied().fold(0.0, f64::max);
            match most {
                0.0 => BARS[0],
                _ => BARS[(((most.log10() + 16.0) / 2.0).ceil() as usize).clamp(1, 8)],
            }
        };
        let bars: String = far.chunks(step).map(bar).collect();
        let last = far.last().copied().unwrap_or_default();
        Some(format!("so far, value by value (1e-16 to 1): {bars} {}", short(last)))
    }

    /// How far the results are from our own run, and what explains it.
    pub fn conditioning(&self) -> Vec<String> {
        let findings = &self.judgement.findings;
        let has_refused = findings.iter().any(|it| self.is_refused(it));
        let undecided = findings.iter().filter(|it| it.verdict.rung() == Rung::Undecided).count();
        let far = self.judgement.differences.iter().filter(|it| it.ulps >= NEAR);
        let line = |it: &Difference| {
            let at = format!("at the result {}", it.name);
            let share = format!(
                "{} ULP of {} (element {:?})",
                short(it.explained),
                short(it.ulps),
                self.index(it)
            );
            match (has_refused, undecided) {
                (false, 0) => format!(
                    "no op violates; the program's own conditioning explains the difference {at}: {share}{}",
                    self.growth()
                ),
                (true, _) => format!(
                    "errors of legal ops explain {share} by which our own run differs {at}; violations make the rest"
                ),
                (false, count) => format!(
                    "errors of legal ops explain {share} by which our own run differs {at}; about {}, which may make the \
                     rest, nothing is known",
                    counted(count, "value")
                ),
            }
        };
        far.map(line).collect()
    }

    /// Where the distance from our own run grows most.
    fn growth(&self) -> String {
        let grown = |finding: &Finding| {
            let distance = finding.accumulated?;
            let before = distance.before?.max(0.5);
            Some((distance.ulps / before, before, distance.ulps))
        };
        let all = self.judgement.findings.iter().filter(|it| it.op.is_some());
        let all = all.filter_map(|it| Some((it, grown(it)?)));
        let most = all.max_by(|a, b| a.1.0.total_cmp(&b.1.0));
        let most = most.filter(|(_, (factor, ..))| *factor >= 2.0 && factor.is_finite());
        most.map_or(String::new(), |(finding, (_, before, after))| {
            format!(
                "; it grows most at {}, {}: from {} to {} ULP",
                finding.name,
                self.op(finding),
                short(before),
                short(after)
            )
        })
    }
}
