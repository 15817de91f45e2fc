//! Attributes that VHLO and StableHLO hold in different ways: fields of one attribute on one side are
//! attributes of their own on the other, tensors here are arrays there.

/// A StableHLO attribute of named fields, each of which is an attribute of the VHLO operation.
#[derive(Debug, PartialEq, Eq)]
pub struct Joined {
    /// The operations' names without dialect and version.
    pub ops: &'static [&'static str],
    /// The name of the StableHLO attribute.
    pub attribute: &'static str,
    /// The mnemonic of the StableHLO attribute: `gather` of `#stablehlo.gather<...>`.
    pub mnemonic: &'static str,
    /// The fields in the order of StableHLO's text and bytecode.
    pub fields: &'static [Field],
}

/// One field of a [`Joined`] attribute.
#[derive(Debug, PartialEq, Eq)]
pub struct Field {
    /// The name of the field in StableHLO's text and of the VHLO attribute.
    pub name: &'static str,
    /// The kind of value that the field has.
    pub kind: FieldKind,
}

/// The kind of value that a field has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldKind {
    /// One integer: an `integer_v1` of i64.
    Integer,
    /// A list of integers: a `tensor_v1` of i64.
    Integers,
    /// A type: a `type_v1`.
    Type,
    /// A truth value: a `bool_v1`.
    Boolean,
}

use FieldKind::{Boolean, Integer, Integers, Type};

const fn field(name: &'static str, kind: FieldKind) -> Field {
    Field { name, kind }
}

/// All joined attributes. A channel handle is not among them, since only some operations keep its
/// type: [`has_channel_type`].
#[rustfmt::skip]
pub static JOINED: [Joined; 5] = [
    Joined {
        ops: &["convolution", "dynamic_conv"],
        attribute: "dimension_numbers",
        mnemonic: "conv",
        fields: &[
            field("input_batch_dimension", Integer),
            field("input_feature_dimension", Integer),
            field("input_spatial_dimensions", Integers),
            field("kernel_input_feature_dimension", Integer),
            field("kernel_output_feature_dimension", Integer),
            field("kernel_spatial_dimensions", Integers),
            field("output_batch_dimension", Integer),
            field("output_feature_dimension", Integer),
            field("output_spatial_dimensions", Integers),
        ],
    },
    Joined {
        ops: &["dot_general"],
        attribute: "dot_dimension_numbers",
        mnemonic: "dot",
        fields: &[
            field("lhs_batching_dimensions", Integers),
            field("rhs_batching_dimensions", Integers),
            field("lhs_contracting_dimensions", Integers),
            field("rhs_contracting_dimensions", Integers),
        ],
    },
    Joined {
        ops: &["dot_general"],
        attribute: "algorithm",
        mnemonic: "dot_algorithm",
        fields: &[
            field("lhs_precision_type", Type),
            field("rhs_precision_type", Type),
            field("accumulation_type", Type),
            field("lhs_component_count", Integer),
            field("rhs_component_count", Integer),
            field("num_primitive_operations", Integer),
            field("allow_imprecise_accumulation", Boolean),
        ],
    },
    Joined {
        ops: &["gather", "dynamic_gather"],
        attribute: "dimension_numbers",
        mnemonic: "gather",
        fields: &[
            field("offset_dims", Integers),
            field("collapsed_slice_dims", Integers),
            field("operand_batching_dims", Integers),
            field("start_indices_batching_dims", Integers),
            field("start_index_map", Integers),
            field("index_vector_dim", Integer),
        ],
    },
    Joined {
        ops: &["scatter"],
        attribute: "scatter_dimension_numbers",
        mnemonic: "scatter",
        fields: &[
            field("update_window_dims", Integers),
            field("inserted_window_dims", Integers),
            field("input_batching_dims", Integers),
            field("scatter_indices_batching_dims", Integers),
            field("scatter_dims_to_operand_dims", Integers),
            field("index_vector_dim", Integer),
        ],
    },
];

/// The joined attributes of an operation, by its name without dialect and version.
pub fn joined(op: &str) -> impl Iterator<Item = &'static Joined> {
    JOINED.iter().filter(move |joined| joined.ops.contains(&op))
}

/// Whether the channel's type is an attribute of the VHLO operation, beside the channel's number.
pub fn has_channel_type(op: &str) -> bool {
    matches!(op, "send" | "recv")
}

/// Whether an attribute that is a tensor in VHLO is an `array<...>` in StableHLO. The operation is
/// named without dialect and version.
pub fn is_array(op: &str, attribute: &str) -> bool {
    let mut rows = ARRAYS.iter().filter(|(name, _)| *name == op);
    rows.any(|(_, attributes)| attributes.split_whitespace().any(|name| name == attribute))
}

/// Whether an attribute that is a string in VHLO is a symbol in StableHLO, or, as
/// `called_computations` of `custom_call`, an array of symbols.
pub fn is_symbol(op: &str, attribute: &str) -> bool {
    matches!(
        (op, attribute),
        ("call", "callee")
            | ("composite", "decomposition")
            | ("custom_call", "called_computations")
    )
}

/// Whether an attribute that is a boolean in VHLO is a unit attribute in StableHLO, absent for false.
pub fn is_unit(attribute: &str) -> bool {
    matches!(attribute, "use_global_device_ids" | "has_dynamic_root")
}

/// Operations with their attributes that are tensors of i64 in VHLO and arrays in StableHLO;
/// `window_reversal` holds i1.
#[rustfmt::skip]
const ARRAYS: &[(&str, &str)] = &[
    ("broadcast", "broadcast_sizes"),
    ("broadcast_in_dim", "broadcast_dimensions"),
    ("convolution", "window_strides lhs_dilation rhs_dilation window_reversal"),
    ("dynamic_broadcast_in_dim",
        "broadcast_dimensions known_expanding_dimensions known_nonexpanding_dimensions"),
    ("dynamic_conv", "window_strides lhs_dilation rhs_dilation window_reversal"),
    ("dynamic_slice", "slice_sizes"),
    ("fft", "fft_length"),
    ("gather", "slice_sizes"),
    ("map", "dimensions"),
    ("pad", "edge_padding_low edge_padding_high interior_padding"),
    ("reduce", "dimensions"),
    ("reduce_window", "window_dimensions window_strides base_dilations window_dilations"),
    ("reverse", "dimensions"),
    ("select_and_scatter", "window_dimensions window_strides"),
    ("slice", "start_indices limit_indices strides"),
    ("transpose", "permutation"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bytecode::vhlo_ops;

    #[test]
    fn every_field_is_an_attribute_of_the_newest_operation() {
        for joined in &JOINED {
            for op in joined.ops {
                let attributes: Vec<_> = vhlo_ops::newest(op).unwrap().attributes().collect();
                let known = |field: &Field| attributes.contains(&field.name);
                assert!(joined.fields.iter().all(known), "{op}: {}", joined.attribute);
            }
        }
    }

    #[test]
    fn every_array_is_an_attribute_of_the_newest_operation() {
        for (op, names) in ARRAYS {
            let attributes: Vec<_> = vhlo_ops::newest(op).unwrap().attributes().collect();
            assert!(names.split_whitespace().all(|name| attributes.contains(&name)), "{op}");
        }
    }
}
