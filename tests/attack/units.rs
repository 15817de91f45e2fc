//! Whole results: simulated units and processors, which the judge must accept.

use std::collections::HashMap;

use shlo_interp::ir::TensorType;
use shlo_interp::judge::{Dumps, Freedoms, Rung, Trial, Verdict};

use shlo_interp::replay::{Replay, Types, units};
use shlo_interp::{ElementType, FloatFormat, Source, Tensor, load};

use crate::looks::findings;
use crate::random::Random;
use crate::rounds;

struct Shown(HashMap<String, Tensor>);

impl Dumps for Shown {
    fn value(&mut self, name: &str, _: &TensorType) -> Result<Option<Tensor>, String> {
        Ok(self.0.get(name).cloned())
    }
}

/// What the judge says of a result of `main`, which the program calls `%0`.
pub fn verdict(text: &str, arguments: &[Tensor], actual: Tensor, legal: &str) -> Verdict {
    verdict_on(text, arguments, &[("%0", actual)], legal).pop().expect("a finding")
}

/// What the judge says of values of `main`, by their names in the program.
pub fn verdict_on(
    text: &str,
    arguments: &[Tensor],
    shown: &[(&str, Tensor)],
    legal: &str,
) -> Vec<Verdict> {
    let source = Source { name: "program.mlir".into(), text: text.into() };
    let loaded = load(&source).expect("a legal program");
    let freedoms: Freedoms = match legal {
        "" => Freedoms::default(),
        legal => legal.parse().expect("freedoms"),
    };
    let arguments = arguments.iter().cloned().map(Into::into).collect();
    let trial = Trial::new(&loaded.module, "main", arguments).with_freedoms(freedoms);
    let shown = shown.iter().map(|(name, tensor)| (format!("@main/{name}"), tensor.clone()));
    let mut shown = Shown(shown.collect());
    let findings = findings(|| trial.judge(&mut shown).expect("a run").findings);
    findings.into_iter().map(|finding| finding.verdict).collect()
}

/// Codes of a type: any finite ones, moderate ones, or ones of a few values that are hard to add.
fn codes(random: &mut Random, format: &FloatFormat, count: usize) -> Vec<u64> {
    let kind = random.below(3);
    let largest = format.max_finite;
    let mut code = || loop {
        let code = match kind {
            0 => random.below(1 << format.width.min(32)) as u64,
            1 => {
                let value = (random.below(2001) as f64 - 1000.0) / 500.0;
                format.encode(Default::default(), value)
            }
            _ => match random.below(4) {
                0 => largest,
                1 => format.encode(Default::default(), -1.0),
                2 => format.min_normal(),
                _ => 1,
            },
        };
        let value = format.decode(code);
        // sums that overflow have rules of their own
        if format.is_finite(code) && value.abs() < 1e15 {
            break code;
        }
    };
    (0..count).map(|_| code()).collect()
}

fn tensor(format: &'static FloatFormat, shape: &[usize], codes: &[u64]) -> Tensor {
    let codes = codes.iter().map(|&code| u128::from(code));
    Tensor::from_wide_codes(ElementType::Float(format), shape, codes)
}

/// A product of a row and a column.
fn dot_text(operand: &str, terms: usize) -> String {
    format!(
        "func.func @main(%a: tensor<{terms}x{operand}>, %b: tensor<{terms}x{operand}>) -> tensor<f32> {{
           %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<{terms}x{operand}>, tensor<{terms}x{operand}>) -> tensor<f32>
           return %0 : tensor<f32>
         }}"
    )
}

#[test]
fn units_that_align_24_bits_or_more_are_legal() {
    let f32 = FloatFormat::parse("f32").expect("f32");
    let mut random = Random::new(81);
    let mut tried = 0;
    // the units whose products are aligned with fewer bits, and those that cut operands, need a freedom of their own
    let is_wide = |name: &str| {
        // units that add in f16 are not legal where the result is f32, nor those that cut operands to tf32
        !name.ends_with("-f16-f16")
            && !name.ends_with("-tf32")
            && ["a100-f16", "a100-bf16", "b200", "h100-f16", "h100-bf16"]
                .iter()
                .any(|it| name.starts_with(it))
    };
    for unit in units().iter().filter(|unit| is_wide(unit.name)) {
        for operand in unit.operands {
            let types = Types { lhs: operand, rhs: operand, result: f32 };
            let Ok(replay) = Replay::new(&unit.model, types) else { continue };
            for _ in 0..rounds(3) {
                let terms = 1 + random.below(70);
                let (a, b) =
                    (codes(&mut random, operand, terms), codes(&mut random, operand, terms));
                let sum = replay.dot(&a, &b, None);
                let arguments = [tensor(operand, &[terms], &a), tensor(operand, &[terms], &b)];
                let text = dot_text(operand.name, terms);
                let found = verdict(&text, &arguments, tensor(f32, &[], &[sum]), "-replay,-double");
                assert!(
                    found.is_accepted,
                    "{} of {}: {:?} is {:?}, {a:?} {b:?}",
                    unit.name,
                    operand.name,
                    f32::from_bits(sum as u32),
                    found.rung()
                );
                tried += 1;
            }
        }
    }
    assert!(tried > 20, "{tried}");
}

/// A sum of f32 products in an order, each product rounded or fused by chance.
fn in_f32(random: &mut Random, a: &[f32], b: &[f32]) -> f32 {
    let mut order: Vec<usize> = (0..a.len()).collect();
    for last in (1..order.len()).rev() {
        order.swap(last, random.below(last + 1));
    }
    let lanes = 1 + random.below(8);
    let mut sums = vec![0f32; lanes];
    for (index, &place) in order.iter().enumerate() {
        let sum = &mut sums[index % lanes];
        *sum = match random.one_in(2) {
            true => a[place].mul_add(b[place], *sum),
            false => a[place] * b[place] + *sum,
        };
    }
    sums.into_iter().fold(0.0, |sum, lane| sum + lane)
}

#[test]
fn sums_of_f32_with_products_that_underflow_or_overflow_are_legal() {
    let mut random = Random::new(82);
    let f32 = FloatFormat::parse("f32").expect("f32");
    let mut specials = 0;
    for _ in 0..rounds(150) {
        let terms = 1 + random.below(40);
        let exponents = [(-80, 30), (-20, 40), (40, 30), (62, 3)][random.below(4)];
        let mut values = || -> Vec<f32> {
            let value = |random: &mut Random| {
                let exponent = exponents.0 + random.below(exponents.1) as i32;
                let digits = random.below(1 << 24) as f32 / (1 << 23) as f32 - 1.0;
                digits * 2f32.powi(exponent)
            };
            (0..terms).map(|_| value(&mut random)).collect()
        };
        let (a, b) = (values(), values());
        let bits = |values: &[f32]| -> Vec<u64> {
            values.iter().map(|value| u64::from(value.to_bits())).collect()
        };
        let arguments = [tensor(f32, &[terms], &bits(&a)), tensor(f32, &[terms], &bits(&b))];
        let text = dot_text("f32", terms);
        for _ in 0..4 {
            let sum = in_f32(&mut random, &a, &b);
            specials += u64::from(!sum.is_finite());
            let actual = tensor(f32, &[], &[u64::from(sum.to_bits())]);
            let found = verdict(&text, &arguments, actual, "none,ieee,zero-sign");
            assert!(found.is_accepted, "{sum:e} is {:?}: {a:?} {b:?}", found.rung());
        }
    }
    assert!(specials > 10, "only {specials} sums overflowed");
}

#[test]
fn a_sum_that_leaves_out_a_large_term_is_found() {
    let f32 = FloatFormat::parse("f32").expect("f32");
    let mut random = Random::new(83);
    for _ in 0..rounds(60) {
        let terms = 2 + random.below(60);
        let value = |random: &mut Random| {
            (random.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * 2f32.powi(3)
        };
        let a: Vec<f32> = (0..terms).map(|_| value(&mut random)).collect();
        let b: Vec<f32> = (0..terms).map(|_| value(&mut random)).collect();
        let product = |index: usize| (a[index] * b[index]).abs();
        let largest = (0..terms).max_by(|&x, &y| product(x).total_cmp(&product(y))).unwrap_or(0);
        let mut short = a.clone();
        short[largest] = 0.0;
        let bits = |values: &[f32]| -> Vec<u64> {
            values.iter().map(|value| u64::from(value.to_bits())).collect()
        };
        let arguments = [tensor(f32, &[terms], &bits(&a)), tensor(f32, &[terms], &bits(&b))];
        let sum = in_f32(&mut random, &short, &b);
        let actual = tensor(f32, &[], &[u64::from(sum.to_bits())]);
        let found = verdict(&dot_text("f32", terms), &arguments, actual, "ieee");
        assert_eq!(found.rung(), Rung::Violation, "{terms} terms");
    }
}
