//! Tensors in blocks: axes, partial blocks, round trips.

use super::*;
use proptest::prelude::*;

fn floats(shape: &[usize], values: &[f32]) -> Tensor {
    let codes = values.iter().map(|value| value.to_bits()).collect();
    Tensor::from_codes(ElementType::Float(&names::F32), shape, codes)
}

fn format(text: &str) -> BlockFormat {
    BlockFormat::parse(text).expect("a block format")
}

#[test]
fn blocks_lie_along_the_axis_and_the_last_may_be_short() {
    let format = format("mxfp4:block=2");
    let tensor = floats(&[3, 2], &[1.0, 64.0, 2.0, 32.0, 4.0, 0.0]);
    let quantizer = BlockQuantizer::new(format);
    let down = quantize(&tensor, 0, &quantizer, None).unwrap();
    assert_eq!(down.scales.shape(), [2, 2]);
    assert_eq!(down.scales.codes::<u8>(), [126, 131, 127, 0]);
    assert_eq!(down.elements.codes::<u8>(), [4, 6, 6, 4, 6, 0]);
    let across = quantize(&tensor, 1, &quantizer, None).unwrap();
    assert_eq!(across.scales.shape(), [3, 1]);
    assert_eq!(across.scales.codes::<u8>(), [131, 130, 127]);
    for (blocked, axis) in [(down, 0), (across, 1)] {
        let again = dequantize(&blocked, axis, &format, &names::F32).unwrap();
        assert_eq!(again.shape(), tensor.shape());
    }
}

#[test]
fn tensors_without_elements_have_no_blocks_or_blocks_without_elements() {
    let quantizer = BlockQuantizer::new(format("nvfp4"));
    for (shape, axis, scales) in
        [(vec![0], 0, vec![0]), (vec![3, 0], 0, vec![1, 0]), (vec![0, 5], 1, vec![0, 1])]
    {
        let blocked = quantize(&floats(&shape, &[]), axis, &quantizer, None).unwrap();
        assert_eq!((blocked.scales.shape(), blocked.tensor_scale), (&scales[..], Some(1.0)));
        let again = dequantize(&blocked, axis, &quantizer.format, &names::BF16).unwrap();
        assert_eq!(again.shape(), shape);
    }
}

#[test]
fn what_does_not_fit_is_refused() {
    let mxfp4 = format("mxfp4");
    let quantizer = BlockQuantizer::new(mxfp4);
    let tensor = floats(&[2], &[1.0, 2.0]);
    assert_eq!(
        quantize(&tensor, 1, &quantizer, None).unwrap_err(),
        BlockError::Axis { axis: 1, rank: 1 }
    );
    assert_eq!(quantize(&tensor, 0, &quantizer, Some(2.0)).unwrap_err(), BlockError::TensorScale);
    let nvfp4 = BlockQuantizer::new(format("nvfp4"));
    for scale in [0.0, -1.0, f32::NAN, f32::INFINITY] {
        let refused = quantize(&tensor, 0, &nvfp4, Some(scale)).unwrap_err();
        assert_eq!(refused, BlockError::TensorScale);
    }
    let blocked = quantize(&tensor, 0, &quantizer, None).unwrap();
    let wrong = dequantize(&blocked, 0, &format("mxfp6"), &names::F32).unwrap_err();
    assert!(matches!(wrong, BlockError::Type { what: "elements", .. }));
    let wrong = dequantize(&blocked, 0, &format("mxfp4:block=1"), &names::F32).unwrap_err();
    assert_eq!(wrong, BlockError::Shape { found: vec![1], expected: vec![2] });
}

proptest! {
    #[test]
    fn what_was_dequantized_quantizes_to_itself(
        name in prop::sample::select(vec!["mxfp8e4m3", "mxfp6e3m2", "mxfp6e2m3", "mxfp4", "mxint8", "msfp12", "bfp:bits=25,block=3"]),
        numbers in prop::collection::vec(-1e6f32..1e6, 1..70),
    ) {
        // an element of the largest exponent stays in each block, so the scale is found again
        let format = format(name);
        let quantizer = BlockQuantizer::new(format);
        let once = quantize(&floats(&[numbers.len()], &numbers), 0, &quantizer, None).unwrap();
        let again = dequantize(&once, 0, &format, &names::F64).unwrap();
        let twice = quantize(&again, 0, &quantizer, None).unwrap();
        prop_assert_eq!(once.scales.codes::<u8>(), twice.scales.codes::<u8>());
        for index in 0..numbers.len() {
            let zero_or_same = once.elements.code(index) == twice.elements.code(index);
            prop_assert!(zero_or_same, "{} of {:?}", index, numbers);
        }
    }
}
