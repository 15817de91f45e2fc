"""Test cases of custom_call's targets that frameworks emit: LAPACK by numpy, scaled dots in Fractions."""

import math
from fractions import Fraction
from itertools import product
from operator import add, mul, truediv

import mpmath
import numpy as np

from tools.cases.cases import Case, Check, literal, numbers, tensor
from tools.oracle.formats import Value, float_format, value_of
from tools.oracle.mx_model import exponent
from tools.oracle.oracle import Tensor

WHY = "the reference interpreter knows no custom_call"
A = [[2.0, -1.0, 0.5], [4.0, 3.0, -2.0], [-6.0, 1.0, 1.5], [1.0, 0.0, 2.0]]


def call(target, operands, results, attributes="", name="%r"):
    """Lines that call a target; operands are Tensors, results Tensors or types."""
    lines = [f"%x{i} = stablehlo.constant {literal(x)}" for i, x in enumerate(operands)]
    kinds = [r.type if isinstance(r, Tensor) else r for r in results]
    left = name if len(kinds) == 1 else f"{name}:{len(kinds)}"
    return lines + [f"{left} = stablehlo.custom_call @{target}({', '.join(f'%x{i}' for i in range(len(operands)))}) "
                    f"{{{attributes}}} : ({', '.join(x.type for x in operands)}) -> "
                    + (kinds[0] if len(kinds) == 1 else f"({', '.join(kinds)})")]


def target_case(title, target, operands, results, attributes="", how="equal"):
    """A case whose results are Tensors to be met."""
    body = call(target, operands, results, attributes)
    names = ["%r"] if len(results) == 1 else [f"%r#{i}" for i in range(len(results))]
    hows = how if isinstance(how, list) else [how] * len(results)
    return Case(title, body, [Check(n, r, h if r.element[0] not in "iu" else "equal") for n, r, h in zip(names, results, hows)], reference=WHY)


def identities():
    x = numbers("f8E4M3FN", [[1.0, -0.0], [448.0, 0.5]])
    return [target_case(f"{target}_is_its_operand", target, [x], [x], attributes, "bitwise") for target, attributes in (
        ("Sharding", 'mhlo.sharding = "{replicated}"'), ("SPMDFullToShardShape", 'mhlo.sharding = "{manual}"'),
        ("SPMDShardToFullShape", 'mhlo.sharding = "{replicated}"'),
        ("annotate_device_placement", 'mhlo.frontend_attributes = {_xla_buffer_placement = "pinned_host"}'))]


def selections():
    x = numbers("f32", [[3.0, 1.0, 3.0, -2.0], [0.0, -1.0, 5.0, 0.5]])
    largest = [numbers("f32", [[3.0, 3.0], [5.0, 0.5]]), numbers("i32", [[0, 2], [2, 3]])]
    smallest = [numbers("f32", [[-2.0, 1.0], [-1.0, 0.0]]), numbers("i32", [[3, 1], [1, 0]])]
    nan = tensor("f8E4M3FN", [0x38, 0x7F, 0x40])
    first = [tensor("f8E4M3FN", [0x7F, 0x40]), numbers("i32", [1, 2])]
    columns, at = numbers("f32", [[1.0, 5.0], [3.0, 2.0], [2.0, 4.0]]), numbers("i32", [[10, 20], [11, 21], [12, 22]])
    best = [numbers("f32", [[3.0, 5.0], [2.0, 4.0]]), numbers("i32", [[11, 20], [12, 22]])]
    comparator = """func.func private @top_k_gt_f32_comparator(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}"""
    approximate = target_case("ApproxTopK_is_exact", "ApproxTopK", [columns, at, numbers("f32", -1e9), numbers("i32", -1)], best,
        "called_computations = [@top_k_gt_f32_comparator], mhlo.backend_config = {aggregate_to_topk = true, "
        "recall_target = 0.95 : f32, reduction_dim = 0 : i64, reduction_input_size_override = -1 : i64, top_k = 2 : i64}")
    sorted_columns = [numbers("f32", [[3, 5], [2, 4], [1, 2]]), numbers("i32", [[11, 20], [12, 22], [10, 21]])]
    candidates = target_case("ApproxTopK_gives_candidates", "ApproxTopK", [columns, at, numbers("f32", -1e9), numbers("i32", -1)],
        sorted_columns, "called_computations = [@top_k_gt_f32_comparator], mhlo.backend_config = {aggregate_to_topk = false, "
        "recall_target = 0.95 : f32, reduction_dim = 0 : i64, reduction_input_size_override = -1 : i64, top_k = 2 : i64}")
    return [
        target_case("mhlo_topk_largest", "mhlo.topk", [x], largest, "mhlo.attributes = {k = 2 : i64, largest = true}, mhlo.version = 1 : i64"),
        target_case("mhlo_topk_smallest", "mhlo.topk", [x], smallest, "mhlo.attributes = {k = 2 : i64, largest = false}, mhlo.version = 1 : i64"),
        target_case("TopK_by_the_result", "TopK", [x], largest),
        target_case("topk_takes_nan_as_largest", "mhlo.topk", [nan], first, "mhlo.attributes = {k = 2 : i64, largest = true}", "bitwise"),
        approximate._replace(helpers=comparator), candidates]


def functions():
    x = numbers("f16", [0.0, -0.0, 0.5, 2.0])
    codes = [float_format("f16").encode(value_of(float(np.tan(v)))) for v in (0.0, -0.0, 0.5, 2.0)]
    y, values = numbers("f32", [0.5, -1.0, 2.0]), [float(mpmath.erf(v)) for v in (0.5, -1.0, 2.0)]
    return [target_case("mhlo_erf", "mhlo.erf", [y], [numbers("f32", values)], "mhlo.attributes = {}, mhlo.version = 1 : i64", ("ulp", 1)),
            target_case("mhlo_tan", "mhlo.tan", [x], [tensor("f16", codes)], "mhlo.attributes = {}, mhlo.version = 1 : i64", "bitwise")]


def lu(a):
    """Partial pivoting on a copy: the factors in one matrix, the swaps, the order of rows."""
    a, swaps = np.array(a), []
    order = list(range(len(a)))
    for k in range(min(a.shape)):
        pivot = k + int(np.argmax(np.abs(a[k:, k])))
        a[[k, pivot]], swaps = a[[pivot, k]], swaps + [pivot]
        order[k], order[pivot] = order[pivot], order[k]
        a[k + 1:, k] /= a[k, k]
        a[k + 1:, k + 1:] -= np.outer(a[k + 1:, k], a[k, k + 1:])
    return a.tolist(), swaps, order


def matrices(element, near):
    a, square = numbers(element, A), numbers(element, A[:3])
    packed, taus = np.linalg.qr(np.array(A), mode="raw")
    packed, taus = numbers(element, packed.T.tolist()), numbers(element, taus.tolist())
    factors, swaps, order = lu(A)
    factors, letter = numbers(element, factors), {"f32": "s", "f64": "d"}[element]
    positive = [[4.0, 2.0, 1.0], [2.0, 5.0, 3.0], [1.0, 3.0, 6.0]]
    lower = np.tril(np.linalg.cholesky(positive)) + np.triu(positive, 1)
    values = np.linalg.eigvalsh(positive).tolist()
    solved = np.linalg.solve(np.triu(A[:3]), np.array(A[:3]) @ [[1.0], [2.0], [3.0]])
    right = numbers(element, (np.array(A[:3]) @ [[1.0], [2.0], [3.0]]).tolist())
    info = numbers("i32", 0)
    return [
        target_case(f"Qr_{element}", "Qr", [a], [packed, taus], how=near),
        target_case(f"geqrf_{element}", f"lapack_{letter}geqrf_ffi", [a], [packed, taus], "mhlo.backend_config = {}", near),
        target_case(f"LuDecomposition_{element}", "LuDecomposition", [a], [factors, numbers("i32", swaps), numbers("i32", order)], how=near),
        target_case(f"getrf_{element}", f"lapack_{letter}getrf_ffi", [a], [factors, numbers("i32", [p + 1 for p in swaps]), info], "mhlo.backend_config = {}", near),
        target_case(f"potrf_{element}", f"lapack_{letter}potrf_ffi", [numbers(element, positive)], [numbers(element, lower.tolist()), info], "mhlo.backend_config = {uplo = 76 : ui8}", near),
        target_case(f"trsm_{element}", f"lapack_{letter}trsm_ffi", [square, right], [numbers(element, solved.tolist())],
                    "mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}", near),
        product_case(element, "Eigh", numbers(element, positive), values, near, 'backend_config = "1,1,100,1e-6"', []),
        product_case(element, f"lapack_{letter}syevd_ffi", numbers(element, positive), values, near, "mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}", ["tensor<i32>"]),
        singular_case(element, f"lapack_{letter}gesdd_ffi", a, near)]


def times(name, left, right, kinds, dims):
    return f"{name} = stablehlo.dot_general {left}, {right}, contracting_dims = {dims} : ({kinds[0]}, {kinds[1]}) -> {kinds[2]}"


def product_case(element, target, a, values, near, attributes, more):
    """Eigenvalues, and V diag(w) V^T against the matrix."""
    square, line = a.type, f"tensor<3x{element}>"
    body = call(target, [a], [square, line] + more, attributes)
    body += [f"%w = stablehlo.broadcast_in_dim %r#1, dims = [1] : ({line}) -> {square}", f"%vw = stablehlo.multiply %r#0, %w : {square}",
             times("%p", "%vw", "%r#0", (square,) * 3, "[1] x [1]")]
    return Case(f"{target}_{element}".replace("lapack_", ""), body, [Check("%r#1", numbers(element, values), near), Check("%p", a, near)], reference=WHY)


def singular_case(element, target, a, near):
    """Singular values, and U diag(s) V^T against the matrix."""
    line, small, kind = f"tensor<3x{element}>", f"tensor<3x3x{element}>", a.type
    body = call(target, [a], [kind, line, kind, small, "tensor<i32>"], "mhlo.backend_config = {mode = 83 : ui8}")
    body += [f"%s = stablehlo.broadcast_in_dim %r#1, dims = [1] : ({line}) -> {kind}", f"%us = stablehlo.multiply %r#2, %s : {kind}",
             times("%p", "%us", "%r#3", (kind, small, kind), "[1] x [0]")]
    values = np.linalg.svd(np.array(A), compute_uv=False).tolist()
    return Case(f"{target}_{element}".replace("lapack_", ""), body, [Check("%r#1", numbers(element, values), near), Check("%p", a, near)], reference=WHY)


def scaled_case(title, element, scale, block, result="f32"):
    rows, columns, steps = 2, 3, 2 * block
    kinds = float_format(element), float_format(scale)
    pick = lambda kind, place: [c for c in range(1 << kind.width) if kind.decode(c).is_finite and 0.1 < abs(float(kind.decode(c).signed)) < 5][
        place % sum(1 for c in range(1 << kind.width) if kind.decode(c).is_finite and 0.1 < abs(float(kind.decode(c).signed)) < 5)]
    data = lambda n, offset: [[pick(kinds[0], 7 * i + 5 * k + offset) for k in range(steps)] for i in range(n)]
    scales = lambda n, offset: [[pick(kinds[1], i + 3 * k + offset) for k in range(2)] for i in range(n)]
    lhs, rhs, ls, rs = data(rows, 0), data(columns, 3), scales(rows, 1), scales(columns, 2)
    decode = lambda kind, code: kind.decode(code).signed
    total = lambda i, j: sum((decode(kinds[0], lhs[i][k]) * decode(kinds[1], ls[i][k // block]) * decode(kinds[0], rhs[j][k])
                              * decode(kinds[1], rs[j][k // block]) for k in range(steps)), 0)
    expected = [[[float(total(i, j)) for j in range(columns)] for i in range(rows)]]
    operands = [tensor(element, [lhs]), tensor(element, [rhs]), tensor(scale, [ls]), tensor(scale, [rs])]
    config = 'api_version = 2 : i32, backend_config = "{\\22scaled_dot_backend_config\\22: {\\22lhs_batch_dimensions\\22: [0], \\22rhs_batch_dimensions\\22: [0]}}"'
    return target_case(title, "__op$block_scaled_dot", operands, [numbers(result, expected)], config, ("ulp", 4))


def rounded(element, x):
    """A Value or Fraction as the Value that the type makes of it."""
    kind = float_format(element)
    return kind.decode(kind.encode(x if isinstance(x, Value) else value_of(x)))


def step(element, x, y, operation):
    """A sum, product or quotient of finite Values, rounded."""
    return rounded(element, operation(x.signed, y.signed))


def pick(element, count, offset):
    """Codes of finite values of middling size, not all alike."""
    kind = float_format(element)
    good = [c for c in range(1 << min(kind.width, 8)) if kind.decode(c).is_finite and Fraction(1, 8) <= kind.decode(c).magnitude <= 6]
    good = good or [float_format(element).encode(value_of(Fraction(k, 4))) for k in range(-20, 21) if k]
    return [good[(7 * i + offset) % len(good)] for i in range(count)]


def steps_case(title, lhs, rhs, block, result="f32", scales="f8E8M0FNU", rank=2, scale_global=None, padding=(0, 0), config="", unscaled=False):
    """A scaled dot, in f32 step by step: exact to the bit."""
    m, n, count = 2, 3, 2
    k = block * count - (block // 2 if padding[1] else 0)
    batch = [2] if rank == 3 else []
    groups = math.prod(batch)

    def operand(element, rows, offset):
        codes = pick(element, groups * rows * k, offset)
        padded = pick(scales, groups * (rows + padding[0]) * (count + padding[1]), offset + 1)
        return np.array(codes).reshape([groups, rows, k]), np.array(padded).reshape([groups, rows + padding[0], count + padding[1]])

    def factor(element, codes, scale, g, i, j):
        value = rounded("f32", float_format(element).decode(int(codes[g, i, j])))
        if scale is None:
            return value
        return step("f32", value, rounded("f32", float_format(scales).decode(int(scale[g, i, j // block]))), mul)

    left, left_scale = operand(lhs, m, 0)
    right, right_scale = operand(rhs, n, 3)
    products = []
    for g, i, j in product(range(groups), range(m), range(n)):
        total = value_of(0)
        for at in range(k):
            term = step("f32", factor(lhs, left, left_scale, g, i, at), factor(rhs, right, None if unscaled else right_scale, g, j, at), mul)
            total = step("f32", total, term, add)
        if scale_global is not None:
            total = step("f32", total, rounded(result, value_of(scale_global)), mul)
        products.append(float_format(result).encode(total))
    shaped = lambda element, codes: tensor(element, codes.reshape(batch + list(codes.shape[1:])))
    operands = [shaped(lhs, left), shaped(rhs, right), shaped(scales, left_scale)] + ([] if unscaled else [shaped(scales, right_scale)])
    operands += [] if scale_global is None else [numbers(result, scale_global)]
    expected = shaped(result, np.array(products).reshape([groups, m, n]))
    return target_case(title, "__op$block_scaled_dot", operands, [expected], config, "bitwise")


def quantized_in_steps(element, scale_type, source, block):
    """XLA's __op$quantize and __op$dequantize: each step rounded in the values' type."""
    kind, scale_kind = float_format(element), float_format(scale_type)
    emax = Fraction(2) ** exponent(kind.magnitude(kind.max_finite))
    values = [[rounded(source, Fraction((37 * i + 11 * r) % 101 - 50, 16) * Fraction(2) ** (3 * (i // block) - r)) for i in range(2 * block)] for r in range(2)]
    elements, scales, again = [], [], []
    for row in values:
        elements.append([]), scales.append([]), again.append([])
        for start in range(0, 2 * block, block):
            part = row[start : start + block]
            amax = Value(False, max(value.magnitude for value in part))
            scales[-1].append(scale_kind.encode(step(source, amax, value_of(emax), truediv)))
            divisor = rounded(source, scale_kind.decode(scales[-1][-1]))
            elements[-1] += [kind.encode(Value(value.negative, step(source, value, divisor, truediv).magnitude)) for value in part]
            again[-1] += [float_format(source).encode(Value(kind.decode(code).negative, rounded(source, kind.decode(code).magnitude * divisor.magnitude).magnitude))
                          for code in elements[-1][start:]]
    codes = [[float_format(source).encode(value) for value in row] for row in values]
    quantized = [tensor(element, elements), tensor(scale_type, scales)]
    title = f"{element}_{scale_type}_{source}"
    return [target_case(f"quantize_{title}", "__op$quantize", [tensor(source, codes)], quantized, "", "bitwise"),
            target_case(f"dequantize_{title}", "__op$dequantize", quantized, [tensor(source, again)], "", "bitwise")]


def block_cases():
    text = 'backend_config = "{\\22block_scaled_dot_backend_config\\22: {\\22block_size\\22: 32}}"'
    dictionary = 'api_version = 4 : i32, backend_config = {block_scaled_dot_backend_config = {block_size = 16 : i64}}'
    cases = [steps_case("mx_mixed_f8", "f8E5M2", "f8E4M3FN", 32), steps_case("mx_f6", "f6E2M3FN", "f6E3M2FN", 32, rank=3),
             steps_case("mx_bf16_result", "f8E4M3FN", "f4E2M1FN", 32, result="bf16", rank=3),
             steps_case("nvfp4_global_scale", "f4E2M1FN", "f4E2M1FN", 16, scales="f8E4M3FN", rank=3, scale_global=0.3),
             steps_case("nvfp4_global_scale_bf16", "f4E2M1FN", "f4E2M1FN", 16, scales="f8E4M3FN", result="bf16", scale_global=0.3),
             steps_case("without_a_right_scale", "f8E4M3FN", "bf16", 32, rank=3, unscaled=True),
             steps_case("padded_rows_of_scales", "f8E4M3FN", "f8E4M3FN", 32, padding=(5, 0)),
             steps_case("padded_scales_with_a_block_size", "f8E4M3FN", "f8E5M2", 32, rank=3, padding=(2, 1), config=text),
             steps_case("a_block_size_in_a_dictionary", "f4E2M1FN", "f4E2M1FN", 16, scales="f8E4M3FN", padding=(0, 2), config=dictionary)]
    for kinds in [("f8E4M3FN", "f8E8M0FNU", "f32", 32), ("f8E5M2", "f8E8M0FNU", "bf16", 32), ("f4E2M1FN", "f8E4M3FN", "f32", 16), ("f4E2M1FN", "f8E8M0FNU", "f16", 32)]:
        cases += quantized_in_steps(*kinds)
    return cases


def calls_file():
    cases = identities() + selections() + functions() + matrices("f32", ("almost", 1e-5)) + matrices("f64", ("almost", 1e-13))
    cases += [scaled_case("mx_f8E4M3FN", "f8E4M3FN", "f8E8M0FNU", 32), scaled_case("mx_f4E2M1FN", "f4E2M1FN", "f8E8M0FNU", 32),
              scaled_case("nvfp4", "f4E2M1FN", "f8E4M3FN", 16)]
    return "targets that frameworks emit", cases


def files():
    return {"custom_call_targets": calls_file, "custom_call_blocks": lambda: ("blocks that share a scale", block_cases())}
