"""Worked examples: for each elementwise operation and small type a few operands, each of which shows
something (a tie, an overflow, a subnormal, a special value), with the exact result in words."""

import random
from fractions import Fraction
from functools import cache, partial

from tools.oracle import model
from tools.cases.cases import Case, Check, decimal, element_text, literal, tensor
from tools.oracle.oracle import parse_element
from tools.cases.chlo_cases import UNKNOWN
from tools.cases.elementwise_cases import FAULTS, special_codes, unary_fault
from tools.oracle.formats import SMALL_FLOATS, ZERO, float_format, value_of

WIDE = float_format("f32")
UNARY = ["cbrt", "ceil", "cosine", "exponential", "exponential_minus_one", "floor", "log", "log_plus_one",
         "round_nearest_afz", "round_nearest_even", "rsqrt", "sine", "sqrt", "tan", "tanh"]
CHLO_UNARY = ["acos", "acosh", "asin", "asinh", "atan", "atanh", "bessel_i1e", "cosh", "digamma", "erf",
              "erf_inv", "erfc", "lgamma", "sinh"]
BINARY = {"add": "{} + {}", "subtract": "{} - {}", "multiply": "{} * {}", "divide": "{} / {}",
          "remainder": "{} rem {}", "power": "{} ^ {}", "atan2": "atan2({}, {})",
          "maximum": "max({}, {})", "minimum": "min({}, {})"}
EXAMPLES = 12  # at most, of a function
DIGITS = 8  # of a number that has more


# Numbers in words

def word(x, bare=False):
    """A Value as text; `…` marks digits left out. Negative numbers get parentheses unless bare."""
    if x.is_nan:
        return "NaN"
    sign = "-" if x.negative else ""
    text = sign + ("inf" if x.is_infinite else magnitude_text(x.magnitude))
    return f"({text})" if sign and not bare else text


def magnitude_text(x):
    if x > 10 ** 30:
        return "a number beyond 1e30" if not is_power_of_two(x) or x > 2 ** 200 else f"2^{x.numerator.bit_length() - 1}"
    if x and is_power_of_two(x) and x.denominator > 16:
        return f"2^-{x.denominator.bit_length() - 1}" if x.denominator < 2 ** 200 else "a number below 2^-200"
    if x and x < Fraction(1, 10 ** 30):
        return "a number below 1e-30"
    text = f"{float(x):.9g}"
    return text if Fraction(text) == x else f"{float(x):.{DIGITS}g}…"


def is_power_of_two(x):
    return x.numerator & (x.numerator - 1) == 0 and x.denominator & (x.denominator - 1) == 0


def judgement(kind, exact, code):
    """What is shown (a short label) and how the exact value becomes the code (in words)."""
    result = kind.decode(code)
    if exact.is_nan:
        return ("NaN", f"NaN") if result.is_nan else ("NaN", f"NaN, which the type lacks: {word(result, True)}")
    if exact.is_infinite:
        where = "" if result == exact else f", which the type lacks: {word(result, True)}"
        return "infinity", f"{word(exact, True)}{where}"
    if exact.negative and not kind.represents(exact) or exact.is_zero and kind.zero == "none":
        return "no place", f"{word(exact, True)}, for which the type has no place: {word(result, True)}"
    if exact.is_zero:
        lost = exact.negative and not result.negative
        return ("-0" if exact.negative else "zero"), "-0, which the type lacks: 0" if lost else word(exact, True)
    return rounded(kind, exact, code)


def rounded(kind, exact, code):
    """The judgement of a finite, nonzero exact value."""
    x, result = exact.magnitude, kind.decode(code)
    low = kind.floor_code(x)
    if low < 0:
        return "below the least", f"{word(exact, True)}: the least value, {word(result, True)}"
    if low > kind.max_finite:
        return "overflow", f"{word(exact, True)}: overflow, {word(result, True)}"
    below, above = kind.magnitude(low), kind.magnitude(low + 1)
    if x == below:
        small = low < 1 << kind.mantissa_bits and kind.zero != "none"
        return ("subnormal" if small else "exact"), f"{word(exact, True)}" + (", a subnormal" if small else "")
    end = "overflow" if low == kind.max_finite else magnitude_text(above)
    side = "halfway" if 2 * x == below + above else "nearer to " + (magnitude_text(below) if 2 * x < below + above else end)
    up = code & ~kind.sign_bit != low
    label = f"{'tie' if side == 'halfway' else 'rounded'} {'up' if up else 'down'}"
    label += " at the top" if low == kind.max_finite else " to zero" if result.is_zero else ""
    label += " subnormal" if 0 < low < (1 << kind.mantissa_bits) and kind.zero != "none" else ""
    sign = " in magnitude" if exact.negative else ""
    if side == "halfway":
        rule = "so up" if kind.mantissa_bits == 0 else "to even"
        return label, f"{word(exact, True)}, halfway between {magnitude_text(below)} and {end}{sign}, {rule}: {word(result, True)}"
    other = end if 2 * x < below + above else magnitude_text(below)
    return label, f"{word(exact, True)}, {side}{sign} than to {other}: {word(result, True)}"


def exact_text(code, element):
    """An element's literal, every finite number in full where that is short."""
    kind = float_format(element)
    value = kind.decode(code)
    exact = decimal(repr(float(value.signed))) if value.is_finite and not value.is_zero else ""
    fits = exact and len(exact) <= 12 and parse_element(exact, element) == code and Fraction(exact) == value.signed
    return exact if fits else element_text(code, element)


def exact_literal(element, codes):
    """`dense<[...]> : type` of codes, in exact texts."""
    return f"dense<[{', '.join(exact_text(code, element) for code in codes)}]> : tensor<{len(codes)}x{element}>"


# Which operands

def weight(kind, codes):
    """How hard operands are to read."""
    total = 0
    for code in codes:
        value = kind.decode(code)
        total += value.negative
        if value.is_finite:
            total += 2 * (value.magnitude.numerator.bit_length() + value.magnitude.denominator.bit_length())
    return total, codes


@cache
def candidates(element, count):
    """Operands (tuples of codes) in order of their weight: all of them, or the special ones and a sample."""
    kind = float_format(element)
    codes = range(1 << kind.width)
    if count == 1:
        found = {(code,) for code in codes}
    elif kind.width <= 6:
        found = {(x, y) for x in codes for y in codes}
    else:
        rng, special = random.Random(element), special_codes(kind)
        some = special + [kind.encode(value_of(v)) for v in (1.0, -1.0, 1.5, 2.0, 3.0, 0.5, -2.5)]
        found = {(x, y) for x in some for y in some}
        found |= {(rng.randrange(256), rng.randrange(256)) for _ in range(400)}
    return sorted(found, key=lambda operands: weight(kind, operands))


def operand_label(kind, codes):
    """What is special about operands."""
    values = [kind.decode(code) for code in codes]
    labels = ["NaN" if v.is_nan else "inf" if v.is_infinite else ("-0" if v.negative else "0") if v.is_zero
              else "-" if v.negative else "" for v in values]
    return " ".join(labels)


def interesting(kind, count, exact_of, code_of):
    """(operands, result, words), the simplest for each thing shown."""
    element, chosen, again, seen = kind.name, {}, {}, []
    for operands in candidates(element, count):
        exact, code = exact_of(*map(kind.decode, operands)), code_of(*operands)
        label, words = judgement(kind, exact, code)
        special = operand_label(kind, operands) if any(not kind.decode(c).is_finite for c in operands) or label in ("NaN", "infinity", "-0", "no place") else ""
        key = (label, special.replace("-0", "0") if label != "-0" else "")
        entry = (operands, code, words)
        shown = [word(kind.decode(c)) for c in operands]
        if shown in seen:
            continue
        seen.append(shown)
        if label not in chosen:
            chosen[label] = entry
        elif key not in again:
            again[key] = entry
    found = list(chosen.values())
    found += [entry for entry in again.values() if entry not in found][:max(0, EXAMPLES - len(found))]
    return sorted(found[:EXAMPLES], key=lambda entry: (any(not kind.decode(c).is_finite for c in entry[0]), weight(kind, entry[0])))


# The cases

ROUNDINGS = [0.0, -0.0, 0.25, 0.5, -0.5, 0.75, -1.0, 1.5, -1.5, 2.5, -2.5, 3.5, 4.5, -6.5, 14.5]
INF, NOT = float("inf"), float("nan")
PAIRS = {
    "maximum": [(1.0, 2.0), (-1.0, -2.0), (1.0, -2.0), (0.0, -0.0), (-0.0, 0.0), (-0.0, -1.0), (INF, 1.0), (1.0, -INF), (1.0, NOT), (NOT, 1.0), (NOT, INF)],
    "remainder": [(5.0, 3.0), (-5.0, 3.0), (5.0, -3.0), (5.5, 2.0), (-4.0, 2.0), (4.0, -2.0), (7.0, 1.5), (1.0, 3.0), (0.0, 2.0), (-0.0, 2.0),
                  (1.0, 0.0), (0.0, 0.0), (1.0, INF), (INF, 2.0), (NOT, 1.0)],
}
PAIRS["minimum"] = PAIRS["maximum"]


def given(kind, exact_of, code_of, operands):
    """The examples of stated operands, as far as the type has them."""
    found = []
    for numbers in operands:
        values = [value_of(number) for number in numbers]
        codes = tuple(kind.encode(value) for value in values)
        kept = all(kind.decode(c).is_nan if v.is_nan else kind.decode(c) == v for c, v in zip(codes, values))
        if kept:
            code = code_of(*codes)
            found.append((codes, code, judgement(kind, exact_of(*values), code)[1]))
    return found


def unary_case(op, element, dialect="stablehlo"):
    kind, function = float_format(element), model.FUNCTIONS[op]
    of = lambda code: model.unary(op, kind, code)
    points = [(x,) for x in ROUNDINGS + [INF, -INF, NOT]]
    rounds = op in ("ceil", "floor", "round_nearest_afz", "round_nearest_even")
    found = given(kind, function, of, points) if rounds else interesting(kind, 1, function, of)
    lines = [f"{op} {word(kind.decode(x))} = {words}" for (x,), _, words in found]
    type_text = f"tensor<{len(found)}x{element}>"
    signature = type_text if dialect == "stablehlo" else f"{type_text} -> {type_text}"
    body = [f"%x = stablehlo.constant {exact_literal(element, [x for (x,), *_ in found])}",
            f"%r = {dialect}.{op} %x : {signature}"]
    return Case(f"worked_{op}_in_{element}", body, [Check("%r", tensor(element, [code for _, code, _ in found]))],
                "\n".join(lines), UNKNOWN if dialect == "chlo" else unary_fault(op, element))


def binary_case(op, element):
    kind, function = float_format(element), model.OPERATIONS[op]
    of = lambda x, y: model.binary(op, kind, x, y)
    found = given(kind, function, of, PAIRS[op]) if op in PAIRS else interesting(kind, 2, function, of)
    lines = [f"{BINARY[op].format(*(word(kind.decode(c)) for c in operands))} = {words}" for operands, _, words in found]
    body = [f"{name} = stablehlo.constant {exact_literal(element, [operands[i] for operands, *_ in found])}"
            for i, name in enumerate(("%lhs", "%rhs"))]
    body.append(f"%r = stablehlo.{op} %lhs, %rhs : tensor<{len(found)}x{element}>")
    return Case(f"worked_{op}_in_{element}", body, [Check("%r", tensor(element, [code for _, code, _ in found]))],
                "\n".join(lines), FAULTS.get(element, ""))


def convert_case(element):
    """From f32, so that ties and overflow can be hit exactly."""
    kind = float_format(element)
    codes, top = [1, kind.max_finite], kind.magnitude(kind.max_finite)
    beyond, least = kind.magnitude(kind.max_finite + 1), kind.magnitude(0 if kind.zero == "none" else 1)
    one = kind.encode(value_of(1))
    half = (kind.magnitude(one + 1) - 1) / 2
    points = [1 + half, 1 + 3 * half, (1 + half) * (1 + Fraction(1, 2 ** 20)), least, least / 2, least * Fraction(3, 2),
              least / 2 * (1 + Fraction(1, 2 ** 20)), (top + beyond) / 2, (top + beyond) / 2 * (1 - Fraction(1, 2 ** 20)), 2 * beyond]
    values = [value_of(p) for p in points] + [value_of(-points[-1]), value_of(-half), value_of(-0.0), ZERO]
    codes = [WIDE.encode(v) for v in values] + [WIDE.infinity, WIDE.infinity | WIDE.sign_bit, WIDE.nan_code(), WIDE.nan_code(True)]
    codes = [code for code in dict.fromkeys(codes) if not (WIDE.decode(code).is_infinite and kind.max_finite == 254 and code == WIDE.sign_bit)]
    results = [model.convert(WIDE, kind, code) for code in codes]
    words = [f"{word(WIDE.decode(c), True)} is {judgement(kind, WIDE.decode(c), r)[1]}" if WIDE.decode(c).is_finite
             else f"{'-' if c & WIDE.sign_bit and WIDE.decode(c).is_nan else ''}{word(WIDE.decode(c), True)} becomes 0x{r:02X}" for c, r in zip(codes, results)]
    words = [w.split(" is ", 1)[1] if " is " in w else w for w in words]
    body = [f"%x = stablehlo.constant {exact_literal('f32', codes)}",
            f"%r = stablehlo.convert %x : (tensor<{len(codes)}xf32>) -> tensor<{len(codes)}x{element}>"]
    return Case(f"worked_convert_to_{element}", body, [Check("%r", tensor(element, results))], "\n".join(words),
                FAULTS.get(element, ""))


def logistic_case(element):
    """The three steps, each with its rounding."""
    kind = float_format(element)
    one = kind.encode(value_of(1))
    points = [value_of(x) for x in (0.0, 0.5, 1.0, -1.0, 2.0, 4.0, -4.0, 12.0, -12.0, INF, -INF, NOT)]
    codes = [kind.encode(x) for x in points if x.is_nan and kind.has_nan or not x.is_nan and kind.decode(kind.encode(x)) == x]
    lines, results = [], []
    for code in codes:
        power = model.unary("exponential", kind, model.negate_bits(kind, code))
        total = model.binary("add", kind, one, power)
        results.append(model.binary("divide", kind, one, total))
        shown = [word(kind.decode(c), True) for c in (code, power, total, results[-1])]
        lines.append("logistic {0}: e^-x is {1}, one more is {2}, its reciprocal is {3}".format(*shown))
    body = [f"%x = stablehlo.constant {exact_literal(element, codes)}", f"%r = stablehlo.logistic %x : tensor<{len(codes)}x{element}>"]
    return Case(f"worked_logistic_in_{element}", body, [Check("%r", tensor(element, results))], "\n".join(lines), FAULTS.get(element, ""))


def files():
    """Name of the file -> a function that gives the cases to be added to it."""
    makers = {op: partial(unary_case, op) for op in UNARY} | {op: partial(unary_case, op, dialect="chlo") for op in CHLO_UNARY}
    makers |= {op: partial(binary_case, op) for op in BINARY} | {"convert": convert_case, "logistic": logistic_case}
    return {op: lambda make=make: [make(element) for element in SMALL_FLOATS] for op, make in makers.items()}


if __name__ == "__main__":
    import sys
    for name in sys.argv[1:]:
        for case in files()[name]() if name not in BINARY else [binary_case(name, e) for e in ("f8E4M3FN", "f8E8M0FNU", "f4E2M1FN", "f8E3M4")]:
            print(case.text())
