"""A decoder of the size of Llama 2 7B as a function of JAX, and the shapes of its weights.

The weights are of a storage type (bf16, f8E4M3FN or f32). A product of activations and weights takes both as bf16
(as f32, if the weights are f32) and accumulates in f32; all else is f32."""

import argparse
from dataclasses import dataclass, replace
from pathlib import Path

import jax
import jax.numpy as jnp
import ml_dtypes

#: The storage types: the name of the type in MLIR, and that of ml_dtypes or NumPy.
TYPES = {"f8E4M3FN": ml_dtypes.float8_e4m3fn, "bf16": ml_dtypes.bfloat16, "f32": "float32"}


@dataclass(frozen=True)
class Size:
    """The sizes of a decoder."""

    layers: int = 32
    width: int = 4096
    inner: int = 11008
    heads: int = 32
    vocabulary: int = 32000
    tokens: int = 128


SIZES = {
    "7b": Size(),
    "1b": Size(layers=16, width=2048, inner=5632, heads=16),
    "tiny": Size(layers=2, width=64, inner=160, heads=4, vocabulary=100, tokens=8),
}


def layer_shapes(size: Size) -> dict[str, tuple[int, ...]]:
    """The shapes of a layer's weights by name."""
    width, inner = size.width, size.inner
    return {
        "attention_norm": (width,),
        "wq": (width, width),
        "wk": (width, width),
        "wv": (width, width),
        "wo": (width, width),
        "ffn_norm": (width,),
        "gate": (width, inner),
        "up": (width, inner),
        "down": (inner, width),
    }


def shapes(size: Size, form: str) -> dict[str, tuple[int, ...]]:
    """The shapes of all weights by name. In the form `scan` the weights of all layers are stacked."""
    layer = layer_shapes(size)
    if form == "layer":
        return layer
    if form == "scan":
        layers = {f"layers.{name}": (size.layers, *shape) for name, shape in layer.items()}
    else:
        layers = {
            f"layers.{index}.{name}": shape
            for index in range(size.layers)
            for name, shape in layer.items()
        }
    ends = {"norm": (size.width,), "output": (size.width, size.vocabulary)}
    return {"embedding": (size.vocabulary, size.width)} | layers | ends


def is_scale(name: str) -> bool:
    """Whether a weight is the scale of a norm, which is near 1 and stays in f32."""
    return name.rsplit(".", 1)[-1] in ("attention_norm", "ffn_norm", "norm")


def product(x, weight):
    """The product of activations and a weight, accumulated in f32."""
    factor = jnp.float32 if weight.dtype == jnp.float32 else jnp.bfloat16
    return jax.lax.dot_general(
        x.astype(factor),
        weight.astype(factor),
        (((x.ndim - 1,), (0,)), ((), ())),
        preferred_element_type=jnp.float32,
    )


def norm(x, scale):
    return x * jax.lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + 1e-5) * scale


def rotate(x):
    """Rotary position embeddings of (tokens, heads, width of a head)."""
    half = x.shape[-1] // 2
    frequency = 10000.0 ** (-jnp.arange(half, dtype=jnp.float32) / half)
    angle = jnp.arange(x.shape[0], dtype=jnp.float32)[:, None, None] * frequency
    some, others = x[..., :half], x[..., half:]
    return jnp.concatenate(
        [some * jnp.cos(angle) - others * jnp.sin(angle), some * jnp.sin(angle) + others * jnp.cos(angle)],
        axis=-1,
    )


def layer(size: Size, x, weights):
    tokens, width = x.shape
    normed = norm(x, weights["attention_norm"])
    split = (tokens, size.heads, width // size.heads)
    query, key, value = (product(normed, weights[name]).reshape(split) for name in ("wq", "wk", "wv"))
    scores = jnp.einsum("qhd,khd->hqk", rotate(query), rotate(key)) / (width // size.heads) ** 0.5
    visible = jnp.tril(jnp.ones((tokens, tokens), bool))
    attention = jax.nn.softmax(jnp.where(visible, scores, -1e30), axis=-1)
    mixed = jnp.einsum("hqk,khd->qhd", attention, value).reshape(tokens, width)
    x = x + product(mixed, weights["wo"])
    normed = norm(x, weights["ffn_norm"])
    gated = jax.nn.silu(product(normed, weights["gate"])) * product(normed, weights["up"])
    return x + product(gated, weights["down"])


def function(size: Size, form: str):
    """The function of a form: `layer` (one layer), `calls` (one function that is called for each layer),
    `unrolled` (no functions), `scan` (a loop over stacked weights). The last three take tokens and give the
    logits of the last one."""
    if form == "layer":
        return lambda params, x: layer(size, x, params)

    def decoder(params, tokens):
        x = params["embedding"][tokens].astype(jnp.float32)
        names = layer_shapes(size)
        if form == "scan":
            stacked = {name: params[f"layers.{name}"] for name in names}
            x, _ = jax.lax.scan(lambda x, weights: (layer(size, x, weights), None), x, stacked)
        else:
            one = jax.jit(lambda x, weights: layer(size, x, weights)) if form == "calls" else None
            for index in range(size.layers):
                weights = {name: params[f"layers.{index}.{name}"] for name in names}
                x = one(x, weights) if one else layer(size, x, weights)
        return product(norm(x, params["norm"])[-1], params["output"])

    return decoder


def arguments(size: Size, form: str, storage: str):
    """The types of the function's arguments."""
    def described(name, shape):
        return jax.ShapeDtypeStruct(shape, "float32" if is_scale(name) else TYPES[storage])

    params = {name: described(name, shape) for name, shape in shapes(size, form).items()}
    if form == "layer":
        return params, jax.ShapeDtypeStruct((size.tokens, size.width), "float32")
    return params, jax.ShapeDtypeStruct((size.tokens,), "int32")


def program(size: Size, form: str, storage: str) -> str:
    """The StableHLO text, whose arguments have the names of the weights."""
    lowered = jax.jit(function(size, form)).lower(*arguments(size, form, storage))
    return lowered.as_text(debug_info=True)


def parser(description: str) -> argparse.ArgumentParser:
    """The options that say which model."""
    made = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("directory", type=Path)
    made.add_argument("--size", choices=SIZES, default="7b")
    made.add_argument("--form", choices=["layer", "calls", "unrolled", "scan"], default="calls")
    made.add_argument("--storage", choices=TYPES, default="f8E4M3FN")
    made.add_argument("--layers", type=int, help="so many layers instead of the model's own")
    return made


def size_of(options: argparse.Namespace) -> Size:
    """The sizes that options state."""
    size = SIZES[options.size]
    return replace(size, layers=options.layers) if options.layers else size
