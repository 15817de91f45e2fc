//! Rows of a profile that are shown as one.

use std::collections::HashMap;
use std::str::FromStr;
use std::sync::Arc;

use super::{NumericsArguments, Sort};
use crate::diagnostic::{LineTable, Span};
use crate::rewrite::subject::Subject;
use crate::shadow::{Candidate, Errors, NumericsProfile, Row, Statistics};
use crate::tensor::index;

/// What a row of a table is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// A value.
    Value,
    /// A kind of op.
    Op,
    /// A line of the program.
    Line,
    /// A location, or this many of its parts, which slashes divide.
    Location(Option<usize>),
}

impl FromStr for By {
    type Err = String;

    fn from_str(text: &str) -> Result<By, String> {
        match text {
            "value" => Ok(By::Value),
            "op" => Ok(By::Op),
            "line" => Ok(By::Line),
            "loc" => Ok(By::Location(None)),
            _ => match text.strip_prefix("loc:").map(str::parse) {
                Some(Ok(parts)) if parts > 0 => Ok(By::Location(Some(parts))),
                _ => Err("rows are by value, op, line, loc or loc:N, where N is from 1 on".into()),
            },
        }
    }
}

impl By {
    /// What the column of the names is called.
    pub fn title(self) -> &'static str {
        match self {
            By::Value => "value",
            By::Op => "op",
            By::Line => "line",
            By::Location(_) => "loc",
        }
    }
}

/// Where a value is defined.
pub struct Place<'a> {
    pub name: &'a str,
    function: &'a str,
    op: Option<&'static str>,
    span: Span,
    location: Option<&'a str>,
}

impl<'a> Place<'a> {
    pub fn of_row(row: &'a Row) -> Place<'a> {
        let location = row.location.as_deref();
        Place { name: &row.name, function: &row.function, op: row.op, span: row.span, location }
    }

    pub fn of_candidate(of: &'a Candidate) -> Place<'a> {
        let location = of.location.as_deref();
        Place { name: &of.name, function: &of.function, op: of.op, span: of.span, location }
    }
}

/// Rows that are shown as one.
pub struct Group {
    pub name: String,
    /// The numbers of the rows in the profile.
    pub rows: Vec<usize>,
    pub statistics: Statistics,
    /// The smallest room in bits to the largest number of a row's type.
    pub headroom: Option<f64>,
    /// From which error on figures are uncertain: in units of the last place, and relative.
    pub uncertain_from: [f64; 2],
    /// The element with the largest error of its op, and the one with the largest error so far.
    pub worst: [Option<Element>; 2],
}

/// An element of the value of a row.
pub struct Element {
    pub row: usize,
    pub index: Vec<usize>,
}

/// The rows of a profile, by what the command line says.
pub struct Groups<'a> {
    subject: &'a Subject,
    lines: Arc<LineTable>,
    /// What is shown, in the order of the command line.
    pub shown: Vec<Group>,
    /// How many groups are not shown.
    pub left_out: usize,
}

impl<'a> Groups<'a> {
    pub fn new(
        subject: &'a Subject,
        profile: &NumericsProfile,
        arguments: &NumericsArguments,
    ) -> Groups<'a> {
        let lines = LineTable::of(&subject.source);
        let mut groups = Groups { subject, lines, shown: Vec::new(), left_out: 0 };
        let mut places: HashMap<String, usize> = HashMap::new();
        for (number, row) in profile.rows.iter().enumerate() {
            let name = groups.name(arguments.by, &Place::of_row(row));
            let place = *places.entry(name.clone()).or_insert(groups.shown.len());
            match groups.shown.get_mut(place) {
                Some(group) => group.add(number, row, profile),
                None => groups.shown.push(Group::of(name, number, row, profile)),
            }
        }
        if arguments.sort != Sort::Order {
            groups.shown.sort_by(|a, b| b.key(arguments.sort).total_cmp(&a.key(arguments.sort)));
        }
        let all = groups.shown.len();
        groups.shown.truncate(arguments.top.unwrap_or(all));
        groups.left_out = all - groups.shown.len();
        groups
    }

    /// The name of the group of a value.
    pub fn name(&self, by: By, place: &Place<'_>) -> String {
        match by {
            By::Value if place.function == self.subject.entry => place.name.to_string(),
            By::Value => format!("@{}/{}", place.function, place.name),
            By::Op => place.op.unwrap_or("argument").to_string(),
            By::Line => self.line(place.span).to_string(),
            By::Location(parts) => match (place.location, parts) {
                (None, _) => "(no loc)".into(),
                (Some(location), None) => location.to_string(),
                (Some(location), Some(parts)) => {
                    let end = location.match_indices('/').nth(parts - 1);
                    location[..end.map_or(location.len(), |(at, _)| at)].to_string()
                }
            },
        }
    }

    /// The line on which an op begins.
    pub fn line(&self, span: Span) -> usize {
        self.lines.place(&self.subject.source.text, span.start).line
    }
}

impl Group {
    fn of(name: String, number: usize, row: &Row, profile: &NumericsProfile) -> Group {
        let statistics = row.statistics.clone();
        let worst = [&statistics.local, &statistics.total];
        let worst = worst.map(|errors| element(number, row, errors));
        let headroom = headroom(row);
        let uncertain_from = uncertain_from(row, profile);
        Group { name, rows: vec![number], statistics, headroom, uncertain_from, worst }
    }

    fn add(&mut self, number: usize, row: &Row, profile: &NumericsProfile) {
        let rows = &profile.rows;
        let own = [&row.statistics.local, &row.statistics.total];
        let largest = |element: &Element| {
            let statistics = &rows[element.row].statistics;
            [statistics.local.largest, statistics.total.largest]
        };
        for (which, (worst, errors)) in self.worst.iter_mut().zip(own).enumerate() {
            let before = worst.as_ref().map_or(0.0, |worst| largest(worst)[which]);
            if errors.largest > before {
                *worst = element(number, row, errors);
            }
        }
        self.rows.push(number);
        for (group, row) in self.uncertain_from.iter_mut().zip(uncertain_from(row, profile)) {
            *group = group.min(row);
        }
        self.statistics.merge(&row.statistics);
        self.headroom = [self.headroom, headroom(row)].into_iter().flatten().reduce(f64::min);
    }

    /// By what the group is sorted, the largest first.
    fn key(&self, sort: Sort) -> f64 {
        let of = &self.statistics;
        // an element without a finite error counts more than any error
        let errors = |errors: &Errors| if errors.lost > 0 { f64::INFINITY } else { errors.p99() };
        match sort {
            Sort::Order => 0.0,
            Sort::Local => errors(&of.local),
            Sort::Total => errors(&of.total),
            Sort::Relative => errors(&of.relative),
            Sort::Amplified => of.amplification.unwrap_or(0.0),
            Sort::Headroom => self.headroom.map_or(f64::NEG_INFINITY, |bits| -bits),
            Sort::Saturated => of.saturated as f64 / of.elements.max(1) as f64,
            Sort::Subnormal => of.subnormal as f64 / of.elements.max(1) as f64,
        }
    }
}

/// The element with the largest error of a row, if it has one.
fn element(row: usize, of: &Row, errors: &Errors) -> Option<Element> {
    let shape: Vec<usize> = of.ty.static_shape()?;
    (errors.largest > 0.0)
        .then(|| Element { row, index: index::index_at(&shape, errors.largest_at) })
}

/// From which error on figures of a row are uncertain, in units and relative; infinity if none is.
fn uncertain_from(row: &Row, profile: &NumericsProfile) -> [f64; 2] {
    let of = &row.statistics;
    let units = profile.uncertain_units_from(row);
    let of_units = of.total.largest.max(of.local.largest);
    let pairs = [(of_units, units), (of.relative.largest, profile.uncertain_from)];
    pairs.map(|(largest, from)| if largest >= from { from } else { f64::INFINITY })
}

fn headroom(row: &Row) -> Option<f64> {
    row.statistics.headroom(row.ty.element.float_format()?)
}
