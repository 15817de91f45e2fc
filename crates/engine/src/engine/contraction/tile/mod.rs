//! Tiles: some sums that go through the steps together, and the operands as tiles read them.

pub mod arithmetic;
pub mod lanes;
mod lazy_operand;
pub mod operand_view;
pub mod output;
pub mod packing;
pub mod registers;
pub mod sizes;
pub mod small_float_tiles;
pub mod sums;
