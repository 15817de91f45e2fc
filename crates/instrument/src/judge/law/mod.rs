//! What is legal for a result of an op, rung by rung.

pub(super) mod complex;
pub(super) mod conversions;
pub(super) mod flush;
pub(super) mod intervals;
pub(super) mod kinds;
pub(super) mod ladder;
pub(super) mod maxnum;
pub(super) mod open_elements;
pub(super) mod own_error;
pub(super) mod padding;
pub(super) mod products;
pub(super) mod quanta;
pub(super) mod quantized;
pub(super) mod reciprocal;
pub(super) mod reductions;
pub(super) mod replays;
pub(super) mod residuals;
pub(super) mod rows;
pub(super) mod sizes;
pub(super) mod steps;
pub(super) mod sum_bounds;
pub(super) mod sums;
pub(super) mod systems;
