#!/usr/bin/env python3
"""Digests of the text that MLIR prints for floats, for crates/floats/src/numeric/text_tests.rs.

    float_text.py                  a line a format: name, number of codes, FNV-1a hash of the texts
    float_text.py --dump FORMAT    the codes and their texts

Formats of up to 16 bits: every code. Wider ones: the codes of `sampled`, which the test repeats.
Each text is hashed with a newline after it.
"""

import sys

from jax._src.interpreters import mlir
from jaxlib.mlir import ir

WIDTHS = {
    "f4E2M1FN": 4, "f6E2M3FN": 6, "f6E3M2FN": 6, "f8E3M4": 8, "f8E4M3": 8, "f8E4M3B11FNUZ": 8,
    "f8E4M3FN": 8, "f8E4M3FNUZ": 8, "f8E5M2": 8, "f8E5M2FNUZ": 8, "f8E8M0FNU": 8, "f16": 16,
    "bf16": 16, "tf32": 19, "f32": 32, "f64": 64,
}
MASK = (1 << 64) - 1


def sampled(width):
    """100,000 codes: random bits, half of them with random low bits cleared (short decimals)."""
    state, codes = 1, []
    for index in range(100_000):
        state = (state * 6364136223846793005 + 1442695040888963407) & MASK
        code = state >> (64 - width)
        if index % 2:
            code &= MASK << (state % width)
        codes.append(code)
    return codes


def codes_of(name):
    width = WIDTHS[name]
    return range(1 << width) if width <= 16 else sampled(width)


def texts(name):
    codes = list(codes_of(name))
    for start in range(0, len(codes), 50):
        chunk = codes[start:start + 50]
        # a leading 1.0 and an own zero keep the list from printing as a splat
        words = ", ".join(f"0x{code:X}" for code in chunk)
        text = str(ir.Attribute.parse(f"dense<[1.0, 2.0, {words}]> : tensor<{len(chunk) + 2}x{name}>"))
        yield from text[text.index("[") + 1:text.index("]")].split(", ")[2:]


def fnv1a(words):
    digest = 0xCBF29CE484222325
    for word in words:
        for byte in word.encode() + b"\n":
            digest = (digest ^ byte) * 0x100000001B3 & MASK
    return digest


def main():
    context = mlir.make_ir_context()
    with context, ir.Location.unknown(context):
        if sys.argv[1:2] == ["--dump"]:
            for code, text in zip(codes_of(sys.argv[2]), texts(sys.argv[2])):
                print(f"{code:#x} {text}")
            return
        if sys.argv[1:]:
            sys.exit(__doc__)
        for name in WIDTHS:
            print(f'("{name}", {len(codes_of(name))}, {fnv1a(texts(name)):#018x}),', flush=True)


if __name__ == "__main__":
    main()
