//! The policy of conversions from f32, from ties, thresholds and special values.

use super::prober::tensor;
use super::{Backend, BackendError};
use crate::numeric::policy::{Knobs, SourceKind};
use crate::numeric::{ConvertPolicy, ElementType, FloatFormat, Number, Policy, Preset, names};

/// How a backend converts f32 to a type.
#[derive(Debug, Clone)]
pub struct Conversions {
    /// The type.
    pub to: &'static FloatFormat,
    /// The policies that give all results, up to the bits of NaN: presets first.
    pub policies: Vec<String>,
    /// The policy that gives most results, and how many it gives.
    pub nearest: (String, usize),
    /// The first results that the nearest policy does not give: source, result, and what the policy gives.
    pub differences: Vec<(f32, f64, f64)>,
    /// How many values were converted.
    pub total: usize,
}

/// How many differences are kept.
const MOST_DIFFERENCES: usize = 8;

/// Finds the policy of conversions from f32 to a type.
///
/// # Errors
///
/// If the backend refuses the program or fails.
pub fn conversions(
    backend: &mut dyn Backend,
    to: &'static FloatFormat,
) -> Result<Conversions, BackendError> {
    let sources = sources(to);
    let codes: Vec<u64> = sources.iter().map(|source| source.to_bits().into()).collect();
    let count = codes.len();
    let (from, into) = (format!("tensor<{count}xf32>"), format!("tensor<{count}x{}>", to.name));
    let program = format!(
        "module {{\n  func.func @main(%x: {from}) -> {into} {{\n    \
         %0 = stablehlo.convert %x : ({from}) -> {into}\n    return %0 : {into}\n  }}\n}}\n"
    );
    let results = backend.run(&program, &[tensor(&names::F32, &[count], &codes)])?;
    let given = match &results[..] {
        [result] if *result.element() == ElementType::Float(to) && result.len() == count => result,
        _ => return Err(BackendError::Failed(format!("the program's result is one {into}"))),
    };
    let same = |given: u64, code: u64| given == code || to.is_nan(given) && to.is_nan(code);
    let mut policies = Vec::new();
    let mut nearest = (0, Policy::STANDARD);
    for group in candidates() {
        for policy in group {
            let codes = sources.iter().map(|&source| converted(policy, source, to));
            let matched =
                codes.enumerate().filter(|&(at, code)| same(given.code(at) as u64, code)).count();
            if matched == count {
                policies.push(policy);
            }
            if matched > nearest.0 {
                nearest = (matched, policy);
            }
        }
        // knobs say nothing new where a preset says it
        if !policies.is_empty() {
            break;
        }
    }
    if policies.iter().any(|policy| policy.knobs != Knobs::NONE) {
        policies.truncate(1);
    }
    let mut differences = Vec::new();
    for (at, &source) in sources.iter().enumerate() {
        let (given, code) = (given.code(at) as u64, converted(nearest.1, source, to));
        if !same(given, code) && differences.len() < MOST_DIFFERENCES {
            differences.push((source, to.decode(given), to.decode(code)));
        }
    }
    Ok(Conversions {
        to,
        policies: policies.iter().map(Policy::to_string).collect(),
        nearest: (nearest.1.to_string(), nearest.0),
        differences,
        total: count,
    })
}

fn converted(policy: Policy, source: f32, to: &'static FloatFormat) -> u64 {
    let rule: ConvertPolicy = policy.convert_from(SourceKind::Float(&names::F32), to);
    to.encode_number(rule, Number::from_f64(f64::from(source)), 0)
}

/// The presets, and the exact default with knobs.
fn candidates() -> [Vec<Policy>; 2] {
    let presets = Preset::ALL.iter().map(|&preset| Policy::of(preset));
    let mut texts = vec![String::from("standard")];
    for knob in [
        ["", ",rounding=toward-zero", ",rounding=nearest-away", ",rounding=up", ",rounding=down"]
            .as_slice(),
        &["", ",overflow=saturate"],
        &["", ",infinity=saturate", ",infinity=nan", ",infinity=zero"],
        &["", ",subnormals=flush"],
        &["", ",nan=max", ",nan=same-zero", ",nan=opposite-zero"],
        &["", ",zero=smallest", ",zero=nan-below"],
        &[
            "",
            ",scale-rounding=up",
            ",scale-rounding=guard-bit",
            ",scale-rounding=down",
            ",scale-rounding=field-up",
        ],
    ] {
        texts = texts
            .iter()
            .flat_map(|text| knob.iter().map(move |knob| format!("{text}{knob}")))
            .collect();
    }
    // fewer knobs first
    texts.sort_by_key(|text| text.matches(',').count());
    [presets.collect(), texts.iter().filter_map(|text| text.parse().ok()).collect()]
}

/// How many neighbouring values of a wide type are looked at in each part of its range.
const MOST_PAIRS: i64 = 512;

/// The values between which a policy has to choose, of every sign that there is: ties and their neighbours, the
/// ends of the range, special values, subnormals of f32.
fn sources(to: &'static FloatFormat) -> Vec<f32> {
    let mut magnitudes: Vec<f32> = vec![0.0, f32::INFINITY, f32::MAX, f32::MIN_POSITIVE];
    magnitudes.extend([1, 0x7F_FFFF, 0x80_0001, 0x40_0000].map(f32::from_bits));
    let last = to.rank(to.max_finite);
    let all = 0..=last;
    let chosen = all.filter(|rank| {
        last <= 4 * MOST_PAIRS || *rank < MOST_PAIRS || last - rank < MOST_PAIRS || rank % 61 == 0
    });
    for rank in chosen {
        let value = to.decode(to.of_rank(rank));
        let next = match rank == last {
            // what the next value would be if there were one
            true => 2.0 * value - to.decode(to.of_rank(rank - 1)),
            false => to.decode(to.of_rank(rank + 1)),
        };
        let tie = ((value + next) / 2.0) as f32;
        let (value, next) = (value as f32, next as f32);
        for near in [value, tie, next] {
            magnitudes.extend([near, near.next_up(), near.next_down()]);
        }
        magnitudes.push(((f64::from(value) + f64::from(tie)) / 2.0) as f32);
    }
    magnitudes.retain(|value| value.is_sign_positive() && !value.is_nan());
    magnitudes.sort_by(f32::total_cmp);
    magnitudes.dedup();
    let negative = magnitudes.iter().map(|&value| -value);
    let nan = [0x7FC0_0000, 0xFFC0_0000, 0x7F80_0001, 0x7FFF_FFFF].map(f32::from_bits);
    negative.chain(magnitudes.iter().copied()).chain(nan).collect()
}
