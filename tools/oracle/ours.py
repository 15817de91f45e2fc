"""Runs the shlo-interp binary and reads its results back as codes."""

import pathlib
import subprocess
import tempfile

import numpy as np

from tools.oracle.formats import element_type
from tools.oracle.oracle import Tensor, code_dtype


class Rejected(Exception):
    """The interpreter's exit status was not zero; the message is its first complaint."""


def run(binary, program, inputs=(), seconds=120):
    """The results of a program file as raw arrays, in order. `inputs` are --input values."""
    with tempfile.TemporaryDirectory() as folder:
        command = [binary, str(program), *[f"--input={value}" for value in inputs], "-o", folder]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=seconds)
        except subprocess.TimeoutExpired:
            raise Rejected(f"no answer within {seconds} s") from None
        if done.returncode:
            lines = [line for line in done.stderr.splitlines() if line.startswith("error")]
            raise Rejected(f"exit {done.returncode}: {(lines or ['no message'])[0]}")
        files = sorted(pathlib.Path(folder).glob("*.npy"), key=lambda path: int(path.stem.rpartition("_")[2]))
        return [np.load(path) for path in files]


def tensors(array, element, shape):
    """A raw array as Tensors of the element type: one, or real and imaginary parts."""
    if array.shape != tuple(shape):
        raise Rejected(f"a result of shape {array.shape}, not {tuple(shape)}")
    complex_element = element.startswith("complex<")
    part = element[8:-1] if complex_element else element
    codes = np.frombuffer(array.tobytes(), code_dtype(part))
    width = element_type(part).width
    if width < 8:
        codes = codes & ((1 << width) - 1)
    if not complex_element:
        return [Tensor(array.shape, part, codes.reshape(array.shape))]
    return [Tensor(array.shape, part, codes[i::2].reshape(array.shape)) for i in (0, 1)]
