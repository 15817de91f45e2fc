//! The files of the plugin lie on the floors that the table of `lib.rs` states, so that none import each other in a circle.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

/// The files that a file's code imports, tests left out.
fn imports(text: &str) -> Vec<&str> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let name_of = |path: &'_ str| path.find(|c: char| c != '_' && !c.is_alphanumeric());
    let mut found = vec![];
    for path in code.split("crate::").skip(1) {
        match path.strip_prefix('{') {
            Some(list) => {
                let list = list.split('}').next().unwrap_or_default();
                found.extend(list.split(',').map(str::trim).filter(|name| !name.is_empty()));
            }
            None => found.push(&path[..name_of(path).unwrap_or(path.len())]),
        }
    }
    found
}

#[test]
fn a_file_imports_files_of_lower_floors_alone() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let read = |name: &str| fs::read_to_string(folder.join(format!("{name}.rs"))).unwrap();
    let library = read("lib");
    let rows = library.lines().filter_map(|line| line.strip_prefix("//! | `"));
    let mut floors = HashMap::new();
    for (floor, row) in rows.enumerate() {
        let files = row.split(" |").next().unwrap_or_default();
        floors.extend(files.split(", ").map(|file| (file.trim_matches('`').to_string(), floor)));
    }
    let files = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
    let names = files.map(|path| path.file_stem().unwrap().to_str().unwrap().to_string());
    let names: Vec<String> = names.filter(|name| name != "lib" && name != "floors").collect();
    assert_eq!(names.len(), floors.len(), "the table of lib.rs has each file once");
    for name in &names {
        let text = read(name);
        for import in imports(&text) {
            assert!(floors[import] < floors[name], "{name}.rs imports {import}");
        }
    }
}
