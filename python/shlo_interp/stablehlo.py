"""`eval_module` with the signature of `jaxlib.mlir.dialects.stablehlo.eval_module`, run by this interpreter.

jaxlib has no Python object for attributes of complex elements, so programs that take or give such do not run either way.

Replace `from jaxlib.mlir.dialects import stablehlo` by `from shlo_interp import stablehlo` where a program is evaluated.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from . import _arrays, _objects
from ._errors import ArgumentError
from ._module import load


def eval_module(module: Any, args: Sequence[Any], probe_instrumentation_dir: str = "") -> list[Any]:
    """Runs the function `main` of a module of jaxlib on attributes of dense elements, and gives its results as such.

    What `interpreter.probe` saves goes to files of NumPy in `probe_instrumentation_dir`, with an `index.csv` of lines
    `id,type,path`.
    """
    from jaxlib.mlir import ir

    arrays = [_array(value, index) for index, value in enumerate(args)]
    probes: dict[str, list[Any]] = {}
    results = load(module).run("main", *arrays, probes=probes)
    results = results if isinstance(results, tuple) else (results,)
    if probe_instrumentation_dir:
        _save(probes, Path(probe_instrumentation_dir))
    types = _result_types(module, ir)
    with module.context:
        return [_attribute(result, str(ty), ir) for result, ty in zip(results, types, strict=True)]


def _save(probes: dict[str, list[Any]], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    rows: list[str] = []
    for own, values in probes.items():
        for value in values:
            _, element, shape, _ = _arrays.taken(value, None)
            path = folder / f"probe{len(rows) + 1}.npy"
            np.save(path, value.codes if isinstance(value, _arrays.Array) else value)
            rows.append(f"{own},tensor<{''.join(f'{size}x' for size in shape)}{element}>,{path}\n")
    (folder / "index.csv").write_text("".join(rows))


def _result_types(module: Any, ir: Any) -> list[Any]:
    for op in module.body.operations:
        if op.operation.name == "func.func" and ir.StringAttr(op.attributes["sym_name"]).value == "main":
            return list(ir.FunctionType(ir.TypeAttr(op.attributes["function_type"]).value).results)
    raise ArgumentError("the module has no function @main")


def _array(value: Any, index: int) -> Any:
    """The elements of an attribute, read by the program of one constant."""
    if not hasattr(value, "type"):
        return value
    text = str(value)
    # an attribute prints with its type behind it: `dense<1.0> : tensor<f32>`
    constant = load(
        f"func.func @main() -> {value.type} {{\n  %0 = stablehlo.constant {text}\n  return %0 : {value.type}\n}}\n",
        name=f"argument {index}",
    )
    return constant()


def _attribute(result: Any, written: str, ir: Any) -> Any:
    """A result as an attribute. A dynamic type takes the sizes of the result."""
    taken = _arrays.taken(result, None)
    memory, element, shape, _ = taken
    sizes = "".join(f"{size}x" for size in shape)
    own = written.removeprefix("tensor<").removesuffix(">").split("x")[-1] if "!" not in written else element
    ty = f"tensor<{sizes}{own if own.startswith('complex') else element}>"
    raw = np.frombuffer(memory, np.uint8) if len(memory) else np.empty(0, np.uint8)
    if not len(raw):
        return ir.Attribute.parse(f"dense<> : {ty}")
    if element == "i1":
        flags = np.asarray(result).tolist()
        return ir.Attribute.parse(f"dense<{str(flags).lower()}> : {ty}")
    return ir.Attribute.parse(f'dense<"0x{raw.tobytes().hex().upper()}"> : {ty}')


__all__ = ["eval_module"]
