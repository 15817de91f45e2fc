//! Adversaries: ways to add terms that make the sum err as far as they can.

use crate::addition::{Mode, Way, rounded, sum};
use crate::random::Random;

/// The sums of all adversaries, with their names. The second field says whether some additions are made in a wider format.
pub fn sums(random: &mut Random, terms: &[f64], way: Way) -> Vec<(&'static str, bool, f64)> {
    let add = |a: f64, b: f64| sum(a, b, way.precision, way.mode);
    let own = |terms: &[f64]| products(terms, way);
    let mut all = Vec::new();
    let rounded_terms = own(terms);
    let mut sorted = rounded_terms.clone();
    sorted.sort_by(f64::total_cmp);
    let mut by_size = rounded_terms.clone();
    by_size.sort_by(|a, b| a.abs().total_cmp(&b.abs()));
    let chain =
        |terms: &mut dyn Iterator<Item = &f64>| terms.fold(0.0, |sum, term| add(sum, *term));
    all.push(("the given order", false, chain(&mut rounded_terms.iter())));
    all.push(("the reverse order", false, chain(&mut rounded_terms.iter().rev())));
    all.push(("from the least to the greatest", false, chain(&mut sorted.iter())));
    all.push(("from the greatest to the least", false, chain(&mut sorted.iter().rev())));
    all.push(("the smallest first", false, chain(&mut by_size.iter())));
    all.push(("the largest first", false, chain(&mut by_size.iter().rev())));
    for lanes in [2, 4, 16] {
        all.push(("lanes", false, in_lanes(terms, lanes, way)));
    }
    for up in [false, true] {
        for start in [Start::Any, Start::Largest, Start::OneSign(up)] {
            all.push(("the next worst term", false, greedy(&rounded_terms, start, up, way)));
        }
        all.push(("the worst pair", false, worst_pairs(&rounded_terms, up, way)));
    }
    for _ in 0..4 {
        all.push(("a tree", false, tree(random, terms, way, false)));
        all.push(("a tree of several precisions", true, tree(random, terms, way, true)));
    }
    all
}

/// The terms as they are added: rounded, if products are.
fn products(terms: &[f64], way: Way) -> Vec<f64> {
    let term = |term: &f64| match way.rounds_products {
        true => rounded(*term, way.precision, way.mode),
        false => *term,
    };
    terms.iter().map(term).collect()
}

/// A sum in lanes that are added in pairs at the end.
pub fn in_lanes(terms: &[f64], lanes: usize, way: Way) -> f64 {
    let terms = products(terms, way);
    let add = |a: f64, b: f64| sum(a, b, way.precision, way.mode);
    // a lane begins with its first term, which makes no addition
    let lane = |lane: usize| terms.iter().skip(lane).step_by(lanes).copied().reduce(add);
    let mut sums: Vec<f64> = (0..lanes).filter_map(lane).collect();
    while sums.len() > 1 {
        sums = sums.chunks(2).map(|pair| pair.iter().copied().reduce(add).unwrap_or(0.0)).collect();
    }
    sums.first().copied().unwrap_or(0.0)
}

/// Where an adversary begins.
#[derive(Clone, Copy)]
enum Start {
    Any,
    Largest,
    /// With all terms of one sign.
    OneSign(bool),
}

/// The sum to which the term is added, each time, whose addition errs most in one direction.
fn greedy(terms: &[f64], start: Start, up: bool, way: Way) -> f64 {
    let add = |a: f64, b: f64| sum(a, b, way.precision, way.mode);
    let mut left = terms.to_vec();
    let mut total = match start {
        Start::Any => left.pop().unwrap_or(0.0),
        Start::Largest => {
            let largest = (0..left.len()).max_by(|&a, &b| left[a].abs().total_cmp(&left[b].abs()));
            largest.map_or(0.0, |largest| left.swap_remove(largest))
        }
        Start::OneSign(positive) => {
            let (first, rest): (Vec<f64>, Vec<f64>) =
                left.iter().partition(|term| (**term > 0.0) == positive);
            left = rest;
            first.into_iter().fold(0.0, add)
        }
    };
    while !left.is_empty() {
        let error = |index: usize| {
            let error = add(total, left[index]) - (total + left[index]);
            if up { error } else { -error }
        };
        let worst = (0..left.len()).max_by(|&a, &b| error(a).total_cmp(&error(b)));
        let term = left.swap_remove(worst.unwrap_or(0));
        total = add(total, term);
    }
    total
}

/// The sum of a tree whose next addition is, of some pairs, the one that errs most in one direction.
fn worst_pairs(terms: &[f64], up: bool, way: Way) -> f64 {
    let add = |a: f64, b: f64| sum(a, b, way.precision, way.mode);
    let mut left = terms.to_vec();
    while left.len() > 1 {
        let last = left.pop().unwrap_or(0.0);
        let error = |index: usize| {
            let error = add(last, left[index]) - (last + left[index]);
            if up { error } else { -error }
        };
        let worst = (0..left.len()).max_by(|&a, &b| error(a).total_cmp(&error(b))).unwrap_or(0);
        let sum = add(last, left.swap_remove(worst));
        // partial sums wait until all others were taken once
        left.insert(0, sum);
    }
    left.first().copied().unwrap_or(0.0)
}

/// A random tree. A product is rounded before it is added or not; an addition may be made in a wider format.
fn tree(random: &mut Random, terms: &[f64], way: Way, is_mixed: bool) -> f64 {
    let term = |random: &mut Random, term: f64| match way.rounds_products && random.one_in(2) {
        true => rounded(term, way.precision, way.mode),
        false => term,
    };
    let mut left: Vec<f64> = terms.iter().map(|it| term(random, *it)).collect();
    while left.len() > 1 {
        let first = random.below(left.len());
        let first = left.swap_remove(first);
        let second = random.below(left.len());
        let second = left.swap_remove(second);
        let wider = if is_mixed { random.below(6) as u32 } else { 0 };
        let mode = match way.mode {
            Mode::Nearest => Mode::Nearest,
            // each addition goes to either neighbour
            _ => crate::MODES[random.below(4)],
        };
        left.push(sum(first, second, way.precision + wider, mode));
    }
    left.first().copied().unwrap_or(0.0)
}
