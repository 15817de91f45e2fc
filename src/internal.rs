//! What the tests, the benches and the binary of this repository need beyond the façade. Nothing here is a promise to other
//! programs: names come and go with the code behind them.

#[cfg(feature = "cli")]
pub use crate::cli::{end_without_memory, formats, main as command_line, tables};
pub use shlo_interp_engine::engine::contraction::{DotDimensions, SumPolicy, dot};
pub use shlo_interp_engine::engine::movement::{
    Padding, concatenate, pad, reverse, slice, transpose,
};
pub use shlo_interp_engine::engine::sorts::{Direct, Keys, order_of};
pub use shlo_interp_floats::hardware::cpu::{Level, VARIABLE, use_level};
pub use shlo_interp_floats::hardware::memory::BlockCache;
pub use shlo_interp_floats::hardware::threads::pool;
pub use shlo_interp_floats::numeric::chance::philox_4x32;
pub use shlo_interp_floats::numeric::{MLIR_FORMATS, names};
pub use shlo_interp_reader::ir::view::POLICY_ATTRIBUTES;
pub use shlo_interp_reader::ops::operations;
pub use shlo_interp_reader::ops::sdy::boundaries::boundary;
pub use shlo_interp_reader::ops::{
    Control, Entry, Meaning, TargetRow, entries, facts, known_targets, registry, specification,
};
pub use shlo_interp_reader::syntax::{parse_dense, parse_module, parse_type};
pub use shlo_interp_reader::verify::verify;
pub use shlo_interp_testing::access::Status;

/// Shardings, as attributes of programs state them, and the parts of tensors that devices have by them.
pub mod shardings {
    pub use shlo_interp_engine::engine::machine::tiles::{cut, join};
    pub use shlo_interp_reader::ops::sdy::attributes::{
        AxisRef, Mesh, MeshRef, Sharding, manual_axes, mesh_of, text_of,
    };
    pub use shlo_interp_reader::ops::sdy::gspmd::TileSharding;
    pub use shlo_interp_reader::ops::sdy::tiles::Tiles;
}

/// The test runner.
#[cfg(feature = "cli")]
pub mod testing {
    pub use crate::cli::{run_functions, run_functions_by};
    pub use shlo_interp_testing::runner::functions::Ran;
    pub use shlo_interp_testing::runner::{bless_output, expected, printed};
}

/// The optional fast paths.
pub mod paths {
    pub use shlo_interp_floats::paths::{
        ALL, Path, Paths, Recorder, VARIABLE, from_variable, leave_out,
    };
}
