//! `shlo-interp formats`: the list of formats, one format in full, how two differ, and how well formats
//! represent values.

use std::fmt::Write;

use clap::{Args, ValueEnum};

use super::arguments::{Common, element_type};
use super::block;
use super::subcommand::Subcommand;
use super::terminal::{Ended, Status, Terminal};
use crate::numeric::block::{BLOCK_FORMATS, BlockFormatError};
use crate::numeric::names::defined_formats;
use crate::numeric::policy::Rounding;
use crate::numeric::table_format::{CodeTable, Ties};
use crate::numeric::{
    BlockFormat, ConvertPolicy, ElementType, FloatFormat, MLIR_FORMATS, NAMED_FORMATS, NanCodes,
    Subnormals, Zero,
};
use crate::values::error_report;
use crate::values::tables::{Table, aligned, markdown};

mod fit;
mod rows;

use rows::AnyFormat;

const FORMATS_EXAMPLES: &str = "\
Examples:
  shlo-interp formats                       # all names, and the grammars of others
  shlo-interp formats k8p3se                # one format: parameters, number line, codes
  shlo-interp formats f8E4M3FN f8E4M3       # two, and where they differ
  shlo-interp formats my6 --define-type my6=min-exponent:-2,max-exponent:4,precision:3,size:6,specials:finite
  shlo-interp formats lut --define-type lut=@table.csv
  shlo-interp formats --format csv          # parameters of all (or of those named) for a program
  shlo-interp formats --fit @weights.npy    # how well each represents the values of a tensor
  shlo-interp formats --fit @weights.npy f8E4M3FN f8E5M2 mxfp8e4m3 --format json";

/// How formats are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum FormatsFormat {
    /// For people.
    Text,
    /// As comma-separated values, a row a format.
    Csv,
    /// As one object on one line.
    Json,
}

/// The arguments of `formats`.
#[derive(Debug, Args)]
#[command(after_help = FORMATS_EXAMPLES)]
pub struct FormatsArguments {
    /// Formats to show in full.
    #[arg(value_name = "NAME")]
    pub names: Vec<String>,
    /// Print a Markdown table, as in docs/ops.md.
    #[arg(long, conflicts_with_all = ["names", "fit", "format"])]
    pub markdown: bool,
    /// Say how well the formats represent these values, a row a format: how many each represents exactly, how
    /// many lie beyond its range, and the errors of all. @file.npy, @file.npz:key, 2x3xf32=...
    #[arg(long, value_name = "VALUES")]
    pub fit: Option<String>,
    /// The element type of a file of values that does not state it: bf16.
    #[arg(long = "type", value_name = "TYPE", requires = "fit", value_parser = element_type)]
    pub element: Option<ElementType>,
    /// How formats are printed.
    #[arg(long, value_enum, default_value_t = FormatsFormat::Text)]
    pub format: FormatsFormat,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

impl Subcommand for FormatsArguments {
    fn json_object(&self) -> Option<&'static str> {
        (self.format == FormatsFormat::Json).then_some("formats")
    }

    /// The subcommand `formats`. It prints the table, a page for each name and how two named formats differ, the
    /// parameters for programs that read, or how well formats represent the values of a tensor.
    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        let formats = match chosen(&self.names) {
            Ok(formats) => formats,
            Err(message) => return terminal.complain(message).map(|()| Status::Usage),
        };
        if let Some(spelled) = &self.fit {
            return fitting(self, &formats, spelled, terminal);
        }
        let text = match self.format {
            FormatsFormat::Csv => rows::csv_text(&formats),
            FormatsFormat::Json => rows::json_text(&formats),
            FormatsFormat::Text if self.markdown => {
                format!("{}\n{}", formats_markdown(), block_formats_markdown())
            }
            FormatsFormat::Text if self.names.is_empty() => listing(),
            FormatsFormat::Text => pages(&formats),
        };
        terminal.out.write_all(text.as_bytes())?;
        Ok(Status::Fine)
    }
}

/// The formats of these names, or all that are listed if there are no names.
fn chosen(names: &[String]) -> Result<Vec<AnyFormat>, String> {
    if names.is_empty() {
        let named = BLOCK_FORMATS.iter().filter_map(|named| BlockFormat::parse(named.name).ok());
        return Ok(listed().map(AnyFormat::Float).chain(named.map(AnyFormat::Block)).collect());
    }
    let format = |name: &String| match (FloatFormat::parse(name), BlockFormat::parse(name)) {
        (Ok(format), _) => Ok(AnyFormat::Float(format)),
        (Err(_), Ok(format)) => Ok(AnyFormat::Block(format)),
        (Err(_), _) if name.starts_with('@') => Err(format!(
            "'{name}' is a file: say --fit {name} for how well formats represent its values"
        )),
        (Err(error), Err(BlockFormatError::Unknown(_))) => Err(error.to_string()),
        (Err(_), Err(error)) => Err(error.to_string()),
    };
    names.iter().map(format).collect()
}

/// A page for each format, and how the two float formats differ if there are two.
fn pages(formats: &[AnyFormat]) -> String {
    let page = |format: &AnyFormat| match format {
        AnyFormat::Float(format) => page(format),
        AnyFormat::Block(format) => block::page(format),
    };
    let mut pages: Vec<String> = formats.iter().map(page).collect();
    if let [AnyFormat::Float(first), AnyFormat::Float(second)] = formats {
        pages.push(difference(first, second));
    }
    pages.join("\n")
}

/// Prints how well formats represent the values of a tensor.
fn fitting(
    arguments: &FormatsArguments,
    formats: &[AnyFormat],
    spelled: &str,
    terminal: &mut Terminal<'_>,
) -> Ended {
    let done = block::load(spelled, arguments.element.as_ref(), None, "--fit").and_then(|values| {
        // a scalar has no axis along which blocks could lie
        let takes = |format: &&AnyFormat| {
            !arguments.names.is_empty()
                || values.rank() > 0
                || matches!(format, AnyFormat::Float(_))
        };
        let formats: Vec<AnyFormat> = formats.iter().filter(takes).copied().collect();
        Ok((fit::rows(&formats, &values)?, values))
    });
    let (rows, values) = match done {
        Ok(done) => done,
        Err(error) => return Ok(terminal.refuse(&error, error.status)),
    };
    match arguments.format {
        FormatsFormat::Csv => write!(terminal.out, "{}", error_report::csv_table(&rows))?,
        FormatsFormat::Json => {
            writeln!(terminal.out, "{}", error_report::json_of_values(&values, &rows))?;
        }
        FormatsFormat::Text => {
            write!(terminal.out, "{}", error_report::aligned_table_of(&rows, fit::SHOWN))?;
        }
    }
    Ok(Status::Fine)
}

/// The table of block formats as Markdown.
pub fn block_formats_markdown() -> String {
    markdown(&block::table())
}

/// The table of formats as Markdown.
pub fn formats_markdown() -> String {
    markdown(&table(MLIR_FORMATS.iter().copied().chain(named())))
}

/// All float formats that are listed: those of MLIR, others that have names, and those of `--define-type`.
pub fn listed() -> impl Iterator<Item = &'static FloatFormat> {
    MLIR_FORMATS.iter().copied().chain(named()).chain(defined_formats())
}

/// The formats of [`NAMED_FORMATS`].
fn named() -> impl Iterator<Item = &'static FloatFormat> {
    NAMED_FORMATS.iter().filter_map(|(name, _)| FloatFormat::parse(name).ok())
}

const GRAMMARS: &str = "\
Any name of these forms is a format, up to 32 bits, 10 exponent bits and a significand of 25 bits:
  f N E e M m [B bias] [FN | F] [UZ | U]   f8E4M3B9FN: N bits in all; no suffix is IEEE 754, FN has no
                                           infinity and one NaN, F neither, UZ no -0, U no sign
  k K p P (s | u) (e | f)                  k8p3se: IEEE P3109, K bits, precision P, signed or unsigned,
                                           extended (with infinities) or finite; binary8p3 is k8p3se
  CFloat8_1_4_3 B bias [gap | gradual]     Tesla CFloat8 (CFloat8_1_5_2, too), bias 0 to 63; short cf8E4M3B7
  SHP B bias [gap | gradual]               Tesla SHP, bias 0 to 63
  s S e E m M                              s1e6m5: bits of sign, exponent and mantissa; IEEE 754
LLVM's names (Float8E4M3FN, FloatTF32, BFloat, IEEEhalf, ...) stand for MLIR's formats.
--define-type NAME=exponent:4,mantissa:3,... defines a format by its parameters:
";

/// The text that lists the formats in groups, and says how other formats are named.
fn listing() -> String {
    let mut text = String::from("MLIR's formats\n");
    text.push_str(&aligned(&table(MLIR_FORMATS.iter().copied())));
    text.push_str("\nOther formats by name\n");
    text.push_str(&aligned(&table(named())));
    text.push('\n');
    for (name, meaning) in NAMED_FORMATS {
        let _ = writeln!(text, "  {name:<24} {meaning}");
    }
    let defined = defined_formats();
    if !defined.is_empty() {
        text.push_str("\nFormats defined by --define-type\n");
        text.push_str(&aligned(&table(defined.into_iter())));
    }
    text.push_str("\nBlock formats\n");
    text.push_str(&aligned(&block::table()));
    let _ = write!(text, "\n{GRAMMARS}");
    for (key, meaning) in crate::numeric::definition::KEYS {
        let _ = writeln!(text, "  {key:<20} {meaning}");
    }
    text.push_str("--define-type NAME=@table.csv defines one by a table, one code,value a line.\n");
    text
}

/// The table of formats, a row each.
fn table(formats: impl Iterator<Item = &'static FloatFormat>) -> Table {
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
    let row = |format: &'static FloatFormat| {
        vec![
            format.name.to_string(),
            format.width.to_string(),
            layout(format),
            bias(format),
            decimal(format, format.max_finite),
            decimal(format, format.min_normal()),
            decimal(format, format.min_positive()),
            if format.has_infinity() { "yes" } else { "no" }.into(),
            nan_codes(format),
            zeros(format).into(),
        ]
    };
    std::iter::once(header).chain(formats.map(row)).collect()
}

fn layout(format: &FloatFormat) -> String {
    match format.table {
        Some(_) => "table".into(),
        None => format!(
            "{}/{}/{}",
            u32::from(format.signed),
            format.exponent_bits,
            format.mantissa_bits
        ),
    }
}

fn bias(format: &FloatFormat) -> String {
    if format.table.is_some() { "-".into() } else { format.bias.to_string() }
}

/// The value of a code as a decimal.
fn decimal(format: &FloatFormat, code: u64) -> String {
    format!("{:?}", format.shown(code))
}

fn nan_codes(format: &FloatFormat) -> String {
    match (format.nan, format.canonical_nan()) {
        (_, None) => "none".into(),
        (NanCodes::AboveFinite, Some(code)) if format.has_nan_payload() => {
            format!("many, canonical {}", hex(format, code))
        }
        (NanCodes::AboveFinite, Some(code)) if format.signed && format.table.is_none() => {
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

fn infinities(format: &FloatFormat) -> String {
    let codes = [false, true].map(|negative| format.code_of_infinity(negative));
    match codes {
        [None, None] => "none".into(),
        [Some(code), None] => hex(format, code),
        [None, Some(code)] => format!("{} (-inf alone)", hex(format, code)),
        [Some(positive), Some(negative)] => {
            format!("{}, -inf {}", hex(format, positive), hex(format, negative))
        }
    }
}

fn hex(format: &FloatFormat, code: u64) -> String {
    format!("0x{code:0digits$X}", digits = format.width.div_ceil(4) as usize)
}

/// The page of a format of up to this many bits lists all codes.
const LISTED_BITS: u32 = 16;
const CODES_A_LINE: usize = 4;

/// The facts about a format, one a line.
fn facts(format: &FloatFormat) -> Vec<(&'static str, String)> {
    vec![
        ("bits", format.width.to_string()),
        ("sign/exponent/mantissa", layout(format)),
        ("bias", bias(format)),
        ("value", meaning(format)),
        ("largest finite", coded(format, format.max_finite)),
        ("smallest normal", coded(format, format.min_normal())),
        ("smallest positive", coded(format, format.min_positive())),
        ("infinity", infinities(format)),
        ("NaN", nan_codes(format)),
        ("zeros", zeros(format).into()),
        ("overflow becomes", coded(format, format.encode(ConvertPolicy::CONVERT, f64::INFINITY))),
        ("NaN becomes", coded(format, format.encoded_nan())),
        ("ties go to", ties(format).into()),
        ("computed in", format!("{:?}", format.carrier()).to_lowercase()),
    ]
}

/// The page of a format: its parameters, its special values, where its values lie, and its codes with their
/// values.
fn page(format: &'static FloatFormat) -> String {
    let mut page = format!("{}\n", format.name);
    for (name, value) in facts(format) {
        let _ = writeln!(page, "  {name:<22} {value}");
    }
    page.push_str("\n  number line: values from one power of two to the next\n");
    page.push_str(&number_line(format));
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
    if format.table.is_some() {
        return "by table".into();
    }
    let sign = if format.signed { "(-1)^s * " } else { "" };
    let normal = format!("{sign}2^(E - {}) * 1.m", format.bias);
    let normal = normal.replace("- -", "+ ");
    match format.subnormals {
        Subnormals::Normal if format.zero != Zero::None => format!("{normal}; code 0 is 0"),
        Subnormals::Normal => normal,
        Subnormals::Gradual => {
            format!("{normal}; where E is 0, {sign}2^{} * 0.m", 1 - format.bias)
        }
        Subnormals::Gap => format!("{normal}; where E is 0, {sign}2^{} * 0.m", -format.bias),
        Subnormals::Flushed => format!("{normal}; where E is 0, 0"),
    }
}

fn ties(format: &FloatFormat) -> &'static str {
    match format.table.map(|table| table.ties) {
        Some(Ties::Away) => "the value farther from zero",
        Some(Ties::EvenCode) => {
            "the even code; if both or neither are even, the value farther from zero"
        }
        None if format.ties_go_up() => "the value farther from zero, but for zero",
        None => "the even code",
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

/// The values of one sign from one power of two to the next.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Binade {
    exponent: i32,
    count: u64,
    /// The distance between neighbouring values, if it is the same throughout.
    step: Option<f64>,
}

/// Text that says where the values of a format lie, with a line for each run of powers of two that look
/// alike.
fn number_line(format: &'static FloatFormat) -> String {
    let Some(table) = format.table else {
        let below = match format.signed {
            true => "below zero the same\n",
            false => "nothing below zero\n",
        };
        return drawing(&binades(format)) + "  " + below;
    };
    let [above, below] = [1.0, -1.0].map(|sign| table_binades(table, sign));
    if above == below {
        return drawing(&above) + "  below zero the same\n";
    }
    match below.is_empty() {
        true => drawing(&above) + "  nothing below zero\n",
        false => format!("{}  below zero\n{}", drawing(&above), drawing(&below)),
    }
}

/// The binades of a format's positive values, counted by the order of its codes; the format's values have to
/// follow a rule.
fn binades(format: &'static FloatFormat) -> Vec<Binade> {
    let up = ConvertPolicy { rounding: Rounding::Up, ..ConvertPolicy::MOVE };
    let last = format.rank(format.max_finite);
    let first_from = |exponent: i32| match 2f64.powi(exponent) {
        bound if bound > format.max_value() => last + 1,
        bound => format.rank(format.encode(up, bound)),
    };
    let lowest = exponent_of(format.decode(format.min_positive()));
    let binade = |exponent| {
        let (from, to) = (first_from(exponent), first_from(exponent + 1));
        let value = |rank: i64| format.decode(format.of_rank(rank));
        let step = (to - from > 1).then(|| value(from + 1) - value(from));
        Binade { exponent, count: (to - from).max(0) as u64, step }
    };
    (lowest..=format.max_exponent()).map(binade).collect()
}

/// The binades of a code table's values of one sign.
fn table_binades(table: &CodeTable, sign: f64) -> Vec<Binade> {
    let values = table.sorted().iter().map(|(value, _)| value * sign);
    let mut values: Vec<f64> = values.filter(|value| *value > 0.0).collect();
    values.sort_by(f64::total_cmp);
    let binade = |values: &[f64]| {
        let steps: Vec<f64> = values.windows(2).map(|pair| pair[1] - pair[0]).collect();
        let step = steps.first().copied().filter(|step| steps.iter().all(|other| other == step));
        Binade { exponent: exponent_of(values[0]), count: values.len() as u64, step }
    };
    values.chunk_by(|a, b| exponent_of(*a) == exponent_of(*b)).map(binade).collect()
}

/// The power of two at or below a positive number.
fn exponent_of(value: f64) -> i32 {
    match (value.to_bits() >> 52) as i32 {
        0 => 63 - value.to_bits().leading_zeros() as i32 - 1074,
        field => field - 1023,
    }
}

fn drawing(binades: &[Binade]) -> String {
    let relative = |binade: &Binade| binade.step.map(|step| step / 2f64.powi(binade.exponent));
    let alike = |a: &Binade, b: &Binade| {
        a.count == b.count && relative(a) == relative(b) && a.exponent + 1 == b.exponent
    };
    let mut text = String::new();
    for run in binades.chunk_by(alike) {
        let (first, last) = (run[0], run[run.len() - 1]);
        let end = last.exponent + 1;
        let range = format!("[2^{}, 2^{end})", first.exponent);
        let count = match run.len() {
            1 => format!("{}", first.count),
            powers => format!("{} in each of {powers}", first.count),
        };
        let step = match (relative(&first), run.len()) {
            (Some(step), 1) => format!("{:?} apart", step * 2f64.powi(first.exponent)),
            (Some(step), _) => format!("{step:?} of the power apart"),
            (None, _) if first.count > 1 => "unevenly apart".into(),
            (None, _) => String::new(),
        };
        let bar = "#".repeat(first.count.checked_ilog2().map_or(0, |log| log as usize + 1));
        let _ =
            writeln!(text, "{}", format!("  {range:<20} {count:<22} {bar:<24} {step}").trim_end());
    }
    text
}

/// A difference lists at most this many codes or values.
const LISTED: usize = 32;

/// How two formats differ.
fn difference(first: &'static FloatFormat, second: &'static FloatFormat) -> String {
    let mut text = format!("{} and {}\n", first.name, second.name);
    let facts = facts(first).into_iter().zip(facts(second));
    let different: Vec<_> = facts.filter(|((_, a), (_, b))| a != b).collect();
    if different.is_empty() {
        text.push_str("  no parameter differs\n");
    }
    for ((name, a), (_, b)) in different {
        let _ = writeln!(text, "  {name:<22} {a}\n  {:<22} {b}", "");
    }
    if first.width > LISTED_BITS || second.width > LISTED_BITS {
        text.push_str("  codes and values are compared in formats of up to 16 bits\n");
        return text;
    }
    text.push_str(&different_codes(first, second));
    text.push_str(&own_values(first, second));
    text.push_str(&own_values(second, first));
    text
}

/// The codes that stand for different values in two formats that both have them.
fn different_codes(first: &FloatFormat, second: &FloatFormat) -> String {
    let common = first.code_mask().min(second.code_mask());
    let differs = |code: &u64| value(first, *code) != value(second, *code);
    let codes: Vec<u64> = (0..=common).filter(differs).collect();
    let mut text = format!("\n  {} of {} codes differ\n", codes.len(), common + 1);
    for &code in codes.iter().take(LISTED) {
        let (a, b) = (value(first, code), value(second, code));
        let _ = writeln!(text, "  {:<8} {a:<28} {b}", hex(first, code));
    }
    if codes.len() > LISTED {
        let _ = writeln!(text, "  and {} more", codes.len() - LISTED);
    }
    text
}

/// The finite values that one format has and another has not.
fn own_values(format: &FloatFormat, other: &FloatFormat) -> String {
    let values = |format: &FloatFormat| {
        let codes = (0..=format.code_mask()).filter(|&code| format.is_finite(code));
        let mut values: Vec<f64> = codes.map(|code| format.decode(code) + 0.0).collect();
        values.sort_by(f64::total_cmp);
        values.dedup();
        values
    };
    let (all, others) = (values(format), values(other));
    let is_missing = |value: &&f64| others.binary_search_by(|x| x.total_cmp(value)).is_err();
    let own: Vec<&f64> = all.iter().filter(is_missing).collect();
    let mut text =
        format!("\n  {} of {} finite values are in {} alone\n", own.len(), all.len(), format.name);
    // values of small magnitude come first, since the parameters already show the largest ones
    let shown: Vec<String> = own.iter().take(LISTED).map(|value| format!("{value:?}")).collect();
    for line in shown.chunks(2 * CODES_A_LINE) {
        let _ = writeln!(text, "  {}", line.join("  "));
    }
    if own.len() > LISTED {
        let _ = writeln!(text, "  and {} more", own.len() - LISTED);
    }
    text
}
