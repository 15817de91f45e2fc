//! Histograms of magnitudes, and the errors of many elements.

/// How many bins an octave of errors has, as a power of two.
const BINS_AN_OCTAVE: u32 = 3;
/// The exponents of the smallest and of the largest errors that have a bin of their own.
const EXPONENTS: (i64, i64) = (-64, 64);
/// The bins of errors.
pub(super) const ERROR_BINS: usize = ((EXPONENTS.1 - EXPONENTS.0) as usize) << BINS_AN_OCTAVE;
/// The bits of the f64 that begins the first bin, without those that no bin depends on.
const FIRST: u64 = ((1023 + EXPONENTS.0) as u64) << BINS_AN_OCTAVE;
/// How many bits of an f64 no bin depends on.
const SHIFT: u32 = 52 - BINS_AN_OCTAVE;

/// Counts of neighbouring bins; bins outside of them are empty.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Histogram {
    first: usize,
    counts: Vec<u64>,
}

impl Histogram {
    /// Adds counts of the bins from number 0 on.
    pub(super) fn add(&mut self, bins: &[u32]) {
        let Some(first) = bins.iter().position(|&count| count > 0) else { return };
        let end = bins.iter().rposition(|&count| count > 0).map_or(first, |last| last + 1);
        self.cover(first, end);
        for (count, &more) in self.counts[first - self.first..].iter_mut().zip(&bins[first..end]) {
            *count += u64::from(more);
        }
    }

    /// Adds the counts of another histogram.
    pub(super) fn merge(&mut self, other: &Histogram) {
        if other.counts.is_empty() {
            return;
        }
        self.cover(other.first, other.first + other.counts.len());
        let counts = &mut self.counts[other.first - self.first..];
        counts.iter_mut().zip(&other.counts).for_each(|(count, more)| *count += more);
    }

    /// Makes room for the bins from `first` up to `end`.
    fn cover(&mut self, first: usize, end: usize) {
        if self.counts.is_empty() {
            self.first = first;
        }
        if first < self.first {
            let missing = self.first - first;
            self.counts.splice(0..0, std::iter::repeat_n(0, missing));
            self.first = first;
        }
        let length = self.counts.len().max(end - self.first);
        self.counts.resize(length, 0);
    }

    /// The bins that are not empty, each with its number and its count, in order.
    pub fn bins(&self) -> impl DoubleEndedIterator<Item = (usize, u64)> + '_ {
        let numbered = self.counts.iter().enumerate();
        numbered.filter(|(_, count)| **count > 0).map(|(bin, &count)| (self.first + bin, count))
    }
}

/// The errors of many elements: their largest, and a histogram with eight bins an octave.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Errors {
    /// How many elements have a finite error.
    pub count: u64,
    /// How many of them have no error.
    pub zero: u64,
    /// How many elements have no finite error: one of the two values is NaN or infinite, and the other is not so.
    pub lost: u64,
    /// The largest finite error.
    pub largest: f64,
    /// The row-major index of the element with the largest finite error.
    pub largest_at: usize,
    pub(super) bins: Histogram,
}

impl Errors {
    /// Whether no element has an error.
    pub fn are_zero(&self) -> bool {
        self.count == self.zero && self.lost == 0
    }

    /// The error that this share of the elements does not exceed, rounded up to the end of its bin, which is at most
    /// an eighth larger.
    pub fn quantile(&self, share: f64) -> f64 {
        let wanted = (share * self.count as f64).ceil() as u64;
        let mut below = self.zero;
        if wanted <= below {
            return 0.0;
        }
        for (bin, count) in self.bins.bins() {
            below += count;
            if wanted <= below {
                return end_of(bin).min(self.largest);
            }
        }
        self.largest
    }

    /// The median error.
    pub fn median(&self) -> f64 {
        self.quantile(0.5)
    }

    /// The error that 99 % of the elements do not exceed; of fewer than a hundred elements the largest.
    pub fn p99(&self) -> f64 {
        self.quantile(0.99)
    }

    /// Counts by powers of two: each pair is an exponent e and the number of errors in `[2^e, 2^(e + 1))`. Errors
    /// outside of 2^-64 to 2^64 count with the nearest of these.
    pub fn octaves(&self) -> Vec<(i32, u64)> {
        let mut octaves: Vec<(i32, u64)> = Vec::new();
        for (bin, count) in self.bins.bins() {
            let exponent = (bin >> BINS_AN_OCTAVE) as i32 + EXPONENTS.0 as i32;
            match octaves.last_mut() {
                Some((last, total)) if *last == exponent => *total += count,
                _ => octaves.push((exponent, count)),
            }
        }
        octaves
    }

    /// Adds the errors of other elements.
    pub(super) fn merge(&mut self, other: &Errors) {
        self.count += other.count;
        self.zero += other.zero;
        self.lost += other.lost;
        if other.largest > self.largest {
            (self.largest, self.largest_at) = (other.largest, other.largest_at);
        }
        self.bins.merge(&other.bins);
    }
}

/// The bin of a positive error, of which these are the bits.
#[inline(always)]
pub(super) fn bin_of_bits(bits: u64) -> u64 {
    (bits >> SHIFT).clamp(FIRST, FIRST + ERROR_BINS as u64 - 1) - FIRST
}

/// The error at which a bin ends.
fn end_of(bin: usize) -> f64 {
    f64::from_bits((bin as u64 + 1 + FIRST) << SHIFT)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn errors(of: &[f64]) -> Errors {
        let mut bins = vec![0; ERROR_BINS];
        of.iter()
            .filter(|error| **error > 0.0)
            .for_each(|error| bins[bin_of_bits(error.to_bits()) as usize] += 1);
        let zero = of.iter().filter(|error| **error == 0.0).count() as u64;
        let largest = of.iter().copied().fold(0.0, f64::max);
        let mut errors = Errors { count: of.len() as u64, zero, largest, ..Errors::default() };
        errors.bins.add(&bins);
        errors
    }

    #[test]
    fn quantiles_are_at_most_an_eighth_too_large() {
        let of: Vec<f64> = (1..=1000).map(f64::from).collect();
        let errors = errors(&of);
        for (share, exact) in [(0.5, 500.0), (0.99, 990.0), (1.0, 1000.0)] {
            let quantile = errors.quantile(share);
            assert!(exact <= quantile && quantile <= exact * 1.125, "{share}: {quantile}");
        }
    }

    #[test]
    fn exact_elements_count_for_quantiles() {
        let errors = errors(&[0.0, 0.0, 0.0, 2.0]);
        assert_eq!((errors.median(), errors.p99()), (0.0, 2.0));
    }

    #[test]
    fn octaves_count_errors_by_powers_of_two() {
        assert_eq!(errors(&[0.5, 0.75, 1.0, 5.0, 0.0]).octaves(), [(-1, 2), (0, 1), (2, 1)]);
    }

    #[test]
    fn histograms_of_different_ranges_are_merged() {
        let (mut some, mut other) = (Histogram::default(), Histogram::default());
        some.add(&[0, 0, 0, 4]);
        other.add(&[0, 1, 0, 2, 0, 3]);
        some.merge(&other);
        assert_eq!(some.bins().collect::<Vec<_>>(), [(1, 1), (3, 6), (5, 3)]);
    }
}
