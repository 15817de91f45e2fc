#!/usr/bin/env python3
"""Times shlo-interp side by side with XLA:CPU, NumPy, IREE and the official interpreter.

    bench_peers.py BINARY [NAMES...] [--repeat N] [--small] [--write docs/performance.md] [--list]

Every row of bench_rows.py runs in one go, our binary and the peers in turn: warm (the median of
repeated evaluations in one process) and cold (from the start of the process to the written result).
Results are compared: with XLA:CPU at the size timed (bit for bit where both round alike, else within
a tolerance), and with the official interpreter bit for bit at a small size. IREE and NumPy take part
where they are installed and can. NAMES are parts of the rows' names.
"""

import argparse
import json
import math
import multiprocessing
import os
import pathlib
import platform
import statistics
import subprocess
import sys
import tempfile
import time

import numpy as np

import bench_rows
from oracle import Oracle, OracleError, as_tensor, code_dtype, dtype_of


def codes_of(array):
    """The codes of an array as unsigned integers."""
    return np.ascontiguousarray(array).view(code_dtype_of(array.dtype))


def code_dtype_of(dtype):
    return np.dtype(f"<u{np.dtype(dtype).itemsize}")


def result_element(text):
    head = text[text.index("@main") : text.index("{\n")].rsplit("->", 1)[1]
    return head[head.index("tensor<") + 7 :].split(">")[0].split("x")[-1]


class Ours:
    """The shlo-interp binary."""

    def __init__(self, binary, folder):
        self.binary, self.folder = binary, folder

    def command(self, row, arrays):
        program = self.folder / "program.mlir"
        program.write_text(row.text)
        command = [self.binary, "run", str(program), "-o", str(self.folder / "out"), *row.flags]
        for index, array in enumerate(arrays):
            path = self.folder / f"input{index}.npy"
            np.save(path, codes_of(array) if array.dtype.kind in "V" or array.dtype.num > 23 else array)
            command += ["--input", f"@{path}"]
        return command

    def run(self, row, arrays, repeat):
        """Warm times in ms, the cold time in ms, the peak in MB, the result."""
        command = self.command(row, arrays)
        began = time.perf_counter()
        cold = subprocess.run(command, capture_output=True, text=True)
        cold_ms = (time.perf_counter() - began) * 1e3
        if cold.returncode:
            raise RuntimeError(cold.stderr.strip().splitlines()[0])
        warm = subprocess.run([*command, "--repeat", str(repeat), "--time=json"], capture_output=True, text=True)
        times = json.loads(warm.stderr.strip().splitlines()[-1])
        result = np.load(next((self.folder / "out").glob("*_0.npy")))
        return times["run_ms"], cold_ms, times.get("peak_bytes", 0) / 1e6, result


def serve_xla(pipe):
    """A process with XLA:CPU: takes (text, arrays, repeat), gives (compile ms, times in ms, result)."""
    os.environ["JAX_PLATFORMS"] = "cpu"
    import jax
    jax.config.update("jax_enable_x64", True)
    from jax.extend import backend
    from jaxlib import _jax
    client, device = backend.get_backend("cpu"), jax.devices("cpu")[0]
    while (request := pipe.recv()) is not None:
        text, arrays, repeat = request
        try:
            began = time.perf_counter()
            executable = client.compile_and_load(text, _jax.DeviceList((device,)))
            compile_ms = (time.perf_counter() - began) * 1e3
            buffers = [jax.device_put(array, device) for array in arrays]
            times, result = [], None
            for _ in range(repeat):
                result = None
                began = time.perf_counter()
                results = executable.execute_sharded(buffers).disassemble_into_single_device_arrays()
                result = results[0][0].block_until_ready()
                times.append((time.perf_counter() - began) * 1e3)
            pipe.send(("ok", (compile_ms, times, np.asarray(result))))
        except Exception as error:  # whatever XLA refuses is no result
            pipe.send(("error", f"{type(error).__name__}: {error}".splitlines()[0]))


class Xla:
    """XLA:CPU in a process of its own, replaced if it dies."""

    def __init__(self):
        self.process = None

    def run(self, row, arrays, repeat):
        if self.process is None or not self.process.is_alive():
            context = multiprocessing.get_context("spawn")
            self.pipe, theirs = context.Pipe()
            self.process = context.Process(target=serve_xla, args=(theirs,), daemon=True)
            self.process.start()
        self.pipe.send((row.text, arrays, repeat))
        status, answer = self.pipe.recv()
        if status == "error":
            raise RuntimeError(answer)
        return answer

    def cold(self, row, arrays):
        """From the start of a new process to the result, in ms."""
        began = time.perf_counter()
        fresh = Xla()
        fresh.run(row, arrays, 1)
        cold_ms = (time.perf_counter() - began) * 1e3
        fresh.process.kill()
        return cold_ms


def numpy_function(name):
    """What NumPy calls the row's work, if it has it."""
    import ml_dtypes
    table = {
        "convert f32 -> f8E4M3FN": lambda a: a.astype(ml_dtypes.float8_e4m3fn),
        "convert f8E4M3FN -> f32": lambda a: a.astype(np.float32),
        "convert f32 -> f4E2M1FN": lambda a: a.astype(ml_dtypes.float4_e2m1fn),
        "add f8E4M3": lambda a, b: a + b,
        "exp(tanh(x*y+z)) f32": lambda a, b, c: np.exp(np.tanh(a * b + c)),
        "dot f32": lambda a, b: a @ b,
        "sum of all f32": lambda a: a.sum(),
        "row sums f32": lambda a: a.sum(1),
        "column sums f32": lambda a: a.sum(0),
        "transpose f32": lambda a: np.ascontiguousarray(a.T),
        "sort f32": np.sort,
        "sort i32": np.sort,
        "sort f8E4M3FN": np.sort,
        "gather rows of 512 f32": lambda a, i: a[i[:, 0]],
    }
    return table.get(name)


def time_numpy(row, arrays, repeat):
    function = numpy_function(row.name)
    if function is None:
        return None
    times = []
    for _ in range(max(2, repeat // 3)):
        began = time.perf_counter()
        function(*arrays)
        times.append((time.perf_counter() - began) * 1e3)
    return statistics.median(times)


def time_iree(row, arrays, repeat):
    try:
        import iree.compiler as compiler
        import iree.runtime as runtime
    except ImportError:
        return None
    try:
        binary = compiler.compile_str(row.text, input_type="stablehlo", target_backends=["llvm-cpu"],
                                      extra_args=["--iree-llvmcpu-target-cpu=host"])
        config = runtime.Config("local-task")
        context = runtime.SystemContext(config=config)
        context.add_vm_module(runtime.VmModule.copy_buffer(context.instance, binary))
        module = next(iter(context.modules.values()))
        buffers = [runtime.asdevicearray(config.device, array) for array in arrays]
        times = []
        for _ in range(repeat):
            began = time.perf_counter()
            module["main"](*buffers).to_host()
            times.append((time.perf_counter() - began) * 1e3)
        return statistics.median(times)
    except Exception:  # a type or an op that it does not have
        return None


def differs_from_reference(row, binary, oracle):
    """Runs a small version of the row through the official interpreter; what is wrong, if anything."""
    arrays = [bench_rows.array(spec, seed) for seed, spec in enumerate(row.inputs)]
    inputs = [as_tensor(array, spec[1]).blob() for array, spec in zip(arrays, row.inputs)]
    try:
        expected = oracle.run(row.text, inputs)[0].codes
    except OracleError as error:
        return f"reference: {str(error)[:40]}"
    with tempfile.TemporaryDirectory() as folder:
        _, _, _, found = Ours(binary, pathlib.Path(folder)).run(row, arrays, 1)
    found = codes_of(found).reshape(expected.shape)
    count = int((found != expected).sum())
    return f"{count} of {expected.size} differ" if count else "equal"


def compare(row, ours, theirs):
    """How our result and XLA's agree."""
    theirs = np.asarray(theirs)
    ours = np.frombuffer(ours.tobytes(), theirs.dtype).reshape(theirs.shape)
    same = codes_of(ours) == codes_of(theirs)
    if same.all():
        return "equal"
    a, b = ours.astype(np.float64), theirs.astype(np.float64)
    both_nan = np.isnan(a) & np.isnan(b)
    worst = np.nanmax(np.where(same | both_nan, 0, np.abs(a - b)))
    scale = np.nanmax(np.abs(np.where(np.isfinite(b), b, 0))) or 1.0
    verdict = f"{(~same).mean():.1e} differ, by up to {worst / scale:.1e}"
    return verdict if not row.exact and worst <= row.tolerance * scale else f"WRONG: {verdict}"


def time_row(row, peers, repeat):
    ours, xla = peers
    arrays = [bench_rows.array(spec, seed) for seed, spec in enumerate(row.inputs)]
    times, cold_ms, peak, result = ours.run(row, arrays, repeat)
    found = {"name": row.name, "ours": statistics.median(times), "cold": cold_ms, "peak": peak, "target": row.target}
    try:
        compile_ms, xla_times, expected = xla.run(row, arrays, repeat)
        found |= {"xla": statistics.median(xla_times[1:] or xla_times), "compile": compile_ms,
                  "xla_cold": xla.cold(row, arrays), "check": compare(row, result, expected)}
    except RuntimeError as error:
        found["check"] = f"XLA: {str(error)[:60]}"
    found |= {"numpy": time_numpy(row, arrays, repeat), "iree": time_iree(row, arrays, repeat)}
    return found


def milliseconds(value):
    return "" if value is None else f"{value:.3g}" if value < 1e3 else f"{value:.0f}"


COLUMNS = ["row", "ours (ms)", "XLA:CPU (ms)", "ratio", "wanted", "NumPy (ms)", "IREE (ms)",
           "ours cold", "XLA cold", "ratio", "peak (MB)", "against XLA", "against the reference (small)"]


def cells(found):
    ratio = found["xla"] / found["ours"] if "xla" in found else None
    cold = found["xla_cold"] / found["cold"] if "xla_cold" in found else None
    number = lambda value: "" if value is None else f"{value:.2f}"
    return [found["name"], milliseconds(found["ours"]), milliseconds(found.get("xla")), number(ratio),
            number(found["target"]), milliseconds(found["numpy"]), milliseconds(found["iree"]),
            milliseconds(found["cold"]), milliseconds(found.get("xla_cold")), number(cold),
            f"{found['peak']:.0f}", found["check"], found.get("reference", "")]


def machine():
    try:
        lines = pathlib.Path("/proc/cpuinfo").read_text().splitlines()
        model = next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        model = platform.processor()
    return f"{model}, {os.cpu_count()} cores"


def plot(rows):
    """The ratios as bars of characters, on a scale of powers of two."""
    lines = []
    for found in rows:
        if "xla" in found:
            ratio = found["xla"] / found["ours"]
            bar = "#" * max(1, round(4 * (math.log2(ratio) + 5)))
            lines.append(f"{found['name']:<42} {ratio:8.2f} {bar}")
    return "\n".join(lines)


def report(rows):
    ratios = [found["xla"] / found["ours"] for found in rows if "xla" in found]
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios)) if ratios else float("nan")
    table = "\n".join("| " + " | ".join(line) + " |" for line in [COLUMNS, ["---"] * len(COLUMNS), *map(cells, rows)])
    return (f"Machine: {machine()}. Ratios are XLA:CPU's time over ours; geometric mean {mean:.2f}.\n\n{table}\n\n"
            f"```text\n{'XLA:CPU over ours, each # a fourth of a doubling':<42}\n{plot(rows)}\n```\n")


HEAD = """# Performance

Written by `tools/bench_peers.py BINARY --write docs/performance.md`: every row runs side by side in one
go, warm (medians, after the first evaluation) and cold (from the start of the process to the result,
with inputs read from files). Results are compared with XLA:CPU's and, at a small size, bit for bit with
the official interpreter's.

"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary")
    parser.add_argument("names", nargs="*", help="parts of the names of rows (default: all)")
    parser.add_argument("--repeat", type=int, default=7)
    parser.add_argument("--small", action="store_true", help="small sizes: a trial of the tool")
    parser.add_argument("--write", metavar="FILE", help="write the table there")
    parser.add_argument("--list", action="store_true", help="list the rows")
    options = parser.parse_args()
    chosen = lambda row: not options.names or any(name in row.name for name in options.names)
    rows = [row for row in bench_rows.all_rows(options.small) if chosen(row)]
    if options.list:
        return print("\n".join(row.name for row in rows))
    small = {row.name: row for row in bench_rows.all_rows(True)}
    found = []
    with tempfile.TemporaryDirectory() as folder, Oracle("reference", 600) as oracle:
        peers = Ours(options.binary, pathlib.Path(folder)), Xla()
        for row in rows:
            try:
                found.append(time_row(row, peers, options.repeat))
            except RuntimeError as error:
                print(f"{row.name}: {error}", file=sys.stderr)
                continue
            if not row.flags:
                found[-1]["reference"] = differs_from_reference(small[row.name], options.binary, oracle)
            print("  ".join(cells(found[-1])), flush=True)
    text = report(found)
    if options.write:
        pathlib.Path(options.write).write_text(HEAD + text)
    print("\n" + text)
    sys.exit(any("WRONG" in row["check"] or "differ" in row.get("reference", "") for row in found))


if __name__ == "__main__":
    main()
