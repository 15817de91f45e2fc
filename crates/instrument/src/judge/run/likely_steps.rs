//! Results of ops of several steps that are legal and yet farther from the exact ones than ordinary ways to compute them give. These
//! are notes, never verdicts.

use crate::ir::OpView;
use crate::judge::ground::given::Given;
use crate::judge::ground::verdict::Verdict;
use crate::judge::law::steps::Steps;
use crate::ops::fourier::Fft;
use crate::tensor::Value;

/// The error of a fast transform as a whole, over that of all its points and the logarithm of their number: 3.4 units of f32 for
/// factors of two whose weights are accurate to one unit (Higham, 2002, theorem 24.2).
const OF_TWOS: f64 = 4.0;
/// The error of a fast transform, as that of [`OF_TWOS`], where the number of points is not a power of two: such a
/// length is transformed by way of up to three longer ones.
const OF_OTHERS: f64 = 12.0;

/// The unit of f32, in which steps of types of up to 32 bits are made.
const UNIT: f64 = 1.0 / (1u64 << 23) as f64;

/// Notes on a result that is accepted although no ordinary way to compute it errs as much. `operands` are those of the op,
/// `exact` are the exact results.
pub fn notes(
    view: &OpView<'_>,
    operands: &[Value],
    number: usize,
    exact: &[f64],
    (given, verdict): (&Given<'_>, &Verdict),
) -> Vec<String> {
    let format = given.tensor().element().float_format();
    // the exact values of f64 have errors of f64, and narrower ones may be computed in their own type
    let is_f32 = format.is_some_and(|format| format.precision() == 24);
    if !is_f32 || !verdict.is_accepted {
        return Vec::new();
    }
    let note = match Steps::of(view) {
        Some(Steps::Fourier) => of_transforms(view, exact, given),
        Some(steps @ Steps::Training) => {
            let errors = steps.likely_errors(view, operands, number, UNIT);
            errors.and_then(|errors| of_sums(&errors, exact, given.numbers()))
        }
        _ => None,
    };
    note.into_iter().collect()
}

/// A note on elements that err more than sums of an ordinary order make them.
fn of_sums(errors: &[f64], exact: &[f64], values: &[f64]) -> Option<String> {
    let each = values.iter().zip(exact).zip(errors);
    let is_far = |((value, exact), error): &((&f64, &f64), &f64)| {
        (*value - *exact).abs() > UNIT * (*error + exact.abs())
    };
    let count = each.filter(is_far).count();
    (count > 0 && errors.len() == values.len()).then(|| {
        format!(
            "{count} of {} elements are legal, and yet farther from the exact ones than the sums of an ordinary order make \
             them",
            values.len()
        )
    })
}

/// A note on transforms that err more than fast transforms can.
fn of_transforms(view: &OpView<'_>, exact: &[f64], given: &Given<'_>) -> Option<String> {
    let lengths = Fft::of(view).fft_length;
    if lengths.contains(&0) {
        return None;
    }
    let (actual, values) = (given.tensor(), given.numbers());
    let along = actual.rank() - lengths.len();
    let transforms = actual.shape()[..along].iter().product::<usize>();
    let each = values.len() / transforms.max(1);
    if each == 0 || exact.len() != values.len() {
        return None;
    }
    let points: f64 = lengths.iter().map(|&length| length as f64).product();
    let has_twos = lengths.iter().all(|length| length & (length - 1) == 0);
    let growth = if has_twos { OF_TWOS } else { OF_OTHERS };
    let bound = growth * (points.log2() + 1.0) * UNIT;
    let share = |(values, exact): (&[f64], &[f64])| {
        let error: f64 = values.iter().zip(exact).map(|(a, b)| (a - b).powi(2)).sum();
        let size: f64 = exact.iter().map(|it| it.powi(2)).sum();
        (error / size).sqrt() / bound
    };
    let shares: Vec<f64> = values.chunks(each).zip(exact.chunks(each)).map(share).collect();
    // transforms of zeros have no relative error
    let far = shares.iter().filter(|share| share.is_finite() && **share > 1.0);
    let (count, most) = far.fold((0, 0.0f64), |(count, most), share| (count + 1, most.max(*share)));
    (count > 0).then(|| {
        format!(
            "{count} of {transforms} transforms are legal, and yet err up to {most:.1} times as much as a fast transform can, by \
             the norm of all their points"
        )
    })
}

#[cfg(test)]
mod tests {
    use crate::judge::Verdict;
    use crate::judge::program_tests::{judged, tensor, verdict};
    use crate::numeric::random::Random;
    use crate::tensor::Tensor;

    const SIZE: usize = 64;

    fn points(seed: u64) -> Vec<f64> {
        let mut random = Random::new(seed);
        (0..SIZE).map(|_| f64::from((random.fraction() * 2.0 - 1.0) as f32)).collect()
    }

    /// What is said of the transform of other points than those that the program has, computed in f64.
    fn transform(of: &[f64]) -> Verdict {
        let text = "func.func @main(%x: tensor<64xf32>) -> tensor<33xcomplex<f32>> {
          %0 = stablehlo.fft %x, type = RFFT, length = [64] : (tensor<64xf32>) -> tensor<33xcomplex<f32>>
          return %0 : tensor<33xcomplex<f32>>
        }";
        let number = |k: usize| {
            let angle = |n: usize| -std::f64::consts::TAU * ((n * k) % SIZE) as f64 / SIZE as f64;
            let of = || of.iter().enumerate();
            let real: f64 = of().map(|(n, x)| x * angle(n).cos()).sum();
            let imaginary: f64 = of().map(|(n, x)| x * angle(n).sin()).sum();
            let code = |value: f64| u128::from((value as f32).to_bits());
            code(real) | code(imaginary) << 32
        };
        let numbers = (0..SIZE / 2 + 1).map(number);
        let actual = Tensor::from_wide_codes("complex<f32>".parse().unwrap(), &[33], numbers);
        verdict(text, &[tensor("f32", &[SIZE], &points(5))], ("%0", actual), "")
    }

    #[test]
    fn a_transform_of_points_in_f16_is_legal_and_noted() {
        let own = transform(&points(5));
        assert!(own.is_accepted && own.notes.is_empty(), "{:?}", own.notes);
        let narrow: Vec<f64> = tensor("f16", &[SIZE], &points(5)).to_f64s().unwrap();
        let found = transform(&narrow);
        assert!(
            found.is_accepted && found.notes[0].contains("fast transform"),
            "{:?}",
            found.notes
        );
    }

    /// What is said of a normalization with another epsilon than that of the program.
    fn normalization(epsilon: f64) -> Vec<Verdict> {
        let text = "func.func @main(%x: tensor<64x1xf32>, %s: tensor<1xf32>, %o: tensor<1xf32>) -> tensor<64x1xf32> {
          %0:3 = \"stablehlo.batch_norm_training\"(%x, %s, %o) {epsilon = 0.00001 : f32, feature_index = 1 : i64}
            : (tensor<64x1xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<64x1xf32>, tensor<1xf32>, tensor<1xf32>)
          return %0#0 : tensor<64x1xf32>
        }";
        let x: Vec<f64> = points(6).iter().map(|it| f64::from((it * 4.0 + 3.0) as f32)).collect();
        let count = SIZE as f64;
        let mean = x.iter().sum::<f64>() / count;
        let variance = x.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / count;
        let output: Vec<f64> =
            x.iter().map(|it| (it - mean) / (variance + epsilon).sqrt()).collect();
        let arguments = [
            tensor("f32", &[SIZE, 1], &x),
            tensor("f32", &[1], &[1.0]),
            tensor("f32", &[1], &[0.0]),
        ];
        let shown = [("%0#0", tensor("f32", &[SIZE, 1], &output))];
        judged(text, &arguments, &shown, "").findings.into_iter().map(|it| it.verdict).collect()
    }

    #[test]
    fn an_epsilon_that_is_too_large_by_half_the_bound_is_legal_and_noted() {
        let own = normalization(1e-5);
        assert!(own[0].is_accepted && own[0].notes.is_empty(), "{:?}", own[0].notes);
        let other = normalization(1e-3);
        assert!(other[0].is_accepted, "{:?}", other[0].worst.first());
        assert!(other[0].notes[0].contains("ordinary order"), "{:?}", other[0].notes);
    }
}
