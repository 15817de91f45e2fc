"""Quantized types, and what quantizing, dequantizing and requantizing mean: each step exact, then rounded once."""

from fractions import Fraction
from typing import NamedTuple

from tools.oracle import model
from tools.oracle.formats import element_type, float_format, value_of


class Quantized(NamedTuple):
    """`pairs` are (scale, zero point), one a slice along `axis`, or one alone."""

    storage: str
    expressed: str
    pairs: tuple
    axis: int | None = None
    bounds: tuple | None = None

    def __str__(self):
        bounds = f"<{self.bounds[0]}:{self.bounds[1]}>" if self.bounds else ""
        pairs = ", ".join(f"{scale!r}:{point}" for scale, point in self.pairs)
        axis = "" if self.axis is None else f":{self.axis}"
        pairs = pairs if self.axis is None else "{" + pairs + "}"
        return f"!quant.uniform<{self.storage}{bounds}:{self.expressed}{axis}, {pairs}>"

    @property
    def kind(self):
        return element_type(self.storage)

    @property
    def format(self):
        return float_format(self.expressed)

    @property
    def range(self):
        return self.bounds or (self.kind.minimum, self.kind.maximum)

    def pair(self, index):
        """The scale and the zero point of the element at an index tuple."""
        return self.pairs[0 if self.axis is None else index[self.axis]]

    def dequantize(self, code, index=()):
        """The code of the expressed type that a storage code stands for."""
        scale, point = self.pair(index)
        difference = encode(self.format, self.kind.decode(code) - point)
        return model.binary("multiply", self.format, difference, encode(self.format, scale))

    def quantize(self, value, index=()):
        """The storage code of a code of the expressed type."""
        scale, point = self.pair(index)
        scaled = model.binary("divide", self.format, value, encode(self.format, scale))
        moved = model.binary("add", self.format, scaled, encode(self.format, point))
        return self.to_code(self.format.decode(moved), self.format)

    def to_code(self, value, format):
        """Clamped to the bounds as the format has them, rounded to an integer, within the bounds."""
        if value.is_nan:
            return self.kind.encode(min(max(0, self.range[0]), self.range[1]))
        low, high = (format.decode(encode(format, bound)) for bound in self.range)
        number = value.signed
        if low.is_finite and number < low.signed:
            number = low.signed
        if high.is_finite and number > high.signed:
            number = high.signed
        if number in (float("inf"), float("-inf")):
            number = self.range[number > 0]
        return self.kind.encode(min(max(round(number), self.range[0]), self.range[1]))

    def requantize(self, to, code, index=()):
        """The code of another type: by merged parameters in f32, or f64 where that is expressed."""
        (scale, point), (to_scale, to_point) = self.pair(index), to.pair(index)
        if (self.axis, self.pairs) == (to.axis, to.pairs):
            return to.kind.encode(min(max(self.kind.decode(code), to.range[0]), to.range[1]))
        format = float_format("f64" if self.expressed == "f64" else "f32")
        merged = scale / to_scale
        value = model.binary("multiply", format, encode(format, self.kind.decode(code)), encode(format, merged))
        shift = encode(format, to_point - point * merged)
        if not format.decode(shift).is_zero or to.axis is not None:
            value = model.binary("add", format, value, shift)
        return to.to_code(format.decode(value), format)


def encode(format, number):
    """The code of an int or a Python float, rounded once."""
    return format.encode(value_of(Fraction(number)))
