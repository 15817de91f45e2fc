//! Weights that take much memory: models in several files, weights that are never copied, and bad files.

use std::fmt::Write as _;
use std::fs::File;
use std::io::{Seek, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use assert_cmd::Command;

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

struct Desk(tempfile::TempDir);

impl Desk {
    fn new() -> Desk {
        Desk(tempfile::tempdir().expect("a directory"))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn write(&self, name: &str, contents: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        std::fs::write(&path, contents).expect("a file");
        path
    }

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
        self.write(name, [&length, header.as_bytes(), &data].concat())
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
        self.write(
            "m.safetensors.index.json",
            format!("{{\"metadata\": {{}}, \"weight_map\": {{{map}}}}}"),
        )
    }
}

/// Runs a program, and gives its status, its output and its messages.
fn run(program: &str, inputs: &[&str]) -> (i32, String, String) {
    let mut command = Command::cargo_bin("shlo-interp").expect("the program is built");
    command.args(["--format", "dense", "--threads", "1", "-"]).write_stdin(program);
    for input in inputs {
        command.args(["--input", input]);
    }
    let output = command.output().expect("the program runs");
    let text = |bytes| String::from_utf8(bytes).expect("output is text");
    (output.status.code().expect("an exit status"), text(output.stdout), text(output.stderr))
}

fn at(path: &Path) -> String {
    format!("@{}", path.display())
}

#[track_caller]
fn check_model(inputs: &[&str]) {
    let (status, out, err) = run(MODEL, inputs);
    assert_eq!((status, out.as_str()), (0, MODEL_RESULT), "{inputs:?}: {err}");
}

#[track_caller]
fn check_refused(inputs: &[&str], status: i32, message: &str) {
    let (found, out, err) = run(MODEL, inputs);
    assert_eq!((found, out.as_str()), (status, ""), "{inputs:?}: {err}");
    assert!(err.contains(message) && err.matches("error: ").count() == 1, "{inputs:?}: {err}");
}

#[test]
fn shards_are_named_by_their_index_their_folder_or_one_by_one() {
    let desk = Desk::new();
    let index = at(&desk.model());
    check_model(&[&index, "x=[1,2]"]);
    check_model(&[&at(desk.0.path()), "[1,2]"]);
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
        let (status, out, err) = run(program, &[&format!("{index}:{layer}*"), "[1,2]"]);
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
        check_refused(&[&at(&desk.write("bad.json", text))], 5, message);
    }
}

#[test]
fn bad_shards_are_refused() {
    let desk = Desk::new();
    let index = at(&desk.model());
    let good = std::fs::read(desk.path("two.safetensors")).expect("a file");
    desk.write("two.safetensors", &good[..good.len() - 3]);
    check_refused(&[&index, "x=[1,2]"], 5, "its tensors take 8 bytes, but 5 are there");
    desk.shard("two.safetensors", &[("a.1.w", &[3.0, 5.0, 7.0])]);
    check_refused(&[&index, "x=[1,2]"], 2, "tensor<3xf32>");
    let mut wrong = good.clone();
    let dtype = wrong.windows(3).position(|bytes| bytes == b"F32").expect("a dtype");
    wrong[dtype] = b'I';
    desk.write("two.safetensors", &wrong);
    check_refused(&[&index, "x=[1,2]"], 5, "holds si32, the program has f32 here");
    desk.shard("two.safetensors", &[("a.1.w", &[3.0, 5.0]), ("b", &[0.0, 0.0])]);
    let shards = at(desk.0.path());
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

/// A safetensors file of these weights, all of whose elements are zero.
fn zeros(path: &Path, count: usize) {
    let rows = WEIGHT / 64;
    let entry = |index: usize| {
        let (begin, end) = (index * WEIGHT, (index + 1) * WEIGHT);
        format!(
            "\"w{index}\":{{\"dtype\":\"F8_E4M3\",\"shape\":[64,{rows}],\"data_offsets\":[{begin},{end}]}}"
        )
    };
    let header = format!("{{{}}}", (0..count).map(entry).collect::<Vec<_>>().join(","));
    let mut file = File::create(path).expect("a file");
    file.write_all(&(header.len() as u64).to_le_bytes()).expect("a header");
    file.write_all(header.as_bytes()).expect("a header");
    let data = file.seek(SeekFrom::End(0)).expect("a place");
    file.set_len(data + (count * WEIGHT) as u64).expect("data");
}

/// The peak of the process's memory in bytes when it reads this many weights.
fn peak(count: usize) -> usize {
    let desk = Desk::new();
    let file = desk.path("w.safetensors");
    zeros(&file, count);
    let mut command = Command::cargo_bin("shlo-interp").expect("the program is built");
    command
        .args(["--format", "none", "--time=json", "--threads", "1", "-"])
        .write_stdin(chain(count));
    command.args(["--input", &at(&file), "--input", "x=1"]);
    let output = command.output().expect("the program runs");
    let text = String::from_utf8(output.stderr).expect("output is text");
    assert!(output.status.success(), "{text}");
    let times: serde_json::Value = serde_json::from_str(text.trim()).expect("JSON");
    times["peak_bytes"].as_u64().unwrap_or_else(|| panic!("no peak in {text}")) as usize
}

#[cfg(target_os = "linux")]
#[test]
fn weights_are_neither_copied_nor_kept() {
    let (few, many) = (peak(2), peak(12));
    // without giving back ten more weights, decoded or not, would take 80 MiB or more
    assert!(many < few + 2 * WEIGHT, "2 weights: {few} bytes, 12 weights: {many} bytes");
}
