//! `shlo-interp compare`, seen from outside.

use std::fs;
use std::path::Path;

use serde_json::Value as Json;
use shlo_interp::Tensor;
use shlo_interp::files::{npy, npz};

use crate::desk::Desk;
use crate::schema;
use crate::shlo::{Ran, shlo};

fn compare(arguments: &[&str]) -> Ran {
    shlo(&[&["compare"], arguments].concat())
}

/// A file of f32 on the desk.
fn file(desk: &Desk, name: &str, values: &[f32]) -> String {
    let tensor = Tensor::from_vec(&[values.len()], values.to_vec()).expect("numbers");
    let path = desk.path(name);
    fs::create_dir_all(path.parent().expect("a directory")).expect("a directory");
    let mut file = fs::File::create(&path).expect("a file");
    npy::write_to(&tensor, &mut file).expect("a tensor");
    path.to_str().expect("text").to_string()
}

/// The comparison as JSON, which the published schema admits.
fn json(arguments: &[&str]) -> Json {
    let Ran { out, err, .. } = compare(&[arguments, &["--format", "json"]].concat());
    let object = serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}{err}"));
    schema::check(&object);
    object
}

/// 1 and the f32 some ULP above it.
fn ones(distances: &[u32]) -> Vec<f32> {
    distances.iter().map(|distance| f32::from_bits(1f32.to_bits() + distance)).collect()
}

#[test]
fn equal_tensors_are_told_in_a_line() {
    let desk = Desk::new();
    let (a, b) = (file(&desk, "a.npy", &[1.0, 2.0]), file(&desk, "b.npy", &[1.0, 2.0]));
    let Ran { status, out, err } = compare(&[&a, &b]);
    assert_eq!((status, err.as_str()), (0, ""));
    assert_eq!(out, "✓ passed: all of 2 elements have the same bits\n");
}

#[test]
fn a_difference_has_figures_a_histogram_and_the_worst_elements() {
    let desk = Desk::new();
    let (a, b) = (file(&desk, "a.npy", &ones(&[0, 1, 0, 9])), file(&desk, "b.npy", &[1.0; 4]));
    let Ran { status, out, .. } = compare(&[&a, &b, "--worst", "1"]);
    assert_eq!(status, 1);
    assert!(out.starts_with("✗ failed: 2 of 4 elements differ; largest distance 9 ULP\n"), "{out}");
    // of 0, 1, 2 to 3, 4 to 7 and 8 to 15 there are 2, 1, 0, 0 and 1
    assert!(out.contains("\n  ████▂▂▂▂        ▂▂▂▂\n  ████████        ████\n"), "{out}");
    let worst = "  worst 1: at [3]: actual 1.0000011 (0x3F800009), expected 1.0 (0x3F800000), 9 ULP apart\n";
    assert!(out.ends_with(worst), "{out}");
}

#[test]
fn tolerances_are_those_of_expect() {
    let desk = Desk::new();
    let (a, b) = (file(&desk, "a.npy", &ones(&[0, 1, 3])), file(&desk, "b.npy", &[1.0; 3]));
    assert_eq!(compare(&[&a, &b, "--max-ulp", "2"]).status, 1);
    assert_eq!(compare(&[&a, &b, "--max-ulp", "3"]).status, 0);
    assert_eq!(compare(&[&a, &b, "--rtol", "1e-6"]).status, 0);
    assert_eq!(compare(&[&a, &b, "--atol", "1e-9"]).status, 1);
    assert_eq!(compare(&[&a, &b, "--atol", "-1"]).status, 2);
}

#[test]
fn a_tolerance_that_accepts_zeros_is_called_so() {
    let desk = Desk::new();
    let values = [0.001, -0.002, 0.003, 5.0];
    let (a, b) = (file(&desk, "a.npy", &values), file(&desk, "b.npy", &values));
    let Ran { status, err, .. } = compare(&[&a, &b, "--atol", "0.01"]);
    assert_eq!(status, 0);
    assert!(
        err.contains("warning: this tolerance accepts zeros for 75 % of the elements\n"),
        "{err}"
    );
    assert_eq!(compare(&[&a, &b, "--rtol", "0.001"]).err, "");
}

#[test]
fn json_has_everything() {
    let desk = Desk::new();
    let a = file(&desk, "a.npy", &[1.0, f32::NAN, 3.0, f32::INFINITY, -0.0]);
    let b = file(&desk, "b.npy", &[1.0, 2.0, 3.0000002, 4.0, 0.0]);
    let object = json(&[&a, &b, "--atol", "0.5"]);
    assert_eq!(
        (object["status"].as_str(), object["exit_code"].as_u64()),
        (Some("check_failed"), Some(1))
    );
    let pair = &object["pairs"][0];
    let counts = serde_json::json!({
        "same_bits": 1, "same_value": 1, "finite": 1, "nan": 1, "infinite": 1
    });
    assert_eq!(pair["counts"], counts);
    assert_eq!((pair["differing"].as_u64(), pair["ulp"]["undefined"].as_u64()), (Some(2), Some(2)));
    assert_eq!(pair["first"]["index"][0], 1);
    assert_eq!(pair["accepts"].as_array().map(Vec::len), Some(5));
}

#[test]
fn files_of_several_tensors_are_compared_by_name() {
    let desk = Desk::new();
    let archive = |name: &str, tensors: &[(&str, f32)]| {
        let path = desk.path(name);
        let tensors: Vec<(&str, Tensor)> = tensors
            .iter()
            .map(|(key, value)| (*key, Tensor::from_vec(&[1], vec![*value]).expect("a number")))
            .collect();
        let mut file = fs::File::create(&path).expect("a file");
        npz::write(tensors.iter().map(|(key, tensor)| (*key, tensor)), &mut file).expect("tensors");
        path.to_str().expect("text").to_string()
    };
    let a = archive("a.npz", &[("x", 1.0), ("y", 2.0), ("new", 0.0)]);
    let b = archive("b.npz", &[("gone", 1.0), ("y", 3.0), ("x", 1.0)]);
    let object = json(&[&a, &b]);
    let found: Vec<(&str, &str)> = object["pairs"]
        .as_array()
        .expect("pairs")
        .iter()
        .map(|pair| (pair["name"].as_str().unwrap_or(""), pair["outcome"].as_str().unwrap_or("")))
        .collect();
    let expected = [("gone", "missing"), ("y", "failed"), ("x", "passed"), ("new", "extra")];
    assert_eq!(found, expected);
    let Ran { status, out, .. } = compare(&[&a, &b]);
    assert_eq!(status, 1);
    assert!(out.ends_with("3 of 4 values differ, the first is gone\n"), "{out}");
    assert_eq!(compare(&[&a, &b, "--common-values"]).status, 1);
    assert_eq!(compare(&[&format!("{a}:x"), &format!("{b}:x")]).status, 0);
}

/// A program whose trace has two values.
const PROGRAM: &str = "\
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %p = stablehlo.multiply %x, %x : tensor<3xf32>
  %s = stablehlo.add %p, %x : tensor<3xf32>
  return %s : tensor<3xf32>
}
";

#[test]
fn directories_of_traces_are_compared_in_the_order_of_the_run() {
    let desk = Desk::new();
    let program = desk.file("p.mlir", PROGRAM);
    let trace = |name: &str, input: &str| {
        let directory = desk.path(name).display().to_string();
        let arguments = [&program, "--input", input, "--trace", &directory, "--format", "none"];
        assert_eq!(shlo(&arguments).status, 0);
        directory
    };
    let (a, b) = (trace("a", "[1, 2, 3]"), trace("b", "[1, 2, 4]"));
    let object = json(&[&a, &b]);
    let names: Vec<&str> = object["pairs"]
        .as_array()
        .expect("pairs")
        .iter()
        .filter_map(|pair| pair["name"].as_str())
        .collect();
    assert!(
        names.iter().position(|name| name.ends_with("%p"))
            < names.iter().position(|name| name.ends_with("%s")),
        "{names:?}"
    );
    assert_eq!(compare(&[&a, &a]).status, 0);
}

#[test]
fn raw_elements_take_their_type_from_the_command_line() {
    let desk = Desk::new();
    let raw = desk.file("a.bin", [0x80, 0x3F, 0x00, 0x40]);
    let Ran { status, out, err } = compare(&[&format!("2xbf16=@{raw}"), "2xbf16=1,2"]);
    assert_eq!(status, 0, "{out}{err}");
    // values of another float type are compared by value
    let b = file(&desk, "b.npy", &[1.0, 2.0]);
    assert_eq!(compare(&[&format!("2xbf16=@{raw}"), &b]).status, 0);
}

#[test]
fn what_cannot_be_compared_is_said() {
    let desk = Desk::new();
    let (a, b) = (file(&desk, "a.npy", &[1.0]), file(&desk, "b.npy", &[1.0, 2.0]));
    let Ran { status, out, .. } = compare(&[&a, &b]);
    assert_eq!(status, 1);
    assert!(out.contains("actual is tensor<1xf32>, expected is tensor<2xf32>"), "{out}");
    let Ran { status, err, .. } = compare(&["none.npy", &b]);
    assert_eq!(status, 5);
    assert!(err.starts_with("error: ACTUAL: none.npy is no file and no directory"), "{err}");
    let cut = desk.file("cut.npy", &fs::read(&a).expect("a file")[..40]);
    let Ran { status, err, .. } = compare(&[&cut, &a]);
    assert_eq!(status, 5, "{err}");
    let empty = desk.path("empty").display().to_string();
    fs::create_dir(&empty).expect("a directory");
    assert_eq!(compare(&[&empty, &a]).status, 2);
}

/// The page that a comparison writes.
fn page(desk: &Desk, arguments: &[&str]) -> String {
    let out = desk.path("out.html").display().to_string();
    compare(&[arguments, &["--report", &out]].concat());
    fs::read_to_string(Path::new(&out)).expect("a page")
}

#[test]
fn a_page_shows_the_verdict_and_the_places() {
    let desk = Desk::new();
    let distances: Vec<u32> = (0..256).map(|at| u32::from(at % 16 == 3)).collect();
    let (a, b) = (file(&desk, "a.npy", &ones(&distances)), file(&desk, "b.npy", &[1.0; 256]));
    let html = page(&desk, &[&a, &b]);
    for piece in [
        "✗ failed",
        "16 of 256 elements differ",
        "Errors repeat every 16 columns, the largest at index 3 modulo 16.",
        "data:image/png;base64,",
        "1.0000001 (0x3F800001)",
        "<title>1 ULP: 16 (6.25 %)</title>",
    ] {
        assert!(html.contains(piece), "{piece} is not in {html}");
    }
    assert!(!html.contains("http") && html.len() < 60_000, "{}", html.len());
}

#[test]
fn a_page_of_many_values_stays_small() {
    let desk = Desk::new();
    for at in 0..200 {
        file(&desk, &format!("a/{at:03}.npy"), &[at as f32, 1.0]);
        file(&desk, &format!("b/{at:03}.npy"), &[at as f32, if at < 100 { 1.0 } else { 2.0 }]);
    }
    let [a, b] = ["a", "b"].map(|name| desk.path(name).display().to_string());
    let html = page(&desk, &[&a, &b]);
    assert!(
        html.contains("100 of 200 values differ; first 100: 1 of 2 elements differs"),
        "{html}"
    );
    assert!(html.contains("76 more differ") && html.len() < 600_000, "{}", html.len());
}

#[test]
fn results_of_a_run_have_a_page() {
    let desk = Desk::new();
    let program = desk.file("p.mlir", PROGRAM);
    let out = desk.path("out.html").display().to_string();
    let run = |more: &[&str]| {
        let arguments = [&program, "--input", "[1, 2, 3]", "--format", "none", "--report", &out];
        let ran = shlo(&[&arguments[..], more].concat());
        (ran.status, fs::read_to_string(&out).unwrap_or_default())
    };
    let (status, html) = run(&["--expect", "[2, 6, 12.5]"]);
    assert_eq!(status, 1);
    assert!(html.contains("1 of 3 elements differs") && html.contains("12.5 (0x41480000)"));
    let (status, html) = run(&["--expect", "[2, 6, 12]"]);
    assert_eq!(status, 0);
    assert!(html.contains("✓ passed") && html.contains("all of 3 elements have the same bits"));
    assert_eq!(run(&[]).0, 2);
}

#[test]
fn a_page_that_cannot_be_written_is_an_error() {
    let desk = Desk::new();
    let a = file(&desk, "a.npy", &[1.0]);
    let Ran { status, err, .. } = compare(&[&a, &a, "--report", "/dev/null/out.html"]);
    assert_eq!(status, 5);
    assert!(err.contains("--report: cannot write /dev/null/out.html"), "{err}");
}

#[test]
fn bounds_on_metrics_are_required_in_place_of_bits() {
    let desk = Desk::new();
    let values: Vec<f32> = (1..=300).map(|at| (at * 37 % 101) as f32 - 50.5).collect();
    let near: Vec<f32> = values.iter().map(|value| value * 1.001).collect();
    let (a, b) = (file(&desk, "a.npy", &near), file(&desk, "b.npy", &values));
    assert_eq!(compare(&[&a, &b]).status, 1);
    assert_eq!(compare(&[&a, &b, "--metric", "snr>=59"]).status, 0);
    assert_eq!(compare(&[&a, &b, "--metric", "snr>=61"]).status, 1);
    assert_eq!(compare(&[&a, &b, "--metric", "snr<=61"]).status, 2);
    let Ran { err, .. } = compare(&[&a, &b, "--metric", "pcc>=0.99"]);
    assert!(err.contains("warning: pcc >= 0.99 accepts twice the values"), "{err}");
    let object = json(&[&a, &b, "--metric", "pcc>=0.99", "--metric", "rms"]);
    assert_eq!(object["pairs"][0]["metrics"][1]["limit"], Json::Null);
    let budget = desk.file("b.toml", "[[rule]]\ntype = 'f32'\nrtol = 2e-3\n");
    assert_eq!(compare(&[&a, &b, "--budget", &budget]).status, 0);
    assert_eq!(compare(&[&a, &b, "--budget", &budget, "--rtol", "1"]).status, 2);
    let bad = desk.file("bad.toml", "[[rule]]\ntype = 'f32'\nulp = 2\n");
    let Ran { status, err, .. } = compare(&[&a, &b, "--budget", &bad]);
    assert!(status == 5 && err.contains("line 3: `ulp` does not stand in a rule"), "{err}");
}
