//! The values of attributes that StableHLO leaves out: VHLO has no optional attributes.

/// The value of an attribute that is absent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Absent {
    False,
    /// An i64.
    Integer(i64),
    /// `""`.
    EmptyString,
    /// `[]`.
    EmptyArray,
    /// `{}`.
    EmptyDictionary,
    /// A tensor of no i64.
    EmptyIntegers,
    /// A word of an enumeration.
    Word(&'static str, &'static str),
    /// The type `none`.
    NoType,
    /// Two precisions, both DEFAULT.
    Precisions,
    /// No tolerance, in the mode DEFAULT.
    Accuracy,
    /// 1 for each dimension of the window.
    Ones,
    /// `false` for each dimension of the window.
    Falses,
    /// 0 before and after, for each dimension of the window.
    Padding,
    /// `{}` for the typed calling convention, else `""`.
    Configuration,
}

use Absent::*;

/// The value of an attribute of a VHLO operation where StableHLO leaves it out, or `None` if it may not.
pub(super) fn default_of(op: &str, attribute: &str) -> Option<Absent> {
    let is_row = |(ops, names, _): &&(&str, &str, Absent)| {
        (ops.is_empty() || ops.split_whitespace().any(|it| it == op))
            && names.split_whitespace().any(|it| it == attribute)
    };
    DEFAULTS.iter().find(is_row).map(|&(_, _, default)| default)
}

/// Operations with their attributes, and the values of these where they are absent. An empty text in the place
/// of operations means all of them.
#[rustfmt::skip]
const DEFAULTS: &[(&str, &str, Absent)] = &[
    ("", "channel_id", Integer(0)),
    ("", "use_global_device_ids has_dynamic_root", False),
    ("", "precision_config", Precisions),
    ("", "result_accuracy", Accuracy),
    ("", "indices_are_sorted unique_indices", False),
    ("cholesky", "lower", False),
    ("compare", "compare_type", Word("comparison_type", "NOTYPE")),
    ("composite", "composite_attributes", EmptyDictionary),
    ("composite", "version", Integer(0)),
    ("convolution dynamic_conv", "window_strides lhs_dilation rhs_dilation", Ones),
    ("convolution dynamic_conv", "window_reversal", Falses),
    ("convolution dynamic_conv", "padding", Padding),
    ("custom_call", "api_version", Word("api_version", "API_VERSION_ORIGINAL")),
    ("custom_call", "backend_config", Configuration),
    ("custom_call", "has_side_effect", False),
    ("custom_call", "called_computations operand_layouts result_layouts", EmptyArray),
    ("custom_call", "output_operand_aliases result_tilings", EmptyArray),
    ("dot_general", "lhs_precision_type rhs_precision_type accumulation_type", NoType),
    ("dot_general", "lhs_component_count rhs_component_count", NoType),
    ("dot_general", "num_primitive_operations allow_imprecise_accumulation", NoType),
    ("dynamic_broadcast_in_dim", "known_expanding_dimensions", EmptyIntegers),
    ("dynamic_broadcast_in_dim", "known_nonexpanding_dimensions", EmptyIntegers),
    ("gather dynamic_gather", "operand_batching_dims start_indices_batching_dims", EmptyIntegers),
    ("infeed", "infeed_config", EmptyString),
    ("infeed", "layout", EmptyArray),
    ("outfeed", "outfeed_config", EmptyString),
    ("reduce_window", "window_strides base_dilations window_dilations", Ones),
    ("reduce_window select_and_scatter", "padding", Padding),
    ("scatter", "input_batching_dims scatter_indices_batching_dims", EmptyIntegers),
    ("select_and_scatter", "window_strides", Ones),
    ("send recv", "is_host_transfer", False),
    ("send recv", "source_target_pairs", EmptyIntegers),
    ("sort", "dimension", Integer(-1)),
    ("sort", "is_stable", False),
];
