"""The instrument: what the command line says of numbers, tensors and programs, as objects of Python.

`quantize` and `dequantize` call the library. The others run a command in the process of Python, lend it the arrays and the
function that it needs, and read the JSON that it prints.
"""

from __future__ import annotations

import json
import os
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Union

import numpy as np

from . import _arrays, _html, _native
from ._command import command
from ._errors import ArgumentError, CheckFailed, CommandError, UnsupportedError
from ._types import Given

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
        answer = json.loads(out)
        found = [it["message"] for it in answer.get("diagnostics", ())]
        # of a backend that does not run, each answer of `identify` says so
        rows = [row for key in ("sums", "conversions") for row in answer.get(key, ()) if "error" in row]
        found += list(dict.fromkeys(str(row["error"]) for row in rows))
    except (ValueError, KeyError, TypeError, AttributeError):
        found = []
    message = "\n".join(found) or errors.strip().removeprefix("error: ")
    return ArgumentError(message) if status == _USAGE else CommandError(message, status)


def _asked(arguments: Sequence[str], memory: _Memory | None = None) -> tuple[int, dict[str, Any]]:
    """The exit status of a command, and the object that it prints. A refusal is an exception."""
    status, out, errors = _run([*arguments, "--format=json"], memory)
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


@dataclass
class _Memory:
    """What a command takes from memory, in the place of files."""

    program: tuple[str, bytes] | None = None
    """The name and the text of a program."""
    inputs: list[Given] = field(default_factory=list)
    actual: list[Given] = field(default_factory=list)
    expected: Given | None = None
    backend: Callable[[str, list[Any]], tuple[str, Any]] | None = None


def _run(arguments: Sequence[str], memory: _Memory | None) -> tuple[int, bytes, str]:
    """Runs a command with what is in memory."""
    return command(arguments) if memory is None else _native.command(list(arguments), vars(memory))


def _kept(given: Any) -> Given:
    """An array that a later write by its owner does not change."""
    if not (isinstance(given, tuple) and len(given) == 4):
        raise ArgumentError("a token or a tuple is no array")
    memory, name, shape, masks = given
    kept = np.frombuffer(memory, np.uint8).copy() if len(memory) else np.empty(0, np.uint8)
    return kept, name, shape, masks


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
    memory = _Memory(actual=[_kept(_arrays.taken(actual, "f64"))], expected=_kept(_arrays.taken(expected, "f64")))
    return Comparison(*_answered(["compare", "actual", "expected", *_flags(options)], memory, report))


def _answered(
    words: list[str], memory: _Memory, report: Any
) -> tuple[int, dict[str, Any], Callable[[list[str]], tuple[int, bytes, str]]]:
    """The exit status of a command, the object that it prints, and a way to run it again."""
    page = [] if report is None else [f"--report={os.fspath(report)}"]
    status, data = _asked([*words, *page], memory)
    return status, data, lambda more: _run([*words, *more], memory)


def _compare_all(actual: Any, expected: Any, report: Any, options: Mapping[str, Any]) -> dict[str, Comparison]:
    if not (isinstance(actual, Mapping) and isinstance(expected, Mapping)):
        raise ArgumentError("one side is a dict of arrays, and the other one is not")
    if report is not None:
        raise ArgumentError("report: a page is written for two arrays, not for dicts of arrays")
    if set(actual) != set(expected):
        names = ", ".join(sorted(map(str, set(actual) ^ set(expected))))
        raise ArgumentError(f"only one side has {names}")
    return {name: compare(actual[name], expected[name], **options) for name in actual}


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


def _program(module: Any) -> tuple[str, bytes]:
    return module.name, module.source_text.encode()


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
    memory = _Memory(
        _program(module),
        [_kept(_arrays.taken(value, element)) for value, element in zip(args, elements)],
        [_kept(_arrays.taken(value, "f64")) for value in _leaves(actual, module)],
    )
    words = ["compare", _word(module.name), *_run_flags(module, function), *_flags({"legal": legal, **options})]
    return Judgement(*_answered(words, memory, report))


def _word(name: str) -> str:
    """The name of a program as a word of a command, which is no flag."""
    return f"./{name}" if name.startswith("-") else name


def _leaves(actual: Any, module: Any) -> list[Any]:
    """The results of a device in order: of one array, a list or tuple of arrays, or a pytree of JAX."""
    if module.trees is not None:
        import jax

        leaves: list[Any] = jax.tree_util.tree_leaves(actual)
        return leaves
    return list(actual) if isinstance(actual, (list, tuple)) else [actual]


def profile_numerics(module: Any, inputs: Sequence[Any], function: str | None = None, **options: Any) -> dict[str, Any]:
    """Tells what the rounding of each op of a module costs, as `shlo-interp profile-numerics`."""
    args, elements = _arguments(module, function, inputs)
    given = [_arrays.taken(value, element) for value, element in zip(args, elements)]
    words = ["profile-numerics", _word(module.name), *_run_flags(module, function), *_flags(options)]
    return _asked(words, _Memory(_program(module), given))[1]


Backend = Union[str, Callable[[str, list[Any]], Any]]
"""The command that runs a program, or a function that takes a program's text and its arguments, and gives its results."""


def _backend(backend: Backend) -> tuple[str, _Memory | None]:
    """The word that names a backend, and what is in memory of it."""
    if not callable(backend):
        return backend, None
    own = getattr(backend, "__qualname__", None) or type(backend).__qualname__
    return own, _Memory(backend=_answering(backend))


def _answering(backend: Callable[[str, list[Any]], Any]) -> Callable[[str, list[Any]], tuple[str, Any]]:
    """A function that takes what the native module gives, and answers what it takes."""

    def answer(program: str, inputs: list[Any]) -> tuple[str, Any]:
        try:
            results = backend(program, [_arrays.shown(value) for value in inputs])
            each = results if isinstance(results, (list, tuple)) else [results]
            # the function may use the memory of its results again
            return "ok", [_kept(_arrays.taken(result, None)) for result in each]
        except (NotImplementedError, UnsupportedError) as refusal:
            return "refused", str(refusal)
        except Exception as error:
            return "failed", "".join(traceback.format_exception_only(error)).strip()

    return answer


def identify(backend: Backend, **options: Any) -> dict[str, Any]:
    """Finds out how a backend adds and converts, as `shlo-interp identify`.

    `backend` is a function, which is called with the text of a program of StableHLO and a list of arrays, the arguments of
    its function `main`, and gives the results: an array, or a list or tuple of arrays. It raises NotImplementedError, or
    UnsupportedError, to refuse a program; another exception says that it failed. A string is the command that runs a
    program, with `{program}`, `{inputs}` and `{outputs}` (docs/backends.md). Options are those of the command:
    `types="f16"`, `shape="16x128x16"`, `only`, `model`.
    """
    word, memory = _backend(backend)
    return _asked(["identify", f"--backend={word}", *_flags(options)], memory)[1]


class Conformance:
    """What became of the cases of a pack. It is true if no result is wrong."""

    def __init__(self, status: int, cases: list[dict[str, Any]]) -> None:
        self.cases = cases
        """An object for each case, as `--jsonl` writes it (docs/json.md)."""
        self._status = status

    def __bool__(self) -> bool:
        return self._status == _FINE

    @property
    def wrong(self) -> list[dict[str, Any]]:
        """The cases with results that are not legal, or not of the types of the program."""
        return [case for case in self.cases if case["status"] in ("wrong", "invalid")]

    @property
    def counts(self) -> dict[str, int]:
        """How many cases have each outcome, such as `exact`, `legal`, `refused` and `wrong`."""
        return dict(Counter(str(case["status"]) for case in self.cases))

    def check(self) -> None:
        """Raises CheckFailed if a result is wrong."""
        if not self:
            raise CheckFailed("\n".join(f"{case['name']}: {case['message']}" for case in self.wrong))

    def __repr__(self) -> str:
        counts = ", ".join(f"{count} {status}" for status, count in self.counts.items())
        return f"<shlo_interp.Conformance: {counts or 'no case'}>"


def make_pack(directory: str | os.PathLike[str], **options: Any) -> None:
    """Writes a pack of programs with the results that are expected, as `shlo-interp conformance make`.

    Options are those of the command: `ops=["add", "convert"]`, `types=["f32", "f8E4M3FN"]`, `seed`.
    """
    status, out, errors = command(["conformance", "make", os.fspath(directory), *_flags(_joined(options, "ops", "types"))])
    if status != _FINE:
        raise _refused(out, errors, status)


def conformance(pack: str | os.PathLike[str], backend: Backend, **options: Any) -> Conformance:
    """Has a backend run the programs of a pack, and judges its results, as `shlo-interp conformance run`.

    `pack` is the directory that `make_pack` wrote, and `backend` is that of `identify`. Options are those of the command:
    `legal`, `filter`, `jobs`, `jsonl`, `junit`, `report`, `keep`. The option `timeout` is for commands: a function is not
    stopped.
    """
    word, memory = _backend(backend)
    words = ["conformance", "run", os.fspath(pack), f"--backend={word}", *_flags(options), "--format=json"]
    status, out, errors = _run(words, memory)
    if status > _DIFFERS:
        raise _refused(out, errors, status)
    return Conformance(status, [json.loads(line) for line in out.splitlines()])


def _joined(options: Mapping[str, Any], *names: str) -> dict[str, Any]:
    """Options of which some take a list, whose words are separated by commas."""
    lists = {name: ",".join(value) for name, value in options.items() if name in names and not isinstance(value, str)}
    return {**options, **lists}


for _class in (Comparison, Conformance, Judgement, Quantized):
    _class.__module__ = __package__
