//! What a page shows of one value that was judged.

use super::printed::{Printed, percent, short};
use crate::compare::Rule;
use crate::diagnostic::counted;
use crate::judge::{Cancelled, Finding, Rung};
use crate::report::page::{Chart, ChartBar, Color, Part, Section, Table};
use crate::report::{Settings, Survey, Ulps, by_class};
use crate::tensor::index::index_at;

/// The least number of elements that a page lists of a value.
const LISTED: usize = 16;
/// The classes of elements, as a legend names them.
const CLASSES: [(Color, &str); 4] = [
    (Color::Good, "exact"),
    (Color::First, "legal"),
    (Color::Open, "undecided"),
    (Color::Bad, "✗ violation"),
];

impl Printed<'_> {
    /// A value against what this interpreter gives. `map_size` is how many rows and columns its map has at most.
    pub fn section(&self, finding: &Finding, map_size: usize) -> Option<Section> {
        let rule = self.compared_of(finding).map_or(Rule::Bitwise, |it| it.demand.rule());
        let settings = Settings { rule, map_size, ..Settings::default() };
        let mut survey = Survey::new(&finding.actual, &finding.ours, settings).ok()?;
        self.mark(finding, &mut survey);
        let process = finding.process.map_or(String::new(), |it| format!(", process {it}"));
        let mut section = survey.section(format!("{}{process}", finding.name));
        let mut parts = vec![Part::Text(self.detail_lines(finding).join(" "))];
        let mut table = Table::new(&[
            "index",
            "actual",
            "ours",
            "exact",
            "legal from",
            "to",
            "ULP",
            "explained by",
        ]);
        for element in finding.verdict.worst.iter().take(self.worst.max(LISTED)) {
            table.rows.push(self.element_row(finding, element));
        }
        parts.push(Part::Heading("Elements that need the last rungs".into()));
        parts.push(Part::Table(table));
        let charts: Vec<Part> =
            self.by_verdict(finding).into_iter().chain(by_cancellation(finding)).collect();
        parts.extend((!charts.is_empty()).then_some(Part::Pair(charts)));
        section.parts.splice(0..0, parts);
        Some(section)
    }

    /// Marks the elements that are not legal on the map of a survey.
    fn mark(&self, finding: &Finding, survey: &mut Survey) {
        let refused: Vec<bool> =
            self.classes(finding).into_iter().map(|class| class == 3).collect();
        let shape = finding.ours.shape();
        let parts = survey.map.size[1] / shape.last().copied().unwrap_or(1).max(1);
        for (place, &rung) in finding.verdict.map.iter().enumerate() {
            if refused.get(usize::from(rung)) == Some(&true) {
                let index = index_at(shape, place);
                let at = |back: usize| index.len().checked_sub(back).map_or(0, |it| index[it]);
                survey.map.mark(at(2), at(1) * parts);
            }
        }
    }

    /// The class of each rung of a verdict.
    fn classes(&self, finding: &Finding) -> Vec<usize> {
        let class = |rung: &Rung| match rung {
            Rung::Undecided => 2,
            _ if !self.freedoms.accept(rung) => 3,
            _ if rung.order() <= Rung::CorrectlyRounded.order() => 0,
            _ => 1,
        };
        finding.verdict.rungs.iter().map(|(rung, _)| class(rung)).collect()
    }

    /// The distances from this interpreter's result, apart for what is exact, legal, undecided and a violation.
    fn by_verdict(&self, finding: &Finding) -> Option<Part> {
        let of_rungs = self.classes(finding);
        let class = |place: usize| of_rungs[usize::from(finding.verdict.map[place])];
        let found = by_class([&finding.actual, &finding.ours], class, CLASSES.len())?;
        let shown: Vec<usize> = (0..CLASSES.len())
            .filter(|&class| found[class].count() + found[class].undefined() > 0)
            .collect();
        let widest = found.iter().max_by_key(|ulps| ulps.largest)?.octaves();
        let value = |class: usize, range: &str, count: u64| {
            let (color, name) = CLASSES[class];
            (count as f64, color, format!("{name}, {range}: {count}"))
        };
        let octaves: Vec<_> = found.iter().map(Ulps::octaves).collect();
        let mut bars: Vec<ChartBar> = widest
            .iter()
            .enumerate()
            .map(|(at, bar)| {
                let range = format!("{} ULP", bar.label());
                let of = |&class: &usize| {
                    value(class, &range, octaves[class].get(at).map_or(0, |bar| bar.count))
                };
                ChartBar { label: bar.label(), values: shown.iter().map(of).collect() }
            })
            .collect();
        if found.iter().any(|ulps| ulps.undefined() > 0) {
            let of = |&class: &usize| value(class, "no distance", found[class].undefined());
            bars.push(ChartBar { label: "✗".into(), values: shown.iter().map(of).collect() });
        }
        let caption = "Distances in ULP from this interpreter's result, by verdict (logarithmic)";
        let chart = Chart::Bars {
            caption: caption.into(),
            bars,
            is_logarithmic: true,
            regions: Vec::new(),
        };
        let elements = finding.verdict.elements;
        let entry = |&class: &usize| {
            let rungs = finding.verdict.rungs.iter().zip(&of_rungs);
            let count = rungs.filter(|(_, own)| **own == class).map(|((_, count), _)| count).sum();
            let (color, name) = CLASSES[class];
            (color, format!("{name}: {count} ({})", percent(count, elements)))
        };
        let legend = Part::Legend(shown.iter().map(entry).collect());
        Some(Part::Group(vec![Part::Chart(chart), legend]))
    }
}

/// The largest errors of sums by how much their terms cancel.
fn by_cancellation(finding: &Finding) -> Option<Part> {
    let octaves = &finding.verdict.cancellation;
    let (first, last) = (octaves.first()?.octave, octaves.last()?.octave);
    let kinds = [(Color::First, "legal"), (Color::Bad, "✗ not legal")];
    let shown: Vec<usize> =
        (0..2).filter(|&kind| octaves.iter().any(|it| it.counts[kind] > 0)).collect();
    let bar = |octave: u32| {
        let empty = Cancelled { octave, counts: [0; 2], largest: [0.0; 2] };
        let own = octaves.iter().find(|it| it.octave == octave).unwrap_or(&empty);
        let value = |&kind: &usize| {
            let (color, name) = kinds[kind];
            let (largest, count) = (own.largest[kind], own.counts[kind]);
            let sums = counted(count as usize, "sum");
            let hover = format!("2^{octave}: {sums} {name}, at most {} ULP off", short(largest));
            // an infinite error is as high as the highest finite one
            (if largest.is_finite() { largest } else { f64::MAX.sqrt() }, color, hover)
        };
        ChartBar { label: octave.to_string(), values: shown.iter().map(value).collect() }
    };
    let bars = (first..=last).map(bar).collect();
    let caption = "Largest error in ULP (logarithmic) by cancellation: the binary logarithm of sum|x| / |sum x|, for sums of \
                   other bits than ours";
    let chart =
        Chart::Bars { caption: caption.into(), bars, is_logarithmic: true, regions: Vec::new() };
    let legend = shown.iter().map(|&kind| (kinds[kind].0, kinds[kind].1.to_string())).collect();
    Some(Part::Group(vec![Part::Chart(chart), Part::Legend(legend)]))
}
