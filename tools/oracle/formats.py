"""Float formats and integer types, modelled independently of the interpreter.

A *code* is an element's bit pattern. Values are exact: `Value(negative, magnitude)` whose magnitude
is a Fraction, `math.inf`, or None for NaN. Encoding is a binary search over a format's own codes,
so it rests on nothing but the decoder: an oracle need not be fast.
"""

import bisect
import math
import re
from fractions import Fraction
from functools import cache
from typing import NamedTuple


class Value(NamedTuple):
    """An exact number with a sign, so that -0 and -NaN can be told from +0 and +NaN."""

    negative: bool
    magnitude: object  # Fraction | math.inf | None (NaN)

    @property
    def is_nan(self):
        return self.magnitude is None

    @property
    def is_infinite(self):
        return not self.is_nan and self.magnitude == math.inf

    @property
    def is_zero(self):
        return self.magnitude == 0

    @property
    def is_finite(self):
        return not self.is_nan and not self.is_infinite

    @property
    def signed(self):
        """The value as a Fraction or an infinity (not for NaN)."""
        return -self.magnitude if self.negative else self.magnitude


NAN = Value(False, None)
INFINITY = Value(False, math.inf)
ZERO = Value(False, Fraction(0))
ONE = Value(False, Fraction(1))


def value_of(x):
    """An exact Value of a Python int, float or Fraction."""
    if isinstance(x, float):
        if math.isnan(x):
            return Value(math.copysign(1, x) < 0, None)
        magnitude = math.inf if math.isinf(x) else Fraction(abs(x))
        return Value(math.copysign(1, x) < 0, magnitude)
    return Value(x < 0, abs(Fraction(x)))


class Format(NamedTuple):
    """A float format: a sign bit (if any) above a magnitude code of exponent and mantissa."""

    name: str
    signed: bool
    exponent_bits: int
    mantissa_bits: int
    bias: int
    max_finite: int  # magnitude code
    infinity: int | None  # magnitude code
    nan: str  # "none", "above" (every magnitude code above the others), "negative zero"
    zero: str  # "signed", "positive", "none"

    @property
    def width(self):
        return self.signed + self.exponent_bits + self.mantissa_bits

    @property
    def bytes(self):
        """Bytes of an element in a raw blob (narrow types take a whole byte)."""
        return (self.width + 7) // 8

    @property
    def sign_bit(self):
        return 1 << (self.width - 1) if self.signed else 0

    @property
    def has_nan(self):
        return self.nan != "none"

    def magnitude(self, code):
        """The exact value of a finite magnitude code; also of codes beyond, as if they were finite."""
        exponent, mantissa = code >> self.mantissa_bits, code & ((1 << self.mantissa_bits) - 1)
        if exponent == 0 and self.zero != "none":
            return Fraction(mantissa, 1 << self.mantissa_bits) * Fraction(2) ** (1 - self.bias)
        significand = Fraction((1 << self.mantissa_bits) + mantissa, 1 << self.mantissa_bits)
        return significand * Fraction(2) ** (exponent - self.bias)

    def decode(self, code):
        """The exact value of a code."""
        if self.nan == "negative zero" and code == self.sign_bit:
            return NAN
        negative, magnitude = bool(code & self.sign_bit), code & ~self.sign_bit
        if magnitude <= self.max_finite:
            return Value(negative, self.magnitude(magnitude))
        return Value(negative, math.inf if magnitude == self.infinity else None)

    def encode(self, value):
        """The code of a value, rounded once to nearest even, by the default policies."""
        if value.is_nan:
            return self.nan_code(value.negative)
        if value.is_zero and self.zero == "none" or value.negative and not self.represents(value):
            return self.nan_code()
        magnitude = self.round_magnitude(value.magnitude)
        if magnitude > self.max_finite:
            return self.overflow_code(value.negative)
        if magnitude == 0 and self.zero == "positive":
            return 0
        return magnitude | (self.sign_bit if value.negative else 0)

    def represents(self, negative):
        """Whether a negative value has a place in the format: in unsigned ones only -0 has."""
        return self.signed or (negative.is_zero and self.zero == "positive")

    def nan_code(self, negative=False):
        """The canonical quiet NaN, with a sign where NaN has one; -0 in types without NaN."""
        if self.nan == "none":
            return self.sign_bit
        if self.nan == "negative zero":
            return self.sign_bit
        if self.infinity is None:
            payload = (1 << (self.exponent_bits + self.mantissa_bits)) - 1
        else:
            payload = self.infinity | (1 << (self.mantissa_bits - 1))
        return payload | (self.sign_bit if negative else 0)

    def overflow_code(self, negative):
        """Infinity, else NaN, else the largest finite value."""
        sign = self.sign_bit if negative else 0
        if self.infinity is not None:
            return self.infinity | sign
        return self.nan_code(negative) if self.has_nan else self.max_finite | sign

    def round_magnitude(self, x):
        """The magnitude code nearest to x >= 0; `max_finite + 1` stands for every overflow."""
        top = self.max_finite + 1
        if x >= self.magnitude(top):
            return top
        low = self.floor_code(x)
        if low < 0:  # below the smallest value of a type without zero
            return 0
        below, above = self.magnitude(low), self.magnitude(low + 1)
        twice = 2 * x - below - above
        ties_up = self.mantissa_bits == 0 or low % 2 == 1
        return low + 1 if twice > 0 or (twice == 0 and ties_up) else low

    def floor_code(self, x):
        """The largest magnitude code whose value is at most x; -1 where there is none."""
        if self.width <= 16:
            return bisect.bisect_right(magnitudes(self), x) - 1
        codes = range(self.max_finite + 2)
        return bisect.bisect_right(codes, x, key=self.magnitude) - 1

    def is_nan_code(self, code):
        return self.decode(code).is_nan


@cache
def magnitudes(format):
    """The exact values of all finite magnitude codes and one beyond, ascending."""
    return [format.magnitude(code) for code in range(format.max_finite + 2)]


NAME = re.compile(r"f(\d+)E(\d+)M(\d+)(?:B(\d+))?(FN|F)?(UZ|U)?")
IEEE = {"f16": (5, 10), "bf16": (8, 7), "tf32": (8, 10), "f32": (8, 23), "f64": (11, 52)}
WITHOUT_NAN = ("f6E2M3FN", "f6E3M2FN", "f4E2M1FN")  # MLIR's own names: FN, yet no NaN


@cache
def float_format(name):
    """The format of a float type name, or None where it is not one."""
    if name in IEEE:
        return make_format(name, *IEEE[name])
    match = NAME.fullmatch(name)
    if not match:
        return None
    width, exponent_bits, mantissa_bits = map(int, match.group(1, 2, 3))
    specials, zeros = match.group(5) or "", match.group(6) or ""
    if name in WITHOUT_NAN:
        specials = "F"
    bias = int(match.group(4)) if match.group(4) else None
    format = make_format(name, exponent_bits, mantissa_bits, bias, specials, zeros)
    return format if format.width == width else None


def make_format(name, exponent_bits, mantissa_bits, bias=None, specials="", zeros=""):
    """A format of one of the families: IEEE (no suffix), FN, F, each also with UZ or U."""
    signed = zeros != "U"
    if bias is None:
        bias = (1 << (exponent_bits - 1)) - (zeros != "UZ")
    ones = (1 << (exponent_bits + mantissa_bits)) - 1
    infinity, nan, max_finite = None, "none", ones
    if not specials:
        infinity = ((1 << exponent_bits) - 1) << mantissa_bits
        nan, max_finite = "above", infinity - 1
    elif specials == "FN" and zeros == "UZ":
        nan = "negative zero"
    elif specials == "FN":
        nan, max_finite = "above", ones - 1
    zero = {"": "signed", "UZ": "positive", "U": "positive"}[zeros]
    if not signed and mantissa_bits == 0:
        zero = "none"
    return Format(name, signed, exponent_bits, mantissa_bits, bias, max_finite, infinity, nan, zero)


F4 = ["f4E2M1FN"]
F6 = ["f6E2M3FN", "f6E3M2FN"]
F8 = ["f8E5M2", "f8E4M3", "f8E3M4", "f8E4M3FN", "f8E5M2FNUZ", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E8M0FNU"]
SMALL_FLOATS = F4 + F6 + F8
FLOATS = SMALL_FLOATS + ["f16", "bf16", "f32", "f64"]
SIGNED_INTEGERS = ["i2", "i4", "i8", "i16", "i32", "i64"]
UNSIGNED_INTEGERS = ["ui2", "ui4", "ui8", "ui16", "ui32", "ui64"]
INTEGERS = SIGNED_INTEGERS + UNSIGNED_INTEGERS
COMPLEX = ["complex<f32>", "complex<f64>"]


class Integer(NamedTuple):
    """An integer type (i1 counts as unsigned): a code is the two's complement pattern."""

    name: str
    signed: bool
    width: int

    @property
    def bytes(self):
        return (self.width + 7) // 8

    def decode(self, code):
        return code - (1 << self.width) if self.signed and code >> (self.width - 1) else code

    def encode(self, number):
        """The code of an int modulo 2^width."""
        return number & ((1 << self.width) - 1)

    def saturate(self, number):
        """The code of the nearest representable int."""
        return self.encode(min(max(number, self.minimum), self.maximum))

    @property
    def minimum(self):
        return -(1 << (self.width - 1)) if self.signed else 0

    @property
    def maximum(self):
        return (1 << (self.width - self.signed)) - 1


@cache
def element_type(name):
    """The Format or Integer of an element type name; None for complex and unknown names."""
    match = re.fullmatch(r"(u?)i(\d+)", name)
    if match:
        width = int(match.group(2))
        return Integer(name, not match.group(1) and width > 1, width)
    return float_format(name)


def element_bytes(name):
    """Bytes of an element in a raw blob."""
    if name.startswith("complex<"):
        return 2 * element_bytes(name[8:-1])
    return 1 if name == "i1" else element_type(name).bytes
