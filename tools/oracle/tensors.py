"""Tensors of codes from Python values, as MLIR's literals, and how two of them compare."""

from functools import cache

import numpy as np

from tools.oracle.formats import Format, Integer, element_type, float_format, value_of
from tools.oracle.oracle import Tensor, code_dtype, parse_element

BLOB_FROM = 24  # elements from which a literal is written as a blob


def tensor(element, codes, shape=None):
    """A Tensor of codes (a list or an array); complex codes are (real, imaginary) pairs."""
    array = np.array(codes, dtype=part_dtype(element))
    dims = array.shape[:-1] if is_complex(element) else array.shape
    return Tensor(tuple(dims) if shape is None else tuple(shape), element,
                  array if shape is None else array.reshape(tuple(shape) + array.shape[len(dims):]))


def numbers(element, values, shape=None):
    """A Tensor of Python numbers (rounded to the element type)."""
    return tensor(element, encode_nested(element, values), shape)


def encode_nested(element, values):
    if isinstance(values, (list, tuple)):
        return [encode_nested(element, value) for value in values]
    if is_complex(element):
        part = float_format(part_of(element))
        z = complex(values)
        return [part.encode(value_of(z.real)), part.encode(value_of(z.imag))]
    kind = element_type(element)
    return kind.encode(int(values)) if isinstance(kind, Integer) else kind.encode(value_of(values))


def is_complex(element):
    return element.startswith("complex<")


def part_of(element):
    return element[8:-1] if is_complex(element) else element


def part_dtype(element):
    return code_dtype(part_of(element))


# Literals

def element_text(code, element):
    """One element as MLIR text; bits where decimals would not do."""
    code = int(code)
    if element == "i1":
        return "true" if code else "false"
    kind = element_type(element)
    if isinstance(kind, Integer):
        return str(kind.decode(code))
    value = kind.decode(code)
    if not value.is_finite:
        return f"0x{code:0{(kind.width + 3) // 4}X}"
    number = float(value.signed) if value.signed else (-0.0 if value.negative else 0.0)
    for digits in range(1, 18):
        text = decimal(f"{number:.{digits}g}")
        if parse_element(text, element) == code and abs(float(text)) <= largest(kind):
            return text
    return f"0x{code:X}"


@cache
def largest(kind):
    """The largest finite value: a literal beyond it would be one that its type cannot hold."""
    return kind.magnitude(kind.max_finite)


def decimal(text):
    """Python's number text with the dot that MLIR wants."""
    if 1e-4 <= abs(float(text)) < 1e7:
        return np.format_float_positional(float(text), trim="0")
    mantissa, _, exponent = text.partition("e")
    mantissa = mantissa if "." in mantissa else mantissa + ".0"
    return mantissa + ("e" + str(int(exponent)) if exponent else "")


def literal(value):
    """`dense<...> : type` of a Tensor: a list while that can be read, else a blob."""
    if value.codes.size == 0:
        return f"dense<> : {value.type}"
    flat = value.codes.reshape(-1, 2) if is_complex(value.element) else value.codes.reshape(-1)
    if len(flat) > 1 and (flat == flat[0]).all():
        return f"dense<{one_text(flat[0], value.element)}> : {value.type}"
    if len(flat) > BLOB_FROM:
        return value.blob()
    return f"dense<{nested_text(value.codes, value.element, len(value.shape))}> : {value.type}"


def one_text(code, element):
    if is_complex(element):
        part = part_of(element)
        return f"({element_text(code[0], part)}, {element_text(code[1], part)})"
    return element_text(code, element)


def nested_text(codes, element, rank):
    if rank == 0:
        return one_text(codes, element)
    return "[" + ", ".join(nested_text(row, element, rank - 1) for row in codes) + "]"


# Comparison

def difference(expected, actual, how):
    """Says where two Tensors differ (any NaN equals any NaN), or None."""
    if expected.type != actual.type:
        return f"type {actual.type}, not {expected.type}"
    kind = element_type(expected.element)
    for i, (want, got) in enumerate(zip(expected.codes.reshape(-1).tolist(), actual.codes.reshape(-1).tolist())):
        if want == got or isinstance(kind, Format) and agrees(kind, want, got, how):
            continue
        return f"element {i}: the reference has {element_text(got, expected.element)} ({got:#x}), " \
               f"we expect {element_text(want, expected.element)} ({want:#x})"
    return None


def agrees(kind, want, got, how):
    x, y = kind.decode(want), kind.decode(got)
    if x.is_nan or y.is_nan:
        return x.is_nan and y.is_nan
    if how == "bitwise" or not (x.is_finite and y.is_finite):
        return False
    if how == "equal" or x.signed == y.signed:
        return x.signed == y.signed
    if how[0] == "ulp":
        return abs(want - got) <= 4 * how[1]
    return abs(x.signed - y.signed) <= how[1]
