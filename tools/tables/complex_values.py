#!/usr/bin/env python3
"""Values of complex functions by mpmath at 2000 bits, for crates/floats/src/numeric/complex_tests.rs.

    complex_values.py        the rows of the test's tables
"""

import mpmath

mpmath.mp.prec = 2000

POINTS = [
    (0.5, 0.25), (-1.5, 2.75), (1e-10, 1e-10), (-1e-10, 1e-5), (0.6, 0.8), (0.6000000001, -0.8),
    (3.0, -1e-20), (-0.75, 1e-3), (40.0, 0.7), (-30.0, -3.0), (1e-300, 1e-300), (1e5, 1.0),
    (-0.5, 0.8660254037844386), (-1e-8, 1.4142135623730950e-4), (1e150, 1e-3), (0.1, 15.0),
]
FUNCTIONS = {
    "Exponential": mpmath.exp, "ExponentialMinusOne": mpmath.expm1, "Log": mpmath.log,
    "LogPlusOne": mpmath.log1p, "Sine": mpmath.sin, "Cosine": mpmath.cos, "Tan": mpmath.tan,
    "Tanh": mpmath.tanh, "Cbrt": lambda z: mpmath.root(z, 3), "Sqrt": mpmath.sqrt,
    "Rsqrt": lambda z: 1 / mpmath.sqrt(z),
}


def nearest(value):
    return float(mpmath.mpf(value))


def row(z):
    re, im = nearest(z.real), nearest(z.imag)
    return f"{re!r}, {im!r}"


def main():
    for name, function in FUNCTIONS.items():
        for re, im in POINTS:
            if abs(re) > 1e4 and name in ("Exponential", "ExponentialMinusOne"):
                continue
            print(f"    (Function::{name}, {re!r}, {im!r}, {row(function(mpmath.mpc(re, im)))}),")
    pairs = list(zip(POINTS, POINTS[3:] + POINTS[:3]))
    for (a, b), (c, d) in pairs:
        print(f"    divide ({a!r}, {b!r}, {c!r}, {d!r}, {row(mpmath.mpc(a, b) / mpmath.mpc(c, d))}),")
    for (a, b), (c, d) in pairs[:9]:
        if abs(c) < 20:
            value = mpmath.power(mpmath.mpc(a, b), mpmath.mpc(c, d))
            print(f"    power ({a!r}, {b!r}, {c!r}, {d!r}, {row(value)}),")
    for (a, b), (c, d) in pairs:
        y, x = mpmath.mpc(a, b), mpmath.mpc(c, d)
        value = -1j * mpmath.log((x + 1j * y) / mpmath.sqrt(x * x + y * y))
        print(f"    atan2 ({a!r}, {b!r}, {c!r}, {d!r}, {row(value)}),")


if __name__ == "__main__":
    main()
