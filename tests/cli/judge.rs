//! `shlo-interp compare PROGRAM`, seen from outside.

use std::fs;

use serde_json::Value as Json;
use shlo_interp::files::npy;
use shlo_interp::ir::TensorType;
use shlo_interp::judge::{Dumps, Freedoms, Rung, Trial};
use shlo_interp::{Source, Tensor, Value, load};

use crate::desk::Desk;
use crate::schema;
use crate::shlo::{Ran, shlo};

fn compare(arguments: &[&str]) -> Ran {
    shlo(&[&["compare"], arguments].concat())
}

/// The judgement as JSON, which the published schema admits.
fn json(arguments: &[&str]) -> (i32, Json) {
    let Ran { status, out, err } = compare(&[arguments, &["--format", "json"]].concat());
    let object = serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}{err}"));
    schema::check(&object);
    (status, object)
}

const SUM: &str = "func.func @main(%x: tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<4xf32> loc(\"model.py\":7:0)
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %b = stablehlo.broadcast_in_dim %sum, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %p = stablehlo.divide %e, %b : tensor<4xf32>
  return %sum, %p : tensor<f32>, tensor<4xf32>
}
";

/// Writes the values of a device into a directory.
fn dump(desk: &Desk, values: &[(&str, &[usize], &[f32])]) -> String {
    let directory = desk.path("dumps");
    fs::create_dir_all(&directory).expect("a directory");
    let mut index = String::new();
    for (number, (name, shape, values)) in values.iter().enumerate() {
        let tensor = Tensor::from_vec(shape, values.to_vec()).expect("numbers");
        let mut file = fs::File::create(directory.join(format!("{number}.npy"))).expect("a file");
        npy::write_to(&tensor, &mut file).expect("a tensor");
        index += &format!("{name},tensor,{number}.npy\n");
    }
    fs::write(directory.join("index.csv"), index).expect("an index");
    directory.display().to_string()
}

// e^0, e^1, e^2, e^3 to the nearest f32, as mpmath gives them
const POWERS: [f32; 4] = [1.0, 2.718_281_7, 7.389_056, 20.085_537];
const X: &str = "4xf32=0,1,2,3";

#[test]
fn what_the_program_allows_is_legal() {
    let desk = Desk::new();
    let program = desk.file("p.mlir", SUM);
    let sum = POWERS.iter().rev().fold(0.0, |sum, power| sum + power);
    let actual = format!("{sum}");
    let Ran { status, out, err } =
        compare(&[&program, "-i", X, "--actual", &actual, "--actual", "ignored"]);
    assert_eq!((status, err.as_str()), (0, ""), "{out}");
    assert!(out.starts_with("legal: 1 value as the program allows"), "{out}");
}

#[test]
fn the_first_wrong_op_is_named_with_its_place() {
    let desk = Desk::new();
    let program = desk.file("p.mlir", SUM);
    let wrong = POWERS[0] + POWERS[1] + POWERS[2];
    let share = POWERS.map(|power| power / wrong);
    let dumps = dump(
        &desk,
        &[
            ("%e", &[4], &POWERS),
            ("@main/%sum", &[], &[wrong]),
            ("%b", &[4], &[wrong; 4]),
            ("%p", &[4], &share),
        ],
    );
    let (status, object) = json(&[&program, "-i", X, "--dumps", &dumps]);
    assert_eq!((status, &object["verdict"]), (1, &"violation".into()));
    assert_eq!(object["first_violation"], "@main/%sum");
    let accepted: Vec<bool> =
        object["values"].as_array().unwrap().iter().map(|it| it["accepted"] == true).collect();
    assert_eq!(accepted, [true, false, true, true]);
    let Ran { out, .. } = compare(&[&program, "-i", X, "--dumps", &dumps]);
    assert!(out.contains("stablehlo.reduce (") && out.contains("p.mlir:4"), "{out}");
    assert!(out.contains("--op '@main/%sum'"), "{out}");
}

#[test]
fn ops_whose_results_are_not_shown_are_judged_with_those_that_read_them() {
    let desk = Desk::new();
    let program = desk.file("p.mlir", SUM);
    let sum: f32 = POWERS.iter().sum();
    let share = POWERS.map(|power| power / sum);
    let judge = |share: [f32; 4]| {
        let dumps = dump(&desk, &[("%p", &[4], &share)]);
        json(&[&program, "-i", X, "--dumps", &dumps])
    };
    let (status, object) = judge(share);
    assert_eq!(status, 0, "{object}");
    let together = &object["values"][0]["together_with"];
    assert_eq!(together, &serde_json::json!(["@main/%b", "@main/%e", "@main/%sum"]));
    assert_eq!(judge(share.map(|it| it * 1.0001)).0, 1);
}

#[test]
fn freedoms_are_taken_away_and_given() {
    let desk = Desk::new();
    let program = desk.file(
        "p.mlir",
        "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
           %0 = stablehlo.add %x, %x : tensor<2xf32>
           return %0 : tensor<2xf32>
         }",
    );
    let judge = |legal: &str| {
        let all = [program.as_str(), "-i", "2xf32=1e-40,1", "--actual", "2xf32=0,2"];
        let (status, object) = json(&[&all[..], &["--legal", legal]].concat());
        (status, object["values"][0]["rung"].clone())
    };
    assert_eq!(judge("flush"), (0, "flush".into()));
    assert_eq!(judge("none"), (1, "flush".into()));
}

#[test]
fn the_report_marks_the_op_in_its_source() {
    let desk = Desk::new();
    let program = desk.file("p.mlir", SUM);
    let report = desk.path("out.html").display().to_string();
    let Ran { status, err, .. } =
        compare(&[&program, "-i", X, "--actual", "1=5", "--report", &report]);
    assert_eq!(status, 1, "{err}");
    let html = fs::read_to_string(report).expect("a page");
    assert!(html.contains("VIOLATION: 1 of 1 elements of @main/%sum"), "the verdict");
    assert!(html.contains("stablehlo.reduce(%e init"), "the source");
    assert!(html.len() < 100_000);
}

#[test]
fn what_cannot_be_judged_is_refused() {
    let desk = Desk::new();
    let program = desk.file("p.mlir", SUM);
    let empty = desk.path("empty");
    fs::create_dir_all(&empty).expect("a directory");
    let empty = empty.display().to_string();
    let cases: &[(&[&str], i32, &str)] = &[
        (&[&program, "-i", X], 2, "--actual"),
        (&[&program, "-i", X, "--actual", "1", "--type", "f32"], 2, "--type"),
        (&[&program, "-i", X, "--actual", "3=1"], 2, "--actual 3"),
        (&[&program, "-i", X, "--actual", "1=4xf32=1", "--actual", "ignored"], 2, "--actual"),
        (&[&program, "-i", X, "--dumps", &empty], 5, "index.csv"),
        (&[&program, "-i", X, "--actual", "1=1", "--legal", "fma"], 2, "inputs:tf32"),
        (&[&program, "-i", X, "--actual", "1=1", "--replay", &empty], 5, "--replay"),
        (&["a.npy"], 2, "EXPECTED"),
        (&["a.npy", "b.npy", "--actual", "1"], 2, "--actual"),
    ];
    for (arguments, status, message) in cases {
        let Ran { status: found, out, err } = compare(arguments);
        assert_eq!((found, out.as_str()), (*status, ""), "{arguments:?}: {err}");
        assert!(err.contains(message), "{arguments:?}: {err}");
    }
}

/// `tanh` of 1 less a number that is close to it.
const CANCEL: &str = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %k = stablehlo.constant dense<0.76159> : tensor<2xf32>
  %t = stablehlo.tanh %x : tensor<2xf32>
  %q = stablehlo.subtract %t, %k : tensor<2xf32> loc(\"params['w1']\")
  return %q : tensor<2xf32>
}
";

#[test]
fn a_difference_that_the_program_makes_large_is_explained() {
    let desk = Desk::new();
    let program = desk.file("p.mlir", CANCEL);
    // tanh(1) is 0.761594155955...
    let ours = 0.761_594_2_f32;
    let device = f32::from_bits(ours.to_bits() - 1);
    let [q, own] = [device, ours].map(|value| value - 0.761_59);
    let unit = f32::from_bits(own.to_bits() + 1) - own;
    let ulps = f64::from((q - own).abs() / unit);
    let dumps = dump(&desk, &[("%t", &[2], &[ours, device]), ("%q", &[2], &[own, q])]);
    let (status, object) = json(&[&program, "-i", "2xf32=1,1", "--dumps", &dumps]);
    assert_eq!(status, 0, "{object}");
    let difference = &object["differences"][0];
    assert_eq!((&difference["name"], &difference["index"]), (&"@main/%q".into(), &[1].into()));
    assert_eq!(difference["ulp"].as_f64(), Some(ulps), "{difference}");
    assert_eq!(difference["explained"], difference["ulp"]);
    assert_eq!(object["values"][1]["accumulated_ulp"].as_f64(), Some(ulps));
    let Ran { out, .. } = compare(&[&program, "-i", "2xf32=1,1", "--dumps", &dumps]);
    let sentence = "no op violates; the program's own conditioning explains the difference at the result @main/%q";
    assert!(out.contains(sentence) && out.contains("params['w1']"), "{out}");
    assert!(!out.contains("VIOLATION"), "{out}");
}

#[test]
fn what_a_violation_adds_is_not_explained() {
    let desk = Desk::new();
    let program = desk.file("p.mlir", CANCEL);
    let ours = 0.761_594_2_f32;
    let device = f32::from_bits(ours.to_bits() - 1);
    // the difference of the device is right, and then a thousandth is added
    let [q, own] = [device, ours].map(|value| value - 0.761_59);
    let unit = f32::from_bits(own.to_bits() + 1) - own;
    let wrong = q + 0.001;
    let dumps = dump(&desk, &[("%t", &[2], &[ours, device]), ("%q", &[2], &[own, wrong])]);
    let (status, object) = json(&[&program, "-i", "2xf32=1,1", "--dumps", &dumps]);
    assert_eq!((status, &object["first_violation"]), (1, &"@main/%q".into()));
    let difference = &object["differences"][0];
    assert_eq!(difference["explained"].as_f64(), Some(f64::from((q - own).abs() / unit)));
    assert!(difference["ulp"].as_f64() > Some(1e6), "{difference}");
    let Ran { out, .. } = compare(&[&program, "-i", "2xf32=1,1", "--dumps", &dumps]);
    assert!(out.contains("violations make the rest"), "{out}");
}

#[test]
fn a_branch_that_legal_errors_can_turn_is_undecided() {
    let desk = Desk::new();
    let program = desk.file(
        "p.mlir",
        "func.func @main(%x: tensor<f32>, %w: tensor<f32>) -> tensor<f32> {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %y = stablehlo.exponential %x : tensor<f32>
  %p = stablehlo.compare GT, %y, %w : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %e = \"stablehlo.if\"(%p) ({
    stablehlo.return %one : tensor<f32>
  }, {
    %t = stablehlo.negate %one : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return %e : tensor<f32>
}",
    );
    let judge = |limit: &str, result: &str| {
        let (status, object) = json(&[&program, "-i", "1.0", "-i", limit, "--actual", result]);
        (status, object["values"][0]["rung"].as_str().unwrap_or_default().to_string())
    };
    // e is 2.7182817 or 2.718282 in f32; both sides of the first are legal, and none of 2.5
    assert_eq!(judge("2.7182817", "1"), (0, "undecided".into()));
    assert_eq!(judge("2.7182817", "-1"), (0, "same bits".into()));
    assert_eq!(judge("2.5", "-1"), (1, "VIOLATION".into()));
}

/// Doubles until the limit.
const DOUBLE: &str = "func.func @main(%x: tensor<f32>, %limit: tensor<f32>) -> tensor<f32> {
  %r = stablehlo.while(%a = %x) : tensor<f32>
  cond {
    %c = stablehlo.compare LT, %a, %limit : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %d = stablehlo.add %a, %a : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }
  return %r : tensor<f32>
}
";

#[test]
fn iterations_of_loops_are_compared_first() {
    let desk = Desk::new();
    let program = desk.file("p.mlir", DOUBLE);
    let judge = |values: &[(&str, &[usize], &[f32])]| {
        let dumps = dump(&desk, values);
        let all = [program.as_str(), "-i", "1.0", "-i", "4.0", "--dumps", &dumps];
        let Ran { status, out, .. } = compare(&all);
        (status, out.lines().nth(1).unwrap_or_default().to_string(), json(&all).1)
    };
    let values: [(&str, &[usize], &[f32]); 3] = [
        ("@main/%r.body[0]/%d", &[], &[2.0]),
        ("@main/%r.body[1]/%d", &[], &[4.0]),
        ("@main/%r.body[2]/%d", &[], &[8.0]),
    ];
    let (status, line, _) = judge(&values[..2]);
    assert_eq!((status, line.as_str()), (0, ""));
    // the device went on
    let (_, line, object) = judge(&values);
    let said = "loop @main/%r: the device shows values of 3 iterations, and on the values that it had the condition ends";
    assert!(line.starts_with(said), "{line}");
    let counts = serde_json::json!([{"name": "@main/%r", "ours": 2, "judged": 2, "shown": 3}]);
    assert_eq!(object["loops"], counts);
    assert_eq!(object["unused"], serde_json::json!(["@main/%r.body[2]/%d"]));
    // the device ended early, which the result shows
    let (status, line, _) = judge(&[values[0], ("@main/%r", &[], &[2.0])]);
    let said = "loop @main/%r: the device shows values of 1 iteration of 2";
    assert!(status == 1 && line.starts_with(said), "{line}");
    let (status, line, _) = judge(&[values[0], ("@main/%r", &[], &[4.0])]);
    assert_eq!((status, line.as_str()), (0, ""));
    // a wrong value ends the loop early; the op is named, and the number of iterations is said
    let (status, line, object) = judge(&[("@main/%r.body[0]/%d", &[], &[5.0])]);
    assert!(line.starts_with("loop @main/%r: 1 iteration with the values"), "{line}");
    assert_eq!((status, &object["first_violation"]), (1, &"@main/%r.body[0]/%d".into()));
}

#[test]
fn one_wrong_bit_is_found_in_its_iteration_and_callee() {
    let desk = Desk::new();
    let program = desk.file(
        "p.mlir",
        "func.func @main(%n: tensor<i32>, %x: tensor<3xf32>) -> (tensor<3xf32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<3xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %d = func.call @layer(%a) : (tensor<3xf32>) -> tensor<3xf32>
    stablehlo.return %next, %d : tensor<i32>, tensor<3xf32>
  }
  return %r#1, %r#0 : tensor<3xf32>, tensor<i32>
}
func.func @layer(%a: tensor<3xf32>) -> tensor<3xf32> {
  %s = stablehlo.multiply %a, %a : tensor<3xf32> loc(\"block.py\":17:0)
  %y = stablehlo.subtract %s, %a : tensor<3xf32>
  return %y : tensor<3xf32>
}",
    );
    let trace = desk.path("trace").display().to_string();
    let inputs = ["-i", "4", "-i", "3xf32=0.5,-0.25,0.75"];
    let run = [&[program.as_str(), "--trace", &trace, "--format", "none"], &inputs[..]].concat();
    assert_eq!(shlo(&run).status, 0);
    let index = fs::read_to_string(desk.path("trace/index.csv")).expect("an index");
    let name = "@main/%r.body[2]/%d@layer/%s";
    let line = index.lines().find(|line| line.starts_with(&format!("{name},"))).expect("a line");
    let file = std::path::Path::new(line.rsplit(',').next().expect("a path"));
    let file = desk.path("trace").join(file.file_name().expect("a name"));
    let mut bytes = fs::read(&file).expect("a file");
    let last = bytes.len() - 8;
    bytes[last] ^= 1;
    fs::write(&file, bytes).expect("a file");
    let all = [&[program.as_str(), "--dumps", &trace], &inputs[..]].concat();
    let (status, object) = json(&all);
    assert_eq!((status, &object["first_violation"]), (1, &name.into()));
    let values = object["values"].as_array().expect("values");
    let found = values.iter().find(|value| value["name"] == name).expect("the value");
    assert_eq!(
        (&found["violations"], &found["worst_elements"][0]["index"]),
        (&1.into(), &[1].into())
    );
    let Ran { out, .. } = compare(&all);
    assert!(out.starts_with("VIOLATION: 1 of 3 elements") && out.contains("block.py:17"), "{out}");
}

#[test]
fn indexes_and_files_that_are_no_values_are_errors() {
    let desk = Desk::new();
    let program = desk.file("p.mlir", CANCEL);
    let own = POWERS[0];
    let refused = |index: &str, reason: &str| {
        let dumps = dump(&desk, &[("%t", &[2], &[own, own]), ("%q", &[3], &[own; 3])]);
        desk.file("dumps/junk.npy", "no numbers");
        desk.file("dumps/index.csv", index);
        let Ran { status: found, err, .. } =
            compare(&[&program, "-i", "2xf32=1,1", "--dumps", &dumps]);
        let status = if index.is_empty() { 2 } else { 5 };
        assert!(found == status && err.contains(reason), "{index:?}: {found} {err}");
    };
    refused("%q,tensor<2xf32>,1.npy\n", "@main/%q");
    refused("%t,tensor<2xf32>,junk.npy\n", "junk.npy");
    refused("%t,tensor<2xf32>,none.npy\n", "none.npy");
    refused("%t,tensor<2xf32>,0.npy\n@main/%t,tensor<2xf32>,1.npy\n", "two files for @main/%t");
    refused("what is this\n", "line 1 of");
    refused("", "nothing to judge");
    // other ends of lines, a name that there is not, and values that are missing
    let dumps = dump(&desk, &[("%t", &[2], &[0.761_594_2; 2])]);
    desk.file(
        "dumps/index.csv",
        "id,type,path\r\n%t,tensor<2xf32>,0.npy\r\n%no,tensor<f32>,x.npy\r\n",
    );
    let (status, object) = json(&[&program, "-i", "2xf32=1,1", "--dumps", &dumps]);
    assert_eq!((status, &object["unused"]), (0, &serde_json::json!(["@main/%no"])));
}

#[test]
fn a_page_tells_violations_apart_and_shows_how_much_a_sum_cancels() {
    let desk = Desk::new();
    let text = "func.func @main(%x: tensor<4xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32> loc(\"<script>ü'</script>\")
  return %sum : tensor<f32>
}
";
    let program = desk.file("program.mlir", text);
    let page = desk.path("page.html").display().to_string();
    let given = ["--input", "1,2,3,-6.5", "--actual", "0.25", "--report", &page];
    let Ran { status, err, .. } = compare(&[&[program.as_str()], &given[..]].concat());
    assert_eq!(status, 1, "{err}");
    let html = fs::read_to_string(&page).expect("a page");
    // the magnitudes 12.5 are 25 times the sum -0.5: four bits are lost
    for part in [
        "<i class=\"b3\"></i>✗ violation: 1 (100 %)",
        "2^4: 1 sum ✗ not legal",
        "↑ @main/%sum: 1 of 1 elements are not legal",
        "✗ rejected or without a distance: 1 block",
        "&lt;script&gt;ü&#39;",
        "0.25 (0x3E800000)",
    ] {
        assert!(html.contains(part), "{part}\n{html}");
    }
    assert!(!html.contains("http") && html.matches("<script>").count() == 1);
    assert!(html.find("class=\"verdict violation\"") < html.find("<section>"));
    assert!(html.len() < 60_000, "{}", html.len());
}

#[test]
fn a_legal_value_may_be_outside_of_its_tolerance() {
    let desk = Desk::new();
    let program = desk.file(
        "p.mlir",
        "func.func @main(%x: tensor<3xf32>) -> tensor<f32> {
           %zero = stablehlo.constant dense<0.0> : tensor<f32>
           %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
           return %s : tensor<f32>
         }",
    );
    // 2^24 + 1 + 1 is 2^24 in order and 2^24 + 2, one ULP more, in another
    let all = [program.as_str(), "-i", "3xf32=16777216,1,1", "--actual", "16777218"];
    let judge = |flags: &[&str]| json(&[&all[..], flags].concat());
    assert_eq!(judge(&[]).0, 0);
    let (status, object) = judge(&["--max-ulp", "0"]);
    assert_eq!((status, &object["verdict"]), (1, &"legal".into()), "{object}");
    assert_eq!(object["outside"], serde_json::json!(["@main/%s"]));
    assert_eq!(object["values"][0]["required"]["differing"], 1);
    assert_eq!(judge(&["--max-ulp", "1"]).0, 0);
    let budget = |text: &str| judge(&["--budget", &desk.file("b.toml", text)]);
    assert_eq!(budget("[[rule]]\nop = 'reduce'\nmax_ulp = 0").0, 1);
    assert_eq!(budget("[default]\nmax_ulp = 0\n[[rule]]\nop = 'reduce'\nmax_ulp = 1").0, 0);
    let (status, object) = budget("[[rule]]\nop = 'add'\nmax_ulp = 0");
    assert_eq!((status, object["unused_rules"].as_array().map(Vec::len)), (0, Some(1)));
    let Ran { out, .. } = compare(&[&all[..], &["--max-ulp", "0"]].concat());
    assert!(out.contains("OUTSIDE of tolerance: 1 of 1 value; first @main/%s: "), "{out}");
}

#[test]
fn a_violation_within_its_tolerance_is_a_violation() {
    let desk = Desk::new();
    let program = desk.file(
        "p.mlir",
        "func.func @main(%x: tensor<f32>) -> tensor<f32> {
      %0 = stablehlo.add %x, %x : tensor<f32>
      return %0 : tensor<f32>
    }",
    );
    let (status, object) = json(&[&program, "-i", "1", "--actual", "2.5", "--rtol", "1"]);
    assert_eq!((status, &object["verdict"]), (1, &"violation".into()));
    assert_eq!(object["outside"], serde_json::json!([]));
}

#[test]
fn a_note_says_which_line_of_a_sort_is_wrong() {
    let desk = Desk::new();
    let program = desk.file(
        "p.mlir",
        "func.func @main(%k: tensor<2x3xf32>, %v: tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>) {
           %0:2 = \"stablehlo.sort\"(%k, %v) ({
             ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
               %less = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
               stablehlo.return %less : tensor<i1>
           }) {dimension = 1 : i64, is_stable = false} : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
           return %0#0, %0#1 : tensor<2x3xf32>, tensor<2x3xi32>
         }",
    );
    let judge = |values: &str| {
        let inputs = ["-i", "[[2,1,1],[5,6,5]]", "-i", "[[0,1,2],[3,4,5]]"];
        let keys = ["--actual", "[[1,1,2],[5,5,6]]", "--actual", values];
        compare(&[&[program.as_str()], &inputs[..], &keys[..]].concat())
    };
    let Ran { status, out, err } = judge("[[2,1,0],[5,3,4]]");
    assert_eq!((status, err.as_str()), (0, ""), "{out}");
    assert!(out.contains("ties"), "{out}");
    let Ran { status, out, err } = judge("[[2,1,0],[5,4,3]]");
    assert_eq!((status, err.as_str()), (1, ""), "{out}");
    assert!(out.contains("@main/%0#1: row 1 of the line [1, :] is not in the operands"), "{out}");
}

#[test]
fn readers_of_a_returned_value_may_have_had_it_before_it_was_rounded() {
    let program = |returned: &str, types: &str| {
        format!(
            "func.func @main(%a: tensor<1xbf16>, %b: tensor<1xbf16>) -> ({types}) {{
  %0 = chlo.acosh %a : tensor<1xbf16> -> tensor<1xbf16>
  %r = stablehlo.divide %0, %b : tensor<1xbf16>
  return {returned} : {types}
}}
"
        )
    };
    let desk = Desk::new();
    let both = desk.file("both.mlir", program("%0, %r", "tensor<1xbf16>, tensor<1xbf16>"));
    let operands = ["-i", "1xbf16=3.0625", "-i", "1xbf16=3.5"];
    // acosh(3.0625) = 1.78459, which is 1.78125 in bf16; over 3.5 it is 0.50988, to bf16 0.51171875, and 1.78125 / 3.5 gives 0.5078125
    let judged = |actual: &[&str]| {
        let results: Vec<&str> = actual.iter().flat_map(|it| ["--actual", it]).collect();
        compare(&[&[both.as_str()], &operands[..], &results].concat())
    };
    let Ran { status, out, err } = judged(&["1xbf16=1.78125", "1xbf16=0.51171875"]);
    assert_eq!((status, err.as_str()), (0, ""), "{out}");
    assert!(out.contains("another copy of a value that is returned"), "{out}");
    let Ran { status, out, .. } = judged(&["1xbf16=1.78125", "1xbf16=0.5078125"]);
    assert_eq!(status, 0, "{out}");
    assert!(!out.contains("another copy"), "{out}");
    let Ran { status, out, .. } = judged(&["1xbf16=1.78125", "1xbf16=0.53125"]);
    assert_eq!(status, 1, "{out}");
    // a value that is dumped is the one that its readers had
    let index = desk.path("dumps");
    fs::create_dir_all(&index).expect("a directory");
    for (file, value) in [("0.npy", 1.78125), ("1.npy", 0.51171875)] {
        let tensor = Tensor::from_f64s("bf16".parse().expect("a type"), &[1], &[value]);
        let mut file = fs::File::create(index.join(file)).expect("a file");
        npy::write_to(&tensor.expect("a tensor"), &mut file).expect("a tensor");
    }
    let lines = "@main/%0,tensor<1xbf16>,0.npy\n@main/%r,tensor<1xbf16>,1.npy\n";
    fs::write(index.join("index.csv"), lines).expect("an index");
    let directory = index.display().to_string();
    let Ran { status, out, .. } =
        compare(&[&[both.as_str()], &operands[..], &["--dumps", &directory]].concat());
    assert_eq!(status, 1, "{out}");
}

#[test]
fn as_many_elements_are_listed_as_are_asked_for() {
    let desk = Desk::new();
    let sum = "func.func @main(%x: tensor<8x5xf32>, %y: tensor<8x5xf32>) -> tensor<8x5xf32> {
      %0 = stablehlo.add %x, %y : tensor<8x5xf32>
      return %0 : tensor<8x5xf32>
    }";
    let product = "func.func @main(%x: tensor<8x3xf32>, %y: tensor<3x5xf32>) -> tensor<8x5xf32> {
      %0 = stablehlo.dot %x, %y : (tensor<8x3xf32>, tensor<3x5xf32>) -> tensor<8x5xf32>
      return %0 : tensor<8x5xf32>
    }";
    for text in [sum, product] {
        let program = desk.file("p.mlir", text);
        let given = ["-i", "iota", "-i", "iota", "--actual", "8x5xf32=-1"];
        let listed = |worst: &str| {
            let flags = [&[program.as_str(), "--worst", worst], &given[..]].concat();
            let (status, object) = json(&flags);
            assert_eq!((status, &object["values"][0]["violations"]), (1, &40.into()));
            object["values"][0]["worst_elements"].as_array().expect("elements").len()
        };
        assert_eq!(["0", "7", "33", "50"].map(listed), [0, 7, 33, 40], "{text}");
        let Ran { out, .. } = compare(&[&[program.as_str(), "--worst", "33"], &given[..]].concat());
        let elements = out.lines().filter(|line| line.starts_with("  [") && line.contains(" is "));
        assert_eq!(elements.count(), 33, "{out}");
    }
}

#[test]
fn a_buffer_that_another_op_wrote_over_is_named_and_legal_as_a_copy() {
    let desk = Desk::new();
    let program = desk.file("sum.mlir", SUM);
    // the powers over their sum, 31.19287485
    let shares = [0.032_058_604, 0.087_144_32, 0.236_882_82, 0.643_914_3];
    let dumps = dump(&desk, &[("@main/%e", &[4], &shares), ("@main/%p", &[4], &shares)]);
    let judged = |legal: &str| compare(&[&program, "-i", X, "--dumps", &dumps, "--legal", legal]);
    let Ran { status, out, err } = judged("-flush");
    assert_eq!((status, err.as_str()), (1, ""), "{out}");
    assert!(out.contains("all bits of @main/%p, stablehlo.divide"), "{out}");
    let Ran { status, out, err } = judged("copies");
    assert_eq!((status, err.as_str()), (0, ""), "{out}");
    assert!(out.contains("copies"), "{out}");
}

/// The value `%r` of a device; none of its other values.
struct OnlyTheResult(Option<Tensor>);

impl Dumps for OnlyTheResult {
    fn value(&mut self, name: &str, ty: &TensorType) -> Result<Option<Tensor>, String> {
        let shape = ty.static_shape().ok_or("a type with sizes")?;
        let zeros = || Tensor::splat(ty.element.clone(), &shape, 0);
        Ok((name == "@main/%r").then(|| self.0.clone().unwrap_or_else(zeros)))
    }
}

/// A trial of a program that the library judges.
fn trial(text: &str, arguments: Vec<Tensor>) -> Trial {
    let loaded = load(&Source { name: "p.mlir".into(), text: text.into() });
    let loaded = loaded.unwrap_or_else(|_| panic!("{text}"));
    Trial::new(&loaded.module, "main", arguments.into_iter().map(Value::from).collect())
}

/// What explains a device's `%r` whose codes are made from ours.
fn rung(trial: &Trial, code: impl Fn(u128) -> u128) -> Rung {
    let judge = |actual: Option<Tensor>| {
        let mut findings =
            trial.judge(&mut OnlyTheResult(actual)).expect("a judgement").findings.into_iter();
        findings.next().expect("the result is judged")
    };
    let ours = judge(None).ours;
    let codes = (0..ours.len()).map(|index| code(ours.code(index)));
    let actual = Tensor::from_wide_codes(ours.element().clone(), ours.shape(), codes);
    judge(Some(actual)).verdict.rung()
}

/// A trial of an op on `%d`, four sums of three products between 2.7 and 6.7 times a scale that are not shown.
fn on_sums(op: &str, ty: &str, scale: f32) -> Trial {
    let text = format!(
        "func.func @main(%w: tensor<4x3xf32>, %x: tensor<3xf32>, %y: tensor<4xf32>, %one: tensor<1xf32>, %i: tensor<2xi32>) -> {ty} {{
           %d = stablehlo.dot_general %w, %x, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4xf32>
           %r = {op}
           return %r : {ty}
         }}"
    );
    let floats = |shape: &[usize], values: Vec<f32>| {
        Tensor::from_vec(shape, values).expect("as many numbers as elements")
    };
    let weights = (0..12).map(|at| scale * (0.7 + 0.13 * at as f32)).collect();
    let arguments = vec![
        floats(&[4, 3], weights),
        floats(&[3], vec![1.1, 0.9, 1.3]),
        floats(&[4], vec![0.3, 1.7, 2.9, 0.6]),
        floats(&[1], vec![1.9]),
        Tensor::from_vec(&[2], vec![3i32, 1]).expect("two indices"),
    ];
    trial(&text, arguments)
}

/// The code of the next f32, and of one that is about a hundredth larger.
const CHANGES: [fn(u128) -> u128; 2] = [|code| code + 1, |code| code + (1 << 17)];

#[test]
fn what_ops_make_of_sums_that_are_not_shown_is_decided() {
    let same = "tensor<4xf32>";
    let unary = |op: &str| format!("{op} %d : {same} -> {same}");
    let mut ops: Vec<(String, &str, f32)> = Vec::new();
    for (op, scale) in [
        ("acosh", 1.0),
        ("asinh", 1.0),
        ("atan", 1.0),
        ("asin", 0.1),
        ("acos", 0.1),
        ("atanh", 0.1),
        ("erf_inv", 0.1),
        ("erf", 0.1),
        ("erfc", 0.5),
        ("sinh", 0.5),
        ("cosh", 0.5),
        ("square", 1.0),
        ("conj", 1.0),
        ("digamma", 1.0),
        ("bessel_i1e", 1.0),
    ] {
        ops.push((unary(&format!("chlo.{op}")), same, scale));
    }
    for op in ["cbrt", "log", "log_plus_one", "exponential_minus_one", "rsqrt", "sine", "cosine"] {
        ops.push((format!("stablehlo.{op} %d : {same}"), same, 1.0));
    }
    ops.push((format!("stablehlo.atan2 %d, %y : {same}"), same, 1.0));
    for op in ["add", "subtract", "multiply", "divide", "maximum", "power", "atan2"] {
        let types = format!("({same}, tensor<1xf32>) -> {same}");
        ops.push((format!("chlo.broadcast_{op} %d, %one : {types}"), same, 1.0));
    }
    let two = "tensor<2xf32>";
    let types = format!("({same}, tensor<2xi32>) -> {two}");
    let taken = "{dim = 0 : i64, batch_dims = 0 : i64}";
    ops.push((format!("\"stablehlo.torch_index_select\"(%d, %i) {taken} : {types}"), two, 1.0));
    let barrier = format!("sdy.propagation_barrier %d allowed_direction=NONE : {same}");
    ops.push((barrier, same, 1.0));
    for (op, ty, scale) in ops {
        let trial = on_sums(&op, ty, scale);
        let [right, wrong] = CHANGES.map(|change| rung(&trial, change));
        let is_legal = Freedoms::default().accept(&right) && right != Rung::Undecided;
        assert!(is_legal, "{op}: {right:?}");
        assert_eq!(wrong, Rung::Violation, "{op}");
    }
}

#[test]
fn sums_that_are_not_shown_are_finite_numbers() {
    let same = "tensor<4xf32>";
    for op in ["stablehlo.is_finite", "chlo.is_inf", "chlo.is_pos_inf", "chlo.is_neg_inf"] {
        let types = match op.starts_with("chlo") {
            true => format!("{same} -> tensor<4xi1>"),
            false => format!("({same}) -> tensor<4xi1>"),
        };
        let trial = on_sums(&format!("{op} %d : {types}"), "tensor<4xi1>", 1.0);
        assert_eq!(rung(&trial, |code| code), Rung::SameBits, "{op}");
        assert_eq!(rung(&trial, |code| 1 - code), Rung::Violation, "{op}");
    }
}

#[test]
fn the_next_number_is_that_of_its_own_type() {
    // the product of the number itself, which a wider type would have beside it
    let text = "func.func @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
      %n = chlo.next_after %x, %y : tensor<2xf32>, tensor<2xf32> -> tensor<2xf32>
      %r = stablehlo.add %n, %n : tensor<2xf32>
      return %r : tensor<2xf32>
    }";
    let of = |values: Vec<f32>| Tensor::from_vec(&[2], values).expect("two numbers");
    let trial = trial(text, vec![of(vec![1.0, 2.5]), of(vec![3.0, 3.0])]);
    assert_eq!(rung(&trial, |code| code), Rung::SameBits);
    assert_eq!(rung(&trial, |code| code - 1), Rung::Violation);
}

#[test]
fn a_magnitude_of_complex_numbers_that_is_not_shown_may_be_rounded_otherwise() {
    let text = "func.func @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
      %z = stablehlo.complex %x, %y : tensor<2xcomplex<f32>>
      %a = stablehlo.abs %z : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
      %r = stablehlo.negate %a : tensor<2xf32>
      return %r : tensor<2xf32>
    }";
    let of = |values: Vec<f32>| Tensor::from_vec(&[2], values).expect("two numbers");
    let trial = trial(text, vec![of(vec![1.1, 0.7]), of(vec![0.3, 2.9])]);
    let [right, wrong] = CHANGES.map(|change| rung(&trial, change));
    assert!(Freedoms::default().accept(&right) && right != Rung::Undecided, "{right:?}");
    assert_eq!(wrong, Rung::Violation);
}

#[test]
fn the_order_of_the_sums_of_a_unary_einsum_is_open() {
    let text = "func.func @main(%x: tensor<2x64xf32>) -> tensor<2xf32> {
      %r = \"stablehlo.unary_einsum\"(%x) {einsum_config = \"ab->a\"} : (tensor<2x64xf32>) -> tensor<2xf32>
      return %r : tensor<2xf32>
    }";
    let values = (0..128).map(|at| 1.0 / (1.0 + at as f32)).collect::<Vec<_>>();
    let trial = trial(text, vec![Tensor::from_vec(&[2, 64], values).expect("numbers")]);
    assert_eq!(rung(&trial, |code| code + 1), Rung::Ieee);
    assert_eq!(rung(&trial, |code| code + (1 << 17)), Rung::Violation);
}

#[test]
fn moved_codes_of_quantized_types_are_the_codes() {
    let text = "func.func @main(%x: tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>> {
      %r = stablehlo.reshape %x : (tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>>
      return %r : tensor<2x2x!quant.uniform<i8:f32, 0.5>>
    }";
    let loaded = load(&Source { name: "p.mlir".into(), text: text.into() }).expect("a program");
    let main = loaded.module.function("main").expect("a function");
    let ty = main.ty.inputs[0].as_tensor().expect("a tensor");
    let x = Tensor::from_wide_codes(ty.element.clone(), &[4], [1, 2, 3, 4]);
    let trial = Trial::new(&loaded.module, "main", vec![x.into()]);
    assert_eq!(rung(&trial, |code| code), Rung::SameBits);
    assert_eq!(rung(&trial, |code| code + 1), Rung::Violation);
}

#[test]
fn constants_of_all_dialects_are_judged() {
    for op in ["stablehlo.constant", "chlo.constant"] {
        let text = format!(
            "func.func @main() -> tensor<2xf32> {{
               %r = {op} dense<[1.0, 2.0]> : tensor<2xf32>
               return %r : tensor<2xf32>
             }}"
        );
        let trial = trial(&text, Vec::new());
        assert_eq!(rung(&trial, |code| code), Rung::SameBits, "{op}");
        assert_eq!(rung(&trial, |code| code + 1), Rung::Violation, "{op}");
    }
}
