#!/usr/bin/env python3
"""Runs JAX's own tests on the plugin, those that fail also on XLA:CPU, and says what differs.

    python -m tools.jax_tests --library target/release/libpjrt_shlo.so --sample      a few minutes, for CI
    python -m tools.jax_tests --library target/release/libpjrt_shlo.so --docs        all files; writes docs/measured/jax-tests.md

The Python that runs this needs jax, jaxlib, scipy, mpmath, flatbuffers, pytest, absl-py, hypothesis, portpicker, filelock and
cloudpickle. The tests are those of the tag of the installed jax: they are downloaded from GitHub, unless --jax names a
checkout. Each file runs in a process of its own. Failures that are known stand in tools/jax_known.txt with their causes; the exit status is 1 if
another test fails that passes on XLA:CPU, or if a test passes that is said to fail (unless it is said to fail sometimes).
"""

import argparse
import collections
import concurrent.futures
import fnmatch
import importlib.metadata
import io
import json
import os
import pathlib
import subprocess
import sys
import tarfile
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent
KNOWN = ROOT / "tools/jax_known.txt"
PAGE = ROOT / "docs/measured/jax-tests.md"
BEGIN, END = "<!-- jax tests: python -m tools.jax_tests --docs -->", "<!-- end of jax tests -->"

# All files but those about other hardware (GPUs, TPUs, Mosaic, Pallas) and several processes, and a few more: state_test and
# hypothesis_test_util_test need a module that JAX's wheels lack, documentation_coverage_test reads JAX's documentation, and
# export_harnesses_multi_platform_test exports programs for other platforms, and runs none. async_collectives_test and
# control_deps_test multiply matrices of 1024x1024 by the dozen, which takes minutes in a build that is not optimised. Files for one device:
ONE_DEVICE = """
    ann_test aot_test api_test api_util_test array_api_test array_extensibility_test array_interoperability_test
    batching_test blocked_sampler_test buffer_callback_test cache_key_test checkify_test cholesky_update_test
    clear_backends_test compilation_cache_test config_test core_test custom_api_test custom_linear_solve_test
    custom_root_test debug_info_test debug_nans_test debugger_test debugging_primitives_test deprecation_test
    device_test dtypes_test eigh_test errors_test experimental_rnn_test export_back_compat_test export_test
    extend_test fft_test fused_test garbage_collection_guard_test generated_fun_test heap_profiler_test hijax_test
    image_test jax_jit_test jax_numpy_error_test jax_to_ir_test jaxpr_effects_test jaxpr_util_test jet_test
    key_reuse_test lax_autodiff_test lax_control_flow_test lax_numpy_einsum_test lax_numpy_hijax_test
    lax_numpy_indexing_test lax_numpy_operators_test lax_numpy_reducers_test lax_numpy_setops_test lax_numpy_test
    lax_numpy_ufuncs_test lax_numpy_vectorize_test lax_scipy_sparse_test lax_scipy_special_functions_test
    lax_scipy_spectral_dac_test lax_scipy_test lax_test lax_vmap_op_test lax_vmap_test lazy_loader_test linalg_test
    lobpcg_test logging_test lru_cache_test metadata_test monitoring_test multibackend_test mutable_array_test
    name_stack_test nn_test ode_test optimizers_test package_structure_test pickle_test polynomial_test
    pretty_printer_test profiler_session_test profiler_test python_callback_test pytorch_interoperability_test
    qdwh_test random_impl_test random_lax_test random_test scaled_dot_test scipy_fft_test scipy_interpolate_test
    scipy_ndimage_test scipy_optimize_test scipy_signal_test scipy_spatial_test scipy_stats_test shape_poly_test
    source_info_test source_mapper_test sourcemap_test sparse_bcoo_bcsr_test sparse_test sparsify_test stack_test
    stateful_rng_test stax_test svd_test traceback_test transfer_guard_test tree_util_test typing_test
    unary_ops_accuracy_test util_test version_test warnings_util_test x64_context_test xla_bridge_test
    xla_interpreter_test xla_transform_test
""".split()
# Files about several devices, of which there are eight:
EIGHT_DEVICES = """
    array_test colocated_python_test custom_partitioning_sharding_rule_test
    custom_partitioning_test error_check_test export_serialization_back_compat_test ffi_test layout_test
    linalg_sharding_test memories_test mesh_utils_test multi_device_test pjit_test pmap_test ragged_collective_test
    roofline_test scheduling_groups_test shard_alike_test shard_map_test string_array_test xla_metadata_test
""".split()
# Files of the sample.
SAMPLE = "lax_numpy_operators_test nn_test dtypes_test fft_test lax_numpy_einsum_test multi_device_test".split()

COLUMNS = ("passed", "failed", "not_on_cpu", "skipped", "not_reached")

# A plugin of pytest that writes a line for each test as soon as it has ended, and stops tests that take too long. Tests are told
# that the device is a CPU: on a backend whose name they do not know, many are skipped, or expect what a TPU lacks.
REPORTER = '''
import functools, json, os, signal, sys
import pytest

LIMIT = int(os.environ["SHLO_JAX_TEST_LIMIT"])
OUT = open(os.environ["SHLO_JAX_TEST_REPORT"], "a", buffering=1)

class TooLong(Exception):
    pass

def stop(*_):
    raise TooLong(f"longer than {LIMIT} s")

def pytest_pycollect_makemodule():
    import jax
    from jax._src import test_util  # defines the option
    jax.config.update("jax_test_dut", "cpu")

@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item):
    # JAX captures what is printed to the standard output of the time when this module was imported
    from jax._src import test_util
    test_util.capture_stdout = functools.partial(test_util._capture_output, sys.stdout)
    test_util.capture_stderr = functools.partial(test_util._capture_output, sys.stderr)
    signal.signal(signal.SIGALRM, stop)
    signal.alarm(LIMIT)
    try:
        return (yield)
    finally:
        signal.alarm(0)

def pytest_collection_finish(session):
    OUT.write(json.dumps({"count": len(session.items)}) + "\\n")

def pytest_collectreport(report):
    if report.failed:
        OUT.write(json.dumps({"broken": report.longreprtext[-2000:]}) + "\\n")

def pytest_runtest_logreport(report):
    if report.when == "call" or (report.when == "setup" and report.outcome != "passed"):
        text = "" if report.outcome == "passed" else str(report.longrepr)[-1500:]
        name = report.nodeid.split("::", 1)[1]
        OUT.write(json.dumps({"name": name, "outcome": report.outcome, "text": text, "time": report.duration}) + "\\n")
'''


def checkout(folder):
    """The tests of the installed jax, downloaded into a folder unless they are there."""
    version = importlib.metadata.version("jax")
    target = folder / f"jax-jax-v{version}"
    if not (target / "tests").is_dir():
        url = f"https://github.com/jax-ml/jax/archive/refs/tags/jax-v{version}.tar.gz"
        with urllib.request.urlopen(url) as answer:
            archive = tarfile.open(fileobj=io.BytesIO(answer.read()), mode="r:gz")
        archive.extractall(folder, filter="data")
    return target


class Runner:
    """Runs files on a backend, each in its own process."""

    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        (folder / "shlo_jax_reporter.py").write_text(REPORTER)

    def environment(self, backend, file, report):
        """The variables of a process."""
        environment = {key: value for key, value in os.environ.items() if not key.startswith(("JAX_", "SHLO_INTERP_"))}
        devices = 8 if file in EIGHT_DEVICES else 1
        paths = [str(self.folder), str(self.options.jax), str(ROOT / "python")]
        environment |= {
            "PYTHONPATH": os.pathsep.join(paths), "JAX_NUM_GENERATED_CASES": str(self.options.cases),
            "JAX_SKIP_SLOW_TESTS": "1", "TF_CPP_MIN_LOG_LEVEL": "3", "SHLO_JAX_TEST_REPORT": str(report),
            "SHLO_JAX_TEST_LIMIT": str(self.options.test_limit),
        }
        if backend == "cpu":
            return environment | {
                "JAX_PLATFORMS": "cpu", "XLA_FLAGS": f"--xla_force_host_platform_device_count={devices}"}
        return environment | {
            "JAX_PLATFORMS": "shlo,cpu", "SHLO_INTERP_LIBRARY": str(self.options.library),
            "SHLO_INTERP_DEVICES": str(devices)}

    def run(self, backend, file, names=None):
        """The tests of a file, or those of these names: what each came to, and how many there are."""
        report = self.folder / f"{backend}-{file}.jsonl"
        if self.options.reuse and report.exists():
            return self.read(report)
        report.unlink(missing_ok=True)
        path = str(self.options.jax / "tests" / f"{file}.py")
        command = [sys.executable, "-m", "pytest", "-q", "-o", "addopts=", "-p", "shlo_jax_reporter",
                   "-p", "no:cacheprovider"]
        command += [path] if names is None else [f"{path}::{name}" for name in names]
        if self.options.select and names is None:
            command += ["-k", self.options.select]
        with open(self.folder / f"{backend}-{file}.log", "w") as log:
            try:
                subprocess.run(command, env=self.environment(backend, file, report), stdout=log, stderr=log,
                               cwd=self.options.jax, timeout=self.options.limit, check=False)
            except subprocess.TimeoutExpired:
                pass
        return self.read(report)

    @staticmethod
    def read(report):
        """What a report says."""
        lines = [json.loads(line) for line in report.read_text().splitlines()] if report.exists() else []
        tests = {line["name"]: line for line in lines if "name" in line}
        count = next((line["count"] for line in lines if "count" in line), len(tests))
        broken = next((line["broken"] for line in lines if "broken" in line), None)
        return {"tests": tests, "count": count, "broken": broken}


class Known:
    """The failures that are known, with their causes."""

    def __init__(self, text):
        self.rows = []
        cause = ""
        for line in text.splitlines():
            if line.startswith("# "):
                continue
            if line.startswith("["):
                cause = line.strip("[]")
            elif line.strip():
                self.rows.append((line.strip(), cause))

    def cause(self, file, name):
        """Why a test fails, if that is known."""
        return next((cause for pattern, cause in self.rows if fnmatch.fnmatchcase(f"{file}::{name}", pattern)), None)


def compare(file, runner, known):
    """The row of a file: numbers, causes of failures, and failures whose causes are not known."""
    ours = runner.run("shlo", file)
    row = collections.Counter({"not_reached": ours["count"] - len(ours["tests"])})
    causes, unknown = collections.Counter(), []
    if ours["broken"]:
        unknown.append((file, ours["broken"]))
    failed = {name: test for name, test in ours["tests"].items() if test["outcome"] == "failed"}
    theirs = runner.run("cpu", file, list(failed))["tests"] if failed else {}
    for name, test in ours["tests"].items():
        cause = known.cause(file, name)
        if name not in failed:
            row[test["outcome"]] += 1
            if test["outcome"] == "passed" and cause is not None and not cause.startswith("sometimes"):
                unknown.append((f"{file}::{name}", "it passes, and is said to fail"))
        elif theirs.get(name, test)["outcome"] != "passed" and name in theirs:
            row["not_on_cpu"] += 1
        else:
            row["failed"] += 1
            causes[cause or "not explained"] += 1
            if cause is None:
                unknown.append((f"{file}::{name}", test["text"]))
    return row, causes, unknown


def page(rows, options):
    """The table of docs/measured/jax-tests.md."""
    version = importlib.metadata.version("jax")
    lines = [
        f"JAX {version}, {options.cases} generated case{'s' if options.cases != 1 else ''} a test, tests that are marked "
        "as slow left out. *Failed* are tests that fail here and pass on XLA:CPU, *on CPU, too* those that fail or are "
        "skipped on XLA:CPU as well; *skipped* are tests that JAX skips on a CPU, or that need another number of devices "
        f"than the file has here; *not reached* those that the limit of {options.limit} s a file left out. A failure counts as one that "
        "passes on XLA:CPU where that was not found out.", "",
        "| file | passed | failed | on CPU, too | skipped | not reached | causes of failures |", "|---|---|---|---|---|---|---|",
    ]
    total = collections.Counter()
    for file, (row, causes, _) in rows.items():
        total += row
        listed = "; ".join(f"{count}: {cause}" for cause, count in causes.most_common())
        numbers = [row[key] for key in COLUMNS]
        lines.append(f"| {file} | " + " | ".join(map(str, numbers)) + f" | {listed} |")
    numbers = [total[key] for key in COLUMNS]
    lines.append("| **sum** | " + " | ".join(map(str, numbers)) + f" | {rate(total)} of the tests that ran passed |")
    return "\n".join(lines)


def rate(row):
    """The share of passed tests, which is rounded down."""
    ran = row["passed"] + row["failed"]
    return f"{row['passed'] * 1000 // ran / 10 if ran else 0:.1f} %"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", help="files of tests, such as lax_test (default: all)")
    parser.add_argument("--library", type=pathlib.Path, required=True, help="the plugin's library")
    parser.add_argument("--jax", type=pathlib.Path, help="a checkout of JAX (default: downloaded into --work)")
    parser.add_argument("--work", type=pathlib.Path, default=ROOT / "target/jax_tests", help="where results are kept")
    parser.add_argument("--cases", type=int, default=1, help="generated cases a test (JAX's own default is 10)")
    parser.add_argument("--limit", type=int, default=900, help="seconds a file may take")
    parser.add_argument("--test-limit", type=int, default=120, help="seconds a test may take")
    parser.add_argument("--select", help="run the tests that match this expression of pytest -k")
    parser.add_argument("--jobs", type=int, default=1, help="how many files run at once")
    parser.add_argument("--sample", action="store_true", help="run a few files")
    parser.add_argument("--reuse", action="store_true", help="take the results that --work has, where it has some")
    parser.add_argument("--docs", action="store_true", help="write the table of docs/measured/jax-tests.md")
    parser.add_argument("--show", action="store_true", help="show the texts of failures that are not explained")
    options = parser.parse_args()
    options.library = options.library.resolve()
    options.work.mkdir(parents=True, exist_ok=True)
    options.work = options.work.resolve()
    if not options.library.exists():
        parser.error(f"there is no {options.library}: cargo build --release -p shlo-interp-pjrt")
    options.jax = (options.jax or checkout(options.work)).resolve()
    files = options.files or (SAMPLE if options.sample else ONE_DEVICE + EIGHT_DEVICES)
    if missing := [file for file in files if not (options.jax / "tests" / f"{file}.py").exists()]:
        parser.error(f"{options.jax} has no tests/{missing[0]}.py")
    runner, known = Runner(options, options.work), Known(KNOWN.read_text())

    def both(file):
        return file, compare(file, runner, known)

    rows, unknown = {}, []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for file, row in pool.map(both, files):
            rows[file] = row
            unknown += row[2]
            print(f"{file:40} {dict(row[0])} {rate(row[0])} {dict(row[1])}", flush=True)
    total = sum((row for row, _, _ in rows.values()), collections.Counter())
    print(f"{'sum':40} {dict(total)} {rate(total)}")
    for name, text in unknown:
        print(f"not explained: {name}" + (f"\n{text}" if options.show else ""))
    if options.docs:
        before, rest = PAGE.read_text().split(BEGIN)
        after = rest.split(END)[1]
        PAGE.write_text(f"{before}{BEGIN}\n{page(rows, options)}\n{END}{after}")
    if unknown:
        sys.exit(1)


if __name__ == "__main__":
    main()
