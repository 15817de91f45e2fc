//! The rooms of `src/` import what the table in `docs/ARCHITECTURE.md` allows, and nothing else.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

#[path = "rooms/floors.rs"]
mod floors;

type Imports = BTreeMap<String, BTreeSet<String>>;

/// The word of the table for a room that may import all others.
const ANY: &str = "any room";

/// The macros of the crate, which its root names, with the rooms that define them.
const MACROS: [(&str, &str); 3] =
    [("by_level", "hardware"), ("for_avx512", "hardware"), ("each_width", "tensor")];

/// The rooms with what each may import, from the table of rooms below `## The rooms`.
fn stated() -> Imports {
    let page = fs::read_to_string("docs/ARCHITECTURE.md").expect("the page is there");
    let (_, section) = page.split_once("## The rooms").expect("the page has a section on rooms");
    let (_, section) = section.split_once("| room |").expect("the section has a table of rooms");
    let section = section.split("\n\n").next().unwrap_or_default();
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `"));
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_end_matches('|').split('|').map(str::trim).collect();
        let imports = cells[3].split(", ").filter(|room| *room != "nothing").map(String::from);
        (cells[0].trim_end_matches('`').to_string(), imports.collect())
    })
    .collect()
}

/// The sources below a directory, without files of tests.
fn sources(directory: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(directory).expect("a directory of sources") {
        let path = entry.expect("an entry of the directory").path();
        let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        match path.is_dir() {
            true => sources(&path, found),
            false if stem == "tests" || stem.ends_with("_tests") => {}
            false if path.extension().is_some_and(|extension| extension == "rs") => {
                found.push(path);
            }
            false => {}
        }
    }
}

/// The sources of the root package and of the crates below it, without files of tests.
fn all_sources() -> Vec<PathBuf> {
    let mut found = Vec::new();
    sources(Path::new("src"), &mut found);
    for crate_folder in fs::read_dir("crates").expect("the folder of crates") {
        sources(&crate_folder.expect("a crate").path().join("src"), &mut found);
    }
    found
}

/// The folder of a `src/` that a file is in, or the file itself.
fn room_of(path: &Path) -> String {
    let mut parts = path.iter().filter_map(|part| part.to_str());
    parts.by_ref().find(|part| *part == "src").expect("a source is in src");
    parts.next().unwrap_or_default().trim_end_matches(".rs").to_string()
}

/// A source without its comments and without the module of tests at its end.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    lines.collect::<Vec<_>>().join("\n")
}

/// The first names of the paths in the braces that a text begins with: `a` and `d` of `{a::{b, c}, d}`.
fn names_in_braces(text: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let (mut depth, mut start) = (0, None);
    for (at, letter) in text.char_indices() {
        let word = letter.is_alphanumeric() || letter == '_';
        match (word, start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                let first = text[..from].trim_end().ends_with(['{', ',']);
                if depth == 1 && first {
                    names.push(&text[from..at]);
                }
                start = None;
            }
            _ => {}
        }
        depth += i32::from(letter == '{') - i32::from(letter == '}');
        if depth == 0 && letter == '}' {
            break;
        }
    }
    names
}

/// The rooms that the paths `crate::…` of a piece of code name; what is in no room is in `lib`.
fn imported(code: &str, rooms: &Imports) -> BTreeSet<String> {
    let named = code.split("crate::").skip(1).flat_map(|rest| {
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        if end > 0 { vec![&rest[..end]] } else { names_in_braces(rest) }
    });
    named
        .map(|name| {
            let of_macro = MACROS.iter().find(|(of, _)| *of == name).map(|(_, room)| *room);
            let room = of_macro.unwrap_or(name);
            if rooms.contains_key(room) { room.to_string() } else { "lib".to_string() }
        })
        .collect()
}

/// What each room imports, with a file that does so.
fn actual(rooms: &Imports) -> BTreeMap<(String, String), PathBuf> {
    let mut found = BTreeMap::new();
    for path in all_sources() {
        let (from, text) = (room_of(&path), fs::read_to_string(&path).expect("a source is text"));
        for to in imported(&code(&text), rooms) {
            if to != from {
                found.insert((from.clone(), to), path.clone());
            }
        }
    }
    found
}

#[test]
fn no_room_imports_what_the_table_does_not_allow() {
    let rooms = stated();
    for ((from, to), path) in actual(&rooms) {
        if from == "main" {
            continue;
        }
        let allowed = rooms.get(&from).unwrap_or_else(|| panic!("{from} is no room of the table"));
        let may = allowed.contains(ANY) || allowed.contains(&to);
        assert!(may, "{} imports {to}, which {from} may not", path.display());
    }
}

#[test]
fn every_import_that_the_table_allows_is_made() {
    let rooms = stated();
    let made: BTreeSet<(String, String)> = actual(&rooms).into_keys().collect();
    for (from, allowed) in &rooms {
        for to in allowed.iter().filter(|to| *to != ANY) {
            let is_made = made.contains(&(from.clone(), to.clone()));
            assert!(is_made, "no file of {from} imports {to}, which the table allows");
        }
    }
}

#[test]
fn hardware_has_more_unsafe_code_than_all_other_rooms() {
    let files = all_sources();
    let (hardware, others): (Vec<_>, Vec<_>) =
        files.iter().partition(|path| room_of(path) == "hardware");
    let count = |paths: Vec<&PathBuf>| -> usize {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let unsafe_words = |path: &PathBuf| {
            let text = fs::read_to_string(path).expect("a source is text");
            code(&text).split(|c| !is_word(c)).filter(|word| *word == "unsafe").count()
        };
        paths.into_iter().map(unsafe_words).sum()
    };
    let (hardware, others) = (count(hardware), count(others));
    assert!(hardware > others, "hardware has {hardware} times `unsafe`, the others {others}");
}

/// The rooms of the command line, and those below it that reach files and programs as it does.
const REACHING: [&str; 7] = ["access", "cli", "generate", "packs", "rewrite", "runner", "values"];

/// What reaches files and programs, and the files of these rooms that may have it beside `access/mod.rs`: they check the
/// path by `access` first, have files in temporary directories of their own alone, or start this program.
const REACHES: [(&str, &[&str]); 12] = [
    ("fs::read", &["cli/identify/outside.rs", "cli/timing.rs", "runner/tools.rs"]),
    ("fs::write", &["cli/identify/outside.rs", "rewrite/reducing/check.rs", "runner/tools.rs"]),
    ("fs::copy", &["packs/running.rs"]),
    ("fs::remove", &["cli/identify/outside.rs", "rewrite/reducing/written.rs", "runner/tools.rs"]),
    (
        "fs::create_dir",
        &[
            "packs/backend.rs",
            "cli/identify/outside.rs",
            "rewrite/reducing/check.rs",
            "runner/tools.rs",
        ],
    ),
    ("File::open", &[]),
    ("File::create", &["cli/identify/outside.rs"]),
    ("File::options", &["access/json_lines.rs", "access/whole_files.rs"]),
    ("Mapped::open", &[]),
    ("OpenOptions", &["runner/tools.rs"]),
    ("Command::new", &["cli/test/apart.rs", "runner/tools.rs"]),
    // of the library, which reads what it is told to
    ("Program::read(", &["access/status.rs", "cli/ranks.rs"]),
];

/// What the command line does nowhere.
const NEVER: [&str; 9] = [
    "fs::rename",
    "fs::hard_link",
    "fs::set_permissions",
    "symlink(",
    "TcpListener",
    "TcpStream",
    "UnixListener",
    "UnixStream",
    "set_var",
];

#[test]
fn the_command_line_reaches_files_and_programs_through_one_file() {
    let mut files = all_sources();
    files.retain(|path| REACHING.contains(&&*room_of(path)));
    let mut found: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for path in files {
        let name = path.display().to_string().replace('\\', "/");
        let name = name.split("src/").last().unwrap_or_default().to_string();
        let code = code(&fs::read_to_string(&path).expect("a readable file"));
        for word in NEVER {
            assert!(
                !reaches(&code, word),
                "{name} has {word}: see crates/testing/src/access/mod.rs"
            );
        }
        if name == "access/mod.rs" {
            continue;
        }
        for (word, _) in REACHES.iter().filter(|(word, _)| reaches(&code, word)) {
            found.entry(word).or_default().insert(name.clone());
        }
    }
    for (word, allowed) in REACHES {
        let allowed: BTreeSet<String> = allowed.iter().map(ToString::to_string).collect();
        let found = found.remove(word).unwrap_or_default();
        assert_eq!(
            found, allowed,
            "{word}: files, and programs that start, go through crates/testing/src/access/mod.rs"
        );
    }
}

/// Whether a source has a word that no letter stands in front of.
fn reaches(code: &str, word: &str) -> bool {
    code.match_indices(word).any(|(at, _)| {
        !code[..at].ends_with(|character: char| character.is_alphanumeric() || character == '_')
    })
}

#[test]
fn variables_that_the_program_reads_are_those_that_tests_may_set() {
    let access = fs::read_to_string("crates/testing/src/access/mod.rs").expect("a readable file");
    let (_, list) = access.split_once("pub const VARIABLES").expect("the list");
    let (list, _) = list.split_once("];").expect("its end");
    let files = all_sources();
    let mut names = BTreeSet::new();
    for path in files.iter().filter(|path| !path.ends_with("ranks/mpi.rs")) {
        let code = code(&fs::read_to_string(path).expect("a readable file"));
        for (at, word) in code.match_indices("env::var") {
            let argument =
                code[at + word.len()..].trim_start_matches("_os").trim_start_matches('(');
            let argument = argument.split(')').next().unwrap_or_default().to_string();
            names.insert((path.display().to_string(), argument));
        }
    }
    assert!(names.len() >= 4, "{names:?}");
    for (path, name) in names {
        let is_known = match name.as_str() {
            "VARIABLE" => list.contains(&format!(
                "crate::{}::VARIABLE",
                path.rsplit("src/")
                    .next()
                    .unwrap_or_default()
                    .trim_end_matches(".rs")
                    .replace('/', "::")
            )),
            // the bounds themselves, which no test may set
            _ if path == "crates/testing/src/access/mod.rs" => true,
            name => list.contains(name),
        };
        assert!(is_known, "{path} reads {name}: may tests set it?");
    }
}

#[test]
fn every_room_of_the_table_exists() {
    let files = all_sources();
    for room in stated().keys() {
        assert!(files.iter().any(|path| room_of(path) == *room), "there is no room {room}");
    }
}

#[test]
fn paths_of_code_are_found_in_groups_too() {
    let rooms = stated();
    let names = |code: &str| imported(code, &rooms).into_iter().collect::<Vec<_>>();
    assert_eq!(
        names("use crate::{ir::{Op, Type}, numeric, tensor as t};"),
        ["ir", "numeric", "tensor"]
    );
    assert_eq!(
        names("pub(in crate::engine) fn f() { crate::by_level!(g) }"),
        ["engine", "hardware"]
    );
    assert_eq!(names("use crate::{Loaded, ops::{self, entry}};"), ["lib", "ops"]);
}

/// The paths that a piece of code names, groups taken apart: `a::b` and `a::c` of `use a::{b, c};`.
fn paths(code: &str) -> Vec<Vec<&str>> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let (mut found, mut prefixes, mut path) = (Vec::new(), vec![Vec::new()], Vec::new());
    let (mut rest, mut is_joined) = (code, false);
    while let Some(first) = rest.chars().next() {
        let word = &rest[..rest.find(|c| !is_word(c)).unwrap_or(rest.len())];
        let length = if word.is_empty() { first.len_utf8() } else { word.len() };
        if rest.starts_with("::") {
            is_joined = true;
            rest = &rest[2..];
            continue;
        }
        if first == '{' {
            prefixes.push(if is_joined { std::mem::take(&mut path) } else { Vec::new() });
        } else if !word.is_empty() && is_joined {
            path.push(word);
        } else if !first.is_whitespace() {
            found.push(std::mem::take(&mut path));
            if first == '}' && prefixes.len() > 1 {
                prefixes.pop();
            } else if !word.is_empty() {
                path.clone_from(&prefixes[prefixes.len() - 1]);
                path.push(word);
            }
        }
        is_joined = false;
        rest = &rest[length..];
    }
    found.push(path);
    found.retain(|path| path.len() > 1);
    found
}

/// The module of this crate that a path in a module leads to, or to an item of it.
fn module_of<'f>(
    path: &[&str],
    from: &str,
    files: &'f BTreeMap<String, String>,
) -> Option<&'f str> {
    let mut base: Vec<&str> = from.split("::").collect();
    let mut rest = path;
    match rest.first() {
        Some(&"crate") => {
            base.clear();
            rest = &rest[1..];
        }
        Some(&"super") => {
            while let Some((&"super", behind)) = rest.split_first() {
                base.pop();
                rest = behind;
            }
        }
        Some(child) if files.contains_key(&format!("{from}::{child}")) => {}
        _ => return None,
    }
    base.extend(rest);
    let names = (1..=base.len()).rev().map(|length| base[..length].join("::"));
    names.filter_map(|name| files.get_key_value(&name)).map(|(name, _)| name.as_str()).next()
}

/// The modules that each module imports.
type Imported<'f> = BTreeMap<&'f str, BTreeSet<&'f str>>;

/// The modules that a module imports.
fn leads_to<'f>(from: &str, files: &'f BTreeMap<String, String>) -> BTreeSet<&'f str> {
    let named = paths(&files[from]);
    named.iter().filter_map(|path| module_of(path, from, files)).collect()
}

/// The modules to which imports lead from a module, step by step.
fn reached<'f>(from: &str, direct: &Imported<'f>) -> BTreeSet<&'f str> {
    let (mut known, mut open) = (BTreeSet::new(), vec![from]);
    while let Some(next) = open.pop() {
        let found: Vec<&'f str> =
            direct[next].iter().copied().filter(|name| known.insert(*name)).collect();
        open.extend(found);
    }
    known
}

/// The largest set of files of these rooms each of which leads to each other one by its imports.
fn largest_circle(rooms: &[&str]) -> Vec<String> {
    let mut files = all_sources();
    files.retain(|path| rooms.contains(&&*room_of(path)));
    let module = |path: &PathBuf| {
        let inside = path.with_extension("").display().to_string().replace('\\', "/");
        let inside = PathBuf::from(inside.split("src/").last().unwrap_or_default());
        let parts = inside.iter().map(|part| part.to_str().expect("a name in ASCII"));
        parts.filter(|part| *part != "mod").collect::<Vec<_>>().join("::")
    };
    let text = |path: &PathBuf| code(&fs::read_to_string(path).expect("a source is text"));
    let files: BTreeMap<String, String> =
        files.iter().map(|path| (module(path), text(path))).collect();
    let direct: Imported<'_> =
        files.keys().map(|name| (name.as_str(), leads_to(name, &files))).collect();
    let all: Imported<'_> = direct.keys().map(|name| (*name, reached(name, &direct))).collect();
    let circle = |name: &&str| -> Vec<String> {
        let back = all[*name].iter().filter(|other| all[*other].contains(*name));
        back.map(ToString::to_string).collect()
    };
    all.keys().map(circle).max_by_key(Vec::len).unwrap_or_default()
}

#[test]
fn no_circle_of_imports_in_the_command_line_has_more_than_11_files() {
    let circle = largest_circle(&["access", "cli", "generate", "packs", "runner", "values"]);
    assert!(
        (2..=11).contains(&circle.len()),
        "{} files import each other: {circle:?}",
        circle.len()
    );
}

#[test]
fn paths_are_taken_apart_and_lead_to_modules() {
    let found = paths("use super::{a::{self, B}, c};\nfn f(x: u8) { d::g(crate::cli::h::I) }");
    let found: Vec<String> = found.iter().map(|path| path.join("::")).collect();
    assert_eq!(found, ["super::a::self", "super::a::B", "super::c", "d::g", "crate::cli::h::I"]);
    let names = ["cli", "cli::a", "cli::run", "cli::run::d"];
    let files = names.map(|name| (name.to_string(), String::new())).into();
    let of = |path: &[&str]| module_of(path, "cli::run", &files);
    assert_eq!(of(&["super", "a", "self"]), Some("cli::a"));
    assert_eq!((of(&["super", "B"]), of(&["d", "g"])), (Some("cli"), Some("cli::run::d")));
    assert_eq!((of(&["std", "fs"]), of(&["crate", "ir", "Op"])), (None, None));
}
