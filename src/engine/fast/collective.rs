//! The ops between processes that compute.

use super::Fast;
use crate::ops;

/// The fast ways of this family.
pub static WAYS: &[(&str, Fast)] = &[
    ("stablehlo.all_gather", Fast::Exchange(ops::collective::gathering::prepare_all_gather)),
    ("stablehlo.all_to_all", Fast::Exchange(ops::collective::gathering::prepare_all_to_all)),
    ("stablehlo.all_reduce", Fast::Exchange(ops::collective::reducing::prepare_all_reduce)),
    ("stablehlo.reduce_scatter", Fast::Exchange(ops::collective::reducing::prepare_reduce_scatter)),
    (
        "stablehlo.collective_reduce",
        Fast::Exchange(ops::collective::reducing::prepare_collective_reduce),
    ),
    (
        "stablehlo.cross-replica-sum",
        Fast::Exchange(ops::collective::reducing::prepare_cross_replica_sum),
    ),
];
