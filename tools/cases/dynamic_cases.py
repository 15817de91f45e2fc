"""Test files of operations whose shapes are values, and of types with dynamic dimensions.

With static result types the reference interpreter gives the expected values; it runs no others, and
neither real_dynamic_slice, set_dimension_size nor torch_index_select: there numpy moves the elements.
"""

import numpy as np

from tools.cases.cases import Case, Check, Tensor, fill, literal, numbers
from tools.cases.movement_cases import constant, counting, per_element, sample, shapes

NO_DYNAMIC_RESULTS = "the reference needs static result types"
NOT_RUN = "the reference does not run the operation"


def vector(name, values, element="i64"):
    kind = f"tensor<{len(values)}x{element}>"
    return f"{name} = stablehlo.constant dense<{list(values) if values else ''}> : {kind}"


def moved(value, codes):
    """The elements of a Tensor, moved."""
    return Tensor(tuple(codes.shape), value.element, codes)


def dynamic_type(rank, element):
    return "tensor<" + "?x" * rank + element + ">"


def static(result, rank, shape, element):
    """Lines that give a dynamic result its static type, so that it can be compared."""
    to = numbers("i1", np.zeros(shape, int).tolist(), shape).type.replace("i1", element)
    return f"%static = stablehlo.reshape {result} : ({dynamic_type(rank, element)}) -> {to}"


def by_numpy(name, shape, lines, move, element="i32", note="", reference=NO_DYNAMIC_RESULTS):
    """A case on numbers counting up whose result %r has only dynamic sizes."""
    value = numbers(element, np.arange(int(np.prod(shape))).reshape(shape).tolist(), shape)
    result = moved(value, np.asarray(move(value.codes)))
    body = [counting("%x", shape, element), *lines, static("%r", result.codes.ndim, result.shape, element)]
    return Case(name, body, [Check("%static", result)], note, reference)


def reshape(oracle):
    cases = per_element(
        oracle, "dynamic_reshape", (2, 3),
        "%r = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3x{T}>, tensor<2xi64>) -> tensor<3x2x{T}>", "tensor<3x2x{T}>",
        [vector("%shape", [3, 2])])
    for kind in ("i4", "i8", "i16", "i32", "ui4", "ui8", "ui16", "ui32", "ui64"):
        line = f"%r = stablehlo.dynamic_reshape %x, %shape : (tensor<6xi32>, tensor<2x{kind}>) -> tensor<2x3xi32>"
        cases += shapes(oracle, {f"shape_of_{kind}": ((6,), line, "tensor<2x3xi32>", vector("%shape", [2, 3], kind))})
    cases += shapes(oracle, {
        "to_a_scalar": ((1, 1), "%r = stablehlo.dynamic_reshape %x, %s : (tensor<1x1xi32>, tensor<0xi64>) -> tensor<i32>",
                        "tensor<i32>", vector("%s", [])),
        "of_nothing": ((0, 3), "%r = stablehlo.dynamic_reshape %x, %s : (tensor<0x3xi32>, tensor<2xi64>) -> tensor<2x0xi32>",
                       "tensor<2x0xi32>", vector("%s", [2, 0]))})
    dynamic = "%r = stablehlo.dynamic_reshape %x, %shape : (tensor<2x6xi32>, tensor<3xi32>) -> tensor<?x?x?xi32>"
    cases.append(by_numpy("to_sizes_known_at_run_time", (2, 6), [vector("%shape", [3, 2, 2], "i32"), dynamic],
                          lambda x: x.reshape(3, 2, 2)))
    index = dynamic.replace("3xi32>)", "3xindex>)")
    cases.append(by_numpy("shape_of_index", (2, 6), [vector("%shape", [3, 2, 2], "index"), index], lambda x: x.reshape(3, 2, 2)))
    return cases


def broadcast(oracle):
    cases = per_element(
        oracle, "dynamic_broadcast_in_dim", (1, 3),
        "%r = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [2, 1] : (tensor<1x3x{T}>, tensor<3xi64>) -> tensor<2x3x2x{T}>",
        "tensor<2x3x2x{T}>", [vector("%shape", [2, 3, 2])])
    cases += shapes(oracle, {
        "of_a_scalar": ((), "%r = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [] : (tensor<i32>, tensor<2xi32>) -> tensor<2x3xi32>",
                        "tensor<2x3xi32>", vector("%s", [2, 3], "i32")),
        "to_nothing": ((1,), "%r = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [1] : (tensor<1xi32>, tensor<2xi32>) -> tensor<2x0xi32>",
                       "tensor<2x0xi32>", vector("%s", [2, 0], "i32")),
        "what_is_known_of_dimensions": (
            (1, 3), '%r = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) {broadcast_dimensions = array<i64: 0, 1>, '
            'known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>} : '
            '(tensor<1x3xi32>, tensor<2xi32>) -> tensor<2x3xi32>', "tensor<2x3xi32>", vector("%s", [2, 3], "i32"))})
    line = "%r = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [0, 2] : (tensor<{0}xi32>, tensor<3xui8>) -> tensor<?x?x?xi32>"
    return cases + [
        by_numpy("sizes_known_at_run_time", (3, 1), [vector("%s", [3, 2, 4], "ui8"), line.replace("{0}", "3x1")],
                 lambda x: np.broadcast_to(x.reshape(3, 1, 1), (3, 2, 4))),
        by_numpy("an_unknown_size_that_is_one_is_repeated", (1, 4),
                 ["%y = stablehlo.convert %x : (tensor<1x4xi32>) -> tensor<?x?xi32>", vector("%s", [3, 2, 4], "ui8"),
                  line.replace("{0}", "?x?").replace("%x", "%y")],
                 lambda x: np.broadcast_to(x.reshape(1, 1, 4), (3, 2, 4)))]


def iota(oracle):
    kinds = ["f64", "f32", "f16", "bf16", "f8E4M3FN", "f8E5M2", "f4E2M1FN", "i4", "i8", "i32", "i64", "ui4", "ui8", "ui64",
             "complex<f32>"]
    line = "%r = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<2x4x{T}>"
    cases = [fill(oracle, f"dynamic_iota_of_{kind.replace('<', '_').replace('>', '')}", [vector("%s", [2, 4]), line.replace("{T}", kind)],
                  {"%r": f"tensor<2x4x{kind}>"}) for kind in kinds]
    body = [vector("%shape", [3, 2], "i32"), "%r = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>",
            static("%r", 2, (3, 2), "i32")]
    rows = numbers("i32", [[0, 0], [1, 1], [2, 2]], (3, 2))
    return cases + [Case("sizes_known_at_run_time", body, [Check("%static", rows)], reference=NO_DYNAMIC_RESULTS)]


def pad(oracle):
    padding = [vector("%low", [0, 1]), vector("%high", [2, 1]), vector("%interior", [1, 2])]
    kinds = "tensor<2xi64>, tensor<2xi64>, tensor<2xi64>"
    call = "%r = stablehlo.dynamic_pad %x, %value, %low, %high, %interior : "
    value = "%value = stablehlo.constant dense<{0}> : tensor<{T}>"
    cases = [fill(oracle, f"dynamic_pad_of_{element.replace('<', '_').replace('>', '')}",
                  [constant("%x", element, (2, 3)), f"%value = stablehlo.constant {literal(sample(element, ()))}", *padding,
                   f"{call}(tensor<2x3x{element}>, tensor<{element}>, {kinds}) -> tensor<5x9x{element}>"],
                  {"%r": f"tensor<5x9x{element}>"}) for element in ["f32", "bf16", "f8E4M3FN", "f4E2M1FN", "i1", "i4", "ui64", "complex<f64>"]]
    nine = value.replace("{0}", "9").replace("{T}", "i32")
    cases += shapes(oracle, {
        "negative_padding_cuts": ((3, 3), f"{call}(tensor<3x3xi32>, tensor<i32>, {kinds}) -> tensor<1x3xi32>", "tensor<1x3xi32>",
                                  nine, vector("%low", [-1, -1]), vector("%high", [-1, 1]), vector("%interior", [0, 0])),
        "of_nothing": ((0, 2), f"{call}(tensor<0x2xi32>, tensor<i32>, {kinds}) -> tensor<3x2xi32>", "tensor<3x2xi32>",
                       nine, vector("%low", [1, 0]), vector("%high", [2, 0]), vector("%interior", [4, 0]))})
    dynamic = [nine, vector("%low", [1], "i8"), vector("%high", [2], "i8"), vector("%interior", [1], "i8"),
               f"{call}(tensor<3xi32>, tensor<i32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?xi32>"]
    return cases + [by_numpy("sizes_known_at_run_time", (3,), dynamic, lambda x: np.array([9, 0, 9, 1, 9, 2, 9, 9], x.dtype))]


def gather(oracle):
    attributes = ("{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], "
                  "index_vector_dim = 2>, indices_are_sorted = false}")
    indices = "%i = stablehlo.constant dense<[[[0, 0], [1, 0], [2, 1]], [[0, 1], [1, 1], [0, 9]]]> : tensor<2x3x2xi64>"
    call = f'%r = "stablehlo.dynamic_gather"(%x, %i, %sizes) {attributes} : '
    cases = [fill(oracle, f"dynamic_gather_of_{element.replace('<', '_').replace('>', '')}",
                  [constant("%x", element, (3, 4, 2)), indices, vector("%sizes", [1, 2, 2]),
                   f"{call}(tensor<3x4x2x{element}>, tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2x2x{element}>"],
                  {"%r": f"tensor<2x3x2x2x{element}>"}) for element in ["f64", "bf16", "f8E5M2", "f6E3M2FN", "i1", "ui16", "complex<f32>"]]

    def windows(x):
        where = [[(0, 0), (1, 0), (2, 1)], [(0, 1), (1, 1), (0, 9)]]
        return np.array([[x[min(b, 2), min(a, 2):min(a, 2) + 2, :1] for a, b in row] for row in where])
    dynamic = [indices, vector("%sizes", [1, 2, 1], "i32"),
               f"{call}(tensor<3x4x2xi32>, tensor<2x3x2xi64>, tensor<3xi32>) -> tensor<?x?x?x?xi32>"]
    return cases + [by_numpy("slice_sizes_known_at_run_time", (3, 4, 2), dynamic, windows)]


def real_dynamic_slice():
    def lines(start, limit, strides, shape, kind="i64"):
        sizes = "x".join(map(str, shape))
        number = f"tensor<{len(shape)}x{kind}>"
        return [vector("%start", start, kind), vector("%limit", limit, kind), vector("%strides", strides, kind),
                f"%r = stablehlo.real_dynamic_slice %x, %start, %limit, %strides : (tensor<{sizes}xi32>, {number}, {number}, {number}) -> "
                + dynamic_type(len(shape), "i32")]
    rows = {"rows_and_every_other_column": ([1, 0], [3, 4], [1, 2], (3, 4), "i64"), "nothing": ([2, 1], [2, 3], [1, 1], (3, 4), "i32"),
            "all": ([0, 0], [3, 4], [1, 1], (3, 4), "ui8"), "a_stride_beyond_the_end": ([1], [5], [9], (6,), "i16"),
            "numbers_of_index": ([1], [5], [2], (6,), "index")}
    return [by_numpy(name, row[3], lines(*row), lambda x, row=row: x[tuple(slice(*it) for it in zip(*row[:3]))], reference=NOT_RUN)
            for name, row in rows.items()]


def set_dimension_size():
    one = ["%size = stablehlo.constant dense<2> : tensor<i32>",
           "%r = stablehlo.set_dimension_size %x, %size, dim = 1 : (tensor<3x4xi32>, tensor<i32>) -> tensor<3x?xi32, #stablehlo.bounds<?, 4>>"]
    keep = numbers("i32", [[0, 1], [4, 5], [8, 9]], (3, 2))
    as_static = "%static = stablehlo.reshape %r : (tensor<3x?xi32, #stablehlo.bounds<?, 4>>) -> tensor<3x2xi32>"
    size = "%n = stablehlo.get_dimension_size %r, dim = 1 : (tensor<3x?xi32, #stablehlo.bounds<?, 4>>) -> tensor<i32>"
    total = ["%zero = stablehlo.constant dense<0> : tensor<i32>",
             "%t = stablehlo.reduce(%r init: %zero) applies stablehlo.add across dimensions = [0, 1] : "
             "(tensor<3x?xi32, #stablehlo.bounds<?, 4>>, tensor<i32>) -> tensor<i32>"]
    x = counting("%x", (3, 4))
    return [Case("keeps_the_first_elements", [x, *one, as_static], [Check("%static", keep)], reference=NOT_RUN),
            Case("is_the_size_from_then_on", [x, *one, size], [Check("%n", numbers("i32", 2, ()))], reference=NOT_RUN),
            Case("elements_beyond_the_size_take_no_part", [x, *one, *total], [Check("%t", numbers("i32", 27, ()))], reference=NOT_RUN)]


def torch_index_select():
    def case(name, shape, index, index_shape, dim, batch, move):
        kind = "tensor<" + "".join(f"{size}x" for size in index_shape) + "i32>"
        result = np.asarray(move(np.arange(int(np.prod(shape))).reshape(shape), np.array(index).reshape(index_shape)))
        line = (f'%r = "stablehlo.torch_index_select"(%x, %i) {{dim = {dim} : i64, batch_dims = {batch} : i64}} : '
                f'(tensor<{"x".join(map(str, shape))}xi32>, {kind}) -> tensor<{"".join(f"{s}x" for s in result.shape)}i32>')
        return Case(name, [counting("%x", shape), f"%i = stablehlo.constant dense<{index}> : {kind}", line],
                    [Check("%r", numbers("i32", result.tolist(), result.shape))], reference=NOT_RUN)

    def batched(x, i):
        return np.stack([np.take(row, at, axis=1) for row, at in zip(x, i)])
    return [case("along_the_first_dimension", (4, 2), [3, 0, 3], (3,), 0, 0, lambda x, i: np.take(x, i, axis=0)),
            case("along_the_last_dimension", (2, 3), [[2, 0], [1, 1]], (2, 2), 1, 0, lambda x, i: np.take(x, i, axis=1)),
            case("by_a_scalar", (2, 3), 1, (), 1, 0, lambda x, i: np.take(x, i, axis=1)),
            case("with_batch_dimensions", (2, 2, 3, 2), [[0, 2], [1, 1]], (2, 2), 2, 1, batched)]


def trace():
    x = numbers("i32", [1, 2], (2,))
    lines = [f"%x = stablehlo.constant {literal(x)}", 'stablehlo.trace %x, "here" : tensor<2xi32>',
             '"stablehlo.trace"(%x) {tag = "there"} : (tensor<2xi32>) -> ()']
    return [Case("leaves_values_as_they_are", lines, [Check("%x", x)], reference="the reference does not know the operation")]


def dynamic_shapes():
    """Operations between types whose sizes nobody wrote."""
    x = numbers("i32", [[0, 1, 2], [3, 4, 5]], (2, 3))
    given = [f"%x = stablehlo.constant {literal(x)}", "%d = stablehlo.convert %x : (tensor<2x3xi32>) -> tensor<?x?xi32>"]

    def case(name, lines, values, note="", rank=2):
        result = numbers("i32", values.tolist(), values.shape)
        return Case(name, [*given, *lines, static("%r", rank, values.shape, "i32")], [Check("%static", result)], note, NO_DYNAMIC_RESULTS)
    two = "tensor<?x?xi32>"
    zero = "%zero = stablehlo.constant dense<0> : tensor<i32>"
    grow = [zero, "%one = stablehlo.constant dense<1> : tensor<i32>", "%three = stablehlo.constant dense<3> : tensor<i32>",
            f"%n, %r = stablehlo.while(%i = %zero, %v = %d) : tensor<i32>, {two}",
            "cond {", "  %go = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>",
            "  stablehlo.return %go : tensor<i1>", "} do {",
            "  %next = stablehlo.add %i, %one : tensor<i32>", f"  %w = stablehlo.add %v, %v : {two}",
            f"  %more = stablehlo.concatenate %w, %v, dim = 0 : ({two}, {two}) -> {two}",
            f"  stablehlo.return %next, %more : tensor<i32>, {two}", "}"]
    values = np.arange(6).reshape(2, 3)
    grown = values
    for _ in range(3):
        grown = np.concatenate([grown + grown, grown])
    choose = ["%true = stablehlo.constant dense<true> : tensor<i1>",
              f'%r = "stablehlo.if"(%true) ({{', f"  %a = stablehlo.transpose %d, dims = [1, 0] : ({two}) -> {two}",
              f"  stablehlo.return %a : {two}", "}, {", f"  stablehlo.return %d : {two}", f"}}) : (tensor<i1>) -> {two}"]
    return [
        case("elementwise", [f"%a = stablehlo.add %d, %d : {two}", f"%r = stablehlo.multiply %a, %d : {two}"], 2 * values * values),
        case("beside_a_static_operand", [f"%r = stablehlo.add %d, %x : ({two}, tensor<2x3xi32>) -> {two}"], 2 * values),
        case("select_by_a_scalar", ["%p = stablehlo.constant dense<true> : tensor<i1>", f"%a = stablehlo.negate %d : {two}",
                                    f"%r = stablehlo.select %p, %a, %d : tensor<i1>, {two}"], -values),
        case("dot_general", [f"%r = stablehlo.dot_general %d, %d, contracting_dims = [1] x [1] : ({two}, {two}) -> {two}"],
             values @ values.T),
        case("reduce", [zero, f"%r = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [1] : "
                        f"({two}, tensor<i32>) -> tensor<?xi32>"], values.sum(1), rank=1),
        case("slice_of_an_unknown_size", [f"%r = stablehlo.slice %d [0:2, 1:3] : ({two}) -> {two}"], values[:, 1:3]),
        case("reverse", [f"%r = stablehlo.reverse %d, dims = [0, 1] : {two}"], values[::-1, ::-1]),
        case("sort", [f'%r = "stablehlo.sort"(%d) ({{', "^bb0(%a: tensor<i32>, %b: tensor<i32>):",
                      "  %c = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>", "  stablehlo.return %c : tensor<i1>",
                      f"}}) {{dimension = 1 : i64}} : ({two}) -> {two}"], values[:, ::-1]),
        case("map", [f'%r = "stablehlo.map"(%d) ({{', "^bb0(%a: tensor<i32>):", "  %b = stablehlo.multiply %a, %a : tensor<i32>",
                     "  stablehlo.return %b : tensor<i32>", f"}}) {{dimensions = array<i64: 0, 1>}} : ({two}) -> {two}"], values ** 2),
        case("a_loop_whose_value_grows", grow, grown), case("branches_of_different_shapes", choose, values.T)]


def files(oracle):
    return {
        "dynamic_reshape": lambda: ("the shape is a value", reshape(oracle)),
        "dynamic_broadcast_in_dim": lambda: ("the shape is a value", broadcast(oracle)),
        "dynamic_iota": lambda: ("the shape is a value", iota(oracle)),
        "dynamic_pad": lambda: ("the paddings are values", pad(oracle)),
        "dynamic_gather": lambda: ("the slice sizes are values", gather(oracle)),
        "real_dynamic_slice": lambda: ("a slice whose bounds and strides are values", real_dynamic_slice()),
        "set_dimension_size": lambda: ("the size of a dimension becomes a value", set_dimension_size()),
        "trace": lambda: ("an older operation that does nothing", trace()),
        "torch_index_select": lambda: ("as gather along one dimension", torch_index_select()),
        "dynamic_shapes": lambda: ("shapes are known at run time and flow through every operation", dynamic_shapes())}
