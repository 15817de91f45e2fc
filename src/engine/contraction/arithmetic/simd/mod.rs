//! Vector registers as values: what the innermost loops of contractions are written in, one type for
//! each element and [`Level`](crate::hardware::cpu::Level).
//!
//! Where sums are elements of arrays, the compiler keeps those of some tiles in memory, which makes the
//! loops thirty times slower. Sums that are values of these types stay in registers.

mod complex;
mod floats;
mod integers;
mod rounding;

pub use self::integers::Int16Pair;
pub use self::rounding::FloatLanes;
use super::factor::Factor;

/// A register of elements.
///
/// # Safety
///
/// Each function is to be called only where the CPU has the type's instructions: in functions compiled for
/// the level that the type belongs to.
pub trait Lanes: Copy {
    /// What a lane holds.
    type Element: Copy + Default;
    /// How many lanes there are.
    const COUNT: usize;
    /// How many of the CPU's registers the lanes take.
    const REGISTERS: usize = 1;

    /// The elements from an address on.
    ///
    /// # Safety
    /// `COUNT` elements can be read there.
    unsafe fn load(from: *const Self::Element) -> Self;
    /// Writes the elements.
    ///
    /// # Safety
    /// `COUNT` elements can be written there.
    unsafe fn store(self, to: *mut Self::Element);
    /// One element in all lanes.
    unsafe fn splat(element: Self::Element) -> Self;
    /// The sum of each lane.
    unsafe fn add(self, other: Self) -> Self;
    /// The difference of each lane.
    unsafe fn sub(self, other: Self) -> Self;
    /// The product of each lane.
    unsafe fn mul(self, other: Self) -> Self;
    /// `self * factor + sum` for products that are exact: in one instruction or in two.
    #[inline(always)]
    unsafe fn exact_mul_add(self, factor: Self, sum: Self) -> Self {
        // SAFETY: as the caller promises
        unsafe { self.mul(factor).add(sum) }
    }
    /// The numbers with each NaN replaced by the canonical one.
    #[inline(always)]
    unsafe fn canonical(self) -> Self {
        self
    }
}

/// An element type that has registers at each level.
pub trait Lane: Factor {
    /// Registers that every CPU has.
    type Baseline: Lanes<Element = Self>;
    /// Registers of 256 bits.
    #[cfg(target_arch = "x86_64")]
    type Avx2: Lanes<Element = Self>;
    /// Registers of 512 bits.
    #[cfg(target_arch = "x86_64")]
    type Avx512: Lanes<Element = Self>;
}

/// Elements of 32 bits, of which a register of 512 bits holds sixteen.
#[cfg(target_arch = "x86_64")]
pub trait WordLane: Lane {}

/// Lanes in an array, for which the compiler finds the registers.
#[derive(Clone, Copy)]
pub struct Array<T, const COUNT: usize>([T; COUNT]);

/// Elements that can be multiplied and added.
pub trait Ring: Copy {
    /// The product.
    fn times(self, other: Self) -> Self;
    /// The sum.
    fn plus(self, other: Self) -> Self;
    /// The difference.
    fn minus(self, other: Self) -> Self;
    /// The number, or the canonical NaN if it is NaN.
    fn canonical(self) -> Self;
}

impl<T: Ring + Default, const COUNT: usize> Lanes for Array<T, COUNT> {
    type Element = T;
    const COUNT: usize = COUNT;

    #[inline(always)]
    unsafe fn load(from: *const T) -> Self {
        // SAFETY: as the caller promises; an array is aligned as its elements
        unsafe { Array(*from.cast()) }
    }
    #[inline(always)]
    unsafe fn store(self, to: *mut T) {
        // SAFETY: as the caller promises; an array is aligned as its elements
        unsafe { *to.cast() = self.0 }
    }
    #[inline(always)]
    unsafe fn splat(element: T) -> Self {
        Array([element; COUNT])
    }
    #[inline(always)]
    unsafe fn add(mut self, other: Self) -> Self {
        for (lane, other) in self.0.iter_mut().zip(other.0) {
            *lane = lane.plus(other);
        }
        self
    }
    #[inline(always)]
    unsafe fn sub(mut self, other: Self) -> Self {
        for (lane, other) in self.0.iter_mut().zip(other.0) {
            *lane = lane.minus(other);
        }
        self
    }
    #[inline(always)]
    unsafe fn mul(mut self, other: Self) -> Self {
        for (lane, other) in self.0.iter_mut().zip(other.0) {
            *lane = lane.times(other);
        }
        self
    }
    #[inline(always)]
    unsafe fn canonical(mut self) -> Self {
        for lane in &mut self.0 {
            *lane = lane.canonical();
        }
        self
    }
}

/// Functions of registers, each of which gives a register by an expression that needs the CPU's instructions.
macro_rules! operations {
    ($($name:ident($this:ident $(, $argument:ident)*): $result:expr;)*) => {$(
        #[inline(always)]
        unsafe fn $name(self $(, $argument: Self)*) -> Self {
            let $this = self;
            // SAFETY: as the caller promises
            unsafe { $result }
        }
    )*};
}

macro_rules! ring {
    ($($element:ty: $plus:ident $minus:ident $times:ident, |$this:ident| $canonical:expr;)*) => {$(
        impl Ring for $element {
            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                self.$plus(other)
            }
            #[inline(always)]
            fn minus(self, other: Self) -> Self {
                self.$minus(other)
            }
            #[inline(always)]
            fn times(self, other: Self) -> Self {
                self.$times(other)
            }
            #[inline(always)]
            fn canonical(self) -> Self {
                let $this = self;
                $canonical
            }
        }
    )*};
}

use {operations, ring};
