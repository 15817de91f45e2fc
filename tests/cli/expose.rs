//! `shlo-interp expose`, seen from outside.

use std::collections::BTreeSet;
use std::fs;

use crate::desk::Desk;
use crate::schema;
use crate::shlo::{PROGRAM, Ran, shlo};

/// What the program prints, where it has to end well.
fn fine(arguments: &[&str]) -> String {
    let Ran { status, out, err } = shlo(arguments);
    assert_eq!(status, 0, "{arguments:?}: {err}");
    out + &err
}

/// The names of the values of a directory, without those of conditions of loops.
fn names(desk: &Desk, directory: &str) -> BTreeSet<String> {
    let index = fs::read_to_string(desk.path(directory).join("index.csv")).expect("an index");
    let names = index.lines().filter_map(|line| line.split(',').next().map(String::from));
    names.filter(|name| !name.contains(".cond[")).collect()
}

/// Exposes values of a program, runs the new program, collects its results and judges them. The result is what the judge
/// says.
fn round_trip(desk: &Desk, program: &str, inputs: &[&str], values: &[&str]) -> (i32, String) {
    let program = desk.file("program.mlir", program);
    let [shown, device, dumps] =
        ["shown.mlir", "device", "dumps"].map(|name| desk.path(name).display().to_string());
    let inputs: Vec<&str> = inputs.iter().flat_map(|input| ["--input", input]).collect();
    fine(&[&["expose", &program, "-o", &shown], &inputs[..], values].concat());
    fine(&[&[shown.as_str(), "-o", &device, "--format", "none"], &inputs[..]].concat());
    fine(&["expose", &shown, "--collect", &format!("@{device}"), "-o", &dumps]);
    let Ran { status, out, err } =
        shlo(&[&["compare", &program, "--dumps", &dumps], &inputs[..]].concat());
    (status, out + &err)
}

/// Asserts that all values of a program can be exposed, and that the judge sees each of them once.
fn shows_the_whole_trace(program: &str, inputs: &[&str]) {
    for by in ["barrier", "results"] {
        let desk = Desk::new();
        let (status, said) = round_trip(&desk, program, inputs, &["--values", "op:*", "--by", by]);
        assert_eq!(status, 0, "{said}");
        assert!(!said.contains("did not define"), "{said}");
        let trace = desk.path("trace").display().to_string();
        let inputs: Vec<&str> = inputs.iter().flat_map(|input| ["--input", input]).collect();
        let program = desk.path("program.mlir").display().to_string();
        fine(&[&[program.as_str(), "--trace", &trace, "--format", "none"], &inputs[..]].concat());
        assert_eq!(names(&desk, "dumps"), names(&desk, "trace"));
    }
}

const SUMS: &str = "\
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %p = stablehlo.multiply %x, %x : tensor<3xf32> loc(\"product\")
  %s = stablehlo.add %p, %x : tensor<3xf32>
  return %s : tensor<3xf32>
}
";

const CALLS: &str = "\
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %a = call @twice(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %b = call @square(%a) : (tensor<2xf32>) -> tensor<2xf32>
  return %b : tensor<2xf32>
}
func.func private @twice(%x: tensor<2xf32>) -> tensor<2xf32> {
  %q = call @square(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %t = stablehlo.add %q, %x : tensor<2xf32>
  return %t : tensor<2xf32>
}
func.func private @square(%x: tensor<2xf32>) -> tensor<2xf32> {
  %m = stablehlo.multiply %x, %x : tensor<2xf32>
  return %m : tensor<2xf32>
}
";

const NESTED: &str = "\
func.func @main(%n: tensor<i32>, %x: tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<2xf8E4M3FN>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %odd = stablehlo.and %i, %one : tensor<i32>
    %k = \"stablehlo.case\"(%odd) ({
      %p = stablehlo.add %a, %x : tensor<2xf8E4M3FN>
      stablehlo.return %p : tensor<2xf8E4M3FN>
    }, {
      %j:2 = stablehlo.while(%u = %zero, %v = %a) : tensor<i32>, tensor<2xf8E4M3FN>
      cond {
        %d = stablehlo.compare LT, %u, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %d : tensor<i1>
      } do {
        %w = stablehlo.add %u, %one : tensor<i32>
        %h = stablehlo.tanh %v : tensor<2xf8E4M3FN>
        stablehlo.return %w, %h : tensor<i32>, tensor<2xf8E4M3FN>
      }
      stablehlo.return %j#1 : tensor<2xf8E4M3FN>
    }) : (tensor<i32>) -> tensor<2xf8E4M3FN>
    stablehlo.return %next, %k : tensor<i32>, tensor<2xf8E4M3FN>
  }
  %big = stablehlo.compare GT, %n, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %e = \"stablehlo.if\"(%big) ({
    %t = stablehlo.multiply %r#1, %x : tensor<2xf8E4M3FN>
    stablehlo.return %t : tensor<2xf8E4M3FN>
  }, {
    %f = stablehlo.subtract %r#1, %x : tensor<2xf8E4M3FN>
    stablehlo.return %f : tensor<2xf8E4M3FN>
  }) : (tensor<i1>) -> tensor<2xf8E4M3FN>
  return %e : tensor<2xf8E4M3FN>
}
";

const LAYERS: &str = "\
func.func @main(%n: tensor<i32>, %w: tensor<4x4xbf16>, %x: tensor<1x4xbf16>) -> tensor<1x4xbf16> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<1x4xbf16>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %d = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : (tensor<1x4xbf16>, tensor<4x4xbf16>) -> tensor<1x4xbf16>
    stablehlo.return %next, %d : tensor<i32>, tensor<1x4xbf16>
  }
  return %r#1 : tensor<1x4xbf16>
}
";

#[test]
fn values_are_results_behind_those_of_the_program() {
    let desk = Desk::new();
    let program = desk.file("program.mlir", SUMS);
    let shown = desk.path("shown.mlir").display().to_string();
    for values in ["%p", "2", "loc:product", "op:multiply", "@main/%p"] {
        fine(&["expose", &program, "--input", "1,2,3", "--values", values, "-o", &shown]);
        // 1 + 1, 4 + 2, 9 + 3; then the squares
        let expected = ["--expect", "3xf32=2,6,12", "--expect", "3xf32=1,4,9"];
        fine(&[&[shown.as_str(), "--input", "1,2,3", "--format", "none"], &expected[..]].concat());
    }
    let text = fs::read_to_string(&shown).expect("the program");
    assert!(text.contains("// result 1: @main/%p\n"), "{text}");
    assert!(
        text.contains("stablehlo.add %p, %x") && text.contains("optimization_barrier"),
        "{text}"
    );
    let json = fs::read_to_string(desk.path("shown.expose.json")).expect("the mapping");
    schema::check(&serde_json::from_str(&json).expect("JSON"));
    assert!(json.contains("\"@main/%s\"") && json.contains("\"name\": \"@main/%p\""), "{json}");
    fine(&[
        "expose", &program, "--input", "1,2,3", "--values", "%p", "--by", "results", "-o", &shown,
    ]);
    assert!(!fs::read_to_string(&shown).expect("the program").contains("barrier"));
}

#[test]
fn calls_loops_and_branches_show_what_a_trace_shows() {
    shows_the_whole_trace(SUMS, &["1,2,3"]);
    shows_the_whole_trace(CALLS, &["1.5,-2"]);
    shows_the_whole_trace(NESTED, &["5", "0.5,-1"]);
    // a loop that never runs, and the other branch
    shows_the_whole_trace(NESTED, &["0", "0.5,-1"]);
}

#[test]
fn a_loop_is_one_result_with_a_dimension_of_iterations_and_a_count() {
    let desk = Desk::new();
    let program = desk.file("program.mlir", NESTED);
    let shown = desk.path("shown.mlir").display().to_string();
    let arguments = ["--input", "3", "--input", "0.5,-1", "--values", "%next", "--iterations", "4"];
    fine(&[&["expose", &program, "-o", &shown], &arguments[..]].concat());
    let expected =
        ["--expect", "_", "--expect", "4xi32=1,2,3,0", "--expect", "i32=3", "--format", "none"];
    fine(&[&[shown.as_str(), "--input", "3", "--input", "0.5,-1"], &expected[..]].concat());
    let arguments = ["--input", "5", "--input", "0.5,-1", "--values", "%next", "--iterations", "4"];
    let Ran { status, err, .. } =
        shlo(&[&["expose", &program, "-o", &shown], &arguments[..]].concat());
    assert!(status == 2 && err.contains("a loop of our run has 5"), "{err}");
}

#[test]
fn the_judge_names_the_iteration_in_which_a_device_goes_wrong() {
    let desk = Desk::new();
    let program = desk.file("program.mlir", LAYERS);
    let [shown, device, dumps] =
        ["shown.mlir", "device", "dumps"].map(|name| desk.path(name).display().to_string());
    // (1, 0), (1, 1), (2, 1), (3, 2), (5, 3), (8, 5), (13, 8): f8E5M2 has all of these numbers but 13
    let weights = "4x4xbf16=1,1,0,0, 1,0,0,0, 0,0,0,0, 0,0,0,0";
    let inputs = ["--input", "7", "--input", weights, "--input", "1x4xbf16=1,0,0,0"];
    let values = ["--values", "op:dot_general", "-o", &shown];
    fine(&[&["expose", &program], &inputs[..], &values[..]].concat());
    let run = ["-o", &device, "--format", "none", "--accumulate", "f8E5M2"];
    fine(&[&[shown.as_str()], &inputs[..], &run[..]].concat());
    fine(&["expose", &shown, "--collect", &format!("@{device}"), "-o", &dumps]);
    let compare = [&["compare", &program, "--dumps", &dumps], &inputs[..]].concat();
    let Ran { status, out, .. } = shlo(&compare);
    let first = "VIOLATION: 1 of 4 elements of @main/%r.body[5]/%d";
    assert!(status == 1 && out.starts_with(first), "{out}");
}

#[test]
fn results_with_and_without_exposure_are_compared() {
    let desk = Desk::new();
    let program = desk.file("program.mlir", SUMS);
    let [shown, device, dumps] =
        ["shown.mlir", "device", "dumps"].map(|name| desk.path(name).display().to_string());
    fine(&["expose", &program, "--input", "1,2,3", "--values", "%p", "-o", &shown]);
    fine(&[&shown, "--input", "1,2,3", "-o", &device, "--format", "none"]);
    let collect =
        ["expose", &shown, "--collect", &format!("@{device}"), "-o", &dumps, "--unexposed"];
    let said = fine(&[&collect[..], &["2,6,12"]].concat());
    assert!(said.contains("are the same bits with and without"), "{said}");
    let Ran { status, err, .. } = shlo(&[&collect[..], &["2,6,12.5"]].concat());
    assert!(status == 1 && err.contains("result 1 is not what it is without"), "{err}");
}

#[test]
fn what_cannot_be_a_result_is_an_error_with_a_reason() {
    const FOLD: &str = "\
func.func @main(%x: tensor<3xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = \"stablehlo.reduce\"(%x, %zero) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
";
    let desk = Desk::new();
    let shown = desk.path("shown.mlir").display().to_string();
    let refused = |program: &str, inputs: &[&str], values: &str, reason: &str| {
        let program = desk.file("program.mlir", program);
        let inputs: Vec<&str> = inputs.iter().flat_map(|input| ["--input", input]).collect();
        let all = [&["expose", &program, "-o", &shown, "--values", values], &inputs[..]].concat();
        let Ran { status, err, .. } = shlo(&all);
        assert!(status == 2 && err.contains(reason), "{values}: {err}");
        assert!(!desk.path("shown.mlir").exists());
    };
    refused(FOLD, &["1,2,3"], "%s", "stablehlo.reduce applies to elements");
    refused(FOLD, &["1,2,3"], "%zero", "arguments and constants alone");
    refused(FOLD, &["1,2,3"], "%1", "defines %1");
    refused(NESTED, &["2", "1"], "%c", "in the condition of a loop");
    let devices = "sdy.mesh @mesh = <[\"x\"=2]>
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{\"x\"}]>] out_shardings=[<@mesh, [{\"x\"}]>] manual_axes={\"x\"} (%p: tensor<2xf32>) {
    %q = stablehlo.tanh %p : tensor<2xf32>
    sdy.return %q : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
";
    refused(devices, &["1,2,3,4"], "%q", "each device has another one");
}

#[test]
fn a_device_with_more_iterations_than_are_kept_is_reported() {
    let desk = Desk::new();
    let program = desk.file("program.mlir", NESTED);
    let [shown, device, dumps] =
        ["shown.mlir", "device", "dumps"].map(|name| desk.path(name).display().to_string());
    let x = ["--input", "0.5,-1"];
    fine(&[&["expose", &program, "--values", "%k", "-o", &shown, "--input", "2"], &x[..]].concat());
    fine(
        &[&[shown.as_str(), "--input", "3"], &x[..], &["-o", &device, "--format", "none"]].concat(),
    );
    let Ran { status, err, .. } =
        shlo(&["expose", &shown, "--collect", &format!("@{device}"), "-o", &dumps]);
    assert!(status == 2 && err.contains("had 3 iterations") && err.contains("keeps 2"), "{err}");
}

/// The command that has this program run others, as a backend does.
fn backend(flags: &str) -> String {
    format!("'{PROGRAM}' {{program}} --input @{{inputs}} -o {{outputs}} --format none {flags}")
}

#[test]
fn values_of_composites_are_shown() {
    const COMPOSITE: &str = "\
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %k = stablehlo.composite \"my.square\" %x {decomposition = @square} : (tensor<2xf32>) -> tensor<2xf32>
  return %k : tensor<2xf32>
}
func.func private @square(%a: tensor<2xf32>) -> tensor<2xf32> {
  %s = stablehlo.multiply %a, %a : tensor<2xf32>
  %m = stablehlo.add %s, %a : tensor<2xf32>
  return %m : tensor<2xf32>
}
";
    shows_the_whole_trace(COMPOSITE, &["1.5,-2"]);
    let desk = Desk::new();
    let program = desk.file("program.mlir", COMPOSITE);
    let dumps = desk.path("dumps").display().to_string();
    let backend = backend("");
    let stage = ["--values", "%s", "--by", "stage", "--backend", &backend, "-o", &dumps];
    fine(&[&["expose", &program, "-i", "1.5,-2"], &stage[..]].concat());
    assert!(names(&desk, "dumps").contains("@main/%k@square/%s"));
}

#[test]
fn a_stage_reads_what_an_earlier_one_gave() {
    let desk = Desk::new();
    let program = desk.file("program.mlir", SUMS);
    let stages = desk.path("stages").display().to_string();
    fine(&["expose", &program, "-i", "1,2,3", "--values", "%p", "--by", "stage", "-o", &stages]);
    let read = |name: &str| fs::read_to_string(desk.path("stages").join(name)).expect(name);
    assert!(read("stage0.mlir").contains("multiply") && !read("stage0.mlir").contains("add"));
    assert!(!read("stage1.mlir").contains("multiply"));
    let plan: serde_json::Value = serde_json::from_str(&read("plan.json")).expect("JSON");
    assert_eq!(plan["values"][1]["names"], serde_json::json!(["@main/%p"]));
    assert_eq!(plan["stages"][1]["arguments"], serde_json::json!([1, 0]));
    // fewer stages in the same directory leave none of the earlier ones
    fine(&["expose", &program, "-i", "1,2,3", "--values", "%s", "--by", "stage", "-o", &stages]);
    assert!(!desk.path("stages/stage1.mlir").exists());
    fine(&["expose", &program, "-i", "1,2,3", "--values", "%p", "--by", "stage", "-o", &stages]);
    // the sum of the device's product, which is wrong, and the argument
    let stage = desk.path("stages/stage1.mlir").display().to_string();
    fine(&[&stage, "-i", "3xf32=100,4,9", "-i", "1,2,3", "--expect", "101,6,12"]);
}

#[test]
fn stages_show_what_a_trace_shows_conditions_of_loops_included() {
    for (program, inputs) in [
        (SUMS, &["1,2,3"][..]),
        (CALLS, &["1.5,-2"]),
        (NESTED, &["5", "0.5,-1"]),
        (NESTED, &["0", "0.5,-1"]),
    ] {
        let desk = Desk::new();
        let file = desk.file("program.mlir", program);
        let [dumps, trace] = ["dumps", "trace"].map(|name| desk.path(name).display().to_string());
        let inputs: Vec<&str> = inputs.iter().flat_map(|input| ["--input", input]).collect();
        let backend = backend("");
        let values = ["--values", "op:*", "--by", "stage", "--backend", &backend, "-o", &dumps];
        let said = fine(&[&["expose", &file], &inputs[..], &values].concat());
        assert!(said.contains("same bits with and without stages"), "{said}");
        fine(&[&[file.as_str(), "--trace", &trace, "--format", "none"], &inputs[..]].concat());
        let all = |directory: &str| {
            let index = fs::read_to_string(desk.path(directory).join("index.csv")).expect("lines");
            let names = index.lines().filter_map(|line| line.split(',').next().map(String::from));
            names.collect::<BTreeSet<String>>()
        };
        assert_eq!(all("dumps"), all("trace"));
        let judge = [&["compare", &file, "--dumps", &dumps], &inputs[..]].concat();
        assert!(fine(&judge).starts_with("legal:"));
    }
}

#[test]
fn stages_are_fed_with_the_values_of_the_device() {
    let desk = Desk::new();
    let program = desk.file("program.mlir", LAYERS);
    let dumps = desk.path("dumps").display().to_string();
    let weights = "4x4xbf16=1,1,0,0, 1,0,0,0, 0,0,0,0, 0,0,0,0";
    let inputs = ["--input", "7", "--input", weights, "--input", "1x4xbf16=1,0,0,0"];
    let backend = backend("--accumulate f8E5M2");
    let stage = ["--values", "%d", "--by", "stage", "--backend", &backend, "-o", &dumps];
    fine(&[&["expose", &program], &inputs[..], &stage].concat());
    let Ran { status, out, .. } =
        shlo(&[&["compare", &program, "--dumps", &dumps], &inputs[..]].concat());
    let first = "VIOLATION: 1 of 4 elements of @main/%r.body[5]/%d";
    assert!(status == 1 && out.starts_with(first), "{out}");
    // the next iteration has the wrong 12 in place of 13: 12 + 8, of which f8E5M2 has no more than 20
    assert!(out.contains("1 of 4") && !out.contains("values in all"), "{out}");
}

/// Adds until the sum reaches a limit.
const UNTIL: &str = "\
func.func @main(%limit: tensor<bf16>, %w: tensor<2x2xbf16>, %x: tensor<1x2xbf16>) -> tensor<1x2xbf16> {
  %r = stablehlo.while(%a = %x) : tensor<1x2xbf16>
  cond {
    %s = stablehlo.slice %a [0:1, 0:1] : (tensor<1x2xbf16>) -> tensor<1x1xbf16>
    %v = stablehlo.reshape %s : (tensor<1x1xbf16>) -> tensor<bf16>
    %c = stablehlo.compare LT, %v, %limit : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %d = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : (tensor<1x2xbf16>, tensor<2x2xbf16>) -> tensor<1x2xbf16>
    stablehlo.return %d : tensor<1x2xbf16>
  }
  return %r : tensor<1x2xbf16>
}
";

#[test]
fn a_loop_that_the_device_goes_on_with_is_reported_and_its_values_are_kept() {
    let desk = Desk::new();
    let program = desk.file("program.mlir", UNTIL);
    let dumps = desk.path("dumps").display().to_string();
    // 1, 1, 2, 3, 5, 8, 13: a device that adds in f8E5M2 has 12 in place of 13, which is below the limit
    let weights = "2x2xbf16=1,1,1,0";
    let inputs = ["--input", "13", "--input", weights, "--input", "1x2xbf16=1,0"];
    let backend = backend("--accumulate f8E5M2");
    let stage = ["--values", "op:*", "--by", "stage", "--backend", &backend, "-o", &dumps];
    let Ran { status, err, .. } = shlo(&[&["expose", &program], &inputs[..], &stage].concat());
    assert_eq!(status, 1, "{err}");
    let parting = "the device goes on with the loop @main/%r after 6 iterations, which ends there";
    assert!(err.contains(parting), "{err}");
    let found = names(&desk, "dumps");
    assert!(found.contains("@main/%r.body[5]/%d") && !found.contains("@main/%r"), "{found:?}");
    let Ran { status, out, .. } =
        shlo(&[&["compare", &program, "--dumps", &dumps], &inputs[..]].concat());
    let first = "VIOLATION: 1 of 2 elements of @main/%r.body[5]/%d";
    assert!(status == 1 && out.starts_with(first), "{out}");
    let loops = "loop @main/%r: 7 iterations with the values that the device had, 6 in our run";
    assert!(out.contains(loops), "{out}");
}

#[test]
fn stages_can_be_run_by_hand() {
    let desk = Desk::new();
    let program = desk.file("program.mlir", SUMS);
    let [stages, dumps] = ["stages", "dumps"].map(|name| desk.path(name).display().to_string());
    fine(&["expose", &program, "-i", "1,2,3", "--values", "%p", "--by", "stage", "-o", &stages]);
    let said = fine(&["expose", &stages, "--collect", "1,4,9", "-o", &dumps]);
    assert!(said.contains("stage 1 is next"), "{said}");
    let stage = desk.path("stages/stage1.mlir").display().to_string();
    let inputs = format!("@{}", desk.path("dumps/stage1.inputs").display());
    fine(&[&stage, "--input", &inputs, "--expect", "2,6,12"]);
    fine(&["expose", &stages, "--collect", "1,4,9", "--collect", "2,6,12", "-o", &dumps]);
    let said = fine(&["compare", &program, "-i", "1,2,3", "--dumps", &dumps]);
    assert!(said.starts_with("legal: 2 values"), "{said}");
}

#[test]
fn a_backend_runs_the_program_with_barriers_too() {
    let desk = Desk::new();
    let program = desk.file("program.mlir", NESTED);
    let [shown, dumps, again] =
        ["shown.mlir", "dumps", "again"].map(|name| desk.path(name).display().to_string());
    let backend = backend("");
    let inputs = ["--input", "2", "--input", "0.5,-1"];
    let run = ["--values", "op:*", "--backend", &backend, "-o", &dumps];
    let said = fine(&[&["expose", &program], &inputs[..], &run].concat());
    assert!(said.contains("same bits with and without the further results"), "{said}");
    // in two steps
    fine(&[&["expose", &program, "--values", "op:*", "-o", &shown], &inputs[..]].concat());
    fine(&[&["expose", &shown, "--backend", &backend, "-o", &again], &inputs[..]].concat());
    assert_eq!(names(&desk, "dumps"), names(&desk, "again"));
}

#[test]
fn a_backend_that_fails_leaves_the_values_of_the_stages_before() {
    let desk = Desk::new();
    let program = desk.file("program.mlir", SUMS);
    let dumps = desk.path("dumps").display().to_string();
    let own = backend("").replace('\'', "");
    // fails for programs without a product
    let command = format!("sh -c 'grep -q multiply {{program}} && {own}'");
    let stage = ["--values", "%p", "--by", "stage", "--backend", &command, "-o", &dumps];
    let Ran { status, err, .. } =
        shlo(&[&["expose", &program, "-i", "1,2,3"], &stage[..]].concat());
    assert_eq!(status, 4, "{err}");
    assert!(err.contains("stage1.mlir") && err.contains("1 value of the stages before"), "{err}");
    assert_eq!(names(&desk, "dumps"), BTreeSet::from(["@main/%p".to_string()]));
}

#[test]
fn stages_that_cannot_be_are_refused() {
    const RANDOM: &str = "\
func.func @main(%x: tensor<f32>) -> tensor<2xf32> {
  %s = stablehlo.constant dense<2> : tensor<1xi64>
  %y = stablehlo.add %x, %x : tensor<f32>
  %0 = stablehlo.rng %x, %y, %s, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
";
    let desk = Desk::new();
    let [stages, dumps] = ["stages", "dumps"].map(|name| desk.path(name).display().to_string());
    let refused = |arguments: &[&str], status: i32, reason: &str| {
        let Ran { status: found, err, .. } = shlo(&[&["expose"], arguments].concat());
        assert!(found == status && err.contains(reason), "{arguments:?}: {found} {err}");
    };
    let random = desk.file("random.mlir", RANDOM);
    let stage = ["--by", "stage", "--values", "op:*", "-o", &stages];
    refused(&[&[random.as_str(), "-i", "1"], &stage[..]].concat(), 2, "stablehlo.rng");
    let nested = desk.file("program.mlir", NESTED);
    let inputs = ["-i", "2", "-i", "0.5,-1"];
    let more = ["--iterations", "4"];
    refused(&[&[nested.as_str()], &inputs[..], &stage, &more].concat(), 2, "--iterations");
    assert!(!desk.path("stages").exists());
    refused(&[&dumps, "--collect", "1", "-o", "x"], 5, "");
    fine(&[&["expose", &nested], &inputs[..], &stage].concat());
    let plan = fs::read_to_string(desk.path("stages/plan.json")).expect("a plan");
    desk.file("stages/plan.json", plan.replace("\"stage\": 0", "\"stage\": 77"));
    let run = ["--backend", "true {program} {inputs} {outputs}", "-o", &dumps];
    refused(&[&[stages.as_str()], &run[..]].concat(), 5, "is not of the form");
    desk.file("stages/plan.json", "[]");
    refused(&[&stages, "--collect", "1", "-o", &dumps], 5, "is not of the form");
}
