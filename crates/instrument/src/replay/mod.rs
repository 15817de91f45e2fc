//! Models of units that add products, which give a device's sums bit for bit.
//!
//! A bound says whether a result may be right; a model that gives all results of a device says what the device
//! does. A [`Model`] states the order of additions, how many products are added at once, what they are aligned
//! to, and each rounding. It has a text, and the known units have names ([`units`]). [`Replay`] makes sums by a
//! model, and [`Replays`] reads and writes the models that were found for a device.
//!
//! ```
//! use shlo_interp_instrument::replay::{Model, Replay, Types};
//!
//! let [f16, f32] = ["f16", "f32"].map(|name| shlo_interp_instrument::FloatFormat::parse(name).unwrap());
//! let types = Types { lhs: f16, rhs: f16, result: f32 };
//! // 1 + 2^-24 - 1: four products at once, of which bits below 2^-23 are cut
//! let [one, minus_one, small] = [0x3C00, 0xBC00, 0x0001];
//! let sum = |model: &str| {
//!     let model: Model = model.parse().unwrap();
//!     Replay::new(&model, types).unwrap().dot(&[one, small, minus_one], &[one; 3], None)
//! };
//! assert_eq!(f32::from_bits(sum("v100-f16") as u32), 0.0);
//! assert_eq!(f32::from_bits(sum("a100-f16") as u32), 2f32.powi(-24));
//! assert_eq!(sum("trunc:24,group:4,nominal,sum:f32:toward-zero"), sum("v100-f16"));
//! ```

mod aligned;
mod dot;
mod file;
mod model;
mod presets;
mod rounding;
mod text;
mod tree;

use std::fmt;

pub use dot::{Replay, Scratch, Types};
pub use file::{Found, Replays, read_shape};
pub use model::{Adder, Alignment, Join, Model, Order};
pub use presets::{Unit, named, units};
pub use rounding::{Node, Rounding};
pub use tree::{Builder, Tree};

/// A model that cannot be read, or that has no meaning for some types.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ModelError(pub String);

impl fmt::Display for ModelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ModelError {}

#[cfg(test)]
mod tests;
