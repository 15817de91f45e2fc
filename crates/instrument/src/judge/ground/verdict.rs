//! What a verdict on a device's result says.

use super::bound::power_of_two;
use super::rung::{Freedoms, Rung};
use crate::numeric::FloatFormat;

/// What explains the elements of a result.
#[derive(Debug, Clone)]
pub struct Verdict {
    /// How many elements there are.
    pub elements: u64,
    /// How many elements each rung explains, in the order of the rungs.
    pub rungs: Vec<(Rung, u64)>,
    /// Why no set of legal results is known, if none is.
    pub undecided: Option<&'static str>,
    /// The largest distance from the exact sum, over that which the rung allows, of elements that are legal sums; where
    /// there are many sums, of those that use most by a first estimate.
    pub slack: f64,
    /// The largest distance from the exact result in units in its last place; NaN if no element has one.
    pub ulps: f64,
    /// The elements that need the last rungs, those farthest from the exact result first.
    pub worst: Vec<Element>,
    /// The share of the sums in which a missing term of average size would be seen; `None` if the op does not add.
    pub power: Option<f64>,
    /// Notes on what is legal and yet unlikely, each a sentence without its full stop.
    pub notes: Vec<String>,
    /// Of a sum, how the errors of elements of other bits go with the cancellation of their terms, by octaves of it.
    pub cancellation: Vec<Cancelled>,
    /// Whether each rung that was needed is accepted.
    pub is_accepted: bool,
    /// Which rungs, by their number in `rungs`, explain the elements, row-major.
    pub map: Vec<u8>,
}

/// An element of a result.
#[derive(Debug, Clone)]
pub struct Element {
    /// Its row-major place.
    pub place: usize,
    /// The rung that explains the element.
    pub rung: Rung,
    /// Its code.
    pub actual: u128,
    /// This interpreter's code.
    pub ours: u128,
    /// The exact result, as far as f64 holds it; `None` if it is not known.
    pub exact: Option<f64>,
    /// The smallest and the largest value that are legal under the freedoms that are given; `None` if they are not known.
    pub legal: Option<[f64; 2]>,
    /// The distance from the exact result in units in its last place; NaN if there is none.
    pub ulps: f64,
}

/// The sums whose terms cancel to about the same share: the magnitudes of the terms add up to between `2^octave` and
/// `2^(octave + 1)` times the magnitude of the exact sum. So many leading bits of the terms are lost.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cancelled {
    /// The binary logarithm of the ratio, rounded down; 64 also for sums that are 0.
    pub octave: u32,
    /// How many sums there are of other bits than this interpreter's: those that are legal, and those that are not.
    pub counts: [u64; 2],
    /// The largest distance from the exact sum in units in its last place: of legal sums, and of those that are not.
    pub largest: [f64; 2],
}

/// Of how many sums of a block it is measured how much of the legal distance they use, where that takes long.
pub const MEASURED: usize = 16;

/// How many elements each rung explains, in the order of the rungs, from counts in which a rung may come several times.
pub fn counted_together(counts: impl IntoIterator<Item = (Rung, u64)>) -> Vec<(Rung, u64)> {
    let mut rungs: Vec<(Rung, u64)> = Vec::new();
    for (rung, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
        match rungs.iter_mut().find(|(it, _)| *it == rung) {
            Some((_, sum)) => *sum += count,
            None => rungs.push((rung, count)),
        }
    }
    rungs.sort_by_key(|(rung, _)| rung.order());
    rungs
}

/// The number of a rung among those that are counted.
pub fn number_of(rung: &Rung, rungs: &[(Rung, u64)]) -> u8 {
    rungs.iter().position(|(it, _)| it == rung).unwrap_or(0) as u8
}

impl Verdict {
    /// The rung that explains all elements: the last one that some element needs.
    pub fn rung(&self) -> Rung {
        self.rungs.last().map_or(Rung::SameBits, |(rung, _)| rung.clone())
    }

    /// How many elements a rung explains.
    pub fn count(&self, rung: &Rung) -> u64 {
        self.rungs.iter().find(|(it, _)| it == rung).map_or(0, |(_, count)| *count)
    }

    /// How many elements nothing that is accepted explains.
    pub fn violations(&self, freedoms: &Freedoms) -> u64 {
        let refused = self.rungs.iter().filter(|(rung, _)| !freedoms.accept(rung));
        refused.map(|(_, count)| count).sum()
    }

    /// The place of the first element that nothing that is accepted explains.
    pub fn first_violation(&self, freedoms: &Freedoms) -> Option<usize> {
        let refused: Vec<bool> =
            self.rungs.iter().map(|(rung, _)| !freedoms.accept(rung)).collect();
        self.map.iter().position(|&rung| refused[rung as usize])
    }
}

/// How much of a distance from a centre a number uses, beside the rounding of the result.
pub fn share_of(number: f64, centre: f64, distance: f64, format: &FloatFormat) -> f64 {
    let half = power_of_two(-(format.precision() as i32));
    let used = (number - centre).abs() - half * centre.abs();
    let is_known = distance > 0.0 && used.is_finite();
    if is_known { (used / distance).clamp(0.0, 1.0) } else { 0.0 }
}
