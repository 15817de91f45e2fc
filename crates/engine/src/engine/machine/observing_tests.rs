//! Tests of observed runs.

use crate::diagnostic::Source;
use crate::engine::machine::observing::{Observed, Point};
use crate::engine::machine::{Executable, Failure, Host, Limits};
use crate::load;
use crate::ops::EvalError;
use crate::tensor::{Tensor, Value};

/// A host that collects what it is shown, and may put a value in place of another.
#[derive(Default)]
struct Watcher {
    names: Vec<String>,
    points: Vec<String>,
    set: Option<(&'static str, Value)>,
}

impl Host for Watcher {
    fn observe(&mut self, observed: &mut Observed<'_>) -> Result<(), EvalError> {
        self.points.push(format!("{:?} {}", observed.point, observed.trail));
        if observed.point != Point::After {
            return Ok(());
        }
        for index in 0..observed.results.len() {
            let name = observed.name(index);
            if let Some((_, value)) = self.set.as_ref().filter(|(wanted, _)| *wanted == name) {
                observed.results[index] = value.clone();
            }
            self.names.push(format!("{name} = {}", first(&observed.results[index])));
        }
        Ok(())
    }
}

/// The first element of a tensor.
fn first(value: &Value) -> f64 {
    let tensor = value.tensor();
    match tensor.to_f64s() {
        Some(elements) => elements[0],
        None => tensor.code(0) as f64,
    }
}

fn scalar(element: &str, value: f64) -> Value {
    let element = element.parse().expect("an element type");
    Tensor::from_f64s(element, &[], &[value]).expect("a scalar").into()
}

/// What a watcher sees of a program, and the first result.
fn watched(text: &str, arguments: Vec<Value>, mut watcher: Watcher) -> (Watcher, f64) {
    let source = Source { name: "watched.mlir".into(), text: text.into() };
    let loaded = load(&source).expect("a program");
    let observed = Executable::new(&loaded.module).observed();
    let outcome = observed.call("main", arguments, &mut watcher, &Limits::default());
    let results = outcome.into_results().expect("results");
    (watcher, first(&results[0]))
}

const CALLS: &str = "
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @twice(%x) : (tensor<f32>) -> tensor<f32>
  %1 = call @twice(%0) : (tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
func.func @twice(%a: tensor<f32>) -> tensor<f32> {
  %b = stablehlo.add %a, %a : tensor<f32>
  return %b : tensor<f32>
}";

#[test]
fn each_op_of_a_function_is_seen_once_for_each_call() {
    let (watcher, result) = watched(CALLS, vec![scalar("f32", 3.0)], Watcher::default());
    let names =
        ["@main/%0@twice/%b = 6", "@main/%0 = 6", "@main/%1@twice/%b = 12", "@main/%1 = 12"];
    assert_eq!(watcher.names, names);
    assert_eq!(result, 12.0);
    assert_eq!(watcher.points[0], "Entering(0) @main");
    assert_eq!(watcher.points.last().expect("a point"), "Leaving(0) @main");
}

#[test]
fn a_value_that_is_put_in_place_is_what_the_run_goes_on_with() {
    let set = Some(("@main/%0@twice/%b", scalar("f32", 5.0)));
    let (watcher, result) =
        watched(CALLS, vec![scalar("f32", 3.0)], Watcher { set, ..Watcher::default() });
    assert_eq!(watcher.names[1], "@main/%0 = 5");
    assert_eq!(result, 10.0);
}

#[test]
fn a_value_of_another_type_cannot_be_put_in_place() {
    let source = Source { name: "watched.mlir".into(), text: CALLS.into() };
    let observed = Executable::new(&load(&source).expect("a program").module).observed();
    let set = Some(("@main/%1", scalar("f64", 5.0)));
    let mut watcher = Watcher { set, ..Watcher::default() };
    let outcome = observed.call("main", vec![scalar("f32", 1.0)], &mut watcher, &Limits::default());
    let Err(Failure::Failed(found)) = outcome.end else { panic!("the run goes on") };
    let message = "the value that was put in place is a tensor<f64>, not a tensor<f32>";
    assert!(found.message.ends_with(message), "{}", found.message);
}

#[test]
fn iterations_and_branches_have_names() {
    let text = "
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %last:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<f32>
  cond {
    %more = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %first = stablehlo.compare EQ, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %w = \"stablehlo.if\"(%first) ({
      %t = stablehlo.add %v, %v : tensor<f32>
      stablehlo.return %t : tensor<f32>
    }, {
      %f = stablehlo.negate %v : tensor<f32>
      stablehlo.return %f : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %w : tensor<i32>, tensor<f32>
  }
  return %last#1 : tensor<f32>
}";
    let (watcher, result) = watched(text, vec![scalar("f32", 3.0)], Watcher::default());
    assert_eq!(result, -6.0);
    let names = watcher.names;
    assert_eq!(names[0], "@main/%last.cond[0]/%more = 1");
    assert_eq!(names[2], "@main/%last.body[0]/%w.true/%t = 6");
    assert!(names.contains(&"@main/%last.body[1]/%w.false/%f = -6".to_string()), "{names:#?}");
    assert!(names.contains(&"@main/%last.cond[2]/%more = 0".to_string()), "{names:#?}");
    assert_eq!(&names[names.len() - 2..], ["@main/%last#0 = 2", "@main/%last#1 = -6"]);
}

#[test]
fn regions_that_ops_apply_to_elements_are_not_seen() {
    let text = "
func.func @main(%x: tensor<4xf32>, %c: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.reduce(%x init: %c) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    %s = func.call @sum(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    stablehlo.return %s : tensor<f32>
  }
  return %r : tensor<f32>
}
func.func @sum(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.add %a, %b : tensor<f32>
  return %0 : tensor<f32>
}";
    let x = Tensor::from_f64s("f32".parse().expect("f32"), &[4], &[1.0, 2.0, 3.0, 4.0]);
    let arguments = vec![x.expect("a tensor").into(), scalar("f32", 0.0)];
    let (watcher, result) = watched(text, arguments, Watcher::default());
    assert_eq!(result, 10.0);
    assert_eq!(watcher.names, ["@main/%r = 10"]);
}

#[test]
fn collective_ops_show_what_all_members_brought() {
    struct Members(Vec<String>);
    impl Host for Members {
        fn observe(&mut self, observed: &mut Observed<'_>) -> Result<(), EvalError> {
            if let Some(gathering) = observed.gathering {
                let brought = gathering.members.iter().map(|member| {
                    let name = &observed.function.values[member.ids[0]].name;
                    format!("{} %{name} = {}", member.process, first(&member.values[0]))
                });
                let brought: Vec<String> = brought.collect();
                let position = gathering.position;
                self.0.push(format!(
                    "{} at {position}: {}",
                    observed.full_name(0),
                    brought.join(", ")
                ));
            }
            Ok(())
        }
    }

    let text = "func.func @main(%x: tensor<f32>) -> tensor<f32> {
      %y = stablehlo.negate %x : tensor<f32>
      %0 = \"stablehlo.all_reduce\"(%y) ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %s = stablehlo.add %a, %b : tensor<f32>
          stablehlo.return %s : tensor<f32>
      }) {replica_groups = dense<[[2, 0], [1, 3]]> : tensor<2x2xi64>} : (tensor<f32>) -> tensor<f32>
      return %0 : tensor<f32>
    }";
    let loaded = load(&Source { name: "test".into(), text: text.into() }).expect("a legal program");
    let grid = crate::ops::exchange::ProcessGrid { num_replicas: 4, num_partitions: 1 };
    let arguments = (0..4).map(|number| vec![scalar("f32", f64::from(number))]).collect();
    let mut members = Members(Vec::new());
    let observed = Executable::new(&loaded.module).observed();
    let outcome = observed.call_on_grid("main", grid, arguments, &mut members, &Limits::default());
    assert!(outcome.end.is_ok());
    members.0.sort();
    assert_eq!(
        members.0,
        [
            "0,0:@main/%0 at 1: 2 %y = -2, 0 %y = -0",
            "1,0:@main/%0 at 0: 1 %y = -1, 3 %y = -3",
            "2,0:@main/%0 at 0: 2 %y = -2, 0 %y = -0",
            "3,0:@main/%0 at 1: 1 %y = -1, 3 %y = -3",
        ]
    );
}
