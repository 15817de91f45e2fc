#!/usr/bin/env python3
"""Writes a transformer with f8 weights, its inputs, and what simulated devices make of it.

    transformer.py DIRECTORY [--layers N] [--tokens T] [--width W] [--inner I] [--devices NAME ...]

The folder gets `program.mlir`, `inputs.npz`, and for each device a folder with every value that its ops compute: files
of NumPy, and the list `index.csv` of lines `id,type,path`. The last one is the program's result. The devices:

    healthy      f32 products and sums in the order of NumPy's BLAS, and NumPy's f32 functions
    bf16_sums    partial sums of products in bf16
    missing      as healthy, but the product of the first layer's second projection leaves out its last 16 terms
"""

import argparse
import csv
import sys
from pathlib import Path

import ml_dtypes
import numpy as np

F8 = ml_dtypes.float8_e4m3fn
DTYPES = {"f32": np.float32, "bf16": ml_dtypes.bfloat16, "f8E4M3FN": F8}
MISSING_TERMS = 16


class Program:
    """A program that is written op by op while a device computes it."""

    def __init__(self, device):
        self.device, self.lines, self.values, self.types = device, [], {}, {}
        self.arguments, self.count = {}, 0

    def argument(self, name, element, array):
        """An argument of the program."""
        self.arguments[name] = array.astype(DTYPES[element])
        self.types[name], self.values[name] = (element, array.shape), self.arguments[name]
        return name

    def type_of(self, name):
        """The MLIR type of a value."""
        element, shape = self.types[name]
        return f"tensor<{''.join(f'{size}x' for size in shape)}{element}>"

    def emit(self, text, element, array, label):
        """An op with its text after the `=`, in which {} stands for the type of the result; the value of the device."""
        name = str(self.count)
        self.count += 1
        self.types[name], self.values[name] = (element, array.shape), array.astype(DTYPES[element])
        self.lines.append(f"    %{name} = {text.format(self.type_of(name))} loc(\"{label}\")")
        return name

    def constant(self, value, element="f32"):
        """A scalar constant."""
        number = np.float32(value)
        # nine digits determine a value of f32
        text = f"{number:.8e}" if np.isfinite(number) else f"0x{number.view(np.uint32):08X}"
        return self.emit(f"stablehlo.constant dense<{text}> : {{}}", element, np.array(number), "constant")

    def elementwise(self, op, function, *operands, label, to=None):
        """An elementwise op, by a function of NumPy arrays."""
        element = to or self.types[operands[0]][0]
        with np.errstate(over="ignore"):
            array = function(*(self.values[operand] for operand in operands))
        listed = ", ".join(f"%{operand}" for operand in operands)
        if op == "convert":
            return self.emit(f"stablehlo.convert {listed} : ({self.type_of(operands[0])}) -> {{}}", element, array, label)
        return self.emit(f"stablehlo.{op} {listed} : {{}}", element, array, label)

    def broadcast(self, operand, shape, dimensions, label):
        """A broadcast_in_dim."""
        array = self.values[operand]
        spread = [1] * len(shape)
        for size, dimension in zip(array.shape, dimensions):
            spread[dimension] = size
        array = np.broadcast_to(array.reshape(spread), shape)
        text = f"stablehlo.broadcast_in_dim %{operand}, dims = {list(dimensions)} : ({self.type_of(operand)}) -> {{}}"
        return self.emit(text, self.types[operand][0], array, label)

    def reduce(self, operand, op, initial, label):
        """A reduction of the last dimension."""
        array = self.values[operand]
        array = array.sum(axis=-1, dtype=np.float32) if op == "add" else array.max(axis=-1)
        last = len(self.types[operand][1]) - 1
        text = (f"stablehlo.reduce(%{operand} init: %{initial}) applies stablehlo.{op} across dimensions = [{last}] : "
                f"({self.type_of(operand)}, {self.type_of(initial)}) -> {{}}")
        return self.emit(text, "f32", array, label)

    def transpose(self, operand, permutation, label):
        """A transpose."""
        text = f"stablehlo.transpose %{operand}, dims = {list(permutation)} : ({self.type_of(operand)}) -> {{}}"
        return self.emit(text, self.types[operand][0], self.values[operand].transpose(permutation), label)

    def reshape(self, operand, shape, label):
        """A reshape."""
        text = f"stablehlo.reshape %{operand} : ({self.type_of(operand)}) -> {{}}"
        return self.emit(text, self.types[operand][0], self.values[operand].reshape(shape), label)

    def dot(self, lhs, rhs, label, batched=False):
        """A product of matrices: the last dimension of lhs with the one before the last of rhs; result f32."""
        left, right = (self.values[name].astype(np.float32) for name in (lhs, rhs))
        array = self.device(left, right, label)
        batch = "batching_dims = [0] x [0], contracting_dims = [2] x [1]" if batched else "contracting_dims = [1] x [0]"
        text = f"stablehlo.dot_general %{lhs}, %{rhs}, {batch} : ({self.type_of(lhs)}, {self.type_of(rhs)}) -> {{}}"
        return self.emit(text, "f32", array, label)

    def text(self, result):
        """The program that returns a value."""
        arguments = ", ".join(f"%{name}: {self.type_of(name)}" for name in self.arguments)
        body = "\n".join(self.lines)
        ty = self.type_of(result)
        return (f"module @transformer {{\n  func.func @main({arguments}) -> {ty} {{\n{body}\n"
                f"    return %{result} : {ty}\n  }}\n}}\n")


def healthy(left, right, _):
    """Products and sums in f32, in the order of BLAS."""
    return np.matmul(left, right)


def missing(left, right, label):
    """As healthy, but one product has too few terms."""
    if label == "layer0/mlp/down":
        left, right = left[..., :-MISSING_TERMS], right[..., :-MISSING_TERMS, :]
    return healthy(left, right, label)


def bf16_sums(left, right, _):
    """The sum of products in bf16, after each term."""
    sums = np.zeros(np.broadcast_shapes(left.shape[:-2], right.shape[:-2]) + (left.shape[-2], right.shape[-1]), ml_dtypes.bfloat16)
    for term in range(left.shape[-1]):
        product = left[..., :, term, None] * right[..., None, term, :]
        sums = (sums.astype(np.float32) + product).astype(ml_dtypes.bfloat16)
    return sums.astype(np.float32)


DEVICES = {"healthy": healthy, "bf16_sums": bf16_sums, "missing": missing}


def multiply_by(program, operand, factor, label):
    """The product of a value with a constant."""
    constant = program.constant(factor)
    shape = program.types[operand][1]
    spread = program.broadcast(constant, shape, [], label)
    return program.elementwise("multiply", np.multiply, operand, spread, label=label)


def normalized(program, x, label):
    """Rows with mean 0 and variance 1."""
    shape = program.types[x][1]
    zero = program.constant(0.0)
    mean = multiply_by(program, program.reduce(x, "add", zero, f"{label}/sum"), 1 / shape[1], f"{label}/mean")
    centred = program.elementwise("subtract", np.subtract, x, program.broadcast(mean, shape, [0], label), label=f"{label}/centred")
    squares = program.elementwise("multiply", np.multiply, centred, centred, label=f"{label}/squares")
    variance = multiply_by(program, program.reduce(squares, "add", zero, f"{label}/squares_sum"), 1 / shape[1], f"{label}/variance")
    small = program.broadcast(program.constant(1e-5), shape[:1], [], label)
    variance = program.elementwise("add", np.add, variance, small, label=label)
    scale = program.elementwise("rsqrt", lambda v: (1 / np.sqrt(v)).astype(np.float32), variance, label=f"{label}/rsqrt")
    return program.elementwise("multiply", np.multiply, centred, program.broadcast(scale, shape, [0], label), label=f"{label}/out")


def projected(program, x, weights, scale, label):
    """A product with f8 weights: the operand is converted to f8, the product is multiplied by a scale."""
    narrow = program.elementwise("convert", lambda v: v.astype(F8), x, label=f"{label}/to_f8", to="f8E4M3FN")
    return multiply_by(program, program.dot(narrow, weights, label), scale, f"{label}/scaled")


def attention(program, x, layer, heads, weights):
    """Softmax attention over heads."""
    tokens, width = program.types[x][1]
    size = width // heads
    parts = {}
    for name in ("query", "key", "value"):
        label = f"layer{layer}/attention/{name}"
        part = projected(program, x, weights[name], width ** -0.5, label)
        parts[name] = program.transpose(program.reshape(part, (tokens, heads, size), label), (1, 0, 2), label)
    label = f"layer{layer}/attention"
    scores = program.dot(parts["query"], program.transpose(parts["key"], (0, 2, 1), label), f"{label}/scores", batched=True)
    scores = multiply_by(program, scores, size ** -0.5, label)
    shape = program.types[scores][1]
    largest = program.reduce(scores, "maximum", program.constant(-np.inf), f"{label}/largest")
    shifted = program.elementwise("subtract", np.subtract, scores, program.broadcast(largest, shape, [0, 1], label), label=label)
    powers = program.elementwise("exponential", np.exp, shifted, label=f"{label}/exp")
    total = program.reduce(powers, "add", program.constant(0.0), f"{label}/total")
    shares = program.elementwise("divide", np.divide, powers, program.broadcast(total, shape, [0, 1], label), label=f"{label}/shares")
    mixed = program.dot(shares, parts["value"], f"{label}/mixed", batched=True)
    joined = program.reshape(program.transpose(mixed, (1, 0, 2), label), (tokens, width), label)
    return projected(program, joined, weights["out"], width ** -0.5, f"{label}/out")


def built(device, sizes):
    """The program and the name of its result."""
    layers, tokens, width, inner, heads = sizes
    random = np.random.default_rng(1)
    program = Program(device)
    shapes = {"query": (width, width), "key": (width, width), "value": (width, width), "out": (width, width), "up": (width, inner), "down": (inner, width)}
    x = program.argument("x", "f32", random.normal(size=(tokens, width)))
    weights = [{name: program.argument(f"{name}{layer}", "f8E4M3FN", random.normal(size=shape)) for name, shape in shapes.items()} for layer in range(layers)]
    for layer in range(layers):
        mixed = attention(program, normalized(program, x, f"layer{layer}/norm1"), layer, heads, weights[layer])
        x = program.elementwise("add", np.add, x, mixed, label=f"layer{layer}/residual1")
        narrow = normalized(program, x, f"layer{layer}/norm2")
        wide = projected(program, narrow, weights[layer]["up"], width ** -0.5, f"layer{layer}/mlp/up")
        bent = program.elementwise("tanh", np.tanh, wide, label=f"layer{layer}/mlp/tanh")
        gated = program.elementwise("multiply", np.multiply, wide, bent, label=f"layer{layer}/mlp/gated")
        down = projected(program, gated, weights[layer]["down"], inner ** -0.5, f"layer{layer}/mlp/down")
        x = program.elementwise("add", np.add, x, down, label=f"layer{layer}/residual2")
    return program, x


def save(path, array):
    """A file of NumPy; elements that NumPy does not know are stored as their bytes."""
    np.save(path, array if array.dtype == np.float32 else array.view(f"V{array.dtype.itemsize}"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("directory", type=Path)
    parser.add_argument("--layers", type=int, default=1)
    parser.add_argument("--tokens", type=int, default=64)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--inner", type=int, default=1024)
    parser.add_argument("--heads", type=int, default=4)
    parser.add_argument("--devices", nargs="+", choices=DEVICES, default=list(DEVICES))
    arguments = parser.parse_args()
    sizes = arguments.layers, arguments.tokens, arguments.width, arguments.inner, arguments.heads
    for name in arguments.devices:
        program, result = built(DEVICES[name], sizes)
        folder = arguments.directory / name
        folder.mkdir(parents=True, exist_ok=True)
        with open(folder / "index.csv", "w", newline="") as file:
            lines = csv.writer(file)
            for value in map(str, range(program.count)):
                save(folder / f"{value}.npy", program.values[value])
                lines.writerow([f"%{value}", program.type_of(value), f"{value}.npy"])
        save(arguments.directory / f"{name}.npy", program.values[result])
    (arguments.directory / "program.mlir").write_text(program.text(result))
    bytes_of = {name: array if array.dtype == np.float32 else array.view("V1") for name, array in program.arguments.items()}
    np.savez(arguments.directory / "inputs.npz", **bytes_of)
    return 0


if __name__ == "__main__":
    sys.exit(main())
