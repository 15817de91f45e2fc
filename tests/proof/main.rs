//! Proof: what programs compute in the small float types is the correctly rounded value, for every
//! code, every pair of codes, every tie and threshold.
//!
//! Everything runs as programs of one or a few ops, the way users run them, by the fast and by the plain
//! engine. What is expected comes
//! from elsewhere: decoding, arithmetic and conversions from exact arithmetic written here ([`exact`],
//! [`format`]) that knows nothing of the interpreter; functions from tables that interval arithmetic
//! made (tools/tables/proof_tables.py). A failure names the first type, op and operands that differ.
//!
//!     cargo test --test proof -- --nocapture | grep proven      what was compared, and how long it took

mod arithmetic;
mod complete;
mod conversions;
mod decode;
mod encode;
mod exact;
mod format;
mod functions;
mod integers;
mod program;
#[path = "../random/mod.rs"]
mod random;
mod report;
#[path = "../small_formats/mod.rs"]
mod small_formats;
mod sums;
mod tables;
mod unary;
mod wide;

use small_formats::SMALL;

/// Types of at most 8 bits by the grammar of names: every suffix, extreme field widths, odd biases.
fn named() -> impl Iterator<Item = String> {
    decode::formats().filter(|it| it.width() <= 8).map(|it| it.name).skip(SMALL.len())
}
