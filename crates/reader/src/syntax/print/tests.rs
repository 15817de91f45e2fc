use std::sync::Arc;

use super::*;
use crate::diagnostic::{Source, Span};
use crate::ir::{Item, Registry};
use crate::syntax::parse_module;

fn registry() -> &'static Registry {
    crate::ops::registry()
}

fn parsed(text: &str) -> Module {
    let source = Source { name: "test.mlir".into(), text: text.into() };
    match parse_module(&source, registry()) {
        Ok(parsed) => parsed.module,
        Err(errors) => {
            let errors: Vec<String> = errors
                .iter()
                .map(|error| crate::diagnostic::render(error, &source, false))
                .collect();
            panic!("{}\n{text}", errors.join("\n"))
        }
    }
}

/// The module without places in the text, names of values, and labels of entry blocks.
fn bare(mut module: Module) -> Module {
    module.span = Span::default();
    for item in &mut module.items {
        match item {
            Item::Module(inner) => *inner = bare(std::mem::take(inner)),
            Item::Function(function) => {
                function.span = Span::default();
                bare_values(&mut function.values);
                function.body.iter_mut().for_each(bare_region);
            }
            Item::Other(op, values) => {
                bare_op(op);
                bare_values(values);
            }
        }
    }
    module
}

fn bare_values(values: &mut Values) {
    for value in &mut values.0 {
        value.span = Span::default();
        value.name.clear();
    }
}

fn bare_region(region: &mut Region) {
    for (index, block) in region.blocks.iter_mut().enumerate() {
        if index == 0 {
            block.label = None;
        }
        block.ops.iter_mut().for_each(bare_op);
    }
}

fn bare_op(op: &mut Op) {
    op.span = Span::default();
    op.regions.iter_mut().for_each(bare_region);
}

/// Both forms of a text, after checking that each parses back to the module.
#[track_caller]
fn round_trip(text: &str) -> [String; 2] {
    let module = bare(parsed(text));
    [Style::Short, Style::Generic].map(|style| {
        let printed = print_module(&parsed(text), style);
        let again = bare(parsed(&printed));
        assert!(again == module, "printed as\n{printed}\nparsed as\n{again:#?}\nnot\n{module:#?}");
        printed
    })
}

fn function(body: &str) -> String {
    let arguments = "%x: tensor<4xf32>, %i: tensor<i32>, %p: tensor<i1>, %z: tensor<f32>, \
        %img: tensor<1x4x4x2xf32>, %ker: tensor<3x3x2x2xf32>, %t: !stablehlo.token";
    format!("func.func @f({arguments}) {{\n  {body}\n  return\n}}\n")
}

/// Checks that a line in short form is printed as it is, and that both forms parse back.
#[track_caller]
fn keeps(line: &str) {
    let [short, generic] = round_trip(&function(line));
    assert!(short.contains(&format!("\n  {line}\n")), "printed as\n{short}");
    let name = line.split("stablehlo.").nth(1).and_then(|rest| rest.split([' ', '(']).next());
    assert!(generic.contains(&format!("\"stablehlo.{}\"(", name.unwrap())), "{generic}");
}

#[test]
fn templates_print_what_the_official_printer_prints() {
    keeps("%0 = stablehlo.add %x, %x {foo = 1 : i32} : tensor<4xf32>");
    keeps("%0 = stablehlo.add %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>");
    keeps(
        "%0 = stablehlo.compare LT, %x, %x, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>",
    );
    keeps("%0 = stablehlo.select %p, %x, %x : tensor<i1>, tensor<4xf32>");
    keeps("%0 = stablehlo.complex %x, %x : tensor<4xcomplex<f32>>");
    keeps(
        "%0 = stablehlo.clamp %z, %x, %z : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>",
    );
    keeps("%0 = stablehlo.slice %x [0:3:2] : (tensor<4xf32>) -> tensor<2xf32>");
    keeps("%0 = stablehlo.slice %x [1:3] : (tensor<4xf32>) -> tensor<2xf32>");
    keeps(
        "%0 = stablehlo.concatenate %x, %x, dim = 0 {a.b} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>",
    );
    keeps(
        "%0 = stablehlo.pad %x, %z, low = [0], high = [1], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<5xf32>",
    );
    keeps("%0 = stablehlo.reduce_precision %x, format = e5m2 : tensor<4xf32>");
    keeps("%0 = stablehlo.iota dim = 0 : tensor<4xf32>");
    keeps(
        "%0 = stablehlo.dynamic_slice %x, %i, sizes = [2] : (tensor<4xf32>, tensor<i32>) -> tensor<2xf32>",
    );
    keeps(
        "%0 = stablehlo.transpose %img, dims = [3, 2, 1, 0] : (tensor<1x4x4x2xf32>) -> tensor<2x4x4x1xf32>",
    );
    keeps("%0 = stablehlo.after_all %t, %t : !stablehlo.token");
    keeps("%0 = stablehlo.tuple %x, %i : tuple<tensor<4xf32>, tensor<i32>>");
    keeps("%0:2 = stablehlo.optimization_barrier %x, %i : tensor<4xf32>, tensor<i32>");
    keeps("stablehlo.optimization_barrier()");
    keeps("%0 = stablehlo.replica_id : tensor<ui32>");
}

#[test]
fn contractions_keep_their_dimensions() {
    keeps(
        "%0 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0], precision = [DEFAULT, HIGH] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>",
    );
    keeps(
        "%0 = stablehlo.dot_general %x, %x, batching_dims = [0] x [0], contracting_dims = [] x [] {a.b = 1 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>",
    );
    keeps(
        "%0 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>",
    );
    keeps(
        "%0 = stablehlo.convolution(%img, %ker) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [1, 0]], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]} : (tensor<1x4x4x2xf32>, tensor<3x3x2x2xf32>) -> tensor<1x2x2x2xf32>",
    );
    keeps(
        "%0 = stablehlo.convolution(%img, %ker) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x2xf32>, tensor<3x3x2x2xf32>) -> tensor<1x2x2x2xf32>",
    );
}

#[test]
fn calls_keep_their_targets() {
    keeps(
        "%0 = stablehlo.custom_call @check.eq(%x, %x) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> tensor<i1>",
    );
    keeps(
        "%0 = stablehlo.custom_call @\"foo bar\"(%x) {backend_config = {a = 1 : i32}, called_computations = [@g]} : (tensor<4xf32>) -> tensor<4xf32>",
    );
    keeps(
        "%0 = stablehlo.composite \"chlo.x\" %x {composite_attributes = {n = 1 : i64}, decomposition = @g, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>",
    );
    let [short, generic] =
        round_trip(&function("%0 = call @g(%x) {a.b} : (tensor<4xf32>) -> tensor<4xf32>"));
    assert!(
        short.contains("  %0 = call @g(%x) {a.b} : (tensor<4xf32>) -> tensor<4xf32>\n"),
        "{short}"
    );
    assert!(generic.contains("\"func.call\"(%x) <{callee = @g}> {a.b} : "), "{generic}");
}

#[test]
fn constants_stand_after_their_attributes() {
    keeps(
        "%c = stablehlo.constant {a.b = 1 : i32} dense<[1.500000e+00, 0x7FC00000]> : tensor<2xf32>",
    );
    keeps("%c = stablehlo.constant dense<[true, false]> : tensor<2xi1>");
}

#[test]
fn while_names_its_arguments_once() {
    let text = function(
        "%0:2 = stablehlo.while(%a = %i, %b = %x) : tensor<i32>, tensor<4xf32> attributes {m.x = 1 : i32}\n  \
         cond {\n    %c = stablehlo.compare LT, %a, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>\n    \
         stablehlo.return %c : tensor<i1>\n  } do {\n    \
         %d = func.call @g(%b) : (tensor<4xf32>) -> tensor<4xf32>\n    \
         stablehlo.return %a, %d : tensor<i32>, tensor<4xf32>\n  }\n  \
         %1 = stablehlo.negate %0#1 : tensor<4xf32>",
    );
    let [short, generic] = round_trip(&text);
    assert_eq!(short, text);
    assert!(generic.contains("^bb0(%a: tensor<i32>, %b: tensor<4xf32>):"), "{generic}");
    round_trip(&function(
        "stablehlo.while() cond { stablehlo.return %p : tensor<i1> } do { stablehlo.return }",
    ));
}

#[test]
fn reduce_is_compact_where_that_says_all() {
    let compact = "%0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] \
        {a.b = 1 : i32} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>";
    keeps(compact);
    let body = |op: &str| {
        function(&format!(
            "%0 = \"stablehlo.reduce\"(%x, %z) <{{dimensions = array<i64: 0>}}> ({{\n\
             ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n {op} stablehlo.return %c : tensor<f32> }}) \
             : (tensor<4xf32>, tensor<f32>) -> tensor<f32>"
        ))
    };
    for (op, is_compact) in [
        ("%c = stablehlo.add %a, %b : tensor<f32>", true),
        ("%c = stablehlo.add %b, %a : tensor<f32>", false),
        ("%c = stablehlo.subtract %a, %b : tensor<f32>", false),
        ("%c = stablehlo.add %a, %b {a.b} : tensor<f32>", false),
        ("%c = stablehlo.add %a, %b : tensor<f32> loc(\"x\")", false),
    ] {
        let [short, _] = round_trip(&body(op));
        assert_eq!(short.contains("applies"), is_compact, "{short}");
        assert_eq!(short.contains("reducer(%a: tensor<f32>, %b: tensor<f32>) {"), !is_compact);
    }
}

#[test]
fn reduce_groups_arguments_by_input() {
    let [short, generic] = round_trip(&function(
        "%0:2 = stablehlo.reduce(%x init: %z), (%x init: %z) across dimensions = [0] \
         : (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>) \
         reducer(%a: tensor<f32> loc(\"q\"), %b: tensor<f32>) (%c: tensor<f32>, %d: tensor<f32>) {\n\
         stablehlo.return %b, %c : tensor<f32>, tensor<f32> }",
    ));
    let arguments =
        "reducer(%a: tensor<f32> loc(#loc0), %b: tensor<f32>) (%c: tensor<f32>, %d: tensor<f32>) {";
    assert!(short.contains(arguments), "{short}");
    assert!(generic.contains("^bb0(%a: tensor<f32> loc(#loc0), %c: tensor<f32>, %b"), "{generic}");
}

#[test]
fn functions_keep_visibility_attributes_and_places() {
    let text = "func.func public @f(%a: tensor<2xf32> {x.y = 1 : i64}, %b: i32) -> (tensor<2xf32> {r.s}, i32) attributes {q.r = 1 : i8} {\n  \
        return %a, %b : tensor<2xf32>, i32\n}\n\
        func.func private @\"<lambda>\"(tensor<2xf32> {a.b}, i32) -> i32\n";
    let [short, generic] = round_trip(text);
    assert_eq!(short, text);
    assert!(
        generic.contains(
            "\"func.func\"() <{arg_attrs = [{x.y = 1 : i64}, {}], function_type = (tensor<2xf32>, i32) \
             -> (tensor<2xf32>, i32), res_attrs = [{r.s}, {}], sym_name = \"f\", sym_visibility = \"public\"}> ({"
        ),
        "{generic}"
    );
    round_trip("func.func @f() { return loc(\"a\") } loc(callsite(\"f.py\":1:2 at unknown))");
}

#[test]
fn modules_nest_and_keep_names_and_attributes() {
    let text = "module @\"m x\" attributes {mhlo.n = 1 : i32} {\n  module {\n  }\n  \
        sdy.mesh @mesh = <[\"x\"=2]>\n  \
        \"foo.global\"() <{a = 1 : i64}> ({\n  ^bb0(%x: i32):\n    \"foo.yield\"(%x) : (i32) -> ()\n  }, {\n  }) {b} : () -> ()\n}\n";
    let [short, generic] = round_trip(text);
    assert_eq!(short, text);
    assert!(generic.starts_with("\"builtin.module\"() <{sym_name = \"m x\"}> ({\n"), "{generic}");
    round_trip("");
}

#[test]
fn names_are_kept_where_they_are_free() {
    let sibling = "\"stablehlo.if\"(%p) ({ %5 = stablehlo.negate %x : tensor<4xf32> stablehlo.return }, \
        { %5 = stablehlo.abs %x : tensor<4xf32> stablehlo.return }) : (tensor<i1>) -> ()";
    let [short, _] = round_trip(&function(sibling));
    assert!(
        short.contains("%5 = stablehlo.negate") && short.contains("%0 = stablehlo.abs"),
        "{short}"
    );
    let unnamed = "stablehlo.add %x, %x : tensor<4xf32>";
    let [short, _] = round_trip(&function(unnamed));
    assert!(short.contains("%0 = stablehlo.add %x, %x"), "{short}");
}

#[test]
fn locations_are_aliases_in_the_order_of_use() {
    let text = "#a = loc(\"f.py\":1:2)\nfunc.func @f() {\n  return loc(fused<\"m\">[\"x\"(#a), #a])\n} loc(#a)\n";
    let [short, _] = round_trip(text);
    assert_eq!(
        short,
        "#loc0 = loc(\"f.py\":1:2)\n#loc1 = loc(\"x\"(#loc0))\n#loc2 = loc(fused<\"m\">[#loc1, #loc0])\n\
         func.func @f() {\n  return loc(#loc2)\n} loc(#loc0)\n"
    );
}

#[test]
fn an_op_that_its_short_form_cannot_say_is_generic() {
    let odd = "%0 = \"stablehlo.slice\"(%x) <{limit_indices = array<i64: 3, 4>, \
        start_indices = array<i64: 0>, strides = array<i64: 2>}> : (tensor<4xf32>) -> tensor<2xf32>";
    let [short, _] = round_trip(&function(odd));
    assert!(short.contains(odd), "{short}");
    for line in [
        "%0:2 = \"stablehlo.add\"(%x) : (tensor<4xf32>) -> (tensor<f32>, tensor<f32>)",
        "\"stablehlo.reduce\"() ({}) : () -> ()",
        "\"stablehlo.while\"(%x) ({}, {^bb0: }) : (tensor<4xf32>) -> ()",
        "\"stablehlo.constant\"() : () -> ()",
        "\"stablehlo.iota\"() <{iota_dimension = 0 : i32}> : () -> tensor<4xf32>",
        "\"stablehlo.dot_general\"(%x, %x) <{dot_dimension_numbers = 1 : i64}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>",
        "\"stablehlo.return\"(%x) ({}) : (tensor<4xf32>) -> ()",
        "\"chlo.scan\"() ({}) : () -> ()",
    ] {
        round_trip(&function(line));
    }
}

#[test]
fn names_of_ops_are_escaped_as_strings_are() {
    let text = function(r#"%0 = "a.\22b\\\1B[31m\0A"(%x) : (tensor<4xf32>) -> tensor<4xf32>"#);
    let [short, generic] = round_trip(&text);
    for printed in [short, generic] {
        assert!(printed.contains(r#"= "a.\22b\\\1B[31m\0A"(%"#), "{printed}");
    }
}

#[test]
fn branches_between_blocks_keep_their_labels() {
    round_trip(
        "func.func @f(%c: i1) {\n  \"cf.br\"(%c)[^next] : (i1) -> ()\n^next(%d: i1):\n  \"cf.cond\"(%d)[^next, ^end] : (i1) -> ()\n^end:\n  return\n}",
    );
}

#[test]
fn a_module_made_by_hand_gets_names() {
    let value = |name: &str| crate::ir::ValueDef {
        ty: Type::Element(crate::numeric::ElementType::Boolean),
        name: name.to_string(),
        span: Span::default(),
        location: Some(Arc::new(crate::ir::Location::Unknown)),
    };
    let values = Values(vec![value("a b"), value(""), value("x")]);
    let arguments = (0..3).map(ValueId).collect();
    let body = Region { blocks: vec![Block { label: None, arguments, ops: Vec::new() }] };
    let names = Names::of_region(&body, &values);
    assert_eq!([0, 1, 2].map(|id| names.of(ValueId(id))), ["arg0", "arg1", "x"]);
}
