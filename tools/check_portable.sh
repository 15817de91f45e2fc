#!/usr/bin/env bash
# Compiles the crates and the binary as if for a processor without code of its own: only portable paths are
# left, and none of them may be missing or unused. Needs no other target than the machine's.
#
#     tools/check_portable.sh
#
# A copy of the sources asks for an architecture that there is not wherever they ask for x86-64.
set -euo pipefail
cd "$(dirname "$0")/.."

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
git ls-files -z -- . ":!tests/**/*.mlir" | xargs -0 cp --parents --no-dereference -t "$copy"
grep -rlZ 'target_arch = "x86_64"' "$copy/src" "$copy/crates" | xargs -0 sed -i 's/target_arch = "x86_64"/target_arch = "none"/g'
sed -i 's/is_x86_feature_detected!("[a-z0-9]*")/false/g' "$copy/crates/floats/src/hardware/cpu.rs"

export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$PWD/target}/portable"
cd "$copy"
RUSTFLAGS="-D warnings -A explicit_builtin_cfgs_in_flags -A unexpected_cfgs" cargo check --locked --lib --bins
