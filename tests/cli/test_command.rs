//! `shlo-interp test`, seen from outside: what passes, what fails, and what is reported.

use std::io::BufRead as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::desk::Desk;
use crate::schema;
use crate::shlo::{Ran, ran, shell};

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

const ENDLESS: &str = "\
func.func @endless() {
  %0 = stablehlo.constant dense<true> : tensor<i1>
  %1 = stablehlo.while(%x = %0) : tensor<i1>
  cond {
    stablehlo.return %x : tensor<i1>
  } do {
    %y = stablehlo.optimization_barrier %x : tensor<i1>
    stablehlo.return %y : tensor<i1>
  }
  return
}
";

/// A directory of tests.
struct Project {
    desk: Desk,
}

impl Project {
    fn new(files: &[(&str, &str)]) -> Project {
        let desk = Desk::new();
        for (name, text) in files {
            desk.file(name, text);
        }
        Project { desk }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.desk.path(name)
    }

    fn read(&self, name: &str) -> String {
        self.desk.text(name)
    }

    /// The exit status and all output of `shlo-interp test` with these words.
    fn test(&self, words: &[&str]) -> (i32, String) {
        let Ran { status, out, err } = self.desk.shlo(&[&["test"], words].concat());
        (status, out + &err)
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
    fails(&format!("// RUN: shlo-interp $(x)\n{checked}"), "not supported");
}

#[test]
fn a_line_of_what_is_not_there_is_unsupported_and_a_failure_if_strict() {
    for (line, reason) in [
        (
            "stablehlo-opt --canonicalize %s",
            "stablehlo-opt --canonicalize: this program has no compiler passes",
        ),
        ("not stablehlo-opt --canonicalize %s", "this program has no compiler passes"),
        ("! awk %s", "'awk' is no command"),
        ("%{my-tool} %s", "the substitution '%{my-tool}' is not known"),
        ("stablehlo-translate --to-hlo %s", "takes one of --interpret"),
    ] {
        let project = Project::new(&[("t.mlir", &format!("// RUN: {line}\n{PASSING}"))]);
        let (status, output) = project.test(&["t.mlir", "--junit", "j.xml", "--tap", "t.tap"]);
        assert_eq!(status, 0, "{line}\n{output}");
        assert!(output.contains("unsupported t.mlir::RUN:1: "), "{output}");
        assert!(output.contains("0 passed, 0 failed, 1 unsupported (0 checks"), "{output}");
        assert!(output.contains(reason), "{output}");
        assert!(project.read("t.tap").contains("ok 1 - t.mlir::RUN:1 # SKIP unsupported: "));
        assert!(project.read("j.xml").contains("skipped=\"1\""));
        let (status, output) = project.test(&["t.mlir", "--strict"]);
        assert!(status == 1 && output.contains("1 failed"), "{line}\n{output}");
    }
    // a line that reads what such a line would write is not supported, either
    let chain = "// RUN: stablehlo-opt --cse %s > %t.0\n// RUN: shlo-interp print %s > %t.1\n\
                 // RUN: diff %t.0 %t.1\n";
    let (status, output) = tested(&format!("{chain}{PASSING}"));
    assert!(status == 0 && output.contains("1 passed, 0 failed, 2 unsupported"), "{output}");
    assert!(output.contains("reads test.tmp.0, which the RUN line 1 would write"), "{output}");
}

#[test]
fn programs_are_serialized_and_read_back_by_run_lines() {
    let through = "stablehlo-translate --serialize --target=1.9.0 --strip-debuginfo %s";
    let program =
        format!("{PRINTING}// VERSION: StableHLO version: 1.9.0{{{{$}}}}\n// VERSION: @one\n");
    for line in [
        &format!("{through} | stablehlo-translate --deserialize | stablehlo-translate --interpret"),
        &format!("{through} > %t.bc && shlo-interp %t.bc"),
        &format!("{through} -o %t.bc && shlo-interp %t.bc"),
        &format!(
            "{through} | stablehlo-translate --deserialize --print-stablehlo-version \
             | FileCheck %s --check-prefix=VERSION"
        ),
        &format!(
            "{through} | stablehlo-translate --deserialize | stablehlo-opt > %t.0 && \
             stablehlo-opt --strip-debuginfo %s > %t.1 && diff %t.0 %t.1"
        ),
        "stablehlo-opt -emit-bytecode %s | stablehlo-opt > %t.0 && stablehlo-opt %s | diff - %t.0",
        "stablehlo-translate --deserialize --print-stablehlo-version %s | FileCheck %s --check-prefix=NONE",
    ] {
        passes(&format!("// RUN: {line}\n// NONE: Failed parsing StableHLO version\n{program}"));
    }
    fails(
        &format!(
            "// RUN: {through} | FileCheck %s --check-prefix=NOT\n// NOT: no artifact\n{program}"
        ),
        "is not found",
    );
    fails(
        &format!("// RUN: stablehlo-translate --serialize --target=9.9.9 %s\n{program}"),
        "versions of portable artifacts are",
    );
    let printed = format!("// RUN: {through} | stablehlo-opt\n{program}");
    assert!(tested(&printed).1.contains("1 unsupported"));
}

#[test]
fn lines_have_negation_variables_and_a_directory_to_write_to() {
    passes(
        "// RUN: ! false && not false\n// RUN: env NO_COLOR=b TERM='d e' shlo-interp --version\n",
    );
    passes("// RUN: env NO_COLOR=1 not env COLUMNS=9 shlo-interp nowhere.mlir\n");
    passes("// RUN: false || true ; true\n// RUN: ! false | false\n");
    passes(
        "// RUN: echo \"a  b\" 'c;d' > \"%t 1\" && cat %t\\ 1 | FileCheck %s\n// CHECK: a b c;d\n",
    );
    fails("// RUN: ! true\n", "'!' expects it to fail");
    fails("// RUN: true && false\n", "exit status 1");
    for line in ["echo a > out.txt", "rm -rf %T/../..", "echo a > %t/../../x", "cp %s copy.mlir"] {
        let project = Project::new(&[("t.mlir", &format!("// RUN: {line}\n"))]);
        let (status, output) = project.test(&["t.mlir"]);
        assert!(status == 1 && output.contains("writes to %t and %T alone"), "{line}\n{output}");
        assert_eq!(std::fs::read_dir(project.path("")).expect("a directory").count(), 1);
    }
}

/// Commands that start the program `touch`, to make a file of this path.
fn commands_that_start_programs(made: &str) -> Vec<String> {
    let backend = format!("\"touch {made} {{program}} {{inputs}} {{outputs}}\"");
    vec![
        format!("shlo-interp reduce %s --check \"touch {made} {{program}}\" -o %t.mlir"),
        format!("shlo-interp reduce %s --check=differs --backend={backend} -o %t.mlir"),
        format!("shlo-interp reduce %s --check violation --server --backend {backend} -o %t.mlir"),
        format!(
            "shlo-interp conformance make %T/pack --ops add --types f32 && \
             shlo-interp conformance run %T/pack --backend {backend}"
        ),
        format!("shlo-interp identify --backend {backend}"),
        format!("shlo-interp expose %s --values %1 -o %T/values --backend {backend}"),
        "shlo-interp test --trust-run-lines %s".into(),
    ]
}

#[test]
fn run_lines_start_no_program_unless_they_are_trusted() {
    let desk = Desk::new();
    let made = desk.path("made").display().to_string();
    for line in commands_that_start_programs(&made) {
        let project = Project::new(&[("t.mlir", &format!("// RUN: {line}\n{PRINTING}"))]);
        let (status, output) = project.test(&["t.mlir"]);
        assert!(status == 1 && output.contains("a RUN line"), "{line}\n{output}");
        assert!(output.contains("`test --trust-run-lines` lets it"), "{line}\n{output}");
        assert!(!desk.path("made").exists(), "{line}\n{output}");
    }
    if cfg!(unix) {
        let line = &commands_that_start_programs(&made)[0];
        let project = Project::new(&[("t.mlir", &format!("// RUN: {line}\n{PRINTING}"))]);
        let (_, output) = project.test(&["t.mlir", "--trust-run-lines"]);
        assert!(desk.path("made").exists(), "{output}");
    }
}

#[test]
fn run_lines_set_no_variable_that_changes_more_than_the_output() {
    let loaders =
        ["LD_PRELOAD", "LD_LIBRARY_PATH", "DYLD_INSERT_LIBRARIES", "PATH", "TMPDIR", "HOME"];
    let others = ["RAYON_NUM_THREADS", "SHLO_INTERP_WRITES_BELOW", "SHLO_INTERP_READS", "X"];
    for name in loaders.iter().chain(&others) {
        for line in [
            format!("env {name}=x shlo-interp --version"),
            format!("env TERM=x not env {name}= true"),
        ] {
            let project = Project::new(&[("t.mlir", &format!("// RUN: {line}\n{PASSING}"))]);
            let (status, output) = project.test(&["t.mlir"]);
            assert!(status == 1 && output.contains("a RUN line sets"), "{line}\n{output}");
        }
    }
    let project = Project::new(&[("t.mlir", "// RUN: env X=Y shlo-interp --version\n")]);
    assert_eq!(project.test(&["t.mlir", "--trust-run-lines"]).0, 0);
}

/// Commands that read `secret` or write `made`, paths outside of the directory of tests.
const OUT_OF_BOUNDS: [&str; 27] = [
    "cat secret",
    "cp secret %t",
    "diff %s secret",
    "cmp secret %s",
    "FileCheck secret < %s",
    "FileCheck %s --input-file=secret",
    "shlo-interp check - < secret",
    "stablehlo-opt secret",
    "stablehlo-opt -verify-diagnostics secret",
    "stablehlo-translate --interpret secret",
    "stablehlo-translate --serialize secret",
    "shlo-interp check secret",
    "shlo-interp print %S/../secret",
    "shlo-interp print %S/link",
    "shlo-interp convert @secret --from f32 --to bf16",
    "shlo-interp %s --define-type a=@secret",
    "shlo-interp compare secret secret",
    "shlo-interp test secret",
    "shlo-interp print %s -o made",
    "shlo-interp print %s --output=%T/../made",
    "stablehlo-opt %s -o made",
    "shlo-interp %s -o made",
    "shlo-interp %s --profile=made",
    "shlo-interp %s --trace made",
    "shlo-interp test %S/own.mlir --junit made",
    "shlo-interp generate -o made --count 1",
    "shlo-interp conformance make made --ops add --types f32",
];

#[test]
fn run_lines_read_and_write_within_bounds_alone() {
    // a constant is no value that an op computes, and is not traced
    let adding = "  %1 = stablehlo.add %0, %0 : tensor<f32>\n  return %0";
    let adding = PRINTING.replace("  return %0", adding);
    for line in OUT_OF_BOUNDS {
        let private = PRINTING.replace("@one", "@private");
        let project = Project::new(&[("secret", &private), ("tests/own.mlir", PASSING)]);
        let [secret, made] =
            ["secret", "made"].map(|name| project.path(name).display().to_string());
        let own = |word: &str| word.replace("secret", &secret).replace("made", &made);
        let words = line.split(' ').map(|word| match word.contains('%') {
            true => word.to_string(),
            false => own(word),
        });
        let words: Vec<String> = words.collect();
        #[cfg(unix)]
        std::os::unix::fs::symlink(&secret, project.path("tests/link")).expect("a link");
        project.desk.file("tests/t.mlir", format!("// RUN: {}\n{adding}", words.join(" ")));
        let (status, output) = project.test(&["tests"]);
        assert!(status == 1 && output.contains("a RUN line"), "{line}\n{output}");
        assert!(output.contains("`test --trust-run-lines` lets it"), "{line}\n{output}");
        assert!(!output.contains("@private"), "{line}\n{output}");
        let names = std::fs::read_dir(project.path("")).expect("a directory").count();
        assert_eq!(names, 2, "{line}\n{output}");
    }
}

#[test]
fn run_lines_read_what_is_beside_the_tests_and_all_if_they_are_trusted() {
    let files = [("tests/a/t.mlir", "// RUN: cat %S/../b/x\n"), ("tests/b/x", "x"), ("out", "x")];
    let project = Project::new(&files);
    assert_eq!(project.test(&["tests"]).0, 0);
    let (status, output) = project.test(&["tests/a/t.mlir"]);
    assert!(status == 1 && output.contains("reads files in"), "{output}");
    assert_eq!(project.test(&["tests/a/t.mlir", "--trust-run-lines"]).0, 0);
    let line =
        format!("// RUN: cp {} %t && shlo-interp print %s -o {}\n", "%S/../../out", "%S/new");
    project.desk.file("tests/a/t.mlir", format!("{line}{PASSING}"));
    assert_eq!(project.test(&["tests"]).0, 1);
    assert_eq!(project.test(&["tests", "--trust-run-lines"]).0, 0);
    assert!(project.path("tests/a/new").exists());
}

#[test]
fn a_test_in_a_run_line_has_no_wider_bounds() {
    // the paths of standard input are those that `test` gives its own processes
    let inner = "// RUN: cat secret\n";
    let project = Project::new(&[("secret", "x"), ("tests/t.mlir", "")]);
    let secret = project.path("secret").display().to_string();
    project.desk.file("tests/inner", inner.replace("secret", &secret));
    project.desk.file("tests/path", format!("{}\0", project.path("tests/inner").display()));
    let line = "// RUN: cat %S/path | shlo-interp test --single=1 / | FileCheck %s\n// CHECK: a RUN line reads files in\n";
    project.desk.file("tests/t.mlir", line);
    let (status, output) = project.test(&["tests"]);
    assert_eq!(status, 0, "{output}");
}

#[test]
fn what_is_no_text_is_compared_and_reported_without_its_bytes() {
    let line = "stablehlo-opt -emit-bytecode %s > %t.0 && cp %s %t.1 && diff %t.0 %t.1";
    fails(&format!("// RUN: {line}\n{PASSING}"), "are no text and differ, first at byte 1");
    let printing = "// RUN: echo 'a\rb' > %t && cat %t | FileCheck %s\r\n// CHECK: 'c\rd'\n";
    let project = Project::new(&[("t.mlir", printing)]);
    assert_eq!(project.test(&["t.mlir", "--tap", "r.tap"]).0, 1);
    let tap = project.read("r.tap");
    assert!(tap.lines().skip(3).all(|line| line.starts_with("# ")) && !tap.contains('\r'), "{tap}");
}

#[test]
fn a_command_that_is_stopped_is_no_failure_to_expect() {
    for line in ["not shlo-interp %s", "! shlo-interp %s", "shlo-interp %s || true"] {
        let project = Project::new(&[("t.mlir", &format!("// RUN: {line}\n{ENDLESS}"))]);
        let (status, output) = project.test(&["t.mlir", "--timeout", "0.3"]);
        assert!(status == 1 && output.contains("its time limit was reached"), "{line}\n{output}");
    }
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
    schema::check(&report);
    assert_eq!(report["summary"]["expected_failure"], 1);
    assert_eq!(report["files"][0]["cases"][1]["verdict"], "failed");
    assert_eq!(report["files"][0]["cases"][0]["checks"], 1);
}

#[test]
fn a_test_that_does_not_end_is_stopped_and_the_others_are_reported() {
    let files = [("a.mlir", PASSING), ("endless.mlir", ENDLESS), ("p.mlir", PASSING)];
    let (status, output) = Project::new(&files).test(&[".", "--timeout", "0.2", "--threads", "1"]);
    assert_eq!(status, 1, "{output}");
    assert!(output.contains("FAILED ./endless.mlir::file"), "{output}");
    assert!(
        output.contains("its time limit was reached") && output.contains("2 passed, 1 failed"),
        "{output}"
    );
}

/// The one process that another started.
#[cfg(target_os = "linux")]
fn child_of(parent: u32) -> String {
    let processes = std::fs::read_dir("/proc").expect("processes").flatten();
    let mut numbers = processes.filter_map(|entry| entry.file_name().into_string().ok());
    let is_child = |number: &String| {
        let stat = std::fs::read_to_string(format!("/proc/{number}/stat")).unwrap_or_default();
        // behind the name, which stands in parentheses, come the state and the parent
        let rest = stat.rsplit_once(") ").map_or("", |(_, rest)| rest);
        rest.split(' ').nth(1) == Some(&parent.to_string())
    };
    numbers.find(is_child).expect("a child")
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_whose_process_is_killed_is_one_failed_test() {
    let project = Project::new(&[("a.mlir", PASSING), ("z.mlir", PASSING)]);
    // the process waits in this file, because nobody writes to it
    let waits = project.path("m.mlir");
    let made = Command::new("mkfifo").arg(&waits).status().expect("mkfifo runs");
    assert!(made.success());
    let words = ["test", "--threads", "1", "a.mlir", "m.mlir", "z.mlir"];
    let tests = project.desk.program(&words).stdout(Stdio::piped()).spawn().expect("it runs");
    let opened = std::fs::OpenOptions::new().write(true).open(&waits).expect("it is read");
    let killed = Command::new("kill").args(["-9", &child_of(tests.id())]).status();
    assert!(killed.expect("kill runs").success());
    let output = tests.wait_with_output().expect("it ends");
    drop(opened);
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(text.contains("FAILED m.mlir::file") && text.contains("it was killed"), "{text}");
    assert!(text.contains("3 files, 2 functions: 2 passed, 1 failed"), "{text}");
}

#[cfg(unix)]
#[test]
fn names_and_reports_hold_whatever_a_file_is_called() {
    let name = "a <&> \"#1\"\\ \n.mlir";
    let project = Project::new(&[(name, PASSING)]);
    let reports = ["--junit", "r.xml", "--tap", "r.tap"];
    let (status, output) = project.test(&[&[".", &format!("./{name}")], &reports[..]].concat());
    assert_eq!((status, output.contains("1 file, 1 function: 1 passed")), (0, true), "{output}");
    let tap = project.read("r.tap");
    assert!(tap.ends_with("ok 1 - ./a <&> \"\\#1\"\\\\  .mlir::holds\n"), "{tap}");
    assert_eq!(tap.lines().count(), 3);
    let junit = project.read("r.xml");
    assert!(junit.contains("name=\"./a &lt;&amp;&gt; &quot;#1&quot;\\ &#10;.mlir\""), "{junit}");
}

/// The lines of a stream as they come, for a minute at most.
fn lines(stream: impl std::io::Read + Send + 'static) -> impl Fn(&str) -> String {
    let (sender, receiver) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let lines = std::io::BufReader::new(stream).lines().map_while(Result::ok);
        lines.for_each(|line| drop(sender.send(line)));
    });
    move |wanted| loop {
        let line = receiver.recv_timeout(Duration::from_secs(60));
        let line = line.unwrap_or_else(|_| panic!("no line has '{wanted}'"));
        if line.contains(wanted) {
            return line;
        }
    }
}

#[test]
fn a_watched_file_is_tested_again_when_it_changes() {
    let project = Project::new(&[("a.mlir", PASSING), ("b.mlir", PASSING)]);
    let mut child = project
        .desk
        .program(&["test", ".", "--watch", "--tap", "r.tap"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let said = lines(child.stdout.take().expect("output"));
    lines(child.stderr.take().expect("messages"))("watching 2 files; Ctrl-C ends it");
    said("2 files, 2 functions: 2 passed, 0 failed");
    std::fs::write(project.path("a.mlir"), FAILING).expect("a file");
    said("FAILED ./a.mlir::differs");
    said("1 file, 1 function: 0 passed, 1 failed");
    // another file takes the name, as editors write files; the report is of all files
    std::fs::write(project.path("b.new"), format!("{PASSING}// more\n")).expect("a file");
    std::fs::rename(project.path("b.new"), project.path("b.mlir")).expect("renamed");
    said("1 file, 1 function: 1 passed, 0 failed");
    said("1 test of other files failed before");
    let tap = project.read("r.tap");
    assert!(tap.contains("1..2\nnot ok 1 - ./a.mlir::differs\n"), "{tap}");
    assert!(tap.contains("\nok 2 - ./b.mlir::holds\n"), "{tap}");
    child.kill().and_then(|()| child.wait()).expect("the program ends");
}

#[cfg(unix)]
#[test]
fn the_makefile_of_the_documentation_tests_and_fails_with_the_tests() {
    if !Command::new("make").arg("--version").output().is_ok_and(|it| it.status.success()) {
        return;
    }
    let page = include_str!("../../docs/testing.md");
    let (_, makefile) = page.split_once("```make\n").expect("a Makefile");
    let (makefile, _) = makefile.split_once("```").expect("its end");
    // a directory named as a target must not stand for it
    let stated = PRINTING.replace("1.000000e+00}", "old}");
    let project =
        Project::new(&[("Makefile", makefile), ("tests/t.mlir", &stated), ("test/x", "")]);
    let make =
        |target: &str| ran(&mut shell(&format!("make {target}"), &project.path(""))).status == 0;
    assert_eq!([make("test"), make("bless"), make("test")], [false, true, true]);
    assert_eq!(project.read("tests/t.mlir"), PRINTING);
}

#[test]
fn a_run_and_a_verification_say_what_they_did_not_do() {
    let project = Project::new(&[("p.mlir", PASSING), ("o.mlir", PRINTING)]);
    let run = |words: &[&str]| project.desk.shlo(words).err;
    assert_eq!(run(&["p.mlir"]), "1 check holds in @holds\n");
    assert!(run(&["o.mlir"]).contains("`shlo-interp test o.mlir` does"));
    let checked = run(&["check", "p.mlir", "o.mlir"]);
    assert!(checked.contains("2 files verified, nothing was run"), "{checked}");
    assert!(checked.contains("the checks of p.mlir did not run"), "{checked}");
}
