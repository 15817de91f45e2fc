//! Stable sorting along one dimension of tensors: by whole numbers that stand for the elements, or by
//! any comparator.

mod direct;
mod thresholds;

pub use direct::Direct;

pub use crate::meaning::merge_sort;

use self::thresholds::{ELEMENTS_A_TASK, RADIX_FROM};
use super::codes::Codes;
use super::movement::exclusive;
use crate::each_width;
use crate::hardware::cpu;
use crate::hardware::parallel;
use crate::numeric::{ElementType, FloatFormat, NanCodes};
use crate::paths::{self, Path};
use crate::tensor::allocation::{self, TooLarge};
use crate::tensor::words::Array;
use crate::tensor::{Word, Words};

/// The lines along one dimension of row-major storage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lines {
    /// How many lines there are.
    pub count: usize,
    /// How many elements a line has.
    pub length: usize,
    /// The distance between neighbours on a line.
    pub stride: usize,
}

impl Lines {
    /// The lines of a shape along a dimension.
    pub fn along(shape: &[usize], dimension: usize) -> Lines {
        let stride = shape[dimension + 1..].iter().product();
        let outer: usize = shape[..dimension].iter().product();
        Lines { count: outer * stride, length: shape[dimension], stride }
    }

    /// The positions of a line's elements.
    pub fn places(self, line: usize) -> impl Iterator<Item = usize> + Clone {
        let start = line / self.stride * self.stride * self.length + line % self.stride;
        (0..self.length).map(move |index| start + index * self.stride)
    }
}

/// Moves the elements of lines that are rows: the element at position `orders[l][i]` of line `l` moves to
/// position `i`. The orders are those of lines from `first` on, and are written to the target's lines.
///
/// # Errors
///
/// [`TooLarge`] if somebody else holds the target, and there is no memory for a copy.
pub fn rearrange(
    target: &mut Words,
    source: &Words,
    length: usize,
    first: usize,
    orders: &[Order],
) -> Result<(), TooLarge> {
    fn write<W: Word>(
        target: &mut Array<W>,
        source: &Words,
        length: usize,
        first: usize,
        orders: &[Order],
    ) -> Result<(), TooLarge> {
        let start = first * length;
        let target = &mut exclusive(target)?[start..start + orders.len() * length];
        let source = &W::slice(source)[start..start + orders.len() * length];
        let lines_a_task = (ELEMENTS_A_TASK / length).max(1);
        parallel::for_each_chunk(target, lines_a_task * length, |part, target| {
            let lines = target
                .chunks_mut(length)
                .zip(source[part * lines_a_task * length..].chunks(length));
            for ((target, source), order) in lines.zip(&orders[part * lines_a_task..]) {
                parallel::for_each_chunk(target, ELEMENTS_A_TASK, |part, target| {
                    let order = &order[part * ELEMENTS_A_TASK..];
                    target.iter_mut().zip(order).for_each(|(target, &from)| *target = source[from]);
                });
            }
        });
        Ok(())
    }
    each_width!(target, target => write(target, source, length, first, orders))
}

/// The positions from which the elements of a line come.
pub type Order = Vec<usize>;

/// The order of an element type's codes, as integers that compare like them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keys {
    element: ElementType,
    total: bool,
}

impl Keys {
    /// The order of an element type. Floats are ordered by IEEE 754's totalOrder if `total`, and else by
    /// value. The result is `None` for types without an order.
    pub fn of(element: &ElementType, total: bool) -> Option<Keys> {
        match element {
            ElementType::Complex(_) | ElementType::Quantized(_) => None,
            _ => Some(Keys { element: element.clone(), total }),
        }
    }

    /// Adds for each code a number that compares as the code's value does. In the order by value, a NaN has
    /// no order: the result is then false, and the added numbers are meaningless.
    pub fn extend(&self, codes: Codes<'_>, keys: &mut Vec<u64>) -> bool {
        let start = keys.len();
        keys.resize(start + codes.len(), 0);
        self.write(codes, &mut keys[start..])
    }

    /// Writes for each code a number that compares as the code's value does. In the order by value, a NaN has
    /// no order: the result is then false, and the numbers are meaningless.
    pub fn write(&self, codes: Codes<'_>, keys: &mut [u64]) -> bool {
        match codes {
            Codes::W8(codes) => cpu::dispatch(|| self.write_from(codes, keys)),
            Codes::W16(codes) => cpu::dispatch(|| self.write_from(codes, keys)),
            Codes::W32(codes) => cpu::dispatch(|| self.write_from(codes, keys)),
            Codes::W64(codes) => cpu::dispatch(|| self.write_from(codes, keys)),
            Codes::W128(_) => false,
        }
    }

    #[inline(always)]
    fn write_from<W: Word>(&self, codes: &[W], keys: &mut [u64]) -> bool {
        let codes = codes.iter().map(|code| code.wide() as u64);
        match &self.element {
            ElementType::Integer(integer) if integer.signed => {
                let width = integer.width;
                put(keys, codes.map(|code| ordered(extended(code, width))));
            }
            ElementType::Index => put(keys, codes.map(|code| ordered(code as i64))),
            ElementType::Float(format) => {
                if !self.total && codes.clone().any(|code| format.is_nan(code)) {
                    return false;
                }
                if !format.orders_by_codes() {
                    put(keys, codes.map(|code| ordered(rank_key(format, code, self.total))));
                    return true;
                }
                let (width, signed, total) = (format.width, format.signed, self.total);
                let key = |code| ordered(float_key(code, width, signed, total));
                match format.nan {
                    NanCodes::NegativeZero => put(
                        keys,
                        codes.map(|code| if format.is_nan(code) { u64::MAX } else { key(code) }),
                    ),
                    _ => put(keys, codes.map(key)),
                }
            }
            _ => put(keys, codes),
        }
        true
    }
}

#[inline(always)]
fn put(keys: &mut [u64], numbers: impl Iterator<Item = u64>) {
    keys.iter_mut().zip(numbers).for_each(|(key, number)| *key = number);
}

/// An unsigned number that compares as a signed one does.
#[inline(always)]
fn ordered(key: i64) -> u64 {
    key as u64 ^ 1 << 63
}

/// How many bits the digit of one pass has.
const DIGIT: u32 = 11;

/// The stable order of keys: the index of the smallest, that of the next, ...
///
/// # Errors
///
/// [`TooLarge`] if there is no memory to sort in.
pub fn order_of(keys: &[u64]) -> Result<Order, TooLarge> {
    let first = keys.first().copied().unwrap_or(0);
    let varying = keys.iter().fold(0, |varying, key| varying | (key ^ first));
    if keys.len() < RADIX_FROM || !paths::take(Path::RadixSort) {
        let mut order: Vec<usize> = allocation::collected(0..keys.len())?;
        order.sort_by_key(|&index| keys[index]);
        return Ok(order);
    }
    let shift = varying.trailing_zeros() % 64;
    let bits = 64 - (varying >> shift).leading_zeros();
    let mask = u64::MAX.checked_shr(64 - bits).unwrap_or(0);
    let digits = move |key: u64| key >> shift & mask;
    if bits <= 32 && keys.len() <= 1 << 32 {
        let packed = keys.iter().enumerate().map(|(index, &key)| digits(key) << 32 | index as u64);
        let sorted = radix_sort(allocation::collected(packed)?, bits, |item| item >> 32)?;
        return allocation::collected(sorted.iter().map(|item| (item & 0xFFFF_FFFF) as usize));
    }
    let pairs = keys.iter().enumerate().map(|(index, &key)| (digits(key), index));
    let sorted = radix_sort(allocation::collected(pairs)?, bits, |item| item.0)?;
    allocation::collected(sorted.iter().map(|item| item.1))
}

/// Sorts stably by keys of this many bits, one digit after the other from the lowest on.
fn radix_sort<T: Copy>(
    mut items: Vec<T>,
    bits: u32,
    key: impl Fn(T) -> u64,
) -> Result<Vec<T>, TooLarge> {
    let mut sorted = allocation::copied(&items)?;
    for pass in 0..bits.div_ceil(DIGIT) {
        let digit = |item: T| (key(item) >> (pass * DIGIT)) as usize & ((1 << DIGIT) - 1);
        let mut counts = [0usize; 1 << DIGIT];
        items.iter().for_each(|&item| counts[digit(item)] += 1);
        distribute(&items, &mut sorted, counts, digit);
        std::mem::swap(&mut items, &mut sorted);
    }
    Ok(items)
}

/// Copies items in the order of a digit; items of equal digits keep their order. `counts` has the number of
/// items of each digit.
#[inline(always)]
fn distribute<T: Copy, const DIGITS: usize>(
    items: &[T],
    sorted: &mut [T],
    counts: [usize; DIGITS],
    digit: impl Fn(T) -> usize,
) {
    let (mut places, mut place) = (counts, 0);
    for count in &mut places {
        place += std::mem::replace(count, place);
    }
    for &item in items {
        let place = &mut places[digit(item)];
        sorted[*place] = item;
        *place += 1;
    }
}

/// The value of a two's complement code of `width` bits.
#[inline(always)]
fn extended(code: u64, width: u32) -> i64 {
    (code << (64 - width)) as i64 >> (64 - width)
}

/// A key that orders codes of a format by the ranks of their values. NaNs with a sign are beyond the
/// infinities.
fn rank_key(format: &FloatFormat, code: u64, total: bool) -> i64 {
    if format.is_nan(code) {
        return if format.is_negative(code) { i64::MIN } else { i64::MAX };
    }
    let rank = format.rank(code);
    let is_minus_zero = format.is_zero(code) && format.decode(code).is_sign_negative();
    // in the total order, -0 is between two ranks
    2 * rank - i64::from(total && is_minus_zero)
}

/// A key that orders sign-magnitude codes; -0 is below +0 in the total order, and equal to it in the order by
/// value.
#[inline(always)]
fn float_key(code: u64, width: u32, signed: bool, total: bool) -> i64 {
    if !signed {
        return code as i64;
    }
    let sign = 1u64 << (width - 1);
    let magnitude = (code & (sign - 1)) as i64;
    match code & sign {
        0 => magnitude,
        _ if total => -magnitude - 1,
        _ => -magnitude,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn sorted(items: &[(u8, usize)], before: impl Fn(u8, u8) -> bool) -> Vec<(u8, usize)> {
        let mut items = items.to_vec();
        let sorted = merge_sort(&mut items, &mut |a: (u8, usize), b: (u8, usize)| {
            Ok::<bool, TooLarge>(before(a.0, b.0))
        });
        sorted.unwrap();
        items
    }

    proptest! {
        #[test]
        fn merging_is_the_stable_sort(numbers in prop::collection::vec(0..20u8, 0..300)) {
            let items: Vec<(u8, usize)> = numbers.into_iter().zip(0..).collect();
            let mut expected = items.clone();
            expected.sort_by_key(|item| item.0);
            prop_assert_eq!(sorted(&items, |a, b| a < b), expected);
        }

        #[test]
        fn the_order_of_keys_is_the_stable_one(
            numbers in prop::collection::vec(any::<u64>(), 0..1500),
            shift in 0..64u32,
            low in 0..64u32,
        ) {
            let keys: Vec<u64> = numbers.into_iter().map(|key| key >> shift << low).collect();
            let mut expected: Vec<usize> = (0..keys.len()).collect();
            expected.sort_by_key(|&index| keys[index]);
            prop_assert_eq!(order_of(&keys).unwrap(), expected);
        }

        #[test]
        fn any_comparator_gives_a_permutation(
            numbers in prop::collection::vec(0..20u8, 0..100),
            answers in any::<u64>(),
        ) {
            let items: Vec<(u8, usize)> = numbers.into_iter().zip(0..).collect();
            let before = |a: u8, b: u8| answers >> ((a * 3 + b * 7) % 64) & 1 == 1;
            let mut found = sorted(&items, before);
            found.sort_by_key(|item| item.1);
            prop_assert_eq!(found, items);
        }
    }

    #[test]
    fn an_error_ends_the_sort() {
        let stop = TooLarge { shape: vec![], bytes: 1 };
        assert_eq!(merge_sort(&mut [2, 1], &mut |_, _| Err(stop.clone())), Err(stop.clone()));
    }

    #[test]
    fn lines_run_along_the_dimension() {
        let lines = Lines::along(&[2, 3, 2], 1);
        assert_eq!(lines, Lines { count: 4, length: 3, stride: 2 });
        assert_eq!(lines.places(0).collect::<Vec<_>>(), [0, 2, 4]);
        assert_eq!(lines.places(3).collect::<Vec<_>>(), [7, 9, 11]);
    }

    #[test]
    fn keys_order_codes_as_programs_compare_them() {
        use crate::engine::Program;
        use crate::engine::chunks::{self, Direction, Lanes};
        use crate::meaning::Steps;
        use crate::numeric::IntegerType;
        let names = ["f4E2M1FN", "f6E3M2FN", "f8E4M3FN", "f8E4M3FNUZ", "f8E5M2", "f8E8M0FNU"];
        let floats = names.map(|name| ElementType::Float(FloatFormat::parse(name).unwrap()));
        let integers =
            [true, false].map(|signed| ElementType::Integer(IntegerType { width: 8, signed }));
        for element in floats.into_iter().chain(integers).chain([ElementType::Boolean]) {
            for (order, total) in [(chunks::Order::Quiet, false), (chunks::Order::Total, true)] {
                let mut steps = Steps::new();
                let lhs = steps.input(element.clone());
                let rhs = steps.input(element.clone());
                let less = steps.compare(Direction::Lt, order, lhs, rhs).unwrap();
                let program = Program::new(steps, &[less]);
                let mut lanes = Lanes::new(&program, 256);
                let keys = Keys::of(&element, total).unwrap();
                let codes: Vec<u8> = (0..1u16 << element.bits()).map(|code| code as u8).collect();
                lanes.load(1, &codes);
                for &a in &codes {
                    lanes.fill(0, a.into(), codes.len());
                    lanes.run(codes.len());
                    for (lane, &b) in codes.iter().enumerate() {
                        let mut both = Vec::new();
                        let has_order = keys.extend(Codes::W8(&[a, b]), &mut both);
                        let expected = lanes.is_true(0, lane);
                        let found = has_order && both[0] < both[1];
                        assert_eq!(found, expected, "{element} {a:#x} {b:#x} {order:?}");
                    }
                }
            }
        }
    }
}
