"""Test cases of fft: discrete Fourier transforms by mpmath's exact sums, rounded once."""

import itertools
import math

import mpmath
import numpy as np

from tools.cases.cases import Case, Check, literal, numbers, tensor

WHY = "the reference interpreter runs f64 alone, by sums in f64"


def dft(line, sign):
    size = len(line)
    roots = [mpmath.expjpi(mpmath.mpf(2 * sign * k) / size) for k in range(size)]
    return [mpmath.fsum(x * roots[j * k % size] for j, x in enumerate(line)) for k in range(size)]


def along(array, shape, dimension, transform):
    """Lines along a dimension transformed; `array` maps indices to numbers."""
    result = {}
    others = [range(size) for place, size in enumerate(shape) if place != dimension]
    for rest in itertools.product(*others):
        at = lambda k: rest[:dimension] + (k,) + rest[dimension:]
        for k, value in enumerate(transform([array[at(k)] for k in range(shape[dimension])])):
            result[at(k)] = value
    return result


def expected(kind, array, shape, lengths):
    """The result's numbers by index, and its shape."""
    rank, last = len(shape), len(shape) - 1
    dimensions = list(range(rank - len(lengths), rank))
    shape, backward = list(shape), kind in ("IFFT", "IRFFT")
    line = (lambda x: [y / len(x) for y in dft(x, 1)]) if backward else (lambda x: dft(x, -1))
    if kind == "RFFT":
        array = along(array, shape, last, lambda x: line(x)[:len(x) // 2 + 1])
        shape[last] = shape[last] // 2 + 1
        dimensions.remove(last)
    if kind == "IRFFT":
        dimensions.remove(last)
    for dimension in reversed(dimensions):
        array = along(array, shape, dimension, line)
    if kind == "IRFFT":
        size = lengths[-1]

        def whole(half):
            own = [mpmath.re(x) if k == 0 or 2 * k == size else x for k, x in enumerate(half)]
            return [mpmath.re(y) for y in line(own + [mpmath.conj(own[size - k]) for k in range(size // 2 + 1, size)])]
        array = along(array, shape, last, whole)
        shape[last] = size
    return array, tuple(shape)


def sample(shape, complex_numbers):
    """Numbers whose transforms have no small sums: 2.5 at the front of every line of small ones."""
    def number(place):
        real = 2.5 if place == 0 else ((place * 7) % 11 - 5) * 0.125
        return complex(real, ((place * 5) % 7 - 3) * 0.25) if complex_numbers else real
    return {index: number(place) for place, index in enumerate(itertools.product(*map(range, shape)))}


def fft_case(kind, part, shape, lengths):
    of_complex = kind != "RFFT"
    source = f"complex<{part}>" if of_complex else part
    target = part if kind == "IRFFT" else f"complex<{part}>"
    array = sample(shape, of_complex)
    result, result_shape = expected(kind, {k: mpmath.mpmathify(v) for k, v in array.items()}, shape, lengths)
    flat = lambda values, element: numbers(element, [complex(v) if "complex" in element else float(v) for v in values])
    reshape = lambda value, shape: value._replace(shape=tuple(shape), codes=value.codes.reshape(tuple(shape) + value.codes.shape[1:]))
    operand = reshape(flat(array.values(), source), shape)
    want = reshape(flat([result[i] for i in itertools.product(*map(range, result_shape))], target), result_shape)
    largest = max(max(abs(complex(v).real), abs(complex(v).imag)) for v in result.values())
    how = ("almost", 2.0 ** (math.ceil(math.log2(largest)) - (24 if part == "f32" else 51)))
    body = [f"%x = stablehlo.constant {literal(operand)}",
            f"%r = stablehlo.fft %x, type = {kind}, length = {list(lengths)} : ({operand.type}) -> {want.type}"]
    name = "_".join([kind.lower(), source.replace("<", "_").replace(">", ""), "x".join(map(str, shape)), str(len(lengths))])
    return Case(name, body, [Check("%r", want, how)], reference=WHY)


def fft_file():
    cases = []
    for place, size in enumerate((1, 2, 3, 4, 5, 7, 8, 12, 16, 17, 30, 37, 64)):
        for kind in ("FFT", "IFFT", "RFFT", "IRFFT"):
            shape = (size // 2 + 1,) if kind == "IRFFT" else (size,)
            cases.append(fft_case(kind, ("f32", "f64")[place % 2], shape, (size,))._replace(name=f"{kind.lower()}_{size}"))
    for kind, shape, lengths in (
            ("FFT", (2, 3, 4), (4,)), ("FFT", (3, 4), (3, 4)), ("FFT", (2, 3, 5), (2, 3, 5)), ("FFT", (2, 2, 3, 2), (2, 3, 2)),
            ("IFFT", (2, 3, 4), (3, 4)), ("IFFT", (3, 2, 5), (3, 2, 5)), ("RFFT", (2, 3, 4), (4,)), ("RFFT", (3, 5), (3, 5)),
            ("RFFT", (2, 3, 6), (2, 3, 6)), ("IRFFT", (3, 3), (5,)), ("IRFFT", (3, 3), (3, 4)), ("IRFFT", (2, 3, 3), (2, 3, 5))):
        for part in ("f32", "f64"):
            cases.append(fft_case(kind, part, shape, lengths))
    for kind, shape, length, after in (("FFT", (0,), 0, (0,)), ("RFFT", (2, 0), 0, (2, 0)), ("IRFFT", (0,), 0, (0,)),
                                       ("RFFT", (0, 4), 4, (0, 3)), ("IFFT", (0, 3), 3, (0, 3))):
        nothing = lambda shape, real: tensor("f32", np.zeros(shape)) if real else tensor("complex<f32>", np.zeros(shape + (2,)))
        source, target = nothing(shape, kind == "RFFT"), nothing(after, kind == "IRFFT")
        body = [f"%x = stablehlo.constant {literal(source)}",
                f"%r = stablehlo.fft %x, type = {kind}, length = [{length}] : ({source.type}) -> {target.type}"]
        cases.append(Case(f"{kind.lower()}_nothing_{'x'.join(map(str, shape))}", body, [Check("%r", target, "equal")], reference=WHY))
    return "transforms within half a unit of the largest number of the result (f32), 4 units (f64)", cases


def files():
    return {"fft": fft_file}
