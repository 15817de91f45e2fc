"""A StableHLO interpreter, exact to the last bit, above all in the small float types.

`load` reads a program, and the module that it gives is called with arrays. `jit` and `run` take functions of JAX.
`check`, `explain`, `convert`, `quantize`, `compare`, `formats` and the methods of modules are the instrument.
"""

import importlib as _importlib
from typing import TYPE_CHECKING as _TYPE_CHECKING

if _TYPE_CHECKING:
    from ._arrays import Array, Token, to_torch
    from ._command import command
    from ._dlpack import DLPack, from_dlpack
    from ._errors import (
        ArgumentError,
        CheckFailed,
        CommandError,
        Diagnostic,
        Error,
        InternalError,
        ParseError,
        RuntimeFailure,
        UnsupportedError,
        VerificationError,
    )
    from ._instrument import (
        Comparison,
        Conformance,
        Judgement,
        Quantized,
        compare,
        conformance,
        define_type,
        dequantize,
        explain,
        formats,
        identify,
        make_pack,
        quantize,
    )
    from ._module import Function, Module, OtherType, TensorType, TupleType, check, convert, jit, load, profile_numerics, run

    __version__: str

# where each name is, which is imported when it is first asked for, so that the command line starts without NumPy
_PLACES = {
    "_arrays": ["Array", "Token", "to_torch"],
    "_command": ["command"],
    "_dlpack": ["DLPack", "from_dlpack"],
    "_errors": [
        "ArgumentError",
        "CheckFailed",
        "CommandError",
        "Diagnostic",
        "Error",
        "InternalError",
        "ParseError",
        "RuntimeFailure",
        "UnsupportedError",
        "VerificationError",
    ],
    "_instrument": [
        "Comparison",
        "Conformance",
        "Judgement",
        "Quantized",
        "compare",
        "conformance",
        "define_type",
        "dequantize",
        "explain",
        "formats",
        "identify",
        "make_pack",
        "quantize",
    ],
    "_module": [
        "Function",
        "Module",
        "OtherType",
        "TensorType",
        "TupleType",
        "check",
        "convert",
        "jit",
        "load",
        "profile_numerics",
        "run",
    ],
}
_OWNERS = {name: module for module, names in _PLACES.items() for name in names}

__all__ = [
    "ArgumentError",
    "Array",
    "CheckFailed",
    "CommandError",
    "Comparison",
    "Conformance",
    "DLPack",
    "Diagnostic",
    "Error",
    "Function",
    "InternalError",
    "Judgement",
    "Module",
    "OtherType",
    "ParseError",
    "Quantized",
    "RuntimeFailure",
    "TensorType",
    "Token",
    "TupleType",
    "UnsupportedError",
    "VerificationError",
    "check",
    "command",
    "compare",
    "conformance",
    "convert",
    "define_type",
    "dequantize",
    "explain",
    "formats",
    "from_dlpack",
    "identify",
    "jit",
    "load",
    "make_pack",
    "profile_numerics",
    "quantize",
    "run",
    "to_torch",
]


def __getattr__(name: str) -> object:
    if name == "__version__":
        from importlib import metadata

        return metadata.version("shlo-interp")
    if name in _OWNERS:
        value = getattr(_importlib.import_module(f"{__name__}.{_OWNERS[name]}"), name)
        globals()[name] = value
        return value
    if name in ("_native", "stablehlo"):
        return _importlib.import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__", "stablehlo"]
