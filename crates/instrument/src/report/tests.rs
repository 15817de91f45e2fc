//! Surveys of whole tensors, against arithmetic that is done another way.

use super::*;
use crate::compare::{Figures, Rule, Tolerance, examine};
use crate::numeric::{ComplexPart, ElementType, FloatFormat};
use crate::tensor::Tensor;

/// Codes that look like chance.
fn mixed(seed: u64, at: u64) -> u64 {
    let mixed =
        (seed << 40 ^ at).wrapping_add(0x9E37_79B9_7F4A_7C15).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    (mixed ^ (mixed >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93)
}

/// A tensor of random codes of a format, specials among them, and one a few ULP away from it.
fn random(name: &str, shape: &[usize]) -> (Tensor, Tensor, &'static FloatFormat) {
    let format = FloatFormat::parse(name).expect("a format of MLIR");
    let count: usize = shape.iter().product();
    let code = |at: usize| mixed(1, at as u64) & format.code_mask();
    let near = |at: usize| match mixed(2, at as u64) >> 40 {
        // half of the codes are the same, some are far away
        way if way % 2 == 0 => code(at),
        way if way % 64 == 1 => mixed(3, at as u64) & format.code_mask(),
        way => (code(at) + way % 9) & format.code_mask(),
    };
    let tensor = |code: &dyn Fn(usize) -> u64| {
        let codes = (0..count).map(|at| u128::from(code(at)));
        Tensor::from_wide_codes(ElementType::Float(format), shape, codes)
    };
    (tensor(&near), tensor(&code), format)
}

fn survey(actual: &Tensor, expected: &Tensor, rule: Rule) -> Survey {
    let settings = Settings { rule, ..Settings::default() };
    Survey::new(actual, expected, settings).expect("one shape, and types that can be compared")
}

#[test]
fn counts_and_distances_are_those_of_the_elements() {
    for name in ["f32", "bf16", "f8E4M3FN", "f8E5M2", "f64"] {
        let (actual, expected, format) = random(name, &[7, 1500]);
        let survey = survey(&actual, &expected, Rule::Bitwise);
        let codes = |at| (actual.code(at) as u64, expected.code(at) as u64);
        let all = 0..actual.len();
        let mut distances: Vec<u64> =
            all.clone().map(codes).map(|(a, e)| format.ulp_distance(a, e)).collect();
        distances.sort_unstable();
        for share in [0.25, 0.5, 0.75, 0.9] {
            let exact = distances[(share * actual.len() as f64).ceil() as usize - 1];
            match survey.ulps.quantile(share) {
                Some(found) => assert!(
                    exact <= found && found <= exact + exact / 32,
                    "{name} {share}: {found} for {exact}"
                ),
                None => assert_eq!(exact, u64::MAX),
            }
        }
        let octaves = survey.ulps.octaves();
        for bar in &octaves {
            let exact = distances.iter().filter(|it| (bar.from..=bar.to).contains(it)).count();
            assert_eq!(bar.count, exact as u64, "{name} {bar:?}");
        }
        let undefined = distances.iter().filter(|distance| **distance == u64::MAX).count();
        assert_eq!(survey.ulps.undefined(), undefined as u64);
        let same = all.clone().filter(|at| codes(*at).0 == codes(*at).1).count();
        assert_eq!(survey.counts.same_bits, same as u64, "{name}");
        let nan =
            all.filter(|at| format.is_nan(codes(*at).0) != format.is_nan(codes(*at).1)).count();
        assert_eq!(survey.counts.nan, nan as u64, "{name}");
        assert_eq!(survey.counts.all(), actual.len() as u64);
    }
}

#[test]
fn what_is_rejected_and_the_worst_are_those_of_a_comparison() {
    let tolerance = Tolerance { max_ulp: None, atol: 1e-3, rtol: 0.02 };
    for rule in [Rule::Bitwise, Rule::Within(tolerance)] {
        let (actual, expected, _) = random("bf16", &[3, 5, 700]);
        let survey = survey(&actual, &expected, rule);
        let examined = examine(&actual, &expected, rule, 20).expect("one type");
        assert_eq!(survey.rejected, examined.report.differing);
        assert_eq!(survey.first_rejected, Some(examined.report.first.position));
        let positions = |list: &[crate::compare::Difference]| {
            list.iter().map(|difference| difference.position).collect::<Vec<_>>()
        };
        assert_eq!(positions(&survey.worst), positions(&examined.worst));
    }
}

/// Whether two figures are as near as sums in different orders are.
fn near(some: f64, other: f64) -> bool {
    some == other || (some - other).abs() <= 1e-12 * some.abs().max(other.abs())
}

#[test]
fn figures_are_those_of_all_pairs() {
    for name in ["f32", "bf16", "f8E4M3FN", "f64"] {
        let (actual, expected, _) = random(name, &[9000]);
        let ours = survey(&actual, &expected, Rule::Bitwise).figures;
        let theirs = Figures::new(&actual, &expected).expect("one shape");
        let counts = |figures: &Figures| (figures.values, figures.not_finite, figures.vanished);
        assert_eq!(counts(&ours), counts(&theirs), "{name}");
        let numbers = |figures: &Figures| {
            [
                figures.mean_relative,
                figures.largest_relative,
                figures.largest_absolute,
                figures.root_mean_square,
                figures.signal,
                figures.cosine,
            ]
        };
        for (some, other) in numbers(&ours).into_iter().zip(numbers(&theirs)) {
            assert!(near(some, other), "{name}: {ours:?}, {theirs:?}");
        }
    }
}

#[test]
fn many_parts_find_what_one_does() {
    // more than one part, and rows that no block fits
    let (actual, expected, _) = random("f8E5M2", &[811, 1000]);
    let whole = survey(&actual, &expected, Rule::Bitwise);
    let mut rejected = 0;
    let mut sum = 0;
    for row in 0..811 {
        let cut = |tensor: &Tensor| {
            let codes = tensor.codes::<u8>()[row * 1000..][..1000].to_vec();
            Tensor::from_codes(tensor.element().clone(), &[1, 1000], codes)
        };
        let row = survey(&cut(&actual), &cut(&expected), Rule::Bitwise);
        rejected += row.rejected;
        sum += row.ulps.count();
    }
    assert_eq!((whole.rejected, whole.ulps.count()), (rejected, sum));
    let again = survey(&actual, &expected, Rule::Bitwise);
    assert_eq!(whole.figures, again.figures);
}

#[test]
fn a_wrong_tile_is_seen_at_its_place() {
    let expected = Tensor::from_vec(&[2, 1000, 1200], vec![1.0f32; 2_400_000]).expect("numbers");
    let mut values = vec![1.0f32; 2_400_000];
    // rows 500 to 507, columns 600 to 615 of the second matrix
    for row in 500..508 {
        values[1_200_000 + row * 1200 + 600..][..16].fill(2.0);
    }
    let actual = Tensor::from_vec(&[2, 1000, 1200], values).expect("numbers");
    let survey = survey(&actual, &expected, Rule::Bitwise);
    assert_eq!(survey.rejected, 8 * 16);
    let cells: Vec<usize> = survey
        .map
        .shown()
        .enumerate()
        .filter(|(_, it)| *it != Cell::Same)
        .map(|(at, _)| at)
        .collect();
    let rows = (500 * 512 / 1000, 507 * 512 / 1000);
    let columns = (600 * 512 / 1200, 615 * 512 / 1200);
    for cell in &cells {
        assert!((rows.0..=rows.1).contains(&(cell / 512)));
        assert!((columns.0..=columns.1).contains(&(cell % 512)));
    }
    assert_eq!(cells.len(), (rows.1 - rows.0 + 1) * (columns.1 - columns.0 + 1));
    assert_eq!(survey.columns.period, None);
}

#[test]
fn elements_that_a_tolerance_rejects_are_marked() {
    let tensor = |values: [f32; 3]| Tensor::from_vec(&[3], values.to_vec()).expect("numbers");
    let rule = Rule::Within(Tolerance { max_ulp: None, atol: 0.5, rtol: 0.0 });
    let survey = survey(&tensor([1.0, 1.25, 3.0]), &tensor([1.0; 3]), rule);
    let shown: Vec<Cell> = survey.map.shown().collect();
    assert!(matches!(shown[..], [Cell::Same, Cell::Level(_), Cell::Marked]), "{shown:?}");
    assert_eq!((survey.rejected, survey.worst.len(), survey.worst[0].position), (1, 2, 2));
}

#[test]
fn complex_elements_count_once_and_their_parts_as_numbers() {
    let element = ElementType::Complex(ComplexPart::F32);
    let one = u64::from(1f32.to_bits());
    let tensor = |codes: [u64; 3]| Tensor::from_codes(element.clone(), &[3], codes.to_vec());
    let expected = tensor([one | one << 32; 3]);
    let actual = tensor([one | one << 32, (one + 1) | (one + 1) << 32, one | (one + 3) << 32]);
    let survey = survey(&actual, &expected, Rule::Bitwise);
    assert_eq!((survey.rejected, survey.counts.finite, survey.first_rejected), (2, 3, Some(1)));
    let worst: Vec<usize> = survey.worst.iter().map(|worst| worst.position).collect();
    assert_eq!(worst, [2, 1]);
}

#[test]
fn numbers_near_the_end_of_f64_have_figures() {
    let tensor = |values: [f64; 2]| Tensor::from_vec(&[2], values.to_vec()).expect("numbers");
    for scale in [1e300, 1e-300] {
        let survey = survey(&tensor([scale, scale]), &tensor([scale, 2.0 * scale]), Rule::Bitwise);
        assert!(near(survey.figures.root_mean_square, scale / 2f64.sqrt()), "{scale}");
        assert!(near(survey.figures.cosine, 3.0 / 10f64.sqrt()), "{scale}");
        assert!(near(survey.bias.mean, -scale / 2.0), "{scale}");
    }
}

#[test]
fn scalars_and_empty_tensors_have_surveys() {
    let scalar = Tensor::from_vec(&[], vec![1.0f32]).expect("a number");
    let one = survey(&scalar, &scalar, Rule::Bitwise);
    assert_eq!((one.rejected, one.counts.same_bits, one.map.cells), (0, 1, [1, 1]));
    let none = Tensor::from_vec(&[0, 4], Vec::<f32>::new()).expect("no numbers");
    let none = survey(&none, &none, Rule::Bitwise);
    assert!(none.holds() && none.ulps.quantile(0.5).is_none());
    assert!(Survey::new(&scalar, &scalar.clone().with_shape(&[1]), Settings::default()).is_err());
}
