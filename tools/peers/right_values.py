"""The right code of any elementwise operation on small floats, by `model.py`."""

from tools.oracle import chlo_functions
from tools.oracle import model
from tools.cases.chlo_cases import PREDICATES, next_after
from tools.oracle.formats import element_type, float_format

KEPT = ["real", "conj"]


def right(operation, codes):
    """The code that an `Operation` of peers.py should give for codes of its operands."""
    name, _, direction = operation.short.partition(" ")
    if name == "convert":
        return model.convert(element_type(operation.operand), element_type(operation.result), codes[0])
    kind = float_format(operation.operand)
    if direction:
        return model.compare(direction, kind, *codes)
    if name in PREDICATES:
        return int(PREDICATES[name](kind.decode(codes[0])))
    if name == "is_finite":
        return int(kind.decode(codes[0]).is_finite)
    if name in KEPT:
        return codes[0]
    if name == "square":
        return model.binary("multiply", kind, codes[0], codes[0])
    if name == "next_after":
        return next_after(kind, *codes)
    if len(codes) == 1:
        return model.unary(name, kind, codes[0])
    if name in model.OPERATIONS:
        return model.binary(name, kind, *codes)
    value = getattr(chlo_functions, name)(*map(kind.decode, codes))
    return model.computed(kind, value)
