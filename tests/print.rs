//! Every test program and example, printed in both forms, parses back to the same text.

use std::fs;
use std::path::{Path, PathBuf};

use shlo_interp::{Source, Style, parse_chunk, print_module, registry, split};

#[test]
fn what_is_printed_prints_the_same_again() {
    let programs = programs();
    assert!(programs.len() > 20, "found {programs:?}");
    for path in programs {
        let text = fs::read_to_string(&path).expect("a readable program");
        for style in [Style::Short, Style::Generic] {
            for printed in printed(&path, &text, style) {
                let again = self::printed(&path, &printed, style);
                assert_eq!(again, [printed], "{} in {style:?} form", path.display());
            }
        }
    }
}

/// The modules of a text, printed.
fn printed(path: &Path, text: &str, style: Style) -> Vec<String> {
    let source = Source { name: path.display().to_string().into(), text: text.into() };
    let registry = registry();
    let chunks = split(&source).expect("balanced brackets");
    let print = |chunk| match parse_chunk(&source, chunk, &registry) {
        Ok(parsed) => print_module(&parsed.module, style),
        Err(errors) => panic!("{}: {errors:?}\n{text}", path.display()),
    };
    chunks.into_iter().map(print).collect()
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
