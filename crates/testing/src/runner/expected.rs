//! `// expected-error@+1 {{part of a message}}` and its like: the diagnostics that a test file states.
//!
//! The syntax is that of MLIR's tools: `error`, `warning`, `note` and `remark`; `-re` for a text with
//! `{{regular expressions}}`; a place `@+1`, `@-2`, `@above`, `@below` or `@unknown`, else the same line.
//! Every error has to be stated. Warnings have to be stated if the file states any, or states
//! `expected-no-diagnostics`.

use std::collections::BTreeMap;

use fancy_regex::Regex;

use super::filecheck::Problem;
use crate::diagnostic::{Diagnostic, LineTable, Severity, Source};
use crate::engine::machine::{Executable, Limits, NoHost};
use crate::ir::{Item, Module};
use crate::program::load_part;
use crate::syntax;

/// The severity of a stated diagnostic.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Error,
    Warning,
    Note,
}

/// A diagnostic that a file states.
#[derive(Debug, Clone)]
struct Expected {
    /// The line that states the diagnostic.
    stated_at: usize,
    /// The line that the diagnostic is about, or `None` for any line.
    line: Option<usize>,
    kind: Kind,
    text: Text,
}

#[derive(Debug, Clone)]
enum Text {
    Part(String),
    Expression(String, Box<Regex>),
}

impl Expected {
    fn fits(&self, found: &Found) -> bool {
        let is_there = self.line.is_none_or(|line| line == found.line) && self.kind == found.kind;
        is_there
            && match &self.text {
                Text::Part(part) => found.message.contains(part),
                Text::Expression(_, regex) => regex.is_match(&found.message).unwrap_or(false),
            }
    }

    fn shown(&self) -> String {
        let text = match &self.text {
            Text::Part(text) | Text::Expression(text, _) => text,
        };
        let place = self.line.map_or("any line".to_string(), |line| format!("line {line}"));
        format!("{} '{text}' is stated for {place}", self.kind.name())
    }
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Error => "error",
            Kind::Warning => "warning",
            Kind::Note => "note",
        }
    }
}

#[derive(Debug, Clone)]
struct Found {
    line: usize,
    kind: Kind,
    message: String,
}

/// The stated and the found diagnostics of one module of a file.
#[derive(Debug, Clone)]
pub struct ModuleResult {
    /// The name of the module, or of its first function.
    pub name: String,
    /// The line at which the module begins, counted from 1.
    pub line: usize,
    /// How many stated diagnostics were found.
    pub fulfilled: usize,
    /// The stated diagnostics that were not found, and the found ones that are not stated.
    pub problems: Vec<Problem>,
    /// Whether the module was accepted.
    pub accepted: bool,
}

/// Whether a text states diagnostics, or that there are none.
pub fn states_diagnostics(text: &str) -> bool {
    text.lines().any(|line| mark(line).is_some() || states_none(line))
}

fn states_none(line: &str) -> bool {
    line.trim_start().strip_prefix("//").is_some_and(|comment| comment.trim().starts_with(NONE))
}

const NONE: &str = "expected-no-diagnostics";

/// Compares the stated diagnostics with those that are found, module by module of the file. A module that is
/// accepted runs if it states diagnostics that were not found.
///
/// # Errors
///
/// The lines that begin like a stated diagnostic and cannot be read.
pub fn compare(source: &Source) -> Result<Vec<ModuleResult>, Vec<Problem>> {
    let expected = stated(&source.text)?;
    let none = source.text.lines().any(states_none);
    let strict = none || expected.iter().any(|expected| expected.kind == Kind::Warning);
    if none && !expected.is_empty() {
        let message = format!("{NONE} contradicts this stated diagnostic");
        return Err(vec![Problem { line: expected[0].stated_at, message }]);
    }
    let lines = LineTable::new(&source.text);
    let line_of = |offset| lines.place(&source.text, offset).line;
    let chunks = match syntax::split(source) {
        Ok(chunks) => chunks,
        Err(diagnostic) => {
            let mut found = Vec::new();
            take_in(&diagnostic, &line_of, &mut found);
            let whole = Piece { name: "file".into(), first: 1, last: usize::MAX, accepted: false };
            return Ok(vec![agree(whole, &expected, found, strict)]);
        }
    };
    let mut results = Vec::new();
    for (index, chunk) in chunks.iter().enumerate() {
        let next = chunks.get(index + 1).map_or(usize::MAX, |next| line_of(next.start));
        let first = if index == 0 { 1 } else { line_of(chunk.start) };
        let mine: Vec<Expected> = expected
            .iter()
            .filter(|expected| (first..next).contains(&expected.stated_at))
            .cloned()
            .collect();
        let mut found = Vec::new();
        let loaded = load_part(source, chunk.clone());
        let accepted = loaded.is_ok();
        let diagnostics = match &loaded {
            Ok(loaded) => loaded.warnings.clone(),
            Err(diagnostics) => diagnostics.clone(),
        };
        diagnostics.iter().for_each(|diagnostic| take_in(diagnostic, &line_of, &mut found));
        if let Ok(loaded) = &loaded
            && mine.iter().any(|expected| !found.iter().any(|found| expected.fits(found)))
        {
            let executed = execute(&loaded.module);
            executed.iter().for_each(|diagnostic| take_in(diagnostic, &line_of, &mut found));
        }
        let name = name_of(&source.text[chunk.clone()], first);
        let piece = Piece { name, first, last: next, accepted };
        results.push(agree(piece, &mine, found, strict));
    }
    Ok(results)
}

/// A module of the file.
struct Piece {
    name: String,
    first: usize,
    last: usize,
    accepted: bool,
}

/// The first symbol of a text, or the line at which the text begins if it has none.
fn name_of(text: &str, first: usize) -> String {
    let named = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let symbols = named.filter(|line| line.contains("func") || line.contains("module"));
    let mut symbols = symbols.filter_map(|line| line.split_once('@'));
    let is_word = |c: char| c.is_alphanumeric() || "_.$-".contains(c);
    match symbols.next() {
        Some((_, rest)) => {
            rest.trim_start_matches('"').chars().take_while(|&c| is_word(c)).collect()
        }
        None => format!("module at line {first}"),
    }
}

fn agree(piece: Piece, expected: &[Expected], found: Vec<Found>, strict: bool) -> ModuleResult {
    let mut left = found;
    let mut problems = Vec::new();
    let mut fulfilled = 0;
    for expected in expected {
        match left.iter().position(|found| expected.fits(found)) {
            Some(position) => {
                left.remove(position);
                fulfilled += 1;
            }
            None => {
                let message = format!("{}, and there is none", expected.shown());
                problems.push(Problem { line: expected.stated_at, message });
            }
        }
    }
    for found in left {
        let counts = match found.kind {
            Kind::Error => true,
            Kind::Warning => strict,
            Kind::Note => false,
        };
        if counts {
            let message = format!("{} that is not stated: {}", found.kind.name(), found.message);
            problems.push(Problem { line: found.line, message });
        }
    }
    problems.sort_by_key(|problem| problem.line);
    let Piece { name, first, accepted, .. } = piece;
    ModuleResult { name, line: first.min(piece.last), fulfilled, problems, accepted }
}

fn take_in(diagnostic: &Diagnostic, line_of: &dyn Fn(usize) -> usize, found: &mut Vec<Found>) {
    let line = diagnostic.span.map_or(1, |span| line_of(span.start));
    let kind = match diagnostic.severity {
        Severity::Error => Kind::Error,
        Severity::Warning => Kind::Warning,
    };
    found.push(Found { line, kind, message: diagnostic.message.clone() });
    for (message, span) in &diagnostic.notes {
        let line = span.map_or(line, |span| line_of(span.start));
        found.push(Found { line, kind: Kind::Note, message: message.clone() });
    }
}

/// The errors of running the functions of a module that take no arguments.
fn execute(module: &std::sync::Arc<Module>) -> Vec<Diagnostic> {
    let mut diagnostics = Vec::new();
    let executable = Executable::new(module);
    for function in module.functions() {
        if function.body.is_none() || !function.ty.inputs.is_empty() {
            continue;
        }
        let outcome = executable.call(&function.name, vec![], &mut NoHost, &Limits::default());
        diagnostics.extend(outcome.failed_checks);
        match outcome.end {
            Ok(_) => {}
            Err(failure) => diagnostics.extend(failure.into_diagnostics()),
        }
    }
    for item in &module.items {
        if let Item::Module(nested) = item {
            diagnostics.extend(execute(&std::sync::Arc::new(nested.clone())));
        }
    }
    diagnostics
}

/// A comment that states a diagnostic, cut into its parts.
struct Mark<'l> {
    before: &'l str,
    kind: &'l str,
    is_expression: bool,
    place: &'l str,
    rest: &'l str,
}

/// The stated diagnostic of a line, if there is one.
fn mark(line: &str) -> Option<Mark<'_>> {
    let comment = line.find("//")?;
    let at = comment + line[comment..].find("expected-")?;
    let text = &line[at + "expected-".len()..];
    let kind =
        ["error", "warning", "note", "remark"].into_iter().find(|word| text.starts_with(word))?;
    let rest = &text[kind.len()..];
    let (is_expression, rest) = match rest.strip_prefix("-re") {
        Some(rest) => (true, rest),
        None => (false, rest),
    };
    let rest = rest.trim_start();
    let (place, rest) = match rest.strip_prefix('@') {
        Some(rest) => rest.split_at(rest.find([' ', '{']).unwrap_or(rest.len())),
        None => ("", rest),
    };
    // text without braces behind the words is prose that mentions them
    let rest = rest.trim_start();
    (rest.starts_with("{{") || !place.is_empty()).then_some(Mark {
        before: &line[..at],
        kind,
        is_expression,
        place,
        rest,
    })
}

/// The stated diagnostics of a text.
fn stated(text: &str) -> Result<Vec<Expected>, Vec<Problem>> {
    let lines: Vec<&str> = text.lines().collect();
    let (mut stated, mut problems) = (Vec::new(), Vec::new());
    for (index, line) in lines.iter().enumerate() {
        let Some(mark) = mark(line) else { continue };
        match expected(&mark, index, &lines) {
            Ok(expected) => stated.push(expected),
            Err(message) => problems.push(Problem { line: index + 1, message }),
        }
    }
    if problems.is_empty() { Ok(stated) } else { Err(problems) }
}

fn expected(mark: &Mark<'_>, index: usize, lines: &[&str]) -> Result<Expected, String> {
    let kind = match mark.kind {
        "error" => Kind::Error,
        "warning" => Kind::Warning,
        "note" => Kind::Note,
        other => return Err(format!("expected-{other}: the interpreter gives no {other}s")),
    };
    let text = mark.rest.strip_prefix("{{").and_then(|rest| rest.trim_end().rsplit_once("}}"));
    let (text, _) = text.ok_or("a stated diagnostic has its text in '{{' and '}}'")?;
    let text = match mark.is_expression {
        false => Text::Part(text.to_string()),
        true => Text::Expression(text.to_string(), Box::new(expression(text)?)),
    };
    Ok(Expected { stated_at: index + 1, line: place(mark.place, index, lines)?, kind, text })
}

/// The line that a place names; `None` stands for any line.
fn place(place: &str, index: usize, lines: &[&str]) -> Result<Option<usize>, String> {
    let is_code = |index: &usize| lines.get(*index).is_some_and(|line| mark(line).is_none());
    let line = match place {
        "" => Some(index + 1),
        "unknown" => return Ok(None),
        "above" => (0..index).rev().find(is_code).map(|index| index + 1),
        "below" => (index + 1..lines.len()).find(is_code).map(|index| index + 1),
        offset => {
            let number = offset.strip_prefix('+').unwrap_or(offset).parse::<isize>();
            let signed = offset.starts_with(['+', '-']);
            match number {
                Ok(number) if signed => (index + 1).checked_add_signed(number),
                _ => {
                    return Err(format!(
                        "'@{offset}' is none of @+N, @-N, @above, @below, @unknown"
                    ));
                }
            }
        }
    };
    match line.filter(|line| (1..=lines.len()).contains(line)) {
        Some(line) => Ok(Some(line)),
        None => Err(format!("'@{place}' is no line of the file")),
    }
}

/// A regular expression for a text with regular expressions in double braces.
fn expression(text: &str) -> Result<Regex, String> {
    let mut pattern = String::new();
    let mut rest = text;
    while let Some((before, inside)) = rest.split_once("{{") {
        let (inside, after) = inside.split_once("}}").ok_or("a '{{' has no '}}'")?;
        pattern += &fancy_regex::escape(before);
        pattern += &format!("(?:{inside})");
        rest = after;
    }
    pattern += &fancy_regex::escape(rest);
    Regex::new(&pattern).map_err(|error| format!("this is no regular expression: {error}"))
}

/// The text after blessing: where the stated text is not part of the error that is found on its line, the
/// found message replaces it.
pub fn blessed(source: &Source) -> String {
    let mut found: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    let lines = LineTable::new(&source.text);
    for diagnostic in all_errors(source) {
        let line = diagnostic.span.map_or(1, |span| lines.place(&source.text, span.start).line);
        found.entry(line).or_default().push(diagnostic.message);
    }
    let text: Vec<&str> = source.text.lines().collect();
    let mut taken: BTreeMap<usize, usize> = BTreeMap::new();
    let rewritten = text.iter().enumerate().map(|(index, line)| {
        let rewritten = mark(line).filter(|mark| mark.kind == "error" && !mark.is_expression);
        let rewritten = rewritten.and_then(|mark| {
            let target = place(mark.place, index, &text).ok()??;
            let nth = taken.entry(target).or_default();
            let message = found.get(&target)?.get(*nth)?;
            *nth += 1;
            let stated = mark.rest.strip_prefix("{{")?.trim_end().strip_suffix("}}")?;
            if message.contains(stated) {
                return None;
            }
            let place = if mark.place.is_empty() { "" } else { "@" };
            Some(format!("{}expected-error{place}{} {{{{{message}}}}}", mark.before, mark.place))
        });
        format!("{}\n", rewritten.unwrap_or_else(|| line.to_string()))
    });
    rewritten.collect()
}

/// The errors of all modules of a file.
fn all_errors(source: &Source) -> Vec<Diagnostic> {
    let chunks = match syntax::split(source) {
        Ok(chunks) => chunks,
        Err(diagnostic) => return vec![diagnostic],
    };
    let of_chunk = |chunk| match load_part(source, chunk) {
        Ok(loaded) => execute(&loaded.module),
        Err(diagnostics) => diagnostics,
    };
    let all = chunks.into_iter().flat_map(of_chunk);
    all.filter(|diagnostic| diagnostic.severity == Severity::Error).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(text: &str) -> Result<Vec<ModuleResult>, Vec<Problem>> {
        compare(&Source { name: "f".into(), text: text.into() })
    }

    fn is_fine(text: &str) -> bool {
        results(text).unwrap().iter().all(|result| result.problems.is_empty())
    }

    const BAD: &str = "  %0 = stablehlo.nothing %x : tensor<f32>\n";

    #[test]
    fn an_error_is_stated_with_its_place() {
        let of =
            |mark: &str| format!("func.func @f(%x: tensor<f32>) {{\n{mark}\n{BAD}  return\n}}\n");
        for mark in ["expected-error@+1 {{nothing}}", "expected-error@below {{stablehlo.nothing}}"]
        {
            assert!(is_fine(&of(&format!("  // {mark}"))), "{mark}");
        }
        assert!(is_fine(&of("// expected-error-re@+1 {{stable{{h.o}}.nothing}}")));
        assert!(!is_fine(&of("// expected-error {{nothing}}")));
        assert!(!is_fine(&of("// expected-error@+1 {{something}}")));
        assert!(!is_fine(&of("")));
        assert!(results(&of("// expected-error@+9 {{nothing}}")).is_err());
        assert!(results(&of("// expected-error@1 {{nothing}}")).is_err());
        assert!(results(&of("// expected-error@+1 nothing")).is_err());
    }

    #[test]
    fn an_error_of_a_run_may_be_stated() {
        let text = "func.func @f() {\n  %0 = stablehlo.constant dense<1> : tensor<i32>\n\
                    // expected-error@+1 {{expect_eq_const failed}}\n\
                    check.expect_eq_const %0, dense<2> : tensor<i32>\n  return\n}\n";
        assert!(is_fine(text));
    }
}
