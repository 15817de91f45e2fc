//! The programs of `tests/interpret` without optional fast paths: each path gives the bits of what it
//! replaces.
//!
//!     cargo test --test paths                               without any path
//!     SHLO_INTERP_WITHOUT=gemv cargo test --test paths      without this one
//!     cargo test --test paths -- --ignored                  without each alone, one after the other

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use shlo_interp::internal::Status;
use shlo_interp::internal::paths::{self, Path, Paths};
use shlo_interp::internal::testing::functions::run_functions_by;
use shlo_interp::internal::testing::printed;
use shlo_interp::{Engine, Program, Source};

/// The programs, in the order of their names.
fn programs() -> Vec<PathBuf> {
    let directory = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/interpret");
    let entries = directory.read_dir().expect("the directory of the programs");
    let files = entries.map(|entry| entry.expect("a file of the directory").path());
    let mut programs: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|it| it == "mlir")).collect();
    programs.sort();
    assert!(programs.len() > 150, "{} programs", programs.len());
    programs
}

/// What is wrong with a run of a program, if it does not end well and print what it states.
fn wrong(path: &PathBuf) -> Option<String> {
    let text = std::fs::read_to_string(path).expect("the program is readable");
    let name = path.display().to_string();
    let stated = printed::stated(&text);
    let source = Source { name: name.as_str().into(), text: text.into() };
    let program = Program::from(source);
    let ran = run_functions_by(Engine::Fast, &program, &|_| true).expect("a directory for probes");
    match ran.status {
        Status::Fine => printed::difference(&name, &stated, &ran.printed()),
        status => Some(format!("{name}: exit status {}:\n{}", status as u8, ran.complaints())),
    }
}

/// Runs all programs, on two threads, without these paths.
fn run_without(left_out: Paths) {
    // the paths that are left out are the same for the whole process
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _guard = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    paths::leave_out(left_out);
    let (programs, next) = (programs(), AtomicUsize::new(0));
    let run = || {
        let mut found = Vec::new();
        while let Some(program) = programs.get(next.fetch_add(1, Ordering::Relaxed)) {
            found.extend(wrong(program));
        }
        found
    };
    let found: Vec<String> = std::thread::scope(|scope| {
        let threads = [(); 2].map(|()| scope.spawn(run));
        threads.into_iter().flat_map(|thread| thread.join().expect("no program panics")).collect()
    });
    assert!(found.is_empty(), "without {left_out}:\n{}", found.join("\n"));
}

#[test]
fn programs_give_the_same_bits_without_fast_paths() {
    let named = std::env::var_os(paths::VARIABLE).map(|_| paths::from_variable());
    run_without(named.map_or(Paths::ALL, |paths| paths.expect("names of paths")));
}

/// The text of all files of `src` but the table itself.
fn sources(directory: &std::path::Path, text: &mut String) {
    for entry in directory.read_dir().expect("a directory of the sources") {
        let path = entry.expect("a file of the directory").path();
        if path.is_dir() {
            sources(&path, text);
        } else if !path.ends_with("src/paths.rs") {
            text.push_str(&std::fs::read_to_string(path).unwrap_or_default());
        }
    }
}

#[test]
fn every_path_is_asked_for() {
    let mut text = String::new();
    sources(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src"), &mut text);
    let asks = |path: &&Path| {
        ["take", "allows"].iter().any(|ask| text.contains(&format!("paths::{ask}(Path::{path:?})")))
    };
    let silent: Vec<&Path> = Path::ALL.iter().filter(|path| !asks(path)).collect();
    assert!(silent.is_empty(), "nothing asks for {silent:?}");
}

#[test]
#[ignore = "a hunt through all paths"]
fn programs_give_the_same_bits_without_each_path_alone() {
    for path in Path::ALL {
        run_without((*path).into());
    }
}
