//! Grids of processes: which processes meet, which wait, and what a failure says.

use std::sync::Arc;

use crate::diagnostic::{Diagnostic, Source};
use crate::engine::machine::{Engine, Executable, Failure, Limits, NoHost, Outcome};
use crate::ops::exchange::ProcessGrid;
use crate::syntax;
use crate::tensor::{Tensor, Value};
use crate::verify::verify;

fn run(text: &str, grid: ProcessGrid, arguments: Vec<Vec<Value>>) -> Outcome<Vec<Vec<Value>>> {
    run_by(Engine::Fast, text, grid, arguments)
}

fn run_by(
    engine: Engine,
    text: &str,
    grid: ProcessGrid,
    arguments: Vec<Vec<Value>>,
) -> Outcome<Vec<Vec<Value>>> {
    let source = Source { name: "test.mlir".into(), text: text.into() };
    let module = syntax::parse_module(&source, crate::ops::registry()).unwrap().module;
    assert_eq!(verify(&module), []);
    let executable = Executable::new(&Arc::new(module)).with_engine(engine);
    executable.call_on_grid("main", grid, arguments, &mut NoHost, &Limits::default())
}

fn replicas(count: usize) -> ProcessGrid {
    ProcessGrid { num_replicas: count, num_partitions: 1 }
}

fn scalar(value: u128) -> Value {
    let Value::Tensor(like) =
        syntax::parse_dense("dense<0> : tensor<i32>").unwrap().to_tensor().into()
    else {
        unreachable!("a tensor is a tensor")
    };
    Tensor::splat(like.element().clone(), &[], value).into()
}

fn failure(outcome: Outcome<Vec<Vec<Value>>>) -> Diagnostic {
    match outcome.end {
        Err(Failure::Failed(diagnostic)) => diagnostic,
        other => panic!("a failure was expected, found {other:?}"),
    }
}

fn notes(diagnostic: &Diagnostic) -> Vec<&str> {
    diagnostic.notes.iter().map(|(note, _)| note.as_str()).collect()
}

const CHAIN: &str = "
    func.func @main(%x: tensor<i32>) -> tensor<i32> {
      %0 = call @pass_on(%x) : (tensor<i32>) -> tensor<i32>
      %1 = call @pass_on(%0) : (tensor<i32>) -> tensor<i32>
      return %1 : tensor<i32>
    }
    func.func private @pass_on(%x: tensor<i32>) -> tensor<i32> {
      %0 = \"stablehlo.collective_permute\"(%x) {
        source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>
      } : (tensor<i32>) -> tensor<i32>
      return %0 : tensor<i32>
    }";

#[test]
fn processes_meet_in_functions_that_they_call_as_often_as_they_do() {
    let arguments = (0..3).map(|number| vec![scalar(number)]).collect();
    let results = run(CHAIN, replicas(3), arguments).end.unwrap();
    let codes: Vec<u128> = results.iter().map(|values| values[0].tensor().code(0)).collect();
    assert_eq!(codes, [1, 2, 0]);
}

#[test]
fn processes_take_the_results_of_both_engines_away() {
    let text = "
        func.func @main(%x: tensor<i32>) -> tensor<i32> {
          %0 = \"stablehlo.all_reduce\"(%x) ({
            ^bb0(%a: tensor<i32>, %b: tensor<i32>):
              %1 = stablehlo.multiply %a, %b : tensor<i32>
              stablehlo.return %1 : tensor<i32>
          }) {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}
            : (tensor<i32>) -> tensor<i32>
          return %0 : tensor<i32>
        }";
    let arguments = [3, 5, 7].map(|number| vec![scalar(number)]).to_vec();
    let results = run_by(Engine::Both, text, replicas(3), arguments).end.unwrap();
    let codes: Vec<u128> = results.iter().map(|values| values[0].tensor().code(0)).collect();
    assert_eq!(codes, [105; 3]);
}

#[test]
fn arguments_are_for_each_process() {
    let outcome = run(CHAIN, replicas(3), vec![vec![scalar(0)]]);
    assert!(matches!(outcome.end, Err(Failure::Rejected(_))));
}

#[test]
fn a_failure_names_its_process() {
    let text = "
        func.func @main(%x: tensor<i32>) -> tensor<i32> {
          %0 = \"stablehlo.all_gather\"(%x) {all_gather_dim = 0 : i64,
            replica_groups = dense<[[0]]> : tensor<1x1xi64>} : (tensor<i32>) -> tensor<i32>
          return %0 : tensor<i32>
        }";
    let text = text.replace("tensor<i32>", "tensor<1xi32>");
    let argument = || vec![Value::from(scalar(0).into_tensor().with_shape(&[1]))];
    let diagnostic = failure(run(&text, replicas(2), vec![argument(), argument()]));
    assert!(diagnostic.message.contains("[all_gather_c3]"), "{}", diagnostic.message);
    assert_eq!(notes(&diagnostic), ["in process (1, 0)"]);
}

#[test]
fn what_nobody_receives_is_a_failure() {
    let text = "
        func.func @main(%x: tensor<i32>) -> !stablehlo.token {
          %t = stablehlo.after_all : !stablehlo.token
          %0 = \"stablehlo.send\"(%x, %t) {
            channel_handle = #stablehlo.channel_handle<handle = 7, type = 2>, is_host_transfer = true
          } : (tensor<i32>, !stablehlo.token) -> !stablehlo.token
          return %0 : !stablehlo.token
        }";
    let diagnostic = failure(run(text, replicas(1), vec![vec![scalar(0)]]));
    let expected = "stablehlo.send: what process (0, 0) sent on channel 7 was never received";
    assert_eq!(diagnostic.message, expected);
}

#[test]
fn a_receiver_without_a_sender_is_a_deadlock() {
    let text = "
        func.func @main(%t: !stablehlo.token) -> tensor<i32> {
          %0:2 = \"stablehlo.recv\"(%t) {
            channel_handle = #stablehlo.channel_handle<handle = 7, type = 1>,
            source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>
          } : (!stablehlo.token) -> (tensor<i32>, !stablehlo.token)
          return %0#0 : tensor<i32>
        }";
    let diagnostic = failure(run(text, replicas(2), vec![vec![Value::Token]; 2]));
    assert_eq!(diagnostic.message, "stablehlo.recv: deadlock: no process can go on");
    let waits = "waits at stablehlo.recv for values from process";
    let expected = [
        format!("process (0, 0) {waits} (1, 0) on channel 7"),
        format!("process (1, 0) {waits} (0, 0) on channel 7"),
    ];
    assert_eq!(notes(&diagnostic), expected);
}

#[test]
fn a_check_that_fails_in_a_function_of_the_infeed_counts() {
    let text = "
    func.func @main() -> tensor<i32> {
      %0 = \"interpreter.run_parallel\"() {infeed = [@fed], programs = [[@read]]} : () -> tensor<i32>
      return %0 : tensor<i32>
    }
    func.func private @read() -> tensor<i32> {
      %0 = stablehlo.create_token : !stablehlo.token
      %1:2 = \"stablehlo.infeed\"(%0) : (!stablehlo.token) -> (tensor<i32>, !stablehlo.token)
      return %1#0 : tensor<i32>
    }
    func.func private @fed() -> tensor<i32> {
      %0 = stablehlo.constant dense<3> : tensor<i32>
      check.expect_eq_const %0, dense<4> : tensor<i32>
      return %0 : tensor<i32>
    }";
    let outcome = run(text, ProcessGrid::SINGLE, vec![Vec::new()]);
    assert!(outcome.end.is_ok());
    assert_eq!(outcome.failed_checks.len(), 1);
}
