#!/usr/bin/env python3
"""Writes examples/*.mlir: programs as JAX prints them, with their inputs and expected results inside.

    make_examples.py [--check] [NAME...]

JAX's `main` stays word for word, but for its name. A new `main` without arguments calls it on the
inputs and checks the results twice: bit for bit against the reference interpreter, and against
XLA:CPU within a tolerance. XLA sums in another order and approximates the elementary functions, so
the tolerance is four times the largest difference that was measured between the two, rounded up to a
power of ten. `--check` writes nothing and fails where a file is not up to date.
"""

import argparse
import math
import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from tools.oracle.formats import Format, element_type
from tools.oracle.oracle import Oracle, Tensor, code_dtype, parse_dense
from tools.oracle.tensors import literal

TARGET = pathlib.Path(__file__).resolve().parent.parent.parent / "examples"
ELEMENTS = {"bool": "i1", "int32": "i32", "uint32": "ui32", "uint8": "ui8", "float32": "f32", "bfloat16": "bf16",
            "float16": "f16", "float8_e4m3fn": "f8E4M3FN", "float8_e4m3": "f8E4M3", "float8_e5m2": "f8E5M2",
            "float8_e8m0fnu": "f8E8M0FNU", "float4_e2m1fn": "f4E2M1FN"}
RETURNED = 8  # results of at most so many elements are printed as well


def mlir_elements(element, texts):
    """Each literal as MLIR prints it back; a complex one as the interpreter joins its parts."""
    if element.startswith("complex<"):
        pairs = [mlir_elements(element[8:-1], text.strip("()").split(", ")) for text in texts]
        return [f"[{real}, {imaginary}]" for real, imaginary in pairs]
    from jax._src.interpreters import mlir
    from jaxlib.mlir import ir
    with mlir.make_ir_context():
        printed = [str(ir.Attribute.parse(f"dense<{text}> : tensor<{element}>")) for text in texts]
    return [text[len("dense<"):text.rindex("> : ")] for text in printed]


def printed_tensor(type_text, shape, elements):
    """The text of a tensor value: rows on lines of their own, the last of each level closing it."""
    position = iter(elements)

    def last(index):
        return not index or index[-1] == shape[len(index) - 1] - 1

    def show(index, indent):
        if len(index) == len(shape):
            return next(position) + ("" if last(index) else ", ")
        inner = "".join(show(index + [i], indent + 1) for i in range(shape[len(index)]))
        end = "\n" + "  " * (indent - 1) if last(index) else ","
        return "\n" + "  " * indent + "[" + inner + "]" + end
    return f"{type_text} {{{show([], 1)}}}"


def normal(seed, *shape):
    """Reproducible inputs: normal numbers rounded to eight bits, to keep the files readable."""
    values = np.random.default_rng(seed).standard_normal(shape)
    return np.asarray(values.astype(jnp.bfloat16), np.float32)


# The programs

def scaled_fp8_matmul(x, w):
    """Per-tensor scales bring both operands into the range of f8E4M3FN; the product is in f32."""
    def quantize(a):
        scale = jnp.max(jnp.abs(a)) / 448.0
        return (a / scale).astype(jnp.float8_e4m3fn), scale
    (xq, xs), (wq, ws) = quantize(x), quantize(w)
    product = lax.dot_general(xq, wq, (((1,), (0,)), ((), ())), preferred_element_type=jnp.float32)
    return product * (xs * ws), xq


def mlp_loss(parameters, x, target):
    (w1, b1), (w2, b2) = parameters
    hidden = jnp.tanh(x @ w1 + b1)
    return jnp.mean((hidden @ w2 + b2 - target) ** 2)


def mlp_gradient(w1, b1, w2, b2, x, target):
    """The loss of a two-layer perceptron and its gradient in every parameter."""
    loss, gradient = jax.value_and_grad(mlp_loss)(((w1, b1), (w2, b2)), x, target)
    return loss, *jax.tree.leaves(gradient)


def attention(x, wq, wk, wv, wo):
    """Causal attention with two heads."""
    def heads(a):
        return a.reshape(a.shape[0], 2, -1).transpose(1, 0, 2)
    q, k, v = heads(x @ wq), heads(x @ wk), heads(x @ wv)
    scores = jnp.einsum("hqd,hkd->hqk", q, k) / math.sqrt(q.shape[-1])
    mask = jnp.tril(jnp.ones(scores.shape[1:], bool))
    weights = jax.nn.softmax(jnp.where(mask, scores, -jnp.inf), axis=-1)
    mixed = jnp.einsum("hqk,hkd->hqd", weights, v)
    return mixed.transpose(1, 0, 2).reshape(x.shape) @ wo


def lstm(sequence, wx, wh, bias):
    """An LSTM cell carried along a sequence by lax.scan."""
    def cell(carry, x):
        hidden, state = carry
        i, f, g, o = jnp.split(x @ wx + hidden @ wh + bias, 4)
        state = jax.nn.sigmoid(f) * state + jax.nn.sigmoid(i) * jnp.tanh(g)
        hidden = jax.nn.sigmoid(o) * jnp.tanh(state)
        return (hidden, state), hidden
    zeros = jnp.zeros(wh.shape[0], jnp.float32)
    (_, state), outputs = lax.scan(cell, (zeros, zeros), sequence)
    return state, outputs


def threefry(seed):
    """Random bits, uniform numbers and a permutation from JAX's counter-based generator."""
    first, second, third = jax.random.split(jax.random.key(seed), 3)
    return (jax.random.bits(first, (6,)), jax.random.uniform(second, (5,)),
            jax.random.permutation(third, 8))


def mx_quantizer(x):
    """Blocks of 32 share a power of two (f8E8M0FNU); the elements become f4E2M1FN, and back again."""
    blocks = x.reshape(-1, 32)
    largest = jnp.max(jnp.abs(blocks), axis=1)
    exponent = lax.bitcast_convert_type(largest, jnp.uint32) >> 23
    scale_code = jnp.maximum(exponent, 2).astype(jnp.uint32) - 2  # f4E2M1FN reaches 1.5 * 2^2
    scale = lax.bitcast_convert_type(scale_code.astype(jnp.uint8), jnp.float8_e8m0fnu)
    divisor = scale.astype(jnp.float32)[:, None]
    elements = jnp.clip(blocks / divisor, -6.0, 6.0).astype(jnp.float4_e2m1fn)
    return scale, elements, (elements.astype(jnp.float32) * divisor).reshape(x.shape)


def fp8_dot():
    x = jnp.arange(8, dtype=jnp.float8_e4m3)
    return x @ x


PROGRAMS = {
    "scaled_fp8_matmul": (scaled_fp8_matmul, lambda: [normal(1, 4, 16), normal(2, 16, 3)]),
    "mlp_gradient": (mlp_gradient, lambda: [normal(3, 4, 8), normal(4, 8), normal(5, 8, 2), normal(6, 2),
                                            normal(7, 5, 4), normal(8, 5, 2)]),
    "attention": (attention, lambda: [normal(9, 6, 8)] + [normal(10 + i, 8, 8) / 2 for i in range(4)]),
    "lstm": (lstm, lambda: [normal(20, 7, 3), normal(21, 3, 16), normal(22, 4, 16), normal(23, 16)]),
    "threefry": (threefry, lambda: [np.uint32(42)]),
    "mx_quantizer": (mx_quantizer, lambda: [normal(30, 2, 64) * 3]),
}


def tensor_of(array):
    """A numpy or JAX array as codes."""
    array = np.asarray(array)
    element = ELEMENTS[array.dtype.name]
    codes = np.ascontiguousarray(array).view(code_dtype(element)).reshape(array.shape)
    width = element_type(element).width
    return Tensor(array.shape, element, codes & ((1 << width) - 1) if width < 8 else codes)


def distance(x, y):
    """The largest difference of two float Tensors of the same type."""
    kind = element_type(x.element)
    values = [[float(kind.decode(code).signed) for code in t.codes.reshape(-1).tolist()] for t in (x, y)]
    return max((abs(a - b) for a, b in zip(*values)), default=0.0)


def tolerance(measured):
    """Four times the difference, rounded up to a power of ten."""
    return f"1.0e{math.ceil(math.log10(4 * measured))}"


def constant_function(name, values):
    """A private function that returns constants."""
    types = ", ".join(value.type for value in values)
    lines = [f"    %{i} = stablehlo.constant {literal(value)}" for i, value in enumerate(values)]
    names = ", ".join(f"%{i}" for i in range(len(values)))
    return "\n".join([f"  func.func private @{name}() -> ({types}) {{", *lines, f"    return {names} : {types}", "  }"])


def uses(name, count):
    return [name] if count == 1 else [f"{name}#{i}" for i in range(count)]


def bind(name, count):
    return f"{name} = " if count == 1 else f"{name}:{count} = "


def call(name, function, arguments, argument_types, result_types):
    results = ", ".join(result_types)
    results = f"({results})" if len(result_types) != 1 else results
    return f"    {bind(name, len(result_types))}call @{function}({', '.join(arguments)}) : ({', '.join(argument_types)}) -> {results}"


def main_function(name, inputs, expected, compiled):
    """The new `main`: calls, checks, and returns the small results."""
    kinds, given = [value.type for value in expected], [value.type for value in inputs]
    results = uses("%result", len(kinds))
    lines = [call("%input", "inputs", [], [], given), call("%expected", "expected", [], [], kinds),
             call("%compiled", "compiled", [], [], kinds),
             call("%result", name, uses("%input", len(given)), given, kinds)]
    for i, (result, want, other) in enumerate(zip(results, expected, compiled)):
        lines.append(f"    check.expect_eq {result}, {uses('%expected', len(kinds))[i]}{bitwise(want)} : {want.type}")
        theirs = uses("%compiled", len(kinds))[i]
        if (want.codes == other.codes).all():
            lines.append(f"    check.expect_eq {result}, {theirs}{bitwise(want)} : {want.type}")
        else:
            bound = tolerance(distance(want, other))
            lines.append(f"    check.expect_almost_eq {result}, {theirs}, tolerance = {bound} : {want.type}")
    small = [(r, v.type) for r, v in zip(results, expected) if v.codes.size <= RETURNED]
    types = ", ".join(kind for _, kind in small)
    lines.append(f"    return {', '.join(r for r, _ in small)} : {types}" if small else "    return")
    return "\n".join([f"  func.func public @main() -> ({types}) {{", *lines, "  }"])


def printed(values):
    """What the program prints of its results, as CHECK lines."""
    lines = []
    for value in values:
        kind = element_type(value.element)
        codes = value.codes.reshape(-1).tolist()
        texts = [f"0x{code:0{(kind.width + 3) // 4}X}" if isinstance(kind, Format) else str(kind.decode(code)) for code in codes]
        lines += printed_tensor(value.type, list(value.shape), mlir_elements(value.element, texts)).split("\n")
    return "".join(f"// CHECK: {line}\n" for line in lines)


def bitwise(value):
    return " {shlo.bitwise}" if isinstance(element_type(value.element), Format) else ""


def example(name, oracle):
    """The text of an example, checked by the two oracles as it is made."""
    function, make_inputs = PROGRAMS[name]
    arrays = make_inputs()
    text = jax.jit(function).lower(*arrays).as_text()
    inputs = [tensor_of(array) for array in arrays]
    expected = oracle.run(text, [literal(value) for value in inputs])
    compiled = [tensor_of(result) for result in jax.tree.leaves(jax.jit(function)(*arrays))]
    head, public, rest = text.partition("  func.func public @main(")
    assert public and "@inputs(" not in text and f"@{name}(" not in text
    functions = [main_function(name, inputs, expected, compiled), constant_function("inputs", inputs),
                 constant_function("expected", expected), constant_function("compiled", compiled)]
    comment = [f"// {name}: {' '.join(function.__doc__.split())}",
               "//", f"// @{name} is what JAX {jax.__version__} prints for the function of this name in tools/cases/make_examples.py,",
               "// @expected is what the StableHLO reference interpreter makes of it (all bits must agree), @compiled",
               "// what XLA:CPU does (other orders of summation, other exp and tanh: a tolerance four times the",
               "// difference that was measured between the two).", ""]
    program = head + "\n".join(functions) + f"\n  func.func private @{name}(" + rest
    return "\n".join(comment) + program.rstrip("\n") + "\n" + printed(v for v in expected if v.codes.size <= RETURNED)


def fp8_dot_text(oracle):
    """The quickstart: JAX's text as it is."""
    text = jax.jit(fp8_dot).lower().as_text()
    result, = oracle.run(text)
    assert result == parse_dense("dense<144.0> : tensor<f8E4M3>"), result
    return ("// x @ x for x = arange(8) in f8E4M3: 140 has no place in the type, the sums on the way round to 144.\n"
            f"// As JAX {jax.__version__} prints it (tools/cases/make_examples.py).\n" + text.rstrip("\n") + "\n" + printed([result]))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", help="the examples to make (default: all)")
    parser.add_argument("--check", action="store_true", help="write nothing; fail where a file differs")
    options = parser.parse_args()
    stale = []
    with Oracle("reference") as oracle:
        for name in options.names or ["fp8_dot", *PROGRAMS]:
            text = fp8_dot_text(oracle) if name == "fp8_dot" else example(name, oracle)
            path = TARGET / f"{name}.mlir"
            if not options.check:
                TARGET.mkdir(exist_ok=True)
                path.write_text(text)
            elif not path.exists() or path.read_text() != text:
                stale.append(name)
    if stale:
        sys.exit(f"not up to date: {', '.join(stale)}")


if __name__ == "__main__":
    main()
