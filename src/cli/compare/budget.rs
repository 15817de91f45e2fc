//! Budgets: files of TOML that say how far off values may be, by op, type, name and `loc`.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::demands::{Chosen, Demand};
use crate::cli::arguments::tolerance;
use crate::compare::{Rule, Tolerance};
use crate::numeric::ElementType;
use crate::ops;
use crate::report::Bound;

/// A budget: a default, and rules of which the last one that fits a value counts.
#[derive(Debug, Default)]
pub struct Budget {
    /// What is required of values that no rule fits.
    pub default: Option<Demand>,
    /// The rules, in the order of the file.
    pub rules: Vec<BudgetRule>,
}

/// What is required of some values. A pattern that is not given fits every value.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct BudgetRule {
    /// The line on which the rule begins.
    pub line: usize,
    /// The op that defines the value, with or without its dialect.
    pub op: Option<String>,
    /// The element type.
    pub element: Option<String>,
    /// The name of the value, or the last part of it.
    pub name: Option<String>,
    /// What the `loc` of the op says in short.
    pub loc: Option<String>,
    /// What is required.
    pub demand: Demand,
}

impl BudgetRule {
    /// Whether the rule is about a value.
    pub fn fits(&self, value: Chosen<'_>) -> bool {
        let fits = |pattern: &Option<String>, texts: &[Option<&str>]| {
            let Some(pattern) = pattern else { return true };
            texts.iter().flatten().any(|text| matches(pattern, text))
        };
        let short = value.op.and_then(|op| op.split_once('.')).map(|(_, name)| name);
        let last = value.name.rsplit('/').next();
        fits(&self.op, &[value.op, short])
            && fits(&self.element, &[Some(&value.element.to_string())])
            && fits(&self.name, &[Some(value.name), last])
            && fits(&self.loc, &[value.location])
    }
}

/// Whether a text fits a pattern, in which `*` matches any characters.
fn matches(pattern: &str, text: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('*') else { return pattern == text };
    let Some(mut text) = text.strip_prefix(start) else { return false };
    let mut parts: Vec<&str> = rest.split('*').collect();
    let end = parts.pop().unwrap_or_default();
    for part in parts {
        match text.find(part) {
            Some(at) => text = &text[at + part.len()..],
            None => return false,
        }
    }
    text.ends_with(end)
}

/// The text of a file, for the lines of its errors.
struct File<'t>(&'t str);

type Field<'f> = (&'f str, usize, &'f Spanned<DeValue<'f>>);

const LAYOUT: &str = "a budget has a table [default] and tables [[rule]]";
const REQUIRED: &str = "max_ulp, atol, rtol and metrics";
const PATTERNS: &str = "op, type, name and loc";

/// Reads a budget.
///
/// # Errors
///
/// The error, with its line and what that line may have.
pub fn read(text: &str) -> Result<Budget, String> {
    let file = File(text);
    let parsed = DeTable::parse(text).map_err(|error| {
        let line = error.span().map_or(1, |span| file.line(span.start));
        format!("line {line}: {}", error.message().trim())
    })?;
    let mut budget = Budget::default();
    for (key, line, value) in file.fields(parsed.get_ref()) {
        match (key, value.get_ref()) {
            ("default", DeValue::Table(table)) => {
                let rule = file.rule(table, line, false)?;
                budget.default = Some(rule.demand);
            }
            ("rule", DeValue::Array(tables)) => {
                for table in tables.iter() {
                    let line = file.line(table.span().start);
                    let DeValue::Table(fields) = table.get_ref() else {
                        return Err(format!("line {line}: a rule is a table: {LAYOUT}"));
                    };
                    budget.rules.push(file.rule(fields, line, true)?);
                }
            }
            _ => return Err(format!("line {line}: `{key}` does not stand here: {LAYOUT}")),
        }
    }
    Ok(budget)
}

impl File<'_> {
    /// The line of a byte, from 1.
    fn line(&self, at: usize) -> usize {
        self.0.as_bytes()[..at.min(self.0.len())].iter().filter(|byte| **byte == b'\n').count() + 1
    }

    /// The fields of a table in the order of the file, each with its line.
    fn fields<'f>(&self, table: &'f DeTable<'f>) -> Vec<Field<'f>> {
        let mut fields: Vec<(usize, Field<'f>)> = table
            .iter()
            .map(|(key, value)| {
                let start = key.span().start;
                (start, (key.get_ref().as_ref(), self.line(start), value))
            })
            .collect();
        fields.sort_by_key(|(start, _)| *start);
        fields.into_iter().map(|(_, field)| field).collect()
    }

    /// A rule, or the default, which has no patterns.
    fn rule(
        &self,
        table: &DeTable<'_>,
        line: usize,
        has_patterns: bool,
    ) -> Result<BudgetRule, String> {
        let mut rule = BudgetRule { line, ..BudgetRule::default() };
        let (mut max_ulp, mut atol, mut rtol) = (None, None, None);
        for field in self.fields(table) {
            match (field.0, has_patterns) {
                ("max_ulp", _) => max_ulp = Some(whole(field)?),
                ("atol", _) => atol = Some(number(field)?),
                ("rtol", _) => rtol = Some(number(field)?),
                ("metrics", _) => rule.demand.metrics = self.metrics(field)?,
                ("op", true) => rule.op = Some(op(field)?),
                ("type", true) => rule.element = Some(element(field)?),
                ("name", true) => rule.name = Some(string(field)?),
                ("loc", true) => rule.loc = Some(string(field)?),
                (key @ ("op" | "type" | "name" | "loc"), false) => {
                    return Err(format!(
                        "line {}: `{key}` does not stand in [default], which is for values that no [[rule]] fits",
                        field.1
                    ));
                }
                (key, true) => {
                    return Err(format!(
                        "line {}: `{key}` does not stand in a rule: there are {PATTERNS}, and {REQUIRED}",
                        field.1
                    ));
                }
                (key, false) => {
                    return Err(format!(
                        "line {}: `{key}` does not stand in [default]: there are {REQUIRED}",
                        field.1
                    ));
                }
            }
        }
        rule.demand.tolerance = match Rule::of(max_ulp, atol, rtol) {
            Rule::Within(tolerance) => Some(tolerance),
            _ => None::<Tolerance>,
        };
        match rule.demand.is_empty() {
            true => Err(format!("line {line}: this requires nothing: it needs one of {REQUIRED}")),
            false => Ok(rule),
        }
    }

    fn metrics(&self, (_, line, value): Field<'_>) -> Result<Vec<Bound>, String> {
        const WANTED: &str = "`metrics` is a list of texts, such as [\"pcc>=0.999\", \"rms\"]";
        let wrong = || format!("line {line}: {WANTED}");
        let DeValue::Array(items) = value.get_ref() else { return Err(wrong()) };
        let mut bounds: Vec<Bound> = Vec::new();
        for item in items.iter() {
            let DeValue::String(text) = item.get_ref() else { return Err(wrong()) };
            let line = self.line(item.span().start);
            let bound: Bound = text.parse().map_err(|error| format!("line {line}: {error}"))?;
            bounds.push(bound);
        }
        Ok(bounds)
    }
}

fn string((key, line, value): Field<'_>) -> Result<String, String> {
    match value.get_ref() {
        DeValue::String(text) if !text.is_empty() => Ok(text.to_string()),
        _ => {
            Err(format!("line {line}: `{key}` is a text in quotes, in which * stands for anything"))
        }
    }
}

/// The name of an op that there is, or a pattern.
fn op(field: Field<'_>) -> Result<String, String> {
    let text = string(field)?;
    let dialects = ["", "stablehlo.", "chlo.", "func."];
    let exists = dialects.iter().any(|dialect| ops::entry(&format!("{dialect}{text}")).is_some());
    match exists || text.contains('*') {
        true => Ok(text),
        false => Err(format!(
            "line {}: `{text}` is no op: give a name such as dot_general or chlo.erf, or a pattern with *",
            field.1
        )),
    }
}

/// The name of an element type, or a pattern.
fn element(field: Field<'_>) -> Result<String, String> {
    let text = string(field)?;
    if text.contains('*') {
        return Ok(text);
    }
    let element: ElementType = text.parse().map_err(|error| {
        format!(
            "line {}: {error}; `type` is an element type such as bf16, or a pattern with *",
            field.1
        )
    })?;
    Ok(element.to_string())
}

fn whole((key, line, value): Field<'_>) -> Result<u64, String> {
    let number = match value.get_ref() {
        DeValue::Integer(number) => u64::from_str_radix(number.as_str(), number.radix()).ok(),
        _ => None,
    };
    number.ok_or_else(|| format!("line {line}: `{key}` is a whole number from 0 on"))
}

fn number((key, line, value): Field<'_>) -> Result<f64, String> {
    let text = match value.get_ref() {
        DeValue::Float(number) => number.as_str().to_string(),
        DeValue::Integer(number) if number.radix() == 10 => number.as_str().to_string(),
        _ => String::new(),
    };
    tolerance(&text).map_err(|error| format!("line {line}: `{key}`: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen<'a>(name: &'a str, op: &'a str, element: &'a ElementType) -> Chosen<'a> {
        Chosen { name, op: Some(op), element, location: Some("model.py:7") }
    }

    #[test]
    fn patterns_have_stars() {
        for (pattern, text) in [
            ("a*c", "abc"),
            ("*", ""),
            ("a*", "a"),
            ("*b*", "abc"),
            ("a*b*c", "aXbYc"),
            ("abc", "abc"),
        ] {
            assert!(matches(pattern, text), "{pattern} {text}");
        }
        for (pattern, text) in [("a*c", "ab"), ("ab*ba", "aba"), ("abc", "abcd"), ("*b", "bc")] {
            assert!(!matches(pattern, text), "{pattern} {text}");
        }
    }

    #[test]
    fn a_rule_fits_by_all_of_its_patterns() {
        let text = "
            [[rule]]
            op = 'dot_general'
            type = 'f8E4M3FN'
            max_ulp = 0
            [[rule]]
            name = '%a*'
            loc = 'model.py:*'
            metrics = ['pcc>=0.9']";
        let budget = read(text).unwrap();
        let (f8, f32) = ("f8E4M3FN".parse().unwrap(), "f32".parse().unwrap());
        let fits = |at: usize, value| budget.rules[at].fits(value);
        assert!(fits(0, chosen("@main/%0", "stablehlo.dot_general", &f8)));
        assert!(!fits(0, chosen("@main/%0", "stablehlo.dot_general", &f32)));
        assert!(!fits(0, chosen("@main/%0", "stablehlo.add", &f8)));
        assert!(fits(1, chosen("@main/%5.body[3]/%a1", "stablehlo.add", &f32)));
        assert!(!fits(1, chosen("@main/%b", "stablehlo.add", &f32)));
        assert_eq!((budget.rules[0].line, budget.rules[1].line), (2, 6));
    }

    #[test]
    fn errors_have_a_line_and_what_may_stand_there() {
        for (text, fault) in [
            ("[default\n", "line 1: "),
            ("\nx = 1", "line 2: `x` does not stand here: a budget has"),
            ("[default]\nop = 'add'\nrtol = 1.0", "line 2: `op` does not stand in [default]"),
            (
                "[default]\nmax_ulps = 1",
                "line 2: `max_ulps` does not stand in [default]: there are max_ulp",
            ),
            (
                "[[rule]]\natol = 1.0\nulp = 1",
                "line 3: `ulp` does not stand in a rule: there are op",
            ),
            ("[[rule]]\nmax_ulp = -1", "line 2: `max_ulp` is a whole number"),
            ("[[rule]]\nmax_ulp = 1.5", "line 2: `max_ulp` is a whole number"),
            ("[[rule]]\nrtol = nan", "line 2: `rtol`: a tolerance is a number"),
            ("[[rule]]\nrtol = '1'", "line 2: `rtol`: a tolerance is a number"),
            ("[[rule]]\nop = 'dott'\nrtol = 1", "line 2: `dott` is no op"),
            ("[[rule]]\ntype = 'f8'\nrtol = 1", "line 2: "),
            ("[[rule]]\nop = 'add'", "line 1: this requires nothing"),
            ("[[rule]]\nmetrics = ['pcc<=1']", "line 2: of pcc larger values are better"),
            ("[[rule]]\nmetrics = 'pcc'", "line 2: `metrics` is a list"),
            ("rule = [3]", "line 1: a rule is a table"),
            ("[default]\nrtol = 1\nrtol = 2", "line 3: "),
        ] {
            let error = read(text).unwrap_err();
            assert!(error.contains(fault), "{text}: {error}");
        }
    }
}
