//! Bits and roundings, from sums of a few chosen terms.

use super::BackendError;
use super::ground::{Ground, Term};
use super::prober::{Probe, Prober};
use crate::replay::{Rounding, Tree};

/// Reads the parameters of a backend's sums, whose tree is known.
pub struct Reader<'p, 'b> {
    pub prober: &'p mut Prober<'b>,
    pub ground: Ground,
    /// The exponent of large terms.
    pub top: i32,
    /// The smallest exponent of a sum that can be seen.
    pub visible: i32,
}

/// Two values of a term and its place: significand, exponent, place.
type Placed = (f64, i32, usize);

/// Three places: a large term, a small one that is added to it, and the large one's negation, which comes later.
#[derive(Debug, Clone, Copy)]
pub struct Places {
    pub base: usize,
    pub small: usize,
    pub minus: usize,
}

impl Places {
    /// Two terms of the first node, and one that is added after both.
    pub fn first(tree: &Tree) -> Option<Places> {
        let [base, small] = [0, 1].map(|at| tree.children(0).get(at).map(|&leaf| leaf as usize));
        let (base, small) = base.zip(small)?;
        Some(Places { base, small, minus: Self::outside(tree, tree.children(0))? })
    }

    /// A leaf that is outside of the first node, as near to it as there is one.
    fn outside(tree: &Tree, inside: &[u32]) -> Option<usize> {
        let parents = tree.parents();
        let mut node = Some(0);
        while let Some(at) = node {
            let children = tree.children(at);
            let leaf = children
                .iter()
                .find(|&&leaf| (leaf as usize) < tree.leaves() && !inside.contains(&leaf));
            if let Some(&leaf) = leaf {
                return Some(leaf as usize);
            }
            node = parents[tree.leaves() + at];
        }
        // all other leaves are in other branches
        (0..tree.leaves()).find(|&leaf| !inside.contains(&(leaf as u32)))
    }
}

impl Reader<'_, '_> {
    fn placed(&self, terms: &[Placed]) -> Option<Probe> {
        let term = |&(significand, exponent, place): &Placed| -> Option<(usize, Term)> {
            Some((place, self.ground.value(significand, exponent)?))
        };
        terms.iter().map(term).collect()
    }

    /// The sums of terms; `None` for those that the types cannot make.
    pub fn sums(&mut self, all: &[Vec<Placed>]) -> Result<Vec<Option<f64>>, BackendError> {
        let probes: Vec<Option<Probe>> = all.iter().map(|terms| self.placed(terms)).collect();
        let made: Vec<Probe> = probes.iter().flatten().cloned().collect();
        let mut sums = self.prober.sums(&made, true)?.into_iter();
        Ok(probes.iter().map(|probe| probe.as_ref().and_then(|_| sums.next())).collect())
    }

    /// How far below a large term a small one may be and is still added exactly: the largest distance of
    /// exponents, and whether larger ones could be looked at.
    pub fn reach(&mut self, places: Places) -> Result<(i32, bool), BackendError> {
        let Places { base, small, minus } = places;
        let farthest = (self.top - self.visible).min(60);
        let terms = |distance: i32| {
            let exponent = self.top - distance;
            vec![(1.0, self.top, base), (1.0, exponent, small), (-1.0, self.top, minus)]
        };
        let all: Vec<_> = (1..=farthest).map(terms).collect();
        let sums = self.sums(&all)?;
        let exact =
            |&(distance, sum): &(i32, Option<f64>)| sum == Some(2f64.powi(self.top - distance));
        let reach = (1..).zip(sums).take_while(exact).last().map_or(0, |(distance, _)| distance);
        Ok((reach, reach < farthest))
    }

    /// The rounding of a sum of two terms to some bits; `None` if the sums are those of no rounding.
    pub fn rounding(
        &mut self,
        places: Places,
        bits: i32,
    ) -> Result<Option<Rounding>, BackendError> {
        let Places { base, small, minus } = places;
        let top = self.top - 1;
        let unit = top - bits + 1;
        // quarters of a unit
        let parts: [(f64, i32); 3] = [(1.0, unit - 2), (1.0, unit - 1), (1.5, unit - 1)];
        let mut all = Vec::new();
        for sign in [1.0, -1.0] {
            for way in [1.0, -1.0] {
                all.extend(parts.map(|(part, exponent)| {
                    vec![
                        (1.5 * sign, top, base),
                        (part * sign * way, exponent, small),
                        (-1.5 * sign, top, minus),
                    ]
                }));
            }
        }
        let sums = self.sums(&all)?;
        let units: Option<Vec<f64>> =
            sums.into_iter().map(|sum| Some(sum? / 2f64.powi(unit))).collect();
        let Some(units) = units else { return Ok(None) };
        let expected = |rounding: Rounding| {
            let quarters = [1.0, -1.0].into_iter().flat_map(|sign| {
                [1.0, -1.0]
                    .into_iter()
                    .flat_map(move |way| [1.0, 2.0, 3.0].map(|part| part * sign * way))
            });
            let signs = [1.0, -1.0].into_iter().flat_map(|sign| [sign; 6]);
            quarters
                .zip(signs)
                .map(|(quarters, sign)| whole(rounding, quarters / 4.0, sign))
                .collect()
        };
        let found = Rounding::ALL.into_iter().find(|&rounding| {
            let expected: Vec<f64> = expected(rounding);
            expected == units
        });
        Ok(found)
    }

    /// Whether products are rounded before they are added, in sums of some bits. `None` if all are exact.
    pub fn fuses(&mut self, places: Places, bits: i32) -> Result<Option<bool>, BackendError> {
        let mantissa = [self.ground.types.lhs, self.ground.types.rhs]
            .map(|format| format.mantissa_bits as i32);
        let step = (bits + 1) / 2;
        if step > mantissa[0].min(mantissa[1]) || step < 2 {
            return Ok(None);
        }
        let significand = 1.0 + 2f64.powi(-step);
        // a square, and its negation without the last bit
        let exponent = (self.visible + 2 * step + 1).max(self.top - 20).min(self.top - 2);
        let square = self.ground.product([significand; 2], exponent, false);
        let minus = self.ground.product([1.0 + 2f64.powi(1 - step), 1.0], exponent, true);
        let Some((square, minus)) = square.zip(minus) else { return Ok(None) };
        let orders = [(places.base, places.small), (places.small, places.base)];
        let probes = orders.map(|(first, second)| vec![(first, minus), (second, square)]);
        let rest = 2f64.powi(exponent - 2 * step);
        let sums = self.prober.sums(&probes, true)?;
        Ok(Some(sums.contains(&rest)))
    }

    /// The place at which a running sum loses bits: the first whose negation of the large term comes after that, and how
    /// many bits are left. `order` has the places in the order in which they are added.
    pub fn narrowing(
        &mut self,
        order: &[usize],
        reach: i32,
    ) -> Result<Option<(usize, i32)>, BackendError> {
        let [base, small] = [order[0], order[1]];
        let survives = |reader: &mut Self, place: usize, distance: i32| {
            let places = Places { base, small, minus: order[place] };
            let terms = vec![
                (1.0, reader.top, places.base),
                (1.0, reader.top - distance, places.small),
                (-1.0, reader.top, places.minus),
            ];
            let sums = reader.sums(&[terms])?;
            Ok::<bool, BackendError>(sums[0] == Some(2f64.powi(reader.top - distance)))
        };
        let last = order.len() - 1;
        if last < 3 || survives(self, last, reach)? {
            return Ok(None);
        }
        let (mut kept, mut lost) = (1, last);
        while lost - kept > 1 {
            let middle = kept.midpoint(lost);
            match survives(self, middle, reach)? {
                true => kept = middle,
                false => lost = middle,
            }
        }
        let places = Places { base, small, minus: order[lost] };
        Ok(Some((lost, self.reach(places)?.0 + 1)))
    }

    /// The rounding of the sum of a group to some bits, from sums that carry into a new bit: the group's places and
    /// one after the group.
    pub fn rounding_of_group(
        &mut self,
        group: &[usize],
        after: [usize; 2],
        bits: i32,
    ) -> Result<Option<Rounding>, BackendError> {
        let [first, second, third, fourth] = group[..4] else { return Ok(None) };
        let top = self.top - 2;
        let unit = top + 2 - bits;
        let mut all = Vec::new();
        for sign in [1.0, -1.0] {
            for is_odd in [false, true] {
                let mut terms = vec![
                    (1.5 * sign, top, first),
                    (sign, top, second),
                    (sign, unit - 1, third),
                    (-1.5 * sign, top, after[0]),
                    (-sign, top, after[1]),
                ];
                terms.extend(is_odd.then_some((sign, unit, fourth)));
                all.push(terms);
            }
        }
        let sums = self.sums(&all)?;
        let units: Option<Vec<f64>> =
            sums.into_iter().map(|sum| Some(sum? / 2f64.powi(unit))).collect();
        let Some(units) = units else { return Ok(None) };
        let found = Rounding::ALL.into_iter().find(|&rounding| {
            let halves = [(0.5, 1.0), (1.5, 1.0), (-0.5, -1.0), (-1.5, -1.0)];
            let expected: Vec<f64> =
                halves.iter().map(|&(units, sign)| whole(rounding, units, sign)).collect();
            expected == units
        });
        Ok(found)
    }
}

/// A number of units next to an even number of units of a sign, rounded.
fn whole(rounding: Rounding, units: f64, sign: f64) -> f64 {
    // an even number of the sign, so large that the sum has that sign
    let base = 16.0 * sign;
    let sum = base + units;
    let rounded = match rounding {
        Rounding::NearestEven => sum.round_ties_even(),
        Rounding::NearestAway => sum.round(),
        Rounding::TowardZero => sum.trunc(),
        Rounding::Up => sum.ceil(),
        Rounding::Down => sum.floor(),
        Rounding::Odd if sum.fract() == 0.0 => sum,
        Rounding::Odd => {
            if sum.floor() % 2.0 == 0.0 {
                sum.ceil()
            } else {
                sum.floor()
            }
        }
    };
    rounded - base
}
