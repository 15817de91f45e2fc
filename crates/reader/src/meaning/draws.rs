//! The bits of stochastic rounding: a function of the run's seed, of how often the process drew
//! before, of the element's index and of the rounding's place in the op; of nothing else.

use crate::numeric::chance::Chance;

/// The random bits with which stochastic rounding rounds to nearest.
const NEAREST: u32 = 1 << 31;
/// Roundings that one step makes of a lane, at most.
const PLACES: u64 = 8;
/// Steps of an op, at most; beyond, bits are taken twice.
const STEPS: u64 = 32;

/// The bits for one execution of a program, from an element on. The default has none, with which
/// stochastic rounding is to nearest.
#[derive(Debug, Clone, Copy, Default)]
pub struct Draws {
    has_bits: bool,
    seed: u64,
    /// How often the process drew before.
    number: u64,
    step: u64,
    first: u64,
}

impl Draws {
    /// The draws of a state of Philox that no other execution has.
    pub fn new(state: [u64; 3]) -> Draws {
        Draws { has_bits: true, seed: state[0], number: state[2], ..Draws::default() }
    }

    /// The draws for elements from an index on, in a step of the program.
    pub fn of_step(self, step: usize, index: usize) -> Draws {
        Draws { step: step as u64, first: index as u64, ..self }
    }

    /// 32 bits for an element and a rounding of its step.
    #[inline]
    pub fn bits(self, element: usize, place: u64) -> u32 {
        if !self.has_bits {
            return NEAREST;
        }
        let of_op = self.step % STEPS * PLACES + place;
        let stream = self.number.wrapping_mul(STEPS * PLACES).wrapping_add(of_op) << 1 >> 1;
        Chance { seed: self.seed, stream }.bits(self.first + element as u64)
    }
}
