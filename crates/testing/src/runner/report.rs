//! The outcome of the tests of a file, also as JSON.

use serde_json::{Value, json};

/// The outcome of a test.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// All statements of the test hold.
    Passed,
    /// Some statement does not hold, or could not be checked.
    Failed,
    /// The test failed, as its author expects for the time being.
    ExpectedFailure,
    /// The test passed although a failure is expected, so the expectation is out of date.
    UnexpectedPass,
    /// The author of the test left it out.
    Disabled,
    /// The test names a program, a flag, a compiler pass or a substitution that does not exist here.
    Unsupported,
}

/// The verdicts with their names in reports.
pub const VERDICTS: &[(Verdict, &str)] = &[
    (Verdict::Passed, "passed"),
    (Verdict::Failed, "failed"),
    (Verdict::ExpectedFailure, "expected failure"),
    (Verdict::UnexpectedPass, "unexpected pass"),
    (Verdict::Disabled, "disabled"),
    (Verdict::Unsupported, "unsupported"),
];

impl Verdict {
    /// The verdict's name in reports.
    pub fn name(self) -> &'static str {
        VERDICTS.iter().find(|(verdict, _)| *verdict == self).map_or("", |(_, name)| name)
    }

    /// Whether the verdict makes the whole run a failure.
    pub fn is_bad(self) -> bool {
        matches!(self, Verdict::Failed | Verdict::UnexpectedPass)
    }
}

/// The kind of a test.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A function that ran.
    Function,
    /// A module whose stated diagnostics were compared with those found.
    Module,
    /// The commands of a `RUN` line.
    RunLine,
    /// The file as a whole: it could not be read, checks nothing, or made the runner crash.
    File,
}

/// The kinds with their names in JSON and in the plural.
pub const KINDS: &[(Kind, &str, &str)] = &[
    (Kind::Function, "function", "functions"),
    (Kind::Module, "module", "modules with stated diagnostics"),
    (Kind::RunLine, "RUN line", "RUN lines"),
    (Kind::File, "file", "whole files"),
];

impl Kind {
    fn name(self) -> &'static str {
        KINDS.iter().find(|(kind, ..)| *kind == self).map_or("", |(_, name, _)| name)
    }
}

/// A test and its outcome.
#[derive(Debug, Clone, PartialEq)]
pub struct Case {
    /// The function's or module's name without `@`, or `RUN:` and the line.
    pub name: String,
    /// The kind of the test.
    pub kind: Kind,
    /// The line of the file at which the test begins, counted from 1.
    pub line: usize,
    /// The outcome of the test.
    pub verdict: Verdict,
    /// The message about a failure in full, or the reason why the test is expected to fail or is disabled.
    pub message: String,
    /// How many comparisons the test's `check` ops and check lines made.
    pub checks: u64,
    /// How many seconds the test took.
    pub seconds: f64,
}

impl Case {
    /// A test that has passed so far.
    pub fn new(name: impl Into<String>, kind: Kind, line: usize) -> Case {
        Case {
            name: name.into(),
            kind,
            line,
            verdict: Verdict::Passed,
            message: String::new(),
            checks: 0,
            seconds: 0.0,
        }
    }

    /// This case, failed for a reason.
    pub fn failed(mut self, message: impl AsRef<str>) -> Case {
        self.fail(message.as_ref());
        self
    }

    /// Counts the test as failed, and adds a reason below those that it has.
    pub fn fail(&mut self, message: &str) {
        self.verdict = Verdict::Failed;
        if !self.message.is_empty() {
            self.message.push('\n');
        }
        self.message.push_str(message.trim_end());
    }
}

/// The tests of a file.
#[derive(Debug, Clone, PartialEq)]
pub struct FileReport {
    /// The path of the file, as the user named it.
    pub path: String,
    /// The tests of the file in the order in which it has them.
    pub cases: Vec<Case>,
    /// Notes for the author that are not failures.
    pub notes: Vec<String>,
    /// How many seconds the whole file took.
    pub seconds: f64,
}

impl FileReport {
    /// The name of a test of this file among all files: `path::name`.
    pub fn full_name(&self, case: &Case) -> String {
        full_name(&self.path, &case.name)
    }

    /// The report as JSON, as `--json` writes it.
    pub fn to_json(&self) -> Value {
        let case = |case: &Case| {
            json!({
                "name": case.name, "kind": case.kind.name(), "line": case.line,
                "verdict": case.verdict.name(), "message": case.message,
                "checks": case.checks, "seconds": case.seconds,
            })
        };
        let cases: Vec<Value> = self.cases.iter().map(case).collect();
        json!({
            "path": self.path, "cases": cases, "notes": self.notes, "seconds": self.seconds,
        })
    }

    /// Reads the JSON that [`FileReport::to_json`] gives; the result is `None` if it is anything else.
    pub fn from_json(value: &Value) -> Option<FileReport> {
        let cases = value["cases"].as_array()?.iter().map(case_from_json);
        let notes = value["notes"].as_array()?.iter().map(|note| note.as_str().map(str::to_string));
        Some(FileReport {
            path: value["path"].as_str()?.to_string(),
            cases: cases.collect::<Option<_>>()?,
            notes: notes.collect::<Option<_>>()?,
            seconds: value["seconds"].as_f64()?,
        })
    }
}

/// The name of a test among all files: `path::name`.
pub fn full_name(path: &str, name: &str) -> String {
    format!("{path}::{name}")
}

fn case_from_json(value: &Value) -> Option<Case> {
    let (kind, verdict) = (value["kind"].as_str()?, value["verdict"].as_str()?);
    Some(Case {
        name: value["name"].as_str()?.to_string(),
        kind: KINDS.iter().find(|(_, name, _)| *name == kind)?.0,
        line: value["line"].as_u64()? as usize,
        verdict: VERDICTS.iter().find(|(_, name)| *name == verdict)?.0,
        message: value["message"].as_str()?.to_string(),
        checks: value["checks"].as_u64()?,
        seconds: value["seconds"].as_f64()?,
    })
}
