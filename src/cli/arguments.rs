//! The words that several subcommands have: flags, and how their values are read.

use clap::{Args, ValueEnum};

use crate::numeric::{Accumulation, ElementType, Numerics, Policy};
use crate::ops::GivenMeaning;

/// The flags that every subcommand has.
#[derive(Debug, Clone, Args)]
pub struct Common {
    /// Define a float type, by parameters (`shlo-interp formats` lists them) or by a table of lines
    /// code,value: my8=exponent:4,mantissa:3,bias:9,specials:finite, lut=@table.csv; repeatable.
    #[arg(long, value_name = "NAME=DEFINITION")]
    pub define_type: Vec<String>,
}

/// The flags that state the grid of a run.
#[derive(Debug, Clone, Copy, Default, Args)]
pub struct GridArguments {
    /// Run the program as R replicas (default: the module's mhlo.num_replicas, else 1).
    #[arg(long, value_name = "R")]
    pub num_replicas: Option<usize>,
    /// Run each replica as P partitions (default: the module's mhlo.num_partitions, else 1).
    #[arg(long, value_name = "P")]
    pub num_partitions: Option<usize>,
}

impl GridArguments {
    /// A flag that is given.
    pub fn given(self) -> Option<&'static str> {
        let flags =
            [("--num-replicas", self.num_replicas), ("--num-partitions", self.num_partitions)];
        flags.into_iter().find_map(|(flag, value)| value.map(|_| flag))
    }
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

/// Who output is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum TextOrJson {
    /// For people.
    Text,
    /// As JSON, for programs.
    Json,
}

impl TextOrJson {
    /// The name of a command in the object of JSON that it prints, if it prints one.
    pub fn object_of(self, command: &'static str) -> Option<&'static str> {
        (self == TextOrJson::Json).then_some(command)
    }
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
