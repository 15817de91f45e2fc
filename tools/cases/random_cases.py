"""Test cases of the random number operations: the bits that XLA:CPU draws, and rng by its statement
in docs/numerics.md, with a Philox of our own."""

import math

from tools.cases.cases import Case, Check, literal, numbers, tensor
from tools.oracle.formats import Integer, element_type, value_of
from tools.cases.linear_cases import plain
from tools.oracle.oracle import Oracle, Tensor

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


def philox(key, counter):
    """The two 64-bit words of a block."""
    low = lambda x: x & 0xFFFFFFFF
    k, (a, b, c, d) = [low(key), key >> 32], [counter >> 32 * i & 0xFFFFFFFF for i in range(4)]
    for _ in range(10):
        first, second = a * 0xD2511F53, c * 0xCD9E8D57
        a, b, c, d = second >> 32 ^ b ^ k[0], low(second), first >> 32 ^ d ^ k[1], low(first)
        k = [low(k[0] + 0x9E3779B9), low(k[1] + 0xBB67AE85)]
    return a | b << 32, c | d << 32


def words(count, draw=0):
    return [word for block in range((count + 1) // 2) for word in philox(0, draw << 64 | block)][:count]


def uniform_codes(element, a, b, count, draw=0):
    kind = element_type(element)
    if isinstance(kind, Integer):
        return [kind.encode(a + (word * (b - a) >> 64)) for word in words(count, draw)]
    codes = range(1 << min(kind.width, 16))
    finite = [(float(kind.decode(code).signed), code) for code in codes if kind.decode(code).is_finite] if kind.width <= 16 else None
    found = []
    for word in words(count, draw):
        u = (word >> 11) / 2**53
        exact = a * (1 - u) + b * u
        if finite:
            within = [pair for pair in finite if pair[0] <= exact and a <= pair[0] < b]
            found.append(max(within, key=lambda pair: (pair[0], -pair[1]))[1])
        else:
            code = kind.encode(value_of(exact))
            found.append(code if float(kind.decode(code).signed) <= exact else code + (1 if exact < 0 else -1))
    return found


def normal_values(mean, deviation, count):
    found = []
    drawn = words(count + count % 2)
    for first, second in zip(drawn[::2], drawn[1::2]):
        radius, turn = math.sqrt(-2 * math.log(1 - (first >> 11) / 2**53)), 2 * math.pi * ((second >> 11) / 2**53)
        found += [mean + deviation * radius * math.cos(turn), mean + deviation * radius * math.sin(turn)]
    return found[:count]


def rng_lines(name, a, b, shape, distribution):
    kind = Tensor(shape, a.element, None).type
    sizes = tensor("i64", list(shape), (len(shape),))
    return [f"%a{name} = stablehlo.constant {literal(a)}", f"%b{name} = stablehlo.constant {literal(b)}",
            f"%shape{name} = stablehlo.constant {literal(sizes)}",
            f"%r{name} = stablehlo.rng %a{name}, %b{name}, %shape{name}, distribution = {distribution} : "
            f"({a.type}, {b.type}, {sizes.type}) -> {kind}"]


def rng_file():
    cases, why = [], "the reference interpreter refuses rng"
    bounds = {"i1": (0, 1), "i2": (-2, 1), "ui2": (0, 3), "i4": (-8, 7), "ui8": (0, 255), "i8": (-3, 4), "i16": (-30000, 30000),
              "i32": (-2**31, 2**31 - 1), "ui32": (5, 6), "i64": (-2**63, 2**63 - 1), "ui64": (0, 2**64 - 1)}
    floats = ["f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E3M4", "f8E4M3", "f8E4M3FN", "f8E5M2", "f16", "bf16", "f32", "f64"]
    bounds |= {element: [(0.0, 1.0), (-1.0, 1.0), (-2.0, -0.5), (1.0, 6.0)][place % 4] for place, element in enumerate(floats)}
    for place, (element, (a, b)) in enumerate(bounds.items()):
        shape = [(6,), (3, 5), (2, 1, 3)][place % 3]
        scalar = lambda x: numbers(element, x)
        expected = tensor(element, uniform_codes(element, a, b, math.prod(shape)), shape)
        cases.append(Case(f"uniform_{element}", rng_lines("", scalar(a), scalar(b), shape, "UNIFORM"),
                          [Check("%r", expected, "equal")], reference=why))
    for place, element in enumerate(floats):
        mean, deviation = (0.0, 1.0) if place % 2 else (1.0, 0.5)
        shape = [(5,), (2, 4)][place % 2]
        expected = numbers(element, normal_values(mean, deviation, math.prod(shape)))
        expected = expected._replace(shape=shape, codes=expected.codes.reshape(shape))
        how = ("ulp", 8) if element == "f64" else "equal"
        scalar = lambda x: numbers(element, x)
        cases.append(Case(f"normal_{element}", rng_lines("", scalar(mean), scalar(deviation), shape, "NORMAL"),
                          [Check("%r", expected, how)], reference=why))
    zero, one = numbers("f32", 0.0), numbers("f32", 1.0)
    body = rng_lines("0", zero, one, (3,), "UNIFORM") + rng_lines("1", zero, one, (3,), "UNIFORM")
    checks = [Check(f"%r{draw}", tensor("f32", uniform_codes("f32", 0.0, 1.0, 3, draw))) for draw in (0, 1)]
    cases.append(Case("every_draw_is_another", body, checks, reference=why))
    cases.append(Case("nothing_is_drawn", rng_lines("", zero, one, (2, 0), "UNIFORM"), [Check("%r", tensor("f32", [], (2, 0)))], reference=why))
    cases.append(Case("one_is_drawn", rng_lines("", zero, one, (), "UNIFORM"),
                      [Check("%r", tensor("f32", uniform_codes("f32", 0.0, 1.0, 1)[0], ()))], reference=why))
    return "numbers of a seed, 0 unless --seed says otherwise", cases


def files():
    return {"rng_bit_generator": generator_file, "rng": rng_file}
