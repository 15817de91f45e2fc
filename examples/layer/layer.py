"""One layer with float8 weights: the program, its inputs and what this machine's JAX makes of them.

    pip install jax && python layer.py      writes layer.mlir, inputs.npz and device.npz
"""

import jax
import jax.numpy as jnp
import numpy as np


def layer(params, x):
    weights = params["w"].astype(jnp.float32) * params["scale"]
    hidden = jnp.dot(x, weights) + params["b"]
    return {"hidden": hidden, "probabilities": jax.nn.softmax(hidden)}


random = np.random.default_rng(0)
params = {
    "w": jnp.asarray(random.normal(size=(64, 8)), jnp.float8_e4m3fn),
    "scale": jnp.float32(0.125),
    "b": jnp.asarray(random.normal(size=8), jnp.float32),
}
x = jnp.asarray(random.normal(size=(4, 64)), jnp.float32)

lowered = jax.jit(layer).lower(params, x)
results = jax.jit(layer)(params, x)

with open("layer.mlir", "w") as program:
    program.write("// RUN: shlo-interp %s --input @%S/inputs.npz --expect @%S/device.npz --rtol 1e-5 --atol 1e-6\n")
    program.write(lowered.as_text(debug_info=True))
np.savez("inputs.npz", **{f"params['{name}']": value for name, value in params.items()}, x=x)
np.savez("device.npz", **{f"result['{name}']": value for name, value in results.items()})
