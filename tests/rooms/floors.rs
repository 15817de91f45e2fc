//! The floors of a room: the imports between the files of its folder go downwards alone, and in no circle.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::{code, sources};

/// A file of a room as the names of its modules, from the room on.
type Module = Vec<String>;

/// A room whose files lie on floors.
struct Building {
    /// The folder of its crate.
    crate_folder: &'static str,
    /// Its modules from the root of the crate on; its folder of `src/` has the same names.
    path: &'static str,
    /// The folders and files of each floor, the lowest first. What is not named here is the top floor.
    floors: &'static [&'static [&'static str]],
}

const BUILDINGS: [Building; 2] = [
    Building {
        crate_folder: "crates/engine",
        path: "engine::contraction",
        floors: &[&["thresholds"], &["arithmetic"], &["tile"], &["strategy"]],
    },
    Building {
        crate_folder: "crates/instrument",
        path: "judge",
        floors: &[&["ground"], &["law"], &["look"], &["run"]],
    },
];

/// The paths in a tree of imports, which begins where a name or a brace does: `a::{b, c}` is `a::b` and `a::c`.
fn paths(tree: &str, before: &[String], found: &mut Vec<Module>) {
    let tree = tree.trim_start();
    if let Some(branches) = tree.strip_prefix('{') {
        let (mut depth, mut start) = (0, 0);
        for (at, letter) in branches.char_indices() {
            match letter {
                ',' | '}' if depth == 0 => {
                    paths(&branches[start..at], before, found);
                    start = at + 1;
                    if letter == '}' {
                        return;
                    }
                }
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
        }
        return;
    }
    let is_letter = |letter: char| letter.is_alphanumeric() || letter == '_';
    let (name, rest) = tree.split_at(tree.find(|it| !is_letter(it)).unwrap_or(tree.len()));
    let own = [before, &[name.to_string()]].concat();
    match rest.strip_prefix("::") {
        Some(rest) => paths(rest, &own, found),
        None if name.is_empty() || name == "self" => found.push(before.to_vec()),
        None => found.push(own),
    }
}

/// The modules and names that a file takes from the folder of its room, as paths from the folder on.
fn imports(room: &str, module: &[String], code: &str) -> Vec<Module> {
    let whole = format!("crate::{room}::");
    let starts = ["super::", "self::", whole.as_str()].map(|start| code.match_indices(start));
    let mut found = Vec::new();
    for (at, _) in starts.into_iter().flatten() {
        // inside of a longer path
        if code[..at].ends_with(|it: char| it.is_alphanumeric() || "_:".contains(it)) {
            continue;
        }
        let (tree, mut from) = (&code[at..], module.to_vec());
        let tree = match tree.strip_prefix(&whole) {
            Some(tree) => {
                from.clear();
                tree
            }
            None => {
                let inner = tree.trim_start_matches("super::");
                let up = (tree.len() - inner.len()) / "super::".len();
                from.truncate(module.len() - up.min(module.len()));
                inner.strip_prefix("self::").unwrap_or(inner)
            }
        };
        paths(tree, &from, &mut found);
    }
    found
}

/// The files of a room with the modules that they are, the modules of a folder's `mod.rs` included.
fn files(building: &Building) -> BTreeMap<Module, String> {
    let source = Path::new(building.crate_folder).join("src");
    let folder = source.join(building.path.replace("::", "/"));
    let mut paths = Vec::new();
    sources(&folder, &mut paths);
    let module = |path: &Path| -> Module {
        let inside = path.strip_prefix(&folder).expect("a file of the folder").with_extension("");
        let names = inside.iter().map(|name| name.to_string_lossy().into_owned());
        names.filter(|name| name != "mod").collect()
    };
    let text = |path: &PathBuf| code(&fs::read_to_string(path).expect("a source is text"));
    paths.iter().map(|path| (module(path), text(path))).collect()
}

/// The number of the floor of a module.
fn floor(building: &Building, module: &[String]) -> usize {
    let is_here = |names: &&[&str]| module.first().is_some_and(|name| names.contains(&&**name));
    building.floors.iter().position(is_here).unwrap_or(building.floors.len())
}

/// The longest file that an import lies in.
fn file_of(files: &BTreeMap<Module, String>, import: &[String]) -> Option<Module> {
    (0..=import.len()).rev().map(|len| import[..len].to_vec()).find(|at| files.contains_key(at))
}

#[test]
fn imports_go_to_the_same_floor_or_downwards() {
    for building in &BUILDINGS {
        let (files, mut count) = (files(building), 0);
        for (module, code) in &files {
            for import in imports(building.path, module, code) {
                let to = file_of(&files, &import).unwrap_or_default();
                let names = [module, &import].map(|it| it.join("::"));
                // a folder's own file only gathers what its files offer
                let is_up = floor(building, module) < floor(building, &to) && !to.is_empty();
                assert!(!is_up, "{}: {} imports {}", building.path, names[0], names[1]);
                count += usize::from(to != *module);
            }
        }
        assert!(count > files.len(), "{} has {count} imports", building.path);
    }
}

#[test]
fn no_files_of_a_room_with_floors_import_each_other_in_a_circle() {
    for building in &BUILDINGS {
        let files = files(building);
        let mut left: BTreeMap<Module, Vec<Module>> = BTreeMap::new();
        for (module, code) in &files {
            let imports = imports(building.path, module, code);
            let mut targets: Vec<Module> =
                imports.iter().filter_map(|import| file_of(&files, import)).collect();
            // a folder's own file only gathers what its files offer, so that imports of it close no circle
            targets.retain(|target| !module.starts_with(target));
            left.insert(module.clone(), targets);
        }
        while let Some(done) = left.iter().find_map(|(module, targets)| {
            targets.iter().all(|target| !left.contains_key(target)).then(|| module.clone())
        }) {
            left.remove(&done);
        }
        assert!(left.is_empty(), "these files import each other in a circle: {:?}", left.keys());
    }
}

#[test]
fn imports_are_read_as_the_compiler_reads_them() {
    let module = ["law", "sums"].map(String::from);
    let read = |code: &str| {
        let found = imports("judge", &module, code);
        found.iter().map(|it| it.join("::")).collect::<Vec<_>>()
    };
    let code =
        "use super::sizes::{self, Operands};\nuse crate::judge::ground::{band::{Band, NAN}, rung};";
    let expected = [
        "law::sizes",
        "law::sizes::Operands",
        "ground::band::Band",
        "ground::band::NAN",
        "ground::rung",
    ];
    assert_eq!(read(code), expected);
    assert_eq!(read("super::super::look::sorted(it)"), ["look::sorted"]);
    assert!(read("use crate::alone::wide; my_super::it()").is_empty());
}
