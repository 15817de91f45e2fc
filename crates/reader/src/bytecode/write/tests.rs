use super::entry::{AttributeId, Entry, TypeId};
use super::*;
use crate::bytecode::resolver::Resolver;
use crate::bytecode::tables::Tables;
use crate::bytecode::wire::Cursor;
use crate::diagnostic::Source;
use crate::ir::{Item, Region};
use crate::syntax::print::{Style, print_module};
use crate::{ops, syntax};

/// The module of a text.
fn parse(text: &str) -> Module {
    let source = Source { name: "test".into(), text: text.into() };
    let parsed = syntax::parse_module(&source, ops::registry());
    parsed.unwrap_or_else(|errors| panic!("{errors:?}\n{text}")).module
}

fn bytes(module: &Module, form: Binary) -> Vec<u8> {
    let mut bytes = Vec::new();
    let output = write(module, form).unwrap_or_else(|error| panic!("{error:?}"));
    output.write_to(&mut bytes).expect("a vector takes everything");
    assert_eq!(bytes.len(), output.len());
    bytes
}

fn artifact(major: u32, minor: u32) -> Binary {
    Binary::Artifact(Version::new(major, minor))
}

/// The error of a function of one operation in an artifact of a version.
fn refusal(op: &str, types: &str, version: Binary) -> String {
    let module = parse(&format!("func.func @main({types}) {{\n  {op}\n  return\n}}"));
    write(&module, version).expect_err("the version is too old").message
}

/// The attributes and types of a file with entries that this writer writes as text, or not at all.
fn entries<'a>(
    module: &'a Module,
    add: impl FnOnce(&mut Encoder<'a>) -> (Vec<AttributeId>, Vec<TypeId>),
) -> (Vec<String>, Vec<String>) {
    let form = Binary::Bytecode(6);
    let mut encoder = Encoder::new(None, form.bytecode());
    let mut node = encoder.module(module).expect("the module can be written");
    let unknown_location = encoder.location(None).expect("so can a location");
    let (attributes, types) = add(&mut encoder);
    node.attributes = Some(encoder.builtin(Entry::new(0).attributes(&attributes)));
    node.results = types;
    let (version, producer) = (form.bytecode(), form.producer());
    let file = File { version, producer, tables: encoder.tables, module: node, unknown_location };
    let mut bytes = Vec::new();
    file.bytes().write_to(&mut bytes).expect("a vector takes everything");
    let indices: Vec<u8> = (0..64).map(|index| index << 1 | 1).collect();
    let (tables, registry) =
        (Tables::read(&bytes).expect("the tables can be read"), ops::registry());
    let mut resolver = Resolver::new(&tables, registry, None);
    let place = |index: usize| Cursor::new(&indices[index..]);
    let attributes = (0..tables.attributes.len()).map(|index| {
        resolver.attribute(&mut place(index)).map_or_else(|it| it.message, |it| it.to_string())
    });
    let attributes = attributes.collect();
    let types = (0..tables.types.len()).map(|index| {
        resolver.ty(&mut place(index)).map_or_else(|it| it.message, |it| it.to_string())
    });
    (attributes, types.collect())
}

#[test]
fn shardings_say_by_what_terms_are_combined() {
    let module = parse("module {}");
    let (attributes, _) = entries(&module, |encoder| {
        let mesh = encoder.symbol(&["mesh".to_string()]);
        let name = encoder.tables.string(b"x");
        let axis = encoder.tables.attribute("sdy", Entry::new(4).string(name).optional(None));
        let sharding =
            |code| Entry::new(code).attribute(mesh).number(0).number(0).attributes(&[axis]);
        let combined = (0..4).map(|reduction| sharding(17).signed(reduction));
        let all = [sharding(15)].into_iter().chain(combined);
        let all = all.map(|sharding| encoder.tables.attribute("sdy", sharding));
        (all.collect(), Vec::new())
    });
    for reduction in ["", "max", "min"] {
        let expected = format!("#sdy.sharding<@mesh, [], unreduced={reduction}{{\"x\"}}>");
        assert!(attributes.contains(&expected), "{attributes:?}");
    }
    let unknown = "there is no reduction of number 3 in Shardy".to_string();
    assert!(attributes.contains(&unknown), "{attributes:?}");
}

#[test]
fn quantized_types_of_every_code_are_read() {
    let f32_type = syntax::parse_type("f32").unwrap();
    let i8_type = syntax::parse_type("i8").unwrap();
    let scales = syntax::parse_dense("dense<[[0.5, 0.25]]> : tensor<1x2xf32>").unwrap();
    let zero_points = syntax::parse_dense("dense<[[0, -3]]> : tensor<1x2xi8>").unwrap();
    let short = syntax::parse_dense("dense<0> : tensor<1xi8>").unwrap();
    let module = parse("module {}");
    let (_, types) = entries(&module, |encoder| {
        let (real, code) = (encoder.ty(&f32_type).unwrap(), encoder.ty(&i8_type).unwrap());
        let mut numbers = |dense: &crate::ir::DenseElements| {
            let text = crate::ir::Attribute::Dense(dense.clone()).to_string();
            encoder.tables.text_attribute("builtin", &text)
        };
        let (scales, points, few) = (numbers(&scales), numbers(&zero_points), numbers(&short));
        let any = Entry::new(2).number(1).ty(code).ty(real).signed(-16).signed(15);
        let blocks = || {
            let head = Entry::new(6).number(1).ty(code).ty(real).signed(-128).signed(127);
            head.all_signed(&[0, 1]).all_signed(&[2, 4]).attribute(scales)
        };
        let quantized = [
            Entry::new(1).number(0).ty(code).signed(0).signed(255),
            any,
            Entry::new(3).ty(real).double(-0.5).double(1.0),
            blocks().attribute(points),
            blocks().attribute(few),
        ];
        let tensors = quantized.map(|entry| {
            let quantized = encoder.tables.ty("quant", entry);
            encoder.tables.ty("builtin", Entry::new(13).all_signed(&[2, i64::MIN]).ty(quantized))
        });
        (Vec::new(), tensors.to_vec())
    });
    for expected in [
        "tensor<2x?x!quant.any<u8>>",
        "tensor<2x?x!quant.any<i8<-16:15>:f32>>",
        "tensor<2x?x!quant.calibrated<f32<-5.000000e-01:1.000000e+00>>>",
        "tensor<2x?x!quant.uniform<i8:f32:{0:2, 1:4}, {{5.000000e-01, 2.500000e-01:-3}}>>",
        "a quantized type has a scale and a zero point for each block",
    ] {
        assert!(types.iter().any(|ty| ty == expected), "{expected} of {types:?}");
    }
}

#[test]
fn affine_maps_are_read_by_code() {
    let module = parse("module {}");
    let (attributes, _) = entries(&module, |encoder| {
        let maps = [2 << 2, 1 << 60].map(|header| encoder.builtin(Entry::new(23).number(header)));
        (maps.to_vec(), Vec::new())
    });
    let identity = "affine_map<(d0, d1) -> (d0, d1)>".to_string();
    assert!(attributes.contains(&identity), "{attributes:?}");
    let message =
        "the names, attributes and types of this file expand to far more than it".to_string();
    assert!(attributes.contains(&message), "{attributes:?}");
}

/// Whether a file with such an attribute is refused since it would expand.
fn expands(add: impl FnOnce(&mut Encoder<'static>) -> AttributeId) -> bool {
    let module: &'static Module = Box::leak(Box::new(parse("module {}")));
    let (attributes, _) = entries(module, |encoder| (vec![add(encoder)], Vec::new()));
    let message = "the names, attributes and types of this file expand to far more than it";
    attributes.iter().any(|attribute| attribute == message)
}

#[test]
fn what_is_long_is_not_copied_wherever_it_is_referred_to() {
    // 1500 references to 60,000 bytes are 90 MB of a file of less than 70 kB
    let long = "x".repeat(60_000);
    let times = |it: AttributeId, encoder: &mut Encoder<'_>| {
        encoder.builtin(Entry::new(0).attributes(&[it; 1500]))
    };
    for text in [format!("#a.b<\"{long}\">"), format!("\"{long}\"")] {
        assert!(expands(|encoder| {
            let text = encoder.tables.text_attribute("builtin", &text);
            times(text, encoder)
        }));
    }
    assert!(expands(|encoder| {
        let element = encoder.ty(&syntax::parse_type("f32").unwrap()).unwrap();
        let sizes = vec![1; 8000];
        let tensor = encoder.tables.ty("builtin", Entry::new(13).all_signed(&sizes).ty(element));
        let tensor = encoder.builtin(Entry::new(6).ty(tensor));
        times(tensor, encoder)
    }));
}

#[test]
fn elements_that_are_shared_are_not_written_out_wherever_they_are_referred_to() {
    let list =
        (0..3300).map(|number| (i64::MIN + number).to_string()).collect::<Vec<_>>().join(", ");
    let dense = syntax::parse_dense(&format!("dense<[{list}]> : tensor<3300xi64>")).unwrap();
    let dense: &'static _ = Box::leak(Box::new(crate::ir::Attribute::Dense(dense)));
    assert!(expands(|encoder| {
        let elements = encoder.attribute(dense).unwrap();
        let many = encoder.builtin(Entry::new(0).attributes(&[elements; 1100]));
        // what is distinct is kept as its text
        encoder.builtin(Entry::new(21).attribute(many))
    }));
}

#[test]
fn an_empty_module_is_these_bytes() {
    let mut expected = b"ML\xEFR\x01StableHLO_v0.9.0\0".to_vec();
    // one dialect, string 0; in dialect 0 there is one operation, string 1
    expected.extend([0x01, 0x0B, 0x03, 0x01, 0x01, 0x03, 0x03]);
    // one attribute, no types; in dialect 0 there is one entry, which is encoded in 1 byte
    expected.extend([0x03, 0x0B, 0x03, 0x01, 0x01, 0x03, 0x07]);
    // the unknown location
    expected.extend([0x02, 0x03, 0x1F]);
    // one operation: name 0, with regions, location 0, one region, isolated; one block, no values, no ops
    expected.extend([0x04, 0x11, 0x05, 0x01, 0x10, 0x01, 0x07, 0x03, 0x01, 0x01]);
    // no resources
    expected.extend([0x06, 0x03, 0x01, 0x05, 0x01]);
    // two strings of 7 and 8 bytes, the last one's length first
    expected.extend([0x00, 0x25, 0x05, 0x0F, 0x11]);
    expected.extend(b"builtin\0module\0");
    assert_eq!(bytes(&parse("module {}"), artifact(0, 9)), expected);
}

#[test]
fn the_same_module_is_written_as_the_same_bytes() {
    let text = "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
      %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
      %1 = stablehlo.add %a, %0 {b.b = 1 : i32, a.a = \"x\"} : tensor<2xf32> loc(\"here\")
      return %1 : tensor<2xf32>
    }";
    for form in [Binary::Bytecode(6), Binary::Bytecode(0), artifact(1, 15), artifact(0, 9)] {
        assert_eq!(bytes(&parse(text), form), bytes(&parse(text), form));
    }
}

#[test]
fn equal_constants_are_written_once() {
    let constant = "stablehlo.constant dense<\"0x010203040506\"> : tensor<6xi8>\n";
    let text = format!("func.func @main() {{\n  %0 = {constant}  %1 = {constant}  return\n}}");
    let bytes = bytes(&parse(&text), Binary::Bytecode(6));
    let found = bytes.windows(6).filter(|window| *window == [1, 2, 3, 4, 5, 6]);
    assert_eq!(found.count(), 1);
}

#[test]
fn an_operation_that_the_target_lacks_is_named_with_its_version() {
    let message = refusal("%0 = stablehlo.tan %a : tensor<f32>", "%a: tensor<f32>", artifact(1, 3));
    assert_eq!(
        message,
        "cannot write `stablehlo.tan`: the operation came with VHLO 1.4.0, \
         and the artifact is to be of version 1.3.0"
    );
}

#[test]
fn a_type_that_the_target_lacks_is_named_with_its_version() {
    let message =
        refusal("%0 = stablehlo.abs %a : tensor<f8E3M4>", "%a: tensor<f8E3M4>", artifact(1, 6));
    assert!(message.contains("the type f8E3M4 came with VHLO 1.7.0"), "{message}");
}

#[test]
fn a_type_that_vhlo_lacks_is_named() {
    let op = "%0 = stablehlo.abs %a : tensor<f8E6M1>";
    let message = refusal(op, "%a: tensor<f8E6M1>", artifact(1, 20));
    assert!(message.contains("VHLO has no type f8E6M1"), "{message}");
    for ty in ["i3", "ui1", "i128"] {
        let op = format!("%0 = stablehlo.abs %a {{x.y = 1 : {ty}}} : tensor<f32>");
        let message = refusal(&op, "%a: tensor<f32>", artifact(1, 20));
        assert!(message.contains(&format!("VHLO has no type {ty}")), "{message}");
    }
}

#[test]
fn an_attribute_that_the_target_cannot_say_is_named_unless_it_is_the_default() {
    let accuracy = |ulps: u32, mode: &str| {
        format!(
            "%0 = \"stablehlo.tanh\"(%a) <{{result_accuracy = #stablehlo.result_accuracy<ulps = \
             {ulps}, mode = #stablehlo.result_accuracy_mode<{mode}>>}}> : (tensor<f32>) -> tensor<f32>"
        )
    };
    let message = refusal(&accuracy(2, "TOLERANCE"), "%a: tensor<f32>", artifact(1, 9));
    assert!(message.contains("`result_accuracy` came with VHLO 1.10.0"), "{message}");
    let text =
        "func.func @main(%a: tensor<f32>) {\n  %0 = stablehlo.tanh %a : tensor<f32>\n  return\n}";
    bytes(&parse(text), artifact(0, 9));
}

#[test]
fn a_reduction_in_a_wider_type_needs_version_0_17() {
    let op = "%0 = \"stablehlo.reduce\"(%a, %b) <{dimensions = array<i64: 0>}> ({
      ^bb0(%x: tensor<f64>, %y: tensor<f64>):
        %s = stablehlo.add %x, %y : tensor<f64>
        stablehlo.return %s : tensor<f64>
      }) : (tensor<4xf32>, tensor<f32>) -> tensor<f64>";
    let types = "%a: tensor<4xf32>, %b: tensor<f32>";
    let message = refusal(op, types, artifact(0, 16));
    assert!(message.contains("another type than its operand came with VHLO 0.17.0"), "{message}");
}

#[test]
fn operations_of_other_dialects_need_version_1_11() {
    let op = "%0 = chlo.erf %a : tensor<f32> -> tensor<f32>";
    let message = refusal(op, "%a: tensor<f32>", artifact(1, 10));
    assert!(message.contains("an operation of another dialect came with VHLO 1.11.0"), "{message}");
}

#[test]
fn a_refusal_points_at_the_operation() {
    let text =
        "func.func @main(%a: tensor<f32>) {\n  %0 = stablehlo.tan %a : tensor<f32>\n  return\n}";
    let diagnostic = write(&parse(text), artifact(0, 9)).unwrap_err();
    let span = diagnostic.span.expect("a place");
    assert!(text[span.start..].starts_with("%0 = stablehlo.tan"), "{span:?}");
}

/// The modules of all test programs and examples.
fn programs() -> Vec<(String, Module)> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let registry = ops::registry();
    let mut programs = Vec::new();
    for directory in ["tests/interpret", "examples"] {
        let files = std::fs::read_dir(root.join(directory)).expect("a directory of programs");
        for path in files.map(|file| file.expect("a file").path()) {
            if path.extension().is_none_or(|extension| extension != "mlir") {
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("a readable program");
            let name = path.display().to_string();
            let source = Source { name: name.as_str().into(), text: text.into() };
            for chunk in syntax::split(&source).expect("balanced brackets") {
                let parsed = syntax::parse_chunk(&source, chunk, registry);
                programs.push((name.clone(), parsed.expect("a program").module));
            }
        }
    }
    programs
}

/// The module without properties of ops that nobody knows: bytecode before version 5 has only attributes.
fn without_properties(module: &Module) -> Module {
    fn of_region(region: &mut Region) {
        for op in region.blocks.iter_mut().flat_map(|block| &mut block.ops) {
            if op.def().is_none() {
                let properties = std::mem::take(&mut op.properties);
                op.attributes =
                    properties.into_iter().chain(std::mem::take(&mut op.attributes)).collect();
            }
            op.regions.iter_mut().for_each(of_region);
        }
    }
    let mut module = module.clone();
    for item in &mut module.items {
        match item {
            Item::Module(inner) => *inner = without_properties(inner),
            Item::Function(function) => function.body.iter_mut().for_each(of_region),
            Item::Other(op, _) => op.regions.iter_mut().for_each(of_region),
        }
    }
    module
}

fn read(name: &str, bytes: &[u8]) -> Module {
    let read = crate::bytecode::reader::read(bytes, None, ops::registry());
    read.unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn what_is_written_as_bytecode_is_read_as_the_same_module() {
    let programs = programs();
    assert!(programs.len() > 200);
    for (name, mut module) in programs {
        module.forget_names();
        let text = print_module(&module, Style::Generic);
        let without_properties = print_module(&without_properties(&module), Style::Generic);
        for version in [0, 4, 5, 6] {
            let text = if version < 5 { &without_properties } else { &text };
            let bytes = bytes(&module, Binary::Bytecode(version));
            let mut again = read(&name, &bytes);
            again.forget_names();
            if version < 5 {
                again = self::without_properties(&again);
            }
            let again = print_module(&again, Style::Generic);
            assert_eq!(again, *text, "{name} in version {version}");
        }
    }
}

#[test]
fn an_artifact_of_what_an_artifact_is_read_as_is_read_as_the_same_module() {
    let mut written = 0;
    for (name, module) in &programs() {
        for version in [artifact(1, 11), artifact(1, 20)] {
            let Ok(output) = write(module, version) else { continue };
            let mut first = Vec::new();
            output.write_to(&mut first).expect("a vector takes everything");
            let module = read(name, &first);
            let again = read(name, &bytes(&module, version));
            let text = print_module(&module, Style::Generic);
            assert_eq!(print_module(&again, Style::Generic), text, "{name} in {version:?}");
            written += 1;
        }
    }
    assert!(written > 300, "{written}");
}
