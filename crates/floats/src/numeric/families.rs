//! Named families of formats beyond MLIR's names: LLVM's own names, IEEE P3109, Tesla's configurable
//! floats, HiFloat8, and others that papers and products name.

use super::format::{Family, FloatFormat, NanCodes, Sign, Subnormals, Zero};
use super::names::{self, FormatError, number};
use super::table_format::HIF8;

/// Formats under names of their own, each with a description: at least one of every family.
pub const NAMED_FORMATS: &[(&str, &str)] = &[
    ("k8p3se", "IEEE P3109, 8 bits, precision 3, signed, extended; also binary8p3"),
    ("k8p4sf", "IEEE P3109, finite: no infinities"),
    ("k8p4ue", "IEEE P3109, unsigned"),
    (
        "CFloat8_1_4_3B7",
        "Tesla CFloat8, bias 7 of 0 to 63; subnormals 0.m * 2^-bias as its paper has them",
    ),
    ("CFloat8_1_4_3B7gradual", "the same with subnormals 0.m * 2^(1 - bias)"),
    ("CFloat8_1_5_2B15", "Tesla CFloat8, bias 15 of 0 to 63"),
    (
        "SHPB15",
        "Tesla SHP (s1e5m10), bias 15 of 0 to 63: no infinity, no NaN, all clamp to the largest",
    ),
    ("UHP", "Tesla UHP (e6m10), bias 31, without sign"),
    ("CB16", "Cerebras CB16 (s1e6m9), bias 31"),
    ("FP24", "s1e8m15, bias 127"),
    ("s1e6m5", "sign, exponent and mantissa bits by number; bias and specials of IEEE 754"),
    ("HiF8", "Ascend HiFloat8: tapered precision, a table; ties away from zero"),
];

/// Formats of LLVM's APFloat by its names.
const LLVM: &[(&str, &FloatFormat)] = &[
    ("IEEEhalf", &names::F16),
    ("BFloat", &names::BF16),
    ("IEEEsingle", &names::F32),
    ("IEEEdouble", &names::F64),
    ("FloatTF32", &names::TF32),
];

/// Formats of LLVM's APFloat that no carrier can compute with.
const REFUSED: &[&str] = &[
    "f80",
    "f128",
    "ppc_fp128",
    "x86_fp80",
    "fp128",
    "IEEEquad",
    "x87DoubleExtended",
    "PPCDoubleDouble",
    "PPCDoubleDoubleLegacy",
];

/// The format that another name stands for, if it is one of LLVM's names.
pub(super) fn synonym(name: &str) -> Option<&'static FloatFormat> {
    let short = || {
        names::MLIR_FORMATS
            .iter()
            .find(|format| name.strip_prefix("Float") == format.name.strip_prefix('f'))
            .copied()
    };
    let listed = LLVM.iter().find(|(llvm, _)| *llvm == name).map(|(_, format)| *format);
    listed.or_else(|| name.starts_with("Float").then(short).flatten())
}

/// The format of a name of one of the families, which does not have the name yet. The result is `None` if no
/// family has the name.
pub(super) fn row(name: &str) -> Result<Option<FloatFormat>, FormatError> {
    if REFUSED.contains(&name) {
        return Err(FormatError::Refused { name: name.into() });
    }
    let ieee = |exponent_bits: u32, mantissa_bits| {
        let bias = (1 << (exponent_bits - 1)) - 1;
        FloatFormat::new("", exponent_bits, mantissa_bits, bias, Family::Ieee, Sign::Signed)
    };
    match name {
        "CB16" | "cb16" => return Ok(Some(ieee(6, 9))),
        "FP24" | "fp24" => return Ok(Some(ieee(8, 15))),
        "HiF8" | "hif8" | "HiFloat8" | "hifloat8" => {
            return Ok(Some(FloatFormat::of_table("", 8, &HIF8)));
        }
        "UHP" | "uhp" => return Ok(Some(uhp())),
        _ => {}
    }
    if let Some(row) = p3109(name)? {
        return Ok(Some(row));
    }
    if let Some(row) = tesla(name)? {
        return Ok(Some(row));
    }
    by_fields(name)
}

fn refused(name: &str, reason: impl Into<String>) -> FormatError {
    FormatError::Family { name: name.into(), reason: reason.into() }
}

/// The unsigned format UHP: six exponent bits, ten mantissa bits, bias 31. Its paper's rules for subnormals,
/// infinity and NaN were not available, so field zero is read as subnormal, and all codes as finite.
fn uhp() -> FloatFormat {
    FloatFormat::new("", 6, 10, 31, Family::Finite, Sign::Unsigned)
}

/// Reads a name of P3109: `k8p3se`, `k6p4uf`, `binary8p3`, `binary8p3sf`. Its parts are bits, precision,
/// signed or unsigned, and extended or finite (`se` if left out after `binary`).
fn p3109(name: &str) -> Result<Option<FloatFormat>, FormatError> {
    let parts = || {
        let is_binary = name.starts_with("binary");
        let (bits, rest) = number(name.strip_prefix("binary").or(name.strip_prefix('k'))?)?;
        let (precision, suffix) = number(rest.strip_prefix('p')?)?;
        let (signed, extended) = match suffix {
            "" if is_binary => (true, true),
            "se" => (true, true),
            "sf" => (true, false),
            "ue" => (false, true),
            "uf" => (false, false),
            _ => return None,
        };
        Some((bits, precision, signed, extended))
    };
    let Some((bits, precision, signed, extended)) = parts() else { return Ok(None) };
    if !(2..=16).contains(&bits) {
        return Err(refused(
            name,
            format!("{bits} bits; P3109 formats of 2 to 16 bits are supported"),
        ));
    }
    // an unsigned format may have one bit of precision more
    let most = bits - u32::from(signed);
    if !(1..=most).contains(&precision) {
        let sign = if signed { "signed" } else { "unsigned" };
        let reason = format!(
            "a precision of {precision}; {sign} P3109 formats of {bits} bits have 1 to {most}"
        );
        return Err(refused(name, reason));
    }
    let exponent_bits = bits - precision + u32::from(!signed);
    if exponent_bits > 10 {
        return Err(refused(
            name,
            format!("{exponent_bits} exponent bits; up to 10 are supported"),
        ));
    }
    let row = p3109_row(exponent_bits, precision - 1, signed, extended);
    let (low, high) = (row.quantum_exponent(), row.max_exponent());
    if low < -1000 || high > 1000 {
        return Err(FormatError::Range { name: name.into(), low, high });
    }
    match row.max_finite {
        0 => Err(FormatError::Empty { name: name.into() }),
        _ => Ok(Some(row)),
    }
}

fn p3109_row(exponent_bits: u32, mantissa_bits: u32, signed: bool, extended: bool) -> FloatFormat {
    let all_ones = (1u64 << (exponent_bits + mantissa_bits)) - 1;
    let last = all_ones - u64::from(!signed);
    FloatFormat {
        signed,
        width: exponent_bits + mantissa_bits + u32::from(signed),
        max_finite: last.saturating_sub(u64::from(extended)),
        infinity: extended.then_some(last),
        nan: if signed { NanCodes::NegativeZero } else { NanCodes::AboveFinite },
        zero: Zero::PositiveOnly,
        subnormals: Subnormals::Gradual,
        has_even_exponents: true,
        ..FloatFormat::new(
            "",
            exponent_bits,
            mantissa_bits,
            1 << (exponent_bits - 1),
            Family::Finite,
            Sign::Signed,
        )
    }
}

/// Reads a name of Tesla's formats, with a bias of 0 to 63: `CFloat8_1_4_3B7`, `CFloat8_1_5_2B15gradual`,
/// `SHPB15`, `SHPB15gap`. CFloat8 has subnormals 0.m * 2^-bias, as the paper writes them, unless `gradual`
/// follows; SHP has gradual ones, unless `gap` follows.
fn tesla(name: &str) -> Result<Option<FloatFormat>, FormatError> {
    const HEADS: [(&str, u32, u32); 5] = [
        ("CFloat8_1_4_3", 4, 3),
        ("CFloat8_1_5_2", 5, 2),
        ("cf8E4M3", 4, 3),
        ("cf8E5M2", 5, 2),
        ("SHP", 5, 10),
    ];
    let found = HEADS.iter().find_map(|head| Some((head, name.strip_prefix(head.0)?)));
    let Some((&(head, exponent_bits, mantissa_bits), rest)) = found else { return Ok(None) };
    let needs = || {
        refused(
            name,
            format!("its bias is missing: {head}B0 to {head}B63, and then gap or gradual"),
        )
    };
    let (bias, rule) = rest.strip_prefix('B').and_then(number).ok_or_else(needs)?;
    if bias > 63 {
        return Err(refused(name, format!("a bias of {bias}; {head} has 0 to 63")));
    }
    let clamps_nan = head == "SHP";
    let subnormals = match rule {
        "" if clamps_nan => Subnormals::Gradual,
        "" | "gap" => Subnormals::Gap,
        "gradual" => Subnormals::Gradual,
        _ => {
            return Err(refused(
                name,
                format!("`{rule}` is no subnormal rule: gap (0.m * 2^-bias) or gradual"),
            ));
        }
    };
    let row = FloatFormat::new(
        "",
        exponent_bits,
        mantissa_bits,
        bias as i32,
        Family::Finite,
        Sign::Signed,
    );
    Ok(Some(FloatFormat { subnormals, clamps_nan, ..row }))
}

/// Reads a name like `s1e6m5`: bits of sign, exponent and mantissa, with IEEE 754's bias and special values.
fn by_fields(name: &str) -> Result<Option<FloatFormat>, FormatError> {
    let parts = || {
        let (sign, rest) = number(name.strip_prefix('s')?)?;
        let (exponent_bits, rest) = number(rest.strip_prefix('e')?)?;
        let (mantissa_bits, rest) = number(rest.strip_prefix('m')?)?;
        (rest.is_empty() && sign <= 1).then_some((sign, exponent_bits, mantissa_bits))
    };
    let Some((sign, exponent_bits, mantissa_bits)) = parts() else { return Ok(None) };
    let width = sign.saturating_add(exponent_bits).saturating_add(mantissa_bits);
    let unsigned = if sign == 0 { "U" } else { "" };
    let same = names::grammar_row(&format!("f{width}E{exponent_bits}M{mantissa_bits}{unsigned}"));
    same.map(Some).map_err(|error| refused(name, error.to_string()))
}

#[cfg(test)]
#[path = "families_tests.rs"]
mod tests;
