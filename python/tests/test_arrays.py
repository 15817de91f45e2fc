"""Arrays go in and come out with their bits, and without a copy where the layout allows."""

import gc
import subprocess
import sys
import textwrap
import weakref

import ml_dtypes
import numpy as np
import pytest

import shlo_interp as shlo
from shlo_interp import _arrays, _native

SUB_BYTE = ("i2", "i4", "ui2", "ui4", "f6E2M3FN", "f6E3M2FN", "f4E2M1FN")
NAMES = [name for name in _arrays.KINDS if name != "index"]
WHOLE = [name for name in NAMES if name not in (*SUB_BYTE, "i1")]


def identity(element, shape="2x3"):
    """A program that gives its argument, computed anew by an op that keeps all bits."""
    ty = f"tensor<{shape}x{element}>"
    return shlo.load(
        f"func.func @main(%x: {ty}) -> {ty} {{\n"
        f"  %0 = stablehlo.reverse %x, dims = [0] : {ty}\n"
        f"  %1 = stablehlo.reverse %0, dims = [0] : {ty}\n  return %1 : {ty}\n}}\n"
    )


def codes_of(element, count):
    """An array whose bit patterns count up, as far as the element type has codes."""
    kind = _arrays.KINDS[element]
    bits = int("".join(c for c in element.split("E")[0] if c.isdigit()) or 64)
    bits = 1 if element == "i1" else bits
    size = kind.dtype.itemsize
    raw = (np.arange(count * size) * 37 % 251).astype(np.uint8)
    if bits < 8:
        raw %= 1 << bits
    return raw.view(kind.dtype)


@pytest.mark.parametrize("element", NAMES)
def test_every_type_keeps_its_bits(element):
    x = codes_of(element, 6).reshape(2, 3)
    y = identity(element)(x)
    assert y.dtype == x.dtype and y.shape == x.shape
    assert y.dtype.type is x.dtype.type
    mask = 255 if element not in SUB_BYTE else (1 << int(element.split("E")[0].lstrip("uif"))) - 1
    assert np.array_equal(y.view(np.uint8) & mask, x.view(np.uint8) & mask)


@pytest.mark.parametrize("element", NAMES)
def test_every_type_is_told_from_every_other(element):
    m = identity(element)
    for other in NAMES:
        x = np.zeros((2, 3), _arrays.KINDS[other].dtype)
        if other == element:
            m(x)
        else:
            with pytest.raises(shlo.ArgumentError, match=r"argument 0 \(x\) of @main: it has to be"):
                m(x)


@pytest.mark.parametrize("element", WHOLE)
def test_elements_go_in_without_a_copy(element):
    x = codes_of(element, 6).reshape(2, 3)
    assert _native.address(_arrays.given(x)) == x.__array_interface__["data"][0]


def test_types_below_a_byte_are_copied_since_their_bytes_may_have_other_bits():
    x = np.array([0xFF, 0xF8, 0x27], np.uint8).view(ml_dtypes.int4)
    assert _native.address(_arrays.given(x)) != x.__array_interface__["data"][0]
    assert identity("i4", "3")(x).tolist() == [-1, -8, 7]


@pytest.mark.parametrize("element", NAMES)
def test_elements_come_out_without_a_copy(element):
    x = codes_of(element, 6).reshape(2, 3)
    ((result,),), _, _ = identity(element)._native.call("main", [[_arrays.given(x)]], (1, 1))
    y = _arrays.shown(result)
    assert y.__array_interface__["data"][0] == result[0].address


def test_a_result_lives_when_all_else_is_gone():
    y = identity("f32", "100000")(np.arange(100000, dtype=np.float32))
    gc.collect()
    assert y[-1] == 99999 and y.flags.writeable
    y[0] = 5
    assert y[0] == 5


def test_a_result_that_is_the_argument_is_a_copy_of_it():
    m = shlo.load("func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n  return %x : tensor<4xf32>\n}\n")
    x = np.ones(4, np.float32)
    y = m(x)
    x[0] = 9
    assert y[0] == 1
    y[1] = 7
    assert x[1] == 1


def test_the_argument_is_never_written():
    m = shlo.load(
        "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = stablehlo.add %x, %x : tensor<4xf32>\n"
        "  %1 = stablehlo.negate %0 : tensor<4xf32>\n  return %1 : tensor<4xf32>\n}\n"
    )
    x = np.ones(4, np.float32)
    x.flags.writeable = False
    assert m(x).tolist() == [-2] * 4 and x.tolist() == [1] * 4


def test_a_constant_that_is_a_result_cannot_be_changed():
    m = shlo.load(
        "func.func @main() -> tensor<2xf32> {\n  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>\n"
        "  return %0 : tensor<2xf32>\n}\n"
    )
    first = m()
    if first.flags.writeable:
        first[0] = 9
    assert m().tolist() == [1, 2]


def test_results_that_are_one_value_do_not_share_writable_memory():
    m = shlo.load(
        "func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {\n  %0 = stablehlo.add %x, %x : tensor<2xf32>\n"
        "  return %0, %0 : tensor<2xf32>, tensor<2xf32>\n}\n"
    )
    a, b = m(np.ones(2, np.float32))
    assert a.tolist() == b.tolist() == [2, 2]
    for one, other in ((a, b), (b, a)):
        if one.flags.writeable:
            one[0] += 1
            assert other[0] == 2


def test_the_memory_of_an_argument_is_let_go_after_the_call():
    class Watched(np.ndarray):
        pass

    x = np.ones(1000, np.float32).view(Watched)
    gone = weakref.ref(x)
    m = identity("f32", "1000")
    y = m(x)
    del x
    gc.collect()
    assert gone() is None and y[0] == 1


def test_layouts():
    m = identity("f32")
    base = np.arange(24, dtype=np.float32).reshape(4, 6)
    for x in (base[::2, ::2], base[:3, :2].T, np.asfortranarray(base[:2, :3]), base[1:3, 1:4][::-1, ::-1]):
        assert m(x).tolist() == x.tolist()


@pytest.mark.parametrize("element", ["f32", "f8E4M3FN", "i4", "complex<f64>"])
def test_a_layout_of_strides_of_every_kind_of_type(element):
    m = identity(element)
    x = codes_of(element, 12).reshape(3, 4)[:, ::2].T
    assert m(x).tolist() == x.tolist()


def test_zero_sizes_and_scalars():
    assert identity("f32", "0x3")(np.zeros((0, 3), np.float32)).shape == (0, 3)
    assert identity("f8E5M2", "0x3")(np.zeros((0, 3), ml_dtypes.float8_e5m2)).dtype == ml_dtypes.float8_e5m2
    scalar = "func.func @main(%x: tensor<TYPE>) -> tensor<TYPE> {\n  %0 = stablehlo.add %x, %x : tensor<TYPE>\n  return %0 : tensor<TYPE>\n}\n"
    for element, dtype in (("f32", np.float32), ("bf16", ml_dtypes.bfloat16), ("f8E4M3", ml_dtypes.float8_e4m3)):
        y = shlo.load(scalar.replace("TYPE", element))(np.array(1.5, dtype))
        assert y.shape == () and y.dtype == dtype and float(y) == 3
        assert float(shlo.load(scalar.replace("TYPE", element))(dtype(1.5))) == 3


def test_big_endian_is_refused_with_the_way_out():
    with pytest.raises(shlo.ArgumentError, match=r"big-endian: pass x.astype\('float32'\)"):
        identity("f32")(np.zeros((2, 3), ">f4"))


def test_other_dtypes_are_refused():
    for x in (np.array([["a"] * 3] * 2), np.zeros((2, 3), "M8[s]"), np.zeros((2, 3), np.longdouble), np.zeros((2, 3), object)):
        with pytest.raises(shlo.ArgumentError, match="dtype"):
            identity("f32")(x)


def test_a_byte_that_is_no_boolean_is_refused():
    x = np.array([[0, 1, 2]] * 2, np.uint8).view(np.bool_)
    with pytest.raises(shlo.ArgumentError, match="element 2 is 0x2, which is no code of i1"):
        identity("i1")(x)


def test_numbers_of_python_take_the_type_of_the_parameter():
    m = identity("f8E4M3FN", "3")
    # 1.0625 lies half way between 1 and 1.125, and a little more rounds up, in one rounding from the double
    assert m([1, 1.0625, 1.0625 + 1e-12]).tolist() == [1, 1, 1.125]
    assert identity("i4", "2")([-8, 7]).tolist() == [-8, 7]
    assert identity("ui64", "1")([2**64 - 1]).tolist() == [2**64 - 1]
    assert identity("i1", "2")([True, False]).tolist() == [True, False]
    assert identity("complex<f32>", "1")([1 + 2j]).tolist() == [1 + 2j]
    for element, value in (("i8", [1.5]), ("i8", [128]), ("i4", [8]), ("ui8", [-1]), ("f32", [1j]), ("f32", ["x"]), ("i1", [2])):
        with pytest.raises(shlo.ArgumentError):
            identity(element, "1")(value)
    with pytest.raises(shlo.ArgumentError, match="tensor<3xf8E4M3FN>, given is tensor<2xf8E4M3FN>"):
        m([1, 2])


def test_types_without_a_name_in_numpy_are_arrays_of_codes():
    m = identity("tf32", "3")
    x = shlo.Array(np.array([0x1FC00, 0x20000, 0x3FC00], np.uint32), "tf32")
    y = m(x)
    assert y == x and y.element == "tf32" and y.codes.dtype == np.uint32
    assert x.to_numpy().tolist() == [1.0, 2.0, float("inf")] or x.to_numpy()[:2].tolist() == [1.0, 2.0]
    assert shlo.Array.of([1.0, 2.0], "tf32") == x[:2]
    with pytest.raises(shlo.ArgumentError, match="which is no code of tf32"):
        m(shlo.Array(np.array([1 << 19, 0, 0], np.uint32), "tf32"))
    with pytest.raises(shlo.ArgumentError, match="unsigned"):
        shlo.Array(np.zeros(3, np.float32), "tf32")
    with pytest.raises(shlo.ArgumentError, match="has to be tensor<3xtf32>, given is tensor<3xf32>"):
        m(np.zeros(3, np.float32))


def test_quantized_values_are_their_codes():
    ty = "tensor<2x!quant.uniform<i8:f32, 5.000000e-01>>"
    m = shlo.load(f"func.func @main(%x: {ty}) -> {ty} {{\n  %0 = stablehlo.add %x, %x : {ty}\n  return %0 : {ty}\n}}\n")
    assert m(np.array([1, -3], np.int8)).tolist() == [2, -6]
    assert m.main.inputs[0].dtype == np.int8
    with pytest.raises(shlo.ArgumentError, match="given is tensor<2xf32>"):
        m(np.zeros(2, np.float32))


def test_tuples_and_tokens():
    m = shlo.load(
        "func.func @main(%t: !stablehlo.token, %x: tensor<f32>) -> (tuple<tensor<f32>, tensor<f32>>, !stablehlo.token) {\n"
        "  %0 = stablehlo.tuple %x, %x : tuple<tensor<f32>, tensor<f32>>\n"
        "  return %0, %t : tuple<tensor<f32>, tensor<f32>>, !stablehlo.token\n}\n"
    )
    for args in ((np.float32(3),), (shlo.Token(), np.float32(3)), (None, np.float32(3))):
        parts, token = m(*args)
        assert [float(part) for part in parts] == [3, 3] and token == shlo.Token()


def test_dynamic_shapes():
    m = shlo.load(
        "func.func @main(%x: tensor<?x2xf32>) -> tensor<?x2xf32> {\n  %0 = stablehlo.negate %x : tensor<?x2xf32>\n"
        "  return %0 : tensor<?x2xf32>\n}\n"
    )
    assert m.main.inputs[0].shape == (None, 2)
    assert m(np.ones((3, 2), np.float32)).shape == (3, 2)
    with pytest.raises(shlo.ArgumentError, match="given is tensor<3x3xf32>"):
        m(np.ones((3, 3), np.float32))


def test_memory_debugging_finds_nothing():
    script = """
        import gc, numpy as np, ml_dtypes, shlo_interp as shlo
        ty = "tensor<1000xf8E4M3FN>"
        m = shlo.load(f"func.func @main(%x: {ty}) -> ({ty}, {ty}) {{\\n  %0 = stablehlo.add %x, %x : {ty}\\n  return %0, %x : {ty}, {ty}\\n}}\\n")
        for _ in range(200):
            x = np.ones(1000, ml_dtypes.float8_e4m3fn)
            a, b = m(x)
            del x
            gc.collect()
            assert (a == 2).all() and (b == 1).all()
        print("fine")
    """
    run = subprocess.run(
        [sys.executable, "-X", "dev", "-c", textwrap.dedent(script)],
        env={"PYTHONMALLOC": "debug", "PATH": "/usr/bin"},
        capture_output=True,
        text=True,
    )
    assert run.stdout == "fine\n", run.stderr


def test_an_array_that_is_not_aligned():
    raw = np.zeros(4 * 6 + 1, np.uint8)
    x = raw[1:].view(np.float32)
    x[:] = [1, 2, 3, 4, 5, 6]
    assert not x.flags.aligned
    assert identity("f32")(x.reshape(2, 3)).ravel().tolist() == [1, 2, 3, 4, 5, 6]


def test_masked_arrays_and_lists_of_arrays_are_refused():
    with pytest.raises(shlo.ArgumentError, match="masked array"):
        identity("f32", "2")(np.ma.masked_array(np.zeros(2, np.float32), [True, False]))
    with pytest.raises(shlo.ArgumentError, match="it is a list: pass an array"):
        identity("f32", "2")([np.float32(1), np.float32(2)])
    with pytest.raises(shlo.ArgumentError, match="different lengths"):
        identity("f32", "2x2")([[1, 2], [3]])
    assert identity("f32", "1")([2**70]).tolist() == [2.0**70]
    with pytest.raises(shlo.ArgumentError, match=r"128 is not from -128 to 127: the type is i8"):
        identity("i8", "1")([128])


@pytest.mark.parametrize(
    ("element", "word", "codes"),
    [("k8p3se", np.uint8, 256), ("f16E6M9", np.uint16, 1 << 16), ("tf32", np.uint32, 1 << 19), ("f5E2M2", np.uint8, 32)],
)
def test_every_code_of_a_type_that_numpy_does_not_have(element, word, codes):
    x = shlo.Array(np.arange(codes).astype(word), element)
    y = identity(element, str(codes))(x)
    assert y.element == element and y.codes.dtype == word and np.array_equal(y.codes, x.codes)
    if codes < 1 << np.dtype(word).itemsize * 8:
        with pytest.raises(shlo.ArgumentError, match=f"no code of {element}"):
            identity(element, "1")(shlo.Array(np.array([codes], word), element))
