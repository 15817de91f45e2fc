#!/usr/bin/env python3
"""Compares how shlo-interp reads bytecode with how jaxlib does.

    compare_bytecode.py PROGRAM FILE.mlir...   jaxlib writes each module as artifacts and as plain bytecode of
                                               many versions; PROGRAM prints and runs each of them and the text
                                               that jaxlib makes of it, which must print and end alike
    compare_bytecode.py --samples DIRECTORY    writes the files beside the *.mlir of tests/bytecode anew

Needs a Python with jax; PROGRAM is the shlo-interp to test.
"""
import collections
import concurrent.futures
import io
import itertools
import pathlib
import re
import subprocess
import sys
import tempfile

from jax._src.interpreters import mlir as jax_mlir
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo
from jaxlib.mlir.passmanager import PassManager

ARTIFACTS = ["0.9.0", "0.10.0", "0.12.0", "0.14.0", "0.16.0", "0.19.0", "1.0.0", "1.1.0", "1.5.0", "1.7.0", "1.9.0",
             "1.11.0", "1.13.0", "1.15.0", "1.17.0"]
SAMPLES = {"0.9.0", "0.12.0", "0.14.0", "1.17.0"}


def context():
    ctx = jax_mlir.make_ir_context()
    ctx.allow_unregistered_dialects = True
    return ctx


def artifacts(module, versions):
    """The module as artifacts; versions that lack something that it needs are left out."""
    for version in versions:
        try:
            yield version, stablehlo.serialize_portable_artifact(module, version, True)
        except Exception:  # jaxlib raises what it likes
            pass


def plain(module, versions):
    for version in versions:
        out = io.BytesIO()
        try:
            module.operation.write_bytecode(out, desired_version=version)
            yield version, out.getvalue()
        except Exception:
            pass


VALUE = re.compile(r"%[A-Za-z0-9_$.-]+")


def canonical(text):
    """The printed program without locations, its values numbered in the order of their definitions."""
    numbers, lines, counter = {}, [], itertools.count()

    def define(match):
        numbers[match.group()] = f"%v{next(counter)}"
        return numbers[match.group()]

    for line in text.splitlines():
        if line.startswith("#loc"):
            continue
        line = re.sub(r" loc\((#loc\d*|unknown)\)", "", line)
        start = line.lstrip()
        end = line.index(" = ") if start.startswith("%") and " = " in line else 0
        end = len(line) if start.startswith("^") else end
        uses = VALUE.sub(lambda match: numbers.get(match.group(), match.group()), line[end:])
        lines.append(VALUE.sub(define, line[:end]) + uses)
    return "\n".join(lines).strip()


def run(program, *arguments):
    done = subprocess.run([program, *map(str, arguments)], capture_output=True, text=True, errors="replace",
                          timeout=300)
    return done.returncode, done.stdout, done.stderr


def compare(program, binary, text):
    """What differs between a binary file and the text that it stands for; none if nothing does."""
    status, printed, message = run(program, "print", "--generic", binary)
    expected_status, expected, _ = run(program, "print", "--generic", text)
    if expected_status != 0:
        return None if status in (0, 3) else f"print ends with {status}"
    if status != 0:
        return message.strip()[:400]
    if canonical(printed) != canonical(expected):
        return "prints another program"
    status, printed, _ = run(program, "run", binary)
    expected_status, expected, _ = run(program, "run", text)
    return None if (status, printed) == (expected_status, expected) else "runs to another end"


def check_file(program, path, directory):
    generic = run(program, "print", "--generic", path)[1]
    for number, chunk in enumerate(generic.split("// -----")):
        ctx = context()
        try:
            module = ir.Module.parse(chunk, ctx)
        except Exception:
            yield "not parsed by jaxlib", path.name, None
            continue
        base = directory / f"{path.stem}.{number}"
        # before version 5 jaxlib does not write the own attributes of ops that it does not know
        first = 0 if not re.search(r'"(check|interpreter)\.', chunk) else 5
        asm = module.operation.get_asm(print_generic_op_form=True)
        files = [(f"bytecode {version}", data) for version, data in plain(module, range(first, 7))]
        # jaxlib changes the module into VHLO
        files += [(f"artifact {version}", data) for version, data in artifacts(module, ARTIFACTS)]
        for kind, data in files:
            binary, text = base.with_suffix(".mlirbc"), base.with_suffix(".mlir")
            binary.write_bytes(data)
            if kind.startswith("artifact"):
                read = stablehlo.deserialize_portable_artifact(ctx, data)
                text.write_text(read.operation.get_asm(print_generic_op_form=True))
            else:
                text.write_text(asm)
            yield kind, path.name, compare(program, binary, text)


def check(program, paths):
    counts, wrong = collections.Counter(), []

    def one(path):
        with tempfile.TemporaryDirectory() as directory:
            return list(check_file(program, pathlib.Path(path), pathlib.Path(directory)))

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for results in pool.map(one, paths):
            for kind, name, difference in results:
                counts[kind, difference is None] += 1
                if difference:
                    wrong.append(f"{name} as {kind}: {difference}")
    for (kind, agrees), count in sorted(counts.items()):
        print(f"{kind:24} {'agree' if agrees else 'DIFFER':8} {count}")
    print("\n".join(wrong))
    return 1 if wrong else 0


def samples(directory):
    for path in sorted(directory.glob("*.mlir")):
        module = ir.Module.parse(path.read_text(), context())
        PassManager.parse("builtin.module(strip-debuginfo)", module.context).run(module.operation)
        for version, data in plain(module, [0, 2, 6]):
            path.with_suffix(f".b{version}.mlirbc").write_bytes(data)
        for version, data in artifacts(module, [version for version in ARTIFACTS if version in SAMPLES]):
            path.with_suffix(f".v{version}.mlirbc").write_bytes(data)


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] == "--samples":
        samples(pathlib.Path(sys.argv[2]))
    elif len(sys.argv) > 2:
        sys.exit(check(sys.argv[1], sys.argv[2:]))
    else:
        sys.exit(__doc__)
