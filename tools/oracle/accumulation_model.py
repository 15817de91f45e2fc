"""Sums under every accumulation policy, and the algorithms of dot_general, in exact arithmetic.

Follows the text of docs/numerics.md, section "Accumulation", in Fractions: no fixed point, no carrier.
A term is a pair of exact Values that are multiplied.
"""

from fractions import Fraction

from tools.oracle.formats import NAN, ONE, ZERO, Value, float_format


def product(a, b):
    """The exact product of two Values."""
    negative = a.negative != b.negative
    if a.is_nan or b.is_nan or a.is_infinite and b.is_zero or a.is_zero and b.is_infinite:
        return NAN
    return Value(negative, a.magnitude * b.magnitude)


def plus(a, b):
    """The exact sum of two Values; a zero made by cancellation is positive."""
    if a.is_nan or b.is_nan or a.is_infinite and b.is_infinite and a.negative != b.negative:
        return NAN
    if a.is_infinite or b.is_infinite:
        return a if a.is_infinite else b
    total = a.signed + b.signed
    if total == 0:
        differ = a.negative != b.negative
        return Value(ROUNDING[0] == "down" if differ else a.negative, abs(total))
    return Value(total < 0, abs(total))


ROUNDING = ["nearest-even"]  # the rounding of `--arith-policy`, for a sum at a time


def rounded(format, value):
    """A Value rounded once to a format."""
    value = format.decode(encoded(format, value))
    return NAN if value.is_nan else value


def encoded(format, value):
    """The code of a Value by the rounding in force."""
    if ROUNDING[0] == "nearest-even" or not value.is_finite or value.is_zero:
        return format.encode(value)
    low = min(format.floor_code(value.magnitude), format.max_finite)
    exact = format.magnitude(low) == value.magnitude
    away = ROUNDING[0] == ("down" if value.negative else "up")
    code = low if exact or not away else low + 1
    if code > format.max_finite:
        return format.overflow_code(value.negative)
    return code | (format.sign_bit if value.negative else 0)


def sum_code(policy, terms, result, types=None, start=None, rounding="nearest-even"):
    """The code in `result` of a sum of terms. `types`: of products and of sums under `element`."""
    ROUNDING[0] = rounding
    try:
        return by_policy(policy, terms, result, types, start)
    finally:
        ROUNDING[0] = "nearest-even"


def by_policy(policy, terms, result, types, start):
    format, types = float_format(result), [float_format(x) for x in types or (result, result)]
    partial, blocks = split(policy)
    if not blocks:
        total = partial_sum(partial, terms, types, start)
    else:
        length, wide = int(blocks[1]), float_format(blocks[2])
        total = ZERO if start is None else rounded(wide, start)
        for first in range(0, len(terms), length):
            part = partial_sum(partial, terms[first:first + length], types, None)
            total = rounded(wide, plus(total, rounded(wide, part)))
    code = encoded(format, NAN if total.is_nan else total)
    return format.nan_code() if format.is_nan_code(code) else code


def split(policy):
    """The partial policy and the fields of `block:N:TYPE`."""
    parts = policy.split("+")
    blocks = [part.split(":") for part in parts if part.startswith("block")]
    partial = [part for part in parts if not part.startswith("block")]
    return (partial or ["element"])[0], (blocks or [None])[0]


def partial_sum(policy, terms, types, start):
    if policy == "exact":
        total = ZERO if start is None else start
        for a, b in terms:
            total = plus(total, product(a, b))
        return total
    if policy.startswith("trunc"):
        return truncated(policy, terms, ZERO if start is None else start)
    multiply, add = types if policy == "element" else [float_format(policy)] * 2
    total = ZERO if start is None else rounded(add, start)
    for a, b in terms:
        if policy == "element":
            a, b = rounded(multiply, a), rounded(multiply, b)
        total = rounded(add, plus(total, rounded(add, rounded(multiply, product(a, b)))))
    return total


def truncated(policy, terms, total):
    fields = dict(field.split(":") for field in policy.split(","))
    bits, group = int(fields["trunc"]), int(fields.get("group", 32))
    for first in range(0, len(terms), group):
        products = [product(a, b) for a, b in terms[first:first + group]] + [total]
        if not all(x.is_finite for x in products):
            total = ZERO
            for x in products:
                total = plus(total, x if not x.is_finite else ZERO)
            continue
        largest = max(x.magnitude for x in products)
        if largest == 0:
            total = ZERO
            continue
        unit = Fraction(2) ** (power(largest) + 1 - bits)
        kept = sum((cut(x.signed, unit) for x in products), Fraction(0))
        if kept != 0:
            kept = cut(kept, Fraction(2) ** (power(abs(kept)) + 1 - bits))
        total = Value(kept < 0, abs(kept))
    return total


def power(x):
    """The exponent of the power of two at or below x > 0."""
    exponent = x.numerator.bit_length() - x.denominator.bit_length()
    return exponent if Fraction(2) ** exponent <= x else exponent - 1


def cut(x, unit):
    """The multiple of the unit next to x toward zero."""
    multiple = abs(x) // unit * unit
    return -multiple if x < 0 else multiple


# Algorithms

def parts(value, name, count):
    """The first parts of a finite value or special one: rounded, the rest rounded, and so on."""
    format = float_format(name)
    found = []
    for _ in range(count):
        head = rounded(format, value)
        if value.is_finite and head.is_infinite and value.magnitude < format.magnitude(format.infinity):
            head = Value(value.negative, format.magnitude(format.max_finite))
        found.append(head)
        value = plus(value, Value(not head.negative, head.magnitude)) if head.is_finite else ZERO
    return found


PASSES = {
    1: [(0, 0)],
    3: [(1, 0), (0, 1), (0, 0)],
    6: [(2, 0), (1, 1), (0, 2), (1, 0), (0, 1), (0, 0)],
    9: [(2, 2), (2, 1), (1, 2), (2, 0), (1, 1), (0, 2), (1, 0), (0, 1), (0, 0)],
}


def algorithm_code(terms, result, lhs, rhs, accumulation, operations, policy="element"):
    """The code of a sum of products by a dot algorithm; a policy other than element adds its way."""
    count = 1 + max(a for a, _ in PASSES[operations])
    split_terms = [(parts(a, lhs, count), parts(b, rhs, count)) for a, b in terms]
    passes = [[(a[i], b[j]) for a, b in split_terms] for i, j in PASSES[operations]]
    partial, blocks = split(policy)
    if partial == "element":
        policy = accumulation + (f"+{':'.join(blocks)}" if blocks else "")
    every = [term for terms in passes for term in terms]
    special = not finite_sum(policy, every)
    return sum_code(policy, passes[-1] if special else every, result)


def finite_sum(policy, terms):
    """Whether a sum is finite before it is rounded to the result's type."""
    wide = float_format("f64")
    return wide.decode(sum_code(policy, terms, "f64")).is_finite


def elements(values):
    """Terms of a reduction."""
    return [(value, ONE) for value in values]
