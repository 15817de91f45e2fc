"""Runs small programs that show known faults of XLA:CPU and IREE, and says how `shlo-interp compare` classifies each.

    python -m tools.instrument.known_faults SHLO_INTERP --xla PYTHON --iree PYTHON [--write docs/measured/matrix.md]

PYTHON is an interpreter that has the backend. The exit status is 1 if a fault is not classified as the table below says, so that
a newer backend that has no such fault any more ends with 1, too. --write puts the table between the lines `known_faults` of a page.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tools.instrument import full_size, judging
from tools.instrument.served import Ty, dtype, read_npy, signature, write_npy

MARK = "<!-- known_faults -->"
F8 = ("f8E5M2", "f8E4M3FN", "f8E4M3", "f8E3M4", "f8E5M2FNUZ", "f8E4M3FNUZ", "f8E4M3B11FNUZ")


class Fault(NamedTuple):
    """A program with operands, and the rungs of which one has to be the last that an element needs."""

    backend: str
    what: str
    text: str
    operands: list
    rungs: tuple


def elementwise(op, ty, operands, result=None):
    """An elementwise program on vectors of one type; operands are values, or codes as bytes."""
    arrays = [np.frombuffer(values, dtype(ty)) if isinstance(values, bytes) else np.array(values, np.float64).astype(dtype(ty))
              for values in operands]
    argument, out = Ty(arrays[0].shape, ty), Ty(arrays[0].shape, result or ty)
    types = f"({argument.text}) -> {out.text}" if result else argument.text
    names = ", ".join(f"%a{index}" for index in range(len(arrays)))
    case = full_size.program("", "", f"%r = stablehlo.{op} {names} : {types}", (argument,) * len(arrays), (), ty, out, 1)
    return case.text, arrays


def below_normal(element):
    """A value of f32 that rounds up to the smallest normal value of a type."""
    least = full_size.least_normal(element)
    bits = {"f8E5M2": 2, "f8E4M3FN": 3, "f8E4M3": 3, "f8E3M4": 4, "f8E5M2FNUZ": 2, "f8E4M3FNUZ": 3, "f8E4M3B11FNUZ": 3}[element]
    return least * (1 - 2.0 ** -(bits + 2))


def summed(case):
    """A sum or a product of normally distributed values."""
    random = np.random.default_rng(11)
    return case.text, [random.standard_normal(ty.shape).astype(dtype(ty.element)) for ty in case.arguments]


def constant_leading_zeros():
    """A program without arguments, which a compiler evaluates."""
    return ("func.func @main() -> tensor<1xi32> {\n  %c = stablehlo.constant dense<-1> : tensor<1xi32>\n"
            "  %r = stablehlo.count_leading_zeros %c : tensor<1xi32>\n  return %r : tensor<1xi32>\n}\n")


def own_quotient():
    """A quotient of infinities, which is NaN."""
    ty = "tensor<1xf16>"
    return (f"func.func @main(%a: {ty}) -> {ty} {{\n  %e = stablehlo.exponential %a : {ty}\n  %r = stablehlo.divide %e, %e : {ty}\n"
            f"  return %r : {ty}\n}}\n", [np.array([1024.0], np.float16)])


def unsigned_product():
    """A product of unsigned bytes above 127, with the result in a wider type."""
    return ("func.func @main(%a: tensor<1x2xui8>, %b: tensor<2x1xui8>) -> tensor<1x1xui32> {\n"
            "  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<1x2xui8>, tensor<2x1xui8>) -> tensor<1x1xui32>\n"
            "  return %r : tensor<1x1xui32>\n}\n", [np.array([[222, 222]], np.uint8), np.array([[1], [1]], np.uint8)])


def own_update():
    """A matrix that is updated by its own columns, moved by one."""
    ty, part, count = "tensor<2x31xi64>", "tensor<2x19xi64>", 62
    return (f"func.func @main(%a: {ty}) -> {ty} {{\n  %zero = stablehlo.constant dense<0> : tensor<i64>\n  %one = stablehlo.constant dense<1> : tensor<i64>\n"
            f"  %s = stablehlo.slice %a [0:2, 0:19] : ({ty}) -> {part}\n"
            f"  %r = stablehlo.dynamic_update_slice %a, %s, %zero, %one : ({ty}, {part}, tensor<i64>, tensor<i64>) -> {ty}\n"
            f"  return %r : {ty}\n}}\n", [np.arange(count).reshape(2, 31)])


def equal_elements():
    """A window of equal elements, of which GE leaves the first."""
    text = """func.func @main(%x: tensor<2x2xi32>, %s: tensor<1x1xi32>) -> tensor<2x2xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%x, %s, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %g = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %g : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %t = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %t : tensor<i32>
  }) : (tensor<2x2xi32>, tensor<1x1xi32>, tensor<i32>) -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}
"""
    return text, [np.full((2, 2), 3, np.int32), np.full((1, 1), 5, np.int32)]


def product_of_maxima():
    """The product of two maxima of constants."""
    return ("func.func @main() -> tensor<i32> {\n  %x = stablehlo.constant dense<7> : tensor<1x2xi32>\n  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
            "  %most = stablehlo.constant dense<2147483647> : tensor<i32>\n  %one = stablehlo.constant dense<1> : tensor<i32>\n"
            "  %c = stablehlo.clamp %zero, %x, %most : (tensor<i32>, tensor<1x2xi32>, tensor<i32>) -> tensor<1x2xi32>\n"
            "  %m = stablehlo.reduce(%c init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<1x2xi32>, tensor<i32>) -> tensor<2xi32>\n"
            "  %r = stablehlo.reduce(%m init: %one) applies stablehlo.multiply across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>\n"
            "  return %r : tensor<i32>\n}\n")


def faults():
    """All faults."""
    wrong = ("VIOLATION", "conversion", "flush", "element")
    for narrow in F8:
        yield Fault("iree", f"f32 to {narrow} below its smallest normal value", *elementwise("convert", "f32", [[below_normal(narrow)]], narrow), ("conversion",))
    for result in ("f32", "i32"):
        yield Fault("iree", f"NaN of f8E4M3FN to {result}", *elementwise("convert", "f8E4M3FN", [b"\xff"], result), wrong)
    yield Fault("iree", "exponential of a NaN of f8E4M3FN", *elementwise("exponential", "f8E4M3FN", [b"\xff"]), wrong)
    yield Fault("iree", "infinity and NaN of f8E5M2 to i32", *elementwise("convert", "f8E5M2", [b"\x7c\x7e"], "i32"), wrong)
    yield Fault("iree", "f32 to f8E8M0FNU", *elementwise("convert", "f32", [[1.75]], "f8E8M0FNU"), wrong)
    yield Fault("iree", "f8E8M0FNU to i32", *elementwise("convert", "f8E8M0FNU", [b"\x9e\xff"], "i32"), wrong)
    yield Fault("iree", "exponential of f8E8M0FNU", *elementwise("exponential", "f8E8M0FNU", [b"\x7f\x80"]), wrong)
    yield Fault("iree", "sums of f8E8M0FNU", *elementwise("add", "f8E8M0FNU", [b"\x00\x7f", b"\x00\x80"]), wrong)
    for ty in ("f4E2M1FN", "f6E2M3FN", "f6E3M2FN"):
        yield Fault("iree", f"{ty} to f32", *elementwise("convert", ty, [b"\x01"], "f32"), ("refused",))
    yield Fault("iree", "dot of f16", *summed(full_size.product(16, 1024, 16, "f16", "f16")), ("same bits",))
    yield Fault("iree", "dot of bf16", *summed(full_size.product(16, 1024, 16, "bf16", "bf16")), ("element", "replay"))
    yield Fault("iree", "dot of f8E4M3FN", *summed(full_size.product(16, 1024, 16, "f8E4M3FN", "f8E4M3FN")), ("element", "replay"))
    yield Fault("iree", "a product of ui8 in ui32 takes the operands as signed", *unsigned_product(), wrong)
    yield Fault("iree", "an update of a matrix by its own columns", *own_update(), wrong)
    yield Fault("iree", "a product of maxima of constants", product_of_maxima(), [], wrong)
    yield Fault("iree", "select_and_scatter selects the last of equal elements by GE", *equal_elements(), wrong)
    yield Fault("xla", "6 and -6 of f4E2M1FN to i32", *elementwise("convert", "f4E2M1FN", [[6, -6]], "i32"), wrong)
    yield Fault("xla", "exponential of f8E5M2 by way of f16", *elementwise("exponential", "f8E5M2", [[-0.375]]), ("double:f16",))
    yield Fault("xla", "exponential of f8E3M4 by way of f16", *elementwise("exponential", "f8E3M4", [[1.8125]]), ("double:f16",))
    yield Fault("xla", "dot of f8E4M3FN by way of f16", *summed(full_size.product(64, 1024, 64, "f8E4M3FN", "f8E4M3FN")), ("double:f16",))
    for ty, code in (("f32", b"\x01\x00\x40\x00"), ("bf16", b"\x40\x00")):
        yield Fault("xla", f"sum of subnormal values of {ty}", *elementwise("add", ty, [code, code]), ("flush",))
    yield Fault("xla", "2^-127 + 2^-127 of f8E8M0FNU", *elementwise("add", "f8E8M0FNU", [b"\x00", b"\x00"]), wrong)
    for ty in ("f6E2M3FN", "f6E3M2FN"):
        yield Fault("xla", f"{ty} to f32", *elementwise("convert", ty, [b"\x01"], "f32"), ("refused", "crash"))
    yield Fault("xla", "count_leading_zeros of a negative constant", constant_leading_zeros(), [], wrong)
    yield Fault("xla", "exponential(x) / exponential(x) of f16", *own_quotient(), wrong)
    yield Fault("xla", "reduction of bf16", *summed(full_size.reduction((16, 4096), (1,), "bf16")), ("body", "replay"))


def classified(fault, server, binary, folder):
    """The last rung, or what became of the program instead; the first element in words."""
    for name in ("inputs", "outputs"):
        (folder / name).mkdir(exist_ok=True)
        for path in (folder / name).iterdir():
            path.unlink()
    (folder / "program.mlir").write_text(fault.text)
    for index, array in enumerate(fault.operands):
        write_npy(folder / "inputs" / f"{index}.npy", array)
    answer = server.ask(program=folder / "program.mlir", inputs=folder / "inputs", outputs=folder / "outputs")
    if answer["status"] != "ok":
        return answer["status"], ""
    found = judging.judged(binary, folder, folder / "outputs" / "0.npy")
    if found["status"] != "judged":
        return found["status"], found["message"]
    if not found["worst"]:
        array = read_npy(folder / "outputs" / "0.npy", signature(fault.text)[1][0])
        return found["rung"], f"{array.reshape(-1)[0]}"
    worst = found["worst"][0]
    said = lambda side: f"{worst[side]['value']}" + (f" (`{worst[side]['bits']}`)" if "bits" in worst[side] else "")
    return found["rung"], f"{said('actual')} for {said('ours')}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("--xla", default=sys.executable)
    parser.add_argument("--iree", default=sys.executable)
    parser.add_argument("--write", type=Path)
    options = parser.parse_args()
    servers = {name: judging.Server.of(getattr(options, name), name, 120) for name in ("xla", "iree")}
    lines = ["| backend | what | an element, and what is right | verdict |", "|---|---|---|---|"]
    other = 0
    with tempfile.TemporaryDirectory() as scratch:
        for fault in faults():
            rung, element = classified(fault, servers[fault.backend], options.binary, Path(scratch))
            other += not rung.startswith(fault.rungs)
            lines.append(f"| {fault.backend} | {fault.what} | {element} | {rung} |")
            print(lines[-1] + ("" if rung.startswith(fault.rungs) else f" not {' or '.join(fault.rungs)}"), flush=True)
    if options.write:
        before, _, after = options.write.read_text().split(MARK)
        options.write.write_text(f"{before}{MARK}\n" + "\n".join(lines) + f"\n{MARK}{after}")
    return 1 if other else 0


if __name__ == "__main__":
    sys.exit(main())
