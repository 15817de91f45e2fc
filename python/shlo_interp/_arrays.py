"""Arrays of NumPy, JAX, PyTorch and DLPack as elements of the interpreter, and back, without copies where that can be."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

import ml_dtypes
import numpy as np

from . import _dlpack, _native
from ._errors import ArgumentError
from ._types import CHOICES, Given


class Token:
    """The value of the type `!stablehlo.token`, which orders effects and holds nothing."""

    def __repr__(self) -> str:
        return "shlo_interp.Token()"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Token)

    def __hash__(self) -> int:
        return hash(Token)


class Kind(NamedTuple):
    """How an element type looks in NumPy."""

    dtype: np.dtype[Any]
    word: np.dtype[Any] | None
    """The unsigned integer that a view has to have for the buffer protocol, which ml_dtypes do not have."""
    masks: bool
    """Whether only the low bits of a byte count."""


def _kinds() -> dict[str, Kind]:
    kinds = {"i1": Kind(np.dtype(np.bool_), None, False), "index": Kind(np.dtype(np.int64), None, False)}
    for bits in (8, 16, 32, 64):
        kinds[f"i{bits}"] = Kind(np.dtype(f"int{bits}"), None, False)
        kinds[f"ui{bits}"] = Kind(np.dtype(f"uint{bits}"), None, False)
    for bits in (16, 32, 64):
        kinds[f"f{bits}"] = Kind(np.dtype(f"float{bits}"), None, False)
    kinds["complex<f32>"] = Kind(np.dtype(np.complex64), None, False)
    kinds["complex<f64>"] = Kind(np.dtype(np.complex128), None, False)
    small = {
        "bf16": "bfloat16",
        "i2": "int2",
        "i4": "int4",
        "ui2": "uint2",
        "ui4": "uint4",
        "f8E3M4": "float8_e3m4",
        "f8E4M3": "float8_e4m3",
        "f8E4M3B11FNUZ": "float8_e4m3b11fnuz",
        "f8E4M3FN": "float8_e4m3fn",
        "f8E4M3FNUZ": "float8_e4m3fnuz",
        "f8E5M2": "float8_e5m2",
        "f8E5M2FNUZ": "float8_e5m2fnuz",
        "f8E8M0FNU": "float8_e8m0fnu",
        "f6E2M3FN": "float6_e2m3fn",
        "f6E3M2FN": "float6_e3m2fn",
        "f4E2M1FN": "float4_e2m1fn",
    }
    for name, own in small.items():
        scalar = getattr(ml_dtypes, own, None)
        if scalar is not None:
            dtype = np.dtype(scalar)
            word = np.dtype(f"uint{8 * dtype.itemsize}")
            kinds[name] = Kind(dtype, word, name.startswith(("i", "u", "f4", "f6")))
    return kinds


KINDS: dict[str, Kind] = _kinds()

# the dtype objects of ml_dtypes share characters and strings, so that the scalar type alone tells them apart
_NAMES: dict[type, str] = {kind.dtype.type: name for name, kind in KINDS.items() if name != "index"}


def element_of(dtype: np.dtype[Any]) -> str | None:
    """The MLIR name of a dtype of NumPy or ml_dtypes, or None if there is none."""
    name = _NAMES.get(dtype.type)
    if name is None and dtype.kind in "iu":  # `longlong` is another type than `int64`, with the same elements
        name = f"{'u' if dtype.kind == 'u' else ''}i{8 * dtype.itemsize}"
    return name


class Array:
    """Elements of a type that NumPy has no name for, such as `tf32`, `f16E6M9` or a type that `define_type` made.

    `codes` holds the bit pattern of each element in an unsigned integer: uint8 for types of up to 8 bits, else uint16,
    uint32 or uint64. The array is not copied.
    """

    __slots__ = ("codes", "element")

    def __init__(self, codes: Any, element: str) -> None:
        self.codes: np.ndarray[tuple[int, ...], np.dtype[Any]] = np.asarray(codes)
        self.element = element
        if self.codes.dtype.kind != "u":
            raise ArgumentError(
                f"the codes of {element} are unsigned integers, and these are {self.codes.dtype}: view them as such"
            )

    @classmethod
    def of(cls, numbers: Any, element: str) -> Array:
        """Numbers, each rounded to the nearest value of the type, ties to even."""
        values = np.asarray(numbers, np.float64)
        elements, name, shape = _native.from_numbers(element, values.shape, values.ravel().tolist())
        return cls(_viewed(elements, len(elements), shape), name)

    @property
    def shape(self) -> tuple[int, ...]:
        """The sizes of the dimensions."""
        return self.codes.shape

    def __len__(self) -> int:
        return len(self.codes)

    def __getitem__(self, index: Any) -> Array:
        return Array(self.codes[index], self.element)

    def __eq__(self, other: object) -> bool:
        """Whether the type, the shape and all codes are the same."""
        return (
            isinstance(other, Array)
            and self.element == other.element
            and self.shape == other.shape
            and bool(np.array_equal(self.codes, other.codes))
        )

    __hash__ = None  # type: ignore[assignment]

    def to_numpy(self) -> np.ndarray[Any, Any]:
        """The values as float64, which holds those of every float type here."""
        values: np.ndarray[Any, Any] = shown(converted(taken(self, None), "f64", None))
        return values

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, Any]:
        if copy is False:
            raise ValueError(f"the values of {self.element} cannot be an array without a copy; `.codes` can")
        values = self.to_numpy()
        return values if dtype is None else values.astype(dtype)

    def __repr__(self) -> str:
        sizes = "".join(f"{size}x" for size in self.shape)
        return f"shlo_interp.Array(<{sizes}{self.element}>, codes={np.array2string(self.codes, formatter={'int': hex})})"


def _viewed(elements: _native.Elements, size: int, shape: Sequence[int]) -> np.ndarray[Any, Any]:
    """The words of elements as unsigned integers."""
    count = 1
    for extent in shape:
        count *= extent
    width = size // count if count else 1
    words = np.frombuffer(memoryview(elements), np.dtype(f"uint{8 * width}"))
    return words.reshape(tuple(shape))


def shown(value: Any) -> Any:
    """What the native module gives as an array of NumPy, an `Array`, a `Token` or a tuple."""
    if value is None:
        return Token()
    if isinstance(value, list):
        return tuple(shown(part) for part in value)
    elements, name, shape = value
    kind = KINDS.get(name)
    if kind is None:
        return Array(_viewed(elements, len(elements), shape), name)
    if not len(elements):
        return np.empty(shape, kind.dtype)
    words = np.frombuffer(memoryview(elements), kind.dtype if kind.word is None else kind.word)
    return words.view(kind.dtype).reshape(shape)


def given(array: np.ndarray[Any, Any]) -> Given:
    """What the native module takes for an array of NumPy."""
    if isinstance(array, np.ma.MaskedArray):
        raise ArgumentError("it is a masked array, and a tensor has no mask: pass x.filled(...)")
    dtype = array.dtype
    name = element_of(dtype)
    if name is None:
        raise ArgumentError(f"it has the dtype {dtype}, which no element type of MLIR has")
    if dtype.byteorder == ">":
        raise ArgumentError(f"it is big-endian: pass x.astype({dtype.newbyteorder('=').name!r})")
    kind = KINDS[name]
    row_major = np.ascontiguousarray(array).reshape(-1)
    if kind.word is not None:
        row_major = row_major.view(kind.word)
    return (row_major, name, array.shape, kind.masks)


def is_number(value: Any) -> bool:
    """Whether a value is a number of Python, or lists of these, which take the type of the parameter."""
    if isinstance(value, (list, tuple)):
        return all(is_number(part) for part in value)
    return type(value) in (bool, int, float, complex)


def numbers(value: Any, element: str) -> Given:
    """Numbers of Python as elements of a type, each rounded once to the nearest value."""
    try:
        array = np.asarray(value)
    except ValueError:
        raise ArgumentError("it is a list of lists of different lengths") from None
    kind = KINDS.get(element)
    if element.startswith("complex") and kind is not None:
        return given(array.astype(kind.dtype))
    if array.dtype.kind == "c":
        raise ArgumentError(f"it has the complex number {array.flat[0]!r}, and the type is {element}")
    if re.fullmatch(r"u?i\d+|index", element):
        if array.dtype.kind == "f" and array.size:
            raise ArgumentError(f"it has the number {array.flat[0].item()!r} of type float, and the type is {element}")
        if kind is not None and kind.word is None and element != "i1":
            return given(_in_range(array, element, kind.dtype))
    floats = array.astype(np.float64)
    elements, name, shape = _native.from_numbers(element, floats.shape, floats.ravel().tolist())
    return (elements, name, shape, False)


def _in_range(array: np.ndarray[Any, Any], element: str, dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    """Integers of Python as an array of a type that has them."""
    limits = np.iinfo(dtype)
    outside = [number for number in array.ravel().tolist() if not limits.min <= number <= limits.max]
    if outside:
        raise ArgumentError(f"{outside[0]} is not from {limits.min} to {limits.max}: the type is {element}")
    return np.array(array.ravel().tolist(), dtype).reshape(array.shape)


def taken(value: Any, element: str | None) -> Any:
    """What the native module takes for a value, where the parameter has an element type."""
    if isinstance(value, np.ndarray):
        return given(value)
    if isinstance(value, Array):
        codes = np.ascontiguousarray(value.codes).reshape(-1)
        return (codes, value.element, value.codes.shape, False)
    if value is None or isinstance(value, Token):
        return None
    if element is not None and is_number(value):
        return numbers(value, element)
    if isinstance(value, (list, tuple)):
        if element is not None:
            raise ArgumentError(f"it is a {type(value).__name__}: pass an array, or numbers of Python")
        return [taken(part, None) for part in value]
    return _foreign(value)


def _foreign(value: Any) -> Given:
    """An array of another library."""
    torch = sys.modules.get("torch")
    if torch is not None and isinstance(value, torch.Tensor):
        return given(_torch(value, torch))
    jax = sys.modules.get("jax")
    if jax is not None and isinstance(value, jax.Array) and jax.dtypes.issubdtype(value.dtype, jax.dtypes.prng_key):
        return given(np.asarray(jax.random.key_data(value)))
    if hasattr(value, "__array__"):
        return given(np.asarray(value))
    if hasattr(value, "__dlpack__"):
        return given(_dlpack.from_dlpack(value))
    raise ArgumentError(f"it is a {type(value).__module__}.{type(value).__qualname__}, which is no array")


def _torch(tensor: Any, torch: Any) -> np.ndarray[Any, Any]:
    """A tensor of PyTorch as an array that shares its memory."""
    tensor = tensor.detach().resolve_conj().resolve_neg() if tensor.is_complex() else tensor.detach()
    if tensor.device.type != "cpu":
        raise ArgumentError(f"it is on the device {tensor.device}: pass x.cpu()")
    own = str(tensor.dtype).removeprefix("torch.")
    if own == "float4_e2m1fn_x2":
        return _dlpack.pairs_of(tensor.view(torch.uint8).numpy())
    scalar = getattr(ml_dtypes, own, None)
    if scalar is None:
        array: np.ndarray[Any, Any] = tensor.numpy()
        return array
    width = np.dtype(scalar).itemsize
    view: np.ndarray[Any, Any] = tensor.view(torch.uint8 if width == 1 else torch.int16).numpy()
    return view.view(scalar)


def to_torch(array: Any) -> Any:
    """An array of NumPy as a tensor of PyTorch that shares its memory, small float types among them."""
    import torch  # type: ignore[import-not-found, unused-ignore]

    array = np.asarray(array) if not isinstance(array, np.ndarray) else array
    if not array.flags.writeable:  # PyTorch has no tensors that are only read
        array = array.copy()
    own = getattr(torch, array.dtype.name, None)
    if array.dtype.isbuiltin == 1 or array.dtype.kind in "biufc" and own is not None and array.dtype.name not in dir(ml_dtypes):
        return torch.from_numpy(array)
    if own is None:
        raise ArgumentError(f"PyTorch has no type for {array.dtype}")
    word = np.uint8 if array.dtype.itemsize == 1 else np.int16
    return torch.from_numpy(array.view(word)).view(own)


def converted(value: Given, to: str, policy: str | None) -> Any:
    """Elements converted to an element type, as the op `convert` does under a policy."""
    _, element, shape, _ = value
    sizes = "".join(f"{size}x" for size in shape)
    source, target = f"tensor<{sizes}{element}>", f"tensor<{sizes}{to}>"
    program = (
        f"func.func @main(%x: {source}) -> {target} {{\n"
        f"  %0 = stablehlo.convert %x : ({source}) -> {target}\n"
        f"  return %0 : {target}\n}}\n"
    )
    module = _native.load(f"convert to {to}", program.encode(), {**CHOICES, "convert_policy": policy})
    return module.call("main", [[value]], (1, 1))[0][0][0]


for _class in (Array, Token):
    _class.__module__ = __package__
