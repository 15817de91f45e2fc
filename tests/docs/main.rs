//! The documents agree with the code: their tables are the program's own, the files that they name exist, and
//! every op that runs has its file of tests. `BLESS=1` rewrites the tables.

mod special_values;

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use shlo_interp::internal::{entries, formats, paths, specification, tables};

/// A document with the text between `<!-- NAME: ... -->` and `<!-- end of NAME -->` replaced.
fn with_table(readme: &str, name: &str, table: &str) -> String {
    let (head, rest) = readme.split_once(&format!("<!-- {name}: ")).expect("the table's mark");
    let (mark, rest) = rest.split_once("-->\n").expect("the end of the mark");
    let end = format!("<!-- end of {name} -->");
    let (_, tail) = rest.split_once(&end).expect("the table's end mark");
    format!("{head}<!-- {name}: {mark}-->\n{table}{end}{tail}")
}

/// Holds the tables of a document, given by name, to what they have to be.
fn check_tables(file: &str, tables: &[(&str, String)]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let current = std::fs::read_to_string(&path).expect("a document is readable");
    let mut expected = current.clone();
    for (name, table) in tables {
        expected = with_table(&expected, name, table);
    }
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &expected).expect("a document is writable");
    }
    let current = std::fs::read_to_string(&path).expect("a document is readable");
    assert!(current == expected, "{file} is out of date: run BLESS=1 cargo test --test docs");
}

#[test]
fn the_tables_of_formats_are_the_programs() {
    let tables = [
        ("formats", formats::formats_markdown()),
        ("block formats", formats::block_formats_markdown()),
    ];
    check_tables("docs/types.md", &tables);
}

#[test]
fn the_table_of_operations_is_the_programs() {
    check_tables("docs/ops.md", &[("ops", tables::ops_markdown(&tests_of))]);
}

/// A line for each fast path.
fn paths_markdown() -> String {
    let rows = paths::Path::ALL.iter().map(|path| {
        let files: Vec<String> = path.files().iter().map(|file| format!("`{file}`")).collect();
        format!("| `{}` | {} | {} |\n", path.name(), path.replaces(), files.join(", "))
    });
    format!("| path | what it replaces | files |\n|---|---|---|\n{}", rows.collect::<String>())
}

#[test]
fn the_table_of_fast_paths_is_the_programs() {
    check_tables("docs/engine/paths.md", &[("paths", paths_markdown())]);
}

#[test]
fn the_table_of_targets_is_the_programs() {
    let table = format!("{}\n{}", tables::targets_markdown(), tables::targets_total());
    check_tables("docs/custom-calls.md", &[("targets", table)]);
}

#[test]
fn the_tables_of_special_values_are_what_the_interpreter_gives() {
    check_tables("docs/numerics.md", &[("special values", special_values::tables())]);
}

#[test]
fn the_table_of_known_units_is_the_programs() {
    check_tables("docs/identify.md", &[("units", tables::units_markdown())]);
}

#[test]
fn the_tables_of_policies_are_the_programs() {
    let tables = [("presets", tables::presets_markdown()), ("knobs", tables::knobs_markdown())];
    check_tables("docs/numerics.md", &tables);
}

/// The file of `tests/interpret` for an op.
fn test_file(name: &str) -> String {
    let (dialect, op) = name.split_once('.').expect("a dialect and a name");
    let stem = match dialect {
        "check" => "check",
        "sdy" => "sdy",
        "interpreter" => "probe",
        "func" => "call",
        _ if op == "return" => "if",
        _ => op,
    };
    format!("tests/interpret/interpret_{stem}.mlir")
}

/// A link to the functions that check an op.
fn tests_of(name: &str) -> String {
    let file = test_file(name);
    let exists = Path::new(env!("CARGO_MANIFEST_DIR")).join(&file).exists();
    if exists { format!("[tests](../{file})") } else { String::new() }
}

#[test]
fn every_op_has_its_file_of_tests() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = entries().map(|(_, entry)| test_file(entry.def.name));
    let missing: Vec<String> = files.filter(|file| !directory.join(file).exists()).collect();
    assert!(missing.is_empty(), "missing: {}", missing.join(", "));
}

/// The labels of the errors that the files of `tests/verify` state.
fn labels_of_rejected_programs() -> HashSet<String> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/verify");
    let files = std::fs::read_dir(directory).expect("tests/verify is a directory");
    let mut labels = HashSet::new();
    for file in files {
        let path = file.expect("a file of tests/verify").path();
        let text = std::fs::read_to_string(&path).expect("a file of programs");
        for line in text.lines().filter(|line| line.contains("// expected-error@")) {
            let label = line.rsplit_once('[').and_then(|(_, rest)| rest.split_once(']'));
            labels.extend(label.map(|(label, _)| label.to_string()));
        }
    }
    labels
}

#[test]
fn every_constraint_has_a_rejected_program() {
    let rejected = labels_of_rejected_programs();
    let mut missing = Vec::new();
    for (_, entry) in entries() {
        let labels = specification::breakable(&entry.def).into_iter();
        missing.extend(labels.filter(|label| !rejected.contains(*label)));
    }
    assert!(missing.is_empty(), "no file of tests/verify has: {}", missing.join(" "));
}

#[test]
fn labels_that_are_never_broken_exist_and_are_not_tested() {
    let rejected = labels_of_rejected_programs();
    for (_, entry) in entries() {
        let Some(row) = specification::of(entry.def.name) else { continue };
        for (label, reason) in row.never_broken {
            assert!(!reason.is_empty() && !rejected.contains(*label), "{label}");
        }
    }
}

/// Every `docs/numerics.md, "Title"` in a comment of the sources names a section that is there.
#[test]
fn the_sections_that_comments_name_exist() {
    fn sources(directory: &Path, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(directory).expect("a directory of sources") {
            let path = entry.expect("an entry").path();
            match path.is_dir() {
                true => sources(&path, found),
                false => found.push(std::fs::read_to_string(&path).expect("a source is text")),
            }
        }
    }
    let page = std::fs::read_to_string("docs/numerics.md").expect("the page is there");
    let titles: HashSet<&str> = page
        .lines()
        .filter_map(|line| line.strip_prefix("##"))
        .map(|title| {
            title.trim_start_matches(|c: char| {
                c == '#' || c == ' ' || c == '.' || c.is_ascii_digit()
            })
        })
        .collect();
    let mut texts = Vec::new();
    sources(Path::new("src"), &mut texts);
    sources(Path::new("crates"), &mut texts);
    let mut named = 0;
    for text in texts {
        let lines = text.lines().map(|line| line.trim_start().trim_start_matches("//!"));
        let text =
            lines.map(|line| line.trim_start_matches("///").trim()).collect::<Vec<_>>().join(" ");
        for rest in text.split("docs/numerics.md, \"").skip(1) {
            let title = rest.split('"').next().unwrap_or_default();
            assert!(titles.contains(title), "docs/numerics.md has no section {title:?}");
            named += 1;
        }
    }
    assert!(named > 10, "{named} sections are named");
}

/// The files of a folder of the repository and of the folders in it, but for hidden ones and what `cargo` builds.
fn files_below(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of the repository") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy();
        match path.is_dir() {
            true if name.starts_with('.') || name == "target" => {}
            true => files_below(&path, found),
            false => found.push(path),
        }
    }
}

/// The paths of all files of the repository, from its root.
fn files() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    files_below(root, &mut found);
    let relative = |path: &PathBuf| path.strip_prefix(root).expect("below the root").to_path_buf();
    found.iter().map(|path| relative(path).to_string_lossy().into_owned()).collect()
}

/// The pages of the repository, by their paths.
fn pages() -> Vec<(String, String)> {
    let pages = files().into_iter().filter(|file| file.ends_with(".md"));
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |file: &String| std::fs::read_to_string(root.join(file)).expect("a page is text");
    pages.map(|file| (file.clone(), read(&file))).collect()
}

/// The words of a page that name files of the repository: paths that begin with one of its folders, and files of
/// Rust. A word that ends in `_` is the beginning of several names.
fn files_named_in<'a>(page: &'a str, folders: &'a [&str]) -> impl Iterator<Item = &'a str> {
    let part_of_a_path = |c: char| c.is_alphanumeric() || "/_-.".contains(c);
    let words = page.split(move |c| !part_of_a_path(c)).map(|word| word.trim_end_matches('.'));
    words.filter(move |word| {
        let is_source = word.ends_with(".rs") && !word.starts_with("//");
        let in_folder = folders.iter().any(|it| word.starts_with(it)) && !word.ends_with('_');
        is_source || in_folder
    })
}

#[test]
fn the_files_that_pages_name_exist() {
    let files = files();
    let mut folders: Vec<&str> =
        files.iter().filter_map(|file| Some(&file[..=file.find('/')?])).collect();
    folders.sort_unstable();
    folders.dedup();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let ends_a_path = |word: &str| {
        let word = word.trim_start_matches("../").trim_start_matches('/');
        files.iter().any(|file| Path::new(file).ends_with(word))
    };
    let mut named = 0;
    let mut missing = Vec::new();
    for (page, text) in pages() {
        for word in files_named_in(&text, &folders) {
            named += 1;
            if !root.join(word).exists() && !ends_a_path(word) {
                missing.push(format!("{page}: {word}"));
            }
        }
    }
    assert!(named > 500, "{named} files are named");
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// The rows of each table of a page, without its head.
fn tables_of(page: &str) -> Vec<Vec<&str>> {
    let mut tables: Vec<Vec<&str>> = Vec::new();
    let mut previous = "";
    for line in page.lines() {
        match (line.starts_with("|--") || line.starts_with("| --"), line.starts_with('|')) {
            (true, _) if previous.starts_with('|') => tables.push(Vec::new()),
            (_, true) if previous.starts_with('|') => {
                tables.last_mut().into_iter().for_each(|table| table.push(line));
            }
            _ => {}
        }
        previous = line;
    }
    tables
}

/// A table whose first cell groups its rows is left out: the special values and the mistakes, which the program
/// writes, and measurements.
#[test]
fn no_table_has_two_rows_on_one_thing() {
    let grouped = ["docs/numerics.md", "docs/mistakes.md"];
    let mut doubled = Vec::new();
    let mut rows = 0;
    for (page, text) in pages() {
        let by_first_cell = !grouped.contains(&&*page) && !page.starts_with("docs/measured/");
        for table in tables_of(&text) {
            let mut seen = HashSet::new();
            for row in table {
                rows += 1;
                let first = row.split('|').nth(1).unwrap_or_default().trim();
                if !seen.insert(if by_first_cell { first } else { row }) {
                    doubled.push(format!("{page}: {row}"));
                }
            }
        }
    }
    assert!(rows > 1000, "{rows} rows");
    assert!(doubled.is_empty(), "{}", doubled.join("\n"));
}

#[test]
fn every_term_of_the_glossary_is_used() {
    let is_text = |file: &String| file.ends_with(".md") || file.ends_with(".rs");
    let others = files().into_iter().filter(|file| file != "docs/glossary.md" && is_text(file));
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |file| std::fs::read_to_string(root.join(file)).expect("a file of text");
    let texts: Vec<String> = others.map(|file| read(file).to_lowercase()).collect();
    let glossary = std::fs::read_to_string(root.join("docs/glossary.md")).expect("the glossary");
    let is_letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let is_used = |term: &str| {
        texts.iter().any(|text| {
            let places = text.match_indices(term);
            places.into_iter().any(|(at, _)| {
                let after = text[at + term.len()..].trim_start_matches('s').chars().next();
                !is_letter(text[..at].chars().next_back()) && !is_letter(after)
            })
        })
    };
    let terms: Vec<String> = tables_of(&glossary)
        .concat()
        .iter()
        .flat_map(|row| row.split('|').nth(1).unwrap_or_default().split(','))
        .map(|term| term.split('(').next().unwrap_or_default().trim().to_lowercase())
        .collect();
    let unused: Vec<&String> = terms.iter().filter(|term| !is_used(term)).collect();
    assert!(terms.len() > 50 && unused.is_empty(), "{} terms, unused: {unused:?}", terms.len());
}
