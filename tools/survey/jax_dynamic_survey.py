#!/usr/bin/env python3
"""Runs functions that JAX exports with symbolic shapes at several sizes, and compares with XLA:CPU.

    jax_dynamic_survey.py path/to/shlo-interp [--keep DIR] [NAME...]

Each function is exported once; the same program then runs at each of its sizes and must give what
JAX gives for arguments of these shapes (integers exactly, floats within the type's tolerance). The
assertions about sizes that exports carry run with them, and a size that breaks one must be refused
with its message. Prints a line a function, and ends with the counts; the exit status is 1 when
anything failed or differed (operations that are refused by name do not count).
"""

import argparse
import pathlib
import sys
import tempfile
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import export, lax

from tools.oracle import ours
from tools.survey.jax_survey import ELEMENTS, near, run_ours, sample, tensor_of

F, I = "float32", "int32"


class Subject(NamedTuple):
    """A function with the symbolic shapes of its arguments, and the values of the symbols to run it at."""

    name: str
    function: object
    arguments: tuple  # pairs of a symbolic shape and a dtype
    sizes: tuple
    low: object = None  # inputs from here up
    platforms: tuple = ("cpu",)
    constraints: tuple = ()


SIZES = ({"b": 1, "c": 1}, {"b": 2, "c": 3}, {"b": 5, "c": 4}, {"b": 3, "c": 7})
LARGER = tuple({**size, "c": size["c"] + 3} for size in SIZES)
ONE = (("b, c", F),)
TWO = (("b, c", F), ("b, c", F))


def elementwise():
    def row(name, function, arguments=ONE, **more):
        return Subject(name, function, arguments, SIZES, **more)
    return [
        row("sin", jnp.sin), row("exp_minus_its_mean", lambda x: jnp.exp(x) - jnp.exp(x).mean()), row("add", lambda x, y: x + y * 2, TWO),
        row("where", lambda x, y: jnp.where(x > y, x, y), TWO), row("clip", lambda x: jnp.clip(x, -1, 1)),
        row("gelu", jax.nn.gelu), row("softmax", jax.nn.softmax), row("log_softmax", jax.nn.log_softmax),
        row("layer_norm", lambda x: (x - x.mean(1, keepdims=True)) * lax.rsqrt(x.var(1, keepdims=True) + 1e-5)),
        row("broadcast_row", lambda x, y: x + y, (("b, c", F), ("c", F))),
        row("broadcast_column", lambda x, y: x * y, (("b, c", F), ("b, 1", F))), row("outer", jnp.outer, (("b", F), ("c", F))),
        row("integers", lambda x, y: (x // (y + 9), x % (y + 9)), (("b, c", I), ("b, c", I))),
        row("to_bfloat16", lambda x: x.astype(jnp.bfloat16) * 3), row("complex", lambda x: jnp.abs(x + 1j * x)),
        row("ones_like", lambda x: jnp.ones_like(x) * x.shape[0]), row("for_many_platforms", jnp.tanh, platforms=("cpu", "tpu", "cuda")),
        row("count_of_elements", lambda x: x.sum() / x.size), row("iota", lambda x: jnp.arange(x.shape[0])[:, None] + x),
        row("eye", lambda x: jnp.eye(x.shape[0]) @ x), row("one_hot", lambda x: jax.nn.one_hot(jnp.arange(x.shape[0]) % 3, x.shape[1]))]


def shapes():
    def row(name, function, arguments=ONE, sizes=SIZES, **more):
        return Subject(name, function, arguments, sizes, **more)
    return [
        row("reshape_to_one", lambda x: x.reshape(-1)), row("reshape_by_a_factor", lambda x: x.reshape(x.shape[0] // 2, 2, -1), (("2*b, c", F),)),
        row("transpose", lambda x: x.T), row("swap", lambda x: jnp.moveaxis(x, 0, -1), (("b, c, 2", F),)),
        row("concatenate", lambda x, y: jnp.concatenate([x, y]), (("b, c", F), ("2*b, c", F))), row("stack", lambda x, y: jnp.stack([x, y], 1), TWO),
        row("tile", lambda x: jnp.tile(x, (2, 3))), row("repeat", lambda x: jnp.repeat(x, 3, axis=1)),
        row("pad", lambda x: jnp.pad(x, ((1, 2), (0, x.shape[0])))), row("pad_interior", lambda x: lax.pad(x, 0.0, ((1, -1, 1), (0, 2, 2))), sizes=LARGER),
        row("slice", lambda x: x[:, 1:-1], sizes=LARGER, arguments=(("b, c + 3", F),)), row("slice_half", lambda x: x[: x.shape[0] // 2]),
        row("slice_strided", lambda x: x[::2, 1::3], (("b, c + 3", F),)), row("flip", lambda x: x[::-1]),
        row("dynamic_slice", lambda x, i: lax.dynamic_slice(x, (i, 0), (1, x.shape[1])), (("b, c", F), ("", I))),
        row("dynamic_update_slice", lambda x, i: lax.dynamic_update_slice(x, x[:1] * 2, (i, 0)), (("b, c", F), ("", I))),
        row("squeeze", lambda x: jnp.squeeze(x, 1), (("b, 1, c", F),)), row("expand", lambda x: x[:, None, :, None]),
        row("broadcast_to", lambda x: jnp.broadcast_to(x, (3,) + x.shape)), row("diagonal", jnp.diagonal, (("b, b", F),)),
        row("tril", jnp.tril), row("split", lambda x: jnp.split(x, 2, axis=1), (("b, 2*c", F),)), row("roll", lambda x: jnp.roll(x, 1, 0)),
        row("ravel_and_back", lambda x: x.ravel().reshape(x.shape) + 1), row("meshgrid", lambda x, y: jnp.meshgrid(x, y), (("b", F), ("c", F)))]


def indexing():
    def row(name, function, arguments=ONE, sizes=SIZES, **more):
        return Subject(name, function, arguments, sizes, **more)
    taken = (("b, c", F), ("n", I))
    sized = tuple({**size, "n": n} for size, n in zip(SIZES, (1, 4, 2, 6)))
    return [
        row("take_rows", lambda x, i: x[i % x.shape[0]], taken, sized), row("take_clipped", lambda x, i: jnp.take(x, i, axis=1, mode="clip"), taken, sized),
        row("take_filled", lambda x, i: jnp.take(x, i, axis=0, mode="fill"), taken, sized),
        row("scatter_add", lambda x, i: x.at[i % x.shape[0]].add(1), taken, sized), row("scatter_set", lambda x: x.at[0].set(7.0)),
        row("take_along_axis", lambda x: jnp.take_along_axis(x, jnp.argsort(x, axis=1), axis=1)),
        row("sort", lambda x: jnp.sort(x, axis=1)), row("argsort", lambda x: jnp.argsort(x, axis=0)), row("argmax", lambda x: jnp.argmax(x, axis=1)),
        row("argmin_of_all", jnp.argmin), row("top_k", lambda x: lax.top_k(x, 3), (("b, c + 3", F),)),
        row("top_k_of_half", lambda x: lax.top_k(x, x.shape[1] // 2)), row("searchsorted", lambda x, y: jnp.searchsorted(jnp.sort(x), y, method="compare_all"), (("b", F), ("c", F))),
        row("embedding", lambda t, i: t[i], (("8, c", F), ("b, n", I)), sized)]


def reductions():
    def row(name, function, arguments=ONE, sizes=SIZES, **more):
        return Subject(name, function, arguments, sizes, **more)
    images = (("b, 3, h, w", F), ("4, 3, 3, 3", F))
    pictures = ({"b": 1, "h": 5, "w": 4}, {"b": 2, "h": 7, "w": 9})
    attention = (("b, c, 8", F),) * 3
    return [
        row("sum", lambda x: x.sum(0)), row("max", lambda x: x.max(1)), row("prod", lambda x: jnp.prod(x, axis=1)), row("all", lambda x: (x > 0).all(1)),
        row("var", lambda x: x.var(0)), row("std_of_all", jnp.std), row("logsumexp", lambda x: jax.nn.logsumexp(x, axis=1)),
        row("cumsum", lambda x: jnp.cumsum(x, axis=0)), row("cummax", lambda x: lax.cummax(x, axis=1)), row("cumprod_reversed", lambda x: lax.cumprod(x, axis=1, reverse=True)),
        row("matmul", lambda x, y: x @ y, (("b, c", F), ("c, 4", F))), row("batched_matmul", jnp.matmul, (("b, 2, c", F), ("b, c, 3", F))),
        row("einsum", lambda x, y: jnp.einsum("bij,bkj->bik", x, y), (("b, c, 4", F), ("b, 3, 4", F))), row("dot_of_vectors", jnp.dot, (("b", F), ("b", F))),
        row("attention", lambda q, k, v: jax.nn.softmax(q @ k.swapaxes(1, 2) / 8 ** 0.5) @ v, attention),
        row("dense_layers", lambda x, w, v: jax.nn.relu(x @ w) @ v, (("b, 4", F), ("4, c", F), ("c, 2", F))),
        row("gradient", jax.grad(lambda x: (jnp.tanh(x) ** 2).sum())), row("vmap", jax.vmap(lambda row: row / row.sum()), low=1),
        row("windows_of_two", lambda x: lax.reduce_window(x, 0.0, lax.add, (1, 2), (1, 1), "SAME")),
        row("max_pool", lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (1, 2), (1, 2), "VALID"), (("b, c + 2", F),)),
        row("windows_of_half", lambda x: lax.reduce_window(x, 0.0, lax.add, (1, x.shape[1] // 2), (1, 1), "SAME"), (("b, c + 2", F),)),
        row("convolution_same", lambda x, w: lax.conv(x, w, (1, 1), "SAME"), images, pictures),
        row("convolution_strided", lambda x, w: lax.conv(x, w, (2, 2), "VALID"), (("b, 3, h + 3, w + 3", F), ("4, 3, 3, 3", F)), pictures),
        row("fft", lambda x: jnp.fft.fft(x).real, (("b, 8", F),))]


def control():
    def row(name, function, arguments=ONE, sizes=SIZES, **more):
        return Subject(name, function, arguments, sizes, **more)
    return [
        row("scan_over_rows", lambda x: lax.scan(lambda s, r: (s + r, s * r), jnp.zeros(x.shape[1]), x)[1]),
        row("fori_by_a_size", lambda x: lax.fori_loop(0, x.shape[0], lambda i, s: s + x[i], jnp.zeros(x.shape[1]))),
        row("while_over_rows", lambda x: lax.while_loop(lambda v: v.sum() < 50, lambda v: v * 2 + 1, jnp.abs(x)), low=1),
        row("cond", lambda x: lax.cond(x.sum() > 0, lambda v: v * 2, lambda v: -v, x)),
        row("switch", lambda x, i: lax.switch(i % 3, [jnp.sin, jnp.cos, jnp.tanh], x), (("b, c", F), ("", I))),
        row("map_over_rows", lambda x: lax.map(lambda r: r.sum(), x)), row("size_as_a_number", lambda x: x * x.shape[0] + x.shape[1]),
        row("size_chosen", lambda x: jnp.where(jnp.asarray(x.shape[0]) % 2 == 0, x, -x)),
        row("max_of_sizes", lambda x: jnp.zeros((jax.core.max_dim(x.shape[0], x.shape[1]),))),
        row("quotient_of_sizes", lambda x: x.reshape(x.shape[0] // 3, 3, x.shape[1]).sum(1), (("3*b, c", F),)),
        row("random_bits", lambda x: jax.random.bits(jax.random.key(1), x.shape)), row("random_uniform", lambda x: jax.random.uniform(jax.random.key(2), x.shape)),
        row("random_generator", lambda x: lax.rng_bit_generator(jnp.arange(4, dtype=jnp.uint32), x.shape)[1]),
        row("random_integers", lambda x: jax.random.randint(jax.random.key(3), x.shape, 0, 9)), row("erf", jax.scipy.special.erf),
        row("gradient_of_a_layer", jax.grad(lambda w, x: jax.nn.sigmoid(x @ w).sum()), (("c, 2", F), ("b, c", F))),
        row("cholesky", lambda x: jnp.linalg.cholesky(x @ x.swapaxes(1, 2) + 4 * jnp.eye(3)), (("b, 3, 3", F),)),
        row("eigenvalues", lambda x: jnp.linalg.eigvalsh(x + x.swapaxes(1, 2)), (("b, 3, 3", F),)),
        row("singular_values", lambda x: jnp.linalg.svd(x, compute_uv=False), (("b, 3, 3", F),)),
        row("lu_pivots", lambda x: lax.linalg.lu(x)[1], (("b, 4, 4", F),)), row("approximate_top_k", lambda x: lax.approx_max_k(x, 2)[0], (("b, c + 2", F),)),
        row("two_functions", lambda x: jax.jit(jnp.sin)(x) + jax.jit(lambda v: v.sum())(x)),
        row("sums_of_symbols", lambda x, y: jnp.concatenate([x, y]), (("b", F), ("c", F))),
        row("known_constraint", lambda x: x[:4], (("b, c", F),), tuple({**s, "b": s["b"] + 4} for s in SIZES), constraints=("b >= 4",))]


def all_subjects():
    return elementwise() + shapes() + indexing() + reductions() + control()


def exported(subject):
    scope = export.SymbolicScope(subject.constraints)
    specs = [jax.ShapeDtypeStruct(export.symbolic_shape(shape, scope=scope), dtype) for shape, dtype in subject.arguments]
    return export.export(jax.jit(subject.function), platforms=subject.platforms)(*specs)


def concrete(shape, size):
    """The numbers of a symbolic shape."""
    return tuple(eval(part, {}, size) for part in shape.split(",") if part.strip())


def run_at(subject, size, whole, binary, folder):
    """A complaint, or None."""
    arguments = [sample(dtype, *concrete(shape, size), seed=i, low=subject.low) for i, (shape, dtype) in enumerate(subject.arguments)]
    results = jax.tree.leaves(jax.jit(subject.function)(*arguments))
    given = [argument for i, argument in enumerate(arguments) if i in whole.module_kept_var_idx]
    if len(subject.platforms) > 1:
        given = [np.int32(0), *given]
    expected = [(ELEMENTS[np.asarray(r).dtype.name], tensor_of(r)) for r in results]
    got = run_ours(binary, folder, given, expected)
    return next((f"at {size}: {c}" for (_, want), parts in zip(expected, got) if (c := near(want, parts))), None)


def survey(subject, binary, folder):
    """A verdict and its reason."""
    try:
        whole = exported(subject)
    except Exception as error:  # JAX cannot export everything: that is no verdict on us
        return "-", f"JAX: {str(error).splitlines()[0][:110]}"
    (folder / "program.mlir").write_text(whole.mlir_module())
    try:
        for size in subject.sizes:
            if complaint := run_at(subject, size, whole, binary, folder):
                return "differs", complaint
    except ours.Rejected as error:
        refused = "cannot be run by this version" in str(error) or "has no meaning here" in str(error)
        return "refused" if refused else "FAILED", f"at {size}: {str(error)[:160]}"
    return "ok", ""


def refuses_wrong_sizes(binary, folder):
    """Whether sizes that break an assertion are refused with its message."""
    subject = Subject("", lambda x, y: x.sum() + y.sum(), (("2*b, c", F), ("c, 4", F)), ())
    (folder / "program.mlir").write_text(exported(subject).mlir_module())
    for shapes, words in ((((3, 2), (2, 4)), "Division had remainder 1"), (((2, 3), (2, 4)), "(= 2) and the specification 'c' (= 3)")):
        try:
            run_ours(binary, folder, [sample(F, *shape) for shape in shapes], [("f32", tensor_of(np.float32(0)))])
        except ours.Rejected as error:
            if words in str(error):
                continue
        return False
    return True


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary", help="the shlo-interp to survey")
    parser.add_argument("names", nargs="*", help="only subjects whose name contains one of these")
    parser.add_argument("--keep", metavar="DIR", help="keep programs and data here")
    options = parser.parse_args()
    jax.config.update("jax_platforms", "cpu")
    counts = {}
    with tempfile.TemporaryDirectory() as scratch:
        root = pathlib.Path(options.keep or scratch)
        for number, subject in enumerate(all_subjects()):
            if options.names and not any(name in subject.name for name in options.names):
                continue
            folder = root / f"{number:03}"
            folder.mkdir(parents=True, exist_ok=True)
            verdict, reason = survey(subject, options.binary, folder)
            counts[verdict] = counts.get(verdict, 0) + 1
            print(f"{subject.name:24} {verdict:8} {reason}", flush=True)
        if not refuses_wrong_sizes(options.binary, root):
            counts["FAILED"] = counts.get("FAILED", 0) + 1
            print("sizes that break an assertion are not refused with its message")
    print(", ".join(f"{key}: {count}" for key, count in sorted(counts.items())))
    sys.exit(bool(counts.keys() & {"FAILED", "differs"}))


if __name__ == "__main__":
    main()
