//! The errors of quantizing and converting: figures as lines, and as tables by format, policy, block or
//! index.

use serde_json::{Map, Value as Json, json};

use super::expectations::figures_json;
use super::tables::{Table, aligned, csv};
use crate::compare::Figures;
use crate::diagnostic::figure;
use crate::engine::block::block_positions;
use crate::numeric::BlockFormat;
use crate::syntax::json;
use crate::tensor::Tensor;

/// What each row of figures covers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReportBy {
    /// The whole tensor.
    Tensor,
    /// The elements that share a scale.
    Block,
    /// The elements that share an index along an axis, such as a channel.
    Axis(usize),
}

impl ReportBy {
    /// Reads `tensor`, `block` or `axis:N`.
    pub fn parse(text: &str) -> Result<ReportBy, String> {
        match (text, text.strip_prefix("axis:").map(str::parse)) {
            ("tensor", _) => Ok(ReportBy::Tensor),
            ("block", _) => Ok(ReportBy::Block),
            (_, Some(Ok(axis))) => Ok(ReportBy::Axis(axis)),
            _ => Err("a report is by tensor, block or axis:N".into()),
        }
    }
}

/// A row of a report: columns that say what the row covers, and the figures.
#[derive(Debug)]
pub struct Row {
    /// The columns that say what the row covers, and counts that are not figures of errors. An empty entry is
    /// null.
    pub columns: Vec<(&'static str, Json)>,
    pub figures: Figures,
}

/// The rows of one format: the errors of `actual` against `expected`. The blocks lie along an axis.
pub fn rows(
    format: &BlockFormat,
    axis: usize,
    by: ReportBy,
    actual: &Tensor,
    expected: &Tensor,
) -> Result<Vec<Row>, String> {
    let of_format = || vec![("format", Json::from(format.to_string()))];
    let positions: Vec<(&'static str, Vec<usize>, Vec<usize>)> = match by {
        ReportBy::Tensor => {
            let figures = Figures::new(actual, expected);
            let figures = figures.ok_or("the values have another shape than the result")?;
            let mut columns = of_format();
            columns.push(("bits_an_element", format.bits_an_element().into()));
            return Ok(vec![Row { columns, figures }]);
        }
        ReportBy::Block => {
            let blocks = block_positions(expected.shape(), axis, format.block);
            let blocks = blocks.map_err(|error| error.to_string())?;
            blocks.into_iter().map(|(index, positions)| ("block", index, positions)).collect()
        }
        ReportBy::Axis(axis) => {
            let shape = expected.shape();
            let size = *shape.get(axis).ok_or_else(|| {
                format!("a report by axis:{axis}: the shape {shape:?} has no such axis")
            })?;
            let stride: usize = shape[axis + 1..].iter().product();
            let all = |index: usize| {
                (0..expected.len()).filter(|place| place / stride % size == index).collect()
            };
            (0..size).map(|index| ("index", vec![index], all(index))).collect()
        }
    };
    let row = |(name, index, positions): (&'static str, Vec<usize>, Vec<usize>)| {
        let index = match index.as_slice() {
            [one] => Json::from(*one),
            several => Json::from(several.to_vec()),
        };
        let mut columns = of_format();
        columns.push((name, index));
        Row { columns, figures: Figures::of_positions(actual, expected, &positions) }
    };
    Ok(positions.into_iter().map(row).collect())
}

/// The figures with their names.
fn entries(figures: &Figures) -> Vec<(&'static str, f64)> {
    vec![
        ("values", figures.values as f64),
        ("not_finite", figures.not_finite as f64),
        ("vanished", figures.vanished as f64),
        ("mean_relative_error", figures.mean_relative),
        ("largest_relative_error", figures.largest_relative),
        ("largest_absolute_error", figures.largest_absolute),
        ("root_mean_square_error", figures.root_mean_square),
        ("signal_to_noise_db", figures.signal_to_noise()),
        ("cosine_similarity", figures.cosine),
    ]
}

/// The figures of one tensor as text, a line each.
pub fn lines(figures: &Figures) -> String {
    entries(figures).into_iter().map(|(name, value)| line(name, &shown(name, value))).collect()
}

/// The columns of a row and its figures as text, a line each.
pub fn row_lines(row: &Row) -> String {
    let columns = row.columns.iter().map(|(name, value)| line(name, &cell_text(value)));
    columns.collect::<String>() + &lines(&row.figures)
}

fn line(name: &str, value: &str) -> String {
    format!("{:<24} {value}\n", name.replace('_', " "))
}

/// The value of a column as text, which is empty for null.
fn cell_text(value: &Json) -> String {
    match value {
        Json::String(text) => text.clone(),
        Json::Null => String::new(),
        Json::Number(number) if number.is_f64() => figure(number.as_f64().unwrap_or(f64::NAN)),
        other => other.to_string(),
    }
}

/// A figure for people: counts as whole numbers, a cosine with enough digits to tell it from 1.
fn shown(name: &str, value: f64) -> String {
    match name {
        "values" | "not_finite" | "vanished" => format!("{value}"),
        "cosine_similarity" => {
            format!("{value:.9}").trim_end_matches('0').trim_end_matches('.').into()
        }
        _ => figure(value),
    }
}

/// Rows as text, in columns of equal width, with all figures.
pub fn aligned_table(rows: &[Row]) -> String {
    aligned_with(rows, &|_| true)
}

/// Rows as text, in columns of equal width, with the named figures.
pub fn aligned_table_of(rows: &[Row], figures: &[&str]) -> String {
    aligned_with(rows, &|name| figures.contains(&name))
}

fn aligned_with(rows: &[Row], is_shown: &dyn Fn(&str) -> bool) -> String {
    let short = |name: &str| match name {
        "mean_relative_error" => "mean rel".to_string(),
        "largest_relative_error" => "largest rel".into(),
        "largest_absolute_error" => "largest abs".into(),
        "root_mean_square_error" => "RMS".into(),
        "signal_to_noise_db" => "SNR (dB)".into(),
        "cosine_similarity" => "cosine".into(),
        name => name.replace('_', " "),
    };
    aligned(&table(rows, is_shown, short, cell_text, shown))
}

/// Rows as comma-separated values, the figures with all their digits.
pub fn csv_table(rows: &[Row]) -> String {
    let column = |value: &Json| match value {
        Json::Number(number) => number.to_string(),
        other => cell_text(other),
    };
    csv(&table(rows, &|_| true, str::to_string, column, |_, value| format!("{value}")))
}

fn table(
    rows: &[Row],
    is_shown: &dyn Fn(&str) -> bool,
    heading: impl Fn(&str) -> String,
    column: impl Fn(&Json) -> String,
    cell: impl Fn(&str, f64) -> String,
) -> Table {
    let figures = |row: &Row| entries(&row.figures).into_iter().filter(|(name, _)| is_shown(name));
    let header = rows.first().map(|row| {
        let columns = row.columns.iter().map(|(name, _)| heading(name));
        columns.chain(figures(row).map(|(name, _)| heading(name))).collect()
    });
    let line = |row: &Row| {
        let columns = row.columns.iter().map(|(_, value)| column(value));
        columns.chain(figures(row).map(|(name, value)| cell(name, value))).collect()
    };
    header.into_iter().chain(rows.iter().map(line)).collect()
}

/// The rows as one object.
pub fn json_table(rows: &[Row]) -> Json {
    json!({"version": json::VERSION, "reports": json_rows(rows)})
}

/// The rows as one object, with the type and the shape of the values that they cover.
pub fn json_of_values(values: &Tensor, rows: &[Row]) -> Json {
    json!({
        "version": json::VERSION,
        "from": values.element().to_string(),
        "shape": values.shape(),
        "reports": json_rows(rows),
    })
}

/// The rows as objects.
fn json_rows(rows: &[Row]) -> Vec<Json> {
    let object = |row: &Row| {
        let columns = row.columns.iter().map(|(name, value)| (name.to_string(), value.clone()));
        let figures = figures_json(&row.figures).as_object().cloned().unwrap_or_default();
        Json::from(columns.chain(figures).collect::<Map<_, _>>())
    };
    rows.iter().map(object).collect()
}
