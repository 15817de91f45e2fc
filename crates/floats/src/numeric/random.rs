//! Pseudo-random numbers for generated programs, tests and benches: the same seed gives the same numbers on every
//! machine.

#![allow(dead_code, reason = "a program that includes this file uses some of it")]

/// A SplitMix64 generator.
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mixed(self.0)
    }

    /// A number from 0 to `limit - 1`.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.bits() % limit as u64) as usize
    }

    /// A number of a range, its ends included.
    pub fn between(&mut self, least: i64, most: i64) -> i64 {
        least + self.below((most - least + 1) as usize) as i64
    }

    /// True once in `count` times.
    pub fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    /// One of some choices.
    pub fn pick<T: Clone>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())].clone()
    }

    /// A number of [0, 1).
    pub fn fraction(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// The numbers below `count` in random order.
    pub fn permutation(&mut self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        for place in (1..count).rev() {
            order.swap(place, self.below(place + 1));
        }
        order
    }
}

/// The number of an index: that of the generator of seed 0 after `index` others.
pub fn splitmix(index: u64) -> u64 {
    mixed(index.wrapping_add(1).wrapping_mul(STEP))
}

/// How far the state moves from one number to the next.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// A state with its bits mixed.
fn mixed(state: u64) -> u64 {
    let mixed = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

/// The numbers that the authors of SplitMix64 publish for the seed 1234567.
#[test]
fn the_generator_is_splitmix64() {
    let mut random = Random::new(1234567);
    let published = [6457827717110365317, 3203168211198807973, 9817491932198370423];
    assert_eq!([(); 3].map(|()| random.bits()), published);
    let mut random = Random::new(0);
    assert_eq!([0, 1, 2].map(splitmix), [(); 3].map(|()| random.bits()));
}
