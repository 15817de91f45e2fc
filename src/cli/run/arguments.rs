//! The flags of `run`.

use std::path::PathBuf;

use clap::{ArgAction, Args, ValueEnum};

use super::super::arguments::{
    Common, Format, Policies, Restrictions, TextOrJson, When, custom_call, tolerance, units,
};
use super::super::tracing::TraceArguments;
use crate::engine::machine::Engine;
use crate::ops::GivenMeaning;
use crate::values::elided::StandIn;

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
    pub time: Option<TextOrJson>,
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

/// The arguments of `run`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
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
    pub tracing: TraceArguments,
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
    pub elided: Option<StandIn>,
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
