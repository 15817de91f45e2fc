//! Square dots in several element types: each must stay on the fast path of its tile.

use criterion::{Criterion, criterion_group, criterion_main};
use shlo_interp::internal::{DotDimensions, SumPolicy, dot};
use shlo_interp::numerics::ConvertPolicy;
use shlo_interp::{ElementType, FloatFormat, IntegerType, Tensor};

/// Elements between -1 and 1 from a fixed sequence.
fn operand(element: &ElementType, size: usize) -> Tensor {
    let mut state = 1u64;
    let codes = (0..size * size).map(|_| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let value = (state >> 40) as f64 / (1u64 << 23) as f64 - 1.0;
        match element {
            ElementType::Float(format) => format.encode(ConvertPolicy::CONVERT, value).into(),
            _ => u128::from(state >> 57),
        }
    });
    let codes: Vec<u128> = codes.collect();
    Tensor::from_wide_codes(element.clone(), &[size, size], codes)
}

fn float(name: &str) -> ElementType {
    ElementType::Float(FloatFormat::parse(name).expect("a format's name"))
}

fn dots(criterion: &mut Criterion) {
    let integer = |width| ElementType::Integer(IntegerType { width, signed: true });
    let cases = [
        (float("f32"), float("f32"), 1024),
        (float("f8E4M3FN"), float("f32"), 1024),
        (float("bf16"), float("f32"), 1024),
        (float("f64"), float("f64"), 512),
        (integer(8), integer(32), 1024),
        (integer(64), integer(64), 512),
        (float("f8E4M3"), float("f8E4M3"), 512),
        (float("bf16"), float("bf16"), 512),
    ];
    let dimensions =
        DotDimensions { lhs_contracting: vec![1], rhs_contracting: vec![0], ..Default::default() };
    for (element, result, size) in cases {
        let (lhs, rhs) = (operand(&element, size), operand(&element, size));
        criterion.bench_function(&format!("dot {size} {element} -> {result}"), |bencher| {
            bencher.iter(|| dot(&lhs, &rhs, &dimensions, &result, &SumPolicy::default()));
        });
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10);
    targets = dots
}
criterion_main!(benches);
