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
            unsafe fn store(self, to: *mut [$part; 2]) {
                let (mut real, mut imaginary) = ([0.0; Self::COUNT], [0.0; Self::COUNT]);
                // SAFETY: as the caller promises
                unsafe {
                    self.real.store(real.as_mut_ptr());
                    self.imaginary.store(imaginary.as_mut_ptr());
                    for lane in 0..Self::COUNT {
                        *to.add(lane) = [real[lane], imaginary[lane]];
                    }
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
            operations! {
                add(this, other): {
                    let real = this.real.add(other.real);
                    Complexes { real, imaginary: this.imaginary.add(other.imaginary) }
                };
                sub(this, other): {
                    let real = this.real.sub(other.real);
                    Complexes { real, imaginary: this.imaginary.sub(other.imaginary) }
                };
                // four multiplications, a subtraction and an addition
                mul(this, other): {
                    let square = this.imaginary.mul(other.imaginary);
                    let real = this.real.mul(other.real).sub(square);
                    let cross = this.imaginary.mul(other.real);
                    Complexes { real, imaginary: this.real.mul(other.imaginary).add(cross) }
                };
                canonical(this): {
                    let imaginary = this.imaginary.canonical();
                    Complexes { real: this.real.canonical(), imaginary }
                };
            }
        }
    )*};
}

#[cfg(target_arch = "x86_64")]
complexes! {
    f32, __m128;
    f32, __m256;
    f32, __m512;
    f64, __m128d;
    f64, __m256d;
    f64, __m512d;
}

#[cfg(not(target_arch = "x86_64"))]
complexes! {
    f32, Array<f32, 4>;
    f64, Array<f64, 2>;
}

impl Lane for [f32; 2] {
    type Baseline = Complexes<<f32 as Lane>::Baseline>;
    #[cfg(target_arch = "x86_64")]
    type Avx2 = Complexes<__m256>;
    #[cfg(target_arch = "x86_64")]
    type Avx512 = Complexes<__m512>;
}

impl Lane for [f64; 2] {
    type Baseline = Complexes<<f64 as Lane>::Baseline>;
    #[cfg(target_arch = "x86_64")]
    type Avx2 = Complexes<__m256d>;
    #[cfg(target_arch = "x86_64")]
    type Avx512 = Complexes<__m512d>;
}
