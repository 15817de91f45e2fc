//! Comparison of tensors: which elements count as equal, and where and by how much two tensors differ.

mod changes;
mod figures;
mod report;
mod rule;
mod vacuity;

pub use changes::{Changes, Range};
pub use figures::Figures;
pub use report::element_at;
pub use report::{Difference, Mismatch, Report};
pub use rule::coarser;
pub use rule::{Rule, Tolerance};
pub use vacuity::sample;
pub use vacuity::{Accepted, StandIn, stand_ins};

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::tensor::{Tensor, Value};

/// Compares two tensors element by element.
///
/// # Errors
///
/// A [`Mismatch`] that says how they differ.
pub fn compare(actual: &Tensor, expected: &Tensor, rule: Rule) -> Result<(), Mismatch> {
    if actual.element() != expected.element() || actual.shape() != expected.shape() {
        return Err(Mismatch::types(&actual.clone().into(), &expected.clone().into()));
    }
    let mut report = Report::new(actual.len());
    each_difference(actual, expected, rule, |position, size| report.add(position, size));
    match report.differing {
        0 => Ok(()),
        _ => Err(Mismatch::Elements(Box::new(report.describe(actual, expected)))),
    }
}

/// The full result of a comparison.
#[derive(Debug, Clone, PartialEq)]
pub struct Examination {
    /// How many elements differ, with the first and the worst of them.
    pub report: Report,
    /// The worst elements in descending order. If elements differ equally, the earlier one comes first.
    pub worst: Vec<Difference>,
    /// The errors of the whole tensors, equal elements included.
    pub figures: Figures,
}

/// Compares two tensors element by element, which may be of two float types: their values are compared, which
/// f64 holds exactly. The `worst` elements that differ most are listed.
///
/// # Errors
///
/// A [`Mismatch`] of the types if they cannot be compared or the shapes differ.
#[allow(clippy::missing_panics_doc, reason = "comparable tensors of one shape have figures")]
pub fn examine(
    actual: &Tensor,
    expected: &Tensor,
    rule: Rule,
    worst: usize,
) -> Result<Examination, Mismatch> {
    let comparable = rule::are_comparable(actual.element(), expected.element());
    if !comparable || actual.shape() != expected.shape() {
        return Err(Mismatch::types(&actual.clone().into(), &expected.clone().into()));
    }
    let figures = Figures::new(actual, expected);
    let figures = figures.expect("comparable tensors of one shape have as many numbers");
    let mut report = Report::new(actual.len());
    // sizes are not negative, so that their bits order them; infinity is the largest
    let mut most: BTreeMap<(u64, Reverse<usize>), ()> = BTreeMap::new();
    each_difference(actual, expected, rule, |position, size| {
        report.add(position, size);
        most.insert((size.to_bits(), Reverse(position)), ());
        if most.len() > worst {
            most.pop_first();
        }
    });
    let difference = |&(size, Reverse(position)): &(u64, Reverse<usize>)| {
        Difference::at(actual, expected, position, f64::from_bits(size))
    };
    let worst = most.keys().rev().map(difference).collect();
    let described = report.differing > 0;
    let report = if described { report.describe(actual, expected) } else { report };
    Ok(Examination { report, worst, figures })
}

/// Calls `differs` with the row-major position of each element that the rule does not accept, and with the
/// size of the difference.
fn each_difference(
    actual: &Tensor,
    expected: &Tensor,
    rule: Rule,
    mut differs: impl FnMut(usize, f64),
) {
    if rule.accepts_equal_codes() && actual.same_bits(expected) {
        return;
    }
    let measure = rule.measure(actual.element(), expected.element());
    for position in 0..actual.len() {
        let (ours, theirs) = (actual.code(position), expected.code(position));
        if !measure.accepts(ours, theirs) {
            differs(position, measure.size(ours, theirs));
        }
    }
}

/// Compares two values, tuples part by part.
///
/// # Errors
///
/// A [`Mismatch`] that says how they differ; for tuples, how the first part that differs does.
pub fn compare_values(actual: &Value, expected: &Value, rule: Rule) -> Result<(), Mismatch> {
    match (actual, expected) {
        (Value::Tensor(actual), Value::Tensor(expected)) => compare(actual, expected, rule),
        (Value::Token, Value::Token) => Ok(()),
        (Value::Tuple(ours), Value::Tuple(theirs)) if ours.len() == theirs.len() => {
            let mut parts = ours.iter().zip(theirs);
            parts.try_for_each(|(actual, expected)| compare_values(actual, expected, rule))
        }
        _ => Err(Mismatch::types(actual, expected)),
    }
}

#[cfg(test)]
mod tests {
    use super::rule::ulp_distance;
    use super::*;
    use crate::numeric::{ComplexPart, ElementType, FloatFormat, IntegerType};

    fn floats(name: &str, codes: &[u128]) -> Tensor {
        let element = ElementType::Float(FloatFormat::parse(name).unwrap());
        Tensor::from_wide_codes(element, &[codes.len()], codes.iter().copied())
    }

    fn f16(codes: &[u128]) -> Tensor {
        floats("f16", codes)
    }

    fn differing(actual: &[u128], expected: &[u128], rule: Rule) -> usize {
        match compare(&f16(actual), &f16(expected), rule) {
            Ok(()) => 0,
            Err(Mismatch::Elements(report)) => report.differing,
            Err(other) => panic!("{other}"),
        }
    }

    const ZERO: u128 = 0;
    const MINUS_ZERO: u128 = 0x8000;
    const ONE: u128 = 0x3C00;
    const NEXT: u128 = 0x3C01;
    const INFINITY: u128 = 0x7C00;
    const NAN: u128 = 0x7E00;
    const OTHER_NAN: u128 = 0xFE01;

    #[test]
    fn rules_differ_on_zeros_and_nans() {
        let pairs: [&[u128]; 2] = [&[ZERO, NAN, NAN], &[MINUS_ZERO, OTHER_NAN, NAN]];
        let count = |rule| differing(pairs[0], pairs[1], rule);
        assert_eq!(count(Rule::Codes), 2);
        assert_eq!(count(Rule::Bitwise), 1);
        assert_eq!(count(Rule::Equal), 2);
        assert_eq!(count(Rule::Ulp { min: 0, max: 0 }), 0);
        assert_eq!(count(Rule::Absolute(0.0)), 0);
        assert_eq!(count(Rule::Within(Tolerance::default())), 0);
        let tolerance = Tolerance { max_ulp: Some(0), ..Tolerance::default() };
        assert_eq!(count(Rule::Within(tolerance)), 0);
    }

    #[test]
    fn infinities_are_close_to_nothing_else() {
        let largest = 0x7BFF;
        assert_eq!(differing(&[INFINITY], &[largest], Rule::Ulp { min: 0, max: u64::MAX - 1 }), 1);
        let farthest = Rule::Ulp { min: u64::MAX, max: u64::MAX };
        assert_eq!(differing(&[INFINITY], &[largest], farthest), 0);
        assert_eq!(differing(&[INFINITY], &[largest], Rule::Absolute(1e9)), 1);
        assert_eq!(differing(&[INFINITY], &[INFINITY | 0x8000], Rule::Absolute(f64::INFINITY)), 1);
        assert_eq!(differing(&[INFINITY], &[INFINITY], Rule::Absolute(0.0)), 0);
        let everything = Tolerance { atol: 1e300, rtol: 1e300, max_ulp: Some(u64::MAX) };
        assert_eq!(differing(&[INFINITY, NAN], &[largest, ONE], Rule::Within(everything)), 2);
    }

    #[test]
    fn ulp_bounds_are_inclusive_from_below_and_above() {
        assert_eq!(differing(&[ONE], &[NEXT], Rule::Ulp { min: 0, max: 1 }), 0);
        assert_eq!(differing(&[ONE], &[NEXT], Rule::Ulp { min: 0, max: 0 }), 1);
        assert_eq!(differing(&[ONE], &[ONE], Rule::Ulp { min: 1, max: 3 }), 1);
    }

    #[test]
    fn distances_cross_zero() {
        let format = FloatFormat::parse("f16").unwrap();
        assert_eq!(ulp_distance(format, 1, 0x8002), Some(3));
        assert_eq!(ulp_distance(format, 0, 0x8000), Some(0));
        assert_eq!(ulp_distance(format, 0x7E00, 0xFE01), Some(0));
        assert_eq!(ulp_distance(format, 0x7E00, 0x3C00), None);
        assert_eq!(ulp_distance(format, 0x7C00, 0x7BFF), None);
    }

    #[test]
    fn absolute_and_relative_tolerances_add() {
        let within = |atol, rtol| Rule::Within(Tolerance { max_ulp: None, atol, rtol });
        // 1 and 1 + 2^-10
        assert_eq!(differing(&[NEXT], &[ONE], within(0.0, 0.0009)), 1);
        assert_eq!(differing(&[NEXT], &[ONE], within(0.0, 0.001)), 0);
        assert_eq!(differing(&[NEXT], &[ONE], within(0.0005, 0.0005)), 0);
    }

    #[test]
    fn the_report_names_first_and_worst() {
        let actual = f16(&[ONE, NEXT, ONE, ONE]).with_shape(&[2, 2]);
        let expected = f16(&[ONE, ONE, 0x4000, NEXT]).with_shape(&[2, 2]);
        let mismatch = compare(&actual, &expected, Rule::Bitwise).unwrap_err();
        assert_eq!(
            mismatch.to_string(),
            "3 of 4 elements differ\n\
             first at [0, 1]: actual 1.0009765625 (0x3C01), expected 1.0 (0x3C00), 1 ULP apart\n\
             worst at [1, 0]: actual 1.0 (0x3C00), expected 2.0 (0x4000), 1024 ULP apart"
        );
    }

    #[test]
    fn integers_are_as_far_apart_as_their_difference() {
        let element = ElementType::Integer(IntegerType { width: 8, signed: true });
        let tensor = |code: u8| Tensor::from_codes(element.clone(), &[], vec![code]);
        let mismatch = compare(&tensor(127), &tensor(128), Rule::Equal).unwrap_err();
        assert_eq!(
            mismatch.to_string(),
            "1 of 1 element differs: actual 127 (0x7F), expected -128 (0x80), 255 apart"
        );
        assert!(compare(&tensor(5), &tensor(7), Rule::Absolute(2.0)).is_ok());
    }

    #[test]
    fn complex_numbers_differ_by_their_worse_part() {
        let element = ElementType::Complex(ComplexPart::F32);
        let code = |re: u32, im: u32| u64::from(re) | u64::from(im) << 32;
        let one = 1.0f32.to_bits();
        let tensor = |code| Tensor::from_codes(element.clone(), &[1], vec![code]);
        let (actual, expected) = (tensor(code(one, one + 2)), tensor(code(one + 1, one)));
        assert!(compare(&actual, &expected, Rule::Ulp { min: 0, max: 2 }).is_ok());
        let mismatch = compare(&actual, &expected, Rule::Ulp { min: 0, max: 1 }).unwrap_err();
        assert_eq!(
            mismatch.to_string(),
            "1 of 1 element differs: at [0]: actual (1.0, 1.0000002) (0x3F800000, 0x3F800002), \
             expected (1.0000001, 1.0) (0x3F800001, 0x3F800000), 2 ULP apart"
        );
    }

    #[test]
    fn a_float_of_another_type_is_compared_by_value() {
        let (wide, narrow) = (floats("f32", &[0x3F80_1000, 0x3FC0_0000]), f16(&[ONE, 0x3E00]));
        // 1.00048828125 lies half way between 1 and the next f16
        let examine = |rule| examine(&wide, &narrow, rule, 2).unwrap();
        let exact = examine(Rule::Bitwise);
        assert_eq!((exact.report.differing, exact.worst.len()), (1, 1));
        assert_eq!(exact.worst[0].distance, Some(0));
        let rounded = Tolerance { max_ulp: Some(0), ..Tolerance::default() };
        assert_eq!(examine(Rule::Within(rounded)).report.differing, 0);
        let zeros = super::examine(&floats("f32", &[0x8000_0000]), &f16(&[ZERO]), Rule::Bitwise, 0);
        assert_eq!(zeros.unwrap().report.differing, 1);
        let nans = super::examine(&floats("f32", &[0x7FC0_0001]), &f16(&[NAN]), Rule::Bitwise, 0);
        assert_eq!(nans.unwrap().report.differing, 0);
    }

    #[test]
    fn the_worst_elements_are_listed_in_order() {
        let (actual, expected) = (f16(&[1, 5, 3, 5]), f16(&[0, 0, 0, 0]));
        let examined = examine(&actual, &expected, Rule::Bitwise, 3).unwrap();
        let worst: Vec<usize> =
            examined.worst.iter().map(|difference| difference.position).collect();
        assert_eq!(worst, [1, 3, 2]);
    }

    #[test]
    fn types_and_shapes_must_be_the_same() {
        let mismatch = compare(&f16(&[ONE]), &f16(&[ONE, ONE]), Rule::Bitwise).unwrap_err();
        assert_eq!(mismatch.to_string(), "actual is tensor<1xf16>, expected is tensor<2xf16>");
        assert!(compare_values(&Value::Token, &f16(&[]).into(), Rule::Bitwise).is_err());
        let tuple = |code| Value::Tuple(vec![Value::Token, f16(&[code]).into()]);
        assert!(compare_values(&tuple(ONE), &tuple(ONE), Rule::Bitwise).is_ok());
        assert!(compare_values(&tuple(ONE), &tuple(NEXT), Rule::Bitwise).is_err());
    }
}
