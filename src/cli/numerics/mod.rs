//! `shlo-interp profile-numerics`: what each op's rounding costs, and what other types would.

mod grouping;
mod json;
mod text;

use clap::{Args, ValueEnum};

use self::grouping::{By, Groups, Place};
use super::arguments::{Common, TextOrJson, custom_call};
use super::in_memory::InMemory;
use super::subcommand::Subcommand;
use super::subject::SubjectArguments;
use super::terminal::{Ended, Status, Terminal};
use crate::engine::machine::Failure;
use crate::ops::GivenMeaning;
use crate::rewrite::subject::Subject;
use crate::shadow::{NumericsProfile, Ranking, Retyping, Settings, Study, WhatIf};

/// Examples for `--help`.
pub const EXAMPLES: &str = "\
Examples:
  shlo-interp profile-numerics double.mlir --input 1.5
  shlo-interp profile-numerics examples/attention.mlir --sort relative --top 10
  shlo-interp profile-numerics examples/lstm.mlir --by line --exponents
  shlo-interp profile-numerics examples/attention.mlir --by op --format json
  shlo-interp profile-numerics examples/attention.mlir --by op --retype f32=f8E4M3FN --rank value
  shlo-interp profile-numerics examples/mlp_gradient.mlir --retype f32=f4E2M1FN,block:32 --rank line
  shlo-interp profile-numerics examples/attention.mlir --wide --top 5

Beside each op the program's values have a shadow, which is what exact arithmetic would have given: f64, or 106 bits for
values of f64. Columns: `local` is what the op's
own rounding costs, in units of the last place; `total` is the error so far, in these units; `relative` is the error so
far relative to the shadow; `amplified` is the factor by which the op made the relative errors of its operands larger;
`headroom` is the bits between the largest value and the largest number of the type. docs/numerics-profile.md says more
(`shlo-interp help numerics-profile`).

Exit status: 0 fine; 1 a check of the program failed; 2 usage; 3 program rejected; 4 failed while running; 5 file or I/O.";

/// The arguments of `profile-numerics`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct NumericsArguments {
    /// What is profiled.
    #[command(flatten)]
    pub subject: SubjectArguments,
    /// What a row of the table is of: value (a row each), op (a row for each kind of op), line, loc, or loc:N (the first N
    /// parts of a loc: with loc:1 `layer0/mlp/up` belongs to `layer0`).
    #[arg(long, value_name = "WHAT", default_value = "value")]
    pub by: By,
    /// The order of the rows.
    #[arg(long, value_enum, value_name = "COLUMN", default_value_t = Sort::Order)]
    pub sort: Sort,
    /// Show only the first N rows.
    #[arg(long, value_name = "N")]
    pub top: Option<usize>,
    /// Show the histogram of exponents of each row.
    #[arg(long)]
    pub exponents: bool,
    /// Measure all elements of values with more than ten million, and not a sample of them.
    #[arg(long)]
    pub exhaustive: bool,
    /// Let every value have a shadow of 106 bits, as values of f64 have, and not of f64. It takes many times as long.
    #[arg(long)]
    pub wide: bool,
    /// Store values in another type, as an experiment, and say what that does to the results: TYPE=TYPE, %NAME=TYPE or
    /// loc:TEXT=TYPE, where the second TYPE is a float type, TYPE,block:N or a block format such as mxfp4; repeatable. The
    /// first that is about a value counts.
    #[arg(long, value_name = "WHICH=TYPE")]
    pub retype: Vec<Retyping>,
    /// Retype the values of each row of a table by WHAT (as --by) alone, and rank them by what that does to the results.
    /// For each, the ops run again that read what changed.
    #[arg(long, value_name = "WHAT", requires = "retype")]
    pub rank: Option<By>,
    /// The relative error that the results may have when values are retyped (default: twice what storing the results alone
    /// in the type costs).
    #[arg(long, value_name = "X", requires = "rank", value_parser = super::arguments::tolerance)]
    pub budget: Option<f64>,
    /// What custom calls of target NAME mean, as for `run`; repeatable.
    #[arg(long = "custom-call", value_name = "NAME=@f|zeros|identity", value_parser = custom_call)]
    pub custom_calls: Vec<(String, GivenMeaning)>,
    /// How the profile is printed.
    #[arg(long, value_enum, default_value_t = TextOrJson::Text)]
    pub format: TextOrJson,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

/// By which column rows are sorted, the largest first; headroom the smallest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Sort {
    /// In the order in which the values were first defined.
    Order,
    /// By the 99th percentile of the op's own error.
    Local,
    /// By the 99th percentile of the error so far, in units of the last place.
    Total,
    /// By the 99th percentile of the error so far, relative to the shadow.
    Relative,
    /// By the factor by which the op made errors larger.
    Amplified,
    /// By the room to the largest number.
    Headroom,
    /// By the share of values with the largest magnitude of the type.
    Saturated,
    /// By the share of subnormal values.
    Subnormal,
}

/// What is printed.
struct Report<'a> {
    arguments: &'a NumericsArguments,
    subject: &'a Subject,
    profile: NumericsProfile,
    groups: Groups<'a>,
    retyped: Option<Retyped>,
}

/// What retyping does to the results.
enum Retyped {
    Together(WhatIf),
    Ranked(Ranking),
}

impl Retyped {
    fn together(&self) -> &WhatIf {
        match self {
            Retyped::Together(together) => together,
            Retyped::Ranked(ranking) => &ranking.together,
        }
    }
}

/// Why there is no report.
enum Refusal {
    Usage(String),
    Run(Failure),
}

impl From<Failure> for Refusal {
    fn from(failure: Failure) -> Refusal {
        Refusal::Run(failure)
    }
}

impl Subcommand for NumericsArguments {
    fn json_object(&self) -> Option<&'static str> {
        self.format.object_of("profile-numerics")
    }

    fn take(&mut self, given: &mut InMemory) -> Result<(), String> {
        self.subject.run.take(given);
        Ok(())
    }

    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        let subject = match self.subject.read(terminal)? {
            Ok(subject) => subject,
            Err(status) => return Ok(status),
        };
        let report = match report(self, &subject) {
            Ok(report) => report,
            Err(Refusal::Usage(message)) => {
                return terminal.complain(message).map(|()| Status::Usage);
            }
            Err(Refusal::Run(failure)) => return terminal.report_failure(failure, &subject.source),
        };
        match self.format {
            TextOrJson::Text => terminal.out.write_all(text::page(&report).as_bytes())?,
            TextOrJson::Json => writeln!(terminal.out, "{}", json::object(&report))?,
        }
        terminal.report_all(&report.profile.failed_checks, &subject.source)?;
        Ok(match report.profile.failed_checks.is_empty() {
            true => Status::Fine,
            false => Status::CheckFailed,
        })
    }
}

fn report<'a>(
    arguments: &'a NumericsArguments,
    subject: &'a Subject,
) -> Result<Report<'a>, Refusal> {
    let mut settings = Settings {
        numerics: subject.numerics,
        seed: subject.seed,
        in_pairs: arguments.wide,
        custom_calls: arguments.custom_calls.clone(),
        ..Settings::default()
    };
    if arguments.exhaustive {
        settings.most_measured = usize::MAX;
    }
    let study = Study::new(&subject.module, &subject.entry, subject.inputs.clone());
    let study = study.with_settings(settings);
    let profile = study.profile()?;
    let groups = Groups::new(subject, &profile, arguments);
    let retyped = retyped(arguments, &study, &profile, &groups)?;
    Ok(Report { arguments, subject, profile, groups, retyped })
}

fn retyped(
    arguments: &NumericsArguments,
    study: &Study,
    profile: &NumericsProfile,
    groups: &Groups<'_>,
) -> Result<Option<Retyped>, Refusal> {
    let retypings = &arguments.retype;
    for retyping in retypings {
        if study.candidates(profile, std::slice::from_ref(retyping)).is_empty() {
            let message = format!("--retype: no value of floats that ran is {}", retyping.which);
            return Err(Refusal::Usage(message));
        }
    }
    Ok(match arguments.rank {
        _ if retypings.is_empty() => None,
        None => Some(Retyped::Together(study.what_if(profile, retypings)?)),
        Some(by) => {
            let name = |candidate: &_| groups.name(by, &Place::of_candidate(candidate));
            let ranking = study.rank(profile, retypings, &name, arguments.budget)?;
            Some(Retyped::Ranked(ranking))
        }
    })
}
