//! The loops of the kernels, one bench a kind: elementwise programs, reductions, movement, sorts. Run
//! some of them by name: `cargo bench -p shlo-interp-benches --bench kernels -- sort`.

use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use shlo_interp::internal::{
    BlockCache, Direct, Keys, Padding, concatenate, order_of, pad, reverse, slice, transpose,
};
use shlo_interp::ir::Module;
use shlo_interp::numerics::ConvertPolicy;
use shlo_interp::storage::Word;
use shlo_interp::{
    ElementType, Executable, FloatFormat, IntegerType, Limits, NoHost, Source, Tensor, Value, load,
};
use std::sync::Arc;

#[global_allocator]
static MEMORY: BlockCache = BlockCache::new();

/// Elements of a vector: more than fit into the caches of a core.
const MANY: usize = 1 << 22;
/// The side of a square of as many.
const SIDE: usize = 2048;

fn float(name: &str) -> ElementType {
    ElementType::Float(FloatFormat::parse(name).expect("a format's name"))
}

/// Values between -4 and 4 from a fixed sequence, in a type.
fn operand(element: &ElementType, shape: &[usize]) -> Tensor {
    let mut state = 1u64;
    let codes = (0..shape.iter().product()).map(|_| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let value = (state >> 40) as f64 / (1u64 << 21) as f64 - 4.0;
        match element {
            ElementType::Float(format) => format.encode(ConvertPolicy::CONVERT, value).into(),
            _ => u128::from(state >> (64 - element.bits())),
        }
    });
    let codes: Vec<u128> = codes.collect();
    Tensor::from_wide_codes(element.clone(), shape, codes)
}

/// A function of one operand or several alike.
fn function(arguments: usize, operand: &str, result: &str, lines: &str) -> Arc<Module> {
    let parameters: Vec<String> =
        (0..arguments).map(|index| format!("%{index}: tensor<{operand}>")).collect();
    let text = format!(
        "func.func @main({}) -> tensor<{result}> {{\n{lines}\n  return %r : tensor<{result}>\n}}\n",
        parameters.join(", ")
    );
    let source = Source { name: "<bench>".into(), text: text.as_str().into() };
    match load(&source) {
        Ok(loaded) => loaded.module,
        Err(errors) => panic!("{errors}\n{text}"),
    }
}

fn bench_function(
    criterion: &mut Criterion,
    name: &str,
    element: &str,
    shape: &[usize],
    arguments: usize,
    [result, lines]: [&str; 2],
) {
    let sizes: String = shape.iter().map(|size| format!("{size}x")).collect();
    let (ty, result) = (format!("{sizes}{element}"), result.replace('*', &sizes));
    let lines = lines.replace("TY", &format!("tensor<{ty}>"));
    let lines = lines.replace("RESULT", &format!("tensor<{result}>"));
    let module = function(arguments, &ty, &result, &lines);
    let executable = Executable::new(&module);
    let value = Value::from(operand(&float(element), shape));
    let mut group = criterion.benchmark_group("interpreted");
    group.throughput(Throughput::Elements(shape.iter().product::<usize>() as u64));
    group.bench_function(name, |bencher| {
        bencher.iter(|| {
            let arguments = vec![value.clone(); arguments];
            executable
                .call("main", arguments, &mut NoHost, &Limits::default())
                .end
                .expect("a result")
        });
    });
}

fn elementwise(criterion: &mut Criterion) {
    for (from, to) in
        [("f32", "f8E4M3FN"), ("f8E4M3FN", "f32"), ("f32", "f4E2M1FN"), ("f32", "bf16")]
    {
        let lines = "  %r = stablehlo.convert %0 : (TY) -> RESULT";
        let result = format!("*{to}");
        bench_function(
            criterion,
            &format!("convert {from} -> {to}"),
            from,
            &[MANY],
            1,
            [&result, lines],
        );
    }
    for (op, element) in
        [("add", "f32"), ("add", "f8E4M3"), ("multiply", "bf16"), ("divide", "f8E5M2")]
    {
        let lines = format!("  %r = stablehlo.{op} %0, %1 : TY");
        let name = format!("{op} {element}");
        bench_function(criterion, &name, element, &[MANY], 2, [&format!("*{element}"), &lines]);
    }
    for function in ["exponential", "tanh", "log", "logistic", "sine", "sqrt"] {
        for element in ["f32", "f8E4M3FN"] {
            let lines = format!("  %r = stablehlo.{function} %0 : TY");
            let name = format!("{function} {element}");
            bench_function(criterion, &name, element, &[MANY], 1, [&format!("*{element}"), &lines]);
        }
    }
}

fn reductions(criterion: &mut Criterion) {
    for element in ["f32", "f8E4M3FN", "bf16"] {
        for (what, dimensions, kept) in
            [("rows", "[1]", "2048x"), ("columns", "[0]", "2048x"), ("all", "[0, 1]", "")]
        {
            let lines = format!(
                "  %z = stablehlo.constant dense<0.0> : tensor<{element}>\n  %r = stablehlo.reduce(%0 init: \
                 %z) applies stablehlo.add across dimensions = {dimensions} : (TY, tensor<{element}>) -> RESULT"
            );
            let name = format!("sum of {what} {element}");
            let result = format!("{kept}{element}");
            bench_function(criterion, &name, element, &[SIDE, SIDE], 1, [&result, &lines]);
        }
    }
}

fn moved(criterion: &mut Criterion) {
    let integer = |width| ElementType::Integer(IntegerType { width, signed: false });
    let mut group = criterion.benchmark_group("movement");
    for width in [8, 16, 32, 64] {
        let operand = operand(&integer(width), &[SIDE, SIDE]);
        group.throughput(Throughput::Bytes(operand.len() as u64 * u64::from(width) / 8));
        group.bench_function(format!("transpose of {width} bits"), |bencher| {
            bencher.iter(|| transpose(operand.words(), &[1, 0]));
        });
    }
    let operand = operand(&integer(32), &[SIDE, SIDE]);
    let words = operand.words();
    let zero = Tensor::splat(integer(32), &[], 0).into_words();
    group.throughput(Throughput::Bytes(4 * operand.len() as u64));
    group.bench_function("reverse", |bencher| bencher.iter(|| reverse(words, &[1])));
    group.bench_function("concatenate", |bencher| {
        bencher.iter(|| concatenate(&[words, words], 1));
    });
    group.bench_function("pad", |bencher| {
        let padding = [Padding { low: 1, high: 1, interior: 0 }; 2];
        bencher.iter(|| pad(words, &zero, &padding, &[SIDE + 2, SIDE + 2]));
    });
    group.bench_function("slice of every other", |bencher| {
        bencher.iter(|| slice(words, &[0, 0], &[1, 2], &[SIDE, SIDE / 2]));
    });
    group.bench_function("slice of rows of 3", |bencher| {
        let narrow = words.clone().with_shape(&[SIDE * SIDE / 4, 4]);
        bencher.iter(|| slice(&narrow, &[0, 0], &[1, 1], &[SIDE * SIDE / 4, 3]));
    });
    group.finish();
}

fn sorts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("sort");
    group.throughput(Throughput::Elements(1 << 20));
    let i32 = ElementType::Integer(IntegerType { width: 32, signed: true });
    for element in [float("f32"), i32, float("bf16"), float("f8E4M3FN")] {
        let operand = operand(&element, &[1 << 20]);
        let keys = Keys::of(&element, true).expect("an order");
        let direct = Direct::of(&keys, false).expect("codes of at most 32 bits");
        group.bench_function(element.to_string(), |bencher| match element.bits() {
            8 => bencher.iter(|| sorted::<u8>(&direct, &operand)),
            16 => bencher.iter(|| sorted::<u16>(&direct, &operand)),
            _ => bencher.iter(|| sorted::<u32>(&direct, &operand)),
        });
    }
    let numbers: Vec<u64> = operand(&float("f64"), &[1 << 20]).codes::<u64>().to_vec();
    group.bench_function("order of keys of 64 bits", |bencher| {
        bencher.iter(|| order_of(&numbers).unwrap())
    });
    group.finish();
}

fn sorted<W: Word>(direct: &Direct, operand: &Tensor) -> Vec<W> {
    let mut target = vec![W::default(); operand.len()];
    direct.sort(operand.codes::<W>(), &mut target).unwrap();
    target
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1));
    targets = elementwise, reductions, moved, sorts
}
criterion_main!(benches);
