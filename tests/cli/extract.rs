//! `shlo-interp extract`, seen from outside.

use std::fs;

use crate::desk::Desk;
use crate::shlo::{Ran, shlo};

/// The file that is written for an op of a program.
fn extracted(desk: &Desk, program: &str, arguments: &[&str]) -> (String, String) {
    let program = desk.file("program.mlir", program);
    let out = desk.path("out.mlir").display().to_string();
    let all = [&["extract", &program, "-o", &out], arguments].concat();
    let Ran { status, err, .. } = shlo(&all);
    assert_eq!(status, 0, "{err}");
    let text = fs::read_to_string(&out).expect("the file");
    (out, text)
}

/// The reason that no file is written.
fn refused(program: &str, arguments: &[&str]) -> (i32, String) {
    let desk = Desk::new();
    let program = desk.file("program.mlir", program);
    let out = desk.path("out.mlir").display().to_string();
    let Ran { status, err, .. } = shlo(&[&["extract", &program, "-o", &out], arguments].concat());
    assert!(!desk.path("out.mlir").exists());
    (status, err)
}

const SUMS: &str = "\
func.func @main(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xf32> {
  %p = stablehlo.multiply %x, %y : tensor<3xf32> loc(\"product\")
  %s = stablehlo.add %p, %x : tensor<3xf32> loc(\"model.py\":17:3)
  return %s : tensor<3xf32>
}
";
const SUMS_INPUTS: [&str; 4] = ["--input", "0.1,2,3", "--input", "0.1,5,7"];

const LOOP: &str = "\
func.func @main(%n: tensor<i32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %x = stablehlo.constant dense<1.5> : tensor<f32>
  %r:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<f32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %b = stablehlo.multiply %a, %x : tensor<f32>
    stablehlo.return %next, %b : tensor<i32>, tensor<f32>
  }
  return %r#1 : tensor<f32>
}
";

const FOLD: &str = "\
func.func @main(%x: tensor<3xf32>, %scale: tensor<f32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = \"stablehlo.reduce\"(%x, %zero) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %p = stablehlo.multiply %b, %scale : tensor<f32>
      %s = stablehlo.add %a, %p : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
";

#[test]
fn the_file_has_the_bits_of_operands_and_result_and_passes() {
    let desk = Desk::new();
    let (out, text) = extracted(&desk, SUMS, &[&["--op", "%s"], &SUMS_INPUTS[..]].concat());
    // 0.1 rounded to f32, squared and rounded, then added to 0.1 and rounded; 12 = 2*5+2; 24 = 3*7+3
    assert!(text.contains("dense<\"0xCDCCCC3D0000004000004040\">"), "{text}");
    assert!(text.contains("dense<\"0x0BD7233C000020410000A841\">"), "{text}");
    assert!(
        text.contains("check.expect_eq_const %s, dense<\"0xAE47E13D000040410000C041\">"),
        "{text}"
    );
    assert!(!text.contains("multiply"), "{text}");
    assert_eq!(shlo(&[&out]).status, 0);
}

#[test]
fn the_file_fails_where_the_op_gives_other_bits() {
    let desk = Desk::new();
    for by in ["ops", "result"] {
        let arguments = [&["--op", "%s", "--check-by", by], &SUMS_INPUTS[..]].concat();
        let (out, text) = extracted(&desk, SUMS, &arguments);
        let wrong = desk.file("wrong.mlir", text.replace("stablehlo.add", "stablehlo.subtract"));
        let expect: &[&str] = if by == "ops" { &[] } else { &["--expect", "tensor<i1>=true"] };
        assert_eq!(shlo(&[&[out.as_str()], expect].concat()).status, 0, "{text}");
        assert_eq!(shlo(&[&[wrong.as_str()], expect].concat()).status, 1, "{text}");
    }
}

#[test]
fn a_line_a_name_and_a_place_name_the_op_too() {
    let desk = Desk::new();
    for op in ["3", "loc:model.py:17", "loc:model.py:17:3", "@main/%s"] {
        let (_, text) = extracted(&desk, SUMS, &[&["--op", op], &SUMS_INPUTS[..]].concat());
        assert!(text.contains("stablehlo.add %"), "{op}: {text}");
    }
    let (_, text) = extracted(&desk, SUMS, &[&["--op", "loc:product"], &SUMS_INPUTS[..]].concat());
    assert!(text.contains("stablehlo.multiply %"), "{text}");
}

#[test]
fn a_path_chooses_an_iteration_of_a_loop() {
    let desk = Desk::new();
    let (out, text) = extracted(&desk, LOOP, &["--input", "5", "--op", "@main/%r.body[2]/%b"]);
    // 1.5^3 = 3.375 is multiplied by 1.5
    assert!(
        text.contains("dense<\"0x00005840\">") && text.contains("dense<\"0x0000A240\">"),
        "{text}"
    );
    assert_eq!(shlo(&[&out]).status, 0);
    let (status, err) = refused(LOOP, &["--input", "2", "--op", "@main/%r.body[2]/%b"]);
    assert_eq!(status, 4);
    assert!(err.contains("was not run with these inputs"), "{err}");
}

#[test]
fn a_region_comes_along_with_the_values_that_it_reads() {
    let desk = Desk::new();
    let arguments = ["--input", "1,2,4", "--input", "0.5", "--op", "%0"];
    let (out, text) = extracted(&desk, FOLD, &arguments);
    assert!(
        text.contains("dense<\"0x0000003F\">") && text.contains("dense<\"0x00006040\">"),
        "{text}"
    );
    assert_eq!(shlo(&[&out]).status, 0);
    let (status, err) = refused(FOLD, &[&arguments[..4], &["--op", "%p"]].concat());
    assert_eq!(status, 4);
    assert!(err.contains("stablehlo.reduce applies to elements: extract that op"), "{err}");
}

#[test]
fn nans_zeros_and_complex_results_are_compared_by_bits() {
    let desk = Desk::new();
    for (ty, values) in [
        ("4xf32", "-0.0,0.0,nan,-inf"),
        ("4xbf16", "-0.0,0.0,nan,-inf"),
        ("4xf8E4M3FN", "-0.0,0.0,nan,448"),
        ("4xf6E3M2FN", "-0.0,0.0,28,1"),
        ("4xf4E2M1FN", "-0.0,0.0,6,1"),
        ("2xcomplex<f64>", "(-0.0,nan),(1,-2)"),
    ] {
        let program = format!(
            "func.func @main(%x: tensor<{ty}>) -> tensor<{ty}> {{
               %0 = stablehlo.optimization_barrier %x : tensor<{ty}>
               %1 = stablehlo.negate %0 : tensor<{ty}>
               return %1 : tensor<{ty}>
             }}"
        );
        let (out, text) =
            extracted(&desk, &program, &["--op", "%1", "--check-by", "result", "--input", values]);
        assert_eq!(shlo(&[&out, "--expect", "tensor<i1>=true"]).status, 0, "{text}");
        // without the negation zeros have other signs
        let wrong = text.replace("stablehlo.negate", "stablehlo.optimization_barrier");
        let wrong = desk.file("wrong.mlir", wrong);
        assert_eq!(shlo(&[&wrong, "--expect", "tensor<i1>=true"]).status, 1, "{text}");
        let (out, text) = extracted(&desk, &program, &["--op", "%1", "--input", values]);
        assert!(!text.contains("shlo."), "attributes that other tools do not know: {text}");
        assert_eq!(shlo(&[&out]).status, 0, "{text}");
    }
}

#[test]
fn the_comment_says_what_a_device_gave() {
    let desk = Desk::new();
    let arguments = [&["--op", "%s", "--actual", "0.11,12,25"], &SUMS_INPUTS[..]].concat();
    let (_, text) = extracted(&desk, SUMS, &arguments);
    assert!(
        text.contains("// stablehlo.add of program.mlir:3 (@main/%s, loc model.py:17)"),
        "{text}"
    );
    assert!(text.contains("1 of 3 elements differs") && text.contains("25"), "{text}");
}

/// Sums of three terms: 2^24 + 1 + 1 is 2^24 in order and 2^24 + 2 exactly, and 1 + 2 + 3 is 6 in every order.
const ORDERS: &str = "func.func @main(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1]
    : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return %s : tensor<2xf32>
}
";

#[test]
fn a_legal_result_passes_where_legal_results_are_expected() {
    let desk = Desk::new();
    let inputs = ["--op", "%s", "--input", "[[16777216,1,1],[1,2,3]]"];
    let flags = [&inputs[..], &["--actual", "[16777218,6]"]].concat();
    let (path, text) = extracted(&desk, ORDERS, &flags);
    assert!(
        text.contains("stablehlo.compare  GE") || text.contains("stablehlo.compare GE"),
        "{text}"
    );
    assert!(text.contains("anything that is legal"), "{text}");
    assert_eq!(shlo(&[&path]).status, 0);
    assert_eq!(shlo(&[&path, "--accumulate", "exact"]).status, 0);
    // another operand makes another sum, 4 instead of 6
    let operand = "0x0000804B0000803F0000803F0000803F0000004000004040";
    assert!(text.contains(operand), "{text}");
    let altered = text.replace(operand, "0x0000804B0000803F0000803F0000803F0000004000008040");
    let other = desk.file("other.mlir", &altered);
    assert_eq!(shlo(&[&other]).status, 1);
    // the bits alone
    let (path, _) = extracted(&desk, ORDERS, &[&inputs[..], &["--expect", "bits"]].concat());
    assert_eq!((shlo(&[&path]).status, shlo(&[&path, "--accumulate", "exact"]).status), (0, 1));
}

#[test]
fn complex_results_are_legal_between_two_values_in_both_parts() {
    let program = "func.func @main(%x: tensor<3xcomplex<f32>>) -> tensor<complex<f32>> {
      %z = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
      %s = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0]
        : (tensor<3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      return %s : tensor<complex<f32>>
    }";
    let desk = Desk::new();
    // the real parts add up to 2^24 in order and to 2^24 + 2 exactly, the imaginary parts to 6
    let inputs = ["--op", "%s", "--input", "(16777216,1),(1,2),(1,3)"];
    let legal = [&inputs[..], &["--expect", "legal"]].concat();
    let (path, text) = extracted(&desk, program, &legal);
    assert!(text.contains("stablehlo.real") && text.contains("anything that is legal"), "{text}");
    assert_eq!(shlo(&[&path]).status, 0, "{text}");
    // 64 in place of 1 makes another real part, and 64 in place of 3 another imaginary part
    let operand = "0x0000804B0000803F0000803F000000400000803F00004040";
    assert!(text.contains(operand), "{text}");
    for other in [
        "0x0000804B0000803F00008042000000400000803F00004040",
        "0x0000804B0000803F0000803F000000400000803F00008042",
    ] {
        let altered = desk.file("other.mlir", text.replace(operand, other));
        assert_eq!(shlo(&[&altered]).status, 1, "{other}");
    }
    // a sum in another order: the operands from the last to the first
    let reversed = "0x0000803F000040400000803F000000400000804B0000803F";
    let reversed = desk.file("reversed.mlir", text.replace(operand, reversed));
    assert_eq!(shlo(&[&reversed]).status, 0, "{text}");
    let (_, text) = extracted(&desk, program, &[&inputs[..], &["--expect", "bits"]].concat());
    let reversed = "0x0000803F000040400000803F000000400000804B0000803F";
    let reversed = desk.file("reversed.mlir", text.replace(operand, reversed));
    assert_eq!(shlo(&[&reversed]).status, 1, "{text}");
}

#[test]
fn a_directory_has_no_checks_of_what_is_legal() {
    let desk = Desk::new();
    let program = desk.file("program.mlir", ORDERS);
    let out = desk.path("out").display().to_string();
    let inputs = ["--op", "%s", "--input", "2x3xf32=1", "--expect", "legal"];
    let Ran { status, err, .. } = shlo(&[&["extract", &program, "-o", &out], &inputs[..]].concat());
    assert_eq!(status, 2, "{err}");
    assert!(err.contains("a directory has the expected values in files"), "{err}");
    assert!(!desk.path("out").exists());
}

#[test]
fn operands_come_from_the_dumps_of_a_device() {
    let desk = Desk::new();
    let trace = desk.path("").display().to_string();
    let p = desk.file("p.mlir", SUMS.replace("return %s", "return %p"));
    let Ran { status, err, .. } = shlo(&[
        "run", &p, "--input", "0.5,1,1", "--input", "4,1,1", "-o", &trace, "--format", "none",
    ]);
    assert_eq!(status, 0, "{err}");
    let name = fs::read_dir(desk.path("")).expect("a directory").flatten();
    let name = name.map(|entry| entry.file_name().into_string().expect("a name"));
    let name = name.into_iter().find(|name| name.ends_with(".npy")).expect("a result");
    desk.file("index.csv", format!("%p,tensor<3xf32>,{name}\n"));
    let arguments = [&["--op", "%s", "--dumps", &trace], &SUMS_INPUTS[..]].concat();
    let (out, text) = extracted(&desk, SUMS, &arguments);
    // the dump has 2, 1, 1, to which 0.1, 2, 3 are added
    assert!(text.contains("dense<\"0x000000400000803F0000803F\">"), "{text}");
    assert!(text.contains("Operands from the device: %p."), "{text}");
    assert_eq!(shlo(&[&out]).status, 0);
}

#[test]
fn a_cone_has_the_ops_that_the_last_one_needs() {
    let desk = Desk::new();
    let arguments = [&["--op", "%s", "--from", "%p"], &SUMS_INPUTS[..]].concat();
    let (out, text) = extracted(&desk, SUMS, &arguments);
    assert!(text.contains("stablehlo.multiply") && text.contains("stablehlo.add"), "{text}");
    assert_eq!(shlo(&[&out]).status, 0);
}

#[test]
fn arguments_and_directories_run_by_their_own_line() {
    let desk = Desk::new();
    let arguments = [&["--op", "%s", "--as-arguments"], &SUMS_INPUTS[..]].concat();
    let (out, text) = extracted(&desk, SUMS, &arguments);
    assert!(text.contains("@main(%arg0: tensor<3xf32>"), "{text}");
    let inputs = format!("@{}", desk.path("out.inputs").display());
    assert_eq!(shlo(&[&out, "--input", &inputs]).status, 0);
    assert_eq!(shlo(&["test", &out]).status, 0);
    let program = desk.file("program.mlir", SUMS);
    let out = desk.path("all").display().to_string();
    let arguments = [&["extract", &program, "--op", "%s", "-o", &out], &SUMS_INPUTS[..]].concat();
    assert_eq!(shlo(&arguments).status, 0);
    let text = fs::read_to_string(desk.path("all/program.mlir")).expect("the file");
    assert!(!text.contains("check."), "{text}");
    assert_eq!(shlo(&["test", desk.path("all").to_str().expect("text")]).status, 0);
}

#[test]
fn an_op_that_is_not_there_or_computes_nothing_is_refused() {
    let (status, err) = refused(SUMS, &[&["--op", "%t"], &SUMS_INPUTS[..]].concat());
    assert_eq!(status, 2);
    assert!(err.contains("no op of") && err.contains("defines %t"), "{err}");
    let (status, err) = refused(SUMS, &[&["--op", "9"], &SUMS_INPUTS[..]].concat());
    assert_eq!(status, 2);
    assert!(err.contains("no op begins on line 9"), "{err}");
    let (status, err) = refused(FOLD, &["--input", "1,2,4", "--input", "1", "--op", "%zero"]);
    assert_eq!(status, 2);
    assert!(err.contains("computes nothing"), "{err}");
}

#[test]
fn an_op_of_one_process_of_several_is_taken_with_what_that_process_had() {
    let desk = Desk::new();
    let text = "module attributes {mhlo.num_replicas = 2 : i32} {
      func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
        %0 = stablehlo.multiply %x, %x : tensor<2xf32>
        %1 = \"stablehlo.all_reduce\"(%0) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %s = stablehlo.add %a, %b : tensor<f32>
            stablehlo.return %s : tensor<f32>
        }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf32>) -> tensor<2xf32>
        %2 = stablehlo.add %1, %x : tensor<2xf32>
        return %2 : tensor<2xf32>
      }
    }";
    let inputs = ["--input", "0,0:2xf32=1,2", "--input", "1,0:2xf32=3,5"];
    // the sums of the squares are 10 and 29; process 1 adds 3 and 5
    for (op, result) in [("1,0:%2", [13f32, 34.0]), ("%2", [11.0, 31.0])] {
        let (out, text) = extracted(&desk, text, &[&inputs[..], &["--op", op]].concat());
        let hex: String =
            result.iter().flat_map(|it| it.to_le_bytes()).map(|it| format!("{it:02X}")).collect();
        assert!(text.contains(&format!("check.expect_eq_const %2, dense<\"0x{hex}\">")), "{text}");
        assert_eq!(shlo(&[&out]).status, 0);
    }
    let refusal = |op: &str| refused(text, &[&inputs[..], &["--op", op]].concat());
    let (status, err) = refusal("%1");
    assert!(status == 2 && err.contains("takes values of other processes"), "{err}");
    let (status, err) = refusal("0,1:%2");
    assert!(status == 2 && err.contains("there is no process 0,1"), "{err}");
}

#[test]
fn commands_that_run_one_process_refuse_programs_of_several() {
    let desk = Desk::new();
    let program = desk.file(
        "p.mlir",
        "module attributes {mhlo.num_partitions = 2 : i32} {
           func.func @main() -> tensor<ui32> {
             %0 = stablehlo.partition_id : tensor<ui32>
             return %0 : tensor<ui32>
           }
         }",
    );
    let out = desk.path("out").display().to_string();
    for command in [&["bundle"][..], &["reduce", "--check", "nan"], &["expose", "--values", "%0"]] {
        let all = [command, &[&program, "-o", &out]].concat();
        let Ran { status, err, .. } = shlo(&all);
        assert!(status == 2 && err.contains("1 replicas and 2 partitions"), "{command:?}: {err}");
    }
}
