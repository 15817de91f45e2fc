//! Whole programs: what parses, to what, and what is refused where.

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

/// What the first error of a text says of `loc(...)`.
fn location_named(text: &str) -> Option<String> {
    let note = errors(text).remove(0).notes.pop();
    note.map(|(note, _)| note).filter(|note| note.starts_with("loc("))
}

#[test]
fn errors_of_syntax_name_the_location_that_stands_behind_them() {
    let with = |op: &str, rest: &str| location_named(&format!("{}\n{rest}", in_function(op)));
    let named = Some("loc(\"w1\"(\"block.py\":17:3))".to_string());
    let aliases = "#loc1 = loc(\"block.py\":17:3)\n#loc2 = loc(\"w1\"(#loc1))";
    let misspelt = "%0 = stablehlo.addd %a, %b : tensor<2xf32> loc(#loc2)";
    assert_eq!(with(misspelt, aliases), named);
    let undefined = "%0 = stablehlo.add %a, %z : tensor<2xf32> loc(\"w1\"(\"block.py\":17:3))";
    assert_eq!(with(undefined, ""), named);
    let region = "\"stablehlo.nothing\"(%z) ({ return loc(\"inner\") }) : () -> () loc(#loc2)";
    assert_eq!(with(region, aliases), named);
    // the location of the next op, one that says nothing and one that cannot be read
    let next = "%0 = stablehlo.addd %a\n %1 = stablehlo.add %a, %b : tensor<2xf32> loc(#loc2)";
    assert_eq!(with(next, aliases), None);
    assert_eq!(with("%0 = stablehlo.addd %a loc(unknown)", ""), None);
    assert_eq!(with("%0 = stablehlo.addd %a loc(#loc9)", ""), None);
}

#[test]
fn aliases_that_never_end_or_explode_are_refused() {
    assert_eq!(message("#a = [#b]\n#b = [#a]"), "`#a` is defined by itself");
    let doubled: String = (1..40).map(|i| format!("#a{i} = [#a{0}, #a{0}]\n", i - 1)).collect();
    assert!(message(&format!("#a0 = []\n{doubled}")).contains("repeats what it is made of"));
    let chain: String = (1..2000).map(|i| format!("#a{i} = loc(\"x\"(#a{}))\n", i - 1)).collect();
    assert!(message(&format!("#a0 = loc(unknown)\n{chain}")).contains("nest deeper"));
    let forward: String = (1..2000).map(|i| format!("#a{} = loc(\"x\"(#a{i}))\n", i - 1)).collect();
    assert!(message(&format!("{forward}#a1999 = loc(unknown)")).contains("deeper"));
}

#[test]
fn values_are_defined_before_use_and_once() {
    let expected = |text: &str, message: &str, at: &str| {
        assert_eq!(error(text), (message.to_string(), at.to_string()));
    };
    expected(
        &in_function("%0 = stablehlo.add %a, %z : tensor<2xf32>"),
        "`%z` is used but not defined before",
        "%z",
    );
    expected(
        &in_function("%a = stablehlo.abs %b : tensor<2xf32>"),
        "`%a` is already defined",
        "%a",
    );
    expected(
        &in_function("%0 = stablehlo.add %a, %b : tensor<3xf32>"),
        "`%a` is tensor<2xf32>, but tensor<3xf32> is written here",
        "tensor<3xf32>",
    );
    expected(
        &in_function("%0:2 = stablehlo.abs %b : tensor<2xf32>"),
        "the op has 1 results, but 2 are named",
        "%0",
    );
    let sibling = "({ %x = \"a.b\"() : () -> i32 }, { %x = \"a.b\"() : () -> i32 })";
    function(&format!("\"a.c\"() {sibling} : () -> () return"));
}

#[test]
fn errors_of_several_functions_are_reported_together() {
    let bad = |name: &str| format!("func.func @{name}() {{ return %x : tensor<f32> }}\n");
    let text = bad("f") + &bad("g") + "func.func @h() { return }";
    assert_eq!(errors(&text).len(), 2);
}

/// The messages of all errors of a text.
fn messages(text: &str) -> Vec<String> {
    errors(text).into_iter().map(|error| error.message).collect()
}

#[test]
fn every_op_that_cannot_be_read_has_its_own_error_and_no_other() {
    let text = "func.func @f(%a: tensor<2xf32>, %weights: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.addd %a, %a : tensor<2xf32>
  %1:2 = \"a.b\"(%0) : (tensor<2xf32>) -> tensor<2xf32>
  %2 = stablehlo.add %0, %1#0 : tensor<2xf32>
  %3 = stablehlo.exp %wieghts,
    %2 : tensor<2xf32>
  %4 = \"stablehlo.if\"(%c) ({
    stablehlo.return %zz : tensor<2xf32>
  }, {
    stablehlo.return %a : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<2xf32>
  %5 = stablehlo.add %a, %wieghts : tensor<2xf32>
  return %4 : tensor<2xf32>
}
func.func @g(%a: tensor<2xfp32>) { return }
!t = tensor<f8e4m3fn>
func.func @h(%a: !t) { return }
func.func @i() { return }";
    let expected = [
        "there is no op `stablehlo.addd`: did you mean `stablehlo.add`?",
        "there is no op `stablehlo.exp`: did you mean `stablehlo.exponential`?",
        "`%c` is used but not defined before",
        "`%wieghts` is used but not defined before: did you mean `%weights`?",
        "`fp32` is not a float type: did you mean `f32`?",
        "`f8e4m3fn` is not a float type: did you mean `f8E4M3FN`?",
    ];
    let found = messages(text);
    assert_eq!(found.len(), expected.len(), "{found:?}");
    for (found, expected) in found.iter().zip(expected) {
        assert!(found.ends_with(expected.trim_start_matches("float type ")), "{found}");
    }
}

#[test]
fn what_stands_where_it_cannot_is_named() {
    let message = |body: &str| message(&in_function(body));
    assert_eq!(
        message("%0 = add %a, %b"),
        "expected an op, found `add`: did you mean `stablehlo.add`?"
    );
    assert!(message("%0 = tosa.add %a").contains("no short form"));
    assert!(message("%0 = stablehlo.add\u{a0}%a").ends_with("found U+00A0, a no-break space"));
    assert!(message("%0 = stablehlo.iota dim = 0 : tensor<-2xf32>").contains("no negative size"));
    assert!(message("%0 = stablehlo.constant dense<-inf> : tensor<f16>").ends_with("0xFC00"));
    assert!(
        message("%0 = stablehlo.constant dense<nan> : tensor<f4E2M1FN>").ends_with("has no NaN")
    );
    assert!(message("%0 = stablehlo.constant dense<1> : tensor<f32>").ends_with("write `1.0`"));
    assert!(message("%0 = stablehlo.constant dense<...> : tensor<i8>").contains("left out"));
    let close = "check.expect_close %a, %b, max_ulp_diff = 1 : tensor<2xf32>, tensor<2xf32>";
    assert!(message(close).contains("did you mean `max_ulp_difference`?"));
}

#[test]
fn texts_of_other_languages_are_named() {
    assert!(
        messages("HloModule m\n p = f32[4]{0} parameter(0), s={<=[8]}")[0].contains("HLO text")
    );
    assert!(messages("import jax\nx = [")[0].contains("Python"));
    let marked = "\u{feff}func.func @f() { return %x : i32 }";
    assert_eq!(error(marked), ("`%x` is used but not defined before".into(), "%x".into()));
    assert!(split(&source("\u{feff}func.func @f() { return }")).is_ok());
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
    assert!(message(&nested("[", "", "]", 100_000)).contains("deeper"));
    assert!(message(&"loc(fused[".repeat(100_000)).contains("deeper"));
    assert!(!errors(&"[".repeat(scan::MAX_DEPTH)).is_empty());
}

mod mutation {
    use proptest::prelude::*;

    use super::*;

    /// Programs that touch every part of the grammar.
    const PROGRAMS: [&str; 4] = [
        r#"module @m attributes {mhlo.num_partitions = 1 : i32} { func.func public @main(%arg0: tensor<4x2xf32> {jax.arg = "x"} loc("x")) -> (tensor<2xf32> {r = [1.0, {}]}) { %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc1) %0:2 = stablehlo.while(%i = %arg0, %j = %cst) : tensor<4x2xf32>, tensor<f32> cond { %c = stablehlo.constant dense<"0x01"> : tensor<i1> stablehlo.return %c : tensor<i1> } do { stablehlo.return %i, %j : tensor<4x2xf32>, tensor<f32> } %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32> return %1 : tensor<2xf32> } loc(#loc) } loc(#loc) #loc = loc("a.py":1:2) #loc1 = loc(fused<1>[#loc, callsite("f"(#loc) at unknown)])"#,
        r#"func.func @f(%a: tensor<3xcomplex<f32>>, %q: tensor<2x!quant.uniform<i8<-100:100>:f32:0, {0.1:-30, 0.5}>>) { %0 = "my.op"(%a)[^bb1] <{p = dense<[[(1.0, -2.5e3)], [(0x7F800000, 0.0)]]> : tensor<2x1xcomplex<f32>>}> ({ ^bb0(%x: tensor<?xf32, #stablehlo.bounds<4>>): }, {}) {u, s = "\22", v = @a::@"b c", t = (i32) -> !my.t<1>} : (tensor<3xcomplex<f32>>) -> tuple<i1> ^bb1: // a comment
 %1 = stablehlo.get_tuple_element %0[0] : (tuple<i1>) -> i1 "x.y"() : () -> () }"#,
        r#"{-# dialect_resources: { builtin: { k: "0x0400000001000200" } } #-} func.func private @g(tensor<4xf8E8M0FNU>) -> () attributes {a = array<i64: 1, -2>, b = #stablehlo<precision HIGH>, c = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, d = dense_resource<k> : tensor<2xi16>, e = affine_map<(d0) -> (d0)>} func.func @h() { %0 = stablehlo.constant dense<[1.0, 0.0, -1.5, 0xFF]> : tensor<4xf8E8M0FNU> call @g(%0) : (tensor<4xf8E8M0FNU>) -> () return } sdy.mesh @mesh = <["x"=2]>"#,
        r#"func.func @c(%a: tensor<1x4x1xf32>, %b: tensor<3x1x1xf32>, %i: tensor<i32>) { %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[1, 1]], reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>]} : (tensor<1x4x1xf32>, tensor<3x1x1xf32>) -> tensor<1x4x1xf32> %1 = stablehlo.slice %0 [0:1, 0:4:2, 0:1] : (tensor<1x4x1xf32>) -> tensor<1x2x1xf32> %2 = stablehlo.dynamic_slice %a, %i, %i, %i, sizes = [1, 1, 1] : (tensor<1x4x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1xf32> %3 = stablehlo.dot_general %a, %0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = tf32, allow_imprecise_accumulation = false> : (tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x1x1xf32> stablehlo.custom_call @x.y(%3) {has_side_effect = true} : (tensor<1x1x1xf32>) -> () %4 = stablehlo.reduce_precision %3, format = e5m2 : tensor<1x1x1xf32> %5 = stablehlo.compare LT, %3, %4, FLOAT : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1> return }"#,
    ];

    /// What a mutation puts in.
    const PIECES: [&str; 28] = [
        "(",
        ")",
        "[",
        "]",
        "{",
        "}",
        "<",
        ">",
        "\"",
        "%0",
        "#loc",
        ":",
        "=",
        "->",
        ",",
        "dense<",
        "tensor<",
        "-1",
        "0x",
        "1.5",
        "@",
        "^",
        "//",
        "loc(",
        "?",
        "é",
        "99999999999999999999",
        "x",
    ];

    /// Cuts `len` characters out at `at` and puts a piece in.
    fn mutate(text: &str, at: usize, len: usize, piece: &str) -> String {
        let characters: Vec<char> = text.chars().collect();
        let at = at % (characters.len() + 1);
        let end = (at + len).min(characters.len());
        let (head, tail) = (&characters[..at], &characters[end..]);
        head.iter().copied().chain(piece.chars()).chain(tail.iter().copied()).collect()
    }

    #[test]
    fn the_programs_are_valid() {
        PROGRAMS.iter().for_each(|program| drop(parse(program)));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]

        #[test]
        fn mutated_programs_never_panic(
            program in 0..PROGRAMS.len(),
            edits in prop::collection::vec((any::<u16>(), 0usize..12, 0..PIECES.len()), 1..4),
        ) {
            let mut text = PROGRAMS[program].to_string();
            for (at, len, piece) in edits {
                text = mutate(&text, usize::from(at), len, PIECES[piece]);
            }
            let source = source(&text);
            let registry = crate::ops::registry();
            if let Ok(chunks) = split(&source) {
                for chunk in chunks {
                    let parsed = parse_chunk(&source, chunk, registry);
                    let spans = parsed.err().into_iter().flatten().filter_map(|error| error.span);
                    for span in spans {
                        prop_assert!(text.get(span.start..span.end).is_some());
                    }
                }
            }
        }
    }
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
