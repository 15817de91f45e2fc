//! `shlo-interp compare PROGRAM`: is what a device gave for a program legal, and which op is the first that is not?

mod page;
mod printed;
mod shown;

use std::path::{Path, PathBuf};

use clap::Args;

use self::printed::Printed;
use self::shown::Shown;
use super::CompareFormat;
use crate::cli::subject::{RunOf, Subject};
use crate::cli::terminal::{Ended, Status, Terminal};
use crate::engine::machine::Failure;
use crate::judge::{Freedoms, Judgement, Trial};
use crate::replay::{ModelError, Replays};

/// What a device gave for a program, and what is legal.
#[derive(Debug, Args)]
pub struct ProgramArguments {
    /// The function of the program, its arguments, and the policies.
    #[command(flatten)]
    pub run: RunOf,
    /// What the device gave as a result of the program, in order or as NAME=V or NUMBER=V; once per result.
    #[arg(long = "actual", value_name = "V", allow_hyphen_values = true)]
    pub results: Vec<String>,
    /// What the device gave for values inside the program: a directory with an index.csv of lines id,type,path, as
    /// run --trace writes them. Each op is judged on the operands that the device had.
    #[arg(long, value_name = "DIR")]
    pub dumps: Option<PathBuf>,
    /// What a device may do: a list of freedoms, each with - in front to take it away (`shlo-interp help legality`).
    #[arg(long, value_name = "LIST", allow_hyphen_values = true)]
    pub legal: Option<Freedoms>,
    /// How the device adds: a file that identify wrote. Its models are tried where sums in any order explain too little.
    #[arg(long, value_name = "FILE")]
    pub replay: Option<PathBuf>,
}

impl ProgramArguments {
    /// A flag that is given and that only a program can have.
    pub fn given(&self) -> Option<&'static str> {
        let flags = [
            ("--actual", !self.results.is_empty()),
            ("--dumps", self.dumps.is_some()),
            ("--legal", self.legal.is_some()),
            ("--replay", self.replay.is_some()),
            ("--input", !self.run.inputs.is_empty()),
            ("--function", self.run.function.is_some()),
        ];
        flags.into_iter().find_map(|(flag, is_given)| is_given.then_some(flag))
    }
}

/// How a judgement is printed.
pub struct Printing<'a> {
    pub format: CompareFormat,
    /// How many elements of a value are listed.
    pub worst: usize,
    /// The page of HTML to write.
    pub report: Option<&'a Path>,
}

/// Judges what a device gave for a program.
pub fn run(
    program: &Path,
    arguments: &ProgramArguments,
    printing: &Printing<'_>,
    terminal: &mut Terminal<'_>,
) -> Ended {
    let subject = match arguments.run.read(program, terminal)? {
        Ok(subject) => subject,
        Err(status) => return Ok(status),
    };
    let mut freedoms = arguments.legal.clone().unwrap_or_default();
    if let Some(path) = &arguments.replay {
        match replays(path) {
            Ok(replays) => freedoms.replays = replays,
            Err((message, status)) => return terminal.complain(message).map(|()| status),
        }
    }
    let trial = Trial::new(&subject.module, subject.entry.clone(), subject.inputs.clone())
        .with_numerics(subject.numerics)
        .with_freedoms(freedoms.clone())
        .with_seed(subject.seed);
    let dumps = arguments.dumps.as_deref();
    let mut shown = match Shown::read(&subject, &trial, &arguments.results, dumps) {
        Ok(shown) => shown,
        Err(error) => return terminal.complain(&error).map(|()| error.status),
    };
    if shown.is_empty() {
        let message = "there is nothing to judge: give what the device returned by --actual, or what it computed on the \
                       way by --dumps";
        return terminal.complain(message).map(|()| Status::Usage);
    }
    let judgement = match trial.judge(&mut shown) {
        Ok(judgement) => judgement,
        Err(failure) => return report(&failure, &subject, terminal),
    };
    print(&subject, &judgement, &shown, &freedoms, printing, terminal)
}

fn print(
    subject: &Subject,
    judgement: &Judgement,
    shown: &Shown,
    freedoms: &Freedoms,
    printing: &Printing<'_>,
    terminal: &mut Terminal<'_>,
) -> Ended {
    let printed = Printed {
        judgement,
        freedoms,
        source: &subject.source,
        unused: shown.unused(),
        worst: printing.worst,
    };
    match printing.format {
        CompareFormat::Json => {}
        CompareFormat::Text => write!(terminal.out, "{}", printed.text())?,
    }
    let mut status = match judgement.first_violation() {
        Some(_) => Status::CheckFailed,
        None => Status::Fine,
    };
    if let Some(path) = printing.report
        && let Err((message, failed)) = printed.write_page(path)
    {
        terminal.complain(message)?;
        status = failed;
    }
    if printing.format == CompareFormat::Json {
        // the object has the errors, so that no other object is printed for them
        let complaints = terminal.complaints.as_mut().map(std::mem::take).unwrap_or_default();
        writeln!(terminal.out, "{}", printed.json(status, &complaints))?;
    }
    Ok(status)
}

/// The models of a file.
fn replays(path: &Path) -> Result<Replays, (String, Status)> {
    let at = |message: String| format!("--replay: {}: {message}", path.display());
    let text =
        std::fs::read_to_string(path).map_err(|error| (at(error.to_string()), Status::Io))?;
    text.parse().map_err(|error: ModelError| (at(error.to_string()), Status::Io))
}

/// Reports why the program did not run.
fn report(failure: &Failure, subject: &Subject, terminal: &mut Terminal<'_>) -> Ended {
    match failure {
        Failure::Rejected(found) => {
            terminal.report_all(found, &subject.source).map(|()| Status::Rejected)
        }
        Failure::Failed(found) => terminal.report(found, &subject.source).map(|()| Status::Failed),
        Failure::Io(found) => terminal.report(found, &subject.source).map(|()| Status::Io),
    }
}
