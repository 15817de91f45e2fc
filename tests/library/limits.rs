//! What a run does at its limits: the number of steps, and the host that interrupts it.

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
