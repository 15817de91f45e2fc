"""Test cases of cholesky and triangular_solve: their stated steps in exact arithmetic."""

import itertools
from functools import partial

from tools.cases.cases import Case, Check, fill, literal, numbers, tensor
from tools.oracle.formats import float_format, value_of
from tools.oracle.model import binary, unary

FLOATS = ["f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E3M4", "f8E4M3", "f8E4M3FN", "f8E4M3FNUZ", "f8E4M3B11FNUZ",
          "f8E5M2", "f8E5M2FNUZ", "bf16", "f16", "f32", "f64"]
REFUSED = "the reference interpreter refuses cholesky"
REAL_ADJOINT = "the reference interpreter dies of the conjugate of a real number"
BATCHED = "the reference interpreter aborts on batches unless the diagonal is taken to be ones"


def plain(element):
    return element.replace("<", "_").replace(">", "")


def codes(element, values):
    return [[float_format(element).encode(value_of(x)) for x in row] for row in values]


def transposed(matrix):
    return [list(row) for row in zip(*matrix)]


def cholesky(element, matrix, lower):
    """The factor of a matrix of codes, each element's steps from left to right; None if there is none."""
    kind, size = float_format(element), len(matrix)
    if not lower:
        factor = cholesky(element, transposed(matrix), True)
        return factor and transposed(factor)
    zero, factor = kind.encode(value_of(0.0)), [[kind.encode(value_of(0.0))] * size for _ in matrix]
    for i, j in itertools.product(range(size), range(size)):
        if j > i:
            continue
        x = matrix[i][j]
        for k in range(j):
            x = binary("subtract", kind, x, binary("multiply", kind, factor[i][k], factor[j][k]))
        if i > j:
            factor[i][j] = binary("divide", kind, x, factor[j][j])
            continue
        if not kind.decode(x).is_finite or kind.decode(x).signed <= 0:
            return None
        factor[i][j] = unary("sqrt", kind, x)
    assert factor[0][-1] == zero or size == 1
    return factor


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
                code = binary("subtract", kind, code, binary("multiply", kind, a[i][j], x[j][column]))
            row.append(code if unit_diagonal else binary("divide", kind, code, a[i][i]))
        x[i] = row
    return x


def attributes(left_side, lower, unit_diagonal, transpose):
    word = lambda flag: "true" if flag else "false"
    return f"{{left_side = {word(left_side)}, lower = {word(lower)}, unit_diagonal = {word(unit_diagonal)}, " \
           f"transpose_a = #stablehlo<transpose {transpose}>}}"


def positive(size, offset=0):
    """Positive definite matrices of small numbers, with quarters."""
    return [[size + 1.5 + (i + offset) % 3 * 0.25 if i == j else ((3 * min(i, j) + 5 * max(i, j) + offset) % 5 - 2) * 0.5
             for j in range(size)] for i in range(size)]


def cholesky_body(element, values, lower, form="short"):
    kind = values.type
    op = f"%r = stablehlo.cholesky %a, lower = {lower} : {kind}" if form == "short" else \
        f'%r = "stablehlo.cholesky"(%a) {{lower = {lower}}} : ({kind}) -> {kind}'
    return [f"%a = stablehlo.constant {literal(values)}", op]


def cholesky_file():
    cases = []
    for place, element in enumerate(FLOATS):
        lower, matrix = place % 2 == 0, codes(element, positive(4, place))
        factor = cholesky(element, matrix, lower)
        if factor is None:
            continue
        body = cholesky_body(element, tensor(element, matrix), "true" if lower else "false")
        cases.append(Case(f"{plain(element)}_{'lower' if lower else 'upper'}", body,
                          [Check("%r", tensor(element, factor))], reference=REFUSED))
    for element in ("f16", "f64"):
        one, other = [[4.0, 99.0], [2.0, 5.0]], [[1.0, 7.0], [1.0, 1.0]]
        expected = [cholesky(element, codes(element, one), True), [[float_format(element).nan_code()] * 2] * 2]
        a = tensor(element, [codes(element, one), codes(element, other)])
        cases.append(Case(f"{element}_a_batch_with_one_that_is_not_positive_definite",
                          cholesky_body(element, a, "true", "generic"), [Check("%r", tensor(element, expected))],
                          note="The upper triangle is not read.", reference=REFUSED))
    complex_a = numbers("complex<f32>", [[4, 99, 99], [2 + 2j, 6, 99], [2j, 3 + 1j, 10.25]])
    complex_l = numbers("complex<f32>", [[2, 0, 0], [1 + 1j, 2, 0], [1j, 1, 2.8722813]])
    cases.append(Case("complex_f32", cholesky_body("complex<f32>", complex_a, "true"),
                      [Check("%r", complex_l, ("ulp", 1))], reference=REFUSED))
    complex_u = numbers("complex<f64>", [[2, 1 - 1j], [0, 2]])
    complex_b = numbers("complex<f64>", [[4, 2 - 2j], [99, 6]])
    cases.append(Case("complex_f64_upper", cholesky_body("complex<f64>", complex_b, "false"),
                      [Check("%r", complex_u)], reference=REFUSED))
    for shape in ((0, 0), (0, 2, 2), (2, 0, 0)):
        empty = tensor("f32", [], shape)
        cases.append(Case("f32_" + "x".join(map(str, shape)), cholesky_body("f32", empty, "true"),
                          [Check("%r", empty)], reference=REFUSED))
    return "a matrix's triangular factor, step by step as docs/numerics.md states it", cases


def triangle(size, offset=0):
    """A triangular matrix both ways, whose diagonal divides without much growth."""
    return [[2.0 if i == j else ((i * 7 + j * 3 + offset) % 5 - 2) * 0.5 for j in range(size)] for i in range(size)]


def sides(rows, columns, offset=0):
    return [[((i * 5 + j * 3 + offset) % 9 - 4) * 0.5 for j in range(columns)] for i in range(rows)]


def solve_body(a, b, options):
    return [f"%a = stablehlo.constant {literal(a)}", f"%b = stablehlo.constant {literal(b)}",
            f'%r = "stablehlo.triangular_solve"(%a, %b) {attributes(*options)} : ({a.type}, {b.type}) -> {b.type}']


def solve_name(left_side, lower, unit_diagonal, transpose):
    return "_".join(["left" if left_side else "right", "lower" if lower else "upper"]
                    + ["unit"] * unit_diagonal + [transpose.lower()])


def solve_file(oracle):
    cases = []
    combinations = list(itertools.product([True, False], [True, False], [True, False],
                                          ["NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"]))
    for place, options in enumerate(combinations):
        element = FLOATS[place % len(FLOATS)]
        a, b = codes(element, triangle(3, place)), codes(element, sides(3, 2, place) if options[0] else sides(2, 3, place))
        expected = tensor(element, solve(element, a, b, *options))
        cases.append(Case(f"{plain(element)}_{solve_name(*options)}", solve_body(tensor(element, a), tensor(element, b), options),
                          [Check("%r", expected)], reference=REAL_ADJOINT if options[3] == "ADJOINT" else ""))
    for place, options in enumerate(combinations):
        element = f"complex<f{32 << place % 2}>"
        a = numbers(element, [[1 + 1j, 1 - 1j, 1], [3 + 2j, 2j, -1j], [0.5j, 2, -2]])
        b = numbers(element, [[1 + 2j, -3j, 1], [2 - 1j, 4, 0.5], [1j, -2, 1 + 1j]])
        case = fill(oracle, f"{plain(element)}_{solve_name(*options)}", solve_body(a, b, options), {"%r": a.type})
        cases.append(case._replace(checks=[check._replace(how="equal") for check in case.checks]))
    for element in ("f8E5M2", "f16", "f32", "f64"):
        options = (True, True, False, "NO_TRANSPOSE")
        a = [codes(element, triangle(3, k)) for k in range(4)]
        b = [codes(element, sides(3, 1, k)) for k in range(4)]
        expected = [solve(element, a[k], b[k], *options) for k in range(4)]
        at = lambda values: tensor(element, values, (2, 2) + (len(values[0]), len(values[0][0])))
        cases.append(Case(f"{element}_batches", solve_body(at(a), at(b), options), [Check("%r", at(expected))],
                          reference=BATCHED))
    element, options = "f32", (False, False, False, "TRANSPOSE")
    a, b = codes(element, triangle(5)), codes(element, sides(150, 5))
    expected = tensor(element, solve(element, a, b, *options))
    cases.append(Case("many_right_hand_sides", solve_body(tensor(element, a), tensor(element, b), options),
                      [Check("%r", expected)]))
    for a_shape, b_shape in (((0, 0), (0, 3)), ((2, 2), (2, 0)), ((0, 2, 2), (0, 2, 1))):
        a, b = tensor("f32", codes("f32", triangle(2)) if a_shape == (2, 2) else [], a_shape), tensor("f32", [], b_shape)
        cases.append(Case("nothing_" + "x".join(map(str, a_shape + b_shape)),
                          solve_body(a, b, (True, False, False, "ADJOINT")), [Check("%r", b)], reference=BATCHED))
    return "substitution in its stated order", cases


def files(oracle):
    return {"cholesky": cholesky_file, "triangular_solve": partial(solve_file, oracle)}
