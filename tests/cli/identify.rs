//! `shlo-interp identify`: this program is a backend like any other.

#![cfg(unix)]

use serde_json::Value as Json;

use crate::desk::Desk;
use crate::schema;
use crate::shlo::{PROGRAM, Ran};

/// This program itself as a backend, with these flags.
fn identify(desk: &Desk, flags: &str, arguments: &[&str]) -> Ran {
    let backend =
        format!("{PROGRAM} {{program}} --input @{{inputs}} -o {{outputs}} --format none {flags}");
    desk.shlo(&[&["identify", "--backend", &backend], arguments].concat())
}

#[test]
fn an_accumulation_policy_is_found_and_written() {
    let desk = Desk::new();
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
    let ran = identify(&desk, "--accumulate block:4:f32", &arguments);
    let found: Json = serde_json::from_str(&ran.out).expect("one object");
    assert_eq!(ran.status, 0, "{found:#}");
    schema::check(&found);
    let tree = "(((((0 1) 2) 3) (((4 5) 6) 7)) (8 9))";
    assert_eq!(found["sums"][0]["tree"], tree, "{found:#}");
    assert_eq!(found["sums"][0]["model"], "f32+block:4:f32");
    let written = desk.text("found.toml");
    let written: shlo_interp::replay::Replays = written.parse().expect("a file of models");
    assert_eq!(written.found[0].model.to_string(), "f32+block:4:f32");
}

#[test]
fn a_policy_of_conversions_is_found() {
    let desk = Desk::new();
    let arguments = ["--types", "f8E4M3FN", "--only", "conversions"];
    let Ran { status, out, .. } = identify(&desk, "--convert-policy cuda", &arguments);
    assert!(status == 0 && out.contains("cuda"), "{out}");
}

#[test]
fn a_backend_that_fails_and_flags_without_sense_are_told() {
    let desk = Desk::new();
    let status = |backend: &str, more: &[&str]| {
        let arguments = ["identify", "--types", "f16", "--backend", backend];
        desk.shlo(&[&arguments[..], more].concat()).status
    };
    assert_eq!(status("false {program} {outputs}", &[]), 4);
    assert_eq!(status("sh -c 'exit 77' {program} {outputs}", &[]), 0);
    assert_eq!(status("run", &[]), 2);
    assert_eq!(status("false {program} {outputs}", &["--shape", "2x1x2"]), 2);
    assert_eq!(status("false {program} {outputs}", &["--types", "f8E8M0FNU"]), 2);
}
