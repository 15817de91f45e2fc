"""The plugin of pytest runs the tests in files of programs, and fails where they fail."""

pytest_plugins = "pytester"

FINE = """func.func @add() {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = stablehlo.add %0, %0 : tensor<2xf32>
  check.expect_eq_const %1, dense<[2.0, 4.0]> : tensor<2xf32>
  return
}
func.func @negate() {
  %0 = stablehlo.constant dense<1.0> : tensor<f32>
  %1 = stablehlo.negate %0 : tensor<f32>
  check.expect_eq_const %1, dense<-1.0> : tensor<f32>
  return
}
"""


def write(pytester, **files):
    for name, text in files.items():
        (pytester.path / f"{name}.mlir").write_text(text)


def test_each_function_is_a_test(pytester):
    write(pytester, interpret_fine=FINE, other=FINE)
    result = pytester.runpytest_subprocess("-v")
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(["*interpret_fine.mlir::add PASSED*", "*interpret_fine.mlir::negate PASSED*"])


def test_a_check_that_fails_fails(pytester):
    write(pytester, interpret_wrong=FINE.replace("4.0]", "5.0]"))
    result = pytester.runpytest_subprocess()
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*1 of 2 elements differs*"])


def test_a_file_that_is_no_program_fails(pytester):
    write(pytester, interpret_bad="hello\n")
    result = pytester.runpytest_subprocess()
    assert result.ret != 0
    result.stdout.fnmatch_lines(["*expected an op*"])


def test_other_files_by_the_configuration_and_by_name(pytester):
    write(pytester, other=FINE)
    assert pytester.runpytest_subprocess().ret == 5
    pytester.runpytest_subprocess("other.mlir").assert_outcomes(passed=2)
    pytester.makeini("[pytest]\nshlo_interp_files = *.mlir\nshlo_interp_arguments = --skip negate\n")
    pytester.runpytest_subprocess().assert_outcomes(passed=1)


def test_expected_failures_and_run_lines(pytester):
    text = "// XFAIL: @add it is known\n" + FINE.replace("4.0]", "5.0]")
    write(pytester, interpret_x=text)
    pytester.runpytest_subprocess().assert_outcomes(passed=1, xfailed=1)
    write(pytester, interpret_x="// RUN: shlo-interp %s --input 1.5 --expect 3.0\nfunc.func @main(%x: tensor<f32>) -> tensor<f32> {\n  %0 = stablehlo.add %x, %x : tensor<f32>\n  return %0 : tensor<f32>\n}\n")
    pytester.runpytest_subprocess().assert_outcomes(passed=1)
    write(pytester, interpret_x="// RUN: shlo-interp %s --input 1.5 --expect 4.0\nfunc.func @main(%x: tensor<f32>) -> tensor<f32> {\n  %0 = stablehlo.add %x, %x : tensor<f32>\n  return %0 : tensor<f32>\n}\n")
    pytester.runpytest_subprocess().assert_outcomes(failed=1)


def test_run_lines_keep_within_bounds(pytester):
    made = pytester.path / "made"
    check = f'"touch {made} {{program}}"'
    write(pytester, interpret_x=f"// RUN: shlo-interp reduce %s --function add --check {check} -o %t.mlir\n" + FINE)
    result = pytester.runpytest_subprocess()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*a RUN line starts no other program*"])
    assert not made.exists()
    pytester.makeini("[pytest]\nshlo_interp_arguments = --trust-run-lines\n")
    pytester.runpytest_subprocess()
    assert made.exists()
