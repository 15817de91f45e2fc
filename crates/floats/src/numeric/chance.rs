//! Random bits by counting: Philox (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC
//! 2011), and the bits of stochastic rounding.

/// The random bits of a stochastic rounding. Those of an element depend only on a seed, a stream and the
/// element's index.
///
/// Element i takes word i mod 4 of the block whose key is the seed (its low half first) and whose counter is
/// the words (i / 4 low, i / 4 high, stream low, stream high with its first bit set).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Chance {
    /// The key.
    pub seed: u64,
    /// The number of this rounding among those that share a seed, which is less than 2^63.
    pub stream: u64,
}

impl Chance {
    /// The 32 bits of an element.
    #[inline]
    pub fn bits(&self, element: u64) -> u32 {
        self.block(element / 4)[(element % 4) as usize]
    }

    /// The bits of four elements, of which the first is `4 * block`.
    pub fn block(&self, block: u64) -> [u32; 4] {
        const ROUNDING: u64 = 1 << 63;
        let ([a, b], [c, d]) = (halves(block), halves(self.stream | ROUNDING));
        philox_4x32(halves(self.seed), [a, b, c, d])
    }
}

/// Philox4x32 with 10 rounds: a block of four words from a counter.
pub fn philox_4x32(mut key: [u32; 2], counter: [u32; 4]) -> [u32; 4] {
    let [mut a, mut b, mut c, mut d] = counter;
    for _ in 0..10 {
        let first = u64::from(a) * 0xD251_1F53;
        let second = u64::from(c) * 0xCD9E_8D57;
        a = (second >> 32) as u32 ^ b ^ key[0];
        c = (first >> 32) as u32 ^ d ^ key[1];
        (b, d) = (second as u32, first as u32);
        key = [key[0].wrapping_add(0x9E37_79B9), key[1].wrapping_add(0xBB67_AE85)];
    }
    [a, b, c, d]
}

/// The low half of a word, then the high half.
pub fn halves(word: u64) -> [u32; 2] {
    [word as u32, (word >> 32) as u32]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_words_of_the_documented_block() {
        let chance = Chance { seed: 0x0000_0007_0000_0005, stream: 3 };
        let block = philox_4x32([5, 7], [2, 0, 3, 1 << 31]);
        for (element, word) in (8..12).zip(block) {
            assert_eq!(chance.bits(element), word);
        }
        let far = philox_4x32([5, 7], [0, 1, 3, 1 << 31]);
        assert_eq!(chance.bits(1 << 34), far[0]);
    }
}
