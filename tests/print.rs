//! Every test program and example, printed in both forms, parses back to the same text.

use std::fs;
use std::path::{Path, PathBuf};

use shlo_interp::ir::Module;
use shlo_interp::{Program, Source};

#[test]
fn what_is_printed_prints_the_same_again() {
    let programs = programs();
    assert!(programs.len() > 20, "found {programs:?}");
    for path in programs {
        let text = fs::read_to_string(&path).expect("a readable program");
        let forms: [fn(&Module) -> String; 2] = [|it| format!("{it}"), |it| format!("{it:#}")];
        for form in forms {
            for printed in printed(&path, &text, form) {
                assert_eq!(self::printed(&path, &printed, form), [printed], "{}", path.display());
            }
        }
    }
}

/// The modules of a text, printed.
fn printed(path: &Path, text: &str, form: fn(&Module) -> String) -> Vec<String> {
    let source = Source { name: path.display().to_string().into(), text: text.into() };
    let program = Program::from(source);
    let print = |part| match program.parse(part) {
        Ok(parsed) => form(&parsed.module),
        Err(errors) => panic!("{}: {errors:?}\n{text}", path.display()),
    };
    program.parts().expect("balanced brackets").into_iter().map(print).collect()
}

fn programs() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut programs: Vec<PathBuf> = ["tests/interpret", "examples"]
        .iter()
        .filter_map(|directory| fs::read_dir(root.join(directory)).ok())
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "mlir"))
        .collect();
    programs.sort();
    programs
}
