//! The documents agree with the code: tables in the README are the program's own, and every op that
//! runs has its file of tests. `BLESS=1` rewrites the tables.

use std::path::Path;

use shlo_interp::cli::tables;
use shlo_interp::ops::{Meaning, entries};

/// The README with the text between `<!-- NAME: ... -->` and `<!-- end of NAME -->` replaced.
fn with_table(readme: &str, name: &str, table: &str) -> String {
    let (head, rest) = readme.split_once(&format!("<!-- {name}: ")).expect("the table's mark");
    let (mark, rest) = rest.split_once("-->\n").expect("the end of the mark");
    let end = format!("<!-- end of {name} -->");
    let (_, tail) = rest.split_once(&end).expect("the table's end mark");
    format!("{head}<!-- {name}: {mark}-->\n{table}{end}{tail}")
}

#[test]
fn the_readmes_tables_are_the_programs() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let readme = std::fs::read_to_string(&path).expect("README.md is readable");
    let expected = with_table(&readme, "formats", &tables::formats_markdown());
    let expected = with_table(&expected, "ops", &tables::ops_markdown());
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &expected).expect("README.md is writable");
    }
    let current = std::fs::read_to_string(&path).expect("README.md is readable");
    assert_eq!(current, expected, "run BLESS=1 cargo test --test docs");
}

#[test]
fn every_op_that_runs_has_its_file_of_tests() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/interpret");
    let missing: Vec<String> = entries()
        .filter(|(_, entry)| !matches!(entry.meaning, Meaning::Unavailable))
        .filter_map(|(_, entry)| {
            let (dialect, name) = entry.def.name.split_once('.').expect("a dialect and a name");
            let file = match dialect {
                "check" => "check".to_string(),
                "interpreter" => "probe".to_string(),
                "func" => "call".to_string(),
                _ if name == "return" => "if".to_string(),
                _ => name.to_string(),
            };
            let file = format!("interpret_{file}.mlir");
            (!directory.join(&file).exists()).then_some(file)
        })
        .collect();
    assert!(missing.is_empty(), "missing: {}", missing.join(", "));
}
