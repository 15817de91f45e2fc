//! The command line's contract, seen from outside: output, exit status, files.

use std::path::Path;
use std::process::Command;

use shlo_interp::internal::{self, Level};

use crate::desk::Desk;
use crate::shlo::{PROGRAM, Ran, program, ran, ran_reading, shlo, shlo_reading};

const ADD: &str = "\
func.func @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %x, %y : tensor<2xf32>
  return %0 : tensor<2xf32>
}
";

const ONE: &str = "\
func.func @main() -> tensor<f32> {
  %0 = stablehlo.constant dense<1.0> : tensor<f32>
  return %0 : tensor<f32>
}
";

const FAILING_CHECK: &str = "\
func.func @bad() {
  %0 = stablehlo.constant dense<1.0> : tensor<f32>
  check.expect_eq_const %0, dense<2.0> : tensor<f32>
  return
}
";

/// Runs the program without some fast paths, whatever the variable of this process says.
fn shlo_without(paths: &str, arguments: &[&str], input: &str) -> Ran {
    ran_reading(program(arguments).env(internal::paths::VARIABLE, paths), input)
}

fn text(path: &(impl AsRef<Path> + ?Sized)) -> &str {
    path.as_ref().to_str().expect("a path that is text")
}

#[test]
fn the_quickstart_prints_144() {
    let ran = shlo(&["examples/fp8_dot.mlir"]);
    assert_eq!(
        (ran.status, ran.out.as_str()),
        (0, "tensor<f8E4M3> {1.440000e+02}\n"),
        "{}",
        ran.err
    );
}

#[test]
fn inputs_are_given_in_every_spelling() {
    let expected = "tensor<2xf32> {\n  [4.000000e+00, 6.000000e+00]\n}\n";
    let desk = Desk::new();
    let program = desk.file("add.mlir", ADD);
    let header = "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }\n";
    let mut npy = b"\x93NUMPY\x01\x00".to_vec();
    npy.extend_from_slice(&(header.len() as u16).to_le_bytes());
    npy.extend_from_slice(header.as_bytes());
    let raw: Vec<u8> = [3.0f32, 4.0].iter().flat_map(|value| value.to_le_bytes()).collect();
    npy.extend_from_slice(&raw);
    let npy = format!("@{}", text(&desk.file("y.npy", npy)));
    let raw = format!("2xf32=@{}", text(&desk.file("y.bin", raw)));
    let spellings = [
        "2xf32=3,4",
        "dense<[3.0, 4.0]> : tensor<2xf32>",
        "y=2xf32=3,4",
        &npy,
        &raw,
        "%y=2xf32=3,4",
    ];
    for y in spellings {
        let ran = shlo(&[text(&program), "--input", "2xf32=1,2", "--input", y]);
        assert_eq!((ran.status, ran.out.as_str()), (0, expected), "{y}: {}", ran.err);
    }
    let list = "--args=[dense<[1.0, 2.0]> : tensor<2xf32>, dense<[3.0, 4.0]> : tensor<2xf32>]";
    let ran = shlo(&["--interpret", list, text(&program)]);
    assert_eq!((ran.status, ran.out.as_str()), (0, expected), "{}", ran.err);
}

#[test]
fn a_program_may_come_from_standard_input() {
    let ran = shlo_reading(&["-"], ONE);
    assert_eq!((ran.status, ran.out.as_str()), (0, "tensor<f32> {1.000000e+00}\n"), "{}", ran.err);
}

#[test]
fn results_are_printed_as_literals_and_as_json() {
    let ran = shlo_reading(&["--format", "dense", "-"], ONE);
    assert_eq!(ran.out, "dense<1.000000e+00> : tensor<f32>\n");
    let ran = shlo_reading(&["--interpreter-print-dense", "-"], ONE);
    assert_eq!(ran.out, "dense<1.000000e+00> : tensor<f32>\n");
    let ran = shlo_reading(&["--interpreter-print-dense=true", "-"], ONE);
    assert_eq!(ran.out, "dense<1.000000e+00> : tensor<f32>\n", "{}", ran.err);
    let ran = shlo_reading(&["--format=json", "-"], ONE);
    let json: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(json["version"], 1);
}

#[test]
fn a_function_may_be_named_as_the_program_names_it() {
    let ran = shlo_reading(&["--function", "@main", "-"], ONE);
    assert_eq!((ran.status, ran.out.as_str()), (0, "tensor<f32> {1.000000e+00}\n"), "{}", ran.err);
}

#[test]
fn types_for_storage_only_refuse_arithmetic_in_check_and_run() {
    let desk = Desk::new();
    let program = desk.file("add.mlir", ADD);
    let program = text(&program);
    for command in ["check", "run"] {
        let ran = shlo(&[command, "--storage-only", "bf16,f32", program]);
        assert_eq!(ran.status, 3, "{}", ran.err);
        assert!(ran.err.contains("stablehlo.add: elements of type f32 are for storage only"));
    }
    assert_eq!(shlo(&["check", "--storage-only=bf16", program]).status, 0);
    assert_eq!(shlo(&["check", "--storage-only=f8E9M9", program]).status, 2);
}

#[test]
fn a_constant_beyond_memory_fails_where_it_is_read() {
    let program = "\
func.func @main() -> tensor<100000000000000xf32> {
  %0 = stablehlo.constant dense<1.0> : tensor<100000000000000xf32>
  return %0 : tensor<100000000000000xf32>
}
";
    let ran = shlo_reading(&["-"], program);
    assert_eq!(ran.status, 4, "{}", ran.err);
    assert!(ran.err.contains("no memory for a constant"), "{}", ran.err);
}

#[test]
fn an_expectation_holds_or_fails_with_status_1() {
    let desk = Desk::new();
    let program = desk.file("one.mlir", ONE);
    let expect =
        |value: &str, more: &[&str]| shlo(&[&[text(&program), "--expect", value], more].concat());
    assert_eq!(expect("f32=1", &[]).status, 0);
    let next = "f32=0x3F800001";
    let ran = expect(next, &[]);
    assert_eq!(ran.status, 1);
    assert!(ran.err.contains("ULP"), "{}", ran.err);
    assert_eq!(expect(next, &["--max-ulp", "1"]).status, 0);
    assert_eq!(expect("f32=1.5", &["--atol", "0.5"]).status, 0);
    assert_eq!(expect("f32=1.5", &["--atol", "0.25"]).status, 1);
    assert_eq!(expect("f32=1.5", &["--rtol", "0.34"]).status, 0);
    assert_eq!(expect("f64=1", &[]).status, 0);
    assert_eq!(expect("i32=1", &[]).status, 2);
}

#[test]
fn an_expectation_that_means_nothing_has_the_status_of_its_reason() {
    let desk = Desk::new();
    let program = desk.file("one.mlir", ONE);
    let missing = format!("@{}", text(&desk.path("missing.npy")));
    let status = |arguments: &[&str]| shlo(&[&[text(&program)], arguments].concat()).status;
    assert_eq!(status(&["--expect", &missing]), 5);
    assert_eq!(status(&["--expect", "x=f32=1"]), 2);
    assert_eq!(status(&["--expect", "f32=1", "--atol=-1"]), 2);
    assert_eq!(status(&["--expect", "f32=1", "--rtol=nan"]), 2);
}

#[test]
fn results_go_to_npy_files_that_read_back() {
    let desk = Desk::new();
    let program = desk.file("one.mlir", ONE);
    let directory = desk.path("results");
    let ran = shlo(&[text(&program), "-o", text(&directory)]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    let written = format!("@{}", text(&directory.join("main_0.npy")));
    assert_eq!(shlo(&[text(&program), "--expect", &written]).status, 0);
}

#[test]
fn every_public_function_without_arguments_runs_when_there_is_no_main() {
    let program = format!(
        "{}{}{}",
        ONE.replace("@main", "@first"),
        ADD.replace("@main", "@second"),
        ONE.replace("@main", "@third").replace("1.0", "3.0")
    );
    let ran = shlo_reading(&["-"], &program);
    assert_eq!(ran.out, "tensor<f32> {1.000000e+00}\ntensor<f32> {3.000000e+00}\n");
    let ran = shlo_reading(&["-", "--function", "third"], &program);
    assert_eq!(ran.out, "tensor<f32> {3.000000e+00}\n");
    assert_eq!(shlo_reading(&["-", "--function", "fourth"], &program).status, 3);
}

#[test]
fn a_file_splits_where_the_marker_stands_outside_everything() {
    let ruled = ONE.replace("  return", "  // -----\n  return");
    let program = format!("{ONE}// -----\n// nothing here\n// -----\n{ruled}");
    let ran = shlo_reading(&["-split-input-file", "-"], &program);
    assert_eq!((ran.status, ran.out.lines().count()), (0, 2), "{}", ran.err);
}

#[test]
fn where_nothing_runs_the_program_is_rejected() {
    assert_eq!(shlo_reading(&["-"], "// only a comment\n").status, 3);
    let private = ADD.replace("@main", "private @a") + &ADD.replace("@main", "private @b");
    assert_eq!(shlo_reading(&["-"], &private).status, 3);
}

#[test]
fn the_highest_status_of_several_counts_and_each_failure_names_its_function() {
    let failing_twice = format!("{FAILING_CHECK}{}", FAILING_CHECK.replace("@bad", "@worse"));
    let ran = shlo_reading(&["-"], &failing_twice);
    assert_eq!(ran.status, 1);
    assert!(ran.err.contains("bad") && ran.err.contains("worse"), "{}", ran.err);
    let refused = "func.func private @missing()\nfunc.func @refused() {\n  func.call @missing() : () -> ()\n  return\n}\n";
    let ran = shlo_reading(&["-"], &format!("{FAILING_CHECK}{refused}"));
    assert_eq!(ran.status, 3, "{}", ran.err);
    assert!(ran.err.contains("@missing is a declaration"), "{}", ran.err);
}

#[test]
fn each_kind_of_failure_has_its_status() {
    let desk = Desk::new();
    let add = desk.file("add.mlir", ADD);
    assert_eq!(shlo(&[]).status, 2);
    assert_eq!(shlo(&["--no-such-flag", text(&add)]).status, 2);
    assert_eq!(shlo(&[text(&add)]).status, 2);
    assert_eq!(shlo(&[text(&add), "--input", "2xf32=1,2", "--input", "3xf32=1"]).status, 2);
    assert_eq!(shlo(&[text(&add), "--input", "2xf32=1,2", "--input", "2xf32=x"]).status, 2);
    assert_eq!(shlo(&[text(&desk.path("missing.mlir"))]).status, 5);
    let missing = format!("@{}", text(&desk.path("missing.npy")));
    assert_eq!(shlo(&[text(&add), "--input", "2xf32=1,2", "--input", &missing]).status, 5);
    let broken = desk.file("broken.mlir", "func.func @main( {");
    assert_eq!(shlo(&[text(&broken)]).status, 3);
    assert_eq!(shlo(&["check", text(&add), text(&broken)]).status, 3);
    assert_eq!(shlo(&["check", text(&add)]).status, 0);
    assert_eq!(shlo(&["--help"]).status, 0);
}

#[test]
fn an_error_names_file_line_and_column() {
    let ran = shlo_reading(&["check", "-"], &ADD.replace("%x, %y :", "%x, %z :"));
    assert_eq!(ran.status, 3);
    assert!(ran.err.contains("<stdin>:2:26"), "{}", ran.err);
    assert!(!ran.err.contains('\u{1b}'), "no colour without a terminal");
    let ran = shlo_reading(&["check", "--color=always", "-"], "func.func @main(");
    assert!(ran.err.contains('\u{1b}'));
}

#[test]
fn printing_gives_text_that_prints_the_same_again() {
    for style in [&["print", "-"][..], &["print", "--generic", "-"]] {
        let once = shlo_reading(style, ADD);
        assert_eq!(once.status, 0, "{}", once.err);
        let twice = shlo_reading(style, &once.out);
        assert_eq!(once.out, twice.out);
    }
    assert!(shlo_reading(&["print", "--generic", "-"], ADD).out.contains("\"stablehlo.add\""));
}

#[test]
fn the_tables_know_ops_and_formats() {
    assert!(shlo(&["ops"]).out.contains("stablehlo.dot_general"));
    assert!(shlo(&["formats"]).out.contains("f8E4M3FN"));
    assert!(shlo(&["formats", "f4E2M1FN"]).out.contains('6'));
    assert!(shlo(&["formats", "f16E6M9"]).out.contains("f16E6M9"));
    assert_eq!(shlo(&["formats", "f9E9M9"]).status, 2);
}

#[test]
fn two_formats_are_compared() {
    let out = shlo(&["formats", "f8E4M3FN", "f8E4M3"]).out;
    assert!(out.contains("14 of 256 codes differ"), "{out}");
    assert!(out.contains("14 of 253 finite values are in f8E4M3FN alone"), "{out}");
    assert!(shlo(&["formats", "f8E4M3FN"]).out.contains("[2^-6, 2^8)          8 in each of 14"));
}

#[test]
fn defined_types_are_types_like_any_other() {
    let program = "\
func.func @main(%a: tensor<3xmy8>) -> tensor<3xmy8> {
  %0 = stablehlo.add %a, %a : tensor<3xmy8>
  return %0 : tensor<3xmy8>
}
";
    let definition = "my8=exponent:4,mantissa:3,bias:9,specials:finite";
    let arguments = |definition| {
        [
            "-",
            "--input",
            "3xmy8=0.3,100,-0",
            "--define-type",
            definition,
            "--expect",
            "3xmy8=0.625,120,-0",
        ]
    };
    let ran = shlo_reading(&arguments(definition), program);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(ran.out.contains("tensor<3xmy8>"));
    for (definition, status) in [
        ("my8=exponent:4,mantissa:3,size:9", 2),
        ("f8E4M3=exponent:4,mantissa:3", 2),
        ("my8=@none", 5),
    ] {
        let ran = shlo_reading(&arguments(definition), program);
        assert_eq!(ran.status, status, "{}", ran.err);
        assert!(ran.err.starts_with("error: --define-type: type `"), "{}", ran.err);
    }
    let checked = ["check", "-", "--storage-only", "my8", "--define-type", definition];
    assert!(shlo_reading(&checked, program).err.contains("my8"));
    assert!(
        shlo_reading(&["print", "-", "--define-type", definition], program).out.contains("my8")
    );
}

#[test]
fn probes_are_written_and_read_back() {
    let program = "\
func.func @main() {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2>
  %1 = interpreter.probe %0, probe_id = \"p\" : tensor<2xf8E5M2>
  check.expect_serialized_eq %0, probe_id = \"p\", iter = 0 : tensor<2xf8E5M2>
  interpreter.print %1 : tensor<2xf8E5M2>
  return
}
";
    let desk = Desk::new();
    let directory = desk.path("probes, with a comma");
    let ran = shlo_reading(&["--probe-output-dir", text(&directory), "-"], program);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(ran.out.contains("[1.000000e+00, 2.000000e+00]"));
    let index = std::fs::read_to_string(directory.join("index.csv")).expect("an index");
    assert!(index.starts_with("p,tensor<2xf8E5M2>,"));
    assert!(directory.join("probe1.npy").exists());
}

#[cfg(unix)]
#[test]
fn a_reader_that_leaves_early_is_no_error() {
    let desk = Desk::new();
    let program = desk.file(
        "iota.mlir",
        "func.func @main() -> tensor<300000xi32> {\n  %0 = stablehlo.iota dim = 0 : tensor<300000xi32>\n  return %0 : tensor<300000xi32>\n}\n",
    );
    let script = format!("'{PROGRAM}' '{program}' | head -n 1; exit ${{PIPESTATUS[0]}}");
    let ran = ran(Command::new("bash").args(["-c", &script]));
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
}

const TWO_PARTITIONS: &str = "\
module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 2 : i32} {
  func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<ui32>) {
    %0 = \"stablehlo.all_reduce\"(%x) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids,
        channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (tensor<2xf32>) -> tensor<2xf32>
    %1 = stablehlo.partition_id : tensor<ui32>
    return %0, %1 : tensor<2xf32>, tensor<ui32>
  }
}
";

#[test]
fn each_process_has_its_inputs_results_and_files() {
    let desk = Desk::new();
    let program = desk.file("spmd.mlir", TWO_PARTITIONS);
    let out = desk.path("out");
    let ran = shlo(&[
        text(&program),
        "--input=0,0:2xf32=1,2",
        "--input=0,1:2xf32=10,20",
        "--expect=2xf32=11,22",
        "--expect=0,0:ui32=0",
        "--expect=0,1:ui32=1",
        "--format=dense",
        "--output-dir",
        text(&out),
    ]);
    let sum = "dense<[1.100000e+01, 2.200000e+01]> : tensor<2xf32>";
    let expected = format!(
        "// process (0, 0)\n{sum}\ndense<0> : tensor<ui32>\n\
         // process (0, 1)\n{sum}\ndense<1> : tensor<ui32>\n"
    );
    assert_eq!((ran.status, ran.out.as_str()), (0, expected.as_str()), "{}", ran.err);
    assert!(out.join("main_0_1_1.npy").exists());
}

#[test]
fn an_input_without_a_tag_goes_to_every_process() {
    let desk = Desk::new();
    let program = desk.file("spmd.mlir", TWO_PARTITIONS);
    let ran = shlo(&[text(&program), "--input=2xf32=1,2", "--format=json"]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(ran.out.starts_with("{\"process\":[0,0],\"results\":"), "{}", ran.out);
    assert_eq!(ran.out.matches("[2.0,4.0]").count(), 2, "{}", ran.out);
}

#[test]
fn a_tag_outside_the_grid_is_an_error_of_usage() {
    let desk = Desk::new();
    let program = desk.file("spmd.mlir", TWO_PARTITIONS);
    assert_eq!(shlo(&[text(&program), "--input=0,2:2xf32=1,2"]).status, 2);
    assert_eq!(shlo(&[text(&program), "--num-replicas=0", "--input=2xf32=1"]).status, 2);
}

#[test]
fn a_deadlock_says_who_waits_for_whom() {
    let program = "\
func.func @main(%x: tensor<i32>) -> tensor<i32> {
  %r = stablehlo.replica_id : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %p = stablehlo.compare EQ, %r, %one : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %0 = \"stablehlo.if\"(%p) ({
    %g = \"stablehlo.collective_broadcast\"(%x) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} :
        (tensor<i32>) -> tensor<i32>
    stablehlo.return %g : tensor<i32>
  }, {
    stablehlo.return %x : tensor<i32>
  }) : (tensor<i1>) -> tensor<i32>
  return %0 : tensor<i32>
}
";
    let desk = Desk::new();
    let program = desk.file("stuck.mlir", program);
    let ran = shlo(&[text(&program), "--num-replicas=2", "--input=i32=1"]);
    assert_eq!(ran.status, 4, "{}", ran.err);
    for part in [
        "deadlock: no process can go on",
        "process (0, 0) has ended",
        "process (1, 0) waits at stablehlo.collective_broadcast for process (0, 0)",
        "stuck.mlir:6:5",
    ] {
        assert!(ran.err.contains(part), "{part} in {}", ran.err);
    }
}

#[test]
fn the_infeed_and_the_outfeed_are_given_on_the_command_line() {
    let program = "\
func.func @main(%t: !stablehlo.token) {
  %v, %u = \"stablehlo.infeed\"(%t) : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  %w = \"stablehlo.outfeed\"(%v, %u) : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
";
    let desk = Desk::new();
    let program = desk.file("feed.mlir", program);
    let run = |expected: &str| {
        shlo(&[text(&program), "--infeed=2xf32=1,2", &format!("--expect-outfeed=2xf32={expected}")])
    };
    let ran = run("1,2");
    let printed = "outfeed = tensor<2xf32> {\n  [1.000000e+00, 2.000000e+00]\n}\n";
    assert_eq!((ran.status, ran.out.as_str()), (0, printed), "{}", ran.err);
    assert_eq!(run("1,3").status, 1);
    assert_eq!(shlo(&[text(&program)]).status, 4);
}

#[test]
fn times_are_one_json_object_with_a_number_for_each_run() {
    let ran = shlo_reading(&["run", "-", "--repeat", "3", "--time=json"], ONE);
    assert_eq!((ran.status, ran.out.as_str()), (0, "tensor<f32> {1.000000e+00}\n"));
    let times: serde_json::Value = serde_json::from_str(&ran.err).expect("one JSON object");
    let positive = |time: &serde_json::Value| time.as_f64().is_some_and(|time| time > 0.0);
    assert!(positive(&times["parse_ms"]) && positive(&times["prepare_ms"]), "{times}");
    let runs = times["run_ms"].as_array().expect("a list");
    assert!(runs.len() == 3 && runs.iter().all(positive), "{times}");
}

#[test]
fn a_profile_has_a_line_for_each_op_with_its_calls() {
    let inputs = ["--input", "2xf32=1,2", "--input", "2xf32=3,4"];
    let arguments = [&["run", "-", "--profile", "--repeat", "2"], &inputs[..]].concat();
    let ran = shlo_reading(&arguments, ADD);
    assert_eq!(ran.status, 0, "{}", ran.err);
    let line = ran.err.lines().find(|line| line.contains("  add ")).expect("a line for add");
    let fields: Vec<&str> = line.split_whitespace().collect();
    // calls, and the bytes of two operands and a result in two runs
    assert_eq!((fields[2], fields[3]), ("2", "0.000"), "{line}");
}

/// What is under the title `paths` of the first table of a profile, a line an op.
fn profiled_paths(profile: &str) -> Vec<String> {
    let mut lines = profile.lines();
    let start = lines.next().and_then(|titles| titles.find("paths")).expect("a column of paths");
    let table = lines.take_while(|line| !line.is_empty());
    table.map(|line| line.get(start..).unwrap_or_default().to_string()).collect()
}

#[test]
fn a_profile_tells_the_paths_that_an_op_took() {
    const CHAIN: &str = "\
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  %1 = stablehlo.multiply %0, %x : tensor<4xf32>
  return %1 : tensor<4xf32>
}
";
    let arguments = ["run", "-", "--profile", "--input", "4xf32=1,2,3,4"];
    let ran = shlo_reading(&arguments, CHAIN);
    assert_eq!(profiled_paths(&ran.err), ["fusion,kept_registers"], "{}", ran.err);
    let without = shlo_without("all", &arguments, CHAIN);
    assert_eq!(profiled_paths(&without.err), ["", ""], "{}", without.err);
    assert_eq!(without.out, ran.out);
}

#[test]
fn a_path_that_there_is_not_is_an_error_of_usage() {
    let ran = shlo_without("gemv,fushion", &["run", "-"], ADD);
    assert_eq!(ran.status, 2, "{}", ran.err);
    let message = "error: SHLO_INTERP_WITHOUT has 'fushion', which is no path: did you mean 'fusion'?; the paths are";
    assert!(ran.err.starts_with(message) && ran.err.contains(" gemv, "), "{}", ran.err);
}

#[test]
fn a_trace_has_an_event_for_each_step_with_its_line() {
    let desk = Desk::new();
    let trace = desk.path("trace.json");
    let flag = format!("--profile={}", text(&trace));
    let inputs = ["--input", "2xf32=1,2", "--input", "2xf32=3,4"];
    let ran = shlo_reading(&[&["run", "-", &flag], &inputs[..]].concat(), ADD);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    let trace = std::fs::read_to_string(trace).expect("a trace");
    let trace: serde_json::Value = serde_json::from_str(&trace).expect("JSON");
    let event = &trace["traceEvents"][0];
    assert_eq!((event["name"].as_str(), event["args"]["line"].as_u64()), (Some("add"), Some(2)));
    assert_eq!(
        (event["args"]["column"].as_u64(), event["args"]["bytes"].as_u64()),
        (Some(3), Some(24))
    );
}

/// 64 ones: f8E4M3FN cannot count beyond 16.
const ONES: &str = "\
func.func @main() -> tensor<f8E4M3FN> {
  %0 = stablehlo.constant dense<1.0> : tensor<64xf8E4M3FN>
  %1 = stablehlo.dot %0, %0 : (tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>) -> tensor<f8E4M3FN>
  return %1 : tensor<f8E4M3FN>
}
";

#[test]
fn sums_are_accumulated_as_a_flag_says() {
    for (how, sum) in [
        ("element", "16"),
        ("f32", "64"),
        ("exact", "64"),
        ("trunc:3", "32"),
        ("trunc:3,group:64", "64"),
        ("block:8:f32", "64"),
    ] {
        let expected = format!("f8E4M3FN={sum}");
        let ran = shlo_reading(&["-", "--accumulate", how, "--expect", &expected], ONES);
        assert_eq!(ran.status, 0, "{how}: {}", ran.err);
    }
}

#[test]
fn an_accumulation_that_does_not_exist_is_an_error_of_usage() {
    for (how, fault) in
        [("f33", "`f33`"), ("trunc:99", "`99`"), ("exact+block:8:f33", "block:8:f33")]
    {
        let ran = shlo_reading(&["-", "--accumulate", how], ONES);
        assert_eq!(ran.status, 2, "{how}");
        assert!(ran.err.contains(fault), "{}", ran.err);
    }
}

#[test]
fn the_accumulation_of_an_op_wins_over_that_of_the_run() {
    let own = ONES.replace("%0, %0 :", "%0, %0 {shlo.accumulate = \"element\"} :");
    let ran = shlo_reading(&["-", "--accumulate", "f32", "--expect", "f8E4M3FN=16"], &own);
    assert_eq!(ran.status, 0, "{}", ran.err);
}

#[test]
fn the_number_of_threads_changes_no_bit() {
    let program = "func.func @main() -> tensor<64x64xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<64x64xf32>
  %1 = stablehlo.sine %0 : tensor<64x64xf32>
  %2 = stablehlo.dot_general %1, %1, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %2 : tensor<64x64xf32>
}";
    let run = |threads| shlo_reading(&["-", "--format", "json", "--threads", threads], program);
    let one = run("1");
    assert_eq!(one.status, 0, "{}", one.err);
    for how in ["f64", "exact", "trunc:14", "block:16:bf16"] {
        let run = |threads| {
            let arguments = ["-", "--format", "json", "--accumulate", how, "--threads", threads];
            shlo_reading(&arguments, program).out
        };
        assert_eq!(run("1"), run("3"), "{how}");
    }
    for threads in ["2", "3", "8"] {
        assert_eq!(run(threads).out, one.out);
    }
    assert_eq!(run("0").status, 2);
}

#[test]
fn packed_elements_are_written_and_read() {
    let desk = Desk::new();
    let program = "func.func @main(%x: tensor<5xf4E2M1FN>) -> tensor<5xf4E2M1FN> {\n\
                   return %x : tensor<5xf4E2M1FN>\n}";
    let program = desk.file("p.mlir", program);
    let packed = desk.file("x.bin", [0x21, 0xF7, 0x05]);
    let input = |kind: &str| format!("5xf4E2M1FN=@{kind}{}", text(&packed));
    let directory = desk.path("out");
    let output = ["--output-dir", text(&directory), "--packed"];
    let run = |input: &str| shlo(&[&[text(&program), "--input", input], &output[..]].concat());
    let ran = run(&input("packed:"));
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(
        ran.out.contains("[5.000000e-01, 1.000000e+00, 6.000000e+00, -6.000000e+00, 3.000000e+00]")
    );
    assert_eq!(std::fs::read(directory.join("main_0.bin")).unwrap(), [0x21, 0xF7, 0x05]);
    let ran = run(&input(""));
    assert_eq!(ran.status, 5);
    assert!(ran.err.contains("holds 3 bytes of data where 5 are needed"), "{}", ran.err);
    std::fs::write(&packed, [0x21, 0xF7, 0x15]).unwrap();
    let ran = run(&input("packed:"));
    assert!(ran.err.contains("its last 4 bits, beyond the last element, are not 0"), "{}", ran.err);
}

#[test]
fn blocks_are_quantized_and_dequantized() {
    let ran = shlo(&["quantize", "--to", "mxfp4", "--format", "dense", "2x2xf32=1,2,-3,7"]);
    let elements =
        "elements = dense<[[2.000000e+00, 4.000000e+00], [-3.000000e+00, 6.000000e+00]]>";
    assert_eq!((ran.status, ran.out.contains(elements)), (0, true), "{}", ran.out);
    assert!(ran.out.contains("scales = dense<[[5.000000e-01], [1.000000e+00]]>"), "{}", ran.out);
    let ran =
        shlo(&["quantize", "--to", "mxfp4", "--scale-rule", "up", "--axis", "0", "2xf32=7,1"]);
    assert!(ran.out.contains("[4.000000e+00, 5.000000e-01]"), "{}", ran.out);
    let elements = "dense<[1.0, -6.0, 3.0]> : tensor<3xf4E2M1FN>";
    let scales = "dense<[0.5, 4.0]> : tensor<2xf8E8M0FNU>";
    let from = ["dequantize", "--from", "mxfp4:block=2", "--to", "bf16", elements];
    let ran = shlo(&[&from[..], &[scales]].concat());
    assert_eq!(
        ran.out,
        "values = tensor<3xbf16> {\n  [5.000000e-01, -3.000000e+00, 1.200000e+01]\n}\n"
    );
    let ran = shlo(&[&from[..], &["dense<0.5> : tensor<1xf8E8M0FNU>"]].concat());
    assert_eq!(ran.status, 2);
    assert!(ran.err.contains("the scales have the shape [1], where [2] is needed"), "{}", ran.err);
}

#[test]
fn quantized_files_come_back() {
    let desk = Desk::new();
    let directory = desk.path("q");
    let values = "7xf32=1,-2,3,4,5,6,7.5";
    let to = ["quantize", "--to", "bfp:bits=5,block=4", values, "--packed", "-o", text(&directory)];
    assert_eq!(shlo(&to).status, 0);
    assert_eq!(std::fs::metadata(directory.join("elements.bin")).unwrap().len(), 5);
    let elements = format!("7xi8=@packed:{}", text(&directory.join("elements.bin")));
    let scales = format!("2xf8E8M0FNU=@{}", text(&directory.join("scales.bin")));
    let from = ["dequantize", "--from", "bfp:bits=5,block=4", &elements, &scales];
    let ran = shlo(&[&from[..], &["--report", values, "--format", "json"]].concat());
    let json: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(json["values"]["values"], serde_json::json!([1.0, -2.0, 3.0, 4.0, 5.0, 6.0, 7.5]));
    assert_eq!(json["report"]["mean_relative_error"], 0.0);
}

#[test]
fn what_cannot_be_quantized_has_a_reason() {
    let refused = |arguments: &[&str], reason: &str| {
        let ran = shlo(arguments);
        assert_eq!(ran.status, 2, "{}", ran.out);
        assert!(ran.err.contains(reason), "{}", ran.err);
    };
    refused(&["quantize", "--to", "mxfp5", "2xf32=1"], "`mxfp5` is no block format");
    refused(&["quantize", "--to", "mxfp4", "2xi32=1"], "i32 values cannot be quantized");
    refused(&["quantize", "--to", "mxfp4", "f32=1"], "have 0 dimensions");
    refused(&["quantize", "--to", "mxfp4", "--axis", "1", "2xf32=1"], "have 1 dimensions");
    refused(
        &["quantize", "--to", "mxfp4", "--scale-rule", "down", "2xf32=1"],
        "the rules are floor",
    );
    refused(&["quantize", "--to", "mxfp4", "--tensor-scale", "2", "2xf32=1"], "a tensor's scale");
    refused(&["dequantize", "--from", "mxfp4", "2xf32=1", "1xf8E8M0FNU=1"], "the elements are f32");
}

#[test]
fn pairs_are_packed_as_the_instruction_says() {
    let out = |arguments: &[&str]| shlo(&[&["pack"], arguments].concat()).out;
    let line = "0x3D  upper 0x3 = 1.5, lower 0xD = -3.0\n";
    assert_eq!(out(&["cvt.rn.satfinite.e2m1x2.f32", "1.5", "-3"]), line);
    assert!(
        out(&["cvt.rn.f16x2.e4m3x2", "0x7EB8"]).starts_with("0x5F00BC00  upper 0x5F00 = 448.0")
    );
    let json = out(&["cvt.rz.ue8m0x2.f32", "1.5", "0x7FC00000", "--format", "json"]);
    assert!(json.contains("\"word\":\"0x7FFF\""), "{json}");
    assert_eq!(shlo(&["pack", "cvt.rn.e2m1x2.f32", "1"]).status, 2);
    assert_eq!(shlo(&["pack", "cvt.rn.f16x2.e2m1x2", "0x100"]).status, 2);
    assert_eq!(shlo(&["pack", "add.f32", "1", "2"]).status, 2);
}

const SUMS: &str = "
func.func @main(%x: tensor<f8E5M2>) -> (tensor<f8E5M2>, tensor<f16>) {
  %0 = stablehlo.add %x, %x : tensor<f8E5M2>
  %1 = stablehlo.constant dense<1.0e6> : tensor<f32>
  %2 = stablehlo.convert %1 : (tensor<f32>) -> tensor<f16>
  return %0, %2 : tensor<f8E5M2>, tensor<f16>
}";

#[test]
fn policies_govern_conversions_and_all_other_roundings() {
    let desk = Desk::new();
    let program = desk.file("sums.mlir", SUMS);
    let run = |flags: &[&str]| {
        let mut arguments =
            vec!["run", text(&program), "--input", "dense<57344.0> : tensor<f8E5M2>"];
        arguments.extend(flags);
        let ran = shlo(&arguments);
        assert_eq!(ran.status, 0, "{}", ran.err);
        (ran.out.contains("5.734400e+04"), ran.out.contains("6.550400e+04"))
    };
    let saturate = "standard,overflow=saturate";
    assert_eq!(run(&[]), (false, false));
    assert_eq!(run(&["--arith-policy", saturate]), (true, false));
    assert_eq!(run(&["--convert-policy", saturate]), (false, true));
    assert_eq!(run(&["--arith-policy", saturate, "--convert-policy", saturate]), (true, true));
    let wrong = shlo(&["run", text(&program), "--arith-policy", "standard,overflow=wrap"]);
    assert_eq!(wrong.status, 2);
    assert!(wrong.err.contains("the knob `overflow` cannot be `wrap`"), "{}", wrong.err);
}

/// 40,000 elements between two values: bits of their own for each element and each operation, by
/// the seed, and the same on one thread and on many.
#[test]
fn stochastic_rounding_is_by_seed_operation_and_element() {
    let desk = Desk::new();
    let program = desk.file(
        "chance.mlir",
        "func.func @main() -> (tensor<40000xf8E4M3FN>, tensor<40000xf8E4M3FN>) {
  %x = stablehlo.constant dense<1.0> : tensor<40000xf8E4M3FN>
  %y = stablehlo.constant dense<0.03125> : tensor<40000xf8E4M3FN>
  %0 = stablehlo.add %x, %y : tensor<40000xf8E4M3FN>
  %1 = stablehlo.add %x, %y : tensor<40000xf8E4M3FN>
  return %0, %1 : tensor<40000xf8E4M3FN>, tensor<40000xf8E4M3FN>
}",
    );
    let run = |seed: &str, threads: &str| {
        let policy = "standard,rounding=stochastic";
        let folder = desk.path(&format!("results-{seed}-{threads}"));
        let arguments = ["run", text(&program), "--arith-policy", policy, "--seed", seed];
        let output = ["--threads", threads, "-o", text(&folder)];
        let ran = shlo(&[&arguments[..], &output[..]].concat());
        assert_eq!(ran.status, 0, "{}", ran.err);
        let mut files: Vec<_> = std::fs::read_dir(folder).expect("results").flatten().collect();
        files.sort_by_key(std::fs::DirEntry::file_name);
        files.iter().map(|file| std::fs::read(file.path()).expect("a file")).collect::<Vec<_>>()
    };
    let results = run("7", "1");
    assert_eq!(results, run("7", "3"));
    assert_ne!(results, run("8", "1"));
    assert_ne!(results[0], results[1]);
    let up = results[0].iter().rev().take(40_000).filter(|&&code| code == 0x39).count();
    // a quarter of the way up, give or take six deviations
    assert!((9_480..=10_520).contains(&up), "{up}");
}

#[test]
fn of_many_errors_the_first_hundred_are_written_and_the_rest_counted() {
    let desk = Desk::new();
    let wrong = "  %0 = \"stablehlo.addd\"() : () -> tensor<f32>\n";
    let functions: String =
        (0..3000).map(|i| format!("func.func @f{i}() {{\n{wrong}  return\n}}\n")).collect();
    let ran = shlo(&["check", text(&desk.file("wrong.mlir", functions))]);
    assert_eq!(ran.status, 3);
    assert_eq!(ran.err.matches("there is no op stablehlo.addd").count(), 100);
    assert!(ran.err.ends_with("note: 2900 more errors are not shown\n"), "{}", ran.err);
}

#[test]
fn elided_constants_are_checked_printed_and_run_only_with_stand_ins() {
    let desk = Desk::new();
    let constant = "stablehlo.constant dense_resource<__elided__> : tensor<2xf32>";
    let program = desk.file(
        "elided.mlir",
        format!("func.func @main() -> tensor<2xf32> {{\n  %0 = {constant}\n  return %0 : tensor<2xf32>\n}}\n"),
    );
    let program = text(&program);
    assert_eq!(shlo(&["check", program]).status, 0);
    assert!(shlo(&["print", program]).out.contains(constant));
    let refused = shlo(&["run", program]);
    assert_eq!(refused.status, 3);
    assert!(refused.err.contains("--elided zeros"), "{}", refused.err);
    let ran = shlo(&["run", program, "--elided", "-1.5"]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(ran.out.contains("[-1.500000e+00, -1.500000e+00]"), "{}", ran.out);
    assert!(ran.err.contains("warning: 1 constant was elided"), "{}", ran.err);
    assert_eq!(shlo(&["run", program, "--elided", "random"]).status, 2);
}

#[test]
fn aliases_and_places_that_double_cost_nothing() {
    let desk = Desk::new();
    let doubled = |first: &str, next: fn(usize) -> String| -> String {
        first.to_string() + &(1..60).map(next).collect::<String>()
    };
    let types = doubled("!a0 = tuple<f32>\n", |i| format!("!a{i} = tuple<!a{0}, !a{0}>\n", i - 1));
    let ran = shlo(&["check", text(&desk.file("types.mlir", types))]);
    assert_eq!(ran.status, 3);
    assert!(ran.err.contains("repeats what it is made of too often"), "{}", ran.err);
    let places = doubled("#a0 = loc(\"x\")\n", |i| {
        format!("#a{i} = loc(callsite(#a{0} at #a{0}))\n", i - 1)
    });
    let wrong = "func.func @f() {\n  \"stablehlo.nope\"() : () -> () loc(#a59)\n  return\n}\n";
    let ran = shlo(&["check", text(&desk.file("places.mlir", places + wrong))]);
    assert_eq!(ran.status, 3);
    assert!(ran.err.contains("loc(callsite(callsite(") && ran.err.len() < 2000, "{}", ran.err);
}

#[test]
fn every_engine_prints_the_same() {
    for example in
        ["examples/scaled_fp8_matmul.mlir", "examples/threefry.mlir", "examples/lstm.mlir"]
    {
        let fast = shlo(&[example]);
        assert_eq!(fast.status, 0, "{}", fast.err);
        for engine in ["plain", "both"] {
            let ran = shlo(&[example, "--engine", engine]);
            assert_eq!((ran.status, &ran.out), (0, &fast.out), "{example} {engine}: {}", ran.err);
        }
    }
}

/// Bits of stochastic rounding are the same for both evaluations of an op.
#[test]
fn both_engines_round_stochastically_alike() {
    let program = "\
func.func @main(%x: tensor<64xf32>) -> (tensor<64xf8E4M3FN>, tensor<bf16>) {
  %0 = stablehlo.convert %x : (tensor<64xf32>) -> tensor<64xf8E4M3FN>
  %1 = stablehlo.convert %x : (tensor<64xf32>) -> tensor<64xbf16>
  %2 = stablehlo.dot_general %1, %1, contracting_dims = [0] x [0] : (tensor<64xbf16>, tensor<64xbf16>) -> tensor<bf16>
  return %0, %2 : tensor<64xf8E4M3FN>, tensor<bf16>
}
";
    let flags = ["-", "--input", "normal:3", "--seed", "7"];
    let policies = ["--convert-policy", "standard,rounding=stochastic"];
    let arithmetic = ["--arith-policy", "standard,rounding=stochastic"];
    let arguments = [&flags[..], &policies, &arithmetic].concat();
    let fast = shlo_reading(&arguments, program);
    assert_eq!(fast.status, 0, "{}", fast.err);
    for engine in ["plain", "both"] {
        let arguments = [&arguments[..], &["--engine", engine]].concat();
        let ran = shlo_reading(&arguments, program);
        assert_eq!((ran.status, &ran.out), (0, &fast.out), "{engine}: {}", ran.err);
    }
}

/// Each application of a region draws bits of its own, which are the same for both evaluations of the op and leave the
/// ops after it those that they have by one engine.
#[test]
fn both_engines_round_regions_stochastically_alike() {
    let body = "({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %m = stablehlo.multiply %a, %b : tensor<bf16>
    stablehlo.return %m : tensor<bf16>
  })";
    let larger = "{
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %m = stablehlo.compare GE, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %m : tensor<i1>
  }";
    let ops = [
        format!(
            "\"stablehlo.scatter\"(%x, %i, %x) <{{scatter_dimension_numbers = #stablehlo.scatter<\
             inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}> {body} : \
             (tensor<8xbf16>, tensor<8x1xi64>, tensor<8xbf16>) -> tensor<8xbf16>"
        ),
        format!(
            "\"stablehlo.reduce\"(%x, %n) <{{dimensions = array<i64: 0>}}> {body} : \
             (tensor<8xbf16>, tensor<bf16>) -> tensor<bf16>"
        ),
        format!(
            "\"stablehlo.reduce_window\"(%x, %n) <{{window_dimensions = array<i64: 3>}}> {body} : \
             (tensor<8xbf16>, tensor<bf16>) -> tensor<6xbf16>"
        ),
        format!(
            "\"stablehlo.map\"(%x, %x) <{{dimensions = array<i64: 0>}}> {body} : \
             (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xbf16>"
        ),
        format!(
            "\"stablehlo.select_and_scatter\"(%x, %x, %n) <{{window_dimensions = array<i64: 1>}}> ({larger}, {} : \
             (tensor<8xbf16>, tensor<8xbf16>, tensor<bf16>) -> tensor<8xbf16>",
            body.trim_start_matches('(')
        ),
        format!(
            "\"stablehlo.all_reduce\"(%x) <{{replica_groups = dense<0> : tensor<1x1xi64>}}> {body} : \
             (tensor<8xbf16>) -> tensor<8xbf16>"
        ),
    ];
    for op in ops {
        let ty = op.rsplit(" -> ").next().expect("a type");
        let program = format!(
            "func.func @main(%x: tensor<8xbf16>) -> ({ty}, tensor<8xbf16>) {{
  %i = stablehlo.constant dense<2> : tensor<8x1xi64>
  %n = stablehlo.constant dense<1.7> : tensor<bf16>
  %r = {op}
  %after = stablehlo.multiply %x, %x : tensor<8xbf16>
  return %r, %after : {ty}, tensor<8xbf16>\n}}\n"
        );
        let policy = ["--arith-policy", "standard,rounding=stochastic"];
        let flags = [&["-", "--input", "normal:3", "--seed", "7"][..], &policy].concat();
        let fast = shlo_reading(&flags, &program);
        assert_eq!(fast.status, 0, "{op}: {}", fast.err);
        for engine in ["plain", "both"] {
            let ran = shlo_reading(&[&flags[..], &["--engine", engine]].concat(), &program);
            assert_eq!((ran.status, &ran.out), (0, &fast.out), "{op} {engine}: {}", ran.err);
        }
    }
}

/// The ops after one that rounds nothing have the random bits that they would have without it.
#[test]
fn what_rounds_nothing_takes_no_random_bits() {
    let run = |first: &str, engine: &str| {
        let program = format!(
            "func.func @main(%x: tensor<64xf32>) -> tensor<64xf8E4M3FN> {{\n{first}\n  \
             %r = stablehlo.convert %x : (tensor<64xf32>) -> tensor<64xf8E4M3FN>\n  \
             return %r : tensor<64xf8E4M3FN>\n}}\n"
        );
        let policy = "standard,rounding=stochastic";
        let policies = ["--convert-policy", policy, "--arith-policy", policy];
        let flags = ["-", "--input", "normal:3", "--seed", "7", "--engine", engine];
        let ran = shlo_reading(&[&flags[..], &policies].concat(), &program);
        assert_eq!(ran.status, 0, "{first}: {}", ran.err);
        ran.out
    };
    for engine in ["fast", "plain"] {
        let alone = run("", engine);
        for first in [
            "  %0 = stablehlo.is_finite %x : (tensor<64xf32>) -> tensor<64xi1>",
            "  %0 = chlo.is_inf %x : tensor<64xf32> -> tensor<64xi1>",
            "  %0 = stablehlo.abs %x : tensor<64xf32>",
            "  %0 = stablehlo.maximum %x, %x : tensor<64xf32>",
            "  %0 = stablehlo.select %p, %x, %x : tensor<i1>, tensor<64xf32>",
        ] {
            let first = format!("  %p = stablehlo.constant dense<true> : tensor<i1>\n{first}");
            assert_eq!(run(&first, engine), alone, "{engine}: {first}");
        }
        assert_ne!(run("  %0 = stablehlo.add %x, %x : tensor<64xf32>", engine), alone, "{engine}");
    }
}

#[test]
fn a_level_that_does_not_exist_is_an_error_of_usage() {
    let run = |level: &str| ran(program(&["formats", "f8E4M3FN"]).env(internal::VARIABLE, level));
    let refused = run("sse9");
    assert_eq!(refused.status, 2);
    let message = "error: SHLO_INTERP_CPU is 'sse9', not one of baseline, avx2, avx512\n";
    assert_eq!(refused.err, message);
    for level in Level::ALL {
        assert_eq!(run(level.name()).status, 0, "{level}");
    }
}
