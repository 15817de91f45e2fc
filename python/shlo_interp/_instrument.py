"""The instrument: what the command line says of numbers, tensors and programs, as objects of Python.

`quantize` and `dequantize` call the library. The others run a command in the process of Python, with its files in a
folder of temporary files, and read the JSON that it prints.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from . import _arrays, _html, _native
from ._command import command
from ._errors import ArgumentError, CheckFailed, CommandError

_FINE, _DIFFERS, _USAGE = 0, 1, 2


def _flags(options: Mapping[str, Any]) -> list[str]:
    """Options as flags: `max_ulp=1` is `--max-ulp=1`, True a flag alone, and a list a flag for each."""
    flags = []
    for name, value in options.items():
        flag = f"--{name.replace('_', '-')}"
        for one in value if isinstance(value, (list, tuple)) else [value]:
            if one is True:
                flags.append(flag)
            elif one is not None and one is not False:
                flags.append(f"{flag}={os.fspath(one) if isinstance(one, os.PathLike) else one}")
    return flags


def _refused(out: bytes, errors: str, status: int) -> Exception:
    """The exception for a command that did not do what it was asked."""
    try:
        found = [it["message"] for it in json.loads(out)["diagnostics"]]
    except (ValueError, KeyError, TypeError):
        found = []
    message = "\n".join(found) or errors.strip().removeprefix("error: ")
    return ArgumentError(message) if status == _USAGE else CommandError(message, status)


def _asked(arguments: Sequence[str]) -> tuple[int, dict[str, Any]]:
    """The exit status of a command, and the object that it prints. A refusal is an exception."""
    status, out, errors = command([*arguments, "--format", "json"])
    if status > _DIFFERS:
        raise _refused(out, errors, status)
    answer: dict[str, Any] = json.loads(out)
    return status, answer


def _spelled(value: Any) -> str:
    """A number, or anything else, as a word of the command line."""
    if isinstance(value, (bool, np.bool_)):
        return "true" if value else "false"
    if isinstance(value, np.integer):
        return str(int(value))
    if isinstance(value, (float, np.floating)) or hasattr(value, "dtype"):
        return repr(float(value))
    return str(value)


def explain(op: str, *operands: Any, **options: Any) -> dict[str, Any]:
    """Tells why an op gives the bits that it gives, as `shlo-interp explain OP TYPE OPERANDS`.

    `explain("add", "f8E4M3FN", 448, 32)`. Options are those of the command: `policy="all"`.
    """
    words = [_spelled(operand) for operand in operands]
    return _asked(["explain", op, *words, *_flags(options)])[1]


def formats(*names: str) -> dict[str, dict[str, Any]]:
    """The parameters of float formats by their names: of these, or of all that have a name."""
    answer = _asked(["formats", *names])[1]
    return {str(row["format"]): row for row in answer["formats"]}


def define_type(definition: str) -> dict[str, Any]:
    """Defines a float type for programs that are loaded from now on, and gives its parameters.

    A definition is that of `--define-type`: `my8=exponent:4,mantissa:3,bias:9,specials:finite`, or `lut=@table.csv`. A
    name that is defined keeps its meaning.
    """
    name = definition.partition("=")[0].strip()
    answer = _asked(["formats", name, f"--define-type={definition}"])[1]
    row: dict[str, Any] = answer["formats"][0]
    return row


@dataclass(frozen=True, eq=False)
class Quantized:
    """An array in blocks that share a scale."""

    elements: Any
    """The elements, in the shape of the values."""
    scales: Any
    """The scales, one for each block along the axis."""
    tensor_scale: float | None
    """The scale of the tensor, if the format has one."""
    format: str
    axis: int

    def dequantize(self, to: str = "f32") -> Any:
        """The values, each rounded once to a float type."""
        return dequantize(self, to=to)

    def _repr_html_(self) -> str:
        return _html.table(
            f"{self.format} along axis {self.axis}",
            {"elements": self.elements, "scales": self.scales, "tensor scale": self.tensor_scale},
        )


def quantize(x: Any, to: str, *, axis: int = -1, scale_rule: str | None = None) -> Quantized:
    """An array of floats in blocks along an axis, in a block format such as `mxfp4`, `nvfp4` or `mxfp8e4m3`."""
    given = _arrays.taken(x, "f64")
    rank = len(given[2])
    if not -rank <= axis < rank:
        raise ArgumentError(f"axis: {axis} is no axis of an array of {rank} dimensions")
    elements, scales, tensor_scale = _native.quantize(given, to, axis % rank, scale_rule)
    return Quantized(_arrays.shown(elements), _arrays.shown(scales), tensor_scale, to, axis % rank)


def dequantize(blocked: Quantized, *, to: str = "f32") -> Any:
    """The values of an array in blocks, each rounded once to a float type."""
    elements, scales = _arrays.taken(blocked.elements, None), _arrays.taken(blocked.scales, None)
    return _arrays.shown(_native.dequantize(elements, scales, blocked.tensor_scale, blocked.format, blocked.axis, to))


class _Files:
    """A folder of temporary files for one command."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="shlo-interp-")
        self.path = Path(self._folder.name)
        self._count = 0

    def __enter__(self) -> _Files:
        return self

    def __exit__(self, *_: object) -> None:
        self._folder.cleanup()

    def run(self, arguments: Sequence[str]) -> tuple[int, bytes, str]:
        """Runs a command, and leaves the name of the folder out of what it says."""
        status, out, errors = command(arguments)
        folder = f"{self.path}/"
        return status, out.replace(folder.encode(), b""), errors.replace(folder, "")

    def value(self, value: Any, element: str | None = None) -> str:
        """A file of an array, spelled as a value of the command line: `2x3xf32=@FILE`."""
        given = value.given if isinstance(value, _Kept) else _arrays.taken(value, element)
        memory, name, shape, masks = given
        raw = np.frombuffer(memory, np.uint8) if len(memory) else np.empty(0, np.uint8)
        bits = int(name.lstrip("uif").split("E")[0]) if masks else 8
        if bits < 8:
            raw = raw & np.uint8((1 << bits) - 1)
        path = self.path / f"{self._count}.bin"
        self._count += 1
        raw.tofile(path)
        return "".join(f"{size}x" for size in shape) + f"{name}=@{path}"


class _Answer:
    """What a command said, as JSON, and on request as text and as a page."""

    def __init__(self, status: int, data: dict[str, Any], again: Callable[[list[str]], tuple[int, bytes, str]]) -> None:
        self.data = data
        """The object of JSON that the command prints (docs/json.md)."""
        self._status = status
        self._again = again

    def __bool__(self) -> bool:
        return self._status == _FINE

    @property
    def text(self) -> str:
        """What the command prints for people."""
        return self._again([])[1].decode()

    def page(self) -> str:
        """The page of HTML that `--report` writes."""
        with tempfile.TemporaryDirectory(prefix="shlo-interp-") as folder:
            path = Path(folder) / "page.html"
            status, out, errors = self._again([f"--report={path}"])
            if not path.is_file():
                raise _refused(out, errors, status)
            return path.read_text(encoding="utf-8")

    def _repr_html_(self) -> str:
        return _html.framed(self.page())


class Comparison(_Answer):
    """How two arrays differ. It is true if they are equal under the rule."""

    @property
    def equal(self) -> bool:
        """Whether the rule accepts every element."""
        return bool(self)

    @property
    def differing(self) -> int:
        """The number of elements that the rule does not accept."""
        return int(self._pair.get("differing", 0))

    @property
    def figures(self) -> dict[str, Any]:
        """The errors of the whole arrays."""
        figures: dict[str, Any] = self._pair.get("figures", {})
        return figures

    @property
    def worst(self) -> list[dict[str, Any]]:
        """The elements that differ most."""
        worst: list[dict[str, Any]] = self._pair.get("worst_elements", [])
        return worst

    @property
    def _pair(self) -> dict[str, Any]:
        pairs = self.data.get("pairs") or [{}]
        pair: dict[str, Any] = pairs[0]
        return pair

    @property
    def message(self) -> str:
        """How the arrays differ, in a sentence; empty if they are equal."""
        return "" if self else str(self._pair.get("message") or "the arrays differ")

    def check(self) -> None:
        """Raises CheckFailed if the arrays differ."""
        if not self:
            raise CheckFailed(self.text.strip() or self.message)

    def __repr__(self) -> str:
        return f"<shlo_interp.Comparison: {self.message or 'equal'}>"


class Judgement(_Answer):
    """Whether what a device gave is legal. It is true if it is."""

    @property
    def legal(self) -> bool:
        """Whether every element is explained by a freedom that the specification leaves."""
        return bool(self.data.get("verdict") == "legal")

    @property
    def verdict(self) -> str:
        """`legal`, `violation`, or what else docs/json.md names."""
        return str(self.data.get("verdict"))

    @property
    def first_violation(self) -> str | None:
        """The name of the first value that is not legal."""
        name: str | None = self.data.get("first_violation")
        return name

    @property
    def values(self) -> list[dict[str, Any]]:
        """The values that were judged."""
        values: list[dict[str, Any]] = self.data.get("values", [])
        return values

    def check(self) -> None:
        """Raises CheckFailed if something is not legal, or outside of a tolerance that was required."""
        if not self:
            raise CheckFailed(self.text.strip())

    def __repr__(self) -> str:
        at = f" at {self.first_violation}" if self.first_violation else ""
        return f"<shlo_interp.Judgement: {self.verdict}{at}>"


def compare(actual: Any, expected: Any, *, report: Any = None, **options: Any) -> Any:
    """Compares two arrays element by element, as `shlo-interp compare`. Without a tolerance bits have to be the same.

    Options are those of the command: `max_ulp`, `atol`, `rtol`, `worst`, `metric`, `budget`. `report` is the path of a
    page of HTML to write. Of two dicts of arrays the result is a dict of comparisons, whose names have to be the same.
    """
    if isinstance(actual, Mapping) or isinstance(expected, Mapping):
        return _compare_all(actual, expected, report, options)
    left, right = _array_of(actual), _array_of(expected)

    def again(more: list[str]) -> tuple[int, bytes, str]:
        with _Files() as files:
            return files.run(["compare", files.value(left), files.value(right), *_flags(options), *more])

    page = [] if report is None else [f"--report={os.fspath(report)}"]
    status, out, errors = again([*page, "--format=json"])
    if status > _DIFFERS:
        raise _refused(out, errors, status)
    return Comparison(status, json.loads(out), again)


def _compare_all(actual: Any, expected: Any, report: Any, options: Mapping[str, Any]) -> dict[str, Comparison]:
    if not (isinstance(actual, Mapping) and isinstance(expected, Mapping)):
        raise ArgumentError("one side is a dict of arrays, and the other one is not")
    if report is not None:
        raise ArgumentError("report: a page is written for two arrays, not for dicts of arrays")
    if set(actual) != set(expected):
        names = ", ".join(sorted(map(str, set(actual) ^ set(expected))))
        raise ArgumentError(f"only one side has {names}")
    return {name: compare(actual[name], expected[name], **options) for name in actual}


def _array_of(value: Any) -> Any:
    """A value as an array that a later write by its owner does not change."""
    taken = _arrays.taken(value, "f64")
    if not (isinstance(taken, tuple) and len(taken) == 4):
        raise ArgumentError("a token or a tuple is no array")
    memory, name, shape, masks = taken
    kept = np.frombuffer(memory, np.uint8).copy() if len(memory) else np.empty(0, np.uint8)
    return _Kept((kept, name, shape, masks))


class _Kept:
    """The bytes of an array, with its type and shape."""

    def __init__(self, given: Any) -> None:
        self.given = given


def _run_flags(module: Any, function: str | None) -> list[str]:
    """The flags that run a module as it was loaded."""
    options = module.options
    if options.get("custom_calls") or options.get("engine", "fast") == "both":
        raise ArgumentError("a module with `custom_calls` or engine='both' cannot be judged or profiled by the command line")
    flags = [f"--function={function}"] if function else [f"--function={module.main.name}"]
    for name in ("accumulate", "convert_policy", "arith_policy", "seed"):
        if options.get(name):
            flags += _flags({name: options[name]})
    return flags


def _arguments(module: Any, function: str | None, inputs: Sequence[Any]) -> tuple[list[Any], list[str | None]]:
    """The arguments of a function in order, and the element types of its parameters."""
    name = function.removeprefix("@") if function else module.main.name
    args = list(inputs)
    if module.trees is not None and name == module.main.name:
        args = module.trees.leaves(tuple(inputs), {})
    elements = module.stored_elements(name)
    if len(args) != len(elements):
        raise ArgumentError(f"@{name} takes {len(elements)} arguments, given are {len(args)}")
    return args, elements


def _program(module: Any, files: _Files) -> Path:
    own = Path(module.name.strip("<>")).name or "program"
    path = files.path / (own if own.endswith(".mlir") else f"{own}.mlir")
    path.write_text(module.source_text)
    return path


def judge(
    module: Any,
    inputs: Sequence[Any],
    actual: Any,
    *,
    legal: str | None = None,
    function: str | None = None,
    report: Any = None,
    **options: Any,
) -> Judgement:
    """Judges what a device gave for a program. `Module.judge` is this."""
    args, elements = _arguments(module, function, inputs)
    kept = [_Kept(_arrays.taken(value, element)) for value, element in zip(args, elements)]
    results = [_array_of(value) for value in _leaves(actual, module)]
    run = _run_flags(module, function)

    def again(more: list[str]) -> tuple[int, bytes, str]:
        with _Files() as files:
            words = ["compare", str(_program(module, files)), *run]
            words += [f"--input={files.value(value)}" for value in kept]
            words += [f"--actual={files.value(value)}" for value in results]
            return files.run([*words, *_flags({"legal": legal, **options}), *more])

    page = [] if report is None else [f"--report={os.fspath(report)}"]
    status, out, errors = again([*page, "--format=json"])
    if status > _DIFFERS:
        raise _refused(out, errors, status)
    return Judgement(status, json.loads(out), again)


def _leaves(actual: Any, module: Any) -> list[Any]:
    """The results of a device in order: of one array, a list or tuple of arrays, or a pytree of JAX."""
    if module.trees is not None:
        import jax

        leaves: list[Any] = jax.tree_util.tree_leaves(actual)
        return leaves
    return list(actual) if isinstance(actual, (list, tuple)) else [actual]


def profile_numerics(program: Any, inputs: Sequence[Any] = (), **options: Any) -> dict[str, Any]:
    """Tells what the rounding of each op of a program costs, as `shlo-interp profile-numerics`.

    `program` is a module, or anything that `load` takes. Options are those of the command: `by`, `sort`, `top`, `retype`,
    `rank`, `wide`.
    """
    from ._module import Module, load

    module = program if isinstance(program, Module) else load(program)
    function = options.pop("function", None)
    args, elements = _arguments(module, function, inputs)
    with _Files() as files:
        words = ["profile-numerics", str(_program(module, files)), *_run_flags(module, function)]
        words += [f"--input={files.value(value, element)}" for value, element in zip(args, elements)]
        return _asked([*words, *_flags(options)])[1]


def identify(backend: str, **options: Any) -> dict[str, Any]:
    """Finds out how a backend adds and converts, as `shlo-interp identify`.

    `backend` is the command that runs a program, with `{program}`, `{inputs}` and `{outputs}` (docs/backends.md). Options
    are those of the command: `types="f16"`, `shape="16x128x16"`, `only`, `model`.
    """
    return _asked(["identify", "--backend", backend, *_flags(options)])[1]


for _class in (Comparison, Judgement, Quantized):
    _class.__module__ = __package__
