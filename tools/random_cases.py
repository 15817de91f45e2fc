"""Test cases of the random number operations: the bits that XLA:CPU draws."""

from cases import Case, Check, literal, tensor
from linear_cases import plain
from oracle import Oracle, Tensor

ELEMENTS = ["i2", "ui2", "i4", "ui4", "i8", "ui8", "i16", "ui16", "i32", "ui32", "i64", "ui64", "f4E2M1FN", "f6E2M3FN",
            "f8E4M3FN", "f8E5M2", "f8E8M0FNU", "f16", "bf16", "f32", "f64"]
SHAPES = [(), (1,), (5,), (6,), (3, 5), (3, 4), (7, 2, 3), (1, 1, 1), (0,), (3, 0, 2), (2, 2)]
STATES = {2: [[1, 2], [0, 2**64 - 1], [0x9E3779B97F4A7C15, 2**32 - 1]],
          3: [[1, 2, 3], [5, 2**64 - 1, 2**64 - 1], [0x9E3779B97F4A7C15, 2**64 - 2, 7]]}
REFUSED = "the reference interpreter refuses rng_bit_generator"


def generator_body(algorithm, state, result):
    return [f"%state = stablehlo.constant {literal(state)}",
            f"%after, %bits = stablehlo.rng_bit_generator %state, algorithm = {algorithm} : "
            f"({state.type}) -> ({state.type}, {result})"]


def generator_case(xla, algorithm, element, shape, state):
    state = tensor("ui64", state)
    result = Tensor(shape, element, None).type
    body = generator_body(algorithm, state, result)
    case = Case("_".join([algorithm.lower(), plain(element), "x".join(map(str, shape)) or "scalar", str(state.shape[0])]),
                body, [Check("%after", state), Check("%bits", Tensor(shape, element, None))], reference=REFUSED)
    try:
        after, bits = xla.run(case.program())
    except Exception as error:
        print(f"{case.name}: {str(error)[:100]}")
        return None
    return case._replace(checks=[Check("%after", after), Check("%bits", bits)])


def generator_file():
    cases = []
    with Oracle("xla") as xla:
        for place, element in enumerate(ELEMENTS):
            for offset, (algorithm, size) in enumerate((("THREE_FRY", 2), ("PHILOX", 2), ("PHILOX", 3), ("DEFAULT", 2 + place % 2))):
                shape = SHAPES[(place + 3 * offset) % len(SHAPES)]
                state = STATES[size][(place + offset) % 3]
                cases.append(generator_case(xla, algorithm, element, shape, state))
        for place, shape in enumerate(SHAPES):
            cases.append(generator_case(xla, "THREE_FRY", "ui32", shape, STATES[2][1])._replace(name=f"halves_{place}"))
            cases.append(generator_case(xla, "PHILOX", "ui64", shape, STATES[3][1])._replace(name=f"carry_{place}"))
    return "the bits and the state after them that XLA:CPU gives", [case for case in cases if case]


def files():
    return {"rng_bit_generator": generator_file()}
