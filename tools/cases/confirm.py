#!/usr/bin/env python3
"""Compares the programs of tests/interpret with the reference interpreter: does it give what they expect?

    python -m tools.cases.confirm [FILE...]

Each function that checks itself runs without its checks, and its values are compared with the expected ones, which the
reference reads as well; any NaN is as good as any other. What differs is printed; the exit status is 1 if it is none of the
faults of the reference in `confirm_known.txt`. What the reference does not have counts as refused.
"""

import argparse
import collections
import fnmatch
import pathlib
import re
import sys

from tools.oracle.oracle import Oracle, OracleError
from tools.oracle.tensors import difference

PROGRAMS = pathlib.Path(__file__).resolve().parent.parent.parent / "tests/interpret"
KNOWN = pathlib.Path(__file__).with_name("confirm_known.txt")
FUNCTION = re.compile(r"^func\.func .*?^}$", re.M | re.S)
TEST = re.compile(r"func\.func @(\S+)\(\) \{\n(.*)\n  (?:func\.)?return\n}", re.S)
# on these the reference ends its process, which takes long to start again, or ignores what they ask for
REFUSED = re.compile(r"chlo\.|quant\.|shlo\.|run_parallel|dot_algorithm|dense_resource|stablehlo\.(?:custom_call|cholesky|fft|batch_norm|rng|einsum|unary_einsum|dot |async)|"
                     r"tensor<[^>]*\?")
CHECKS = [
    (re.compile(r'check\.expect_eq(?:_const)? (%[\w#]+), (.*?)( \{shlo\.bitwise\})?'), lambda found: "bitwise" if found[3] else "equal"),
    (re.compile(r"check\.expect_almost_eq_const (%[\w#]+), (.*), tolerance = (\S+)"), lambda found: ("almost", float(found[3]))),
    (re.compile(r"check\.expect_close (%[\w#]+), (%[\w#]+, max_ulp_difference = (\d+) : .*), [^,]*"), lambda found: ("ulp", int(found[3]))),
]


def program(body, helpers):
    """A function as a `main` that returns each value and what is expected of it; how each pair is compared, and its type."""
    kept, values, checks = [], [], []
    for line in body.split("\n"):
        found = next(((match, how) for pattern, how in CHECKS if (match := pattern.fullmatch(line.strip()))), None)
        if not found:
            kept.append(line)
            continue
        value, expected, kind = found[0][1], found[0][2].partition(",")[0], found[0][2].rpartition(" : ")[2]
        if not expected.startswith("%"):
            expected = f"%want{len(checks)}"
            kept.append(f"  {expected} = stablehlo.constant {found[0][2]}")
        values += [(value, kind), (expected.partition(" ")[0], kind)]
        checks.append((found[1](found[0]), kind))
    names, kinds = (", ".join(part) for part in zip(*values)) if values else ("", "")
    lines = "\n".join(kept)
    return f"func.func @main() -> ({kinds}) {{\n{lines}\n  func.return {names} : {kinds}\n}}\n{helpers}", checks


def outcome(oracle, body, helpers):
    """What came of a function, and where it differs."""
    text, checks = program(body, helpers)
    if not checks or REFUSED.search(text):
        return "refused", ""
    try:
        values = iter(oracle.run(text))
    except OracleError:
        return "refused", ""
    for how, kind in checks:
        parts = 2 if "complex<" in kind else 1  # a complex value comes back as two
        got, want = ([next(values) for _ in range(parts)] for _ in range(2))
        if complaint := next(filter(None, map(difference, want, got, [how] * parts)), None):
            return "different", complaint
    return "equal", ""


def tests(path):
    """The functions of a file that check themselves, each with the other functions of its module."""
    for module in path.read_text().split("\n// -----\n"):
        functions = FUNCTION.findall(module)
        found = {text: match for text in functions if (match := TEST.fullmatch(text))}
        helpers = "\n".join(text for text in functions if text not in found)
        for match in found.values():
            yield match[1], match[2], helpers


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=pathlib.Path, help="default: all of tests/interpret")
    options = parser.parse_args()
    known = [line.split()[0] for line in KNOWN.read_text().splitlines() if line and not line.startswith("#")]
    counts, failed = collections.Counter(), False
    with Oracle("reference") as oracle:
        for path in options.files or sorted(PROGRAMS.glob("*.mlir")):
            for name, body, helpers in tests(path):
                what, why = outcome(oracle, body, helpers)
                place = f"{path.stem.removeprefix('interpret_')}:{name}"
                counts[what] += 1
                if what == "different" and not any(fnmatch.fnmatchcase(place, pattern) for pattern in known):
                    failed = True
                    print(f"{place}: {why}", flush=True)
    print(", ".join(f"{count} {what}" for what, count in sorted(counts.items())))
    sys.exit(failed)


if __name__ == "__main__":
    main()
