//! `shlo-interp test`, seen from outside: what passes, what fails, and what is reported.

use std::path::PathBuf;

use assert_cmd::Command;

const PASSING: &str = "\
func.func @holds() {
  %0 = stablehlo.constant dense<1.0> : tensor<f32>
  check.expect_eq_const %0, dense<1.0> : tensor<f32>
  return
}
";

const FAILING: &str = "\
func.func @differs() {
  %0 = stablehlo.constant dense<1.0> : tensor<f32>
  check.expect_eq_const %0, dense<2.0> : tensor<f32>
  return
}
";

const PRINTING: &str = "\
func.func @one() -> tensor<f32> {
  %0 = stablehlo.constant dense<1.0> : tensor<f32>
  return %0 : tensor<f32>
}
// CHECK: tensor<f32> {1.000000e+00}
";

/// A directory of tests.
struct Project {
    directory: tempfile::TempDir,
}

impl Project {
    fn new(files: &[(&str, &str)]) -> Project {
        let project = Project { directory: tempfile::tempdir().expect("a directory") };
        for (name, text) in files {
            let path = project.path(name);
            std::fs::create_dir_all(path.parent().expect("a parent")).expect("a directory");
            std::fs::write(path, text).expect("a file");
        }
        project
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).expect("a file")
    }

    /// The exit status and all output of `shlo-interp test` with these words.
    fn test(&self, words: &[&str]) -> (i32, String) {
        let mut command = Command::cargo_bin("shlo-interp").expect("the program is built");
        let command = command.current_dir(self.directory.path()).arg("test").args(words);
        let output = command.output().expect("the program runs");
        let text = [output.stdout, output.stderr].concat();
        (output.status.code().expect("an exit status"), String::from_utf8_lossy(&text).into())
    }
}

/// The status and the output of the tests of one file.
fn tested(text: &str) -> (i32, String) {
    Project::new(&[("t.mlir", text)]).test(&["t.mlir"])
}

fn passes(text: &str) {
    let (status, output) = tested(text);
    assert_eq!(status, 0, "{text}\n{output}");
}

fn fails(text: &str, because: &str) {
    let (status, output) = tested(text);
    assert_eq!(status, 1, "{text}\n{output}");
    assert!(output.contains(because), "{text}\n{output}");
}

#[test]
fn a_directory_is_tested_and_summed_up() {
    let files = [("a/passing.mlir", PASSING), ("b.mlir", PRINTING), ("a/b/failing.mlir", FAILING)];
    let project = Project::new(&files);
    let (status, output) = project.test(&["."]);
    assert_eq!(status, 1);
    let summary = "3 files, 3 functions: 2 passed, 1 failed (3 checks,";
    assert!(output.contains(summary), "{output}");
    assert!(output.contains("FAILED ./a/b/failing.mlir::differs"), "{output}");
    assert!(output.contains("expect_eq_const failed"), "{output}");
    assert_eq!(project.test(&["a/passing.mlir", "b.mlir"]).0, 0);
}

#[test]
fn printed_output_is_compared_whole() {
    passes(PRINTING);
    fails(&PRINTING.replace("1.000000e+00}", "2.000000e+00}"), "+tensor<f32> {1.000000e+00}");
    fails(&format!("{PRINTING}// CHECK: more\n"), "-more");
    passes(&PRINTING.replace("1.000000e+00}", "{{[0-9.]+}}e+00}"));
}

#[test]
fn patterns_of_filecheck_are_followed_where_a_file_uses_them() {
    let printed = PRINTING.replace("// CHECK: tensor<f32> {1.000000e+00}\n", "");
    passes(&format!("// CHECK-LABEL: tensor<f32>\n// CHECK-SAME: {{1.0\n{printed}"));
    fails(&format!("// CHECK-LABEL: tensor<f64>\n{printed}"), "is not found");
    fails(
        &format!("// CHECK-LABEL: tensor<f32>\n// CHECK-NXT: a\n{printed}"),
        "no check directive",
    );
}

#[test]
fn a_file_that_checks_nothing_fails_unless_that_is_accepted() {
    let nothing = "func.func @main() { return }\n";
    fails(nothing, "nothing is checked");
    let project = Project::new(&[("t.mlir", nothing)]);
    assert_eq!(project.test(&["t.mlir", "--allow-empty"]).0, 0);
    fails("func.func @main(%x: tensor<f32>) { return }\n", "nothing is checked");
}

#[test]
fn checks_that_are_never_carried_out_fail() {
    let with_argument = FAILING.replace("@differs()", "@differs(%x: tensor<f32>)");
    fails(&format!("{PASSING}{with_argument}"), "not carried out");
    // a function beside main that nobody calls is a test, too
    fails(&format!("func.func @main() {{ return }}\n{FAILING}"), "expect_eq_const failed");
}

#[test]
fn stated_diagnostics_are_compared() {
    let stated = "func.func @f(%x: tensor<2xf32>) {\n\
                  // expected-error@+1 {{is used but not defined}}\n\
                  %0 = stablehlo.add %x, %y : tensor<2xf32>\n  return\n}\n";
    passes(stated);
    fails(&stated.replace("not defined", "well defined"), "error that is not stated");
    fails(&stated.replace("@+1", "@+7"), "no line of the file");
    passes(&format!("// expected-no-diagnostics\n{PASSING}"));
}

#[test]
fn run_lines_are_carried_out() {
    let checked =
        "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n  return %x : tensor<f32>\n}\n";
    let run = "// RUN: shlo-interp %s --input f32=2 | FileCheck %s\n";
    passes(&format!("{run}// CHECK: tensor<f32> {{2.0\n{checked}"));
    fails(&format!("{run}// CHECK: tensor<f32> {{3.0\n{checked}"), "is not found");
    passes(&format!(
        "// RUN: not shlo-interp %s 2>&1 | FileCheck %s\n// CHECK: takes 1 input\n{checked}"
    ));
    passes(&format!("// RUN: shlo-interp print %s > %t && diff %t %t\n{checked}"));
    passes(&format!("// RUN: stablehlo-translate --interpret -split-input-file %s\n{PASSING}"));
    passes(&format!("// RUN: stablehlo-opt %s -verify-diagnostics -split-input-file\n{PASSING}"));
    fails(&format!("// RUN: stablehlo-opt --canonicalize %s\n{checked}"), "no passes");
    fails(&format!("// RUN: awk %s\n{checked}"), "'awk' is no command");
    fails(&format!("// RUN: shlo-interp $(x)\n{checked}"), "not supported");
}

#[test]
fn expected_failures_are_no_failures_until_they_pass() {
    let (status, output) = tested(&format!("// XFAIL: @differs not yet\n{FAILING}"));
    assert!(status == 0 && output.contains("1 expected failure"), "{output}");
    fails(&format!("// XFAIL: *\n{PASSING}"), "UNEXPECTED PASS");
    fails(&format!("// XFAIL: @nobody\n{PASSING}"), "no test has this name");
    let (status, output) = tested(&format!("// DISABLED: @differs too slow\n{PASSING}{FAILING}"));
    assert!(status == 0 && output.contains("1 passed, 0 failed, 1 disabled"), "{output}");
    let project = Project::new(&[("t.mlir", FAILING), ("x.txt", "t.mlir::diff # known\n")]);
    assert_eq!(project.test(&["t.mlir", "--xfail", "x.txt"]).0, 0);
}

#[test]
fn tests_are_chosen_and_listed() {
    let project = Project::new(&[("t.mlir", &format!("{PASSING}{FAILING}"))]);
    assert_eq!(project.test(&["t.mlir", "--filter", "::holds$"]).0, 0);
    assert_eq!(project.test(&["t.mlir", "--skip", "differs"]).0, 0);
    assert_eq!(project.test(&["t.mlir", "--filter", "nobody"]).0, 2);
    assert_eq!(project.test(&["t.mlir", "--filter", "("]).0, 2);
    assert_eq!(project.test(&["t.mlir", "--list"]), (0, "t.mlir::holds\nt.mlir::differs\n".into()));
    assert_eq!(project.test(&["nowhere"]).0, 5);
    assert_eq!(Project::new(&[]).test(&["."]).0, 2);
}

#[test]
fn blessing_states_output_and_never_changes_a_checked_value() {
    let project = Project::new(&[("p.mlir", &PRINTING.replace("1.000000e+00}", "old}"))]);
    assert_eq!(project.test(&["p.mlir", "--bless"]).0, 0);
    assert_eq!(project.read("p.mlir"), PRINTING);
    let project = Project::new(&[("f.mlir", FAILING)]);
    assert_eq!(project.test(&["f.mlir", "--bless"]).0, 1);
    assert_eq!(project.read("f.mlir"), FAILING);
}

#[test]
fn reports_are_written_for_other_programs() {
    let text =
        format!("// XFAIL: @late soon\n{PASSING}{FAILING}{}", FAILING.replace("@differs", "@late"));
    let project = Project::new(&[("t.mlir", &text)]);
    let (status, _) =
        project.test(&["t.mlir", "--junit", "j.xml", "--tap", "t.tap", "--json", "r.json"]);
    assert_eq!(status, 1);
    let junit = project.read("j.xml");
    assert!(junit.contains("tests=\"3\" failures=\"1\" errors=\"0\" skipped=\"1\""), "{junit}");
    assert!(junit.contains("tensor&lt;") || junit.contains("expect_eq_const failed"), "{junit}");
    let tap = project.read("t.tap");
    for line in ["1..3", "ok 1 - t.mlir::holds", "not ok 2 - t.mlir::differs", "# TODO soon"] {
        assert!(tap.contains(line), "{tap}");
    }
    let report: serde_json::Value = serde_json::from_str(&project.read("r.json")).expect("JSON");
    assert_eq!(report["summary"]["expected_failure"], 1);
    assert_eq!(report["files"][0]["cases"][1]["verdict"], "failed");
    assert_eq!(report["files"][0]["cases"][0]["checks"], 1);
}

#[test]
fn a_test_that_does_not_end_is_stopped_and_the_others_are_reported() {
    let endless = "func.func @endless() {\n  %0 = stablehlo.constant dense<true> : tensor<i1>\n  \
                   %1 = stablehlo.while(%x = %0) : tensor<i1>\n  cond {\n    stablehlo.return %x : tensor<i1>\n  } \
                   do {\n    %y = stablehlo.optimization_barrier %x : tensor<i1>\n    stablehlo.return %y : tensor<i1>\n  }\n  return\n}\n";
    let project = Project::new(&[("endless.mlir", endless), ("p.mlir", PASSING)]);
    let (status, output) = project.test(&[".", "--timeout", "0.2"]);
    assert_eq!(status, 1, "{output}");
    assert!(
        output.contains("its time was up") && output.contains("1 passed, 1 failed"),
        "{output}"
    );
}

#[test]
fn a_run_and_a_verification_say_what_they_did_not_do() {
    let project = Project::new(&[("p.mlir", PASSING), ("o.mlir", PRINTING)]);
    let run = |words: &[&str]| {
        let mut command = Command::cargo_bin("shlo-interp").expect("the program is built");
        let output = command.current_dir(project.directory.path()).args(words).output();
        String::from_utf8(output.expect("the program runs").stderr).expect("text")
    };
    assert_eq!(run(&["p.mlir"]), "1 check holds in @holds\n");
    assert!(run(&["o.mlir"]).contains("`shlo-interp test o.mlir` does"));
    let checked = run(&["check", "p.mlir", "o.mlir"]);
    assert!(checked.contains("2 files verified, nothing was run"), "{checked}");
    assert!(checked.contains("the checks of p.mlir did not run"), "{checked}");
}
