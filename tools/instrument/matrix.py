"""Writes docs/matrix.md and docs/matrix/*.mlir: what backends make of a conformance pack, and a program for each fault.

    python -m tools.instrument.matrix SHLO_INTERP PACK NAME=OUTCOMES:KEPT...

OUTCOMES is the file of `conformance run --jsonl`, KEPT the directory of `--keep`; NAME is what the tables call the
backend, with its version: `XLA:CPU (jaxlib 0.10.2)`. The outcomes are judged anew by SHLO_INTERP, so that files of an
earlier version do. A fault of an elementwise op becomes a program of one element that checks itself.
"""

import argparse
import collections
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "matrix.md"
PROGRAMS = ROOT / "docs" / "matrix"
LETTERS = {"exact": "=", "legal": "+", "undecided": "?", "refused": "-", "timeout": "T", "crash": "C", "invalid": "I", "wrong": "X"}
# the rungs that name what a wrong result is, in words
CAUSES = {"flush": "subnormals count as zero", "element": "computed in the type of the result", "VIOLATION": "nothing explains it"}


def judged(binary, pack, name, outcomes, kept):
    """The outcomes, of which those that have results are judged anew."""
    known = {row["name"]: row for row in map(json.loads, outcomes.read_text().splitlines())}
    with tempfile.TemporaryDirectory() as scratch:
        copier, log = Path(scratch, "copier.py"), Path(scratch, "log.jsonl")
        copier.write_text(COPIER)
        command = f"{sys.executable} {copier} {outcomes} {kept}"
        subprocess.run([binary, "conformance", "run", pack, "--server", "--backend", command, "--jsonl", log],
                       stdout=subprocess.DEVNULL, check=False)
        anew = [json.loads(line) for line in log.read_text().splitlines()]
    rows = [row | ({} if row["status"] not in ("refused", "crash") else known.get(row["name"], {})) for row in anew]
    return [row for row in rows if row["name"] in known]


COPIER = '''
import json, os, shutil, sys
known = {row["name"]: row for row in map(json.loads, open(sys.argv[1]))}
for line in sys.stdin:
    request = json.loads(line)
    case = os.path.dirname(request["program"])
    row = known.get(os.path.basename(case))
    if row is None or row["status"] in ("refused", "crash", "timeout"):
        print(json.dumps({"status": "refused" if row is None or row["status"] == "refused" else "crash", "message": ""}), flush=True)
        continue
    source = os.path.join(case, "expect") if row["status"] == "exact" else os.path.join(sys.argv[2], row["name"])
    for name in os.listdir(source):
        shutil.copy(os.path.join(source, name), request["outputs"])
    print(json.dumps({"status": "ok"}), flush=True)
'''


def table(rows):
    """A row for each op and a column for each type with the letter of the worst outcome."""
    order = list(LETTERS)
    types, ops, cells = [], [], {}
    for row in rows:
        op, ty = row["op"], (row["types"] or [""])[0]
        types += [] if ty in types else [ty]
        ops += [] if op in ops else [op]
        cells[op, ty] = max(cells.get((op, ty), 0), order.index(row["status"]))
    width, height = max(map(len, ops)), max(map(len, types))
    lines = [" " * width + "".join(" " + ty.rjust(height)[line] for ty in types) for line in range(height)]
    letter = lambda op, ty: LETTERS[order[cells[op, ty]]] if (op, ty) in cells else " "
    lines += [op.ljust(width) + "".join(" " + letter(op, ty) for ty in types) for op in ops]
    return "\n".join(line.rstrip() for line in lines)


def totals(backends):
    """A row for each backend: how many cases have each outcome."""
    lines = ["| backend | cases | " + " | ".join(LETTERS) + " |", "|---" * (len(LETTERS) + 2) + "|"]
    for name, rows, _ in backends:
        count = collections.Counter(row["status"] for row in rows)
        lines.append(f"| {name} | {len(rows)} | " + " | ".join(str(count[status]) for status in LETTERS) + " |")
    return "\n".join(lines)


def faults(rows):
    """The wrong cases by op and cause: the types, and the first element in words."""
    found = collections.defaultdict(list)
    for row in rows:
        if row["status"] in ("wrong", "invalid"):
            found[row["op"], row["rung"]].append(row)
    lines = ["| op | types | what it is | an element |", "|---|---|---|---|"]
    for (op, rung), cases in sorted(found.items()):
        types = ", ".join(dict.fromkeys(" to ".join(row["types"][:2]) if op.endswith("convert") else row["types"][0] for row in cases))
        element = re.sub(r"^result \d+ at \[[^]]*\]: ", "", cases[0]["message"]).split(";")[0]
        lines.append(f"| `{op}` | {types} | {CAUSES.get(rung, rung)} | {element} |")
    return "\n".join(lines)


def one_element(binary, case, kept, name):
    """The program of the element of a case that needs the last rung, as text; None if the op is not elementwise."""
    text = (case / "program.mlir").read_text()
    files = sorted((case / "inputs").glob("*.npy"), key=lambda path: int(path.stem))
    inputs = [np.load(path) for path in files]
    actual = np.load(kept / "0.npy")
    if not inputs or any(array.shape != actual.shape or array.ndim != 1 for array in inputs):
        return None
    found = subprocess.run([binary, "compare", case / "program.mlir", "--input", f"@{case / 'inputs'}", "--actual",
                            f"@{kept / '0.npy'}", "--format", "json", "--worst", "1"], capture_output=True, text=True)
    worst = [element for value in json.loads(found.stdout).get("values", []) for element in value["worst_elements"]]
    if not worst:
        return None
    place = worst[0]["index"][0]
    text = text.replace(f"tensor<{actual.shape[0]}x", "tensor<1x")
    with tempfile.TemporaryDirectory() as scratch:
        desk = Path(scratch)
        (desk / "inputs").mkdir()
        (desk / "program.mlir").write_text(text)
        for index, array in enumerate(inputs):
            np.save(desk / "inputs" / f"{index}.npy", array[place:place + 1])
        np.save(desk / "actual.npy", actual[place:place + 1])
        out = desk / "out.mlir"
        done = subprocess.run([binary, "extract", desk / "program.mlir", "--input", f"@{desk / 'inputs'}", "--op", "%r",
                               "--actual", f"@{desk / 'actual.npy'}", "-o", out], capture_output=True, text=True)
        if done.returncode:
            print(f"{case.name}: {done.stderr}", file=sys.stderr)
            return None
        lines = [line for line in out.read_text().splitlines() if not line.startswith(("// RUN:", "// Written by"))]
        return "\n".join(lines).replace("@main", f"@{name}")


def programs(binary, pack, rows, kept):
    """A function for each op and cause of which there is a program."""
    functions = {}
    for row in rows:
        if row["status"] == "wrong" and (row["op"], row["rung"]) not in functions:
            name = re.sub(r"\W", "_", row["name"].split("_", 1)[1])
            text = one_element(binary, Path(pack, "cases", row["name"]), Path(kept, row["name"]), name)
            if text:
                functions[row["op"], row["rung"]] = text.strip()
    return list(functions.values())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("pack", type=Path)
    parser.add_argument("backends", nargs="+", metavar="NAME=OUTCOMES:KEPT")
    options = parser.parse_args()
    backends = []
    for text in options.backends:
        name, _, files = text.partition("=")
        outcomes, _, kept = files.partition(":")
        rows = judged(options.binary, options.pack, name, Path(outcomes), Path(kept))
        backends.append((name, rows, kept))
    shutil.rmtree(PROGRAMS, ignore_errors=True)
    PROGRAMS.mkdir()
    parts = [PAGE.read_text().split("<!-- matrix -->")[0].rstrip() + "\n\n<!-- matrix -->\n\n## Totals\n\n" + totals(backends)]
    for name, rows, kept in backends:
        file = PROGRAMS / (re.sub(r"\W+", "_", name.split(" ")[0]).strip("_").lower() + ".mlir")
        functions = programs(options.binary, options.pack, rows, kept)
        link = ""
        if functions:
            head = f"// Elements that {name} computes otherwise, each as a program of its own that checks what is right.\n"
            file.write_text(head + "\n" + "\n\n".join(functions) + "\n")
            link = f"\n\nThe functions of [{file.name}](matrix/{file.name}) show {len(functions)} of them, each in one element."
        parts.append(f"## {name}\n\n{faults(rows)}{link}\n\n```text\n{table(rows)}\n```")
    PAGE.write_text("\n\n".join(parts) + "\n")


if __name__ == "__main__":
    main()
