"""Trials of the differential run: one operation on random constants, and what exact arithmetic says of it."""

from typing import NamedTuple

from tools.oracle import model
from tools.oracle.formats import Format, element_type, float_format
from tools.oracle.tensors import is_complex, literal, part_of, tensor

COUNT = 48  # elements of an elementwise trial


class Trial(NamedTuple):
    """One operation: input constants, a line with {0}, {1}.. for them and {r}, and the result.

    `decide(i)` is the code that exact arithmetic gives for element i; `ulp` is how far a function
    that is not correctly rounded (f64, complex) may be from the reference. `unknown` says that the
    reference does not have what the operation means.
    """

    name: str
    inputs: list
    line: str
    shape: tuple
    element: str
    decide: object = None
    ulp: int = 0
    unknown: bool = False

    @property
    def type(self):
        return "tensor<" + "".join(f"{d}x" for d in self.shape) + self.element + ">"

    def lines(self, number):
        names = [f"%t{number}_{i}" for i in range(len(self.inputs))]
        constants = [f"{name} = stablehlo.constant {literal(value)}" for name, value in zip(names, self.inputs)]
        return constants + [self.line.format(*names, r=f"%r{number}")]


def special_codes(kind):
    """Zeros, subnormals, the smallest normal, the largest, infinities and NaNs."""
    hidden = 1 << kind.mantissa_bits
    magnitudes = [0, 1, hidden - 1, hidden, kind.max_finite]
    if kind.infinity is not None:
        magnitudes.append(kind.infinity)
    codes = [m | s for m in magnitudes for s in sorted({0, kind.sign_bit})]
    if kind.nan == "above":
        codes += [kind.nan_code(), kind.nan_code(True)]
        if kind.infinity is not None and kind.mantissa_bits > 1:
            codes.append(kind.infinity | 1)  # a signalling NaN
    return list(dict.fromkeys(codes))


def random_code(rng, element):
    """A random code: for floats often a special one, or near one."""
    kind = element_type(element)
    if not isinstance(kind, Format):
        if rng.random() < 0.3:
            return kind.encode(rng.choice([0, 1, -1, kind.minimum, kind.maximum]))
        return rng.getrandbits(kind.width)
    if rng.random() < 0.25:
        return rng.choice(special_codes(kind))
    if kind.width > 16 and rng.random() < 0.7:  # ordinary magnitudes
        return kind.encode(model.value_of(rng.uniform(-8, 8) * 2.0 ** rng.randint(-6, 6)))
    return rng.getrandbits(kind.width)


def random_tensor(rng, element, shape):
    count = 1
    for size in shape:
        count *= size
    if is_complex(element):
        part = float_format(part_of(element))
        codes = [[part.encode(model.value_of(rng.uniform(-3, 3))) for _ in range(2)] for _ in range(count)]
        return tensor(element, codes, shape)
    return tensor(element, [random_code(rng, element) for _ in range(count)], shape)


def kind_text(element, shape=(COUNT,)):
    return "tensor<" + "".join(f"{d}x" for d in shape) + f"{element}>"
