//! Arithmetic in the carrier followed by one rounding, against LLVM's APFloat in the type itself.

use rustc_apfloat::Float;
use rustc_apfloat::ieee::{BFloat, Float8E4M3FN, Float8E5M2, Half};

use super::codec::{decode, encode};
use super::format::{Carrier, FloatFormat};
use super::names::{BF16, F8E4M3FN, F8E5M2, F16};
use super::policy::ConvertPolicy;
use crate::numeric::random::Random;

type Operation = fn(f32, f32) -> f32;

/// Compares + - * / over pairs of codes, in the carrier that the format names.
fn check<A: Float>(format: &FloatFormat, pairs: &[(u16, u16)]) {
    assert_eq!(format.carrier(), Carrier::F32);
    let operations: [(Operation, fn(A, A) -> A); 4] = [
        (|a, b| a + b, |a, b| (a + b).value),
        (|a, b| a - b, |a, b| (a - b).value),
        (|a, b| a * b, |a, b| (a * b).value),
        (|a, b| a / b, |a, b| (a / b).value),
    ];
    let codes: (Vec<u16>, Vec<u16>) = pairs.iter().copied().unzip();
    let (mut lhs, mut rhs) = (vec![0f32; pairs.len()], vec![0f32; pairs.len()]);
    decode(format, &codes.0, &mut lhs);
    decode(format, &codes.1, &mut rhs);
    for (index, (ours, theirs)) in operations.into_iter().enumerate() {
        let values: Vec<f32> = lhs.iter().zip(&rhs).map(|(a, b)| ours(*a, *b)).collect();
        let mut results = vec![0u16; pairs.len()];
        encode(format, ConvertPolicy::COMPUTE, &values, &mut results);
        for (&(a, b), result) in pairs.iter().zip(results) {
            let expected = theirs(A::from_bits(a as u128), A::from_bits(b as u128));
            let expected_code = expected.to_bits() as u16;
            let agrees = match expected.is_nan() {
                true => result as u64 == format.encoded_nan(),
                false => result == expected_code,
            };
            assert!(
                agrees,
                "{} op {index}: {a:#x}, {b:#x}: {result:#x}, {expected_code:#x}",
                format.name
            );
        }
    }
}

fn all_pairs() -> Vec<(u16, u16)> {
    (0..256).flat_map(|a| (0..256).map(move |b| (a, b))).collect()
}

/// Pairs of pseudo-random codes; the exponents of every other pair are near each other.
fn random_pairs() -> Vec<(u16, u16)> {
    let mut random = Random::new(1);
    let pair = |index: u32| {
        let (a, b) = (random.bits() as u16, random.bits() as u16);
        if index.is_multiple_of(2) { (a, b) } else { (a, a ^ (b & 0x83FF)) }
    };
    (0..200_000).map(pair).collect()
}

#[test]
fn eight_bit_arithmetic_rounds_once_for_every_pair() {
    check::<Float8E5M2>(&F8E5M2, &all_pairs());
    check::<Float8E4M3FN>(&F8E4M3FN, &all_pairs());
}

#[test]
fn sixteen_bit_arithmetic_rounds_once() {
    check::<Half>(&F16, &random_pairs());
    check::<BFloat>(&BF16, &random_pairs());
}
