//! Programs on several devices, seen from outside: which device has what, and what is said of devices.

use serde_json::{Value, json};

use crate::desk::Desk;
use crate::schema;
use crate::shlo::Ran;

/// A directory with a program in it.
fn with(program: &str) -> Desk {
    let desk = Desk::new();
    desk.file("p.mlir", program);
    desk
}

/// Runs the program of the directory.
fn run(desk: &Desk, arguments: &[&str]) -> Ran {
    desk.shlo(&[&["p.mlir"], arguments].concat())
}

/// The elements of a .npy file of i32, which stand behind its header of 128 bytes at most.
fn integers(desk: &Desk, name: &str, count: usize) -> Vec<i32> {
    let bytes = std::fs::read(desk.path(name)).expect("a file");
    assert!(bytes.starts_with(b"\x93NUMPY") && bytes.len() % 64 == count * 4 % 64, "{name}");
    let elements = bytes[bytes.len() - count * 4..].chunks_exact(4);
    elements.map(|bytes| i32::from_le_bytes(bytes.try_into().expect("four bytes"))).collect()
}

/// Devices 0 to 3 at (x, y) = (0, 0), (0, 1), (1, 0), (1, 1); each row of devices adds its own number.
const TWO_ROWS: &str = r#"module attributes {mhlo.num_partitions = 4 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func public @main(%a: tensor<4x2xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, %b: tensor<i32>)
      -> (tensor<4x2xi32> {jax.result_info = "result['s']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}) {
    %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%c: tensor<2x2xi32>) {
      %1 = stablehlo.add %c, %c : tensor<2x2xi32>
      sdy.return %1 : tensor<2x2xi32>
    } : (tensor<4x2xi32>) -> tensor<4x2xi32>
    return %0 : tensor<4x2xi32>
  }
}
"#;

const INPUTS: [&str; 4] = ["--input", "4x2xi32=0,1,2,3,4,5,6,7", "--input", "i32=9"];

fn with_inputs<'a>(flags: &[&'a str]) -> Vec<&'a str> {
    [&INPUTS[..], flags].concat()
}

#[test]
fn the_mesh_and_the_part_of_each_device_are_printed_before_results() {
    let desk = with(TWO_ROWS);
    let ran = run(&desk, &with_inputs(&["--mesh", "--format", "dense"]));
    let expected = r#"// mesh @mesh: <["x"=2, "y"=2]>
//   x=0, y=0..1: devices 0-1
//   x=1, y=0..1: devices 2-3
// @main argument 0 (a): tensor<4x2xi32> by <@mesh, [{"x"}, {"y"}]>
//   [0:2, 0:1] on device 0
//   [0:2, 1:2] on device 1
//   [2:4, 0:1] on device 2
//   [2:4, 1:2] on device 3
// @main argument 1 (b): tensor<i32>: no sharding is stated, so the partitioner would choose one
// @main result 0 (result['s']): tensor<4x2xi32> by <@mesh, [{}, {"y"}]>
//   [0:4, 0:1] on devices 0, 2
//   [0:4, 1:2] on devices 1, 3
// sdy.manual_computation at p.mlir:5:5, manual along "x"
//   operand 0: tensor<4x2xi32> by <@mesh, [{"x"}, {}]>
//     [0:2, 0:2] on devices 0-1
//     [2:4, 0:2] on devices 2-3
//   result 0: tensor<4x2xi32> by <@mesh, [{"x"}, {}]>
//     [0:2, 0:2] on devices 0-1
//     [2:4, 0:2] on devices 2-3
dense<[[0, 2], [4, 6], [8, 10], [12, 14]]> : tensor<4x2xi32>
"#;
    assert_eq!((ran.status, ran.out.as_str()), (0, expected), "{}", ran.err);
}

#[test]
fn json_holds_the_mesh_and_the_parts() {
    let desk = with(TWO_ROWS);
    let ran = run(&desk, &with_inputs(&["--mesh", "--format", "json"]));
    let objects: Vec<Value> =
        ran.out.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    objects.iter().for_each(schema::check);
    let [placement, function] = &objects[..] else { panic!("{}", ran.out) };
    assert_eq!(function["status"], "fine");
    let placement = &placement["placement"];
    assert_eq!(placement["meshes"][0]["devices"][3], json!({"device": 3, "coordinates": [1, 1]}));
    let parts = &placement["values"][0]["parts"];
    assert_eq!(parts[2], json!({"slice": [[2, 4], [0, 1]], "devices": [2]}));
    assert_eq!(placement["values"][1]["parts"], Value::Null);
    let computation = &placement["computations"][0];
    assert_eq!((&computation["line"], &computation["manual_axes"]), (&json!(5), &json!(["x"])));
    assert_eq!(computation["values"][1]["parts"][1]["devices"], json!([2, 3]));
}

#[test]
fn a_dump_has_a_file_for_each_value_and_device() {
    let desk = with(TWO_ROWS);
    let ran = run(&desk, &with_inputs(&["--device-dump", "d", "--format", "none"]));
    assert_eq!((ran.status, ran.out.as_str()), (0, ""), "{}", ran.err);
    let devices = |name: &str| (0..4).map(|device| format!("{name}.device{device}.npy")).collect();
    let expected: Vec<Vec<String>> = vec![
        vec!["devices.csv".into()],
        devices("main.argument0"),
        vec!["main.argument1.npy".into()],
        devices("main.line05_5.run0001.operand0"),
        devices("main.line05_5.run0001.result0"),
        devices("main.result0"),
    ];
    assert_eq!(desk.names("d"), expected.concat());
    assert_eq!(integers(&desk, "d/main.argument0.device3.npy", 2), [5, 7]);
    assert_eq!(integers(&desk, "d/main.line05_5.run0001.operand0.device2.npy", 4), [4, 5, 6, 7]);
    assert_eq!(integers(&desk, "d/main.line05_5.run0001.result0.device2.npy", 4), [8, 10, 12, 14]);
    assert_eq!(integers(&desk, "d/main.result0.device1.npy", 4), [2, 6, 10, 14]);
    let index = desk.text("d/devices.csv");
    let line = "main.argument0.device3.npy,main,argument,0,a,,,,,3,\"x=1, y=1\",tensor<2x1xi32>,\"[2:4, 1:2]\"\n";
    assert!(index.contains(line), "{index}");
    let line = "main.line05_5.run0001.result0.device1.npy,main,result,0,,5,5,1,,1,\"x=0, y=1\",tensor<2x2xi32>,\"[0:2, 0:2]\"\n";
    assert!(index.contains(line), "{index}");
}

#[test]
fn a_dump_replaces_that_of_an_earlier_run_and_nothing_else() {
    let desk = with(TWO_ROWS);
    let dump = with_inputs(&["--device-dump", "d"]);
    assert_eq!(run(&desk, &dump).status, 0);
    let names = desk.names("d");
    desk.file("d/mine.npy", "mine");
    let smaller = TWO_ROWS.replace("sdy.sharding = #sdy.sharding<@mesh, [{\"x\"}, {\"y\"}]>", "");
    desk.file("p.mlir", smaller);
    assert_eq!(run(&desk, &dump).status, 0);
    let mut expected: Vec<String> =
        names.into_iter().filter(|name| !name.starts_with("main.argument0")).collect();
    expected.extend(["main.argument0.npy".to_string(), "mine.npy".to_string()]);
    expected.sort();
    assert_eq!(desk.names("d"), expected);
    desk.file("d/devices.csv", "precious,data\n");
    let ran = run(&desk, &dump);
    assert_eq!(ran.status, 5);
    assert!(
        ran.err.contains("devices.csv is there and is not of a dump of devices"),
        "{}",
        ran.err
    );
    assert_eq!(desk.text("d/devices.csv"), "precious,data\n");
    assert_eq!(desk.names("d"), expected);
}

#[test]
fn each_run_of_a_computation_in_a_loop_has_its_files() {
    let looped = r#"sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<2xi32>) -> tensor<2xi32> {
  %n = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %n, %v = %a) : tensor<i32>, tensor<2xi32>
  cond {
    %two = stablehlo.constant dense<2> : tensor<i32>
    %p = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %w = sdy.manual_computation(%v) in_shardings=[<@m, [{"x"}]>] out_shardings=[<@m, [{"x"}]>] manual_axes={"x"} (%c: tensor<1xi32>) {
      %1 = stablehlo.multiply %c, %c : tensor<1xi32>
      sdy.return %1 : tensor<1xi32>
    } : (tensor<2xi32>) -> tensor<2xi32>
    stablehlo.return %next, %w : tensor<i32>, tensor<2xi32>
  }
  return %r#1 : tensor<2xi32>
}
"#;
    let desk = with(looped);
    let ran = run(&desk, &["--input", "2xi32=2,3", "--device-dump", "d"]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert_eq!(integers(&desk, "d/main.line12_5.run0002.operand0.device1.npy", 1), [9]);
    assert_eq!(integers(&desk, "d/main.line12_5.run0002.result0.device1.npy", 1), [81]);
}

#[test]
fn each_process_of_a_grid_has_its_own_values() {
    let program = "\
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func @main(%x: tensor<2xi32>) -> tensor<ui32> {
    %0 = stablehlo.partition_id : tensor<ui32>
    return %0 : tensor<ui32>
  }
}
";
    let desk = with(program);
    let inputs = ["--input=0,0:2xi32=1,2", "--input=0,1:2xi32=3,4"];
    let ran = run(&desk, &[&inputs[..], &["--mesh", "--format=dense", "--device-dump=d"]].concat());
    let first = "// processes: 1 replicas of 2 partitions, (0, 0) to (0, 1); each has its own arguments and \
                 results of @main\n";
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(ran.out.starts_with(first), "{}", ran.out);
    let files = [
        "argument0.process0_0",
        "argument0.process0_1",
        "result0.process0_0",
        "result0.process0_1",
    ];
    let files = files.map(|name| format!("main.{name}.npy"));
    assert_eq!(desk.names("d"), [&["devices.csv".to_string()], &files[..]].concat());
    assert_eq!(integers(&desk, "d/main.argument0.process0_1.npy", 2), [3, 4]);
    assert_eq!(integers(&desk, "d/main.result0.process0_1.npy", 1), [1]);
}

#[test]
fn shardings_by_tiles_are_shown_too_and_what_is_open_is_said() {
    let program = r#"
func.func @main(%a: tensor<4xi32> {mhlo.sharding = "{devices=[2,2]<=[2,2]T(1,0) last_tile_dim_replicate}"},
                %b: tensor<2xi32> {mhlo.sharding = "{maximal device=3}"},
                %c: tensor<3xi32> {mhlo.sharding = "{devices=[2,2]<=[4] last_tile_dim_replicate}"},
                %d: tensor<2xi32> {mhlo.sharding = "{manual}"}) -> tensor<4xi32> {
  return %a : tensor<4xi32>
}
"#;
    let desk = with(program);
    let inputs =
        ["--input=4xi32=1,2,3,4", "--input=2xi32=5,6", "--input=3xi32=7,8,9", "--input=2xi32=0"];
    let ran = run(&desk, &[&inputs[..], &["--mesh", "--device-dump=d"]].concat());
    for line in [
        "//   [0:2] on devices 0, 2\n",
        "//   [2:4] on devices 1, 3\n",
        "//   [0:2] on device 3\n",
        "//   [2:3] on devices 2-3\n",
        ": open, it is a value of one device, which may differ on others\n",
    ] {
        assert!(ran.out.contains(line), "{line} in {}", ran.out);
    }
    assert!(
        ran.err.contains("warning: --device-dump leaves out argument 3 of @main"),
        "{}",
        ran.err
    );
    assert_eq!(integers(&desk, "d/main.argument2.device3.npy", 1), [9]);
    assert_eq!(integers(&desk, "d/main.argument0.device1.npy", 2), [3, 4]);
}

#[test]
fn without_devices_both_flags_are_an_error_of_usage() {
    let desk = with("func.func @main() { return }");
    for flags in [&["--mesh"][..], &["--device-dump", "d"]] {
        let ran = run(&desk, flags);
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{}", ran.err);
        let expected =
            format!("{}: nothing says that @main of p.mlir is for several devices", flags[0]);
        assert!(ran.err.contains(&expected), "{}", ran.err);
        assert!(!desk.path("d").exists());
    }
}

/// Both devices return their own coordinates as a value that its sharding calls the same.
const DISAGREEING: &str = r#"sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<2xi32>) -> tensor<2xi32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{}]>] out_shardings=[<@m, [{}]>] manual_axes={"x"} (%c: tensor<2xi32>) {
    %id = stablehlo.partition_id : tensor<ui32>
    %n = stablehlo.convert %id : (tensor<ui32>) -> tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<1xi32>
    %one = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
    %both = stablehlo.concatenate %zero, %one, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %1 = stablehlo.add %c, %both : tensor<2xi32>
    sdy.return %1 : tensor<2xi32>
  } : (tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
"#;

#[test]
fn devices_that_disagree_on_one_value_are_named() {
    let desk = with(DISAGREEING);
    let ran = run(&desk, &["--input", "2xi32=7,8", "--format", "dense"]);
    assert_eq!(
        (ran.status, ran.out.as_str()),
        (0, "dense<[7, 8]> : tensor<2xi32>\n"),
        "{}",
        ran.err
    );
    for part in [
        "warning: sdy.manual_computation: devices disagree on result 0, though its sharding says that \
         they have the same",
        "p.mlir:3:3",
        "device 0 (x=0) has 8 (0x00000008), device 1 (x=1) has 9 (0x00000009) at [1] of its part, the \
         first place where they differ",
        "the value of the first device is the result",
    ] {
        assert!(ran.err.contains(part), "{part} in {}", ran.err);
    }
    let ran = run(&desk, &["--input", "2xi32=7,8", "--format", "json"]);
    let object: Value = serde_json::from_str(&ran.out).expect("an object");
    schema::check(&object);
    let [warning] = &object["diagnostics"].as_array().expect("a list")[..] else {
        panic!("{}", ran.out)
    };
    assert_eq!((&warning["severity"], &warning["line"]), (&json!("warning"), &json!(3)));
}

#[test]
fn devices_that_return_parts_or_the_same_bits_agree() {
    let parts =
        DISAGREEING.replace("out_shardings=[<@m, [{}]>]", "out_shardings=[<@m, [{\"x\"}]>]");
    let parts = parts.replace(") -> tensor<2xi32> {\n  %0", ") -> tensor<4xi32> {\n  %0");
    let parts = parts.replace(
        "-> tensor<2xi32>\n  return %0 : tensor<2xi32>",
        "-> tensor<4xi32>\n  return %0 : tensor<4xi32>",
    );
    let nans = r#"sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{}]>] out_shardings=[<@m, [{}]>] manual_axes={"x"} (%c: tensor<2xf32>) {
    sdy.return %c : tensor<2xf32>
  } : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
"#;
    for (program, input) in [(parts.as_str(), "2xi32=7,8"), (nans, "2xf32=nan,1")] {
        let ran = run(&with(program), &["--input", input]);
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{}", ran.out);
    }
}

#[test]
fn a_nested_result_is_compared_along_the_axes_of_its_computation() {
    let nested = |body: &str| {
        format!(
            r#"sdy.mesh @m = <["x"=2, "y"=2]>
func.func @main(%a: tensor<i32>) -> tensor<2xi32> {{
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, []>] out_shardings=[<@m, [{{"x"}}]>] manual_axes={{"x"}} (%c: tensor<i32>) {{
    %1 = sdy.manual_computation(%c) in_shardings=[<@m, []>] out_shardings=[<@m, []>] manual_axes={{"y"}} (%d: tensor<i32>) {{
      %id = stablehlo.partition_id : tensor<ui32>
      %two = stablehlo.constant dense<2> : tensor<ui32>
      %row = stablehlo.divide %id, %two : tensor<ui32>
      %column = stablehlo.remainder %id, %two : tensor<ui32>
      %n = stablehlo.convert %{body} : (tensor<ui32>) -> tensor<i32>
      %2 = stablehlo.add %d, %n : tensor<i32>
      sdy.return %2 : tensor<i32>
    }} : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.reshape %1 : (tensor<i32>) -> tensor<1xi32>
    sdy.return %3 : tensor<1xi32>
  }} : (tensor<i32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}}
"#
        )
    };
    let ran = run(&with(&nested("row")), &["--input", "i32=1"]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{}", ran.out);
    let ran = run(&with(&nested("column")), &["--input", "i32=1"]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert_eq!(ran.err.matches("devices disagree on result 0").count(), 2, "{}", ran.err);
    let inner =
        "device 0 (x=0, y=0) has 1 (0x00000001), device 1 (x=0, y=1) has 2 (0x00000002) at []";
    assert!(ran.err.contains(inner), "{}", ran.err);
    assert!(ran.err.contains("p.mlir:4:5") && ran.err.contains("each device goes on with its own"));
}

#[test]
fn a_failure_in_a_body_names_its_device_and_coordinates() {
    let program = r#"sdy.mesh @m = <["x"=2, "y"=2]>
func.func @main(%a: tensor<4xi32>) -> tensor<4xi32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x", "y"}]>] out_shardings=[<@m, [{"x", "y"}]>] manual_axes={"x", "y"} (%c: tensor<1xi32>) {
    check.expect_eq_const %c, dense<[0]> : tensor<1xi32>
    sdy.return %c : tensor<1xi32>
  } : (tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
"#;
    let ran = run(&with(program), &["--input", "4xi32=0,0,0,5"]);
    assert_eq!(ran.status, 1, "{}", ran.err);
    assert!(ran.err.contains("on device 3 (x=1, y=1)"), "{}", ran.err);
    assert!(!ran.err.contains("on device 2"), "{}", ran.err);
}

#[test]
fn a_deadlock_between_devices_names_them_with_their_coordinates() {
    let program = r#"sdy.mesh @m = <["x"=2], device_ids=[1, 0]>
func.func @main(%a: tensor<i32>) -> tensor<i32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, []>] out_shardings=[<@m, []>] manual_axes={"x"} (%c: tensor<i32>) {
    %id = stablehlo.partition_id : tensor<ui32>
    %one = stablehlo.constant dense<1> : tensor<ui32>
    %p = stablehlo.compare EQ, %id, %one : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %1 = "stablehlo.if"(%p) ({
      %g = "stablehlo.collective_permute"(%c) {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>,
        channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (tensor<i32>) -> tensor<i32>
      stablehlo.return %g : tensor<i32>
    }, {
      stablehlo.return %c : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    sdy.return %1 : tensor<i32>
  } : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
"#;
    let ran = run(&with(program), &["--input", "i32=1"]);
    assert_eq!(ran.status, 4, "{}", ran.err);
    for part in [
        "stablehlo.collective_permute: deadlock: no device can go on",
        "device 0 (x=1) has ended",
        "device 1 (x=0) waits at stablehlo.collective_permute for device 0 (x=1)",
    ] {
        assert!(ran.err.contains(part), "{part} in {}", ran.err);
    }
}

/// Each device has a term of the operand, and returns a term of the result, here twice its own. Their sums are in f8E4M3FN and in the
/// order of the devices: 16 + 1 + 1 is 16 in each step, as 17 lies between 16 and 18, 1 + 1 + 16 is 18.
#[test]
fn terms_along_unreduced_axes_are_added_in_the_order_of_the_devices() {
    let program = r#"sdy.mesh @mesh = <["x"=3]>
func.func @main(%a: tensor<3xf8E4M3FN>) -> tensor<1xf8E4M3FN> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{}], unreduced={"x"}>] manual_axes={"x"} (%b: tensor<1xf8E4M3FN>) {
    sdy.return %b : tensor<1xf8E4M3FN>
  } : (tensor<3xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  return %0 : tensor<1xf8E4M3FN>
}
"#;
    for (input, sum) in [("[16.0, 1.0, 1.0]", "1.600000e+01"), ("[1.0, 1.0, 16.0]", "1.800000e+01")]
    {
        let ran = run(&with(program), &["--input", &format!("3xf8E4M3FN={input}")]);
        assert_eq!((ran.status, ran.err.as_str()), (0, ""));
        assert!(ran.out.contains(sum), "{sum} in {}", ran.out);
    }
}

/// The first device has the operand, the others -0, which changes no sum: so each device's own value is seen by its sign.
#[test]
fn the_first_device_has_an_unreduced_operand_and_the_others_have_negative_zeros() {
    let program = r#"sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @main(%a: tensor<2xf32>) -> (tensor<8xf32>, tensor<2xf32>) {
  %0:2 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{}], unreduced={"x", "y"}>] out_shardings=[<@mesh, [{"x", "y"}]>, <@mesh, [{}], unreduced={"x", "y"}>] manual_axes={"x", "y"} (%b: tensor<2xf32>) {
    sdy.return %b, %b : tensor<2xf32>, tensor<2xf32>
  } : (tensor<2xf32>) -> (tensor<8xf32>, tensor<2xf32>)
  return %0#0, %0#1 : tensor<8xf32>, tensor<2xf32>
}
"#;
    let ran = run(&with(program), &["--format", "dense", "--input", "2xf32=[1.5, -0.0]"]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("1.500000e+00, -0.000000e+00, -0.000000e+00"), "{}", ran.out);
    let mesh = run(&with(program), &["--mesh", "--input", "2xf32=[1.5, -0.0]"]);
    assert!(mesh.out.contains("[0:2] on device 3, term 3 of 4"), "{}", mesh.out);
}

#[test]
fn types_without_a_zero_have_no_terms() {
    let program = r#"sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<2xf8E8M0FNU>) -> tensor<2xf8E8M0FNU> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{}], unreduced={"x"}>] out_shardings=[<@mesh, [{}], unreduced={"x"}>] manual_axes={"x"} (%b: tensor<2xf8E8M0FNU>) {
    sdy.return %b : tensor<2xf8E8M0FNU>
  } : (tensor<2xf8E8M0FNU>) -> tensor<2xf8E8M0FNU>
  return %0 : tensor<2xf8E8M0FNU>
}
"#;
    let ran = run(&with(program), &["--input", "2xf8E8M0FNU=[1.0, 2.0]"]);
    assert_eq!(ran.status, 4, "{}", ran.err);
    assert!(ran.err.contains("type f8E8M0FNU, which has no sums"), "{}", ran.err);
}
