//! What first looks have in common: elements that are sorted out, and those that are left to the rungs.

use std::ops::Range;

use crate::alone::wide::PIECE;
use crate::by_level;
use crate::hardware::parallel;
use crate::judge::ground::rung::{Freedoms, Rung};
use crate::judge::ground::verdict::{Element, Verdict, counted_together, number_of};
use crate::numeric::policy::{FirstRounding, Rounding, SubnormalResults};
use crate::numeric::{FloatFormat, Numerics};
use crate::tensor::{Tensor, Word};

/// The number of an element that is left.
pub const LEFT: u8 = u8::MAX;

/// How many rungs are sorted out at most.
const MOST: usize = 4;

/// Elements of a result, sorted by whether it is plain which rung explains them.
#[derive(Clone)]
pub struct FirstLook {
    /// The rungs that are sorted out.
    pub rungs: Vec<Rung>,
    /// The number of the rung of each element, or [`LEFT`].
    pub map: Vec<u8>,
    /// The places of the elements that are left, in order.
    pub left: Vec<usize>,
    /// The largest distance from the exact sum, over that which any order of additions allows, of the sums that use most
    /// by a first estimate.
    pub slack: f64,
    /// The largest distance from the exact result in units in its last place.
    pub ulps: f64,
}

impl FirstLook {
    /// Sorts out the elements of the same bits alone, given the places of the others.
    pub fn same(elements: usize, left: Vec<usize>) -> FirstLook {
        let mut map = vec![0; elements];
        left.iter().for_each(|&place| map[place] = LEFT);
        FirstLook { rungs: vec![Rung::SameBits], map, left, slack: 0.0, ulps: f64::NAN }
    }

    /// The places of the elements that are left, in order.
    pub fn left(&self) -> &[usize] {
        &self.left
    }

    /// The verdict on all elements, given that on those which are left.
    pub fn with(mut self, rest: Verdict, freedoms: &Freedoms) -> Verdict {
        let counts = self.counts();
        let own = self.rungs.iter().cloned().zip(counts);
        let rungs = counted_together(own.chain(rest.rungs.iter().cloned()));
        let mut numbers = [0; MOST];
        let own = self.rungs.iter().map(|rung| number_of(rung, &rungs));
        numbers.iter_mut().zip(own).for_each(|(number, own)| *number = own);
        parallel::for_each_chunk(&mut self.map, 16 * PIECE, |_, map| renumber(map, &numbers));
        let mut map = self.map;
        let of_rest: Vec<u8> = rest.rungs.iter().map(|(rung, _)| number_of(rung, &rungs)).collect();
        for (&place, &rung) in self.left.iter().zip(&rest.map) {
            map[place] = of_rest[usize::from(rung)];
        }
        let place = |element: Element| Element { place: self.left[element.place], ..element };
        Verdict {
            elements: map.len() as u64,
            is_accepted: rungs.iter().all(|(rung, _)| freedoms.accept(rung)),
            rungs,
            slack: self.slack.max(rest.slack),
            ulps: self.ulps.max(rest.ulps),
            worst: rest.worst.into_iter().map(place).collect(),
            map,
            ..rest
        }
    }

    /// How many elements each rung explains that is sorted out.
    fn counts(&self) -> Vec<u64> {
        let mut pieces = vec![[0u64; MOST]; self.map.len().div_ceil(16 * PIECE)];
        parallel::for_each_chunk(&mut pieces, 1, |piece, counts| {
            let first = 16 * PIECE * piece;
            let map = &self.map[first..self.map.len().min(first + 16 * PIECE)];
            for (number, count) in (0u8..).zip(&mut counts[0]).take(self.rungs.len()) {
                *count = map.iter().filter(|rung| **rung == number).count() as u64;
            }
        });
        let count = |number: usize| pieces.iter().map(|counts| counts[number]).sum();
        (0..self.rungs.len()).map(count).collect()
    }
}

/// The places of the elements of a map that are left, in order.
pub fn places_left(map: &[u8]) -> Vec<usize> {
    /// How many elements are looked at together.
    const TOGETHER: usize = 64;
    let mut left = Vec::new();
    for (chunk, rungs) in map.chunks(TOGETHER).enumerate() {
        // few chunks have one, and of one a register or two tell
        if rungs.iter().fold(0, |most, rung| most.max(*rung)) == LEFT {
            let of_chunk = (chunk * TOGETHER..).zip(rungs);
            left.extend(of_chunk.filter(|(_, rung)| **rung == LEFT).map(|(place, _)| place));
        }
    }
    left
}

/// Whether results of a format are rounded to nearest once, and have codes in the order of their values.
pub fn is_regular(format: &FloatFormat, numerics: Numerics) -> bool {
    let policy = numerics.arithmetic.compute(format);
    format.signed
        && !format.is_irregular()
        && policy.rounding == Rounding::NearestEven
        && policy.subnormals == SubnormalResults::Keep
        && policy.source == FirstRounding::Direct
}

/// Marks the elements of a range that have the same codes, and says whether all have.
pub fn mark_same<W: Word>(
    ours: &[W],
    actual: &Tensor,
    range: Range<usize>,
    map: &mut [u8],
) -> bool {
    let (ours, actual) = (&ours[range.clone()], &actual.codes::<W>()[range]);
    let mut are_same = true;
    for ((ours, actual), rung) in ours.iter().zip(actual).zip(map) {
        *rung = if ours == actual { 0 } else { LEFT };
        are_same &= ours == actual;
    }
    are_same
}

/// The elements that are farthest from their exact results, the first ones of those that are equally far.
#[derive(Default)]
pub struct Farthest {
    /// How many are kept.
    most: usize,
    found: Vec<(f64, usize)>,
    least: Option<f64>,
}

impl Farthest {
    /// An empty list, which keeps at most `most` elements.
    pub fn of(most: usize) -> Farthest {
        Farthest { most, ..Farthest::default() }
    }

    /// The distance from which on an element is kept; `None` as long as there are too few.
    pub fn least(&self) -> Option<f64> {
        self.least
    }

    /// Keeps an element at a distance, if it is one of the farthest.
    pub fn see(&mut self, ulps: f64, place: usize) {
        // of elements that are equally far the first ones are kept, in whatever order they come
        if self.least.is_some_and(|least| ulps < least) {
            return;
        }
        self.found.push((ulps, place));
        if self.found.len() >= 2 * self.most {
            self.cut();
            self.least = self.found.last().map(|(ulps, _)| *ulps);
        }
    }

    fn cut(&mut self) {
        self.found.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        self.found.truncate(self.most);
    }

    /// The farthest ones with their distances, in descending order.
    pub fn listed(mut self) -> Vec<(f64, usize)> {
        self.cut();
        self.found
    }
}

by_level! {
    /// Gives elements other numbers of their rungs; those that are left have none.
    fn renumber(map: &mut [u8], numbers: &[u8; MOST]) {
        for rung in map {
            let mut own = 0;
            for (old, new) in (0u8..).zip(numbers) {
                own = if *rung == old { *new } else { own };
            }
            *rung = own;
        }
    }
}
