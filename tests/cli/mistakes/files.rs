//! The files that the mistakes are made with.

use std::path::Path;

/// A function of one statement on `%x : tensor<2xf32>`.
fn with(statement: &str) -> String {
    format!(
        "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {{\n  {statement}\n  return %0 : tensor<2xf32>\n}}\n"
    )
}

/// A constant of a type.
fn constant(literal: &str, ty: &str) -> String {
    format!(
        "func.func @main() -> {ty} {{\n  %0 = stablehlo.constant {literal} : {ty}\n  return %0 : {ty}\n}}\n"
    )
}

/// An npy file.
fn npy(descr: &str, shape: &str, data: &[u8]) -> Vec<u8> {
    let header = format!("{{'descr': '{descr}', 'fortran_order': False, 'shape': {shape}, }}\n");
    let mut bytes = b"\x93NUMPY\x01\x00".to_vec();
    bytes.extend_from_slice(&(header.len() as u16).to_le_bytes());
    bytes.extend_from_slice(header.as_bytes());
    bytes.extend_from_slice(data);
    bytes
}

/// Writes all of them into a directory.
pub fn write_all(desk: &Path) {
    let write = |name: &str, bytes: &[u8]| {
        std::fs::write(desk.join(name), bytes).expect("the file is written");
    };
    std::fs::create_dir(desk.join("folder")).expect("a directory");
    for (name, text) in texts() {
        write(name, text.as_bytes());
    }
    for (name, bytes) in binaries() {
        write(name, &bytes);
    }
}

fn texts() -> Vec<(&'static str, String)> {
    let add = with("%0 = stablehlo.add %x, %x : tensor<2xf32>");
    let one = constant("dense<1.0>", "tensor<f32>");
    let passing =
        |ty: &str| format!("func.func @main(%x: {ty}) -> {ty} {{\n  return %x : {ty}\n}}\n");
    vec![
        ("ok.mlir", add.clone()),
        ("const.mlir", one.clone()),
        ("f8.mlir", passing("tensor<3xf8E4M3FN>")),
        ("i8.mlir", passing("tensor<3xi8>")),
        ("empty.mlir", String::new()),
        ("comments.mlir", "// nothing yet\n".into()),
        ("crlf.mlir", one.replace('\n', "\r\n")),
        ("bom.mlir", format!("\u{feff}{one}")),
        ("tabs.mlir", with("\t%0 = stablehlo.add %y, %x : tensor<2xf32>")),
        ("nobreak.mlir", with("%0 = stablehlo.add %x, %x\u{a0}: tensor<2xf32>")),
        ("nul.mlir", format!("{one}\0")),
        ("module.hlo", HLO.into()),
        ("sharded.hlo", SHARDED.into()),
        ("model.py", "import jax\nprint(jax.devices())\n".into()),
        ("model.ll", "; ModuleID = 'm'\ndefine i32 @main() {\n  ret i32 0\n}\n".into()),
        ("cut.mlir", add[..add.len() / 2].into()),
        ("mhlo.mlir", with("%0 = mhlo.add %x, %x : tensor<2xf32>")),
        ("mhlo_generic.mlir", with("%0 = \"mhlo.nothing\"(%x) : (tensor<2xf32>) -> tensor<2xf32>")),
        (
            "tosa.mlir",
            with("%0 = tosa.add %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>"),
        ),
        (
            "linalg.mlir",
            with(
                "%0 = linalg.copy ins(%x : tensor<2xf32>) outs(%x : tensor<2xf32>) -> tensor<2xf32>",
            ),
        ),
        ("addd.mlir", with("%0 = stablehlo.addd %x, %x : tensor<2xf32>")),
        ("exp.mlir", with("%0 = stablehlo.exp %x : tensor<2xf32>")),
        ("softmax.mlir", with("%0 = stablehlo.softmax %x : tensor<2xf32>")),
        ("bare_add.mlir", with("%0 = add %x, %x : tensor<2xf32>")),
        ("fp32.mlir", passing("tensor<2xfp32>")),
        ("f16.mlir", passing("tensor<2xf16>")),
        ("i3.mlir", passing("tensor<2xi3>")),
        ("empty_body.mlir", "func.func @main() {\n}\n".into()),
        ("old_func.mlir", one.replace("func.func", "stablehlo.func")),
        ("eaten.mlir", passing("tensor")),
        ("eaten_dense.mlir", constant("dense", "tensor<i1>")),
        ("f22.mlir", passing("tensor<2x2xf32>")),
        ("open.mlir", passing("tensor<?xf32>")),
        ("nothing.mlir", passing("tensor<0x4xi32>")),
        ("type_fm.mlir", passing("tensor<2xf8E4M3FM>")),
        ("type_lower.mlir", passing("tensor<2xf8e4m3fn>")),
        ("type_fnu.mlir", passing("tensor<2xf8E4M3FNU>")),
        ("undefined.mlir", with("%0 = stablehlo.add %x, %y : tensor<2xf32>")),
        (
            "redefined.mlir",
            with("%0 = stablehlo.abs %x : tensor<2xf32>\n  %0 = stablehlo.abs %x : tensor<2xf32>"),
        ),
        ("operand_type.mlir", with("%0 = stablehlo.add %x, %x : tensor<3xf32>")),
        (
            "result_type.mlir",
            with("%0 = stablehlo.abs %x : tensor<2xf32>")
                .replace("-> tensor<2xf32>", "-> tensor<3xf32>"),
        ),
        ("permutation.mlir", transposed("dims = [1, 1]")),
        ("dims.mlir", transposed("permutation = [1, 0]")),
        (
            "less.mlir",
            with(
                "%c = stablehlo.compare LESS, %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>\n  %0 = stablehlo.abs %x : tensor<2xf32>",
            ),
        ),
        ("short_list.mlir", constant("dense<[1.0, 2.0]>", "tensor<3xf32>")),
        ("integers.mlir", constant("dense<[1, 2]>", "tensor<2xf32>")),
        ("exponent.mlir", constant("dense<1e9>", "tensor<f32>")),
        ("nan.mlir", constant("dense<nan>", "tensor<f32>")),
        ("float_for_int.mlir", constant("dense<1.0>", "tensor<i32>")),
        ("elided.mlir", constant("dense_resource<__elided__>", "tensor<1000xf32>")),
        ("dots.mlir", constant("dense<...>", "tensor<2xf32>")),
        ("saturated.mlir", constant("dense<[500.0, 501.0]>", "tensor<2xf8E4M3FN>")),
        ("negative.mlir", passing("tensor<-2xf32>")),
        ("huge.mlir", constant("dense<1.0>", "tensor<1000000000000000x1000000000000000xf32>")),
        ("large.mlir", LARGE.into()),
        ("recursion.mlir", with("%0 = func.call @main(%x) : (tensor<2xf32>) -> tensor<2xf32>")),
        ("call.mlir", with("%0 = func.call @foo(%x) : (tensor<2xf32>) -> tensor<2xf32>")),
        (
            "no_return.mlir",
            "func.func @main(%x: tensor<2xf32>) {\n  %0 = stablehlo.abs %x : tensor<2xf32>\n}\n"
                .into(),
        ),
        ("no_brace.mlir", add.trim_end().trim_end_matches('}').into()),
        ("no_colon.mlir", with("%0 = stablehlo.add %x, %x tensor<2xf32>")),
        ("two_mains.mlir", format!("{one}{one}")),
        ("several.mlir", SEVERAL.into()),
        (
            "custom.mlir",
            with("%0 = stablehlo.custom_call @my_kernel(%x) : (tensor<2xf32>) -> tensor<2xf32>"),
        ),
        ("dynamic.mlir", DYNAMIC.into()),
    ]
}

fn transposed(attribute: &str) -> String {
    format!(
        "func.func @main(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {{\n  %0 = stablehlo.transpose %x, {attribute} : (tensor<2x3xf32>) -> tensor<3x2xf32>\n  return %0 : tensor<3x2xf32>\n}}\n"
    )
}

fn binaries() -> Vec<(&'static str, Vec<u8>)> {
    let two: Vec<u8> = [1.0f32, 2.0].iter().flat_map(|value| value.to_le_bytes()).collect();
    let doubles: Vec<u8> = [1.0f64, 2.0].iter().flat_map(|value| value.to_le_bytes()).collect();
    let big: Vec<u8> = [1.0f32, 2.0].iter().flat_map(|value| value.to_be_bytes()).collect();
    let utf16 = "func.func @main() { return }\n".encode_utf16().flat_map(u16::to_le_bytes);
    vec![
        ("utf16.mlir", [0xFF, 0xFE].into_iter().chain(utf16).collect()),
        ("text.gz", b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03not deflated".to_vec()),
        ("damaged.mlirbc", b"ML\xefR\x0dgarbage".to_vec()),
        ("export.bin", [b"\x08\x00\x00\x00\x14\x00".as_slice(), &[0xFF; 80]].concat()),
        ("program.elf", b"\x7fELF\x02\x01\x01\x00\x00\xff\xfe".to_vec()),
        ("x.npy", npy("<f4", "(2,)", &two)),
        ("f64.npy", npy("<f8", "(2,)", &doubles)),
        ("object.npy", npy("|O", "(2,)", b"\x80\x04")),
        ("string.npy", npy("<U1", "(2,)", &[b'a', 0, 0, 0, b'b', 0, 0, 0])),
        ("cut.npy", npy("<f4", "(2,)", &two[..5])),
        ("header.npy", {
            let mut bytes = npy("<f4", "(2,)", &two);
            bytes.splice(11..16, *b"DESCR");
            bytes
        }),
        ("shape.npy", npy("<f4", "(1, 2)", &two)),
        ("big.npy", npy(">f4", "(2,)", &big)),
        ("bf16.npy", npy("<V2", "(2,)", &[0x80, 0x3F, 0x00, 0x40])),
        ("e5m2.npy", npy("<f1", "(3,)", &[0x3C, 0x40, 0x5F])),
        ("u8.npy", npy("|u1", "(3,)", &[1, 2, 255])),
        ("raw.bin", vec![0; 7]),
        ("bad.npz", b"PK\x03\x04 this is no archive".to_vec()),
        ("bad.safetensors", b"\xff\xff\xff\xff\xff\xff\xff\x7f{}".to_vec()),
    ]
}

const HLO: &str = "HloModule jit_f, entry_computation_layout={(f32[2]{0})->f32[2]{0}}\n\nENTRY main {\n  x = f32[2]{0} parameter(0)\n  ROOT y = f32[2]{0} add(x, x)\n}\n";
const SHARDED: &str = "HloModule jit_f\n\nENTRY main {\n  ROOT x = f32[8]{0} parameter(0), sharding={devices=[4,1,2]<=[8] last_tile_dim_replicate}\n}\n";
const LARGE: &str = "func.func @main() -> tensor<1000000x1000000xf32> {\n  %0 = stablehlo.iota dim = 0 : tensor<1000000x1000000xf32>\n  return %0 : tensor<1000000x1000000xf32>\n}\n";
const SEVERAL: &str = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n  %0 = stablehlo.addd %x, %x : tensor<2xf32>\n  %1 = stablehlo.add %x, %y : tensor<2xf32>\n  return %1 : tensor<2xf32>\n}\nfunc.func @g(%x: tensor<2xfp32>) {\n  return\n}\n";
const DYNAMIC: &str = "func.func @main() -> tensor<?xf32> {\n  %a = stablehlo.constant dense<1.0> : tensor<2xf32>\n  %b = stablehlo.constant dense<1.0> : tensor<3xf32>\n  %c = stablehlo.optimization_barrier %a : tensor<2xf32>\n  %0 = call @sum(%c, %b) : (tensor<2xf32>, tensor<3xf32>) -> tensor<?xf32>\n  return %0 : tensor<?xf32>\n}\nfunc.func private @sum(%a: tensor<2xf32>, %b: tensor<3xf32>) -> tensor<?xf32> {\n  %n = stablehlo.constant dense<2> : tensor<1xi32>\n  %m = stablehlo.constant dense<3> : tensor<1xi32>\n  %x = stablehlo.dynamic_reshape %a, %n : (tensor<2xf32>, tensor<1xi32>) -> tensor<?xf32>\n  %y = stablehlo.dynamic_reshape %b, %m : (tensor<3xf32>, tensor<1xi32>) -> tensor<?xf32>\n  %0 = stablehlo.add %x, %y : tensor<?xf32>\n  return %0 : tensor<?xf32>\n}\n";
