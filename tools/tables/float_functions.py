#!/usr/bin/env python3
"""Digests of correctly rounded functions by mpmath, for crates/floats/src/numeric/functions_tests.rs.

    float_functions.py             a line a format and function: name, function, FNV-1a hash
    float_functions.py --dump FORMAT FUNCTION

The hash runs over the results' codes, two bytes each (low byte first), for every code of the
operand; of Power and Atan2 for every pair, the left operand slowest. Formats of up to 16 bits
(pairs: 8 bits).
"""

import math
import sys
from fractions import Fraction

import mpmath

from tools.oracle import chlo_functions
from tools.oracle.formats import INFINITY, NAN, ONE, Value, float_format, value_of

mpmath.mp.prec = 200
FORMATS = [
    "f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E3M4", "f8E4M3", "f8E4M3B11FNUZ", "f8E4M3FN",
    "f8E4M3FNUZ", "f8E5M2", "f8E5M2FNUZ", "f8E8M0FNU", "f16", "bf16",
]
NEGATIVE_INFINITY = Value(True, math.inf)
UNARY = {
    "Exponential": mpmath.exp, "ExponentialMinusOne": mpmath.expm1, "Log": mpmath.log,
    "LogPlusOne": mpmath.log1p, "Sine": mpmath.sin, "Cosine": mpmath.cos, "Tan": mpmath.tan,
    "Tanh": mpmath.tanh, "Cbrt": mpmath.cbrt, "Sqrt": mpmath.sqrt,
    "Rsqrt": lambda x: 1 / mpmath.sqrt(x),
}
CHLO = {name.title().replace("_", "").replace("I1E", "I1e"): of for name, of in chlo_functions.FUNCTIONS.items()}
AT_POSITIVE_INFINITY = {
    "Exponential": INFINITY, "ExponentialMinusOne": INFINITY, "Log": INFINITY,
    "LogPlusOne": INFINITY, "Sine": NAN, "Cosine": NAN, "Tan": NAN, "Tanh": ONE, "Cbrt": INFINITY,
    "Sqrt": INFINITY, "Rsqrt": value_of(0.0),
}
AT_NEGATIVE_INFINITY = {
    "Exponential": value_of(0.0), "ExponentialMinusOne": value_of(-1.0), "Log": NAN,
    "LogPlusOne": NAN, "Sine": NAN, "Cosine": NAN, "Tan": NAN, "Tanh": value_of(-1.0),
    "Cbrt": NEGATIVE_INFINITY, "Sqrt": NAN, "Rsqrt": NAN,
}


def exact(number):
    """The Value of an mpf; beyond 2^+-2000 a stand-in of the same rounding."""
    sign, mantissa, exponent, bits = number._mpf_
    if mantissa == 0:
        return value_of(0.0)
    if exponent + bits > 2000:
        return Value(bool(sign), Fraction(2) ** 2000)
    if exponent + bits < -2000:
        return Value(bool(sign), Fraction(1, 2**2000))
    return Value(bool(sign), Fraction(int(mantissa)) * Fraction(2) ** int(exponent))


def unary(name, x):
    """The Value of a function at a Value."""
    if x.is_nan:
        return NAN
    if x.is_infinite:
        return (AT_NEGATIVE_INFINITY if x.negative else AT_POSITIVE_INFINITY)[name]
    if x.is_zero:
        if name in ("Exponential", "Cosine"):
            return ONE
        if name == "Log":
            return NEGATIVE_INFINITY
        return Value(x.negative, math.inf) if name == "Rsqrt" else x
    if x.negative and name in ("Log", "Sqrt", "Rsqrt"):
        return NAN
    if name == "LogPlusOne" and x.signed <= -1:
        return NEGATIVE_INFINITY if x.signed == -1 else NAN
    if name == "Cbrt":
        return Value(x.negative, exact(mpmath.cbrt(mpmath.mpf(float(x.magnitude)))).magnitude)
    return exact(UNARY[name](mpmath.mpf(float(x.signed))))


def power(x, y):
    if y.is_zero or x == ONE:
        return ONE
    if x.is_nan or y.is_nan:
        return NAN
    is_integer = y.is_infinite or y.magnitude.denominator == 1
    is_odd = not y.is_infinite and is_integer and y.magnitude.numerator % 2 == 1
    negative = x.negative and is_odd
    if y.is_infinite:
        if x.magnitude == 1:
            return ONE
        return INFINITY if (x.magnitude > 1) != y.negative else value_of(0.0)
    if x.is_zero or x.is_infinite:
        return Value(negative, math.inf if x.is_infinite != y.negative else Fraction(0))
    if x.negative and not is_integer:
        return NAN
    result = mpmath.power(mpmath.mpf(float(x.magnitude)), mpmath.mpf(float(y.signed)))
    return Value(negative, exact(result).magnitude)


def atan2(y, x):
    if x.is_nan or y.is_nan:
        return NAN
    if not (y.is_zero or x.is_zero or y.is_infinite or x.is_infinite):
        return exact(mpmath.atan2(mpmath.mpf(float(y.signed)), mpmath.mpf(float(x.signed))))
    if y.is_zero or (x.is_infinite and not y.is_infinite):
        return Value(y.negative, exact(+mpmath.pi).magnitude if x.negative else Fraction(0))
    quarters = 2 if not (x.is_infinite and y.is_infinite) else 3 if x.negative else 1
    return Value(y.negative, exact(mpmath.pi * quarters / 4).magnitude)


def results(format, name):
    """The codes of a function at every code, or pair of codes."""
    values = [format.decode(code) for code in range(1 << format.width)]
    if name in CHLO:
        computed = (CHLO[name](x) for x in values)
    elif name in UNARY:
        computed = (unary(name, x) for x in values)
    else:
        function = power if name == "Power" else atan2
        computed = (function(x, y) for x in values for y in values)
    for value in computed:
        code = format.encode(value)
        yield format.nan_code() if format.is_nan_code(code) else code


def fnv1a(codes):
    digest = 0xCBF29CE484222325
    for code in codes:
        for byte in code.to_bytes(2, "little"):
            digest = (digest ^ byte) * 0x100000001B3 & (1 << 64) - 1
    return digest


def main():
    if sys.argv[1:2] == ["--dump"]:
        for code in results(float_format(sys.argv[2]), sys.argv[3]):
            print(f"{code:#x}")
        return
    if sys.argv[1:]:
        sys.exit(__doc__)
    for name in FORMATS:
        format = float_format(name)
        for function in [*UNARY, *CHLO, *(["Power", "Atan2"] if format.width <= 8 else [])]:
            print(f'("{name}", "{function}", {fnv1a(results(format, function)):#018x}),', flush=True)


if __name__ == "__main__":
    main()
