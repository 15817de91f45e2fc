//! Programs with random edits: none makes the parser panic, and every error has a place in the text.

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

/// The texts that a mutation inserts.
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
