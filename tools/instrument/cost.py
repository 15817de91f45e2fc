#!/usr/bin/env python3
"""How long does `shlo-interp compare PROGRAM` take, beside a run of the program?

    python -m tools.instrument.cost SHLO_INTERP [--runs N] [--clock] [--write DOCS]

Each row is a program of one op with results of NumPy, whose orders of sums and whose functions are not those of shlo-interp;
of the programs `one bit off`, half of the results have another lowest bit. Both are timed as processes, with their start and
their files: a run reads the operands and writes the results, and `compare` reads both, runs the program and judges. They are
started in turn, and the shortest processor time of N counts, that of all threads together, which other work on the machine
hardly changes. With --clock the table has the times by the clock, too, which say something on an idle machine. With --write
the table is put between the two lines `cost` of a page of the documentation.
"""

import argparse
import os
import subprocess
import tempfile
import time
from pathlib import Path

import numpy as np

from tools.instrument.served import dtype, write_npy

RANDOM = np.random.default_rng(5)


def normal(shape, element):
    return RANDOM.standard_normal(shape).astype(dtype(element))


def wide(array):
    return array if array.dtype == np.float64 else array.astype(np.float32)


def product(m, k, n, element, result="f32"):
    lhs, rhs = normal((m, k), element), normal((k, n), element)
    types = [f"tensor<{m}x{k}x{element}>", f"tensor<{k}x{n}x{element}>"]
    op = "stablehlo.dot_general %0, %1, contracting_dims = [1] x [0]"
    actual = (wide(lhs) @ wide(rhs)).astype(dtype(result))
    return f"product {m}x{k}x{n} {element} to {result}", [lhs, rhs], types, op, f"tensor<{m}x{n}x{result}>", actual


def convolution(size, inputs, outputs, element):
    image, kernel = normal((1, size, size, inputs), element), normal((3, 3, inputs, outputs), element)
    types = [f"tensor<1x{size}x{size}x{inputs}x{element}>", f"tensor<3x3x{inputs}x{outputs}x{element}>"]
    op = ("stablehlo.convolution(%0, %1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], "
          "window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}")
    padded = np.pad(wide(image)[0], ((1, 1), (1, 1), (0, 0)))
    windows = [padded[y:y + size, x:x + size].reshape(size * size, inputs) for y in range(3) for x in range(3)]
    actual = np.concatenate(windows, axis=1) @ wide(kernel).reshape(9 * inputs, outputs)
    result = f"tensor<1x{size}x{size}x{outputs}xf32>"
    return f"convolution 3x3 {size}x{size}x{inputs} to {outputs} {element}", [image, kernel], types, op, result, \
        actual.reshape(1, size, size, outputs)


def reduction(rows, columns):
    operand = normal((rows, columns), "f32")
    types = [f"tensor<{rows}x{columns}xf32>", "tensor<f32>"]
    op = "stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1]"
    return f"reduction {rows}x{columns} f32", [operand, np.float32(0)], types, op, f"tensor<{rows}xf32>", operand.sum(1)


def elements(op, count, element, function, operands=1, result=None, one_bit_off=False):
    values = [np.abs(normal(count, element)) for _ in range(operands)]
    result = result or element
    actual = function(*values).astype(dtype(result))
    if one_bit_off:
        bits = {1: np.uint8, 2: np.uint16, 4: np.uint32}[actual.dtype.itemsize]
        actual = (actual.view(bits) ^ RANDOM.integers(0, 2, count, dtype=bits)).view(actual.dtype)
    names = ", ".join(f"%{index}" for index in range(operands))
    name = f"{op} of {count} {element}" + (f" to {result}" if result != element else "")
    return name + (", one bit off" if one_bit_off else ""), values, [f"tensor<{count}x{element}>"] * operands, \
        f"stablehlo.{op} {names}", f"tensor<{count}x{result}>", actual


def cases():
    yield product(1024, 1024, 1024, "f32")
    yield product(256, 4096, 256, "f32")
    yield product(1024, 1024, 1024, "bf16")
    yield product(1024, 1024, 1024, "bf16", "bf16")
    yield product(512, 512, 512, "f16")
    yield product(1024, 1024, 1024, "f8E4M3FN")
    yield product(512, 512, 512, "f64", "f64")
    yield convolution(56, 64, 64, "f32")
    yield convolution(56, 64, 64, "bf16")
    yield convolution(28, 256, 256, "f32")
    yield reduction(4096, 4096)
    add = lambda a, b: a + b
    yield elements("add", 10_000_000, "f32", add, 2)
    yield elements("add", 10_000_000, "f32", add, 2, one_bit_off=True)
    yield elements("exponential", 10_000_000, "f32", lambda a: np.exp(a.astype(np.float64)), one_bit_off=True)
    yield elements("multiply", 10_000_000, "bf16", lambda a, b: wide(a) * wide(b), 2, one_bit_off=True)
    yield elements("convert", 10_000_000, "f32", lambda a: a, result="bf16", one_bit_off=True)


def execute(command):
    """The processor time of a command and its time by the clock, in milliseconds."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    message = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    elapsed = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    process.stderr.close()
    if process.returncode not in (0, 1):
        raise SystemExit(message)
    return 1000 * (usage.ru_utime + usage.ru_stime), 1000 * elapsed


def timed(binary, folder, case, runs):
    """The least times of a run and of a comparison: of the processors and by the clock, in milliseconds."""
    _, operands, types, op, result, actual = case
    arguments = ", ".join(f"%{index}: {ty}" for index, ty in enumerate(types))
    signature = f"({', '.join(types)}) -> {result}"
    program = folder / "op.mlir"
    program.write_text(f"func.func @main({arguments}) -> {result} {{\n  %r = {op} : {signature}\n  return %r : {result}\n}}\n")
    command = [str(program)]
    for index, operand in enumerate(operands):
        write_npy(folder / f"{index}.npy", np.asarray(operand))
        command += ["--input", f"@{folder}/{index}.npy"]
    write_npy(folder / "actual.npy", actual)
    run = [binary, "run", *command, "--format", "none", "--output-dir", str(folder / "results")]
    compare = [binary, "compare", *command, "--actual", f"@{folder}/actual.npy"]
    times = [(execute(run), execute(compare)) for _ in range(runs)]
    return [[min(time[command][kind] for time in times) for kind in range(2)] for command in range(2)]


def lines(arguments):
    kinds = ["CPU", "clock"] if arguments.clock else ["CPU"]
    columns = [f"a run, {kind} ms | `compare`, {kind} ms | ratio" for kind in kinds]
    yield f"| program | {' | '.join(columns)} |"
    yield "|---" * (1 + 3 * len(kinds)) + "|"
    with tempfile.TemporaryDirectory() as name:
        for case in cases():
            run, compare = timed(arguments.shlo_interp, Path(name), case, arguments.runs)
            times = list(zip(run, compare))[:len(kinds)]
            pairs = [f"{a:.3g} | {b:.3g} | {b / a:.1f}" for a, b in times]
            yield f"| {case[0]} | {' | '.join(pairs)} |"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("shlo_interp")
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--clock", action="store_true", help="times by the clock, too")
    parser.add_argument("--write", type=Path)
    arguments = parser.parse_args()
    table = []
    for line in lines(arguments):
        table.append(line)
        print(line, flush=True)
    if arguments.write:
        before, _, after = arguments.write.read_text().split("<!-- cost -->")
        arguments.write.write_text(f"{before}<!-- cost -->\n" + "\n".join(table) + f"\n<!-- cost -->{after}")


if __name__ == "__main__":
    main()
