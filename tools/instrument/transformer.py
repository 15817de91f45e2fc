#!/usr/bin/env python3
"""Writes a transformer with f8 weights, and its inputs.

    transformer.py DIRECTORY [--layers N] [--tokens T] [--width W] [--inner I]

The folder gets `program.mlir` and `inputs.npz`.
"""

import argparse
from pathlib import Path

import ml_dtypes
import numpy as np

DTYPES = {"f32": np.float32, "f8E4M3FN": ml_dtypes.float8_e4m3fn}


class Program:
    """A program that is written op by op."""

    def __init__(self):
        self.lines, self.types, self.arguments = [], {}, {}

    def argument(self, name, element, array):
        """An argument of the program."""
        self.arguments[name] = array.astype(DTYPES[element])
        self.types[name] = element, array.shape
        return name

    def type_of(self, name):
        """The MLIR type of a value."""
        element, shape = self.types[name]
        return f"tensor<{''.join(f'{size}x' for size in shape)}{element}>"

    def emit(self, text, element, shape, label):
        """An op with its text after the `=`, in which {} stands for the type of the result."""
        name = str(len(self.lines))
        self.types[name] = element, tuple(shape)
        self.lines.append(f"    %{name} = {text.format(self.type_of(name))} loc(\"{label}\")")
        return name

    def constant(self, value):
        """A scalar constant."""
        number = np.float32(value)
        # nine digits determine a value of f32
        text = f"{number:.8e}" if np.isfinite(number) else f"0x{number.view(np.uint32):08X}"
        return self.emit(f"stablehlo.constant dense<{text}> : {{}}", "f32", (), "constant")

    def elementwise(self, op, *operands, label):
        """An elementwise op."""
        listed = ", ".join(f"%{operand}" for operand in operands)
        return self.emit(f"stablehlo.{op} {listed} : {{}}", *self.types[operands[0]], label)

    def convert(self, operand, element, label):
        """A conversion."""
        return self.emit(f"stablehlo.convert %{operand} : ({self.type_of(operand)}) -> {{}}", element, self.types[operand][1], label)

    def broadcast(self, operand, shape, dimensions, label):
        """A broadcast_in_dim."""
        text = f"stablehlo.broadcast_in_dim %{operand}, dims = {list(dimensions)} : ({self.type_of(operand)}) -> {{}}"
        return self.emit(text, self.types[operand][0], shape, label)

    def reduce(self, operand, op, initial, label):
        """A reduction of the last dimension."""
        shape = self.types[operand][1]
        text = (f"stablehlo.reduce(%{operand} init: %{initial}) applies stablehlo.{op} across dimensions = [{len(shape) - 1}] : "
                f"({self.type_of(operand)}, {self.type_of(initial)}) -> {{}}")
        return self.emit(text, "f32", shape[:-1], label)

    def transpose(self, operand, permutation, label):
        """A transpose."""
        element, shape = self.types[operand]
        text = f"stablehlo.transpose %{operand}, dims = {list(permutation)} : ({self.type_of(operand)}) -> {{}}"
        return self.emit(text, element, [shape[dimension] for dimension in permutation], label)

    def reshape(self, operand, shape, label):
        """A reshape."""
        text = f"stablehlo.reshape %{operand} : ({self.type_of(operand)}) -> {{}}"
        return self.emit(text, self.types[operand][0], shape, label)

    def dot(self, lhs, rhs, label, batched=False):
        """A product of matrices: the last dimension of lhs with the one before the last of rhs; result f32."""
        batch = "batching_dims = [0] x [0], contracting_dims = [2] x [1]" if batched else "contracting_dims = [1] x [0]"
        text = f"stablehlo.dot_general %{lhs}, %{rhs}, {batch} : ({self.type_of(lhs)}, {self.type_of(rhs)}) -> {{}}"
        return self.emit(text, "f32", (*self.types[lhs][1][:-1], self.types[rhs][1][-1]), label)

    def text(self, result):
        """The program that returns a value."""
        arguments = ", ".join(f"%{name}: {self.type_of(name)}" for name in self.arguments)
        body = "\n".join(self.lines)
        ty = self.type_of(result)
        return (f"module @transformer {{\n  func.func @main({arguments}) -> {ty} {{\n{body}\n"
                f"    return %{result} : {ty}\n  }}\n}}\n")


def multiply_by(program, operand, factor, label):
    """The product of a value with a constant."""
    constant = program.constant(factor)
    shape = program.types[operand][1]
    spread = program.broadcast(constant, shape, [], label)
    return program.elementwise("multiply", operand, spread, label=label)


def normalized(program, x, label):
    """Rows with mean 0 and variance 1."""
    shape = program.types[x][1]
    zero = program.constant(0.0)
    mean = multiply_by(program, program.reduce(x, "add", zero, f"{label}/sum"), 1 / shape[1], f"{label}/mean")
    centred = program.elementwise("subtract", x, program.broadcast(mean, shape, [0], label), label=f"{label}/centred")
    squares = program.elementwise("multiply", centred, centred, label=f"{label}/squares")
    variance = multiply_by(program, program.reduce(squares, "add", zero, f"{label}/squares_sum"), 1 / shape[1], f"{label}/variance")
    small = program.broadcast(program.constant(1e-5), shape[:1], [], label)
    variance = program.elementwise("add", variance, small, label=label)
    scale = program.elementwise("rsqrt", variance, label=f"{label}/rsqrt")
    return program.elementwise("multiply", centred, program.broadcast(scale, shape, [0], label), label=f"{label}/out")


def projected(program, x, weights, scale, label):
    """A product with f8 weights: the operand is converted to f8, the product is multiplied by a scale."""
    narrow = program.convert(x, "f8E4M3FN", f"{label}/to_f8")
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
    shifted = program.elementwise("subtract", scores, program.broadcast(largest, shape, [0, 1], label), label=label)
    powers = program.elementwise("exponential", shifted, label=f"{label}/exp")
    total = program.reduce(powers, "add", program.constant(0.0), f"{label}/total")
    shares = program.elementwise("divide", powers, program.broadcast(total, shape, [0, 1], label), label=f"{label}/shares")
    mixed = program.dot(shares, parts["value"], f"{label}/mixed", batched=True)
    joined = program.reshape(program.transpose(mixed, (1, 0, 2), label), (tokens, width), label)
    return projected(program, joined, weights["out"], width ** -0.5, f"{label}/out")


def built(sizes):
    """The program and the name of its result."""
    layers, tokens, width, inner, heads = sizes
    random = np.random.default_rng(1)
    program = Program()
    shapes = {"query": (width, width), "key": (width, width), "value": (width, width), "out": (width, width), "up": (width, inner), "down": (inner, width)}
    x = program.argument("x", "f32", random.normal(size=(tokens, width)))
    weights = [{name: program.argument(f"{name}{layer}", "f8E4M3FN", random.normal(size=shape)) for name, shape in shapes.items()} for layer in range(layers)]
    for layer in range(layers):
        mixed = attention(program, normalized(program, x, f"layer{layer}/norm1"), layer, heads, weights[layer])
        x = program.elementwise("add", x, mixed, label=f"layer{layer}/residual1")
        narrow = normalized(program, x, f"layer{layer}/norm2")
        wide = projected(program, narrow, weights[layer]["up"], width ** -0.5, f"layer{layer}/mlp/up")
        bent = program.elementwise("tanh", wide, label=f"layer{layer}/mlp/tanh")
        gated = program.elementwise("multiply", wide, bent, label=f"layer{layer}/mlp/gated")
        down = projected(program, gated, weights[layer]["down"], inner ** -0.5, f"layer{layer}/mlp/down")
        x = program.elementwise("add", x, down, label=f"layer{layer}/residual2")
    return program, x


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("directory", type=Path)
    parser.add_argument("--layers", type=int, default=1)
    parser.add_argument("--tokens", type=int, default=64)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--inner", type=int, default=1024)
    parser.add_argument("--heads", type=int, default=4)
    arguments = parser.parse_args()
    program, result = built((arguments.layers, arguments.tokens, arguments.width, arguments.inner, arguments.heads))
    arguments.directory.mkdir(parents=True, exist_ok=True)
    (arguments.directory / "program.mlir").write_text(program.text(result))
    bytes_of = {name: array if array.dtype == np.float32 else array.view("V1") for name, array in program.arguments.items()}
    np.savez(arguments.directory / "inputs.npz", **bytes_of)


if __name__ == "__main__":
    main()
