//! Tests of [StableHLO](https://github.com/openxla/stablehlo) backends: [`testing`] runs the tests of files, [`conformance`] has
//! backends run packs of cases, [`random_programs`] writes programs for hunts, and [`rewrite`] makes programs of parts of a program,
//! which check themselves, and smaller programs.
//!
//! The names of the crates below that examples need are here, too, so that one `use` serves. The modules that the documentation
//! does not show serve the command line; their names come and go.

#[doc(hidden)]
pub mod access;
#[doc(hidden)]
pub mod generate;
#[doc(hidden)]
pub mod packs;
pub mod rewrite;
#[doc(hidden)]
pub mod runner;
#[doc(hidden)]
pub mod values;

use shlo_interp_engine::engine;
use shlo_interp_floats::{hardware, numeric, paths};
use shlo_interp_instrument::{judge, report};
use shlo_interp_reader::{bytecode, compare, diagnostic, ir, ops, program, syntax, tensor};

pub use shlo_interp_instrument::identify;
pub use shlo_interp_instrument::{
    Diagnostic, Diagnostics, ElementType, Executable, FloatFormat, Limits, Loaded, NoHost, Program,
    Severity, Source, Span, Tensor, Value, load, numerics, run_text,
};

/// The test runner, as `shlo-interp test` runs the tests of a file: functions that check themselves, `CHECK` lines, stated
/// diagnostics and `RUN:` lines.
/// `RunFunctions` says how the functions of a test run; `shlo_interp::testing::run_functions` runs them by the interpreter.
pub mod testing {
    pub use crate::runner::formats::{json, junit, tap};
    pub use crate::runner::functions::{Ran, RanFunction, RunFunctions};
    pub use crate::runner::report::{Case, FileReport, Kind, Verdict};
    pub use crate::runner::{Filter, Settings, find_files, list_file, test_file};
}

/// Packs of programs with the results that are legal, and backends judged by them, as `shlo-interp conformance` does it.
///
/// ```
/// use shlo_interp_testing::conformance::{BackendFunction, Contents, Runner, Settings, Status, make, run};
/// use shlo_interp_testing::identify::BackendError;
///
/// let desk = tempfile::tempdir()?;
/// let contents = Contents { ops: vec!["abs".into()], types: vec!["f8E4M3FN".parse()?], seed: 0 };
/// make(desk.path(), &contents)?;
/// let exact = BackendFunction::new(|program, inputs| {
///     let arguments = inputs.iter().cloned().map(Into::into).collect();
///     let results = shlo_interp_testing::run_text(program, arguments);
///     let results = results.map_err(|wrong| BackendError::Failed(wrong.to_string()))?;
///     Ok(results.iter().map(|value| value.tensor().clone()).collect())
/// });
/// let (_, outcomes) = run(&Settings::new(desk.path()), &Runner::function(&exact, "ours"))?;
/// assert!(outcomes.iter().all(|outcome| outcome.status == Status::Exact) && !outcomes.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub mod conformance {
    pub use crate::packs::PackError;
    pub use crate::packs::backend::Backend;
    pub use crate::packs::function::BackendFunction;
    pub use crate::packs::making::{Contents, Made, make};
    pub use crate::packs::outcome::{Outcome, Status};
    pub use crate::packs::pack::{Case, Pack};
    pub use crate::packs::running::{Runner, Settings, run};
}

/// Random programs that are well typed, as `shlo-interp generate` writes them.
///
/// ```
/// use shlo_interp_testing::random_programs::{Wishes, program};
///
/// let settings = Wishes { types: vec!["bf16".parse()?], ..Wishes::default() }.settings()?;
/// let program = program(7, &settings);
/// let results = shlo_interp_testing::run_text(
///     &program.text,
///     program.inputs.iter().cloned().map(Into::into).collect(),
/// )?;
/// assert!(!results.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub mod random_programs {
    pub use crate::generate::{Program, Settings, Wishes, program, write_pack};
}
