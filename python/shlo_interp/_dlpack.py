"""DLPack: arrays of ml_dtypes, which NumPy does not pass on, given to and taken from other libraries without a copy."""

from __future__ import annotations

import ctypes
import sys
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
_IS_PADDED = 4
_CPU = (1, 0)
_VERSION = (1, 1)

# the type codes of DLPack 1.1, by the names of ml_dtypes, of types of whole bytes
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
# types of fewer bits than a byte, which are packed unless a flag says that each has a byte of its own
_NARROW = {
    (0, 2): "int2",
    (0, 4): "int4",
    (1, 2): "uint2",
    (1, 4): "uint4",
    (15, 6): "float6_e2m3fn",
    (16, 6): "float6_e3m2fn",
    (17, 4): "float4_e2m1fn",
}

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
    """The elements of any object with `__dlpack__` as an array of NumPy or ml_dtypes that shares its memory.

    Elements that are packed, two of four bits in a byte or four of six bits in three bytes, become a byte each, which is a
    copy. The type `float4_e2m1fn_x2` of PyTorch is such: an array of it has twice as many elements along the last dimension,
    the one in the lower bits of a byte first.
    """
    torch = sys.modules.get("torch")
    if torch is not None and isinstance(source, torch.Tensor) and not source.requires_grad and source.device.type == "cpu":
        name = str(source.dtype).removeprefix("torch.")
        if name == "float4_e2m1fn_x2":
            return pairs_of(_taken(source.view(torch.uint8)))
        # PyTorch up to 2.9 refuses to pass its types of 8 bits on, but not their bytes
        if name.startswith("float8_"):
            return _taken(source.view(torch.uint8)).view(getattr(ml_dtypes, name))
    return _taken(source)


def pairs_of(packed: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The elements of bytes with two of the type f4E2M1FN each."""
    if packed.ndim == 0:
        raise BufferError("it has no dimension along which pairs of elements could lie")
    own = np.empty((*packed.shape[:-1], 2 * packed.shape[-1]), np.uint8)
    own[..., 0::2], own[..., 1::2] = packed & 0xF, packed >> 4
    return own.view(ml_dtypes.float4_e2m1fn)


def _unpacked(memory: Any, bits: int, shape: tuple[int, ...], name: str) -> np.ndarray[Any, Any]:
    """Elements of a few bits each, which lie one behind the other from the lowest bit on, as a byte each."""
    count = int(np.prod(shape))
    flags = np.unpackbits(np.frombuffer(memory, np.uint8), count=count * bits, bitorder="little").reshape(-1, bits)
    codes = np.packbits(flags, axis=1, bitorder="little")
    return codes.reshape(shape).view(getattr(ml_dtypes, name))


def _taken(source: Any) -> np.ndarray[Any, Any]:
    """The elements that `__dlpack__` gives."""
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
    flags = managed.flags if is_versioned else 0
    code, bits, lanes = tensor.dtype.code, tensor.dtype.bits, tensor.dtype.lanes
    narrow = _NARROW.get((code, bits))
    is_pair = (bits, lanes) == (4, 2) and narrow is not None
    is_packed = narrow is not None and lanes == 1 and not flags & _IS_PADDED
    own = _NAMES.get((code, bits)) or narrow
    if own is None or lanes != 1 and not is_pair or not hasattr(ml_dtypes, own) and narrow is not None:
        of_lanes = "" if lanes == 1 else f" and {lanes} lanes"
        raise BufferError(f"no type is known for code {code} of {bits} bits{of_lanes} of DLPack")
    dtype = np.dtype(np.uint8) if is_pair else np.dtype(getattr(ml_dtypes, own, None) or own)
    shape = tuple(tensor.shape[axis] for axis in range(tensor.ndim))
    strides = None
    if tensor.strides:
        strides = tuple(tensor.strides[axis] * dtype.itemsize for axis in range(tensor.ndim))
    if strides is not None and any(step < 0 for step in strides):
        raise BufferError("negative strides")
    if is_packed and strides is not None and 0 not in shape and not _is_row_major(shape, strides):
        raise BufferError(f"packed elements of {bits} bits are not in row-major order")
    _rename(capsule, b"used_dltensor_versioned" if is_versioned else b"used_dltensor")
    owner = _Taken(capsule, address, managed)
    if 0 in shape:
        empty = np.empty(shape, dtype)
        return _pairs(empty, own) if is_pair else empty
    size = dtype.itemsize + sum((extent - 1) * step for extent, step in zip(shape, strides or ()))
    if strides is None:
        size = dtype.itemsize * int(np.prod(shape))
    if is_packed:
        size = (bits * int(np.prod(shape)) + 7) // 8
    memory = (ctypes.c_uint8 * size).from_address(tensor.data + tensor.byte_offset)
    memory._owner = owner
    if is_packed:
        return _unpacked(memory, bits, shape, own)
    word = np.dtype((np.void, dtype.itemsize)) if dtype.kind not in "biufc" or own in dir(ml_dtypes) else dtype
    flat = np.ndarray(shape, dtype if is_pair else word, memory, strides=strides)
    if is_pair:
        return _pairs(flat, own)
    array = flat.view(dtype) if word is not dtype else flat
    if flags & _READ_ONLY:
        array.flags.writeable = False
    return array


def _pairs(packed: np.ndarray[Any, Any], own: str) -> np.ndarray[Any, Any]:
    return pairs_of(packed).view(getattr(ml_dtypes, own))


def _is_row_major(shape: tuple[int, ...], strides: tuple[int, ...]) -> bool:
    """Whether elements lie one behind the other, where strides are counted in elements."""
    due = 1
    for extent, step in zip(reversed(shape), reversed(strides)):
        if extent > 1 and step != due:
            return False
        due *= extent
    return True


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
