//! `shlo-interp quantize` and `shlo-interp dequantize`: floats to blocks that share a scale, and back.

use std::fmt::Write as _;
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::arguments::{Common, Format, element_type};
use super::files::write_tensors;
use super::spelling::{self, SpellingError};
use super::terminal::{Ended, Status, Terminal};
use crate::kernels::block::{self, BlockError, Blocked, ErrorReport};
use crate::numeric::block::BLOCK_FORMATS;
use crate::numeric::policy::Rounding;
use crate::numeric::{
    BlockFormat, BlockQuantizer, Chance, ElementType, FloatFormat, ScaleRule, Specials, names,
};
use crate::syntax::{json, values};
use crate::tensor::{Tensor, Value};

/// What `quantize --help` ends with.
pub const QUANTIZE_HELP: &str = "\
Formats (--to): mxfp8e5m2, mxfp8e4m3, mxfp6e3m2, mxfp6e2m3, mxfp4, mxint8, nvfp4, msfp11 to msfp16;
  bfp:mantissa=5,block=16,exponent=8 (an integer of 5 bits and a sign, scales 2^e, e of 8 bits);
  element=f6E3M2FN,scale=f8E8M0FNU,block=32 (element=i5 for integers, tensor=f32 for a tensor's scale);
  a name and changes: mxfp4:block=16.

Scale rules, of the block's largest magnitude amax and the elements' largest value max = 1.m * 2^emax:
  floor     2^(floor(log2 amax) - emax): OCP MX v1.0, section 6.3; the default for scales 2^e
  ceil      2^(ceil(log2 amax) - emax)
  even      floor, of amax rounded to the elements' precision
  up        the smallest scale not below amax / max: JAX's and NVIDIA's for MX
  nearest   the scale nearest to amax / max: NVIDIA's for NVFP4, and the default there
  xla       the scale nearest to amax / 2^emax: XLA's __op$quantize

Examples:
  shlo-interp quantize --to mxfp4 4xf32=1,2,-3,7
  shlo-interp quantize --to nvfp4 --axis 0 --report @weights.npy
  shlo-interp quantize --to mxfp6e3m2 --output-dir q --packed 64xbf16=@values.bin";

/// What `dequantize --help` ends with.
pub const DEQUANTIZE_HELP: &str = "\
Examples:
  shlo-interp dequantize --from mxfp4 4xf4E2M1FN=1,2,-3,6 1xf8E8M0FNU=2
  shlo-interp dequantize --from nvfp4 --tensor-scale 0.01 @elements.npy @scales.npy
  shlo-interp dequantize --from mxfp6e3m2 64xf6E3M2FN=@packed:elements.bin 2xf8E8M0FNU=@scales.bin";

/// The arguments of `quantize`.
#[derive(Debug, Args)]
pub struct QuantizeArguments {
    /// The values, floats: 2x32xf32=…, dense<…> : tensor<…>, @file.npy, 64xbf16=@file.bin.
    #[arg(value_name = "VALUES")]
    pub values: String,
    /// The block format.
    #[arg(long, value_name = "FORMAT", value_parser = block_format)]
    pub to: BlockFormat,
    /// The axis along which blocks lie; negative ones count from the end.
    #[arg(long, value_name = "N", default_value_t = -1, allow_hyphen_values = true)]
    pub axis: i64,
    /// How a block's scale follows from its largest magnitude.
    #[arg(long, value_name = "RULE", value_parser = scale_rule)]
    pub scale_rule: Option<ScaleRule>,
    /// How quotients become elements.
    #[arg(long, value_enum, value_name = "HOW", default_value_t = ElementRounding::NearestEven)]
    pub rounding: ElementRounding,
    /// The seed of stochastic rounding.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// What NaN and infinity do: make the whole block NaN, or stay with their element.
    #[arg(long, value_enum, value_name = "WHERE", default_value_t = SpecialsOf::Block)]
    pub specials: SpecialsOf,
    /// The scale of the tensor, for formats that have one (default: from the largest magnitude).
    #[arg(long, value_name = "X")]
    pub tensor_scale: Option<f32>,
    /// The element type of an npy file that does not state it: bf16.
    #[arg(long = "type", value_name = "TYPE", value_parser = element_type)]
    pub element: Option<ElementType>,
    /// Say how far the quantized values are from the given ones.
    #[arg(long)]
    pub report: bool,
    /// How results are printed and written.
    #[command(flatten)]
    pub output: Output,
    /// What every subcommand takes.
    #[command(flatten)]
    pub common: Common,
}

/// The arguments of `dequantize`.
#[derive(Debug, Args)]
pub struct DequantizeArguments {
    /// The elements, of the format's type (integers of 5 bits: i8).
    #[arg(value_name = "ELEMENTS")]
    pub elements: String,
    /// The scales.
    #[arg(value_name = "SCALES")]
    pub scales: String,
    /// The block format.
    #[arg(long, value_name = "FORMAT", value_parser = block_format)]
    pub from: BlockFormat,
    /// The float type of the result.
    #[arg(long, value_name = "TYPE", default_value = "f32", value_parser = float_format)]
    pub to: &'static FloatFormat,
    /// The axis along which blocks lie; negative ones count from the end.
    #[arg(long, value_name = "N", default_value_t = -1, allow_hyphen_values = true)]
    pub axis: i64,
    /// The scale of the tensor, for formats that have one (default: 1).
    #[arg(long, value_name = "X")]
    pub tensor_scale: Option<f32>,
    /// Say how far the result is from these values.
    #[arg(long, value_name = "VALUES")]
    pub report: Option<String>,
    /// How results are printed and written.
    #[command(flatten)]
    pub output: Output,
    /// What every subcommand takes.
    #[command(flatten)]
    pub common: Common,
}

/// How results are printed and written.
#[derive(Debug, Args)]
pub struct Output {
    /// How results are printed.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    /// Write results as NAME.npy files into this directory.
    #[arg(short, long, value_name = "DIR")]
    pub output_dir: Option<PathBuf>,
    /// Write them as raw NAME.bin files instead, two f4 a byte, four f6 in three bytes.
    #[arg(long, requires = "output_dir")]
    pub packed: bool,
}

/// How quotients become elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ElementRounding {
    /// To the nearest, ties to even.
    NearestEven,
    /// To the nearest, ties away from zero.
    NearestAway,
    /// Toward zero.
    TowardZero,
    /// To the larger.
    Up,
    /// To the smaller.
    Down,
    /// By chance (see --seed).
    Stochastic,
}

/// Where NaN and infinity show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SpecialsOf {
    /// The block's scale is NaN.
    Block,
    /// The element is what convert makes of it; the scale is that of the others.
    Element,
}

/// The subcommand `quantize`.
pub fn quantize(arguments: &QuantizeArguments, terminal: &mut Terminal<'_>) -> Ended {
    let quantized = load(&arguments.values, arguments.element.as_ref(), None, "VALUES")
        .and_then(|values| Ok((quantized(arguments, &values)?, values)));
    let (blocked, values) = match quantized {
        Ok(quantized) => quantized,
        Err(error) => return terminal.complain(&error).map(|()| error.status),
    };
    let mut results =
        vec![("elements", blocked.elements.clone()), ("scales", blocked.scales.clone())];
    let scale = blocked.tensor_scale.map(block::tensor_scale_value);
    results.extend(scale.map(|scale| ("tensor_scale", scale)));
    let report = arguments.report.then(|| {
        let axis = axis_of(arguments.axis, &values).unwrap_or_default();
        let again = block::dequantize(&blocked, axis, &arguments.to, &names::F64).ok()?;
        ErrorReport::new(&values, &again)
    });
    let rule = arguments.scale_rule.unwrap_or(arguments.to.default_rule());
    let facts = [("format", arguments.to.to_string()), ("scale_rule", rule.to_string())];
    finish(terminal, &arguments.output, &arguments.to, &facts, &results, report.flatten())
}

/// The subcommand `dequantize`.
pub fn dequantize(arguments: &DequantizeArguments, terminal: &mut Terminal<'_>) -> Ended {
    let (result, report) = match dequantized(arguments) {
        Ok(result) => result,
        Err(error) => return terminal.complain(&error).map(|()| error.status),
    };
    let facts = [("format", arguments.from.to_string())];
    let results = [("values", result)];
    finish(terminal, &arguments.output, &arguments.from, &facts, &results, report)
}

fn quantized(arguments: &QuantizeArguments, values: &Tensor) -> Result<Blocked, SpellingError> {
    let axis = axis_of(arguments.axis, values)?;
    let quantizer = BlockQuantizer {
        format: arguments.to,
        rule: arguments.scale_rule.unwrap_or(arguments.to.default_rule()),
        rounding: arguments.rounding.into(),
        specials: arguments.specials.into(),
        chance: Chance { seed: arguments.seed, stream: 0 },
    };
    block::quantize(values, axis, &quantizer, arguments.tensor_scale).map_err(unfit)
}

fn dequantized(
    arguments: &DequantizeArguments,
) -> Result<(Tensor, Option<ErrorReport>), SpellingError> {
    let format = &arguments.from;
    let (elements, scales) = (block::element_type(format), ElementType::Float(format.scale));
    let bits = Some(format.element.bits());
    let blocked = Blocked {
        elements: load(&arguments.elements, Some(&elements), bits, "ELEMENTS")?,
        scales: load(&arguments.scales, Some(&scales), None, "SCALES")?,
        tensor_scale: arguments.tensor_scale,
    };
    let axis = axis_of(arguments.axis, &blocked.elements)?;
    let result = block::dequantize(&blocked, axis, format, arguments.to).map_err(unfit)?;
    let Some(spelled) = &arguments.report else { return Ok((result, None)) };
    let values = load(spelled, None, None, "--report")?;
    let misfit = || usage("--report: the values are floats of the same shape".into());
    let report = ErrorReport::new(&values, &result).ok_or_else(misfit)?;
    Ok((result, Some(report)))
}

fn load(
    spelled: &str,
    element: Option<&ElementType>,
    packed_bits: Option<u32>,
    what: &str,
) -> Result<Tensor, SpellingError> {
    let spelled = spelling::parse(spelled).map_err(|error| error.at(what))?;
    spelled.load_as(element, packed_bits).map_err(|error| error.at(what))
}

/// An axis that may count from the end.
fn axis_of(axis: i64, tensor: &Tensor) -> Result<usize, SpellingError> {
    let rank = tensor.rank() as i64;
    let from_start = if axis < 0 { axis + rank } else { axis };
    match usize::try_from(from_start) {
        Ok(index) if from_start < rank => Ok(index),
        _ => Err(usage(format!("--axis {axis}: the values have {rank} dimensions"))),
    }
}

fn usage(message: String) -> SpellingError {
    SpellingError { message, status: Status::Usage }
}

fn unfit(error: BlockError) -> SpellingError {
    usage(error.to_string())
}

/// Prints and writes results by name, and the report.
fn finish(
    terminal: &mut Terminal<'_>,
    output: &Output,
    format: &BlockFormat,
    facts: &[(&str, String)],
    results: &[(&str, Tensor)],
    report: Option<ErrorReport>,
) -> Ended {
    let text = match output.format {
        Format::Json => json(facts, results, report),
        Format::Text => lines(results, report, values::value_text),
        Format::Dense => lines(results, report, values::dense_value_text),
        Format::None => String::new(),
    };
    terminal.out.write_all(text.as_bytes())?;
    let Some(directory) = &output.output_dir else { return Ok(Status::Fine) };
    let files = results.iter().map(|(name, tensor)| {
        let bits = match *name {
            "elements" => format.element.bits(),
            _ => tensor.element().bits(),
        };
        (name.to_string(), tensor, output.packed.then_some(bits))
    });
    match write_tensors(directory, files) {
        Ok(()) => Ok(Status::Fine),
        Err(message) => terminal.complain(message).map(|()| Status::Io),
    }
}

fn lines(
    results: &[(&str, Tensor)],
    report: Option<ErrorReport>,
    write: impl Fn(&Value) -> String,
) -> String {
    let mut text = String::new();
    for (name, tensor) in results {
        let _ = writeln!(text, "{name} = {}", write(&Value::Tensor(tensor.clone())));
    }
    for (name, value) in report.iter().flat_map(entries) {
        let _ = writeln!(text, "{:<24} {value}", name.replace('_', " "));
    }
    text
}

fn json(
    facts: &[(&str, String)],
    results: &[(&str, Tensor)],
    report: Option<ErrorReport>,
) -> String {
    let mut fields = vec![format!("\"version\":{}", json::VERSION)];
    fields.extend(
        facts
            .iter()
            .map(|(name, value)| format!("\"{name}\":{}", serde_json::Value::from(value.as_str()))),
    );
    fields.extend(results.iter().map(|(name, tensor)| {
        format!("\"{name}\":{}", json::value_text(&Value::Tensor(tensor.clone())))
    }));
    if let Some(report) = report {
        let entries = entries(&report);
        let entries = entries.iter().map(|(name, value)| format!("\"{name}\":{}", number(value)));
        fields.push(format!("\"report\":{{{}}}", entries.collect::<Vec<_>>().join(",")));
    }
    format!("{{{}}}\n", fields.join(","))
}

/// A number as JSON has it: infinities are strings.
fn number(text: &str) -> String {
    match text {
        "inf" => "\"Infinity\"".into(),
        "-inf" => "\"-Infinity\"".into(),
        _ => text.into(),
    }
}

/// A report's figures by name.
fn entries(report: &ErrorReport) -> Vec<(&'static str, String)> {
    let decibels = report.signal_to_noise();
    vec![
        ("values", report.values.to_string()),
        ("not_finite", report.not_finite.to_string()),
        ("vanished", report.vanished.to_string()),
        ("mean_relative_error", format!("{:?}", report.mean_relative)),
        ("largest_relative_error", format!("{:?}", report.largest_relative)),
        ("largest_absolute_error", format!("{:?}", report.largest_absolute)),
        ("root_mean_square_error", format!("{:?}", report.root_mean_square)),
        (
            "signal_to_noise_db",
            format!("{:?}", if decibels.is_nan() { f64::INFINITY } else { decibels }),
        ),
    ]
}

fn block_format(text: &str) -> Result<BlockFormat, String> {
    BlockFormat::parse(text).map_err(|error| error.to_string())
}

fn float_format(text: &str) -> Result<&'static FloatFormat, String> {
    FloatFormat::parse(text).map_err(|error| error.to_string())
}

fn scale_rule(text: &str) -> Result<ScaleRule, String> {
    let known = || ScaleRule::all().map(|rule| rule.to_string()).collect::<Vec<_>>().join(", ");
    ScaleRule::parse(text).ok_or_else(|| format!("the rules are {}", known()))
}

impl From<ElementRounding> for Rounding {
    fn from(rounding: ElementRounding) -> Rounding {
        match rounding {
            ElementRounding::NearestEven => Rounding::NearestEven,
            ElementRounding::NearestAway => Rounding::NearestAway,
            ElementRounding::TowardZero => Rounding::TowardZero,
            ElementRounding::Up => Rounding::Up,
            ElementRounding::Down => Rounding::Down,
            ElementRounding::Stochastic => Rounding::Stochastic,
        }
    }
}

impl From<SpecialsOf> for Specials {
    fn from(specials: SpecialsOf) -> Specials {
        match specials {
            SpecialsOf::Block => Specials::Block,
            SpecialsOf::Element => Specials::Element,
        }
    }
}

/// The rows of a table of block formats, the header first, for `shlo-interp formats`.
pub fn table() -> Vec<Vec<String>> {
    let header = ["block format", "elements", "largest", "scales", "block", "tensor scale"];
    let header = header.into_iter().chain(["bits an element", "origin"]);
    let rows = BLOCK_FORMATS.iter().filter_map(|named| {
        let format = BlockFormat::parse(named.name).ok()?;
        Some(vec![
            named.name.to_string(),
            format.element.to_string(),
            format!("{:?}", format.element.largest()),
            format.scale.name.to_string(),
            format.block.to_string(),
            if format.tensor_scale { "f32" } else { "none" }.into(),
            format!("{}", format.bits_an_element()),
            named.origin.to_string(),
        ])
    });
    std::iter::once(header.map(String::from).collect()).chain(rows).collect()
}

/// A block format in full, for `shlo-interp formats NAME`.
pub fn page(format: &BlockFormat) -> String {
    let mut page = format!("{format}\n");
    let mut fact = |name: &str, value: String| {
        let _ = writeln!(page, "  {name:<22} {value}");
    };
    let named = BLOCK_FORMATS.iter().find(|named| Some(named.name) == format.name());
    if let Some(named) = named {
        fact("settings", named.settings.into());
        fact("origin", named.origin.into());
    }
    let element = &format.element;
    let unit = element.decode(1);
    fact("elements", element.to_string());
    fact(
        "element's value",
        match element.integer_type() {
            Some(ty) => format!("i * {unit:?}, i as {ty}"),
            None => format!("as {element}"),
        },
    );
    fact("largest element", format!("{:?}", element.largest()));
    fact("smallest element", format!("{unit:?}"));
    fact("emax", element.max_exponent().to_string());
    fact("scales", format.scale.name.into());
    fact("elements a scale", format.block.to_string());
    fact("tensor's scale", if format.tensor_scale { "f32" } else { "none" }.into());
    fact("bits an element", format.bits_an_element().to_string());
    let [smallest, largest] = [format.scale.min_positive(), format.scale.max_finite];
    fact("smallest value", format!("{:e}", unit * format.decode_scale(smallest)));
    fact("largest value", format!("{:e}", element.largest() * format.decode_scale(largest)));
    fact("scale rule", format.default_rule().to_string());
    page
}
