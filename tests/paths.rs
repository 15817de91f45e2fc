//! The programs of `tests/interpret` without optional fast paths: each path gives the bits of what it
//! replaces.
//!
//!     cargo test --test paths                               without any path
//!     SHLO_INTERP_WITHOUT=gemv cargo test --test paths      without this one
//!     cargo test --test paths -- --ignored                  without each alone, one after the other

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use shlo_interp::internal::Status;
use shlo_interp::internal::paths::{self, Path, Paths};
use shlo_interp::internal::testing::printed;
use shlo_interp::internal::testing::run_functions_by;
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

/// Leaves out paths, which are the same for the whole process, as long as the result is kept.
fn leaving_out(left_out: Paths) -> MutexGuard<'static, ()> {
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let guard = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    paths::leave_out(left_out);
    guard
}

/// Runs all programs, on two threads, without these paths.
fn run_without(left_out: Paths) {
    let _guard = leaving_out(left_out);
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

/// Functions that print values and fail: in calls that can be inlined, in loops, and behind views.
const TALKING: &str = r#"
func.func private @inner(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %0 = stablehlo.add %x, %x : tensor<2xf32>
  return %0, %x : tensor<2xf32>, tensor<2xf32>
}
func.func private @outer(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0:2 = func.call @inner(%x) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %1 = stablehlo.custom_call @nobody(%0#0) : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func @fails_in_a_call() {
  %c = stablehlo.constant dense<1.0> : tensor<2xf32>
  %r:2 = func.call @inner(%c) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  interpreter.print %r#0 : tensor<2xf32>
  interpreter.print %r#1 : tensor<2xf32>
  %f = func.call @outer(%r#0) : (tensor<2xf32>) -> tensor<2xf32>
  interpreter.print %f : tensor<2xf32>
  func.return
}
func.func private @equal(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<i1> {
  %0 = stablehlo.custom_call @check.eq(%x, %y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func @a_check_in_a_call() -> tensor<i1> {
  %c = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %d = stablehlo.add %c, %c : tensor<2xf32>
  %r = func.call @equal(%c, %d) : (tensor<2xf32>, tensor<2xf32>) -> tensor<i1>
  return %r : tensor<i1>
}
func.func @a_check_in_a_loop() -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %j = %zero) : tensor<i32>, tensor<i32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.add %i, %one : tensor<i32>
    interpreter.print %k : tensor<i32>
    check.expect_eq_const %j, dense<0> : tensor<i32>
    stablehlo.return %k, %k : tensor<i32>, tensor<i32>
  }
  interpreter.print %r#1 : tensor<i32>
  return %r#1 : tensor<i32>
}
func.func @views() {
  %c = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %b = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
  %t = stablehlo.transpose %b, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %s = stablehlo.add %t, %t : tensor<3x2xf32>
  interpreter.print %t : tensor<3x2xf32>
  check.expect_eq_const %s, dense<2.0> : tensor<3x2xf32>
  func.return
}
"#;

/// What the functions of [`TALKING`] print and complain of without these paths.
fn said(left_out: Paths) -> (String, String) {
    let _guard = leaving_out(left_out);
    let program = Program::from(Source { name: "talking.mlir".into(), text: TALKING.into() });
    let ran = run_functions_by(Engine::Fast, &program, &|_| true).expect("a directory for probes");
    (ran.printed(), ran.complaints())
}

#[test]
fn what_is_printed_and_said_depends_on_no_path() {
    let without_any = said(Paths::ALL);
    assert!(without_any.0.contains("%r = tensor<2xf32>") && !without_any.0.contains("%c ="));
    assert_eq!(without_any.1.matches("error: ").count(), 5, "{}", without_any.1);
    assert_eq!(said(Paths::NONE), without_any, "with all paths");
    for path in Path::ALL {
        assert_eq!(said((*path).into()), without_any, "without {path:?}");
    }
}

/// The text of all files of `src` but the table itself.
fn sources(directory: &std::path::Path, text: &mut String) {
    for entry in directory.read_dir().expect("a directory of the sources") {
        let path = entry.expect("a file of the directory").path();
        if path.is_dir() {
            sources(&path, text);
        } else if !path.ends_with("crates/floats/src/paths.rs") {
            text.push_str(&std::fs::read_to_string(path).unwrap_or_default());
        }
    }
}

#[test]
fn every_path_is_asked_for() {
    let mut text = String::new();
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    sources(&root.join("src"), &mut text);
    sources(&root.join("crates"), &mut text);
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
