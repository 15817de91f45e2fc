"""A backend with a fault, to try `shlo-interp reduce` on: XLA, but long products leave their last terms out.

    python -m tools.instrument.tail --server [--option terms=16] [--option from=512]

A `dot_general` of two matrices that sums more than `from` terms (512) leaves the last `terms` (16) of them out. The other
options are those of tools.instrument.xla.
"""

import re

from tools.instrument import xla
from tools.instrument.served import main

PRODUCT = re.compile(r"(%\w+) = stablehlo\.dot_general (%\w+), (%\w+), contracting_dims = \[1\] x \[0\](.*?) : "
                     r"\(tensor<(\d+)x(\d+)x(\w+)>, tensor<(\d+)x(\d+)x(\w+)>\) -> (tensor<[^>]*>)")


def shortened(text, terms, least):
    """The program, whose long products take slices of their operands."""

    def product(match):
        name, lhs, rhs, rest, rows, length, left, _, columns, right, result = match.groups()
        kept = int(length) - terms
        if int(length) <= least:
            return match[0]
        short = f"tensor<{rows}x{kept}x{left}>", f"tensor<{kept}x{columns}x{right}>"
        part = name.strip("%")
        return (f"%l{part} = stablehlo.slice {lhs} [0:{rows}, 0:{kept}] : (tensor<{rows}x{length}x{left}>) -> {short[0]}\n"
                f"    %r{part} = stablehlo.slice {rhs} [0:{kept}, 0:{columns}] : (tensor<{length}x{columns}x{right}>) -> {short[1]}\n"
                f"    {name} = stablehlo.dot_general %l{part}, %r{part}, contracting_dims = [1] x [0]{rest} : ({short[0]}, {short[1]}) -> {result}")

    return PRODUCT.sub(product, text)


def make(options):
    """The function that runs a case."""
    own = dict(option.partition("=")[::2] for option in options.option if option.startswith(("terms=", "from=")))
    options.option = [option for option in options.option if not option.startswith(("terms=", "from="))]
    run = xla.make(options)
    terms, least = int(own.get("terms", 16)), int(own.get("from", 512))
    return lambda text, arrays, arguments, results: run(shortened(text, terms, least), arrays, arguments, results)


if __name__ == "__main__":
    main(make, __doc__.split("\n")[0])
