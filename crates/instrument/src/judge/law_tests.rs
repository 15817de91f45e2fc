//! What is legal for single elements of ops, at the edges of their types.

use std::f64::consts::LN_2;

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

/// A tensor of one element of complex<f32>.
fn single(re: f32, im: f32) -> Tensor {
    let code = u128::from(im.to_bits()) << 32 | u128::from(re.to_bits());
    Tensor::from_wide_codes(ElementType::Complex(ComplexPart::F32), &[1], [code])
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

/// What the judge says of one element of an op on complex numbers.
fn of_complex(op: &str, operands: &[Tensor], actual: &Tensor) -> Rung {
    let text = of_type(op, operands.len(), &format!("tensor<1x{}>", actual.element()));
    verdict(&text, operands, ("%0", actual.clone()), "").rung()
}

#[test]
fn a_part_beside_an_infinite_one_has_an_error_of_its_own_size() {
    let infinity = f64::INFINITY;
    let x = complex(&[(1024.0, 2.2250738585072024e-308)]);
    let exponential = |im: f64| {
        of_complex("stablehlo.exponential", std::slice::from_ref(&x), &complex(&[(infinity, im)]))
    };
    // two units away, as XLA gives it, and a part that is wrong
    assert_eq!(exponential(1.1611649025443093e137), Rung::Function);
    assert_eq!(exponential(1.16117e137), Rung::Violation);
    let factors = [complex(&[(-5.0, -0.75)]), complex(&[(-1.7976931348623155e308, -LN_2)])];
    let product = |im: f64| of_complex("stablehlo.multiply", &factors, &complex(&[(infinity, im)]));
    assert_eq!(product(1.3482698511467367e308), Rung::Function);
    assert_eq!(product(1.3482e308), Rung::Violation);
    // a fused multiply-add gives the exact part, although its two products nearly cancel
    let factors =
        [complex(&[(1.5, 2.2250738585072024e-308)]), complex(&[(1.7976931348623157e308, -3.0)])];
    let product = |im: f64| of_complex("stablehlo.multiply", &factors, &complex(&[(infinity, im)]));
    assert_eq!(product(-0.49999999999999867), Rung::Function);
    assert_eq!(product(-0.4999), Rung::Violation);
    let parts =
        [complex(&[(1.7976931348623153e308, 1.0)]), complex(&[(-LN_2, 2.2250738585072014e-308)])];
    let quotient = |im: f64| of_complex("stablehlo.divide", &parts, &complex(&[(-infinity, im)]));
    assert_eq!(quotient(-9.768170964911393), Rung::Function);
    assert_eq!(quotient(-9.7682), Rung::Violation);
}

#[test]
fn products_of_both_signs_that_overflow_leave_a_part_open() {
    let infinity = f64::NEG_INFINITY;
    let factors =
        [complex(&[(1.5, -4096.0)]), complex(&[(1.7976931348623157e308, -1.7976931348623155e308)])];
    let actual = complex(&[(infinity, infinity)]);
    assert_eq!(of_complex("stablehlo.multiply", &factors, &actual), Rung::Undecided);
    let factors = [single(8.752924e26, -1.267716e33), single(5.386876e22, -1.0238325e10)];
    let actual = single(f32::NEG_INFINITY, f32::NEG_INFINITY);
    assert_eq!(of_complex("stablehlo.multiply", &factors, &actual), Rung::Undecided);
    // products of one sign, of which one overflows, are infinite in any order
    let factors = [single(1e30, 1.0), single(1e30, -1.0)];
    assert_eq!(of_complex("stablehlo.multiply", &factors, &single(1.0, 0.0)), Rung::Violation);
}

#[test]
fn complex_logistic_functions_may_be_written_as_their_formula() {
    // the sum 1 + exp(-z) cancels next to the pole
    let logistic = |operand, actual| of_complex("stablehlo.logistic", &[operand], &actual);
    let near = single(-1e-7, std::f32::consts::PI);
    assert_eq!(logistic(near, single(-5454904.5, -4000384.0)), Rung::Undecided);
    // at zero it is 1/2
    assert_eq!(logistic(single(0.0, 0.0), single(0.5000004, 0.0)), Rung::Body);
    assert_eq!(logistic(single(0.0, 0.0), single(0.501, 0.0)), Rung::Violation);
}

/// A conversion of one element.
fn conversion(from: &str, to: &str) -> String {
    format!(
        "func.func @main(%x: tensor<1x{from}>) -> tensor<1x{to}> {{
           %0 = stablehlo.convert %x : (tensor<1x{from}>) -> tensor<1x{to}>
           return %0 : tensor<1x{to}>
         }}"
    )
}

#[test]
fn conversions_of_complex_numbers_are_judged_by_their_real_parts() {
    let operand = complex(&[(1.003_906_250_931_322_6, 3.0)]);
    let actual = tensor("bf16", &[1], &[1.0]);
    let text = conversion("complex<f64>", "bf16");
    let found = verdict(&text, &[operand], ("%0", actual), "");
    assert!(matches!(found.rung(), Rung::Double(through) if through.name == "f32"));
    let actual = tensor("f8E3M4", &[1], &[-0.0]);
    let text = conversion("complex<f32>", "f8E3M4");
    let found = verdict(&text, &[single(-0.24734105, 3.0)], ("%0", actual), "flush");
    assert_eq!(found.rung(), Rung::Flush);
    let actual = tensor("f6E2M3FN", &[1], &[1.0]);
    let text = conversion("complex<f32>", "f6E2M3FN");
    let found = verdict(&text, &[single(f32::NAN, 3.0)], ("%0", actual), "");
    assert_eq!(found.rung(), Rung::Undecided);
}

#[test]
fn a_conversion_to_complex_numbers_keeps_the_freedom_of_its_operand() {
    let text = "func.func @main(%x: tensor<1xf32>) -> tensor<1xcomplex<f32>> {
      %0 = stablehlo.exponential %x : tensor<1xf32>
      %1 = stablehlo.convert %0 : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
      return %1 : tensor<1xcomplex<f32>>
    }";
    let judge = |re: f32, im: f32| {
        verdict(text, &[tensor("f32", &[1], &[1.0])], ("%1", single(re, im)), "").is_accepted
    };
    assert!(judge(2.7182815, 0.0));
    assert!(!judge(2.72, 0.0));
    assert!(!judge(2.7182815, 1e-6));
}

#[test]
fn a_function_that_was_not_shown_may_have_errors_of_its_type_if_they_are_accepted() {
    let text = |second: &str| {
        format!(
            "func.func @main(%x: tensor<1xbf16>) -> tensor<1xbf16> {{
               %0 = stablehlo.exponential %x : tensor<1xbf16>
               %1 = {second} : tensor<1xbf16>
               return %1 : tensor<1xbf16>
             }}"
        )
    };
    let one = [tensor("bf16", &[1], &[1.0])];
    let judge = |second: &str, value: f64, legal: &str| {
        verdict(&text(second), &one, ("%1", tensor("bf16", &[1], &[value])), legal).is_accepted
    };
    // e is 2.71875 in bf16, whose next value is 2.734375
    let product = "stablehlo.multiply %0, %x";
    assert!(judge(product, 2.734375, "element"));
    assert!(!judge(product, 2.734375, ""));
    assert!(!judge(product, 3.0, "element"));
    // the last function has such an error, too; ln(e) is 1
    let logarithm = "stablehlo.log %0";
    assert!(judge(logarithm, 1.015625, "element"));
    assert!(!judge(logarithm, 1.015625, ""));
}

#[test]
fn where_nan_without_a_sign_stands_in_the_total_order_is_open() {
    let text = "func.func @main(%x: tensor<5xf8E4M3FNUZ>, %y: tensor<5xf8E4M3FNUZ>) -> tensor<5xi1> {
      %0 = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> tensor<5xi1>
      return %0 : tensor<5xi1>
    }";
    let nan = f64::NAN;
    let of = |values: &[f64]| tensor("f8E4M3FNUZ", &[5], values);
    let operands = [of(&[nan, 0.5, nan, 1.0, 2.0]), of(&[0.5, nan, nan, 2.0, 1.0])];
    let judge = |truths: [u8; 5], text: &str| {
        let codes = truths.iter().map(|&it| u128::from(it));
        let device = Tensor::from_wide_codes(ElementType::Boolean, &[5], codes);
        let found = verdict(text, &operands, ("%0", device), "");
        (found.rung(), found.count(&Rung::Undecided))
    };
    assert_eq!(judge([1, 0, 0, 1, 0], text), (Rung::Undecided, 2));
    // numbers, and NaN beside NaN, have one order
    assert_eq!(judge([1, 0, 1, 1, 0], text).0, Rung::Violation);
    assert_eq!(judge([1, 0, 0, 0, 0], text).0, Rung::Violation);
    // NaN of other types have signs, and equality needs no order
    let signed = text.replace("LT", "EQ");
    assert_eq!(judge([1, 0, 1, 0, 0], &signed).0, Rung::Violation);
}

#[test]
fn the_poles_of_digamma_are_open_and_its_limits_are_not() {
    let text = of_type("chlo.digamma", 1, "tensor<4xf32>");
    let infinity = f64::INFINITY;
    let x = tensor("f32", &[4], &[0.0, -1.0, infinity, f64::NAN]);
    let judge = |values: [f64; 4]| {
        let device = tensor("f32", &[4], &values);
        verdict(&text, std::slice::from_ref(&x), ("%0", device), "").rung()
    };
    assert_eq!(judge([-infinity, infinity, infinity, f64::NAN]), Rung::Undecided);
    assert_eq!(judge([-infinity, infinity, f64::NAN, f64::NAN]), Rung::Violation);
    assert_eq!(judge([-infinity, infinity, infinity, 1.0]), Rung::Violation);
}

#[test]
fn products_that_a_complex_product_adds_may_be_flushed() {
    let text = of_type("stablehlo.multiply", 2, "tensor<1xcomplex<f64>>");
    let (a, b) = (2.2250738585072014e-308, -2.225073858507202e-308);
    let [x, y] = [complex(&[(a, b)]), complex(&[(-128.0, 0.1)])];
    let judge = |re: f64, im: f64, legal: &str| {
        let found = verdict(&text, &[x.clone(), y.clone()], ("%0", complex(&[(re, im)])), legal);
        (found.rung(), found.is_accepted)
    };
    // both factors of 0.1 times 2.2e-308 are normal, and the product is not
    assert_eq!(judge(a * -128.0, b * -128.0, "flush"), (Rung::Flush, true));
    assert_eq!(judge(a * -128.0, b * -128.0, ""), (Rung::Flush, false));
    assert_eq!(judge(a * -129.0, b * -128.0, "flush"), (Rung::Violation, false));
}

#[test]
fn of_two_subnormals_that_count_as_zero_either_may_be_the_larger() {
    for op in ["stablehlo.maximum", "stablehlo.minimum"] {
        let text = of_type(op, 2, "tensor<4xbf16>");
        let bits = |codes: [u128; 4]| Tensor::from_wide_codes("bf16".parse().unwrap(), &[4], codes);
        let operands = [bits([0x000C, 0x0034, 0x0001, 0x3F80]), bits([0x0034, 0x000C, 0x0080, 0])];
        let judge =
            |codes, legal: &str| verdict(&text, &operands, ("%0", bits(codes)), legal).rung();
        let [larger, one] = if op.ends_with("maximum") { [0x0080, 0x3F80] } else { [0x0001, 0] };
        assert_eq!(judge([0x000C, 0x0034, larger, one], "flush"), Rung::Flush, "{op}");
        assert_eq!(judge([0x0034, 0x000C, larger, one], "flush"), Rung::Flush, "{op}");
        assert_eq!(judge([0x000D, 0x0034, larger, one], "flush"), Rung::Violation, "{op}");
        // a normal number is not a zero
        let other = if op.ends_with("maximum") { 0x0001 } else { 0x0080 };
        assert_eq!(judge([0x000C, 0x0034, other, one], "flush"), Rung::Violation, "{op}");
    }
}

#[test]
fn a_tuple_of_values_that_were_not_shown_is_not_known_exactly() {
    let text = "func.func @main(%x: tensor<1xf32>) -> tensor<1xf32> {
      %e = stablehlo.exponential %x : tensor<1xf32>
      %t = stablehlo.tuple %e : tuple<tensor<1xf32>>
      %g = stablehlo.get_tuple_element %t[0] : (tuple<tensor<1xf32>>) -> tensor<1xf32>
      %0 = stablehlo.negate %g : tensor<1xf32>
      return %0 : tensor<1xf32>
    }";
    let judge = |text: &str, actual: f64| {
        let device = tensor("f32", &[1], &[actual]);
        verdict(text, &[tensor("f32", &[1], &[1.0])], ("%0", device), "").rung()
    };
    // one unit from e to the nearest f32, which is legal for an exponential
    assert_eq!(judge(text, -f64::from(2.718_281_5f32)), Rung::Undecided);
    let exact = text.replace("exponential", "negate");
    assert_eq!(judge(&exact, -f64::from(2.718_281_5f32)), Rung::Violation);
}
