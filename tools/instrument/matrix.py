"""Writes docs/measured/matrix.md and docs/measured/matrix/*.mlir: what backends make of a conformance pack, and a program for each fault.

    python -m tools.instrument.matrix SHLO_INTERP PACK NAME=OUTCOMES:KEPT...

OUTCOMES is the file of `conformance run --jsonl`, KEPT the directory of `--keep`; NAME is what the tables call the
backend, with its version: `XLA:CPU (jaxlib 0.10.2)`. The outcomes are judged anew by SHLO_INTERP, so that files of an
earlier version do. A fault of an elementwise op becomes a program of one element that checks itself. What no freedom explains
is described by tools/instrument/causes.py; the exit status is 1 if something is not.
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
from typing import NamedTuple

import numpy as np

from tools.instrument import causes, judging
from tools.instrument.served import Refused, read_npy, signature

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "measured" / "matrix.md"
PROGRAMS = ROOT / "docs" / "measured" / "matrix"
LETTERS = {"exact": "=", "legal": "+", "undecided": "?", "refused": "-", "timeout": "T", "crash": "C", "invalid": "I", "wrong": "X"}
# the rungs that name what a wrong result is, in words, and the one that does not
CAUSES = {"conversion": "another policy of conversions to small floats", "flush": "subnormals count as zero",
          "element": "computed in the type of the result", "maxnum": "a number where NaN is due"}
LAST = "VIOLATION"


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


class Look(NamedTuple):
    """What a wrong case shows: the last rung that is not accepted, the first element that needs it, and where it is."""

    rung: str
    element: str
    index: list


def said(value):
    """A number or a pair of numbers, in short."""
    if isinstance(value, (complex, np.complexfloating)):
        return f"({said(value.real)}, {said(value.imag)})"
    number = float(value)
    return str(int(number)) if number.is_integer() and abs(number) < 1e6 and not (number == 0 and np.signbit(number)) else f"{number:.9g}"


def shown(side):
    """A value of a comparison with its bits."""
    value, bits = side.get("value", ""), side.get("bits")
    values, codes = (value, bits) if isinstance(value, list) else ([value], [bits])
    # eight hexadecimal digits are a number of f32
    parts = [str(np.float32(part)) if code and len(code) == 10 and not isinstance(part, str) else str(part) for part, code in zip(values, codes or [])]
    text = f"({', '.join(parts)})" if isinstance(value, list) else parts[0]
    return text + (f" ({', '.join(codes)})" if bits else "")


def operands_at(case, index, shape):
    """The operands of an element of an elementwise op, in words; nothing for other ops."""
    try:
        types = signature((case / "program.mlir").read_text())[0]
        arrays = [read_npy(case / "inputs" / f"{at}.npy", ty) for at, ty in enumerate(types)]
    except Refused:
        return ""
    if not arrays or any(array.shape != shape for array in arrays):
        return ""
    return ", ".join(said(array[tuple(index)]) for array in arrays) + ": "


def looked(binary, case, kept, row):
    """A closer look at a wrong case."""
    if row["status"] == "invalid":
        return Look("invalid", row["message"].split(":")[0] + " has another type", [])
    files = sorted(kept.glob("*.npy"), key=lambda path: int(path.stem))
    actual = [f"--actual=@{path}" for path in files]
    done = judging.compared(binary, case, *actual, "--format", "json", "--worst", "20")
    values = json.loads(done.stdout).get("values", [])
    rungs = [rung["rung"] for value in values for rung in value["rungs"] if not rung["accepted"] and rung["rung"] != "undecided"]
    order = [*CAUSES, *sorted(set(rungs) - {*CAUSES, LAST}), LAST]
    rung = max(rungs, key=order.index)
    places = [(value, element) for value in values for element in value["worst_elements"] if element["rung"] == rung]
    if not places:
        return Look(rung, re.sub(r"^result \d+ at \[[^]]*\]: ", "", row["message"]).split(";")[0], [])
    value, element = places[0]
    shape = tuple(int(size) for size in re.findall(r"(\d+)x", value["type"].partition("<")[2]))
    text = f"{operands_at(case, element['index'], shape)}{shown(element['actual'])} instead of {shown(element['ours'])}"
    return Look(rung, text, element["index"])


def typed(row):
    """The types of a case as a table has them."""
    return " to ".join(row["types"][:2]) if row["op"].endswith("convert") else row["types"][0]


def faults(name, rows, looks):
    """The wrong cases by op and cause: the types, and an element in words. The second value has those without a cause."""
    found = collections.defaultdict(list)
    unknown = []
    for row in rows:
        if row["status"] in ("wrong", "invalid"):
            look = looks[row["name"]]
            cause = CAUSES.get(look.rung) or causes.cause(name, row["op"], typed(row), look.rung)
            unknown += [] if cause else [row["name"]]
            found[row["op"], cause or "not looked into"].append(row)
    lines = ["| op | types | what it is | an element |", "|---|---|---|---|"]
    for (op, cause), cases in sorted(found.items()):
        types = ", ".join(dict.fromkeys(map(typed, cases)))
        lines.append(f"| `{op}` | {types} | {cause} | {looks[cases[0]['name']].element} |")
    return "\n".join(lines), unknown


def undecided(binary, pack, rows, kept):
    """The undecided cases by op and reason."""
    found = collections.defaultdict(list)
    for row in rows:
        if row["status"] == "undecided":
            case = Path(pack, "cases", row["name"])
            files = sorted(Path(kept, row["name"]).glob("*.npy"), key=lambda path: int(path.stem))
            done = judging.compared(binary, case, "--format", "json", *(f"--actual=@{path}" for path in files))
            reasons = [value["undecided"] for value in json.loads(done.stdout).get("values", []) if value["undecided"]]
            found[row["op"], reasons[0] if reasons else ""].append(row)
    if not found:
        return ""
    lines = ["\n\n| undecided op | types | why |", "|---|---|---|"]
    lines += [f"| `{op}` | {', '.join(dict.fromkeys(map(typed, cases)))} | {reason} |" for (op, reason), cases in sorted(found.items())]
    return "\n".join(lines)


def one_element(binary, case, kept, name, look):
    """The program of the element of a case that needs the last rung, as text; None if the op is not elementwise."""
    text = (case / "program.mlir").read_text()
    files = sorted((case / "inputs").glob("*.npy"), key=lambda path: int(path.stem))
    inputs = [np.load(path) for path in files]
    actual = np.load(kept / "0.npy")
    if not inputs or any(array.shape != actual.shape or array.ndim != 1 for array in inputs) or len(look.index) != 1:
        return None
    place = look.index[0]
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


def programs(binary, pack, name, rows, kept, looks):
    """A function for each op and cause of which there is a program."""
    functions = {}
    for row in rows:
        if row["status"] == "wrong":
            look = looks[row["name"]]
            key = row["op"], CAUSES.get(look.rung) or causes.cause(name, row["op"], typed(row), look.rung)
            if key not in functions:
                called = re.sub(r"\W", "_", row["name"].split("_", 1)[1])
                text = one_element(binary, Path(pack, "cases", row["name"]), Path(kept, row["name"]), called, look)
                if text:
                    functions[key] = text.strip()
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
    unknown = []
    for name, rows, kept in backends:
        file = PROGRAMS / (re.sub(r"\W+", "_", name.split(" ")[0]).strip("_").lower() + ".mlir")
        looks = {row["name"]: looked(options.binary, Path(options.pack, "cases", row["name"]), Path(kept, row["name"]), row)
                 for row in rows if row["status"] in ("wrong", "invalid")}
        functions = programs(options.binary, options.pack, name, rows, kept, looks)
        link = ""
        if functions:
            head = f"// Elements that {name} computes otherwise, each as a program of its own that checks what is right.\n"
            file.write_text(head + "\n" + "\n\n".join(functions) + "\n")
            link = f"\n\nThe functions of [{file.name}](matrix/{file.name}) show {len(functions)} of them, each in one element."
        table_of_faults, without = faults(name, rows, looks)
        unknown += [f"{name}: {case}" for case in without]
        open_cases = undecided(options.binary, options.pack, rows, kept)
        parts.append(f"## {name}\n\n{table_of_faults}{link}{open_cases}\n\n```text\n{table(rows)}\n```")
    PAGE.write_text("\n\n".join(parts) + "\n")
    for case in unknown:
        print(f"no cause is known: {case}", file=sys.stderr)
    return 1 if unknown else 0


if __name__ == "__main__":
    sys.exit(main())
