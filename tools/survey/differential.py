#!/usr/bin/env python3
"""Compares shlo-interp with the reference interpreter on random small programs, bit for bit.

    differential.py path/to/shlo-interp [--seed N] [--rounds N] [--only WORD]

Every operation below meets every element type on random codes, specials among them. Where the two
differ, or the reference does not have an operation, exact arithmetic (`tools/oracle`) decides: a difference passes
only if ours is what the model says, which covers the documented faults of the reference; any NaN equals any NaN. The last line is
`N passed, M failed`; the exit status is 1 when M is not 0.
"""

import argparse
import concurrent.futures
import pathlib
import random
import sys
import tempfile

from tools.oracle import model
from tools.oracle import ours
from tools.oracle.formats import COMPLEX, FLOATS, INTEGERS, SIGNED_INTEGERS, Format, element_type, float_format
from tools.oracle.oracle import Oracle, OracleError
from tools.oracle.tensors import is_complex, tensor
from tools.survey import model_trials, wide_trials
from tools.survey.trials import COUNT, Trial, kind_text, random_tensor

EXACT = ["abs", "ceil", "floor", "negate", "real", "round_nearest_afz", "round_nearest_even", "sign", "sqrt"]
FLOAT_UNARY = EXACT + ["cbrt", "cosine", "exponential", "exponential_minus_one", "log", "log_plus_one",
                       "logistic", "rsqrt", "sine", "tan", "tanh"]
INTEGER_UNARY = {"abs": SIGNED_INTEGERS, "negate": INTEGERS, "sign": SIGNED_INTEGERS,
                 "not": ["i1"] + INTEGERS, "popcnt": INTEGERS, "count_leading_zeros": INTEGERS}
FLOAT_BINARY = ["add", "subtract", "multiply", "divide", "remainder", "maximum", "minimum", "atan2", "power"]
INTEGER_BINARY = {
    op: INTEGERS for op in ("subtract", "divide", "remainder", "power", "shift_left",
                            "shift_right_arithmetic", "shift_right_logical")} | {
    op: ["i1"] + INTEGERS for op in ("add", "multiply", "maximum", "minimum", "and", "or", "xor")}
COMPLEX_FUNCTIONS = ["cbrt", "cosine", "exponential", "exponential_minus_one", "log", "log_plus_one", "logistic", "rsqrt",
                     "sine", "sqrt", "tan", "tanh", "negate", "sign"]


# The trials

def unary_trials(rng):
    for op in FLOAT_UNARY:
        for element in FLOATS:
            kind, x = float_format(element), random_tensor(rng, element, (COUNT,))
            codes = x.codes.tolist()
            inexact = element == "f64" and op not in EXACT
            yield Trial(f"{op} {element}", [x], f"{{r}} = stablehlo.{op} {{0}} : {kind_text(element)}", (COUNT,), element,
                        lambda i, op=op, kind=kind, codes=codes: model.unary(op, kind, codes[i]), 2 if inexact else 0)
    for op, elements in INTEGER_UNARY.items():
        for element in elements:
            kind, x = element_type(element), random_tensor(rng, element, (COUNT,))
            yield Trial(f"{op} {element}", [x], f"{{r}} = stablehlo.{op} {{0}} : {kind_text(element)}", (COUNT,), element,
                        lambda i, op=op, kind=kind, codes=x.codes.tolist(): model.integer_unary(op, kind, codes[i]))
    for op in COMPLEX_FUNCTIONS:
        for element in COMPLEX:
            yield Trial(f"{op} {element}", [random_tensor(rng, element, (COUNT,))],
                        f"{{r}} = stablehlo.{op} {{0}} : {kind_text(element)}", (COUNT,), element, None, 64)


def binary_trials(rng):
    for op in FLOAT_BINARY:
        for element in FLOATS:
            kind = float_format(element)
            x, y = random_tensor(rng, element, (COUNT,)), random_tensor(rng, element, (COUNT,))
            a, b = x.codes.tolist(), y.codes.tolist()
            inexact = element == "f64" and op in ("atan2", "power")
            yield Trial(f"{op} {element}", [x, y], f"{{r}} = stablehlo.{op} {{0}}, {{1}} : {kind_text(element)}", (COUNT,), element,
                        lambda i, op=op, kind=kind, a=a, b=b: model.binary(op, kind, a[i], b[i]), 2 if inexact else 0)
    for op, elements in INTEGER_BINARY.items():
        for element in elements:
            x, y = random_tensor(rng, element, (COUNT,)), random_tensor(rng, element, (COUNT,))
            if op in ("divide", "remainder"):
                y.codes[y.codes == 0] = 1  # the reference would crash
            yield Trial(f"{op} {element}", [x, y], f"{{r}} = stablehlo.{op} {{0}}, {{1}} : {kind_text(element)}", (COUNT,), element)
    for op in ("add", "subtract", "multiply"):
        for element in COMPLEX:
            yield Trial(f"{op} {element}", [random_tensor(rng, element, (COUNT,)), random_tensor(rng, element, (COUNT,))],
                        f"{{r}} = stablehlo.{op} {{0}}, {{1}} : {kind_text(element)}", (COUNT,), element)


def choice_trials(rng):
    for element in FLOATS + ["i1"] + INTEGERS:
        kind, operand = element_type(element), kind_text(element)
        x, y, z = (random_tensor(rng, element, (COUNT,)) for _ in range(3))
        a, b, c = (t.codes.tolist() for t in (x, y, z))
        direction = rng.choice(list(model.COMPARISONS))
        yield Trial(f"compare {direction} {element}", [x, y], f"{{r}} = stablehlo.compare {direction}, {{0}}, {{1}} : "
                    f"({operand}, {operand}) -> {kind_text('i1')}", (COUNT,), "i1",
                    lambda i, d=direction, k=kind, a=a, b=b: model.compare(d, k, a[i], b[i]))
        yield Trial(f"select {element}", [random_tensor(rng, "i1", (COUNT,)), x, y],
                    f"{{r}} = stablehlo.select {{0}}, {{1}}, {{2}} : {kind_text('i1')}, {operand}", (COUNT,), element)
        decide = (lambda i, k=kind, a=a, b=b, c=c: model.clamp(k, a[i], b[i], c[i])) if element in FLOATS else None
        yield Trial(f"clamp {element}", [x, y, z], f"{{r}} = stablehlo.clamp {{0}}, {{1}}, {{2}} : {operand}", (COUNT,), element, decide)
        if element in FLOATS:
            yield Trial(f"is_finite {element}", [x], f"{{r}} = stablehlo.is_finite {{0}} : ({operand}) -> {kind_text('i1')}", (COUNT,), "i1",
                        lambda i, k=kind, a=a: int(k.decode(a[i]).is_finite))


def convert_trials(rng):
    elements = FLOATS + ["i1"] + INTEGERS
    for source in elements:
        for target in elements:
            x = random_tensor(rng, source, (COUNT,))
            codes = x.codes.tolist()
            yield Trial(f"convert {source} {target}", [x], f"{{r}} = stablehlo.convert {{0}} : ({kind_text(source)}) -> {kind_text(target)}",
                        (COUNT,), target, lambda i, s=element_type(source), t=element_type(target), codes=codes: model.convert(s, t, codes[i]))


MOVES = [  # name, operand shape, line, result shape
    ("reverse", (3, 4), "stablehlo.reverse {0}, dims = [0, 1] : {t}", (3, 4)),
    ("transpose", (3, 4), "stablehlo.transpose {0}, dims = [1, 0] : ({t}) -> {u}", (4, 3)),
    ("reshape", (3, 4), "stablehlo.reshape {0} : ({t}) -> {u}", (2, 6)),
    ("broadcast_in_dim", (4,), "stablehlo.broadcast_in_dim {0}, dims = [1] : ({t}) -> {u}", (2, 4)),
    ("slice", (3, 7), "stablehlo.slice {0} [1:3, 0:7:3] : ({t}) -> {u}", (2, 3)),
    ("concatenate", (2, 3), "stablehlo.concatenate {0}, {0}, dim = 1 : ({t}, {t}) -> {u}", (2, 6)),
    ("optimization_barrier", (5,), "stablehlo.optimization_barrier {0} : {t}", (5,)),
]


def movement_trials(rng):
    for element in FLOATS + ["i1"] + INTEGERS + COMPLEX:
        for op, shape, line, result in MOVES:
            text = line.replace("{t}", kind_text(element, shape)).replace("{u}", kind_text(element, result))
            yield Trial(f"{op} {element}", [random_tensor(rng, element, shape)], "{r} = " + text, result, element)
        low, high, interior = rng.randint(-2, 3), rng.randint(-2, 3), rng.randint(0, 2)
        size = 5 + low + high + 4 * interior
        yield Trial(f"pad {element}", [random_tensor(rng, element, (5,)), random_tensor(rng, element, ())],
                    f"{{r}} = stablehlo.pad {{0}}, {{1}}, low = [{low}], high = [{high}], interior = [{interior}] : "
                    f"({kind_text(element, (5,))}, {kind_text(element, ())}) -> {kind_text(element, (size,))}", (size,), element)
        index = tensor("i32", rng.randint(-3, 9) & 0xFFFFFFFF)
        yield Trial(f"dynamic_slice {element}", [random_tensor(rng, element, (6,)), index],
                    f"{{r}} = stablehlo.dynamic_slice {{0}}, {{1}}, sizes = [3] : ({kind_text(element, (6,))}, tensor<i32>) -> "
                    f"{kind_text(element, (3,))}", (3,), element)
        rows = tensor("i64", [rng.randint(-2, 5) & 0xFFFFFFFFFFFFFFFF for _ in range(4)])
        yield Trial(f"gather {element}", [random_tensor(rng, element, (4, 2)), rows],
                    '{r} = "stablehlo.gather"({0}, {1}) <{{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], '
                    "start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}}> : "
                    f"({kind_text(element, (4, 2))}, tensor<4xi64>) -> {kind_text(element, (4, 2))}", (4, 2), element)


def dot_codes(x, y, m, k, n, source, target):
    """decide(i) of an m x k by k x n product."""
    def decide(i):
        row = [model.convert(source, target, x[i // n * k + j]) for j in range(k)]
        column = [model.convert(source, target, y[j * n + i % n]) for j in range(k)]
        return model.dot(target, row, column)
    return decide


def contraction_trials(rng):
    pairs = [(e, e) for e in FLOATS + ["i1"] + INTEGERS + COMPLEX]
    pairs += [(e, "f32") for e in FLOATS if e not in ("f32", "f64")] + [("i8", "i32"), ("ui4", "ui32"), ("f8E5M2", "bf16")]
    for element, result in pairs:
        m, k, n = rng.randint(1, 4), rng.randint(1, 9), rng.randint(1, 4)
        x, y = random_tensor(rng, element, (m, k)), random_tensor(rng, element, (k, n))
        decide = None
        if element in FLOATS:
            decide = dot_codes(x.codes.reshape(-1).tolist(), y.codes.reshape(-1).tolist(), m, k, n, element_type(element), element_type(result))
        yield Trial(f"dot_general {element} {result}", [x, y], "{r} = stablehlo.dot_general {0}, {1}, contracting_dims = [1] x [0] : "
                    f"({kind_text(element, (m, k))}, {kind_text(element, (k, n))}) -> {kind_text(result, (m, n))}", (m, n), result, decide)


def reduce_codes(op, kind, codes, start, rows, columns):
    def decide(i):
        total = start
        for j in range(columns):
            total = model.binary(op, kind, total, codes[i * columns + j])
        return total
    return decide


def reduction_trials(rng):
    for element in FLOATS + INTEGERS:
        for op in ("add", "multiply", "maximum", "minimum"):
            rows, columns = rng.randint(1, 4), rng.randint(0, 9)
            x, init = random_tensor(rng, element, (rows, columns)), random_tensor(rng, element, ())
            kind = element_type(element)
            decide = reduce_codes(op, kind, x.codes.reshape(-1).tolist(), int(init.codes), rows, columns) if element in FLOATS else None
            yield Trial(f"reduce {op} {element}", [x, init], f"{{r}} = stablehlo.reduce({{0}} init: {{1}}) applies stablehlo.{op} "
                        f"across dimensions = [1] : ({kind_text(element, (rows, columns))}, tensor<{element}>) -> {kind_text(element, (rows,))}",
                        (rows,), element, decide)


FAMILIES = [unary_trials, binary_trials, choice_trials, convert_trials, movement_trials, contraction_trials, reduction_trials,
            *wide_trials.FAMILIES, *model_trials.FAMILIES]


BATCH = 40  # trials in one program


# Running

def program(trials):
    """One module whose `main` returns every trial's result."""
    lines = [line for number, trial in enumerate(trials) for line in trial.lines(number)]
    names = ", ".join(f"%r{number}" for number in range(len(trials)))
    types = ", ".join(trial.type for trial in trials)
    body = "\n  ".join(lines)
    return f"func.func @main() -> ({types}) {{\n  {body}\n  func.return {names} : {types}\n}}\n"


def run_ours(binary, trials, folder):
    """For each trial its parts, or the complaint; a failing batch is run trial by trial."""
    path = pathlib.Path(folder) / f"{id(trials)}.mlir"
    path.write_text(program(trials))
    try:
        raw = ours.run(binary, path)
        if len(raw) != len(trials):
            raise ours.Rejected(f"{len(raw)} results, not {len(trials)}")
        return [ours.tensors(array, trial.element, trial.shape) for array, trial in zip(raw, trials)]
    except ours.Rejected as error:
        if len(trials) == 1:
            return [str(error)]
        return [run_ours(binary, [trial], folder)[0] for trial in trials]


def run_reference(oracle, trials):
    """For each trial its parts, or None where the reference cannot run it."""
    try:
        values = iter(oracle.run(program(trials)))
    except OracleError:
        if len(trials) == 1:
            return [None]
        return [run_reference(oracle, [trial])[0] for trial in trials]
    return [[next(values) for _ in range(2 if is_complex(trial.element) else 1)] for trial in trials]


def judge(trial, mine, theirs):
    """A complaint, or None. Where the two differ (or only we can run it), the model decides."""
    if isinstance(mine, str):
        return mine
    if theirs is None:
        theirs = [part._replace(codes=None) for part in mine]
    for part, other in zip(mine, theirs):
        kind = element_type(part.element)
        got = part.codes.reshape(-1).tolist()
        want = other.codes.reshape(-1).tolist() if other.codes is not None else [None] * len(got)
        for i, (ours_code, reference_code) in enumerate(zip(got, want)):
            if not acceptable(trial, kind, i, ours_code, reference_code):
                return describe(trial, i, ours_code, reference_code)
    return None


def acceptable(trial, kind, i, mine, theirs):
    if mine == theirs:
        return True
    if isinstance(kind, Format):
        if theirs is not None and kind.is_nan_code(mine) and kind.is_nan_code(theirs):
            return True
        if theirs is not None and trial.ulp and close(kind, mine, theirs, trial.ulp, is_complex(trial.element)):
            return True
    return trial.decide is not None and same(kind, mine, trial.decide(i))


def same(kind, mine, exact):
    return mine == exact or isinstance(kind, Format) and kind.is_nan_code(mine) and kind.is_nan_code(exact)


def close(kind, x, y, ulp, loose):
    """Within so many units in the last place; parts of complex numbers also by an absolute bound (cancellation)."""
    a, b = kind.decode(x), kind.decode(y)
    if not (a.is_finite and b.is_finite):
        return False
    if a.negative == b.negative and abs(x - y) <= ulp:
        return True
    return loose and abs(a.signed - b.signed) <= model.Fraction(1, 1 << (kind.mantissa_bits - 8)) * max(1, a.magnitude)


def describe(trial, i, mine, theirs):
    inputs = [hex(int(value.codes.reshape(-1)[i])) for value in trial.inputs if value.codes.size == COUNT]
    exact = f", exact {trial.decide(i):#x}" if trial.decide else ""
    reference = "cannot" if theirs is None else f"{theirs:#x}"
    return f"element {i}: ours {mine:#x}, reference {reference}{exact}, inputs {inputs}"


def work(binary, engine, trials, folder):
    theirs = [None] * len(trials) if trials[0].unknown else run_reference(engine, trials)
    return list(zip(trials, run_ours(binary, trials, folder), theirs))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary", help="the shlo-interp to test")
    parser.add_argument("--seed", type=int, default=0, help="another seed, other programs")
    parser.add_argument("--rounds", type=int, default=1, help="how often each operation meets each type")
    parser.add_argument("--only", default="", metavar="WORD", help="only trials whose name contains WORD")
    options = parser.parse_args()
    rng = random.Random(options.seed)
    trials = [trial for _ in range(options.rounds) for family in FAMILIES for trial in family(rng) if options.only in trial.name]
    kinds = [[trial for trial in trials if trial.unknown == unknown] for unknown in (False, True)]
    batches = [kind[i:i + BATCH] for kind in kinds for i in range(0, len(kind), BATCH)]
    failed = 0
    engines = [Oracle("reference") for _ in range(2)]
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(2) as pool:
        halves = [pool.submit(lambda e=e, i=i: [r for b in batches[i::2] for r in work(options.binary, e, b, folder)])
                  for i, e in enumerate(engines)]
        for half in halves:
            for trial, mine, theirs in half.result():
                if complaint := judge(trial, mine, theirs):
                    failed += 1
                    print(f"{trial.name}: {complaint}")
    for engine in engines:
        engine.stop()
    print(f"{len(trials) - failed} passed, {failed} failed")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
