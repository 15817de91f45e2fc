"""Sums of products by models of units, in rational arithmetic: crates/instrument/src/replay/tests.txt.

    python -m tools.cases.replay_cases > crates/instrument/src/replay/tests.txt

A line has a model, the types of factors and result, the codes of the factors in hexadecimal, and the code of the sum.
Every rule is written down here a second time, on fractions: no float is added.
"""

import random
from fractions import Fraction as F

import ml_dtypes
import numpy as np

FIELDS = {  # exponent bits, mantissa bits, bias, numpy type
    "f32": (8, 23, 127, np.float32),
    "f16": (5, 10, 15, np.float16),
    "bf16": (8, 7, 127, ml_dtypes.bfloat16),
    "tf32": (8, 10, 127, None),
    "f22E8M13": (8, 13, 127, None),
    "f8E4M3FN": (4, 3, 7, ml_dtypes.float8_e4m3fn),
    "f8E5M2": (5, 2, 15, ml_dtypes.float8_e5m2),
    "f8E4M3FNUZ": (4, 3, 8, ml_dtypes.float8_e4m3fnuz),
    "f4E2M1FN": (2, 1, 1, ml_dtypes.float4_e2m1fn),
}


def power(value):
    """The exponent of the power of two at or below a magnitude."""
    value = abs(value)
    e = value.numerator.bit_length() - value.denominator.bit_length()
    return e if F(2) ** e <= value else e - 1


def least(name):
    return 1 - FIELDS[name][2]


def nominal(value, name):
    return max(power(value), least(name))


def whole(value, mode):
    below = value.numerator // value.denominator
    if value == below:
        return below
    if mode == "down":
        return below
    if mode == "up":
        return below + 1
    if mode == "toward-zero":
        return below if value > 0 else below + 1
    if mode == "odd":
        return below if below % 2 else below + 1
    part = value - below
    if part == F(1, 2):
        return below + below % 2
    return below + (part > F(1, 2))


def to_grid(value, exponent, mode):
    """A multiple of 2^exponent."""
    return whole(value / F(2) ** exponent, mode) * F(2) ** exponent


def rounded(value, node, flush=False):
    name, _, mode = node.partition(":")
    if value == 0:
        return value
    grid = max(power(value), least(name)) - FIELDS[name][1]
    value = to_grid(value, grid, mode or "nearest-even")
    return F(0) if flush and abs(value) < F(2) ** least(name) else value


def pairs(values, node, flush):
    while len(values) > 1:
        two = [values[at:at + 2] for at in range(0, len(values), 2)]
        values = [rounded(sum(pair), node, flush) for pair in two]
    return values[0]


def parse(text):
    parts = [part.split(":", 1) for part in text.replace("+", ",").split(",")]
    return {part[0]: part[1] if len(part) > 1 else "" for part in parts}


class Unit:
    def __init__(self, text, lhs, rhs):
        self.parts, self.lhs, self.rhs = parse(text), lhs, rhs
        first = text.split(",")[0].split("+")[0]
        steps = first.split(":")[0] in FIELDS
        self.node = first if steps else self.parts.get("sum")
        self.kind = "steps" if steps else first.split(":")[0]
        self.flush = "flush" in self.parts

    def factors(self, a, b):
        out = []
        for value, name in ((a, self.lhs), (b, self.rhs)):
            if self.flush and value and power(value) < least(name):
                value = F(0)
            if "factors" in self.parts and value:
                value = rounded(value, self.parts["factors"])
            out.append(value)
        return tuple(out)

    def total(self, terms):
        terms = [self.factors(*term) for term in terms]
        if "block" in self.parts:
            length, node = self.parts["block"].split(":", 1)
            total = F(0)
            for at in range(0, len(terms), int(length)):
                part = rounded(self.part(terms[at:at + int(length)]), node, self.flush)
                total = rounded(total + part, node, self.flush)
            return total
        return self.part(terms)

    def part(self, terms):
        if "lanes" in self.parts:
            lanes = [self.chain(terms[at::int(self.parts["lanes"])]) for at in range(int(self.parts["lanes"]))]
            if self.parts.get("join") == "in-order":
                return self.values(lanes)
            if self.parts.get("join") == "pairs":
                return pairs(lanes, self.node, self.flush)
            while len(lanes) > 1:
                half = len(lanes) // 2
                lanes = [rounded(lanes[at] + lanes[at + half], self.node, self.flush) for at in range(half)]
            return lanes[0]
        if "windows" in self.parts:
            level, window = [self.chain([term]) for term in terms], int(self.parts["windows"])
            while len(level) > window:
                missing = -len(level) % window
                before = missing // 2
                level = [F(0)] * before + level + [F(0)] * (missing - before)
                level = [self.values(level[at:at + window]) for at in range(0, len(level), window)]
            return self.values(level)
        if "swapped" in self.parts:
            order = [at ^ 1 for at in range(len(terms) // 2 * 2)] + list(range(len(terms) // 2 * 2, len(terms)))
            terms = [terms[at] for at in order]
        return self.chain(terms) if self.kind == "steps" else self.groups(terms)

    def values(self, values):
        total = F(0)
        for value in values:
            total = rounded(total + value, self.node, self.flush)
        return total

    def chain(self, terms):
        total = F(0)
        for at, (a, b) in enumerate(terms):
            product = a * b if "fma" in self.parts else rounded(a * b, self.node, self.flush)
            total = rounded(total + product, self.node, self.flush)
            if "every" in self.parts:
                length, name = self.parts["every"].split(":")
                if (at + 1) % int(length) == 0:
                    total = rounded(total, name)
        return total

    def groups(self, terms):
        size = int(self.parts.get("group", 32 if self.kind == "trunc" else len(terms)))
        total = F(0)
        for at in range(0, len(terms), size):
            total = self.group(terms[at:at + size], total)
        return total

    def group(self, terms, total):
        products = [a * b for a, b in terms]
        if self.kind == "pairs":
            products = [rounded(product, self.node, self.flush) for product in products]
            return rounded(total + pairs(products, self.node, self.flush), self.node, self.flush)
        if self.kind == "exact":
            if "late" in self.parts:
                return rounded(total + rounded(sum(products), self.node), self.node)
            return rounded(total + sum(products), self.node or "f32")
        fraction = int(self.parts["trunc"]) - 1
        if "late" in self.parts:
            return self.late(terms, total, fraction)
        if "presum" in self.parts:
            size = int(self.parts["presum"])
            sums = [sum(products[at:at + size]) for at in range(0, len(products), size)]
            aligned = [(value, 0) for value in sums if value]
        else:
            aligned = [(a * b, self.exponent(a, b)) for a, b in terms if a * b]
        if total:
            own = max(power(total), least(self.node.split(":")[0])) if self.node else power(total)
            aligned.append((total, own))
        if not aligned:
            return F(0)
        top = max(max(e for _, e in aligned), int(self.parts.get("least", -10000)))
        mode = "down" if "down" in self.parts else "toward-zero"
        total = sum(to_grid(value, top - fraction, mode) for value, _ in aligned)
        if self.node:
            return rounded(total, self.node)
        return to_grid(total, power(total) - fraction, "toward-zero") if total else total

    def exponent(self, a, b):
        return nominal(a, self.lhs) + nominal(b, self.rhs) if "nominal" in self.parts else power(a * b)

    def late(self, terms, total, fraction):
        def cut(terms):
            terms = [(a, b) for a, b in terms if a * b]
            if not terms:
                return F(0), None
            top = max(self.exponent(a, b) for a, b in terms)
            return sum(to_grid(a * b, top - fraction, "toward-zero") for a, b in terms), top

        own = max(power(total), -126) if total else None
        keeps = True
        if "halves" in self.parts:
            (even, e0), (odd, e1) = cut(terms[0::2]), cut(terms[1::2])
            tops = [e for e in (e0, e1) if e is not None]
            top = max(tops) if tops else None
            value = sum(to_grid(v, top - fraction, "down") for v, e in ((even, e0), (odd, e1)) if e is not None) if tops else F(0)
            keeps = own is None or top is None or own >= max(top, own) - 25
        else:
            value, top = cut(terms)
        tops = [e for e in (top, own) if e is not None]
        if not tops:
            return F(0)
        largest = max(tops)
        result = to_grid(value, largest - 31, "down") if top is not None else F(0)
        if own is not None and keeps:
            result += to_grid(total, largest - 24, "down")
        return rounded(result, self.node)


def code(value, name):
    with np.errstate(all="ignore"):
        array = np.array([float(value)], FIELDS[name][3])
    return int(array.view({1: np.uint8, 2: np.uint16, 4: np.uint32}[array.itemsize])[0])


def values(name):
    """All finite values of a small type, or None."""
    dtype = FIELDS[name][3]
    bits = 8 * np.dtype(dtype).itemsize
    if bits > 16:
        return None
    count = 16 if name == "f4E2M1FN" else 1 << bits
    codes = np.arange(count).astype(np.uint8 if bits == 8 else np.uint16)
    with np.errstate(all="ignore"):
        decoded = codes.view(dtype).astype(np.float64)
    return [(int(c), F(float(v))) for c, v in zip(codes, decoded) if np.isfinite(v)]


def draw(rng, name, table, spread):
    if table is None:
        value = np.float32((rng.random() - 0.5) * 2.0 ** rng.randint(-spread, min(spread, 50)))
        return int(value.view(np.uint32)), F(float(value))
    near = max(1, FIELDS[name][2])
    while True:
        c, value = rng.choice(table)
        wide = value and not -min(spread, 2 * near) <= power(value) <= min(spread, 50)
        if value == 0 and rng.random() < 0.7 or wide:
            continue
        return c, value


NVIDIA = "sum:f32:toward-zero"
CASES = [
    ("v100-f16", f"trunc:24,group:4,nominal,{NVIDIA}", "f16", "f32"),
    ("v100-f16-f16", "trunc:24,group:4,nominal,sum:f16", "f16", "f16"),
    ("t4-f16", f"trunc:25,group:8,nominal,{NVIDIA}", "f16", "f32"),
    ("a100-f16", f"trunc:25,group:8,nominal,least:-132,{NVIDIA}", "f16", "f32"),
    ("a100-f16", f"trunc:25,group:8,nominal,least:-132,{NVIDIA}", "bf16", "f32"),
    ("a100-tf32", f"trunc:25,group:4,nominal,least:-132,{NVIDIA},factors:tf32:toward-zero", "f32", "f32"),
    ("ada-f8", "trunc:14,group:16,nominal,sum:f22E8M13:toward-zero", "f8E4M3FN", "f32"),
    ("h100-f16", f"trunc:26,group:16,nominal,least:-133,{NVIDIA}", "f16", "f32"),
    ("h100-f8", "trunc:14,group:32,nominal,sum:f22E8M13:toward-zero", "f8E5M2", "f32"),
    ("h100-f8-128", "trunc:14,group:32,nominal,sum:f22E8M13:toward-zero+block:128:f32", "f8E4M3FN", "f32"),
    ("b200-f8", f"trunc:26,group:32,nominal,{NVIDIA}", "f8E4M3FN", "f32"),
    ("b200-mxf4", f"trunc:36,group:64,nominal,presum:16,{NVIDIA}", "f4E2M1FN", "f32"),
    ("mi100-f16", "pairs,group:4,sum:f32", "f16", "f32"),
    ("mi100-f16-exact", "exact,group:4,sum:f32", "bf16", "f32"),
    ("mi210-bf16", "pairs,group:2,sum:f32,flush:factors,flush:results", "bf16", "f32"),
    ("mi300-f16", "trunc:25,group:8,nominal,late,sum:f32", "f16", "f32"),
    ("mi300-f16", "trunc:25,group:8,nominal,late,sum:f32", "bf16", "f32"),
    ("mi300-f8", "trunc:25,group:16,nominal,late,halves,sum:f32", "f8E4M3FNUZ", "f32"),
    ("mi300-xf32", "trunc:25,group:4,nominal,late,sum:f32,factors:tf32:toward-zero", "f32", "f32"),
    ("avx512-bf16", "f32,fma,swapped,flush:factors,flush:results", "bf16", "f32"),
    ("amx-bf16", "f32,fma,lanes:2,join:in-order,flush:factors,flush:results+block:32:f32", "bf16", "f32"),
    ("arm-bfdot", "pairs,group:2,sum:f32:odd,flush:factors,flush:results", "bf16", "f32"),
    ("arm-bfdot-ebf", "exact,group:2,late,sum:f32", "bf16", "f32"),
    ("chain-f32-fma", "f32,fma", "f32", "f32"),
    ("f32", "f32", "f32", "f32"),
    ("f32,fma,lanes:8", "f32,fma,lanes:8", "f32", "f32"),
    ("f32,lanes:4,join:pairs", "f32,lanes:4,join:pairs", "f32", "f32"),
    ("f32,fma+block:16:f32", "f32,fma+block:16:f32", "f32", "f32"),
    ("bf16,windows:8", "bf16,windows:8", "bf16", "bf16"),
    ("f16", "f16", "f16", "f16"),
    ("f16,fma", "f16,fma", "f16", "f16"),
    ("f32,every:16:bf16", "f32,every:16:bf16", "bf16", "bf16"),
    ("bf16:toward-zero", "bf16:toward-zero", "bf16", "bf16"),
    ("trunc:14", "trunc:14", "f8E4M3FN", "f32"),
    ("trunc:20,group:4,down,sum:f32", "trunc:20,group:4,down,sum:f32", "f16", "f32"),
]


def main():
    rng = random.Random(7)
    for name, text, operand, result in CASES:
        table = values(operand)
        for spread in (3, 9, 140 if operand in ("f32", "bf16") else 20):
            terms = []
            for at in range(75):
                (ca, a), (cb, b) = draw(rng, operand, table, spread), draw(rng, operand, table, spread)
                terms.append((ca, cb, a, b))
            # a large pair that cancels, so that what was cut before is seen
            if operand != "f4E2M1FN":
                terms[40] = (*terms[3][:2], *terms[3][2:])
                sign = 1 << (31 if operand == "f32" else 15 if operand in ("f16", "bf16") else 7)
                terms[40] = (terms[3][0] ^ sign, terms[3][1], -terms[3][2], terms[3][3])
            unit = Unit(text, operand, operand)
            total = unit.total([(a, b) for _, _, a, b in terms])
            total = rounded(total, result) if total else total
            largest = {"f32": 127, "bf16": 127, "f16": 15}[result]
            if any(abs(a * b) >= F(2) ** (largest - 4) for _, _, a, b in terms):
                continue
            codes = [" ".join(f"{term[side]:x}" for term in terms) for side in (0, 1)]
            zero = code(total, result) if total else 0
            print(f"{name}|{operand}|{result}|{codes[0]}|{codes[1]}|{zero:x}")


if __name__ == "__main__":
    main()
