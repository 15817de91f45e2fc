"""Test files of the operations over windows: convolution, dynamic_conv, reduce_window, select_and_scatter."""

import itertools

import numpy as np

from tools.oracle import model
from tools.cases.cases import Case, Check, fill, literal, numbers, tensor, together
from tools.cases.elementwise_cases import EXTENDED, EXTENDED_FAULT, FAULTS, codes_near, plain
from tools.oracle.formats import FLOATS, INTEGERS, SMALL_FLOATS, Format, element_type

OLD_REFERENCE = "jaxlib's reference accumulates in the type of lhs"
REFERENCE_ORDER = "the reference mixes up batch and features where the features come first"


# The spec's convolution on codes

def dot(source, target, lhs, rhs):
    """The contraction of two lists of codes of `source` in `target`."""
    kind, result = element_type(source), element_type(target)
    lhs, rhs = ([model.convert(kind, result, int(code)) for code in codes] for codes in (lhs, rhs))
    if isinstance(result, Format):
        return model.dot(result, lhs, rhs)
    if result.width == 1:
        return int(any(x & y for x, y in zip(lhs, rhs)))
    return result.encode(sum(result.decode(x) * result.decode(y) for x, y in zip(lhs, rhs)))


def padded(array, padding, dilation, value):
    """`array` with `value` around and between its elements; padding may be negative."""
    low, high = ([max(pair[side], 0) for pair in padding] for side in (0, 1))
    sizes = [max(size - 1, 0) * d + min(size, 1) for size, d in zip(array.shape, dilation)]
    whole = np.full([a + size + b for a, size, b in zip(low, sizes, high)], value, array.dtype)
    whole[tuple(slice(a, a + size, d) for a, size, d in zip(low, sizes, dilation))] = array
    cut = [slice(max(-a, 0), size - max(-b, 0)) for (a, b), size in zip(padding, whole.shape)]
    return whole[tuple(cut)]


class Window:
    """The attributes of a convolution; whatever is not given has its default."""

    def __init__(self, spatial, stride=None, pad=None, lhs_dilate=None, rhs_dilate=None, reverse=None,
                 dims=None, feature_groups=1, batch_groups=1):
        self.given = {"stride": stride, "pad": pad, "lhs_dilate": lhs_dilate, "rhs_dilate": rhs_dilate, "reverse": reverse}
        digits = "".join(map(str, range(spatial)))
        self.dims = dims or (f"b{digits}f", f"{digits}io", f"b{digits}f")
        self.stride, self.lhs_dilate, self.rhs_dilate = (x or [1] * spatial for x in (stride, lhs_dilate, rhs_dilate))
        self.pad, self.reverse = pad or [[0, 0]] * spatial, reverse or [False] * spatial
        self.groups = feature_groups, batch_groups

    def apply(self, lhs, rhs, dot, zero):
        """The convolution of arrays of codes, in the order of the output's dimensions."""
        spatial = len(self.stride)
        digits = [str(i) for i in range(spatial)]
        lhs = lhs.transpose([self.dims[0].index(d) for d in ["b", *digits, "f"]])
        rhs = rhs.transpose([self.dims[1].index(d) for d in [*digits, "i", "o"]])
        groups = max(self.groups)
        lhs_axis = -1 if self.groups[0] > 1 else 0
        parts = [self.group(left, right, dot, zero)
                 for left, right in zip(np.split(lhs, groups, lhs_axis), np.split(rhs, groups, -1))]
        order = ["b", *digits, "f"]
        return np.concatenate(parts, -1).transpose([order.index(d) for d in self.dims[2]])

    def group(self, lhs, rhs, dot, zero):
        spatial = len(self.stride)
        lhs = padded(lhs, [[0, 0], *self.pad, [0, 0]], [1, *self.lhs_dilate, 1], zero)
        kernel = rhs.shape[:spatial]
        spans = [(k - 1) * d + 1 if k else 0 for k, d in zip(kernel, self.rhs_dilate)]
        windows = [(size - span) // stride + 1 if size and span <= size else 0
                   for size, span, stride in zip(lhs.shape[1:-1], spans, self.stride)]
        result = np.zeros([lhs.shape[0], *windows, rhs.shape[-1]], object)
        for place in np.ndindex(*windows):
            cut = tuple(slice(i * s, i * s + span, d)
                        for i, s, span, d in zip(place, self.stride, spans, self.rhs_dilate))
            for batch, feature in itertools.product(range(lhs.shape[0]), range(rhs.shape[-1])):
                window = lhs[(batch, *cut)]
                window = np.flip(window, [i for i, r in enumerate(self.reverse) if r])
                result[(batch, *place, feature)] = dot(window.reshape(-1), rhs[..., feature].reshape(-1))
        return result

    def short(self, operands, kinds, result):
        """The op in its short form."""
        numbers_of = ", ".join("[" + ", ".join(dims) + "]" for dims in self.dims[:2])
        dims = numbers_of.replace("], [", "]x[") + "->[" + ", ".join(self.dims[2]) + "]"
        window = ", ".join(f"{key} = {str([list(map(int, x)) if key == 'pad' else int(x) for x in value])}"
                           for key, value in self.given.items() if value)
        return (f"%r = stablehlo.convolution({operands}) dim_numbers = {dims}, window = {{{window}}} "
                f"{{{self.counts()}}} : {kinds} -> {result}")

    def generic(self, op, operands, kinds, result):
        """The op in its generic form; dynamic_conv has its padding as an operand."""
        names = {"stride": "window_strides", "lhs_dilate": "lhs_dilation", "rhs_dilate": "rhs_dilation"}
        items = [f"{name} = array<i64{': ' if self.given[key] else ''}{str(self.given[key])[1:-1]}>"
                 for key, name in names.items() if self.given[key] is not None]
        if self.given["reverse"]:
            items.append(f"window_reversal = array<i1: {', '.join(str(bool(x)).lower() for x in self.reverse)}>")
        if self.given["pad"] and op == "convolution":
            items.append(f"padding = dense<{self.pad}> : tensor<{len(self.pad)}x2xi64>")
        dims = "x".join("[" + ", ".join(dims) + "]" for dims in self.dims[:2]) + "->[" + ", ".join(self.dims[2]) + "]"
        items += [f"dimension_numbers = #stablehlo.conv<{dims}>", self.counts()]
        return f'%r = "stablehlo.{op}"({operands}) <{{{", ".join(items)}}}> : {kinds} -> {result}'

    def counts(self):
        return f"batch_group_count = {self.groups[1]} : i64, feature_group_count = {self.groups[0]} : i64"


def convolution_case(name, window, lhs, rhs, result, note="", reference="", generic=False):
    """A convolution of two Tensors whose expected value the spec's equations give."""
    def sums(x, y):
        return dot(lhs.element, result, x, y)
    expected = tensor(result, window.apply(lhs.codes, rhs.codes, sums, 0).astype(np.uint64))
    kinds = f"({lhs.type}, {rhs.type})"
    if generic:
        line = window.generic("convolution", "%lhs, %rhs", kinds, expected.type)
    else:
        line = window.short("%lhs, %rhs", kinds, expected.type)
    body = [f"%lhs = stablehlo.constant {literal(lhs)}", f"%rhs = stablehlo.constant {literal(rhs)}", line]
    return Case(name, body, [Check("%r", expected)], note, reference)


def cycle(element, values, shape):
    """Values one after the other, again and again."""
    kind = element_type(element)
    codes = codes_near(element, values) if isinstance(kind, Format) else [kind.encode(int(v)) for v in values]
    count = int(np.prod(shape, dtype=int))
    return tensor(element, [codes[i % len(codes)] for i in range(count)], shape)


VALUES = [1.0, 0.5, -1.5, 3.0, 2.0, 0.25, -0.5]
POWERS = [1.0, 2.0, 0.5, 4.0, 8.0]


def of_type(element, result):
    """Two by two windows of a padded plane with two features."""
    values = VALUES if getattr(element_type(element), "signed", True) else POWERS
    values = values if isinstance(element_type(element), Format) else [3, 1, 7, 2, 0, 5]
    lhs, rhs = cycle(element, values, (1, 3, 3, 2)), cycle(element, values[::-1], (2, 2, 2, 2))
    reference = FAULTS["f8E8M0FNU"] if "f8E8M0FNU" in (element, result) else EXTENDED_FAULT if element in EXTENDED else ""
    reference = reference or (OLD_REFERENCE if element != result else "")
    return convolution_case(f"convolution_of_{plain(element)}_in_{plain(result)}", Window(2, pad=[[1, 0], [0, 1]]),
                            lhs, rhs, result, reference=reference)


def count(shape, start=0, element="i32"):
    return numbers(element, list(range(start, start + int(np.prod(shape)))), shape)


GEOMETRIES = [  # name, lhs shape, rhs shape, window
    ("plain", (1, 4, 4, 1), (2, 3, 1, 1), Window(2)),
    ("strides", (1, 5, 4, 1), (2, 2, 1, 1), Window(2, stride=[2, 3])),
    ("padding", (1, 3, 3, 1), (2, 2, 1, 1), Window(2, pad=[[1, 2], [0, 1]])),
    ("negative_padding", (1, 5, 5, 1), (2, 2, 1, 1), Window(2, pad=[[-1, 1], [2, -2]])),
    ("lhs_dilation", (1, 3, 3, 1), (2, 2, 1, 1), Window(2, lhs_dilate=[2, 3], pad=[[1, 0], [0, -1]])),
    ("rhs_dilation", (1, 5, 6, 1), (2, 3, 1, 1), Window(2, rhs_dilate=[3, 2])),
    ("everything", (2, 4, 5, 2), (2, 3, 2, 3), Window(
        2, stride=[2, 1], pad=[[2, 1], [-1, 3]], lhs_dilate=[2, 1], rhs_dilate=[1, 2], reverse=[True, False])),
    ("reversal", (1, 3, 4, 1), (2, 3, 1, 1), Window(2, reverse=[True, True])),
    ("reversal_along_the_second", (1, 3, 4, 1), (2, 3, 1, 1), Window(2, rhs_dilate=[1, 1], reverse=[False, True])),
    ("feature_groups", (1, 3, 3, 4), (2, 2, 2, 6), Window(2, feature_groups=2)),
    ("depthwise", (2, 3, 3, 3), (2, 2, 1, 6), Window(2, feature_groups=3)),
    ("batch_groups", (4, 3, 3, 2), (2, 2, 2, 4), Window(2, batch_groups=2)),
    ("no_spatial_dimension", (2, 3), (3, 4), Window(0)),
    ("one_spatial_dimension", (2, 5, 3), (2, 3, 4), Window(1, pad=[[1, 1]])),
    ("three_spatial_dimensions", (1, 2, 3, 2, 2), (2, 2, 1, 2, 2), Window(3, pad=[[0, 1], [1, 0], [0, 0]])),
    ("features_first", (1, 2, 3, 4), (3, 2, 2, 2), Window(2, dims=("bf01", "oi01", "bf01"))),
    ("mixed_dimension_numbers", (3, 2, 4, 2), (2, 2, 3, 2), Window(2, dims=("1b0f", "i0o1", "0b1f"), pad=[[0, 0], [1, 0]])),
    ("features_before_batches", (3, 2, 2, 4), (2, 4, 2, 3), Window(2, dims=("fb01", "0o1i", "f0b1"))),
    ("features_first_in_groups", (2, 4, 3, 3), (4, 2, 2, 2), Window(2, dims=("bf01", "oi01", "bf01"), feature_groups=2)),
    ("batches_last_in_groups", (3, 3, 2, 4), (2, 2, 2, 4), Window(2, dims=("01fb", "01io", "01bf"), batch_groups=2)),
    ("windows_larger_than_the_plane", (1, 2, 2, 1), (3, 3, 1, 1), Window(2)),
    ("empty_batch", (0, 3, 3, 1), (2, 2, 1, 1), Window(2)),
    ("no_input_features", (1, 3, 3, 0), (2, 2, 0, 1), Window(2)),
    ("padding_alone", (1, 0, 2, 1), (2, 2, 1, 1), Window(2, pad=[[2, 1], [0, 0]])),
    ("many_columns", (2, 6, 7, 5), (3, 3, 5, 20), Window(2, pad=[[1, 1], [1, 1]])),
]


def features_fit(window, lhs, rhs):
    """Kernels in the table have the input features that the reference and the spec ask for."""
    return rhs[window.dims[1].index("i")] * window.groups[0] == lhs[window.dims[0].index("f")]


def geometry_cases():
    cases = []
    for name, lhs, rhs, window in GEOMETRIES:
        assert features_fit(window, lhs, rhs), name
        reference = REFERENCE_ORDER if window.dims[2].index("f") < window.dims[2].index("b") else ""
        reference = "the reference aborts" if name in ("no_input_features",) else reference
        cases.append(convolution_case(name, window, count(lhs), count(rhs, 1), "i32", reference=reference))
        cases.append(convolution_case(f"{name}_in_generic_form", window, cycle("f8E5M2", VALUES, lhs), cycle("f8E5M2", VALUES[::-1], rhs),
                                      "f8E5M2", reference=reference, generic=True))
    return cases


def padding_takes_part():
    """Padding is multiplied: infinity times zero is NaN."""
    lhs = cycle("f32", [1.0, 2.0], (1, 2, 1))
    rhs = tensor("f32", [0x7F800000, 0x3F800000], (2, 1, 1))
    return convolution_case("padding_takes_part_in_products", Window(1, pad=[[1, 0]]), lhs, rhs, "f32",
                            "The zero before the first element is multiplied like any other: inf * 0 is NaN.")


def order_of_sums():
    """The kernel's last spatial dimension before its first, the input features fastest."""
    lhs = cycle("f32", [16777216.0, 1.0, 1.0, -16777216.0, 1.0, 1.0, 0.5, 16777216.0], (1, 2, 2, 2))
    rhs = cycle("f32", [1.0], (2, 2, 2, 1))
    return [convolution_case("sums_go_through_the_window_row_by_row_features_fastest", Window(2), lhs, rhs, "f32"),
            convolution_case("a_reversed_window_is_summed_from_its_end", Window(2, reverse=[True, True]), lhs, rhs, "f32")]


def complex_case():
    element = "complex<f32>"
    lhs, rhs = numbers(element, [[[1 + 2j], [3 - 1j], [0.5j]]]), numbers(element, [[[1 - 1j]], [[2 + 0.5j]]])
    expected = numbers(element, [[[(1 + 2j) * (1 - 1j) + (3 - 1j) * (2 + 0.5j)], [(3 - 1j) * (1 - 1j) + 0.5j * (2 + 0.5j)]]])
    line = Window(1).short("%lhs, %rhs", f"({lhs.type}, {rhs.type})", expected.type)
    body = [f"%lhs = stablehlo.constant {literal(lhs)}", f"%rhs = stablehlo.constant {literal(rhs)}", line]
    return Case("convolution_of_complex", body, [Check("%r", expected)])


def dynamic_cases():
    """dynamic_conv takes the padding from an operand of any integer type."""
    cases = []
    for element, index in [("i32", "i64"), ("f8E4M3FN", "i32"), ("f32", "ui8")]:
        pad = [[1, 0], [0, 1]] if index == "ui8" else [[1, -1], [0, 2]]
        window = Window(2, stride=[1, 2], pad=pad, lhs_dilate=[2, 1], rhs_dilate=[1, 1], reverse=[False, True])
        lhs, rhs = cycle(element, [1.0, 2.0, -3.0, 4.0], (1, 3, 3, 1)), cycle(element, [2.0, 1.0, -1.0], (2, 2, 1, 1))
        codes = window.apply(lhs.codes, rhs.codes, lambda x, y: dot(element, element, x, y), 0)
        expected = tensor(element, codes.astype(np.uint64))
        padding = numbers(index, pad)
        kinds = f"({lhs.type}, {rhs.type}, {padding.type})"
        line = window.generic("dynamic_conv", "%lhs, %rhs, %padding", kinds, expected.type)
        body = [f"%lhs = stablehlo.constant {literal(lhs)}", f"%rhs = stablehlo.constant {literal(rhs)}",
                f"%padding = stablehlo.constant {literal(padding)}", line]
        cases.append(Case(f"padding_of_{index}_for_{element}", body, [Check("%r", expected)]))
    return cases


def convolution_files():
    cases = geometry_cases() + [padding_takes_part(), *order_of_sums(), complex_case()]
    types = [of_type(element, element) for element in FLOATS + EXTENDED + INTEGERS + ["i1"]]
    types += [of_type(element, "f32") for element in SMALL_FLOATS + ["f16", "bf16"]]
    types += [of_type("i8", "i32"), of_type("ui4", "ui16"), of_type("f8E5M2", "f16")]
    note = "a dot product of each window with the kernel, summed in the result's type"
    return {"convolution": (note, cases), "convolution_types": (note, types),
            "dynamic_conv": ("a convolution whose padding is an operand", dynamic_cases())}


# reduce_window

class Sliding:
    """The attributes of a reduce_window; whatever is not given has its default."""

    def __init__(self, window, strides=None, base=None, dilations=None, pad=None):
        rank = len(window)
        self.window, self.pad = window, pad or [[0, 0]] * rank
        self.strides, self.base, self.dilations = (x or [1] * rank for x in (strides, base, dilations))
        given = {"window_dimensions": window, "window_strides": strides, "base_dilations": base, "window_dilations": dilations}
        items = [f"{name} = array<i64{': ' if x else ''}{str(x)[1:-1]}>" for name, x in given.items() if x is not None]
        if pad:
            items.append(f"padding = dense<{pad}> : tensor<{len(pad)}x2xi64>")
        self.text = ", ".join(items)

    def apply(self, codes, init, step):
        """The folds of the windows of an array of codes."""
        codes = padded(codes, self.pad, self.base, init)
        spans = [(k - 1) * d + 1 for k, d in zip(self.window, self.dilations)]
        counts = [(size - span) // stride + 1 if span <= size else 0
                  for size, span, stride in zip(codes.shape, spans, self.strides)]
        result = np.zeros(counts, object)
        for place in np.ndindex(*counts):
            cut = tuple(slice(i * s, i * s + span, d)
                        for i, s, span, d in zip(place, self.strides, spans, self.dilations))
            total = init
            for code in codes[cut].reshape(-1):
                total = step(total, int(code))
            result[place] = total
        return result


def reduce_window_case(name, sliding, x, init, steps, step, note="", reference=""):
    """`steps` are the body's lines from %a and %b to %n, `step` does the same to codes."""
    element = x.element
    codes = sliding.apply(x.codes, int(init.codes), step)
    expected = tensor(element, codes.astype(np.uint64), codes.shape)
    body = [f"%x = stablehlo.constant {literal(x)}", f"%init = stablehlo.constant {literal(init)}",
            f'%r = "stablehlo.reduce_window"(%x, %init) <{{{sliding.text}}}> ({{',
            f"^bb0(%a: tensor<{element}>, %b: tensor<{element}>):", *["  " + line for line in steps],
            f"  stablehlo.return %n : tensor<{element}>", f"}}) : ({x.type}, {init.type}) -> {expected.type}"]
    return Case(name, body, [Check("%r", expected)], note, reference)


SLIDINGS = [  # name, shape, attributes
    ("rows_and_columns", (3, 4), Sliding([2, 3])),
    ("strides_of_windows", (5, 4), Sliding([2, 2], [3, 2])),
    ("padding_is_the_init_value", (3, 3), Sliding([2, 2], pad=[[1, 0], [2, 1]])),
    ("negative_padding_removes", (4, 5), Sliding([2, 2], pad=[[-1, 0], [1, -2]])),
    ("base_dilation", (2, 3), Sliding([2, 2], base=[2, 3])),
    ("window_dilation", (4, 5), Sliding([2, 2], dilations=[3, 2])),
    ("all_attributes", (3, 2), Sliding([2, 1], [4, 1], [2, 1], [3, 1], [[2, 1], [0, 0]])),
    ("one_window", (2, 3), Sliding([2, 3])),
    ("windows_of_one", (2, 3), Sliding([1, 1])),
    ("windows_that_do_not_fit", (2, 3), Sliding([3, 1])),
    ("a_scalar", (), Sliding([])),
    ("an_empty_input_in_padding", (0, 2), Sliding([2, 1], pad=[[1, 2], [0, 0]])),
    ("channels_last", (1, 4, 4, 3), Sliding([1, 2, 2, 1], [1, 2, 2, 1])),
    ("prefixes", (6,), Sliding([6], pad=[[5, 0]])),
    ("suffixes", (6,), Sliding([6], pad=[[0, 5]])),
    ("prefixes_of_rows", (3, 4), Sliding([3, 1], pad=[[2, 0], [0, 0]])),
    ("prefixes_and_padding_before", (4,), Sliding([5], pad=[[6, 0]])),
    ("many_channels", (2, 5, 70), Sliding([1, 3, 1], [1, 2, 1], pad=[[0, 0], [1, 1], [0, 0]])),
]

DIGITS = ["%ten = stablehlo.constant dense<10> : tensor<i32>", "%m = stablehlo.multiply %a, %ten : tensor<i32>",
          "%n = stablehlo.add %m, %b : tensor<i32>"]


def geometric_reductions():
    """A body that keeps the order: every element is a digit; and one that has a kernel of its own."""
    i32, f8 = element_type("i32"), element_type("f8E4M3FN")
    cases = []
    for name, shape, sliding in SLIDINGS:
        x = count(shape, 1) if shape else numbers("i32", 1)
        cases.append(reduce_window_case(name, sliding, x, numbers("i32", 9), DIGITS,
                                        lambda a, b: i32.encode(i32.decode(a) * 10 + i32.decode(b))))
        x = cycle("f8E4M3FN", [3.0, 1.0, -2.0, 16.0, 0.5, 1.5, -0.5], shape)
        cases.append(reduce_window_case(f"{name}_summed", sliding, x, numbers("f8E4M3FN", 0.5), ["%n = stablehlo.add %a, %b : tensor<f8E4M3FN>"],
                                        lambda a, b: model.binary("add", f8, a, b)))
    for name, shape, sliding in SLIDINGS:
        if name.startswith("prefixes"):
            x = cycle("f8E4M3FN", [3.0, 1.0, -2.0, 16.0, 0.5, 1.5, -0.5], shape)
            cases.append(reduce_window_case(f"{name}_from_zero", sliding, x, numbers("f8E4M3FN", 0.0),
                                            ["%n = stablehlo.add %a, %b : tensor<f8E4M3FN>"], lambda a, b: model.binary("add", f8, a, b)))
    return cases


def typed_reductions():
    cases = []
    sliding = Sliding([2, 2], [1, 2], pad=[[1, 0], [0, 1]])
    for element in FLOATS + EXTENDED:
        kind = element_type(element)
        values = VALUES if kind.signed else POWERS
        reference = FAULTS.get(element, EXTENDED_FAULT if element in EXTENDED else "")
        for op in ("add", "maximum"):
            cases.append(reduce_window_case(
                f"{op}_of_{element}", sliding, cycle(element, values, (3, 3)), numbers(element, 1.0),
                [f"%n = stablehlo.{op} %a, %b : tensor<{element}>"],
                lambda a, b, op=op, kind=kind: model.binary(op, kind, a, b), reference=reference))
    for element, op in zip(INTEGERS + ["i1"], itertools.cycle(["add", "maximum", "minimum", "and", "or"])):
        kind = element_type(element)
        step = {"add": lambda x, y: x + y, "maximum": max, "minimum": min, "and": lambda x, y: x & y, "or": lambda x, y: x | y}[op]
        cases.append(reduce_window_case(
            f"{op}_of_{element}", sliding, cycle(element, [1, 0, 1, 1] if element == "i1" else [3, -2, 1, 5], (3, 3)), numbers(element, 1),
            [f"%n = stablehlo.{op} %a, %b : tensor<{element}>"],
            lambda a, b, kind=kind, step=step: kind.encode(step(kind.decode(a), kind.decode(b)))))
    return cases


def several_inputs(oracle):
    """The largest element of each window and its place; and a body that calls out of its region."""
    lines = ["%x = stablehlo.constant dense<[[1.0, 5.0, 5.0], [7.0, -2.0, 0.0]]> : tensor<2x3xf16>",
             "%i = stablehlo.iota dim = 1 : tensor<2x3xi32>", "%low = stablehlo.constant dense<-448.0> : tensor<f16>",
             "%zero = stablehlo.constant dense<0> : tensor<i32>",
             '%r:2 = "stablehlo.reduce_window"(%x, %i, %low, %zero) <{window_dimensions = array<i64: 1, 2>}> ({',
             "^bb0(%a: tensor<f16>, %c: tensor<i32>, %b: tensor<f16>, %d: tensor<i32>):",
             "  %0 = stablehlo.compare GE, %a, %b : (tensor<f16>, tensor<f16>) -> tensor<i1>",
             "  %1 = stablehlo.select %0, %a, %b : tensor<i1>, tensor<f16>",
             "  %2 = stablehlo.select %0, %c, %d : tensor<i1>, tensor<i32>",
             "  stablehlo.return %1, %2 : tensor<f16>, tensor<i32>",
             "}) : (tensor<2x3xf16>, tensor<2x3xi32>, tensor<f16>, tensor<i32>) -> (tensor<2x2xf16>, tensor<2x2xi32>)"]
    cases = [fill(oracle, "the_largest_and_its_place", lines, {"%r#0": "tensor<2x2xf16>", "%r#1": "tensor<2x2xi32>"})]
    lines = ["%x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>", "%init = stablehlo.constant dense<1> : tensor<i32>",
             '%r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2>}> ({', "^bb0(%a: tensor<i32>, %b: tensor<i32>):",
             "  %p = stablehlo.compare GT, %b, %init : (tensor<i32>, tensor<i32>) -> tensor<i1>",
             '  %n = "stablehlo.if"(%p) ({', "    %0 = stablehlo.add %a, %b : tensor<i32>", "    stablehlo.return %0 : tensor<i32>", "  }, {",
             "    stablehlo.return %a : tensor<i32>", "  }) : (tensor<i1>) -> tensor<i32>", "  stablehlo.return %n : tensor<i32>",
             "}) : (tensor<4xi32>, tensor<i32>) -> tensor<3xi32>"]
    cases.append(fill(oracle, "a_body_with_a_branch", lines, {"%r": "tensor<3xi32>"}))
    x = cycle("f8E4M3FN", [16.0, 1.0, 1.0, 0.5], (4,))
    lines = [f"%x = stablehlo.constant {literal(x)}", "%init = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>",
             '%r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 3>, padding = dense<[[1, 0]]> : tensor<1x2xi64>}> ({',
             "^bb0(%a: tensor<f32>, %b: tensor<f32>):", "  %n = stablehlo.add %a, %b : tensor<f32>", "  stablehlo.return %n : tensor<f32>",
             "}) : (tensor<4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf32>"]
    cases.append(Case("a_wider_body_promotes", lines, [Check("%r", numbers("f32", [18.0, 18.5, 3.0]))],
                      reference="the reference aborts on promotion"))
    lines = ["%x = stablehlo.constant dense<[(1.0, 2.0), (0.5, -1.0), (3.0, 0.25)]> : tensor<3xcomplex<f32>>",
             "%init = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>",
             '%r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2>}> ({', "^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):",
             "  %n = stablehlo.multiply %a, %b : tensor<complex<f32>>", "  stablehlo.return %n : tensor<complex<f32>>",
             "}) : (tensor<3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>"]
    cases.append(Case("products_of_complex", lines, [Check("%r", numbers("complex<f32>", [(1 + 2j) * (0.5 - 1j), (0.5 - 1j) * (3 + 0.25j)]))]))
    return cases


# select_and_scatter

def selecting(name, element, x, source, attributes, oracle, select="GE", scatter="add", init=0, note=""):
    """The expected values are the reference's: init is one that scatter does not see."""
    shape = "".join(f"{size}x" for size in x.shape)
    lines = [f"%x = stablehlo.constant {literal(x)}", f"%source = stablehlo.constant {literal(source)}",
             f"%init = stablehlo.constant {literal(numbers(element, init))}",
             f'%r = "stablehlo.select_and_scatter"(%x, %source, %init) <{{{attributes}}}> ({{',
             f"^bb0(%a: tensor<{element}>, %b: tensor<{element}>):",
             f"  %s = stablehlo.compare {select}, %a, %b : (tensor<{element}>, tensor<{element}>) -> tensor<i1>",
             "  stablehlo.return %s : tensor<i1>", "}, {", f"^bb0(%a: tensor<{element}>, %b: tensor<{element}>):",
             f"  %n = stablehlo.{scatter} %a, %b : tensor<{element}>", f"  stablehlo.return %n : tensor<{element}>",
             f"}}) : ({x.type}, {source.type}, tensor<{element}>) -> {x.type}"]
    return fill(oracle, name, lines, {"%r": f"tensor<{shape}{element}>"}, note)


def selection_file(oracle):
    cases = []
    attributes = "window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>, padding = dense<[[1, 0], [0, 1]]> : tensor<2x2xi64>"
    for element in FLOATS + INTEGERS:
        if element == "f8E8M0FNU":
            continue
        x, source = cycle(element, [1.0, 3.0, 2.0, 0.5, 3.0, 0.0, 2.0], (3, 3)), cycle(element, [1.0, 2.0, 4.0, 0.5], (3, 2))
        cases.append(selecting(f"selection_in_{element}", element, x, source, attributes, oracle))
    i32 = [("the_first_of_equals_stays", "GE", "add", 0, (4, 2), (2, 2), "window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>"),
           ("the_last_of_equals_is_selected", "GT", "add", 0, (4, 2), (2, 2), "window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>"),
           ("windows_in_the_padding_select_nothing", "GE", "add", 0, (2, 2), (4, 1), "window_dimensions = array<i64: 1, 2>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>"),
           ("windows_overlap", "LE", "maximum", -100, (5,), (3,), "window_dimensions = array<i64: 3>"),
           ("cut_by_negative_padding", "GE", "add", 0, (5,), (2,), "window_dimensions = array<i64: 2>, padding = dense<[[-1, -1]]> : tensor<1x2xi64>"),
           ("no_windows", "GE", "add", 7, (2,), (0,), "window_dimensions = array<i64: 3>"),
           ("a_scalar_selects_itself", "GE", "add", 0, (), (), "window_dimensions = array<i64>")]
    for name, select, scatter, init, shape, windows, attributes in i32:
        x, source = cycle("i32", [1, 5, 2, 5, 3, 6, 4, 4], shape), cycle("i32", [5, 6, 7, 8], windows)
        cases.append(selecting(name, "i32", x, source, attributes, oracle, select, scatter, init))
    difference = "the reference takes the init value in again with every source element"
    lines = ["%x = stablehlo.constant dense<[1, 9, 2]> : tensor<3xi32>", "%source = stablehlo.constant dense<[5, 7]> : tensor<2xi32>",
             "%init = stablehlo.constant dense<100> : tensor<i32>",
             '%r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2>}> ({',
             "^bb0(%a: tensor<i32>, %b: tensor<i32>):", "  %s = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>",
             "  stablehlo.return %s : tensor<i1>", "}, {", "^bb0(%a: tensor<i32>, %b: tensor<i32>):",
             "  %n = stablehlo.subtract %a, %b : tensor<i32>", "  stablehlo.return %n : tensor<i32>",
             "}) : (tensor<3xi32>, tensor<2xi32>, tensor<i32>) -> tensor<3xi32>"]
    cases.append(Case("the_init_value_takes_in_the_source_in_order", lines, [Check("%r", numbers("i32", [100, 88, 100]))], reference=difference))
    lines = [line.replace("tensor<i32>", "tensor<i64>").replace("-> tensor<3xi32>", "-> tensor<3xi64>") if i > 7 else line for i, line in enumerate(lines)]
    lines[11] = lines[11].replace("tensor<2xi32>, tensor<i64>)", "tensor<2xi32>, tensor<i32>)")
    cases.append(Case("a_wider_scatter_promotes", lines, [Check("%r", numbers("i64", [100, 88, 100]))], reference="the reference aborts on promotion"))
    note = "every window selects an element, which takes in the window's source"
    return note, cases


def files(oracle):
    note = "folds each window of the padded inputs from the init value on"
    return together(convolution_files, "convolution", "convolution_types", "dynamic_conv") | {
        "reduce_window": lambda: (note, geometric_reductions() + several_inputs(oracle)),
        "reduce_window_types": lambda: (note, typed_reductions()), "select_and_scatter": lambda: selection_file(oracle)}
