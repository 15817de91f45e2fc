"""Writes crates/floats/src/numeric/double_tests.txt: functions of numbers of about 106 bits, by mpmath.

Each line has a function, its operands and its results, all as the parts of pairs of f64, whose sum is the number; a complex
number is two such pairs.

    python tools/tables/double_table.py > crates/floats/src/numeric/double_tests.txt
"""

from mpmath import mp, mpc, mpf

mp.prec = 3000


def pair(value):
    """The nearest f64 of a number, and that of the rest."""
    high = float(value)
    low = float(mpf(value) - mpf(high))
    return f"{high!r} {low!r}"


def written(value):
    return f"{pair(value.real)} {pair(value.imag)}" if isinstance(value, mpc) else pair(value)


def line(name, operands, result):
    print(name, *map(written, operands), "=", written(result))


def number(high, low=0.0):
    return mpf(high) + mpf(low)


COMPLEX = {
    "Exponential": mp.exp,
    "ExponentialMinusOne": lambda z: mp.exp(z) - 1,
    "Log": mp.log,
    "LogPlusOne": lambda z: mp.log(1 + z),
    "Sine": mp.sin,
    "Cosine": mp.cos,
    "Tan": mp.tan,
    "Tanh": mp.tanh,
    "Cbrt": lambda z: mp.exp(mp.log(z) / 3),
    "Sqrt": mp.sqrt,
    "Rsqrt": lambda z: 1 / mp.sqrt(z),
    "Sinh": mp.sinh,
    "Cosh": mp.cosh,
    "Acos": mp.acos,
    "Acosh": mp.acosh,
    "Asin": mp.asin,
    "Asinh": mp.asinh,
    "Atan": mp.atan,
    "Atanh": mp.atanh,
    "Square": lambda z: z * z,
    "Sign": lambda z: z / abs(z),
    "Modulus": lambda z: mp.sqrt(z.real**2 + z.imag**2),
}

POINTS = [
    (0.3, 0.4), (-0.3, 0.4), (0.3, -0.4), (-0.3, -0.4), (1.5, 2.5), (-1.5, -2.5), (3.0, 1e-3), (1e-3, -3.0),
    (1e-9, 2e-9), (1e-20, 3e-5), (0.6, 0.8), (0.7071067811865476, 0.7071067811865475), (1.0, 1e-10),
    (0.99999999, -1e-9), (-0.99999999, 1e-9), (-1.0, 1e-8), (-2.5, 1e-12), (2.5, -1e-12), (20.0, 30.0), (-20.0, 0.1),
    (0.01, 0.141067), (1e-5, 0.004472135955), (1e10, -1e9), (-3e100, 2e100), (1e-200, 1e-180), (33.3, -0.77),
]  # fmt: skip

TWO = {
    "Product": lambda x, y: x * y,
    "Quotient": lambda x, y: x / y,
    "Power": lambda x, y: mp.exp(y * mp.log(x)),
    "Atan2": lambda y, x: mpc(0, -1) * mp.log((x + mpc(0, 1) * y) / mp.sqrt(x * x + y * y)),
}


def complex_lines():
    for name, of in COMPLEX.items():
        for re, im in POINTS:
            result = of(mpc(re, im))
            largest = max(abs(result.real), abs(result.imag)) if isinstance(result, mpc) else abs(result)
            smallest = min(abs(result.real), abs(result.imag)) if isinstance(result, mpc) else abs(result)
            if largest < mpf(10) ** 300 and smallest > mpf(10) ** -250:
                line(name, [mpc(re, im)], result)
    pairs = [((0.3, 0.4), (1.5, -2.5)), ((1.1, 1e-3), (-2.0, 3.0)), ((-5.5, 0.25), (0.5, 1e-6)), ((1e80, 1e79), (1.2, 0.7))]
    for name, of in TWO.items():
        for x, y in pairs:
            line(name, [mpc(*x), mpc(*y)], of(mpc(*x), mpc(*y)))
    # products whose parts cancel
    line("Product", [mpc(1 + 2**-52, 1), mpc(1, 1 - 2**-53)], mpc(1 + 2**-52, 1) * mpc(1, 1 - 2**-53))
    # the second f64 of an operand counts
    for name in ["Exponential", "Log", "Sine", "Asin", "Sqrt", "Tanh"]:
        z = mpc(number(0.3, 1e-18), number(0.4, -2e-18))
        line(name, [z], COMPLEX[name](z))


def bessel_i1e(x):
    return mp.besseli(1, x) * mp.exp(-abs(x))


def real_lines():
    mp.prec = 500
    second = [1.2, 2e-17], [7.7, -3e-16], [0.3, 1e-17]
    for high, low in [(x, 0.0) for x in (1e-12, 0.2, 1.0000001, 1.3, 1.9999, 2.2, 5.5, 30.3, 1e5)] + [tuple(x) for x in second]:
        x = number(high, low)
        line("Lgamma", [x], mp.log(abs(mp.gamma(x))) if x < 1000 else mp.loggamma(x))
        line("Digamma", [x], mp.digamma(x))
        line("BesselI1e", [x], bessel_i1e(x))
    for x in (-0.5, -1.3, -2.4570247382208006, -7.75, -1e-9):
        line("Lgamma", [mpf(x)], mp.log(abs(mp.gamma(mpf(x)))))
        line("Digamma", [mpf(x)], mp.digamma(mpf(x)))
        line("BesselI1e", [mpf(x)], bessel_i1e(mpf(x)))
    # zeros of digamma
    for x in (1.4616321449683623, -0.504083008264455):
        line("Digamma", [mpf(x)], mp.digamma(mpf(x)))
    mp.prec = 300
    for x, low, q in [(2.0, 0.0, 1.0), (3.5, 1e-17, 0.7), (1.01, 0.0, 3.3), (12.0, 0.0, 25.5), (60.25, 0.0, 1.5)]:
        line("Zeta", [number(x, low), mpf(q)], mp.zeta(number(x, low), mpf(q)))
    for n, x, low in [(1, 0.3, 0.0), (1, 4.4, 1e-16), (2, 2.5, 0.0), (5, 33.3, 0.0), (3, -0.7, 0.0)]:
        line("Polygamma", [mpf(n), number(x, low)], mp.polygamma(n, number(x, low)))


complex_lines()
real_lines()
