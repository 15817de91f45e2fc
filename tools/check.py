#!/usr/bin/env python3
"""Runs every generator that can compare: what it would write is what the repository has.

    python -m tools.check [GENERATOR...]

A generator is a script of tools/ that knows `--check`. Exit status 1 if one of them finds a difference or fails.
"""

import argparse
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def generators():
    """The modules whose scripts know `--check`."""
    scripts = sorted((ROOT / "tools").glob("*/*.py"))
    known = [script for script in scripts if '"--check"' in script.read_text()]
    return [".".join(script.relative_to(ROOT).with_suffix("").parts) for script in known]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("generators", nargs="*", metavar="GENERATOR", help="the last part of its name, such as mx_cases")
    options = parser.parse_args()
    known = {name.rsplit(".", 1)[1]: name for name in generators()}
    if unknown := [name for name in options.generators if name not in known]:
        parser.error(f"no generator with --check is called {unknown[0]}; there are {', '.join(known)}")
    failed = []
    for name in options.generators or known:
        print(f"== {name}", flush=True)
        if subprocess.run([sys.executable, "-m", known[name], "--check"], cwd=ROOT).returncode:
            failed.append(name)
    print(f"differences: {', '.join(failed)}" if failed else f"{len(options.generators or known)} generators agree")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
