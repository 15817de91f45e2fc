//! Tables as text: comma-separated values, columns of equal width, Markdown.

use std::fmt::Write as _;

use crate::diagnostic::printable_line;

/// Rows of cells, the header first.
pub type Table = Vec<Vec<String>>;

/// Rows as comma-separated values (RFC 4180).
pub fn csv(table: &Table) -> String {
    table.iter().map(|row| csv_line(row)).collect()
}

/// A line of comma-separated values.
pub fn csv_line(fields: &[impl AsRef<str>]) -> String {
    let fields: Vec<String> = fields.iter().map(|field| csv_field(field.as_ref())).collect();
    format!("{}\n", fields.join(","))
}

/// A field of a line of comma-separated values: quoted if it must be.
pub fn csv_field(text: &str) -> String {
    match text.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.to_string(),
    }
}

/// Rows with columns of equal width.
pub fn aligned(table: &Table) -> String {
    let columns = table.first().map_or(0, Vec::len);
    let printable = |row: &Vec<String>| row.iter().map(|cell| printable_line(cell)).collect();
    let table: Table = table.iter().map(printable).collect();
    let width = |column: usize| table.iter().map(|row| row[column].len()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}"));
        format!("{}\n", cells.collect::<Vec<_>>().join("  ").trim_end())
    };
    table.iter().map(line).collect()
}

/// Rows as Markdown.
pub fn markdown(table: &Table) -> String {
    let mut text = String::new();
    for (index, row) in table.iter().enumerate() {
        let _ = writeln!(text, "| {} |", row.join(" | "));
        if index == 0 {
            let _ = writeln!(text, "|{}", "---|".repeat(row.len()));
        }
    }
    text
}
