"""Checks tools.instrument.torch_ops: runs small programs through it whose results are known by hand, and programs that it must refuse.

    python -m tools.instrument.torch_check --check [-k WORD]

Every program is a case of files, which an adapter answers as a server, as `conformance run` asks it. Without PyTorch or the MLIR
bindings of jaxlib nothing can be checked: then the script says so and ends with the status 0.
"""

import argparse
import importlib.util
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tools.instrument.served import dtype, read_npy, signature, write_npy

ROOT = Path(__file__).resolve().parents[2]


class Case(NamedTuple):
    """A program of one op, its arguments, and its result: a list, or None if the adapter must refuse the program."""

    name: str
    types: tuple
    result: str
    body: str
    inputs: tuple
    expected: list | None


def cases():
    """Programs with results that follow from arithmetic by hand; values are small, so that each is exact in its type."""
    x23 = [[1, 2, 3], [4, 5, 6]]
    binary = lambda op, ty: (f"%r = stablehlo.{op} %a0, %a1 : {ty}",)
    yield Case("add bf16", ("3xbf16", "3xbf16"), "3xbf16", *binary("add", "tensor<3xbf16>"), ([1, 256, -2], [0.5, 1, 2]), [1.5, 256, 0])
    yield Case("subtract f32", ("2xf32", "2xf32"), "2xf32", *binary("subtract", "tensor<2xf32>"), ([1, -1], [3, 0.25]), [-2, -1.25])
    yield Case("divide i32", ("3xi32", "3xi32"), "3xi32", *binary("divide", "tensor<3xi32>"), ([7, -7, 7], [2, 2, -2]), [3, -3, -3])
    yield Case("remainder i32", ("3xi32", "3xi32"), "3xi32", *binary("remainder", "tensor<3xi32>"), ([7, -7, 7], [4, 4, -4]), [3, -3, 3])
    yield Case("shift_right_logical i8", ("2xi8", "2xi8"), "2xi8", *binary("shift_right_logical", "tensor<2xi8>"), ([-1, 64], [4, 3]), [15, 8])
    yield Case("shift_right_arithmetic i8", ("2xi8", "2xi8"), "2xi8", *binary("shift_right_arithmetic", "tensor<2xi8>"), ([-16, 64], [2, 3]), [-4, 8])
    yield Case("sqrt f64", ("3xf64",), "3xf64", "%r = stablehlo.sqrt %a0 : tensor<3xf64>", ([4, 2.25, 0],), [2, 1.5, 0])
    yield Case("compare", ("3xf32", "3xf32"), "3xi1", "%r = stablehlo.compare LT, %a0, %a1 : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>",
               ([1, 2, np.nan], [2, 2, 2]), [1, 0, 0])
    yield Case("total order is refused", ("1xf32", "1xf32"), "1xi1",
               "%r = stablehlo.compare LT, %a0, %a1, TOTALORDER : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>", ([1], [2]), None)
    yield Case("clamp", ("f32", "3xf32", "f32"), "3xf32",
               "%r = stablehlo.clamp %a0, %a1, %a2 : (tensor<f32>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>", (-1, [-3, 0.5, 3], 2), [-1, 0.5, 2])
    yield Case("select", ("2xi1", "2xi32", "2xi32"), "2xi32", "%r = stablehlo.select %a0, %a1, %a2 : tensor<2xi1>, tensor<2xi32>",
               ([1, 0], [1, 2], [3, 4]), [1, 4])
    # a tie goes to the even neighbour: 2.125 is between 2 and 2.25, 2.375 between 2.25 and 2.5
    yield Case("convert to f8E4M3FN", ("4xf32",), "4xf8E4M3FN", "%r = stablehlo.convert %a0 : (tensor<4xf32>) -> tensor<4xf8E4M3FN>",
               ([2.125, 2.375, 448, -0.5],), [2, 2.5, 448, -0.5])
    yield Case("bitcast_convert", ("2xf32",), "2xi32", "%r = stablehlo.bitcast_convert %a0 : (tensor<2xf32>) -> tensor<2xi32>",
               ([1, -2],), [0x3F800000, -0x40000000])
    product = "%r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [{}] : (tensor<2x3x{}>, tensor<{}x{}>) -> tensor<2x2x{}>"
    yield Case("dot_general", ("2x3xf32", "3x2xf32"), "2x2xf32", product.format(0, "f32", "3x2", "f32", "f32"), (x23, [[1, 0], [0, 1], [1, -1]]), [4, -1, 10, -1])
    yield Case("dot_general, columns", ("2x3xf32", "2x3xf32"), "2x2xf32", product.format(1, "f32", "2x3", "f32", "f32"), (x23, [[1, 0, 1], [0, 1, -1]]), [4, -1, 10, -1])
    # bf16 has 8 bits: 256 + 1 is a value of f32 and none of bf16
    yield Case("dot_general bf16 to f32", ("2x3xbf16", "3x2xbf16"), "2x2xf32", product.format(0, "bf16", "3x2", "bf16", "f32"),
               ([[256, 1, 0], [0, 1, 2]], [[1, 1], [1, 0], [0, 1]]), [257, 256, 1, 2])
    yield Case("batch of products", ("2x1x2xf32", "2x2x1xf32"), "2x1x1xf32",
               "%r = stablehlo.dot_general %a0, %a1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : "
               "(tensor<2x1x2xf32>, tensor<2x2x1xf32>) -> tensor<2x1x1xf32>", ([[[1, 2]], [[3, 4]]], [[[5], [6]], [[7], [8]]]), [17, 53])
    reduced = "%r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.{} across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>"
    yield Case("reduce add", ("2x3xf32", "f32"), "2xf32", reduced.format("add"), (x23, 10), [16, 25])
    yield Case("reduce maximum", ("2x3xf32", "f32"), "2xf32", reduced.format("maximum"), (x23, 5), [5, 6])
    yield Case("reduce subtract is refused", ("2x3xf32", "f32"), "2xf32", reduced.format("subtract"), (x23, 0), None)
    # sums of two neighbours: a kernel of ones, with one place of padding in front
    yield Case("convolution", ("1x4x1xf32", "2x1x1xf32"), "1x4x1xf32",
               "%r = stablehlo.convolution(%a0, %a1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[1, 0]]} "
               "{batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xf32>, tensor<2x1x1xf32>) -> tensor<1x4x1xf32>",
               ([[[1], [2], [3], [4]]], [[[1]], [[1]]]), [1, 3, 5, 7])
    yield Case("batch_norm_inference", ("2x1xf32", "1xf32", "1xf32", "1xf32", "1xf32"), "2x1xf32",
               '%r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : '
               "(tensor<2x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x1xf32>",
               ([[5], [1]], [4], [1], [3], [3]), [5, -3])
    yield Case("transpose", ("2x3xi32",), "3x2xi32", "%r = stablehlo.transpose %a0, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>", (x23,), [1, 4, 2, 5, 3, 6])
    yield Case("broadcast_in_dim", ("2xi32",), "2x3xi32", "%r = stablehlo.broadcast_in_dim %a0, dims = [0] : (tensor<2xi32>) -> tensor<2x3xi32>", ([7, 8],), [7, 7, 7, 8, 8, 8])
    yield Case("slice", ("5xi32",), "2xi32", "%r = stablehlo.slice %a0 [1:5:3] : (tensor<5xi32>) -> tensor<2xi32>", ([0, 1, 2, 3, 4],), [1, 4])
    yield Case("pad takes elements away, too", ("3xi32", "i32"), "3xi32", "%r = stablehlo.pad %a0, %a1, low = [-1], high = [1], interior = [0] : "
               "(tensor<3xi32>, tensor<i32>) -> tensor<3xi32>", ([1, 2, 3], 9), [2, 3, 9])
    yield Case("dynamic_slice keeps inside", ("4xi32", "i32"), "2xi32", "%r = stablehlo.dynamic_slice %a0, %a1, sizes = [2] : "
               "(tensor<4xi32>, tensor<i32>) -> tensor<2xi32>", ([1, 2, 3, 4], 7), [3, 4])
    yield Case("iota", (), "2x3xi32", "%r = stablehlo.iota dim = 1 : tensor<2x3xi32>", (), [0, 1, 2, 0, 1, 2])
    yield Case("sort is refused", ("2xf32",), "2xf32", '%r = "stablehlo.sort"(%a0) ({\n  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n'
               "    %c = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>\n    stablehlo.return %c : tensor<i1>\n"
               "  }) : (tensor<2xf32>) -> tensor<2xf32>", ([2, 1],), None)
    yield Case("f4E2M1FN is refused", ("1xf4E2M1FN",), "1xf4E2M1FN", "%r = stablehlo.negate %a0 : tensor<1xf4E2M1FN>", ([1],), None)


def written(case, folder):
    """The files of a case, and what a server is asked."""
    arguments = ", ".join(f"%a{index}: tensor<{ty}>" for index, ty in enumerate(case.types))
    text = f"func.func @main({arguments}) -> tensor<{case.result}> {{\n  {case.body}\n  return %r : tensor<{case.result}>\n}}\n"
    for name in ("inputs", "outputs"):
        (folder / name).mkdir(parents=True)
    (folder / "program.mlir").write_text(text)
    for index, (values, ty) in enumerate(zip(case.inputs, signature(text)[0])):
        write_npy(folder / "inputs" / f"{index}.npy", np.array(values, np.float64).astype(dtype(ty.element)).reshape(ty.shape))
    return {"program": str(folder / "program.mlir"), "inputs": str(folder / "inputs"), "outputs": str(folder / "outputs")}


def mistake(case, folder, answer):
    """What is wrong with an answer, or None."""
    if case.expected is None:
        return None if answer["status"] == "refused" else f"{answer['status']}, not refused"
    if answer["status"] != "ok":
        return f"{answer['status']}: {answer.get('message', '')}"
    ty = signature((folder / "program.mlir").read_text())[1][0]
    found = read_npy(folder / "outputs" / "0.npy", ty).astype(np.float64).reshape(-1).tolist()
    return None if found == case.expected else f"{found}, not {case.expected}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="check; there is nothing else to do")
    parser.add_argument("-k", metavar="WORD", default="", help="only cases whose names contain this")
    options = parser.parse_args()
    missing = [name for name in ("torch", "jaxlib") if importlib.util.find_spec(name) is None]
    if missing:
        print(f"skipped: {sys.executable} has no {' and no '.join(missing)}, without which nothing of torch_ops can be checked")
        return 0
    chosen = [case for case in cases() if options.k in case.name]
    with tempfile.TemporaryDirectory() as scratch:
        folders = [Path(scratch, str(index)) for index in range(len(chosen))]
        asked = "".join(json.dumps(written(*pair)) + "\n" for pair in zip(chosen, folders))
        server = subprocess.run([sys.executable, "-m", "tools.instrument.torch_ops", "--server"], input=asked, cwd=ROOT,
                                stdout=subprocess.PIPE, text=True)
        answers = [json.loads(line) for line in server.stdout.splitlines()]
        if len(answers) != len(chosen):
            print(f"the adapter answered {len(answers)} of {len(chosen)} requests and ended with the status {server.returncode}")
            return 1
        mistakes = [(case.name, mistake(case, *rest)) for case, *rest in zip(chosen, folders, answers)]
    for name, what in mistakes:
        if what:
            print(f"{name}: {what}")
    wrong = sum(what is not None for _, what in mistakes)
    print(f"{len(chosen) - wrong} of {len(chosen)} cases are right" + (f", by {answers[-1]['backend']}" if answers and "backend" in answers[-1] else ""))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
