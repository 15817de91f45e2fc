"""Self-checking test functions: how they are described, compared with the reference, and written."""

import textwrap
from functools import cache
from typing import NamedTuple

import numpy as np

from tools.oracle.formats import Format, Integer, element_type, float_format, value_of
from tools.oracle.oracle import OracleError, Tensor, code_dtype, parse_element

FEW_PROCESSES = "the reference starts no more processes than the machine has cores"  # not even tried
BLOB_FROM = 24  # elements from which a literal is written as a blob


def tensor(element, codes, shape=None):
    """A Tensor of codes (a list or an array); complex codes are (real, imaginary) pairs."""
    array = np.array(codes, dtype=part_dtype(element))
    dims = array.shape[:-1] if is_complex(element) else array.shape
    return Tensor(tuple(dims) if shape is None else tuple(shape), element,
                  array if shape is None else array.reshape(tuple(shape) + array.shape[len(dims):]))


def numbers(element, values, shape=None):
    """A Tensor of Python numbers (rounded to the element type)."""
    return tensor(element, encode_nested(element, values), shape)


def encode_nested(element, values):
    if isinstance(values, (list, tuple)):
        return [encode_nested(element, value) for value in values]
    if is_complex(element):
        part = float_format(part_of(element))
        z = complex(values)
        return [part.encode(value_of(z.real)), part.encode(value_of(z.imag))]
    kind = element_type(element)
    return kind.encode(int(values)) if isinstance(kind, Integer) else kind.encode(value_of(values))


def is_complex(element):
    return element.startswith("complex<")


def part_of(element):
    return element[8:-1] if is_complex(element) else element


def part_dtype(element):
    return code_dtype(part_of(element))


# Literals

def element_text(code, element):
    """One element as MLIR text; bits where decimals would not do."""
    code = int(code)
    if element == "i1":
        return "true" if code else "false"
    kind = element_type(element)
    if isinstance(kind, Integer):
        return str(kind.decode(code))
    value = kind.decode(code)
    if not value.is_finite:
        return f"0x{code:0{(kind.width + 3) // 4}X}"
    number = float(value.signed) if value.signed else (-0.0 if value.negative else 0.0)
    for digits in range(1, 18):
        text = decimal(f"{number:.{digits}g}")
        if parse_element(text, element) == code and abs(float(text)) <= largest(kind):
            return text
    return f"0x{code:X}"


@cache
def largest(kind):
    """The largest finite value: a literal beyond it would be one that its type cannot hold."""
    return kind.magnitude(kind.max_finite)


def decimal(text):
    """Python's number text with the dot that MLIR wants."""
    if 1e-4 <= abs(float(text)) < 1e7:
        return np.format_float_positional(float(text), trim="0")
    mantissa, _, exponent = text.partition("e")
    mantissa = mantissa if "." in mantissa else mantissa + ".0"
    return mantissa + ("e" + str(int(exponent)) if exponent else "")


def literal(value):
    """`dense<...> : type` of a Tensor: a list while that can be read, else a blob."""
    if value.codes.size == 0:
        return f"dense<> : {value.type}"
    flat = value.codes.reshape(-1, 2) if is_complex(value.element) else value.codes.reshape(-1)
    if len(flat) > 1 and (flat == flat[0]).all():
        return f"dense<{one_text(flat[0], value.element)}> : {value.type}"
    if len(flat) > BLOB_FROM:
        return value.blob()
    return f"dense<{nested_text(value.codes, value.element, len(value.shape))}> : {value.type}"


def one_text(code, element):
    if is_complex(element):
        part = part_of(element)
        return f"({element_text(code[0], part)}, {element_text(code[1], part)})"
    return element_text(code, element)


def nested_text(codes, element, rank):
    if rank == 0:
        return one_text(codes, element)
    return "[" + ", ".join(nested_text(row, element, rank - 1) for row in codes) + "]"


# Cases

class Check(NamedTuple):
    """An expected value: `how` is "bitwise", "equal", ("ulp", n) or ("almost", tolerance)."""

    name: str
    expected: Tensor
    how: object = "bitwise"


class Case(NamedTuple):
    """A test function: its body in MLIR, and what must hold at the end of it.

    `reference` says why the reference interpreter cannot confirm it ("" where it must).
    """

    name: str
    body: list
    checks: list
    note: str = ""
    reference: str = ""
    helpers: str = ""  # functions that it calls

    def text(self):
        lines = [f"// {line}" for part in self.note.split("\n") for line in textwrap.wrap(part, 96)]
        lines.append(f"func.func @{self.name}() {{")
        lines += [f"  {line}" for line in self.body]
        for check in self.checks:
            lines += [f"  {line}" for line in check_lines(check)]
        return "\n".join(lines + ["  func.return", "}"])

    def program(self):
        """The case as a `main` that returns what is to be checked."""
        names = ", ".join(check.name for check in self.checks)
        types = ", ".join(check.expected.type for check in self.checks)
        body = "\n".join(self.body)
        return f"func.func @main() -> ({types}) {{\n{body}\nfunc.return {names} : {types}\n}}\n{self.helpers}"


def check_lines(check):
    value, kind = literal(check.expected), check.expected.type
    if check.how in ("bitwise", "equal"):
        element = check.expected.element
        is_float = isinstance(element_type(part_of(element)), Format)
        mark = " {shlo.bitwise}" if is_float and check.how == "bitwise" else ""
        return [f"check.expect_eq_const {check.name}, {value}{mark}"]
    how, bound = check.how
    if how == "almost":
        return [f"check.expect_almost_eq_const {check.name}, {value}, tolerance = {decimal(repr(bound))}"]
    expected = f"%expected_{check.name[1:].replace('#', '_')}"
    return [f"{expected} = stablehlo.constant {value}",
            f"check.expect_close {check.name}, {expected}, max_ulp_difference = {bound} : {kind}, {kind}"]


def fill(oracle, name, body, results, note="", helpers=""):
    """A Case whose expected values are what the reference interpreter gives. `results`: name -> type."""
    names, types = list(results), list(results.values())
    program = Case(name, body, [], helpers=helpers).program()
    listed, kinds = ", ".join(names), ", ".join(types)
    program = program.replace("-> ()", f"-> ({kinds})", 1).replace("func.return  : ", f"func.return {listed} : {kinds}", 1)
    values = iter(oracle.run(program))
    checks = []
    for result, kind in results.items():
        value = next(values)
        if "complex<" in kind:
            element = kind[kind.index("complex<"):-1]
            value = Tensor(value.shape, element, np.stack([value.codes, next(values).codes], axis=-1))
        checks.append(Check(result, value))
    return Case(name, body, checks, note, helpers=helpers)


def confirm(oracle, case):
    """Compares a case with the reference interpreter; returns a complaint, or None."""
    try:
        values = iter(oracle.run(case.program()))
    except OracleError as error:
        return f"{case.name}: {error}"
    for check in case.checks:
        expected = check.expected
        parts = [expected] if not is_complex(expected.element) else [
            Tensor(expected.shape, part_of(expected.element), expected.codes[..., i]) for i in (0, 1)]
        for part in parts:
            if complaint := difference(part, next(values), check.how):
                return f"{case.name}: {check.name}: {complaint}"
    return None


def difference(expected, actual, how):
    """Says where two Tensors differ (any NaN equals any NaN), or None."""
    if expected.type != actual.type:
        return f"type {actual.type}, not {expected.type}"
    kind = element_type(expected.element)
    for i, (want, got) in enumerate(zip(expected.codes.reshape(-1).tolist(), actual.codes.reshape(-1).tolist())):
        if want == got or isinstance(kind, Format) and agrees(kind, want, got, how):
            continue
        return f"element {i}: the reference has {element_text(got, expected.element)} ({got:#x}), " \
               f"we expect {element_text(want, expected.element)} ({want:#x})"
    return None


def agrees(kind, want, got, how):
    x, y = kind.decode(want), kind.decode(got)
    if x.is_nan or y.is_nan:
        return x.is_nan and y.is_nan
    if how == "bitwise" or how == "equal" or not (x.is_finite and y.is_finite):
        return False
    if how[0] == "ulp":
        return abs(want - got) <= 4 * how[1]
    return abs(x.signed - y.signed) <= how[1]


def together(make, *names):
    """Name -> a function that gives the file of that name, for files that `make` makes at once, when the first is asked for."""
    made = cache(make)
    return {name: lambda name=name: made()[name] for name in names}
