"""The functions of the CHLO dialect on exact Values, by mpmath; for model.py and float_functions.py."""

import math
from fractions import Fraction

import mpmath

from tools.oracle.formats import INFINITY, NAN, ONE, ZERO, Value, value_of

MINUS_INFINITY, MINUS_ONE, TWO = Value(True, math.inf), Value(True, Fraction(1)), value_of(2.0)


def to_mpf(x):
    fraction = x.signed
    return mpmath.mpf(fraction.numerator) / fraction.denominator


def from_mpf(y):
    """The Value of an mpf; far beyond every format a stand-in of the same rounding."""
    sign, mantissa, exponent, bits = y._mpf_
    if not mantissa:
        return ZERO
    if abs(exponent + bits) > 5000:
        return Value(bool(sign), Fraction(2) ** (5000 if exponent > 0 else -5000))
    return Value(bool(sign), Fraction(int(mantissa)) * Fraction(2) ** int(exponent))


def lifted(function, at_infinity, at_minus_infinity, odd=False, special=lambda x: None, from_mpf=from_mpf):
    """Lifts an mpmath function to Values. `special(x)` is a Value at a finite point, or None."""
    def of(x):
        if x.is_nan:
            return NAN
        if x.is_infinite:
            return at_minus_infinity if x.negative else at_infinity
        if odd and x.is_zero:
            return x
        value = special(x)
        return from_mpf(function(to_mpf(x))) if value is None else value
    return of


def within(low, high, at_low=None, at_high=None):
    """The special values of a function that is NaN outside [low, high]."""
    def special(x):
        if x.signed < low or x.signed > high:
            return NAN
        return at_low if x.signed == low else at_high if x.signed == high else None
    return special


def half_pi(negative):
    return Value(negative, from_mpf(mpmath.pi / 2).magnitude)


def cosh(x):
    return mpmath.cosh(x) if abs(x) < 4000 else mpmath.mpf(2) ** 5500


def sinh(x):
    return mpmath.sinh(x) if abs(x) < 4000 else mpmath.sign(x) * mpmath.mpf(2) ** 5500


def almost(value, x):
    """Just below a value in magnitude, with the sign of x."""
    return mpmath.sign(x) * (value - mpmath.mpf(2) ** -150)


def erf(x):
    return mpmath.erf(x) if abs(x) < 9 else almost(1, x)


def erfc(x):
    if x > 60:
        return mpmath.mpf(2) ** -5500
    return mpmath.erfc(x) if x > -9 else 2 - mpmath.mpf(2) ** -150


def erf_inv(x):
    """Newton's iteration on erf from its double."""
    if abs(x) < mpmath.mpf(2) ** -60:
        return x * mpmath.sqrt(mpmath.pi) / 2
    guess = mpmath.erfinv(mpmath.mpf(float(x))) if abs(float(x)) < 1 else mpmath.erfinv(x)
    for _ in range(2):
        guess -= (mpmath.erf(guess) - x) * mpmath.sqrt(mpmath.pi) / 2 * mpmath.exp(guess * guess)
    return guess


def bessel_i1e(x):
    magnitude = abs(x)
    if magnitude < 1000:
        with mpmath.workprec(mpmath.mp.prec + 40):
            value = mpmath.besseli(1, magnitude) * mpmath.exp(-magnitude)
    else:
        total, term, k = mpmath.mpf(1), mpmath.mpf(1), 1
        while abs(term) > mpmath.mpf(2) ** -(mpmath.mp.prec + 10):
            term *= ((2 * k - 1) ** 2 - 4) / (8 * k * magnitude)
            total, k = total + term, k + 1
        value = total / mpmath.sqrt(2 * mpmath.pi * magnitude)
    return mpmath.sign(x) * value


def lgamma(x):
    with mpmath.workprec(2 * mpmath.mp.prec + 200):
        if 0 < abs(x) < mpmath.mpf(2) ** -200:
            return -mpmath.log(abs(x))
        if x > 0:
            return mpmath.loggamma(x)
        return mpmath.log(mpmath.pi / abs(mpmath.sinpi(x))) - mpmath.loggamma(1 - x)


def digamma(x):
    with mpmath.workprec(2 * mpmath.mp.prec + 200):
        if 0 < abs(x) < mpmath.mpf(2) ** -200:
            return -1 / x
        if x > 0:
            return mpmath.digamma(x)
        return mpmath.digamma(1 - x) - mpmath.pi * mpmath.cospi(x) / mpmath.sinpi(x)


def at_poles(value, roots=()):
    """The special values of a function with poles at 0, -1, ..., and where it is exactly zero."""
    def special(x):
        number = x.signed
        if number <= 0 and number.denominator == 1:
            return value
        return ZERO if number in roots else None
    return special


def hurwitz(x, q):
    """The sum of (q + k)^-x; the terms below zero one by one."""
    if isinstance(x, int) and x % 2 and q < 0 and q - mpmath.floor(q) == mpmath.mpf(0.5):
        q = 1 - q  # the terms below zero cancel with those as far above it
    total = mpmath.mpf(0)
    while q < 0:
        total, q = total + q ** -x, q + 1
    return total + mpmath.zeta(x, q)


def zeta(x, q):
    """On Values: NaN for x < 1, and for negative q unless x is an integer."""
    if x.is_nan or q.is_nan or x.signed < 1:
        return NAN
    if x.signed == 1:
        return INFINITY
    if x.is_infinite or q.is_infinite:
        return zeta_at_infinity(x, q)
    if q.signed <= 0 and q.signed.denominator == 1:
        return INFINITY if x.signed % 2 == 0 else NAN
    if q.signed < 0 and x.signed.denominator != 1:
        return NAN
    exponent = int(x.signed) if x.signed.denominator == 1 else to_mpf(x)
    return from_mpf(hurwitz(exponent, to_mpf(q)))


def zeta_at_infinity(x, q):
    """The limits: only the first term counts, and that for positive q; -infinity counts as a pole."""
    if q.signed <= 0:
        return INFINITY if q.is_infinite and not x.is_infinite and x.signed % 2 == 0 else NAN
    if q.signed == 1 and not q.is_infinite:
        return ONE
    return INFINITY if q.signed < 1 else ZERO


def polygamma(n, x):
    """On Values: NaN unless n is an integer of at least 0."""
    if n.is_nan or x.is_nan or n.is_infinite or n.signed < 0 or n.signed.denominator != 1:
        return NAN
    order = int(n.signed)
    if order == 0:
        return FUNCTIONS["digamma"](x)
    value = zeta(Value(False, Fraction(order + 1)), x)
    if value.is_nan or value.is_infinite or x.is_infinite:
        return Value(order % 2 == 0, Fraction(0)) if value.is_zero else value
    sign = 1 if order % 2 else -1
    return from_mpf(sign * mpmath.factorial(order) * hurwitz(order + 1, to_mpf(x)))


UNIT = within(-1, 1)
FUNCTIONS = {
    "acos": lifted(mpmath.acos, NAN, NAN, special=within(-1, 1, at_high=ZERO)),
    "acosh": lifted(mpmath.acosh, INFINITY, NAN, special=within(1, math.inf, at_low=ZERO)),
    "asin": lifted(mpmath.asin, NAN, NAN, odd=True, special=UNIT),
    "asinh": lifted(mpmath.asinh, INFINITY, MINUS_INFINITY, odd=True),
    "atan": lifted(mpmath.atan, half_pi(False), half_pi(True), odd=True),
    "atanh": lifted(mpmath.atanh, NAN, NAN, odd=True,
                    special=within(-1, 1, at_low=MINUS_INFINITY, at_high=INFINITY)),
    "bessel_i1e": lifted(bessel_i1e, ZERO, Value(True, Fraction(0)), odd=True),
    "digamma": lifted(digamma, INFINITY, NAN, special=at_poles(NAN)),
    "lgamma": lifted(lgamma, INFINITY, INFINITY, special=at_poles(INFINITY, (1, 2))),
    "cosh": lifted(cosh, INFINITY, INFINITY),
    "erf": lifted(erf, ONE, MINUS_ONE, odd=True),
    "erf_inv": lifted(erf_inv, NAN, NAN, odd=True,
                      special=within(-1, 1, at_low=MINUS_INFINITY, at_high=INFINITY)),
    "erfc": lifted(erfc, ZERO, TWO),
    "sinh": lifted(sinh, INFINITY, MINUS_INFINITY, odd=True),
}
