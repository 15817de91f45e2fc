"""The backend `shlo` of JAX: programs are run by the StableHLO interpreter shlo-interp.

JAX imports the packages in the namespace `jax_plugins` when a backend is first used, and calls `initialize`. The
backend is chosen by `JAX_PLATFORMS=shlo`, or `shlo,cpu` for programs that also use the CPU, such as those that call
Python functions; without it nothing changes, since the plugin's priority is below that of all others.
"""

import ctypes
import functools
import importlib.util
import logging
import os
import pathlib

PLATFORM = "shlo"
# below that of the CPU, which is 0: whoever installs the package gets the backend by asking for it
PRIORITY = -100
VARIABLE = "SHLO_INTERP_LIBRARY"

log = logging.getLogger(__name__)


def library():
    """The path of the plugin's library: SHLO_INTERP_LIBRARY, or the native module of the package shlo_interp."""
    if path := os.environ.get(VARIABLE):
        return pathlib.Path(path)
    package = importlib.util.find_spec("shlo_interp")
    folders = package.submodule_search_locations if package else []
    found = [file for folder in folders or [] for file in sorted(pathlib.Path(folder).glob("_native.*"))]
    # a stub of types stands beside the module
    return next((file for file in found if file.suffix in (".so", ".pyd")), None)


def client():
    """The client of the backend, which is never destroyed.

    An array of NumPy that shows the memory of a buffer lets it go by way of the client, and may be the last thing to be deleted
    when Python ends, or stay after `jax.extend.backend.clear_backends()`. jaxlib does not keep the client for it.
    """
    from jax._src import xla_bridge

    register_lowerings()
    made = xla_bridge.make_pjrt_c_api_client(PLATFORM)
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(made))
    return made


def initialize():
    """Registers the backend. JAX calls this once."""
    path = library()
    if path is None or not path.exists():
        log.warning("the library %s of the backend %s is missing; %s names it", path or "", PLATFORM, VARIABLE)
        return
    from jax._src import xla_bridge

    # without this JAX says of each backend that it does not know that it is experimental
    if hasattr(xla_bridge, "_nonexperimental_plugins"):
        xla_bridge._nonexperimental_plugins.add(PLATFORM)
    xla_bridge.register_plugin(PLATFORM, priority=PRIORITY, library_path=str(path), factory=client)


@functools.cache
def register_lowerings():
    """Teaches JAX what it knows for backends of known names alone. This waits for the first client, so that a process that
    never asks for the backend does without, and one that asks for it by `jax.config` has it."""
    from . import callbacks, lowerings

    lowerings.register(PLATFORM)
    callbacks.register(PLATFORM, str(library()))
