//! Programs that are wrong: what is said, and where.

use super::*;

/// The part of a text's first error that names a `loc(...)`.
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

/// The errors of a text: what is said, and the text that it is said of.
fn places(text: &str) -> Vec<(String, &str)> {
    let of = |error: Diagnostic| {
        let span = error.span.expect("an error has a place");
        (error.message, &text[span.start..span.end])
    };
    errors(text).into_iter().map(of).collect()
}

#[test]
fn the_errors_inside_a_region_and_behind_it_are_both_reported() {
    for (tail, message, place) in [
        (": (tensor<2xf32>) tensor<2xf32>", "expected `->`", "tensor<2xf32>"),
        (": (tensor<2xf32>, ) -> tensor<2xf32>", "expected a type", ")"),
        (": (tensor<2xf32>) -> tensor<2xf32 3>", "expected `>` or `,`", "3"),
        (": tensor<2xf32>", "expected `(`", "tensor<2xf32>"),
        ("(tensor<2xf32>) -> tensor<2xf32>", "expected `:`", "("),
        ("{a = } : (tensor<2xf32>) -> tensor<2xf32>", "expected an attribute", "}"),
        ("{a = nan : f32} : (tensor<2xf32>) -> tensor<2xf32>", "expected a type", "nan"),
        ("({}) : (tensor<2xf32>) -> tensor<2xf32>", "expected `:`", "("),
        ("", "expected `:`", "return"),
    ] {
        let op = "%0 = \"stablehlo.while\"(%a) ({ ^bb0(%x: tensor<2xf32>):
            %c = stablehlo.addd %x
            stablehlo.return %c : tensor<i1>
        }, {
            stablehlo.return %z : tensor<2xf32>
        })";
        let text = in_function(&format!("{op} {tail}\nreturn %0 : tensor<2xf32>"));
        let found = places(&text);
        let [(first, _), (second, _), (third, at)] = found.as_slice() else {
            panic!("{tail}: {found:?}")
        };
        assert!(first.starts_with("there is no op `stablehlo.addd`"), "{tail}: {first}");
        assert!(second.starts_with("`%z` is used but not defined"), "{tail}: {second}");
        assert!(third.starts_with(message), "{tail}: {third}");
        assert_eq!(*at, place, "{tail}");
    }
}

#[test]
fn the_statement_behind_one_that_is_wrong_has_its_own_error() {
    for wrong in ["\"a.b\"(c) : (i32) -> ()", "= \"a.b\"()", "\"a.b\"() ({})", "!t = a.b(%a) ({})"]
    {
        let text = in_function(&format!("{wrong}\nreturn %z : tensor<2xcomplex<f32>>"));
        let found = places(&text);
        let undefined = ("`%z` is used but not defined before".to_string(), "%z");
        assert_eq!((found.len(), found.last()), (2, Some(&undefined)), "{wrong}");
    }
}

#[test]
fn a_list_of_regions_that_is_wrong_hides_no_error_of_a_region() {
    for (regions, message, place) in [
        ("({ return %z : i32 }, )", "expected another item after the comma", ")"),
        ("({ return %z : i32 } {})", "expected the closing bracket", "{"),
        ("({ return %z : i32 }, %a)", "expected `{`", "%a"),
    ] {
        let text = in_function(&format!("\"a.b\"() {regions} : () -> ()\nreturn"));
        let undefined = ("`%z` is used but not defined before".to_string(), "%z");
        let found = format!("{message}, found `{place}`");
        assert_eq!(places(&text), [undefined, (found, place)]);
    }
}

#[test]
fn a_label_with_an_argument_that_is_wrong_is_an_error_at_that_argument() {
    let complex = "tensor<2xcomplex<f32>>";
    for (label, message, place) in [
        (format!("^bb0(%x: {complex}, %y: : i32):"), "expected a type, found `:`", ":"),
        (format!("^bb0(%x: {complex} %y: i32):"), "expected the closing bracket, found `%y`", "%y"),
        (
            format!("^bb0(%x: {complex}, y: i32):"),
            "expected a value's name such as `%0`, found `y`",
            "y",
        ),
        (
            format!("^bb0(%x: {complex})"),
            "expected `:`, found `stablehlo.return`",
            "stablehlo.return",
        ),
    ] {
        let op = format!("\"a.b\"() ({{ {label} stablehlo.return %x : {complex} }}) : () -> ()");
        let text = in_function(&format!("{op}\nreturn"));
        assert_eq!(places(&text), [(message.to_string(), place)]);
    }
}

#[test]
fn a_word_that_is_no_type_or_attribute_is_the_place_of_the_error() {
    for (text, message, place) in [
        ("func.func @f() { \"a.b\"() {x = inf : f32} : () -> () }", "expected a type", "inf"),
        ("func.func @f(%a: foo<2xf32>) { return }", "expected a type", "foo"),
        ("func.func @f(%a: tensor tensor<2xf32>) { return }", "`tensor` lacks the `<…>`", "tensor"),
        ("func.func @f(x: tensor<2xf32>) { return }", "expected a value's name", "x"),
        ("func.func func.func @f() { return }", "expected a symbol such as `@f`", "func.func"),
        ("func.func @f() -> (-1<2xf32>) { return }", "expected a type", "-1"),
        ("func.func @f(%a: tensor<2x-3xf32>) { return }", "a dimension has no negative size", "-3"),
        ("func.func @f(%a: tensor<?x-3xf32>) { return }", "a dimension has no negative size", "-3"),
        ("func.func @f() attributes {a = array<i64: >} { return }", "expected a number", ">"),
        (
            "func.func @f() attributes {a = dense<1> : tensor<2xi8 3>} { return }",
            "expected `>`",
            "3",
        ),
    ] {
        let (found, at) = error(text);
        assert!(found.starts_with(message), "{text}: {found}");
        assert_eq!(at, place, "{text}");
    }
}
