#!/usr/bin/env python3
"""Runs the programs of a StableHLO checkout that check themselves.

    run_testdata.py path/to/shlo-interp path/to/stablehlo [GLOB]

The checkout is openxla/stablehlo; GLOB is `testdata/*.mlir` unless given (`tests/interpret/*.mlir` is
the other useful one). Programs that the project itself has disabled, or that it lowers from CHLO
before running, are left out. Prints the counts by exit status, then each kind of complaint with how
often it occurred and in which files; the exit status is 1 when a check failed (1) or a run (4).
"""

import argparse
import collections
import concurrent.futures
import pathlib
import re
import subprocess
import sys


def run(binary, path):
    """(path, exit status, first error line)."""
    try:
        done = subprocess.run([binary, str(path)], capture_output=True, text=True, timeout=120)
    except subprocess.TimeoutExpired:
        return path, 4, "error: no answer within 120 s"
    errors = [line for line in done.stderr.splitlines() if line.startswith("error")]
    return path, done.returncode, (errors or [""])[0]


def wanted(path):
    return "chlo" not in path.name and "RUN-DISABLED" not in path.read_text()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary", help="the shlo-interp to test")
    parser.add_argument("checkout", type=pathlib.Path, help="a checkout of openxla/stablehlo")
    parser.add_argument("glob", nargs="?", default="testdata/*.mlir", help="below its folder stablehlo/")
    options = parser.parse_args()
    paths = [path for path in sorted((options.checkout / "stablehlo").glob(options.glob)) if wanted(path)]
    counts, complaints = collections.Counter(), collections.defaultdict(list)
    with concurrent.futures.ThreadPoolExecutor() as pool:
        for path, status, error in pool.map(lambda p: run(options.binary, p), paths):
            counts[status] += 1
            if status:
                complaints[status, re.sub(r"\d+", "N", error)[:160]].append(path.name)
    for (status, error), names in sorted(complaints.items(), key=lambda item: -len(item[1])):
        print(f"{len(names):5} exit {status}: {error} [{', '.join(names[:3])}{', ...' if len(names) > 3 else ''}]")
    print(", ".join(f"exit {status}: {count}" for status, count in sorted(counts.items())))
    sys.exit(counts[1] + counts[4] > 0)


if __name__ == "__main__":
    main()
