//! Compilation: a portable artifact becomes a program that is planned and ready to run.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use shlo_interp::custom_calls::GivenMeaning;
use shlo_interp::internal::shardings::{Sharding, Tiles, text_of};
use shlo_interp::ir::{Attribute, Attributes, Block, Function, Item, Module, Op, Type, Values};
use shlo_interp::{Diagnostic, Diagnostics, ElementType, Executable, LoadError, Source};

use crate::abi::{self, ClientCompileArgs, ExecutableDeserializeAndLoadArgs};
use crate::call::{handle, list};
use crate::callback;
use crate::client::{self, Client};
use crate::device::MEMORY_KINDS;
use crate::element;
use crate::error::{Code, Error, Outcome};
use crate::layout::Layout;
use crate::options::CompileOptions;
use crate::program::{
    Compiled, Output, Parameter, Program, check_lasting, copied, deserialized, new_handle,
};
use crate::propagation;
use crate::sharding::{part_of, shardy, tiles};

/// The function that a program begins with.
pub const MAIN: &str = "main";
/// The attribute by which an op names its accumulation.
const ACCUMULATE: &str = "shlo.accumulate";
/// The attribute of a parameter that is donated for a result, by its number.
const ALIASING_OUTPUT: &str = "tf.aliasing_output";

/// Compiles a program for a caller.
pub fn compile(args: &mut ClientCompileArgs) -> Outcome {
    let client = client::given(args.client)?;
    // SAFETY: the caller's program is of this type
    let program = unsafe { handle::<abi::Program>(args.program, "program") }?;
    // SAFETY: the caller's texts have the lengths that it says
    let (code, format, options) = unsafe {
        let code = list::<u8>(program.code, program.code_size);
        let format = list::<u8>(program.format, program.format_size);
        (code, format, list::<u8>(args.compile_options, args.compile_options_size))
    };
    if format != b"mlir" {
        let format = String::from_utf8_lossy(format);
        return Err(Error::unimplemented(format!(
            "programs of the format {format}: the shlo plugin takes mlir"
        )));
    }
    args.executable = new_handle(Arc::new(load(client, code, options)?));
    Ok(())
}

/// Loads a program that was serialised.
pub fn deserialize(args: &mut ExecutableDeserializeAndLoadArgs) -> Outcome {
    let client = client::given(args.client)?;
    // SAFETY: the caller's bytes have the lengths that it says
    let (bytes, others) = unsafe {
        let bytes = list::<u8>(args.serialized_executable, args.serialized_executable_size);
        let size = args.overridden_serialized_compile_options_size;
        (bytes, list::<u8>(args.overridden_serialized_compile_options, size))
    };
    let (options, code) = deserialized(bytes)?;
    let options = if others.is_empty() { options } else { others };
    let program = load(client, code, options)?;
    check_lasting(&program.compiled)?;
    args.loaded_executable = new_handle(Arc::new(program));
    Ok(())
}

/// A program of an artifact on the devices that the options name.
fn load(client: &Client, code: &[u8], message: &[u8]) -> Outcome<Program> {
    let options = CompileOptions::read(message, client.computing)?;
    let devices = options.devices.iter().map(|&id| client.device(id)).collect::<Outcome<_>>()?;
    let is_it = |program: &Compiled| program.options == options && program.code == code;
    let compiled = client.compiled(is_it, || compiled(code, options.clone()))?;
    Ok(Program::new(compiled, message.to_vec(), devices))
}

fn compiled(code: &[u8], options: CompileOptions) -> Outcome<Compiled> {
    let program = shlo_interp::Program::from_bytes("<jax>", copied(code)?).map_err(unreadable)?;
    let source = program.source().clone();
    let rejected = |findings| rejection(Code::InvalidArgument, &source, findings);
    let mut parts = program.parts().map_err(|finding| rejected(vec![finding]))?;
    let (Some(part), true) = (parts.pop(), parts.is_empty()) else {
        return Err(Error::invalid("the program is not one module"));
    };
    let mut module = program.load(part).map_err(rejected)?.module;
    if options.computing.accumulate.is_none() {
        widen_sums(Arc::make_mut(&mut module));
    }
    let calls_python = any_op(&module, &callback::is_call);
    let main = module.function(MAIN).ok_or_else(|| Error::invalid("there is no function @main"))?;
    let partitions = options.partitions;
    let mut parameters = parameters(&module, main, partitions)?;
    let outputs = outputs(&module, main, partitions)?;
    keep_useless_donors(main, &mut parameters, &outputs);
    let executable = Executable::new(&module)
        .with_numerics(options.computing.numerics())
        .with_engine(options.computing.engine)
        .with_custom_call(callback::TARGET, GivenMeaning::Handler(Arc::new(callback::run)));
    executable
        .prepare(MAIN)
        .map_err(|findings| rejection(Code::Unimplemented, &source, findings))?;
    let is_grid = executable.addresses_processes(MAIN);
    let mut hasher = DefaultHasher::new();
    (code, partitions, options.replicas, format!("{:?}", options.computing)).hash(&mut hasher);
    Ok(Compiled {
        code: copied(code)?,
        name: module.name.clone().unwrap_or_default(),
        fingerprint: format!("{:016x}", hasher.finish()),
        options,
        executable,
        source,
        parameters,
        outputs,
        is_grid,
        calls_python,
    })
}

/// The error of a program that cannot be read.
fn unreadable(error: LoadError) -> Error {
    let code = match error {
        LoadError::OutOfMemory { .. } => Code::ResourceExhausted,
        LoadError::NoProgram { .. } | LoadError::Io { .. } => Code::InvalidArgument,
    };
    Error::new(code, error)
}

/// The error of a program that cannot run, with all that is wrong in it.
pub fn rejection(code: Code, source: &Source, findings: Vec<Diagnostic>) -> Error {
    let diagnostics = Diagnostics { source: source.clone(), findings };
    Error::new(code, diagnostics.to_string())
}

fn parameters(module: &Module, main: &Function, partitions: usize) -> Outcome<Vec<Parameter>> {
    let parameter = |(index, ty): (usize, &Type)| {
        let attributes = main.argument_attributes.get(index);
        let Described { kind, bytes, tiles, memory_kind, layout, .. } =
            Described::new(module, ty, attributes, partitions)?;
        let has = |name: &str| attributes.and_then(|attributes| attributes.get(name));
        let is_donated = has(ALIASING_OUTPUT).is_some()
            || has("jax.buffer_donor").is_some_and(|it| !matches!(it, Attribute::Boolean(false)));
        let is_token = kind == element::TOKEN;
        Ok(Parameter { is_token, tiles, is_donated, layout, memory_kind, bytes })
    };
    main.ty.inputs.iter().enumerate().map(parameter).collect()
}

/// A parameter that JAX offers for no particular result (`jax.buffer_donor`) is donated only if a result can have its
/// memory: as in XLA, one of as many bytes, in the same kind of memory, that no other parameter is donated for.
fn keep_useless_donors(main: &Function, parameters: &mut [Parameter], outputs: &[Output]) {
    let alias = |attributes: &Attributes| attributes.get(ALIASING_OUTPUT)?.as_integer();
    let taken: Vec<i128> = main.argument_attributes.iter().filter_map(alias).collect();
    let free = (0i128..).zip(outputs).filter(|(index, _)| !taken.contains(index));
    let mut free: Vec<_> = free.map(|(_, output)| (output.bytes, output.memory_kind)).collect();
    for (parameter, attributes) in parameters.iter_mut().zip(&main.argument_attributes) {
        if parameter.is_donated && attributes.get(ALIASING_OUTPUT).is_none() {
            let is_like = |it: &(usize, &str)| *it == (parameter.bytes, parameter.memory_kind);
            let place = free.iter().position(is_like);
            parameter.is_donated = place.is_some();
            place.map(|place| free.swap_remove(place));
        }
    }
}

fn outputs(module: &Module, main: &Function, partitions: usize) -> Outcome<Vec<Output>> {
    let mut guessed = match partitions {
        1 => Vec::new(),
        _ => propagation::results(module, main),
    };
    let output = |(index, ty): (usize, &Type)| {
        let attributes = main.result_attributes.get(index);
        let mut described = Described::new(module, ty, attributes, partitions)?;
        let has = |name: &str| attributes.and_then(|attributes| attributes.get(name));
        let guess = guessed.get_mut(index).and_then(Option::take);
        let stated = has("sdy.sharding").and_then(text_of);
        let told = match stated.and_then(|text| Sharding::parse(text).ok()) {
            Some(own) if own.unreduced.is_empty() => propagation::completed(&own, guess.as_ref()),
            Some(_) => None,
            None => guess.filter(|_| has("mhlo.sharding").is_none()),
        };
        if let Some(sharding) = told {
            described.cut_by(module, ty, &sharding, partitions);
        }
        let Described { kind, dims, bytes, tiles, memory_kind, layout } = described;
        Ok(Output { kind, dims, layout, tiles, memory_kind, bytes })
    };
    main.ty.results.iter().enumerate().map(output).collect()
}

/// What is told of a parameter or a result: its part on a partition.
struct Described {
    kind: u32,
    dims: Vec<i64>,
    bytes: usize,
    tiles: Tiles,
    memory_kind: &'static str,
    layout: &'static Layout,
}

impl Described {
    fn new(
        module: &Module,
        ty: &Type,
        attributes: Option<&Attributes>,
        partitions: usize,
    ) -> Outcome<Described> {
        let (kind, shape, width) = match ty {
            Type::Token => (element::TOKEN, Vec::new(), 0),
            Type::Tensor(tensor) => {
                let shape = tensor.static_shape().ok_or_else(|| {
                    Error::unimplemented(format!("arguments and results of the dynamic type {ty}"))
                })?;
                (element::number(&tensor.element)?, shape, element::bytes(&tensor.element))
            }
            _ => return Err(Error::unimplemented(format!("arguments and results of type {ty}"))),
        };
        let tiles = tiles(module, attributes, shape.len(), partitions)?;
        let part = part_of(&tiles, &shape);
        let named = attributes.and_then(|it| it.get("mhlo.memory_kind")?.as_text());
        let named = named.and_then(|name| MEMORY_KINDS.into_iter().find(|kind| *kind == name));
        let mode = attributes.and_then(|it| it.get("mhlo.layout_mode")?.as_text());
        let layout = Layout::of_mode(mode.as_deref().unwrap_or("default"), shape.len())?;
        Ok(Described {
            layout,
            kind,
            dims: part.iter().map(|&size| size as i64).collect(),
            bytes: part.iter().product::<usize>() * width,
            tiles,
            memory_kind: named.unwrap_or(MEMORY_KINDS[0]),
        })
    }
}

impl Described {
    /// Cuts the value by a sharding, if that gives equal parts.
    fn cut_by(&mut self, module: &Module, ty: &Type, sharding: &Sharding, partitions: usize) {
        let Some(shape) = ty.as_tensor().and_then(|tensor| tensor.static_shape()) else { return };
        let tiles = shardy(module, sharding, partitions).ok().flatten();
        let Some(tiles) = tiles.filter(|tiles| tiles.counts().len() == shape.len()) else { return };
        let mut sizes = shape.iter().zip(tiles.counts());
        if tiles.device_count() == partitions
            && sizes.all(|(size, count)| size.is_multiple_of(*count))
        {
            let part = part_of(&tiles, &shape);
            let element = ty.as_tensor().map(|tensor| element::bytes(&tensor.element));
            self.bytes = element.unwrap_or(0) * part.iter().product::<usize>();
            self.dims = part.iter().map(|&size| size as i64).collect();
            self.tiles = tiles;
        }
    }
}

/// Whether a test holds of an op of the module, those in regions and in modules inside it among them.
fn any_op(module: &Module, test: &impl Fn(&Op) -> bool) -> bool {
    fn of_block(block: &Block, test: &impl Fn(&Op) -> bool) -> bool {
        let mut blocks = block.ops.iter().flat_map(|op| &op.regions).flat_map(|it| &it.blocks);
        block.ops.iter().any(test) || blocks.any(|block| of_block(block, test))
    }
    module.items.iter().any(|item| match item {
        Item::Function(function) => {
            let mut blocks = function.body.iter().flat_map(|body| &body.blocks);
            blocks.any(|block| of_block(block, test))
        }
        Item::Module(inner) => any_op(inner, test),
        Item::Other(..) => false,
    })
}

/// Lets sums be made in f32 whose results are narrower floats, as XLA and JAX's tests have it.
fn widen_sums(module: &mut Module) {
    for item in &mut module.items {
        match item {
            Item::Function(function) => {
                let values = &function.values;
                for block in function.body.iter_mut().flat_map(|body| &mut body.blocks) {
                    widen_sums_of(block, values);
                }
            }
            Item::Module(inner) => widen_sums(inner),
            Item::Other(..) => {}
        }
    }
}

fn widen_sums_of(block: &mut Block, values: &Values) {
    for op in &mut block.ops {
        for inner in op.regions.iter_mut().flat_map(|region| &mut region.blocks) {
            widen_sums_of(inner, values);
        }
        let is_narrow = op.results.first().is_some_and(|&result| {
            values[result].ty.as_tensor().is_some_and(|ty| is_narrow_float(&ty.element))
        });
        if is_narrow && has_sums(op) && !op.attributes.contains_key(ACCUMULATE) {
            op.attributes.insert(ACCUMULATE.to_string(), Attribute::String(b"f32".to_vec()));
        }
    }
}

/// Whether elements are floats of fewer bits than f32.
fn is_narrow_float(element: &ElementType) -> bool {
    matches!(element, ElementType::Float(_)) && element.bits() < 32
}

/// Whether an op is a contraction, or a reduction whose body is one addition.
fn has_sums(op: &Op) -> bool {
    match op.full_name() {
        "stablehlo.dot_general" => !op.properties.contains_key("algorithm"),
        "stablehlo.dot" | "stablehlo.convolution" => true,
        "stablehlo.reduce" | "stablehlo.reduce_window" => {
            let [region] = op.regions.as_slice() else { return false };
            let [block] = region.blocks.as_slice() else { return false };
            let [sum, end] = block.ops.as_slice() else { return false };
            let adds_arguments = sum.full_name() == "stablehlo.add"
                && block.arguments.len() == 2
                && block.arguments.iter().all(|argument| sum.operands.contains(argument));
            adds_arguments && end.operands == sum.results
        }
        _ => false,
    }
}
