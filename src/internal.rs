//! What the tests, the benches and the binary of this repository need beyond the façade. Nothing here is a promise to other
//! programs: names come and go with the code behind them.

#[cfg(feature = "cli")]
pub use crate::cli::{
    end_without_memory, formats, main as command_line, tables, terminal::Status, testing,
};
pub use crate::engine::contraction::{DotDimensions, SumPolicy, dot};
pub use crate::engine::movement::{Padding, concatenate, pad, reverse, slice, transpose};
pub use crate::engine::sorts::{Direct, Keys, order_of};
pub use crate::hardware::cpu::{Level, VARIABLE, use_level};
pub use crate::hardware::memory::BlockCache;
pub use crate::hardware::threads::pool;
pub use crate::ir::view::POLICY_ATTRIBUTES;
pub use crate::numeric::chance::philox_4x32;
pub use crate::numeric::{MLIR_FORMATS, names};
pub use crate::ops::operations;
pub use crate::ops::sdy::boundaries::boundary;
pub use crate::ops::{Entry, Meaning, TargetRow, entries, known_targets, registry, specification};
pub use crate::syntax::{parse_dense, parse_module, parse_type};
pub use crate::verify::verify;

/// Shardings, as attributes of programs state them, and the parts of tensors that devices have by them.
pub mod shardings {
    pub use crate::ops::sdy::attributes::{
        AxisRef, Mesh, MeshRef, Sharding, manual_axes, mesh_of, text_of,
    };
    pub use crate::ops::sdy::gspmd::TileSharding;
    pub use crate::ops::sdy::tiles::Tiles;
}

/// The optional fast paths.
pub mod paths {
    pub use crate::paths::{ALL, Path, Paths, VARIABLE, from_variable, leave_out};
}
