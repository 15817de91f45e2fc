//! `shlo-interp explain`, seen from outside.

use serde_json::Value;

use crate::shlo::{Ran, shlo};

fn explain(arguments: &[&str]) -> Ran {
    shlo(&[&["explain"], arguments].concat())
}

fn json(arguments: &[&str]) -> Value {
    let Ran { status, out, err } = explain(&[arguments, &["--format", "json"]].concat());
    assert_eq!(status, 0, "{err}");
    serde_json::from_str(&out).expect("JSON")
}

#[test]
fn an_overflow_is_told_with_its_threshold() {
    let Ran { status, out, .. } = explain(&["add", "f8E4M3FN", "448", "32"]);
    let expected = "\
stablehlo.add f8E4M3FN

  operand        448             0x7E
  operand        32              0x60
  exact          448 + 32 = 480
  below          448             0x7E
  above          none
  overflow from  464
  result         NaN             0x7F
";
    assert_eq!(status, 0);
    assert!(out.starts_with(expected), "{out}");
    assert!(out.contains("has no infinity, and gives NaN"), "{out}");
}

#[test]
fn a_tie_is_told_with_both_neighbours() {
    let answer = json(&["stablehlo.add", "f8E4M3FN", "16", "1"]);
    let step = &answer["steps"][0];
    assert_eq!((&step["tie"], &step["exact"]), (&true.into(), &"17".into()));
    assert_eq!(step["below"]["exact"], "16");
    assert_eq!(step["above"]["exact"], "18");
    assert_eq!(answer["result"]["code"], "0x58");
    assert_eq!(answer["contradiction"], Value::Null);
}

#[test]
fn a_double_rounding_is_found_where_another_type_computes() {
    // f16 rounds sqrt(31/32) = 0.98425 to 0.984375, which is a tie of f8E3M4
    let answer = json(&["sqrt", "f8E3M4", "0.96875"]);
    assert_eq!(answer["result"]["code"], "0x2F");
    let others = answer["elsewhere"].as_array().expect("a list");
    let f16 = others.iter().find(|other| other["name"] == "in f16").expect("f16");
    assert_eq!((&f16["code"], &f16["differs"]), (&"0x30".into(), &true.into()));
    let f32 = others.iter().find(|other| other["name"] == "in f32").expect("f32");
    assert_eq!(f32["differs"], false);
}

#[test]
fn policies_are_compared() {
    let answer = json(&["convert", "f32", "f8E4M3FN", "-inf", "--policy", "all"]);
    assert_eq!(answer["operands"][0]["code"], "0xFF800000");
    assert_eq!(answer["result"]["code"], "0xFF");
    let others = answer["elsewhere"].as_array().expect("a list");
    let cuda = others.iter().find(|other| other["name"] == "cuda").expect("cuda");
    assert_eq!(cuda["code"], "0xFE");
    let answer = json(&["add", "f32", "1", "2", "--policy", "standard,overflow=saturate,xla"]);
    let names: Vec<&str> = answer["elsewhere"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|it| it["name"].as_str())
        .collect();
    assert_eq!(names[..2], ["standard,overflow=saturate", "xla"]);
}

#[test]
fn functions_have_thirty_digits() {
    let Ran { out, .. } = explain(&["exponential", "f32", "1"]);
    assert!(out.contains("exponential(1) = 2.71828182845904523536028747135..."), "{out}");
    let Ran { out, .. } = explain(&["power", "f16", "2.25", "0.5"]);
    assert!(out.contains("power(2.25, 0.5) = 1.5\n"), "{out}");
}

#[test]
fn values_may_be_codes_negative_or_not_held_by_the_type() {
    let answer = json(&["negate", "f8E4M3FN", "-0.1"]);
    assert_eq!(answer["operands"][0]["code"], "0x9D");
    assert!(answer["operands"][0]["note"].as_str().unwrap().contains("-0.1015625"));
    assert_eq!(answer["result"]["code"], "0x1D");
    assert_eq!(json(&["abs", "bf16", "0x8001"])["result"]["code"], "0x0001");
    assert_eq!(json(&["negate", "f32", "-nan"])["result"]["value"], "NaN");
}

#[test]
fn ops_with_words_of_their_own() {
    assert_eq!(json(&["compare", "f32", "LT", "-nan", "1"])["result"]["value"], "false");
    assert_eq!(
        json(&["compare", "f32", "LT", "TOTALORDER", "-nan", "1"])["result"]["value"],
        "true"
    );
    assert_eq!(json(&["reduce_precision", "f32", "e4m3", "1e-3"])["result"]["value"], "0");
    assert_eq!(json(&["select", "bf16", "false", "1", "2"])["result"]["value"], "2");
    assert_eq!(json(&["bitcast_convert", "f32", "i32", "1"])["result"]["code"], "0x3F800000");
    assert_eq!(json(&["multiply", "i8", "100", "3"])["result"]["value"], "44");
    assert_eq!(json(&["convert", "f32", "300", "--to", "i8"])["result"]["value"], "127");
}

#[test]
fn sums_are_told_step_by_step() {
    let ones = ["1"; 20];
    let answer = json(&[&["reduce_add", "f8E4M3FN"], &ones[..]].concat());
    // 16 + 1 is a tie that goes to 16
    assert_eq!(answer["result"]["value"], "16");
    assert_eq!(answer["steps"].as_array().map(Vec::len), Some(20));
    let exact = &answer["elsewhere"].as_array().unwrap()[1];
    assert_eq!((&exact["name"], &exact["value"]), (&"--accumulate exact".into(), &"20".into()));
    let answer = json(&["dot_general", "f8E4M3FN", "f32", "1", "2", "3", "4"]);
    assert_eq!(
        (&answer["result"]["value"], &answer["contradiction"]),
        (&"11".into(), &Value::Null)
    );
    assert_eq!(answer["steps"][2]["formula"], "2 * 4");
}

/// The formulas, exact results and given values of the steps.
fn steps(answer: &Value) -> Vec<[String; 3]> {
    let text = |value: &Value| value.as_str().expect("a text").to_string();
    let steps = answer["steps"].as_array().expect("a list");
    steps.iter().map(|it| ["formula", "exact", "value"].map(|field| text(&it[field]))).collect()
}

/// The formulas of the steps.
fn formulas(answer: &Value) -> Vec<String> {
    steps(answer).into_iter().map(|[formula, ..]| formula).collect()
}

#[test]
fn a_complex_product_is_told_part_by_part() {
    let answer = json(&["multiply", "complex<f32>", "1+2i", "(3,4)"]);
    // (1 * 3 - 2 * 4) + (1 * 4 + 2 * 3) i
    let expected = [
        ["1 * 3", "3", "3"],
        ["2 * 4", "8", "8"],
        ["1 * 4", "4", "4"],
        ["2 * 3", "6", "6"],
        ["real part: 3 - 8", "-5", "-5"],
        ["imaginary part: 4 + 6", "10", "10"],
    ];
    assert_eq!(steps(&answer), expected);
    assert_eq!(answer["result"]["value"], "(-5, 10)");
    assert_eq!(answer["result"]["code"], "0x41200000C0A00000");
}

#[test]
fn complex_functions_have_the_formulas_of_their_parts() {
    let answer = json(&["exponential", "complex<f32>", "1+2i"]);
    // by mpmath: e cos 2 = -1.13120438375681363…, e sin 2 = 2.47172667200481892…
    assert_eq!(answer["result"]["code"], "0x401E30C5BF90CB4E");
    let told = steps(&answer);
    assert_eq!(told[0][0], "real part: e^1 * cos(2)");
    assert!(told[0][1].starts_with("-1.13120438375681"), "{told:?}");
    assert_eq!(told[1][0], "imaginary part: e^1 * sin(2)");
    assert!(told[1][1].starts_with("2.47172667200481"), "{told:?}");
    let Ran { out, .. } = explain(&["sinh", "complex<f32>", "1-2i"]);
    assert!(out.contains("real part: sinh(1) * cos(-2) = "), "{out}");
    let answer = json(&["log", "complex<f64>", "-3+4i"]);
    // by mpmath: 1.60943791243410037… and 2.21429743558818100…
    assert_eq!(answer["result"]["code"], "0x4001B6E192EBBE443FF9C041F7ED8D33");
    assert_eq!(answer["contradiction"], Value::Null);
}

#[test]
fn moduli_and_quotients_of_complex_numbers_are_exact() {
    let answer = json(&["abs", "complex<f64>", "1-i"]);
    assert_eq!(
        (&answer["type"], &answer["result"]["code"]),
        (&"f64".into(), &"0x3FF6A09E667F3BCD".into())
    );
    assert_eq!(steps(&answer)[0][..2], ["sqrt(1^2 + (-1)^2)", "1.4142135623730950488016887242..."]);
    let answer = json(&["divide", "complex<f32>", "1+2i", "3+4i"]);
    // (1 + 2i) (3 - 4i) / 25 = (11 + 2i) / 25
    let told = steps(&answer);
    assert_eq!([&told[0][1], &told[1][1]], ["0.44", "0.08"]);
    assert_eq!(answer["result"]["code"], "0x3DA3D70A3EE147AE");
}

#[test]
fn formats_that_are_tables_have_neighbours_and_ends() {
    // HiFloat8 has 8 and 9, and ties go away from zero
    let answer = json(&["add", "hif8", "8", "0.5"]);
    let step = &answer["steps"][0];
    assert_eq!((&step["exact"], &step["tie"]), (&"8.5".into(), &true.into()));
    assert_eq!((&step["below"]["exact"], &step["above"]["exact"]), (&"8".into(), &"9".into()));
    assert_eq!(
        (&answer["result"]["value"], &answer["result"]["code"]),
        (&"9".into(), &"0x29".into())
    );
    // the largest value is 2^15, infinity stands at 1.5 * 2^15, and 1.25 * 2^15 is half way
    let answer = json(&["multiply", "hif8", "-32768", "1.25"]);
    assert_eq!(answer["steps"][0]["exact"], "-40960");
    assert_eq!(answer["result"]["value"], "-inf");
    assert_eq!(answer["contradiction"], Value::Null);
}

#[test]
fn formats_that_are_defined_are_told_without_contradiction() {
    // between zero and the smallest value of its sign, -2^323 = -1.7e97
    let zeroless = "exponent:8,mantissa:1,bias:-323,nan:all-ones,zero:none";
    let answer =
        json(&["cbrt", "zeroless", "0x298", "--define-type", &format!("zeroless={zeroless}")]);
    assert_eq!(answer["result"]["code"], "0x200");
    // a NaN of an unsigned type has no sign that could act, and keeps its payload
    let unsigned = "exponent:3,mantissa:2,sign:no,zero:none";
    let answer =
        json(&["abs", "unsigned", "0x1D", "--define-type", &format!("unsigned={unsigned}")]);
    assert_eq!(answer["result"]["code"], "0x1D");
}

#[test]
fn sums_of_integers_and_of_mixed_types_are_told() {
    let answer = json(&["reduce_add", "i8", "100", "100", "-3"]);
    // 200 - 256 = -56
    assert_eq!(answer["steps"][1]["note"], "200 is not from -128 to 127: modulo 2^8 it is -56");
    assert_eq!(answer["result"]["value"], "-59");
    let answer = json(&["dot_general", "i8", "i32", "100", "-100", "100", "127"]);
    // 10000 - 12700
    assert_eq!(answer["result"]["value"], "-2700");
    let answer = json(&["dot_general", "f32", "bf16", "257", "1"]);
    // bf16 has 8 bits: 257 is a tie between 256 and 258
    assert_eq!(steps(&answer)[1], ["257", "257", "256"]);
    assert_eq!(answer["result"]["value"], "256");
    // 0.3 of f64 and of f32 are spelled alike, but differ: the conversion is told
    let answer = json(&["dot_general", "f64", "f32", "0.3", "1"]);
    assert!(steps(&answer)[1][1].starts_with("0.299999999999999988897769753748"));
    let answer = json(&["dot_general", "complex<f32>", "i", "2", "i", "3"]);
    // i * i + 2 * 3
    assert_eq!(answer["result"]["value"], "(5, 0)");
}

#[test]
fn a_convolution_is_told_in_the_products_of_one_window() {
    let lhs = ["1.125", "-0.40625", "13", "0.6875", "-7.5", "22"];
    let window = ["x", "0.8125", "-3.25", "1.375", "padding=1,2", "stride=2", "at=1"];
    let answer = json(&[&["convolution", "f8E4M3FN"], &lhs[..], &window].concat());
    // by exact fractions, rounded to f8E4M3FN: the window has -0.40625, 13 and 0.6875
    let expected = [
        ["-0.40625 * 0.8125", "-0.330078125", "-0.34375"],
        ["0 + (-0.34375)", "-0.34375", "-0.34375"],
        ["13 * (-3.25)", "-42.25", "-44"],
        ["-0.34375 + (-44)", "-44.34375", "-44"],
        ["0.6875 * 1.375", "0.9453125", "0.9375"],
        ["-44 + 0.9375", "-43.0625", "-44"],
    ];
    assert_eq!(steps(&answer), expected);
    assert_eq!(
        (&answer["result"]["code"], &answer["contradiction"]),
        (&"0xE3".into(), &Value::Null)
    );
    let why = answer["why"][0].as_str().expect("a sentence");
    assert!(why.starts_with("the element at index 1 of the 4 of the result"), "{why}");
    assert!(why.contains("begins at index 2 of the 9 elements of the padded operand"), "{why}");
}

#[test]
fn a_reversed_window_is_told_from_its_end() {
    let convolution = |reverse: &[&str]| {
        let words = ["convolution", "f8E4M3FN", "16", "1", "1", "x", "1", "1", "1"];
        json(&[&words[..], reverse].concat())["result"]["value"].clone()
    };
    // 16 + 1 is a tie that goes to 16, while (1 + 1) + 16 is 18
    assert_eq!(convolution(&[]), "16");
    assert_eq!(convolution(&["reverse"]), "18");
}

#[test]
fn dilations_of_a_convolution_leave_zeros_and_gaps() {
    let words = ["1", "2", "3", "x", "10", "100", "lhs_dilation=2", "rhs_dilation=2", "at=2"];
    let answer = json(&[&["convolution", "i8", "i32"], &words[..]].concat());
    // 1 0 2 0 3: the last window has 2 and 3
    let told = formulas(&answer);
    assert_eq!(told, ["2 * 10", "0 + 20", "3 * 100", "20 + 300"]);
    assert_eq!(answer["result"]["value"], "320");
}

#[test]
fn infinity_times_the_padding_of_a_convolution_is_nan() {
    let answer = json(&["convolution", "f32", "1", "x", "inf", "padding=1,0"]);
    assert_eq!(steps(&answer)[0], ["0 * inf", "NaN", "NaN"]);
    assert_eq!(answer["result"]["value"], "NaN");
}

#[test]
fn a_window_is_reduced_from_its_first_element_on() {
    let words = ["1", "16", "1", "1", "window=3", "at=1"];
    let answer = json(&[&["reduce_window_add", "f8E4M3FN"], &words[..]].concat());
    // 17 is a tie between 16 and 18
    let expected = [["0 + 16", "16", "16"], ["16 + 1", "17", "16"], ["16 + 1", "17", "16"]];
    assert_eq!(steps(&answer), expected);
    let exact = &answer["elsewhere"].as_array().unwrap()[1];
    assert_eq!((&exact["name"], &exact["value"]), (&"--accumulate exact".into(), &"18".into()));
    assert_eq!(answer["contradiction"], Value::Null);
}

#[test]
fn padding_and_dilations_of_a_window_are_added_like_any_element() {
    let windows = ["window=2", "padding=1,-1", "base_dilation=2", "window_dilation=2", "at=1"];
    let answer = json(&[&["reduce_window_add", "i8", "5", "7", "9"], &windows[..]].concat());
    // 0 5 0 7 0: the window from 5 on has every other element
    assert_eq!(formulas(&answer), ["0 + 5", "5 + 7"]);
    assert_eq!(answer["result"]["value"], "12");
    // elements are converted to the type of the sum before they are added
    let answer = json(&["reduce_window_add", "bf16", "f32", "256", "1", "window=2"]);
    assert_eq!(answer["result"]["value"], "257");
}

#[test]
fn sums_of_products_across_kinds_convert_each_product() {
    let answer = json(&["dot_general", "f32", "i32", "1.5", "-1.5", "1", "1"]);
    // 1.5 becomes 1, and -1.5 becomes -1
    let told: Vec<[String; 2]> =
        steps(&answer).into_iter().map(|[formula, _, given]| [formula, given]).collect();
    assert_eq!(
        told,
        [
            ["1.5 * 1", "1.5"],
            ["1.5", "1"],
            ["0 + 1", "1"],
            ["-1.5 * 1", "-1.5"],
            ["-1.5", "-1"],
            ["1 + (-1)", "0"]
        ]
    );
    assert_eq!(answer["result"]["value"], "0");
}

#[test]
fn quantized_values_are_told_by_their_codes() {
    let ty = "!quant.uniform<i8:f32, 0.5:3>";
    let answer = json(&["uniform_quantize", "f32", ty, "1.75"]);
    // 1.75 / 0.5 + 3 = 6.5, of which the even neighbour is 6
    let told = steps(&answer);
    assert_eq!([&told[0][0], &told[1][0]], ["1.75 / 0.5", "3.5 + 3"]);
    assert_eq!(answer["result"]["code"], "0x06");
    let answer = json(&["uniform_dequantize", ty, "-7"]);
    // (-7 - 3) * 0.5
    assert_eq!((&answer["type"], &answer["result"]["value"]), (&"f32".into(), &"-5".into()));
}

#[test]
fn ops_of_several_steps_tell_each() {
    let answer = json(&["clamp", "f16", "0", "5", "3"]);
    let expected = [["maximum(5, 0)", "5", "5"], ["minimum(5, 3)", "3", "3"]];
    assert_eq!(steps(&answer), expected);
    let Ran { out, .. } = explain(&["logistic", "f32", "0"]);
    // 1 / (1 + e^0)
    assert!(out.contains("1 / 2 = 0.5 "), "{out}");
}

#[test]
fn what_cannot_be_explained_is_one_error_with_status_2() {
    for (arguments, message) in [
        (&["foo", "f32", "1"][..], "there is no op 'foo' to explain; there are abs, "),
        (&["add", "f9", "1", "2"], "'f9' is no element type"),
        (&["add", "f32", "1"], "takes 2 operands (lhs, rhs), given are 1"),
        (&["add", "f8E4M3FN", "1", "0x1FF"], "'0x1FF' is no f8E4M3FN"),
        (&["compare", "f32", "1", "2"], "needs a direction"),
        (&["convert", "f32", "1"], "needs the type of its result"),
        (&["sqrt", "i32", "4"], "stablehlo.sqrt"),
        (&["erf", "complex<f32>", "1"], "complex<f32>"),
        (&["add", "complex<f32>", "1", "(1,2"], "a value is (1,-2), 1-2i, 2i"),
        (&["bitcast_convert", "f32", "i8", "1"], "exactly 32 bits"),
        (&["convolution", "f32", "1", "2"], "takes the elements of the operand, an x, and those"),
        (&["convolution", "f32", "1", "x", "2", "at=1"], "windows from at=0 to at=0, not at=1"),
        (&["convolution", "f32", "1", "x", "2", "window=1"], "does not take 'window=1'"),
        (&["reduce_window_add", "f32", "1"], "needs the size of its window"),
        (&["reduce_window_add", "f32", "1", "window=2"], "no window of 2 on 1 elements"),
        (&["reduce_window_add", "f32", "1", "window=1", "reverse"], "does not take 'reverse'"),
        (&["add", "f32", "1", "2", "--policy", "nobody"], "nobody"),
    ] {
        let Ran { status, out, err } = explain(arguments);
        assert_eq!((status, out.as_str()), (2, ""), "{arguments:?}: {err}");
        assert!(err.starts_with("error: ") && err.contains(message), "{err}");
    }
}
