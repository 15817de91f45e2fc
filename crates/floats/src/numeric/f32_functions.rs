//! f32 functions of pxfm, with corrections of the few results that it does not round correctly.
//!
//! All 2^32 operands of each function in this file were compared with the f64 function, and with mpmath where
//! that is within 3 ULP of the middle between two f32; with and without fused multiply-add.

pub(super) fn exp(x: f32) -> f32 {
    corrected(pxfm::f_expf, EXP_CORRECTIONS, x)
}

pub(super) fn expm1(x: f32) -> f32 {
    corrected(pxfm::f_expm1f, EXPM1_CORRECTIONS, x)
}

pub(super) fn log1p(x: f32) -> f32 {
    corrected(pxfm::f_log1pf, LOG1P_CORRECTIONS, x)
}

pub(super) fn sin(x: f32) -> f32 {
    corrected(pxfm::f_sinf, SIN_CORRECTIONS, x)
}

pub(super) fn cos(x: f32) -> f32 {
    corrected(pxfm::f_cosf, COS_CORRECTIONS, x)
}

#[inline]
fn corrected(function: fn(f32) -> f32, corrections: &[(u32, u32)], x: f32) -> f32 {
    let mut result = function(x);
    for &(operand, correct) in corrections {
        if x.to_bits() == operand {
            result = f32::from_bits(correct);
        }
    }
    result
}

// Operands and results, as bits.

const EXP_CORRECTIONS: &[(u32, u32)] = &[(0xBBF0_EDF1, 0x3F7E_1FE9)];
const EXPM1_CORRECTIONS: &[(u32, u32)] = &[(0x3E35_BEC5, 0x3E46_DF32)];
const LOG1P_CORRECTIONS: &[(u32, u32)] = &[
    (0x3540_0003, 0x353F_FFFF),
    (0x3710_001B, 0x370F_FFF3),
    (0x3770_004B, 0x376F_FFDB),
    (0x3EFD_81AD, 0x3ECD_EEE1),
    (0x4107_8FEB, 0x400F_E5E7),
    (0x65D8_90D3, 0x4254_D1F9),
    (0xB53F_FFFD, 0xB540_0001),
    (0xB70F_FFE5, 0xB710_000D),
    (0xBB0E_C8C4, 0xBB0E_F0A5),
];
const SIN_CORRECTIONS: &[(u32, u32)] = &[(0x4619_9998, 0xBEB1_FA5D), (0xC619_9998, 0x3EB1_FA5D)];
const COS_CORRECTIONS: &[(u32, u32)] = &[
    (0x5922_AA80, 0x3F08_AEBF),
    (0x5F18_B878, 0x3F7F_14BB),
    (0x6115_CB11, 0x3F78_142F),
    (0xD922_AA80, 0x3F08_AEBF),
    (0xDF18_B878, 0x3F7F_14BB),
    (0xE115_CB11, 0x3F78_142F),
];

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use super::super::exact_comparison;
    use super::super::functions::Function::{self, *};
    use super::*;

    /// The exact value is on the corrected side of the middle between pxfm's result and the corrected one.
    #[test]
    fn corrections_are_nearer_than_what_they_replace() {
        let check = |function: Function, wrong: fn(f32) -> f32, corrections: &[(u32, u32)]| {
            for &(operand, correct) in corrections {
                let operand = f32::from_bits(operand);
                let (wrong, correct) = (wrong(operand) as f64, f32::from_bits(correct) as f64);
                let order =
                    exact_comparison::compare(function, operand as f64, (wrong + correct) / 2.0);
                let expected = if correct > wrong { Ordering::Greater } else { Ordering::Less };
                assert_eq!(order, expected, "{function:?}({operand})");
            }
        };
        check(Exponential, pxfm::f_expf, EXP_CORRECTIONS);
        check(ExponentialMinusOne, pxfm::f_expm1f, EXPM1_CORRECTIONS);
        check(LogPlusOne, pxfm::f_log1pf, LOG1P_CORRECTIONS);
        check(Sine, pxfm::f_sinf, SIN_CORRECTIONS);
        check(Cosine, pxfm::f_cosf, COS_CORRECTIONS);
    }
}
