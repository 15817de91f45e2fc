#!/usr/bin/env python3
"""Names of arguments and results in what jax.export saves.

    jax_exports.py PROGRAM                gives each exported function its arguments, in reverse order, and its
                                          expected results by the names that JAX has for them; PROGRAM must end well
    jax_exports.py --samples DIRECTORY    writes the *.jax files of tests/bytecode anew

Needs a Python with jax and flatbuffers; PROGRAM is the shlo-interp to test.
"""
import dataclasses
import inspect
import pathlib
import subprocess
import sys
import tempfile

import jax
import jax.numpy as jnp
import numpy as np
from jax import export
from jax._src.export import _export
from jax._src.interpreters import mlir
from jax.tree_util import keystr, tree_flatten_with_path
from jaxlib.mlir import ir
from jaxlib.mlir.passmanager import PassManager

# what is saved is to name no file of this machine
jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*/")


def layer(params, x):
    return {"y": params["w"] @ x + params["b"], "z": [x.sum()]}


def nested(x, ys, *, scale):
    return {"o": (x * scale + ys[0],), "n": None}, ys[1][0]


def unused(first, table, nothing, rest, *, k):
    return (rest[0] + table["a b"] * k,)


def variadic(*values, **named):
    return values[0] + values[1]["z"] + named["c"]


def by_platform(x):
    return jax.lax.platform_dependent(x, cpu=lambda x: x + 1, tpu=lambda x: x + 2)


def whole(*shape):
    """Small whole numbers, which sums and products of f32 have exactly."""
    return (np.arange(np.prod(shape, dtype=int)) % 7).astype(np.float32).reshape(shape)


PARAMS = {"w": whole(2, 3), "b": whole(2)}
NESTED = (whole(4, 6), (whole(6), [whole(5)]))
UNUSED = (whole(2), {"a b": whole(4), "it's": whole()}, None, [whole(4), whole(1)])


@dataclasses.dataclass
class Case:
    function: object
    args: tuple
    kwargs: dict = dataclasses.field(default_factory=dict)
    """The symbolic shape of each leaf of (args, kwargs); none if all are static."""
    shapes: tuple = ()
    constraints: tuple = ()
    platforms: tuple = ("cpu",)
    keep_unused: bool = False
    vjp_order: int = 0
    """Whether the artifact is left without locations, so that only the tree of arguments has names."""
    stripped: bool = False
    """Whether it is the vector-Jacobian product that is saved."""
    is_vjp: bool = False


LAYER_SHAPES = ("2", "2, n", "n")
UNUSED_SHAPES = ("2", "n", "", "n", "1", "")
CASES = {
    "static": Case(layer, (PARAMS, whole(3))),
    "symbolic": Case(layer, (PARAMS, whole(3)), shapes=LAYER_SHAPES),
    "static-vjp": Case(layer, (PARAMS, whole(3)), vjp_order=1),
    "symbolic-vjp": Case(layer, (PARAMS, whole(3)), shapes=LAYER_SHAPES, vjp_order=2),
    "vjp": Case(lambda x, y: x * y, (whole(3), whole(3)), shapes=("n", "n"), is_vjp=True),
    "symbolic-platforms": Case(layer, (PARAMS, whole(3)), shapes=LAYER_SHAPES, platforms=("cpu", "tpu")),
    "by-platform": Case(by_platform, (whole(5),), shapes=("n",), platforms=("cpu", "tpu")),
    "nested": Case(nested, NESTED, {"scale": whole()}),
    "constraints": Case(nested, NESTED, {"scale": whole()}, ("b, m", "m", "b + 1", ""), ("b >= 2", "mod(m, 2) == 0")),
    "platforms": Case(unused, UNUSED, {"k": whole()}, platforms=("cpu", "rocm")),
    "unused-kept": Case(unused, UNUSED, {"k": whole()}, keep_unused=True),
    "unused-symbolic": Case(unused, UNUSED, {"k": whole()}, UNUSED_SHAPES),
    "stripped": Case(unused, UNUSED, {"k": whole()}, platforms=("cpu", "rocm"), stripped=True),
    "stripped-symbolic": Case(unused, UNUSED, {"k": whole()}, UNUSED_SHAPES, platforms=("cpu", "tpu"), stripped=True),
    "variadic": Case(variadic, (whole(3), {"z": whole(3)}), {"c": whole()}, ("n", "n", "")),
}
SAMPLES = ["static", "symbolic", "platforms", "stripped", "stripped-symbolic"]


def exported(case):
    scope = export.SymbolicScope(case.constraints)
    leaves, tree = jax.tree.flatten((case.args, case.kwargs))
    shapes = [export.symbolic_shape(shape, scope=scope) for shape in case.shapes] or [leaf.shape for leaf in leaves]
    leaves = [jax.ShapeDtypeStruct(shape, leaf.dtype) for shape, leaf in zip(shapes, leaves, strict=True)]
    args, kwargs = jax.tree.unflatten(tree, leaves)
    jitted = jax.jit(case.function, keep_unused=case.keep_unused)
    result = export.export(jitted, platforms=case.platforms)(*args, **kwargs)
    if case.is_vjp:
        result = result.vjp()
    return stripped(result) if case.stripped else result


def stripped(result):
    with mlir.make_ir_context():
        module = ir.Module.parse(str(result.mlir_module()))
        PassManager.parse("builtin.module(strip-debuginfo)").run(module.operation)
        return dataclasses.replace(result, mlir_module_serialized=_export._module_to_bytecode(module))


def named(paths, roots):
    """The leaves of a tree by their paths, whose first key is an index into the names of roots."""
    return [(roots[path[0].idx] + keystr(path[1:]), np.asarray(leaf)) for path, leaf in paths]


def arguments(case, result):
    """The arguments that the artifact takes, by their names."""
    if case.is_vjp:
        args = (*case.args, whole(3))
        given = [(f"args_and_out_cts_flat_jax[{index}]", value) for index, value in enumerate(args)]
    elif case.stripped:
        given = named(tree_flatten_with_path((case.args, case.kwargs))[0], ["args", "kwargs"])
    else:
        bound = inspect.signature(case.function).bind(*case.args, **case.kwargs).arguments
        given = named(tree_flatten_with_path(tuple(bound.values()))[0], list(bound))
    return [given[index] for index in result.module_kept_var_idx]


def results(case, result):
    args = (*case.args, whole(3)) if case.is_vjp else case.args
    values = result.call(*map_arrays(args), **map_arrays(case.kwargs))
    return [("result" + keystr(path), np.asarray(leaf)) for path, leaf in tree_flatten_with_path(values)[0]]


def map_arrays(tree):
    return jax.tree.map(jnp.asarray, tree)


def check(program, name, case, directory):
    result = exported(case)
    blob = directory / f"{name}.jax"
    blob.write_bytes(result.serialize(vjp_order=case.vjp_order))
    np.savez(directory / "in.npz", **dict(reversed(arguments(case, result))))
    np.savez(directory / "out.npz", **dict(results(case, result)))
    command = [program, str(blob), "--input", f"@{directory}/in.npz", "--expect", f"@{directory}/out.npz"]
    if len(case.platforms) > 1:
        command += ["--input", "_platform_index=0"]
    ran = subprocess.run(command, capture_output=True, text=True)
    if ran.returncode != 0:
        print(f"{name}: exit status {ran.returncode}: {ran.stderr.strip()}")
    return ran.returncode == 0


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] == "--samples":
        for name in SAMPLES:
            (pathlib.Path(sys.argv[2]) / f"{name}.jax").write_bytes(exported(CASES[name]).serialize())
    elif len(sys.argv) == 2:
        with tempfile.TemporaryDirectory() as directory:
            fine = [check(sys.argv[1], name, case, pathlib.Path(directory)) for name, case in CASES.items()]
        print(f"{sum(fine)} of {len(fine)} exports take their arguments and give their results by name")
        sys.exit(not all(fine))
    else:
        sys.exit(__doc__)
