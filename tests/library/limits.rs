//! What a run does at its limits: the number of steps, the host that interrupts it, and the memory that the system gives.

use crate::desk;

use shlo_interp::{
    Diagnostic, Engine, Executable, Failure, Host, Limits, NoHost, Outcome, Source, load,
};

/// A function that other functions call.
const DOUBLE: &str = "
func.func @double(%a: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.add %a, %a : tensor<i32>
  return %0 : tensor<i32>
}
func.func @fourfold(%a: tensor<i32>) -> tensor<i32> {
  %0 = call @double(%a) : (tensor<i32>) -> tensor<i32>
  %1 = call @double(%0) : (tensor<i32>) -> tensor<i32>
  return %1 : tensor<i32>
}
func.func @sum(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.add %a, %b : tensor<i32>
  return %0 : tensor<i32>
}
func.func @below(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func @total(%n: tensor<i32>) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ends = stablehlo.compare LE, %n, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %0 = \"stablehlo.if\"(%ends) ({
    stablehlo.return %zero : tensor<i32>
  }, {
    %less = stablehlo.subtract %n, %one : tensor<i32>
    %rest = func.call @total(%less) : (tensor<i32>) -> tensor<i32>
    %s = stablehlo.add %n, %rest : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<i1>) -> tensor<i32>
  return %0 : tensor<i32>
}
sdy.mesh @line = <[\"x\"=2]>
";

/// What a program begins with or contains, the body of its function `main`, and its results.
const PROGRAMS: &[(&str, &str, &[u32])] = &[
    (
        "a call first",
        "%0 = stablehlo.constant dense<3> : tensor<i32>
         %1 = call @double(%0) : (tensor<i32>) -> tensor<i32>
         return %1 : tensor<i32>",
        &[6],
    ),
    (
        "calls inside each other",
        "%0 = stablehlo.constant dense<3> : tensor<i32>
         %1 = call @fourfold(%0) : (tensor<i32>) -> tensor<i32>
         %2 = call @fourfold(%1) : (tensor<i32>) -> tensor<i32>
         return %2 : tensor<i32>",
        &[48],
    ),
    (
        "a call that calls itself",
        "%0 = stablehlo.constant dense<4> : tensor<i32>
         %1 = call @total(%0) : (tensor<i32>) -> tensor<i32>
         return %1 : tensor<i32>",
        &[10],
    ),
    (
        "a loop with a call",
        "%0 = stablehlo.constant dense<1> : tensor<i32>
         %1 = stablehlo.constant dense<9> : tensor<i32>
         %2 = stablehlo.while(%i = %0) : tensor<i32>
         cond {
           %c = func.call @below(%i, %1) : (tensor<i32>, tensor<i32>) -> tensor<i1>
           stablehlo.return %c : tensor<i1>
         } do {
           %n = func.call @double(%i) : (tensor<i32>) -> tensor<i32>
           stablehlo.return %n : tensor<i32>
         }
         return %2 : tensor<i32>",
        &[16],
    ),
    (
        "a small loop",
        "%0 = stablehlo.constant dense<0> : tensor<i32>
         %1 = stablehlo.constant dense<9> : tensor<i32>
         %2 = stablehlo.constant dense<1> : tensor<i32>
         %3 = stablehlo.while(%i = %0) : tensor<i32>
         cond {
           %c = stablehlo.compare LT, %i, %1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
           stablehlo.return %c : tensor<i1>
         } do {
           %n = stablehlo.add %i, %2 : tensor<i32>
           stablehlo.return %n : tensor<i32>
         }
         return %3 : tensor<i32>",
        &[9],
    ),
    (
        "a branch with a call",
        "%0 = stablehlo.constant dense<true> : tensor<i1>
         %1 = stablehlo.constant dense<5> : tensor<i32>
         %2 = \"stablehlo.if\"(%0) ({
           %a = func.call @double(%1) : (tensor<i32>) -> tensor<i32>
           stablehlo.return %a : tensor<i32>
         }, {
           stablehlo.return %1 : tensor<i32>
         }) : (tensor<i1>) -> tensor<i32>
         return %2 : tensor<i32>",
        &[10],
    ),
    (
        "a case with a call",
        "%0 = stablehlo.constant dense<1> : tensor<i32>
         %1 = stablehlo.constant dense<5> : tensor<i32>
         %2 = \"stablehlo.case\"(%0) ({
           stablehlo.return %1 : tensor<i32>
         }, {
           %a = func.call @double(%1) : (tensor<i32>) -> tensor<i32>
           stablehlo.return %a : tensor<i32>
         }) : (tensor<i32>) -> tensor<i32>
         return %2 : tensor<i32>",
        &[10],
    ),
    (
        "a reduction whose body calls",
        "%0 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
         %1 = stablehlo.constant dense<0> : tensor<i32>
         %2 = \"stablehlo.reduce\"(%0, %1) ({
         ^bb0(%a: tensor<i32>, %b: tensor<i32>):
           %s = func.call @sum(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
           stablehlo.return %s : tensor<i32>
         }) {dimensions = array<i64: 0>} : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
         return %2 : tensor<i32>",
        &[6],
    ),
    (
        "a sort whose comparator calls",
        "%0 = stablehlo.constant dense<[3, 1, 2]> : tensor<3xi32>
         %1 = \"stablehlo.sort\"(%0) ({
         ^bb0(%a: tensor<i32>, %b: tensor<i32>):
           %s = func.call @below(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i1>
           stablehlo.return %s : tensor<i1>
         }) {dimension = 0 : i64, is_stable = true} : (tensor<3xi32>) -> tensor<3xi32>
         return %1 : tensor<3xi32>",
        &[1, 2, 3],
    ),
    (
        "a map whose body has a loop",
        "%0 = stablehlo.constant dense<[3, 1]> : tensor<2xi32>
         %1 = \"stablehlo.map\"(%0) ({
         ^bb0(%a: tensor<i32>):
           %s = func.call @total(%a) : (tensor<i32>) -> tensor<i32>
           stablehlo.return %s : tensor<i32>
         }) {dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2xi32>
         return %1 : tensor<2xi32>",
        &[6, 1],
    ),
    (
        "devices that call",
        "%0 = stablehlo.constant dense<[3, 1]> : tensor<2xi32>
         %1 = sdy.manual_computation(%0) in_shardings=[<@line, [{\"x\"}]>]
             out_shardings=[<@line, [{\"x\"}]>] manual_axes={\"x\"} (%p: tensor<1xi32>) {
           %a = stablehlo.reshape %p : (tensor<1xi32>) -> tensor<i32>
           %b = func.call @fourfold(%a) : (tensor<i32>) -> tensor<i32>
           %c = stablehlo.reshape %b : (tensor<i32>) -> tensor<1xi32>
           %d = \"stablehlo.all_gather\"(%c) {all_gather_dim = 0 : i64,
             replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids,
             channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}
             : (tensor<1xi32>) -> tensor<2xi32>
           %e = stablehlo.slice %d [0:1] : (tensor<2xi32>) -> tensor<1xi32>
           sdy.return %e : tensor<1xi32>
         } : (tensor<2xi32>) -> tensor<2xi32>
         return %1 : tensor<2xi32>",
        &[12, 12],
    ),
    (
        "processes that call",
        "%0 = stablehlo.constant dense<3> : tensor<i32>
         %1 = stablehlo.constant dense<1> : tensor<i32>
         %2:2 = \"interpreter.run_parallel\"(%0, %1) {programs = [[@fourfold], [@double]]}
           : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
         %3 = call @sum(%2#0, %2#1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
         return %3 : tensor<i32>",
        &[14],
    ),
];

/// The program of a body of `main`, whose result has the type of the last value.
fn program(body: &str) -> String {
    let (_, result) = body.rsplit_once(" : ").expect("a type");
    format!("func.func @main() -> {result} {{\n{body}\n}}{DOUBLE}")
}

/// The program as each engine runs it, and as an observed run does.
fn executables(text: &str) -> Vec<Executable> {
    let loaded = load(&Source { name: "p.mlir".into(), text: text.into() }).expect("a program");
    let executable = || Executable::new(&loaded.module);
    let engines = [Engine::Fast, Engine::Plain, Engine::Both];
    let engines = engines.map(|engine| executable().with_engine(engine));
    engines.into_iter().chain([executable().observed()]).collect()
}

/// The results of a run, or the diagnostic with which it stopped.
fn ended(outcome: Outcome) -> Result<Vec<u32>, Diagnostic> {
    match outcome.end {
        Ok(results) => Ok(results[0].tensor().codes::<u32>().to_vec()),
        Err(Failure::Failed(diagnostic)) => Err(diagnostic),
        Err(other) => panic!("the run was refused: {other}"),
    }
}

/// Runs a program with ever more before it is stopped, until it is not. Each run that stops says so at an op of the program.
fn stops_everywhere(run: impl Fn(&Executable, u64) -> Outcome, says: impl Fn(u64) -> String) {
    for (name, body, expected) in PROGRAMS {
        let text = program(body);
        for (engine, executable) in executables(&text).iter().enumerate() {
            let mut most = 0;
            let results = loop {
                match ended(run(executable, most)) {
                    Ok(results) => break results,
                    Err(diagnostic) => {
                        let message = &diagnostic.message;
                        assert!(message.ends_with(&says(most)), "{name}, {engine}: {message}");
                        let span = diagnostic.span.expect("a place");
                        let op = text.get(span.start..span.end);
                        assert!(op.is_some_and(|op| !op.is_empty()), "{name}, {engine}, {most}");
                    }
                }
                most += 1;
                assert!(most < 10_000, "{name}, {engine} ends");
            };
            assert_eq!(results, *expected, "{name}, {engine}");
            assert!(most > 0, "{name}, {engine} takes steps");
        }
    }
}

#[test]
fn a_run_stops_cleanly_at_any_number_of_steps() {
    let run = |executable: &Executable, steps| {
        let limits = Limits { steps, ..Limits::default() };
        executable.call("main", vec![], &mut NoHost, &limits)
    };
    stops_everywhere(run, |steps| format!(": more than {steps} steps"));
}

#[test]
fn a_host_stops_a_run_cleanly_at_any_step() {
    struct Stops(u64);
    impl Host for Stops {
        fn interrupted(&mut self) -> bool {
            self.0 = self.0.saturating_sub(1);
            self.0 == 0
        }
        fn steps_between_looks(&mut self) -> u64 {
            1
        }
    }
    let run = |executable: &Executable, looks| {
        executable.call("main", vec![], &mut Stops(looks + 1), &Limits::default())
    };
    stops_everywhere(run, |_| ": interrupted".into());
}

#[test]
fn a_run_stops_at_the_op_that_would_have_run_next() {
    let text = program(
        "%0 = stablehlo.constant dense<3> : tensor<i32>
         %1 = stablehlo.negate %0 : tensor<i32>
         %2 = call @double(%1) : (tensor<i32>) -> tensor<i32>
         return %2 : tensor<i32>",
    );
    let [_, plain, ..] = &executables(&text)[..] else {
        unreachable!("the plain engine is second")
    };
    let stopped = (0..).map_while(|steps| {
        let limits = Limits { steps, ..Limits::default() };
        ended(plain.call("main", vec![], &mut NoHost, &limits)).err()
    });
    let stopped: Vec<(String, usize)> = stopped
        .map(|diagnostic| {
            let (op, _) = diagnostic.message.split_once(':').expect("an op");
            (op.to_string(), diagnostic.notes.len())
        })
        .collect();
    // the call is inlined, and the second place is inside of it
    let expected = [("stablehlo.negate", 0), ("stablehlo.add", 1), ("func.return", 0)];
    assert_eq!(stopped, expected.map(|(op, calls)| (op.to_string(), calls)));
}

/// Runs that the system gives little memory.
#[cfg(target_os = "linux")]
mod memory {
    use std::process::Command;

    use super::desk::Desk;

    const BINARY: &str = env!("CARGO_BIN_EXE_shlo-interp");

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
        let script = format!("ulimit -c 0; ulimit -v {kilobytes}; exec '{BINARY}' \"$@\"");
        let mut command = Command::new("sh");
        command.args(["-c", &script, "sh", "--threads", "1", "--format", "none"]).args(words);
        let output = command.current_dir(desk.path("")).output().expect("sh");
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
}
