//! What `test` prints on the terminal.

use std::collections::BTreeMap;
use std::io;
use std::time::Duration;

use crate::cli::terminal::Terminal;
use crate::diagnostic::printable_line;
use crate::runner::report::{Case, FileReport, KINDS, Kind, VERDICTS, Verdict};

/// Whether [`file()`] prints a line about a report.
pub fn says_something(report: &FileReport, verbose: bool) -> bool {
    let is_said = |case: &Case| case.verdict.is_bad() || case.verdict == Verdict::Unsupported;
    verbose || !report.notes.is_empty() || report.cases.iter().any(is_said)
}

/// Prints what became of a file's tests: the failures, or all tests if `verbose`.
pub fn file(report: &FileReport, verbose: bool, terminal: &mut Terminal<'_>) -> io::Result<()> {
    for case in &report.cases {
        if case.verdict.is_bad() {
            let word = case.verdict.name().to_uppercase();
            let place = format!("{}:{}", report.path, case.line);
            writeln!(terminal.out, "{word} {} ({place})", shown_name(report, case))?;
            for line in case.message.lines() {
                writeln!(terminal.out, "{}", format!("    {line}").trim_end())?;
            }
        } else if verbose || case.verdict == Verdict::Unsupported {
            writeln!(terminal.out, "{}", quiet_line(report, case))?;
        }
    }
    for note in &report.notes {
        writeln!(terminal.out, "note: {}: {note}", report.path)?;
    }
    terminal.out.flush()
}

fn shown_name(report: &FileReport, case: &Case) -> String {
    printable_line(&report.full_name(case))
}

fn quiet_line(report: &FileReport, case: &Case) -> String {
    let name = shown_name(report, case);
    let first = case.message.lines().next().unwrap_or_default();
    match case.verdict {
        Verdict::Passed => {
            format!("passed {name} ({}, {:.3} s)", counted(case.checks, "check"), case.seconds)
        }
        verdict => format!("{} {name}: {first}", verdict.name()),
    }
}

/// A number and the noun that it counts, in the plural if need be.
pub fn counted(count: u64, what: &str) -> String {
    match count {
        1 => format!("1 {what}"),
        _ => format!("{count} {what}s"),
    }
}

/// Prints the names of the tests that took longest.
pub fn slowest(
    reports: &[FileReport],
    count: usize,
    terminal: &mut Terminal<'_>,
) -> io::Result<()> {
    let cases =
        reports.iter().flat_map(|report| report.cases.iter().map(move |case| (report, case)));
    let mut cases: Vec<(&FileReport, &Case)> = cases.collect();
    cases.sort_by(|left, right| right.1.seconds.total_cmp(&left.1.seconds));
    for (report, case) in cases.into_iter().take(count) {
        writeln!(terminal.out, "{:>9.3} s  {}", case.seconds, shown_name(report, case))?;
    }
    Ok(())
}

/// Prints the line that sums up all reports.
pub fn total(
    reports: &[FileReport],
    took: Duration,
    terminal: &mut Terminal<'_>,
) -> io::Result<()> {
    let cases: Vec<&Case> = reports.iter().flat_map(|report| &report.cases).collect();
    let mut kinds: BTreeMap<Kind, u64> = BTreeMap::new();
    let mut verdicts: BTreeMap<Verdict, u64> = BTreeMap::new();
    for case in &cases {
        *kinds.entry(case.kind).or_default() += 1;
        *verdicts.entry(case.verdict).or_default() += 1;
    }
    let kind = |(kind, singular, plural): &(Kind, &str, &str)| {
        let count = kinds.get(kind).copied().filter(|_| *kind != Kind::File)?;
        Some(format!("{count} {}", if count == 1 { singular } else { plural }))
    };
    let mut tested = vec![counted(reports.len() as u64, "file")];
    tested.extend(KINDS.iter().filter_map(kind));
    let verdict = |(verdict, name): &(Verdict, &str)| {
        let count = verdicts.get(verdict).copied().unwrap_or_default();
        let is_shown = count > 0 || matches!(verdict, Verdict::Passed | Verdict::Failed);
        let plural = if count > 1 { plural(name) } else { (*name).to_string() };
        is_shown.then(|| format!("{count} {plural}"))
    };
    let verdicts: Vec<String> = VERDICTS.iter().filter_map(verdict).collect();
    let checks: u64 = cases.iter().map(|case| case.checks).sum();
    writeln!(
        terminal.out,
        "{}: {} ({}, {:.1} s)",
        tested.join(", "),
        verdicts.join(", "),
        counted(checks, "check"),
        took.as_secs_f64()
    )?;
    terminal.out.flush()
}

fn plural(verdict: &str) -> String {
    match verdict {
        "expected failure" => "expected failures".into(),
        "unexpected pass" => "unexpected passes".into(),
        other => other.into(),
    }
}
