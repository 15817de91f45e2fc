//! dot_general and convolution.

use super::draft::{Draft, Shaped, Value, array, list};
use super::formats;
use super::movement::bracketed;
use super::values;
use shlo_interp::ElementType;

/// The element types of both operands and of the result.
fn elements(draft: &mut Draft) -> [String; 3] {
    const MIXED: &[[&str; 3]] = &[
        ["i8", "i8", "i32"],
        ["i4", "i8", "i32"],
        ["ui8", "i8", "i32"],
        ["i4", "i4", "i8"],
        ["f8E4M3FN", "f8E5M2", "f32"],
        ["f8E4M3FN", "f8E4M3FN", "bf16"],
        ["f4E2M1FN", "f8E4M3FN", "f32"],
        ["f6E2M3FN", "f6E3M2FN", "f16"],
        ["bf16", "bf16", "f32"],
        ["f16", "f16", "f32"],
        ["bf16", "f16", "f32"],
        ["f16E6M9", "f8E4M3FNUZ", "f32"],
        ["f32", "f32", "f64"],
        ["f32", "f32", "bf16"],
    ];
    const QUANTIZED: &[[&str; 3]] = &[
        [
            "!quant.uniform<i8:f32, 0.1:-3>",
            "!quant.uniform<i8:f32, 0.02:0>",
            "!quant.uniform<i8:f32, 0.5:7>",
        ],
        [
            "!quant.uniform<i8:f32, 0.1:-3>",
            "!quant.uniform<i8:f32, 0.02:5>",
            "!quant.uniform<i32:f32, 0.002:0>",
        ],
        [
            "!quant.uniform<i16:f32, 0.5:7>",
            "!quant.uniform<i16:f32, 0.25:0>",
            "!quant.uniform<i16:f32, 900.0:3>",
        ],
        [
            "!quant.uniform<ui4:f16, 0.5:7>",
            "!quant.uniform<ui4:f16, 0.25:0>",
            "!quant.uniform<ui4:f16, 1.5:5>",
        ],
        ["f32", "!quant.uniform<i8:f32, 0.02:0>", "f32"],
        ["bf16", "!quant.uniform<i4:bf16, 0.5:0>", "bf16"],
    ];
    match draft.random.below(8) {
        0..2 => draft.random.pick(MIXED).map(String::from),
        2 => draft.random.pick(QUANTIZED).map(String::from),
        3..5 => ["f32"; 3].map(String::from),
        5 if draft.random.one_in(2) => [formats::any(&mut draft.random); 3].map(String::from),
        _ => {
            let element = values::any_element(&mut draft.random);
            [element; 3].map(String::from)
        }
    }
}

/// An algorithm that the specification names.
fn algorithm(draft: &mut Draft) -> String {
    const ALGORITHMS: &[(&str, &str, &str, usize, bool)] = &[
        ("f8E5M2", "f8E4M3FN", "f32", 1, false),
        ("f8E4M3FN", "f8E4M3FN", "f32", 1, true),
        ("f16", "f16", "f16", 1, false),
        ("f16", "f16", "f32", 1, false),
        ("bf16", "bf16", "bf16", 1, false),
        ("bf16", "bf16", "f32", 1, false),
        ("bf16", "bf16", "f32", 3, false),
        ("bf16", "bf16", "f32", 6, false),
        ("bf16", "bf16", "f32", 9, false),
        ("tf32", "tf32", "f32", 1, false),
        ("tf32", "tf32", "f32", 3, false),
        ("f32", "f32", "f32", 1, false),
        ("f64", "f64", "f64", 1, false),
    ];
    let (lhs, rhs, sums, products, imprecise) = draft.random.pick(ALGORITHMS);
    format!(
        ", algorithm = #stablehlo.dot_algorithm<lhs_precision_type = {lhs}, rhs_precision_type = {rhs}, \
         accumulation_type = {sums}, lhs_component_count = 1, rhs_component_count = 1, \
         num_primitive_operations = {products}, allow_imprecise_accumulation = {imprecise}>"
    )
}

/// A type of weights with parameters along a dimension, sometimes, if it is quantized.
fn per_axis(draft: &mut Draft, element: &str, axis: Option<(usize, usize)>) -> String {
    let axis = axis.filter(|(_, slices)| *slices <= 300);
    match values::element(element) {
        ElementType::Quantized(ty) if draft.random.one_in(2) => {
            let point = (ty.zero_points[0], ty.zero_points[0]);
            let (storage, expressed) = (ElementType::Integer(ty.storage), ty.expressed.name);
            values::quantized_as(&mut draft.random, &storage.to_string(), expressed, point, axis)
        }
        _ => element.into(),
    }
}

/// An operand, which may be converted from an argument of another type, as weights are.
pub fn operand(draft: &mut Draft, ty: &Shaped) -> Value {
    const STORED: &[&str] =
        &["f8E4M3FN", "f8E5M2", "f8E4M3FNUZ", "f4E2M1FN", "f6E3M2FN", "bf16", "f16", "i8"];
    if !["bf16", "f16", "f32"].contains(&ty.element.as_str()) || draft.random.one_in(2) {
        return draft.argument(ty);
    }
    if draft.random.one_in(4) {
        let stored = values::quantized_to(&mut draft.random, &ty.shape, &ty.element);
        let stored = draft.argument(&ty.with_element(&stored));
        return draft.op("stablehlo.uniform_dequantize", "", &[&stored], ty);
    }
    let stored = draft.random.pick(STORED);
    let stored = draft.argument(&Shaped::new(stored, &ty.shape));
    draft.op("stablehlo.convert", "", &[&stored], ty)
}

/// One dot_general.
pub fn dot_general(draft: &mut Draft) {
    let mut left = draft.random.pick(&[300, 4000, 30_000, 60_000]);
    let counts = [0, 1, 2, 2].map(|most| draft.random.below(most + 1));
    let [batching, contracting, ..] = counts;
    let contracting = contracting.max(usize::from(draft.random.below(4) != 0));
    let mut sizes = |draft: &mut Draft, count: usize| -> Vec<usize> {
        let sizes = (0..count).map(|_| {
            let size = draft.size(left);
            left /= size.max(1);
            size
        });
        sizes.collect()
    };
    let batching = batching + usize::from(draft.random.one_in(4));
    let mut groups = [vec![], vec![], vec![], vec![]];
    for group in draft.random.permutation(4) {
        groups[group] = sizes(draft, [batching, contracting, counts[2], counts[3]][group]);
    }
    let [batch, contracted, rows, columns] = groups;
    let side = |draft: &mut Draft, free: &[usize]| {
        let all: Vec<usize> = [&batch, &contracted[..], free].concat();
        let mut order = draft.random.permutation(all.len());
        // free dimensions keep their order in the result
        let free_from = batch.len() + contracted.len();
        let mut free_places: Vec<usize> =
            (0..all.len()).filter(|place| order[*place] >= free_from).collect();
        free_places.sort_unstable();
        for (number, place) in free_places.into_iter().enumerate() {
            order[place] = free_from + number;
        }
        let shape: Vec<usize> = order.iter().map(|it| all[*it]).collect();
        let place = |it: usize| order.iter().position(|other| *other == it).expect("a dimension");
        let batching: Vec<usize> = (0..batch.len()).map(place).collect();
        let contracting: Vec<usize> = (batch.len()..free_from).map(place).collect();
        (shape, batching, contracting)
    };
    let (lhs_shape, lhs_batching, lhs_contracting) = side(draft, &rows);
    let (rhs_shape, rhs_batching, rhs_contracting) = side(draft, &columns);
    let [lhs, rhs, result] = elements(draft);
    let algorithm = match lhs.starts_with(['f', 'b', 't']) && draft.random.one_in(4) {
        true => algorithm(draft),
        false => String::new(),
    };
    let shape = [batch, rows, columns].concat();
    let kept: Vec<usize> =
        (0..rhs_shape.len()).filter(|it| !rhs_contracting.contains(it)).collect();
    let axis = (!kept.is_empty()).then(|| draft.random.pick(&kept));
    let rhs = per_axis(draft, &rhs, axis.map(|axis| (axis, rhs_shape[axis])));
    let result = match values::axis(&rhs).is_some() && !shape.is_empty() {
        true => {
            let axis = draft.random.below(shape.len());
            per_axis(draft, &result, Some((axis, shape[axis])))
        }
        false => result,
    };
    let lhs = operand(draft, &Shaped::new(&lhs, &lhs_shape));
    let rhs = operand(draft, &Shaped::new(&rhs, &rhs_shape));
    let properties = format!(
        "dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = {}, rhs_batching_dimensions = {}, \
         lhs_contracting_dimensions = {}, rhs_contracting_dimensions = {}>{algorithm}",
        bracketed(&lhs_batching),
        bracketed(&rhs_batching),
        bracketed(&lhs_contracting),
        bracketed(&rhs_contracting)
    );
    let result = Shaped::new(&result, &shape);
    let result = draft.op("stablehlo.dot_general", &properties, &[&lhs, &rhs], &result);
    draft.give(&result);
}

/// The letters of a layout, and the sizes in its order.
fn laid_out(
    draft: &mut Draft,
    named: [(&str, usize); 2],
    spatial: &[usize],
) -> (String, Vec<usize>) {
    let mut all: Vec<(String, usize)> =
        named.iter().map(|(name, size)| (name.to_string(), *size)).collect();
    all.extend(spatial.iter().enumerate().map(|(number, size)| (number.to_string(), *size)));
    let order = draft.random.permutation(all.len());
    let letters = format!("[{}]", list(order.iter().map(|it| all[*it].0.clone())));
    (letters, order.iter().map(|it| all[*it].1).collect())
}

/// One convolution.
pub fn convolution(draft: &mut Draft) {
    let rank = draft.random.pick(&[0, 1, 1, 2, 2, 2, 3]);
    let random = &mut draft.random;
    let (mut feature_groups, mut batch_groups) = (1, 1);
    match random.below(5) {
        0 => feature_groups = random.between(2, 4) as usize,
        1 => batch_groups = random.between(2, 3) as usize,
        _ => {}
    }
    let size = |random: &mut super::random::Random| match random.below(60) {
        0 => 0,
        _ => random.pick(&[1, 1, 2, 3, 4, 5, 8, 16, 17]),
    };
    let features = size(random);
    let batch = random.pick(&[0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]) * batch_groups;
    let outputs = size(random) * feature_groups * batch_groups;
    let (mut image, mut kernel, mut result) = (vec![], vec![], vec![]);
    let (mut strides, mut pads, mut lhs_dilation, mut rhs_dilation, mut reversal) =
        (vec![], vec![], vec![], vec![], vec![]);
    for _ in 0..rank {
        let most = random.pick(&[4, 9, 20]);
        let (size, window) = (random.between(1, most), random.pick(&[1, 2, 3, 3, 4, 5]));
        let stride = random.pick(&[1, 1, 1, 2, 3]);
        let [lhs, rhs] = [(); 2].map(|()| random.pick(&[1, 1, 1, 2, 3]));
        let pad = [(); 2].map(|()| random.between(-1, 3));
        let padded = (size - 1) * lhs + 1 + pad[0] + pad[1];
        let extent = (window - 1) * rhs + 1;
        image.push(size as usize);
        kernel.push(window as usize);
        result.push(if padded < extent { 0 } else { ((padded - extent) / stride + 1) as usize });
        strides.push(stride);
        pads.push(format!("[{}, {}]", pad[0], pad[1]));
        lhs_dilation.push(lhs);
        rhs_dilation.push(rhs);
        reversal.push(random.one_in(5));
    }
    let work = result.iter().chain(&kernel).product::<usize>() * batch * features * outputs;
    if work > 150_000 {
        return dot_general(draft);
    }
    let [lhs, rhs, element] = elements(draft);
    let (lhs_letters, lhs_shape) =
        laid_out(draft, [("b", batch), ("f", features * feature_groups)], &image);
    let (rhs_letters, rhs_shape) = laid_out(draft, [("i", features), ("o", outputs)], &kernel);
    let (letters, shape) = laid_out(draft, [("b", batch / batch_groups), ("f", outputs)], &result);
    let padding = match rank {
        0 => "dense<> : tensor<0x2xi64>".into(),
        _ => format!("dense<[{}]> : tensor<{rank}x2xi64>", pads.join(", ")),
    };
    let reversal = match rank {
        0 => "array<i1>".into(),
        _ => format!("array<i1: {}>", list(reversal)),
    };
    let properties = format!(
        "window_strides = {}, padding = {padding}, lhs_dilation = {}, rhs_dilation = {}, window_reversal = {reversal}, \
         dimension_numbers = #stablehlo.conv<{lhs_letters}x{rhs_letters}->{letters}>, \
         feature_group_count = {feature_groups} : i64, batch_group_count = {batch_groups} : i64",
        array(strides),
        array(lhs_dilation),
        array(rhs_dilation),
    );
    let features = |letters: &str, shape: &[usize], feature: char| {
        let place = letters.split(", ").position(|it| it.contains(feature)).expect("a feature");
        Some((place, shape[place]))
    };
    let rhs = per_axis(draft, &rhs, features(&rhs_letters, &rhs_shape, 'o'));
    let element = match values::axis(&rhs).is_some() {
        true => per_axis(draft, &element, features(&letters, &shape, 'f')),
        false => element,
    };
    let image = draft.argument(&Shaped::new(&lhs, &lhs_shape));
    let kernel = draft.argument(&Shaped::new(&rhs, &rhs_shape));
    let result = Shaped::new(&element, &shape);
    let result = draft.op("stablehlo.convolution", &properties, &[&image, &kernel], &result);
    draft.give(&result);
}
