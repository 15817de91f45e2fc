//! Kernels that make many sums at a time give the bits of sums made one by one.

use super::*;
use crate::engine::contraction::plan::OperandLayout;
use crate::meaning::{Algorithm, DotDimensions};
use crate::numeric::names::{BF16, F8E4M3FN, F8E5M2, F16, F32, F64, TF32};
use crate::numeric::{MLIR_FORMATS, Numerics};

const STEPS: usize = 75;

/// A matrix of codes of every kind, special values among them in the last row.
fn matrix(format: &'static FloatFormat, rows: usize, columns: usize, seed: u64) -> Tensor {
    let mut state = seed;
    let mut next = move || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        state >> 16
    };
    let finite = |code: u64| if format.is_finite(code) { code } else { 1 };
    let code = |place: usize| match next() & format.code_mask() {
        code if place / columns + 1 == rows => code,
        code => finite(code),
    };
    let codes: Vec<u64> = (0..rows * columns).map(code).collect();
    integer_tensor(&ElementType::Float(format), &[rows, columns], &codes).unwrap()
}

fn compare(policy: &SumPolicy, lhs: &Tensor, rhs: &Tensor, result: &'static FloatFormat) -> bool {
    let dimensions = DotDimensions {
        lhs_contracting: vec![1],
        rhs_contracting: vec![1],
        ..DotDimensions::default()
    };
    let [left, right] = [&lhs, &rhs].map(|tensor| OperandLayout::in_order(tensor.shape()));
    let plan = ContractionPlan::of_dot(&left, &right, &dimensions).unwrap();
    let Some(job) = PolicySums::new(policy, lhs, rhs, result) else { return false };
    let Some(bulk) = plan.in_bulk(&job).unwrap() else { return false };
    let single = plan.one_by_one(&job).unwrap();
    for place in 0..single.len() {
        let (lhs, rhs) = (lhs.element(), rhs.element());
        let (bulk, single) = (bulk.code(place), single.code(place));
        assert_eq!(bulk, single, "{policy:?} of {lhs}, {rhs} to {result:?} at {place}");
    }
    true
}

#[test]
fn sums_in_bulk_are_those_made_one_by_one() {
    let policies =
        ["f32", "f64", "bf16", "f16", "f8E4M3FN", "exact", "block:32:f32", "f32+block:40:bf16"];
    let mut compared = 0;
    for format in MLIR_FORMATS.iter().copied() {
        for (seed, other) in [format, &F8E5M2, &F16].into_iter().enumerate() {
            let (lhs, rhs) =
                (matrix(format, 5, STEPS, seed as u64), matrix(other, 6, STEPS, 9 + seed as u64));
            for policy in policies {
                let numerics =
                    Numerics { accumulation: policy.parse().unwrap(), ..Numerics::STANDARD };
                for result in [format, &F32] {
                    compared += usize::from(compare(&numerics.into(), &lhs, &rhs, result));
                }
            }
        }
    }
    assert!(compared > 400, "{compared} were made in bulk");
}

#[test]
fn algorithms_in_bulk_are_those_made_one_by_one() {
    let all: [(&'static FloatFormat, &'static FloatFormat, &[usize]); 7] = [
        (&F8E4M3FN, &F32, &[1]),
        (&F16, &F16, &[1]),
        (&BF16, &BF16, &[1]),
        (&BF16, &F32, &[1, 3, 6, 9]),
        (&TF32, &F32, &[1, 3]),
        (&F32, &F32, &[1]),
        (&F64, &F64, &[1]),
    ];
    for (factors, accumulation, products) in all {
        for &products in products {
            let algorithm = Algorithm { lhs: factors, rhs: factors, accumulation, products };
            let policy = SumPolicy { algorithm: Some(algorithm), ..SumPolicy::default() };
            for format in [&F32, &BF16, &F8E4M3FN] {
                let (lhs, rhs) = (matrix(format, 5, STEPS, 3), matrix(format, 6, STEPS, 4));
                assert!(compare(&policy, &lhs, &rhs, &F32), "{algorithm:?}");
            }
        }
    }
}
