"""What the adapters share: cases as npy files, one-shot commands and servers.

A one-shot command is `ADAPTER PROGRAM INPUTS OUTPUTS`: it reads INPUTS/0.npy and so on, writes OUTPUTS/0.npy and so on,
and ends with the status 0, or with 77 and a reason if the backend does not support the program. `ADAPTER --server`
reads such paths as one line of JSON a case, `{"program": ..., "inputs": ..., "outputs": ...}`, and answers with one,
`{"status": "ok"}` or `{"status": "refused", "message": ...}`, with the name and the version of the backend as `backend`.
"""

import argparse
import json
import os
import re
import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tools.oracle.oracle import dtype_of


class Refused(Exception):
    """The backend does not support the program."""


class Ty(NamedTuple):
    """The type of a tensor."""

    shape: tuple
    element: str

    @property
    def text(self):
        return "tensor<" + "".join(f"{size}x" for size in self.shape) + self.element + ">"


def dtype(element):
    """The numpy type of the elements of an MLIR type."""
    try:
        return dtype_of(element)
    except (AttributeError, TypeError):
        raise Refused(f"numpy has no type {element}") from None


SIGNATURE = re.compile(r"func\.func (?:public )?@main\((.*?)\)\s*->\s*(.*?)\s*(?:attributes .*?)?\{\n", re.S)


def signature(text):
    """The types of the arguments and the results of `main`."""
    match = SIGNATURE.search(text)
    if match is None:
        raise Refused("the adapter does not find the types of main")
    if "?" in match[1] + match[2]:
        raise Refused("arguments or results have sizes that only a run knows")
    types = re.compile(r"tensor<((?:\d+x)*)([^<>]*(?:<[^<>]*>)?)>")
    read = lambda part: [Ty(tuple(map(int, shape.split("x")[:-1])), element) for shape, element in types.findall(part)]
    return read(match[1]), read(match[2])


def read_inputs(directory, types):
    """The inputs of a case as arrays of the types of numpy and ml_dtypes."""
    return [read_npy(Path(directory, f"{index}.npy"), ty) for index, ty in enumerate(types)]


def read_npy(path, ty):
    """An array from a file whose header may not know its element type (`<V1`, `<f1`)."""
    kind = dtype(ty.element)
    with open(path, "rb") as file:
        version = np.lib.format.read_magic(file)
        size = int.from_bytes(file.read(2 if version[0] == 1 else 4), "little")
        file.read(size)
        data = file.read()
    return np.frombuffer(data, kind).reshape(ty.shape)


def write_npy(path, array):
    """Writes an array so that its header has a type that every reader knows."""
    array = np.ascontiguousarray(array).reshape(array.shape)
    if array.dtype.kind not in "biufc" or array.dtype.type.__module__ != "numpy":
        array = array.view(np.dtype(f"V{array.dtype.itemsize}"))
    np.save(path, array, allow_pickle=False)


def write_outputs(directory, arrays, types):
    """Writes results; codes of another type of the same size count as codes of the result's type."""
    for index, (array, ty) in enumerate(zip(arrays, types)):
        kind = dtype(ty.element)
        if array.dtype != kind and array.dtype.itemsize == kind.itemsize:
            array = np.ascontiguousarray(array).reshape(array.shape).view(kind)
        write_npy(Path(directory, f"{index}.npy"), array)


def case(run, program, inputs, outputs):
    """Runs a case by `run(text, arrays, argument types, result types)`, and writes the results."""
    text = Path(program).read_text()
    arguments, results = signature(text)
    write_outputs(outputs, run(text, read_inputs(inputs, arguments), arguments, results), results)


def main(make, description):
    """The command line of an adapter: `make(options)` gives the function that runs a case, whose `backend` is its name."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("program", nargs="?")
    parser.add_argument("inputs", nargs="?")
    parser.add_argument("outputs", nargs="?")
    parser.add_argument("--server", action="store_true", help="answer requests on standard input")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the backend")
    options = parser.parse_args()
    # libraries print to standard output, which is for answers
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    if not options.server:
        if options.outputs is None:
            parser.error("PROGRAM, INPUTS and OUTPUTS are needed, or --server")
        try:
            case(make(options), options.program, options.inputs, options.outputs)
        except Refused as reason:
            print(reason, file=sys.stderr)
            sys.exit(77)
        return
    run = None
    for line in sys.stdin:
        request = json.loads(line)
        try:
            run = run or make(options)
            case(run, request["program"], request["inputs"], request["outputs"])
            answer = {"status": "ok"}
        except Refused as reason:
            answer = {"status": "refused", "message": str(reason)[:2000]}
        except Exception as error:  # whatever the backend raises belongs to this case alone
            answer = {"status": "crash", "message": f"{type(error).__name__}: {error}"[:2000]}
        if name := getattr(run, "backend", None):
            answer["backend"] = name
        print(json.dumps(answer), file=answers, flush=True)
