//! The first look at sums: most sums of a device that is right are the exact sum rounded once, or within the bound of any
//! order of additions by the first estimate. They are sorted out in one pass, and the rest is judged rung by rung.

use super::last_place::LastPlace;
use super::rung::{Freedoms, Rung};
use super::sum_bounds::Sums;
use super::verdict::{Element, LISTED, Verdict, share_of};
use super::wide::numbers;
use crate::numeric::{ElementType, Numerics};
use crate::tensor::Tensor;

/// The rungs that are sorted out.
const RUNGS: [Rung; 2] = [Rung::CorrectlyRounded, Rung::Ieee];

/// The number of an element that is left.
const LEFT: u8 = RUNGS.len() as u8;

/// A share of a distance that covers the rounding of its comparison.
const INSIDE: f64 = 1.0 - 1e-12;

/// Elements of a result that is sums, sorted by whether they are plainly legal.
pub struct Plain {
    /// The number of the rung of each element, or [`LEFT`].
    map: Vec<u8>,
    /// The largest distance from the exact sum, over that which any order of additions allows.
    slack: f64,
    /// The largest distance from the exact sum in units in its last place.
    ulps: f64,
}

impl Plain {
    /// Sorts elements of a result. The elements that a verdict lists are left, too. `None` if a bound takes more than a
    /// first estimate, or if no order of additions but ours is legal.
    pub fn of(
        sums: &Sums,
        actual: &Tensor,
        numerics: Numerics,
        freedoms: &Freedoms,
    ) -> Option<Plain> {
        let ElementType::Float(format) = actual.element() else { return None };
        if sums.has_quanta() || !freedoms.accept(&Rung::Ieee) {
            return None;
        }
        let policy = numerics.arithmetic.compute(format);
        let once = sums.exact().rounded(format, policy, freedoms.saturate);
        let (unit, values) = (LastPlace::of(format), numbers(actual));
        let mut plain = Plain { map: vec![LEFT; values.len()], slack: 0.0, ulps: f64::NAN };
        let mut farthest = [Farthest::default(), Farthest::default()];
        for (place, (&value, &sum)) in values.iter().zip(sums.values()).enumerate() {
            let is_single = once.lo[place] == once.hi[place] || once.lo[place].is_nan();
            let rung = match is_single && once.contains(place, value) {
                true => 0,
                false => {
                    let Some(distance) = sums.nearest_distance(place) else { continue };
                    if (value - sum).abs() <= distance * INSIDE {
                        plain.slack = plain.slack.max(share_of(value, sum, distance, format));
                        1
                    } else {
                        continue;
                    }
                }
            };
            let ulps = unit.distance(value, sum);
            plain.ulps = plain.ulps.max(ulps);
            plain.map[place] = rung;
            farthest[usize::from(rung)].see(ulps, place);
        }
        for (_, place) in farthest.into_iter().flat_map(Farthest::listed) {
            plain.map[place] = LEFT;
        }
        Some(plain)
    }

    /// The places of the elements that are left, in order.
    pub fn left(&self) -> Vec<usize> {
        (0..self.map.len()).filter(|&place| self.map[place] == LEFT).collect()
    }

    /// The verdict on all elements, given that on those which are left.
    pub fn with(mut self, left: &[usize], rest: Verdict) -> Verdict {
        let mut counts = [0; RUNGS.len()];
        self.map.iter().filter(|rung| **rung != LEFT).for_each(|&it| counts[usize::from(it)] += 1);
        left.iter().zip(&rest.map).for_each(|(&place, rung)| self.map[place] = LEFT + rung);
        let place = |element: Element| Element { place: left[element.place], ..element };
        Verdict {
            elements: self.map.len() as u64,
            rungs: RUNGS.into_iter().zip(counts).chain(rest.rungs).collect(),
            slack: self.slack.max(rest.slack),
            ulps: self.ulps.max(rest.ulps),
            worst: rest.worst.into_iter().map(place).collect(),
            map: self.map,
            ..rest
        }
    }
}

/// The elements that are farthest from their exact sums, the first ones of those that are equally far.
#[derive(Default)]
struct Farthest {
    found: Vec<(f64, usize)>,
    least: Option<f64>,
}

impl Farthest {
    fn see(&mut self, ulps: f64, place: usize) {
        if self.least.is_some_and(|least| ulps <= least) {
            return;
        }
        self.found.push((ulps, place));
        if self.found.len() >= 2 * LISTED {
            self.cut();
            self.least = self.found.last().map(|(ulps, _)| *ulps);
        }
    }

    fn cut(&mut self) {
        self.found.sort_by(|a, b| b.0.total_cmp(&a.0));
        self.found.truncate(LISTED);
    }

    fn listed(mut self) -> Vec<(f64, usize)> {
        self.cut();
        self.found
    }
}
