"""What the instrument says in Python is what the command line says."""

import json
import subprocess
import sys

import ml_dtypes
import numpy as np
import pytest

import shlo_interp as shlo

SINE = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n  %0 = stablehlo.sine %x : tensor<2xf32>\n  return %0 : tensor<2xf32>\n}\n"
X = np.float32([0.5, 1.5])


def test_explain():
    found = shlo.explain("add", "f8E4M3FN", 448, 32)
    assert found["result"] == {"code": "0x7F", "value": "NaN"} and found["steps"][0]["exact"] == "480"
    assert shlo.explain("add", "f32", np.float32(0.5), -0.25)["result"]["value"] == "0.25"
    with pytest.raises(shlo.ArgumentError, match="there is no op 'addd' to explain"):
        shlo.explain("addd", "f32", 1, 2)
    with pytest.raises(shlo.ArgumentError, match="'zz' is no f8E4M3FN"):
        shlo.explain("add", "f8E4M3FN", 448, "zz")
    with pytest.raises(shlo.ArgumentError, match="unexpected argument"):
        shlo.explain("add", "f32", 1, 2, no_such_option=3)


def test_formats():
    all_formats = shlo.formats()
    assert all_formats["f8E4M3FN"]["largest"] == 448 and all_formats["f8E5M2"]["exponent_bits"] == 5
    assert list(shlo.formats("bf16")) == ["bf16"]
    with pytest.raises(shlo.ArgumentError, match="f9E9"):
        shlo.formats("f9E9")


def test_a_type_of_ones_own():
    row = shlo.define_type("testsix=exponent:3,mantissa:2,bias:3,specials:finite")
    assert row["largest"] == 28
    m = shlo.load(
        "func.func @main(%x: tensor<3xf32>) -> tensor<3xtestsix> {\n  %0 = stablehlo.convert %x : (tensor<3xf32>) -> tensor<3xtestsix>\n"
        "  return %0 : tensor<3xtestsix>\n}\n"
    )
    y = m(np.float32([1, 1.2, 20]))
    assert y.element == "testsix" and y.to_numpy().tolist() == [1, 1.25, 20]
    with pytest.raises(shlo.ArgumentError, match="bias"):
        shlo.define_type("other=exponent:4,mantissa:3,bias:x")


def test_convert():
    assert shlo.convert(np.float32([1.05, 464.5]), "f8E4M3FN").view(np.uint8).tolist() == [0x38, 0x7F]
    saturated = shlo.convert(np.float32([1.05, 464.5]), "f8E4M3FN", policy="standard,overflow=saturate")
    assert saturated.view(np.uint8).tolist() == [0x38, 0x7E]
    assert shlo.convert([1.0, 2.5], "i8").tolist() == [1, 2]
    assert shlo.convert(shlo.convert([1.0, 2.5], "tf32"), "f32").tolist() == [1, 2.5]
    with pytest.raises(shlo.Error):
        shlo.convert([1.0], "f8E4M3FNN")
    with pytest.raises(shlo.ArgumentError, match="convert_policy"):
        shlo.convert([1.0], "f8E4M3FN", policy="nobodys")


def test_quantize():
    q = shlo.quantize(np.float32([1, 2, -3, 7]), "mxfp4")
    # the largest magnitude is 7 = 1.75 * 2^2, and f4E2M1FN has 6 = 1.5 * 2^2: the scale is 1, and 7 becomes 6
    assert q.elements.dtype == ml_dtypes.float4_e2m1fn and q.elements.astype(float).tolist() == [1, 2, -3, 6]
    assert q.scales.astype(float).tolist() == [1] and q.tensor_scale is None
    assert q.dequantize().tolist() == [1, 2, -3, 6]
    up = shlo.quantize(np.float32([1, 2, -3, 7]), "mxfp4", scale_rule="up")
    assert up.scales.astype(float).tolist() == [2]
    columns = shlo.quantize(np.ones((64, 3), np.float32), "mxfp8e4m3", axis=0)
    assert columns.scales.shape == (2, 3) and columns.dequantize("f64").dtype == np.float64
    assert "mxfp4" in q._repr_html_()
    for options, message in [
        ({"to": "mxfp5"}, "mxfp5"),
        ({"to": "mxfp4", "axis": 1}, "axis: 1 is no axis of an array of 1 dimensions"),
        ({"to": "mxfp4", "scale_rule": "down"}, "scale_rule: `down` is none of"),
    ]:
        with pytest.raises(shlo.ArgumentError, match=message):
            shlo.quantize(np.float32([1, 2]), **options)
    with pytest.raises(shlo.ArgumentError, match="i32 values cannot be quantized"):
        shlo.quantize(np.int32([1, 2]), "mxfp4")


def test_compare():
    one, other = np.float32([1, 2, 3]), np.float32([1, 2, 3.5])
    same = shlo.compare(one, one.copy())
    assert same and same.equal and same.differing == 0 and same.message == ""
    same.check()
    differs = shlo.compare(one, other)
    assert not differs and differs.differing == 1 and differs.worst[0]["index"] == [2]
    assert "1 of 3 elements differs" in differs.text and "/tmp" not in differs.text
    with pytest.raises(shlo.CheckFailed, match="1 of 3 elements differs"):
        differs.check()
    assert shlo.compare(one, other, atol=0.5) and not shlo.compare(one, other, atol=0.4)
    assert shlo.compare(one, one.astype(ml_dtypes.bfloat16))
    assert differs._repr_html_().startswith("<iframe") and "<html" in differs.page()
    for small in (ml_dtypes.int4, ml_dtypes.float4_e2m1fn, ml_dtypes.float8_e5m2, np.bool_, np.complex64):
        x = np.array([1, 0, 1], dtype=small)
        assert shlo.compare(x, x) and not shlo.compare(x, x[::-1] * x[::-1] * 0 if small is not np.bool_ else ~x)
    with pytest.raises(shlo.ArgumentError, match="a tolerance is a number from 0 on"):
        shlo.compare(one, other, atol=-1)


def test_compare_of_shapes_and_dicts():
    one = np.float32([1, 2, 3])
    shapes = shlo.compare(one, one[:2])
    assert not shapes and "tensor<3xf32>" in json.dumps(shapes.data)
    both = shlo.compare({"a": one, "b": one}, {"a": one, "b": one + 1})
    assert bool(both["a"]) and not both["b"]
    with pytest.raises(shlo.ArgumentError, match="only one side has b"):
        shlo.compare({"a": one, "b": one}, {"a": one})


def test_a_comparison_does_not_follow_later_writes():
    one = np.float32([1, 2, 3])
    differs = shlo.compare(one, one + 1)
    one += 1
    assert "3 of 3 elements differ" in differs.text


def test_judge(tmp_path):
    m = shlo.load(SINE, name="sine.mlir")
    ours = m(X)
    exact = m.judge([X], ours)
    assert exact and exact.legal and exact.first_violation is None
    near = ours.copy()
    near[1] = np.nextafter(near[1], np.float32(0))
    assert m.judge([X], near).legal
    assert not m.judge([X], near, legal="-function")
    wrong = ours.copy()
    wrong[1] += np.float32(0.01)
    report = tmp_path / "report.html"
    judged = m.judge([X], wrong, report=report)
    assert not judged and judged.verdict == "violation" and judged.first_violation == "@main/%0"
    assert judged.values[0]["line"] == 2 and "sine.mlir:2" in judged.text and "/tmp" not in judged.text
    assert report.read_text().startswith("<!") and "<iframe" in judged._repr_html_()
    with pytest.raises(shlo.CheckFailed, match="VIOLATION"):
        judged.check()
    with pytest.raises(shlo.ArgumentError, match="@main takes 1 arguments, given are 0"):
        m.judge([], ours)
    with pytest.raises(shlo.ArgumentError):
        m.judge([X], ours, legal="anything")
    with pytest.raises(shlo.Error):
        m.judge([X], ours[:1])


def test_judge_a_program_of_jax():
    jax = pytest.importorskip("jax")
    import jax.numpy as jnp

    def f(params, x):
        return {"y": jnp.dot(x, params["w"]), "s": jnp.tanh(x)}

    params, x = {"w": np.ones((4, 2), np.float32)}, np.linspace(-1, 1, 12, dtype=np.float32).reshape(3, 4)
    m = shlo.load(jax.jit(f).lower(params, x))
    theirs = jax.jit(f)(params, x)
    assert m.judge([params, x], theirs)
    theirs = {**theirs, "s": theirs["s"] + 0.1}
    assert m.judge([params, x], theirs).verdict == "violation"


def test_a_module_is_judged_as_it_was_loaded():
    ty = "tensor<64xf8E4M3FN>"
    text = (
        f"func.func @main(%x: {ty}) -> tensor<f8E4M3FN> {{\n  %z = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>\n"
        f"  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : ({ty}, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>\n"
        "  return %0 : tensor<f8E4M3FN>\n}\n"
    )
    x = np.ones(64, ml_dtypes.float8_e4m3fn)
    by_element, wide = shlo.load(text), shlo.load(text, accumulate="f32")
    assert float(by_element(x)) == 16 and float(wide(x)) == 64
    assert wide.judge([x], wide(x)).values[0]["rung"] == "equal" or wide.judge([x], wide(x))


def test_profile_numerics():
    m = shlo.load(SINE)
    found = m.profile_numerics(X)
    assert [row["name"] for row in found["rows"]] == ["%x", "%0"]
    assert shlo.profile_numerics(SINE, [X], by="op")["by"] == "op"
    with pytest.raises(shlo.ArgumentError):
        m.profile_numerics(X, by="nothing")


def test_identify_reports_a_backend_that_does_not_run():
    with pytest.raises(shlo.CommandError) as caught:
        shlo.identify("/no/such/program {program} {inputs} {outputs}", types="f16", shape="2x4x2")
    assert caught.value.status == 4


def test_the_command_line():
    status, out, errors = shlo.command(["convert", "464.5", "--from", "f32", "--to", "f8E4M3FN"])
    assert status == 0 and b"0x7F" in out and errors == ""
    assert shlo.command(["check", "no/such/file.mlir"])[0] == 5
    assert shlo.command(["nonsense.mlir"])[0] == 5
    run = subprocess.run(
        [sys.executable, "-m", "shlo_interp", "-", "--input", "2xf32=0,0"], input=SINE, capture_output=True, text=True
    )
    assert run.returncode == 0 and run.stdout.startswith("tensor<2xf32> {")
    run = subprocess.run([sys.executable, "-m", "shlo_interp", "-"], input="hello\n", capture_output=True, text=True)
    assert run.returncode == 3 and "expected an op" in run.stderr


def test_what_notebooks_show_of_a_module():
    page = shlo.load(SINE)._repr_html_()
    assert "@main" in page and "x: tensor&lt;2xf32&gt;" in page and "stablehlo.sine" in page
