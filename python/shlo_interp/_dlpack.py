"""DLPack: arrays of ml_dtypes, which NumPy does not pass on, given to and taken from other libraries without a copy."""

from __future__ import annotations

import ctypes
from typing import Any

import ml_dtypes
import numpy as np


class _Device(ctypes.Structure):
    _fields_ = [("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32)]


class _DataType(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class _Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("dtype", _DataType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


_Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class _Managed(ctypes.Structure):
    _fields_ = [("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter)]


class _Version(ctypes.Structure):
    _fields_ = [("major", ctypes.c_uint32), ("minor", ctypes.c_uint32)]


class _Versioned(ctypes.Structure):
    _fields_ = [
        ("version", _Version),
        ("context", ctypes.c_void_p),
        ("deleter", _Deleter),
        ("flags", ctypes.c_uint64),
        ("tensor", _Tensor),
    ]


_READ_ONLY = 1
_CPU = (1, 0)
_VERSION = (1, 1)

# the type codes of DLPack 1.1, by the names of ml_dtypes; those of sub-byte types are one element a byte, as 8 bits
_CODES: dict[str, tuple[int, int]] = {
    "bool": (6, 8),
    "bfloat16": (4, 16),
    "complex64": (5, 64),
    "complex128": (5, 128),
    "float8_e3m4": (7, 8),
    "float8_e4m3": (8, 8),
    "float8_e4m3b11fnuz": (9, 8),
    "float8_e4m3fn": (10, 8),
    "float8_e4m3fnuz": (11, 8),
    "float8_e5m2": (12, 8),
    "float8_e5m2fnuz": (13, 8),
    "float8_e8m0fnu": (14, 8),
} | {f"{kind}{bits}": (code, bits) for kind, code in (("int", 0), ("uint", 1)) for bits in (8, 16, 32, 64)} | {
    f"float{bits}": (2, bits) for bits in (16, 32, 64)
}
_NAMES = {code: name for name, code in _CODES.items()}

_python = ctypes.pythonapi
_new = _python.PyCapsule_New
_new.restype, _new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
_pointer = _python.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
_is_valid = _python.PyCapsule_IsValid
_is_valid.restype, _is_valid.argtypes = ctypes.c_int, [ctypes.py_object, ctypes.c_char_p]
_rename = _python.PyCapsule_SetName
_rename.restype, _rename.argtypes = ctypes.c_int, [ctypes.py_object, ctypes.c_char_p]

# what was given away, by its address, until the library that took it calls the deleter
_given: dict[int, tuple[Any, ...]] = {}


def _forget(address: int) -> None:
    _given.pop(address, None)


_deleter = _Deleter(_forget)


# the destructor of a capsule gets the capsule without a reference of its own
_Destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_raw_is_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", _python))
_raw_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_GetPointer", _python))


def _drop_unused(capsule: int) -> None:
    for name in (b"dltensor", b"dltensor_versioned"):
        if _raw_is_valid(capsule, name):
            _given.pop(_raw_pointer(capsule, name), None)


_destructor = _Destructor(_drop_unused)


class _Taken:
    """Memory of another library, which is told when the last array that shows it is gone."""

    def __init__(self, capsule: Any, address: int, managed: Any) -> None:
        self._parts = (capsule, address, managed)

    def __del__(self) -> None:
        _, address, managed = self._parts
        if managed.deleter:
            managed.deleter(address)


def from_dlpack(source: Any) -> np.ndarray[Any, Any]:
    """The elements of any object with `__dlpack__` as an array of NumPy or ml_dtypes that shares its memory."""
    device = tuple(int(part) for part in source.__dlpack_device__())
    if device[0] != 1:
        raise BufferError(f"the elements are on a device of type {device[0]}, not in the memory of the CPU")
    try:
        capsule = source.__dlpack__(max_version=_VERSION)
    except TypeError:  # a producer of before version 1
        capsule = source.__dlpack__()
    is_versioned = bool(_is_valid(capsule, b"dltensor_versioned"))
    name = b"dltensor_versioned" if is_versioned else b"dltensor"
    address = _pointer(capsule, name)
    managed = (_Versioned if is_versioned else _Managed).from_address(address)
    tensor = managed.tensor
    own = _NAMES.get((tensor.dtype.code, tensor.dtype.bits))
    if own is None or tensor.dtype.lanes != 1:
        raise BufferError(f"no type is known for code {tensor.dtype.code} of {tensor.dtype.bits} bits of DLPack")
    dtype = np.dtype(getattr(ml_dtypes, own, None) or own)
    shape = tuple(tensor.shape[axis] for axis in range(tensor.ndim))
    strides = None
    if tensor.strides:
        strides = tuple(tensor.strides[axis] * dtype.itemsize for axis in range(tensor.ndim))
    _rename(capsule, b"used_dltensor_versioned" if is_versioned else b"used_dltensor")
    owner = _Taken(capsule, address, managed)
    if 0 in shape:
        return np.empty(shape, dtype)
    size = dtype.itemsize + sum((extent - 1) * abs(step) for extent, step in zip(shape, strides or ()))
    if strides is None:
        size = dtype.itemsize * int(np.prod(shape))
    memory = (ctypes.c_uint8 * size).from_address(tensor.data + tensor.byte_offset)
    memory._owner = owner
    if strides is not None and any(step < 0 for step in strides):
        raise BufferError("negative strides")
    word = np.dtype((np.void, dtype.itemsize)) if dtype.kind not in "biufc" or own in dir(ml_dtypes) else dtype
    flat = np.ndarray(shape, word, memory, strides=strides)
    array = flat.view(dtype) if word is not dtype else flat
    if is_versioned and managed.flags & _READ_ONLY:
        array.flags.writeable = False
    return array


class DLPack:
    """An array of NumPy or ml_dtypes that other libraries take by DLPack: `jax.dlpack.from_dlpack(shlo.DLPack(a))`."""

    def __init__(self, array: Any) -> None:
        self.array: np.ndarray[Any, Any] = np.asarray(array)
        if self.array.dtype.name not in _CODES:
            raise BufferError(f"DLPack has no type of one byte an element for {self.array.dtype}")

    def __dlpack_device__(self) -> tuple[int, int]:
        return _CPU

    def __dlpack__(
        self,
        *,
        stream: Any = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        if dl_device is not None and tuple(int(part) for part in dl_device) != _CPU:
            raise BufferError("the elements are in the memory of the CPU")
        array = self.array.copy() if copy else self.array
        is_versioned = max_version is not None and max_version[0] >= 1
        if not is_versioned and not array.flags.writeable:
            if copy is False:
                raise BufferError("the array is only read, which DLPack of before version 1 cannot say")
            array = array.copy()
        managed = (_Versioned if is_versioned else _Managed)()
        shape = (ctypes.c_int64 * array.ndim)(*array.shape)
        strides = (ctypes.c_int64 * array.ndim)(*(step // array.itemsize for step in array.strides))
        code, bits = _CODES[array.dtype.name]
        tensor = managed.tensor
        tensor.data = array.__array_interface__["data"][0]
        tensor.device.device_type, tensor.device.device_id = _CPU
        tensor.ndim = array.ndim
        tensor.dtype.code, tensor.dtype.bits, tensor.dtype.lanes = code, bits, 1
        tensor.shape = ctypes.cast(shape, ctypes.POINTER(ctypes.c_int64))
        tensor.strides = ctypes.cast(strides, ctypes.POINTER(ctypes.c_int64))
        managed.deleter = _deleter
        if is_versioned:
            managed.version.major, managed.version.minor = _VERSION
            managed.flags = 0 if array.flags.writeable else _READ_ONLY
        address = ctypes.addressof(managed)
        _given[address] = (managed, array, shape, strides)
        name = b"dltensor_versioned" if is_versioned else b"dltensor"
        return _new(address, name, ctypes.cast(_destructor, ctypes.c_void_p))


for _class in (DLPack,):
    _class.__module__ = __package__
