//! The ops convolution and dynamic_conv, whose padding is an operand.

use super::contraction::{quantized, verify_precision_config};
use super::prelude::*;
use super::summing::drawn;
use super::window_attributes::{base_dilations, slides, strides, window_dilations};
use super::window_numbers::{index_values, is_index_type};
use crate::ir::{Attribute, Dimension, Shape, TensorType};
use crate::meaning::{self, Convolution, ConvolutionAxes, Slide, SumPolicy};
use crate::numeric::ElementType;

/// `stablehlo.convolution` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#convolution)).
pub static CONVOLUTION: Entry = Entry {
    def: OpDef {
        arithmetic: Some(true),
        operands: &[one_operand("lhs"), one_operand("rhs")],
        attributes: &[
            optional("window_strides", I64Array),
            optional("padding", I64Elements),
            optional("lhs_dilation", I64Array),
            optional("rhs_dilation", I64Array),
            optional("window_reversal", BoolArray),
            required("dimension_numbers", Struct(&CONV_DIMENSION_NUMBERS)),
            required("feature_group_count", I64),
            required("batch_group_count", I64),
            optional("precision_config", PrecisionConfig),
        ],
        results: Results::Exactly(1),
        form: Form::Short(
            "(operands) dim_numbers = custom<ConvolutionDimensions>($dimension_numbers) , window = { custom<WindowAttributes>($window_strides, $padding, $lhs_dilation, $rhs_dilation, $window_reversal) } attr-dict : functional-type(operands, results)",
        ),
        verify: |view, violations| verify(view, &LABELS, violations),
        ..OpDef::new("stablehlo.convolution")
    },
    meaning: Meaning::Whole(|view| convolution(view, &LABELS)),
};

/// `stablehlo.dynamic_conv` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#dynamic_conv)).
pub static DYNAMIC_CONV: Entry = Entry {
    def: OpDef {
        arithmetic: Some(true),
        operands: &[one_operand("lhs"), one_operand("rhs"), one_operand("padding")],
        attributes: &[
            optional("window_strides", I64Array),
            optional("lhs_dilation", I64Array),
            optional("rhs_dilation", I64Array),
            optional("window_reversal", BoolArray),
            required("dimension_numbers", Struct(&CONV_DIMENSION_NUMBERS)),
            required("feature_group_count", I64),
            required("batch_group_count", I64),
            optional("precision_config", PrecisionConfig),
        ],
        results: Results::Exactly(1),
        form: Form::Generic,
        verify: |view, violations| verify(view, &DYNAMIC_LABELS, violations),
        ..OpDef::new("stablehlo.dynamic_conv")
    },
    meaning: Meaning::Whole(|view| convolution(view, &DYNAMIC_LABELS)),
};

/// The labels of the constraints (C1) to (C34).
pub type Labels = [&'static str; 34];

pub static LABELS: Labels = [
    "convolution_c1",
    "convolution_c2",
    "convolution_c3",
    "convolution_c4",
    "convolution_c5",
    "convolution_c6",
    "convolution_c7",
    "convolution_c8",
    "convolution_c9",
    "convolution_c10",
    "convolution_c11",
    "convolution_c12",
    "convolution_c13",
    "convolution_c14",
    "convolution_c15",
    "convolution_c16",
    "convolution_c17",
    "convolution_c18",
    "convolution_c19",
    "convolution_c20",
    "convolution_c21",
    "convolution_c22",
    "convolution_c23",
    "convolution_c24",
    "convolution_c25",
    "convolution_c26",
    "convolution_c27",
    "convolution_c28",
    "convolution_c29",
    "convolution_c30",
    "convolution_c31",
    "convolution_c32",
    "convolution_c33",
    "convolution_c34",
];

pub static DYNAMIC_LABELS: Labels = [
    "dynamic_conv_c1",
    "dynamic_conv_c2",
    "dynamic_conv_c3",
    "dynamic_conv_c4",
    "dynamic_conv_c5",
    "dynamic_conv_c6",
    "dynamic_conv_c7",
    "dynamic_conv_c8",
    "dynamic_conv_c9",
    "dynamic_conv_c10",
    "dynamic_conv_c11",
    "dynamic_conv_c12",
    "dynamic_conv_c13",
    "dynamic_conv_c14",
    "dynamic_conv_c15",
    "dynamic_conv_c16",
    "dynamic_conv_c17",
    "dynamic_conv_c18",
    "dynamic_conv_c19",
    "dynamic_conv_c20",
    "dynamic_conv_c21",
    "dynamic_conv_c22",
    "dynamic_conv_c23",
    "dynamic_conv_c24",
    "dynamic_conv_c25",
    "dynamic_conv_c26",
    "dynamic_conv_c27",
    "dynamic_conv_c28",
    "dynamic_conv_c29",
    "dynamic_conv_c30",
    "dynamic_conv_c31",
    "dynamic_conv_c32",
    "dynamic_conv_c33",
    "dynamic_conv_c34",
];

fn verify(view: &OpView<'_>, labels: &Labels, violations: &mut Vec<Violation>) {
    let types = (view.operand(0), view.operand(1), view.result(0));
    let (Some(lhs), Some(rhs), Some(result)) = types else {
        return violations.push(Violation::unlabelled("operands and result have to be tensors"));
    };
    verify_precision_config(view, labels[23], violations);
    let Some(convolution) = read(view, labels, violations) else { return };
    let message = || format!("result has rank {}, expected {}", result.rank(), lhs.rank());
    if require(result.rank() == lhs.rank(), labels[25], message, violations)
        && let Some(mut shape) = shape(&convolution, &lhs.shape, &rhs.shape, labels, violations)
    {
        if view.operand(2).is_some() {
            convolution.output.spatial.iter().for_each(|&dim| shape[dim] = Dimension::Dynamic);
        }
        require_shape(result, &shape, labels[24], violations);
    }
    verify_types(&convolution, [lhs, rhs, result], labels, violations);
}

/// The convolution of a verified `stablehlo.convolution`.
pub fn stated(view: &OpView<'_>) -> Option<Convolution> {
    read(view, &LABELS, &mut Vec::new())
}

/// The convolution that the attributes describe, without dynamic padding (C1 to C9, C12, C13,
/// C17 to C23).
pub fn read(
    view: &OpView<'_>,
    labels: &Labels,
    violations: &mut Vec<Violation>,
) -> Option<Convolution> {
    let (lhs, rhs) = (view.operand(0)?.rank(), view.operand(1)?.rank());
    let message = || format!("lhs has rank {lhs}, rhs {rhs}, expected one rank of at least 2");
    if !require(lhs == rhs && lhs >= 2, labels[0], message, violations) {
        return None;
    }
    let before = violations.len();
    let input = ["input_batch_dimension", "input_feature_dimension", "input_spatial_dimensions"];
    let kernel = [
        "kernel_output_feature_dimension",
        "kernel_input_feature_dimension",
        "kernel_spatial_dimensions",
    ];
    let output =
        ["output_batch_dimension", "output_feature_dimension", "output_spatial_dimensions"];
    let input = read_axes(view, input, lhs, [labels[11], labels[12]], violations);
    let kernel = read_axes(view, kernel, lhs, [labels[16], labels[17]], violations);
    let output = read_axes(view, output, lhs, [labels[18], labels[19]], violations);
    let slides = read_slides(view, lhs - 2, labels, violations);
    let [feature_groups, batch_groups] = read_groups(view, labels, violations);
    let (input, kernel, output, slides) = (input?, kernel?, output?, slides?);
    let convolution = Convolution { input, kernel, output, slides, feature_groups, batch_groups };
    (violations.len() == before).then_some(convolution)
}

/// The dimensions of an operand or of the result: as many spatial dimensions as there have to be, all
/// different.
fn read_axes(
    view: &OpView<'_>,
    [batch, feature, spatial]: [&str; 3],
    rank: usize,
    [count, unique_in_rank]: [&'static str; 2],
    violations: &mut Vec<Violation>,
) -> Option<ConvolutionAxes> {
    let fields = view.fields("dimension_numbers")?;
    let numbers = fields.integers(spatial);
    let message = || format!("{spatial} are {}, expected {}", numbers.len(), rank - 2);
    let as_many = require(numbers.len() == rank - 2, count, message, violations);
    let all = [&[fields.integer(batch), fields.integer(feature)], numbers.as_slice()].concat();
    let message = || {
        format!(
            "{batch}, {feature} and {spatial} are {all:?}, not different dimensions of rank {rank}"
        )
    };
    let indices = dimensions(&all, rank);
    let ok = require(indices.is_some() && unique(&all), unique_in_rank, message, violations);
    let indices = indices.filter(|_| as_many && ok)?;
    Some(ConvolutionAxes { batch: indices[0], feature: indices[1], spatial: indices[2..].to_vec() })
}

/// Reads the group counts, and checks (C21), (C22) and (C23).
fn read_groups(view: &OpView<'_>, labels: &Labels, violations: &mut Vec<Violation>) -> [usize; 2] {
    let names = ["feature_group_count", "batch_group_count"];
    let counts = names.map(|name| view.integer(name).unwrap_or(1));
    for ((name, count), label) in names.into_iter().zip(counts).zip([labels[20], labels[21]]) {
        let message = || format!("{name} is {count}, expected at least 1");
        require(count > 0, label, message, violations);
    }
    let message = || format!("{} is {} and {} is {}", names[0], counts[0], names[1], counts[1]);
    require(counts[0] <= 1 || counts[1] <= 1, labels[22], message, violations);
    counts.map(|count| usize::try_from(count).unwrap_or(1))
}

/// Reads how windows slide, and checks (C2) to (C9).
fn read_slides(
    view: &OpView<'_>,
    spatial: usize,
    labels: &Labels,
    violations: &mut Vec<Violation>,
) -> Option<Vec<Slide>> {
    let before = violations.len();
    let numbers = [
        strides("window_strides", labels[1], labels[2]),
        base_dilations("lhs_dilation", labels[4], labels[5]),
        window_dilations("rhs_dilation", labels[6], labels[7]),
    ];
    let stated_padding = view.operand(2).is_none().then_some(labels[3]);
    let slides = slides(view, spatial, &numbers, stated_padding, violations);
    if let Some(padding) = view.operand(2) {
        let (shape, element) = (&padding.shape, &padding.element);
        let message = || format!("padding has shape {}, expected [{spatial}, 2]", show(shape));
        require(compatible(shape, &known(&[spatial, 2])), labels[3], message, violations);
        let message = || format!("padding has elements of {element}, no integers");
        require(is_index_type(element), labels[3], message, violations);
    }
    let reversal = booleans(view, "window_reversal");
    let message = || format!("window_reversal has {} values, expected {spatial}", reversal.len());
    let fits = reversal.is_empty() || reversal.len() == spatial;
    require(fits, labels[8], message, violations);
    let mut slides = slides.filter(|_| violations.len() == before)?;
    slides.iter_mut().zip(reversal).for_each(|(slide, reversed)| slide.reversed = reversed);
    Some(slides)
}

fn booleans(view: &OpView<'_>, name: &str) -> Vec<bool> {
    match view.attribute(name) {
        Some(Attribute::DenseArray(_, codes)) => codes.iter().map(|&code| code != 0).collect(),
        Some(Attribute::Dense(dense)) => {
            (0..dense.len()).map(|index| dense.code(index) != 0).collect()
        }
        _ => Vec::new(),
    }
}

/// The shape of the result (C25), if the sizes fit each other (C10, C11, C14, C15, C16).
pub fn shape(
    convolution: &Convolution,
    lhs: &[Dimension],
    rhs: &[Dimension],
    labels: &Labels,
    violations: &mut Vec<Violation>,
) -> Option<Shape> {
    let before = violations.len();
    let Convolution { input, kernel, output, slides, feature_groups, batch_groups } = convolution;
    let divisible = [
        ("the input's batch", lhs[input.batch], *batch_groups, labels[9]),
        ("the input's features", lhs[input.feature], *feature_groups, labels[10]),
        ("the kernel's output features", rhs[kernel.batch], *batch_groups, labels[14]),
        ("the kernel's output features", rhs[kernel.batch], *feature_groups, labels[15]),
    ];
    for (name, dimension, groups, label) in divisible {
        let message = || format!("the size of {name} is {dimension}, no multiple of {groups}");
        let fits = dimension.size().is_none_or(|size| size % groups == 0);
        require(fits, label, message, violations);
    }
    let features = lhs[input.feature]
        .size()
        .map_or(Dimension::Dynamic, |size| Dimension::Static(size / feature_groups));
    let found = rhs[kernel.feature];
    let message = || format!("the kernel has {found} input features, expected {features}");
    require(found.compatible(features), labels[13], message, violations);
    let mut shape: Shape = std::iter::repeat_n(Dimension::Dynamic, lhs.len()).collect();
    if let Some(batch) = lhs[input.batch].size() {
        shape[output.batch] = Dimension::Static(batch / batch_groups);
    }
    shape[output.feature] = rhs[kernel.batch];
    for (index, slide) in slides.iter().enumerate() {
        let sizes = (lhs[input.spatial[index]].size(), rhs[kernel.spatial[index]].size());
        if let (Some(size), Some(window)) = sizes {
            shape[output.spatial[index]] = Dimension::Static(slide.windows(size, window));
        }
    }
    (violations.len() == before).then_some(shape)
}

/// Checks (C27) to (C34). As in the reference, the result's element type may differ from the operands'.
fn verify_types(
    convolution: &Convolution,
    types: [&TensorType; 3],
    labels: &Labels,
    violations: &mut Vec<Violation>,
) {
    let [lhs, rhs, result] = types.map(|ty| &ty.element);
    let [left, right, sum] = types.map(|ty| quantized(&ty.element));
    if left.is_none() && right.is_none() && sum.is_none() {
        let message = || format!("lhs has elements of {lhs}, rhs of {rhs}");
        require(lhs == rhs, labels[26], message, violations);
        return;
    }
    let (Some(right), true) = (right, left.is_some() == sum.is_some()) else {
        let message = "rhs has to be quantized, and result if and only if lhs is";
        return violations.push(Violation::new(labels[27], message));
    };
    let per_axis = [
        (right.dimension, convolution.kernel.batch, "rhs", labels[28]),
        (sum.and_then(|sum| sum.dimension), convolution.output.feature, "result", labels[29]),
    ];
    for (dimension, features, name, label) in per_axis {
        let fits = dimension.is_none_or(|dimension| dimension == features);
        let message = || format!("{name} is not quantized along its output features");
        require(fits, label, message, violations);
    }
    let (Some(left), Some(sum)) = (left, sum) else {
        let expressed = ElementType::Float(right.expressed);
        let message = || format!("lhs and result have to be of {expressed}, which rhs expresses");
        require(*lhs == expressed && *result == expressed, labels[33], message, violations);
        return;
    };
    let message = || "storage types of operands differ".to_string();
    require(left.storage == right.storage, labels[30], message, violations);
    let same = left.expressed == right.expressed && left.expressed == sum.expressed;
    require(same, labels[31], || "expressed types differ".to_string(), violations);
    let message = || "result is quantized per axis, rhs per tensor".to_string();
    let granularity = right.dimension.is_some() || sum.dimension.is_none();
    require(granularity, labels[32], message, violations);
}

fn convolution(view: &OpView<'_>, labels: &'static Labels) -> Result<Evaluate, Violation> {
    let convolution = read(view, labels, &mut Vec::new())
        .unwrap_or_else(|| unreachable!("the convolution was verified"));
    let element = tensor_result(view, 0)?.element.clone();
    let is_dynamic = view.operand(2).is_some();
    let policy = SumPolicy::from(view.numerics());
    Ok(Box::new(move |runtime, operands| {
        let policy = drawn(&policy, runtime);
        let padded = is_dynamic.then(|| with_padding(&convolution, operands[2].tensor()));
        let convolution = padded.as_ref().unwrap_or(&convolution);
        let operands = plain::arrays(&operands[..2])?;
        let [lhs, rhs] = [&operands[0], &operands[1]];
        at_run_time(|violations| {
            shape(convolution, &known(lhs.shape()), &known(rhs.shape()), labels, violations)
        })?;
        let result = meaning::convolution(lhs, rhs, convolution, &element, &policy)?;
        Ok(vec![result.into_tensor()?.into()])
    }))
}

/// The convolution with the padding of a tensor of pairs.
pub fn with_padding(convolution: &Convolution, padding: &Tensor) -> Convolution {
    let mut convolution = convolution.clone();
    let numbers = index_values(padding);
    for (slide, pair) in convolution.slides.iter_mut().zip(numbers.chunks_exact(2)) {
        (slide.low, slide.high) = (pair[0], pair[1]);
    }
    convolution
}
