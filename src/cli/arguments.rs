//! The command line's contract: flags, subcommands and their help.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{ArgAction, Args, Parser, Subcommand, ValueEnum};

use super::convert::{self, ConvertArguments};
use super::emit::Emit;
use super::explain::{self, ExplainArguments};
use crate::engine::machine::Engine;
use crate::explain::operand::MINUS;
use crate::numeric::{Accumulation, ElementType, Numerics, Policy};
use crate::ops::GivenMeaning;

const EXAMPLES: &str = "\
Examples:
  shlo-interp examples/fp8_dot.mlir
  shlo-interp program.mlir --input 2x2xf32=1,2,3,4 --input @weights.npy
  shlo-interp double.mlir --input f32=1 --expect 'dense<2.0> : tensor<f32>' --max-ulp 1
  shlo-interp check examples/*.mlir
  shlo-interp test tests/
  shlo-interp print examples/fp8_dot.mlir --generic
  shlo-interp formats f8E4M3FN f8E4M3
  shlo-interp p.mlir --define-type my8=exponent:4,mantissa:3,bias:9,specials:finite
  shlo-interp convert 464.5 --from f32 --to f8E4M3FN --policy all
  shlo-interp explain add f8E4M3FN 448 32

Values (--input, --expect, --infeed, --expect-outfeed):
  dense<[1.0, 2.0]> : tensor<2xf32>   an MLIR literal
  2xf32=1,2                           a type and its elements, row-major (one element fills all)
  @file.npy                           a NumPy file; the element type is the program's
  @file.npz, @file.safetensors, @dir  several tensors, for the arguments of their names
  @file.npz:key                       one tensor of such a file
  1, true, [[1, 2], [3, 4]]           elements of the program's type (one fills all)
  zeros, ones, iota, normal:SEED, uniform:SEED[:LO:HI]   made by rule, the same on every machine
  2xf32=@file.bin                     raw little-endian elements, f4 and f6 a byte each
  2xf4E2M1FN=@packed:file.bin         raw elements, two f4 a byte, four f6 in three bytes
  name=...                            any of these for the argument %name, or params['w'] by its loc
  0,1:...                             any of these for process (0, 1) alone: replica 0, partition 1

Environment:
  SHLO_INTERP_CPU=baseline, avx2, avx512   use no newer instructions than these (default: all that the
                                           machine has); the results are the same
  SHLO_INTERP_WITHOUT=PATHS, all           leave out these fast paths (`help paths`), separated by commas; the
                                           results are the same
  NO_COLOR                                 no colour

Exit status: 0 fine; 1 a check or an expectation failed; 2 usage; 3 program rejected;
4 failed while running; 5 file or I/O. If several apply, the highest counts.";

const CHECK_EXAMPLES: &str = "\
Examples:
  shlo-interp check examples/*.mlir
  shlo-interp check --format json program.mlir
  shlo-interp check --storage-only f8E4M3FN,bf16 program.mlir";

const PRINT_EXAMPLES: &str = "\
Examples:
  shlo-interp print examples/fp8_dot.mlir --generic
  shlo-interp print program.mlir --emit=artifact -o program.mlirbc
  shlo-interp print program.mlir --emit=bytecode=6 -o bytecode.mlirbc";

const OPS_EXAMPLES: &str = "\
Examples:
  shlo-interp ops
  shlo-interp ops --markdown > ops.md";

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

/// A StableHLO interpreter, exact to the last bit.
///
/// Runs PROGRAM and prints its results: the function named by --function, else `main`, else the
/// only function, else every public function without arguments.
#[derive(Debug, Parser)]
#[command(name = "shlo-interp", version, long_version = super::about::long_version())]
#[command(after_help = EXAMPLES, disable_help_subcommand = true)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Arguments {
    /// The subcommand; `run` if none is given.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// The arguments of `run`.
    #[command(flatten)]
    pub run: RunArguments,
}

/// The subcommands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Run a program and print its results (the default).
    #[command(after_help = EXAMPLES)]
    Run(Box<RunArguments>),
    /// Parse and verify programs without running them.
    #[command(after_help = CHECK_EXAMPLES)]
    Check(CheckArguments),
    /// Run the tests in files and directories, and report.
    #[command(after_help = super::test::TEST_HELP)]
    Test(Box<super::test::TestArguments>),
    /// Print a program back, in short or generic form.
    #[command(after_help = PRINT_EXAMPLES)]
    Print(PrintArguments),
    /// Convert values, and say what each policy makes of them and why.
    #[command(after_help = convert::EXAMPLES)]
    Convert(ConvertArguments),
    /// List the operations and what is known of them.
    #[command(after_help = OPS_EXAMPLES)]
    Ops(TableArguments),
    /// List the float formats, show some in full, or how two differ.
    #[command(after_help = FORMATS_EXAMPLES)]
    Formats(FormatsArguments),
    /// Turn floats into blocks that share a scale: MX, NVFP4, block floating point.
    #[command(after_help = super::block_arguments::QUANTIZE_HELP)]
    Quantize(super::block_arguments::QuantizeArguments),
    /// Turn blocks that share a scale back into floats.
    #[command(after_help = super::block_arguments::DEQUANTIZE_HELP)]
    Dequantize(super::block_arguments::DequantizeArguments),
    /// Convert numbers two at a time, as a GPU's cvt instruction does.
    #[command(after_help = super::pack::PACK_HELP)]
    Pack(super::pack::PackArguments),
    /// Write packs of cases with legal results, and judge backends by them.
    #[command(after_help = super::conformance::EXAMPLES)]
    Conformance(Box<super::conformance::ConformanceArguments>),
    /// Write random programs that are well typed, for hunts with backends.
    #[command(after_help = super::generate::EXAMPLES)]
    Generate(Box<super::generate::GenerateArguments>),
    /// Find out how a backend adds and converts, from the results of probe programs.
    #[command(after_help = super::identify::EXAMPLES)]
    Identify(Box<super::identify::IdentifyArguments>),
    /// Show the help of a command, or a page of the documentation.
    #[command(after_help = super::about::HELP_EXAMPLES)]
    Help(super::about::HelpArguments),
    /// Print a script that completes commands and flags in a shell.
    #[command(after_help = super::about::COMPLETIONS_EXAMPLES)]
    Completions(super::about::CompletionsArguments),
    /// Print the manual page, for man.
    #[command(after_help = super::about::MAN_EXAMPLES)]
    Man,
    /// Tell why an op gives the bits that it gives.
    #[command(after_help = explain::ops_help())]
    Explain(ExplainArguments),
    /// Make values inside a program results of it, which any compiler can show.
    #[command(after_help = super::expose::EXAMPLES)]
    Expose(Box<super::expose::ExposeArguments>),
    /// Write one op, with its operands, as a program that checks itself.
    #[command(after_help = super::extract::EXAMPLES)]
    Extract(Box<super::extract::ExtractArguments>),
    /// Pack a program with its inputs and what a device gave, for somebody else.
    #[command(after_help = super::bundle::EXAMPLES)]
    Bundle(Box<super::bundle::BundleArguments>),
    /// Make a program that shows a fault small, so that it still shows it.
    #[command(after_help = super::reduce::EXAMPLES)]
    Reduce(Box<super::reduce::ReduceArguments>),
    /// Compare tensors, and say how they differ: files, or directories of values.
    #[command(after_help = super::compare::EXAMPLES)]
    Compare(Box<super::compare::CompareArguments>),
    /// Tell what each op's rounding costs, and what other types would.
    #[command(after_help = super::numerics::EXAMPLES)]
    ProfileNumerics(Box<super::numerics::NumericsArguments>),
}

/// The flags that every subcommand has.
#[derive(Debug, Clone, Args)]
pub struct Common {
    /// Colour on standard error (NO_COLOR is respected).
    #[arg(long, value_enum, value_name = "WHEN", default_value_t = Color::Auto)]
    pub color: Color,
    /// Define a float type, by parameters (`shlo-interp formats` lists them) or by a table of lines
    /// code,value: my8=exponent:4,mantissa:3,bias:9,specials:finite, lut=@table.csv; repeatable.
    #[arg(long, value_name = "NAME=DEFINITION")]
    pub define_type: Vec<String>,
}

/// Rules that a program must keep beyond the specification.
#[derive(Debug, Clone, Default, Args)]
pub struct Restrictions {
    /// Refuse arithmetic on these element types, as a machine does that only stores them:
    /// f8E4M3FN,bf16. Conversions, data movement and checks stay.
    #[arg(long, value_name = "TYPES", value_delimiter = ',', value_parser = element_type)]
    pub storage_only: Vec<ElementType>,
}

/// The policies by which a program's numbers are computed.
#[derive(Debug, Clone, Default, Args)]
pub struct Policies {
    /// What the op convert does (`shlo-interp help numerics 22`): a policy and knobs, such as
    /// onnx or standard,overflow=saturate.
    #[arg(long, value_name = "NAME[,KNOB=V]")]
    pub convert_policy: Option<Policy>,
    /// What every other rounding does, such as standard,rounding=toward-zero; stablehlo is the
    /// official interpreter, faults included.
    #[arg(long, value_name = "NAME[,KNOB=V]")]
    pub arith_policy: Option<Policy>,
    /// How the terms of contractions and reductions are added: element (the default, each step
    /// rounded to the result's type), a float type, exact, `trunc:BITS[,group:N]`, block:N:TYPE, or one
    /// of these and a block, such as trunc:14+block:128:f32 (`shlo-interp help numerics 17`).
    #[arg(long, value_name = "HOW")]
    pub accumulate: Option<Accumulation>,
}

impl Policies {
    /// The numerics that these policies give.
    pub fn numerics(&self) -> Numerics {
        Numerics::STANDARD.with(self.convert_policy, self.arith_policy, self.accumulate)
    }
}

/// The engine that runs a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum EngineName {
    /// Fuse ops, and run kernels.
    Fast,
    /// Run op by op, by the plain functions.
    Plain,
    /// Run each op by both, and compare.
    Both,
}

impl From<EngineName> for Engine {
    fn from(name: EngineName) -> Engine {
        match name {
            EngineName::Fast => Engine::Fast,
            EngineName::Plain => Engine::Plain,
            EngineName::Both => Engine::Both,
        }
    }
}

/// When messages are coloured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Color {
    /// When standard error is a terminal.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// Whether a thing is done that by default depends on who reads the output.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum When {
    /// Where it helps the reader.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// How times are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum TimeFormat {
    /// A line for each stage.
    Text,
    /// One object on one line.
    Json,
}

/// The flags about what is measured in a run.
#[derive(Debug, Clone, Default, Args)]
pub struct Measuring {
    /// Run N times, each time afresh, and print the results of the last run.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    #[arg(allow_negative_numbers = true)]
    #[arg(conflicts_with = "probe_output_dir")]
    pub repeat: Option<u32>,
    /// Say on standard error what parsing, preparing and each run took, and the peak of memory.
    #[arg(long, value_enum, value_name = "HOW", num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "text")]
    pub time: Option<TimeFormat>,
    /// Say on standard error what each op took, in all runs, and which fast paths ran; with =FILE write a
    /// trace for Chrome.
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "")]
    pub profile: Option<String>,
    /// Use N threads (default: all cores; at most 16, or 4 a core if those are more); the results do not
    /// depend on it.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    #[arg(allow_negative_numbers = true)]
    pub threads: Option<u16>,
}

/// How results are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum Format {
    /// As the official interpreter prints them.
    #[default]
    Text,
    /// As MLIR dense literals.
    Dense,
    /// As JSON, floats as decimals and bits.
    Json,
    /// Not at all: results are only written, compared or timed.
    None,
}

/// The arguments of `run`.
#[derive(Debug, Args)]
pub struct RunArguments {
    /// The program: text, bytecode, an artifact, a jax.export blob, or a directory that torch_xla saved; `-` is
    /// standard input.
    #[arg(value_name = "PROGRAM", required = true)]
    pub program: Option<PathBuf>,
    /// The function to run.
    #[arg(long, value_name = "NAME")]
    pub function: Option<String>,
    /// The engine that computes: the fast one; the plain functions that say what each op means, slowly and
    /// with the same bits; or both, op by op, where the first op whose bits differ is an error.
    #[arg(long, value_enum, value_name = "ENGINE", default_value_t = EngineName::Fast)]
    pub engine: EngineName,
    /// The value of an argument, in order or as name=V; once per argument.
    #[arg(short, long = "input", value_name = "V", allow_hyphen_values = true)]
    pub inputs: Vec<String>,
    /// All arguments at once: '[dense<…> : tensor<…>, …]', @a.npy,@b.npy or @all.npz.
    #[arg(long, value_name = "LIST", conflicts_with = "inputs", allow_hyphen_values = true)]
    pub args: Option<String>,
    /// Convert values of files whose type is not the program's, as the op convert does.
    #[arg(long)]
    pub cast: bool,
    /// The value that a result must have; once per result, in order, or for some of them as NUMBER=V (from 1)
    /// or NAME=V (jax.result_info). V may be `ignored`. Equal bits are equal, and so are any two NaN; floats
    /// of another type are compared by value. With a tolerance, values that compare equal are equal, too
    /// (zeros of either sign; infinities only to themselves), and so are finite values that --max-ulp admits
    /// or that are within --atol + --rtol * |expected| (`shlo-interp help comparing`).
    #[arg(short, long = "expect", value_name = "V", allow_hyphen_values = true)]
    pub expectations: Vec<String>,
    /// Let expected floats differ by up to N units in the last place (of the coarser type), and integers by
    /// up to N.
    #[arg(long, value_name = "N", requires = "expectations", value_parser = units)]
    #[arg(allow_negative_numbers = true)]
    pub max_ulp: Option<u64>,
    /// Let expected numbers differ by up to X, plus what --rtol allows.
    #[arg(long, value_name = "X", requires = "expectations", value_parser = tolerance)]
    #[arg(allow_negative_numbers = true)]
    pub atol: Option<f64>,
    /// Let expected numbers differ by up to X times the expected value, plus what --atol allows.
    #[arg(long, value_name = "X", requires = "expectations", value_parser = tolerance)]
    #[arg(allow_negative_numbers = true)]
    pub rtol: Option<f64>,
    /// List the N elements that differ most from the expected values.
    #[arg(long, value_name = "N", requires = "expectations", default_value_t = 0)]
    pub worst: usize,
    /// Write a page of HTML that shows how results differ from the expected values: one file, for any browser
    /// (`shlo-interp help reports`).
    #[arg(long, value_name = "FILE", requires = "expectations")]
    pub report: Option<PathBuf>,
    /// Name functions and results in lines of comment: auto does it on a terminal where there are
    /// several, and anywhere for several results of which the program names any.
    #[arg(long, value_enum, value_name = "WHEN", default_value_t = When::Auto)]
    pub titles: When,
    /// Print all of large tensors to a terminal, too, where otherwise a tensor of more than a thousand
    /// elements shows three entries at each end of each dimension.
    #[arg(long)]
    pub full: bool,
    /// How results are printed.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    /// Write results as FUNCTION_INDEX.npy files into this directory, or all into this .npz or
    /// .safetensors file (`shlo-interp help comparing` on names).
    #[arg(short, long, value_name = "DIR")]
    pub output_dir: Option<PathBuf>,
    /// Write results as raw FUNCTION_INDEX.bin files instead, two f4 a byte, four f6 in three bytes.
    #[arg(long, requires = "output_dir")]
    pub packed: bool,
    /// The directory into which interpreter.probe writes its files.
    #[arg(long, value_name = "DIR")]
    pub probe_output_dir: Option<PathBuf>,
    /// Print first, as comments or an object of JSON, each mesh with its devices, and which part of the
    /// arguments, results and values of manual computations each device has by its sharding.
    #[arg(long)]
    pub mesh: bool,
    /// Write what each device has of the arguments, results and values of manual computations, or each
    /// process, as .npy files into this directory, with an index devices.csv (`shlo-interp help devices` on
    /// names).
    #[arg(long, value_name = "DIR", conflicts_with = "repeat")]
    pub device_dump: Option<PathBuf>,
    /// The flags about single values of the run.
    #[command(flatten)]
    pub tracing: super::tracing::TraceArguments,
    /// Run the program as R replicas (default: the module's mhlo.num_replicas, else 1).
    #[arg(long, value_name = "R")]
    pub num_replicas: Option<usize>,
    /// Run each replica as P partitions (default: the module's mhlo.num_partitions, else 1).
    #[arg(long, value_name = "P")]
    pub num_partitions: Option<usize>,
    /// Run as one of the ranks that mpirun started, over which the processes of the program are spread
    /// (`shlo-interp help mpi`).
    #[arg(long)]
    pub mpi: bool,
    /// A value for the infeed, in order; once per value.
    #[arg(long = "infeed", value_name = "V", allow_hyphen_values = true)]
    pub infeed: Vec<String>,
    /// A value that the outfeed must be given, in order; once per value.
    #[arg(long = "expect-outfeed", value_name = "V", allow_hyphen_values = true)]
    pub outfeed: Vec<String>,
    /// What custom calls of target NAME mean: @f (a function of the module), zeros or identity; repeatable.
    /// `shlo-interp ops` lists the targets that need no such flag.
    #[arg(long = "custom-call", value_name = "NAME=@f|zeros|identity", value_parser = custom_call)]
    pub custom_calls: Vec<(String, GivenMeaning)>,
    /// The seed of stablehlo.rng: the same seed gives the same numbers.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// The values of constants that were elided when the program was printed: zeros, ones, a number, or
    /// normal:SEED.
    #[arg(long, value_name = "V", allow_hyphen_values = true)]
    pub elided: Option<super::elided::StandIn>,
    /// The policies by which numbers are computed.
    #[command(flatten)]
    pub policies: Policies,
    /// The flags about what is measured.
    #[command(flatten)]
    pub measuring: Measuring,
    /// Rules that the program must keep beyond the specification.
    #[command(flatten)]
    pub restrictions: Restrictions,
    /// Accepted for the official tool's sake: running is the default.
    #[arg(long, hide = true, num_args = 0..=1, require_equals = true, action = ArgAction::Set)]
    #[arg(default_value_t = false, default_missing_value = "true")]
    pub interpret: bool,
    /// Accepted for the official tool's sake: files are always split at `// -----`.
    #[arg(long, hide = true, num_args = 0..=1, require_equals = true, action = ArgAction::Set)]
    #[arg(default_value_t = false, default_missing_value = "true")]
    pub split_input_file: bool,
    /// The official tool's name for --format dense.
    #[arg(long, hide = true, conflicts_with = "format", num_args = 0..=1, require_equals = true, action = ArgAction::Set)]
    #[arg(default_value_t = false, default_missing_value = "true")]
    pub interpreter_print_dense: bool,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

impl RunArguments {
    /// The format that the flags ask for, the official tool's among them.
    pub fn chosen_format(&self) -> Format {
        if self.interpreter_print_dense { Format::Dense } else { self.format }
    }
}

/// How findings about programs are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum CheckFormat {
    /// On standard error, for people.
    Text,
    /// On standard error, and as an object a program on standard output.
    Json,
}

/// The arguments of `check`.
#[derive(Debug, Args)]
pub struct CheckArguments {
    /// The programs; `-` is standard input.
    #[arg(value_name = "PROGRAM", required = true)]
    pub programs: Vec<PathBuf>,
    /// How findings are printed.
    #[arg(long, value_enum, default_value_t = CheckFormat::Text)]
    pub format: CheckFormat,
    /// Rules that the programs must keep beyond the specification.
    #[command(flatten)]
    pub restrictions: Restrictions,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

/// The arguments of `print`.
#[derive(Debug, Args)]
pub struct PrintArguments {
    /// The program; `-` is standard input.
    #[arg(value_name = "PROGRAM")]
    pub program: PathBuf,
    /// Print every op in generic form.
    #[arg(long)]
    pub generic: bool,
    /// The form to write: text, bytecode[=VERSION] (MLIR bytecode 0 to 6, the newest if none is stated), or
    /// artifact[=VERSION] (a StableHLO portable artifact, 0.9.0 to 1.20.0, 1.15.0 if none is stated).
    #[arg(long, value_name = "FORM", default_value = "text")]
    pub emit: Emit,
    /// Name every value by its number, as a program that comes from bytecode is printed.
    #[arg(long)]
    pub number_values: bool,
    /// Leave out every location.
    #[arg(long)]
    pub strip_debuginfo: bool,
    /// Write to a file instead of standard output.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

/// The arguments of `ops`.
#[derive(Debug, Args)]
pub struct TableArguments {
    /// Print a Markdown table, as in docs/ops.md.
    #[arg(long)]
    pub markdown: bool,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

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

/// Reads the name of an element type.
pub(super) fn element_type(name: &str) -> Result<ElementType, String> {
    crate::syntax::parse_element_type(name.trim()).map_err(|found| found.message)
}

/// Reads a target of custom calls and the meaning that the run gives it.
pub(super) fn custom_call(spelled: &str) -> Result<(String, GivenMeaning), String> {
    match spelled.trim_start_matches('@').rsplit_once('=') {
        Some((name, meaning)) if !name.is_empty() => Ok((name.to_string(), meaning.parse()?)),
        _ => Err("it has to be NAME=@function, NAME=zeros or NAME=identity".into()),
    }
}

/// Reads a number of units in the last place.
pub(super) fn units(spelled: &str) -> Result<u64, String> {
    spelled.parse::<u64>().map_err(|_| {
        "units in the last place are counted: a whole number from 0 on (--atol and --rtol take fractions)"
            .into()
    })
}

/// Reads a tolerance: a number that is not negative.
pub(super) fn tolerance(spelled: &str) -> Result<f64, String> {
    match spelled.parse::<f64>() {
        Ok(value) if value >= 0.0 => Ok(value),
        _ => Err("a tolerance is a number from 0 on, such as 1e-3".into()),
    }
}

/// The official tool's long options, which it spells with one dash and clap would read as bundled short ones.
const ONE_DASH: &[&str] =
    &["-interpret", "-split-input-file", "-interpreter-print-dense", "-probe-output-dir", "-args"];

/// Gives the official tool's one-dash spellings their second dash.
pub fn with_two_dashes(arguments: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mend = |argument: OsString| {
        let text = argument.to_string_lossy();
        let name = text.split('=').next().unwrap_or_default();
        if ONE_DASH.contains(&name) { format!("-{text}").into() } else { argument }
    };
    with_minus_signs(arguments.into_iter().map(mend).collect())
}

/// The subcommands whose operands may be negative numbers, without a flag before them.
const TAKES_NUMBERS: &[&str] = &["convert", "explain"];

/// Replaces the hyphen of negative numbers, which clap would read as flags, by the minus sign of typography.
pub fn with_minus_signs(arguments: Vec<OsString>) -> Vec<OsString> {
    let command = arguments.get(1).and_then(|command| command.to_str());
    if !command.is_some_and(|command| TAKES_NUMBERS.contains(&command)) {
        return arguments;
    }
    let mend = |argument: OsString| {
        let text = argument.to_string_lossy();
        let Some(rest) = text.strip_prefix('-') else { return argument };
        let word = rest.to_ascii_lowercase();
        let is_number = rest.starts_with(|c: char| c.is_ascii_digit() || c == '.');
        if is_number || matches!(word.as_str(), "inf" | "infinity" | "nan") {
            return format!("{MINUS}{rest}").into();
        }
        argument
    };
    arguments.into_iter().map(mend).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    fn parse(arguments: &[&str]) -> Result<Arguments, clap::Error> {
        let arguments = arguments.iter().map(OsString::from);
        Arguments::try_parse_from(with_two_dashes(
            [OsString::from("shlo-interp")].into_iter().chain(arguments),
        ))
    }

    #[test]
    fn the_definition_is_sound() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn a_program_alone_is_run() {
        assert_eq!(parse(&["p.mlir"]).unwrap().run.program, Some("p.mlir".into()));
        assert!(parse(&[]).is_err());
    }

    #[test]
    fn run_may_be_named() {
        let arguments = parse(&["run", "--input", "f32=-1", "-"]).unwrap();
        let Some(Command::Run(run)) = arguments.command else { panic!("run") };
        assert_eq!((run.program, run.inputs), (Some("-".into()), vec!["f32=-1".to_string()]));
    }

    #[test]
    fn the_official_spellings_are_accepted() {
        let official = ["--interpret", "-split-input-file", "--interpreter-print-dense", "-"];
        let arguments = parse(&official).unwrap();
        assert_eq!(arguments.run.chosen_format(), Format::Dense);
        assert!(
            parse(&["-interpret", "--probe-output-dir=d", "--args=[dense<1> : tensor<i8>]", "-"])
                .is_ok()
        );
    }

    #[test]
    fn colour_goes_before_or_after() {
        assert_eq!(parse(&["--color", "never", "p"]).unwrap().run.common.color, Color::Never);
        assert!(parse(&["check", "--color=always", "p"]).is_ok());
    }
}
