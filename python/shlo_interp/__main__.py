"""The command line `shlo-interp`, in the process of Python."""

import signal
import sys

from . import _native


def main() -> int:
    """Runs the command of the process's arguments. The result is the exit status."""
    # Ctrl-C ends the program, as it ends any command; Python would look for it only after the run
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if len(sys.argv) > 1 and sys.argv[1] == "test":
        from . import _command

        _command.name_own_program()
    return _native.command_line(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
