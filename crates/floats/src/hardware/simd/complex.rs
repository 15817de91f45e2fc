//! Registers of complex numbers.

#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::*;

use super::*;

/// Complex numbers: real parts in one register, imaginary ones in another.
#[derive(Clone, Copy)]
pub struct Complexes<V> {
    real: V,
    imaginary: V,
}

macro_rules! complexes {
    ($($part:ty, $register:ty;)*) => {$(
        impl Lanes for Complexes<$register> {
            type Element = [$part; 2];
            const COUNT: usize = <$register as Lanes>::COUNT;
            const REGISTERS: usize = 2;

            #[inline(always)]
            unsafe fn load(from: *const [$part; 2]) -> Self {
                let (mut real, mut imaginary) = ([0.0; Self::COUNT], [0.0; Self::COUNT]);
                // SAFETY: as the caller promises
                unsafe {
                    for lane in 0..Self::COUNT {
                        [real[lane], imaginary[lane]] = *from.add(lane);
                    }
                    let real = <$register>::load(real.as_ptr());
                    Complexes { real, imaginary: <$register>::load(imaginary.as_ptr()) }
                }
            }
            #[inline(always)]
            unsafe fn splat([real, imaginary]: [$part; 2]) -> Self {
                // SAFETY: as the caller promises
                unsafe {
                    let (real, imaginary) = (<$register>::splat(real), <$register>::splat(imaginary));
                    Complexes { real, imaginary }
                }
            }
            #[inline(always)]
            unsafe fn store(self, to: *mut [$part; 2]) {
                let (mut real, mut imaginary) = ([0.0; Self::COUNT], [0.0; Self::COUNT]);
                self.real.store_to(&mut real);
                self.imaginary.store_to(&mut imaginary);
                for lane in 0..Self::COUNT {
                    // SAFETY: as the caller promises
                    unsafe { *to.add(lane) = [real[lane], imaginary[lane]] };
                }
            }
            #[inline(always)]
            fn add(self, other: Self) -> Self {
                let real = self.real.add(other.real);
                Complexes { real, imaginary: self.imaginary.add(other.imaginary) }
            }
            #[inline(always)]
            fn sub(self, other: Self) -> Self {
                let real = self.real.sub(other.real);
                Complexes { real, imaginary: self.imaginary.sub(other.imaginary) }
            }
            /// Four multiplications, a subtraction and an addition.
            #[inline(always)]
            fn mul(self, other: Self) -> Self {
                let square = self.imaginary.mul(other.imaginary);
                let real = self.real.mul(other.real).sub(square);
                let cross = self.imaginary.mul(other.real);
                Complexes { real, imaginary: self.real.mul(other.imaginary).add(cross) }
            }
            #[inline(always)]
            fn canonical(self) -> Self {
                let imaginary = self.imaginary.canonical();
                Complexes { real: self.real.canonical(), imaginary }
            }
        }
    )*};
}

#[cfg(target_arch = "x86_64")]
complexes! {
    f32, Register<f32, __m128>;
    f32, Register<f32, __m256>;
    f32, Register<f32, __m512>;
    f64, Register<f64, __m128d>;
    f64, Register<f64, __m256d>;
    f64, Register<f64, __m512d>;
}

#[cfg(not(target_arch = "x86_64"))]
complexes! {
    f32, Array<f32, 4>;
    f64, Array<f64, 2>;
}

macro_rules! lane {
    ($($part:ty)*) => {$(
        impl Lane for [$part; 2] {
            type Baseline = Complexes<<$part as Lane>::Baseline>;
            #[cfg(target_arch = "x86_64")]
            type Avx2 = Complexes<<$part as Lane>::Avx2>;
            #[cfg(target_arch = "x86_64")]
            type Avx512 = Complexes<<$part as Lane>::Avx512>;
        }
    )*};
}

lane!(f32 f64);
