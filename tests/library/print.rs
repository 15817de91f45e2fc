//! Every test program and example, printed in both forms, parses back to the same text.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use shlo_interp::ir::Module;
use shlo_interp::{Program, Source};

#[test]
fn what_is_printed_prints_the_same_again() {
    let programs = programs();
    assert!(programs.len() > 20, "found {programs:?}");
    for path in programs {
        let text = fs::read_to_string(&path).expect("a readable program");
        for module in modules(&path, &text) {
            let forms: [fn(&Module) -> String; 2] = [|it| format!("{it}"), |it| format!("{it:#}")];
            for form in forms {
                let printed = form(&module);
                let again: Vec<String> =
                    modules(&path, &printed).iter().map(|it| form(it)).collect();
                assert_eq!(again, [printed], "{}", path.display());
            }
        }
    }
}

#[test]
fn a_location_that_stands_for_more_places_than_anything_holds_is_cut_off() {
    // each alias names the one before it twice: the last one stands for 2^40 places
    for twice in ["fused[#x, #x]", "callsite(#x at #x)", "fused<#x>[#x]", "fused<[#x, #x]>[]"] {
        let of = |index: usize| match index {
            0 => "#loc0 = loc(\"x\":1:1)\n".to_string(),
            _ => {
                let before = format!("#loc{}", index - 1);
                format!("#loc{index} = loc({})\n", twice.replace("#x", &before))
            }
        };
        let aliases: String = (0..=40).map(of).collect();
        let text = format!("{aliases}module attributes {{a.b = loc(#loc40)}} {{\n}}\n");
        let path = Path::new("bomb.mlir");
        let printed = modules(path, &text)[0].to_string();
        assert!(printed.len() < 100_000, "{twice}: {} bytes", printed.len());
        assert!(printed.contains("\"x\":1:1") && printed.contains("unknown"), "{twice}");
    }
}

/// The modules of a text.
fn modules(path: &Path, text: &str) -> Vec<Arc<Module>> {
    let source = Source { name: path.display().to_string().into(), text: text.into() };
    let program = Program::from(source);
    let parse = |part| match program.parse(part) {
        Ok(parsed) => parsed.module,
        Err(errors) => panic!("{}: {errors:?}\n{text}", path.display()),
    };
    program.parts().expect("balanced brackets").into_iter().map(parse).collect()
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
