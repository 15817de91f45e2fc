#!/usr/bin/env python3
"""Tensor files of NumPy, ml_dtypes and safetensors against the interpreter, both ways.

    tools/tables/tensor_files.py [PATH/TO/shlo-interp]      compares; prints a line a format
    tools/tables/tensor_files.py --write DIRECTORY          writes the small files of tests/tensors

Each type that a format has is written by its own library, read by an identity program, written by the
interpreter and read again by the library; the bytes have to be the same.
"""

import os
import struct
import subprocess
import sys
import tempfile

import ml_dtypes
import numpy as np
import safetensors
import safetensors.numpy

# MLIR's name, NumPy's type, safetensors' name
TYPES = [
    ("i1", np.bool_, "BOOL"),
    *((f"i{n}", getattr(np, f"int{n}"), f"I{n}") for n in (8, 16, 32, 64)),
    *((f"ui{n}", getattr(np, f"uint{n}"), f"U{n}") for n in (8, 16, 32, 64)),
    ("f16", np.float16, "F16"),
    ("f32", np.float32, "F32"),
    ("f64", np.float64, "F64"),
    ("complex<f32>", np.complex64, "C64"),
    ("complex<f64>", np.complex128, None),
    ("bf16", ml_dtypes.bfloat16, "BF16"),
    ("f8E5M2", ml_dtypes.float8_e5m2, "F8_E5M2"),
    ("f8E4M3FN", ml_dtypes.float8_e4m3fn, "F8_E4M3"),
    ("f8E4M3", ml_dtypes.float8_e4m3, None),
    ("f8E3M4", ml_dtypes.float8_e3m4, None),
    ("f8E4M3B11FNUZ", ml_dtypes.float8_e4m3b11fnuz, None),
    ("f8E4M3FNUZ", ml_dtypes.float8_e4m3fnuz, "F8_E4M3FNUZ"),
    ("f8E5M2FNUZ", ml_dtypes.float8_e5m2fnuz, "F8_E5M2FNUZ"),
    ("f8E8M0FNU", ml_dtypes.float8_e8m0fnu, "F8_E8M0"),
    ("f6E2M3FN", ml_dtypes.float6_e2m3fn, "F6_E2M3"),
    ("f6E3M2FN", ml_dtypes.float6_e3m2fn, "F6_E3M2"),
    ("f4E2M1FN", ml_dtypes.float4_e2m1fn, "F4"),
    ("i4", ml_dtypes.int4, None),
    ("ui4", ml_dtypes.uint4, None),
    ("i2", ml_dtypes.int2, None),
    ("ui2", ml_dtypes.uint2, None),
]
BITS = {"i1": 1, "f6E2M3FN": 6, "f6E3M2FN": 6, "f4E2M1FN": 4, "i4": 4, "ui4": 4, "i2": 2, "ui2": 2}


def sample(mlir, dtype):
    """Every code of narrow types, random ones of the others, in 4 rows."""
    dtype = np.dtype(dtype)
    if mlir in BITS:
        codes = np.arange(8 * 2 ** BITS[mlir], dtype=np.uint8) % 2 ** BITS[mlir]
        return codes.view(dtype).reshape(4, -1)
    if dtype.itemsize == 1:
        return np.arange(256, dtype=np.uint8).view(dtype).reshape(4, -1)
    bytes_ = np.random.default_rng(7).integers(0, 256, 64 * dtype.itemsize, dtype=np.uint8)
    return bytes_.view(dtype).reshape(4, -1)


def packed(array, bits):
    """Bit after bit, the lowest first."""
    codes = np.unpackbits(array.reshape(-1, 1).view(np.uint8), axis=1, bitorder="little")
    return np.packbits(codes[:, :bits].reshape(-1), bitorder="little").tobytes()


def safetensors_bytes(tensors):
    """A file by hand, since the Python binding does not take every type of the format."""
    header, data = {}, b""
    for name, (dtype, shape, part) in tensors.items():
        header[name] = {"dtype": dtype, "shape": shape, "data_offsets": [len(data), len(data) + len(part)]}
        data += part
    import json
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    file = struct.pack("<Q", len(text)) + text + data
    safetensors.deserialize(file)  # the library has to accept it
    return file


def program(types):
    arguments = ", ".join(f"%t{i}: tensor<{shape}x{ty}>" for i, (ty, shape) in enumerate(types))
    results = ", ".join(f"tensor<{shape}x{ty}>" for ty, shape in types)
    values = ", ".join(f"%t{i}" for i in range(len(types)))
    return f"func.func @main({arguments}) -> ({results}) {{\n  return {values} : {results}\n}}\n"


def same(found, expected):
    return found.shape == expected.shape and found.tobytes() == expected.tobytes()


def run(tool, directory, types, inputs, output):
    path = os.path.join(directory, "identity.mlir")
    with open(path, "w") as file:
        file.write(program(types))
    command = [tool, path, "--input", f"@{inputs}", "-o", output, "--format", "none"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{done.stderr}")


def compare(tool):
    arrays = {f"t{i}": sample(mlir, dtype) for i, (mlir, dtype, _) in enumerate(TYPES)}
    types = [(mlir, "x".join(map(str, arrays[f"t{i}"].shape))) for i, (mlir, _, _) in enumerate(TYPES)]
    with tempfile.TemporaryDirectory() as directory:
        inside = lambda name: os.path.join(directory, name)
        np.savez(inside("in.npz"), **arrays)
        np.savez_compressed(inside("deflated.npz"), **arrays)
        os.mkdir(inside("npys"))
        for name, array in arrays.items():
            np.save(inside(f"npys/{name}.npy"), array)
        for source in ["in.npz", "deflated.npz", "npys"]:
            run(tool, directory, types, inside(source), inside(f"{source}.out"))
            for i, (name, array) in enumerate(arrays.items()):
                found = np.load(inside(f"{source}.out/main_{i}.npy"))
                assert found.view(np.uint8).tobytes() == array.view(np.uint8).tobytes() or (
                    TYPES[i][0] in ("i4", "i2")
                    and same(found.astype(np.int8), array.astype(np.int8))
                ), (source, TYPES[i][0])
            print(f"{source}: {len(arrays)} types read and written back")
        if "--archives" in sys.argv:
            run(tool, directory, types, inside("in.npz"), inside("out.npz"))
            with np.load(inside("out.npz")) as out:
                assert len(out.files) == len(arrays), out.files
            print("out.npz: read by NumPy")
        chosen = [(i, row) for i, row in enumerate(TYPES) if row[2]]
        tensors = {}
        for i, (mlir, dtype, name) in chosen:
            array = arrays[f"t{i}"]
            bits = BITS.get(mlir) if mlir.startswith("f") else None
            data = packed(array, bits) if bits else array.tobytes()
            tensors[f"t{i}"] = (name, list(array.shape), data)
        with open(inside("in.safetensors"), "wb") as file:
            file.write(safetensors_bytes(tensors))
        chosen_types = [types[i] for i, _ in chosen]
        text = program(chosen_types)
        for new, (i, _) in enumerate(chosen):
            text = text.replace(f"%t{new}:", f"%new{i}:", 1)
        values = ", ".join(f"%t{i}" for i, _ in chosen)
        text = text.replace("%new", "%t").split("  return ")[0]
        results = ", ".join(f"tensor<{shape}x{ty}>" for ty, shape in chosen_types)
        with open(inside("chosen.mlir"), "w") as file:
            file.write(f"{text}  return {values} : {results}\n}}\n")
        outputs = ["chosen"] + (["chosen.safetensors"] if "--archives" in sys.argv else [])
        for output in outputs:
            command = [tool, inside("chosen.mlir"), "--input", "@" + inside("in.safetensors")]
            done = subprocess.run(
                [*command, "-o", inside(output), "--format", "none"], capture_output=True, text=True
            )
            if done.returncode != 0:
                sys.exit(done.stderr)
        for new, (i, _) in enumerate(chosen):
            found = np.load(inside(f"chosen/main_{new}.npy"))
            assert found.view(np.uint8).tobytes() == arrays[f"t{i}"].view(np.uint8).tobytes(), TYPES[i]
        print(f"in.safetensors: {len(chosen)} types read")
        if "--archives" in sys.argv:
            with open(inside("chosen.safetensors"), "rb") as file:
                found = dict(safetensors.deserialize(file.read()))
            data = sorted(bytes(tensor["data"]) for tensor in found.values())
            assert data == sorted(part for _, _, part in tensors.values())
            print(f"chosen.safetensors: {len(found)} types read by the library")


def write(directory):
    """Small files with w (2x2), b (2) and x (2) for tests/cli/tensors.rs."""
    w = np.array([[1, 2], [3, 4]], np.float32)
    b, x = np.array([0.5, -0.5], np.float32), np.array([1, 10], np.float32)
    inside = lambda name: os.path.join(directory, name)
    named = {"params['w']": w, "params['b']": b, "x": x}
    np.savez(inside("named.npz"), **named)
    np.savez_compressed(inside("deflated.npz"), **{"params/w": w, "params/b": b, "x": x})
    np.savez(inside("ordered.npz"), w, b, x)
    safetensors.numpy.save_file({"x": x, "w": w, "b": b}, inside("named.safetensors"))
    wide = {"w": w.astype(np.float64), "b": b.astype(np.float16), "x": x.astype(np.int64)}
    np.savez(inside("wide.npz"), **wide)
    np.save(inside("e5m2.npy"), np.array([1, 2, 448], ml_dtypes.float8_e5m2))
    np.save(inside("e4m3fn.npy"), np.array([1, 2, 448], ml_dtypes.float8_e4m3fn))
    np.save(inside("records.npy"), np.zeros(2, [("a", np.float32)]))
    np.save(inside("strings.npy"), np.array(["a", "b"]))
    np.save(inside("objects.npy"), np.array([{}, 1], object), allow_pickle=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--write"]:
        write(sys.argv[2])
    else:
        tools = [argument for argument in sys.argv[1:] if not argument.startswith("-")]
        compare(tools[0] if tools else "target/debug/shlo-interp")
