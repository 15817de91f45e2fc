//! `shlo-interp profile-numerics`, seen from outside.

use serde_json::{Value as Json, json};

use crate::desk::Desk;
use crate::schema;
use crate::shlo::{Ran, shlo};

/// What the command says of a program.
fn profiled(program: &str, arguments: &[&str]) -> Ran {
    let desk = Desk::new();
    let program = desk.file("program.mlir", program);
    shlo(&[&["profile-numerics", &program], arguments].concat())
}

/// The object that the command prints.
fn object(program: &str, arguments: &[&str]) -> Json {
    let Ran { status, out, err } = profiled(program, &[arguments, &["--format", "json"]].concat());
    assert_eq!(status, 0, "{err}");
    let object = serde_json::from_str(&out).expect("one object");
    schema::check(&object);
    object
}

fn row<'j>(object: &'j Json, name: &str) -> &'j Json {
    let rows = object["rows"].as_array().expect("rows");
    rows.iter().find(|row| row["name"] == name).unwrap_or_else(|| panic!("no {name}: {object:#}"))
}

/// Of 1 + 2^-24 nothing is left but 1, and of the difference nothing at all.
const LOST: &str = "\
func.func @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %sum = stablehlo.add %x, %y : tensor<2xf32> loc(\"layer0/mlp/sum\")
  %d = stablehlo.subtract %sum, %x : tensor<2xf32> loc(\"layer1/d\")
  return %d : tensor<2xf32>
}
";
const LOST_INPUTS: [&str; 4] = ["--input", "0,1", "--input", "5.9604644775390625e-08"];

#[test]
fn errors_are_those_of_the_op_and_those_so_far() {
    let found = object(LOST, &LOST_INPUTS);
    let (sum, difference) = (row(&found, "%sum"), row(&found, "%d"));
    assert_eq!(sum["local"]["largest"], 0.5);
    assert_eq!(sum["local"]["largest_at"], json!({"value": "%sum", "index": [1]}));
    assert_eq!((&sum["local"]["median"], &sum["local"]["zero"]), (&json!(0.0), &json!(1)));
    assert_eq!(difference["local"]["largest"], 0.0);
    assert_eq!(difference["relative"]["largest"], 1.0);
    assert_eq!(sum["values"][0]["line"], 2);
    assert_eq!(sum["values"][0]["loc"], "layer0/mlp/sum");
    // the results are 2^-24 and 0, both ought to be 2^-24
    let relative = found["results"][0]["relative"].as_f64().expect("a number");
    assert!((relative - 0.5f64.sqrt()).abs() < 1e-15, "{relative}");
}

#[test]
fn the_table_has_a_row_for_each_value() {
    let Ran { status, out, .. } = profiled(LOST, &LOST_INPUTS);
    assert_eq!(status, 0);
    let line = |name: &str| out.lines().find(|line| line.starts_with(name)).expect("a row");
    assert!(line("%sum").contains("0/0.5/0.5 at [1]"), "{out}");
    assert!(line("%d").contains("subtract"), "{out}");
    assert!(line("result 1:").contains("relative error 0.7071"), "{out}");
}

#[test]
fn rows_are_grouped_by_op_line_and_parts_of_locations() {
    let names = |by: &str| {
        let found = object(LOST, &[&LOST_INPUTS[..], &["--by", by]].concat());
        let rows = found["rows"].as_array().expect("rows").clone();
        rows.iter().map(|row| row["name"].as_str().unwrap().to_string()).collect::<Vec<_>>()
    };
    assert_eq!(names("op"), ["argument", "stablehlo.add", "stablehlo.subtract"]);
    assert_eq!(names("line"), ["1", "2", "3"]);
    assert_eq!(names("loc"), ["(no loc)", "layer0/mlp/sum", "layer1/d"]);
    assert_eq!(names("loc:1"), ["(no loc)", "layer0", "layer1"]);
    assert_eq!(names("loc:2"), ["(no loc)", "layer0/mlp", "layer1/d"]);
}

#[test]
fn the_largest_error_of_a_group_names_its_value() {
    let text = "func.func @main(%x: tensor<2xbf16>) -> tensor<2xbf16> {
      %a = stablehlo.multiply %x, %x : tensor<2xbf16>
      %b = stablehlo.add %a, %a : tensor<2xbf16>
      %c = stablehlo.multiply %b, %b : tensor<2xbf16>
      return %c : tensor<2xbf16>
    }";
    // (1 + 2^-7)^2 = 1 + 2^-6 + 2^-14 is 2^-7 ulp off; twice its rounding is 2 + 2^-5, whose square is
    // 4 + 2^-3 + 2^-10, which is 2^-10 / 2^-5 ulp off
    let found = object(text, &["--input", "1,1.0078125", "--by", "op"]);
    let local = &row(&found, "stablehlo.multiply")["local"];
    assert_eq!(local["largest_at"], json!({"value": "%c", "index": [1]}));
    assert_eq!(local["largest"], 1.0 / 32.0);
}

#[test]
fn rows_are_sorted_and_left_out() {
    let found = object(LOST, &[&LOST_INPUTS[..], &["--sort", "relative", "--top", "1"]].concat());
    assert_eq!(found["rows"][0]["name"], "%d");
    assert_eq!(
        (found["rows"].as_array().map(Vec::len), &found["rows_left_out"]),
        (Some(1), &json!(3))
    );
}

const OVERFLOW: &str = "\
func.func @main(%x: tensor<3xf8E4M3FN>) -> tensor<3xf32> {
  %s = stablehlo.add %x, %x : tensor<3xf8E4M3FN>
  %w = stablehlo.convert %s : (tensor<3xf8E4M3FN>) -> tensor<3xf32>
  return %w : tensor<3xf32>
}
";

#[test]
fn a_nan_is_told_with_its_operands_and_its_way() {
    let arguments = ["--input", "1,256,448"];
    let found = object(OVERFLOW, &arguments);
    let birth = &found["births"][0];
    assert_eq!((&birth["kind"], &birth["count"]), (&json!("NaN"), &json!(2)));
    assert_eq!((&birth["index"], &birth["exact"]), (&json!([1]), &json!(512.0)));
    assert_eq!((&birth["overflow"], &birth["results"]), (&json!(true), &json!([1])));
    assert_eq!(birth["handed_on_by"], json!(["%w"]));
    assert_eq!(birth["operands"][0]["bits"], "0x78");
    let Ran { out, .. } = profiled(OVERFLOW, &arguments);
    assert!(
        out.contains("where the exact result is 512, beyond 448\n  %x[1] = 256 (0x78)"),
        "{out}"
    );
    assert!(out.contains("  handed on by %w\n  reaches result 1\n"), "{out}");
}

#[test]
fn saturation_subnormals_headroom_and_exponents_are_those_of_the_type() {
    // the largest number of f8E4M3FN is 448, the smallest normal one 2^-6
    let text = "func.func @main(%x: tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN> {
      return %x : tensor<4xf8E4M3FN>
    }";
    let found = object(text, &["--input", "448,1,0.0078125,0"]);
    let x = row(&found, "%x");
    let counts = ["saturated", "subnormal", "zero", "nan"].map(|name| x[name].as_u64().unwrap());
    assert_eq!((counts, &x["headroom_bits"]), ([1, 1, 1, 0], &json!(0.0)));
    assert_eq!(x["exponents"], json!([[-7, 1], [0, 1], [8, 1]]));
    let Ran { out, .. } = profiled(text, &["--input", "448,1,0.0078125,0", "--exponents"]);
    assert!(out.contains("25 %  25 %") || out.contains("25 %       25 %"), "{out}");
    assert!(out.contains("2^-7 █      █       █ 2^8"), "{out}");
}

const PRODUCT: &str = "\
func.func @main(%a: tensor<1xf32>, %b: tensor<1xf32>) -> tensor<1xf32> {
  %p = stablehlo.multiply %a, %b : tensor<1xf32>
  return %p : tensor<1xf32>
}
";

#[test]
fn values_are_ranked_by_what_another_type_does_to_the_results() {
    // 1.0625 is 1 in f8E4M3FN, 1.5 is 1.5; the result is 1.59375, which alone would be 1.625
    let retype = ["--retype", "%a=f8E4M3FN", "--retype", "%b=f8E4M3FN"];
    let rank = ["--rank", "value", "--budget", "0.01"];
    let inputs = ["--input", "1.0625", "--input", "1.5"];
    let found = object(PRODUCT, &[&inputs[..], &retype, &rank].concat());
    let relative = |of: &Json| of["relative"].as_f64().expect("a number");
    let close = |one: f64, other: f64| assert!((one / other - 1.0).abs() < 1e-12, "{one} {other}");
    close(relative(&found["retyped"]["after"]), 0.09375 / 1.59375);
    close(relative(&found["retyped"]["results_alone"]), 0.03125 / 1.59375);
    let ranking = &found["ranking"];
    let names: Vec<_> =
        ranking["groups"].as_array().unwrap().iter().map(|it| &it["name"]).collect();
    assert_eq!(names, ["%a", "%b"]);
    assert_eq!(ranking["groups"][1]["harm"], 0.0);
    assert_eq!((&ranking["knee"]["groups"], &ranking["knee"]["budget"]), (&json!(1), &json!(0.01)));
    let Ran { out, .. } = profiled(PRODUCT, &[&inputs[..], &retype, &rank].concat());
    assert!(out.contains("2 values stored as f8E4M3FN"), "{out}");
    assert!(out.contains("knee: the 1 least harmful of 2 stored so together keep"), "{out}");
    assert!(out.contains("with %a it is 0.0588"), "{out}");
}

#[test]
fn a_retyping_of_nothing_is_an_error() {
    let inputs = ["--input", "1", "--input", "1"];
    for (retyping, reason) in [
        ("%w=f16", "no value of floats that ran is named %w"),
        ("bf16=f16", "no value of floats that ran is of type bf16"),
        ("loc:mlp=f16", "no value of floats that ran is at a loc with 'mlp'"),
        ("%a=i8", "i8 is no float type"),
        ("%a", "has to be TYPE=TYPE, %NAME=TYPE or loc:TEXT=TYPE"),
    ] {
        let Ran { status, out, err } =
            profiled(PRODUCT, &[&inputs[..], &["--retype", retyping]].concat());
        assert_eq!((status, out.as_str()), (2, ""), "{retyping}");
        assert!(err.contains(reason), "{retyping}: {err}");
    }
    assert_eq!(profiled(PRODUCT, &[&inputs[..], &["--rank", "value"]].concat()).status, 2);
    assert_eq!(profiled(PRODUCT, &[&inputs[..], &["--by", "loc:0"]].concat()).status, 2);
}

#[test]
fn a_program_that_does_not_run_is_an_error_with_its_place() {
    let text = "func.func @main(%x: tensor<f32>) -> tensor<f32> {
      %0 = stablehlo.custom_call @nobody(%x) : (tensor<f32>) -> tensor<f32>
      return %0 : tensor<f32>
    }";
    let Ran { status, out, err } = profiled(text, &["--input", "1", "--format", "json"]);
    let found: Json = serde_json::from_str(&out).expect("one object");
    schema::check(&found);
    assert_eq!(
        (&found["command"], &found["exit_code"]),
        (&json!("profile-numerics"), &json!(status))
    );
    assert!(status >= 3 && err.contains("program.mlir:2"), "{status} {err}");
    let Ran { status, .. } = profiled(text, &["--input", "1", "--custom-call", "nobody=identity"]);
    assert_eq!(status, 0);
}

#[test]
fn a_check_that_fails_is_told() {
    let text = "func.func @main(%x: tensor<f32>) -> tensor<f32> {
      check.expect_eq_const %x, dense<2.0> : tensor<f32>
      return %x : tensor<f32>
    }";
    let Ran { status, out, err } = profiled(text, &["--input", "1"]);
    assert_eq!(status, 1, "{err}");
    assert!(out.contains("%x") && err.contains("program.mlir:2"), "{err}");
}

#[test]
fn values_of_f64_are_measured_with_more_bits_than_they_have() {
    let text = "func.func @main(%x: tensor<f64>, %y: tensor<f64>) -> tensor<f64> {
      %s = stablehlo.add %x, %y : tensor<f64>
      %d = stablehlo.subtract %s, %x : tensor<f64>
      %g = stablehlo.custom_call @other(%d) : (tensor<f64>) -> tensor<f64>
      return %g : tensor<f64>
    }";
    // 0.1 + 0.2 lies in the middle of two numbers of f64, and the difference to 0.1 is exact
    let inputs = ["--input", "0.1", "--input", "0.2", "--custom-call", "other=identity"];
    let found = object(text, &inputs);
    assert_eq!(row(&found, "%s")["local"]["largest"], 0.5);
    assert_eq!(row(&found, "%d")["local"]["largest"], 0.0);
    // the sum is 2^-55 too large, and 0.2 is about 0.2
    let relative = row(&found, "%d")["relative"]["largest"].as_f64().expect("a number");
    assert!((relative / (2f64.powi(-55) / 0.2) - 1.0).abs() < 1e-9, "{relative}");
    // what a custom call costs is not known, which is not the same as nothing
    let unknown = row(&found, "%g");
    for errors in ["local", "total", "relative"] {
        assert_eq!((&unknown[errors]["count"], &unknown[errors]["lost"]), (&json!(0), &json!(0)));
    }
    assert_eq!(found["unknown_exact_results"], 1);
    let Ran { out, .. } = profiled(text, &inputs);
    let line = out.lines().find(|line| line.starts_with("%g")).expect("a row");
    let cells: Vec<&str> = line.split_whitespace().collect();
    assert_eq!(cells[..7], ["%g", "4", "custom_call", "tensor<f64>", "-", "-", "-"]);
    assert!(out.contains("note: the exact result of an op was not known 1 times"), "{out}");
}

/// e^x e^x - e^2x, which is nothing but errors.
const NOISE: &str = "\
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %e = stablehlo.exponential %x : tensor<f32>
  %p = stablehlo.multiply %e, %e : tensor<f32>
  %t = stablehlo.add %x, %x : tensor<f32>
  %q = stablehlo.exponential %t : tensor<f32>
  %d = stablehlo.subtract %p, %q : tensor<f32>
  return %d : tensor<f32>
}
";

#[test]
fn errors_that_the_shadow_is_not_exact_enough_for_are_marked() {
    for flags in [&["--input", "1.7"][..], &["--input", "1.7", "--wide"]] {
        let Ran { out, .. } = profiled(NOISE, flags);
        let line = |name: &str| out.lines().find(|line| line.starts_with(name)).expect("a row");
        assert!(line("%d").contains('~') && !line("%p").contains('~'), "{out}");
        assert!(out.contains("~ is before errors beside which the error of the shadow"), "{out}");
        let found = object(NOISE, flags);
        assert!(row(&found, "%d")["total"]["uncertain_from"].is_number());
        assert!(row(&found, "%p")["total"]["uncertain_from"].is_null());
    }
}

#[test]
fn harm_is_a_number_where_the_program_overflows_by_itself() {
    let text = "func.func @main(%x: tensor<2xf16>, %y: tensor<2xf16>) -> tensor<2xf16> {
      %s = stablehlo.multiply %x, %y : tensor<2xf16>
      return %s : tensor<2xf16>
    }";
    // 300 * 300 is beyond f16, and 1.0625 of %y is 1 in f8E4M3FN; 1000 of %x is NaN there
    let retyped = ["--retype", "f16=f8E4M3FN", "--rank", "value"];
    let inputs = ["--input", "300,1000", "--input", "300,1.0625"];
    let found = object(text, &[&inputs[..], &retyped].concat());
    let groups = found["ranking"]["groups"].as_array().expect("groups");
    let harm =
        |name: &str| &groups.iter().find(|group| group["name"] == name).expect("a group")["harm"];
    assert_eq!((harm("%x"), harm("%y")), (&json!("Infinity"), &json!(0.0)));
}

#[test]
fn blocks_have_the_errors_of_their_scales() {
    let text = "func.func @main(%w: tensor<4xf32>) -> tensor<4xf32> {
      %r = stablehlo.reverse %w, dims = [0] : tensor<4xf32>
      return %r : tensor<4xf32>
    }";
    // a block of 96 and 20 has the scale 16, in which 20 is 16; one of 7 and 3 has the scale 1, in which 7 is 6
    let retyped = ["--input", "96,20,7,3", "--retype", "%w=f4E2M1FN,block:2"];
    let found = object(text, &retyped);
    let relative = found["retyped"]["after"]["relative"].as_f64().expect("a number");
    let norm = (96f64.powi(2) + 20f64.powi(2) + 49.0 + 9.0).sqrt();
    assert!((relative / (17f64.sqrt() / norm) - 1.0).abs() < 1e-12, "{relative}");
}

#[test]
fn what_runs_in_loops_and_calls_has_one_row_and_all_its_executions() {
    let text = "func.func @main(%x: tensor<f16>) -> tensor<f16> {
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %three = stablehlo.constant dense<3> : tensor<i32>
      %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<f16>
      cond {
        %more = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %more : tensor<i1>
      } do {
        %w = func.call @square(%v) : (tensor<f16>) -> tensor<f16>
        %j = stablehlo.add %i, %one : tensor<i32>
        stablehlo.return %j, %w : tensor<i32>, tensor<f16>
      }
      return %r#1 : tensor<f16>
    }
    func.func @square(%a: tensor<f16>) -> tensor<f16> {
      %s = stablehlo.multiply %a, %a : tensor<f16> loc(\"block/square\")
      return %s : tensor<f16>
    }";
    // 20, 400, 160000: the second square is beyond 65504, and infinity squared is no second birth
    let found = object(text, &["--input", "20"]);
    let square = row(&found, "@square/%s");
    assert_eq!((&square["executions"], &square["infinite"]), (&json!(3), &json!(2)));
    assert_eq!(square["exponents"], json!([[8, 1]]));
    assert_eq!(found["births"].as_array().map(Vec::len), Some(1));
    let birth = &found["births"][0];
    assert_eq!(
        (&birth["value"], &birth["exact"]),
        (&json!("@main/%r.body[1]/%w@square/%s"), &json!(160_000.0))
    );
    assert_eq!(
        (&birth["loc"], &birth["operands"][0]["bits"]),
        (&json!("block/square"), &json!("0x5E40"))
    );
    let by = object(text, &["--input", "20", "--by", "loc:1"]);
    assert_eq!(row(&by, "block")["executions"], 3);
}

#[test]
fn sums_that_are_better_than_those_of_f64_are_measured_by_exact_ones() {
    let text = "func.func @main(%x: tensor<3xf32>) -> tensor<f32> {
      %z = stablehlo.constant dense<0.0> : tensor<f32>
      %s = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
      return %s : tensor<f32>
    }";
    // in order f64 loses the 1, too
    let arguments = ["--input", "1e30,1,-1e30", "--accumulate", "exact"];
    let found = object(text, &arguments);
    assert_eq!(row(&found, "%s")["local"]["largest"], 0.0);
    let found = object(text, &["--input", "16777216,1,-16777216"]);
    assert_eq!(row(&found, "%s")["local"]["largest"], 2f64.powi(23));
}
