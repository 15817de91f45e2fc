//! A [StableHLO](https://github.com/openxla/stablehlo) interpreter: it reads MLIR text, runs it,
//! and says to the last bit what the program means, above all in the small float types.
//!
//! ```
//! use shlo_interp::{Tensor, run_text};
//!
//! let program = "
//!     func.func @main(%x: tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN> {
//!       %0 = stablehlo.add %x, %x : tensor<4xf8E4M3FN>
//!       return %0 : tensor<4xf8E4M3FN>
//!     }";
//! let x = Tensor::from_f64s("f8E4M3FN".parse()?, &[4], &[1.0, 1.5, -0.0, 448.0])?;
//!
//! let results = run_text(program, vec![x.into()])?;
//! // 2, 3, -0, and NaN: 896 is more than f8E4M3FN holds, and it has no infinity.
//! assert_eq!(results[0].tensor().codes::<u8>(), [0x40, 0x44, 0x80, 0x7F]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Numbers of Rust and arrays of ndarray become tensors by [`Tensor::from_vec`](Tensor::from_vec),
//! [`Tensor::from_f64s`](Tensor::from_f64s) and `Tensor::from(array)`; results are read by
//! [`Tensor::as_slice`](Tensor::as_slice), [`Tensor::view`](Tensor::view) and
//! [`Tensor::to_f64s`](Tensor::to_f64s). The folder `examples/` of the repository has a custom call,
//! two runs at once and a host that stops a run.
//!
//! # What there is
//!
//! * **Programs.** [`Program`] reads every form of a program, part by part; [`load`] takes a text that is one module.
//!   Either gives a verified [`ir::Module`], which `{}` prints in short form and `{:#}` in generic form. A
//!   [`Diagnostic`] is a finding with its place.
//! * **Runs.** An [`Executable`] plans a verified module and [calls](Executable::call) its functions, under
//!   [`Limits`], with a [`Host`] for what the program prints, saves and asks. [`host`] has what a host may be told,
//!   [`custom_calls`] gives meanings to targets outside the specification.
//! * **Values.** A [`Tensor`] has a shape and one code (bit pattern) an element, in shared [`storage`]; an
//!   [`ElementType`] says what a code means. [`files`] reads and writes files of tensors.
//! * **Numbers.** A [`FloatFormat`] is a row of data. [`numerics`] has the policies that say what conversions and
//!   roundings do, and which policies a run follows; [`blocks`] has formats whose elements share a scale.
//! * **Comparing and explaining.** [`compare`] says by a rule whether two values agree; [`explain`] says why
//!   an op gives the bits that it gives.
//! * **Reports.** [`report`] surveys two tensors in one pass, and writes pages of HTML about comparisons.
//! * **Sums of devices.** [`replay`] has models of units that add products, which give their bits; [`identify`]
//!   finds the model of a backend by probe programs.
//! * **Bytes.** [`forms`] writes modules as bytecode and artifacts; `command_line`, of the feature `cli`, runs a command
//!   of the command line in the process of the caller.
//! * **Handing over.** [`rewrite`] makes programs of parts of a program, which check their own results, and smaller
//!   programs, edit by edit.
//! * **Tests and backends.** [`testing`] runs the tests of files, [`conformance`] has backends run packs of
//!   cases, and [`random_programs`] writes programs for hunts.
//!
//! `docs/ARCHITECTURE.md` of the repository describes the code behind these names.
//!
//! # Step by step
//!
//! [`run_text`] is parse, verify, plan and run in one. Taken apart, each step says more:
//!
//! ```
//! use shlo_interp::{Executable, Failure, Limits, NoHost, Program, Source};
//!
//! let text = "func.func @main() -> tensor<2xi32> {
//!   %0 = stablehlo.constant dense<[20, 1]> : tensor<2xi32>
//!   %1 = stablehlo.add %0, %0 : tensor<2xi32>
//!   return %1 : tensor<2xi32>
//! }";
//! let program = Program::from(Source { name: "doubled.mlir".into(), text: text.into() });
//! for part in program.parts()? { // `// -----` separates the modules of a text
//!     let loaded = match program.load(part) {
//!         Ok(loaded) => loaded,
//!         Err(findings) => panic!("{findings:?}"),
//!     };
//!     let executable = Executable::new(&loaded.module);
//!     let outcome = executable.call("main", vec![], &mut NoHost, &Limits::default());
//!     assert!(outcome.failed_checks.is_empty());
//!     match outcome.end {
//!         Ok(results) => assert_eq!(results[0].tensor().as_slice::<i32>(), Some(&[40, 2][..])),
//!         Err(Failure::Rejected(found)) => panic!("some op cannot run: {found:?}"),
//!         Err(failure) => panic!("failed: {failure}"),
//!     }
//! }
//! # Ok::<(), shlo_interp::Diagnostic>(())
//! ```

#[cfg(feature = "cli")]
mod cli;
#[doc(hidden)]
pub mod internal;

// the rooms of the crates below, by the names that they have there
#[cfg(feature = "cli")]
use shlo_interp_engine::{engine, ranks};
#[cfg(feature = "cli")]
use shlo_interp_floats::{hardware, numeric, paths};
#[cfg(feature = "cli")]
use shlo_interp_reader::{bytecode, diagnostic, ops, program, syntax, tensor};
#[cfg(feature = "cli")]
use shlo_interp_testing::{access, generate, packs, runner, values};

pub use shlo_interp_engine::{
    Engine, Executable, Failure, Host, Limits, NoHost, Outcome, blocks, custom_calls, host,
    run_bytes, run_text, use_threads,
};
pub use shlo_interp_instrument::{explain, identify, judge, replay, report, shadow};
pub use shlo_interp_reader::{
    ComplexPart, Diagnostic, Diagnostics, ElementType, ElementsError, FloatFormat, IntegerType,
    LoadError, Loaded, Part, Program, QuantizedType, Severity, Source, Span, Tensor, Value,
    compare, files, forms, ir, load, numerics, parse_element_type, storage,
};
pub use shlo_interp_testing::{conformance, random_programs, rewrite};

/// The test runner, as `shlo-interp test` runs the tests of a file: functions that check themselves, `CHECK` lines, stated
/// diagnostics and `RUN:` lines.
///
/// ```
/// use shlo_interp::testing::{Settings, run_functions, test_file};
///
/// // the program is for `RUN:` lines
/// let settings = Settings::new("shlo-interp", run_functions);
/// let report = test_file("examples/fp8_dot.mlir".as_ref(), &settings);
/// assert!(report.cases.iter().all(|case| !case.verdict.is_bad()), "{report:?}");
/// ```
pub mod testing {
    #[cfg(feature = "cli")]
    pub use crate::cli::run_functions;
    pub use shlo_interp_testing::testing::*;
}

/// The command line, for programs that hold it, such as the Python package.
#[cfg(feature = "cli")]
pub mod command_line {
    pub use crate::cli::{
        BackendFunction, Captured, InMemory, ProgramBytes, capture, capture_with, main, run,
        set_own_program,
    };
}
