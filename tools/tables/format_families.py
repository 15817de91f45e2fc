"""Writes crates/floats/src/numeric/families_tests.txt: what the codes of formats beyond MLIR's stand for.

IEEE P3109 comes from gfloat; Tesla's formats, HiFloat8, CB16, FP24 and s1e6m5 from exact arithmetic on
the rules of their papers, independent of the interpreter. A line is

    decode NAME RUN RUN ...        all codes from 0 on: COUNT*START+STEP, numbers as ODDpEXPONENT
    encode NAME VALUE=CODE ...     numbers and the codes that they round to

Run it with a Python that has gfloat: `python tools/tables/format_families.py`.
"""

import math
import random
from fractions import Fraction
from pathlib import Path

import gfloat
from gfloat.formats import Domain, Signedness, format_info_p3109

OUTPUT = Path(__file__).resolve().parent.parent.parent / "crates/floats/src/numeric/families_tests.txt"


def number(value):
    """A dyadic rational as ODDpEXPONENT; specials by name."""
    if isinstance(value, str):
        return value
    if value == 0:
        return "0"
    numerator, denominator = value.numerator, value.denominator
    twos = (numerator & -numerator).bit_length() - 1
    return f"{numerator >> twos}p{twos - denominator.bit_length() + 1}"


def exact(value):
    """A float as a Fraction, or the name of a special."""
    if math.isnan(value):
        return "nan"
    if math.isinf(value):
        return "inf" if value > 0 else "-inf"
    if value == 0:
        return "-0" if math.copysign(1, value) < 0 else Fraction(0)
    return Fraction(value)


def runs(values):
    """Values in order as arithmetic progressions."""
    texts, at = [], 0
    while at < len(values):
        start, end = values[at], at + 1
        if isinstance(start, str):
            while end < len(values) and values[end] == start:
                end += 1
            texts.append(f"{end - at}*{start}")
        else:
            step = Fraction(0)
            if end < len(values) and not isinstance(values[end], str):
                step = values[end] - start
            while end < len(values) and not isinstance(values[end], str) and values[end] == values[end - 1] + step:
                end += 1
            texts.append(f"{end - at}*{number(start)}+{number(step)}")
        at = end
    return " ".join(texts)


def p3109():
    """gfloat's values of P3109 formats, by our names."""
    formats = {}
    signs = {"s": Signedness.Signed, "u": Signedness.Unsigned}
    domains = {"e": Domain.Extended, "f": Domain.Finite}
    for bits in (3, 4, 5, 6, 8, 10):
        for sign, signedness in signs.items():
            for precision in range(1, bits + (sign == "u")):
                for domain_name, domain in domains.items():
                    exponent_bits = bits - precision + (sign == "u")
                    if bits == 10 and precision not in (4, 7) or exponent_bits > 10:
                        continue
                    info = format_info_p3109(bits, precision, signedness, domain)
                    values = [exact(gfloat.decode_float(info, code).fval) for code in range(1 << bits)]
                    if sum(not isinstance(value, str) and value > 0 for value in values):
                        formats[f"k{bits}p{precision}{sign}{domain_name}"] = values
    for precision in range(1, 8):
        formats[f"binary8p{precision}"] = formats[f"k8p{precision}se"]
    return formats


def by_fields(signed, exponent_bits, mantissa_bits, bias, gap=False, ieee=False):
    """Values of a format without specials, or with IEEE 754's."""
    values = []
    magnitude_bits = exponent_bits + mantissa_bits
    for code in range(1 << (magnitude_bits + signed)):
        field = (code >> mantissa_bits) & ((1 << exponent_bits) - 1)
        mantissa = code & ((1 << mantissa_bits) - 1)
        negative = bool(signed and code >> magnitude_bits)
        if ieee and field == (1 << exponent_bits) - 1:
            values.append("nan" if mantissa else "-inf" if negative else "inf")
            continue
        fraction = Fraction(mantissa, 1 << mantissa_bits)
        if field == 0:
            value = fraction * Fraction(2) ** (-bias if gap else 1 - bias)
        else:
            value = (1 + fraction) * Fraction(2) ** (field - bias)
        values.append("-0" if negative and value == 0 else -value if negative else value)
    return values


def hif8():
    """Ascend's HiFloat8: sign, a prefix code, then exponent and mantissa."""
    dots = {"11": (4, 1), "10": (3, 2), "01": (2, 3), "001": (1, 3), "0001": (0, 3)}
    values = []
    for code in range(256):
        bits = f"{code:08b}"
        sign = -1 if bits[0] == "1" else 1
        dot = next((dot for dot in dots if bits[1:].startswith(dot)), None)
        if dot is None:
            mantissa = int(bits[5:], 2)
            value = sign * Fraction(2) ** (mantissa - 23) if mantissa else ("nan" if sign < 0 else Fraction(0))
        else:
            width, fraction_bits = dots[dot]
            rest = bits[1 + len(dot):]
            exponent, fraction = rest[:width], rest[width:]
            power = 0
            if width:
                power = int("1" + exponent[1:], 2) * (-1 if exponent[0] == "1" else 1)
            value = sign * (1 + Fraction(int(fraction, 2), 1 << fraction_bits)) * Fraction(2) ** power
            if abs(value) == Fraction(3, 2) * 2**15:
                value = "inf" if sign > 0 else "-inf"
        values.append(value)
    return values


def others():
    """All formats by rules of papers."""
    formats = {
        "HiF8": hif8(),
        "SHPB0": by_fields(1, 5, 10, 0),
        "SHPB63": by_fields(1, 5, 10, 63),
        "SHPB31gap": by_fields(1, 5, 10, 31, gap=True),
        "UHP": by_fields(0, 6, 10, 31),
        "CB16": by_fields(1, 6, 9, 31, ieee=True),
        "s1e6m5": by_fields(1, 6, 5, 31, ieee=True),
    }
    for bias in (0, 1, 7, 31, 63):
        formats[f"CFloat8_1_4_3B{bias}"] = by_fields(1, 4, 3, bias, gap=True)
        formats[f"CFloat8_1_5_2B{bias}gap"] = by_fields(1, 5, 2, bias, gap=True)
        formats[f"cf8E5M2B{bias}gradual"] = by_fields(1, 5, 2, bias)
    return formats


def rounded(values, x, away):
    """The code of the nearest value, by search over all of them; None beyond the last."""
    finite = [(value, code) for code, value in enumerate(values) if not isinstance(value, str)]
    last = max(value for value, _ in finite)
    if x > last:
        return None
    best = min(abs(value - x) for value, _ in finite)
    near = [(value, code) for value, code in finite if abs(value - x) == best]
    if len(near) > 1:
        near.sort(key=lambda pair: (abs(pair[0]) if away else -(pair[1] % 2)))
    return near[-1][1]


def encoded(name, values, away=False):
    """Ties, their surroundings and random numbers, with the codes nearest to them."""
    positive = sorted({value for value in values if not isinstance(value, str) and value >= 0})
    numbers = []
    for low, high in zip(positive, positive[1:]):
        middle = (low + high) / 2
        numbers += [middle, middle * (1 - Fraction(1, 1 << 30)), middle * (1 + Fraction(1, 1 << 30))]
    chance = random.Random(name)
    numbers = chance.sample(numbers, min(len(numbers), 120))
    pairs = [f"{number(x)}={rounded(values, x, away):x}" for x in numbers]
    return f"encode {name} {' '.join(pairs)}"


def main():
    lines = ["# Written by tools/tables/format_families.py."]
    families, rules = p3109(), others()
    for name, values in (families | rules).items():
        lines.append(f"decode {name} {runs(values)}")
    for name in ("k8p1se", "k8p3se", "k8p4ue", "k8p5uf", "k6p3sf"):
        lines.append(encoded(name, families[name]))
    for name in ("CFloat8_1_4_3B7", "CFloat8_1_5_2B31gap", "s1e6m5"):
        lines.append(encoded(name, rules[name]))
    lines.append(encoded("HiF8", rules["HiF8"], away=True))
    OUTPUT.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
