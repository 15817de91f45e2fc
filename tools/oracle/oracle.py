#!/usr/bin/env python3
"""Runs StableHLO programs through jaxlib: its reference interpreter, or XLA:CPU.

    oracle.py [--xla] PROGRAM.mlir [--input 'dense<...> : tensor<...>']...

prints each result of `main` with the codes (bit patterns) of its elements. As a library:
`Oracle("reference").run(text, inputs)` gives a list of `Tensor`, or raises `OracleError`.

The reference interpreter aborts the process on anything that it does not support, so the programs
run in a worker process, which is replaced when it dies. A complex result cannot leave the reference
interpreter: it comes back as two tensors, the real parts and the imaginary parts.
"""

import argparse
import multiprocessing
import os
import re
import sys
import tempfile
from typing import NamedTuple

import numpy as np

from tools.oracle.formats import Integer, element_bytes, element_type, value_of


class OracleError(Exception):
    """The program was rejected, or its evaluation died."""


class Tensor(NamedTuple):
    """A tensor as codes: one unsigned integer an element (uint8 to uint64)."""

    shape: tuple
    element: str
    codes: np.ndarray

    @property
    def type(self):
        return "tensor<" + "".join(f"{d}x" for d in self.shape) + self.element + ">"

    def blob(self):
        """The tensor as MLIR text, `dense<"0x..."> : type`."""
        if self.codes.size == 0:
            return f"dense<> : {self.type}"
        part = self.element.removeprefix("complex<").removesuffix(">")
        dtype, size = code_dtype(part), element_bytes(part)
        codes = np.ascontiguousarray(self.codes, dtype).reshape(-1, 1)
        data = codes.view(np.uint8)[:, :size].tobytes()  # three-byte elements are stored as such
        return f'dense<"0x{data.hex().upper()}"> : {self.type}'


def code_dtype(element):
    """The numpy type that holds a code of the element type."""
    size = element_bytes(element)
    return np.dtype(f"<u{1 << (size - 1).bit_length()}")


# Reading MLIR's text of a dense literal

DENSE = re.compile(r"\s*dense<(.*)>\s*:\s*tensor<((?:\d+x)*)([^>]+>?)>\s*", re.S)


def parse_dense(text):
    """The Tensor of `dense<...> : tensor<...>`; not for complex elements."""
    match = DENSE.fullmatch(text)
    if not match:
        raise ValueError(f"not a dense literal: {text[:80]}")
    body, dimensions, element = match.groups()
    shape = tuple(int(d) for d in dimensions.split("x")[:-1])
    dtype, count = code_dtype(element), int(np.prod(shape, dtype=np.int64))
    if body.startswith('"0x'):
        codes = np.frombuffer(bytes.fromhex(body[3:-1]), dtype)
    else:
        words = re.findall(r"[^\s,\[\]]+", body)
        codes = np.array([parse_element(word, element) for word in words], dtype)
    if codes.size == 1:
        codes = np.repeat(codes, count)
    return Tensor(shape, element, codes.reshape(shape))


def parse_element(word, element):
    """The code of one element's text."""
    if word in ("true", "false"):
        return int(word == "true")
    kind = element_type(element)
    if isinstance(kind, Integer):
        return kind.encode(int(word, 0))
    if word.startswith("0x"):
        return int(word, 16)
    value = value_of(float(word))
    if element == "f8E8M0FNU":  # the literal rule of MLIR, not our conversion: zero is the least value
        return kind.round_magnitude(value.magnitude)
    return kind.encode(value)


# The two engines: each runs in a worker process

class Reference:
    """jaxlib's StableHLO reference interpreter."""

    def __init__(self):
        from jax._src.interpreters import mlir
        from jaxlib.mlir._mlir_libs import _stablehlo
        self.context = mlir.make_ir_context()
        _stablehlo.register_interpreter_dialect(self.context)

    def run(self, text, inputs):
        from jaxlib.mlir import ir
        from jaxlib.mlir.dialects import stablehlo
        with self.context, ir.Location.unknown(self.context):
            module = ir.Module.parse(text)
            if inputs or "complex<" in result_text(module):
                wrap_main(module, inputs)
            return [parse_dense(str(result)) for result in stablehlo.eval_module(module, [])]


class XlaCpu:
    """XLA's compiler for the CPU."""

    def __init__(self):
        os.environ["JAX_PLATFORMS"] = "cpu"
        import jax
        from jax._src.interpreters import mlir
        from jax.extend import backend
        self.context = mlir.make_ir_context()
        self.backend, self.device = backend.get_backend("cpu"), jax.devices("cpu")[0]

    def run(self, text, inputs):
        from jaxlib.mlir import ir
        with self.context, ir.Location.unknown(self.context):
            module = ir.Module.parse(text)
            wrap_main(module, inputs)
            elements = [element_of(t) for t in main_of(module).type.results]
            program = str(module)
        from jaxlib import _jax
        executable = self.backend.compile_and_load(program, _jax.DeviceList((self.device,)))
        arrays = [np.asarray(shards[0]) for shards in
                  executable.execute_sharded([]).disassemble_into_single_device_arrays()]
        return [as_tensor(array, element) for array, element in zip(arrays, elements)]


def dtype_of(element):
    """The numpy type of an element type."""
    import ml_dtypes
    names = {"bf16": "bfloat16", "f16": "float16", "f32": "float32", "f64": "float64", "i1": "bool",
             "f8E8M0FNU": "float8_e8m0fnu", "f4E2M1FN": "float4_e2m1fn", "complex<f32>": "complex64", "complex<f64>": "complex128"}
    kind = element_type(element)
    name = names.get(element)
    if name is None and isinstance(kind, Integer):
        name = ("" if kind.signed else "u") + f"int{kind.width}"
    elif name is None:
        mantissa = f"m{kind.mantissa_bits}"
        name = f"float{kind.width}_e{kind.exponent_bits}{mantissa}{element.partition(mantissa.upper())[2].lower()}"
    return np.dtype(getattr(ml_dtypes, name, None) or name)


def as_tensor(array, element):
    """The codes of a numpy array that holds elements of the type."""
    array = np.ascontiguousarray(array).reshape(array.shape)
    codes = array.view(code_dtype(element))
    kind = element_type(element)
    if kind.width < 8:
        codes = codes & ((1 << kind.width) - 1)
    return Tensor(array.shape, element, codes)


def main_of(module):
    """The function `main`, else the only one."""
    functions = list(module.body.operations)
    named = [f for f in functions if str(f.attributes["sym_name"]) == '"main"']
    return (named or functions)[0]


def result_text(module):
    return " ".join(str(t) for t in main_of(module).type.results)


def element_of(tensor_type):
    return str(tensor_type.element_type)


def wrap_main(module, inputs):
    """Makes `main` a function without arguments and complex results, which calls the one given."""
    from jaxlib.mlir import ir
    inner = main_of(module)
    signature = inner.type
    inner.attributes["sym_name"] = ir.StringAttr.get("wrapped_main")
    inner.attributes["sym_visibility"] = ir.StringAttr.get("private")
    lines = [f"%a{i} = stablehlo.constant {literal}" for i, literal in enumerate(inputs)]
    arguments = ", ".join(f"%a{i}" for i in range(len(inputs)))
    types = [str(t) for t in signature.results]
    count = len(types)
    results = [f"%r#{i}" for i in range(count)] if count > 1 else ["%r"]
    binding = "" if not count else f"%r:{count} = " if count > 1 else "%r = "
    lines.append(f"{binding}func.call @wrapped_main({arguments}) : {signature}")
    returned = []
    for i, (name, kind) in enumerate(zip(results, types)):
        if "complex<" not in kind:
            returned.append((name, kind))
            continue
        part = kind.replace("complex<", "", 1)[:-1]
        for op in ("real", "imag"):
            lines.append(f"%{op}{i} = stablehlo.{op} {name} : ({kind}) -> {part}")
            returned.append((f"%{op}{i}", part))
    names, kinds = ", ".join(n for n, _ in returned), ", ".join(k for _, k in returned)
    lines.append(f"func.return {names} : {kinds}" if returned else "func.return")
    body = "\n  ".join(lines)
    declaration = f"func.func private @wrapped_main{signature}"
    wrapper = ir.Module.parse(f"{declaration}\nfunc.func @main() -> ({kinds}) {{\n  {body}\n}}")
    for operation in list(wrapper.body.operations):
        if str(operation.attributes["sym_name"]) == '"main"':
            module.body.append(operation)


ENGINES = {"reference": Reference, "xla": XlaCpu}


def serve(engine_name, pipe, log_path):
    """The worker: answers (text, inputs) with ("ok", tensors) or ("error", message), for ever."""
    log = os.open(log_path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(log, 2)
    engine = ENGINES[engine_name]()
    while True:
        request = pipe.recv()
        if request is None:
            return
        try:
            pipe.send(("ok", engine.run(*request)))
        except Exception as error:  # whatever jaxlib raises belongs to this program alone
            pipe.send(("error", f"{type(error).__name__}: {error}"))


class Oracle:
    """A worker process of one engine, started when needed and again after a crash."""

    def __init__(self, engine="reference", seconds=120):
        self.engine, self.seconds, self.process = engine, seconds, None

    def run(self, text, inputs=()):
        """The results of `main` on inputs given as `dense<...> : type` texts."""
        if self.process is None or not self.process.is_alive():
            self.start()
        self.pipe.send((text, list(inputs)))
        try:
            if not self.pipe.poll(self.seconds):
                self.stop()
                raise OracleError(f"no answer within {self.seconds} s")
            status, answer = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            self.process.join(5)
            signal = -(self.process.exitcode or 0)
            self.stop()
            raise OracleError(f"died of signal {signal}: {self.last_words()}") from None
        if status == "error":
            raise OracleError(answer)
        return answer

    def start(self):
        context = multiprocessing.get_context("spawn")
        handle, self.log = tempfile.mkstemp(prefix="oracle")
        os.close(handle)
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(self.engine, theirs, self.log), daemon=True)
        self.process.start()
        theirs.close()

    def stop(self):
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None

    def last_words(self):
        """The first line of the worker's last message that says something."""
        with open(self.log, errors="replace") as log:
            lines = [line.strip() for line in log if "Stack dump" not in line and line.strip()]
        errors = [line for line in lines if "ERROR" in line or "rror" in line]
        return (errors or lines or ["no message"])[-1][:200]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", help="a StableHLO file, or - for stdin")
    parser.add_argument("--xla", action="store_true", help="run on XLA:CPU")
    parser.add_argument("--input", action="append", default=[], help="dense<...> : tensor<...>")
    options = parser.parse_args()
    text = sys.stdin.read() if options.program == "-" else open(options.program).read()
    with Oracle("xla" if options.xla else "reference") as oracle:
        try:
            for result in oracle.run(text, options.input):
                print(result.type, [f"{code:#x}" for code in result.codes.reshape(-1).tolist()])
        except OracleError as error:
            sys.exit(f"error: {error}")


if __name__ == "__main__":
    main()
