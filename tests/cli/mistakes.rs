//! Likely mistakes, and what is said about them: docs/mistakes.md is what the program says today.
//! `BLESS=1` writes it anew.

use std::fmt::Write as _;
use std::path::Path;

use crate::shlo::{Ran, program, ran_reading};

/// A mistake.
struct Case {
    number: u32,
    what: &'static str,
    /// The arguments, words between blanks; quotes keep words together.
    command: &'static str,
    /// What the program reads from standard input.
    input: &'static [u8],
    verdict: Verdict,
}

/// What a reader makes of the message.
#[derive(Clone, Copy)]
enum Verdict {
    /// It says what is wrong and what to do, or there is nothing wrong.
    Good,
    /// It says what is wrong.
    Fair,
}

use Verdict::{Fair, Good};

const fn case(number: u32, what: &'static str, command: &'static str, verdict: Verdict) -> Case {
    Case { number, what, command, input: b"", verdict }
}

mod cases;
mod files;

#[test]
fn every_mistake_gets_the_message_that_is_documented() {
    let desk = tempfile::tempdir().expect("a directory");
    files::write_all(desk.path());
    let page = page(desk.path());
    let path = Path::new("docs/mistakes.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &page).expect("docs/mistakes.md is writable");
    }
    let documented = std::fs::read_to_string(path).expect("docs/mistakes.md is readable");
    let diff = similar::TextDiff::from_lines(&documented, &page);
    let diff = diff.unified_diff().header("docs/mistakes.md", "the program").to_string();
    assert!(diff.is_empty(), "BLESS=1 writes it anew:\n{diff}");
}

fn page(desk: &Path) -> String {
    let mut page = String::from(HEAD);
    for case in cases::CASES {
        let (status, message) = said(case, desk);
        let command = match case.command.starts_with('(') {
            true => case.command.to_string(),
            false => format!("`shlo-interp {}`", case.command),
        };
        let verdict = match case.verdict {
            Good => "good",
            Fair => "fair",
        };
        let _ = writeln!(
            page,
            "| {} | {} | {} | {status} | {} | {verdict} |",
            case.number,
            case.what,
            cell(&command),
            cell(&message),
        );
    }
    page
}

const HEAD: &str = "\
# Likely mistakes

What the program says about mistakes that people make: a command, its exit status, and the message (the
first line, and what follows as notes and help). `tests/cli/mistakes.rs` holds this table: it runs every command
and compares. *good* says what is wrong and what to do about it, or nothing is wrong; *fair* says what is
wrong. Rows with their command in brackets are not run here.

| # | mistake | command | exit | message | |
|---|---|---|---|---|---|
";

/// Text in a cell of a Markdown table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('<', "&lt;")
}

/// The exit status and the message, of which source lines and carets are left out.
fn said(case: &Case, desk: &Path) -> (String, String) {
    if case.command.starts_with('(') {
        return ("".into(), "-".into());
    }
    let words = words(case.command);
    let mut command = program(&words.iter().map(String::as_str).collect::<Vec<_>>());
    command.current_dir(desk).env_remove("SHLO_INTERP_CPU");
    let Ran { status, out, err } = ran_reading(&mut command, case.input);
    let text = if err.trim().is_empty() { out } else { err };
    (status.to_string(), shortened(&text))
}

fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = vec![String::new()];
    let mut quoted = false;
    for c in text.chars() {
        match c {
            '\'' => quoted = !quoted,
            ' ' if !quoted => words.push(String::new()),
            c => words.last_mut().expect("a word").push(c),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// The lines of a message without those that show the source.
fn shortened(text: &str) -> String {
    let is_source = |line: &str| {
        let line = line.trim_start();
        let number = line.trim_start_matches(|c: char| c.is_ascii_digit());
        line.starts_with('|') || (number.len() < line.len() && number.trim_start().starts_with('|'))
    };
    let lines = text.lines().filter(|line| !is_source(line) && !line.trim().is_empty());
    let lines: Vec<&str> = lines.map(|line| line.trim().trim_start_matches("= ")).collect();
    let shown = lines.iter().take(6).copied().collect::<Vec<_>>().join(" / ");
    let shown = shown.replace("--> ", "at ");
    match shown.char_indices().nth(600) {
        Some((end, _)) => format!("{}…", &shown[..end]),
        None => shown,
    }
}
