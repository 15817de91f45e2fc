#!/usr/bin/env python3
"""Programs on several devices against XLA: shard_map and pmap, as JAX lowers them.

Each program is lowered for eight simulated CPU devices with Shardy and with GSPMD, and the module that
jax.export saves is taken as well. The interpreter's results are compared with XLA's. What --device-dump
says that each device has of arguments, results and in manual computations is compared with the shards of
JAX's arrays.

    tools/survey/check_devices.py target/release/shlo-interp [--only NAME] [--keep DIR] [--list]

Needs jax and ml_dtypes. Exits with 1 if a program differs or is refused.
"""

import argparse
import csv
import os
import subprocess
import sys
import tempfile

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
from functools import partial
from jax import export, lax, shard_map
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

DEVICES = np.array(jax.devices())
PROGRAMS = {}


def mesh(**axes):
    """A mesh of the first devices."""
    count = int(np.prod(list(axes.values())))
    return Mesh(DEVICES[:count].reshape(*axes.values()), tuple(axes))


def program(*inputs, **options):
    """Registers a function with its inputs; `rtol` is the tolerance where sums go another way."""
    def register(function):
        PROGRAMS[function.__name__] = (function, inputs, options)
        return function
    return register


def numbers(*shape, dtype=np.float32, seed=0):
    """Numbers between -2 and 2, the same each time."""
    values = np.random.default_rng(seed + sum(shape)).uniform(-2, 2, shape)
    return values.astype(dtype)


def integers(*shape, dtype=np.int32):
    return (np.arange(int(np.prod(shape))) * 7 % 23 - 5).reshape(shape).astype(dtype)


def mapped(over, in_specs, out_specs, **options):
    """shard_map that does not check which values vary."""
    return partial(shard_map, mesh=over, in_specs=in_specs, out_specs=out_specs, check_vma=False, **options)


X4, X8, XY, XYZ = mesh(x=4), mesh(x=8), mesh(x=2, y=4), mesh(x=2, y=2, z=2)
RING8 = [(i, (i + 1) % 8) for i in range(8)]
RING4 = [(i, (i + 1) % 4) for i in range(4)]

# collectives, one by one


@program(numbers(8, 4))
def sum_over_devices(a):
    return mapped(X8, P("x"), P())(lambda a: lax.psum(a, "x"))(a)


@program(numbers(16, 4))
def mean_over_one_axis(a):
    return mapped(XY, P(("x", "y")), P("x"))(lambda a: lax.pmean(a, "y"))(a)


@program(integers(8, 8))
def extremes(a):
    def body(a):
        return lax.pmax(a, "x"), lax.pmin(a, "y")
    return mapped(XY, P("x", "y"), (P(None, "y"), P("x", None)))(body)(a)


@program(numbers(8, 8))
def gather_both_ways(a):
    def body(a):
        return lax.all_gather(a, "x", axis=0, tiled=True), lax.all_gather(a, "y", axis=1)
    return mapped(XY, P("x", "y"), (P(None, "y"), P("x")))(body)(a)


@program(numbers(32, 8))
def scatter_sums(a):
    return mapped(X4, P("x"), P("x"))(lambda a: lax.psum_scatter(a, "x", scatter_dimension=0, tiled=True))(a)


@program(integers(16, 8))
def exchange_rows_for_columns(a):
    return mapped(X4, P("x"), P(None, "x"))(lambda a: lax.all_to_all(a, "x", 1, 0, tiled=True))(a)


@program(integers(8, 3))
def shift_in_a_ring(a):
    return mapped(X8, P("x"), P("x"))(lambda a: lax.ppermute(a, "x", RING8))(a)


@program(integers(8, 3))
def shift_without_wrapping(a):
    return mapped(X8, P("x"), P("x"))(lambda a: lax.ppermute(a, "x", RING8[:-1]))(a)


@program(integers(8, 2))
def indices_of_devices(a):
    def body(a):
        return a + 10 * lax.axis_index("x") + 100 * lax.axis_index("y") + 1000 * lax.axis_index(("x", "y"))
    return mapped(XY, P(("y", "x")), P(("y", "x")))(body)(a)


@program(integers(4, 4))
def devices_in_another_order(a):
    other = Mesh(DEVICES[[3, 1, 0, 2]], ("x",))
    def body(a):
        return lax.ppermute(a, "x", RING4), lax.axis_index("x")[None]
    return mapped(other, P("x"), (P("x"), P("x")))(body)(a)


@program(integers(8, 4))
def two_axes_in_one_dimension(a):
    return mapped(XY, P(("y", "x")), P(None, ("x", "y")))(lambda a: lax.all_gather(a, ("y", "x"), axis=0, tiled=True)[:, :1])(a)


@program(integers(8, 4))
def replicated_in_sharded_out(a):
    def body(a):
        return lax.dynamic_slice_in_dim(a, lax.axis_index("x") * 2, 2)
    return mapped(X4, P(), P("x"))(body)(a)


# loops, branches, calls


@program(numbers(8, 5), rtol=1e-5)
def ring_in_a_loop(a):
    def body(a):
        def step(i, carry):
            moving, total = carry
            moving = lax.ppermute(moving, "x", RING8)
            return moving, total + moving * (i + 1)
        return lax.fori_loop(0, 7, step, (a, a))[1]
    return mapped(X8, P("x"), P("x"))(body)(a)


@program(numbers(8, 8), numbers(8, 8, seed=1))
def ring_matrix_product(a, b):
    def body(a, b):
        here = lax.axis_index("x")
        def step(i, carry):
            b, out = carry
            source = (here - i) % 4
            columns = lax.dynamic_slice_in_dim(a, source * 2, 2, axis=1)
            return lax.ppermute(b, "x", RING4), out + columns @ b
        return lax.fori_loop(0, 4, step, (b, jnp.zeros((2, 8), jnp.float32)))[1]
    return mapped(X4, (P("x"), P("x")), P("x"))(body)(a, b)


@program(integers(8, 2))
def branches_by_device(a):
    def body(a):
        return lax.switch(lax.axis_index("x") % 3, [lambda a: a, lambda a: a * 2, lambda a: -a], a)
    return mapped(X8, P("x"), P("x"))(body)(a)


@program(integers(8, 2))
def collectives_in_branches(a):
    def body(a):
        return lax.cond(lax.axis_index("x") == 0, lambda a: lax.psum(a, "y"), lambda a: lax.pmax(a, "y"), a)
    return mapped(XY, P(("x", "y")), P("x"))(body)(a)


@program(numbers(8, 4))
def while_until_all_agree(a):
    def body(a):
        def go_on(state):
            return lax.pmax(jnp.max(jnp.abs(state)), "x") > 0.1
        return lax.while_loop(go_on, lambda state: state * 0.5, a)
    return mapped(X8, P("x"), P("x"))(body)(a)


@program(numbers(8, 4))
def several_in_a_row(a):
    first = mapped(X8, P("x"), P("x"))(lambda a: a - lax.pmean(a, "x"))(a)
    second = mapped(XY, P("x", "y"), P("x", None))(lambda a: lax.psum(a * a, "y"))(first + 1)
    return mapped(X8, P(None, None), P("x"))(lambda a: a[None] + lax.axis_index("x"))(second)


@program(numbers(8, 4), rtol=1e-5)
def inside_a_scan(a):
    inner = mapped(X4, P("x"), P("x"))(lambda a: lax.ppermute(a, "x", RING4) * 0.5)
    return lax.scan(lambda carry, _: (inner(carry) + 1, carry.sum()), a, None, length=5)


@program(integers(8, 4), np.int32(1))
def inside_a_branch(a, which):
    double = mapped(X4, P("x"), P("x"))(lambda a: a + lax.psum(a, "x"))
    return lax.cond(which > 0, double, lambda a: a - 1, a)


@program(numbers(8, 4))
def inside_a_jitted_function(a):
    @jax.jit
    def inner(a):
        return mapped(X8, P("x"), P())(lambda a: lax.psum(a, "x"))(a)
    return inner(a) + inner(a * 2)


@program(numbers(8, 4))
def jit_inside(a):
    @jax.jit
    def total(a):
        return lax.psum(a, "x")
    return mapped(X8, P("x"), P())(lambda a: total(a) + total(jnp.sin(a)))(a)


# nested, and over some of the axes


@program(numbers(8, 16))
def over_one_axis(a):
    def body(a):
        return lax.psum(a, "x") * 2, a.sum(axis=1, keepdims=True)
    return mapped(XY, P("x"), (P(), P("x")), axis_names={"x"})(body)(a)


@program(numbers(8, 16))
def nested(a):
    def body(a):
        total = lax.psum(a, "x")
        def inner(b):
            return lax.all_gather(b, "y", axis=1, tiled=True) + lax.axis_index("y"), lax.psum(b, "y")
        return mapped(None, P(None, "y"), (P("y"), P()), axis_names={"y"})(inner)(total)
    return mapped(XY, P("x"), (P("x"), P("x")), axis_names={"x"})(body)(a)


@program(integers(8, 8, 8))
def three_deep(a):
    def innermost(a):
        return lax.ppermute(a, "z", [(0, 1), (1, 0)])
    def inner(a):
        a = mapped(None, P(None, None, "z"), P(None, None, "z"), axis_names={"z"})(innermost)(a)
        return a + lax.psum(a, "y")
    def body(a):
        a = mapped(None, P(None, "y"), P(None, "y"), axis_names={"y"})(inner)(a)
        return a + lax.pmax(a, "x")
    return mapped(XYZ, P("x"), P("x"), axis_names={"x"})(body)(a)


@program(integers(8, 8))
def nested_in_a_loop(a):
    def body(a):
        inner = mapped(None, P(None, "y"), P(None, "y"), axis_names={"y"})(lambda b: lax.ppermute(b, "y", RING4))
        return lax.fori_loop(0, 3, lambda i, a: inner(a) + i, a)
    return mapped(XY, P("x"), P("x"), axis_names={"x"})(body)(a)


# parallelism as models have it


@program(numbers(8, 16), numbers(16, 32, seed=1), numbers(32, 16, seed=2), rtol=1e-5)
def tensor_parallel_layer(x, w1, w2):
    def body(x, w1, w2):
        return lax.psum(jax.nn.gelu(x @ w1) @ w2, "x")
    return mapped(X8, (P(), P(None, "x"), P("x", None)), P())(body)(x, w1, w2)


@program(numbers(8, 16), numbers(16, 8, seed=1), rtol=1e-5)
def data_and_tensor_parallel(x, w):
    def body(x, w):
        h = lax.all_gather(x @ w, "y", axis=1, tiled=True)
        return h, lax.pmean((h * h).mean(), "x")
    return mapped(XY, (P("x"), P(None, "y")), (P("x"), P()))(body)(x, w)


@program(numbers(8, 16), numbers(16, 4, seed=1), numbers(8, 4, seed=2), rtol=1e-5)
def data_parallel_gradient(x, w, y):
    def body(x, w, y):
        loss, grad = jax.value_and_grad(lambda w: ((jnp.tanh(x @ w) - y) ** 2).mean())(w)
        return lax.pmean(loss, "x"), w - 0.1 * lax.pmean(grad, "x")
    return mapped(X8, (P("x"), P(), P("x")), (P(), P()))(body)(x, w, y)


@program(numbers(8, 16), numbers(16, 32, seed=1), numbers(32, 8, seed=2), rtol=1e-4)
def gradient_through_a_sharded_layer(x, w1, w2):
    @partial(shard_map, mesh=XY, in_specs=(P("x"), P(None, "y"), P("y", None)), out_specs=P("x"))
    def layer(x, w1, w2):
        return lax.psum(jax.nn.relu(x @ w1) @ w2, "y")
    return jax.grad(lambda w1, w2: (layer(x, w1, w2) ** 2).sum(), argnums=(0, 1))(w1, w2)


@program(numbers(8, 4), rtol=1e-5)
def gradient_of_ring_and_gather(a):
    @partial(shard_map, mesh=X4, in_specs=P("x"), out_specs=P("x"))
    def body(a):
        return jnp.sin(lax.ppermute(a, "x", RING4)) * lax.psum(a, "x")
    return jax.grad(lambda a: body(a).sum())(a)


@program(numbers(8, 8), rtol=1e-5)
def gradient_of_scatter_and_exchange(a):
    @partial(shard_map, mesh=X4, in_specs=P("x"), out_specs=P("x"))
    def body(a):
        b = lax.all_to_all(a, "x", 1, 0, tiled=True)
        return lax.psum_scatter(jnp.cos(b), "x", scatter_dimension=0, tiled=True)
    return jax.grad(lambda a: (body(a) ** 2).sum())(a)


@program(numbers(8, 16), numbers(4, 16, 16, seed=1), rtol=1e-5)
def pipeline(x, weights):
    """Four stages, microbatches that go round a ring."""
    def body(x, w):
        stage, w = lax.axis_index("x"), w[0]
        micro = x.reshape(4, 2, 16)
        def step(t, carry):
            moving, out = carry
            first = lax.dynamic_index_in_dim(micro, jnp.clip(t, 0, 3), keepdims=False)
            done = jnp.tanh(jnp.where(stage == 0, first, moving) @ w)
            place = jnp.clip(t - 3, 0, 3)
            kept = jnp.where((stage == 3) & (t >= 3), done, lax.dynamic_index_in_dim(out, place, keepdims=False))
            out = lax.dynamic_update_index_in_dim(out, kept, place, 0)
            return lax.ppermute(done, "x", RING4), out
        out = lax.fori_loop(0, 7, step, (jnp.zeros((2, 16)), jnp.zeros((4, 2, 16))))[1]
        return lax.psum(jnp.where(stage == 3, out, 0), "x").reshape(8, 16)
    return mapped(X4, (P(), P("x")), P())(body)(x, weights)


@program(numbers(16, 8), numbers(16, 8, seed=1), numbers(16, 8, seed=2), rtol=1e-5)
def ring_attention(q, k, v):
    """Sequence parallel: keys and values go round, softmax is put together on the way."""
    def body(q, k, v):
        def step(i, carry):
            k, v, top, total, out = carry
            scores = q @ k.T / np.float32(np.sqrt(8))
            new = jnp.maximum(top, scores.max(axis=1, keepdims=True))
            p, old = jnp.exp(scores - new), jnp.exp(top - new)
            k, v2 = lax.ppermute(k, "x", RING4), lax.ppermute(v, "x", RING4)
            return k, v2, new, total * old + p.sum(axis=1, keepdims=True), out * old + p @ v
        start = (k, v, jnp.full((4, 1), -1e30), jnp.zeros((4, 1)), jnp.zeros((4, 8)))
        *_, total, out = lax.fori_loop(0, 4, step, start)
        return out / total
    return mapped(X4, (P("x"),) * 3, P("x"))(body)(q, k, v)


@program(numbers(16, 8), integers(16), numbers(4, 8, 8, seed=1), rtol=1e-5)
def expert_parallel(x, chosen, weights):
    """Tokens are sent to the device of their expert and back."""
    def body(x, chosen, w):
        mask = jax.nn.one_hot(chosen % 4, 4, dtype=x.dtype)
        sent = lax.all_to_all(jnp.einsum("te,td->etd", mask, x), "x", 0, 0, tiled=True)
        done = jax.nn.relu(sent @ w[0])
        back = lax.all_to_all(done, "x", 0, 0, tiled=True)
        return jnp.einsum("te,etd->td", mask, back)
    return mapped(X4, (P("x"), P("x"), P("x")), P("x"))(body)(x, chosen, weights)


@program(numbers(8, 32), rtol=1e-5)
def softmax_over_devices(a):
    def body(a):
        top = lax.pmax(a.max(axis=1, keepdims=True), "x")
        e = jnp.exp(a - top)
        return e / lax.psum(e.sum(axis=1, keepdims=True), "x")
    return mapped(X8, P(None, "x"), P(None, "x"))(body)(a)


@program(numbers(16, 12), rtol=1e-5)
def halo_exchange(a):
    def body(a):
        before = lax.ppermute(a[-1:], "x", RING4)
        after = lax.ppermute(a[:1], "x", [(d, s) for s, d in RING4])
        b = jnp.concatenate([before, a, after])
        return (b[:-2] + 2 * b[1:-1] + b[2:]) / 4
    return mapped(X4, P("x"), P("x"))(body)(a)


@program(integers(64))
def sum_of_all_before(a):
    def body(a):
        sums = jnp.cumsum(a)
        all_sums = lax.all_gather(sums[-1], "x")
        before = jnp.where(jnp.arange(8) < lax.axis_index("x"), all_sums, 0).sum()
        return sums + before
    return mapped(X8, P("x"), P("x"))(body)(a)


# small floats, complex numbers, booleans, random numbers


@program(numbers(8, 16, dtype=ml_dtypes.float8_e4m3fn), numbers(16, 8, dtype=ml_dtypes.float8_e4m3fn, seed=1))
def eight_bit_weights(x, w):
    def body(x, w):
        w = lax.all_gather(w, "x", axis=0, tiled=True)
        return x.astype(jnp.float32) @ w.astype(jnp.float32)
    return mapped(X8, (P("x"), P("x")), P("x"))(body)(x, w)


@program(numbers(8, 4, dtype=ml_dtypes.float8_e5m2))
def eight_bit_ring(a):
    return mapped(X8, P("x"), P("x"))(lambda a: lax.ppermute(a, "x", RING8))(a)


@program(numbers(8, 4, dtype=ml_dtypes.float4_e2m1fn))
def four_bit_exchange(a):
    def body(a):
        return lax.ppermute(a, "x", RING4).astype(jnp.float32) + a.astype(jnp.float32)
    return mapped(X4, P("x"), P("x"))(body)(a)


@program(numbers(8, 32, dtype=ml_dtypes.bfloat16))
def bfloat16_extremes(a):
    return mapped(X8, P("x"), P())(lambda a: lax.pmax(a, "x"))(a)


@program(numbers(8, 4, dtype=np.float16))
def half_sums_of_two(a):
    return mapped(XY, P(("x", "y")), P("y"))(lambda a: lax.psum(a, "x"))(a)


@program(numbers(8, 4) + 1j * numbers(8, 4, seed=3), rtol=1e-5)
def complex_numbers(a):
    return mapped(X4, P("x"), P("x"))(lambda a: lax.ppermute(a, "x", RING4) * jnp.conj(a))(a)


@program(integers(8, 4) > 3)
def booleans(a):
    return mapped(X8, P("x"), P())(lambda a: lax.psum(a.astype(jnp.int32), "x") > 2)(a)


@program(np.array([1, 2], np.uint32))
def random_numbers_per_device(key):
    def body(key):
        key = jax.random.fold_in(jax.random.wrap_key_data(key), lax.axis_index("x"))
        return jax.random.uniform(key, (2, 3))
    return mapped(X8, P(), P("x"))(body)(key)


@program(np.array([1, 2], np.uint32), numbers(8, 4))
def dropout_per_device(key, a):
    def body(key, a):
        key = jax.random.fold_in(jax.random.wrap_key_data(key), lax.axis_index("x"))
        return jnp.where(jax.random.bernoulli(key, 0.5, a.shape), a * 2, 0)
    return mapped(X8, (P(), P("x")), P("x"))(body)(key, a)


# pmap


@program(numbers(8, 3), pmap=True)
def pmap_sum_and_index():
    return jax.pmap(lambda x: lax.psum(x, "i") + lax.axis_index("i"), axis_name="i")


@program(numbers(8, 4, 4), numbers(4, 4, seed=1), pmap=True, rtol=1e-5)
def pmap_with_shared_weights():
    return jax.pmap(lambda x, w: lax.pmean(x @ w, "i"), axis_name="i", in_axes=(0, None))


@program(numbers(8, 4), pmap=True)
def pmap_ring():
    return jax.pmap(lambda x: lax.ppermute(x, "i", RING8), axis_name="i")


# values that are global: shardings only


@program(numbers(16, 8), numbers(8, 8, seed=1), rtol=1e-5)
def annotations_only(x, w):
    x = lax.with_sharding_constraint(x, NamedSharding(XY, P("x", None)))
    h = lax.with_sharding_constraint(jax.nn.relu(x @ w), NamedSharding(XY, P("x", "y")))
    return h.sum(axis=0), h


@program(numbers(16, 8), rtol=1e-5)
def annotations_and_a_manual_part(x):
    x = lax.with_sharding_constraint(x * 2, NamedSharding(XY, P("x", "y")))
    y = mapped(XY, P("x", "y"), P("x", "y"))(lambda a: a - lax.pmean(a, ("x", "y")))(x)
    return lax.with_sharding_constraint(y @ y.T, NamedSharding(XY, P("x", None)))


# what each device has: --device-dump against the shards of JAX's arrays

DUMPS = {}


def dumped(in_specs, out_specs, *inputs, over, differs=False):
    """Registers a function whose arguments and results are spread so; `differs` if its devices disagree on a
    result that its specs call replicated, so that only what each returned can be compared."""
    def register(function):
        DUMPS[function.__name__] = (function, inputs, in_specs, out_specs, over, differs)
        return function
    return register


@dumped((P("x", "y"), P(None, "y")), (P("y"), P()), numbers(8, 8), numbers(4, 8, seed=1), over=XY)
def dump_of_two_axes(a, b):
    def body(a, b):
        return lax.all_gather(b, "x", axis=0, tiled=True).T, lax.pmax(lax.pmax(a.max(), "x"), "y")
    return mapped(XY, (P("x", "y"), P(None, "y")), (P("y"), P()))(body)(a, b)


@dumped((P(("y", "x")),), (P(None, ("x", "y")),), integers(16, 8), over=XY)
def dump_of_axes_in_another_order(a):
    return mapped(XY, P(("y", "x")), P(None, ("x", "y")))(lambda a: lax.all_to_all(a, ("x", "y"), 1, 0, tiled=True))(a)


@dumped((P("x"),), (P("x"), P("x")), integers(8, 3), over=Mesh(DEVICES[[3, 1, 0, 2]], ("x",)))
def dump_of_devices_in_another_order(a):
    other = Mesh(DEVICES[[3, 1, 0, 2]], ("x",))
    def body(a):
        return lax.ppermute(a, "x", RING4), lax.axis_index("x")[None]
    return mapped(other, P("x"), (P("x"), P("x")))(body)(a)


@dumped((P("x"),), (P("x"),), numbers(8, 6, dtype=ml_dtypes.bfloat16), over=X8)
def dump_of_bfloat16(a):
    return mapped(X8, P("x"), P("x"))(lambda a: a * (lax.axis_index("x") + 1).astype(a.dtype))(a)


@dumped((P("z", None, "x"),), (P("x", "z"),), integers(4, 3, 4), over=XYZ)
def dump_of_three_axes(a):
    return mapped(XYZ, P("z", None, "x"), P("x", "z"))(lambda a: a.sum(axis=1).T + lax.axis_index("y") * 0)(a)


@dumped((P("x"),), (P(),), integers(8), over=X8, differs=True)
def dump_of_devices_that_disagree(a):
    return mapped(X8, P("x"), P())(lambda a: a * 10 + lax.axis_index("x"))(a)


@dumped((P("x", "y"),), (P("x", "y"),), numbers(8, 16), over=XY)
def dump_of_annotations(a):
    return lax.with_sharding_constraint(a * 2, NamedSharding(XY, P("x")))


def shards(array, order):
    """What each device has of an array, by its number in the program: its indices and its bits."""
    number = {device.id: index for index, device in enumerate(order)}
    def ranges(shard):
        return [list(part.indices(size)[:2]) for part, size in zip(shard.index, array.shape)]
    return {number[shard.device.id]: (ranges(shard), np.asarray(shard.data)) for shard in array.addressable_shards}


def read_dump(folder, is_wanted):
    """What the index of a dump says that each device has: by kind and index of value, then by device."""
    found = {}
    with open(os.path.join(folder, "devices.csv"), newline="") as file:
        for row in csv.DictReader(file):
            if row["device"] and is_wanted(row):
                value = np.load(os.path.join(folder, row["file"]))
                ranges = [[int(end) for end in part.split(":")] for part in row["slice"].strip("[]").split(", ") if part]
                found.setdefault((row["value"], int(row["index"])), {})[int(row["device"])] = (ranges, value)
    return found


def compare_shards(name, found, wanted):
    """How many devices have what JAX says, and how many there are."""
    if set(found) != set(wanted):
        print(f"DIFFERS {name}: devices {sorted(found)} instead of {sorted(wanted)}")
        return 0, len(wanted)
    good = 0
    for device, (ranges, data) in wanted.items():
        same = found[device][0] == ranges and found[device][1].tobytes() == data.tobytes()
        good += same
        if not same:
            print(f"DIFFERS {name}: device {device} has {found[device]}, XLA has {(ranges, data)}")
    return good, len(wanted)


def check_dump(interpreter, name):
    """Compares a program's dumps in all its forms with the shards of XLA; gives how many agreed."""
    function, inputs, in_specs, out_specs, over, differs = DUMPS[name]
    order = list(over.devices.flat)
    ins = [NamedSharding(over, spec) for spec in in_specs]
    outs = [NamedSharding(over, spec) for spec in out_specs]
    options = {"in_shardings": tuple(ins), "out_shardings": tuple(outs) if len(outs) > 1 else outs[0]}
    arguments = [jax.device_put(x, sharding) for x, sharding in zip(inputs, ins)]
    results = jax.tree.leaves(jax.jit(function, **options)(*arguments))
    wanted = {("argument", i): shards(x, order) for i, x in enumerate(arguments)}
    wanted |= {("result", i): shards(x, order) for i, x in enumerate(results) if not differs}
    inside = {("operand", i): shards(x, order) for i, x in enumerate(arguments)}
    inside |= {("result", i): shards(x, order) for i, x in enumerate(results)}
    agreed = count = 0
    for form, text in modules(function, inputs, {"jit": options}):
        with tempfile.TemporaryDirectory() as folder:
            dump = os.path.join(folder, "dump")
            _, message = run(interpreter, text, inputs, folder, ["--device-dump", dump])
            if message:
                print(f"FAILED {name} ({form}): {message}")
                count += 1
                continue
            sides = [(wanted, read_dump(dump, lambda row: not row["line"]))]
            if "manual" in text or "SPMDFullToShardShape" in text or "GlobalToLocalShape" in text:
                sides.append((inside, read_dump(dump, lambda row: row["line"])))
            for expected, found in sides:
                for value, devices in expected.items():
                    good, all_of_them = compare_shards(f"{name} ({form}) {value}", found.get(value, {}), devices)
                    agreed, count = agreed + good, count + all_of_them
    return agreed, count


def modules(function, inputs, options):
    """The module texts of a program, by how they were made."""
    shapes = [jax.ShapeDtypeStruct(np.shape(x), np.asarray(x).dtype) for x in inputs]
    for name, shardy in (("shardy", True), ("gspmd", False)):
        jax.config.update("jax_use_shardy_partitioner", shardy)
        jax.clear_caches()
        made = function() if options.get("pmap") else jax.jit(function, **options.get("jit", {}))
        yield name, made.lower(*shapes).as_text()
        if not options.get("pmap"):
            yield f"{name} export", export.export(made)(*shapes).mlir_module()
    jax.config.update("jax_use_shardy_partitioner", True)
    jax.clear_caches()


def expected(function, inputs, options):
    made = function() if options.get("pmap") else jax.jit(function)
    return [np.asarray(x) for x in jax.tree.leaves(made(*inputs))]


def difference(found, wanted, rtol):
    """What is wrong with a result; none if nothing is."""
    if found.shape != wanted.shape:
        return f"shape {found.shape} instead of {wanted.shape}"
    if found.dtype != wanted.dtype:
        found = found.view(wanted.dtype) if found.dtype.itemsize == wanted.dtype.itemsize else found
    wide = np.complex128 if np.iscomplexobj(wanted) else np.float64
    a, b = found.astype(wide), wanted.astype(wide)
    near = np.isclose(a, b, rtol=rtol, atol=rtol, equal_nan=True) if rtol else (a == b) | (np.isnan(a) & np.isnan(b))
    return None if near.all() else f"{np.count_nonzero(~near)} of {near.size} elements differ by up to {np.nanmax(abs(a - b)):g}"


def run(interpreter, text, inputs, folder, flags=()):
    """The results of a module, or a message."""
    path = os.path.join(folder, "program.mlir")
    with open(path, "w") as file:
        file.write(text)
    command = [interpreter, path, "--format", "none", "-o", folder, *flags]
    for index, value in enumerate(inputs):
        value = np.asarray(value)
        raw = value.view(np.uint8) if value.dtype.kind == "V" and value.dtype.itemsize == 1 else value
        if value.dtype.kind == "V" and value.dtype.itemsize == 2:
            raw = value.view(np.uint16)
        name = os.path.join(folder, f"input{index}.npy")
        np.save(name, raw)
        command += ["--input", f"@{name}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    if done.returncode:
        return None, done.stderr.strip()[:600]
    names = sorted((n for n in os.listdir(folder) if n.startswith("main_")), key=lambda n: int(n[5:-4]))
    return [np.load(os.path.join(folder, name)) for name in names], None


def check(interpreter, name, keep):
    """Runs one program in all its forms; gives how many agreed, and how many there are."""
    function, inputs, options = PROGRAMS[name]
    wanted = expected(function, inputs, options)
    agreed = count = 0
    for form, text in modules(function, inputs, options):
        count += 1
        if keep:
            with open(os.path.join(keep, f"{name}.{form.replace(' ', '_')}.mlir"), "w") as file:
                file.write(text)
        with tempfile.TemporaryDirectory() as folder:
            found, message = run(interpreter, text, inputs, folder)
        if found is None:
            print(f"FAILED {name} ({form}): {message}")
            continue
        if len(found) != len(wanted):
            print(f"DIFFERS {name} ({form}): {len(found)} results instead of {len(wanted)}")
            continue
        wrong = [difference(f, w, options.get("rtol", 0)) for f, w in zip(found, wanted)]
        wrong = [message for message in wrong if message]
        agreed += not wrong
        for message in wrong:
            print(f"DIFFERS {name} ({form}): {message}")
    return agreed, count


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("interpreter")
    parser.add_argument("--only", action="append")
    parser.add_argument("--keep", help="a folder for the modules")
    parser.add_argument("--list", action="store_true")
    arguments = parser.parse_args()
    if arguments.list:
        print("\n".join([*PROGRAMS, *DUMPS]))
        return 0
    if arguments.keep:
        os.makedirs(arguments.keep, exist_ok=True)
    agreed = count = whole = 0
    names = [name for name in arguments.only or PROGRAMS if name in PROGRAMS]
    for name in names:
        try:
            good, forms = check(arguments.interpreter, name, arguments.keep)
        except Exception as error:  # JAX refuses the program: none of ours to judge
            print(f"NOT LOWERED {name}: {str(error)[:300]}")
            good, forms = 0, 1
        agreed, count, whole = agreed + good, count + forms, whole + (good == forms)
    print(f"{whole} of {len(names)} programs agree with XLA in every form; {agreed} of {count} modules")
    parts = [check_dump(arguments.interpreter, name) for name in DUMPS if name in (arguments.only or DUMPS)]
    good, all_of_them = (sum(column) for column in zip(*parts)) if parts else (0, 0)
    print(f"{good} of {all_of_them} parts of values that devices have agree with XLA's shards")
    return int(agreed < count or good < all_of_them)


if __name__ == "__main__":
    sys.exit(main())
