"""Tests of the plugin through JAX: `pytest plugin/tests`, with jax, and SHLO_INTERP_LIBRARY naming the library.

JAX takes the number of devices and all settings when it first makes a client, so each test that sets something runs a
program in a process of its own.
"""

import os
import pathlib
import subprocess
import sys
import textwrap

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LIBRARY = pathlib.Path(os.environ.get("SHLO_INTERP_LIBRARY", ROOT / "target/release/libpjrt_shlo.so"))

pytestmark = pytest.mark.skipif(not LIBRARY.exists(), reason=f"there is no {LIBRARY}")

HEAD = """
import jax, jax.numpy as jnp, ml_dtypes, numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P
assert jax.default_backend() == "shlo"
"""


def run(program, **settings):
    """What a program prints, and what it writes to stderr if it fails."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("JAX_", "SHLO_INTERP_"))}
    environment |= {"JAX_PLATFORMS": "shlo,cpu", "SHLO_INTERP_LIBRARY": str(LIBRARY),
                    "PYTHONPATH": str(ROOT / "python")}
    environment |= {f"SHLO_INTERP_{name.upper()}": str(value) for name, value in settings.items()}
    done = subprocess.run([sys.executable, "-c", HEAD + textwrap.dedent(program)], env=environment,
                          capture_output=True, text=True, timeout=300, check=False)
    return done.returncode, done.stdout, done.stderr


def prints(program, **settings):
    """What a program that has to succeed prints."""
    status, out, err = run(program, **settings)
    assert status == 0, err
    return out.strip()


def test_jit_and_grad_give_what_numpy_gives():
    prints("""
        x = np.linspace(-2, 2, 12, dtype=np.float32).reshape(3, 4)
        y = jax.jit(jax.grad(lambda v: jnp.sum(jnp.tanh(v @ v.T))))(x)
        with jax.default_device(jax.devices("cpu")[0]):
            z = jax.jit(jax.grad(lambda v: jnp.sum(jnp.tanh(v @ v.T))))(x)
        np.testing.assert_allclose(y, z, rtol=1e-4, atol=1e-5)
    """)


@pytest.mark.parametrize("name", [
    "bool", "int2", "uint2", "int4", "uint4", "int8", "uint8", "int16", "uint16", "int32", "uint32", "float4_e2m1fn",
    "float8_e3m4", "float8_e4m3", "float8_e4m3b11fnuz", "float8_e4m3fn", "float8_e4m3fnuz", "float8_e5m2",
    "float8_e5m2fnuz", "float8_e8m0fnu", "bfloat16", "float16", "float32", "complex64"])
def test_all_codes_of_a_type_come_back(name):
    prints(f"""
        dtype = jnp.dtype("{name}")
        codes = np.arange(256, dtype=np.uint8)
        if dtype.itemsize > 1:
            a = np.repeat(codes, dtype.itemsize).view(dtype)
        else:
            bits = {{"bool": 1, "int2": 2, "uint2": 2, "int4": 4, "uint4": 4, "float4_e2m1fn": 4}}.get("{name}", 8)
            a = codes[:1 << bits].view(dtype)
        b = np.asarray(jax.jit(lambda x: x.reshape(-1, 1))(jnp.asarray(a))).reshape(-1)
        assert b.dtype == a.dtype
        narrow = dtype.itemsize == 1 and bits < 8
        mask = (1 << bits) - 1 if narrow else 0xFF
        assert np.array_equal(a.view(np.uint8) & mask, b.view(np.uint8) & mask)
    """)


def test_a_strided_array_is_taken_in_its_own_order():
    out = prints("print(jnp.asarray(np.arange(6)[::-1].reshape(2, 3).T).tolist())")
    assert out == "[[5, 2], [4, 1], [3, 0]]"


def test_sums_of_bf16_follow_the_setting():
    program = """
        a = jnp.ones((1, 512), jnp.bfloat16)
        print(float(jax.lax.dot(a, a.T)[0, 0]))
    """
    assert prints(program) == "512.0"
    assert prints(program, accumulate="element") == "256.0"


def test_a_program_may_have_a_policy_of_its_own():
    out = prints("""
        a = jnp.ones((1, 512), jnp.bfloat16)
        dot = lambda x: jax.lax.dot(x, x.T)[0, 0]
        print(float(jax.jit(dot, compiler_options={"shlo_accumulate": "element"})(a)), float(jax.jit(dot)(a)))
    """)
    assert out == "256.0 512.0"


def test_a_wrong_setting_is_an_error_of_the_backend():
    status, _, err = run("jnp.ones(3)", accumulate="f33x")
    assert status != 0 and "SHLO_INTERP_ACCUMULATE=f33x: there is no accumulation" in err


def test_eight_devices_give_what_one_gives():
    out = prints("""
        mesh = Mesh(np.array(jax.devices()).reshape(4, 2), ("a", "b"))
        x = np.arange(64, dtype=np.float32).reshape(8, 8)
        y = jax.device_put(x, NamedSharding(mesh, P("a", "b")))
        z = jax.jit(lambda v: v @ v.T, out_shardings=NamedSharding(mesh, P("b")))(y)
        assert np.array_equal(z, x @ x.T) and z.sharding.spec == P("b")
        f = jax.shard_map(lambda v: jax.lax.psum(v, "a"), mesh=mesh, in_specs=P("a", "b"), out_specs=P(None, "b"))
        assert np.array_equal(jax.jit(f)(x), x.reshape(4, 2, 8).sum(0))
        g = jax.pmap(lambda v: v - jax.lax.psum(v, "i"), axis_name="i")
        assert np.array_equal(g(x), x - x.sum(0))
        print(len(jax.devices()))
    """, devices=8)
    assert out == "8"


def test_a_donated_argument_is_deleted():
    assert prints("""
        x = jnp.arange(4.0)
        y = jax.jit(lambda v: v + 1, donate_argnums=0)(x)
        print(x.is_deleted(), y.tolist())
    """) == "True [1.0, 2.0, 3.0, 4.0]"


def test_python_functions_are_called():
    assert prints("""
        def f(x):
            jax.debug.print("x = {}", x)
            jax.debug.callback(lambda a: print("first", a), x[0], ordered=True)
            return jax.pure_callback(lambda a: a * 2, jax.ShapeDtypeStruct(x.shape, x.dtype), x)
        print(jax.jit(f)(jnp.arange(3)))
        jax.effects_barrier()
    """).split("\n") == ["x = [0 1 2]", "first 0", "[0 2 4]"]


def test_terms_of_a_sum_are_added():
    assert prints("""
        from jax.sharding import PartitionSpec as P
        mesh = jax.make_mesh((2,), ("x",), axis_types=(jax.sharding.AxisType.Explicit,))
        jax.set_mesh(mesh)
        x = jax.device_put(np.arange(4, dtype=np.float32), P("x"))
        f = jax.shard_map(lambda v: v * 2, in_specs=P("x"), out_specs=P(unreduced={"x"}))
        terms = jax.jit(f)(x)
        g = jax.shard_map(lambda v: jax.lax.psum(v, "x"), in_specs=P(unreduced={"x"}), out_specs=P())
        print(set(terms.sharding.spec.unreduced), jax.jit(g)(terms), jax.reshard(terms, P()))
    """, devices=2) == "{'x'} [4. 8.] [4. 8.]"


def test_an_exception_of_a_callback_is_an_error_of_the_call():
    status, _, err = run("""
        def f(x):
            raise ValueError("no such number")
        jax.jit(lambda x: jax.pure_callback(f, jax.ShapeDtypeStruct((), x.dtype), x))(1.0)
    """)
    assert status != 0 and "no such number" in err and "JaxRuntimeError" in err


def test_decompositions_have_lowerings():
    prints("""
        a = np.array([[2, 1], [1, 3]], np.float32)
        np.testing.assert_allclose(jnp.linalg.eigvalsh(a), np.linalg.eigvalsh(a), rtol=1e-6)
        np.testing.assert_allclose(jnp.linalg.svd(a, compute_uv=False), np.linalg.svd(a, compute_uv=False), rtol=1e-6)
    """)


def test_the_client_outlives_the_arrays_that_show_its_memory():
    prints("""
        import sys
        import jax_plugins.shlo
        from jax._src import xla_bridge
        made, other = jax_plugins.shlo.client(), xla_bridge.make_pjrt_c_api_client("shlo")
        # one reference is never given back
        assert sys.getrefcount(made) == sys.getrefcount(other) + 1
    """)


def test_ctrl_c_ends_a_run():
    program = """
        import os, signal, threading, time
        signal.signal(signal.SIGINT, signal.default_int_handler)  # shells ignore it for what runs in the background
        threading.Timer(1.5, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
        began = time.time()
        try:
            jax.jit(lambda n: jax.lax.fori_loop(0, n, lambda i, x: x * 3 + i, 0))(2**31 - 1)
        except (KeyboardInterrupt, jax.errors.JaxRuntimeError):
            pass
        try:
            time.sleep(1)
        except KeyboardInterrupt:
            pass
        print("stopped", time.time() - began < 60)
    """
    assert prints(program) == "stopped True"


def test_an_executable_is_serialised_and_loaded():
    prints("""
        from jax.experimental import serialize_executable as s
        compiled = jax.jit(lambda x: x * 2).lower(jnp.arange(3)).compile()
        again = s.deserialize_and_load(*s.serialize(compiled))
        assert again(jnp.arange(3)).tolist() == [0, 2, 4]
    """)


CALLBACKS = [
    "jax.pure_callback(function, x, x)",
    "jax.experimental.io_callback(function, x, x)",
    "jax.experimental.io_callback(function, x, x, ordered=True)",
    "(jax.debug.callback(function, x), x)[1]",
    "(jax.debug.callback(function, x, ordered=True), x)[1]",
    "jax.lax.cond(x[0] > 9, lambda: jax.pure_callback(function, x, x), lambda: x)",
    "buffer_callback.buffer_callback(lambda ctx, out, x: None, x)(x)",
]


@pytest.mark.parametrize("call", CALLBACKS)
def test_an_executable_that_calls_python_is_not_serialised(call):
    assert prints(f"""
        import jax.experimental
        from jax.experimental import buffer_callback, serialize_executable as s
        function = lambda a: np.asarray(a)
        compiled = jax.jit(lambda x: {call}).lower(jnp.arange(3.0)).compile()
        try:
            s.serialize(compiled)
        except jax.errors.JaxRuntimeError as error:
            print(str(error)[:73])
    """) == "UNIMPLEMENTED: the program jit__lambda calls functions of Python (jax.pur"


def test_the_compilation_cache_leaves_out_what_calls_python(tmp_path):
    # the second process has a function of its own with the number that the first process had
    program = f"""
        import warnings
        warnings.simplefilter("error")
        jax.config.update("jax_compilation_cache_dir", {str(tmp_path)!r})
        jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
        x = np.ones(3, np.float32)
        print(jax.jit(lambda x: jax.pure_callback(lambda a: np.asarray(a) + TERM, x, x))(x).tolist())
    """
    for term in (100, 7):
        assert prints(program.replace("TERM", str(term))) == str([term + 1.0] * 3)
    assert not [path for path in tmp_path.iterdir() if "lambda" in path.name]


def test_custom_partitioning_is_its_function():
    prints("""
        from jax.experimental.custom_partitioning import custom_partitioning
        f = custom_partitioning(lambda x: jnp.sin(x) * 2)
        own = lambda mesh, given, result: (mesh, lambda x: jnp.sin(x) * 2, given[0].sharding, (given[0].sharding,))
        f.def_partition(partition=own, infer_sharding_from_operands=lambda mesh, given, result: given[0].sharding,
                        sharding_rule="i -> i")
        mesh = Mesh(np.array(jax.devices()), ("a",))
        x = jax.device_put(np.arange(8, dtype=np.float32), NamedSharding(mesh, P("a")))
        y = jax.jit(f)(x)
        assert np.array_equal(y, jax.jit(lambda x: jnp.sin(x) * 2)(x)) and y.sharding.spec == P("a")
    """, devices=4)


def test_buffers_of_a_callback():
    assert prints("""
        from jax.experimental.buffer_callback import buffer_callback
        def add(ctx, out, x, y):
            assert (x.writeable, out.writeable, x.shape, x.dtype) == (False, True, (3,), jnp.bfloat16)
            np.asarray(out)[...] = np.asarray(x) + np.asarray(y)
        def more(ctx, out, x):
            np.asarray(out)[0] += 1
        x = jnp.arange(3, dtype=jnp.bfloat16)
        total = jax.jit(lambda x: buffer_callback(add, x)(x, x))(x)
        # the result has the memory of the argument, and the argument stays as it is
        print(total, buffer_callback(more, x, input_output_aliases={0: 0})(x), x)
    """) == "[0 2 4] [1 1 2] [0 1 2]"


@pytest.mark.parametrize("body", [
    "jnp.sin(x)",
    "jax.pure_callback(called, x, x)",
])
def test_python_ends_while_a_thread_runs_a_program(body):
    for seconds in (0.2, 0.23, 0.26):
        status, out, err = run(f"""
            import threading, time
            began = threading.Event()
            def called(a):
                began.set()
                return a + np.float32(1)
            def work():
                x = jnp.ones(())
                begun = jax.jit(lambda n: jax.lax.fori_loop(0, n, lambda i, x: jax.pure_callback(called, x, x), x))(1)
                jax.jit(lambda n: jax.lax.fori_loop(0, n, lambda i, x: {body}, x))(2**31 - 1)
            threading.Thread(target=work, daemon=True).start()
            began.wait()
            time.sleep(0.5 + {seconds})
            print("leaves")
        """)
        assert (status, out, err) == (0, "leaves\n", "")


def test_a_program_with_a_callback_that_fails_is_quiet_at_the_end():
    _, _, err = run("""
        compiled = jax.jit(lambda x: jax.pure_callback(lambda a: a, x, x)).lower(1.0).compile()
        compiled("text")
    """)
    assert "TypeError" in err and "Exception ignored" not in err


def test_a_forked_process_runs_programs_by_threads_of_its_own():
    assert prints("""
        import os, warnings
        warnings.simplefilter("ignore")
        f = jax.jit(lambda x: (x * 3).sum())
        x = jnp.ones(1_000_000)
        print(float(f(x)), flush=True)
        if child := os.fork():
            print(os.waitpid(child, 0)[1])
        else:
            import signal
            signal.alarm(60)
            print(float(f(x)), flush=True)
            os._exit(0)
    """).split() == ["3000000.0", "3000000.0", "0"]


def test_platforms_of_the_configuration_stand_for_those_of_the_environment():
    environment = {"JAX_PLATFORMS": "cpu", "SHLO_INTERP_LIBRARY": str(LIBRARY), "PYTHONPATH": str(ROOT / "python")}
    program = """
        import jax, jax.numpy as jnp, numpy as np
        jax.config.update("jax_platforms", "shlo,cpu")
        print(jax.default_backend(), jnp.linalg.eigvalsh(np.diag([2, 1])), jax.jit(lambda x: jax.pure_callback(lambda a: a, x, x))(3.0))
    """
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(program)], env=os.environ | environment,
                          capture_output=True, text=True, timeout=300, check=False)
    assert done.stdout.strip() == "shlo [1. 2.] 3.0", done.stderr


def test_memory_that_cannot_be_had_is_an_error_of_the_call():
    assert prints("""
        import resource
        jnp.arange(3) + 1
        used = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + (1 << 30), -1))
        def refused(function):
            try:
                function()
            except jax.errors.JaxRuntimeError as error:
                return str(error).split(":")[0]
        big = jax.ShapeDtypeStruct((1 << 32,), np.uint8)
        print(refused(lambda: jax.device_put(np.broadcast_to(np.float32(1), (1 << 35,)))))
        print(refused(lambda: jax.jit(lambda x: jax.pure_callback(lambda a: a, big, x))(np.uint8(1))))
        print(refused(lambda: jax.jit(lambda x: jnp.sort(jnp.broadcast_to(x, (1 << 32,))))(np.uint8(1))))
        print(jnp.arange(3) + 1)
    """).split("\n") == ["RESOURCE_EXHAUSTED"] * 3 + ["[1 2 3]"]


def test_the_program_that_runs_is_shown_as_hlo():
    out = prints("""
        x = np.ones((4, 4), ml_dtypes.bfloat16)
        compiled = jax.jit(lambda v: v @ v, compiler_options={"shlo_convert_policy": "onnx"}).lower(x).compile()
        assert len(compiled.runtime_executable().hlo_modules()) == 1
        print(compiled.as_text())
    """)
    assert 'frontend_attributes={shlo.accumulate="f32"}' in out and "bf16[4,4]{1,0} dot(" in out
    assert 'shlo.convert_policy="' in out.split("ENTRY")[0]


def test_shardings_are_shown_as_hlo():
    out = prints("""
        mesh = Mesh(np.array(jax.devices()).reshape(2, 2), ("a", "b"))
        x = jax.device_put(np.ones((4, 4), np.float32), NamedSharding(mesh, P("a", "b")))
        f = jax.shard_map(lambda v: jax.lax.psum(v, "a"), mesh=mesh, in_specs=P("a", "b"), out_specs=P(None, "b"))
        g = lambda v: f(jax.lax.with_sharding_constraint(v + 1, NamedSharding(mesh, P("b"))))
        print(jax.jit(g).lower(x).compile().as_text().split("ENTRY")[1])
    """, devices=4)
    lines = [line.split(", metadata")[0].strip() for line in out.splitlines()]
    assert any("parameter(0), sharding={devices=[2,2]0,1,2,3}" in line for line in lines), out
    calls = [line.split("custom-call")[1].split(", ", 1)[1] for line in lines if "custom-call(" in line]
    assert calls == [
        'custom_call_target="Sharding", sharding={devices=[2,1,2]0,2,1,3 last_tile_dim_replicate}',
        'custom_call_target="Sharding", sharding={devices=[2,2]0,1,2,3}',
        'custom_call_target="SPMDFullToShardShape", sharding={manual}',
        'custom_call_target="Sharding", sharding={manual}',
        'custom_call_target="SPMDShardToFullShape", sharding={devices=[1,2,2]0,2,1,3 last_tile_dim_replicate}',
    ]
    assert any("all-reduce(" in line and "replica_groups={{0,2},{1,3}}" in line for line in lines), out


def test_a_user_asks_for_layouts():
    assert prints("""
        from jax.experimental.layout import Format, Layout
        columns = Format(Layout(major_to_minor=(1, 0)), jax.sharding.SingleDeviceSharding(jax.devices()[0]))
        x = np.arange(12, dtype=np.float32).reshape(3, 4)
        y = jax.device_put(x, columns)
        assert np.array_equal(y, x) and np.asarray(y).strides == (4, 12)
        f = jax.jit(lambda v: v * 2, in_shardings=columns, out_shardings=columns)
        z = f(y)
        assert np.array_equal(z, x * 2) and np.asarray(z).strides == (4, 12)
        assert np.array_equal(jnp.asarray(z) + 1, x * 2 + 1)
        print(y.format.layout.major_to_minor, z.format.layout.major_to_minor, (z + 1).format.layout.major_to_minor)
        compiled = f.lower(y).compile()
        print(compiled.input_formats[0][0].layout.major_to_minor, compiled.output_formats.layout.major_to_minor)
    """).splitlines() == ["(1, 0) (1, 0) (0, 1)", "(1, 0) (1, 0)"]


def test_layouts_of_shards():
    prints("""
        from jax.experimental.layout import Format, Layout
        mesh = Mesh(np.array(jax.devices()), ("a",))
        x = np.arange(64, dtype=np.int32).reshape(8, 8)
        planes = Format(Layout(major_to_minor=(1, 0)), NamedSharding(mesh, P("a")))
        y = jax.jit(lambda v: v + 1, out_shardings=planes)(x)
        assert np.array_equal(y, x + 1) and y.format.layout.major_to_minor == (1, 0)
        assert np.asarray(y.addressable_shards[1].data).strides == (4, 8)
    """, devices=4)


def test_a_layout_with_tiles_is_refused():
    status, _, err = run("""
        from jax.experimental.layout import Format, Layout
        tiled = Layout(major_to_minor=(0, 1), tiling=((8, 128),))
        jax.device_put(np.zeros((3, 4), np.float32), Format(tiled, jax.sharding.SingleDeviceSharding(jax.devices()[0])))
    """)
    assert status != 0 and "layouts of the shlo plugin are an order of the dimensions, without tiles" in err


def test_memory_in_use_is_counted():
    assert prints("""
        device = jax.devices()[0]
        before = device.memory_stats()["bytes_in_use"]
        x = jax.device_put(np.zeros((1000,), np.float32))
        during = device.memory_stats()
        del x
        print(during["bytes_in_use"] - before, device.memory_stats()["bytes_in_use"] - before)
        print(during["peak_bytes_in_use"] >= during["bytes_in_use"], during["largest_alloc_size"])
    """).splitlines() == ["4000 0", "True 4000"]


def test_kinds_of_memory():
    assert prints("""
        device = jax.devices()[0]
        host = jax.sharding.SingleDeviceSharding(device, memory_kind="pinned_host")
        x = jax.device_put(jnp.arange(3), host)
        y = jax.jit(lambda v: v * 2, out_shardings=host)(x)
        print([memory.kind for memory in device.addressable_memories()], x.sharding.memory_kind, y.sharding.memory_kind, y)
    """) == "['device', 'pinned_host'] pinned_host pinned_host [0 2 4]"


def test_what_a_program_costs():
    # a product of 4x8 and 8x2 matrices has 2 * 4 * 8 * 2 operations, and reads 128 + 64 bytes and writes 32
    assert prints("""
        compiled = jax.jit(jnp.dot).lower(np.ones((4, 8), np.float32), np.ones((8, 2), np.float32)).compile()
        costs, memory = compiled.cost_analysis(), compiled.memory_analysis()
        print(costs["flops"], costs["bytes accessed"], memory.argument_size_in_bytes, memory.output_size_in_bytes)
    """) == "128.0 224.0 192 32"


def test_the_compilation_cache_on_disk(tmp_path):
    program = f"""
        jax.config.update("jax_compilation_cache_dir", {str(tmp_path)!r})
        jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
        events = []
        jax.monitoring.register_event_listener(lambda event, **_: events.append(event))
        y = jax.jit(lambda x: x * 3 + 1)(np.arange(5, dtype=np.float32))
        print(y.tolist(), "/jax/compilation_cache/cache_hits" in events)
    """
    assert prints(program) == "[1.0, 4.0, 7.0, 10.0, 13.0] False"
    assert prints(program) == "[1.0, 4.0, 7.0, 10.0, 13.0] True"


def test_a_trace_has_the_steps_of_programs(tmp_path):
    out = prints(f"""
        import pathlib
        f = jax.jit(lambda x: jnp.sum(jnp.sin(x @ x)))
        x = np.ones((64, 64), np.float32)
        f(x)
        with jax.profiler.trace({str(tmp_path)!r}), jax.profiler.TraceAnnotation("mine"):
            f(x)
        f(x)
        (path,) = pathlib.Path({str(tmp_path)!r}).rglob("*.xplane.pb")
        data = jax.profiler.ProfileData.from_file(str(path))
        (plane,) = [plane for plane in data.planes if "shlo" in plane.name]
        lines = {{line.name: list(line.events) for line in plane.lines}}
        (program,), ops = lines["Programs"], lines["Ops"]
        assert all(program.start_ns <= op.start_ns and op.end_ns <= program.end_ns for op in ops)
        print(program.name, any("dot_general" in op.name for op in ops), 0 < sum(op.duration_ns for op in ops) <= program.duration_ns)
        print(any(event.name == "mine" for plane in data.planes for line in plane.lines for event in line.events))
    """)
    assert out.splitlines() == ["jit__lambda True True", "True"]


@pytest.mark.parametrize(("option", "message"), [
    ({"shlo_convert_policy": "onxx"}, "shlo_convert_policy=onxx: "),
    ({"shlo_arith_policy": "standard,overflow=most"}, "shlo_arith_policy=standard,overflow=most: "),
    ({"shlo_accumulate": "f33x"}, "shlo_accumulate=f33x: "),
    ({"shlo_engine": "quick"}, "shlo_engine=quick: there is no such engine"),
    ({"shlo_policy": "onnx"}, "No such compile option: 'shlo_policy'; the shlo plugin has shlo_accumulate"),
])
def test_a_wrong_option_of_a_program_is_named(option, message):
    status, _, err = run(f"jax.jit(lambda x: x + 1, compiler_options={option})(1.0)")
    assert status != 0 and message in err


def test_policies_of_conversions_and_of_arithmetic():
    program = """
        f8 = ml_dtypes.float8_e4m3fn
        options = [{}, {"compiler_options": {"shlo_convert_policy": "standard,overflow=saturate"}},
                   {"compiler_options": {"shlo_arith_policy": "standard,overflow=saturate"}}]
        for option in options:
            converted = jax.jit(lambda x: x.astype(f8), **option)(np.float32([1000]))
            added = jax.jit(lambda x: x + x, **option)(np.array([448], f8))
            print(converted.astype(np.float32)[0], added.astype(np.float32)[0])
    """
    # f8E4M3FN has no infinity: what is too large is NaN, or 448 if it is saturated
    assert prints(program).split() == ["nan", "nan", "448.0", "nan", "nan", "448.0"]
    assert prints(program, convert_policy="standard,overflow=saturate").split()[:2] == ["448.0", "nan"]
