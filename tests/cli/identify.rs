//! `shlo-interp identify`: this program is a backend like any other.

#![cfg(unix)]

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value as Json;

use crate::schema;

const BINARY: &str = env!("CARGO_BIN_EXE_shlo-interp");

/// This program itself as a backend, with these flags.
fn identify(flags: &str, arguments: &[&str], directory: &Path) -> Output {
    let backend =
        format!("{BINARY} {{program}} --input @{{inputs}} -o {{outputs}} --format none {flags}");
    let mut program = Command::new(BINARY);
    program.args(["identify", "--backend", &backend]).args(arguments).current_dir(directory);
    program.output().expect("the program runs")
}

#[test]
fn an_accumulation_policy_is_found_and_written() {
    let directory = tempfile::tempdir().expect("a directory");
    let arguments = [
        "--types",
        "f16",
        "--shape",
        "4x10x4",
        "--only",
        "sums",
        "--format",
        "json",
        "--model",
        "found.toml",
    ];
    let output = identify("--accumulate block:4:f32", &arguments, directory.path());
    let found: Json = serde_json::from_slice(&output.stdout).expect("one object");
    assert!(output.status.success(), "{found:#}");
    schema::check(&found);
    let tree = "(((((0 1) 2) 3) (((4 5) 6) 7)) (8 9))";
    assert_eq!(found["sums"][0]["tree"], tree, "{found:#}");
    assert_eq!(found["sums"][0]["model"], "f32+block:4:f32");
    let text = std::fs::read_to_string(directory.path().join("found.toml")).expect("a file");
    let written: shlo_interp::replay::Replays = text.parse().expect("a file of models");
    assert_eq!(written.found[0].model.to_string(), "f32+block:4:f32");
}

#[test]
fn a_policy_of_conversions_is_found() {
    let directory = tempfile::tempdir().expect("a directory");
    let arguments = ["--types", "f8E4M3FN", "--only", "conversions"];
    let output = identify("--convert-policy cuda", &arguments, directory.path());
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success() && text.contains("cuda"), "{text}");
}

#[test]
fn a_backend_that_fails_and_flags_without_sense_are_told() {
    let directory = tempfile::tempdir().expect("a directory");
    let status = |backend: &str, more: &[&str]| {
        let mut program = Command::new(BINARY);
        program.args(["identify", "--types", "f16", "--backend", backend]).args(more);
        program.current_dir(directory.path()).output().expect("the program runs").status.code()
    };
    assert_eq!(status("false {program} {outputs}", &[]), Some(4));
    assert_eq!(status("sh -c 'exit 77' {program} {outputs}", &[]), Some(0));
    assert_eq!(status("run", &[]), Some(2));
    assert_eq!(status("false {program} {outputs}", &["--shape", "2x1x2"]), Some(2));
    assert_eq!(status("false {program} {outputs}", &["--types", "f8E8M0FNU"]), Some(2));
}
