"""Runs a large model by XLA:CPU, and prints how long it took and the peak of its memory.

    python -m tools.large.xla --size 7b --form calls --storage f8E4M3FN /tmp/model

The model's folder is that of `tools.large.write`, with safetensors or npy files. `--output FILE.npy` keeps the result."""

import json
import resource
import time
from pathlib import Path

import jax
import numpy as np

from . import model
from .write import DTYPES


def weights(directory: Path, storage: str) -> dict[str, np.ndarray]:
    """The weights by name, in the mapped files."""
    found = {}
    for file in sorted((directory / "weights").glob("*.npy")):
        array = np.load(file, mmap_mode="r")
        found[file.stem] = array if array.dtype == np.float32 else array.view(model.TYPES[storage])
    types = {name: model.TYPES[ours] for ours, name in DTYPES.items()}
    for file in sorted(directory.glob("*.safetensors")):
        length = int.from_bytes(file.open("rb").read(8), "little")
        data = np.memmap(file, np.uint8, "r", 8 + length)
        for name, entry in json.loads(file.open("rb").read(8 + length)[8:]).items():
            begin, end = entry["data_offsets"]
            found[name] = data[begin:end].view(types[entry["dtype"]]).reshape(entry["shape"])
    return found


def main() -> None:
    parser = model.parser(__doc__)
    parser.add_argument("--output", type=Path)
    options = parser.parse_args()
    size = model.size_of(options)
    compiled = jax.jit(model.function(size, options.form)).lower(
        *model.arguments(size, options.form, options.storage)
    ).compile()
    input_file = "x.npy" if options.form == "layer" else "tokens.npy"
    began = time.perf_counter(), time.process_time()
    params = {name: jax.device_put(value) for name, value in weights(options.directory, options.storage).items()}
    given = jax.block_until_ready((params, jax.device_put(np.load(options.directory / input_file))))
    loaded = time.perf_counter(), time.process_time()
    result = np.asarray(compiled(*given))
    ended = time.perf_counter(), time.process_time()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    for what, (some, others) in {"load": (began, loaded), "run": (loaded, ended)}.items():
        print(f"{what}: {others[0] - some[0]:.1f} s, of the processor {others[1] - some[1]:.1f} s")
    print(f"peak: {peak / 1e9:.2f} GB")
    if options.output:
        np.save(options.output, result)


if __name__ == "__main__":
    main()
