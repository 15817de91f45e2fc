//! The outcomes of a pack: a table of ops and types, what is wrong, and JUnit XML.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use super::outcome::{Outcome, STATUSES, Status};
use crate::runner::formats::{xml_attribute, xml_text};

/// How many wrong cases are listed.
const LISTED: usize = 40;

/// The table of ops and types, the wrong cases and the totals.
pub fn text(outcomes: &[Outcome], pack: &Path) -> String {
    format!("{}\n{}{}\n", table(outcomes), wrong_cases(outcomes, pack), totals(outcomes))
}

/// The worst status of each op and type, with the ops and the types in the order of the cases.
pub struct Grid<'a> {
    pub ops: Vec<&'a str>,
    pub types: Vec<&'a str>,
    pub cells: BTreeMap<(&'a str, &'a str), Status>,
}

impl Grid<'_> {
    /// The grid of some outcomes, by the first types of their cases.
    pub fn of(outcomes: &[Outcome]) -> Grid<'_> {
        let mut grid = Grid { ops: Vec::new(), types: Vec::new(), cells: BTreeMap::new() };
        for outcome in outcomes {
            let ty = outcome.first_type();
            for (list, name) in [(&mut grid.types, ty), (&mut grid.ops, outcome.op.as_str())] {
                if !list.contains(&name) {
                    list.push(name);
                }
            }
            let cell = grid.cells.entry((outcome.op.as_str(), ty)).or_insert(outcome.status);
            *cell = (*cell).max(outcome.status);
        }
        grid
    }
}

/// A row for each op and a column for each type with the letter of the worst status of their cases.
fn table(outcomes: &[Outcome]) -> String {
    let Grid { ops, types, cells } = Grid::of(outcomes);
    let width = ops.iter().map(|op| op.len()).max().unwrap_or(0);
    let height = types.iter().map(|ty| ty.chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    // the names of types are written upright, above the columns
    for line in 0..height {
        let letter = |ty: &&str| {
            let above = height - ty.chars().count();
            ty.chars().nth(line.wrapping_sub(above)).unwrap_or(' ')
        };
        let letters: String = types.iter().flat_map(|ty| [' ', letter(ty)]).collect();
        let _ = writeln!(text, "{}", format!("{:width$}{letters}", "").trim_end());
    }
    for op in ops {
        let letter = |ty: &&str| cells.get(&(op, *ty)).map_or(' ', |status| status.letter());
        let letters: String = types.iter().flat_map(|ty| [' ', letter(ty)]).collect();
        let _ = writeln!(text, "{}", format!("{op:width$}{letters}").trim_end());
    }
    text
}

/// The cases that are wrong, invalid, crashed or late, the first of them in full.
fn wrong_cases(outcomes: &[Outcome], pack: &Path) -> String {
    let mut text = String::new();
    let bad: Vec<&Outcome> =
        outcomes.iter().filter(|outcome| outcome.status >= Status::Timeout).collect();
    for outcome in bad.iter().take(LISTED) {
        let directory = pack.join("cases").join(&outcome.name);
        let message = outcome.message.lines().next().unwrap_or_default();
        let _ = writeln!(text, "{}: {}\n  {message}", outcome.status.name(), directory.display());
    }
    if bad.len() > LISTED {
        let _ = writeln!(text, "{} more; --jsonl FILE has them all", bad.len() - LISTED);
    }
    if !text.is_empty() {
        text.push('\n');
    }
    text
}

/// How many cases have each status.
pub fn totals(outcomes: &[Outcome]) -> String {
    let mut parts = Vec::new();
    for (status, name, letter) in STATUSES {
        let count = outcomes.iter().filter(|outcome| outcome.status == *status).count();
        if count > 0 {
            parts.push(format!("{count} {name} ({letter})"));
        }
    }
    format!("{} cases: {}", outcomes.len(), parts.join(", "))
}

/// A JUnit XML report with a suite for each op: wrong and invalid results are failures, crashes and late cases are
/// errors, and refused and undecided cases are skipped.
pub fn junit(outcomes: &[Outcome]) -> String {
    let mut xml = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let all: Vec<&Outcome> = outcomes.iter().collect();
    let _ = writeln!(xml, "<testsuites {}>", counts(&all));
    let mut ops: Vec<&str> = outcomes.iter().map(|outcome| outcome.op.as_str()).collect();
    ops.dedup();
    for op in ops {
        let of_op: Vec<&Outcome> = outcomes.iter().filter(|outcome| outcome.op == op).collect();
        let _ = writeln!(xml, "  <testsuite name=\"{}\" {}>", xml_attribute(op), counts(&of_op));
        of_op.iter().for_each(|outcome| xml.push_str(&testcase(outcome)));
        xml.push_str("  </testsuite>\n");
    }
    xml.push_str("</testsuites>\n");
    xml
}

fn counts(outcomes: &[&Outcome]) -> String {
    let count = |which: &[Status]| {
        outcomes.iter().filter(|outcome| which.contains(&outcome.status)).count()
    };
    format!(
        "tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"{:.6}\"",
        outcomes.len(),
        count(&[Status::Wrong, Status::Invalid]),
        count(&[Status::Crash, Status::Timeout]),
        count(&[Status::Refused, Status::Undecided]),
        outcomes.iter().map(|outcome| outcome.seconds).sum::<f64>()
    )
}

fn testcase(outcome: &Outcome) -> String {
    let open = format!(
        "    <testcase classname=\"{}\" name=\"{}\" time=\"{:.6}\"",
        xml_attribute(&outcome.op),
        xml_attribute(&outcome.name),
        outcome.seconds
    );
    let first = xml_attribute(outcome.message.lines().next().unwrap_or_default());
    let (name, message) = (outcome.status.name(), xml_text(&outcome.message));
    let inside = match outcome.status {
        Status::Exact => return format!("{open}/>\n"),
        Status::Legal => format!("<system-out>{}</system-out>", xml_text(&outcome.rung)),
        Status::Wrong | Status::Invalid => {
            format!("<failure type=\"{name}\" message=\"{first}\">{message}</failure>")
        }
        Status::Crash | Status::Timeout => {
            format!("<error type=\"{name}\" message=\"{first}\">{message}</error>")
        }
        Status::Refused | Status::Undecided => {
            format!("<skipped message=\"{name}: {first}\"/>")
        }
    };
    format!("{open}>\n      {inside}\n    </testcase>\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packs::pack::Case;

    fn outcome(op: &str, ty: &str, status: Status) -> Outcome {
        let (name, variant) = (format!("1_{op}_{ty}"), String::new());
        let (inputs, results) = (Vec::new(), Vec::new());
        let case = Case { name, op: op.into(), variant, types: vec![ty.into()], inputs, results };
        Outcome::of(&case).ended(status, "2 < 3")
    }

    #[test]
    fn the_table_shows_the_worst_status_of_an_op_and_a_type() {
        let outcomes = [
            outcome("add", "f32", Status::Exact),
            outcome("add", "i1", Status::Refused),
            outcome("sine", "f32", Status::Legal),
            outcome("sine", "f32", Status::Wrong),
        ];
        assert_eq!(table(&outcomes), "     f\n     3 i\n     2 1\nadd  = -\nsine X\n");
        assert_eq!(
            totals(&outcomes),
            "4 cases: 1 exact (=), 1 legal (+), 1 refused (-), 1 wrong (X)"
        );
    }

    #[test]
    fn wrong_cases_are_failures_and_crashes_are_errors() {
        let outcomes = [outcome("add", "f32", Status::Wrong), outcome("add", "f16", Status::Crash)];
        let xml = junit(&outcomes);
        assert!(
            xml.contains("<testsuite name=\"add\" tests=\"2\" failures=\"1\" errors=\"1\""),
            "{xml}"
        );
        assert!(
            xml.contains("<failure type=\"wrong\" message=\"2 &lt; 3\">2 &lt; 3</failure>"),
            "{xml}"
        );
    }
}
