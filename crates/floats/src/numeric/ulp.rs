//! Distances between floats in units of the last place.

use super::format::FloatFormat;

impl FloatFormat {
    /// The distance that `check.expect_close` measures: the steps from value to value, where the zeros are 0
    /// apart. It is the difference of the magnitude codes, or their sum if the signs differ. It is 0 between
    /// NaNs, and `u64::MAX` if exactly one is NaN, or if one is infinite and the other is not the same
    /// infinity.
    pub fn ulp_distance(&self, lhs: u64, rhs: u64) -> u64 {
        if lhs == rhs || (self.is_nan(lhs) && self.is_nan(rhs)) {
            return 0;
        }
        if !self.is_finite(lhs) || !self.is_finite(rhs) {
            return u64::MAX;
        }
        self.rank(lhs).abs_diff(self.rank(rhs))
    }
}

#[cfg(test)]
mod tests {
    use super::super::names::*;

    #[test]
    fn distances_count_codes_through_zero() {
        assert_eq!(F8E4M3FN.ulp_distance(0x38, 0x3A), 2);
        assert_eq!(F8E4M3FN.ulp_distance(0x81, 0x02), 3);
        assert_eq!(F8E4M3FN.ulp_distance(0x80, 0x00), 0);
        assert_eq!(F32.ulp_distance(1.0f32.to_bits() as u64, 1.0f32.next_up().to_bits() as u64), 1);
        assert_eq!(F4E2M1FN.ulp_distance(0xF, 0x7), 14);
        assert_eq!(F64.ulp_distance(1, 1 << 63 | 1), 2);
    }

    #[test]
    fn nan_is_near_nan_alone_and_infinity_near_itself_alone() {
        assert_eq!(BF16.ulp_distance(0x7FC0, 0xFF81), 0);
        assert_eq!(BF16.ulp_distance(0x7FC0, 0x3F80), u64::MAX);
        assert_eq!(BF16.ulp_distance(0x7F80, 0x7F80), 0);
        assert_eq!(BF16.ulp_distance(0x7F80, 0x7F7F), u64::MAX);
        assert_eq!(BF16.ulp_distance(0x7F80, 0xFF80), u64::MAX);
        assert_eq!(F8E4M3FNUZ.ulp_distance(0x80, 0x00), u64::MAX);
        assert_eq!(F8E8M0FNU.ulp_distance(0xFE, 0xFD), 1);
    }
}
