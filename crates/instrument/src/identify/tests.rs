//! Simulated units and policies are found again from their results alone.

use super::*;
use crate::numeric::{ElementType, FloatFormat, Policy, names};
use crate::replay::{Model, Order, Replay};

/// A backend that adds by a model, and converts by a policy.
struct Simulated {
    model: Model,
    result: &'static FloatFormat,
    policy: Policy,
}

impl Backend for Simulated {
    fn run(&mut self, _: &str, inputs: &[Tensor]) -> Result<Vec<Tensor>, BackendError> {
        let format = |tensor: &Tensor| match tensor.element() {
            ElementType::Float(format) => *format,
            other => panic!("{other}"),
        };
        let [lhs, rhs] = inputs else { return Ok(vec![self.converted(&inputs[0])]) };
        let types = Types { lhs: format(lhs), rhs: format(rhs), result: self.result };
        let replay = Replay::new(&self.model, types).expect("the model takes the types");
        let ([m, k], n) = (lhs.shape().try_into().unwrap(), rhs.shape()[1]);
        let column = |at: usize| (0..k).map(move |row| row * n + at);
        let turned: Vec<u64> = (0..n).flat_map(column).map(|at| rhs.code(at) as u64).collect();
        let turned = prober::tensor(types.rhs, &[n, k], &turned);
        let mut codes = vec![0; m * n];
        replay.rows(&replay.lhs(lhs), &replay.rhs(&turned), k, &|_| 0.0, &mut codes);
        Ok(vec![prober::tensor(self.result, &[m, n], &codes)])
    }
}

impl Simulated {
    fn of(model: &str, result: &str) -> Simulated {
        let result = FloatFormat::parse(result).unwrap();
        Simulated { model: model.parse().unwrap(), result, policy: Policy::STANDARD }
    }

    fn converted(&self, source: &Tensor) -> Tensor {
        let rule = self
            .policy
            .convert_from(crate::numeric::policy::SourceKind::Float(&names::F32), self.result);
        let code = |at: usize| {
            let number = names::F32.number(source.code(at) as u64);
            self.result.encode_number(rule, number, 0)
        };
        let codes: Vec<u64> = (0..source.len()).map(code).collect();
        prober::tensor(self.result, source.shape(), &codes)
    }
}

fn identified(model: &str, [operand, result]: [&str; 2], terms: usize) -> Sums {
    let mut backend = Simulated::of(model, result);
    let operand = FloatFormat::parse(operand).unwrap();
    let types = Types { lhs: operand, rhs: operand, result: backend.result };
    sums(&mut backend, types, [4, terms, 5]).unwrap()
}

/// Checks that a unit is found, bit for bit on all that the backend gave, with its tree and its name.
fn found_again(unit: &str, types: [&str; 2], terms: usize) {
    let found = identified(unit, types, terms);
    let model: Model = unit.parse().unwrap();
    assert_eq!(found.tree, Some(model.tree(terms).unwrap()), "{unit}: {:#?}", found.facts);
    let best = found.found.expect(unit);
    assert_eq!(found.matched, found.total, "{unit}: {} {:#?}", best.model, found.facts);
    let names: Vec<&str> = best.units.split(", ").collect();
    let is_named = crate::replay::named(unit).is_none() || names.contains(&unit);
    assert!(is_named, "{unit}: {} {:#?}", best.units, found.facts);
    assert!(!matches!(best.model.order, Order::Tree(_)), "{unit}: {}", best.model);
}

#[test]
fn tensor_cores_of_nvidia_are_found() {
    found_again("v100-f16", ["f16", "f32"], 16);
    found_again("v100-f16-f16", ["f16", "f16"], 16);
    found_again("t4-f16", ["f16", "f32"], 24);
    found_again("a100-f16", ["f16", "f32"], 32);
    found_again("a100-f16", ["bf16", "f32"], 32);
    found_again("a100-tf32", ["f32", "f32"], 16);
    found_again("h100-f16", ["bf16", "f32"], 48);
    found_again("h100-tf32", ["f32", "f32"], 32);
}

#[test]
fn units_of_f8_are_found_with_and_without_promotion() {
    found_again("ada-f8", ["f8E4M3FN", "f32"], 48);
    found_again("h100-f8", ["f8E4M3FN", "f32"], 96);
    found_again("h100-f8", ["f8E5M2", "f32"], 96);
    found_again("h100-f8-128", ["f8E5M2", "f32"], 384);
    found_again("b200-f8", ["f8E5M2", "f32"], 96);
    found_again("mi300-f8", ["f8E5M2FNUZ", "f32"], 48);
}

#[test]
fn units_of_amd_intel_and_arm_are_found() {
    found_again("mi100-f16", ["f16", "f32"], 16);
    found_again("mi100-f16-exact", ["f16", "f32"], 16);
    found_again("mi100-bf16-exact", ["bf16", "f32"], 12);
    found_again("mi210-f16", ["bf16", "f32"], 16);
    found_again("mi300-f16", ["f16", "f32"], 32);
    found_again("mi300-f16", ["bf16", "f32"], 32);
    found_again("mi300-xf32", ["f32", "f32"], 16);
    found_again("avx512-bf16", ["bf16", "f32"], 40);
    found_again("amx-bf16", ["bf16", "f32"], 128);
    found_again("arm-bfdot", ["bf16", "f32"], 16);
}

#[test]
fn orders_of_processors_are_found() {
    found_again("chain-f32-fma", ["f32", "f32"], 64);
    found_again("chain-f32", ["f32", "f32"], 63);
    found_again("f32,fma+block:32:f32", ["f32", "f32"], 100);
    found_again("f32,fma,lanes:8", ["f32", "f32"], 50);
    found_again("f32,lanes:16,join:in-order", ["f32", "f32"], 64);
    found_again("bf16,windows:8", ["bf16", "bf16"], 60);
    found_again("f32,every:16:bf16", ["bf16", "bf16"], 64);
    found_again("f16", ["f16", "f16"], 40);
    found_again("f8E4M3FN,fma", ["f8E4M3FN", "f8E4M3FN"], 40);
    found_again("f32,fma,flush:factors,flush:results", ["f32", "f32"], 33);
    found_again("f32:toward-zero", ["f32", "f32"], 33);
    found_again("f32,fma,via:f16", ["f8E4M3FN", "f8E4M3FN"], 40);
}

#[test]
fn a_long_chain_and_one_from_the_end_have_trees_of_their_depth() {
    found_again("f32,fma", ["f32", "f32"], 700);
    let tree = (1..200).rev().map(|at| at.to_string()).reduce(|sum, at| format!("({at} {sum})"));
    let model = format!("f32,tree:(0 {})", tree.unwrap());
    let found = identified(&model, ["f32", "f32"], 200);
    let tree = model.parse::<Model>().unwrap().tree(200).unwrap();
    assert_eq!((found.tree, found.matched), (Some(tree), found.total));
}

#[test]
fn products_that_underflow_show_whether_exact_ones_are_fused() {
    for (model, answer) in [
        ("f32,fma,flush:factors,flush:results", "added exactly (fused multiply-add)"),
        ("f32,flush:factors,flush:results", "rounded before they are added"),
        ("f32,fma,lanes:4,flush:factors,flush:results", "added exactly (fused multiply-add)"),
    ] {
        let found = identified(model, ["bf16", "f32"], 65);
        let fact = found.facts.iter().find(|fact| fact.question == "products that underflow");
        assert_eq!(fact.map(|fact| fact.answer.as_str()), Some(answer), "{:#?}", found.facts);
        assert_eq!(found.found.map(|it| it.model), Some(model.parse().unwrap()));
        assert_eq!(found.matched, found.total);
    }
}

#[test]
fn a_backend_that_gives_no_reason_is_said_to_give_none() {
    let refused = |why: &str| BackendError::Refused(why.into()).to_string();
    assert_eq!(refused(""), "the backend refuses the program and gives no reason");
    assert_eq!(refused("no f4"), "the backend refuses the program: no f4");
}

#[test]
fn sums_in_which_no_term_is_lost_say_so() {
    let found = identified("f32,fma", ["f4E2M1FN", "f32"], 8);
    assert_eq!(found.tree, None);
    let answer = found.facts.iter().find(|fact| fact.question == "order").unwrap();
    assert!(answer.answer.contains("no term is lost"), "{answer:?}");
}

#[test]
fn policies_of_conversions_are_found() {
    for (preset, to) in [
        ("standard", "f8E4M3FN"),
        ("cuda", "f8E4M3FN"),
        ("torch", "f8E5M2"),
        ("ml_dtypes", "f8E8M0FNU"),
        ("mx-rfc", "f4E2M1FN"),
        ("standard,rounding=toward-zero", "bf16"),
        ("standard,subnormals=flush", "f16"),
    ] {
        let policy: Policy = preset.parse().unwrap();
        let mut backend = Simulated { policy, ..Simulated::of("f32", to) };
        let to = backend.result;
        let found = conversions(&mut backend, to).unwrap();
        assert!(found.policies.iter().any(|name| name == preset), "{preset}: {found:?}");
        assert_eq!(found.nearest.1, found.total);
    }
}
