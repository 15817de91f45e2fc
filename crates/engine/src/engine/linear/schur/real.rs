//! The real Schur form, by Francis's double-shift QR steps as in LAPACK's `dlahqr`.

use super::super::matrix::Matrix;
use super::super::scalars::hypotenuse;
use super::{EXCEPTIONAL, Schur, complexified, most_steps, smallest};
use num_complex::Complex;

/// The Schur form of a real Hessenberg matrix `h` with `a = q h q^T`.
pub fn schur(h: &Matrix, q: &Matrix) -> Schur {
    let size = h.rows;
    let mut work =
        Work { h: h.map(|z| z.re), q: q.map(|z| z.re), values: vec![Complex::default(); size] };
    let unfound = work.run();
    let (t, q) = (complexified(&work.h), complexified(&work.q));
    Schur { t, q, values: work.values, unfound }
}

struct Work {
    h: Matrix<f64>,
    q: Matrix<f64>,
    values: Vec<Complex<f64>>,
}

/// Two shifts with their imaginary parts: a pair of complex numbers, or two real ones.
type Shifts = [(f64, f64); 2];

impl Work {
    /// Splits eigenvalues off at the end of the matrix. The result is how many could not be split off.
    fn run(&mut self) -> usize {
        let mut left = self.h.rows;
        while left > 0 {
            let Some(first) = self.isolate(left - 1) else { return left };
            match left - first {
                1 => self.values[first] = Complex::new(self.h[[first, first]], 0.0),
                _ => self.standardize(first),
            }
            left = first;
        }
        0
    }

    /// Does QR steps until the block that ends at row `last` has one row or two. The result is its first row.
    fn isolate(&mut self, last: usize) -> Option<usize> {
        for step in 1..=most_steps(self.h.rows) + 1 {
            let first = self.block_of(last);
            if first > 0 {
                self.h[[first, first - 1]] = 0.0;
            }
            if first + 1 >= last {
                return Some(first);
            }
            let shifts = self.shifts(first, last, step);
            let (start, vector) = self.start(first, last, shifts);
            self.sweep(first, start, last, vector);
        }
        None
    }

    /// The first row of the block that ends at a row. In that row, the element left of the diagonal is
    /// negligible.
    fn block_of(&self, last: usize) -> usize {
        let (h, small) = (&self.h, smallest(self.h.rows));
        let negligible = |row: usize| {
            let beside = h[[row, row - 1]].abs();
            if beside <= small {
                return true;
            }
            let mut around = h[[row - 1, row - 1]].abs() + h[[row, row]].abs();
            if around == 0.0 {
                around += if row >= 2 { h[[row - 1, row - 2]].abs() } else { 0.0 };
                around += if row < last { h[[row + 1, row]].abs() } else { 0.0 };
            }
            if beside > f64::EPSILON * around {
                return false;
            }
            // the criterion of Ahues and Tisseur for a negligible element
            let (above, difference) =
                (h[[row - 1, row]].abs(), (h[[row - 1, row - 1]] - h[[row, row]]).abs());
            let (larger, lesser) = (beside.max(above), beside.min(above));
            let here = h[[row, row]].abs();
            let (most, least) = (here.max(difference), here.min(difference));
            let sum = most + larger;
            lesser * (larger / sum) <= small.max(f64::EPSILON * (least * (most / sum)))
        };
        (1..=last).rev().find(|&row| negligible(row)).unwrap_or(0)
    }

    fn shifts(&self, first: usize, last: usize, step: usize) -> Shifts {
        let h = &self.h;
        let exceptional = |corner: f64, sum: f64| {
            let diagonal = 0.75 * sum + corner;
            [diagonal, -0.4375 * sum, sum, diagonal]
        };
        let block = if step.is_multiple_of(2 * EXCEPTIONAL) {
            let sum = h[[last, last - 1]].abs() + h[[last - 1, last - 2]].abs();
            exceptional(h[[last, last]], sum)
        } else if step.is_multiple_of(EXCEPTIONAL) {
            let sum = h[[first + 1, first]].abs() + h[[first + 2, first + 1]].abs();
            exceptional(h[[first, first]], sum)
        } else {
            let before = last - 1;
            [h[[before, before]], h[[before, last]], h[[last, before]], h[[last, last]]]
        };
        eigenvalues_of_two(block)
    }

    /// The row at which a sweep begins, which is after two consecutive small elements next to the diagonal if
    /// there are such, and the first column of the shifted matrix there.
    fn start(&self, first: usize, last: usize, [one, two]: Shifts) -> (usize, [f64; 3]) {
        let h = &self.h;
        let mut row = last - 2;
        loop {
            let (here, below) = (h[[row, row]], h[[row + 1, row]]);
            let sum = (here - two.0).abs() + two.1.abs() + below.abs();
            let ratio = below / sum;
            let vector = [
                ratio * h[[row, row + 1]] + (here - one.0) * ((here - two.0) / sum)
                    - one.1 * (two.1 / sum),
                ratio * (here + h[[row + 1, row + 1]] - one.0 - two.0),
                ratio * h[[row + 2, row + 1]],
            ];
            let sum: f64 = vector.iter().map(|v| v.abs()).sum();
            let vector = vector.map(|v| v / sum);
            if row == first {
                return (row, vector);
            }
            let around = h[[row - 1, row - 1]].abs() + here.abs() + h[[row + 1, row + 1]].abs();
            let rest = h[[row, row - 1]].abs() * (vector[1].abs() + vector[2].abs());
            if rest <= f64::EPSILON * vector[0].abs() * around {
                return (row, vector);
            }
            row -= 1;
        }
    }

    /// Does a double-shift QR step of the rows from `start` to `last`.
    fn sweep(&mut self, first: usize, start: usize, last: usize, mut vector: [f64; 3]) {
        for row in start..last {
            let count = 3.min(last - row + 1);
            if row > start {
                (0..count).for_each(|place| vector[place] = self.h[[row + place, row - 1]]);
            }
            let (beta, tau) = reflector(&mut vector[..count]);
            if row > start {
                (1..count).for_each(|place| self.h[[row + place, row - 1]] = 0.0);
                self.h[[row, row - 1]] = beta;
            } else if row > first {
                // a mere change of the sign would be wrong: vector[1..] may have underflowed
                self.h[[row, row - 1]] *= 1.0 - tau;
            }
            vector[0] = 1.0;
            let (size, vector) = (self.h.rows, &vector[..count]);
            for column in row..size {
                let terms = vector.iter().zip(row..).map(|(v, row)| v * self.h[[row, column]]);
                let sum = tau * terms.sum::<f64>();
                vector.iter().zip(row..).for_each(|(v, row)| self.h[[row, column]] -= sum * v);
            }
            reflect_columns(&mut self.h, 0..(row + 4).min(last + 1), row, vector, tau);
            reflect_columns(&mut self.q, 0..size, row, vector, tau);
        }
    }

    /// Brings the block of two rows at `first` to standard form, and records its eigenvalues.
    fn standardize(&mut self, first: usize) {
        let (second, size) = (first + 1, self.h.rows);
        let block = [[first, first], [first, second], [second, first], [second, second]];
        let Standard { elements, values, cosine, sine } =
            Standard::of(block.map(|place| self.h[place]));
        block.iter().zip(elements).for_each(|(&place, element)| self.h[place] = element);
        self.values[first] = Complex::new(values[0].0, values[0].1);
        self.values[second] = Complex::new(values[1].0, values[1].1);
        for column in second + 1..size {
            let (x, y) = (self.h[[first, column]], self.h[[second, column]]);
            self.h[[first, column]] = cosine * x + sine * y;
            self.h[[second, column]] = cosine * y - sine * x;
        }
        for (matrix, rows) in [(&mut self.h, first), (&mut self.q, size)] {
            for row in 0..rows {
                let (x, y) = (matrix[[row, first]], matrix[[row, second]]);
                matrix[[row, first]] = cosine * x + sine * y;
                matrix[[row, second]] = cosine * y - sine * x;
            }
        }
    }
}

/// Multiplies the columns from `first` on of several rows by `I - tau v v^T` from the right.
fn reflect_columns(
    a: &mut Matrix<f64>,
    rows: std::ops::Range<usize>,
    first: usize,
    vector: &[f64],
    tau: f64,
) {
    for row in rows {
        let part = &mut a.elements[row * a.columns + first..][..vector.len()];
        let sum = tau * part.iter().zip(vector).map(|(z, v)| z * v).sum::<f64>();
        part.iter_mut().zip(vector).for_each(|(z, v)| *z -= sum * v);
    }
}

/// The reflector of a vector, whose elements after the first become those of the reflector's vector. The
/// result is the first element of the reflected vector, and tau.
fn reflector(vector: &mut [f64]) -> (f64, f64) {
    let below: f64 = vector[1..].iter().map(|v| v * v).sum();
    if below == 0.0 {
        return (vector[0], 0.0);
    }
    let alpha = vector[0];
    let beta = -(alpha * alpha + below).sqrt().copysign(alpha);
    vector[1..].iter_mut().for_each(|v| *v /= alpha - beta);
    (beta, (beta - alpha) / beta)
}

/// The eigenvalues of `[[a, b], [c, d]]` as shifts. If they are real, both shifts are the one nearer to `d`.
fn eigenvalues_of_two(block: [f64; 4]) -> Shifts {
    let sum: f64 = block.iter().map(|element| element.abs()).sum();
    if sum == 0.0 {
        return [(0.0, 0.0); 2];
    }
    let [a, b, c, d] = block.map(|element| element / sum);
    let middle = (a + d) / 2.0;
    let determinant = (a - middle) * (d - middle) - b * c;
    let root = determinant.abs().sqrt();
    if determinant >= 0.0 {
        return [(middle * sum, root * sum), (middle * sum, -root * sum)];
    }
    let (one, two) = (middle + root, middle - root);
    let nearer = if (one - d).abs() <= (two - d).abs() { one } else { two };
    [(nearer * sum, 0.0); 2]
}

/// A block of two rows in standard form: after a rotation, `[[a, b], [c, d]]` has either `c = 0`, or `a = d`
/// and `b` and `c` of opposite signs.
struct Standard {
    elements: [f64; 4],
    values: Shifts,
    cosine: f64,
    sine: f64,
}

impl Standard {
    /// The standard form of a block, computed as by LAPACK's `dlanv2`.
    fn of([a, b, c, d]: [f64; 4]) -> Standard {
        let sign = |x: f64| 1f64.copysign(x);
        if c == 0.0 {
            return Standard::with([a, b, 0.0, d], 1.0, 0.0);
        }
        if b == 0.0 {
            return Standard::with([d, -c, 0.0, a], 0.0, 1.0);
        }
        if a == d && sign(b) != sign(c) {
            return Standard::with([a, b, c, d], 1.0, 0.0);
        }
        let half = 0.5 * (a - d);
        let (larger, lesser) = (b.abs().max(c.abs()), b.abs().min(c.abs()) * sign(b) * sign(c));
        let scale = half.abs().max(larger);
        let z = half / scale * half + larger / scale * lesser;
        if z >= 4.0 * f64::EPSILON {
            let z = half + (scale.sqrt() * z.sqrt()).copysign(half);
            let tau = hypotenuse(c, z);
            let elements = [d + z, b - c, 0.0, d - larger / z * lesser];
            return Standard::with(elements, z / tau, c / tau);
        }
        Standard::of_near_values([a, b, c, d])
    }

    /// The standard form of a block with complex eigenvalues, or with real ones that are almost equal.
    fn of_near_values([a, b, c, d]: [f64; 4]) -> Standard {
        let (sum, difference) = (b + c, a - d);
        let tau = hypotenuse(sum, difference);
        let cosine = (0.5 * (1.0 + sum.abs() / tau)).sqrt();
        let sine = -(0.5 * difference / (tau * cosine)) * 1f64.copysign(sum);
        let (aa, bb) = (a * cosine + b * sine, b * cosine - a * sine);
        let (cc, dd) = (c * cosine + d * sine, d * cosine - c * sine);
        let (b, c) = (bb * cosine + dd * sine, cc * cosine - aa * sine);
        let middle = 0.5 * ((aa * cosine + cc * sine) + (dd * cosine - bb * sine));
        if c == 0.0 {
            return Standard::with([middle, b, 0.0, middle], cosine, sine);
        }
        if b == 0.0 {
            return Standard::with([middle, -c, 0.0, middle], -sine, cosine);
        }
        if b.is_sign_negative() != c.is_sign_negative() {
            return Standard::with([middle, b, c, middle], cosine, sine);
        }
        // the eigenvalues turn out to be real, so the block becomes upper triangular
        let (root_b, root_c) = (b.abs().sqrt(), c.abs().sqrt());
        let apart = (root_b * root_c).copysign(c);
        let tau = 1.0 / (b + c).abs().sqrt();
        let (cosine_1, sine_1) = (root_b * tau, root_c * tau);
        let elements = [middle + apart, b - c, 0.0, middle - apart];
        let turned = cosine * cosine_1 - sine * sine_1;
        Standard::with(elements, turned, cosine * sine_1 + sine * cosine_1)
    }

    fn with(elements: [f64; 4], cosine: f64, sine: f64) -> Standard {
        let [a, b, c, d] = elements;
        let imaginary = if c == 0.0 { 0.0 } else { b.abs().sqrt() * c.abs().sqrt() };
        let values = [(a, imaginary), (d, if c == 0.0 { 0.0 } else { -imaginary })];
        Standard { elements, values, cosine, sine }
    }
}
