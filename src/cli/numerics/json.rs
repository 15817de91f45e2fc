//! A profile as JSON.

use serde_json::{Value as Json, json};

use super::grouping::{Element, Group};
use super::{Report, Retyped};
use crate::numeric::{ElementType, names};
use crate::shadow::{Accuracy, Birth, Errors, Ranking, Row, WhatIf};
use crate::syntax::json::{VERSION, shortest};
use crate::values::expectations::number_json;

/// The one object.
pub fn object(report: &Report<'_>) -> Json {
    let profile = &report.profile;
    let rows: Vec<Json> =
        report.groups.shown.iter().map(|group| report.group_json(group)).collect();
    let births: Vec<Json> = profile.births.iter().map(|birth| report.birth_json(birth)).collect();
    let accuracies = profile.results.iter().map(|result| result.accuracy.as_ref().map(accuracy));
    let mut object = json!({
        "version": VERSION,
        "program": *report.subject.source.name,
        "function": report.subject.entry,
        "by": report.arguments.by.title(),
        "rows": rows,
        "rows_left_out": report.groups.left_out,
        "births": births,
        "results": accuracies.collect::<Vec<_>>(),
        "unknown_exact_results": profile.restarts,
    });
    if let Some(retyped) = &report.retyped {
        object["retyped"] = report.what_if_json(retyped.together());
        if let Retyped::Ranked(ranking) = retyped {
            object["ranking"] = report.ranking_json(ranking);
        }
    }
    object
}

impl Report<'_> {
    fn group_json(&self, group: &Group) -> Json {
        let of = &group.statistics;
        let [local, total] = &group.worst;
        let values: Vec<Json> = group.rows.iter().map(|&row| self.value_json(row)).collect();
        // of values of several types the largest one has the digits of f64
        let types = group.rows.iter().map(|&row| &self.profile.rows[row].ty.element);
        let is_f32 = types.clone().all(|it| *it == ElementType::Float(&names::F32));
        let element = types.clone().next().filter(|_| is_f32);
        let largest = element.map_or(of.largest, |element| shortest(element, of.largest));
        json!({
            "name": group.name,
            "values": values,
            "executions": of.executions,
            "elements": of.elements,
            "measured": of.measured,
            "zero": of.zero,
            "subnormal": of.subnormal,
            "saturated": of.saturated,
            "infinite": of.infinite,
            "nan": of.nan,
            "largest": number_json(largest),
            "headroom_bits": group.headroom,
            "local": self.errors_json(&of.local, local.as_ref(), group.uncertain_from[0]),
            "total": self.errors_json(&of.total, total.as_ref(), group.uncertain_from[0]),
            "relative": self.errors_json(&of.relative, None, group.uncertain_from[1]),
            "amplification": of.amplification.map(number_json),
            "exponents": of.exponents(),
        })
    }

    fn value_json(&self, row: usize) -> Json {
        let of: &Row = &self.profile.rows[row];
        json!({
            "name": of.name,
            "function": of.function,
            "op": of.op,
            "line": self.groups.line(of.span),
            "loc": of.location,
            "type": of.ty.to_string(),
        })
    }

    fn errors_json(&self, errors: &Errors, worst: Option<&Element>, uncertain: f64) -> Json {
        let worst = worst
            .map(|worst| json!({"value": self.profile.rows[worst.row].name, "index": worst.index}));
        json!({
            "count": errors.count,
            "zero": errors.zero,
            "lost": errors.lost,
            "median": errors.median(),
            "p99": errors.p99(),
            "largest": errors.largest,
            "largest_at": worst,
            "uncertain_from": uncertain.is_finite().then_some(uncertain),
            "octaves": errors.octaves(),
        })
    }

    fn birth_json(&self, birth: &Birth) -> Json {
        let row = &self.profile.rows[birth.row];
        let operands = birth.operands.iter().map(|read| {
            let is_f32 = read.bits == u128::from((read.value as f32).to_bits());
            let of = if is_f32 { &names::F32 } else { &names::F64 };
            json!({
                "name": read.name,
                "index": read.index,
                "value": number_json(shortest(&ElementType::Float(of), read.value)),
                "bits": format!("0x{:X}", read.bits),
            })
        });
        let reached: Vec<usize> = birth.reached.iter().map(|result| result + 1).collect();
        let overflows =
            row.ty.element.float_format().is_some_and(|format| birth.is_overflow(format));
        json!({
            "value": birth.name,
            "op": row.op,
            "line": self.groups.line(row.span),
            "loc": row.location,
            "kind": birth.kind.to_string(),
            "index": birth.index,
            "count": birth.count,
            "exact": birth.exact.map(number_json),
            "overflow": overflows,
            "operands": operands.collect::<Vec<_>>(),
            "handed_on_by": birth.travelled.iter().map(|&row| self.name(row)).collect::<Vec<_>>(),
            "results": reached,
        })
    }

    fn what_if_json(&self, what_if: &WhatIf) -> Json {
        let values = what_if.candidates.iter().map(|candidate| {
            json!({
                "name": candidate.name,
                "function": candidate.function,
                "op": candidate.op,
                "line": self.groups.line(candidate.span),
                "loc": candidate.location,
                "to": candidate.to.to_string(),
            })
        });
        json!({
            "values": values.collect::<Vec<_>>(),
            "before": accuracy(&what_if.before),
            "after": accuracy(&what_if.after),
            "results_alone": accuracy(&what_if.floor),
        })
    }

    fn ranking_json(&self, ranking: &Ranking) -> Json {
        let groups = ranking.groups.iter().map(|group| {
            json!({
                "name": group.name,
                "values": group.candidates,
                "harm": number_json(group.harm),
                "error": accuracy(&group.accuracy),
            })
        });
        let knee = &ranking.knee;
        json!({
            "by": self.arguments.rank.map(|by| by.title()),
            "groups": groups.collect::<Vec<_>>(),
            "knee": {
                "budget": number_json(knee.budget),
                "groups": knee.groups,
                "within": accuracy(&knee.within),
                "beyond": knee.beyond.as_ref().map(accuracy),
            },
        })
    }
}

fn accuracy(of: &Accuracy) -> Json {
    json!({
        "relative": number_json(of.relative),
        "lost": of.lost,
        "moved_maxima": of.moved_maxima,
        "rows": of.rows,
    })
}
