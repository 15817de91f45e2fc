//! Which results of an op are legal?
//!
//! # Rungs
//!
//! The specification says what an op computes and leaves a device freedoms: in which order it adds, in which precision it
//! does, how accurate its functions are. So several results are legal, and a tolerance that accepts them all accepts wrong
//! ones, too. A **rung** is one such freedom, taken by itself, as a set of results: the bits of this interpreter, the exact
//! result rounded once, a sum in any order in f32 or wider, a function within its units in the last place. Each set is found
//! from the operands that the device had. The rungs of an op stand in an order, and an element gets the first rung whose set
//! has it: that rung *explains* it. An element that is in no set is a violation. Which rungs are accepted is the reader's choice
//! ([`Freedoms`]); a rung that is not accepted still says what would explain an element.
//!
//! A set is a band, which is an interval for each number and what else may stand there (NaN, an infinity); several bands; or
//! some results whose bits are compared. A band is made before the rounding to the type of the result, wide enough for the
//! errors of its own arithmetic in f64, and rounded as the device has to round, so that what is legal is never
//! called a violation. docs/legality.md has the formulas and their proofs.
//!
//! # Why no interval is propagated
//!
//! It would be simpler to run a program on intervals: each op gives the set of its legal results, from the sets of its
//! operands. Such intervals only grow. An interval forgets that two operands come from one value, so that `x - x` is as wide
//! as `x` twice; each sum adds its bound for the worst order, which hardly any device reaches, to those of all sums before; and an
//! order comparison of two intervals that meet is no answer at all, though a sort or a maximum needs one. After some layers
//! of a network everything is legal.
//!
//! So the run of the judge has the values of the device. Where the device showed a value, that value takes the place of ours
//! as soon as it is judged, and the ops after it read it as their operand, which is then known to the last bit. Each op is
//! judged alone, on what the device itself had; its band says how far one op may err, never how far errors add up; and an error
//! counts once, at the op that made it. What the errors come to at the end of the program is measured beside it, by a run from the
//! arguments on, and is no verdict.
//!
//! One exception is left: values that the device did not show, such as those between the ops of a fusion. Their ops are
//! judged together with the op whose result was shown, and intervals are carried through this group alone. A
//! verdict names the ops of its group, and showing more values makes it sharp again.
//!
//! # Floors
//!
//! Files import from their own floor and from lower ones alone, which `tests/rooms/floors.rs` holds them to:
//!
//! * `ground`: rungs, bands, the bounds of sums, and what a verdict says;
//! * `law`: what makes the results of an op legal, by the kind of the op, and what each rung allows;
//! * `look`: first looks, which sort out in one pass the elements of large results of which it is plain what the rungs
//!   would say. They save time and nothing else: the path `first_looks` leaves them out, and the verdicts are the same
//!   (`tests/attack/looks.rs`). Notes on results of many sums are made from a sample of these, which a first look takes;
//! * `run`: a result is sorted by its rungs, and a program runs on the values of the device.
//!
//! Whoever never opens `look` knows every verdict. One op by itself, also in f64, is the room `alone` below.
//!
//! # Sums
//!
//! A device adds the terms of a sum in an order, and in a precision, that the program does not state. This room says
//! how far such a sum may be from the exact one. docs/legality.md has the formulas and their proofs.
//!
//! ```
//! use shlo_interp_instrument::judge::{Accumulator, Additions, Terms, any_tree_by_events};
//!
//! let f32_sums = Accumulator { precision: 24, additions: Additions::Nearest };
//! // Products of two values of f8E4M3FN: each is a multiple of 2^-18.
//! let terms = [448.0 * 0.5, -0.25 * 0.25, 1.75 * 1.75];
//! let finer = |grid: f64| terms.iter().filter(|term| (*term / grid).fract() != 0.0).count() as u64;
//! // Every order of additions in f32, or wider, gives the exact sum.
//! assert_eq!(any_tree_by_events(&Terms::of(&terms), f32_sums, finer), Some(0.0));
//! ```

#[cfg(test)]
mod freedoms_tests;
mod ground;
mod law;
#[cfg(test)]
mod law_tests;
mod look;
#[cfg(test)]
mod program_tests;
#[cfg(test)]
mod residuals_tests;
mod run;
#[cfg(test)]
mod steps_tests;

pub use crate::alone::OneOp;
pub use ground::bound::{
    Accumulator, Additions, Terms, any_tree, any_tree_by_events, any_tree_to_nearest,
    narrow_growth, tree_of_height,
};
pub use ground::rung::{Freedoms, Rung, Tree};
pub use ground::verdict::{Cancelled, Element, Verdict};
pub use run::range::{LegalRange, Ran, legal_range};
pub use run::trial::{Difference, Distance, Dumps, Finding, Judgement, Loop, Trial};
