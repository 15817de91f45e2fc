//! Devices that use a freedom that is named, notes on what is unlikely, and results that are judged in blocks.

use super::program_tests::{judged, tensor, verdict};
use super::{Rung, Verdict};
use crate::numeric::random::Random;
use crate::tensor::Tensor;

fn elementwise(op: &str, size: usize) -> String {
    format!(
        "func.func @main(%x: tensor<{size}xf32>, %y: tensor<{size}xf32>) -> tensor<{size}xf32> {{
           %0 = stablehlo.{op} %x, %y : tensor<{size}xf32>
           return %0 : tensor<{size}xf32>
         }}"
    )
}

fn of_one(op: &str, value: f64, actual: f64, legal: &str) -> Verdict {
    let text = format!(
        "func.func @main(%x: tensor<1xf32>) -> tensor<1xf32> {{
           %0 = stablehlo.{op} %x : tensor<1xf32>
           return %0 : tensor<1xf32>
         }}"
    );
    let x = [tensor("f32", &[1], &[value])];
    verdict(&text, &x, ("%0", tensor("f32", &[1], &[actual])), legal)
}

#[test]
fn a_number_in_place_of_nan_is_named_and_accepted_where_it_is_allowed() {
    let nan = f64::NAN;
    let arguments =
        [tensor("f32", &[4], &[nan, 1.0, nan, -2.0]), tensor("f32", &[4], &[-3.0, nan, nan, 5.0])];
    let judge = |op: &str, values: [f64; 4], legal: &str| {
        let actual = tensor("f32", &[4], &values);
        let found = verdict(&elementwise(op, 4), &arguments, ("%0", actual), legal);
        (found.rung(), found.is_accepted)
    };
    assert_eq!(judge("maximum", [-3.0, 1.0, nan, 5.0], ""), (Rung::MaxNum, false));
    assert_eq!(judge("maximum", [-3.0, 1.0, nan, 5.0], "maxnum"), (Rung::MaxNum, true));
    assert_eq!(judge("minimum", [-3.0, nan, nan, -2.0], "maxnum"), (Rung::MaxNum, true));
    // the other operand, and a number where there is none
    assert_eq!(judge("maximum", [-2.0, 1.0, nan, 5.0], "maxnum").0, Rung::Violation);
    assert_eq!(judge("maximum", [-3.0, 1.0, f64::NEG_INFINITY, 5.0], "maxnum").0, Rung::Violation);
    let text = "func.func @main(%x: tensor<3xf32>) -> tensor<f32> {
      %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %0 = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
      return %0 : tensor<f32>
    }";
    let rung = |value: f64| {
        let x = [tensor("f32", &[3], &[1.0, nan, -2.0])];
        verdict(text, &x, ("%0", tensor("f32", &[], &[value])), "maxnum").rung()
    };
    assert_eq!((rung(1.0), rung(nan), rung(-2.0)), (Rung::MaxNum, Rung::SameBits, Rung::Violation));
}

#[test]
fn quotients_and_roots_may_be_off_by_the_units_that_are_stated() {
    let quotient = |units: u32, legal: &str| {
        let arguments = [tensor("f32", &[1], &[1.0]), tensor("f32", &[1], &[3.0])];
        let value = f64::from(f32::from_bits((1f32 / 3.0).to_bits() + units));
        let actual = tensor("f32", &[1], &[value]);
        verdict(&elementwise("divide", 1), &arguments, ("%0", actual), legal).rung()
    };
    assert_eq!(quotient(1, ""), Rung::Violation);
    assert_eq!(quotient(1, "div:1.5"), Rung::Function);
    assert_eq!(quotient(3, "div:1.5"), Rung::Violation);
    assert_eq!(quotient(1, "sqrt:1.5"), Rung::Violation);
    let root = f64::from(2f32.sqrt().next_up());
    assert_eq!(of_one("sqrt", 2.0, root, "").rung(), Rung::Violation);
    assert_eq!(of_one("sqrt", 2.0, root, "sqrt:1").rung(), Rung::Function);
}

#[test]
fn a_value_beyond_the_range_of_its_function_is_noted() {
    let beyond = f64::from(1f32.next_up());
    let found = of_one("tanh", 9.5, beyond, "");
    assert!(found.is_accepted);
    assert!(
        found.notes.len() == 1 && found.notes[0].contains("outside of -1 to 1"),
        "{:?}",
        found.notes
    );
    assert!(of_one("tanh", 9.5, f64::from(1f32.next_down()), "").notes.is_empty());
}

#[test]
fn additions_that_truncate_are_noted_and_ordinary_ones_are_not() {
    const TERMS: usize = 256;
    const SUMS: usize = 120;
    let mut random = Random::new(21);
    let term = |random: &mut Random| f64::from(random.below(1 << 20) as f32 / 1048576.0);
    let terms: Vec<f64> = (0..SUMS * TERMS).map(|_| term(&mut random)).collect();
    let text = format!(
        "func.func @main(%x: tensor<{SUMS}x{TERMS}xf32>) -> tensor<{SUMS}xf32> {{
           %zero = stablehlo.constant dense<0.0> : tensor<f32>
           %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<{SUMS}x{TERMS}xf32>, tensor<f32>) -> tensor<{SUMS}xf32>
           return %0 : tensor<{SUMS}xf32>
         }}"
    );
    let judge = |add: &dyn Fn(f64, f64) -> f64| {
        let sums: Vec<f64> = terms
            .chunks(TERMS)
            .map(|row| row.iter().rev().fold(0.0, |sum, it| add(sum, *it)))
            .collect();
        let x = [tensor("f32", &[SUMS, TERMS], &terms)];
        verdict(&text, &x, ("%0", tensor("f32", &[SUMS], &sums)), "")
    };
    let nearest = judge(&|a, b| f64::from((a + b) as f32));
    assert!(nearest.is_accepted && nearest.notes.is_empty(), "{:?}", nearest.notes);
    let truncating = judge(&|a, b| {
        let sum = (a + b) as f32;
        f64::from(if f64::from(sum) > a + b { sum.next_down() } else { sum })
    });
    assert!(truncating.is_accepted);
    assert!(truncating.notes.iter().any(|it| it.contains("too small")), "{:?}", truncating.notes);
}

#[test]
fn a_tree_that_is_stated_narrows_what_is_legal() {
    const TERMS: usize = 1024;
    // values of 24 bits, whose sums need more
    let terms = vec![1.0 + 2f64.powi(-23); TERMS];
    let text = format!(
        "func.func @main(%x: tensor<{TERMS}xf32>) -> tensor<f32> {{
           %zero = stablehlo.constant dense<0.0> : tensor<f32>
           %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<{TERMS}xf32>, tensor<f32>) -> tensor<f32>
           return %0 : tensor<f32>
         }}"
    );
    let exact: f64 = terms.iter().sum();
    let judge = |share: f64, legal: &str| {
        let x = [tensor("f32", &[TERMS], &terms)];
        let actual = tensor("f32", &[], &[exact + share * exact * 2f64.powi(-24)]);
        verdict(&text, &x, ("%0", actual), legal).is_accepted
    };
    // 1024 terms in 64 lanes: each term goes through 15 + 6 additions
    assert!(judge(20.0, "-units,-replay,lanes:64") && judge(20.0, "-units,-replay,height:21"));
    assert!(!judge(40.0, "-units,-replay,lanes:64") && !judge(40.0, "-units,-replay,height:21"));
    assert!(judge(20.0, "-units,-replay"));
}

#[test]
fn results_of_many_elements_are_judged_in_blocks() {
    const SIZE: usize = 70_000;
    let x: Vec<f64> = (0..SIZE).map(|place| place as f64).collect();
    let arguments = [tensor("f32", &[SIZE], &x), tensor("f32", &[SIZE], &x)];
    let mut sums: Vec<f64> = x.iter().map(|it| it + it).collect();
    for place in [5, 40_000, SIZE - 1] {
        sums[place] += 1.0;
    }
    let actual = tensor("f32", &[SIZE], &sums);
    let found = verdict(&elementwise("add", SIZE), &arguments, ("%0", actual), "");
    assert_eq!(found.rungs, [(Rung::SameBits, SIZE as u64 - 3), (Rung::Violation, 3)]);
    let mut places: Vec<usize> = found.worst.iter().map(|it| it.place).collect();
    places.sort_unstable();
    assert_eq!(places, [5, 40_000, SIZE - 1]);
    let listed = found.worst.iter().find(|it| it.place == 5).unwrap();
    assert_eq!(listed.exact, Some(10.0));
    let wrong: Vec<usize> = (0..SIZE).filter(|&place| found.map[place] == 1).collect();
    assert_eq!(wrong, places);
}

#[test]
fn what_follows_a_wrong_value_is_far_from_our_own_run() {
    let text = "func.func @main(%x: tensor<f32>) -> tensor<f32> {
      %y = stablehlo.multiply %x, %x : tensor<f32>
      %z = stablehlo.add %y, %x : tensor<f32>
      return %z : tensor<f32>
    }";
    let f32 = |value: f64| -> Tensor { tensor("f32", &[], &[value]) };
    let shown = [("%y", f32(5.0)), ("%z", f32(7.0))];
    let findings = judged(text, &[f32(2.0)], &shown, "").findings;
    let distances: Vec<f64> = findings.iter().map(|it| it.accumulated.unwrap().relative).collect();
    let expected = [0.25, 1.0 / 6.0];
    let is_near = |(found, expected): (&f64, f64)| (found - expected).abs() < 1e-12;
    assert!(distances.iter().zip(expected).all(is_near), "{distances:?}");
}

#[test]
fn a_result_is_not_rounded_to_a_type_that_lacks_its_values_first() {
    // 2^30 is beyond f16, in which it would be an infinity, and f8E8M0FNU has NaN in its place
    let f8 = |value: f64| tensor("f8E8M0FNU", &[1], &[value]);
    let text = elementwise("multiply", 1).replace("f32", "f8E8M0FNU");
    let rung =
        |actual: f64| verdict(&text, &[f8(1024.0), f8(1048576.0)], ("%0", f8(actual)), "").rung();
    assert_eq!(rung(f64::NAN), Rung::Violation);
    assert_eq!(rung(1073741824.0), Rung::SameBits);
}

#[test]
fn sums_in_the_type_of_the_region_are_a_freedom_of_their_own() {
    let reduce = "%zero = stablehlo.constant dense<0.0> : tensor<bf16>
      %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xbf16>, tensor<bf16>) -> tensor<bf16>";
    let alone = format!(
        "func.func @main(%x: tensor<4xbf16>) -> tensor<bf16> {{
      {reduce}
      return %0 : tensor<bf16>
    }}"
    );
    let with_reader = format!(
        "func.func @main(%x: tensor<4xbf16>) -> tensor<bf16> {{
      {reduce}
      %1 = stablehlo.negate %0 : tensor<bf16>
      return %1 : tensor<bf16>
    }}"
    );
    // values of bf16 from 256 on are 2 apart: the sum of 259 is rounded to 260, and 256 + 1 to 256 in each of three steps
    let x = [tensor("bf16", &[4], &[1.0, 1.0, 1.0, 256.0])];
    let judge = |text: &str, name: &str, sum: f64, legal: &str| {
        let found = verdict(text, &x, (name, tensor("bf16", &[], &[sum])), legal);
        (found.rung(), found.is_accepted)
    };
    let small = |legal: &str| judge(&alone, "%0", 256.0, legal);
    assert_eq!(small(""), (Rung::Body, true));
    assert_eq!(small("-body"), (Rung::Body, false));
    assert_eq!(small("-ieee,-units"), (Rung::Body, true));
    assert_eq!(small("none,ieee"), (Rung::Body, false));
    assert_eq!(small("none,+body"), (Rung::Body, true));
    // of a sum that was not shown
    let of_reader = |sum: f64, legal: &str| judge(&with_reader, "%1", -sum, legal).1;
    assert!(of_reader(256.0, "") && of_reader(260.0, "-body") && !of_reader(256.0, "-body"));
}
