//! Inverse trigonometric and hyperbolic functions of complex numbers, by Hull, Fairgrieve and Tang
//! (1997): with r and s the distances of z from i and -i, A = (r + s) / 2 is the hyperbolic cosine of
//! the real part of asinh z, and Im z / A the sine of its imaginary part.

use num_complex::Complex;

use super::super::functions::atan2_f64;
use super::{Z, abs, divide, log, swapped};

const EPSILON: f64 = f64::EPSILON;
/// From this magnitude on, 1 is negligible beside z^2.
const LARGE: f64 = 1.0 / EPSILON;
/// Below this magnitude, z^3 is negligible beside z.
const TINY: f64 = 1e-9;

/// The parts of asinh z for x, y >= 0.
struct Parts {
    /// The real part.
    real: f64,
    /// The sine of the imaginary part, or a multiple of it. The imaginary part is the angle of (cosine,
    /// sine).
    sine: f64,
    /// The cosine of the imaginary part, or the same multiple of it.
    cosine: f64,
}

/// The principal value of asinh, cut along the imaginary axis beyond i and -i.
pub fn asinh(z: Z) -> Z {
    let (x, y) = (z.re.abs(), z.im.abs());
    let signed = |w: Z| Complex::new(w.re.copysign(z.re), w.im.copysign(z.im));
    if x.is_nan() || y.is_nan() {
        return match (x.is_infinite(), y.is_infinite(), z.im == 0.0) {
            (true, _, _) | (_, _, true) => z,
            (_, true, _) => Complex::new(z.im, f64::NAN),
            _ => Complex::new(f64::NAN, f64::NAN),
        };
    }
    if x > LARGE || y > LARGE {
        return signed(log_of_twice(Complex::new(x, y)));
    }
    if x < TINY && y < TINY {
        return z;
    }
    let parts = parts(x, y);
    signed(Complex::new(parts.real, atan2_f64(parts.sine, parts.cosine)))
}

/// The principal value of asin, cut along the real axis beyond 1 and -1.
pub fn asin(z: Z) -> Z {
    swapped(asinh(swapped(z)))
}

/// The principal value of acos, cut along the real axis beyond 1 and -1.
pub fn acos(z: Z) -> Z {
    let (x, y) = (z.re.abs(), z.im.abs());
    let toward = |imaginary: f64| imaginary.copysign(-z.im);
    if x.is_nan() || y.is_nan() {
        return match (x.is_infinite(), y.is_infinite(), z.re == 0.0) {
            (true, _, _) => Complex::new(f64::NAN, f64::NEG_INFINITY),
            (_, true, _) => Complex::new(f64::NAN, -z.im),
            (_, _, true) => Complex::new(std::f64::consts::FRAC_PI_2, f64::NAN),
            _ => Complex::new(f64::NAN, f64::NAN),
        };
    }
    if x > LARGE || y > LARGE {
        let whole = log_of_twice(Complex::new(z.re, y));
        return Complex::new(whole.im, toward(whole.re));
    }
    if z.re == 1.0 && y == 0.0 {
        return Complex::new(0.0, -z.im);
    }
    let parts = parts(y, x);
    let sine = parts.sine.copysign(z.re);
    Complex::new(atan2_f64(parts.cosine, sine), toward(parts.real))
}

/// The principal value of acosh, cut along the real axis below 1.
pub fn acosh(z: Z) -> Z {
    let w = acos(z);
    if w.re.is_nan() && w.im.is_nan() {
        return w;
    }
    if w.re.is_nan() {
        return Complex::new(w.im.abs(), w.re);
    }
    if w.im.is_nan() {
        return Complex::new(w.im, w.re);
    }
    Complex::new(w.im.abs(), w.re.copysign(z.im))
}

/// The principal value of atanh, cut along the real axis beyond 1 and -1.
pub fn atanh(z: Z) -> Z {
    let (x, y) = (z.re.abs(), z.im.abs());
    let signed = |re: f64, im: f64| Complex::new(re.copysign(z.re), im.copysign(z.im));
    if y == 0.0 && x <= 1.0 {
        return Complex::new(pxfm::f_atanh(z.re), z.im);
    }
    if x == 0.0 && !y.is_nan() {
        return Complex::new(z.re, pxfm::f_atan(z.im));
    }
    if x.is_nan() || y.is_nan() {
        return match (x.is_infinite(), y.is_infinite(), x == 0.0) {
            (true, _, _) => Complex::new(0f64.copysign(z.re), f64::NAN),
            (_, true, _) => signed(0.0, std::f64::consts::FRAC_PI_2),
            (_, _, true) => Complex::new(z.re, f64::NAN),
            _ => Complex::new(f64::NAN, f64::NAN),
        };
    }
    if x > LARGE || y > LARGE {
        let inverse = match x.is_infinite() || y.is_infinite() {
            true => 0.0,
            false => divide(Complex::new(1.0, 0.0), Complex::new(x, y)).re,
        };
        return signed(inverse, std::f64::consts::FRAC_PI_2);
    }
    if x < TINY && y < TINY {
        return z;
    }
    let real = match x == 1.0 && y < EPSILON {
        true => (std::f64::consts::LN_2 - pxfm::f_log(y)) / 2.0,
        false => pxfm::f_log1p(4.0 * x / ((x - 1.0) * (x - 1.0) + y * y)) / 4.0,
    };
    let imaginary = match x == 1.0 {
        true => atan2_f64(2.0, -y) / 2.0,
        false => atan2_f64(2.0 * y, (1.0 - x) * (1.0 + x) - y * y) / 2.0,
    };
    signed(real, imaginary)
}

/// The real part of sqrt(1 - z^2), and the magnitude of the imaginary part of asin z.
pub fn asin_acos_kernel(z: Z) -> Z {
    let (x, y) = (z.re.abs(), z.im.abs());
    if x.is_nan() || y.is_nan() || x > LARGE || y > LARGE {
        return Complex::new(y, asin(z).im.abs());
    }
    let Parts { real, sine, cosine } = parts(y, x);
    // undo the scaling, so that the sine is x
    Complex::new(if sine == x { cosine } else { cosine * (x / sine) }, real)
}

/// log(2 z)
fn log_of_twice(z: Z) -> Z {
    let whole = log(z);
    Complex::new(whole.re + std::f64::consts::LN_2, whole.im)
}

/// The parts of asinh(x + iy) for x, y >= 0, not large and not both tiny.
fn parts(x: f64, y: f64) -> Parts {
    /// From this value on, A^2 - 1 does not cancel.
    const CROSSOVER: f64 = 10.0;
    let (r, s) = (abs(Complex::new(x, y + 1.0)), abs(Complex::new(x, y - 1.0)));
    let a = ((r + s) / 2.0).max(1.0);
    let off_the_cut = x >= EPSILON * (y - 1.0).abs();
    let real = if a >= CROSSOVER {
        pxfm::f_log(a + (a * a - 1.0).sqrt())
    } else if y == 1.0 && x < EPSILON * EPSILON / 128.0 {
        x.sqrt()
    } else if off_the_cut {
        let above_one = half_excess(x, 1.0 + y, r) + half_excess(x, 1.0 - y, s);
        pxfm::f_log1p(above_one + (above_one * (a + 1.0)).sqrt())
    } else if y < 1.0 {
        x / ((1.0 - y) * (1.0 + y)).sqrt()
    } else {
        pxfm::f_log1p((y - 1.0) + ((y - 1.0) * (y + 1.0)).sqrt())
    };
    let (sine, cosine) = if y < 0.5 * a {
        (y, ((a - y) * (a + y)).sqrt())
    } else if y == 1.0 && x < EPSILON / 128.0 {
        (y, x.sqrt() * ((a + y) / 2.0).sqrt())
    } else if off_the_cut {
        let above_y = half_excess(x, y + 1.0, r) + half_excess(x, y - 1.0, s);
        (y, (above_y * (a + y)).sqrt())
    } else if y > 1.0 {
        let scale = LARGE * LARGE;
        (y * scale, x * scale * y / ((y + 1.0) * (y - 1.0)).sqrt())
    } else {
        (y, ((1.0 - y) * (1.0 + y)).sqrt())
    };
    Parts { real, sine, cosine }
}

/// The value (hypotenuse - b) / 2 of a right triangle with legs a and b, where b may be negative.
fn half_excess(a: f64, b: f64, hypotenuse: f64) -> f64 {
    if b < 0.0 {
        (hypotenuse - b) / 2.0
    } else if b == 0.0 {
        a / 2.0
    } else {
        a * a / (hypotenuse + b) / 2.0
    }
}
