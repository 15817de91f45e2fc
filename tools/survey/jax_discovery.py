"""Finds JAX's public array functions, and arguments that each of them takes.

Every function of the modules below is offered the argument lists of `candidates` in turn; the first that
it lowers with, to a program that reads its arguments and gives arrays, makes a subject of the survey.
"""

import inspect
import warnings
from typing import NamedTuple

import jax
import jax.image
import jax.nn
import jax.numpy as jnp
import jax.scipy as jsp
import jax.scipy.cluster
import jax.scipy.fft
import jax.scipy.integrate
import jax.scipy.interpolate
import jax.scipy.linalg
import jax.scipy.ndimage
import jax.scipy.signal
import jax.scipy.spatial.transform
import jax.scipy.special
import jax.scipy.stats
import numpy as np
from jax import lax

MODULES = {
    "lax": lax, "jnp": jnp, "jnp.linalg": jnp.linalg, "jnp.fft": jnp.fft, "jax.nn": jax.nn,
    "jsp.special": jsp.special, "jsp.linalg": jsp.linalg, "jsp.fft": jsp.fft, "jsp.signal": jsp.signal, "jsp.ndimage": jsp.ndimage,
    "jsp.integrate": jsp.integrate, "jax.image": jax.image, "jax.ops": jax.ops, "lax.linalg": lax.linalg, "lax.fft": lax,
    **{f"jsp.stats.{name}": getattr(jsp.stats, name) for name in
       ("norm", "beta", "gamma", "t", "poisson", "expon", "logistic", "cauchy", "laplace", "uniform", "pareto", "chi2", "bernoulli",
        "binom", "geom", "nbinom", "multinomial", "dirichlet", "truncnorm", "vonmises", "wrapcauchy", "gennorm", "betabinom")
       if hasattr(jsp.stats, name)},
}

# Results that are not the function of the arguments alone, that need a mesh or a file, or that are types.
SKIPPED = {"can_cast", "empty", "empty_like", "load", "save", "savez", "fromfile", "frombuffer", "from_dlpack", "frompyfunc", "vectorize", "print_environment_info",
           "set_printoptions", "printoptions", "get_printoptions", "infeed", "outfeed", "rng_uniform", "save_npz", "array_repr", "array_str",
           "create_token", "after_all", "with_sharding_constraint", "pvary", "pcast", "isdtype", "result_type", "promote_types"}


class Found(NamedTuple):
    """A function that lowers with these arguments."""

    name: str
    function: object
    arguments: tuple


def candidates():
    """Argument lists, those that most functions want first."""
    rng = np.random.default_rng(5)

    def floats(*shape, low=-2.0, high=2.0):
        return rng.uniform(low, high, shape).astype(np.float32)
    x, y = floats(3, 4), floats(3, 4)
    p, q, r = (floats(3, 4, low=0.1, high=0.9) for _ in range(3))
    square = floats(4, 4) + 4 * np.eye(4, dtype=np.float32)
    i, j = rng.integers(1, 9, (3, 4)).astype(np.int32), rng.integers(1, 5, (3, 4)).astype(np.int32)
    u, b = i.astype(np.uint32), x > 0
    z = (x + 1j * y).astype(np.complex64)
    v, w = floats(6), floats(6)
    k = np.array([2, 0, 1, 3, 1, 2], np.int32)
    image, kernel = floats(1, 2, 6, 6), floats(3, 2, 3, 3)
    positive = square @ square.T
    return [(p,), (x,), (p, q), (x, y), (i, j), (i,), (u,), (b, b), (b,), (z,), (square,), (positive,), (v,), (v, w), (square, square), (p, q, r),
            (x, y, x), (square, square[0]), (positive, square), (v, k), (x, k[:3]), (x, np.int32(1)), (i, x, y), (b, x, y), (b, x, -y), (k, v),
            (z, z), (image, kernel), (image, ), (floats(2, 2, 2),), (p, q, r, p), (u, u), (i, p), (i, p, q), (i, i, p), (floats(4, 6, low=0.1),)]


def fixed():
    """Functions whose other arguments are no arrays."""
    rng = np.random.default_rng(6)
    x = rng.standard_normal((3, 4)).astype(np.float32)
    v = rng.standard_normal(8).astype(np.float32)
    square = (rng.standard_normal((4, 4)) + 4 * np.eye(4)).astype(np.float32)
    image = rng.standard_normal((2, 6, 6, 4)).astype(np.float32)
    kernel = rng.standard_normal((3, 3, 4, 8)).astype(np.float32)
    seed = np.uint32(3)
    numbers = ("NHWC", "HWIO", "NHWC")

    def conv(**options):
        return lambda a, k: lax.conv_general_dilated(a, k, dimension_numbers=numbers, **options)

    def pooled(init, op, **options):
        return lambda a: lax.reduce_window(a, init, op, (1, 3, 3, 1), (1, 2, 2, 1), **options)

    def random(name, *arguments, **options):
        return lambda s: getattr(jax.random, name)(jax.random.key(s), *arguments, **options)
    subjects = {
        "conv same": (conv(window_strides=(1, 1), padding="SAME"), (image, kernel)),
        "conv strided valid": (conv(window_strides=(2, 1), padding="VALID"), (image, kernel)),
        "conv dilated": (conv(window_strides=(1, 1), padding=[(2, 1), (0, 3)], rhs_dilation=(2, 1)), (image, kernel)),
        "conv transposed": (conv(window_strides=(1, 1), padding=[(1, 2), (2, 1)], lhs_dilation=(2, 3)), (image, kernel)),
        "conv negative padding": (conv(window_strides=(1, 1), padding=[(-1, 0), (1, -1)]), (image, kernel)),
        "conv features grouped": (conv(window_strides=(1, 1), padding="SAME", feature_group_count=2), (image, kernel[:, :, :2])),
        "conv batch grouped": (conv(window_strides=(1, 1), padding="SAME", batch_group_count=2), (image, kernel)),
        "conv bf16 into f32": (conv(window_strides=(1, 1), padding="SAME", preferred_element_type=jnp.float32),
                                    (image.astype(jnp.bfloat16), kernel.astype(jnp.bfloat16))),
        "conv gradient": (jax.grad(lambda k, a: (conv(window_strides=(2, 2), padding="SAME")(a, k) ** 2).sum()), (kernel, image)),
        "conv gradient of the image": (jax.grad(lambda a, k: (conv(window_strides=(2, 2), padding="SAME")(a, k) ** 2).sum()), (image, kernel)),
        "max pool same": (pooled(-jnp.inf, lax.max, padding="SAME"), (image,)),
        "sum pool dilated": (pooled(0.0, lax.add, padding=[(0, 0), (1, 1), (2, 0), (0, 0)], window_dilation=(1, 2, 1, 1)), (image,)),
        "min pool of a dilated base": (pooled(jnp.inf, lax.min, padding="VALID", base_dilation=(1, 2, 2, 1)), (image,)),
        "max pool gradient": (jax.grad(lambda a: (pooled(-jnp.inf, lax.max, padding="SAME")(a) ** 2).sum()), (image,)),
        "sum pool gradient": (jax.grad(lambda a: (pooled(0.0, lax.add, padding="VALID")(a) ** 2).sum()), (image,)),
        "batch norm": (lambda a: jax.nn.standardize(a, axis=(0, 1, 2)), (image,)),
        "cholesky solve": (lambda a, b: jsp.linalg.cho_solve(jsp.linalg.cho_factor(a @ a.T), b), (square, square)),
        "triangular solve lower": (lambda a, b: lax.linalg.triangular_solve(a, b, left_side=True, lower=True), (square, square)),
        "triangular solve right, transposed": (lambda a, b: lax.linalg.triangular_solve(a, b, transpose_a=True, lower=False), (square, square)),
        "triangular solve unit diagonal": (lambda a, b: lax.linalg.triangular_solve(a, b, left_side=True, lower=True, unit_diagonal=True), (square, square)),
        "cholesky batched": (lambda a: jnp.linalg.cholesky(jnp.stack([a @ a.T, 2 * a @ a.T])), (square,)),
        "fft odd": (lambda a: jnp.abs(jnp.fft.fft(a[:, :3])), (x,)), "rfft even": (lambda a: jnp.fft.rfft(a), (v,)),
        "irfft odd": (lambda a: jnp.fft.irfft(a + 1j * a[::-1], n=7), (v[:4],)), "ifft": (lambda a: jnp.fft.ifft(a + 2j * a), (v,)),
        "fft2": (lambda a: jnp.fft.fft2(a), (x,)), "rfftn": (lambda a: jnp.fft.rfftn(a), (image[0],)), "fftshift": (jnp.fft.fftshift, (v,)),
        "random uniform": (random("uniform", (7,)), (seed,)), "random normal": (random("normal", (7,)), (seed,)),
        "random bernoulli": (random("bernoulli", 0.3, (7,)), (seed,)), "random permutation": (random("permutation", 9), (seed,)),
        "random gamma": (random("gamma", 2.0, (3,)), (seed,)), "random exponential": (random("exponential", (7,)), (seed,)),
        "random truncated_normal": (random("truncated_normal", -1.0, 1.0, (7,)), (seed,)), "random gumbel": (random("gumbel", (7,)), (seed,)),
        "random laplace": (random("laplace", (7,)), (seed,)), "random poisson": (random("poisson", 3.0, (7,)), (seed,)),
        "random choice": (random("choice", 9, (4,), replace=False), (seed,)), "random bits u8": (random("bits", (7,), "uint8"), (seed,)),
        "random bits rbg": (lambda s: jax.random.bits(jax.random.key(s, impl="rbg"), (7,)), (seed,)),
        "random fold_in": (lambda s: jax.random.key_data(jax.random.fold_in(jax.random.key(s), 5)), (seed,)),
        "top_k": (lambda a: lax.top_k(a, 3), (x,)), "approx_max_k": (lambda a: lax.approx_max_k(a, 3), (x,)),
        "argsort descending": (lambda a: jnp.argsort(a, descending=True), (x,)), "segment_sum": (
            lambda a: jax.ops.segment_sum(a, jnp.array([0, 2, 0, 1, 1, 3, 2, 0]), 4), (v,)),
        "image resize bilinear": (lambda a: jax.image.resize(a, (2, 9, 4, 4), "bilinear"), (image,)),
        "image resize cubic": (lambda a: jax.image.resize(a, (2, 3, 9, 4), "cubic"), (image,)),
        "dot_product_attention": (lambda a: jax.nn.dot_product_attention(a, a, a), (image[:, :, :, :],)),
        "ragged_dot": (lambda a, b: lax.ragged_dot(a, jnp.stack([b, 2 * b]), jnp.array([1, 2])), (x, square)),
        "erf_inv": (lambda a: lax.erf_inv(jnp.tanh(a)), (x,)), "igamma gradient": (jax.grad(lambda a: lax.igamma(abs(a) + 1, abs(a)).sum()), (x,)),
        "polygamma": (lambda a: lax.polygamma(jnp.full_like(a, 2.0), abs(a) + 0.5), (x,)), "zeta": (lambda a: lax.zeta(abs(a) + 1.5, abs(a) + 0.5), (x,)),
        "bessel_i0e": (lax.bessel_i0e, (x,)), "bessel_i1e": (lax.bessel_i1e, (x,)), "digamma negative": (lambda a: lax.digamma(a - 3.3), (x,)),
        "lgamma negative": (lambda a: lax.lgamma(a - 3.3), (x,)), "next after": (lambda a: lax.nextafter(a, jnp.flip(a)), (x,)),
        "roots": (lambda a: jnp.roots(a, strip_zeros=False), (v[:4],)),
        "svd": (lambda a: jnp.linalg.svd(a, compute_uv=False), (square,)), "eigvalsh": (lambda a: jnp.linalg.eigvalsh(a + a.T), (square,)),
        "eigh": (lambda a: (lambda d, q: (d, jnp.abs(q)))(*jnp.linalg.eigh(a + a.T)), (square,)), "qr": (lambda a: jnp.linalg.qr(a)[1], (square,)),
        "lu": (lambda a: jsp.linalg.lu(a), (square,)), "expm": (jsp.linalg.expm, (square / 8,)), "slogdet": (jnp.linalg.slogdet, (square,)),
        "det gradient": (jax.grad(jnp.linalg.det), (square,)), "solve gradient": (jax.grad(lambda a, b: jnp.linalg.solve(a, b).sum()), (square, square)),
        "lstsq": (lambda a: jnp.linalg.lstsq(a, a[:, :2])[0], (square,)), "pinv": (jnp.linalg.pinv, (square,)),
        "while of tuples": (lambda a: lax.while_loop(lambda s: s[0] < 4, lambda s: (s[0] + 1, (s[1][0] * 2, s[1][1] + s[1][0])), (0, (a, a))), (x,)),
        "nested scan": (lambda a: lax.scan(lambda c, r: lax.scan(lambda d, e: (d + e * c.sum(), d), c, r[:, None] * jnp.ones(4)), a[0], a), (x,)),
        "scan reversed": (lambda a: lax.scan(lambda c, r: (c + r, c * r), a[0], a, reverse=True), (x,)),
        "cond in a loop": (lambda a: lax.fori_loop(0, 6, lambda n, c: lax.cond(n % 2 == 0, jnp.sin, lambda t: t * 2, c), a), (x,)),
        "custom vjp": (jax.grad(lambda a: jax.nn.relu(a).sum() + jax.nn.gelu(a).sum()), (x,)),
        "hessian": (jax.hessian(lambda a: jnp.prod(jnp.cos(a))), (v[:3],)), "jacrev": (jax.jacrev(lambda a: jnp.cumsum(a) * a), (v,)),
    }
    return [Found(name, function, arguments) for name, (function, arguments) in subjects.items()]


def lowers(function, arguments):
    """Whether a function gives arrays for these arguments, all of which its program reads."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            results = jax.tree.leaves(jax.eval_shape(function, *arguments))
            text = jax.jit(function).lower(*arguments).as_text()
    except Exception:  # whatever a function says to arguments that it does not take
        return False
    head = text.partition("@main(")[2].partition(") ->")[0]
    return bool(results) and head.count("%arg") == len(arguments) and all(0 < r.size < 10_000 for r in results)


def discover():
    """A subject a function, in the order of the names; and those that are fixed."""
    offered, found, seen = candidates(), [], set()
    for prefix, module in MODULES.items():
        for name in sorted(vars(module)):
            function = getattr(module, name)
            skip = name.startswith("_") or name.endswith("_p") or name in SKIPPED or inspect.isclass(function) and not isinstance(function, jnp.ufunc)
            if skip or not callable(function) or id(function) in seen:
                continue
            seen.add(id(function))
            fitting = next((arguments for arguments in offered if lowers(function, arguments)), None)
            if fitting is not None:
                found.append(Found(f"{prefix}.{name}", function, fitting))
    return found + fixed()


def gradients(found):
    """The gradients of those that take floats to floats."""
    def total(function):
        return lambda *arguments: sum(r.sum() for r in jax.tree.leaves(function(*arguments)))
    subjects = []
    for subject in found:
        if subject.arguments[0].dtype == np.float32:
            function = jax.grad(total(subject.function))
            if lowers(function, subject.arguments):
                subjects.append(Found(f"grad {subject.name}", function, subject.arguments))
    return subjects
