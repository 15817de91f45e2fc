//! How the distances of two tensors in ULP are distributed.

use std::sync::LazyLock;

use super::numbers::UNDEFINED;

/// Distances below this have a bin each, and so does each 32nd part of an octave above.
const EXACT: u64 = 32;
/// The binary logarithm of [`EXACT`].
const EXACT_BITS: u32 = 5;
/// The bins of distances that are defined.
const BINS: usize = EXACT as usize * (65 - EXACT_BITS as usize);
/// The bin of pairs without a distance.
const UNDEFINED_BIN: usize = BINS;
/// The parts of an octave that levels tell apart.
const STEPS: f64 = 256.0;

/// The level of every bin.
static LEVELS: LazyLock<[u16; BINS + 1]> = LazyLock::new(|| {
    let level = |bin: usize| match bin {
        UNDEFINED_BIN => 65 * STEPS as u16,
        // the logarithm of a number of few bits does not depend on the machine once it is rounded so far
        bin => ((start_of(bin) as f64 + 1.0).log2() * STEPS).round() as u16,
    };
    std::array::from_fn(level)
});

/// The level of pairs without a distance, which is above all others.
pub(super) const UNDEFINED_LEVEL: u16 = 65 * 256;

/// The distance of a level.
pub(super) fn ulps_of_level(level: f64) -> f64 {
    (level / STEPS).exp2() - 1.0
}

#[inline(always)]
fn bin_of(distance: u64) -> usize {
    if distance < EXACT {
        return distance as usize;
    }
    let octave = distance.ilog2() - EXACT_BITS;
    let within = (distance >> octave) as usize - EXACT as usize;
    let bin = EXACT as usize * (octave as usize + 1) + within;
    if distance == UNDEFINED { UNDEFINED_BIN } else { bin }
}

/// The smallest distance of a bin.
fn start_of(bin: usize) -> u64 {
    let (octave, within) = (bin / EXACT as usize, (bin % EXACT as usize) as u64);
    if octave == 0 { within } else { (EXACT + within) << (octave - 1) }
}

/// The largest distance of a bin.
fn end_of(bin: usize) -> u64 {
    match bin + 1 {
        BINS => UNDEFINED - 1,
        next => start_of(next) - 1,
    }
}

/// The distances of many pairs of numbers in units of the last place; of integers, their differences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ulps {
    bins: Vec<u64>,
    /// The largest distance that is defined.
    pub largest: u64,
}

impl Default for Ulps {
    fn default() -> Ulps {
        Ulps { bins: vec![0; BINS + 1], largest: 0 }
    }
}

/// A bar of a histogram: how many pairs have a distance from `from` to `to`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bar {
    /// The smallest distance that counts.
    pub from: u64,
    /// The largest distance that counts.
    pub to: u64,
    /// How many pairs there are.
    pub count: u64,
}

impl Ulps {
    /// Counts distances, and gives the level of each: a number that grows with the logarithm of the distance.
    #[inline(always)]
    pub(super) fn add(&mut self, distances: &[u64], levels: &mut [u16]) {
        let table = &*LEVELS;
        let bins: &mut [u64] = &mut self.bins[..BINS + 1];
        let mut largest = self.largest;
        for (level, &distance) in levels.iter_mut().zip(distances) {
            let bin = bin_of(distance);
            bins[bin] += 1;
            *level = table[bin];
            largest = largest.max(if distance == UNDEFINED { 0 } else { distance });
        }
        self.largest = largest;
    }

    /// Adds the distances of other pairs.
    pub(super) fn merge(&mut self, other: &Ulps) {
        self.bins.iter_mut().zip(&other.bins).for_each(|(bin, more)| *bin += more);
        self.largest = self.largest.max(other.largest);
    }

    /// How many pairs have a distance.
    pub fn count(&self) -> u64 {
        self.bins[..BINS].iter().sum()
    }

    /// How many pairs have none: one number is NaN, or an infinity that the other is not.
    pub fn undefined(&self) -> u64 {
        self.bins[UNDEFINED_BIN]
    }

    /// How many pairs have the distance zero.
    pub fn zero(&self) -> u64 {
        self.bins[0]
    }

    /// The distance that this share of the pairs does not exceed: the smallest one of which that is true. Above 32 it
    /// is rounded up to the end of a 32nd of an octave. The result is `None` if that many pairs have no distance.
    pub fn quantile(&self, share: f64) -> Option<u64> {
        let all = self.count() + self.undefined();
        let wanted = ((share * all as f64).ceil() as u64).clamp(1, all.max(1));
        let mut below = 0;
        for (bin, count) in self.bins[..BINS].iter().enumerate() {
            below += count;
            if wanted <= below {
                return Some(end_of(bin).min(self.largest));
            }
        }
        None
    }

    /// The bars of a histogram in powers of two, from 0, 1, 2 to 3, 4 to 7 on up to the largest distance.
    pub fn octaves(&self) -> Vec<Bar> {
        let last = if self.largest == 0 { 0 } else { self.largest.ilog2() + 1 };
        let mut bars: Vec<Bar> = (0..=last).map(octave).collect();
        for (bin, &count) in self.bins[..BINS].iter().enumerate().filter(|(_, count)| **count > 0) {
            let start = start_of(bin);
            let place = if start == 0 { 0 } else { start.ilog2() as usize + 1 };
            bars[place.min(last as usize)].count += count;
        }
        bars
    }

    /// The distribution: each pair is a distance, and the share of all pairs whose distance is not above it.
    pub fn cumulative(&self) -> Vec<(u64, f64)> {
        let all = (self.count() + self.undefined()).max(1) as f64;
        let mut below = 0;
        let occupied = self.bins[..BINS].iter().enumerate().filter(|(_, count)| **count > 0);
        let point = |(bin, count): (usize, &u64)| {
            below += count;
            (end_of(bin).min(self.largest), below as f64 / all)
        };
        occupied.map(point).collect()
    }
}

/// The bar of 0, of 1, of 2 to 3, of 4 to 7, …
fn octave(number: u32) -> Bar {
    match number {
        0 => Bar { from: 0, to: 0, count: 0 },
        64 => Bar { from: 1 << 63, to: u64::MAX, count: 0 },
        number => Bar { from: 1 << (number - 1), to: (1 << number) - 1, count: 0 },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ulps(distances: &[u64]) -> Ulps {
        let mut ulps = Ulps::default();
        ulps.add(distances, &mut vec![0; distances.len()]);
        ulps
    }

    #[test]
    fn bins_follow_each_other_without_gaps() {
        for bin in 0..BINS - 1 {
            assert_eq!(end_of(bin) + 1, start_of(bin + 1));
            assert_eq!((bin_of(start_of(bin)), bin_of(end_of(bin))), (bin, bin));
        }
        assert_eq!(bin_of(UNDEFINED - 1), BINS - 1);
    }

    #[test]
    fn quantiles_of_small_distances_are_exact() {
        let distances: Vec<u64> = (0..1000).map(|number| number % 20).collect();
        let ulps = ulps(&distances);
        let quantiles = [0.5, 0.99, 0.999, 1.0].map(|share| ulps.quantile(share));
        assert_eq!(quantiles, [Some(9), Some(19), Some(19), Some(19)]);
    }

    #[test]
    fn quantiles_of_large_distances_are_a_32nd_too_large_at_most() {
        let distances: Vec<u64> = (1..=1000).map(|number| number * 1000).collect();
        let quantile = ulps(&distances).quantile(0.5).expect("all are defined");
        assert!((500_000..500_000 + 500_000 / 32).contains(&quantile), "{quantile}");
    }

    #[test]
    fn pairs_without_a_distance_are_beyond_all_others() {
        let ulps = ulps(&[0, 1, UNDEFINED, UNDEFINED]);
        assert_eq!((ulps.quantile(0.5), ulps.quantile(0.75)), (Some(1), None));
        assert_eq!((ulps.undefined(), ulps.largest), (2, 1));
    }

    #[test]
    fn octaves_are_powers_of_two() {
        let bars = ulps(&[0, 0, 1, 2, 3, 3, 40]).octaves();
        let found: Vec<[u64; 3]> = bars.iter().map(|bar| [bar.from, bar.to, bar.count]).collect();
        let expected =
            [[0, 0, 2], [1, 1, 1], [2, 3, 3], [4, 7, 0], [8, 15, 0], [16, 31, 0], [32, 63, 1]];
        assert_eq!(found, expected);
    }

    #[test]
    fn levels_are_logarithms() {
        let mut levels = [0; 4];
        Ulps::default().add(&[0, 1, 1023, UNDEFINED], &mut levels);
        assert_eq!(levels, [0, 256, 2555, UNDEFINED_LEVEL]);
        assert_eq!(ulps_of_level(256.0), 1.0);
    }
}
