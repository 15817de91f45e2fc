//! `shlo-interp conformance run`: a backend runs the cases of a pack.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use crate::access::write_text;
use crate::cli::arguments::{Common, TextOrJson};
use crate::cli::terminal::{Ended, Status, Terminal};
use crate::judge::Freedoms;
use crate::packs::backend::Backend;
use crate::packs::function::BackendFunction;
use crate::packs::outcome::Outcome;
use crate::packs::pack::Pack;
use crate::packs::page::{self, About};
use crate::packs::running::{self, Runner, Settings};
use crate::packs::shown;

/// The arguments of `conformance run`.
#[derive(Debug, Args)]
pub struct RunArguments {
    /// The pack, a directory that `conformance make` wrote.
    #[arg(value_name = "PACK")]
    pub pack: PathBuf,
    /// The command that runs a program: {program}, {inputs} and {outputs} stand for the paths of a file and two
    /// directories of 0.npy, 1.npy and so on. Exit status 77 says that the program is not supported.
    #[arg(long, value_name = "CMD")]
    pub backend: String,
    /// The command is a process that answers requests: for each line of JSON with program, inputs and outputs one
    /// line of JSON with a status: ok, refused or crash, and a message.
    #[arg(long)]
    pub server: bool,
    /// How many cases run side by side.
    #[arg(long, value_name = "N", default_value = "1")]
    pub jobs: std::num::NonZeroUsize,
    /// The most seconds that a case may take.
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0)]
    pub timeout: f64,
    /// What results may do: freedoms by name, with - in front of those to take away: flush, saturate, element,
    /// -units, -body, function:8, inputs:tf32.
    #[arg(long, value_name = "FREEDOMS", default_value_t, allow_hyphen_values = true)]
    pub legal: Freedoms,
    /// Run only the cases whose names contain this; repeatable.
    #[arg(long, value_name = "TEXT")]
    pub filter: Vec<String>,
    /// Add a line of JSON for each case to a file. Cases that the file already has do not run again.
    #[arg(long, value_name = "FILE")]
    pub jsonl: Option<PathBuf>,
    /// Write a JUnit XML report.
    #[arg(long, value_name = "FILE")]
    pub junit: Option<PathBuf>,
    /// Write a page of HTML: ops and types by outcome, and the cases that are wrong with their worst elements.
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// Keep the results of the cases that are not exact in this directory.
    #[arg(long, value_name = "DIR")]
    pub keep: Option<PathBuf>,
    /// How the outcomes are printed.
    #[arg(long, value_enum, default_value_t = TextOrJson::Text)]
    pub format: TextOrJson,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
    /// The function that is the backend, if it is one of this process; --backend is its name then.
    #[arg(skip)]
    pub function: Option<BackendFunction>,
}

/// Runs the pack, and reports.
pub fn run(arguments: &RunArguments, terminal: &mut Terminal<'_>) -> Ended {
    let usage = |terminal: &mut Terminal<'_>, message: String| {
        terminal.complain(message).map(|()| Status::Usage)
    };
    if !(arguments.timeout > 0.0 && arguments.timeout < 1e9) {
        return usage(terminal, "--timeout: a time above zero is needed".to_string());
    }
    let timeout = Duration::from_secs_f64(arguments.timeout);
    let backend = match &arguments.function {
        Some(function) => Runner::function(function, &arguments.backend),
        None => match Backend::new(&arguments.backend, arguments.server, timeout) {
            Ok(backend) => Runner::Command(backend),
            Err(message) => return usage(terminal, format!("--backend: {message}")),
        },
    };
    let settings = Settings {
        pack: arguments.pack.clone(),
        jobs: arguments.jobs,
        legal: arguments.legal.clone(),
        filter: arguments.filter.clone(),
        log: arguments.jsonl.clone(),
        keep: arguments.keep.clone(),
    };
    match running::run(&settings, &backend) {
        Ok((pack, outcomes)) => report(arguments, &pack, &outcomes, terminal),
        Err(error) => super::complain(error, terminal),
    }
}

fn report(
    arguments: &RunArguments,
    pack: &Pack,
    outcomes: &[Outcome],
    terminal: &mut Terminal<'_>,
) -> Ended {
    match arguments.format {
        TextOrJson::Text => {
            write!(terminal.out, "{}", shown::text(outcomes, &arguments.pack))?;
        }
        TextOrJson::Json => {
            for outcome in outcomes {
                writeln!(terminal.out, "{}", outcome.to_json())?;
            }
        }
    }
    let mut files = Vec::new();
    if let Some(path) = &arguments.junit {
        files.push(("--junit", path, shown::junit(outcomes)));
    }
    if let Some(path) = &arguments.report {
        let about = About {
            pack: arguments.pack.display().to_string(),
            made_by: &pack.made_by,
            seed: pack.seed,
            command: &arguments.backend,
            legal: arguments.legal.to_string(),
        };
        files.push(("--report", path, page::page(outcomes, &about).html()));
    }
    for (flag, path, text) in files {
        if let Err(message) = write_text(path, &text) {
            return terminal.complain(format!("{flag}: {message}")).map(|()| Status::Io);
        }
    }
    match outcomes.iter().any(|outcome| outcome.status.is_bad()) {
        true => Ok(Status::CheckFailed),
        false => Ok(Status::Fine),
    }
}
