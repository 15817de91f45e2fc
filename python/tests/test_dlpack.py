"""Small float types by DLPack, from PyTorch and from any other producer."""

import ctypes

import ml_dtypes
import numpy as np
import pytest

import shlo_interp as shlo
from shlo_interp import _dlpack


class Producer:
    """Bytes that are said to be of a type of DLPack, as another library would say it."""

    def __init__(self, memory, shape, code, bits, lanes=1, flags=0, strides=None):
        self.memory, self.shape, self.strides = memory, shape, strides
        self.type, self.flags = (code, bits, lanes), flags

    def __dlpack_device__(self):
        return (1, 0)

    def __dlpack__(self, *, max_version=None):
        capsule = shlo.DLPack(self.memory).__dlpack__(max_version=max_version)
        managed = _dlpack._Versioned.from_address(_dlpack._pointer(capsule, b"dltensor_versioned"))
        tensor = managed.tensor
        tensor.dtype.code, tensor.dtype.bits, tensor.dtype.lanes = self.type
        self.sizes = (ctypes.c_int64 * len(self.shape))(*self.shape)
        tensor.ndim, tensor.shape = len(self.shape), ctypes.cast(self.sizes, ctypes.POINTER(ctypes.c_int64))
        if self.strides is None:
            tensor.strides = ctypes.POINTER(ctypes.c_int64)()
        else:
            self.steps = (ctypes.c_int64 * len(self.strides))(*self.strides)
            tensor.strides = ctypes.cast(self.steps, ctypes.POINTER(ctypes.c_int64))
        managed.flags = self.flags
        return capsule


@pytest.mark.parametrize("name", ["float8_e4m3fn", "float8_e4m3fnuz", "float8_e5m2", "float8_e5m2fnuz", "float8_e8m0fnu"])
def test_tensors_of_8_bits_share_their_memory(name):
    torch = pytest.importorskip("torch")
    theirs = torch.arange(6, dtype=torch.uint8).reshape(2, 3).view(getattr(torch, name))
    ours = shlo.from_dlpack(theirs)
    assert ours.dtype == getattr(ml_dtypes, name) and ours.ctypes.data == theirs.data_ptr()
    assert ours.view(np.uint8).tolist() == [[0, 1, 2], [3, 4, 5]]
    turned = shlo.from_dlpack(theirs.t())
    assert turned.ctypes.data == theirs.data_ptr() and turned.view(np.uint8).tolist() == [[0, 3], [1, 4], [2, 5]]
    del theirs
    assert ours.view(np.uint8).sum() == 15


def test_pairs_of_torch_are_unpacked_the_lower_bits_first():
    torch = pytest.importorskip("torch")
    packed = torch.tensor([[0x21, 0x43], [0x65, 0xF7]], dtype=torch.uint8).view(torch.float4_e2m1fn_x2)
    ours = shlo.from_dlpack(packed)
    assert ours.dtype == ml_dtypes.float4_e2m1fn
    assert ours.astype(float).tolist() == [[0.5, 1, 1.5, 2], [3, 4, 6, -6]]
    ty = "tensor<2x4xf4E2M1FN>"
    m = shlo.load(f"func.func @main(%x: {ty}) -> {ty} {{\n  return %x : {ty}\n}}\n")
    assert m(packed).tobytes() == ours.tobytes()


def test_a_tensor_with_a_gradient_is_refused():
    torch = pytest.importorskip("torch")
    with pytest.raises(BufferError, match="detach"):
        shlo.from_dlpack(torch.ones(2, requires_grad=True))


# DLPack 1.1 numbers the types; the values are those of the codes 0, 1, 2, ... of each
@pytest.mark.parametrize(
    ("code", "bits", "name"),
    [
        (7, 8, "float8_e3m4"),
        (8, 8, "float8_e4m3"),
        (9, 8, "float8_e4m3b11fnuz"),
        (10, 8, "float8_e4m3fn"),
        (11, 8, "float8_e4m3fnuz"),
        (12, 8, "float8_e5m2"),
        (13, 8, "float8_e5m2fnuz"),
        (14, 8, "float8_e8m0fnu"),
    ],
)
def test_types_of_8_bits_are_taken_without_a_copy(code, bits, name):
    memory = np.arange(4, dtype=np.uint8)
    ours = shlo.from_dlpack(Producer(memory, (2, 2), code, bits))
    assert ours.dtype == getattr(ml_dtypes, name) and ours.ctypes.data == memory.ctypes.data
    assert ours.view(np.uint8).tolist() == [[0, 1], [2, 3]]


@pytest.mark.parametrize(
    ("code", "bits", "name"),
    [(15, 6, "float6_e2m3fn"), (16, 6, "float6_e3m2fn"), (17, 4, "float4_e2m1fn"), (0, 4, "int4"), (1, 2, "uint2")],
)
def test_narrow_types_with_a_byte_each_are_taken_without_a_copy(code, bits, name):
    memory = np.array([0, 1, 3, 2], np.uint8)
    is_padded = 4
    ours = shlo.from_dlpack(Producer(memory, (4,), code, bits, flags=is_padded))
    assert ours.dtype == getattr(ml_dtypes, name) and ours.ctypes.data == memory.ctypes.data


def test_packed_elements_become_a_byte_each():
    # 0, 1, ..., 7 in six bits each: the first in the lowest bits of the first byte
    number = sum(code << (6 * place) for place, code in enumerate(range(8)))
    packed = np.frombuffer(number.to_bytes(6, "little"), np.uint8).copy()
    ours = shlo.from_dlpack(Producer(packed, (2, 4), 16, 6))
    assert ours.dtype == ml_dtypes.float6_e3m2fn and ours.view(np.uint8).tolist() == [[0, 1, 2, 3], [4, 5, 6, 7]]
    odd = shlo.from_dlpack(Producer(np.array([0x21, 0x03], np.uint8), (3,), 17, 4))
    assert odd.view(np.uint8).tolist() == [1, 2, 3]


def test_two_lanes_of_four_bits_are_two_elements():
    ours = shlo.from_dlpack(Producer(np.array([[0x21, 0x43]], np.uint8), (1, 2), 17, 4, lanes=2))
    assert ours.dtype == ml_dtypes.float4_e2m1fn and ours.view(np.uint8).tolist() == [[1, 2, 3, 4]]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"code": 99, "bits": 8}, "no type is known for code 99 of 8 bits of DLPack"),
        ({"code": 10, "bits": 8, "lanes": 2}, "code 10 of 8 bits and 2 lanes"),
        ({"code": 17, "bits": 4, "strides": (1, 2)}, "packed elements of 4 bits are not in row-major order"),
    ],
)
def test_what_is_refused(options, message):
    with pytest.raises(BufferError, match=message):
        shlo.from_dlpack(Producer(np.zeros(4, np.uint8), (2, 2), **options))


def test_no_elements():
    assert shlo.from_dlpack(Producer(np.zeros(1, np.uint8), (0, 3), 17, 4)).shape == (0, 3)
    assert shlo.from_dlpack(Producer(np.zeros(1, np.uint8), (2, 0), 17, 4, lanes=2)).shape == (2, 0)
