#!/usr/bin/env python3
"""Measures where other implementations differ from the right values, and writes docs/deviations.md and
tests/interpret/deviations/.

    peer_deviations.py --binary target/debug/shlo-interp [--cuda CASTS] [--torch VERSION=CASTS]... [--saved FILE]

The hunt (`peer_hunt.py`) goes over all operations, types and codes; the programs of
`deviation_programs.py` show what is not elementwise. Each class of differences (`peer_causes.py`)
becomes a file of tests: the smallest inputs, the right values by `model.py`, and in a comment what the
peer makes of them. CASTS are binaries of `header_casts.cpp`. `--saved` is a directory that keeps the
findings of a hunt, which takes some minutes; what is there is not hunted again.
"""

import argparse
import pathlib
import pickle
import sys
from collections import defaultdict

from tools.peers import deviation_programs
from tools.peers import peer_hunt
from tools.cases.cases import Case, Check, element_text, tensor
from tools.oracle.formats import SMALL_FLOATS, Format, Value, element_type
from tools.peers.peer_causes import CAUSES
from tools.peers.peers import versions
from tools.peers.right_values import right
from tools.cases.worked_cases import exact_literal, word

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TESTS = ROOT / "tests" / "interpret" / "deviations"
LINK = "../tests/interpret/deviations/interpret_deviation_{}.mlir"
SHOWN = 6  # findings of a class that become tests
NAMES = {"reference": "the reference interpreter", "XLA:CPU": "XLA:CPU at run time", "XLA:CPU folding": "XLA:CPU's constant folding"}


QUESTIONS = {"unary": peer_hunt.unary_questions, "halves": peer_hunt.half_questions, "convert": peer_hunt.convert_questions, "binary": peer_hunt.binary_questions}


def find(options):
    """All findings of the hunt, and the number of comparisons by peer."""
    findings, compared = [], defaultdict(int)
    for part, questions in QUESTIONS.items():
        saved = options.saved / f"{part}.pickle" if options.saved else None
        if saved and saved.exists():
            found, counts = pickle.loads(saved.read_bytes())
        else:
            found, counts, _ = peer_hunt.hunt(options.binary, questions(), header_casts(options) if part == "convert" else {})
            if saved:
                saved.write_bytes(pickle.dumps((found, dict(counts))))
        findings += found
        for peer, count in counts.items():
            compared[peer] += count
    return findings, dict(compared)


def header_casts(options):
    """The peers that only convert."""
    headers = {}
    if options.cuda:
        headers = {f"CUDA {mode}": (options.cuda, column) for column, mode in enumerate(("satfinite", "nosat"))}
    for entry in options.torch:
        version, _, casts = entry.partition("=")
        headers[f"torch {version}"] = (casts, 0)
    return peer_hunt.cast_peers(headers)


def classes(findings):
    """(cause, peer) -> findings, in the order of the causes."""
    found = defaultdict(list)
    for finding in findings:
        cause = next((cause for cause in CAUSES if cause.covers(finding)), None)
        if cause is None:
            sys.exit(f"no cause covers {finding}")
        found[cause.slug, family(finding.peer)].append(finding)
    order = [cause.slug for cause in CAUSES]
    return dict(sorted(found.items(), key=lambda entry: (order.index(entry[0][0]), entry[0][1])))


def family(peer):
    """One line serves the modes of onnx and of CUDA."""
    return peer.split(" ")[0] if peer.startswith(("onnx", "CUDA")) else peer


# In words

def shown(code, element):
    """A code as a reader wants it: the value, and the bits in parentheses."""
    kind = element_type(element)
    bits = f"0x{code:0{(kind.width + 3) // 4}X}"
    if not isinstance(kind, Format):
        return element_text(code, element)
    value = kind.decode(code)
    if value.is_finite:
        text = word(value, True)
        return f"{f'{float(value.signed):.9g}' if 'a number' in text else text} ({bits})"
    sign = "-" if code & kind.sign_bit and value.is_nan and kind.nan == "above" else ""
    return f"{sign}{word(value, True)} ({bits})"


def question(finding):
    """The operation on its operands, in a line."""
    operation = finding.operation
    operands = ", ".join(shown(code, operation.operand) for code in finding.inputs)
    target = f" to {operation.result}" if operation.short == "convert" else ""
    return f"{operation.short} {operation.operand} {operands}{target}"


def where(findings):
    """The operations and types of a class, with the number of inputs."""
    by_operation = defaultdict(lambda: defaultdict(int))
    for finding in findings:
        operation = finding.operation
        name = f"to {operation.result}" if operation.short == "convert" else operation.short
        by_operation[name][operation.operand] += finding.count
    parts, everything = [], [count for counts in by_operation.values() for count in counts.values()]
    if len(by_operation) > 12:
        return f"{', '.join(by_operation)} ({min(everything)} to {max(everything):,})"
    for name, counts in by_operation.items():
        low, high = min(counts.values()), max(counts.values())
        kinds = next(iter(counts)) if len(counts) == 1 else f"{len(counts)} types"
        parts.append(f"{name}: {kinds} ({low if low == high else f'{low} to {high}'})")
    return "; ".join(parts)


def smallest(findings):
    return min(findings, key=lambda finding: (peer_hunt.simplicity(finding.operation, finding.inputs),))


# Files of tests

def samples(findings):
    """Some findings of a class that differ in operation, type or kind."""
    chosen, seen = [], set()
    for finding in sorted(findings, key=lambda it: peer_hunt.simplicity(it.operation, it.inputs)):
        keys = {finding.operation.short, finding.operation.operand + finding.operation.result, finding.kind}
        if not keys <= seen:
            chosen.append(finding)
            seen |= keys
    return chosen[:SHOWN]


def test_case(finding, theirs):
    """A function that states the right value, and the others in a comment."""
    operation = finding.operation
    expected = right(operation, finding.inputs)
    if expected != finding.ours:
        sys.exit(f"ours is wrong: {question(finding)}: {shown(finding.ours, operation.result)}, not {shown(expected, operation.result)}")
    names = [f"%x{i}" for i in range(len(finding.inputs))]
    lines = [f"{name} = stablehlo.constant {one_literal(operation.operand, code)}" for name, code in zip(names, finding.inputs)]
    lines.append(operation.line(names, (1,)))
    note = [f"{question(finding)} is {shown(expected, operation.result)}."] + [
        f"{NAMES.get(peer, peer)} has {shown(code, operation.result)}." for peer, code in theirs]
    name = "_".join([operation.short.replace(" ", "_").lower(), operation.operand, *(f"{code:x}" for code in finding.inputs)])
    if operation.short == "convert":
        name = f"{operation.operand}_{finding.inputs[0]:x}_to_{operation.result}"
    return Case(name, lines, [Check("%r", tensor(operation.result, [expected]))], "\n".join(note))


def one_literal(element, code):
    if isinstance(element_type(element), Format):
        return exact_literal(element, [code])
    return f"dense<{element_text(code, element)}> : tensor<1x{element}>"


def test_files(found):
    """Name of the file -> text."""
    by_slug = defaultdict(list)
    for (slug, _), findings in found.items():
        by_slug[slug] += findings
    answers = defaultdict(list)
    for finding in sum(by_slug.values(), []):
        answers[finding.operation, finding.inputs].append((finding.peer, finding.theirs))
    files = {}
    for cause in CAUSES:
        if cause.slug not in by_slug:
            continue
        cases = []
        for peer in dict.fromkeys(family(finding.peer) for finding in by_slug[cause.slug]):
            cases += [test_case(finding, answers[finding.operation, finding.inputs]) for finding in
                      samples([it for it in by_slug[cause.slug] if family(it.peer) == peer])]
        cases = {case.name: case for case in cases}.values()
        files[cause.slug] = header(cause.what, cause.why) + "\n\n" + "\n\n".join(case.text() for case in cases) + "\n"
    return files


def header(what, why):
    lines = [f"// Where others differ: {what}.", f"// {sentence(why)}.",
             f"// Measured with {', '.join(f'{name} {version}' for name, version in versions().items())}.",
             "// Made by tools/peers/peer_deviations.py: change it there."]
    return "\n".join(line for part in lines for line in wrapped(part))


def wrapped(comment):
    import textwrap
    return [f"// {line}" for line in textwrap.wrap(comment.removeprefix("// "), 96)]


# The document

def document(found, programs, compared):
    listed = ", ".join(f"{name} {version}" for name, version in versions().items())
    rows = "\n".join(f"| {NAMES.get(peer, peer)} | {count:,} |" for peer, count in compared.items())
    lines = [INTRODUCTION.format(versions=listed, compared=rows)]
    by_slug = defaultdict(dict)
    for (slug, peer), findings in found.items():
        by_slug[slug][peer] = findings
    causes = {cause.slug: cause for cause in CAUSES}
    lines += ["## In short", "", "| class | who (inputs) | smallest program | right | theirs |", "|---|---|---|---|---|"]
    for slug, of_peers in by_slug.items():
        first = smallest(sum(of_peers.values(), []))
        result, cause = first.operation.result, causes[slug]
        who = "; ".join(f"{NAMES.get(peer, peer)} ({sum(finding.count for finding in findings):,})" for peer, findings in of_peers.items())
        lines.append(f"| [{cause.what}]({LINK.format(slug)}) | {who} | {question(first)} | {shown(first.ours, result)} "
                     f"| {shown(first.theirs, result)} ({NAMES.get(family(first.peer), family(first.peer))}{mode(first.peer)}) |")
    for program, answers in programs:
        others = "; ".join(f"{answer} ({NAMES.get(peer, peer)})" for peer, answer in answers)
        who = "; ".join(NAMES.get(peer, peer) for peer, _ in answers)
        lines.append(f"| [{program.what}]({LINK.format('programs')}) | {who} | `@{program.name}` | {program.expected_text()} | {others} |")
    lines += ["", "## By class"]
    for slug, of_peers in by_slug.items():
        lines += ["", *details(causes[slug], of_peers)]
    lines += ["", "### Programs", ""] + [f"* `@{program.name}`, {program.what}: {program.why}." for program, _ in programs]
    return "\n".join(lines) + "\n"


def details(cause, of_peers):
    """A section: why, and what each peer does where."""
    yield f"### {sentence(cause.what)}"
    yield f"\n{sentence(cause.why)}.\n"
    yield "| who | operations: types (inputs of each) | smallest | right | theirs |\n|---|---|---|---|---|"
    for peer, findings in of_peers.items():
        first = smallest(findings)
        result = first.operation.result
        yield f"| {NAMES.get(peer, peer)} | {where(findings)} | {question(first)} | {shown(first.ours, result)} | " \
              f"{shown(first.theirs, result)}{mode(first.peer)} |"


def sentence(text):
    """With a capital, unless it begins with a name."""
    return text if not text.split(" ")[0].isalpha() else text[0].upper() + text[1:]


def mode(peer):
    return f" with {peer.partition(' ')[2]}" if family(peer) != peer else ""


INTRODUCTION = """# Deviations

Where other implementations differ from `shlo-interp`, and from the right value: every class of
differences found by asking all of them for every unary operation on every code of the eleven small float
types, f16 and bf16, every binary one on every pair of codes of the small types, and conversions between
all pairs of types (of all codes of up to 16 bits; of wider types everything beside a tie or an end).
Made by `tools/peers/peer_deviations.py` with {versions};
torch and CUDA 12.9 are their headers' casts on the host. A program for each line, stating the right value,
is in `tests/interpret/deviations/`.

*Right* is the exact result rounded once, by the rules of [numerics.md](numerics.md). Where the specification
leaves a choice (NaN's bits, numbers that a type has no place for), it is ours.

| peer | results compared |
|---|---|
{compared}
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--binary", required=True, help="shlo-interp")
    parser.add_argument("--cuda", help="header_casts.cpp built with CUDA's headers")
    parser.add_argument("--torch", action="append", default=[], help="VERSION=header_casts.cpp built with torch's headers")
    parser.add_argument("--saved", type=pathlib.Path, help="a directory where findings are kept")
    options = parser.parse_args()
    findings, compared = find(options)
    found = classes(findings)
    files = test_files(found)
    programs = deviation_programs.measured()
    files["programs"] = header(*deviation_programs.TITLE) + "\n\n" + "\n\n".join(
        deviation_programs.case(program, answers).text() for program, answers in programs) + "\n"
    TESTS.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (TESTS / f"interpret_deviation_{name}.mlir").write_text(text)
    (ROOT / "docs" / "deviations.md").write_text(document(found, programs, compared))
    print(f"{len(findings)} findings in {len(found)} classes; {len(programs)} programs")


if __name__ == "__main__":
    main()
