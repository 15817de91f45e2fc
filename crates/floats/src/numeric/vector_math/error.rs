//! The error function, its complement and its inverse.
//!
//! Up to |x| = 1, erf x = x P(x^2). For larger |x|, erfc |x| = e^(-x^2) Q(t) with t = (|x| - 4) / (|x| + 4),
//! where the square of an f32 is exact. From 10.2 on, erfc is below half of the smallest f32.
//!
//! erf^-1 x = x R(t) with t = u / 8 - 1 for u = -log(1 - x^2), which is below 16 for f32 below 1: R is smooth
//! down to 0, and grows as the square root of u.

use super::Lane;
use super::arithmetic::{MulAdd, at_most, magnitude, polynomial, with_sign};
use super::exponential::exponential;
use super::logarithm::logarithm;

/// erf |x|, which is accurate for |x| <= 1, and erfc |x|, which is accurate for |x| > 1.
#[inline(always)]
fn parts<M: MulAdd>(a: f64) -> (f64, f64) {
    const FAR: f64 = 10.2;
    const MIDDLE: f64 = 4.0;
    let near = a * polynomial::<M, _>(&ERF, a * a);
    let b = at_most(a, FAR);
    let t = (b - MIDDLE) / (b + MIDDLE);
    let far = exponential::<M>(-(b * b)) * polynomial::<M, _>(&ERFC, t);
    if a <= 1.0 { (near, 1.0 - near) } else { (1.0 - far, far) }
}

/// The error function.
#[derive(Clone, Copy)]
pub struct Erf;

impl Lane for Erf {
    #[inline(always)]
    fn at<M: MulAdd>(x: f64) -> f64 {
        with_sign(parts::<M>(magnitude(x)).0, x)
    }
}

/// The complement 1 - erf x.
#[derive(Clone, Copy)]
pub struct Erfc;

impl Lane for Erfc {
    #[inline(always)]
    fn at<M: MulAdd>(x: f64) -> f64 {
        let (erf, erfc) = parts::<M>(magnitude(x));
        if x < 0.0 { 1.0 + erf } else { erfc }
    }
}

/// The inverse of erf.
#[derive(Clone, Copy)]
pub struct ErfInv;

impl Lane for ErfInv {
    /// The value, or NaN unless |x| is below 1.
    #[inline(always)]
    fn at<M: MulAdd>(x: f64) -> f64 {
        let a = magnitude(x);
        let log = logarithm::<M>((1.0 - a) * (1.0 + a));
        x * polynomial::<M, _>(&ERF_INVERSE, log * (-1.0 / 8.0) - 1.0)
    }
}

// Coefficients: tools/tables/lane_polynomials.py.

/// The coefficients of erf(x) / x as a polynomial of x^2, to 2^-45.6.
const ERF: [f64; 10] = [
    1.128379167095494,
    -0.37612638902808615,
    0.11283791658548713,
    -0.026866169050599326,
    0.0052239671935439,
    -0.0008547933736519633,
    0.00012046261269779797,
    -1.4795031400662045e-05,
    1.5306373163641084e-06,
    -1.0469110332151208e-07,
];

/// The coefficients of e^(x^2) erfc(x) as a polynomial of t, to 2^-50.1.
const ERFC: [f64; 15] = [
    0.1369994576250615,
    -0.25906804876017553,
    0.21871967891824226,
    -0.1642578166965508,
    0.10896317739909543,
    -0.06310781567989608,
    0.03129905654343189,
    -0.012843945098260116,
    0.004060263086667847,
    -0.000799138135714579,
    -2.175870418230063e-05,
    7.905878725801167e-05,
    -2.254804044309725e-05,
    -2.170006333702489e-06,
    2.824898916447157e-06,
];

/// The coefficients of erf^-1(x) / x as a polynomial of t, to 2^-44.1.
const ERF_INVERSE: [f64; 32] = [
    2.661438641581133,
    1.4108582484328756,
    -0.3235479129606681,
    0.12572654994937482,
    -0.036479598272519974,
    -0.015798975176318234,
    0.04214953265188569,
    -0.045681051590298664,
    0.032916693594572013,
    -0.013740948962942175,
    -0.002710249517295296,
    0.011445789773280153,
    -0.012233571816384936,
    0.008059103323758686,
    -0.0027518172044305907,
    -0.0013994875668559797,
    0.00396675966628581,
    -0.003948557131052088,
    0.0007566695726625082,
    0.0013604962666938535,
    0.001009935320799822,
    -0.0019331484434849783,
    -0.002445879407323316,
    0.003980985743690645,
    0.0007193659022699774,
    -0.003106225359063317,
    0.0005222184228699542,
    0.0011200458334446799,
    -0.00037449433376924305,
    -0.00016720064685869597,
    6.906823209831013e-05,
    2.8115331312627137e-06,
];
