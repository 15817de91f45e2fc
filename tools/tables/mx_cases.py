"""Writes tests of block formats: crates/floats/src/numeric/block/blocks.txt, the scales and elements of hard blocks by
every rule, from the exact model of mx_model.py; ml_dtypes confirms the elements where it has them.

    python tools/tables/mx_cases.py          writes it
    python tools/tables/mx_cases.py --check  only compares
"""

import argparse
import math
import random
import struct
import sys
from fractions import Fraction
from pathlib import Path

import ml_dtypes
import numpy as np

from tools.oracle.formats import float_format
from tools.oracle.mx_model import FORMATS, RULES, dequantize, quantize_block

ROOT = Path(__file__).resolve().parent.parent.parent
TABLE = ROOT / "crates/floats/src/numeric/block/blocks.txt"
SIZE = 4
EXPONENTS = [0, -3, 9, 127, -126, -127, -130, -149, 200, -300, 1020, -1060]
PEERS = {"f8E5M2": ml_dtypes.float8_e5m2, "f8E4M3FN": ml_dtypes.float8_e4m3fn, "f6E3M2FN": ml_dtypes.float6_e3m2fn,
         "f6E2M3FN": ml_dtypes.float6_e2m3fn, "f4E2M1FN": ml_dtypes.float4_e2m1fn}


def neighbours(x):
    """An f64 and the ones beside it."""
    return [math.nextafter(x, 0), x, math.nextafter(x, math.inf)]


def ties(block):
    """Some elements' magnitudes and the middles between them, first and last ones included."""
    if block.bits:
        step = Fraction(1, 2 ** (block.bits - 2))
        codes = [0, 1, 2, 2 ** (block.bits - 1) - 3, 2 ** (block.bits - 1) - 2]
        pairs = [(code * step, (code + 1) * step) for code in codes if 0 <= code < 2 ** (block.bits - 1) - 1]
    else:
        format = float_format(block.element)
        top = format.max_finite
        codes = sorted({0, 1, 2, 3, top // 3, top // 2, top - 2, top - 1} & set(range(top)))
        pairs = [(format.magnitude(code), format.magnitude(code + 1)) for code in codes]
    return [float(x) for low, high in pairs for x in (low, (low + high) / 2)]


def largest_magnitudes(block):
    """Magnitudes beside which a rule's scale changes, in [1, 2)."""
    top = float(block.largest / Fraction(2) ** block.emax)
    carry = 2 - 0.5 ** (block.mantissa_bits + 1)
    return [1.0, 1.5, top, carry, top * 1.5 / 2 if top * 1.5 >= 2 else top * 1.5]


def blocks(block, seed):
    """Hard blocks of f64."""
    random.seed(seed)
    found = [[0.0] * SIZE, [0.0, -0.0, 5e-324, -5e-324], [math.nan, 1.0, -2.0, 0.5], [1.0, math.inf, 2.0], [-math.inf]]
    found += [[1.7976931348623157e308, -1.0, 2.0**-1022, 1e-320], [3.5], [2.0**-127, -(2.0**-128), 2.0**-149]]
    if not float_format(block.scale).has_nan:
        found = [values for values in found if all(map(math.isfinite, values))]
    for index, magnitude in enumerate(largest_magnitudes(block)):
        for place, x in enumerate(neighbours(magnitude)):
            power = EXPONENTS[(3 * index + place) % len(EXPONENTS)]
            found.append([math.ldexp(x, power), -math.ldexp(x, power - 1), math.ldexp(x / 3, power), 0.0])
    for power in EXPONENTS:
        found.append([math.ldexp(random.uniform(-2, 2), power) for _ in range(SIZE)])
    near = [y for x in ties(block) for y in (neighbours(x) if x else [x])]
    for at in range(0, len(near), 3):
        # the scale is 1 by the floor rule
        found.append([2.0**block.emax] + [-x if k % 2 else x for k, x in enumerate(near[at : at + 3])])
    for _ in range(6):
        found.append([random.gauss(0, 1) * 2 ** random.uniform(-12, 12) for _ in range(SIZE)])
    return found


def bits(x):
    return f"{struct.unpack('<Q', struct.pack('<d', x))[0]:x}"


def confirm(block, rule, values, scale, codes):
    """ml_dtypes gives the same elements where the quotient is an f32 within range."""
    peer, divisor = PEERS.get(block.element), float_format(block.scale).decode(scale)
    if peer is None or not divisor.is_finite or divisor.magnitude == 0:
        return
    for value, code in zip(values, codes):
        quotient = np.float64(value) / np.float64(float(divisor.magnitude))
        largest = float(block.largest)
        if abs(quotient) < 1e30 and np.float32(quotient) == quotient:
            theirs = int(np.array(np.clip(np.float32(quotient), -largest, largest)).astype(peer).view(np.uint8))
            assert theirs == code, (block, rule, value, theirs, code)


def table():
    """A line `format`, then for each block its values, the rules' scales and elements, and f32 and bf16
    values of the first rule's."""
    lines = ["# Written by tools/tables/mx_cases.py: `= FORMAT TENSOR-SCALE`, then a line a block, fields between `|`:",
             "# its values as f64 bits, then SCALE:ELEMENTS by the rules " + ", ".join(RULES) + ",",
             "# then the first of these as f32 and as bf16."]
    for seed, (name, block) in enumerate(FORMATS.items()):
        for scale in [Fraction(1)] + [Fraction(float(np.float32(0.3)))] * block.tensor:
            lines.append(f"= {name} {bits(float(scale))}")
            for values in blocks(block, seed):
                results = [quantize_block(block, rule, values, scale) for rule in RULES]
                if scale == 1:
                    for rule, (code, codes) in zip(RULES, results):
                        confirm(block, rule, values, code, codes)
                fields = [",".join(map(bits, values))]
                fields += [f"{code:x}:" + ",".join(f"{element:x}" for element in codes) for code, codes in results]
                code, codes = results[0]
                fields += [",".join(f"{dequantize(block, element, code, to, scale):x}" for element in codes) for to in ("f32", "bf16")]
                lines.append("|".join(fields))
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only compare")
    arguments = parser.parse_args()
    stale = []
    for path, text in [(TABLE, table())]:
        if path.exists() and path.read_text() == text:
            continue
        stale.append(path)
        if not arguments.check:
            path.write_text(text)
            print(f"wrote {path.relative_to(ROOT)}, {len(text)} bytes")
    if arguments.check and stale:
        sys.exit("stale: " + ", ".join(str(path) for path in stale))


if __name__ == "__main__":
    main()
