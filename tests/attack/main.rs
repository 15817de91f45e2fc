//! Attacks on the bounds of sums: sums that are made to err as far as they can must stay inside, and half of a bound
//! must be exceeded by some, so that a bound that is far too wide, or an attack that attacks nothing, fails, too.
//!
//! The environment variable `SHLO_ATTACKS` multiplies the number of attacks; they take some seconds at 1.

#[path = "../random/mod.rs"]
mod random;

mod addition;
mod collectives;
mod data;
mod freedoms;
mod looks;
mod orders;
mod solutions;
mod units;
mod windows;

use addition::{MODES, Mode, Way};
use random::Random;
use shlo_interp::judge::{
    Accumulator, Additions, Terms, any_tree, any_tree_by_events, any_tree_to_nearest,
    narrow_growth, tree_of_height,
};

/// How often each attack is made.
fn rounds(count: u64) -> u64 {
    let times = std::env::var("SHLO_ATTACKS").ok().and_then(|times| times.parse().ok());
    count * times.unwrap_or(1u64)
}

/// How many terms are no multiples of a grid.
fn finer(terms: &[f64], grid: f64) -> u64 {
    terms.iter().filter(|term| (**term / grid).fract() != 0.0).count() as u64
}

/// Terms, the sum that f64 gives for them, and the bounds that hold for every order of additions in one way.
struct Target {
    terms: Vec<f64>,
    sum: f64,
    /// The least of the bounds that hold for accumulators of this precision or more.
    wider_too: f64,
    /// The least of the bounds that hold for accumulators of this precision.
    of_one: f64,
}

impl Target {
    /// The terms, each of them a value that f64 has and a multiple of 2^-200.
    fn new(terms: Vec<f64>, way: Way) -> Target {
        let additions = match way.mode {
            Mode::Nearest => Additions::Nearest,
            _ => Additions::Faithful,
        };
        let accumulator = Accumulator { precision: way.precision, additions };
        let of_products = match way.rounds_products {
            true => terms.iter().map(|term| accumulator.unit() * term.abs()).sum(),
            false => 0.0,
        };
        let all = Terms { term_error: of_products, ..Terms::of(&terms) };
        let events = any_tree_by_events(&all, accumulator, |grid| finer(&terms, grid));
        let events = events.filter(|_| !way.rounds_products);
        let wider_too = [any_tree(&all, accumulator), events].into_iter().flatten();
        let wider_too = wider_too.fold(f64::INFINITY, f64::min) + all.sum_error;
        let of_one = match way.mode {
            Mode::Nearest => {
                let growth = narrow_growth(way.precision, terms.len().min(256));
                let by_growth = growth.get(terms.len()).map_or(f64::INFINITY, |growth| {
                    growth * (all.magnitude + all.term_error) + all.term_error
                });
                any_tree_to_nearest(&all, way.precision).min(by_growth) + all.sum_error
            }
            _ => f64::INFINITY,
        };
        Target { sum: all.sum, terms, wider_too, of_one: of_one.min(wider_too) }
    }
}

/// What the attacks on a bound came to.
#[derive(Default, Debug)]
struct Tally {
    targets: u64,
    sums: u64,
    /// How many targets have a sum beyond half, and beyond a third, of the bound.
    beyond_half: u64,
    beyond_third: u64,
}

impl Tally {
    /// Attacks a target by every adversary.
    fn attack(&mut self, random: &mut Random, target: &Target, way: Way) {
        let (mut worst, mut bound): (f64, f64) = (0.0, 0.0);
        for (name, is_mixed, sum) in orders::sums(random, &target.terms, way) {
            let allowed = if is_mixed { target.wider_too } else { target.of_one };
            let error = (sum - target.sum).abs();
            assert!(
                error <= allowed,
                "{name} of {} terms in {way:?} is off by {error:e}, and the bound is {allowed:e}: {:?}",
                target.terms.len(),
                &target.terms[..target.terms.len().min(64)]
            );
            self.sums += 1;
            if allowed.is_finite() && allowed > 0.0 && error / allowed >= worst {
                (worst, bound) = (error / allowed, allowed);
            }
        }
        if bound > 0.0 {
            self.targets += 1;
            self.beyond_half += u64::from(worst > 0.5);
            self.beyond_third += u64::from(worst > 1.0 / 3.0);
        }
    }
}

#[test]
fn no_order_of_additions_is_outside_of_a_bound() {
    let mut random = Random::new(71);
    let mut tally = Tally::default();
    for round in 0..rounds(12) {
        for kind in data::KINDS {
            let precision = [3, 4, 8, 11, 16, 24][random.below(6)];
            let length = [3, 5, 17, 64, 150][random.below(5)];
            let mode = MODES[random.below(MODES.len())];
            let rounds_products = precision < 24 && random.one_in(3);
            let way = Way { precision, mode, rounds_products };
            let terms = data::terms(&mut random, *kind, length, precision);
            let seed = (round << 32) + length as u64;
            tally.attack(&mut Random::new(seed), &Target::new(terms, way), way);
        }
    }
    println!("{tally:?}");
    // a bound of half the size would be wrong for many of the data, and one of a third for more
    assert!(tally.beyond_half * 20 > tally.targets, "{tally:?}");
    assert!(tally.beyond_third * 8 > tally.targets, "{tally:?}");
}

#[test]
fn sums_whose_terms_lie_on_one_grid_are_exact_in_every_order() {
    let mut random = Random::new(72);
    for _ in 0..rounds(40) {
        let way = Way { precision: 24, mode: Mode::TowardZero, rounds_products: false };
        // integers whose magnitudes add up to less than 2^24
        let terms: Vec<f64> = (0..100).map(|_| random.below(300_000) as f64 - 150_000.0).collect();
        let all = Terms::of(&terms);
        let accumulator = Accumulator { precision: 24, additions: Additions::Faithful };
        assert_eq!(any_tree_by_events(&all, accumulator, |grid| finer(&terms, grid)), Some(0.0));
        for (name, _, sum) in orders::sums(&mut random, &terms, way) {
            assert_eq!(sum, all.sum, "{name}");
        }
    }
}

#[test]
fn sums_in_lanes_stay_inside_of_the_bound_of_their_height() {
    let mut random = Random::new(73);
    let mut beyond_a_tenth = 0;
    for round in 0..rounds(200) {
        let lanes = [4, 8, 16][random.below(3)];
        let length = lanes * (1 + random.below(12));
        let kind = data::KINDS[random.below(data::KINDS.len())];
        let way = Way { precision: 11, mode: Mode::Nearest, rounds_products: false };
        let terms = data::terms(&mut random, kind, length, 11);
        let all = Terms::of(&terms);
        let height = (length / lanes - 1) as u64 + u64::from(lanes.ilog2());
        let accumulator = Accumulator { precision: 11, additions: Additions::Nearest };
        let bound = tree_of_height(&all, accumulator, height).expect("a tree of few additions");
        let error = (orders::in_lanes(&terms, lanes, way) - all.sum).abs();
        assert!(error <= bound + all.sum_error, "round {round}: {error:e} > {bound:e}");
        beyond_a_tenth += u64::from(error > bound / 10.0);
    }
    assert!(beyond_a_tenth > 0);
}

/// Each of these is a bound with a mistake in its proof; the attacks find every one of them.
#[test]
fn the_attacks_find_bounds_that_are_wrong() {
    type Wrong = fn(&Terms, u32) -> f64;
    let wrong: [(&str, Wrong); 3] = [
        (
            "the power of two below the sum, not below the largest partial sum",
            |terms, precision| {
                let top = Terms { magnitude: terms.sum.abs(), ..*terms };
                let accumulator = Accumulator { precision, additions: Additions::Nearest };
                any_tree(&top, accumulator).unwrap_or(f64::INFINITY)
            },
        ),
        ("half as many additions", |terms, precision| {
            let fewer = Terms { count: terms.count.div_ceil(3), ..*terms };
            let accumulator = Accumulator { precision, additions: Additions::Nearest };
            any_tree(&fewer, accumulator).unwrap_or(f64::INFINITY)
        }),
        ("the error of the root alone", |terms, precision| {
            terms.sum.abs() * (-f64::from(precision)).exp2()
        }),
    ];
    for (name, bound) in wrong {
        let mut random = Random::new(74);
        let way = Way { precision: 8, mode: Mode::Nearest, rounds_products: false };
        let is_found = (0..60).any(|round| {
            let kind = data::KINDS[round % data::KINDS.len()];
            let terms = data::terms(&mut random, kind, 9, 8);
            let all = Terms::of(&terms);
            let bound = bound(&all, 8) + all.sum_error;
            orders::sums(&mut random, &terms, way)
                .into_iter()
                .any(|(_, _, sum)| (sum - all.sum).abs() > bound)
        });
        assert!(is_found, "{name}");
    }
}
