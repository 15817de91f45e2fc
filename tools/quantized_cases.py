"""Test files of quantized types. The reference's Python package has no quant dialect: exact arithmetic judges."""

import itertools

import model
from cases import Case, Check, literal, tensor
from elementwise_cases import edges, plain
from formats import FLOATS, element_type, float_format
from quantized_model import Quantized, encode

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
              requantize_case(I8, along[0], (4, 3)), requantize_case(along[0], I8_OTHER, (4, 3))]
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
    return cases + [add_per_axis(1, "i8"), add_per_axis(0, "i32")]


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


def files():
    return {"uniform_quantize": quantize_file(), "uniform_dequantize": dequantize_file(),
            "elementwise_quantized": elementwise_file()}
