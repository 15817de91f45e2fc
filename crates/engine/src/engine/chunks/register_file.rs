//! The memory of registers: chunks of lanes, in one pool for each carrier.

use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

use bytemuck::Pod;
use num_complex::Complex;

use crate::engine::scratch;
use crate::hardware::prefetch::Ahead;
use crate::meaning::Draws;
use crate::numeric::{Carrier as FloatCarrier, ComplexPart, ElementType, IntegerType};
use crate::paths::{self, Path};

/// The native type in which the values of an element type are computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Carrier {
    /// `u8`, which is 0 or 1.
    Boolean,
    /// `i32`, which is the value.
    I32,
    /// `u32`, which is the value.
    U32,
    /// `i64`, which is the value, or the bits of a 64-bit unsigned type.
    I64,
    F32,
    F64,
    Complex32,
    Complex64,
}

impl Carrier {
    /// The carrier of an element type.
    pub fn of(element: &ElementType) -> Carrier {
        match element {
            ElementType::Boolean => Carrier::Boolean,
            ElementType::Integer(IntegerType { width: 32, signed: false }) => Carrier::U32,
            ElementType::Integer(integer) if integer.width <= 32 => Carrier::I32,
            ElementType::Integer(_) | ElementType::Index | ElementType::Quantized(_) => {
                Carrier::I64
            }
            ElementType::Float(format) => match format.carrier() {
                FloatCarrier::F32 => Carrier::F32,
                FloatCarrier::F64 => Carrier::F64,
            },
            ElementType::Complex(ComplexPart::F32) => Carrier::Complex32,
            ElementType::Complex(ComplexPart::F64) => Carrier::Complex64,
        }
    }

    /// How many bytes a lane has.
    #[inline(always)]
    pub fn bytes(self) -> usize {
        match self {
            Carrier::Boolean => 1,
            Carrier::I32 | Carrier::U32 | Carrier::F32 => 4,
            Carrier::I64 | Carrier::F64 | Carrier::Complex32 => 8,
            Carrier::Complex64 => 16,
        }
    }
}

/// The integer type of an element type's codes, if they are integers.
pub fn integer_type(element: &ElementType) -> Option<IntegerType> {
    match element {
        ElementType::Integer(integer) => Some(*integer),
        ElementType::Index => Some(IntegerType { width: 64, signed: true }),
        ElementType::Quantized(quantized) => Some(quantized.storage),
        _ => None,
    }
}

/// A type that lanes can have.
pub trait Lane: Pod + Default + Send + Sync {
    /// The pool of chunks of this type.
    fn pool<'b, 't>(bank: &'b RegisterFile<'t>) -> &'b [Chunk<'t, Self>];
    /// The pool of chunks of this type, to be written.
    fn pool_mut<'b, 't>(bank: &'b mut RegisterFile<'t>) -> &'b mut [Chunk<'t, Self>];
}

/// A lane type whose values are codes without decoding.
pub trait NativeLane: Lane {
    /// Lends codes to a slot, to be read.
    #[inline(always)]
    fn lend<'t>(bank: &mut RegisterFile<'t>, slot: u32, lanes: &'t [Self]) {
        Self::pool_mut(bank)[slot as usize].lend(lanes);
    }

    /// Lends codes to a slot, to be written.
    #[inline(always)]
    fn lend_result<'t>(bank: &mut RegisterFile<'t>, slot: u32, lanes: &'t mut [Self]) {
        Self::pool_mut(bank)[slot as usize].lend_result(lanes);
    }
}

impl NativeLane for u8 {}
impl NativeLane for i32 {}
impl NativeLane for u32 {}
impl NativeLane for i64 {}
impl NativeLane for f32 {}
impl NativeLane for f64 {}

/// The lanes of one slot: memory of its own, or a part of an input or output whose codes are lanes.
///
/// The start and the length are often stored just before a kernel reads them, so it loads them as two words.
/// The CPU forwards a pending store to a load that it covers. One wide load of both words would fail this
/// store-to-load forwarding, and would wait until all earlier stores, also those to main memory, are
/// complete.
#[derive(Debug)]
pub struct Chunk<'t, L: Pod> {
    start: *mut L,
    length: usize,
    state: State,
    /// The lanes' memory unless they are lent.
    _own: scratch::Chunk<L>,
    lent: PhantomData<&'t mut [L]>,
}

/// The use of a slot's lanes, and what is known of their values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// The lanes may be read and written.
    Any,
    /// The lanes may be read and written, and all have one value.
    Same,
    /// The lanes are an input's, and are only read.
    Lent,
}

// SAFETY: a chunk has its lanes for itself, or shares them as a shared slice does
unsafe impl<L: Pod + Send + Sync> Send for Chunk<'_, L> {}
// SAFETY: a shared chunk's lanes are only read; they are written through an exclusive reference alone
unsafe impl<L: Pod + Send + Sync> Sync for Chunk<'_, L> {}

impl<'t, L: Pod> Chunk<'t, L> {
    /// A chunk of this many lanes in memory of its own, all bits zero.
    fn new(lanes: usize) -> Chunk<'t, L> {
        let mut own = scratch::Chunk::zeroed(lanes);
        let start = own.as_mut_ptr();
        Chunk { start, length: lanes, state: State::Any, _own: own, lent: PhantomData }
    }

    #[inline(always)]
    fn lend(&mut self, lanes: &'t [L]) {
        (self.start, self.length) = (lanes.as_ptr().cast_mut(), lanes.len());
        self.state = State::Lent;
    }

    #[inline(always)]
    fn lend_result(&mut self, lanes: &'t mut [L]) {
        (self.start, self.length) = (lanes.as_mut_ptr(), lanes.len());
        self.state = State::Any;
    }

    /// The address of the first lane, and the number of lanes.
    #[inline(always)]
    fn parts(&self) -> (*mut L, usize) {
        // SAFETY: both fields are initialized; volatile reads are not merged into one
        unsafe {
            ((&raw const self.start).read_volatile(), (&raw const self.length).read_volatile())
        }
    }

    /// The value of all lanes, if it is known to be one value. Steps then read it once.
    #[inline(always)]
    pub fn same(&self) -> Option<L> {
        (self.state == State::Same).then(|| self.first().copied()).flatten()
    }

    /// Sets the first lanes to the value of lane 0.
    #[inline(always)]
    pub fn repeat_first(&mut self, lanes: usize) {
        let first = self[0];
        self[..lanes].fill(first);
        if self.length == lanes {
            self.state = State::Same;
        }
    }
}

impl<L: Pod> Deref for Chunk<'_, L> {
    type Target = [L];

    #[inline(always)]
    fn deref(&self) -> &[L] {
        let (start, length) = self.parts();
        // SAFETY: the lanes are memory of the chunk's own, or were lent for as long as the chunk lives
        unsafe { std::slice::from_raw_parts(start, length) }
    }
}

impl<L: Pod> DerefMut for Chunk<'_, L> {
    /// The lanes, of which it is then no longer known that they have one value.
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [L] {
        assert!(self.state != State::Lent, "an input is only read");
        self.state = State::Any;
        let (start, length) = self.parts();
        // SAFETY: the lanes are memory of the chunk's own, or were lent to be written, so nobody else has
        // them
        unsafe { std::slice::from_raw_parts_mut(start, length) }
    }
}

/// The memory of all registers. A slot is an index into the pool of its carrier.
#[derive(Debug, Default)]
pub struct RegisterFile<'t> {
    boolean: Vec<Chunk<'t, u8>>,
    i32: Vec<Chunk<'t, i32>>,
    u32: Vec<Chunk<'t, u32>>,
    i64: Vec<Chunk<'t, i64>>,
    f32: Vec<Chunk<'t, f32>>,
    f64: Vec<Chunk<'t, f64>>,
    complex32: Vec<Chunk<'t, Complex<f32>>>,
    complex64: Vec<Chunk<'t, Complex<f64>>>,
    /// The source of the random bits of stochastic rounding.
    pub draws: Draws,
    /// The memory that steps with much to compute prefetch.
    pub ahead: Ahead,
}

macro_rules! lane {
    ($lane:ty, $pool:ident) => {
        impl Lane for $lane {
            #[inline(always)]
            fn pool<'b, 't>(bank: &'b RegisterFile<'t>) -> &'b [Chunk<'t, Self>] {
                &bank.$pool
            }
            #[inline(always)]
            fn pool_mut<'b, 't>(bank: &'b mut RegisterFile<'t>) -> &'b mut [Chunk<'t, Self>] {
                &mut bank.$pool
            }
        }
    };
}

lane!(u8, boolean);
lane!(i32, i32);
lane!(u32, u32);
lane!(i64, i64);
lane!(f32, f32);
lane!(f64, f64);
lane!(Complex<f32>, complex32);
lane!(Complex<f64>, complex64);

/// How many slots of each carrier a program uses.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct SlotCounts([u32; 8]);

impl SlotCounts {
    /// A new slot of a carrier.
    pub fn add(&mut self, carrier: Carrier) -> u32 {
        let count = &mut self.0[carrier as usize];
        *count += 1;
        *count - 1
    }

    /// How many slots of a carrier there are.
    pub fn of(&self, carrier: Carrier) -> u32 {
        self.0[carrier as usize]
    }
}

impl<'t> RegisterFile<'t> {
    /// Memory for these numbers of slots, of `lanes` lanes each.
    pub fn new(slots: SlotCounts, lanes: usize) -> RegisterFile<'t> {
        fn pool<'t, L: Lane>(
            slots: SlotCounts,
            carrier: Carrier,
            lanes: usize,
        ) -> Vec<Chunk<'t, L>> {
            let chunk = |_| Chunk::new(lanes);
            (0..slots.0[carrier as usize]).map(chunk).collect()
        }
        RegisterFile {
            boolean: pool(slots, Carrier::Boolean, lanes),
            i32: pool(slots, Carrier::I32, lanes),
            u32: pool(slots, Carrier::U32, lanes),
            i64: pool(slots, Carrier::I64, lanes),
            f32: pool(slots, Carrier::F32, lanes),
            f64: pool(slots, Carrier::F64, lanes),
            complex32: pool(slots, Carrier::Complex32, lanes),
            complex64: pool(slots, Carrier::Complex64, lanes),
            draws: Draws::default(),
            ahead: Ahead::default(),
        }
    }

    /// The lanes of a slot.
    #[inline(always)]
    pub fn lanes<L: Lane>(&self, slot: u32) -> &[L] {
        &L::pool(self)[slot as usize]
    }

    /// The lanes of a slot, to be written.
    #[inline(always)]
    pub fn lanes_mut<L: Lane>(&mut self, slot: u32) -> &mut [L] {
        &mut L::pool_mut(self)[slot as usize]
    }

    /// The value of all lanes of a slot, if it is known to be one value.
    #[inline(always)]
    pub fn same<L: Lane>(&self, slot: u32) -> Option<L> {
        L::pool(self)[slot as usize].same().filter(|_| paths::take(Path::SameLanes))
    }

    /// Sets the first lanes of a slot to the value of lane 0.
    #[inline(always)]
    pub fn repeat_first<L: Lane>(&mut self, slot: u32, lanes: usize) {
        L::pool_mut(self)[slot as usize].repeat_first(lanes);
    }

    /// Writes the lanes of a slot while others are read. Meanwhile the slot has no lanes.
    #[inline(always)]
    pub fn write<L: Lane>(&mut self, slot: u32, write: impl FnOnce(&RegisterFile<'t>, &mut [L])) {
        let chunk = &mut L::pool_mut(self)[slot as usize];
        let (start, length) = {
            let lanes = &mut **chunk;
            (lanes.as_mut_ptr(), lanes.len())
        };
        chunk.length = 0;
        // SAFETY: the chunk has no lanes until `write` is done, and `write` cannot change the register file,
        // so nobody else has these lanes and their memory stays
        write(self, unsafe { std::slice::from_raw_parts_mut(start, length) });
        L::pool_mut(self)[slot as usize].length = length;
    }

    /// Copies lanes from one slot of a carrier to another.
    pub fn copy(&mut self, carrier: Carrier, from: u32, to: u32, lanes: usize) {
        match carrier {
            Carrier::Boolean => self.copy_lanes::<u8>(from, to, lanes),
            Carrier::I32 => self.copy_lanes::<i32>(from, to, lanes),
            Carrier::U32 => self.copy_lanes::<u32>(from, to, lanes),
            Carrier::I64 => self.copy_lanes::<i64>(from, to, lanes),
            Carrier::F32 => self.copy_lanes::<f32>(from, to, lanes),
            Carrier::F64 => self.copy_lanes::<f64>(from, to, lanes),
            Carrier::Complex32 => self.copy_lanes::<Complex<f32>>(from, to, lanes),
            Carrier::Complex64 => self.copy_lanes::<Complex<f64>>(from, to, lanes),
        }
    }

    /// Swaps two slots of a carrier.
    #[inline]
    pub fn swap(&mut self, carrier: Carrier, one: u32, other: u32) {
        let (one, other) = (one as usize, other as usize);
        match carrier {
            Carrier::Boolean => self.boolean.swap(one, other),
            Carrier::I32 => self.i32.swap(one, other),
            Carrier::U32 => self.u32.swap(one, other),
            Carrier::I64 => self.i64.swap(one, other),
            Carrier::F32 => self.f32.swap(one, other),
            Carrier::F64 => self.f64.swap(one, other),
            Carrier::Complex32 => self.complex32.swap(one, other),
            Carrier::Complex64 => self.complex64.swap(one, other),
        }
    }

    /// Sets the first lanes of a slot to the first lane of a slot of the same carrier.
    pub fn repeat(&mut self, carrier: Carrier, from: u32, to: u32, lanes: usize) {
        fn repeat<L: Lane>(bank: &mut RegisterFile, from: u32, to: u32, lanes: usize) {
            let lane = bank.lanes::<L>(from)[0];
            bank.lanes_mut::<L>(to)[..lanes].fill(lane);
        }
        match carrier {
            Carrier::Boolean => repeat::<u8>(self, from, to, lanes),
            Carrier::I32 => repeat::<i32>(self, from, to, lanes),
            Carrier::U32 => repeat::<u32>(self, from, to, lanes),
            Carrier::I64 => repeat::<i64>(self, from, to, lanes),
            Carrier::F32 => repeat::<f32>(self, from, to, lanes),
            Carrier::F64 => repeat::<f64>(self, from, to, lanes),
            Carrier::Complex32 => repeat::<Complex<f32>>(self, from, to, lanes),
            Carrier::Complex64 => repeat::<Complex<f64>>(self, from, to, lanes),
        }
    }

    #[inline(always)]
    fn copy_lanes<L: Lane>(&mut self, from: u32, to: u32, lanes: usize) {
        if from == to {
            return;
        }
        self.write::<L>(to, |bank, chunk| {
            chunk[..lanes].copy_from_slice(&bank.lanes::<L>(from)[..lanes]);
        });
    }
}
