//! The error function and its complement.
//!
//! Up to |x| = 1, erf x = x P(x^2). Beyond, erfc |x| = e^(-x^2) Q(t) with t = (|x| - 4) / (|x| + 4); the
//! square of an f32 is exact. At 10.2 erfc is below half of the smallest f32, and so it is beyond.

use super::Lane;
use super::arithmetic::{MulAdd, at_most, magnitude, polynomial, with_sign};
use super::exponential::exponential;

/// erf |x|, as good as P where |x| <= 1, and erfc |x|, as good as Q beyond.
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

/// 1 - erf x
#[derive(Clone, Copy)]
pub struct Erfc;

impl Lane for Erfc {
    #[inline(always)]
    fn at<M: MulAdd>(x: f64) -> f64 {
        let (erf, erfc) = parts::<M>(magnitude(x));
        if x < 0.0 { 1.0 + erf } else { erfc }
    }
}

// Coefficients: tools/lane_polynomials.py.

/// erf(x) / x by x^2, to 2^-45.6.
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

/// e^(x^2) erfc(x) by t, to 2^-50.1.
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
