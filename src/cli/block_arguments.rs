//! The arguments of `shlo-interp quantize` and `shlo-interp dequantize`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::arguments::{Common, element_type};
use crate::numeric::policy::Rounding;
use crate::numeric::{
    BlockFormat, BlockQuantizer, Chance, ElementType, FloatFormat, ScaleRule, Specials,
};
use crate::values::error_report::ReportBy;

/// The text at the end of `quantize --help`.
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

Several formats (or `all`), or a report by block or axis, give a table of errors instead of tensors; with
-o each format's tensors go to a directory of its own, DIR/FORMAT.

Examples:
  shlo-interp quantize --to mxfp4 4xf32=1,2,-3,7
  shlo-interp quantize --to mxfp4 --report --format none @weights.npy
  shlo-interp quantize --to mxfp4,nvfp4,mxint8 --format csv @weights.npy
  shlo-interp quantize --to nvfp4 --report-by axis:0 @weights.npy
  shlo-interp quantize --to nvfp4 --axis 0 --report @weights.npy
  shlo-interp quantize --to mxfp6e3m2 --output-dir q --packed 64xbf16=@values.bin
  shlo-interp quantize --to nvfp4 -o q.npz @weights.npy";

/// The text at the end of `dequantize --help`.
pub const DEQUANTIZE_HELP: &str = "\
Examples:
  shlo-interp dequantize --from mxfp4 4xf4E2M1FN=1,2,-3,6 1xf8E8M0FNU=2
  shlo-interp dequantize --from nvfp4 q                 # what quantize -o q wrote
  shlo-interp dequantize --from nvfp4 q.npz             # what quantize -o q.npz wrote
  shlo-interp dequantize --from nvfp4 --tensor-scale 0.01 @elements.npy @scales.npy
  shlo-interp dequantize --from mxfp6e3m2 64xf6E3M2FN=@packed:elements.bin 2xf8E8M0FNU=@scales.bin";

/// The arguments of `quantize`.
#[derive(Debug, Args)]
#[command(after_help = QUANTIZE_HELP)]
pub struct QuantizeArguments {
    /// The values, floats: 2x32xf32=…, dense<…> : tensor<…>, @file.npy, 64xbf16=@file.bin.
    #[arg(value_name = "VALUES")]
    pub values: String,
    /// The block format, or several: FORMAT,FORMAT,…, repeated, or `all` that have names.
    #[arg(long, value_name = "FORMAT", required = true)]
    pub to: Vec<String>,
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
    /// Report by tensor, block or axis:N, a row each.
    #[arg(long, value_name = "WHAT", value_parser = ReportBy::parse)]
    pub report_by: Option<ReportBy>,
    /// How results are printed and written.
    #[command(flatten)]
    pub output: Output,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

/// The arguments of `dequantize`.
#[derive(Debug, Args)]
#[command(after_help = DEQUANTIZE_HELP)]
pub struct DequantizeArguments {
    /// The elements, of the format's type (integers of 5 bits: i8), or a directory, an .npz or a
    /// .safetensors file that quantize wrote.
    #[arg(value_name = "ELEMENTS")]
    pub elements: String,
    /// The scales; those of a directory or file that quantize wrote are known.
    #[arg(value_name = "SCALES")]
    pub scales: Option<String>,
    /// The block format.
    #[arg(long, value_name = "FORMAT", value_parser = block_format)]
    pub from: BlockFormat,
    /// The float type of the result.
    #[arg(long, value_name = "TYPE", default_value = "f32", value_parser = float_format)]
    pub to: &'static FloatFormat,
    /// The axis along which blocks lie; negative ones count from the end.
    #[arg(long, value_name = "N", default_value_t = -1, allow_hyphen_values = true)]
    pub axis: i64,
    /// The scale of the tensor, for formats that have one: a number or @file.npy. Default: the
    /// tensor_scale.npy beside the elements' file; 1 for elements of no file.
    #[arg(long, value_name = "X")]
    pub tensor_scale: Option<String>,
    /// Say how far the result is from these values.
    #[arg(long, value_name = "VALUES")]
    pub report: Option<String>,
    /// Report by tensor, block or axis:N, a row each.
    #[arg(long, value_name = "WHAT", requires = "report", value_parser = ReportBy::parse)]
    pub report_by: Option<ReportBy>,
    /// How results are printed and written.
    #[command(flatten)]
    pub output: Output,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

/// How results are printed and written.
#[derive(Debug, Args)]
pub struct Output {
    /// How results are printed.
    #[arg(long, value_enum, default_value_t = BlockOutput::Text)]
    pub format: BlockOutput,
    /// Print all of large tensors to a terminal, too.
    #[arg(long)]
    pub full: bool,
    /// Write results as NAME.npy files into this directory, or by name into this .npz or .safetensors
    /// file (of several formats always a directory).
    #[arg(short, long, value_name = "PATH")]
    pub output_dir: Option<PathBuf>,
    /// Write results as raw NAME.bin files instead, two f4 a byte, four f6 in three bytes.
    #[arg(long, requires = "output_dir")]
    pub packed: bool,
}

/// How tensors of blocks and reports are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum BlockOutput {
    /// Tensors as `run` prints them, reports for people.
    Text,
    /// Tensors as MLIR dense literals.
    Dense,
    /// All as JSON.
    Json,
    /// The report alone, as comma-separated values.
    Csv,
    /// The report alone, for people.
    None,
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
    /// To the larger neighbour.
    Up,
    /// To the smaller neighbour.
    Down,
    /// To a neighbour by chance (see --seed).
    Stochastic,
}

/// What a NaN or an infinity does to its block.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SpecialsOf {
    /// The block's scale is NaN.
    Block,
    /// The element is what convert gives for it; the scale is that of the others.
    Element,
}

impl QuantizeArguments {
    /// The quantizer that these arguments ask for.
    pub fn quantizer(&self, format: &BlockFormat) -> BlockQuantizer {
        BlockQuantizer {
            format: *format,
            rule: self.scale_rule.unwrap_or(format.default_rule()),
            rounding: self.rounding.into(),
            specials: self.specials.into(),
            chance: Chance { seed: self.seed, stream: 0 },
        }
    }
}

/// Reads a block format: a name, or settings.
pub fn block_format(text: &str) -> Result<BlockFormat, String> {
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
