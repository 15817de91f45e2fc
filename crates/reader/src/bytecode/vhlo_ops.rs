//! Every operation of VHLO: in which versions of VHLO it exists, and its attributes.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::versions::Version;

/// An operation of VHLO.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VhloOp {
    /// The name with its version and without the dialect, such as `add_v1`.
    pub name: &'static str,
    /// The first version of VHLO that has it.
    pub since: Version,
    /// The last version of VHLO that has it, or `None` if the newest one does.
    pub until: Option<Version>,
    /// The names of its attributes, separated by spaces, sorted. All are required, and they are the
    /// operation's properties in this order.
    attributes: &'static str,
}

impl VhloOp {
    /// The names of the attributes, sorted: the order of the properties.
    pub fn attributes(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.attributes.split_whitespace()
    }

    /// The name without the version: `add` of `add_v1`.
    pub fn stem(&self) -> &'static str {
        stem(self.name)
    }

    /// Whether a version of VHLO has this operation.
    pub fn exists_in(&self, version: Version) -> bool {
        self.since <= version && self.until.is_none_or(|until| version.without_patch() <= until)
    }

    /// Whether there is no newer form of the operation.
    pub fn is_newest(&self) -> bool {
        self.until.is_none()
    }
}

/// The operation of a name without the dialect, such as `add_v1`.
pub fn find(name: &str) -> Option<&'static VhloOp> {
    BY_NAME.get(name).map(|&index| &OPS[index])
}

/// The form of an operation that a version of VHLO has, by the name without version, such as `add`.
pub fn in_version(stem: &str, version: Version) -> Option<&'static VhloOp> {
    forms(stem).find(|op| op.exists_in(version))
}

/// The newest form of an operation, by the name without version.
pub fn newest(stem: &str) -> Option<&'static VhloOp> {
    forms(stem).find(|op| op.is_newest())
}

/// All forms of an operation, the oldest first, by the name without version.
pub fn forms(stem: &str) -> impl Iterator<Item = &'static VhloOp> + use<> {
    let places = BY_STEM.get(stem).map_or(&[][..], Vec::as_slice);
    places.iter().map(|&index| &OPS[index])
}

fn stem(name: &'static str) -> &'static str {
    name.rsplit_once("_v").map_or(name, |(stem, _)| stem)
}

static BY_NAME: LazyLock<HashMap<&str, usize>> =
    LazyLock::new(|| OPS.iter().enumerate().map(|(index, op)| (op.name, index)).collect());

static BY_STEM: LazyLock<HashMap<&str, Vec<usize>>> = LazyLock::new(|| {
    let mut forms = HashMap::<_, Vec<usize>>::new();
    for (index, op) in OPS.iter().enumerate() {
        forms.entry(op.stem()).or_default().push(index);
    }
    forms
});

/// An operation that the newest VHLO has.
const fn now(name: &'static str, since: (u32, u32), attributes: &'static str) -> VhloOp {
    VhloOp { name, since: Version::new(since.0, since.1), until: None, attributes }
}

/// An operation that has a newer form.
const fn old(
    name: &'static str,
    since: (u32, u32),
    until: (u32, u32),
    attributes: &'static str,
) -> VhloOp {
    let (since, until) = (Version::new(since.0, since.1), Version::new(until.0, until.1));
    VhloOp { name, since, until: Some(until), attributes }
}

/// All operations of VHLO up to [`super::versions::NEWEST`].
#[rustfmt::skip]
pub const OPS: [VhloOp; 145] = [
    now("abs_v1", (0, 9), ""),
    now("add_v1", (0, 9), ""),
    now("after_all_v1", (0, 9), ""),
    old("all_gather_v1", (0, 9), (1, 4),
        "all_gather_dim channel_id replica_groups use_global_device_ids"),
    now("all_gather_v2", (1, 5), "all_gather_dim channel_id replica_groups use_global_device_ids"),
    old("all_reduce_v1", (0, 9), (1, 4), "channel_id replica_groups use_global_device_ids"),
    now("all_reduce_v2", (1, 5), "channel_id replica_groups use_global_device_ids"),
    old("all_to_all_v1", (0, 9), (1, 4),
        "channel_id concat_dimension replica_groups split_count split_dimension"),
    now("all_to_all_v2", (1, 5),
        "channel_id concat_dimension replica_groups split_count split_dimension"),
    now("and_v1", (0, 9), ""),
    now("async_start_v1", (1, 15), ""),
    now("async_done_v1", (1, 15), ""),
    now("atan2_v1", (0, 9), ""),
    now("batch_norm_grad_v1", (0, 9), "epsilon feature_index"),
    now("batch_norm_inference_v1", (0, 9), "epsilon feature_index"),
    now("batch_norm_training_v1", (0, 9), "epsilon feature_index"),
    now("bitcast_convert_v1", (0, 9), ""),
    now("broadcast_in_dim_v1", (0, 9), "broadcast_dimensions"),
    now("broadcast_v1", (0, 9), "broadcast_sizes"),
    now("call_v1", (0, 9), "callee"),
    now("case_v1", (0, 9), ""),
    old("cbrt_v1", (0, 9), (1, 9), ""),
    now("cbrt_v2", (1, 10), "result_accuracy"),
    now("ceil_v1", (0, 9), ""),
    now("cholesky_v1", (0, 9), "lower"),
    now("clamp_v1", (0, 9), ""),
    now("count_leading_zeros_v1", (0, 9), ""),
    old("collective_broadcast_v1", (0, 16), (1, 19), "channel_id replica_groups"),
    now("collective_broadcast_v2", (1, 20), "channel_id has_dynamic_root replica_groups"),
    now("collective_reduce_v1", (1, 19),
        "channel_id has_dynamic_root replica_groups use_global_device_ids"),
    now("collective_permute_v1", (0, 9), "channel_id source_target_pairs"),
    now("compare_v1", (0, 9), "compare_type comparison_direction"),
    now("complex_v1", (0, 9), ""),
    old("composite_v1", (0, 19), (1, 13), "composite_attributes decomposition name version"),
    now("composite_v2", (1, 14), "composite_attributes decomposition name version"),
    now("concatenate_v1", (0, 9), "dimension"),
    now("constant_v1", (0, 9), "value"),
    now("convert_v1", (0, 9), ""),
    now("convolution_v1", (0, 9),
        "batch_group_count feature_group_count input_batch_dimension input_feature_dimension \
         input_spatial_dimensions kernel_input_feature_dimension kernel_output_feature_dimension \
         kernel_spatial_dimensions lhs_dilation output_batch_dimension output_feature_dimension \
         output_spatial_dimensions padding precision_config rhs_dilation window_reversal \
         window_strides"),
    old("cosine_v1", (0, 9), (1, 9), ""),
    now("cosine_v2", (1, 10), "result_accuracy"),
    now("create_token_v1", (0, 9), ""),
    now("cross-replica-sum_v1", (0, 9), "replica_groups"),
    old("custom_call_v1", (0, 9), (1, 17),
        "api_version backend_config call_target_name called_computations has_side_effect \
         operand_layouts output_operand_aliases result_layouts"),
    now("custom_call_v2", (1, 18),
        "api_version backend_config call_target_name called_computations has_side_effect \
         operand_layouts output_operand_aliases result_layouts result_tilings"),
    now("divide_v1", (0, 9), ""),
    old("dot_general_v1", (0, 9), (1, 5),
        "lhs_batching_dimensions lhs_contracting_dimensions precision_config \
         rhs_batching_dimensions rhs_contracting_dimensions"),
    now("dot_general_v2", (1, 6),
        "accumulation_type allow_imprecise_accumulation lhs_batching_dimensions \
         lhs_component_count lhs_contracting_dimensions lhs_precision_type \
         num_primitive_operations precision_config rhs_batching_dimensions rhs_component_count \
         rhs_contracting_dimensions rhs_precision_type"),
    now("dot_v1", (0, 9), "precision_config"),
    now("dynamic_broadcast_in_dim_v1", (0, 9),
        "broadcast_dimensions known_expanding_dimensions known_nonexpanding_dimensions"),
    old("dynamic_conv_v1", (0, 9), (0, 19),
        "batch_group_count feature_group_count input_batch_dimension input_feature_dimension \
         input_spatial_dimensions kernel_input_feature_dimension kernel_output_feature_dimension \
         kernel_spatial_dimensions lhs_dilation output_batch_dimension output_feature_dimension \
         output_spatial_dimensions padding precision_config rhs_dilation window_reversal \
         window_strides"),
    now("dynamic_conv_v2", (0, 20),
        "batch_group_count feature_group_count input_batch_dimension input_feature_dimension \
         input_spatial_dimensions kernel_input_feature_dimension kernel_output_feature_dimension \
         kernel_spatial_dimensions lhs_dilation output_batch_dimension output_feature_dimension \
         output_spatial_dimensions precision_config rhs_dilation window_reversal window_strides"),
    old("dynamic_gather_v1", (0, 9), (1, 0),
        "collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims start_index_map"),
    now("dynamic_gather_v2", (1, 1),
        "collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims \
         operand_batching_dims start_index_map start_indices_batching_dims"),
    now("dynamic_iota_v1", (0, 9), "iota_dimension"),
    now("dynamic_pad_v1", (0, 9), ""),
    now("dynamic_reshape_v1", (0, 9), ""),
    now("dynamic_slice_v1", (0, 9), "slice_sizes"),
    now("dynamic_update_slice_v1", (0, 9), ""),
    now("einsum_v1", (0, 9), "einsum_config"),
    old("exponential_minus_one_v1", (0, 9), (1, 9), ""),
    now("exponential_minus_one_v2", (1, 10), "result_accuracy"),
    old("exponential_v1", (0, 9), (1, 8), ""),
    now("exponential_v2", (1, 9), "result_accuracy"),
    now("fft_v1", (0, 9), "fft_length fft_type"),
    now("floor_v1", (0, 9), ""),
    now("func_v1", (0, 9), "arg_attrs function_type res_attrs sym_name sym_visibility"),
    old("gather_v1", (0, 9), (1, 0),
        "collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims slice_sizes \
         start_index_map"),
    now("gather_v2", (1, 1),
        "collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims \
         operand_batching_dims slice_sizes start_index_map start_indices_batching_dims"),
    now("get_dimension_size_v1", (0, 9), "dimension"),
    now("get_tuple_element_v1", (0, 9), "index"),
    now("if_v1", (0, 9), ""),
    now("imag_v1", (0, 9), ""),
    now("infeed_v1", (0, 9), "infeed_config layout"),
    now("iota_v1", (0, 9), "iota_dimension"),
    now("is_finite_v1", (0, 9), ""),
    old("log_plus_one_v1", (0, 9), (1, 9), ""),
    now("log_plus_one_v2", (1, 10), "result_accuracy"),
    old("logistic_v1", (0, 9), (1, 9), ""),
    now("logistic_v2", (1, 10), "result_accuracy"),
    old("log_v1", (0, 9), (1, 9), ""),
    now("log_v2", (1, 10), "result_accuracy"),
    now("map_v1", (0, 9), "dimensions"),
    now("maximum_v1", (0, 9), ""),
    now("minimum_v1", (0, 9), ""),
    now("multiply_v1", (0, 9), ""),
    now("negate_v1", (0, 9), ""),
    now("not_v1", (0, 9), ""),
    now("optimization_barrier_v1", (0, 9), ""),
    now("or_v1", (0, 9), ""),
    now("outfeed_v1", (0, 9), "outfeed_config"),
    now("pad_v1", (0, 9), "edge_padding_high edge_padding_low interior_padding"),
    now("partition_id_v1", (0, 9), ""),
    now("popcnt_v1", (0, 9), ""),
    now("power_v1", (0, 9), ""),
    now("real_dynamic_slice_v1", (0, 9), ""),
    now("real_v1", (0, 9), ""),
    old("recv_v1", (0, 9), (1, 11), "channel_id channel_type is_host_transfer"),
    now("recv_v2", (1, 12), "channel_id channel_type is_host_transfer source_target_pairs"),
    now("reduce_v1", (0, 9), "dimensions"),
    now("reduce_precision_v1", (0, 9), "exponent_bits mantissa_bits"),
    now("reduce_scatter_v1", (0, 9),
        "channel_id replica_groups scatter_dimension use_global_device_ids"),
    now("reduce_window_v1", (0, 9),
        "base_dilations padding window_dilations window_dimensions window_strides"),
    now("remainder_v1", (0, 9), ""),
    now("replica_id_v1", (0, 9), ""),
    now("reshape_v1", (0, 9), ""),
    now("return_v1", (0, 9), ""),
    now("reverse_v1", (0, 9), "dimensions"),
    now("rng_bit_generator_v1", (0, 9), "rng_algorithm"),
    now("rng_v1", (0, 9), "rng_distribution"),
    now("round_nearest_even_v1", (0, 9), ""),
    now("round_nearest_afz_v1", (0, 9), ""),
    old("rsqrt_v1", (0, 9), (1, 9), ""),
    now("rsqrt_v2", (1, 10), "result_accuracy"),
    old("scatter_v1", (0, 9), (1, 0),
        "index_vector_dim indices_are_sorted inserted_window_dims scatter_dims_to_operand_dims \
         unique_indices update_window_dims"),
    now("scatter_v2", (1, 1),
        "index_vector_dim indices_are_sorted input_batching_dims inserted_window_dims \
         scatter_dims_to_operand_dims scatter_indices_batching_dims unique_indices \
         update_window_dims"),
    now("select_and_scatter_v1", (0, 9), "padding window_dimensions window_strides"),
    now("select_v1", (0, 9), ""),
    old("send_v1", (0, 9), (1, 11), "channel_id channel_type is_host_transfer"),
    now("send_v2", (1, 12), "channel_id channel_type is_host_transfer source_target_pairs"),
    now("set_dimension_size_v1", (0, 9), "dimension"),
    now("shift_left_v1", (0, 9), ""),
    now("shift_right_arithmetic_v1", (0, 9), ""),
    now("shift_right_logical_v1", (0, 9), ""),
    now("sign_v1", (0, 9), ""),
    old("sine_v1", (0, 9), (1, 9), ""),
    now("sine_v2", (1, 10), "result_accuracy"),
    now("slice_v1", (0, 9), "limit_indices start_indices strides"),
    now("sort_v1", (0, 9), "dimension is_stable"),
    old("sqrt_v1", (0, 9), (1, 9), ""),
    now("sqrt_v2", (1, 10), "result_accuracy"),
    now("subtract_v1", (0, 9), ""),
    old("tan_v1", (1, 4), (1, 9), ""),
    now("tan_v2", (1, 10), "result_accuracy"),
    old("tanh_v1", (0, 9), (1, 9), ""),
    now("tanh_v2", (1, 10), "result_accuracy"),
    now("torch_index_select_v1", (0, 9), "batch_dims dim"),
    now("transpose_v1", (0, 9), "permutation"),
    now("triangular_solve_v1", (0, 9), "left_side lower transpose_a unit_diagonal"),
    now("tuple_v1", (0, 9), ""),
    now("unary_einsum_v1", (0, 9), "einsum_config"),
    now("uniform_dequantize_v1", (0, 9), ""),
    now("uniform_quantize_v1", (0, 9), ""),
    now("while_v1", (0, 9), ""),
    now("xor_v1", (0, 9), ""),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bytecode::versions::{NEWEST, OLDEST};

    #[test]
    fn each_version_has_one_form_of_an_operation() {
        for op in &OPS {
            let newest = newest(op.stem()).expect("an operation never went away");
            assert!(newest.exists_in(NEWEST));
            if let Some(until) = op.until {
                let next = Version::new(until.major, until.minor + 1);
                let follower = match until == Version::new(0, 20) {
                    true => Version::new(1, 0),
                    false => next,
                };
                assert!(in_version(op.stem(), follower).is_some_and(|it| it != op), "{}", op.name);
                assert_eq!(in_version(op.stem(), until), Some(op));
            }
        }
        assert_eq!(in_version("tan", OLDEST), None);
    }

    #[test]
    fn attributes_are_sorted() {
        for op in &OPS {
            assert!(op.attributes().is_sorted(), "{}", op.name);
        }
    }
}
