//! One test for each file of `tests/verify`: programs with an error, stated on the line before by
//! `// expected-error@+1 {{part of the message}}`. `BLESS=1` rewrites the stated texts.

use std::collections::BTreeMap;
use std::path::Path;

use shlo_interp::diagnostic::{Diagnostic, Severity, Source};
use shlo_interp::{load, ops, syntax};

const MARK: &str = "// expected-error@";

/// The diagnostics of all modules of a file.
fn diagnostics(source: &Source) -> Vec<Diagnostic> {
    let registry = ops::registry();
    let of_chunk = |chunk| load(source, chunk, &registry).err().unwrap_or_default();
    let chunks = match syntax::split(source) {
        Ok(chunks) => chunks,
        Err(diagnostic) => return vec![diagnostic],
    };
    let all = chunks.into_iter().flat_map(of_chunk);
    all.filter(|diagnostic| diagnostic.severity == Severity::Error).collect()
}

fn line_of(source: &Source, offset: usize) -> usize {
    1 + source.text[..offset].matches('\n').count()
}

/// The stated errors: line they belong to, text.
fn stated(text: &str) -> Vec<(usize, String)> {
    let mut stated = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let Some((_, rest)) = line.split_once(MARK) else { continue };
        let (offset, rest) = rest.split_once(' ').expect("a line offset and a text");
        let offset: isize = offset.trim_start_matches('+').parse().expect("a line offset");
        let (message, _) = (rest.split_once("{{").and_then(|(_, rest)| rest.split_once("}}")))
            .expect("a text in double braces");
        let line = (index + 1).checked_add_signed(offset).expect("a line of the file");
        stated.push((line, message.to_string()));
    }
    stated
}

/// The text with the messages that were found in the places where errors are stated.
fn blessed(text: &str, found: &BTreeMap<usize, Vec<String>>) -> String {
    let mut taken: BTreeMap<usize, usize> = BTreeMap::new();
    let mut blessed = String::new();
    for (index, line) in text.lines().enumerate() {
        let rewritten = line.split_once(MARK).and_then(|(indent, rest)| {
            let offset: isize = rest.split_once(' ')?.0.trim_start_matches('+').parse().ok()?;
            let target = (index + 1).checked_add_signed(offset)?;
            let nth = taken.entry(target).or_default();
            let message = found.get(&target)?.get(*nth)?;
            *nth += 1;
            Some(format!("{indent}{MARK}{offset:+} {{{{{message}}}}}"))
        });
        blessed.push_str(&rewritten.unwrap_or_else(|| line.to_string()));
        blessed.push('\n');
    }
    blessed
}

fn states_its_errors(path: &Path) -> datatest_stable::Result<()> {
    let text = std::fs::read_to_string(path)?;
    let source = Source { name: path.display().to_string().into(), text: text.as_str().into() };
    let mut found: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for diagnostic in diagnostics(&source) {
        let line = diagnostic.span.map_or(1, |span| line_of(&source, span.start));
        found.entry(line).or_default().push(diagnostic.message);
    }
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, blessed(&text, &found))?;
        return Ok(());
    }
    let mut problems = Vec::new();
    for (line, message) in stated(&text) {
        let messages = found.entry(line).or_default();
        match messages.iter().position(|found| found.contains(&message)) {
            Some(position) => drop(messages.remove(position)),
            None => problems.push(format!("{}:{line}: no error '{message}'", path.display())),
        }
    }
    for (line, messages) in found {
        for message in messages {
            problems.push(format!("{}:{line}: not stated: {message}", path.display()));
        }
    }
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n").into()) }
}

datatest_stable::harness! {
    { test = states_its_errors, root = "tests/verify", pattern = r"\.mlir$" },
}
