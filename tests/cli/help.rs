//! The examples that `--help` of each command ends with run as they are written, in a directory that has
//! the files they name.

use std::fs;
use std::path::Path;

use shlo_interp::files::npz;
use shlo_interp::{ElementType, FloatFormat, Tensor};

use crate::desk::Desk;
use crate::shlo::{ran, shell, shlo};

/// What the files of the examples hold.
const TWO: &str = "\
func.func @main(%x: tensor<2x2xf32>, %w: tensor<4x32xf32>) -> tensor<2x2xf32> {
  return %x : tensor<2x2xf32>
}
";
const DOUBLE: &str = "\
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.add %x, %x : tensor<f32>
  return %0 : tensor<f32>
}
";
const ONE: &str = "\
func.func @relu() -> tensor<f32> {
  %0 = stablehlo.constant dense<1.0> : tensor<f32>
  return %0 : tensor<f32>
}
";
const CHECKED: &str = "\
func.func @relu() {
  %0 = stablehlo.constant dense<1.0> : tensor<f32>
  check.expect_eq_const %0, dense<1.0> : tensor<f32>
  return
}
";

/// The help of a command.
fn help(command: &str) -> String {
    shlo(&[command, "--help"]).out
}

/// The lines below `Examples:`.
fn examples(help: &str) -> Vec<&str> {
    let lines = help.lines().skip_while(|line| line.trim() != "Examples:").skip(1);
    lines.take_while(|line| !line.trim().is_empty()).map(str::trim).collect()
}

/// The names of the commands.
fn commands(help: &str) -> Vec<&str> {
    let lines = help.lines().skip_while(|line| line.trim() != "Commands:").skip(1);
    let lines = lines.take_while(|line| !line.trim().is_empty());
    lines.filter_map(|line| line.split_whitespace().next()).collect()
}

/// The files that examples name.
fn files() -> Desk {
    let desk = Desk::new();
    desk.copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("examples"), "examples");
    for (name, text) in [
        ("program.mlir", TWO),
        ("double.mlir", DOUBLE),
        ("p.mlir", ONE),
        ("new.mlir", ONE),
        ("tests/relu.mlir", CHECKED),
        ("table.csv", "0,0\n1,1\n2,2\n3,nan\n"),
    ] {
        desk.file(name, text);
    }
    let f32s = ElementType::Float(FloatFormat::parse("f32").expect("a format of MLIR"));
    let tensor = Tensor::splat(f32s, &[4, 32], f32::to_bits(1.1).into());
    let mut archive = fs::File::create(desk.path("weights.npz")).expect("a file");
    npz::write([("w", &tensor)], &mut archive).expect("a file of tensors");
    let weights = "func.func @w(%x: tensor<4x32xf32>) -> tensor<4x32xf32> {\n  return %x : tensor<4x32xf32>\n}\n";
    desk.file("w.mlir", weights);
    for line in [
        "shlo-interp w.mlir --input normal:7 -o made --format none && mv made/w_0.npy weights.npy",
        "shlo-interp convert 64xf32=normal:1 --to bf16 --policy standard -o values.npy && tail -c 128 values.npy > values.bin",
        "shlo-interp quantize --to nvfp4 @weights.npy -o q --format none && cp q/*.npy .",
        "shlo-interp quantize --to nvfp4 @weights.npy -o q.npz --format none",
        "shlo-interp quantize --to mxfp6e3m2 64xf32=normal:1 -o packed --packed --format none && cp packed/*.bin .",
    ] {
        let ran = ran(&mut shell(line, &desk.path("")));
        assert_eq!(ran.status, 0, "{line}: {}", ran.err);
    }
    desk
}

#[test]
fn the_examples_of_every_command_run_as_written() {
    let top = help("run");
    let all = shlo(&["--help"]).out;
    let commands = commands(&all);
    assert!(commands.len() > 12 && top.contains("Examples:"), "{commands:?}");
    let (files, mut wrong) = (files(), Vec::new());
    for command in commands {
        let help = help(command);
        let examples = examples(&help);
        assert!(!examples.is_empty(), "{command} --help has no examples");
        let desk = Desk::new();
        desk.copy(&files.path(""), "");
        for line in examples {
            assert!(line.starts_with("shlo-interp "), "{command} --help: {line}");
            let ran = ran(&mut shell(line, &desk.path("")));
            if ran.status != 0 {
                wrong.push(format!("{line}: {}", ran.err));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn help_and_explanations_name_pages_that_the_program_shows() {
    let all = shlo(&["--help"]).out;
    let mut texts: Vec<String> = commands(&all).into_iter().map(help).collect();
    texts.push(shlo(&["explain", "add", "f8E4M3FN", "448", "32"]).out);
    texts.push(all);
    let mut pages = Vec::new();
    for text in &texts {
        assert!(
            !["numerics", "comparing", "devices"]
                .iter()
                .any(|page| text.contains(&format!("docs/{page}.md"))),
            "{text}"
        );
        for line in text.split("`shlo-interp help ").skip(1) {
            pages.extend(line.split_once('`').map(|(page, _)| page.to_string()));
        }
    }
    assert!(pages.len() > 3, "{pages:?}");
    pages.retain(|page| {
        page.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b' ' || byte.is_ascii_digit())
    });
    for page in pages {
        let ran = shlo(&[&["help"], &page.split(' ').collect::<Vec<_>>()[..]].concat());
        assert_eq!(ran.status, 0, "help {page}: {}", ran.err);
    }
}
