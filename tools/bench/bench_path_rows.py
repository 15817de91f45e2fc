"""(library) Programs that bench_paths.py times beside those of bench_rows.py: each takes a path that no row there takes."""

from tools.bench.bench_rows import Row, function, tensor


def region(element, op):
    """A region of two arguments that one op combines."""
    s = tensor([], element)
    return (f"({{\n  ^bb0(%x: {s}, %y: {s}):\n    %s = stablehlo.{op} %x, %y : {s}\n"
            f"    stablehlo.return %s : {s}\n  }})")


def dot(name, lhs, rhs, result, shapes, dimensions, low=-1, high=1, flags=()):
    a, b, r = tensor(shapes[0], lhs), tensor(shapes[1], rhs), tensor(shapes[2], result)
    body = f"  %r = stablehlo.dot_general %a0, %a1, {dimensions} : ({a}, {b}) -> {r}"
    inputs = ((tuple(shapes[0]), lhs, low, high), (tuple(shapes[1]), rhs, low, high))
    return Row(name, function([a, b], r, body), inputs, flags=flags)


def scaled_dot(name, rows, side):
    """Rows of f32 by f8 weights that have one scale a column."""
    a, w, b, s, r = (tensor(shape, element) for shape, element in (
        ([rows, side], "f32"), ([side, side], "f8E4M3FN"), ([side, side], "f32"), ([side], "f32"), ([rows, side], "f32")))
    body = (f"  %w = stablehlo.convert %a1 : ({w}) -> {b}\n  %s = stablehlo.broadcast_in_dim %a2, dims = [1] : ({s}) -> {b}\n"
            f"  %m = stablehlo.multiply %w, %s : {b}\n"
            f"  %r = stablehlo.dot_general %a0, %m, contracting_dims = [1] x [0] : ({a}, {b}) -> {r}")
    inputs = (((rows, side), "f32", -1, 1), ((side, side), "f8E4M3FN", -1, 1), ((side,), "f32", -1, 1))
    return Row(name, function([a, w, s], r, body), inputs)


def polynomial(name, n, degree):
    """A polynomial by Horner's rule: in the caches, with a constant that is one value in all lanes at each step."""
    a, s = tensor([n], "f32"), tensor([], "f32")
    lines, last = [], "%a0"
    for index in range(degree):
        lines += [f"  %s{index} = stablehlo.constant dense<{1 / (index + 1)}> : {s}",
                  f"  %c{index} = stablehlo.broadcast_in_dim %s{index}, dims = [] : ({s}) -> {a}",
                  f"  %m{index} = stablehlo.multiply {last}, %a0 : {a}",
                  f"  %{'r' if index == degree - 1 else f'v{index}'} = stablehlo.add %m{index}, %c{index} : {a}"]
        last = f"%v{index}"
    return Row(name, function([a], a, "\n".join(lines)), (((n,), "f32", -1, 1),))


def divided_by_number(name, element, n, divisor):
    a, s = tensor([n], element), tensor([], element)
    body = (f"  %d = stablehlo.constant dense<{divisor}> : {s}\n  %b = stablehlo.broadcast_in_dim %d, dims = [] : ({s}) -> {a}\n"
            f"  %r = stablehlo.divide %a0, %b : {a}")
    return Row(name, function([a], a, body), (((n,), element, 0, 1 << 20),))


def converted_sum(name, source, n):
    """f32 plus a conversion to f32."""
    a, b = tensor([n], source), tensor([n], "f32")
    body = f"  %w = stablehlo.convert %a0 : ({a}) -> {b}\n  %r = stablehlo.add %w, %a1 : {b}"
    return Row(name, function([a, b], b, body), (((n,), source, -1, 1), ((n,), "f32", -1, 1)))


def triangular_dot(name, side):
    """The lower triangle of a matrix by a matrix, as attention has it behind a causal mask."""
    a, i, p = tensor([side, side], "f32"), tensor([side, side], "i32"), tensor([side, side], "i1")
    body = (f"  %i = stablehlo.iota dim = 0 : {i}\n  %j = stablehlo.iota dim = 1 : {i}\n"
            f"  %p = stablehlo.compare GE, %i, %j : ({i}, {i}) -> {p}\n  %z = stablehlo.constant dense<0.0> : {a}\n"
            f"  %t = stablehlo.select %p, %a0, %z : {p}, {a}\n"
            f"  %r = stablehlo.dot_general %t, %a1, contracting_dims = [1] x [0] : ({a}, {a}) -> {a}")
    return Row(name, function([a, a], a, body), (((side, side), "f32", -1, 1),) * 2)


def in_cache(name, n):
    a = tensor([n], "f32")
    body = f"  %p = stablehlo.multiply %a0, %a1 : {a}\n  %r = stablehlo.add %p, %a2 : {a}"
    return Row(name, function([a] * 3, a, body), (((n,), "f32", -1, 1),) * 3)


def running_sum(name, rows, length):
    a, s = tensor([rows, length], "f32"), tensor([], "f32")
    body = (f'  %z = stablehlo.constant dense<0.0> : {s}\n  %r = "stablehlo.reduce_window"(%a0, %z) <{{'
            f"window_dimensions = array<i64: 1, {length}>, padding = dense<[[0, 0], [{length - 1}, 0]]> : tensor<2x2xi64>}}> "
            f"{region('f32', 'add')} : ({a}, {s}) -> {a}")
    return Row(name, function([a], a, body), (((rows, length), "f32", -1, 1),))


def reduction(name, element, shape, dimensions, op, low, high):
    a, s = tensor(shape, element), tensor([], element)
    r = tensor([size for index, size in enumerate(shape) if index not in dimensions], element)
    zero = "0.0" if element.startswith(("f", "b")) else "0"
    body = (f"  %z = stablehlo.constant dense<{zero}> : {s}\n"
            f"  %r = stablehlo.reduce(%a0 init: %z) applies stablehlo.{op} across dimensions = {dimensions} "
            f": ({a}, {s}) -> {r}")
    return Row(name, function([a], r, body), ((tuple(shape), element, low, high),))


def sum_of_squares(name, element, shape):
    a, s, r = tensor(shape, element), tensor([], element), tensor(shape[:1], element)
    body = (f'  %z = stablehlo.constant dense<0.0> : {s}\n  %r = "stablehlo.reduce"(%a0, %z) ({{\n'
            f"  ^bb0(%x: {s}, %y: {s}):\n    %q = stablehlo.multiply %y, %y : {s}\n    %s = stablehlo.add %x, %q : {s}\n"
            f"    stablehlo.return %s : {s}\n  }}) {{dimensions = array<i64: 1>}} : ({a}, {s}) -> {r}")
    return Row(name, function([a], r, body), ((tuple(shape), element, -1, 1),))


def sort_by_key(name, n):
    a, i = tensor([n], "f32"), tensor([n], "i32")
    x, y = tensor([], "f32"), tensor([], "i32")
    body = (f'  %s:2 = "stablehlo.sort"(%a0, %a1) ({{\n  ^bb0(%x: {x}, %y: {x}, %u: {y}, %v: {y}):\n'
            f"    %c = stablehlo.compare LT, %x, %y, TOTALORDER : ({x}, {x}) -> tensor<i1>\n"
            f"    stablehlo.return %c : tensor<i1>\n  }}) {{dimension = 0 : i64, is_stable = true}} : ({a}, {i}) -> ({a}, {i})\n"
            f"  %r = stablehlo.add %s#1, %s#1 : {i}")
    return Row(name, function([a, i], i, body), (((n,), "f32", -400, 400), ((n,), "i32", 0, n)))


def scatter_elements(name, n, count):
    a, i, u = tensor([n], "f32"), tensor([count, 1], "i32"), tensor([count], "f32")
    body = ('  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<'
            "inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> "
            f"{region('f32', 'add')} : ({a}, {i}, {u}) -> {a}")
    return Row(name, function([a, i, u], a, body), (((n,), "f32", -1, 1), ((count, 1), "i32", 0, n), ((count,), "f32", -1, 1)))


def dilated(name, size, features):
    a, k = tensor([1, size, size, features], "f32"), tensor([4, 4, features, features], "f32")
    r = tensor([1, 2 * size, 2 * size, features], "f32")
    body = ("  %r = stablehlo.convolution(%a0, %a1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], "
            "window = {pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2]} "
            f"{{batch_group_count = 1 : i64, feature_group_count = 1 : i64}} : ({a}, {k}) -> {r}")
    return Row(name, function([a, k], r, body), (((1, size, size, features), "f32", -1, 1), ((4, 4, features, features), "f32", -1, 1)))


def loop(name, count, n, carried, element, step):
    """A loop that carries a counter and a tensor, and reads or changes it by some lines."""
    a, i = tensor(carried, element), tensor([], "i32")
    body = (f"  %n = stablehlo.constant dense<{count}> : {i}\n  %z = stablehlo.constant dense<0> : {i}\n"
            f"  %one = stablehlo.constant dense<1> : {i}\n  %q:2 = stablehlo.while(%i = %z, %x = %a0) : {i}, {a}\n  cond {{\n"
            f"    %c = stablehlo.compare LT, %i, %n, SIGNED : ({i}, {i}) -> tensor<i1>\n"
            f"    stablehlo.return %c : tensor<i1>\n  }} do {{\n    %j = stablehlo.add %i, %one : {i}\n{step}"
            f"    stablehlo.return %j, %y : {i}, {a}\n  }}\n  %r = stablehlo.add %q#1, %q#1 : {a}")
    return Row(name, function([a], a, body), ((tuple(carried), element, 0, n),))


def loop_with_reduction(name, count, n):
    a, s = tensor([n], "f32"), tensor([], "f32")
    step = (f"    %k = stablehlo.constant dense<0.0> : {s}\n    %m = stablehlo.reduce(%x init: %k) applies stablehlo.maximum "
            f"across dimensions = [0] : ({a}, {s}) -> {s}\n    %w = stablehlo.broadcast_in_dim %m, dims = [] : ({s}) -> {a}\n"
            f"    %h = stablehlo.add %x, %w : {a}\n    %g = stablehlo.constant dense<0.5> : {a}\n"
            f"    %y = stablehlo.multiply %h, %g : {a}\n")
    return loop(name, count, 1, [n], "f32", step)


def loop_with_windows(name, count, n):
    a, o = tensor([n], "f32"), tensor([1], "f32")
    step = (f"    %w = stablehlo.dynamic_slice %x, %i, sizes = [1] : ({a}, tensor<i32>) -> {o}\n"
            f"    %v = stablehlo.add %w, %w : {o}\n"
            f"    %y = stablehlo.dynamic_update_slice %x, %v, %i : ({a}, {o}, tensor<i32>) -> {a}\n")
    return loop(name, count, 1, [n], "f32", step)


def calls(name, count):
    a = tensor([4], "f32")
    lines, last = [], "%a0"
    for index in range(count):
        lines.append(f"  %v{index} = func.call @twice({last}) : ({a}) -> {a}")
        last = f"%v{index}"
    lines.append(f"  %r = stablehlo.add {last}, {last} : {a}")
    text = (f"func.func private @twice(%x: {a}) -> {a} {{\n  %s = stablehlo.add %x, %x : {a}\n"
            f"  %h = stablehlo.constant dense<0.5> : {a}\n  %y = stablehlo.multiply %s, %h : {a}\n  return %y : {a}\n}}\n")
    return Row(name, text + function([a], a, "\n".join(lines)), (((4,), "f32", 0, 1),))


def function_of(name, op, element, n, low, high):
    a = tensor([n], element)
    body = f"  %p = stablehlo.multiply %a0, %a1 : {a}\n  %r = stablehlo.{op} %p : {a}"
    return Row(name, function([a, a], a, body), (((n,), element, low, high),) * 2)


def all_rows(small):
    """Every row, at its size or at a small one for a trial."""
    n = 1 << (14 if small else 22)
    side = 64 if small else 512
    batches = 256 if small else 1 << 16
    matrix = 256 if small else 4096
    square = "contracting_dims = [1] x [0]"
    small_matrices = "batching_dims = [0] x [0], contracting_dims = [2] x [1]"
    return [
        dot("matrix by vector f32", "f32", "f32", "f32", ([matrix, matrix], [matrix], [matrix]), square),
        dot("small matrices f32", "f32", "f32", "f32", ([batches, 4, 4], [batches, 4, 4], [batches, 4, 4]), small_matrices),
        dot("dot i8 -> i32", "i8", "i8", "i32", ([side, side], [side, side], [side, side]), square, -100, 100),
        dot("dot f16 -> f16", "f16", "f16", "f16", ([side, side], [side, side], [side, side]), square),
        dot("dot bf16 -> bf16", "bf16", "bf16", "bf16", ([side, side], [side, side], [side, side]), square),
        dot("dot f32 --accumulate block:128:f32", "f32", "f32", "f32", ([side, side], [side, side], [side, side]), square,
            flags=("--accumulate", "block:128:f32")),
        dot("vector by vector f32", "f32", "f32", "f32", ([n], [n], []), "contracting_dims = [0] x [0]"),
        dot("12 rows by f32 weights", "f32", "f32", "f32", ([12, matrix], [matrix, matrix], [12, matrix]), square),
        dot("16 rows by f32 weights", "f32", "f32", "f32", ([16, matrix], [matrix, matrix], [16, matrix]), square),
        dot("16 rows by bf16 weights", "bf16", "bf16", "f32", ([16, matrix], [matrix, matrix], [16, matrix]), square),
        dot("16 rows by f8E4M3FN weights", "f8E4M3FN", "f8E4M3FN", "f32", ([16, matrix], [matrix, matrix], [16, matrix]), square),
        dot("64 rows by f32 weights", "f32", "f32", "f32", ([64, matrix], [matrix, matrix], [64, matrix]), square),
        triangular_dot("triangular matrix by matrix f32", side),
        scaled_dot("16 rows by scaled f8E4M3FN weights", 16, matrix),
        polynomial("polynomial f32", 1 << 14, 16),
        divided_by_number("i32 divided by 7", "i32", 1 << 14, 7),
        converted_sum("f32 plus converted f8E4M3FN", "f8E4M3FN", 1 << 14),
        converted_sum("f32 plus converted i32", "i32", 1 << 14),
        converted_sum("f32 plus converted bf16", "bf16", 1 << 14),
        in_cache("x*y+z f32 in the caches", 1 << 14),
        dilated("transposed convolution f32", 8 if small else 32, 16 if small else 64),
        running_sum("running sums f32", 4 if small else 64, 256 if small else 4096),
        reduction("largest of all i32", "i32", [n], [0], "maximum", 0, 1000),
        reduction("row sums f64", "f64", [side, n // side], [1], "add", -1, 1),
        reduction("row sums bf16", "bf16", [side, n // side], [1], "add", -1, 1),
        sum_of_squares("row sums of squares f8E5M2", "f8E5M2", [side, n // side]),
        sort_by_key("sort f32 with a value", n >> 2),
        scatter_elements("scatter-add elements f32", n >> 4, n >> 2),
        loop_with_reduction("while with a reduction", 1000 if small else 100_000, 64),
        loop_with_windows("while with windows", 1000 if small else 1 << 20, 1000 if small else 1 << 20),
        calls("10,000 calls", 100 if small else 10_000),
        function_of("exp(x*y) bf16", "exponential", "bf16", n, -4, 4),
        function_of("sin(x*y) f32", "sine", "f32", n, -4, 4),
        function_of("log(x*y) f64", "log", "f64", n >> 4, 1, 4),
    ]
