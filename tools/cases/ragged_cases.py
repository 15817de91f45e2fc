"""Test file of chlo.ragged_dot, judged by sums over the elements of each group."""

import itertools

import numpy as np

from tools.cases.cases import Case, Check, literal, numbers, tensor
from tools.oracle.formats import FLOATS, INTEGERS, Format, element_type
from tools.cases.window_cases import POWERS, VALUES, cycle, dot

REFUSED = "the reference does not run CHLO"


class Ragged:
    """Dimension numbers as letters: those of lhs, of rhs, the ragged one, g for the group; batching letters are in
    both and in `batch`, contracting ones in both and not in `batch`."""

    def __init__(self, lhs, rhs, ragged, batch=""):
        self.lhs, self.rhs, self.ragged, self.batch = lhs, rhs, ragged, batch
        self.steps = [x for x in lhs if x in rhs and x not in batch]
        self.free = [x for x in lhs if x not in rhs]
        self.rhs_free = [x for x in rhs if x not in lhs and x != "g"]
        self.mode = 3 if ragged in batch else 2 if ragged in self.steps else 1
        outer = list(batch) + (self.steps if self.mode == 2 else self.free)
        self.prefix = outer[:outer.index(ragged)] if ragged in outer else []
        self.out = (["g"] if self.mode == 2 else []) + list(batch) + self.free + self.rhs_free

    def attribute(self):
        def places(letters, term):
            return f"[{', '.join(str(term.index(x)) for x in letters)}]"
        fields = {"lhs_batching_dimensions": places(self.batch, self.lhs), "rhs_batching_dimensions": places(self.batch, self.rhs),
                  "lhs_contracting_dimensions": places(self.steps, self.lhs), "rhs_contracting_dimensions": places(self.steps, self.rhs),
                  "lhs_ragged_dimensions": places(self.ragged, self.lhs),
                  "rhs_group_dimensions": places("g" if "g" in self.rhs else "", self.rhs)}
        return "#chlo.ragged_dot<" + ", ".join(f"{name} = {value}" for name, value in fields.items()) + ">"

    def group_of(self, sizes, index):
        """The group of an element of lhs, by its index along each letter; None outside all groups."""
        row = sizes if sizes.ndim == 1 else sizes[tuple(index[x] for x in self.prefix)]
        ends = np.cumsum(row)
        return next((g for g, end in enumerate(ends) if index[self.ragged] < end), None)

    def apply(self, lhs, rhs, sizes, product):
        extent = dict(zip(self.rhs, rhs.shape)) | dict(zip(self.lhs, lhs.shape)) | {"g": sizes.shape[-1]}
        result = np.zeros([extent[x] for x in self.out], object)
        for place in np.ndindex(*result.shape):
            index = dict(zip(self.out, place))
            left, right = [], []
            for steps in itertools.product(*(range(extent[x]) for x in self.steps)):
                at = index | dict(zip(self.steps, steps))
                if self.mode != 3:
                    group = self.group_of(sizes, at)
                    if group is None or self.mode == 2 and group != index["g"]:
                        continue
                    at["g"] = group
                left.append(int(lhs[tuple(at[x] for x in self.lhs)]))
                right.append(int(rhs[tuple(at[x] for x in self.rhs)]))
            result[place] = product(left, right)
        return result


def case(name, ragged, element, lhs, rhs, sizes, result=None, index="i64"):
    kind = element_type(element)
    values = (VALUES if kind.signed else POWERS) if isinstance(kind, Format) else [3, 1, 7, 2, 0, 5]
    x, y = cycle(element, values, lhs), cycle(element, values[::-1], rhs)
    result = result or element
    sizes = np.array(sizes)
    codes = ragged.apply(x.codes, y.codes, sizes, lambda a, b: dot(element, result, a, b))
    expected = tensor(result, codes.astype(np.uint64), codes.shape)
    groups = numbers(index, sizes.tolist())
    body = [f"%lhs = stablehlo.constant {literal(x)}", f"%rhs = stablehlo.constant {literal(y)}", f"%sizes = stablehlo.constant {literal(groups)}",
            f'%r = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{{ragged_dot_dimension_numbers = {ragged.attribute()}, '
            f"precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}}> : ({x.type}, {y.type}, {groups.type}) -> {expected.type}"]
    return Case(name, body, [Check("%r", expected)], reference=REFUSED)


def ragged_file():
    rows, sums, batches = Ragged("bmk", "gbkn", "m", "b"), Ragged("bmk", "bkn", "k", "b"), Ragged("bmk", "bkn", "b", "b")
    cases = [
        case("groups_of_rows", rows, "i32", (2, 5, 3), (3, 2, 3, 2), [2, 0, 3]),
        case("rows_outside_the_groups_are_zero", rows, "i32", (2, 5, 3), (2, 2, 3, 2), [1, 2]),
        case("groups_beyond_the_rows", rows, "i32", (1, 3, 2), (3, 1, 2, 2), [2, 4, 1]),
        case("groups_of_rows_of_each_batch", rows, "i32", (2, 4, 3), (2, 2, 3, 2), [[1, 3], [4, 0]], index="i32"),
        case("no_batches", Ragged("mk", "gkn", "m"), "i32", (4, 3), (2, 3, 2), [3, 1], index="ui8"),
        case("groups_in_the_middle_of_rhs", Ragged("mk", "kgn", "m"), "i32", (4, 3), (3, 2, 2), [3, 1]),
        case("free_dimensions_before_the_ragged_one", Ragged("xmk", "gkn", "m"), "i32", (2, 3, 2), (2, 2, 2), [[1, 2], [3, 0]]),
        case("one_row_of_sizes_for_all", Ragged("xmk", "gkn", "m"), "i32", (2, 3, 2), (2, 2, 2), [1, 2]),
        case("groups_of_steps", sums, "i32", (2, 3, 5), (2, 5, 2), [2, 0, 3]),
        case("steps_outside_the_groups_do_not_count", sums, "i32", (2, 3, 5), (2, 5, 2), [2, 1]),
        case("groups_of_steps_of_each_batch", sums, "i32", (2, 3, 4), (2, 4, 2), [[1, 3], [4, 0]]),
        case("contracting_dimensions_around_the_ragged_one", Ragged("mxky", "xkyn", "k"), "i32", (2, 2, 3, 2), (2, 3, 2, 2), [[1, 2], [3, 0]]),
        case("steps_of_one_row_of_sizes", Ragged("mxk", "xkn", "k"), "i32", (2, 2, 3), (2, 3, 2), [1, 2]),
        case("ragged_batches_are_all_multiplied", batches, "i32", (3, 2, 2), (3, 2, 2), [1, 1]),
        case("sums_in_the_results_type", Ragged("mk", "gkn", "m"), "f8E4M3FN", (3, 7), (2, 7, 2), [1, 2], "f32"),
    ]
    for element in FLOATS + INTEGERS:
        cases.append(case(f"rows_of_{element}", Ragged("mk", "gkn", "m"), element, (3, 3), (2, 3, 2), [1, 1]))
        cases.append(case(f"steps_of_{element}", Ragged("mk", "kn", "k"), element, (2, 4), (4, 2), [1, 2]))
    return "each group by its own right operand, or summed on its own", cases


def files():
    return {"ragged_dot": ragged_file}
