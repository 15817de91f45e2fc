//! Random programs by both engines: the kernels have to give the bits that the plain functions of
//! `shlo_interp::meaning` give.
//!
//! Each seed is a program of one or a few ops, its arguments and the policies that it runs under. A
//! difference is told with the seed, the program, and the first index at which the results differ.
//!
//!     cargo test --test engines                                   the seeds of the suite
//!     ENGINES_SEEDS=5000 cargo test --test engines                as many seeds of each kind
//!     ENGINES_FROM=1000000 ENGINES_SEEDS=5000 cargo test --test engines     others than these
//!     SHLO_INTERP_WITHOUT=gemv cargo test --test engines          without a fast path
//!     cargo test --test engines -- --ignored                      without each alone, one after the other

mod contraction;
mod draft;
mod elementwise;
mod exact;
mod folds;
mod formats;
mod indexing;
mod movement;
#[path = "../random/mod.rs"]
mod random;
mod run;
#[path = "../small_formats/mod.rs"]
mod small_formats;
mod values;

use draft::Draft;
use run::{Ended, Tally};
use shlo_interp::internal::paths::{self, Path, VARIABLE};

/// Runs the seeds of one kind of program.
fn compare(kind: &str, seeds: u64, draft: impl Fn(&mut Draft) + Sync) {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let (first, seeds) =
        (number("ENGINES_FROM").unwrap_or(0), number("ENGINES_SEEDS").unwrap_or(seeds));
    let mut tally = Tally::default();
    for seed in first..first + seeds {
        let mut program = Draft::new(seed);
        draft(&mut program);
        let ended = program.finish().run();
        if let Ended::Differently(report) = &ended {
            eprintln!("{kind}, seed {seed}: {report}\n");
        }
        tally.count(&ended);
    }
    eprintln!("{kind}: {tally}");
    tally.check();
}

#[test]
fn elementwise_ops() {
    compare("elementwise ops", 400, elementwise::chain);
}

#[test]
fn formats_beyond_those_of_mlir() {
    compare("formats beyond those of MLIR", 1500, formats::program);
}

#[test]
fn one_elementwise_op_on_long_tensors() {
    compare("one elementwise op on long tensors", 60, elementwise::long);
}

#[test]
fn quantized_elementwise_ops() {
    compare("quantized elementwise ops", 100, elementwise::quantized);
}

#[test]
fn ops_that_move_elements() {
    compare("ops that move elements", 300, movement::chain);
}

#[test]
fn gather_and_scatter() {
    compare("gather and scatter", 200, indexing::draft);
}

#[test]
fn dot_general() {
    compare("dot_general", 250, contraction::dot_general);
}

#[test]
fn convolution() {
    compare("convolution", 150, contraction::convolution);
}

#[test]
fn reduce() {
    compare("reduce", 200, folds::reduce);
}

#[test]
fn reduce_window() {
    compare("reduce_window", 150, folds::reduce_window);
}

#[test]
fn select_and_scatter() {
    compare("select_and_scatter", 100, folds::select_and_scatter);
}

#[test]
fn sort_and_map() {
    compare("sort and map", 150, folds::sort_or_map);
}

/// Runs the other tests of this file in a process that leaves out these fast paths.
fn run_without(paths: &str) {
    let program = std::env::current_exe().expect("the file that runs");
    let mut command = std::process::Command::new(program);
    let ran = command.env(VARIABLE, paths).args(["--skip", "without"]).output().expect("it runs");
    let said = [ran.stdout, ran.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    assert!(ran.status.success(), "without {paths}:\n{}", said.concat());
}

#[test]
fn programs_without_any_fast_path() {
    run_without(paths::ALL);
}

#[test]
#[ignore = "a hunt through all paths"]
fn programs_without_each_fast_path_alone() {
    Path::ALL.iter().for_each(|path| run_without(path.name()));
}
