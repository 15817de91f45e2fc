//! The floors of contractions: the imports between the files of this folder go downwards alone.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The folders and files of each floor, the lowest first. What is not named here is the top floor.
const FLOORS: [&[&str]; 4] = [&["thresholds"], &["arithmetic"], &["tile"], &["strategy"]];

/// The modules that a file imports from this folder, as paths from the folder on.
fn imports(module: &[String], text: &str) -> Vec<Vec<String>> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let mut found = vec![];
    for line in code.lines().map(str::trim) {
        let Some(path) = line.trim_start_matches("pub ").strip_prefix("use ") else { continue };
        let mut at = module.to_vec();
        let mut parts = path.split("::").peekable();
        while parts.next_if_eq(&"super").is_some() {
            at.pop();
        }
        if parts.next_if_eq(&"self").is_none() && path.split("::").next() != Some("super") {
            continue;
        }
        at.extend(parts.map(|part| part.trim_end_matches(';').to_string()));
        found.push(at);
    }
    found
}

/// The files of this folder with the modules that they are, the modules of a folder's `mod.rs` included.
fn files(folder: &Path, module: &[String], found: &mut BTreeMap<Vec<String>, String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_string();
        let inner = [module, std::slice::from_ref(&name)].concat();
        if path.is_dir() {
            files(&path, &inner, found);
        } else if !["tests", "floors"].contains(&name.as_str()) {
            let module = if name == "mod" { module.to_vec() } else { inner };
            found.insert(module, fs::read_to_string(&path).unwrap());
        }
    }
}

fn all_files() -> BTreeMap<Vec<String>, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/engine/src/engine/contraction");
    let mut found = BTreeMap::new();
    files(&folder, &[], &mut found);
    found
}

/// The number of the floor of a module.
fn floor(module: &[String]) -> usize {
    let is_here = |names: &&[&str]| module.first().is_some_and(|name| names.contains(&&**name));
    FLOORS.iter().position(is_here).unwrap_or(FLOORS.len())
}

#[test]
fn imports_go_to_the_same_floor_or_downwards() {
    for (module, text) in all_files() {
        for import in imports(&module, &text) {
            let (from, to) = (floor(&module), floor(&import));
            assert!(from >= to, "{} imports {}", module.join("::"), import.join("::"));
        }
    }
}

#[test]
fn no_files_of_a_floor_import_each_other_in_a_circle() {
    let files = all_files();
    // The longest file that an import lies in, without the file that is the folder itself.
    let file_of = |import: &[String]| {
        (1..=import.len()).rev().map(|len| import[..len].to_vec()).find(|at| files.contains_key(at))
    };
    let mut left: BTreeMap<Vec<String>, Vec<Vec<String>>> = BTreeMap::new();
    for (module, text) in &files {
        let targets = imports(module, text).iter().filter_map(|import| file_of(import)).collect();
        left.insert(module.clone(), targets);
    }
    // A folder's own file only gathers what its files offer, so its imports of them close no circle.
    for (module, targets) in &mut left {
        targets.retain(|target| target != module && !module.starts_with(target));
    }
    while let Some(done) = left.iter().find_map(|(module, targets)| {
        targets.iter().all(|target| !left.contains_key(target)).then(|| module.clone())
    }) {
        left.remove(&done);
    }
    assert!(left.is_empty(), "these files import each other in a circle: {:?}", left.keys());
}
