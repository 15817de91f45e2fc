#!/usr/bin/env python3
"""Compares runs on MPI with runs in one place, and measures how they scale.

    cargo build --features mpi && python3 tools/check_mpi.py target/debug/shlo-interp
    python3 tools/check_mpi.py target/release/shlo-interp --scaling 2048

Every program of tests/interpret that has processes, and programs that fail in each way in which processes can fail,
run in one place and on 1, 2, 4 and 8 ranks. Output, errors and exit status have to be the same. Needs mpirun (Debian:
apt-get install libopenmpi-dev openmpi-bin libclang-dev); the exit status is 1 if anything differs.
"""

import argparse
import array
import os
import pathlib
import random
import re
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
HAS_PROCESSES = re.compile(r"run_parallel|manual_computation|all_reduce|all_gather|collective_|reduce_scatter")

# ranks may be more than the processors, and containers may run as root and without ptrace
ENVIRONMENT = {
    "OMPI_ALLOW_RUN_AS_ROOT": "1",
    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    "OMPI_MCA_rmaps_base_oversubscribe": "1",
    "OMPI_MCA_btl_vader_single_copy_mechanism": "none",
    "OMPI_MCA_mpi_yield_when_idle": "1",
    "PRTE_MCA_rmaps_default_mapping_policy": ":oversubscribe",
}

# runs a program, and says on standard error how much memory it had at most, in KiB, and its processor time in seconds
USED = """
import os, resource, subprocess, sys
status = subprocess.run(sys.argv[1:]).returncode
used = resource.getrusage(resource.RUSAGE_CHILDREN)
rank = os.environ.get("OMPI_COMM_WORLD_RANK") or os.environ.get("PMI_RANK") or "0"
print(f"used by rank {rank}: {used.ru_maxrss} KiB, {used.ru_utime + used.ru_stime:.2f} s", file=sys.stderr)
sys.exit(status)
"""

SUM = """({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
  })"""
ALL = "replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>"
HALVES = "replica_groups = dense<[[0, 1, 2, 3], [7, 6, 5, 4]]> : tensor<2x4xi64>"


def program(body):
    return "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n" + body + "\n  return %r : tensor<4xf32>\n}\n"


REDUCED = f'%r = "stablehlo.all_reduce"(%x) {SUM} {{{ALL}}} : (tensor<4xf32>) -> tensor<4xf32>'
ONE_ALONE = """
  %id = stablehlo.replica_id : tensor<ui32>
  %three = stablehlo.constant dense<3> : tensor<ui32>
  %is = stablehlo.compare EQ, %id, %three : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %r = "stablehlo.if"(%is) ({ THEN }, { ELSE }) : (tensor<i1>) -> tensor<4xf32>"""
MEETS = f"""%m = "stablehlo.all_reduce"(%x) {SUM} {{{HALVES}}} : (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %m : tensor<4xf32>"""
MOVES = """%n = "stablehlo.collective_broadcast"(%x) HALVES : (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %n : tensor<4xf32>""".replace("HALVES", "{" + HALVES + "}")
LEAVES = "stablehlo.return %x : tensor<4xf32>"

# name, program, more flags
CASES = [
    ("prints in order", program("interpreter.print %x : tensor<4xf32>\n" + REDUCED + "\ninterpreter.print %r : tensor<4xf32>"), []),
    ("deadlock", program(ONE_ALONE.replace("THEN", LEAVES).replace("ELSE", MEETS)), []),
    ("disagreement", program(ONE_ALONE.replace("THEN", MOVES).replace("ELSE", MEETS)), []),
    ("no such group", program(REDUCED.replace(", 6, 7]", ", 6]").replace("1x8x", "1x7x")), []),
    ("failed check", program(REDUCED + "\ncheck.expect_eq_const %x, dense<1.0> : tensor<4xf32>"), []),
    ("expectation", program(REDUCED), ["--expect=2,0:[8, 8, 8, 8]", "--expect=5,0:[8, 8, 8, 9]"]),
    ("JSON", program(REDUCED), ["--format=json"]),
    ("both engines", program(REDUCED), ["--engine=both"]),
    ("plain engine", program(REDUCED), ["--engine=plain"]),
    ("input of another shape", program(REDUCED), ["--input=6,0:3xf32=1"]),
    ("input that is not there", program(REDUCED), ["--input=6,0:@no_such_file.npy"]),
    ("program that is wrong", program(REDUCED.replace("add %a", "no_such_op %a")), []),
]


def run(command, limit=600):
    began = time.monotonic()
    done = subprocess.run(command, capture_output=True, text=True, timeout=limit, env={**os.environ, **ENVIRONMENT})
    return done.returncode, done.stdout, done.stderr, time.monotonic() - began


def on_ranks(binary, ranks, arguments, wrapper=()):
    return run(["mpirun", "-n", str(ranks), *wrapper, binary, "--mpi", *arguments])


def difference(one, many):
    """What differs between a run in one place and one on ranks; mpirun adds lines of its own behind an error."""
    if one[0] != many[0]:
        return f"status {many[0]} for {one[0]}"
    if one[1] != many[1]:
        return "output"
    if not many[2].startswith(one[2]):
        return "errors"
    return None


def compare(binary, sizes, folder):
    rows, differing = [], 0
    files = sorted((ROOT / "tests" / "interpret").glob("*.mlir"))
    programs = [(path.name, [str(path)]) for path in files if HAS_PROCESSES.search(path.read_text())]
    for name, text, flags in CASES:
        path = pathlib.Path(folder) / (name.replace(" ", "_") + ".mlir")
        path.write_text(text)
        own = [flag for flag in flags if flag.startswith("--input=6")]
        others = [f"--input={place},0:4xf32={place},2,0.5,1e8" for place in range(8) if not (own and place == 6)]
        flags = [*others, *flags]
        programs.append((name, [str(path), "--num-replicas=8", *flags]))
    for name, arguments in programs:
        one = run([binary, *arguments])
        cells = []
        for ranks in sizes:
            found = difference(one, on_ranks(binary, ranks, arguments))
            differing += found is not None
            cells.append("same" if found is None else f"DIFFERS: {found}")
        rows.append([name, str(one[0]), *cells])
    show(["program", "status", *(f"{ranks} ranks" for ranks in sizes)], rows)
    return differing


# flags that a run on ranks does not follow
REFUSED = [
    ["--trace", "traced"],
    ["--set", "%r=0"],
    ["--break", "%r"],
    ["--step"],
    ["--device-dump", "dumped"],
    ["--probe-output-dir", "probes"],
    ["--profile"],
]


def misuse(binary, folder):
    """Ranks that cannot work together, and ranks that die: nothing may hang."""
    one, other = pathlib.Path(folder) / "one", pathlib.Path(folder) / "other"
    for place, text in [(one, REDUCED), (other, "%r = stablehlo.negate %x : tensor<4xf32>")]:
        place.mkdir()
        (place / "p.mlir").write_text(program(text))
    ranks = [binary, "--mpi", "p.mlir", "--num-replicas=8", "--input=1"]
    apart = ["mpirun", "-n", "1", "-wdir", str(one), *ranks, ":", "-n", "1", "-wdir", str(other), *ranks]
    there = ["mpirun", "-n", "1", "-wdir", str(one), *ranks, ":", "-n", "1", "-wdir", str(one), *ranks]
    checks = [
        ("another program on a rank", apart, 2, "is another file on rank 1"),
        ("other arguments on a rank", [*there, "--seed=1"], 2, "rank 1 has other arguments"),
        ("no mpirun", [binary, "--mpi", str(one / "p.mlir")], 2, "no MPI launcher started this program"),
    ]
    for flags in REFUSED:
        words = f"{flags[0]} is not there with --mpi: leave out --mpi"
        checks.append((f"{flags[0]} with --mpi", ["mpirun", "-n", "2", *ranks, *flags], 2, words))
    rows, wrong = [], 0
    for name, command, status, words in checks:
        found = run(command, 60)
        # rank 0 says it, once
        fine = found[0] == status and found[2].count(words) == 1
        wrong += not fine
        rows.append([name, str(found[0]), "as stated" if fine else f"WRONG: {found[2][:200]}"])
    rows.append(["a rank that is killed", *killed(binary, folder)])
    wrong += "WRONG" in rows[-1][-1]
    show(["misuse", "status", "result"], rows)
    return wrong


def killed(binary, folder):
    """Kills a rank in the middle of an endless program."""
    path = pathlib.Path(folder) / "endless.mlir"
    path.write_text(
        """func.func @main(%x: tensor<i32>) -> tensor<i32> {
  %p = stablehlo.constant dense<true> : tensor<i1>
  %r = "stablehlo.while"(%x) ({
    ^bb0(%v: tensor<i32>):
      stablehlo.return %p : tensor<i1>
  }, {
    ^bb0(%v: tensor<i32>):
      %n = "stablehlo.all_reduce"(%v) ({
        ^bb0(%a: tensor<i32>, %b: tensor<i32>):
          %s = stablehlo.maximum %a, %b : tensor<i32>
          stablehlo.return %s : tensor<i32>
      }) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>} : (tensor<i32>) -> tensor<i32>
      stablehlo.return %n : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}
"""
    )
    command = ["mpirun", "-n", "4", sys.executable, "-c", PID, binary, "--mpi", str(path), "--num-replicas=4", "--input=1"]
    started = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env={**os.environ, **ENVIRONMENT})
    ranks = []
    while len(ranks) < 4:
        ranks += [int(word) for word in started.stdout.readline().split()]
    time.sleep(3)
    os.kill(ranks[2], signal.SIGKILL)
    try:
        status = started.wait(60)
    except subprocess.TimeoutExpired:
        started.kill()
        return "-", "WRONG: the other ranks go on"
    return str(status), "all ranks end" if status != 0 else "WRONG: status 0"


# says its process id, and becomes a program
PID = "import os, sys; os.write(1, b'%d\\n' % os.getpid()); os.execv(sys.argv[1], sys.argv[1:])"


def ring_product(size, processes):
    """A product of matrices whose rows are spread over processes. Each process has rows of A and of B; the rows of B go round."""
    rows = size // processes
    steps = [f"%b0 = stablehlo.reshape %b : (tensor<{rows}x{size}xf32>) -> tensor<{rows}x{size}xf32>"]
    pairs = ", ".join(f"[{(place + 1) % processes}, {place}]" for place in range(processes))
    for step in range(processes):
        steps.append(
            f"""%s{step} = stablehlo.constant dense<{step}> : tensor<i32>
  %o{step} = stablehlo.add %id, %s{step} : tensor<i32>
  %m{step} = stablehlo.remainder %o{step}, %count : tensor<i32>
  %at{step} = stablehlo.multiply %m{step}, %rows : tensor<i32>
  %a{step} = stablehlo.dynamic_slice %a, %zero, %at{step}, sizes = [{rows}, {rows}]
    : (tensor<{rows}x{size}xf32>, tensor<i32>, tensor<i32>) -> tensor<{rows}x{rows}xf32>
  %d{step} = stablehlo.dot_general %a{step}, %b{step}, contracting_dims = [1] x [0]
    : (tensor<{rows}x{rows}xf32>, tensor<{rows}x{size}xf32>) -> tensor<{rows}x{size}xf32>"""
        )
        if step > 0:
            before = f"%c{step - 1}" if step > 1 else "%d0"
            steps.append(f"%c{step} = stablehlo.add {before}, %d{step} : tensor<{rows}x{size}xf32>")
        if step + 1 < processes:
            steps.append(
                f"""%b{step + 1} = "stablehlo.collective_permute"(%b{step}) {{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
    source_target_pairs = dense<[{pairs}]> : tensor<{processes}x2xi64>}} : (tensor<{rows}x{size}xf32>) -> tensor<{rows}x{size}xf32>"""
            )
    text = "\n  ".join(steps)
    return f"""func.func @main(%a: tensor<{rows}x{size}xf32>, %b: tensor<{rows}x{size}xf32>) -> tensor<{rows}x{size}xf32> {{
  %part = stablehlo.partition_id : tensor<ui32>
  %id = stablehlo.convert %part : (tensor<ui32>) -> tensor<i32>
  %count = stablehlo.constant dense<{processes}> : tensor<i32>
  %rows = stablehlo.constant dense<{rows}> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  {text}
  return %c{processes - 1} : tensor<{rows}x{size}xf32>
}}
"""


def write_matrix(path, rows, columns, draw):
    """Writes an npy file of random f32, whose numbers are drawn from a table of 65536."""
    table = array.array("f", [draw.gauss(0, 1) for _ in range(1 << 16)]).tobytes()
    header = f"{{'descr': '<f4', 'fortran_order': False, 'shape': ({rows}, {columns}), }}".ljust(117) + "\n"
    with path.open("wb") as file:
        file.write(b"\x93NUMPY\x01\x00\x76\x00" + header.encode())
        left = rows * columns * 4
        while left:
            begin = 4 * draw.randrange(1 << 16)
            piece = (table[begin:] + table[:begin])[:left]
            file.write(piece)
            left -= len(piece)


def scaling(binary, sizes, size, folder):
    """A product of matrices over processes, whose inputs and results are files."""
    processes = 8
    folder = pathlib.Path(folder)
    path = folder / "product.mlir"
    path.write_text(ring_product(size, processes))
    arguments = [str(path), f"--num-partitions={processes}", "--format=none"]
    draw = random.Random(1)
    for place in range(processes):
        for name in ("a", "b"):
            file = folder / f"{name}{place}.npy"
            write_matrix(file, size // processes, size, draw)
            arguments.append(f"--input=0,{place}:@{file}")
    rows, stated, wrong = [], None, 0
    for ranks in [None, *sizes]:
        results = folder / f"results{ranks}"
        wrapped = [sys.executable, "-c", USED]
        asked = [*arguments, "--threads=1", "-o", str(results)]
        done = run([*wrapped, binary, *asked]) if ranks is None else on_ranks(binary, ranks, asked, wrapped)
        used = sorted((int(rank), int(peak), time) for rank, peak, time in re.findall(USE, done[2]))
        found = {file.name: file.read_bytes() for file in sorted(results.glob("*"))}
        stated = stated or found
        same = done[0] == 0 and len(found) == processes and found == stated
        wrong += not same
        mebibytes = " ".join(f"{peak / 1024:.0f}" for _, peak, _ in used)
        seconds = " ".join(time for *_, time in used)
        cells = [f"{done[3]:.1f}", seconds, mebibytes, "same" if same else "DIFFERS"]
        rows.append(["one place" if ranks is None else str(ranks), *cells])
        if not same:
            print(done[2][-2000:])
    print(f"\nA product of {size}x{size} f32 matrices over {processes} processes, one thread a rank:")
    show(["ranks", "seconds", "processor time of each rank (s)", "peak of each rank (MiB)", "bits"], rows)
    return wrong


# what USED says of a rank
USE = r"used by rank (\d+): (\d+) KiB, ([\d.]+) s"


def show(head, rows):
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    for row in [head, ["-" * width for width in widths], *rows]:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())
    sys.stdout.flush()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", help="shlo-interp, built with the feature mpi")
    parser.add_argument("--ranks", default="1,2,4,8", help="how many ranks (default: 1,2,4,8)")
    parser.add_argument("--scaling", type=int, metavar="N", help="only measure a product of NxN matrices; 8 divides N")
    arguments = parser.parse_args()
    binary = str(pathlib.Path(arguments.binary).resolve())
    sizes = [int(ranks) for ranks in arguments.ranks.split(",")]
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        if arguments.scaling:
            wrong = scaling(binary, sizes, arguments.scaling, folder)
        else:
            wrong = compare(binary, sizes, folder) + misuse(binary, folder)
    print(f"{wrong} differences, {time.monotonic() - began:.0f} s")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
