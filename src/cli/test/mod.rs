//! `shlo-interp test`: all tests of files and directories, in parallel, with a report.

use std::io::Write as _;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;

use super::arguments::Common;
use super::subcommand::Subcommand;
use super::terminal::{Ended, Status, Terminal};
use crate::access::own_program::own_program;
use crate::access::{self, Refusal, write_whole};
use crate::diagnostic::{Source, printable_line};
use crate::runner::report::FileReport;
use crate::runner::{Filter, Settings, find_files, formats, list_file};
use functions::run_functions;
use progress::Progress;

mod apart;
pub mod functions;
mod progress;
mod summary;
mod watch;
mod workers;

/// The text at the end of `test --help`.
pub const TEST_HELP: &str = "\
A test is a function that checks itself with the check dialect, or whose output is stated below it in
`// CHECK:` lines; a module that states its diagnostics (`// expected-error@+1 {{text}}`); or a
`// RUN:` line. `// XFAIL: @f reason` expects a failure, `// DISABLED: reason` leaves a file out.
`shlo-interp help testing` describes all of this.

Examples:
  shlo-interp test tests/                          # all .mlir files in it
  shlo-interp test tests/ --filter relu            # tests with relu in file::function
  shlo-interp test new.mlir --bless                # state the present output
  shlo-interp test tests/ --junit report.xml       # for continuous integration

Exit status: 0 all passed; 1 a test failed, or passed although it is expected to fail; 2 usage, no test
among them; 5 a path cannot be read, or a report not written.";

/// The arguments of `test`.
#[derive(Debug, Clone, Args)]
#[command(after_help = TEST_HELP)]
pub struct TestArguments {
    /// Files and directories.
    #[arg(value_name = "PATH", required_unless_present = "single")]
    pub paths: Vec<PathBuf>,
    /// Run only tests whose file::function has a match of this regular expression (or glob); repeatable.
    #[arg(long, value_name = "REGEX")]
    pub filter: Vec<String>,
    /// Leave out tests whose file::function has a match of this regular expression (or glob); repeatable.
    #[arg(long, value_name = "REGEX")]
    pub skip: Vec<String>,
    /// List the names of the tests, and run none.
    #[arg(long)]
    pub list: bool,
    /// Rewrite the lines that state printed output and diagnostics, never a checked value.
    #[arg(long)]
    pub bless: bool,
    /// Start no further file after one with a failure.
    #[arg(long)]
    pub fail_fast: bool,
    /// Count a RUN line that names a program, flag or compiler pass that is not there as failed.
    #[arg(long)]
    pub strict: bool,
    /// Let RUN lines start programs, set any variable of the environment, and read and write any file, as a
    /// script could; without it they read what is beside the tests, and write temporary files alone.
    #[arg(long)]
    pub trust_run_lines: bool,
    /// Accept files in which nothing is checked.
    #[arg(long)]
    pub allow_empty: bool,
    /// Run the tests of a file again whenever it changes; ends at Ctrl-C.
    #[arg(long, conflicts_with_all = ["list", "single"])]
    pub watch: bool,
    /// Name each test, not only the failures.
    #[arg(short, long)]
    pub verbose: bool,
    /// Test N files at once (default: as many as there are cores).
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Stop the tests of a file after this many seconds, and count them as failed.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub timeout: Option<f64>,
    /// Name the N slowest tests.
    #[arg(long, value_name = "N")]
    pub slowest: Option<usize>,
    /// A file of tests that are expected to fail: a regular expression on file::function and, behind
    /// `#`, the reason on each line.
    #[arg(long, value_name = "FILE")]
    pub xfail: Vec<PathBuf>,
    /// A word for the conditions of REQUIRES:, UNSUPPORTED: and XFAIL: lines; repeatable.
    #[arg(long, value_name = "NAME")]
    pub feature: Vec<String>,
    /// Write a JUnit XML report.
    #[arg(long, value_name = "FILE")]
    pub junit: Option<PathBuf>,
    /// Write a report in the Test Anything Protocol.
    #[arg(long, value_name = "FILE")]
    pub tap: Option<PathBuf>,
    /// Write a JSON report.
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Test the files that standard input names in this process, on N threads, and print their reports as
    /// JSON.
    #[arg(long, hide = true, value_name = "N")]
    pub single: Option<u16>,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

fn seconds(spelled: &str) -> Result<f64, String> {
    match spelled.parse::<f64>() {
        Ok(value) if value > 0.0 && value < 1e9 => Ok(value),
        _ => Err("a time limit is a number of seconds above 0".into()),
    }
}

impl Subcommand for TestArguments {
    #[allow(
        clippy::misnamed_getters,
        reason = "a process that tests files in it runs on the threads of `--single`"
    )]
    fn threads(&self) -> Option<u16> {
        self.single
    }

    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        let settings = match settings(self) {
            Ok(settings) => settings,
            Err(refusal) => return terminal.give_up(refusal),
        };
        if self.single.is_some() {
            return apart::serve(&settings, terminal);
        }
        let files = match files(self) {
            Ok(files) => files,
            Err(refusal) => return terminal.give_up(refusal),
        };
        if self.list {
            return list(&files, &settings, terminal);
        }
        match self.watch {
            true => watch::watch(self, &files, terminal),
            false => run(self, &files, &mut Vec::new(), terminal),
        }
    }
}

/// Tests files and reports. `known` has the reports of other files, and takes in those of these files.
fn run(
    arguments: &TestArguments,
    files: &[PathBuf],
    known: &mut Vec<FileReport>,
    terminal: &mut Terminal<'_>,
) -> Ended {
    let began = Instant::now();
    let mut reports: Vec<FileReport> = Vec::new();
    let mut progress = Progress::new(files.len(), began);
    workers::test_files(arguments, files, &mut |report| {
        if summary::says_something(&report, arguments.verbose) {
            progress.erase(terminal)?;
        }
        summary::file(&report, arguments.verbose, terminal)?;
        reports.push(report);
        progress.show(reports.len(), Instant::now(), terminal)
    })?;
    progress.erase(terminal)?;
    reports.retain(|report| !report.cases.is_empty());
    if reports.is_empty() {
        return nothing_tested(arguments, terminal);
    }
    if let Some(count) = arguments.slowest {
        summary::slowest(&reports, count, terminal)?;
    }
    summary::total(&reports, began.elapsed(), terminal)?;
    known.append(&mut reports);
    let reports = &*known;
    let status =
        match reports.iter().flat_map(|report| &report.cases).any(|case| case.verdict.is_bad()) {
            true => Status::CheckFailed,
            false => Status::Fine,
        };
    let written = [
        (&arguments.junit, formats::junit as fn(&[FileReport]) -> String),
        (&arguments.tap, formats::tap),
        (&arguments.json, formats::json),
    ];
    for (path, text) in written.into_iter().filter_map(|(path, text)| Some((path.as_ref()?, text)))
    {
        let text = text(reports);
        if let Err(error) = write_whole(path, |file| file.write_all(text.as_bytes())) {
            terminal.complain(format!("cannot write {}: {error}", path.display()))?;
            return Ok(Status::Io);
        }
    }
    Ok(status)
}

/// Reports that no test ran, which counts as a failure.
fn nothing_tested(arguments: &TestArguments, terminal: &mut Terminal<'_>) -> Ended {
    let message = match arguments.filter.is_empty() && arguments.skip.is_empty() {
        true => "there is no test in these files",
        false => "no test fits --filter and --skip; --list names those that there are",
    };
    terminal.complain(message).map(|()| Status::Usage)
}

/// Prints the names of the tests.
fn list(files: &[PathBuf], settings: &Settings, terminal: &mut Terminal<'_>) -> Ended {
    for path in files {
        for name in list_file(path, settings) {
            writeln!(terminal.out, "{}", printable_line(&name))?;
        }
    }
    Ok(Status::Fine)
}

fn files(arguments: &TestArguments) -> Result<Vec<PathBuf>, Refusal> {
    let files =
        find_files(&arguments.paths).map_err(|message| Refusal::new(message, Status::Io))?;
    match files.is_empty() {
        false => Ok(files),
        true => {
            let paths: Vec<String> =
                arguments.paths.iter().map(|path| path.display().to_string()).collect();
            Err(Refusal::new(
                format!("there is no .mlir file in {}", paths.join(", ")),
                Status::Usage,
            ))
        }
    }
}

fn settings(arguments: &TestArguments) -> Result<Settings, Refusal> {
    let usage = |message: String| Refusal::new(message, Status::Usage);
    let program = own_program().map_err(|error| {
        Refusal::new(format!("this program cannot find itself: {error}"), Status::Io)
    })?;
    let mut settings = Settings::new(program, run_functions);
    settings.filter = Filter::new(&arguments.filter, &arguments.skip).map_err(usage)?;
    settings.features.extend(arguments.feature.iter().cloned());
    settings.allow_empty = arguments.allow_empty;
    settings.strict = arguments.strict;
    settings.bless = arguments.bless;
    if arguments.trust_run_lines {
        access::check_free("trusts no other")
            .map_err(|error| usage(format!("{}: {error}", access::TRUST)))?;
    }
    settings.trusts_run_lines = arguments.trust_run_lines;
    settings.paths.clone_from(&arguments.paths);
    settings.timeout = arguments.timeout.map(Duration::from_secs_f64);
    for path in &arguments.xfail {
        settings.expected_failures.extend(expected_failures(path)?);
    }
    Ok(settings)
}

/// The expected failures that a file of lines `EXPRESSION # reason` states.
fn expected_failures(path: &std::path::Path) -> Result<Vec<(Filter, String)>, Refusal> {
    let text = access::read_text(path).map_err(|error| {
        Refusal::new(format!("cannot read {}: {error}", path.display()), Status::Io)
    })?;
    let source = Source { name: path.display().to_string().into(), text: text.into() };
    let lines = source.text.lines().enumerate();
    let stated = lines.map(|(index, line)| (index, line.split_once('#').unwrap_or((line, ""))));
    let stated = stated.filter(|(_, (pattern, _))| !pattern.trim().is_empty());
    let read = |(index, (pattern, reason)): (usize, (&str, &str))| {
        let filter = Filter::new(&[pattern.trim().to_string()], &[]);
        let filter = filter.map_err(|message| {
            Refusal::new(format!("{}:{}: {message}", source.name, index + 1), Status::Usage)
        })?;
        let reason = if reason.trim().is_empty() { "no reason is given" } else { reason.trim() };
        Ok((filter, reason.to_string()))
    };
    stated.map(read).collect()
}
