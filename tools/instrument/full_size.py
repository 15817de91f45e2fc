"""Runs products, sums and convolutions of full size on a backend, and counts by rung what `shlo-interp compare` says of them.

    python -m tools.instrument.full_size run SHLO_INTERP xla --jsonl xla.jsonl [--python PYTHON] [--only WORD] [--keep DIR]
    python -m tools.instrument.full_size write docs/measured/programs.md "XLA:CPU (jaxlib 0.10.2)=xla.jsonl" ...

`run` starts the adapter tools.instrument.BACKEND as a server, by PYTHON, gives it one program after another, and adds
a line to the file for each; programs that have a line there are not run again. Every program has each float type as operand
and, as result, the same type and f32, on data of six kinds. `write` puts the counts between the lines `full_size` of a page.
"""

import argparse
import collections
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import ml_dtypes
import numpy as np

from tools.instrument import judging
from tools.instrument.served import Ty, dtype, write_npy

TYPES = ("f64", "f32", "bf16", "f16", "f8E5M2", "f8E4M3FN", "f8E4M3", "f8E3M4", "f8E5M2FNUZ", "f8E4M3FNUZ", "f8E4M3B11FNUZ",
         "f8E8M0FNU", "f4E2M1FN")
KINDS = ("normal", "relu", "amax", "cancelling", "subnormal", "huge")
MARK = "<!-- full_size -->"


def largest(element):
    """The largest finite value of a type, as f64."""
    kind = dtype(element)
    return float((np if element in ("f64", "f32", "f16") else ml_dtypes).finfo(kind).max)


def least_normal(element):
    """The smallest normal value of a type."""
    kind = dtype(element)
    return float((np if element in ("f64", "f32", "f16") else ml_dtypes).finfo(kind).smallest_normal)


def data(random, shape, axis, element, kind, second):
    """An operand whose elements along an axis are the terms; the second operand of a product is of another make."""
    values = random.standard_normal(shape)
    top = min(largest(element), 2.0**60)
    length = shape[axis]
    along = [slice(None)] * len(shape)
    if kind == "relu":
        values = np.maximum(values, 0) if not second else values * 0.05
    elif kind == "amax":
        values *= top / np.abs(values).max()
    elif kind == "cancelling":
        first, last = list(along), list(along)
        first[axis], last[axis] = slice(0, length // 2), slice(length - length // 2, length)
        values[tuple(last)] = values[tuple(first)] * (1 if not second else -1)
        if not second and length > 2:
            along[axis] = slice(0, 1)
            values[tuple(along)] *= 1.25
    elif kind == "subnormal" and not second:
        values = np.ldexp(values, random.integers(-6, 3, size=shape)) * least_normal(element)
    elif kind == "huge" and not second:
        along[axis] = slice(length // 3, length // 3 + 1)
        values[tuple(along)] = top / 4
    if element == "f8E8M0FNU":
        values = np.abs(values) + 2.0**-10
    return np.clip(values, -largest(element), largest(element)).astype(dtype(element))


class Program(NamedTuple):
    """A program of one op: its text, its operands with the axis along which each is summed."""

    family: str
    name: str
    text: str
    arguments: tuple
    axes: tuple
    element: str
    result: str
    terms: int


def program(family, name, body, arguments, axes, element, result, terms):
    """A module with the function main."""
    listed = ", ".join(f"%a{index}: {ty.text}" for index, ty in enumerate(arguments))
    text = f"func.func @main({listed}) -> {result.text} {{\n  {body}\n  return %r : {result.text}\n}}\n"
    return Program(family, name, text, tuple(arguments), axes, element, result.element, terms)


def product(m, k, n, element, result):
    """A product of matrices."""
    arguments = Ty((m, k), element), Ty((k, n), element)
    out = Ty((m, n), result)
    body = f"%r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0] : ({arguments[0].text}, {arguments[1].text}) -> {out.text}"
    return program("product", f"{m}x{k}x{n}", body, arguments, (1, 0), element, out, k)


def reduction(shape, dims, element):
    """A sum over dimensions, in a region of the type of the elements."""
    argument = Ty(shape, element)
    out = Ty(tuple(size for axis, size in enumerate(shape) if axis not in dims), element)
    body = (f"%z = stablehlo.constant dense<{zero(element)}> : tensor<{element}>\n"
            f"  %r = stablehlo.reduce(%a0 init: %z) applies stablehlo.add across dimensions = {list(dims)} : "
            f"({argument.text}, tensor<{element}>) -> {out.text}")
    terms = int(np.prod([shape[axis] for axis in dims]))
    return program("reduction", f"{'x'.join(map(str, shape))} over {list(dims)}", body, (argument,), (dims[-1],), element, out, terms)


def zero(element):
    """The value with which a sum begins: the smallest one of a type without zero."""
    return "0x00" if element == "f8E8M0FNU" else "0.0"


def windowed(shape, window, padding, element, name):
    """Sums of windows."""
    argument = Ty(shape, element)
    out = Ty(tuple(size + low + high - length + 1 for size, length, (low, high) in zip(shape, window, padding)), element)
    array = lambda values: "array<i64: " + ", ".join(map(str, values)) + ">"
    body = (f"%z = stablehlo.constant dense<{zero(element)}> : tensor<{element}>\n"
            f'  %r = "stablehlo.reduce_window"(%a0, %z) <{{window_dimensions = {array(window)}, '
            f"padding = dense<{[list(pair) for pair in padding]}> : tensor<{len(shape)}x2xi64>}}> ({{\n"
            f"  ^bb0(%x: tensor<{element}>, %y: tensor<{element}>):\n"
            f"    %s = stablehlo.add %x, %y : tensor<{element}>\n    stablehlo.return %s : tensor<{element}>\n"
            f"  }}) : ({argument.text}, tensor<{element}>) -> {out.text}")
    return program("windows", name, body, (argument,), (len(shape) - 1,), element, out, int(np.prod(window)))


def convolution(element, result, name, stride=1, dilation=1, groups=1):
    """A convolution of images of 17x19 with 32 channels by 3x3 kernels, padded by one."""
    images, channels, kernels = 2, 32, 24
    arguments = Ty((images, 17, 19, channels), element), Ty((3, 3, channels // groups, kernels), element)
    reach = 2 * dilation + 1
    out = Ty((images, (19 - reach) // stride + 1, (21 - reach) // stride + 1, kernels), result)
    body = (f"%r = stablehlo.convolution(%a0, %a1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], "
            f"window = {{stride = [{stride}, {stride}], pad = [[1, 1], [1, 1]], rhs_dilate = [{dilation}, {dilation}]}} "
            f"{{batch_group_count = 1 : i64, feature_group_count = {groups} : i64}} : "
            f"({arguments[0].text}, {arguments[1].text}) -> {out.text}")
    return program("convolution", name, body, arguments, (3, 2), element, out, 9 * channels // groups)


def programs():
    """All programs, those of one type after another."""
    for element in TYPES:
        for result in dict.fromkeys([element, "f32"] if element != "f64" else [element]):
            for shape in ((256, 4096, 256), (1, 4096, 512), (129, 1000, 37)):
                yield product(*shape, element, result)
            yield convolution(element, result, "3x3")
            yield convolution(element, result, "3x3, stride 2", stride=2)
            yield convolution(element, result, "3x3, dilated by 2", dilation=2)
            yield convolution(element, result, "3x3, 4 groups", groups=4)
        yield reduction((64, 4096), (1,), element)
        yield reduction((4096, 64), (0,), element)
        yield reduction((61, 67, 37), (0, 1), element)
        yield windowed((64, 96), (3, 5), ((0, 0), (0, 0)), element, "3x5")
        yield windowed((4, 2048), (1, 513), ((0, 0), (0, 0)), element, "1x513")
        yield windowed((8, 1024), (1, 1024), ((0, 0), (1023, 0)), element, "running sum of 1024")


def written(folder, case, kind):
    """The files of a program and its data."""
    seed = sum(map(ord, case.family + case.name + case.element + kind))
    random = np.random.default_rng(seed)
    (folder / "inputs").mkdir(parents=True, exist_ok=True)
    (folder / "outputs").mkdir(exist_ok=True)
    for path in (folder / "outputs").iterdir():
        path.unlink()
    (folder / "program.mlir").write_text(case.text)
    for index, (ty, axis) in enumerate(zip(case.arguments, case.axes)):
        array = data(random, ty.shape, axis, ty.element, kind, index > 0)
        write_npy(folder / "inputs" / f"{index}.npy", array)
    for path in (folder / "inputs").iterdir():
        if int(path.stem) >= len(case.arguments):
            path.unlink()


def run(options):
    """Runs all programs that have no line yet."""
    log = Path(options.jsonl)
    done = {json.loads(line)["case"] for line in log.read_text().splitlines()} if log.exists() else set()
    server = judging.Server.of(options.python, options.backend, options.timeout)
    refused = set()
    with tempfile.TemporaryDirectory() as scratch, open(log, "a") as lines:
        for case in programs():
            for kind in options.kinds:
                name = f"{case.family} {case.name} {case.element}->{case.result} {kind}"
                if name in done or options.only not in name:
                    continue
                folder = Path(options.keep, name.replace(" ", "_")) if options.keep else Path(scratch)
                written(folder, case, kind)
                row = {"case": name, "family": case.family, "type": case.element, "result": case.result, "kind": kind}
                start = time.monotonic()
                answer = {"status": "refused", "message": "as before"} if case.text in refused else server.ask(
                    program=folder / "program.mlir", inputs=folder / "inputs", outputs=folder / "outputs")
                row["backend_seconds"] = round(time.monotonic() - start, 2)
                if answer["status"] == "ok":
                    row |= judging.judged(options.binary, folder, folder / "outputs" / "0.npy")
                else:
                    refused.add(case.text)
                    row |= {"status": answer["status"], "message": answer.get("message", "")[:300]}
                print(json.dumps(row), file=lines, flush=True)
                if row["status"] == "error" or row.get("violations"):
                    print(json.dumps(row), flush=True)


def write(options):
    """Puts the table of the counts into a page."""
    rungs = ["same bits", "correctly rounded", "ieee", "units", "double", "replay", "body", "flush", "element", "undecided", "VIOLATION"]
    lines, counts = [], {}
    for text in options.logs:
        backend, _, file = text.rpartition("=")
        for row in map(json.loads, Path(file).read_text().splitlines()):
            if row["status"] == "judged":
                count = counts.setdefault((backend, row["family"]), collections.Counter())
                count["programs"] += 1
                count["elements"] += row["elements"]
                for rung, number in row["rungs"].items():
                    # double:f16 and double:bf16 count as one, and so do all replays
                    count[f"rung {rung.partition(':')[0]}"] += number
    lines.append("| backend | programs | elements | " + " | ".join(rungs) + " |")
    lines.append("|---|---|---|" + "---|" * len(rungs))
    for (backend, family), count in counts.items():
        cells = [f"{count[f'rung {rung}']}" for rung in rungs]
        lines.append(f"| {backend}, {family} | {count['programs']} | {count['elements']} | " + " | ".join(cells) + " |")
    page = Path(options.page)
    before, _, after = page.read_text().split(MARK)
    page.write_text(f"{before}{MARK}\n" + "\n".join(lines) + f"\n{MARK}{after}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    running = commands.add_parser("run")
    running.add_argument("binary")
    running.add_argument("backend", choices=("xla", "iree", "official"))
    running.add_argument("--jsonl", required=True)
    running.add_argument("--python", default=sys.executable)
    running.add_argument("--only", default="", help="only programs whose names contain this")
    running.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS, help="the kinds of data")
    running.add_argument("--timeout", type=float, default=120)
    running.add_argument("--keep", help="a directory for programs, inputs and results")
    running.set_defaults(run=run)
    writing = commands.add_parser("write")
    writing.add_argument("page")
    writing.add_argument("logs", nargs="+", metavar="NAME=JSONL")
    writing.set_defaults(run=write)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
