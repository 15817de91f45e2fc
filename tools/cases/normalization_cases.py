"""Test files of batch normalisation: the specification's steps on codes, one rounding each."""

import numpy as np

from tools.oracle import model
from tools.cases.cases import Case, Check, literal, tensor
from tools.oracle.formats import FLOATS, element_type, value_of
from tools.cases.window_cases import POWERS, cycle

REFUSED = "the reference refuses the op"
EPSILON = 0.25


class Steps:
    """Arithmetic on arrays of codes of one float type, broadcasting as numpy does."""

    def __init__(self, element):
        self.element, self.kind = element, element_type(element)
        for name in ("add", "subtract", "multiply", "divide"):
            setattr(self, name, np.vectorize(lambda x, y, op=name: model.binary(op, self.kind, int(x), int(y)), otypes=[np.uint64]))
        self.sqrt = np.vectorize(lambda x: model.unary("sqrt", self.kind, int(x)), otypes=[np.uint64])

    def constant(self, number):
        """A literal's code; zero where there is none is the smallest value."""
        return 0 if number == 0 else self.kind.encode(value_of(float(number)))

    def total(self, codes, feature):
        """The sums over everything but the features, in row-major order, from zero."""
        rows = np.moveaxis(codes, feature, -1).reshape(elements_per_feature(codes, feature), -1) if codes.size else []
        sums = np.full(codes.shape[feature], self.constant(0.0), np.uint64)
        for row in rows:
            sums = self.add(sums, row)
        return sums

    def mean(self, codes, feature):
        return self.divide(self.total(codes, feature), self.count(codes, feature))

    def count(self, codes, feature):
        return self.constant(elements_per_feature(codes, feature))

    def inference(self, x, scale, offset, mean, variance, feature):
        scale, offset, mean, variance = (along(v, x, feature) for v in (scale, offset, mean, variance))
        deviation = self.sqrt(self.add(variance, self.constant(EPSILON)))
        return self.add(self.multiply(scale, self.divide(self.subtract(x, mean), deviation)), offset)

    def training(self, x, scale, offset, feature):
        mean = self.mean(x, feature)
        centered = self.subtract(x, along(mean, x, feature))
        variance = self.mean(self.multiply(centered, centered), feature)
        return self.inference(x, scale, offset, mean, variance, feature), mean, variance

    def gradient(self, x, scale, mean, variance, grad, feature):
        scale, mean, variance = (along(v, x, feature) for v in (scale, mean, variance))
        centered = self.subtract(x, mean)
        variance = self.add(variance, self.constant(EPSILON))
        deviation = self.sqrt(variance)
        normalized = self.divide(centered, deviation)
        count = self.count(x, feature)
        i1 = self.multiply(grad, count)
        i2 = along(self.total(grad, feature), x, feature)
        i3 = along(self.total(self.multiply(grad, centered), feature), x, feature)
        i5 = self.divide(self.multiply(i3, centered), variance)
        i6 = self.subtract(self.subtract(i1, i2), i5)
        grad_operand = self.multiply(self.divide(self.divide(scale, deviation), count), i6)
        return grad_operand, self.total(self.multiply(grad, normalized), feature), self.total(grad, feature)


def elements_per_feature(codes, feature):
    return int(np.prod([size for i, size in enumerate(codes.shape) if i != feature], dtype=int))


def along(values, x, feature):
    """Values a feature, ready to broadcast against x."""
    return values.reshape([-1 if i == feature else 1 for i in range(x.ndim)])


def inputs(element, shape, feature, names):
    """Tensors of small numbers: full ones for operand and grad_output, else one element a feature."""
    signed = element_type(element).signed
    rows = {"operand": [1.0, 2.0, 3.0, 4.0, -1.0, 0.5], "grad_output": [0.5, -0.25, 1.0, 0.125], "scale": [1.0, 2.0, 0.5],
            "offset": [1.0, -0.5, 0.25], "mean": [2.0, 3.0, 1.0], "variance": [1.0, 2.0, 0.5]}
    full = ("operand", "grad_output")
    return {name: cycle(element, rows[name] if signed else POWERS, shape if name in full else (shape[feature],)) for name in names}


def norm_case(op, element, shape, feature, name=None):
    steps = Steps(element)
    names = {"inference": ["operand", "scale", "offset", "mean", "variance"], "training": ["operand", "scale", "offset"],
             "grad": ["operand", "scale", "mean", "variance", "grad_output"]}[op]
    given = inputs(element, shape, feature, names)
    codes = [x.codes for x in given.values()]
    results = {"inference": lambda: (steps.inference(*codes, feature),), "training": lambda: steps.training(*codes, feature),
               "grad": lambda: steps.gradient(*codes, feature)}[op]()
    expected = [tensor(element, np.asarray(r), np.shape(r)) for r in results]
    body = [f"%{name} = stablehlo.constant {literal(x)}" for name, x in given.items()]
    kinds = ", ".join(x.type for x in given.values())
    outputs = ", ".join(x.type for x in expected)
    bind, outputs = (f"%r:{len(expected)}", f"({outputs})") if len(expected) > 1 else ("%r", outputs)
    listed = ", ".join("%" + name for name in given)
    body.append(f'{bind} = "stablehlo.batch_norm_{op}"({listed}) <{{epsilon = {EPSILON} : f32, feature_index = {feature} : i64}}> : '
                f"({kinds}) -> {outputs}")
    checks = [Check(f"%r#{i}" if len(expected) > 1 else "%r", x) for i, x in enumerate(expected)]
    return Case(name or f"{op}_of_{element}", body, checks, reference=REFUSED)


SHAPES = [("features_first", (3, 2, 2), 0), ("features_in_the_middle", (2, 3, 2), 1), ("features_last", (2, 2, 3), 2),
          ("features_alone", (3,), 0), ("one_feature", (4, 1), 1), ("no_elements", (0, 2), 1), ("no_features", (2, 0), 1),
          ("images", (2, 3, 3, 5), 3)]


def files():
    return {f"batch_norm_{op}": lambda op=op: ("the specification's steps, each rounded in the element type",
                                 [norm_case(op, "f32", shape, feature, name) for name, shape, feature in SHAPES]
                                 + [norm_case(op, "f8E4M3FN", shape, feature, name + "_in_f8E4M3FN") for name, shape, feature in SHAPES]
                                 + [norm_case(op, element, (3, 2), 1) for element in FLOATS])
            for op in ("inference", "training", "grad")}
