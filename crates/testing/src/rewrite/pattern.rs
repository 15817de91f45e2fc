//! Which values of a run are meant: by name, by the path to them, by op, by line, by `loc`.

use std::fmt;
use std::str::FromStr;

use crate::diagnostic::{LineTable, Source, closest};
use crate::engine::machine::observing::Observed;
use crate::ir::{Function, Location, Module, Op, Region, Type, ValueId};

/// Values that a flag names. In all but a line, `*` stands for any text and `?` for any character.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pattern {
    /// `%12`, `%last#1`: the values of this name, in every function.
    Name(String),
    /// `@f/%12`: the values of this name in a function, or the path of one value in a run (`@main/%5.body[3]/%8`).
    Path(String),
    /// `op:dot_general`: the results of the ops of this name.
    Op(String),
    /// `loc:block.py:17`: the results of the ops whose `loc` has this name or place.
    Location(String),
    /// `17`: the results of the op that begins on this line.
    Line(usize),
}

impl FromStr for Pattern {
    type Err = String;

    fn from_str(text: &str) -> Result<Pattern, String> {
        if text.len() > 1 && text.starts_with('%') {
            return Ok(Pattern::Name(text[1..].to_string()));
        }
        if text.starts_with('@') && text.contains("/%") {
            return Ok(Pattern::Path(text.to_string()));
        }
        let kinds: [(&str, fn(String) -> Pattern); 2] =
            [("op:", Pattern::Op), ("loc:", Pattern::Location)];
        for (prefix, kind) in kinds {
            if let Some(name) = text.strip_prefix(prefix).filter(|name| !name.is_empty()) {
                return Ok(kind(name.to_string()));
            }
        }
        text.parse().map(Pattern::Line).map_err(|_| {
            "a value is named by %name, by @function/%name, by its path in a run such as \
             @main/%5.body[3]/%8, by op:NAME, by loc:NAME or by the LINE of its op"
                .into()
        })
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pattern::Name(name) => write!(f, "%{name}"),
            Pattern::Path(path) => f.write_str(path),
            Pattern::Op(name) => write!(f, "op:{name}"),
            Pattern::Location(name) => write!(f, "loc:{name}"),
            Pattern::Line(line) => write!(f, "{line}"),
        }
    }
}

/// A value of a function, as the program states it.
#[derive(Clone, Copy)]
pub struct Site<'m> {
    pub function: &'m Function,
    /// The op that defines the value; an argument of a function or of a loop's region has none.
    pub op: Option<&'m Op>,
    /// The number of the value among the op's results, or among the arguments.
    pub number: usize,
    pub value: ValueId,
}

impl Site<'_> {
    /// The name of the value, without `%`: `last#1` for one of several results.
    fn name(&self) -> String {
        let name = &self.function.values[self.value].name;
        match self.op {
            Some(op) if op.results.len() > 1 => format!("{name}#{}", self.number),
            _ => name.clone(),
        }
    }

    pub fn ty(&self) -> &Type {
        &self.function.values[self.value].ty
    }
}

impl Pattern {
    /// Whether this names a value that the program states. A path that names one of several runs of the value's op counts,
    /// too.
    pub fn may_mean(&self, site: &Site<'_>, source: &Source) -> bool {
        match self {
            Pattern::Name(name) => names(name, &site.name()),
            Pattern::Path(path) => {
                let (around, name) = path.rsplit_once("/%").unwrap_or_default();
                let function = around.rsplit('@').next().unwrap_or_default();
                let function = function.split("/%").next().unwrap_or_default();
                (fits(function, &site.function.name) || function.contains('*'))
                    && names(name, &site.name())
            }
            Pattern::Op(_) | Pattern::Location(_) | Pattern::Line(_) => {
                site.op.is_some_and(|op| self.means_op(op, source))
            }
        }
    }

    /// Whether this names a value that an observed run defines.
    pub fn means(&self, observed: &Observed<'_>, index: usize, source: &Source) -> bool {
        match self {
            Pattern::Name(name) => {
                let path = observed.name(index);
                names(name, path.rsplit_once("/%").map_or("", |(_, own)| own))
            }
            Pattern::Path(path) => {
                let own = observed.name(index);
                let (_, name) = own.rsplit_once("/%").unwrap_or_default();
                let in_function = format!("@{}/%{name}", observed.function.name);
                names(path, &own) || names(path, &in_function)
            }
            Pattern::Op(_) | Pattern::Location(_) | Pattern::Line(_) => {
                observed.op.as_ref().is_some_and(|view| self.means_op(view.op, source))
            }
        }
    }

    /// Whether this names the results of an op, by its name, place or line.
    pub fn means_op(&self, op: &Op, source: &Source) -> bool {
        match self {
            Pattern::Op(name) => {
                let own = op.full_name();
                fits(name, own) || own.split_once('.').is_some_and(|(_, short)| fits(name, short))
            }
            Pattern::Location(name) => {
                op.location.as_ref().is_some_and(|location| mentions(location, name))
            }
            Pattern::Line(line) => {
                LineTable::of(source).place(&source.text, op.span.start).line == *line
            }
            Pattern::Name(_) | Pattern::Path(_) => false,
        }
    }

    /// What to say if this names no value of a program with these values.
    pub fn names_nothing(&self, sites: &[Site<'_>], source: &Source) -> String {
        self.nothing(sites, source, ["no op with results", "no op and no argument"])
    }

    /// What to say if this names no op of a program with these values.
    pub fn names_no_op(&self, sites: &[Site<'_>], source: &Source) -> String {
        self.nothing(sites, source, ["no op"; 2])
    }

    /// What to say if this names nothing. What begins on a line and what defines a value is given in words.
    fn nothing(&self, sites: &[Site<'_>], source: &Source, [begins, defines]: [&str; 2]) -> String {
        let program = &source.name;
        match self {
            Pattern::Line(line) => format!("{begins} begins on line {line} of {program}"),
            Pattern::Location(name) => format!("no op of {program} has a loc that names '{name}'"),
            Pattern::Op(name) => {
                let ops = sites.iter().filter_map(|site| site.op).map(Op::full_name);
                let short = ops.filter_map(|name| name.split_once('.')).map(|(_, short)| short);
                let meant = closest(name, short).map(|meant| format!(": did you mean {meant}?"));
                format!("{program} has no op {name} with results{}", meant.unwrap_or_default())
            }
            Pattern::Name(text) | Pattern::Path(text) => {
                let name = text.rsplit_once("/%").map_or(text.as_str(), |(_, name)| name);
                let all: Vec<String> = sites.iter().map(Site::name).collect();
                let elsewhere = functions_with(sites, name);
                let meant = match closest(name, all.iter().map(String::as_str)) {
                    _ if !elsewhere.is_empty() => format!(": %{name} is a value of {elsewhere}"),
                    Some(meant) => format!(": did you mean %{meant}?"),
                    None => String::new(),
                };
                let sign = if text.starts_with('@') { "" } else { "%" };
                format!("{defines} of {program} defines {sign}{text}{meant}")
            }
        }
    }
}

fn functions_with(sites: &[Site<'_>], name: &str) -> String {
    let mut found: Vec<String> = Vec::new();
    for site in sites.iter().filter(|site| site.name() == name) {
        let function = format!("@{}", site.function.name);
        if !found.contains(&function) {
            found.push(function);
        }
    }
    found.join(", ")
}

/// Whether a pattern fits the name of a value; a pattern without `#` means all results of an op.
fn names(pattern: &str, name: &str) -> bool {
    fits(pattern, name)
        || name
            .rsplit_once('#')
            .is_some_and(|(all, _)| !pattern.contains('#') && fits(pattern, all))
}

/// Whether a location, or one inside it, has a name or is a place (`file.py:17`, `file.py:17:3`).
fn mentions(location: &Location, wanted: &str) -> bool {
    match location {
        Location::Unknown => false,
        Location::File { file, line, column } => {
            [format!("{file}:{line}"), format!("{file}:{line}:{column}")]
                .iter()
                .any(|place| fits(wanted, place))
        }
        Location::Name(name, child) => {
            fits(wanted, name) || child.as_ref().is_some_and(|child| mentions(child, wanted))
        }
        Location::CallSite(callee, caller) => mentions(callee, wanted) || mentions(caller, wanted),
        Location::Fused(_, parts) => parts.iter().any(|part| mentions(part, wanted)),
        Location::Opaque(text) => fits(wanted, text),
    }
}

/// Whether a text is what a pattern says, in which `*` is any text and `?` any character.
fn fits(pattern: &str, text: &str) -> bool {
    let (pattern, text): (Vec<char>, Vec<char>) =
        (pattern.chars().collect(), text.chars().collect());
    let (mut at, mut place) = (0, 0);
    // where to go on if what follows the last `*` does not fit: the star may take one character more
    let mut star = None;
    while place < text.len() {
        match pattern.get(at) {
            Some('*') => {
                star = Some((at, place));
                at += 1;
            }
            Some(&wanted) if wanted == '?' || wanted == text[place] => {
                at += 1;
                place += 1;
            }
            _ => {
                let Some((star_at, taken)) = star else { return false };
                star = Some((star_at, taken + 1));
                at = star_at + 1;
                place = taken + 1;
            }
        }
    }
    pattern[at..].iter().all(|&rest| rest == '*')
}

/// The values of a module that a run can show: those of functions, and of the regions of control flow.
pub fn sites(module: &Module) -> Vec<Site<'_>> {
    let mut found = Vec::new();
    for function in module.functions() {
        function.body.iter().for_each(|body| add_sites(function, body, &mut found));
    }
    found
}

/// The values of the ops in regions that other ops apply to elements, each with the op that applies the region.
pub fn applied(module: &Module) -> Vec<(Site<'_>, &Op)> {
    let mut found = Vec::new();
    for function in module.functions() {
        let body = function.body.iter();
        body.for_each(|body| add_applied(function, body, None, &mut found));
    }
    found
}

fn add_applied<'m>(
    function: &'m Function,
    region: &'m Region,
    around: Option<&'m Op>,
    found: &mut Vec<(Site<'m>, &'m Op)>,
) {
    for op in region.blocks.iter().flat_map(|block| &block.ops) {
        if let Some(around) = around {
            let results = op.results.iter().enumerate();
            let site = |(number, &value)| Site { function, op: Some(op), number, value };
            found.extend(results.map(|result| (site(result), around)));
        }
        let around = around.or((!CONTROL.contains(&op.full_name())).then_some(op));
        op.regions.iter().for_each(|region| add_applied(function, region, around, found));
    }
}

/// The ops whose regions run once each time, and are not applied to elements.
pub const CONTROL: [&str; 3] = ["stablehlo.while", "stablehlo.if", "stablehlo.case"];

fn add_sites<'m>(function: &'m Function, region: &'m Region, found: &mut Vec<Site<'m>>) {
    for block in &region.blocks {
        let arguments = block.arguments.iter().enumerate();
        found.extend(arguments.map(|(number, &value)| Site { function, op: None, number, value }));
        for op in &block.ops {
            let results = op.results.iter().enumerate();
            found.extend(results.map(|(number, &value)| Site {
                function,
                op: Some(op),
                number,
                value,
            }));
            if CONTROL.contains(&op.full_name()) {
                op.regions.iter().for_each(|region| add_sites(function, region, found));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_named_in_five_ways() {
        assert_eq!("%12".parse(), Ok(Pattern::Name("12".into())));
        assert_eq!("@f/%5.body[3]/%8".parse(), Ok(Pattern::Path("@f/%5.body[3]/%8".into())));
        assert_eq!("op:dot*".parse(), Ok(Pattern::Op("dot*".into())));
        assert_eq!("loc:block.py:17".parse(), Ok(Pattern::Location("block.py:17".into())));
        assert_eq!("17".parse(), Ok(Pattern::Line(17)));
        for wrong in ["", "%", "add", "@f", "op:", "-1"] {
            assert!(wrong.parse::<Pattern>().unwrap_err().contains("by the LINE"), "{wrong}");
        }
    }

    #[test]
    fn stars_and_question_marks_stand_for_text() {
        let fitting = [("a*c", "abbc"), ("*", ""), ("a?c", "abc"), ("*b*", "abc"), ("**a", "ba")];
        for (pattern, text) in fitting {
            assert!(fits(pattern, text), "{pattern} {text}");
        }
        for (pattern, text) in [("a*c", "abbd"), ("?", ""), ("ab", "abc"), ("", "a")] {
            assert!(!fits(pattern, text), "{pattern} {text}");
        }
        // a square bracket is a character, since paths have some
        assert!(fits("%5.body[*]/%8", "%5.body[12]/%8"));
    }

    #[test]
    fn a_name_without_a_number_means_all_results() {
        assert!(names("last", "last#1") && names("last#1", "last#1"));
        assert!(!names("last#0", "last#1") && !names("las", "last#1"));
    }
}
