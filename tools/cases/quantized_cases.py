"""Test files of quantized types. The reference's Python package has no quant dialect: exact arithmetic judges."""

import itertools

import numpy as np

from tools.oracle import model
from tools.cases.cases import Case, Check, literal, tensor
from tools.cases.elementwise_cases import edges, plain
from tools.oracle.formats import FLOATS, element_type, float_format
from tools.oracle.quantized_model import Quantized, encode

SUBJECTS = {"elementwise_quantized": "Quantized types", "movement_quantized": "Quantized types",
            "regions_quantized": "Quantized types", "dot_general_quantized": "stablehlo.dot_general of quantized types",
            "convolution_quantized": "stablehlo.convolution of quantized types"}
REFERENCE = "the reference's Python package has no quant dialect"
I8 = Quantized("i8", "f32", ((0.5, -3),))
I8_OTHER = Quantized("i8", "f32", ((0.1, 7),))
STORAGES = [
    Quantized("i2", "f32", ((0.5, -1),)), Quantized("ui2", "f32", ((0.25, 1),)), Quantized("i4", "f32", ((0.1, 3),)),
    Quantized("ui4", "f32", ((0.3, 8),)), Quantized("i8", "f32", ((0.1, -30),)), Quantized("ui8", "f32", ((0.02, 128),)),
    Quantized("i16", "f32", ((0.003, 100),)), Quantized("ui16", "f32", ((0.01, 9),)), Quantized("i32", "f32", ((0.0007, -5),)),
    Quantized("ui32", "f32", ((0.5, 11),)), Quantized("i64", "f64", ((0.25, 12),)), Quantized("ui64", "f64", ((2.0, 3),)),
    Quantized("i8", "f32", ((0.5, 10),), None, (-100, 50)), Quantized("i16", "f32", ((1.0, 0),), None, (-1000, 1001)),
]
PER_AXIS = ((0.1, -30), (0.5, -20), (2.0, 4))


def name_of(quantized):
    bounds = "_within" if quantized.bounds else ""
    axis = "" if quantized.axis is None else f"_along_{quantized.axis}"
    return f"{quantized.storage}{bounds}_{quantized.expressed}{axis}"


def indices(shape):
    return itertools.product(*map(range, shape))


def text_of(shape, element):
    return "tensor<" + "".join(f"{size}x" for size in shape) + f"{element}>"


def given(name, quantized, codes, shape=None):
    """A quantized constant."""
    shape = (len(codes),) if shape is None else shape
    value = tensor(quantized.storage, codes, shape)
    return f"{name} = stablehlo.constant() <{{value = {literal(value)}}}> : () -> {text_of(shape, quantized)}"


def seen(name, quantized, codes, shape=None):
    """The line that makes codes visible as integers, and the check of them."""
    shape = (len(codes),) if shape is None else shape
    line = (f"{name}_codes = stablehlo.bitcast_convert {name} : ({text_of(shape, quantized)}) -> "
            f"{text_of(shape, quantized.storage)}")
    return line, Check(f"{name}_codes", tensor(quantized.storage, codes, shape))


def case(name, lines, checks, note=""):
    return Case(name, lines, checks, note, REFERENCE)


def sample_codes(quantized):
    """The ends of the range, the neighbours of zero points, and some between."""
    low, high = quantized.range
    points = [point for _, point in quantized.pairs]
    numbers = [low, low + 1, high - 1, high, 0, 1, *points, *[p + 1 for p in points], (low + high) // 3, high // 2 + 1]
    numbers = dict.fromkeys(min(max(number, low), high) for number in numbers)
    return [quantized.kind.encode(number) for number in numbers]


def sample_values(quantized):
    """Values of the expressed type: of codes, ties between them, beyond the range, and special ones."""
    format = quantized.format
    codes = sample_codes(quantized)
    scale, point = quantized.pairs[0]
    values = [quantized.dequantize(code) for code in codes]
    values += [encode(format, (quantized.kind.decode(code) - point + 0.5) * scale) for code in codes[:5]]
    return values + edges(quantized.expressed)


def quantize_case(quantized):
    values = sample_values(quantized)
    shape = (len(values),)
    lines = [f"%x = stablehlo.constant {literal(tensor(quantized.expressed, values))}",
             f"%r = stablehlo.uniform_quantize %x : ({text_of(shape, quantized.expressed)}) -> {text_of(shape, quantized)}"]
    line, check = seen("%r", quantized, [quantized.quantize(value) for value in values])
    return case(f"quantize_to_{name_of(quantized)}", lines + [line], [check])


def expressed_types(storage):
    return [Quantized(storage, expressed, ((0.5, 1),)) for expressed in FLOATS if expressed != "f32"] + [
        Quantized(storage, expressed, ((0.3, -2),)) for expressed in ("f16", "bf16", "f64", "f8E4M3FN", "f8E5M2")]


def requantize_case(source, to, shape=None):
    codes = sample_codes(source)
    if shape:
        count = 1
        for size in shape:
            count *= size
        codes = [codes[i % len(codes)] for i in range(count)]
    shape = shape or (len(codes),)
    lines = [given("%x", source, codes, shape),
             f"%r = stablehlo.uniform_quantize %x : ({text_of(shape, source)}) -> {text_of(shape, to)}"]
    expected = [source.requantize(to, code, index) for code, index in zip(codes, indices(shape))]
    line, check = seen("%r", to, expected, shape)
    return case(f"requantize_{name_of(source)}_to_{name_of(to)}", lines + [line], [check])


def per_axis_quantize_case(axis, shape):
    quantized = Quantized("i8", "f32", PER_AXIS, axis)
    numbers = [(7 * i % 41) / 4 - 5 for i in range(18)]
    values = [encode(quantized.format, number) for number in numbers]
    codes = [quantized.quantize(value, index) for value, index in zip(values, indices(shape))]
    back = [quantized.dequantize(code, index) for code, index in zip(codes, indices(shape))]
    lines = [f"%x = stablehlo.constant {literal(tensor('f32', values, shape))}",
             f"%r = stablehlo.uniform_quantize %x : ({text_of(shape, 'f32')}) -> {text_of(shape, quantized)}",
             f"%y = stablehlo.uniform_dequantize %r : ({text_of(shape, quantized)}) -> {text_of(shape, 'f32')}"]
    line, check = seen("%r", quantized, codes, shape)
    return case(f"quantize_along_dimension_{axis}_of_{len(shape)}", lines + [line],
                [check, Check("%y", tensor("f32", back, shape))])


def quantize_file():
    others = Quantized("i16", "f32", ((0.02, 5),)), Quantized("ui8", "f32", ((0.1, 128),)), I8._replace(bounds=(-10, 10))
    along = [Quantized("i8", "f32", PER_AXIS, 1), Quantized("i8", "f32", ((0.1, -20), (0.2, -30), (1.0, 0)), 1)]
    cases = [quantize_case(it) for it in STORAGES]
    cases += [quantize_case(it) for it in expressed_types("i8")[:len(FLOATS) - 1]]
    cases += [per_axis_quantize_case(0, (3, 6)), per_axis_quantize_case(1, (2, 3, 3)), per_axis_quantize_case(2, (3, 2, 3))]
    cases += [requantize_case(I8, it) for it in others]
    cases += [requantize_case(I8, I8_OTHER)._replace(name="requantize_to_a_finer_scale"),
              requantize_case(Quantized("i32", "f64", ((0.5, 3),)), Quantized("i8", "f64", ((0.3, 1),))),
              requantize_case(Quantized("i8", "bf16", ((0.5, 3),)), Quantized("i8", "bf16", ((0.3, 1),))),
              requantize_case(*along, (2, 3, 2)),
              requantize_case(I8, along[0], (4, 3)), requantize_case(along[0], I8_OTHER, (4, 3)),
              requantize_to_another_axis()]
    return "values to codes, and codes to those of another type", cases


def dequantize_case(quantized, codes):
    shape = (len(codes),)
    lines = [given("%x", quantized, codes),
             f"%r = stablehlo.uniform_dequantize %x : ({text_of(shape, quantized)}) -> {text_of(shape, quantized.expressed)}"]
    expected = tensor(quantized.expressed, [quantized.dequantize(code) for code in codes])
    return case(f"dequantize_{name_of(quantized)}_{len(codes)}", lines, [Check("%r", expected)])


def dequantize_file():
    cases = [dequantize_case(it, range(1 << it.kind.width) if it.kind.width <= 8 and not it.bounds else sample_codes(it))
             for it in STORAGES]
    cases += [dequantize_case(it, sample_codes(it))._replace(name=f"dequantize_to_{it.expressed}_{i}")
              for i, it in enumerate(expressed_types("i8") + expressed_types("i32"))]
    return "codes to values; both storage and expressed types of every width", cases


# Elementwise operations

UNARY = ["abs", "cbrt", "ceil", "cosine", "exponential", "exponential_minus_one", "floor", "log", "log_plus_one",
         "logistic", "negate", "round_nearest_afz", "round_nearest_even", "rsqrt", "sign", "sine", "sqrt", "tan", "tanh"]
BINARY = ["atan2", "divide", "maximum", "minimum", "multiply", "power", "remainder", "subtract"]


def unary_case(op, source, to):
    codes = sample_codes(source)
    shape = (len(codes),)
    lines = [given("%x", source, codes), f"%r = stablehlo.{op} %x : ({text_of(shape, source)}) -> {text_of(shape, to)}"]
    expected = [to.quantize(model.unary(op, source.format, source.dequantize(code))) for code in codes]
    line, check = seen("%r", to, expected)
    return case(f"{op}_of_{name_of(source)}", lines + [line], [check])


def pairs(lhs, rhs):
    """Sample codes of both types, each beside several of the other's."""
    left, right = sample_codes(lhs), sample_codes(rhs)
    chosen = [(left[i % len(left)], right[(3 * i + i // 7) % len(right)]) for i in range(24)]
    return [list(codes) for codes in zip(*chosen)]


def binary_case(op, lhs, rhs, to, expected, name):
    left, right = pairs(lhs, rhs)
    shape = (len(left),)
    lines = [given("%x", lhs, left), given("%y", rhs, right),
             f"%r = stablehlo.{op} %x, %y : ({text_of(shape, lhs)}, {text_of(shape, rhs)}) -> {text_of(shape, to)}"]
    line, check = seen("%r", to, [expected(*codes) for codes in zip(left, right)])
    return case(name, lines + [line], [check])


def by_values(op, lhs, rhs, to):
    """The operation on the values that codes stand for."""
    def codes(x, y):
        return to.quantize(model.binary(op, lhs.format, lhs.dequantize(x), rhs.dequantize(y)))
    return codes


def sum_of_codes(lhs, rhs, to):
    """Both requantized to the result's parameters, without bounds; their sum less a zero point."""
    wide = Quantized("i64", to.expressed, to.pairs, to.axis)
    def codes(x, y, index=()):
        left, right = (wide.kind.decode(it.requantize(wide, code, index)) for it, code in ((lhs, x), (rhs, y)))
        total = left + right - to.pair(index)[1]
        return to.kind.encode(min(max(total, to.range[0]), to.range[1]))
    return codes


def add_cases():
    types = [("one_type", I8, I8, I8), ("other_parameters", I8, I8_OTHER, Quantized("i8", "f32", ((1.0, 0),))),
             ("bounds", *[Quantized("i8", "f32", ((0.5, 0),), None, (-20, 20))] * 3),
             ("ui4", *[Quantized("ui4", "f32", ((0.5, 8),))] * 3), ("i32", *[Quantized("i32", "f32", ((0.5, 8),))] * 3),
             ("i64", *[Quantized("i64", "f64", ((0.5, 8),))] * 3),
             ("f16", *[Quantized("i8", "f16", ((0.1, 2),)), Quantized("i8", "f16", ((0.2, 2),)), Quantized("i8", "f16", ((0.3, 2),))])]
    cases = [binary_case("add", lhs, rhs, to, sum_of_codes(lhs, rhs, to), f"add_of_{name}") for name, lhs, rhs, to in types]
    return cases + [add_per_axis(1, "i8"), add_per_axis(0, "i32"), add_by_values()]


def add_per_axis(axis, storage):
    quantized = Quantized(storage, "f32", PER_AXIS, axis)
    shape = (3, 3)
    left, right = [[quantized.kind.encode(k * i % 61 - 30) for i in range(9)] for k in (7, 23)]
    kind = text_of(shape, quantized)
    lines = [given("%x", quantized, left, shape), given("%y", quantized, right, shape), f"%r = stablehlo.add %x, %y : {kind}"]
    total = sum_of_codes(quantized, quantized, quantized)
    expected = [total(x, y, index) for x, y, index in zip(left, right, indices(shape))]
    line, check = seen("%r", quantized, expected, shape)
    return case(f"add_of_{storage}_along_dimension_{axis}", lines + [line], [check])


def add_by_values():
    """Parameters that differ along a dimension: the sum of values."""
    lhs = Quantized("i8", "f32", PER_AXIS, 1)
    to = lhs._replace(pairs=((0.3, 1), (0.7, 2), (3.0, 3)))
    shape = (3, 3)
    left, right = [[I8.kind.encode(k * i % 61 - 30) for i in range(9)] for k in (7, 23)]
    lines = [given("%x", lhs, left, shape), given("%y", I8, right, shape),
             f"%r = stablehlo.add %x, %y : ({text_of(shape, lhs)}, {text_of(shape, I8)}) -> {text_of(shape, to)}"]
    expected = [to.quantize(model.binary("add", I8.format, lhs.dequantize(x, index), I8.dequantize(y)), index)
                for x, y, index in zip(left, right, indices(shape))]
    line, check = seen("%r", to, expected, shape)
    return case("add_per_axis_to_per_tensor", lines + [line], [check])


def requantize_to_another_axis():
    source = Quantized("i8", "f32", PER_AXIS, 0)
    to = Quantized("i8", "f32", ((0.3, 1), (0.7, 2), (3.0, 3)), 1)
    shape = (3, 3)
    codes = [source.kind.encode(23 * i % 61 - 30) for i in range(9)]
    lines = [given("%x", source, codes, shape),
             f"%r = stablehlo.uniform_quantize %x : ({text_of(shape, source)}) -> {text_of(shape, to)}"]
    expected = [to.quantize(source.dequantize(code, index), index) for code, index in zip(codes, indices(shape))]
    line, check = seen("%r", to, expected, shape)
    return case("requantize_to_another_dimension", lines + [line], [check])


def compare_case(direction):
    left, right = pairs(I8, I8_OTHER)
    shape = (len(left),)
    lines = [given("%x", I8, left), given("%y", I8_OTHER, right),
             f"%r = stablehlo.compare {direction}, %x, %y : ({text_of(shape, I8)}, {text_of(shape, I8_OTHER)}) -> {text_of(shape, 'i1')}"]
    expected = [model.compare(direction, I8.format, I8.dequantize(x), I8_OTHER.dequantize(y)) for x, y in zip(left, right)]
    return case(f"compare_{direction}", lines, [Check("%r", tensor("i1", expected))])


def clamp_case():
    codes = sample_codes(I8)
    shape = (len(codes),)
    low, high = [I8_OTHER.kind.encode(code) for code in (-20, 40)]
    lines = [given("%low", I8_OTHER, [low], ()), given("%x", I8, codes), given("%high", I8_OTHER, [high], ()),
             f"%r = stablehlo.clamp %low, %x, %high : ({text_of((), I8_OTHER)}, {text_of(shape, I8)}, {text_of((), I8_OTHER)}) -> {text_of(shape, I8)}"]
    bounds = [I8_OTHER.dequantize(code) for code in (low, high)]
    expected = [I8.quantize(model.clamp(I8.format, bounds[0], I8.dequantize(code), bounds[1])) for code in codes]
    line, check = seen("%r", I8, expected)
    return case("clamp_by_values_of_another_type", lines + [line], [check])


def select_cases():
    left, right = pairs(I8, I8_OTHER)
    shape, choice = (len(left),), [i % 3 == 0 for i in range(len(left))]
    result = []
    for name, other in (("one_type", I8), ("another_type", I8_OTHER)):
        lines = [f"%p = stablehlo.constant {literal(tensor('i1', choice))}", given("%x", I8, left), given("%y", other, right),
                 f"%r = stablehlo.select %p, %x, %y : ({text_of(shape, 'i1')}, {text_of(shape, I8)}, {text_of(shape, other)}) -> {text_of(shape, I8)}"]
        expected = [x if p else (y if other == I8 else I8.quantize(other.dequantize(y)))
                    for p, x, y in zip(choice, left, right)]
        line, check = seen("%r", I8, expected)
        result.append(case(f"select_of_{name}", lines + [line], [check]))
    return result


def elementwise_file():
    half = Quantized("ui8", "f16", ((0.05, 100),))
    narrow = Quantized("i4", "f8E4M3FN", ((0.5, -1),))
    cases = [unary_case(op, *types) for op in UNARY for types in ((I8, I8_OTHER), (half, half), (narrow, narrow))]
    cases += [binary_case(op, lhs, rhs, to, by_values(op, lhs, rhs, to), f"{op}_of_{name_of(lhs)}")
              for op in BINARY for lhs, rhs, to in ((I8, I8_OTHER, Quantized("i8", "f32", ((0.25, 1),))), (half,) * 3)]
    x = given("%x", I8, sample_codes(I8))
    shape = (len(sample_codes(I8)),)
    finite = [x, f"%r = stablehlo.is_finite %x : ({text_of(shape, I8)}) -> {text_of(shape, 'i1')}"]
    cases += [case("is_finite_is_always_true", finite, [Check("%r", tensor("i1", [1] * shape[0]))])]
    precision = [x, f"%r = stablehlo.reduce_precision %x, format = e8m1 : {text_of(shape, I8)}"]
    f32, narrow = I8.format, float_format("f10E8M1")
    def reduced(code):
        return encode(f32, narrow.decode(narrow.encode(f32.decode(code))).signed)
    line, check = seen("%r", I8, [I8.quantize(reduced(I8.dequantize(code))) for code in sample_codes(I8)])
    cases += [case("reduce_precision_of_values", precision + [line], [check])]
    cases += add_cases() + [compare_case(direction) for direction in ("EQ", "NE", "GE", "GT", "LE", "LT")]
    return "elementwise operations dequantize, compute and quantize; sums are of codes", cases + [clamp_case()] + select_cases()


# Contractions

def array(quantized, shape, step):
    """Codes spread over the range, as a numpy array of numbers."""
    low, high = quantized.range
    count = int(np.prod(shape))
    return np.array([low + (step * i * i + 5 * i) % (high - low + 1) for i in range(count)], dtype=object).reshape(shape)


def scaled(total, scale, to, index):
    """The code of an exact sum of products of codes, scaled in f64 and rounded once."""
    result_scale, point = to.pair(index)
    format = float_format("f64")
    value = model.binary("multiply", format, encode(format, total), encode(format, scale / result_scale))
    value = model.binary("add", format, value, encode(format, point))
    return to.to_code(format.decode(value), format)


def distances(quantized, numbers):
    """Codes less their zero points."""
    points = [point for _, point in quantized.pairs]
    if quantized.axis is None:
        return numbers - points[0]
    shape = [1] * numbers.ndim
    shape[quantized.axis] = len(points)
    return numbers - np.array(points, dtype=object).reshape(shape)


def codes_of(quantized, numbers):
    return [quantized.kind.encode(int(number)) for number in numbers.reshape(-1)]


def dot_case(name, lhs, rhs, to, shapes, numbers, subscripts, rhs_index=None):
    """`numbers` is the text of the dimension numbers ("" for dot); `rhs_index` the result dimension of rhs's axis."""
    left, right = array(lhs, shapes[0], 7), array(rhs, shapes[1], 11)
    sums = np.einsum(subscripts, distances(lhs, left), distances(rhs, right))
    codes = []
    for index in indices(sums.shape):
        scale = rhs.pairs[0 if rhs.axis is None else index[rhs_index]][0]
        codes.append(scaled(int(sums[index]), lhs.pairs[0][0] * scale, to, index))
    types = f"({text_of(shapes[0], lhs)}, {text_of(shapes[1], rhs)}) -> {text_of(sums.shape, to)}"
    op = f"dot_general %x, %y, {numbers}" if numbers else "dot %x, %y"
    lines = [given("%x", lhs, codes_of(lhs, left), shapes[0]), given("%y", rhs, codes_of(rhs, right), shapes[1]),
             f"%r = stablehlo.{op} : {types}"]
    line, check = seen("%r", to, codes, sums.shape)
    return case(name, lines + [line], [check])


def hybrid_case(rhs):
    """Floats times dequantized codes: integral values, so that no order of the sum matters."""
    left = np.arange(-6, 6, dtype=object).reshape(3, 4)
    right = array(rhs, (4, 3), 3)
    scales = [rhs.pair((0, column))[0] for column in range(3)]
    sums = np.einsum("ik,kj->ij", left, distances(rhs, right)) * np.array(scales, dtype=object)
    lines = [f"%x = stablehlo.constant {literal(tensor(rhs.expressed, [[encode(rhs.format, v) for v in row] for row in left]))}",
             given("%y", rhs, codes_of(rhs, right), (4, 3)),
             f"%r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : "
             f"({text_of((3, 4), rhs.expressed)}, {text_of((4, 3), rhs)}) -> {text_of((3, 3), rhs.expressed)}"]
    expected = tensor(rhs.expressed, [[encode(rhs.format, v) for v in row] for row in sums])
    axis = "" if rhs.axis is None else f"_along_{rhs.axis}"
    return case(f"hybrid_with_{rhs.expressed}{axis}", lines, [Check("%r", expected)])


def dot_file():
    left, right, sums = (Quantized("i8", "f32", (pair,)) for pair in ((0.1, -3), (0.02, 0), (0.5, 7)))
    wide = Quantized("i32", "f32", ((0.1 * 0.02, 0),))
    channels = Quantized("i8", "f32", ((0.02, 0), (0.5, 0), (0.013, 0)), 1)
    result = Quantized("i8", "f32", ((0.5, 1), (9.0, -2), (0.25, 0)), 1)
    product = ("contracting_dims = [1] x [0]", "ik,kj->ij")
    batched = Quantized("i8", "f32", ((0.02, 0), (0.5, 0)), 0)
    cases = [dot_case("codes_of_eight_bits", left, right, sums, ((2, 5), (5, 3)), *product),
             dot_case("sums_of_32_bits", left, right, wide, ((2, 5), (5, 3)), *product),
             dot_case("scales_along_the_columns", left, channels, result, ((2, 5), (5, 3)), *product, 1),
             dot_case("scales_along_the_columns_of_rhs_alone", left, channels, sums, ((2, 5), (5, 3)), *product, 1),
             dot_case("scales_along_a_batch", left, batched, batched._replace(pairs=((0.5, 3), (2.0, 4))), ((2, 3, 4), (2, 4, 2)),
                      "batching_dims = [0] x [0], contracting_dims = [2] x [1]", "bik,bkj->bij", 0),
             dot_case("four_bits_in_f16", Quantized("ui4", "f16", ((0.5, 7),)), Quantized("ui4", "f16", ((0.25, 0),)),
                      Quantized("ui4", "f16", ((1.5, 5),)), ((3, 4), (4, 2)), *product),
             dot_case("sixteen_bits_need_wide_sums", Quantized("i16", "f32", ((0.5, 7),)), Quantized("i16", "f32", ((0.25, 0),)),
                      Quantized("i32", "f32", ((0.5, 5),)), ((2, 3), (3, 2)), *product),
             dot_case("dot_of_matrices", left, channels, result, ((2, 5), (5, 3)), "", product[1], 1),
             dot_case("dot_of_a_vector", left, channels, result._replace(axis=0), ((5,), (5, 3)), "", "k,kj->j", 0),
             dot_case("no_products", left, right, sums, ((2, 0), (0, 3)), *product)]
    cases += [hybrid_case(Quantized("i8", expressed, ((0.5, 0),))) for expressed in ("f32", "f64", "bf16")]
    cases += [hybrid_case(Quantized("i8", "f32", ((0.5, 0), (0.25, 0), (2.0, 0)), 1))]
    return "sums of products of codes are exact, then scaled in f64 and rounded once", cases


# Convolutions

def convolved(left, right, stride, padding, lhs_dilation, rhs_dilation, groups):
    """Images of [b, 0, f] and kernels of [0, i, o], as exact sums of products."""
    batch, size, features = left.shape
    dilated = np.zeros((batch, (size - 1) * lhs_dilation + 1, features), dtype=object)
    dilated[:, ::lhs_dilation] = left
    padded = np.pad(dilated, ((0, 0), padding, (0, 0)), constant_values=0)
    reach = (right.shape[0] - 1) * rhs_dilation + 1
    steps = (padded.shape[1] - reach) // stride + 1
    result = np.zeros((batch, steps, right.shape[2]), dtype=object)
    inputs, outputs = features // groups, right.shape[2] // groups
    for step, tap, channel in indices((steps, right.shape[0], right.shape[2])):
        first = channel // outputs * inputs
        window = padded[:, step * stride + tap * rhs_dilation, first:first + inputs]
        result[:, step, channel] += (window * right[tap, :, channel]).sum(axis=1)
    return result


def convolution_case(name, lhs, rhs, to, shapes, stride=1, padding=(0, 0), lhs_dilation=1, rhs_dilation=1, groups=1):
    left, right = array(lhs, shapes[0], 7), array(rhs, shapes[1], 11)
    sums = convolved(distances(lhs, left), distances(rhs, right), stride, padding, lhs_dilation, rhs_dilation, groups)
    codes = []
    for index in indices(sums.shape):
        scale = rhs.pairs[0 if rhs.axis is None else index[2]][0]
        codes.append(scaled(int(sums[index]), lhs.pairs[0][0] * scale, to, index))
    types = f"({text_of(shapes[0], lhs)}, {text_of(shapes[1], rhs)}) -> {text_of(sums.shape, to)}"
    window = (f"window = {{stride = [{stride}], pad = [[{padding[0]}, {padding[1]}]], "
              f"lhs_dilate = [{lhs_dilation}], rhs_dilate = [{rhs_dilation}]}}")
    counts = f"{{batch_group_count = 1 : i64, feature_group_count = {groups} : i64}}"
    lines = [given("%x", lhs, codes_of(lhs, left), shapes[0]), given("%y", rhs, codes_of(rhs, right), shapes[1]),
             f"%r = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], {window} {counts} : {types}"]
    line, check = seen("%r", to, codes, sums.shape)
    return case(name, lines + [line], [check])


def convolution_file():
    left, right, sums = (Quantized("i8", "f32", (pair,)) for pair in ((0.1, -3), (0.02, 0), (0.5, 7)))
    channels = Quantized("i8", "f32", ((0.02, 0), (0.5, 0), (0.013, 0), (1.0, 0)), 2)
    result = Quantized("i32", "f32", ((0.5, 0), (9.0, 0), (0.25, 0), (2.0, 0)), 2)
    shapes = ((2, 6, 2), (3, 2, 4))
    cases = [convolution_case("codes_of_eight_bits", left, right, sums, shapes),
             convolution_case("padding_is_the_zero_point", left, right, sums, shapes, 2, (2, 1)),
             convolution_case("zero_points_of_both", left, right._replace(pairs=((0.02, 5),)), sums, shapes, 1, (1, 1), 2, 2),
             convolution_case("scales_along_the_output_features", left, channels, result, shapes, 1, (1, 1)),
             convolution_case("scales_along_the_features_of_rhs_alone", left, channels, sums, shapes, 1, (1, 0)),
             convolution_case("feature_groups", left, channels, result, ((2, 6, 2), (3, 1, 4)), 1, (1, 1), 1, 1, 2)]
    return "sums of products of codes are exact, then scaled in f64 and rounded once; padding is the zero point", cases


# Codes that move

ALONG_1 = Quantized("i8", "f32", PER_AXIS, 1)


def moved(name, line, function, quantized=I8, to=None, shape=(2, 3), more=()):
    """`line` has a place {T} for the operand's type and {R} for the result's."""
    numbers = array(quantized, shape, 7)
    result = function(numbers)
    to = to or quantized
    lines = [given("%x", quantized, codes_of(quantized, numbers), shape), *more,
             line.replace("{T}", text_of(shape, quantized)).replace("{R}", text_of(result.shape, to))]
    seen_line, check = seen("%r", to, codes_of(to, result), result.shape)
    return case(name, lines + [seen_line], [check])


def movement_file():
    def along(axis):
        return ALONG_1._replace(axis=axis)
    fill_code = given("%v", I8, [9], ())
    scalar = text_of((), I8)
    small = Quantized("ui4", "f8E4M3FN", ((0.5, 3),))
    index = ["%i = stablehlo.constant dense<1> : tensor<i32>"]
    cases = [
        moved("reshape_keeps_the_axis", "%r = stablehlo.reshape %x : ({T}) -> {R}", lambda x: x.reshape(2, 1, 3), ALONG_1, along(2)),
        moved("reshape_of_four_bits", "%r = stablehlo.reshape %x : ({T}) -> {R}", lambda x: x.reshape(6), small),
        moved("transpose_moves_the_axis", "%r = stablehlo.transpose %x, dims = [1, 0] : ({T}) -> {R}", lambda x: x.T, ALONG_1, along(0)),
        moved("broadcast_moves_the_axis", "%r = stablehlo.broadcast_in_dim %x, dims = [0, 2] : ({T}) -> {R}",
              lambda x: np.broadcast_to(x[:, None, :], (2, 4, 3)), ALONG_1, along(2)),
        moved("broadcast_repeats_a_scale", "%r = stablehlo.broadcast_in_dim %x, dims = [0, 1] : ({T}) -> {R}",
              lambda x: np.broadcast_to(x, (2, 3)), ALONG_1._replace(pairs=PER_AXIS[:1]),
              ALONG_1._replace(pairs=PER_AXIS[:1] * 3), (2, 1)),
        moved("slice", "%r = stablehlo.slice %x [0:2, 1:3] : ({T}) -> {R}", lambda x: x[:, 1:]),
        moved("reverse", "%r = stablehlo.reverse %x, dims = [1] : {T}", lambda x: x[:, ::-1]),
        moved("concatenate", "%r = stablehlo.concatenate %x, %x, dim = 0 : ({T}, {T}) -> {R}", lambda x: np.concatenate([x, x])),
        moved("pad_with_a_code", f"%r = stablehlo.pad %x, %v, low = [0, 1], high = [1, 0], interior = [0, 0] : ({{T}}, {scalar}) -> {{R}}",
              lambda x: np.pad(x, ((0, 1), (1, 0)), constant_values=9), more=[fill_code]),
        moved("dynamic_slice", "%r = stablehlo.dynamic_slice %x, %i, %i, sizes = [1, 2] : ({T}, tensor<i32>, tensor<i32>) -> {R}",
              lambda x: x[1:2, 1:3], more=index),
        moved("get_tuple_element", "%t = stablehlo.tuple %x : tuple<{T}>\n  %r = stablehlo.get_tuple_element %t[0] : (tuple<{T}>) -> {R}", lambda x: x),
        moved("optimization_barrier", "%r = stablehlo.optimization_barrier %x : {T}", lambda x: x, small),
        moved("gather", '%r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], '
              'start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : ({T}, tensor<2x2xi32>) -> {R}',
              lambda x: np.array([x[1, 2], x[0, 1]], dtype=object), more=["%i = stablehlo.constant dense<[[1, 2], [0, 1]]> : tensor<2x2xi32>"]),
        moved("sorted_by_value", f"""%r = "stablehlo.sort"(%x) <{{dimension = 1 : i64, is_stable = true}}> ({{
  ^bb0(%a: {scalar}, %b: {scalar}):
    %0 = stablehlo.compare LT, %a, %b : ({scalar}, {scalar}) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }}) : ({{T}}) -> {{R}}""", lambda x: np.sort(x, axis=1)),
        moved("carried_by_a_loop", f"""%one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %n, %r = stablehlo.while(%k = %zero, %q = %x) : tensor<i32>, {{T}}
  cond {{
    %0 = stablehlo.compare LT, %k, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }} do {{
    %0 = stablehlo.add %k, %one : tensor<i32>
    %1 = stablehlo.reverse %q, dims = [0] : {{T}}
    stablehlo.return %0, %1 : tensor<i32>, {{T}}
  }}""", lambda x: x[::-1]),
        moved("reduced_by_maximum", f"""%r = stablehlo.reduce(%x init: %v) applies stablehlo.maximum across dimensions = [1] : ({{T}}, {scalar}) -> {{R}}""",
              lambda x: np.maximum(x.max(axis=1), 9), more=[fill_code]),
        moved("iota_of_quantized_indices", "%r = stablehlo.iota dim = 1 : {T}",
              lambda x: np.array([[I8.kind.decode(I8.quantize(encode(I8.format, i))) for i in range(3)]] * 2, dtype=object)),
    ]
    return "codes move, are chosen and ordered", cases + [reduce_add_case(), choice_case()] + iota_cases()


def iota_cases():
    """Indices along a dimension with the parameters of slices along the same one or another."""
    cases = []
    for op in ("iota", "dynamic_iota"):
        for counted, axis, shape in ((0, 0, (3, 2)), (0, 1, (2, 3)), (1, 0, (3, 2)), (2, 1, (2, 3, 2))):
            quantized, ty = ALONG_1._replace(axis=axis), text_of(shape, ALONG_1._replace(axis=axis))
            codes = [quantized.quantize(encode(quantized.format, index[counted]), index) for index in indices(shape)]
            lines = [f"%r = stablehlo.iota dim = {counted} : {ty}"]
            if op == "dynamic_iota":
                lines = [f"%s = stablehlo.constant dense<{list(shape)}> : tensor<{len(shape)}xi64>",
                         f"%r = stablehlo.dynamic_iota %s, dim = {counted} : (tensor<{len(shape)}xi64>) -> {ty}"]
            line, check = seen("%r", quantized, codes, shape)
            cases.append(case(f"{op}_along_{counted}_quantized_along_{axis}_of_{len(shape)}", lines + [line], [check]))
    return cases


def reduce_add_case():
    """Sums of codes, one after the other, each within the range."""
    numbers = array(I8, (3, 4), 7)
    initial = 20
    expected = []
    for row in numbers:
        total = initial
        for number in row:
            total = min(max(total + int(number) + 3, -128), 127)
        expected.append(total)
    scalar = text_of((), I8)
    lines = [given("%x", I8, codes_of(I8, numbers), (3, 4)), given("%v", I8, [initial], ()),
             f"%r = stablehlo.reduce(%x init: %v) applies stablehlo.add across dimensions = [1] : ({text_of((3, 4), I8)}, {scalar}) -> {text_of((3,), I8)}"]
    line, check = seen("%r", I8, codes_of(I8, np.array(expected, dtype=object)))
    return case("reduced_by_add", lines + [line], [check])


def choice_case():
    numbers = array(I8, (3,), 7)
    kind = text_of((3,), I8)
    lines = [given("%x", I8, codes_of(I8, numbers)), "%p = stablehlo.constant dense<false> : tensor<i1>",
             f'%r = "stablehlo.if"(%p) ({{ stablehlo.return %x : {kind} }}, {{',
             f"  %0 = stablehlo.reverse %x, dims = [0] : {kind}", f"  stablehlo.return %0 : {kind}", f"}}) : (tensor<i1>) -> {kind}"]
    line, check = seen("%r", I8, codes_of(I8, numbers[::-1]))
    return case("chosen_by_if", lines + [line], [check])


# Regions applied to codes

SCALAR = text_of((), I8)


def summed(*numbers):
    """I8 codes added one after the other, each sum within the range."""
    total = numbers[0]
    for number in numbers[1:]:
        total = min(max(int(total) + int(number) + 3, -128), 127)
    return total


def body(op, element=I8):
    kind = text_of((), element)
    return [f"^bb0(%a: {kind}, %b: {kind}):", f"  %0 = stablehlo.{op} %a, %b : {kind}", f"  stablehlo.return %0 : {kind}"]


def applied(name, operands, op, attributes, regions, results, to=I8, note=""):
    """An op in generic form on quantized constants and other lines; `results` are numbers."""
    lines, names, kinds = [], [], []
    for operand in operands:
        if isinstance(operand, str):
            names.append(operand.split(" ")[0])
            kinds.append(operand.rsplit(" : ", 1)[1])
            lines.append(operand)
        else:
            names.append(f"%x{len(names)}")
            kinds.append(text_of(operand.shape, I8))
            lines.append(given(names[-1], I8, codes_of(I8, operand), operand.shape))
    results = np.array(results, dtype=object)
    lines.append(f'%r = "stablehlo.{op}"({", ".join(names)}) <{{{attributes}}}> ({{')
    for number, region in enumerate(regions):
        lines += (["}, {"] if number else []) + ["  " + line for line in region]
    lines.append(f"}}) : ({', '.join(kinds)}) -> {text_of(results.shape, to)}")
    line, check = seen("%r", to, codes_of(to, results), results.shape)
    return case(name, lines + [line], [check], note)


def regions_file():
    x = np.array([100, -10, 3, 7, -128, 60], dtype=object)
    initial, low = np.array(-3, dtype=object), np.array(-128, dtype=object)
    wide = Quantized("i32", "f32", I8.pairs)
    squares = [I8.kind.decode(by_values("multiply", I8, I8, I8)(code, code)) for code in codes_of(I8, x)]
    at_least = ["^bb0(%a: {0}, %b: {0}):".format(SCALAR),
                f"  %0 = stablehlo.compare GE, %a, %b : ({SCALAR}, {SCALAR}) -> tensor<i1>", "  stablehlo.return %0 : tensor<i1>"]
    chosen = [-3] * 6
    for first, source in ((0, 5), (3, -7)):
        window = x[first:first + 3]
        chosen[first + int(np.argmax(window))] = source
    cases = [
        applied("reduce_in_a_wider_type", [x.reshape(2, 3), initial], "reduce", "dimensions = array<i64: 1>", [body("add", wide)],
                [int(sum(row)) + 3 * 3 - 3 for row in x.reshape(2, 3)], wide, "elements become codes of 32 bits before they are added"),
        applied("map_squares", [x, x], "map", "dimensions = array<i64: 0>", [body("multiply")], squares),
        applied("reduce_window_sums", [x, initial], "reduce_window", "window_dimensions = array<i64: 2>", [body("add")],
                [summed(-3, x[i], x[i + 1]) for i in range(5)]),
        applied("reduce_window_pads_with_init", [x, low], "reduce_window",
                "window_dimensions = array<i64: 3>, padding = dense<1> : tensor<1x2xi64>", [body("maximum")],
                [max(x[max(i - 1, 0):i + 2]) for i in range(6)]),
        applied("select_and_scatter_by_value", [x, np.array([5, -7], dtype=object), initial], "select_and_scatter",
                "window_dimensions = array<i64: 3>, window_strides = array<i64: 3>", [at_least, body("add")], chosen),
        applied("scatter_adds_codes", [x, "%i = stablehlo.constant dense<[[1], [1], [9]]> : tensor<3x1xi32>",
                                       np.array([7, 8, 9], dtype=object)], "scatter",
                "scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], "
                "index_vector_dim = 1>", [body("add")], [x[0], summed(x[1], 7, 8), *x[2:]]),
    ]
    return "regions are applied to codes", cases


def files():
    return {"uniform_quantize": quantize_file, "uniform_dequantize": dequantize_file,
            "elementwise_quantized": elementwise_file, "dot_general_quantized": dot_file,
            "movement_quantized": movement_file,
            "convolution_quantized": convolution_file,
            "regions_quantized": regions_file}
