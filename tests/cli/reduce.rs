//! `shlo-interp reduce`: programs that show a fault become small, and still show it.

#![cfg(unix)]

use std::fmt::Write as _;
use std::fs;

use serde_json::Value;

use crate::desk::Desk;
use crate::schema;
use crate::shlo::Ran;

/// A backend that adds where the program multiplies.
const ADDS: &str = "sh -c 'echo >> calls; sed s/multiply/add/ {program} | \
                    shlo-interp - --input @{inputs} -o {outputs} --format none'";

/// How a reduction ended.
struct Ended {
    status: i32,
    out: String,
    err: String,
    /// The file that was written, if there is one.
    program: Option<String>,
}

fn desk(program: &str) -> Desk {
    let desk = Desk::new();
    desk.file("program.mlir", program);
    desk
}

fn reduce(desk: &Desk, arguments: &[&str]) -> Ended {
    let all = [&["reduce", "program.mlir", "-o", "out.mlir"], arguments].concat();
    let Ran { status, out, err } = desk.shlo(&all);
    let program = fs::read_to_string(desk.path("out.mlir")).ok();
    Ended { status, out, err, program }
}

/// The names of the ops of a program, in order, without constants.
fn ops(program: &str) -> Vec<&str> {
    let lines = program.lines().filter(|line| !line.starts_with("//"));
    let words =
        lines.flat_map(|line| line.split(|c: char| !(c.is_alphanumeric() || "._".contains(c))));
    words.filter(|it| it.starts_with("stablehlo.") && *it != "stablehlo.constant").collect()
}

/// The number of lines of a file.
fn lines(desk: &Desk, name: &str) -> usize {
    desk.text(name).lines().count()
}

/// A program of 50 ops with one `multiply` among many sums.
fn sums() -> String {
    let mut text = String::from(
        "func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {\n  \
         %v0 = stablehlo.add %x, %y : tensor<4xf32>\n",
    );
    for number in 1..50 {
        let op = if number == 31 { "multiply" } else { ["subtract", "add"][number % 2] };
        let (last, other) = (number - 1, number / 2);
        let _ = writeln!(text, "  %v{number} = stablehlo.{op} %v{last}, %v{other} : tensor<4xf32>");
    }
    text + "  return %v29, %v49 : tensor<4xf32>, tensor<4xf32>\n}\n"
}

const SUMS_INPUTS: [&str; 4] = ["--input", "1,2,3,4", "--input", "5,6,7,9"];

/// A loop that calls a function, in which one op multiplies.
const LOOP: &str = "\
func.func @main(%n: tensor<i32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<4xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %b = func.call @f(%a, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %next, %b : tensor<i32>, tensor<4xf32>
  }
  return %r#1 : tensor<4xf32>
}
func.func private @f(%a: tensor<4xf32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %p = stablehlo.multiply %a, %x : tensor<4xf32>
  %q = stablehlo.subtract %p, %x : tensor<4xf32>
  return %q : tensor<4xf32>
}
";

#[test]
fn the_op_that_a_backend_computes_otherwise_remains_alone() {
    let desk = desk(&sums());
    for check in ["differs", "violation"] {
        let flags = ["--check", check, "--backend", ADDS, "--as-arguments"];
        let ended = reduce(&desk, &[&flags, &SUMS_INPUTS[..]].concat());
        assert_eq!(ended.status, 0, "{}", ended.err);
        let program = ended.program.expect("a program");
        assert_eq!(ops(&program), ["stablehlo.multiply"], "{program}");
        assert!(ended.out.contains("1 op of 50"), "{}", ended.out);
        assert!(ended.out.contains("stablehlo.multiply: result 0 at ["), "{}", ended.out);
        assert!(program.contains("// RUN: shlo-interp %s --input @%S/out.inputs"), "{program}");
        let ran = desk.shlo(&["out.mlir", "--input", "@out.inputs"]);
        assert_eq!(ran.status, 0, "{}", ran.err);
    }
}

#[test]
fn the_loop_and_the_call_around_the_op_are_taken_away() {
    let desk = desk(LOOP);
    let inputs = ["--input", "6", "--input", "0.5,1.5,2.5,3.5", "--as-arguments"];
    let arguments = [&["--check", "differs", "--backend", ADDS], &inputs[..]].concat();
    let ended = reduce(&desk, &arguments);
    assert_eq!(ended.status, 0, "{}", ended.err);
    let program = ended.program.expect("a program");
    assert_eq!(ops(&program), ["stablehlo.multiply"], "{program}");
    assert!(!program.contains("func.call") && !program.contains("@f"), "{program}");
}

#[test]
fn a_branch_that_was_taken_stays() {
    let desk = desk(
        "func.func @main(%p: tensor<i1>, %x: tensor<f32>) -> tensor<f32> {
           %0 = \"stablehlo.if\"(%p) ({
             %1 = stablehlo.add %x, %x : tensor<f32>
             stablehlo.return %1 : tensor<f32>
           }, {
             %2 = stablehlo.multiply %x, %x : tensor<f32>
             stablehlo.return %2 : tensor<f32>
           }) : (tensor<i1>) -> tensor<f32>
           return %0 : tensor<f32>
         }",
    );
    let inputs = ["--input", "false", "--input", "5"];
    let arguments = [&["--check", "differs", "--backend", ADDS], &inputs[..]].concat();
    let ended = reduce(&desk, &arguments);
    assert_eq!(ops(&ended.program.expect("a program")), ["stablehlo.multiply"], "{}", ended.err);
}

#[test]
fn a_nan_is_traced_to_the_op_that_makes_it() {
    let mut text = sums().replace("multiply", "subtract").replace("-> (tensor<4xf32>, ", "-> (");
    text = text.replace("return %v29, %v49 : tensor<4xf32>, ", "return %w : ");
    let log = "  %g = stablehlo.negate %v3 : tensor<4xf32>\n  %l = stablehlo.log %g : tensor<4xf32>\n  %w = stablehlo.add %l, %v49 : tensor<4xf32>\n  return";
    let desk = desk(&text.replace("  return", log));
    let ended = reduce(&desk, &[&["--check", "nan"], &SUMS_INPUTS[..]].concat());
    assert_eq!(ended.status, 0, "{}", ended.err);
    let program = ended.program.expect("a program");
    assert_eq!(ops(&program), ["stablehlo.log"], "{program}");
    // the only argument is small enough to be a constant
    let Ran { status, out, err } = desk.shlo(&["out.mlir"]);
    assert!(status == 0 && out.contains("0x7FC00000"), "{out}{err}");
}

#[test]
fn an_infinity_needs_finite_arguments() {
    let desk = desk(
        "func.func @main(%x: tensor<f32>) -> tensor<f32> {
           %0 = stablehlo.exponential %x : tensor<f32>
           %1 = stablehlo.negate %0 : tensor<f32>
           return %1 : tensor<f32>
         }",
    );
    let ended = reduce(&desk, &["--check", "inf", "--input", "1000"]);
    assert_eq!(ops(&ended.program.expect("a program")), ["stablehlo.exponential"]);
    let ended = reduce(&desk, &["--check", "inf", "--input", "inf"]);
    assert_eq!(ended.status, 1);
    assert!(
        ended.err.contains("argument 1 already has an element that is infinite"),
        "{}",
        ended.err
    );
}

#[test]
fn the_command_in_the_file_has_the_policies() {
    let sum = "func.func @main(%x: tensor<f32>) -> tensor<f32> {
           %0 = stablehlo.add %x, %x : tensor<f32>
           return %0 : tensor<f32>
         }";
    let desk = desk(sum);
    let policy = "standard,overflow=saturate";
    let backend = "shlo-interp {program} --input @{inputs} -o {outputs} --format none";
    let ended = reduce(
        &desk,
        &["--check", "differs", "--backend", backend, "--input", "2e38", "--arith-policy", policy],
    );
    let program = ended.program.expect("a program");
    assert!(program.contains(&format!("--arith-policy {policy}\n")), "{program}");
    let run = desk.shlo(&["test", "out.mlir"]);
    assert_eq!(run.status, 0, "{}{}", run.out, run.err);
}

#[test]
fn a_command_says_what_is_kept() {
    let desk = desk(&sums());
    let check = "sh -c 'grep -q multiply {program} && test -d {inputs}'";
    let ended = reduce(&desk, &[&["--check", check], &SUMS_INPUTS[..]].concat());
    assert_eq!(ended.status, 0, "{}", ended.err);
    let program = ended.program.expect("a program");
    assert_eq!(ops(&program), ["stablehlo.multiply"], "{program}");
    // one zero is the simplest value, and nothing asks for others
    assert!(program.contains("dense<\"0x00000000\"> : tensor<1xf32>"), "{program}");
}

#[test]
fn ops_that_nothing_needs_are_not_what_a_command_finds() {
    let desk = desk(LOOP);
    let inputs = ["--input", "6", "--input", "0.5,1.5,2.5,3.5"];
    let check = "grep -q multiply {program}";
    let ended = reduce(&desk, &[&["--check", check], &inputs[..]].concat());
    let program = ended.program.expect("a program");
    assert_eq!(ops(&program), ["stablehlo.multiply"], "{program}{}", ended.err);
}

#[test]
fn ops_without_results_are_left_out() {
    let desk = desk(
        "func.func @main(%x: tensor<f32>) -> tensor<f32> {
           %0 = stablehlo.add %x, %x : tensor<f32>
           check.expect_eq_const %0, dense<3.0> : tensor<f32>
           %1 = stablehlo.log %x : tensor<f32>
           return %1 : tensor<f32>
         }",
    );
    let ended = reduce(&desk, &["--check", "nan", "--input", "-1"]);
    let program = ended.program.expect("a program");
    assert!(ops(&program) == ["stablehlo.log"] && !program.contains("check."), "{program}");
}

#[test]
fn a_run_goes_on_from_the_log_of_an_earlier_one() {
    let desk = desk(&sums());
    let arguments =
        [&["--check", "differs", "--backend", ADDS, "--log", "log.jsonl"], &SUMS_INPUTS[..]]
            .concat();
    let whole = reduce(&desk, &arguments);
    let (calls, tries) = (lines(&desk, "calls"), lines(&desk, "log.jsonl"));
    assert_eq!(calls, tries);
    let log = desk.text("log.jsonl");
    for line in log.lines() {
        let json: Value = serde_json::from_str(line).expect("a line of JSON");
        schema::check(&json);
        assert!(json["hash"].is_string() && json["shows"].is_boolean() && json["seconds"].is_f64());
    }
    let again = reduce(&desk, &arguments);
    assert_eq!(lines(&desk, "calls"), calls, "no program is tried twice");
    assert_eq!(again.program, whole.program);
    // a run that was stopped in the middle of a line
    let half = &log[..log.len() / 2];
    desk.file("log.jsonl", half);
    let resumed = reduce(&desk, &arguments);
    assert_eq!(resumed.program, whole.program);
    assert_eq!(lines(&desk, "calls"), calls + tries - half.lines().count() + 1);
}

#[test]
fn the_result_is_the_same_for_any_number_of_jobs() {
    let programs = ["1", "2", "5"].map(|jobs| {
        let desk = desk(LOOP);
        let inputs = ["--input", "6", "--input", "0.5,1.5,2.5,3.5", "--jobs", jobs];
        reduce(&desk, &[&["--check", "differs", "--backend", ADDS], &inputs[..]].concat()).program
    });
    assert!(programs[0].is_some());
    assert!(programs.iter().all(|it| *it == programs[0]), "{programs:?}");
}

#[test]
fn a_limit_leaves_the_smallest_program_so_far() {
    let desk = desk(&sums());
    let arguments =
        [&["--check", "differs", "--backend", ADDS, "--max-checks", "6"], &SUMS_INPUTS[..]]
            .concat();
    let ended = reduce(&desk, &arguments);
    assert_eq!(ended.status, 0, "{}", ended.err);
    assert_eq!(lines(&desk, "calls"), 6);
    let program = ended.program.expect("a program");
    let count = ops(&program).len();
    assert!((2..50).contains(&count) && program.contains("multiply"), "{program}");
    assert!(ended.err.contains("--max-checks"), "{}", ended.err);
}

#[test]
fn a_program_without_the_fault_is_told_what_was_seen() {
    let desk = desk(&sums().replace("multiply", "add"));
    let ended = |arguments: &[&str]| reduce(&desk, &[arguments, &SUMS_INPUTS[..]].concat());
    let ours = ended(&["--check", "differs", "--backend", ADDS]);
    assert_eq!((ours.status, ours.program), (1, None));
    assert!(ours.err.contains("the backend gives our bits"), "{}", ours.err);
    let late = ended(&["--check", "sh -c 'exec sleep 9 # {program}'", "--timeout", "0.2"]);
    assert_eq!(late.status, 1);
    assert!(late.err.contains("0.2 s"), "{}", late.err);
    let crash = "sh -c 'echo broken >&2; exit 3 # {program} {outputs}'";
    let crash = ended(&["--check", "violation", "--backend", crash]);
    assert!(crash.status == 1 && crash.err.contains("broken"), "{}", crash.err);
    assert!(ended(&["--check", "nan"]).err.contains("no element of our results is NaN"));
}

#[test]
fn flags_that_cannot_be_followed_are_refused() {
    let desk = desk(&sums());
    let refused = |arguments: &[&str]| {
        let ended = reduce(&desk, &[arguments, &SUMS_INPUTS[..]].concat());
        assert_eq!((ended.status, ended.program), (2, None), "{}", ended.err);
        ended.err
    };
    assert!(refused(&["--check", "differs"]).contains("a backend is needed"));
    assert!(refused(&["--check", "violaton"]).contains("none of violation, differs, nan and inf"));
    assert!(refused(&["--check", "nan", "--backend", ADDS]).contains("--backend"));
    assert!(refused(&["--check", "nan", "--timeout", "0"]).contains("--timeout"));
    let nothing = "func.func @main() {\n  return\n}\n";
    desk.file("nothing.mlir", nothing);
    let nothing = ["reduce", "nothing.mlir", "--check", "nan", "-o", "out.mlir"];
    let Ran { status, err, .. } = desk.shlo(&nothing);
    assert!(status == 2 && err.contains("returns nothing"), "{err}");
    let itself = ["reduce", "program.mlir", "--check", "nan", "-o", "./program.mlir"];
    assert_eq!(desk.shlo(&[&itself, &SUMS_INPUTS[..]].concat()).status, 2);
    assert_eq!(desk.text("program.mlir"), sums());
}

#[test]
fn only_the_wrong_element_stays() {
    let desk = desk(
        "func.func @main(%x: tensor<4x6xf32>) -> tensor<6x4xf32> {
           %0 = stablehlo.tanh %x : tensor<4x6xf32>
           %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
           return %1 : tensor<6x4xf32>
         }",
    );
    // both functions are 0 at 0; the place [2, 3] is the fifteenth
    let elements: Vec<&str> = (0..24).map(|at| if at == 15 { "0.75" } else { "0" }).collect();
    let input = format!("4x6xf32={}", elements.join(","));
    let backend = "sh -c 'sed s/tanh/sine/ {program} | \
                   shlo-interp - --input @{inputs} -o {outputs} --format none'";
    let ended = reduce(
        &desk,
        &["--check", "differs", "--backend", backend, "--as-arguments", "--input", &input],
    );
    let program = ended.program.expect("a program");
    assert_eq!(ops(&program), ["stablehlo.tanh"], "{program}");
    assert!(program.contains("%arg0: tensor<1x1xf32>"), "{program}{}", ended.err);
    assert!(ended.out.contains("1 element of 24"), "{}", ended.out);
}

/// Ops of many kinds, whose dimensions of 8, 5, 6 and 7 are tied through all of them.
const SHAPES: &str = "\
func.func @main(%x: tensor<8x5x6xf32>, %w: tensor<8x6x7xf32>, %b: tensor<7xf32>) -> tensor<8x7x5xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %c = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]> : tensor<7xf32>
  %i = stablehlo.iota dim = 2 : tensor<8x5x7xf32>
  %d = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x5x6xf32>, tensor<8x6x7xf32>) -> tensor<8x5x7xf32>
  %s = stablehlo.add %b, %c : tensor<7xf32>
  %r = stablehlo.broadcast_in_dim %s, dims = [2] : (tensor<7xf32>) -> tensor<8x5x7xf32>
  %a = stablehlo.add %d, %r : tensor<8x5x7xf32>
  %k = stablehlo.maximum %a, %i : tensor<8x5x7xf32>
  %m = stablehlo.reduce(%k init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x5x7xf32>, tensor<f32>) -> tensor<8x7xf32>
  %n = stablehlo.reshape %m : (tensor<8x7xf32>) -> tensor<8x1x7xf32>
  %o = stablehlo.broadcast_in_dim %n, dims = [0, 1, 2] : (tensor<8x1x7xf32>) -> tensor<8x5x7xf32>
  %l = stablehlo.slice %o [0:8, 0:5, 0:7] : (tensor<8x5x7xf32>) -> tensor<8x5x7xf32>
  %p = stablehlo.pad %l, %zero, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<8x5x7xf32>, tensor<f32>) -> tensor<8x5x7xf32>
  %t = stablehlo.transpose %p, dims = [0, 2, 1] : (tensor<8x5x7xf32>) -> tensor<8x7x5xf32>
  return %t : tensor<8x7x5xf32>
}
";

#[test]
fn tied_dimensions_become_short_together() {
    let desk = desk(SHAPES);
    let kept =
        ["dot_general", "broadcast", "reduce", "reshape", "slice", "pad", "transpose", "iota"];
    let greps: Vec<String> = kept.iter().map(|op| format!("grep -q {op} {{program}}")).collect();
    // the program has to run, too
    let runs = "shlo-interp {program} --input @{inputs} --format none";
    let check = format!("sh -c '{} && {runs}'", greps.join(" && "));
    let inputs = ["--input", "normal:1", "--input", "normal:2", "--input", "normal:3"];
    let ended = reduce(&desk, &[&["--check", &check, "--as-arguments"], &inputs[..]].concat());
    assert_eq!(ended.status, 0, "{}", ended.err);
    let program = ended.program.expect("a program");
    let is_long = |size: char| {
        program.contains(&format!("<{size}x")) || program.contains(&format!("x{size}x"))
    };
    assert!(!['5', '6', '7', '8'].into_iter().any(is_long), "{program}");
    assert!(program.contains("[0:1, 0:1, 0:1]"), "{program}");
}

#[test]
fn dimensions_that_an_op_fixes_stay() {
    let desk = desk(
        "func.func @main(%x: tensor<6x4xf32>) -> tensor<3x8xf32> {
           %0 = stablehlo.reshape %x : (tensor<6x4xf32>) -> tensor<3x8xf32>
           return %0 : tensor<3x8xf32>
         }",
    );
    let check = "grep -q reshape {program}";
    let ended = reduce(&desk, &["--check", check, "--input", "normal:1"]);
    let program = ended.program.expect("a program");
    assert!(program.contains("(tensor<6x4xf32>) -> tensor<3x8xf32>"), "{program}");
}
