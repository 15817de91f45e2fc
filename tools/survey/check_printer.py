#!/usr/bin/env python3
"""Checks `shlo-interp print`: MLIR itself must read its output as the module that was printed.

    check_printer.py path/to/shlo-interp PROGRAM.mlir...
    check_printer.py --modules path/to/shlo-interp FILES-OR-DIRECTORIES...

Each program is printed in short and in generic form; jaxlib's MLIR parses original and output, and
the two must print alike in generic form, which leaves nothing of SSA names and white space. Lines of
the check dialect, which jaxlib lacks, are left out on both sides; a module that jaxlib
refuses for another reason (its own float types only, say) is counted as skipped.

With --modules each module of each file is judged by itself, which suits the test files of other
projects: modules that MLIR refuses do not count, those that we refuse are counted by what we say. A
module with ops that are read as others (MHLO's, `arith.constant`, calls by a value) has to be read
back, not to be the same.
"""

import argparse
import collections
import difflib
import multiprocessing
import pathlib
import re
import subprocess
import sys
import tempfile

from jax._src.interpreters import mlir
from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs._stablehlo import register_interpreter_dialect

FOREIGN = re.compile(r'^\s*"?check\..*$', re.M)
SPLIT = re.compile(r"^// (?:// )?-----$", re.M)
EMPTY = re.compile(r"dense<[^<>]*> : (tensor<(\d+x)*0x)")  # a splat of nothing is nothing


def register_mhlo(context):
    """MHLO, where this jaxlib has it: else its ops are read in generic form only."""
    try:
        from jaxlib.mlir.dialects import mhlo
        mhlo.register_mhlo_dialect(context)
    except (ImportError, AttributeError):
        pass


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


# Ops that are read as others.
READ_AS_OTHERS = re.compile(r"\bmhlo\.[a-z_]+[\" (]|#mhlo|\barith\.constant|\bcall_indirect|func\.constant")


def judge(context, binary, chunk, counts, complain):
    """Prints one module in both styles and counts how MLIR reads it back."""
    try:
        want = normal(context, chunk)
    except (ir.MLIRError, UnicodeDecodeError):
        counts["not MLIR by itself"] += 1
        return
    for flags in ([], ["--generic"]):
        with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
            file.write(chunk)
            file.flush()
            done = subprocess.run([binary, "print", *flags, file.name], capture_output=True, text=True)
        if done.returncode:
            counts["refused by us"] += 1
            complain("refused", (done.stderr.strip().splitlines() or [f"exit {done.returncode}"])[0])
            return
        try:
            got = normal(context, done.stdout)
        except ir.MLIRError as error:
            counts["printed, not read back"] += 1
            complain("not read back", str(error)[:300])
            continue
        if got == want:
            counts["the same"] += 1
        elif READ_AS_OTHERS.search(chunk):
            counts["read back as other ops"] += 1
        else:
            counts["another module"] += 1
            difference = difflib.unified_diff(want.splitlines(), got.splitlines(), "original", "printed", lineterm="", n=0)
            complain("another module", "\n".join(line[:200] for line in list(difference)[:8]))


def judge_file(options, path, pipe):
    """The counts of a file's modules, and what is said of them, into a pipe."""
    context = make_context()
    counts, said = collections.Counter(), collections.Counter()
    for number, chunk in enumerate(split(path.read_text(errors="replace"))):
        def complain(kind, message):
            said[kind, re.sub(r"[`'].*?[`']|%\w+|\d+", "_", message.split("\n")[0])] += 1
            if kind != "refused" or options.verbose:
                print(f"{path} module {number}: {kind}: {message}", flush=True)
        judge(context, options.binary, chunk, counts, complain)
    pipe.send((counts, said))


def judge_modules(options):
    """Each module of all files by itself; whether all that was printed was read back. A file is judged
    by a process of its own, since MLIR ends its process on some mistakes."""
    counts, said = collections.Counter(), collections.Counter()
    for root in map(pathlib.Path, options.programs):
        for path in sorted(root.rglob("*.mlir")) if root.is_dir() else [root]:
            ours, theirs = multiprocessing.Pipe()
            child = multiprocessing.get_context("fork").Process(target=judge_file, args=(options, path, theirs))
            child.start()
            theirs.close()
            try:
                more = ours.recv()
                counts, said = counts + more[0], said + more[1]
            except EOFError:
                counts["files on which MLIR died"] += 1
                print(f"{path}: MLIR died", flush=True)
            child.join()
    for (kind, message), count in said.most_common(60):
        print(f"{count:6} {kind}: {message}")
    print(", ".join(f"{count} {what}" for what, count in sorted(counts.items())))
    return not counts["printed, not read back"] and not counts["another module"]


def make_context():
    """A context that knows all dialects that jaxlib has."""
    context = mlir.make_ir_context()
    context.allow_unregistered_dialects = True
    register_interpreter_dialect(context)
    register_mhlo(context)
    return context


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary", help="the shlo-interp to test")
    parser.add_argument("programs", nargs="+", help="MLIR files")
    parser.add_argument("--modules", action="store_true", help="judge each module of the files by itself")
    parser.add_argument("--verbose", action="store_true", help="say of each refused module why")
    options = parser.parse_args()
    if options.modules:
        sys.exit(not judge_modules(options))
    context = make_context()
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
