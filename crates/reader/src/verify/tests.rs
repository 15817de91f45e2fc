//! The diagnostics of verification, and programs that it accepts.

use super::verify;
use crate::diagnostic::Source;
use crate::numeric::{ElementType, FloatFormat};
use crate::syntax::parse_module;

/// The messages about a text that parses.
fn messages(text: &str) -> Vec<String> {
    let source = Source { name: "test.mlir".into(), text: text.into() };
    let module = parse_module(&source, crate::ops::registry()).unwrap().module;
    verify(&module).into_iter().map(|diagnostic| diagnostic.message).collect()
}

/// Checks that a text has exactly one diagnostic, which has these words.
fn reports(text: &str, words: &[&str]) {
    let found = messages(text);
    assert!(found.len() == 1 && words.iter().all(|word| found[0].contains(word)), "{found:#?}");
}

#[test]
fn all_violations_are_found_in_one_run() {
    let text = "
        func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
          %0 = \"stablehlo.nonsense\"(%x) : (tensor<2xf32>) -> tensor<2xf32>
          %1 = \"stablehlo.add\"(%x) : (tensor<2xf32>) -> tensor<2xf32>
          func.return %0 : tensor<2xf32>
        }
        func.func @f() { func.return }
        func.func @g(%x: tensor<2xf32, #stablehlo.bounds<3>>) { func.return }";
    let found = messages(text);
    let has = |word: &str| found.iter().any(|message| message.contains(word));
    assert!(has("there is no op stablehlo.nonsense"), "{found:#?}");
    assert!(has("stablehlo.add takes 2 operands, given are 1"), "{found:#?}");
    assert!(has("redefinition of symbol named 'f'"), "{found:#?}");
    assert!(has("dimension 0 has a size and a bound"), "{found:#?}");
    assert_eq!(found.len(), 4, "{found:#?}");
}

#[test]
fn ops_of_other_dialects_are_left_in_peace() {
    let text = "
        func.func @main() {
          \"sdy.thing\"() ({ \"sdy.end\"() : () -> () }) {a = 1 : i64} : () -> ()
          func.return
        }";
    assert_eq!(messages(text), [""; 0]);
}

#[test]
fn attributes_must_be_there_and_of_their_kind() {
    let with = |attributes: &str| {
        format!(
            "func.func @main() -> tensor<3xi32> {{
               %0 = \"stablehlo.iota\"() {attributes} : () -> tensor<3xi32>
               func.return %0 : tensor<3xi32>
             }}"
        )
    };
    assert_eq!(messages(&with("{iota_dimension = 0 : i64}")), [""; 0]);
    reports(&with(""), &["requires attribute 'iota_dimension'"]);
    reports(&with("{iota_dimension = \"0\"}"), &["'iota_dimension' must be an i64"]);
}

#[test]
fn returns_must_be_what_the_function_says() {
    let text = "func.func @main(%x: tensor<2xf32>) -> tensor<3xf32> { return %x : tensor<2xf32> }";
    reports(text, &["@main returns (tensor<2xf32>), its type says (tensor<3xf32>)"]);
}

#[test]
fn operands_that_are_not_tensors_are_refused_where_tensors_are_meant() {
    let text = "
        func.func @main(%t: !stablehlo.token) -> !stablehlo.token {
          %0 = \"stablehlo.add\"(%t, %t)
            : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
          func.return %t : !stablehlo.token
        }";
    assert_eq!(messages(text).len(), 3);
}

#[test]
fn what_is_wrong_with_a_function_or_a_value_names_its_location() {
    let locations = |text: &str| {
        let source = Source { name: "test.mlir".into(), text: text.into() };
        let module = parse_module(&source, crate::ops::registry()).unwrap().module;
        verify(&module).remove(0).notes.remove(0).0
    };
    let unknown = "func.func @f(%x: !stablehlo.nonsense loc(\"w1\")) { return }";
    assert_eq!(locations(unknown), "loc(\"w1\")");
    let blocks = "func.func @f() { return\n ^bb1: return } loc(fused[\"f\", \"f.py\":1:2])";
    assert_eq!(locations(blocks), "loc(fused[\"f\", \"f.py\":1:2])");
    let open = "func.func @f(%x: tensor<f32>) { %0 = stablehlo.abs %x : tensor<f32> loc(\"abs\") }";
    assert_eq!(locations(open), "loc(\"abs\")");
}

#[test]
fn calls_must_name_a_function_of_the_same_type() {
    let with = |call: &str| {
        format!(
            "func.func @main(%x: tensor<2xf32>) {{ {call}
               func.return
             }}
             func.func @f(%x: tensor<2xf32>) {{ func.return }}"
        )
    };
    assert_eq!(messages(&with("call @f(%x) : (tensor<2xf32>) -> ()")), [""; 0]);
    let missing = with("call @g(%x) : (tensor<2xf32>) -> ()");
    reports(&missing, &["'@g' does not reference a valid function"]);
    let wrong = with("call @f() : () -> ()");
    reports(&wrong, &["the operands are (), @f takes (tensor<2xf32>)"]);
}

#[test]
fn branches_return_what_the_op_gives() {
    let with = |other: &str| {
        format!(
            "func.func @main(%p: tensor<i1>, %a: tensor<2xf32>, %b: tensor<3xf32>,
                             %c: tensor<?xf32>) {{
               %0 = \"stablehlo.if\"(%p) ({{
                 stablehlo.return %a : tensor<2xf32>
               }}, {{
                 stablehlo.return {other}
               }}) : (tensor<i1>) -> tensor<2xf32>
               func.return
             }}"
        )
    };
    assert_eq!(messages(&with("%a : tensor<2xf32>")), [""; 0]);
    assert_eq!(messages(&with("%c : tensor<?xf32>")), [""; 0]);
    reports(&with("%b : tensor<3xf32>"), &["branch 1 returns (tensor<3xf32>)", "[if_c2]"]);
}

#[test]
fn a_loops_regions_take_and_give_what_it_carries() {
    let with = |cond: &str, body: &str| {
        format!(
            "func.func @main(%x: tensor<i1>, %y: tensor<2xi1>) {{
               %0 = \"stablehlo.while\"(%x) ({{
               ^bb0(%i: tensor<i1>):
                 stablehlo.return {cond}
               }}, {{
               ^bb0(%i: tensor<i1>):
                 stablehlo.return {body}
               }}) : (tensor<i1>) -> tensor<i1>
               func.return
             }}"
        )
    };
    let right = "%i : tensor<i1>";
    let wrong = "%y : tensor<2xi1>";
    assert_eq!(messages(&with(right, right)), [""; 0]);
    reports(&with(wrong, right), &["[while_c1]"]);
    reports(&with(right, wrong), &["[while_c2]"]);
}

#[test]
fn blocks_end_with_their_terminator() {
    let text = "func.func @main(%x: tensor<i1>) {
      %0 = \"stablehlo.if\"(%x) ({
        %1 = stablehlo.not %x : tensor<i1>
      }, {
        func.return %x : tensor<i1>
      }) : (tensor<i1>) -> tensor<i1>
      stablehlo.return
    }";
    let found = messages(text);
    assert!(found[0].contains("does not end with stablehlo.return"), "{found:#?}");
    assert!(found[1].contains("func.return stands where stablehlo.return must"), "{found:#?}");
    assert_eq!(found.len(), 2);
}

#[test]
fn tuple_elements_exist() {
    let text = "func.func @main(%x: tensor<i1>) {
      %0 = stablehlo.tuple %x, %x : tuple<tensor<i1>, tensor<i1>>
      %1 = stablehlo.get_tuple_element %0[2] : (tuple<tensor<i1>, tensor<i1>>) -> tensor<i1>
      func.return
    }";
    reports(text, &["index 2 is not within the 2 elements [get_tuple_element_c1]"]);
}

#[test]
fn composites_have_a_namespace_and_a_decomposition() {
    let with = |name: &str, decomposition: &str| {
        format!(
            "func.func @main(%x: tensor<i1>) {{
               %0 = stablehlo.composite \"{name}\" %x {{ decomposition = @{decomposition} }}
                 : (tensor<i1>) -> tensor<i1>
               func.return
             }}
             func.func @f(%x: tensor<i1>) -> tensor<i1> {{ return %x : tensor<i1> }}
             func.func @g() -> tensor<i1> {{
               %0 = stablehlo.constant dense<true> : tensor<i1>
               return %0 : tensor<i1>
             }}"
        )
    };
    assert_eq!(messages(&with("my.op", "f")), [""; 0]);
    reports(&with("op", "f"), &["[composite_c1]"]);
    reports(&with("my.op", "h"), &["[composite_c2]"]);
    reports(&with("my.op", "g"), &["[composite_c3]"]);
}

#[test]
fn arithmetic_on_types_for_storage_only_is_found_in_regions_and_in_complex_parts() {
    let text = "
        func.func @f(%x: tensor<4xbf16>, %z: tensor<2xcomplex<f32>>) -> tensor<bf16> {
          %zero = stablehlo.constant dense<0.0> : tensor<bf16>
          %moved = stablehlo.reverse %x, dims = [0] : tensor<4xbf16>
          %wide = stablehlo.convert %moved : (tensor<4xbf16>) -> tensor<4xf64>
          %double = stablehlo.add %wide, %wide : tensor<4xf64>
          %parts = stablehlo.multiply %z, %z : tensor<2xcomplex<f32>>
          check.expect_eq %x, %x : tensor<4xbf16>
          %sum = stablehlo.reduce(%moved init: %zero) applies stablehlo.maximum across dimensions = [0]
            : (tensor<4xbf16>, tensor<bf16>) -> tensor<bf16>
          func.return %sum : tensor<bf16>
        }";
    let source = Source { name: "test.mlir".into(), text: text.into() };
    let module = parse_module(&source, crate::ops::registry()).unwrap().module;
    let ops = |names: &[&str]| -> Vec<String> {
        let float = |name: &&str| ElementType::Float(FloatFormat::parse(name).unwrap());
        let types: Vec<ElementType> = names.iter().map(float).collect();
        let found = super::arithmetic_on(&types, &module).into_iter();
        found.map(|finding| finding.message.split(':').next().unwrap().to_string()).collect()
    };
    assert_eq!(ops(&["bf16"]), ["stablehlo.maximum"]);
    assert_eq!(ops(&["f32"]), ["stablehlo.multiply"]);
    assert_eq!(ops(&["f64", "f8E4M3"]), ["stablehlo.add"]);
    assert_eq!(ops(&[]), [""; 0]);
}
