#!/usr/bin/env python3
"""Writes tests/interpret/interpret_<op>.mlir: what each operation means, as self-checking functions.

    gen_interpret_tests.py [--check] [OP...]

Expected values come from exact arithmetic (`model.py`), and every case that the reference
interpreter can run is compared with it; a difference that is not a known fault of the reference is
an error. `--check` writes nothing: it compares, and fails when a file is not up to date.
"""

import argparse
import pathlib
import sys
from functools import partial

from tools.cases import accumulation_cases
from tools.cases import call_cases
from tools.cases import chlo_cases
from tools.cases import elementwise_cases
from tools.cases import type_cases
from tools.cases import movement_cases
from tools.cases import contraction_cases
from tools.cases import control_cases
from tools.cases import dynamic_cases
from tools.cases import collective_cases
from tools.cases import linear_cases
from tools.cases import fourier_cases
from tools.cases import normalization_cases
from tools.cases import quantized_cases
from tools.cases import ragged_cases
from tools.cases import random_cases
from tools.cases import small_float_cases
from tools.cases import text_cases
from tools.cases import window_cases
from tools.cases import worked_cases
from tools.cases.cases import FEW_PROCESSES, confirm
from tools.cases.elementwise_cases import EXTENDED_FAULT
from tools.oracle.oracle import Oracle

TARGET = pathlib.Path(__file__).resolve().parent.parent.parent / "tests" / "interpret"
SUBJECTS = {  # files that show a part of an operation, or of several
    "convert_every_code": "stablehlo.convert", "convert_to_integers": "stablehlo.convert",
    "convert_integers": "stablehlo.convert", "dot_general_types": "stablehlo.dot_general",
    "reduce_types": "stablehlo.reduce", "custom_call_targets": "stablehlo.custom_call", "custom_call_blocks": "stablehlo.custom_call",
    "convolution_types": "stablehlo.convolution", "dynamic_shapes": "Types with dynamic dimensions",
    "reduce_window_types": "stablehlo.reduce_window", "ragged_dot": "chlo.ragged_dot",
    "accumulation": "Contractions", "accumulation_reduce": "Reductions",
    "accumulation_rounding": "Contractions and reductions", "dot_general_algorithm": "stablehlo.dot_general",
    "broadcast_small_floats": "stablehlo.broadcast",
    "convert_small_floats": "stablehlo.convert",
    "named_types": "Float types beyond MLIR's own, spelled by the grammar of names"} | quantized_cases.SUBJECTS
ORIGIN = "// Made by tools/cases/gen_interpret_tests.py: change it there."


def all_files(oracle):
    """Name -> a function that makes (note, cases), (note, cases, writer of the text), or the text itself."""
    families = [
        elementwise_cases.files(),
        type_cases.files(),
        movement_cases.files(oracle),
        control_cases.files(oracle),
        linear_cases.files(oracle),
        random_cases.files(),
        text_cases.files(),
        dynamic_cases.files(oracle),
        quantized_cases.files(),
        window_cases.files(oracle),
        contraction_cases.files(),
        accumulation_cases.files(),
        normalization_cases.files(),
        ragged_cases.files(),
        collective_cases.files(),
        fourier_cases.files(),
        call_cases.files(),
        chlo_cases.files(),
    ]
    files = {name: make for family in families for name, make in family.items()}
    files["convert_small_floats"] = lambda: ("every code of each small type in every other", [])
    files["broadcast_small_floats"] = lambda: ("new dimensions come first, codes stay as they are", [])
    for more in (worked_cases.files(), small_float_cases.files()):
        files |= {name: partial(with_cases, files[name], cases) for name, cases in more.items()}
    return files


def with_cases(make, more):
    """What `make` gives with the cases that `more` gives behind its own."""
    note, cases, *writer = make()
    return note, cases + more(), *writer


def file_text(op, note, cases):
    """One test file: a header, the functions that check themselves, then those they call."""
    names = [case.name for case in cases]
    assert len(set(names)) == len(names) and all(name[0].isalpha() for name in names), f"bad names in {op}"
    references = {case.reference for case in cases} - {EXTENDED_FAULT}
    is_chlo = references == {chlo_cases.UNKNOWN}
    subject = chlo_cases.title(op) if is_chlo else SUBJECTS.get(op, "stablehlo." + op)
    title = f"// {subject}" + (f": {note}." if note else ".")
    helpers = list(dict.fromkeys(case.helpers for case in cases if case.helpers))
    texts = [case.text() for case in cases if case.reference != EXTENDED_FAULT]
    extended = [case.text() for case in cases if case.reference == EXTENDED_FAULT]
    if extended and texts:  # a module of their own, so that MLIR can read the others
        extended = ["// -----", "// Types beyond MLIR's own, spelled by the grammar of float names."] + extended
    return "\n\n".join([f"{title}\n{ORIGIN}"] + texts + helpers + extended) + "\n"


def verify(oracle, cases):
    """Complaints about the cases that contradict the reference without a reason."""
    complaints = []
    for case in cases:
        if case.reference in (FEW_PROCESSES, chlo_cases.UNKNOWN):
            continue
        complaint = confirm(oracle, case)
        if complaint and not case.reference:
            complaints.append(complaint)
    return complaints


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("ops", nargs="*", help="the files to make (default: all)")
    parser.add_argument("--check", action="store_true", help="write nothing; fail where a file differs")
    options = parser.parse_args()
    failures = []
    with Oracle("reference") as oracle:
        files = all_files(oracle)
        for op in options.ops or files:
            if op not in files:
                parser.error(f"there is no file of {op}; there are {', '.join(sorted(files))}")
            content = files[op]()
            if not isinstance(content, str):
                failures += [f"{op}: {complaint}" for complaint in verify(oracle, content[1])]
                content = content[2](content[1]) if len(content) == 3 else file_text(op, *content)
            path = TARGET / f"interpret_{op}.mlir"
            if not options.check:
                TARGET.mkdir(parents=True, exist_ok=True)
                path.write_text(content)
            elif not path.exists() or path.read_text() != content:
                failures.append(f"{op}: {path.name} is not up to date")
    for failure in failures:
        print(failure, file=sys.stderr)
    print(f"{len(failures)} complaints")
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
