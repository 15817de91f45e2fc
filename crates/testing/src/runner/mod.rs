//! The test runner. A test is a program that checks itself, that states its output or its diagnostics, or
//! that says in `RUN:` lines how it is run.
//!
//! [`test_file`] runs the tests of one file in the way that the file's comments ask for:
//!
//! * if it has `RUN:` lines, their commands run ([`shell`], [`tools`]), and `FileCheck` commands among them
//!   read the `CHECK` lines ([`filecheck`]);
//! * if it has `expected-error` or the like, the diagnostics of each module are compared ([`expected`]);
//! * else its functions run, and their output is compared with the `// CHECK:` lines ([`printed`]), by the
//!   rules of [`filecheck`] if some line is more than a plain `// CHECK:`.

pub mod expected;
pub mod filecheck;
pub mod formats;
pub mod functions;
mod header;
mod lines;
mod official;
pub mod printed;
pub mod report;
mod select;
pub mod shell;
mod tools;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

pub use header::Header;
pub use select::{Filter, companion, find_files};

use crate::access::{self, Status, is_below, write_whole};
use crate::diagnostic::Source;
use crate::program::Program;
use functions::{Ran, RunFunctions};
use report::{Case, FileReport, Kind, Verdict};

/// The settings by which files are tested.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The path of this program, for `RUN:` lines.
    pub program: PathBuf,
    /// What runs the functions of a file without `RUN:` lines.
    pub functions: RunFunctions,
    /// The filter that chooses the tests to run.
    pub filter: Filter,
    /// Words that the conditions of `REQUIRES:` and its like may name.
    pub features: Vec<String>,
    /// Whether a file may check nothing.
    pub allow_empty: bool,
    /// Whether a `RUN:` line that is not supported is a failure.
    pub strict: bool,
    /// Whether stated output and stated diagnostics are rewritten.
    pub bless: bool,
    /// Whether the commands of `RUN:` lines may do all that the user may.
    pub trusts_run_lines: bool,
    /// The files and directories that are tested. Commands of `RUN:` lines may read what is in the directory that has
    /// their file.
    pub paths: Vec<PathBuf>,
    /// How long the commands of a file may take.
    pub timeout: Option<Duration>,
    /// Tests that are expected to fail, beside those that files name: a name and a reason.
    pub expected_failures: Vec<(Filter, String)>,
}

impl Settings {
    /// The settings of a bare `shlo-interp test`, which run all tests.
    pub fn new(program: impl Into<PathBuf>, functions: RunFunctions) -> Settings {
        let features = ["shlo-interp", std::env::consts::OS, std::env::consts::ARCH];
        Settings {
            program: program.into(),
            functions,
            filter: Filter::default(),
            features: features.map(str::to_string).to_vec(),
            allow_empty: false,
            strict: false,
            bless: false,
            trusts_run_lines: false,
            paths: Vec::new(),
            timeout: None,
            expected_failures: Vec::new(),
        }
    }
}

/// A test file that is being tested.
struct Subject<'s> {
    path: String,
    /// The text with the statements that the file makes about itself.
    text: String,
    program: Program,
    settings: &'s Settings,
}

/// Runs the tests of a file. A file that cannot be read is one failed test of the whole file.
pub fn test_file(path: &Path, settings: &Settings) -> FileReport {
    let began = Instant::now();
    let name = path.display().to_string();
    let mut report = FileReport { path: name, cases: Vec::new(), notes: Vec::new(), seconds: 0.0 };
    let subject = Subject::read(path, settings).and_then(|subject| {
        let rewritten = settings.bless && subject.bless(&mut report);
        if rewritten { Subject::read(path, settings) } else { Ok(subject) }
    });
    match subject {
        Ok(subject) => subject.test(&mut report),
        Err(message) => report.cases.push(Case::new("file", Kind::File, 1).failed(message)),
    }
    report.seconds = began.elapsed().as_secs_f64();
    report
}

/// The full names of the tests of a file that the filter chooses; none of them runs.
pub fn list_file(path: &Path, settings: &Settings) -> Vec<String> {
    let Ok(subject) = Subject::read(path, settings) else { return Vec::new() };
    let Ok(header) = Header::read(&subject.text, &settings.features) else { return Vec::new() };
    let names = match header.runs.is_empty() {
        true => subject.names(),
        false => lines::names(&subject, &header),
    };
    let wanted = names.into_iter().filter(|name| subject.wants(name));
    wanted.map(|name| report::full_name(&subject.path, &name)).collect()
}

impl<'s> Subject<'s> {
    /// The names of the modules with stated diagnostics, or else of the functions.
    fn names(&self) -> Vec<String> {
        if expected::states_diagnostics(&self.text) {
            return self.names_of_modules();
        }
        self.names_of_functions()
    }

    fn names_of_modules(&self) -> Vec<String> {
        expected::compare(self.program.source())
            .map(|results| results.into_iter().map(|result| result.name).collect())
            .unwrap_or_default()
    }

    fn names_of_functions(&self) -> Vec<String> {
        let names = std::cell::RefCell::new(Vec::new());
        let take_down = |name: &str| {
            names.borrow_mut().push(name.to_string());
            false
        };
        let _ = (self.settings.functions)(&self.program, &take_down);
        names.into_inner()
    }

    fn read(path: &Path, settings: &'s Settings) -> Result<Subject<'s>, String> {
        let name = path.display().to_string();
        let program = crate::access::read_program(path).map_err(|refusal| refusal.message)?;
        let text = match companion(path) {
            Some(beside) => access::read_text(&beside)
                .map_err(|error| format!("cannot read {}: {error}", beside.display()))?,
            None => program.source().text.to_string(),
        };
        Ok(Subject { path: name, text, program, settings })
    }

    /// The directory of tests that has the file: one that the user names, else the file's own.
    fn directory_of_tests(&self) -> PathBuf {
        let file = Path::new(&self.path);
        let named = self.settings.paths.iter().find(|path| path.is_dir() && is_below(file, path));
        let own = file.parent().filter(|parent| !parent.as_os_str().is_empty());
        named.map_or(own.unwrap_or(Path::new(".")), PathBuf::as_path).to_path_buf()
    }

    fn test(&self, report: &mut FileReport) {
        let header = match Header::read(&self.text, &self.settings.features) {
            Ok(header) => header,
            Err(problems) => {
                let message = self.shown(&problems);
                report.cases.push(Case::new("file", Kind::File, 1).failed(message));
                return;
            }
        };
        if let Some(reason) = header.file_disabled() {
            let mut case = Case::new("file", Kind::File, 1);
            (case.verdict, case.message) = (Verdict::Disabled, reason.to_string());
            report.cases.push(case);
            return;
        }
        if header.runs.is_empty() {
            self.test_without_commands(&header, report);
        } else {
            lines::test(self, &header, report);
        }
        self.excuse(&header, report);
    }

    fn shown(&self, problems: &[filecheck::Problem]) -> String {
        let of = |problem: &filecheck::Problem| {
            format!("{}:{}: {}", self.path, problem.line, problem.message)
        };
        problems.iter().map(of).collect::<Vec<_>>().join("\n")
    }

    fn wants(&self, name: &str) -> bool {
        self.settings.filter.wants(&self.path, name)
    }

    /// Whether a function is to run: the filter chooses it, and the file does not disable it.
    fn runs(&self, header: &Header, name: &str) -> bool {
        self.wants(name) && header.disabled(name).is_none()
    }

    fn test_without_commands(&self, header: &Header, report: &mut FileReport) {
        if expected::states_diagnostics(&self.text) {
            self.test_modules(report);
            if printed::stated(&self.text).is_empty() {
                return;
            }
        }
        let rules = Rules::of(&self.text);
        self.test_functions(header, &rules, report);
    }

    /// Tests the modules whose diagnostics the file states.
    fn test_modules(&self, report: &mut FileReport) {
        let results = match expected::compare(self.program.source()) {
            Ok(results) => results,
            Err(problems) => {
                let message = self.shown(&problems);
                report.cases.push(Case::new("file", Kind::File, 1).failed(message));
                return;
            }
        };
        for result in results.into_iter().filter(|result| self.wants(&result.name)) {
            let mut case = Case::new(result.name, Kind::Module, result.line);
            // that the file is accepted where it states no error counts as a check, too
            case.checks = (result.fulfilled + usize::from(result.accepted)) as u64;
            if !result.problems.is_empty() {
                case.fail(&self.shown(&result.problems));
            }
            report.cases.push(case);
        }
    }

    /// Tests the functions, and compares what they print.
    fn test_functions(&self, header: &Header, rules: &Rules, report: &mut FileReport) {
        let ran = match (self.settings.functions)(&self.program, &|name| self.runs(header, name)) {
            Ok(ran) => ran,
            Err(error) => {
                let message = format!("there is no directory for its files: {error}");
                report.cases.push(Case::new("file", Kind::File, 1).failed(message));
                return;
            }
        };
        let mut cases: Vec<Case> =
            ran.functions.iter().map(|function| function.case.clone()).collect();
        let worst = cases.iter().any(|case| case.verdict == Verdict::Failed);
        if ran.status != Status::Fine && (!worst || has_error(&ran)) {
            cases.push(Case::new("file", Kind::File, 1).failed(&ran.about_program));
        }
        let is_whole = self.settings.filter.is_everything();
        match rules {
            Rules::Unstated | Rules::Commanded => {}
            Rules::Exact if !cases.is_empty() => self.compare_exactly(&ran, &mut cases, is_whole),
            Rules::FileCheck if is_whole => cases.push(self.compare_by_patterns(&ran)),
            _ => {}
        }
        let checked = cases.iter().any(|case| case.checks > 0 || case.verdict != Verdict::Passed);
        let disabled = header.excused().any(|name| header.disabled(name).is_some());
        let may_be_empty = self.settings.allow_empty || *rules == Rules::Commanded;
        if !checked && !may_be_empty && is_whole && !disabled {
            cases.push(Case::new("file", Kind::File, 1).failed(self.nothing_checked(&ran)));
        }
        cases.sort_by_key(|case| (case.line, case.kind != Kind::File));
        report.cases.extend(cases);
    }

    fn nothing_checked(&self, ran: &Ran) -> String {
        let ran_any = match ran.functions.len() {
            0 => "no function without arguments ran",
            _ => "functions ran, none with a check",
        };
        format!(
            "nothing is checked: {ran_any}, and there is no `// CHECK:`, `// RUN:` or \
             `// expected-error` line (--allow-empty accepts that, --bless states what is printed)"
        )
    }

    /// Compares what functions printed with the lines stated for each.
    fn compare_exactly(&self, ran: &Ran, cases: &mut [Case], is_whole: bool) {
        let stated = printed::stated(&self.text);
        let all = ran.printed();
        let is_equal = printed::difference(&self.path, &stated, &all).is_none();
        let mut starts: Vec<usize> =
            ran.functions.iter().map(|function| function.case.line).collect();
        if is_whole && let Some(first) = starts.first_mut() {
            *first = 0;
        }
        for (index, function) in ran.functions.iter().enumerate() {
            let end = match is_whole {
                true => starts.get(index + 1).copied().unwrap_or(usize::MAX),
                false => self.next_function(starts[index]),
            };
            let own: Vec<printed::Stated> = (stated.iter())
                .filter(|line| (starts[index]..end).contains(&line.line))
                .cloned()
                .collect();
            let case = &mut cases[index];
            case.checks += own.len() as u64;
            let differs = || printed::difference(&self.path, &own, &function.printed);
            // if a function failed, its missing output needs no second message
            if case.verdict == Verdict::Passed
                && !(is_whole && is_equal)
                && let Some(diff) = differs()
            {
                case.fail(&diff);
            }
        }
    }

    /// The line at which the next function of the text begins.
    fn next_function(&self, line: usize) -> usize {
        let lines = self.text.lines().enumerate().skip(line);
        let mut starts = lines.filter(|(_, text)| text.trim_start().starts_with("func.func"));
        starts.next().map_or(usize::MAX, |(index, _)| index + 1)
    }

    /// Compares what all functions printed with the check lines, as `FileCheck` does.
    fn compare_by_patterns(&self, ran: &Ran) -> Case {
        let mut case = Case::new("CHECK", Kind::File, 1);
        match filecheck::check(&self.text, &ran.printed(), &filecheck::Options::default()) {
            Ok(found) => case.checks = found as u64,
            Err(problems) => case.fail(&self.shown(&problems)),
        }
        case
    }

    /// Rewrites stated output and stated diagnostics, never a checked value. The result is whether the file
    /// has changed.
    fn bless(&self, report: &mut FileReport) -> bool {
        let Ok(header) = Header::read(&self.text, &self.settings.features) else { return false };
        if header.file_disabled().is_some() {
            return false;
        }
        if !header.runs.is_empty() || companion(Path::new(&self.path)).is_some() {
            report.notes.push("--bless rewrites no file with RUN lines or beside a binary".into());
            return false;
        }
        let blessed = if expected::states_diagnostics(&self.text) {
            expected::blessed(self.program.source())
        } else if Rules::of(&self.text) == Rules::FileCheck {
            report.notes.push("--bless rewrites no patterns of FileCheck".into());
            return false;
        } else {
            bless_output(&self.text, self.settings.functions)
        };
        if blessed == self.text {
            return false;
        }
        let written = write_whole(Path::new(&self.path), |file| file.write_all(blessed.as_bytes()));
        report.notes.push(match &written {
            Ok(()) => "blessed".into(),
            Err(error) => format!("cannot be blessed: {error}"),
        });
        written.is_ok()
    }

    /// Gives tests that are expected to fail or disabled their verdicts, and reports statements about
    /// functions that do not exist.
    fn excuse(&self, header: &Header, report: &mut FileReport) {
        for case in &mut report.cases {
            let full = report::full_name(&self.path, &case.name);
            let listed = self.settings.expected_failures.iter();
            let listed = listed.filter(|(filter, _)| filter.names(&full));
            let listed = listed.map(|(_, reason)| reason.as_str()).next();
            let Some(reason) = header.expected_failure(&case.name).or(listed) else { continue };
            (case.verdict, case.message) = match case.verdict {
                Verdict::Failed => {
                    (Verdict::ExpectedFailure, format!("{reason}\n{}", case.message))
                }
                Verdict::Passed => (
                    Verdict::UnexpectedPass,
                    format!("it passes, and is expected to fail: {reason}"),
                ),
                other => (other, std::mem::take(&mut case.message)),
            };
        }
        for name in header.excused() {
            if let Some(reason) = header.disabled(name).filter(|_| self.wants(name)) {
                let mut case = Case::new(name.as_str(), Kind::Function, 1);
                (case.verdict, case.message) = (Verdict::Disabled, reason.to_string());
                report.cases.push(case);
            }
            let is_there = report.cases.iter().any(|case| case.name == *name);
            if !is_there && self.settings.filter.is_everything() {
                let message =
                    format!("the file makes a statement about @{name}, but no test has this name");
                report.cases.push(Case::new("file", Kind::File, 1).failed(message));
            }
        }
    }
}

fn has_error(ran: &Ran) -> bool {
    ran.about_program.lines().any(|line| line.starts_with("error"))
}

/// The text with the output of each function stated below it.
pub fn bless_output(text: &str, run_functions: RunFunctions) -> String {
    printed::blessed(text, &mut |chunk, function| {
        let source = Source { name: "chunk".into(), text: chunk.into() };
        run_functions(&Program::from(source), &|name| name == function)
            .map(|ran| ran.printed())
            .unwrap_or_default()
    })
}

/// The rules by which the `CHECK` lines of a file without `RUN:` lines are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Rules {
    /// The file has no check lines.
    Unstated,
    /// A `RUN:` line runs the program, and its commands read the check lines.
    Commanded,
    /// The check lines are the whole output, line by line.
    Exact,
    /// The check lines are patterns of `FileCheck`.
    FileCheck,
}

impl Rules {
    /// The rules for a text: patterns if any line has more than the plain prefix.
    fn of(text: &str) -> Rules {
        let directives = text.lines().filter_map(|line| {
            let comment = line.trim_start().strip_prefix("//")?.trim_start();
            let rest = comment.strip_prefix("CHECK")?;
            let (suffix, _) = rest.split_once(':')?;
            let is_word = |c: char| c.is_ascii_alphanumeric() || "-_{}".contains(c);
            suffix.chars().all(is_word).then_some(suffix)
        });
        let suffixes: Vec<&str> = directives.collect();
        match suffixes.iter().all(|suffix| suffix.is_empty()) {
            true if suffixes.is_empty() => Rules::Unstated,
            true => Rules::Exact,
            false => Rules::FileCheck,
        }
    }
}
