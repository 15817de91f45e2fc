//! Moves between codes and registers: values are decoded on entry and encoded on exit, by loops for each
//! width of word.

use num_complex::Complex;

use super::integer::IntegerLane;
use super::kernel::map;
use super::register_file::{Carrier, NativeLane, RegisterFile, integer_type};
use crate::engine::codes::{Codes, CodesMut};
use crate::numeric::{
    self, ByteTable, CarrierFloat, Code, ConvertPolicy, ElementType, Encoder, FloatFormat,
    IntegerType, WordWidth, decode, encode,
};
use crate::paths::{self, Path};
use crate::tensor::{Word, Words};

/// Decodes codes into the first lanes of a slot.
#[inline]
pub fn load(bank: &mut RegisterFile<'_>, element: &ElementType, slot: u32, codes: Codes<'_>) {
    match element {
        ElementType::Boolean => load_booleans(bank.lanes_mut(slot), codes),
        ElementType::Float(format) => match Carrier::of(element) {
            Carrier::F32 => load_floats::<f32>(format, bank.lanes_mut(slot), &codes),
            _ => load_floats::<f64>(format, bank.lanes_mut(slot), &codes),
        },
        ElementType::Complex(_) => load_complex(bank, slot, codes),
        _ => {
            let integer = integer_type(element).unwrap_or_else(|| wrong_width(codes));
            match Carrier::of(element) {
                Carrier::I32 => load_integers::<i32>(integer, bank.lanes_mut(slot), &codes),
                Carrier::U32 => load_integers::<u32>(integer, bank.lanes_mut(slot), &codes),
                _ => load_integers::<i64>(integer, bank.lanes_mut(slot), &codes),
            }
        }
    }
}

/// Encodes the first lanes of a slot into codes.
#[inline]
pub fn store(bank: &RegisterFile<'_>, element: &ElementType, slot: u32, codes: CodesMut<'_>) {
    match element {
        ElementType::Boolean => store_booleans(bank.lanes(slot), codes),
        ElementType::Float(format) => match Carrier::of(element) {
            Carrier::F32 => store_floats::<f32>(format, bank.lanes(slot), codes),
            _ => store_floats::<f64>(format, bank.lanes(slot), codes),
        },
        ElementType::Complex(_) => store_complex(bank, slot, codes),
        _ => match Carrier::of(element) {
            Carrier::I32 => store_integers::<i32>(element.bits(), bank.lanes(slot), codes),
            Carrier::U32 => store_integers::<u32>(element.bits(), bank.lanes(slot), codes),
            _ => store_integers::<i64>(element.bits(), bank.lanes(slot), codes),
        },
    }
}

/// The way in which an output is stored, including the rounding that is left to the store.
pub struct Store {
    slot: u32,
    way: StoreEncoder,
    /// Whether the store only moves the values of the output's slot.
    moves: bool,
}

enum StoreEncoder {
    F32(Encoder<'static, f32>),
    F64(Encoder<'static, f64>),
    Other(ElementType),
}

impl Store {
    /// The store of a slot whose values are already those of the element type.
    pub fn new(slot: u32, element: &ElementType) -> Store {
        match element {
            ElementType::Float(format) => {
                let carrier = Carrier::of(element);
                let store = Store::rounding(slot, carrier, format, ConvertPolicy::MOVE);
                Store { moves: true, ..store }
            }
            _ => Store { slot, way: StoreEncoder::Other(element.clone()), moves: true },
        }
    }

    /// The store of a slot of floats of this carrier, which rounds them to a format by a policy.
    pub fn rounding(
        slot: u32,
        carrier: Carrier,
        format: &'static FloatFormat,
        policy: ConvertPolicy,
    ) -> Store {
        let way = match carrier {
            Carrier::F32 => StoreEncoder::F32(Encoder::new(format, policy)),
            _ => StoreEncoder::F64(Encoder::new(format, policy)),
        };
        Store { slot, way, moves: false }
    }

    pub fn slot(&self) -> u32 {
        self.slot
    }

    /// The carrier, if the slot can be lent the codes of the output, because its lanes are codes without
    /// encoding.
    pub fn lends(&self, element: &ElementType) -> Option<Carrier> {
        native(element).filter(|_| self.moves)
    }

    /// Encodes the first lanes of the slot into codes.
    #[inline]
    pub fn run(&self, bank: &RegisterFile<'_>, codes: CodesMut<'_>) {
        match &self.way {
            StoreEncoder::F32(encoder) => encode_floats(encoder, bank.lanes(self.slot), codes),
            StoreEncoder::F64(encoder) => encode_floats(encoder, bank.lanes(self.slot), codes),
            StoreEncoder::Other(element) => store(bank, element, self.slot, codes),
        }
    }
}

/// The values of all codes of a float format, if it has few.
pub fn values_of(element: &ElementType) -> Option<&'static ByteTable<u32>> {
    let ElementType::Float(format) = *element else { return None };
    numeric::values_of(format)
}

/// Decodes codes into the first lanes of a slot, by the values of all codes if they are given.
#[inline]
pub fn load_codes(
    bank: &mut RegisterFile<'_>,
    element: &ElementType,
    slot: u32,
    codes: Codes<'_>,
    values: Option<&ByteTable<u32>>,
) {
    match (values, codes) {
        (Some(values), Codes::W8(codes)) => {
            paths::note(Path::ByteTable);
            let lanes = &mut bank.lanes_mut::<f32>(slot)[..codes.len()];
            values.run(codes, bytemuck::cast_slice_mut(lanes));
        }
        (_, codes) => load(bank, element, slot, codes),
    }
}

/// Lends a slot this many codes of a [`native`] type, from one on; they are given as bytes.
#[inline(always)]
pub fn lend<'t>(
    bank: &mut RegisterFile<'t>,
    carrier: Carrier,
    slot: u32,
    bytes: &'t [u8],
    first: usize,
    lanes: usize,
) {
    let size = carrier.bytes();
    let bytes = &bytes[first * size..][..lanes * size];
    match carrier {
        Carrier::Boolean => u8::lend(bank, slot, bytes),
        Carrier::I32 => i32::lend(bank, slot, bytemuck::cast_slice(bytes)),
        Carrier::U32 => u32::lend(bank, slot, bytemuck::cast_slice(bytes)),
        Carrier::I64 => i64::lend(bank, slot, bytemuck::cast_slice(bytes)),
        Carrier::F32 => f32::lend(bank, slot, bytemuck::cast_slice(bytes)),
        Carrier::F64 => f64::lend(bank, slot, bytemuck::cast_slice(bytes)),
        Carrier::Complex32 | Carrier::Complex64 => unreachable!("pairs are not lent"),
    }
}

/// Lends a slot codes of a [`native`] type, given as bytes, to be written.
#[inline(always)]
pub fn lend_result<'t>(
    bank: &mut RegisterFile<'t>,
    carrier: Carrier,
    slot: u32,
    bytes: &'t mut [u8],
) {
    match carrier {
        Carrier::Boolean => u8::lend_result(bank, slot, bytes),
        Carrier::I32 => i32::lend_result(bank, slot, bytemuck::cast_slice_mut(bytes)),
        Carrier::U32 => u32::lend_result(bank, slot, bytemuck::cast_slice_mut(bytes)),
        Carrier::I64 => i64::lend_result(bank, slot, bytemuck::cast_slice_mut(bytes)),
        Carrier::F32 => f32::lend_result(bank, slot, bytemuck::cast_slice_mut(bytes)),
        Carrier::F64 => f64::lend_result(bank, slot, bytemuck::cast_slice_mut(bytes)),
        Carrier::Complex32 | Carrier::Complex64 => unreachable!("pairs are not lent"),
    }
}

/// The carrier of a type whose codes are lanes without decoding.
pub fn native(element: &ElementType) -> Option<Carrier> {
    let native = match element {
        ElementType::Boolean | ElementType::Index => true,
        ElementType::Integer(integer) => integer.width == 32 || integer.width == 64,
        ElementType::Float(format) => format.is_f32() || format.is_f64(),
        ElementType::Complex(_) | ElementType::Quantized(_) => false,
    };
    native.then(|| Carrier::of(element))
}

/// Decodes one code into the first `lanes` lanes of a slot.
pub fn fill(
    bank: &mut RegisterFile<'_>,
    element: &ElementType,
    slot: u32,
    code: u128,
    lanes: usize,
) {
    if lanes == 0 {
        return;
    }
    match element.word() {
        WordWidth::W8 => fill_with(bank, element, slot, Codes::W8(&[code as u8]), lanes),
        WordWidth::W16 => fill_with(bank, element, slot, Codes::W16(&[code as u16]), lanes),
        WordWidth::W32 => fill_with(bank, element, slot, Codes::W32(&[code as u32]), lanes),
        WordWidth::W64 => fill_with(bank, element, slot, Codes::W64(&[code as u64]), lanes),
        WordWidth::W128 => fill_with(bank, element, slot, Codes::W128(&[code]), lanes),
    }
}

/// Decodes one code, given as a slice, into the first `lanes` lanes of a slot, at least one.
pub fn fill_with(
    bank: &mut RegisterFile<'_>,
    element: &ElementType,
    slot: u32,
    code: Codes<'_>,
    lanes: usize,
) {
    load(bank, element, slot, code);
    match Carrier::of(element) {
        Carrier::Boolean => bank.repeat_first::<u8>(slot, lanes),
        Carrier::I32 => bank.repeat_first::<i32>(slot, lanes),
        Carrier::U32 => bank.repeat_first::<u32>(slot, lanes),
        Carrier::I64 => bank.repeat_first::<i64>(slot, lanes),
        Carrier::F32 => bank.repeat_first::<f32>(slot, lanes),
        Carrier::F64 => bank.repeat_first::<f64>(slot, lanes),
        Carrier::Complex32 => bank.repeat_first::<Complex<f32>>(slot, lanes),
        Carrier::Complex64 => bank.repeat_first::<Complex<f64>>(slot, lanes),
    }
}

/// Decodes the codes at these indices into the first lanes of a slot.
pub fn gather(
    bank: &mut RegisterFile<'_>,
    element: &ElementType,
    slot: u32,
    words: &Words,
    indices: impl IntoIterator<Item = usize>,
) {
    fn collect<W: Word>(words: &Words, indices: impl IntoIterator<Item = usize>) -> Gathered<W> {
        let codes = W::slice(words);
        indices.into_iter().map(|index| codes[index]).collect()
    }
    match words {
        Words::W8(_) => load(bank, element, slot, Codes::W8(&collect(words, indices))),
        Words::W16(_) => load(bank, element, slot, Codes::W16(&collect(words, indices))),
        Words::W32(_) => load(bank, element, slot, Codes::W32(&collect(words, indices))),
        Words::W64(_) => load(bank, element, slot, Codes::W64(&collect(words, indices))),
        Words::W128(_) => load(bank, element, slot, Codes::W128(&collect(words, indices))),
    }
}

/// The codes at some indices, kept without allocation if they are few.
type Gathered<W> = smallvec::SmallVec<[W; 32]>;

/// The code of one lane of a slot.
pub fn code(bank: &RegisterFile<'_>, element: &ElementType, slot: u32, lane: usize) -> u128 {
    match Carrier::of(element) {
        Carrier::Boolean => u128::from(bank.lanes::<u8>(slot)[lane]),
        Carrier::I32 => integer_code(element, bank.lanes::<i32>(slot)[lane]),
        Carrier::U32 => integer_code(element, bank.lanes::<u32>(slot)[lane]),
        Carrier::I64 => integer_code(element, bank.lanes::<i64>(slot)[lane]),
        Carrier::F32 => float_code(element, bank.lanes::<f32>(slot)[lane]),
        Carrier::F64 => float_code(element, bank.lanes::<f64>(slot)[lane]),
        Carrier::Complex32 => u128::from(pack32(bank.lanes::<Complex<f32>>(slot)[lane])),
        Carrier::Complex64 => pack64(bank.lanes::<Complex<f64>>(slot)[lane]),
    }
}

fn integer_code<L: IntegerLane>(element: &ElementType, value: L) -> u128 {
    u128::from(value.into() as u64 & mask(element.bits()))
}

fn float_code<F: CarrierFloat>(element: &ElementType, value: F) -> u128 {
    let ElementType::Float(format) = element else { unreachable!("{element} has a float carrier") };
    let mut code = [0u64];
    encode(format, ConvertPolicy::MOVE, &[value], &mut code);
    u128::from(code[0])
}

fn load_booleans(lanes: &mut [u8], codes: Codes<'_>) {
    match codes {
        Codes::W8(codes) => lanes[..codes.len()].copy_from_slice(codes),
        other => wrong_width(other),
    }
}

fn store_booleans(lanes: &[u8], codes: CodesMut<'_>) {
    match codes {
        CodesMut::W8(codes) => codes.copy_from_slice(&lanes[..codes.len()]),
        other => wrong_width_mut(other),
    }
}

// The encoder is passed by reference: a copy would load in one piece what was just stored in two, and the CPU
// would wait until all stores before it are done.
fn load_floats<F: CarrierFloat>(format: &FloatFormat, lanes: &mut [F], codes: &Codes<'_>) {
    let lanes = &mut lanes[..codes.len()];
    match *codes {
        Codes::W8(codes) => decode(format, codes, lanes),
        Codes::W16(codes) => decode(format, codes, lanes),
        Codes::W32(codes) => decode(format, codes, lanes),
        Codes::W64(codes) => decode(format, codes, lanes),
        other => wrong_width(other),
    }
}

fn store_floats<F: CarrierFloat>(format: &FloatFormat, lanes: &[F], codes: CodesMut<'_>) {
    encode_floats(&Encoder::new(format, ConvertPolicy::MOVE), lanes, codes);
}

fn encode_floats<F: CarrierFloat>(encoder: &Encoder<'_, F>, lanes: &[F], codes: CodesMut<'_>) {
    let lanes = &lanes[..codes.len()];
    match codes {
        CodesMut::W8(codes) => encoder.run(lanes, codes),
        CodesMut::W16(codes) => encoder.run(lanes, codes),
        CodesMut::W32(codes) => encoder.run(lanes, codes),
        CodesMut::W64(codes) => encoder.run(lanes, codes),
        other => wrong_width_mut(other),
    }
}

fn load_integers<L: IntegerLane>(integer: IntegerType, lanes: &mut [L], codes: &Codes<'_>) {
    match *codes {
        Codes::W8(codes) => extend(integer, lanes, codes),
        Codes::W16(codes) => extend(integer, lanes, codes),
        Codes::W32(codes) => extend(integer, lanes, codes),
        Codes::W64(codes) => extend(integer, lanes, codes),
        other => wrong_width(other),
    }
}

fn extend<C: Code, L: IntegerLane>(integer: IntegerType, lanes: &mut [L], codes: &[C]) {
    let shift = if integer.signed { L::BITS - integer.width } else { 0 };
    let lanes = &mut lanes[..codes.len()];
    map(codes, lanes, &move |code: C| (L::cut(code.to_u64() as i64) << shift) >> shift);
}

fn store_integers<L: IntegerLane>(width: u32, lanes: &[L], codes: CodesMut<'_>) {
    match codes {
        CodesMut::W8(codes) => cut(width, lanes, codes),
        CodesMut::W16(codes) => cut(width, lanes, codes),
        CodesMut::W32(codes) => cut(width, lanes, codes),
        CodesMut::W64(codes) => cut(width, lanes, codes),
        other => wrong_width_mut(other),
    }
}

fn cut<C: Code, L: IntegerLane>(width: u32, lanes: &[L], codes: &mut [C]) {
    let mask = L::cut(mask(width) as i64);
    map(lanes, codes, &move |lane: L| C::from_u64((lane & mask).into() as u64));
}

fn mask(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

fn load_complex(bank: &mut RegisterFile<'_>, slot: u32, codes: Codes<'_>) {
    match codes {
        Codes::W64(codes) => {
            for (lane, &code) in bank.lanes_mut::<Complex<f32>>(slot).iter_mut().zip(codes) {
                *lane =
                    Complex::new(f32::from_bits(code as u32), f32::from_bits((code >> 32) as u32));
            }
        }
        Codes::W128(codes) => {
            for (lane, &code) in bank.lanes_mut::<Complex<f64>>(slot).iter_mut().zip(codes) {
                *lane =
                    Complex::new(f64::from_bits(code as u64), f64::from_bits((code >> 64) as u64));
            }
        }
        other => wrong_width(other),
    }
}

fn store_complex(bank: &RegisterFile<'_>, slot: u32, codes: CodesMut<'_>) {
    match codes {
        CodesMut::W64(codes) => {
            for (code, &lane) in codes.iter_mut().zip(bank.lanes(slot)) {
                *code = pack32(lane);
            }
        }
        CodesMut::W128(codes) => {
            for (code, &lane) in codes.iter_mut().zip(bank.lanes(slot)) {
                *code = pack64(lane);
            }
        }
        other => wrong_width_mut(other),
    }
}

fn pack32(value: Complex<f32>) -> u64 {
    u64::from(value.re.to_bits()) | u64::from(value.im.to_bits()) << 32
}

fn pack64(value: Complex<f64>) -> u128 {
    u128::from(value.re.to_bits()) | u128::from(value.im.to_bits()) << 64
}

#[cold]
fn wrong_width(codes: Codes<'_>) -> ! {
    unreachable!("codes are as wide as the element type's word, found {codes:?}")
}

#[cold]
fn wrong_width_mut(codes: CodesMut<'_>) -> ! {
    unreachable!("codes are as wide as the element type's word, found {codes:?}")
}
