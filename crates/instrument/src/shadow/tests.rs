//! Tests of profiles of whole programs, against values computed by hand.

use super::for_tests::{profile, row, study, tensor};
use super::{Retyping, Special, Study};

#[test]
fn cancellation_multiplies_the_relative_error() {
    let text = "func.func @main(%x: tensor<1xbf16>, %y: tensor<1xbf16>, %z: tensor<1xbf16>) -> tensor<1xbf16> {
      %p = stablehlo.multiply %x, %y : tensor<1xbf16>
      %d = stablehlo.subtract %p, %z : tensor<1xbf16>
      return %d : tensor<1xbf16>
    }";
    // 1.0078125 * 1.0078125 = 1.01568603515625 is 1.015625 in bf16; the difference to 1.0078125 is 0.0078125,
    // and exactly 0.00787353515625
    let of = |value: f64| tensor("bf16", &[1], &[value]);
    let found = profile(text, vec![of(1.0078125), of(1.0078125), of(1.0078125)]);
    let (product, difference) = (&row(&found, "%p").statistics, &row(&found, "%d").statistics);
    assert_eq!(product.local.largest, 0.00006103515625 / 0.0078125);
    assert_eq!((difference.local.largest, product.amplification), (0.0, None));
    let relative = 0.00006103515625 / 0.00787353515625;
    assert_eq!(difference.relative.largest, relative);
    let before = 0.00006103515625 / 1.01568603515625;
    let factor = difference.amplification.unwrap();
    assert!((factor / (relative / before) - 1.0).abs() < 1e-9, "{factor}");
    assert_eq!(found.results[0].accuracy.unwrap().relative, relative);
}

#[test]
fn an_overflow_of_f8_is_a_birth_with_its_operands() {
    let text = "func.func @main(%x: tensor<3xf8E4M3FN>) -> tensor<3xf32> {
      %s = stablehlo.add %x, %x : tensor<3xf8E4M3FN>
      %w = stablehlo.convert %s : (tensor<3xf8E4M3FN>) -> tensor<3xf32>
      return %w : tensor<3xf32>
    }";
    let found = profile(text, vec![tensor("f8E4M3FN", &[3], &[1.0, 256.0, 448.0])]);
    let [birth] = &found.births[..] else { panic!("{:?}", found.births) };
    assert_eq!((birth.name.as_str(), birth.kind), ("@main/%s", Special::Nan));
    assert_eq!((&birth.index[..], birth.count, birth.exact), (&[1][..], 2, Some(512.0)));
    assert!(birth.is_overflow(&crate::numeric::names::F8E4M3FN));
    assert_eq!(birth.operands[0].name, "%x");
    assert_eq!((birth.operands[0].value, birth.operands[0].bits), (256.0, 0x78));
    assert_eq!(found.rows[birth.travelled[0]].name, "%w");
    assert_eq!(birth.reached, [0]);
    let sum = row(&found, "%s");
    assert_eq!((sum.statistics.nan, sum.statistics.local.lost), (2, 2));
    // the largest finite value is 2, and log2(448 / 2) is 7.807
    let headroom = sum.statistics.headroom(&crate::numeric::names::F8E4M3FN).unwrap();
    assert!((headroom - 224f64.log2()).abs() < 1e-12, "{headroom}");
    assert_eq!(row(&found, "%x").statistics.saturated, 1);
}

const LOOP: &str = "func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<f32>
  cond {
    %more = stablehlo.compare LT, %i, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %w = func.call @step(%v) : (tensor<f32>) -> tensor<f32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %w : tensor<i32>, tensor<f32>
  }
  return %r#1 : tensor<f32>
}
func.func @step(%a: tensor<f32>) -> tensor<f32> {
  %square = stablehlo.multiply %a, %a : tensor<f32>
  %inverse = stablehlo.subtract %square, %square : tensor<f32>
  %s = stablehlo.add %square, %inverse : tensor<f32>
  return %s : tensor<f32>
}";

#[test]
fn a_nan_that_a_loop_gives_has_the_iteration_in_its_name() {
    // 1e12, 1e24, infinity: the third square overflows, and infinity minus infinity is NaN
    let found = profile(LOOP, vec![tensor("f32", &[], &[1e6])]);
    let births: Vec<_> = found.births.iter().map(|it| (it.name.as_str(), it.kind)).collect();
    assert_eq!(
        births,
        [
            ("@main/%r.body[2]/%w@step/%square", Special::Infinity),
            ("@main/%r.body[2]/%w@step/%inverse", Special::Nan),
        ]
    );
    let exact = found.births[0].exact.unwrap();
    assert!((exact / 1e48 - 1.0).abs() < 1e-6, "{exact}");
    assert_eq!(row(&found, "%square").statistics.executions, 4);
}

#[test]
fn errors_go_through_loops_and_calls() {
    // x is 1 + 2^-12; x^16 by four squarings in f32, against exact squarings
    let found = profile(LOOP, vec![tensor("f32", &[], &[1.0 + 2f64.powi(-12)])]);
    let shadow = found.results[0].shadow.as_ref().unwrap().high.to_f64s().unwrap()[0];
    assert_eq!(shadow, (0..4).fold(1.0 + 2f64.powi(-12), |x: f64, _| x * x));
    let value = (0..4).fold(1.0f32 + 2f32.powi(-12), |x, _| x * x);
    assert_eq!(found.results[0].value.tensor().as_slice::<f32>().unwrap(), [value]);
    let relative = (f64::from(value) - shadow).abs() / shadow;
    assert_eq!(found.results[0].accuracy.unwrap().relative, relative);
    assert_eq!(row(&found, "%square").statistics.total.largest, {
        let mut exact = 1.0 + 2f64.powi(-12);
        let mut value = exact as f32;
        (0..4).fold(0.0, |most: f64, _| {
            (exact, value) = (exact * exact, value * value);
            most.max((f64::from(value) - exact).abs() * 2f64.powi(23))
        })
    });
}

#[test]
fn sums_lose_more_than_half_a_unit() {
    let text = "func.func @main(%x: tensor<64xf8E5M2>) -> tensor<f8E5M2> {
      %zero = stablehlo.constant dense<0.0> : tensor<f8E5M2>
      %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<64xf8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
      return %s : tensor<f8E5M2>
    }";
    // ones are added one by one: 8 + 1 is 8 again. The exact sum is 64, where numbers are 16 apart.
    let found = profile(text, vec![tensor("f8E5M2", &[64], &[1.0; 64])]);
    assert_eq!(row(&found, "%s").statistics.local.largest, 56.0 / 16.0);
}

#[test]
fn a_conversion_loses_what_the_narrow_type_lacks() {
    let text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
      %n = stablehlo.convert %x : (tensor<2xf32>) -> tensor<2xf8E5M2>
      %w = stablehlo.convert %n : (tensor<2xf8E5M2>) -> tensor<2xf32>
      return %w : tensor<2xf32>
    }";
    let found = profile(text, vec![tensor("f32", &[2], &[1.0, 1.1])]);
    let x = f64::from(1.1f32);
    assert_eq!(row(&found, "%n").statistics.local.largest, (x - 1.0) * 4.0);
    assert_eq!(row(&found, "%w").statistics.local.largest, 0.0);
    assert_eq!(row(&found, "%w").statistics.total.largest, (x - 1.0) * 2f64.powi(23));
}

#[test]
fn a_sort_moves_shadows_as_it_moves_values() {
    let text = "func.func @main(%x: tensor<3xf32>, %y: tensor<3xf32>) -> (tensor<3xf8E5M2>, tensor<3xf32>) {
      %k = stablehlo.convert %x : (tensor<3xf32>) -> tensor<3xf8E5M2>
      %s:2 = \"stablehlo.sort\"(%k, %y) ({
        ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>, %c: tensor<f32>, %d: tensor<f32>):
          %less = stablehlo.compare LT, %a, %b : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
          stablehlo.return %less : tensor<i1>
      }) {dimension = 0 : i64, is_stable = true} : (tensor<3xf8E5M2>, tensor<3xf32>) -> (tensor<3xf8E5M2>, tensor<3xf32>)
      return %s#0, %s#1 : tensor<3xf8E5M2>, tensor<3xf32>
    }";
    // the keys are 1, 1 and 0.5: the second stays behind the first, although it is the smaller one exactly
    let keys = tensor("f32", &[3], &[1.0625, 1.03125, 0.5]);
    let found = profile(text, vec![keys, tensor("f32", &[3], &[1.0, 2.0, 3.0])]);
    let shadow = found.results[0].shadow.as_ref().unwrap();
    assert_eq!(shadow.high.to_f64s().unwrap(), [0.5, 1.0625, 1.03125]);
    assert!(found.results[1].shadow.is_none());
    assert_eq!(row(&found, "%s#0").statistics.total.largest, 0.25);
    assert_eq!(row(&found, "%s#0").statistics.local.count, 0);
}

#[test]
fn a_nan_of_an_argument_is_followed_and_an_infinite_constant_is_none_that_arises() {
    let text = "func.func @main(%x: tensor<2xf32>) -> tensor<f32> {
      %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %s = stablehlo.reduce(%x init: %least) applies stablehlo.maximum across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
      return %s : tensor<f32>
    }";
    let found = profile(text, vec![tensor("f32", &[2], &[1.0, f64::NAN])]);
    let [birth] = &found.births[..] else { panic!("{:?}", found.births) };
    assert_eq!((birth.name.as_str(), birth.kind), ("@main/%x", Special::Nan));
    assert_eq!((&birth.index[..], birth.count, birth.operands.len()), (&[1][..], 1, 0));
    assert_eq!(found.rows[birth.travelled[0]].name, "%s");
    assert_eq!(birth.reached, [0]);
    assert!(profile(text, vec![tensor("f32", &[2], &[1.0, 2.0])]).births.is_empty());
}

const PRODUCTS: &str =
    "func.func @main(%x: tensor<1x4xf32>, %w: tensor<4x2xf32>) -> tensor<1x2xf32> {
  %c = stablehlo.constant dense<[[1.0], [0.001953125]]> : tensor<2x1xf32>
  %b = stablehlo.reshape %c : (tensor<2x1xf32>) -> tensor<1x2xf32>
  %p = stablehlo.dot %x, %w : (tensor<1x4xf32>, tensor<4x2xf32>) -> tensor<1x2xf32>
  %s = stablehlo.add %p, %b : tensor<1x2xf32>
  return %s : tensor<1x2xf32>
}";

fn products() -> Study {
    let x = tensor("f32", &[1, 4], &[1.0, 1.0, 1.0, 1.0]);
    let w = tensor("f32", &[4, 2], &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.125, 1.0]);
    study(PRODUCTS, vec![x, w])
}

#[test]
fn what_a_retyped_argument_costs_is_the_error_of_the_result() {
    let study = products();
    let profile = study.profile().unwrap();
    let retypings: Vec<Retyping> = vec!["%w=f4E2M1FN".parse().unwrap()];
    let found = study.what_if(&profile, &retypings).unwrap();
    // 1.125 becomes 1: of the results 5.125 and 4.001953125 the first loses 0.125
    let norm = (5.125f64.powi(2) + 4.001953125f64.powi(2)).sqrt();
    assert_eq!(found.before.relative, 0.0);
    assert!((found.after.relative - 0.125 / norm).abs() < 1e-15, "{:?}", found.after);
    assert_eq!(found.harm(), found.after.relative);
    // the results alone: 5.125 is 6 or 4 in f4E2M1FN, 4.001953125 is 4
    let floor = (0.875f64.powi(2) + 0.001953125f64.powi(2)).sqrt() / norm;
    assert!((found.floor.relative - floor).abs() < 1e-15, "{:?}", found.floor);
    assert_eq!((found.before.moved_maxima, found.after.moved_maxima), (Some(0), Some(0)));
}

#[test]
fn constants_are_retyped_like_other_values() {
    let study = products();
    let profile = study.profile().unwrap();
    let retypings: Vec<Retyping> = vec!["%c=f8E4M3FN".parse().unwrap()];
    let found = study.what_if(&profile, &retypings).unwrap();
    assert_eq!(found.candidates.len(), 1);
    // 2^-9 is the smallest number of f8E4M3FN, which loses nothing; f4E2M1FN makes 0 of it
    assert_eq!(found.after.relative, 0.0);
    let retypings: Vec<Retyping> = vec!["%c=f4E2M1FN".parse().unwrap()];
    let found = study.what_if(&profile, &retypings).unwrap();
    let norm = (5.125f64.powi(2) + 4.001953125f64.powi(2)).sqrt();
    assert!((found.after.relative - 0.001953125 / norm).abs() < 1e-15, "{:?}", found.after);
}

#[test]
fn values_are_ranked_by_the_harm_that_each_does_alone() {
    let study = products();
    let profile = study.profile().unwrap();
    let retypings: Vec<Retyping> = vec!["f32=f4E2M1FN".parse().unwrap()];
    let group = |candidate: &super::Candidate| candidate.name.clone();
    let found = study.rank(&profile, &retypings, &group, Some(0.05)).unwrap();
    let names: Vec<&str> = found.groups.iter().map(|group| group.name.as_str()).collect();
    // sums lose 0.875, products 0.125, the weights 0.125, constants 2^-9, and ones nothing
    assert_eq!(names, ["%s", "%w", "%p", "%c", "%b", "%x"]);
    assert_eq!(found.groups.last().unwrap().harm, 0.0);
    assert_eq!(found.knee.groups, 5);
    assert!(found.knee.within.relative <= 0.05);
    assert!(found.knee.beyond.unwrap().relative > 0.05);
}
