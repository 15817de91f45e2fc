"""Runs cases through the ops of PyTorch, on the CPU or on another device: an adapter of `conformance run`.

    python -m tools.instrument.torch_ops PROGRAM INPUTS OUTPUTS
    python -m tools.instrument.torch_ops --server [--option device=cuda] [--option f8_dot=scaled_mm]

A program is read by the MLIR bindings of jaxlib, and its ops run one after the other, each by the function of PyTorch that does
what the op does. An op that has no such function is refused, and so is a type that the function does not take. The options:

    device=NAME         the device of PyTorch, such as cuda; cpu if nothing is said
    threads=N           how many threads the CPU has
    tf32=1              products of f32 matrices may round their operands to tf32 (allow_tf32)
    f8_dot=scaled_mm    products of two f8 matrices are those of torch._scaled_mm with the scales 1; else the operands of a
                        product whose result has another type are converted to the type of the result first
"""

import functools
import operator

import numpy as np

from tools.instrument.served import Refused, dtype, main

# names of types in PyTorch; the others have the names that NumPy and ml_dtypes use
NAMES = {"bf16": "bfloat16", "f16": "float16", "f32": "float32", "f64": "float64", "i1": "bool", "complex<f32>": "complex64",
         "complex<f64>": "complex128", "f8E4M3FN": "float8_e4m3fn", "f8E5M2": "float8_e5m2", "f8E4M3FNUZ": "float8_e4m3fnuz",
         "f8E5M2FNUZ": "float8_e5m2fnuz", "f8E8M0FNU": "float8_e8m0fnu"}
NAMES |= {f"{sign}i{width}": f"{'u' if sign else ''}int{width}" for sign in ("", "u") for width in (8, 16, 32, 64)}

# what PyTorch says of types that a function does not take
REFUSALS = ("not implemented for", "not supported", "unsupported", "Unsupported", "not currently supported", "expected floating point",
            "only supports", "only implemented for", "Could not run", "does not support", "expected scalar type", "cannot be converted to type")

# ops of one, two or three operands, and the functions of PyTorch that do the same
ELEMENTWISE = {
    "abs": "abs", "add": "add", "and": "bitwise_and", "atan2": "atan2", "ceil": "ceil", "complex": "complex", "cosine": "cos",
    "exponential": "exp", "exponential_minus_one": "expm1", "floor": "floor", "imag": "imag", "is_finite": "isfinite",
    "log": "log", "log_plus_one": "log1p", "logistic": "sigmoid", "maximum": "maximum", "minimum": "minimum",
    "multiply": "mul", "negate": "neg", "not": "bitwise_not", "or": "bitwise_or", "power": "pow", "real": "real",
    "remainder": "fmod", "round_nearest_even": "round", "rsqrt": "rsqrt", "shift_left": "bitwise_left_shift",
    "shift_right_arithmetic": "bitwise_right_shift", "sign": "sgn", "sine": "sin", "sqrt": "sqrt", "subtract": "sub",
    "tan": "tan", "tanh": "tanh", "xor": "bitwise_xor", "select": "where",
    "acos": "acos", "acosh": "acosh", "asin": "asin", "asinh": "asinh", "atan": "atan", "atanh": "atanh",
    "bessel_i1e": "special.i1e", "conj": "conj_physical", "cosh": "cosh", "digamma": "digamma", "erf": "erf", "erf_inv": "erfinv",
    "erfc": "erfc", "is_inf": "isinf", "is_neg_inf": "isneginf", "is_pos_inf": "isposinf", "lgamma": "lgamma",
    "next_after": "nextafter", "sinh": "sinh", "square": "square", "zeta": "special.zeta",
}
COMPARISONS = {"EQ": "eq", "NE": "ne", "GE": "ge", "GT": "gt", "LE": "le", "LT": "lt"}
# bodies of reductions: the function for a dimension, and the one for two values
REDUCTIONS = {"add": ("sum", "add"), "maximum": ("amax", "maximum"), "minimum": ("amin", "minimum"), "multiply": ("prod", "mul"),
              "and": ("all", "logical_and"), "or": ("any", "logical_or")}


class Machine:
    """A device of PyTorch that runs the ops of programs."""

    def __init__(self, settings):
        import torch
        from jaxlib.mlir import ir
        from jaxlib.mlir._mlir_libs import _jax_mlir_ext
        from jaxlib.mlir.dialects import chlo, stablehlo

        self.torch, self.ir, self.stablehlo = torch, ir, stablehlo
        self.device = torch.device(settings.pop("device", "cpu"))
        self.scaled = settings.pop("f8_dot", "widened") == "scaled_mm"
        if "threads" in settings:
            torch.set_num_threads(int(settings.pop("threads")))
        tf32 = settings.pop("tf32", "0") == "1"
        torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = tf32
        if settings:
            raise SystemExit(f"there is no option {next(iter(settings))}")
        self.context = ir.Context()
        registry = ir.DialectRegistry()
        _jax_mlir_ext.register_dialects(registry)
        self.context.append_dialect_registry(registry)
        stablehlo.register_dialect(self.context)
        chlo.register_dialect(self.context)
        place = torch.cuda.get_device_name(self.device) if self.device.type == "cuda" else self.device.type
        self.name = f"PyTorch {torch.__version__} on {place}"

    def kind(self, element):
        """The type of PyTorch for an element type of MLIR, as text."""
        kind = getattr(self.torch, NAMES.get(str(element), ""), None)
        if kind is None:
            raise Refused(f"PyTorch has no type {element}")
        return kind

    def result(self, op, index=0):
        """The type of PyTorch and the shape of a result."""
        ty = self.ir.RankedTensorType(op.results[index].type)
        if not ty.has_static_shape:
            raise Refused("a size that only a run knows")
        return self.kind(ty.element_type), list(ty.shape)

    def taken(self, array, ty):
        """An array of NumPy as a tensor on the device."""
        kind = self.kind(ty.element)
        if array.size == 0:
            return self.torch.empty(ty.shape, dtype=kind, device=self.device)
        data = bytearray(np.ascontiguousarray(array).tobytes())
        return self.torch.frombuffer(data, dtype=kind).reshape(ty.shape).to(self.device)

    def given(self, tensor, ty):
        """A tensor as an array of NumPy."""
        kind = self.kind(ty.element)
        if tensor.dtype != kind or tuple(tensor.shape) != ty.shape:
            raise Refused(f"PyTorch gives {tensor.dtype} of the shape {list(tensor.shape)}, not {ty.text}")
        if tensor.numel() == 0:
            return np.empty(ty.shape, dtype(ty.element))
        plain = tensor.resolve_conj().resolve_neg().contiguous().reshape(-1).cpu()
        data = plain.view(self.torch.uint8).numpy().tobytes()
        return np.frombuffer(data, dtype(ty.element)).reshape(ty.shape)

    def run(self, text, arrays, arguments, results):
        """Runs the function `main` of a program."""
        with self.context:
            try:
                module = self.ir.Module.parse(text)
            except self.ir.MLIRError as error:
                raise Refused(f"jaxlib cannot read the program: {error}") from None
            function = next(op for op in module.body.operations if op.name.value == "main")
            block = function.entry_block
            known = {value: self.taken(*pair) for value, pair in zip(block.arguments, zip(arrays, arguments))}
            for op in block.operations:
                op = op.operation
                operands = [known[value] for value in op.operands]
                if op.name == "func.return":
                    return [self.given(*pair) for pair in zip(operands, results)]
                for value, tensor in zip(op.results, self.computed(op, operands)):
                    known[value] = tensor
        raise Refused("main does not return")

    def computed(self, op, operands):
        """The results of an op."""
        dialect, _, name = op.name.partition(".")
        if dialect not in ("stablehlo", "chlo"):
            raise Refused(f"{op.name} has no counterpart")
        if name.startswith("broadcast_") and dialect == "chlo":
            name = name.removeprefix("broadcast_")
            if "broadcast_dimensions" in op.attributes or len({tensor.dim() for tensor in operands}) > 1:
                raise Refused("operands of several ranks")
        method = getattr(self, f"do_{name}", None)
        try:
            if method is not None:
                out = method(op, *operands)
            elif name in ELEMENTWISE and not len(op.regions):
                out = operator.attrgetter(ELEMENTWISE[name])(self.torch)(*operands)
            else:
                raise Refused(f"{op.name} has no counterpart in PyTorch")
        except (RuntimeError, TypeError, NotImplementedError) as error:
            said = str(error).split("\n")[0]
            if isinstance(error, NotImplementedError) or any(word in said for word in REFUSALS):
                raise Refused(f"{op.name}: {said}") from None
            raise
        return out if isinstance(out, list) else [out]

    # numbers

    def do_divide(self, op, x, y):
        if x.dtype.is_floating_point or x.dtype.is_complex:
            return self.torch.div(x, y)
        return self.torch.div(x, y, rounding_mode="trunc")

    def do_shift_right_logical(self, op, x, y):
        kind = x.dtype
        unsigned = self.kind(str(kind).replace("torch.", "").replace("uint", "ui").replace("int", "ui"))
        return self.torch.bitwise_right_shift(x.view(unsigned), y.view(unsigned)).view(kind)

    def do_shift_right_arithmetic(self, op, x, y):
        if not x.dtype.is_signed:
            raise Refused("PyTorch shifts unsigned numbers logically")
        return self.torch.bitwise_right_shift(x, y)

    def do_compare(self, op, x, y):
        order = str(op.attributes["compare_type"]) if "compare_type" in op.attributes else ""
        if "TOTALORDER" in order:
            raise Refused("PyTorch has no total order")
        direction = str(op.attributes["comparison_direction"]).split()[-1].rstrip(">")
        return getattr(self.torch, COMPARISONS[direction])(x, y)

    def do_clamp(self, op, low, x, high):
        return self.torch.clamp(x, low, high)

    def do_convert(self, op, x):
        kind, _ = self.result(op)
        if x.dtype.is_complex and not kind.is_complex:
            x = self.torch.real(x)
        return x.to(kind)

    def do_bitcast_convert(self, op, x):
        kind, shape = self.result(op)
        if self.torch.bool in (kind, x.dtype):
            raise Refused("PyTorch keeps a truth value as a byte")
        if len(shape) > x.dim():
            return x.unsqueeze(-1).view(kind)
        return x.contiguous().view(kind).squeeze(-1) if len(shape) < x.dim() else x.view(kind)

    def do_optimization_barrier(self, op, *operands):
        return list(operands)

    # sums

    def do_dot_general(self, op, lhs, rhs):
        if "algorithm" in op.attributes:
            raise Refused("PyTorch takes no algorithm for a product")
        numbers = self.stablehlo.DotDimensionNumbers(op.attributes["dot_dimension_numbers"])
        batch = numbers.lhs_batching_dimensions, numbers.rhs_batching_dimensions
        return self.product(op, lhs, rhs, batch, (numbers.lhs_contracting_dimensions, numbers.rhs_contracting_dimensions))

    def do_dot(self, op, lhs, rhs):
        return self.product(op, lhs, rhs, ([], []), ([lhs.dim() - 1], [0]))

    def product(self, op, lhs, rhs, batch, contracted):
        """A product of tensors as one of matrices."""
        kind, shape = self.result(op)
        free = [[at for at in range(side.dim()) if at not in both] for side, both in
                ((lhs, [*batch[0], *contracted[0]]), (rhs, [*batch[1], *contracted[1]]))]
        size = lambda side, dims: functools.reduce(operator.mul, (side.shape[at] for at in dims), 1)
        count, terms = size(lhs, batch[0]), size(lhs, contracted[0])
        left = lhs.permute([*batch[0], *free[0], *contracted[0]]).reshape(count, size(lhs, free[0]), terms)
        right = rhs.permute([*batch[1], *contracted[1], *free[1]]).reshape(count, terms, size(rhs, free[1]))
        if self.scaled and count == 1 and {left.dtype.itemsize, right.dtype.itemsize} == {1} and left.dtype.is_floating_point:
            one = self.torch.ones((), device=self.device)
            columns = right[0].t().contiguous().t()
            return self.torch._scaled_mm(left[0], columns, scale_a=one, scale_b=one, out_dtype=kind).reshape(shape)
        left, right = self.widened(kind, left, right)
        return self.torch.matmul(left, right).reshape(shape)

    def widened(self, kind, *operands):
        """Operands in the type of the result."""
        if kind == self.torch.bool:
            raise Refused("products of truth values")
        return [side if side.dtype == kind else side.to(kind) for side in operands]

    def do_einsum(self, op, *operands):
        kind, _ = self.result(op)
        config = self.ir.StringAttr(op.attributes["einsum_config"]).value
        return self.torch.einsum(config, *self.widened(kind, *operands))

    do_unary_einsum = do_einsum

    def body(self, op):
        """The name of the only op of a region of two arguments, each of which it reads once."""
        block = op.regions[0].blocks[0]
        ops = [inner.operation for inner in block.operations]
        is_simple = len(ops) == 2 and len(block.arguments) == 2 and list(ops[0].operands) == list(block.arguments)
        name = ops[0].name.partition(".")[2]
        if not is_simple or list(ops[1].operands) != list(ops[0].results) or name not in REDUCTIONS:
            raise Refused("the region is no op of PyTorch")
        return name

    def do_reduce(self, op, *operands):
        if len(operands) != 2:
            raise Refused("a reduction of several tensors at once")
        name, (x, initial) = self.body(op), operands
        kind, _ = self.result(op)
        whole, pair = REDUCTIONS[name]
        dims = [int(at) for at in self.ir.DenseI64ArrayAttr(op.attributes["dimensions"])]
        if not dims:
            raise Refused("a reduction of no dimension")
        if name in ("and", "or") and kind != self.torch.bool:
            raise Refused("PyTorch does not reduce bits")
        if name == "multiply" and len(dims) > 1:
            raise Refused("PyTorch multiplies along one dimension")
        if kind == self.torch.bool and name in ("add", "multiply"):
            whole, pair = REDUCTIONS["or" if name == "add" else "and"]
        typed = {"dtype": kind} if whole in ("sum", "prod") else {}
        reduced = getattr(self.torch, whole)(x, dims[0] if whole == "prod" else dims, **typed)
        return getattr(self.torch, pair)(reduced, initial)

    def do_convolution(self, op, lhs, rhs):
        numbers = self.stablehlo.ConvDimensionNumbers(op.attributes["dimension_numbers"])
        kind, _ = self.result(op)
        rank = lhs.dim() - 2
        listed = lambda name, default: (list(map(int, self.ir.DenseI64ArrayAttr(op.attributes[name])))
                                        if name in op.attributes else [default] * rank)
        count = lambda name: self.ir.IntegerAttr(op.attributes[name]).value
        reversal = "window_reversal" in op.attributes and any(self.ir.DenseBoolArrayAttr(op.attributes["window_reversal"]))
        if not 1 <= rank <= 3 or listed("lhs_dilation", 1) != [1] * rank or count("batch_group_count") != 1 or reversal:
            raise Refused("PyTorch has no such convolution")
        padding = np.array(op.attributes["padding"]).reshape(rank, 2) if "padding" in op.attributes else np.zeros((rank, 2))
        lhs, rhs = self.widened(kind, lhs, rhs)
        lhs = lhs.permute([numbers.input_batch_dimension, numbers.input_feature_dimension, *numbers.input_spatial_dimensions])
        rhs = rhs.permute([numbers.kernel_output_feature_dimension, numbers.kernel_input_feature_dimension,
                           *numbers.kernel_spatial_dimensions])
        # from the last dimension on; a negative number takes elements away
        around = [int(size) for pair in padding[::-1] for size in pair]
        lhs = self.torch.nn.functional.pad(lhs, around) if any(around) else lhs
        function = getattr(self.torch.nn.functional, f"conv{rank}d")
        out = function(lhs, rhs, stride=listed("window_strides", 1), dilation=listed("rhs_dilation", 1),
                       groups=count("feature_group_count"))
        places = [numbers.output_batch_dimension, numbers.output_feature_dimension, *numbers.output_spatial_dimensions]
        return out.permute([places.index(at) for at in range(rank + 2)])

    def do_batch_norm_inference(self, op, x, scale, offset, mean, variance):
        feature = self.ir.IntegerAttr(op.attributes["feature_index"]).value
        epsilon = self.ir.FloatAttr(op.attributes["epsilon"]).value
        out = self.torch.nn.functional.batch_norm(x.movedim(feature, 1), mean, variance, scale, offset, False, 0.0, epsilon)
        return out.movedim(1, feature)

    # places

    def listed(self, op, name):
        """An attribute that is a list of integers."""
        return list(map(int, self.ir.DenseI64ArrayAttr(op.attributes[name])))

    def do_reshape(self, op, x):
        return x.reshape(self.result(op)[1])

    def do_transpose(self, op, x):
        return x.permute(self.listed(op, "permutation"))

    def do_reverse(self, op, x):
        return self.torch.flip(x, self.listed(op, "dimensions"))

    def do_broadcast(self, op, x):
        return x.expand(self.result(op)[1])

    def do_broadcast_in_dim(self, op, x):
        shape, spread = self.result(op)[1], self.listed(op, "broadcast_dimensions")
        order = sorted(range(len(spread)), key=spread.__getitem__)
        sizes = [1] * len(shape)
        for at in order:
            sizes[spread[at]] = x.shape[at]
        return x.permute(order).reshape(sizes).expand(shape)

    def do_slice(self, op, x):
        names = ("start_indices", "limit_indices", "strides")
        return x[tuple(slice(*ends) for ends in zip(*(self.listed(op, name) for name in names)))]

    def do_concatenate(self, op, *operands):
        return self.torch.cat(operands, self.ir.IntegerAttr(op.attributes["dimension"]).value)

    def do_pad(self, op, x, value):
        if any(self.listed(op, "interior_padding")):
            raise Refused("PyTorch pads at the ends alone")
        ends = zip(self.listed(op, "edge_padding_low"), self.listed(op, "edge_padding_high"))
        around = [size for pair in reversed(list(ends)) for size in pair]
        marks = self.torch.nn.functional.pad(self.torch.zeros(x.shape, dtype=self.torch.bool, device=self.device), around, value=True)
        return self.torch.where(marks, value, self.torch.nn.functional.pad(x, around))

    def do_iota(self, op):
        kind, shape = self.result(op)
        along = self.ir.IntegerAttr(op.attributes["iota_dimension"]).value
        sizes = [size if at == along else 1 for at, size in enumerate(shape)]
        return self.torch.arange(shape[along], device=self.device).to(kind).reshape(sizes).expand(shape)

    def do_dynamic_slice(self, op, x, *starts):
        for at, (start, size) in enumerate(zip(starts, self.listed(op, "slice_sizes"))):
            x = x.narrow(at, min(max(int(start), 0), x.shape[at] - size), size)
        return x

    def do_dynamic_update_slice(self, op, x, update, *starts):
        x = x.clone()
        place = x
        for at, (start, size) in enumerate(zip(starts, update.shape)):
            place = place.narrow(at, min(max(int(start), 0), x.shape[at] - size), size)
        place.copy_(update)
        return x

    def do_get_dimension_size(self, op, x):
        size = x.shape[self.ir.IntegerAttr(op.attributes["dimension"]).value]
        return self.torch.tensor(size, dtype=self.torch.int32, device=self.device)


def make(options):
    """The function that runs a case."""
    machine = Machine(dict(option.partition("=")[::2] for option in options.option))
    run = lambda *case: machine.run(*case)
    run.backend = machine.name
    return run


if __name__ == "__main__":
    main(make, __doc__.split("\n")[0])
