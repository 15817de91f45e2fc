"""Prints the polynomials of crates/floats/src/numeric/vector_math as Rust constants, with their errors (needs mpmath).

Each is mpmath's Chebyshev interpolation on the interval of its argument, of the least degree whose error
is below the bound; coefficients are rounded to f64. Errors are absolute; where the polynomial is a
correction, c in 1 + z c(z), the relative error of the whole is smaller by z.

    python tools/tables/lane_polynomials.py
"""

from mpmath import (asin, atan, atanh, cbrt, chebyfit, cos, erf, erfc, erfinv, exp, expm1, log, mp, mpf,
                    pi, sin, sqrt, tan)

mp.dps = 50
WIDER = mpf("1.0005")  # reductions of arguments round
HALF_LOG_2 = log(2) / 2 * WIDER


def constant(name, values):
    lines = "".join(f"    {float(value)!r},\n" for value in values)
    return f"const {name}: [f64; {len(values)}] = [\n{lines}];\n"


def polynomial(name, meaning, function, interval, bits):
    for count in range(3, 40):
        coefficients, error = chebyfit(function, interval, count, error=True)
        if error < mpf(2) ** -bits:
            break
    print(f"/// {meaning}, to 2^{float(log(error, 2)):.1f}.")
    print(constant(name, coefficients[::-1]))


def even(function, at_zero):
    """A function of z = x^2, whose formula is 0 / 0 at 0."""
    return lambda z: function(sqrt(z), z) if z > mpf(10) ** -12 else at_zero


def parts(value, bits, count):
    """A sum of floats that have so many bits each, the last one all."""
    for _ in range(count - 1):
        exponent = int(mp.floor(log(value, 2))) + 1 - bits
        part = mp.floor(value / mpf(2) ** exponent) * mpf(2) ** exponent
        yield part
        value -= part
    yield value


def scaled_erfc(t):
    x = 4 * (1 + t) / (1 - t)
    return exp(x * x) * erfc(x)


polynomial("EXPONENTIAL", "e^r", exp, [-HALF_LOG_2, HALF_LOG_2], 41)
polynomial("MINUS_ONE", "(e^r - 1) / r", lambda r: expm1(r) / r if abs(r) > mpf(10) ** -20 else mpf(1),
           [-HALF_LOG_2, HALF_LOG_2], 41)
HALF_STEP = log(2) / 32 * WIDER
for name, bits in (("EXPONENTIAL", 34), ("MINUS_ONE", 43)):
    polynomial(name, "Of registers: (e^r - 1 - r) / r^2",
               lambda r: (expm1(r) - r) / r ** 2 if abs(r) > mpf(10) ** -12 else mpf(1) / 2,
               [-HALF_STEP, HALF_STEP], bits)
print("/// Of registers: 2^(j / 16).")
print(constant("ROOTS", [mpf(2) ** (mpf(j) / 16) for j in range(16)]))
LOGARITHM = ((sqrt(mpf(2)) - 1) / (sqrt(mpf(2)) + 1) * WIDER) ** 2
polynomial("ATANH", "(atanh(s) / s - 1) / s^2 by s^2", even(lambda s, z: (atanh(s) / s - 1) / z, mpf(1) / 3),
           [0, LOGARITHM], 45)
print("/// pi/2 in three parts, two of 33 bits.")
print(constant("HALF_PI", list(parts(pi / 2, 33, 3))))
EIGHTH = (pi / 4 * WIDER) ** 2
polynomial("SINE", "(sin(r) / r - 1) / r^2 by r^2", even(lambda r, z: (sin(r) / r - 1) / z, mpf(-1) / 6),
           [0, EIGHTH], 42)
polynomial("COSINE", "(cos(r) - 1) / r^2 by r^2", even(lambda r, z: (cos(r) - 1) / z, mpf(-1) / 2),
           [0, EIGHTH], 42.6)
polynomial("CBRT_INVERSE", "m^(-1/3)", lambda m: 1 / cbrt(m), [1, 2], 12)
polynomial("ATAN", "(atan(t) / t - 1) / t^2 by t^2", even(lambda t, z: (atan(t) / t - 1) / z, mpf(-1) / 3),
           [0, (tan(pi / 8) * WIDER) ** 2], 40)
polynomial("ASIN", "(asin(t) / t - 1) / t^2 by t^2", even(lambda t, z: (asin(t) / t - 1) / z, mpf(1) / 6),
           [0, mpf(1) / 4], 41)
polynomial("ERF", "erf(x) / x by x^2", even(lambda x, z: erf(x) / x, 2 / sqrt(pi)), [0, 1], 44)
polynomial("ERFC", "e^(x^2) erfc(x) by t", scaled_erfc, [mpf(-3) / 5, (mpf("10.2") - 4) / (mpf("10.2") + 4)], 46)


def scaled_inverse(t):
    """erf^-1(x) / x by t, where -log(1 - x^2) = 8 (1 + t)."""
    x = sqrt(-expm1(-8 * (1 + t)))
    return erfinv(x) / x if abs(x) > mpf(10) ** -12 else sqrt(pi) / 2


polynomial("ERF_INVERSE", "erf^-1(x) / x by t", scaled_inverse, [-1, 1], 44)
