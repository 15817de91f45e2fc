//! Whether errors repeat along a dimension, as they do if one lane, bank or tile of a machine is wrong.

/// A dimension of more indices than this is folded to this many, a multiple of most moduli up to 128.
const MOST: usize = 40320;
/// The moduli that are always shown.
const SHOWN: [usize; 5] = [8, 16, 32, 64, 128];
/// The largest modulus.
const LARGEST: usize = 128;
/// How many standard deviations above chance a modulus has to be. Of 254 that are tried, chance exceeds it once in
/// 10^6 tensors.
const DEVIATIONS: f64 = 6.0;
/// The share of the variation that a modulus has to explain: less is of no use to anybody, however certain it is.
const USEFUL: f64 = 0.01;

/// The errors along one dimension: the mean error by index modulo numbers from 2 to 128. The error of a number is
/// the binary logarithm of 1 + ULP.
#[derive(Debug, Clone, PartialEq)]
pub struct Folds {
    /// The size of the dimension.
    pub size: usize,
    /// The mean error by index, if the dimension has no more than 128 indices, and by index modulo 8, 16, 32, 64 and
    /// 128 and modulo the period.
    pub folds: Vec<Fold>,
    /// The period with which errors repeat, if they do beyond what chance explains.
    pub period: Option<Period>,
}

/// The mean error by index modulo a number.
#[derive(Debug, Clone, PartialEq)]
pub struct Fold {
    /// The number.
    pub modulus: usize,
    /// The means: of the indices that are 0 modulo the number, of those that are 1, …
    pub means: Vec<f64>,
    /// Fisher's F: the variance between the classes over the variance within them. It is about 1 if the classes do
    /// not differ.
    pub f: f64,
}

impl Fold {
    /// The class with the largest mean error.
    pub fn worst(&self) -> usize {
        let larger = |best: usize, class: usize| {
            if self.means[class] > self.means[best] { class } else { best }
        };
        (0..self.means.len()).fold(0, larger)
    }

    /// The mean error of a class in ULP: the geometric mean of 1 + ULP, less 1.
    pub fn ulps(&self, class: usize) -> f64 {
        self.means[class].exp2() - 1.0
    }
}

/// A period with which errors repeat.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Period {
    /// How many indices it has.
    pub modulus: usize,
    /// The index modulo the period that has the largest errors.
    pub worst: usize,
    /// The share of the variation of errors that the period explains.
    pub explained: f64,
    /// Fisher's F.
    pub f: f64,
}

/// Sums of levels by index of one dimension.
#[derive(Debug, Clone)]
pub(super) struct FoldSums {
    size: usize,
    /// The sums by index, or by index modulo [`MOST`].
    pub sums: Vec<u64>,
}

impl FoldSums {
    pub fn new(size: usize) -> FoldSums {
        FoldSums { size, sums: vec![0; size.min(MOST)] }
    }

    /// Adds the levels of neighbours along the dimension.
    #[inline(always)]
    pub fn add(&mut self, start: usize, levels: &[u16]) {
        let mut rest = levels;
        let mut at = start % MOST;
        while !rest.is_empty() {
            let (now, later) = rest.split_at(rest.len().min(self.sums.len() - at));
            let sums = &mut self.sums[at..at + now.len()];
            sums.iter_mut().zip(now).for_each(|(sum, level)| *sum += u64::from(*level));
            (rest, at) = (later, 0);
        }
    }

    /// Adds the sum of the levels of many elements of one index.
    #[inline(always)]
    pub fn add_sum(&mut self, index: usize, sum: u64) {
        self.sums[index % MOST] += sum;
    }

    pub fn merge(&mut self, other: &FoldSums) {
        self.sums.iter_mut().zip(&other.sums).for_each(|(sum, more)| *sum += more);
    }

    /// The folds, of a dimension of which every index has as many elements, and whose levels have a sum of squares.
    pub fn folds(&self, elements: usize, squares: u64) -> Folds {
        let Some(analysis) = Analysis::new(self, elements, squares) else {
            return Folds { size: self.size, folds: Vec::new(), period: None };
        };
        let candidates: Vec<Fold> = (2..=LARGEST)
            .filter(|&modulus| self.can_fold(modulus))
            .map(|it| analysis.fold(it))
            .collect();
        let period = analysis.period(&candidates);
        let is_shown = |modulus: usize| {
            SHOWN.contains(&modulus)
                || modulus == self.size
                || period.is_some_and(|period| period.modulus == modulus)
        };
        let mut folds: Vec<Fold> =
            candidates.into_iter().filter(|fold| is_shown(fold.modulus)).collect();
        if (2..=LARGEST).contains(&self.size) && folds.iter().all(|fold| fold.modulus != self.size)
        {
            folds.push(analysis.fold(self.size));
        }
        Folds { size: self.size, folds, period }
    }

    /// Whether indices can be told apart by a modulus, of which there are two periods at least.
    fn can_fold(&self, modulus: usize) -> bool {
        2 * modulus <= self.size && (self.size <= MOST || MOST.is_multiple_of(modulus))
    }
}

/// An analysis of variance. Levels are in units of an octave.
struct Analysis<'s> {
    sums: &'s FoldSums,
    elements: f64,
    mean: f64,
    /// The sum of squared differences from the mean.
    total: f64,
}

impl Analysis<'_> {
    fn new(sums: &FoldSums, elements: usize, squares: u64) -> Option<Analysis<'_>> {
        let sum: u64 = sums.sums.iter().sum();
        let count = elements as f64;
        let mean = sum as f64 / count;
        let total = squares as f64 - sum as f64 * mean;
        (elements > 0 && sum > 0).then_some(Analysis {
            sums,
            elements: count,
            mean,
            total: total.max(0.0),
        })
    }

    /// How many indices are in a class.
    fn indices(&self, modulus: usize, class: usize) -> f64 {
        ((self.sums.size - class).div_ceil(modulus)) as f64
    }

    /// The sums of squares between classes and within them.
    fn fold(&self, modulus: usize) -> Fold {
        let mut sums = vec![0u64; modulus];
        for (index, sum) in self.sums.sums.iter().enumerate() {
            sums[index % modulus] += sum;
        }
        let an_index = self.elements / self.sums.size as f64;
        let mut between = 0.0;
        let mut means = Vec::with_capacity(modulus);
        for (class, &sum) in sums.iter().enumerate() {
            let count = self.indices(modulus, class) * an_index;
            let mean = sum as f64 / count;
            between += count * (mean - self.mean).powi(2);
            means.push(mean / 256.0);
        }
        let within = (self.total - between).max(0.0);
        let freedom = (self.elements - modulus as f64).max(1.0);
        let f = (between / (modulus as f64 - 1.0)) / (within / freedom);
        Fold { modulus, means, f: if between > 0.0 { f } else { 0.0 } }
    }

    /// The share of the variation that a fold explains beyond what as many random classes would.
    fn explained(&self, fold: &Fold) -> f64 {
        let classes = fold.modulus as f64 - 1.0;
        let freedom = (self.elements - fold.modulus as f64).max(1.0);
        // F = (between / classes) / (within / freedom), between + within = total
        let ratio = fold.f * classes / freedom;
        let between = if ratio.is_finite() { ratio / (1.0 + ratio) } else { 1.0 };
        (between - (1.0 - between) * classes / freedom).max(0.0)
    }

    /// The shortest of the moduli that explain about as much as any, if that is beyond chance and most of what the
    /// index explains at all.
    fn period(&self, candidates: &[Fold]) -> Option<Period> {
        let explained: Vec<f64> = candidates.iter().map(|fold| self.explained(fold)).collect();
        let most = explained.iter().copied().fold(0.0, f64::max);
        let found = explained.iter().position(|&share| share >= 0.9 * most)?;
        let (fold, share) = (&candidates[found], explained[found]);
        let is_found = share >= USEFUL
            && deviations(fold.f, fold.modulus as f64 - 1.0) >= DEVIATIONS
            && share >= 0.5 * self.explained_by_index()
            && self.deviations_among_indices(fold) >= DEVIATIONS;
        let worst = fold.worst();
        is_found.then_some(Period { modulus: fold.modulus, worst, explained: share, f: fold.f })
    }

    /// How many standard deviations above chance the classes differ, if each index has an error of its own that has nothing to do
    /// with the classes: the variance between classes over that between the indices of a class.
    fn deviations_among_indices(&self, fold: &Fold) -> f64 {
        let indices = self.sums.sums.len();
        let an_index = self.elements / indices as f64;
        let square = |(index, sum): (usize, &u64)| {
            let of_class = fold.means[index % fold.modulus] * 256.0;
            let own = *sum as f64 / an_index;
            [(of_class - self.mean).powi(2), (own - of_class).powi(2)]
        };
        let squares = self.sums.sums.iter().enumerate().map(square);
        let [between, within] = squares.fold([0.0; 2], |sum, it| [sum[0] + it[0], sum[1] + it[1]]);
        let [classes, rest] = [fold.modulus - 1, indices - fold.modulus].map(|it| it as f64);
        let f = (between / classes) / (within / rest);
        // the cube root of F is nearly normal (Paulson, 1942)
        let [above, below] = [2.0 / (9.0 * classes), 2.0 / (9.0 * rest)];
        let distance = (1.0 - below) * f.cbrt() - (1.0 - above);
        if f.is_finite() {
            distance / (above + below * f.cbrt().powi(2)).sqrt()
        } else {
            f64::INFINITY
        }
    }

    /// The share of the variation that the index itself explains.
    fn explained_by_index(&self) -> f64 {
        let count = self.elements / self.sums.sums.len() as f64;
        let square = |sum: &u64| count * (*sum as f64 / count - self.mean).powi(2);
        let between: f64 = self.sums.sums.iter().map(square).sum();
        let by_chance = self.total * self.sums.sums.len() as f64 / self.elements;
        ((between - by_chance) / self.total).max(0.0)
    }
}

/// How many standard deviations a value of F with many degrees of freedom in its denominator lies above its mean, by
/// the cube root of Wilson and Hilferty.
fn deviations(f: f64, classes: f64) -> f64 {
    let spread = 2.0 / (9.0 * classes);
    (f.cbrt() - (1.0 - spread)) / spread.sqrt()
}

impl Period {
    /// The period in words: `errors repeat every 32 columns, most at column 5 of each`.
    pub fn sentence(&self, noun: &str) -> String {
        format!(
            "errors repeat every {} {noun}s, the largest at index {} modulo {}",
            self.modulus, self.worst, self.modulus
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The folds of the columns of a matrix of levels.
    fn folded(rows: usize, columns: usize, level: impl Fn(usize, usize) -> u16) -> Folds {
        let mut sums = FoldSums::new(columns);
        let mut squares = 0;
        for row in 0..rows {
            let levels: Vec<u16> = (0..columns).map(|column| level(row, column)).collect();
            squares += levels.iter().map(|&it| u64::from(it).pow(2)).sum::<u64>();
            sums.add(0, &levels);
        }
        sums.folds(rows * columns, squares)
    }

    /// A level of 0 to 255 that looks like chance.
    fn noise(row: usize, column: usize) -> u16 {
        let mixed = (row as u64 * 0x9E37_79B9 + column as u64).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        ((mixed ^ (mixed >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93) >> 56) as u16
    }

    #[test]
    fn noise_does_not_repeat() {
        assert_eq!(folded(64, 512, noise).period, None);
        assert_eq!(folded(64, 500, |_, _| 256).period, None);
        assert_eq!(folded(64, 500, |_, _| 0).period, None);
    }

    #[test]
    fn one_wrong_lane_is_found_by_the_shortest_period() {
        let lane = |period: usize| {
            folded(64, 512, move |row, column| {
                noise(row, column) + if column % period == 5 { 400 } else { 0 }
            })
        };
        for period in [7, 8, 24, 32, 100, 128] {
            let found = lane(period).period.expect("a period");
            assert_eq!((found.modulus, found.worst), (period, 5), "{period}");
            assert!(found.explained > 0.1, "{found:?}");
        }
    }

    #[test]
    fn columns_that_differ_by_chance_do_not_repeat() {
        // 122 classes of 256 columns explain nearly half of any variation between columns
        let own = |row: usize, column: usize| noise(row, column) + 2 * noise(1000, column);
        assert_eq!(folded(64, 256, own).period, None);
    }

    #[test]
    fn a_wrong_tail_does_not_repeat() {
        let tail = |row, column| noise(row, column) + if column >= 496 { 1000 } else { 0 };
        assert_eq!(folded(64, 512, tail).period, None);
    }

    #[test]
    fn long_dimensions_are_folded_by_most_moduli() {
        let mut sums = FoldSums::new(100_000);
        let levels: Vec<u16> =
            (0..100_000).map(|at| noise(1, at) + if at % 64 == 63 { 999 } else { 0 }).collect();
        let squares = levels.iter().map(|&it| u64::from(it).pow(2)).sum();
        // in pieces, as blocks come
        levels.chunks(1000).enumerate().for_each(|(at, chunk)| sums.add(at * 1000, chunk));
        let found = sums.folds(100_000, squares).period.expect("a period");
        assert_eq!((found.modulus, found.worst), (64, 63));
        assert_eq!(
            found.sentence("column"),
            "errors repeat every 64 columns, the largest at index 63 modulo 64"
        );
    }

    #[test]
    fn f_is_the_ratio_of_variances() {
        // classes {1, 3} and {5, 7} in octaves: between 16, within 4 with 2 degrees of freedom
        let folds = folded(2, 2, |row, column| (256 * (1 + 2 * row + 4 * column)) as u16);
        let fold = &folds.folds[0];
        assert_eq!((fold.modulus, &fold.means[..]), (2, &[2.0, 6.0][..]));
        assert!((fold.f - 8.0).abs() < 1e-12, "{}", fold.f);
        assert_eq!((fold.worst(), fold.ulps(0)), (1, 3.0));
    }
}
