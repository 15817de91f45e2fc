//! Loops in registers against runs of the program over tensors.

use super::*;
use crate::engine::codes::{Codes, CodesMut};
use crate::numeric::{FloatFormat, Function, IntegerType, names};
use crate::tensor::Tensor;

fn elements() -> Vec<ElementType> {
    let float = |format: &'static FloatFormat| ElementType::Float(format);
    let formats = [
        &names::F4E2M1FN,
        &names::F6E3M2FN,
        &names::F8E4M3,
        &names::F8E4M3FN,
        &names::F8E5M2FNUZ,
        &names::F8E8M0FNU,
        &names::BF16,
        &names::F16,
        &names::F32,
        &names::F64,
    ];
    let integers = [(2, true), (4, false), (8, true), (8, false), (32, true), (32, false)];
    let wide = [(64, true), (64, false)];
    let integer = |(width, signed)| ElementType::Integer(IntegerType { width, signed });
    let others = [ElementType::Boolean, ElementType::Index];
    let complex = crate::numeric::ComplexPart::F32;
    let integers = integers.into_iter().chain(wide).map(integer);
    formats
        .into_iter()
        .map(float)
        .chain(integers)
        .chain(others)
        .chain([ElementType::Complex(complex)])
        .collect()
}

/// The codes at the ends of a type's range, and some between them.
fn codes(element: &ElementType) -> Vec<u128> {
    let bits = element.bits();
    let all = u128::MAX >> (128 - bits);
    let edges = [0, 1, 2, 3, all, all - 1, all >> 1, (all >> 1) + 1, all >> 2, all / 3];
    let spread =
        (0u128..12).map(|index| index.wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835) >> 5);
    let ones = [0x3F80_0000, 0x7F80_0000, 0xFF80_0000, 0x7FC0_0000, 0x7F80_0001, 0x3FF0 << 48];
    edges.into_iter().chain(spread).chain(ones).map(|code| code & all).collect()
}

/// A program of inputs `result, x, y` that gives the condition and a step of `x` and `y`.
fn loop_of(
    element: &ElementType,
    step: impl Fn(&mut Steps, Register, Register) -> Result<Register, NoStep>,
) -> Option<Program> {
    let mut trial = Steps::new();
    let (x, y) = (trial.input(element.clone()), trial.input(element.clone()));
    let result = step(&mut trial, x, y).ok()?;
    let result = trial.element(result).clone();
    let mut steps = Steps::new();
    steps.input(result);
    let (x, y) = (steps.input(element.clone()), steps.input(element.clone()));
    let goes_on = steps.constant(ElementType::Boolean, 1);
    let result = step(&mut steps, x, y).ok()?;
    Some(Program::new(steps, &[goes_on, result]))
}

/// The codes of input 0 after one iteration.
fn after_one(repeated: &Repeated, x: &Tensor, y: &Tensor) -> Vec<u128> {
    let start = Tensor::splat(repeated.program().inputs()[0].clone(), x.shape(), 0);
    let mut iteration = repeated.begin([&start, x, y], vec![]);
    assert_eq!(iteration.run(1), (1, false));
    all(&iteration.input(0, x.shape()))
}

fn all(tensor: &Tensor) -> Vec<u128> {
    (0..tensor.len()).map(|index| tensor.code(index)).collect()
}

/// Compares a step on words, and on lanes together with a word, with the program over tensors: for all pairs
/// of sample codes, or for one second operand if `pairs` is false.
fn check(
    element: &ElementType,
    what: impl std::fmt::Debug,
    pairs: bool,
    step: impl Fn(&mut Steps, Register, Register) -> Result<Register, NoStep>,
) {
    let codes = codes(element);
    let of = |shape: &[usize], codes: &[u128]| {
        Tensor::from_wide_codes(element.clone(), shape, codes.iter().copied())
    };
    let (x, shape) = (of(&[codes.len()], &codes), [codes.len()]);
    let Some(program) = loop_of(element, &step) else { return };
    let repeated =
        |lanes: Vec<usize>| Repeated::new(loop_of(element, &step).unwrap(), lanes, 1, &[], &[]);
    let wide = repeated(vec![codes.len(), codes.len(), 1]).unwrap();
    let narrow = repeated(vec![1, 1, 1]).unwrap();
    let start = Tensor::splat(program.inputs()[0].clone(), &shape, 0);
    for &y in codes.iter().take(if pairs { codes.len() } else { 1 }) {
        let scalar = of(&[], &[y]);
        let expected = all(&program.run(&[&start, &x, &scalar], &shape).unwrap()[1]);
        assert_eq!(after_one(&wide, &x, &scalar), expected, "{what:?} of {element}, {y:x}");
        for (&x, &expected) in codes.iter().zip(&expected) {
            let got = after_one(&narrow, &of(&[], &[x]), &scalar);
            assert_eq!(got, [expected], "{what:?} of {element}, {x:x} and {y:x}");
        }
    }
}

const BINARIES: [Binary; 15] = [
    Binary::Add,
    Binary::Subtract,
    Binary::Multiply,
    Binary::Divide,
    Binary::Remainder,
    Binary::Maximum,
    Binary::Minimum,
    Binary::And,
    Binary::Or,
    Binary::Xor,
    Binary::ShiftLeft,
    Binary::ShiftRightLogical,
    Binary::ShiftRightArithmetic,
    Binary::MultiplyHigh,
    Binary::Power,
];

#[test]
fn binary_steps_on_words_have_the_bits_of_their_kernels() {
    for element in elements() {
        for binary in BINARIES {
            check(&element, binary, true, |steps, x, y| steps.binary(binary, x, y));
        }
    }
}

#[test]
fn unary_steps_on_words_have_the_bits_of_their_kernels() {
    let unaries = [Unary::Abs, Unary::Negate, Unary::Sign, Unary::Not, Unary::Floor];
    let exponential = Unary::Function(Function::Exponential);
    for element in elements() {
        for unary in unaries.into_iter().chain([exponential, Unary::IsFinite]) {
            check(&element, unary, false, |steps, x, _| steps.unary(unary, x));
        }
    }
}

#[test]
fn comparisons_and_selections_on_words_have_the_bits_of_their_kernels() {
    use Direction::*;
    for element in elements() {
        for direction in [Eq, Ne, Ge, Gt, Le, Lt] {
            for order in [Order::Quiet, Order::Total] {
                check(&element, (direction, order), true, |steps, x, y| {
                    steps.compare(direction, order, x, y)
                });
            }
        }
        check(&element, "select", true, |steps, x, y| {
            let is_equal = steps.compare(Eq, Order::Quiet, x, y)?;
            let pred = steps.unary(Unary::Not, is_equal)?;
            steps.select(pred, y, x)
        });
    }
}

#[test]
fn conversions_on_words_have_the_bits_of_their_kernels() {
    for from in elements() {
        for to in elements() {
            check(&from, &to, false, |steps, x, _| steps.convert(x, &to));
        }
    }
}

#[test]
fn values_go_round_until_the_condition_fails() {
    // (i, a, b) -> (i + 1, b, a + b) while i < 10, with a and b of several lanes
    let integer = ElementType::Integer(IntegerType { width: 32, signed: true });
    let mut steps = Steps::new();
    let [i, a, b, limit] = [(); 4].map(|()| steps.input(integer.clone()));
    let one = steps.constant(integer.clone(), 1);
    let goes_on = steps.compare(Direction::Lt, Order::Quiet, i, limit).unwrap();
    let next = steps.binary(Binary::Add, i, one).unwrap();
    let sum = steps.binary(Binary::Add, a, b).unwrap();
    let program = Program::new(steps, &[goes_on, next, b, sum]);
    let tensor = |codes: &[u128]| {
        Tensor::from_wide_codes(integer.clone(), &[codes.len()], codes.iter().copied())
    };
    for (start, expected) in [(vec![0], vec![55]), (vec![0, 1, 0], vec![55, 89, 55])] {
        let again = program.with_outputs(program.output_registers()).unwrap();
        let lanes = vec![1, start.len(), start.len(), 1];
        let repeated = Repeated::new(again, lanes, 3, &[], &[]).unwrap();
        let (zero, ten) = (tensor(&[0]), tensor(&[10]));
        let ones = tensor(&vec![1; start.len()]);
        let mut iteration = repeated.begin([&zero, &tensor(&start), &ones, &ten], vec![]);
        assert_eq!(iteration.run(4), (4, false));
        assert_eq!(iteration.run(u64::MAX), (7, true));
        let shape = [start.len()];
        let result = iteration.input(1, &shape);
        assert_eq!((0..start.len()).map(|lane| result.code(lane)).collect::<Vec<_>>(), expected);
        assert_eq!(iteration.input(0, &[]).code(0), 10);
    }
}

#[test]
fn a_value_of_one_lane_becomes_one_of_many() {
    // x of 5 lanes is replaced by a constant, by a captured scalar, or by a scalar that the loop computes
    let f32 = ElementType::Float(&names::F32);
    let complex = ElementType::Complex(crate::numeric::ComplexPart::F32);
    for element in [f32, complex] {
        let mut steps = Steps::new();
        let [_x, scalar] = [(); 2].map(|()| steps.input(element.clone()));
        let goes_on = steps.constant(ElementType::Boolean, 1);
        let sum = steps.binary(Binary::Add, scalar, scalar).unwrap();
        let program = Program::new(steps, &[goes_on, sum]);
        let repeated = Repeated::new(program, vec![5, 1], 1, &[], &[]).unwrap();
        let x = Tensor::splat(element.clone(), &[5], 0);
        let scalar = Tensor::splat(element.clone(), &[], 0x3F80_0000);
        let mut iteration = repeated.begin([&x, &scalar], vec![]);
        iteration.run(2);
        let result = iteration.input(0, &[5]);
        assert!((0..5).all(|lane| result.code(lane) == 0x4000_0000));
    }
}

#[test]
fn loops_of_no_or_too_many_lanes_are_refused() {
    let lanes = |lanes: usize| {
        let mut steps = Steps::new();
        let x = steps.input(ElementType::Float(&names::F32));
        let goes_on = steps.constant(ElementType::Boolean, 1);
        Repeated::new(Program::new(steps, &[goes_on, x]), vec![lanes], 1, &[], &[])
    };
    assert!(lanes(0).is_none());
    assert!(lanes(LOOP_LANES_UP_TO).is_some());
    assert!(lanes(LOOP_LANES_UP_TO + 1).is_none());
}

/// The row-major positions of a window's elements in a tensor; the start indices are all `start`.
fn places(shape: &[usize], window: &[usize], start: i128) -> Vec<usize> {
    let mut places = vec![0];
    for (&size, &width) in shape.iter().zip(window) {
        let first = start.clamp(0, (size - width) as i128) as usize;
        let along = |&place: &usize| (first..first + width).map(move |at| place * size + at);
        places = places.iter().flat_map(along).collect();
    }
    places
}

#[test]
fn windows_of_every_type_and_shape_are_moved_as_they_stand() {
    let shapes: [(&[usize], &[usize]); 7] = [
        (&[7], &[1]),
        (&[7], &[3]),
        (&[5, 4, 3], &[1, 1, 1]),
        (&[5, 4, 3], &[1, 4, 3]),
        (&[5, 4, 3], &[2, 2, 3]),
        (&[5, 4, 3], &[1, 2, 2]),
        (&[3, 2], &[3, 2]),
    ];
    let indices = [(8, true, -3i128), (32, true, -2), (64, false, -3), (16, false, -1)];
    for element in elements() {
        let codes = codes(&element);
        for ((shape, window), (width, signed, begin)) in
            shapes.into_iter().flat_map(|shapes| indices.map(|index| (shapes, index)))
        {
            let index = ElementType::Integer(IntegerType { width, signed });
            let mask = u128::MAX >> (128 - width);
            let lanes = window.iter().product();
            // moves a window of the first tensor to the next position in the second, after filling the
            // window's last position with one value
            let mut steps = Steps::new();
            let (k, x) = (steps.input(index.clone()), steps.input(element.clone()));
            let moved = steps.input(element.clone());
            let end = steps.constant(index.clone(), 9);
            let one = steps.constant(index.clone(), 1);
            let goes_on = steps.compare(Direction::Ne, Order::Quiet, k, end).unwrap();
            let next = steps.binary(Binary::Add, k, one).unwrap();
            let access = |before, tensor, is_update, register, start| WindowAccess {
                before,
                tensor,
                is_update,
                register,
                outside: OutOfBounds::Clamp,
                starts: vec![Some(start); shape.len()],
                shape: shape.to_vec(),
                window: window.to_vec(),
            };
            let accesses = [
                access(1, 0, false, moved, k),
                access(2, 1, true, x, k),
                access(2, 1, true, moved, next),
            ];
            let program = Program::keeping(steps, &[goes_on, next], vec![next, x, moved]);
            let repeated = Repeated::new(program, vec![1, 1, lanes], 1, &accesses, &[]).unwrap();
            let of = |shape: &[usize], first: usize| {
                let codes = codes.iter().cycle().skip(first).take(shape.iter().product());
                Tensor::from_wide_codes(element.clone(), shape, codes.copied())
            };
            let (source, mut target) = (of(shape, 3), of(shape, 0));
            let x = of(&[], 5);
            let mut expected = all(&target);
            let value = |k: i128| match signed {
                true => k,
                false => (k as u128 & mask) as i128,
            };
            for k in begin..9 {
                places(shape, window, value(k)).iter().for_each(|&at| expected[at] = x.code(0));
                let from = places(shape, window, value(k));
                let to = places(shape, window, value(k + 1));
                from.iter().zip(to).for_each(|(&from, to)| expected[to] = source.code(from));
            }
            let k = Tensor::from_wide_codes(index, &[], [begin as u128 & mask]);
            let held = [
                HeldTensor::Read(Codes::of(source.words())),
                HeldTensor::Updated(CodesMut::of(target.words_mut()).unwrap()),
            ];
            let mut iteration = repeated.begin([&k, &x], held.into());
            assert_eq!(iteration.run(100), ((9 - begin) as u64 + 1, true));
            drop(iteration);
            assert_eq!(
                all(&target),
                expected,
                "{element} {shape:?} {window:?} by {width} {signed}"
            );
        }
    }
}

#[test]
fn what_the_condition_would_update_is_no_loop_of_windows() {
    let element = ElementType::Float(&names::F32);
    let index = ElementType::Integer(IntegerType { width: 32, signed: true });
    let mut steps = Steps::new();
    let (k, x) = (steps.input(index.clone()), steps.input(element));
    let goes_on = steps.compare(Direction::Lt, Order::Quiet, k, k).unwrap();
    let access = |before| WindowAccess {
        before,
        tensor: 0,
        is_update: true,
        register: x,
        outside: OutOfBounds::Clamp,
        starts: vec![Some(k)],
        shape: vec![4],
        window: vec![1],
    };
    let program = Program::new(steps, &[goes_on, k]);
    assert!(
        Repeated::new(
            program.with_outputs(&[goes_on, k]).unwrap(),
            vec![1, 1],
            1,
            &[access(0)],
            &[]
        )
        .is_none()
    );
    assert!(Repeated::new(program, vec![1, 1], 1, &[access(1)], &[]).is_some());
}
