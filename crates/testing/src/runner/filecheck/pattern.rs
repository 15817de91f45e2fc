//! One pattern: text, regular expressions, variables.

use std::collections::HashMap;

use fancy_regex::{Regex, RegexBuilder};

use super::expression::translated;
use super::{Kind, Options};

/// How much backtracking a match may take before it counts as failed.
const BACKTRACKING: usize = 10_000_000;

/// A pattern, divided into its parts.
#[derive(Debug, Clone)]
pub struct Pattern {
    parts: Vec<Part>,
    ignore_case: bool,
    whole_line: bool,
    strict: bool,
}

#[derive(Debug, Clone)]
enum Part {
    Text(String),
    Expression(String),
    /// A variable that is set to the text that an expression matches.
    Define(String, String),
    Use(String),
    /// A variable that is set to the number that is found.
    DefineNumber(String),
    /// The value of a numeric variable plus an offset.
    UseNumber(String, i64),
}

#[derive(Debug, Clone, Default)]
pub struct Variables {
    pub texts: HashMap<String, String>,
    /// The values of numeric variables, whose names are separate from those of text variables.
    pub numbers: HashMap<String, i64>,
}

impl Variables {
    /// Forgets all variables whose names do not begin with `$`.
    pub fn leave_scope(&mut self) {
        self.texts.retain(|name, _| name.starts_with('$'));
        self.numbers.retain(|name, _| name.starts_with('$'));
    }
}

/// A match of a pattern: a range of the output.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Found {
    pub start: usize,
    pub end: usize,
}

impl Pattern {
    /// Reads the pattern behind a directive's colon.
    ///
    /// # Errors
    ///
    /// A message about the part that cannot be read.
    pub fn parse(
        text: &str,
        kind: Kind,
        literal: bool,
        line: usize,
        options: &Options,
    ) -> Result<Pattern, String> {
        let keeps_blanks = options.strict_whitespace && options.match_full_lines;
        let text = if keeps_blanks { text } else { text.trim_matches([' ', '\t', '\r']) };
        let canonical =
            if options.strict_whitespace { text.to_string() } else { single_blanks(text) };
        let parts = match (kind, canonical.as_str()) {
            (Kind::Empty, "") => vec![Part::Expression("\\n$".into())],
            (Kind::Empty, _) => return Err("an empty line has no text: nothing may follow".into()),
            (_, "") => return Err("there is nothing to look for".into()),
            (_, text) if literal => vec![Part::Text(text.into())],
            (_, text) => parts(text, line)?,
        };
        if kind == Kind::Label && parts.iter().any(|part| !part.is_constant()) {
            return Err("a label has no variables".into());
        }
        Ok(Pattern {
            parts,
            ignore_case: options.ignore_case,
            whole_line: options.match_full_lines && !matches!(kind, Kind::Not | Kind::Empty),
            strict: options.strict_whitespace,
        })
    }

    /// The first match of the pattern in `output[from..to]`, which sets the pattern's variables.
    ///
    /// # Errors
    ///
    /// A message about a variable without a value, an expression that cannot be read, or one that takes too
    /// long.
    pub fn find(
        &self,
        output: &str,
        from: usize,
        to: usize,
        variables: &mut Variables,
    ) -> Result<Option<Found>, String> {
        if let ([Part::Text(text)], false, false) =
            (self.parts.as_slice(), self.ignore_case, self.whole_line)
        {
            let found = output[from..to].find(text.as_str()).map(|at| from + at);
            return Ok(found.map(|start| Found { start, end: start + text.len() }));
        }
        let regex = self.regex(variables)?;
        // the expression is given the range alone, whose beginning `^` matches, too
        let captures = regex
            .captures(&output[from..to])
            .map_err(|error| format!("the expression cannot be matched: {error}"))?;
        let Some(captures) = captures else { return Ok(None) };
        self.define(&captures, variables)?;
        let whole = captures.get(0).expect("a match has a range");
        let is_empty_line = matches!(self.parts.as_slice(), [Part::Expression(it)] if it == "\\n$");
        let start = from + whole.start() + usize::from(is_empty_line);
        Ok(Some(Found { start, end: from + whole.end() }))
    }

    fn define(
        &self,
        captures: &fancy_regex::Captures<'_>,
        variables: &mut Variables,
    ) -> Result<(), String> {
        for (index, part) in self.parts.iter().enumerate() {
            let text = captures.name(&group(index)).map_or("", |found| found.as_str());
            match part {
                Part::Define(name, _) => {
                    variables.texts.insert(name.clone(), text.to_string());
                }
                Part::DefineNumber(name) => {
                    let number =
                        text.parse().map_err(|_| format!("{text} is too large a number"))?;
                    variables.numbers.insert(name.clone(), number);
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn regex(&self, variables: &Variables) -> Result<Regex, String> {
        let mut text = String::from(if self.ignore_case { "(?mi)" } else { "(?m)" });
        if self.whole_line {
            text.push_str(if self.strict { "^" } else { "^ *" });
        }
        for (index, part) in self.parts.iter().enumerate() {
            text.push_str(&self.part_regex(index, part, variables)?);
        }
        if self.whole_line {
            text.push_str(if self.strict { "$" } else { " *$" });
        }
        RegexBuilder::new(&text)
            .backtrack_limit(BACKTRACKING)
            .build()
            .map_err(|error| format!("this is no regular expression: {error}"))
    }

    fn part_regex(
        &self,
        index: usize,
        part: &Part,
        variables: &Variables,
    ) -> Result<String, String> {
        let defined_here = |name: &str| {
            self.parts[..index].iter().position(
                |part| matches!(part, Part::Define(it, _) | Part::DefineNumber(it) if it == name),
            )
        };
        Ok(match part {
            Part::Text(text) => fancy_regex::escape(text).into_owned(),
            Part::Expression(expression) => format!("(?:{expression})"),
            Part::Define(_, expression) => format!("(?P<{}>{expression})", group(index)),
            Part::DefineNumber(_) => format!("(?P<{}>-?[0-9]+)", group(index)),
            Part::Use(name) => match (defined_here(name), variables.texts.get(name)) {
                (Some(place), _) => format!("\\k<{}>", group(place)),
                (None, Some(value)) => fancy_regex::escape(value).into_owned(),
                (None, None) => return Err(format!("the variable {name} has no value here")),
            },
            Part::UseNumber(name, more) => {
                let value = match name.as_str() {
                    "" => Some(0),
                    name if defined_here(name).is_some() => {
                        return Err(format!("the number {name} is used on the line that sets it"));
                    }
                    name => variables.numbers.get(name).copied(),
                };
                let value = value.ok_or_else(|| format!("the number {name} has no value here"))?;
                value.saturating_add(*more).to_string()
            }
        })
    }
}

impl Part {
    fn is_constant(&self) -> bool {
        match self {
            Part::Text(_) | Part::Expression(_) => true,
            Part::UseNumber(name, _) => name.is_empty(),
            _ => false,
        }
    }
}

fn group(index: usize) -> String {
    format!("part{index}")
}

/// The text with each run of blanks replaced by one space.
pub fn single_blanks(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            ' ' | '\t' if out.ends_with(' ') => {}
            ' ' | '\t' => out.push(' '),
            other => out.push(other),
        }
    }
    out
}

/// The parts of a pattern's text.
fn parts(text: &str, line: usize) -> Result<Vec<Part>, String> {
    let mut parts = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let opening = [rest.find("{{"), rest.find("[[")].into_iter().flatten().min();
        let (before, inside) = rest.split_at(opening.unwrap_or(rest.len()));
        if !before.is_empty() {
            parts.push(Part::Text(before.into()));
        }
        if inside.is_empty() {
            break;
        }
        let (part, after) = match inside.strip_prefix("{{") {
            Some(inside) => {
                let end = inside.find("}}").ok_or("a '{{' has no '}}'")?;
                // further closing braces belong to the expression
                let end = end + inside[end..].bytes().take_while(|&byte| byte == b'}').count() - 2;
                (Part::Expression(translated(&inside[..end])?), &inside[end + 2..])
            }
            None => {
                let end = end_of_variable(&inside[2..]).ok_or("a '[[' has no ']]'")?;
                (variable(&inside[2..2 + end], line)?, &inside[2 + end + 2..])
            }
        };
        parts.push(part);
        rest = after;
    }
    Ok(parts)
}

/// The position of the `]]` that ends a variable; brackets before it come in pairs.
fn end_of_variable(text: &str) -> Option<usize> {
    let (mut depth, mut escaped) = (0usize, false);
    for (index, byte) in text.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b']' if depth == 0 && text[index..].starts_with("]]") => return Some(index),
            b'[' => depth += 1,
            b']' => depth = depth.checked_sub(1)?,
            _ => {}
        }
    }
    None
}

/// Reads the text between `[[` and `]]`.
fn variable(text: &str, line: usize) -> Result<Part, String> {
    if let Some(number) = text.strip_prefix('#') {
        return number_part(number.trim(), line);
    }
    if text.starts_with('@') {
        return number_part(text, line);
    }
    let (name, expression) = match text.split_once(':') {
        Some((name, expression)) => (name, Some(expression)),
        None => (text, None),
    };
    let name = name_of_variable(name)?;
    match expression {
        Some(expression) => Ok(Part::Define(name, translated(expression)?)),
        None => Ok(Part::Use(name)),
    }
}

fn name_of_variable(text: &str) -> Result<String, String> {
    let bare = text.strip_prefix('$').unwrap_or(text);
    let is_name = bare.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && bare.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    match is_name {
        true => Ok(text.to_string()),
        false => Err(format!(
            "'{text}' is no name of a variable: '[[' as text is written '{{{{\\[\\[}}}}', or the \
             directive with {{LITERAL}}"
        )),
    }
}

/// Reads the text behind `[[#`: `NAME:`, `NAME`, `NAME+1`, `@LINE-1`, the first also with `%u,` or `%d,`.
fn number_part(text: &str, line: usize) -> Result<Part, String> {
    let text = ["%u,", "%d,", "%i,"]
        .iter()
        .find_map(|format| text.strip_prefix(format))
        .unwrap_or(text)
        .trim();
    if text.starts_with('%') {
        return Err(format!("the number format of '{text}' is not supported: %u and %d are"));
    }
    if let Some(name) = text.strip_suffix(':') {
        return Ok(Part::DefineNumber(name_of_variable(name.trim())?));
    }
    let split = text.find(['+', '-']).unwrap_or(text.len());
    let (name, more) = (text[..split].trim(), text[split..].replace(' ', ""));
    let more: i64 = match more.as_str() {
        "" => 0,
        more => more.parse().map_err(|_| format!("'{text}' is no NAME, NAME+N or NAME-N"))?,
    };
    match name {
        "@LINE" => Ok(Part::UseNumber(String::new(), more.saturating_add(line as i64))),
        name => Ok(Part::UseNumber(name_of_variable(name)?, more)),
    }
}
