//! Runs that the system gives little memory.

#![cfg(target_os = "linux")]

use crate::desk::Desk;
use crate::shlo::{PROGRAM, shell};

/// Programs whose ops need memory beside their results: what they show, the op whose temporaries are asked for so that a
/// refusal is an error of the op, the body of `main`, and the other words of the command.
const PROGRAMS: &[(&str, &str, &str, &[&str])] = &[
    (
        "sort, by any comparator",
        "stablehlo.sort",
        "%0 = stablehlo.iota dim = 0 : tensor<65536xui8>
         %1 = \"stablehlo.sort\"(%0) ({
         ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
           %a = stablehlo.multiply %p, %p : tensor<ui8>
           %s = stablehlo.compare GT, %a, %q : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
           stablehlo.return %s : tensor<i1>
         }) {dimension = 0 : i64, is_stable = true} : (tensor<65536xui8>) -> tensor<65536xui8>
         return %1 : tensor<65536xui8>",
        &[],
    ),
    (
        "sort, by keys of two inputs",
        "stablehlo.sort",
        "%0 = stablehlo.iota dim = 0 : tensor<262144xi64>
         %1:2 = \"stablehlo.sort\"(%0, %0) ({
         ^bb0(%a: tensor<i64>, %b: tensor<i64>, %c: tensor<i64>, %d: tensor<i64>):
           %s = stablehlo.compare GT, %a, %b : (tensor<i64>, tensor<i64>) -> tensor<i1>
           stablehlo.return %s : tensor<i1>
         }) {dimension = 0 : i64, is_stable = true}
           : (tensor<262144xi64>, tensor<262144xi64>) -> (tensor<262144xi64>, tensor<262144xi64>)
         return %1#0 : tensor<262144xi64>",
        &[],
    ),
    (
        "sort, of floats alone",
        "stablehlo.sort",
        "%0 = stablehlo.iota dim = 0 : tensor<262144xf32>
         %1 = \"stablehlo.sort\"(%0) ({
         ^bb0(%a: tensor<f32>, %b: tensor<f32>):
           %s = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
           stablehlo.return %s : tensor<i1>
         }) {dimension = 0 : i64, is_stable = true} : (tensor<262144xf32>) -> tensor<262144xf32>
         return %1 : tensor<262144xf32>",
        &[],
    ),
    (
        "fft, of a power of two and of a prime number",
        "stablehlo.fft",
        "%0 = stablehlo.iota dim = 0 : tensor<65536xcomplex<f32>>
         %1 = stablehlo.fft %0, type = FFT, length = [65536]
           : (tensor<65536xcomplex<f32>>) -> tensor<65536xcomplex<f32>>
         %2 = stablehlo.slice %1 [0:65521] : (tensor<65536xcomplex<f32>>) -> tensor<65521xcomplex<f32>>
         %3 = stablehlo.fft %2, type = FFT, length = [65521]
           : (tensor<65521xcomplex<f32>>) -> tensor<65521xcomplex<f32>>
         return %3 : tensor<65521xcomplex<f32>>",
        &[],
    ),
    (
        "gather, by narrow indices",
        "stablehlo.gather",
        "%0 = stablehlo.iota dim = 0 : tensor<100xui8>
         %1 = stablehlo.iota dim = 0 : tensor<524288x1xui8>
         %2 = \"stablehlo.gather\"(%0, %1) {dimension_numbers = #stablehlo.gather<
           collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
           slice_sizes = array<i64: 1>, indices_are_sorted = false}
           : (tensor<100xui8>, tensor<524288x1xui8>) -> tensor<524288xui8>
         return %2 : tensor<524288xui8>",
        &[],
    ),
    (
        "scatter, by narrow indices",
        "stablehlo.scatter",
        "%0 = stablehlo.iota dim = 0 : tensor<524288xui8>
         %1 = stablehlo.iota dim = 0 : tensor<524288x1xui8>
         %2 = \"stablehlo.scatter\"(%0, %1, %0) ({
         ^bb0(%p: tensor<ui8>, %q: tensor<ui8>):
           %s = stablehlo.add %p, %q : tensor<ui8>
           stablehlo.return %s : tensor<ui8>
         }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0],
           scatter_dims_to_operand_dims = [0], index_vector_dim = 1>,
           indices_are_sorted = false, unique_indices = false}
           : (tensor<524288xui8>, tensor<524288x1xui8>, tensor<524288xui8>) -> tensor<524288xui8>
         return %2 : tensor<524288xui8>",
        &[],
    ),
    (
        "dot_general and convolution",
        "stablehlo.convolution",
        "%0 = stablehlo.iota dim = 0 : tensor<512x512xf32>
         %1 = stablehlo.convert %0 : (tensor<512x512xf32>) -> tensor<512x512xbf16>
         %2 = stablehlo.slice %1 [0:512, 0:8] : (tensor<512x512xbf16>) -> tensor<512x8xbf16>
         %3 = stablehlo.dot_general %1, %2, contracting_dims = [0] x [0]
           : (tensor<512x512xbf16>, tensor<512x8xbf16>) -> tensor<512x8xbf16>
         %4 = stablehlo.reshape %1 : (tensor<512x512xbf16>) -> tensor<1x512x512x1xbf16>
         %5 = stablehlo.slice %3 [0:3, 0:3] : (tensor<512x8xbf16>) -> tensor<3x3xbf16>
         %6 = stablehlo.reshape %5 : (tensor<3x3xbf16>) -> tensor<3x3x1x1xbf16>
         %7 = stablehlo.convolution(%4, %6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
           window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
           : (tensor<1x512x512x1xbf16>, tensor<3x3x1x1xbf16>) -> tensor<1x512x512x1xbf16>
         return %7 : tensor<1x512x512x1xbf16>",
        &[],
    ),
    (
        "reduce_window and select_and_scatter",
        "stablehlo.select_and_scatter",
        "%0 = stablehlo.iota dim = 0 : tensor<524288xf32>
         %1 = stablehlo.constant dense<0.0> : tensor<f32>
         %2 = \"stablehlo.reduce_window\"(%0, %1) ({
         ^bb0(%a: tensor<f32>, %b: tensor<f32>):
           %s = stablehlo.add %a, %b : tensor<f32>
           stablehlo.return %s : tensor<f32>
         }) {window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}
           : (tensor<524288xf32>, tensor<f32>) -> tensor<262144xf32>
         %3 = \"stablehlo.select_and_scatter\"(%0, %2, %1) ({
         ^bb0(%a: tensor<f32>, %b: tensor<f32>):
           %s = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
           stablehlo.return %s : tensor<i1>
         }, {
         ^bb0(%a: tensor<f32>, %b: tensor<f32>):
           %s = stablehlo.add %a, %b : tensor<f32>
           stablehlo.return %s : tensor<f32>
         }) {window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}
           : (tensor<524288xf32>, tensor<262144xf32>, tensor<f32>) -> tensor<524288xf32>
         return %3 : tensor<524288xf32>",
        &[],
    ),
    (
        "cholesky, triangular_solve and rng",
        "stablehlo.triangular_solve",
        "%0 = stablehlo.constant dense<0.0> : tensor<f32>
         %1 = stablehlo.constant dense<1.0> : tensor<f32>
         %2 = stablehlo.constant dense<[4096, 8, 8]> : tensor<3xi64>
         %3 = stablehlo.rng %0, %1, %2, distribution = UNIFORM
           : (tensor<f32>, tensor<f32>, tensor<3xi64>) -> tensor<4096x8x8xf32>
         %4 = stablehlo.cholesky %3, lower = true : tensor<4096x8x8xf32>
         %5 = \"stablehlo.triangular_solve\"(%4, %3) {left_side = true, lower = true,
           unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}
           : (tensor<4096x8x8xf32>, tensor<4096x8x8xf32>) -> tensor<4096x8x8xf32>
         return %5 : tensor<4096x8x8xf32>",
        &[],
    ),
    (
        "the plain engine",
        "stablehlo.reverse",
        "%0 = stablehlo.iota dim = 0 : tensor<65536xf32>
         %1 = stablehlo.reverse %0, dims = [0] : tensor<65536xf32>
         %2 = stablehlo.add %0, %1 : tensor<65536xf32>
         return %2 : tensor<65536xf32>",
        &["--engine", "plain"],
    ),
    (
        "a file of elements",
        "stablehlo.reverse",
        "%0 = stablehlo.reverse %a, dims = [0] : tensor<262144xi64>
         return %0 : tensor<262144xi64>",
        &["-i", "@a.npy"],
    ),
];

/// The status and the messages of a run that may have so many kilobytes of addresses.
fn limited(desk: &Desk, kilobytes: usize, words: &[&str]) -> (Option<i32>, String) {
    let script = format!("ulimit -c 0; ulimit -v {kilobytes}; exec '{PROGRAM}' \"$@\"");
    let mut command = shell(&script, &desk.path(""));
    command.args(["sh", "--threads", "1", "--format", "none"]).args(words);
    let output = command.output().expect("sh");
    (output.status.code(), String::from_utf8(output.stderr).expect("messages are text"))
}

/// The least memory, in steps of a mebibyte, in which a program of one number runs.
fn least(desk: &Desk) -> usize {
    let program = "func.func @main() -> tensor<f32> {
      %0 = stablehlo.constant dense<1.0> : tensor<f32>
      return %0 : tensor<f32>
    }";
    let program = desk.file("least.mlir", program);
    let (mut too_little, mut enough) = (0, 1 << 12);
    while enough - too_little > 1 {
        let middle = (too_little + enough) / 2;
        match limited(desk, middle << 10, &[&program]) {
            (Some(0), _) => enough = middle,
            _ => too_little = middle,
        }
    }
    enough << 10
}

/// Runs a command with ever more memory until it has enough. Every run with too little fails as a run that failed, and says
/// that it is memory that it lacks. The result is the messages.
fn climb(desk: &Desk, least: usize, name: &str, words: &[&str]) -> Vec<String> {
    const KILOBYTES: usize = 128;
    let mut messages = Vec::new();
    // the more memory a command needs, the longer are the steps to it
    for kilobytes in (1..).map(|step: usize| least + KILOBYTES * (step + step * step / 20)) {
        let (status, message) = limited(desk, kilobytes, words);
        match status {
            Some(0) => break,
            Some(4 | 5) if message.contains("memory") => messages.push(message),
            _ => panic!("{name}, {kilobytes} kB: {status:?}\n{message}"),
        }
        assert!(kilobytes < least + (1 << 20), "{name} has enough memory at some time");
    }
    assert!(!messages.is_empty(), "{name} needs more memory than a program of one number");
    messages
}

#[test]
fn memory_that_cannot_be_had_is_an_error_and_no_signal() {
    let desk = Desk::new();
    let header = "{'descr': '<i8', 'fortran_order': False, 'shape': (262144,), }";
    let mut npy = b"\x93NUMPY\x01\x00\x76\x00".to_vec();
    npy.extend(format!("{header:<117}\n").bytes());
    npy.resize(npy.len() + 8 * 262_144, 1);
    desk.file("a.npy", npy);
    let least = least(&desk);
    for (number, (name, op, body, words)) in PROGRAMS.iter().enumerate() {
        let (_, result) = body.rsplit_once(" : ").expect("a type");
        let argument = if body.contains("%a,") && words.contains(&"-i") {
            "%a: tensor<262144xi64>"
        } else {
            ""
        };
        let text = format!("func.func @main({argument}) -> {result} {{\n{body}\n}}");
        let program = desk.file(&format!("{number}.mlir"), text);
        let messages = climb(&desk, least, name, &[&[program.as_str()], *words].concat());
        let names = |message: &&String| message.starts_with(&format!("error: {op}: "));
        let named = messages.iter().filter(names).count();
        assert!(named > 0, "{name}: {messages:?}");
        // the process ends by itself where something small is refused
        let ended = messages.iter().filter(|message| message.contains(" more bytes")).count();
        assert!(ended <= messages.len() / 4 + 1, "{name}: {messages:?}");
    }
    let literal: Vec<String> = (0..100_000).map(|number| number.to_string()).collect();
    let text = format!(
        "func.func @main() -> tensor<100000xi32> {{
           %0 = stablehlo.constant dense<[{}]> : tensor<100000xi32>
           return %0 : tensor<100000xi32>
         }}",
        literal.join(", ")
    );
    let program = desk.file("literal.mlir", text);
    climb(&desk, least, "a literal of many elements", &[&program]);
}
