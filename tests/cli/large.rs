//! Weights that take much memory: models in several files, weights that are never copied, and bad files.

use std::fmt::Write as _;
use std::fs::File;
use std::io::{Seek, Write as _};
use std::path::{Path, PathBuf};

use crate::desk::Desk;
use crate::shlo::{self, Ran, ran_reading, shlo, shlo_reading};

/// `(x + w0) * w1 - w2` with names such as those of a model's weights.
const MODEL: &str = "\
func.func @main(%arg0: tensor<2xf32> loc(\"p['a.0.w']\"), %arg1: tensor<2xf32> loc(\"p['a.1.w']\"),
                %arg2: tensor<2xf32> loc(\"p['b']\"), %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %x, %arg0 : tensor<2xf32>
  %1 = stablehlo.multiply %0, %arg1 : tensor<2xf32>
  %2 = stablehlo.subtract %1, %arg2 : tensor<2xf32>
  return %2 : tensor<2xf32>
}
";
/// What it gives of x [1, 2] and the weights [10, 20], [3, 5], [4, 8].
const MODEL_RESULT: &str = "dense<[2.900000e+01, 1.020000e+02]> : tensor<2xf32>\n";

/// The files of a model.
trait ModelFiles {
    fn shard(&self, name: &str, tensors: &[(&str, &[f32])]) -> PathBuf;
    fn model(&self) -> PathBuf;
    fn index(&self, files: &[(&str, &str)]) -> PathBuf;
}

impl ModelFiles for Desk {
    /// A safetensors file of tensors of f32.
    fn shard(&self, name: &str, tensors: &[(&str, &[f32])]) -> PathBuf {
        let mut place = 0;
        let mut entries = Vec::new();
        for (name, values) in tensors {
            let end = place + values.len() * 4;
            entries.push(format!(
                "\"{name}\":{{\"dtype\":\"F32\",\"shape\":[{}],\"data_offsets\":[{place},{end}]}}",
                values.len()
            ));
            place = end;
        }
        let header = format!("{{{}}}", entries.join(","));
        let values = tensors.iter().flat_map(|(_, values)| *values);
        let data: Vec<u8> = values.flat_map(|value| value.to_le_bytes()).collect();
        let length = (header.len() as u64).to_le_bytes();
        self.file(name, [&length, header.as_bytes(), &data].concat()).into()
    }

    /// The three weights of the model in two shards, and their index.
    fn model(&self) -> PathBuf {
        self.shard("one.safetensors", &[("a.0.w", &[10.0, 20.0]), ("b", &[4.0, 8.0])]);
        self.shard("two.safetensors", &[("a.1.w", &[3.0, 5.0])]);
        self.index(&[
            ("a.0.w", "one.safetensors"),
            ("a.1.w", "two.safetensors"),
            ("b", "one.safetensors"),
        ])
    }

    fn index(&self, files: &[(&str, &str)]) -> PathBuf {
        let entry = |(name, file): &(&str, &str)| format!("\"{name}\": \"{file}\"");
        let entries: Vec<String> = files.iter().map(entry).collect();
        let map = entries.join(", ");
        let text = format!("{{\"metadata\": {{}}, \"weight_map\": {{{map}}}}}");
        self.file("m.safetensors.index.json", text).into()
    }
}

/// Runs a program with these inputs.
fn run(program: &str, inputs: &[&str]) -> Ran {
    let inputs: Vec<&str> = inputs.iter().flat_map(|input| ["--input", input]).collect();
    shlo_reading(&[&["--format", "dense", "--threads", "1", "-"], &inputs[..]].concat(), program)
}

fn at(path: &Path) -> String {
    format!("@{}", path.display())
}

#[track_caller]
fn check_model(inputs: &[&str]) {
    let Ran { status, out, err } = run(MODEL, inputs);
    assert_eq!((status, out.as_str()), (0, MODEL_RESULT), "{inputs:?}: {err}");
}

#[track_caller]
fn check_refused(inputs: &[&str], status: i32, message: &str) {
    let Ran { status: found, out, err } = run(MODEL, inputs);
    assert_eq!((found, out.as_str()), (status, ""), "{inputs:?}: {err}");
    assert!(err.contains(message) && err.matches("error: ").count() == 1, "{inputs:?}: {err}");
}

#[test]
fn shards_are_named_by_their_index_their_folder_or_one_by_one() {
    let desk = Desk::new();
    let index = at(&desk.model());
    check_model(&[&index, "x=[1,2]"]);
    check_model(&[&at(&desk.path("")), "[1,2]"]);
    let shards = ["one.safetensors", "two.safetensors"].map(|name| at(&desk.path(name)));
    check_model(&["x=[1,2]", &shards[1], &shards[0]]);
    let one = [("p.b", "b"), ("p['a.0.w']", "a.0.w"), ("arg1", "a.1.w")];
    let one = one.map(|(argument, name)| format!("{argument}={index}:{name}"));
    check_model(&["x=[1,2]", &one[0], &one[1], &one[2]]);
}

#[test]
fn a_layer_takes_the_tensors_whose_names_begin_alike() {
    let program = "\
func.func @main(%arg0: tensor<2xf32> loc(\"p['w']\"), %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %x, %arg0 : tensor<2xf32>
  return %0 : tensor<2xf32>
}";
    let desk = Desk::new();
    let index = at(&desk.model());
    for (layer, result) in
        [("a.0.", "[1.100000e+01, 2.200000e+01]"), ("a.1.", "[4.000000e+00, 7.000000e+00]")]
    {
        let Ran { status, out, err } = run(program, &[&format!("{index}:{layer}*"), "[1,2]"]);
        assert_eq!((status, out), (0, format!("dense<{result}> : tensor<2xf32>\n")), "{err}");
    }
    let message = "has no tensor whose name begins with 'c.'; it has 'a.0.w', 'b', 'a.1.w'";
    check_refused(&[&format!("{index}:c.*")], 2, message);
}

#[test]
fn an_index_and_its_files_agree() {
    let desk = Desk::new();
    desk.model();
    let refused = |files: &[(&str, &str)], message: &str| {
        check_refused(&[&at(&desk.index(files)), "x=[1,2]"], 5, message);
    };
    let two = ("a.1.w", "two.safetensors");
    refused(&[("a.0.w", "one.safetensors"), two], "has 'b', which the index does not list in it");
    refused(
        &[two, ("c", "two.safetensors")],
        "two.safetensors lacks 'c', which the index lists in it",
    );
    refused(&[two, ("b", "three.safetensors")], "cannot read");
    refused(
        &[("b", "../one.safetensors")],
        "'../one.safetensors' is no name of a file in the folder",
    );
    refused(&[("b", "m.safetensors.index.json")], "is no name that ends in .safetensors");
    for (text, message) in [
        ("{\"weight_map\": {\"b\": \"one", "not an index of safetensors files: EOF"),
        ("{\"weights\": {}}", "it has no object 'weight_map'"),
        ("{\"weight_map\": {\"b\": 3}}", "'b' has no file's name"),
    ] {
        check_refused(&[&format!("@{}", desk.file("bad.json", text))], 5, message);
    }
}

#[test]
fn shards_that_hold_nothing_that_is_asked_for_stay_closed() {
    let program =
        "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> { return %x : tensor<2xf32> }";
    let desk = Desk::new();
    let index = at(&desk.model());
    std::fs::remove_file(desk.path("one.safetensors")).expect("the file is there");
    for asked in ["a.1.w", "a.1.*"] {
        let Ran { status, out, err } = run(program, &[&format!("{index}:{asked}")]);
        let three_and_five = "dense<[3.000000e+00, 5.000000e+00]> : tensor<2xf32>\n";
        assert_eq!((status, out.as_str()), (0, three_and_five), "{err}");
    }
    for asked in [":b", ":a.*", ":none", ""] {
        let Ran { status, err, .. } = run(program, &[&format!("{index}{asked}")]);
        assert_eq!(status, 5, "{asked}: {err}");
        assert!(err.contains("one.safetensors: No such file"), "{asked}: {err}");
    }
}

#[test]
fn bad_shards_are_refused() {
    let desk = Desk::new();
    let index = at(&desk.model());
    let good = std::fs::read(desk.path("two.safetensors")).expect("a file");
    desk.file("two.safetensors", &good[..good.len() - 3]);
    check_refused(&[&index, "x=[1,2]"], 5, "its tensors take 8 bytes, but 5 are there");
    desk.shard("two.safetensors", &[("a.1.w", &[3.0, 5.0, 7.0])]);
    check_refused(&[&index, "x=[1,2]"], 2, "tensor<3xf32>");
    let mut wrong = good.clone();
    let dtype = wrong.windows(3).position(|bytes| bytes == b"F32").expect("a dtype");
    wrong[dtype] = b'I';
    desk.file("two.safetensors", &wrong);
    check_refused(&[&index, "x=[1,2]"], 5, "holds I32, the program has f32 here");
    desk.shard("two.safetensors", &[("a.1.w", &[3.0, 5.0]), ("b", &[0.0, 0.0])]);
    let shards = at(&desk.path(""));
    check_refused(&[&shards, "x=[1,2]"], 5, "two tensors are called 'b'");
}

/// The number of bytes of each of the weights below.
const WEIGHT: usize = 8 << 20;

/// A program that reads `count` weights of f8 one after the other, each in a call.
fn chain(count: usize) -> String {
    let rows = WEIGHT / 64;
    let mut text = format!(
        "func.func private @layer(%x: tensor<64xf32>, %w: tensor<64x{rows}xf8E4M3FN>) -> tensor<64xf32> {{
  %0 = stablehlo.convert %w : (tensor<64x{rows}xf8E4M3FN>) -> tensor<64x{rows}xf32>
  %c = stablehlo.constant dense<-1.0> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.maximum across dimensions = [1]
    : (tensor<64x{rows}xf32>, tensor<f32>) -> tensor<64xf32>
  %2 = stablehlo.add %x, %1 : tensor<64xf32>
  return %2 : tensor<64xf32>
}}
func.func @main("
    );
    for index in 0..count {
        // writing to a String cannot fail
        let _ = write!(text, "%w{index}: tensor<64x{rows}xf8E4M3FN>, ");
    }
    text.push_str("%x: tensor<64xf32>) -> tensor<64xf32> {\n");
    let mut last = "%x".to_string();
    for index in 0..count {
        let ty = format!("(tensor<64xf32>, tensor<64x{rows}xf8E4M3FN>) -> tensor<64xf32>");
        let _ = writeln!(text, "  %{index} = func.call @layer({last}, %w{index}) : {ty}");
        last = format!("%{index}");
    }
    let _ = writeln!(text, "  return {last} : tensor<64xf32>\n}}");
    text
}

/// A program that reads the same weights in a loop, from one argument that has all of them.
fn scan(count: usize) -> String {
    let rows = WEIGHT / 64;
    let (all, one) = (format!("{count}x64x{rows}xf8E4M3FN"), format!("1x64x{rows}xf8E4M3FN"));
    format!(
        "func.func @main(%w: tensor<{all}>, %x: tensor<64xf32>) -> tensor<64xf32> {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:3 = stablehlo.while(%i = %zero, %y = %x, %v = %w) : tensor<i32>, tensor<64xf32>, tensor<{all}>
  cond {{
    %n = stablehlo.constant dense<{count}> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }} do {{
    %1 = stablehlo.dynamic_slice %v, %i, %zero, %zero, sizes = [1, 64, {rows}]
      : (tensor<{all}>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<{one}>
    %2 = stablehlo.convert %1 : (tensor<{one}>) -> tensor<1x64x{rows}xf32>
    %least = stablehlo.constant dense<-1.0> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %least) applies stablehlo.maximum across dimensions = [0, 2]
      : (tensor<1x64x{rows}xf32>, tensor<f32>) -> tensor<64xf32>
    %4 = stablehlo.add %y, %3 : tensor<64xf32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %5, %4, %v : tensor<i32>, tensor<64xf32>, tensor<{all}>
  }}
  return %0#1 : tensor<64xf32>
}}"
    )
}

/// A safetensors file of tensors of f8 and of these shapes, whose elements are all zero.
fn zeros(path: &Path, tensors: &[(String, Vec<usize>)]) {
    let (mut place, mut entries) = (0, Vec::new());
    for (name, shape) in tensors {
        let end = place + shape.iter().product::<usize>();
        entries.push(format!(
            "\"{name}\":{{\"dtype\":\"F8_E4M3\",\"shape\":{shape:?},\"data_offsets\":[{place},{end}]}}"
        ));
        place = end;
    }
    let header = format!("{{{}}}", entries.join(","));
    let mut file = File::create(path).expect("a file");
    file.write_all(&(header.len() as u64).to_le_bytes()).expect("a header");
    file.write_all(header.as_bytes()).expect("a header");
    let data = file.stream_position().expect("a place");
    file.set_len(data + place as u64).expect("data");
}

/// The peak of the process's memory in bytes when a program reads these weights.
fn peak(program: String, weights: &[(String, Vec<usize>)]) -> usize {
    peak_without("", program, weights)
}

/// The peak without some fast paths.
fn peak_without(paths: &str, program: String, weights: &[(String, Vec<usize>)]) -> usize {
    let desk = Desk::new();
    let file = desk.path("w.safetensors");
    zeros(&file, weights);
    let mut command = shlo::program(&["--format", "none", "--time=json", "--threads", "1", "-"]);
    command.args(["--input", &at(&file), "--input", "x=1"]).env("SHLO_INTERP_WITHOUT", paths);
    let Ran { status, err, .. } = ran_reading(&mut command, program);
    assert_eq!(status, 0, "{err}");
    let times: serde_json::Value = serde_json::from_str(err.trim()).expect("JSON");
    times["peak_bytes"].as_u64().unwrap_or_else(|| panic!("no peak in {err}")) as usize
}

#[cfg(target_os = "linux")]
#[test]
fn weights_are_neither_copied_nor_kept() {
    let named = |count| -> Vec<_> {
        (0..count).map(|index| (format!("w{index}"), vec![64, WEIGHT / 64])).collect()
    };
    let (few, many) = (peak(chain(2), &named(2)), peak(chain(12), &named(12)));
    // ten more weights that stay in memory, decoded or not, would take 80 MiB or more
    assert!(many < few + 2 * WEIGHT, "2 weights: {few} bytes, 12 weights: {many} bytes");
}

#[cfg(target_os = "linux")]
#[test]
fn stacked_weights_are_neither_copied_nor_kept() {
    let stacked = |count| [("w".to_string(), vec![count, 64, WEIGHT / 64])];
    let (few, many) = (peak(scan(2), &stacked(2)), peak(scan(12), &stacked(12)));
    assert!(many < few + 2 * WEIGHT, "2 weights: {few} bytes, 12 weights: {many} bytes");
}

#[cfg(target_os = "linux")]
#[test]
fn a_weight_is_converted_where_a_product_reads_it() {
    let (rows, columns) = (4096, WEIGHT / 4096);
    let (stored, wide) = (format!("{rows}x{columns}xf8E4M3FN"), format!("{rows}x{columns}xbf16"));
    let program = format!(
        "func.func @main(%w: tensor<{stored}>, %x: tensor<2x{rows}xbf16>) -> tensor<2x{columns}xf32> {{
  %0 = stablehlo.convert %w : (tensor<{stored}>) -> tensor<{wide}>
  %1 = stablehlo.dot_general %x, %0, contracting_dims = [1] x [0]
    : (tensor<2x{rows}xbf16>, tensor<{wide}>) -> tensor<2x{columns}xf32>
  return %1 : tensor<2x{columns}xf32>
}}"
    );
    let weights = [("w".to_string(), vec![rows, columns])];
    let converted = peak(program.clone(), &weights);
    let copied = peak_without("lazy_operand", program, &weights);
    // a copy in bf16 takes two bytes for each byte of the weight
    assert!(converted + WEIGHT < copied, "converted: {converted} bytes, copied: {copied} bytes");
}

#[test]
fn slices_of_a_file_have_the_elements_that_they_name() {
    const COLUMNS: usize = 1 << 18;
    let element = |row: usize, column: usize| (row * 7 + column * 3) % 251;
    let elements =
        (0..6).flat_map(|row| (0..COLUMNS).map(move |column| element(row, column) as u8));
    let desk = Desk::new();
    let raw = desk.file("x.bin", elements.collect::<Vec<u8>>());
    let input = format!("{}x{COLUMNS}xui8=@{raw}", 6);
    // rows, columns, and the steps between them
    for (rows, columns, steps) in [
        (2..4, 0..COLUMNS, (1, 1)),
        (5..6, 0..COLUMNS, (1, 1)),
        (4..5, 77..COLUMNS, (3, 1)),
        (0..6, 1..COLUMNS - 1, (1, 1)),
        (0..6, 0..COLUMNS, (2, 1)),
        (1..2, 0..COLUMNS, (1, 2)),
    ] {
        let shape = [rows.len().div_ceil(steps.0), columns.len().div_ceil(steps.1)];
        let ty = |element: &str| format!("tensor<{}x{}x{element}>", shape[0], shape[1]);
        let program = format!(
            "func.func @main(%x: tensor<6x{COLUMNS}xui8>) -> tensor<ui32> {{
  %0 = stablehlo.slice %x [{}:{}:{}, {}:{}:{}] : (tensor<6x{COLUMNS}xui8>) -> {}
  %1 = stablehlo.convert %0 : ({}) -> {}
  %c = stablehlo.constant dense<0> : tensor<ui32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [0, 1]
    : ({}, tensor<ui32>) -> tensor<ui32>
  return %2 : tensor<ui32>
}}",
            rows.start,
            rows.end,
            steps.0,
            columns.start,
            columns.end,
            steps.1,
            ty("ui8"),
            ty("ui8"),
            ty("ui32"),
            ty("ui32")
        );
        let columns: Vec<usize> = columns.step_by(steps.1).collect();
        let sum: usize = rows
            .step_by(steps.0)
            .map(|row| columns.iter().map(|&column| element(row, column)).sum::<usize>())
            .sum();
        let Ran { status, out, err } = run(&program, &[&input]);
        assert_eq!((status, out), (0, format!("dense<{sum}> : tensor<ui32>\n")), "{err}");
    }
}

/// The program of a saved model: `x w + c - z`, of the weight `w`, the constant `c`, and the inputs `x` and `z`.
const SAVED: &str = "\
func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>, %arg3: tensor<2xf32>)
    -> tensor<2xf32> {
  %0 = stablehlo.multiply %arg1, %arg0 : tensor<2xf32>
  %1 = stablehlo.add %0, %arg2 : tensor<2xf32>
  %2 = stablehlo.subtract %1, %arg3 : tensor<2xf32>
  return %2 : tensor<2xf32>
}
";

/// The directory of the model, whose inputs have these positions.
fn saved(desk: &Desk, x: usize, z: usize) -> String {
    let npy = |values: [f32; 2]| {
        let mut header = String::from("{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }");
        header.push_str(&" ".repeat(117 - header.len()));
        header.push('\n');
        let data = values.map(f32::to_le_bytes).concat();
        [b"\x93NUMPY\x01\x00\x76\x00", header.as_bytes(), &data].concat()
    };
    desk.file("saved/data/layer.w", npy([3.0, 5.0]));
    desk.file("saved/constants/0", npy([10.0, 20.0]));
    desk.file("saved/functions/forward.bytecode", SAVED);
    let location = |kind: &str, position: i64, name: &str| {
        format!("{{\"type_\": \"{kind}\", \"position\": {position}, \"name\": \"{name}\"}}")
    };
    let locations = [
        location("parameter", -1, "layer.w"),
        location("input_arg", x as i64, ""),
        location("constant", 0, ""),
        location("input_arg", z as i64, ""),
    ];
    let meta =
        format!("{{\"name\": \"forward\", \"input_locations\": [{}]}}", locations.join(", "));
    desk.file("saved/functions/forward.meta", meta);
    desk.path("saved").display().to_string()
}

/// Runs a saved model.
fn run_saved(directory: &str, arguments: &[&str]) -> Ran {
    shlo(&[&["--format", "dense", directory], arguments].concat())
}

#[test]
fn a_saved_model_takes_its_weights_from_its_directory() {
    let desk = Desk::new();
    let result = "dense<[9.000000e+00, 2.200000e+01]> : tensor<2xf32>\n";
    let is_fine = |directory: &str, arguments: &[&str]| {
        let Ran { status, out, err } = run_saved(directory, arguments);
        assert_eq!((status, out.as_str(), err.as_str()), (0, result, ""));
    };
    // an input of the model that the program does not read has a position, and no argument
    let directory = saved(&desk, 0, 2);
    is_fine(&directory, &["--input", "1,2", "--input", "4,8"]);
    let directory = saved(&desk, 1, 0);
    let named = ["--input", "arg3=4,8", "--input", "arg1=1,2"];
    is_fine(&directory, &named);
    let Ran { status, out, err } = run_saved(&directory, &["--input", "1,2", "--input", "4,8"]);
    assert_eq!((status, out.as_str()), (2, ""), "{err}");
    assert!(err.contains("--input arg3=V --input arg1=V"), "{err}");
    let Ran { status, err, .. } =
        run_saved(&directory, &["--args", "[dense<1.0> : tensor<2xf32>]"]);
    assert!(status == 2 && err.contains("--args gives all arguments"), "{err}");
}

#[test]
fn a_directory_that_is_no_saved_model_has_one_error() {
    let desk = Desk::new();
    let directory = saved(&desk, 0, 1);
    let good = std::fs::read_to_string(desk.path("saved/functions/forward.meta")).expect("a file");
    let refused = |meta: &str, message: &str| {
        desk.file("saved/functions/forward.meta", meta);
        let Ran { status, out, err } = run_saved(&directory, &["--input", "1,2", "--input", "4,8"]);
        assert_eq!((status, out.as_str()), (5, ""), "{meta}: {err}");
        assert!(err.contains(message) && err.matches("error: ").count() == 1, "{meta}: {err}");
    };
    refused("{\"input_locations\": [", "not the description of a saved model: EOF");
    refused("{\"inputs\": []}", "it has no list 'input_locations'");
    refused(&good.replace("constant", "buffer"), "input location 2 has the type_ 'buffer'");
    refused(&good.replace("layer.w", "../layer.w"), "has '../layer.w' for its 'name'");
    refused(
        &good.replace("\"position\": 0", "\"position\": -7"),
        "input location 1 has no 'position'",
    );
    refused(&good.replace("layer.w", "layer.b"), "cannot read");
    std::fs::remove_file(desk.path("saved/functions/forward.meta")).expect("a file");
    let Ran { status, err, .. } = run_saved(&directory, &[]);
    assert!(status == 5 && err.contains("without functions/forward.meta"), "{err}");
    desk.file("saved/functions/a.meta", &good);
    desk.file("saved/functions/b.meta", &good);
    let Ran { status, err, .. } = run_saved(&directory, &[]);
    assert!(status == 5 && err.contains("several functions and no 'forward'"), "{err}");
}
