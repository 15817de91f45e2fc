//! First looks save time alone: every program of these attacks is judged with them and without them.

use std::cell::Cell;
use std::sync::{Mutex, PoisonError};

use shlo_interp::internal::paths::{Path, Paths, Recorder, leave_out};
use shlo_interp::judge::{Element, Finding, Verdict};
use shlo_interp::{Executable, Limits, NoHost, Source, Tensor, load};

use crate::random::Random;
use crate::units::verdict;

/// Up to how many sums the notes of a verdict tell of all of them, with or without a first look.
const ALL_NOTED: u64 = 1 << 13;

thread_local! {
    /// How many judgements of a test, which is one thread, took a first look.
    static LOOKS: Cell<usize> = const { Cell::new(0) };
}

/// What the judge finds, which is the same without its first looks.
pub fn findings(mut judge: impl FnMut() -> Vec<Finding>) -> Vec<Finding> {
    // paths are left out, and recorded, in the whole process
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _guard = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let recorder = Recorder::start();
    recorder.taken();
    let with = judge();
    LOOKS.set(LOOKS.get() + usize::from(recorder.taken().contains(Path::FirstLooks)));
    leave_out(Path::FirstLooks.into());
    let without = judge();
    leave_out(Paths::NONE);
    assert!(!recorder.taken().contains(Path::FirstLooks));
    assert_eq!(with.len(), without.len());
    for (with, without) in with.iter().zip(&without) {
        assert_eq!(with.name, without.name);
        are_alike(&with.verdict, &without.verdict, &with.name);
    }
    with
}

/// Compares verdicts with and without a first look at a value of this name.
fn are_alike(with: &Verdict, without: &Verdict, name: &str) {
    assert_eq!(with.rungs, without.rungs, "{name}");
    assert!(with.map == without.map, "the maps of {name} differ");
    assert_eq!(with.undecided, without.undecided, "{name}");
    assert_eq!(with.is_accepted, without.is_accepted, "{name}");
    assert_eq!(with.ulps.to_bits(), without.ulps.to_bits(), "{name}");
    // magnitudes that are made in f32 move a bound by the share that the roundings of products have in it
    let slack = (with.slack - without.slack).abs();
    assert!(slack < 1e-6, "{name}: {} and {}", with.slack, without.slack);
    let listed = |verdict: &Verdict| {
        let told = |it: &Element| format!("{} {} {:x} {}", it.place, it.rung, it.actual, it.ulps);
        verdict.worst.iter().map(told).collect::<Vec<_>>()
    };
    assert_eq!(listed(with), listed(without), "{name}");
    if with.elements <= ALL_NOTED {
        assert_eq!(with.notes, without.notes, "{name}");
        assert_eq!(with.cancellation, without.cancellation, "{name}");
        assert_eq!(with.power, without.power, "{name}");
    }
}

/// A tensor of numbers of both signs.
fn numbers(random: &mut Random, ty: &str, shape: &[usize]) -> Tensor {
    let count = shape.iter().product();
    let numbers: Vec<f64> = (0..count).map(|_| random.below(2001) as f64 / 1000.0 - 1.0).collect();
    Tensor::from_f64s(ty.parse().expect("a type"), shape, &numbers).expect("a tensor")
}

/// A device's result: ours with other codes at one element of so many.
fn moved(ours: &Tensor, one_of: usize) -> Tensor {
    let nan = Tensor::from_f64s(ours.element().clone(), &[], &[f64::NAN]).expect("a NaN").code(0);
    let mask = u128::MAX >> (128 - ours.element().bits());
    let code = |place: usize| match (place % one_of, place / one_of) {
        (0, number) if number % 40 == 7 => nan,
        (0, number) => {
            let step = (number as u128 % 7).pow(number as u32 % 9);
            ours.code(place).wrapping_add(step).wrapping_sub(1) & mask
        }
        _ => ours.code(place),
    };
    let codes = (0..ours.len()).map(code);
    Tensor::from_wide_codes(ours.element().clone(), ours.shape(), codes)
}

/// The type of tensors of a shape.
fn stated(shape: &[usize], element: &str) -> String {
    let sizes: Vec<String> = shape.iter().map(|size| format!("{size}x")).collect();
    format!("tensor<{}{element}>", sizes.concat())
}

/// Judges devices that give other bits than ours for an op, for many elements and for few.
fn attack(op: &str, operands: &[Tensor], (element, shape): (&str, &[usize])) {
    let types: Vec<String> =
        operands.iter().map(|it| stated(it.shape(), &it.element().to_string())).collect();
    let arguments: Vec<String> =
        ["%a", "%b"].iter().zip(&types).map(|(name, ty)| format!("{name}: {ty}")).collect();
    let (arguments, types) = (arguments.join(", "), types.join(", "));
    let result = stated(shape, element);
    let program = format!(
        "func.func @main({arguments}) -> {result} {{
           %0 = {op} : ({types}) -> {result}
           return %0 : {result}
         }}"
    );
    let source = Source { name: "program.mlir".into(), text: program.clone().into() };
    let executable = Executable::new(&load(&source).expect("a legal program").module);
    let values = operands.iter().cloned().map(Into::into).collect();
    let outcome = executable.call("main", values, &mut NoHost, &Limits::default());
    let ours = outcome.end.expect("a run").swap_remove(0).tensor().clone();
    let looks = LOOKS.get();
    for one_of in [2, 101] {
        let found = verdict(&program, operands, moved(&ours, one_of), "");
        assert!(found.rungs.len() > 1, "{op}: {:?}", found.rungs);
    }
    assert!(LOOKS.get() > looks, "{op}");
}

#[test]
fn elements_of_large_results_have_one_verdict_with_and_without_a_first_look() {
    let mut random = Random::new(91);
    for ty in ["f32", "bf16", "f16"] {
        let shape = [2, 8192 + 500];
        let [a, b] = [(); 2].map(|()| numbers(&mut random, ty, &shape));
        attack("stablehlo.multiply %a, %b", &[a.clone(), b], (ty, &shape));
        attack("stablehlo.exponential %a", &[a], (ty, &shape));
    }
}

#[test]
fn many_sums_have_one_verdict_with_and_without_a_first_look() {
    let mut random = Random::new(92);
    for (factors, result) in [("f32", "f32"), ("bf16", "f32"), ("f64", "f64")] {
        let operands = [[256, 130], [130, 256]].map(|it| numbers(&mut random, factors, &it));
        let op = "stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]";
        attack(op, &operands, (result, &[256, 256]));
    }
    let image = numbers(&mut random, "bf16", &[1, 32, 32, 16]);
    let kernel = numbers(&mut random, "bf16", &[3, 3, 16, 64]);
    let op = "stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], \
              window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}";
    attack(op, &[image, kernel], ("f32", &[1, 32, 32, 64]));
}
