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

// the command line is what much of the crate is for: without it parts of the rooms have no caller
#![cfg_attr(not(feature = "cli"), allow(dead_code, unused_imports))]

mod bytecode;
#[cfg(feature = "cli")]
mod cli;
pub mod compare;
mod diagnostic;
mod engine;
pub mod explain;
mod hardware;
pub mod identify;
#[doc(hidden)]
pub mod internal;
pub mod ir;
pub mod judge;
mod meaning;
mod numeric;
mod ops;
mod paths;
mod program;
mod ranks;
pub mod replay;
pub mod report;
pub mod rewrite;
pub mod shadow;
mod standard;
mod syntax;
mod tensor;
mod verify;

pub use diagnostic::{Diagnostic, Diagnostics, Severity, Source, Span};
pub use engine::machine::{Engine, Executable, Failure, Host, Limits, NoHost, Outcome};
pub use engine::parallel::use_threads;
pub use numeric::{ComplexPart, ElementType, FloatFormat, IntegerType, QuantizedType};
pub use program::{LoadError, Part, Program};
pub use tensor::{ElementsError, Tensor, Value};

/// Meanings for targets of `stablehlo.custom_call`, for all runs or for one
/// ([`Executable::with_custom_call`](crate::Executable::with_custom_call)).
pub mod custom_calls {
    pub use crate::ops::{CustomCall, GivenMeaning, Handler, register_custom_call};
}

/// What a [`Host`] is asked and told in the course of a run.
pub mod host {
    pub use crate::engine::machine::observing::{Brought, Gathering, Observed, Point, Seen, Trail};
    pub use crate::engine::machine::profile::{Event, Profile, Row};
    pub use crate::engine::machine::progress::Progress;
    pub use crate::engine::machine::{DeviceValues, Moment, OpPlace};
    pub use crate::ops::EvalError;
    pub use crate::ops::exchange::{ProcessGrid, ProcessId};
    #[cfg(feature = "mpi")]
    pub use crate::ranks::mpi::{Mpi, MpiError};
    pub use crate::ranks::{Ranks, Threads, Transport, TransportError, on_threads};
}

/// The policies of conversions, roundings and sums.
pub mod numerics {
    pub use crate::numeric::accumulation::{Accumulation, Blocks, Partial, Truncation};
    pub use crate::numeric::chance::Chance;
    pub use crate::numeric::format::{Carrier, NanCodes, Subnormals, Zero};
    pub use crate::numeric::names::FormatError;
    pub use crate::numeric::number::{Finite, Number};
    pub use crate::numeric::policy::{
        ConvertPolicy, FirstRounding, Infinity, Knobs, MissingNan, MissingZero, NanBits, Negative,
        Numerics, Overflow, Policy, PolicyError, Preset, Rounding, SourceKind, SubnormalResults,
    };
    pub use crate::numeric::table_format::{CodeTable, Ties};
    pub use crate::numeric::text::{HexError, Literal, LiteralLoss};
}

/// Formats whose elements share scales, block by block, such as MXFP4.
pub mod blocks {
    pub use crate::engine::block::{BlockError, Blocked, dequantize, quantize};
    pub use crate::numeric::block::{BlockFormatError, ScaleRule, Specials};
    pub use crate::numeric::{BlockElement, BlockFormat, BlockQuantizer};
}

/// Files of tensors.
pub mod files {
    pub use crate::tensor::elements::BytesError;
    pub use crate::tensor::stated::Stated;
    pub use crate::tensor::stored::{FileError, Stored};
    pub use crate::tensor::{Mapped, npy, npz, safetensors};
}

/// Modules as bytes: MLIR bytecode and portable artifacts.
pub mod forms {
    pub use crate::program::forms::{FormError, artifact, bytecode};
}

/// The command line, for programs that hold it, such as the Python package.
#[cfg(feature = "cli")]
pub mod command_line {
    pub use crate::cli::{
        BackendFunction, Captured, InMemory, ProgramBytes, capture, capture_with, main, run,
        set_own_program,
    };
}

/// How a tensor holds its elements: words of memory, and the numbers of Rust that are elements as they stand.
pub mod storage {
    pub use crate::numeric::WordWidth;
    pub use crate::tensor::allocation::TooLarge;
    pub use crate::tensor::words::Array;
    pub use crate::tensor::{Native, Word, Words};
}

use std::ops::Range;
use std::sync::Arc;

use hardware::cpu::by_level;
use tensor::words::each_width;

/// A module that was read, and what is suspicious about it.
#[derive(Debug, Clone)]
pub struct Loaded {
    /// The module.
    pub module: Arc<ir::Module>,
    /// Findings that are no errors, such as values that their types cannot hold.
    pub warnings: Vec<Diagnostic>,
}

impl Loaded {
    /// One part of a text, a range that [`syntax::split`] found, as it was written.
    fn parsed(source: &Source, range: Range<usize>) -> Result<Loaded, Vec<Diagnostic>> {
        let parsed = syntax::parse_chunk(source, range, ops::registry())?;
        Ok(Loaded { module: Arc::new(parsed.module), warnings: parsed.warnings })
    }

    /// This module as StableHLO, or all findings if one of them is an error. Arithmetic on elements of the types for
    /// storage only is an error.
    fn verified(self, storage_only: &[ElementType]) -> Result<Loaded, Vec<Diagnostic>> {
        let (module, wrong) = standard::as_stablehlo(self.module);
        let mut findings = self.warnings;
        findings.extend(wrong);
        findings.extend(verify::verify(&module));
        findings.extend(verify::arithmetic_on(storage_only, &module));
        match findings.iter().any(|finding| finding.severity == Severity::Error) {
            true => Err(findings),
            false => Ok(Loaded { module, warnings: findings }),
        }
    }
}

/// Parses and verifies a text that is one module. [`Program`] reads texts of several modules, and programs in other
/// forms.
///
/// # Errors
///
/// All that was found, warnings among it, if one of the findings is an error.
pub fn load(source: &Source) -> Result<Loaded, Diagnostics> {
    let findings = |findings| Diagnostics { source: source.clone(), findings };
    load_part(source, 0..source.text.len()).map_err(findings)
}

/// Parses and verifies one part of a program text, a range that [`syntax::split`] found.
fn load_part(source: &Source, range: Range<usize>) -> Result<Loaded, Vec<Diagnostic>> {
    Loaded::parsed(source, range)?.verified(&[])
}

/// Runs the function `main` of a program text that is one module. Printing does nothing; see
/// [`Executable`] for more say in it.
///
/// # Errors
///
/// All that is wrong: what the parser and the verifier found, a run that failed, or checks that failed.
pub fn run_text(text: &str, arguments: Vec<Value>) -> Result<Vec<Value>, Diagnostics> {
    let source = Source { name: "<text>".into(), text: text.into() };
    run_loaded(&load(&source)?, arguments).map_err(|findings| Diagnostics { source, findings })
}

/// Runs the function `main` of a program in any form: text, MLIR bytecode, a portable artifact, or what
/// `jax.export` saves, each perhaps compressed by gzip. Otherwise as [`run_text`].
///
/// # Errors
///
/// What is wrong with the bytes or the program, or how it failed, in the text of the program or, if it
/// is no text, in the text that it is printed as.
pub fn run_bytes(bytes: &[u8], arguments: Vec<Value>) -> Result<Vec<Value>, Diagnostics> {
    let program = match Program::from_bytes("<program>", bytes.to_vec()) {
        Ok(program) => program,
        Err(error) => {
            let diagnostic = Diagnostic::error(error.to_string(), Span::default());
            let findings = vec![Diagnostic { span: None, ..diagnostic }];
            let source = Source { name: "<program>".into(), text: "".into() };
            return Err(Diagnostics { source, findings });
        }
    };
    run_program(&program, arguments)
        .map_err(|findings| Diagnostics { source: program.source().clone(), findings })
}

fn run_program(program: &Program, arguments: Vec<Value>) -> Result<Vec<Value>, Vec<Diagnostic>> {
    let mut parts = program.parts().map_err(|error| vec![error])?;
    match parts.len() {
        1 => run_loaded(&program.load(parts.remove(0))?, arguments),
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
