"""Each exception has the place and the reason, and nothing ends Python."""

import signal
import subprocess
import sys
import textwrap
import threading
import time
import warnings

import numpy as np
import pytest

import shlo_interp as shlo

ENDLESS = """
func.func @main(%x: tensor<BODYxf32>) -> tensor<BODYxf32> {
  %0 = stablehlo.while(%i = %x) : tensor<BODYxf32>
    cond {
      %always = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %always : tensor<i1>
    } do {
      %next = stablehlo.sine %i : tensor<BODYxf32>
      stablehlo.return %next : tensor<BODYxf32>
    }
  return %0 : tensor<BODYxf32>
}
"""


def test_a_text_that_is_no_program():
    with pytest.raises(shlo.ParseError, match="expected an op, found `hello`") as caught:
        shlo.load("func.func @main() {\n  return\n}\n  hello\n", name="p.mlir")
    (found,) = caught.value.diagnostics
    assert (found.file, found.line, found.column, found.severity) == ("p.mlir", 4, 3, "error")
    assert "4 |   hello" in str(caught.value) and caught.value.location == "p.mlir:4:3"


@pytest.mark.parametrize("content", [b"", b"\x00\x01\x02", b"ML\xefR", b"ML\xefR\x06StableHLO_v1.0.0\x00garbage", b"\x1f\x8bno"])
def test_bytes_that_are_no_program(content):
    if content == b"":  # an empty file is an empty module
        with pytest.raises(shlo.ArgumentError, match="no function @main|one module"):
            shlo.load(content).main
    else:
        with pytest.raises(shlo.ParseError):
            shlo.load(content)


def test_all_findings_of_a_program_that_is_not_valid():
    text = (
        "func.func @main(%x: tensor<2xf32>, %y: tensor<3xf32>) -> tensor<2xf32> {\n"
        "  %0 = stablehlo.add %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xf32>\n"
        "  %1 = stablehlo.reverse %x, dims = [5] : tensor<2xf32>\n  return %1 : tensor<2xf32>\n}\n"
    )
    with pytest.raises(shlo.VerificationError) as caught:
        shlo.load(text)
    assert [found.line for found in caught.value.diagnostics] == [2, 3]
    assert [found.line for found in shlo.check(text)] == [2, 3]
    assert shlo.check("func.func @main() {\n  return\n}\n") == []


def test_an_op_that_cannot_run():
    m = shlo.load(
        "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n"
        '  %0 = stablehlo.custom_call @nobody_knows(%x) : (tensor<f32>) -> tensor<f32> loc("model.py":9:36)\n'
        "  return %0 : tensor<f32>\n}\n"
    )
    with pytest.raises(shlo.UnsupportedError, match="nobody_knows") as caught:
        m(np.float32(1))
    assert caught.value.location == "model.py:9:36"
    unknown = shlo.load('func.func @main() {\n  "foo.bar"() : () -> ()\n  return\n}\n')
    with pytest.raises(shlo.UnsupportedError, match="foo.bar") as caught:
        unknown()
    assert caught.value.diagnostics[0].line == 2
    given = shlo.load(m.text(), custom_calls={"nobody_knows": "identity"})
    assert given(np.float32(1)) == 1


def test_a_program_that_fails_says_which_op_and_where():
    m = shlo.load(
        "func.func @main(%n: tensor<1xi64>) -> tensor<?xf32> {\n  %x = stablehlo.constant dense<1.0> : tensor<3xf32>\n"
        '  %0 = stablehlo.dynamic_reshape %x, %n : (tensor<3xf32>, tensor<1xi64>) -> tensor<?xf32> loc("jit(f)/reshape"(callsite("f"("net.py":9:36 to :46) at "g"("main.py":3:1))))\n'
        "  return %0 : tensor<?xf32>\n}\n"
    )
    assert m(np.array([3])).shape == (3,)
    with pytest.raises(shlo.RuntimeFailure) as caught:
        m(np.array([4]))
    assert caught.value.op == "stablehlo.dynamic_reshape"
    assert caught.value.location == "net.py:9:36"
    assert caught.value.diagnostics[0].line == 3


def test_checks_that_fail():
    m = shlo.load(
        "func.func @main(%x: tensor<2xf32>) {\n  check.expect_eq_const %x, dense<[1.0, 2.0]> : tensor<2xf32>\n"
        "  check.expect_eq_const %x, dense<[1.0, 3.0]> : tensor<2xf32>\n  return\n}\n"
    )
    with pytest.raises(shlo.CheckFailed) as caught:
        m(np.array([1, 2], np.float32))
    assert [found.line for found in caught.value.failures] == [3]
    with pytest.raises(shlo.CheckFailed) as caught:
        m(np.array([5, 5], np.float32))
    assert [found.line for found in caught.value.failures] == [2, 3]


def test_wrong_arguments():
    text = "func.func @main(%x: tensor<2xf32>, %y: tensor<2xi8>) -> tensor<2xf32> {\n  return %x : tensor<2xf32>\n}\n"
    m = shlo.load(text)
    x, y = np.zeros(2, np.float32), np.zeros(2, np.int8)
    assert m(x, y).tolist() == [0, 0]
    for args, message in [
        ((), "@main takes 2 arguments, given are 0"),
        ((x,), "@main takes 2 arguments, given are 1"),
        ((x, y, y), "@main takes 2 arguments, given are 3"),
        ((y, y), r"argument 0 \(x\) of @main: it has to be tensor<2xf32>, given is tensor<2xi8>"),
        ((x, x), r"argument 1 \(y\) of @main: it has to be tensor<2xi8>, given is tensor<2xf32>"),
        ((x, y[:1]), r"argument 1 \(y\) of @main: it has to be tensor<2xi8>, given is tensor<1xi8>"),
        ((x[None], y), r"argument 0 \(x\) of @main: it has to be tensor<2xf32>, given is tensor<1x2xf32>"),
        ((x, object()), r"argument 1 \(y\) of @main: it is a builtins.object, which is no array"),
        ((x, None), r"argument 1 \(y\) of @main: it has to be tensor<2xi8>"),
    ]:
        with pytest.raises(shlo.ArgumentError, match=message):
            m(*args)
    assert issubclass(shlo.ArgumentError, TypeError) and issubclass(shlo.ArgumentError, shlo.Error)
    with pytest.raises(shlo.ArgumentError, match="by their order, and not by name: y"):
        m(x, y=y)
    with pytest.raises(shlo.ArgumentError, match="no function @f; its functions are @main"):
        m.run("f")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"accumulate": "f33x"}, "accumulate: "),
        ({"convert_policy": "nobodys"}, "convert_policy: "),
        ({"arith_policy": "standard,overflow=up"}, "arith_policy: "),
        ({"engine": "slow"}, "engine: `slow` is none of fast, plain, both"),
        ({"seed": -1}, "seed: -1"),
        ({"threads": 0}, "threads: 0"),
        ({"storage_only": ["f8"]}, "storage_only: "),
        ({"custom_calls": {"f": "ones"}}, "custom_calls: "),
        ({"accumulator": "f32"}, "load has no option accumulator"),
    ],
)
def test_wrong_options(options, message):
    with pytest.raises(shlo.ArgumentError, match=message):
        shlo.load("func.func @main() {\n  return\n}\n", **options)


def test_what_load_does_not_take():
    for source in (3, None, object(), [1]):
        with pytest.raises(shlo.ArgumentError, match="load takes a text, bytes, a path"):
            shlo.load(source)
    with pytest.raises(FileNotFoundError):
        shlo.load("no/such/file.mlir")
    with pytest.raises(shlo.ArgumentError, match="2 modules"):
        shlo.load("func.func @f() {\n  return\n}\n// -----\nfunc.func @g() {\n  return\n}\n")


def test_a_panic_is_an_exception(capfd):
    with pytest.raises(shlo.InternalError, match="out of thin air: this is a fault of shlo-interp"):
        shlo._native.panics("out of thin air")
    capfd.readouterr()


@pytest.mark.parametrize("threads", [None, 2])
@pytest.mark.parametrize("size", ["4", "300000"])
def test_ctrl_c_ends_a_program_without_end(size, threads):
    m = shlo.load(ENDLESS.replace("BODY", size), threads=threads)
    x = np.ones(int(size), np.float32)
    # the signal has to arrive at the main thread, which runs the program
    timer = threading.Timer(0.5, lambda: signal.pthread_kill(threading.main_thread().ident, signal.SIGINT))
    timer.start()
    began = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        m(x)
    assert time.monotonic() - began < 5


def test_other_threads_run_while_a_program_runs():
    text = ENDLESS.replace("BODY", "4").replace("dense<true>", "dense<true>")
    m = shlo.load(text)
    ticks = []

    def stop():
        for _ in range(20):
            ticks.append(time.monotonic())
            time.sleep(0.01)
        signal.pthread_kill(threading.main_thread().ident, signal.SIGINT)

    thread = threading.Thread(target=stop)
    thread.start()
    with pytest.raises(KeyboardInterrupt):
        m(np.ones(4, np.float32))
    thread.join()
    assert len(ticks) == 20


def test_several_threads_call_one_module():
    ty = "tensor<64x64xf32>"
    m = shlo.load(
        f"func.func @main(%x: {ty}) -> {ty} {{\n"
        f"  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : ({ty}, {ty}) -> {ty}\n  return %0 : {ty}\n}}\n"
    )
    inputs = [np.random.default_rng(seed).normal(size=(64, 64)).astype(np.float32) for seed in range(8)]
    expected = [m(x).tobytes() for x in inputs]
    wrong = []

    def call(index):
        for _ in range(20):
            if m(inputs[index]).tobytes() != expected[index]:
                wrong.append(index)

    threads = [threading.Thread(target=call, args=(index,)) for index in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_warnings_are_warnings():
    m = shlo.load(
        "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n"
        '  stablehlo.custom_call @xla_python_cpu_callback(%x) {has_side_effect = true, backend_config = "1"} : (tensor<f32>) -> ()\n'
        "  return %x : tensor<f32>\n}\n"
    )
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert m(np.float32(1)) == 1
    assert any("callback" in str(warning.message) for warning in caught)


def test_a_function_of_python_as_a_custom_call():
    text = (
        "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
        "  %0 = stablehlo.custom_call @mine(%x) : (tensor<2xf32>) -> tensor<2xf32>\n  return %0 : tensor<2xf32>\n}\n"
    )
    x = np.float32([1, 2])
    assert shlo.load(text, custom_calls={"mine": lambda x: x * 3})(x).tolist() == [3, 6]
    assert shlo.load(text, custom_calls={"mine": lambda x: [x[::-1]]}, threads=2)(x).tolist() == [2, 1]
    assert x.tolist() == [1, 2]

    def fails(x):
        raise ValueError("not today")

    for function, message in [
        (fails, "@mine: ValueError: not today"),
        (lambda x: x.astype(np.float64), r"result 0: it has to be tensor<2xf32>, given is tensor<2xf64>"),
        (lambda x: (x, x), "has to give 1 results, and gave 2"),
        (lambda x: "x", "is no array"),
    ]:
        with pytest.raises(shlo.RuntimeFailure, match=message):
            shlo.load(text, custom_calls={"mine": function})(x)


def test_what_a_function_of_python_keeps_is_not_written_later():
    kept = []
    text = (
        "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n  %y = stablehlo.add %x, %x : tensor<4xf32>\n"
        "  stablehlo.custom_call @look(%y) {has_side_effect = true} : (tensor<4xf32>) -> ()\n"
        "  %z = stablehlo.negate %y : tensor<4xf32>\n  %w = stablehlo.sine %z : tensor<4xf32>\n  return %w : tensor<4xf32>\n}\n"
    )
    def look(y):
        kept.append(y)
        if y.flags.writeable:
            y[:] = 0
        return []

    m = shlo.load(text, custom_calls={"look": look})
    expected = np.sin(-2 * np.ones(4, np.float64)).astype(np.float32)
    np.testing.assert_allclose(m(np.ones(4, np.float32)), expected, rtol=1e-6)
    assert kept[0].tolist() in ([2] * 4, [0] * 4)


def test_a_process_that_was_forked_has_threads_of_its_own():
    # in a process of its own, since JAX, which other tests import, has threads that a fork would leave behind
    script = """
        import multiprocessing, numpy as np, shlo_interp as shlo
        ty = "tensor<1000000xf32>"
        m = shlo.load(f"func.func @main(%x: {ty}) -> {ty} {{\\n  %0 = stablehlo.sine %x : {ty}\\n  return %0 : {ty}\\n}}\\n")
        x = np.ones(1000000, np.float32)
        expected = m(x).tobytes()

        def child(queue):
            queue.put((m(x).tobytes() == expected, bool(shlo.compare(x, x)), shlo.load(m.text())(x).tobytes() == expected))

        context = multiprocessing.get_context("fork")
        queue = context.Queue()
        process = context.Process(target=child, args=(queue,), daemon=True)
        process.start()
        print(queue.get(timeout=60))
    """
    run = subprocess.run([sys.executable, "-c", textwrap.dedent(script)], capture_output=True, text=True, timeout=120)
    assert run.stdout == "(True, True, True)\n", run.stderr


def test_python_ends_while_a_thread_runs_a_program():
    script = """
        import threading, time
        import numpy as np, shlo_interp as shlo
        began = threading.Event()
        def sleep(x):
            began.set()
            time.sleep(0.01)
            return x
        m = shlo.load('''
        func.func @main(%x: tensor<9xf32>) -> tensor<9xf32> {
          %y = stablehlo.custom_call @sleep(%x) : (tensor<9xf32>) -> tensor<9xf32>
          %r = stablehlo.while(%b = %y) : tensor<9xf32>
            cond {
              %yes = stablehlo.constant dense<true> : tensor<i1>
              stablehlo.return %yes : tensor<i1>
            } do {
              %1 = stablehlo.custom_call @sleep(%b) : (tensor<9xf32>) -> tensor<9xf32>
              stablehlo.return %1 : tensor<9xf32>
            }
          return %r : tensor<9xf32>
        }
        ''', custom_calls={"sleep": sleep})
        threading.Thread(target=lambda: m(np.ones(9, np.float32)), daemon=True).start()
        began.wait()
        time.sleep(0.3)
        print("leaves")
    """
    for _ in range(3):
        run = subprocess.run([sys.executable, "-c", textwrap.dedent(script)], capture_output=True, text=True, timeout=120)
        assert (run.returncode, run.stdout, run.stderr) == (0, "leaves\n", "")


def test_odd_sources():
    for source, exception in [
        ("\udc80\n", shlo.ParseError),
        ("a\0b", shlo.ArgumentError),
        ("x" * 5000, shlo.ArgumentError),
        (b"\xff\xfe\n", shlo.ParseError),
        ("/", shlo.ArgumentError),
    ]:
        with pytest.raises(exception):
            shlo.load(source)


def test_grids_that_there_are_not():
    m = shlo.load("func.func @main() {\n  return\n}\n")
    for options in ({"num_partitions": 0}, {"num_replicas": -1}, {"num_replicas": 1 << 20}):
        with pytest.raises(shlo.ArgumentError, match="a grid of"):
            m.run("main", **options)
