//! The tree of a sum, from sums in which two large terms hide others.
//!
//! A term `big` at place `i`, its negation at `j` and small units elsewhere: a unit that is added below the node
//! where `i` and `j` meet is lost, all others are left. So the number of units that are left is the number of
//! terms outside of that node. This is FPRev (Xie et al., USENIX ATC 2025), without recursion and with nodes of
//! several terms.

use super::BackendError;
use super::ground::{Ground, Term};
use super::prober::{Probe, Prober};
use crate::replay::{Builder, Tree};

/// Terms of which the large one hides the small one.
#[derive(Debug, Clone, Copy)]
pub struct Mask {
    big: Term,
    minus: Term,
    unit: Term,
    /// The value of a unit.
    value: f64,
    /// How many units there are in a sum at most.
    chunk: usize,
    /// The exponent of the large term.
    pub exponent: i32,
}

/// Why there is no mask.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoMask {
    /// The smallest term is added exactly to the largest one: sums have at least this number of bits.
    Exact(i32),
    /// The types have no terms whose sums show it.
    Range,
}

/// The results of masking.
#[derive(Debug, Clone)]
pub struct Shown {
    pub tree: Tree,
    /// Whether large terms of a node cancel before small ones are lost.
    pub is_exact: bool,
}

/// The most sums that are made to find a tree.
const MOST_PROBES: usize = 60_000;
/// The exponent of units of types with a wide range, and that of large terms.
const UNIT: i32 = -40;
const BIG: i32 = 100;

impl Mask {
    /// A mask for the sums of a backend.
    pub fn find(
        prober: &mut Prober<'_>,
        ground: Ground,
        flushes_results: bool,
    ) -> Result<Result<Mask, NoMask>, BackendError> {
        let result = prober.types.result;
        let (least, most) = ground.range();
        let visible = match flushes_results {
            true => result.min_exponent(),
            false => result.quantum_exponent(),
        };
        let unit = least.max(visible).max(UNIT);
        let mut reason = NoMask::Range;
        for exponent in [most.min(BIG), most.min(result.max_exponent())] {
            let terms = (
                ground.power(exponent, false),
                ground.power(exponent, true),
                ground.power(unit, false),
            );
            let (Some(big), Some(minus), Some(term)) = terms else { continue };
            let value = 2f64.powi(unit);
            let mask = Mask { big, minus, unit: term, value, chunk: 1, exponent };
            let left = mask.left_of_three(prober, term)?;
            if left.iter().any(|value| !value.is_finite()) {
                continue;
            }
            if left.iter().all(|&left| left == value) {
                reason = NoMask::Exact(exponent - unit + 1);
                continue;
            }
            let chunk = mask.chunk(prober, ground, unit, &left)?;
            return Ok(Ok(Mask { chunk, ..mask }));
        }
        Ok(Err(reason))
    }

    /// The rest of a small term beside both large ones, for three places and each order of the terms there: the
    /// first places, and places far apart.
    fn left_of_three(
        &self,
        prober: &mut Prober<'_>,
        small: Term,
    ) -> Result<Vec<f64>, BackendError> {
        let terms = prober.terms();
        if terms < 3 {
            return Ok(vec![0.0]);
        }
        let mut probes: Vec<Probe> = Vec::new();
        for [one, two, three] in [[0, 1, 2], [0, terms / 2, terms - 1]] {
            for [first, second, third] in [[two, one, three], [one, two, three], [one, three, two]]
            {
                probes.push(vec![(first, self.big), (second, small), (third, self.minus)]);
            }
        }
        prober.sums(&probes, true)
    }

    /// How many units a sum may have: such a number is counted exactly, and together the units are hidden as one is.
    fn chunk(
        &self,
        prober: &mut Prober<'_>,
        ground: Ground,
        unit: i32,
        left: &[f64],
    ) -> Result<usize, BackendError> {
        if left.iter().any(|&left| left != 0.0 && left != self.value) {
            return Ok(1);
        }
        let terms = prober.terms();
        let bits = prober.types.result.precision().min(24);
        let mut log = bits.min(terms.next_power_of_two().ilog2()) as i32;
        while log > 0 {
            let count = 1 << log;
            let together = ground.power(unit + log, false);
            let hides = match together {
                Some(together) => {
                    let of_many = self.left_of_three(prober, together)?;
                    let many = 2f64.powi(log);
                    of_many.iter().zip(left).all(|(of_many, one)| *of_many == many * one)
                }
                None => false,
            };
            let used = count.min(terms);
            let all: Probe = (0..used).map(|place| (place, self.unit)).collect();
            let counted = prober.sums(&[all], false)?[0] == used as f64 * self.value;
            if hides && counted {
                return Ok(count);
            }
            log -= 1;
        }
        Ok(1)
    }

    /// How many terms are below the node in which each two places meet.
    fn below(
        &self,
        prober: &mut Prober<'_>,
        pairs: &[(usize, usize)],
    ) -> Result<Vec<usize>, BackendError> {
        let terms = prober.terms();
        let mut probes = Vec::new();
        let mut counts = Vec::with_capacity(pairs.len());
        for &(one, other) in pairs {
            let rest: Vec<usize> = (0..terms).filter(|&at| at != one && at != other).collect();
            let chunks = rest.chunks(self.chunk).map(|units| {
                let units = units.iter().map(|&place| (place, self.unit));
                [(one, self.big), (other, self.minus)].into_iter().chain(units).collect()
            });
            let before = probes.len();
            probes.extend(chunks);
            counts.push(probes.len() - before);
        }
        let sums = prober.sums(&probes, false)?;
        let mut sums = sums.into_iter();
        let below = counts.into_iter().map(|count| {
            let left = sums.by_ref().take(count).map(|sum| match self.chunk {
                // a rounding up or to odd makes something else of the large term
                1 => f64::from(u8::from(sum == self.value)),
                _ => sum / self.value,
            });
            let left: f64 = left.sum();
            let is_count = left >= 0.0 && left.fract() == 0.0 && left <= terms as f64 - 2.0;
            is_count.then(|| terms - left as usize)
        });
        let below: Option<Vec<usize>> = below.collect();
        below.ok_or_else(|| {
            let message =
                "the sums of units are no whole numbers: terms are not added in one order";
            BackendError::Failed(message.into())
        })
    }

    /// The tree of the backend's sums; `None` if it takes too many sums to find.
    pub fn tree(&self, prober: &mut Prober<'_>) -> Result<Option<Shown>, BackendError> {
        let terms = prober.terms();
        let mut sets = vec![Set::new((0..terms).collect(), false)];
        let mut made = 0;
        let mut next = 0;
        while next < sets.len() {
            let pivot = sets[next].pivot();
            let others: Vec<usize> =
                sets[next].places.iter().copied().filter(|&place| place != pivot).collect();
            made += others.len() * terms.div_ceil(self.chunk).max(1);
            if made > MOST_PROBES {
                return Ok(None);
            }
            let pairs: Vec<(usize, usize)> = others.iter().map(|&place| (pivot, place)).collect();
            let below = self.below(prober, &pairs)?;
            let mut by_size: Vec<(usize, usize)> = below.into_iter().zip(others).collect();
            by_size.sort_unstable();
            for group in by_size.chunk_by(|one, other| one.0 == other.0) {
                let places: Vec<usize> = group.iter().map(|&(_, place)| place).collect();
                let is_one = group.len() == by_size.len() && group.len() > 1;
                let turned = sets[next].from_last != is_one;
                let inner = if places.len() > 1 { sets.len() } else { usize::MAX };
                if places.len() > 1 {
                    sets.push(Set::new(places.clone(), turned));
                }
                sets[next].groups.push(Group {
                    below: group[0].0,
                    first: places[0],
                    count: places.len(),
                    inner,
                });
            }
            next += 1;
        }
        Ok(Some(assembled(terms, &sets)))
    }
}

/// Terms whose tree is looked for, from the pivot's point of view.
struct Set {
    places: Vec<usize>,
    /// Whether the pivot is the last term and not the first.
    from_last: bool,
    groups: Vec<Group>,
}

/// The terms that meet the pivot in nodes of one size.
struct Group {
    below: usize,
    first: usize,
    count: usize,
    /// The set of these terms, if there are several.
    inner: usize,
}

impl Set {
    fn new(places: Vec<usize>, from_last: bool) -> Set {
        Set { places, from_last, groups: Vec::new() }
    }

    fn pivot(&self) -> usize {
        let place = if self.from_last { self.places.last() } else { self.places.first() };
        place.copied().unwrap_or_default()
    }
}

/// The tree of sets, of which each comes before those inside it.
fn assembled(terms: usize, sets: &[Set]) -> Shown {
    let mut builder = Builder::new(terms);
    let mut roots: Vec<(u32, usize)> = vec![(0, 0); sets.len()];
    let mut is_exact = false;
    for (at, set) in sets.iter().enumerate().rev() {
        let (mut root, mut before, mut largest) = (set.pivot() as u32, 1, 0);
        for group in &set.groups {
            let all = before + group.count;
            let (inner, inner_below) = match group.inner {
                usize::MAX => (group.first as u32, 1),
                inner => roots[inner],
            };
            let cancels = group.count > 1 && group.below < all;
            is_exact |= cancels;
            let joins = group.count > 1 && (inner_below == group.below || cancels);
            let mut children = vec![root];
            match builder.children(inner).filter(|_| joins) {
                Some(inner) => children.extend(inner),
                None => children.push(inner),
            }
            // terms that cancel with the first of a node are terms of that node
            root = builder.node(children);
            (before, largest) = (all, group.below);
        }
        roots[at] = (root, largest);
    }
    Shown { tree: builder.finish(roots.first().map_or(0, |root| root.0)), is_exact }
}
