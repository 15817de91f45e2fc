//! Models against a second account of their rules in rational arithmetic, and against the specification's sums.

use super::*;
use crate::meaning::{SumPolicy, Sums};
use crate::numeric::random::Random;
use crate::numeric::{Accumulation, ElementType, FloatFormat, Numerics, names};
use crate::tensor::Tensor;

fn types(operand: &str, result: &str) -> Types {
    let [operand, result] = [operand, result].map(|name| FloatFormat::parse(name).unwrap());
    Types { lhs: operand, rhs: operand, result }
}

#[test]
fn sums_are_those_of_rational_arithmetic() {
    let mut count = 0;
    for line in include_str!("tests.txt").lines() {
        let fields: Vec<&str> = line.split('|').collect();
        let [model, operand, result, lhs, rhs, expected] = fields[..] else { panic!("{line}") };
        let codes = |text: &str| -> Vec<u64> {
            text.split(' ').map(|code| u64::from_str_radix(code, 16).unwrap()).collect()
        };
        let replay = Replay::new(&model.parse().unwrap(), types(operand, result)).unwrap();
        let sum = replay.dot(&codes(lhs), &codes(rhs), None);
        // a cancelled sum may have either sign
        let sum = if replay.types().result.is_zero(sum) { 0 } else { sum };
        assert_eq!(format!("{sum:x}"), expected, "{model} of {operand}");
        count += 1;
    }
    assert!(count > 80, "{count}");
}

fn random_codes(random: &mut Random, format: &FloatFormat, count: usize) -> Vec<u64> {
    let code = |random: &mut Random| loop {
        let code = random.below(1 << format.width.min(32)) as u64;
        let value = format.decode(code).abs();
        if value.is_finite() && value < 1e9 && (value > 1e-9 || random.one_in(8)) {
            return code;
        }
    };
    (0..count).map(|_| code(random)).collect()
}

#[test]
fn a_policy_and_a_model_of_one_text_give_the_same_sums() {
    let mut random = Random::new(11);
    for (text, operand, result) in [
        ("trunc:14+block:128:f32", "f8E4M3FN", "f32"),
        ("trunc:20,group:4", "f16", "f32"),
        ("exact", "f32", "f32"),
        ("exact+block:16:bf16", "bf16", "bf16"),
        ("f32", "f32", "bf16"),
        ("f64", "f64", "f64"),
        ("f16+block:4:f32", "f16", "f16"),
        ("bf16", "bf16", "bf16"),
        ("f8E4M3FN", "f8E4M3FN", "f8E4M3FN"),
    ] {
        let types = types(operand, result);
        let accumulation: Accumulation = text.parse().unwrap();
        let numerics = Numerics { accumulation, ..Numerics::STANDARD };
        let policy = SumPolicy { numerics, ..SumPolicy::default() };
        let [element, to] = [types.lhs, types.result].map(ElementType::Float);
        let sums = Sums::new([&element, &element], &to, &policy);
        let replay = Replay::new(&text.parse().unwrap(), types).unwrap();
        for length in [0, 1, 31, 300] {
            let [lhs, rhs] = [(); 2].map(|()| random_codes(&mut random, types.lhs, length));
            let factors: Vec<(u128, u128)> =
                lhs.iter().zip(&rhs).map(|(&l, &r)| (l.into(), r.into())).collect();
            let expected = sums.sum(&factors, 0) as u64;
            assert_eq!(replay.dot(&lhs, &rhs, None), expected, "{text} of {length}");
        }
    }
}

#[test]
fn an_explicit_tree_gives_the_sums_of_the_order_that_has_it() {
    let mut random = Random::new(5);
    for (text, operand) in [
        ("f32,fma,lanes:8", "f32"),
        ("f32,lanes:4,join:pairs", "f32"),
        ("f32,swapped", "f32"),
        ("trunc:25,group:8,nominal,sum:f32:toward-zero", "f16"),
        ("bf16,windows:4", "bf16"),
    ] {
        let types = types(operand, "f32");
        let model: Model = text.parse().unwrap();
        let tree = Order::Tree(std::sync::Arc::new(model.tree(37).unwrap()));
        let by_tree = Model { order: tree, ..model.clone() };
        let [replay, by_tree] = [&model, &by_tree].map(|it| Replay::new(it, types).unwrap());
        let [lhs, rhs] = [(); 2].map(|()| random_codes(&mut random, types.lhs, 37));
        assert_eq!(replay.dot(&lhs, &rhs, None), by_tree.dot(&lhs, &rhs, None), "{text}");
    }
}

#[test]
fn rows_give_what_single_sums_give() {
    let (mut random, types) = (Random::new(2), types("bf16", "f32"));
    let replay = Replay::new(&"a100-f16".parse().unwrap(), types).unwrap();
    let [lhs, rhs] = [3, 5].map(|rows| random_codes(&mut random, &names::BF16, rows * 20));
    let tensor = |codes: &[u64]| {
        let shape = [codes.len() / 20, 20];
        let codes: Vec<u16> = codes.iter().map(|&code| code as u16).collect();
        Tensor::from_codes(ElementType::Float(&names::BF16), &shape, codes)
    };
    let mut codes = vec![0; 15];
    let initial = |at: usize| at as f64;
    let (left, right) = (replay.lhs(&tensor(&lhs)), replay.rhs(&tensor(&rhs)));
    replay.rows(&left, &right, 20, &initial, &mut codes);
    for (at, &code) in codes.iter().enumerate() {
        let (row, column) = (&lhs[at / 5 * 20..][..20], &rhs[at % 5 * 20..][..20]);
        let first = u64::from((at as f32).to_bits());
        assert_eq!(code, replay.dot(row, column, Some(first)));
    }
    let mut none = vec![1; 2];
    replay.rows(&[], &[], 0, &initial, &mut none);
    assert_eq!(none, [0, u64::from(1f32.to_bits())]);
}

#[test]
fn infinities_and_nan_combine_as_ieee_754_says() {
    let [one, infinity, minus, nan, zero] = [0x3C00, 0x7C00, 0xFC00, 0x7E00, 0];
    for unit in ["v100-f16", "mi100-f16", "mi100-f16-exact", "mi300-f16", "chain-f32-fma"] {
        let replay = Replay::new(&unit.parse().unwrap(), types("f16", "f32")).unwrap();
        let sum = |terms: &[u64]| {
            let ones = vec![one; terms.len()];
            f32::from_bits(replay.dot(terms, &ones, None) as u32)
        };
        assert_eq!(sum(&[one, infinity, one]), f32::INFINITY, "{unit}");
        assert_eq!(sum(&[one, one, one, one, one, one, one, one, minus]), f32::NEG_INFINITY);
        assert!(sum(&[infinity, one, minus]).is_nan(), "{unit}");
        assert!(sum(&[one, nan]).is_nan(), "{unit}");
        assert_eq!(sum(&[zero, zero]), 0.0, "{unit}");
        assert!(f32::from_bits(replay.dot(&[zero], &[infinity], None) as u32).is_nan(), "{unit}");
    }
}

#[test]
fn types_that_a_model_cannot_add_are_refused() {
    let refused = |model: &str, operand: &str| {
        Replay::new(&model.parse().unwrap(), types(operand, "f32")).unwrap_err().0
    };
    assert!(refused("f32", "f64").contains("f64"));
    assert!(refused("f8E8M0FNU", "f32").contains("f8E8M0FNU"));
}

#[test]
fn lanes_have_no_zero_added_to_their_sum_unless_there_is_an_initial_value() {
    // each product rounds to -0, and sums of -0 are -0
    let replay = Replay::new(
        &"f32,fma,lanes:4,join:pairs,flush:results".parse().unwrap(),
        types("f32", "f32"),
    )
    .unwrap();
    let [tiny, negative] = [2f32.powi(-100), -2f32.powi(-100)].map(|it| u64::from(it.to_bits()));
    let sum = |initial| replay.dot(&[tiny; 8], &[negative; 8], initial);
    assert_eq!((sum(None), sum(Some(0))), (0x8000_0000, 0));
    assert_eq!(replay.dot(&[], &[], None), 0);
}
