"""Why other implementations disagree: the classes that the findings of `peer_hunt.py` fall into."""

from typing import Callable, NamedTuple

from tools.oracle.formats import F4, F6, Integer, element_type
from tools.peers.peer_hunt import CHLO_BINARY, CHLO_UNARY, Finding

WITHOUT_NAN = (*F4, *F6)
E8M0 = "f8E8M0FNU"
TO_INTEGER = ["ceil", "floor", "round_nearest_afz", "round_nearest_even"]


class Cause(NamedTuple):
    """A class of findings of some peers."""

    slug: str  # of the file of tests
    peers: tuple  # beginnings of names
    test: Callable[[Finding], bool]
    what: str
    why: str

    def covers(self, finding):
        return finding.peer.startswith(self.peers) and self.test(finding)


def converts(finding):
    return finding.operation.short == "convert"


def to(*types):
    return lambda f: converts(f) and f.operation.result in types


def of_integers(finding):
    return isinstance(element_type(finding.operation.operand), Integer)


def op(*names):
    return lambda f: f.operation.short in names


XLA = ("XLA:CPU",)
FROM_CHLO = CHLO_UNARY + CHLO_BINARY

def is_subnormal(bf16):
    return 0 < bf16 & 0x7FFF < 0x80


CAUSES = [  # the first that covers a finding has it
    Cause("nan_bits", ("",), lambda f: f.kind.startswith("NaN's bits") and not converts(f),
          "the sign and payload of a NaN that an operation gives",
          "ours is the type's one canonical NaN; theirs is what the processor, the host's libm or an operand had"),
    Cause("nan_bits_of_convert", ("",), lambda f: f.kind.startswith("NaN's bits"),
          "the sign and payload of a NaN that is converted",
          "ours keeps the sign and gives the canonical payload. The reference and XLA's folding keep upper bits of the payload; "
          "ml_dtypes reads the one NaN of FNUZ types as negative; torch and CUDA write all ones"),
    Cause("specials_to_zero", ("reference", "XLA:CPU folding"), lambda f: f.operation.result in WITHOUT_NAN and f.operation.short not in TO_INTEGER
          and (f.peer == "reference" or f.operation.short == "divide"),
          "infinity and NaN in f4 and f6 become zero",
          "APFloat has no code for them: its conversion reaches a place marked unreachable"),
    Cause("round_to_integral", ("reference", "XLA:CPU folding"), lambda f: f.operation.short in TO_INTEGER and f.operation.operand in ("f8E3M4", "f6E2M3FN"),
          "roundings to integers give NaN in f8E3M4 and zero in f6E2M3FN",
          "APFloat adds a constant, 2^(p-1), that these types cannot hold"),
    Cause("nan_to_zero_sign", ("",), lambda f: f.kind.startswith("sign of zero") and f.operation.result in WITHOUT_NAN
          and f.operation.short not in ("maximum", "minimum"),
          "NaN in f4 and f6 is a zero of another sign",
          "ours is -0 for every NaN; theirs has the sign of the NaN, or the opposite one"),
    Cause("nan_to_largest", ("CUDA", "torch"), to(*WITHOUT_NAN), "NaN in f4 and f6 is the largest value", "by the manufacturer's rule"),
    Cause("e8m0_nan_is_infinity", ("reference", "XLA:CPU folding"), lambda f: converts(f) and f.operation.operand == E8M0 and f.operation.result != "i1",
          "the NaN of f8E8M0FNU widens to infinity", "APFloat decodes 0xFF as the value after 2^127"),
    Cause("e8m0_of_zero", ("",), lambda f: f.operation.result == E8M0 and f.kind.endswith("(of zero)"),
          "zero becomes the least value of f8E8M0FNU", "the exponent field is copied; ours is NaN, the type having no zero"),
    Cause("e8m0_of_negative", ("",), lambda f: f.operation.result == E8M0 and f.kind.endswith("(of a negative number)"),
          "a negative number becomes a positive one of f8E8M0FNU",
          "the sign is dropped (onnx, torch, CUDA, XLA's folding), or put in the upper bit of the exponent (the reference); ours is NaN"),
    Cause("e8m0_infinity", ("CUDA", "onnx"), lambda f: f.operation.result == E8M0 and "infinity" in f.kind, "infinity becomes the largest value of f8E8M0FNU", "saturation"),
    Cause("xla_flush_of_f64", XLA, lambda f: f.operation.result == E8M0 and f.operation.operand == "f64" and f.kind.startswith("NaN"),
          "values of f64 that round to 2^-127 become NaN in f8E8M0FNU",
          "the conversion goes through f32, whose subnormals XLA's programs flush to zero"),
    Cause("onnx_round_modes", ("onnx",), to(E8M0), "onnx's ways of rounding to f8E8M0FNU",
          "the default, round_mode=up, goes to the next power of two from any number between; overflow saturates"),
    Cause("cuda_round_modes", ("CUDA",), to(E8M0), "CUDA's ways of rounding to f8E8M0FNU", "towards zero or up, never to nearest"),
    Cause("saturation", ("onnx saturate=1", "torch", "CUDA"), lambda f: converts(f) and f.kind.startswith("a number where"),
          "infinity and overflow become the largest value", "saturation is the default there; ours is infinity, or NaN where there is none"),
    Cause("through_f32", ("ml_dtypes", "onnx", "XLA:CPU"), lambda f: converts(f) and (f.operation.operand == "f64" and not f.peer.startswith("XLA")
          or of_integers(f)),
          "f64 and wide integers are rounded twice, by way of f32", "the conversion goes through f32"),
    Cause("e8m0_below_half", ("",), to(E8M0), "what is below 1.5 * 2^-127 becomes 2^-126 in f8E8M0FNU",
          "a guard bit of the subnormal source is read as if the value were normal; ours rounds to nearest"),
    Cause("numpy_to_integers", ("ml_dtypes",), lambda f: converts(f) and not f.operation.result.startswith(("f", "b")),
          "conversion to integers that cannot hold the value", "C's conversion, for which such values are undefined; ours saturates, NaN is 0"),
    Cause("f4_to_integers", XLA, lambda f: converts(f) and f.operation.operand in F4,
          "6 and -6 of f4E2M1FN become the ends of the integer type", "the largest value is taken for an infinity"),
    Cause("e8m0_is_zero", XLA, to("i1"), "the least value of f8E8M0FNU is false", "2^-127 is a subnormal of f32, flushed to zero"),
    Cause("e8m0_arithmetic", ("",), lambda f: not converts(f) and f.operation.operand == E8M0 and (f.operation.short not in FROM_CHLO or f.peer == "ml_dtypes"),
          "arithmetic in f8E8M0FNU, with results that it has no place for",
          "results that are zero or negative become some value (the reference, XLA's folding), or operands are flushed (XLA); ours is NaN"),
    Cause("xla_logistic", XLA, op("logistic"), "logistic is one function, not steps", "it is rounded once; ours has the steps of the specification, each rounded"),
    Cause("f4_infinity", XLA, op("is_inf", "is_pos_inf", "is_neg_inf"), "zero counts as infinite in f4E2M1FN", "the constant infinity is zero in that type"),
    Cause("next_after", XLA, op("next_after"), "next_after in the types with one zero or none",
          "counts codes as if there were a -0 and a sign: 0x80 is NaN, and f8E8M0FNU has no sign bit"),
    Cause("chlo_steps", XLA, lambda f: f.operation.short in FROM_CHLO,
          "functions of CHLO are computed in steps", "a series of operations, each rounded in f8, f16 or f32; ours is the true value rounded once"),
    Cause("subnormals_of_bf16", XLA, lambda f: f.operation.operand == "bf16" and (is_subnormal(f.inputs[0]) or is_subnormal(f.ours)),
          "subnormals of bf16 count as zero", "bf16 is computed in f32, whose subnormals XLA flushes to zero"),
    Cause("functions_of_f16", XLA, lambda f: f.operation.operand == "f16" and not converts(f),
          "functions of f16 are off by one place",
          "computed in f32 and rounded twice; exponential_minus_one at run time by steps that err"),
    Cause("sign_of_zero", ("ml_dtypes",), lambda f: f.operation.short == "sign", "the sign of -0 is +0", "numpy's own f16"),
    Cause("through_f16", XLA, op("exponential", "exponential_minus_one", "log_plus_one", "sqrt", "tan", "tanh", "log", "sine", "cosine", "cbrt", "rsqrt"),
          "functions in f8 are rounded twice, by way of f16", "half precision has too few bits for it"),
    Cause("xla_power", XLA, op("power", "atan2"), "power and atan2 are off by one place", "computed in f16 or f32 by steps that err"),
    Cause("nan_lost", XLA, lambda f: op("maximum", "minimum")(f) and f.kind.endswith("NaN is right"),
          "maximum and minimum of a number and NaN are the number", "a comparison and a choice, which NaN as the second operand does not win"),
    Cause("zeros_in_order", ("ml_dtypes", "XLA:CPU"), lambda f: op("maximum", "minimum")(f) and f.kind.startswith("sign of zero"), "of +0 and -0 the operands' order decides", "a comparison, for which they are equal"),
    Cause("function_through_f32", ("ml_dtypes",), lambda f: not converts(f) and f.kind.startswith("the value next"),
          "functions are rounded twice, by way of f32", "the function's f32 result is one that lies halfway in the type"),
]
