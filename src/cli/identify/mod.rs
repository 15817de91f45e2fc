//! `shlo-interp identify`: how a backend adds and converts, from the results of probe programs.

mod inside;
mod outside;
mod shown;

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};

use self::inside::Inside;
use self::outside::Outside;
use super::arguments::{Common, TextOrJson};
use super::in_memory::InMemory;
use super::subcommand::Subcommand;
use super::terminal::{Ended, Status, Terminal};
use crate::access::{Refusal, write_whole};
use crate::identify::{Backend as Identified, BackendError, Conversions, Sums, conversions, sums};
use crate::numeric::{FloatFormat, names};
use crate::packs::backend::Backend;
use crate::packs::function::BackendFunction;
use crate::replay::{Replays, Types, read_shape};

/// Examples for `--help`.
pub const EXAMPLES: &str = "\
Examples:
  shlo-interp identify --backend 'shlo-interp {program} --input @{inputs} -o {outputs} --format none' --types f16 --shape 4x12x4
  shlo-interp identify --backend 'shlo-interp {program} --input @{inputs} -o {outputs} --format none' --types bf16 --only conversions --model found.toml

Each type of operands stands for products of matrices with results in f32, or in the type after `->`. The probes are
products of the sizes of --shape, because a backend may add in another way in another shape. docs/identify.md says what
is asked and how the answers are found (`shlo-interp help identify`), and `shlo-interp help backends` how a backend is called.

Exit status: 0 a model gives all results of each sum; 1 it does not give some; 2 usage; 4 the backend failed; 5 file or I/O.";

/// The arguments of `identify`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct IdentifyArguments {
    /// The command that runs a program: {program}, {inputs} and {outputs} stand for the paths of a file and two
    /// directories of 0.npy, 1.npy and so on. Exit status 77 says that the program is not supported.
    #[arg(long, value_name = "CMD")]
    pub backend: String,
    /// The command is a process that answers requests: for each line of JSON with program, inputs and outputs one
    /// line of JSON with a status: ok, refused or crash, and a message.
    #[arg(long)]
    pub server: bool,
    /// The types of operands, separated by commas, each perhaps with the type of results: f8E4M3FN->bf16.
    #[arg(long, value_name = "TYPES", value_delimiter = ',', value_parser = types)]
    #[arg(default_values = ["f32", "f16", "bf16", "f8E4M3FN", "f8E5M2"])]
    pub types: Vec<Types>,
    /// The sizes of the products of matrices; repeatable.
    #[arg(long, value_name = "MxKxN", default_value = "16x128x16", value_parser = shape)]
    pub shape: Vec<[usize; 3]>,
    /// What is asked.
    #[arg(long, value_enum, default_value_t = Asked::All)]
    pub only: Asked,
    /// Write the models, as TOML or, if the name ends in .json, as JSON.
    #[arg(long, value_name = "FILE")]
    pub model: Option<PathBuf>,
    /// The most seconds that a program may take.
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0)]
    pub timeout: f64,
    /// How the findings are printed.
    #[arg(long, value_enum, default_value_t = TextOrJson::Text)]
    pub format: TextOrJson,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
    /// The function that is the backend, if it is one of this process; --backend is its name then.
    #[arg(skip)]
    pub function: Option<BackendFunction>,
}

/// What is asked of a backend.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Asked {
    /// Sums and conversions.
    All,
    /// How it adds.
    Sums,
    /// How it converts f32 to each type of operands.
    Conversions,
}

/// Reads `TYPE` or `TYPE->TYPE`.
fn types(text: &str) -> Result<Types, String> {
    let (operand, result) = text.split_once("->").unwrap_or((text, "f32"));
    let format = |name: &str| FloatFormat::parse(name.trim()).map_err(|error| error.to_string());
    let (operand, result) = (format(operand)?, format(result)?);
    match operand.signed && result.signed {
        true => Ok(Types { lhs: operand, rhs: operand, result }),
        false => Err("types without a sign have no terms that cancel".into()),
    }
}

/// Reads the sizes of a product, of which one sum has two terms at least.
fn shape(text: &str) -> Result<[usize; 3], String> {
    /// The most terms of a sum, and the most elements of an operand.
    const MOST: [usize; 2] = [1 << 16, 1 << 24];
    let shape = read_shape(text).map_err(|error| error.to_string())?;
    let [m, k, n] = shape;
    let is_small = [m, n].iter().all(|rows| rows.saturating_mul(k) <= MOST[1]);
    match (2..=MOST[0]).contains(&k) && is_small && m.saturating_mul(n) <= MOST[1] {
        true => Ok(shape),
        false => Err("K is from 2 to 65536, and no matrix has more than 2^24 elements".into()),
    }
}

/// What was found, or why nothing was.
type Answer<Subject, Found> = (Subject, Result<Found, BackendError>);

/// All that was found.
#[derive(Default)]
struct Answers {
    sums: Vec<Answer<(Types, [usize; 3]), Sums>>,
    conversions: Vec<Answer<&'static FloatFormat, Conversions>>,
}

impl Subcommand for IdentifyArguments {
    fn json_object(&self) -> Option<&'static str> {
        self.format.object_of("identify")
    }

    fn take(&mut self, given: &mut InMemory) -> Result<(), String> {
        self.function = given.backend.take();
        Ok(())
    }

    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        if !(self.timeout > 0.0 && self.timeout < 1e9) {
            let message = "--timeout: a time above zero is needed";
            return terminal.complain(message).map(|()| Status::Usage);
        }
        let timeout = Duration::from_secs_f64(self.timeout);
        let answers = match &self.function {
            Some(function) => ask(self, &mut Inside::new(function.clone()), terminal)?,
            None => match outside(self, timeout) {
                Ok(mut backend) => ask(self, &mut backend, terminal)?,
                Err(refusal) => return terminal.give_up(refusal),
            },
        };
        if self.format == TextOrJson::Json {
            writeln!(terminal.out, "{}", shown::json(&answers))?;
        }
        if let Some(path) = &self.model {
            let replays = answers.replays();
            let is_json = path.extension().is_some_and(|extension| extension == "json");
            let text = if is_json { replays.to_json() } else { replays.to_toml() };
            if let Err(error) =
                write_whole(path, |file| std::io::Write::write_all(file, text.as_bytes()))
            {
                let message = format!("cannot write {}: {error}", path.display());
                return terminal.complain(message).map(|()| Status::Io);
            }
        }
        Ok(answers.status())
    }
}

/// The backend that a command line names.
fn outside(arguments: &IdentifyArguments, timeout: Duration) -> Result<Outside, Refusal> {
    let backend = Backend::new(&arguments.backend, arguments.server, timeout)
        .map_err(|message| Refusal::new(format!("--backend: {message}"), Status::Usage))?;
    Outside::new(backend).map_err(|error| {
        Refusal::new(format!("no directory for probe programs can be made: {error}"), Status::Io)
    })
}

/// Asks, and prints each answer for people as soon as it is there.
fn ask(
    arguments: &IdentifyArguments,
    backend: &mut dyn Identified,
    terminal: &mut Terminal<'_>,
) -> std::io::Result<Answers> {
    let mut answers = Answers::default();
    let is_text = arguments.format == TextOrJson::Text;
    if arguments.only != Asked::Conversions {
        for &types in &arguments.types {
            for &shape in &arguments.shape {
                let answer = sums(backend, types, shape);
                if is_text {
                    shown::write_sums(terminal.out, types, shape, &answer)?;
                    terminal.out.flush()?;
                }
                answers.sums.push(((types, shape), answer));
            }
        }
    }
    if arguments.only != Asked::Sums {
        let mut asked: Vec<&'static FloatFormat> = Vec::new();
        for types in &arguments.types {
            for format in [types.lhs, types.result] {
                if *format != names::F32 && !asked.contains(&format) {
                    asked.push(format);
                }
            }
        }
        for to in asked {
            let answer = conversions(backend, to);
            if is_text {
                shown::write_conversions(terminal.out, to, &answer)?;
                terminal.out.flush()?;
            }
            answers.conversions.push((to, answer));
        }
    }
    Ok(answers)
}

impl Answers {
    /// The models that were found.
    fn replays(&self) -> Replays {
        let found = self.sums.iter().filter_map(|(_, answer)| answer.as_ref().ok()?.found.clone());
        Replays { found: found.collect() }
    }

    fn status(&self) -> Status {
        let of_sums = self.sums.iter().map(|(_, answer)| match answer {
            Ok(sums) if sums.found.is_some() && sums.matched == sums.total => Status::Fine,
            Ok(_) => Status::CheckFailed,
            Err(error) => status(error),
        });
        let of_conversions = self.conversions.iter().map(|(_, answer)| match answer {
            Ok(_) => Status::Fine,
            Err(error) => status(error),
        });
        of_sums.chain(of_conversions).max().unwrap_or(Status::Fine)
    }
}

/// A program that a backend does not take is an answer, too.
fn status(error: &BackendError) -> Status {
    match error {
        BackendError::Refused(_) => Status::Fine,
        BackendError::Failed(_) | BackendError::Stopped => Status::Failed,
    }
}
