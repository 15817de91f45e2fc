"""Programs of JAX and PyTorch, against what they compute themselves."""

import gc
import gzip
import subprocess
import sys
import textwrap
import time

import numpy as np
import pytest

import shlo_interp as shlo

jax = pytest.importorskip("jax")
import jax.numpy as jnp  # noqa: E402
from jax import export  # noqa: E402


def layer(params, x, *, scale=1.0):
    hidden = jnp.dot(x, params["w"]) * scale + params["b"]
    return {"hidden": hidden, "probabilities": jax.nn.softmax(hidden)}


random = np.random.default_rng(0)
PARAMS = {"w": random.normal(size=(8, 4)).astype(np.float32), "b": random.normal(size=4).astype(np.float32)}
X = random.normal(size=(3, 8)).astype(np.float32)


def close(ours, theirs):
    assert jax.tree_util.tree_structure(ours) == jax.tree_util.tree_structure(theirs)
    for one, other in zip(jax.tree_util.tree_leaves(ours), jax.tree_util.tree_leaves(theirs)):
        np.testing.assert_allclose(one, np.asarray(other), rtol=1e-5, atol=1e-6)


EXPECTED = layer(PARAMS, X)


def exported(**options):
    return export.export(jax.jit(layer), **options)(PARAMS, X)


def test_an_exported_function_takes_and_gives_pytrees():
    close(shlo.load(exported())(PARAMS, X), EXPECTED)
    close(shlo.load(export.deserialize(exported().serialize()))(PARAMS, X), EXPECTED)


def test_an_exported_function_of_several_platforms():
    several = exported(platforms=("cpu", "tpu"))
    close(shlo.load(several)(PARAMS, X), EXPECTED)
    close(shlo.load(several, platform="tpu")(PARAMS, X), EXPECTED)
    with pytest.raises(shlo.ArgumentError, match="rocm is none of cpu, tpu"):
        shlo.load(several, platform="rocm")


def test_the_platform_that_is_chosen_is_the_one_that_runs():
    def f(x):
        return jax.lax.platform_dependent(x, cpu=lambda x: x + 1, tpu=lambda x: x + 2)

    several = export.export(jax.jit(f), platforms=("cpu", "tpu"))(np.float32(0))
    assert float(shlo.load(several)(np.float32(0))) == 1
    assert float(shlo.load(several, platform="tpu")(np.float32(0))) == 2


def test_a_file_of_jax_export_and_what_gzip_makes_of_it(tmp_path):
    content = bytes(exported().serialize())
    (tmp_path / "layer.jax").write_bytes(content)
    leaves = jax.tree_util.tree_leaves((PARAMS, X))
    for source in (content, gzip.compress(content), tmp_path / "layer.jax", str(tmp_path / "layer.jax")):
        m = shlo.load(source)
        assert isinstance(m(*leaves), tuple)
        close(dict(zip(("hidden", "probabilities"), m(*leaves))), EXPECTED)


def test_arguments_that_the_program_does_not_need():
    def f(x, unused, y):
        return x - y

    one = [np.float32(5), np.zeros(7), np.float32(3)]
    for module in (shlo.load(export.export(jax.jit(f))(*one)), shlo.load(jax.jit(f).lower(*one))):
        assert len(module.main.inputs) == 2
        assert float(module(*one)) == 2


def test_symbolic_shapes():
    shape = export.symbolic_shape("b, 8")
    m = shlo.load(export.export(jax.jit(layer))(PARAMS, jax.ShapeDtypeStruct(shape, jnp.float32)))
    close(m(PARAMS, X), EXPECTED)
    close(m(PARAMS, X[:2]), layer(PARAMS, X[:2]))


def test_a_lowered_function():
    close(shlo.load(jax.jit(layer).lower(PARAMS, X))(PARAMS, X), EXPECTED)
    with_keyword = jax.jit(layer).lower(PARAMS, X, scale=2.0)
    close(shlo.load(with_keyword)(PARAMS, X, scale=3.0), layer(PARAMS, X, scale=3.0))


def test_other_nesting_is_refused():
    m = shlo.load(jax.jit(layer).lower(PARAMS, X))
    for args in ((X, PARAMS), (PARAMS,), (list(PARAMS.values()), X)):
        with pytest.raises(shlo.ArgumentError, match="the arguments are nested as"):
            m(*args)
    with pytest.raises(shlo.ArgumentError, match=r"it has to be tensor<3x8xf32>, given is tensor<3x8xbf16>"):
        m(PARAMS, jnp.asarray(X, jnp.bfloat16))


def test_a_module_of_jaxlib():
    module = jax.jit(lambda x: x * 2).lower(X).compiler_ir("stablehlo")
    assert np.array_equal(shlo.load(module)(X), X * 2)
    assert str(module) and np.array_equal(shlo.load(str(module))(X), X * 2)


def test_run_and_jit():
    close(shlo.run(layer, PARAMS, X), EXPECTED)
    traces = []

    @shlo.jit
    def f(x, y=1.0):
        traces.append(x)
        return x * y

    assert np.array_equal(f(X), X) and np.array_equal(f(X + 1), X + 1)
    assert len(traces) == 1
    assert np.array_equal(f(X[0]), X[0]) and len(traces) == 2
    assert float(f(2, y=3)) == 6
    assert float(f(2.5, y=3)) == 7.5
    assert f.__name__ == "f"
    summed = shlo.jit(lambda x: jnp.sum(x), accumulate="f32")
    assert float(summed(np.arange(4, dtype=np.float32))) == 6
    static = shlo.jit(jax.jit(lambda x, n: x * n, static_argnums=1))
    with pytest.raises(shlo.ArgumentError, match="has static arguments: bind them first"):
        static(X, 3)


def test_a_jitted_function_by_the_default_rules():
    x = np.array([[4, 2], [2, 5]], np.float32)
    m = shlo.jit(jnp.linalg.cholesky).lower(x)
    assert "stablehlo.cholesky" in m.text() and "lapack" not in m.text()
    close(m(x), jnp.linalg.cholesky(x))


def test_small_types_and_keys():
    x = jnp.asarray(X, jnp.float8_e4m3fn)
    y = shlo.run(lambda x: x + x, x)
    assert y.tobytes() == np.asarray(x + x).tobytes()
    key = jax.random.key(3)
    assert shlo.run(lambda k: jax.random.bits(k, (4,)), key).tolist() == jax.random.bits(key, (4,)).tolist()
    nibble = jnp.array([-8, 7, 3], jnp.int4)
    assert shlo.run(lambda x: -x, nibble).tolist() == (-nibble).tolist()


def test_a_location_of_jax_in_an_error():
    def f(x):
        return jax.ffi.ffi_call("nobodys_target", jax.ShapeDtypeStruct((), jnp.float32))(x)

    with pytest.raises(shlo.UnsupportedError, match="nobodys_target") as caught:
        shlo.load(jax.jit(f).lower(np.float32(1)))(np.float32(1))
    assert caught.value.op == "stablehlo.custom_call"


def test_processes():
    text = (
        "module attributes {mhlo.num_partitions = 2 : i32} {\n"
        "  func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
        '    %0 = "stablehlo.all_reduce"(%x) ({\n    ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n'
        "      %s = stablehlo.add %a, %b : tensor<f32>\n      stablehlo.return %s : tensor<f32>\n"
        "    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids} : (tensor<2xf32>) -> tensor<2xf32>\n"
        "    return %0 : tensor<2xf32>\n  }\n}\n"
    )
    m = shlo.load(text)
    one, other = np.float32([1, 2]), np.float32([10, 20])
    results = m.run("main", processes=[(one,), (other,)])
    assert [own[0].tolist() for own in results] == [[11, 22], [11, 22]]
    assert [own[0].tolist() for own in m.run("main", one, num_partitions=2)] == [[2, 4], [2, 4]]
    with pytest.raises(shlo.ArgumentError, match="has arguments of 1 processes, and the grid has 2"):
        m.run("main", processes=[(one,)])


def test_probes_and_printing(capsys):
    m = shlo.load(
        "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n  interpreter.print %x : tensor<2xf32>\n"
        '  %0 = interpreter.probe %x, probe_id = "p" : tensor<2xf32>\n  return %0 : tensor<2xf32>\n}\n'
    )
    found = {}
    m.run("main", np.float32([1, 2]), probes=found)
    assert [value.tolist() for value in found["p"]] == [[1, 2]]
    assert "tensor<2xf32>" in capsys.readouterr().out


def test_nothing_is_imported_that_was_not_used():
    script = """
        import sys, shlo_interp as shlo, numpy as np
        m = shlo.load("func.func @main(%x: tensor<f32>) -> tensor<f32> {\\n  return %x : tensor<f32>\\n}\\n")
        m(np.float32(1))
        assert not {"jax", "torch", "jaxlib"} & set(sys.modules), sorted(sys.modules)
        import subprocess
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(script)], check=True)
    script = "import sys, shlo_interp.__main__; assert 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", script], check=True)


class TestTorch:
    torch = property(lambda self: pytest.importorskip("torch"))

    def test_tensors(self):
        torch = self.torch
        for dtype, element in [
            (torch.float32, "f32"),
            (torch.float16, "f16"),
            (torch.bfloat16, "bf16"),
            (torch.float8_e4m3fn, "f8E4M3FN"),
            (torch.float8_e5m2, "f8E5M2"),
            (torch.float8_e4m3fnuz, "f8E4M3FNUZ"),
            (torch.float8_e5m2fnuz, "f8E5M2FNUZ"),
            (torch.float8_e8m0fnu, "f8E8M0FNU"),
            (torch.int8, "i8"),
            (torch.uint8, "ui8"),
            (torch.int64, "i64"),
            (torch.bool, "i1"),
            (torch.complex64, "complex<f32>"),
        ]:
            ty = f"tensor<2x2x{element}>"
            m = shlo.load(f"func.func @main(%x: {ty}) -> {ty} {{\n  return %x : {ty}\n}}\n")
            x = torch.tensor([[1.0, 2.0], [4.0, 8.0]]).to(dtype)
            y = shlo.to_torch(m(x))
            assert y.dtype == dtype and y.float().equal(x.float()) if dtype != torch.complex64 else y.equal(x)
            assert shlo.to_torch(m(x.t())).to(torch.complex64).equal(x.t().to(torch.complex64))

    def test_a_tensor_goes_in_without_a_copy(self):
        from shlo_interp import _arrays, _native

        torch = self.torch
        for dtype in (torch.float32, torch.bfloat16, torch.float8_e4m3fn):
            x = torch.ones(2, 3).to(dtype)
            assert _native.address(_arrays.taken(x, None)) == x.data_ptr()

    def test_a_program_of_torch_export(self):
        torch = self.torch
        pytest.importorskip("torchax")
        net = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.ReLU(), torch.nn.Linear(4, 2))
        x = torch.randn(5, 3)
        m = shlo.load(torch.export.export(net, (x,)))
        np.testing.assert_allclose(m(x), net(x).detach().numpy(), rtol=1e-5, atol=1e-6)
        with pytest.raises(shlo.ArgumentError, match="takes 1 tensors, given are 2"):
            m(x, x)
        with pytest.raises(shlo.ArgumentError, match="tensor<5x3xf32>, given is tensor<4x3xf32>"):
            m(x[:4])

    def test_without_torchax_the_error_says_what_to_install(self, monkeypatch):
        class ExportedProgram:
            pass

        ExportedProgram.__module__ = "torch.export.exported_program"
        monkeypatch.setitem(sys.modules, "torchax.export", None)
        with pytest.raises(shlo.ArgumentError, match=r"pip install 'shlo-interp\[torch\]'"):
            shlo.load(ExportedProgram())


class TestDLPack:
    @pytest.mark.parametrize("name", ["float8_e4m3fn", "float8_e5m2", "float8_e3m4", "float8_e8m0fnu", "bfloat16"])
    def test_to_jax_and_back(self, name):
        dtype = getattr(jnp, name)
        x = np.array([[1, 2, 4], [8, 16, 32]]) / 8
        ours = x.astype(dtype) if name != "float8_e3m4" else x.astype(dtype)
        theirs = jax.dlpack.from_dlpack(shlo.DLPack(ours))
        assert theirs.dtype == dtype and np.asarray(theirs).tobytes() == ours.tobytes()
        back = shlo.from_dlpack(theirs)
        assert back.dtype == ours.dtype and back.tobytes() == ours.tobytes()

    def test_to_torch_and_back_without_a_copy(self):
        torch = pytest.importorskip("torch")
        x = np.arange(6, dtype=np.float32).reshape(2, 3)
        theirs = torch.from_dlpack(shlo.DLPack(x))
        assert theirs.data_ptr() == x.__array_interface__["data"][0]
        back = shlo.from_dlpack(theirs.t())
        assert back.shape == (3, 2) and back.__array_interface__["data"][0] == theirs.data_ptr()
        assert back.tolist() == x.T.tolist()
        del theirs, x
        gc.collect()
        assert back[2][1] == 5

    def test_an_array_is_let_go(self):
        from shlo_interp import _dlpack

        def is_kept(array):
            # other libraries let go of what earlier tests gave them whenever they like, so the number of entries says nothing
            return any(array is part for kept in list(_dlpack._given.values()) for part in kept)

        x = np.arange(6, dtype=np.float32)
        capsule = shlo.DLPack(x).__dlpack__(max_version=(1, 1))
        assert is_kept(x)
        del capsule
        assert not is_kept(x)
        theirs = jax.dlpack.from_dlpack(shlo.DLPack(x))
        jax.block_until_ready(theirs + 1)
        del theirs
        gc.collect()
        until = time.monotonic() + 10  # a thread of JAX may be the last to hold the elements
        while is_kept(x) and time.monotonic() < until:
            time.sleep(0.01)
        assert not is_kept(x)

    def test_what_dlpack_has_no_type_for(self):
        import ml_dtypes

        with pytest.raises(BufferError, match="int4"):
            shlo.DLPack(np.zeros(2, ml_dtypes.int4))

    def test_an_object_that_has_nothing_else(self):
        class Only:
            def __init__(self, array):
                self.own = shlo.DLPack(array)

            def __dlpack__(self, **options):
                return self.own.__dlpack__(**options)

            def __dlpack_device__(self):
                return (1, 0)

        ty = "tensor<3xf8E5M2>"
        m = shlo.load(f"func.func @main(%x: {ty}) -> {ty} {{\n  return %x : {ty}\n}}\n")
        x = np.array([1, 2, 3]).astype(jnp.float8_e5m2)
        assert m(Only(x)).tobytes() == x.tobytes()
