//! Programs from text to results: frames, jumps, calls, loops, limits and failures.

use std::sync::Arc;

use crate::diagnostic::{Diagnostic, Source};
use crate::engine::machine::{Executable, Failure, FunctionId, Host, Limits, NoHost, Outcome};
use crate::engine::plan::PlanStep;
use crate::ir::Module;
use crate::syntax;
use crate::tensor::Value;
use crate::verify::verify;

pub fn module(text: &str) -> Arc<Module> {
    let source = Source { name: "test.mlir".into(), text: text.into() };
    let module = syntax::parse_module(&source, crate::ops::registry()).unwrap().module;
    assert_eq!(verify(&module), []);
    Arc::new(module)
}

fn call(text: &str, arguments: Vec<Value>) -> Outcome {
    Executable::new(&module(text)).call("main", arguments, &mut NoHost, &Limits::default())
}

pub fn results(text: &str, arguments: Vec<Value>) -> Vec<Value> {
    let outcome = call(text, arguments);
    assert_eq!(outcome.failed_checks, []);
    outcome.end.unwrap()
}

pub fn value(text: &str) -> Value {
    syntax::parse_dense(text).unwrap().to_tensor().into()
}

pub fn codes(value: &Value) -> Vec<u128> {
    let tensor = value.tensor();
    (0..tensor.len()).map(|index| tensor.code(index)).collect()
}

fn failure(outcome: Outcome) -> Diagnostic {
    match outcome.end {
        Err(Failure::Failed(diagnostic) | Failure::OutOfMemory(diagnostic)) => diagnostic,
        other => panic!("a failure was expected, found {other:?}"),
    }
}

#[test]
fn weights_that_only_a_dot_product_reads_are_not_made_before_it() {
    let text = |last: &str, ty: &str| {
        format!(
            "func.func @main(%x: tensor<2x4xf32>, %w: tensor<4x3xf8E4M3FN>, %s: tensor<2x3xf32>)
                -> {ty} {{
              %0 = stablehlo.convert %w : (tensor<4x3xf8E4M3FN>) -> tensor<4x3xf32>
              %1 = stablehlo.reshape %0 : (tensor<4x3xf32>) -> tensor<2x2x3xf32>
              %2 = stablehlo.broadcast_in_dim %s, dims = [0, 2]
                : (tensor<2x3xf32>) -> tensor<2x2x3xf32>
              %3 = stablehlo.multiply %1, %2 : tensor<2x2x3xf32>
              %4 = stablehlo.reshape %3 : (tensor<2x2x3xf32>) -> tensor<4x3xf32>
              %5 = stablehlo.dot_general %x, %4, contracting_dims = [1] x [0]
                : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
              return {last}
            }}"
        )
    };
    let alone = text("%5 : tensor<2x3xf32>", "tensor<2x3xf32>");
    let shared =
        text("%5, %4 : tensor<2x3xf32>, tensor<4x3xf32>", "(tensor<2x3xf32>, tensor<4x3xf32>)");
    assert_eq!([&alone, &shared].map(|text| fused_and_all(text).0), [0, 1]);
    let arguments = [
        "dense<[[1.0, 2.0, 3.0, 4.0], [1.0, 0.0, 0.0, -1.0]]> : tensor<2x4xf32>",
        "dense<[[1.0, 2.0, 3.0], [1.0, 1.0, 1.0], [2.0, 0.5, 8.0], [1.0, 2.0, 1.0]]>
            : tensor<4x3xf8E4M3FN>",
        "dense<[[0.5, 1.0, 2.0], [4.0, 8.0, 0.25]]> : tensor<2x3xf32>",
    ];
    let expected: [f32; 6] = [41.5, 80.0, 17.0, -3.5, -14.0, 5.75];
    let expected = expected.map(|value| u128::from(value.to_bits()));
    for text in [alone, shared] {
        let got = results(&text, arguments.map(value).to_vec());
        assert_eq!(codes(&got[0]), expected);
    }
}

#[test]
fn a_straight_line_of_whole_ops() {
    let text = "
        func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
          %0 = stablehlo.tuple %x, %x : tuple<tensor<2xf32>, tensor<2xf32>>
          %1 = stablehlo.get_tuple_element %0[1] :
            (tuple<tensor<2xf32>, tensor<2xf32>>) -> tensor<2xf32>
          %2 = stablehlo.optimization_barrier %1 : tensor<2xf32>
          return %2 : tensor<2xf32>
        }";
    let got = results(text, vec![value("dense<[1.0, 2.0]> : tensor<2xf32>")]);
    assert_eq!(codes(&got[0]), [0x3F80_0000, 0x4000_0000]);
}

#[test]
fn if_runs_one_branch() {
    let text = "
        func.func @main(%p: tensor<i1>, %x: tensor<i32>, %y: tensor<i32>) -> tensor<i32> {
          %0 = \"stablehlo.if\"(%p) ({
            stablehlo.return %x : tensor<i32>
          }, {
            stablehlo.return %y : tensor<i32>
          }) : (tensor<i1>) -> tensor<i32>
          return %0 : tensor<i32>
        }";
    for (predicate, expected) in [("true", 1), ("false", 2)] {
        let predicate = value(&format!("dense<{predicate}> : tensor<i1>"));
        let [x, y] = ["1", "2"].map(|number| value(&format!("dense<{number}> : tensor<i32>")));
        assert_eq!(codes(&results(text, vec![predicate, x, y])[0]), [expected]);
    }
}

#[test]
fn case_takes_the_last_branch_when_the_index_is_out_of_range() {
    let text = "
        func.func @main(%i: tensor<i32>) -> tensor<i32> {
          %a = stablehlo.constant dense<10> : tensor<i32>
          %b = stablehlo.constant dense<11> : tensor<i32>
          %0 = \"stablehlo.case\"(%i) ({
            stablehlo.return %a : tensor<i32>
          }, {
            stablehlo.return %b : tensor<i32>
          }) : (tensor<i32>) -> tensor<i32>
          return %0 : tensor<i32>
        }";
    for (index, expected) in [("0", 10), ("1", 11), ("2", 11), ("-1", 11)] {
        let index = value(&format!("dense<{index}> : tensor<i32>"));
        assert_eq!(codes(&results(text, vec![index])[0]), [expected]);
    }
}

/// A program that counts down from its argument.
pub const COUNT_DOWN: &str = "
    func.func @main(%n: tensor<i64>) -> (tensor<i64>, tensor<i64>) {
      %zero = stablehlo.constant dense<0> : tensor<i64>
      %one = stablehlo.constant dense<1> : tensor<i64>
      %0:2 = stablehlo.while(%i = %n, %sum = %zero) : tensor<i64>, tensor<i64>
      cond {
        %2 = stablehlo.compare GT, %i, %zero, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        stablehlo.return %2 : tensor<i1>
      } do {
        %2 = stablehlo.add %sum, %i : tensor<i64>
        %3 = stablehlo.subtract %i, %one : tensor<i64>
        stablehlo.return %3, %2 : tensor<i64>, tensor<i64>
      }
      return %0#0, %0#1 : tensor<i64>, tensor<i64>
    }";

const RECURSIVE_SUM: &str = "
    func.func @main(%n: tensor<i64>) -> tensor<i64> {
      %zero = stablehlo.constant dense<0> : tensor<i64>
      %p = stablehlo.compare EQ, %n, %zero : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %0 = \"stablehlo.if\"(%p) ({
        stablehlo.return %zero : tensor<i64>
      }, {
        %one = stablehlo.constant dense<1> : tensor<i64>
        %m = stablehlo.subtract %n, %one : tensor<i64>
        %rest = func.call @main(%m) : (tensor<i64>) -> tensor<i64>
        %s = stablehlo.add %rest, %n : tensor<i64>
        stablehlo.return %s : tensor<i64>
      }) : (tensor<i1>) -> tensor<i64>
      return %0 : tensor<i64>
    }";

#[test]
fn calls_may_recurse_far_deeper_than_the_native_stack() {
    let got = results(RECURSIVE_SUM, vec![value("dense<50000> : tensor<i64>")]);
    assert_eq!(codes(&got[0]), [50_000 * 50_001 / 2]);
}

#[test]
fn endless_recursion_ends_in_a_diagnostic() {
    let diagnostic = failure(call(RECURSIVE_SUM, vec![value("dense<-1> : tensor<i64>")]));
    assert!(diagnostic.message.contains("more than 100000 calls inside each other"));
    assert!(diagnostic.notes.iter().any(|(note, _)| note.contains("func.call in @main")));
    assert!(diagnostic.notes.len() < 20);
}

#[test]
fn an_endless_loop_ends_at_the_step_limit() {
    let text = "
        func.func @main() -> tensor<i1> {
          %true = stablehlo.constant dense<true> : tensor<i1>
          %0 = stablehlo.while(%i = %true) : tensor<i1>
          cond {
            stablehlo.return %i : tensor<i1>
          } do {
            stablehlo.return %i : tensor<i1>
          }
          return %0 : tensor<i1>
        }";
    let limits = Limits { steps: 100_000, ..Limits::default() };
    let outcome = Executable::new(&module(text)).call("main", vec![], &mut NoHost, &limits);
    assert!(failure(outcome).message.contains("more than 100000 steps"));
}

#[test]
fn composite_runs_its_decomposition() {
    let text = "
        func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {
          %0 = stablehlo.composite \"my.twice\" %x { decomposition = @twice }
            : (tensor<2xi32>) -> tensor<2xi32>
          return %0 : tensor<2xi32>
        }
        func.func private @twice(%x: tensor<2xi32>) -> tensor<2xi32> {
          %0 = stablehlo.add %x, %x : tensor<2xi32>
          return %0 : tensor<2xi32>
        }";
    let got = results(text, vec![value("dense<[3, -4]> : tensor<2xi32>")]);
    assert_eq!(codes(&got[0]), [6, 0xFFFF_FFF8]);
}

#[test]
fn fused_runs_read_splats_broadcasts_and_each_other() {
    // x * 2 + bias if x > bias, else x; the sum is also read outside the run
    let text = "
        func.func @main(%x: tensor<3xf32>, %bias: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
          %two = stablehlo.constant dense<2.0> : tensor<3xf32>
          %one = stablehlo.constant dense<1.0> : tensor<f32>
          %more = stablehlo.add %bias, %one : tensor<f32>
          %b = stablehlo.broadcast_in_dim %more, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %0 = stablehlo.multiply %x, %two : tensor<3xf32>
          %1 = stablehlo.add %0, %b : tensor<3xf32>
          %2 = stablehlo.compare GT, %x, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
          %3 = stablehlo.select %2, %1, %x : tensor<3xi1>, tensor<3xf32>
          return %3, %1 : tensor<3xf32>, tensor<3xf32>
        }";
    let x = value("dense<[1.0, 2.0, 3.0]> : tensor<3xf32>");
    let got = results(text, vec![x, value("dense<0.5> : tensor<f32>")]);
    let floats = |value: &Value| {
        codes(value).iter().map(|&it| f32::from_bits(it as u32)).collect::<Vec<_>>()
    };
    assert_eq!(floats(&got[0]), [1.0, 5.5, 7.5]);
    assert_eq!(floats(&got[1]), [3.5, 5.5, 7.5]);
}

/// How many steps of @main are chunk programs, and how many steps there are.
fn fused_and_all(text: &str) -> (usize, usize) {
    let executable = Executable::new(&module(text));
    executable.prepare("main").unwrap();
    let steps = &executable.code(FunctionId(0)).steps;
    let fused = steps.iter().filter(|step| matches!(step, PlanStep::Fused(_)));
    (fused.count(), steps.len())
}

#[test]
fn a_contraction_reads_moved_rows_where_they_stand_unless_something_else_needs_them() {
    let program = |moves: &str, results: &str, types: &str| {
        format!(
            "func.func @main(%x: tensor<6x96xf32>, %y: tensor<2x6x16xf32>) -> ({types}) {{
              %0 = stablehlo.slice %x [0:6, 32:64] : (tensor<6x96xf32>) -> tensor<6x32xf32>
              %1 = stablehlo.reshape %0 : (tensor<6x32xf32>) -> tensor<6x2x16xf32>
              %2 = stablehlo.transpose %1, dims = {moves}
              %3 = stablehlo.dot_general %2, %y, batching_dims = [0] x [0],
                contracting_dims = [2] x [2] :
                (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x6xf32>
              return {results} : {types}
            }}"
        )
    };
    let moves = "[1, 0, 2] : (tensor<6x2x16xf32>) -> tensor<2x6x16xf32>";
    let alone = program(moves, "%3", "tensor<2x6x6xf32>");
    assert_eq!(fused_and_all(&alone), (0, 2), "the contraction and the return");
    let both = program(moves, "%3, %2", "tensor<2x6x6xf32>, tensor<2x6x16xf32>");
    assert!(fused_and_all(&both).1 > 2, "the transpose is a result");
}

#[test]
fn a_contraction_reads_a_turned_matrix_where_it_stands_unless_a_chunk_program_needs_it() {
    let program = |more: &str, result: &str| {
        format!(
            "func.func @main(%x: tensor<3x20xf32>, %w: tensor<20x20xf32>) -> tensor<{result}xf32> {{
              %0 = stablehlo.transpose %w, dims = [1, 0] : (tensor<20x20xf32>) -> tensor<20x20xf32>
              %1 = stablehlo.dot_general %x, %0, contracting_dims = [1] x [0] :
                (tensor<3x20xf32>, tensor<20x20xf32>) -> tensor<3x20xf32>
              {more}
            }}"
        )
    };
    let alone = program("return %1 : tensor<3x20xf32>", "3x20");
    assert_eq!(fused_and_all(&alone), (0, 2), "the contraction and the return");
    let both = "%2 = stablehlo.slice %1 [0:1, 0:20] : (tensor<3x20xf32>) -> tensor<1x20xf32>
        %3 = stablehlo.reshape %2 : (tensor<1x20xf32>) -> tensor<20xf32>
        %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<20xf32>) -> tensor<20x20xf32>
        %5 = stablehlo.subtract %0, %4 : tensor<20x20xf32>
        return %5 : tensor<20x20xf32>";
    let both = program(both, "20x20");
    let x = value("dense<1.0> : tensor<3x20xf32>");
    let elements: Vec<String> = (0..400).map(|index| format!("{index}.0")).collect();
    let rows: Vec<String> =
        elements.chunks(20).map(|row| format!("[{}]", row.join(", "))).collect();
    let w = value(&format!("dense<[{}]> : tensor<20x20xf32>", rows.join(", ")));
    let got = results(&both, vec![x, w]);
    let expected = (0..400).map(|index| {
        let (row, column) = (index / 20, index % 20);
        // the element of the transposed matrix less the sum of its column
        let sum: u32 = (0..20).map(|step| column * 20 + step).sum();
        u128::from(((column * 20 + row) as f32 - sum as f32).to_bits())
    });
    assert_eq!(codes(&got[0]), expected.collect::<Vec<_>>());
}

#[test]
fn the_numbers_that_an_iota_repeats_are_read_where_they_are() {
    let alone = "func.func @main(%x: tensor<3x20xi32>) -> tensor<3x20xi32> {
          %0 = stablehlo.iota dim = 0 : tensor<3x20xi32>
          %1 = stablehlo.add %0, %x : tensor<3x20xi32>
          return %1 : tensor<3x20xi32>
        }";
    assert_eq!(fused_and_all(alone), (1, 3), "three numbers, a sum, the return");
    let also_returned =
        "func.func @main(%x: tensor<20x1xi32>) -> (tensor<20x1xi32>, tensor<20x1xi32>) {
          %0 = stablehlo.iota dim = 0 : tensor<20x1xi32>
          %1 = stablehlo.add %0, %x : tensor<20x1xi32>
          return %0, %1 : tensor<20x1xi32>, tensor<20x1xi32>
        }";
    assert_eq!(fused_and_all(also_returned), (1, 3), "not made a second time");
    // the value is read by chunk programs, as a result, reshaped, by a contraction, and by a loop as a
    // captured value
    let text = "func.func @main(%x: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>,
            tensor<12xf32>, tensor<3x3xf32>, tensor<3x4xf32>) {
          %0 = stablehlo.iota dim = 0 : tensor<3x4xf32>
          %1 = stablehlo.iota dim = 1 : tensor<3x4xf32>
          %2 = stablehlo.add %0, %x : tensor<3x4xf32>
          %3 = stablehlo.multiply %2, %1 : tensor<3x4xf32>
          %4 = stablehlo.reshape %0 : (tensor<3x4xf32>) -> tensor<12xf32>
          %5 = stablehlo.subtract %4, %4 : tensor<12xf32>
          %6 = stablehlo.add %5, %4 : tensor<12xf32>
          %7 = stablehlo.iota dim = 1 : tensor<3x4xf32>
          %8 = stablehlo.dot_general %7, %x, contracting_dims = [1] x [1] :
            (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x3xf32>
          %9 = stablehlo.iota dim = 0 : tensor<3x4xf32>
          %zero = stablehlo.constant dense<0> : tensor<i32>
          %one = stablehlo.constant dense<1> : tensor<i32>
          %two = stablehlo.constant dense<2> : tensor<i32>
          %10:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<3x4xf32>
            cond {
              %c = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
              stablehlo.return %c : tensor<i1>
            } do {
              %n = stablehlo.add %i, %one : tensor<i32>
              %z = stablehlo.add %y, %9 : tensor<3x4xf32>
              stablehlo.return %n, %z : tensor<i32>, tensor<3x4xf32>
            }
          return %3, %1, %6, %8, %10#1 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<12xf32>,
            tensor<3x3xf32>, tensor<3x4xf32>
        }";
    let got = results(text, vec![value("dense<1.0> : tensor<3x4xf32>")]);
    let floats = |value: &Value| {
        codes(value).iter().map(|&it| f32::from_bits(it as u32)).collect::<Vec<_>>()
    };
    let of = |each: fn(f32, f32) -> f32| -> Vec<f32> {
        (0..12).map(|index| each((index / 4) as f32, (index % 4) as f32)).collect()
    };
    assert_eq!(floats(&got[0]), of(|row, column| (row + 1.0) * column));
    assert_eq!(floats(&got[1]), of(|_, column| column));
    assert_eq!(floats(&got[2]), of(|row, _| row));
    assert_eq!(floats(&got[3]), [6.0; 9]);
    assert_eq!(floats(&got[4]), of(|row, _| 1.0 + 2.0 * row));
}

#[test]
fn small_functions_are_run_with_what_stands_around_their_calls() {
    let text = "
        func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
          %0 = stablehlo.add %x, %x : tensor<4xf32>
          return %0 : tensor<4xf32>
        }
        func.func private @ends(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
          %0 = call @twice(%x) : (tensor<4xf32>) -> tensor<4xf32>
          %1 = stablehlo.negate %0 : tensor<4xf32>
          return %1, %x : tensor<4xf32>, tensor<4xf32>
        }
        func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
          %0 = stablehlo.multiply %x, %x : tensor<4xf32>
          %1:2 = call @ends(%0) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
          %2 = call @twice(%1#0) : (tensor<4xf32>) -> tensor<4xf32>
          %3 = stablehlo.add %2, %1#1 : tensor<4xf32>
          return %3, %1#0 : tensor<4xf32>, tensor<4xf32>
        }";
    let executable = Executable::new(&module(text));
    executable.prepare("main").unwrap();
    let main = executable.entry("main").unwrap();
    let [PlanStep::Fused(_), PlanStep::Return(_)] = &executable.code(main).steps[..] else {
        panic!("one program: {:?}", executable.code(main).steps)
    };
    let got = results(text, vec![value("dense<[1.0, -2.0, 0.5, 0.0]> : tensor<4xf32>")]);
    let expected = [[-3.0f32, -12.0, -0.75, 0.0], [-2.0, -8.0, -0.5, -0.0]];
    for (got, expected) in got.iter().zip(expected) {
        assert_eq!(codes(got), expected.map(|value| u128::from(value.to_bits())));
    }
}

#[test]
fn a_failure_names_the_calls_that_led_to_it_whether_planned_in_place_or_not() {
    // a token keeps the inner function from being inlined
    for token in ["", ", %t: !stablehlo.token"] {
        let (ty, given) = match token {
            "" => ("", ""),
            _ => (", !stablehlo.token", ", %t"),
        };
        let text = format!(
            "func.func private @shape(%x: tensor<6xf32>, %s: tensor<2xi32>{token}) -> tensor<2x3xf32> {{
               %0 = stablehlo.dynamic_reshape %x, %s : (tensor<6xf32>, tensor<2xi32>) -> tensor<2x3xf32>
               return %0 : tensor<2x3xf32>
             }}
             func.func private @between(%x: tensor<6xf32>, %s: tensor<2xi32>) -> tensor<2x3xf32> {{
               %t = stablehlo.create_token : !stablehlo.token
               %0 = call @shape(%x, %s{given})
                 : (tensor<6xf32>, tensor<2xi32>{ty}) -> tensor<2x3xf32>
               return %0 : tensor<2x3xf32>
             }}
             func.func @main(%x: tensor<6xf32>, %s: tensor<2xi32>) -> tensor<2x3xf32> {{
               %0 = call @between(%x, %s) : (tensor<6xf32>, tensor<2xi32>) -> tensor<2x3xf32>
               return %0 : tensor<2x3xf32>
             }}"
        );
        let text = if token.is_empty() {
            text.replace("%t = stablehlo.create_token : !stablehlo.token", "")
        } else {
            text
        };
        let arguments = ["dense<1.0> : tensor<6xf32>", "dense<[3, 2]> : tensor<2xi32>"].map(value);
        let diagnostic = failure(call(&text, arguments.to_vec()));
        assert!(diagnostic.message.contains("the result has shape [3, 2]"));
        let notes: Vec<&str> = diagnostic.notes.iter().map(|(note, _)| note.as_str()).collect();
        let calls = ["reached through func.call in @between", "reached through func.call in @main"];
        assert_eq!(notes, calls);
    }
}

#[test]
fn what_only_repeats_and_reshapes_is_no_step() {
    // scales of two rows by three, for blocks of two rows
    let text = "
        func.func @main(%x: tensor<4x3xf8E4M3FN>, %s: tensor<2x3xf32>) -> tensor<12xf32> {
          %0 = stablehlo.convert %x : (tensor<4x3xf8E4M3FN>) -> tensor<4x3xf32>
          %1 = stablehlo.reshape %0 : (tensor<4x3xf32>) -> tensor<2x2x3xf32>
          %2 = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
          %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<2x1x3xf32>) -> tensor<2x2x3xf32>
          %4 = stablehlo.multiply %1, %3 : tensor<2x2x3xf32>
          %5 = stablehlo.reshape %4 : (tensor<2x2x3xf32>) -> tensor<4x3xf32>
          %6 = stablehlo.reshape %5 : (tensor<4x3xf32>) -> tensor<12xf32>
          %7 = stablehlo.negate %6 : tensor<12xf32>
          return %7 : tensor<12xf32>
        }";
    assert_eq!(fused_and_all(text), (1, 2));
    let x = value(
        "dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [1.0, 1.0, 1.0]]> : tensor<4x3xf8E4M3FN>",
    );
    let s = value("dense<[[1.0, 10.0, 100.0], [2.0, 3.0, 4.0]]> : tensor<2x3xf32>");
    let expected = [1.0, 20.0, 300.0, 4.0, 50.0, 600.0, 14.0, 24.0, 36.0, 2.0, 3.0, 4.0];
    let got = results(text, vec![x, s]);
    assert_eq!(got[0].tensor().shape(), [12]);
    assert_eq!(codes(&got[0]), expected.map(|number: f32| u128::from((-number).to_bits())));
}

#[test]
fn a_value_read_through_a_reshape_and_as_it_is_is_computed_once() {
    let text = "
        func.func @main(%x: tensor<2x3xi32>) -> (tensor<6xi32>, tensor<2x3xi32>, tensor<3x2xi32>) {
          %0 = stablehlo.add %x, %x : tensor<2x3xi32>
          %1 = stablehlo.reshape %0 : (tensor<2x3xi32>) -> tensor<6xi32>
          %2 = stablehlo.multiply %1, %1 : tensor<6xi32>
          %3 = stablehlo.reshape %0 : (tensor<2x3xi32>) -> tensor<3x2xi32>
          return %2, %0, %3 : tensor<6xi32>, tensor<2x3xi32>, tensor<3x2xi32>
        }";
    let got = results(text, vec![value("dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>")]);
    let shapes = got.iter().map(|value| value.tensor().shape()).collect::<Vec<_>>();
    assert_eq!(shapes, [&[6][..], &[2, 3], &[3, 2]]);
    assert_eq!(codes(&got[0]), [4, 16, 36, 64, 100, 144]);
    assert_eq!(codes(&got[1]), [2, 4, 6, 8, 10, 12]);
    assert_eq!(codes(&got[2]), [2, 4, 6, 8, 10, 12]);
}

#[test]
fn a_computed_value_may_be_repeated_into_its_own_sum() {
    // x + x, then the sums of its columns and of its transposed planes
    let text = "
        func.func @main(%x: tensor<2x3x2xi32>, %y: tensor<2xi32>) -> tensor<3x2x2xi32> {
          %0 = stablehlo.add %x, %x : tensor<2x3x2xi32>
          %1 = stablehlo.broadcast_in_dim %0, dims = [1, 0, 2] : (tensor<2x3x2xi32>) -> tensor<3x2x2xi32>
          %2 = stablehlo.negate %y : tensor<2xi32>
          %3 = stablehlo.broadcast_in_dim %2, dims = [2] : (tensor<2xi32>) -> tensor<3x2x2xi32>
          %4 = stablehlo.add %1, %3 : tensor<3x2x2xi32>
          return %4 : tensor<3x2x2xi32>
        }";
    let x =
        value("dense<[[[0, 1], [2, 3], [4, 5]], [[6, 7], [8, 9], [10, 11]]]> : tensor<2x3x2xi32>");
    let got = results(text, vec![x, value("dense<[-1, -2]> : tensor<2xi32>")]);
    assert_eq!(codes(&got[0]), [1, 4, 13, 16, 5, 8, 17, 20, 9, 12, 21, 24]);
}

#[test]
fn regions_read_what_was_repeated_outside_of_them() {
    let body = |ty: &str| {
        format!(
            "
        func.func @main(%x: tensor<f32>, %p: tensor<i1>, %n: tensor<i32>) -> (tensor<{ty}>, tensor<{ty}>) {{
          %b = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<{ty}>
          %zero = stablehlo.constant dense<0> : tensor<i32>
          %one = stablehlo.constant dense<1> : tensor<i32>
          %0 = \"stablehlo.if\"(%p) ({{
            %3 = stablehlo.add %b, %b : tensor<{ty}>
            stablehlo.return %3 : tensor<{ty}>
          }}, {{
            %3 = stablehlo.negate %b : tensor<{ty}>
            stablehlo.return %3 : tensor<{ty}>
          }}) : (tensor<i1>) -> tensor<{ty}>
          %1:2 = stablehlo.while(%i = %zero, %a = %0) : tensor<i32>, tensor<{ty}>
          cond {{
            %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %c : tensor<i1>
          }} do {{
            %s = stablehlo.add %a, %b : tensor<{ty}>
            %k = stablehlo.add %i, %one : tensor<i32>
            stablehlo.return %k, %s : tensor<i32>, tensor<{ty}>
          }}
          return %0, %1#1 : tensor<{ty}>, tensor<{ty}>
        }}"
        )
    };
    for (ty, len) in [("4xf32", 4), ("9000xf32", 9000)] {
        for (p, first) in [("true", 3.0), ("false", -1.5f32)] {
            let p = value(&format!("dense<{p}> : tensor<i1>"));
            let x = value("dense<1.5> : tensor<f32>");
            let got = results(&body(ty), vec![x, p, value("dense<3> : tensor<i32>")]);
            let bits = |number: f32| vec![u128::from(number.to_bits()); len];
            assert_eq!(codes(&got[0]), bits(first));
            assert_eq!(codes(&got[1]), bits(first + 4.5));
        }
    }
}

#[test]
fn what_cannot_run_is_named_before_anything_runs() {
    let text = "
        func.func @main() -> tensor<i32> {
          %0 = func.call @thing() : () -> tensor<i32>
          %1 = func.call @other() : () -> tensor<i32>
          return %1 : tensor<i32>
        }
        func.func @other() -> tensor<i32> {
          %0 = func.call @thang() : () -> tensor<i32>
          return %0 : tensor<i32>
        }
        func.func private @thing() -> tensor<i32>
        func.func private @thang() -> tensor<i32>
        func.func @fine(%x: tensor<i32>) -> tensor<i32> {
          return %x : tensor<i32>
        }";
    let executable = Executable::new(&module(text));
    let errors = executable.prepare("main").unwrap_err();
    let named = |name: &str| errors.iter().any(|error| error.message.contains(name));
    assert!(errors.len() == 2 && named("@thing") && named("@thang"));
    assert_eq!(executable.prepare("fine"), Ok(()));
}

#[test]
fn an_op_of_an_unknown_dialect_fails_where_it_is_executed() {
    let text = "func.func @main(%taken: tensor<i1>) -> tensor<i32> {
        %c = stablehlo.constant dense<7> : tensor<i32>
        %0 = \"stablehlo.if\"(%taken) ({
          %1 = \"foreign.thing\"() : () -> tensor<i32>
          stablehlo.return %1 : tensor<i32>
        }, {
          stablehlo.return %c : tensor<i32>
        }) : (tensor<i1>) -> tensor<i32>
        return %0 : tensor<i32>
      }";
    assert_eq!(codes(&results(text, vec![value("dense<false> : tensor<i1>")])[0]), [7]);
    let outcome = call(text, vec![value("dense<true> : tensor<i1>")]);
    let Err(Failure::Failed(diagnostic)) = outcome.end else { panic!("the op has no meaning") };
    assert!(diagnostic.message.contains("foreign.thing"), "{}", diagnostic.message);
}

#[test]
fn arguments_must_be_of_the_functions_types() {
    let text = "func.func @main(%x: tensor<?xi32>) -> tensor<?xi32> { return %x : tensor<?xi32> }";
    assert_eq!(codes(&results(text, vec![value("dense<[1, 2]> : tensor<2xi32>")])[0]), [1, 2]);
    for wrong in ["dense<1> : tensor<i32>", "dense<1.0> : tensor<2xf32>"] {
        let outcome = call(text, vec![value(wrong)]);
        assert!(matches!(outcome.end, Err(Failure::Rejected(_))), "{wrong}");
    }
    assert!(matches!(call(text, vec![]).end, Err(Failure::Rejected(_))));
}

#[test]
fn a_host_can_interrupt() {
    struct Impatient;
    impl Host for Impatient {
        fn interrupted(&mut self) -> bool {
            true
        }
    }
    let executable = Executable::new(&module(COUNT_DOWN));
    let arguments = vec![value("dense<1000000000000> : tensor<i64>")];
    let outcome = executable.call("main", arguments, &mut Impatient, &Limits::default());
    assert!(failure(outcome).message.contains("interrupted"));
}

#[test]
fn impossible_sizes_are_refused_with_their_place() {
    let text = "
        func.func @main(%x: tensor<f32>) -> tensor<1000000000000000xf32> {
          %0 = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<1000000000000000xf32>
          return %0 : tensor<1000000000000000xf32>
        }";
    let outcome = call(text, vec![value("dense<1.0> : tensor<f32>")]);
    assert!(matches!(outcome.end, Err(Failure::OutOfMemory(_))), "{:?}", outcome.end);
    let diagnostic = failure(outcome);
    assert!(diagnostic.message.contains("no memory"), "{}", diagnostic.message);
    assert!(diagnostic.span.is_some());
}

#[test]
fn dynamic_operands_of_different_shapes_fail_while_running() {
    let text = "
        func.func @main(%x: tensor<?xi32>) -> tensor<?xi32> {
          %three = stablehlo.constant dense<1> : tensor<3xi32>
          %0 = stablehlo.add %x, %three : (tensor<?xi32>, tensor<3xi32>) -> tensor<?xi32>
          %1 = stablehlo.add %three, %three : (tensor<3xi32>, tensor<3xi32>) -> tensor<?xi32>
          %2 = stablehlo.add %0, %1 : tensor<?xi32>
          return %2 : tensor<?xi32>
        }";
    let got = results(text, vec![value("dense<[1, 2, 3]> : tensor<3xi32>")]);
    assert_eq!(codes(&got[0]), [4, 5, 6]);
    let diagnostic = failure(call(text, vec![value("dense<[1, 2]> : tensor<2xi32>")]));
    assert!(diagnostic.message.contains("[add_c1]"), "{}", diagnostic.message);
}

#[test]
fn a_misfit_is_reported_at_its_own_op() {
    // all three ops are compiled to one step
    let text = "
        func.func @main(%x: tensor<?xi32>, %y: tensor<?xi32>) -> tensor<?xi32> {
          %0 = stablehlo.negate %x : tensor<?xi32>
          %1 = stablehlo.multiply %0, %y : tensor<?xi32>
          %2 = stablehlo.negate %1 : tensor<?xi32>
          return %2 : tensor<?xi32>
        }";
    let (two, three) = ("dense<[1, 2]> : tensor<2xi32>", "dense<[4, 5, 6]> : tensor<3xi32>");
    assert_eq!(codes(&results(text, vec![value(two), value(two)])[0]), [1, 4]);
    let diagnostic = failure(call(text, vec![value(two), value(three)]));
    assert!(diagnostic.message.contains("[multiply_c1]"), "{}", diagnostic.message);
    let at = diagnostic.span.expect("a place").start;
    assert!(text[at as usize..].starts_with("%1"), "{}", &text[at as usize..]);
}

#[test]
fn values_handed_on_have_the_type_that_takes_them() {
    let text = "
        func.func @main(%x: tensor<?xi32>, %p: tensor<i1>) -> tensor<2xi32> {
          %0 = \"stablehlo.if\"(%p) ({
            stablehlo.return %x : tensor<?xi32>
          }, {
            stablehlo.return %x : tensor<?xi32>
          }) : (tensor<i1>) -> tensor<2xi32>
          return %0 : tensor<2xi32>
        }";
    let yes = "dense<true> : tensor<i1>";
    assert_eq!(
        codes(&results(text, vec![value("dense<[1, 2]> : tensor<2xi32>"), value(yes)])[0]),
        [1, 2]
    );
    let diagnostic = failure(call(text, vec![value("dense<[1]> : tensor<1xi32>"), value(yes)]));
    assert!(diagnostic.message.contains("[if_c3]"), "{}", diagnostic.message);
}

#[test]
fn no_size_exceeds_its_bound() {
    let text = "
        func.func @main(%x: tensor<?xi32>) -> tensor<?xi32, #stablehlo.bounds<2>> {
          %0 = stablehlo.negate %x : (tensor<?xi32>) -> tensor<?xi32, #stablehlo.bounds<2>>
          return %0 : tensor<?xi32, #stablehlo.bounds<2>>
        }";
    assert_eq!(codes(&results(text, vec![value("dense<0> : tensor<2xi32>")])[0]), [0, 0]);
    let diagnostic = failure(call(text, vec![value("dense<0> : tensor<3xi32>")]));
    assert!(diagnostic.message.contains("bounds<2>"), "{}", diagnostic.message);
}

#[test]
fn assertions_about_shapes_fail_with_their_message() {
    let text = "
        func.func @main(%x: tensor<?xi32>) {
          %two = stablehlo.constant dense<2> : tensor<i32>
          %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xi32>) -> tensor<i32>
          %holds = stablehlo.compare EQ, %n, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.custom_call @shape_assertion(%holds, %n, %two) {
            error_message = \"{0} is not {1}, {2}\", has_side_effect = true}
            : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
          return
        }";
    assert!(results(text, vec![value("dense<0> : tensor<2xi32>")]).is_empty());
    let diagnostic = failure(call(text, vec![value("dense<0> : tensor<3xi32>")]));
    assert!(diagnostic.message.contains("3 is not 2, {2}"), "{}", diagnostic.message);
}

#[test]
fn operands_of_a_custom_call_are_attributes_of_the_op_that_it_stands_for() {
    let text = "
        func.func @main(%x: tensor<?xi32>, %size: tensor<1xi32>) -> tensor<?xi32> {
          %zero = stablehlo.constant dense<0> : tensor<i32>
          %one = stablehlo.constant dense<1> : tensor<1xi32>
          %none = stablehlo.constant dense<0> : tensor<1x2xi32>
          %0 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(
              %x, %zero, %size, %one, %one, %one, %none) {called_computations = [@sum]}
            : (tensor<?xi32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>,
               tensor<1x2xi32>) -> tensor<?xi32>
          return %0 : tensor<?xi32>
        }
        func.func private @sum(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
          %0 = stablehlo.add %a, %b : tensor<i32>
          return %0 : tensor<i32>
        }";
    let executable = Executable::new(&module(text));
    let x = "dense<[1, 2, 4, 8]> : tensor<4xi32>";
    for (size, expected) in [(2, vec![3, 6, 12]), (3, vec![7, 14])] {
        let size = value(&format!("dense<{size}> : tensor<1xi32>"));
        let arguments = vec![value(x), size];
        let outcome = executable.call("main", arguments, &mut NoHost, &Limits::default());
        assert_eq!(codes(&outcome.end.expect("results")[0]), expected);
    }
}

#[test]
fn regions_without_a_program_are_applied_with_what_they_capture() {
    // the body calls a function that reduces again: row sums by columns, plus 100 for each element
    let text = "
        func.func @main(%x: tensor<2x2xi32>, %more: tensor<i32>) -> tensor<2xi32> {
          %zero = stablehlo.constant dense<0> : tensor<i32>
          %0 = \"stablehlo.reduce\"(%x, %zero) ({
          ^bb0(%a: tensor<i32>, %b: tensor<i32>):
            %1 = func.call @sum(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
            %2 = stablehlo.add %1, %more : tensor<i32>
            stablehlo.return %2 : tensor<i32>
          }) {dimensions = array<i64: 1>} : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
          return %0 : tensor<2xi32>
        }
        func.func private @sum(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
          %zero = stablehlo.constant dense<0> : tensor<i32>
          %0 = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
          %1 = stablehlo.reshape %b : (tensor<i32>) -> tensor<1xi32>
          %2 = stablehlo.concatenate %0, %1, dim = 0
            : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
          %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0]
            : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
          return %3 : tensor<i32>
        }";
    let x = value("dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>");
    let got = results(text, vec![x, value("dense<100> : tensor<i32>")]);
    assert_eq!(codes(&got[0]), [203, 207]);
}

#[test]
fn applications_inside_each_other_are_bounded() {
    let text = "
        func.func @main(%x: tensor<1xi32>) -> tensor<1xi32> {
          %0 = \"stablehlo.map\"(%x) ({
          ^bb0(%a: tensor<i32>):
            %1 = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
            %2 = func.call @main(%1) : (tensor<1xi32>) -> tensor<1xi32>
            %3 = stablehlo.reshape %2 : (tensor<1xi32>) -> tensor<i32>
            stablehlo.return %3 : tensor<i32>
          }) {dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1xi32>
          return %0 : tensor<1xi32>
        }";
    let diagnostic = failure(call(text, vec![value("dense<1> : tensor<1xi32>")]));
    assert!(diagnostic.message.contains("more than 64 deep"), "{}", diagnostic.message);
}

#[test]
fn a_last_read_hands_the_storage_on() {
    let text = "
        func.func @main(%x: tensor<8xi32>, %n: tensor<i32>) -> tensor<8xi32> {
          %zero = stablehlo.constant dense<0> : tensor<i32>
          %one = stablehlo.constant dense<1> : tensor<i32>
          %0:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<8xi32>
          cond {
            %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
            stablehlo.return %p : tensor<i1>
          } do {
            %u = stablehlo.reshape %i : (tensor<i32>) -> tensor<1xi32>
            %z = stablehlo.dynamic_update_slice %y, %u, %i
              : (tensor<8xi32>, tensor<1xi32>, tensor<i32>) -> tensor<8xi32>
            %k = stablehlo.add %i, %one : tensor<i32>
            stablehlo.return %k, %z : tensor<i32>, tensor<8xi32>
          }
          return %0#1 : tensor<8xi32>
        }";
    let x = value("dense<[7, 7, 7, 7, 7, 7, 7, 7]> : tensor<8xi32>").into_tensor();
    let storage = x.codes::<u32>().as_ptr();
    let got = results(text, vec![x.into(), value("dense<3> : tensor<i32>")]);
    assert_eq!(got[0].tensor().codes::<u32>(), [0, 1, 2, 7, 7, 7, 7, 7]);
    assert_eq!(got[0].tensor().codes::<u32>().as_ptr(), storage, "written in place");
}

#[test]
fn what_regions_hand_on_has_the_shape_that_the_op_states() {
    let text = "
        func.func @main(%p: tensor<i1>, %x: tensor<?xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
          %0 = \"stablehlo.if\"(%p) ({
            stablehlo.return %x : tensor<?xi32>
          }, {
            stablehlo.return %y : tensor<2xi32>
          }) : (tensor<i1>) -> tensor<2xi32>
          return %0 : tensor<2xi32>
        }";
    let arguments = |x: &str| {
        let y = "dense<0> : tensor<2xi32>";
        vec![value("dense<true> : tensor<i1>"), value(x), value(y)]
    };
    let got = results(text, arguments("dense<[1, 2]> : tensor<2xi32>"));
    assert_eq!(codes(&got[0]), [1, 2]);
    let diagnostic = failure(call(text, arguments("dense<[1, 2, 3]> : tensor<3xi32>")));
    assert!(diagnostic.message.contains("tensor<3xi32> is handed on as tensor<2xi32>"));
}
