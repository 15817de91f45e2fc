"""Runs cases through XLA, on the CPU or on another platform of the installed jaxlib: an adapter of `conformance run`.

    python -m tools.instrument.xla PROGRAM INPUTS OUTPUTS
    python -m tools.instrument.xla --server [--option platform=cuda] [--option xla_disable_hlo_passes=fusion]

Options other than `platform` are those of XLA's compiler.
"""

import functools
import os

import numpy as np

from tools.instrument.served import Refused, main

# what the compiler says of programs that it does not support
REFUSALS = ("UNIMPLEMENTED", "INVALID_ARGUMENT", "Invalid XLA PrimitiveType", "not implemented", "Unsupported", "unsupported",
            "failed to legalize", "Failed to parse", "NOT_FOUND", "Failed to translate module", "can't be translated",
            "Expected element type", "must be ranked tensor of")


def make(options):
    """The function that runs a case."""
    settings = dict(option.partition("=")[::2] for option in options.option)
    platform = settings.pop("platform", "cpu")
    os.environ["JAX_PLATFORMS"] = platform
    import jax
    import jaxlib
    from jax._src import compiler
    from jax.extend import backend
    from jaxlib import _jax

    jax.config.update("jax_enable_x64", True)
    client, device = backend.get_backend(platform), jax.devices(platform)[0]
    flags = compiler.get_compile_options(num_replicas=1, num_partitions=1)
    flags.env_option_overrides = list(settings.items())

    @functools.lru_cache(maxsize=16)
    def compiled(text):
        return client.compile_and_load(text, _jax.DeviceList((device,)), flags)

    def run(text, arrays, arguments, results):
        try:
            executable = compiled(text)
            buffers = [jax.device_put(np.ascontiguousarray(array).reshape(array.shape), device) for array in arrays]
            out = executable.execute_sharded(buffers)
            return [np.asarray(shards[0]) for shards in out.disassemble_into_single_device_arrays()]
        except Exception as error:
            if any(word in str(error) for word in REFUSALS):
                raise Refused(f"{type(error).__name__}: {error}") from None
            raise

    version = " ".join(client.platform_version.split())
    run.backend = f"XLA {device.device_kind} ({version}), jaxlib {jaxlib.__version__}"
    return run


if __name__ == "__main__":
    main(make, __doc__.split("\n")[0])
