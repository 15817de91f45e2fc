//! Attributes of an unexpected kind, in every op and in functions and modules: each is a diagnostic, or changes nothing, and
//! none is a panic.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;

use shlo_interp::internal::{entries, parse_module, registry, verify};
use shlo_interp::ir::{Attribute, AttributeKind, Function, Item, Module, Op, Region};
use shlo_interp::{Executable, Limits, NoHost, Severity, Source};

/// Values of every kind, and values within a kind that are at its edge.
const VALUES: &[&str] = &[
    "unit",
    "true",
    "1 : i32",
    "-1 : i64",
    "9223372036854775807 : i64",
    "1.0 : f32",
    "\"\"",
    "\"text\"",
    "@nothing",
    "@inner::@nothing",
    "array<i64>",
    "array<i64: 1>",
    "array<i64: -1, 9223372036854775807>",
    "array<i1: true>",
    "dense<1> : tensor<i64>",
    "dense<1> : tensor<2xi64>",
    "dense<[[0, 1]]> : tensor<1x2xi64>",
    "dense<-1> : tensor<1x1xi64>",
    "dense<1.0> : tensor<f32>",
    "dense<> : tensor<0xi64>",
    "[]",
    "[[]]",
    "[1 : i64]",
    "[@nothing]",
    "[\"text\"]",
    "{}",
    "{x = 1 : i64}",
    "f32",
    "tensor<2xf32>",
    "(f32) -> f32",
    "#stablehlo<comparison_direction LT>",
    "#stablehlo<precision HIGHEST>",
    "#stablehlo.channel_handle<handle = -1, type = 7>",
    "#stablehlo.gather<offset_dims = [9], collapsed_slice_dims = [-1], start_index_map = [7], index_vector_dim = -3>",
    "#stablehlo.dot<lhs_contracting_dimensions = [9], rhs_contracting_dimensions = [-1]>",
    "#sdy.sharding<@nothing, [{\"x\"}]>",
];

fn parsed(text: &str) -> Option<Module> {
    let source = Source { name: "p.mlir".into(), text: text.into() };
    Some(parse_module(&source, registry()).ok()?.module)
}

/// The values, as the parser reads them.
fn values() -> Vec<Attribute> {
    let named: Vec<String> =
        VALUES.iter().enumerate().map(|(index, value)| format!("a{index} = {value}")).collect();
    let text = format!("func.func @f() attributes {{{}}} {{ return }}", named.join(", "));
    let module = parsed(&text).expect("a module");
    let function = module.functions().next().expect("a function");
    assert_eq!(function.attributes.len(), VALUES.len());
    function.attributes.values().cloned().collect()
}

/// The ops of a region and of the regions in it.
fn ops(region: &Region) -> Vec<&Op> {
    let ops = region.blocks.iter().flat_map(|block| &block.ops);
    ops.flat_map(|op| std::iter::once(op).chain(op.regions.iter().flat_map(self::ops))).collect()
}

/// The first op of a name in a region or in the regions in it.
fn op_mut<'r>(region: &'r mut Region, name: &str) -> Option<&'r mut Op> {
    for op in region.blocks.iter_mut().flat_map(|block| &mut block.ops) {
        if op.full_name() == name {
            return Some(op);
        }
        if let Some(found) = op.regions.iter_mut().find_map(|region| op_mut(region, name)) {
            return Some(found);
        }
    }
    None
}

/// The module with one of its functions, and those that it may call.
fn with_one(module: &Module, name: &str) -> Module {
    let mut module = module.clone();
    let calls = |function: &Function| {
        let region = function.body.iter();
        region.flat_map(ops).any(|op| {
            op.properties
                .values()
                .any(|it| matches!(it, Attribute::Symbol(_) | Attribute::Array(_)))
        })
    };
    let alone = module.function(name).is_some_and(|function| !calls(function));
    if alone {
        module.items.retain(|item| match item {
            Item::Function(function) => function.name == name,
            _ => true,
        });
    }
    let text = module.to_string();
    parsed(&text).unwrap_or(module)
}

/// For each op the smallest function of the tests that has it, in its module.
fn examples() -> BTreeMap<&'static str, (Module, String)> {
    let mut smallest: BTreeMap<&'static str, (usize, Arc<Module>, String)> = BTreeMap::new();
    for folder in ["tests/interpret", "tests/interpret/deviations"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        let files = std::fs::read_dir(folder).expect("a directory");
        let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
        paths.sort();
        for path in paths.iter().filter(|path| path.extension().is_some_and(|it| it == "mlir")) {
            let text = std::fs::read_to_string(path).expect("a text");
            let Some(module) = parsed(&text).map(Arc::new) else { continue };
            for function in module.functions() {
                let Some(ops) = function.body.as_ref().map(ops) else { continue };
                for op in &ops {
                    let place = smallest.get(op.full_name()).map_or(usize::MAX, |it| it.0);
                    if ops.len() < place {
                        let found = (ops.len(), Arc::clone(&module), function.name.clone());
                        smallest.insert(op.full_name(), found);
                    }
                }
            }
        }
    }
    let one = |(_, module, name): (usize, Arc<Module>, String)| (with_one(&module, &name), name);
    smallest.into_iter().map(|(op, found)| (op, one(found))).collect()
}

/// Verifies a module and, if it is valid, runs a function of it. The result is whether verification found an error.
fn refused(module: Module, name: &str) -> bool {
    let is_error = |severity| severity == Severity::Error;
    if verify(&module).iter().any(|diagnostic| is_error(diagnostic.severity)) {
        return true;
    }
    let executable = Executable::new(&Arc::new(module));
    if executable.prepare(name).is_ok() {
        let limits = Limits { steps: 1000, ..Limits::default() };
        let _ = executable.call(name, vec![], &mut NoHost, &limits);
    }
    false
}

#[test]
fn an_op_whose_attribute_is_of_another_kind_is_a_diagnostic() {
    let (values, examples) = (values(), examples());
    let mut found = Vec::new();
    for (_, entry) in entries() {
        let name = entry.def.name;
        let Some((module, function)) = examples.get(name) else { continue };
        for attribute in entry.def.attributes {
            for (value, text) in values.iter().zip(VALUES) {
                let mut module = module.clone();
                let items = module.items.iter_mut();
                let mut functions = items.filter_map(|item| match item {
                    Item::Function(it) if it.name == *function => it.body.as_mut(),
                    _ => None,
                });
                let op = functions.find_map(|body| op_mut(body, name)).expect("the op");
                op.properties.insert(attribute.name.into(), value.clone());
                let what = format!("{name}: {} = {text}", attribute.name);
                match catch_unwind(AssertUnwindSafe(|| refused(module, function))) {
                    Err(_) => found.push(format!("{what} panics")),
                    Ok(false)
                        if *text == "{x = 1 : i64}" && !takes_dictionaries(attribute.kind) =>
                    {
                        found.push(format!("{what} is accepted"));
                    }
                    Ok(_) => {}
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert!(examples.len() > 150, "{} ops have an example", examples.len());
}

/// Whether attributes of a kind may be dictionaries.
fn takes_dictionaries(kind: AttributeKind) -> bool {
    use AttributeKind::{Any, Dictionary, Foreign};
    matches!(kind, Any | Dictionary | Foreign(_))
}

/// Ops in generic form that are read by code of their own, with an attribute to be replaced.
const GENERIC: &[&str] = &[
    "\"func.constant\"() <{value = @@}> : () -> tensor<2xi32>",
    "\"func.constant\"() {value = @@} : () -> ((tensor<i32>) -> tensor<i32>)",
    "\"func.call\"(%a) <{callee = @@}> : (tensor<i32>) -> tensor<i32>",
    "\"func.call\"(%a) <{callee = @f, arg_attrs = @@, res_attrs = @@, no_inline = @@}> : (tensor<i32>) -> tensor<i32>",
    "\"func.call_indirect\"(%a) <{arg_attrs = @@}> : (tensor<i32>) -> tensor<i32>",
    "\"arith.constant\"() <{value = @@}> : () -> tensor<i32>",
    "\"mhlo.copy\"(%a) {x = @@} : (tensor<i32>) -> tensor<i32>",
    "\"mhlo.topk\"(%a) {k = @@, largest = @@} : (tensor<i32>) -> (tensor<i32>, tensor<i32>)",
    "\"stablehlo.custom_call\"(%a) {call_target_name = @@} : (tensor<i32>) -> tensor<i32>",
    "\"stablehlo.custom_call\"(%a) {call_target_name = \"Sharding\", mhlo.sharding = @@, sdy.sharding = @@, mhlo.frontend_attributes = @@} : (tensor<i32>) -> tensor<i32>",
    "\"stablehlo.add\"(%a, %a) {shlo.accumulation = @@, shlo.arith = @@, shlo.bitwise = @@, mhlo.sharding = @@, sdy.sharding = @@} : (tensor<i32>, tensor<i32>) -> tensor<i32>",
];

/// Functions and modules with an attribute to be replaced.
const AROUND: &[&str] = &[
    "func.func @f() -> tensor<2xi32> { %0 = \"func.constant\"() <{value = @@}> : () -> tensor<2xi32> return %0 : tensor<2xi32> }",
    "func.func @f() -> (() -> ()) { %0 = \"func.constant\"() {value = @@} : () -> (() -> ()) return %0 : () -> () }",
    "func.func @nothing() { return } func.func @f() -> (() -> ()) { %0 = \"func.constant\"() {value = @@} : () -> (() -> ()) return %0 : () -> () }",
    "\"func.func\"() <{function_type = @@, sym_name = \"f\"}> ({ \"func.return\"() : () -> () }) : () -> ()",
    "\"func.func\"() <{function_type = () -> (), sym_name = @@}> ({ \"func.return\"() : () -> () }) : () -> ()",
    "\"func.func\"() <{function_type = () -> (), sym_name = \"f\", sym_visibility = @@}> ({ \"func.return\"() : () -> () }) : () -> ()",
    "\"func.func\"() <{function_type = (f32) -> (), sym_name = \"f\", arg_attrs = @@}> ({ ^bb0(%a: f32): \"func.return\"() : () -> () }) : () -> ()",
    "\"func.func\"() <{function_type = () -> (), sym_name = \"f\", res_attrs = @@, no_inline = @@}> ({ \"func.return\"() : () -> () }) : () -> ()",
    "func.func @f(%a: tensor<i32> {mhlo.sharding = @@, sdy.sharding = @@, tf.aliasing_output = @@, jax.buffer_donor = @@, stablehlo.bounds = @@}) -> (tensor<i32> {mhlo.sharding = @@, sdy.sharding = @@, jax.result_info = @@}) { return %a : tensor<i32> }",
    "\"builtin.module\"() <{sym_name = @@, sym_visibility = @@}> ({ ^bb0: }) : () -> ()",
    "module attributes {mhlo.num_partitions = @@, mhlo.num_replicas = @@, jax.uses_shape_polymorphism = @@, mhlo.frontend_attributes = @@} { func.func @f() { return } }",
    "\"sdy.mesh\"() <{sym_name = \"m\", mesh = @@}> : () -> ()\nfunc.func @f() { return }",
    "\"sdy.mesh\"() <{sym_name = @@, mesh = #sdy.mesh<[\"x\"=2]>}> : () -> ()\nfunc.func @f() { return }",
    "\"ml_program.global\"() <{sym_name = @@, type = @@, value = @@}> : () -> ()\nfunc.func @f() { return }",
];

#[test]
fn a_function_or_module_with_an_attribute_of_another_kind_does_not_panic() {
    let inside = GENERIC.iter().map(|op| {
        format!(
            "func.func @f(%x: tensor<i32>) -> tensor<i32> {{ return %x : tensor<i32> }}
             func.func @main() {{
               %a = stablehlo.constant dense<1> : tensor<i32>
               %0 = {op}
               return
             }}"
        )
    });
    let inside = inside.map(|text| text.replace("%0 = \"mhlo.topk\"", "%0:2 = \"mhlo.topk\""));
    let texts = inside.chain(AROUND.iter().map(|text| text.to_string()));
    let mut found = Vec::new();
    for text in texts {
        for value in VALUES {
            let text = text.replace("@@", value);
            let run = || {
                let Some(module) = parsed(&text) else { return };
                let names: Vec<String> =
                    module.functions().map(|function| function.name.clone()).collect();
                for name in names {
                    refused(module.clone(), &name);
                }
            };
            if catch_unwind(AssertUnwindSafe(run)).is_err() {
                found.push(text);
            }
        }
    }
    assert!(found.is_empty(), "these panic:\n{}", found.join("\n"));
}
