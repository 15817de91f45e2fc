"""What the elementwise operations mean, in exact arithmetic: one rounding at the end.

Functions of `Value` are exact, or computed by mpmath at 300 bits and snapped to the short dyadic
number beside them where there is one (so that ties and exact results are seen as such). `unary`,
`binary` and `convert` work on codes and round once by the formats' default policies; an operation
that computes returns the canonical NaN.
"""

import math
from fractions import Fraction
from functools import partial

import mpmath

from tools.oracle import chlo_functions
from tools.oracle.chlo_functions import lifted, to_mpf
from tools.oracle.formats import INFINITY, NAN, ONE, ZERO, Format, Integer, Value, value_of

mpmath.mp.prec = 300
HUGE, TINY = Fraction(2) ** 5000, Fraction(1, 2 ** 5000)  # beyond every format


def negated(x):
    return Value(not x.negative, x.magnitude)


def signed_zero(x):
    return Value(x.negative, Fraction(0))


# mpmath and back

def from_mpf(y):
    """The Value of an mpf: exact results of up to 120 bits are recognised."""
    if mpmath.isnan(y):
        return NAN
    if mpmath.isinf(y):
        return Value(y < 0, math.inf)
    sign, mantissa, exponent, size = y._mpf_
    if not mantissa:
        return ZERO
    if exponent + size > 5000:
        return Value(bool(sign), HUGE)
    if exponent + size < -5000:
        return Value(bool(sign), TINY)
    drop = size - 120
    if drop > 0:
        short = (mantissa + (1 << (drop - 1))) >> drop
        if abs(mantissa - (short << drop)).bit_length() < drop - 100:
            mantissa, exponent = short, exponent + drop
    return Value(bool(sign), Fraction(mantissa) * Fraction(2) ** exponent)


real_function = partial(lifted, from_mpf=from_mpf)
MINUS_ONE, MINUS_INFINITY = negated(ONE), negated(INFINITY)


def log_domain(x):
    if x.is_zero:
        return MINUS_INFINITY
    return NAN if x.negative else None


def log1p_domain(x):
    if x.signed == -1:
        return MINUS_INFINITY
    return NAN if x.signed < -1 else None


def sqrt_domain(x):
    if x.is_zero:
        return x
    return NAN if x.negative else None


def rsqrt_domain(x):
    if x.is_zero:
        return Value(x.negative, math.inf)
    return NAN if x.negative else None


def cube_root(x):
    return -mpmath.cbrt(-x) if x < 0 else mpmath.cbrt(x)


def tanh(x):
    return mpmath.tanh(x) if abs(x) < 1000 else mpmath.sign(x) * (1 - mpmath.mpf(2) ** -250)


FUNCTIONS = {
    "cbrt": real_function(cube_root, INFINITY, MINUS_INFINITY, odd=True),
    "cosine": real_function(mpmath.cos, NAN, NAN),
    "exponential": real_function(mpmath.exp, INFINITY, ZERO),
    "exponential_minus_one": real_function(mpmath.expm1, INFINITY, MINUS_ONE, odd=True),
    "log": real_function(mpmath.log, INFINITY, NAN, special=log_domain),
    "log_plus_one": real_function(mpmath.log1p, INFINITY, NAN, odd=True, special=log1p_domain),
    "rsqrt": real_function(lambda x: 1 / mpmath.sqrt(x), ZERO, NAN, special=rsqrt_domain),
    "sine": real_function(mpmath.sin, NAN, NAN, odd=True),
    "sqrt": real_function(mpmath.sqrt, INFINITY, NAN, special=sqrt_domain),
    "tan": real_function(mpmath.tan, NAN, NAN, odd=True),
    "tanh": real_function(tanh, ONE, MINUS_ONE, odd=True),
}


def rounding(to_integer):
    """Lifts a rounding of magnitudes (given the sign) to Values."""
    def rounded(x):
        if not x.is_finite:
            return x
        return Value(x.negative, Fraction(to_integer(x.magnitude, x.negative)))
    return rounded


def sign(x):
    return x if x.is_nan or x.is_zero else Value(x.negative, Fraction(1))


FUNCTIONS |= {
    "ceil": rounding(lambda m, negative: math.floor(m) if negative else math.ceil(m)),
    "floor": rounding(lambda m, negative: math.ceil(m) if negative else math.floor(m)),
    "round_nearest_afz": rounding(lambda m, _: math.floor(m + Fraction(1, 2))),
    "round_nearest_even": rounding(lambda m, _: round(m)),
    "sign": sign,
}


FUNCTIONS |= chlo_functions.FUNCTIONS


# Two operands

def add(x, y):
    if x.is_nan or y.is_nan or (x.is_infinite and y.is_infinite and x.negative != y.negative):
        return NAN
    if x.is_infinite or y.is_infinite:
        return x if x.is_infinite else y
    total = x.signed + y.signed
    if total == 0:
        return Value(x.negative and y.negative, Fraction(0))
    return value_of(total)


def multiply(x, y):
    if x.is_nan or y.is_nan or (x.is_infinite and y.is_zero) or (x.is_zero and y.is_infinite):
        return NAN
    infinite = x.is_infinite or y.is_infinite
    return Value(x.negative != y.negative, math.inf if infinite else x.magnitude * y.magnitude)


def divide(x, y):
    if x.is_nan or y.is_nan or (x.is_infinite and y.is_infinite) or (x.is_zero and y.is_zero):
        return NAN
    negative = x.negative != y.negative
    if x.is_infinite or y.is_zero:
        return Value(negative, math.inf)
    return Value(negative, Fraction(0) if y.is_infinite else x.magnitude / y.magnitude)


def remainder(x, y):
    if x.is_nan or y.is_nan or x.is_infinite or y.is_zero:
        return NAN
    return x if y.is_infinite else Value(x.negative, x.magnitude % y.magnitude)


def order(x):
    """A sort key in which -0 comes before +0."""
    return (x.signed, not x.negative)


def maximum(x, y):
    return NAN if x.is_nan or y.is_nan else max(x, y, key=order)


def minimum(x, y):
    return NAN if x.is_nan or y.is_nan else min(x, y, key=order)


def atan2(y, x):
    if x.is_nan or y.is_nan:
        return NAN
    if y.is_zero:
        return from_signed(mpmath.pi, y.negative) if x.negative else y
    if y.is_infinite:
        angle = mpmath.pi / 2 if not x.is_infinite else mpmath.pi * (3 if x.negative else 1) / 4
        return from_signed(angle, y.negative)
    if x.is_infinite:
        return from_signed(mpmath.pi, y.negative) if x.negative else signed_zero(y)
    angle = mpmath.atan2(to_mpf(Value(False, y.magnitude)), to_mpf(x))
    return from_signed(angle, y.negative)


def from_signed(y, negative):
    return Value(negative, from_mpf(y).magnitude)


def is_odd_integer(y):
    return y.is_finite and y.magnitude.denominator == 1 and y.magnitude.numerator % 2 == 1


def power(x, y):
    """IEEE 754 pow."""
    if y.is_zero or x == ONE:
        return ONE
    if x.is_nan or y.is_nan:
        return NAN
    if y.is_infinite:
        if x.magnitude == 1:
            return ONE
        return INFINITY if (x.magnitude > 1) != y.negative else ZERO
    negative = x.negative and is_odd_integer(y)
    if x.is_zero or x.is_infinite:
        return Value(negative, math.inf if x.is_zero == y.negative else Fraction(0))
    if x.negative and y.magnitude.denominator != 1:
        return NAN
    base, exponent = to_mpf(Value(False, x.magnitude)), to_mpf(y)
    binary_exponent = exponent * mpmath.log(base, 2)
    if abs(binary_exponent) > 6000:  # beyond every format, and perhaps beyond mpmath
        return Value(negative, HUGE if binary_exponent > 0 else TINY)
    return from_signed(mpmath.power(base, exponent), negative)


OPERATIONS = {
    "add": add, "subtract": lambda x, y: add(x, negated(y)), "multiply": multiply, "divide": divide,
    "remainder": remainder, "maximum": maximum, "minimum": minimum, "atan2": atan2, "power": power,
}


# On codes

def computed(format, value):
    """The code of a computed value: NaN is the canonical positive one, that of an overflow too."""
    code = format.encode(value)
    return format.nan_code() if value.is_nan or format.is_nan_code(code) else code


def unary(op, format, code):
    """The code of op(code)."""
    if op in BIT_OPERATIONS:
        return BIT_OPERATIONS[op](format, code)
    if op == "logistic":
        return logistic(format, code)
    return computed(format, FUNCTIONS[op](format.decode(code)))


def negate_bits(format, code):
    if not format.signed:
        return code if format.decode(code).is_zero else format.nan_code()
    if format.zero == "positive" and code & ~format.sign_bit == 0:
        return code
    return code ^ format.sign_bit


def abs_bits(format, code):
    return code if format.is_nan_code(code) and format.nan == "negative zero" else code & ~format.sign_bit


BIT_OPERATIONS = {"negate": negate_bits, "abs": abs_bits, "real": lambda _, code: code}


def logistic(format, code):
    """one / (one + exp(-x)), every step rounded in the type."""
    one = format.encode(ONE)
    exponential = unary("exponential", format, negate_bits(format, code))
    return binary("divide", format, one, binary("add", format, one, exponential))


def binary(op, format, lhs, rhs):
    """The code of op(lhs, rhs)."""
    return computed(format, OPERATIONS[op](format.decode(lhs), format.decode(rhs)))


def clamp(format, low, x, high):
    return binary("minimum", format, binary("maximum", format, low, x), high)


COMPARISONS = {
    "EQ": lambda x, y: x == y, "NE": lambda x, y: x != y, "GE": lambda x, y: x >= y,
    "GT": lambda x, y: x > y, "LE": lambda x, y: x <= y, "LT": lambda x, y: x < y,
}


def compare(direction, kind, lhs, rhs):
    x, y = kind.decode(lhs), kind.decode(rhs)
    if isinstance(kind, Integer):
        return int(COMPARISONS[direction](x, y))
    if x.is_nan or y.is_nan:
        return int(direction == "NE")
    return int(COMPARISONS[direction](x.signed, y.signed))


def integer_binary(op, kind, lhs, rhs):
    """The code of an integer operation; i1 counts as a truth value."""
    x, y = kind.decode(lhs), kind.decode(rhs)
    if kind.width == 1:
        op = {"add": "or", "maximum": "or", "multiply": "and", "minimum": "and"}.get(op, op)
    return INTEGER_OPERATIONS[op](kind, x, y, lhs, rhs)


def integer_divide(kind, x, y):
    """Towards zero; by zero: all ones, as XLA has it."""
    if y == 0:
        return kind.encode(-1)
    return kind.encode(abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1))


def integer_remainder(kind, x, y):
    """With the sign of the dividend; by zero: the dividend, as XLA has it."""
    return kind.encode(x if y == 0 else math.copysign(1, x).__int__() * (abs(x) % abs(y)))


def integer_power(kind, x, y):
    """Modulo 2^width; a negative exponent leaves only the powers of one and minus one."""
    if y >= 0:
        return kind.encode(pow(x, y, 1 << kind.width))
    return kind.encode({1: 1, -1: -1 if y % 2 else 1}.get(x, 0))


INTEGER_OPERATIONS = {
    "add": lambda kind, x, y, *_: kind.encode(x + y),
    "subtract": lambda kind, x, y, *_: kind.encode(x - y),
    "multiply": lambda kind, x, y, *_: kind.encode(x * y),
    "divide": lambda kind, x, y, *_: integer_divide(kind, x, y),
    "remainder": lambda kind, x, y, *_: integer_remainder(kind, x, y),
    "power": lambda kind, x, y, *_: integer_power(kind, x, y),
    "maximum": lambda kind, x, y, *_: kind.encode(max(x, y)),
    "minimum": lambda kind, x, y, *_: kind.encode(min(x, y)),
    "and": lambda kind, x, y, a, b: a & b,
    "or": lambda kind, x, y, a, b: a | b,
    "xor": lambda kind, x, y, a, b: a ^ b,
    "shift_left": lambda kind, x, y, a, b: kind.encode(a << b) if b < kind.width else 0,
    "shift_right_logical": lambda kind, x, y, a, b: a >> b if b < kind.width else 0,
    "shift_right_arithmetic": lambda kind, x, y, a, b:
        kind.encode((a - (a >> (kind.width - 1) << kind.width)) >> min(b, kind.width)),
}


def integer_unary(op, kind, code):
    x = kind.decode(code)
    return {
        "abs": lambda: kind.encode(abs(x)),
        "negate": lambda: kind.encode(-x),
        "not": lambda: kind.encode(~code),
        "sign": lambda: kind.encode((x > 0) - (x < 0)),
        "popcnt": lambda: kind.encode(code.bit_count()),
        "count_leading_zeros": lambda: kind.encode(kind.width - code.bit_length()),
    }[op]()


def convert(source, target, code):
    """The code in `target` of a code in `source` (Formats or Integers)."""
    value = source.decode(code)
    if isinstance(target, Format):
        return target.encode(value if isinstance(source, Format) else value_of(value))
    if isinstance(source, Integer):
        return int(value != 0) if target.width == 1 else target.encode(value)
    if target.width == 1:
        return int(not value.is_zero)
    if value.is_nan:
        return 0
    if value.is_infinite:
        return target.encode(target.minimum if value.negative else target.maximum)
    return target.saturate(math.trunc(value.signed))


def dot(format, lhs, rhs):
    """The contraction of two equally long lists of codes: exact zero, then a rounding each step."""
    total = None
    for x, y in zip(lhs, rhs):
        product = binary("multiply", format, x, y)
        start = ZERO if total is None else format.decode(total)
        total = computed(format, add(start, format.decode(product)))
    return format.encode(ZERO) if total is None else total
