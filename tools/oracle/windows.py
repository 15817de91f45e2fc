"""Convolutions, folds of windows and triangular systems on codes, by the equations and steps of the specification."""

import itertools

import numpy as np

from tools.oracle import model
from tools.oracle.formats import Format, element_type, float_format


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


def transposed(matrix):
    return [list(row) for row in zip(*matrix)]


def solve(element, a, b, left_side, lower, unit_diagonal, transpose):
    """The unknowns as codes, each one's steps from left to right."""
    kind = float_format(element)
    if transpose != "NO_TRANSPOSE":
        a, lower = transposed(a), not lower
    if not left_side:
        return transposed(solve(element, transposed(a), transposed(b), True, not lower, unit_diagonal, "NO_TRANSPOSE"))
    size = len(a)
    order = list(range(size)) if lower else list(range(size))[::-1]
    x = [None] * size
    for place, i in enumerate(order):
        row = []
        for code in b[i]:
            column = len(row)
            for j in order[:place]:
                code = model.binary("subtract", kind, code, model.binary("multiply", kind, a[i][j], x[j][column]))
            row.append(code if unit_diagonal else model.binary("divide", kind, code, a[i][i]))
        x[i] = row
    return x
