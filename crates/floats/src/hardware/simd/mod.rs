//! Vector registers as values, one type for each element and [`Level`](super::cpu::Level).
//!
//! A value of such a type is a witness that the CPU has the type's instructions: where there is no value yet,
//! only functions that are `unsafe` make one. What is made from a register, arithmetic and constants
//! alike, is therefore safe. A loop gets its first register from [`avx512`], [`avx2`] or [`baseline`], which
//! compile it for the level and check that the machine has it.
//!
//! Where sums are elements of arrays, the compiler keeps those of some tiles in memory, which makes the
//! loops thirty times slower. Sums that are values of these types stay in registers.

pub mod byte_lookup;
mod complex;
mod floats;
mod integers;
mod levels;
mod rounding;
#[cfg(target_arch = "x86_64")]
pub mod transpose;
pub mod transpose_2d;
#[cfg(target_arch = "x86_64")]
pub mod words;

#[cfg(target_arch = "x86_64")]
use std::marker::PhantomData;

use bytemuck::Pod;

pub use self::integers::Int16Pair;
pub use self::levels::{SimdLoop, baseline, baseline_zeros};
#[cfg(target_arch = "x86_64")]
pub use self::levels::{avx2, avx512};
pub use self::rounding::FloatLanes;
#[cfg(target_arch = "x86_64")]
pub use self::words::{WordLane, WordLanes};

/// A register of elements, which is a witness that the CPU has its instructions.
///
/// Every function is `#[inline(always)]`, so that it is compiled for the level of the loop that calls it.
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
    ///
    /// The CPU has the type's instructions, and `COUNT` elements can be read there.
    unsafe fn load(from: *const Self::Element) -> Self;

    /// One element in all lanes.
    ///
    /// # Safety
    ///
    /// The CPU has the type's instructions.
    unsafe fn splat(element: Self::Element) -> Self;

    /// Writes the elements.
    ///
    /// # Safety
    ///
    /// `COUNT` elements can be written there.
    unsafe fn store(self, to: *mut Self::Element);

    /// The first elements of a slice, in a register of this one's type.
    #[inline(always)]
    fn load_like(self, from: &[Self::Element]) -> Self {
        assert!(from.len() >= Self::COUNT, "the slice has an element for each lane");
        // SAFETY: `self` shows that the CPU has the instructions, and the slice has the elements
        unsafe { Self::load(from.as_ptr()) }
    }

    /// One element in all lanes of a register of this one's type.
    #[inline(always)]
    fn splat_like(self, element: Self::Element) -> Self {
        // SAFETY: `self` shows that the CPU has the instructions
        unsafe { Self::splat(element) }
    }

    /// Writes the elements to the first places of a slice.
    #[inline(always)]
    fn store_to(self, to: &mut [Self::Element]) {
        assert!(to.len() >= Self::COUNT, "the slice has a place for each lane");
        // SAFETY: the slice has the places
        unsafe { self.store(to.as_mut_ptr()) }
    }

    /// The sum of each lane.
    fn add(self, other: Self) -> Self;
    /// The difference of each lane.
    fn sub(self, other: Self) -> Self;
    /// The product of each lane.
    fn mul(self, other: Self) -> Self;

    /// `self * factor + sum` for products that are exact: in one instruction or in two.
    #[inline(always)]
    fn exact_mul_add(self, factor: Self, sum: Self) -> Self {
        self.mul(factor).add(sum)
    }

    /// The numbers with each NaN replaced by the canonical one.
    #[inline(always)]
    fn canonical(self) -> Self {
        self
    }
}

/// An element type that has registers at each level.
pub trait Lane: Pod + Default + Send + Sync {
    /// Registers that every CPU has.
    type Baseline: Lanes<Element = Self>;
    /// Registers of 256 bits.
    #[cfg(target_arch = "x86_64")]
    type Avx2: Lanes<Element = Self>;
    /// Registers of 512 bits.
    #[cfg(target_arch = "x86_64")]
    type Avx512: Lanes<Element = Self>;
}

/// Elements in a register of the CPU: the type `R` of [`std::arch`], which alone would not be a witness, since it
/// is a value like any other.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy)]
pub struct Register<T, R>(R, PhantomData<T>);

#[cfg(target_arch = "x86_64")]
impl<T, R> Register<T, R> {
    /// # Safety
    ///
    /// The CPU has the instructions of `R`.
    #[inline(always)]
    unsafe fn of(register: R) -> Self {
        const { assert!(size_of::<R>().is_multiple_of(size_of::<T>())) };
        Register(register, PhantomData)
    }
}

/// Functions of registers, each by an expression of intrinsics, in which the arguments are registers of
/// [`std::arch`].
#[cfg(target_arch = "x86_64")]
macro_rules! operations {
    ($($name:ident($this:ident $(, $argument:ident)*): $result:expr;)*) => {$(
        #[inline(always)]
        fn $name(self $(, $argument: Self)*) -> Self {
            let $this = self.0;
            $(let $argument = $argument.0;)*
            // SAFETY: `self` shows that the CPU has the instructions
            unsafe { Register::of($result) }
        }
    )*};
}

/// Registers with instructions of their own. A row names the element, the register, the intrinsic that puts
/// an element in all lanes with the type that it takes, those that add, subtract and multiply, and what else
/// has instructions.
#[cfg(target_arch = "x86_64")]
macro_rules! registers {
    ($(
        $element:ty, $register:ty: $splat:ident($splat_as:ty) $add:ident $sub:ident $mul:ident
        $(, $name:ident($this:ident $(, $argument:ident)*): $result:expr)*;
    )*) => {$(
        impl Lanes for Register<$element, $register> {
            type Element = $element;
            const COUNT: usize = size_of::<$register>() / size_of::<$element>();

            #[inline(always)]
            unsafe fn load(from: *const $element) -> Self {
                // SAFETY: as the caller promises; a register is just `COUNT` elements
                unsafe { Register::of(from.cast::<$register>().read_unaligned()) }
            }
            #[inline(always)]
            unsafe fn splat(element: $element) -> Self {
                // SAFETY: as the caller promises
                unsafe { Register::of($splat(bytemuck::cast::<$element, $splat_as>(element))) }
            }
            #[inline(always)]
            unsafe fn store(self, to: *mut $element) {
                // SAFETY: as the caller promises; a register is just `COUNT` elements
                unsafe { to.cast::<$register>().write_unaligned(self.0) }
            }
            operations! {
                add(this, other): $add(this, other);
                sub(this, other): $sub(this, other);
                mul(this, other): $mul(this, other);
                $($name($this $(, $argument)*): $result;)*
            }
        }
    )*};
}

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
    unsafe fn splat(element: T) -> Self {
        Array([element; COUNT])
    }
    #[inline(always)]
    unsafe fn store(self, to: *mut T) {
        // SAFETY: as the caller promises; an array is aligned as its elements
        unsafe { *to.cast() = self.0 }
    }
    #[inline(always)]
    fn add(mut self, other: Self) -> Self {
        for (lane, other) in self.0.iter_mut().zip(other.0) {
            *lane = lane.plus(other);
        }
        self
    }
    #[inline(always)]
    fn sub(mut self, other: Self) -> Self {
        for (lane, other) in self.0.iter_mut().zip(other.0) {
            *lane = lane.minus(other);
        }
        self
    }
    #[inline(always)]
    fn mul(mut self, other: Self) -> Self {
        for (lane, other) in self.0.iter_mut().zip(other.0) {
            *lane = lane.times(other);
        }
        self
    }
    #[inline(always)]
    fn canonical(mut self) -> Self {
        for lane in &mut self.0 {
            *lane = lane.canonical();
        }
        self
    }
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

use ring;
#[cfg(target_arch = "x86_64")]
use {operations, registers};
