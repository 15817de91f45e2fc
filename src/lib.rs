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
//! * **Programs.** [`Program`] reads every form of a program; [`split`], [`parse_chunk`] and [`print_module`] are the
//!   way between text and a [`Module`]; [`load`] parses and verifies. A [`Diagnostic`] is a finding with its place.
//! * **Runs.** An [`Executable`] plans a verified module and [calls](Executable::call) its functions, under
//!   [`Limits`], with a [`Host`] for what the program prints, saves and asks.
//! * **Values.** A [`Tensor`] has a shape and one code (bit pattern) an element, in shared storage; an
//!   [`ElementType`] says what a code means. [`npy`], [`npz`] and [`safetensors`] are files of tensors.
//! * **Numbers.** A [`FloatFormat`] is a row of data; a [`Policy`] says what conversions and roundings do, and
//!   [`Numerics`] which policies a run follows. A [`BlockFormat`] has elements that share a scale.
//! * **Comparing and explaining.** [`compare_values`] says by a [`Rule`] whether two values agree; [`explain()`] says why
//!   an op gives the bits that it gives.
//!
//! `docs/ARCHITECTURE.md` of the repository describes the code behind these names.
//!
//! # Step by step
//!
//! [`run_text`] is parse, verify, plan and run in one. Taken apart, each step says more:
//!
//! ```
//! use shlo_interp::{Executable, Failure, Limits, NoHost, Source, load, registry, render, split};
//!
//! let text = "func.func @main() -> tensor<2xi32> {
//!   %0 = stablehlo.constant dense<[20, 1]> : tensor<2xi32>
//!   %1 = stablehlo.add %0, %0 : tensor<2xi32>
//!   return %1 : tensor<2xi32>
//! }";
//! let source = Source { name: "doubled.mlir".into(), text: text.into() };
//! let modules = split(&source).unwrap(); // `// -----` separates modules
//! let loaded = match load(&source, modules[0].clone(), &registry()) {
//!     Ok(loaded) => loaded,
//!     Err(findings) => panic!("{}", render(&findings[0], &source, false)),
//! };
//!
//! let executable = Executable::new(&loaded.module);
//! let outcome = executable.call("main", vec![], &mut NoHost, &Limits::default());
//! assert!(outcome.failed_checks.is_empty());
//! match outcome.end {
//!     Ok(results) => assert_eq!(results[0].tensor().as_slice::<i32>(), Some(&[40, 2][..])),
//!     Err(Failure::Rejected(found)) => panic!("some op cannot run: {found:?}"),
//!     Err(Failure::Failed(found) | Failure::Io(found)) => panic!("failed: {found}"),
//! }
//! ```

// the command line is what much of the crate is for: without it parts of the rooms have no caller
#![cfg_attr(not(feature = "cli"), allow(dead_code, unused_imports))]

mod bytecode;
#[cfg(feature = "cli")]
mod cli;
mod compare;
mod diagnostic;
mod engine;
mod explain;
mod hardware;
#[doc(hidden)]
pub mod internal;
mod ir;
mod meaning;
mod numeric;
mod ops;
mod paths;
mod program;
mod standard;
mod syntax;
mod tensor;
mod verify;

#[cfg(feature = "cli")]
pub use cli::main as command_line;
pub use compare::{Figures, Mismatch, Rule, compare_values};
pub use diagnostic::{Diagnostic, Diagnostics, Severity, Source, Span, render};
pub use engine::block::{BlockError, Blocked, dequantize, quantize};
pub use engine::machine::profile::Profile;
pub use engine::machine::progress::Progress;
pub use engine::machine::{
    DeviceValues, Engine, Executable, Failure, GridOutcome, Host, Limits, NoHost, OpPlace, Outcome,
};
pub use engine::parallel::use_threads;
pub use explain::{ExplainError, Explanation, Question, explain};
pub use hardware::memory::BlockCache;
pub use ir::{Module, Registry, Type};
pub use numeric::{
    Accumulation, BlockFormat, BlockQuantizer, ComplexPart, ConvertPolicy, ElementType,
    FloatFormat, IntegerType, Numerics, Policy,
};
pub use ops::{CustomCall, EvalError, GivenMeaning, register_custom_call, registry};
pub use program::Program;
pub use syntax::print::{Style, print_module};
pub use syntax::{Parsed, parse_chunk, split};
pub use tensor::{ElementsError, Native, Tensor, Value, Word, Words, npy, npz, safetensors};
pub use verify::{arithmetic_on, verify};

use std::ops::Range;
use std::sync::Arc;

use hardware::cpu::by_level;
use tensor::words::each_width;

/// A module that is ready to run.
#[derive(Debug, Clone)]
pub struct Loaded {
    /// The module.
    pub module: Arc<Module>,
    /// What is suspicious about it.
    pub warnings: Vec<Diagnostic>,
}

/// Parses and verifies one part of a program text, a range that [`split`] found.
///
/// # Errors
///
/// All that was found, warnings among them, if one of the findings is an error.
pub fn load(
    source: &Source,
    range: Range<usize>,
    registry: &Registry,
) -> Result<Loaded, Vec<Diagnostic>> {
    load_storage_only(source, range, registry, &[])
}

/// [`load`], and refuses arithmetic on elements of the named types ([`arithmetic_on`]): what
/// a machine makes of the program that holds these types and cannot compute with them.
///
/// # Errors
///
/// As [`load`].
pub fn load_storage_only(
    source: &Source,
    range: Range<usize>,
    registry: &Registry,
    types: &[ElementType],
) -> Result<Loaded, Vec<Diagnostic>> {
    let parsed = syntax::parse_chunk(source, range, registry)?;
    loaded(Arc::new(parsed.module), parsed.warnings, types)
}

/// A module as StableHLO, verified, if nothing is found that is an error; arithmetic on elements of the named
/// types is one.
fn loaded(
    module: Arc<Module>,
    mut findings: Vec<Diagnostic>,
    storage_only: &[ElementType],
) -> Result<Loaded, Vec<Diagnostic>> {
    let (module, wrong) = standard::as_stablehlo(module);
    findings.extend(wrong);
    findings.extend(verify::verify(&module));
    findings.extend(verify::arithmetic_on(storage_only, &module));
    match findings.iter().any(|finding| finding.severity == Severity::Error) {
        true => Err(findings),
        false => Ok(Loaded { module, warnings: findings }),
    }
}

/// Runs the function `main` of a program text that is one module. Printing does nothing; see
/// [`Executable`] for more say in it.
///
/// # Errors
///
/// All that is wrong: what the parser and the verifier found, a run that failed, or checks that failed.
pub fn run_text(text: &str, arguments: Vec<Value>) -> Result<Vec<Value>, Diagnostics> {
    let source = Source { name: "<text>".into(), text: text.into() };
    run_source(&source, arguments).map_err(|findings| Diagnostics { source, findings })
}

fn run_source(source: &Source, arguments: Vec<Value>) -> Result<Vec<Value>, Vec<Diagnostic>> {
    run_loaded(&load(source, 0..source.text.len(), &ops::registry())?, arguments)
}

/// Runs the function `main` of a program in any form: text, MLIR bytecode, a portable artifact, or what
/// `jax.export` saves, each perhaps compressed by gzip. Otherwise as [`run_text`].
///
/// # Errors
///
/// What is wrong with the bytes or the program, or how it failed, in the text of the program or, if it
/// is no text, in the text that it is printed as.
pub fn run_bytes(bytes: &[u8], arguments: Vec<Value>) -> Result<Vec<Value>, Diagnostics> {
    let registry = ops::registry();
    let program = match program::Program::from_bytes("<program>", bytes.to_vec(), &registry) {
        Ok(program) => program,
        Err(error) => {
            let diagnostic = Diagnostic::error(error.to_string(), Span::default());
            let findings = vec![Diagnostic { span: None, ..diagnostic }];
            let source = Source { name: "<program>".into(), text: "".into() };
            return Err(Diagnostics { source, findings });
        }
    };
    run_program(&program, &registry, arguments)
        .map_err(|findings| Diagnostics { source: program.source().clone(), findings })
}

fn run_program(
    program: &program::Program,
    registry: &Registry,
    arguments: Vec<Value>,
) -> Result<Vec<Value>, Vec<Diagnostic>> {
    let mut parts = program.parts().map_err(|error| vec![error])?;
    match parts.len() {
        1 => run_loaded(&program.load(parts.remove(0), registry, &[])?, arguments),
        count => {
            let message = format!("the program has {count} modules, one can be run");
            Err(vec![Diagnostic::error(message, Span::default())])
        }
    }
}

fn run_loaded(loaded: &Loaded, arguments: Vec<Value>) -> Result<Vec<Value>, Vec<Diagnostic>> {
    let executable = Executable::new(&loaded.module);
    executable.call("main", arguments, &mut NoHost, &Limits::default()).into_results()
}
