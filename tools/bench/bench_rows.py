"""(library) The programs that bench_peers.py and bench_paths.py time: each a name, MLIR text, inputs and how to judge it.

The texts of models that JAX makes stand in bench_models/, so that the rows need no JAX. A model that has no
text there, or has another size, is made by JAX and written there.
"""

import dataclasses
import pathlib

MODELS = pathlib.Path(__file__).parent / "bench_models"


@dataclasses.dataclass
class Row:
    """A program to time. `full` and `small` sizes fill the text's {n}, {m} places and shape inputs."""

    name: str
    text: str
    inputs: tuple  # of (shape, element, low, high)
    target: float | None = None  # the ratio to XLA's time that is wanted
    exact: bool = True  # the results of XLA are ours, bit for bit, at the size timed
    flags: tuple = ()  # for our binary
    tolerance: float = 1e-2  # of the largest magnitude, where not exact
    compared: bool = True  # with XLA's result, which rounds otherwise where not
    reference: bool = True  # compared with the official interpreter's, which rounds otherwise where not
    iree: bool = True  # whether IREE takes part: it sorts in quadratic time, and its compilation is not timed
    products: int = 0  # of f32, each rounded before it is added: most of what the row does
    from_text: bool = False  # times are from the text to the result, compilation included


def array(spec, seed):
    """A random input: uniform in [low, high), in the element type."""
    import numpy as np

    from tools.oracle.oracle import dtype_of

    shape, element, low, high = spec
    random = np.random.default_rng(seed)
    dtype = dtype_of(element)
    if dtype.kind in "iu":
        return random.integers(int(low), int(high), shape).astype(dtype)
    return random.uniform(low, high, shape).astype(np.float32).astype(dtype)


def tensor(shape, element):
    return "tensor<" + "".join(f"{size}x" for size in shape) + element + ">"


def function(arguments, result, body):
    """`main` with arguments %0, %1, ... of these types; the body defines %r."""
    parameters = ", ".join(f"%a{index}: {kind}" for index, kind in enumerate(arguments))
    return f"func.func @main({parameters}) -> {result} {{\n{body}\n  return %r : {result}\n}}\n"


def convert(name, source, target, n, wanted):
    a, r = tensor([n], source), tensor([n], target)
    body = f"  %r = stablehlo.convert %a0 : ({a}) -> {r}"
    return Row(name, function([a], r, body), (((n,), source, -8, 8),), wanted)


def binary(name, op, element, n, wanted):
    a = tensor([n], element)
    body = f"  %r = stablehlo.{op} %a0, %a1 : {a}"
    return Row(name, function([a, a], a, body), (((n,), element, -8, 8),) * 2, wanted)


def chain(name, element, n, wanted):
    a = tensor([n], element)
    body = (f"  %0 = stablehlo.multiply %a0, %a1 : {a}\n  %1 = stablehlo.add %0, %a2 : {a}\n"
            f"  %2 = stablehlo.tanh %1 : {a}\n  %r = stablehlo.exponential %2 : {a}")
    return Row(name, function([a] * 3, a, body), (((n,), element, -2, 2),) * 3, wanted, exact=False)


def dot(name, element, result, n, wanted, flags=(), low=-1, high=1, exact=False, tolerance=1e-2):
    a, r = tensor([n, n], element), tensor([n, n], result)
    body = f"  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0] : ({a}, {a}) -> {r}"
    inputs = (((n, n), element, low, high),) * 2
    return Row(name, function([a, a], r, body), inputs, wanted, exact, flags, tolerance)


def otherwise(row):
    """The row, whose sums, rounded at each step, end far from those that XLA rounds in another way."""
    return dataclasses.replace(row, compared=False)


def reduce(name, element, shape, dimensions, wanted):
    a = tensor(shape, element)
    kept = [size for index, size in enumerate(shape) if index not in dimensions]
    r, s = tensor(kept, element), tensor([], element)
    body = (f"  %z = stablehlo.constant dense<0.0> : {s}\n"
            f"  %r = stablehlo.reduce(%a0 init: %z) applies stablehlo.add across dimensions = {dimensions} "
            f": ({a}, {s}) -> {r}")
    return Row(name, function([a], r, body), ((tuple(shape), element, -1, 1),), wanted, exact=False, tolerance=1.0)


def transpose(name, n, wanted):
    a = tensor([n, n], "f32")
    body = f"  %r = stablehlo.transpose %a0, dims = [1, 0] : ({a}) -> {a}"
    return Row(name, function([a], a, body), (((n, n), "f32", -1, 1),), wanted)


def sort(name, element, n, wanted):
    a, s = tensor([n], element), tensor([], element)
    kind = "SIGNED" if element.startswith("i") else "TOTALORDER"
    body = (f'  %r = "stablehlo.sort"(%a0) ({{\n  ^bb0(%x: {s}, %y: {s}):\n'
            f"    %c = stablehlo.compare LT, %x, %y, {kind} : ({s}, {s}) -> tensor<i1>\n"
            f"    stablehlo.return %c : tensor<i1>\n  }}) {{dimension = 0 : i64, is_stable = true}} : ({a}) -> {a}")
    low, high = (-(2**31), 2**31) if element == "i32" else (-400, 400)
    return Row(name, function([a], a, body), (((n,), element, low, high),), wanted, iree=False)


def convolution(name, element, size, wanted):
    a, k = tensor([1, size, size, 64], element), tensor([3, 3, 64, 64], element)
    r = tensor([1, size, size, 64], "f32")
    body = ("  %r = stablehlo.convolution(%a0, %a1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], "
            "window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} "
            f": ({a}, {k}) -> {r}")
    inputs = (((1, size, size, 64), element, -1, 1), ((3, 3, 64, 64), element, -1, 1))
    return Row(name, function([a, k], r, body), inputs, wanted, exact=False, reference=element == "f32")


def gather(name, rows, count, wanted):
    a, i, r = tensor([rows, 512], "f32"), tensor([count, 1], "i32"), tensor([count, 512], "f32")
    body = ('  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], '
            "collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, "
            f"slice_sizes = array<i64: 1, 512>}}> : ({a}, {i}) -> {r}")
    inputs = (((rows, 512), "f32", -1, 1), ((count, 1), "i32", 0, rows))
    return Row(name, function([a, i], r, body), inputs, wanted)


def scatter(name, rows, count, wanted):
    a, i, u = tensor([rows, 512], "f32"), tensor([count, 1], "i32"), tensor([count, 512], "f32")
    body = (f'  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{{scatter_dimension_numbers = #stablehlo.scatter<'
            "update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], "
            "index_vector_dim = 1>}> ({\n  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"
            "    %s = stablehlo.add %x, %y : tensor<f32>\n    stablehlo.return %s : tensor<f32>\n"
            f"  }}) : ({a}, {i}, {u}) -> {a}")
    inputs = (((rows, 512), "f32", -1, 1), ((count, 1), "i32", 0, rows), ((count, 512), "f32", -1, 1))
    return Row(name, function([a, i, u], a, body), inputs, wanted)


def loop(name, shape, count, wanted):
    a = tensor(shape, "f32")
    body = (f"  %n = stablehlo.constant dense<{count}> : tensor<i32>\n  %z = stablehlo.constant dense<0> : tensor<i32>\n"
            f"  %one = stablehlo.constant dense<1> : tensor<i32>\n  %h = stablehlo.constant dense<0.5> : {a}\n"
            f"  %q:2 = stablehlo.while(%i = %z, %x = %a0) : tensor<i32>, {a}\n  cond {{\n"
            "    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
            "    stablehlo.return %c : tensor<i1>\n  } do {\n    %j = stablehlo.add %i, %one : tensor<i32>\n"
            f"    %m = stablehlo.multiply %x, %h : {a}\n    %y = stablehlo.add %m, %h : {a}\n"
            f"    stablehlo.return %j, %y : tensor<i32>, {a}\n  }}\n  %r = stablehlo.add %q#1, %h : {a}")
    return Row(name, function([a], a, body), ((tuple(shape), "f32", 0, 1),), wanted)


def small_ops(name, count, wanted):
    a = tensor([4], "f32")
    lines, last = [], "%a0"
    for index in range(count):
        op = ("add", "multiply", "subtract")[index % 3]
        lines.append(f"  %v{index} = stablehlo.{op} {last}, %a1 : {a}")
        last = f"%v{index}"
    lines.append(f"  %r = stablehlo.add {last}, %a1 : {a}")
    return Row(name, function([a, a], a, "\n".join(lines)), (((4,), "f32", 0, 1),) * 2, wanted, iree=False, from_text=True)


def model_text(name, size, lowered):
    """The program of a model, read or made: `lowered` gives what JAX makes of it."""
    path = MODELS / f"{name}_{size}.mlir"
    if not path.exists():
        path.write_text(lowered())
    return path.read_text()


def gpt(name, layers, sequence, width, mx, wanted):
    """A decoder stack: layer norm, causal attention of width / 64 heads, a GELU MLP of four widths."""
    shapes = [(width, 3 * width), (width, width), (width, 4 * width), (4 * width, width)]
    inputs = [((sequence, width), "f32", -1, 1)]
    for shape in shapes * layers:
        if mx:
            inputs += [(shape, "f8E4M3FN", -4, 4), ((shape[0] // 32, shape[1]), "f8E8M0FNU", 2.0**-7, 2.0**-6)]
        else:
            inputs.append((shape, "f32", -0.05, 0.05))
    products = layers * (12 * sequence * width**2 + 2 * sequence**2 * width)
    kind = "gpt_mx" if mx else "gpt_f32"
    text = model_text(kind, f"{layers}x{sequence}x{width}", lambda: gpt_text(sequence, width, mx, inputs))
    return Row(name, text, tuple(inputs), wanted, exact=False, products=products)


def gpt_text(sequence, width, mx, inputs):
    """What JAX makes of the decoder stack."""
    import jax
    import jax.numpy as jnp

    from tools.oracle.oracle import dtype_of

    def dequantized(weight):
        if not mx:
            return weight
        codes, scales = weight
        blocks = codes.astype(jnp.float32).reshape(-1, 32, codes.shape[-1])
        return (blocks * scales.astype(jnp.float32)[:, None, :]).reshape(codes.shape)

    def normalized(x):
        centred = x - x.mean(-1, keepdims=True)
        return centred * jax.lax.rsqrt((centred * centred).mean(-1, keepdims=True) + 1e-5)

    def forward(x, weights):
        heads = width // 64
        mask = jnp.tril(jnp.ones((sequence, sequence), bool))
        for qkv, out, up, down in weights:
            parts = jnp.split(normalized(x) @ dequantized(qkv), 3, axis=-1)
            q, k, v = (part.reshape(sequence, heads, 64).transpose(1, 0, 2) for part in parts)
            scores = jnp.einsum("hqd,hkd->hqk", q, k) / 8.0
            scores = jax.nn.softmax(jnp.where(mask, scores, -1e30), axis=-1)
            mixed = jnp.einsum("hqk,hkd->hqd", scores, v).transpose(1, 0, 2).reshape(sequence, width)
            x = x + mixed @ dequantized(out)
            x = x + jax.nn.gelu(normalized(x) @ dequantized(up)) @ dequantized(down)
        return normalized(x)

    arrays = [jax.ShapeDtypeStruct(shape, dtype_of(element)) for shape, element, _, _ in inputs]
    per = 2 if mx else 1
    weights = [tuple(arrays[i : i + 2]) if mx else arrays[i] for i in range(1, len(arrays), per)]
    layered = [tuple(weights[i : i + 4]) for i in range(0, len(weights), 4)]
    return jax.jit(forward).lower(arrays[0], layered).as_text()


# Of each block of ResNet-18: the features before and after it, and its stride.
RESNET_BLOCKS = [(64, 64, 1), (64, 64, 1), (64, 128, 2), (128, 128, 1), (128, 256, 2), (256, 256, 1),
                 (256, 512, 2), (512, 512, 1)]


def resnet(name, size, wanted):
    """ResNet-18, batch norm folded into its convolutions, on one image."""
    shapes = [(7, 7, 3, 64)]
    for before, after, stride in RESNET_BLOCKS:
        shapes += [(3, 3, before, after), (3, 3, after, after)] + ([(1, 1, before, after)] if stride > 1 else [])
    shapes.append((512, 1000))
    inputs = [((1, size, size, 3), "f32", -1, 1)] + [(shape, "f32", -0.05, 0.05) for shape in shapes]
    text = model_text("resnet18", size, lambda: resnet_text([shape for shape, _, _, _ in inputs]))
    return Row(name, text, tuple(inputs), wanted, exact=False)


def resnet_text(shapes):
    """What JAX makes of ResNet-18."""
    import jax
    import jax.numpy as jnp
    import numpy as np

    def conv(x, weight, stride):
        return jax.lax.conv_general_dilated(x, weight, (stride, stride), "SAME",
                                            dimension_numbers=("NHWC", "HWIO", "NHWC"))

    def forward(x, weights):
        weights = iter(weights)
        x = jax.nn.relu(conv(x, next(weights), 2))
        x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
        for _, _, stride in RESNET_BLOCKS:
            y = jax.nn.relu(conv(x, next(weights), stride))
            y = conv(y, next(weights), 1)
            x = jax.nn.relu(y + (conv(x, next(weights), stride) if stride > 1 else x))
        return x.mean((1, 2)) @ next(weights)

    arrays = [jax.ShapeDtypeStruct(shape, np.float32) for shape in shapes]
    return jax.jit(forward).lower(arrays[0], arrays[1:]).as_text()


def all_rows(small):
    """Every row, at the sizes of the table or at small ones for a trial."""
    n = 1 << (16 if small else 24)
    side = 128 if small else 1024
    plane = 256 if small else 4096
    many = 1 << (12 if small else 20)
    return [
        convert("convert f32 -> f8E4M3FN", "f32", "f8E4M3FN", n, 2.0),
        convert("convert f8E4M3FN -> f32", "f8E4M3FN", "f32", n, 4.0),
        convert("convert f32 -> f4E2M1FN", "f32", "f4E2M1FN", n, 10.0),
        binary("add f8E4M3", "add", "f8E4M3", n, 2.5),
        chain("exp(tanh(x*y+z)) f8E4M3FN", "f8E4M3FN", n, 10.0),
        chain("exp(tanh(x*y+z)) f32", "f32", n, 1.3),
        dataclasses.replace(dot("dot f32", "f32", "f32", side, 0.85), products=side**3),
        dot("dot f8E4M3FN -> f32", "f8E4M3FN", "f32", side, 1.1),
        dot("dot f6E2M3FN -> f32", "f6E2M3FN", "f32", side, 1.1),
        dot("dot f4E2M1FN -> f32", "f4E2M1FN", "f32", side, 1.1),
        dot("dot bf16 -> f32", "bf16", "f32", side, 0.5),
        dot("dot f8E4M3 -> f8E4M3", "f8E4M3", "f8E4M3", side, None, low=-0.25, high=0.25, tolerance=1.0),
        otherwise(dot("dot f8E4M3 -> f8E4M3, sums overflow", "f8E4M3", "f8E4M3", side, None, low=-8, high=8)),
        dot("dot f8E4M3 -> f8E4M3, --accumulate f32", "f8E4M3", "f8E4M3", side, 1.0, ("--accumulate", "f32"), tolerance=0.15),
        reduce("sum of all f32", "f32", [n], [0], None),
        otherwise(reduce("sum of all f8E4M3FN", "f8E4M3FN", [n], [0], 4.0)),
        reduce("row sums f32", "f32", [plane, plane], [1], 1.0),
        reduce("row sums f8E4M3FN", "f8E4M3FN", [plane, plane], [1], 10.0),
        reduce("column sums f32", "f32", [plane, plane], [0], 1.0),
        reduce("column sums f8E4M3FN", "f8E4M3FN", [plane, plane], [0], 10.0),
        transpose("transpose f32", plane, 3.0),
        convolution("convolution f32", "f32", 14 if small else 56, 1.0),
        convolution("convolution f8E4M3FN -> f32", "f8E4M3FN", 14 if small else 56, 1.0),
        sort("sort f32", "f32", many, 10.0),
        sort("sort i32", "i32", many, None),
        sort("sort f8E4M3FN", "f8E4M3FN", many, 50.0),
        gather("gather rows of 512 f32", many >> 4, many >> 8, 1.0),
        scatter("scatter-add rows of 512 f32", many >> 4, many >> 8, 1.0),
        loop("while, scalar, 1M iterations", [], many, None),
        loop("while, 256 elements, 10k iterations", [256], 100 if small else 10_000, 0.3),
        gpt("GPT-2-like, f32", 1 if small else 12, 64 if small else 256, 128 if small else 768, False, 1.0),
        gpt("GPT-2-like, MX weights", 1 if small else 12, 64 if small else 256, 128 if small else 768, True, 1.2),
        resnet("ResNet-18", 64 if small else 224, 1.0),
        small_ops("20,000 small ops", 200 if small else 20_000, 30.0),
    ]
