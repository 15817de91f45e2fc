#!/usr/bin/env python3
"""Measures the f64 functions of CHLO against mpmath, and prints the table of docs/numerics.md.

    function_accuracy.py [--samples N] BINARY [FUNCTION...]

Operands are random: near 1, near the functions' zeros and poles, and of every magnitude.
"""

import argparse
import math
import pathlib
import random
import tempfile

import mpmath
import numpy as np

from tools.oracle import chlo_functions
from tools.oracle import ours
from tools.oracle.formats import float_format
from tools.oracle.model import to_mpf

F64 = float_format("f64")
CENTRES = [0.5, 1.0, 1.5, 2.0, 3.0, 1.4616321449683623, 2.4570247382208, 2.7476826467, 0.5040830082644554]
PAIRS = ("polygamma", "zeta")


def operand(rng):
    mode = rng.random()
    if mode < 0.4:
        value = rng.uniform(1, 2) * 2.0 ** rng.uniform(-12, 6)
    elif mode < 0.55:
        value = rng.uniform(1, 2) * 2.0 ** rng.uniform(-1000, 1000)
    elif mode < 0.75:
        value = rng.uniform(0, 16)
    else:
        value = rng.choice(CENTRES) * (1 + rng.choice([-1, 1]) * 2.0 ** -rng.uniform(3, 52))
    return rng.choice([-1, 1]) * value


def samples(name, count):
    rng = random.Random(name)
    if name not in PAIRS:
        return [(operand(rng),) for _ in range(count)]
    orders = [float(rng.randrange(0, 12)) if name == "polygamma" else rng.choice(
        [float(rng.randrange(2, 20)), 1 + 2.0 ** rng.uniform(-20, 5)]) for _ in range(count)]
    return [(order, rng.choice([1, 1, -1]) * rng.uniform(1, 2) * 2.0 ** rng.uniform(-8, 4)) for order in orders]


def measured(binary, name, points):
    """What the interpreter gives at the points."""
    count, columns = len(points), list(zip(*points))
    names = [f"%x{index}" for index in range(len(columns))]
    constants = [f"{variable} = stablehlo.constant dense<[{', '.join(f'0x{np.float64(v).view(np.uint64):016X}' for v in column)}]> "
                 f": tensor<{count}xf64>" for variable, column in zip(names, columns)]
    kind = f"tensor<{count}xf64>"
    body = "\n".join(constants)
    program = (f"func.func @main() -> {kind} {{\n{body}\n%r = chlo.{name} {', '.join(names)} : "
               f"{', '.join([kind] * len(names))} -> {kind}\nreturn %r : {kind}\n}}\n")
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "program.mlir"
        path.write_text(program)
        return ours.run(binary, path)[0].view(np.float64)


def distance(name, point, actual):
    """In ULP of the exact value; none where that is no finite number."""
    values = [F64.decode(int(np.float64(x).view(np.uint64))) for x in point]
    of = chlo_functions.FUNCTIONS.get(name) or getattr(chlo_functions, name)
    exact = of(*values)
    if not exact.is_finite or exact.is_zero or exact.magnitude >= F64.magnitude(F64.max_finite):
        return None
    wanted = to_mpf(exact)
    if abs(wanted) < 2.0 ** -1022:
        return None
    return float(abs(mpmath.mpf(float(actual)) - wanted) / math.ulp(float(wanted)))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary")
    parser.add_argument("functions", nargs="*", default=[*sorted(chlo_functions.FUNCTIONS), *PAIRS])
    parser.add_argument("--samples", type=int, default=2000)
    options = parser.parse_args()
    mpmath.mp.prec = 160
    print("| function | operands | largest error (ULP) |\n|---|---|---|")
    for name in options.functions:
        points = samples(name, options.samples)
        results = measured(options.binary, name, points)
        errors = [(distance(name, point, actual), point) for point, actual in zip(points, results)]
        errors = [(error, point) for error, point in errors if error is not None]
        worst, point = max(errors)
        print(f"| {name} | {len(errors)} | {worst:.3f} |", flush=True)
        if worst > 2:
            print(f"    at {point}", flush=True)


if __name__ == "__main__":
    main()
