//! Terms that are hard to add.

use crate::addition::{Mode, rounded};
use crate::random::Random;

/// A way to choose terms.
#[derive(Debug, Clone, Copy)]
pub enum Kind {
    /// Around zero, most of them near.
    Normal,
    /// Between -1 and 1.
    Uniform,
    /// Of one sign, over many powers of two.
    LogNormal,
    /// Pairs that nearly cancel.
    Cancelling,
    /// All the same.
    Ones,
    /// Powers of two of both signs.
    Powers,
    /// One large term and many that are just below half of its last place.
    JustBelowTies,
    /// One large term and many that are just above half of its last place.
    JustAboveTies,
    /// Half positive, then half negative.
    TwoHalves,
    /// Terms whose sums are ties.
    Ties,
    /// Products of two values, of twice the precision.
    Products,
    /// Long significands of ones.
    AllOnes,
}

pub const KINDS: &[Kind] = &[
    Kind::Normal,
    Kind::Uniform,
    Kind::LogNormal,
    Kind::Cancelling,
    Kind::Ones,
    Kind::Powers,
    Kind::JustBelowTies,
    Kind::JustAboveTies,
    Kind::TwoHalves,
    Kind::Ties,
    Kind::Products,
    Kind::AllOnes,
];

/// Terms for sums in a precision; of most kinds they have that precision themselves.
pub fn terms(random: &mut Random, kind: Kind, count: usize, precision: u32) -> Vec<f64> {
    let unit = Random::fraction;
    let sign = |random: &mut Random| if random.one_in(2) { 1.0 } else { -1.0 };
    let normal = |random: &mut Random| (0..12).map(|_| unit(random)).sum::<f64>() - 6.0;
    let own = |value: f64| rounded(value, precision, Mode::Nearest);
    let last_place = 2f64.powi(1 - precision as i32);
    let term = |random: &mut Random, index: usize| match kind {
        Kind::Normal => own(normal(random)),
        Kind::Uniform => own(2.0 * unit(random) - 1.0),
        Kind::LogNormal => own((3.0 * normal(random)).exp2() * (1.0 + unit(random))),
        Kind::Cancelling if index % 2 == 1 => 0.0,
        Kind::Cancelling => own(normal(random)),
        Kind::Ones => 1.0 + last_place,
        Kind::Powers => sign(random) * 2f64.powi(random.below(2 * precision as usize) as i32),
        Kind::JustBelowTies | Kind::JustAboveTies if index == 0 => 1.0,
        Kind::JustBelowTies => own(last_place * (0.5 - last_place)),
        Kind::JustAboveTies => own(last_place * (0.5 + last_place)),
        Kind::TwoHalves if index < count / 2 => own(1.0 + unit(random)),
        Kind::TwoHalves => -own(1.0 + unit(random)),
        Kind::Ties if random.one_in(3) => sign(random),
        Kind::Ties => sign(random) * last_place * (0.5 + random.below(4) as f64),
        Kind::Products => own(normal(random)) * own(normal(random)),
        Kind::AllOnes => sign(random) * (2.0 - last_place) * 2f64.powi(random.below(4) as i32),
    };
    let mut terms: Vec<f64> = (0..count).map(|index| term(random, index)).collect();
    if let Kind::Cancelling = kind {
        for pair in terms.chunks_exact_mut(2) {
            pair[1] = -rounded(pair[0] * (1.0 + last_place), precision, Mode::Nearest);
        }
    }
    terms
}
