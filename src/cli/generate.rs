//! `shlo-interp generate`: random programs that are well typed and whose results the specification defines, for long
//! hunts with backends.

use std::path::PathBuf;

use clap::Args;

use super::arguments::{Common, element_type};
use super::subcommand::Subcommand;
use super::terminal::{Ended, Status, Terminal};
use crate::access::write_text;
use crate::diagnostic::counted;
use crate::generate::{self, Settings, Wishes};
use crate::numeric::ElementType;
use crate::packs::making::check_empty;

/// Examples for `--help`.
pub const EXAMPLES: &str = "\
Examples:
  shlo-interp generate --seed 7
  shlo-interp generate --seed 7 --types f8E4M3FN,f32 --ops dot_general,convert,reduce -o program.mlir
  shlo-interp generate --seed 7 --count 20 --control-flow -o pack
  shlo-interp conformance run pack --backend 'shlo-interp {program} --input @{inputs} -o {outputs} --format none' --jobs 4

A directory becomes a pack, with inputs and expected results, for `conformance run`. Programs on standard output and in files
whose names end in .mlir have their inputs as constants. The seeds of --count programs follow one another, and a program
does not depend on the ones before it. `shlo-interp help backends 6` says what the programs have.

Exit status: 0 written; 2 usage; 5 file or I/O.";

/// The arguments of `generate`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct GenerateArguments {
    /// The seed: the same version gives the same programs for the same arguments, on every machine.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// How many programs are written, each with the seed after that of the one before.
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub count: u64,
    /// The ops that are chosen from, separated by commas, with or without their dialect; all if it is not given. What the
    /// ops need (constants, conversions, comparisons) may stand beside them.
    #[arg(long, value_name = "OPS", value_delimiter = ',')]
    pub ops: Vec<String>,
    /// The element types of operands, separated by commas; all of StableHLO if it is not given.
    #[arg(long, value_name = "TYPES", value_delimiter = ',', value_parser = element_type)]
    pub types: Vec<ElementType>,
    /// About how many ops a program has.
    #[arg(long, value_name = "OPS", default_value_t = 12, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    pub size: u64,
    /// About how many elements a tensor has at most.
    #[arg(long, value_name = "MAX", default_value_t = 128, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub elements: u64,
    /// Choose `if`, `case`, `while` and calls, too.
    #[arg(long)]
    pub control_flow: bool,
    /// Choose ops of quantized values, too, which are quantized from and to f32.
    #[arg(long)]
    pub quantized: bool,
    /// Return every value of floats that an op of `main` gives, not only the values that no other op reads.
    #[arg(long)]
    pub expose_all: bool,
    /// The directory of a new pack, or a file for one program, whose name ends in .mlir; standard output for one program
    /// if it is not given.
    #[arg(short, long, value_name = "DIR|FILE")]
    pub output: Option<PathBuf>,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

impl Subcommand for GenerateArguments {
    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        let usage = |terminal: &mut Terminal<'_>, message: String| {
            terminal.complain(message).map(|()| Status::Usage)
        };
        let settings = match self.wishes().settings() {
            Ok(settings) => settings,
            Err(message) => return usage(terminal, message),
        };
        if generate::program(self.seed, &settings).ops.is_empty() {
            let message = "none of these ops takes any of these types (--ops, --types)";
            return usage(terminal, message.into());
        }
        let single = match &self.output {
            None => Some(None),
            Some(path) if path.extension().is_some_and(|it| it == "mlir") => Some(Some(path)),
            Some(_) => None,
        };
        match (single, &self.output) {
            (Some(_), _) if self.count > 1 => {
                let message = "--count: several programs need the directory of a new pack (-o DIR)";
                usage(terminal, message.into())
            }
            (Some(path), _) => write_one(self.seed, &settings, path, terminal),
            (None, Some(directory)) => match check_empty(directory) {
                Ok(()) => match generate::write_pack(directory, &settings, self.seed, self.count) {
                    Ok(pack) => {
                        let count = counted(pack.cases.len(), "program");
                        writeln!(terminal.err, "wrote {}: {count}", directory.display())?;
                        Ok(Status::Fine)
                    }
                    Err(message) => terminal.complain(message).map(|()| Status::Io),
                },
                Err(message) => usage(terminal, message),
            },
            (None, None) => Ok(Status::Usage),
        }
    }
}

impl GenerateArguments {
    /// What the programs are to have.
    fn wishes(&self) -> Wishes {
        Wishes {
            ops: self.ops.clone(),
            types: self.types.clone(),
            size: self.size as usize,
            elements: self.elements as usize,
            control_flow: self.control_flow,
            quantized: self.quantized,
            expose_all: self.expose_all,
        }
    }
}

/// Writes one program that has its inputs as constants.
fn write_one(
    seed: u64,
    settings: &Settings,
    path: Option<&PathBuf>,
    terminal: &mut Terminal<'_>,
) -> Ended {
    let text = generate::program(seed, settings).with_constants();
    match path {
        None => write!(terminal.out, "{text}").map(|()| Status::Fine),
        Some(path) => match write_text(path, &text) {
            Ok(()) => Ok(Status::Fine),
            Err(message) => terminal.complain(message).map(|()| Status::Io),
        },
    }
}
