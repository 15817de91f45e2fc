"""Runs cases through the official interpreter, jaxlib's `stablehlo.eval_module`: an adapter of `conformance run`.

    python -m tools.instrument.official PROGRAM INPUTS OUTPUTS
    python -m tools.instrument.official --server

The interpreter ends its process on what it does not support, so that such a case counts as crashed.
"""

from importlib.metadata import version

import numpy as np

from tools.instrument.served import Refused, dtype, main
from tools.oracle.oracle import Reference, Tensor, code_dtype


def make(_):
    """The function that runs a case."""
    reference = Reference()

    def literal(array, ty):
        if ty.element.startswith("complex<"):
            data = np.ascontiguousarray(array).tobytes()
            return f'dense<"0x{data.hex().upper()}"> : {ty.text}'
        if ty.element == "i1":
            return f"dense<{str(array.tolist()).lower()}> : {ty.text}"
        codes = np.ascontiguousarray(array).view(code_dtype(ty.element)).reshape(array.shape)
        return Tensor(ty.shape, ty.element, codes).blob()

    def run(text, arrays, arguments, results):
        if any(ty.element == "tf32" for ty in [*arguments, *results]):
            raise Refused("a code of tf32 has no numpy type")
        inputs = [literal(array, ty) for array, ty in zip(arrays, arguments)]
        try:
            found = iter(reference.run(text, inputs))
        except ValueError as error:
            raise Refused(str(error)) from None
        arrays = []
        for ty in results:
            if ty.element.startswith("complex<"):
                real, imag = next(found), next(found)
                parts = np.stack([real.codes, imag.codes], axis=-1)
                arrays.append(parts.view(dtype(ty.element)).reshape(ty.shape))
            else:
                codes = next(found).codes
                arrays.append(codes.view(bool) if ty.element == "i1" else codes)
        return arrays

    run.backend = f"the official interpreter of jaxlib {version('jaxlib')}"
    return run


if __name__ == "__main__":
    main(make, __doc__.split("\n")[0])
