"""Test cases of accumulation policies and of dot_general's algorithms, by accumulation_model."""

import random

from tools.oracle.accumulation_model import algorithm_code, elements, sum_code
from tools.cases.cases import Case, Check, literal, numbers, tensor
from tools.oracle.formats import F4, F6, F8, ZERO, float_format, value_of

WHY = "the reference makes every sum step by step in the result's type"
POLICIES = ["f32", "f64", "bf16", "f16", "f22E8M13", "exact", "trunc:14", "trunc:9,group:4",
            "block:16:f32", "exact+block:16:bf16", "trunc:14+block:64:f32", "f16+block:40:f32",
            "trunc:24,group:1", "block:3:f64"]
DIMENSIONS = ("dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], "
              "rhs_contracting_dimensions = [0]>")


def codes(name, count, seed, spread=None):
    """Random finite codes; of wide types such that sums round and cancel."""
    format, rng = float_format(name), random.Random(f"{name} {seed}")
    if format.width <= 8:
        finite = [c for c in range(1 << format.width) if format.decode(c).is_finite]
        return [rng.choice(finite) for _ in range(count)]
    spread = spread or (6 if format.exponent_bits < 8 else 20)
    draw = lambda: rng.choice((-1, 1)) * rng.uniform(1, 2) * 2.0 ** rng.randint(-spread, spread // 2)
    return [format.encode(value_of(draw())) for _ in range(count)]


def values(name, codes):
    format = float_format(name)
    return [format.decode(code) for code in codes]


def accumulate(policy, rounding=None):
    named = [f'shlo.accumulate = "{policy}"'] if policy else []
    named += [f'shlo.arith_policy = "standard,rounding={rounding}"'] if rounding else []
    return f" {{{', '.join(named)}}}" if named else ""


def dot(title, lhs, rhs, steps, result, policy, note="", algorithm="", expected=None, rows=2, columns=2, data=None,
        rounding=None):
    """A product of matrices under a policy."""
    left, right = data or (codes(lhs, rows * steps, title + "l"), codes(rhs, steps * columns, title + "r"))
    x, y = tensor(lhs, left, (rows, steps)), tensor(rhs, right, (steps, columns))
    a, b = values(lhs, left), values(rhs, right)
    expected = expected or (lambda terms: sum_code(policy, terms, result, default_types(lhs, rhs, result),
                                                   rounding=rounding or "nearest-even"))
    sums = [expected([(a[i * steps + k], b[k * columns + j]) for k in range(steps)])
            for i in range(rows) for j in range(columns)]
    attributes = DIMENSIONS + (f", {algorithm}" if algorithm else "")
    body = [f"%x = stablehlo.constant {literal(x)}", f"%y = stablehlo.constant {literal(y)}",
            f'%r = "stablehlo.dot_general"(%x, %y) <{{{attributes}}}>{accumulate(policy, rounding)} : '
            f"({x.type}, {y.type}) -> tensor<{rows}x{columns}x{result}>"]
    return Case(title, body, [Check("%r", tensor(result, sums, (rows, columns)))], note, reference=WHY)


def default_types(lhs, rhs, result):
    """The types of products and of sums under `element`."""
    width = lambda name: float_format(name).width
    wider = rhs if width(rhs) > width(lhs) else lhs
    return (result if width(result) >= width(wider) else wider), result


def title(*parts):
    text = "_".join(parts)
    for mark in ":,+":
        text = text.replace(mark, "_")
    return text


def policy_cases():
    """Every policy on some types, and two policies on every small type."""
    cases = []
    for policy in POLICIES:
        for name, result in (("f8E4M3FN", "f8E4M3FN"), ("bf16", "f32"), ("f32", "f32"), ("f16", "bf16")):
            cases.append(dot(title(policy, name, "to", result), name, name, 70, result, policy))
    for name in F4 + F6 + F8:
        for policy in ("f32", "exact", "trunc:10"):
            cases.append(dot(title(policy, name), name, name, 37, name, policy))
    cases += [
        dot("exact_f64", "f64", "f64", 40, "f64", "exact", data=wide_data(40)),
        dot("f32_of_f64_rounds_products_once", "f64", "f64", 40, "f64", "f32"),
        dot("exact_f64_to_f8", "f64", "f64", 40, "f8E5M2", "exact"),
        dot("exact_bf16_of_any_magnitude", "bf16", "bf16", 40, "bf16", "exact", data=far_data("bf16", 40)),
        dot("trunc_f32_of_any_magnitude", "f32", "f32", 40, "f32", "trunc:40", data=far_data("f32", 40)),
        dot("mixed_operands", "f8E5M2", "f8E4M3FN", 50, "f16", "exact"),
        dot("mixed_widths_are_not_converted_first", "f32", "f8E4M3FN", 50, "f8E4M3FN", "f32"),
        dot("no_terms", "f16", "f16", 0, "f16", "exact"),
    ]
    return cases


def far_data(name, steps):
    """Factors whose products differ by hundreds of binades."""
    return codes(name, 2 * steps, "far l", 60), codes(name, 2 * steps, "far r", 60)


def wide_data(steps):
    """Terms that cancel but for their last bits, and ones beyond the largest f64 in between."""
    rng, format = random.Random(5), float_format("f64")
    left, right = [], []
    for _ in range(steps // 2):
        x, y = rng.uniform(1, 2) * 2.0 ** 600, rng.uniform(1, 2) * 2.0 ** 500
        left += [x, -x]
        right += [y, y * (1 + 2.0 ** -52)]
    encode = lambda numbers: [format.encode(value_of(x)) for x in numbers]
    columns = [x for pair in zip(right, reversed(right)) for x in pair]
    return encode(left + left[::-1]), encode(columns)


def special_cases():
    """Infinities, NaN, zeros and overflow."""
    f8, f16 = "f8E4M3FN", "f16"
    inf, nan, zero = 0x7C00, 0x7E00, 0x8000
    one, two = 0x3C00, 0x4000
    cases = []
    for policy in ("f32", "exact", "trunc:14", "exact+block:2:f32"):
        rows = [[inf, one, one], [inf, one, 0xFC00], [nan, one, one], [zero, zero, zero], [0xFC00, two, one], [inf, zero, one]]
        cases.append(dot(title("specials", policy), f16, f16, 3, f16, policy, rows=6, columns=1,
                         data=([c for row in rows for c in row], [one, 0x0000, one])))
    big = [0x7E] * 4
    return cases + [
        dot("overflow_in_between_does_not_show", f8, f8, 4, f8, "exact", rows=1, columns=1,
            data=([0x7E, 0x7E, 0xFE, 0xFE], [0x40] * 4)),
        dot("overflow_at_the_end_is_nan", f8, f8, 4, f8, "exact", rows=1, columns=1, data=(big, big)),
        dot("overflow_in_f4_is_the_maximum", "f4E2M1FN", "f4E2M1FN", 4, "f4E2M1FN", "exact", rows=1,
            columns=1, data=([7] * 4, [7] * 4)),
    ]


def famous_cases():
    """The product of the RFC on small floats, and 64 ones."""
    x = list(range(1, 17))
    square = [float_format("f8E4M3").encode(value_of(v)) for v in (0, *x[:15])]
    row = [float_format("f8E4M3").encode(value_of(v)) for v in (2, 4, 6, 10, 0, 0, 0, 0)]
    ones = ([0x38] * 64, [0x38] * 64)
    cases = [dot(title("ones_in_f8", policy), "f8E4M3FN", "f8E4M3FN", 64, "f8E4M3FN", policy,
                 f"64 ones: {says}.", rows=1, columns=1, data=ones)
             for policy, says in (("element", "16 + 1 is a tie that goes back to 16"), ("f32", "no step rounds"),
                                  ("exact", "no step rounds"), ("trunc:3", "32 + 1 is cut to 32"),
                                  ("block:8:f32", "8 is reached 8 times"), ("bf16", "8 bits hold every sum"))]
    matrix = [dot(title("f8E4M3_matrix", policy), "f8E4M3", "f8E4M3", 4, "f8E4M3", policy, rows=4, columns=4,
                  data=(square, square)) for policy in ("element", "f32", "exact")]
    return cases + matrix + [dot(title("small_floats", policy), "f8E4M3", "f8E4M3", 8, "f8E4M3", policy, rows=1,
                                 columns=1, data=(row, row)) for policy in ("element", "f32")]


def other_ops():
    """dot, einsum, convolution, complex numbers."""
    lhs, rhs = codes("f8E5M2", 2 * 40, "a"), codes("f8E5M2", 40 * 2, "b")
    x, y = tensor("f8E5M2", lhs, (2, 40)), tensor("f8E5M2", rhs, (40, 2))
    a, b = values("f8E5M2", lhs), values("f8E5M2", rhs)
    start = [f"%x = stablehlo.constant {literal(x)}", f"%y = stablehlo.constant {literal(y)}"]
    kind = f"({x.type}, {y.type}) -> tensor<2x2xf8E5M2>"
    cases = []
    for policy in ("f32", "exact", "trunc:12", "block:8:f16"):
        sums = tensor("f8E5M2", [sum_code(policy, [(a[i * 40 + k], b[k * 2 + j]) for k in range(40)], "f8E5M2")
                                 for i in range(2) for j in range(2)], (2, 2))
        for op, text in (("dot", f"stablehlo.dot %x, %y{accumulate(policy)} : {kind}"),
                         ("einsum", f'stablehlo.einsum %x, %y, config = "ij,jk->ik"{accumulate(policy)} : {kind}')):
            cases.append(Case(title(op, policy), start + [f"%r = {text}"], [Check("%r", sums)], reference=WHY))
        cases.append(convolution(policy))
        cases.append(trace(policy))
        cases += [complex_dot(policy, name) for name in ("complex<f32>", "complex<f64>")]
    cases.append(ragged("exact"))
    return cases


def convolution(policy):
    """One line of 20 with windows of 5 over 3 features."""
    image, kernel = codes("f16", 60, "image"), codes("f16", 15, "kernel")
    x, y = tensor("f16", image, (1, 20, 3)), tensor("f16", kernel, (5, 3, 1))
    a, b = values("f16", image), values("f16", kernel)
    pixel = lambda place, feature: a[place * 3 + feature] if 0 <= place < 20 else ZERO
    sums = [sum_code(policy, [(pixel(at + k - 2, f), b[k * 3 + f]) for k in range(5) for f in range(3)], "bf16") for at in range(20)]
    body = [f"%x = stablehlo.constant {literal(x)}", f"%y = stablehlo.constant {literal(y)}",
            "%r = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[2, 2]]} "
            f'{{batch_group_count = 1 : i64, feature_group_count = 1 : i64, shlo.accumulate = "{policy}"}} : '
            f"({x.type}, {y.type}) -> tensor<1x20x1xbf16>"]
    return Case(title("convolution", policy), body, [Check("%r", tensor("bf16", sums, (1, 20, 1)))], reference=WHY)


def trace(policy):
    square = codes("f8E4M3FN", 81, "trace")
    x = tensor("f8E4M3FN", square, (9, 9))
    a = values("f8E4M3FN", square)
    sums = sum_code(policy, [(value_of(1), a[i * 10]) for i in range(9)], "f8E4M3FN")
    body = [f"%x = stablehlo.constant {literal(x)}",
            f'%r = stablehlo.unary_einsum %x, config = "ii->"{accumulate(policy)} : ({x.type}) -> tensor<f8E4M3FN>']
    return Case(title("trace", policy), body, [Check("%r", tensor("f8E4M3FN", sums, ()))], reference=WHY)


def complex_dot(policy, name):
    """Each part: of a type step by step, else two terms a product."""
    part, steps = name[8:-1], 10
    drawn = [[codes(part, steps, f"{name} {side} {kind}") for kind in "ri"] for side in "xy"]
    x, y = [tensor(name, [list(pair) for pair in zip(*side)]) for side in drawn]
    (xr, xi), (yr, yi) = [[values(part, codes) for codes in side] for side in drawn]
    minus = lambda v: v._replace(negative=not v.negative)
    if policy in ("f32", "f64"):
        real, imaginary = complex_steps(policy, part, zip(xr, xi, yr, yi))
    else:
        real = sum_code(policy, [t for a, b, c, d in zip(xr, xi, yr, yi) for t in ((a, c), (minus(b), d))], part)
        imaginary = sum_code(policy, [t for a, b, c, d in zip(xr, xi, yr, yi) for t in ((a, d), (b, c))], part)
    body = [f"%x = stablehlo.constant {literal(x)}", f"%y = stablehlo.constant {literal(y)}",
            f"%r = stablehlo.dot %x, %y{accumulate(policy)} : ({x.type}, {y.type}) -> tensor<{name}>"]
    return Case(title("complex_" + part, policy), body, [Check("%r", tensor(name, [real, imaginary], ()))], reference=WHY)


def complex_steps(policy, part, products):
    from tools.oracle.accumulation_model import plus, product, rounded
    format = float_format(policy)
    times = lambda a, b: rounded(format, product(a, b))
    add = lambda a, b: rounded(format, plus(a, b))
    minus = lambda v: v._replace(negative=not v.negative)
    real = imaginary = ZERO
    for a, b, c, d in products:
        real = add(real, add(times(a, c), minus(times(b, d))))
        imaginary = add(imaginary, add(times(a, d), times(b, c)))
    return [float_format(part).encode(x) for x in (real, imaginary)]


def ragged(policy):
    """Two groups of rows, each with its own right operand."""
    lhs, rhs = codes("f8E4M3FN", 3 * 40, "rl"), codes("f8E4M3FN", 2 * 40 * 2, "rr")
    x, y = tensor("f8E4M3FN", lhs, (3, 40)), tensor("f8E4M3FN", rhs, (2, 40, 2))
    a, b = values("f8E4M3FN", lhs), values("f8E4M3FN", rhs)
    sums = [sum_code(policy, [(a[i * 40 + k], b[((i > 0) * 40 + k) * 2 + j]) for k in range(40)], "bf16")
            for i in range(3) for j in range(2)]
    body = [f"%x = stablehlo.constant {literal(x)}", f"%y = stablehlo.constant {literal(y)}",
            f"%s = stablehlo.constant {literal(numbers('i32', [1, 2]))}",
            '%r = "chlo.ragged_dot"(%x, %y, %s) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], '
            "rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], "
            f"lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}}>{accumulate(policy)} : "
            f"({x.type}, {y.type}, tensor<2xi32>) -> tensor<3x2xbf16>"]
    return Case(title("ragged_dot", policy), body, [Check("%r", tensor("bf16", sums, (3, 2)))], reference=WHY)


# Reductions

def reduce(name, policy, init, steps=70, specials=None, rounding=None):
    """Sums of the rows of a matrix."""
    drawn = specials or codes(name, 3 * steps, "reduce")
    x, start = tensor(name, drawn, (len(drawn) // steps, steps)), numbers(name, init)
    rows, first = values(name, drawn), values(name, [int(start.codes)])[0]
    sums = [sum_code(policy, elements(rows[i:i + steps]), name, start=first, rounding=rounding or "nearest-even")
            for i in range(0, len(rows), steps)]
    body = [f"%x = stablehlo.constant {literal(x)}", f"%i = stablehlo.constant {literal(start)}",
            f"%r = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1]{accumulate(policy, rounding)} : "
            f"({x.type}, {start.type}) -> tensor<{len(sums)}x{name}>"]
    return Case(title("reduce", name, policy, *([rounding.replace("-", "_")] if rounding else []), str(init).replace("-", "minus_").replace(".", "_")), body,
                [Check("%r", tensor(name, sums))], reference=WHY)


def reduce_window(name, policy, init):
    """Windows of 40 that reach over the edge: padding is the initial value, a term like any other."""
    drawn, start = codes(name, 50, "window"), numbers(name, init)
    x = tensor(name, drawn)
    first = values(name, [int(start.codes)])[0]
    padded = [first] * 4 + values(name, drawn) + [first] * 4
    sums = [sum_code(policy, elements(padded[at:at + 40]), name, start=first) for at in range(0, 19)]
    body = [f"%x = stablehlo.constant {literal(x)}", f"%i = stablehlo.constant {literal(start)}",
            '%r = "stablehlo.reduce_window"(%x, %i) <{window_dimensions = array<i64: 40>, padding = dense<4> : tensor<1x2xi64>}> ({',
            f"^bb0(%a: {start.type}, %b: {start.type}):", f"  %s = stablehlo.add %a, %b : {start.type}",
            f"  stablehlo.return %s : {start.type}",
            f"}}){accumulate(policy)} : ({x.type}, {start.type}) -> tensor<19x{name}>"]
    return Case(title("reduce_window", name, policy), body, [Check("%r", tensor(name, sums))], reference=WHY)


def cumulative(name, policy):
    """Running sums: every window starts before the first element."""
    drawn = codes(name, 40, "running")
    x, first = tensor(name, drawn), values(name, drawn)
    sums = [sum_code(policy, elements([ZERO] * (39 - at) + first[:at + 1]), name, start=ZERO) for at in range(40)]
    body = [f"%x = stablehlo.constant {literal(x)}", f"%i = stablehlo.constant dense<0.0> : tensor<{name}>",
            '%r = "stablehlo.reduce_window"(%x, %i) <{window_dimensions = array<i64: 40>, padding = dense<[[39, 0]]> : tensor<1x2xi64>}> ({',
            f"^bb0(%a: tensor<{name}>, %b: tensor<{name}>):", f"  %s = stablehlo.add %b, %a : tensor<{name}>",
            f"  stablehlo.return %s : tensor<{name}>",
            f"}}){accumulate(policy)} : ({x.type}, tensor<{name}>) -> {x.type}"]
    return Case(title("running_sums", name, policy), body, [Check("%r", tensor(name, sums))], reference=WHY)


def converting(policy):
    """A body that adds in f32 and converts: elements go through its conversions, the sum does not."""
    drawn = codes("f16", 70, "converting")
    x = tensor("f16", drawn)
    from tools.oracle.accumulation_model import rounded
    through = [rounded(float_format("f8E5M2"), value) for value in values("f16", drawn)]
    total = sum_code(policy, elements(through), "f16", start=ZERO)
    body = [f"%x = stablehlo.constant {literal(x)}", "%i = stablehlo.constant dense<0.0> : tensor<f16>",
            "%r = stablehlo.reduce(%x init: %i) across dimensions = [0]"
            f"{accumulate(policy)} : ({x.type}, tensor<f16>) -> tensor<f16>",
            " reducer(%a: tensor<f16>, %b: tensor<f16>) {", "  %n = stablehlo.convert %b : (tensor<f16>) -> tensor<f8E5M2>",
            "  %w = stablehlo.convert %n : (tensor<f8E5M2>) -> tensor<f32>", "  %v = stablehlo.convert %a : (tensor<f16>) -> tensor<f32>",
            "  %s = stablehlo.add %v, %w : tensor<f32>", "  %t = stablehlo.convert %s : (tensor<f32>) -> tensor<f16>",
            "  stablehlo.return %t : tensor<f16>", "}"]
    return Case(title("converting_body", policy), body, [Check("%r", tensor("f16", total, ()))], reference=WHY)


def sum_and_maximum(policy):
    """Two accumulators of which one is a sum: the other is what it was."""
    drawn = codes("f8E4M3FN", 64, "pair")
    x, terms = tensor("f8E4M3FN", drawn), values("f8E4M3FN", drawn)
    total = sum_code(policy, elements(terms), "f8E4M3FN", start=ZERO)
    largest = float_format("f8E4M3FN").encode(max(terms, key=lambda value: value.signed))
    body = [f"%x = stablehlo.constant {literal(x)}", "%i = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>",
            "%low = stablehlo.constant dense<-448.0> : tensor<f8E4M3FN>",
            f"%r:2 = stablehlo.reduce(%x init: %i), (%x init: %low) across dimensions = [0]{accumulate(policy)} : "
            f"({x.type}, {x.type}, tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>, tensor<f8E4M3FN>)",
            " reducer(%a: tensor<f8E4M3FN>, %c: tensor<f8E4M3FN>) (%b: tensor<f8E4M3FN>, %d: tensor<f8E4M3FN>) {",
            "  %s = stablehlo.add %a, %c : tensor<f8E4M3FN>", "  %m = stablehlo.maximum %b, %d : tensor<f8E4M3FN>",
            "  stablehlo.return %s, %m : tensor<f8E4M3FN>, tensor<f8E4M3FN>", "}"]
    checks = [Check("%r#0", tensor("f8E4M3FN", total, ())), Check("%r#1", tensor("f8E4M3FN", largest, ()))]
    return Case(title("sum_and_maximum", policy), body, checks, reference=WHY)


def reductions():
    cases = [reduce(name, policy, 1.5) for policy in POLICIES for name in ("f8E5M2", "bf16", "f32")]
    cases += [reduce("f64", policy, 0.1) for policy in ("exact", "f32", "trunc:64", "block:8:f32")]
    cases += [reduce(name, policy, 1.0, 20) for policy in ("f32", "exact") for name in F4 + F6 + F8]
    zeros = [0x8000] * 4 + [0x8000, 0x3C00, 0xBC00, 0x8000]
    cases += [reduce("f16", policy, -0.0, 4, zeros) for policy in ("f32", "exact")]
    inf = [0x7C00, 0x3C00, 0x7C00, 0xFC00, 0x7E00, 0x3C00, 0xFC00, 0x3C00]
    cases += [reduce("f16", policy, 2.0, 2, inf) for policy in ("f32", "exact", "trunc:14", "block:1:f32")]
    for policy in ("f32", "bf16", "exact", "trunc:14", "block:8:f32"):
        cases += [reduce_window("f8E4M3FN", policy, 0.5), reduce_window("bf16", policy, 0.0),
                  cumulative("bf16", policy), converting(policy), sum_and_maximum(policy)]
    return cases


def directed():
    """Every rounding of a sum up, down and toward zero; zeros by cancellation are -0 down."""
    cases = []
    for rounding in ("up", "down", "toward-zero"):
        word = rounding.replace("-", "_")
        for policy in ("element", "f32", "bf16", "exact", "trunc:14", "f16+block:8:f32"):
            for name, result in (("f8E5M2", "f8E5M2"), ("f16", "f32"), ("f32", "f32"), ("f64", "f64")):
                cases.append(dot(title(word, policy, name, result), name, name, 20, result, policy, rounding=rounding))
            # (under `element` it is the addition in the body that would name the rounding)
            cases += [reduce(name, policy, 0.75, 20, rounding=rounding)
                      for name in ("f8E5M2", "bf16", "f64") if policy != "element"]
        one, minus = 0x3C00, 0xBC00
        for policy in ("element", "f32", "exact"):
            cases.append(dot(title(word, policy, "cancellation"), "f16", "f16", 2, "f16", policy, rounding=rounding,
                             rows=1, columns=1, data=([one, minus], [one, one])))
    return cases


# Algorithms

ALGORITHMS = {  # lhs, rhs, accumulation, primitive operations, imprecise
    "any_f8_any_f8_f32": ("f8E5M2", "f8E4M3FN", "f32", 1, False),
    "any_f8_any_f8_f32_fast_accum": ("f8E4M3FN", "f8E4M3FN", "f32", 1, True),
    "f16_f16_f16": ("f16", "f16", "f16", 1, False),
    "f16_f16_f32": ("f16", "f16", "f32", 1, False),
    "bf16_bf16_bf16": ("bf16", "bf16", "bf16", 1, False),
    "bf16_bf16_f32": ("bf16", "bf16", "f32", 1, False),
    "bf16_bf16_f32_x3": ("bf16", "bf16", "f32", 3, False),
    "bf16_bf16_f32_x6": ("bf16", "bf16", "f32", 6, False),
    "bf16_bf16_f32_x9": ("bf16", "bf16", "f32", 9, False),
    "tf32_tf32_f32": ("tf32", "tf32", "f32", 1, False),
    "tf32_tf32_f32_x3": ("tf32", "tf32", "f32", 3, False),
    "f32_f32_f32": ("f32", "f32", "f32", 1, False),
    "f64_f64_f64": ("f64", "f64", "f64", 1, False),
}


def attribute(lhs, rhs, accumulation, operations, imprecise):
    return ("algorithm = #stablehlo.dot_algorithm<lhs_precision_type = "
            f"{lhs}, rhs_precision_type = {rhs}, accumulation_type = {accumulation}, lhs_component_count = 1, "
            f"rhs_component_count = 1, num_primitive_operations = {operations}, "
            f"allow_imprecise_accumulation = {str(imprecise).lower()}>")


def by_algorithm(name, operands, result, steps=40, policy=None, suffix="", **rest):
    lhs, rhs, accumulation, operations, imprecise = ALGORITHMS[name]
    expected = lambda terms: algorithm_code(terms, result, lhs, rhs, accumulation, operations, policy or "element")
    full = title(name, "of", operands, "to", result, policy or "", suffix).strip("_")
    return dot(full, operands, operands, steps, result, policy, algorithm=attribute(*ALGORITHMS[name]),
               expected=expected, **rest)


def algorithms():
    cases = []
    for name in ALGORITHMS:
        small = "f8E4M3FN" if name.startswith("any") else "f32"
        cases += [by_algorithm(name, small, "f32"), by_algorithm(name, "bf16", "bf16")]
        cases.append(by_algorithm(name, "f64", "f32", 20))
    many = [name for name in ALGORITHMS if ALGORITHMS[name][3] > 1]
    f32 = lambda *numbers: [float_format("f32").encode(value_of(x)) for x in numbers]
    inf = float("inf")
    for name in many:
        # 1 + 2^-10 has a rest of its own; infinity and the largest values have none
        rows = [1 + 2.0 ** -10, inf, 1.0, 3e38, 3.4e38, 1.0, inf, -inf, 1.0, 0.0, 1.0, 1 - 2.0 ** -20]
        cases.append(by_algorithm(name, "f32", "f32", 3, suffix="special", rows=4, columns=1,
                                  data=(f32(*rows), f32(1.0, 1 - 2.0 ** -12, 0.5))))
        for policy in ("exact", "trunc:24", "block:16:f64", "f64"):
            cases.append(by_algorithm(name, "f32", "f32", 20, policy))
    cases += [by_algorithm("any_f8_any_f8_f32_fast_accum", "f8E4M3FN", "f32", 300, policy)
              for policy in ("trunc:14+block:128:f32", "block:64:f32", "exact")]
    return cases + [integers()]


def integers():
    """An algorithm changes nothing for integers."""
    x, y = numbers("i32", [[3, -5], [7, 11]]), numbers("i32", [[2, 3], [5, 7]])
    body = [f"%x = stablehlo.constant {literal(x)}", f"%y = stablehlo.constant {literal(y)}",
            f'%r = "stablehlo.dot_general"(%x, %y) <{{{DIMENSIONS}, {attribute(*ALGORITHMS["bf16_bf16_f32"])}}}> : '
            f"({x.type}, {y.type}) -> tensor<2x2xi32>"]
    expected = numbers("i32", [[3 * 2 - 25, 9 - 35], [14 + 55, 21 + 77]])
    return Case("integers", body, [Check("%r", expected)], reference="the reference refuses algorithms for integers")


def files():
    """Name -> a function that makes the file: (note, cases)."""
    return {
        "accumulation": lambda: ("sums of products under every accumulation policy",
                                 policy_cases() + special_cases() + famous_cases() + other_ops()),
        "accumulation_reduce": lambda: ("sums of elements under every accumulation policy", reductions()),
        "accumulation_rounding": lambda: ("sums under accumulation and arithmetic policies together", directed()),
        "dot_general_algorithm": lambda: ("each algorithm that the specification knows", algorithms()),
    }
