#!/usr/bin/env python3
"""Compares `shlo-interp check` with the verifier tests of a StableHLO checkout.

    verify_corpus.py path/to/shlo-interp path/to/stablehlo [GLOB ...]

The checkout is openxla/stablehlo; the GLOBs are below its folder stablehlo/tests and default to every
file that the plain verifier judges. A file is split at `// -----`; a part that states an
`expected-error` has to be refused, any other accepted. Lists the parts where we are too strict or too
lenient, with the official message or ours, and those that we judge otherwise on purpose, with the
reason. The exit status is 1 when a part is left that is neither.
"""

import argparse
import concurrent.futures
import pathlib
import re
import subprocess
import sys

# Files whose expected errors come from the parser, the verifier or inference, not from a pass.
JUDGED = """future_type infer_chlo infer_stablehlo ops_chlo ops_chlo_roundtrip
ops_dot_general_algorithms ops_interpreter ops_sparse ops_speculatability ops_stablehlo
ops_stablehlo_bounded_dynamism ops_stablehlo_quantized ops_stablehlo_roundtrip print_reduce print_stablehlo
print_types_invalid print_while replica_groups_mesh_axes verify_async_ops verify_bounds verify_convolution
verify_dynamic_conv verify_reduce verify_reduce_window verify_replica_groups_mesh_axes verify_scatter
verify_select_and_scatter verify_while""".split()

# Parts that we judge otherwise on purpose: (file, what the part or the message contains) -> why.
DELIBERATE = {
    ("ops_stablehlo_roundtrip", "tensor.cast"): "the short forms of other dialects are not ours",
    ("infer_stablehlo", "arith.constant"): "the short forms of other dialects are not ours",
    ("print_while", "arith.constant"): "the short forms of other dialects are not ours",
    ("verify_while", "arith.constant"): "the short forms of other dialects are not ours",
    ("print_stablehlo", "TOTALORDER"): "compare_c3: an integer has no total order of floats; @unary_ops returns what its type does not",
    ("verify_reduce_window", "non_scalar_block_arg"): "reduce_window_i2: an init value is a scalar",
    ("ops_stablehlo_quantized", "all_gather_c6"): "all_gather_c6: two processes gather twice as much",
    ("verify_replica_groups_mesh_axes", "there is no mesh"): "a function is no mesh",
    ("ops_stablehlo", "dynamic_output_shape"): "the rank of the result says how many sizes there are",
    ("ops_stablehlo_bounded_dynamism", "reshape_with_multiple"): "unknown sizes are found when the program runs",
    ("verify_dynamic_conv", "positive value for 0-th window"): "no constraint forbids a kernel without elements",
    ("ops_stablehlo_quantized", "!quant.uniform<si8"): "si8 is the specification's own name of i8",
}


class Part:
    """One part of a file between `// -----` lines."""

    def __init__(self, path, line, text):
        self.path, self.line, self.text = path, line, text
        self.expected = re.findall(r"expected-error(?:-re)?\s*(?:@\S+)?\s*\{\{(.*?)\}\}", text)
        self.status, self.errors = None, []

    def check(self, binary):
        done = subprocess.run([binary, "check", "-"], input=self.text, capture_output=True, text=True, timeout=60)
        self.status = done.returncode
        self.errors = [line for line in done.stderr.splitlines() if line.startswith("error")]
        return self

    def verdict(self):
        if self.status not in (0, 3):
            return "CRASHED"
        if self.expected and self.status == 0:
            return "LENIENT"
        if not self.expected and self.status == 3:
            return "STRICT"
        return None

    def reason(self):
        for (stem, words), reason in DELIBERATE.items():
            if self.path.stem == stem and (words in self.text or any(words in error for error in self.errors)):
                return reason
        return None

    def __str__(self):
        messages = self.errors[:2] if self.status else [f"official: {text}" for text in self.expected[:1]]
        name = re.search(r"@(\w+)", self.text)
        return f"{self.path.name}:{self.line} @{name[1] if name else '?'}: {' | '.join(messages)}"


def parts_of(path):
    line = 1
    for text in re.split(r"^// -----.*\n", path.read_text(), flags=re.MULTILINE):
        if re.search(r"^\s*[^/\s]", text, flags=re.MULTILINE):
            yield Part(path, line, text)
        line += text.count("\n") + 1


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary", help="the shlo-interp to test")
    parser.add_argument("checkout", type=pathlib.Path, help="a checkout of openxla/stablehlo")
    parser.add_argument("glob", nargs="*", help="files below stablehlo/tests")
    options = parser.parse_args()
    tests = options.checkout / "stablehlo" / "tests"
    globs = options.glob or [f"{stem}.mlir" for stem in JUDGED]
    paths = [path for glob in globs for path in sorted(tests.glob(glob))]
    parts = [part for path in paths for part in parts_of(path)]
    with concurrent.futures.ThreadPoolExecutor() as pool:
        parts = list(pool.map(lambda part: part.check(options.binary), parts))
    wrong = [part for part in parts if part.verdict()]
    left = [part for part in wrong if not part.reason()]
    for part in sorted(left, key=lambda part: part.verdict()):
        print(f"{part.verdict()} {part}")
    for part in wrong:
        if part.reason():
            print(f"on purpose ({part.reason()}): {part.verdict()} {part}")
    refused = sum(bool(part.expected) for part in parts)
    print(f"{len(parts)} parts, {refused} to be refused: {len(wrong) - len(left)} judged otherwise on purpose, {len(left)} wrong")
    sys.exit(bool(left))


if __name__ == "__main__":
    main()
