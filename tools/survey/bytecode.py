#!/usr/bin/env python3
"""Shows that jaxlib reads what `shlo-interp print --emit=...` writes as the module that it reads from text.

    python -m tools.survey.bytecode BINARY FILE_OR_DIRECTORY...
    python -m tools.survey.bytecode --samples DIRECTORY     has jaxlib write the files beside the *.mlir of tests/bytecode anew

Needs jax and jaxlib. Each program is read by jaxlib and printed with all locations; that text is written
by BINARY as MLIR bytecode of every version and as portable artifacts of several, and jaxlib reads each of
them back. The two modules have to print alike, to the last location. Artifacts of versions that a program
is too new for must be refused by BINARY with exit status 3.
"""

import collections
import io
import pathlib
import re
import subprocess
import sys
import tempfile

from jax._src.interpreters import mlir as jax_mlir
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo
from jaxlib.mlir.passmanager import PassManager

ARTIFACTS = ["0.9.0", "0.10.0", "0.12.0", "0.14.0", "0.17.0", "0.20.0", "1.1.0", "1.4.0", "1.6.0", "1.8.0", "1.9.0",
             "1.10.0", "1.12.0", "1.15.0", "1.16.0", "1.17.0"]
FORMS = [f"bytecode={version}" for version in range(7)] + [f"artifact={version}" for version in ARTIFACTS]
SAMPLES = ["bytecode=0", "bytecode=2", "bytecode=6", "artifact=0.9.0", "artifact=0.12.0", "artifact=0.14.0", "artifact=1.17.0"]


def context():
    made = jax_mlir.make_ir_context()
    made.allow_unregistered_dialects = True
    return made


def asm(module):
    return module.operation.get_asm(enable_debug_info=True, print_generic_op_form=True)


def coarse(module):
    """The module with the beginnings of locations alone: versions before 1.9 have no more, nor what jaxlib writes."""
    text = module.operation.get_asm(enable_debug_info=True, print_generic_op_form=True, use_local_scope=True)
    return re.sub(r"(:\d+:\d+) to \d*:\d+", r"\1", text)


def without_properties(text):
    """Operations of dialects that jaxlib does not have carry all attributes in one dictionary."""
    def merged(line):
        if not re.search(r'"(check|interpreter)[.]', line):
            return line
        line = re.sub(r"<[{](.*)[}]> [{](.*)[}] :", r"{\1, \2} :", line)
        return re.sub(r"<[{](.*)[}]> :", r"{\1} :", line)
    return "\n".join(map(merged, text.splitlines()))


def without_checks(text):
    """Artifacts before 1.11 hold no operations of other dialects: programs are written without their checks."""
    return "\n".join(line for line in text.splitlines() if not line.strip().startswith('"check.'))


def is_old(form):
    kind, version = form.split("=")
    return kind == "artifact" and tuple(map(int, version.split("."))) < (1, 11)


def read_back(form, data):
    if form.startswith("artifact"):
        return stablehlo.deserialize_portable_artifact(ir.Context.current, data)
    return ir.Module.parse(data)


def written_by_jaxlib(module, form):
    """The module in a form; None if jaxlib does not write it, of which it does not say why."""
    kind, version = form.split("=")
    try:
        if kind == "artifact":
            return stablehlo.serialize_portable_artifact(module, version, True)
        out = io.BytesIO()
        module.operation.write_bytecode(out, desired_version=int(version))
        return out.getvalue()
    except Exception:
        return None


def outcome(binary, form, expected):
    """What became of a program in a form, and what is wrong."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as source:
        source.write(expected)
        source.flush()
        done = subprocess.run([binary, "print", source.name, f"--emit={form}"], capture_output=True)
    if done.returncode:
        message = done.stderr.decode().splitlines()[0]
        return "refused", message if done.returncode != 3 or form.startswith("bytecode") else ""
    try:
        module = read_back(form, done.stdout)
    except Exception as error:
        return "different", f"jaxlib: {str(error)[:300]}"
    back = asm(module)
    if back == expected:
        return "equal", ""
    if form.startswith("artifact"):
        if coarse(ir.Module.parse(expected)) == coarse(module):
            return "equal but for the ends of locations", ""
        # VHLO does not tell a default that is written from one that is not
        theirs = written_by_jaxlib(ir.Module.parse(expected), form)
        if theirs and coarse(read_back(form, theirs)) == coarse(module):
            return "equal but for defaults, as through jaxlib", ""
    pair = next((pair for pair in zip(back.splitlines(), expected.splitlines()) if pair[0] != pair[1]), ("", ""))
    return "different", "got %.300s\n    expected %.300s" % pair


def prove(binary, paths):
    counts, failed = collections.defaultdict(collections.Counter), False
    files = [file for path in map(pathlib.Path, paths) for file in (sorted(path.rglob("*.mlir")) if path.is_dir() else [path])]
    for path in files:
        generic = subprocess.run([binary, "print", "--generic", str(path)], capture_output=True, text=True)
        for part in generic.stdout.split("\n// -----\n") if generic.returncode == 0 else []:
            with context():
                try:
                    whole = asm(ir.Module.parse(without_properties(part)))
                except ir.MLIRError:
                    counts["programs"]["not parsed by jaxlib"] += 1
                    continue
                checkless = asm(ir.Module.parse(without_checks(whole)))
                for form in FORMS:
                    what, wrong = outcome(binary, form, checkless if is_old(form) else whole)
                    counts[form][what] += 1
                    if wrong:
                        failed = True
                        print(f"{path} {form}: {wrong}")
    for form, counter in counts.items():
        print(form, dict(counter))
    return failed


def samples(directory):
    for path in sorted(directory.glob("*.mlir")):
        with context():
            module = ir.Module.parse(path.read_text())
            PassManager.parse("builtin.module(strip-debuginfo)").run(module.operation)
            for form in SAMPLES:
                if data := written_by_jaxlib(module, form):
                    path.with_suffix(f".{form[0].replace('a', 'v')}{form.partition('=')[2]}.mlirbc").write_bytes(data)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    if sys.argv[1] == "--samples":
        samples(pathlib.Path(sys.argv[2]))
    else:
        sys.exit(prove(sys.argv[1], sys.argv[2:]))
