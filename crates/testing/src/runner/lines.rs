//! The tests of a file with `RUN:` lines.

use std::ops::Not as _;
use std::path::Path;
use std::time::Instant;

use super::header::{Header, RunLine};
use super::report::{Case, FileReport, Kind, Verdict};
use super::shell::{self, Command, Pipeline, Refusal, Substitutions};
use super::tools::Tools;
use super::{Rules, Subject};
use crate::access::Bounds;

/// Runs the `RUN:` lines of a file in order.
pub fn test(subject: &Subject<'_>, header: &Header, report: &mut FileReport) {
    let scratch = tempfile::tempdir().and_then(|scratch| {
        let tests = subject.settings.trusts_run_lines.not().then(|| subject.directory_of_tests());
        let bounds = tests
            .map(|tests| Bounds::new(scratch.path(), &tests, Path::new(&subject.path)))
            .transpose()?;
        Ok((scratch, bounds))
    });
    let (scratch, bounds) = match scratch {
        Ok(made) => made,
        Err(error) => {
            let message = format!("there is no directory for its files: {error}");
            report.cases.push(Case::new("file", Kind::File, 1).failed(message));
            return;
        }
    };
    let substitutions = Substitutions {
        file: subject.path.clone(),
        directory: scratch.path().display().to_string(),
    };
    let parsed: Vec<Parsed<'_>> = (header.runs.iter())
        .map(|run| (run, shell::parse(&run.text, &substitutions, &subject.settings.features)))
        .collect();
    let prefixes = prefixes(header);
    let deadline = subject.settings.timeout.map(|timeout| Instant::now() + timeout);
    let program = &subject.settings.program;
    let mut commands = parsed.iter().filter_map(|(_, line)| line.as_ref().ok()).flatten();
    let only_runs = !commands.any(|pipeline| pipeline.commands.iter().any(reads_text));
    let bounds = bounds.as_ref();
    let tools = Tools { program, bounds, deadline, prefixes: &prefixes, only_runs };
    let mut unwritten = Unwritten::default();
    for (run, line) in &parsed {
        match line {
            Ok(line) if is_plain_run(line, &subject.path) => {
                subject.test_functions(header, &Rules::Commanded, report);
            }
            Ok(line) if is_plain_verification(line, &subject.path) => subject.test_modules(report),
            line => {
                let reads = line.as_ref().ok().and_then(|line| unwritten.read_by(line));
                let refused = reads.map(Err);
                let case = test_line(subject, run, refused.as_ref().unwrap_or(line), &tools);
                if case.as_ref().is_some_and(|case| case.verdict == Verdict::Unsupported) {
                    unwritten.add(line.as_deref().unwrap_or_default(), run.line);
                }
                report.cases.extend(case);
            }
        }
    }
    report.notes.extend(unread_check_lines(subject, &prefixes));
}

/// The names of the tests of a file with `RUN:` lines.
pub fn names(subject: &Subject<'_>, header: &Header) -> Vec<String> {
    let substitutions = Substitutions { file: subject.path.clone(), directory: "%T".into() };
    let of_line =
        |run: &RunLine| match shell::parse(&run.text, &substitutions, &subject.settings.features) {
            Ok(line) if is_plain_run(&line, &subject.path) => subject.names_of_functions(),
            Ok(line) if is_plain_verification(&line, &subject.path) => subject.names_of_modules(),
            Ok(line) if line.is_empty() => Vec::new(),
            _ => vec![format!("RUN:{}", run.line)],
        };
    header.runs.iter().flat_map(of_line).collect()
}

/// Whether a command reads a program's text.
fn reads_text(command: &Command) -> bool {
    let name = command.words.iter().find(|word| *word != "not").map_or("", String::as_str);
    matches!(name, "FileCheck" | "diff" | "cmp" | "cat" | "cp")
}

type Parsed<'h> = (&'h RunLine, Result<Vec<Pipeline>, Refusal>);

/// The files that lines which are not supported would have written, each with the number of the line.
#[derive(Default)]
struct Unwritten(Vec<(String, usize)>);

impl Unwritten {
    fn add(&mut self, line: &[Pipeline], number: usize) {
        let commands = line.iter().flat_map(|pipeline| &pipeline.commands);
        let outputs = commands.filter_map(|command| command.output.as_ref());
        self.0.extend(outputs.map(|(path, _)| (path.clone(), number)));
    }

    /// The refusal of a line that reads such a file, if it does.
    fn read_by(&self, line: &[Pipeline]) -> Option<Refusal> {
        let mut commands = line.iter().flat_map(|pipeline| &pipeline.commands);
        let unwritten = commands.find_map(|command| {
            let mut words = command.words.iter().chain(&command.input);
            words.find_map(|word| {
                self.0.iter().find(|(path, _)| word == path || word.ends_with(&format!("={path}")))
            })
        });
        let (path, number) = unwritten.filter(|(path, _)| !Path::new(path).exists())?;
        let name = path.rsplit('/').next().unwrap_or_default();
        Some(Refusal::Unsupported(format!(
            "it reads {name}, which the RUN line {number} would write and is not supported"
        )))
    }
}

fn test_line(
    subject: &Subject<'_>,
    run: &RunLine,
    line: &Result<Vec<Pipeline>, Refusal>,
    tools: &Tools<'_>,
) -> Option<Case> {
    let name = format!("RUN:{}", run.line);
    if !subject.wants(&name) || line.as_ref().is_ok_and(Vec::is_empty) {
        return None;
    }
    let began = Instant::now();
    let mut case = Case::new(name, Kind::RunLine, run.line);
    let result = line.clone().and_then(|line| tools.run(&line));
    case.seconds = began.elapsed().as_secs_f64();
    case.checks = 1;
    match result {
        Ok(output) if output.status == 0 => {}
        Ok(output) => {
            let (out, err) =
                (String::from_utf8_lossy(&output.out), String::from_utf8_lossy(&output.err));
            let text = format!("{}\n{out}{err}exit status {}", run.text, output.status);
            case.fail(&text);
        }
        Err(Refusal::Unsupported(reason)) if !subject.settings.strict => {
            case.checks = 0;
            (case.verdict, case.message) = (Verdict::Unsupported, reason);
        }
        Err(refusal) => case.fail(&format!("{}\nthis cannot be run: {refusal}", run.text)),
    }
    Some(case)
}

/// The prefixes of all `FileCheck` commands, including those that a `%if` leaves out.
fn prefixes(header: &Header) -> Vec<String> {
    let mut prefixes = Vec::new();
    for run in &header.runs {
        for call in run.text.split("FileCheck").skip(1) {
            let mut named = false;
            for flag in call.split("-check-prefix").skip(1) {
                let names = flag.trim_start_matches("es").trim_start_matches(['=', ' ']);
                let names = names.split([' ', '|', '%']).next().unwrap_or_default();
                prefixes.extend(names.split(',').map(str::to_string));
                named = true;
            }
            prefixes.extend((!named).then(|| "CHECK".to_string()));
        }
    }
    prefixes
}

/// Whether a line only runs the file, in which case its functions are tests of their own.
fn is_plain_run(line: &[Pipeline], path: &str) -> bool {
    let [Pipeline { commands, .. }] = line else { return false };
    let Some(last) = commands.last().filter(|command| command.output.is_none()) else {
        return false;
    };
    let idle = |word: &&String| {
        let name = word.trim_start_matches('-').split('=').next().unwrap_or_default();
        !matches!(name, "interpret" | "split-input-file" | "allow-unregistered-dialect")
    };
    let left: Vec<&str> = last.words.iter().filter(idle).map(String::as_str).collect();
    match (commands.as_slice(), left.as_slice()) {
        ([_], ["shlo-interp" | "stablehlo-interpreter", file]) => *file == path,
        ([_], ["shlo-interp", "run", file]) => *file == path,
        ([_], ["stablehlo-translate", file]) => *file == path && last.words.len() > 2,
        ([first, _], ["stablehlo-translate"]) => {
            let action =
                super::official::action(&first.words[0], &first.words[1..], Some(&last.words));
            matches!(action, Ok(super::official::Action::Pass(Some(file))) if file == path)
        }
        _ => false,
    }
}

/// Whether a line only compares diagnostics, in which case the file's modules are tests of their own.
fn is_plain_verification(line: &[Pipeline], path: &str) -> bool {
    let [Pipeline { commands, .. }] = line else { return false };
    let [command] = commands.as_slice() else { return false };
    let is_idle = |word: &String| {
        ["verify-diagnostics", "split-input-file", "allow-unregistered-dialect"]
            .contains(&word.trim_start_matches('-'))
    };
    command.words[0] == "stablehlo-opt"
        && command.output.is_none()
        && command.words.iter().any(|word| word.ends_with("-verify-diagnostics"))
        && command.words[1..].iter().all(|word| word == path || is_idle(word))
}

/// A message about check lines that no command reads.
fn unread_check_lines(subject: &Subject<'_>, prefixes: &[String]) -> Option<String> {
    let is_unread = |line: &&str| {
        let comment = line.trim_start().strip_prefix("//").map(str::trim_start);
        let Some((word, _)) = comment.and_then(|comment| comment.split_once(':')) else {
            return false;
        };
        let reads = |prefix: &String| word.starts_with(prefix.as_str());
        word.starts_with("CHECK") && !word.contains(' ') && !prefixes.iter().any(reads)
    };
    match subject.text.lines().filter(is_unread).count() {
        0 => None,
        count => Some(format!("{count} CHECK lines are read by no RUN line of the file")),
    }
}
