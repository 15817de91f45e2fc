"""Devices that are right and devices that are wrong, for ops other than products of matrices.

`cases()` gives for each op a program, operands, and what devices make of them: XLA on the CPU, NumPy and SciPy, and devices
with one fault each.
"""

from types import SimpleNamespace
from typing import NamedTuple

import ml_dtypes
import numpy as np
import scipy.fft
import scipy.linalg
import scipy.signal

from tools.instrument import xla

DTYPES = {
    "f32": np.float32,
    "bf16": ml_dtypes.bfloat16,
    "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E5M2": ml_dtypes.float8_e5m2,
    "complex<f32>": np.complex64,
}
NAMES = {np.dtype(dtype): name for name, dtype in DTYPES.items()} | {np.dtype(np.int32): "i32"}


class Case(NamedTuple):
    """An op, its operands, and the results of devices by name: one array for each result."""

    name: str
    program: str
    operands: list
    right: dict
    wrong: dict


def ty(array):
    """The type of an array."""
    return f"tensor<{''.join(f'{size}x' for size in array.shape)}{NAMES[array.dtype]}>"


def program(operands, results, op):
    """A program of one op, where `op` has the places {a}, {b}, … for operands, {A}, {B}, … for their types, and {types}."""
    letters = "abcdefg"
    names = [f"%{letters[index]}" for index in range(len(operands))]
    types = [ty(operand) for operand in operands]
    out = [ty(result) for result in results]
    parameters = ", ".join(f"{name}: {of}" for name, of in zip(names, types))
    outputs = out[0] if len(out) == 1 else f"({', '.join(out)})"
    returned = ", ".join(f"%r#{index}" for index in range(len(out))) if len(out) > 1 else "%r"
    count = f":{len(out)}" if len(out) > 1 else ""
    body = op.format(operands=", ".join(names), types=f"({', '.join(types)}) -> {outputs}")
    return (f"func.func @main({parameters}) -> {outputs} {{\n  %r{count} = {body}\n"
            f"  return {returned} : {', '.join(out)}\n}}\n")


ADDING = """({{
  ^bb0(%x: tensor<{0}>, %y: tensor<{0}>):
    %s = stablehlo.add %x, %y : tensor<{0}>
    stablehlo.return %s : tensor<{0}>
  }})"""


def adding(element):
    """A region that adds two elements, for `program`."""
    return ADDING.format(element).replace("{", "{{").replace("}", "}}")


class Xla:
    """XLA on the CPU."""

    def __init__(self):
        self.run = xla.make(SimpleNamespace(option=[]))

    def __call__(self, text, operands):
        return self.run(text, operands, None, None)


def rounded(values, dtype):
    """Values of f64 in another type."""
    return np.asarray(values).astype(dtype)


def neighbour(values, units):
    """The values so many units in the last place further from zero."""
    size = np.dtype(f"u{values.dtype.itemsize}")
    return (values.view(size) + size.type(units)).view(values.dtype)


def narrow(array):
    """Values of f32 that went through bf16."""
    return array.astype(ml_dtypes.bfloat16).astype(np.float32)


def convolutions(random):
    for element in ("f32", "bf16"):
        image = rounded(random.standard_normal((1, 18, 18, 32)), DTYPES[element])
        kernel = rounded(random.standard_normal((3, 3, 32, 16)), DTYPES[element])
        wide = [operand.astype(np.float32) for operand in (image, kernel)]
        product = lambda x, k: np.einsum("bijuvf,uvfo->bijo", windows(x), k, optimize=True).astype(np.float32)
        windows = lambda x: np.lib.stride_tricks.sliding_window_view(x, (3, 3), (1, 2)).transpose(0, 1, 2, 4, 5, 3)
        good = product(*wide)
        text = program([image, kernel], [good], '"stablehlo.convolution"({operands}) {{dimension_numbers = '
                       "#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, "
                       "feature_group_count = 1 : i64}} : {types}")
        missing = wide[1].copy()
        missing[2, 2, 31] = 0
        terms = windows(wide[0]).reshape(1, 16, 16, -1), wide[1].reshape(-1, 16)
        yield Case(f"convolution 3x3x32, {element} to f32", text, [image, kernel], {"NumPy": [good]}, {
            "last term missing": [product(wide[0], missing)],
            "kernel read backwards": [product(wide[0], wide[1][::-1, ::-1])],
            "bf16 sums": [in_order(np.moveaxis(terms[0][..., None] * terms[1], 3, 0), ml_dtypes.bfloat16)],
        })


def in_order(terms, dtype):
    """The sum of terms along the first dimension, in order and in a type."""
    total = np.zeros(terms.shape[1:], dtype)
    for term in terms:
        total = (total.astype(np.float32) + term.astype(np.float32)).astype(dtype)
    return total.astype(np.float32)


def reductions(random):
    for element, count in (("f32", 4096), ("bf16", 4096)):
        dtype = DTYPES[element]
        x, zero = rounded(random.standard_normal((200, count)), dtype), np.zeros((), dtype)
        wide = x.astype(np.float32)
        result = lambda values: [rounded(values, dtype)]
        op = '"stablehlo.reduce"({operands}) ' + adding(element) + " {{dimensions = array<i64: 1>}} : {types}"
        text = program([x, zero], result(wide.sum(1)), op)
        wrong = {
            "last term missing": result(wide[:, :-1].sum(1)),
            "last 32 missing": result(wide[:, :-32].sum(1)),
            "one term twice": result(wide.sum(1) + wide[:, 7]),
        }
        if element == "f32":
            wrong["bf16 sums"] = [in_order(x.T, ml_dtypes.bfloat16)]
        yield Case(f"reduce, {count} of {element}", text, [x, zero], {
            "NumPy": result(wide.sum(1)), "in order": [in_order(x.T, dtype).astype(dtype)],
        }, wrong)


def windows_and_scatters(random):
    x, zero = rounded(random.standard_normal((40, 512)), np.float32), np.zeros((), np.float32)
    sums = np.cumsum(x, 1, dtype=np.float32)
    op = ('"stablehlo.reduce_window"({operands}) ' + adding("f32") + " {{window_dimensions = array<i64: 1, 512>, "
          "padding = dense<[[0, 0], [511, 0]]> : tensor<2x2xi64>}} : {types}")
    shifted = np.concatenate([np.zeros((40, 1), np.float32), sums[:, :-1]], 1)
    yield Case("reduce_window, prefixes of 512 of f32", program([x, zero], [sums], op), [x, zero], {
        "NumPy": [sums], "in f64": [np.cumsum(x, 1, dtype=np.float64).astype(np.float32)],
    }, {
        "last term missing": [shifted],
        "first term missing": [np.cumsum(np.where(np.arange(512) == 0, 0, x), 1, dtype=np.float32)],
        "bf16 sums": [np.stack([in_order(x.T[:end], ml_dtypes.bfloat16) for end in range(1, 513)], 1)],
    })
    base = rounded(random.standard_normal(256), np.float32)
    places = random.integers(0, 256, (8192, 1)).astype(np.int32)
    updates = rounded(random.standard_normal(8192), np.float32)
    def scattered(places, updates):
        result = base.copy()
        np.add.at(result, places[:, 0], updates)
        return [result]
    op = ('"stablehlo.scatter"({operands}) ' + adding("f32") + " {{scatter_dimension_numbers = #stablehlo.scatter<"
          "inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, "
          "indices_are_sorted = false, unique_indices = false}} : {types}")
    lost = base.copy()
    lost[places[:, 0]] += updates
    operands = [base, places, updates]
    order = np.argsort(places[:, 0], kind="stable")[::-1]
    _, first = np.unique(places[:, 0], return_index=True)
    kept = np.delete(np.arange(8192), first)
    yield Case("scatter, 32 of f32 a place", program(operands, [base], op), operands, {
        "NumPy": scattered(places, updates), "backwards": scattered(places[order], updates[order]),
    }, {
        "one update of a place counts": [lost],
        "one update missing": scattered(places[kept], updates[kept]),
        "updates in bf16": scattered(places, narrow(updates)),
    })


FUNCTIONS = {
    "exponential": (np.exp, lambda random: random.uniform(-20, 20, 4000)),
    "tanh": (np.tanh, lambda random: random.standard_normal(4000)),
    "log": (np.log, lambda random: np.exp(random.uniform(-20, 20, 4000))),
    "sine": (np.sin, lambda random: random.uniform(-20, 20, 4000)),
}


def functions(random):
    for element in ("f32", "bf16"):
        dtype = DTYPES[element]
        for name, (function, values) in FUNCTIONS.items():
            x = rounded(values(random), dtype)
            exact = rounded(function(x.astype(np.float64)), dtype)
            yield function_case(f"{name}, {element}", name, [x], exact, function)
        x, y = rounded(random.uniform(0.1, 10, 4000), dtype), rounded(random.uniform(-5, 5, 4000), dtype)
        exact = rounded(np.power(x.astype(np.float64), y.astype(np.float64)), dtype)
        yield function_case(f"power, {element}", "power", [x, y], exact, np.power)


def function_case(label, name, operands, exact, function):
    text = program(operands, [exact], f'"stablehlo.{name}"({{operands}}) : {{types}}')
    with np.errstate(all="ignore"):
        of_numpy = function(*[operand.astype(np.float32) for operand in operands]).astype(exact.dtype)
    units = {f"{units} ulp off": [neighbour(exact, units)] for units in (1, 2, 4, 8, 16)}
    return Case(label, text, operands, {"NumPy": [of_numpy]}, units)


def conversions(random):
    x = rounded(random.standard_normal(4000) * np.exp2(random.uniform(-8, 6, 4000)), np.float32)
    for element, bits in (("bf16", 7), ("f8E4M3FN", 3), ("f8E5M2", 2)):
        dtype = DTYPES[element]
        good = x.astype(dtype)
        text = program([x], [good], "stablehlo.convert {operands} : {types}")
        toward_zero = (x.view(np.uint32) & np.uint32((0xFFFFFFFF << (23 - bits)) & 0xFFFFFFFF)).view(np.float32)
        yield Case(f"convert, f32 to {element}", text, [x], {"ml_dtypes": [good]}, {
            "cut": [toward_zero.astype(dtype)],
            "one code up": [neighbour(good, 1)],
            "way of f16": [x.astype(np.float16).astype(np.float32).astype(dtype)],
        })


def decompositions(random):
    n = 64
    root = random.standard_normal((n, n))
    a = rounded(root @ root.T / n + np.eye(n), np.float32)
    factor = np.linalg.cholesky(a)
    text = program([a], [a], '"stablehlo.cholesky"({operands}) {{lower = true}} : {types}')
    whole = lambda lower: [np.tril(lower) + np.triu(a, 1)]
    last = factor.copy()
    last[-1, -1] = np.sqrt(a[-1, -1] - (factor[-1, :-2] ** 2).sum())
    yield Case(f"cholesky, {n} of f32", text, [a], {
        "NumPy": whole(factor), "SciPy": whole(scipy.linalg.cholesky(a, lower=True)),
    }, {
        "matrix in bf16": whole(np.linalg.cholesky(narrow(a))),
        "diagonal not updated": whole(factor - np.diag(np.diag(factor)) + np.diag(np.sqrt(np.diag(a)))),
        "last column not updated": whole(np.where(np.arange(n) == n - 2, np.tril(a), factor)),
        "rounded to bf16": whole(narrow(factor)),
    })
    b = rounded(random.standard_normal((n, 16)), np.float32)
    x = scipy.linalg.solve_triangular(factor, b, lower=True)
    text = program([factor, b], [b], '"stablehlo.triangular_solve"({operands}) {{left_side = true, lower = true, '
                   "unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}} : {types}")
    missing = factor.copy()
    missing[-1, 0] = 0
    yield Case(f"triangular_solve, {n} of f32", text, [factor, b], {
        "SciPy": [x], "by the inverse": [(np.linalg.inv(factor) @ b).astype(np.float32)],
    }, {
        "matrix in bf16": [scipy.linalg.solve_triangular(narrow(factor), b, lower=True)],
        "transposed": [scipy.linalg.solve_triangular(factor.T, b, lower=False)],
        "rounded to bf16": [narrow(x)],
        "diagonal taken as ones": [scipy.linalg.solve_triangular(factor, b, lower=True, unit_diagonal=True)],
    })


def transforms(random):
    x = (random.standard_normal((8, 256)) + 1j * random.standard_normal((8, 256))).astype(np.complex64)
    good = scipy.fft.fft(x)
    text = program([x], [good], '"stablehlo.fft"({operands}) {{fft_type = #stablehlo<fft_type FFT>, '
                   "fft_length = array<i64: 256>}} : {types}")
    parts = lambda z: (narrow(z.real) + 1j * narrow(z.imag)).astype(np.complex64)
    missing = x.copy()
    missing[:, -1] = 0
    yield Case("fft, 256 of complex<f32>", text, [x], {
        "SciPy": [good], "NumPy": [np.fft.fft(x).astype(np.complex64)],
        "as a product": [x @ np.exp(-2j * np.pi * np.outer(np.arange(256), np.arange(256)) / 256).astype(np.complex64)],
    }, {
        "last point missing": [scipy.fft.fft(missing)],
        "the other direction": [(scipy.fft.ifft(x) * 256).astype(np.complex64)],
        "points in bf16": [scipy.fft.fft(parts(x))],
        "factors in bf16": [x @ parts(np.exp(-2j * np.pi * np.outer(np.arange(256), np.arange(256)) / 256))],
    })


def normalizations(random):
    x = rounded(random.standard_normal((256, 32)) * 3 + 1, np.float32)
    scale, offset = (rounded(random.standard_normal(32), np.float32) for _ in range(2))
    epsilon = np.float32(1e-3)
    def trained(x, count=256, epsilon=epsilon):
        mean = x.sum(0, dtype=np.float32) / np.float32(256)
        variance = ((x - mean) ** 2).sum(0, dtype=np.float32) / np.float32(count)
        return [(x - mean) / np.sqrt(variance + epsilon) * scale + offset, mean, variance]
    def by_squares(x):
        mean = x.mean(0, dtype=np.float32)
        variance = (x * x).mean(0, dtype=np.float32) - mean * mean
        return [(x - mean) * (scale / np.sqrt(variance + epsilon)) + offset, mean, variance]
    operands = [x, scale, offset]
    text = program(operands, trained(x), '"stablehlo.batch_norm_training"({operands}) '
                   "{{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}} : {types}")
    short = trained(np.where(np.arange(256)[:, None] == 255, 0, x))
    yield Case("batch_norm_training, 256 of f32", text, operands, {"NumPy": trained(x), "by squares": by_squares(x)}, {
        "variance over n - 1": trained(x, count=255),
        "epsilon missing": trained(x, epsilon=np.float32(0)),
        "one term of the mean missing": [trained(x)[0], short[1], trained(x)[2]],
        "rounded to bf16": [narrow(result) for result in trained(x)],
    })
    mean, variance = (rounded(random.uniform(0.5, 2, 32), np.float32) for _ in range(2))
    def inferred(mean=mean, variance=variance, epsilon=epsilon, scale=scale):
        return [(x - mean) / np.sqrt(variance + epsilon) * scale + offset]
    operands = [x, scale, offset, mean, variance]
    text = program(operands, inferred(), '"stablehlo.batch_norm_inference"({operands}) '
                   "{{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}} : {types}")
    fused = scale / np.sqrt(variance + epsilon)
    yield Case("batch_norm_inference, f32", text, operands, {"NumPy": inferred(), "folded": [x * fused + (offset - mean * fused)]}, {
        "epsilon missing": inferred(epsilon=np.float32(0)),
        "mean and variance swapped": inferred(mean=variance, variance=mean),
        "scale in bf16": inferred(scale=narrow(scale)),
        "rounded to bf16": [narrow(inferred()[0])],
    })


def cases():
    """All ops, each with the results of XLA on the CPU among those of the devices that are right."""
    random = np.random.default_rng(2)
    device = Xla()
    groups = (convolutions, reductions, windows_and_scatters, functions, conversions, decompositions, transforms, normalizations)
    for group in groups:
        for case in group(random):
            of_xla = {"XLA": device(case.program, case.operands)}
            yield case._replace(right=of_xla | case.right)
