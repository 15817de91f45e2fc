#!/usr/bin/env python3
"""Times the performance corpus with and without each optional fast path of shlo-interp.

    python3 -m tools.bench.bench_paths --binary BINARY [--rows NAME...] [--paths NAME...] [--repeat N] [--small]
                                       [--record FILE] [--write docs/engine/paths.md]

The corpus is bench_rows.py, whose times make the geometric mean; bench_path_rows.py has rows for paths that the
corpus does not take. `--profile` tells which paths a row takes; the others cannot change its time, and count as 1.
A ratio is the least time without the path over the least time with all paths, both of --repeat evaluations in
one process; the runs with all paths are taken before and after the others. A NAME is a part of a
name. Inputs are made by the program itself, and the texts of models stand in bench_models/: nothing but Python is
needed. A row that fails, or takes longer than --timeout, is reported and left out of what it fails for.

A machine is never quiet for long: with --record FILE the ratios go to a JSON file, rows that were measured before stay in
it, and the table has all of them, so that a row which something disturbed can be measured again by itself.

The table has for each path: the row with the largest ratio, that ratio, the geometric mean over the corpus, and the
lines of the files that hold nothing else, without their tests.
"""

import argparse
import json
import math
import os
import pathlib
import platform
import re
import subprocess
import sys
import tempfile
import time

from tools.bench import bench_path_rows, bench_rows, svg

REPOSITORY = pathlib.Path(__file__).resolve().parent.parent.parent
TITLE = "What each path is worth"
# A path that is worth less than this on its own row, and on the mean of the corpus, does not pay.
OWN_ROW, MEAN = 1.15, 1.02
# A fast row is evaluated so often that it takes this long, in ms, or 20 times as often as --repeat says.
SHORT = 200


def paths_of_the_program():
    """Name -> (files of its own, sentence) of each path, from the table in crates/floats/src/paths.rs."""
    text = (REPOSITORY / "crates/floats/src/paths.rs").read_text()
    table = text[text.index("\npaths! {") :]
    table = table[: table.index("\n}\n")]
    row = re.compile(r'[A-Z]\w+ "(\w+)"\s*(?:\[([^\]]*)\])?\s*(?:in "[^"]+")?\s*"((?:[^"\\]|\\.)*)";', re.S)
    found = {}
    for name, files, sentence in row.findall(table):
        found[name] = (re.findall(r'"([^"]+)"', files), re.sub(r"\\\n\s*", "", sentence))
    return found


def lines_of(files):
    """The lines of files of the repository, without tests and empty lines."""
    count = 0
    for file in files:
        path = REPOSITORY / file
        if not path.exists():
            print(f"there is no {file}", file=sys.stderr)
            continue
        code = re.split(r"\n#\[cfg\(test\)\]\nmod \w+ \{", path.read_text())[0]
        count += sum(bool(line.strip()) for line in code.splitlines())
    return count


def made(spec, seed):
    """The words by which the program makes an input."""
    _, _, low, high = spec
    return f"uniform:{seed}:{low!r}:{high!r}"


class Failed(Exception):
    """A run did not end well, or took too long."""


class Bench:
    """Runs rows by the binary."""

    def __init__(self, binary, folder, repeat, timeout):
        self.binary, self.folder, self.repeat, self.timeout = binary, folder, repeat, timeout

    def run(self, row, left_out, repeat, flags=()):
        program = self.folder / "program.mlir"
        program.write_text(row.text)
        command = [self.binary, "run", str(program), "--format", "none", "--time=json", "--repeat", str(repeat), *row.flags, *flags]
        for index, spec in enumerate(row.inputs):
            command += ["--input", made(spec, index)]
        environment = dict(os.environ, SHLO_INTERP_WITHOUT=left_out)
        try:
            done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=self.timeout)
        except subprocess.TimeoutExpired:
            raise Failed(f"more than {self.timeout} s") from None
        if done.returncode:
            said = done.stderr.strip().splitlines() or ["nothing was said"]
            raise Failed(f"exit status {done.returncode}: {said[0]}")
        times = json.loads(done.stderr.strip().splitlines()[-1])
        before = times["parse_ms"] + times["prepare_ms"] if row.from_text else 0
        return [before + run for run in times["run_ms"]]

    def least(self, row, left_out):
        """The least time of an evaluation, in ms; a slow row is evaluated fewer times, and a fast one more often."""
        times = self.run(row, left_out, 2)
        milliseconds = max(min(times), 0.001)
        rest = min(max(self.repeat, int(SHORT / milliseconds)), int(5000 / milliseconds), 20 * self.repeat)
        return min(times + (self.run(row, left_out, rest) if rest > 2 else []))

    def taken(self, row):
        """The paths that a row takes."""
        trace = self.folder / "trace.json"
        self.run(row, "", 1, [f"--profile={trace}"])
        events = json.loads(trace.read_text())["traceEvents"]
        return {path for event in events for path in event["args"]["paths"]}


def measure(bench, row, paths, failures):
    """Path -> ratio of those that a row takes; the time with all paths. None if the row does not run."""
    try:
        taken = bench.taken(row)
        base = bench.least(row, "")
    except Failed as error:
        failures.append(f"{row.name}: {error}")
        return None
    without = {}
    for path in paths:
        if path not in taken:
            continue
        try:
            without[path] = bench.least(row, path)
        except Failed as error:
            failures.append(f"{row.name} without {path}: {error}")
    try:
        base = min(base, bench.least(row, ""))
    except Failed as error:
        failures.append(f"{row.name}: {error}")
    return base, {path: time / base for path, time in without.items()}


def geometric_mean(ratios):
    return math.exp(sum(map(math.log, ratios)) / len(ratios)) if ratios else 1.0


def table(paths, corpus, own):
    """The Markdown table: what each path is worth on the rows of the corpus and on all rows."""
    lines = ["| path | its own row | ratio there | geometric mean of the corpus | lines of its own | pays |",
             "| --- | --- | --- | --- | --- | --- |"]
    for path, (files, _) in paths.items():
        rows = [(ratios[path], name) for name, (_, ratios) in {**corpus, **own}.items() if path in ratios]
        mean = geometric_mean([ratios.get(path, 1.0) for _, ratios in corpus.values()])
        ratio, row = max(rows, default=(None, "no row takes it"))
        if ratio is None:
            lines.append(f"| `{path}` | {row} | | | {lines_of(files)} | not measured |")
            continue
        pays = "yes" if ratio >= OWN_ROW or mean >= MEAN else "no"
        lines.append(f"| `{path}` | {row} | {ratio:.2f} | {mean:.3f} | {lines_of(files)} | {pays} |")
    return "\n".join(lines)


def processor():
    names = re.findall(r"^model name\s*:\s*(.*)$", pathlib.Path("/proc/cpuinfo").read_text(), re.M)
    return f"{names[0] if names else platform.machine()}, {os.cpu_count()} cores"


def section(binary, paths, corpus, own, failures, repeat):
    version = subprocess.run([binary, "--version"], capture_output=True, text=True).stdout.splitlines()[0]
    text = (
        f"Written by `python3 -m tools.bench.bench_paths --binary BINARY --write docs/engine/paths.md`: the least time of an evaluation "
        f"without a path over the least with all paths, of {repeat} each or more. Rows that do not take a path count as 1 in the "
        f"mean, which is over the {len(corpus)} rows of `tools/bench/bench_rows.py`; the own row may be one of "
        f"`tools/bench/bench_path_rows.py`, too. A path pays if it is worth {OWN_ROW} on its own row or {MEAN} on the mean. "
        "Lines are those of the files that hold nothing else, without tests.\n\n"
        f"Machine: {processor()}, {platform.system()} {platform.machine()}. Version: {version}.\n\n{table(paths, corpus, own)}\n"
    )
    if failures:
        text += "\nThese runs failed:\n\n" + "".join(f"* {failure}\n" for failure in failures)
    return text


def chosen(names, wanted):
    """The names that have one of the wanted parts; all if nothing is wanted."""
    return [name for name in names if not wanted or any(part in name for part in wanted)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", help="the program, built with optimisation")
    parser.add_argument("--rows", nargs="+", metavar="NAME", help="only rows with one of these in their names")
    parser.add_argument("--paths", nargs="+", metavar="NAME", help="only paths with one of these in their names")
    parser.add_argument("--repeat", type=int, default=15, metavar="N", help="evaluations of a row (default: 15)")
    parser.add_argument("--timeout", type=float, default=120, metavar="SECONDS", help="for one process (default: 120)")
    parser.add_argument("--small", action="store_true", help="small sizes, for a trial")
    parser.add_argument("--record", type=pathlib.Path, metavar="FILE", help="keep the ratios in this file, beside those in it")
    parser.add_argument("--write", type=pathlib.Path, metavar="FILE", help="put the table into this document")
    parser.add_argument("--list", action="store_true", help="print the rows and the paths")
    arguments = parser.parse_args()
    known = paths_of_the_program()
    rows = bench_rows.all_rows(arguments.small)
    corpus_names = [row.name for row in rows]
    rows += bench_path_rows.all_rows(arguments.small)
    names = chosen([row.name for row in rows], arguments.rows)
    paths = {name: known[name] for name in chosen(known, arguments.paths)}
    if arguments.list:
        print("\n".join(["rows:", *(f"  {name}" for name in names), "paths:", *(f"  {name}: {known[name][1]}" for name in paths)]))
        return 0
    if not arguments.binary:
        parser.error("--binary is required")
    binary = str(pathlib.Path(arguments.binary).resolve())
    failures = []
    known_rows = {row.name for row in rows}
    measured_rows = {}
    if arguments.record and arguments.record.exists():
        measured_rows = {name: tuple(value) for name, value in json.loads(arguments.record.read_text()).items() if name in known_rows}
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(binary, pathlib.Path(folder), arguments.repeat, arguments.timeout)
        for row in rows:
            if row.name not in names:
                continue
            began = time.monotonic()
            measured = measure(bench, row, paths, failures)
            if measured is None:
                print(f"{row.name}: {failures[-1]}", flush=True)
                continue
            base, ratios = measured
            before = measured_rows.get(row.name, (base, {}))[1] if arguments.paths else {}
            measured_rows[row.name] = base, {**before, **ratios}
            if arguments.record:
                arguments.record.write_text(json.dumps(measured_rows))
            shown = ", ".join(f"{path} {ratio:.2f}" for path, ratio in sorted(ratios.items(), key=lambda it: -it[1]))
            print(f"{row.name}: {base:.3g} ms; without {shown or 'nothing'} ({time.monotonic() - began:.0f} s)", flush=True)
    corpus = {name: row for name, row in measured_rows.items() if name in corpus_names}
    own = {name: row for name, row in measured_rows.items() if name not in corpus_names}
    text = section(binary, known if arguments.record else paths, corpus, own, failures, arguments.repeat)
    if arguments.write:
        svg.write_section(arguments.write, TITLE, text)
    else:
        print(text)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
