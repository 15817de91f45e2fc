//! Facts about each op: the names of its labelled inputs, the number of its constraints and its element types
//! in the specification, and whether the official interpreter runs it.
//!
//! Input number 2 of `add` is `add_i2` in diagnostics, its third constraint `add_c3`, as in the specification
//! and its tests.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::ir::{AttributeKind, OpDef};

/// A row of facts about an op.
#[derive(Debug)]
pub struct Specified {
    /// The full name of the op.
    pub name: &'static str,
    /// The element types of the op's main operand: `si`, `ui` and `f` are all signed and unsigned integers
    /// and floats, `c` complex numbers, `q` quantized types (`q/axis` per axis).
    pub types: &'static str,
    /// The number of constraints (C1), (C2), ....
    pub constraints: usize,
    /// The inputs (I1), (I2), ...; `()` marks functions.
    pub inputs: &'static [&'static str],
    /// Labels of constraints that no program violates, each with the reason.
    pub never_broken: &'static [(&'static str, &'static str)],
    /// How the official interpreter treats the op.
    pub official: &'static str,
}

/// The facts about an op of the specification, an older op or an op of CHLO.
pub fn of(name: &str) -> Option<&'static Specified> {
    BY_NAME.get(name).copied()
}

/// The label of an input: an operand, an attribute (a structure has labels by its fields), or a function by
/// its name.
pub fn input_label(def: &OpDef, input: &str) -> Option<&'static str> {
    let place = place(def, input)?;
    LABELS.get(def.name)?.inputs.get(place).map(String::as_str)
}

/// The label of a field of a structure.
pub fn field_label(def: &OpDef, field: &str) -> Option<&'static str> {
    let place = of(def.name)?.inputs.iter().position(|input| *input == field)?;
    LABELS.get(def.name)?.inputs.get(place).map(String::as_str)
}

/// The label of the first function among the inputs.
pub fn function_label(def: &OpDef) -> Option<&'static str> {
    let place = of(def.name)?.inputs.iter().position(|input| input.ends_with("()"))?;
    LABELS.get(def.name)?.inputs.get(place).map(String::as_str)
}

/// The labels of all reasons to refuse a program: the constraints, and the types of the operands and
/// attributes that the syntax itself does not fix.
pub fn breakable(def: &OpDef) -> Vec<&'static str> {
    let (Some(row), Some(labels)) = (of(def.name), LABELS.get(def.name)) else { return Vec::new() };
    let never_broken = |label: &&str| row.never_broken.iter().any(|(known, _)| known == label);
    let constraints = labels.constraints.iter().map(String::as_str);
    let operands = def.operands.iter().filter(|_| !def.any_values).map(|operand| operand.name);
    let attributes =
        def.attributes.iter().filter(|attribute| !matches!(attribute.kind, AttributeKind::Any));
    let inputs = operands.chain(attributes.map(|attribute| attribute.name));
    let fields = def.attributes.iter().filter_map(|attribute| match attribute.kind {
        AttributeKind::Struct(structure) => Some(structure.fields),
        _ => None,
    });
    let fields = fields.flatten().filter_map(|field| field_label(def, field.name));
    let mut found: Vec<&str> = constraints.filter(|label| !never_broken(label)).collect();
    for label in inputs.filter_map(|input| input_label(def, input)).chain(fields) {
        if !found.contains(&label) && !never_broken(&label) {
            found.push(label);
        }
    }
    found
}

/// The position of an input among those of the specification.
fn place(def: &OpDef, input: &str) -> Option<usize> {
    let inputs = of(def.name)?.inputs;
    let named = |name: &str| inputs.iter().position(|input| input.trim_end_matches("()") == name);
    let attribute = def.attributes.iter().find(|attribute| attribute.name == input);
    let field = || match attribute?.kind {
        AttributeKind::Struct(fields) => fields.fields.iter().find_map(|field| named(field.name)),
        _ => None,
    };
    let channel = || (input == "channel_handle").then(|| named("channel_id"))?;
    named(input).or_else(field).or_else(channel)
}

struct Labels {
    constraints: Vec<String>,
    inputs: Vec<String>,
}

static BY_NAME: LazyLock<HashMap<&'static str, &'static Specified>> =
    LazyLock::new(|| SPECIFIED.iter().map(|row| (row.name, row)).collect());

static LABELS: LazyLock<HashMap<&'static str, Labels>> = LazyLock::new(|| {
    let labels = |row: &Specified, kind, count| {
        let op = row.name.split_once('.').map_or(row.name, |(_, op)| op);
        (1..=count).map(|number| format!("{op}_{kind}{number}")).collect()
    };
    let of_row = |row: &'static Specified| {
        let constraints = labels(row, 'c', row.constraints);
        (row.name, Labels { constraints, inputs: labels(row, 'i', row.inputs.len()) })
    };
    SPECIFIED.iter().map(of_row).collect()
});

const fn row(
    name: &'static str,
    types: &'static str,
    constraints: usize,
    inputs: &'static [&'static str],
    official: &'static str,
) -> Specified {
    Specified { name, types, constraints, inputs, never_broken: &[], official }
}

#[rustfmt::skip]
static SPECIFIED: &[Specified] = &[
    row("stablehlo.abs", "si, f, c, q", 2, &["operand"], "runs"),
    row("stablehlo.add", "any, q, q/axis", 7, &["lhs", "rhs"], "runs"),
    row("stablehlo.after_all", "token", 0, &["inputs"], "runs"),
    row("stablehlo.all_gather", "any, q", 6, &["operands", "all_gather_dim", "replica_groups", "channel_id", "use_global_device_ids"], "runs in run_parallel"),
    row("stablehlo.all_reduce", "any, q", 7, &["operands", "replica_groups", "channel_id", "use_global_device_ids", "computation()"], "runs in run_parallel"),
    row("stablehlo.all_to_all", "any, q", 9, &["operands", "split_dimension", "concat_dimension", "split_count", "replica_groups", "channel_id"], "runs in run_parallel"),
    row("stablehlo.and", "i1, si, ui", 1, &["lhs", "rhs"], "runs"),
    row("stablehlo.async_done", "future", 1, &["operand"], "refuses"),
    row("stablehlo.async_start", "any", 4, &["operands", "body()"], "refuses"),
    row("stablehlo.atan2", "f, c, q", 1, &["lhs", "rhs"], "runs"),
    row("stablehlo.batch_norm_grad", "f, q", 5, &["operand", "scale", "mean", "variance", "grad_output", "epsilon", "feature_index"], "refuses"),
    row("stablehlo.batch_norm_inference", "f, q", 7, &["operand", "scale", "offset", "mean", "variance", "epsilon", "feature_index"], "refuses"),
    row("stablehlo.batch_norm_training", "f, q", 7, &["operand", "scale", "offset", "epsilon", "feature_index"], "refuses"),
    row("stablehlo.bitcast_convert", "any, q, q/axis", 2, &["operand"], "runs"),
    row("stablehlo.broadcast_in_dim", "any, q, q/axis", 6, &["operand", "broadcast_dimensions"], "runs"),
    row("stablehlo.case", "values", 4, &["index", "branches()"], "runs"),
    row("stablehlo.cbrt", "f, c, q", 1, &["operand"], "runs"),
    row("stablehlo.ceil", "f, q", 1, &["operand"], "runs"),
    row("stablehlo.cholesky", "f, c, q", 3, &["a", "lower"], "refuses"),
    row("stablehlo.clamp", "any, q", 4, &["min", "operand", "max"], "runs"),
    Specified {
        never_broken: &[("collective_broadcast_c6", "the root is a value: refused when the program runs")],
        ..row("stablehlo.collective_broadcast", "any, q", 6, &["operands", "replica_groups", "channel_id", "has_dynamic_root"], "runs in run_parallel")
    },
    row("stablehlo.collective_permute", "any, q", 5, &["operand", "source_target_pairs", "channel_id"], "runs in run_parallel"),
    row("stablehlo.collective_reduce", "any, q", 4, &["operands", "replica_groups", "channel_id", "has_dynamic_root", "computation()"], "runs in run_parallel"),
    row("stablehlo.compare", "any, q", 3, &["lhs", "rhs", "comparison_direction", "compare_type"], "runs, no TOTALORDER"),
    row("stablehlo.complex", "f32, f64", 3, &["lhs", "rhs"], "runs"),
    row("stablehlo.composite", "values", 4, &["inputs", "name", "composite_attributes", "decomposition", "version", "regions()"], "runs"),
    row("stablehlo.concatenate", "any, q", 6, &["inputs", "dimension"], "runs"),
    row("stablehlo.constant", "any, q, q/axis", 1, &["value"], "runs"),
    row("stablehlo.convert", "any", 1, &["operand"], "runs"),
    row("stablehlo.convolution", "any, q", 34, &["lhs", "rhs", "window_strides", "padding", "lhs_dilation", "rhs_dilation", "window_reversal", "input_batch_dimension", "input_feature_dimension", "input_spatial_dimensions", "kernel_input_feature_dimension", "kernel_output_feature_dimension", "kernel_spatial_dimensions", "output_batch_dimension", "output_feature_dimension", "output_spatial_dimensions", "feature_group_count", "batch_group_count", "precision_config"], "runs"),
    row("stablehlo.cosine", "f, c, q", 1, &["operand"], "runs"),
    row("stablehlo.count_leading_zeros", "si, ui", 1, &["operand"], "runs"),
    row("stablehlo.custom_call", "values", 0, &["inputs", "call_target_name", "has_side_effect", "backend_config", "api_version", "called_computations", "output_operand_aliases"], "runs check.* targets"),
    row("stablehlo.divide", "si, ui, f, c, q", 1, &["lhs", "rhs"], "runs"),
    Specified {
        never_broken: &[("dot_general_c13", "operands of two element types multiply in the result's, as MLIR accepts")],
        ..row("stablehlo.dot_general", "any, q", 24, &["lhs", "rhs", "lhs_batching_dimensions", "rhs_batching_dimensions", "lhs_contracting_dimensions", "rhs_contracting_dimensions", "precision_config", "lhs_precision_type", "rhs_precision_type", "accumulation_type", "lhs_component_count", "rhs_component_count", "num_primitive_operations", "allow_imprecise_accumulation"], "runs, K > 0")
    },
    row("stablehlo.dynamic_broadcast_in_dim", "any, q, q/axis", 10, &["operand", "output_dimensions", "broadcast_dimensions", "known_expanding_dimensions", "known_nonexpanding_dimensions"], "runs, static result"),
    row("stablehlo.dynamic_conv", "any, q", 34, &["lhs", "rhs", "padding", "window_strides", "lhs_dilation", "rhs_dilation", "window_reversal", "input_batch_dimension", "input_feature_dimension", "input_spatial_dimensions", "kernel_input_feature_dimension", "kernel_output_feature_dimension", "kernel_spatial_dimensions", "output_batch_dimension", "output_feature_dimension", "output_spatial_dimensions", "feature_group_count", "batch_group_count", "precision_config"], "runs, static result"),
    row("stablehlo.dynamic_gather", "any, q", 14, &["operand", "start_indices", "slice_sizes", "offset_dims", "collapsed_slice_dims", "start_index_map", "index_vector_dim", "indices_are_sorted"], "runs, static result"),
    row("stablehlo.dynamic_iota", "si, ui, f, c, q", 2, &["output_shape", "iota_dimension"], "runs, static result"),
    row("stablehlo.dynamic_pad", "any, q", 4, &["operand", "padding_value", "edge_padding_low", "edge_padding_high", "interior_padding"], "runs, static result"),
    row("stablehlo.dynamic_reshape", "any, q, q/axis", 4, &["operand", "output_shape"], "runs, static result"),
    row("stablehlo.dynamic_slice", "any, q", 5, &["operand", "start_indices", "slice_sizes"], "runs"),
    row("stablehlo.dynamic_update_slice", "any, q", 6, &["operand", "update", "start_indices"], "runs"),
    row("stablehlo.exponential", "f, c, q", 1, &["operand"], "runs"),
    row("stablehlo.exponential_minus_one", "f, c, q", 1, &["operand"], "runs"),
    row("stablehlo.fft", "f, c", 5, &["operand", "fft_type", "fft_length"], "runs for f64"),
    row("stablehlo.floor", "f, q", 1, &["operand"], "runs"),
    row("stablehlo.gather", "any, q", 23, &["operand", "start_indices", "offset_dims", "collapsed_slice_dims", "operand_batching_dims", "start_indices_batching_dims", "start_index_map", "index_vector_dim", "slice_sizes", "indices_are_sorted"], "runs"),
    row("stablehlo.get_dimension_size", "any, q, q/axis", 1, &["operand", "dimension"], "runs"),
    row("stablehlo.get_tuple_element", "tuple", 2, &["operand", "index"], "runs"),
    row("stablehlo.if", "values", 3, &["pred", "true_branch()", "false_branch()"], "runs"),
    row("stablehlo.imag", "f, c", 2, &["operand"], "runs"),
    row("stablehlo.infeed", "any, token", 3, &["token", "infeed_config"], "runs in run_parallel"),
    row("stablehlo.iota", "si, ui, f, c, q", 1, &["iota_dimension"], "runs"),
    row("stablehlo.is_finite", "f, q", 1, &["x"], "runs"),
    row("stablehlo.log", "f, c, q", 1, &["operand"], "runs"),
    row("stablehlo.log_plus_one", "f, c, q", 1, &["operand"], "runs"),
    row("stablehlo.logistic", "f, c, q", 1, &["operand"], "runs"),
    row("stablehlo.map", "any, q", 4, &["inputs", "dimensions", "computation()"], "runs"),
    row("stablehlo.maximum", "any, q", 1, &["lhs", "rhs"], "runs"),
    row("stablehlo.minimum", "any, q", 1, &["lhs", "rhs"], "runs"),
    row("stablehlo.multiply", "any, q", 1, &["lhs", "rhs"], "runs"),
    row("stablehlo.negate", "si, ui, f, c, q", 1, &["operand"], "runs"),
    row("stablehlo.not", "i1, si, ui", 1, &["operand"], "runs"),
    row("stablehlo.optimization_barrier", "values", 1, &["operand"], "runs"),
    row("stablehlo.or", "i1, si, ui", 1, &["lhs", "rhs"], "runs"),
    row("stablehlo.outfeed", "any, token", 0, &["inputs", "token", "outfeed_config"], "runs in run_parallel"),
    row("stablehlo.pad", "any, q", 4, &["operand", "padding_value", "edge_padding_low", "edge_padding_high", "interior_padding"], "runs"),
    row("stablehlo.partition_id", "ui32", 0, &[], "runs in run_parallel"),
    row("stablehlo.popcnt", "si, ui", 1, &["operand"], "runs"),
    row("stablehlo.power", "si, ui, f, c, q", 1, &["lhs", "rhs"], "runs"),
    row("stablehlo.real", "f, c", 2, &["operand"], "runs"),
    row("stablehlo.recv", "any, token", 5, &["token", "channel_id", "channel_type", "is_host_transfer", "source_target_pairs"], "runs in run_parallel"),
    row("stablehlo.reduce", "any, q", 8, &["inputs", "init_values", "dimensions", "body()"], "runs, no promotion"),
    row("stablehlo.reduce_precision", "f, q", 3, &["operand", "exponent_bits", "mantissa_bits"], "runs"),
    row("stablehlo.reduce_scatter", "any, q", 9, &["operand", "scatter_dimension", "replica_groups", "channel_id", "use_global_device_ids", "computation()"], "runs in run_parallel"),
    row("stablehlo.reduce_window", "any, q", 16, &["inputs", "init_values", "window_dimensions", "window_strides", "base_dilations", "window_dilations", "padding", "body()"], "runs"),
    row("stablehlo.remainder", "si, ui, f, c, q", 1, &["lhs", "rhs"], "runs but for complex"),
    row("stablehlo.replica_id", "ui32", 0, &[], "runs in run_parallel"),
    row("stablehlo.reshape", "any, q, q/axis", 3, &["operand"], "runs"),
    row("stablehlo.reverse", "any, q", 3, &["operand", "dimensions"], "runs"),
    row("stablehlo.rng", "i1, si, ui, f", 3, &["a", "b", "shape", "rng_distribution"], "refuses"),
    row("stablehlo.rng_bit_generator", "ui, si, f", 2, &["rng_algorithm", "initial_state"], "refuses"),
    row("stablehlo.round_nearest_afz", "f, q", 1, &["operand"], "runs"),
    row("stablehlo.round_nearest_even", "f, q", 1, &["operand"], "runs"),
    row("stablehlo.rsqrt", "f, c, q", 1, &["operand"], "runs"),
    row("stablehlo.scatter", "any, q", 25, &["inputs", "scatter_indices", "updates", "update_window_dims", "inserted_window_dims", "input_batching_dims", "scatter_indices_batching_dims", "scatter_dims_to_operand_dims", "index_vector_dim", "indices_are_sorted", "unique_indices", "update_computation()"], "runs"),
    row("stablehlo.select", "any, q", 2, &["pred", "on_true", "on_false"], "runs"),
    row("stablehlo.select_and_scatter", "any, q", 12, &["operand", "source", "init_value", "window_dimensions", "window_strides", "padding", "select()", "scatter()"], "runs"),
    row("stablehlo.send", "any, token", 5, &["inputs", "token", "channel_id", "channel_type", "is_host_transfer", "source_target_pairs"], "runs in run_parallel"),
    row("stablehlo.shift_left", "si, ui", 1, &["lhs", "rhs"], "runs"),
    row("stablehlo.shift_right_arithmetic", "si, ui", 1, &["lhs", "rhs"], "runs"),
    row("stablehlo.shift_right_logical", "si, ui", 1, &["lhs", "rhs"], "runs"),
    row("stablehlo.sign", "si, f, c, q", 1, &["operand"], "runs"),
    row("stablehlo.sine", "f, c, q", 1, &["operand"], "runs"),
    row("stablehlo.slice", "any, q", 5, &["operand", "start_indices", "limit_indices", "strides"], "runs"),
    row("stablehlo.sort", "any, q", 5, &["inputs", "dimension", "is_stable", "comparator()"], "runs"),
    row("stablehlo.sqrt", "f, c, q", 1, &["operand"], "runs"),
    row("stablehlo.subtract", "si, ui, f, c, q", 1, &["lhs", "rhs"], "runs"),
    row("stablehlo.tan", "f, c, q", 1, &["operand"], "runs"),
    row("stablehlo.tanh", "f, c, q", 1, &["operand"], "runs"),
    row("stablehlo.transpose", "any, q, q/axis", 4, &["operand", "permutation"], "runs"),
    row("stablehlo.triangular_solve", "f, c, q", 4, &["a", "b", "left_side", "lower", "unit_diagonal", "transpose_a"], "runs for rank 2"),
    row("stablehlo.tuple", "values", 1, &["val"], "runs"),
    row("stablehlo.uniform_dequantize", "q, q/axis", 2, &["operand"], "lowers first"),
    row("stablehlo.uniform_quantize", "f, q, q/axis", 2, &["operand"], "lowers first"),
    row("stablehlo.while", "values", 3, &["operand", "cond()", "body()"], "runs"),
    row("stablehlo.xor", "i1, si, ui", 1, &["lhs", "rhs"], "runs"),
    row("stablehlo.broadcast", "any", 0, &[], "refuses"),
    row("stablehlo.create_token", "token", 0, &[], "refuses"),
    row("stablehlo.cross-replica-sum", "any", 0, &[], "refuses"),
    row("stablehlo.dot", "any, q", 0, &[], "refuses"),
    row("stablehlo.einsum", "any, q", 0, &[], "refuses"),
    row("stablehlo.unary_einsum", "any, q", 0, &[], "refuses"),
    row("stablehlo.torch_index_select", "any, q", 0, &[], "refuses"),
    row("stablehlo.real_dynamic_slice", "any, q", 0, &[], "refuses"),
    row("stablehlo.set_dimension_size", "any, q", 0, &[], "refuses"),
    row("stablehlo.trace", "any, q", 0, &[], "refuses"),
    row("chlo.acos", "f, c", 0, &[], "refuses"),
    row("chlo.acosh", "f, c", 0, &[], "refuses"),
    row("chlo.asin", "f, c", 0, &[], "refuses"),
    row("chlo.asinh", "f, c", 0, &[], "refuses"),
    row("chlo.atan", "f, c", 0, &[], "refuses"),
    row("chlo.atanh", "f, c", 0, &[], "refuses"),
    row("chlo.cosh", "f, c", 0, &[], "refuses"),
    row("chlo.sinh", "f, c", 0, &[], "refuses"),
    row("chlo.tan", "f, c", 0, &[], "refuses"),
    row("chlo._asin_acos_kernel", "f, c", 0, &[], "refuses"),
    row("chlo.bessel_i1e", "f", 0, &[], "refuses"),
    row("chlo.digamma", "f", 0, &[], "refuses"),
    row("chlo.erf", "f", 0, &[], "refuses"),
    row("chlo.erf_inv", "f", 0, &[], "refuses"),
    row("chlo.erfc", "f", 0, &[], "refuses"),
    row("chlo.lgamma", "f", 0, &[], "refuses"),
    row("chlo.is_inf", "f", 0, &[], "refuses"),
    row("chlo.is_neg_inf", "f", 0, &[], "refuses"),
    row("chlo.is_pos_inf", "f", 0, &[], "refuses"),
    row("chlo.next_after", "f", 0, &[], "refuses"),
    row("chlo.polygamma", "f", 0, &[], "refuses"),
    row("chlo.zeta", "f", 0, &[], "refuses"),
    row("chlo.broadcast_next_after", "f", 0, &[], "refuses"),
    row("chlo.broadcast_polygamma", "f", 0, &[], "refuses"),
    row("chlo.broadcast_zeta", "f", 0, &[], "refuses"),
    row("chlo.broadcast_complex", "f", 0, &[], "refuses"),
    row("chlo.broadcast_compare", "any", 0, &[], "refuses"),
    row("chlo.broadcast_select", "any", 0, &[], "refuses"),
    row("chlo.broadcast_maximum", "any", 0, &[], "refuses"),
    row("chlo.broadcast_minimum", "any", 0, &[], "refuses"),
    row("chlo.broadcast_multiply", "any", 0, &[], "refuses"),
    row("chlo.broadcast_add", "any", 0, &[], "refuses"),
    row("chlo.constant", "any", 0, &[], "refuses"),
    row("chlo.constant_like", "any", 0, &[], "refuses"),
    row("chlo.top_k", "any", 0, &[], "refuses"),
    row("chlo.ragged_dot", "any", 0, &[], "refuses"),
    row("chlo.scan", "any", 0, &[], "refuses"),
    row("chlo.square", "si, ui, f, c", 0, &[], "refuses"),
    row("chlo.conj", "si, ui, f, c", 0, &[], "refuses"),
    row("chlo.broadcast_divide", "si, ui, f, c", 0, &[], "refuses"),
    row("chlo.broadcast_power", "si, ui, f, c", 0, &[], "refuses"),
    row("chlo.broadcast_remainder", "si, ui, f, c", 0, &[], "refuses"),
    row("chlo.broadcast_subtract", "si, ui, f, c", 0, &[], "refuses"),
    row("chlo.broadcast_atan2", "f, c", 0, &[], "refuses"),
    row("chlo.broadcast_and", "i1, si, ui", 0, &[], "refuses"),
    row("chlo.broadcast_or", "i1, si, ui", 0, &[], "refuses"),
    row("chlo.broadcast_xor", "i1, si, ui", 0, &[], "refuses"),
    row("chlo.broadcast_shift_left", "si, ui", 0, &[], "refuses"),
    row("chlo.broadcast_shift_right_arithmetic", "si, ui", 0, &[], "refuses"),
    row("chlo.broadcast_shift_right_logical", "si, ui", 0, &[], "refuses"),
    row("chlo.mulhi", "si, ui", 0, &[], "refuses"),
];
