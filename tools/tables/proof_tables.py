#!/usr/bin/env python3
"""Tables of correctly rounded results, for tests/proof: proven by interval arithmetic.

    proof_tables.py decode | unary | wide | binary | sampled     print a table of tests/proof/tables
    proof_tables.py row TYPE OP [ROW]                  print operands and results of a row, one a line

Functions are evaluated by Arb (python-flint), whose results are intervals that contain the true
value. The precision grows until both ends round to the same code; where they never do, the true
value is shown to be the middle between two codes, exactly. No estimate of an error is made by hand.

* decode: the value of each code, from ml_dtypes where it has the format, else exact Fractions;
* unary: the codes of every function at every code of the small types;
* wide: the same of f16 and bf16, as a checksum for each 256 codes;
* binary: functions of two operands at every pair of codes of the small types, a checksum a left operand;
* sampled: functions of f32, and those of two operands of f16 and bf16, at pseudo-random operands.

A row is 256 operands (fewer in types of fewer bits): those of one checksum. `checksum` is a sum, so
that a single wrong code can be found from its difference.
"""

import sys
from fractions import Fraction

import numpy
from flint import arb, ctx, fmpz

from tools.oracle.formats import float_format
from tools.oracle.oracle import dtype_of

SMALL = ["f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E3M4", "f8E4M3", "f8E4M3B11FNUZ", "f8E4M3FN",
         "f8E4M3FNUZ", "f8E5M2", "f8E5M2FNUZ", "f8E8M0FNU"]
WIDE = ["f16", "bf16"]
# by the grammar of names: every suffix, extreme field widths, odd biases
NAMED = ["f3E1M1", "f3E3M0FNU", "f3E3M0U", "f4E3M0", "f4E3M0FN", "f4E3M0F", "f5E1M3F", "f6E3M2", "f6E3M2F",
         "f6E2M3", "f8E4M3B9FN", "f8E4M3B0", "f8E4M3UZ", "f8E4M3B5FNUZ", "f8E4M3B20FNUZ", "f8E5M2B9FN",
         "f8E5M2B1FNUZ", "f8E5M3FNU", "f8E5M3U", "f8E5M3FU", "f8E6M1FN", "f8E7M0FN", "f8E2M5FNUZ", "f8E1M6",
         "f7E3M3FN", "f10E8M1FN", "f9E8M1U", "f12E5M6", "f12E10M1", "f16E6M9", "f16E8M7FNUZ", "f16E4M11FN"]


# ---- values and codes ----


class Number:
    """An exact dyadic number other than zero: a sign, and mantissa * 2^exponent."""

    def __init__(self, mantissa, exponent):
        self.negative, self.mantissa, self.exponent = mantissa < 0, abs(mantissa), exponent

    def fraction(self):
        sign = -1 if self.negative else 1
        return sign * Fraction(self.mantissa) * Fraction(2) ** self.exponent

    def ball(self):
        """As an interval of no width."""
        value = arb(fmpz(self.mantissa)) * arb(2) ** self.exponent
        assert value.is_exact()
        return -value if self.negative else value


class Special:
    """NaN, an infinity or a zero."""

    def __init__(self, kind, negative=False):
        self.kind, self.negative = kind, negative


NAN, ZERO, MINUS_ZERO = Special("nan"), Special("zero"), Special("zero", True)
INFINITY, MINUS_INFINITY = Special("infinity"), Special("infinity", True)
ONE, MINUS_ONE, TWO = Number(1, 0), Number(-1, 0), Number(2, 0)


def decode(format, code):
    value = format.decode(code)
    if value.is_nan:
        return NAN
    if value.is_infinite:
        return Special("infinity", value.negative)
    if value.is_zero:
        return Special("zero", value.negative and format.zero == "signed")
    numerator, denominator = value.signed.numerator, value.signed.denominator
    return Number(numerator, 1 - denominator.bit_length())


def encode(format, value):
    """The code of a value, rounded once by the rules for results of operations: NaN is canonical."""
    if isinstance(value, Number):
        return encode_number(format, value)
    if value.kind == "nan":
        return format.nan_code()
    if value.kind == "infinity":
        return overflow(format, value.negative)
    return encode_zero(format, value.negative)


def encode_zero(format, negative):
    if format.zero == "none":
        return format.nan_code()
    return format.sign_bit if negative and format.zero == "signed" else 0


def overflow(format, negative):
    if negative and not format.signed:
        return format.nan_code()
    code = format.overflow_code(negative)
    return format.nan_code() if format.is_nan_code(code) else code


def encode_number(format, number):
    if number.negative and not format.signed:
        return format.nan_code()
    mantissa, exponent = number.mantissa, number.exponent
    top = mantissa.bit_length() - 1 + exponent
    if top > 2000:
        return overflow(format, number.negative)
    if top < -2000:
        mantissa, exponent, top = 1, -2000, -2000
    zeroless = format.zero == "none"
    smallest = -format.bias if zeroless else 1 - format.bias
    scale = max(top, smallest)
    steps, lost = shifted(mantissa, scale - format.mantissa_bits - exponent)
    half = 0 if lost is None else (lost > 0) - (lost < 0)
    steps += half > 0 or half == 0 and lost is not None and steps & 1
    magnitude = steps + (scale - smallest << format.mantissa_bits)
    if zeroless:
        magnitude = max(magnitude - (1 << format.mantissa_bits), 0)
    if magnitude > format.max_finite:
        return overflow(format, number.negative)
    if magnitude == 0 and not zeroless:
        return encode_zero(format, number.negative)
    return magnitude | (format.sign_bit if number.negative else 0)


def shifted(mantissa, places):
    """mantissa / 2^places as an integer, and what is lost against a half (None: nothing is lost)."""
    if places <= 0:
        return mantissa << -places, None
    rest = mantissa & ((1 << places) - 1)
    return mantissa >> places, (rest - (1 << places - 1)) if rest else None


# ---- rounding of intervals ----


PRECISIONS = (80, 160, 400, 1000, 3000)


def rounded(format, evaluate, negative=False, exact=None):
    """The code of the true value that `evaluate` encloses; `negative` is its sign where the
    enclosure contains zero. `exact(candidate)` says whether the true value is that Fraction."""
    for precision in PRECISIONS:
        ctx.prec = precision
        ball = evaluate()
        if not ball.is_finite():
            continue
        low, high = (end(ball, negative, side) for side in ("lower", "upper"))
        code = encode_number(format, low)
        if code == encode_number(format, high):
            return code
    candidate = Number(*map(int, ball.mid().man_exp())).fraction()
    candidate = candidate.limit_denominator(1 << 40)
    if exact is None or not exact(candidate):
        raise ValueError(f"undecided: {ball}")
    return encode_number(format, Number(candidate.numerator, 1 - candidate.denominator.bit_length()))


TINY = 10**9


def end(ball, negative, side):
    """An end of an interval as a Number; beyond zero it is next to zero on the true value's side."""
    mantissa, exponent = map(int, getattr(ball, side)().man_exp())
    beyond = mantissa <= 0 if not negative else mantissa >= 0
    if mantissa == 0 or beyond and bool(ball.contains(0)):
        return Number(-1 if negative else 1, -TINY)
    return Number(mantissa, exponent)


# ---- functions of one operand ----


class Function:
    """A function: an interval at a number, and values where there is something special.

    `zeros` and `infinities` are the values at (+, -); None for zeros: the zero itself. `at` gives
    a value at a Fraction, or None. `negative` says the sign of the value at a Fraction.
    """

    def __init__(self, ball, zeros=None, infinities=(NAN, NAN), at=lambda x: None,
                 negative=lambda x: x < 0, exact=None):
        self.ball, self.zeros, self.infinities = ball, zeros, infinities
        self.at, self.negative, self.exact = at, negative, exact

    def code(self, format, x):
        if isinstance(x, Special):
            return encode(format, self.special(x))
        fraction = x.fraction()
        value = self.at(fraction)
        if value is not None:
            return encode(format, value)
        ball = lambda: self.ball(x.ball())
        exact = self.exact and (lambda candidate: self.exact(fraction, candidate))
        return rounded(format, ball, self.negative(fraction), exact)

    def special(self, x):
        if x.kind == "nan":
            return NAN
        if x.kind == "infinity":
            return self.infinities[x.negative]
        return x if self.zeros is None else self.zeros[x.negative]


def outside(low, high, at_low=None, at_high=None):
    """NaN outside [low, high], which may be None."""
    def at(x):
        if low is not None and x < low or high is not None and x > high:
            return NAN
        return at_low if x == low else at_high if x == high else None
    return at


def poles(value, roots=()):
    return lambda x: value if x <= 0 and x.denominator == 1 else ZERO if x in roots else None


def positive(_):
    return False


def cbrt(x):
    return x.root(3) if x > 0 else -((-x).root(3))


def bessel_i1e(x):
    return arb(abs(x)).bessel_i(1, scaled=True) * (1 if x > 0 else -1)


def lgamma(x):
    if x > 0:
        return x.lgamma()
    return (arb.pi() / abs(x.sin_pi())).log() - (1 - x).lgamma()


def half_pi(negative):
    ctx.prec = 200
    mantissa, exponent = map(int, (arb.pi() / 2).lower().man_exp())
    return Number(-mantissa if negative else mantissa, exponent)


HALF_PI, MINUS_HALF_PI = half_pi(False), half_pi(True)
BOTH = (INFINITY, MINUS_INFINITY)

UNARY = {
    "stablehlo.exponential": Function(arb.exp, (ONE, ONE), (INFINITY, ZERO), negative=positive),
    "stablehlo.exponential_minus_one": Function(arb.expm1, None, (INFINITY, MINUS_ONE)),
    "stablehlo.log": Function(arb.log, (MINUS_INFINITY, MINUS_INFINITY), (INFINITY, NAN),
                              lambda x: NAN if x < 0 else ZERO if x == 1 else None),
    "stablehlo.log_plus_one": Function(arb.log1p, None, (INFINITY, NAN), outside(-1, None, MINUS_INFINITY)),
    "stablehlo.sine": Function(arb.sin),
    "stablehlo.cosine": Function(arb.cos, (ONE, ONE)),
    "stablehlo.tan": Function(arb.tan),
    "stablehlo.tanh": Function(arb.tanh, None, (ONE, MINUS_ONE)),
    "stablehlo.cbrt": Function(cbrt, None, BOTH, exact=lambda x, y: y**3 == x),
    "stablehlo.sqrt": Function(arb.sqrt, None, (INFINITY, NAN), outside(0, None), exact=lambda x, y: y**2 == x),
    "stablehlo.rsqrt": Function(arb.rsqrt, BOTH, (ZERO, NAN), outside(0, None), exact=lambda x, y: y**2 * x == 1),
    "chlo.acos": Function(arb.acos, (HALF_PI, HALF_PI), at=outside(-1, 1, at_high=ZERO), negative=positive),
    "chlo.acosh": Function(arb.acosh, (NAN, NAN), (INFINITY, NAN), outside(1, None, ZERO)),
    "chlo.asin": Function(arb.asin, at=outside(-1, 1)),
    "chlo.asinh": Function(arb.asinh, None, BOTH),
    "chlo.atan": Function(arb.atan, None, (HALF_PI, MINUS_HALF_PI)),
    "chlo.atanh": Function(arb.atanh, at=outside(-1, 1, MINUS_INFINITY, INFINITY)),
    "chlo.bessel_i1e": Function(bessel_i1e, None, (ZERO, MINUS_ZERO)),
    "chlo.cosh": Function(arb.cosh, (ONE, ONE), (INFINITY, INFINITY), negative=positive),
    "chlo.digamma": Function(arb.digamma, (NAN, NAN), (INFINITY, NAN), poles(NAN)),
    "chlo.erf": Function(arb.erf, None, (ONE, MINUS_ONE)),
    "chlo.erf_inv": Function(arb.erfinv, at=outside(-1, 1, MINUS_INFINITY, INFINITY)),
    "chlo.erfc": Function(arb.erfc, (ONE, ONE), (ZERO, TWO), negative=positive),
    "chlo.lgamma": Function(lgamma, (INFINITY, INFINITY), (INFINITY, INFINITY), poles(INFINITY, (1, 2))),
    "chlo.sinh": Function(arb.sinh, None, BOTH),
}


def logistic(format, x):
    """1 / (1 + exponential(-x)), each step rounded."""
    minus_x = decode(format, encode(format, negated(x)))
    power = decode(format, UNARY["stablehlo.exponential"].code(format, minus_x))
    return reciprocal(format, decode(format, one_plus(format, power)))


def negated(x):
    if isinstance(x, Number):
        return Number(x.mantissa if x.negative else -x.mantissa, x.exponent)
    return Special(x.kind, not x.negative)


def one_plus(format, x):
    """Of what is not below zero."""
    if isinstance(x, Special):
        return encode(format, ONE if x.kind == "zero" else x)
    exponent = min(x.exponent, 0)
    return encode(format, Number((x.mantissa << x.exponent - exponent) + (1 << -exponent), exponent))


def reciprocal(format, x):
    """Of what is not below zero: 300 bits, the last one stands for all that follow."""
    if isinstance(x, Special):
        return encode(format, {"zero": INFINITY, "infinity": ZERO, "nan": NAN}[x.kind])
    quotient, rest = divmod(1 << 300 + x.mantissa.bit_length(), x.mantissa)
    return encode(format, Number(2 * quotient + (rest > 0), -301 - x.mantissa.bit_length() - x.exponent))


def unary_code(format, op, code):
    x = decode(format, code)
    return logistic(format, x) if op == "stablehlo.logistic" else UNARY[op].code(format, x)


UNARY_OPS = [*UNARY, "stablehlo.logistic"]


# ---- functions of two operands ----


def power(format, x, y):
    if is_zero(y) or isinstance(x, Number) and x.fraction() == 1:
        return encode(format, ONE)
    if is_nan(x) or is_nan(y):
        return encode(format, NAN)
    if is_infinite(y):
        if isinstance(x, Number) and abs(x.fraction()) == 1:
            return encode(format, ONE)
        grows = is_infinite(x) or not is_zero(x) and abs(x.fraction()) > 1
        return encode(format, INFINITY if grows != y.negative else ZERO)
    exponent = y.fraction()
    negative = x.negative and exponent.denominator == 1 and exponent.numerator % 2 == 1
    if isinstance(x, Special):
        return encode(format, Special("infinity" if is_infinite(x) != y.negative else "zero", negative))
    if x.negative and exponent.denominator != 1:
        return encode(format, NAN)
    sign, base = -1 if negative else 1, abs(x.fraction())
    is_exact = lambda result: abs(result) ** exponent.denominator == base**exponent.numerator
    return rounded(format, lambda: abs(x.ball()) ** y.ball() * sign, negative, is_exact)


def atan2(format, y, x):
    if is_nan(y) or is_nan(x):
        return encode(format, NAN)
    if isinstance(y, Number) and isinstance(x, Number):
        return rounded(format, lambda: arb.atan2(y.ball(), x.ball()), y.negative)
    if is_zero(y) or is_infinite(x) and not is_infinite(y):
        if not x.negative:
            return encode(format, Special("zero", y.negative))
        quarters = 4
    else:
        quarters = 2 if not is_infinite(x) else 3 if x.negative else 1
    return rounded(format, lambda: arb.pi() * quarters / 4 * (-1 if y.negative else 1))


def is_nan(x):
    return isinstance(x, Special) and x.kind == "nan"


def is_zero(x):
    return isinstance(x, Special) and x.kind == "zero"


def is_infinite(x):
    return isinstance(x, Special) and x.kind == "infinity"


def hurwitz(s, q):
    """The sum of (q + k)^-s over k >= 0 of intervals of no width, for s > 1: the terms with
    q + k < 0, if any, one by one. Where Arb gives no finite answer (s is huge), the sum lies between
    its first term and that plus the integral."""
    total = arb(0)
    if q < 0:
        below = (-q).ceil()
        first = q + below
        others = 1 - first  # the distances of the terms below zero: this, and 1, 2, ... more
        if first == others and s.unique_fmpz() % 2 == 1:
            return hurwitz(s, first + below)  # they cancel terms above zero
        terms = [(others + k) ** -s for k in range(int(below.unique_fmpz()))] if below < 50 else [
            hurwitz(s, others), -hurwitz(s, others + below)]
        total = sum(terms, arb(0)) * (1 if s.unique_fmpz() % 2 == 0 else -1)
        q = first
    rest = s.zeta(q) if s < 1 << 24 else arb("nan")
    if not rest.is_finite():
        first = q ** -s
        rest = first.union(first * (1 + q / (s - 1)))
    return total + rest


def zeta(format, x, q):
    if is_nan(x) or is_nan(q) or is_below_one(x):
        return encode(format, NAN)
    if is_infinite(x):
        return encode(format, power_at_infinity(q))
    s = x.fraction()
    if s == 1:
        return encode(format, INFINITY)
    special = zeta_special(s, q)
    if special is not None:
        return encode(format, special)
    return rounded(format, lambda: hurwitz(x.ball(), q.ball()))


def is_below_one(x):
    return x.negative or is_zero(x) or isinstance(x, Number) and x.fraction() < 1


def power_at_infinity(q):
    """The limit of zeta(x, q) for x to infinity."""
    if is_zero(q) or q.negative:
        return NAN
    if is_infinite(q) or q.fraction() > 1:
        return ZERO
    return ONE if q.fraction() == 1 else INFINITY


def zeta_special(s, q):
    """zeta where it is no finite sum: at infinity, at the poles, and where powers are not real."""
    if is_infinite(q):
        return ZERO if not q.negative else INFINITY if s % 2 == 0 else NAN
    if is_zero(q) or q.negative and q.fraction().denominator == 1:
        return INFINITY if s % 2 == 0 else NAN
    return NAN if q.negative and s.denominator != 1 else None


def polygamma(format, n, x):
    if is_nan(n) or is_nan(x) or is_infinite(n) or n.negative and not is_zero(n):
        return encode(format, NAN)
    order = 0 if is_zero(n) else n.fraction()
    if order == 0:
        return UNARY["chlo.digamma"].code(format, x)
    if order.denominator != 1:
        return encode(format, NAN)
    special = zeta_special(order + 1, x)
    even = order % 2 == 0
    if special is not None:
        flipped = even and special.kind != "nan"
        return encode(format, negated(special) if flipped else special)
    sign = -1 if even else 1

    def ball():
        s = n.ball() + 1
        return factorial(s) * hurwitz(s, x.ball()) * sign
    return rounded(format, ball, even)


def factorial(s):
    """Gamma of an integer."""
    return s.gamma() if s < 1 << 17 else s.lgamma().exp()


BINARY = {"stablehlo.power": power, "stablehlo.atan2": atan2, "chlo.polygamma": polygamma, "chlo.zeta": zeta}


def binary_code(format, op, lhs, rhs):
    return BINARY[op](format, decode(format, lhs), decode(format, rhs))


# ---- tables ----


def checksum(codes):
    """The sum of a hash of each code at its place, modulo 2^32."""
    places = numpy.arange(len(codes), dtype=numpy.uint64) << numpy.uint64(32)
    mixed = (places | numpy.array(codes, dtype=numpy.uint64)) + numpy.uint64(1)
    mixed *= numpy.uint64(0x9E3779B97F4A7C15)
    mixed ^= mixed >> numpy.uint64(29)
    mixed *= numpy.uint64(0xBF58476D1CE4E5B9)
    return int((mixed >> numpy.uint64(32)).sum()) & 0xFFFFFFFF


def row(name, op, number):
    """The operands of a row and their results."""
    format = float_format(name)
    if (name, op) in SAMPLED:
        operands = [sample(name, op, 256 * number + place) for place in range(256)]
        function = binary_code if op in BINARY else unary_code
        return operands, [function(format, op, *codes) for codes in operands]
    if op in BINARY:
        codes = range(1 << format.width)
        return [(number, rhs) for rhs in codes], [binary_code(format, op, number, rhs) for rhs in codes]
    codes = range(number << 8, min(number + 1 << 8, 1 << format.width))
    return [(code,) for code in codes], [unary_code(format, op, code) for code in codes]


def checksums(name, op, rows):
    return "".join(f"{checksum(row(name, op, number)[1]):08x}" for number in range(rows))


SAMPLED = {**{("f32", op): 256 for op in UNARY_OPS},
           **{(name, op): 64 for name in ("f32", "f16", "bf16") for op in BINARY}}


def sample(name, op, index):
    """The operands at a place of a sample."""
    if op not in BINARY:
        return (sample_code(name, index),)
    lhs, rhs = sample_code(name, 2 * index), sample_code(name, 2 * index + 1)
    if op == "chlo.polygamma":
        order = index % 12
        lhs = encode(float_format(name), Number(order, 0) if order else ZERO)
    return lhs, rhs


def sample_code(name, index):
    """A pseudo-random code: any bits, or (three quarters, but not of f16) of magnitude 2^-14 to 2^10."""
    mixed = splitmix(index)
    if name == "f16":
        return mixed >> 48
    exponent = 113 + (mixed >> 32) % 24
    near = mixed >> 63 << 31 | exponent << 23 | mixed & 0x7FFFFF
    code = near if index % 8 > 1 else mixed >> 32
    return code if name == "f32" else code >> 16


def splitmix(index):
    mask = (1 << 64) - 1
    mixed = (index + 1) * 0x9E3779B97F4A7C15 & mask
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & mask
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & mask
    return mixed ^ mixed >> 31


def value_text(value):
    """A value as an odd number and the exponent of the power of two that it multiplies."""
    if isinstance(value, Special):
        return ("-" if value.negative and value.kind != "nan" else "") + {"infinity": "inf", "zero": "0"}.get(
            value.kind, "nan")
    mantissa, exponent = value.mantissa, value.exponent
    while mantissa % 2 == 0:
        mantissa, exponent = mantissa // 2, exponent + 1
    return f"{'-' if value.negative else ''}{mantissa}p{exponent}"


def native(values):
    """The values of an array of f64."""
    for value in values.astype(numpy.float64).tolist():
        if value != value:
            yield NAN
        elif value in (float("inf"), float("-inf")):
            yield Special("infinity", value < 0)
        elif value == 0:
            yield Special("zero", str(value)[0] == "-")
        else:
            numerator, denominator = value.as_integer_ratio()
            yield Number(numerator, 1 - denominator.bit_length())


def decoded(name):
    """All values of a format."""
    format = float_format(name)
    dtype = dtype_of(name) if name in SMALL + WIDE else None
    if dtype is None:
        return [decode(format, code) for code in range(1 << format.width)]
    word = numpy.uint8 if format.width <= 8 else numpy.uint16
    with numpy.errstate(invalid="ignore"):
        return list(native(numpy.arange(1 << format.width).astype(word).view(dtype)))


def hashed(text):
    """FNV-1a of 32 bits."""
    digest = 0x811C9DC5
    for byte in text.encode():
        digest = (digest ^ byte) * 0x01000193 & 0xFFFFFFFF
    return digest


def print_decode():
    """A line a format: its values in order of their codes, or a hash of the text of each 256."""
    for name in [*SMALL, *WIDE, *NAMED]:
        texts = [value_text(value) for value in decoded(name)]
        if len(texts) > 256:
            lines = [" ".join(texts[start:start + 256]) for start in range(0, len(texts), 256)]
            texts = [f"#{hashed(line):08x}" for line in lines]
        print(name, *texts)


def print_unary():
    """A line a type and op: the codes, two digits each."""
    for name in SMALL:
        for op in UNARY_OPS:
            print(name, op, "".join(f"{code:02x}" for code in row(name, op, 0)[1]), flush=True)


def print_wide():
    """A line a type and op: a checksum, eight digits, of each 256 codes."""
    for name in WIDE:
        for op in UNARY_OPS:
            print(name, op, checksums(name, op, 256), flush=True)


def print_binary():
    """A line a type and op: a checksum, eight digits, of each left operand's row."""
    for name in SMALL:
        for op in BINARY:
            print(name, op, checksums(name, op, 1 << float_format(name).width), flush=True)


def print_sampled():
    """A line a type and op: a checksum, eight digits, of each 256 operands."""
    for (name, op), rows in SAMPLED.items():
        print(name, op, checksums(name, op, rows), flush=True)


TABLES = {"sampled": print_sampled, "decode": print_decode, "unary": print_unary, "wide": print_wide, "binary": print_binary}


def main():
    match sys.argv[1:]:
        case [table] if table in TABLES:
            print(f"# tools/tables/proof_tables.py {table}: {' '.join(TABLES[table].__doc__.split())}")
            TABLES[table]()
        case ["row", name, op, *number]:
            operands, codes = row(name, op, int(number[0], 0) if number else 0)
            for operand, code in zip(operands, codes):
                print(*(f"{x:#x}" for x in operand), f"{code:#x}")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
