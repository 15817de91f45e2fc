#!/usr/bin/env python3
"""Writes tests/policies/: what known implementations make of every conversion, as the differences
from the exact default, which `formats.py` computes in Fractions.

    policy_tables.py [--codes DIR] [--only NAME...]

Sources of up to 16 bits are converted whole; of wider ones, the inputs of tests/policies/inputs.txt
(ties, thresholds and their neighbours, subnormals, NaN payloads), floats with both signs. In
tests/policies/NAME.txt, a line `SOURCE to TARGET` names a conversion that the implementation has, and

    FIRST [LAST] CODE [STEP]

after it says that the inputs FIRST to LAST (codes; of a wider source, places in its list of inputs)
become CODE, CODE + STEP, ... there; what no line names is as in the default.

Implementations that are no Python package come as raw tables: DIR/NAME/SOURCE.TARGET.bin holds the
target's codes of all inputs, each in the target's word, made by calling the implementation.
"""

import argparse
import pathlib
import warnings

import ml_dtypes
import numpy as np

from tools.oracle.formats import Format, element_type, magnitudes, value_of
from tools.oracle.oracle import Oracle, OracleError, Tensor, code_dtype

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent / "tests/policies"
SMALL = ["f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E5M2", "f8E4M3", "f8E3M4", "f8E4M3FN", "f8E5M2FNUZ",
         "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E8M0FNU"]
FLOATS = SMALL + ["f16", "bf16", "f32", "f64"]
INTEGERS = ["i4", "ui4", "i8", "ui8", "i32", "ui32", "i64", "ui64"]
SOURCES = FLOATS + INTEGERS
SIX = ("f6E",)
WIDE = ["f32", "f64", "i32", "ui32", "i64", "ui64"]


# Inputs

def midpoints(name, count):
    """Values of a format, the points in the middle, and what is next to the largest, ascending."""
    kind = element_type(name)
    codes = range(kind.max_finite + 2)
    if len(codes) > count:  # both ends and some of the middle
        third = count // 3
        codes = [*codes[:third], *codes[third:-third:len(codes) // third], *codes[-third:]]
    points = {kind.magnitude(code) for code in codes}
    points |= {(kind.magnitude(code) + kind.magnitude(code + 1)) / 2 for code in codes}
    return sorted(points)


def around(points, float_type):
    """The codes of points in a wider float type, with those before and after."""
    bits = {"f32": np.uint32, "f64": np.uint64}[float_type]
    codes = set()
    for point in points:
        number = np.array(float(point)).astype({"f32": np.float32, "f64": np.float64}[float_type])
        code = int(number.view(bits))
        codes |= {max(code - 1, 0), code, code + 1}
    return codes


def float_inputs(name):
    """Codes of magnitudes."""
    width, mantissa = {"f32": (32, 23), "f64": (64, 52)}[name]
    top = ((1 << (width - 1)) - 1) >> mantissa << mantissa
    one = 1 << mantissa
    codes = {0, 1, 2, 3, one - 1, one, one + 1, top - 1, top, top + 1, top + one // 2 - 1,
             top + one // 2, top + one // 2 + 1, top + one - 1, top + one // 4, top + one // 8}
    for target in SMALL:
        codes |= around(midpoints(target, 600), name)
    for target in ["f16", "bf16"]:
        codes |= around(midpoints(target, 90), name)
    if name == "f64":
        codes |= around(midpoints("f32", 60), name)
        for code in float_inputs("f32")[::5]:  # next to what f32 can hold: a way through f32 is seen here
            if code < 0x7F800000:
                at = int(np.array(code, np.uint32).view(np.float32).astype(np.float64).view(np.uint64))
                codes |= {max(at - 1, 0), at + 1}
    return sorted(code for code in codes if code < 1 << (width - 1))


def integer_inputs(name):
    """Codes, of both signs."""
    kind = element_type(name)
    numbers = set(range(0, 300)) | {kind.maximum, kind.minimum, kind.maximum - 1, kind.minimum + 1}
    for bit in range(8, kind.width):
        for low in {0, bit // 2, bit - 4, bit - 8, bit - 11, bit - 24, bit - 53}:
            if low >= 0:
                tie = (1 << bit) + (1 << low)
                numbers |= {tie - 1, tie, tie + 1, 3 * tie // 2, (1 << bit) - 1}
    for target in SMALL + ["f16"]:
        for point in midpoints(target, 300):
            if point.denominator == 1:
                numbers |= {int(point) - 1, int(point), int(point) + 1}
    if kind.signed:
        numbers |= {-number for number in numbers}
    return sorted(kind.encode(n) for n in numbers if kind.minimum <= n <= kind.maximum)


def all_inputs():
    """The codes converted, by source type: all, or the listed ones (magnitudes first, then negated)."""
    listed = {name: float_inputs(name) for name in ("f32", "f64")}
    listed |= {name: integer_inputs(name) for name in WIDE if name not in listed}
    lines = ["# inputs of the wide source types, by tools/tables/policy_tables.py: floats again with the sign set"]
    for name, codes in listed.items():
        lines += [f"type {name}", *(f"{code:x}" for code in codes)]
    ROOT.mkdir(exist_ok=True)
    (ROOT / "inputs.txt").write_text("\n".join(lines) + "\n")
    inputs = {}
    for name in SOURCES:
        width = element_type(name).width
        codes = listed.get(name, range(1 << min(width, 16)))
        codes = np.array(codes, dtype=np.uint64)
        if name in ("f32", "f64"):
            codes = np.concatenate([codes, codes | np.uint64(1 << (width - 1))])
        inputs[name] = codes
    return inputs


# Implementations: each gives the codes of a conversion, or None where it has none

NUMPY = {"f16": np.float16, "bf16": ml_dtypes.bfloat16, "f32": np.float32, "f64": np.float64,
         "i4": ml_dtypes.int4, "ui4": ml_dtypes.uint4}
NUMPY |= {f"i{w}": np.dtype(f"i{w // 8}") for w in (8, 16, 32, 64)}
NUMPY |= {f"ui{w}": np.dtype(f"u{w // 8}") for w in (8, 16, 32, 64)}
for small in SMALL:
    NUMPY[small] = getattr(ml_dtypes, "float" + small[1:].replace("E", "_e").replace("M", "m").lower())


def as_numpy(name, codes):
    return codes.astype(code_dtype(name)).view(NUMPY[name])


def as_codes(name, array):
    codes = np.ascontiguousarray(array).view(code_dtype(name)).astype(np.uint64)
    return codes & np.uint64((1 << element_type(name).width) - 1)


def by_ml_dtypes(source, target, codes):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return as_codes(target, as_numpy(source, codes).astype(NUMPY[target]))


def by_onnx(saturate, round_mode):
    import onnx
    from onnx.reference.ops.op_cast import cast_to
    names = {"f4E2M1FN": "FLOAT4E2M1", "f8E5M2": "FLOAT8E5M2", "f8E4M3FN": "FLOAT8E4M3FN",
             "f8E5M2FNUZ": "FLOAT8E5M2FNUZ", "f8E4M3FNUZ": "FLOAT8E4M3FNUZ", "f8E8M0FNU": "FLOAT8E8M0",
             "f16": "FLOAT16", "bf16": "BFLOAT16", "f32": "FLOAT", "f64": "DOUBLE", "i4": "INT4",
             "ui4": "UINT4"}
    names |= {f"{u}i{w}": f"{u.upper()}INT{w}" for u in ("", "u") for w in (8, 16, 32, 64)}

    def run(source, target, codes):
        if source not in names or target not in names:
            return None
        to = getattr(onnx.TensorProto, names[target])
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return as_codes(target, cast_to(as_numpy(source, codes), to, saturate, round_mode))
    return run


def by_engine(engine):
    """jaxlib's engines, with the inputs as constants: XLA folds those."""
    oracle = Oracle(engine, seconds=600)

    def run(source, target, codes):
        if engine == "xla" and (source[:3] in SIX or target[:3] in SIX):
            return None  # the process dies
        operand = Tensor((len(codes),), source, codes)
        result = f"tensor<{len(codes)}x{target}>"
        text = (f"func.func @main(%x: {operand.type}) -> {result} {{\n"
                f"%y = stablehlo.convert %x : ({operand.type}) -> {result}\n"
                f"return %y : {result} }}")
        try:
            [tensor] = oracle.run(text, [operand.blob()])
        except OracleError as error:
            print(f"  {engine} {source} {target}: {str(error)[:100]}")
            return None
        return tensor.codes.astype(np.uint64).ravel()
    return run


def by_xla(source, target, codes):
    """XLA:CPU at run time: the inputs are an argument of a compiled program."""
    import jax
    if source[:3] in SIX or target[:3] in SIX:
        return None  # it does not compile
    jax.config.update("jax_enable_x64", True)
    convert = jax.jit(lambda x: jax.lax.convert_element_type(x, NUMPY[target]))
    return as_codes(target, np.asarray(convert(jax.device_put(as_numpy(source, codes)))))


def from_files(directory):
    def run(source, target, codes):
        path = directory / f"{source}.{target}.bin"
        if not path.exists():
            return None
        found = np.fromfile(path, code_dtype(target)).astype(np.uint64)
        assert len(found) == len(codes), path
        return found
    return run


def implementations(directory):
    yield "ml_dtypes", by_ml_dtypes
    for name, saturate, mode in [("onnx", True, "up"), ("onnx-nosat", False, "up"),
                                 ("onnx-down", True, "down"), ("onnx-nearest", True, "nearest")]:
        yield name, by_onnx(saturate, mode)
    yield "stablehlo", by_engine("reference")
    yield "xla", by_xla
    yield "xla-fold", by_engine("xla")
    for path in sorted(directory.iterdir()) if directory else []:
        yield path.name, from_files(path)


# Differences

# what stands for an implementation that has no preset of its own
POLICIES = {"onnx-down": "onnx,scale-rounding=down",
            "onnx-nearest": "onnx,scale-rounding=guard-bit",
            "cuda-rz": "cuda,scale-rounding=down"}


def runs(codes, expected):
    """(first, last, code, step) of the longest pieces in which codes differ and go on evenly."""
    places = np.flatnonzero(codes != expected)
    pieces = []
    for place in map(int, places):
        code = int(codes[place])
        if pieces and pieces[-1][1] == place - 1:
            first, last, start, step = pieces[-1]
            delta = code - (start + (last - first) * (step or 0))
            if step is None or delta == step:
                pieces[-1] = (first, place, start, delta)
                continue
        pieces.append((place, place, code, None))
    return [(first, last, code, step or 0) for first, last, code, step in pieces]


class Standard:
    """The default's codes: a search among the values and midpoints of the target, all of which an x87
    long double holds exactly; samples are compared with the model in Fractions."""

    SAMPLE = 50

    def __init__(self, inputs):
        self.inputs = inputs
        self.decoded = {}

    def values(self, source):
        """Signs and magnitudes of the inputs, exactly."""
        if source not in self.decoded:
            kind, codes = element_type(source), self.inputs[source]
            if isinstance(kind, Format) and kind.width <= 8:
                decoded = [kind.decode(int(code)) for code in codes]
                values = np.array([np.longdouble(np.copysign(
                    np.nan if value.is_nan else float(value.magnitude), -1 if value.negative else 1))
                    for value in decoded])
            elif isinstance(kind, Format):
                values = as_numpy(source, codes).astype(np.float64).astype(np.longdouble)
                if source == "f64":
                    values = codes.view(np.float64).astype(np.longdouble)
            else:
                values = np.array([np.longdouble(kind.decode(int(code))) for code in codes])
            self.decoded[source] = np.signbit(values), np.abs(values)
        return self.decoded[source]

    def __call__(self, source, target):
        kind = element_type(target)
        negative, magnitude = self.values(source)
        if kind.width <= 16:
            found = self.search(kind, magnitude)
        else:
            bits = {"f32": np.uint32, "f64": np.uint64}[target]
            number = {"f32": np.float32, "f64": np.float64}[target]
            found = magnitude.astype(number).view(bits).astype(np.uint64)
        codes = np.array([self.signed(kind, int(code), bool(sign), nan) for code, sign, nan in
                          zip(found, negative, np.isnan(magnitude))], np.uint64)
        if kind.zero == "none":
            codes[magnitude == 0] = kind.nan_code()
        self.check(source, kind, codes)
        return codes

    def search(self, kind, magnitude):
        """The magnitude code nearest to each; `max_finite + 1` for what overflows."""
        top = kind.max_finite + 1
        values = np.array([np.longdouble(float(v)) for v in magnitudes(kind)])
        x = np.minimum(np.nan_to_num(magnitude, nan=0.0, posinf=np.inf), values[top])
        low = np.clip(np.searchsorted(values, x, "right") - 1, 0, top - 1)
        middle = (values[low] + values[low + 1]) / 2
        odd = (low % 2 == 1) | (kind.mantissa_bits == 0)
        return low + ((x > middle) | (x == middle) & odd)

    @staticmethod
    def signed(kind, code, negative, nan):
        if nan:
            return kind.nan_code(negative)
        zero = code == 0 and kind.zero != "none"
        if not kind.signed and negative and not zero:
            return kind.nan_code()
        if code > kind.max_finite:
            return kind.overflow_code(negative)
        if zero and kind.zero == "positive":
            return 0
        return code | (kind.sign_bit if negative else 0)

    def check(self, source, kind, codes):
        source_kind, inputs = element_type(source), self.inputs[source]
        rows = np.random.default_rng(0).integers(0, len(inputs), self.SAMPLE)
        for row in {0, len(inputs) - 1, *map(int, rows)}:
            value = source_kind.decode(int(inputs[row]))
            value = value if isinstance(source_kind, Format) else value_of(value)
            assert kind.encode(value) == codes[row], (source, kind.name, inputs[row])


def table(name, run, inputs, standard):
    lines = [f"# {name}: differences from the default, by tools/tables/policy_tables.py",
             f"policy {POLICIES.get(name, name)}"]
    for source in SOURCES:
        for target in FLOATS:
            if source == target:
                continue
            try:
                codes = run(source, target, inputs[source])
            except TypeError:  # no such cast
                codes = None
            if codes is None:
                continue
            lines.append(f"{source} to {target}")
            for first, last, code, step in runs(codes, standard(source, target)):
                places = f"{first:x}" if first == last else f"{first:x} {last:x}"
                lines.append(f"{places} {code:x}" + (f" {step}" if step else ""))
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--codes", type=pathlib.Path)
    parser.add_argument("--only", nargs="*")
    arguments = parser.parse_args()
    inputs = all_inputs()
    standard = Standard(inputs)
    for name, run in implementations(arguments.codes):
        if arguments.only and name not in arguments.only:
            continue
        lines = table(name, run, inputs, standard)
        (ROOT / f"{name}.txt").write_text("\n".join(lines) + "\n")
        print(name, len(lines), flush=True)


if __name__ == "__main__":
    main()
