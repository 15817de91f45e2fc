//! Devices that are right or wrong in a known way, and what the judge says of them.

use std::collections::HashMap;

use super::{Dumps, Freedoms, Judgement, Rung, Trial};
use crate::diagnostic::Source;
use crate::ir::TensorType;
use crate::load;
use crate::numeric::random::Random;
use crate::numeric::{ElementType, FloatFormat};
use crate::tensor::{Tensor, Value};

struct Shown(HashMap<String, Tensor>);

impl Dumps for Shown {
    fn value(&mut self, name: &str, _: &TensorType) -> Result<Option<Tensor>, String> {
        Ok(self.0.get(name).cloned())
    }
}

pub fn judged(
    text: &str,
    arguments: &[Tensor],
    shown: &[(&str, Tensor)],
    legal: &str,
) -> Judgement {
    let source = Source { name: "program.mlir".into(), text: text.into() };
    let loaded = load(&source).unwrap();
    let arguments = arguments.iter().cloned().map(Value::from).collect();
    let shown = shown.iter().map(|(name, tensor)| (format!("@main/{name}"), tensor.clone()));
    let freedoms: Freedoms =
        if legal.is_empty() { Freedoms::default() } else { legal.parse().unwrap() };
    let trial = Trial::new(&loaded.module, "main", arguments).with_freedoms(freedoms);
    trial.judge(&mut Shown(shown.collect())).unwrap()
}

/// What the judge says of the only value that the device showed.
pub fn verdict(
    text: &str,
    arguments: &[Tensor],
    shown: (&str, Tensor),
    legal: &str,
) -> super::Verdict {
    let mut findings = judged(text, arguments, &[shown], legal).findings;
    assert_eq!(findings.len(), 1);
    findings.pop().unwrap().verdict
}

pub fn tensor(element: &str, shape: &[usize], values: &[f64]) -> Tensor {
    Tensor::from_f64s(element.parse().unwrap(), shape, values).unwrap()
}

fn format(name: &str) -> &'static FloatFormat {
    match name.parse().unwrap() {
        ElementType::Float(format) => format,
        _ => unreachable!(),
    }
}

/// A value rounded to a type.
fn to(name: &str, value: f64) -> f64 {
    let format = format(name);
    format.decode(format.encode(Default::default(), value))
}

/// Normal-like values of a type.
fn random(random: &mut Random, element: &str, count: usize) -> Vec<f64> {
    let number = |random: &mut Random| (0..6).map(|_| random.below(1 << 20) as f64).sum::<f64>();
    let scale = f64::from(1 << 20);
    (0..count).map(|_| to(element, (number(random) - number(random)) / scale)).collect()
}

/// A product of matrices in which a device adds the terms of each sum by a function of its own.
struct Product {
    text: String,
    arguments: Vec<Tensor>,
    terms: Vec<Vec<f64>>,
    result: String,
    shape: [usize; 2],
}

impl Product {
    fn new(seed: u64, operand: &str, result: &str, [m, k, n]: [usize; 3]) -> Product {
        let mut source = Random::new(seed);
        let (lhs, rhs) = (random(&mut source, operand, m * k), random(&mut source, operand, k * n));
        let text = format!(
            "func.func @main(%a: tensor<{m}x{k}x{operand}>, %b: tensor<{k}x{n}x{operand}>) -> tensor<{m}x{n}x{result}> {{
               %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<{m}x{k}x{operand}>, tensor<{k}x{n}x{operand}>) -> tensor<{m}x{n}x{result}>
               return %0 : tensor<{m}x{n}x{result}>
             }}"
        );
        let pair = |index: usize| (index / n, index % n);
        let term =
            |index: usize, at: usize| lhs[pair(index).0 * k + at] * rhs[at * n + pair(index).1];
        let terms = (0..m * n).map(|index| (0..k).map(|at| term(index, at)).collect());
        let terms = terms.collect();
        let arguments = vec![tensor(operand, &[m, k], &lhs), tensor(operand, &[k, n], &rhs)];
        Product { text, arguments, terms, result: result.into(), shape: [m, n] }
    }

    fn device(&self, sum: impl Fn(&[f64]) -> f64, legal: &str) -> super::Verdict {
        let values: Vec<f64> = self.terms.iter().map(|terms| sum(terms)).collect();
        let actual = tensor(&self.result, &self.shape, &values);
        verdict(&self.text, &self.arguments, ("%0", actual), legal)
    }
}

/// A sum in order, each product and each sum rounded to a type.
fn in_order(element: &'static str) -> impl Fn(&[f64]) -> f64 {
    move |terms| terms.iter().fold(0.0, |sum, term| to(element, sum + to(element, *term)))
}

/// A sum in order in which each product is added without rounding.
fn fused(terms: &[f64]) -> f64 {
    terms.iter().fold(0.0, |sum, term| to("f32", sum + term))
}

/// A sum in lanes that are added in pairs at the end.
fn in_lanes(lanes: usize) -> impl Fn(&[f64]) -> f64 {
    move |terms| {
        let lane = |lane: usize| {
            let own = terms.iter().skip(lane).step_by(lanes);
            own.fold(0.0, |sum, term| to("f32", sum + to("f32", *term)))
        };
        let mut sums: Vec<f64> = (0..lanes).map(lane).collect();
        while sums.len() > 1 {
            sums = sums.chunks(2).map(|pair| to("f32", pair.iter().sum())).collect();
        }
        sums[0]
    }
}

#[test]
fn sums_in_any_order_are_legal() {
    for (seed, operand) in ["f32", "bf16", "f16", "f8E4M3FN", "f8E5M2"].into_iter().enumerate() {
        let product = Product::new(seed as u64, operand, "f32", [6, 300, 5]);
        let backwards = |terms: &[f64]| {
            let reversed: Vec<f64> = terms.iter().rev().copied().collect();
            in_order("f32")(&reversed)
        };
        let found = [
            product.device(in_order("f32"), ""),
            product.device(fused, ""),
            product.device(in_lanes(16), ""),
            product.device(backwards, ""),
        ];
        for verdict in found {
            assert!(
                verdict.is_accepted && verdict.rung().order() <= Rung::Ieee.order(),
                "{operand}"
            );
            assert!(verdict.slack < 0.8);
        }
    }
}

#[test]
fn sums_of_small_floats_are_exact_in_f64_however_much_cancels() {
    let text = "func.func @main(%a: tensor<1x3xf8E4M3FN>, %b: tensor<3x1xf8E4M3FN>) -> tensor<1x1xf32> {
       %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<1x3xf8E4M3FN>, tensor<3x1xf8E4M3FN>) -> tensor<1x1xf32>
       return %0 : tensor<1x1xf32>
     }";
    // the terms are 448 * 448, 2^-18 and -448 * 448
    let small = 2f64.powi(-9);
    let lhs = tensor("f8E4M3FN", &[1, 3], &[448.0, small, -448.0]);
    let rhs = tensor("f8E4M3FN", &[3, 1], &[448.0, small, 448.0]);
    let rung = |value: f64| {
        let actual = tensor("f32", &[1, 1], &[value]);
        verdict(text, &[lhs.clone(), rhs.clone()], ("%0", actual), "").rung()
    };
    assert_eq!(rung(0.0), Rung::SameBits);
    assert_eq!(rung(small * small), Rung::CorrectlyRounded);
    assert_eq!(rung(small * small * (1.0 + 2f64.powi(-23))), Rung::Ieee);
}

#[test]
fn a_missing_term_is_a_violation() {
    for (seed, operand) in ["f32", "bf16", "f8E4M3FN"].into_iter().enumerate() {
        let product = Product::new(seed as u64, operand, "f32", [6, 512, 5]);
        let verdict = product.device(|terms| in_order("f32")(&terms[1..]), "");
        let caught = verdict.violations(&Freedoms::default()) as f64 / verdict.elements as f64;
        assert!(caught > 0.9, "{operand}: {caught}");
        assert!(verdict.power.unwrap() > 0.9);
    }
}

#[test]
fn sums_in_bf16_are_named_and_not_accepted_unless_they_are_allowed() {
    let product = Product::new(7, "bf16", "bf16", [6, 512, 5]);
    let verdict = product.device(in_order("bf16"), "none");
    // the order of this interpreter, which the standard accumulation of bf16 has, too
    assert_eq!(verdict.rung(), Rung::SameBits);
    let backwards = |terms: &[f64]| {
        let reversed: Vec<f64> = terms.iter().rev().copied().collect();
        in_order("bf16")(&reversed)
    };
    let verdict = product.device(backwards, "");
    assert_eq!((verdict.rung(), verdict.is_accepted), (Rung::Element, false));
    assert!(product.device(backwards, "element").is_accepted);
    let wide = Product::new(7, "f32", "f32", [6, 512, 5]);
    assert!(!wide.device(in_order("bf16"), "element").is_accepted);
}

#[test]
fn a_known_way_to_add_that_gives_all_bits_is_named() {
    let every_16_terms = |terms: &[f64]| {
        let blocks = terms.chunks(16);
        blocks.fold(0.0, |sum, block| {
            to("bf16", block.iter().fold(sum, |sum, term| to("f32", sum + term)))
        })
    };
    let product = Product::new(9, "bf16", "bf16", [7, 256, 5]);
    let verdict = product.device(every_16_terms, "");
    let name = |verdict: &super::Verdict| match verdict.rung() {
        Rung::Replay(name) => name,
        rung => rung.to_string(),
    };
    assert_eq!((name(&verdict).as_str(), verdict.is_accepted), ("f32,every:16:bf16", true));
    assert!(!product.device(every_16_terms, "-replay").is_accepted);
    // one wrong element, and the way to add explains none of them
    let text = &product.text;
    let mut values: Vec<f64> = product.terms.iter().map(|terms| every_16_terms(terms)).collect();
    values[3] += 1.0;
    let verdict = super::program_tests::verdict(
        text,
        &product.arguments,
        ("%0", tensor("bf16", &[7, 5], &values)),
        "",
    );
    assert!(!verdict.is_accepted);
}

#[test]
fn one_more_rounding_is_named() {
    let product = Product::new(3, "f8E4M3FN", "f8E4M3FN", [80, 33, 80]);
    let verdict = product.device(|terms| to("f16", in_order("f32")(terms)), "");
    assert_eq!(verdict.rung(), Rung::Double(format("f16")));
    assert!(!product.device(|terms| to("f16", in_order("f32")(terms)), "-double").is_accepted);
}

#[test]
fn operands_that_are_cut_to_tf32_are_named_and_not_accepted() {
    let mut product = Product::new(5, "f32", "f32", [6, 128, 5]);
    let exact = product.terms.clone();
    let cut = |value: f64| f64::from_bits(value.to_bits() & !((1 << 42) - 1));
    let lhs = product.arguments[0].to_f64s().unwrap();
    let rhs = product.arguments[1].to_f64s().unwrap();
    for (index, terms) in product.terms.iter_mut().enumerate() {
        for (at, term) in terms.iter_mut().enumerate() {
            *term = cut(lhs[index / 5 * 128 + at]) * cut(rhs[at * 5 + index % 5]);
        }
    }
    assert_ne!(exact, product.terms);
    let verdict = product.device(in_order("f32"), "");
    assert_eq!((verdict.rung(), verdict.is_accepted), (Rung::Inputs(format("tf32")), false));
    assert!(product.device(in_order("f32"), "inputs:tf32").is_accepted);
}

#[test]
fn a_function_may_be_off_by_some_units_and_no_more() {
    let text = "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.tanh %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }";
    let x = [0.3, -1.25, 4.0, 1e-3];
    let unit = f64::from(-23).exp2();
    let off = |units: f64| x.map(|x: f64| to("f32", x.tanh() * (1.0 + units * unit)));
    let judge = |units| {
        verdict(text, &[tensor("f32", &[4], &x)], ("%0", tensor("f32", &[4], &off(units))), "")
    };
    assert!(judge(2.0).is_accepted);
    assert_eq!(judge(8.0).count(&Rung::Violation), 4);
}

#[test]
fn arithmetic_has_one_legal_result() {
    let text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
      %0 = stablehlo.divide %x, %x : tensor<2xf32>
      return %0 : tensor<2xf32>
    }";
    let judge = |values: [f64; 2]| {
        verdict(text, &[tensor("f32", &[2], &[3.0, 0.0])], ("%0", tensor("f32", &[2], &values)), "")
    };
    assert!(judge([1.0, f64::NAN]).is_accepted);
    assert_eq!(judge([1f64.next_up() + 1e-7, f64::NAN]).count(&Rung::Violation), 1);
    assert_eq!(judge([1.0, 0.0]).first_violation(&Freedoms::default()), Some(1));
}

#[test]
fn subnormals_that_become_zero_are_named_and_not_accepted() {
    let text = "func.func @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
      %0 = stablehlo.multiply %x, %y : tensor<2xf32>
      return %0 : tensor<2xf32>
    }";
    let arguments = [tensor("f32", &[2], &[1e-20, 3e-39]), tensor("f32", &[2], &[1e-20, 2.0])];
    let verdict =
        |legal| verdict(text, &arguments, ("%0", tensor("f32", &[2], &[0.0, 0.0])), legal);
    assert_eq!((verdict("").rung(), verdict("").is_accepted), (Rung::Flush, false));
    assert!(verdict("flush").is_accepted);
}

#[test]
fn the_first_op_that_is_wrong_is_found_on_the_operands_of_the_device() {
    let text = "func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
      %y = stablehlo.exponential %x : tensor<3xf32>
      %z = stablehlo.add %y, %y : tensor<3xf32>
      %w = stablehlo.multiply %z, %z : tensor<3xf32>
      return %w : tensor<3xf32>
    }";
    let f32s = |values: [f64; 3]| tensor("f32", &[3], &values);
    let y = [0.0, 1.0, 2.0].map(|x: f64| to("f32", x.exp()));
    let z = [y[0] * 2.0, y[1] * 2.0 + 1.0, y[2] * 2.0];
    let w = z.map(|z| to("f32", z * z));
    let shown = [("%y", f32s(y)), ("%z", f32s(z)), ("%w", f32s(w))];
    let judgement = judged(text, &[f32s([0.0, 1.0, 2.0])], &shown, "");
    let accepted: Vec<bool> = judgement.findings.iter().map(|it| it.verdict.is_accepted).collect();
    assert_eq!(accepted, [true, false, true]);
    let first = judgement.first_violation().unwrap();
    assert_eq!((first.name.as_str(), first.op), ("@main/%z", Some("stablehlo.add")));
    assert!(judgement.findings[2].accumulated.unwrap().relative > 0.01);
}

#[test]
fn ops_whose_results_are_not_shown_are_judged_together() {
    let text = "func.func @main(%x: tensor<3xbf16>, %y: tensor<3xbf16>) -> tensor<3xbf16> {
      %p = stablehlo.multiply %x, %y : tensor<3xbf16>
      %s = stablehlo.add %p, %y : tensor<3xbf16>
      return %s : tensor<3xbf16>
    }";
    let (x, y) = ([1.0 + 1.0 / 128.0, 3.0, -1.25], [1.0 + 1.0 / 64.0, -0.375, 1.5]);
    let arguments = [tensor("bf16", &[3], &x), tensor("bf16", &[3], &y)];
    let fused: Vec<f64> = x.iter().zip(y).map(|(x, y)| to("bf16", x * y + y)).collect();
    let rounded: Vec<f64> =
        x.iter().zip(y).map(|(x, y)| to("bf16", to("bf16", x * y) + y)).collect();
    for values in [&fused, &rounded] {
        let judgement = judged(text, &arguments, &[("%s", tensor("bf16", &[3], values))], "");
        assert!(judgement.findings[0].verdict.is_accepted, "{values:?}");
        assert_eq!(judgement.findings[0].together_with, ["@main/%p"]);
    }
    let wrong: Vec<f64> = fused.iter().map(|it| it * 1.03125).collect();
    let judgement = judged(text, &arguments, &[("%s", tensor("bf16", &[3], &wrong))], "");
    assert!(!judgement.findings[0].verdict.is_accepted);
}

#[test]
fn a_group_in_f32_is_not_rounded_to_narrower_types() {
    let text = "func.func @main(%x: tensor<1xf32>, %y: tensor<1xf32>) -> tensor<1xf32> {
      %p = stablehlo.multiply %x, %y : tensor<1xf32>
      %s = stablehlo.add %p, %y : tensor<1xf32>
      return %s : tensor<1xf32>
    }";
    let arguments = [tensor("f32", &[1], &[1.0 / 3.0]), tensor("f32", &[1], &[0.7])];
    let exact = to("f32", 1.0 / 3.0) * to("f32", 0.7) + to("f32", 0.7);
    let is_legal = |through: &str| {
        let actual = tensor("f32", &[1], &[to(through, exact)]);
        judged(text, &arguments, &[("%s", actual)], "").first_violation().is_none()
    };
    assert!(is_legal("f32"));
    assert!(!is_legal("f16") && !is_legal("bf16"));
}

#[test]
fn an_initial_value_that_is_not_neutral_may_take_part_any_number_of_times() {
    let text = |ty: &str, op: &str, start: &str| {
        format!(
            "func.func @main(%x: tensor<3x{ty}>) -> tensor<{ty}> {{
              %start = stablehlo.constant dense<{start}> : tensor<{ty}>
              %0 = stablehlo.reduce(%x init: %start) applies stablehlo.{op} across dimensions = [0] : (tensor<3x{ty}>, tensor<{ty}>) -> tensor<{ty}>
              return %0 : tensor<{ty}>
            }}"
        )
    };
    let rung = |ty: &str, op: &str, start: &str, actual: f64| {
        let x = [tensor(ty, &[3], &[1.0, 2.0, 4.0])];
        verdict(&text(ty, op, start), &x, ("%0", tensor(ty, &[], &[actual])), "").rung()
    };
    // the initial value once, and twice
    assert_eq!(rung("f32", "add", "1.0", 8.0), Rung::SameBits);
    assert_eq!(rung("f32", "add", "1.0", 9.0), Rung::Undecided);
    assert_eq!(rung("i32", "add", "1", 9.0), Rung::Undecided);
    assert_eq!(rung("i32", "maximum", "5", 4.0), Rung::Undecided);
    for (ty, op, neutral, wrong) in [
        ("f32", "add", "0.0", 9.0),
        ("i32", "add", "0", 9.0),
        ("i32", "multiply", "1", 9.0),
        ("i32", "and", "-1", 9.0),
        ("f32", "maximum", "-1.0", 3.0),
        ("i32", "minimum", "9", 2.0),
    ] {
        assert_eq!(rung(ty, op, neutral, wrong), Rung::Violation, "{ty} {op}");
    }
}

#[test]
fn updates_of_one_element_may_be_scattered_in_any_order() {
    let text = |unique: &str| {
        format!(
            "func.func @main(%x: tensor<3xi32>, %i: tensor<2x1xi32>, %u: tensor<2xi32>) -> tensor<3xi32> {{
              %0 = \"stablehlo.scatter\"(%x, %i, %u) ({{
              ^bb0(%a: tensor<i32>, %b: tensor<i32>):
                stablehlo.return %b : tensor<i32>
              }}) {{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0],
                   scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = {unique}}}
                : (tensor<3xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<3xi32>
              return %0 : tensor<3xi32>
            }}"
        )
    };
    let i32s = |shape: &[usize], values: &[f64]| tensor("i32", shape, values);
    let rung = |unique: &str| {
        let arguments =
            [i32s(&[3], &[1.0, 2.0, 3.0]), i32s(&[2, 1], &[1.0, 1.0]), i32s(&[2], &[7.0, 8.0])];
        let first_wins = i32s(&[3], &[1.0, 7.0, 3.0]);
        verdict(&text(unique), &arguments, ("%0", first_wins), "").rung()
    };
    assert_eq!(rung("false"), Rung::Undecided);
    assert_eq!(rung("true"), Rung::Violation);
}

#[test]
fn subnormals_that_count_as_zero_are_named_in_other_ops_than_arithmetic() {
    let smallest = "func.func @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xi1> {
      %0 = stablehlo.compare GT, %x, %y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      return %0 : tensor<2xi1>
    }";
    let arguments = [tensor("f32", &[2], &[1e-40, 1.0]), tensor("f32", &[2], &[1e-42, 2.0])];
    let rung = |values: [f64; 2]| {
        verdict(smallest, &arguments, ("%0", tensor("i1", &[2], &values)), "").rung()
    };
    assert_eq!(rung([0.0, 0.0]), Rung::Flush);
    assert_eq!(rung([0.0, 1.0]), Rung::Violation);
    // one of two operands alone
    let quotient = "func.func @main(%x: tensor<1xf32>, %y: tensor<1xf32>) -> tensor<1xf32> {
      %0 = stablehlo.divide %x, %y : tensor<1xf32>
      return %0 : tensor<1xf32>
    }";
    let arguments = [tensor("f32", &[1], &[1e-40]), tensor("f32", &[1], &[1e-41])];
    let rung = |value: f64| {
        verdict(quotient, &arguments, ("%0", tensor("f32", &[1], &[value])), "").rung()
    };
    assert_eq!((rung(f64::INFINITY), rung(0.0)), (Rung::Flush, Rung::Flush));
    assert_eq!(rung(3.0), Rung::Violation);
}

#[test]
fn a_function_of_a_subnormal_that_counts_as_zero_is_named() {
    let text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
      %0 = stablehlo.log %x : tensor<2xf32>
      return %0 : tensor<2xf32>
    }";
    let rung = |first: f64| {
        let x = [tensor("f32", &[2], &[1e-40, 10.0])];
        // the second element is off by a unit in the last place
        let second = f64::from((10f64.ln() as f32).next_up());
        verdict(text, &x, ("%0", tensor("f32", &[2], &[first, second])), "").rung()
    };
    assert_eq!(rung(f64::NEG_INFINITY), Rung::Flush);
    assert_eq!(rung(-90.0), Rung::Violation);
}

#[test]
fn codes_of_quantized_types_may_be_off_by_one_at_halves_alone() {
    let q = "!quant.uniform<i8:f32, 0.5>";
    let text = format!(
        "func.func @main(%x: tensor<3x{q}>) -> tensor<3x{q}> {{
          %0 = stablehlo.multiply %x, %x : tensor<3x{q}>
          return %0 : tensor<3x{q}>
        }}"
    );
    let element = crate::syntax::parse_element_type(q).unwrap();
    let codes = |codes: [u128; 3]| Tensor::from_wide_codes(element.clone(), &[3], codes);
    // 3 * 3 * 0.5 * 0.5 / 0.5 = 4.5, which lies halfway; 4 * 4 * 0.5 * 0.5 / 0.5 = 8 does not
    let found = verdict(&text, &[codes([2, 4, 3])], ("%0", codes([2, 8, 5])), "");
    assert_eq!(found.rungs, [(Rung::SameBits, 2), (Rung::Undecided, 1)]);
    let found = verdict(&text, &[codes([2, 4, 3])], ("%0", codes([2, 9, 7])), "");
    assert_eq!(found.rungs, [(Rung::SameBits, 1), (Rung::Violation, 2)]);
}

#[test]
fn a_product_beyond_f64_may_be_rounded_or_not() {
    let text = "func.func @main(%a: tensor<2xf64>, %b: tensor<2xf64>) -> tensor<f64> {
      %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<2xf64>, tensor<2xf64>) -> tensor<f64>
      return %0 : tensor<f64>
    }";
    let arguments = [tensor("f64", &[2], &[1e300, -1e300]), tensor("f64", &[2], &[1e10, 1e10])];
    // inf - inf with rounded products; a fused second product is finite, and the first sum is not
    for value in [f64::NAN, f64::INFINITY, 0.0] {
        let actual = tensor("f64", &[], &[value]);
        assert!(verdict(text, &arguments, ("%0", actual), "").is_accepted, "{value}");
    }
}

#[test]
fn a_group_with_a_subnormal_is_undecided_if_subnormals_may_be_zeros() {
    let text = "func.func @main(%x: tensor<1xf32>) -> tensor<1xf32> {
      %y = stablehlo.sqrt %x : tensor<1xf32>
      %z = stablehlo.add %y, %y : tensor<1xf32>
      return %z : tensor<1xf32>
    }";
    let rung = |legal: &str| {
        let shown = [("%z", tensor("f32", &[1], &[0.0]))];
        let judgement = judged(text, &[tensor("f32", &[1], &[1e-40])], &shown, legal);
        judgement.findings[0].verdict.rung()
    };
    assert_eq!((rung("flush"), rung("ieee")), (Rung::Undecided, Rung::Violation));
}

#[test]
fn what_becomes_of_nan_in_a_type_without_nan_is_undecided() {
    let text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf4E2M1FN> {
      %0 = stablehlo.convert %x : (tensor<2xf32>) -> tensor<2xf4E2M1FN>
      return %0 : tensor<2xf4E2M1FN>
    }";
    let rung = |values: [f64; 2]| {
        let x = [tensor("f32", &[2], &[f64::NAN, 1.5])];
        verdict(text, &x, ("%0", tensor("f4E2M1FN", &[2], &values)), "").rung()
    };
    assert_eq!(rung([-3.0, 1.5]), Rung::Undecided);
    assert_eq!(rung([-3.0, 2.0]), Rung::Violation);
}

#[test]
fn values_of_loops_are_judged_by_iteration() {
    let text = "func.func @main(%x: tensor<f32>) -> tensor<f32> {
      %n = stablehlo.constant dense<3> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %r:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<f32>
        cond {
          %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %c : tensor<i1>
        } do {
          %j = stablehlo.add %i, %one : tensor<i32>
          %b = stablehlo.multiply %a, %a : tensor<f32>
          stablehlo.return %j, %b : tensor<i32>, tensor<f32>
        }
      return %r#1 : tensor<f32>
    }";
    let f32 = |value: f64| tensor("f32", &[], &[value]);
    let shown = [("%r.body[0]/%b", f32(4.0)), ("%r.body[1]/%b", f32(17.0)), ("%r#1", f32(289.0))];
    let judgement = judged(text, &[f32(2.0)], &shown, "");
    let found: Vec<(&str, bool)> =
        judgement.findings.iter().map(|it| (it.name.as_str(), it.verdict.is_accepted)).collect();
    let expected =
        [("@main/%r.body[0]/%b", true), ("@main/%r.body[1]/%b", false), ("@main/%r#1", true)];
    assert_eq!(found, expected);
}

#[test]
fn a_region_that_adds_in_bf16_may_do_so_in_any_order() {
    let text = "func.func @main(%x: tensor<64xbf16>) -> tensor<bf16> {
      %zero = stablehlo.constant dense<0.0> : tensor<bf16>
      %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<64xbf16>, tensor<bf16>) -> tensor<bf16>
      return %0 : tensor<bf16>
    }";
    let pairs = |mut sums: Vec<f64>| {
        while sums.len() > 1 {
            sums = sums.chunks(2).map(|pair| to("bf16", pair[0] + pair[1])).collect();
        }
        sums[0]
    };
    let judge = |x: &[f64], sum: f64| {
        let argument = [tensor("bf16", &[64], x)];
        verdict(text, &argument, ("%0", tensor("bf16", &[], &[sum])), "-replay")
    };
    let mut source = Random::new(11);
    let mut rungs = Vec::new();
    for _ in 0..8 {
        let x = random(&mut source, "bf16", 64);
        let found = judge(&x, pairs(x.clone()));
        assert!(found.is_accepted);
        rungs.push(found.rung());
    }
    assert!(rungs.contains(&Rung::Body), "{rungs:?}");
    let x = random(&mut source, "bf16", 64);
    let largest: f64 = x.iter().map(|value| value.abs()).sum();
    assert!(!judge(&x, to("bf16", largest)).is_accepted);
}

#[test]
fn an_overflow_that_some_order_has_is_legal() {
    let text = "func.func @main(%x: tensor<3xf16>) -> tensor<f16> {
      %zero = stablehlo.constant dense<0.0> : tensor<f16>
      %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3xf16>, tensor<f16>) -> tensor<f16>
      return %0 : tensor<f16>
    }";
    let arguments = [tensor("f16", &[3], &[60000.0, 60000.0, -60000.0])];
    let verdict = |value: f64, legal| {
        let actual = tensor("f16", &[], &[value]);
        verdict(text, &arguments, ("%0", actual), legal)
    };
    // in f32 nothing overflows; in f16, the type of the region, two terms do
    assert!(verdict(60000.0, "").is_accepted);
    assert!(verdict(f64::INFINITY, "").is_accepted);
    assert_eq!(verdict(f64::NAN, "").rung(), Rung::Violation);
    assert_eq!(verdict(f64::NEG_INFINITY, "").rung(), Rung::Violation);
}

#[test]
fn a_quotient_may_be_a_product_with_a_reciprocal() {
    for elements in [64, 5000] {
        quotients_may_be_products_with_reciprocals(elements);
    }
}

fn quotients_may_be_products_with_reciprocals(elements: u32) {
    const DIVIDE: &str = "func.func @main(%a: T, %b: T) -> T {
        %q = stablehlo.divide %a, %b : T
        %r = stablehlo.negate %q : T
        return %r : T
    }";
    let text = DIVIDE.replace('T', &format!("tensor<{elements}xf32>"));
    let number = |seed: u32| (1..=elements).map(move |at| (at * seed % 997) as f32 / 128.0 + 0.37);
    let (a, b): (Vec<f32>, Vec<f32>) = (number(389).collect(), number(613).collect());
    let quotients: Vec<f32> = a.iter().zip(&b).map(|(a, b)| a * (1.0 / b)).collect();
    assert!(quotients.iter().zip(a.iter().zip(&b)).any(|(q, (a, b))| *q != a / b));
    let f32s = |values: &[f32]| Tensor::from_vec(&[values.len()], values.to_vec()).unwrap();
    let arguments = [f32s(&a), f32s(&b)];
    let judge = |name: &str, values: &[f32], legal: &str| {
        verdict(&text, &arguments, (name, f32s(values)), legal)
    };
    let found = judge("%q", &quotients, "");
    assert!(found.rung() == Rung::Replay("reciprocal".into()) && found.is_accepted, "{found:?}");
    assert!(!judge("%q", &quotients, "-replay").is_accepted);
    // a device that computes one quotient by way of a reciprocal computes all so
    let mut one: Vec<f32> = a.iter().zip(&b).map(|(a, b)| a / b).collect();
    let place = (0..one.len()).find(|&it| quotients[it] != one[it]).unwrap();
    one[place] = quotients[place];
    assert_eq!(judge("%q", &one, "").rung(), Rung::Violation);
    let further: Vec<f32> = quotients.iter().map(|it| f32::from_bits(it.to_bits() + 2)).collect();
    assert_eq!(judge("%q", &further, "").rung(), Rung::Violation);
    // with an op that reads the quotient
    let negated = |values: &[f32]| values.iter().map(|it| -it).collect::<Vec<f32>>();
    assert!(judge("%r", &negated(&quotients), "").is_accepted);
    let far: Vec<f32> = quotients.iter().map(|it| f32::from_bits(it.to_bits() + 4)).collect();
    assert_eq!(judge("%r", &negated(&far), "").rung(), Rung::Violation);
}

#[test]
fn an_undecided_element_is_no_violation_although_a_refused_rung_explains_it() {
    let text = "func.func @main(%x: tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>> {
      %0 = stablehlo.tan %x : tensor<1xcomplex<f32>>
      return %0 : tensor<1xcomplex<f32>>
    }";
    let number = |real: f32, imaginary: f32| {
        let code = u64::from(real.to_bits()) | u64::from(imaginary.to_bits()) << 32;
        Tensor::from_codes::<u64>("complex<f32>".parse().unwrap(), &[1], vec![code])
    };
    let argument = number(f32::from_bits(2), f32::NAN);
    for real in [7.0, 0.0] {
        let shown = ("%0", number(real, f32::NAN));
        assert_eq!(
            verdict(text, std::slice::from_ref(&argument), shown, "").rung(),
            Rung::Undecided
        );
    }
}

#[test]
fn sums_that_are_not_shown_may_be_made_in_their_type_where_that_is_legal() {
    let text = "func.func @main(%a: tensor<2xf8E5M2>, %b: tensor<2xf8E5M2>) -> tensor<f32> {
      %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> tensor<f8E5M2>
      %1 = stablehlo.convert %0 : (tensor<f8E5M2>) -> tensor<f32>
      return %1 : tensor<f32>
    }";
    let arguments =
        [tensor("f8E5M2", &[2], &[0.75, -0.75]), tensor("f8E5M2", &[2], &[0.375, 0.375])];
    // 0.28125 is rounded to 0.25 before the other product is taken from it
    let rung = |legal: &str| {
        let shown = ("%1", tensor("f32", &[], &[-0.03125]));
        verdict(text, &arguments, shown, legal)
    };
    assert!(!rung("").is_accepted);
    assert!(rung("element").is_accepted);
}
