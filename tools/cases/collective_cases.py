"""Test files of the ops between processes: a model of the process grid in numpy gives the expected values,
which the reference interpreter confirms where it can."""

import textwrap

import numpy as np
from jaxlib.mlir import ir

from tools.oracle import model
from tools.cases.cases import Case, Check, FEW_PROCESSES, literal, numbers, tensor, together
from tools.cases.elementwise_cases import FAULTS, plain
from tools.oracle.formats import COMPLEX, INTEGERS, Format, element_type
from tools.cases.movement_cases import ELEMENTS, sample
from tools.oracle.oracle import Tensor

NEWER = "newer than the reference at hand"
ABORTS = "the reference interpreter aborts"


# The process grid, in the words of the specification

def cross_replica(ids, replicas, partitions):
    return [[(r, p) for r in group] for group in ids for p in range(partitions)]


def cross_partition(ids, replicas, partitions):
    return [[(r, p) for p in group] for group in ids for r in range(replicas)]


def cross_replica_and_partition(ids, replicas, partitions):
    return [[(r, p) for p in range(partitions) for r in group] for group in ids]


def flattened_ids(ids, replicas, partitions):
    return [[(i // partitions, i % partitions) for i in group] for group in ids]


STRATEGIES = {  # name -> (groups, the attributes that ask for it)
    "cross_replica": (cross_replica, "channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>"),
    "cross_partition": (cross_partition, "channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>"),
    "cross_replica_and_partition": (cross_replica_and_partition, "channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>"),
    "flattened_ids": (flattened_ids, "channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids"),
}


def processes(replicas, partitions):
    return [(r, p) for r in range(replicas) for p in range(partitions)]


def group_of(groups, process):
    return next((group for group in groups if process in group), None)


# Arrays of codes; complex codes have a last dimension of two

def concatenate(values, dim):
    return Tensor(np.concatenate([v.codes for v in values], axis=dim).shape[:len(values[0].shape)], values[0].element,
                  np.concatenate([v.codes for v in values], axis=dim))


def part(value, dim, index, count):
    codes = np.split(value.codes, count, axis=dim)[index]
    return Tensor(codes.shape[:len(value.shape)], value.element, codes)


def zeros(like):
    if like.element == "f8E8M0FNU":  # the literal rule of MLIR, not our conversion: zero is the least value
        return tensor(like.element, [0] * int(np.prod(like.shape)), like.shape)
    return numbers(like.element, [0] * int(np.prod(like.shape)), like.shape)


def add_codes(element, a, b):
    if element in COMPLEX:
        return [add_codes(element[8:-1], x, y) for x, y in zip(a, b)]
    kind = element_type(element)
    if element == "i1":
        return a | b
    return model.binary("add", kind, a, b) if isinstance(kind, Format) else model.integer_binary("add", kind, a, b)


def sum_of(values):
    """The sum in this order, each step rounded to the type."""
    element, shape = values[0].element, values[0].shape
    rows = [v.codes.reshape(-1, 2).tolist() if element in COMPLEX else v.codes.reshape(-1).tolist() for v in values]
    total = rows[0]
    for row in rows[1:]:
        total = [add_codes(element, a, b) for a, b in zip(total, row)]
    return tensor(element, total, shape)


# Cases

def dense_ids(ids):
    return str(ids), f"tensor<{len(ids)}x{len(ids[0]) if ids else 0}xi64>"


def groups_text(ids):
    text, kind = dense_ids(ids)
    return f"replica_groups = dense<{text}> : {kind}"


def functional(operands, results):
    shown = ", ".join(results)
    return f"({', '.join(operands)}) -> " + (shown if len(results) == 1 else f"({shown})")


def parallel(name, lines, grid, inputs, expected, note="", reference="", infeed=(), token=False):
    """A case that runs one function of `lines` on every process. `inputs` and `expected`: for each
    process (row-major) its tensors; the function has arguments %x0.. and returns %r0..."""
    if grid[0] * grid[1] > 2:
        reference = FEW_PROCESSES
    ins, outs = [t.type for t in inputs[0]], [t.type for t in expected[0]]
    arguments = ", ".join(f"%x{i}: {t}" for i, t in enumerate(ins))
    returned = ", ".join(f"%r{i}" for i in range(len(outs)))
    program = f"{name}_program"
    body = "\n".join("  " + line for line in lines)
    results = f" -> ({', '.join(outs)})" if outs else ""
    ending = f"  func.return {returned} : {', '.join(outs)}" if outs else "  func.return"
    helper = f"func.func private @{program}({arguments}){results} {{\n{body}\n{ending}\n}}"
    body, flat, number = [], [], 0
    for tensors in inputs:
        for value in tensors:
            body.append(f"%i{number} = stablehlo.constant {literal(value)}")
            flat.append(f"%i{number}")
            number += 1
    checks = [value for tensors in expected for value in tensors]
    count = len(checks)
    rows = ", ".join("[" + ", ".join([f"@{program}"] * grid[1]) + "]" for _ in range(grid[0]))
    fed = ""
    if infeed:
        fed = "infeed = [" + ", ".join(f"@{name}_feed{i}" for i in range(len(infeed))) + "], "
        helper += "".join(
            f"\n\nfunc.func private @{name}_feed{i}() -> {value.type} {{\n  %0 = stablehlo.constant {literal(value)}\n"
            f"  func.return %0 : {value.type}\n}}" for i, value in enumerate(infeed))
    binding = f"%r:{count} = " if count > 1 else "%r = " if count else ""
    kinds = functional(ins * len(inputs), [c.type for c in checks])
    body.append(f'{binding}"interpreter.run_parallel"({", ".join(flat)}) {{{fed}programs = [{rows}]}} : {kinds}')
    names = [f"%r#{i}" for i in range(count)] if count > 1 else ["%r"]
    return Case(name, body, [Check(n, c) for n, c in zip(names, checks)], note, reference, helper)


def op(name, operands, attributes, types, results, region=""):
    return f'%r0 = "stablehlo.{name}"({operands}) {region}{{{attributes}}} : {functional(types, results)}'


def one(values):
    return [[value] for value in values]


def samples(element, shape, count):
    return [sample(element, shape, 3 * i) for i in range(count)]


def counted(shape, count, element="i32"):
    size = int(np.prod(shape))
    return [numbers(element, list(range(1 + i * size, 1 + (i + 1) * size)), shape) for i in range(count)]


def adder(element):
    return (f"({{\n    ^bb0(%a: tensor<{element}>, %b: tensor<{element}>):\n      %s = stablehlo.add %a, %b : tensor<{element}>\n"
            f"      stablehlo.return %s : tensor<{element}>\n  }}) ")


def gather_case(name, strategy, ids, grid, inputs, dim, note="", attributes=None, reference=""):
    make, asked = STRATEGIES[strategy]
    groups, places = make(ids, *grid), processes(*grid)
    where = dict(zip(places, inputs))
    expected = [concatenate([where[q] for q in group_of(groups, p)], dim) for p in places]
    line = op("all_gather", "%x0", f"all_gather_dim = {dim} : i64, {attributes or groups_text(ids)}, {asked}",
              [inputs[0].type], [expected[0].type])
    return parallel(name, [line], grid, one(inputs), one(expected), note, reference)


def all_gather_file():
    cases = [gather_case(f"gathers_{plain(e)}", "cross_replica", [[0, 1]], (2, 1), samples(e, (2, 2), 2), i % 2)
             for i, e in enumerate(ELEMENTS)]
    i32 = counted((1, 2), 4)
    cases += [
        gather_case("across_partitions_too", "cross_replica_and_partition", [[0, 1]], (2, 2), i32, 0),
        gather_case("across_flattened_ids", "flattened_ids", [[0, 3], [2, 1]], (2, 2), i32, 1),
        gather_case("the_order_is_the_groups", "cross_replica", [[1, 0]], (2, 2), i32, 0),
        gather_case("two_groups", "cross_replica", [[0, 2], [1, 3]], (4, 1), i32, 0),
        gather_case("each_alone", "cross_replica", [[0], [1], [2], [3]], (4, 1), i32, 1),
        gather_case("nothing_to_gather", "cross_replica", [[0, 1]], (2, 1), counted((0, 2), 2), 1),
        gather_case("mesh_axes", "flattened_ids", [[0, 1], [2, 3]], (4, 1), i32, 0, "Groups along an axis of a mesh.",
                    "replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=["
                    '#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 2>]>, '
                    'axes = [#stablehlo.axis_ref<name = "y">]>', NEWER),
        gather_case("mesh_axes_in_another_order", "flattened_ids", [[0, 2, 1, 3]], (4, 1), i32, 0, "",
                    "replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=["
                    '#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 2>]>, '
                    'axes = [#stablehlo.axis_ref<name = "y">, #stablehlo.axis_ref<name = "x">]>', NEWER),
        gather_case("a_part_of_a_mesh_axis", "flattened_ids", [[0, 2], [1, 3]], (4, 1), i32, 0, "",
                    "replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=["
                    '<name = "x", size = 4>]>, '
                    'axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>]>', NEWER),
    ]
    a, b = counted((2, 1), 2), samples("f8E4M3FN", (2, 2), 2)
    lines = ['%r0, %r1 = "stablehlo.all_gather"(%x0, %x1) {all_gather_dim = 1 : i64, ' + groups_text([[0, 1]]) +
             "} : (tensor<2x1xi32>, tensor<2x2xf8E4M3FN>) -> (tensor<2x2xi32>, tensor<2x4xf8E4M3FN>)"]
    both = [concatenate(a, 1), concatenate(b, 1)]
    cases.append(parallel("several_operands", lines, (2, 1), [[x, y] for x, y in zip(a, b)], [both, both]))
    lines = ["%zero = stablehlo.constant dense<0> : tensor<i32>", "%two = stablehlo.constant dense<2> : tensor<i32>",
             "%one = stablehlo.constant dense<1> : tensor<i32>",
             "%w:2 = stablehlo.while(%n = %zero, %v = %x0) : tensor<i32>, tensor<2xi32>", "cond {",
             "  %0 = stablehlo.compare LT, %n, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>",
             "  stablehlo.return %0 : tensor<i1>", "} do {",
             '  %g = "stablehlo.all_gather"(%v) {all_gather_dim = 0 : i64, ' + groups_text([[1, 0]]) + "} : (tensor<2xi32>) -> tensor<4xi32>",
             "  %s = stablehlo.slice %g [1:3] : (tensor<4xi32>) -> tensor<2xi32>",
             "  %1 = stablehlo.add %n, %one : tensor<i32>",
             "  stablehlo.return %1, %s : tensor<i32>, tensor<2xi32>", "}",
             "%r0 = stablehlo.add %w#1, %w#1 : tensor<2xi32>"]
    # [1,2] and [3,4]: gathered [3,4,1,2], kept [4,1]; again [4,1,4,1], kept [1,4]
    cases.append(parallel("in_a_loop", lines, (2, 1), one(counted((2,), 2)), one([numbers("i32", [2, 8])] * 2),
                          "", "a second round of a rendezvous finds values of the first"))
    return "the members' values one after the other", cases


def reduced_case(name, strategy, ids, grid, inputs, note="", reference=""):
    make, asked = STRATEGIES[strategy]
    groups, places = make([[i for i in group if i >= 0] for group in ids], *grid), processes(*grid)
    where = dict(zip(places, inputs))
    expected = [sum_of([where[q] for q in sorted(group_of(groups, p))]) for p in places]
    element = inputs[0].element
    line = op("all_reduce", "%x0", f"{groups_text(ids)}, {asked}", [inputs[0].type], [inputs[0].type], adder(element))
    return parallel(name, line.split("\n"), grid, one(inputs), one(expected), note, reference)


def all_reduce_file():
    cases = [reduced_case(f"adds_{plain(e)}", "cross_replica", [[0, 1, 2]], (3, 1), samples(e, (5,), 3),
                          reference=FAULTS.get(e, ""))
             for e in ELEMENTS]
    i32 = counted((2, 2), 4)
    cases += [
        reduced_case("across_partitions_too", "cross_replica_and_partition", [[0, 1]], (2, 2), i32),
        reduced_case("across_flattened_ids", "flattened_ids", [[3, 0], [1, 2]], (2, 2), i32),
        reduced_case("a_group_each_partition", "cross_replica", [[0, 1]], (2, 2), i32),
        reduced_case("groups_of_different_sizes", "cross_replica", [[0, 2, 3], [1, -1, -1]], (4, 1), i32,
                     "-1 pads a row of replica_groups."),
        reduced_case("a_scalar", "cross_replica", [[0, 1]], (2, 1), counted((), 2)),
        reduced_case("nothing", "cross_replica", [[0, 1]], (2, 1), counted((0, 3), 2)),
    ]
    halves = [numbers("f8E4M3FN", [v]) for v in (16.0, 1.0, 1.0)]
    cases.append(reduced_case("the_order_is_that_of_the_processes", "cross_replica", [[2, 1, 0]], (3, 1), halves,
                              "(16 + 1) + 1 rounds to 16 twice; (1 + 1) + 16 would be 18."))
    wide = [numbers("f16", [v]) for v in (16.0, 1.0, 1.0)]
    line = op("all_reduce", "%x0", groups_text([[0, 1, 2]]), ["tensor<1xf8E4M3FN>"], ["tensor<1xf16>"], adder("f16"))
    cases.append(parallel("the_computation_may_be_wider", line.split("\n"), (3, 1), one(halves), one([sum_of(wide)] * 3),
                          "The operands are promoted to the computation's type.", ABORTS))
    region = ("({\n    ^bb0(%a: tensor<i32>, %b: tensor<i32>):\n      %m = stablehlo.multiply %a, %c : tensor<i32>\n"
              "      %s = stablehlo.add %m, %b : tensor<i32>\n      stablehlo.return %s : tensor<i32>\n  }) ")
    lines = ["%c = stablehlo.constant dense<10> : tensor<i32>"] + op(
        "all_reduce", "%x0", groups_text([[0, 1, 2]]), ["tensor<2xi32>"], ["tensor<2xi32>"], region).split("\n")
    cases.append(parallel("a_computation_that_captures", lines, (3, 1), one(counted((2,), 3)),
                          one([numbers("i32", [135, 246])] * 3)))
    region = ("({\n    ^bb0(%a: tensor<i32>, %b: tensor<i32>):\n      %p = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
              '      %s = "stablehlo.if"(%p) ({\n        stablehlo.return %b : tensor<i32>\n      }, {\n        stablehlo.return %a : tensor<i32>\n'
              "      }) : (tensor<i1>) -> tensor<i32>\n      stablehlo.return %s : tensor<i32>\n  }) ")
    lines = op("all_reduce", "%x0", groups_text([[0, 1]]), ["tensor<2xi32>"], ["tensor<2xi32>"], region).split("\n")
    cases.append(parallel("a_computation_with_a_branch", lines, (2, 1), one([numbers("i32", [1, 9]), numbers("i32", [5, 3])]),
                          one([numbers("i32", [5, 9])] * 2)))
    lines = ["%one = stablehlo.constant dense<1> : tensor<i32>",
             '%p = stablehlo.compare GT, %x0, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>',
             '%r0 = "stablehlo.if"(%p) ({'] + ["  " + x for x in op(
                 "all_reduce", "%x0", groups_text([[1, 2], [0, -1]]), ["tensor<i32>"], ["tensor<i32>"], adder("i32")).replace("%r0", "%t").split("\n")] + [
        "  stablehlo.return %t : tensor<i32>", "}, {", "  stablehlo.return %x0 : tensor<i32>", "}) : (tensor<i1>) -> tensor<i32>"]
    cases.append(parallel("in_a_branch_that_some_take", lines, (3, 1), one(counted((), 3)), one([numbers("i32", v) for v in (1, 5, 5)])))
    return "computation over the members' values, in ascending order of the processes", cases


def reduce_scatter_case(name, strategy, ids, grid, inputs, dim, note="", reference=""):
    make, asked = STRATEGIES[strategy]
    groups, places = make(ids, *grid), processes(*grid)
    where = dict(zip(places, inputs))
    expected = []
    for p in places:
        group = group_of(groups, p)
        expected.append(part(sum_of([where[q] for q in sorted(group)]), dim, group.index(p), len(group)))
    line = op("reduce_scatter", "%x0", f"scatter_dimension = {dim} : i64, {groups_text(ids)}, {asked}",
              [inputs[0].type], [expected[0].type], adder(inputs[0].element))
    return parallel(name, line.split("\n"), grid, one(inputs), one(expected), note, reference)


def reduce_scatter_file():
    cases = [reduce_scatter_case(f"scatters_{plain(e)}", "cross_replica", [[0, 1]], (2, 1), samples(e, (2, 4), 2), i % 2,
                                 reference=FAULTS.get(e, ""))
             for i, e in enumerate(ELEMENTS)]
    i32 = counted((2, 4), 4)
    cases += [
        reduce_scatter_case("across_partitions_too", "cross_replica_and_partition", [[0, 1]], (2, 2), i32, 1),
        reduce_scatter_case("across_flattened_ids", "flattened_ids", [[3, 0], [1, 2]], (2, 2), i32, 0),
        reduce_scatter_case("the_parts_go_by_the_groups_order", "cross_replica", [[1, 0]], (2, 1), i32[:2], 0),
    ]
    line = op("reduce_scatter", "%x0", "scatter_dimension = 0 : i64, " + groups_text([[0, 1]]), ["tensor<2xbf16>"], ["tensor<1xf32>"], adder("f32"))
    values = [numbers("bf16", [256.0, 1.0]), numbers("bf16", [1.0, 3.0])]
    cases.append(parallel("the_computation_may_be_wider", line.split("\n"), (2, 1), one(values),
                          one([numbers("f32", [257.0]), numbers("f32", [4.0])]), "", ABORTS))
    return "a part of the members' values reduced", cases


def all_to_all_case(name, strategy, ids, grid, inputs, split, concat, note="", reference=""):
    make, asked = STRATEGIES[strategy]
    groups, places = make(ids, *grid), processes(*grid)
    where, count = dict(zip(places, inputs)), len(ids[0])
    expected = []
    for p in places:
        group = group_of(groups, p)
        expected.append(concatenate([part(where[q], split, group.index(p), count) for q in group], concat))
    line = op("all_to_all", "%x0", f"split_dimension = {split} : i64, concat_dimension = {concat} : i64, "
              f"split_count = {count} : i64, {groups_text(ids)}, {asked}", [inputs[0].type], [expected[0].type])
    return parallel(name, [line], grid, one(inputs), one(expected), note, reference)


def all_to_all_file():
    cases = [all_to_all_case(f"exchanges_{plain(e)}", "cross_replica", [[0, 1]], (2, 1), samples(e, (2, 4), 2), i % 2, 1 - i % 2)
             for i, e in enumerate(ELEMENTS)]
    i32 = counted((4, 2), 4)
    cases += [
        all_to_all_case("across_partitions", "cross_partition", [[0, 1]], (2, 2), i32, 0, 1),
        all_to_all_case("one_dimension_for_both", "cross_replica", [[0, 1]], (2, 1), i32[:2], 0, 0),
        all_to_all_case("the_order_is_the_groups", "cross_replica", [[1, 0]], (2, 1), i32[:2], 0, 1),
        all_to_all_case("four_members", "cross_replica", [[2, 0, 3, 1]], (4, 1), i32, 0, 1),
    ]
    a, b = counted((2, 1), 2), samples("f4E2M1FN", (2, 2), 2)
    line = ('%r0, %r1 = "stablehlo.all_to_all"(%x0, %x1) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, '
            + groups_text([[0, 1]]) + "} : (tensor<2x1xi32>, tensor<2x2xf4E2M1FN>) -> (tensor<1x2xi32>, tensor<1x4xf4E2M1FN>)")
    expected = [[concatenate([part(x, 0, i, 2) for x in values], 1) for values in (a, b)] for i in (0, 1)]
    cases.append(parallel("several_operands", [line], (2, 1), [[x, y] for x, y in zip(a, b)], expected))
    return "parts of the members' values, one of each", cases


def permute_case(name, strategy, pairs, grid, inputs, note="", reference=""):
    _, asked = STRATEGIES[strategy]
    of_partitions = strategy == "cross_partition"
    expected = []
    for r, p in processes(*grid):
        own = p if of_partitions else r
        source = next((s for s, t in pairs if t == own), None)
        where = dict(zip(processes(*grid), inputs))
        expected.append(zeros(inputs[0]) if source is None else where[(r, source) if of_partitions else (source, p)])
    text, kind = dense_ids(pairs)
    line = op("collective_permute", "%x0", f"source_target_pairs = dense<{text}> : {kind}, {asked}", [inputs[0].type], [inputs[0].type])
    return parallel(name, [line], grid, one(inputs), one(expected), note, reference)


def collective_permute_file():
    cases = [permute_case(f"permutes_{plain(e)}", "cross_replica", [[0, 1], [1, 2]], (3, 1), samples(e, (3,), 3))
             for e in ELEMENTS]
    i32 = counted((2,), 4)
    cases += [
        permute_case("a_ring", "cross_replica", [[0, 1], [1, 2], [2, 3], [3, 0]], (4, 1), i32),
        permute_case("across_partitions", "cross_partition", [[0, 1], [1, 0]], (2, 2), i32),
        permute_case("to_itself", "cross_replica", [[0, 0], [1, 2]], (4, 1), i32),
        permute_case("nobody_takes_part", "cross_replica", [[0, 1]], (4, 1), i32),
    ]
    return "the source's value, or zeros", cases


def broadcast_case(name, strategy, ids, grid, inputs, note="", reference=""):
    make, asked = STRATEGIES[strategy]
    groups, places = make(ids, *grid), processes(*grid)
    where = dict(zip(places, inputs))
    expected = [where[group[0]] if (group := group_of(groups, p)) else zeros(inputs[0]) for p in places]
    line = op("collective_broadcast", "%x0", f"{groups_text(ids)}, {asked}", [inputs[0].type], [inputs[0].type])
    return parallel(name, [line], grid, one(inputs), one(expected), note, reference)


ROOTS = Tensor((2,), "i32", np.array([1, 0], np.uint32))


def collective_broadcast_file():
    cases = [broadcast_case(f"broadcasts_{plain(e)}", "cross_replica", [[2, 1]], (3, 1), samples(e, (3,), 3)) for e in ELEMENTS]
    i32 = counted((2,), 4)
    cases += [
        broadcast_case("across_partitions", "cross_partition", [[1, 0]], (2, 2), i32),
        broadcast_case("two_groups", "cross_replica", [[3, 0], [1, 2]], (4, 1), i32),
    ]
    a, b = counted((2,), 2), samples("f8E5M2", (2,), 2)
    line = ('%r0, %r1 = "stablehlo.collective_broadcast"(%x0, %x1, %x2) {' + groups_text([[0, 1]]) + ", has_dynamic_root} : "
            "(tensor<2xi32>, tensor<2xf8E5M2>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xf8E5M2>)")
    cases.append(parallel("roots_as_an_operand", [line], (2, 1), [[x, y, ROOTS] for x, y in zip(a, b)], [[a[1], b[0]]] * 2, "", NEWER))
    return "the value of the first member, or zeros outside of groups", cases


def collective_reduce_file():
    cases = []
    for e in ELEMENTS:
        values = samples(e, (3,), 3)
        line = op("collective_reduce", "%x0", groups_text([[2, 1]]), [values[0].type], [values[0].type], adder(e))
        expected = [zeros(values[0]), zeros(values[0]), sum_of([values[1], values[2]])]
        cases.append(parallel(f"reduces_{plain(e)}", line.split("\n"), (3, 1), one(values), one(expected), "", NEWER))
    a, b = counted((2,), 2), counted((1,), 2)
    lines = ('%r0, %r1 = "stablehlo.collective_reduce"(%x0, %x1, %x2) ' + adder("i32") + "{" + groups_text([[0, 1]]) + ", has_dynamic_root} : "
             "(tensor<2xi32>, tensor<1xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<1xi32>)").split("\n")
    expected = [[zeros(a[0]), sum_of(b)], [sum_of(a), zeros(b[0])]]
    cases.append(parallel("roots_as_an_operand", lines, (2, 1), [[x, y, ROOTS] for x, y in zip(a, b)], expected, "", NEWER))
    return "the first member gets the reduction, all others zeros", cases


def sum_file():
    cases = []
    for e in ELEMENTS:
        values = samples(e, (3,), 2)
        line = op("cross-replica-sum", "%x0", groups_text([[0, 1]]), [values[0].type], [values[0].type])
        cases.append(parallel(f"sums_{plain(e)}", [line], (2, 1), one(values), one([sum_of(values)] * 2), "", ABORTS))
    return "the older spelling of an all_reduce that adds", cases


def id_files():
    both = [(r, p) for r in range(2) for p in range(3)]
    ids = lambda which: one([numbers("ui32", place[which]) for place in both])
    replica = parallel("of_each_process", ["%r0 = stablehlo.replica_id : tensor<ui32>"], (2, 3), [[]] * 6, ids(0))
    partition = parallel("of_each_process", ["%r0 = stablehlo.partition_id : tensor<ui32>"], (2, 3), [[]] * 6, ids(1))
    alone = lambda op: Case("alone_it_is_zero", [f"%r = stablehlo.{op} : tensor<ui32>"], [Check("%r", numbers("ui32", 0))],
                            "A plain run is a grid of one process.", "the reference wants interpreter.run_parallel")
    return {"replica_id": ("which replica a process is", [replica, alone("replica_id")]),
            "partition_id": ("which partition a process is", [partition, alone("partition_id")])}


TOKEN = "!stablehlo.token"


def transfer(kind, pairs, host):
    number = {"send": 2, "recv": 3}[kind] if host else 1
    text = "" if host or pairs is None else ", source_target_pairs = dense<{}> : {}".format(*dense_ids(pairs))
    return f"channel_handle = #stablehlo.channel_handle<handle = 5, type = {number}>, is_host_transfer = {str(host).lower()}{text}"


def shift(element, pairs, shape=(3,)):
    kind = f"tensor<{'x'.join(map(str, shape))}x{element}>"
    return ["%t = stablehlo.after_all : !stablehlo.token",
            f'%s = "stablehlo.send"(%x0, %t) {{{transfer("send", pairs, False)}}} : ({kind}, {TOKEN}) -> {TOKEN}',
            f'%r0, %u = "stablehlo.recv"(%s) {{{transfer("recv", pairs, False)}}} : ({TOKEN}) -> ({kind}, {TOKEN})']


def channel_files():
    pairs = [[0, 1], [1, 0]]
    why = "a send of the reference waits for its recv"
    both = []
    for e in ELEMENTS:
        values = samples(e, (3,), 2)
        both.append(parallel(f"swaps_{plain(e)}", shift(e, pairs), (2, 1), one(values), one(values[::-1]), "", why))
    values = samples("i32", (3,), 3)
    ring = parallel("a_ring", shift("i32", [[0, 1], [1, 2], [2, 0]]), (3, 1), one(values), one([values[2], values[0], values[1]]), "", why)
    line = parallel("nobody_sends_to_the_first", shift("i32", [[0, 1], [1, 2]]), (3, 1), one(values), one([zeros(values[0]), values[0], values[1]]),
                    "Zeros where no pair names the process, as of collective_permute.", why)
    text = textwrap.dedent("""\
        // stablehlo.send and stablehlo.recv: values on a channel.
        // Made by tools/cases/gen_interpret_tests.py: change it there.

        func.func @in_the_order_sent() {
          %x = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
          %t = stablehlo.after_all : !stablehlo.token
          %r:5 = "interpreter.run_parallel"(%x, %t, %t) {programs = [[@sender], [@receiver]]} :
              (tensor<2xi64>, !stablehlo.token, !stablehlo.token) ->
              (!stablehlo.token, tensor<2xi64>, !stablehlo.token, tensor<2xi64>, tensor<f8E5M2>)
          check.expect_eq_const %r#1, dense<[1, 2]> : tensor<2xi64>
          check.expect_eq_const %r#3, dense<[3, 4]> : tensor<2xi64>
          check.expect_eq_const %r#4, dense<-0.5> : tensor<f8E5M2>
          func.return
        }

        func.func private @sender(%x: tensor<2xi64>, %t: !stablehlo.token) -> !stablehlo.token {
          %0 = "stablehlo.send"(%x, %t) {
            channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true
          } : (tensor<2xi64>, !stablehlo.token) -> !stablehlo.token
          %y = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
          %z = stablehlo.constant dense<-0.5> : tensor<f8E5M2>
          %1 = "stablehlo.send"(%y, %z, %0) {
            channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true
          } : (tensor<2xi64>, tensor<f8E5M2>, !stablehlo.token) -> !stablehlo.token
          func.return %1 : !stablehlo.token
        }

        func.func private @receiver(%t: !stablehlo.token)
            -> (tensor<2xi64>, !stablehlo.token, tensor<2xi64>, tensor<f8E5M2>) {
          %0:2 = "stablehlo.recv"(%t) {
            channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true
          } : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
          %1:3 = "stablehlo.recv"(%0#1) {
            channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true
          } : (!stablehlo.token) -> (tensor<2xi64>, tensor<f8E5M2>, !stablehlo.token)
          func.return %0#0, %1#2, %1#0, %1#1 : tensor<2xi64>, !stablehlo.token, tensor<2xi64>, tensor<f8E5M2>
        }
        """)
    return {"send": ("values to another process", both[::2] + [ring]), "recv": ("values of another process", both[1::2] + [line]),
            "send_recv": text}


class Printing(Case):
    """A case whose functions print; Case is a tuple, so what they print is kept beside it."""

    def __new__(cls, printed, **fields):
        case = super().__new__(cls, **fields)
        case.printed = printed
        return case

    def text(self):
        return "\n".join([super().text(), *[f"// CHECK: {line}" for line in self.printed]])


def printed(name, value):
    """How the interpreter prints a pair of elements: as MLIR does, complex numbers in brackets."""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        text = str(ir.Module.parse(f"module attributes {{x.pair = {literal(value)}}} {{}}"))
    pair = text.partition("dense<")[2].partition("> : tensor<")[0]
    if not pair.startswith("["):
        pair = f"[{pair}, {pair}]"
    pair = ", ".join(part.strip() for part in pair.translate(str.maketrans("()", "[]")).split(","))
    return [f"{name} = {value.type} {{", f"  {pair}", "}"]


def feed_files():
    fed, out = [], []
    for i, e in enumerate(ELEMENTS):
        values = samples(e, (2,), 2)
        kind = values[0].type
        lines = ["%t = stablehlo.after_all : !stablehlo.token",
                 f'%r0, %u = "stablehlo.infeed"(%t) {{infeed_config = ""}} : ({TOKEN}) -> ({kind}, {TOKEN})',
                 f'%r1, %v = "stablehlo.infeed"(%u) {{infeed_config = ""}} : ({TOKEN}) -> ({kind}, {TOKEN})']
        fed.append(parallel(f"feeds_{plain(e)}", lines, (1, 1), [[]], [values], "", "", infeed=values))
        lines = ["%t = stablehlo.after_all : !stablehlo.token",
                 f'%u = "stablehlo.outfeed"(%x0, %t) {{outfeed_config = ""}} : ({kind}, {TOKEN}) -> {TOKEN}',
                 f"%r0, %v = stablehlo.optimization_barrier %x0, %u : {kind}, {TOKEN}"]
        case = parallel(f"outfeeds_{plain(e)}", lines, (1, 1), [[values[0]]], [[values[0]]])
        out.append(Printing(**case._asdict(), printed=printed("outfeed", values[0])))
    a, b = numbers("i32", [1, 2]), numbers("f8E4M3FN", 0.5)
    lines = ["%t = stablehlo.after_all : !stablehlo.token",
             f'%r0, %r1, %u = "stablehlo.infeed"(%t) : ({TOKEN}) -> ({a.type}, {b.type}, {TOKEN})']
    fed.append(parallel("each_payload_is_the_next_value", lines, (1, 1), [[]], [[a, b]], "", ABORTS, infeed=[a, b]))
    return {"infeed": ("the next values of the infeed", fed), "outfeed": ("values for the outfeed", out)}


def async_files():
    started, done = [], []
    for i, e in enumerate(ELEMENTS):
        values = samples(e, (2,), 2)
        kind, joined = values[0].type, concatenate(values, 0)
        lines = [f'%f = "stablehlo.async_start"(%x0) ({{', f"^bb0(%a: {kind}):",
                 '  %g = "stablehlo.all_gather"(%a) {all_gather_dim = 0 : i64, ' + groups_text([[0, 1]]) + f"}} : ({kind}) -> {joined.type}",
                 f"  stablehlo.return %g : {joined.type}", f"}}) : ({kind}) -> !stablehlo.future<{joined.type}>",
                 f'%r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<{joined.type}>) -> {joined.type}']
        (started if i % 2 else done).append(parallel(f"gathers_{plain(e)}", lines, (2, 1), one(values), one([joined] * 2), "", ABORTS))
    lines = ['%f = "stablehlo.async_start"(%x0) ({',
             "  %s = stablehlo.slice %x0 [1:3] : (tensor<4xi32>) -> tensor<2xi32>", "  stablehlo.return %s : tensor<2xi32>",
             "}) : (tensor<4xi32>) -> !stablehlo.future<tensor<2xi32>>",
             '%r0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2xi32>>) -> tensor<2xi32>']
    started.append(parallel("slices", lines, (1, 1), one(counted((4,), 1)), one([numbers("i32", [2, 3])]), "", ABORTS))
    return {"async_start": ("an op of its own pace", started), "async_done": ("what the op gave", done)}


def files():
    return {"all_gather": all_gather_file, "all_reduce": all_reduce_file, "reduce_scatter": reduce_scatter_file,
            "all_to_all": all_to_all_file, "collective_permute": collective_permute_file,
            "collective_broadcast": collective_broadcast_file, "collective_reduce": collective_reduce_file,
            "cross-replica-sum": sum_file, **together(id_files, "replica_id", "partition_id"),
            **together(channel_files, "send", "recv", "send_recv"), **together(feed_files, "infeed", "outfeed"),
            **together(async_files, "async_start", "async_done")}
