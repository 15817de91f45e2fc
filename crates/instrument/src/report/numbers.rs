//! The numbers of two tensors side by side, a block at a time: their values in f64 and their distance in ULP.

use crate::by_level;
use crate::compare::coarser;
use crate::hardware::cpu;
use crate::ir::elements::integer_value;
use crate::numeric::codec::{Encoder, decode};
use crate::numeric::{
    Code, ComplexPart, ConvertPolicy, ElementType, FloatFormat, IntegerType, Subnormals, Zero,
};
use crate::tensor::{Tensor, Words};

/// How many numbers a block has at most.
pub(super) const BLOCK: usize = 1024;
/// The distance of two numbers between which none is defined: one of them is NaN, or an infinity of which the other
/// is not the same.
pub(super) const UNDEFINED: u64 = u64::MAX;

/// A block of numbers of both tensors.
pub(super) struct Block {
    /// The values: actual, expected.
    pub values: [[f64; BLOCK]; 2],
    /// Positions in the order of values, whose differences are ULP.
    ranks: [[i64; BLOCK]; 2],
    codes: [[u64; BLOCK]; 2],
    /// The distances in ULP, or [`UNDEFINED`].
    pub ulps: [u64; BLOCK],
    /// Whether the bits are the same; of two types, whether the values are, and the signs of zeros.
    pub same_bits: [bool; BLOCK],
}

impl Block {
    pub fn new() -> Box<Block> {
        Box::new(Block {
            values: [[0.0; BLOCK]; 2],
            ranks: [[0; BLOCK]; 2],
            codes: [[0; BLOCK]; 2],
            ulps: [0; BLOCK],
            same_bits: [false; BLOCK],
        })
    }
}

/// How the codes of one number become a value.
#[derive(Clone, Copy)]
enum Kind {
    Integer(IntegerType),
    Float(&'static FloatFormat),
}

/// How the position of a float in the order of values is found.
enum Order {
    /// Codes of sign and magnitude are ordered as the values are.
    Signed { magnitude: u64, sign: u64 },
    /// The positions of all codes.
    Table(Vec<i64>),
    /// A function of the format.
    Format(&'static FloatFormat),
    /// Integers are ordered as their values; the order of unsigned codes is that of signed ones shifted.
    Integer(IntegerType),
}

/// Two tensors of one shape, whose numbers can be compared.
pub(super) struct Pair<'t> {
    tensors: [&'t Tensor; 2],
    kinds: [Kind; 2],
    /// The order of the coarser type.
    order: Order,
    /// The coarser type, to which a tensor of another type is rounded before ULP are counted.
    rounded_to: [Option<&'static FloatFormat>; 2],
    /// How many numbers an element has.
    pub parts: usize,
}

impl<'t> Pair<'t> {
    /// Two tensors, or `None` if their shapes differ or their elements cannot be compared.
    pub fn new(actual: &'t Tensor, expected: &'t Tensor) -> Option<Pair<'t>> {
        let kinds = [kind(actual.element()), kind(expected.element())];
        let parts = [actual, expected].map(parts_of);
        if actual.shape() != expected.shape() || parts[0] != parts[1] {
            return None;
        }
        let (order, rounded_to) = match kinds {
            [Kind::Float(ours), Kind::Float(theirs)] => {
                let format = coarser(ours, theirs);
                let other = |own: &'static FloatFormat| (own != format).then_some(format);
                (order_of(format), [other(ours), other(theirs)])
            }
            [Kind::Integer(ty), Kind::Integer(_)] if actual.element() == expected.element() => {
                (Order::Integer(ty), [None; 2])
            }
            _ => return None,
        };
        Some(Pair { tensors: [actual, expected], kinds, order, rounded_to, parts: parts[0] })
    }

    /// How many numbers each tensor has.
    pub fn count(&self) -> usize {
        self.tensors[0].len() * self.parts
    }

    /// Whether the numbers are integers.
    pub fn is_integer(&self) -> bool {
        matches!(self.order, Order::Integer(_))
    }

    /// Fills a block with the numbers from `start` on, of which there are `count`.
    pub fn fill(&self, block: &mut Block, start: usize, count: usize) {
        for side in 0..2 {
            self.load(block, side, start, count);
        }
        let of_one_type = self.tensors[0].element() == self.tensors[1].element();
        compare(block, count, of_one_type);
    }

    fn load(&self, block: &mut Block, side: usize, start: usize, count: usize) {
        let codes = &mut block.codes[side][..count];
        load_codes(self.tensors[side], self.parts, start, codes);
        let values = &mut block.values[side][..count];
        match self.kinds[side] {
            Kind::Float(format) => decode(format, codes, values),
            Kind::Integer(ty) => cpu::dispatch(|| decode_integers(ty, codes, values)),
        }
        let ranks = &mut block.ranks[side][..count];
        match self.rounded_to[side] {
            None => self.order.ranks(codes, ranks),
            Some(format) => {
                let mut rounded = [0u64; BLOCK];
                Encoder::new(format, ConvertPolicy::CONVERT).run(values, &mut rounded[..count]);
                self.order.ranks(&rounded[..count], ranks);
            }
        }
    }
}

impl Order {
    fn ranks(&self, codes: &[u64], ranks: &mut [i64]) {
        let pairs = ranks.iter_mut().zip(codes);
        match self {
            Order::Signed { magnitude, sign } => cpu::dispatch(|| {
                for (rank, code) in pairs {
                    let below = 0i64.wrapping_sub(i64::from(code & sign != 0));
                    *rank = ((code & magnitude) as i64 ^ below).wrapping_sub(below);
                }
            }),
            Order::Table(table) => pairs.for_each(|(rank, code)| *rank = table[*code as usize]),
            Order::Format(format) => pairs.for_each(|(rank, code)| *rank = format.rank(*code)),
            Order::Integer(ty) => {
                let unused = 64 - ty.width;
                let shift = if ty.signed { 0 } else { 1 << 63 };
                cpu::dispatch(|| {
                    for (rank, code) in pairs {
                        let extended = match ty.signed {
                            true => (code << unused) as i64 >> unused,
                            false => *code as i64,
                        };
                        *rank = extended ^ shift;
                    }
                });
            }
        }
    }
}

fn order_of(format: &'static FloatFormat) -> Order {
    let is_plain = format.table.is_none()
        && format.subnormals != Subnormals::Flushed
        && format.zero != Zero::None;
    match is_plain {
        true => Order::Signed { magnitude: format.magnitude_mask(), sign: format.sign_bit() },
        false if format.width <= 16 => {
            let rank = |code| if format.is_nan(code) { 0 } else { format.rank(code) };
            Order::Table((0..1 << format.width).map(rank).collect())
        }
        false => Order::Format(format),
    }
}

fn kind(element: &ElementType) -> Kind {
    match element {
        ElementType::Float(format) => Kind::Float(format),
        ElementType::Complex(part) => Kind::Float(part.format()),
        ElementType::Integer(ty) => Kind::Integer(*ty),
        ElementType::Quantized(quantized) => Kind::Integer(quantized.storage),
        ElementType::Boolean => Kind::Integer(IntegerType { width: 1, signed: false }),
        ElementType::Index => Kind::Integer(IntegerType { width: 64, signed: true }),
    }
}

fn parts_of(tensor: &Tensor) -> usize {
    if matches!(tensor.element(), ElementType::Complex(_)) { 2 } else { 1 }
}

/// The codes of the numbers from `start` on; the real part of a complex element comes before the imaginary one.
fn load_codes(tensor: &Tensor, parts: usize, start: usize, codes: &mut [u64]) {
    fn widen<C: Code>(from: &[C], to: &mut [u64]) {
        cpu::dispatch(|| {
            to.iter_mut().zip(from).for_each(|(wide, code)| *wide = code.to_u64());
        });
    }
    let range = start..start + codes.len();
    match tensor.words() {
        _ if parts == 2 => {
            let ElementType::Complex(part) = tensor.element() else { return };
            let width = match part {
                ComplexPart::F32 => 32,
                ComplexPart::F64 => 64,
            };
            let mask = u128::MAX >> (128 - width);
            for (code, number) in codes.iter_mut().zip(range) {
                *code = (tensor.code(number / 2) >> (width * (number % 2)) & mask) as u64;
            }
        }
        Words::W8(array) => widen(&array.as_slice()[range], codes),
        Words::W16(array) => widen(&array.as_slice()[range], codes),
        Words::W32(array) => widen(&array.as_slice()[range], codes),
        Words::W64(array) => widen(&array.as_slice()[range], codes),
        Words::W128(array) => {
            let words = array.as_slice()[range].iter();
            codes.iter_mut().zip(words).for_each(|(code, word)| *code = *word as u64);
        }
    }
}

fn decode_integers(ty: IntegerType, codes: &[u64], values: &mut [f64]) {
    for (value, code) in values.iter_mut().zip(codes) {
        *value = integer_value(ty, u128::from(*code)) as f64;
    }
}

by_level! {
    /// The distances of the numbers of a block, and whether their bits are the same.
    fn compare(block: &mut Block, count: usize, of_one_type: bool) {
        let [actual, expected] = &block.values;
        let [ours, theirs] = &block.ranks;
        for index in 0..count {
            let (a, e) = (actual[index], expected[index]);
            let both_nan = a.is_nan() & e.is_nan();
            let is_defined = (a.is_finite() & e.is_finite()) | (a == e) | both_nan;
            // integers can be as far apart as the number that means no distance
            let distance = ours[index].abs_diff(theirs[index]).min(UNDEFINED - 1);
            let distance = if both_nan { 0 } else { distance };
            block.ulps[index] = if is_defined { distance } else { UNDEFINED };
        }
        for index in 0..count {
            block.same_bits[index] = match of_one_type {
                true => block.codes[0][index] == block.codes[1][index],
                false => {
                    let (a, e) = (actual[index], expected[index]);
                    a.to_bits() == e.to_bits() || (a.is_nan() & e.is_nan())
                }
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_codes(format: &str) -> Tensor {
        let format = FloatFormat::parse(format).expect("a format of MLIR");
        let count = 1 << format.width;
        Tensor::from_wide_codes(ElementType::Float(format), &[count], 0..count as u128)
    }

    /// The distances of all pairs of codes of a format, against the format's own distance.
    fn distances_agree(name: &str) {
        let codes = all_codes(name);
        let format = FloatFormat::parse(name).expect("a format of MLIR");
        let mut block = Block::new();
        for other in 0..1u128 << format.width {
            let others = Tensor::splat(codes.element().clone(), codes.shape(), other);
            let pair = Pair::new(&codes, &others).expect("one type and shape");
            pair.fill(&mut block, 0, codes.len());
            for code in 0..codes.len() {
                let expected = format.ulp_distance(code as u64, other as u64);
                assert_eq!(block.ulps[code], expected, "{name} {code} {other}");
            }
        }
    }

    #[test]
    fn distances_are_those_of_the_format() {
        ["f8E4M3FN", "f8E5M2FNUZ", "f8E8M0FNU", "f4E2M1FN"].into_iter().for_each(distances_agree);
    }

    #[test]
    fn unsigned_integers_beyond_those_of_i64_have_distances() {
        let ui64 = ElementType::Integer(IntegerType { width: 64, signed: false });
        let tensor = |codes: [u64; 2]| Tensor::from_codes(ui64.clone(), &[2], codes.to_vec());
        let (actual, expected) = (tensor([u64::MAX, 1 << 63]), tensor([0, (1 << 63) - 1]));
        let mut block = Block::new();
        Pair::new(&actual, &expected).expect("one type").fill(&mut block, 0, 2);
        assert_eq!(block.ulps[1], 1);
        assert_eq!(block.ulps[0], UNDEFINED - 1);
    }

    #[test]
    fn real_and_imaginary_parts_are_numbers() {
        let element = ElementType::Complex(ComplexPart::F32);
        let one = u64::from(1f32.to_bits());
        let tensor = |code| Tensor::from_codes(element.clone(), &[1], vec![code]);
        let (actual, expected) = (tensor(one | ((one + 2) << 32)), tensor((one + 1) | (one << 32)));
        let mut block = Block::new();
        let pair = Pair::new(&actual, &expected).expect("one type");
        pair.fill(&mut block, 0, pair.count());
        assert_eq!((pair.count(), &block.ulps[..2]), (2, &[1, 2][..]));
    }

    #[test]
    fn values_of_two_types_are_measured_in_the_coarser() {
        let wide =
            Tensor::from_vec(&[3], vec![1.0f32, 1.0 + 1.0 / 256.0, 1.0078125]).expect("numbers");
        let bf16 = ElementType::Float(FloatFormat::parse("bf16").expect("a format of MLIR"));
        let narrow = Tensor::from_codes(bf16, &[3], vec![0x3F80u16, 0x3F80, 0x3F80]);
        let mut block = Block::new();
        Pair::new(&wide, &narrow).expect("two floats").fill(&mut block, 0, 3);
        // the second lies half way and is rounded to the even code, the third is the next bf16
        assert_eq!(block.ulps[..3], [0, 0, 1]);
        assert_eq!(block.same_bits[..3], [true, false, false]);
    }
}
