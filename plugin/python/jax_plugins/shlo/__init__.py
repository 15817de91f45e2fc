"""The backend `shlo` of JAX: programs are run by the StableHLO interpreter shlo-interp.

JAX imports the packages in the namespace `jax_plugins` when a backend is first used, and calls `initialize`. The
backend is chosen by `JAX_PLATFORMS=shlo`, or `shlo,cpu` for programs that also use the CPU, such as those that call
Python functions; without it nothing changes, since the plugin's priority is below that of all others.
"""

import logging
import os
import pathlib
import sys

PLATFORM = "shlo"
# below that of the CPU, which is 0: whoever installs the package gets the backend by asking for it
PRIORITY = -100
VARIABLE = "SHLO_INTERP_LIBRARY"

log = logging.getLogger(__name__)


def library():
    """The path of the plugin's library: SHLO_INTERP_LIBRARY, or the file beside this one."""
    if path := os.environ.get(VARIABLE):
        return pathlib.Path(path)
    name = {"darwin": "libpjrt_shlo.dylib", "win32": "pjrt_shlo.dll"}.get(sys.platform, "libpjrt_shlo.so")
    return pathlib.Path(__file__).parent / name


def initialize():
    """Registers the backend. JAX calls this once."""
    path = library()
    if not path.exists():
        log.warning("the library %s of the backend %s is missing; %s names it", path, PLATFORM, VARIABLE)
        return
    from jax._src import xla_bridge

    # without this JAX says of each backend that it does not know that it is experimental
    if hasattr(xla_bridge, "_nonexperimental_plugins"):
        xla_bridge._nonexperimental_plugins.add(PLATFORM)
    xla_bridge.register_plugin(PLATFORM, priority=PRIORITY, library_path=str(path))
    if PLATFORM not in os.environ.get("JAX_PLATFORMS", PLATFORM).split(","):
        return
    from . import callbacks, lowerings

    lowerings.register(PLATFORM)
    callbacks.register(PLATFORM, str(path))
