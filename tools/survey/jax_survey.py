#!/usr/bin/env python3
"""Runs what JAX lowers from many of its functions, and compares with XLA:CPU and the reference interpreter.

    jax_survey.py path/to/shlo-interp [NAME...] [--keep DIR] [--wide] [--gradients] [--platform tpu]

With --wide the subjects are all public functions of jax.lax, jax.numpy, jax.nn, jax.scipy and their kin
that take arrays (jax_discovery.py), with --gradients their gradients; --platform lowers for another machine
than the CPU, whose results remain what is compared with.
Each function is lowered at small shapes; its program and inputs go to the interpreter as files. The
results must equal XLA:CPU's (integers and truth values exactly, floats within the type's tolerance)
and the reference interpreter's (bit for bit, any NaN for any NaN) wherever that can run the program.
Prints a table, and ends with the counts; the exit status is 1 when anything failed or differed
(operations that are refused by name do not count).
"""

import argparse
import pathlib
import sys
import tempfile
from typing import NamedTuple

import jax
import jax.export
import jax.numpy as jnp
import jax.scipy.special  # noqa: F401 (named by some subjects)
import numpy as np
from jax import lax

from tools.survey import jax_discovery
from tools.oracle import ours
from tools.cases.cases import difference, literal
from tools.oracle.formats import Format, element_type
from tools.oracle.oracle import Oracle, OracleError, Tensor, code_dtype

ELEMENTS = {"bool": "i1", "bfloat16": "bf16", "float8_e4m3fn": "f8E4M3FN", "float8_e4m3": "f8E4M3",
            "float8_e3m4": "f8E3M4", "float8_e5m2": "f8E5M2", "float8_e8m0fnu": "f8E8M0FNU", "float4_e2m1fn": "f4E2M1FN",
            "float8_e4m3fnuz": "f8E4M3FNUZ", "float8_e5m2fnuz": "f8E5M2FNUZ", "float8_e4m3b11fnuz": "f8E4M3B11FNUZ",
            "float16": "f16", "float32": "f32", "float64": "f64", "complex64": "complex<f32>", "complex128": "complex<f64>",
            "int4": "i4", "uint4": "ui4", "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64",
            "uint8": "ui8", "uint16": "ui16", "uint32": "ui32", "uint64": "ui64"}
TOLERANCE = {"f64": 1e-11, "f32": 2e-5, "f16": 4e-3, "bf16": 3e-2, "complex<f32>": 5e-5, "complex<f64>": 1e-11}
NARROW_TOLERANCE = 0.26  # XLA keeps intermediate results of narrow types wider


def sample(dtype, *shape, seed=0, low=None):
    """Reproducible inputs of a type: small numbers of both signs, or from `low` up."""
    rng = np.random.default_rng(17 + seed)
    dtype = np.dtype(dtype)
    if dtype == bool:
        return rng.integers(0, 2, shape).astype(bool)
    if dtype.kind in "iu" or dtype.name in ("int4", "uint4"):
        start = 0 if dtype.name.startswith("u") else -7
        return rng.integers(start if low is None else low, 8, shape).astype(dtype)
    values = rng.standard_normal(shape) * 1.5 if low is None else low + rng.random(shape) * 2
    if dtype.kind == "c":
        values = values + 1j * rng.standard_normal(shape)
    return values.astype(dtype)


class Subject(NamedTuple):
    """A function to survey, with its arguments."""

    name: str
    function: object
    arguments: tuple
    wide: bool = False  # in x64 mode


def unary_subjects():
    f32, positive = (sample("float32", 3, 4),), (sample("float32", 3, 4, low=0.1),)
    small = (sample("float32", 3, 4) / 4,)
    functions = {
        "jnp.abs": f32, "jnp.ceil": f32, "jnp.floor": f32, "jnp.round": f32, "jnp.trunc": f32, "jnp.sign": f32, "jnp.negative": f32,
        "jnp.exp": f32, "jnp.exp2": f32, "jnp.expm1": f32, "jnp.log": positive, "jnp.log2": positive, "jnp.log10": positive,
        "jnp.log1p": positive, "jnp.sqrt": positive, "jnp.cbrt": f32, "jnp.reciprocal": positive, "jnp.square": f32,
        "jnp.sin": f32, "jnp.cos": f32, "jnp.tan": f32, "jnp.tanh": f32, "jnp.sinh": f32, "jnp.cosh": f32, "jnp.arctan": f32,
        "jnp.arcsin": small, "jnp.arccos": small, "jnp.arcsinh": f32, "jnp.arccosh": (positive[0] + 1,), "jnp.arctanh": small,
        "jnp.isnan": f32, "jnp.isfinite": f32, "jnp.sinc": f32, "jnp.nan_to_num": f32, "lax.rsqrt": positive,
        "jnp.flip": f32, "jnp.transpose": f32, "jnp.ravel": f32, "jnp.tril": f32, "jnp.triu": f32, "jnp.diagonal": f32,
        "jnp.sum": f32, "jnp.prod": small, "jnp.max": f32, "jnp.min": f32, "jnp.mean": f32, "jnp.var": f32, "jnp.std": f32,
        "jnp.argmax": f32, "jnp.argmin": f32, "jnp.sort": f32, "jnp.argsort": f32, "jnp.median": f32, "jnp.cumsum": f32,
        "jnp.cumprod": f32, "jnp.diff": f32, "jnp.all": f32, "jnp.any": f32, "jnp.count_nonzero": f32,
        "jax.nn.relu": f32, "jax.nn.sigmoid": f32, "jax.nn.softplus": f32, "jax.nn.silu": f32, "jax.nn.elu": f32,
        "jax.nn.selu": f32, "jax.nn.gelu": f32, "jax.nn.softmax": f32, "jax.nn.log_softmax": f32, "jax.nn.standardize": f32,
        "jax.nn.hard_tanh": f32, "jax.nn.leaky_relu": f32, "jax.nn.mish": f32, "jnp.trace": f32, "jnp.linalg.norm": f32,
        "jax.scipy.special.logsumexp": f32, "jax.scipy.special.erf": f32, "jax.scipy.special.gammaln": positive,
        "jnp.fft.fft": f32,
    }
    return [Subject(name, resolve(name), arguments) for name, arguments in functions.items()]


def resolve(name):
    """The function of a dotted name in jax, jax.numpy (jnp) or jax.lax (lax)."""
    root, *path = name.split(".")
    value = {"jnp": jnp, "lax": lax, "jax": jax}[root]
    for part in path:
        value = getattr(value, part)
    return value


def binary_subjects():
    x, y = sample("float32", 3, 4), sample("float32", 3, 4, seed=1, low=0.25)
    i, j = sample("int32", 3, 4), sample("int32", 3, 4, seed=1, low=1)
    u, v = sample("uint32", 3, 4), sample("uint32", 3, 4, seed=1, low=1)
    floats = ["add", "subtract", "multiply", "divide", "maximum", "minimum", "power", "arctan2", "mod", "fmod", "hypot",
              "logaddexp", "copysign", "floor_divide", "greater", "equal", "nextafter"]
    integers = ["add", "floor_divide", "remainder", "bitwise_and", "bitwise_or", "bitwise_xor", "left_shift", "right_shift", "gcd"]
    subjects = [Subject(f"jnp.{n}", getattr(jnp, n), (abs(x) if n == "power" else x, y)) for n in floats]
    subjects += [Subject(f"jnp.{n} i32", getattr(jnp, n), (i, j)) for n in integers]
    subjects += [Subject(f"jnp.{n} ui32", getattr(jnp, n), (u, v)) for n in ("subtract", "multiply", "floor_divide", "right_shift")]
    subjects += [Subject("lax.integer_pow", lambda a: lax.integer_pow(a, 5), (x,)),
                 Subject("lax.population_count", lax.population_count, (u,)), Subject("lax.clz", lax.clz, (u,)),
                 Subject("lax.shift_right_arithmetic", lax.shift_right_arithmetic, (i, j)),
                 Subject("jnp.invert bool", jnp.invert, (sample("bool", 5),))]
    return subjects


def shape_subjects():
    x, square = sample("float32", 3, 4), sample("float32", 4, 4)
    index = np.array([2, 0, 5, -1], np.int32)
    return [
        Subject("jnp.concatenate", lambda a, b: jnp.concatenate([a, b], 1), (x, x)),
        Subject("jnp.stack", lambda a, b: jnp.stack([a, b]), (x, x)), Subject("jnp.pad", lambda a: jnp.pad(a, 2), (x,)),
        Subject("jnp.pad reflect", lambda a: jnp.pad(a, 1, "reflect"), (x,)), Subject("jnp.roll", lambda a: jnp.roll(a, 1, 1), (x,)),
        Subject("jnp.tile", lambda a: jnp.tile(a, (2, 1)), (x,)), Subject("jnp.repeat", lambda a: jnp.repeat(a, 2, 0), (x,)),
        Subject("jnp.take", lambda a, i: jnp.take(a, i, axis=0), (x, index)),
        Subject("jnp.take_along_axis", lambda a, i: jnp.take_along_axis(a, i, 1), (x, np.array([[0], [3], [1]]))),
        Subject("x[i, j]", lambda a, i: a[i, 1:3], (x, index)), Subject("x.at.set", lambda a, i: a.at[i].set(7.0), (x, index)),
        Subject("x.at.add", lambda a, i: a.at[i, 1].add(1.5), (x, index)), Subject("x.at.max", lambda a, i: a.at[i].max(0.5), (x, index)),
        Subject("lax.dynamic_slice", lambda a, i: lax.dynamic_slice(a, (i, 1), (2, 2)), (x, np.int32(2))),
        Subject("lax.dynamic_update_slice", lambda a, i: lax.dynamic_update_slice(a, a[:1, :2], (i, 1)), (x, np.int32(9))),
        Subject("jnp.where", lambda a: jnp.where(a > 0, a, 0.0), (x,)), Subject("jnp.clip", lambda a: jnp.clip(a, -1, 1), (x,)),
        Subject("jnp.searchsorted", jnp.searchsorted, (np.arange(8.0, dtype=np.float32), x)),
        Subject("jnp.bincount", lambda a: jnp.bincount(a, length=8), (np.array([1, 3, 3, 7]),)),
        Subject("jnp.meshgrid", lambda a: jnp.meshgrid(a, a), (x[0],)), Subject("jnp.arange", lambda: jnp.arange(3, 9, 2), ()),
        Subject("jnp.linspace", lambda: jnp.linspace(0.0, 1.0, 7), ()), Subject("jnp.eye", lambda: jnp.eye(3), ()),
        Subject("jax.nn.one_hot", lambda i: jax.nn.one_hot(i, 4), (index,)), Subject("lax.reverse", lambda a: lax.rev(a, (0, 1)), (x,)),
        Subject("jnp.matmul", jnp.matmul, (x, square)), Subject("jnp.dot", jnp.dot, (x[0], x[1])), Subject("jnp.outer", jnp.outer, (x[0], x[1])),
        Subject("jnp.einsum", lambda a, b: jnp.einsum("ij,jk->ki", a, b), (x, square)),
        Subject("jnp.tensordot", lambda a: jnp.tensordot(a, a, 2), (x,)), Subject("jnp.kron", jnp.kron, (x[:2, :2], square[:2])),
        Subject("jnp.linalg.matrix_power", lambda a: jnp.linalg.matrix_power(a, 3), (square,)), Subject("jnp.cross", jnp.cross, (x[:, :3], x[:, 1:])),
        Subject("jnp.convolve", jnp.convolve, (x[0], x[1])), Subject("lax.top_k", lambda a: lax.top_k(a, 2), (x,)),
        Subject("lax.sort two", lambda a, b: lax.sort((a, b), num_keys=1), (x, -x)), Subject("lax.cumlogsumexp", lax.cumlogsumexp, (x,)),
        Subject("lax.reduce_precision", lambda a: lax.reduce_precision(a, 5, 2), (x,)),
        Subject("jnp.linalg.inv", jnp.linalg.inv, (square + 4 * np.eye(4, dtype=np.float32),)),
    ]


def control_subjects():
    x = sample("float32", 3, 4)

    def layer_norm(a):
        return (a - a.mean(-1, keepdims=True)) * lax.rsqrt(a.var(-1, keepdims=True) + 1e-5)
    return [
        Subject("lax.scan", lambda a: lax.scan(lambda c, r: (c * 0.5 + r, c.sum()), a[0], a), (x,)),
        Subject("lax.while_loop", lambda a: lax.while_loop(lambda v: v.sum() < 100, lambda v: v * v + 1, a), (abs(x),)),
        Subject("lax.fori_loop", lambda a: lax.fori_loop(0, 5, lambda i, v: v + i, a), (x,)),
        Subject("lax.cond", lambda a: lax.cond(a.sum() > 0, jnp.sin, jnp.cos, a), (x,)),
        Subject("lax.switch", lambda i, a: lax.switch(i, [jnp.sin, jnp.cos, jnp.exp], a), (np.int32(7), x)),
        Subject("lax.map", lambda a: lax.map(lambda r: r.sum() * r, a), (x,)), Subject("jax.vmap", jax.vmap(jnp.dot), (x, x)),
        Subject("lax.associative_scan", lambda a: lax.associative_scan(jnp.add, a), (x,)),
        Subject("layer norm", layer_norm, (x,)), Subject("layer norm gradient", jax.grad(lambda a: (layer_norm(a) ** 3).sum()), (x,)),
        Subject("softmax gradient", jax.grad(lambda a: (jax.nn.softmax(a) * x).sum()), (x,)),
        Subject("jax.jacfwd", jax.jacfwd(lambda a: jnp.tanh(a) * a.sum()), (x[0],)),
        Subject("jax.random.normal", lambda s: jax.random.normal(jax.random.key(s), (5,)), (np.uint32(1),)),
        Subject("jax.random.bits", lambda s: jax.random.bits(jax.random.key(s), (5,)), (np.uint32(1),)),
        Subject("jax.random.randint", lambda s: jax.random.randint(jax.random.key(s), (5,), 0, 100), (np.uint32(1),)),
        Subject("jax.random.categorical", lambda s: jax.random.categorical(jax.random.key(s), x), (np.uint32(1),)),
        Subject("lax.conv", lambda a, b: lax.conv(a, b, (1, 1), "SAME"), (sample("float32", 1, 2, 5, 5), sample("float32", 3, 2, 3, 3))),
        Subject("max pool", lambda a: lax.reduce_window(a, -jnp.inf, lax.max, (2, 2), (1, 1), "VALID"), (x,)),
        Subject("jax.checkpoint", jax.grad(lambda a: jax.checkpoint(jnp.sin)(a).sum()), (x,)),
    ]


def typed_subjects():
    subjects = []
    for dtype in ("bfloat16", "float16", "float8_e4m3fn", "float8_e5m2", "float8_e4m3", "float8_e3m4", "float8_e4m3b11fnuz",
                  "float8_e4m3fnuz", "float8_e5m2fnuz"):
        x, y = sample(dtype, 3, 4), sample(dtype, 3, 4, seed=1)
        subjects += [Subject(f"jnp.{n} {dtype}", getattr(jnp, n), a) for n, a in
                     {"multiply": (x, y), "exp": (x,), "maximum": (x, y), "where": (x > 0, x, y)}.items()]
        subjects += [Subject(f"astype f32 {dtype}", lambda a: a.astype(jnp.float32) * 2, (x,)),
                     Subject(f"dot in f32 {dtype}", lambda a, b: lax.dot_general(
                         a, b, (((1,), (1,)), ((), ())), preferred_element_type=jnp.float32), (x, y))]
    for dtype in ("bfloat16", "float16"):
        x = sample(dtype, 3, 4)
        subjects += [Subject(f"{n} {dtype}", resolve(n), (x,)) for n in ("jax.nn.softmax", "jnp.sum", "jnp.tanh", "jnp.sort")]
    z = sample("complex64", 3, 4)
    subjects += [Subject(f"jnp.{n} complex64", getattr(jnp, n), (z,)) for n in
                 ("exp", "sin", "sqrt", "abs", "conj", "real", "angle", "sum", "tanh", "log")]
    subjects += [Subject("jnp.multiply complex64", jnp.multiply, (z, z[::-1])), Subject("jnp.divide complex64", jnp.divide, (z, z[::-1])),
                 Subject("jnp.matmul complex64", jnp.matmul, (z, z.T))]
    for dtype in ("int8", "uint8", "int16", "uint16", "int4", "uint4"):
        x, y = sample(dtype, 3, 4), sample(dtype, 3, 4, seed=1, low=1)
        subjects += [Subject(f"jnp.{n} {dtype}", getattr(jnp, n), (x, y)) for n in ("add", "multiply", "less")]
        subjects.append(Subject(f"jnp.sum {dtype}", jnp.sum, (x,)))
    for dtype in ("float64", "int64", "uint64", "complex128"):
        x, y = sample(dtype, 3, 4), sample(dtype, 3, 4, seed=1, low=1)
        names = ("exp", "sin", "power", "arctan2") if dtype == "float64" else ("multiply",)
        subjects += [Subject(f"jnp.{n} {dtype}", getattr(jnp, n), (abs(x), y) if n in ("power", "arctan2", "multiply") else (x,), True)
                     for n in names]
        subjects += [Subject(f"jnp.sum {dtype}", jnp.sum, (x,), True), Subject(f"jnp.matmul {dtype}", jnp.matmul, (x, y.T), True)]
    return subjects


def all_subjects():
    return unary_subjects() + binary_subjects() + shape_subjects() + control_subjects() + typed_subjects()


def chosen_subjects(options):
    """The subjects that the command line asks for."""
    if not options.wide and not options.gradients:
        return all_subjects()
    found = jax_discovery.discover()
    subjects = (found if options.wide else []) + (jax_discovery.gradients(found) if options.gradients else [])
    return [Subject(*subject) for subject in subjects]


# Running and comparing

def tensor_of(array):
    """A numpy or JAX array as codes; complex numbers as the pair of their parts' Tensors."""
    array = np.asarray(array)
    element = ELEMENTS[array.dtype.name]
    if array.dtype.kind == "c":
        part = element[8:-1]
        codes = np.ascontiguousarray(array).view(code_dtype(part)).reshape(array.shape + (2,))
        return [Tensor(array.shape, part, codes[..., 0]), Tensor(array.shape, part, codes[..., 1])]
    codes = np.ascontiguousarray(array).view(code_dtype(element)).reshape(array.shape)
    width = element_type(element).width
    return [Tensor(array.shape, element, codes & ((1 << width) - 1) if width < 8 else codes)]


def run_ours(binary, folder, arrays, expected):
    """Our results as lists of Tensors; raises Rejected."""
    inputs = []
    for i, array in enumerate(arrays):
        np.save(folder / f"input{i}.npy", np.asarray(array))
        inputs.append(f"@{folder / f'input{i}.npy'}")
    raw = ours.run(binary, folder / "program.mlir", inputs)
    if len(raw) != len(expected):
        raise ours.Rejected(f"{len(raw)} results, not {len(expected)}")
    return [ours.tensors(array, element, parts[0].shape) for array, (element, parts) in zip(raw, expected)]


def near(expected, actual):
    """Where ours leaves XLA's tolerance, or None."""
    for want, got in zip(expected, actual):
        kind = element_type(want.element)
        if not isinstance(kind, Format):
            if complaint := difference(want, got, "equal"):
                return complaint.replace("the reference has", "we have").replace("we expect", "XLA has")
            continue
        a, b = decoded(want), decoded(got)
        scale = TOLERANCE.get(want.element, NARROW_TOLERANCE)
        size = max((abs(v) for v in a if np.isfinite(v)), default=0.0)
        for i, (x, y) in enumerate(zip(a, b)):
            same = x == y or (np.isnan(x) and np.isnan(y))
            if not same and not abs(x - y) <= scale * max(abs(x), size * 0.05, 1e-30):
                return f"element {i}: {y:.9g}, XLA has {x:.9g}"
    return None


def decoded(tensor):
    kind = element_type(tensor.element)
    values = [kind.decode(code) for code in tensor.codes.reshape(-1).tolist()]
    return [float("nan") if v.is_nan else float(v.signed) for v in values]


def reference_verdict(oracle, text, arrays, results):
    """"equal", "near" (complex numbers, where only a bound is promised), "differs" or "cannot", with the reason."""
    try:
        values = iter(oracle.run(text, [literal(whole_tensor(array)) for array in arrays]))
    except OracleError as error:
        return "cannot", str(error).replace("\n", " ")[:110]
    verdict = "equal", ""
    for parts in results:
        for part in parts:
            theirs = next(values)
            if complaint := difference(part, theirs, "equal"):
                close = len(parts) == 2 and not difference(part, theirs, ("almost", 1e-6))
                verdict = "near" if close else "differs", complaint.replace("we expect", "we have")
                if not close:
                    return verdict
    return verdict


def whole_tensor(array):
    """An input as one Tensor (complex codes in pairs)."""
    parts = tensor_of(array)
    if len(parts) == 1:
        return parts[0]
    codes = np.stack([part.codes for part in parts], axis=-1)
    return Tensor(parts[0].shape, f"complex<{parts[0].element}>", codes)


def lowered(jitted, arguments, platform):
    """The program of a function for a platform, and which of the arguments it keeps."""
    arrays = [np.asarray(jnp.asarray(a)) for a in arguments]
    if platform == "cpu":
        text = jitted.lower(*arguments).as_text()
        return text, kept_arguments(text, arrays)
    exported = jax.export.export(jitted, platforms=[platform])(*arguments)
    return exported.mlir_module(), [arrays[i] for i in exported.module_kept_var_idx]


def survey(subject, binary, oracle, folder, platform="cpu"):
    """(XLA verdict, reference verdict, reason) of one function."""
    with jax.enable_x64(subject.wide):
        try:
            jitted = jax.jit(subject.function)
            text, kept = lowered(jitted, subject.arguments, platform)
            results = [np.asarray(r) for r in jax.tree.leaves(jitted(*subject.arguments))]
        except Exception as error:  # JAX refuses some types: that is no verdict on us
            return "-", "-", f"JAX: {str(error).splitlines()[0][:100]}"
    (folder / "program.mlir").write_text(text)
    expected = [(ELEMENTS[result.dtype.name], tensor_of(result)) for result in results]
    try:
        got = run_ours(binary, folder, kept, expected)
    except ours.Rejected as error:
        refused = "cannot be run by this version" in str(error) or "has no meaning here" in str(error)
        return "refused" if refused else "FAILED", "-", str(error)[:110]
    complaint = next((c for (_, want), parts in zip(expected, got) if (c := near(want, parts))), None)
    verdict, reason = reference_verdict(oracle, text, kept, got)
    return "differs" if complaint else "ok", verdict, complaint or reason


def kept_arguments(text, arrays):
    """The arguments that JAX did not drop as unused."""
    head = text.partition("func.func public @main(")[2].partition(") ->")[0]
    count = head.count("%arg")
    return arrays if count == len(arrays) else arrays[:count]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary", help="the shlo-interp to survey")
    parser.add_argument("names", nargs="*", help="only subjects whose name contains one of these")
    parser.add_argument("--keep", metavar="DIR", help="keep programs and data here")
    parser.add_argument("--wide", action="store_true", help="all public functions of JAX instead of the chosen ones")
    parser.add_argument("--gradients", action="store_true", help="the gradients of all public functions")
    parser.add_argument("--platform", default="cpu", help="lower for this platform: cpu, tpu, cuda")
    options = parser.parse_args()
    jax.config.update("jax_platforms", "cpu")
    counts, bad = {}, 0
    with tempfile.TemporaryDirectory() as scratch, Oracle("reference") as oracle:
        root = pathlib.Path(options.keep or scratch)
        for number, subject in enumerate(chosen_subjects(options)):
            if options.names and not any(name in subject.name for name in options.names):
                continue
            folder = root / f"{number:03}"
            folder.mkdir(parents=True)
            xla, reference, reason = survey(subject, options.binary, oracle, folder, options.platform)
            bad += xla in ("FAILED", "differs") or reference == "differs"
            for key in (f"XLA {xla}", f"reference {reference}"):
                counts[key] = counts.get(key, 0) + 1
            print(f"{subject.name:34} {xla:8} {reference:8} {reason}", flush=True)
    print(", ".join(f"{key}: {count}" for key, count in sorted(counts.items())))
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
