//! The program that runs, as callers read it: `compiled.as_text()` of JAX. jaxlib takes StableHLO and makes HLO of it, for
//! which it does not know Shardy's operations. They become attributes `mhlo.sharding` and the custom calls by which XLA's
//! older partitioner states the same, and a manual computation is between `@SPMDFullToShardShape` and
//! `@SPMDShardToFullShape`. The settings of the interpreter become frontend attributes, which HLO shows.

use std::collections::HashMap;

use shlo_interp::Engine;
use shlo_interp::forms;
use shlo_interp::internal::shardings::{Mesh, Sharding, Tiles, manual_axes, mesh_of};
use shlo_interp::internal::{POLICY_ATTRIBUTES, registry};
use shlo_interp::ir::{
    Attribute, Attributes, Block, Function, Item, Module, Op, OpName, Type, ValueDef, ValueId,
    Values,
};

use crate::abi::{self, ExecutableOptimizedProgramArgs};
use crate::call::start;
use crate::error::{Error, Outcome};
use crate::program::{Compiled, given};
use crate::settings::Computing;

/// The form of the program.
const FORMAT: &[u8] = b"mlir";
/// The attribute that states a sharding for XLA's older partitioner.
const SHARDING: &str = "mhlo.sharding";
/// The attribute whose entries HLO shows without knowing them.
const FRONTEND: &str = "mhlo.frontend_attributes";

/// Hands out the program that runs. A caller asks for its size first, with null in the place of the code.
pub fn program(args: &mut ExecutableOptimizedProgramArgs) -> Outcome {
    let program = given(args.executable)?;
    // SAFETY: the caller's struct is of this type, and nobody else uses it during the call
    let told = unsafe { args.program.cast::<abi::Program>().as_mut() }
        .ok_or_else(|| Error::invalid("the program is null"))?;
    let code = match program.code.get() {
        Some(code) => code,
        None => {
            let code = code_of(&program.compiled)?;
            program.code.get_or_init(|| code)
        }
    };
    (told.format, told.format_size) = (start(FORMAT), FORMAT.len());
    if !told.code.is_null() {
        if told.code_size < code.len() {
            let (given, needed) = (told.code_size, code.len());
            return Err(Error::invalid(format!(
                "the program has {needed} bytes, there is room for {given}"
            )));
        }
        // SAFETY: the caller's memory has at least this many bytes
        unsafe { told.code.cast::<u8>().copy_from_nonoverlapping(code.as_ptr(), code.len()) };
    }
    told.code_size = code.len();
    Ok(())
}

/// The program as MLIR bytecode.
fn code_of(compiled: &Compiled) -> Outcome<Vec<u8>> {
    let mut module = exported(compiled.executable.module());
    state_settings(&mut module, &compiled.options.computing);
    for function in functions(&mut module).filter(|function| function.name == crate::compile::MAIN)
    {
        let parameters = compiled.parameters.iter().map(|parameter| &parameter.tiles);
        let outputs = compiled.outputs.iter().map(|output| &output.tiles);
        if compiled.options.partitions > 1 {
            state_all(&mut function.argument_attributes, parameters);
            state_all(&mut function.result_attributes, outputs);
        }
    }
    forms::bytecode(&module, None)
        .map_err(|error| Error::unimplemented(format!("the program as MLIR bytecode: {error}")))
}

fn functions(module: &mut Module) -> impl Iterator<Item = &mut Function> {
    module.items.iter_mut().filter_map(|item| match item {
        Item::Function(function) => Some(function),
        _ => None,
    })
}

/// States the parts that devices have of the values of a signature.
fn state_all<'a>(attributes: &mut [Attributes], tiles: impl Iterator<Item = &'a Tiles>) {
    for (attributes, tiles) in attributes.iter_mut().zip(tiles) {
        let text = match tiles.are_whole() {
            true => "{replicated}".to_string(),
            false => tiled(tiles, 1, tiles.devices()),
        };
        attributes.insert(SHARDING.to_string(), Attribute::String(text.into_bytes()));
    }
}

/// States the settings that hold for the whole program, unless they are those that hold if nobody says anything.
fn state_settings(module: &mut Module, computing: &Computing) {
    let engine = match computing.engine {
        Engine::Fast => None,
        Engine::Plain => Some("plain".to_string()),
        Engine::Both => Some("both".to_string()),
    };
    let settings = [
        ("shlo.accumulate", computing.accumulate.map(|it| it.to_string())),
        ("shlo.convert_policy", computing.convert_policy.map(|it| it.to_string())),
        ("shlo.arith_policy", computing.arith_policy.map(|it| it.to_string())),
        ("shlo.engine", engine),
    ];
    for (name, value) in settings {
        let Some(value) = value else { continue };
        state(&mut module.attributes, name, Attribute::String(value.into_bytes()));
    }
}

/// Adds an entry to the frontend attributes.
fn state(attributes: &mut Attributes, name: &str, value: Attribute) {
    let entry = attributes
        .entry(FRONTEND.to_string())
        .or_insert_with(|| Attribute::Dictionary(Attributes::default()));
    if let Attribute::Dictionary(entries) = entry {
        entries.insert(name.to_string(), value);
    }
}

/// A module without operations and attributes of Shardy.
fn exported(module: &Module) -> Module {
    let mut out = module.clone();
    out.items.retain(|item| !matches!(item, Item::Other(op, _) if is_shardy(op)));
    for item in &mut out.items {
        match item {
            Item::Function(function) => export(module, function),
            Item::Module(inner) => *inner = exported(inner),
            Item::Other(..) => {}
        }
    }
    out
}

fn is_shardy(op: &Op) -> bool {
    op.full_name().starts_with("sdy.")
}

fn export(module: &Module, function: &mut Function) {
    let mut export = Export { module, values: &mut function.values, same: HashMap::new() };
    let signature = [&mut function.argument_attributes, &mut function.result_attributes];
    for attributes in signature.into_iter().flatten() {
        export.attributes(attributes, &[]);
    }
    for block in function.body.iter_mut().flat_map(|body| &mut body.blocks) {
        export.block(block, &[]);
    }
}

/// The work on one function.
struct Export<'a> {
    /// The module as it was, which has the meshes.
    module: &'a Module,
    values: &'a mut Values,
    /// The values that replace others whose operations are gone.
    same: HashMap<ValueId, ValueId>,
}

impl Export<'_> {
    /// Writes the ops of a block anew. The axes are those over which devices run the block by themselves.
    fn block(&mut self, block: &mut Block, manual: &[String]) {
        for op in std::mem::take(&mut block.ops) {
            self.op(op, manual, &mut block.ops);
        }
    }

    fn op(&mut self, mut op: Op, manual: &[String], out: &mut Vec<Op>) {
        for operand in &mut op.operands {
            *operand = self.standing_for(*operand);
        }
        match op.full_name() {
            "sdy.manual_computation" => self.manual_computation(op, manual, out),
            "sdy.named_computation" => self.inline(op, manual, out),
            "sdy.constant" => {
                op.name = known("stablehlo.constant");
                self.keep(op, manual, out);
            }
            // the end of a region that is put in the place of its op
            "sdy.return" => out.push(op),
            _ if is_shardy(&op) => self.placement(&op, manual, out),
            _ => self.keep(op, manual, out),
        }
    }

    fn standing_for(&self, value: ValueId) -> ValueId {
        self.same.get(&value).copied().unwrap_or(value)
    }

    /// Keeps an op of another dialect.
    fn keep(&mut self, mut op: Op, manual: &[String], out: &mut Vec<Op>) {
        for block in op.regions.iter_mut().flat_map(|region| &mut region.blocks) {
            self.block(block, manual);
        }
        self.attributes(&mut op.attributes, manual);
        for name in POLICY_ATTRIBUTES {
            if let Some(value) = op.attributes.shift_remove(name) {
                state(&mut op.attributes, name, value);
            }
        }
        out.push(op);
    }

    /// States a sharding in the words of XLA's older partitioner. An op of several results has none.
    fn attributes(&mut self, attributes: &mut Attributes, manual: &[String]) {
        let stated = attributes.shift_remove("sdy.sharding");
        let sharding = stated.as_ref().and_then(opaque).and_then(|text| {
            let of_each = || Sharding::parse_list(text).ok().filter(|each| each.len() == 1)?.pop();
            Sharding::parse(text).ok().or_else(of_each)
        });
        if let Some(text) = sharding.and_then(|sharding| self.text_of(&sharding, manual)) {
            attributes.insert(SHARDING.to_string(), Attribute::String(text.into_bytes()));
        }
    }

    /// An op that gives its operand, which states where the value is to be, or nothing that XLA could read.
    fn placement(&mut self, op: &Op, manual: &[String], out: &mut Vec<Op>) {
        let (&[operand, ..], &[result]) = (op.operands.as_slice(), op.results.as_slice()) else {
            return;
        };
        let stated = ["sharding", "out_sharding"].into_iter().find_map(|name| {
            let sharding = Sharding::parse(opaque(op.properties.get(name)?)?).ok()?;
            self.text_of(&sharding, manual)
        });
        match stated {
            Some(text) => out.push(call(op, "Sharding", operand, result, text)),
            None => _ = self.same.insert(result, operand),
        }
    }

    /// Puts the ops of a region in the place of the op.
    fn inline(&mut self, mut op: Op, manual: &[String], out: &mut Vec<Op>) {
        let Some(mut block) = op.regions.pop().and_then(|mut region| region.blocks.pop()) else {
            return;
        };
        self.same.extend(block.arguments.iter().copied().zip(op.operands.iter().copied()));
        self.block(&mut block, manual);
        let results = block.ops.pop().map(|end| end.operands).unwrap_or_default();
        self.same.extend(op.results.iter().copied().zip(results));
        out.append(&mut block.ops);
    }

    /// Puts the ops of a manual computation between calls that cut its operands and join its results.
    fn manual_computation(&mut self, mut op: Op, manual: &[String], out: &mut Vec<Op>) {
        let text = |name: &str| op.properties.get(name).and_then(opaque);
        let shardings = ["in_shardings", "out_shardings"]
            .map(|name| text(name).and_then(|it| Sharding::parse_list(it).ok()));
        let own = text("manual_axes").and_then(|text| manual_axes(text).ok()).unwrap_or_default();
        let [cuts, joins] = shardings.map(Option::unwrap_or_default);
        let inside: Vec<String> = manual.iter().cloned().chain(own).collect();
        let Some(mut block) = op.regions.pop().and_then(|mut region| region.blocks.pop()) else {
            return;
        };
        for ((&operand, argument), sharding) in op.operands.iter().zip(&block.arguments).zip(&cuts)
        {
            let axes = [manual, inside.as_slice()];
            self.cross(&op, "SPMDFullToShardShape", [operand, *argument], sharding, axes, out);
        }
        self.block(&mut block, &inside);
        let results = block.ops.pop().map(|end| end.operands).unwrap_or_default();
        out.append(&mut block.ops);
        for ((&inner, &result), sharding) in results.iter().zip(&op.results).zip(&joins) {
            // the sharding of a whole value is an attribute of the call that joins it
            let axes = [inside.as_slice(), manual];
            self.cross(&op, "SPMDShardToFullShape", [inner, result], sharding, axes, out);
        }
    }

    /// Takes a value over the border of a manual computation, from axes that are manual before to axes that are manual after.
    fn cross(
        &mut self,
        op: &Op,
        target: &str,
        [from, to]: [ValueId; 2],
        sharding: &Sharding,
        axes: [&[String]; 2],
        out: &mut Vec<Op>,
    ) {
        if !matches!(self.values[from].ty, Type::Tensor(_)) {
            self.same.insert(to, from);
            return;
        }
        let [before, after] = axes
            .map(|axes| self.text_of(sharding, axes).unwrap_or_else(|| "{replicated}".to_string()));
        let ValueDef { ty, span, .. } = self.values[from].clone();
        let placed = ValueDef { ty, name: String::new(), span, location: None };
        let placed = self.values.add(placed);
        out.push(call(op, "Sharding", from, placed, before));
        out.push(call(op, target, placed, to, after));
    }

    /// A sharding in the words of XLA's older partitioner, where devices run by themselves along the manual axes.
    fn text_of(&self, sharding: &Sharding, manual: &[String]) -> Option<String> {
        let mesh = mesh_of(self.module, &sharding.mesh)?;
        match mesh.axes.is_empty() {
            true => Some("{replicated}".to_string()),
            false => text_over(sharding, &mesh, manual),
        }
    }
}

/// A sharding over a mesh in the words of XLA's older partitioner.
fn text_over(sharding: &Sharding, mesh: &Mesh, manual: &[String]) -> Option<String> {
    let is_manual = |name: &String| manual.contains(name);
    let free: Vec<String> =
        mesh.axes.iter().map(|(name, _)| name.clone()).filter(|name| !is_manual(name)).collect();
    let sizes = mesh.axes.iter().filter(|(name, _)| is_manual(name)).map(|&(_, size)| size);
    let count = usize::try_from(sizes.product::<i64>()).ok()?;
    let total = mesh.device_count()?;
    if count == total && count > 1 {
        return Some("{manual}".to_string());
    }
    let tiles = Tiles::of_sharding(sharding, mesh, &free)?;
    if count == 1 && tiles.are_whole() {
        return Some("{replicated}".to_string());
    }
    // those that share a part, ordered by their coordinates along the manual axes
    let own = |device: usize| -> Option<Vec<usize>> {
        let coordinates = mesh.coordinates(mesh.position_of(device)?);
        let pairs = mesh.axes.iter().zip(coordinates);
        Some(pairs.filter(|((name, _), _)| is_manual(name)).map(|(_, it)| it).collect())
    };
    let mut devices = Vec::with_capacity(total);
    for sharers in tiles.sharers() {
        let mut sharers = sharers.to_vec();
        sharers.sort_by_cached_key(|&device| own(device));
        devices.extend(sharers);
    }
    Some(tiled(&tiles, count, &devices))
}

/// `{devices=[2,1,4]0,1,2,3,4,5,6,7 last_tile_dim_replicate}`: parts along each dimension, terms of each part, devices that run
/// by themselves within each, and copies.
fn tiled(tiles: &Tiles, manual: usize, devices: &[usize]) -> String {
    let counts = tiles.counts();
    let parts = counts.iter().product::<usize>() * tiles.terms();
    let groups = [
        ("unreduced", tiles.terms()),
        ("manual", manual),
        ("replicated", devices.len() / parts / manual),
    ];
    let (kinds, last): (Vec<&str>, Vec<usize>) =
        groups.into_iter().filter(|(_, size)| *size > 1).unzip();
    let end = match kinds.as_slice() {
        [] => String::new(),
        ["replicated"] => " last_tile_dim_replicate".to_string(),
        kinds => format!(" last_tile_dims={{{}}}", kinds.join(", ")),
    };
    let listed = |numbers: &mut dyn Iterator<Item = &usize>| {
        numbers.map(usize::to_string).collect::<Vec<_>>().join(",")
    };
    let sizes = listed(&mut counts.iter().chain(&last));
    format!("{{devices=[{sizes}]{}{end}}}", listed(&mut devices.iter()))
}

/// The text of an attribute of another dialect.
fn opaque(attribute: &Attribute) -> Option<&str> {
    match attribute {
        Attribute::Opaque(text) => Some(text),
        _ => None,
    }
}

fn known(name: &'static str) -> OpName {
    registry().get(name).map_or(OpName::Unknown(name), OpName::Known)
}

/// A custom call that gives its operand, placed as the text says, at the place of an op.
fn call(at: &Op, target: &str, operand: ValueId, result: ValueId, sharding: String) -> Op {
    let text = |text: String| Attribute::String(text.into_bytes());
    Op {
        name: known("stablehlo.custom_call"),
        operands: vec![operand],
        results: vec![result],
        properties: Attributes::from_iter([(
            "call_target_name".to_string(),
            text(target.to_string()),
        )]),
        attributes: Attributes::from_iter([(SHARDING.to_string(), text(sharding))]),
        regions: Vec::new(),
        successors: Vec::new(),
        span: at.span,
        location: at.location.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shlo_interp::{Executable, Limits, NoHost, Source, Tensor, Value, load};

    fn module(text: &str) -> Module {
        let source = Source { name: "<test>".into(), text: text.into() };
        let loaded = load(&source).unwrap_or_else(|found| panic!("{found}"));
        (*loaded.module).clone()
    }

    /// What a program of several devices gives for the numbers from 0 on.
    fn results(module: &Module, count: usize) -> Vec<f32> {
        let numbers: Vec<f32> = (0..count).map(|number| number as f32).collect();
        let executable = Executable::new(&std::sync::Arc::new(module.clone()));
        let input = Value::Tensor(Tensor::from_vec(&[count], numbers).unwrap());
        let outcome = executable.call("main", vec![input], &mut NoHost, &Limits::default());
        let Ok(results) = outcome.end else { panic!("the program does not run") };
        results[0].tensor().as_slice::<f32>().unwrap().to_vec()
    }

    /// The exported program after it went through its text, for which it has to be valid.
    fn read_again(text: &str) -> Module {
        let text = format!("{:#}", exported(&module(text)));
        assert!(!text.contains("sdy"), "{text}");
        module(&text)
    }

    #[test]
    fn an_exported_manual_computation_gives_the_same() {
        let text = r#"module attributes {mhlo.num_partitions = 4 : i32} {
          sdy.mesh @mesh = <["a"=2, "b"=2]>
          func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
            %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"b", "a"}]>]
                out_shardings=[<@mesh, [{"b", "a"}]>] manual_axes={"a", "b"} (%arg: tensor<2xf32>) {
              %1 = "stablehlo.all_reduce"(%arg) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
                  replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
                ^bb0(%l: tensor<f32>, %r: tensor<f32>):
                  %s = stablehlo.add %l, %r : tensor<f32>
                  stablehlo.return %s : tensor<f32>
              }) : (tensor<2xf32>) -> tensor<2xf32>
              sdy.return %1 : tensor<2xf32>
            } : (tensor<8xf32>) -> tensor<8xf32>
            return %0 : tensor<8xf32>
          }
        }"#;
        // devices (a, b) have the parts 2 b + a; along a are 0 + 1 and 2 + 3
        let expected = [2.0, 4.0, 2.0, 4.0, 10.0, 12.0, 10.0, 12.0];
        assert_eq!(results(&module(text), 8), expected);
        assert_eq!(results(&read_again(text), 8), expected);
    }

    #[test]
    fn a_computation_that_is_manual_over_some_axes_states_both() {
        let text = r#"sdy.mesh @mesh = <["a"=2, "b"=3]>
          func.func @main(%x: tensor<6xf32>) -> tensor<6xf32> {
            %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"b"}]>]
                out_shardings=[<@mesh, [{"b"}]>] manual_axes={"b"} (%arg: tensor<2xf32>) {
              %1 = sdy.sharding_constraint %arg <@mesh, [{"a"}]> : tensor<2xf32>
              %2 = stablehlo.add %1, %arg : tensor<2xf32>
              sdy.return %2 : tensor<2xf32>
            } : (tensor<6xf32>) -> tensor<6xf32>
            return %0 : tensor<6xf32>
          }"#;
        let again = read_again(text);
        let stated: Vec<String> = (again.function("main").unwrap().body.as_ref().unwrap().block())
            .ops
            .iter()
            .filter_map(|op| op.attributes.get(SHARDING)?.as_text())
            .collect();
        // device 3 a + b: within the region, part a of the value on each of the devices along b
        let cut = "{devices=[3,2]0,3,1,4,2,5 last_tile_dim_replicate}";
        let inside = "{devices=[1,3,2]0,3,1,4,2,5 last_tile_dims={manual, replicated}}";
        let constraint = "{devices=[2,3]0,1,2,3,4,5 last_tile_dims={manual}}";
        assert_eq!(stated, [cut, inside, constraint, inside, cut]);
        let doubled: Vec<f32> = (0..6).map(|number| 2.0 * number as f32).collect();
        assert_eq!(results(&module(text), 6), doubled);
    }

    #[test]
    fn ops_that_only_place_values_give_way_to_their_operands() {
        let text = r#"sdy.mesh @mesh = <["a"=2]>
          func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
            %0 = sdy.propagation_barrier %x allowed_direction=NONE : tensor<2xf32>
            %1 = sdy.named_computation<"twice">(%0) (%arg: tensor<2xf32>) {
              %c = sdy.constant dense<1.0> : tensor<2xf32>
              %2 = stablehlo.add %arg, %c {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}]>]>, shlo.arith_policy = "standard"} : tensor<2xf32>
              sdy.return %2 : tensor<2xf32>
            } : (tensor<2xf32>) -> tensor<2xf32>
            sdy.sharding_group %1 group_id=3 : tensor<2xf32>
            return %1 : tensor<2xf32>
          }"#;
        let again = read_again(text);
        let function = again.function("main").unwrap();
        let ops = &function.body.as_ref().unwrap().block().ops;
        assert_eq!(ops.len(), 3);
        assert_eq!(ops[1].attributes[SHARDING].as_text().unwrap(), "{devices=[2]0,1}");
        let policy = r#"frontend_attributes = {shlo.arith_policy = "standard"}"#;
        assert!(format!("{again}").contains(policy), "{again}");
        assert_eq!(results(&again, 2), [1.0, 2.0]);
    }
}
