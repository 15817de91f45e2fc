//! Custom calls on the command line: calls that nobody knows fail where they are executed; a run gives targets a meaning.

use crate::desk::Desk;
use crate::shlo::{Ran, shlo};

/// Runs the command line on a program.
fn run(arguments: &[&str], text: &str) -> Ran {
    let desk = Desk::new();
    let program = desk.file("program.mlir", text);
    shlo(&[arguments, &[program.as_str()]].concat())
}

const UNKNOWN: &str = "func.func @main() -> tensor<2xf32> {
  %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = stablehlo.custom_call @lapack_sgeqrg_ffi(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @twice(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %x, %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @other(%x: tensor<2xi32>) -> tensor<2xi32> {
  return %x : tensor<2xi32>
}";

#[test]
fn an_unknown_target_fails_where_it_is_executed_and_names_the_ways_out() {
    let Ran { status, err, .. } = run(&["run"], UNKNOWN);
    assert_eq!(status, 4, "{err}");
    for part in [
        "@lapack_sgeqrg_ffi has no meaning here",
        "did you mean @lapack_sgeqrf_ffi?",
        ":3:",
        "--custom-call lapack_sgeqrg_ffi=@function",
        "in Rust register_custom_call",
    ] {
        assert!(err.contains(part), "{part}: {err}");
    }
    let Ran { status, err, .. } = run(&["check"], UNKNOWN);
    assert_eq!(status, 0, "{err}");
    assert!(err.contains("warning") && err.contains("fails if it is executed"), "{err}");
}

#[test]
fn a_run_gives_targets_a_meaning() {
    let given = |meaning: &str| {
        let option = format!("lapack_sgeqrg_ffi={meaning}");
        run(&["run", "--custom-call", &option], UNKNOWN)
    };
    assert!(given("@twice").out.contains("[2.000000e+00, 4.000000e+00]"), "{:?}", given("@twice"));
    assert!(given("identity").out.contains("[1.000000e+00, 2.000000e+00]"));
    assert!(given("zeros").out.contains("[0.000000e+00, 0.000000e+00]"));
    let Ran { status, err, .. } = given("@other");
    assert!(status == 3 && err.contains("@other is (tensor<2xi32>) -> (tensor<2xi32>)"), "{err}");
    let Ran { status, err, .. } = given("@nothing");
    assert!(status == 3 && err.contains("there is no function @nothing"), "{err}");
    let Ran { status, err, .. } = given("magic");
    assert!(status == 2 && err.contains("neither @function, zeros nor identity"), "{err}");
    let Ran { status, err, .. } = run(&["run", "--custom-call", "nothing_like_it=zeros"], UNKNOWN);
    assert!(status == 4 && err.contains("no custom call of target @nothing_like_it"), "{err}");
}

#[test]
fn a_given_meaning_goes_before_the_targets_own() {
    let text = "func.func @main() -> tensor<2xf32> {
  %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = stablehlo.custom_call @mhlo.erf(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}";
    let Ran { out, err, .. } = run(&["run", "--custom-call", "mhlo.erf=identity"], text);
    assert!(out.contains("[1.000000e+00, 2.000000e+00]"), "{out} {err}");
}

#[test]
fn callbacks_without_results_are_passed_over_with_one_warning_a_place() {
    let text = "func.func @main() -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r = stablehlo.while(%i = %zero) : tensor<i32>
  cond {
    %end = stablehlo.constant dense<3> : tensor<i32>
    %p = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.custom_call @xla_ffi_python_cpu_callback(%i) {api_version = 4 : i32, has_side_effect = true, mhlo.backend_config = {index = 0 : ui64}} : (tensor<i32>) -> ()
    %one = stablehlo.constant dense<1> : tensor<i32>
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }
  return %r : tensor<i32>
}";
    let Ran { status, out, err } = run(&["run"], text);
    assert_eq!(status, 0, "{err}");
    assert!(out.contains('3'), "{out}");
    assert_eq!(err.matches("is passed over").count(), 1, "{err}");
}

#[test]
fn the_targets_are_listed() {
    let out = shlo(&["ops"]).out;
    for name in ["@lapack_{s,d,c,z}geqrf_ffi", "@mhlo.erf", "@Qr", "@check.expect_eq", "@chlo.scan"]
    {
        assert!(out.contains(name), "{name}");
    }
}
