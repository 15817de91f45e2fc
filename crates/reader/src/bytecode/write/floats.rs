//! The codes of float types.

/// A float type that bytecode has a code for.
#[derive(Debug)]
pub(super) struct FloatCodes {
    /// The type's name in MLIR.
    name: &'static str,
    /// Its code among the builtin types.
    pub(super) builtin: u64,
    /// Its code among the types of VHLO.
    pub(super) vhlo: u64,
}

/// The codes of the float type of a name, or `None` for a format that MLIR does not have.
pub(super) fn codes(name: &str) -> Option<&'static FloatCodes> {
    FLOATS.iter().find(|float| float.name == name)
}

const fn float(name: &'static str, builtin: u64, vhlo: u64) -> FloatCodes {
    FloatCodes { name, builtin, vhlo }
}

static FLOATS: [FloatCodes; 16] = [
    float("bf16", 3, 2),
    float("f16", 4, 3),
    float("f32", 5, 4),
    float("f64", 6, 5),
    float("tf32", 21, 34),
    float("f8E5M2", 22, 7),
    float("f8E4M3", 23, 35),
    float("f8E4M3FN", 24, 6),
    float("f8E5M2FNUZ", 25, 28),
    float("f8E4M3FNUZ", 26, 27),
    float("f8E4M3B11FNUZ", 27, 29),
    float("f8E3M4", 28, 36),
    float("f4E2M1FN", 29, 37),
    float("f6E2M3FN", 30, 38),
    float("f6E3M2FN", 31, 39),
    float("f8E8M0FNU", 32, 40),
];
