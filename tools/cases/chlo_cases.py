"""Test files of the CHLO dialect: its functions, predicates and implicit broadcasting."""

import math
from functools import partial

import mpmath
import numpy as np

from tools.oracle import chlo_functions
from tools.oracle import model
from tools.cases.cases import Case, Check, literal, numbers, part_dtype, part_of, tensor, together
from tools.cases.elementwise_cases import (EXTENDED, EXTENDED_FAULT, all_codes, edges, exact_complex, given,
                               integer_edges, pair_codes, plain, complex_codes)
from tools.oracle.formats import COMPLEX, FLOATS, INTEGERS, Format, element_type, float_format, value_of
from tools.oracle.oracle import Tensor

UNKNOWN = "the reference does not know CHLO"
POINTS = {
    "acos": [0.1, 0.5, -0.5, 0.99, 1.0, -1.0, 1.01, 1e-3, -0.75],
    "acosh": [1.0, 1.01, 1.5, 2.0, 10.0, 1000.0, 60000.0, 0.99, -2.0],
    "asin": [0.1, 0.5, -0.5, 0.99, 1.0, -1.0, 1.01, 1e-3, -0.75],
    "asinh": [0.1, -0.5, 1.0, 2.5, -10.0, 1000.0, 60000.0, 1e-3],
    "atan": [0.1, -0.5, 1.0, 2.5, -10.0, 1000.0, 60000.0, 1e-3],
    "atanh": [0.1, -0.5, 0.99, 1.0, -1.0, 1.01, 1e-3, -0.75],
    "bessel_i1e": [0.1, -0.5, 1.0, 2.5, -7.9, 8.1, 100.0, 60000.0, 1e-3],
    "digamma": [0.1, -0.5, 1.0, 1.4616321325302124, 2.5, -10.25, 1000.0, 60000.0, -0.5040830, 1e-3],
    "lgamma": [0.1, -0.5, 1.0, 2.0, 3.5, 1.001, -2.4570248, -10.25, 1000.0, 60000.0, 1e-3],
    "cosh": [0.1, -0.5, 1.0, 2.5, -10.0, 11.7, 12.0, 89.0, 89.5, 1e-3],
    "erf": [0.1, -0.5, 1.0, 2.5, -3.5, 4.0, 1e-3, -0.84375],
    "erf_inv": [0.1, -0.5, 0.99, 1.0, -1.0, 1.01, 1e-3, -0.75, 0.9999],
    "erfc": [0.1, -0.5, 1.0, 2.5, -3.5, 4.0, 9.0, 10.05, 1e-3, -0.84375],
    "sinh": [0.1, -0.5, 1.0, 2.5, -10.0, 11.7, 12.0, 89.0, 89.5, 1e-3],
    "tan": [0.1, 1.0, 3.140625, -3.140625, 1.5703125, 22.0, 355.0, 10000.0],
}
NOTES = {
    "acos": "NaN outside [-1, 1]", "acosh": "NaN below 1", "asin": "NaN outside [-1, 1]",
    "atanh": "infinite at 1 and -1, NaN beyond", "erf_inv": "infinite at 1 and -1, NaN beyond",
    "bessel_i1e": "e^-|x| I1(x)",
}
COMPLEX_FUNCTIONS = {name: getattr(mpmath, name) for name in (
    "acos", "acosh", "asin", "asinh", "atan", "atanh", "cosh", "sinh", "tan")}
COMPLEX_POINTS = [0.5 + 1.25j, -1.5 + 0.75j, 2.0 - 0.5j, -0.25 - 3.0j, 1.0 + 1e-3j, -0.001 + 1.001j]
COMPLEX_ULP = {"complex<f32>": 1, "complex<f64>": 8}


def case(name, lines, checks, note="", fault=UNKNOWN):
    return Case(name, lines, checks, note, reference=fault)


def function_case(op, element):
    kind = float_format(element)
    if kind.width <= 8:
        lines, codes = all_codes(element)
        name = f"{op}_of_every_{element}"
    else:
        codes = edges(element, POINTS[op])
        lines, name = [given(element, codes)], f"{op}_of_{element}"
    results = [model.unary(op, kind, code) for code in codes]
    how = ("ulp", 1) if element == "f64" else "bitwise"
    type_text = f"tensor<{len(codes)}x{element}>"
    lines.append(f"%r = chlo.{op} %x : {type_text} -> {type_text}")
    return case(name, lines, [Check("%r", tensor(element, results), how)],
                fault=EXTENDED_FAULT if element in EXTENDED else UNKNOWN)


def complex_function_case(op, element):
    points = [exact_complex(element, z) for z in COMPLEX_POINTS]
    results = [complex_codes(element, COMPLEX_FUNCTIONS[op](z)) for z in points]
    type_text = f"tensor<{len(points)}x{element}>"
    lines = [f"%x = stablehlo.constant {literal(numbers(element, COMPLEX_POINTS))}",
             f"%r = chlo.{op} %x : {type_text} -> {type_text}"]
    return case(f"{op}_of_{plain(element)}", lines,
                [Check("%r", tensor(element, results), ("ulp", COMPLEX_ULP[element]))])


def function_file(op):
    cases = [function_case(op, element) for element in FLOATS + EXTENDED[:1]]
    if op in COMPLEX_FUNCTIONS:
        cases += [complex_function_case(op, element) for element in COMPLEX]
    return NOTES.get(op, ""), cases


def function_files():
    files = {"chlo_tan" if op == "tan" else op: partial(function_file, op) for op in POINTS}
    files["_asin_acos_kernel"] = lambda: (
        "the real part of sqrt(1 - z^2), the magnitude of the imaginary part of asin z",
        [kernel_case(element) for element in COMPLEX])
    files["conj"] = lambda: ("turns over the sign of the imaginary part; a real number is its own", [
        conj_of_real_case("f8E5M2"), conj_of_real_case("f32")] + [conj_case(element) for element in COMPLEX])
    files["square"] = lambda: ("rounded once", [square_case(element) for element in FLOATS] + [
        complex_square_case(element) for element in COMPLEX])
    return files


def kernel_case(element):
    points = [exact_complex(element, z) for z in COMPLEX_POINTS]
    exact = [mpmath.mpc(mpmath.sqrt(1 - z * z).real, abs(mpmath.asin(z).imag)) for z in points]
    type_text = f"tensor<{len(points)}x{element}>"
    lines = [f"%x = stablehlo.constant {literal(numbers(element, COMPLEX_POINTS))}",
             f"%r = chlo._asin_acos_kernel %x : {type_text} -> {type_text}"]
    results = [complex_codes(element, w) for w in exact]
    return case(f"kernel_of_{plain(element)}", lines,
                [Check("%r", tensor(element, results), ("ulp", COMPLEX_ULP[element]))])


def conj_of_real_case(element):
    codes = edges(element)
    type_text = f"tensor<{len(codes)}x{element}>"
    lines = [given(element, codes), f"%r = chlo.conj %x : {type_text} -> {type_text}"]
    return case(f"conj_of_{element}", lines, [Check("%r", tensor(element, codes))])


def conj_case(element):
    kind = float_format(part_of(element))
    codes = [kind.encode(value_of(v)) for v in (0.0, -0.0, 1.5, -2.0)] + [kind.infinity]
    pairs = [[a, b] for a in codes for b in codes]
    type_text = f"tensor<{len(pairs)}x{element}>"
    lines = [given(element, pairs), f"%r = chlo.conj %x : {type_text} -> {type_text}"]
    results = [[a, b ^ kind.sign_bit] for a, b in pairs]
    return case(f"conj_of_{plain(element)}", lines, [Check("%r", tensor(element, results))])


def square_case(element):
    kind = float_format(element)
    lines, codes = all_codes(element) if kind.width <= 8 else ([given(element, edges(element))], edges(element))
    type_text = f"tensor<{len(codes)}x{element}>"
    lines.append(f"%r = chlo.square %x : {type_text} -> {type_text}")
    results = [model.binary("multiply", kind, code, code) for code in codes]
    return case(f"square_of_{element}", lines, [Check("%r", tensor(element, results))])


def complex_square_case(element):
    points = [exact_complex(element, z) for z in COMPLEX_POINTS + [3.0 + 4.0j, 1.0 - 1.0j]]
    type_text = f"tensor<{len(points)}x{element}>"
    lines = [f"%x = stablehlo.constant {literal(numbers(element, points))}",
             f"%r = chlo.square %x : {type_text} -> {type_text}"]
    results = [complex_codes(element, z * z) for z in points]
    return case(f"square_of_{plain(element)}", lines, [Check("%r", tensor(element, results), ("ulp", 1))])


# Predicates

PREDICATES = {"is_inf": lambda x: x.is_infinite, "is_pos_inf": lambda x: x.is_infinite and not x.negative,
              "is_neg_inf": lambda x: x.is_infinite and x.negative}


def predicate_case(op, element):
    kind = float_format(element)
    lines, codes = all_codes(element) if kind.width <= 8 else ([given(element, edges(element))], edges(element))
    count = len(codes)
    lines.append(f"%r = chlo.{op} %x : tensor<{count}x{element}> -> tensor<{count}xi1>")
    results = [int(bool(PREDICATES[op](kind.decode(code)))) for code in codes]
    return case(f"{op}_of_{element}", lines, [Check("%r", tensor("i1", results))])


# next_after and mulhi

def next_after(kind, x, y):
    """By a search among the values of the type."""
    a, b = kind.decode(x), kind.decode(y)
    if a.is_nan or b.is_nan:
        return kind.nan_code()
    if a.is_zero and b.is_zero or x == y:
        return y
    up = b.is_infinite and not b.negative or not b.is_infinite and (
        a.is_infinite and a.negative or not a.is_infinite and b.signed > a.signed)
    magnitude = x & ~kind.sign_bit
    if a.is_zero:
        return 1 if up else kind.sign_bit | 1
    away = up != a.negative
    code = (magnitude + 1 if away else magnitude - 1) | (x & kind.sign_bit)
    if code == kind.sign_bit and kind.zero == "positive":
        return 0
    return code


def next_after_case(element, op="next_after", spread=False):
    kind = float_format(element)
    codes = pair_codes(element)
    count = len(codes)
    whole = f"tensor<{count}x{count}x{element}>"
    results = [[next_after(kind, x, y) for y in codes] for x in codes]
    lines = [given(element, codes)]
    for name, dimension in (("%lhs", 0), ("%rhs", 1)):
        lines.append(f"{name} = stablehlo.broadcast_in_dim %x, dims = [{dimension}] : "
                     f"(tensor<{count}x{element}>) -> {whole}")
    lines.append(f"%r = chlo.next_after %lhs, %rhs : {whole}, {whole} -> {whole}")
    return case(f"next_after_of_{element}_pairs", lines, [Check("%r", tensor(element, results))])


def mulhi_case(element):
    kind = element_type(element)
    codes = integer_edges(kind)
    count = len(codes)
    whole = f"tensor<{count}x{count}x{element}>"
    lines = [given(element, codes)]
    for name, dimension in (("%lhs", 0), ("%rhs", 1)):
        lines.append(f"{name} = stablehlo.broadcast_in_dim %x, dims = [{dimension}] : "
                     f"(tensor<{count}x{element}>) -> {whole}")
    lines.append(f"%r = chlo.mulhi %lhs, %rhs : {whole}, {whole} -> {whole}")
    results = [[kind.encode(kind.decode(x) * kind.decode(y) >> kind.width) for y in codes] for x in codes]
    return case(f"mulhi_of_{element}_pairs", lines, [Check("%r", tensor(element, results))])


def pair_function_case(op, element):
    """zeta and polygamma at the pairs of some values."""
    kind = float_format(element)
    of = getattr(chlo_functions, op)
    lefts = [kind.encode(value_of(v)) for v in (0.0, 1.0, 2.0, 3.0, 4.0, 1.5, 6.0, -1.0)]
    rights = [kind.encode(value_of(v)) for v in (0.0, -0.5, 0.25, 0.5, 1.0, -1.0, 1.5, -2.5, 3.0, 6.0)]
    if kind.has_nan:
        rights.append(kind.nan_code())
    whole = f"tensor<{len(lefts)}x{len(rights)}x{element}>"
    lines = []
    for name, codes, dimension in (("%lhs", lefts, 0), ("%rhs", rights, 1)):
        lines += [given(element, codes, f"{name}_values"),
                  f"{name} = stablehlo.broadcast_in_dim {name}_values, dims = [{dimension}] : "
                  f"(tensor<{len(codes)}x{element}>) -> {whole}"]
    lines.append(f"%r = chlo.{op} %lhs, %rhs : {whole}, {whole} -> {whole}")
    results = [[kind.encode(of(kind.decode(x), kind.decode(y))) for y in rights] for x in lefts]
    results = [[kind.nan_code() if kind.is_nan_code(code) else code for code in row] for row in results]
    how = ("ulp", 2) if element == "f64" else "bitwise"
    return case(f"{op}_of_{element}_pairs", lines, [Check("%r", tensor(element, results), how)])


def broadcast_pair_case(op):
    kind = float_format("f32")
    of = getattr(chlo_functions, op)
    x, y = [2.0, 3.0], [0.5, 1.0, 2.5]
    codes = [[kind.encode(of(value_of(a), value_of(b))) for b in y] for a in x]
    lines = [f"%lhs = stablehlo.constant {literal(numbers('f32', [[a] for a in x]))}",
             f"%rhs = stablehlo.constant {literal(numbers('f32', y))}",
             f"%r = chlo.broadcast_{op} %lhs, %rhs : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>"]
    return case(f"broadcast_{op}", lines, [Check("%r", tensor("f32", codes))])


# top_k

def top_k_case(element, shape, k, number):
    kind = element_type(element)
    pool = edges(element) if isinstance(kind, Format) else [0, 1] if element == "i1" else integer_edges(kind)
    codes = np.array([pool[(7 * i + 3) % len(pool)] for i in range(count(shape))], part_dtype(element)).reshape(shape)

    def key(code):
        if not isinstance(kind, Format):
            return code if element == "i1" else kind.decode(code)
        if kind.nan == "negative zero" and code == kind.sign_bit:
            return math.inf
        magnitude = code & ~kind.sign_bit
        return -magnitude - 1 if code & kind.sign_bit else magnitude
    rows = codes.reshape(-1, shape[-1]).tolist()
    orders = [sorted(range(len(row)), key=lambda i, row=row: -key(row[i]))[:k] for row in rows]
    values = [[row[i] for i in order] for row, order in zip(rows, orders)]
    result = tuple(shape[:-1]) + (k,)
    lines = [f"%x = stablehlo.constant {literal(tensor(element, codes))}",
             f"%r:2 = chlo.top_k(%x, k = {k}) : tensor<{sizes(shape)}{element}> -> "
             f"(tensor<{sizes(result)}{element}>, tensor<{sizes(result)}i32>)"]
    return case(f"top_{k}_of_{element}_{number}", lines, [
        Check("%r#0", tensor(element, np.array(values, part_dtype(element)).reshape(result))),
        Check("%r#1", tensor("i32", np.array(orders, part_dtype("i32")).reshape(result)))])


def top_k_file():
    shapes = [((6,), 3), ((5,), 5), ((2, 9), 4), ((3, 2, 4), 1), ((4,), 0), ((0, 3), 2)]
    elements = FLOATS + ["i1"] + INTEGERS
    return ("of equal elements the lower index first; floats by totalOrder", [
        top_k_case(element, *shapes[number % len(shapes)], number) for number, element in enumerate(elements)])


# scan

def scan_file():
    body = ("^bb0(%cur: tensor<{0}>, %sum: tensor<{0}>):", "  %n = stablehlo.add %cur, %sum : tensor<{0}>",
            "  stablehlo.return %n, %n : tensor<{0}>, tensor<{0}>")

    def sums(name, whole, slice_type, values, init, dimension, reverse, results, last):
        attribute = " attributes {is_reverse = true}" if reverse else ""
        element = slice_type.rpartition("x")[2]
        lines = [f"%x = stablehlo.constant {literal(numbers(element, values))}",
                 f"%i = stablehlo.constant dense<{init}> : tensor<{slice_type}>",
                 f"%r:2 = chlo.scan(%x) inits(%i) dimension={dimension}{attribute} {{"]
        lines += [line.format(slice_type) for line in body]
        lines.append(f"}} : (tensor<{whole}>, tensor<{slice_type}>) -> (tensor<{whole}>, tensor<{slice_type}>)")
        return case(name, lines, [Check("%r#0", numbers(element, results)), Check("%r#1", numbers(element, last))])
    grid = np.arange(1, 7).reshape(2, 3)
    down, right = np.cumsum(grid, 0), np.cumsum(grid, 1)
    back = np.cumsum(grid[:, ::-1], 1)[:, ::-1]
    lines = ["%x = stablehlo.constant dense<[3, 1, 4, 1, 5]> : tensor<5xi32>",
             "%y = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>",
             "%v = stablehlo.constant dense<0> : tensor<i32>",
             "%r:3 = chlo.scan(%x, %y) inits(%v) dimension=0 {",
             "^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>):",
             "  %p = stablehlo.multiply %a, %b : tensor<i32>",
             "  %n = stablehlo.add %p, %c : tensor<i32>",
             "  stablehlo.return %p, %c, %n : tensor<i32>, tensor<i32>, tensor<i32>",
             "} : (tensor<5xi32>, tensor<5xi32>, tensor<i32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<i32>)"]
    products = [0, 1, 8, 3, 20]
    several = case("several_inputs_and_outputs", lines, [
        Check("%r#0", numbers("i32", products)), Check("%r#1", numbers("i32", [0, 0, 1, 9, 12])),
        Check("%r#2", numbers("i32", 32))])
    nothing = case("no_inputs", [
        "%v = stablehlo.constant dense<1.0> : tensor<f32>",
        '%r:2 = "chlo.scan"(%v) <{dimension = 0 : i64, scan_dim_size = 4 : i64, '
        "operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({",
        "^bb0(%c: tensor<f32>):",
        "  %n = stablehlo.add %c, %c : tensor<f32>",
        "  stablehlo.return %c, %n : tensor<f32>, tensor<f32>",
        "}) : (tensor<f32>) -> (tensor<4xf32>, tensor<f32>)"],
        [Check("%r#0", numbers("f32", [1.0, 2.0, 4.0, 8.0])), Check("%r#1", numbers("f32", 16.0))])
    return ("slice by slice, the carried values last", [
        sums("sum_of_a_vector", "4xi32", "i32", [1, 2, 3, 4], 0, 0, False, [1, 3, 6, 10], 10),
        sums("sum_in_reverse", "4xi32", "i32", [1, 2, 3, 4], 0, 0, True, [10, 9, 7, 4], 10),
        sums("sum_of_rows", "2x3xi32", "3xi32", grid.tolist(), 0, 0, False, down.tolist(), down[-1].tolist()),
        sums("sum_of_columns", "2x3xi32", "2xi32", grid.tolist(), 0, 1, False, right.tolist(), right[:, -1].tolist()),
        sums("sum_of_columns_in_reverse", "2x3xf8E5M2", "2xf8E5M2", grid.tolist(), 0.0, 1, True,
             back.tolist(), back[:, 0].tolist()),
        several, nothing])


# Constants

def constant_files():
    like = []
    for element, text, code in [("f32", "3.2 : f32", None), ("i32", "-7 : i32", None), ("ui8", "200 : ui8", 200),
                                ("i1", "true", 1), ("f8E4M3FN", "0.3 : f8E4M3FN", None)]:
        kind = element_type(element)
        if code is None:
            number = text.split(" ")[0]
            code = kind.encode(value_of(float(number))) if isinstance(kind, Format) else kind.encode(int(number))
        lines = ["%x = stablehlo.constant dense<0> : tensor<2x3xi64>",
                 f'%r = "chlo.constant_like"(%x) {{value = {text}}} : (tensor<2x3xi64>) -> tensor<2x3x{element}>']
        like.append(case(f"constant_like_{element}", lines, [Check("%r", tensor(element, [[code] * 3] * 2))]))
    lines = ["%x = stablehlo.constant dense<0> : tensor<2xi64>",
             '%r = "chlo.constant_like"(%x) {value = #complex.number<:f32 1.5, -2.0> : complex<f32>} '
             ': (tensor<2xi64>) -> tensor<2xcomplex<f32>>']
    like.append(case("constant_like_complex", lines,
                     [Check("%r", numbers("complex<f32>", [1.5 - 2.0j] * 2))]))
    lines = ["%r = chlo.constant dense<[1.0, -0.0, 448.0]> : tensor<3xf8E4M3FN>",
             '%s = "chlo.constant"() {value = dense<7> : tensor<2x2xi4>} : () -> tensor<2x2xi4>']
    constant = case("constants", lines, [Check("%r", numbers("f8E4M3FN", [1.0, -0.0, 448.0])),
                                         Check("%s", numbers("i4", [[7, 7], [7, 7]]))])
    return {"constant_like": ("the value at every index of the operand", like),
            "chlo_constant": ("as stablehlo.constant", [constant])}


# Implicit broadcasting

SHAPES = [  # lhs, rhs, broadcast_dimensions
    ((2, 3), (2, 3), None), ((2, 1), (3,), None), ((3,), (2, 3), None), ((), (2, 2), None), ((4,), (), None),
    ((2,), (2, 3), [0]), ((2, 3, 2), (3,), [1]), ((1, 3), (2, 1), None), ((2, 0), (1,), None), ((), (), None),
    ((2, 1), (3, 1, 2), None),
]


def sizes(shape):
    return "".join(f"{size}x" for size in shape)


def broadcast(shape, operand_shape, values, dimensions):
    """The values of an operand at every index of a shape, row-major."""
    rank = len(shape)
    places = dimensions if dimensions is not None and len(operand_shape) < rank else range(rank - len(operand_shape), rank)
    results = []
    for flat in range(count(shape)):
        index = [flat // count(shape[d + 1:]) % shape[d] for d in range(rank)]
        source = 0
        for size, place in zip(operand_shape, places):
            source = source * size + (0 if size == 1 else index[place])
        results.append(values[source])
    return results


def count(shape):
    total = 1
    for size in shape:
        total *= size
    return total


def result_shape(lhs, rhs, dimensions):
    large, small = (lhs, rhs) if len(lhs) >= len(rhs) else (rhs, lhs)
    shape = list(large)
    places = dimensions if dimensions is not None and len(small) < len(large) else range(len(large) - len(small), len(large))
    for size, place in zip(small, places):
        shape[place] = size if shape[place] == 1 else shape[place]
    return tuple(shape)


def shaped(element, codes, shape):
    return tensor(element, codes, shape)


def broadcast_case(op, element, lhs, rhs, dimensions, of, note="", attributes="", result_element=None, number=0):
    """A case of `of(x, y)`, a function of codes; the values are cycled through."""
    kind = element_type(element)
    pool = pair_codes(element) if isinstance(kind, Format) else [0, 1] if element == "i1" else integer_edges(kind)
    x = [pool[(3 * i + 1) % len(pool)] for i in range(count(lhs))]
    y = [pool[(5 * i + 2) % len(pool)] for i in range(count(rhs))]
    shape = result_shape(lhs, rhs, dimensions)
    pairs = zip(broadcast(shape, lhs, x, dimensions), broadcast(shape, rhs, y, dimensions))
    results = [of(a, b) for a, b in pairs]
    result_element = result_element or element
    listed = [] if dimensions is None else [f"broadcast_dimensions = array<i64: {', '.join(map(str, dimensions))}>"]
    listed += [attributes] if attributes else []
    words = " {" + ", ".join(listed) + "}" if listed else ""
    types = f"(tensor<{sizes(lhs)}{element}>, tensor<{sizes(rhs)}{element}>) -> tensor<{sizes(shape)}{result_element}>"
    lines = [f"%lhs = stablehlo.constant {literal(shaped(element, x, lhs))}",
             f"%rhs = stablehlo.constant {literal(shaped(element, y, rhs))}",
             f"%r = chlo.broadcast_{op} %lhs, %rhs{words} : {types}"]
    name = f"broadcast_{op}_of_{plain(element)}_{number}"
    return case(name, lines, [Check("%r", shaped(result_element, results, shape))], note)


INTEGER_OPS = ["and", "or", "xor", "shift_left", "shift_right_arithmetic", "shift_right_logical"]
BOTH_OPS = ["add", "divide", "maximum", "minimum", "multiply", "power", "remainder", "subtract"]


def broadcast_function(op, element):
    kind = element_type(element)
    if op == "next_after":
        return lambda x, y: next_after(kind, x, y)
    if isinstance(kind, Format):
        return lambda x, y: model.binary(op, kind, x, y)
    return lambda x, y: model.integer_binary(op, kind, x, y)


def broadcast_file(op):
    elements = ["i8", "ui32", "i4"] if op in INTEGER_OPS else ["f32", "f8E4M3FN", "bf16"] if op in (
        "atan2", "next_after") else ["f32", "f8E5M2", "i16", "f4E2M1FN"]
    if op in ("and", "or", "xor"):
        elements.append("i1")
    cases = []
    for number, (lhs, rhs, dimensions) in enumerate(SHAPES):
        element = elements[number % len(elements)]
        of = broadcast_function(op, element)
        cases.append(broadcast_case(op, element, lhs, rhs, dimensions, of, number=number))
    if op == "add":
        cases.append(dynamic_case())
    return "sizes of 1 are repeated, and leading dimensions that one side lacks", cases


def broadcast_files():
    files = {f"broadcast_{op}": partial(broadcast_file, op) for op in INTEGER_OPS + BOTH_OPS + ["atan2", "next_after"]}
    files["broadcast_compare"] = lambda: ("as stablehlo.compare, after broadcasting", [
        broadcast_case("compare", element, lhs, rhs, dimensions,
                       lambda x, y, d=direction, k=element_type(element): int(model.compare(d, k, x, y)),
                       attributes=f"comparison_direction = #chlo<comparison_direction {direction}>"
                       + (f", compare_type = #chlo<comparison_type {kind}>" if kind else ""),
                       result_element="i1", number=number)
        for number, ((lhs, rhs, dimensions), (element, direction, kind)) in enumerate(zip(SHAPES, [
            ("f32", "LT", "FLOAT"), ("i8", "GE", "SIGNED"), ("ui8", "GT", "UNSIGNED"), ("f8E4M3FN", "NE", ""),
            ("f16", "EQ", ""), ("i32", "LE", ""), ("f4E2M1FN", "LT", "")]))])
    files["broadcast_complex"] = lambda: ("joins two parts, bit for bit, after broadcasting", [
        complex_case(part, lhs, rhs, dimensions, number)
        for number, ((lhs, rhs, dimensions), part) in enumerate(zip(SHAPES, ["f32", "f64"] * 5))])
    files["broadcast_select"] = lambda: ("all three operands are broadcast", select_cases())
    return files


def complex_case(part, lhs, rhs, dimensions, number):
    x = edges(part)
    left = [x[(3 * i + 1) % len(x)] for i in range(count(lhs))]
    right = [x[(5 * i + 2) % len(x)] for i in range(count(rhs))]
    shape = result_shape(lhs, rhs, dimensions)
    pairs = list(zip(broadcast(shape, lhs, left, dimensions), broadcast(shape, rhs, right, dimensions)))
    element = f"complex<{part}>"
    listed = "" if dimensions is None else f" {{broadcast_dimensions = array<i64: {', '.join(map(str, dimensions))}>}}"
    types = f"(tensor<{sizes(lhs)}{part}>, tensor<{sizes(rhs)}{part}>) -> tensor<{sizes(shape)}{element}>"
    lines = [f"%lhs = stablehlo.constant {literal(shaped(part, left, lhs))}",
             f"%rhs = stablehlo.constant {literal(shaped(part, right, rhs))}",
             f"%r = chlo.broadcast_complex %lhs, %rhs{listed} : {types}"]
    codes = np.array(pairs, part_dtype(element)).reshape(tuple(shape) + (2,))
    expected = Tensor(shape, element, codes)
    return case(f"broadcast_complex_{part}_{number}", lines, [Check("%r", expected)])


def select_cases():
    cases = []
    for number, (pred, on_true, on_false, element) in enumerate([
            ((2, 3), (2, 3), (2, 3), "f32"), ((2, 1), (3,), (), "f8E4M3FN"), ((), (2, 2), (2,), "i4"),
            ((3,), (1, 3), (2, 1), "f64"), ((1,), (0,), (1,), "f32"), ((2,), (), (), "i1")]):
        shape = result_shape(result_shape(pred, on_true, None), on_false, None)
        kind = element_type(element)
        pool = pair_codes(element) if isinstance(kind, Format) else [0, 1] if element == "i1" else integer_edges(kind)
        p = [i % 2 for i in range(count(pred))]
        t = [pool[(3 * i + 1) % len(pool)] for i in range(count(on_true))]
        f = [pool[(5 * i + 2) % len(pool)] for i in range(count(on_false))]
        triples = zip(*(broadcast(shape, s, v, None) for s, v in ((pred, p), (on_true, t), (on_false, f))))
        results = [b if a else c for a, b, c in triples]
        types = ", ".join(f"tensor<{sizes(s)}{e}>" for s, e in ((pred, "i1"), (on_true, element), (on_false, element)))
        lines = [f"%pred = stablehlo.constant {literal(shaped('i1', p, pred))}",
                 f"%on_true = stablehlo.constant {literal(shaped(element, t, on_true))}",
                 f"%on_false = stablehlo.constant {literal(shaped(element, f, on_false))}",
                 f"%r = chlo.broadcast_select %pred, %on_true, %on_false : ({types}) -> tensor<{sizes(shape)}{element}>"]
        cases.append(case(f"broadcast_select_{number}", lines, [Check("%r", shaped(element, results, shape))]))
    return cases


def dynamic_case():
    lines = ["%x = stablehlo.constant dense<[[1.0], [2.0]]> : tensor<2x1xf32>",
             "%y = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>",
             '%a = "stablehlo.abs"(%x) : (tensor<2x1xf32>) -> tensor<?x1xf32>',
             '%b = "stablehlo.abs"(%y) : (tensor<3xf32>) -> tensor<?xf32>',
             "%s = chlo.broadcast_add %a, %b : (tensor<?x1xf32>, tensor<?xf32>) -> tensor<?x?xf32>",
             "%r = stablehlo.reshape %s : (tensor<?x?xf32>) -> tensor<2x3xf32>"]
    return Case("shapes_known_at_run_time", lines,
                [Check("%r", numbers("f32", [[2.0, 3.0, 4.0], [3.0, 4.0, 5.0]]))], reference=UNKNOWN)


def files():
    predicates = {op: lambda op=op: ("never true where there is no infinity", [predicate_case(op, element) for element in FLOATS])
                  for op in PREDICATES}
    constants = together(constant_files, "constant_like", "chlo_constant")
    return function_files() | predicates | constants | broadcast_files() | {
        "next_after": lambda: ("the next value of the type", [next_after_case(element) for element in FLOATS]),
        "top_k": top_k_file, "scan": scan_file,
        "zeta": lambda: ("the sum of (q + k)^-x", [pair_function_case("zeta", element) for element in FLOATS]),
        "polygamma": lambda: ("derivatives of digamma", [pair_function_case("polygamma", element) for element in FLOATS]),
        "broadcast_zeta": lambda: ("after broadcasting", [broadcast_pair_case("zeta")]),
        "broadcast_polygamma": lambda: ("after broadcasting", [broadcast_pair_case("polygamma")]),
        "mulhi": lambda: ("the upper half of the product", [mulhi_case(element) for element in INTEGERS])}


def title(file):
    """What a file of these is about."""
    return f"chlo.{file.removeprefix('chlo_')}"
