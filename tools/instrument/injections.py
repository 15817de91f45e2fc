"""Puts faults into the results of a backend, and counts which share of the wrong elements `shlo-interp compare` refuses.

    python -m tools.instrument.injections run SHLO_INTERP xla --jsonl FILE [--python PYTHON]
    python -m tools.instrument.injections write docs/measured/verdicts.md "XLA:CPU=FILE" "IREE=FILE"

A fault that leaves terms out is the backend's own result for operands in which these terms are zero; the judge is told the
operands that are whole. Sums in another precision are simulated by NumPy. An element is wrong if it has other bits than the backend
gave without the fault. Results without a fault are judged too, and must not have any violation.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path

import ml_dtypes
import numpy as np

from tools.instrument import full_size, judging, sharpness
from tools.instrument.served import Ty, dtype, read_npy, signature, write_npy

MARK = "<!-- injections -->"
OUTPUTS = 40


def with_zeros(array, axis, where):
    """A copy in which some places along an axis are zero."""
    copy = array.copy()
    index = [slice(None)] * copy.ndim
    index[axis] = where
    copy[tuple(index)] = 0
    return copy


def swapped_rows(result):
    """The first two rows in each other's place."""
    copy = result.copy()
    copy[[0, 1]] = copy[[1, 0]]
    return copy


def stale_tile(result, other):
    """A tile of 8 by 8 that has results for other operands."""
    copy = result.copy()
    copy[8:16, 16:24] = other[8:16, 16:24]
    return copy


def flipped(result, places=64):
    """The lowest bit of some elements is another one."""
    copy = result.copy()
    codes = copy.view(np.dtype(f"u{copy.dtype.itemsize}")).reshape(-1)
    codes[:: max(1, codes.size // places)] ^= 1
    return copy


def product_faults(case, inputs, result, ask):
    """Products of matrices: names and results of faults."""
    lhs, rhs = inputs
    yield "last term missing", ask(with_zeros(lhs, 1, slice(-1, None)), rhs)
    yield "last 32 missing", ask(with_zeros(lhs, 1, slice(-32, None)), rhs)
    term = lhs[:, 7, None].astype(np.float64) * rhs[None, 7].astype(np.float64)
    yield "one term twice", (result.astype(np.float64) + term).astype(np.float32)
    if case.element == "f32":
        yield "tf32 operands", ask(sharpness.tf32(lhs), sharpness.tf32(rhs))
    yield "bf16 sums", sharpness.in_order(lhs, rhs, ml_dtypes.bfloat16)
    yield "14 bits", sharpness.aligned(lhs, rhs)
    yield "rows swapped", swapped_rows(result)
    yield "stale tile", stale_tile(result, ask(lhs[::-1].copy(), rhs))


def convolution_faults(case, inputs, result, ask):
    """Convolutions: a tap of the kernel, a channel, the padding."""
    images, kernels = inputs
    yield "tap missing", ask(images, tap_missing(kernels))
    yield "channel missing", ask(with_zeros(images, 3, slice(-1, None)), kernels)
    yield "moved by one", np.roll(result, 1, axis=2)


def tap_missing(kernels):
    """Kernels whose last tap is zero."""
    copy = kernels.copy()
    copy[-1, -1] = 0
    return copy


def reduction_faults(case, inputs, result, ask):
    """Sums of rows."""
    (array,) = inputs
    yield "last term missing", ask(with_zeros(array, 1, slice(-1, None)))
    yield "block of 32 skipped", ask(with_zeros(array, 1, slice(64, 96)))
    twice = array[:, 7].astype(np.float64)
    yield "one term twice", (result.astype(np.float64) + twice).astype(result.dtype)
    yield "rows swapped", swapped_rows(result)


def elementwise_faults(case, inputs, result, ask):
    """Ops that are rounded once."""
    yield "lowest bit flipped", flipped(result)
    yield "moved by one", np.roll(result, 1, axis=1)
    yield "rows swapped", swapped_rows(result)


def elementwise(op, element, operands, result=None):
    """An elementwise program."""
    ty, out = Ty((64, 64), element), Ty((64, 64), result or element)
    names = ", ".join(f"%a{index}" for index in range(operands))
    types = f"({ty.text}) -> {out.text}" if result else ty.text
    return full_size.program("elementwise", op, f"%r = stablehlo.{op} {names} : {types}", (ty,) * operands, (1,) * operands, element, out, 1)


def sliced(element):
    """A slice."""
    ty, out = Ty((70, 70), element), Ty((64, 64), element)
    body = f"%r = stablehlo.slice %a0 [3:67, 2:66] : ({ty.text}) -> {out.text}"
    return full_size.program("elementwise", "slice", body, (ty,), (1,), element, out, 1)


def cases():
    """Each program with its faults."""
    for element, terms in sharpness.ROWS:
        yield full_size.product(OUTPUTS, terms, OUTPUTS, element, "f32"), product_faults
    for element in ("f32", "bf16", "f8E4M3FN"):
        yield full_size.convolution(element, "f32", "3x3"), convolution_faults
    for terms in (512, 4096):
        yield full_size.reduction((64, terms), (1,), "f32"), reduction_faults
    for element in ("f32", "bf16", "f16"):
        for op in ("add", "multiply", "divide"):
            yield elementwise(op, element, 2), elementwise_faults
        for op in ("sqrt", "exponential", "tanh"):
            yield elementwise(op, element, 1), elementwise_faults
        yield sliced(element), elementwise_faults
    for narrow in ("bf16", "f16", "f8E4M3FN", "f8E5M2"):
        yield elementwise("convert", "f32", 1, narrow), elementwise_faults


class Desk:
    """A folder in which a program runs and results are judged."""

    def __init__(self, folder, server, binary, case):
        self.folder, self.server, self.binary, self.case = folder, server, binary, case
        for name in ("inputs", "outputs", "fault"):
            (folder / name).mkdir(parents=True, exist_ok=True)
        (folder / "program.mlir").write_text(case.text)

    def store(self, arrays):
        """Writes operands."""
        for path in (self.folder / "inputs").iterdir():
            path.unlink()
        for index, array in enumerate(arrays):
            write_npy(self.folder / "inputs" / f"{index}.npy", array)

    def ask(self, *arrays):
        """The backend's result."""
        self.store(arrays)
        answer = self.server.ask(program=self.folder / "program.mlir", inputs=self.folder / "inputs", outputs=self.folder / "outputs")
        if answer["status"] != "ok":
            raise RuntimeError(answer.get("message", answer["status"]))
        return read_npy(self.folder / "outputs" / "0.npy", signature(self.case.text)[1][0]).copy()

    def refused(self, result, legal):
        """How many elements are violations."""
        write_npy(self.folder / "fault" / "0.npy", result)
        flags = [f"--legal={legal}"] if legal else []
        return judging.judged(self.binary, self.folder, self.folder / "fault" / "0.npy", flags)["violations"]


def operands(case):
    """Normally distributed operands; those of a square root are positive."""
    random = np.random.default_rng(5)
    arrays = [random.standard_normal(ty.shape) for ty in case.arguments]
    if case.name == "sqrt":
        arrays = [np.abs(array) for array in arrays]
    return [array.astype(np.float32).astype(dtype(ty.element)) for array, ty in zip(arrays, case.arguments)]


def run(options):
    """Judges every program without a fault and with each."""
    server = judging.Server.of(options.python, options.backend, 120)
    with tempfile.TemporaryDirectory() as scratch, open(options.jsonl, "w") as lines:
        for case, faults in cases():
            desk = Desk(Path(scratch, "desk"), server, options.binary, case)
            inputs = operands(case)
            name = f"{case.family} {case.name} {case.element}" + ("" if case.element == case.result else f" to {case.result}")
            try:
                result = desk.ask(*inputs)
                found = [("none", result), *faults(case, inputs, result, desk.ask)]
            except RuntimeError as error:
                print(f"{name}: {error}"[:200], file=sys.stderr)
                continue
            desk.store(inputs)
            bits = lambda array: np.ascontiguousarray(array).view(np.dtype(f"u{array.dtype.itemsize}"))
            for fault, wrong in found:
                wrong = np.ascontiguousarray(wrong).astype(result.dtype)
                row = {"case": name, "fault": fault, "terms": case.terms, "elements": int(result.size),
                       "wrong": int((bits(wrong) != bits(result)).sum()),
                       "refused": desk.refused(wrong, None), "refused_without_units": desk.refused(wrong, "-units")}
                print(json.dumps(row), file=lines, flush=True)


def write(options):
    """Puts the shares into a page: a row for each program and fault, two columns for each backend.

    Elementwise programs have a row only where a share is neither 0 without a fault nor 100 with one."""
    table, names = {}, []
    for text in options.logs:
        backend, _, file = text.rpartition("=")
        names.append(backend)
        for row in map(json.loads, Path(file).read_text().splitlines()):
            table.setdefault((row["case"], row["fault"]), {})[backend] = row
    lines = ["| program | fault | " + " | ".join(f"{name} | without `units`" for name in names) + " |", "|---|---|" + "---|" * (2 * len(names))]
    for (case, fault), rows in table.items():
        cells = []
        for name in names:
            row = rows.get(name)
            for key in ("refused", "refused_without_units"):
                cells.append("-" if row is None else share(row, key))
        expected = "0 of" if fault == "none" else "100"
        if not case.startswith("elementwise") or not all(cell.startswith(expected) for cell in cells):
            lines.append(f"| {case} | {fault} | " + " | ".join(cells) + " |")
    page = Path(options.page)
    before, _, after = page.read_text().split(MARK)
    page.write_text(f"{before}{MARK}\n" + "\n".join(lines) + f"\n{MARK}{after}")


def share(row, key):
    """Percent of the wrong elements that are refused; of results without a fault, how many are refused."""
    if row["fault"] == "none":
        return f"{row[key]} of {row['elements']}"
    if row["wrong"] == 0:
        return "nothing is wrong"
    percent = 100 * min(row[key] / row["wrong"], 1)
    return f"{percent:.3g}" if percent < 99.95 or percent == 100 else f"{percent:.4g}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    running = commands.add_parser("run")
    running.add_argument("binary")
    running.add_argument("backend", choices=("xla", "iree", "official"))
    running.add_argument("--jsonl", required=True)
    running.add_argument("--python", default=sys.executable)
    running.set_defaults(run=run)
    writing = commands.add_parser("write")
    writing.add_argument("page")
    writing.add_argument("logs", nargs="+", metavar="NAME=JSONL")
    writing.set_defaults(run=write)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
