//! Tiles: some sums that go through the steps together, and the operands as tiles read them.

mod lazy_operand;
pub mod operand_view;
pub mod packing;
pub mod registers;
