//! Findings about a backend, for people and as JSON.

use std::io;

use serde_json::{Value as Json, json};

use super::Answers;
use crate::cli::output::Output;
use crate::identify::{BackendError, Conversions, Sums};
use crate::numeric::{ElementType, FloatFormat, names};
use crate::replay::{Types, named};
use crate::syntax::json::{VERSION, shortest};
use crate::values::expectations::number_json;

/// The column in which answers begin.
const COLUMN: usize = 26;

fn row(out: &mut dyn Output, question: &str, answer: &str) -> io::Result<()> {
    writeln!(out, "  {question:COLUMN$}{answer}")
}

/// Writes what was found about sums.
pub fn write_sums(
    out: &mut dyn Output,
    types: Types,
    shape: [usize; 3],
    answer: &Result<Sums, BackendError>,
) -> io::Result<()> {
    let [m, k, n] = shape;
    writeln!(out, "{} x {} -> {}, {m}x{k}x{n}", types.lhs.name, types.rhs.name, types.result.name)?;
    let sums = match answer {
        Ok(sums) => sums,
        Err(error) => return writeln!(out, "  {error}\n"),
    };
    for fact in &sums.facts {
        row(out, fact.question, &fact.answer)?;
    }
    match &sums.found {
        None => row(out, "model", "none of the known ones")?,
        Some(found) => {
            row(out, "model", &found.model.to_string())?;
            let given = format!("{} of {} results, bit for bit", sums.matched, sums.total);
            row(out, "which gives", &given)?;
            for (index, name) in found.units.split(", ").filter(|name| !name.is_empty()).enumerate()
            {
                let what = named(name).map_or("", |unit| unit.what);
                row(
                    out,
                    if index == 0 { "units that add so" } else { "" },
                    &format!("{name}: {what}"),
                )?;
            }
        }
    }
    writeln!(out, "  {:COLUMN$}{}\n", "runs of the backend", sums.runs)
}

/// Writes what was found about conversions.
pub fn write_conversions(
    out: &mut dyn Output,
    to: &FloatFormat,
    answer: &Result<Conversions, BackendError>,
) -> io::Result<()> {
    writeln!(out, "f32 -> {}", to.name)?;
    let found = match answer {
        Ok(found) => found,
        Err(error) => return writeln!(out, "  {error}\n"),
    };
    let (nearest, matched) = &found.nearest;
    match found.policies.is_empty() {
        false => row(out, "policy", &found.policies.join(" = "))?,
        true => row(out, "nearest policy", nearest)?,
    }
    row(out, "which gives", &format!("{matched} of {} results", found.total))?;
    for (index, (source, given, expected)) in found.differences.iter().enumerate() {
        let question = if index == 0 { "it does not give" } else { "" };
        row(out, question, &format!("{source:e} -> {given:e} (the policy: {expected:e})"))?;
    }
    writeln!(out)
}

/// The object of all findings.
pub fn json(answers: &Answers) -> Json {
    let sums = answers.sums.iter().map(|((types, shape), answer)| {
        let mut object = json!({
            "lhs": types.lhs.name, "rhs": types.rhs.name, "result": types.result.name, "shape": shape,
        });
        let more = match answer {
            Err(error) => json!({ "error": error.to_string() }),
            Ok(sums) => {
                let facts = sums.facts.iter().map(|fact| json!([fact.question, fact.answer]));
                let found = sums.found.as_ref();
                let units = found.map_or("", |found| &found.units).split(", ");
                json!({
                    "facts": facts.collect::<Vec<_>>(),
                    "tree": sums.tree.as_ref().map(ToString::to_string),
                    "model": found.map(|found| found.model.to_string()),
                    "units": units.filter(|name| !name.is_empty()).collect::<Vec<_>>(),
                    "matched": sums.matched,
                    "total": sums.total,
                    "runs": sums.runs,
                })
            }
        };
        extend(&mut object, more);
        object
    });
    let conversions = answers.conversions.iter().map(|(to, answer)| {
        let mut object = json!({ "from": "f32", "to": to.name });
        let more = match answer {
            Err(error) => json!({ "error": error.to_string() }),
            Ok(found) => {
                let [from, to] = [&names::F32, *to].map(ElementType::Float);
                let difference = |&(source, given, expected): &(f32, f64, f64)| {
                    let source = shortest(&from, source.into());
                    let [given, expected] = [given, expected].map(|it| shortest(&to, it));
                    json!([source, given, expected].map(number_json))
                };
                json!({
                    "policies": found.policies,
                    "nearest": found.nearest.0,
                    "matched": found.nearest.1,
                    "total": found.total,
                    "differences": found.differences.iter().map(difference).collect::<Vec<_>>(),
                })
            }
        };
        extend(&mut object, more);
        object
    });
    json!({
        "version": VERSION,
        "sums": sums.collect::<Vec<_>>(),
        "conversions": conversions.collect::<Vec<_>>(),
    })
}

fn extend(object: &mut Json, more: Json) {
    if let (Json::Object(object), Json::Object(more)) = (object, more) {
        object.extend(more);
    }
}
