#!/usr/bin/env python3
"""Writes the *.jax files of tests/bytecode: functions as `jax.export` saves them, with names of arguments and results.

    python -m tools.survey.jax_exports DIRECTORY

Needs a Python with jax and flatbuffers.
"""

import dataclasses
import pathlib
import sys

import jax
import numpy as np
from jax import export
from jax._src.export import _export
from jax._src.interpreters import mlir
from jaxlib.mlir import ir
from jaxlib.mlir.passmanager import PassManager

# what is saved is to name no file of this machine
jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*/")


def layer(params, x):
    return {"y": params["w"] @ x + params["b"], "z": [x.sum()]}


def unused(first, table, nothing, rest, *, k):
    return (rest[0] + table["a b"] * k,)


def whole(*shape):
    return jax.ShapeDtypeStruct(shape, np.float32)


LAYER = (layer, ({"w": whole(2, 3), "b": whole(2)}, whole(3)), {})
UNUSED = (unused, (whole(2), {"a b": whole(4), "it's": whole()}, None, [whole(4), whole(1)]), {"k": whole()})
LAYER_SHAPES, UNUSED_SHAPES = ("2", "2, n", "n"), ("2", "n", "", "n", "1", "")
SAMPLES = {  # the function and its arguments, the symbolic shape of each leaf if not all are static, the platforms
    "static": (LAYER, (), ("cpu",)),
    "symbolic": (LAYER, LAYER_SHAPES, ("cpu",)),
    "platforms": (UNUSED, (), ("cpu", "rocm")),
    "stripped": (UNUSED, (), ("cpu", "rocm")),
    "stripped-symbolic": (UNUSED, UNUSED_SHAPES, ("cpu", "tpu")),
}


def exported(function, args, kwargs, shapes, platforms):
    scope = export.SymbolicScope()
    leaves, tree = jax.tree.flatten((args, kwargs))
    shapes = [export.symbolic_shape(shape, scope=scope) for shape in shapes] or [leaf.shape for leaf in leaves]
    args, kwargs = jax.tree.unflatten(tree, [jax.ShapeDtypeStruct(shape, np.float32) for shape in shapes])
    return export.export(jax.jit(function), platforms=platforms)(*args, **kwargs)


def stripped(result):
    """Without locations, so that only the tree of arguments has names."""
    with mlir.make_ir_context():
        module = ir.Module.parse(str(result.mlir_module()))
        PassManager.parse("builtin.module(strip-debuginfo)").run(module.operation)
        return dataclasses.replace(result, mlir_module_serialized=_export._module_to_bytecode(module))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    for name, (given, shapes, platforms) in SAMPLES.items():
        result = exported(*given, shapes, platforms)
        result = stripped(result) if name.startswith("stripped") else result
        (pathlib.Path(sys.argv[1]) / f"{name}.jax").write_bytes(result.serialize())
