#!/usr/bin/env bash
# The Python package: builds the wheel with the release profile, installs it, and runs its tests, the examples of its
# documentation, and its types. The virtual environment is kept between runs. The first argument is the Python to use.
#
# On two cores: about 8 minutes for the first build, 2 minutes for the rest.
set -euo pipefail
cd "$(dirname "$0")/.."

python="${1:-python3}"
environment="${TMPDIR:-/tmp}/shlo-interp-python"
wheels="${CARGO_TARGET_DIR:-target}/wheels"

[ -x "$environment/bin/python" ] || "$python" -m venv "$environment"
pip() { "$environment/bin/python" -m pip --quiet --disable-pip-version-check "$@"; }
pip install 'maturin>=1.9,<2' numpy ml_dtypes pytest mypy abi3audit flatbuffers jax==0.10.2

rm -rf "$wheels"
PATH="$environment/bin:$PATH" maturin build --quiet --release --locked --manifest-path python/Cargo.toml --out "$wheels"
pip install --force-reinstall --no-deps "$wheels"/shlo_interp-*.whl
"$environment/bin/abi3audit" --strict "$wheels"/shlo_interp-*.whl

# the tests run against what is installed, not against the sources beside them
copy="$(mktemp -d)"
trap 'rm -rf "$copy"' EXIT
mkdir "$copy/python" "$copy/docs"
cp -r python/tests python/README.md "$copy/python"
cp README.md "$copy"
cp docs/python.md "$copy/docs"
(cd "$copy" && "$environment/bin/python" -m pytest --quiet python/tests --doctest-glob='*.md' docs/python.md python/README.md)
"$environment/bin/mypy" --strict --no-incremental --python-executable "$environment/bin/python" -p shlo_interp
"$environment/bin/shlo-interp" examples/fp8_dot.mlir | grep -q '1.440000e+02'
