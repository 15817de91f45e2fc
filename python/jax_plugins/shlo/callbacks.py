"""Calls of Python functions from programs: `jax.pure_callback`, `io_callback`, `jax.debug.print`, `buffer_callback`.

A call is lowered to a custom call with the number of its function. The library calls one function of C with that number,
which finds the Python function and runs it.
"""

import atexit
import collections
import ctypes
import dataclasses
import itertools
import os
import threading
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

# how many seconds Python waits at its end for functions that other threads are in
PATIENCE = 5


class Gate:
    """Lets functions be called until Python ends, and then by the thread that ends it alone.

    Python ends each other thread that wants its lock. A thread that is ended inside of jaxlib's code aborts the process, and JAX
    puts the arguments of each call on a device.
    """

    def __init__(self):
        self.changed = threading.Condition()
        self.inside = collections.Counter()
        self.ended_by = None

    def __enter__(self):
        own = threading.get_ident()
        with self.changed:
            # a thread that may not go on waits until the process ends
            self.changed.wait_for(lambda: self.ended_by in (None, own) or self.inside[own])
            self.inside[own] += 1

    def __exit__(self, *_):
        with self.changed:
            self.inside[threading.get_ident()] -= 1
            self.changed.notify_all()

    def close(self):
        """Waits for the threads that are inside."""
        with self.changed:
            self.ended_by = threading.get_ident()
            self.changed.wait_for(lambda: not any(self.inside.values()), PATIENCE)


_gate = Gate()
_functions = {}
_numbers = itertools.count(1)


class Registration:
    """A function that programs can call by its number, as long as this object lives."""

    def __init__(self, function):
        self.number = next(_numbers)
        _functions[self.number] = function

    # when Python ends, the names of this module may be gone before the object is
    def __del__(self, functions=_functions):
        functions.pop(self.number, None)


@CALL
def _call(*arguments):
    # all arrays of the call are gone before its thread leaves the gate
    with _gate:
        return _answer(*arguments)


def _answer(number, given, arguments, taken, results, message, room):
    """Calls the function of a number. The result is 0, or 1 if there is a message of an exception."""
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


def _registered(ctx, function):
    """A function that the program being lowered calls, and that lives as long as the program."""
    registration = Registration(function)
    ctx.module_context.add_keepalive(registration)
    # the function means something in this process alone: JAX then keeps the program out of its cache on disk
    ctx.module_context.add_host_callback(function)
    return registration


class Buffer:
    """An array of a `buffer_callback`: what `jax.experimental.buffer_callback.Buffer` has on a CPU."""

    def __init__(self, array, writeable):
        self._array = array.view()
        self._array.flags.writeable = writeable

    shape = property(lambda self: self._array.shape)
    dtype = property(lambda self: self._array.dtype)
    ndim = property(lambda self: self._array.ndim)
    writeable = property(lambda self: self._array.flags.writeable)

    def __array__(self, dtype=None, copy=None):
        if copy or (dtype is not None and dtype != self.dtype):
            return np.array(self._array, dtype=dtype)
        return self._array

    def __dlpack__(self, **options):
        return self._array.__dlpack__(**options)

    def __dlpack_device__(self):
        return self._array.__dlpack_device__()


class ExecutionContext:
    """The context of a `buffer_callback`: what `jax.experimental.buffer_callback.ExecutionContext` has on a CPU."""

    @property
    def stage(self):
        from jax._src import buffer_callback

        return buffer_callback.ExecutionStage.EXECUTE

    @property
    def stream(self):
        import jax

        raise jax.errors.JaxRuntimeError("UNIMPLEMENTED: XLA FFI GPU context is not available")


def _in_place(callback, in_tree, out_tree, avals, aliases):
    """A function that gives the arrays into which the function of a `buffer_callback` writes its results."""
    inputs = {output: argument for argument, output in aliases}

    def call(*arrays):
        outs = [arrays[inputs[index]] if index in inputs else np.zeros(aval.shape, aval.dtype)
                for index, aval in enumerate(avals)]
        given = in_tree.unflatten([Buffer(array, writeable=False) for array in arrays])
        taken = out_tree.unflatten([Buffer(out, writeable=True) for out in outs])
        if callback(ExecutionContext(), taken, *given[0], **given[1]) is not None:
            raise ValueError("buffer_callback callback must not return any values.")
        return outs

    return call


def _lower_buffer_callback(ctx, *operands, callback, in_tree, out_tree, result_avals, has_side_effect,
                           input_output_aliases, **_):
    """Emits the custom call of a `buffer_callback`."""
    from jax._src import ffi

    if len(ctx.module_context.platforms) > 1:
        raise NotImplementedError("multi-platform lowering for buffer_callback")
    function = _in_place(callback, in_tree, out_tree, result_avals, input_output_aliases)
    registration = _registered(ctx, function)
    lowering = ffi.build_ffi_lowering_function(TARGET, has_side_effect=has_side_effect)
    return lowering(ctx, *operands, index=np.int64(registration.number)).results


def _emit(ctx, callback, token, operands, result_avals, has_side_effect, sharding):
    """Emits the custom call; as jax._src.callback.emit_python_callback."""
    from jax._src import core, ffi
    from jax._src.interpreters import mlir
    from jax._src.sharding_impls import SdyArray, SdyArrayList

    registration = _registered(ctx, _checked(callback, result_avals))
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
    from jax._src import buffer_callback
    from jax._src import callback as jax_callback
    from jax._src.interpreters import mlir

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
    atexit.register(_gate.close)
    # the other threads are not in a process that was forked
    os.register_at_fork(after_in_child=_gate.__init__)
    mlir.register_lowering(buffer_callback.buffer_callback_p, _lower_buffer_callback, platform=platform)
    _library = ctypes.CDLL(library)
    _library.shlo_set_python_callback.argtypes = [CALL]
    _library.shlo_set_python_callback(_call)
