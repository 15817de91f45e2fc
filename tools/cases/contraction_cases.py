"""Test files of the older contractions: dot, einsum, unary_einsum."""

import numpy as np

from tools.oracle import model
from tools.cases.cases import Case, Check, literal, numbers, tensor
from tools.cases.elementwise_cases import plain
from tools.oracle.formats import FLOATS, Format, element_type
from tools.cases.window_cases import POWERS, VALUES, count, cycle, dot

OLD = "jaxlib's reference refuses the op"


def operands(lhs, rhs):
    return [f"%lhs = stablehlo.constant {literal(lhs)}", f"%rhs = stablehlo.constant {literal(rhs)}"]


def einsum_case(name, config, *shapes, generic=False):
    """An equation on i32, judged by numpy."""
    inputs = [count(shape, 1 + i) if shape else numbers("i32", 3) for i, shape in enumerate(shapes)]
    values = [element_type("i32").decode(0) + x.codes.astype(np.int64) for x in inputs]
    result = np.einsum(SUMMED_DOTS.get(config, config), *values)
    expected = tensor("i32", result & 0xFFFFFFFF, result.shape)
    op, names = ("einsum", "%lhs, %rhs") if len(shapes) == 2 else ("unary_einsum", "%x")
    body = operands(*inputs) if len(shapes) == 2 else [f"%x = stablehlo.constant {literal(inputs[0])}"]
    kinds = ", ".join(x.type for x in inputs)
    if generic:
        body.append(f'%r = "stablehlo.{op}"({names}) <{{einsum_config = "{config}"}}> : ({kinds}) -> {expected.type}')
    else:
        body.append(f'%r = stablehlo.{op} {names}, config = "{config}" : ({kinds}) -> {expected.type}')
    return Case(name, body, [Check("%r", expected)], reference=OLD)


SUMMED_DOTS = {"...i,i->i": "ai,i->i", "...i->i": "abi->i"}  # which numpy does not do
EINSUMS = [
    ("matrix_product", "ij,jk->ik", (2, 3), (3, 4)), ("without_an_arrow", "ij,jk", (2, 3), (3, 4)),
    ("without_an_arrow_in_alphabetical_order", "kj,ji", (2, 3), (3, 4)), ("batches", "bij,bjk->bik", (2, 2, 3), (2, 3, 2)),
    ("batches_last", "ijb,jkb->kib", (2, 3, 2), (3, 2, 2)), ("any_order_of_the_output", "abc,cd->dba", (2, 3, 2), (2, 3)),
    ("inner_product", "i,i->", (4,), (4,)), ("outer_product", "i,j->ij", (2,), (3,)), ("elementwise", "ij,ij->ij", (2, 2), (2, 2)),
    ("outer_product_turned", "i,j->ji", (2,), (3,)), ("a_label_of_one_operand_is_summed", "ij,k->k", (2, 3), (2,)),
    ("labels_of_both_operands_are_summed_alone", "ij,kl->jl", (2, 3), (3, 2)), ("diagonals", "iij,j->i", (2, 2, 3), (3,)),
    ("trace_times_a_scalar", "ii,->", (3, 3), ()), ("dots_broadcast", "...ij,...jk->...ik", (2, 3, 2, 2), (3, 2, 1)),
    ("dots_stretch_size_one", "...i,...i->...", (2, 1, 3), (4, 3)), ("dots_without_an_arrow", "...ij,jk", (2, 2, 3), (3, 2)),
    ("dots_in_the_middle", "i...j,j->...i", (2, 3, 2), (2,)), ("dots_that_are_summed", "...i,i->i", (2, 3), (3,)),
    ("upper_case_is_another_letter", "aA,Ab->ab", (2, 3), (3, 2)), ("nothing_to_sum", "ij,jk->ik", (2, 0), (0, 2)),
    ("two_contracted_labels", "ijk,jki->i", (2, 3, 2), (3, 2, 2))]
UNARY = [
    ("transpose", "ij->ji", (2, 3)), ("sum_of_rows", "ij->i", (2, 3)), ("sum_of_all", "ij->", (2, 3)), ("trace", "ii->", (3, 3)),
    ("diagonal", "ii->i", (3, 3)), ("dots_keep_their_place", "...ij->...ji", (2, 2, 3)), ("without_an_arrow", "ba", (2, 3)),
    ("diagonal_of_three", "iji->ji", (2, 3, 2)), ("identity", "i->i", (3,)), ("a_scalar", "->", ()), ("dots_are_summed", "...i->i", (2, 2, 3))]


def typed(element, op):
    """A matrix product with every product and sum rounded, in order."""
    kind = element_type(element)
    values = (VALUES if kind.signed else POWERS) if isinstance(kind, Format) else [3, 1, 7, 2, 5]
    lhs, rhs = cycle(element, values, (2, 3)), cycle(element, values[::-1], (3, 2))
    expected = tensor(element, [[dot(element, element, row, column) for column in rhs.codes.T] for row in lhs.codes])
    line = f"%r = stablehlo.{op} %lhs, %rhs{', config = ' + chr(34) + 'ij,jk->ik' + chr(34) if op == 'einsum' else ''} : "
    return Case(f"{op}_of_{plain(element)}", operands(lhs, rhs) + [line + f"({lhs.type}, {rhs.type}) -> {expected.type}"],
                [Check("%r", expected)], reference=OLD)


def summed(element):
    """unary_einsum sums as a contraction with one does: from zero, rounded at each step."""
    kind = element_type(element)
    values = cycle(element, (VALUES if kind.signed else POWERS), (5,))
    ones = cycle(element, [1.0], (5,))
    total = model.dot(kind, [int(c) for c in ones.codes], [int(c) for c in values.codes])
    body = [f"%x = stablehlo.constant {literal(values)}",
            f'%r = stablehlo.unary_einsum %x, config = "i->" : ({values.type}) -> tensor<{element}>']
    return Case(f"sum_of_{element}", body, [Check("%r", tensor(element, total))], reference=OLD)


def dot_shapes():
    cases = []
    for name, left, right in [("vectors", (3,), (3,)), ("matrix_and_vector", (2, 3), (3,)), ("vector_and_matrix", (3,), (3, 2)),
                              ("matrices", (2, 3), (3, 4)), ("nothing_in_common", (2, 0), (0, 3))]:
        lhs, rhs = count(left), count(right, 1)
        result = np.asarray(lhs.codes.astype(np.int64) @ rhs.codes.astype(np.int64))
        expected = tensor("i32", result & 0xFFFFFFFF, result.shape)
        kinds = f"({lhs.type}, {rhs.type}) -> {expected.type}"
        cases.append(Case(name, operands(lhs, rhs) + [f"%r = stablehlo.dot %lhs, %rhs : {kinds}"], [Check("%r", expected)], reference=OLD))
        line = f'%r = "stablehlo.dot"(%lhs, %rhs) <{{precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}}> : {kinds}'
        cases.append(Case(f"{name}_in_generic_form", operands(lhs, rhs) + [line], [Check("%r", expected)], reference=OLD))
    lhs, rhs = cycle("f8E4M3FN", [16.0, 1.0, 1.0], (3,)), cycle("f8E4M3FN", [1.0], (3,))
    line = f"%r = stablehlo.dot %lhs, %rhs, precision = [DEFAULT, DEFAULT] : ({lhs.type}, {rhs.type}) -> tensor<f32>"
    cases.append(Case("sums_in_the_results_type", operands(lhs, rhs) + [line], [Check("%r", numbers("f32", 18.0))], reference=OLD))
    return cases


def files():
    return {
        "dot": lambda: ("the last dimension of lhs with the first of rhs", dot_shapes() + [typed(e, "dot") for e in FLOATS + ["i8", "ui4", "i64"]]),
        "einsum": lambda: ("sums of products over the labels that the output does not have",
                   [einsum_case(*case, generic=i % 2 == 1) for i, case in enumerate(EINSUMS)] + [typed(e, "einsum") for e in FLOATS]),
        "unary_einsum": lambda: ("the einsum of 1 and the operand",
                         [einsum_case(*case, generic=i % 2 == 1) for i, case in enumerate(UNARY)] + [summed(e) for e in FLOATS])}
