#!/usr/bin/env python3
"""Checks `shlo-interp print`: MLIR itself must read its output as the module that was printed.

    check_printer.py path/to/shlo-interp PROGRAM.mlir...

Each program is printed in short and in generic form; jaxlib's MLIR parses original and output, and
the two must print alike in generic form, which leaves nothing of SSA names and white space. Lines of
the check dialect, which jaxlib lacks, are left out on both sides; a module that jaxlib
refuses for another reason (its own float types only, say) is counted as skipped.
"""

import argparse
import difflib
import re
import subprocess
import sys

from jax._src.interpreters import mlir
from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs._stablehlo import register_interpreter_dialect

FOREIGN = re.compile(r'^\s*"?check\..*$', re.M)
SPLIT = re.compile(r"^// (?:// )?-----$", re.M)
EMPTY = re.compile(r"dense<[^<>]*> : (tensor<(\d+x)*0x)")  # a splat of nothing is nothing


def normal(context, text):
    """The module's generic text as MLIR prints it; raises on text that MLIR refuses."""
    with context, ir.Location.unknown(context):
        module = ir.Module.parse(FOREIGN.sub("", text))
        return EMPTY.sub(r"dense<> : \1", module.operation.get_asm(print_generic_op_form=True))


def split(text):
    """The modules of a file; chunks of comments only do not count."""
    chunks = SPLIT.split(text)
    return [chunk for chunk in chunks if re.sub(r"^\s*//.*$", "", chunk, flags=re.M).strip()]


def complaints(context, binary, path, flags):
    """What is wrong with one printing of a file, and how many modules MLIR could not judge."""
    original = split(open(path).read())
    done = subprocess.run([binary, "print", *flags, path], capture_output=True, text=True)
    if done.returncode:
        return [f"exit {done.returncode}: {done.stderr.strip().splitlines()[:1]}"], 0
    printed = split(done.stdout)
    if len(printed) != len(original):
        return [f"{len(printed)} modules printed, not {len(original)}"], 0
    found, skipped = [], 0
    for before, after in zip(original, printed):
        try:
            want = normal(context, before)
        except ir.MLIRError:
            skipped += 1
            continue
        try:
            got = normal(context, after)
        except ir.MLIRError as error:
            found.append(f"MLIR refuses the output: {str(error)[:300]}")
            continue
        if got != want:
            difference = difflib.unified_diff(want.splitlines(), got.splitlines(), "original", "printed", lineterm="", n=0)
            found.append("another module:\n" + "\n".join(line[:200] for line in list(difference)[:10]))
    return found, skipped


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary", help="the shlo-interp to test")
    parser.add_argument("programs", nargs="+", help="MLIR files")
    options = parser.parse_args()
    context = mlir.make_ir_context()
    context.allow_unregistered_dialects = True
    register_interpreter_dialect(context)
    passed = failed = skipped = 0
    for path in options.programs:
        for flags in ([], ["--generic"]):
            found, unjudged = complaints(context, options.binary, path, flags)
            skipped += unjudged
            passed, failed = passed + (not found), failed + bool(found)
            for complaint in found:
                print(f"{path} {' '.join(flags)}: {complaint}")
    print(f"{passed} passed, {failed} failed, {skipped} modules not judged")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
