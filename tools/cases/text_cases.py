"""Test files about the text itself: literals, printing, checks, several modules in a file."""

from tools.cases.cases import Case, Check, numbers, tensor
from tools.cases.elementwise_cases import edges, plain
from tools.oracle.formats import FLOATS, float_format

ORIGIN = "// Made by tools/cases/gen_interpret_tests.py: change it there."


# Literals, seen through their bits

FLOAT_LITERALS = [  # name, literal, shape, element, codes
    ("a_dot_needs_no_digits_after_it", "[1., 1.e2, 0.5E+1]", (3,), "f32", [0x3F800000, 0x42C80000, 0x40A00000]),
    ("hexadecimals_are_bits", "[0x7fc00001, 0x3F80, 0xFF800000]", (3,), "f32", [0x7FC00001, 0x3F80, 0xFF800000]),
    ("minus_zero_keeps_its_sign", "[-0.0, 0.0]", (2,), "f8E5M2", [0x80, 0]),
    ("minus_zero_has_no_place_in_fnuz", "[-0.0, 0.0]", (2,), "f8E5M2FNUZ", [0, 0]),
    ("decimals_pass_through_f64", "[1.06250000000000000000001, 1.0625000001]", (2,), "f8E4M3FN", [0x38, 0x39]),
    ("f32_decimals_pass_through_f64_too", "[1.00000005960464477539062500001]", (1,), "f32", [0x3F800000]),
    ("too_large_for_f8E4M3FN_is_nan", "[1.0e5, -1.0e5, 464.0]", (3,), "f8E4M3FN", [0x7F, 0xFF, 0x7E]),
    ("too_large_for_f8E4M3_is_infinite", "[1.0e5, -248.0, 247.0]", (3,), "f8E4M3", [0x78, 0xF8, 0x77]),
    ("too_large_for_fnuz_is_nan", "[1.0e5, 30.9]", (2,), "f8E4M3B11FNUZ", [0x80, 0x7F]),
    ("too_large_for_f4_is_its_largest", "[100.0, -100.0, 5.0]", (3,), "f4E2M1FN", [7, 15, 6]),
    ("too_large_for_f16_is_infinite", "[65520.0, 65519.0]", (2,), "f16", [0x7C00, 0x7BFF]),
    ("f8E8M0FNU_rounds_ties_up", "[3.0, 0.1, 3.1415, 0x00, 0xFF]", (5,), "f8E8M0FNU", [0x81, 0x7C, 0x81, 0, 0xFF]),
    ("subnormals", "[1.0e-45, -7.0e-46, 7.1e-46]", (3,), "f32", [1, 0x80000000, 1]),
    ("a_scalar_is_a_splat", "0xC0", (3,), "f8E5M2", [0xC0] * 3),
    ("a_blob_is_little_endian", '"0x0000803F000000BF"', (2,), "f32", [0x3F800000, 0xBF000000]),
    ("a_blob_of_one_element_is_a_splat", '"0x803F"', (2, 2), "bf16", [[0x3F80] * 2] * 2),
    ("a_narrow_element_takes_a_byte", '"0x0F0102"', (3,), "f4E2M1FN", [15, 1, 2]),
]
INTEGER_LITERALS = [
    ("signless_integers_take_either_reading", "[200, -56, 0xFF, 127]", (4,), "i8", [200, 200, 255, 127]),
    ("unsigned_integers_reach_their_top", "[18446744073709551615, 0]", (2,), "ui64", [2 ** 64 - 1, 0]),
    ("i64_reaches_both_ends", "[-9223372036854775808, 9223372036854775807]", (2,), "i64", [2 ** 63, 2 ** 63 - 1]),
    ("truth_values", "[true, false, 1, 0, -1]", (5,), "i1", [1, 0, 1, 0, 1]),
    ("a_splat_of_truth", "true", (3,), "i1", [1, 1, 1]),
    ("i1_blobs_have_a_byte_each", '"0x010001"', (3,), "i1", [1, 0, 1]),
    ("an_i1_blob_of_one_byte_is_a_splat", '"0x01"', (9,), "i1", [1] * 9),
    ("upper_bits_of_narrow_blobs_are_ignored", '"0xF1"', (2,), "i4", [1, 1]),
    ("i2_and_its_ends", "[-2, -1, 0, 1, 3]", (5,), "i2", [2, 3, 0, 1, 3]),
    ("nested_lists", "[[[1, 2]], [[3, 4]]]", (2, 1, 2), "i32", [[[1, 2]], [[3, 4]]]),
]


def literal_case(name, text, shape, element, codes):
    dims = "".join(f"{d}x" for d in shape)
    lines = [f"%x = stablehlo.constant dense<{text}> : tensor<{dims}{element}>"]
    kind = float_format(element)
    if not kind:
        return Case(name, [lines[0].replace("%x", "%r")], [Check("%r", tensor(element, codes))])
    lines.append(f"%r = stablehlo.bitcast_convert %x : (tensor<{dims}{element}>) -> tensor<{dims}ui{kind.width}>")
    return Case(name, lines, [Check("%r", tensor(f"ui{kind.width}", codes))])


def literal_cases():
    cases = [literal_case(*row) for row in FLOAT_LITERALS + INTEGER_LITERALS]
    for dims, text in (("0x", ""), ("0x", "[]"), ("2x0x", "[[], []]"), ("0x3x", "")):
        shape = [int(d) for d in dims.split("x")[:-1]]
        name = f"empty_{'_'.join(map(str, shape))}" + ("_as_a_list" if text == "[]" else "")
        cases.append(Case(name, [f"%r = stablehlo.constant dense<{text}> : tensor<{dims}i32>"],
                          [Check("%r", numbers("i32", [], shape))]))
    cases.append(Case("complex_pairs", ["%r = stablehlo.constant dense<[(1.0, -0.0), (0x7FC00000, 2.5)]> : tensor<2xcomplex<f32>>"],
                      [Check("%r", tensor("complex<f32>", [[0x3F800000, 0x80000000], [0x7FC00000, 0x40200000]]))]))
    cases.append(Case("a_complex_splat", ["%r = stablehlo.constant dense<(1.0, -2.0)> : tensor<2xcomplex<f64>>"],
                      [Check("%r", numbers("complex<f64>", [1 - 2j, 1 - 2j]))]))
    cases.append(Case("old_i1_blobs_are_packed", ['%r = stablehlo.constant dense<"0x0580"> : tensor<16xi1>'],
                      [Check("%r", tensor("i1", [1, 0, 1] + [0] * 12 + [1]))], reference="jaxlib refuses them"))
    cases.append(Case("a_resource_comes_at_the_end_of_the_file",
                      ["%r = stablehlo.constant dense_resource<two_floats> : tensor<2xf8E4M3FN>"],
                      [Check("%r", numbers("f8E4M3FN", [1.0, -1.5]))], reference="the reference reads garbage here"))
    return cases


LITERALS_HEAD = """#splat = dense<7> : tensor<2xi32>
!pair = tensor<2xi32>

func.func @aliases_stand_for_attributes_and_types() {
  %r = stablehlo.constant #splat
  %0 = stablehlo.add %r, %r : !pair
  check.expect_eq_const %0, dense<14> : tensor<2xi32>
  func.return
}"""
LITERALS_TAIL = """{-#
  dialect_resources: {
    builtin: {
      two_floats: "0x0100000038BC"
    }
  }
#-}"""


def literals_text(cases):
    body = "\n\n".join(case.text() for case in cases)
    return f"// How element literals are read.\n{ORIGIN}\n\n{LITERALS_HEAD}\n\n{body}\n\n{LITERALS_TAIL}\n"


# Printing: the official text, its elements as MLIR prints them

def mlir_elements(element, texts):
    """Each literal as MLIR prints it back; a complex one as the interpreter joins its parts."""
    if element.startswith("complex<"):
        pairs = [mlir_elements(element[8:-1], text.strip("()").split(", ")) for text in texts]
        return [f"[{real}, {imaginary}]" for real, imaginary in pairs]
    from jax._src.interpreters import mlir
    from jaxlib.mlir import ir
    with mlir.make_ir_context():
        printed = [str(ir.Attribute.parse(f"dense<{text}> : tensor<{element}>")) for text in texts]
    return [text[len("dense<"):text.rindex("> : ")] for text in printed]


def printed_tensor(type_text, shape, elements):
    """The text of a tensor value: rows on lines of their own, the last of each level closing it."""
    position = iter(elements)

    def last(index):
        return not index or index[-1] == shape[len(index) - 1] - 1

    def show(index, indent):
        if len(index) == len(shape):
            return next(position) + ("" if last(index) else ", ")
        inner = "".join(show(index + [i], indent + 1) for i in range(shape[len(index)]))
        end = "\n" + "  " * (indent - 1) if last(index) else ","
        return "\n" + "  " * indent + "[" + inner + "]" + end
    return f"{type_text} {{{show([], 1)}}}"


def printing_function(name, results):
    """A function that returns constants, and what is printed. results: (shape, element, texts)."""
    lines, types, checks = [], [], []
    for i, (shape, element, texts) in enumerate(results):
        kind = "tensor<" + "".join(f"{d}x" for d in shape) + element + ">"
        nested = nest(texts, shape)
        lines.append(f"  %{i} = stablehlo.constant dense<{nested}> : {kind}")
        types.append(kind)
        checks += printed_tensor(kind, list(shape), mlir_elements(element, texts)).split("\n")
    names = ", ".join(f"%{i}" for i in range(len(results)))
    head = f"func.func @{name}() -> ({', '.join(types)}) {{"
    ret = f"  func.return {names} : {', '.join(types)}"
    return "\n".join([head, *lines, ret, "}"] + [f"// CHECK: {line}" for line in checks])


def nest(texts, shape):
    """The texts as nested lists of the shape."""
    if not shape:
        return texts[0]
    if not texts:
        return ""
    size = len(texts) // shape[0]
    return "[" + ", ".join(nest(texts[i * size:(i + 1) * size], shape[1:]) for i in range(shape[0])) + "]"


def float_texts(element):
    kind = float_format(element)
    codes = edges(element, (0.1, 1.0, -1.5, 3.0, 0.1015625))
    return [f"0x{code:0{(kind.width + 3) // 4}X}" for code in codes]


def printing_text():
    counting = [str(i) for i in range(12)]
    functions = [
        printing_function("ranks", [((), "ui8", ["1"]), ((1,), "i8", ["1"]), ((4,), "i8", ["1", "2", "-3", "-4"]),
                                    ((2, 2), "i8", counting[:4]), ((2, 3, 2), "i64", counting)]),
        printing_function("nothing", [((0,), "ui8", []), ((0, 2), "i8", []), ((2, 0), "i8", [])]),
        printing_function("truth_and_narrow_integers", [
            ((2,), "i1", ["true", "false"]), ((), "i1", ["true"]), ((2,), "i2", ["1", "-2"]), ((2,), "ui2", ["3", "0"]),
            ((2,), "i4", ["-8", "7"]), ((1,), "ui64", ["18446744073709551615"]), ((1,), "i64", ["-9223372036854775808"])]),
        printing_function("complex_numbers", [((2,), "complex<f32>", ["(3.14, -0.0)", "(0x7FC00000, 1.0)"]),
                                              ((), "complex<f64>", ["(0.1, 1.0e300)"])]),
        printing_function("floats_that_do_not_fit_six_digits", [
            ((5,), "f32", ["123456.703", "16777216.0", "12345678.0", "1.84467441E+19", "0.333333343"]),
            ((3,), "f64", ["0.1", "0.3333333333333333", "16777216.0"]), ((2,), "f16", ["6.8984375", "0.1015625"]),
            ((2,), "bf16", ["3.3895e38", "0.1"])]),
    ]
    for element in FLOATS:
        texts = float_texts(element)
        functions.append(printing_function(f"every_kind_of_{plain(element)}", [((len(texts),), element, texts)]))
    functions.append("""func.func @tokens() -> !stablehlo.token {
  %0 = stablehlo.after_all : !stablehlo.token
  func.return %0 : !stablehlo.token
}
// CHECK: !stablehlo.token""")
    functions.append("""func.func @print_op_shows_a_value_on_the_way() {
  %0 = stablehlo.constant dense<[1.0, -0.0]> : tensor<2xf8E4M3FN>
  interpreter.print %0 : tensor<2xf8E4M3FN>
  func.return
}
// CHECK: %0 = tensor<2xf8E4M3FN> {
// CHECK:   [1.000000e+00, -0.000000e+00]
// CHECK: }""")
    head = f"// How results are printed: the official interpreter's text, its numbers as MLIR prints them.\n{ORIGIN}"
    return "\n\n".join([head, *functions]) + "\n"


# Checks

CHECK = """
func.func @eq_takes_the_zeros_for_equal() {
  %a = stablehlo.constant dense<[0.0, 1.5]> : tensor<2xf8E5M2>
  %b = stablehlo.constant dense<[-0.0, 1.5]> : tensor<2xf8E5M2>
  check.expect_eq %a, %b : tensor<2xf8E5M2>
  check.expect_eq_const %a, dense<[-0.0, 1.5]> : tensor<2xf8E5M2>
  func.return
}

func.func @eq_of_integers_truth_and_complex() {
  %a = stablehlo.constant dense<[1, -2]> : tensor<2xi4>
  %b = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %c = stablehlo.constant dense<(1.0, -0.0)> : tensor<complex<f32>>
  check.expect_eq_const %a, dense<[1, -2]> : tensor<2xi4>
  check.expect_eq_const %b, dense<[true, false]> : tensor<2xi1>
  check.expect_eq_const %c, dense<(1.0, 0.0)> : tensor<complex<f32>>
  func.return
}

func.func @bitwise_takes_equal_codes_for_equal_nan_too() {
  %a = stablehlo.constant dense<[0x7F, 0xFF, -0.0]> : tensor<3xf8E4M3FN>
  check.expect_eq %a, %a {shlo.bitwise} : tensor<3xf8E4M3FN>
  check.expect_eq_const %a, dense<[0x7F, 0xFF, 0x80]> : tensor<3xf8E4M3FN> {shlo.bitwise}
  func.return
}

func.func @generic_forms() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf6E3M2FN>
  "check.expect_eq_const"(%a) <{value = dense<[1.0, 2.0]> : tensor<2xf6E3M2FN>}> : (tensor<2xf6E3M2FN>) -> ()
  "check.expect_eq"(%a, %a) : (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> ()
  "check.expect_almost_eq_const"(%a) <{value = dense<[1.0, 2.25]> : tensor<2xf6E3M2FN>, tolerance = 2.500000e-01 : f64}> : (tensor<2xf6E3M2FN>) -> ()
  func.return
}

func.func @almost_eq_has_an_absolute_tolerance() {
  %a = stablehlo.constant dense<[1.0, 100.0, -0.0]> : tensor<3xf32>
  %b = stablehlo.constant dense<[1.00009, 99.99995, 0.0]> : tensor<3xf32>
  check.expect_almost_eq %a, %b : tensor<3xf32>
  check.expect_almost_eq_const %a, dense<[1.05, 100.05, 0.05]> : tensor<3xf32>, tolerance = 0.1
  check.expect_almost_eq_const %a, dense<[1.05, 100.05, 0.05]> : tensor<3xf32> {tolerance = 0.1 : f64}
  check.expect_almost_eq %a, %b, tolerance = 0.001 : tensor<3xf32>
  func.return
}

func.func @almost_eq_of_nan_infinity_and_complex() {
  %a = stablehlo.constant dense<[0x7E, 0x7C, 0xFC]> : tensor<3xf8E5M2>
  %c = stablehlo.constant dense<(1.0, 0x7FC00000)> : tensor<complex<f32>>
  check.expect_almost_eq_const %a, dense<[0xFF, 0x7C, 0xFC]> : tensor<3xf8E5M2>
  check.expect_almost_eq_const %c, dense<(1.00001, 0xFFC00000)> : tensor<complex<f32>>
  func.return
}

func.func @close_counts_codes() {
  %a = stablehlo.constant dense<[0x3C, 0x40, 0x01]> : tensor<3xf8E5M2>
  %b = stablehlo.constant dense<[0x3F, 0x3E, 0x82]> : tensor<3xf8E5M2>
  check.expect_close %a, %b, max_ulp_difference = 3 : tensor<3xf8E5M2>, tensor<3xf8E5M2>
  check.expect_close %a, %b, max_ulp_difference = 3, min_ulp_difference = 2 : tensor<3xf8E5M2>, tensor<3xf8E5M2>
  func.return
}

func.func @close_takes_nan_for_nan_and_the_zeros_for_equal() {
  %a = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 0.0]> : tensor<3xf32>
  %b = stablehlo.constant dense<[0xFFC00001, 0x7F800000, -0.0]> : tensor<3xf32>
  check.expect_close %a, %b, max_ulp_difference = 0 : tensor<3xf32>, tensor<3xf32>
  func.return
}

func.func @close_of_complex_takes_the_worse_part() {
  %a = stablehlo.constant dense<(1.0, 2.0)> : tensor<complex<f32>>
  %b = stablehlo.constant dense<(0x3F800001, 0x40000002)> : tensor<complex<f32>>
  check.expect_close %a, %b, max_ulp_difference = 2, min_ulp_difference = 2 : tensor<complex<f32>>, tensor<complex<f32>>
  func.return
}

func.func @checks_may_stand_in_regions() {
  %go = stablehlo.constant dense<true> : tensor<i1>
  %stop = stablehlo.constant dense<false> : tensor<i1>
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %0 = stablehlo.while(%more = %go) : tensor<i1>
  cond {
    check.expect_eq_const %x, dense<[1, 2]> : tensor<2xi32>
    stablehlo.return %more : tensor<i1>
  } do {
    check.expect_eq_const %more, dense<true> : tensor<i1>
    stablehlo.return %stop : tensor<i1>
  }
  %1 = "stablehlo.if"(%go) ({
    check.expect_eq_const %0, dense<false> : tensor<i1>
    stablehlo.return %x : tensor<2xi32>
  }, {
    stablehlo.return %x : tensor<2xi32>
  }) : (tensor<i1>) -> tensor<2xi32>
  check.expect_eq %1, %x : tensor<2xi32>
  func.return
}
"""


def check_text():
    every = []
    for element in FLOATS:
        codes = edges(element)[:6]
        digits = ", ".join(f"0x{c:0{(float_format(element).width + 3) // 4}X}" for c in codes)
        kind = f"tensor<{len(codes)}x{element}>"
        every.append(f"func.func @every_check_of_{element}() {{\n  %a = stablehlo.constant dense<[{digits}]> : {kind}\n"
                     f"  check.expect_eq %a, %a {{shlo.bitwise}} : {kind}\n  check.expect_almost_eq %a, %a : {kind}\n"
                     f"  check.expect_close %a, %a, max_ulp_difference = 0 : {kind}, {kind}\n  func.return\n}}")
    return f"// What the checks take for equal.\n{ORIGIN}\n{CHECK}\n" + "\n\n".join(every) + "\n"


def custom_call_text():
    """The custom_call spellings of the checks, for every float type."""
    functions = ["""func.func @targets_of_integers_and_truth() {
  %a = stablehlo.constant dense<[1, -2]> : tensor<2xi4>
  %b = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  stablehlo.custom_call @check.expect_eq(%a, %a) {has_side_effect = true} : (tensor<2xi4>, tensor<2xi4>) -> ()
  %0 = stablehlo.custom_call @check.eq(%a, %a) : (tensor<2xi4>, tensor<2xi4>) -> tensor<i1>
  %1 = stablehlo.custom_call @check.eq(%b, %b) : (tensor<2xi1>, tensor<2xi1>) -> tensor<i1>
  check.expect_eq_const %0, dense<true> : tensor<i1>
  check.expect_eq_const %1, dense<true> : tensor<i1>
  func.return
}""", """func.func @expect_close_allows_three_ulp() {
  %a = stablehlo.constant dense<[0x3F800000, 0x7FC00000, -0.0]> : tensor<3xf32>
  %b = stablehlo.constant dense<[0x3F800003, 0xFFC00001, 0.0]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_close(%a, %b) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  func.return
}""", """func.func @expect_almost_eq_allows_a_thousandth() {
  %a = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xf32>
  %b = stablehlo.constant dense<[1.0009, -0.0009]> : tensor<2xf32>
  stablehlo.custom_call @check.expect_almost_eq(%a, %b) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  func.return
}""", """func.func @eq_allows_a_tenth_of_that() {
  %a = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xf32>
  %b = stablehlo.constant dense<[1.00009, -0.00009]> : tensor<2xf32>
  %0 = stablehlo.custom_call @check.eq(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<i1>
  check.expect_eq_const %0, dense<true> : tensor<i1>
  func.return
}"""]
    for element in FLOATS + ["complex<f32>", "complex<f64>"]:
        kind = f"tensor<2x{element}>"
        text = "[(1.0, 2.0), (0.5, 4.0)]" if "complex" in element else "[1.0, 2.0]"
        functions.append(f"func.func @targets_of_{plain(element)}() {{\n  %a = stablehlo.constant dense<{text}> : {kind}\n" + "".join(
            f"  stablehlo.custom_call @check.expect_{target}(%a, %a) {{has_side_effect = true}} : ({kind}, {kind}) -> ()\n"
            for target in ("eq", "almost_eq", "close")) + "  func.return\n}")
    return f"// stablehlo.custom_call: the targets that check.\n{ORIGIN}\n\n" + "\n\n".join(functions) + "\n"


MULTI_MODULE = """// Several modules in a file: each is parsed and run on its own.
""" + ORIGIN + """

func.func @same_name() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  check.expect_eq_const %0, dense<1> : tensor<i32>
  func.return
}

// -----

func.func @same_name() {
  %0 = stablehlo.constant dense<2.0> : tensor<f8E4M3FN>
  // ----- a ruler inside a function does not split
  // -----
  check.expect_eq_const %0, dense<2.0> : tensor<f8E4M3FN>
  func.return
}

// -----

// A chunk of comments only is an empty module.

// -----

module @named attributes {mhlo.num_partitions = 1 : i32} {
  func.func public @main() -> tensor<2xi32> {
    %0 = call @helper() : () -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func private @helper() -> tensor<2xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}
// CHECK: tensor<2xi32> {
// CHECK:   [0, 1]
// CHECK: }

// -----

// The only function runs, whatever its name.
func.func @only() -> tensor<i1> {
  %0 = stablehlo.constant dense<true> : tensor<i1>
  return %0 : tensor<i1>
}
// CHECK: tensor<i1> {true}

// -----

// Without a main, every public function without arguments runs, in the file's order.
func.func @first() -> tensor<i8> {
  %0 = stablehlo.constant dense<1> : tensor<i8>
  return %0 : tensor<i8>
}
func.func @takes_an_argument(%arg0: tensor<i8>) -> tensor<i8> {
  return %arg0 : tensor<i8>
}
func.func private @hidden() -> tensor<i8> {
  %0 = stablehlo.constant dense<3> : tensor<i8>
  return %0 : tensor<i8>
}
func.func @second() -> tensor<f8E5M2> {
  %0 = stablehlo.constant dense<2.0> : tensor<f8E5M2>
  return %0 : tensor<f8E5M2>
}
// CHECK: tensor<i8> {1}
// CHECK: tensor<f8E5M2> {2.000000e+00}
"""


def files():
    return {"literals": lambda: ("how element literals are read", literal_cases(), literals_text), "printing": printing_text,
            "check": check_text, "custom_call": custom_call_text, "multi_module": lambda: MULTI_MODULE}
