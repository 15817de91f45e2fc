"""Exports models of PyTorch to StableHLO, runs them with shlo-interp, and compares with PyTorch's own results.

    python -m venv torchax && torchax/bin/pip install torch torchax jax flatbuffers
    torchax/bin/python -m tools.pytorch_check target/release/shlo-interp

    python -m venv torch_xla && torch_xla/bin/pip install torch==2.9.1 torch_xla==2.9.0 numpy
    torch_xla/bin/python -m tools.pytorch_check target/release/shlo-interp

Which exporter runs follows from what is installed: torchax or torch_xla. The weights travel in a file beside the program:
an npz file whose names are those of the model's state, or the folder that torch_xla saves. A line for each model says how
far the results are from PyTorch's: the largest difference, divided by the largest magnitude of the result. The exit
status is 1 if one is farther off than its type allows."""

import argparse
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import torch

from .pytorch_models import models

#: How far a result may be from PyTorch's, relative to the largest magnitude.
ALLOWED = {torch.float32: 1e-5, torch.bfloat16: 2e-2}


def as_numpy(tensor) -> np.ndarray:
    """The tensor as an array; bf16 as the codes of its elements, which a file of NumPy can hold."""
    tensor = torch.as_tensor(tensor).detach().contiguous()
    return (tensor.view(torch.uint16) if tensor.dtype == torch.bfloat16 else tensor).numpy()


def export_torchax(model, inputs, directory: Path) -> list[str]:
    """Writes program and weights by torchax, and gives the arguments of the command line."""
    import jax
    import torchax
    from torchax.export import exported_program_to_jax
    from torchax.ops.mappings import t2j

    jax.config.update("jax_enable_x64", True)  # else int64 becomes int32
    torchax.default_env()  # registers what the operations mean
    names, states, function = exported_program_to_jax(torch.export.export(model, inputs), export_raw=True)
    weights = {name: t2j(state) for name, state in zip(names, states, strict=True)}

    def named(params, *inputs):
        return function([params[name] for name in names], inputs)

    exported = jax.export.export(jax.jit(named))(weights, *(t2j(value) for value in inputs))
    (directory / "program.exported").write_bytes(exported.serialize())
    # JAX sorts the names, and leaves out of the program what it does not read, such as counters of batch norms
    read = [sorted(names)[index] for index in exported.module_kept_var_idx if index < len(names)]
    by_name = dict(zip(names, states, strict=True))
    np.savez(directory / "weights.npz", **{name: as_numpy(by_name[name]) for name in read})
    return [str(directory / "program.exported"), "--input", f"@{directory / 'weights.npz'}"]


def export_torch_xla(model, inputs, directory: Path) -> list[str]:
    """Saves a folder by torch_xla, and gives the arguments of the command line."""
    from torch_xla.stablehlo import exported_program_to_stablehlo

    folder = directory / "saved"
    exported_program_to_stablehlo(torch.export.export(model, inputs)).save(folder)
    return [str(folder)]


def difference(ours: np.ndarray, theirs: torch.Tensor) -> float:
    """The largest difference, relative to the largest magnitude; of integers, how many differ."""
    if theirs.dtype == torch.bfloat16:
        ours = torch.from_numpy(ours.view(np.uint16).copy()).view(torch.bfloat16).float().numpy()
        theirs = theirs.float()
    theirs = theirs.detach().numpy()
    if ours.shape != theirs.shape or ours.dtype != theirs.dtype:
        print(f"{ours.dtype}{ours.shape} instead of {theirs.dtype}{theirs.shape}")
        return np.inf
    if not np.issubdtype(theirs.dtype, np.floating):
        return float(np.count_nonzero(ours != theirs))
    scale = np.abs(theirs).max()
    return float(np.abs(ours.astype(float) - theirs).max() / (scale or 1.0))


def check(binary: str, name: str, export) -> bool | None:
    """Exports, runs and compares one model, and prints a line about it. None if PyTorch does not export it."""
    model, inputs = models()[name]
    expected = model(*inputs)
    expected = list(expected) if isinstance(expected, tuple) else [expected]
    with tempfile.TemporaryDirectory() as folder:
        directory = Path(folder)
        try:
            command = [binary, "run", *export(model, inputs, directory)]
        except Exception as error:  # an exporter fails in many ways, and the other models are to be tried, too
            print(f"{name:12} is not exported: {type(error).__name__}: {str(error).splitlines()[0]}")
            return None
        command += ["--format", "none", "-o", str(directory / "results")]
        for index, value in enumerate(inputs):
            np.save(directory / f"input{index}.npy", as_numpy(value))
            command += ["--input", f"@{directory / f'input{index}.npy'}"]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
        if ran.returncode:
            print(f"{name:12} status {ran.returncode}: {ran.stderr.strip()}")
            return False
        results = [np.load(directory / "results" / f"main_{index}.npy") for index in range(len(expected))]
    differences = [difference(ours, theirs) for ours, theirs in zip(results, expected, strict=True)]
    bounds = [ALLOWED.get(theirs.dtype, 0.0) for theirs in expected]
    good = all(found <= bound for found, bound in zip(differences, bounds, strict=True))
    shown = ", ".join(f"{found:.1e}" for found in differences)
    print(f"{name:12} {'agrees' if good else 'DIFFERS'}: {shown}")
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", help="the shlo-interp to run")
    parser.add_argument("models", nargs="*", help="names of models (default: all)")
    options = parser.parse_args()
    torch.set_grad_enabled(False)
    # the package torch_xla brings its own torchax
    exporters = {"torch_xla": export_torch_xla, "torchax": export_torchax}
    found = [name for name in exporters if find_spec(name)]
    if not found:
        parser.error("neither torchax nor torch_xla is installed")
    print(f"PyTorch {torch.__version__}, exported by {found[0]}")
    checks = [check(options.binary, name, exporters[found[0]]) for name in options.models or models()]
    sys.exit(False in checks or True not in checks)


if __name__ == "__main__":
    main()
