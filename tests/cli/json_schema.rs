//! JSON of commands that run no program, of times and of tests: the published schema admits it.

use serde_json::Value as Json;

use crate::desk::Desk;
use crate::schema;
use crate::shlo::{Ran, shlo};

/// What a command line says, words between blanks.
fn said(line: &str) -> Ran {
    shlo(&line.split(' ').collect::<Vec<_>>())
}

fn object(text: &str) -> Json {
    serde_json::from_str(text).expect("one object")
}

#[test]
fn explanations_are_of_the_schema() {
    for question in [
        "add f8E4M3FN 448 32",
        "add f8E4M3FN 1 1 --policy all",
        "divide f32 1 3",
        "exponential f64 1",
        "maximum bf16 nan 1",
        "add i8 127 1",
        "convert f32 f4E2M1FN 2.5",
        "clamp f32 0 5 3",
        "multiply complex<f32> 1+2i 3",
    ] {
        let ran = said(&format!("explain {question} --format json"));
        assert_eq!(ran.status, 0, "{question}: {}", ran.err);
        schema::check(&object(&ran.out));
    }
}

#[test]
#[should_panic(expected = "is missing")]
fn an_explanation_without_its_result_is_not() {
    let mut explanation = object(&said("explain add f32 1 2 --format json").out);
    explanation.as_object_mut().expect("an object").remove("result");
    schema::check(&explanation);
}

#[test]
fn words_of_two_elements_are_of_the_schema() {
    let words = object(&said("pack cvt.rn.f16x2.f32 inf -3 nan 1 --format json").out);
    schema::check(&words);
    assert_eq!(words["words"].as_array().map(Vec::len), Some(2));
}

#[test]
fn what_a_command_without_a_program_cannot_do_is_an_object_of_the_schema() {
    for (arguments, status, code) in [
        ("quantize --to mxfp4 @missing.npy", "io", 5),
        ("quantize --to mxfp4 --axis 7 4xf32=1,2,3,4", "usage", 2),
        ("quantize --to mxfp5,mxfp4 4xf32=1,2,3,4", "usage", 2),
        ("quantize --to mxfp4 --report-by axis:3 4xf32=1,2,3,4", "usage", 2),
        ("quantize --to mxfp4 -o /dev/null/q 4xf32=1,2,3,4", "io", 5),
        ("dequantize --from mxfp4 @missing.npy @missing.npy", "io", 5),
        ("dequantize --from mxfp4 missing", "usage", 2),
        ("convert @missing.npy --to f16", "io", 5),
        ("convert one --from f32 --to f16", "usage", 2),
        ("formats f99", "usage", 2),
        ("formats --fit @missing.npy", "io", 5),
        ("explain add f32 one 2", "usage", 2),
        ("pack cvt.rn.f16x2.f32 one 2", "usage", 2),
        ("compare missing.npy f32=1", "io", 5),
        ("profile-numerics missing.mlir", "io", 5),
        ("profile-numerics examples/fp8_dot.mlir --retype f64=f16", "usage", 2),
        ("profile-numerics examples/fp8_dot.mlir --retype %none=f16 --rank value", "usage", 2),
        ("identify --backend run", "usage", 2),
        ("identify --backend run --timeout 0", "usage", 2),
    ] {
        let ran = said(&format!("{arguments} --format json"));
        let last = object(ran.out.lines().last().unwrap_or_default());
        schema::check(&last);
        let command = arguments.split(' ').next();
        assert_eq!(last["command"].as_str(), command, "{arguments}");
        assert_eq!(last["status"], status, "{arguments}");
        assert_eq!((&last["exit_code"], ran.status), (&code.into(), code), "{arguments}");
        let message = last["diagnostics"][0]["message"].as_str().expect("a message");
        assert_eq!(ran.err, format!("error: {message}\n"), "{arguments}");
    }
}

#[test]
fn times_and_reports_of_tests_are_of_the_schema() {
    let times = said("examples/fp8_dot.mlir --repeat 2 --format none --time=json").err;
    let line = times.lines().find(|line| line.starts_with("{\"parse_ms"));
    schema::check(&object(line.expect("an object on a line")));
    let desk = Desk::new();
    let report = desk.path("report.json");
    let test = said(&format!("test examples/fp8_dot.mlir --json {}", report.display()));
    assert_eq!(test.status, 0, "{}", test.err);
    schema::check(&object(&desk.text("report.json")));
}

/// Loops, NaN, values of f64 and complex numbers, and an op whose exact results are not known.
const NUMBERS: &str = "\
func.func @main(%x: tensor<2xf32>, %y: tensor<2xf64>) -> (tensor<2xf32>, tensor<2xcomplex<f64>>, tensor<2xui8>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<2xf32>
  cond {
    %more = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %w = stablehlo.multiply %v, %v : tensor<2xf32>
    stablehlo.return %j, %w : tensor<i32>, tensor<2xf32>
  }
  %d = stablehlo.subtract %r#1, %r#1 : tensor<2xf32>
  %q = stablehlo.divide %y, %y : tensor<2xf64>
  %c = stablehlo.complex %q, %y : tensor<2xcomplex<f64>>
  %s = stablehlo.multiply %c, %c : tensor<2xcomplex<f64>>
  %g = chlo.lgamma %q : tensor<2xf64> -> tensor<2xf64>
  %bits = stablehlo.constant dense<[1, 2]> : tensor<2xui8>
  return %d, %s, %bits : tensor<2xf32>, tensor<2xcomplex<f64>>, tensor<2xui8>
}
";

/// What profile-numerics says of a program.
fn profile(program: &str, arguments: &[&str]) -> Ran {
    let desk = Desk::new();
    let program = desk.file("program.mlir", program);
    shlo(&[&["profile-numerics", &program, "--format", "json"], arguments].concat())
}

const INPUTS: [&str; 4] = ["--input", "3,1e30", "--input", "0.1,0"];

#[test]
fn profiles_of_numerics_are_of_the_schema() {
    let retypings = ["--retype", "f32=f8E4M3FN", "--retype", "%y=f4E2M1FN,block:2"];
    for flags in [
        vec![],
        vec!["--by", "op", "--exponents"],
        vec!["--by", "line", "--sort", "relative", "--top", "2"],
        vec!["--by", "loc", "--wide"],
        retypings.to_vec(),
        [&retypings[..], &["--rank", "value"]].concat(),
        [&retypings[..], &["--rank", "loc:1", "--budget", "0.5"]].concat(),
    ] {
        let ran = profile(NUMBERS, &[&INPUTS[..], &flags].concat());
        assert_eq!(ran.status, 0, "{}", ran.err);
        let found = object(&ran.out);
        schema::check(&found);
        assert!(found["births"].as_array().is_some_and(|births| !births.is_empty()));
        assert_eq!(found["results"][2], Json::Null);
        assert_eq!(found.get("retyped").is_some(), flags.contains(&"--retype"));
        assert_eq!(found.get("ranking").is_some(), flags.contains(&"--rank"));
    }
}

#[test]
fn a_program_that_has_no_profile_is_an_object_of_the_schema() {
    let fails = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %d = stablehlo.custom_call @unknown(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %d : tensor<2xf32>
}";
    for (program, status, code) in [("func.func", "rejected", 3), (fails, "failed", 4)] {
        let ran = profile(program, &["--input", "1,2"]);
        let said = object(&ran.out);
        schema::check(&said);
        assert_eq!((&said["status"], &said["exit_code"]), (&status.into(), &code.into()));
        assert_eq!(ran.status, code);
    }
}

#[test]
#[should_panic(expected = "retyped")]
fn a_retyped_value_without_its_type_is_not() {
    let flags = ["--retype", "f32=f16"];
    let mut found = object(&profile(NUMBERS, &[&INPUTS[..], &flags].concat()).out);
    found["retyped"]["values"][0].as_object_mut().expect("an object").remove("to");
    schema::check(&found);
}

#[test]
#[should_panic(expected = "octaves")]
fn errors_whose_octaves_are_no_pairs_are_not() {
    let mut found = object(&profile(NUMBERS, &INPUTS).out);
    found["rows"][0]["local"]["octaves"] = serde_json::json!([[1, 2, 3]]);
    schema::check(&found);
}

/// What identify says of a backend, whose command is run in a directory of its own.
#[cfg(unix)]
fn identified(backend: &str, arguments: &str) -> Ran {
    let all = ["identify", "--format", "json", "--types", "f8E4M3FN", "--backend", backend];
    let arguments: Vec<&str> = arguments.split(' ').collect();
    Desk::new().shlo(&[&all[..], &arguments].concat())
}

/// This program as a backend.
#[cfg(unix)]
const OWN: &str = "shlo-interp {program} --input @{inputs} -o {outputs} --format none";

#[test]
#[cfg(unix)]
fn what_is_identified_is_of_the_schema() {
    let [fails, refuses] =
        [3, 77].map(|code| format!("sh -c 'exit {code}' {{program}} {{outputs}}"));
    let chance = format!("{OWN} --convert-policy standard,rounding=stochastic");
    for (backend, arguments, code) in [
        (OWN, "--only conversions", 0),
        (OWN, "--only sums --shape 4x6x4", 0),
        (&chance, "--only conversions", 0),
        (&fails, "--shape 4x6x4", 4),
        (&refuses, "--shape 4x6x4", 0),
    ] {
        let ran = identified(backend, arguments);
        assert_eq!(ran.status, code, "{}", ran.err);
        schema::check(&object(&ran.out));
    }
}

#[test]
#[cfg(unix)]
#[should_panic(expected = "conversions")]
fn conversions_with_neither_a_policy_nor_an_error_are_not() {
    let mut found = object(&identified(OWN, "--only conversions").out);
    found["conversions"][0].as_object_mut().expect("an object").remove("nearest");
    schema::check(&found);
}
