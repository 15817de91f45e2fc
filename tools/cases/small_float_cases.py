"""The small float types in the operations whose own files show them in a few of these types only, sums
and contractions worked by hand, and every pair of codes of the types of up to 6 bits."""

from functools import partial

import numpy as np

from tools.oracle import chlo_functions
from tools.oracle import model
from tools.cases import type_cases
from tools.cases.cases import Case, Check, literal, numbers, tensor
from tools.cases.chlo_cases import UNKNOWN, broadcast_case, broadcast_function
from tools.cases.elementwise_cases import FAULTS, all_codes, codes_near, edges, given
from tools.oracle.formats import F6, SMALL_FLOATS, element_type, float_format, value_of
from tools.cases.linear_cases import REFUSED, cholesky, cholesky_body, solve, solve_body
from tools.oracle.oracle import Oracle
from tools.cases.random_cases import generator_case, rng_lines, uniform_codes

OLDER = "the reference refuses it"
E8M0 = "f8E8M0FNU"


# Older and dynamic operations: codes move, whatever they are

def eight(element):
    """Eight codes: zeros, subnormals, the ends, infinity or NaN."""
    codes = edges(element)
    special = [code for code in codes if not float_format(element).decode(code).is_finite]
    return (special + codes)[:8]


def moved(name, element, lines, codes, expected, operation=None, note=""):
    """A case that moves the eight codes of %x."""
    return Case(f"{name}_of_{element}", [given(element, codes)] + [line.replace("{T}", element) for line in lines],
                [Check("%r", tensor(element, expected))], note, operation or OLDER)


def broadcast_of(element):
    codes = eight(element)
    line = "%r = stablehlo.broadcast %x, sizes = [2] : (tensor<8x{T}>) -> tensor<2x8x{T}>"
    return moved("broadcast", element, [line], codes, [codes, codes])


def index_select_of(element):
    codes, places = eight(element), [7, 0, 3, 3]
    lines = ["%i = stablehlo.constant dense<[7, 0, 3, 3]> : tensor<4xi64>",
             '%r = "stablehlo.torch_index_select"(%x, %i) {dim = 0 : i64, batch_dims = 0 : i64} : '
             "(tensor<8x{T}>, tensor<4xi64>) -> tensor<4x{T}>"]
    return moved("index_select", element, lines, codes, [codes[i] for i in places])


def set_size_of(element):
    codes = eight(element)
    bounded = "tensor<?x{T}, #stablehlo.bounds<8>>"
    lines = ["%size = stablehlo.constant dense<5> : tensor<i32>",
             f"%part = stablehlo.set_dimension_size %x, %size, dim = 0 : (tensor<8x{{T}}>, tensor<i32>) -> {bounded}",
             f"%r = stablehlo.reshape %part : ({bounded}) -> tensor<5x{{T}}>"]
    return moved("first_five", element, lines, codes, codes[:5])


def real_dynamic_slice_of(element):
    codes = eight(element)
    lines = [f"%{name} = stablehlo.constant dense<{value}> : tensor<1xi64>" for name, value in
             (("start", 1), ("limit", 8), ("stride", 3))]
    lines.append("%r = stablehlo.real_dynamic_slice %x, %start, %limit, %stride : "
                 "(tensor<8x{T}>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3x{T}>")
    return moved("every_third", element, lines, codes, codes[1:8:3])


def trace_of(element):
    codes = eight(element)
    lines = ['stablehlo.trace %x, "seen" : tensor<8x{T}>', "%r = stablehlo.reverse %x, dims = [0] : tensor<8x{T}>"]
    return moved("trace", element, lines, codes, codes[::-1])


def dynamic_iota_of(element):
    kind = float_format(element)
    codes = [model.convert(element_type("i64"), kind, i) for i in range(36)]
    lines = ["%s = stablehlo.constant dense<[36]> : tensor<1xi64>",
             f"%r = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi64>) -> tensor<36x{element}>"]
    return Case(f"dynamic_iota_of_36_{element}", lines, [Check("%r", tensor(element, codes))],
                "Each index is converted once: to even where two values are equally near, then overflow.",
                FAULTS["f8E8M0FNU"] if element == E8M0 else "")


def dynamic_pad_of(element):
    codes = eight(element)[:3]
    value = eight(element)[3]
    lines = [given(element, value, "%value")] + [
        f"%{name} = stablehlo.constant dense<{size}> : tensor<1xi64>" for name, size in (("low", 1), ("high", -1), ("interior", 1))]
    lines.append("%r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : (tensor<3x{T}>, tensor<{T}>, "
                 "tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x{T}>")
    padded = [value, codes[0], value, codes[1], value]
    return moved("dynamic_pad_of_special_values", element, lines, codes, padded, operation=" ")._replace(reference="")


def dynamic_gather_of(element):
    codes = eight(element)
    lines = ["%i = stablehlo.constant dense<[[6], [0], [99]]> : tensor<3x1xi64>",
             "%sizes = stablehlo.constant dense<2> : tensor<1xi64>",
             '%r = "stablehlo.dynamic_gather"(%x, %i, %sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [1], '
             "start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false} : "
             "(tensor<8x{T}>, tensor<3x1xi64>, tensor<1xi64>) -> tensor<3x2x{T}>"]
    return moved("dynamic_gather_of_pairs", element, lines, codes, [codes[6:8], codes[0:2], codes[6:8]], operation=" ")._replace(reference="")


def dynamic_conv_of(element):
    """A window of two over a padded line, each product and sum rounded."""
    kind = float_format(element)
    line = [1.0, 1.5, -2.5, 3.0] if kind.signed else [1.0, 2.0, 4.0, 8.0]
    line, window = codes_near(element, line), codes_near(element, [1.5, 0.5])
    padding = 0  # the element of code 0
    padded = [padding] + line
    expected = [model.dot(kind, padded[i:i + 2], window) for i in range(4)]
    lines = [f"%lhs = stablehlo.constant {literal(tensor(element, line, (1, 4, 1)))}",
             f"%rhs = stablehlo.constant {literal(tensor(element, window, (2, 1, 1)))}",
             "%padding = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi64>",
             '%r = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, '
             "batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : "
             f"(tensor<1x4x1x{element}>, tensor<2x1x1x{element}>, tensor<1x2xi64>) -> tensor<1x4x1x{element}>"]
    return Case(f"dynamic_conv_of_{element}", lines, [Check("%r", tensor(element, expected, (1, 4, 1)))],
                reference=FAULTS["f8E8M0FNU"] if element == E8M0 else "")


# Where f8E8M0FNU has neither zero nor sign

def imag_of_e8m0():
    codes = [127, 128, 0, 254, 255]
    return Case("imag_of_f8E8M0FNU_has_no_zero", [given(E8M0, codes), f"%r = stablehlo.imag %x : tensor<5x{E8M0}>"],
                [Check("%r", tensor(E8M0, [255] * 5))],
                "The imaginary part of a real number is zero, for which the type has no place: NaN.", FAULTS[E8M0])


def cholesky_of_e8m0():
    matrix = [codes_near(E8M0, row) for row in ([4.0, 1.0], [2.0, 16.0])]
    factor = cholesky(E8M0, matrix, True)
    return Case("f8E8M0FNU_lower", cholesky_body(E8M0, tensor(E8M0, matrix), "true"), [Check("%r", tensor(E8M0, factor))],
                "sqrt 4 = 2; 2 / 2 = 1; 16 - 1 = 15, nearer to 16, whose root is 4. Zero, in the other triangle, has no place: NaN.", REFUSED)


def solve_of_e8m0():
    a = [codes_near(E8M0, row) for row in ([4.0, 1.0], [2.0, 16.0])]
    b = [codes_near(E8M0, row) for row in ([8.0, 1.0], [64.0, 0.5])]
    options = (True, True, False, "NO_TRANSPOSE")
    return Case("f8E8M0FNU_left_lower", solve_body(tensor(E8M0, a), tensor(E8M0, b), options),
                [Check("%r", tensor(E8M0, solve(E8M0, a, b, *options)))],
                "8 / 4 = 2; 64 - 2 * 2 = 60, nearer to 64; 64 / 16 = 4. In the second column 0.5 - 2 * 0.25 is zero, "
                "for which the type has no place: NaN.", FAULTS[E8M0])


def select_and_scatter_of_e8m0():
    x, source, start = codes_near(E8M0, [1.0, 4.0, 2.0, 8.0]), codes_near(E8M0, [2.0, 16.0]), codes_near(E8M0, [1.0])
    plus = lambda a, b: model.binary("add", float_format(E8M0), a, b)
    expected = [start[0], plus(start[0], source[0]), start[0], plus(start[0], source[1])]
    lines = [given(E8M0, x), given(E8M0, source, "%source"), given(E8M0, start[0], "%init"),
             '%r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({',
             f"^bb0(%a: tensor<{E8M0}>, %b: tensor<{E8M0}>):",
             f"  %s = stablehlo.compare GE, %a, %b : (tensor<{E8M0}>, tensor<{E8M0}>) -> tensor<i1>", "  stablehlo.return %s : tensor<i1>",
             "}, {", f"^bb0(%a: tensor<{E8M0}>, %b: tensor<{E8M0}>):", f"  %n = stablehlo.add %a, %b : tensor<{E8M0}>",
             f"  stablehlo.return %n : tensor<{E8M0}>", f"}}) : (tensor<4x{E8M0}>, tensor<2x{E8M0}>, tensor<{E8M0}>) -> tensor<4x{E8M0}>"]
    return Case("selection_in_f8E8M0FNU", lines, [Check("%r", tensor(E8M0, expected))],
                "1 + 2 = 3, halfway between 2 and 4, so up; 1 + 16 = 17, nearer to 16.",
                "the reference takes the init value in again with every source element")


# CHLO

def compared_after_broadcasting():
    return [broadcast_case("compare", element, (4, 1), (5,), None,
                           lambda x, y, d=direction, k=element_type(element): model.compare(d, k, x, y),
                           attributes=f"comparison_direction = #chlo<comparison_direction {direction}>", result_element="i1", number="outer")
            for element, direction in zip(SMALL_FLOATS, ["LT", "GE", "EQ", "NE", "GT", "LE"] * 2)]


def broadcast_of_op(op):
    return [broadcast_case(op, element, (4, 1), (5,), None, broadcast_function(op, element), number="outer") for element in SMALL_FLOATS]


def chlo_broadcasts():
    """Every implicitly broadcasting operation in every small type."""
    ops = ["add", "atan2", "divide", "maximum", "minimum", "multiply", "next_after", "power", "remainder", "subtract"]
    found = {f"broadcast_{op}": partial(broadcast_of_op, op) for op in ops} | {
        f"broadcast_{op}": lambda op=op: [pair_case(op, element) for element in SMALL_FLOATS] for op in ("polygamma", "zeta")}
    return found | {"broadcast_compare": compared_after_broadcasting,
                    "broadcast_select": lambda: [select_case(element) for element in SMALL_FLOATS]}


def pair_case(op, element):
    kind = float_format(element)
    of = getattr(chlo_functions, op)
    lefts, rights = codes_near(element, [1.0, 2.0, 4.0]), codes_near(element, [0.5, 1.0, 1.5, 4.0])
    results = [[kind.encode(of(kind.decode(x), kind.decode(y))) for y in rights] for x in lefts]
    results = [[kind.nan_code() if kind.is_nan_code(code) else code for code in row] for row in results]
    lines = [f"%lhs = stablehlo.constant {literal(tensor(element, lefts, (3, 1)))}", given(element, rights, "%rhs"),
             f"%r = chlo.broadcast_{op} %lhs, %rhs : (tensor<3x1x{element}>, tensor<4x{element}>) -> tensor<3x4x{element}>"]
    return Case(f"broadcast_{op}_of_{element}", lines, [Check("%r", tensor(element, results))], reference=UNKNOWN)


def select_case(element):
    codes = eight(element)
    lines = ["%pred = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>", given(element, codes, "%on_true"),
             given(element, codes[0], "%on_false"),
             f"%r = chlo.broadcast_select %pred, %on_true, %on_false : (tensor<2x1xi1>, tensor<8x{element}>, tensor<{element}>) -> tensor<2x8x{element}>"]
    return Case(f"broadcast_select_of_{element}", lines, [Check("%r", tensor(element, [codes, codes[:1] * 8]))], reference=UNKNOWN)


def conj_of(element):
    lines, codes = all_codes(element)
    spread = f"tensor<{len(codes)}x{element}>"
    return Case(f"conj_of_every_{element}", lines + [f"%r = chlo.conj %x : {spread} -> {spread}"],
                [Check("%r", tensor(element, codes))], "The bits stay, those of NaN too.", UNKNOWN)


def constants_of(element):
    codes = eight(element)
    return Case(f"constants_of_{element}", [f"%r = chlo.constant {literal(tensor(element, codes))}"],
                [Check("%r", tensor(element, codes))], reference=UNKNOWN)


def constant_like_of(element):
    code = float_format(element).encode(value_of(1.3))
    lines = ["%x = stablehlo.constant dense<0> : tensor<3xi64>",
             f'%r = "chlo.constant_like"(%x) {{value = 1.3 : {element}}} : (tensor<3xi64>) -> tensor<3x{element}>']
    return Case(f"constant_like_of_{element}", lines, [Check("%r", tensor(element, [code] * 3))], reference=UNKNOWN)


def scan_of(element):
    """Running sums, one rounding a step."""
    kind = float_format(element)
    codes = codes_near(element, [1.0, 1.5, 0.5, 3.0, 2.0, 4.0] if kind.signed else [1.0, 1.0, 2.0, 0.5, 8.0, 1.0])
    sums = [codes_near(element, [1.0])[0]]
    for code in codes:
        sums.append(model.binary("add", kind, sums[-1], code))
    lines = [given(element, codes), given(element, sums[0], "%i"), "%r:2 = chlo.scan(%x) inits(%i) dimension=0 {",
             f"^bb0(%cur: tensor<{element}>, %sum: tensor<{element}>):", f"  %n = stablehlo.add %cur, %sum : tensor<{element}>",
             f"  stablehlo.return %n, %n : tensor<{element}>, tensor<{element}>",
             f"}} : (tensor<6x{element}>, tensor<{element}>) -> (tensor<6x{element}>, tensor<{element}>)"]
    return Case(f"running_sums_in_{element}", lines, [Check("%r#0", tensor(element, sums[1:])), Check("%r#1", tensor(element, sums[-1]))],
                "Every partial sum is rounded.", UNKNOWN)


# Random numbers

def uniform_of(element):
    a, b = (1.0, 16.0) if element == E8M0 else (0.0, 4.0)
    expected = tensor(element, uniform_codes(element, a, b, 12), (12,))
    return Case(f"uniform_{element}_of_twelve", rng_lines("", numbers(element, a), numbers(element, b), (12,), "UNIFORM"),
                [Check("%r", expected, "equal")], "The largest value not above the one drawn.", "the reference interpreter refuses rng")


def drawn_bits_of(xla, element):
    """XLA's bits; it cannot run the types of 6 bits, which are the low bits of its ui8."""
    kind, six = float_format(element), element in F6
    case = generator_case(xla, "THREE_FRY", "ui8" if six else element, (8,), [5, 17])
    if six:
        after, bits = case.checks
        line = case.body[-1].replace("xui8>", f"x{element}>")
        masked = tensor(element, bits.expected.codes & 0x3F)
        case = case._replace(body=case.body[:-1] + [line], checks=[after, Check(bits.name, masked)])
    return case._replace(name=f"bits_of_{element}")


# Sums worked by hand

def ones_case(element, op="reduce"):
    """The sum of 40 ones: it stops where one more is half a step, and the tie goes to even."""
    kind = float_format(element)
    one = codes_near(element, [1.0])[0]
    sums = [one]
    for _ in range(39):
        sums.append(model.binary("add", kind, sums[-1], one))
    if op == "reduce":
        lines = [f"%x = stablehlo.constant dense<1.0> : tensor<39x{element}>", f"%init = stablehlo.constant {literal(tensor(element, one))}",
                 f"%r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : "
                 f"(tensor<39x{element}>, tensor<{element}>) -> tensor<{element}>"]
    else:
        lines = [f"%x = stablehlo.constant dense<1.0> : tensor<40x{element}>",
                 f"%r = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<40x{element}>, tensor<40x{element}>) -> tensor<{element}>"]
    return Case(f"forty_ones_in_{element}", lines, [Check("%r", tensor(element, sums[-1]))], ones_note(kind, sums),
                FAULTS[E8M0] if element == E8M0 else "")


def ones_note(kind, sums):
    """Where the sums stop growing, and why."""
    if kind.name == E8M0:
        return "1 + 1 = 2; 2 + 1 = 3 is halfway between 2 and 4, so up; 4 + 1 = 5 is nearer to 4, and stays there."
    last = max(code for code in sums if code <= kind.max_finite)
    number = float(kind.decode(last).signed)
    if not kind.decode(sums[-1]).is_finite:
        return f"40 ones make {'infinity' if kind.infinity is not None else 'NaN'}: {number:g} + 1 = {number + 1:g} overflows."
    if last == kind.max_finite:
        return f"40 ones make {number:g}, the largest value."
    return f"40 ones make {number:g}: {number:g} + 1 is halfway to {float(kind.magnitude(last + 1)):g}, and {number:g} is even."


def order_case(element):
    """The same numbers in two orders: halves of a step are lost one by one, and count together."""
    kind = float_format(element)
    step = kind.magnitude(kind.max_finite >> kind.mantissa_bits << kind.mantissa_bits) / 2 if kind.name != E8M0 else 2
    small = step / (2 << kind.mantissa_bits)
    codes = codes_near(element, [step] + [small] * 4)
    results = []
    for order in (codes, codes[::-1]):
        total = order[0]
        for code in order[1:]:
            total = model.binary("add", kind, total, code)
        results.append(float(kind.decode(total).signed))
    lines = [f"%x = stablehlo.constant {literal(tensor(element, codes[1:]))}", f"%init = stablehlo.constant {literal(tensor(element, codes[0]))}",
             f"%y = stablehlo.constant {literal(tensor(element, codes[::-1][1:]))}", f"%small = stablehlo.constant {literal(tensor(element, codes[-1]))}"]
    for name, x, init in (("%r", "%x", "%init"), ("%s", "%y", "%small")):
        lines.append(f"{name} = stablehlo.reduce({x} init: {init}) applies stablehlo.add across dimensions = [0] : "
                     f"(tensor<4x{element}>, tensor<{element}>) -> tensor<{element}>")
    many = " + ".join([f"{float(small):g}"] * 4)
    return Case(f"order_matters_in_{element}", lines, [Check("%r", numbers(element, results[0])), Check("%s", numbers(element, results[1]))],
                f"{float(step):g} + {many} is {results[0]:g}, {many} + {float(step):g} is {results[1]:g}.", FAULTS[E8M0] if element == E8M0 else "")


# Every pair of types

def convert_pair_case(source, target):
    """Every code of a small type in another type."""
    kind = float_format(source)
    lines, codes = all_codes(source)
    lines.append(f"%r = stablehlo.convert %x : (tensor<{len(codes)}x{source}>) -> tensor<{len(codes)}x{target}>")
    results = [model.convert(kind, element_type(target), code) for code in codes]
    fault = FAULTS.get(target, "") or FAULTS.get(source, "")
    return Case(f"every_{source}_to_{target}", lines, [Check("%r", tensor(target, results))], reference=fault)


def convert_pairs():
    targets = SMALL_FLOATS + ["f16", "f32", "f64", "i4", "ui8", "i32", "i1"]
    done = {case.name for case in type_cases.CONVERSIONS["convert_every_code"]()[1]}
    cases = [convert_pair_case(source, target) for source in SMALL_FLOATS for target in targets if source != target]
    return [case for case in cases if case.name not in done]


# Comparisons

def compared_case(element, total=False):
    """All directions on the pairs that matter: equal values, zeros, NaN, the ends."""
    kind = float_format(element)
    one, two, top = codes_near(element, [1.0, 2.0]) + [kind.max_finite]
    pairs = [(one, two), (two, one), (one, one), (top, top)]
    if kind.zero == "signed":
        pairs += [(0, kind.sign_bit), (kind.sign_bit, 0)]
    if kind.signed:
        pairs += [(one | kind.sign_bit, one)]
    if kind.infinity is not None:
        pairs += [(top, kind.infinity), (kind.infinity | kind.sign_bit, kind.infinity)]
    if kind.has_nan:
        pairs += [(kind.nan_code(), kind.nan_code()), (one, kind.nan_code()), (kind.nan_code(), one)]
    if kind.nan == "above" and kind.signed:
        pairs += [(kind.nan_code(True), one), (kind.nan_code(True), kind.nan_code())]
    count, word = len(pairs), ", TOTALORDER" if total else ""
    lines = [given(element, [x for x, _ in pairs], "%lhs"), given(element, [y for _, y in pairs], "%rhs")]
    checks = []
    for direction in model.COMPARISONS:
        name = f"%{direction.lower()}"
        lines.append(f"{name} = stablehlo.compare {direction}, %lhs, %rhs{word} : (tensor<{count}x{element}>, tensor<{count}x{element}>) -> tensor<{count}xi1>")
        results = [in_total_order(direction, kind, x, y) if total else model.compare(direction, kind, x, y) for x, y in pairs]
        checks.append(Check(name, tensor("i1", results)))
    note = "totalOrder: -NaN < -inf < -0 < +0 < inf < NaN, and every NaN equals itself." if total else \
        "NaN is not equal to itself, and neither less nor greater than anything; the zeros are equal."
    fault = "the reference ignores TOTALORDER" if total else FAULTS[E8M0] if element == E8M0 else ""
    return Case(f"{'total_order' if total else 'comparisons'}_of_{element}", lines, checks, note, fault)


def in_total_order(direction, kind, x, y):
    """By the codes: a sign and a magnitude, NaN at the ends."""
    def key(code):
        if kind.nan == "negative zero" and code == kind.sign_bit:
            return kind.max_finite + 1
        magnitude = code & ~kind.sign_bit
        return -magnitude - 1 if code & kind.sign_bit else magnitude
    return int(model.COMPARISONS[direction](key(x), key(y)))


# Every pair of codes

def all_pairs_case(op, element):
    kind = float_format(element)
    codes = list(range(1 << kind.width))
    whole = f"tensor<{len(codes)}x{len(codes)}x{element}>"
    lines = all_codes(element)[0]
    lines += [f"{name} = stablehlo.broadcast_in_dim %x, dims = [{dimension}] : (tensor<{len(codes)}x{element}>) -> {whole}"
              for name, dimension in (("%lhs", 0), ("%rhs", 1))]
    lines.append(f"%r = stablehlo.{op} %lhs, %rhs : {whole}")
    results = np.array([[model.binary(op, kind, x, y) for y in codes] for x in codes])
    return Case(f"{op}_of_all_pairs_of_{element}", lines, [Check("%r", tensor(element, results))], reference=FAULTS.get(element, ""))


EXHAUSTIVE = [(op, element) for op in ("add", "subtract", "multiply", "divide", "remainder", "maximum", "minimum", "power", "atan2")
              for element in F6] + [("add", "f8E4M3FN"), ("multiply", "f8E4M3FN"), ("divide", "f8E5M2")]


def of_all_pairs(op):
    return [all_pairs_case(op, element) for other, element in EXHAUSTIVE if other == op]


def drawn_bits():
    with Oracle("xla") as xla:
        return [drawn_bits_of(xla, element) for element in SMALL_FLOATS]


def files():
    """Name of the file -> a function that gives the cases to be added to it."""
    each = {"torch_index_select": index_select_of, "set_dimension_size": set_size_of, "broadcast_small_floats": broadcast_of,
            "real_dynamic_slice": real_dynamic_slice_of, "trace": trace_of, "dynamic_iota": dynamic_iota_of, "dynamic_pad": dynamic_pad_of,
            "dynamic_gather": dynamic_gather_of, "dynamic_conv": dynamic_conv_of, "conj": conj_of, "chlo_constant": constants_of,
            "constant_like": constant_like_of, "scan": scan_of, "rng": uniform_of,
            "dot_general_types": lambda element: ones_case(element, "dot_general")}
    found = {name: lambda make=make: [make(element) for element in SMALL_FLOATS] for name, make in each.items()}
    found |= {op: partial(of_all_pairs, op) for op, _ in EXHAUSTIVE}
    return found | chlo_broadcasts() | {
        "imag": lambda: [imag_of_e8m0()], "cholesky": lambda: [cholesky_of_e8m0()], "triangular_solve": lambda: [solve_of_e8m0()],
        "select_and_scatter": lambda: [select_and_scatter_of_e8m0()],
        "reduce_types": lambda: [make(element) for make in (ones_case, order_case) for element in SMALL_FLOATS],
        "rng_bit_generator": drawn_bits, "convert_small_floats": convert_pairs,
        "compare": lambda: [compared_case(element, total) for total in (False, True) for element in SMALL_FLOATS]}
