"""Trials of operations over windows, of linear algebra, of orderings, of shapes that are values, and of loops."""

import numpy as np

from tools.oracle import model
from tools.oracle.formats import COMPLEX, FLOATS, INTEGERS, Format, element_type
from tools.oracle.tensors import numbers, tensor
from tools.oracle.windows import Sliding, Window, dot, solve
from tools.survey.trials import Trial, kind_text, random_tensor


def body(element, lines, arguments="ab"):
    """A region on scalars, one line after the other; braces doubled for `format`."""
    names = ", ".join(f"%{name}: tensor<{element}>" for name in arguments)
    return "({{ ^bb0(" + names + "): " + " ".join(lines) + " }})"


def folding(op, element):
    """A region that combines two scalars."""
    return body(element, [f"%n = stablehlo.{op} %a, %b : tensor<{element}>", f"stablehlo.return %n : tensor<{element}>"])


def braces(text):
    """Text that `format` leaves alone."""
    return text.replace("{", "{{").replace("}", "}}")


def geometry(rng, sizes):
    """Attributes of a window whose every size fits."""
    rank = len(sizes)
    return dict(stride=[rng.randint(1, 3) for _ in range(rank)], pad=[[rng.randint(-1, 2), rng.randint(0, 2)] for _ in range(rank)],
                lhs_dilate=[rng.randint(1, 2) for _ in range(rank)], rhs_dilate=[rng.randint(1, 2) for _ in range(rank)],
                reverse=[rng.random() < 0.3 for _ in range(rank)])


def convolution_trials(rng):
    for element in FLOATS + ["i1"] + INTEGERS:
        for spatial in (1, 2):
            sizes, kernel = [rng.randint(3, 5) for _ in range(spatial)], [rng.randint(1, 2) for _ in range(spatial)]
            groups = rng.choice([(1, 1), (2, 1), (1, 2)])
            window = Window(spatial, **geometry(rng, sizes), feature_groups=groups[0], batch_groups=groups[1])
            x = random_tensor(rng, element, (2, *sizes, 2 * groups[0]))
            y = random_tensor(rng, element, (*kernel, 2, 2 * max(groups)))
            codes = window.apply(x.codes, y.codes, lambda a, b, e=element: dot(e, e, a, b), zero_code(element))
            result = kind_text(element, codes.shape)
            line = window.generic("convolution", "{0}, {1}", f"({x.type}, {y.type})", result) if rng.random() < 0.5 else window.short(
                "{0}, {1}", f"({x.type}, {y.type})", result)
            line = braces(line.replace("%r = ", "", 1)).replace("{{0}}, {{1}}", "{0}, {1}")
            flat = codes.reshape(-1)
            yield Trial(f"convolution {spatial}d {element}", [x, y], "{r} = " + line, codes.shape, element, lambda i, c=flat: int(c[i]))


def zero_code(element):
    kind = element_type(element)
    return kind.encode(model.ZERO) if isinstance(kind, Format) else 0


def combine(op, kind):
    return lambda a, b: model.binary(op, kind, a, b) if isinstance(kind, Format) else model.integer_binary(op, kind, a, b)


def reduce_window_trials(rng):
    for element in FLOATS + INTEGERS:
        kind, op = element_type(element), rng.choice(["add", "maximum", "minimum", "multiply"])
        shape, window = (rng.randint(2, 5), rng.randint(3, 6)), [rng.randint(1, 2), rng.randint(1, 3)]
        sliding = Sliding(window, [rng.randint(1, 2), rng.randint(1, 2)], [rng.randint(1, 2), 1], [1, rng.randint(1, 2)],
                          [[rng.randint(-1, 1), rng.randint(0, 2)], [rng.randint(0, 2), rng.randint(0, 1)]])
        x, init = random_tensor(rng, element, shape), random_tensor(rng, element, ())
        codes = sliding.apply(x.codes, int(init.codes), combine(op, kind))
        line = (f'{{r}} = "stablehlo.reduce_window"({{0}}, {{1}}) <{{{{{sliding.text}}}}}> {folding(op, element)} : '
                f"({x.type}, {init.type}) -> {kind_text(element, codes.shape)}")
        yield Trial(f"reduce_window {op} {element}", [x, init], line, codes.shape, element, lambda i, c=codes.reshape(-1): int(c[i]))


def select_and_scatter_trials(rng):
    for element in FLOATS + INTEGERS:
        if element == "f8E8M0FNU":  # has no zero to scatter onto
            continue
        rows, columns, stride = rng.randint(3, 6), rng.randint(1, 3), rng.randint(1, 2)
        x, source = random_tensor(rng, element, (rows, columns)), random_tensor(rng, element, ((rows - 2) // stride + 1, columns))
        zero = numbers(element, 0)
        scalar = f"tensor<{element}>"
        select = body(element, [f"%s = stablehlo.compare GE, %a, %b : ({scalar}, {scalar}) -> tensor<i1>", "stablehlo.return %s : tensor<i1>"])
        regions = select[:-1] + ", " + folding("maximum", element)[1:]
        line = (f'{{r}} = "stablehlo.select_and_scatter"({{0}}, {{1}}, {{2}}) <{{{{window_dimensions = array<i64: 2, 1>, '
                f'window_strides = array<i64: {stride}, 1>}}}}> {regions} : ({x.type}, {source.type}, {scalar}) -> {x.type}')
        yield Trial(f"select_and_scatter {element}", [x, source, zero], line, (rows, columns), element)


def linear_trials(rng):
    for element in FLOATS:
        if element == "f8E8M0FNU":
            continue
        size, columns = rng.randint(1, 4), rng.randint(1, 3)
        options = rng.random() < 0.5, rng.random() < 0.5, rng.random() < 0.3, rng.choice(["NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"])
        a, b = random_tensor(rng, element, (size, size)), random_tensor(rng, element, (size, columns) if options[0] else (columns, size))
        solved = solve(element, a.codes.tolist(), b.codes.tolist(), *options)
        flat = [int(code) for row in solved for code in row]
        left, lower, unit, transpose = options
        line = (f'{{r}} = "stablehlo.triangular_solve"({{0}}, {{1}}) <{{{{left_side = {str(left).lower()}, lower = {str(lower).lower()}, '
                f"unit_diagonal = {str(unit).lower()}, transpose_a = #stablehlo<transpose {transpose}>}}}}> : ({a.type}, {b.type}) -> {b.type}")
        yield Trial(f"triangular_solve {transpose} {element}", [a, b], line, b.shape, element, lambda i, c=flat: c[i])


def ordering_trials(rng):
    for element in FLOATS + INTEGERS:
        x, scalar = random_tensor(rng, element, (3, 9)), f"tensor<{element}>"
        kind, direction, dimension = element_type(element), rng.choice(["LT", "GT"]), rng.randint(0, 1)
        if isinstance(kind, Format):  # a comparison with NaN orders nothing: what comes out is the algorithm's
            x.codes[[[kind.is_nan_code(code) for code in row] for row in x.codes.tolist()]] = kind.encode(model.value_of(1.0))
        region = body(element, [f"%s = stablehlo.compare {direction}, %a, %b : ({scalar}, {scalar}) -> tensor<i1>", "stablehlo.return %s : tensor<i1>"])
        line = (f'{{r}} = "stablehlo.sort"({{0}}) <{{{{dimension = {dimension} : i64, is_stable = true}}}}> {region} : ({x.type}) -> {x.type}')
        yield Trial(f"sort {direction} {element}", [x], line, x.shape, element)
    for element in FLOATS + INTEGERS:
        x, updates = random_tensor(rng, element, (5, 2)), random_tensor(rng, element, (4, 2))
        rows = tensor("i64", [rng.randint(-1, 5) & 0xFFFFFFFFFFFFFFFF for _ in range(4)])
        kind, op, codes = element_type(element), rng.choice(["add", "minimum", "multiply"]), x.codes.tolist()
        for row, update in zip(np.asarray(rows.codes).view(np.int64).tolist(), updates.codes.tolist()):
            if 0 <= row < 5:
                codes[row] = [combine(op, kind)(a, b) for a, b in zip(codes[row], update)]
        line = ('{r} = "stablehlo.scatter"({0}, {1}, {2}) <{{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], '
                "inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}> "
                f"{folding(op, element)} : ({x.type}, tensor<4xi64>, {updates.type}) -> {x.type}")
        flat = [code for row in codes for code in row]
        yield Trial(f"scatter {op} {element}", [x, rows, updates], line, x.shape, element, lambda i, c=flat: int(c[i]))


def dynamic_trials(rng):
    for element in FLOATS + ["i1"] + INTEGERS + COMPLEX:
        index = rng.choice(["i32", "i64"])
        rank_two = f"tensor<2x{index}>"
        x = random_tensor(rng, element, (3,))
        yield Trial(f"dynamic_broadcast_in_dim {element}", [x, numbers(index, [2, 3])],
                    f"{{r}} = stablehlo.dynamic_broadcast_in_dim {{0}}, {{1}}, dims = [1] : ({x.type}, {rank_two}) -> {kind_text(element, (2, 3))}",
                    (2, 3), element)
        x = random_tensor(rng, element, (3, 4))
        yield Trial(f"dynamic_reshape {element}", [x, numbers(index, [2, 6])],
                    f"{{r}} = stablehlo.dynamic_reshape {{0}}, {{1}} : ({x.type}, {rank_two}) -> {kind_text(element, (2, 6))}", (2, 6), element)
        low, high, interior = [rng.randint(-1, 2) for _ in range(2)], [rng.randint(-1, 2) for _ in range(2)], [rng.randint(0, 2) for _ in range(2)]
        shape = tuple(l + h + size + (size - 1) * i for l, h, size, i in zip(low, high, (3, 4), interior))
        yield Trial(f"dynamic_pad {element}", [x, random_tensor(rng, element, ()), *[numbers(index, v) for v in (low, high, interior)]],
                    f"{{r}} = stablehlo.dynamic_pad {{0}}, {{1}}, {{2}}, {{3}}, {{4}} : ({x.type}, tensor<{element}>, {rank_two}, {rank_two}, "
                    f"{rank_two}) -> {kind_text(element, shape)}", shape, element)
        if element in COMPLEX:  # the reference cannot judge the next, and decide knows no parts
            continue
        start = [rng.randint(0, 1), rng.randint(0, 2)]
        yield Trial(f"real_dynamic_slice {element}", [x, numbers(index, start), numbers(index, [start[0] + 2, 4]), numbers(index, [1, 2])],
                    f"{{r}} = stablehlo.real_dynamic_slice {{0}}, {{1}}, {{2}}, {{3}} : ({x.type}, {rank_two}, {rank_two}, {rank_two}) -> "
                    f"{kind_text(element, (2, (4 - start[1] + 1) // 2))}", (2, (4 - start[1] + 1) // 2), element,
                    sliced(x, start))


def sliced(x, start):
    """decide(i) of a slice of two rows, every other column."""
    flat = x.codes[start[0]:start[0] + 2, start[1]::2].reshape(-1).tolist()
    return lambda i: flat[i]


def fourier_trials(rng):
    """The reference has transforms of f64 alone; the order of its sums is not ours."""
    for kind in ("FFT", "IFFT", "RFFT"):
        for _ in range(4):
            batch, length = rng.randint(1, 2), rng.randint(1, 12)
            element = "f64" if kind == "RFFT" else "complex<f64>"
            shape = (batch, length // 2 + 1 if kind == "RFFT" else length)
            x = numbers(element, [[rng.uniform(-2, 2) for _ in range(length)] for _ in range(batch)])
            line = (f'{{r}} = "stablehlo.fft"({{0}}) <{{{{fft_length = array<i64: {length}>, fft_type = #stablehlo<fft_type {kind}>}}}}> : '
                    f"({x.type}) -> {kind_text('complex<f64>', shape)}")
            yield Trial(f"fft {kind} {length}", [x], line, shape, "complex<f64>", None, 64)


def loop_trials(rng):
    """Loops that move windows of one tensor to another, by slices and updates, then by a scatter of a row."""
    for element in FLOATS + ["i1"] + INTEGERS + COMPLEX:
        x, y = random_tensor(rng, element, (6, 5)), random_tensor(rng, element, (6, 5))
        window = (rng.randint(1, 3), rng.randint(1, 5))
        begin, end, factor = rng.randint(-4, 1), rng.randint(2, 9), rng.randint(-2, 2)
        whole, part, row = x.type, kind_text(element, window), kind_text(element, (5,))
        line = f"""{{r}}_first = stablehlo.constant dense<{begin}> : tensor<i32>
  {{r}}_end = stablehlo.constant dense<{end}> : tensor<i32>
  {{r}}_factor = stablehlo.constant dense<{factor}> : tensor<i32>
  {{r}}_one = stablehlo.constant dense<1> : tensor<i32>
  {{r}}_loop:3 = stablehlo.while(%i = {{r}}_first, %x = {{0}}, %y = {{1}}) : tensor<i32>, {whole}, {whole}
  cond {{{{
    %p = stablehlo.compare LT, %i, {{r}}_end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }}}} do {{{{
    %k = stablehlo.add %i, {{r}}_one : tensor<i32>
    %j = stablehlo.multiply %i, {{r}}_factor : tensor<i32>
    %w = stablehlo.dynamic_slice %x, %i, %j, sizes = [{window[0]}, {window[1]}] : ({whole}, tensor<i32>, tensor<i32>) -> {part}
    %u = stablehlo.dynamic_update_slice %y, %w, %j, %k : ({whole}, {part}, tensor<i32>, tensor<i32>) -> {whole}
    %r = stablehlo.dynamic_slice %u, %k, %i, sizes = [1, 5] : ({whole}, tensor<i32>, tensor<i32>) -> {kind_text(element, (1, 5))}
    %s = stablehlo.reshape %r : ({kind_text(element, (1, 5))}) -> {row}
    %at = stablehlo.reshape %j : (tensor<i32>) -> tensor<1xi32>
    %next = "stablehlo.scatter"(%u, %at, %s) <{{{{scatter_dimension_numbers = #stablehlo.scatter<
        update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}}}}> ({{{{
      ^bb0(%old: tensor<{element}>, %new: tensor<{element}>):
        stablehlo.return %new : tensor<{element}>
    }}}}) : ({whole}, tensor<1xi32>, {row}) -> {whole}
    stablehlo.return %k, %x, %next : tensor<i32>, {whole}, {whole}
  }}}}
  {{r}} = stablehlo.optimization_barrier {{r}}_loop#2 : {whole}"""
        yield Trial(f"loop of windows {element}", [x, y], line, (6, 5), element)


FAMILIES = [convolution_trials, reduce_window_trials, select_and_scatter_trials, linear_trials, ordering_trials, dynamic_trials,
            fourier_trials, loop_trials]
