//! One test for each file of `tests/interpret`: programs that check themselves, and whose printed
//! output is stated in `// CHECK:` lines. `BLESS=1` rewrites those lines, never a checked value.

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;

use shlo_interp::internal::{
    Status, testing::Ran, testing::bless_output, testing::printed, testing::run_functions,
    testing::run_functions_by,
};
use shlo_interp::ir::{Block, Dimension, Item, Module, Op, OpDef, OpName, Region, ValueId, Values};
use shlo_interp::{ElementType, Engine, Program, Source};

fn source(path: &Path) -> Source {
    let text = std::fs::read_to_string(path).expect("the test file is readable");
    Source { name: path.display().to_string().into(), text: text.into() }
}

/// Runs all functions of a program that are tests.
fn run(source: &Source) -> Ran {
    run_by(Engine::Fast, source)
}

fn run_by(engine: Engine, source: &Source) -> Ran {
    let program = Program::from(source.clone());
    run_functions_by(engine, &program, &|_| true).expect("a directory for probes")
}

/// The whole file in generic form, its modules still separate.
fn in_generic_form(source: &Source) -> Source {
    printed_again(source, "in generic form", |_| {})
}

/// The whole file in generic form with something changed, its modules still separate.
fn printed_again(source: &Source, what: &str, change: fn(&mut Module)) -> Source {
    let program = Program::from(source.clone());
    let print = |part| match program.parse(part) {
        Ok(mut parsed) => {
            change(Arc::make_mut(&mut parsed.module));
            format!("{:#}", parsed.module)
        }
        Err(diagnostics) => panic!("{}: {diagnostics:?}", source.name),
    };
    let parts = program.parts().expect("brackets that match");
    let texts: Vec<String> = parts.into_iter().map(print).collect();
    let name = format!("{} {what}", source.name);
    Source { name: name.into(), text: texts.join("// -----\n").into() }
}

/// Ops whose result types say what neither operands nor attributes do, or have to be those of a
/// function, or static.
const STATING: &[&str] = &[
    "stablehlo.constant",
    "chlo.constant",
    "stablehlo.iota",
    "stablehlo.reshape",
    "stablehlo.broadcast_in_dim",
    "stablehlo.bitcast_convert",
    "stablehlo.rng",
    "stablehlo.rng_bit_generator",
    "stablehlo.custom_call",
    "stablehlo.recv",
    "stablehlo.infeed",
    "stablehlo.composite",
    "func.call",
    "interpreter.run_parallel",
    "sdy.constant",
    "sdy.data_flow_edge",
    "sdy.func_data_flow_edge",
    "sdy.manual_computation",
    "sdy.named_computation",
    "tensor.cast",
    "tensor.collapse_shape",
    "tensor.empty",
    "tensor.expand_shape",
    "tensor.from_elements",
    "tensor.reshape",
    "tensor.splat",
];

/// Ops whose operands have to be of one type, not only of compatible ones.
const EXACT: &[&str] = &[
    "func.return",
    "func.call",
    "stablehlo.composite",
    "stablehlo.tuple",
    "sdy.data_flow_edge",
    "sdy.func_data_flow_edge",
    "sdy.manual_computation",
    "sdy.named_computation",
    "sdy.return",
];

/// Whether the operands of an op have to be of one type: those of the custom calls between whole tensors
/// and the parts of devices, too, whose shapes say how they are cut.
fn is_exact(op: &Op) -> bool {
    EXACT.contains(&op.full_name()) || shlo_interp::internal::boundary(op).is_some()
}

/// The whole file without the sizes of what ops give, as far as other types imply them.
fn without_sizes(source: &Source) -> Source {
    let forget = |module: &mut Module| module.items.iter_mut().for_each(forget_sizes);
    printed_again(source, "without sizes", forget)
}

fn forget_sizes(item: &mut Item) {
    match item {
        Item::Module(module) => module.items.iter_mut().for_each(forget_sizes),
        Item::Function(function) => {
            let Some(body) = &mut function.body else { return };
            let mut hidden = HashMap::new();
            body.blocks.iter_mut().for_each(|block| hide(block, &mut function.values, &mut hidden));
            let (mut given, mut kept) = (Vec::new(), Vec::new());
            collect(body, &mut given, &mut kept);
            given.retain(|value| !kept.contains(value));
            for value in given {
                if let Some(ty) = function.values[value].ty.as_tensor_mut() {
                    ty.shape.iter_mut().for_each(|size| *size = Dimension::Dynamic);
                }
            }
        }
        Item::Other(..) => {}
    }
}

/// Puts every constant behind a barrier, whose result can be of dynamic shape as no constant can.
fn hide(block: &mut Block, values: &mut Values, hidden: &mut HashMap<ValueId, ValueId>) {
    for mut op in std::mem::take(&mut block.ops) {
        if !is_exact(&op) {
            for operand in &mut op.operands {
                *operand = hidden.get(operand).copied().unwrap_or(*operand);
            }
        }
        for block in op.regions.iter_mut().flat_map(|region| &mut region.blocks) {
            hide(block, values, hidden);
        }
        let constant = (op.full_name() == "stablehlo.constant").then(|| op.clone());
        block.ops.push(op);
        let Some(mut barrier) = constant else { continue };
        let mut value = values[barrier.results[0]].clone();
        let per_axis = |element: &ElementType| matches!(element, ElementType::Quantized(it) if it.dimension.is_some());
        if value.ty.as_tensor().is_none_or(|ty| ty.rank() == 0 || per_axis(&ty.element)) {
            continue;
        }
        value.name += "_of_some_shape";
        barrier.name = OpName::Known(&OPTIMIZATION_BARRIER);
        barrier.properties.clear();
        barrier.operands = std::mem::replace(&mut barrier.results, vec![values.add(value)]);
        hidden.insert(barrier.operands[0], barrier.results[0]);
        block.ops.push(barrier);
    }
}

/// Enough of the op to print it.
static OPTIMIZATION_BARRIER: OpDef = OpDef::new("stablehlo.optimization_barrier");

/// The values that ops of a region give, and those whose types have to stay.
fn collect(region: &Region, given: &mut Vec<ValueId>, kept: &mut Vec<ValueId>) {
    for op in region.blocks.iter().flat_map(|block| &block.ops) {
        match op.full_name() {
            _ if is_exact(op) => kept.extend(&op.operands),
            name if !STATING.contains(&name) => given.extend(&op.results),
            _ => {}
        }
        op.regions.iter().for_each(|region| collect(region, given, kept));
    }
}

fn compare(path: &Path, program: &Source) -> Result<(), String> {
    compare_output(path, &run(program))
}

fn compare_output(path: &Path, ran: &Ran) -> Result<(), String> {
    succeeded(ran)?;
    let stated = printed::stated(&source(path).text);
    match printed::difference(&path.display().to_string(), &stated, &ran.printed()) {
        None => Ok(()),
        Some(diff) => Err(diff),
    }
}

fn succeeded(ran: &Ran) -> Result<(), String> {
    match ran.status {
        Status::Fine => Ok(()),
        status => Err(format!("exit status {}:\n{}", status as u8, ran.complaints())),
    }
}

fn as_written(path: &Path) -> datatest_stable::Result<()> {
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, bless_output(&source(path).text, run_functions))?;
    }
    Ok(compare(path, &source(path))?)
}

fn reprinted(path: &Path) -> datatest_stable::Result<()> {
    Ok(compare(path, &in_generic_form(&source(path)))?)
}

/// The plain functions that say what each op means give what the fast engine does.
fn by_plain_engine(path: &Path) -> datatest_stable::Result<()> {
    Ok(compare_output(path, &run_by(Engine::Plain, &source(path)))?)
}

/// What holds of sizes that were written holds of the same sizes found at run time.
fn of_dynamic_shape(path: &Path) -> datatest_stable::Result<()> {
    Ok(succeeded(&run(&without_sizes(&source(path))))?)
}

datatest_stable::harness! {
    { test = of_dynamic_shape, root = "tests/interpret", pattern = r"\.mlir$" },
    { test = as_written, root = "tests/interpret", pattern = r"\.mlir$" },
    { test = reprinted, root = "tests/interpret", pattern = r"\.mlir$" },
    { test = by_plain_engine, root = "tests/interpret", pattern = r"\.mlir$" },
    { test = as_written, root = "examples", pattern = r"\.mlir$" },
}
