//! A reader of [StableHLO](https://github.com/openxla/stablehlo): MLIR text, MLIR bytecode, portable artifacts and what
//! `jax.export` saves become one verified [`ir::Module`].
//!
//! ```
//! use shlo_interp_reader::{Program, Source};
//!
//! let text = "func.func @main(%x: tensor<2xf8E5M2>) -> tensor<2xf8E5M2> {
//!   %0 = stablehlo.add %x, %x : tensor<2xf8E5M2>
//!   return %0 : tensor<2xf8E5M2>
//! }";
//! let program = Program::from(Source { name: "doubled.mlir".into(), text: text.into() });
//! for part in program.parts()? {
//!     let loaded = program.load(part).expect("a legal module");
//!     assert!(format!("{:#}", loaded.module).contains("\"stablehlo.add\"(%x, %x)"));
//! }
//! # Ok::<(), shlo_interp_reader::Diagnostic>(())
//! ```
//!
//! [`Program`] reads every form of a program, part by part; [`load`] takes a text that is one module. A [`Diagnostic`] is a
//! finding with its place. [`forms`] writes modules as bytecode and artifacts, [`files`] reads and writes files of
//! tensors, and [`compare`] says by a rule whether two values agree.
//!
//! The modules that the documentation does not show serve the other crates of shlo-interp; their names come and go.

#[doc(hidden)]
pub mod bytecode;
pub mod compare;
#[doc(hidden)]
pub mod diagnostic;
pub mod ir;
#[doc(hidden)]
pub mod meaning;
#[doc(hidden)]
pub mod ops;
#[doc(hidden)]
pub mod program;
#[doc(hidden)]
pub mod standard;
#[doc(hidden)]
pub mod syntax;
#[doc(hidden)]
pub mod tensor;
#[doc(hidden)]
pub mod verify;

use shlo_interp_floats::{hardware, numeric, paths};

pub use diagnostic::{Diagnostic, Diagnostics, Severity, Source, Span};
pub use program::{LoadError, Loaded, Part, Program, load};
pub use shlo_interp_floats::{
    ComplexPart, ElementType, FloatFormat, IntegerType, QuantizedType, numerics,
};
pub use syntax::parse_element_type;
pub use tensor::{ElementsError, Tensor, Value};

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

/// How a tensor holds its elements: words of memory, and the numbers of Rust that are elements as they stand.
pub mod storage {
    pub use crate::numeric::WordWidth;
    pub use crate::tensor::allocation::TooLarge;
    pub use crate::tensor::words::Array;
    pub use crate::tensor::{Native, Word, Words};
}
