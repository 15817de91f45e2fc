//! The page of HTML about the outcomes of a pack.

use super::outcome::{Outcome, STATUSES, Status};
use super::shown::{Grid, totals};
use crate::diagnostic::counted;
use crate::report::page::{
    Entry, Matrix, Outcome as Colored, Page, Part, Section, Square, Table, Verdict,
};

/// Of each kind of outcome so many cases have a row.
const MOST_ROWS: usize = 400;
/// A message has so many characters at most.
const MOST_LETTERS: usize = 600;

/// What the page says beside the outcomes.
pub struct About<'a> {
    /// The directory of the pack.
    pub pack: String,
    /// Who made the pack.
    pub made_by: &'a str,
    pub seed: u64,
    /// The command of the backend.
    pub command: &'a str,
    /// What results may do.
    pub legal: String,
}

/// The page about the outcomes of a pack.
pub fn page(outcomes: &[Outcome], about: &About<'_>) -> Page {
    let bad: Vec<&Outcome> = outcomes.iter().filter(|outcome| outcome.status.is_bad()).collect();
    let unjudged = outcomes.iter().filter(|outcome| outcome.status > Status::Legal).count();
    let verdict = match bad.first() {
        Some(first) => Verdict {
            outcome: Colored::Violation,
            text: format!(
                "{} of {} give wrong results; first {}: {}",
                bad.len(),
                counted(outcomes.len(), "case"),
                first.name,
                cut(first.message.lines().next().unwrap_or_default()),
            ),
        },
        None if unjudged > 0 => Verdict {
            outcome: Colored::Undecided,
            text: format!(
                "no result is wrong; {unjudged} of {} gave none, or none that can be judged",
                counted(outcomes.len(), "case")
            ),
        },
        None => Verdict {
            outcome: Colored::Holds,
            text: format!("all results of {} are legal", counted(outcomes.len(), "case")),
        },
    };
    let mut sections = vec![summary(outcomes, about), grid(outcomes)];
    sections.extend(cases(outcomes, &[Status::Wrong, Status::Invalid], "Wrong results"));
    sections.extend(cases(outcomes, &[Status::Crash, Status::Timeout], "Crashes and late cases"));
    sections.extend(cases(outcomes, &[Status::Undecided], "Results that cannot be judged"));
    sections.extend(refusals(outcomes));
    sections.extend(explained(outcomes));
    Page { title: format!("{} on {}", about.pack, about.command), verdict, sections }
}

/// The colour of a status; a case that the backend does not support has none.
fn colored(status: Status) -> Option<Colored> {
    match status {
        Status::Exact | Status::Legal => Some(Colored::Holds),
        Status::Undecided | Status::Timeout | Status::Crash => Some(Colored::Undecided),
        Status::Invalid | Status::Wrong => Some(Colored::Violation),
        Status::Refused => None,
    }
}

/// The totals, and what was run.
fn summary(outcomes: &[Outcome], about: &About<'_>) -> Section {
    let mut backends: Vec<&str> =
        outcomes.iter().filter_map(|outcome| outcome.backend.as_deref()).collect();
    backends.sort_unstable();
    backends.dedup();
    let backend =
        if backends.is_empty() { "it does not say".to_string() } else { backends.join("; ") };
    let seconds: f64 = outcomes.iter().map(|outcome| outcome.seconds).sum();
    let elements: u64 = outcomes.iter().map(|outcome| outcome.elements).sum();
    let figures = [
        ("backend", backend),
        ("command", about.command.to_string()),
        ("pack", format!("{}, seed {}", about.made_by, about.seed)),
        ("judged by", concat!("shlo-interp ", env!("CARGO_PKG_VERSION")).to_string()),
        ("freedoms", about.legal.clone()),
        ("elements", elements.to_string()),
        ("time of all cases", format!("{seconds:.1} s")),
    ];
    let figures = figures.into_iter().map(|(name, value)| (name.to_string(), value)).collect();
    let mut table = Table::new(&["outcome", "letter", "cases", "of all", "meaning"]);
    for (status, name, letter) in STATUSES {
        let count = outcomes.iter().filter(|outcome| outcome.status == *status).count();
        let share = 100.0 * count as f64 / outcomes.len().max(1) as f64;
        table.rows.push(vec![
            Entry { outcome: colored(*status), ..Entry::text(*name) },
            Entry::code(letter.to_string()),
            Entry::number(count as f64, count.to_string()),
            Entry::number(share, format!("{share:.1} %")),
            Entry::text(status.meaning()),
        ]);
    }
    let parts = vec![Part::Figures(figures), Part::Table(table), Part::Text(totals(outcomes))];
    Section { heading: "Outcomes".into(), parts }
}

/// The worst outcome of each op and type.
fn grid(outcomes: &[Outcome]) -> Section {
    let grid = Grid::of(outcomes);
    let square = |op: &str, ty: &str| {
        let of_both = || outcomes.iter().filter(|it| it.op == op && it.first_type() == ty);
        let status = grid.cells.get(&(op, ty))?;
        let counts = STATUSES.iter().rev().filter_map(|(status, name, _)| {
            let count = of_both().filter(|outcome| outcome.status == *status).count();
            (count > 0).then(|| format!("{count} {name}"))
        });
        let counts: Vec<String> = counts.collect();
        Some(Square {
            letter: status.letter().to_string(),
            outcome: colored(*status),
            hover: format!("{op} {ty}: {}", counts.join(", ")),
        })
    };
    let row = |op: &&str| {
        let squares = grid.types.iter().map(|ty| square(op, ty)).collect();
        (op.to_string(), squares)
    };
    let matrix = Matrix {
        corner: "op".into(),
        columns: grid.types.iter().map(ToString::to_string).collect(),
        rows: grid.ops.iter().map(row).collect(),
    };
    let letters: Vec<String> =
        STATUSES.iter().map(|(_, name, letter)| format!("{letter} {name}")).collect();
    let meaning = format!(
        "The worst outcome of the cases of an op whose first type is that of the column: {}. A pointer that rests on a \
         square shows how many cases there are.",
        letters.join(", ")
    );
    let parts = vec![Part::Matrix(matrix), Part::Text(meaning)];
    Section { heading: "Ops and types".into(), parts }
}

/// The cases of some statuses, the worst first.
fn cases(outcomes: &[Outcome], statuses: &[Status], heading: &str) -> Option<Section> {
    let mut found: Vec<&Outcome> =
        outcomes.iter().filter(|outcome| statuses.contains(&outcome.status)).collect();
    found.sort_by_key(|outcome| std::cmp::Reverse(outcome.status));
    let mut table = Table::new(&[
        "case",
        "outcome",
        "op",
        "types",
        "variant",
        "wrong",
        "of",
        "explained by",
        "worst element, or reason",
    ]);
    for outcome in found.iter().take(MOST_ROWS) {
        table.rows.push(vec![
            Entry::code(&outcome.name),
            Entry { outcome: colored(outcome.status), ..Entry::text(outcome.status.name()) },
            Entry::text(&outcome.op),
            Entry::text(outcome.types.join(", ")),
            Entry::text(&outcome.variant),
            Entry::number(outcome.wrong as f64, outcome.wrong.to_string()),
            Entry::number(outcome.elements as f64, outcome.elements.to_string()),
            Entry::text(if outcome.rung.is_empty() { "-" } else { &outcome.rung }),
            Entry::code(cut(&outcome.message)),
        ]);
    }
    let mut parts = vec![Part::Table(table)];
    if found.len() > MOST_ROWS {
        let more = counted(found.len() - MOST_ROWS, "more case");
        parts.push(Part::Text(format!("{more}; --jsonl FILE has them all.")));
    }
    (!found.is_empty()).then(|| Section { heading: heading.into(), parts })
}

/// What the backend does not support, by its reasons.
fn refusals(outcomes: &[Outcome]) -> Option<Section> {
    let refused: Vec<&Outcome> =
        outcomes.iter().filter(|outcome| outcome.status == Status::Refused).collect();
    let reason = |outcome: &Outcome| cut(outcome.message.lines().next().unwrap_or_default());
    let mut reasons: Vec<(String, Vec<&Outcome>)> = Vec::new();
    for outcome in &refused {
        let own = reason(outcome);
        let has_room = reasons.len() < MOST_ROWS;
        match reasons.iter_mut().find(|(reason, _)| *reason == own) {
            Some((_, cases)) => cases.push(outcome),
            None if has_room => reasons.push((own, vec![outcome])),
            None => {}
        }
    }
    let mut table = Table::new(&["cases", "reason", "for example"]);
    for (reason, cases) in reasons {
        let reason = if reason.is_empty() { "none given".to_string() } else { reason };
        table.rows.push(vec![
            Entry::number(cases.len() as f64, cases.len().to_string()),
            Entry::text(reason),
            Entry::code(cases.first().map_or("", |case| case.name.as_str())),
        ]);
    }
    let parts = vec![Part::Table(table)];
    (!refused.is_empty()).then(|| Section { heading: "What is not supported".into(), parts })
}

/// What explains the results that are legal and not exact.
fn explained(outcomes: &[Outcome]) -> Option<Section> {
    let mut rungs: Vec<(&str, u64)> = Vec::new();
    for outcome in outcomes.iter().filter(|outcome| outcome.status == Status::Legal) {
        match rungs.iter_mut().find(|(rung, _)| *rung == outcome.rung) {
            Some((_, count)) => *count += 1,
            None => rungs.push((&outcome.rung, 1)),
        }
    }
    let mut table = Table::new(&["explained by", "cases"]);
    for (rung, count) in &rungs {
        table.rows.push(vec![Entry::text(*rung), Entry::number(*count as f64, count.to_string())]);
    }
    let parts = vec![Part::Table(table)];
    (!rungs.is_empty())
        .then(|| Section { heading: "Legal results that are not exact".into(), parts })
}

/// The beginning of a message.
fn cut(message: &str) -> String {
    match message.char_indices().nth(MOST_LETTERS) {
        Some((end, _)) => format!("{}…", &message[..end]),
        None => message.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packs::pack::Case;

    fn outcome(op: &str, ty: &str, status: Status, message: &str) -> Outcome {
        let (name, variant) = (format!("1_{op}_{ty}"), String::new());
        let (inputs, results) = (Vec::new(), Vec::new());
        let case = Case { name, op: op.into(), variant, types: vec![ty.into()], inputs, results };
        Outcome::of(&case).ended(status, message)
    }

    fn html(outcomes: &[Outcome]) -> String {
        let about = About {
            pack: "pack".into(),
            made_by: "shlo-interp",
            seed: 7,
            command: "run <p>",
            legal: "ieee".into(),
        };
        page(outcomes, &about).html()
    }

    #[test]
    fn outcomes_have_letters_beside_their_colours() {
        let html = html(&[
            outcome("add", "f32", Status::Exact, ""),
            outcome("add", "i1", Status::Refused, "no i1"),
            outcome("sine", "f32", Status::Wrong, "result 0 at [1]: <0x01> instead of 0xFF"),
            outcome("sine", "f32", Status::Crash, "signal 11"),
        ]);
        for part in [
            "<b>✗ failed</b>1 of 4 cases give wrong results; first 1_sine_f32: result 0 at [1]: &lt;0x01&gt;",
            "<td class=\"good\" title=\"add f32: 1 exact\">=</td>",
            "<td class=\"quiet\" title=\"add i1: 1 refused\">-</td>",
            "<td class=\"bad\" title=\"sine f32: 1 wrong, 1 crash\">X</td><td></td>",
            "<td tabindex=\"-1\">no i1</td>",
            "signal 11",
            "pack on run &lt;p&gt;",
        ] {
            assert!(html.contains(part), "{part}\n{html}");
        }
    }

    #[test]
    fn a_pack_without_wrong_results_passes() {
        let html = html(&[outcome("add", "f32", Status::Exact, "")]);
        assert!(html.contains("<b>✓ passed</b>all results of 1 case are legal"), "{html}");
        assert!(!html.contains("<h2>Wrong results</h2>"));
    }
}
