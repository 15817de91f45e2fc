"""Small programs, beyond elementwise operations, of which other implementations make something else."""

from typing import NamedTuple

from tools.oracle import model
from tools.cases.cases import Case, Check, element_text, literal, numbers, tensor
from tools.oracle.formats import Format, element_type, float_format
from tools.oracle.oracle import Oracle, OracleError
from tools.cases.worked_cases import exact_text

TITLE = ("sums, windows, sorting, comparisons and other operations", "each function says who and how")
ENGINES = {"reference": "reference", "XLA:CPU": "xla with arguments"}


class Program(NamedTuple):
    """A program of `inputs` (name -> Tensor), whose last line gives %r."""

    name: str
    what: str
    inputs: dict
    lines: list
    expected: object  # a Tensor
    why: str

    def text(self):
        arguments = ", ".join(f"%{name}: {value.type}" for name, value in self.inputs.items())
        body = "\n  ".join(self.lines)
        return f"func.func @main({arguments}) -> {self.expected.type} {{\n  {body}\n  func.return %r : {self.expected.type}\n}}\n"

    def expected_text(self):
        return short(self.expected)


def short(value):
    """The elements, for a table."""
    codes = value.codes.reshape(-1).tolist()
    text = exact_text if isinstance(element_type(value.element), Format) else element_text
    return ", ".join(text(code, value.element) for code in codes)


def ones(element, count):
    return numbers(element, [1.0] * count)


def total(element, codes, start=None):
    kind = float_format(element)
    for code in codes:
        start = code if start is None else model.binary("add", kind, start, code)
    return start


def dot(name, what, left, right, result, expected, why):
    line = f"%r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : ({left.type}, {right.type}) -> tensor<{result}>"
    return Program(name, what, {"x": left, "y": right}, [line], numbers(result, expected), why)


def sums():
    element = "f8E4M3FN"
    x = ones(element, 64)
    zero = numbers(element, 0.0)
    sixteen = tensor(element, total(element, x.codes.tolist()))
    yield Program("sum_of_64_ones", "the sum of 64 ones in f8E4M3FN", {"x": x, "init": zero}, [
        f"%r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : ({x.type}, {zero.type}) -> tensor<{element}>"],
        sixteen, "16 + 1 is halfway to 18, and stays; XLA adds parts in parallel, or in another type")
    yield dot("dot_of_64_ones", "a dot product of 64 ones in f8E4M3FN", x, x, element, 16.0,
              "every sum is rounded to the result's type; XLA sums in a wider one")
    x = numbers("f16", [17.0, 17.0])
    yield dot("narrow_result", "a dot product of f16 with a result of f8E4M3FN", x, numbers("f16", [17.0, 1.0]), "f8E4M3FN", 320.0,
              "17 * 17 = 289 becomes 288, and 288 + 17 = 305 becomes 320; the reference rounds the operands to the result's type first")
    yield dot("e8m0_dot", "a dot product in f8E8M0FNU", tensor("f8E8M0FNU", [0]), tensor("f8E8M0FNU", [127]), "f8E8M0FNU", 2.0 ** -127,
              "2^-127 times 1; the reference starts from zero, which is 2^-127 there")
    empty = tensor("f8E4M3FN", [], (0,))
    yield dot("nothing_to_sum", "a dot product of nothing", empty, empty, "f8E4M3FN", 0.0, "the sum of no terms")
    lhs, rhs = numbers("f8E4M3FN", [16.0, 1.0], (1, 2, 1)), numbers("f8E4M3FN", [1.0, 1.0], (2, 1, 1))
    yield Program("convolution_widens", "a convolution of f8E4M3FN with a result of f32", {"x": lhs, "y": rhs}, [
        "%r = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, "
        f"feature_group_count = 1 : i64}} : ({lhs.type}, {rhs.type}) -> tensor<1x1x1xf32>"], numbers("f32", 17.0, (1, 1, 1)),
        "sums are made in the result's type; this version of the reference makes them in the operands'")
    x, zero = numbers("f8E4M3FN", [16.0, 1.0]), numbers("f32", 0.0)
    yield Program("reduction_widens", "a reduction of f8E4M3FN in f32", {"x": x, "init": numbers("f8E4M3FN", 0.0)}, [
        "%r = stablehlo.reduce(%x init: %init) across dimensions = [0] : (tensor<2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f32>",
        " reducer(%a: tensor<f32>, %b: tensor<f32>) {", "  %s = stablehlo.add %a, %b : tensor<f32>", "  stablehlo.return %s : tensor<f32>", "}"],
        numbers("f32", 17.0), "elements are promoted to the body's type")


def comparisons():
    x, y = tensor("f8E5M2", [0x7E, 0x80, 0xFE, 0x7C]), tensor("f8E5M2", [0x7E, 0x00, 0xFC, 0x7E])
    for direction, results in (("EQ", [1, 0, 0, 0]), ("LT", [0, 1, 1, 1])):
        yield Program(f"total_order_{direction.lower()}", f"compare {direction}, TOTALORDER", {"x": x, "y": y}, [
            f"%r = stablehlo.compare {direction}, %x, %y, TOTALORDER : ({x.type}, {y.type}) -> tensor<4xi1>"], tensor("i1", results),
            "-NaN < -inf < … < -0 < +0 < … < NaN; the reference compares as FLOAT")
    x = tensor("f8E5M2", [0x3C, 0x7E, 0x80, 0x00, 0xFE])
    lines = ['%r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({', "^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):",
             "  %c = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>", "  stablehlo.return %c : tensor<i1>",
             f"}}) : ({x.type}) -> {x.type}"]
    yield Program("sort_with_nan", "sorting with NaN by TOTALORDER", {"x": x}, lines, tensor("f8E5M2", [0xFE, 0x80, 0x00, 0x3C, 0x7E]),
                  "the reference compares as FLOAT, by which NaN has no place")


def reduced(element, exponent, mantissa, value, expected, why):
    x = numbers(element, [value])
    return Program(f"reduce_precision_{element}_e{exponent}m{mantissa}", f"reduce_precision of {element} {value:g} to e{exponent}m{mantissa}", {"x": x}, [
        f"%r = stablehlo.reduce_precision %x, format = e{exponent}m{mantissa} : {x.type}"], expected, why)


def others():
    e4m3fn, f4 = float_format("f8E4M3FN"), float_format("f4E2M1FN")
    why = "overflow is what convert has for it; the reference writes the bits that infinity would have"
    yield reduced("f8E4M3FN", 3, 2, 448.0, tensor("f8E4M3FN", [e4m3fn.nan_code()]), why)
    yield reduced("f4E2M1FN", 2, 0, 6.0, tensor("f4E2M1FN", [f4.max_finite]), why)
    x, source, init = numbers("f8E4M3FN", [1.0, 9.0, 2.0]), numbers("f8E4M3FN", [5.0, 7.0]), numbers("f8E4M3FN", 100.0)
    lines = ['%r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2>}> ({',
             "^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):",
             "  %s = stablehlo.compare GE, %a, %b : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>", "  stablehlo.return %s : tensor<i1>", "}, {",
             "^bb0(%c: tensor<f8E4M3FN>, %d: tensor<f8E4M3FN>):", "  %n = stablehlo.subtract %c, %d : tensor<f8E4M3FN>", "  stablehlo.return %n : tensor<f8E4M3FN>",
             f"}}) : ({x.type}, {source.type}, {init.type}) -> {x.type}"]
    kind, first = float_format("f8E4M3FN"), init.codes.item()
    middle = model.binary("subtract", kind, model.binary("subtract", kind, first, source.codes[0].item()), source.codes[1].item())
    yield Program("scatter_order", "select_and_scatter with a subtraction", {"x": x, "source": source, "init": init}, lines,
                  tensor("f8E4M3FN", [first, middle, first]), "the result takes in the source; the reference takes the result into the source and the initial value")
    yield from scatters()
    for element, code, one in (("bf16", 1, 0x3F80), ("f32", 1, 0x3F800000)):
        x, y = tensor(element, [code]), tensor(element, [one])
        yield Program(f"subnormal_{element}", f"a subnormal of {element} times one", {"x": x, "y": y},
                      [f"%r = stablehlo.multiply %x, %y : {x.type}"], x, "XLA's programs flush subnormals to zero")
    x, y = numbers("f32", [1 + 2.0 ** -12]), numbers("f32", [1.0])
    algorithm = "<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, " \
                "rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>"
    yield Program("tf32_algorithm", "a dot product of f32 by the algorithm of tf32", {"x": x, "y": y}, [
        f"%r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0], algorithm = {algorithm} : ({x.type}, {y.type}) -> tensor<f32>"],
        numbers("f32", 1.0), "1 + 2^-12 is 1 in tf32; the algorithm is ignored")
    yield Program("iota_e8m0", "iota in f8E8M0FNU", {}, ["%r = stablehlo.iota dim = 0 : tensor<3xf8E8M0FNU>"], tensor("f8E8M0FNU", [0xFF, 127, 128]),
                  "index 0 has no place; the reference gives the least value")
    x = tensor("f8E5M2", [0x7D, 0xFE])
    yield Program("moved_nan", "NaN that is only moved", {"x": x}, [f"%r = stablehlo.reverse %x, dims = [0] : {x.type}"],
                  tensor("f8E5M2", [0xFE, 0x7D]), "data movement keeps the bits")
    z = numbers("complex<f32>", [1e-10 + 1e-10j])
    exact = tensor("f32", [0x2EDBE6FF])
    yield Program("complex_exponential_minus_one", "the real part of exponential_minus_one of 1e-10 + 1e-10i", {"x": numbers("f32", [1e-10])}, [
        f"%z = stablehlo.complex %x, %x : {z.type}", f"%e = stablehlo.exponential_minus_one %z : {z.type}",
        f"%r = stablehlo.real %e : ({z.type}) -> tensor<1xf32>"], exact, "the reference subtracts one from the exponential")


def scatters():
    x, u = numbers("f32", [1.0, 2.0]), numbers("f32", [10.0])
    numbers_of = "#stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>"
    index = "%i = stablehlo.constant dense<[[0]]> : tensor<1x1xi64>"
    yield Program("scatter_overwrites_its_operand", "what scatter adds, by its result less its operand", {"x": x, "u": u}, [
        index,
        f'%s = "stablehlo.scatter"(%x, %i, %u) <{{scatter_dimension_numbers = {numbers_of}}}> ({{',
        "^bb0(%a: tensor<f32>, %b: tensor<f32>):",
        "  %t = stablehlo.add %a, %b : tensor<f32>",
        "  stablehlo.return %t : tensor<f32>",
        f"}}) : ({x.type}, tensor<1x1xi64>, {u.type}) -> {x.type}",
        f"%r = stablehlo.subtract %s, %x : {x.type}"],
        numbers("f32", [10.0, 0.0]), "the operand stays what it is; the reference writes the result into it")
    yield Program("scatter_of_one_value_twice", "scatter of two inputs that are one value", {"x": x, "u": u}, [
        index,
        f'%s:2 = "stablehlo.scatter"(%x, %x, %i, %u, %u) <{{scatter_dimension_numbers = {numbers_of}}}> ({{',
        "^bb0(%a: tensor<f32>, %b: tensor<f32>, %p: tensor<f32>, %q: tensor<f32>):",
        "  %t = stablehlo.add %a, %p : tensor<f32>",
        "  %m = stablehlo.multiply %b, %q : tensor<f32>",
        "  stablehlo.return %t, %m : tensor<f32>, tensor<f32>",
        f"}}) : ({x.type}, {x.type}, tensor<1x1xi64>, {u.type}, {u.type}) -> ({x.type}, {x.type})",
        f"%r = stablehlo.reshape %s#0 : ({x.type}) -> {x.type}"],
        numbers("f32", [11.0, 2.0]), "the results are two tensors; the reference has one for both")


def programs():
    return [*sums(), *comparisons(), *others()]


def measured():
    """(program, [(peer, what it gives)]) of those where a peer differs."""
    found = []
    with Oracle("reference") as reference, Oracle("xla with arguments") as xla:
        for program in programs():
            answers = []
            for peer, oracle in (("reference", reference), ("XLA:CPU", xla)):
                inputs = list(program.inputs.values()) if peer != "reference" else [value.blob() if value.codes.size else literal(value) for value in program.inputs.values()]
                try:
                    value = oracle.run(program.text(), inputs)[0]
                    if value.codes.tolist() != program.expected.codes.tolist():
                        answers.append((peer, short(value)))
                except OracleError as error:
                    answers.append((peer, "refuses it" if peer == "XLA:CPU" else "aborts"))
                    print(program.name, peer, str(error)[:200])
            if answers:
                found.append((program, answers))
            else:
                print(program.name, "nobody differs")
    return found


def case(program, answers):
    """The program as a test, with what the others give in a comment."""
    names = {"reference": "The reference interpreter", "XLA:CPU": "XLA:CPU at run time"}
    lines = [f"%{name} = stablehlo.constant {literal(value)}" for name, value in program.inputs.items()] + program.lines
    note = [f"{program.what[0].upper()}{program.what[1:]}: {program.why}."]
    note += [f"{names[peer]} {answer if answer in ('aborts', 'refuses it') else f'has {answer}'}." for peer, answer in answers]
    return Case(program.name, lines, [Check("%r", program.expected)], "\n".join(note))


if __name__ == "__main__":
    for program, answers in measured():
        print(program.name, short(program.expected), answers)
