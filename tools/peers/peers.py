"""What other implementations make of one operation on given codes.

Each peer is a callable `(Operation, list of Tensor) -> array of codes`, or raises `OracleError` where it
does not know the operation or the type. `Operation` says what is asked; its text is StableHLO.
"""

import os
import pathlib
import subprocess
import tempfile
from typing import NamedTuple

import numpy as np

from tools.oracle import ours
from tools.oracle.oracle import Oracle, OracleError, Tensor, as_tensor, code_dtype, dtype_of, of_dtype


class Operation(NamedTuple):
    """An elementwise operation on operands of one type: its name with the dialect, and its types."""

    name: str  # "stablehlo.add", "chlo.erf", "stablehlo.compare LT", "stablehlo.convert"
    operand: str
    result: str

    @property
    def short(self):
        return self.name.partition(".")[2]

    def line(self, operands, shape):
        """The operation as one line of MLIR, giving %r."""
        name, _, direction = self.name.partition(" ")
        sizes = "".join(f"{size}x" for size in shape)
        operand, result = f"tensor<{sizes}{self.operand}>", f"tensor<{sizes}{self.result}>"
        signature = f"({', '.join([operand] * len(operands))}) -> {result}"
        if direction:
            return f"%r = {name} {direction}, {', '.join(operands)} : {signature}"
        return f'%r = "{name}"({", ".join(operands)}) : {signature}'

    def program(self, tensors, constants=True):
        """A module whose `main` gives the result, of constants or of its arguments."""
        shape = tensors[0].shape
        names = [f"%x{i}" for i in range(len(tensors))]
        result = "tensor<" + "".join(f"{size}x" for size in shape) + self.result + ">"
        lines = [self.line(names, shape), f"func.return %r : {result}"]
        arguments = ", ".join(f"{name}: {value.type}" for name, value in zip(names, tensors))
        if constants:
            lines = [f"{name} = stablehlo.constant {value.blob()}" for name, value in zip(names, tensors)] + lines
            arguments = ""
        body = "\n  ".join(lines)
        return f"func.func @main({arguments}) -> {result} {{\n  {body}\n}}\n"


class Interpreter:
    """jaxlib's reference interpreter, or XLA:CPU's folding of constants."""

    def __init__(self, engine):
        self.oracle = Oracle(engine)

    def __call__(self, operation, tensors):
        if self.oracle.engine == "reference":
            expect(not operation.name.startswith("chlo."), "the reference has no CHLO")
        else:
            expect_xla_types(operation)
        return self.oracle.run(operation.program(tensors))[0].codes


class XlaAtRunTime:
    """XLA:CPU, the operands being arguments (constants would be folded by its own evaluator)."""

    def __init__(self):
        self.oracle = Oracle("xla with arguments")

    def __call__(self, operation, tensors):
        expect_xla_types(operation)
        return self.oracle.run(operation.program(tensors, constants=False), tensors)[0].codes


def expect_xla_types(operation):
    expect(not {operation.operand, operation.result} & {"f6E2M3FN", "f6E3M2FN"}, "XLA:CPU cannot run f6")


def expect(condition, reason):
    """Spares a worker process a program that it is known to die of."""
    if not condition:
        raise OracleError(reason)


UFUNCS = {
    "abs": "absolute", "cbrt": "cbrt", "ceil": "ceil", "cosine": "cos", "exponential": "exp",
    "exponential_minus_one": "expm1", "floor": "floor", "is_finite": "isfinite", "log": "log",
    "log_plus_one": "log1p", "negate": "negative", "round_nearest_even": "rint", "sign": "sign",
    "sine": "sin", "sqrt": "sqrt", "tan": "tan", "tanh": "tanh", "square": "square",
    "acos": "arccos", "acosh": "arccosh", "asin": "arcsin", "asinh": "arcsinh", "atan": "arctan",
    "atanh": "arctanh", "cosh": "cosh", "sinh": "sinh", "is_inf": "isinf",
    "add": "add", "subtract": "subtract", "multiply": "multiply", "divide": "divide", "remainder": "fmod",
    "maximum": "maximum", "minimum": "minimum", "power": "power", "atan2": "arctan2", "next_after": "nextafter",
    "compare EQ": "equal", "compare NE": "not_equal", "compare LT": "less", "compare LE": "less_equal",
    "compare GT": "greater", "compare GE": "greater_equal",
}


def ml_dtypes_peer(operation, tensors):
    """numpy's functions on arrays of ml_dtypes."""
    arrays = [of_dtype(value) for value in tensors]
    with np.errstate(all="ignore"):
        try:
            result = numpy_result(operation, arrays)
        except TypeError as error:
            raise OracleError(str(error)) from None
    if result.dtype != dtype_of(operation.result):
        raise OracleError(f"numpy computes it in {result.dtype}")
    return as_tensor(result, operation.result).codes


def numpy_result(operation, arrays):
    if operation.short == "convert":
        return arrays[0].astype(dtype_of(operation.result))
    expect(operation.short in UFUNCS, "numpy has no such function")
    return getattr(np, UFUNCS[operation.short])(*arrays)


class Onnx:
    """The reference implementation of ONNX's Cast."""

    def __init__(self, saturate=True, round_mode="up"):
        self.attributes = {"saturate": int(saturate), "round_mode": round_mode}

    def __call__(self, operation, tensors):
        from onnx import TensorProto, helper
        from onnx.reference import ReferenceEvaluator
        kinds = {name.replace("_", ""): value for name, value in TensorProto.DataType.items()}
        names = {"f32": "FLOAT", "f16": "FLOAT16", "bf16": "BFLOAT16", "f64": "DOUBLE"}

        def kind(element):
            key = names.get(element) or "FLOAT" + element[1:].upper()
            found = [kinds[k] for k in (key, key.removesuffix("FN"), key.removesuffix("FNU")) if k in kinds]
            if not found:
                raise OracleError(f"onnx has no {element}")
            return found[0]
        expect(operation.short == "convert", "only Cast")
        attributes = dict(self.attributes)
        if operation.result != "f8E8M0FNU":
            expect(attributes.pop("round_mode") == "up", "the mode is for f8E8M0FNU alone")
        node = helper.make_node("Cast", ["x"], ["y"], to=kind(operation.result), **attributes)
        graph = helper.make_graph(
            [node], "cast", [helper.make_tensor_value_info("x", kind(operation.operand), None)],
            [helper.make_tensor_value_info("y", kind(operation.result), None)])
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 25 if "round_mode" in attributes else 23)])
        try:
            with np.errstate(all="ignore"):
                result = ReferenceEvaluator(model).run(None, {"x": of_dtype(tensors[0])})[0]
        except TypeError as error:
            raise OracleError(str(error)) from None
        return as_tensor(np.asarray(result), operation.result).codes


class Headers:
    """The casts of a library's own headers: `header_casts.cpp`, built with them; `column` is a mode of it."""

    def __init__(self, binary, column=0):
        self.binary, self.column = binary, column

    def __call__(self, operation, tensors):
        expect(operation.short == "convert" and operation.operand == "f32", "only casts from f32")
        lines = "".join(f"{operation.result} {code:x}\n" for code in tensors[0].codes.tolist())
        rows = subprocess.run([self.binary], input=lines, capture_output=True, text=True, check=True).stdout.split("\n")[:-1]
        expect(rows[0] != "-", "no such type")
        fields = [row.split() for row in rows]
        return np.array([int(row[min(self.column, len(row) - 1)], 16) for row in fields], code_dtype(operation.result))


class Ours:
    """The shlo-interp binary."""

    def __init__(self, binary):
        self.binary = binary

    def __call__(self, operation, tensors):
        with tempfile.NamedTemporaryFile("w", suffix=".mlir", dir="/dev/shm" if os.path.isdir("/dev/shm") else None) as file:
            file.write(operation.program(tensors))
            file.flush()
            arrays = ours.run(self.binary, pathlib.Path(file.name))
        return ours.tensors(arrays[0], operation.result, tensors[0].shape)[0].codes


def versions():
    """Of the peers, as they are installed."""
    from importlib.metadata import PackageNotFoundError, version
    found = {}
    for package in ("jaxlib", "ml_dtypes", "numpy", "onnx"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found
