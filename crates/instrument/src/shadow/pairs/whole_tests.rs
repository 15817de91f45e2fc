//! The shadows of ops that are not elementwise, against values by mpmath (tools/tables/pair_ops.py).

use crate::numeric::Double;
use crate::shadow::for_tests::{profile, tensor};
use crate::tensor::Value;

const TABLE: &str = include_str!("whole_tests.txt");

/// The operands of a line of the table.
fn operands(text: &str) -> Vec<Value> {
    let operand = |text: &str| {
        let (shape, values) = text.split_once(':').unwrap();
        let shape = shape.trim().split('x').filter(|size| !size.is_empty());
        let shape: Vec<usize> = shape.map(|size| size.parse().unwrap()).collect();
        let values: Vec<f64> =
            values.split_whitespace().map(|value| value.parse().unwrap()).collect();
        tensor("f64", &shape, &values)
    };
    text.split(';').map(operand).collect()
}

/// Fails unless the results of a program have the shadows of a line of the table, and are no further from them than an
/// f64 may be.
fn check(name: &str, program: &str) {
    let prefix = format!("{name} |");
    let line = TABLE.lines().find(|line| line.starts_with(&prefix)).expect("a line of the table");
    let [_, arguments, expected] = line.split('|').collect::<Vec<_>>()[..] else {
        panic!("{line}")
    };
    let expected: Vec<f64> =
        expected.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let expected = expected.chunks(2).map(|pair| Double { high: pair[0], low: pair[1] });
    let found = profile(program, operands(arguments));
    assert_eq!(found.restarts, 0, "{name}: an exact result is not known");
    let results = found.results.iter().filter(|result| result.accuracy.is_some());
    let results = results.filter_map(|result| result.exact());
    let shadows: Vec<Double> = results.flat_map(|wide| wide.doubles()).collect();
    assert_eq!(shadows.len(), expected.len(), "{name}");
    let size = expected.clone().fold(0.0f64, |size, number| size.max(number.high.abs()));
    for (at, (found, expected)) in shadows.iter().zip(expected).enumerate() {
        let error = (*found - expected).value().abs();
        assert!(error <= size * 2f64.powi(-98), "{name}[{at}]: {found:?}, expected {expected:?}");
    }
    for result in &found.results {
        let error = result.accuracy.map_or(0.0, |accuracy| accuracy.relative);
        assert!(error < 1e-14, "{name}: {error}");
    }
}

fn transform(operand: &str, kind: &str, result: &str, length: &str) -> String {
    let part = operand.replace("complex<f64>", "f64");
    format!(
        "func.func @main(%re: tensor<{part}>, %im: tensor<{part}>) -> tensor<{result}> {{
          %z = stablehlo.complex %re, %im : tensor<{operand}>
          %r = stablehlo.fft %z, type = {kind}, length = [{length}] : (tensor<{operand}>) -> tensor<{result}>
          return %r : tensor<{result}>
        }}"
    )
}

#[test]
fn transforms_of_composite_and_prime_lengths() {
    for (name, kind, size) in
        [("fft6", "FFT", 6), ("ifft6", "IFFT", 6), ("fft8", "FFT", 8), ("fft67", "FFT", 67)]
    {
        let ty = format!("{size}xcomplex<f64>");
        check(name, &transform(&ty, kind, &ty, &size.to_string()));
    }
    check("irfft", &transform("4xcomplex<f64>", "IRFFT", "7xf64", "7"));
    check(
        "rfft",
        "func.func @main(%x: tensor<3x4xf64>) -> tensor<3x3xcomplex<f64>> {
          %r = stablehlo.fft %x, type = RFFT, length = [3, 4] : (tensor<3x4xf64>) -> tensor<3x3xcomplex<f64>>
          return %r : tensor<3x3xcomplex<f64>>
        }",
    );
}

#[test]
fn decompositions_and_systems() {
    check(
        "cholesky",
        "func.func @main(%a: tensor<3x3xf64>) -> tensor<3x3xf64> {
          %l = stablehlo.cholesky %a, lower = true : tensor<3x3xf64>
          return %l : tensor<3x3xf64>
        }",
    );
    check(
        "solve",
        "func.func @main(%a: tensor<3x3xf64>, %b: tensor<3x2xf64>) -> tensor<3x2xf64> {
          %x = \"stablehlo.triangular_solve\"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
          return %x : tensor<3x2xf64>
        }",
    );
}

#[test]
fn normalizations() {
    const ATTRIBUTES: &str = "{epsilon = 9.765625E-4 : f32, feature_index = 1 : i64}";
    let (full, feature) = ("tensor<4x2xf64>", "tensor<2xf64>");
    check(
        "inference",
        &format!(
            "func.func @main(%x: {full}, %s: {feature}, %o: {feature}, %m: {feature}, %v: {feature}) -> {full} {{
              %r = \"stablehlo.batch_norm_inference\"(%x, %s, %o, %m, %v) {ATTRIBUTES} : ({full}, {feature}, {feature}, {feature}, {feature}) -> {full}
              return %r : {full}
            }}"
        ),
    );
    check(
        "training",
        &format!(
            "func.func @main(%x: {full}, %s: {feature}, %o: {feature}) -> ({full}, {feature}, {feature}) {{
              %r:3 = \"stablehlo.batch_norm_training\"(%x, %s, %o) {ATTRIBUTES} : ({full}, {feature}, {feature}) -> ({full}, {feature}, {feature})
              return %r#0, %r#1, %r#2 : {full}, {feature}, {feature}
            }}"
        ),
    );
    check(
        "gradient",
        &format!(
            "func.func @main(%x: {full}, %s: {feature}, %m: {feature}, %v: {feature}, %g: {full}) -> ({full}, {feature}, {feature}) {{
              %r:3 = \"stablehlo.batch_norm_grad\"(%x, %s, %m, %v, %g) {ATTRIBUTES} : ({full}, {feature}, {feature}, {feature}, {full}) -> ({full}, {feature}, {feature})
              return %r#0, %r#1, %r#2 : {full}, {feature}, {feature}
            }}"
        ),
    );
}

const SQUARES: &str = "^bb0(%a: tensor<f64>, %b: tensor<f64>):
            %q = stablehlo.multiply %b, %b : tensor<f64>
            %s = stablehlo.add %a, %q : tensor<f64>
            stablehlo.return %s : tensor<f64>";

#[test]
fn bodies_of_several_ops() {
    check(
        "squares",
        &format!(
            "func.func @main(%x: tensor<6xf64>, %z: tensor<f64>) -> tensor<f64> {{
              %r = \"stablehlo.reduce\"(%x, %z) ({{
                {SQUARES}
              }}) {{dimensions = array<i64: 0>}} : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
              return %r : tensor<f64>
            }}"
        ),
    );
    check(
        "window_squares",
        &format!(
            "func.func @main(%x: tensor<6xf64>, %z: tensor<f64>) -> tensor<5xf64> {{
              %r = \"stablehlo.reduce_window\"(%x, %z) ({{
                {SQUARES}
              }}) {{window_dimensions = array<i64: 2>}} : (tensor<6xf64>, tensor<f64>) -> tensor<5xf64>
              return %r : tensor<5xf64>
            }}"
        ),
    );
    check(
        "two_sums",
        "func.func @main(%x: tensor<6xf64>, %y: tensor<6xf64>, %z: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
          %r:2 = \"stablehlo.reduce\"(%x, %y, %z, %z) ({
          ^bb0(%a: tensor<f64>, %b: tensor<f64>, %c: tensor<f64>, %d: tensor<f64>):
            %p = stablehlo.multiply %c, %d : tensor<f64>
            %s = stablehlo.add %a, %c : tensor<f64>
            %t = stablehlo.add %b, %p : tensor<f64>
            stablehlo.return %s, %t : tensor<f64>, tensor<f64>
          }) {dimensions = array<i64: 0>} : (tensor<6xf64>, tensor<6xf64>, tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
          return %r#0, %r#1 : tensor<f64>, tensor<f64>
        }",
    );
    check(
        "map",
        "func.func @main(%x: tensor<6xf64>, %y: tensor<6xf64>) -> tensor<6xf64> {
          %r = \"stablehlo.map\"(%x, %y) ({
          ^bb0(%a: tensor<f64>, %b: tensor<f64>):
            %e = stablehlo.exponential %a : tensor<f64>
            %p = stablehlo.multiply %e, %b : tensor<f64>
            stablehlo.return %p : tensor<f64>
          }) {dimensions = array<i64: 0>} : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
          return %r : tensor<6xf64>
        }",
    );
}

fn scattering(arguments: &str, body: &str) -> String {
    format!(
        "func.func @main(%x: tensor<6xf64>, %u: tensor<3xf64>{arguments}) -> tensor<6xf64> {{
          %i = stablehlo.constant dense<[[1], [4], [1]]> : tensor<3x1xi64>
          %r = \"stablehlo.scatter\"(%x, %i, %u) ({{
          ^bb0(%a: tensor<f64>, %b: tensor<f64>):
            {body}
            stablehlo.return %s : tensor<f64>
          }}) {{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}} : (tensor<6xf64>, tensor<3x1xi64>, tensor<3xf64>) -> tensor<6xf64>
          return %r : tensor<6xf64>
        }}"
    )
}

#[test]
fn scatters_that_add_twice_to_a_place_and_bodies_that_read_other_values() {
    check("scatter", &scattering("", "%s = stablehlo.add %a, %b : tensor<f64>"));
    let scaled = "%p = stablehlo.multiply %k, %a : tensor<f64>
            %s = stablehlo.add %p, %b : tensor<f64>";
    check("scatter_scaled", &scattering(", %k: tensor<f64>", scaled));
    check(
        "select_and_scatter",
        "func.func @main(%x: tensor<6xf64>, %u: tensor<3xf64>, %z: tensor<f64>) -> tensor<6xf64> {
          %r = \"stablehlo.select_and_scatter\"(%x, %u, %z) ({
          ^bb0(%a: tensor<f64>, %b: tensor<f64>):
            %p = stablehlo.compare GE, %a, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
            stablehlo.return %p : tensor<i1>
          }, {
          ^bb0(%a: tensor<f64>, %b: tensor<f64>):
            %s = stablehlo.add %a, %b : tensor<f64>
            stablehlo.return %s : tensor<f64>
          }) {window_dimensions = array<i64: 2>, window_strides = array<i64: 2>} : (tensor<6xf64>, tensor<3xf64>, tensor<f64>) -> tensor<6xf64>
          return %r : tensor<6xf64>
        }",
    );
}

#[test]
fn a_scatter_that_replaces_rounds_nothing() {
    let text = "func.func @main(%x: tensor<6xf64>, %u: tensor<3xf64>) -> tensor<6xf64> {
      %d = stablehlo.add %u, %u : tensor<3xf64>
      %t = stablehlo.multiply %d, %u : tensor<3xf64>
      %i = stablehlo.constant dense<[[1], [4], [5]]> : tensor<3x1xi64>
      %r = \"stablehlo.scatter\"(%x, %i, %t) ({
      ^bb0(%a: tensor<f64>, %b: tensor<f64>):
        stablehlo.return %b : tensor<f64>
      }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<6xf64>, tensor<3x1xi64>, tensor<3xf64>) -> tensor<6xf64>
      return %r : tensor<6xf64>
    }";
    let arguments = vec![tensor("f64", &[6], &[0.1; 6]), tensor("f64", &[3], &[0.1, 0.7, 1.3])];
    let found = profile(text, arguments);
    let of = |name: &str| &crate::shadow::for_tests::row(&found, name).statistics;
    assert_eq!((of("%r").local.count, found.restarts), (0, 0));
    assert_eq!(of("%r").total.largest, of("%t").total.largest);
    assert!(of("%t").local.largest > 0.0);
}

fn convolution(types: [&str; 3], counts: [u32; 2]) -> String {
    let [x, k, r] = types.map(|ty| format!("tensor<{ty}>"));
    let [features, batches] = counts;
    format!(
        "%r = \"stablehlo.convolution\"(%x, %k) {{batch_group_count = {batches} : i64, feature_group_count = {features} : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, window_strides = array<i64: 2>, padding = dense<[[1, 2]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>}} : ({x}, {k}) -> {r}"
    )
}

#[test]
fn convolutions_with_groups_padding_and_gaps() {
    for (name, kernel, result, counts) in
        [("conv_groups", "3x2x6", "2x5x6", [2, 1]), ("conv_batches", "3x4x4", "1x5x4", [1, 2])]
    {
        let types = ["2x5x4xf64".to_string(), format!("{kernel}xf64"), format!("{result}xf64")];
        let op = convolution([&types[0], &types[1], &types[2]], counts);
        check(
            name,
            &format!(
                "func.func @main(%x: tensor<2x5x4xf64>, %k: tensor<{kernel}xf64>) -> tensor<{result}xf64> {{
                  {op}
                  return %r : tensor<{result}xf64>
                }}"
            ),
        );
    }
    let op =
        convolution(["2x5x4xcomplex<f64>", "3x4x4xcomplex<f64>", "2x5x4xcomplex<f64>"], [1, 1]);
    check(
        "conv_complex",
        &format!(
            "func.func @main(%a: tensor<2x5x4xf64>, %b: tensor<2x5x4xf64>, %c: tensor<3x4x4xf64>) -> tensor<2x5x4xcomplex<f64>> {{
              %n = stablehlo.negate %c : tensor<3x4x4xf64>
              %x = stablehlo.complex %a, %b : tensor<2x5x4xcomplex<f64>>
              %k = stablehlo.complex %c, %n : tensor<3x4x4xcomplex<f64>>
              {op}
              return %r : tensor<2x5x4xcomplex<f64>>
            }}"
        ),
    );
}

/// The padding has zeros, which an infinite factor makes NaN.
#[test]
fn padding_meets_an_infinite_factor() {
    let text = "func.func @main(%x: tensor<1x2x1xf64>, %k: tensor<2x1x1xf64>) -> tensor<1x2x1xf64> {
      %r = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x1xf64>, tensor<2x1x1xf64>) -> tensor<1x2x1xf64>
      return %r : tensor<1x2x1xf64>
    }";
    let kernel = tensor("f64", &[2, 1, 1], &[1.0, f64::INFINITY]);
    let found = profile(text, vec![tensor("f64", &[1, 2, 1], &[0.5, 0.25]), kernel]);
    let statistics = &crate::shadow::for_tests::row(&found, "%r").statistics;
    assert_eq!((statistics.nan, statistics.infinite, statistics.local.lost), (1, 1, 0));
}

#[test]
fn padding_has_the_initial_value() {
    for (name, op) in [("window_sums", "add"), ("window_products", "multiply")] {
        check(
            name,
            &format!(
                "func.func @main(%x: tensor<6xf64>, %z: tensor<f64>) -> tensor<4xf64> {{
                  %r = \"stablehlo.reduce_window\"(%x, %z) ({{
                  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
                    %s = stablehlo.{op} %a, %b : tensor<f64>
                    stablehlo.return %s : tensor<f64>
                  }}) {{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 2]]> : tensor<1x2xi64>}} : (tensor<6xf64>, tensor<f64>) -> tensor<4xf64>
                  return %r : tensor<4xf64>
                }}"
            ),
        );
    }
}

#[test]
fn contractions_by_labels_and_largest_elements() {
    check(
        "einsum",
        "func.func @main(%x: tensor<2x3xf64>, %y: tensor<3x2xf64>) -> tensor<2x2xf64> {
          %r = \"stablehlo.einsum\"(%x, %y) {einsum_config = \"ij,jk->ik\"} : (tensor<2x3xf64>, tensor<3x2xf64>) -> tensor<2x2xf64>
          return %r : tensor<2x2xf64>
        }",
    );
    check(
        "unary_einsum",
        "func.func @main(%x: tensor<2x3xf64>) -> tensor<2xf64> {
          %r = \"stablehlo.unary_einsum\"(%x) {einsum_config = \"ij->i\"} : (tensor<2x3xf64>) -> tensor<2xf64>
          return %r : tensor<2xf64>
        }",
    );
    check(
        "top_k",
        "func.func @main(%x: tensor<6xf64>) -> (tensor<3xf64>, tensor<3xi32>) {
          %s = stablehlo.multiply %x, %x : tensor<6xf64>
          %v, %i = chlo.top_k(%s, k = 3) : tensor<6xf64> -> (tensor<3xf64>, tensor<3xi32>)
          return %v, %i : tensor<3xf64>, tensor<3xi32>
        }",
    );
}

#[test]
fn operands_of_chlo_are_broadcast() {
    let text = "func.func @main(%x: tensor<2x3xf64>, %y: tensor<3xf64>) -> tensor<2x3xf64> {
      %s = stablehlo.multiply %y, %y : tensor<3xf64>
      %r = chlo.broadcast_add %x, %s : (tensor<2x3xf64>, tensor<3xf64>) -> tensor<2x3xf64>
      return %r : tensor<2x3xf64>
    }";
    // the shadow of the sum of 0 and the rounded square is the square
    let arguments = vec![tensor("f64", &[2, 3], &[0.0; 6]), tensor("f64", &[3], &[0.1, 0.3, 1.0])];
    let found = profile(text, arguments);
    let of = |name: &str| &crate::shadow::for_tests::row(&found, name).statistics;
    assert_eq!((found.restarts, of("%r").local.largest), (0, 0.0));
    assert_eq!(of("%r").total.largest, of("%s").total.largest);
    assert_eq!(
        of("%r").total.count - of("%r").total.zero,
        2 * (of("%s").total.count - of("%s").total.zero)
    );
}
