//! What a compiled program costs: operations, and bytes.

use std::mem::size_of;
use std::ptr;

use shlo_interp::internal::operations;
use shlo_interp::ir::{Block, Function, Module, OpView};
use shlo_interp::numerics::Numerics;

use crate::abi::{
    ExecutableGetCompiledMemoryStatsArgs, ExecutableGetCostAnalysisArgs,
    ExecutableSizeOfGeneratedCodeInBytesArgs, NamedValue,
};
use crate::call::start;
use crate::error::Outcome;
use crate::program::{Compiled, given};

/// The number of floats among the kinds of `PJRT_NamedValue`.
const FLOAT: u32 = 3;

/// The size of the program, which is that of its artifact.
pub fn code_size(args: &mut ExecutableSizeOfGeneratedCodeInBytesArgs) -> Outcome {
    args.size_in_bytes = given(args.executable)?.compiled.code.len() as i64;
    Ok(())
}

/// The bytes of the parameters, of those that are donated, and of the results, on one device.
fn sizes(compiled: &Compiled) -> [usize; 3] {
    let donated = compiled.parameters.iter().filter(|parameter| parameter.is_donated);
    [
        compiled.parameters.iter().map(|parameter| parameter.bytes).sum(),
        donated.map(|parameter| parameter.bytes).sum(),
        compiled.outputs.iter().map(|output| output.bytes).sum(),
    ]
}

/// How many operations the program has, each counted once, and how many bytes it reads and writes.
pub fn cost(args: &mut ExecutableGetCostAnalysisArgs) -> Outcome {
    let program = given(args.executable)?;
    let properties = program.costs.get_or_init(|| {
        let compiled = &program.compiled;
        let [arguments, _, results] = sizes(compiled);
        let value = |name: &'static str, number: f32| NamedValue {
            struct_size: size_of::<NamedValue>(),
            extension_start: ptr::null_mut(),
            name: start(name.as_bytes()),
            name_size: name.len(),
            kind: FLOAT,
            value: number.to_bits().into(),
            value_size: 1,
        };
        let module = compiled.executable.module();
        let flops: u64 = module.functions().map(|function| operations_of(module, function)).sum();
        [value("flops", flops as f32), value("bytes accessed", (arguments + results) as f32)]
    });
    (args.properties, args.num_properties) = (start(properties), properties.len());
    Ok(())
}

/// The operations of a function's ops, each op counted once.
fn operations_of(module: &Module, function: &Function) -> u64 {
    let in_block = |block: &Block| -> u64 {
        let view = |op| OpView::in_function(op, function, module, Numerics::STANDARD);
        let computes = |name: &str| {
            let moves =
                ["constant", "return", "broadcast_in_dim", "reshape", "transpose", "slice", "iota"];
            !moves.iter().any(|it| name.ends_with(it)) && name.starts_with("stablehlo.")
        };
        let ops = block.ops.iter().filter(|op| computes(op.full_name()));
        ops.map(|op| operations(&view(op))).sum()
    };
    function.body.iter().flat_map(|body| &body.blocks).map(in_block).sum()
}

/// The bytes of arguments and results. What a run needs besides is not counted.
pub fn memory(args: &mut ExecutableGetCompiledMemoryStatsArgs) -> Outcome {
    let compiled = &given(args.executable)?.compiled;
    let [arguments, donated, results] = sizes(compiled).map(|bytes| bytes as i64);
    let ExecutableGetCompiledMemoryStatsArgs { struct_size, extension_start, executable, .. } =
        *args;
    // SAFETY: all zeros are a value of a struct of arguments
    *args = unsafe { std::mem::zeroed() };
    (args.struct_size, args.extension_start) = (struct_size, extension_start);
    args.executable = executable;
    args.generated_code_size_in_bytes = compiled.code.len() as i64;
    args.argument_size_in_bytes = arguments;
    args.output_size_in_bytes = results;
    args.alias_size_in_bytes = donated.min(results);
    args.peak_memory_in_bytes = arguments + results;
    args.total_size_in_bytes = arguments + results;
    Ok(())
}
