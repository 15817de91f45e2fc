//! The known units: how the matrix units of accelerators and the matrix instructions of processors add.
//!
//! The figures are those of the simulators MMA-Sim and MATLAB-tensor-core, which their authors compared with the
//! hardware, and of the manuals of Intel and Arm.

use std::num::NonZeroUsize;
use std::sync::LazyLock;

use super::model::{Adder, Alignment, Model, Order};
use super::rounding::{Node, Rounding};
use crate::numeric::{FloatFormat, names};

/// A unit, for operands of some types.
#[derive(Debug, Clone)]
pub struct Unit {
    /// The name of the model.
    pub name: &'static str,
    /// The unit's name in words.
    pub what: &'static str,
    /// The types of its operands; both are among these.
    pub operands: &'static [&'static FloatFormat],
    /// How it adds.
    pub model: Model,
}

/// The unit of a name.
pub fn named(name: &str) -> Option<&'static Unit> {
    UNITS.iter().find(|unit| unit.name == name)
}

/// All known units.
pub fn units() -> &'static [Unit] {
    &UNITS
}

const F16: &[&FloatFormat] = &[&names::F16];
const BF16: &[&FloatFormat] = &[&names::BF16];
const HALVES: &[&FloatFormat] = &[&names::F16, &names::BF16];
const F32: &[&FloatFormat] = &[&names::F32];
const F8: &[&FloatFormat] = &[&names::F8E4M3FN, &names::F8E5M2];
const F8_NUZ: &[&FloatFormat] = &[&names::F8E4M3FNUZ, &names::F8E5M2FNUZ];
const SMALL: &[&FloatFormat] =
    &[&names::F8E4M3FN, &names::F8E5M2, &names::F6E3M2FN, &names::F6E2M3FN, &names::F4E2M1FN];
const F4: &[&FloatFormat] = &[&names::F4E2M1FN];

/// Factors that lose the bits which tf32 does not have.
const TF32: Node = Node { format: &names::TF32, rounding: Rounding::TowardZero };

static UNITS: LazyLock<Vec<Unit>> = LazyLock::new(|| {
    let mut units = nvidia();
    units.extend(amd());
    units.extend(processors());
    units
});

fn unit(
    name: &'static str,
    what: &'static str,
    operands: &'static [&'static FloatFormat],
    model: Model,
) -> Unit {
    Unit { name, what, operands, model }
}

fn count(count: usize) -> NonZeroUsize {
    NonZeroUsize::new(count).unwrap_or(NonZeroUsize::MIN)
}

/// A sum whose bits below the 14th are cut, with the range of f32.
fn e8m13() -> &'static FloatFormat {
    // the name is one that every format of these fields has
    FloatFormat::parse("f22E8M13").unwrap_or(&names::F32)
}

fn nvidia() -> Vec<Unit> {
    let of = |bits, group| Model::aligned(Alignment::nominal(bits, group), &names::F32);
    let from = |bits, group, least| {
        let alignment = Alignment { least: Some(least), ..Alignment::nominal(bits, group) };
        Model::aligned(alignment, &names::F32)
    };
    let f16 = |bits, group| Model {
        sum: Some(Node::nearest(&names::F16)),
        ..Model::aligned(Alignment::nominal(bits, group), &names::F16)
    };
    let tf32 = |model| Model { factors: Some(TF32), ..model };
    let f8 = |group| Model::aligned(Alignment::nominal(14, group), e8m13());
    let promoted =
        |model| Model { blocks: Some((count(128), Node::nearest(&names::F32))), ..model };
    let mxf4 = Alignment { presum: NonZeroUsize::new(16), ..Alignment::nominal(36, 64) };
    vec![
        unit("v100-f16", "NVIDIA Volta V100, sums in f32", F16, of(24, 4)),
        unit("v100-f16-f16", "NVIDIA Volta V100, sums in f16", F16, f16(24, 4)),
        unit("t4-f16", "NVIDIA Turing T4, sums in f32", F16, of(25, 8)),
        unit("t4-f16-f16", "NVIDIA Turing T4, sums in f16", F16, f16(25, 8)),
        unit("a100-f16", "NVIDIA Ampere and Ada, sums in f32", HALVES, from(25, 8, -132)),
        unit("a100-f16-f16", "NVIDIA Ampere and Ada, sums in f16", F16, f16(25, 8)),
        unit("a100-tf32", "NVIDIA Ampere and Ada, f32 as tf32", F32, tf32(from(25, 4, -132))),
        unit("ada-f8", "NVIDIA Ada, f8", F8, f8(16)),
        unit("h100-f16", "NVIDIA Hopper, sums in f32", HALVES, from(26, 16, -133)),
        unit("h100-f16-f16", "NVIDIA Hopper, sums in f16", F16, f16(26, 16)),
        unit("h100-tf32", "NVIDIA Hopper, f32 as tf32", F32, tf32(from(26, 8, -133))),
        unit("h100-f8", "NVIDIA Hopper, f8", F8, f8(32)),
        unit(
            "h100-f8-128",
            "NVIDIA Hopper, f8, partial sums of 128 terms added in f32",
            F8,
            promoted(f8(32)),
        ),
        unit("b200-f16", "NVIDIA Blackwell, f16 and bf16", HALVES, from(26, 16, -133)),
        unit("b200-tf32", "NVIDIA Blackwell, f32 as tf32", F32, tf32(from(26, 8, -133))),
        unit("b200-f8", "NVIDIA Blackwell, f8, f6, f4 and their MX forms", SMALL, of(26, 32)),
        unit(
            "b200-mxf4",
            "NVIDIA Blackwell, MXFP4 and NVFP4 with scales of one",
            F4,
            Model::aligned(mxf4, &names::F32),
        ),
    ]
}

fn amd() -> Vec<Unit> {
    let sum = Some(Node::nearest(&names::F32));
    let pairs = |group| Model { adder: Adder::Pairs { group: count(group) }, sum, ..Model::CHAIN };
    let exact = |group| Model {
        adder: Adder::Exact { group: Some(count(group)), late: false },
        sum,
        ..Model::CHAIN
    };
    let flushed = |model| Model { flushes_factors: true, flushes_results: true, ..model };
    let late = |group, halves| Model {
        adder: Adder::Late { bits: 25, group: count(group), halves },
        sum,
        ..Model::CHAIN
    };
    let xf32 = Model { factors: Some(TF32), ..late(4, false) };
    let chain = Model { adder: Adder::Steps { fused: true }, ..Model::CHAIN };
    vec![
        unit("mi100-f16", "AMD CDNA1 MI100, groups of four by pairs", HALVES, pairs(4)),
        unit("mi100-bf16", "AMD CDNA1 MI100, groups of two", BF16, pairs(2)),
        unit("mi100-f16-exact", "AMD CDNA1 MI100, exact sums of four", HALVES, exact(4)),
        unit("mi100-bf16-exact", "AMD CDNA1 MI100, exact sums of two", BF16, exact(2)),
        unit("mi210-f16", "AMD CDNA2 MI210 and MI250, groups of four", HALVES, flushed(pairs(4))),
        unit("mi210-bf16", "AMD CDNA2 MI210 and MI250, groups of two", BF16, flushed(pairs(2))),
        unit("mi300-f16", "AMD CDNA3 MI300, f16 and bf16", HALVES, late(8, false)),
        unit("mi300-xf32", "AMD CDNA3 MI300, f32 as tf32", F32, xf32),
        unit("mi300-f8", "AMD CDNA3 MI300, f8", F8_NUZ, late(16, true)),
        unit("amd-f32", "AMD, f32 in order with fused multiply-add", F32, chain),
    ]
}

fn processors() -> Vec<Unit> {
    let fused = Model { adder: Adder::Steps { fused: true }, ..Model::CHAIN };
    let flushed = Model { flushes_factors: true, flushes_results: true, ..fused.clone() };
    let odd = Node { format: &names::F32, rounding: Rounding::Odd };
    let lanes = Order::Lanes { count: count(2), join: super::Join::InOrder };
    let amx = Model {
        order: lanes,
        blocks: Some((count(32), Node::nearest(&names::F32))),
        ..flushed.clone()
    };
    let bfdot = Model {
        adder: Adder::Pairs { group: count(2) },
        sum: Some(odd),
        flushes_factors: true,
        flushes_results: true,
        ..Model::CHAIN
    };
    let bfdot_extended =
        Model { adder: Adder::Exact { group: Some(count(2)), late: true }, ..Model::CHAIN };
    vec![
        unit(
            "avx512-bf16",
            "Intel and AMD, VDPBF16PS: the second product of a pair first",
            BF16,
            Model { order: Order::Swapped, ..flushed.clone() },
        ),
        unit("amx-bf16", "Intel AMX, TDPBF16PS: even and odd products apart", BF16, amx),
        unit("arm-bfdot", "Arm BFDOT and BFMMLA, FPCR.EBF = 0", BF16, bfdot),
        unit("arm-bfdot-ebf", "Arm BFDOT and BFMMLA, FPCR.EBF = 1", BF16, bfdot_extended),
        unit("chain-f32", "one sum in f32, in order, products rounded", &[], Model::CHAIN),
        unit("chain-f32-fma", "one sum in f32, in order, fused", &[], fused.clone()),
        unit(
            "xla-cpu",
            "XLA:CPU's matrices: sums of 512 terms, fused, added in f32",
            &[],
            Model { blocks: Some((count(512), Node::nearest(&names::F32))), ..fused },
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_models_have_texts() {
        for (at, unit) in units().iter().enumerate() {
            assert!(units()[..at].iter().all(|other| other.name != unit.name), "{}", unit.name);
            let text = unit.model.to_string();
            assert_eq!(text.parse::<Model>().unwrap(), unit.model, "{text}");
            assert_eq!(unit.name.parse::<Model>().unwrap(), unit.model);
        }
    }
}
