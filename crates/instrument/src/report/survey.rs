//! One pass over two tensors, which counts everything that a report shows.

use std::cmp::Ordering;

use super::acceptance::{reject, size};
use super::exponents::Exponents;
use super::folds::{FoldSums, Folds};
use super::heat::{HeatMap, marked};
use super::moments::{Bias, Moments};
use super::numbers::{BLOCK, Block, Pair};
use super::ulps::Ulps;
use crate::by_level;
use crate::compare::{Difference, Figures, Mismatch, Rule};
use crate::hardware::parallel;
use crate::numeric::ElementType;
use crate::tensor::Tensor;

/// How many numbers a part of the pass has at least.
const PART: usize = 1 << 18;
/// How many parts there are at most. Their number does not depend on the machine, so that sums do not, either.
const MOST_PARTS: usize = 16;

/// The settings of a survey.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Settings {
    /// The rule that says which elements differ.
    pub rule: Rule,
    /// How many of the worst elements are listed.
    pub worst: usize,
    /// How many rows and columns the heat map has at most.
    pub map_size: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { rule: Rule::Bitwise, worst: 20, map_size: 512 }
    }
}

/// How many pairs of numbers differ, and in which way. Each pair counts once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// The bits are the same; of two types, the values are.
    pub same_bits: u64,
    /// The values compare equal, or both are NaN, but the bits differ: zeros of different signs, NaNs of different
    /// codes.
    pub same_value: u64,
    /// Both values are finite, and they differ.
    pub finite: u64,
    /// One value is NaN, the other is not.
    pub nan: u64,
    /// One value is infinite, the other is a number or the other infinity.
    pub infinite: u64,
}

impl Counts {
    /// How many pairs there are.
    pub fn all(&self) -> u64 {
        self.same_bits + self.same_value + self.finite + self.nan + self.infinite
    }

    fn merge(&mut self, other: &Counts) {
        self.same_bits += other.same_bits;
        self.same_value += other.same_value;
        self.finite += other.finite;
        self.nan += other.nan;
        self.infinite += other.infinite;
    }
}

/// How two tensors of one shape differ. The tensors may have two float types: values are compared, which f64 holds
/// exactly, and ULP are those of the coarser type. The parts of complex elements are separate numbers.
#[derive(Debug, Clone)]
pub struct Survey {
    /// The type of the actual elements.
    pub actual: ElementType,
    /// The type of the expected elements.
    pub expected: ElementType,
    /// The shape of both.
    pub shape: Vec<usize>,
    /// How many elements there are.
    pub elements: usize,
    /// How many elements the rule rejects.
    pub rejected: usize,
    /// The row-major position of the first element that the rule rejects.
    pub first_rejected: Option<usize>,
    /// How many numbers differ, and in which way.
    pub counts: Counts,
    /// The distances in ULP.
    pub ulps: Ulps,
    /// The errors of the whole tensors.
    pub figures: Figures,
    /// Pearson's correlation, or `None` if one of the tensors is constant.
    pub correlation: Option<f64>,
    /// The signs of the errors.
    pub bias: Bias,
    /// The elements that differ most, the worst first; those that the rule rejects come before all others.
    pub worst: Vec<Difference>,
    /// The heat map of the errors.
    pub map: HeatMap,
    /// The errors along the last dimension.
    pub columns: Folds,
    /// The errors along the last dimension but one.
    pub rows: Folds,
    /// The magnitudes of the actual and of the expected tensor.
    pub exponents: [Exponents; 2],
    /// The settings of the survey.
    pub settings: Settings,
}

impl Survey {
    /// Compares two tensors in one pass.
    ///
    /// # Errors
    ///
    /// A [`Mismatch`] of the types if they cannot be compared, or the shapes differ.
    pub fn new(actual: &Tensor, expected: &Tensor, settings: Settings) -> Result<Survey, Mismatch> {
        let Some(pair) = Pair::new(actual, expected) else {
            return Err(Mismatch::types(&actual.clone().into(), &expected.clone().into()));
        };
        let unit = unit(&pair, [actual, expected]);
        let part = pass(&pair, settings, 1.0 / unit, [actual, expected]);
        let mut worst: Vec<Difference> = Vec::new();
        for found in &part.worst {
            let position = found.position / pair.parts;
            // both parts of a complex number may be among the worst
            if worst.len() < settings.worst && worst.iter().all(|it| it.position != position) {
                worst.push(Difference::at(actual, expected, position, found.size));
            }
        }
        let numbers = pair.count();
        Ok(Survey {
            actual: actual.element().clone(),
            expected: expected.element().clone(),
            shape: actual.shape().to_vec(),
            elements: actual.len(),
            rejected: part.rejected,
            first_rejected: part.first_rejected,
            counts: part.counts,
            figures: part.moments.figures(unit),
            correlation: part.moments.correlation(),
            bias: part.moments.bias(unit),
            worst,
            columns: part.columns.folds(numbers, part.squares),
            rows: part.rows.folds(numbers, part.squares),
            map: part.map,
            ulps: part.ulps,
            exponents: part.exponents,
            settings,
        })
    }

    /// Whether the rule accepts every element.
    pub fn holds(&self) -> bool {
        self.rejected == 0
    }
}

/// The results of one part of the pass.
struct Part {
    /// The size of the last dimension but one, and that of the last in numbers.
    size: [usize; 2],
    rejected: usize,
    first_rejected: Option<usize>,
    counts: Counts,
    ulps: Ulps,
    moments: Moments,
    /// The worst numbers in order, `most_worst` at most.
    worst: Vec<Worst>,
    most_worst: usize,
    map: HeatMap,
    columns: FoldSums,
    rows: FoldSums,
    squares: u64,
    exponents: [Exponents; 2],
}

/// A number that differs.
#[derive(Debug, Clone, Copy)]
struct Worst {
    is_rejected: bool,
    size: f64,
    position: usize,
}

impl Worst {
    /// Whether this differs more than another; of those that differ equally the first does.
    fn is_before(&self, other: &Worst) -> bool {
        let key = |worst: &Worst| (u8::from(worst.is_rejected), worst.size);
        match key(self).partial_cmp(&key(other)) {
            Some(Ordering::Equal) | None => self.position < other.position,
            Some(order) => order == Ordering::Greater,
        }
    }
}

/// The unit by which numbers are divided before they are squared: 1 unless squares could leave the range of f64.
fn unit(pair: &Pair<'_>, tensors: [&Tensor; 2]) -> f64 {
    let is_narrow = |tensor: &&Tensor| match tensor.element() {
        ElementType::Float(format) => format.fits_f32(),
        ElementType::Complex(part) => part.format().fits_f32(),
        _ => true,
    };
    if tensors.iter().all(is_narrow) {
        return 1.0;
    }
    let mut block = Block::new();
    let mut largest = 0.0f64;
    for start in (0..pair.count()).step_by(BLOCK) {
        let count = BLOCK.min(pair.count() - start);
        pair.fill(&mut block, start, count);
        let values = block.values.iter().flat_map(|values| &values[..count]);
        let finite = values.filter(|value| value.is_finite());
        largest = finite.fold(largest, |most, value| most.max(value.abs()));
    }
    let exponent = (largest.to_bits() >> 52) as i32 - 1023;
    match exponent {
        -400..=400 => 1.0,
        exponent => 2f64.powi(exponent.clamp(-1000, 1000)),
    }
}

/// The whole pass, by parts that run side by side and are added in order.
fn pass(pair: &Pair<'_>, settings: Settings, inverse: f64, tensors: [&Tensor; 2]) -> Part {
    let count = pair.count();
    let parts = count.div_ceil(PART).clamp(1, MOST_PARTS);
    let size = count.div_ceil(parts).next_multiple_of(BLOCK);
    let mut found: Vec<Part> = (0..parts).map(|_| Part::new(pair, settings, tensors)).collect();
    parallel::for_each_chunk(&mut found, 1, |index, part| {
        let (start, end) = ((index * size).min(count), ((index + 1) * size).min(count));
        let mut block = Block::new();
        for at in (start..end).step_by(BLOCK) {
            let count = BLOCK.min(end - at);
            pair.fill(&mut block, at, count);
            let part = &mut part[0];
            add_block(part, pair, &block, [at, count], settings, inverse);
        }
    });
    let mut found = found.into_iter();
    let first = found.next().unwrap_or_else(|| Part::new(pair, settings, tensors));
    found.fold(first, |mut all, part| {
        all.merge(&part);
        all
    })
}

by_level! {
    /// Adds a block of numbers to a part. The loops of the whole pass are compiled for each level of the processor.
    fn add_block(
        part: &mut Part,
        pair: &Pair<'_>,
        block: &Block,
        place: [usize; 2],
        settings: Settings,
        inverse: f64,
    ) {
        part.add(pair, block, place, settings, inverse);
    }
}

impl Part {
    fn new(pair: &Pair<'_>, settings: Settings, tensors: [&Tensor; 2]) -> Part {
        let shape = tensors[0].shape();
        let size = |back: usize| shape.len().checked_sub(back).map_or(1, |at| shape[at]);
        let size = [size(2), size(1) * pair.parts];
        Part {
            size,
            rejected: 0,
            first_rejected: None,
            counts: Counts::default(),
            ulps: Ulps::default(),
            moments: Moments::default(),
            worst: Vec::new(),
            most_worst: settings.worst * pair.parts,
            map: HeatMap::new(size, settings.map_size),
            columns: FoldSums::new(size[1]),
            rows: FoldSums::new(size[0]),
            squares: 0,
            exponents: tensors.map(|tensor| Exponents::new(tensor.element())),
        }
    }

    /// Adds a block of numbers, of which the first is at a position.
    #[inline(always)]
    fn add(
        &mut self,
        pair: &Pair<'_>,
        block: &Block,
        [start, count]: [usize; 2],
        settings: Settings,
        inverse: f64,
    ) {
        let [actual, expected] = [0, 1].map(|side| &block.values[side][..count]);
        let mut levels = [0u16; BLOCK];
        let levels = &mut levels[..count];
        self.ulps.add(&block.ulps[..count], levels);
        self.exponents[0].add(actual);
        self.exponents[1].add(expected);
        self.moments.merge(&Moments::of(actual, expected, inverse));
        self.squares +=
            levels.iter().map(|level| u64::from(*level) * u64::from(*level)).sum::<u64>();
        let mut rejected = [false; BLOCK];
        reject(settings.rule, pair.is_integer(), block, &mut rejected);
        let rejected = &rejected[..count];
        let is_alike = self.count(pair, block, [start, count], rejected);
        if !is_alike {
            self.add_worst(pair, block, start, rejected, settings);
        }
        self.place(levels, rejected, start, settings.rule);
    }

    /// Counts the pairs of a block by the way in which they differ. The result says whether none does.
    #[inline(always)]
    fn count(
        &mut self,
        pair: &Pair<'_>,
        block: &Block,
        [start, count]: [usize; 2],
        rejected: &[bool],
    ) -> bool {
        let mut counts = Counts::default();
        for at in 0..count {
            let (a, e) = (block.values[0][at], block.values[1][at]);
            let same_bits = block.same_bits[at];
            let equal = if pair.is_integer() { block.ulps[at] == 0 } else { a == e };
            let same = same_bits | equal | (a.is_nan() & e.is_nan());
            let nan = !same & (a.is_nan() | e.is_nan());
            let finite = !same & a.is_finite() & e.is_finite();
            counts.same_bits += u64::from(same_bits);
            counts.same_value += u64::from(same & !same_bits);
            counts.nan += u64::from(nan);
            counts.finite += u64::from(finite);
            counts.infinite += u64::from(!same & !nan & !finite);
        }
        self.counts.merge(&counts);
        let wrong = match pair.parts {
            // blocks begin with whole elements
            2 => rejected.chunks(2).filter(|parts| parts.contains(&true)).count(),
            _ => rejected.iter().filter(|rejected| **rejected).count(),
        };
        self.rejected += wrong;
        if wrong > 0 && self.first_rejected.is_none() {
            let first = rejected.iter().position(|rejected| *rejected);
            self.first_rejected = first.map(|at| (start + at) / pair.parts);
        }
        wrong == 0 && counts.same_bits + counts.same_value == count as u64
    }

    /// Keeps the numbers that differ most.
    fn add_worst(
        &mut self,
        pair: &Pair<'_>,
        block: &Block,
        start: usize,
        rejected: &[bool],
        settings: Settings,
    ) {
        for (at, &is_rejected) in rejected.iter().enumerate() {
            let size = size(settings.rule, pair.is_integer(), block, at);
            if is_rejected || size > 0.0 {
                let worst = Worst { is_rejected, size, position: start + at };
                self.keep(worst);
            }
        }
    }

    fn keep(&mut self, worst: Worst) {
        let is_full = self.worst.len() >= self.most_worst;
        if is_full && !self.worst.last().is_some_and(|last| worst.is_before(last)) {
            return;
        }
        let place = self.worst.partition_point(|other| other.is_before(&worst));
        self.worst.insert(place, worst);
        self.worst.truncate(self.most_worst);
    }

    /// Enters the levels of a block by their indices. Elements that a tolerance rejects are marked.
    #[inline(always)]
    fn place(&mut self, levels: &[u16], rejected: &[bool], start: usize, rule: Rule) {
        let mut shown = [0u16; BLOCK];
        let marks = matches!(rule, Rule::Within(_) | Rule::Absolute(_) | Rule::Ulp { .. });
        for ((shown, level), rejected) in shown.iter_mut().zip(levels).zip(rejected) {
            *shown = marked(*level, marks & rejected);
        }
        let [rows, columns] = self.size;
        let mut at = 0;
        while at < levels.len() {
            let (row, column) = ((start + at) / columns, (start + at) % columns);
            let row = row % rows;
            let end = levels.len().min(at + columns - column);
            let own = &levels[at..end];
            self.map.add(row, column, &shown[at..end]);
            self.columns.add(column, own);
            self.rows.add_sum(row, own.iter().map(|level| u64::from(*level)).sum());
            at = end;
        }
    }

    fn merge(&mut self, other: &Part) {
        self.rejected += other.rejected;
        self.first_rejected = self.first_rejected.or(other.first_rejected);
        self.counts.merge(&other.counts);
        self.ulps.merge(&other.ulps);
        self.moments.merge(&other.moments);
        other.worst.iter().for_each(|worst| self.keep(*worst));
        self.map.merge(&other.map);
        self.columns.merge(&other.columns);
        self.rows.merge(&other.rows);
        self.squares += other.squares;
        self.exponents.iter_mut().zip(&other.exponents).for_each(|(own, more)| own.merge(more));
    }
}
