//! The first look at sums: most sums of a device that is right are the exact sum rounded once, or within the bound of any
//! order of additions by the first estimate. They are sorted out in one pass, and the rest is judged rung by rung.

use std::ops::Range;
use std::sync::{Mutex, PoisonError};

use super::first_look::{Farthest, FirstLook, LEFT, is_regular, mark_same, places_left};
use crate::alone::wide::{PIECE, decode};
use crate::by_level;
use crate::each_width;
use crate::engine::scratch::Buffer;
use crate::hardware::parallel;
use crate::judge::ground::last_place::LastPlace;
use crate::judge::ground::rung::{Freedoms, Rung};
use crate::judge::ground::verdict::{MEASURED, share_of};
use crate::judge::law::sum_bounds::{Estimate, Sums, SumsAt};
use crate::numeric::{ElementType, FloatFormat, Numerics};
use crate::tensor::Tensor;

/// The rungs that are sorted out.
const RUNGS: [Rung; 3] = [Rung::SameBits, Rung::CorrectlyRounded, Rung::Ieee];
/// The number of an element that is correctly rounded.
const ROUNDED: u8 = 1;
/// The number of an element that additions in some order give.
const NEAR: u8 = 2;
/// A share of a distance that covers the rounding of its comparison.
const INSIDE: f64 = 1.0 - 1e-12;

/// Of how many sums it is measured at most how much of the legal distance they use.
const MOST_MEASURED: usize = 1 << 10;

/// Sorts the elements of a result, of the pair the second one, by what is known of its sums. The elements that a verdict
/// lists are left, too. `None` if roundings have a policy of their own, if no order of additions but ours is legal, or if
/// the sums have no estimate.
pub fn sorted(
    sums: &dyn KnownSums,
    pair: [&Tensor; 2],
    numerics: Numerics,
    freedoms: &Freedoms,
) -> Option<FirstLook> {
    let ElementType::Float(format) = pair[1].element() else { return None };
    if !is_regular(format, numerics) || !freedoms.accept(&Rung::Ieee) {
        return None;
    }
    let (estimate, listed) = (sums.first_estimate()?, freedoms.listed.max(1));
    let look = Look { sums, pair, format, estimate };
    let mut map = vec![LEFT; pair[1].len()];
    let found = Mutex::new(Found::none(listed));
    parallel::for_each_chunk(&mut map, PIECE, |piece, map| {
        let first = piece * PIECE;
        look.at(first..first + map.len(), map, &found);
    });
    let found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    let slack = look.slack(found.near);
    for (_, place) in found.farthest.into_iter().flat_map(Farthest::listed) {
        map[place] = LEFT;
    }
    let left = places_left(&map);
    Some(FirstLook { rungs: RUNGS.to_vec(), map, left, slack, ulps: found.ulps })
}

/// What is known of sums at a first look.
pub trait KnownSums: SumsAt {
    /// How far additions to nearest may be from the sums; `None` if it takes more than what is known of all sums alike.
    fn first_estimate(&self) -> Option<Estimate>;

    /// The sums.
    fn values(&self) -> &[f64];

    /// The sums of the magnitudes of the terms at a range of places, or less; the buffer has room for them.
    fn magnitudes<'a>(&'a self, range: Range<usize>, buffer: &'a mut [f64]) -> &'a [f64];

    /// How many terms the sums have at a range of places, or fewer, if that is not the same for all sums. The sums of their
    /// magnitudes are no smaller than those given; the buffer has room for the counts.
    fn counts<'a>(
        &'a self,
        range: Range<usize>,
        magnitudes: &[f64],
        buffer: &'a mut [f64],
    ) -> Option<&'a [f64]>;

    /// Sums whose inexact additions are counted one by one: the first estimate may be larger than their bound.
    fn with_counted_additions(&self) -> Option<&Sums>;
}

impl KnownSums for Sums {
    fn first_estimate(&self) -> Option<Estimate> {
        self.estimate()
    }

    fn values(&self) -> &[f64] {
        &self.sums
    }

    fn magnitudes<'a>(&'a self, range: Range<usize>, _: &'a mut [f64]) -> &'a [f64] {
        &self.magnitudes[range]
    }

    fn counts<'a>(&'a self, range: Range<usize>, _: &[f64], _: &'a mut [f64]) -> Option<&'a [f64]> {
        self.counts.as_ref().map(|counts| &counts[range])
    }

    fn with_counted_additions(&self) -> Option<&Sums> {
        self.has_quanta().then_some(self)
    }
}

/// What a look at elements needs.
struct Look<'a> {
    sums: &'a dyn KnownSums,
    /// Ours and the device's.
    pair: [&'a Tensor; 2],
    format: &'static FloatFormat,
    estimate: Estimate,
}

impl Look<'_> {
    /// Sorts the elements of a range, of at most [`PIECE`], and adds what it finds to what others found.
    fn at(&self, range: Range<usize>, map: &mut [u8], all: &Mutex<Found>) {
        let [ours, actual] = self.pair;
        if each_width!(ours.words(), array => mark_same(array.as_slice(), actual, range.clone(), map))
        {
            return;
        }
        let count = map.len();
        let mut scratch = Buffer::take();
        scratch.reserve(5 * PIECE);
        let mut parts = scratch.elements_mut().chunks_mut(PIECE).map(|it| &mut it[..count]);
        let [values, of_magnitudes, of_counts, ulps, shares] =
            std::array::from_fn(|_| parts.next().unwrap_or_default());
        decode(actual, range.clone(), values);
        let magnitudes = self.sums.magnitudes(range.clone(), of_magnitudes);
        let counts = self.sums.counts(range.clone(), magnitudes, of_counts);
        let terms = Terms { values, sums: &self.sums.values()[range.clone()], magnitudes, counts };
        sort(&terms, &self.estimate, &OneRounding::of(self.format), map, ulps, shares);
        if let Some(sums) = self.sums.with_counted_additions() {
            self.recount(sums, range.start, values, map, shares);
        }
        let locked = || all.lock().unwrap_or_else(PoisonError::into_inner);
        let least = locked().farthest.each_ref().map(|it| it.least().unwrap_or(0.0));
        let (most, is_far) = farthest(map, ulps, &least);
        let near = most_used(shares).into_iter().map(|index| Near {
            place: range.start + index,
            value: values[index],
            share: shares[index],
        });
        let mut all = locked();
        all.ulps = all.ulps.max(most);
        all.near.extend(near);
        if is_far {
            let plain = map.iter().enumerate().filter(|(_, rung)| matches!(**rung, ROUNDED | NEAR));
            for (index, &rung) in plain {
                all.farthest[usize::from(rung - 1)].see(ulps[index], range.start + index);
            }
        }
    }

    /// Looks again at sums whose inexact additions are counted: the first estimate is larger than their bound.
    fn recount(
        &self,
        sums: &Sums,
        first: usize,
        values: &[f64],
        map: &mut [u8],
        shares: &mut [f64],
    ) {
        for (index, rung) in map.iter_mut().enumerate().filter(|(_, rung)| **rung == NEAR) {
            let sum = sums.values()[first + index];
            let distance = sums.first_distance(first + index).unwrap_or(0.0);
            match (values[index] - sum).abs() <= distance * INSIDE {
                true => shares[index] = share_of(values[index], sum, distance, self.format),
                false => (*rung, shares[index]) = (LEFT, 0.0),
            }
        }
    }

    /// How much of the distance that is legal some sums use at most, of those that use most by their estimates.
    fn slack(&self, mut near: Vec<Near>) -> f64 {
        near.sort_by(|a, b| b.share.total_cmp(&a.share).then(a.place.cmp(&b.place)));
        near.truncate(MOST_MEASURED);
        let places: Vec<usize> = near.iter().map(|it| it.place).collect();
        let known = self.sums.sums_at(&places);
        let mut shares = vec![0.0; near.len()];
        parallel::for_each_chunk(&mut shares, MEASURED, |part, shares| {
            for (index, share) in (part * MEASURED..).zip(shares) {
                if let Some(distance) = known.nearest_distance(index) {
                    *share =
                        share_of(near[index].value, known.values()[index], distance, self.format);
                }
            }
        });
        shares.into_iter().fold(0.0, f64::max)
    }
}

/// A sum that some order gives.
struct Near {
    place: usize,
    /// The device's value.
    value: f64,
    /// How much it uses of the distance that is legal by its estimate.
    share: f64,
}

/// The places of those sums that use most of the distance that is legal by their estimates.
fn most_used(shares: &[f64]) -> Vec<usize> {
    let (mut chosen, mut least) = (Vec::<usize>::new(), 0.0);
    for (index, &share) in shares.iter().enumerate() {
        // nearly all branch the same way
        if share <= least {
            continue;
        }
        chosen.truncate(MEASURED - 1);
        let at = chosen.partition_point(|&other| shares[other] >= share);
        chosen.insert(at, index);
        if chosen.len() == MEASURED {
            least = shares[chosen[MEASURED - 1]];
        }
    }
    chosen
}

/// What is known of some sums, and the device's values of them.
struct Terms<'a> {
    values: &'a [f64],
    sums: &'a [f64],
    magnitudes: &'a [f64],
    /// How many terms each sum has, if they have different numbers.
    counts: Option<&'a [f64]>,
}

/// A rounding to the nearest value of a format.
struct OneRounding {
    /// Half of the distance of neighbouring values at 1.
    half: f64,
    /// Half of the smallest such distance.
    least: f64,
    unit: LastPlace,
}

impl OneRounding {
    fn of(format: &FloatFormat) -> OneRounding {
        let unit = LastPlace::of(format);
        OneRounding { half: unit.of_one() / 2.0, least: unit.smallest() / 2.0, unit }
    }

    /// The distance from a value within which numbers are rounded to it whose magnitude is no smaller than this.
    #[inline(always)]
    fn gap(&self, value: f64, magnitude: f64) -> f64 {
        let power = f64::from_bits(value.to_bits() & f64::INFINITY.to_bits());
        // below a power of two values are twice as dense
        let is_denser = power == value.abs() && magnitude < power;
        let scale = if is_denser { 0.5 } else { 1.0 };
        (power * self.half * scale).max(self.least)
    }
}

by_level! {
    /// The largest distance of the elements that are plainly legal, NaN if there are none, and whether one of them is at least
    /// as far as the farthest ones of its rung.
    fn farthest(map: &[u8], ulps: &[f64], least: &[f64; 2]) -> (f64, bool) {
        let (mut most, mut is_far) = (f64::NEG_INFINITY, false);
        for (&rung, &ulps) in map.iter().zip(ulps) {
            let (is_rounded, is_near) = (rung == ROUNDED, rung == NEAR);
            let own = if is_rounded | is_near { ulps } else { f64::NEG_INFINITY };
            most = if own > most { own } else { most };
            is_far |= (is_rounded & (ulps >= least[0])) | (is_near & (ulps >= least[1]));
        }
        (if most == f64::NEG_INFINITY { f64::NAN } else { most }, is_far)
    }

    /// Sorts the elements that are left, and finds their distances from the exact sums in units in the last place, and the
    /// shares of the estimates that these are for elements that additions in some order give.
    fn sort(
        terms: &Terms<'_>,
        estimate: &Estimate,
        rounding: &OneRounding,
        map: &mut [u8],
        ulps: &mut [f64],
        shares: &mut [f64],
    ) {
        match terms.counts {
            Some(counts) => sort_all(terms, |index| counts[index], estimate, rounding, map, ulps, shares),
            None => sort_all(terms, |_| estimate.count, estimate, rounding, map, ulps, shares),
        }
    }
}

#[inline(always)]
fn sort_all(
    terms: &Terms<'_>,
    count: impl Fn(usize) -> f64,
    estimate: &Estimate,
    rounding: &OneRounding,
    map: &mut [u8],
    ulps: &mut [f64],
    shares: &mut [f64],
) {
    let length = map.len();
    let (values, sums) = (&terms.values[..length], &terms.sums[..length]);
    let (magnitudes, ulps) = (&terms.magnitudes[..length], &mut ulps[..length]);
    let shares = &mut shares[..length];
    for index in 0..length {
        let (value, sum, magnitude) = (values[index], sums[index], magnitudes[index]);
        let away = (value - sum).abs();
        let error = estimate.error(sum, magnitude);
        let gap = rounding.gap(value, sum.abs() - error);
        let is_rounded = away + error < gap;
        // the exact sum may be on either side of the number halfway between two values
        let is_open = (error < 1.01 * gap) & (away - error <= gap) & !is_rounded;
        let distance = estimate.distance(count(index), sum, magnitude);
        let is_near = (away <= distance * INSIDE) & (distance < f64::INFINITY) & !is_open;
        let rung = if is_rounded {
            ROUNDED
        } else if is_near {
            NEAR
        } else {
            LEFT
        };
        map[index] = if map[index] == 0 { 0 } else { rung };
        ulps[index] = rounding.unit.units(away, sum);
        let share = ((away - rounding.half * sum.abs()) / distance).clamp(0.0, 1.0);
        shares[index] = if map[index] == NEAR { share } else { 0.0 };
    }
}

/// The results of looks at elements, about those that are plainly legal.
struct Found {
    ulps: f64,
    /// Of each look the sums that use most of the distance that is legal.
    near: Vec<Near>,
    /// The sums farthest from their exact values: of the correctly rounded ones, and of those that some order gives.
    farthest: [Farthest; 2],
}

impl Found {
    /// Nothing yet.
    fn none(listed: usize) -> Found {
        let farthest = [(); 2].map(|()| Farthest::of(listed));
        Found { ulps: f64::NAN, near: Vec::new(), farthest }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::names;

    #[test]
    fn numbers_below_a_power_of_two_are_rounded_to_it_from_half_as_far() {
        let rounding = OneRounding::of(&names::F32);
        let half = 2f64.powi(-24);
        let cases = [
            (1.0, 1.0, half),
            (1.0, 1.0 - 1e-12, half / 2.0),
            (-1.0, 1.0 - 1e-12, half / 2.0),
            (1.5, 1.5 - 1e-12, half),
            (0.0, 0.0, 2f64.powi(-150)),
            // the values below the smallest normal one are as far apart as those above it
            (2f64.powi(-126), 0.0, 2f64.powi(-150)),
        ];
        for (value, magnitude, expected) in cases {
            assert_eq!(rounding.gap(value, magnitude), expected, "{value} {magnitude}");
        }
    }
}
