//! One pair of tensors: whether it is equal under a rule, and everything that is known of the difference.

use serde_json::{Map, Value as Json, json};

use super::demands::{Chosen, Demand, Demands};
use super::sides::{self, Matched};
use crate::cli::terminal::Status;
use crate::compare::{Accepted, Difference, Rule, Tolerance, stand_ins};
use crate::ir::{TensorType, Type};
use crate::numeric::ElementType;
use crate::report::page::Outcome;
use crate::report::{Exponents, Folds, Measured, Settings, Survey};
use crate::tensor::Tensor;
use crate::values::expectations::{difference_json, figures_json, number_json};

/// What became of a pair.
#[derive(Debug)]
pub struct Compared {
    /// The name of the value, which is empty if there is only one.
    pub name: String,
    /// How the comparison ended.
    pub end: End,
    /// What the tolerance accepts in the place of the expected values.
    pub accepted: Vec<Accepted>,
    /// What was required of the value.
    pub demand: Demand,
    /// The metrics that were asked for.
    pub metrics: Vec<Measured>,
}

/// How the comparison of a pair ended.
#[derive(Debug)]
pub enum End {
    /// The tensors were compared.
    Surveyed(Box<Surveyed>),
    /// One side lacks the value.
    Lacking(&'static str),
    /// The types cannot be compared.
    Unlike(String),
    /// A tensor cannot be read.
    Unreadable(String, Status),
}

/// The survey of two tensors, and the differences that are shown as JSON.
#[derive(Debug)]
pub struct Surveyed {
    /// The survey.
    pub survey: Survey,
    worst: Vec<Json>,
    first: Option<Json>,
}

impl Compared {
    /// Reads and compares a pair.
    pub fn new(
        pair: &Matched,
        asked: Option<&ElementType>,
        demands: &Demands,
        settings: Settings,
    ) -> Compared {
        let name = pair.name.clone();
        let end = match (&pair.actual, &pair.expected) {
            (Some(actual), Some(expected)) => match sides::load([actual, expected], asked) {
                Ok([actual, expected]) => {
                    let element = expected.element();
                    let chosen = Chosen { name: &name, op: None, element, location: None };
                    let demand = demands.of(chosen);
                    return Compared::under(name, [&actual, &expected], demand, settings);
                }
                Err(error) => End::Unreadable(error.message, error.status),
            },
            (None, _) => End::Lacking("missing"),
            (Some(_), None) => End::Lacking("extra"),
        };
        Compared::ended(name, end)
    }

    /// A pair without a survey.
    fn ended(name: String, end: End) -> Compared {
        Compared { name, end, accepted: Vec::new(), demand: Demand::default(), metrics: Vec::new() }
    }

    /// Compares two tensors by the rule of the settings.
    pub fn of(name: String, actual: &Tensor, expected: &Tensor, settings: Settings) -> Compared {
        let tolerance = match settings.rule {
            Rule::Within(tolerance) => Some(tolerance),
            _ => None,
        };
        let demand = Demand { tolerance, metrics: Vec::new() };
        Compared::under(name, [actual, expected], demand, settings)
    }

    /// Compares two tensors, of which something is required.
    pub fn under(
        name: String,
        [actual, expected]: [&Tensor; 2],
        demand: Demand,
        settings: Settings,
    ) -> Compared {
        let settings = Settings { rule: demand.rule(), ..settings };
        let survey = match Survey::new(actual, expected, settings) {
            Ok(survey) => survey,
            Err(mismatch) => {
                return Compared::ended(name, End::Unlike(mismatch.to_string()));
            }
        };
        let both = [actual, expected];
        let worst = survey.worst.iter().map(|worst| difference_json(both, worst)).collect();
        let first = survey.first_rejected.map(|position| {
            difference_json(both, &Difference::at(actual, expected, position, 0.0))
        });
        let accepted = stand_ins(expected, settings.rule);
        let metrics = Measured::of(&demand.metrics, &survey, expected);
        let end = End::Surveyed(Box::new(Surveyed { survey, worst, first }));
        Compared { name, end, accepted, demand, metrics }
    }

    /// A pair of which one tensor cannot be read.
    pub fn unreadable(name: String, message: String, status: Status) -> Compared {
        Compared::ended(name, End::Unreadable(message, status))
    }

    /// The exit status that the pair asks for.
    pub fn status(&self) -> Status {
        match &self.end {
            End::Surveyed(surveyed) => {
                let elements_hold = self.demand.is_of_metrics() || surveyed.survey.holds();
                let holds = elements_hold && self.metrics.iter().all(|it| it.holds);
                if holds { Status::Fine } else { Status::CheckFailed }
            }
            End::Lacking(_) | End::Unlike(_) => Status::CheckFailed,
            End::Unreadable(_, status) => *status,
        }
    }

    /// The outcome for readers.
    pub fn outcome(&self) -> Outcome {
        match &self.end {
            End::Unreadable(..) => Outcome::Undecided,
            _ if self.status() == Status::Fine => Outcome::Holds,
            _ => Outcome::Violation,
        }
    }

    /// What there is to say, in a line.
    pub fn sentence(&self) -> String {
        match &self.end {
            End::Surveyed(surveyed) => {
                let verdict = surveyed.survey.verdict();
                let metrics = self.metrics.iter().map(Measured::sentence);
                [verdict].into_iter().chain(metrics).collect::<Vec<_>>().join("; ")
            }
            End::Lacking("missing") => "ACTUAL lacks this value".into(),
            End::Lacking(_) => "EXPECTED lacks this value".into(),
            End::Unlike(message) | End::Unreadable(message, _) => message.clone(),
        }
    }

    /// The survey, if the tensors were compared.
    pub fn survey(&self) -> Option<&Survey> {
        match &self.end {
            End::Surveyed(surveyed) => Some(&surveyed.survey),
            _ => None,
        }
    }

    /// The pair as an object.
    pub fn json(&self) -> Json {
        let mut object = Map::new();
        if !self.name.is_empty() {
            object.insert("name".into(), self.name.as_str().into());
        }
        let outcome = match &self.end {
            End::Lacking(what) => what,
            End::Unreadable(..) => "error",
            _ if self.status() == Status::Fine => "passed",
            _ => "failed",
        };
        object.insert("outcome".into(), outcome.into());
        object.insert("message".into(), self.sentence().into());
        if let End::Surveyed(surveyed) = &self.end {
            object.extend(surveyed.fields());
            object.insert("rule".into(), rule_json(self.demand.rule()));
        }
        if !self.accepted.is_empty() {
            object.insert("accepts".into(), self.accepted.iter().map(accepted_json).collect());
        }
        if !self.metrics.is_empty() {
            object.insert("metrics".into(), self.metrics.iter().map(measured_json).collect());
        }
        object.into()
    }

    /// What was required of a value that is judged, and whether it holds, as an object.
    pub fn required_json(&self) -> Json {
        let End::Surveyed(surveyed) = &self.end else { return Json::Null };
        let accepts = self.accepted.iter().map(accepted_json).collect::<Json>();
        json!({
            "rule": self.demand.tolerance.map(|it| rule_json(Rule::Within(it))),
            "holds": self.status() == Status::Fine,
            "differing": surveyed.survey.rejected,
            "first": surveyed.first,
            "accepts": accepts,
            "metrics": self.metrics.iter().map(measured_json).collect::<Json>(),
        })
    }
}

impl Surveyed {
    fn fields(&self) -> Map<String, Json> {
        let survey = &self.survey;
        let ty = |element: &ElementType| {
            Type::Tensor(TensorType::new(&survey.shape, element.clone())).to_string()
        };
        let counts = &survey.counts;
        let quantile = |share| survey.ulps.quantile(share).map_or(Json::Null, Json::from);
        let bars = survey.ulps.octaves().into_iter().filter(|bar| bar.count > 0);
        let bars = bars.map(|bar| json!({"from": bar.from, "to": bar.to, "count": bar.count}));
        let fields = json!({
            "actual_type": ty(&survey.actual),
            "expected_type": ty(&survey.expected),
            "elements": survey.elements,
            "differing": survey.rejected,
            "counts": {
                "same_bits": counts.same_bits,
                "same_value": counts.same_value,
                "finite": counts.finite,
                "nan": counts.nan,
                "infinite": counts.infinite,
            },
            "ulp": {
                "p50": quantile(0.5),
                "p99": quantile(0.99),
                "p99_9": quantile(0.999),
                "largest": survey.ulps.largest,
                "undefined": survey.ulps.undefined(),
                "histogram": bars.collect::<Json>(),
            },
            "figures": figures_json(&survey.figures),
            "correlation": survey.correlation,
            "bias": {
                "mean_signed_error": number_json(survey.bias.mean),
                "above": survey.bias.above,
                "below": survey.bias.below,
            },
            "repeats": repeats(survey),
            "magnitudes": {
                "actual": magnitudes(&survey.exponents[0]),
                "expected": magnitudes(&survey.exponents[1]),
            },
            "worst_elements": self.worst,
        });
        let mut fields = match fields {
            Json::Object(fields) => fields,
            _ => Map::new(),
        };
        fields.extend(self.first.clone().map(|first| ("first".to_string(), first)));
        fields
    }
}

/// The periods with which errors repeat.
fn repeats(survey: &Survey) -> Json {
    let of = |folds: &Folds, dimension: &str| {
        folds.period.map(|period| {
            json!({
                "along": dimension,
                "every": period.modulus,
                "worst": period.worst,
                "explained": period.explained,
                "f": number_json(period.f),
            })
        })
    };
    of(&survey.columns, "columns").into_iter().chain(of(&survey.rows, "rows")).collect()
}

fn magnitudes(exponents: &Exponents) -> Json {
    json!({
        "largest": exponents.largest,
        "headroom_octaves": exponents.headroom(),
        "saturated": exponents.saturated,
        "subnormal": exponents.subnormal(),
        "zero": exponents.zeros,
        "nan": exponents.nans,
        "infinite": exponents.infinities,
        "exponents": exponents.bins().map(|(exponent, count)| json!([exponent, count])).collect::<Json>(),
    })
}

/// A rule as an object, or `bits`.
pub fn rule_json(rule: Rule) -> Json {
    match rule {
        Rule::Within(Tolerance { max_ulp, atol, rtol }) => {
            json!({"max_ulp": max_ulp, "atol": number_json(atol), "rtol": number_json(rtol)})
        }
        _ => json!("bits"),
    }
}

fn measured_json(measured: &Measured) -> Json {
    json!({
        "metric": measured.bound.metric.to_string(),
        "value": measured.value.map(number_json),
        "limit": measured.bound.limit.map(number_json),
        "holds": measured.holds,
        "left_out": measured.left_out,
        "accepts": measured.accepts.iter().map(|it| it.name()).collect::<Json>(),
    })
}

fn accepted_json(accepted: &Accepted) -> Json {
    json!({
        "stand_in": accepted.stand_in.name(),
        "accepted": accepted.accepted,
        "same": accepted.same,
        "elements": accepted.elements,
    })
}
