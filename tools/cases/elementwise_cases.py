"""Test files of the elementwise operations: tables of every code for the narrow types, edges for the rest."""

import random
from functools import partial

import mpmath

from tools.oracle import model
from tools.cases.cases import BLOB_FROM, Case, Check, literal, numbers, part_of, tensor
from tools.oracle.formats import (COMPLEX, F4, F6, FLOATS, INTEGERS, SIGNED_INTEGERS, Format,
                     element_type, float_format, value_of)

WIDE_FLOATS = ["f16", "bf16", "f32", "f64"]
EXTENDED = ["f16E6M9", "f24E8M15", "f8E5M2B9FN"]
FAULTS = dict.fromkeys(F4 + F6, "the reference turns infinity and NaN into zero here") | {
    "f8E8M0FNU": "the reference mistakes zero, negative values and NaN of this type"}
EXTENDED_FAULT = "jaxlib does not know the type"


def plain(name):
    """A type's name as part of a function's name."""
    return name.replace("complex<", "complex_").replace(">", "")


def all_codes(element):
    """Lines that put every code of a narrow type in %x, and the codes."""
    kind = element_type(element)
    count = 1 << kind.width
    codes = list(range(count))
    if kind.width == 6:
        return [f"%x = stablehlo.constant {literal(tensor(element, codes))}"], codes
    unsigned = f"tensor<{count}xui{kind.width}>"
    lines = [f"%codes = stablehlo.iota dim = 0 : {unsigned}",
             f"%x = stablehlo.bitcast_convert %codes : ({unsigned}) -> tensor<{count}x{element}>"]
    return lines, codes


def given(element, codes, name="%x"):
    return f"{name} = stablehlo.constant {literal(tensor(element, codes))}"


def special_codes(kind):
    """Zeros, subnormals, the smallest normal, the largest, infinities and NaNs."""
    hidden = 1 << kind.mantissa_bits
    magnitudes = [0, 1, hidden - 1, hidden, kind.max_finite]
    if kind.infinity is not None:
        magnitudes.append(kind.infinity)
    codes = [m | s for m in magnitudes for s in sorted({0, kind.sign_bit})]
    if kind.nan == "above":
        codes += [kind.nan_code(), kind.nan_code(True)]
        if kind.infinity is not None and kind.mantissa_bits > 1:
            codes.append(kind.infinity | 1)  # a signalling NaN
    return list(dict.fromkeys(codes))


def codes_near(element, values):
    kind = float_format(element)
    return [kind.encode(value_of(v)) for v in values]


def edges(element, values=(0.1, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 4.0, 10.0, -100.0)):
    return list(dict.fromkeys(special_codes(float_format(element)) + codes_near(element, values)))


def integer_edges(kind):
    if kind.width <= 4:
        return list(range(1 << kind.width))
    values = [0, 1, 2, 7, kind.maximum // 3, kind.maximum, kind.minimum]
    values += [-1, -2, kind.minimum + 1] if kind.signed else [kind.maximum - 1, 1 << (kind.width - 1)]
    return list(dict.fromkeys(kind.encode(v) for v in values))


# One operand

EXACT = ["abs", "ceil", "floor", "negate", "real", "round_nearest_afz", "round_nearest_even", "sign", "sqrt"]
ROUNDINGS = ["ceil", "floor", "round_nearest_afz", "round_nearest_even"]
FLOAT_UNARY = EXACT + ["cbrt", "cosine", "exponential", "exponential_minus_one", "log", "log_plus_one",
                       "logistic", "rsqrt", "sine", "tan", "tanh"]
UNARY_POINTS = {
    "exponential": [0.1, 1.0, -1.0, 5.5, -5.5, 11.0, 11.09, -17.5, 88.7, 88.8, -87.5, -104.0],
    "exponential_minus_one": [0.1, 1e-3, -1e-3, 1.0, -1.0, 5.5, -5.5, 11.0, 88.7, 88.8, -18.0],
    "log": [0.1, 0.5, 0.99, 1.0, -1.0, 1.01, 2.0, 10.0, 1000.0, 60000.0],
    "log_plus_one": [0.1, 1e-3, -1e-3, -0.5, -1.0, -1.5, 1.0, 10.0, 1000.0, 60000.0],
    "logistic": [0.1, -0.1, 1.0, -1.0, 4.0, -4.0, 9.0, -9.0, 17.0, -17.0, 89.0, -89.0],
    "tanh": [0.1, 1e-3, 0.5, -0.5, 1.0, 2.0, -4.0, 8.0, 20.0],
    "sine": [0.1, 1.0, 3.140625, -3.140625, 1.5703125, 22.0, 355.0, 10000.0],
    "cosine": [0.1, 1.0, 3.140625, -3.140625, 1.5703125, 22.0, 355.0, 10000.0],
    "tan": [0.1, 1.0, 3.140625, -3.140625, 1.5703125, 22.0, 355.0, 10000.0],
    "cbrt": [0.1, 1.0, -1.0, 8.0, -27.0, 100.0, 1e-3, 60000.0],
    "sqrt": [0.1, 0.5, 1.0, -1.0, 2.0, 4.0, 2.25, 1000.0, 60000.0],
    "rsqrt": [0.1, 0.5, 1.0, -1.0, 2.0, 4.0, 16.0, 1000.0, 60000.0],
}
ROUNDING_POINTS = [0.25, 0.5, -0.5, 0.75, 1.5, -1.5, 2.5, -2.5, 3.5, -0.25, 4.5, -100.5]


def unary_fault(op, element):
    if op in ROUNDINGS and element in ("f8E3M4", "f6E2M3FN"):
        return "the reference adds a constant that overflows in this type"
    return FAULTS.get(element, "")


def unary_float_case(op, element):
    kind = float_format(element)
    if kind.width <= 8:
        lines, codes = all_codes(element)
        name = f"{op}_of_every_{element}"
    else:
        points = ROUNDING_POINTS if op in ROUNDINGS else UNARY_POINTS.get(op)
        codes = edges(element, points) if points else edges(element)
        lines, name = [given(element, codes)], f"{op}_of_{element}"
    results = [model.unary(op, kind, code) for code in codes]
    how = ("ulp", 1) if element == "f64" and op not in EXACT else "bitwise"
    if op == "logistic" and element == "f64":
        how = ("ulp", 2)
    kind_text = f"tensor<{len(codes)}x{element}>"
    lines.append(f"%r = stablehlo.{op} %x : {kind_text}")
    return Case(name, lines, [Check("%r", tensor(element, results), how)],
                reference=unary_fault(op, element))


def unary_integer_case(op, element):
    kind = element_type(element)
    codes = [0, 1] if element == "i1" else integer_edges(kind)
    lines = [given(element, codes), f"%r = stablehlo.{op} %x : tensor<{len(codes)}x{element}>"]
    results = [model.integer_unary(op, kind, code) for code in codes]
    return Case(f"{op}_of_{element}", lines, [Check("%r", tensor(element, results))])


COMPLEX_POINTS = [0.5 + 1.25j, -1.5 + 0.75j, 2.0 - 0.5j, -0.25 - 3.0j]
COMPLEX_FUNCTIONS = {
    "cbrt": lambda z: mpmath.power(z, mpmath.mpf(1) / 3), "cosine": mpmath.cos, "exponential": mpmath.exp,
    "exponential_minus_one": lambda z: mpmath.exp(z) - 1, "log": mpmath.log,
    "log_plus_one": lambda z: mpmath.log(1 + z), "logistic": lambda z: 1 / (1 + mpmath.exp(-z)),
    "rsqrt": lambda z: 1 / mpmath.sqrt(z), "sine": mpmath.sin, "sqrt": mpmath.sqrt, "tan": mpmath.tan,
    "tanh": mpmath.tanh, "negate": lambda z: -z, "sign": lambda z: z / abs(z),
}


def complex_codes(element, z):
    """The nearest codes of an mpmath complex number."""
    part = float_format(part_of(element))
    return [part.encode(model.from_mpf(mpmath.mpf(p))) for p in (z.real, z.imag)]


COMPLEX_BOUND = {"complex<f32>": 4, "complex<f64>": 8}
# a composition of rounded steps, and a function whose error grows with |exponent * log(base)|
LOOSE_BOUND = {"complex<f32>": 4, "complex<f64>": 32}


def complex_bound(op, element):
    """How many ULP a part may be from the exact value."""
    bounds = LOOSE_BOUND if op in ("logistic", "power") else COMPLEX_BOUND
    return bounds[element]


def complex_unary_case(op, element):
    function = COMPLEX_FUNCTIONS[op]
    results = [complex_codes(element, function(mpmath.mpc(z))) for z in COMPLEX_POINTS]
    how = "bitwise" if op == "negate" else ("ulp", complex_bound(op, element))
    lines = [f"%x = stablehlo.constant {literal(numbers(element, COMPLEX_POINTS))}",
             f"%r = stablehlo.{op} %x : tensor<{len(COMPLEX_POINTS)}x{element}>"]
    return Case(f"{op}_of_{plain(element)}", lines, [Check("%r", tensor(element, results), how)])


UNARY_NOTES = {
    "abs": "clears the sign, also of NaN",
    "ceil": "the least integer that is not less", "floor": "the greatest integer that is not greater",
    "negate": "turns the sign over, also of NaN; formats without -0 keep zero",
    "logistic": "one / (one + exp(-x)), each step rounded in the type",
    "sign": "keeps the sign of zero", "round_nearest_afz": "ties go away from zero",
    "round_nearest_even": "ties go to even", "sqrt": "correctly rounded; keeps -0",
    "real": "a real number is its own real part",
}
INTEGER_UNARY = {"abs": SIGNED_INTEGERS, "negate": INTEGERS, "sign": SIGNED_INTEGERS,
                 "not": ["i1"] + INTEGERS, "popcnt": INTEGERS, "count_leading_zeros": INTEGERS}


def unary_file(op):
    cases = [unary_float_case(op, element) for element in FLOATS if op in FLOAT_UNARY]
    cases += [unary_integer_case(op, element) for element in INTEGER_UNARY.get(op, [])]
    if op in COMPLEX_FUNCTIONS:
        cases += [complex_unary_case(op, element) for element in COMPLEX]
    if op == "abs":
        cases += [complex_abs_case(element) for element in COMPLEX]
    if op == "real":
        cases += [complex_part_case(op, element) for element in COMPLEX]
    return UNARY_NOTES.get(op, ""), cases


def imag_file():
    cases = [imag_of_real_case(element) for element in FLOATS if element != "f8E8M0FNU"]
    return "the imaginary part of a real number is zero", cases + [complex_part_case("imag", element) for element in COMPLEX]


def unary_files():
    """op -> a function that makes its file."""
    files = {op: partial(unary_file, op) for op in FLOAT_UNARY + ["not", "popcnt", "count_leading_zeros"]}
    return files | {"imag": imag_file, "is_finite": lambda: (
        "neither infinity nor NaN", [is_finite_case(element) for element in FLOATS])}


def complex_abs_case(element):
    values = [3.0 + 4.0j, -5.0 + 12.0j, 0.0 - 2.0j, 0.5 + 1.25j]
    part = part_of(element)
    results = [float_format(part).encode(model.from_mpf(abs(mpmath.mpc(z)))) for z in values]
    lines = [f"%x = stablehlo.constant {literal(numbers(element, values))}",
             f"%r = stablehlo.abs %x : (tensor<4x{element}>) -> tensor<4x{part}>"]
    return Case(f"abs_of_{plain(element)}_is_the_modulus", lines, [Check("%r", tensor(part, results), ("ulp", 1))])


def complex_part_case(op, element):
    part = part_of(element)
    kind = float_format(part)
    pairs = [[kind.encode(value_of(1.5)), kind.sign_bit], [kind.sign_bit, kind.infinity],
             [kind.nan_code(True) | 1, kind.infinity | 1]]
    lines = [f"%x = stablehlo.constant {literal(tensor(element, pairs))}",
             f"%r = stablehlo.{op} %x : (tensor<3x{element}>) -> tensor<3x{part}>"]
    results = [pair[op == "imag"] for pair in pairs]
    return Case(f"{op}_of_{plain(element)}_keeps_the_bits", lines, [Check("%r", tensor(part, results))])


def imag_of_real_case(element):
    codes = edges(element)[:BLOB_FROM]
    lines = [given(element, codes), f"%r = stablehlo.imag %x : tensor<{len(codes)}x{element}>"]
    return Case(f"imag_of_{element}_is_zero", lines, [Check("%r", tensor(element, [0] * len(codes)))])


def is_finite_case(element):
    kind = float_format(element)
    if kind.width <= 8:
        lines, codes = all_codes(element)
    else:
        codes = edges(element)
        lines = [given(element, codes)]
    count = len(codes)
    lines.append(f"%r = stablehlo.is_finite %x : (tensor<{count}x{element}>) -> tensor<{count}xi1>")
    results = [int(kind.decode(code).is_finite) for code in codes]
    return Case(f"is_finite_of_{element}", lines, [Check("%r", tensor("i1", results))],
                reference=FAULTS.get(element, ""))


# Two operands

FLOAT_BINARY = ["add", "subtract", "multiply", "divide", "remainder", "maximum", "minimum", "atan2", "power"]
INTEGER_BINARY = {
    op: INTEGERS for op in ("subtract", "divide", "remainder", "power", "shift_left",
                            "shift_right_arithmetic", "shift_right_logical")} | {
    op: ["i1"] + INTEGERS for op in ("add", "multiply", "maximum", "minimum", "and", "or", "xor")}
BINARY_NOTES = {
    "add": "every pair of the values listed; i1 is a logical or", "multiply": "i1 is a logical and",
    "divide": "an integer divided by zero is all ones; the least one divided by -1 is itself",
    "remainder": "the sign is the dividend's; x rem 0 is x for integers, NaN for floats",
    "maximum": "NaN wins, and +0 is above -0; i1 is a logical or",
    "minimum": "NaN wins, and -0 is below +0; i1 is a logical and",
    "power": "IEEE pow for floats; integers wrap, and a negative exponent leaves only +-1",
    "shift_left": "an amount of at least the width (read unsigned) leaves nothing",
    "shift_right_logical": "an amount of at least the width (read unsigned) leaves nothing",
    "shift_right_arithmetic": "an amount of at least the width (read unsigned) leaves the sign",
}


def grid(element, codes):
    """Lines that make %lhs and %rhs, all pairs of the codes, and the type."""
    count = len(codes)
    kind = f"tensor<{count}x{count}x{element}>"
    spread = f"(tensor<{count}x{element}>) -> {kind}"
    return [given(element, codes),
            f"%lhs = stablehlo.broadcast_in_dim %x, dims = [0] : {spread}",
            f"%rhs = stablehlo.broadcast_in_dim %x, dims = [1] : {spread}"], kind


def pair_codes(element, values=(0.5, 1.0, -1.5, 3.0)):
    """The codes whose pairs are tested: all of f4's, about twenty of the narrow types', fewer of the wide."""
    kind = float_format(element)
    if kind.width == 4:
        return list(range(16))
    codes = special_codes(kind)
    if kind.width > 8:
        codes = [c for c in codes if c not in (kind.infinity | 1, kind.nan_code(True), kind.sign_bit | 1,
                                               kind.sign_bit | 1 << kind.mantissa_bits,
                                               (1 << kind.mantissa_bits) - 1 | kind.sign_bit,
                                               (1 << kind.mantissa_bits) - 1, kind.sign_bit | kind.max_finite)]
        return codes + codes_near(element, values)
    codes += codes_near(element, values)
    rng = random.Random(element)
    while len(dict.fromkeys(codes)) < 20:
        codes.append(rng.randrange(1 << kind.width))
    return list(dict.fromkeys(codes))


def binary_float_case(op, element):
    kind = float_format(element)
    codes = pair_codes(element)
    lines, type_text = grid(element, codes)
    lines.append(f"%r = stablehlo.{op} %lhs, %rhs : {type_text}")
    results = [[model.binary(op, kind, x, y) for y in codes] for x in codes]
    how = ("ulp", 1) if element == "f64" and op in ("atan2", "power") else "bitwise"
    return Case(f"{op}_of_{element}_pairs", lines, [Check("%r", tensor(element, results), how)],
                reference=FAULTS.get(element, ""))


def binary_integer_case(op, element):
    kind = element_type(element)
    codes = [0, 1] if element == "i1" else integer_edges(kind)
    if op.startswith("shift") and kind.width > 4:
        codes = list(dict.fromkeys(codes + [kind.width - 1, kind.width]))
    lines, type_text = grid(element, codes)
    lines.append(f"%r = stablehlo.{op} %lhs, %rhs : {type_text}")
    results = [[model.integer_binary(op, kind, x, y) for y in codes] for x in codes]
    fault = "the reference crashes on division by zero" if op in ("divide", "remainder") else ""
    return Case(f"{op}_of_{element}_pairs", lines, [Check("%r", tensor(element, results))], reference=fault)


def extended_case(op, element):
    """A type beyond MLIR's own, spelled by the grammar of float names."""
    kind = float_format(element)
    codes = special_codes(kind)[:10] + codes_near(element, [1.0, 1.5, -3.0, 0.1])
    others = codes_near(element, [1.0, 0.3, 7.0]) + codes[::-1]
    others = others[:len(codes)]
    lines = [given(element, codes, "%lhs"), given(element, others, "%rhs"),
             f"%r = stablehlo.{op} %lhs, %rhs : tensor<{len(codes)}x{element}>"]
    results = [model.binary(op, kind, x, y) for x, y in zip(codes, others)]
    return Case(f"{op}_of_{element}", lines, [Check("%r", tensor(element, results))], reference=EXTENDED_FAULT)


COMPLEX_PAIRS = [(1.0 + 2.0j, 0.5 - 1.5j), (-3.0 + 0.1j, 2.0 + 0.3j), (0.7 - 0.2j, -1.1 - 1.3j)]


def complex_steps(op, element, x, y):
    """add, subtract and multiply part by part, every step rounded."""
    kind = float_format(part_of(element))
    a, b = (kind.encode(value_of(p)) for p in (x.real, x.imag))
    c, d = (kind.encode(value_of(p)) for p in (y.real, y.imag))

    def step(name, u, v):
        return model.binary(name, kind, u, v)
    if op != "multiply":
        return [step(op, a, c), step(op, b, d)]
    return [step("subtract", step(op, a, c), step(op, b, d)), step("add", step(op, a, d), step(op, b, c))]


COMPLEX_BINARY = {"divide": lambda x, y: x / y, "power": mpmath.power,
                  "atan2": lambda y, x: -1j * mpmath.log((x + 1j * y) / mpmath.sqrt(x * x + y * y))}


def complex_binary_case(op, element):
    part = float_format(part_of(element))
    how = "bitwise"
    if op in ("add", "subtract", "multiply"):
        results = [complex_steps(op, element, x, y) for x, y in COMPLEX_PAIRS]
    elif op in ("maximum", "minimum"):
        pick = max if op == "maximum" else min
        results = [pick(pair, key=lambda z: (z.real, z.imag)) for pair in COMPLEX_PAIRS]
        results = [[part.encode(value_of(z.real)), part.encode(value_of(z.imag))] for z in results]
    else:
        exact = [[exact_complex(element, z) for z in pair] for pair in COMPLEX_PAIRS]
        results = [complex_codes(element, COMPLEX_BINARY[op](x, y)) for x, y in exact]
        how = ("ulp", complex_bound(op, element)) if op != "atan2" else ("almost", 1e-5)
    lhs, rhs = ([pair[i] for pair in COMPLEX_PAIRS] for i in (0, 1))
    lines = [f"%lhs = stablehlo.constant {literal(numbers(element, lhs))}",
             f"%rhs = stablehlo.constant {literal(numbers(element, rhs))}",
             f"%r = stablehlo.{op} %lhs, %rhs : tensor<{len(lhs)}x{element}>"]
    return Case(f"{op}_of_{plain(element)}", lines, [Check("%r", tensor(element, results), how)])


def exact_complex(element, z):
    """The value that the literal has in the type."""
    kind = float_format(part_of(element))
    parts = [model.to_mpf(kind.decode(kind.encode(value_of(p)))) for p in (z.real, z.imag)]
    return mpmath.mpc(*parts)


def binary_file(op):
    cases = [binary_float_case(op, element) for element in FLOATS if op in FLOAT_BINARY]
    if op in ("add", "multiply"):
        cases += [extended_case(op, element) for element in EXTENDED]
    cases += [binary_integer_case(op, element) for element in INTEGER_BINARY.get(op, [])]
    if op in FLOAT_BINARY and op != "remainder":
        cases += [complex_binary_case(op, element) for element in COMPLEX]
    return BINARY_NOTES.get(op, ""), cases


def binary_files():
    ops = FLOAT_BINARY + ["and", "or", "xor", "shift_left", "shift_right_arithmetic", "shift_right_logical"]
    return {op: partial(binary_file, op) for op in ops} | {
        "complex": lambda: ("joins two parts, bit for bit", [complex_case(element) for element in COMPLEX])}


def complex_case(element):
    part = part_of(element)
    codes = edges(part)
    reals, imaginaries = codes, codes[::-1]
    lines = [given(part, reals, "%re"), given(part, imaginaries, "%im"),
             f"%r = stablehlo.complex %re, %im : tensor<{len(codes)}x{element}>"]
    return Case(f"{plain(element)}_of_its_parts", lines, [Check("%r", tensor(element, list(zip(reals, imaginaries))))])


# compare, select, clamp

def compare_case(direction, element):
    kind = element_type(element)
    if isinstance(kind, Format):
        codes = pair_codes(element)
    else:
        codes = [0, 1] if element == "i1" else integer_edges(kind)
    lines, type_text = grid(element, codes)
    result = type_text.replace(element, "i1")
    lines.append(f"%r = stablehlo.compare {direction}, %lhs, %rhs : ({type_text}, {type_text}) -> {result}")
    results = [[model.compare(direction, kind, x, y) for y in codes] for x in codes]
    return Case(f"{direction.lower()}_of_{element}", lines, [Check("%r", tensor("i1", results))],
                reference=FAULTS.get(element, ""))


def compare_file():
    directions = list(model.COMPARISONS)
    elements = FLOATS + ["i1"] + INTEGERS
    cases = [compare_case(directions[i % 6], element) for i, element in enumerate(elements)]
    cases += [compare_case(direction, element) for direction in directions for element in ("f8E4M3FN", "f32")
              if (direction, element) not in {(directions[i % 6], e) for i, e in enumerate(elements)}]
    values = [1.0 + 2.0j, 1.0 - 2.0j, complex(0.0, -0.0)]
    others = [1.0 + 2.0j, 1.0 + 2.0j, complex(-0.0, 0.0)]
    for element in COMPLEX:
        for direction, results in (("EQ", [1, 0, 1]), ("NE", [0, 1, 0])):
            kind = f"tensor<3x{element}>"
            lines = [f"%lhs = stablehlo.constant {literal(numbers(element, values))}",
                     f"%rhs = stablehlo.constant {literal(numbers(element, others))}",
                     f"%r = stablehlo.compare {direction}, %lhs, %rhs, FLOAT : ({kind}, {kind}) -> tensor<3xi1>"]
            cases.append(Case(f"{direction.lower()}_of_{plain(element)}", lines, [Check("%r", tensor("i1", results))]))
    return "NaN differs from everything and is ordered with nothing; the zeros are equal; i1: false < true", cases


def select_case(element):
    """Takes bits: NaN payloads and signs survive."""
    if element in COMPLEX:
        part = part_of(element)
        codes = list(zip(edges(part), edges(part)[::-1]))
    else:
        kind = element_type(element)
        codes = edges(element) if isinstance(kind, Format) else [0, 1] if element == "i1" else integer_edges(kind)
    others = codes[::-1]
    choice = [i % 3 != 0 for i in range(len(codes))]
    kind_text = f"tensor<{len(codes)}x{element}>"
    lines = [given("i1", [int(c) for c in choice], "%pred"), given(element, codes, "%on_true"),
             given(element, others, "%on_false"),
             f"%r = stablehlo.select %pred, %on_true, %on_false : tensor<{len(codes)}xi1>, {kind_text}"]
    results = [a if c else b for a, b, c in zip(codes, others, choice)]
    return Case(f"select_of_{plain(element)}", lines, [Check("%r", tensor(element, results))])


def select_file():
    cases = [select_case(element) for element in FLOATS + ["i1"] + INTEGERS + COMPLEX]
    lines = ["%pred = stablehlo.constant dense<false> : tensor<i1>",
             "%on_true = stablehlo.constant dense<[1, 2]> : tensor<2xi32>",
             "%on_false = stablehlo.constant dense<[3, 4]> : tensor<2xi32>",
             "%r = stablehlo.select %pred, %on_true, %on_false : (tensor<i1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>"]
    cases.append(Case("one_predicate_chooses_a_whole_tensor", lines, [Check("%r", numbers("i32", [3, 4]))]))
    return "chooses codes, so NaNs keep their bits", cases


def clamp_float_case(element):
    kind = float_format(element)
    codes = edges(element)
    low, high = codes_near(element, [1.0, 2.0] if not kind.signed else [-1.0, 1.5])
    lines = [given(element, low, "%min"), given(element, codes), given(element, high, "%max"),
             f"%r = stablehlo.clamp %min, %x, %max : (tensor<{element}>, tensor<{len(codes)}x{element}>, tensor<{element}>) "
             f"-> tensor<{len(codes)}x{element}>"]
    results = [model.clamp(kind, low, x, high) for x in codes]
    return Case(f"clamp_of_{element}", lines, [Check("%r", tensor(element, results))], reference=FAULTS.get(element, ""))


def clamp_integer_case(element):
    kind = element_type(element)
    codes = [0, 1] if element == "i1" else integer_edges(kind)
    low, high = (0, 0) if element == "i1" else (kind.encode(-1), 1) if kind.signed else (1, 2)
    lines = [given(element, low, "%min"), given(element, codes), given(element, high, "%max"),
             f"%r = stablehlo.clamp %min, %x, %max : (tensor<{element}>, tensor<{len(codes)}x{element}>, tensor<{element}>) "
             f"-> tensor<{len(codes)}x{element}>"]
    results = [kind.encode(min(max(kind.decode(x), kind.decode(low)), kind.decode(high))) for x in codes]
    return Case(f"clamp_of_{element}", lines, [Check("%r", tensor(element, results))])


def clamp_file():
    cases = [clamp_float_case(element) for element in FLOATS]
    cases += [clamp_integer_case(element) for element in ["i1"] + INTEGERS]
    lines = [f"%min = stablehlo.constant {literal(numbers('f8E4M3FN', [2.0, -1.0, 3.0]))}",
             f"%x = stablehlo.constant {literal(numbers('f8E4M3FN', [1.0, 0.5, 2.0]))}",
             f"%max = stablehlo.constant {literal(numbers('f8E4M3FN', [4.0, 0.25, 1.0]))}",
             "%r = stablehlo.clamp %min, %x, %max : tensor<3xf8E4M3FN>"]
    cases.append(Case("bounds_may_be_tensors_and_the_upper_one_wins", lines,
                      [Check("%r", numbers("f8E4M3FN", [2.0, 0.25, 1.0]))]))
    return "minimum(maximum(x, min), max): NaN stays NaN", cases


def files():
    return unary_files() | binary_files() | {
        "compare": compare_file, "select": select_file, "clamp": clamp_file}
