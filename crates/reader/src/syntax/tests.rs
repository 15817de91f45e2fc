//! Whole programs: what parses, to what, and what is refused where.

mod error_tests;
mod mutation_tests;

use super::*;
use crate::diagnostic::Severity;
use crate::ir::{Function, Item, Location, Op, OpName};
use crate::numeric::ElementType;

fn source(text: &str) -> Source {
    Source { name: "test.mlir".into(), text: text.into() }
}

fn parse(text: &str) -> Module {
    match parse_module(&source(text), crate::ops::registry()) {
        Ok(parsed) => parsed.module,
        Err(errors) => panic!("{errors:?}"),
    }
}

fn errors(text: &str) -> Vec<Diagnostic> {
    parse_module(&source(text), crate::ops::registry()).expect_err("the text is wrong")
}

/// The first error's message and the text it points at.
fn error(text: &str) -> (String, String) {
    let error = errors(text).remove(0);
    let span = error.span.expect("an error has a place");
    (error.message, text[span.start..span.end].to_string())
}

fn message(text: &str) -> String {
    error(text).0
}

/// The ops of the only function of a body of statements with arguments `%a`, `%b`: `tensor<2xf32>`.
fn function(body: &str) -> Function {
    let text = in_function(body);
    match parse(&text).items.remove(0) {
        Item::Function(function) => function,
        other => panic!("a function, not {other:?}"),
    }
}

fn in_function(body: &str) -> String {
    format!("func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>) {{ {body} }}")
}

fn op(statement: &str) -> Op {
    function(statement).body.unwrap().blocks.remove(0).ops.remove(0)
}

fn attribute(text: &str) -> Attribute {
    let module = parse(&format!("module attributes {{x = {text}}} {{}}"));
    module.attributes["x"].clone()
}

#[test]
fn short_and_generic_forms_give_the_same_op() {
    let pairs = [
        (
            "%0 = stablehlo.add %a, %b : tensor<2xf32>",
            r#"%0 = "stablehlo.add"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>"#,
        ),
        (
            "%0 = stablehlo.slice %a [0:2:1] : (tensor<2xf32>) -> tensor<2xf32>",
            r#"%0 = "stablehlo.slice"(%a) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<2xf32>"#,
        ),
        (
            "%0 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>",
            r#"%0 = "stablehlo.compare"(%a, %b) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>"#,
        ),
        (
            "%0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0], precision = [DEFAULT, HIGH], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>",
            r#"%0 = "stablehlo.dot_general"(%a, %b) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>"#,
        ),
        (
            "%0 = stablehlo.reduce_precision %a, format = e5m2 : tensor<2xf32>",
            r#"%0 = "stablehlo.reduce_precision"(%a) {exponent_bits = 5 : i32, mantissa_bits = 2 : i32} : (tensor<2xf32>) -> tensor<2xf32>"#,
        ),
        (
            "%0 = call @f(%a) : (tensor<2xf32>) -> tensor<2xf32>",
            r#"%0 = "func.call"(%a) <{callee = @f}> : (tensor<2xf32>) -> tensor<2xf32>"#,
        ),
    ];
    for (short, generic) in pairs {
        let (short, generic) = (op(short), op(generic));
        assert_eq!(short.name, generic.name);
        assert_eq!(short.operands, generic.operands);
        assert_eq!(short.results, generic.results);
        assert_eq!(short.properties, generic.properties, "{:?}", short.name);
        assert_eq!(short.attributes, generic.attributes);
    }
}

#[test]
fn a_convolution_reads_its_letters_and_its_window() {
    let text = "func.func @main(%a: tensor<1x4x4x1xf32>, %b: tensor<3x3x1x1xf32>) { %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], reverse = [true, 0]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x1xf32>, tensor<3x3x1x1xf32>) -> tensor<1x4x4x1xf32> return }";
    let module = parse(text);
    let op = &module.functions().next().unwrap().body.as_ref().unwrap().blocks[0].ops[0];
    let Attribute::Struct(dimensions) = &op.properties["dimension_numbers"] else { panic!() };
    assert_eq!(dimensions.integer("kernel_output_feature_dimension"), 3);
    assert_eq!(dimensions.integers("input_spatial_dimensions"), [1, 2]);
    assert_eq!(op.properties["padding"].as_integers(), Some(vec![1, 1, 1, 1]));
    let reversal = Attribute::DenseArray(ElementType::Boolean, vec![1, 0]);
    assert_eq!(op.properties["window_reversal"], reversal);
}

#[test]
fn a_reduction_with_an_op_has_a_body_of_that_op() {
    let body = "%i = stablehlo.constant dense<0.0> : tensor<f32> %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>";
    let function = function(body);
    let reduce = &function.body.as_ref().unwrap().blocks[0].ops[1];
    let block = reduce.regions[0].block();
    assert_eq!(block.ops[0].full_name(), "stablehlo.add");
    assert_eq!(block.ops[0].operands, block.arguments);
    assert_eq!(block.ops[1].operands, block.ops[0].results);
}

#[test]
fn a_reducer_names_pairs_but_the_block_has_firsts_then_seconds() {
    let body = "%i = stablehlo.constant dense<0.0> : tensor<f32> %0:2 = stablehlo.reduce(%a init: %i), (%b init: %i) across dimensions = [0] : (tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>) reducer(%p: tensor<f32>, %q: tensor<f32>) (%r: tensor<f32>, %s: tensor<f32>) { stablehlo.return %p, %r : tensor<f32>, tensor<f32> } return";
    let function = function(body);
    let block = function.body.as_ref().unwrap().blocks[0].ops[1].regions[0].block();
    let names: Vec<_> =
        block.arguments.iter().map(|id| function.values[*id].name.as_str()).collect();
    assert_eq!(names, ["p", "r", "q", "s"]);
}

#[test]
fn a_loop_binds_its_names_in_both_regions() {
    let loop_op = op(
        "%0:2 = stablehlo.while(%x = %a, %y = %b) : tensor<2xf32>, tensor<2xf32> attributes {k} cond { %c = stablehlo.constant dense<true> : tensor<i1> stablehlo.return %c : tensor<i1> } do { stablehlo.return %y, %x : tensor<2xf32>, tensor<2xf32> } return %0#1 : tensor<2xf32>",
    );
    assert_eq!(loop_op.results.len(), 2);
    assert_eq!(loop_op.regions[1].block().arguments.len(), 2);
    assert_eq!(loop_op.attributes["k"], Attribute::Unit);
}

#[test]
fn ops_of_other_dialects_are_carried_along() {
    let op = op(
        r#"%0:2 = "my.op"(%a)[^bb1, ^bb2] <{p = 1 : i8}> ({ "my.end"() : () -> () }, {}) {q} : (tensor<2xf32>) -> (i32, !my.type<"<">) ^bb1: return ^bb2(%x: i32): return"#,
    );
    assert_eq!(op.name, OpName::Unknown("my.op"));
    assert_eq!(op.successors, ["bb1", "bb2"]);
    assert_eq!((op.properties.len(), op.attributes.len(), op.regions.len()), (1, 1, 2));
}

#[test]
fn functions_and_modules_read_in_both_forms() {
    let short = parse(
        "module @m attributes {a = 1 : i32} { func.func private @f(%x: tensor<f32> {k = 1 : i32}) -> (tensor<f32> {r}) { return %x : tensor<f32> } module @n {} }",
    );
    let generic = parse(
        r#""builtin.module"() <{sym_name = "m"}> ({ "func.func"() <{function_type = (tensor<f32>) -> tensor<f32>, sym_name = "f", sym_visibility = "private", arg_attrs = [{k = 1 : i32}], res_attrs = [{r}]}> ({ ^bb0(%x: tensor<f32>): "func.return"(%x) : (tensor<f32>) -> () }) : () -> () "builtin.module"() <{sym_name = "n"}> ({}) : () -> () }) {a = 1 : i32} : () -> ()"#,
    );
    assert_eq!(short.name, generic.name);
    assert_eq!(short.attributes, generic.attributes);
    let (f, g) = (short.function("f").unwrap(), generic.function("f").unwrap());
    assert_eq!((&f.ty, f.visibility), (&g.ty, g.visibility));
    assert_eq!(f.argument_attributes, g.argument_attributes);
    assert_eq!(f.result_attributes, g.result_attributes);
    assert_eq!(short.items.len(), 2);
}

#[test]
fn aliases_may_follow_their_use() {
    let module = parse(
        "func.func @f(%x: !t loc(#loc1)) -> !t { return %x : !t loc(#loc) } loc(#loc)\n!t = tensor<2xf32>\n#loc = loc(unknown)\n#loc1 = loc(callsite(#loc at \"a.py\":1:2))",
    );
    let function = module.functions().next().unwrap();
    assert_eq!(function.ty.inputs[0].to_string(), "tensor<2xf32>");
    assert_eq!(function.location.as_deref(), Some(&Location::Unknown));
}

#[test]
fn aliases_that_never_end_or_explode_are_refused() {
    assert_eq!(message("#a = [#b]\n#b = [#a]"), "`#a` is defined by itself");
    let doubled: String = (1..40).map(|i| format!("#a{i} = [#a{0}, #a{0}]\n", i - 1)).collect();
    assert!(message(&format!("#a0 = []\n{doubled}")).contains("repeats what it is made of"));
    // each use of a type of many dimensions is a copy of all its sizes
    let (long, uses) = ("1x".repeat(6000), vec!["!a"; 3000].join(", "));
    let copied = format!("!a = tensor<{long}f32>\nmodule attributes {{a.b = [{uses}]}} {{}}");
    assert!(message(&copied).contains("repeats what it is made of"));
    let chain: String = (1..2000).map(|i| format!("#a{i} = loc(\"x\"(#a{}))\n", i - 1)).collect();
    assert!(message(&format!("#a0 = loc(unknown)\n{chain}")).contains("nest deeper"));
    let forward: String = (1..2000).map(|i| format!("#a{} = loc(\"x\"(#a{i}))\n", i - 1)).collect();
    assert!(message(&format!("{forward}#a1999 = loc(unknown)")).contains("deeper"));
}

#[test]
fn aliases_in_carried_text_become_what_they_stand_for() {
    let module = parse(
        "#m = affine_map<(d0) -> (d0)>\n#n = #x.y<#m>\nfunc.func @f(memref<2xf32, #m>) attributes {a = #x.z<[#n]>}",
    );
    let function = module.functions().next().unwrap();
    assert_eq!(function.ty.inputs[0].to_string(), "memref<2xf32, affine_map<(d0) -> (d0)>>");
    let expected = Attribute::Opaque("#x.z<[#x.y<affine_map<(d0) -> (d0)>>]>".into());
    assert_eq!(function.attributes["a"], expected);
}

#[test]
fn ops_that_others_leave_are_read_as_ours() {
    let op_named = |statement: &str| op(statement).full_name().to_string();
    assert_eq!(op_named("%0 = mhlo.add %a, %b : tensor<2xf32>"), "stablehlo.add");
    assert_eq!(op_named("%0 = mhlo.erf %a : tensor<2xf32>"), "chlo.erf");
    assert_eq!(op_named("%0 = mhlo.erf %a : tensor<2xf32> -> tensor<2xf32>"), "chlo.erf");
    assert_eq!(op_named("%0 = mhlo.copy %a : tensor<2xf32>"), "stablehlo.optimization_barrier");
    assert_eq!(op_named("%0 = arith.constant dense<1.0> : tensor<2xf32>"), "stablehlo.constant");
    assert_eq!(op_named("%0 = arith.constant 1 : i32"), "arith.constant");
    let generic = op(
        r#"%0 = "mhlo.compare"(%a, %b) {comparison_direction = #mhlo<comparison_direction LT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>"#,
    );
    let short =
        op("%0 = stablehlo.compare LT, %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>");
    assert_eq!((generic.name, generic.properties), (short.name, short.properties));
    let top = op(
        "%0:2 = mhlo.topk(%a, k=1, largest=true) : tensor<2xf32> -> (tensor<1xf32>, tensor<1xi32>)",
    );
    assert_eq!(top.properties["call_target_name"].as_text().as_deref(), Some("mhlo.topk"));
    let call = function(
        "%f = constant @g : (tensor<2xf32>) -> tensor<2xf32> %0 = call_indirect %f(%a) : (tensor<2xf32>) -> tensor<2xf32> return",
    );
    let call = &call.body.as_ref().unwrap().blocks[0].ops[1];
    assert_eq!((call.full_name(), call.operands.len()), ("func.call", 1));
}

#[test]
fn attributes_of_every_kind_are_read() {
    for (text, expected) in [
        ("unit", "Unit"),
        ("true", "Boolean(true)"),
        ("1 : i1", "Boolean(true)"),
        (r#""a\22\n""#, "String([97, 34, 10])"),
        ("@a::@\"b c\"", "Symbol([\"a\", \"b c\"])"),
        ("#dlti.spec<\"a>\" = [1]>", "Opaque(\"#dlti.spec<\\\"a>\\\" = [1]>\")"),
        ("affine_map<(d0) -> (d0)>", "Opaque(\"affine_map<(d0) -> (d0)>\")"),
        ("#stablehlo<precision HIGH>", "Enum(\"stablehlo\", \"precision\", \"HIGH\")"),
    ] {
        assert_eq!(format!("{:?}", attribute(text)), expected);
    }
    assert_eq!(attribute("255 : i8").as_integer(), Some(-1));
    assert_eq!(attribute("array<i64: 1, -2>").as_integers(), Some(vec![1, -2]));
    let flags = Attribute::DenseArray(ElementType::Boolean, vec![1, 0]);
    assert_eq!(attribute("array<i1: true, false>"), flags);
    assert!(matches!(attribute("0x7FC00000 : f32"), Attribute::Float(0x7FC0_0000, _)));
    assert!(matches!(attribute("{a, b = [1.0]}"), Attribute::Dictionary(_)));
}

#[test]
fn types_of_every_kind_are_read() {
    for text in [
        "tensor<4xf8E4M3FN>",
        "tensor<2x?xcomplex<f32>>",
        "tensor<?xf32, #stablehlo.bounds<4>>",
        "tensor<*xf32>",
        "tensor<f16E6M9>",
        "tensor<4x!quant.uniform<i8:f32:0, {1.000000e-01:-30, 5.000000e-01}>>",
        "tuple<tensor<i1>, tuple<>>",
        "(tensor<ui4>) -> (i32, !stablehlo.token)",
        "memref<4xf32, affine_map<(d0) -> (d0)>>",
        "none",
        "index",
    ] {
        assert_eq!(parse_type(text).unwrap().to_string(), text);
    }
    assert_eq!(parse_type("tensor < 2 x 3 x f32 >").unwrap().to_string(), "tensor<2x3xf32>");
    let error = |text: &str| parse_type(text).unwrap_err().message;
    assert!(error("tensor<4xf128>").contains("f128"), "{}", error("tensor<4xf128>"));
    assert!(error("tensor<4xf80>").contains("f80"));
    assert!(error("tensor<4294967296x4294967296xf32>").contains("address"));
}

#[test]
fn resources_are_decoded_and_elided_ones_named() {
    let program = |key: &str, blob: &str| {
        format!(
            "func.func @f() {{ %0 = stablehlo.constant dense_resource<{key}> : tensor<2xi16> return }} {{-# dialect_resources: {{ builtin: {{ k: \"{blob}\" }} }} #-}}"
        )
    };
    let module = parse(&program("k", "0x0400000001000200"));
    let op = &module.functions().next().unwrap().body.as_ref().unwrap().blocks[0].ops[0];
    let Attribute::Dense(elements) = &op.properties["value"] else { panic!() };
    assert_eq!((elements.code(0), elements.code(1)), (1, 2));
    let elided = parse(&program("__elided__", "0x0400000001000200"));
    let op = &elided.functions().next().unwrap().body.as_ref().unwrap().blocks[0].ops[0];
    assert!(
        matches!(&op.properties["value"], Attribute::MissingResource(key, _) if key == "__elided__")
    );
    assert!(message(&program("k", "0x04000000010002")).contains("3 bytes"));
}

/// What MLIR reads and refuses; of an alignment of 0 before data it finds no memory.
#[test]
fn a_blob_states_an_alignment_that_is_a_power_of_two() {
    let program = |key: &str, blob: &str| {
        format!(
            "func.func @f() {{ %0 = stablehlo.constant dense_resource<{key}> : tensor<1xi32> return }} {{-# dialect_resources: {{ builtin: {{ k: \"{blob}\", z: \"0x00000000\" }} }} #-}}"
        )
    };
    for alignment in ["01000000", "04000000", "00000080"] {
        parse(&program("k", &format!("0x{alignment}01000200")));
    }
    // a blob that nothing refers to is read, too
    for key in ["k", "__elided__"] {
        let message = |blob: &str| message(&program(key, blob));
        for (alignment, number) in [
            ("03000000", "3"),
            ("00000000", "0"),
            ("00010100", "65792"),
            ("FFFFFFFF", "4294967295"),
        ] {
            let message = message(&format!("0x{alignment}01000200"));
            let refused = format!("must be a power of two, this is {number}:");
            assert!(message.contains(&refused), "{message}");
        }
        for blob in ["0x0400000", "0xzz00000001000200", "0x+400000001000200", "04000000", "0x"] {
            assert!(message(blob).contains("four bytes of alignment"), "{}", message(blob));
        }
    }
    let text = program("k", "0x0300000001000200");
    let span = errors(&text)[0].span.unwrap();
    assert_eq!((&text[span.start..span.end], errors(&text).len()), ("03000000", 1));
}

#[test]
fn a_word_that_lacks_its_brackets_is_told_so() {
    let lacks = |text: &str, word: &str| {
        let error = errors(text).remove(0);
        let span = error.span.unwrap();
        assert_eq!(&text[span.start..span.end], word, "{error:?}");
        assert!(error.message.starts_with(&format!("`{word}` lacks the `<…>`")), "{error:?}");
        assert!(error.notes[0].0.contains("a page of the web"), "{error:?}");
    };
    lacks("func.func @f(%a: tensor) { return }", "tensor");
    lacks("func.func @f() -> (tensor {a.b = \"\"}) { return }", "tensor");
    lacks("func.func @f() -> tensor { return }", "tensor");
    lacks("func.func @f(%a: tensor<4xcomplex>) { return }", "complex");
    lacks("func.func @f(%a: tuple) { return }", "tuple");
    lacks("func.func @f() { %0 = stablehlo.constant dense : tensor<i1> return }", "dense");
    lacks("func.func @f() { \"a.b\"() {c = array} : () -> () return }", "array");
    lacks("func.func @f() { \"a.b\"() {c = #stablehlo} : () -> () return }", "#stablehlo");
    let other = errors("func.func @f(%a: tensors) { return }").remove(0);
    assert!(!other.message.contains("lacks"), "{other:?}");
}

#[test]
fn functions_of_the_older_specification_are_told_from_others() {
    for word in ["func", "stablehlo.func"] {
        let said = message(&format!("{word} @f() {{ return }}"));
        assert!(said.contains("a function is written `func.func`"), "{said}");
    }
}

#[test]
fn chunks_keep_the_spans_of_the_file() {
    let text = "// only a comment\n// -----\nfunc.func @f() { return %x : i32 }";
    let source = source(text);
    let chunks = split(&source).unwrap();
    assert_eq!(chunks.len(), 2);
    let registry = crate::ops::registry();
    assert!(parse_chunk(&source, chunks[0].clone(), registry).unwrap().module.items.is_empty());
    let errors = parse_chunk(&source, chunks[1].clone(), registry).unwrap_err();
    let span = errors[0].span.unwrap();
    assert_eq!(&text[span.start..span.end], "%x");
}

/// The names of ops are data: the grammar states what ops look like, whatever they are called.
#[test]
fn the_grammar_names_no_op() {
    let grammar = include_str!("../../grammar/mlir.pest");
    for name in crate::ops::registry().names() {
        assert!(!grammar.contains(&format!("\"{name}\"")), "{name}");
    }
    assert!(!grammar.contains("\"return\"") && !grammar.contains("\"call\""));
}

/// Text that is wrong at every level is looked at a few times, not twice as often for each level.
#[test]
fn what_is_wrong_at_every_level_takes_no_power_of_time() {
    let depth = scan::MAX_DEPTH / 4;
    for (open, close) in [
        ("\"a.b\"() ({ ", " }) ?\n"),
        ("a.b do { ", " } ?"),
        ("%0 = a.b : tensor<f32, #x<a = ", " ?> ?>"),
        ("loc(fused<#x<a = ", " ?> ?>[])"),
        ("{a = ", ", ?}"),
        ("[{a = #b<c = ", ", ?>}, ?]"),
        ("!a.b<tensor<f32, #b<", " ?> ?> ?>"),
        ("((%a: tensor<f32, #b<", " ?> ?> ?))"),
        ("\"a.b\"() ({ ^c(%x ?) ", " } {}) ?\n"),
        ("[#c<d = [<e = ", " ?>, %x]>, %x]"),
        ("!quant.calibrated<", " ?>"),
        ("!quant.uniform<i8:f32:{0:1}, {", " ?}>"),
    ] {
        let nested = format!("{}{}", open.repeat(depth), close.repeat(depth));
        drop(parse_module(&source(&nested), crate::ops::registry()));
        drop(parse_module(&source(&in_function(&nested)), crate::ops::registry()));
        drop(parse_type(&nested));
    }
}

/// Deep nesting of every bracket that recurses, on half of a test thread's stack.
#[test]
fn the_deepest_nesting_allowed_fits_a_small_stack() {
    let thread = std::thread::Builder::new().stack_size(1 << 20).spawn(parse_deep_nesting);
    thread.unwrap().join().unwrap();
}

fn parse_deep_nesting() {
    let deep = scan::MAX_DEPTH;
    let nested = |open: &str, inside: &str, close: &str, depth: usize| {
        format!("{}{inside}{}", open.repeat(depth), close.repeat(depth))
    };
    attribute(&nested("[", "1", "]", deep - 2));
    attribute(&nested("{a = ", "1", "}", deep - 2));
    parse_type(&nested("tuple<", "i32", ">", deep)).unwrap();
    parse_type(&nested("(", "i32", ") -> i32", deep)).unwrap();
    attribute(&nested("loc(\"a\"(", "unknown", "))", deep / 2 - 1));
    attribute(&nested("loc(fused[", "unknown", "])", deep / 2 - 1));
    let regions = nested("\"a.b\"() ({", "", "}) : () -> ()", deep / 2 - 1);
    function(&regions);
    parse(&nested("module {", "", "}", deep));
    let cond = "%c = stablehlo.constant dense<true> : tensor<i1> stablehlo.return %c : tensor<i1>";
    let open = format!("stablehlo.while() cond {{ {cond} }} do {{ ");
    function(&nested(&open, "", "}", deep - 2));
    for (prefix, open, close, end) in [
        ('#', "[", "]", "[]"),
        ('#', "{a = ", "}", "[]"),
        ('!', "tuple<", ">", "i32"),
        ('#', "loc(", ")", "loc(unknown)"),
    ] {
        let link = |i: usize| format!("{prefix}a{i} = {open}{prefix}a{}{close}\n", i + 1);
        let chain: String = (0..120).map(link).collect();
        parse(&format!("{chain}{prefix}a120 = {end}\nmodule attributes {{x.y = {prefix}a0}} {{}}"));
    }
    assert!(message(&nested("[", "", "]", 100_000)).contains("deeper"));
    assert!(message(&"loc(fused[".repeat(100_000)).contains("deeper"));
    assert!(!errors(&"[".repeat(scan::MAX_DEPTH)).is_empty());
}

#[test]
fn warnings_name_values_that_a_type_lacks() {
    let text = in_function("%0 = stablehlo.constant dense<[0.0, -1.0, 1.0]> : tensor<3xf8E8M0FNU>");
    let parsed = parse_module(&source(&text), crate::ops::registry()).unwrap();
    let warning = &parsed.warnings[0];
    assert_eq!(warning.severity, Severity::Warning);
    let span = warning.span.unwrap();
    assert_eq!(&text[span.start..span.end], "0.0");
}
