"""The command line, which is the same program as the one that cargo builds, in the process of Python."""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path

from . import _native

_named = False


def own_program() -> str:
    """An executable file that is the command line: the script of the installation, or one that is made for this process."""
    for folder in (sysconfig.get_path("scripts"), os.path.dirname(sys.executable)):
        script = Path(folder) / "shlo-interp"
        if script.is_file() and os.access(script, os.X_OK) and b"shlo_interp" in script.read_bytes()[:4096]:
            return str(script)
    made = Path(tempfile.mkdtemp(prefix="shlo-interp-"))
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    package = Path(__file__).parent.parent
    script = made / "shlo-interp"
    script.write_text(
        f"#!{sys.executable}\nimport sys\nsys.path.insert(0, {str(package)!r})\n"
        "from shlo_interp.__main__ import main\nsys.exit(main())\n"
    )
    script.chmod(0o755)
    return str(script)


def name_own_program() -> None:
    """Tells the command line which file it is, before it runs tests in processes of its own."""
    global _named
    if not _named:
        _native.set_own_program(own_program())
        _named = True


def command(arguments: Sequence[str]) -> tuple[int, bytes, str]:
    """Runs a command. The result is its exit status, and what it wrote to standard output and to standard error."""
    name_own_program()
    return _native.command(list(arguments))
