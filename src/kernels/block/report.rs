//! How far quantized values are from what they were.

use super::decoded;
use crate::numeric::ElementType;
use crate::tensor::Tensor;

/// What quantizing cost: statistics of the values that were finite and still are.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct ErrorReport {
    /// How many values were compared.
    pub values: usize,
    /// How many were not finite before or are not after.
    pub not_finite: usize,
    /// The mean of `|after - before| / |before|` over the values that were not 0.
    pub mean_relative: f64,
    /// The largest of these.
    pub largest_relative: f64,
    /// The largest `|after - before|`.
    pub largest_absolute: f64,
    /// The root of the mean of `(after - before)^2`.
    pub root_mean_square: f64,
    /// The root of the mean of `before^2`.
    pub signal: f64,
    /// Values other than 0 that became 0.
    pub vanished: usize,
}

impl ErrorReport {
    /// The errors of one tensor of floats against another of the same shape; none where they are not.
    pub fn new(before: &Tensor, after: &Tensor) -> Option<ErrorReport> {
        let (ElementType::Float(from), ElementType::Float(to)) =
            (before.element(), after.element())
        else {
            return None;
        };
        let same = before.shape() == after.shape();
        same.then(|| ErrorReport::of_values(&decoded(from, before), &decoded(to, after)))
    }

    /// The errors of values, as many after as before.
    pub fn of_values(before: &[f64], after: &[f64]) -> ErrorReport {
        let mut report = ErrorReport::default();
        let mut compared_relatively = 0usize;
        for (&before, &after) in before.iter().zip(after) {
            if !before.is_finite() || !after.is_finite() {
                report.not_finite += 1;
                continue;
            }
            let error = (after - before).abs();
            report.values += 1;
            report.largest_absolute = report.largest_absolute.max(error);
            report.root_mean_square += error * error;
            report.signal += before * before;
            if before != 0.0 {
                let relative = error / before.abs();
                compared_relatively += 1;
                report.mean_relative += relative;
                report.largest_relative = report.largest_relative.max(relative);
                report.vanished += usize::from(after == 0.0);
            }
        }
        let mean = |sum: f64, count: usize| if count == 0 { 0.0 } else { sum / count as f64 };
        report.mean_relative = mean(report.mean_relative, compared_relatively);
        report.root_mean_square = mean(report.root_mean_square, report.values).sqrt();
        report.signal = mean(report.signal, report.values).sqrt();
        report
    }

    /// The ratio of signal and error, in decibels: infinite where nothing was lost.
    pub fn signal_to_noise(&self) -> f64 {
        20.0 * (self.signal / self.root_mean_square).log10()
    }
}
