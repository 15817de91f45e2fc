"""`eval_module` gives what jaxlib's gives, bit for bit, as attributes of the same type."""

import json
import subprocess
import sys
import textwrap

import pytest

pytest.importorskip("jaxlib")

COMMON = """
import json, sys
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo as theirs
from jax._src.interpreters.mlir import make_ir_context
WHICH = theirs if sys.argv[1] == "jaxlib" else __import__("shlo_interp.stablehlo", fromlist=["eval_module"])

def run(text, *args):
    with make_ir_context() as context, ir.Location.unknown():
        module = ir.Module.parse(text)
        results = WHICH.eval_module(module, [ir.Attribute.parse(arg) for arg in args])
        return [str(result) for result in results] + [str(result.type) for result in results]
"""

PROGRAMS = [
    (ty, op, values)
    for ty, values in [
        ("f32", "dense<[1.5, -2.25, 3.0]>"),
        ("f64", "dense<[1.5, -2.25, 3.0]>"),
        ("f16", "dense<[1.5, -2.25, 3.0]>"),
        ("bf16", "dense<[1.5, -2.25, 3.0]>"),
        ("f8E4M3FN", "dense<[1.5, -2.25, 3.0]>"),
        ("f8E5M2", "dense<[1.5, -2.5, 3.0]>"),
        ("f8E3M4", "dense<[1.5, -2.25, 3.0]>"),
        ("i8", "dense<[1, -2, 3]>"),
        ("i4", "dense<[1, -2, 3]>"),
        ("ui16", "dense<[1, 2, 60000]>"),
        ("i64", "dense<[1, -2, 3]>"),
        ("i1", "dense<[true, false, true]>"),
    ]
    for op in ("add", "multiply")
]


def evaluated(which, body):
    script = COMMON + textwrap.dedent(body)
    run = subprocess.run([sys.executable, "-c", script, which], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def test_every_type():
    body = f"""
        out = []
        for ty, op, values in {PROGRAMS!r}:
            t = f"tensor<3x{{ty}}>"
            text = f"func.func @main(%x: {{t}}) -> ({{t}}, tensor<3xi1>) {{{{\\n %0 = stablehlo.{{op}} %x, %x : {{t}}\\n %1 = stablehlo.compare EQ, %0, %x : ({{t}}, {{t}}) -> tensor<3xi1>\\n return %0, %1 : {{t}}, tensor<3xi1>\\n}}}}"
            out.append(run(text, f"{{values}} : {{t}}"))
        print(json.dumps(out))
    """
    assert evaluated("shlo", body) == evaluated("jaxlib", body)


def test_scalars_splats_empty_and_large():
    body = """
        out = []
        for ty in ("tensor<f32>", "tensor<2x0xf32>", "tensor<50x40xf32>"):
            text = f"func.func @main(%x: {ty}) -> {ty} {{ %0 = stablehlo.add %x, %x : {ty} return %0 : {ty} }}"
            value = f"dense<> : {ty}" if "x0x" in ty else f"dense<1.5> : {ty}"
            out.append(run(text, value))
        text = "func.func @main() -> tensor<300xi32> { %0 = stablehlo.iota dim = 0 : tensor<300xi32> return %0 : tensor<300xi32> }"
        out.append(run(text))
        print(json.dumps(out))
    """
    assert evaluated("shlo", body) == evaluated("jaxlib", body)


def test_a_probe(tmp_path):
    body = f"""
        import pathlib, numpy as np
        text = 'func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {{ %0 = interpreter.probe %x, probe_id = "p" : tensor<2xf32> return %0 : tensor<2xf32> }}'
        import shlo_interp.stablehlo as ours
        with make_ir_context() as context, ir.Location.unknown():
            context.allow_unregistered_dialects = True
            module = ir.Module.parse(text.replace('interpreter.probe %x, probe_id = "p" : tensor<2xf32>', '"interpreter.probe"(%x) {{probe_id = "p"}} : (tensor<2xf32>) -> tensor<2xf32>'))
            ours.eval_module(module, [ir.Attribute.parse("dense<[1.0, 2.0]> : tensor<2xf32>")], {str(tmp_path)!r})
        folder = pathlib.Path({str(tmp_path)!r})
        (line,) = (folder / "index.csv").read_text().splitlines()
        own, ty, path = line.split(",")
        print(json.dumps([own, ty, np.load(path).tolist()]))
    """
    assert evaluated("shlo", body) == ["p", "tensor<2xf32>", [1.0, 2.0]]


def test_wrong_arguments_are_refused():
    body = """
        import shlo_interp
        text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> { return %x : tensor<2xf32> }"
        out = []
        for args in ([], ["dense<1.0> : tensor<3xf32>"], ["dense<1.0> : tensor<2xf64>"]):
            try:
                run(text, *args)
                out.append("it ran")
            except shlo_interp.ArgumentError as error:
                out.append(str(error))
        print(json.dumps(out))
    """
    assert evaluated("shlo", body) == [
        "@main takes 1 argument, given are 0",
        "argument 0 (arg0) of @main: it has to be tensor<2xf32>, given is tensor<3xf32>",
        "argument 0 (arg0) of @main: it has to be tensor<2xf32>, given is tensor<2xf64>",
    ]
