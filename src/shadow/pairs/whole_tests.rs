//! The shadows of ops that are not elementwise, against values by mpmath (tools/tables/pair_ops.py).

use crate::numeric::Double;
use crate::shadow::testing::{profile, tensor};
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
    let results = found.results.iter().filter_map(|result| result.exact());
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
    let of = |name: &str| &crate::shadow::testing::row(&found, name).statistics;
    assert_eq!((of("%r").local.count, found.restarts), (0, 0));
    assert_eq!(of("%r").total.largest, of("%t").total.largest);
    assert!(of("%t").local.largest > 0.0);
}
