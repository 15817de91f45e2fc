//! Parsing speed: ordinary program text, a hexadecimal blob, a list of floats.
//!
//! `cargo bench -p shlo-interp-benches --bench parse`

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use shlo_interp::Source;
use shlo_interp::internal::{parse_module, registry};

/// A program of ordinary ops, as JAX prints them: about `ops` statements.
fn program(ops: usize) -> String {
    let mut text = String::from(
        "module @jit_main attributes {mhlo.num_partitions = 1 : i32} {\n  func.func public @main(%arg0: tensor<16x32xf32> {jax.buffer_donor = true}, %arg1: tensor<16x32xf32>) -> (tensor<16x32xf32> {jax.result_info = \"result\"}) {\n    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>\n",
    );
    for index in 0..ops / 5 {
        let [a, b, c, d, e] = std::array::from_fn(|op| format!("%{}", 5 * index + op));
        let previous = if index == 0 { "%arg0".to_string() } else { format!("%{}", 5 * index - 1) };
        text += &format!(
            "    {a} = stablehlo.multiply {previous}, %arg1 : tensor<16x32xf32>\n    {b} = stablehlo.dot_general {a}, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x16xf32>\n    {c} = stablehlo.reduce({b} init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>\n    {d} = stablehlo.broadcast_in_dim {c}, dims = [0] : (tensor<16xf32>) -> tensor<16x32xf32>\n    {e} = stablehlo.add {a}, {d} : tensor<16x32xf32>\n"
        );
    }
    let last = ops / 5 * 5 - 1;
    text + &format!("    return %{last} : tensor<16x32xf32>\n  }}\n}}\n")
}

/// A function that returns one constant.
fn constant(literal: &str, ty: &str) -> String {
    format!(
        "func.func @main() -> {ty} {{\n  %0 = stablehlo.constant dense<{literal}> : {ty}\n  return %0 : {ty}\n}}\n"
    )
}

fn parse(criterion: &mut Criterion, name: &str, text: &str) {
    let source = Source { name: name.into(), text: text.into() };
    let registry = registry();
    let mut group = criterion.benchmark_group("parse");
    group.throughput(Throughput::Bytes(text.len() as u64)).sample_size(20);
    group.bench_function(name, |bencher| {
        bencher.iter(|| parse_module(&source, registry).expect("the program is valid"));
    });
    group.finish();
}

fn benches(criterion: &mut Criterion) {
    parse(criterion, "program text", &program(20_000));
    let elements = 4 << 20;
    let ty = format!("tensor<{elements}xf32>");
    let blob = format!("\"0x{}\"", "0000803F".repeat(elements - 1) + "00000040");
    parse(criterion, "blob of f32", &constant(&blob, &ty));
    let elements = 1 << 20;
    let items: Vec<String> = (0..elements).map(|i| format!("{}", i as f32 + 0.5)).collect();
    let ty = |element: &str| format!("tensor<{elements}x{element}>");
    parse(criterion, "list of f32", &constant(&format!("[{}]", items.join(", ")), &ty("f32")));
    let items: Vec<String> = (0..elements).map(|i| format!("{}.500000e+00", i % 8)).collect();
    let list = format!("[{}]", items.join(", "));
    parse(criterion, "list of f8E4M3FN", &constant(&list, &ty("f8E4M3FN")));
}

criterion_group!(group, benches);
criterion_main!(group);
