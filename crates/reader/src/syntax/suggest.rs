//! The names that are probably meant by a name that no op and no type has.

use crate::diagnostic::closest;

/// The name of an op in other libraries, and its name in StableHLO or CHLO.
const OTHER_NAMES: &[(&str, &str)] = &[
    ("arange", "stablehlo.iota"),
    ("argsort", "stablehlo.sort"),
    ("broadcast_to", "stablehlo.broadcast_in_dim"),
    ("cast", "stablehlo.convert"),
    ("clip", "stablehlo.clamp"),
    ("concat", "stablehlo.concatenate"),
    ("cond", "stablehlo.if"),
    ("const", "stablehlo.constant"),
    ("conv", "stablehlo.convolution"),
    ("cos", "stablehlo.cosine"),
    ("div", "stablehlo.divide"),
    ("einsum_general", "stablehlo.dot_general"),
    ("eq", "stablehlo.compare"),
    ("exp", "stablehlo.exponential"),
    ("expand_dims", "stablehlo.reshape"),
    ("expm1", "stablehlo.exponential_minus_one"),
    ("ge", "stablehlo.compare"),
    ("gt", "stablehlo.compare"),
    ("le", "stablehlo.compare"),
    ("ln", "stablehlo.log"),
    ("log1p", "stablehlo.log_plus_one"),
    ("lt", "stablehlo.compare"),
    ("matmul", "stablehlo.dot_general"),
    ("max", "stablehlo.maximum"),
    ("max_pool", "stablehlo.reduce_window"),
    ("mean", "stablehlo.reduce"),
    ("min", "stablehlo.minimum"),
    ("mod", "stablehlo.remainder"),
    ("mul", "stablehlo.multiply"),
    ("ne", "stablehlo.compare"),
    ("neg", "stablehlo.negate"),
    ("permute", "stablehlo.transpose"),
    ("popcount", "stablehlo.popcnt"),
    ("pow", "stablehlo.power"),
    ("psum", "stablehlo.all_reduce"),
    ("reduce_sum", "stablehlo.reduce"),
    ("rem", "stablehlo.remainder"),
    ("round", "stablehlo.round_nearest_even"),
    ("shift_right", "stablehlo.shift_right_arithmetic"),
    ("sigmoid", "stablehlo.logistic"),
    ("sin", "stablehlo.sine"),
    ("split", "stablehlo.slice"),
    ("squeeze", "stablehlo.reshape"),
    ("sub", "stablehlo.subtract"),
    ("sum", "stablehlo.reduce"),
    ("truediv", "stablehlo.divide"),
    ("where", "stablehlo.select"),
];

/// Functions that frameworks have and StableHLO writes as several ops.
const COMPOSED: &[&str] = &[
    "attention",
    "batch_norm",
    "dropout",
    "elu",
    "gelu",
    "layer_norm",
    "log_softmax",
    "logsumexp",
    "norm",
    "relu",
    "relu6",
    "rms_norm",
    "silu",
    "softmax",
    "softplus",
    "std",
    "swish",
    "var",
];

/// The op that a name in no dialect, or in the wrong one, was probably meant for.
pub fn op<'a>(word: &str, names: impl Iterator<Item = &'a str> + Clone) -> Option<&'a str> {
    let rest = word.rsplit('.').next().unwrap_or(word);
    let named = |wanted: &str| names.clone().find(|name| *name == wanted);
    let dialects = ["stablehlo", "chlo", "check", "interpreter", "func", "sdy"];
    dialects
        .iter()
        .find_map(|dialect| named(&format!("{dialect}.{}", rest.to_ascii_lowercase())))
        .or_else(|| {
            let (_, name) = OTHER_NAMES.iter().find(|(other, _)| *other == rest)?;
            named(name)
        })
        .or_else(|| {
            let dialect = word.split_once('.').map_or("stablehlo", |(dialect, _)| dialect);
            let in_dialect = names.clone().filter_map(|name| {
                let (owner, rest) = name.split_once('.')?;
                (owner == dialect).then_some(rest)
            });
            let nearest = closest(rest, in_dialect)?;
            named(&format!("{dialect}.{nearest}"))
        })
}

/// Why there is no such op, where it is a function that is written as several.
pub(super) fn composed(word: &str) -> Option<String> {
    let rest = word.rsplit('.').next().unwrap_or(word);
    COMPOSED.contains(&rest).then(|| {
        format!(
            "StableHLO has no op for {rest}: it is written as several ops, or as a \
             stablehlo.composite with a function that says them"
        )
    })
}

/// The name of an element type in other programs, and its name in MLIR.
const OTHER_TYPES: &[(&str, &str)] = &[
    ("bfloat16", "bf16"),
    ("bool", "i1"),
    ("boolean", "i1"),
    ("byte", "ui8"),
    ("c128", "complex<f64>"),
    ("c64", "complex<f32>"),
    ("complex128", "complex<f64>"),
    ("complex64", "complex<f32>"),
    ("double", "f64"),
    ("e2m1", "f4E2M1FN"),
    ("e2m3", "f6E2M3FN"),
    ("e3m2", "f6E3M2FN"),
    ("e3m4", "f8E3M4"),
    ("e4m3", "f8E4M3FN"),
    ("e4m3b11fnuz", "f8E4M3B11FNUZ"),
    ("e4m3fn", "f8E4M3FN"),
    ("e4m3fnuz", "f8E4M3FNUZ"),
    ("e5m2", "f8E5M2"),
    ("e5m2fnuz", "f8E5M2FNUZ"),
    ("e8m0", "f8E8M0FNU"),
    ("f4", "f4E2M1FN"),
    ("f8e4m3fnu", "f8E4M3FNUZ"),
    ("f8e5m2fnu", "f8E5M2FNUZ"),
    ("float", "f32"),
    ("float16", "f16"),
    ("float32", "f32"),
    ("float4_e2m1fn", "f4E2M1FN"),
    ("float64", "f64"),
    ("float8_e3m4", "f8E3M4"),
    ("float8_e4m3", "f8E4M3"),
    ("float8_e4m3b11fnuz", "f8E4M3B11FNUZ"),
    ("float8_e4m3fn", "f8E4M3FN"),
    ("float8_e4m3fnuz", "f8E4M3FNUZ"),
    ("float8_e5m2", "f8E5M2"),
    ("float8_e5m2fnuz", "f8E5M2FNUZ"),
    ("float8_e8m0fnu", "f8E8M0FNU"),
    ("fp16", "f16"),
    ("fp32", "f32"),
    ("fp4", "f4E2M1FN"),
    ("fp64", "f64"),
    ("fp8", "f8E4M3FN"),
    ("half", "f16"),
    ("int", "i32"),
    ("int16", "i16"),
    ("int32", "i32"),
    ("int4", "i4"),
    ("int64", "i64"),
    ("int8", "i8"),
    ("long", "i64"),
    ("pred", "i1"),
    ("s16", "i16"),
    ("s32", "i32"),
    ("s4", "i4"),
    ("s64", "i64"),
    ("s8", "i8"),
    ("si16", "i16"),
    ("si32", "i32"),
    ("si64", "i64"),
    ("si8", "i8"),
    ("u16", "ui16"),
    ("u32", "ui32"),
    ("u4", "ui4"),
    ("u64", "ui64"),
    ("u8", "ui8"),
    ("uint16", "ui16"),
    ("uint32", "ui32"),
    ("uint4", "ui4"),
    ("uint64", "ui64"),
    ("uint8", "ui8"),
];

/// The element types of MLIR and StableHLO that have names.
const TYPES: &[&str] = &[
    "bf16",
    "f16",
    "f32",
    "f64",
    "tf32",
    "f8E3M4",
    "f8E4M3",
    "f8E4M3FN",
    "f8E4M3FNUZ",
    "f8E4M3B11FNUZ",
    "f8E5M2",
    "f8E5M2FNUZ",
    "f8E8M0FNU",
    "f6E2M3FN",
    "f6E3M2FN",
    "f4E2M1FN",
    "i1",
    "i2",
    "i4",
    "i8",
    "i16",
    "i32",
    "i64",
    "ui2",
    "ui4",
    "ui8",
    "ui16",
    "ui32",
    "ui64",
    "index",
];

/// The element type that a name was probably meant for.
pub fn element_type(name: &str) -> Option<&'static str> {
    let lower = name.to_ascii_lowercase();
    if let Some((_, name)) = OTHER_TYPES.iter().find(|(other, _)| *other == lower) {
        return Some(name);
    }
    closest(name, TYPES.iter().copied())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_known_by_the_names_that_others_give_them() {
        for (name, meant) in [
            ("fp32", "f32"),
            ("f8e4m3fn", "f8E4M3FN"),
            ("f8E4M3FM", "f8E4M3FN"),
            ("f8E4M3FNU", "f8E4M3FNUZ"),
            ("E4M3", "f8E4M3FN"),
            ("float8_e5m2", "f8E5M2"),
        ] {
            assert_eq!(element_type(name), Some(meant), "{name}");
        }
        assert_eq!(element_type("banana"), None);
    }

    #[test]
    fn ops_are_known_by_the_names_that_others_give_them() {
        let registry = crate::ops::registry();
        let meant = |word| op(word, registry.names());
        assert_eq!(meant("stablehlo.addd"), Some("stablehlo.add"));
        assert_eq!(meant("stablehlo.exp"), Some("stablehlo.exponential"));
        assert_eq!(meant("stablehlo.erf"), Some("chlo.erf"));
        assert_eq!(meant("add"), Some("stablehlo.add"));
        assert_eq!(meant("check.expect_almost_eqq"), Some("check.expect_almost_eq"));
        assert_eq!(meant("stablehlo.frobnicate"), None);
        assert!(composed("stablehlo.softmax").is_some());
        for (_, name) in OTHER_NAMES {
            assert!(registry.get(name).is_some(), "{name}");
        }
    }
}
