"""Test files of data movement, contraction, reduction and sorting.

The expected values are the reference interpreter's (element types that it misjudges: exact arithmetic).
"""

from functools import partial

from tools.oracle import model
from tools.cases.cases import Case, Check, fill, literal, numbers, tensor, together
from tools.cases.elementwise_cases import EXTENDED, EXTENDED_FAULT, FAULTS, codes_near, edges, plain
from tools.oracle.formats import COMPLEX, FLOATS, INTEGERS, SMALL_FLOATS, Format, element_type, float_format

ELEMENTS = FLOATS + ["i1"] + INTEGERS + COMPLEX


def sample(element, shape, offset=0):
    """A tensor with NaNs, infinities and both zeros among its elements."""
    count = 1
    for size in shape:
        count *= size
    if element in COMPLEX:
        part = element[8:-1]
        codes = edges(part)
        return tensor(element, [[codes[(i + offset) % len(codes)], codes[(5 * i + 3) % len(codes)]]
                                for i in range(count)], shape)
    kind = element_type(element)
    codes = edges(element) if isinstance(kind, Format) else [kind.encode(7 * i * i + i) for i in range(11)]
    start = max(len(codes) - count, 0) // 2 + offset
    return tensor(element, [codes[(start + i) % len(codes)] for i in range(count)], shape)


def constant(name, element, shape, offset=0):
    return f"{name} = stablehlo.constant {literal(sample(element, shape, offset))}"


def counting(name, shape, element="i32", start=0):
    count = 1
    for size in shape:
        count *= size
    return f"{name} = stablehlo.constant {literal(numbers(element, list(range(start, start + count)), shape))}"


def per_element(oracle, op, shape, line, result, extra=()):
    """One case for every element type: `line` and `result` have a place {T} for it."""
    return [fill(oracle, f"{op}_of_{plain(e)}", [constant("%x", e, shape), *[x.replace("{T}", e) for x in extra],
                                                 line.replace("{T}", e)],
                 {"%r": result.replace("{T}", e)}) for e in ELEMENTS]


def shapes(oracle, cases):
    """Cases on i32 counting up from zero: name -> (shape, line, result type, extra lines)."""
    return [fill(oracle, name, [counting("%x", shape), *extra, line], {"%r": result})
            for name, (shape, line, result, *extra) in cases.items()]


def movement(oracle):
    files = {}
    files["reshape"] = ("row-major order stays", per_element(
        oracle, "reshape", (2, 3), "%r = stablehlo.reshape %x : (tensor<2x3x{T}>) -> tensor<3x2x{T}>", "tensor<3x2x{T}>")
        + shapes(oracle, {
            "reshape_to_a_scalar": ((1, 1), "%r = stablehlo.reshape %x : (tensor<1x1xi32>) -> tensor<i32>", "tensor<i32>"),
            "reshape_of_nothing": ((0, 3), "%r = stablehlo.reshape %x : (tensor<0x3xi32>) -> tensor<2x0xi32>", "tensor<2x0xi32>"),
            "reshape_to_more_dimensions": ((8,), "%r = stablehlo.reshape %x : (tensor<8xi32>) -> tensor<2x1x2x2xi32>",
                                           "tensor<2x1x2x2xi32>")}))
    files["transpose"] = ("dimension i of the result is dimension dims[i] of the operand", per_element(
        oracle, "transpose", (2, 3), "%r = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3x{T}>) -> tensor<3x2x{T}>",
        "tensor<3x2x{T}>") + shapes(oracle, {
            "transpose_rotates_three_dimensions": (
                (2, 3, 2), "%r = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<2x3x2xi32>) -> tensor<2x2x3xi32>", "tensor<2x2x3xi32>"),
            "transpose_of_a_scalar": ((), "%r = stablehlo.transpose %x, dims = [] : (tensor<i32>) -> tensor<i32>", "tensor<i32>"),
            "transpose_of_nothing": (
                (2, 0), "%r = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x0xi32>) -> tensor<0x2xi32>", "tensor<0x2xi32>")}))
    files["broadcast_in_dim"] = ("dimension i of the operand becomes dims[i]; size 1 stretches", per_element(
        oracle, "broadcast", (3,), "%r = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3x{T}>) -> tensor<2x3x{T}>",
        "tensor<2x3x{T}>") + shapes(oracle, {
            "broadcast_of_a_scalar": (
                (), "%r = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<i32>) -> tensor<2x2xi32>", "tensor<2x2xi32>"),
            "size_one_stretches": (
                (1, 3), "%r = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<2x3xi32>", "tensor<2x3xi32>"),
            "dimensions_may_swap": (
                (2, 3), "%r = stablehlo.broadcast_in_dim %x, dims = [2, 0] : (tensor<2x3xi32>) -> tensor<3x2x2xi32>", "tensor<3x2x2xi32>")}))
    files["reverse"] = ("along each dimension named", per_element(
        oracle, "reverse", (2, 3), "%r = stablehlo.reverse %x, dims = [1] : tensor<2x3x{T}>", "tensor<2x3x{T}>") + shapes(oracle, {
            "reverse_of_two_dimensions": ((2, 3), "%r = stablehlo.reverse %x, dims = [0, 1] : tensor<2x3xi32>", "tensor<2x3xi32>"),
            "reverse_of_no_dimension": ((2, 3), "%r = stablehlo.reverse %x, dims = [] : tensor<2x3xi32>", "tensor<2x3xi32>")}))
    files["slice"] = ("start:limit:stride in each dimension", per_element(
        oracle, "slice", (2, 4), "%r = stablehlo.slice %x [0:2, 1:4:2] : (tensor<2x4x{T}>) -> tensor<2x2x{T}>", "tensor<2x2x{T}>")
        + shapes(oracle, {
            "slice_of_a_column": ((3, 3), "%r = stablehlo.slice %x [0:3, 1:2] : (tensor<3x3xi32>) -> tensor<3x1xi32>", "tensor<3x1xi32>"),
            "a_stride_need_not_divide": ((10,), "%r = stablehlo.slice %x [1:9:3] : (tensor<10xi32>) -> tensor<3xi32>", "tensor<3xi32>"),
            "slice_to_nothing": ((3,), "%r = stablehlo.slice %x [2:2] : (tensor<3xi32>) -> tensor<0xi32>", "tensor<0xi32>")}))
    return files


SIGNED_FAULT = "the reference reads unsigned indices as signed"


def unsigned_case(name, body, expected):
    """An index beyond the signed range of its type: large, not negative."""
    return Case(name, ["%x = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>",
                       "%i = stablehlo.constant dense<200> : tensor<ui8>", *body],
                [Check("%r", numbers("i32", expected))], reference=SIGNED_FAULT)


def dynamic(oracle):
    files = {}
    start = "%i = stablehlo.constant dense<{}> : tensor<{}>"
    one, two = start.format(1, "i32"), start.format(2, "i64").replace("%i", "%j")
    line = "%r = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 2] : (tensor<2x4x{T}>, tensor<i32>, tensor<i32>) -> tensor<1x2x{T}>"
    j = "%j = stablehlo.constant dense<2> : tensor<i32>"
    cases = per_element(oracle, "dynamic_slice", (2, 4), line, "tensor<1x2x{T}>", [one, j])
    for element, value in (("i8", -3), ("i32", 5), ("i64", 100), ("ui8", 3), ("ui64", 1), ("i4", 7), ("ui2", 3)):
        index = start.format(value, element)
        cases += shapes(oracle, {f"{element}_start_{str(value).replace('-', 'minus_')}_is_clamped": (
            (5,), f"%r = stablehlo.dynamic_slice %x, %i, sizes = [3] : (tensor<5xi32>, tensor<{element}>) -> tensor<3xi32>",
            "tensor<3xi32>", index)} if element != "ui2" else {})
    cases.append(unsigned_case("ui8_start_200_is_clamped_to_the_end", [
        "%r = stablehlo.dynamic_slice %x, %i, sizes = [2] : (tensor<5xi32>, tensor<ui8>) -> tensor<2xi32>"], [3, 4]))
    files["dynamic_slice"] = ("starts are clamped so that the slice fits", cases)
    update = "%u = stablehlo.constant {}"
    cases = []
    for e in ELEMENTS:
        body = [constant("%x", e, (2, 4)), update.format(literal(sample(e, (1, 2), 3))), one, j,
                f"%r = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<2x4x{e}>, tensor<1x2x{e}>, tensor<i32>, tensor<i32>) -> tensor<2x4x{e}>"]
        cases.append(fill(oracle, f"dynamic_update_slice_of_{plain(e)}", body, {"%r": f"tensor<2x4x{e}>"}))
    for element, value in (("i32", -1), ("i64", 9), ("ui8", 2)):
        cases += shapes(oracle, {f"{element}_start_{str(value).replace('-', 'minus_')}_is_clamped": (
            (5,), f"%r = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<5xi32>, tensor<2xi32>, tensor<{element}>) -> tensor<5xi32>",
            "tensor<5xi32>", start.format(value, element), update.format("dense<[70, 71]> : tensor<2xi32>"))})
    cases += shapes(oracle, {"an_update_of_nothing": (
        (3,), "%r = stablehlo.dynamic_update_slice %x, %u, %j : (tensor<3xi32>, tensor<0xi32>, tensor<i64>) -> tensor<3xi32>",
        "tensor<3xi32>", two, update.format("dense<> : tensor<0xi32>"))})
    cases.append(unsigned_case("ui8_start_200_is_clamped_to_the_end", [
        "%u = stablehlo.constant dense<[7, 8]> : tensor<2xi32>",
        "%r = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<5xi32>, tensor<2xi32>, tensor<ui8>) -> tensor<5xi32>"],
        [0, 1, 2, 7, 8]))
    files["dynamic_update_slice"] = ("starts are clamped so that the update fits", cases)
    cases = []
    for e in ELEMENTS:
        body = [constant("%a", e, (2, 2)), constant("%b", e, (2, 1), 2),
                f"%r = stablehlo.concatenate %a, %b, dim = 1 : (tensor<2x2x{e}>, tensor<2x1x{e}>) -> tensor<2x3x{e}>"]
        cases.append(fill(oracle, f"concatenate_of_{plain(e)}", body, {"%r": f"tensor<2x3x{e}>"}))
    cases += shapes(oracle, {
        "three_operands_along_dimension_0": (
            (1, 2), "%r = stablehlo.concatenate %x, %u, %x, dim = 0 : (tensor<1x2xi32>, tensor<0x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>",
            "tensor<2x2xi32>", update.format("dense<> : tensor<0x2xi32>")),
        "one_operand": ((3,), "%r = stablehlo.concatenate %x, dim = 0 : (tensor<3xi32>) -> tensor<3xi32>", "tensor<3xi32>")})
    files["concatenate"] = ("in the operands' order", cases)
    pad = "%r = stablehlo.pad %x, %p, low = [{}], high = [{}], interior = [{}] : (tensor<{}xi32>, tensor<i32>) -> tensor<{}xi32>"
    cases = []
    for e in ELEMENTS:
        body = [constant("%x", e, (2, 2)), constant("%p", e, (), 4),
                f"%r = stablehlo.pad %x, %p, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x2x{e}>, tensor<{e}>) -> tensor<3x4x{e}>"]
        cases.append(fill(oracle, f"pad_of_{plain(e)}", body, {"%r": f"tensor<3x4x{e}>"}))
    filler = "%p = stablehlo.constant dense<-1> : tensor<i32>"
    cases += shapes(oracle, {
        "negative_padding_cuts": ((4,), pad.format(-1, -2, 0, 4, 1), "tensor<1xi32>", filler),
        "negative_padding_cuts_interior_padding": ((3,), pad.format(-1, 2, 2, 3, 8), "tensor<8xi32>", filler),
        "padding_of_nothing": ((0,), pad.format(1, 2, 3, 0, 3), "tensor<3xi32>", filler)})
    files["pad"] = ("low, between and high; negative amounts cut", cases)
    cases = []
    for e in SMALL_FLOATS + ["f32", "i1", "i4", "complex<f32>"]:
        body = [constant("%x", e, (2, 3)), f"%r = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x3x{e}>) -> tensor<i32>"]
        cases.append(fill(oracle, f"size_of_{plain(e)}", body, {"%r": "tensor<i32>"}))
    cases += shapes(oracle, {"an_empty_dimension_has_size_zero": (
        (2, 0), "%r = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x0xi32>) -> tensor<i32>", "tensor<i32>")})
    files["get_dimension_size"] = ("always i32", cases)
    return files


# dot_general

def dot_case(element, result):
    """A row by a column, with every product and sum rounded in the result type (the wider, converted first)."""
    kind, target = element_type(element), element_type(result)
    values = [1.0, 0.5, -1.5, 3.0, 2.0, 0.25, 1.0, 1.0] if kind.signed else [1.0, 2.0, 0.5, 4.0, 1.0, 8.0, 0.25, 2.0]
    left, right = codes_near(element, values), codes_near(element, values[::-1])
    lines = [f"%lhs = stablehlo.constant {literal(tensor(element, left))}",
             f"%rhs = stablehlo.constant {literal(tensor(element, right))}",
             "%r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] : "
             f"(tensor<8x{element}>, tensor<8x{element}>) -> tensor<{result}>"]
    expected = model.dot(target, [model.convert(kind, target, c) for c in left], [model.convert(kind, target, c) for c in right])
    fault = FAULTS["f8E8M0FNU"] if "f8E8M0FNU" in (element, result) else EXTENDED_FAULT if element in EXTENDED else ""
    return Case(f"dot_of_{element}_in_{result}", lines, [Check("%r", tensor(result, expected))], reference=fault)


def dot_specials(element):
    """Infinity, NaN, overflow on the way, and -0: a sum starts from an exact +0."""
    kind = float_format(element)
    big = kind.max_finite
    rows = [[big, big], [kind.overflow_code(False), 0], [kind.sign_bit if kind.zero == "signed" else 0, 0]]
    columns = [codes_near(element, [1.0, 1.0]), codes_near(element, [1.0, -1.0])]
    if not kind.signed:
        rows = [[big, 1], [kind.nan_code(), 1], [0, 0]]
        columns = [codes_near(element, [1.0, 0.5]), [0, big]]
    lines = [f"%lhs = stablehlo.constant {literal(tensor(element, rows))}",
             f"%rhs = stablehlo.constant {literal(tensor(element, columns))}",
             "%r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [1] : "
             f"(tensor<3x2x{element}>, tensor<2x2x{element}>) -> tensor<3x2x{element}>"]
    expected = [[model.dot(kind, row, column) for column in columns] for row in rows]
    return Case(f"dot_of_specials_in_{element}", lines, [Check("%r", tensor(element, expected))], reference=FAULTS.get(element, ""))


def dot_of_nothing(element):
    """K = 0: the type's encoding of zero."""
    kind = element_type(element)
    zero = kind.encode(model.ZERO) if isinstance(kind, Format) else 0
    lines = [f"%lhs = stablehlo.constant dense<> : tensor<2x0x{element}>", f"%rhs = stablehlo.constant dense<> : tensor<0x1x{element}>",
             "%r = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : "
             f"(tensor<2x0x{element}>, tensor<0x1x{element}>) -> tensor<2x1x{element}>"]
    return Case(f"dot_of_nothing_in_{element}", lines, [Check("%r", tensor(element, [[zero], [zero]]))],
                reference="the reference aborts on a contracting size of zero")


def dot_files(oracle):
    types = [dot_case(element, element) for element in FLOATS + EXTENDED]
    types += [dot_case(element, "f32") for element in SMALL_FLOATS + ["f16", "bf16"]]
    types += [dot_case("f8E4M3FN", "bf16"), dot_case("f8E5M2", "f16"), dot_case("f16", "f64"), dot_case("f4E2M1FN", "f8E4M3")]
    cases = [dot_specials(element) for element in SMALL_FLOATS + ["bf16", "f32"]]
    cases += [dot_of_nothing(element) for element in ("f8E4M3FN", "f4E2M1FN", "f8E8M0FNU", "f32", "i8")]
    line = "%r = stablehlo.dot_general %x, %y, {} : ({}, {}) -> {}"

    def integers(name, left, right, dims, result, element="i32", target="i32"):
        a, b = (f"tensor<{''.join(f'{d}x' for d in s)}{element}>" for s in (left, right))
        r = f"tensor<{''.join(f'{d}x' for d in result)}{target}>"
        body = [counting("%x", left, element), counting("%y", right, element, 1), line.format(dims, a, b, r)]
        return fill(oracle, name, body, {"%r": r})
    cases += [
        integers("matrix_product", (2, 3), (3, 2), "contracting_dims = [1] x [0]", (2, 2)),
        integers("batches_come_first", (2, 2, 2), (2, 2, 2), "batching_dims = [0] x [0], contracting_dims = [2] x [1]", (2, 2, 2)),
        integers("batch_in_the_middle", (3, 2), (2, 2, 3), "batching_dims = [1] x [0], contracting_dims = [0] x [2]", (2, 2)),
        integers("two_contracting_dimensions", (2, 3, 2), (3, 2, 2), "contracting_dims = [1, 2] x [0, 1]", (2, 2)),
        integers("outer_product", (2,), (3,), "contracting_dims = [] x []", (2, 3)),
        integers("i8_wraps", (2, 8), (8, 1), "contracting_dims = [1] x [0]", (2, 1), "i8", "i8"),
        integers("i8_widens_to_i32", (2, 8), (8, 1), "contracting_dims = [1] x [0]", (2, 1), "i8", "i32"),
        integers("ui4_widens_to_ui16", (2, 4), (4, 1), "contracting_dims = [1] x [0]", (2, 1), "ui4", "ui16"),
    ]
    body = ["%x = stablehlo.constant dense<[[true, false], [false, false]]> : tensor<2x2xi1>",
            "%r = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>"]
    cases.append(fill(oracle, "i1_is_or_of_ands", body, {"%r": "tensor<2x2xi1>"}))
    body = ["%x = stablehlo.constant dense<[(1.0, 2.0), (0.5, -1.0)]> : tensor<2xcomplex<f32>>",
            "%r = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<complex<f32>>"]
    cases.append(fill(oracle, "complex_products", body, {"%r": "tensor<complex<f32>>"}))
    body = ["%x = stablehlo.constant dense<[16.0, 1.0, 1.0, 1.0, 1.0]> : tensor<5xf8E4M3FN>",
            "%y = stablehlo.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<5xf8E5M2>",
            "%r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<5xf8E4M3FN>, tensor<5xf8E5M2>) -> tensor<f32>"]
    cases.append(fill(oracle, "operands_of_different_types", body, {"%r": "tensor<f32>"}))
    body = ["%x = stablehlo.constant dense<[16777217.0, 1.0, -16777216.0]> : tensor<3xf32>",
            "%y = stablehlo.constant dense<1.0> : tensor<3xf32>",
            "%r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0], precision = [HIGHEST, DEFAULT] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>"]
    cases.append(fill(oracle, "sums_go_from_the_first_to_the_last", body, {"%r": "tensor<f32>"}))
    note = "operands are converted to the result type; every product and every sum is rounded, in order"
    return {"dot_general": (note, cases), "dot_general_types": (note, types)}


# reduce and map

def reduce_body(op, element, init, count=6, values=None):
    source = values or sample(element, (count,))
    return [f"%x = stablehlo.constant {literal(source)}", f"%init = stablehlo.constant {literal(init)}",
            f"%r = stablehlo.reduce(%x init: %init) applies stablehlo.{op} across dimensions = [0] : "
            f"(tensor<{count}x{element}>, tensor<{element}>) -> tensor<{element}>"]


def float_sum_case(element):
    kind = float_format(element)
    values = [1.0, 2.0, 0.5, 1.5, 3.0, 0.25] if kind.signed else [1.0, 1.0, 2.0, 4.0, 8.0, 16.0]
    codes, start = codes_near(element, values), codes_near(element, [1.0])[0]
    total = start
    for code in codes:
        total = model.binary("add", kind, total, code)
    return Case(f"sum_of_{element}", reduce_body("add", element, tensor(element, start), 6, tensor(element, codes)),
                [Check("%r", tensor(element, total))],
                reference=FAULTS["f8E8M0FNU"] if element == "f8E8M0FNU" else EXTENDED_FAULT if element in EXTENDED else "")


def reduce_files(oracle):
    cases = []
    types = [float_sum_case(element) for element in FLOATS + EXTENDED]
    for e in ("f8E5M2", "f8E4M3FNUZ", "f6E3M2FN", "f4E2M1FN", "bf16", "f32"):
        kind = float_format(e)
        finite = tensor(e, [c for c in edges(e) if kind.decode(c).is_finite][:6])
        for op in ("maximum", "minimum", "multiply"):
            types.append(fill(oracle, f"{op}_over_{e}", reduce_body(op, e, numbers(e, 1.0), 6, finite), {"%r": f"tensor<{e}>"}))
    for e in INTEGERS:
        op = ("add", "multiply", "maximum", "minimum", "and", "or", "xor")[INTEGERS.index(e) % 7]
        cases.append(fill(oracle, f"{op}_over_{e}", reduce_body(op, e, numbers(e, 1)), {"%r": f"tensor<{e}>"}))
    cases.append(fill(oracle, "and_over_i1", reduce_body("and", "i1", numbers("i1", 1), 3, numbers("i1", [1, 1, 0])), {"%r": "tensor<i1>"}))
    cases.append(fill(oracle, "sum_of_complex", reduce_body(
        "add", "complex<f32>", numbers("complex<f32>", 0.5j), 2, numbers("complex<f32>", [1 + 2j, 3 - 1j])), {"%r": "tensor<complex<f32>>"}))
    init = "%init = stablehlo.constant dense<10> : tensor<i32>"
    line = "%r = stablehlo.reduce(%x init: %init) applies stablehlo.{} across dimensions = [{}] : (tensor<{}xi32>, tensor<i32>) -> tensor<{}i32>"
    cases += shapes(oracle, {
        "rows": ((2, 3), line.format("add", 1, "2x3", "2x"), "tensor<2xi32>", init),
        "columns": ((2, 3), line.format("add", 0, "2x3", "3x"), "tensor<3xi32>", init),
        "two_dimensions": ((2, 3, 2), line.format("add", "0, 2", "2x3x2", "3x"), "tensor<3xi32>", init),
        "no_dimension_folds_the_init_into_each": ((3,), line.format("add", "", "3", "3x"), "tensor<3xi32>", init),
        "nothing_gives_the_init": ((2, 0), line.format("add", 1, "2x0", "2x"), "tensor<2xi32>", init)})
    body = ["%x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>", "%init = stablehlo.constant dense<100> : tensor<i32>",
            "%r = stablehlo.reduce(%x init: %init) across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>",
            " reducer(%a: tensor<i32>, %b: tensor<i32>) {", "  %0 = stablehlo.subtract %a, %b : tensor<i32>",
            "  stablehlo.return %0 : tensor<i32>", "}"]
    cases.append(fill(oracle, "the_accumulator_is_the_first_argument", body, {"%r": "tensor<i32>"}))
    body = ["%x = stablehlo.constant dense<[[1.0, 5.0, 5.0], [7.0, -2.0, 0.0]]> : tensor<2x3xf8E4M3FN>",
            "%i = stablehlo.iota dim = 1 : tensor<2x3xi32>", "%low = stablehlo.constant dense<-448.0> : tensor<f8E4M3FN>",
            "%zero = stablehlo.constant dense<0> : tensor<i32>",
            "%r:2 = stablehlo.reduce(%x init: %low), (%i init: %zero) across dimensions = [1] : "
            "(tensor<2x3xf8E4M3FN>, tensor<2x3xi32>, tensor<f8E4M3FN>, tensor<i32>) -> (tensor<2xf8E4M3FN>, tensor<2xi32>)",
            " reducer(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>) (%c: tensor<i32>, %d: tensor<i32>) {",
            "  %0 = stablehlo.compare GE, %a, %b : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>",
            "  %1 = stablehlo.select %0, %a, %b : tensor<i1>, tensor<f8E4M3FN>",
            "  %2 = stablehlo.select %0, %c, %d : tensor<i1>, tensor<i32>",
            "  stablehlo.return %1, %2 : tensor<f8E4M3FN>, tensor<i32>", "}"]
    cases.append(fill(oracle, "arg_max_has_two_operands", body, {"%r#0": "tensor<2xf8E4M3FN>", "%r#1": "tensor<2xi32>"}))
    codes = codes_near("f8E4M3FN", [16.0, 1.0, 1.0, 0.5])
    body = [f"%x = stablehlo.constant {literal(tensor('f8E4M3FN', codes))}", "%init = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>",
            '%r = "stablehlo.reduce"(%x, %init) <{dimensions = array<i64: 0>}> ({', "^bb0(%a: tensor<f32>, %b: tensor<f32>):",
            "  %0 = stablehlo.add %a, %b : tensor<f32>", "  stablehlo.return %0 : tensor<f32>",
            "}) : (tensor<4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f32>"]
    cases.append(Case("a_wider_body_promotes", body, [Check("%r", numbers("f32", 18.5))], reference="the reference aborts on promotion"))
    note = "folds from the init over the elements in row-major order"
    return {"reduce": (note, cases), "reduce_types": (note, types)}


def map_file(oracle):
    cases = []
    for e in SMALL_FLOATS + ["f16", "bf16", "f32", "f64", "i4", "i32", "ui8", "complex<f32>"]:
        values = numbers(e, [1, 2, 4]) if e not in FLOATS else numbers(e, [1.0, 2.0, 0.5])
        body = [f"%x = stablehlo.constant {literal(values)}",
                '%r = "stablehlo.map"(%x, %x) <{dimensions = array<i64: 0>}> ({', f"^bb0(%a: tensor<{e}>, %b: tensor<{e}>):",
                f"  %0 = stablehlo.multiply %a, %b : tensor<{e}>", f"  %1 = stablehlo.add %0, %b : tensor<{e}>",
                f"  stablehlo.return %1 : tensor<{e}>", f"}}) : (tensor<3x{e}>, tensor<3x{e}>) -> tensor<3x{e}>"]
        cases.append(fill(oracle, f"map_over_{plain(e)}", body, {"%r": f"tensor<3x{e}>"}))
    body = ["%x = stablehlo.constant dense<[[1, -2], [0, 3]]> : tensor<2x2xi32>", "%k = stablehlo.constant dense<0> : tensor<i32>",
            '%r = "stablehlo.map"(%x) <{dimensions = array<i64: 0, 1>}> ({', "^bb0(%a: tensor<i32>):",
            "  %0 = stablehlo.compare GT, %a, %k : (tensor<i32>, tensor<i32>) -> tensor<i1>", "  stablehlo.return %0 : tensor<i1>",
            "}) : (tensor<2x2xi32>) -> tensor<2x2xi1>"]
    cases.append(fill(oracle, "the_result_type_is_the_bodys_and_the_body_sees_outer_values", body, {"%r": "tensor<2x2xi1>"}))
    return "the body runs on scalars, element by element", cases


# gather, scatter, sort

def gather_case(oracle, name, element, shape, indices, dims, sizes, result, index_type="i64"):
    import numpy as np
    ishape = np.array(indices).shape
    index = f"tensor<{''.join(f'{d}x' for d in ishape)}{index_type}>"
    operand = f"tensor<{''.join(f'{d}x' for d in shape)}{element}>"
    source = counting("%x", shape) if element == "i32" else constant("%x", element, shape)
    body = [source, f"%i = stablehlo.constant {literal(numbers(index_type, indices))}",
            f'%r = "stablehlo.gather"(%x, %i) <{{dimension_numbers = #stablehlo.gather<{dims}>, '
            f"indices_are_sorted = false, slice_sizes = array<i64: {sizes}>}}> : ({operand}, {index}) -> {result}"]
    return fill(oracle, name, body, {"%r": result})


def gather_file(oracle):
    rows = "offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1"
    cases = [gather_case(oracle, f"rows_of_{plain(e)}", e, (3, 2), [2, 0], rows, "1, 2", f"tensor<2x2x{e}>") for e in ELEMENTS]
    cases += [
        gather_case(oracle, "starts_are_clamped", "i32", (4, 2), [-5, 9], rows, "1, 2", "tensor<2x2xi32>"),
        gather_case(oracle, "slices_stay_inside", "i32", (5,), [[4], [1]],
                    "offset_dims = [1], start_index_map = [0], index_vector_dim = 1", "3", "tensor<2x3xi32>"),
        gather_case(oracle, "index_vectors_in_another_order", "i32", (3, 4), [[1, 2], [3, 0]],
                    "collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 1", "1, 1", "tensor<2xi32>"),
        gather_case(oracle, "index_vectors_along_dimension_0", "i32", (3, 4), [[1, 2], [3, 0]],
                    "collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0", "1, 1", "tensor<2xi32>"),
        gather_case(oracle, "batching_dimensions", "i32", (2, 3), [[2], [0]],
                    "collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], "
                    "index_vector_dim = 1", "1, 1", "tensor<2xi32>"),
        gather_case(oracle, "offset_dimensions_first", "i32", (3, 4), [0, 2, 1],
                    "offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1", "1, 4", "tensor<4x3xi32>"),
        gather_case(oracle, "ui8_indices", "i32", (4, 2), [3, 1], rows, "1, 2", "tensor<2x2xi32>", "ui8"),
        gather_case(oracle, "no_index_no_row", "i32", (4, 2), [], rows, "1, 2", "tensor<0x2xi32>"),
    ]
    cases.append(unsigned_case("ui8_index_200_is_clamped_to_the_end", [
        "%j = stablehlo.reshape %i : (tensor<ui8>) -> tensor<1xui8>",
        '%r = "stablehlo.gather"(%x, %j) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], '
        "index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<5xi32>, tensor<1xui8>) -> tensor<1xi32>"],
        [4]))
    return "start indices are clamped so that each slice lies inside", cases


def scatter_body(element, op, shape, indices, updates, dims, index_type="i64"):
    import numpy as np
    ishape = np.array(indices).shape

    def kind(s, e):
        return f"tensor<{''.join(f'{d}x' for d in s)}{e}>"
    result = [f"  %0 = stablehlo.{op} %a, %b : tensor<{element}>", f"  stablehlo.return %0 : tensor<{element}>"] \
        if op else [f"  stablehlo.return %b : tensor<{element}>"]
    operand, index, update = kind(shape, element), kind(ishape, index_type), kind(updates.shape, element)
    return [f"%i = stablehlo.constant {literal(numbers(index_type, indices))}", f"%u = stablehlo.constant {literal(updates)}",
            f'%r = "stablehlo.scatter"(%x, %i, %u) <{{scatter_dimension_numbers = #stablehlo.scatter<{dims}>, '
            "indices_are_sorted = false, unique_indices = false}> ({",
            f"^bb0(%a: tensor<{element}>, %b: tensor<{element}>):", *result, f"}}) : ({operand}, {index}, {update}) -> {operand}"]


def scatter_file(oracle):
    rows = "update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1"
    points = "inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1"
    cases = []
    for e in SMALL_FLOATS + ["f16", "f64", "i1", "i4", "ui16", "i64", "complex<f32>"]:
        body = [constant("%x", e, (3, 2))] + scatter_body(e, "", (3, 2), [2, 0], sample(e, (2, 2), 2), rows)
        cases.append(fill(oracle, f"scatter_of_{plain(e)}", body, {"%r": f"tensor<3x2x{e}>"}))
    for e in ["f8E5M2", "f8E4M3FN", "f6E3M2FN", "f4E2M1FN", "bf16"]:
        x = f"%x = stablehlo.constant {literal(numbers(e, [1.0, 2.0, 0.5]))}"
        body = [x] + scatter_body(e, "add", (3,), [1, 1, 0], numbers(e, [0.5, 1.0, 2.0]), points)
        cases.append(fill(oracle, f"scatter_adds_in_{e}", body, {"%r": f"tensor<3x{e}>"}))

    def integers(name, op, shape, indices, updates, dims, index_type="i64"):
        body = [counting("%x", shape)] + scatter_body("i32", op, shape, indices, numbers("i32", updates), dims, index_type)
        kind = f"tensor<{''.join(f'{d}x' for d in shape)}i32>"
        return fill(oracle, name, body, {"%r": kind})
    cases += [
        integers("the_last_update_wins", "", (4,), [1, 1, 3], [70, 71, 72], points),
        integers("updates_outside_are_dropped", "add", (4,), [-1, 4, 2], [70, 71, 72], points),
        integers("windows_are_cut_element_by_element", "", (4,), [3], [[70, 71]],
                 "update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1"),
        integers("the_accumulator_is_the_first_argument", "subtract", (3,), [0, 0, 2], [5, 7, 1], points),
        integers("batching_dimensions", "", (2, 3), [[2], [0]], [[70], [71]],
                 "update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], "
                 "scatter_dims_to_operand_dims = [1], index_vector_dim = 1"),
        integers("ui8_indices", "add", (4,), [3, 0], [10, 20], points, "ui8"),
    ]
    body = ["%x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>", "%y = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf8E4M3FN>",
            "%i = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi32>", "%u = stablehlo.constant dense<[10, 20]> : tensor<2xi32>",
            "%v = stablehlo.constant dense<[0.5, 16.0]> : tensor<2xf8E4M3FN>",
            '%r:2 = "stablehlo.scatter"(%x, %y, %i, %u, %v) <{scatter_dimension_numbers = #stablehlo.scatter<'
            'inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({',
            "^bb0(%a: tensor<i32>, %b: tensor<f8E4M3FN>, %c: tensor<i32>, %d: tensor<f8E4M3FN>):",
            "  %0 = stablehlo.add %a, %c : tensor<i32>", "  %1 = stablehlo.multiply %b, %d : tensor<f8E4M3FN>",
            "  stablehlo.return %0, %1 : tensor<i32>, tensor<f8E4M3FN>",
            "}) : (tensor<3xi32>, tensor<3xf8E4M3FN>, tensor<2x1xi32>, tensor<2xi32>, tensor<2xf8E4M3FN>) -> (tensor<3xi32>, tensor<3xf8E4M3FN>)"]
    cases.append(fill(oracle, "two_operands", body, {"%r#0": "tensor<3xi32>", "%r#1": "tensor<3xf8E4M3FN>"}))
    return "updates apply in row-major order; those that fall outside are dropped", cases


def sort_body(element, direction="LT", shape="5", dimension=0, compare_type="", stable="true"):
    return [f'%r = "stablehlo.sort"(%x) <{{dimension = {dimension} : i64, is_stable = {stable}}}> ({{',
            f"^bb0(%a: tensor<{element}>, %b: tensor<{element}>):",
            f"  %0 = stablehlo.compare {direction}, %a, %b{compare_type} : (tensor<{element}>, tensor<{element}>) -> tensor<i1>",
            "  stablehlo.return %0 : tensor<i1>", f"}}) : (tensor<{shape}x{element}>) -> tensor<{shape}x{element}>"]


def sort_file(oracle):
    cases = []
    for e in FLOATS + ["i1"] + INTEGERS:
        values = [1.0, 0.5, 4.0, 2.0, 0.25] if e == "f8E8M0FNU" else [1.0, -2.0, 0.5, 3.0, -0.5] if e in FLOATS else [1, 0, 3, 2, 1]
        values = [1, 0, 1, 0, 1] if e == "i1" else values
        body = [f"%x = stablehlo.constant {literal(numbers(e, values))}"] + sort_body(e, "LT" if len(cases) % 2 else "GT")
        cases.append(fill(oracle, f"sort_of_{e}", body, {"%r": f"tensor<5x{e}>"}))
    x = "%x = stablehlo.constant dense<[[3, 1, 2], [0, 5, 4]]> : tensor<2x3xi32>"
    cases.append(fill(oracle, "columns", [x] + sort_body("i32", "LT", "2x3", 0), {"%r": "tensor<2x3xi32>"}))
    cases.append(fill(oracle, "rows_by_a_negative_dimension", [x] + sort_body("i32", "LT", "2x3", -1), {"%r": "tensor<2x3xi32>"}))
    body = ["%k = stablehlo.constant dense<[2.0, 1.0, 2.0, 1.0]> : tensor<4xf8E5M2>", "%v = stablehlo.iota dim = 0 : tensor<4xi32>",
            '%r:2 = "stablehlo.sort"(%k, %v) <{dimension = 0 : i64, is_stable = true}> ({',
            "^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>, %c: tensor<i32>, %d: tensor<i32>):",
            "  %0 = stablehlo.compare LT, %a, %b : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>", "  stablehlo.return %0 : tensor<i1>",
            "}) : (tensor<4xf8E5M2>, tensor<4xi32>) -> (tensor<4xf8E5M2>, tensor<4xi32>)"]
    cases.append(fill(oracle, "values_follow_their_keys_stably", body, {"%r#0": "tensor<4xf8E5M2>", "%r#1": "tensor<4xi32>"}))
    kind = float_format("f8E4M3FN")
    codes = [kind.nan_code(), kind.encode(model.ONE), kind.sign_bit, 0, kind.nan_code(True), kind.encode(model.MINUS_ONE)]
    body = [f"%x = stablehlo.constant {literal(tensor('f8E4M3FN', codes))}"] + sort_body("f8E4M3FN", "LT", "6", 0, ", TOTALORDER")
    cases.append(Case("total_order_puts_nan_at_the_ends_and_minus_zero_first", body,
                      [Check("%r", tensor("f8E4M3FN", [codes[4], codes[5], codes[2], codes[3], codes[1], codes[0]]))],
                      reference="the reference ignores TOTALORDER"))
    return "stable, whatever is_stable says; any comparator", cases


def files(oracle):
    moving = together(partial(movement, oracle), "reshape", "transpose", "broadcast_in_dim", "reverse", "slice")
    placing = together(partial(dynamic, oracle), "dynamic_slice", "dynamic_update_slice", "concatenate", "pad", "get_dimension_size")
    return moving | placing | together(partial(dot_files, oracle), "dot_general", "dot_general_types") | together(
        partial(reduce_files, oracle), "reduce", "reduce_types") | {
        "map": partial(map_file, oracle), "gather": partial(gather_file, oracle), "scatter": partial(scatter_file, oracle),
        "sort": partial(sort_file, oracle)}
