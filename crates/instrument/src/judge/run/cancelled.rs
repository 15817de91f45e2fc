//! How errors of sums grow where the terms cancel.

use crate::alone::wide::numbers_in;
use crate::judge::ground::last_place::LastPlace;
use crate::judge::ground::rung::{Freedoms, Rung};
use crate::judge::ground::verdict::{Cancelled, Verdict};
use crate::tensor::Tensor;

/// The last octave, which also has the sums that are 0.
const LAST: u32 = 64;

/// How the errors of a sum's elements of other bits go with the cancellation of their terms, by the numbers at some places, of
/// which the exact sums and the magnitudes of the terms are given.
pub fn cancellation(
    verdict: &Verdict,
    actual: &Tensor,
    (places, values, [exact, magnitudes]): (&[usize], &[f64], [&[f64]; 2]),
    freedoms: &Freedoms,
) -> Vec<Cancelled> {
    let Some(format) = actual.element().float_format() else { return Vec::new() };
    let is_of = |holds: &dyn Fn(&Rung) -> bool| -> Vec<bool> {
        verdict.rungs.iter().map(|(rung, _)| holds(rung)).collect()
    };
    let is_same = is_of(&|rung| *rung == Rung::SameBits);
    let is_refused = is_of(&|rung| !freedoms.accept(rung));
    let parts = numbers_in(actual) / verdict.map.len().max(1);
    let unit = LastPlace::of(format);
    let known = places.iter().zip(exact).zip(magnitudes);
    by_cancellation(known.enumerate().filter_map(|(index, ((&place, &exact), &magnitude))| {
        let rung = usize::from(verdict.map[place / parts]);
        let distance = unit.distance(values[index], exact);
        (!is_same[rung]).then_some((exact, magnitude, distance, is_refused[rung]))
    }))
}

/// Sorts sums by how much their terms cancel. `sums` has the exact value of each, the magnitude of its terms, its distance
/// from the exact value in units in the last place, and whether it is refused. Sums that are not finite are left out.
pub fn by_cancellation(sums: impl Iterator<Item = (f64, f64, f64, bool)>) -> Vec<Cancelled> {
    let mut octaves: Vec<Cancelled> =
        (0..=LAST).map(|octave| Cancelled { octave, counts: [0; 2], largest: [0.0; 2] }).collect();
    for (exact, magnitude, distance, is_refused) in sums {
        if !exact.is_finite() || !magnitude.is_finite() {
            continue;
        }
        // rounding can make the magnitude a little smaller than the sum
        let ratio = (magnitude / exact.abs()).max(1.0);
        // the exponent of a ratio of one or more; that of infinity is beyond the last octave
        let octave = ((ratio.to_bits() >> 52) as u32) - 1023;
        let (own, kind) = (&mut octaves[octave.min(LAST) as usize], usize::from(is_refused));
        own.counts[kind] += 1;
        own.largest[kind] = own.largest[kind].max(distance);
    }
    octaves.retain(|octave| octave.counts != [0; 2]);
    octaves
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_sorted_by_the_bits_that_they_lose() {
        // 3 - 1 = 2 of magnitude 4 loses a bit, 1 + 1 none, 1 - 1 all
        let sums = [(2.0, 4.0, 0.5, false), (2.0, 4.0, 3.0, true), (2.0, 2.0, 1.5, false)];
        let found = by_cancellation(sums.into_iter().chain([(0.0, 2.0, 9.0, false)]));
        let expected = [
            Cancelled { octave: 0, counts: [1, 0], largest: [1.5, 0.0] },
            Cancelled { octave: 1, counts: [1, 1], largest: [0.5, 3.0] },
            Cancelled { octave: 64, counts: [1, 0], largest: [9.0, 0.0] },
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn sums_without_a_ratio_are_left_out() {
        let sums = [(f64::NAN, 1.0, 0.0, false), (1.0, f64::INFINITY, 0.0, true)];
        assert_eq!(by_cancellation(sums.into_iter()), []);
    }
}
