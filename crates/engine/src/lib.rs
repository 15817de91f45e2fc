//! Runs of [StableHLO](https://github.com/openxla/stablehlo) programs, exact to the last bit: plans, kernels and simulated
//! devices.
//!
//! ```
//! use shlo_interp_engine::run_text;
//!
//! let program = "func.func @main() -> tensor<f8E4M3FN> {
//!   %0 = stablehlo.constant dense<448.0> : tensor<f8E4M3FN>
//!   %1 = stablehlo.add %0, %0 : tensor<f8E4M3FN>
//!   return %1 : tensor<f8E4M3FN>
//! }";
//! // 896 is more than f8E4M3FN holds, and it has no infinity.
//! assert_eq!(run_text(program, vec![])?[0].tensor().codes::<u8>(), [0x7F]);
//! # Ok::<(), shlo_interp_engine::Diagnostics>(())
//! ```
//!
//! An [`Executable`] plans a verified module and [calls](Executable::call) its functions, under [`Limits`], with a
//! [`Host`] for what the program prints, saves and asks. [`host`] has what a host may be told, [`custom_calls`] gives
//! meanings to targets outside the specification.
//!
//! The modules that the documentation does not show serve the other crates of shlo-interp; their names come and go.

#[doc(hidden)]
pub mod engine;
#[doc(hidden)]
pub mod ranks;

#[cfg(target_arch = "x86_64")]
use shlo_interp_floats::for_avx512;
use shlo_interp_floats::{by_level, hardware, numeric, paths};
use shlo_interp_reader::{compare, diagnostic, each_width, ir, meaning, ops, syntax, tensor};

#[cfg(test)]
use shlo_interp_reader::verify;

pub use engine::machine::{Engine, Executable, Failure, Host, Limits, NoHost, Outcome};
pub use shlo_interp_floats::hardware::parallel::use_threads;
pub use shlo_interp_reader::{
    Diagnostic, Diagnostics, ElementType, FloatFormat, Loaded, Program, Severity, Source, Span,
    Tensor, Value, load, numerics,
};

/// Meanings for targets of `stablehlo.custom_call`, for all runs or for one
/// ([`Executable::with_custom_call`](crate::Executable::with_custom_call)).
///
/// ```
/// use shlo_interp_engine::Tensor;
/// use shlo_interp_engine::custom_calls::register_custom_call;
///
/// register_custom_call("my.bit_reverse", |_call, operands| {
///     let operand = operands[0].tensor();
///     let codes = operand.codes::<u8>().iter().map(|code| code.reverse_bits()).collect();
///     Ok(vec![Tensor::from_codes(operand.element().clone(), operand.shape(), codes).into()])
/// });
///
/// let program = "func.func @main() -> tensor<2xui8> {
///     %0 = stablehlo.constant dense<[1, 6]> : tensor<2xui8>
///     %1 = stablehlo.custom_call @my.bit_reverse(%0) : (tensor<2xui8>) -> tensor<2xui8>
///     return %1 : tensor<2xui8>
/// }";
/// let results = shlo_interp_engine::run_text(program, vec![]).unwrap();
/// assert_eq!(results[0].tensor().codes::<u8>(), [0x80, 0x60]);
/// ```
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

/// Formats whose elements share scales, block by block, such as MXFP4.
pub mod blocks {
    pub use crate::engine::block::{BlockError, Blocked, dequantize, quantize};
    pub use shlo_interp_floats::blocks::*;
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
