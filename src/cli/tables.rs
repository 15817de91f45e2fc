//! `shlo-interp ops`: the tables of ops, targets, presets and knobs, as text and as Markdown.

use clap::Args;

use super::arguments::Common;
use super::subcommand::Subcommand;
use super::terminal::{Ended, Status, Terminal};
use crate::ir::Form;
use crate::numeric::policy::{KNOBS, Knob, Preset};
use crate::ops::{Entry, TargetRow, entries, known_targets, specification};
use crate::replay::{Unit, units};
use crate::values::tables::{Table, aligned, markdown};

const OPS_EXAMPLES: &str = "\
Examples:
  shlo-interp ops
  shlo-interp ops --markdown > ops.md";

/// The arguments of `ops`.
#[derive(Debug, Args)]
#[command(after_help = OPS_EXAMPLES)]
pub struct TableArguments {
    /// Print a Markdown table, as in docs/ops.md.
    #[arg(long)]
    pub markdown: bool,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

impl Subcommand for TableArguments {
    fn run(&self, terminal: &mut Terminal<'_>) -> Ended {
        let table = ops_table(None);
        if self.markdown {
            write!(
                terminal.out,
                "{}\n{}\n\n{}",
                markdown(&table),
                ops_totals(),
                targets_markdown()
            )?;
            return Ok(Status::Fine);
        }
        write!(terminal.out, "{}\n{}\n\n{}", aligned(&table), ops_totals(), targets())?;
        Ok(Status::Fine)
    }
}

/// The targets of custom_call that run, one a line with its meaning.
fn targets() -> String {
    let header = ["target of custom_call", "meaning"].map(String::from).to_vec();
    let rows = known_targets().into_iter().flat_map(|target| {
        let meaning = target.meaning;
        target.spelled.into_iter().map(move |name| vec![format!("@{name}"), meaning.into()])
    });
    aligned(&std::iter::once(header).chain(rows).collect())
}

/// The table of the targets of custom_call as Markdown.
pub fn targets_markdown() -> String {
    let header = ["targets", "operands -> results", "configuration", "meaning"];
    let code = |text: &str| if text.is_empty() { String::new() } else { format!("`{text}`") };
    let row = |target: TargetRow| {
        let names: Vec<String> = target.spelled.iter().map(|name| code(name)).collect();
        vec![names.join(" "), code(&target.signature), target.settings, target.meaning.into()]
    };
    let header = header.map(String::from).to_vec();
    markdown(&std::iter::once(header).chain(known_targets().into_iter().map(row)).collect())
}

/// The totals of the table of targets.
pub fn targets_total() -> String {
    let names: usize = known_targets().iter().map(|target| target.names.len()).sum();
    format!("{names} targets.\n")
}

/// The table of operations as Markdown with its totals; `tests` gives the cell about an op's tests by the
/// op's name.
pub fn ops_markdown(tests: &dyn Fn(&str) -> String) -> String {
    format!("{}\n{}\n", markdown(&ops_table(Some(tests))), ops_totals())
}

/// The table of the policies' presets as Markdown.
pub fn presets_markdown() -> String {
    let header = ["preset", "what it is", "origin"].map(String::from).to_vec();
    let row = |preset: &Preset| {
        vec![format!("`{}`", preset.name()), preset.what().into(), preset.origin().into()]
    };
    markdown(&[header].into_iter().chain(Preset::ALL.iter().map(row)).collect())
}

/// The table of the known units that add products as Markdown.
pub fn units_markdown() -> String {
    let header = ["unit", "what it is", "operands", "model"].map(String::from).to_vec();
    let row = |unit: &Unit| {
        let operands: Vec<&str> = unit.operands.iter().map(|format| format.name).collect();
        let operands = if operands.is_empty() { "any".into() } else { operands.join(", ") };
        vec![format!("`{}`", unit.name), unit.what.into(), operands, format!("`{}`", unit.model)]
    };
    markdown(&[header].into_iter().chain(units().iter().map(row)).collect())
}

/// The table of the policies' knobs as Markdown.
pub fn knobs_markdown() -> String {
    let header = ["knob", "decides", "values"].map(String::from).to_vec();
    let row = |knob: &Knob| {
        let values: Vec<String> =
            knob.values.iter().map(|(word, meaning)| format!("`{word}`: {meaning}")).collect();
        vec![format!("`{}`", knob.name), knob.decides.into(), values.join("<br>")]
    };
    markdown(&[header].into_iter().chain(KNOBS.iter().map(row)).collect())
}

/// The table of operations, a row each; `tests` gives the cells of a column.
fn ops_table(tests: Option<&dyn Fn(&str) -> String>) -> Table {
    let header = ["operation", "family", "forms", "types", "constraints"];
    let more = tests.map(|_| "tests").into_iter().chain(["official interpreter"]);
    let header = header.into_iter().chain(more).map(String::from).collect();
    let row = |(family, entry): (&str, &Entry)| {
        let name = entry.def.name;
        let forms = if entry.def.form == Form::Generic { "generic" } else { "short, generic" };
        let facts = specification::of(name);
        let mut row: Vec<String> = vec![
            name.into(),
            family.into(),
            forms.into(),
            facts.map_or("any", |facts| facts.types).into(),
            constraints(entry).map_or(String::new(), |(held, all)| format!("{held} of {all}")),
        ];
        row.extend(tests.map(|tests| tests(name)));
        let unlisted = if family == "sdy" { "refuses" } else { "runs" };
        row.push(facts.map_or(unlisted, |facts| facts.official).into());
        row
    };
    std::iter::once(header).chain(entries().map(row)).collect()
}

/// The totals of the table of operations.
fn ops_totals() -> String {
    let all = || entries().map(|(_, entry)| entry);
    let counts = all().filter_map(constraints);
    let (held, known) = counts.fold((0, 0), |(held, known), (a, b)| (held + a, known + b));
    format!(
        "{} operations. Of {known} constraints, on values and on the types of inputs, \
         {held} are verified, each with a program that breaks it.",
        all().count()
    )
}

/// How many of an op's constraints are verified, and how many there are. The result is `None` for an op that
/// the specification does not have.
fn constraints(entry: &Entry) -> Option<(usize, usize)> {
    let facts = specification::of(entry.def.name)?;
    let breakable = specification::breakable(&entry.def).len();
    let all = breakable + facts.never_broken.len();
    (all > 0).then_some((breakable, all))
}
