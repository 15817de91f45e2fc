//! Figures of whole tensors that a user may ask for, and require.

use std::fmt;
use std::str::FromStr;

use super::survey::{Settings, Survey};
use crate::compare::{StandIn, sample};
use crate::diagnostic::figure;
use crate::numeric::ElementType;
use crate::tensor::Tensor;

/// A figure of the whole of two tensors. Its text is its name, such as `pcc` or `p99-ulp`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Metric {
    /// Pearson's correlation.
    Correlation,
    /// The cosine of the angle between the tensors as vectors.
    Cosine,
    /// The ratio of signal to noise in decibels.
    SignalToNoise,
    /// The root mean square of the errors.
    RootMeanSquare,
    /// The largest absolute error.
    LargestAbsolute,
    /// The largest relative error.
    LargestRelative,
    /// The mean relative error.
    MeanRelative,
    /// The largest distance in ULP; of integers, the largest difference.
    LargestUlps,
    /// The distance in ULP within which this share of the pairs lies, in percent.
    UlpsWithin(f64),
}

/// The metrics whose names are words.
const NAMED: [(&str, Metric); 8] = [
    ("pcc", Metric::Correlation),
    ("cosine", Metric::Cosine),
    ("snr", Metric::SignalToNoise),
    ("rms", Metric::RootMeanSquare),
    ("max-abs", Metric::LargestAbsolute),
    ("max-rel", Metric::LargestRelative),
    ("mean-rel", Metric::MeanRelative),
    ("max-ulp", Metric::LargestUlps),
];

impl Metric {
    /// Whether larger values are better.
    pub fn is_likeness(self) -> bool {
        matches!(self, Metric::Correlation | Metric::Cosine | Metric::SignalToNoise)
    }

    /// The value for two tensors; `None` for the correlation with a constant tensor, unless both are equal. Where NaN or
    /// infinities make a distance undefined it counts as infinite.
    pub fn value(self, survey: &Survey) -> Option<f64> {
        let figures = &survey.figures;
        Some(match self {
            Metric::Correlation => match survey.correlation {
                None if figures.largest_absolute == 0.0 => 1.0,
                correlation => correlation?,
            },
            Metric::Cosine => figures.cosine,
            Metric::SignalToNoise => figures.signal_to_noise(),
            Metric::RootMeanSquare => figures.root_mean_square,
            Metric::LargestAbsolute => figures.largest_absolute,
            Metric::LargestRelative => figures.largest_relative,
            Metric::MeanRelative => figures.mean_relative,
            Metric::LargestUlps if survey.ulps.undefined() > 0 => f64::INFINITY,
            Metric::LargestUlps => survey.ulps.largest as f64,
            Metric::UlpsWithin(share) => {
                survey.ulps.quantile(share / 100.0).map_or(f64::INFINITY, |ulps| ulps as f64)
            }
        })
    }

    /// Whether the metric leaves out pairs of which one number is NaN, or an infinity that the other is not.
    fn leaves_out(self) -> bool {
        !matches!(self, Metric::LargestUlps | Metric::UlpsWithin(_))
    }

    /// A value of the metric with its unit.
    fn shown(self, value: f64) -> String {
        match self {
            Metric::SignalToNoise => format!("{} dB", figure(value)),
            Metric::Correlation | Metric::Cosine => super::show::near_one(value),
            Metric::LargestUlps | Metric::UlpsWithin(_) => format!("{value}"),
            _ => figure(value),
        }
    }
}

impl fmt::Display for Metric {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Metric::UlpsWithin(share) => write!(f, "p{share}-ulp"),
            _ => f.write_str(NAMED.iter().find(|(_, it)| it == self).map_or("", |(name, _)| name)),
        }
    }
}

impl FromStr for Metric {
    type Err = String;

    fn from_str(text: &str) -> Result<Metric, String> {
        if let Some((_, metric)) = NAMED.iter().find(|(name, _)| *name == text) {
            return Ok(*metric);
        }
        let share = text.strip_prefix('p').and_then(|rest| rest.strip_suffix("-ulp"));
        let share = share.and_then(|share| share.parse().ok());
        let is_share = |share: &f64| *share > 0.0 && *share <= 100.0;
        share.filter(is_share).map(Metric::UlpsWithin).ok_or_else(|| {
            let names = NAMED.map(|(name, _)| name).join(", ");
            format!("`{text}` is no metric: there are {names}, and p99-ulp with any share from above 0 to 100")
        })
    }
}

/// A metric, and perhaps what it has to be: `pcc>=0.999`, `p99-ulp<=2`, `rms`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bound {
    /// The metric.
    pub metric: Metric,
    /// The smallest value of a likeness, or the largest of an error, that is accepted. Without one, all are.
    pub limit: Option<f64>,
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let relation = if self.metric.is_likeness() { ">=" } else { "<=" };
        match self.limit {
            Some(limit) => write!(f, "{} {relation} {limit}", self.metric),
            None => self.metric.fmt(f),
        }
    }
}

impl FromStr for Bound {
    type Err = String;

    fn from_str(text: &str) -> Result<Bound, String> {
        let Some(at) = text.find(['<', '>', '=']) else {
            return Ok(Bound { metric: text.trim().parse()?, limit: None });
        };
        let metric: Metric = text[..at].trim().parse()?;
        let wanted = if metric.is_likeness() { ">=" } else { "<=" };
        let Some(limit) = text[at..].strip_prefix(wanted) else {
            let side = if metric.is_likeness() { "larger" } else { "smaller" };
            return Err(format!(
                "of {metric} {side} values are better: a bound is {metric}{wanted}NUMBER"
            ));
        };
        let number = limit.trim().parse().ok().filter(|limit: &f64| !limit.is_nan());
        let limit = number.ok_or_else(|| {
            format!("`{}` is no number: a bound is {metric}{wanted}NUMBER", limit.trim())
        })?;
        let is_possible = match metric {
            Metric::SignalToNoise => true,
            Metric::Correlation | Metric::Cosine => (-1.0..=1.0).contains(&limit),
            _ => limit >= 0.0,
        };
        match is_possible {
            true => Ok(Bound { metric, limit: Some(limit) }),
            false if metric.is_likeness() => Err(format!("{metric} lies from -1 to 1")),
            false => Err(format!("{metric} is never below 0")),
        }
    }
}

/// A metric of two tensors, and whether its bound holds.
#[derive(Debug, Clone, PartialEq)]
pub struct Measured {
    /// The bound that was asked for.
    pub bound: Bound,
    /// The value; `None` if there is none.
    pub value: Option<f64>,
    /// Whether the bound holds, or there is none. A bound does not hold where the metric leaves pairs out because one number
    /// alone is NaN or infinite.
    pub holds: bool,
    /// How many such pairs there are.
    pub left_out: u64,
    /// The stand-ins for the expected values that the bound accepts.
    pub accepts: Vec<StandIn>,
}

impl Measured {
    /// The metrics of two tensors, of which there is a survey.
    pub fn of(bounds: &[Bound], survey: &Survey, expected: &Tensor) -> Vec<Measured> {
        let mut all: Vec<Measured> =
            bounds.iter().map(|&bound| Measured::new(bound, survey)).collect();
        if expected.is_empty() || bounds.iter().all(|bound| bound.limit.is_none()) {
            return all;
        }
        let expected = sample(expected);
        let others = [StandIn::Missing, StandIn::Perturbed];
        for stand_in in StandIn::ALL.into_iter().chain(others) {
            let is_float =
                matches!(expected.element(), ElementType::Float(_) | ElementType::Complex(_));
            let is_none = match stand_in {
                StandIn::Missing => expected.len() < 100,
                StandIn::Perturbed => !is_float,
                _ => false,
            };
            if is_none {
                continue;
            }
            let settings = Settings { worst: 0, map_size: 1, ..Settings::default() };
            let Ok(survey) = Survey::new(&stand_in.of(&expected), &expected, settings) else {
                continue;
            };
            // what is as expected is not a reason to warn
            if survey.holds() {
                continue;
            }
            for measured in all.iter_mut().filter(|it| it.bound.limit.is_some()) {
                let concerns =
                    stand_in != StandIn::Perturbed || measured.bound.metric.is_likeness();
                if concerns && Measured::new(measured.bound, &survey).holds {
                    measured.accepts.push(stand_in);
                }
            }
        }
        all
    }

    fn new(bound: Bound, survey: &Survey) -> Measured {
        let value = bound.metric.value(survey);
        let left_out = match bound.metric.leaves_out() {
            true => survey.counts.nan + survey.counts.infinite,
            false => 0,
        };
        let holds = bound.limit.is_none_or(|limit| {
            let is_in = |value: f64| match bound.metric.is_likeness() {
                true => value >= limit,
                false => value <= limit,
            };
            left_out == 0 && value.is_some_and(is_in)
        });
        Measured { bound, value, holds, left_out, accepts: Vec::new() }
    }

    /// The value with its unit.
    pub fn shown(&self) -> String {
        self.value.map_or("none".into(), |value| self.bound.metric.shown(value))
    }

    /// The metric and its bound in a sentence: `pcc 0.98, required is pcc >= 0.999`.
    pub fn sentence(&self) -> String {
        let mut text = format!("{} {}", self.bound.metric, self.shown());
        if self.value.is_none() {
            text += " (a tensor is constant)";
        }
        if self.left_out > 0 {
            text += &format!(" without {} of NaN or infinity on one side", pairs(self.left_out));
        }
        match (self.bound.limit, self.holds) {
            (None, _) => text,
            (Some(_), true) => format!("{text}, and {} holds", self.bound),
            (Some(_), false) => format!("{text}, but required is {}", self.bound),
        }
    }

    /// The warning about what the bound accepts: `pcc >= 0.99 accepts twice the values`.
    pub fn warning(&self) -> Option<String> {
        let names: Vec<&str> = self.accepts.iter().map(|stand_in| stand_in.name()).collect();
        (!names.is_empty()).then(|| format!("{} accepts {}", self.bound, names.join(", and ")))
    }
}

fn pairs(count: u64) -> String {
    crate::diagnostic::counted(count as usize, "pair")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(bounds: &[&str], actual: &[f32], expected: &[f32]) -> Vec<Measured> {
        let tensor =
            |values: &[f32]| Tensor::from_vec(&[values.len()], values.to_vec()).expect("numbers");
        let (actual, expected) = (tensor(actual), tensor(expected));
        let survey = Survey::new(&actual, &expected, Settings::default()).expect("one shape");
        let bounds: Vec<Bound> = bounds.iter().map(|it| it.parse().expect("a bound")).collect();
        Measured::of(&bounds, &survey, &expected)
    }

    #[test]
    fn bounds_are_read_as_they_are_written() {
        for text in [
            "pcc >= 0.999",
            "snr >= 40",
            "p99-ulp <= 2",
            "p99.9-ulp <= 3",
            "rms",
            "max-abs <= 0.001",
        ] {
            assert_eq!(text.parse::<Bound>().expect(text).to_string(), text);
        }
        for text in [
            "pcc<=1", "rms>=1", "pcc>1", "rms==1", "psnr", "p0-ulp", "p101-ulp", "rms<=-1",
            "pcc>=2", "rms<=",
        ] {
            assert!(text.parse::<Bound>().is_err(), "{text}");
        }
    }

    #[test]
    fn metrics_are_those_of_their_definitions() {
        let (actual, expected) = ([1.0, 2.0, 3.0, 5.0], [1.0, 2.0, 3.0, 4.0]);
        let names = ["rms", "max-abs", "max-rel", "mean-rel", "snr", "cosine", "pcc"];
        let found = measured(&names, &actual, &expected);
        // one error of 1: sums of squares 39 and 30, product 34; deviations 8.75 and 5, product 6.5
        let wanted = [
            0.5,
            1.0,
            0.25,
            0.0625,
            10.0 * 30f64.log10(),
            34.0 / (39.0f64 * 30.0).sqrt(),
            6.5 / (8.75f64 * 5.0).sqrt(),
        ];
        for (found, wanted) in found.iter().zip(wanted) {
            let value = found.value.expect("a value");
            assert!((value - wanted).abs() < 1e-12, "{}: {value}, {wanted}", found.bound);
        }
    }

    #[test]
    fn a_bound_that_twice_the_values_meet_says_so() {
        let values: Vec<f32> = (1..=200).map(|at| (at * 37 % 101) as f32 - 50.5).collect();
        let found = measured(&["pcc>=0.9", "max-rel<=0.5", "max-ulp<=0"], &values, &values);
        let accepts = &found[0].accepts;
        assert!(accepts.contains(&StandIn::Doubled) && accepts.contains(&StandIn::Missing));
        assert!(accepts.contains(&StandIn::Perturbed) && !accepts.contains(&StandIn::Negated));
        assert!(
            found[0]
                .warning()
                .expect("a warning")
                .starts_with("pcc >= 0.9 accepts twice the values")
        );
        assert_eq!((&found[1].accepts, &found[2].accepts), (&Vec::new(), &Vec::new()));
    }

    #[test]
    fn a_nan_on_one_side_is_never_within_a_bound() {
        let (actual, expected) = ([1.0, f32::NAN, 3.0], [1.0, 2.0, 3.0]);
        let found =
            measured(&["pcc>=0.9", "max-abs<=9", "max-ulp<=9", "p50-ulp<=0"], &actual, &expected);
        assert_eq!(
            found.iter().map(|it| it.holds).collect::<Vec<_>>(),
            [false, false, false, true]
        );
        assert!(measured(&["pcc>=1"], &[f32::NAN, 1.0, 2.0], &[f32::NAN, 1.0, 2.0])[0].holds);
    }

    #[test]
    fn constant_tensors_correlate_if_they_are_equal() {
        assert!(measured(&["pcc>=0.999"], &[2.0, 2.0], &[2.0, 2.0])[0].holds);
        assert!(!measured(&["pcc>=0.999"], &[2.5, 2.5], &[2.0, 2.0])[0].holds);
    }
}
