//! The float types of at most 8 bits that MLIR names.

/// Their names.
pub const SMALL: [&str; 11] = [
    "f4E2M1FN",
    "f6E2M3FN",
    "f6E3M2FN",
    "f8E3M4",
    "f8E4M3",
    "f8E4M3B11FNUZ",
    "f8E4M3FN",
    "f8E4M3FNUZ",
    "f8E5M2",
    "f8E5M2FNUZ",
    "f8E8M0FNU",
];
