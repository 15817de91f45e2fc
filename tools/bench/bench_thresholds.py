#!/usr/bin/env python3
"""Builds the program with other thresholds, and times the performance corpus against the thresholds as they are.

    python3 -m tools.bench.bench_thresholds [--factors F...] [--rooms NAME...] [--only THRESHOLD...] [--rows NAME...]
                                            [--repeat N] [--binary BINARY] [--target DIRECTORY]
                                            [--write docs/engine/thresholds.md]

A threshold is a constant of a file `thresholds.rs`. For each factor the chosen thresholds are all multiplied by it, in a
copy of the sources, and the copy is built with the release profile; a build takes minutes. The rows are those of
bench_paths.py. Each row runs by the program as it is and by each copy in turn, twice; the least time counts. A NAME is
a part of a name. FIXED thresholds are bounds that other code relies on, not choices.
"""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from tools.bench import bench_path_rows, bench_rows, svg
from tools.bench.bench_paths import REPOSITORY, Bench, Failed, chosen, geometric_mean, processor

TITLE = "What the thresholds are worth"
# gemv has a loop for each number of vectors up to this one.
FIXED = {"MOST_VECTORS"}
CONSTANT = re.compile(r"^(pub const (\w+): usize = )([^;]+);", re.M)
# A row that changes by less is not listed.
NOTABLE = 0.05


def threshold_files(source):
    """Room -> its file of thresholds."""
    files = sorted((source / "crates").glob("*/src/**/thresholds.rs"))
    return {file.parent.name: file for file in files}


def scaled(text, factor, only):
    """The text of a file of thresholds with the chosen ones multiplied, none of them below 1."""
    over, under = (factor, 1) if factor >= 1 else (1, round(1 / factor))

    def changed(found):
        head, name, value = found.groups()
        if name in FIXED or only and name not in only:
            return found.group(0)
        return f"{head}{{ let n = ({value}) * {over:g} / {under}; if n == 0 {{ 1 }} else {{ n }} }};"

    return CONSTANT.sub(changed, text)


def built(copy, target, program):
    """Builds the sources in `copy`; the program goes to `program`."""
    environment = dict(os.environ, CARGO_TARGET_DIR=str(target))
    subprocess.run(["cargo", "build", "--release", "--quiet", "--bin", "shlo-interp"], cwd=copy, env=environment, check=True)
    shutil.copy(target / "release" / "shlo-interp", program)


def copied(folder):
    """A copy of the sources."""
    copy = folder / "source"
    for name in ("Cargo.toml", "Cargo.lock", "README.md", "src", "crates", "grammar", "docs", "examples", "tests", "benches", "plugin",
                 "python"):
        original = REPOSITORY / name
        if original.is_dir():
            shutil.copytree(original, copy / name)
        elif original.exists():
            copy.mkdir(exist_ok=True)
            shutil.copy(original, copy / name)
    return copy


def section(rows, factors, names, times, repeat):
    """The Markdown section: every row with its times by other thresholds."""
    lines = ["| row | ms | " + " | ".join(f"thresholds times {factor:g}" for factor in factors) + " |",
             "| --- | --- |" + " --- |" * len(factors)]
    ratios = {factor: [] for factor in factors}
    for row in rows:
        if row not in times:
            continue
        base, others = times[row]
        for factor in factors:
            ratios[factor].append(others[factor] / base)
        if any(abs(others[factor] / base - 1) >= NOTABLE for factor in factors):
            lines.append(f"| {row} | {base:.3g} | " + " | ".join(f"{others[factor] / base:.2f}" for factor in factors) + " |")
    means = ", ".join(f"times {factor:g}: {geometric_mean(ratios[factor]):.3f}" for factor in factors)
    return (
        "Written by `python3 -m tools.bench.bench_thresholds --write docs/engine/thresholds.md`: the least time of an evaluation with all "
        f"thresholds multiplied by a number, over the least with the thresholds as they are, of {2 * repeat} each. Rows that change by "
        f"less than {NOTABLE:.0%} are not listed. Geometric mean over {len(times)} rows: {means}.\n\nThresholds: "
        + "; ".join(f"{room}: {', '.join(f'`{name}`' for name in of_room)}" for room, of_room in names.items())
        + f".\n\nMachine: {processor()}.\n\n" + "\n".join(lines) + "\n"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--factors", nargs="+", type=float, default=[0.25, 4], metavar="F", help="default: 0.25 4")
    parser.add_argument("--rooms", nargs="+", metavar="NAME", help="only thresholds of rooms with one of these in their names")
    parser.add_argument("--only", nargs="+", metavar="THRESHOLD", help="only these thresholds")
    parser.add_argument("--rows", nargs="+", metavar="NAME", help="only rows with one of these in their names")
    parser.add_argument("--repeat", type=int, default=15, metavar="N", help="evaluations of a row in each turn (default: 15)")
    parser.add_argument("--timeout", type=float, default=120, metavar="SECONDS", help="for one process (default: 120)")
    parser.add_argument("--binary", type=pathlib.Path, help="the program as it is, if it is built already")
    parser.add_argument("--target", type=pathlib.Path, metavar="DIRECTORY", help="cargo's target directory, to build dependencies once")
    parser.add_argument("--write", type=pathlib.Path, metavar="FILE", help="put the table into this document")
    arguments = parser.parse_args()
    rows = bench_rows.all_rows(False) + bench_path_rows.all_rows(False)
    rows = [row for row in rows if row.name in chosen([row.name for row in rows], arguments.rows)]
    times, names = {}, {}
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        target = (arguments.target or folder / "target").resolve()
        copy, programs = copied(folder), {}
        files = {room: threshold_files(copy)[room] for room in chosen(threshold_files(copy), arguments.rooms)}
        texts = {file: file.read_text() for file in files.values()}
        for room, file in files.items():
            found = [name for _, name, _ in CONSTANT.findall(texts[file])]
            names[room] = [name for name in found if name not in FIXED and (not arguments.only or name in arguments.only)]
        if arguments.binary:
            programs[1.0] = arguments.binary.resolve()
        for factor in [*([] if arguments.binary else [1.0]), *arguments.factors]:
            for file, text in texts.items():
                file.write_text(scaled(text, factor, arguments.only))
            programs[factor] = folder / f"times-{factor:g}"
            built(copy, target, programs[factor])
        benches = {factor: Bench(str(program), folder, arguments.repeat, arguments.timeout) for factor, program in programs.items()}
        for row in rows:
            try:
                turns = [{factor: bench.least(row, "") for factor, bench in benches.items()} for _ in range(2)]
            except Failed as error:
                print(f"{row.name}: {error}", flush=True)
                continue
            least = {factor: min(turn[factor] for turn in turns) for factor in benches}
            base = least.pop(1.0)
            times[row.name] = base, least
            shown = ", ".join(f"times {factor:g}: {time / base:.2f}" for factor, time in least.items())
            print(f"{row.name}: {base:.3g} ms; {shown}", flush=True)
    text = section([row.name for row in rows], arguments.factors, names, times, arguments.repeat)
    if arguments.write:
        svg.write_section(arguments.write, TITLE, text)
    else:
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
