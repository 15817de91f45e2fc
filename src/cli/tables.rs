//! `shlo-interp ops` and `shlo-interp formats`: what is known, as text and as Markdown.

use std::fmt::Write;

use super::arguments::{FormatsArguments, TableArguments};
use super::block;
use super::terminal::{Ended, Status, Terminal};
use crate::ir::Form;
use crate::numeric::block::BlockFormatError;
use crate::numeric::names::MLIR_FORMATS;
use crate::numeric::{BlockFormat, FloatFormat, NanCodes, Subnormals, Zero};
use crate::ops::{Entry, entries, specification};

/// Rows of cells, the header first.
type Table = Vec<Vec<String>>;

/// The subcommand `ops`.
pub fn ops(arguments: &TableArguments, terminal: &mut Terminal<'_>) -> Ended {
    let table = ops_table(None);
    let text = if arguments.markdown { markdown(&table) } else { aligned(&table) };
    write!(terminal.out, "{text}\n{}\n", ops_totals())?;
    Ok(Status::Fine)
}

/// The subcommand `formats`: the table, or a page for each name.
pub fn formats(arguments: &FormatsArguments, terminal: &mut Terminal<'_>) -> Ended {
    if arguments.names.is_empty() {
        let text = match arguments.markdown {
            true => format!("{}\n{}", formats_markdown(), block_formats_markdown()),
            false => format!("{}\n{}", aligned(&formats_table()), aligned(&block::table())),
        };
        terminal.out.write_all(text.as_bytes())?;
        return Ok(Status::Fine);
    }
    let mut pages = Vec::new();
    for name in &arguments.names {
        match FloatFormat::parse(name) {
            Ok(format) => pages.push(format_page(format)),
            Err(error) => match BlockFormat::parse(name) {
                Ok(format) => pages.push(block::page(&format)),
                Err(BlockFormatError::Unknown(_)) => {
                    return terminal.complain(error).map(|()| Status::Usage);
                }
                Err(error) => return terminal.complain(error).map(|()| Status::Usage),
            },
        }
    }
    terminal.out.write_all(pages.join("\n").as_bytes())?;
    Ok(Status::Fine)
}

/// The table of operations as Markdown, with what `tests` says of each by name, and the totals.
pub fn ops_markdown(tests: &dyn Fn(&str) -> String) -> String {
    format!("{}\n{}\n", markdown(&ops_table(Some(tests))), ops_totals())
}

/// The table of formats as Markdown.
pub fn formats_markdown() -> String {
    markdown(&formats_table())
}

/// The table of block formats as Markdown.
pub fn block_formats_markdown() -> String {
    markdown(&block::table())
}

/// A row an op; `tests` fills a column of its own.
fn ops_table(tests: Option<&dyn Fn(&str) -> String>) -> Table {
    let header = ["operation", "family", "forms", "types", "constraints"];
    let more = tests.map(|_| "tests").into_iter().chain(["official interpreter"]);
    let header = header.into_iter().chain(more).map(String::from).collect();
    let row = |(family, entry): (&str, &Entry)| {
        let name = entry.def.name;
        let forms = if entry.def.form == Form::Generic { "generic" } else { "short, generic" };
        let facts = specification::of(name);
        let mut row: Vec<String> = vec![
            name.into(),
            family.into(),
            forms.into(),
            facts.map_or("any", |facts| facts.types).into(),
            constraints(entry).map_or(String::new(), |(held, all)| format!("{held} of {all}")),
        ];
        row.extend(tests.map(|tests| tests(name)));
        let unlisted = if family == "sdy" { "refuses" } else { "runs" };
        row.push(facts.map_or(unlisted, |facts| facts.official).into());
        row
    };
    std::iter::once(header).chain(entries().map(row)).collect()
}

/// What the table adds up to.
fn ops_totals() -> String {
    let all = || entries().map(|(_, entry)| entry);
    let counts = all().filter_map(constraints);
    let (held, known) = counts.fold((0, 0), |(held, known), (a, b)| (held + a, known + b));
    format!(
        "{} operations. Of {known} constraints, on values and on the types of inputs, \
         {held} are verified, each with a program that breaks it.",
        all().count()
    )
}

/// How many of an op's constraints are verified, and how many there are; none for an op that the
/// specification does not have.
fn constraints(entry: &Entry) -> Option<(usize, usize)> {
    let facts = specification::of(entry.def.name)?;
    let breakable = specification::breakable(&entry.def).len();
    let all = breakable + facts.never_broken.len();
    (all > 0).then_some((breakable, all))
}

fn formats_table() -> Table {
    let header = [
        "type",
        "bits",
        "sign/exponent/mantissa",
        "bias",
        "largest",
        "smallest normal",
        "smallest",
        "infinity",
        "NaN",
        "zeros",
    ];
    let header = header.map(String::from).to_vec();
    let row = |format: &&FloatFormat| {
        vec![
            format.name.to_string(),
            format.width.to_string(),
            layout(format),
            format.bias.to_string(),
            decimal(format, format.max_finite),
            decimal(format, format.min_normal()),
            decimal(format, format.min_positive()),
            if format.has_infinity() { "yes" } else { "no" }.into(),
            nan_codes(format),
            zeros(format).into(),
        ]
    };
    std::iter::once(header).chain(MLIR_FORMATS.iter().map(row)).collect()
}

fn layout(format: &FloatFormat) -> String {
    format!("{}/{}/{}", u32::from(format.signed), format.exponent_bits, format.mantissa_bits)
}

/// A code as a decimal.
fn decimal(format: &FloatFormat, code: u64) -> String {
    format!("{:?}", format.shown(code))
}

fn nan_codes(format: &FloatFormat) -> String {
    match (format.nan, format.canonical_nan()) {
        (_, None) => "none".into(),
        (NanCodes::AboveFinite, Some(code)) if format.has_nan_payload() => {
            format!("many, canonical {}", hex(format, code))
        }
        (NanCodes::AboveFinite, Some(code)) if format.signed => {
            format!("{}, {}", hex(format, code), hex(format, code | format.sign_bit()))
        }
        (_, Some(code)) => hex(format, code),
    }
}

fn zeros(format: &FloatFormat) -> &'static str {
    match format.zero {
        Zero::Signed => "+0, -0",
        Zero::PositiveOnly => "0",
        Zero::None => "none",
    }
}

fn hex(format: &FloatFormat, code: u64) -> String {
    format!("0x{code:0digits$X}", digits = format.width.div_ceil(4) as usize)
}

/// Formats of up to so many bits have all their codes on their page.
const LISTED_BITS: u32 = 16;
const CODES_A_LINE: usize = 4;

/// A format in full: its parameters, its special values, and its codes with their values.
fn format_page(format: &FloatFormat) -> String {
    let mut page = format!("{}\n", format.name);
    let mut fact = |name: &str, value: String| {
        let _ = writeln!(page, "  {name:<22} {value}");
    };
    fact("bits", format.width.to_string());
    fact("sign/exponent/mantissa", layout(format));
    fact("bias", format.bias.to_string());
    fact("value", meaning(format));
    fact("largest finite", coded(format, format.max_finite));
    fact("smallest normal", coded(format, format.min_normal()));
    fact("smallest positive", coded(format, format.min_positive()));
    fact("infinity", format.infinity.map_or("none".into(), |code| hex(format, code)));
    fact("NaN", nan_codes(format));
    fact("zeros", zeros(format).into());
    fact("overflow becomes", coded(format, format.literal(f64::MAX).code));
    fact("NaN becomes", coded(format, format.encoded_nan()));
    fact("computed in", format!("{:?}", format.carrier()).to_lowercase());
    if format.width > LISTED_BITS {
        return page;
    }
    page.push_str("\n  codes\n");
    let cells: Vec<String> = (0..=format.code_mask()).map(|code| cell(format, code)).collect();
    let width = cells.iter().map(String::len).max().unwrap_or(0);
    for line in cells.chunks(CODES_A_LINE) {
        let line: Vec<String> = line.iter().map(|cell| format!("{cell:<width$}")).collect();
        let _ = writeln!(page, "  {}", line.join("  ").trim_end());
    }
    page
}

fn meaning(format: &FloatFormat) -> String {
    let sign = if format.signed { "(-1)^s * " } else { "" };
    let normal = format!("{sign}2^(E - {}) * 1.m", format.bias);
    match format.subnormals {
        Subnormals::Normal => normal,
        Subnormals::Gradual => {
            format!("{normal}; where E is 0, {sign}2^{} * 0.m", 1 - format.bias)
        }
        Subnormals::Gap => format!("{normal}; where E is 0, {sign}2^{} * 0.m", -format.bias),
        Subnormals::Flushed => format!("{normal}; where E is 0, 0"),
    }
}

fn coded(format: &FloatFormat, code: u64) -> String {
    format!("{} ({})", value(format, code), hex(format, code))
}

fn cell(format: &FloatFormat, code: u64) -> String {
    format!("{} {}", hex(format, code), value(format, code))
}

fn value(format: &FloatFormat, code: u64) -> String {
    match (format.is_nan(code), format.is_infinite(code), format.is_negative(code)) {
        (true, _, _) => "NaN".into(),
        (_, true, false) => "inf".into(),
        (_, true, true) => "-inf".into(),
        _ => decimal(format, code),
    }
}

fn aligned(table: &Table) -> String {
    let columns = table.first().map_or(0, Vec::len);
    let width = |column: usize| table.iter().map(|row| row[column].len()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}"));
        format!("{}\n", cells.collect::<Vec<_>>().join("  ").trim_end())
    };
    table.iter().map(line).collect()
}

fn markdown(table: &Table) -> String {
    let mut text = String::new();
    for (index, row) in table.iter().enumerate() {
        let _ = writeln!(text, "| {} |", row.join(" | "));
        if index == 0 {
            let _ = writeln!(text, "|{}", "---|".repeat(row.len()));
        }
    }
    text
}
