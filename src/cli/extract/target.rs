//! Which op of a program is meant: `%12`, a line, `loc:NAME`, or the path of a value in a run.

use std::str::FromStr;

use crate::diagnostic::{LineTable, Source, closest};
use crate::ir::{Block, Function, Location, Module, Op, Region};

/// How the command line names an op.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    /// A value that the op defines, without `%` and without the number of one of several results.
    Value(String),
    /// The line of the text on which the op begins.
    Line(usize),
    /// A name or place in the op's `loc(...)`.
    Location(String),
    /// The path of a value in a run: `@main/%5.body[3]/%8`.
    Path(String),
}

impl FromStr for Target {
    type Err = String;

    fn from_str(text: &str) -> Result<Target, String> {
        let bare = text.split('#').next().unwrap_or_default();
        match text.chars().next() {
            Some('%') if bare.len() > 1 => Ok(Target::Value(bare[1..].to_string())),
            Some('@') if bare.contains("/%") => Ok(Target::Path(bare.to_string())),
            Some('0'..='9') if let Ok(line) = text.parse() => Ok(Target::Line(line)),
            _ => match text.strip_prefix("loc:") {
                Some(name) if !name.is_empty() => Ok(Target::Location(name.to_string())),
                _ => Err("an op is named by %value, by its LINE, by loc:NAME or by the path of a value, such as \
                          @main/%5.body[3]/%8"
                    .into()),
            },
        }
    }
}

/// Where an op stands.
#[derive(Clone, Copy)]
pub struct Site<'m> {
    pub function: &'m Function,
    pub block: &'m Block,
    /// The place of the op in the block.
    pub place: usize,
    /// The op whose region is applied to elements and holds this op, if there is one.
    pub applied_by: Option<&'m Op>,
}

impl<'m> Site<'m> {
    pub fn op(&self) -> &'m Op {
        &self.block.ops[self.place]
    }
}

impl Target {
    /// The ops that are meant, in the order of the text: at least one.
    ///
    /// # Errors
    ///
    /// That there is no such op.
    pub fn sites<'m>(&self, module: &'m Module, source: &Source) -> Result<Vec<Site<'m>>, String> {
        let all = all_sites(module);
        let lines = LineTable::of(source);
        let is_meant = |site: &&Site<'m>| match self {
            Target::Value(name) => defines(site, name),
            Target::Path(path) => {
                let (around, value) = path.rsplit_once('/').unwrap_or_default();
                let function = around.rsplit('@').next().unwrap_or_default();
                let function = function.split('/').next().unwrap_or_default();
                site.function.name == function && defines(site, value.trim_start_matches('%'))
            }
            Target::Line(line) => {
                let start = site.op().span.start;
                lines.place(&source.text, start).line == *line
            }
            Target::Location(name) => {
                site.op().location.as_ref().is_some_and(|it| mentions(it, name))
            }
        };
        let meant: Vec<Site<'m>> = all.iter().filter(is_meant).copied().collect();
        if meant.is_empty() {
            return Err(self.no_op(&all, source));
        }
        Ok(meant)
    }

    fn no_op(&self, all: &[Site<'_>], source: &Source) -> String {
        let name = &source.name;
        match self {
            Target::Line(line) => format!("no op begins on line {line} of {name}"),
            Target::Location(place) => {
                format!("no op of {name} has a location that names '{place}'")
            }
            Target::Value(value) | Target::Path(value) => {
                let value = value.rsplit("/%").next().unwrap_or_default();
                let names: Vec<&str> = all.iter().flat_map(|site| names(site)).collect();
                let meant = closest(value, names.iter().copied());
                let meant =
                    meant.map_or(String::new(), |meant| format!(": did you mean %{meant}?"));
                format!("no op of {name} defines %{value}{meant}")
            }
        }
    }
}

fn names<'m>(site: &Site<'m>) -> impl Iterator<Item = &'m str> + use<'m> {
    let values = &site.function.values;
    site.op().results.iter().map(|&result| values[result].name.as_str())
}

fn defines(site: &Site<'_>, name: &str) -> bool {
    names(site).any(|own| own == name)
}

/// Whether a location, or one inside it, has a name or is a place (`file.py:17`, `file.py:17:3`).
fn mentions(location: &Location, wanted: &str) -> bool {
    match location {
        Location::Unknown => false,
        Location::File { file, line, column } => {
            wanted == format!("{file}:{line}") || wanted == format!("{file}:{line}:{column}")
        }
        Location::Name(name, child) => {
            name == wanted || child.as_ref().is_some_and(|child| mentions(child, wanted))
        }
        Location::CallSite(callee, caller) => mentions(callee, wanted) || mentions(caller, wanted),
        Location::Fused(_, parts) => parts.iter().any(|part| mentions(part, wanted)),
        Location::Opaque(text) => text == wanted,
    }
}

fn all_sites(module: &Module) -> Vec<Site<'_>> {
    let mut found = Vec::new();
    for function in module.functions() {
        let body = function.body.iter();
        body.for_each(|body| add_sites(function, body, None, &mut found));
    }
    found
}

fn add_sites<'m>(
    function: &'m Function,
    region: &'m Region,
    applied_by: Option<&'m Op>,
    found: &mut Vec<Site<'m>>,
) {
    const CONTROL: [&str; 3] = ["stablehlo.while", "stablehlo.if", "stablehlo.case"];
    for block in &region.blocks {
        for (place, op) in block.ops.iter().enumerate() {
            found.push(Site { function, block, place, applied_by });
            let is_control = CONTROL.contains(&op.full_name());
            let applied_by = applied_by.or((!is_control).then_some(op));
            op.regions.iter().for_each(|region| add_sites(function, region, applied_by, found));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ops_are_named_in_four_ways() {
        assert_eq!("%12".parse(), Ok(Target::Value("12".into())));
        assert_eq!("%12#1".parse(), Ok(Target::Value("12".into())));
        assert_eq!("17".parse(), Ok(Target::Line(17)));
        assert_eq!("loc:block.py:17".parse(), Ok(Target::Location("block.py:17".into())));
        let path = "@f/%5.body[3]/%8";
        assert_eq!(path.parse(), Ok(Target::Path(path.into())));
        assert!("add".parse::<Target>().unwrap_err().contains("loc:NAME"));
    }
}
