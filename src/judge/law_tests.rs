//! What is legal for single elements of ops, at the edges of their types.

use super::Rung;
use super::program_tests::{judged, tensor, verdict};
use crate::numeric::{ComplexPart, ElementType};
use crate::tensor::Tensor;

/// A tensor of complex<f64>.
fn complex(values: &[(f64, f64)]) -> Tensor {
    let code = |&(re, im): &(f64, f64)| u128::from(im.to_bits()) << 64 | u128::from(re.to_bits());
    let element = ElementType::Complex(ComplexPart::F64);
    Tensor::from_wide_codes(element, &[values.len()], values.iter().map(code))
}

/// An elementwise op whose operands and result are of one type.
fn of_type(op: &str, operands: usize, ty: &str) -> String {
    let names: Vec<String> = (0..operands).map(|index| format!("%{}", ["x", "y"][index])).collect();
    let arguments: Vec<String> = names.iter().map(|name| format!("{name}: {ty}")).collect();
    let types = vec![ty; operands].join(", ");
    format!(
        "func.func @main({}) -> {ty} {{
           %0 = \"{op}\"({}) : ({types}) -> {ty}
           return %0 : {ty}
         }}",
        arguments.join(", "),
        names.join(", ")
    )
}

#[test]
fn a_negative_subnormal_of_a_type_without_negative_zero_is_flushed_to_zero_and_not_to_nan() {
    let text = of_type("stablehlo.divide", 2, "tensor<1xf8E4M3FNUZ>");
    let of = |value: f64| tensor("f8E4M3FNUZ", &[1], &[value]);
    let judge = |actual: f64| {
        verdict(&text, &[of(-0.1171875), of(16.0)], ("%0", of(actual)), "flush").rung()
    };
    assert_eq!((judge(0.0), judge(f64::NAN)), (Rung::Flush, Rung::Violation));
    let text = of_type("stablehlo.add", 2, "tensor<1xf8E4M3FNUZ>");
    let judge = |actual: f64| {
        verdict(&text, &[of(-0.00390625), of(0.0)], ("%0", of(actual)), "flush").rung()
    };
    assert_eq!((judge(0.0), judge(f64::NAN)), (Rung::Flush, Rung::Violation));
}

#[test]
fn ops_that_broadcast_are_judged_as_those_that_do_not() {
    let x = complex(&[(0.1773332819514133, 0.1620709982331639)]);
    let y = complex(&[(0.9158395620992141, -0.6914678130845522)]);
    let device = complex(&[(0.27447571400071497, 0.02581077539279328)]);
    for op in ["stablehlo.multiply", "chlo.broadcast_multiply"] {
        let text = of_type(op, 2, "tensor<1xcomplex<f64>>");
        let found = verdict(&text, &[x.clone(), y.clone()], ("%0", device.clone()), "");
        assert_eq!(found.rung(), Rung::Function, "{op}");
    }
    let nan = complex(&[(0.5, f64::NAN)]);
    for op in ["stablehlo.maximum", "chlo.broadcast_maximum"] {
        let text = of_type(op, 2, "tensor<1xcomplex<f64>>");
        let found = verdict(&text, &[complex(&[(0.25, 1.0)]), nan.clone()], ("%0", x.clone()), "");
        assert_eq!(found.rung(), Rung::Undecided, "{op}");
    }
}

#[test]
fn nan_that_is_not_chosen_is_found_in_operands_that_are_broadcast() {
    let text = "func.func @main(%x: tensor<2x2xf32>, %y: tensor<2xf32>) -> tensor<2x2xf32> {
      %0 = chlo.broadcast_maximum %x, %y {broadcast_dimensions = array<i64: 0>} : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
      return %0 : tensor<2x2xf32>
    }";
    let nan = f64::NAN;
    let [x, y] = [tensor("f32", &[2, 2], &[nan, 1.0, nan, 2.0]), tensor("f32", &[2], &[3.0, nan])];
    let judge = |values: [f64; 4]| {
        verdict(text, &[x.clone(), y.clone()], ("%0", tensor("f32", &[2, 2], &values)), "maxnum")
            .rung()
    };
    assert_eq!(judge([3.0, 3.0, nan, 2.0]), Rung::MaxNum);
    assert_eq!(judge([3.0, 3.0, f64::NEG_INFINITY, 2.0]), Rung::Violation);
}

#[test]
fn bits_of_a_random_generator_are_those_of_the_implementation() {
    let text = "func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>) {
      %0:2 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
      return %0#0, %0#1 : tensor<2xui64>, tensor<1xui32>
    }";
    let state = tensor("ui64", &[2], &[1.0, 2.0]);
    let shown = [("%0#1", tensor("ui32", &[1], &[12345.0]))];
    let found = &judged(text, &[state], &shown, "").findings[0].verdict;
    assert_eq!(found.rung(), Rung::Undecided);
    assert!(found.undecided.is_some_and(|it| it.contains("algorithm of the generator")));
}
