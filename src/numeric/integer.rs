//! Integer types of 2 to 64 bits on 64-bit carriers.

/// An integer type: `iN` (signed, two's complement) or `uiN`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct IntegerType {
    /// Bits: 2, 4, 8, 16, 32 or 64.
    pub width: u32,
    /// Whether codes are read as two's complement.
    pub signed: bool,
}
