"""Block formats (MX, NVFP4, block floating point) in exact arithmetic, independent of the interpreter.

Everything is a Fraction; the float formats are those of formats.py. The rules are written down from
their documents: OCP MX v1.0 (section 6.3), JAX's `scaled_matmul_stablehlo`, XLA's `__op$quantize`.
"""

import math
from fractions import Fraction
from typing import NamedTuple

from tools.oracle.formats import Value, float_format, value_of

RULES = ["floor", "ceil", "even", "up", "nearest", "xla"]


class Block(NamedTuple):
    """A block format: the element's name (`iN` for fixed point), the scale's, elements a block."""

    element: str
    scale: str
    size: int
    tensor: bool = False

    @property
    def bits(self):
        """Bits of an integer element, or None."""
        return int(self.element[1:]) if self.element[0] == "i" else None

    @property
    def largest(self):
        if self.bits:
            return Fraction(2 ** (self.bits - 1) - 1, 2 ** (self.bits - 2))
        format = float_format(self.element)
        return format.magnitude(format.max_finite)

    @property
    def emax(self):
        return exponent(self.largest)

    @property
    def mantissa_bits(self):
        return self.bits - 2 if self.bits else float_format(self.element).mantissa_bits


FORMATS = {
    "mxfp8e5m2": Block("f8E5M2", "f8E8M0FNU", 32),
    "mxfp8e4m3": Block("f8E4M3FN", "f8E8M0FNU", 32),
    "mxfp6e3m2": Block("f6E3M2FN", "f8E8M0FNU", 32),
    "mxfp6e2m3": Block("f6E2M3FN", "f8E8M0FNU", 32),
    "mxfp4": Block("f4E2M1FN", "f8E8M0FNU", 32),
    "mxint8": Block("i8", "f8E8M0FNU", 32),
    "nvfp4": Block("f4E2M1FN", "f8E4M3FN", 16, True),
    "msfp12": Block("i4", "f8E8M0FNU", 16),
    "bfp:mantissa=23,block=8,exponent=6": Block("i24", "f6E6M0FNU", 8),
    "element=f8E4M3,scale=f8E5M2,block=4": Block("f8E4M3", "f8E5M2", 4),
}


def exponent(x):
    """floor(log2(x)) of a positive Fraction."""
    guess = x.numerator.bit_length() - x.denominator.bit_length()
    return guess if Fraction(2) ** guess <= x else guess - 1


def scale_code(block, rule, amax, tensor_scale=Fraction(1)):
    """The code of the scale of values with this largest magnitude."""
    scale = float_format(block.scale)
    if amax == 0:
        return 0
    amax /= tensor_scale
    if rule in ("up", "nearest", "xla"):
        ratio = amax / (Fraction(2) ** block.emax if rule == "xla" else block.largest)
        code = min(scale.round_magnitude(ratio), scale.max_finite)
        if rule == "up" and scale.magnitude(code) < ratio:
            code = min(code + 1, scale.max_finite)
        return code
    power = exponent(amax)
    if rule == "ceil" and amax > Fraction(2) ** power:
        power += 1
    if rule == "even":
        step = Fraction(2) ** (power - block.mantissa_bits)
        power = exponent(round(amax / step) * step)  # Python rounds halves to even
    code = min(scale.round_magnitude(Fraction(2) ** (power - block.emax)), scale.max_finite)
    return max(code, 0 if scale.zero == "none" else 1)


def element_code(block, value, divisor):
    """The code of a finite value (of formats.Value) over the scale."""
    if divisor == 0:
        quotient = Fraction(0)
    else:
        quotient = min(value.magnitude / divisor, block.largest)
    if block.bits:
        units = round(quotient * 2 ** (block.bits - 2))
        return (-units if value.negative else units) & (2 ** storage_bits(block.bits) - 1)
    return float_format(block.element).encode(Value(value.negative, quotient))


def storage_bits(bits):
    """The width of the narrowest integer type with so many bits."""
    return 1 << (bits - 1).bit_length()


def quantize_block(block, rule, values, tensor_scale=Fraction(1)):
    """The scale's code and the elements' codes of at most `size` floats."""
    values = [value_of(float(value)) for value in values]
    scale = float_format(block.scale)
    if scale.has_nan and not all(value.is_finite for value in values):
        return scale.nan_code(), [0] * len(values)
    assert all(value.is_finite for value in values)
    code = scale_code(block, rule, max(value.magnitude for value in values), tensor_scale)
    divisor = scale.magnitude(code) * tensor_scale
    return code, [element_code(block, value, divisor) for value in values]


def element_value(block, code):
    """The exact Value of an element's code."""
    if not block.bits:
        return float_format(block.element).decode(code)
    code &= 2**block.bits - 1
    signed = code - 2**block.bits if code >> (block.bits - 1) else code
    return Value(signed < 0, abs(Fraction(signed, 2 ** (block.bits - 2))))


def dequantize(block, element, scale, to, tensor_scale=Fraction(1)):
    """The code in the float format `to` of one element times its scale."""
    element, scale = element_value(block, element), float_format(block.scale).decode(scale)
    if element.is_nan or scale.is_nan:
        return float_format(to).nan_code()
    if element.is_infinite:
        magnitude = math.inf
    else:
        magnitude = element.magnitude * scale.magnitude * tensor_scale
    return float_format(to).encode(Value(element.negative, magnitude))


def tensor_scale(block, amax):
    """The scale of a tensor: amax over the largest product, rounded to f32."""
    if amax == 0:
        return Fraction(1)
    scale, single = float_format(block.scale), float_format("f32")
    code = single.round_magnitude(amax / block.largest / scale.magnitude(scale.max_finite))
    return single.magnitude(min(max(code, 1), single.max_finite))
