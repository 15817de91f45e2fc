"""Test files of the operations about types: constant, iota, convert, bitcast_convert, reduce_precision."""

from fractions import Fraction

from tools.oracle import model
from tools.cases.cases import Case, Check, literal, numbers, part_of, tensor, together
from tools.cases.elementwise_cases import (EXTENDED, EXTENDED_FAULT, FAULTS, WIDE_FLOATS, all_codes, edges, given,
                               integer_edges, plain)
from tools.oracle.formats import (COMPLEX, FLOATS, INTEGERS, SMALL_FLOATS, Format, Value,
                     element_type, float_format, value_of)


# constant

LITERALS = ["0.0", "-0.0", "1.0", "0.1", "3.1415", "-2.0", "1.0e5", "1.0e-9"]


def constant_float_case(element):
    """Decimal literals, seen through their bits."""
    kind = float_format(element)
    texts = [t for t in LITERALS if kind.signed or float(t) > 0]
    codes = [kind.encode(value_of(float(t))) for t in texts]
    lines = [f"%x = stablehlo.constant dense<[{', '.join(texts)}]> : tensor<{len(texts)}x{element}>"]
    if kind.width == 6:
        lines.append(f"%r = stablehlo.convert %x : (tensor<{len(texts)}xf6E2M3FN>) -> tensor<{len(texts)}xf32>"
                     .replace("f6E2M3FN", element))
        bits = tensor("f32", [model.convert(kind, float_format("f32"), code) for code in codes])
    else:
        lines.append(f"%r = stablehlo.bitcast_convert %x : (tensor<{len(texts)}x{element}>) -> "
                     f"tensor<{len(texts)}xui{kind.width}>")
        bits = tensor(f"ui{kind.width}", codes)
    return Case(f"literals_of_{element}_round_to_nearest", lines, [Check("%r", bits)])


def constant_bits_case(element):
    """Hexadecimal literals are bits, and so are blobs."""
    kind = float_format(element)
    codes = [code for code in edges(element) if not kind.decode(code).is_finite] + [1, kind.max_finite]
    digits = (kind.width + 3) // 4
    text = ", ".join(f"0x{code:0{digits}X}" for code in codes)
    blob = tensor(element, codes).blob()
    lines = [f"%r = stablehlo.constant dense<[{text}]> : tensor<{len(codes)}x{element}>"]
    return Case(f"bits_of_{element}", lines + [f"%blob = stablehlo.constant {blob}"],
                [Check("%r", tensor(element, codes)), Check("%blob", tensor(element, codes))])


def constant_integer_case(element):
    kind = element_type(element)
    codes = [0, 1] if element == "i1" else integer_edges(kind)
    lines = [f"%r = stablehlo.constant {literal(tensor(element, codes))}",
             f"%blob = stablehlo.constant {tensor(element, codes).blob()}"]
    return Case(f"constant_of_{element}", lines,
                [Check("%r", tensor(element, codes)), Check("%blob", tensor(element, codes))])


def constant_complex_case(element):
    part = part_of(element)
    value = numbers(element, [1.5 - 2.0j, -0.0 + 0.1j])
    lines = [f"%x = stablehlo.constant dense<[(1.5, -2.0), (-0.0, 0.1)]> : tensor<2x{element}>",
             f"%re = stablehlo.real %x : (tensor<2x{element}>) -> tensor<2x{part}>",
             f"%im = stablehlo.imag %x : (tensor<2x{element}>) -> tensor<2x{part}>"]
    return Case(f"constant_of_{plain(element)}", lines, [
        Check("%re", numbers(part, [1.5, -0.0])), Check("%im", numbers(part, [-2.0, 0.1]))])


def constant_file():
    cases = [constant_float_case(element) for element in FLOATS]
    cases += [constant_bits_case(element) for element in FLOATS]
    cases += [constant_integer_case(element) for element in ["i1"] + INTEGERS]
    cases += [constant_complex_case(element) for element in COMPLEX]
    extended = [(e, [1.0, -0.1, 3.1415]) for e in EXTENDED]
    for element, values in extended:
        codes = numbers(element, values)
        digits = [f"0x{code:X}" for code in codes.codes.tolist()]
        lines = [f"%x = stablehlo.constant dense<[1.0, -0.1, 3.1415]> : tensor<3x{element}>",
                 f"%r = stablehlo.constant dense<[{', '.join(digits)}]> : tensor<3x{element}>"]
        cases.append(Case(f"constant_of_{element}", lines, [Check("%r", codes), Check("%x", codes)],
                          reference=EXTENDED_FAULT))
    return "decimals are rounded to nearest even, hexadecimals and blobs are bits", cases


# iota

def iota_case(element):
    kind = element_type(part_of(element))
    count = 40 if isinstance(kind, Format) and kind.width <= 8 else 6
    source = element_type("i64")
    codes = [model.convert(source, kind, i) for i in range(count)]
    if element in COMPLEX:
        codes = [[code, 0] for code in codes]
    lines = [f"%r = stablehlo.iota dim = 0 : tensor<{count}x{element}>"]
    fault = FAULTS.get(element, "") if element == "f8E8M0FNU" else ""
    return Case(f"iota_of_{plain(element)}", lines, [Check("%r", tensor(element, codes))], reference=fault)


def iota_file():
    cases = [iota_case(element) for element in FLOATS + INTEGERS + COMPLEX]
    for dim, rows in ((0, [[0, 0, 0], [1, 1, 1]]), (1, [[0, 1, 2], [0, 1, 2]])):
        cases.append(Case(f"iota_along_dimension_{dim}", [f"%r = stablehlo.iota dim = {dim} : tensor<2x3xi32>"],
                          [Check("%r", numbers("i32", rows))]))
    cases.append(Case("iota_of_nothing", ["%r = stablehlo.iota dim = 0 : tensor<0x2xi32>"],
                      [Check("%r", numbers("i32", [], (0, 2)))]))
    return "each index, converted to the element type once: overflow is the type's", cases


# convert

def ties(kind):
    """Values at, beside and between the codes that matter to rounding, as Fractions."""
    smallest = kind.magnitude(1) if kind.zero != "none" else kind.magnitude(0)
    one = kind.encode(value_of(1))
    top, beyond = kind.magnitude(kind.max_finite), kind.magnitude(kind.max_finite + 1)
    near = Fraction(1, 1 << 20)
    half_ulp = (kind.magnitude(one + 1) - 1) / 2
    points = [Fraction(0), smallest / 4, smallest / 2, smallest / 2 * (1 + near), smallest, smallest * Fraction(3, 2)]
    points += [1 + half_ulp, 1 + half_ulp * 3, (1 + half_ulp) * (1 + near), Fraction(1, 10)]
    points += [top, (top + beyond) / 2, (top + beyond) / 2 * (1 - near), (top + beyond) / 2 * (1 + near), 4 * beyond]
    return points


def float_convert_case(source, target):
    """From a wide type: ties, subnormals, overflow, infinities and NaNs, of either sign."""
    wide, kind = float_format(source), float_format(target)
    codes = [wide.encode(Value(negative, p)) for p in ties(kind) for negative in (False, True)]
    codes += [wide.infinity, wide.infinity | wide.sign_bit, wide.nan_code(), wide.nan_code(True), wide.infinity | 1]
    codes = list(dict.fromkeys(codes))
    lines = [given(source, codes), f"%r = stablehlo.convert %x : (tensor<{len(codes)}x{source}>) -> tensor<{len(codes)}x{target}>"]
    results = [model.convert(wide, kind, code) for code in codes]
    fault = FAULTS.get(target, "") or (EXTENDED_FAULT if target in EXTENDED + NAMED else "")
    return Case(f"{source}_to_{target}", lines, [Check("%r", tensor(target, results))], reference=fault)


def code_convert_case(source, target, body=None):
    """Every code of a narrow type."""
    kind = float_format(source)
    lines, codes = all_codes(source)
    count = len(codes)
    lines.append(f"%r = stablehlo.convert %x : (tensor<{count}x{source}>) -> tensor<{count}x{target}>")
    results = [model.convert(kind, element_type(target), code) for code in codes]
    fault = FAULTS.get(target, "") or FAULTS.get(source, "") if target not in INTEGERS else ""
    return Case(f"every_{source}_to_{target}", lines, [Check("%r", tensor(target, results))], reference=fault)


def value_convert_case(source, target, values, fault="", name=""):
    kind = element_type(source)
    codes = numbers(source, values).codes.tolist()
    lines = [given(source, codes), f"%r = stablehlo.convert %x : (tensor<{len(codes)}x{source}>) -> tensor<{len(codes)}x{target}>"]
    results = [model.convert(kind, element_type(target), code) for code in codes]
    return Case(name or f"{source}_to_{target}", lines, [Check("%r", tensor(target, results))], reference=fault)


TO_INTEGER = [0.0, -0.0, 0.9, -0.9, 1.5, -1.5, 2.5, 7.9, -8.9, 127.5, -128.5, 255.5, -300.0, 65535.5, 4e9, -4e9,
              1e20, -1e20, float("inf"), float("-inf"), float("nan")]


def to_integer_cases():
    cases = [value_convert_case("f32", element, TO_INTEGER) for element in INTEGERS]
    return cases + [value_convert_case("f64", element, TO_INTEGER + [2.0 ** 53 + 2, 9.3e18])
                    for element in ("i64", "ui64")]


def integer_convert_cases():
    wide = element_type("i32")
    values = [0, 1, -1, 3, 5, 17, 19, 31, 33, 248, 464, 465, 61440, 65519, 65520, 16777217, wide.maximum, wide.minimum]
    cases = [value_convert_case("i32", target, values, FAULTS.get(target, "") if target == "f8E8M0FNU" else "")
             for target in SMALL_FLOATS + WIDE_FLOATS]
    big = [2 ** 53 + 1, 2 ** 63 - 1, -2 ** 53 - 3, 2 ** 24 + 1, -2 ** 63]
    cases += [value_convert_case("i64", target, big) for target in ("f32", "f64", "bf16")]
    cases += [value_convert_case("ui64", target, [2 ** 64 - 1, 2 ** 63 + 1025]) for target in ("f32", "f64")]
    odd = [0, 1, -1, 5, 44, 127, -128, 300, -129, 65535, 2 ** 31 - 1]
    cases += [value_convert_case("i32", target, odd) for target in INTEGERS + ["i1"]]
    cases += [value_convert_case(source, "i64", [element_type(source).minimum, element_type(source).maximum, 1],
                                 name=f"widest_{source}_to_i64") for source in INTEGERS]
    cases += [value_convert_case("i1", target, [0, 1], FAULTS.get(target, "") if target == "f8E8M0FNU" else "",
                                 f"i1_to_{target}") for target in SMALL_FLOATS + ["f32", "i8", "ui2"]]
    return cases


def truth_case(element):
    """Everything but zero is true, NaN too."""
    kind = float_format(element)
    codes = edges(element)
    lines = [given(element, codes), f"%r = stablehlo.convert %x : (tensor<{len(codes)}x{element}>) -> tensor<{len(codes)}xi1>"]
    return Case(f"{element}_to_i1", lines, [Check("%r", tensor("i1", [model.convert(kind, element_type('i1'), c) for c in codes]))])


def complex_convert_cases():
    from_f32 = ["%x = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xf32>",
                "%r = stablehlo.convert %x : (tensor<2xf32>) -> tensor<2xcomplex<f64>>"]
    to_real = ["%x = stablehlo.constant dense<[(1.5, 2.0), (-0.0, 0x7FC00000)]> : tensor<2xcomplex<f32>>",
               "%r = stablehlo.convert %x : (tensor<2xcomplex<f32>>) -> tensor<2xf8E4M3FN>"]
    narrow = ["%x = stablehlo.constant dense<[(0.1, -0.2), (1.0e300, -0.0)]> : tensor<2xcomplex<f64>>",
              "%r = stablehlo.convert %x : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f32>>"]
    return [Case("f32_to_complex_f64", from_f32, [Check("%r", numbers("complex<f64>", [1.5, complex(-0.0, 0.0)]))]),
            Case("complex_f32_to_f8E4M3FN_takes_the_real_part", to_real, [Check("%r", numbers("f8E4M3FN", [1.5, -0.0]))]),
            Case("complex_f64_to_complex_f32", narrow,
                 [Check("%r", numbers("complex<f32>", [0.1 - 0.2j, complex(1e300, -0.0)]))])]


def convert_files():
    """Four files: from wide floats, from every narrow code, to integers, from integers."""
    wide = [float_convert_case("f64", target) for target in FLOATS[:-1] + EXTENDED]
    wide += [float_convert_case("f32", target) for target in FLOATS if target != "f32"]
    for element in EXTENDED:
        kind = float_format(element)
        codes = edges(element)[:20]
        lines = [given(element, codes), f"%r = stablehlo.convert %x : (tensor<{len(codes)}x{element}>) -> tensor<{len(codes)}xf64>"]
        results = [model.convert(kind, float_format("f64"), code) for code in codes]
        wide.append(Case(f"{element}_to_f64", lines, [Check("%r", tensor("f64", results))], reference=EXTENDED_FAULT))
    narrow = [code_convert_case(source, "bf16") for source in SMALL_FLOATS]
    following = SMALL_FLOATS[1:] + SMALL_FLOATS[:1]
    narrow += [code_convert_case(a, b) for a, b in zip(SMALL_FLOATS, following)]
    narrow += [code_convert_case(b, a) for a, b in zip(SMALL_FLOATS, following) if a != b]
    narrow += [code_convert_case(source, "i8") for source in SMALL_FLOATS]
    to_integers = to_integer_cases() + [truth_case(element) for element in FLOATS] + complex_convert_cases()
    note = "one rounding to nearest even; overflow as the target type has it; the sign of NaN stays, its payload goes"
    return {"convert": (note, wide),
            "convert_every_code": ("every code of the narrow float types", narrow),
            "convert_to_integers": ("towards zero, saturating, NaN is 0; only zero is false", to_integers),
            "convert_integers": ("between integers modulo 2^width; to floats with one rounding", integer_convert_cases())}


# bitcast_convert

def packed(codes, width):
    """One integer of the codes, the first in its lowest bits."""
    return sum(code << (i * width) for i, code in enumerate(codes))


def bitcast_case(source, target, codes):
    """Between any widths: a wider element is a last dimension of narrower ones, lowest bits first."""
    narrow, wide = element_type(source), element_type(target)
    if narrow.width > wide.width:
        count, many = len(codes), narrow.width // wide.width
        lines = [given(source, codes),
                 f"%r = stablehlo.bitcast_convert %x : (tensor<{count}x{source}>) -> tensor<{count}x{many}x{target}>"]
        parts = split(codes, narrow.width, wide.width)
        return Case(f"{source}_to_{many}_{target}", lines, [Check("%r", tensor(target, parts))])
    rows = codes if isinstance(codes[0], list) else [[code] for code in codes]
    results = [packed(row, narrow.width) for row in rows]
    shape = f"{len(rows)}" + (f"x{len(rows[0])}" if narrow.width < wide.width else "")
    value = rows if narrow.width < wide.width else codes
    lines = [given(source, value), f"%r = stablehlo.bitcast_convert %x : (tensor<{shape}x{source}>) -> tensor<{len(rows)}x{target}>"]
    group = f"_{wide.width // narrow.width}_in_one" if narrow.width < wide.width else ""
    return Case(f"{source}_to_{target}{group}", lines, [Check("%r", tensor(target, results))])


def split(codes, width, part):
    return [[code >> shift & ((1 << part) - 1) for shift in range(0, width, part)] for code in codes]


def bitcast_file():
    cases = []
    for element in FLOATS:
        kind = float_format(element)
        if kind.width != 6:
            codes = edges(element)
            cases.append(bitcast_case(element, f"ui{kind.width}", codes))
            cases.append(bitcast_case(f"i{kind.width}", element, codes))
        else:
            lines = [given(element, edges(element)), f"%r = stablehlo.bitcast_convert %x : "
                     f"(tensor<{len(edges(element))}x{element}>) -> tensor<{len(edges(element))}xf6E3M2FN>"]
            cases.append(Case(f"{element}_to_f6E3M2FN", lines, [Check("%r", tensor("f6E3M2FN", edges(element)))]))
    for source, target in (("f32", "f8E4M3FN"), ("f16", "f8E5M2"), ("ui32", "bf16"), ("f64", "f32"), ("ui8", "f4E2M1FN"),
                           ("i8", "i2"), ("f16", "f4E2M1FN"), ("ui64", "f8E8M0FNU")):
        width = element_type(source).width
        codes = [0x0123456789ABCDEF >> (64 - width), 0xFEDCBA9876543210 & ((1 << width) - 1)]
        cases.append(bitcast_case(source, target, codes))
        cases.append(bitcast_case(target, source, split(codes, width, element_type(target).width)))
    lines = ["%x = stablehlo.constant dense<[(0x7FC00001, -0.0)]> : tensor<1xcomplex<f32>>",
             "%r = stablehlo.bitcast_convert %x : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>"]
    cases.append(Case("complex_f32_to_itself", lines, [Check("%r", tensor("complex<f32>", [[0x7FC00001, 0x80000000]]))]))
    return "bits are kept; the first element of a group is in the lowest bits", cases


# reduce_precision

def reduce_precision_bits(kind, code, exponent_bits, mantissa_bits):
    """The spec's steps on a code that is not NaN: round the mantissa, then range-check the exponent."""
    drop = max(kind.mantissa_bits - mantissa_bits, 0)
    if drop:
        code += (1 << (drop - 1)) - 1 + (code >> drop & 1)
        code = code >> drop << drop
    if exponent_bits >= kind.exponent_bits:
        return code
    sign = code & kind.sign_bit
    exponent = (code & ~kind.sign_bit) >> kind.mantissa_bits
    centre, reach = (1 << (kind.exponent_bits - 1)) - 1, (1 << (exponent_bits - 1)) - 1
    if exponent > centre + reach:
        return sign | kind.infinity
    return sign if exponent <= centre - reach else code


def reduce_precision_case(element, exponent_bits, mantissa_bits, codes):
    kind = float_format(element)
    nan = kind.infinity if mantissa_bits == 0 else None  # NaN needs a mantissa
    results = [(nan or code) if kind.is_nan_code(code) else reduce_precision_bits(kind, code, exponent_bits, mantissa_bits)
               for code in codes]
    name = f"e{exponent_bits}m{mantissa_bits}"
    lines = [given(element, codes), f"%r = stablehlo.reduce_precision %x, format = {name} : tensor<{len(codes)}x{element}>"]
    return Case(f"{element}_to_{name}", lines, [Check("%r", tensor(element, results))],
                reference=FAULTS["f8E8M0FNU"] if element == "f8E8M0FNU" else "")


def reduce_precision_file():
    values = (0.1, -0.1, 1.0, 1.0625, 1.1875, -1.9375, 255.0, 448.0, 464.0, 65519.0, 65520.0, 1e-3, -2.0 ** -9, 2.0 ** -14, 1e-5)
    cases = []
    for element, formats in {"f64": [(5, 10), (8, 7), (11, 0)], "f32": [(5, 10), (8, 7), (4, 3), (5, 2)],
                             "bf16": [(5, 7), (8, 3), (4, 3)], "f16": [(5, 2), (4, 3), (5, 10)],
                             "f8E5M2": [(4, 2), (5, 1), (3, 1)], "f8E4M3": [(3, 3), (4, 1), (2, 2)],
                             "f8E3M4": [(3, 2), (2, 4), (2, 0)]}.items():
        for exponent_bits, mantissa_bits in formats:
            cases.append(reduce_precision_case(element, exponent_bits, mantissa_bits, edges(element, values)))
    for element in SMALL_FLOATS:
        kind = float_format(element)
        if kind.infinity is None:
            codes = sorted({sign | code for code in range(0, kind.max_finite // 2, max(1, kind.max_finite // 24))
                            for sign in (0, kind.sign_bit)} - {kind.sign_bit if kind.nan == "negative zero" else -1})
            cases.append(reduce_precision_case(element, kind.exponent_bits, max(kind.mantissa_bits - 1, 0), codes))
    return "rounds the mantissa on the type's own bits, then the exponent's range: infinity above, zero below", cases


# Types beyond MLIR's own

NAMED = ["f8E4M3F", "f8E3M4FN", "f7E3M3FNUZ", "f6E3M2", "f5E2M2F", "f8E4M4FNU", "f8E5M2B9FN", "f12E6M5", "f16E6M9", "f24E8M15"]


def named_type_cases(element):
    """Decode, encode, arithmetic and a function of a type spelled by the grammar of float names."""
    kind = float_format(element)
    codes = list(range(1 << kind.width)) if kind.width <= 8 else edges(element)
    spread, count = f"tensor<{len(codes)}x{element}>", len(codes)
    others = codes[len(codes) // 3:] + codes[:len(codes) // 3]
    x, y = given(element, codes), given(element, others, "%y")

    def case(name, lines, target, results):
        return Case(name, lines, [Check("%r", tensor(target, results))], reference=EXTENDED_FAULT)
    return [
        case(f"values_of_{element}", [x, f"%r = stablehlo.convert %x : ({spread}) -> tensor<{count}xf32>"], "f32",
             [model.convert(kind, float_format("f32"), c) for c in codes]),
        float_convert_case("f32", element),
        case(f"sums_in_{element}", [x, y, f"%r = stablehlo.add %x, %y : {spread}"], element,
             [model.binary("add", kind, a, b) for a, b in zip(codes, others)]),
        case(f"quotients_in_{element}", [x, y, f"%r = stablehlo.divide %x, %y : {spread}"], element,
             [model.binary("divide", kind, a, b) for a, b in zip(codes, others)]),
        case(f"exponentials_in_{element}", [x, f"%r = stablehlo.exponential %x : {spread}"], element,
             [model.unary("exponential", kind, c) for c in codes]),
        case(f"negated_{element}", [x, f"%r = stablehlo.negate %x : {spread}"], element,
             [model.unary("negate", kind, c) for c in codes]),
    ]


def named_types_file():
    return "the families of the grammar", [case for element in NAMED for case in named_type_cases(element)]


CONVERSIONS = together(convert_files, "convert", "convert_every_code", "convert_to_integers", "convert_integers")


def files():
    return {"named_types": named_types_file, "constant": constant_file, "iota": iota_file, **CONVERSIONS,
            "bitcast_convert": bitcast_file, "reduce_precision": reduce_precision_file}
