//! Values for programs: tensor files of NumPy and safetensors, by name and in order, and spelled values.
//!
//! The files of tests/tensors are written by tools/tables/tensor_files.py with NumPy, ml_dtypes and safetensors.

use crate::desk::Desk;
use crate::shlo::{Ran, ran_reading, shlo, shlo_reading};

/// `w x + b` with the names that JAX gives.
const LAYER: &str = "\
func.func @main(%arg0: tensor<2xf32> loc(\"params['b']\"), %arg1: tensor<2x2xf32> loc(\"params['w']\"),
                %arg2: tensor<2xf32> loc(\"x\")) -> (tensor<2xf32> {jax.result_info = \"result['y']\"}) {
  %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0]
    : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %1 = stablehlo.add %0, %arg0 : tensor<2xf32>
  return %1 : tensor<2xf32>
}
";

/// What it gives of the files' tensors: w [[1, 2], [3, 4]], b [0.5, -0.5], x [1, 10].
const LAYER_RESULT: &str = "dense<[2.150000e+01, 4.250000e+01]> : tensor<2xf32>\n";

fn identity(ty: &str) -> String {
    format!("func.func @main(%x: {ty}) -> {ty} {{\n  return %x : {ty}\n}}\n")
}

/// Runs a program that is read from standard input; results are printed as literals.
fn run(program: &str, arguments: &[&str]) -> Ran {
    run_printing("dense", program, arguments)
}

fn run_printing(format: &str, program: &str, arguments: &[&str]) -> Ran {
    shlo_reading(&[&["--format", format, "-"], arguments].concat(), program)
}

fn data(name: &str) -> String {
    format!("@tests/tensors/{name}")
}

#[track_caller]
fn check_layer(arguments: &[&str]) {
    let ran = run(LAYER, arguments);
    assert_eq!((ran.status, ran.out.as_str()), (0, LAYER_RESULT), "{arguments:?}: {}", ran.err);
}

#[track_caller]
fn check_refused(program: &str, arguments: &[&str], status: i32, message: &str) {
    let ran = run(program, arguments);
    assert_eq!(ran.status, status, "{arguments:?}: {}", ran.err);
    assert!(ran.err.contains(message), "{arguments:?}: {}", ran.err);
    assert!(
        ran.err.starts_with("error: ") && ran.err.matches("error: ").count() == 1,
        "{}",
        ran.err
    );
}

/// An npy file, version 1, with a header that is not padded.
fn npy(descr: &str, shape: &str, data: &[u8]) -> Vec<u8> {
    let header = format!("{{'descr': '{descr}', 'fortran_order': False, 'shape': {shape}, }}\n");
    let length = (header.len() as u16).to_le_bytes();
    [b"\x93NUMPY\x01\x00".as_slice(), &length, header.as_bytes(), data].concat()
}

/// `@PATH` of a new file.
fn at(desk: &Desk, name: &str, contents: &[u8]) -> String {
    format!("@{}", desk.file(name, contents))
}

#[test]
fn tensors_of_a_file_go_to_the_arguments_of_their_names() {
    for file in ["named.npz", "deflated.npz", "named.safetensors"] {
        check_layer(&["--input", &data(file)]);
        check_layer(&["--args", &data(file)]);
    }
}

/// A safetensors file of a header and of data.
fn safetensors(header: &str, data: &[u8]) -> Vec<u8> {
    [&(header.len() as u64).to_le_bytes(), header.as_bytes(), data].concat()
}

#[test]
fn only_a_tensor_that_is_asked_for_needs_a_known_type() {
    let desk = Desk::new();
    let entry = |dtype: &str, from: u32, to: u32| {
        format!(r#"{{"dtype":"{dtype}","shape":[2],"data_offsets":[{from},{to}]}}"#)
    };
    let header = format!(r#"{{"p.x":{},"q.y":{}}}"#, entry("F32", 0, 8), entry("F8_NEW", 8, 10));
    let data = [1.0f32.to_le_bytes(), 2.0f32.to_le_bytes()].concat();
    let file = at(&desk, "new.safetensors", &safetensors(&header, &[data, vec![60, 60]].concat()));
    let program = identity("tensor<2xf32>");
    for asked in ["p.x", "p.*"] {
        let ran = run(&program, &["--input", &format!("{file}:{asked}")]);
        let expected = "dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>\n";
        assert_eq!((ran.status, ran.out.as_str()), (0, expected), "{asked}: {}", ran.err);
    }
    let unknown = "'q.y': holds elements of the unknown dtype 'F8_NEW', the program has f32 here";
    check_refused(&program, &["--input", &format!("{file}:q.y")], 5, unknown);
    check_refused(&program, &["--input", &format!("{file}:z")], 2, "it has 'p.x', 'q.y'");
    let path = &file[1..];
    let Ran { out, err, .. } = shlo(&["compare", path, path]);
    assert!(out.contains("passed p.x: all of 2 elements"), "{out}{err}");
    assert!(err.contains("the unknown dtype 'F8_NEW', which no program can have"), "{err}");
}

#[test]
fn names_of_files_and_programs_do_nothing_to_a_terminal() {
    let desk = Desk::new();
    let name = r"a\n\u001b[31m\u009b1mPASSED";
    let entry = r#"{"dtype":"U8","shape":[2],"data_offsets":"#;
    let header = format!(r#"{{"{name}":{entry}[0,2]}},"b":{entry}[2,4]}}}}"#);
    let file = at(&desk, "names.safetensors", &safetensors(&header, &[1, 2, 3, 4]));
    let program = r#"func.func @"f\1B]0;title\07\0Aforged"(%x: tensor<2xui8> loc("n\1B[31m\0Aforged")) -> tensor<2xui8> {
  %0 = stablehlo.add %x, %x : tensor<2xui8> loc("l\1B[31m\0Aforged")
  return %0 : tensor<2xui8>
}
"#;
    let program = desk.file("names.mlir", program);
    let path = &file[1..];
    let bad = format!("{path}:b");
    let value = ["--input", "[1,2]"];
    let commands: [Vec<&str>; 9] = [
        vec!["compare", path, path],
        vec!["compare", path, &bad],
        vec![&program, "--input", &file],
        vec![&program, "--input", &file, "--input", &file],
        vec![&program],
        [&[&program, "--profile"][..], &value].concat(),
        [&[&program, "--expect", "[3,4]"][..], &value].concat(),
        [&[&program, "--step", "--titles", "always"][..], &value].concat(),
        vec!["test", &program],
    ];
    for command in commands {
        let ran = shlo(&command);
        for text in [ran.out, ran.err] {
            let acts = |c: char| c.is_control() && c != '\n';
            assert!(!text.contains(acts), "{command:?}: {text:?}");
            let is_forged = |line: &str| line.starts_with("forged") || line.starts_with("PASSED");
            assert!(!text.lines().any(is_forged), "{command:?}: {text}");
        }
    }
}

#[test]
fn tensors_without_known_names_go_in_the_order_of_their_numbers() {
    // the order of the arguments is another here
    check_refused(LAYER, &["--input", &data("ordered.npz")], 2, "the program has tensor<2xf32>");
    let program = "\
func.func @main(%w: tensor<2x2xf32>, %b: tensor<2xf32>, %x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}";
    let ran = run(program, &["--input", &data("ordered.npz")]);
    assert_eq!(ran.out, "dense<[1.000000e+00, 1.000000e+01]> : tensor<2xf32>\n", "{}", ran.err);
}

#[test]
fn directories_of_npy_files_are_files_of_several_tensors() {
    let desk = Desk::new();
    let floats =
        |values: &[f32]| values.iter().flat_map(|it| it.to_le_bytes()).collect::<Vec<u8>>();
    desk.file("d/w.npy", npy("<f4", "(2, 2)", &floats(&[1.0, 2.0, 3.0, 4.0])));
    desk.file("d/b.npy", npy("<f4", "(2,)", &floats(&[0.5, -0.5])));
    desk.file("d/x.npy", npy("<f4", "(2,)", &floats(&[1.0, 10.0])));
    desk.file("d/notes.txt", b"no tensor");
    let directory = format!("@{}", desk.path("d").display());
    check_layer(&["--input", &directory]);
    check_layer(&["--input", &format!("{directory}/")]);
    let (w, x) = (format!("params.w={directory}:w"), format!("x={directory}:x"));
    check_layer(&["--input", &w, "--input", &x, "--input", "params['b']=[0.5,-0.5]"]);
}

#[test]
fn an_empty_directory_is_for_a_program_without_arguments() {
    let desk = Desk::new();
    desk.file("empty/notes.txt", b"no tensor");
    let directory = format!("@{}", desk.path("empty").display());
    let program = "func.func @main() -> tensor<f32> {
      %0 = stablehlo.constant dense<1.0> : tensor<f32>
      return %0 : tensor<f32>
    }";
    let ran = run(program, &["--input", &directory]);
    assert_eq!(
        (ran.status, ran.out.as_str()),
        (0, "dense<1.000000e+00> : tensor<f32>\n"),
        "{}",
        ran.err
    );
    check_refused(
        LAYER,
        &["--input", &directory],
        2,
        "is a directory without .npy and .safetensors files",
    );
}

#[test]
fn one_tensor_of_a_file_is_named_behind_a_colon() {
    for file in ["named.safetensors", "wide.npz"] {
        let one = |name: &str| format!("{}:{name}", data(file));
        let (w, b, x) = (one("w"), one("b"), one("x"));
        let inputs = ["--cast", "--input", &b, "--input", &w, "--input", &x];
        check_layer(&inputs);
    }
    let b = format!("params['b']={}:params['b']", data("named.npz"));
    let x = format!("%arg2={}:x", data("named.npz"));
    let w = format!("{}:params['w']", data("named.npz"));
    check_layer(&["--input", &x, "--input", &w, "--input", &b]);
    let missing = format!("w={}:params['v']", data("named.npz"));
    let inputs = ["--input", "x=zeros", "--input", "b=zeros", "--input", &missing];
    check_refused(LAYER, &inputs, 2, "did you mean 'params['b']'?");
}

#[test]
fn leftovers_and_missing_tensors_are_listed() {
    let two = identity("tensor<2xf32>").replace("%x: ", "%y: tensor<2x2xf32>, %x: ");
    check_refused(&two, &["--input", &data("named.safetensors")], 2, "'b', 'w' are no arguments");
    check_refused(LAYER, &["--input", "x=zeros"], 2, "these are missing: %arg0 = params['b']");
    check_refused(LAYER, &["--input", "parms['b']=zeros"], 2, "did you mean 'params['b']'?");
    check_refused(
        LAYER,
        &["--input", "y=zeros"],
        2,
        "has no argument %y; it has %arg0 = params['b']",
    );
    let twice = ["--input", "x=zeros", "--input", "%arg2=zeros"];
    check_refused(LAYER, &twice, 2, "%arg2 = x (tensor<2xf32>) is given twice");
    check_refused(&identity("tensor<f32>"), &[], 2, "takes 1 input (tensor<f32>), given are 0");
}

#[test]
fn values_without_a_type_have_the_programs() {
    let cases = [
        ("tensor<i32>", "1", "dense<1> : tensor<i32>"),
        ("tensor<i1>", "true", "dense<true> : tensor<i1>"),
        ("tensor<2x2xi8>", "[[1, 2], [3, -4]]", "dense<[[1, 2], [3, -4]]> : tensor<2x2xi8>"),
        ("tensor<?xi8>", "[5, 6]", "dense<[5, 6]> : tensor<2xi8>"),
        ("tensor<2xi8>", "1,2", "dense<[1, 2]> : tensor<2xi8>"),
        ("tensor<2xf32>", "-1.5", "dense<-1.500000e+00> : tensor<2xf32>"),
        ("tensor<3xi8>", "iota", "dense<[0, 1, 2]> : tensor<3xi8>"),
        ("tensor<?xi8>", "2xi8=ones", "dense<1> : tensor<2xi8>"),
        ("tensor<2xf8E4M3FN>", "x=zeros", "dense<0.000000e+00> : tensor<2xf8E4M3FN>"),
    ];
    for (ty, value, expected) in cases {
        let ran = run(&identity(ty), &["--input", value]);
        assert_eq!((ran.status, ran.out.trim()), (0, expected), "{value}: {}", ran.err);
    }
}

#[test]
fn random_values_are_the_same_everywhere() {
    let drawn = |value: &str| run(&identity("tensor<3xf32>"), &["--input", value]);
    let normal = drawn("normal:1");
    assert_eq!(normal.status, 0, "{}", normal.err);
    assert_eq!(normal.out, drawn("normal:1").out);
    assert_ne!(normal.out, drawn("normal:2").out);
    // the formula of docs/tensors.md, computed in Python
    let uniform = "dense<[3.50079536e-01, 5.32207310e-01, 8.89529466e-01]> : tensor<3xf32>";
    let expected = run(&identity("tensor<3xf32>"), &["--input", uniform]);
    assert_eq!(drawn("uniform:1234567").out, expected.out);
    let message = "there are zeros, ones, iota, normal:SEED";
    check_refused(&identity("tensor<f32>"), &["--input", "normal"], 2, message);
}

#[test]
fn what_is_no_value_says_what_is() {
    let f32 = identity("tensor<2xf32>");
    check_refused(&f32, &["--input", "x.npy"], 2, "write @x.npy");
    check_refused(
        &f32,
        &["--input", "tests/tensors"],
        2,
        "write @tests/tensors for the tensors in the directory",
    );
    check_refused(&f32, &["--input", "nonsense"], 2, "is no value");
    check_refused(&f32, &["--input", "[1, 2"], 2, "no ']'");
    check_refused(&f32, &["--input", "[1, 2, 3]"], 2, "tensor<3xf32>");
    check_refused(&f32, &["--input", "[1, [2, 3]]"], 2, "side by side");
    check_refused(&f32, &["--input", "[[1, 2], [3]]"], 2, "ragged");
    check_refused(&identity("tensor<?xf32>"), &["--input", "1"], 2, "write the shape, too");
    let several = data("named.npz");
    check_refused(
        &f32,
        &["--input", &format!("x={several}")],
        2,
        "has 3 tensors where one is needed",
    );
}

/// NumPy's dtypes and MLIR's types that they are.
const DTYPES: &[(&str, &str)] = &[
    ("|b1", "i1"),
    ("|i1", "i8"),
    ("<i2", "i16"),
    ("<i4", "i32"),
    ("<i8", "i64"),
    ("|u1", "ui8"),
    ("<u2", "ui16"),
    ("<u4", "ui32"),
    ("<u8", "ui64"),
    ("<f2", "f16"),
    ("<f4", "f32"),
    ("<f8", "f64"),
    ("<f1", "f8E5M2"),
    ("<c8", "complex<f32>"),
    ("<c16", "complex<f64>"),
];

#[test]
fn a_stated_type_is_believed() {
    let desk = Desk::new();
    for (descr, own) in DTYPES {
        let file = at(&desk, "x.npy", &npy(descr, "(1,)", &vec![0; width(descr)]));
        for (_, ty) in DTYPES {
            let ran = run(&identity(&format!("tensor<1x{ty}>")), &["--input", &file]);
            // NumPy lacks this type without ml_dtypes: bytes stand for it
            let stands_for = (*descr, *ty) == ("|u1", "f8E5M2");
            let expected = if own == ty || stands_for { 0 } else { 5 };
            assert_eq!(ran.status, expected, "{descr} for {ty}: {}", ran.err);
        }
    }
}

fn width(descr: &str) -> usize {
    descr[2..].parse().expect("a width")
}

#[test]
fn types_that_numpy_lacks_are_taken_from_what_stands_for_them() {
    let desk = Desk::new();
    for (descr, ty, fits) in [
        ("<V1", "f8E4M3FN", true),
        ("|u1", "f8E4M3FN", true),
        ("|i1", "f8E4M3FN", false),
        ("<f1", "f8E4M3FN", false),
        ("<V2", "bf16", true),
        ("<u2", "bf16", true),
        ("<f2", "bf16", false),
        ("<V1", "i4", true),
        ("|i1", "i4", true),
        ("|u1", "i4", false),
        ("|u1", "ui4", true),
        ("|i1", "!quant.uniform<i8:f32, 0.5>", true),
        ("|u1", "!quant.uniform<i8:f32, 0.5>", false),
    ] {
        let file = at(&desk, "x.npy", &npy(descr, "(1,)", &vec![0; width(descr)]));
        let ran = run(&identity(&format!("tensor<1x{ty}>")), &["--input", &file]);
        assert_eq!(ran.status == 0, fits, "{descr} for {ty}: {}", ran.err);
    }
}

/// Types that are read from 8-bit integers, the type of these, their smallest and their largest number.
const NARROW: &[(&str, &str, i32, i32)] = &[
    ("i4", "i8", -8, 7),
    ("i2", "i8", -2, 1),
    ("ui4", "ui8", 0, 15),
    ("ui2", "ui8", 0, 3),
    ("!quant.uniform<i4:f32, 0.5>", "i8", -8, 7),
    ("!quant.uniform<i2:f32:0, {0.5, 0.25:1, 1.0}>", "i8", -2, 1),
    ("!quant.uniform<u4:f32, 0.5>", "ui8", 0, 15),
    ("!quant.uniform<i4<-7:7>:f32, 0.5>", "i8", -7, 7),
    ("!quant.uniform<i8<-20:20>:f32, 0.5>", "i8", -20, 20),
    ("!quant.uniform<u8<1:200>:f32, 0.5:1>", "ui8", 1, 200),
];

/// `-o` of a path and `@` of the file that it writes: an npy file of a directory, an npz or a safetensors file.
fn containers(desk: &Desk) -> [(String, String); 3] {
    let path = |name: &str| desk.path(name).display().to_string();
    [
        (path("d"), format!("@{}", path("d/main_0.npy"))),
        (path("x.npz"), format!("@{}", path("x.npz"))),
        (path("x.safetensors"), format!("@{}", path("x.safetensors"))),
    ]
}

#[test]
fn numbers_beyond_a_narrow_type_are_refused_with_their_place() {
    let desk = Desk::new();
    for (ty, own, low, high) in NARROW {
        let (narrow, wide) =
            (identity(&format!("tensor<3x{ty}>")), identity(&format!("tensor<3x{own}>")));
        for (output, input) in containers(&desk) {
            let ends = format!("[{low}, {high}, {high}]");
            let given = run(&wide, &["--input", &ends, "-o", &output]);
            let taken = run(&narrow, &["--input", &input]);
            let numbers = given.out.split(" : ").next().unwrap_or_default();
            assert_eq!(taken.status, 0, "{ty} of {input}: {}", taken.err);
            assert!(taken.out.starts_with(numbers), "{ty} of {input}: {}", taken.out);
            let beyond =
                if *own == "i8" || *low > 0 { vec![low - 1, high + 1] } else { vec![high + 1] };
            for number in beyond {
                run(&wide, &["--input", &format!("[{high}, {number}, {low}]"), "-o", &output]);
                let message = format!("element 1 is {number}, which is not within {low} to {high}");
                check_refused(&narrow, &["--input", &input], 5, &message);
            }
        }
    }
}

#[test]
fn written_numbers_of_narrow_types_read_back() {
    let desk = Desk::new();
    for (ty, own, low, high) in NARROW {
        let program = identity(&format!("tensor<3x{ty}>"));
        for (output, input) in containers(&desk) {
            let ran =
                run(&program, &["--input", &format!("[{low}, {high}, {low}]"), "-o", &output]);
            if output.ends_with("safetensors") && !ty.contains(&format!("{}8", &own[..1])) {
                assert!(
                    ran.err.contains("which safetensors lacks: write an npz file"),
                    "{}",
                    ran.err
                );
                continue;
            }
            let again = run(&program, &["--input", &input]);
            assert_eq!((again.status, again.out), (0, ran.out), "{ty} of {input}: {}", again.err);
        }
    }
}

#[test]
fn raw_files_hold_codes_and_no_numbers() {
    let desk = Desk::new();
    // ml_dtypes writes -8 of int4 as the byte 0x08
    for (ty, byte, number) in
        [("i4", 0x08, "-8"), ("i2", 0x03, "-1"), ("!quant.uniform<i4:f32, 0.5>", 0x0F, "-1")]
    {
        let (program, file) = (identity(&format!("tensor<1x{ty}>")), at(&desk, "x.bin", &[byte]));
        let unstated = at(&desk, "x.npy", &npy("|V1", "(1,)", &[byte]));
        for input in [format!("1x{ty}={file}"), unstated] {
            let ran = run(&program, &["--input", &input]);
            assert!(
                ran.out.starts_with(&format!("dense<{number}>")),
                "{input}: {}{}",
                ran.out,
                ran.err
            );
        }
        let extended = at(&desk, "x.bin", &[byte | 0xF0]);
        let message = format!("element 0 is {:#x}, which is no code of {}", byte | 0xF0, &ty[..1]);
        check_refused(&program, &["--input", &format!("1x{ty}={extended}")], 5, &message);
    }
    let ty = "!quant.uniform<i8<-20:20>:f32, 0.5>";
    let (program, file) = (identity(&format!("tensor<2x{ty}>")), at(&desk, "x.bin", &[20, 21]));
    for form in ["", "packed:"] {
        let input = format!("2x{ty}=@{form}{}", &file[1..]);
        let message = "element 1 is 21, which is not within -20 to 20";
        check_refused(&program, &["--input", &input], 5, message);
    }
}

#[test]
fn codes_beyond_the_range_of_a_quantized_type_are_no_values() {
    let program = identity("tensor<2x!quant.uniform<i8<-20:20>:f32, 0.5>>");
    check_refused(&program, &["--input", "[20, 21]"], 2, "'21' is no !quant.uniform<i8<-20:20>");
    let literal = "dense<[-20, -21]> : tensor<2xi8>";
    check_refused(
        &program,
        &["--input", literal],
        2,
        "element 1 is -21, which is not within -20 to 20",
    );
    let drawn = run(&program, &["--input", "uniform:1:90:99"]);
    assert!(drawn.out.starts_with("dense<20>"), "{}{}", drawn.out, drawn.err);
}

#[test]
fn sizes_without_as_many_scales_are_told_with_both_numbers() {
    let ty = "tensor<?x!quant.uniform<i8:f32:0, {0.5, 0.25}>>";
    let message = "2 scales for size 3 of dimension 0 [quantized_element_type_c13]";
    check_refused(&identity(ty), &["--input", "dense<[1, 2, 3]> : tensor<3xi8>"], 2, message);
    check_refused(&identity(ty), &["--input", "[1, 2, 3]"], 2, message);
    let quantize = format!(
        "func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {{
  %0 = stablehlo.uniform_quantize %x : (tensor<?xf32>) -> {ty}
  %1 = stablehlo.uniform_dequantize %0 : ({ty}) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}}"
    );
    for engine in ["fast", "plain", "both"] {
        check_refused(&quantize, &["--input", "[1, 2, 3]", "--engine", engine], 4, message);
        let ran = run(&quantize, &["--input", "[1, 2]", "--engine", engine]);
        assert_eq!(ran.out, "dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>\n", "{}", ran.err);
    }
    let shorter = ty.replace(", 0.25", "");
    let requantize = format!(
        "func.func @main(%x: {ty}) -> {shorter} {{
  %0 = stablehlo.uniform_quantize %x : ({ty}) -> {shorter}
  return %0 : {shorter}
}}"
    );
    for engine in ["fast", "plain"] {
        let arguments = ["--input", "[1, 2]", "--engine", engine];
        check_refused(&requantize, &arguments, 4, "1 scale for size 2 of dimension 0");
    }
}

#[test]
fn contradictions_are_said_in_numpys_words_with_the_way_out() {
    let desk = Desk::new();
    let wide = at(&desk, "x.npy", &npy("<f8", "(1,)", &1.5f64.to_le_bytes()));
    let f32 = identity("tensor<1xf32>");
    check_refused(&f32, &["--input", &wide], 5, "holds float64 ('<f8'), the program has f32 here");
    check_refused(
        &f32,
        &["--input", &wide],
        5,
        "save x.astype(np.float32), or let --cast convert it",
    );
    let bf16 = identity("tensor<1xbf16>");
    check_refused(&bf16, &["--input", &wide], 5, "x.astype(ml_dtypes.bfloat16)");
    let f8 = identity("tensor<3xf8E4M3FN>");
    check_refused(&f8, &["--input", &data("e5m2.npy")], 5, "holds float8_e5m2 ('<f1')");
    let pair = identity("tensor<2xf32>");
    check_refused(&pair, &["--input", &data("records.npy")], 5, "holds records of several fields");
    check_refused(&pair, &["--input", &data("strings.npy")], 5, "holds strings ('<U1')");
    check_refused(&pair, &["--input", &data("objects.npy")], 5, "holds Python objects ('|O')");
}

#[test]
fn cast_converts_by_value() {
    check_layer(&["--cast", "--input", &data("wide.npz")]);
    let desk = Desk::new();
    let values: Vec<u8> = [464.5f64, -1.25].iter().flat_map(|it| it.to_le_bytes()).collect();
    let wide = at(&desk, "x.npy", &npy("<f8", "(2,)", &values));
    for (ty, policy, expected) in [
        ("f32", "standard", "dense<[4.645000e+02, -1.250000e+00]> : tensor<2xf32>"),
        ("f8E4M3FN", "standard", "dense<[0x7F, -1.250000e+00]> : tensor<2xf8E4M3FN>"),
        ("f8E4M3FN", "onnx", "dense<[4.480000e+02, -1.250000e+00]> : tensor<2xf8E4M3FN>"),
        ("i8", "standard", "dense<[127, -1]> : tensor<2xi8>"),
        ("i1", "standard", "dense<true> : tensor<2xi1>"),
    ] {
        let arguments = ["--cast", "--convert-policy", policy, "--input", &wide];
        let ran = run(&identity(&format!("tensor<2x{ty}>")), &arguments);
        assert_eq!((ran.status, ran.out.trim()), (0, expected), "{ty}: {}", ran.err);
    }
    let codes = at(&desk, "u.npy", &npy("|u1", "(1,)", &[0x38]));
    let f8 = identity("tensor<1xf8E4M3FN>");
    check_refused(&f8, &["--cast", "--input", &codes], 2, "leave --cast out to take them as codes");
}

#[test]
fn a_spelled_type_reads_npy_files_by_their_header() {
    let desk = Desk::new();
    let raw: Vec<u8> = [1.0f32, 2.0].iter().flat_map(|value| value.to_le_bytes()).collect();
    let file = at(&desk, "x.npy", &npy("<f4", "(2,)", &raw));
    let program = identity("tensor<?xf32>");
    let ran = run(&program, &["--input", &format!("2xf32={file}")]);
    assert_eq!(ran.out, "dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>\n", "{}", ran.err);
    let message = "tensor<3xf32> is spelled, but the file holds tensor<2xf32>";
    check_refused(&program, &["--input", &format!("3xf32={file}")], 2, message);
    let raw = at(&desk, "x.bin", &raw);
    let ran = run(&program, &["--input", &format!("2xf32={raw}")]);
    assert_eq!(ran.out, "dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>\n", "{}", ran.err);
}

#[test]
fn damaged_files_are_one_error_each() {
    let desk = Desk::new();
    for name in ["named.npz", "deflated.npz", "named.safetensors", "e4m3fn.npy"] {
        let good = std::fs::read(format!("tests/tensors/{name}")).expect("a file");
        for length in [0, 5, good.len() / 2, good.len() - 1] {
            let bad = at(&desk, name, &good[..length]);
            let ran = run(LAYER, &["--input", &bad]);
            assert!(matches!(ran.status, 2 | 5), "{name} cut at {length}: {}", ran.err);
            assert_eq!(ran.err.lines().count(), 1, "{name} cut at {length}: {}", ran.err);
        }
    }
    check_refused(LAYER, &["--input", "@missing.npz"], 5, "cannot read missing.npz");
    let empty = desk.path("empty");
    std::fs::create_dir(&empty).expect("a directory");
    check_refused(LAYER, &["--input", &format!("@{}", empty.display())], 2, "without .npy and");
}

#[test]
fn large_files_are_used_where_they_are() {
    let desk = Desk::new();
    let count = 1usize << 19;
    let raw: Vec<u8> = (0..count).flat_map(|at| (at as f32).to_le_bytes()).collect();
    let file = at(&desk, "x.npy", &npy("<f4", &format!("({count},)"), &raw));
    let program = format!(
        "func.func @main(%x: tensor<{count}xf32>) -> (tensor<{count}xf32>, tensor<3xf32>) {{
           %0 = stablehlo.add %x, %x : tensor<{count}xf32>
           %1 = stablehlo.slice %x [1:4] : (tensor<{count}xf32>) -> tensor<3xf32>
           return %0, %1 : tensor<{count}xf32>, tensor<3xf32>
         }}"
    );
    let out = desk.path("out");
    let before = std::fs::read(desk.path("x.npy")).expect("the file");
    let arguments = ["--input", &file, "-o", out.to_str().expect("a path")];
    let ran = run_printing("none", &program, &arguments);
    assert_eq!(ran.status, 0, "{}", ran.err);
    let doubled = std::fs::read(out.join("main_0.npy")).expect("a result");
    let data = &doubled[doubled.len() - raw.len()..];
    let expected = (0..count).map(|at| 2.0 * at as f32);
    assert!(data.chunks_exact(4).zip(expected).all(|(bytes, value)| bytes == value.to_le_bytes()));
    assert!(std::fs::read(desk.path("x.npy")).expect("the file") == before, "the file stays");
}

#[test]
fn results_go_into_one_file_that_is_read_back() {
    let desk = Desk::new();
    let program = "\
func.func @main(%x: tensor<2xf8E4M3FN>, %y: tensor<4xf4E2M1FN>) -> (tensor<2xf8E4M3FN>, tensor<4xf4E2M1FN>) {
  return %x, %y : tensor<2xf8E4M3FN>, tensor<4xf4E2M1FN>
}";
    let first = run(program, &["--input", "1.5,-2", "--input", "0.5,1,-6,0"]);
    for name in ["out.npz", "out.safetensors"] {
        let path = desk.path(name);
        let path = path.to_str().expect("a path");
        let ran = run(program, &["--input", "1.5,-2", "--input", "0.5,1,-6,0", "-o", path]);
        assert_eq!(ran.status, 0, "{name}: {}", ran.err);
        let again = run(program, &["--input", &format!("@{path}")]);
        assert_eq!((again.status, again.out), (0, first.out.clone()), "{name}: {}", again.err);
    }
    let i4 = desk.path("i4.safetensors");
    let arguments = ["--input", "1", "-o", i4.to_str().expect("a path")];
    let ran = run(&identity("tensor<i4>"), &arguments);
    assert_eq!(ran.status, 5, "{}", ran.err);
    assert!(ran.err.contains("which safetensors lacks: write an npz file") && !i4.exists());
}

#[cfg(unix)]
#[test]
fn a_tensor_may_come_from_a_pipe() {
    let desk = Desk::new();
    desk.file("p.mlir", identity("tensor<2xi8>"));
    let mut command = desk.program(&["p.mlir", "--input", "@/dev/stdin", "--format", "dense"]);
    let ran = ran_reading(&mut command, npy("|i1", "(2,)", &[1, 2]));
    assert_eq!(ran.out, "dense<[1, 2]> : tensor<2xi8>\n");
}
