//! `shlo-interp compare PROGRAM`: is what a device gave for a program legal, and which op is the first that is not?

mod drift;
mod page;
mod printed;
mod required;
mod shown;
mod value;

use std::path::{Path, PathBuf};

use clap::Args;

use self::printed::Printed;
use self::shown::Shown;
use super::demands::{Chosen, Demands};
use super::pair::Compared;
use super::{Pages, WORST_SHOWN};
use crate::access::{self, Refusal};
use crate::cli::arguments::{GridArguments, TextOrJson};
use crate::cli::subject::RunOf;
use crate::cli::terminal::{Ended, Status, Terminal};
use crate::engine::machine::Failure;
use crate::judge::{Finding, Freedoms, Judgement, Trial};
use crate::replay::{ModelError, Replays};
use crate::report::Settings;
use crate::rewrite::subject::Subject;
use crate::tensor::Tensor;
use crate::values::expectations::Expectation;
use crate::values::spelling::Spelled;

/// What a device gave for a program, and what is legal.
#[derive(Debug, Args)]
pub struct ProgramArguments {
    /// The function of the program, its arguments, and the policies.
    #[command(flatten)]
    pub run: RunOf,
    /// What the device gave as a result of the program, in order or as NAME=V or NUMBER=V; once per result.
    #[arg(long = "actual", value_name = "V", allow_hyphen_values = true)]
    pub results: Vec<String>,
    /// Results in memory, which come before those of the command line.
    #[arg(skip)]
    pub results_in_memory: Vec<Spelled>,
    /// What the device gave for values inside the program: a directory with an index.csv of lines id,type,path, as
    /// run --trace writes them. Each op is judged on the operands that the device had.
    #[arg(long, value_name = "DIR")]
    pub dumps: Option<PathBuf>,
    /// What a device may do: a list of freedoms, each with - in front to take it away, as in -body,flush
    /// (`shlo-interp help legality`).
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

    /// What the device gave as results: those in memory, then those of the command line.
    ///
    /// # Errors
    ///
    /// Which of them cannot be read.
    fn given_results(&self) -> Result<Vec<Expectation>, Refusal> {
        let in_memory = self.results_in_memory.iter().cloned().map(Expectation::of).map(Ok);
        let parse = |text: &String| Expectation::parse(text).map_err(|error| error.at("--actual"));
        in_memory.chain(self.results.iter().map(parse)).collect()
    }
}

/// How a judgement is printed.
pub struct Printing<'a> {
    pub format: TextOrJson,
    /// How many elements of a value are listed.
    pub worst: usize,
    /// The page of HTML to write.
    pub report: Option<&'a Path>,
}

/// Judges what a device gave for a program.
pub fn run(
    program: &Path,
    (arguments, grid): (&ProgramArguments, GridArguments),
    demands: &Demands,
    printing: &Printing<'_>,
    terminal: &mut Terminal<'_>,
) -> Ended {
    let given = match arguments.given_results() {
        Ok(given) => given.iter().filter_map(Expectation::spelled).cloned().collect(),
        Err(refusal) => return terminal.give_up(refusal),
    };
    let subject = match arguments.run.read_on_grid(program, grid, ("actual", &given), terminal)? {
        Ok(subject) => subject,
        Err(status) => return Ok(status),
    };
    match Judged::new(&subject, arguments, printing.worst) {
        Ok(judged) => print(&subject, &judged.required(demands), printing, terminal),
        Err(refused) => refused.report(&subject, terminal),
    }
}

/// What a device gave for a program, judged.
pub struct Judged {
    judgement: Judgement,
    freedoms: Freedoms,
    shown: Shown,
    /// The results of the device, by the number of the result, from 0.
    pub results: Vec<(usize, Tensor)>,
    /// The values that something is required of, compared with ours, in the order of the findings; without elements
    /// nothing is required.
    compared: Vec<Option<Compared>>,
    /// What there is to say of rules that counted for no value.
    unused_rules: Vec<String>,
}

/// Why nothing is judged.
pub enum Refused {
    /// The command line, or a file that it names, is wrong.
    Given(Refusal),
    /// The program did not run.
    Run(Failure),
}

impl Refused {
    /// Says why. The result is the exit status.
    pub fn report(&self, subject: &Subject, terminal: &mut Terminal<'_>) -> Ended {
        match self {
            Refused::Given(refusal) => terminal.give_up(refusal.clone()),
            Refused::Run(failure) => report(failure, subject, terminal),
        }
    }
}

impl Judged {
    /// Judges what the flags give, to list so many elements of a value.
    ///
    /// # Errors
    ///
    /// Why a flag or a file is wrong, that there is nothing to judge, or why the program did not run.
    pub fn new(
        subject: &Subject,
        arguments: &ProgramArguments,
        worst: usize,
    ) -> Result<Judged, Refused> {
        let mut freedoms = arguments.legal.clone().unwrap_or_default();
        freedoms.listed = freedoms.listed.max(worst);
        if let Some(path) = &arguments.replay {
            freedoms.replays = replays(path).map_err(Refused::Given)?;
        }
        let trial = Trial::new(&subject.module, subject.entry.clone(), subject.inputs.clone())
            .on_grid(subject.grid, subject.arguments.clone())
            .with_numerics(subject.numerics)
            .with_freedoms(freedoms.clone())
            .with_seed(subject.seed);
        let dumps = arguments.dumps.as_deref();
        let mut shown = arguments
            .given_results()
            .and_then(|given| Shown::read(subject, &trial, given, dumps))
            .map_err(Refused::Given)?;
        if shown.is_empty() {
            let message = "there is nothing to judge: give what the device returned by --actual, or what it computed on \
                           the way by --dumps";
            return Err(Refused::Given(Refusal::new(message, Status::Usage)));
        }
        let results = shown.results_in_order(&trial);
        let judgement = trial.judge(&mut shown).map_err(Refused::Run)?;
        let (compared, unused_rules) = (Vec::new(), Vec::new());
        Ok(Judged { judgement, freedoms, shown, results, compared, unused_rules })
    }

    /// Compares each value with ours on the same operands, as far as something is required of it.
    fn required(mut self, demands: &Demands) -> Judged {
        if demands.is_empty() {
            return self;
        }
        let findings = &self.judgement.findings;
        let map_size = Pages::map_size(findings.len());
        let of = |finding: &Finding| {
            let demand = demands.of(Chosen {
                name: &finding.name,
                op: finding.op,
                element: finding.ours.element(),
                location: finding.location.as_deref(),
            });
            let worst = self.freedoms.listed.max(WORST_SHOWN);
            let settings = Settings { worst, map_size, ..Settings::default() };
            let pair = [&finding.actual, &finding.ours];
            let is_required = !demand.is_empty();
            is_required.then(|| Compared::under(finding.name.clone(), pair, demand, settings))
        };
        self.compared = findings.iter().map(of).collect();
        self.unused_rules = demands.unused(true);
        self
    }

    /// The judgement, ready to be printed with so many elements of a value.
    pub fn printed<'a>(&'a self, subject: &'a Subject, worst: usize) -> Printed<'a> {
        Printed {
            judgement: &self.judgement,
            freedoms: &self.freedoms,
            source: &subject.source,
            unused: self.shown.unused(),
            shown: self.shown.iterations(),
            has_processes: subject.grid.num_processes() > 1,
            unused_rules: &self.unused_rules,
            compared: &self.compared,
            worst,
        }
    }

    /// The exit status that the judgement has.
    pub fn status(&self) -> Status {
        let compared = self.compared.iter().flatten().map(Compared::status).max();
        match self.judgement.first_violation() {
            Some(_) => Status::CheckFailed,
            None => compared.unwrap_or(Status::Fine),
        }
    }
}

fn print(
    subject: &Subject,
    judged: &Judged,
    printing: &Printing<'_>,
    terminal: &mut Terminal<'_>,
) -> Ended {
    let printed = judged.printed(subject, printing.worst);
    match printing.format {
        TextOrJson::Json => {}
        TextOrJson::Text => write!(terminal.out, "{}", printed.text())?,
    }
    for warning in printed.warnings() {
        writeln!(terminal.err, "warning: {warning}")?;
    }
    let mut status = judged.status();
    if let Some(path) = printing.report
        && let Err(Refusal { message, status: failed }) = printed.write_page(path)
    {
        terminal.complain(message)?;
        status = failed;
    }
    if printing.format == TextOrJson::Json {
        // the object has the errors, so that no other object is printed for them
        let complaints = terminal.complaints.as_mut().map(std::mem::take).unwrap_or_default();
        writeln!(terminal.out, "{}", printed.json(status, &complaints))?;
    }
    Ok(status)
}

/// The models of a file.
fn replays(path: &Path) -> Result<Replays, Refusal> {
    let at = |message: String| format!("--replay: {}: {message}", path.display());
    let text =
        access::read_text(path).map_err(|error| Refusal::new(at(error.to_string()), Status::Io))?;
    text.parse().map_err(|error: ModelError| Refusal::new(at(error.to_string()), Status::Io))
}

/// Reports why the program did not run.
fn report(failure: &Failure, subject: &Subject, terminal: &mut Terminal<'_>) -> Ended {
    match failure {
        Failure::Rejected(found) => {
            terminal.report_all(found, &subject.source).map(|()| Status::Rejected)
        }
        Failure::Failed(found) | Failure::OutOfMemory(found) => {
            terminal.report(found, &subject.source).map(|()| Status::Failed)
        }
        Failure::Io(found) => terminal.report(found, &subject.source).map(|()| Status::Io),
    }
}
