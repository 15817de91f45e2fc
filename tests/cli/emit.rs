//! `print --emit`: what it writes, where to, and what it refuses with which exit status.

use std::io::Write as _;

use crate::desk::Desk;
use crate::shlo::{self, Ran, shlo};

const TAN: &str = "\
func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.tan %arg0 : tensor<f32>
  return %0 : tensor<f32>
}
";

const ELIDED: &str = "\
func.func @main() -> tensor<2xf32> {
  %0 = stablehlo.constant dense_resource<__elided__> : tensor<2xf32>
  return %0 : tensor<2xf32>
}
";

/// The exit status, standard output as bytes, and standard error of a run.
fn print(program: &str, options: &[&str]) -> (i32, Vec<u8>, String) {
    let done = shlo::program(&[&["print", program], options].concat()).output().expect("a run");
    let err = String::from_utf8(done.stderr).expect("UTF-8");
    (done.status.code().expect("an exit status"), done.stdout, err)
}

/// What is written to a pipe.
fn emitted(program: &str, form: &str) -> Vec<u8> {
    let (status, out, err) = print(program, &["--emit", form]);
    assert_eq!((status, err.as_str()), (0, ""), "{form}");
    out
}

/// The status and the message of a form that is refused, which writes nothing.
fn refused(program: &str, form: &str) -> (i32, String) {
    let (status, out, err) = print(program, &["--emit", form]);
    assert!(out.is_empty(), "{form}");
    (status, err)
}

#[test]
fn a_pipe_and_a_file_get_the_same_bytes_which_are_the_program() {
    let desk = Desk::new();
    let program = desk.file("tan.mlir", TAN);
    for (form, producer) in [
        ("bytecode", "\x0Dshlo-interp "),
        ("bytecode=0", "\x01shlo-interp "),
        ("artifact", "\x0DStableHLO_v1.15.0\0"),
        ("artifact=1.4.0", "\x0DStableHLO_v1.4.0\0"),
    ] {
        let bytes = emitted(&program, form);
        assert!(bytes.starts_with(&[b"ML\xEFR", producer.as_bytes()].concat()), "{form}");
        let file = desk.path("tan.mlirbc").display().to_string();
        let to_file = ["--emit", form, "-o", &file];
        assert_eq!(print(&program, &to_file), (0, Vec::new(), String::new()));
        assert_eq!(std::fs::read(&file).unwrap(), bytes, "{form}");
        let text = String::from_utf8(emitted(&file, "text")).unwrap();
        let indented: String = TAN.lines().map(|line| format!("  {line}\n")).collect();
        assert_eq!(text.trim_end(), format!("module {{\n{indented}}}"), "{form}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_terminal_gets_no_bytes() {
    let desk = Desk::new();
    let program = desk.file("tan.mlir", TAN);
    let command = |form| format!("{} print {program} --emit={form}", shlo::PROGRAM);
    // util-linux's `script` gives a program a terminal
    let on_terminal = |form| {
        let mut script = std::process::Command::new("script");
        script
            .args(["-qec", &command(form), "/dev/null"])
            .stdin(std::process::Stdio::null())
            .output()
    };
    let Ok(done) = on_terminal("bytecode") else { return };
    let shown = String::from_utf8_lossy(&done.stdout).into_owned();
    assert_eq!(done.status.code(), Some(2), "{shown}");
    assert!(shown.contains("not written to a terminal: name a file (-o FILE)"), "{shown}");
    let text = on_terminal("text").unwrap();
    assert_eq!(text.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&text.stdout).contains("stablehlo.tan"));
}

#[test]
fn versions_that_there_are_not_are_named_with_those_that_there_are() {
    let desk = Desk::new();
    let program = desk.file("tan.mlir", TAN);
    for (form, expected) in [
        ("bytecode=7", "versions of MLIR bytecode are 0 to 6"),
        ("bytecode=-1", "versions of MLIR bytecode are 0 to 6"),
        ("artifact=0.8.0", "versions of portable artifacts are 0.9.0 to 1.20.0"),
        ("artifact=1.21.0", "versions of portable artifacts are 0.9.0 to 1.20.0"),
        ("artifact=1", "`1` is no version such as `1.9.0`"),
        ("text=1", "expected text, bytecode, bytecode=VERSION, artifact or artifact=VERSION"),
    ] {
        let (status, message) = refused(&program, form);
        assert_eq!(status, 2, "{form}");
        assert!(message.contains(expected), "{form}: {message}");
    }
}

#[test]
fn what_a_version_lacks_is_named_with_the_version_that_brought_it() {
    let desk = Desk::new();
    let program = desk.file("tan.mlir", TAN);
    let file = desk.path("old.mlirbc");
    let options = ["--emit=artifact=1.3.0", "-o", file.to_str().unwrap()];
    let (status, _, message) = print(&program, &options);
    assert_eq!(status, 3);
    assert!(message.contains("`stablehlo.tan`: the operation came with VHLO 1.4.0"), "{message}");
    assert!(message.contains("tan.mlir:2:3"), "{message}");
    assert!(!file.exists());
}

#[test]
fn elided_constants_stay_elided_in_every_form() {
    let desk = Desk::new();
    let program = desk.file("elided.mlir", ELIDED);
    for form in ["text", "bytecode", "bytecode=0", "artifact"] {
        let file = desk.file("written.mlirbc", emitted(&program, form));
        let Ran { status, err, .. } = shlo(&["run", &file]);
        assert_eq!(status, 3, "{form}");
        assert!(err.contains("--elided zeros"), "{form}: {err}");
        let Ran { status, out, .. } = shlo(&["run", &file, "--elided", "1.5"]);
        assert_eq!((status, out.matches("1.500000e+00").count()), (0, 2), "{form}");
    }
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let desk = Desk::new();
    let program = desk.file("tan.mlir", TAN);
    for path in [desk.path("missing/tan.mlirbc"), desk.path("")] {
        let options = ["--emit=bytecode", "-o", path.to_str().unwrap()];
        let (status, _, message) = print(&program, &options);
        assert_eq!(status, 5, "{message}");
        assert!(message.contains(&format!("cannot write {}", path.display())), "{message}");
    }
}

#[test]
fn bytes_hold_one_module() {
    let desk = Desk::new();
    let program = desk.file("two.mlir", format!("{TAN}// -----\n{ELIDED}"));
    for form in ["bytecode", "artifact"] {
        let (status, message) = refused(&program, form);
        assert_eq!(status, 2, "{form}");
        assert!(message.contains("bytecode holds one module") && message.contains("has 2"));
    }
    let text = String::from_utf8(emitted(&program, "text")).unwrap();
    assert_eq!(text.matches("// -----").count(), 1);
}

#[test]
fn compressed_programs_are_written_as_what_they_hold() {
    let desk = Desk::new();
    let program = desk.file("tan.mlir", TAN);
    let artifact = emitted(&program, "artifact");
    for content in [TAN.as_bytes(), &artifact] {
        let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        encoder.write_all(content).unwrap();
        let compressed = desk.file("tan.gz", encoder.finish().unwrap());
        assert_eq!(emitted(&compressed, "artifact"), artifact);
    }
    let cut = desk.file("cut.gz", [0x1F, 0x8B, 8, 0]);
    let (status, message) = refused(&cut, "artifact");
    assert_eq!(status, 3, "{message}");
    assert!(message.contains("cannot be expanded by gzip"), "{message}");
}
