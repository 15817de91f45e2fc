"""Runs cases through IREE on the CPU: an adapter of `conformance run`.

    python -m tools.instrument.iree PROGRAM INPUTS OUTPUTS
    python -m tools.instrument.iree --server [--option iree-llvmcpu-target-cpu=generic]

Options are flags of iree-compile. Types that IREE cannot hand over (f8E4M3, f8E3M4, f8E4M3B11FNUZ) travel as i8, and
`main` casts their bits; the compiler sees such types inside alone.
"""

import functools
import re
from importlib.metadata import version

import numpy as np

from tools.instrument.served import Refused, dtype, main

FLAGS = {
    "iree-input-type": "stablehlo", "iree-hal-target-device": "local", "iree-hal-local-target-device-backends": "llvm-cpu",
    "iree-llvmcpu-target-cpu": "host",
}
# the types that can be arguments and results, by their names in HAL
ELEMENTS = {
    "f64": "FLOAT_64", "f32": "FLOAT_32", "f16": "FLOAT_16", "bf16": "BFLOAT_16", "i1": "BOOL_8", "f8E5M2": "FLOAT_8_E5M2",
    "f8E4M3FN": "FLOAT_8_E4M3_FN", "f8E5M2FNUZ": "FLOAT_8_E5M2_FNUZ", "f8E4M3FNUZ": "FLOAT_8_E4M3_FNUZ",
    "f8E8M0FNU": "FLOAT_8_E8M0_FNU", "complex<f32>": "COMPLEX_64", "complex<f64>": "COMPLEX_128",
}
ELEMENTS |= {f"i{width}": f"SINT_{width}" for width in (8, 16, 32, 64)} | {f"ui{width}": f"UINT_{width}" for width in (8, 16, 32, 64)}
# the types that travel as bytes
WRAPPED = ("f8E4M3", "f8E3M4", "f8E4M3B11FNUZ")
HEAD = re.compile(r"func\.func (?:public )?@main\(")


def wrapped(text, arguments, results):
    """A module whose `main` takes and gives i8 in place of types that cannot be handed over."""
    outer = lambda ty: ty._replace(element="i8") if ty.element in WRAPPED else ty
    lines = []
    names = []
    for index, ty in enumerate(arguments):
        names.append(f"%a{index}")
        if outer(ty) != ty:
            lines.append(f"%c{index} = stablehlo.bitcast_convert %a{index} : ({outer(ty).text}) -> {ty.text}")
            names[-1] = f"%c{index}"
    inner = [ty.text for ty in results]
    given = f"%r:{len(results)}" if len(results) > 1 else "%r"
    lines.append(f"{given} = func.call @wrapped({', '.join(names)}) : ({', '.join(ty.text for ty in arguments)}) -> ({', '.join(inner)})")
    returned = []
    for index, ty in enumerate(results):
        returned.append(f"%r#{index}" if len(results) > 1 else "%r")
        if outer(ty) != ty:
            lines.append(f"%d{index} = stablehlo.bitcast_convert {returned[-1]} : ({ty.text}) -> {outer(ty).text}")
            returned[-1] = f"%d{index}"
    types = ", ".join(outer(ty).text for ty in results)
    parameters = ", ".join(f"%a{index}: {outer(ty).text}" for index, ty in enumerate(arguments))
    body = "\n  ".join([*lines, f"return {', '.join(returned)} : {types}"])
    inside = HEAD.sub("func.func private @wrapped(", text, count=1)
    return f"func.func public @main({parameters}) -> ({types}) {{\n  {body}\n}}\n{inside}"


def make(options):
    """The function that runs a case."""
    import iree.compiler.api as compiler
    import iree.runtime as runtime

    settings = FLAGS | dict(option.partition("=")[::2] for option in options.option)
    session = compiler.Session()
    session.set_flags(*(f"--{name}={value}" for name, value in settings.items()))
    config = runtime.Config("local-task")
    types = runtime.HalElementType

    def compiled(text):
        invocation = session.invocation()
        invocation.enable_console_diagnostics()
        source = compiler.Source.wrap_buffer(session, text.encode() + b"\0")
        if not invocation.parse_source(source):
            raise Refused("the program cannot be parsed")
        output = compiler.Output.open_membuffer()
        if not invocation.execute():
            raise Refused("the program does not compile")
        invocation.output_vm_bytecode(output)
        return bytes(output.map_memory())

    @functools.lru_cache(maxsize=16)
    def loaded(text):
        context = runtime.SystemContext(config=config)
        context.add_vm_module(runtime.VmModule.copy_buffer(context.instance, compiled(text)))
        return context, list(context.modules.values())[-1].vm_module.lookup_function("main")

    def view(array, ty):
        raw = np.ascontiguousarray(array).reshape(-1).view(np.uint8)
        if raw.size == 0:
            raise Refused("IREE takes no buffer without elements here")
        buffer = config.device.allocator.allocate_buffer_copy(
            memory_type=runtime.MemoryType.DEVICE_LOCAL, device=config.device, buffer=raw,
            allowed_usage=runtime.BufferUsage.DEFAULT | runtime.BufferUsage.MAPPING)
        return runtime.HalBufferView(buffer, list(ty.shape), int(element_of(ty)))

    def element_of(ty):
        name = ELEMENTS.get("i8" if ty.element in WRAPPED else ty.element)
        if name is None or not hasattr(types, name):
            raise Refused(f"IREE has no element type for arguments and results of {ty.element}")
        return getattr(types, name)

    def run(text, arrays, arguments, results):
        for ty in [*arguments, *results]:
            element_of(ty)
        if any(ty.element in WRAPPED for ty in [*arguments, *results]):
            text = wrapped(text, arguments, results)
        context, function = loaded(text)
        given, back = runtime.VmVariantList(len(arrays)), runtime.VmVariantList(len(results))
        for array, ty in zip(arrays, arguments):
            given.push_ref(view(array, ty))
        try:
            context.vm_context.invoke(function, given, back)
        except ValueError as error:
            if "element type mismatch" in str(error):  # the compiler chose a narrower type
                raise Refused(str(error)) from None
            raise
        return [taken(back.get_as_object(index, runtime.HalBufferView), ty) for index, ty in enumerate(results)]

    def taken(out, ty):
        if 0 in out.shape:
            return np.empty(out.shape, dtype(ty.element))
        data = out.map().asarray([out.byte_length], np.dtype(np.uint8))
        size = 16 if ty.element == "complex<f64>" else out.byte_length // max(int(np.prod(out.shape)), 1)
        return np.frombuffer(bytes(data), np.dtype(f"V{size}") if size > 1 else np.uint8).reshape(out.shape)

    run.backend = f"IREE {version('iree-base-compiler')} on the CPU"
    return run


if __name__ == "__main__":
    main(make, __doc__.split("\n")[0])
