//! The native module of the Python package `shlo_interp`: programs, runs and the command line. The package around it
//! (`python/shlo_interp/`) turns objects of NumPy, JAX and PyTorch into what this module takes, and back. The library
//! also has the function that JAX looks for in a PJRT plugin.

mod arrays;
mod blocks;
mod calls;
mod command;
mod errors;
mod host;
mod module;
mod signature;

pub use pjrt_shlo::GetPjrtApi;
use pyo3::prelude::*;
use shlo_interp::internal::BlockCache;

#[global_allocator]
static MEMORY: BlockCache = BlockCache::new();

/// The functions and classes of the module.
#[pymodule]
mod _native {
    #[pymodule_export]
    use super::arrays::{Elements, from_numbers};
    #[pymodule_export]
    use super::blocks::{address, dequantize, quantize};
    #[pymodule_export]
    use super::calls::close_gate;
    #[pymodule_export]
    use super::command::{command, command_line, set_own_program};
    #[pymodule_export]
    use super::errors::panics;
    #[pymodule_export]
    use super::module::{Module, check, load};
    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        let exits = module.py().import("atexit")?;
        exits.call_method1("register", (module.getattr("close_gate")?,)).map(drop)
    }
}
