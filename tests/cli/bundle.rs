//! `shlo-interp bundle`, seen from outside.

use std::fs;
use std::path::Path;

use crate::desk::Desk;
use crate::schema;
use crate::shlo::{Ran, program, ran};

/// Twice the argument, and its square.
const TWO: &str = "\
func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %0 = stablehlo.add %x, %x : tensor<2xf32>
  %1 = stablehlo.multiply %x, %x : tensor<2xf32>
  return %0, %1 : tensor<2xf32>, tensor<2xf32>
}
";

/// A result that is wrong: twice 3 is 6.
const WRONG: [&str; 6] = ["--input", "1.5,3", "--actual", "3.0,7.0", "--actual", "2.25,9.0"];

fn bundled(out: &str, flags: &[&str]) -> Desk {
    let desk = Desk::new();
    desk.file("two.mlir", TWO);
    let all = [&["bundle", "two.mlir", "-o", out], flags].concat();
    let Ran { status, err, .. } = desk.shlo(&all);
    assert_eq!(status, 0, "{err}");
    desk
}

/// Runs the command of README.txt in a directory.
fn repeated(directory: &Path) -> Ran {
    let text = fs::read_to_string(directory.join("README.txt")).expect("a text");
    let line =
        text.lines().find_map(|line| line.strip_prefix("  shlo-interp ")).expect("a command");
    let words: Vec<&str> = line.split(' ').collect();
    ran(program(&words).current_dir(directory))
}

/// The bytes of the elements of a file of NumPy, which end it.
fn floats(path: &Path) -> Vec<f32> {
    let bytes = fs::read(path).expect("a file");
    let last = bytes[bytes.len() - 8..].chunks(4);
    last.map(|four| f32::from_le_bytes(four.try_into().expect("four bytes"))).collect()
}

#[test]
fn the_command_of_a_bundle_repeats_its_verdict() {
    let desk = bundled("out", &[&WRONG[..], &["--note", "backend=mydevice 1.2"]].concat());
    let out = desk.path("out");
    assert_eq!(floats(&out.join("inputs/0.npy")), [1.5, 3.0]);
    assert_eq!(floats(&out.join("ours/0.npy")), [3.0, 6.0]);
    assert_eq!(floats(&out.join("actual/0.npy")), [3.0, 7.0]);
    assert_eq!(floats(&out.join("actual/1.npy")), [2.25, 9.0]);
    // only the bundle may be needed
    fs::remove_file(desk.path("two.mlir")).expect("a file");
    let Ran { status, out: said, .. } = repeated(&out);
    assert_eq!(status, 1);
    assert!(said.starts_with("VIOLATION: 1 of 2 elements"), "{said}");
    assert_eq!(said, fs::read_to_string(out.join("verdict.txt")).expect("a text"));
    let read = |name: &str| {
        let text = fs::read_to_string(out.join(name)).expect("a text");
        serde_json::from_str::<serde_json::Value>(&text).expect("JSON")
    };
    assert_eq!(read("verdict.json")["exit_code"], 1);
    let facts = read("bundle.json");
    schema::check(&facts);
    assert_eq!((&facts["schema"], &facts["notes"]["backend"]), (&1.into(), &"mydevice 1.2".into()));
    for name in facts["files"].as_array().expect("a list") {
        assert!(out.join(name.as_str().expect("a name")).is_file(), "{name}");
    }
}

#[test]
fn values_inside_the_program_come_along_with_what_is_legal() {
    let desk = bundled("trace", &["--input", "1.5,3"]);
    let run = ["two.mlir", "--input", "1.5,3", "--trace", "values", "--format", "none"];
    assert_eq!(desk.shlo(&run).status, 0);
    let flags = ["--input", "1.5,3", "--dumps", "values", "--legal=-units", "--function", "main"];
    let all = [&["bundle", "two.mlir", "-o", "out"], &flags[..]].concat();
    let Ran { status, err, .. } = desk.shlo(&all);
    assert_eq!(status, 0, "{err}");
    fs::remove_dir_all(desk.path("values")).expect("a directory");
    let Ran { status, out: said, err } = repeated(&desk.path("out"));
    assert_eq!(status, 0, "{err}");
    assert!(said.starts_with("legal: "), "{said}");
    assert_eq!(said, fs::read_to_string(desk.path("out/verdict.txt")).expect("a text"));
}

#[test]
fn an_archive_has_the_files_of_the_directory_and_the_same_bytes_each_time() {
    let [one, other, whole] = ["out.zip", "out.zip", "out"].map(|out| bundled(out, &WRONG));
    let bytes = fs::read(one.path("out.zip")).expect("an archive");
    assert_eq!(bytes, fs::read(other.path("out.zip")).expect("an archive"));
    // a member that is stored has its bytes as they are
    for name in ["bundle.json", "README.txt", "program.mlir", "actual/0.npy", "report.html"] {
        let file = fs::read(whole.path("out").join(name)).expect("a file");
        let has = |part: &[u8]| bytes.windows(part.len()).any(|window| window == part);
        assert!(has(&file) && has(name.as_bytes()), "{name}");
    }
}

#[test]
fn without_a_device_there_is_no_verdict_and_the_command_runs_the_program() {
    let desk = bundled("out", &["--input", "1.5,3"]);
    let out = desk.path("out");
    assert!(!out.join("verdict.txt").exists() && !out.join("actual").exists());
    let Ran { status, out: said, err } = repeated(&out);
    assert_eq!(status, 0, "{err}");
    assert!(said.contains("6.0"), "{said}");
    let text = fs::read_to_string(out.join("README.txt")).expect("a text");
    assert!(text.contains("shlo-interp compare program.mlir"), "{text}");
    // the second command, with our results in place of a device's
    fs::rename(out.join("ours"), out.join("device")).expect("a directory");
    let later = text.lines().find_map(|line| line.strip_prefix("  shlo-interp compare"));
    let words: Vec<&str> = later.expect("a command").split_whitespace().collect();
    let Ran { status, out: said, err } =
        ran(program(&[&["compare"], &words[..]].concat()).current_dir(&out));
    assert_eq!(status, 0, "{said}{err}");
}

#[test]
fn an_index_packs_no_file_from_outside_of_its_directory() {
    let desk = Desk::new();
    desk.file("two.mlir", TWO);
    let secret = desk.file("secret.key", "private");
    desk.file("values/v.npy", "x");
    for path in ["../secret.key", "../values/../secret.key", &secret] {
        desk.file("values/index.csv", format!("@main/%0,tensor<2xf32>,v.npy\nnote,,{path}\n"));
        for command in ["bundle", "compare"] {
            let words = [command, "two.mlir", "--input", "1.5,3", "--dumps", "values"];
            let out: &[&str] = if command == "bundle" { &["-o", "out"] } else { &[] };
            let Ran { status, out: said, err } = desk.shlo(&[&words[..], out].concat());
            assert_eq!(status, 5, "{said}{err}");
            assert!(err.contains("line 2 of") && err.contains("names no others"), "{err}");
            assert!(!desk.path("out").exists());
        }
    }
}

#[test]
fn a_wrong_flag_or_file_writes_nothing() {
    let desk = Desk::new();
    desk.file("two.mlir", TWO);
    for (flags, expected, message) in [
        (&["--input", "1.5,3", "--note", "backend"][..], 2, "KEY=VALUE"),
        (&["--input", "1.5,3", "--actual", "1.0,2.0"], 2, "--actual"),
        (&["--input", "1.5,3", "--dumps", "nowhere"], 5, "--dumps"),
        (&[], 2, "--input"),
    ] {
        let all = [&["bundle", "two.mlir", "-o", "out"], flags].concat();
        let Ran { status, err, .. } = desk.shlo(&all);
        assert_eq!(status, expected, "{err}");
        assert!(err.contains(message), "{err}");
        assert!(!desk.path("out").exists());
    }
}
