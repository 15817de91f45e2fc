//! Profiles of programs of f64, against figures of 400-bit arithmetic (mpmath).

use crate::ops::GivenMeaning;
use crate::shadow::for_tests::{assert_near, of, profile, study, tensor};
use crate::shadow::{NumericsProfile, Settings};
use crate::tensor::{Tensor, Value};

/// The largest error of the op of a program of one op.
fn local(op: &str, types: &str, result: &str, arguments: Vec<Value>) -> f64 {
    let names: Vec<String> = (0..arguments.len()).map(|index| format!("%a{index}")).collect();
    let parameters: Vec<String> =
        names.iter().zip(types.split(", ")).map(|(name, ty)| format!("{name}: {ty}")).collect();
    let text = format!(
        "func.func @main({}) -> {result} {{\n  %r = \"{op}\"({}) : ({types}) -> {result}\n  return %r : {result}\n}}\n",
        parameters.join(", "),
        names.join(", ")
    );
    let found = profile(&text, arguments);
    assert_eq!(of(&found, "%r").total, of(&found, "%r").local, "{op}");
    of(&found, "%r").local.largest
}

#[test]
fn the_rounding_of_an_op_on_f64_is_measured() {
    let of_one = |op: &str, x: f64| {
        local(
            &format!("stablehlo.{op}"),
            "tensor<f64>",
            "tensor<f64>",
            vec![tensor("f64", &[], &[x])],
        )
    };
    let of_two = |op: &str, x: f64, y: f64| {
        let arguments = vec![tensor("f64", &[], &[x]), tensor("f64", &[], &[y])];
        local(&format!("stablehlo.{op}"), "tensor<f64>, tensor<f64>", "tensor<f64>", arguments)
    };
    assert_eq!(of_two("add", 1.0, 2f64.powi(-54)), 0.25);
    assert_eq!(of_two("add", 1.0, 2.0), 0.0);
    assert_eq!(of_two("add", 0.1, 0.2), 0.5);
    assert_near(of_two("multiply", 0.1, 0.3), 0.48);
    assert_near(of_two("divide", 1.0, 3.0), 1.0 / 3.0);
    assert_near(of_one("exponential", 1.25), 0.1036787619074854);
    assert_near(of_one("sine", 2.5), 0.49732379995871195);
    assert_near(of_one("log", 1.1), 0.4271026682515772);
    assert_near(of_one("sqrt", 2.0), 0.4353761856414783);
}

#[test]
fn integers_that_f64_does_not_hold_are_rounded() {
    let large = Tensor::from_wide_codes("i64".parse().unwrap(), &[1], [(1u128 << 53) + 1]).into();
    assert_eq!(local("stablehlo.convert", "tensor<1xi64>", "tensor<1xf64>", vec![large]), 0.5);
}

const SUMS: &str = r#"func.func @main(%x: tensor<4xf64>, %y: tensor<4xf64>, %k: tensor<2xf64>) -> tensor<f64> {
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
  %dot = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<4xf64>, tensor<4xf64>) -> tensor<f64>
  %windows = "stablehlo.reduce_window"(%x, %z) ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) {window_dimensions = array<i64: 2>} : (tensor<4xf64>, tensor<f64>) -> tensor<3xf64>
  %image = stablehlo.reshape %x : (tensor<4xf64>) -> tensor<1x4x1xf64>
  %kernel = stablehlo.reshape %k : (tensor<2xf64>) -> tensor<2x1x1xf64>
  %conv = stablehlo.convolution(%image, %kernel) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xf64>, tensor<2x1x1xf64>) -> tensor<1x3x1xf64>
  %largest = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
  return %sum : tensor<f64>
}"#;

#[test]
fn sums_of_f64_are_measured_by_their_terms() {
    let x = tensor("f64", &[4], &[0.1, 0.2, 0.3, 0.4]);
    let y = tensor("f64", &[4], &[1.1, 2.2, 3.3, 4.4]);
    let found = profile(SUMS, vec![x, y, tensor("f64", &[2], &[1.1, 2.2])]);
    let largest = |name: &str| of(&found, name).local.largest;
    assert_eq!(largest("%sum"), 0.125);
    assert_near(largest("%dot"), 0.09374999999999997);
    assert_eq!(largest("%windows"), 0.5);
    assert_near(largest("%conv"), 0.51);
    assert_eq!(of(&found, "%largest").local.count, 0);
    assert_eq!(of(&found, "%image").local.count, 0);
}

#[test]
fn a_sum_that_cancels_shows_what_was_lost() {
    // of 1e16 + 1 - 1e16 nothing is left, and the unit of the last place of 1 is 2^-52
    let x = tensor("f64", &[4], &[1e16, 1.0, -1e16, 0.0]);
    let ones = tensor("f64", &[4], &[1.0; 4]);
    let found = profile(SUMS, vec![x, ones, tensor("f64", &[2], &[1.0, 1.0])]);
    for name in ["%sum", "%dot"] {
        assert_eq!(of(&found, name).local.largest, 2f64.powi(52), "{name}");
        assert_eq!(of(&found, name).relative.largest, 1.0, "{name}");
    }
}

/// (e^x - 1) / x at 1e-9.
const CHAIN: &str = "func.func @main(%x: tensor<1xf64>) -> tensor<1xf64> {
  %one = stablehlo.constant dense<1.0> : tensor<1xf64>
  %e = stablehlo.exponential %x : tensor<1xf64>
  %d = stablehlo.subtract %e, %one : tensor<1xf64>
  %r = stablehlo.divide %d, %x : tensor<1xf64>
  return %r : tensor<1xf64>
}";

#[test]
fn errors_of_f64_are_followed_through_cancellation() {
    let found = profile(CHAIN, vec![tensor("f64", &[1], &[1e-9])]);
    assert_near(of(&found, "%r").relative.largest, 8.224037095780351e-8);
    assert_near(found.results[0].accuracy.unwrap().relative, 8.224037095780351e-8);
    assert_eq!(of(&found, "%d").local.largest, 0.0);
    assert!(of(&found, "%d").amplification.unwrap() > 1e8);
}

#[test]
fn moves_and_sorts_take_both_parts_of_a_shadow_along() {
    let text = "func.func @main(%x: tensor<2xf64>, %y: tensor<2xf64>) -> tensor<2xf64> {
      %s = stablehlo.add %x, %y : tensor<2xf64>
      %r = stablehlo.reverse %s, dims = [0] : tensor<2xf64>
      %c = stablehlo.concatenate %r, %x, dim = 0 : (tensor<2xf64>, tensor<2xf64>) -> tensor<4xf64>
      %o = \"stablehlo.sort\"(%c) ({
      ^bb0(%a: tensor<f64>, %b: tensor<f64>):
        %p = stablehlo.compare LT, %a, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
        stablehlo.return %p : tensor<i1>
      }) {dimension = 0 : i64} : (tensor<4xf64>) -> tensor<4xf64>
      %l = stablehlo.slice %o [2:4] : (tensor<4xf64>) -> tensor<2xf64>
      %n = stablehlo.negate %l : tensor<2xf64>
      %d = stablehlo.add %n, %x : tensor<2xf64>
      return %d : tensor<2xf64>
    }";
    // sums of 4 and 8 and a little are 4 and 8; in order they stay behind the 4 and 8 of %x or are equal to them
    let small = [2f64.powi(-53), 2f64.powi(-52)];
    let found = profile(text, vec![tensor("f64", &[2], &[4.0, 8.0]), tensor("f64", &[2], &small)]);
    assert_eq!(of(&found, "%s").local.largest, 0.125);
    for name in ["%r", "%c", "%o", "%n"] {
        assert_eq!(of(&found, name).total.largest, 0.125, "{name}");
        assert_eq!(of(&found, name).local.count, 0, "{name}");
    }
    // the first of the two 8 in order is the sum
    let shadow = found.results[0].shadow.as_ref().unwrap().doubles()[0];
    assert_eq!((shadow.high, shadow.low), (-4.0, -small[1]));
}

#[test]
fn what_has_no_formula_is_unknown_and_not_exact() {
    let text = "func.func @main(%x: tensor<2xf64>) -> tensor<2xf64> {
      %s = stablehlo.multiply %x, %x : tensor<2xf64>
      %g = stablehlo.custom_call @AnyOther(%s) : (tensor<2xf64>) -> tensor<2xf64>
      %r = stablehlo.sqrt %g : tensor<2xf64>
      return %r : tensor<2xf64>
    }";
    let custom_calls = vec![("AnyOther".to_string(), GivenMeaning::Identity)];
    let settings = Settings { custom_calls, ..Settings::default() };
    let study = study(text, vec![tensor("f64", &[2], &[2.1, 3.3])]).with_settings(settings);
    let found = study.profile().unwrap();
    let unknown = of(&found, "%g");
    assert_eq!((unknown.local.count, unknown.total.count, unknown.measured), (0, 0, 0));
    assert_eq!(found.restarts, 1);
    assert!(of(&found, "%r").local.largest > 0.0);
}

#[test]
fn complex_numbers_of_f64_are_measured_by_part() {
    let text = "func.func @main(%a: tensor<1xf64>, %b: tensor<1xf64>, %c: tensor<1xf64>, %d: tensor<1xf64>) -> tensor<1xcomplex<f64>> {
      %x = stablehlo.complex %a, %b : tensor<1xcomplex<f64>>
      %y = stablehlo.complex %c, %d : tensor<1xcomplex<f64>>
      %p = stablehlo.multiply %x, %y : tensor<1xcomplex<f64>>
      return %p : tensor<1xcomplex<f64>>
    }";
    let one = |value: f64| tensor("f64", &[1], &[value]);
    let found = profile(text, vec![one(0.1), one(0.2), one(0.3), one(0.4)]);
    assert_eq!(of(&found, "%x").local.count, 0);
    let (product, part) = (of(&found, "%p"), 1.2);
    assert_near(product.local.largest, part);
    assert_eq!((product.local.count, product.local.zero), (2, 1));
}

#[test]
fn infinities_of_f64_are_those_that_the_op_gives() {
    let text = "func.func @main(%x: tensor<3xf64>) -> tensor<3xf64> {
      %p = stablehlo.multiply %x, %x : tensor<3xf64>
      %d = stablehlo.divide %x, %p : tensor<3xf64>
      return %d : tensor<3xf64>
    }";
    let found = profile(text, vec![tensor("f64", &[3], &[1e200, 3.0, f64::INFINITY])]);
    let product = of(&found, "%p");
    assert_eq!((product.infinite, product.local.lost, product.local.count), (2, 0, 3));
    let quotient = of(&found, "%d");
    assert_eq!((quotient.nan, quotient.local.lost), (1, 0));
}

#[test]
fn narrow_values_may_have_shadows_of_106_bits() {
    // e^x e^x and e^2x are the same number, so that the difference is nothing but errors
    let text = "func.func @main(%x: tensor<1xf32>) -> tensor<1xf32> {
      %e = stablehlo.exponential %x : tensor<1xf32>
      %p = stablehlo.multiply %e, %e : tensor<1xf32>
      %t = stablehlo.add %x, %x : tensor<1xf32>
      %q = stablehlo.exponential %t : tensor<1xf32>
      %d = stablehlo.subtract %p, %q : tensor<1xf32>
      return %d : tensor<1xf32>
    }";
    let study = study(text, vec![tensor("f32", &[1], &[1.7])]);
    let found = study.profile().unwrap();
    let settings = Settings { in_pairs: true, ..Settings::default() };
    let wide = study.with_settings(settings).profile().unwrap();
    let difference = |of: &NumericsProfile| {
        let shadow = of.results[0].shadow.as_ref().unwrap();
        shadow.doubles()[0].value().abs()
    };
    assert!(difference(&wide) < 1e-28, "{}", difference(&wide));
    assert!(difference(&found) == 0.0 || difference(&found) > 1e-17, "{}", difference(&found));
    // no digit of the relative error is known, and both say so
    for found in [&found, &wide] {
        let row = found.rows.iter().find(|row| row.name == "%d").unwrap();
        assert!(row.statistics.total.largest > found.uncertain_units_from(row));
        let row = found.rows.iter().find(|row| row.name == "%p").unwrap();
        assert!(row.statistics.total.largest < found.uncertain_units_from(row));
    }
    let (narrow, pairs) = (of(&found, "%p").local.largest, of(&wide, "%p").local.largest);
    assert!((narrow - pairs).abs() < 1e-7, "{narrow} {pairs}");
}
