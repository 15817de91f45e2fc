//! `shlo-interp extract`: one op of a program, with its operands, as a program that checks itself.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::arguments::{Common, GridArguments};
use super::subcommand::Subcommand;
use super::subject::SubjectArguments;
use super::terminal::{Ended, Status, Terminal};
use crate::access::Refusal;
use crate::judge::Freedoms;
use crate::rewrite::Telling;
use crate::rewrite::extracting::target::Target;
use crate::rewrite::extracting::written::{Form, Layout};
use crate::rewrite::extracting::{self, MOST_LITERAL_BYTES, Wanted};
use crate::rewrite::pattern::Pattern;

/// Examples for `--help`.
pub const EXAMPLES: &str = "\
Examples:
  shlo-interp extract double.mlir --input 1.5 --op %0 -o add.mlir
  shlo-interp extract double.mlir --input 1.5 --op 2 --actual 2.9 -o add.mlir
  shlo-interp extract examples/lstm.mlir --op '@main/%result@lstm/%2.body[3]/%6' -o step.mlir
  shlo-interp extract examples/attention.mlir --op 34 --format dir -o scores
  shlo-interp extract examples/fp8_dot.mlir --op %1 --check-by result -o dot.mlir
  shlo-interp extract examples/fp8_dot.mlir --op %1 --expect legal -o dot.mlir

The op is named by a value that it defines (%12), by the line of the program on which it begins (17), by a name or a
place in its loc (loc:block.py:17), by its name (op:dot_general), or by the path of a value (@main/%5.body[3]/%8), which states the calls, branches
and iterations on the way to it. Without a path the first time counts that the op runs.

The file checks itself: it runs the op on the bits that it had in the program and compares the result with ours, or with what is legal. Run it
by `shlo-interp FILE` or by the official tool; docs/handing-over.md says more (`shlo-interp help handing-over`).

Exit status: 0 written, and the file was run and passes; 2 usage, no such op; 3 program rejected; 4 the op did not run,
or the file does not pass; 5 file or I/O.";

/// The arguments of `extract`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct ExtractArguments {
    /// What is taken apart.
    #[command(flatten)]
    pub subject: SubjectArguments,
    /// The op: %VALUE, LINE, loc:NAME, op:NAME or the path of a value; R,P: before it names the process that runs it, if there are
    /// several (default: 0,0).
    #[arg(long = "op", visible_alias = "up-to", value_name = "OP")]
    pub target: Target,
    /// The processes that run the program.
    #[command(flatten)]
    pub grid: GridArguments,
    /// Take with the op those before it in its block, from this one on, that its results need.
    #[arg(long, value_name = "OP")]
    pub from: Option<Pattern>,
    /// What a device gave as a result of the op, in order or as NUMBER=V; once per result. The comment says how it
    /// differs.
    #[arg(long = "actual", value_name = "V", allow_hyphen_values = true)]
    pub actual: Vec<String>,
    /// Take the operands, and what a device gave, from the files of a directory with an index.csv of lines
    /// `id,type,path`, as `run --trace` writes them. Operands that it lacks are those of our run.
    #[arg(long, value_name = "DIR")]
    pub dumps: Option<PathBuf>,
    /// The file to write, or, if its name does not end in .mlir, a directory.
    #[arg(short, long, value_name = "OUT")]
    pub output: PathBuf,
    /// Take the operands as arguments, with their values in OUT.inputs: a compiler cannot fold the op away.
    #[arg(long)]
    pub as_arguments: bool,
    /// What the file expects: our bits, or any result that is legal (`shlo-interp help legality`), which the file states
    /// as the smallest and the largest value of each element. If this is not given: what is legal if a device's result is
    /// (--actual, --dumps), and else our bits.
    #[arg(long, value_enum)]
    pub expect: Option<ExpectKind>,
    /// What is legal: a list of freedoms, each with - in front to take it away (`shlo-interp help legality`).
    #[arg(long, value_name = "LIST", allow_hyphen_values = true)]
    pub legal: Option<Freedoms>,
    /// How the file tells whether the result is as expected: by ops of the dialect `check`, or by one boolean as its
    /// result, which tools without that dialect can run.
    #[arg(long, value_enum, default_value = "ops")]
    pub check_by: CheckBy,
    /// One file, or a directory of program.mlir, inputs/ and expect/ with npy files: better where there are more
    /// than a few thousand elements.
    #[arg(long, value_enum)]
    pub format: Option<ExtractFormat>,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

/// What an extracted program expects of its result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ExpectKind {
    /// The bits of this interpreter.
    Bits,
    /// Any legal result.
    Legal,
}

/// By what an extracted program tells whether its result is as expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum CheckBy {
    /// Ops of the dialect `check`.
    Ops,
    /// One boolean.
    Result,
}

/// What `extract` writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ExtractFormat {
    /// One file.
    Mlir,
    /// A directory with npy files.
    Dir,
}

impl Subcommand for ExtractArguments {
    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        if self.expect == Some(ExpectKind::Legal) && self.layout() == Layout::Directory {
            let message = "--expect legal is for a file, whose program checks what is legal: name one that ends in .mlir, \
                       or leave the flag out; a directory has the expected values in files";
            return terminal.complain(message).map(|()| Status::Usage);
        }
        let SubjectArguments { run, program, .. } = &self.subject;
        let none = ("actual", &Vec::new());
        let subject = match run.read_on_grid(program, self.grid, none, terminal)? {
            Ok(subject) => subject,
            Err(status) => return Ok(status),
        };
        let extract = match extracting::extract(&self.wanted(), &subject) {
            Ok(extract) => extract,
            Err(Refusal { message, status }) => {
                return terminal.complain(format!("--op: {message}")).map(|()| status);
            }
        };
        if let Err(refusal) = extract.write(&self.output) {
            return terminal.give_up(refusal);
        }
        let literal = extract.literal_bytes();
        writeln!(terminal.err, "wrote {}: {}", self.output.display(), extract.title)?;
        if extract.layout == Layout::File && literal > MOST_LITERAL_BYTES {
            let message = "note: it has {} KiB of literals; --format dir writes npy files";
            writeln!(terminal.err, "{}", message.replace("{}", &(literal / 1024).to_string()))?;
        }
        Ok(Status::Fine)
    }
}

impl ExtractArguments {
    /// How the flags say that the op is written.
    fn layout(&self) -> Layout {
        let is_mlir = self.output.extension().is_some_and(|extension| extension == "mlir");
        match self.format {
            Some(ExtractFormat::Dir) => Layout::Directory,
            None if !is_mlir => Layout::Directory,
            _ if self.as_arguments => Layout::FileAndInputs,
            _ => Layout::File,
        }
    }

    /// What is extracted.
    fn wanted(&self) -> Wanted {
        let policies = &self.subject.run.policies;
        Wanted {
            target: self.target.clone(),
            from: self.from.clone(),
            actual: self.actual.clone(),
            dumps: self.dumps.clone(),
            policies: [
                policies.convert_policy.map(|policy| policy.to_string()),
                policies.arith_policy.map(|policy| policy.to_string()),
                policies.accumulate.map(|how| how.to_string()),
            ],
            form: Form {
                layout: self.layout(),
                telling: match self.check_by {
                    CheckBy::Ops => Telling::Checks,
                    CheckBy::Result => Telling::Result,
                },
                accepts_legal: self.expect.map(|expect| expect == ExpectKind::Legal),
                legal: self.legal.clone(),
            },
        }
    }
}
