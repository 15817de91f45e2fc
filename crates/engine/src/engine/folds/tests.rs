use super::*;
use crate::engine::Register;
use crate::engine::chunks::{Binary, Direction, Order};
use crate::hardware::cpu;
use crate::meaning::{self, Steps};
use crate::numeric::names::*;
use crate::numeric::random::Random;
use crate::numeric::{ConvertPolicy, ElementType, FloatFormat, IntegerType, MLIR_FORMATS};

/// A body of one step.
fn single_step(element: &ElementType, step: Binary) -> Program {
    let mut steps = Steps::new();
    let accumulator = steps.input(element.clone());
    let value = steps.input(element.clone());
    let result = steps.binary(step, accumulator, value).unwrap();
    Program::new(steps, &[result])
}

/// A tensor of codes from all over the type, which the seed determines.
fn tensor(element: &ElementType, shape: &[usize], seed: u64) -> Tensor {
    let mut random = Random::new(seed);
    let mask = u128::MAX >> (128 - element.bits());
    let codes: Vec<u128> = (0..shape.iter().product())
        .map(|_| (u128::from(random.bits()) * 0x1_0000_0001_0000_0001) & mask)
        .collect();
    Tensor::from_wide_codes(element.clone(), shape, codes)
}

fn scalar(element: &ElementType, code: u128) -> Tensor {
    Tensor::splat(element.clone(), &[], code)
}

/// A reduction with one accumulator and no captured values.
fn reduce(input: &Tensor, initial: &Tensor, dimensions: &[usize], program: &Program) -> Tensor {
    let (inputs, initial) = ([input.clone()], [initial.clone()]);
    let task = Fold { inputs: &inputs, initial: &initial, captured: &[], program };
    along(&task, dimensions).unwrap().remove(0)
}

fn along(task: &Fold<'_>, dimensions: &[usize]) -> Result<Vec<Tensor>, TooLarge> {
    fold(task, &Layout::new(task.inputs[0].shape(), dimensions)?)
}

/// The result that [`meaning::Fold`] defines for one accumulator.
fn meant(input: &Tensor, initial: &Tensor, dimensions: &[usize], program: &Program) -> Vec<u128> {
    let [input, initial] =
        [input, initial].map(|tensor| [meaning::Array::of_tensor(tensor).unwrap()]);
    let body = |values: Vec<u128>| {
        let arithmetic = &mut meaning::Codes::default();
        Ok::<_, TooLarge>(meaning::run(arithmetic, program.meaning(), &values, &[], 0))
    };
    let fold = meaning::Fold::along(input[0].shape(), dimensions);
    fold.by_body(&input, &initial, body).unwrap()[0].values().to_vec()
}

fn codes(tensor: &Tensor) -> Vec<u128> {
    (0..tensor.len()).map(|index| tensor.code(index)).collect()
}

const SHAPES: [(&[usize], &[usize]); 14] = [
    (&[5], &[0]),
    (&[40, 3], &[1]),
    (&[40, 3], &[0]),
    (&[3, 2, 70], &[1]),
    (&[3, 70, 2], &[1]),
    (&[2, 3, 4, 5], &[2, 0]),
    (&[2, 3, 4, 5], &[]),
    (&[0, 4], &[0]),
    (&[4, 0], &[0]),
    (&[2100, 2], &[1]),
    (&[37, 70], &[1]),
    (&[5, 75], &[0]),
    (&[2, 5, 3, 9], &[0, 3]),
    (&[3, 200], &[1]),
];

#[test]
fn every_type_and_step_reduces_as_meant() {
    let integer = |width, signed| ElementType::Integer(IntegerType { width, signed });
    let mut types: Vec<ElementType> = MLIR_FORMATS.iter().map(|f| ElementType::Float(f)).collect();
    types.extend(
        [2, 8, 32, 64].into_iter().flat_map(|width| [integer(width, true), integer(width, false)]),
    );
    types.push(ElementType::Boolean);
    let steps =
        [Binary::Add, Binary::Multiply, Binary::Maximum, Binary::Minimum, Binary::And, Binary::Or];
    for element in &types {
        let bitwise = !matches!(element, ElementType::Float(_));
        for (place, step) in steps.iter().enumerate().filter(|(place, _)| bitwise || *place < 4) {
            let program = single_step(element, *step);
            for (shape, dimensions) in SHAPES {
                let input = tensor(element, shape, place as u64);
                let initial = tensor(element, &[], 7);
                let expected = meant(&input, &initial, dimensions, &program);
                for level in cpu::Level::available() {
                    cpu::use_level(level);
                    let result = codes(&reduce(&input, &initial, dimensions, &program));
                    let what = format!("{element} {step:?} {shape:?} {dimensions:?} {level}");
                    assert_eq!(result, expected, "{what}");
                }
            }
        }
    }
}

#[test]
fn a_table_gives_what_is_meant() {
    for format in [&F8E4M3FN, &F8E5M2, &F4E2M1FN, &F8E8M0FNU, &F8E4M3B11FNUZ] {
        let element = ElementType::Float(format);
        let program = single_step(&element, Binary::Add);
        let (input, initial) = (tensor(&element, &[33, 50], 3), scalar(&element, 0));
        let (inputs, initials) = ([input.clone()], [initial.clone()]);
        let task = Fold { inputs: &inputs, initial: &initials, captured: &[], program: &program };
        let layout = Layout::new(input.shape(), &[1]).unwrap();
        let result = byte_table_fold::by_table(&task, &layout).unwrap();
        assert_eq!(codes(&result), meant(&input, &initial, &[1], &program), "{}", format.name);
    }
}

#[test]
fn the_type_of_the_accumulator_rounds_each_sum() {
    let sum_of_ones = |format: &'static FloatFormat, count: usize| {
        let element = ElementType::Float(format);
        let ones = Tensor::splat(element.clone(), &[count], format.one_code().into());
        let sum = reduce(&ones, &scalar(&element, 0), &[0], &single_step(&element, Binary::Add));
        format.decode(sum.code(0) as u64)
    };
    assert_eq!(sum_of_ones(&F8E4M3FN, 64), 16.0);
    assert_eq!(sum_of_ones(&BF16, 1000), 256.0);
    assert_eq!(sum_of_ones(&F16, 5000), 2048.0);
    assert_eq!(sum_of_ones(&F32, 5000), 5000.0);
    assert_eq!(sum_of_ones(&F8E4M3FN, 1 << 18), 16.0);
}

#[test]
fn no_elements_leave_the_initial_value_as_it_is() {
    let element = ElementType::Float(&F32);
    let signalling = scalar(&element, 0x7F80_0001);
    let nothing = Tensor::splat(element.clone(), &[2, 0], 0);
    let program = single_step(&element, Binary::Add);
    assert_eq!(codes(&reduce(&nothing, &signalling, &[1], &program)), [0x7F80_0001; 2]);
}

#[test]
fn zeros_keep_their_sign_in_sums_and_extremes() {
    let element = ElementType::Float(&F32);
    let (minus, plus) = (0x8000_0000u128, 0u128);
    let zeros = Tensor::from_wide_codes(element.clone(), &[2], [minus, plus]);
    let only_minus = Tensor::splat(element.clone(), &[2], minus);
    let result = |input, initial, step| {
        reduce(input, &scalar(&element, initial), &[0], &single_step(&element, step)).code(0)
    };
    assert_eq!(result(&only_minus, minus, Binary::Add), minus);
    assert_eq!(result(&only_minus, plus, Binary::Add), plus);
    assert_eq!(result(&zeros, minus, Binary::Maximum), plus);
    assert_eq!(result(&zeros, plus, Binary::Minimum), minus);
}

#[test]
fn several_accumulators_go_together() {
    // the position of the largest element, which is the first one of equal elements
    let (value, index) =
        (ElementType::Float(&F16), ElementType::Integer(IntegerType { width: 32, signed: true }));
    let mut steps = Steps::new();
    let [best, place, other, other_place]: [Register; 4] =
        [&value, &index, &value, &index].map(|element| steps.input(element.clone()));
    let keep = steps.compare(Direction::Ge, Order::Quiet, best, other).unwrap();
    let best = steps.select(keep, best, other).unwrap();
    let place = steps.select(keep, place, other_place).unwrap();
    let program = Program::new(steps, &[best, place]);
    let encode = |value: f64| u128::from(F16.encode(ConvertPolicy::COMPUTE, value));
    let values = [3.0, 7.0, 7.0, -1.0, -5.0, -2.0].map(encode);
    let inputs = [
        Tensor::from_wide_codes(value.clone(), &[2, 3], values),
        Tensor::from_wide_codes(index.clone(), &[2, 3], [0, 1, 2, 0, 1, 2]),
    ];
    let initial = [scalar(&value, encode(f64::NEG_INFINITY)), scalar(&index, 0)];
    let task = Fold { inputs: &inputs, initial: &initial, captured: &[], program: &program };
    let results = along(&task, &[1]).unwrap();
    assert_eq!(codes(&results[0]), [7.0, -1.0].map(encode));
    assert_eq!(codes(&results[1]), [1, 0]);
}

#[test]
fn captured_values_are_the_same_at_every_step() {
    let element = ElementType::Integer(IntegerType { width: 8, signed: false });
    let mut steps = Steps::new();
    let [sum, value, factor]: [Register; 3] = [(); 3].map(|()| steps.input(element.clone()));
    let product = steps.binary(Binary::Multiply, value, factor).unwrap();
    let sum = steps.binary(Binary::Add, sum, product).unwrap();
    let program = Program::new(steps, &[sum]);
    let inputs = [Tensor::from_wide_codes(element.clone(), &[3], [1, 2, 3])];
    let initial = [scalar(&element, 100)];
    let captured = [scalar(&element, 10)];
    let task = Fold { inputs: &inputs, initial: &initial, captured: &captured, program: &program };
    assert_eq!(codes(&along(&task, &[0]).unwrap()[0]), [160]);
}

#[test]
fn a_result_beyond_memory_is_refused() {
    let element = ElementType::Float(&F32);
    let nothing = Tensor::splat(element.clone(), &[1 << 48, 0], 0);
    let program = single_step(&element, Binary::Add);
    let (inputs, initial) = ([nothing], [scalar(&element, 0)]);
    let task = Fold { inputs: &inputs, initial: &initial, captured: &[], program: &program };
    assert!(along(&task, &[1]).is_err());
}

#[test]
fn windows_are_folded_in_their_own_order() {
    use crate::engine::movement::sliding::{Slide, Windows};
    let element = ElementType::Integer(IntegerType { width: 32, signed: true });
    let mut steps = Steps::new();
    let (sum, new) = (steps.input(element.clone()), steps.input(element.clone()));
    let ten = steps.constant(element.clone(), 10);
    let shifted = steps.binary(Binary::Multiply, sum, ten).unwrap();
    let next = steps.binary(Binary::Add, shifted, new).unwrap();
    let program = Program::new(steps, &[next]);
    let inputs = [Tensor::from_wide_codes(element.clone(), &[2, 4], 1..9)];
    let initial = [scalar(&element, 0)];
    let task = Fold { inputs: &inputs, initial: &initial, captured: &[], program: &program };
    let across = Slide { window_dilation: 2, ..Slide::default() };
    let windows = Windows::new(&[2, 4], &[2, 2], &[Slide::default(), across]);
    let results = fold(&task, &Layout::of_windows(&windows).unwrap()).unwrap();
    assert_eq!((results[0].shape(), codes(&results[0])), (&[1, 2][..], vec![1357, 2468]));
}

#[test]
fn prefixes_are_the_folds_of_padded_windows() {
    use crate::engine::movement;
    use crate::engine::movement::sliding::{Slide, Windows};
    let mut elements = [&F8E4M3FN, &F32, &BF16, &F64].map(ElementType::Float).to_vec();
    elements.extend(
        [4, 32, 64].map(|width| ElementType::Integer(IntegerType { width, signed: width != 64 })),
    );
    elements.push(ElementType::Boolean);
    for element in elements {
        let (program, initial) = (single_step(&element, Binary::Add), [scalar(&element, 0)]);
        for (shape, dimension) in [
            (vec![7], 0),
            (vec![21, 130], 1),
            (vec![2, 3, 600], 1),
            (vec![5, 9], 1),
            (vec![5, 9], 0),
            (vec![2, 3, 300], 1),
            (vec![300, 4], 1),
        ] {
            let input = tensor(&element, &shape, 5);
            let size = shape[dimension];
            let mut slides = vec![Slide::default(); shape.len()];
            slides[dimension].low = size as i64 - 1;
            let mut window = vec![1; shape.len()];
            window[dimension] = size;
            let padding: Vec<_> = slides.iter().map(|slide| slide.padding()).collect();
            let padded: Vec<usize> =
                shape.iter().zip(&slides).map(|(&size, slide)| slide.padded(size)).collect();
            let words =
                movement::pad(input.words(), initial[0].words(), &padding, &padded).unwrap();
            let padded = [Tensor::new(element.clone(), words)];
            let task =
                Fold { inputs: &padded, initial: &initial, captured: &[], program: &program };
            let windows = Windows::new(&shape, &window, &slides);
            let expected = fold(&task, &Layout::of_windows(&windows).unwrap()).unwrap();
            let inputs = [input];
            for level in cpu::Level::available() {
                cpu::use_level(level);
                let task = Fold { inputs: &inputs, ..task };
                let result = prefixes(&task, dimension).unwrap().unwrap();
                assert_eq!(codes(&result), codes(&expected[0]), "{element} {shape:?} {dimension}");
            }
        }
    }
}

#[test]
fn an_initial_value_that_padding_would_change_has_no_prefixes() {
    let element = ElementType::Float(&F32);
    let (program, initial) = (single_step(&element, Binary::Add), [scalar(&element, 0x3F80_0000)]);
    let inputs = [tensor(&element, &[7], 5)];
    let task = Fold { inputs: &inputs, initial: &initial, captured: &[], program: &program };
    assert!(prefixes(&task, 0).unwrap().is_none());
}

/// Compares the fold with the fold by program, at every CPU level and for several numbers of threads.
fn as_by_program(input: Tensor, initial: Tensor, dimensions: &[usize], step: Binary) {
    let element = input.element().clone();
    let program = single_step(&element, step);
    let (inputs, initial) = ([input], [initial]);
    let task = Fold { inputs: &inputs, initial: &initial, captured: &[], program: &program };
    let layout = Layout::new(inputs[0].shape(), dimensions).unwrap();
    let expected = codes(&by_program::fold(&task, &layout).unwrap()[0]);
    for level in cpu::Level::available() {
        cpu::use_level(level);
        for threads in [1, 3] {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            let result = pool.install(|| fold(&task, &layout)).unwrap();
            assert!(codes(&result[0]) == expected, "{element} {step:?} {level} {threads}");
        }
    }
}

#[test]
fn sums_and_products_of_16_bits_are_those_of_exact_ones() {
    for format in [&BF16, &F16] {
        let element = ElementType::Float(format);
        let one = scalar(&element, format.one_code().into());
        for step in [Binary::Add, Binary::Multiply] {
            let input = tensor(&element, &[2, 1 << 16], step as u64);
            as_by_program(input, one.clone(), &[0], step);
        }
    }
}

#[test]
fn every_pair_of_8_bits_adds_and_multiplies_as_by_the_program() {
    for format in MLIR_FORMATS.iter().filter(|format| format.width <= 8) {
        let element = ElementType::Float(format);
        let codes: u128 = 1 << format.width;
        let pairs = (0..codes * codes).map(|pair| pair % codes);
        let firsts = (0..codes * codes).map(|pair| pair / codes);
        let shape = [2, (codes * codes) as usize];
        let input = Tensor::from_wide_codes(element.clone(), &shape, firsts.chain(pairs));
        let zero = scalar(&element, format.encoded_zero().into());
        as_by_program(input.clone(), zero, &[0], Binary::Add);
        let one = scalar(&element, format.one_code().into());
        as_by_program(input, one, &[0], Binary::Multiply);
    }
}

#[test]
fn long_chains_are_what_they_are_step_by_step() {
    let length = (1 << 16) + 777;
    for format in [&F8E4M3FN, &F8E5M2, &F8E4M3B11FNUZ, &F8E8M0FNU, &BF16] {
        let element = ElementType::Float(format);
        let encode = |value: f64| u128::from(format.encode(ConvertPolicy::COMPUTE, value));
        let wave = |index: usize| ((index * 7919 % 1000) as f64 / 500.0 - 1.0) * 1.5;
        let waves = (0..length).map(|index| encode(wave(index)));
        // these accumulators never become equal
        let once = (0..length).map(|index| encode(if index == 3 { 2.0 } else { 0.0 }));
        for codes in [waves.collect::<Vec<u128>>(), once.collect()] {
            let input = Tensor::from_wide_codes(element.clone(), &[length], codes);
            as_by_program(input, scalar(&element, encode(1.0)), &[0], Binary::Add);
        }
    }
}

#[test]
fn steps_of_any_order_are_shared_out_among_threads() {
    let integer = ElementType::Integer(IntegerType { width: 32, signed: true });
    let input = tensor(&integer, &[2, 40_000], 3);
    for step in [Binary::Add, Binary::Multiply, Binary::Minimum, Binary::Or] {
        as_by_program(input.clone(), tensor(&integer, &[], 9), &[1], step);
    }
    let float = ElementType::Float(&F32);
    let finite = (0..40_000).map(|index| u128::from(f32::sin(index as f32).to_bits()));
    let finite = Tensor::from_wide_codes(float.clone(), &[40_000], finite);
    as_by_program(finite, scalar(&float, 0xFF80_0000), &[0], Binary::Maximum);
    as_by_program(tensor(&float, &[40_000], 3), scalar(&float, 0), &[0], Binary::Minimum);
}

#[test]
fn several_accumulators_of_many_outputs_go_together() {
    let (value, index) =
        (ElementType::Float(&F32), ElementType::Integer(IntegerType { width: 32, signed: true }));
    let mut steps = Steps::new();
    let [best, place, other, other_place]: [Register; 4] =
        [&value, &index, &value, &index].map(|element| steps.input(element.clone()));
    let keep = steps.compare(Direction::Ge, Order::Quiet, best, other).unwrap();
    let best = steps.select(keep, best, other).unwrap();
    let place = steps.select(keep, place, other_place).unwrap();
    let program = Program::new(steps, &[best, place]);
    let (rows, columns) = (300, 150);
    let at = |row: usize, column: usize| ((row * 31 + column * 17) % 151) as f32;
    let cells = || (0..rows * columns).map(|cell| (cell / columns, cell % columns));
    let values = cells().map(|(row, column)| u128::from(at(row, column).to_bits()));
    let places = cells().map(|(_, column)| column as u128);
    let inputs = [
        Tensor::from_wide_codes(value.clone(), &[rows, columns], values),
        Tensor::from_wide_codes(index.clone(), &[rows, columns], places),
    ];
    let initial = [scalar(&value, u128::from(f32::NEG_INFINITY.to_bits())), scalar(&index, 0)];
    let task = Fold { inputs: &inputs, initial: &initial, captured: &[], program: &program };
    let largest = |row| {
        (0..columns)
            .reduce(|best, other| if at(row, best) >= at(row, other) { best } else { other })
    };
    let expected: Vec<u128> = (0..rows).map(|row| largest(row).unwrap() as u128).collect();
    assert_eq!(codes(&along(&task, &[1]).unwrap()[1]), expected);
}

#[test]
fn long_rows_are_folded_in_registers_with_the_same_bits() {
    // sixteen rows at a time; rows of whole cache lines, and with a rest; rows in planes
    let shapes: [(&[usize], &[usize]); 4] =
        [(&[16, 100], &[1]), (&[48, 64], &[1]), (&[40, 77], &[1]), (&[8, 3, 4, 33], &[1, 3])];
    let elements = [
        (ElementType::Float(&F32), Binary::Add),
        (ElementType::Float(&F32), Binary::Multiply),
        (ElementType::Float(&F64), Binary::Add),
        (ElementType::Integer(IntegerType { width: 32, signed: true }), Binary::Maximum),
        (ElementType::Integer(IntegerType { width: 64, signed: true }), Binary::Add),
    ];
    for (element, step) in elements {
        let program = single_step(&element, step);
        for (shape, dimensions) in shapes {
            let (input, initial) = (tensor(&element, shape, 5), scalar(&element, 1));
            let expected = meant(&input, &initial, dimensions, &program);
            for level in cpu::Level::available() {
                cpu::use_level(level);
                let found = reduce(&input, &initial, dimensions, &program);
                assert_eq!(codes(&found), expected, "{element} {shape:?} {level}");
            }
        }
    }
}
