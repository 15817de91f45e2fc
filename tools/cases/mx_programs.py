#!/usr/bin/env python3
"""Writes block quantizers as plain StableHLO programs: examples/mx_*.mlir and tests/interpret/interpret_mx_*.mlir.

    mx_programs.py [--check]

Expected elements, scales and values are those of the exact model in mx_model.py; the reference
interpreter runs each program and has to give the same bits (`--check` writes nothing and fails where a
file is not up to date). Powers of two are made by OCP's rule (section 6.3) from the exponent bits.
"""

import argparse
import math
import random
import struct
import sys
from fractions import Fraction
from pathlib import Path

import numpy as np

from tools.oracle.formats import float_format, value_of
from tools.oracle.mx_model import FORMATS, dequantize, quantize_block, storage_bits, tensor_scale
from tools.oracle.oracle import Oracle, Tensor, code_dtype

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLES = {"mxfp8e4m3": "f8E4M3FN elements", "mxfp6e2m3": "f6E2M3FN elements", "mxint8": "integers of 8 bits, 64 of which are 1",
            "nvfp4": "f4E2M1FN elements, f8E4M3FN scales, an f32 for the tensor", "msfp12": "integers of 4 bits, block floating point"}
TESTED = ["mxfp8e5m2", "mxfp8e4m3", "mxfp6e3m2", "mxfp6e2m3", "mxfp4", "mxint8", "msfp12", "nvfp4"]


class Program:
    """The text of @quantize and @dequantize for values of a shape (rows, columns)."""

    def __init__(self, block, rows, columns):
        self.block, self.rows, self.columns = block, rows, columns
        self.blocks = columns // block.size
        self.element = f"i{storage_bits(block.bits)}" if block.bits else block.element
        self.lines = []

    def ty(self, element, *shape):
        return "tensor<" + "".join(f"{size}x" for size in shape) + element + ">"

    @property
    def whole(self):
        return (self.rows, self.blocks, self.block.size)

    @property
    def lanes(self):
        return (self.rows, self.blocks)

    def op(self, result, text):
        self.lines.append(f"    %{result} = stablehlo.{text}")

    def constant(self, name, value, element, shape=()):
        literal = repr(float(value)) if element.startswith(("f", "bf")) else str(value)
        self.op(name, f"constant dense<{literal}> : {self.ty(element, *shape)}")

    def spread(self, result, operand, element):
        self.op(result, f"broadcast_in_dim %{operand}, dims = [0, 1] : ({self.ty(element, *self.lanes)}) -> {self.ty(element, *self.whole)}")

    def reshape(self, result, operand, element, old, new):
        self.op(result, f"reshape %{operand} : ({self.ty(element, *old)}) -> {self.ty(element, *new)}")

    def results(self):
        kinds = [self.ty(self.element, self.rows, self.columns), self.ty(self.block.scale, *self.lanes)]
        return kinds + [self.ty("f32")] * self.block.tensor

    def quantize(self):
        self.lines = [f"  func.func private @quantize(%values: {self.ty('f32', self.rows, self.columns)}) -> ({', '.join(self.results())}) {{"]
        self.reshape("blocks", "values", "f32", (self.rows, self.columns), self.whole)
        whole, lanes = self.ty("f32", *self.whole), self.ty("f32", *self.lanes)
        self.constant("zero", 0, "f32")
        names = self.nvidia_scale() if self.block.tensor else self.power_of_two_scale()
        self.op("scale", f"convert %scales : ({self.ty(self.block.scale, *self.lanes)}) -> {lanes}")
        self.spread("divisors", "scale", "f32")
        self.op("quotients", f"divide %{names}, %divisors : {whole}")
        source = "quotients"
        if self.block.bits:
            self.constant("units", 2 ** (self.block.bits - 2), "f32", self.whole)
            self.op("scaled", f"multiply %quotients, %units : {whole}")
            self.op("rounded", f"round_nearest_even %scaled : {whole}")
            source, largest = "rounded", 2 ** (self.block.bits - 1) - 1
        else:
            largest = float(self.block.largest)
        self.constant("least", -largest, "f32")
        self.constant("largest", largest, "f32")
        self.op("clamped", f"clamp %least, %{source}, %largest : ({self.ty('f32')}, {whole}, {self.ty('f32')}) -> {whole}")
        kind = self.ty(self.element, *self.whole)
        self.op("converted", f"convert %clamped : ({whole}) -> {kind}")
        if self.block.tensor:  # zeros keep their signs
            self.constant("zeros", 0, "f32", self.whole)
            self.op("vanished", f"multiply %{names}, %zeros : {whole}")
            self.op("nothing", f"convert %vanished : ({whole}) -> {kind}")
        else:
            self.constant("nothing", 0, self.element, self.whole)
        self.spread("without", "no_scale", "i1")
        self.op("kept", f"select %without, %nothing, %converted : {self.ty('i1', *self.whole)}, {kind}")
        self.reshape("elements", "kept", self.element, self.whole, (self.rows, self.columns))
        outputs = ["%elements", "%scales"] + ["%tensor_scale"] * self.block.tensor
        self.lines += [f"    return {', '.join(outputs)} : {', '.join(self.results())}", "  }"]
        return self.lines

    def power_of_two_scale(self):
        """2^(floor(log2 amax) - emax) from the exponent bits; NaN where a value is not finite."""
        whole, bits = self.ty("f32", *self.whole), self.ty("ui32", *self.lanes)
        self.op("magnitudes", f"abs %blocks : {whole}")
        self.op("amax", f"reduce(%magnitudes init: %zero) applies stablehlo.maximum across dimensions = [2] : ({whole}, {self.ty('f32')}) -> {self.ty('f32', *self.lanes)}")
        self.op("amax_bits", f"bitcast_convert %amax : ({self.ty('f32', *self.lanes)}) -> {bits}")
        self.constant("mantissa_bits", 23, "ui32", self.lanes)
        self.op("exponent", f"shift_right_logical %amax_bits, %mantissa_bits : {bits}")
        self.constant("emax", self.block.emax, "ui32", self.lanes)
        self.op("at_least", f"maximum %exponent, %emax : {bits}")
        self.op("lowered", f"subtract %at_least, %emax : {bits}")
        self.constant("nan", 255, "ui32", self.lanes)
        self.op("no_scale", f"compare EQ, %exponent, %nan : ({bits}, {bits}) -> {self.ty('i1', *self.lanes)}")
        self.op("code", f"select %no_scale, %nan, %lowered : {self.ty('i1', *self.lanes)}, {bits}")
        self.op("byte", f"convert %code : ({bits}) -> {self.ty('ui8', *self.lanes)}")
        self.op("scales", f"bitcast_convert %byte : ({self.ty('ui8', *self.lanes)}) -> {self.ty(self.block.scale, *self.lanes)}")
        return "blocks"

    def nvidia_scale(self):
        """A scale for the tensor, that of each block rounded to nearest; a scale of 0 gives zeros."""
        whole, lanes, one = self.ty("f32", *self.whole), self.ty("f32", *self.lanes), self.ty("f32")
        scale = float_format(self.block.scale)
        most = float(scale.magnitude(scale.max_finite))
        self.op("magnitudes", f"abs %blocks : {whole}")
        self.op("tensor_amax", f"reduce(%magnitudes init: %zero) applies stablehlo.maximum across dimensions = [0, 1, 2] : ({whole}, {one}) -> {one}")
        self.constant("range", most * float(self.block.largest), "f32")
        self.op("tensor_ratio", f"divide %tensor_amax, %range : {one}")
        self.op("all_zero", f"compare EQ, %tensor_amax, %zero : ({one}, {one}) -> {self.ty('i1')}")
        self.constant("one", 1, "f32")
        self.op("tensor_scale", f"select %all_zero, %one, %tensor_ratio : {self.ty('i1')}, {one}")
        self.op("tensor_divisors", f"broadcast_in_dim %tensor_scale, dims = [] : ({one}) -> {whole}")
        self.op("values_in_range", f"divide %blocks, %tensor_divisors : {whole}")
        self.op("magnitudes_in_range", f"abs %values_in_range : {whole}")
        self.op("amax", f"reduce(%magnitudes_in_range init: %zero) applies stablehlo.maximum across dimensions = [2] : ({whole}, {one}) -> {lanes}")
        self.constant("most_element", float(self.block.largest), "f32", self.lanes)
        self.op("ratio", f"divide %amax, %most_element : {lanes}")
        self.constant("most_scale", most, "f32", self.lanes)
        self.op("limited", f"minimum %ratio, %most_scale : {lanes}")
        self.op("scales", f"convert %limited : ({lanes}) -> {self.ty(self.block.scale, *self.lanes)}")
        self.constant("zero_scale", 0, self.block.scale, self.lanes)
        kind = self.ty(self.block.scale, *self.lanes)
        self.op("no_scale", f"compare EQ, %scales, %zero_scale : ({kind}, {kind}) -> {self.ty('i1', *self.lanes)}")
        return "values_in_range"

    def dequantize(self):
        kinds = self.results()
        operands = ["%elements", "%scales"] + ["%tensor_scale"] * self.block.tensor
        result = self.ty("f32", self.rows, self.columns)
        signature = ", ".join(f"{operand}: {kind}" for operand, kind in zip(operands, kinds))
        self.lines = [f"  func.func private @dequantize({signature}) -> {result} {{"]
        whole, lanes = self.ty("f32", *self.whole), self.ty("f32", *self.lanes)
        self.reshape("blocks", "elements", self.element, (self.rows, self.columns), self.whole)
        self.op("numbers", f"convert %blocks : ({self.ty(self.element, *self.whole)}) -> {whole}")
        factor = "numbers"
        if self.block.bits:
            self.constant("unit", 2.0 ** (2 - self.block.bits), "f32", self.whole)
            self.op("fractions", f"multiply %numbers, %unit : {whole}")
            factor = "fractions"
        self.op("scale", f"convert %scales : ({self.ty(self.block.scale, *self.lanes)}) -> {lanes}")
        self.spread("factors", "scale", "f32")
        self.op("products", f"multiply %{factor}, %factors : {whole}")
        last = "products"
        if self.block.tensor:
            self.op("tensor_factors", f"broadcast_in_dim %tensor_scale, dims = [] : ({self.ty('f32')}) -> {whole}")
            self.op("values_of_tensor", f"multiply %products, %tensor_factors : {whole}")
            last = "values_of_tensor"
        self.reshape("values", last, "f32", self.whole, (self.rows, self.columns))
        self.lines += [f"    return %values : {result}", "  }"]
        return self.lines


def single(x):
    """A number as the nearest f32."""
    return float(np.float32(x))


def data(block, kind, rows, columns):
    """Rows of f32: `plain` numbers of all sizes, `hard` ones, or some that are not finite."""
    generator = random.Random(f"{block} {kind}")
    spread = 3 if block.tensor else 12
    rows_of = [[single(generator.gauss(0, 1) * 2 ** generator.uniform(-spread, spread / 3)) for _ in range(columns)] for _ in range(rows)]
    if kind == "plain":
        return rows_of
    rows_of[0][: block.size] = [0.0, -0.0] * (block.size // 2)
    if kind == "hard":
        # ties and their neighbours over a scale of 1: the largest power of two comes first
        step = Fraction(2) ** (block.emax - block.mantissa_bits)
        middles = [float(step * Fraction(2 * k + 1, 2)) for k in range(block.size // 4)]
        near = [y for x in middles for y in (x, np.nextafter(np.float32(x), np.float32(0)), np.nextafter(np.float32(x), np.float32(9e9)))]
        rows_of[1][: block.size] = ([float(2.0**block.emax)] + [float(y) * (-1) ** k for k, y in enumerate(near)] + [0.0] * block.size)[: block.size]
        if not block.tensor:
            rows_of[2][: block.size] = [single(x * 2.0**-140) for x in rows_of[2][: block.size]]
            rows_of[3][: block.size] = [single(math.copysign(min(abs(x) * 2.0**124, 3.4028234663852886e38), x)) for x in rows_of[3][: block.size]]
    if kind == "special":
        rows_of[1][3], rows_of[2][5], rows_of[3][7] = math.nan, math.inf, -math.inf
    return rows_of


class Case:
    """Values, and what the exact model makes of them."""

    def __init__(self, block, kind, rows, columns):
        self.kind, self.values = kind, data(block, kind, rows, columns)
        amax = max((abs(Fraction(x)) for row in self.values for x in row if math.isfinite(x)), default=Fraction(0))
        self.tensor_scale = tensor_scale(block, amax) if block.tensor else Fraction(1)
        rule = "nearest" if block.tensor else "floor"
        self.elements, self.scales, self.again = [], [], []
        for row in self.values:
            for start in range(0, columns, block.size):
                scale, elements = quantize_block(block, rule, row[start : start + block.size], self.tensor_scale)
                self.scales.append(scale)
                self.elements += elements
                self.again += [dequantize(block, element, scale, "f32", self.tensor_scale) for element in elements]

    def tensors(self, program):
        """Values, elements, scales (and the tensor's scale), values again, as tensors of codes."""
        shape = (program.rows, program.columns)
        make = lambda shape, element, codes: Tensor(shape, element, np.array(codes, code_dtype(element)).reshape(shape))
        bits = [struct.unpack("<I", struct.pack("<f", x))[0] for row in self.values for x in row]
        scale = float_format("f32").encode(value_of(self.tensor_scale))
        quantized = [make(shape, program.element, self.elements), make(program.lanes, program.block.scale, self.scales)]
        quantized += [make((), "f32", [scale])] * program.block.tensor
        return make(shape, "f32", bits), quantized, make(shape, "f32", self.again)


def confirm(program, case, oracle):
    """The reference interpreter gives the model's bits."""
    values, quantized, again = case.tensors(program)
    signature = ", ".join(program.results())
    names = [f"%q#{index}" for index in range(len(quantized))]
    lines = ["module {", f"  func.func @main(%values: {values.type}) -> ({signature}, {again.type}) {{",
             f"    %q:{len(quantized)} = call @quantize(%values) : ({values.type}) -> ({signature})",
             f"    %again = call @dequantize({', '.join(names)}) : ({signature}) -> {again.type}",
             f"    return {', '.join(names)}, %again : {signature}, {again.type}", "  }"]
    text = "\n".join(lines + program.quantize() + program.dequantize() + ["}"])
    found = oracle.run(text, [values.blob()])
    for theirs, ours in zip(found, quantized + [again]):
        kind = float_format(ours.element)
        same = lambda a, b: a == b or kind and kind.is_nan_code(int(a)) and kind.is_nan_code(int(b))
        pairs = list(zip(np.ravel(theirs.codes), np.ravel(ours.codes)))
        different = [(index, hex(a), hex(b)) for index, (a, b) in enumerate(pairs) if not same(a, b)]
        assert not different, (program.block, case.kind, ours.element, different[:5])


def body(program, case, again_from):
    """Lines that check a case."""
    values, quantized, again = case.tensors(program)
    signature = ", ".join(program.results())
    names = [f"%quantized#{index}" for index in range(len(quantized))]
    lines = [f"    %values = stablehlo.constant {values.blob()}",
             f"    %quantized:{len(quantized)} = call @quantize(%values) : ({values.type}) -> ({signature})"]
    lines += [f"    check.expect_eq_const {name}, {tensor.blob()} {{shlo.bitwise}}" for name, tensor in zip(names, quantized)]
    lines += [f"    %again = call @dequantize({', '.join(names)}) : ({signature}) -> {again.type}",
              f"    check.expect_eq_const %again, {again.blob()} {{shlo.bitwise}}", "    return"]
    return lines


def files():
    """Each path with its text."""
    oracle = Oracle("reference")
    for name in TESTED:
        block = FORMATS[name]
        program = Program(block, 4, 2 * block.size)
        kinds = ["plain", "hard"] + ["special"] * (not block.tensor)
        head = [f"// {name} in plain operations, against exact arithmetic.", "// Made by tools/cases/mx_programs.py: change it there.", ""]
        text = head
        for kind in kinds:
            case = Case(block, kind, program.rows, program.columns)
            confirm(program, case, oracle)
            text += [f"func.func @{kind}_values() {{"] + [line[2:] for line in body(program, case, None)] + ["}", ""]
        functions = [line[2:] for line in program.quantize() + [""] + program.dequantize()]
        yield ROOT / f"tests/interpret/interpret_mx_{name}.mlir", "\n".join(text + functions) + "\n"
    for name, what in EXAMPLES.items():
        block = FORMATS[name]
        program = Program(block, 2, 2 * block.size)
        case = Case(block, "plain", program.rows, program.columns)
        confirm(program, case, oracle)
        rule = ("The scale of a block is its largest magnitude over the elements' largest value, rounded to nearest (NVIDIA)." if block.tensor
                else "The scale of a block is 2^(floor(log2 of its largest magnitude) - emax) (OCP MX v1.0, section 6.3).")
        head = [f"// mx_quantize_{name}: blocks of {block.size} values share a scale; {what}.", f"// {rule}", "//",
                "// Written by tools/cases/mx_programs.py. @main checks @quantize and @dequantize against exact arithmetic;",
                "// the StableHLO reference interpreter gives the same bits.", "module {"]
        text = head + ["  func.func @main() {"] + body(program, case, None) + ["  }"]
        yield ROOT / f"examples/mx_quantize_{name}.mlir", "\n".join(text + program.quantize() + program.dequantize() + ["}"]) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only compare")
    arguments = parser.parse_args()
    stale = []
    for path, text in files():
        if path.exists() and path.read_text() == text:
            continue
        stale.append(str(path.relative_to(ROOT)))
        if not arguments.check:
            path.write_text(text)
            print(f"wrote {path.relative_to(ROOT)}, {len(text)} bytes")
    if arguments.check and stale:
        sys.exit("stale: " + ", ".join(stale))


if __name__ == "__main__":
    main()
