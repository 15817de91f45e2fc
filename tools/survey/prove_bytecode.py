#!/usr/bin/env python3
"""Shows that jaxlib reads what `shlo-interp print --emit=...` writes as the module that it reads from text.

    prove_bytecode.py BINARY FILE_OR_DIRECTORY...

Needs jax and jaxlib. Each program is read by jaxlib and printed with all locations; that text is written
by BINARY as MLIR bytecode of every version and as portable artifacts of several, and jaxlib reads each of
them back. The two modules have to print alike, to the last location. Artifacts of versions that a program
is too new for must be refused by BINARY with exit status 3.

With --decode DECODER each file is also decoded by that program, and its operations are compared with those
of the file that jaxlib itself writes from the same module, if it writes one.
"""
import argparse
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

ARTIFACTS = ['0.9.0', '0.10.0', '0.12.0', '0.14.0', '0.17.0', '0.20.0', '1.1.0', '1.4.0', '1.6.0', '1.8.0', '1.9.0',
             '1.10.0', '1.12.0', '1.15.0', '1.16.0', '1.17.0']
FORMS = ['bytecode=%d' % version for version in range(7)] + ['artifact=' + version for version in ARTIFACTS]


def asm(module):
    return module.operation.get_asm(enable_debug_info=True, print_generic_op_form=True)


def coarse(module):
    """The module with the beginnings of locations alone: versions before 1.9 have no more, nor what jaxlib writes."""
    text = module.operation.get_asm(enable_debug_info=True, print_generic_op_form=True, use_local_scope=True)
    return re.sub(r'(:\d+:\d+) to \d*:\d+', r'\1', text)


def without_properties(text):
    """Operations of dialects that jaxlib does not have carry all attributes in one dictionary."""
    def merged(line):
        if not re.search(r'"(check|interpreter)[.]', line):
            return line
        line = re.sub(r'<[{](.*)[}]> [{](.*)[}] :', r'{\1, \2} :', line)
        return re.sub(r'<[{](.*)[}]> :', r'{\1} :', line)
    return '\n'.join(map(merged, text.splitlines()))


def without_checks(text):
    """Artifacts before 1.11 hold no operations of other dialects: programs are written without their checks."""
    return '\n'.join(line for line in text.splitlines() if not line.strip().startswith('"check.'))


def is_old(form):
    kind, version = form.split('=')
    return kind == 'artifact' and tuple(map(int, version.split('.'))) < (1, 11)


def programs(paths):
    for path in map(pathlib.Path, paths):
        yield from sorted(path.rglob('*.mlir')) if path.is_dir() else [path]


def read_back(context, form, data):
    if form.startswith('artifact'):
        return stablehlo.deserialize_portable_artifact(context, data)
    return ir.Module.parse(data)


def written_by_jaxlib(module, form):
    kind, version = form.split('=')
    if kind == 'bytecode':
        out = io.BytesIO()
        module.operation.write_bytecode(out, desired_version=int(version))
        return out.getvalue()
    try:
        return stablehlo.serialize_portable_artifact(ir.Module.parse(asm(module)), version, True)
    except Exception:  # it does not say which
        return None


def decoded(decoder, data):
    with tempfile.NamedTemporaryFile(suffix='.bc') as file:
        file.write(data)
        file.flush()
        done = subprocess.run([sys.executable, decoder, file.name], capture_output=True, text=True)
    if done.returncode:
        return 'ERROR ' + done.stderr[-300:]
    return '\n'.join(done.stdout.splitlines()[1:])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('binary')
    parser.add_argument('paths', nargs='+')
    parser.add_argument('--decode')
    parser.add_argument('--forms', default=','.join(FORMS))
    options = parser.parse_args()
    counts = collections.defaultdict(collections.Counter)
    failures = 0

    def fail(path, form, message):
        nonlocal failures
        failures += 1
        counts[form]['DIFFERENT'] += 1
        print('%s %s: %s' % (path, form, message))

    for path in programs(options.paths):
        generic = subprocess.run([options.binary, 'print', '--generic', str(path)], capture_output=True, text=True)
        if generic.returncode:
            counts['programs']['not parsed by us'] += 1
            continue
        for part in generic.stdout.split('\n// -----\n'):
            context = jax_mlir.make_ir_context()
            context.allow_unregistered_dialects = True
            with context, tempfile.TemporaryDirectory() as directory:
                try:
                    module = ir.Module.parse(without_properties(part))
                except ir.MLIRError:
                    counts['programs']['not parsed by jaxlib'] += 1
                    continue
                counts['programs']['compared'] += 1
                whole = asm(module)
                checkless = asm(ir.Module.parse(without_checks(whole)))
                source = pathlib.Path(directory, 'program.mlir')
                for form in options.forms.split(','):
                    expected = checkless if is_old(form) else whole
                    source.write_text(expected)
                    command = [options.binary, 'print', str(source), '--emit=' + form]
                    done = subprocess.run(command, capture_output=True)
                    if done.returncode:
                        message = done.stderr.decode().splitlines()[0]
                        if done.returncode != 3 or form.startswith('bytecode'):
                            fail(path, form, message)
                        counts[form]['refused'] += 1
                        counts['refusals'][message] += 1
                        continue
                    try:
                        module = read_back(context, form, done.stdout)
                        back = asm(module)
                    except Exception as error:
                        fail(path, form, 'jaxlib: ' + str(error)[:300])
                        continue
                    if back != expected and form.startswith('artifact'):
                        if coarse(ir.Module.parse(expected)) == coarse(module):
                            counts[form]['equal but for the ends of locations'] += 1
                            continue
                        # VHLO does not tell a default that is written from one that is not
                        theirs = written_by_jaxlib(ir.Module.parse(expected), form)
                        if theirs and coarse(read_back(context, form, theirs)) == coarse(module):
                            counts[form]['equal but for defaults, as through jaxlib'] += 1
                            continue
                    if back != expected:
                        pairs = zip(back.splitlines(), expected.splitlines())
                        pair = next((pair for pair in pairs if pair[0] != pair[1]), ('', ''))
                        fail(path, form, 'got %.300s\n    expected %.300s' % pair)
                        continue
                    counts[form]['equal'] += 1
                    if options.decode:
                        ours = decoded(options.decode, done.stdout)
                        if ours.startswith('ERROR'):
                            fail(path, form, ours)
                            continue
                        counts[form]['decoded'] += 1
                        theirs = written_by_jaxlib(ir.Module.parse(expected), form)
                        if theirs is None:
                            counts[form]['not written by jaxlib'] += 1
                        elif ours == decoded(options.decode, theirs):
                            counts[form]['as jaxlib writes it'] += 1
                        else:
                            counts[form]['decoded otherwise than what jaxlib writes'] += 1
                            if 'unrealized' not in ours:
                                pairs = zip(ours.splitlines(), decoded(options.decode, theirs).splitlines())
                                pair = next((pair for pair in pairs if pair[0] != pair[1]), ('', ''))
                                print('NOTE %s %s: %.300s\n    jaxlib %.300s' % (path, form, *pair))
    for form, counter in counts.items():
        print(form, dict(counter))
    return 1 if failures else 0


if __name__ == '__main__':
    sys.exit(main())
