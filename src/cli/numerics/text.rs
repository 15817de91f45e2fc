//! A profile as tables for people.

use std::fmt::Write as _;

use super::grouping::{By, Element, Group, Place};
use super::{Report, Retyped};
use crate::diagnostic::figure;
use crate::shadow::{Accuracy, Birth, Errors, Ranking, Special, WhatIf};
use crate::values::tables::{Table, aligned};

/// How many ops of the way of a NaN or an infinity are named.
const MOST_NAMED: usize = 8;

/// The whole page.
pub fn page(report: &Report<'_>) -> String {
    let mut page = aligned(&rows(report));
    if report.groups.left_out > 0 {
        let _ = writeln!(page, "… and {} more", report.groups.left_out);
    }
    page.push('\n');
    report.add_notes(&mut page);
    let births = &report.profile.births;
    births.iter().for_each(|birth| report.add_birth(birth, &mut page));
    report.add_results(&mut page);
    if let Some(retyped) = &report.retyped {
        add_what_if(retyped.together(), &mut page);
        if let Retyped::Ranked(ranking) = retyped {
            add_ranking(ranking, report.arguments.rank.unwrap_or(By::Value), &mut page);
        }
    }
    page
}

/// The table of the rows, with its header.
fn rows(report: &Report<'_>) -> Table {
    let by = report.arguments.by;
    let mut header = vec![by.title()];
    match by {
        By::Value => header.extend(["line", "op", "type"]),
        By::Op | By::Line | By::Location(_) => header.push("values"),
    }
    header.extend(["local (median/p99/max)", "total (median/p99/max)", "relative (p99/max)"]);
    header.extend(["amplified", "headroom", "saturated", "subnormal", "NaN, inf"]);
    if report.arguments.exponents {
        header.push("exponents");
    }
    let header = header.into_iter().map(String::from).collect();
    let rows = report.groups.shown.iter().map(|group| report.row(group));
    std::iter::once(header).chain(rows).collect()
}

impl Report<'_> {
    fn row(&self, group: &Group) -> Vec<String> {
        let of = &group.statistics;
        let mut row = vec![group.name.clone()];
        match (self.arguments.by, group.rows.as_slice()) {
            (By::Value, [number, ..]) => {
                let of = &self.profile.rows[*number];
                let op = of.op.unwrap_or("argument");
                row.extend([self.groups.line(of.span).to_string(), short(op), of.ty.to_string()]);
            }
            (_, rows) => row.push(rows.len().to_string()),
        }
        let [local, total] = &group.worst;
        let [units, relative] = group.uncertain_from;
        row.push(self.errors(&of.local, local.as_ref(), units));
        row.push(self.errors(&of.total, total.as_ref(), units));
        row.push(match &of.relative {
            errors if errors.count == 0 && errors.lost == 0 => "-".into(),
            errors if errors.are_zero() => "0".into(),
            errors => {
                let figures = [errors.p99(), errors.largest];
                figures.map(|error| marked(error, relative)).join("/")
            }
        });
        let is_uncertain = of.relative.p99() >= relative;
        row.push(of.amplification.map_or("-".into(), |factor| {
            format!("{}{}", if is_uncertain { "~" } else { "" }, figure(factor))
        }));
        row.push(group.headroom.map_or("-".into(), |bits| format!("{bits:.1}")));
        row.push(share(of.saturated, of.elements));
        row.push(share(of.subnormal, of.elements));
        row.push(match of.not_finite() {
            0 => "-".into(),
            _ => format!("{}, {}", of.nan, of.infinite),
        });
        if self.arguments.exponents {
            row.push(exponents(&of.exponents()));
        }
        row
    }

    /// Median, 99th percentile and largest error with its place. Figures are uncertain from `uncertain` on.
    fn errors(&self, errors: &Errors, worst: Option<&Element>, uncertain: f64) -> String {
        if errors.count == 0 && errors.lost == 0 {
            return "-".into();
        }
        if errors.are_zero() {
            return "0".into();
        }
        let figures = [errors.median(), errors.p99(), errors.largest];
        let figures = figures.map(|error| marked(error, uncertain));
        let place = worst.map_or(String::new(), |worst| {
            let is_of_value = self.arguments.by == By::Value;
            let name = if is_of_value { "" } else { &self.profile.rows[worst.row].name };
            format!(" at {name}{:?}", worst.index).replace(", ", ",")
        });
        let lost = match errors.lost {
            0 => String::new(),
            lost => format!(", {lost} not finite"),
        };
        format!("{}{place}{lost}", figures.join("/"))
    }

    fn add_birth(&self, birth: &Birth, page: &mut String) {
        let row = &self.profile.rows[birth.row];
        let what = match birth.kind {
            Special::Nan => "NaN",
            Special::Infinity => "infinity",
        };
        let location = row.location.as_ref().map_or(String::new(), |text| format!(", loc {text}"));
        let line = self.groups.line(row.span);
        let op = short(row.op.unwrap_or("argument"));
        let _ = write!(
            page,
            "{what} first in {} ({op}, line {line}{location}): {} of its elements, first {:?}",
            birth.name, birth.count, birth.index
        );
        if let Some(exact) = birth.exact {
            let overflow = row
                .ty
                .element
                .float_format()
                .filter(|format| birth.is_overflow(format))
                .map(|format| figure(format.decode(format.max_finite)));
            let beyond = overflow.map_or(String::new(), |most| format!(", beyond {most}"));
            let _ = write!(page, ", where the exact result is {}{beyond}", figure(exact));
        }
        page.push('\n');
        for read in &birth.operands {
            let (name, index) = (&read.name, &read.index);
            let _ =
                writeln!(page, "  {name}{index:?} = {} (0x{:X})", figure(read.value), read.bits);
        }
        let way: Vec<String> = birth.travelled.iter().map(|&row| self.name(row)).collect();
        if !way.is_empty() {
            let more = match way.len().saturating_sub(MOST_NAMED) {
                0 => String::new(),
                more => format!(" and {more} more"),
            };
            let named = way.iter().take(MOST_NAMED).cloned().collect::<Vec<_>>().join(", ");
            let _ = writeln!(page, "  handed on by {named}{more}");
        }
        let reached: Vec<String> = birth.reached.iter().map(|it| (it + 1).to_string()).collect();
        let _ = match reached.is_empty() {
            true => writeln!(page, "  reaches no result"),
            false => writeln!(page, "  reaches result {}", reached.join(", ")),
        };
    }

    /// What the marks mean, if there are any.
    fn add_notes(&self, page: &mut String) {
        let is_marked = |group: &Group| group.uncertain_from.iter().any(|from| from.is_finite());
        if self.groups.shown.iter().any(is_marked) {
            let advice = match self.arguments.wide {
                true => "",
                false => "; --wide gives shadows of 106 bits",
            };
            let _ = writeln!(
                page,
                "~ is before errors beside which the error of the shadow itself is not small{advice}\n"
            );
        }
    }

    fn add_results(&self, page: &mut String) {
        for (index, result) in self.profile.results.iter().enumerate() {
            if let Some(accuracy) = &result.accuracy {
                let _ = writeln!(page, "result {}: {}", index + 1, accuracy_text(accuracy));
            }
        }
        if self.profile.restarts > 0 {
            let _ = writeln!(
                page,
                "note: the exact result of an op was not known {} times; what it gave counts as exact from there on",
                self.profile.restarts
            );
        }
    }

    /// The name of the value of a row.
    pub fn name(&self, row: usize) -> String {
        self.groups.name(By::Value, &Place::of_row(&self.profile.rows[row]))
    }
}

fn add_what_if(what_if: &WhatIf, page: &mut String) {
    let mut types: Vec<String> = what_if.candidates.iter().map(|it| it.to.to_string()).collect();
    types.dedup();
    types.sort();
    types.dedup();
    let count = what_if.candidates.len();
    let values = if count == 1 { "value" } else { "values" };
    let _ = writeln!(page, "\n{count} {values} stored as {}:", types.join(", "));
    let lines = [
        ("as the program stands", &what_if.before),
        ("with the results alone stored so", &what_if.floor),
        ("with all these values stored so", &what_if.after),
    ];
    for (when, accuracy) in lines {
        let _ = writeln!(page, "  {when}: {}", accuracy_text(accuracy));
    }
}

fn add_ranking(ranking: &Ranking, by: By, page: &mut String) {
    let header = [by.title(), "values", "harm", "error", "rows whose maximum moved"];
    let rows = ranking.groups.iter().map(|group| {
        vec![
            group.name.clone(),
            group.candidates.len().to_string(),
            figure(group.harm),
            figure(group.accuracy.relative),
            moved(&group.accuracy).unwrap_or("-".into()),
        ]
    });
    let table: Table = std::iter::once(header.map(String::from).to_vec()).chain(rows).collect();
    let _ = write!(page, "\nstored so each alone, the most harmful first:\n{}", aligned(&table));
    let (knee, all) = (&ranking.knee, ranking.groups.len());
    let _ = writeln!(
        page,
        "\nknee: the {} least harmful of {all} stored so together keep the error within {} ({})",
        knee.groups,
        figure(knee.budget),
        figure(knee.within.relative)
    );
    let next = all.checked_sub(knee.groups + 1).and_then(|next| ranking.groups.get(next));
    if let (Some(next), Some(beyond)) = (next, &knee.beyond) {
        let _ = writeln!(page, "      with {} it is {}", next.name, figure(beyond.relative));
    }
}

fn accuracy_text(accuracy: &Accuracy) -> String {
    let mut text = format!("relative error {}", figure(accuracy.relative));
    if accuracy.lost > 0 {
        let _ = write!(text, ", {} elements not finite where the shadow is", accuracy.lost);
    }
    if let Some(moved) = moved(accuracy) {
        let _ = write!(text, ", maximum moved in {moved} rows");
    }
    text
}

fn moved(accuracy: &Accuracy) -> Option<String> {
    accuracy.moved_maxima.map(|moved| format!("{moved} of {}", accuracy.rows))
}

/// An error, with `~` before it from an uncertain one on.
fn marked(error: f64, uncertain: f64) -> String {
    format!("{}{}", if error >= uncertain { "~" } else { "" }, figure(error))
}

fn short(op: &str) -> String {
    op.strip_prefix("stablehlo.").unwrap_or(op).to_string()
}

fn share(part: u64, of: u64) -> String {
    match part {
        0 => "-".into(),
        _ => format!("{} %", figure((1000.0 * part as f64 / of as f64).ceil() / 10.0)),
    }
}

/// A histogram of exponents as bars between its smallest and its largest power of two.
fn exponents(counts: &[(i32, u64)]) -> String {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    /// How many bars there are at most.
    const MOST: i32 = 48;
    let [(first, _), .., (last, _)] = counts else {
        return counts.first().map_or("-".into(), |(exponent, _)| format!("2^{exponent} █"));
    };
    let each = (last - first) / MOST + 1;
    let mut bins = vec![0u64; ((last - first) / each + 1) as usize];
    counts.iter().for_each(|(exponent, count)| bins[((exponent - first) / each) as usize] += count);
    let most = bins.iter().copied().max().unwrap_or(1).max(1);
    let bar = |&count: &u64| match count {
        0 => ' ',
        _ => BARS[(count as f64 / most as f64 * 7.0).round() as usize],
    };
    format!("2^{first} {} 2^{last}", bins.iter().map(bar).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn histograms_are_bars_in_order() {
        assert_eq!(exponents(&[(-2, 1), (0, 7), (1, 14)]), "2^-2 ▂ ▅█ 2^1");
        assert_eq!(exponents(&[(3, 5)]), "2^3 █");
        assert_eq!(exponents(&[]), "-");
        assert_eq!(exponents(&[(-126, 4), (127, 4)]).chars().filter(|it| *it == '█').count(), 2);
    }

    #[test]
    fn shares_are_rounded_up() {
        assert_eq!([share(0, 9), share(1, 100_000), share(1, 2)], ["-", "0.1 %", "50 %"]);
    }
}
