#!/usr/bin/env python3
"""Which share of an op's elements does `shlo-interp compare` refuse, of devices that are right and that are wrong?

    python -m tools.instrument.sharpness SHLO_INTERP [--outputs N] [--tables products ops] [--write DOCS]

There are two tables. In that of products each row is a product of matrices of random values with N x N results, each
column a device that NumPy simulates. In that of ops each row is another op, and each cell has the devices of
`sharpness_ops.py`, among them XLA on the CPU, for which jaxlib has to be installed. With --write the tables are put between
the two lines `sharpness`, and `sharpness by op`, of a page of the documentation.
"""

import argparse
import json
import subprocess
import tempfile
from pathlib import Path
from types import SimpleNamespace

import ml_dtypes
import numpy as np

from tools.instrument.served import dtype, write_npy

ROWS = [
    ("f32", 512), ("f32", 4096), ("f16", 4096), ("bf16", 512), ("bf16", 4096),
    ("f8E4M3FN", 512), ("f8E4M3FN", 4096), ("f8E5M2", 4096),
]


def in_order(lhs, rhs, dtype=np.float32):
    """Sums in order, each product and each sum rounded to a type."""
    total = np.zeros((lhs.shape[0], rhs.shape[1]), dtype)
    for k in range(lhs.shape[1]):
        product = (lhs[:, k, None].astype(np.float64) * rhs[None, k, :].astype(np.float64)).astype(dtype)
        total = (total.astype(np.float64) + product.astype(np.float64)).astype(dtype)
    return total.astype(np.float32)


def toward_zero(value):
    """Values of f64 cut to f32."""
    near = value.astype(np.float32)
    beyond = np.abs(near.astype(np.float64)) > np.abs(value)
    return np.where(beyond, np.nextafter(near, np.float32(0)), near)


def truncated(lhs, rhs):
    """Sums in order whose additions are cut toward zero."""
    total = np.zeros((lhs.shape[0], rhs.shape[1]), np.float32)
    for k in range(lhs.shape[1]):
        product = lhs[:, k, None].astype(np.float64) * rhs[None, k, :].astype(np.float64)
        total = toward_zero(total.astype(np.float64) + product)
    return total


def aligned(lhs, rhs, bits=14, group=32):
    """Groups of products aligned to the largest of them and of the sum, cut to some bits."""
    total = np.zeros((lhs.shape[0], rhs.shape[1]))
    for start in range(0, lhs.shape[1], group):
        terms = lhs[:, None, start:start + group].astype(np.float64) * rhs.T[None, :, start:start + group].astype(np.float64)
        terms = np.concatenate([terms, total[:, :, None]], axis=2)
        largest = np.abs(terms).max(axis=2, keepdims=True)
        grid = 2.0 ** (np.floor(np.log2(np.where(largest > 0, largest, 1))) + 1 - bits)
        total = (np.trunc(terms / grid) * grid).sum(axis=2)
    return total.astype(np.float32)


def tf32(array):
    """Values of f32 cut to the bits of tf32."""
    return (array.astype(np.float32).view(np.uint32) & np.uint32(0xFFFFE000)).view(np.float32)


def blas(lhs, rhs):
    """NumPy's product of matrices of f32."""
    return lhs.astype(np.float32) @ rhs.astype(np.float32)


RIGHT = {
    "BLAS": blas,
    "in order": in_order,
    "toward zero": truncated,
}
WRONG = {
    "last term missing": lambda a, b: blas(a[:, :-1], b[:-1]),
    "last 32 missing": lambda a, b: blas(a[:, :-32], b[:-32]),
    "one term twice": lambda a, b: blas(a, b) + (a[:, 7, None].astype(np.float32) * b[None, 7].astype(np.float32)),
    "tf32 operands": lambda a, b: blas(tf32(a), tf32(b)),
    "bf16 sums": lambda a, b: in_order(a, b, ml_dtypes.bfloat16),
    "14 bits": aligned,
}


def product_case(element, lhs, rhs):
    """A product of matrices in f32."""
    (m, k), n = lhs.shape, rhs.shape[1]
    program = (
        f"func.func @main(%a: tensor<{m}x{k}x{element}>, %b: tensor<{k}x{n}x{element}>) -> tensor<{m}x{n}xf32> {{\n"
        f"  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : "
        f"(tensor<{m}x{k}x{element}>, tensor<{k}x{n}x{element}>) -> tensor<{m}x{n}xf32>\n"
        f"  return %0 : tensor<{m}x{n}xf32>\n}}\n"
    )
    return SimpleNamespace(name=f"product of {element}", program=program, operands=[lhs, rhs])


def cell(element, name, share):
    if name == "tf32 operands" and element != "f32":
        return "-"
    percent = 100 * share
    return "0" if share == 0 else f"{percent:.3g}" if percent < 99.95 or share == 1 else f"{percent:.4g}"


def judged(binary, folder, case, actual, right=None):
    """The share of the elements that are refused: of all, or of those that are not as those of a right device."""
    path = folder / "op.mlir"
    path.write_text(case.program)
    command = [binary, "compare", str(path), "--format", "json"]
    for flag, arrays in (("--input", case.operands), ("--actual", actual)):
        for index, array in enumerate(arrays):
            file = folder / f"{flag[2:]}{index}.npy"
            write_npy(file, array)
            command += [flag, f"@{file}"]
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode not in (0, 1):
        raise SystemExit(f"{case.name}: {run.stderr}\n{case.program}")
    values = json.loads(run.stdout)["values"]
    elements = sum(value["elements"] for value in values)
    if right:
        bits = lambda array: np.ascontiguousarray(array).view(f"V{array.dtype.itemsize}")
        elements = sum(np.count_nonzero(bits(one) != bits(other)) for one, other in zip(actual, right))
    return sum(value["violations"] for value in values) / elements


def of_products(arguments, folder):
    """The lines of the table of products."""
    random = np.random.default_rng(1)
    columns = RIGHT | WRONG
    yield "| operands, terms | " + " | ".join(columns) + " |"
    yield "|---|" + "---|" * len(columns)
    for element, terms in ROWS:
        shape = (arguments.outputs, terms), (terms, arguments.outputs)
        lhs, rhs = (random.standard_normal(size).astype(dtype(element)) for size in shape)
        cells = []
        for device, product in columns.items():
            actual = product(lhs, rhs).astype(np.float32)
            cells.append(cell(element, device, judged(arguments.shlo_interp, folder, product_case(element, lhs, rhs), [actual])))
        yield f"| {element}, {terms} | " + " | ".join(cells) + " |"


def of_ops(arguments, folder):
    """The lines of the table of other ops."""
    from tools.instrument import sharpness_ops

    yield "| op | right devices | wrong devices |"
    yield "|---|---|---|"
    for case in sharpness_ops.cases():
        cells, model = [], list(case.right.values())[1]
        for devices, right in ((case.right, None), (case.wrong, model)):
            shares = {name: judged(arguments.shlo_interp, folder, case, actual, right) for name, actual in devices.items()}
            cells.append(", ".join(f"{name} {cell('f32', name, share)}" for name, share in shares.items()))
        yield f"| {case.name} | " + " | ".join(cells) + " |"


TABLES = {"products": ("sharpness", of_products), "ops": ("sharpness by op", of_ops)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("shlo_interp")
    parser.add_argument("--outputs", type=int, default=40)
    parser.add_argument("--tables", nargs="+", choices=TABLES, default=list(TABLES))
    parser.add_argument("--write", type=Path)
    arguments = parser.parse_args()
    for mark, table in (TABLES[name] for name in arguments.tables):
        lines = []
        with tempfile.TemporaryDirectory() as name:
            for line in table(arguments, Path(name)):
                lines.append(line)
                print(line, flush=True)
        if arguments.write:
            line = f"<!-- {mark} -->"
            before, _, after = arguments.write.read_text().split(line)
            arguments.write.write_text(f"{before}{line}\n" + "\n".join(lines) + f"\n{line}{after}")


if __name__ == "__main__":
    main()
