//! The properties of operations that are not VHLO operations, which bytecode stores by position.

use std::collections::HashMap;
use std::sync::LazyLock;

/// One property of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Property {
    /// The attribute's name.
    pub name: &'static str,
    /// Whether it may be absent: its index is then a flagged one.
    pub optional: bool,
}

/// The properties of an operation, sorted by name, by the operation's full name such as
/// `stablehlo.slice`. Operations that are not in the table have no properties.
pub fn of(op: &str) -> Option<impl Iterator<Item = Property> + use<>> {
    lists(op).next().map(parse)
}

/// All lists of properties that an operation has had, the newest first.
pub fn all_lists(op: &str) -> impl Iterator<Item = Vec<Property>> + use<> {
    lists(op).map(|list| parse(list).collect())
}

/// Whether the segment sizes of operands and results, sparse arrays, follow the properties.
pub fn has_segments(op: &str) -> bool {
    op == "chlo.scan"
}

fn lists(op: &str) -> impl Iterator<Item = &'static str> + use<> {
    let places = BY_NAME.get(op).map_or(&[][..], Vec::as_slice);
    places.iter().map(|&place| ROWS[place].1)
}

fn parse(list: &'static str) -> impl Iterator<Item = Property> + use<> {
    list.split_whitespace().map(|word| match word.strip_suffix('?') {
        Some(name) => Property { name, optional: true },
        None => Property { name: word, optional: false },
    })
}

static BY_NAME: LazyLock<HashMap<&str, Vec<usize>>> = LazyLock::new(|| {
    let mut places = HashMap::<_, Vec<usize>>::new();
    for (place, (name, _)) in ROWS.iter().enumerate() {
        places.entry(*name).or_default().push(place);
    }
    places
});

/// Operations and the names of their properties between spaces; `?` marks those that may be absent.
/// Of an operation with several rows the newest form is the first.
#[rustfmt::skip]
const ROWS: &[(&str, &str)] = &[
    ("stablehlo.all_gather",
        "all_gather_dim channel_handle? replica_groups use_global_device_ids?"),
    ("stablehlo.all_reduce", "channel_handle? replica_groups use_global_device_ids?"),
    ("stablehlo.all_to_all",
        "channel_handle? concat_dimension replica_groups split_count split_dimension"),
    ("stablehlo.batch_norm_grad", "epsilon feature_index"),
    ("stablehlo.batch_norm_inference", "epsilon feature_index"),
    ("stablehlo.batch_norm_training", "epsilon feature_index"),
    ("stablehlo.broadcast_in_dim", "broadcast_dimensions"),
    ("stablehlo.broadcast", "broadcast_sizes"),
    ("stablehlo.cbrt", "result_accuracy?"),
    ("stablehlo.cholesky", "lower?"),
    ("stablehlo.collective_broadcast", "channel_handle? has_dynamic_root? replica_groups"),
    ("stablehlo.collective_broadcast", "channel_handle? replica_groups"),
    ("stablehlo.collective_reduce",
        "channel_handle? has_dynamic_root? replica_groups use_global_device_ids?"),
    ("stablehlo.collective_permute", "channel_handle? source_target_pairs"),
    ("stablehlo.compare", "compare_type? comparison_direction"),
    ("stablehlo.composite", "composite_attributes? decomposition name version?"),
    ("stablehlo.concatenate", "dimension"),
    ("stablehlo.constant", "value"),
    ("stablehlo.convolution",
        "batch_group_count dimension_numbers feature_group_count lhs_dilation? padding? \
         precision_config? rhs_dilation? window_reversal? window_strides?"),
    ("stablehlo.cosine", "result_accuracy?"),
    ("stablehlo.cross-replica-sum", "replica_groups"),
    ("stablehlo.custom_call",
        "api_version? backend_config? call_target_name called_computations? has_side_effect? \
         operand_layouts? output_operand_aliases? result_layouts? result_tilings?"),
    ("stablehlo.custom_call",
        "api_version? backend_config? call_target_name called_computations? has_side_effect? \
         operand_layouts? output_operand_aliases? result_layouts?"),
    ("stablehlo.dot_general", "algorithm? dot_dimension_numbers precision_config?"),
    ("stablehlo.dot", "precision_config?"),
    ("stablehlo.dynamic_broadcast_in_dim",
        "broadcast_dimensions known_expanding_dimensions? known_nonexpanding_dimensions?"),
    ("stablehlo.dynamic_conv",
        "batch_group_count dimension_numbers feature_group_count lhs_dilation? precision_config? \
         rhs_dilation? window_reversal? window_strides?"),
    ("stablehlo.dynamic_gather", "dimension_numbers indices_are_sorted?"),
    ("stablehlo.dynamic_iota", "iota_dimension"),
    ("stablehlo.dynamic_slice", "slice_sizes"),
    ("stablehlo.einsum", "einsum_config"),
    ("stablehlo.exponential", "result_accuracy?"),
    ("stablehlo.exponential_minus_one", "result_accuracy?"),
    ("stablehlo.fft", "fft_length fft_type"),
    ("stablehlo.gather", "dimension_numbers indices_are_sorted? slice_sizes"),
    ("stablehlo.get_dimension_size", "dimension"),
    ("stablehlo.get_tuple_element", "index"),
    ("stablehlo.infeed", "infeed_config? layout?"),
    ("stablehlo.iota", "iota_dimension"),
    ("stablehlo.log_plus_one", "result_accuracy?"),
    ("stablehlo.log", "result_accuracy?"),
    ("stablehlo.logistic", "result_accuracy?"),
    ("stablehlo.map", "dimensions"),
    ("stablehlo.outfeed", "outfeed_config?"),
    ("stablehlo.pad", "edge_padding_high edge_padding_low interior_padding"),
    ("stablehlo.recv", "channel_handle is_host_transfer? source_target_pairs?"),
    ("stablehlo.recv", "channel_handle is_host_transfer?"),
    ("stablehlo.reduce", "dimensions"),
    ("stablehlo.reduce_precision", "exponent_bits mantissa_bits"),
    ("stablehlo.reduce_scatter",
        "channel_handle? replica_groups scatter_dimension use_global_device_ids?"),
    ("stablehlo.reduce_window",
        "base_dilations? padding? window_dilations? window_dimensions window_strides?"),
    ("stablehlo.reverse", "dimensions"),
    ("stablehlo.rng_bit_generator", "rng_algorithm"),
    ("stablehlo.rng", "rng_distribution"),
    ("stablehlo.rsqrt", "result_accuracy?"),
    ("stablehlo.scatter", "indices_are_sorted? scatter_dimension_numbers unique_indices?"),
    ("stablehlo.select_and_scatter", "padding? window_dimensions? window_strides?"),
    ("stablehlo.send", "channel_handle is_host_transfer? source_target_pairs?"),
    ("stablehlo.send", "channel_handle is_host_transfer?"),
    ("stablehlo.set_dimension_size", "dimension"),
    ("stablehlo.sine", "result_accuracy?"),
    ("stablehlo.slice", "limit_indices start_indices strides"),
    ("stablehlo.sort", "dimension? is_stable?"),
    ("stablehlo.sqrt", "result_accuracy?"),
    ("stablehlo.tan", "result_accuracy?"),
    ("stablehlo.tanh", "result_accuracy?"),
    ("stablehlo.torch_index_select", "batch_dims dim"),
    ("stablehlo.transpose", "permutation"),
    ("stablehlo.triangular_solve", "left_side lower transpose_a unit_diagonal"),
    ("stablehlo.unary_einsum", "einsum_config"),
    ("chlo.broadcast_add", "broadcast_dimensions?"),
    ("chlo.broadcast_and", "broadcast_dimensions?"),
    ("chlo.broadcast_atan2", "broadcast_dimensions?"),
    ("chlo.broadcast_compare", "broadcast_dimensions? compare_type? comparison_direction"),
    ("chlo.broadcast_complex", "broadcast_dimensions?"),
    ("chlo.broadcast_divide", "broadcast_dimensions?"),
    ("chlo.broadcast_maximum", "broadcast_dimensions?"),
    ("chlo.broadcast_minimum", "broadcast_dimensions?"),
    ("chlo.broadcast_multiply", "broadcast_dimensions?"),
    ("chlo.broadcast_next_after", "broadcast_dimensions?"),
    ("chlo.broadcast_or", "broadcast_dimensions?"),
    ("chlo.broadcast_polygamma", "broadcast_dimensions?"),
    ("chlo.broadcast_power", "broadcast_dimensions?"),
    ("chlo.broadcast_remainder", "broadcast_dimensions?"),
    ("chlo.broadcast_shift_left", "broadcast_dimensions?"),
    ("chlo.broadcast_shift_right_arithmetic", "broadcast_dimensions?"),
    ("chlo.broadcast_shift_right_logical", "broadcast_dimensions?"),
    ("chlo.broadcast_subtract", "broadcast_dimensions?"),
    ("chlo.broadcast_xor", "broadcast_dimensions?"),
    ("chlo.broadcast_zeta", "broadcast_dimensions?"),
    ("chlo.constant_like", "value"),
    ("chlo.constant", "value"),
    ("chlo.ragged_dot", "precision_config? ragged_dot_dimension_numbers"),
    ("chlo.scan", "dimension is_associative? is_reverse? scan_dim_size?"),
    ("chlo.top_k", "k"),
    ("func.call_indirect", "arg_attrs? res_attrs?"),
    ("func.call", "arg_attrs? callee no_inline? res_attrs?"),
    ("func.constant", "value"),
    ("func.func", "arg_attrs? function_type no_inline? res_attrs? sym_name sym_visibility?"),
    ("builtin.module", "sym_name? sym_visibility?"),
    ("sdy.all_gather", "gathering_axes out_sharding"),
    ("sdy.all_reduce", "out_sharding reduction_axes"),
    ("sdy.all_slice", "out_sharding slicing_axes"),
    ("sdy.all_to_all", "out_sharding params"),
    ("sdy.collective_permute", "out_sharding"),
    ("sdy.constant", "value"),
    ("sdy.data_flow_edge", "sharding?"),
    ("sdy.manual_computation", "in_shardings manual_axes out_shardings"),
    ("sdy.mesh", "mesh sym_name"),
    ("sdy.named_computation", "in_shardings? name out_shardings?"),
    ("sdy.propagation_barrier", "allowed_direction"),
    ("sdy.reduce_scatter", "out_sharding reduce_scatter_axes"),
    ("sdy.replicated_to_unreduced", "axes out_sharding"),
    ("sdy.reshard", "sharding"),
    ("sdy.sharded_to_unreduced", "axes out_sharding"),
    ("sdy.sharding_constraint", "sharding"),
    ("sdy.sharding_group", "group_id"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn properties_are_sorted_by_name() {
        for (name, list) in ROWS {
            assert!(parse(list).is_sorted_by_key(|property| property.name), "{name}");
        }
    }

    #[test]
    fn the_newest_list_comes_first() {
        let newest: Vec<_> = of("stablehlo.send").unwrap().collect();
        let last = Property { name: "source_target_pairs", optional: true };
        assert_eq!(newest.last(), Some(&last));
        assert_eq!(all_lists("stablehlo.send").count(), 2);
        assert!(of("stablehlo.add").is_none());
    }
}
