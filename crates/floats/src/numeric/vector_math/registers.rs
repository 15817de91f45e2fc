//! The exponential and the hyperbolic tangent on CPUs whose registers can hold tables of 16 numbers
//! (AVX-512).
//!
//! x = n log(2)/16 + r with |r| <= log(2) / 32, so e^x = 2^(n/16) (1 + p) with p = e^r - 1: the low four bits
//! of n look up a root of 2, the others are the exponent. A NaN is not decided, nor is a value that is too
//! near to the middle between two f32 to say which of them is nearest.
//!
//! Every step is computed for all registers of a group before the next step: with a single chain of dependent
//! steps the CPU would wait.

use std::arch::x86_64::*;
use std::array::from_fn;
use std::f64::consts::{LN_2, LOG2_E};

use super::arithmetic::INTEGRAL;
use super::{AT_A_TIME, MARGIN};
use crate::for_avx512;
use crate::hardware::prefetch::Ahead;
use crate::hardware::simd::words::{load, store};

/// How many lanes are computed together.
pub const GROUP: usize = AT_A_TIME;

/// How many lanes a register has in f32.
const LANES: usize = 16;

/// The lanes of a group in f32.
type Singles = [__m512; 2];

/// The lanes of a group in f64.
type Doubles = [__m512d; 4];

for_avx512! {
    /// Computes e^x for groups of lanes. The result is whether all lanes are decided. If not, no result is valid.
    pub fn exponential(x: &[[f32; GROUP]], results: &mut [[f32; GROUP]], ahead: &mut Ahead) -> bool {
        // between the two numbers results are subnormal, and below the second one they are zero
        let (normal, zero) = (_mm512_set1_ps(-87.3), _mm512_set1_ps(-104.5));
        let far = _mm512_set1_ps(150.0);
        let nearest = _mm512_set1_ps(-150.0);
        let reduction = Reduction::new();
        // masked attention weights are such operands
        let vanish = |x: Singles| {
            let [a, b] = x.map(|x| _mm512_cmp_ps_mask::<_CMP_LE_OQ>(x, zero));
            a & b == __mmask16::MAX
        };
        run::<false>(x, results, ahead, vanish, |x| {
            let open = x.map(|x| {
                let low = _mm512_cmp_ps_mask::<_CMP_NGE_UQ>(x, normal);
                _mm512_mask_cmp_ps_mask::<_CMP_NLE_UQ>(low, x, zero)
            });
            let x = x.map(|x| _mm512_max_ps(_mm512_min_ps(x, far), nearest));
            let (root, rest) = reduction.of(doubles(x));
            let small = minus_one(&EXPONENTIAL, rest);
            (mul_add(root, small, root), open[0] | open[1])
        })
    }

    /// Computes tanh x for groups of lanes, as u / (u + 2) for u = e^2|x| - 1. The result is whether all lanes
    /// are decided. If not, no result is valid.
    pub fn tanh(x: &[[f32; GROUP]], results: &mut [[f32; GROUP]], ahead: &mut Ahead) -> bool {
        // the value at 10 is 1 - 2^-27
        let flat = _mm512_set1_ps(10.0);
        let reduction = Reduction::new();
        let (one, two) = (_mm512_set1_pd(1.0), _mm512_set1_pd(2.0));
        run::<true>(
            x,
            results,
            ahead,
            |_| false,
            |x| {
                let nan = x.map(|x| _mm512_cmp_ps_mask::<_CMP_UNORD_Q>(x, x));
                let twice = x.map(|x| {
                    let magnitude = _mm512_min_ps(_mm512_abs_ps(x), flat);
                    _mm512_add_ps(magnitude, magnitude)
                });
                let (root, rest) = reduction.of(doubles(twice));
                let small = minus_one(&MINUS_ONE, rest);
                let u = mul_add(root, small, root.map(|root| _mm512_sub_pd(root, one)));
                let value = quotient(u, u.map(|u| _mm512_add_pd(u, two)));
                (value, nan[0] | nan[1])
            },
        )
    }
}

/// Evaluates group by group. If `ODD`, the function is evaluated at magnitudes, and results get the operands'
/// signs. Groups whose results `vanish` become zeros.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512vbmi,avx512vnni")]
#[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
fn run<const ODD: bool>(
    x: &[[f32; GROUP]],
    results: &mut [[f32; GROUP]],
    ahead: &mut Ahead,
    vanish: impl Fn(Singles) -> bool,
    of: impl Fn(Singles) -> (Doubles, __mmask16),
) -> bool {
    let mut open = 0;
    for (x, results) in x.iter().zip(results) {
        ahead.fetch(1);
        let (halves, _) = x.as_chunks::<LANES>();
        let x: Singles = from_fn(|half| _mm512_castsi512_ps(load(&halves[half])));
        if vanish(x) {
            *results = [0.0; GROUP];
            continue;
        }
        let (values, excluded) = of(x);
        let close = values.map(|values| is_close(values));
        open |= excluded | __mmask16::from(close[0] | close[1] | close[2] | close[3]);
        let quarters = values.map(|values| _mm512_castps256_ps512(_mm512_cvtpd_ps(values)));
        for half in 0..2 {
            let high = _mm512_castps512_ps256(quarters[2 * half + 1]);
            let mut result = _mm512_insertf32x8::<1>(quarters[2 * half], high);
            if ODD {
                result = _mm512_or_ps(result, _mm512_and_ps(x[half], _mm512_set1_ps(-0.0)));
            }
            store(&mut results[half * LANES..][..LANES], _mm512_castps_si512(result));
        }
    }
    open == 0
}

/// The lanes whose values may be on the other side of the middle between two normal f32.
#[inline]
#[target_feature(enable = "avx512f")]
fn is_close(values: __m512d) -> __mmask8 {
    /// How many bits of an f64 an f32 lacks.
    const DROPPED: u32 = 52 - 23;
    /// The margin in units of the last place, which is the smallest within a binade.
    const NEAR: i64 = (MARGIN * (1u64 << 53) as f64) as i64;
    let middle = _mm512_set1_epi64(NEAR - (1 << (DROPPED - 1)));
    let beyond = _mm512_set1_epi64((1 << DROPPED) - 2 * NEAR);
    _mm512_testn_epi64_mask(_mm512_add_epi64(_mm512_castpd_si512(values), middle), beyond)
}

#[inline]
#[target_feature(enable = "avx512f,avx512dq")]
fn doubles([a, b]: Singles) -> Doubles {
    let quarters = [
        _mm512_castps512_ps256(a),
        _mm512_extractf32x8_ps::<1>(a),
        _mm512_castps512_ps256(b),
        _mm512_extractf32x8_ps::<1>(b),
    ];
    from_fn(|quarter| _mm512_cvtps_pd(quarters[quarter]))
}

/// The values a b + c.
#[inline]
#[target_feature(enable = "avx512f")]
fn mul_add(a: Doubles, b: Doubles, c: Doubles) -> Doubles {
    from_fn(|at| _mm512_fmadd_pd(a[at], b[at], c[at]))
}

/// The values c - a b.
#[inline]
#[target_feature(enable = "avx512f")]
fn mul_sub_from(a: Doubles, b: Doubles, c: Doubles) -> Doubles {
    from_fn(|at| _mm512_fnmadd_pd(a[at], b[at], c[at]))
}

#[inline]
#[target_feature(enable = "avx512f")]
fn mul(a: Doubles, b: Doubles) -> Doubles {
    from_fn(|at| _mm512_mul_pd(a[at], b[at]))
}

/// The register that has a number in all lanes.
#[inline]
#[target_feature(enable = "avx512f")]
fn all(number: f64) -> Doubles {
    [_mm512_set1_pd(number); 4]
}

/// The constants of the reduction of an argument.
struct Reduction {
    roots: [__m512d; 2],
}

impl Reduction {
    #[inline]
    #[target_feature(enable = "avx512f")]
    fn new() -> Reduction {
        // shifted to the exponent, n also adds its low bits to the mantissa, so the table has them subtracted
        let root = |j: usize| f64::from_bits(ROOTS[j].to_bits().wrapping_sub((j as u64) << 48));
        let roots: [f64; 16] = from_fn(root);
        let (low, high) = roots.split_at(8);
        Reduction { roots: [low, high].map(|roots| _mm512_castsi512_pd(load(roots))) }
    }

    /// The values 2^(n / 16) and r.
    #[inline]
    #[target_feature(enable = "avx512f")]
    fn of(&self, x: Doubles) -> (Doubles, Doubles) {
        let shifted = mul_add(x, all(16.0 * LOG2_E), all(INTEGRAL));
        let steps = shifted.map(|shifted| _mm512_sub_pd(shifted, _mm512_set1_pd(INTEGRAL)));
        let rest = mul_sub_from(steps, all(LN_2 / 16.0), x);
        let root = shifted.map(|shifted| {
            let bits = _mm512_castpd_si512(shifted);
            let root = _mm512_permutex2var_pd(self.roots[0], bits, self.roots[1]);
            let exponent = _mm512_slli_epi64::<48>(bits);
            _mm512_castsi512_pd(_mm512_add_epi64(_mm512_castpd_si512(root), exponent))
        });
        (root, rest)
    }
}

/// The values e^r - 1.
#[inline]
#[target_feature(enable = "avx512f")]
fn minus_one<const N: usize>(coefficients: &[f64; N], rest: Doubles) -> Doubles {
    let mut factor = all(coefficients[N - 1]);
    for coefficient in coefficients[..N - 1].iter().rev() {
        factor = mul_add(factor, rest, all(*coefficient));
    }
    mul_add(factor, mul(rest, rest), rest)
}

/// The quotient to 2^-42. An approximation y of 1 / b to 2^-14 has the error e, and the quotient is a y (1 +
/// e + e^2).
#[inline]
#[target_feature(enable = "avx512f")]
fn quotient(a: Doubles, b: Doubles) -> Doubles {
    let inverse = b.map(|b| _mm512_rcp14_pd(b));
    let error = mul_sub_from(b, inverse, all(1.0));
    let quotient = mul(a, inverse);
    mul_add(quotient, mul_add(error, error, error), quotient)
}

// Coefficients: tools/tables/lane_polynomials.py.

/// The numbers 2^(j / 16).
#[expect(clippy::approx_constant, reason = "the square root of 2 is one of sixteen")]
const ROOTS: [f64; 16] = [
    1.0,
    1.0442737824274138,
    1.0905077326652577,
    1.1387886347566916,
    1.189207115002721,
    1.241857812073484,
    1.2968395546510096,
    1.3542555469368927,
    1.4142135623730951,
    1.4768261459394993,
    1.5422108254079407,
    1.6104903319492543,
    1.681792830507429,
    1.7562521603732995,
    1.8340080864093424,
    1.9152065613971474,
];

/// The coefficients of (e^r - 1 - r) / r^2, to 2^-34.6.
const EXPONENTIAL: [f64; 4] =
    [0.4999999999617042, 0.16666666666119584, 0.04166731897937876, 0.008333426520711666];

/// The coefficients of (e^r - 1 - r) / r^2, to 2^-43.9.
const MINUS_ONE: [f64; 5] =
    [0.5, 0.1666666666529896, 0.04166666666495703, 0.008333449817651228, 0.0013889034494096299];
