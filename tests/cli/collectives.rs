//! `shlo-interp compare PROGRAM` on programs of several processes, seen from outside.

use std::fs;

use serde_json::Value as Json;

use crate::desk::Desk;
use crate::schema;
use crate::shlo::{Ran, shlo};

fn compare(arguments: &[&str]) -> Ran {
    shlo(&[&["compare"], arguments].concat())
}

/// The judgement as JSON, which the published schema admits.
fn json(arguments: &[&str]) -> (i32, Json) {
    let Ran { status, out, err } = compare(&[arguments, &["--format", "json"]].concat());
    let object = serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}{err}"));
    schema::check(&object);
    (status, object)
}

/// The last rung of a value, by its name.
fn rung<'j>(object: &'j Json, name: &str) -> &'j str {
    let values = object["values"].as_array().expect("values");
    let found = values.iter().find(|value| value["name"] == name);
    found.and_then(|value| value["rung"].as_str()).unwrap_or_else(|| panic!("{name}: {object}"))
}

/// A collective op with one operand, whose members are all replicas.
fn program(op: &str, ty: &str, body: Option<&str>, count: usize, more: &str) -> String {
    let element = ty.rsplit('x').next().unwrap_or(ty);
    let region = body.map(|body| {
        format!(
            "({{
             ^bb0(%x: tensor<{element}>, %y: tensor<{element}>):
               %z = stablehlo.{body} %x, %y : tensor<{element}>
               stablehlo.return %z : tensor<{element}>
           }})"
        )
    });
    let ids: Vec<String> = (0..count).map(|id| id.to_string()).collect();
    let groups = format!("replica_groups = dense<[[{}]]> : tensor<1x{count}xi64>", ids.join(","));
    let attributes = if op == "collective_permute" { String::new() } else { groups };
    let region = region.unwrap_or_default();
    format!(
        "func.func @main(%a: tensor<{ty}>) -> tensor<{ty}> {{
           %0 = \"stablehlo.{op}\"(%a) {region} {{{attributes}{more}}} : (tensor<{ty}>) -> tensor<{ty}>
           return %0 : tensor<{ty}>
         }}"
    )
}

/// What is found of the results of processes that have one argument each.
fn judged(text: &str, processes: &[(&str, &str)], legal: &str) -> (i32, Json) {
    let desk = Desk::new();
    let program = desk.file("p.mlir", text);
    let count = processes.len().to_string();
    let mut flags = vec!["--num-replicas".to_string(), count, format!("--legal={legal}")];
    for (replica, (input, actual)) in processes.iter().enumerate() {
        flags.extend(["--input".into(), format!("{replica},0:{input}")]);
        flags.extend(["--actual".into(), format!("{replica},0:{actual}")]);
    }
    let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
    json(&[&[program.as_str()], flags.as_slice()].concat())
}

// 1 + 2^-24 + 2^-24 is 1 in order, and 1 + 2^-23 if the small terms are added first
const SMALL: &str = "5.9604644775390625e-8";
const ABOVE_ONE: &str = "1.00000011920928955078125";

#[test]
fn each_process_may_add_in_an_order_of_its_own() {
    let text = program("all_reduce", "f32", Some("add"), 3, "");
    let judge = |results: [&str; 3]| {
        let processes = [("1", results[0]), (SMALL, results[1]), (SMALL, results[2])];
        judged(&text, &processes, "none,ieee")
    };
    let (status, object) = judge(["1", ABOVE_ONE, "1"]);
    assert_eq!(status, 0, "{object}");
    assert_eq!(object["values"].as_array().unwrap().len(), 3);
    // 1 + 3 * 2^-23: two units above the sum, and two additions err by half a unit each
    let (status, object) = judge(["1", ABOVE_ONE, "1.00000035762786865234375"]);
    // the next rung that would explain it is not given
    assert_eq!((status, rung(&object, "2,0:@main/%0")), (1, "units"));
    assert_eq!(object["first_violation"], "2,0:@main/%0");
    let of = |name: &str| {
        let values = object["values"].as_array().unwrap();
        values.iter().find(|value| value["name"] == name).unwrap()["process"].clone()
    };
    assert_eq!(of("1,0:@main/%0"), serde_json::json!([1, 0]));
}

#[test]
fn two_terms_have_one_addition() {
    // 1 + 2^-24 lies halfway: one addition to nearest gives 1, and a second one has nothing to round
    let text = program("all_reduce", "f32", Some("add"), 2, "");
    let judge = |legal: &str, second: &str| judged(&text, &[("1", "1"), (SMALL, second)], legal).0;
    assert_eq!(judge("none,ieee", "1"), 0);
    assert_eq!(judge("none,ieee,units", ABOVE_ONE), 0);
    assert_eq!(judge("ieee", "1.00000035762786865234375"), 1);
    // a group of one hands its operand on
    let alone = program("all_reduce", "f32", Some("add"), 1, "");
    assert_eq!(judged(&alone, &[("1", "1")], "ieee").0, 0);
    assert_eq!(judged(&alone, &[("1", ABOVE_ONE)], "ieee").0, 1);
}

#[test]
fn a_narrow_sum_may_be_made_in_its_own_type_or_in_f32() {
    // 1 + 2^-8 + 2^-8 in bf16: 1 in order, since each half unit rounds to even, and 1 + 2^-7 in f32
    let text = program("all_reduce", "bf16", Some("add"), 3, "");
    let (small, above) = ("0.00390625", "1.0078125");
    let (status, object) =
        judged(&text, &[("1", "1"), (small, above), (small, "1.0234375")], "ieee");
    assert_eq!(status, 1, "{object}");
    assert_eq!(rung(&object, "0,0:@main/%0"), "same bits");
    assert_ne!(rung(&object, "1,0:@main/%0"), "VIOLATION");
    assert_eq!(rung(&object, "2,0:@main/%0"), "VIOLATION");
}

#[test]
fn extremes_and_integers_have_one_result_and_other_bodies_are_undecided() {
    let judge = |body: &str, ty: &str, results: [&str; 2]| {
        let text = program("all_reduce", ty, Some(body), 2, "");
        judged(&text, &[("3", results[0]), ("5", results[1])], "ieee")
    };
    assert_eq!(judge("maximum", "f32", ["5", "5"]).0, 0);
    assert_eq!(judge("maximum", "f32", ["5", "3"]).0, 1);
    assert_eq!(judge("minimum", "bf16", ["3", "3.015625"]).0, 1);
    assert_eq!(judge("add", "i32", ["8", "8"]).0, 0);
    assert_eq!(judge("add", "i32", ["8", "5"]).0, 1);
    assert_eq!(judge("and", "i8", ["1", "3"]).0, 1);
    // a product of two factors may be off by four units, 2 n u
    assert_eq!(judge("multiply", "f32", ["15", "15.000001"]).0, 0);
    assert_eq!(judge("multiply", "f32", ["15", "15.1"]).0, 1);
    let (status, object) = judge("subtract", "f32", ["-2", "2"]);
    assert_eq!((status, rung(&object, "1,0:@main/%0")), (0, "undecided"));
}

#[test]
fn a_permutation_has_one_result_for_each_process() {
    let pairs = "source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>";
    let text = program("collective_permute", "2xf32", None, 3, pairs);
    let judge = |results: [&str; 3]| {
        let processes = [("1,2", results[0]), ("3,4", results[1]), ("5,6", results[2])];
        judged(&text, &processes, "ieee").0
    };
    // the first process is no target
    assert_eq!(judge(["0,0", "1,2", "3,4"]), 0);
    assert_eq!(judge(["5,6", "1,2", "3,4"]), 1);
    assert_eq!(judge(["0,0", "3,4", "1,2"]), 1);
}

#[test]
fn results_that_do_not_fit_the_grid_are_refused() {
    let desk = Desk::new();
    let text = program("all_reduce", "f32", Some("add"), 2, "");
    let program = desk.file("p.mlir", text);
    let refused = |more: &[&str]| {
        let given = [&program, "--input", "0,0:1", "--input", "1,0:2", "--num-replicas", "2"];
        let Ran { status, out, err } = compare(&[&given, more].concat());
        assert_eq!((status, out.as_str()), (2, ""), "{err}");
        err
    };
    let err = refused(&["--actual", "0,0:3"]);
    assert!(err.contains("process (1, 0) of 2: --actual: no result is given"), "{err}");
    let err = refused(&["--actual", "3", "--actual", "3"]);
    assert!(
        err.contains("process (0, 0) of 2: @main has 1 result, --actual is given 2 times"),
        "{err}"
    );
    let err = refused(&["--actual", "2,0:3"]);
    assert!(err.contains("--actual 2,0: there are 2 replicas and 1 partitions"), "{err}");
    let err = refused(&[]);
    assert!(err.contains("there is nothing to judge"), "{err}");
    // a result for all processes, and one that is left out
    let given = [&program, "--input", "0,0:1", "--input", "1,0:2", "--num-replicas", "2"];
    assert_eq!(compare(&[&given[..], &["--actual", "3"]].concat()).status, 0);
    let one = ["--actual", "0,0:3", "--actual", "1,0:ignored"];
    assert_eq!(compare(&[&given[..], &one].concat()).status, 0);
    // flags about processes are no flags of two tensors
    let Ran { status, err, .. } = compare(&["1xf32=1", "1xf32=1", "--num-partitions", "2"]);
    assert_eq!(status, 2, "{err}");
}

const LAYERS: &str = "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  %id = stablehlo.partition_id : tensor<ui32>
  %e = stablehlo.exponential %a : tensor<2xf32>
  %s = \"stablehlo.all_reduce\"(%e) ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %z = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %z : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids} : (tensor<2xf32>) -> tensor<2xf32>
  %p = stablehlo.divide %e, %s : tensor<2xf32>
  return %p : tensor<2xf32>
}
";

/// A directory of values as `run --trace` writes it, with the values of a grid of two partitions.
fn traced(desk: &Desk, program: &str) -> String {
    let directory = desk.path("trace").display().to_string();
    let inputs = ["--input", "0,0:0,1", "--input", "0,1:1,1", "--num-partitions", "2"];
    let flags = ["--trace", &directory, "--format", "none"];
    let Ran { status, err, .. } = shlo(&[&["run", program], &inputs[..], &flags].concat());
    assert_eq!(status, 0, "{err}");
    directory
}

#[test]
fn values_inside_of_processes_are_judged_on_what_the_group_had() {
    let desk = Desk::new();
    let program = desk.file("p.mlir", LAYERS);
    let dumps = traced(&desk, &program);
    let inputs = ["--input", "0,0:0,1", "--input", "0,1:1,1", "--num-partitions", "2"];
    let judge = || json(&[&[program.as_str()], &inputs[..], &["--dumps", &dumps]].concat());
    let (status, object) = judge();
    assert_eq!(status, 0, "{object}");
    assert_eq!(object["values"].as_array().unwrap().len(), 8);
    // process (0, 1) computed another exponential: the sums of both processes are right for it, but for the one that
    // was made without it
    let index = fs::read_to_string(desk.path("trace/index.csv")).unwrap();
    let file = |name: &str| {
        let line =
            index.lines().find(|line| line.contains(name)).unwrap_or_else(|| panic!("{index}"));
        let path = line.rsplit(',').next().unwrap();
        let name = std::path::Path::new(path).file_name().unwrap();
        desk.path("trace").join(name)
    };
    let write = |name: &str, values: [f32; 2]| {
        let tensor = shlo_interp::Tensor::from_vec(&[2], values.to_vec()).unwrap();
        let mut out = fs::File::create(file(name)).unwrap();
        shlo_interp::files::npy::write_to(&tensor, &mut out).unwrap();
    };
    write("0,1:@main/%e", [3.0, 4.0]);
    let [e, sum] = [2.718_281_7f32, 2.718_281_7f32 + 4.0];
    write("0,0:@main/%s", [4.0, sum]);
    write("0,1:@main/%s", [5.0, sum]);
    write("0,0:@main/%p", [0.25, e / sum]);
    write("0,1:@main/%p", [0.6, 4.0 / sum]);
    let (status, object) = judge();
    assert_eq!(status, 1);
    let refused: Vec<&str> = object["values"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|value| value["accepted"] == false)
        .map(|value| value["name"].as_str().unwrap())
        .collect();
    assert_eq!(refused, ["0,1:@main/%e", "0,1:@main/%s"], "{object}");
    let page = desk.path("page.html").display().to_string();
    let flags = ["--dumps", &dumps, "--report", &page];
    let Ran { out, .. } = compare(&[&[program.as_str()], &inputs[..], &flags].concat());
    assert!(out.contains("in process (0, 1)") && out.contains("  process  "), "{out}");
    assert!(out.contains("extract PROGRAM --op '0,1:@main/%e'"), "{out}");
    assert!(fs::read_to_string(page).unwrap().contains("0,1:@main/%s, process (0, 1)"));
}

#[test]
fn values_that_no_process_showed_pass_through_collectives() {
    let desk = Desk::new();
    let program = desk.file("p.mlir", LAYERS);
    // e^0, e^1 as mpmath gives them, over the sums of the two processes
    let e = std::f64::consts::E;
    let judge = |first: f64| {
        let own = format!("0,0:{:?},{:?}", first as f32, 0.5f32);
        let other = format!("0,1:{:?},{:?}", (e / (1.0 + e)) as f32, 0.5f32);
        let inputs = ["--input", "0,0:0,1", "--input", "0,1:1,1", "--num-partitions", "2"];
        let results = ["--actual", &own, "--actual", &other];
        json(&[&[program.as_str()], &inputs[..], &results].concat())
    };
    let (status, object) = judge(1.0 / (1.0 + e));
    assert_eq!(status, 0, "{object}");
    // eight units away
    let (status, _) = judge(1.0 / (1.0 + e) * (1.0 + 32.0 * f64::from(f32::EPSILON)));
    assert_eq!(status, 1);
    // without the other process the quotient is 1
    assert_eq!(judge(1.0).0, 1);
}

const MANUAL: &str = "module @m {
  sdy.mesh @mesh = <[\"x\"=2]>
  func.func @main(%a: tensor<4xf32>) -> (tensor<2xf32>, tensor<4xf32>) {
    %e = stablehlo.exponential %a : tensor<4xf32>
    %0:2 = sdy.manual_computation(%e) in_shardings=[<@mesh, [{\"x\"}]>] out_shardings=[<@mesh, [{}]>, <@mesh, [{\"x\"}]>] manual_axes={\"x\"} (%p: tensor<2xf32>) {
      %s = \"stablehlo.all_reduce\"(%p) ({
        ^bb0(%x: tensor<f32>, %y: tensor<f32>):
          %z = stablehlo.add %x, %y : tensor<f32>
          stablehlo.return %z : tensor<f32>
      }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids} : (tensor<2xf32>) -> tensor<2xf32>
      %r = \"stablehlo.collective_permute\"(%p) {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>} : (tensor<2xf32>) -> tensor<2xf32>
      sdy.return %s, %r : tensor<2xf32>, tensor<2xf32>
    } : (tensor<4xf32>) -> (tensor<2xf32>, tensor<4xf32>)
    return %0#0, %0#1 : tensor<2xf32>, tensor<4xf32>
  }
}
";

#[test]
fn manual_computations_are_judged_as_wholes_and_inside() {
    let desk = Desk::new();
    let program = desk.file("p.mlir", MANUAL);
    // e^0 to e^3 to the nearest f32, as mpmath gives them, and 1 + e^2, e + e^3
    let judge = |sums: &str, swapped: &str| {
        let results = ["--actual", sums, "--actual", swapped];
        json(&[&[program.as_str(), "--input", "0,1,2,3"], &results[..]].concat()).0
    };
    let (sums, swapped) = ("8.389056,22.803818", "7.389056,20.085537,1,2.7182817");
    assert_eq!(judge(sums, swapped), 0);
    // an exponential may be off by four units, and the sum of two of them with it
    assert_eq!(judge("8.389057,22.803818", swapped), 0);
    assert_eq!(judge("8.3891,22.803818", swapped), 1);
    assert_eq!(judge(sums, "1,2.7182817,7.389056,20.085537"), 1);
    assert_eq!(judge("1,22.803818", swapped), 1);
    // values on the devices have names of their own
    let trace = desk.path("trace").display().to_string();
    let flags = ["--trace", &trace, "--format", "none"];
    let Ran { status, err, .. } =
        shlo(&[&["run", &program, "--input", "0,1,2,3"], &flags[..]].concat());
    assert_eq!(status, 0, "{err}");
    let (status, object) = json(&[&program, "--input", "0,1,2,3", "--dumps", &trace]);
    assert_eq!((status, rung(&object, "@main/%0.device[1]/%s")), (0, "same bits"));
    assert_eq!(object["values"].as_array().unwrap().len(), 7);
}

const NESTED: &str = "module @m {
  sdy.mesh @mesh = <[\"x\"=2, \"y\"=2]>
  func.func @main(%a: tensor<4xf32>) -> (tensor<2xf32>, tensor<4xf32>) {
    %e = stablehlo.exponential %a : tensor<4xf32>
    %0:2 = sdy.manual_computation(%e) in_shardings=[<@mesh, [{\"x\"}]>] out_shardings=[<@mesh, [{\"x\"}]>, <@mesh, [{\"x\"}]>] manual_axes={\"x\"} (%p: tensor<2xf32>) {
      %1:2 = sdy.manual_computation(%p) in_shardings=[<@mesh, [{\"y\"}]>] out_shardings=[<@mesh, [{}]>, <@mesh, [{\"y\"}]>] manual_axes={\"y\"} (%q: tensor<1xf32>) {
        %s = \"stablehlo.all_reduce\"(%q) ({
          ^bb0(%x: tensor<f32>, %y: tensor<f32>):
            %z = stablehlo.add %x, %y : tensor<f32>
            %c = sdy.sharding_constraint %z <@mesh, []> : tensor<f32>
            stablehlo.return %c : tensor<f32>
        }) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids} : (tensor<1xf32>) -> tensor<1xf32>
        sdy.return %s, %q : tensor<1xf32>, tensor<1xf32>
      } : (tensor<2xf32>) -> (tensor<1xf32>, tensor<2xf32>)
      sdy.return %1#0, %1#1 : tensor<1xf32>, tensor<2xf32>
    } : (tensor<4xf32>) -> (tensor<2xf32>, tensor<4xf32>)
    return %0#0, %0#1 : tensor<2xf32>, tensor<4xf32>
  }
}
";

#[test]
fn computations_inside_of_computations_join_what_their_devices_know() {
    let desk = Desk::new();
    let program = desk.file("p.mlir", NESTED);
    // e^0 to e^3 to the nearest f32, as mpmath gives them: 1 + e, e^2 + e^3
    let judge = |sums: &str, all: &str| {
        let results = ["--actual", sums, "--actual", all];
        json(&[&[program.as_str(), "--input", "0,1,2,3"], &results[..]].concat())
    };
    let (sums, all) = ("3.7182817,27.474594", "1,2.7182817,7.389056,20.085537");
    assert_eq!(judge(sums, all).0, 0);
    // each exponential may be off by some units
    let (status, object) = judge("3.7182822,27.474598", "1,2.718282,7.3890566,20.085539");
    assert_eq!((status, rung(&object, "@main/%0#0")), (0, "ieee"), "{object}");
    assert_eq!(judge("3.7183,27.474594", all).0, 1);
    assert_eq!(judge("27.474594,3.7182817", all).0, 1);
    assert_eq!(judge("1,27.474594", all).0, 1);
    assert_eq!(judge(sums, "2.7182817,1,7.389056,20.085537").0, 1);
}

const STEPS: &str = "func.func @main(%a: tensor<f32>) -> (tensor<f32>, tensor<ui32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %id = stablehlo.partition_id : tensor<ui32>
  %0:2 = stablehlo.while(%i = %zero, %v = %a) : tensor<i32>, tensor<f32>
    cond {
      %c = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %e = stablehlo.exponential %v : tensor<f32>
      %m = \"stablehlo.collective_permute\"(%e) {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (tensor<f32>) -> tensor<f32>
      %h = stablehlo.negate %m : tensor<f32>
      %n = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %n, %h : tensor<i32>, tensor<f32>
    }
  return %0#1, %id : tensor<f32>, tensor<ui32>
}
";

#[test]
fn what_is_known_goes_from_process_to_process_in_loops() {
    let desk = Desk::new();
    let program = desk.file("p.mlir", STEPS);
    // three times x -> -exp(x) of what the other process has: from 0 and 1, in f64
    let thrice = |x: f64| (0..3).fold(x, |x, _| -x.exp());
    let judge = |first: f64, second: f64, number: &str| {
        let results = [format!("0,0:1={first:?}"), format!("0,1:1={second:?}")];
        let numbers = ["0,0:2=0".to_string(), format!("0,1:2={number}")];
        let given = results.iter().chain(&numbers).flat_map(|it| ["--actual", it]);
        let inputs = ["--input", "0,0:0", "--input", "0,1:1", "--num-partitions", "2"];
        let flags: Vec<&str> = inputs.into_iter().chain(given).collect();
        json(&[&[program.as_str()], flags.as_slice()].concat())
    };
    let near = |value: f64, ulps: f64| value * (1.0 + ulps * f64::from(f32::EPSILON) / 2.0);
    // an odd number of steps ends at the other process
    let (own, other) = (thrice(1.0), thrice(0.0));
    let (status, object) = judge(near(own, 2.0), near(other, -2.0), "1");
    assert_eq!(status, 0, "{object}");
    let loops = object["loops"].as_array().unwrap();
    assert_eq!(loops.len(), 2);
    assert_eq!((&loops[1]["name"], &loops[1]["ours"]), (&"0,1:@main/%0".into(), &3.into()));
    assert_eq!(judge(other, own, "1").0, 1);
    assert_eq!(judge(near(own, 64.0), other, "1").0, 1);
    let (status, object) = judge(own, other, "0");
    assert_eq!((status, rung(&object, "0,1:@main/%id")), (1, "VIOLATION"));
}

#[test]
fn the_larger_of_two_values_that_were_not_shown_may_be_smaller_than_ours() {
    let desk = Desk::new();
    let text = LAYERS.replace("stablehlo.add", "stablehlo.maximum");
    let program = desk.file("p.mlir", text.replace("return %p", "return %s"));
    let judge = |largest: f32| {
        let actual = format!("{largest:?},{largest:?}");
        let flags = ["--input", "1,1", "--num-partitions", "2", "--actual", &actual];
        json(&[&[program.as_str()], &flags[..]].concat())
    };
    // e to the nearest f32, which is a multiple of 2^-22, and three units less, which both processes may have
    let e = std::f32::consts::E;
    assert_eq!(judge(e - 3.0 * 2f32.powi(-22)).0, 0);
    assert_eq!(judge(e + 3.0 * 2f32.powi(-22)).0, 0);
    assert_eq!(judge(e - 9.0 * 2f32.powi(-22)).0, 1);
}
