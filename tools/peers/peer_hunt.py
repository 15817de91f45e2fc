"""Where other implementations disagree with ours: every operation on every code of the small types.

`hunt(binary)` asks each peer for every unary operation on all codes, every binary one on all pairs of
codes, and the conversions between all pairs of types, of all codes (of f32, f64 and the wide integers:
of everything beside a tie or a threshold), and gives a `Finding` for each kind of difference.
"""

from collections import Counter, defaultdict
from fractions import Fraction
from typing import NamedTuple

import numpy as np

from tools.oracle.formats import F4, F6, SMALL_FLOATS, Format, Value, element_type, float_format, value_of
from tools.oracle.oracle import OracleError, Tensor, code_dtype
from tools.peers.peers import Headers, Interpreter, Onnx, Operation, Ours, XlaAtRunTime, ml_dtypes_peer

UNARY = ["abs", "cbrt", "ceil", "cosine", "exponential", "exponential_minus_one", "floor", "is_finite", "log",
         "log_plus_one", "logistic", "negate", "real", "round_nearest_afz", "round_nearest_even", "rsqrt", "sign",
         "sine", "sqrt", "tan", "tanh"]
CHLO_UNARY = ["acos", "acosh", "asin", "asinh", "atan", "atanh", "bessel_i1e", "conj", "cosh", "digamma", "erf",
              "erf_inv", "erfc", "is_inf", "is_neg_inf", "is_pos_inf", "lgamma", "sinh", "square"]
BINARY = ["add", "subtract", "multiply", "divide", "remainder", "maximum", "minimum", "power", "atan2"]
CHLO_BINARY = ["next_after", "polygamma", "zeta"]
DIRECTIONS = ["EQ", "NE", "LT", "LE", "GT", "GE"]
PREDICATES = {"is_finite", "is_inf", "is_neg_inf", "is_pos_inf"}
WIDE = ["f16", "bf16", "f32", "f64"]
INTEGER_TYPES = ["i1", "i4", "ui4", "i8", "ui8", "i32", "ui32", "i64"]


class Finding(NamedTuple):
    """One kind of difference of a peer in one operation and type."""

    peer: str
    operation: Operation
    kind: str
    count: int
    total: int
    inputs: tuple  # codes of the first
    ours: int
    theirs: int


def peers(binary):
    """Name -> how to ask; the first is ours."""
    return {"shlo-interp": Ours(binary), "reference": Interpreter("reference"), "XLA:CPU": XlaAtRunTime(),
            "XLA:CPU folding": Interpreter("xla"), "ml_dtypes": ml_dtypes_peer}


def cast_peers(headers):
    """`headers`: name of a mode -> (binary of header_casts.cpp, column)."""
    return {name: Headers(*mode) for name, mode in headers.items()} | {"onnx saturate=1": Onnx(True), "onnx saturate=0": Onnx(False),
            "onnx round_mode=down": Onnx(True, "down"), "onnx round_mode=nearest": Onnx(True, "nearest")}


# What is asked

def unary_questions(elements=tuple(SMALL_FLOATS), dialects=(("stablehlo", UNARY), ("chlo", CHLO_UNARY))):
    for element in elements:
        codes = np.arange(1 << float_format(element).width, dtype=code_dtype(element))
        for dialect, names in dialects:
            for name in names:
                result = "i1" if name in PREDICATES else element
                yield Operation(f"{dialect}.{name}", element, result), [Tensor(codes.shape, element, codes)]


def half_questions():
    """The functions of StableHLO on all codes of the two types of 16 bits."""
    return unary_questions(("f16", "bf16"), (("stablehlo", UNARY),))


def binary_questions():
    for element in SMALL_FLOATS:
        count = 1 << float_format(element).width
        codes = np.arange(count, dtype=code_dtype(element))
        grid = [Tensor((count, count), element, np.repeat(codes, count).reshape(count, count)),
                Tensor((count, count), element, np.tile(codes, count).reshape(count, count))]
        for name in [f"stablehlo.{op}" for op in BINARY] + [f"chlo.{op}" for op in CHLO_BINARY]:
            yield Operation(name, element, element), grid
        for direction in DIRECTIONS:
            yield Operation(f"stablehlo.compare {direction}", element, "i1"), grid


def convert_questions():
    sources = SMALL_FLOATS + WIDE + INTEGER_TYPES
    for source in sources:
        for target in SMALL_FLOATS + WIDE + INTEGER_TYPES:
            if source == target or (source not in SMALL_FLOATS and target not in SMALL_FLOATS):
                continue
            codes = np.array(source_codes(source, target), code_dtype(source))
            yield Operation("stablehlo.convert", source, target), [Tensor(codes.shape, source, codes)]


def source_codes(source, target):
    """All codes of a type of up to 16 bits; of a wider one those beside the target's ties and ends."""
    kind = element_type(source)
    if kind.width <= 16:
        return list(range(1 << kind.width))
    narrow = element_type(target)
    points = decision_points(narrow)
    if not isinstance(kind, Format):
        near = {int(point) + step for point in points for step in (-1, 0, 1)} | {kind.minimum, kind.maximum}
        numbers = {sign * n for n in near for sign in (1, -1) if kind.minimum <= sign * n <= kind.maximum}
        return [kind.encode(n) for n in sorted(numbers)]
    codes = {kind.encode(Value(False, point)) + step for point in points for step in (-1, 0, 1)}
    codes |= {0, 1, kind.max_finite, kind.infinity, kind.infinity | 1, kind.nan_code()}
    codes = sorted(code for code in codes if 0 <= code <= kind.nan_code())
    return codes + [code | kind.sign_bit for code in codes]


def decision_points(kind):
    """The values of the codes and the middles between them, as Fractions."""
    values = [kind.magnitude(code) for code in range(kind.max_finite + 2)]
    middles = [(low + high) / 2 for low, high in zip(values, values[1:])]
    return sorted(set(values + middles + [values[0] / 2, values[-1] * 2, values[-1] * Fraction(3, 2)]))


# What differs

def kind_of_difference(operation, codes, right, wrong):
    """A name for how `wrong` differs from `right`, two codes of the operation's result."""
    kind = bare_kind(operation.result, right, wrong)
    if operation.short == "convert" and operation.result in ("f8E8M0FNU", *F6, *F4):
        source = element_type(operation.operand).decode(codes[0])
        source = source if isinstance(source, Value) else value_of(source)
        kind += " (of NaN)" if source.is_nan else " (of infinity)" if source.is_infinite else " (of zero)" if source.is_zero \
            else " (of a negative number)" if source.negative else ""
    return kind


def bare_kind(result, right, wrong):
    if not isinstance(element_type(result), Format):
        return "another number"
    kind = float_format(result)
    x, y = kind.decode(right), kind.decode(wrong)
    if x.is_nan and y.is_nan:
        return "NaN's bits"
    if x.is_nan:
        return f"{name_of(y)} where NaN is right"
    if y.is_nan:
        return f"NaN where {name_of(x)} is right"
    if x.is_zero and y.is_zero:
        return "sign of zero"
    if x.is_infinite or y.is_infinite:
        return f"{name_of(y)} where {name_of(x)} is right"
    if abs(position(kind, right) - position(kind, wrong)) == 1:
        return "the value next to the right one"
    return "another number"


def name_of(value):
    if value.is_infinite:
        return "infinity"
    return "zero" if value.is_zero else "a number"


def position(kind, code):
    magnitude = code & ~kind.sign_bit
    return -magnitude if code & kind.sign_bit else magnitude


def findings_of(peer, operation, tensors, right, wrong):
    """The kinds of difference between two arrays of codes, each with its first input."""
    places = np.flatnonzero(right.reshape(-1) != wrong.reshape(-1))
    firsts, counts = {}, Counter()
    flat = [value.codes.reshape(-1) for value in tensors]
    for place in places.tolist():
        codes = tuple(int(codes[place]) for codes in flat)
        pair = int(right.reshape(-1)[place]), int(wrong.reshape(-1)[place])
        kind = kind_of_difference(operation, codes, *pair)
        counts[kind] += 1
        rank = simplicity(operation, codes)
        if kind not in firsts or rank < firsts[kind][0]:
            firsts[kind] = rank, codes, *pair
    return [Finding(peer, operation, kind, counts[kind], right.size, *first[1:]) for kind, first in firsts.items()]


def simplicity(operation, codes):
    """A rank of inputs by how easily they are read: ordinary positive numbers come first."""
    kind = element_type(operation.operand)
    if not isinstance(kind, Format):
        return 0, sum(abs(kind.decode(code)) for code in codes), 0, 0, codes
    values = [kind.decode(code) for code in codes]
    special = sum(0 if value.is_finite and value.magnitude else 2 if value.is_finite else 4 for value in values)
    bits = [(value.magnitude.numerator.bit_length(), value.magnitude.denominator.bit_length()) for value in values if value.is_finite]
    size, far = sum(max(pair) for pair in bits), sum(abs(above - below) for above, below in bits)
    return special, size, far, sum(value.negative for value in values), codes


def hunt(binary, questions, others=None):
    """All findings of some questions, and how many inputs were compared per peer."""
    asked = peers(binary)
    mine = asked.pop("shlo-interp")
    asked |= others or {}
    found, compared, refused = [], Counter(), defaultdict(list)
    for operation, tensors in questions:
        right = mine(operation, tensors)
        for peer, ask in asked.items():
            try:
                wrong = ask(operation, tensors)
            except (OracleError, ValueError) as error:
                refused[peer].append((operation, str(error)))
                continue
            compared[peer] += right.size
            found += findings_of(peer, operation, tensors, right, wrong)
    return found, compared, refused
