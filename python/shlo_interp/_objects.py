"""What `load` takes: texts, bytes, paths, and objects of JAX and PyTorch, which are told apart without importing either."""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ._arrays import Token
from ._errors import ArgumentError, ParseError


class Trees:
    """How the arguments and the results of a function of JAX are nested."""

    def __init__(
        self,
        in_tree: Any,
        out_tree: Any,
        kept: list[int] | None,
        before: list[Any] | None = None,
    ) -> None:
        self.in_tree = in_tree
        self.out_tree = out_tree
        self.kept = kept
        self.before = before or []
        """Arguments that the module takes before those of the function."""

    def takes(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> bool:
        """Whether the arguments are nested as the function's are."""
        import jax

        return bool(jax.tree_util.tree_structure((args, kwargs)) == self.in_tree)

    def leaves(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
        """The arguments of the module."""
        import jax

        leaves, tree = jax.tree_util.tree_flatten((args, kwargs))
        if tree != self.in_tree:
            raise ArgumentError(f"the arguments are nested as {tree}, and the function takes {self.in_tree}")
        kept = leaves if self.kept is None else [leaves[index] for index in self.kept]
        return self.before + kept

    def results(self, results: tuple[Any, ...]) -> Any:
        """The results of the module, nested as the function's are."""
        import jax

        results = tuple(result for result in results if not isinstance(result, Token))
        return jax.tree_util.tree_unflatten(self.out_tree, results)


class TorchTrees:
    """The arguments of a program of PyTorch, which come behind its weights."""

    def __init__(self, inner: Trees, weights: Any) -> None:
        self.inner = inner
        self.weights = weights

    def takes(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> bool:
        """Whether the arguments are given by their order."""
        return not kwargs

    def leaves(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
        """The arguments of the module."""
        if kwargs:
            raise ArgumentError("a program of PyTorch takes its arguments by their order")
        import jax

        # versions of torchax nest the arguments in a list or in a tuple
        leaves = jax.tree_util.tree_leaves((self.weights, list(args)))
        takes = self.inner.in_tree.num_leaves
        if len(leaves) != takes:
            weights = len(jax.tree_util.tree_leaves(self.weights))
            raise ArgumentError(f"the program takes {takes - weights} tensors, given are {len(leaves) - weights}")
        return self.inner.before + [leaves[index] for index in self.inner.kept or range(takes)]

    def results(self, results: tuple[Any, ...]) -> Any:
        """The results of the module: one array, or a tuple of arrays."""
        nested = self.inner.results(results)
        return nested[0] if isinstance(nested, (list, tuple)) and len(nested) == 1 else nested


class Read(NamedTuple):
    """A program that was read but not parsed."""

    name: str
    content: bytes
    trees: Any = None


def _is(value: Any, module: str, name: str) -> bool:
    """Whether a value is an instance of a class of a package, which is imported if it is."""
    classes = type(value).__mro__
    return any(own.__name__ == name and own.__module__.partition(".")[0] == module for own in classes)


def is_function(value: Any) -> bool:
    """Whether a value is a function of Python or what `jax.jit` makes of one."""
    return callable(value) and not isinstance(value, type) and not hasattr(value, "mlir_module_serialized") and not hasattr(value, "content")


def read(source: Any, name: str | None, platform: str | None) -> Read:
    """The bytes of a program, and how its arguments are nested."""
    if isinstance(source, str) and "\n" in source:
        try:
            return Read(name or "<text>", source.encode())
        except UnicodeEncodeError as error:
            raise ParseError(f"the text is no Unicode: {error}") from None
    if isinstance(source, (bytes, bytearray, memoryview)):
        return Read(name or "<bytes>", bytes(source))
    if isinstance(source, (str, os.PathLike)):
        return Read(name or os.fspath(source), _file(source))
    if _is(source, "jax", "Exported"):
        return _exported(source, name, platform)
    if _is(source, "jax", "Lowered"):
        return _lowered(source, name)
    if _is(source, "torch", "ExportedProgram"):
        return _torch(source, name)
    if hasattr(source, "operation") and hasattr(source, "body"):
        return Read(name or "<module>", _bytecode(source))
    if is_function(source):
        raise ArgumentError("a function has no program until it has arguments: use run(f, x), or jit(f)")
    raise ArgumentError(
        f"it is a {type(source).__module__}.{type(source).__qualname__}: load takes a text, bytes, a path, and objects of "
        "jax.export, jax.jit(f).lower(...), jaxlib and torch.export"
    )


def _file(path: Any) -> bytes:
    if isinstance(path, str) and len(path) > 4096:
        raise ArgumentError("a program's text has several lines, and this string has one: it is no path either")
    if "\0" in os.fspath(path):
        raise ArgumentError("a program's text has several lines, and a path has no zero character")
    if Path(path).is_dir():
        raise ArgumentError(f"{path} is a folder: load takes the file of a program in it")
    return Path(path).read_bytes()


def _bytecode(module: Any) -> bytes:
    """The bytecode of a module of jaxlib."""
    out = io.BytesIO()
    module.operation.write_bytecode(out)
    return out.getvalue()


def _exported(exported: Any, name: str | None, platform: str | None) -> Read:
    before: list[Any] = []
    platforms = list(exported.platforms)
    if platform is not None and platform not in platforms:
        raise ArgumentError(f"platform: {platform} is none of {', '.join(platforms)}")
    if len(platforms) > 1:
        before.append(np.int32(platforms.index(platform) if platform else 0))
    kept = list(exported.module_kept_var_idx)
    trees = Trees(exported.in_tree, exported.out_tree, kept, before)
    return Read(name or exported.fun_name, exported.mlir_module_serialized, trees)


def _lowered(lowered: Any, name: str | None) -> Read:
    module = lowered.compiler_ir("stablehlo")
    compile_args = getattr(getattr(lowered, "_lowering", None), "compile_args", {})
    kept = compile_args.get("kept_var_idx")
    constants = [np.asarray(value) for value in compile_args.get("const_args", ())]
    trees = Trees(lowered.in_tree, lowered.out_tree, None if kept is None else sorted(kept), constants)
    return Read(name or "<lowered>", _bytecode(module), trees)


def _torch(program: Any, name: str | None) -> Read:
    try:
        from torchax.export import exported_program_to_stablehlo  # type: ignore[import-untyped, import-not-found, unused-ignore]
    except ImportError as error:
        raise ArgumentError(
            f"a program of torch.export needs the package torchax, which cannot be imported ({error}): "
            "pip install 'shlo-interp[torch]'"
        ) from None
    weights, exported = exported_program_to_stablehlo(program)
    inner = _exported(exported, name, None)
    return Read(inner.name, inner.content, TorchTrees(inner.trees, weights))


def lowered(function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """A function of JAX, lowered by the rules that no platform has changed."""
    import jax

    jitted = function if hasattr(function, "trace") else jax.jit(function)
    return jitted.trace(*args, **kwargs).lower(lowering_platforms=("shlo",))


def signature(args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """What a trace depends on: how the arguments are nested, and the type of each, or None if one has no hash."""
    import jax

    leaves, tree = jax.tree_util.tree_flatten((args, kwargs))
    types: list[tuple[Any, ...]] = []
    for leaf in leaves:
        shape, dtype = getattr(leaf, "shape", None), getattr(leaf, "dtype", None)
        if shape is None or dtype is None:
            types.append((type(leaf), leaf if not isinstance(leaf, (int, float, complex)) or isinstance(leaf, bool) else None))
        else:
            types.append((tuple(shape), dtype, bool(getattr(leaf, "weak_type", False))))
    key = (tree, tuple(types), bool(getattr(jax.config, "jax_enable_x64", False)))
    try:
        hash(key)
    except TypeError:
        return None
    return key
