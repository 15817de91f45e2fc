"""Programs: reading them, what their functions take, and running them."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Union

import numpy as np

from . import _arrays, _html, _instrument, _native, _objects
from ._errors import ArgumentError, Diagnostic
from ._types import CHOICES


@dataclass(frozen=True)
class TensorType:
    """The type of a tensor."""

    shape: tuple[int | None, ...]
    """The sizes of the dimensions; None is one that is known when the program runs."""
    element: str
    """The element type as MLIR spells it, such as `f8E4M3FN`."""
    dtype: np.dtype[Any] | None
    """The dtype of the elements' array; None if NumPy and ml_dtypes have none, and `Array` holds the codes."""
    text: str
    """The type as MLIR spells it."""

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        dtype = self.element if self.dtype is None else self.dtype.name
        return f"TensorType(shape={self.shape}, dtype={dtype})"


@dataclass(frozen=True)
class TupleType:
    """The type of a tuple of values."""

    types: tuple[Type, ...]
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class OtherType:
    """The type of a token, or one whose values cannot be given or shown."""

    text: str

    @property
    def is_token(self) -> bool:
        """Whether this is the type of tokens."""
        return self.text == "!stablehlo.token"

    def __str__(self) -> str:
        return self.text


Type = Union[TensorType, TupleType, OtherType]


def _type(shown: tuple[Any, ...]) -> Type:
    text, kind, element, stored, shape, parts = shown
    if kind == "tensor":
        known = _arrays.KINDS.get(stored)
        return TensorType(tuple(shape), element, known.dtype if known else None, text)
    if kind == "tuple":
        return TupleType(tuple(_type(part) for part in parts), text)
    return OtherType(text)


def _stored(shown: tuple[Any, ...]) -> str | None:
    """The element type of the codes of a tensor."""
    return shown[3] if shown[1] == "tensor" else None


@dataclass(frozen=True)
class Function:
    """What a function takes and gives."""

    name: str
    is_public: bool
    inputs: list[Type]
    input_names: list[str | None]
    results: list[Type]
    result_names: list[str | None]


class Module:
    """A verified program. It does not change, and several threads may call it at once."""

    def __init__(
        self,
        native: _native.Module,
        trees: _objects.Trees | _objects.TorchTrees | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self._native = native
        self.trees = trees
        """How the arguments and results of an object of JAX or PyTorch are nested; None for other programs."""
        self.options: Mapping[str, Any] = dict(options or {})
        """The options that `load` was given."""
        self.functions: dict[str, Function] = {}
        """The functions by name."""
        self._stored: dict[str, list[str | None]] = {}
        for name, is_public, inputs, results in native.functions():
            self.functions[name] = Function(
                name,
                is_public,
                [_type(shown) for _, shown in inputs],
                [own for own, _ in inputs],
                [_type(shown) for _, shown in results],
                [own for own, _ in results],
            )
            self._stored[name] = [_stored(shown) for _, shown in inputs]
        self._entry = self._find_entry()

    def _find_entry(self) -> str | None:
        if "main" in self.functions:
            return "main"
        names = list(self.functions)
        public = [name for name in names if self.functions[name].is_public]
        return names[0] if len(names) == 1 else public[0] if len(public) == 1 else None

    @property
    def name(self) -> str:
        """The name of the program in messages."""
        return self._native.name

    @property
    def main(self) -> Function:
        """The function that a call of the module runs: `main`, else the only one, else the only public one."""
        if self._entry is None:
            names = ", ".join(f"@{name}" for name in self.functions) or "none"
            raise ArgumentError(f"the module has no function @main; its functions are {names}: name one with run()")
        return self.functions[self._entry]

    @property
    def warnings(self) -> list[Diagnostic]:
        """What is suspicious about the program."""
        return self._native.warnings

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Runs the main function: arrays in, an array or a tuple of arrays out.

        A module of an object of JAX takes and gives what the function of JAX does, pytrees and keywords among them.
        """
        if self.trees is not None:
            leaves = self.trees.leaves(args, kwargs)
            return self.trees.results(self._run(self.main.name, leaves))
        if kwargs:
            given = ", ".join(kwargs)
            raise ArgumentError(f"a program takes arguments by their order, and not by name: {given}")
        return _one_or_all(self._run(self.main.name, list(args)))

    def run(
        self,
        function: str,
        *args: Any,
        num_replicas: int | None = None,
        num_partitions: int | None = None,
        processes: Sequence[Sequence[Any]] | None = None,
        probes: dict[str, list[Any]] | None = None,
    ) -> Any:
        """Runs a function of the program, by its name.

        On a grid of several processes (`num_replicas`, `num_partitions`, or the attributes of the module) the result is
        a list with the results of each process. All processes get the same arguments, or each those of its entry in
        `processes`, in the order (0, 0), (0, 1) and so on of replica and partition. `probes` is filled with the arrays
        that the ops `interpreter.probe` save, by their names.
        """
        name = function.removeprefix("@")
        self._function(name)
        own = self._native.grid(name)
        grid = (own[0] if num_replicas is None else num_replicas, own[1] if num_partitions is None else num_partitions)
        count = grid[0] * grid[1]
        if min(grid) < 1:
            raise ArgumentError(f"a grid of {grid[0]} replicas and {grid[1]} partitions has no process")
        if processes is not None and args:
            raise ArgumentError("arguments are given for all processes, or by `processes` for each, not both")
        if processes is not None and len(processes) != count:
            raise ArgumentError(f"`processes` has arguments of {len(processes)} processes, and the grid has {count}")
        if count > 1 << 14:
            raise ArgumentError(f"a grid of {grid[0]} replicas and {grid[1]} partitions: at most {1 << 14} processes run")
        each = [list(args)] * count if processes is None else [list(own) for own in processes]
        results = self._run_grid(name, each, grid, probes)
        return results if count > 1 or processes is not None else _one_or_all(results[0])

    def _function(self, name: str) -> Function:
        if name not in self.functions:
            names = ", ".join(f"@{name}" for name in self.functions) or "none"
            raise ArgumentError(f"the module has no function @{name}; its functions are {names}")
        return self.functions[name]

    def _run(self, name: str, args: list[Any]) -> tuple[Any, ...]:
        return self._run_grid(name, [args], (1, 1), None)[0]

    def _run_grid(
        self, name: str, each: list[list[Any]], grid: tuple[int, int], probes: dict[str, list[Any]] | None
    ) -> list[tuple[Any, ...]]:
        arguments = [self._taken(name, args) for args in each]
        results, saved, found = self._native.call(name, arguments, grid)
        for warning in found:
            warnings.warn(str(warning), RuntimeWarning, stacklevel=4)
        if probes is not None:
            for own, value in saved:
                probes.setdefault(own, []).append(_arrays.shown(value))
        return [tuple(map(_arrays.shown, own)) for own in results]

    def _taken(self, name: str, args: list[Any]) -> list[Any]:
        """What the native module takes for the arguments of a function. A token needs no argument."""
        function, stored = self.functions[name], self._stored[name]
        tokens = [isinstance(ty, OtherType) and ty.is_token for ty in function.inputs]
        if any(tokens) and len(args) == tokens.count(False):
            given = iter(args)
            args = [_arrays.Token() if is_token else next(given) for is_token in tokens]
        taken = []
        for index, value in enumerate(args):
            try:
                taken.append(_arrays.taken(value, stored[index] if index < len(stored) else None))
            except ArgumentError as error:
                own = function.input_names[index] if index < len(stored) else None
                label = f" ({own})" if own else ""
                raise ArgumentError(f"argument {index}{label} of @{name}: {error}") from None
        return taken

    @property
    def source_text(self) -> str:
        """The text that the places of diagnostics are in: the program's own, or, if it is no text, its printed form."""
        return self._native.source_text

    def stored_elements(self, function: str) -> list[str | None]:
        """The element type of the codes of each argument that a function takes; None for what is no tensor."""
        self._function(function)
        return list(self._stored[function])

    def text(self, *, generic: bool = False) -> str:
        """The program as MLIR text, in short or generic form."""
        return self._native.text(generic)

    def bytecode(self, version: int | None = None) -> bytes:
        """The program as MLIR bytecode of a version from 0 to 6, the newest if none is stated."""
        return self._native.bytecode(version)

    def artifact(self, version: str | None = None) -> bytes:
        """The program as a portable artifact of a version of StableHLO; `1.15.0` if none is stated."""
        return self._native.artifact(version)

    def judge(
        self,
        inputs: Sequence[Any],
        actual: Any,
        *,
        legal: str | None = None,
        function: str | None = None,
        report: str | os.PathLike[str] | None = None,
        **options: Any,
    ) -> Any:
        """Judges what a device gave for this program: is each element legal? As `shlo-interp compare PROGRAM`."""
        return _instrument.judge(self, inputs, actual, legal=legal, function=function, report=report, **options)

    def profile_numerics(self, *inputs: Any, **options: Any) -> dict[str, Any]:
        """Tells what the rounding of each op costs. As `shlo-interp profile-numerics`."""
        return _instrument.profile_numerics(self, inputs, **options)

    def __repr__(self) -> str:
        names = ", ".join(f"@{name}" for name in self.functions)
        return f"<shlo_interp.Module {self.name!r}: {names}>"

    def _repr_html_(self) -> str:
        return _html.module(self)


def _one_or_all(results: tuple[Any, ...]) -> Any:
    return results[0] if len(results) == 1 else results


def _choices(**options: Any) -> dict[str, Any]:
    """The options of `load` as the native module takes them."""
    if unknown := sorted(set(options) - set(CHOICES)):
        raise ArgumentError(f"load has no option {', '.join(unknown)}: its options are {', '.join(sorted(CHOICES))}")
    choices = {**CHOICES, **options}
    seed, threads, storage_only = choices["seed"], choices["threads"], choices["storage_only"]
    if not isinstance(seed, int) or not 0 <= seed < 1 << 64:
        raise ArgumentError(f"seed: {seed!r} is no number from 0 to 2^64 - 1")
    if threads is not None and not (isinstance(threads, int) and 1 <= threads <= 1024):
        raise ArgumentError(f"threads: {threads!r} is no number from 1 to 1024")
    choices["storage_only"] = storage_only.split(",") if isinstance(storage_only, str) else list(storage_only)
    choices["custom_calls"] = [(target, _meaning(own)) for target, own in dict(choices["custom_calls"] or {}).items()]
    return choices


def _meaning(own: Any) -> Any:
    """The meaning of a target of custom calls: text, or a function that takes and gives what the native module does."""
    if not callable(own):
        return str(own)

    def called(operands: list[Any]) -> list[Any]:
        results = own(*map(_arrays.shown, operands))
        each = results if isinstance(results, (list, tuple)) else [results]
        return [_arrays.taken(result, None) for result in each]

    return called


def load(source: Any, *, name: str | None = None, platform: str | None = None, **options: Any) -> Module:
    """Reads and verifies a program.

    `source` is a text, bytes (text, MLIR bytecode, a portable artifact, what `jax.export` saves, and each of these
    compressed by gzip), a path, or an object of JAX or PyTorch: `jax.export.Exported`, `jax.stages.Lowered`, a module of
    jaxlib, `torch.export.ExportedProgram`. A text is told from a path by its line breaks: a string of one line is a
    path.

    Options are those of the command line: `accumulate`, `convert_policy`, `arith_policy`, `engine` ("fast", "plain" or
    "both"), `seed`, `threads`, `storage_only` (a list of element types), `custom_calls` (a dict of targets with
    "@function", "zeros", "identity" or a function of arrays). `name` is the program's name in messages. `platform` chooses among those of an
    `Exported`.
    """
    read = _objects.read(source, name, platform)
    return Module(_native.load(read.name, read.content, _choices(**options)), read.trees, options)


def check(source: Any, *, name: str | None = None) -> list[Diagnostic]:
    """The findings about a program, errors and warnings; none if it is fine. What is no program at all raises ParseError."""
    read = _objects.read(source, name, None)
    return _native.check(read.name, read.content)


class Jitted:
    """A function of JAX that runs on the interpreter. Each signature is traced once."""

    def __init__(self, function: Callable[..., Any], options: dict[str, Any]) -> None:
        self._function = function
        self._options = options
        self._modules: dict[Any, Module] = {}
        self.__wrapped__ = function
        self.__name__ = getattr(function, "__name__", "function")
        self.__doc__ = function.__doc__

    def lower(self, *args: Any, **kwargs: Any) -> Module:
        """The program for arguments like these."""
        key = _objects.signature(args, kwargs)
        module = self._modules.get(key) if key is not None else None
        if module is None:
            module = load(_objects.lowered(self._function, args, kwargs), name=self.__name__, **self._options)
            if module.trees is not None and not module.trees.takes(args, kwargs):
                raise ArgumentError(
                    f"{self.__name__} has static arguments: bind them first, as in jit(functools.partial(f, n=3))"
                )
            if key is not None:
                self._modules[key] = module
        return module

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.lower(*args, **kwargs)(*args, **kwargs)


def jit(function: Callable[..., Any] | None = None, **options: Any) -> Any:
    """Runs a function of JAX on the interpreter: a decorator. Options are those of `load`."""
    if function is None:
        return lambda function: Jitted(function, options)
    return Jitted(function, options)


def run(function: Any, *args: Any, **options: Any) -> Any:
    """Runs a function of JAX, or anything that `load` takes, once. Options are those of `load`."""
    if _objects.is_function(function):
        return Jitted(function, options)(*args)
    return load(function, **options)(*args)


def profile_numerics(program: Any, inputs: Sequence[Any] = (), **options: Any) -> dict[str, Any]:
    """Tells what the rounding of each op of a program costs, as `shlo-interp profile-numerics`.

    `program` is a module, or anything that `load` takes. Options are those of the command: `by`, `sort`, `top`, `retype`,
    `rank`, `wide`.
    """
    module = program if isinstance(program, Module) else load(program)
    return _instrument.profile_numerics(module, inputs, **options)


def convert(x: Any, to: str, *, policy: str | None = None) -> Any:
    """An array converted to an element type, as the op `convert` does under a policy.

    The result is an array of NumPy or ml_dtypes, or an `Array` if they have no such type.
    """
    return _arrays.shown(_arrays.converted(_arrays.taken(x, "f64"), to, policy))


for _class in (Function, Module, OtherType, TensorType, TupleType):
    _class.__module__ = __package__
