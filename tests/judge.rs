//! `shlo-interp compare PROGRAM`, seen from outside.

#[path = "desk/mod.rs"]
mod desk;
mod schema;

use std::fs;

use assert_cmd::Command;
use desk::Desk;
use serde_json::Value as Json;
use shlo_interp::Tensor;
use shlo_interp::files::npy;

/// Status, standard output and standard error of the program.
fn compare(arguments: &[&str]) -> (i32, String, String) {
    let mut command = Command::cargo_bin("shlo-interp").expect("the program is built");
    let output = command.arg("compare").args(arguments).output().expect("the program runs");
    let text = |bytes| String::from_utf8(bytes).expect("output is text");
    let status = output.status.code().expect("an exit status");
    (status, text(output.stdout), text(output.stderr))
}

/// The judgement as JSON, which the published schema admits.
fn json(arguments: &[&str]) -> (i32, Json) {
    let (status, out, err) = compare(&[arguments, &["--format", "json"]].concat());
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
    let (status, out, err) =
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
    let (_, out, _) = compare(&[&program, "-i", X, "--dumps", &dumps]);
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
    let (status, _, err) = compare(&[&program, "-i", X, "--actual", "1=5", "--report", &report]);
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
        (&[&program, "-i", X, "--actual", "1", "--atol", "1"], 2, "--atol"),
        (&[&program, "-i", X, "--actual", "3=1"], 2, "--actual 3"),
        (&[&program, "-i", X, "--actual", "1=4xf32=1", "--actual", "ignored"], 2, "--actual"),
        (&[&program, "-i", X, "--dumps", &empty], 5, "index.csv"),
        (&[&program, "-i", X, "--actual", "1=1", "--legal", "fma"], 2, "inputs:tf32"),
        (&[&program, "-i", X, "--actual", "1=1", "--replay", &empty], 5, "--replay"),
        (&["a.npy"], 2, "EXPECTED"),
        (&["a.npy", "b.npy", "--actual", "1"], 2, "--actual"),
    ];
    for (arguments, status, message) in cases {
        let (found, out, err) = compare(arguments);
        assert_eq!((found, out.as_str()), (*status, ""), "{arguments:?}: {err}");
        assert!(err.contains(message), "{arguments:?}: {err}");
    }
}
