//! JSON of commands that run no program, of times and of tests: the published schema admits it.

use std::process::Command;

use serde_json::Value as Json;

mod schema;

fn shlo(arguments: &str) -> std::process::Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_shlo-interp"));
    command.args(arguments.split(' ')).output().expect("the program runs")
}

fn object(text: &[u8]) -> Json {
    serde_json::from_slice(text).expect("one object")
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
        let output = shlo(&format!("explain {question} --format json"));
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{question}: {said}");
        schema::check(&object(&output.stdout));
    }
}

#[test]
#[should_panic(expected = "is missing")]
fn an_explanation_without_its_result_is_not() {
    let mut explanation = object(&shlo("explain add f32 1 2 --format json").stdout);
    explanation.as_object_mut().expect("an object").remove("result");
    schema::check(&explanation);
}

#[test]
fn words_of_two_elements_are_of_the_schema() {
    let output = shlo("pack cvt.rn.f16x2.f32 inf -3 nan 1 --format json");
    let words = object(&output.stdout);
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
    ] {
        let output = shlo(&format!("{arguments} --format json"));
        let text = String::from_utf8(output.stdout).expect("text");
        let last = object(text.lines().last().unwrap_or_default().as_bytes());
        schema::check(&last);
        let command = arguments.split(' ').next();
        assert_eq!(last["command"].as_str(), command, "{arguments}");
        assert_eq!(last["status"], status, "{arguments}");
        assert_eq!(
            (&last["exit_code"], output.status.code()),
            (&code.into(), Some(code)),
            "{arguments}"
        );
        let said = String::from_utf8(output.stderr).expect("text");
        let message = last["diagnostics"][0]["message"].as_str().expect("a message");
        assert_eq!(said, format!("error: {message}\n"), "{arguments}");
    }
}

#[test]
fn times_and_reports_of_tests_are_of_the_schema() {
    let times = shlo("examples/fp8_dot.mlir --repeat 2 --format none --time=json").stderr;
    let line = times.split(|&byte| byte == b'\n').find(|line| line.starts_with(b"{\"parse_ms"));
    schema::check(&object(line.expect("an object on a line")));
    let directory = tempfile::tempdir().expect("a directory");
    let report = directory.path().join("report.json");
    let test = shlo(&format!("test examples/fp8_dot.mlir --json {}", report.display()));
    assert!(test.status.success());
    schema::check(&object(&std::fs::read(report).expect("a report")));
}
