"""Trials of what the reference interpreter does not have: CHLO's functions, ways to add, quantized types. Models alone judge."""

from functools import partial

from tools.oracle import chlo_functions, model
from tools.oracle.accumulation_model import algorithm_code, elements, sum_code
from tools.oracle.formats import FLOATS, SMALL_FLOATS, float_format
from tools.oracle.quantized_model import Quantized
from tools.survey.trials import COUNT, Trial, kind_text, random_tensor

POLICIES = ["f32", "f64", "bf16", "f16", "f22E8M13", "exact", "trunc:14", "trunc:9,group:4", "block:16:f32",
            "exact+block:16:bf16", "trunc:14+block:64:f32", "f16+block:40:f32", "trunc:24,group:1", "block:3:f64"]
ROUNDINGS = ["nearest-even", "up", "down", "toward-zero"]
ALGORITHMS = [  # lhs, rhs, accumulation, primitive operations, imprecise
    ("f8E5M2", "f8E4M3FN", "f32", 1, False), ("f8E4M3FN", "f8E4M3FN", "f32", 1, True), ("f16", "f16", "f16", 1, False),
    ("f16", "f16", "f32", 1, False), ("bf16", "bf16", "bf16", 1, False), ("bf16", "bf16", "f32", 1, False),
    ("bf16", "bf16", "f32", 3, False), ("bf16", "bf16", "f32", 6, False), ("bf16", "bf16", "f32", 9, False),
    ("tf32", "tf32", "f32", 1, False), ("tf32", "tf32", "f32", 3, False), ("f32", "f32", "f32", 1, False), ("f64", "f64", "f64", 1, False),
]
STORAGES = [
    Quantized("i2", "f32", ((0.5, -1),)), Quantized("ui4", "f32", ((0.3, 8),)), Quantized("i8", "f32", ((0.1, -30),)),
    Quantized("ui8", "f32", ((0.02, 128),)), Quantized("i16", "f32", ((0.003, 100),)), Quantized("i32", "f32", ((0.0007, -5),)),
    Quantized("i64", "f64", ((0.25, 12),)), Quantized("i8", "f32", ((0.5, 10),), None, (-100, 50)),
]


def function_trials(rng):
    for op in chlo_functions.FUNCTIONS:
        for element in FLOATS:
            if element == "f64":  # within a unit of the last place, which `decide` does not know
                continue
            kind, x = float_format(element), random_tensor(rng, element, (COUNT,))
            codes = x.codes.tolist()
            yield Trial(f"{op} {element}", [x], f"{{r}} = chlo.{op} {{0}} : {x.type} -> {x.type}", (COUNT,), element,
                        lambda i, op=op, kind=kind, codes=codes: model.unary(op, kind, codes[i]), unknown=True)


def decoded(element, codes):
    return [[float_format(element).decode(code) for code in row] for row in codes.tolist()]


def product_trial(rng, name, element, result, code, algorithm="", attributes=""):
    """Rows by columns; `code` is that of a sum of the terms' products."""
    steps = rng.randint(0, 90)
    x, y = random_tensor(rng, element, (2, steps)), random_tensor(rng, element, (steps, 2))
    rows, columns = decoded(element, x.codes), decoded(element, y.codes.T)
    line = ('{r} = "stablehlo.dot_general"({0}, {1}) <{{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], '
            f"rhs_contracting_dimensions = [0]>{algorithm}}}}}> {attributes}: ({x.type}, {y.type}) -> {kind_text(result, (2, 2))}")
    return Trial(f"{name} of {element} in {result}", [x, y], line, (2, 2), result,
                 lambda i: code(terms=list(zip(rows[i // 2], columns[i % 2]))), unknown=True)


def accumulation_trials(rng):
    """Products and sums of rows under each policy, in some rounding."""
    for policy in POLICIES:
        for element, result in [("bf16", "f32"), ("f16", "bf16"), ("f32", "f32"), ("f8E4M3FN", "f16"), (rng.choice(SMALL_FLOATS),) * 2]:
            rounding = rng.choice(ROUNDINGS)
            how = dict(policy=policy, result=result, rounding=rounding)
            attributes = f'{{{{shlo.accumulate = "{policy}", shlo.arith_policy = "standard,rounding={rounding}"}}}} '
            yield product_trial(rng, f"dot {policy} {rounding}", element, result, partial(sum_code, types=(result, result), **how),
                                attributes=attributes)
            x, start = random_tensor(rng, result, (3, rng.randint(0, 90))), random_tensor(rng, result, ())
            rows, first = decoded(result, x.codes), float_format(result).decode(int(start.codes))
            line = (f"{{r}} = stablehlo.reduce({{0}} init: {{1}}) applies stablehlo.add across dimensions = [1] {attributes}: "
                    f"({x.type}, {start.type}) -> {kind_text(result, (3,))}")
            yield Trial(f"sum {policy} {rounding} in {result}", [x, start], line, (3,), result,
                        lambda i, rows=rows, first=first, how=how: sum_code(terms=elements(rows[i]), start=first, **how), unknown=True)


def algorithm_trials(rng):
    for lhs, rhs, accumulation, operations, imprecise in ALGORITHMS:
        algorithm = (f", algorithm = #stablehlo.dot_algorithm<lhs_precision_type = {lhs}, rhs_precision_type = {rhs}, "
                     f"accumulation_type = {accumulation}, lhs_component_count = 1, rhs_component_count = 1, "
                     f"num_primitive_operations = {operations}, allow_imprecise_accumulation = {str(imprecise).lower()}>")
        for element, result in ((rng.choice(SMALL_FLOATS), "f32"), ("bf16", "bf16"), ("f32", "f32"), ("f64", "f32")):
            code = partial(algorithm_code, result=result, lhs=lhs, rhs=rhs, accumulation=accumulation, operations=operations)
            yield product_trial(rng, f"dot by {lhs} {rhs} {accumulation} {operations}", element, result, code, algorithm)


def quantized_trials(rng):
    """Values are quantized; then they are seen as integers, or dequantized, or quantized anew, or multiplied."""
    for source in STORAGES:
        x = random_tensor(rng, source.expressed, (COUNT,))
        values = x.codes.tolist()
        stored = [source.quantize(value) for value in values]
        quantized = kind_text(source)
        head = f"{{r}}_q = stablehlo.uniform_quantize {{0}} : ({x.type}) -> {quantized}\n  "
        seen = lambda name, kind: f"{{r}} = stablehlo.bitcast_convert {name} : ({kind_text(kind)}) -> {kind_text(kind.storage)}"

        def trial(name, line, element, decide):
            return Trial(f"{name} {source}", [x], head + line, (COUNT,), element, decide, unknown=True)

        yield trial("quantize", seen("{r}_q", source), source.storage, lambda i, s=stored: s[i])
        yield trial("dequantize", f"{{r}} = stablehlo.uniform_dequantize {{r}}_q : ({quantized}) -> {x.type}", source.expressed,
                    lambda i, q=source, s=stored: q.dequantize(s[i]))
        to = rng.choice([other for other in STORAGES if other.expressed == source.expressed])
        yield trial(f"requantize to {to}", f"{{r}}_s = stablehlo.uniform_quantize {{r}}_q : ({quantized}) -> {kind_text(to)}\n  " + seen("{r}_s", to),
                    to.storage, lambda i, q=source, t=to, s=stored: q.requantize(t, s[i]))
        yield trial("multiply", f"{{r}}_s = stablehlo.multiply {{r}}_q, {{r}}_q : {quantized}\n  " + seen("{r}_s", source), source.storage,
                    lambda i, q=source, s=stored: q.quantize(model.binary("multiply", q.format, q.dequantize(s[i]), q.dequantize(s[i]))))


FAMILIES = [function_trials, accumulation_trials, algorithm_trials, quantized_trials]
