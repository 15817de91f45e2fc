//! A survey as parts of a page.

use super::exponents::Exponents;
use super::folds::{Fold, Folds};
use super::page::{
    Chart, ChartBar, Color, Curve, Entry, Map, Mark, Outcome, Part, Section, Table, superscript,
};
use super::survey::Survey;
use super::ulps::Bar;
use crate::diagnostic::{counted, figure};

/// How many bars a histogram of exponents has at most.
const MOST_BARS: usize = 80;

impl Bar {
    /// The distances of the bar in short: `0`, `1`, `2–3`, …, `2¹⁰–`.
    pub fn label(&self) -> String {
        match (self.from, self.to) {
            (from, to) if from == to => from.to_string(),
            (from, to) if to < 64 => format!("{from}–{to}"),
            (from, _) => format!("2{}–", superscript(from.ilog2())),
        }
    }
}

impl Survey {
    /// The result of the comparison in a line: `3 of 16 elements differ, worst 5 ULP`.
    pub fn verdict(&self) -> String {
        let elements = counted(self.elements, "element");
        let differ = if self.rejected == 1 { "differs" } else { "differ" };
        let worst = match (self.ulps.undefined(), self.ulps.largest) {
            (0, largest) => format!("largest distance {largest} {}", self.unit()),
            (undefined, largest) => format!(
                "{} without a distance (NaN or infinity on one side), largest distance of the others {largest} {}",
                counted(undefined as usize, "pair"),
                self.unit()
            ),
        };
        match self.rejected {
            0 if self.counts.same_bits == self.counts.all() => {
                format!("all of {elements} have the same bits")
            }
            0 => format!("all of {elements} are accepted; {worst}"),
            rejected => format!("{rejected} of {elements} {differ}; {worst}"),
        }
    }

    /// The unit of distances.
    pub fn unit(&self) -> &'static str {
        use crate::numeric::ElementType::{Complex, Float};
        if matches!(self.actual, Float(_) | Complex(_)) { "ULP" } else { "steps" }
    }

    /// The sentences about errors that repeat along a dimension.
    pub fn periods(&self) -> Vec<String> {
        let of = |folds: &Folds, noun: &str| folds.period.map(|period| period.sentence(noun));
        of(&self.columns, "column").into_iter().chain(of(&self.rows, "row")).collect()
    }

    /// The type of the tensors: `tensor<2x3xf32>`, or both if they differ.
    pub fn types(&self) -> String {
        let shape: String = self.shape.iter().map(|size| format!("{size}x")).collect();
        match self.actual == self.expected {
            true => format!("tensor<{shape}{}>", self.actual),
            false => {
                format!("tensor<{shape}{}> against tensor<{shape}{}>", self.actual, self.expected)
            }
        }
    }

    /// The survey as a section of a page.
    pub fn section(&self, heading: impl Into<String>) -> Section {
        let mut parts = Vec::new();
        let sentence = |text: String| {
            let mut letters = text.chars();
            let first = letters.next().map(|first| first.to_uppercase().to_string());
            Part::Warning(first.unwrap_or_default() + letters.as_str() + ".")
        };
        parts.extend(self.periods().into_iter().map(sentence));
        parts.push(Part::Figures(self.figures_shown()));
        if self.counts.same_bits < self.counts.all() {
            parts.push(Part::Pair(vec![self.histogram(), self.distribution()]));
            parts.push(self.places());
            parts.extend(self.worst_elements());
        }
        parts.push(self.magnitudes());
        Section { heading: heading.into(), parts }
    }

    /// The figures, each with its name.
    pub fn figures_shown(&self) -> Vec<(String, String)> {
        let all = self.counts.all().max(1) as f64;
        let share = |count: u64| format!("{count} ({} %)", figure(count as f64 / all * 100.0));
        let quantile = |share| match self.ulps.quantile(share) {
            Some(ulps) => format!("{ulps} {}", self.unit()),
            None => "none".into(),
        };
        let figures = &self.figures;
        let shown = [
            ("same bits", share(self.counts.same_bits)),
            ("same value, other bits", share(self.counts.same_value)),
            ("other finite values", share(self.counts.finite)),
            ("NaN on one side", share(self.counts.nan)),
            ("infinity on one side", share(self.counts.infinite)),
            ("half are within", quantile(0.5)),
            ("99 % are within", quantile(0.99)),
            ("99.9 % are within", quantile(0.999)),
            ("largest distance", format!("{} {}", self.ulps.largest, self.unit())),
            ("largest absolute error", figure(figures.largest_absolute)),
            ("largest relative error", figure(figures.largest_relative)),
            ("mean relative error", figure(figures.mean_relative)),
            ("mean signed error", figure(self.bias.mean)),
            ("above / below", format!("{} / {}", self.bias.above, self.bias.below)),
            ("signal to noise", format!("{} dB", figure(figures.signal_to_noise()))),
            ("cosine", near_one(figures.cosine)),
            ("correlation (PCC)", self.correlation.map_or("constant".into(), near_one)),
        ];
        shown.into_iter().map(|(name, value)| (name.to_string(), value)).collect()
    }

    fn histogram(&self) -> Part {
        let all = self.counts.all().max(1) as f64;
        let unit = self.unit();
        let hover = |name: &str, count: u64| {
            format!("{name} {unit}: {count} ({} %)", figure(count as f64 / all * 100.0))
        };
        let bar = |bar: Bar| {
            let range = if bar.from == bar.to {
                bar.from.to_string()
            } else {
                format!("{} to {}", bar.from, bar.to)
            };
            let color = if bar.from == 0 { Color::Good } else { Color::First };
            let label = bar.label();
            ChartBar { label, values: vec![(bar.count as f64, color, hover(&range, bar.count))] }
        };
        let mut bars: Vec<ChartBar> = self.ulps.octaves().into_iter().map(bar).collect();
        if self.ulps.undefined() > 0 {
            let count = self.ulps.undefined();
            let hover = format!("NaN or infinity on one side: {count}");
            let values = vec![(count as f64, Color::Bad, hover)];
            bars.push(ChartBar { label: "✗".into(), values });
        }
        let caption = format!("Distances in {unit}: how many pairs (logarithmic)");
        Part::Chart(Chart::Bars { caption, bars, is_logarithmic: true, regions: Vec::new() })
    }

    fn distribution(&self) -> Part {
        let x = |ulps: u64| (ulps as f64 + 1.0).log2();
        let points = self.ulps.cumulative().into_iter().map(|(ulps, share)| (x(ulps), share));
        let named = [("p50", 0.5), ("p99", 0.99), ("p99.9", 0.999)];
        let marks = named.into_iter().filter_map(|(name, share)| {
            let ulps = self.ulps.quantile(share)?;
            Some(Mark { x: x(ulps), name: format!("{name}: {ulps}") })
        });
        let largest = Mark { x: x(self.ulps.largest), name: format!("max: {}", self.ulps.largest) };
        let last = x(self.ulps.largest).ceil() as u32;
        let label = |power: u32| {
            let ulps = if power < 6 {
                ((1u64 << power) - 1).to_string()
            } else {
                format!("2{}", superscript(power))
            };
            (f64::from(power), ulps)
        };
        Part::Chart(Chart::Curve(Curve {
            caption: format!("Share of pairs within a distance in {}", self.unit()),
            points: points.collect(),
            marks: marks.chain([largest]).collect(),
            labels: (0..=last).map(label).collect(),
        }))
    }

    fn places(&self) -> Part {
        let folded = if self.shape.len() > 2 {
            let outer: usize = self.shape[..self.shape.len() - 2].iter().product();
            format!(", the worst of {outer} outer indices")
        } else {
            String::new()
        };
        let [rows, columns] = self.map.size;
        let map = Map::of(
            format!("Largest distance by index: {rows} rows and {columns} columns{folded}"),
            &self.map,
        );
        let mut beside = Vec::new();
        for (folds, noun) in [(&self.columns, "column"), (&self.rows, "row")] {
            let found = folds.period.map(|period| period.modulus);
            let shown = folds.folds.iter().find(|fold| Some(fold.modulus) == found);
            beside.extend(shown.map(|fold| self.fold(fold, noun)));
        }
        if beside.is_empty() {
            beside.push(Part::Text("Errors do not repeat along rows or columns.".into()));
        }
        let rest = self.other_folds();
        if !rest.is_empty() {
            beside.push(Part::Details("Errors by index modulo 8, 16, 32, 64 and 128".into(), rest));
        }
        Part::Pair(vec![Part::Map(map), Part::Group(beside)])
    }

    /// The folds by index, all of them.
    fn other_folds(&self) -> Vec<Part> {
        let of = |folds: &Folds, noun: &str| -> Vec<Part> {
            folds.folds.iter().map(|fold| self.fold(fold, noun)).collect()
        };
        let both = [of(&self.columns, "column"), of(&self.rows, "row")];
        both.into_iter().flatten().collect()
    }

    fn fold(&self, fold: &Fold, noun: &str) -> Part {
        let bar = |class: usize| {
            let ulps = fold.ulps(class);
            let hover =
                format!("{noun} {class} modulo {}: {} {}", fold.modulus, figure(ulps), self.unit());
            let color = if class == fold.worst() { Color::Second } else { Color::First };
            ChartBar { label: class.to_string(), values: vec![(ulps, color, hover)] }
        };
        let caption = format!(
            "Mean error in {} by {noun} modulo {} (F = {})",
            self.unit(),
            fold.modulus,
            figure(fold.f)
        );
        let bars = (0..fold.modulus).map(bar).collect();
        Part::Chart(Chart::Bars { caption, bars, is_logarithmic: false, regions: Vec::new() })
    }

    fn worst_elements(&self) -> Vec<Part> {
        if self.worst.is_empty() {
            return Vec::new();
        }
        let mut table = Table::new(&["rank", "index", "actual", "expected", self.unit()]);
        for (rank, difference) in self.worst.iter().enumerate() {
            let distance = match difference.distance {
                Some(distance) => Entry::number(distance as f64, distance.to_string()),
                None => Entry { outcome: Some(Outcome::Violation), ..Entry::text("✗ none") },
            };
            let index: Vec<String> = difference.index.iter().map(usize::to_string).collect();
            table.rows.push(vec![
                Entry::number(rank as f64 + 1.0, (rank + 1).to_string()),
                Entry::code(format!("[{}]", index.join(", "))),
                Entry::code(&*difference.actual),
                Entry::code(&*difference.expected),
                distance,
            ]);
        }
        vec![Part::Heading("Elements that differ most".into()), Part::Table(table)]
    }

    fn magnitudes(&self) -> Part {
        let [actual, expected] = &self.exponents;
        let row = |name: &str, exponents: &Exponents| {
            let all = exponents.count().max(1) as f64;
            let share = |count: u64| {
                Entry::number(
                    count as f64,
                    format!("{count} ({} %)", figure(count as f64 / all * 100.0)),
                )
            };
            let headroom = match exponents.headroom() {
                Some(octaves) => Entry::number(octaves, format!("{} octaves", figure(octaves))),
                None => Entry::text("–"),
            };
            vec![
                Entry::text(name),
                Entry::number(exponents.largest, figure(exponents.largest)),
                headroom,
                share(exponents.saturated),
                share(exponents.subnormal()),
                share(exponents.zeros),
                share(exponents.nans),
                share(exponents.infinities),
            ]
        };
        let mut table = Table::new(&[
            "tensor",
            "largest",
            "headroom",
            "at the limit",
            "subnormal",
            "zero",
            "NaN",
            "infinite",
        ]);
        table.rows.push(row(&format!("actual ({})", self.actual), actual));
        table.rows.push(row(&format!("expected ({})", self.expected), expected));
        let heading = Part::Heading("Magnitudes, and the range of the type".into());
        let parts = vec![heading, exponent_chart(actual, expected), Part::Table(table)];
        Part::Group(parts)
    }
}

/// A number near 1, with enough digits to tell it from 1.
pub(super) fn near_one(value: f64) -> String {
    let text = format!("{value:.12}");
    text.trim_end_matches('0').trim_end_matches('.').to_string()
}

/// The magnitudes of both tensors by powers of two.
fn exponent_chart(actual: &Exponents, expected: &Exponents) -> Part {
    let ends = |exponents: &Exponents| {
        let (first, last) =
            (exponents.bins().map(|(e, _)| e).min(), exponents.bins().map(|(e, _)| e).max());
        first.zip(last)
    };
    let both = [ends(actual), ends(expected)].into_iter().flatten();
    let (first, last) = both
        .fold((i32::MAX, i32::MIN), |(low, high), (first, last)| (low.min(first), high.max(last)));
    if first > last {
        return Part::Text("All numbers are zero, NaN or infinite.".into());
    }
    let limits = expected.limits;
    // an end of the range that is near is shown, too
    let near = |limit: i32, end: i32| (limit - end).abs() <= 8;
    let first = limits
        .map(|it| it.smallest_exponent)
        .filter(|it| near(*it, first))
        .map_or(first, |it| it.min(first));
    let last = limits
        .map(|it| it.largest_exponent)
        .filter(|it| near(*it, last))
        .map_or(last, |it| it.max(last));
    let width = ((last - first + 1) as usize).div_ceil(MOST_BARS) as i32;
    let count = (last - first) / width + 1;
    let sum = |exponents: &Exponents, start: i32| -> u64 {
        let own = exponents.bins().filter(|(e, _)| (start..start + width).contains(e));
        own.map(|(_, count)| count).sum()
    };
    let bar = |number: i32| {
        let start = first + number * width;
        let value = |exponents: &Exponents, name: &str, color| {
            let count = sum(exponents, start);
            let to = start + width;
            (count as f64, color, format!("{name}, 2^{start} up to 2^{to}: {count}"))
        };
        let values =
            vec![value(actual, "actual", Color::First), value(expected, "expected", Color::Second)];
        ChartBar { label: start.to_string(), values }
    };
    let bars: Vec<ChartBar> = (0..count).map(bar).collect();
    let place = |exponent: i32| ((exponent - first).div_euclid(width)).clamp(0, count) as usize;
    let mut regions = Vec::new();
    if let Some(limits) = limits {
        let subnormal = place(limits.normal_exponent);
        if limits.smallest_exponent < limits.normal_exponent && subnormal > 0 {
            regions.push((0, subnormal, "subnormal".to_string()));
        }
        let last = place(limits.largest_exponent);
        if last < count as usize {
            regions.push((last, last + 1, "limit".to_string()));
        }
    }
    let caption = "How many numbers by the exponent e of their magnitude, 2^e up to 2^(e+1) (logarithmic): actual left, \
                   expected right";
    Part::Chart(Chart::Bars { caption: caption.into(), bars, is_logarithmic: true, regions })
}
