#!/usr/bin/env python3
"""Times shlo-interp side by side with XLA:CPU, NumPy, IREE and the official interpreter.

    bench_peers.py BINARY [NAMES...] [--skip NAME]... [--repeat N] [--small] [--write docs/measured/performance.md] [--list]

Every row of bench_rows.py runs in one go, our binary and the peers in turn: warm (the median of
repeated evaluations in one process) and cold (from the start of the process to the written result).
Rows "from text to result" count parsing and preparing, and XLA's compilation, as well. Beside the file
of --write stands a plot of the ratios, an SVG of the same name. The file's other sections stay.
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

from tools.bench import bench_rows
from tools.bench import svg
from tools.oracle.oracle import Oracle, OracleError, as_tensor


def codes_of(array):
    """The codes of an array as unsigned integers."""
    return np.ascontiguousarray(array).view(f"<u{array.dtype.itemsize}")


class Ours:
    """The shlo-interp binary."""

    def __init__(self, binary, folder):
        self.binary, self.folder = binary, folder

    def command(self, row, arrays):
        program = self.folder / "program.mlir"
        program.write_text(row.text)
        command = [self.binary, "run", str(program), "-o", str(self.folder / "out"), "--format", "none", *row.flags]
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
        if warm.returncode:
            raise RuntimeError(warm.stderr.strip().splitlines()[0])
        result = np.load(next((self.folder / "out").glob("*_0.npy")))
        before = times["parse_ms"] + times["prepare_ms"] if row.from_text else 0
        return [before + run for run in times["run_ms"]], cold_ms, times.get("peak_bytes", 0) / 1e6, result


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
        found = function(*arrays)
        times.append((time.perf_counter() - began) * 1e3)
    return statistics.median(times), found


IREE_LIMIT_MS = 10_000
"""How long IREE evaluates a row again and again: a scalar loop takes it seconds."""


def time_iree(row, arrays, repeat):
    if not row.iree:
        return None
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
        module = list(context.modules.values())[-1]  # the first is IREE's own
        buffers = [runtime.asdevicearray(config.device, array) for array in arrays]
        times = []
        while len(times) < repeat and sum(times) < IREE_LIMIT_MS:
            began = time.perf_counter()
            found = module["main"](*buffers).to_host()
            times.append((time.perf_counter() - began) * 1e3)
        return statistics.median(times), found
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
    if not row.compared:
        return "rounds otherwise"
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
    repeat = 2 if row.from_text else repeat
    arrays = [bench_rows.array(spec, seed) for seed, spec in enumerate(row.inputs)]
    times, cold_ms, peak, result = ours.run(row, arrays, repeat)
    found = {"name": row.name, "ours": statistics.median(times), "cold": cold_ms, "peak": peak, "target": row.target}
    if row.products and (milliseconds_of_peak := multiply_add_peak()):
        found["least"] = row.products / 2**30 * milliseconds_of_peak
    try:
        compile_ms, xla_times, expected = xla.run(row, arrays, repeat)
        warm = statistics.median(xla_times[1:] or xla_times) + (compile_ms if row.from_text else 0)
        found |= {"xla": warm, "compile": compile_ms,
                  "xla_cold": xla.cold(row, arrays), "check": compare(row, result, expected)}
    except RuntimeError as error:
        found["check"] = f"XLA: {str(error)[:60]}"
    found |= {"numpy": judged(row, result, time_numpy(row, arrays, repeat)),
              "iree": judged(row, result, time_iree(row, arrays, repeat))}
    return found


def multiply_add_peak():
    """The ms that 2^30 products and sums of f32 take all cores now, each rounded; none where it cannot be measured."""
    source = pathlib.Path(__file__).with_name("multiply_add_peak.rs")
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / "peak"
        try:
            subprocess.run(["rustc", "-O", "--edition", "2024", source, "-o", program], check=True, capture_output=True)
            threads = str(os.cpu_count())
            return float(subprocess.run([program, threads], check=True, capture_output=True, text=True).stdout)
        except (OSError, ValueError, subprocess.CalledProcessError):
            return None


def judged(row, ours, theirs):
    """A peer's time as text, with a star where its result is another one than rounding explains."""
    if theirs is None:
        return ""
    taken, result = theirs
    try:
        differs = np.asarray(result).nbytes != ours.nbytes or compare(row, ours, result).startswith("WRONG")
    except (TypeError, ValueError):  # elements that NumPy has no name for
        differs = True
    return milliseconds(taken) + ("*" if differs else "")


def milliseconds(value):
    return "" if value is None else f"{value:.3g}" if value < 1e3 else f"{value:.0f}"


COLUMNS = ["row", "ours (ms)", "XLA:CPU (ms)", "ratio", "wanted", "NumPy (ms)", "IREE (ms)",
           "ours cold", "XLA cold", "ratio", "peak (MB)", "against XLA", "against the reference (small)"]


def cells(found):
    ratio = found["xla"] / found["ours"] if "xla" in found else None
    cold = found["xla_cold"] / found["cold"] if "xla_cold" in found else None
    number = lambda value: "" if value is None else f"{value:.2f}"
    return [found["name"], milliseconds(found["ours"]), milliseconds(found.get("xla")), number(ratio),
            number(found["target"]), found["numpy"], found["iree"],
            milliseconds(found["cold"]), milliseconds(found.get("xla_cold")), number(cold),
            f"{found['peak']:.0f}", found["check"], found.get("reference", "")]


def machine():
    try:
        lines = pathlib.Path("/proc/cpuinfo").read_text().splitlines()
        model = next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
        flags = next(line.split() for line in lines if line.startswith("flags"))
    except (OSError, StopIteration):
        model, flags = platform.processor(), []
    widest = next((name for name in ("avx512_fp16", "avx512_vbmi", "avx512f", "avx2") if name in flags), "")
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return f"{model}, {os.cpu_count()} cores, {widest or 'no AVX2'}, {memory:.0f} GiB, {platform.system()} {platform.machine()}"


def versions(binary):
    """The binary's and the peers' versions."""
    import importlib.metadata as metadata

    ours = subprocess.run([binary, "--version"], capture_output=True, text=True).stdout.strip()
    found = [ours, f"Python {platform.python_version()}"]
    for package in ("jaxlib", "numpy", "ml_dtypes", "iree-base-compiler"):
        try:
            found.append(f"{package} {metadata.version(package)}")
        except metadata.PackageNotFoundError:
            found.append(f"no {package}")
    return ", ".join(found)


def plot(rows):
    """The ratios as bars on a logarithmic scale, with the wanted ones as marks."""
    rows = [found for found in rows if "xla" in found]
    ratios = [found["xla"] / found["ours"] for found in rows]
    wanted = [found["target"] for found in rows]
    every = ratios + [target for target in wanted if target]
    low, high = math.floor(math.log10(min(every + [1]))), math.ceil(math.log10(max(every + [1])))
    left, width, height = 300, 560, 18
    x = lambda ratio: left + width * (math.log10(ratio) - low) / max(high - low, 1)
    bottom = 30 + height * len(rows)
    drawing = svg.Drawing(left + width + 70, bottom + 30)
    for power in range(low, high + 1):
        at = x(10.0**power)
        drawing.line(at, 24, at, bottom, svg.GRID)
        drawing.text(at, bottom + 16, f"{10.0**power:g}", "middle")
    drawing.text(left, 14, "XLA:CPU's time over ours; a mark where a ratio is wanted")
    for index, (found, ratio, target) in enumerate(zip(rows, ratios, wanted)):
        top = 28 + height * index
        drawing.text(left - 6, top + 12, found["name"], "end")
        colour = svg.BELOW if ratio < (target or 0) else svg.ABOVE
        drawing.box(min(x(1), x(ratio)), top + 2, abs(x(ratio) - x(1)), height - 5, colour)
        drawing.text(max(x(1), x(ratio)) + 4, top + 12, f"{ratio:.3g}")
        if target:
            drawing.line(x(target), top, x(target), top + height - 1, svg.MARK, 2)
    drawing.line(x(1), 24, x(1), bottom, svg.MARK)
    return drawing.xml()


def report(rows, binary, picture):
    ratios = [found["xla"] / found["ours"] for found in rows if "xla" in found]
    cold = [found["xla_cold"] / found["cold"] for found in rows if "xla_cold" in found]
    mean = lambda values: math.exp(sum(map(math.log, values)) / len(values)) if values else float("nan")
    table = "\n".join("| " + " | ".join(line) + " |" for line in [COLUMNS, ["---"] * len(COLUMNS), *map(cells, rows)])
    figure = f"![the ratios]({picture})\n\n" if picture else ""
    return (f"Machine: {machine()}. Versions: {versions(binary)}.\n\n"
            f"Ratios are XLA:CPU's time over ours: geometric mean {mean(ratios):.2f} warm, {mean(cold):.1f} cold.\n\n"
            f"{figure}{table}\n{bounds(rows)}")


def bounds(rows):
    """What the CPU allows rows that round each product before they add it."""
    bound = [f"{found['name']} {milliseconds(found['least'])} ms (ours is at {found['least'] / found['ours']:.2f} of that speed)"
             for found in rows if "least" in found]
    if not bound:
        return ""
    return ("\nThe specification has each product of f32 rounded before it is added, two instructions where XLA's is one. "
            "All cores' widest registers, doing nothing else (`multiply_add_peak.rs`, measured with each row), take for "
            f"that many products: {', '.join(bound)}.\n")


TITLE = "Side by side"
HEAD = """Written by `tools/bench/bench_peers.py BINARY --write docs/measured/performance.md`: every row runs side by side in one
go. Warm: the median of evaluations in one process, each afresh, inputs in memory (XLA's without its
first). Cold: from the start of the process to the result, inputs read from files; ours is written to one,
XLA's is compiled from the same text and fetched. Of "20,000 small ops" the warm columns, too, are from
the text to the result: parsing, preparing and XLA's compilation count.

Results are compared with XLA:CPU's at the size timed and, at a small size, bit for bit with the official
interpreter's; where XLA rounds otherwise (sums in another order, one rounding instead of one a step, its
own functions), the difference is stated. A star: NumPy's or IREE's result differs by more than that.

"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary")
    parser.add_argument("names", nargs="*", help="parts of the names of rows (default: all)")
    parser.add_argument("--skip", action="append", default=[], metavar="NAME", help="parts of names of rows to leave out")
    parser.add_argument("--repeat", type=int, default=7)
    parser.add_argument("--small", action="store_true", help="small sizes: a trial of the tool")
    parser.add_argument("--write", metavar="FILE", help="write the table there")
    parser.add_argument("--list", action="store_true", help="list the rows")
    options = parser.parse_args()
    named = lambda row, names: any(name in row.name for name in names)
    chosen = lambda row: (not options.names or named(row, options.names)) and not named(row, options.skip)
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
            if not row.reference:
                found[-1]["reference"] = "rounds otherwise"
            elif not row.flags:
                found[-1]["reference"] = differs_from_reference(small[row.name], options.binary, oracle)
            print("  ".join(cells(found[-1])), flush=True)
    path = options.write and pathlib.Path(options.write)
    text = report(found, options.binary, path and path.with_suffix(".svg").name)
    if path:
        path.with_suffix(".svg").write_text(plot(found))
        svg.write_section(path, TITLE, HEAD + text)
    print("\n" + text)
    sys.exit(any("WRONG" in row["check"] or "differ" in row.get("reference", "") for row in found))


if __name__ == "__main__":
    main()
