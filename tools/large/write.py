"""Writes a large model: its program, its weights in safetensors files, and its input.

    python -m tools.large.write --size 7b --form calls --storage f8E4M3FN --shards 4 /tmp/model

The weights are random: a table of 65536 normally distributed numbers in the storage type, drawn by a generator with a
fixed seed. A file of weights is written piece by piece, so that the script needs little memory.

`--links N` writes an npy file for each weight instead, and makes the files of all layers but the first N links to theirs:
a model for measurements on a disk that has no room for all layers."""

import json
from pathlib import Path

import numpy as np

from . import model

#: The names of the storage types in safetensors files.
DTYPES = {"f8E4M3FN": "F8_E4M3", "bf16": "BF16", "f32": "F32"}


def table(storage: str, deviation: float, draw: np.random.Generator) -> np.ndarray:
    """The bytes of many random numbers of a type, a row for each."""
    numbers = (draw.standard_normal(1 << 16) * deviation).astype(model.TYPES[storage])
    return numbers.view({1: np.uint8, 2: np.uint16, 4: np.uint32}[numbers.dtype.itemsize])


def write_file(path: Path, weights: dict, storage: str, draw: np.random.Generator) -> None:
    """Writes tensors of these shapes to a safetensors file."""
    header, place = {}, 0
    wide = sorted(weights, key=lambda name: not model.is_scale(name))
    for name in wide:
        dtype = "F32" if model.is_scale(name) else DTYPES[storage]
        bytes_each = {"F32": 4, "BF16": 2, "F8_E4M3": 1}[dtype]
        end = place + int(np.prod(weights[name])) * bytes_each
        header[name] = {"dtype": dtype, "shape": list(weights[name]), "data_offsets": [place, end]}
        place = end
    text = json.dumps(header).encode()
    text += b" " * (-(len(text) + 8) % 64)
    with path.open("wb") as file:
        file.write(len(text).to_bytes(8, "little") + text)
        for name in wide:
            write_elements(file, name, weights[name], storage, draw)


def write_elements(file, name: str, shape: tuple[int, ...], storage: str, draw: np.random.Generator) -> None:
    """Writes the elements of a random weight."""
    left = int(np.prod(shape))
    if model.is_scale(name):
        file.write((1 + 0.1 * draw.standard_normal(left)).astype("<f4").tobytes())
        return
    fan_in = shape[-2] if name != "embedding" else 1
    numbers = table(storage, fan_in**-0.5, draw)
    while left:
        count = min(left, 1 << 22)
        file.write(numbers[draw.integers(0, 1 << 16, count, dtype=np.uint16)].tobytes())
        left -= count


def write_linked(directory: Path, size: model.Size, storage: str, distinct: int, draw: np.random.Generator) -> None:
    """Writes npy files, of which those of later layers are links to those of the first."""
    for name, shape in model.shapes(size, "calls").items():
        file = directory / f"{name}.npy"
        file.unlink(missing_ok=True)
        head, _, rest = name.partition(".")
        layer, _, weight = rest.partition(".")
        if head == "layers" and int(layer) >= distinct:
            file.hardlink_to(directory / f"layers.{int(layer) % distinct}.{weight}.npy")
            continue
        dtype = np.dtype("float32" if model.is_scale(name) else model.TYPES[storage])
        with file.open("wb") as out:
            header = {"descr": np.lib.format.dtype_to_descr(dtype), "fortran_order": False, "shape": shape}
            np.lib.format.write_array_header_1_0(out, header)
            write_elements(out, name, shape, storage, draw)


def write(directory: Path, size: model.Size, form: str, storage: str, shards: int, links: int, seed: int) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    (directory / "program.mlir").write_text(model.program(size, form, storage))
    draw = np.random.default_rng(seed)
    if form == "layer":
        np.save(directory / "x.npy", draw.standard_normal((size.tokens, size.width)).astype("float32"))
    else:
        tokens = draw.integers(0, size.vocabulary, size.tokens, dtype=np.int32)
        np.save(directory / "tokens.npy", tokens)
    if links:
        weights = directory / "weights"
        weights.mkdir(exist_ok=True)
        write_linked(weights, size, storage, links, draw)
        return
    shapes = model.shapes(size, form)
    names = list(shapes)
    files = {}
    for shard in range(shards):
        own = names[len(names) * shard // shards : len(names) * (shard + 1) // shards]
        name = "model.safetensors" if shards == 1 else f"model-{shard + 1:05}-of-{shards:05}.safetensors"
        write_file(directory / name, {name: shapes[name] for name in own}, storage, draw)
        files |= dict.fromkeys(own, name)
    if shards > 1:
        index = {"metadata": {}, "weight_map": files}
        (directory / "model.safetensors.index.json").write_text(json.dumps(index, indent=1))


def main() -> None:
    parser = model.parser(__doc__)
    parser.add_argument("--shards", type=int, default=1)
    parser.add_argument("--links", type=int, default=0, help="npy files, those of later layers as links")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    size = model.size_of(options)
    if options.links and options.form not in ("calls", "unrolled"):
        parser.error("--links is for the forms calls and unrolled")
    shards, links = options.shards, options.links
    write(options.directory, size, options.form, options.storage, shards, links, options.seed)


if __name__ == "__main__":
    main()
