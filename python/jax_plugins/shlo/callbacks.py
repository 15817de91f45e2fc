"""Calls of Python functions from programs: `jax.pure_callback`, `io_callback`, `jax.debug.print`.

A call is lowered to a custom call with the number of its function. The library calls one function of C with that number,
which finds the Python function and runs it.
"""

import ctypes
import dataclasses
import itertools
import traceback

import ml_dtypes
import numpy as np

TARGET = "shlo_python_callback"
# PJRT's numbers of element types
DTYPES = {
    1: np.bool_, 2: np.int8, 3: np.int16, 4: np.int32, 5: np.int64, 6: np.uint8, 7: np.uint16, 8: np.uint32,
    9: np.uint64, 10: np.float16, 11: np.float32, 12: np.float64, 13: ml_dtypes.bfloat16, 14: np.complex64,
    15: np.complex128, 16: ml_dtypes.float8_e5m2, 17: ml_dtypes.float8_e4m3fn, 18: ml_dtypes.float8_e4m3b11fnuz,
    19: ml_dtypes.float8_e5m2fnuz, 20: ml_dtypes.float8_e4m3fnuz, 21: ml_dtypes.int4, 22: ml_dtypes.uint4,
    24: ml_dtypes.int2, 25: ml_dtypes.uint2, 26: ml_dtypes.float8_e4m3, 27: ml_dtypes.float8_e3m4,
    28: ml_dtypes.float8_e8m0fnu, 29: ml_dtypes.float4_e2m1fn, 32: ml_dtypes.float6_e2m3fn,
    33: ml_dtypes.float6_e3m2fn,
}


class CallArray(ctypes.Structure):
    """An array of a call, as the library has it."""

    _fields_ = [
        ("data", ctypes.c_void_p), ("kind", ctypes.c_int), ("rank", ctypes.c_int),
        ("dims", ctypes.POINTER(ctypes.c_int64)),
    ]

    def view(self):
        """The elements in place."""
        shape = tuple(self.dims[dimension] for dimension in range(self.rank))
        dtype = np.dtype(DTYPES[self.kind])
        size = int(np.prod(shape, dtype=np.int64)) * dtype.itemsize
        memory = (ctypes.c_char * size).from_address(self.data) if size else bytearray()
        return np.frombuffer(memory, dtype=dtype).reshape(shape)


CALL = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_int64, ctypes.c_size_t, ctypes.POINTER(CallArray), ctypes.c_size_t,
    ctypes.POINTER(CallArray), ctypes.POINTER(ctypes.c_char), ctypes.c_size_t,
)

_functions = {}
_numbers = itertools.count(1)


class Registration:
    """A function that programs can call by its number, as long as this object lives."""

    def __init__(self, function):
        self.number = next(_numbers)
        _functions[self.number] = function

    def __del__(self):
        _functions.pop(self.number, None)


@CALL
def _call(number, given, arguments, taken, results, message, room):
    try:
        function = _functions[number]
        values = function(*(arguments[index].view().copy() for index in range(given)))
        for index, value in zip(range(taken), values, strict=True):
            view = results[index].view()
            np.copyto(view, np.asarray(value).reshape(view.shape))
        return 0
    except BaseException:
        text = traceback.format_exc().encode()[-(room - 1):]
        ctypes.memmove(message, text + b"\0", len(text) + 1)
        return 1


def _checked(callback, avals):
    """A function that refuses results of other numbers, shapes or types than the program states."""
    from jax._src import dtypes

    def checked(*arguments):
        values = callback(*arguments)
        if len(values) != len(avals):
            raise RuntimeError(
                f"Mismatched number of outputs from callback. Expected: {len(avals)}, Actual: {len(values)}")
        values = tuple(dtypes.canonicalize_value(np.asarray(value)) for value in values)
        for index, (value, aval) in enumerate(zip(values, avals)):
            if value.shape != aval.shape:
                raise RuntimeError(f"Incorrect output shape for return value #{index}: "
                                   f"Expected: {aval.shape}, Actual: {value.shape}")
            if value.dtype != aval.dtype:
                raise RuntimeError(f"Incorrect output dtype for return value #{index}: "
                                   f"Expected: {aval.dtype}, Actual: {value.dtype}")
        return values

    return checked


def _emit(ctx, callback, token, operands, result_avals, has_side_effect, sharding):
    """Emits the custom call; as jax._src.callback.emit_python_callback."""
    from jax._src import core, ffi
    from jax._src.interpreters import mlir
    from jax._src.sharding_impls import SdyArray, SdyArrayList

    registration = Registration(_checked(callback, result_avals))
    ctx.module_context.add_keepalive(registration)
    if token:
        operands = [token, *operands]
        if isinstance(sharding, SdyArrayList) and ctx.avals_out:
            # one for the token as well; that of a callback without results is the token's already
            of_token = SdyArray(
                mesh_shape=(), dim_shardings=(), logical_device_ids=sharding.shardings[0].logical_device_ids)
            sharding = SdyArrayList((of_token, *sharding.shardings))
        avals_in, avals_out = [core.abstract_token, *ctx.avals_in], [core.abstract_token, *ctx.avals_out]
        ctx = dataclasses.replace(ctx, avals_in=avals_in, avals_out=avals_out)
    lowering = ffi.build_ffi_lowering_function(TARGET, has_side_effect=has_side_effect)
    result = lowering(ctx, *operands, index=np.int64(registration.number))
    if sharding is not None:
        mlir.set_sharding(ctx.module_context, result, sharding)
    results = result.results
    if token:
        token, *results = results
    return results, token, registration


def register(platform, library):
    """Lets JAX lower calls of Python functions for the backend, and gives the library the way to call them."""
    from jax._src import callback as jax_callback

    original = jax_callback.emit_python_callback

    def emit_python_callback(ctx, callback, token, operands, operand_avals, result_avals, *, has_side_effect,
                             returns_token=True, partitioned=False, sharding=None):
        platforms = ctx.module_context.platforms
        if tuple(platforms) != (platform,):
            return original(ctx, callback, token, operands, operand_avals, result_avals, partitioned=partitioned,
                            has_side_effect=has_side_effect, returns_token=returns_token, sharding=sharding)
        if partitioned and result_avals:
            raise ValueError("Partitioned callback not supported with return values.")
        return _emit(ctx, callback, token, operands, result_avals, has_side_effect, sharding)

    jax_callback.emit_python_callback = emit_python_callback
    _library = ctypes.CDLL(library)
    _library.shlo_set_python_callback.argtypes = [CALL]
    _library.shlo_set_python_callback(_call)
