#!/usr/bin/env python3
"""Compares `shlo-interp check` with MLIR's verifier on programs that differ in one thing from a legal one.

    verify_mutations.py path/to/shlo-interp path/to/stablehlo [--op NAME] [--instances N]

Takes the ops in the legal parts of the verifier tests of a StableHLO checkout (jaxlib parses them), puts
each into a function of its own, and changes one thing at a time: an attribute goes, gets another value
or another kind; a type gets another element type, rank or size; a region another signature. Both
verifiers judge each program; those where they differ are listed, one line each kind of difference.
Nothing is expected to differ but what docs/numerics.md and `verify_corpus.py` name.
"""

import argparse
import collections
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys

from tools.survey.verify_corpus import JUDGED, parts_of

ELEMENTS = ["f32", "i32", "ui8", "i1", "f8E4M3FN", "complex<f32>"]
INTEGERS = [-1, 0, 1, 2, 3, 7, 1 << 40]


class Judge:
    """MLIR's verifier, in a process of its own: it can crash on what it is given."""

    def __init__(self):
        self.worker = None

    def ask(self, question, text):
        """The answer to a question about a program; None if MLIR crashed over it."""
        if self.worker is None:
            self.worker = subprocess.Popen(
                [sys.executable, "-m", "tools.survey.verify_mutations", "--worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL, text=True)
        self.worker.stdin.write(json.dumps([question, text]) + "\n")
        self.worker.stdin.flush()
        answer = self.worker.stdout.readline()
        if answer:
            return json.loads(answer)
        self.worker = None
        return None


def work():
    """The worker: answers the questions of a Judge."""
    from jax._src.interpreters import mlir as jax_mlir
    from jaxlib.mlir import ir

    context = jax_mlir.make_ir_context()
    context.allow_unregistered_dialects = True
    for line in sys.stdin:
        question, text = json.loads(line)
        with context, ir.Location.unknown(context):
            try:
                module = ir.Module.parse(text)
                answer = [(op.name, isolated(op)) for op in ops_of(module.body)] if question == "ops" else ""
            except ir.MLIRError as error:
                lines = [line for line in str(error).splitlines() if "error:" in line]
                answer = [] if question == "ops" else (lines or ["error"])[0].strip()
            except Exception as error:  # the bindings' own
                answer = [] if question == "ops" else f"error: {error}"
        print(json.dumps(answer), flush=True)


def ops_of(block):
    for op in block.operations:
        yield op.operation
        for region in op.operation.regions:
            for inner in region.blocks:
                yield from ops_of(inner)


def isolated(op):
    """The op alone in a function: (argument types, text of the op with %aN as operands)."""
    text = op.get_asm(print_generic_op_form=True, assume_verified=True, use_local_scope=True)
    match = re.match(r'(?:%[\w#:, ]+ = )?("[\w.\-]+")\(([^)]*)\)(.*)\Z', text.strip(), re.DOTALL)
    if not match:
        return None
    name, operands, rest = match.groups()
    types = [str(value.type) for value in op.operands]
    names = [f"%a{index}" for index in range(len(types))]
    # what regions capture would be undefined
    defined = set(re.findall(r"(%[\w]+)(?::\d+)?(?: =|:)", rest)) | set(re.findall(r"(%[\w]+): ", rest))
    if any(used not in defined for used in re.findall(r"%\w+", rest)):
        return None
    return types, f"{name}({', '.join(names)}){rest}"


def program(types, text):
    arguments = ", ".join(f"%a{index}: {ty}" for index, ty in enumerate(types))
    helpers = ""
    for symbol in set(re.findall(r"@(\w+)", text)):
        helpers += f"func.func private @{symbol}()\n"
    return f"{helpers}func.func @mutant({arguments}) {{\n  {text}\n  func.return\n}}\n"


def other_types(ty):
    """Types that differ from a tensor type in one thing."""
    match = re.fullmatch(r"tensor<((?:[\d?]+x)*)([^x<>,]\w*(?:<\w+>)?)>", ty)
    if not match:
        yield "tensor<f32>"
        return
    sizes, element = match.groups()
    sizes = sizes.split("x")[:-1]
    join = lambda sizes, element: f"tensor<{''.join(size + 'x' for size in sizes)}{element}>"
    for other in ELEMENTS:
        if other != element:
            yield join(sizes, other)
    yield join(["2"] + sizes, element)
    yield join(sizes + ["1"], element)
    yield "!stablehlo.token"
    for index, size in enumerate(sizes):
        yield join(sizes[:index] + sizes[index + 1:], element)
        for other in ("0", "1", "?", str(int(size) + 1) if size != "?" else "5"):
            if other != size:
                yield join(sizes[:index] + [other] + sizes[index + 1:], element)


def other_attributes(text):
    """(what, changed text) for each attribute value in the op's dictionaries."""
    for match in re.finditer(r"array<i64(?:: ([-\d, ]*))?>", text):
        numbers = [int(n) for n in (match[1] or "").split(",") if n.strip()]
        variants = [numbers[:-1], numbers + [0], numbers + [1]]
        for index in range(len(numbers)):
            variants += [numbers[:index] + [n] + numbers[index + 1:] for n in INTEGERS]
        for variant in variants:
            if variant != numbers:
                new = f"array<i64: {', '.join(map(str, variant))}>" if variant else "array<i64>"
                yield "array", text[:match.start()] + new + text[match.end():]
    for match in re.finditer(r"(?<=[=\[,] )(-?\d+)( : i(?:32|64))?(?=[,\]}>\s])", text):
        for number in INTEGERS:
            if str(number) != match[1]:
                yield "integer", text[:match.start(1)] + str(number) + text[match.end(1):]
    for match in re.finditer(r"(\w+) = (\[[-\d, ]*\])", text):
        numbers = [int(n) for n in match[2][1:-1].split(",") if n.strip()]
        variants = [numbers[:-1], numbers + [0], numbers + [1], numbers[::-1]]
        variants += [numbers[:i] + [n] + numbers[i + 1:] for i in range(len(numbers)) for n in (-1, 0, 1, 2, 3, 9)]
        for variant in variants:
            if variant != numbers:
                yield "list", text[:match.start(2)] + str(variant) + text[match.end(2):]
    for match in re.finditer(r"dense<([^<>]*)> : tensor<([\dx]*)xi64>", text):
        for new in ("dense<0> : tensor<1xi64>", f"dense<-1> : tensor<{match[2]}xi64>", f"dense<2> : tensor<{match[2]}xi64>", "dense<1> : tensor<1x1xi64>", "dense<1> : tensor<2x2xi32>"):
            yield "dense", text[:match.start()] + new + text[match.end():]
    for match in re.finditer(r"#(?:stablehlo|chlo)<(\w+) (\w+)>", text):
        for word in ("DEFAULT", "EQ", "LT", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED", "TRANSPOSE", "RFFT", "IRFFT", "FFT", "PHILOX", "HIGHEST", "NONSENSE"):
            if word != match[2]:
                yield "enum", text[:match.start(2)] + word + text[match.end(2):]
    for match in re.finditer(r"\b(true|false)\b", text):
        yield "bool", text[:match.start()] + ("false" if match[1] == "true" else "true") + text[match.end():]
    for match in re.finditer(r"(\w+) = (array<[^>]*>|-?\d+ : \w+|true|false|#\w+<[^>]*>|@\w+|dense<[^>]*> : tensor<[^>]*>)(, )?", text):
        yield f"without {match[1]}", text[:match.start()] + text[match.end():]
        yield f"kind of {match[1]}", text[:match.start(2)] + '"text"' + text[match.end(2):]


def mutants(types, text):
    """(what was changed, program)."""
    yield "nothing", program(types, text)
    head, arrow, results = text.rpartition(" -> ")
    signature = head.rpartition(" : ")
    for index, ty in enumerate(types):
        for other in other_types(ty):
            changed = types[:index] + [other] + types[index + 1:]
            inputs = f"({', '.join(changed)})"
            yield f"operand {index}", program(changed, f"{signature[0]} : {inputs} -> {results}")
    for drop in (True, False):
        changed = types[:-1] if drop else types + types[-1:]
        names = ", ".join(f"%a{index}" for index in range(len(changed)))
        name, rest = re.match(r'("[\w.\-]+")\([^)]*\)(.*)\Z', signature[0], re.DOTALL).groups()
        if types:
            yield "operand count", program(changed, f"{name}({names}){rest} : ({', '.join(changed)}) -> {results}")
    for match in re.finditer(r"tensor<[^<>]*(?:<\w+>)?>", results):
        for other in other_types(match[0]):
            yield "result", program(types, f"{head} -> {results[:match.start()]}{other}{results[match.end():]}")
    for what, changed in other_attributes(head):
        yield what, program(types, f"{changed} -> {results}")
    # a region's block arguments: one whole type at a time, uses included where they are spelled alike
    for match in re.finditer(r"%\w+: (tensor<[^<>]*(?:<\w+>)?>)", head):
        for other in ("tensor<i32>", "tensor<f32>", "tensor<1xf32>", "tensor<f64>", "tensor<i1>"):
            if other != match[1]:
                yield "block argument", program(types, head[:match.start(1)] + other + head[match.end(1):] + " -> " + results)
    inner = set(re.findall(r"tensor<\w+>", head[:signature[0].rfind("})")])) if "})" in head else ()
    for ty in inner:
        for other in ("tensor<i32>", "tensor<f32>", "tensor<f64>", "tensor<1xf32>", "tensor<i1>"):
            if other != ty:
                end = head.rfind("})")
                yield "region types", program(types, head[:end].replace(ty, other) + head[end:] + " -> " + results)


def ours(binary, text):
    done = subprocess.run([binary, "check", "-"], input=text, capture_output=True, text=True, timeout=60)
    errors = [line for line in done.stderr.splitlines() if line.startswith("error")]
    return done.returncode, (errors or [done.stderr[:200]])[0]


def collect(judge, checkout, instances, wanted):
    found = collections.defaultdict(dict)
    paths = [checkout / "stablehlo" / "tests" / f"{stem}.mlir" for stem in JUDGED]
    parts = [part for path in paths if path.exists() for part in parts_of(path) if not part.expected]
    for part in parts:
        for name, alone in judge.ask("ops", part.text) or []:
            known = found[name]
            if not name.startswith(("stablehlo.", "chlo.")) or name == "stablehlo.return" or not alone:
                continue
            if (not wanted or name == wanted) and len(known) < instances:
                known[program(*alone)] = alone
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary", help="the shlo-interp to test")
    parser.add_argument("checkout", type=pathlib.Path, help="a checkout of openxla/stablehlo")
    parser.add_argument("--op", help="this op only")
    parser.add_argument("--instances", type=int, default=5, help="how many different uses of each op")
    options = parser.parse_args()
    judge = Judge()
    counts, kinds = collections.Counter(), {}
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for name, uses in sorted(collect(judge, options.checkout, options.instances, options.op).items()):
            programs = {text: what for alone in uses.values() for what, text in mutants(*alone)}
            verdicts = pool.map(lambda text: ours(options.binary, text), programs)
            for (text, what), (status, error) in zip(programs.items(), verdicts):
                official = judge.ask("verify", text)
                counts["programs"] += 1
                if status not in (0, 3):
                    verdict = "CRASHED"
                elif official is None or (status == 0) == (official == ""):
                    continue
                else:
                    verdict = "LENIENT" if status == 0 else "STRICT"
                counts[verdict] += 1
                message = re.sub(r"[-\d]+", "N", official or error)
                kinds.setdefault((verdict, name, message[:90]), (what, official or error, text))
    for (verdict, name, _), (what, message, text) in sorted(kinds.items()):
        body = " ".join(line.strip() for line in text.splitlines() if "func.return" not in line)
        print(f"{verdict} {name} ({what}): {message[:220]}\n    {body[:600]}")
    print(", ".join(f"{name}: {count}" for name, count in counts.items()))
    sys.exit(len(counts) > 1)


if __name__ == "__main__":
    work() if sys.argv[1:] == ["--worker"] else main()
