#!/usr/bin/env bash
# The Python package: builds the wheel with the release profile, installs it, and runs its tests, those of JAX's plugin in it, the
# examples of its documentation, and its types; and a sample of JAX's own tests where these can be downloaded. The virtual environment is kept between runs. The first argument is the Python to use.
#
# On two cores: about five minutes for a build from nothing, and one for the rest.
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

# JAX finds the plugin in the wheel by itself
(cd "$copy" && JAX_PLATFORMS=shlo "$environment/bin/python" -c 'import jax.numpy as jnp; print(jnp.arange(4) + 1)') |
    grep -qF '[1 2 3 4]'
library="$("$environment/bin/python" -c 'import jax_plugins.shlo; print(jax_plugins.shlo.library())')"
SHLO_INTERP_LIBRARY="$library" "$environment/bin/python" -m pytest --quiet plugin/tests
if curl --silent --fail --location --head --max-time 20 --output /dev/null https://github.com/jax-ml/jax; then
    pip install scipy mpmath absl-py hypothesis portpicker cloudpickle filelock
    "$environment/bin/python" -m tools.jax_tests --library "$library" --sample
else
    echo "JAX's own tests are left out: https://github.com/jax-ml/jax cannot be reached"
fi
