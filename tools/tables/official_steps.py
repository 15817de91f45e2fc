#!/usr/bin/env python3
"""Checksums of what jaxlib's reference interpreter makes of every code of the small float types.

    official_steps.py > tests/library/official_steps.txt

A line is an op, a type, and 32-bit FNV-1a checksums of the result codes, in hexadecimal: one for
all codes of an op of one operand, one for each code of lhs (over all codes of rhs) of an op of two,
one for all pairs of a comparison.
"""

import sys

import numpy as np

from tools.oracle.oracle import Oracle, Tensor

WIDTHS = {
    "f8E5M2": 8, "f8E4M3": 8, "f8E3M4": 8, "f8E4M3FN": 8, "f8E5M2FNUZ": 8, "f8E4M3FNUZ": 8,
    "f8E4M3B11FNUZ": 8, "f8E8M0FNU": 8, "f6E2M3FN": 6, "f6E3M2FN": 6, "f4E2M1FN": 4,
}
UNARY = [
    "abs", "cbrt", "ceil", "cosine", "exponential", "exponential_minus_one", "floor", "is_finite",
    "log", "log_plus_one", "logistic", "negate", "round_nearest_afz", "round_nearest_even", "rsqrt",
    "sign", "sine", "sqrt", "tan", "tanh",
]
BINARY = [
    "add", "atan2", "divide", "maximum", "minimum", "multiply", "power", "remainder", "subtract",
]
REDUCED = [(5, 2), (3, 1), (2, 0), (8, 7), (1, 1), (4, 3)]
ORDERS = ["FLOAT", "TOTALORDER"]


def checksum(codes):
    """32-bit FNV-1a over one byte a code."""
    sum_ = 0x811C9DC5
    for code in codes:
        sum_ = (sum_ ^ int(code)) * 0x01000193 & 0xFFFFFFFF
    return f"{sum_:08x}"


def evaluate(oracle, op, operands, result):
    """The result codes of one op, written with %0, %1 for its operands."""
    names = ", ".join(f"%{index}: {operand.type}" for index, operand in enumerate(operands))
    for index in reversed(range(len(operands))):
        op = op.replace(f"%{index}", f"%arg{index}")
        names = names.replace(f"%{index}:", f"%arg{index}:")
    text = f"func.func @main({names}) -> {result} {{\n %r = {op}\n return %r : {result}\n}}"
    return oracle.run(text, [operand.blob() for operand in operands])[0].codes.reshape(-1)


def main():
    oracle = Oracle("reference")
    print("# Made by tools/tables/official_steps.py with jaxlib's reference interpreter.")
    for name, width in WIDTHS.items():
        codes = np.arange(1 << width, dtype=np.uint8)
        operand = Tensor(codes.shape, name, codes)
        mask = (1 << width) - 1
        for op in UNARY:
            result = operand.type if op != "is_finite" else operand.type.replace(name, "i1")
            text = f'"stablehlo.{op}"(%0) : ({operand.type}) -> {result}'
            print(op, name, checksum(evaluate(oracle, text, [operand], result) & mask))
        for exponent, mantissa in REDUCED:
            text = f"stablehlo.reduce_precision %0, format = e{exponent}m{mantissa} : {operand.type}"
            sums = checksum(evaluate(oracle, text, [operand], operand.type) & mask)
            print(f"reduce_precision.e{exponent}m{mantissa}", name, sums)
        lhs = Tensor((codes.size**2,), name, np.repeat(codes, codes.size))
        rhs = Tensor((codes.size**2,), name, np.tile(codes, codes.size))
        pair = f"({lhs.type}, {lhs.type})"
        ops = {op: (f'"stablehlo.{op}"(%0, %1) : {pair} -> {lhs.type}', lhs.type) for op in BINARY}
        truth = lhs.type.replace(name, "i1")
        for order in ORDERS:
            for direction in ["EQ", "GE", "GT", "LE", "LT", "NE"]:
                text = f"stablehlo.compare {direction}, %0, %1, {order} : {pair} -> {truth}"
                ops[f"compare.{direction}.{order}"] = (text, truth)
        for op, (text, result) in ops.items():
            rows = evaluate(oracle, text, [lhs, rhs], result) & mask
            rows = rows.reshape(1 if op.startswith("compare") else codes.size, -1)
            print(op, name, *map(checksum, rows))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
