use super::arithmetic::range::Range;
use super::*;
use crate::engine::chunks::Binary;
use crate::engine::movement::sliding::Slide;
use crate::engine::{Program, StridedView};
use crate::hardware::cpu::{self, Level};
use crate::meaning::{self, Convolution, ConvolutionAxes, Steps};
use crate::numeric::names::*;
use crate::numeric::random::Random;
use crate::numeric::{ComplexPart, ConvertPolicy, FloatFormat, IntegerType, MLIR_FORMATS};

/// Any codes of the type; most of the floats near 1, so that sums stay finite for a while.
fn tensor(random: &mut Random, element: &ElementType, shape: &[usize]) -> Tensor {
    let len: usize = shape.iter().product();
    let mask = u128::MAX >> (128 - element.bits());
    let codes: Vec<u128> = (0..len)
        .map(|_| {
            let bits = u128::from(random.bits()) << 64 | u128::from(random.bits());
            match element {
                ElementType::Float(format) if random.below(64) > 0 => {
                    let value = (random.below(33) as f64 - 16.0) / 8.0;
                    u128::from(format.encode(ConvertPolicy::COMPUTE, value))
                }
                _ => bits & mask,
            }
        })
        .collect();
    Tensor::from_wide_codes(element.clone(), shape, codes)
}

fn codes(tensor: &Tensor) -> Vec<u128> {
    (0..tensor.len()).map(|index| tensor.code(index)).collect()
}

/// Checks that the contraction is what [`meaning::dot_general`] says, at every level of the machine.
fn assert_as_meant(lhs: &Tensor, rhs: &Tensor, dimensions: &DotDimensions, result: &ElementType) {
    let [left, right] = [lhs, rhs].map(|operand| meaning::Array::of_tensor(operand).unwrap());
    let policy = SumPolicy::default();
    let expected = meaning::dot_general(&left, &right, dimensions, result, &policy).unwrap();
    let types = (lhs.element(), rhs.element(), lhs.shape(), rhs.shape());
    for level in Level::available() {
        cpu::use_level(level);
        let found = dot(lhs, rhs, dimensions, result).unwrap();
        assert_eq!(found.shape(), expected.shape());
        assert!(codes(&found) == expected.values(), "{types:?} -> {result} at {level}");
    }
}

/// `[m, k] x [k, n]`.
fn matrices() -> DotDimensions {
    DotDimensions { lhs_contracting: vec![1], rhs_contracting: vec![0], ..Default::default() }
}

fn vectors() -> DotDimensions {
    DotDimensions { lhs_contracting: vec![0], rhs_contracting: vec![0], ..Default::default() }
}

fn float(format: &'static FloatFormat, values: &[f64]) -> Tensor {
    shaped(format, values, &[values.len()])
}

fn shaped(format: &'static FloatFormat, values: &[f64], shape: &[usize]) -> Tensor {
    let encode = |&value: &f64| format.encode(ConvertPolicy::CONVERT, value).into();
    let codes: Vec<u128> = values.iter().map(encode).collect();
    Tensor::from_wide_codes(ElementType::Float(format), shape, codes)
}

/// The dot product of two vectors, as f64.
fn dot(
    lhs: &Tensor,
    rhs: &Tensor,
    dimensions: &DotDimensions,
    result: &ElementType,
) -> Result<Tensor, TooLarge> {
    super::dot(lhs, rhs, dimensions, result, &SumPolicy::default())
}

fn by_produced(lhs: &Tensor, rhs: &LazyOperand<'_>, dimensions: &DotDimensions) -> Tensor {
    let seen = |shape: &[usize]| OperandShape { shape: shape.to_vec(), strided: None };
    let product = Dot::new([seen(lhs.shape()), seen(rhs.shape())], dimensions.clone());
    product.run_produced(lhs, rhs).unwrap()
}

fn vector_dot(lhs: &Tensor, rhs: &Tensor, result: &'static FloatFormat) -> f64 {
    let dot = dot(lhs, rhs, &vectors(), &ElementType::Float(result)).unwrap();
    assert_eq!(dot.shape(), [0; 0]);
    result.decode(dot.code(0) as u64)
}

const SHAPES: [(usize, usize, usize); 12] = [
    (1, 1, 40),
    (1, 3, 0),
    (2, 70, 5),
    (70, 2, 5),
    (5, 9, 300),
    (6, 16, 8),
    (17, 33, 3),
    (90, 20, 2),
    (3, 3, 3),
    (0, 4, 3),
    (8, 8, 1),
    (33, 1, 17),
];

#[test]
fn every_float_type_accumulates_in_its_own_type_as_meant() {
    let mut random = Random::new(1);
    for format in MLIR_FORMATS {
        let element = ElementType::Float(format);
        for (m, n, k) in SHAPES {
            let (lhs, rhs) =
                (tensor(&mut random, &element, &[m, k]), tensor(&mut random, &element, &[k, n]));
            assert_as_meant(&lhs, &rhs, &matrices(), &element);
        }
    }
}

#[test]
fn every_pair_of_float_types_gives_every_float_result_as_meant() {
    let mut random = Random::new(2);
    let named = ["f16E6M9", "f24E8M15", "f8E5M2B9FN", "f6E3M3U", "f20E10M9"];
    let named = named.map(|name| FloatFormat::parse(name).unwrap());
    let formats: Vec<&'static FloatFormat> = MLIR_FORMATS.iter().copied().chain(named).collect();
    for &left in &formats {
        for &right in &formats {
            for &result in &formats {
                let lhs = tensor(&mut random, &ElementType::Float(left), &[2, 7]);
                let rhs = tensor(&mut random, &ElementType::Float(right), &[7, 3]);
                assert_as_meant(&lhs, &rhs, &matrices(), &ElementType::Float(result));
            }
        }
    }
}

#[test]
fn every_integer_type_wraps_as_meant() {
    let mut random = Random::new(3);
    let mut types = vec![ElementType::Boolean, ElementType::Index];
    for width in [2, 4, 8, 16, 32, 64] {
        types.extend(
            [true, false].map(|signed| ElementType::Integer(IntegerType { width, signed })),
        );
    }
    for left in &types {
        for right in &types {
            for result in &types {
                let (m, n, k) = SHAPES[random.below(SHAPES.len())];
                let (lhs, rhs) =
                    (tensor(&mut random, left, &[m, k]), tensor(&mut random, right, &[k, n]));
                assert_as_meant(&lhs, &rhs, &matrices(), result);
            }
        }
    }
}

/// Masked attention weights, a triangle, and rows of zeros, before factors that are finite or not.
#[test]
fn zeros_behind_the_last_factor_of_a_row_change_no_sum() {
    let mut random = Random::new(29);
    for format in [&names::F32, &names::F64, &names::BF16, &names::F16] {
        for (rows, steps, columns) in [(13, 70, 40), (16, 130, 64), (20, 33, 9)] {
            for special in [None, Some(f64::INFINITY), Some(f64::NAN)] {
                let mut value = || random.below(2000) as f64 / 64.0 - 15.0;
                let lhs = (0..rows * steps).map(|index| {
                    let (row, step) = (index / steps, index % steps);
                    let value = value();
                    match step > row * 2 || row % 7 == 6 {
                        true => value.signum() * 0.0,
                        false => value,
                    }
                });
                let lhs: Vec<f64> = lhs.collect();
                let mut rhs: Vec<f64> = (0..steps * columns).map(|_| value()).collect();
                if let Some(special) = special {
                    rhs[steps / 2 * columns + 5] = special;
                }
                let element = ElementType::Float(format);
                let lhs = shaped(format, &lhs, &[rows, steps]);
                let rhs = shaped(format, &rhs, &[steps, columns]);
                assert_as_meant(&lhs, &rhs, &matrices(), &element);
            }
        }
    }
}

fn integer(width: u32, signed: bool) -> ElementType {
    ElementType::Integer(IntegerType { width, signed })
}

#[test]
fn integers_of_two_steps_at_a_time_are_those_of_one_in_every_layout() {
    let mut random = Random::new(13);
    let narrow = [integer(8, true), integer(8, false), integer(16, true), integer(4, true)];
    for (m, n, k) in [(13, 70, 18), (9, 33, 37), (1, 50, 64), (40, 1, 31), (5, 6, 2)] {
        for left in &narrow {
            for right in &narrow {
                let (lhs, rhs) =
                    (tensor(&mut random, left, &[m, k]), tensor(&mut random, right, &[k, n]));
                for (lhs, lhs_contracting) in [(lhs.clone(), 1), (transposed(&lhs), 0)] {
                    for (rhs, rhs_contracting) in [(rhs.clone(), 0), (transposed(&rhs), 1)] {
                        let dimensions = DotDimensions {
                            lhs_contracting: vec![lhs_contracting],
                            rhs_contracting: vec![rhs_contracting],
                            ..Default::default()
                        };
                        for result in [integer(32, true), integer(64, true), integer(8, false)] {
                            assert_as_meant(&lhs, &rhs, &dimensions, &result);
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn the_largest_integers_of_two_steps_sum_modulo_2_to_the_32() {
    let tensor = |code: u128, width: u32| {
        Tensor::from_wide_codes(integer(width, true), &[1 << 17], vec![code; 1 << 17])
    };
    for (code, width) in [(0x8000, 16), (0x7FFF, 16), (0x80, 8)] {
        let factors = tensor(code, width);
        for result in [integer(32, true), integer(64, true)] {
            assert_as_meant(&factors, &factors, &vectors(), &result);
        }
    }
}

#[test]
fn integers_of_convolutions_are_the_same_in_wider_types() {
    let mut random = Random::new(14);
    let axes = |batch, feature| ConvolutionAxes { batch, feature, spatial: vec![1, 2] };
    for (features, groups) in [(6, 1), (3, 1), (8, 2), (6, 3)] {
        let convolution = Convolution {
            input: axes(0, 3),
            kernel: ConvolutionAxes { batch: 3, feature: 2, spatial: vec![0, 1] },
            output: axes(0, 3),
            slides: vec![Slide { low: 1, high: 2, ..Slide::default() }; 2],
            feature_groups: groups,
            batch_groups: 1,
        };
        let image = tensor(&mut random, &integer(8, true), &[2, 9, 7, features]);
        let kernel = tensor(&mut random, &integer(8, true), &[3, 3, features / groups, 12]);
        let wide = |tensor: &Tensor| {
            let codes = codes(tensor).into_iter().map(|code| u128::from(code as i8 as u32));
            Tensor::from_wide_codes(integer(32, true), tensor.shape(), codes.collect::<Vec<_>>())
        };
        let result = |image, kernel| {
            let policy = SumPolicy::default();
            codes(&convolve(image, kernel, &convolution, &integer(32, true), &policy).unwrap())
        };
        assert_eq!(result(&image, &kernel), result(&wide(&image), &wide(&kernel)), "{features}");
    }
}

#[test]
fn integers_times_floats_are_products_of_floats() {
    let mut random = Random::new(4);
    for result in [&F16, &BF16, &F8E4M3FN, &F32] {
        for signed in [true, false] {
            let integers = ElementType::Integer(IntegerType { width: 32, signed });
            let lhs = tensor(&mut random, &integers, &[5, 9]);
            let rhs = tensor(&mut random, &ElementType::Float(&F16), &[9, 4]);
            assert_as_meant(&lhs, &rhs, &matrices(), &ElementType::Float(result));
        }
    }
}

#[test]
fn dimensions_may_stand_in_any_order() {
    let mut random = Random::new(5);
    let element = ElementType::Integer(IntegerType { width: 32, signed: true });
    for _ in 0..60 {
        let mut order = [0, 1, 2, 3, 4];
        let mut shuffled = || {
            for last in (1..order.len()).rev() {
                order.swap(last, random.below(last + 1));
            }
            order.to_vec()
        };
        // sizes: two batching, two contracting, one free dimension
        let (left, right) = (shuffled(), shuffled());
        let (mut lhs, mut rhs) = ([0; 5], [0; 5]);
        for (role, size) in [2, 3, 2, 4].into_iter().enumerate() {
            lhs[left[role]] = size;
            rhs[right[role]] = size;
        }
        (lhs[left[4]], rhs[right[4]]) = (5, 9);
        let dimensions = DotDimensions {
            lhs_batching: left[..2].to_vec(),
            rhs_batching: right[..2].to_vec(),
            lhs_contracting: left[2..4].to_vec(),
            rhs_contracting: right[2..4].to_vec(),
        };
        let (lhs, rhs) = (tensor(&mut random, &element, &lhs), tensor(&mut random, &element, &rhs));
        assert_as_meant(&lhs, &rhs, &dimensions, &element);
    }
}

#[test]
fn sums_are_carried_from_one_block_of_steps_to_the_next() {
    let mut random = Random::new(6);
    for format in [&F32, &F16, &F8E4M3FN] {
        let element = ElementType::Float(format);
        let (lhs, rhs) =
            (tensor(&mut random, &element, &[7, 700]), tensor(&mut random, &element, &[700, 18]));
        assert_as_meant(&lhs, &rhs, &matrices(), &ElementType::Float(&F32));
    }
}

/// Types whose sums go in lanes of their own, and one whose sums do not.
fn types_in_lanes() -> Vec<ElementType> {
    let floats = [&F32, &F64, &BF16, &F16, &F8E4M3FN].map(ElementType::Float);
    let integers = [8, 32, 64].map(|width| integer(width, true));
    floats.into_iter().chain(integers).collect()
}

#[test]
fn few_sums_of_many_batches_are_as_meant() {
    let mut random = Random::new(16);
    for element in types_in_lanes() {
        for (batch, m, n, k) in [
            (16, 1, 1, 40),
            (64, 3, 3, 3),
            (65, 1, 1, 600),
            (70, 1, 15, 9),
            (130, 15, 2, 2),
            (20, 2, 2, 0),
            (129, 1, 1, 1),
        ] {
            let batched = |lhs: [usize; 3], rhs: [usize; 3]| DotDimensions {
                lhs_batching: vec![lhs[0]],
                rhs_batching: vec![rhs[0]],
                lhs_contracting: vec![lhs[2]],
                rhs_contracting: vec![rhs[2]],
            };
            let lhs = tensor(&mut random, &element, &[batch, m, k]);
            let rhs = tensor(&mut random, &element, &[batch, n, k]);
            assert_as_meant(&lhs, &rhs, &batched([0, 1, 2], [0, 1, 2]), &element);
            // batches next to each other, and a type that is wider
            let lhs = tensor(&mut random, &element, &[k, m, batch]);
            let rhs = tensor(&mut random, &element, &[n, k, batch]);
            let wide = if element.bits() > 32 { &element } else { &ElementType::Float(&F32) };
            assert_as_meant(&lhs, &rhs, &batched([2, 1, 0], [2, 0, 1]), wide);
        }
    }
}

#[test]
fn a_matrix_by_a_few_vectors_is_as_meant() {
    let mut random = Random::new(19);
    for element in types_in_lanes() {
        for (batch, m, n, k) in [
            (1, 16, 1, 16),
            (2, 17, 2, 31),
            (1, 33, 3, 64),
            (3, 40, 4, 50),
            (1, 16, 8, 33),
            (1, 50, 5, 17),
            (1, 31, 7, 48),
            (1, 100, 1, 600),
        ] {
            let dimensions = DotDimensions {
                lhs_batching: vec![0],
                rhs_batching: vec![0],
                lhs_contracting: vec![2],
                rhs_contracting: vec![2],
            };
            let matrix = tensor(&mut random, &element, &[batch, m, k]);
            let vectors = tensor(&mut random, &element, &[batch, n, k]);
            let wide = if element.bits() > 32 { &element } else { &ElementType::Float(&F32) };
            for result in [&element, wide] {
                assert_as_meant(&matrix, &vectors, &dimensions, result);
                assert_as_meant(&vectors, &matrix, &dimensions, result);
            }
            // vectors whose steps are not adjacent in memory
            let vectors = tensor(&mut random, &element, &[batch, k, n]);
            let dimensions = DotDimensions { rhs_contracting: vec![1], ..dimensions };
            assert_as_meant(&matrix, &vectors, &dimensions, &element);
        }
    }
}

#[test]
fn a_sum_by_itself_is_as_meant() {
    let mut random = Random::new(17);
    for element in types_in_lanes() {
        for k in [0, 1, 2, 3, 4, 5, 17, 5000] {
            let (lhs, rhs) =
                (tensor(&mut random, &element, &[k]), tensor(&mut random, &element, &[k]));
            assert_as_meant(&lhs, &rhs, &vectors(), &element);
        }
        // steps that are not adjacent in memory, of three batches
        let (lhs, rhs) =
            (tensor(&mut random, &element, &[4100, 3]), tensor(&mut random, &element, &[3, 4100]));
        let dimensions = DotDimensions {
            lhs_batching: vec![1],
            rhs_batching: vec![0],
            lhs_contracting: vec![0],
            rhs_contracting: vec![1],
        };
        assert_as_meant(&lhs, &rhs, &dimensions, &element);
    }
}

#[test]
fn operands_are_read_where_their_roots_have_them() {
    let mut random = Random::new(18);
    for element in [&F32, &F64, &BF16, &F8E4M3FN].map(ElementType::Float) {
        // heads of attention: thirds of rows, by heads
        let root = tensor(&mut random, &element, &[20, 3 * 5 * 16]);
        let seen = |third: usize| {
            let part =
                StridedView::slice(&[20, 240], &[0, third * 80], &[1, 1], &[20, 80]).unwrap();
            StridedView::transpose(&[20, 5, 16], &[1, 0, 2]).unwrap().after(&part).unwrap()
        };
        let moved = |strided: &StridedView| {
            let all: Vec<u128> = codes(&root);
            let mut found = vec![0; 5 * 20 * 16];
            strided.read(&all, 0, &mut found);
            Tensor::from_wide_codes(element.clone(), &[5, 20, 16], found)
        };
        let (queries, keys) = (seen(0), seen(2));
        let operand = |strided: &StridedView| OperandShape {
            shape: vec![5, 20, 16],
            strided: Some(strided.clone()),
        };
        for (lhs, rhs) in [(2, 2), (1, 1)] {
            let dimensions = DotDimensions {
                lhs_batching: vec![0],
                rhs_batching: vec![0],
                lhs_contracting: vec![lhs],
                rhs_contracting: vec![rhs],
            };
            let expected = dot(&moved(&queries), &moved(&keys), &dimensions, &element).unwrap();
            let product = Dot::new([operand(&queries), operand(&keys)], dimensions);
            for time in 0..2 {
                let found = product.run(&root, &root, &element, &SumPolicy::default()).unwrap();
                assert_eq!(codes(&found), codes(&expected), "{element} {time}");
            }
        }
    }
}

#[test]
fn tiles_panels_and_threads_do_not_change_sums() {
    let mut random = Random::new(7);
    let element = ElementType::Float(&F32);
    let transposed =
        DotDimensions { lhs_contracting: vec![0], rhs_contracting: vec![1], ..Default::default() };
    for (m, n, k) in [(67, 150, 90), (130, 48, 33), (3, 5, 5000), (60, 2, 2100), (1, 100, 2049)] {
        let (lhs, rhs) =
            (tensor(&mut random, &element, &[m, k]), tensor(&mut random, &element, &[k, n]));
        assert_as_meant(&lhs, &rhs, &matrices(), &element);
        let (lhs, rhs) =
            (tensor(&mut random, &element, &[k, m]), tensor(&mut random, &element, &[n, k]));
        assert_as_meant(&lhs, &rhs, &transposed, &element);
    }
}

#[test]
fn narrow_sums_in_registers_are_as_meant_also_beyond_the_largest_value() {
    let mut random = Random::new(8);
    for format in [&F8E4M3, &F8E4M3FN, &F8E3M4, &F8E5M2] {
        let element = ElementType::Float(format);
        let mut tensor = |shape: &[usize], special: u64| {
            let codes = (0..shape.iter().product::<usize>()).map(|index| {
                let code = random.bits() & format.code_mask();
                let any = special > 0 && (index as u64).is_multiple_of(special);
                let small = code & !(1 << (format.width - 2));
                u128::from(if any || !format.signed { code } else { small })
            });
            Tensor::from_wide_codes(element.clone(), shape, codes)
        };
        for special in [0, 7] {
            let (lhs, rhs) = (tensor(&[20, 130], special), tensor(&[130, 101], special));
            assert_as_meant(&lhs, &rhs, &matrices(), &element);
        }
    }
}

#[test]
fn sums_of_bf16_are_as_meant_whether_ordinary_or_not() {
    let mut random = Random::new(12);
    let element = ElementType::Float(&BF16);
    let mut tensor = |shape: &[usize], binades: usize, last: f64| {
        let len = shape.iter().product::<usize>();
        let codes = (0..len).map(|index| {
            let value =
                (random.below(257) as f64 - 128.0) * 2f64.powi(-(random.below(binades) as i32));
            let value = if index + 1 == len { last } else { value };
            u128::from(BF16.encode(ConvertPolicy::COMPUTE, value))
        });
        let codes: Vec<u128> = codes.collect();
        Tensor::from_wide_codes(element.clone(), shape, codes)
    };
    for (binades, last) in [
        (3, 1.0),
        (28, 1.0),
        (100, 1.0),
        (3, 2f64.powi(-130)),
        (3, 2f64.powi(126)),
        (3, f64::NAN),
        (3, f64::INFINITY),
    ] {
        let (lhs, rhs) = (tensor(&[20, 130], binades, last), tensor(&[130, 101], binades, last));
        assert_as_meant(&lhs, &rhs, &matrices(), &element);
    }
}

#[test]
fn narrow_sums_of_more_steps_than_a_panel_has_are_as_meant() {
    let mut random = Random::new(9);
    for (format, large) in [(&F8E4M3, 8.0), (&F8E5M2, 128.0)] {
        for largest in [0.0625, 2.0, large] {
            let mut tensor = |shape: &[usize]| {
                let codes = (0..shape.iter().product::<usize>()).map(|_| {
                    let value = (random.below(17) as f64 - 8.0) / 8.0 * largest;
                    u128::from(format.encode(ConvertPolicy::COMPUTE, value))
                });
                let codes: Vec<u128> = codes.collect();
                Tensor::from_wide_codes(ElementType::Float(format), shape, codes)
            };
            let (lhs, rhs) = (tensor(&[7, 4200]), tensor(&[4200, 36]));
            assert_as_meant(&lhs, &rhs, &matrices(), &ElementType::Float(format));
        }
    }
}

/// The same matrix with its dimensions exchanged.
fn transposed(tensor: &Tensor) -> Tensor {
    let [rows, columns] = *tensor.shape() else { unreachable!("a matrix") };
    let place = |index: usize| (index % rows) * columns + index / rows;
    let codes = (0..rows * columns).map(|index| tensor.code(place(index)));
    let codes: Vec<u128> = codes.collect();
    Tensor::from_wide_codes(tensor.element().clone(), &[columns, rows], codes)
}

#[test]
fn sums_of_f32_are_made_step_by_step_in_every_layout() {
    let mut random = Random::new(10);
    let element = ElementType::Float(&F32);
    for (m, n, k) in [(13, 150, 4100), (77, 131, 600), (600, 70, 64), (200, 1, 300), (1, 300, 90)] {
        let mut tensor = |shape: &[usize]| {
            let values = (0..shape.iter().product::<usize>())
                .map(|_| u128::from((random.below(1 << 20) as f32 / 1e5 - 5.0).to_bits()));
            let values: Vec<u128> = values.collect();
            Tensor::from_wide_codes(element.clone(), shape, values)
        };
        let (lhs, rhs) = (tensor(&[m, k]), tensor(&[k, n]));
        let (left, right) = (lhs.codes::<u32>(), rhs.codes::<u32>());
        let mut sums = vec![0f32; m * n];
        for (row, sums) in sums.chunks_exact_mut(n).enumerate() {
            for step in 0..k {
                let factor = f32::from_bits(left[row * k + step]);
                for (sum, right) in sums.iter_mut().zip(&right[step * n..]) {
                    *sum += factor * f32::from_bits(*right);
                }
            }
        }
        let expected: Vec<u32> = sums.into_iter().map(f32::to_bits).collect();
        for (left, lhs) in [(1, &lhs), (0, &transposed(&lhs))] {
            for (right, rhs) in [(0, &rhs), (1, &transposed(&rhs))] {
                let dimensions = DotDimensions {
                    lhs_contracting: vec![left],
                    rhs_contracting: vec![right],
                    ..Default::default()
                };
                for level in Level::available() {
                    cpu::use_level(level);
                    let found = dot(lhs, rhs, &dimensions, &element).unwrap();
                    let same = found.codes::<u32>() == expected;
                    assert!(same, "{m} {n} {k}, {left} x {right} at {level}");
                }
            }
        }
    }
}

/// Elements of a type times scales, in f32, as a program.
fn scaling(element: &ElementType) -> Program {
    let mut steps = Steps::new();
    let f32 = ElementType::Float(&F32);
    let [codes, scales] = [steps.input(element.clone()), steps.input(f32.clone())];
    let values = steps.convert(codes, &f32).unwrap();
    let product = steps.binary(Binary::Multiply, values, scales).unwrap();
    Program::new(steps, &[product])
}

#[test]
fn what_a_program_makes_is_multiplied_as_if_it_were_there() {
    let mut random = Random::new(11);
    let f32 = ElementType::Float(&F32);
    let integer = |width, signed| ElementType::Integer(IntegerType { width, signed });
    let floats = [&F8E4M3FN, &F4E2M1FN, &BF16, &F16].map(ElementType::Float);
    let elements = floats.into_iter().chain([integer(8, true), integer(4, false)]);
    for element in elements {
        let program = scaling(&element);
        assert!(program.is_producer());
        for (m, k, n, block) in
            [(40, 96, 130, 32), (3, 64, 64, 1), (1, 60, 200, 20), (90, 35, 50, 5), (7, 2, 2500, 2)]
        {
            let mut tensor = |element: &ElementType, shape: &[usize]| {
                let len = shape.iter().product::<usize>();
                let codes = (0..len).map(|_| match *element == f32 {
                    true => u128::from((random.below(1 << 20) as f32 / 1e5 - 5.0).to_bits()),
                    false => random.below(1 << element.bits()) as u128,
                });
                let codes: Vec<u128> = codes.collect();
                Tensor::from_wide_codes(element.clone(), shape, codes)
            };
            let (lhs, codes) = (tensor(&f32, &[m, k]), tensor(&element, &[k, n]));
            let scales = [tensor(&f32, &[k / block, n]), tensor(&f32, &[n]), tensor(&f32, &[])];
            let space = [k / block, block, n];
            let strided_views = [
                StridedView::broadcast(&[k / block, n], &[0, 2], &space),
                StridedView::broadcast(&[n], &[2], &space),
                None,
            ];
            for (scales, strided) in scales.iter().zip(strided_views) {
                let strided_views = [None, strided];
                let inputs = vec![codes.clone(), scales.clone()];
                let made = program.run_strided(inputs, &strided_views, &[k, n]).unwrap().remove(0);
                let expected = dot(&lhs, &made, &matrices(), &f32).unwrap();
                for level in Level::available() {
                    cpu::use_level(level);
                    let inputs = [&codes, scales].into_iter();
                    let shape = [k, n];
                    let produced = LazyOperand::new(&program, inputs, &strided_views, &shape);
                    let found = by_produced(&lhs, &produced, &matrices());
                    let same = found.codes::<u32>() == expected.codes::<u32>();
                    assert!(same, "{element} {m} {k} {n} at {level}");
                }
            }
        }
    }
}

#[test]
fn what_a_program_makes_may_be_contracted_along_any_dimensions() {
    let (bf16, f32) = (ElementType::Float(&BF16), ElementType::Float(&F32));
    let program = scaling(&bf16);
    let mut random = Random::new(12);
    let mut tensor = |element: &ElementType, shape: &[usize]| {
        let shift = 32 - element.bits();
        let value = |_| (random.below(1 << 20) as f32 / 1e5 - 5.0).to_bits() >> shift;
        let codes: Vec<u128> = (0..shape.iter().product()).map(value).map(u128::from).collect();
        Tensor::from_wide_codes(element.clone(), shape, codes)
    };
    let (codes, scale) = (tensor(&bf16, &[4, 6, 10]), tensor(&f32, &[]));
    let inputs = vec![codes.clone(), scale.clone()];
    let made = program.run_strided(inputs, &[], &[4, 6, 10]).unwrap().remove(0);
    let cases = [
        (vec![5, 4, 6], vec![], vec![], vec![1, 2], vec![0, 1]),
        (vec![5, 6, 4], vec![], vec![], vec![1, 2], vec![1, 0]),
        (vec![40, 4, 10], vec![], vec![], vec![1, 2], vec![0, 2]),
        (vec![4, 5, 6], vec![0], vec![0], vec![2], vec![1]),
        (vec![6, 5, 4], vec![0], vec![1], vec![2], vec![0]),
        (vec![5, 10], vec![], vec![], vec![1], vec![2]),
        (vec![10, 70], vec![], vec![], vec![0], vec![2]),
    ];
    for (shape, lhs_batching, rhs_batching, lhs_contracting, rhs_contracting) in cases {
        let lhs = tensor(&f32, &shape);
        let dimensions =
            DotDimensions { lhs_batching, rhs_batching, lhs_contracting, rhs_contracting };
        let expected = dot(&lhs, &made, &dimensions, &f32).unwrap();
        let inputs = [&codes, &scale].into_iter();
        let produced = LazyOperand::new(&program, inputs, &[], &[4, 6, 10]);
        let found = by_produced(&lhs, &produced, &dimensions);
        assert_eq!(found.shape(), expected.shape());
        assert_eq!(found.codes::<u32>(), expected.codes::<u32>(), "{dimensions:?}");
    }
}

#[test]
fn the_squares_of_zero_to_seven_sum_to_144_in_f8e4m3() {
    let x = float(&F8E4M3, &[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]);
    assert_eq!(vector_dot(&x, &x, &F8E4M3), 144.0);
    assert_eq!(vector_dot(&x, &x, &F32), 140.0);
}

#[test]
fn ones_in_f8e4m3fn_add_up_to_16_and_stay_there() {
    let ones = float(&F8E4M3FN, &[1.0; 64]);
    assert_eq!(vector_dot(&ones, &ones, &F8E4M3FN), 16.0);
    assert_eq!(vector_dot(&ones, &ones, &F32), 64.0);
}

#[test]
fn a_wider_result_type_keeps_what_the_operands_type_would_lose() {
    let x = float(&F8E4M3FN, &[16.0, 1.0, 1.0, 1.0, 1.0]);
    let ones = float(&F8E4M3FN, &[1.0; 5]);
    assert_eq!(vector_dot(&x, &ones, &F32), 20.0);
}

#[test]
fn bf16_products_overflow_before_they_are_added() {
    let power = |exponent| 2f64.powi(exponent);
    let lhs = float(&BF16, &[-1.0, power(64)]);
    let rhs = float(&BF16, &[power(127), power(64)]);
    assert_eq!(vector_dot(&lhs, &rhs, &F32), f64::INFINITY);
}

#[test]
fn bf16_products_underflow_before_they_are_added() {
    let power = |exponent| 2f64.powi(exponent);
    let lhs = float(&BF16, &[power(-133), power(-75)]);
    let rhs = float(&BF16, &[power(-16), power(-75)]);
    assert_eq!(vector_dot(&lhs, &rhs, &F32), power(-149));
}

#[test]
fn f32_products_are_rounded_before_they_are_added() {
    // (1 + 2^-23)^2 - 1 is 2^-22 + 2^-46; the product in f32 has lost the last term
    let x = float(&F32, &[-1.0, 1.0 + f64::from(f32::EPSILON)]);
    let y = float(&F32, &[1.0, 1.0 + f64::from(f32::EPSILON)]);
    assert_eq!(vector_dot(&x, &y, &F32), 2f64.powi(-22));
}

#[test]
fn sums_in_f64_of_products_of_narrower_floats_are_as_meant() {
    let mut random = Random::new(17);
    for [left, right] in [[&F32, &F32], [&BF16, &F32], [&F8E4M3FN, &F16]] {
        let [left, right] = [left, right].map(ElementType::Float);
        let (lhs, rhs) =
            (tensor(&mut random, &left, &[13, 37]), tensor(&mut random, &right, &[37, 19]));
        assert_as_meant(&lhs, &rhs, &matrices(), &ElementType::Float(&F64));
    }
}

#[test]
fn a_sum_starts_from_an_exact_zero_also_where_the_type_has_none() {
    let x = float(&F8E8M0FNU, &[2f64.powi(-100)]);
    let one = float(&F8E8M0FNU, &[1.0]);
    assert_eq!(vector_dot(&x, &one, &F8E8M0FNU), 2f64.powi(-100));
    let nothing = float(&F8E8M0FNU, &[]);
    assert!(vector_dot(&nothing, &nothing, &F8E8M0FNU).is_nan());
}

#[test]
fn negative_zeros_sum_to_positive_zero() {
    let minus_zero = float(&F32, &[-0.0]);
    let one = float(&F32, &[1.0]);
    assert_eq!(vector_dot(&minus_zero, &one, &F32).to_bits(), 0);
}

#[test]
fn nan_results_are_the_canonical_nan() {
    let infinity = float(&F32, &[f64::INFINITY]);
    let zero = float(&F32, &[0.0]);
    let nan = dot(&infinity, &zero, &vectors(), &ElementType::Float(&F32)).unwrap();
    assert_eq!(nan.code(0), 0x7FC0_0000);
}

fn complex(part: ComplexPart, values: &[[f64; 2]]) -> Tensor {
    let codes = values.iter().map(|&[real, imaginary]| match part {
        ComplexPart::F32 => {
            let bits = |value: f64| u128::from((value as f32).to_bits());
            bits(real) | bits(imaginary) << 32
        }
        ComplexPart::F64 => u128::from(real.to_bits()) | u128::from(imaginary.to_bits()) << 64,
    });
    let codes: Vec<u128> = codes.collect();
    Tensor::from_wide_codes(ElementType::Complex(part), &[values.len()], codes)
}

#[test]
fn complex_numbers_multiply_and_add_part_by_part() {
    for part in [ComplexPart::F32, ComplexPart::F64] {
        let lhs = complex(part, &[[1.0, 2.0], [0.0, -1.0]]);
        let rhs = complex(part, &[[3.0, -1.0], [5.0, 0.5]]);
        // (1 + 2i)(3 - i) = 5 + 5i; -i (5 + i/2) = 1/2 - 5i
        let sum = dot(&lhs, &rhs, &vectors(), &ElementType::Complex(part)).unwrap();
        assert_eq!(sum.code(0), complex(part, &[[5.5, 0.0]]).code(0));
    }
}

#[test]
fn real_factors_of_complex_results_have_imaginary_part_zero() {
    let lhs = complex(ComplexPart::F32, &[[f64::INFINITY, 1.0]]);
    let rhs = float(&F32, &[2.0]);
    let product = dot(&lhs, &rhs, &vectors(), &ElementType::Complex(ComplexPart::F32)).unwrap();
    // inf * 2 - 1 * 0 is inf, inf * 0 + 1 * 2 is NaN
    assert_eq!(product.code(0), 0x7FC0_0000 << 32 | 0x7F80_0000);
}

#[test]
fn narrower_kinds_take_in_converted_products() {
    let integer = ElementType::Integer(IntegerType { width: 8, signed: true });
    let lhs = float(&F32, &[1.5, 100.0]);
    let rhs = float(&F32, &[2.5, 2.0]);
    // 3.75 truncates to 3, 200 saturates to 127, and the sum wraps
    assert_eq!(dot(&lhs, &rhs, &vectors(), &integer).unwrap().code(0) as u8 as i8, -126);
    let lhs = complex(ComplexPart::F32, &[[1.0, 2.0]]);
    let real = dot(&lhs, &lhs, &vectors(), &ElementType::Float(&F32)).unwrap();
    assert_eq!(real.code(0) as u32, (-3f32).to_bits());
}

#[test]
fn exact_products_are_told_by_the_ranges_of_the_factors() {
    let range = |smallest: i32, largest: i32| Range {
        smallest: 2f64.powi(smallest),
        largest: 2f64.powi(largest),
        finite: true,
    };
    assert!(range(-60, 60).products_are_exact(&range(-60, 60), 16));
    assert!(!range(-60, 64).products_are_exact(&range(-60, 64), 16));
    assert!(!range(-70, 60).products_are_exact(&range(-70, 60), 16));
}

#[test]
fn ranges_are_of_finite_numbers_other_than_zero() {
    let least = f32::from_bits(1);
    let found = Range::of(&[0.0, -0.0, 3.0, -least, f32::INFINITY, f32::NAN, -5.0]);
    assert_eq!(found, Range { smallest: least.into(), largest: 5.0, finite: false });
    let found = Range::of(&[0.0, f32::MAX, -2.0]);
    assert_eq!(found, Range { smallest: 2.0, largest: f32::MAX.into(), finite: true });
    for none in [&[][..], &[0.0]] {
        let found = Range::of(none);
        assert_eq!(found, Range { smallest: f64::INFINITY, largest: 0.0, finite: true });
    }
}

#[test]
fn a_result_beyond_memory_is_refused() {
    let element = ElementType::Float(&F32);
    let column = Tensor::splat(element.clone(), &[1 << 20, 0], 0);
    let none =
        DotDimensions { lhs_contracting: vec![1], rhs_contracting: vec![1], ..Default::default() };
    let wide = Tensor::splat(element.clone(), &[1 << 40, 0], 0);
    assert!(dot(&wide, &column, &none, &element).is_err());
}
