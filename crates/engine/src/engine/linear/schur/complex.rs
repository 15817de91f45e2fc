//! The complex Schur form, by single-shift QR steps as in LAPACK's `zlahqr`.

use super::super::matrix::Matrix;
use super::super::reflectors::{Reflector, from_left, from_right};
use super::super::scalars::{Z, ZERO, modulus, quotient, real, size, square_root};
use super::{EXCEPTIONAL, Schur, most_steps, smallest, triangular};

/// The Schur form of a Hessenberg matrix `h` with `a = q h q^H`.
pub fn schur(h: Matrix, q: Matrix) -> Schur {
    let rows = h.rows;
    let mut work = Work { h, q };
    (1..rows).for_each(|row| work.make_real(row));
    let unfound = work.run();
    triangular(work.h, work.q, unfound)
}

struct Work {
    h: Matrix,
    q: Matrix,
}

impl Work {
    fn run(&mut self) -> usize {
        for last in (0..self.h.rows).rev() {
            if !self.isolate(last) {
                return last + 1;
            }
        }
        0
    }

    /// Multiplies a row and a column by a phase so that the element left of the diagonal is real.
    fn make_real(&mut self, row: usize) {
        let element = self.h[[row, row - 1]];
        if element.im == 0.0 {
            return;
        }
        let length = modulus(element);
        let phase = element / length;
        let columns = self.h.columns;
        self.h[[row, row - 1]] = real(length);
        (row..columns).for_each(|column| self.h[[row, column]] *= phase.conj());
        let below = (row + 2).min(columns);
        (0..below).for_each(|other| self.h[[other, row]] *= phase);
        (0..columns).for_each(|other| self.q[[other, row]] *= phase);
    }

    /// Does QR steps until the element left of the diagonal in row `last` is zero. The result is whether it
    /// is.
    fn isolate(&mut self, last: usize) -> bool {
        for step in 1..=most_steps(self.h.rows) + 1 {
            let first = self.block_of(last);
            if first > 0 {
                self.h[[first, first - 1]] = ZERO;
            }
            if first == last {
                return true;
            }
            let shift = self.shift(first, last, step);
            let (start, vector) = self.start(first, last, shift);
            self.sweep(first, start, last, vector);
        }
        false
    }

    fn block_of(&self, last: usize) -> usize {
        let (h, small) = (&self.h, smallest(self.h.rows));
        let negligible = |row: usize| {
            let beside = size(h[[row, row - 1]]);
            if beside <= small {
                return true;
            }
            let mut around = size(h[[row - 1, row - 1]]) + size(h[[row, row]]);
            if around == 0.0 {
                around += if row >= 2 { h[[row - 1, row - 2]].re.abs() } else { 0.0 };
                around += if row < last { h[[row + 1, row]].re.abs() } else { 0.0 };
            }
            if h[[row, row - 1]].re.abs() > f64::EPSILON * around {
                return false;
            }
            let (above, difference) =
                (size(h[[row - 1, row]]), size(h[[row - 1, row - 1]] - h[[row, row]]));
            let (larger, lesser) = (beside.max(above), beside.min(above));
            let here = size(h[[row, row]]);
            let (most, least) = (here.max(difference), here.min(difference));
            let sum = most + larger;
            lesser * (larger / sum) <= small.max(f64::EPSILON * (least * (most / sum)))
        };
        (1..=last).rev().find(|&row| negligible(row)).unwrap_or(0)
    }

    /// Wilkinson's shift: the eigenvalue of the last block of two rows that is nearer to the block's last
    /// element.
    fn shift(&self, first: usize, last: usize, step: usize) -> Z {
        let h = &self.h;
        if step.is_multiple_of(2 * EXCEPTIONAL) {
            return h[[last, last]] + 0.75 * h[[last, last - 1]].re.abs();
        }
        if step.is_multiple_of(EXCEPTIONAL) {
            return h[[first, first]] + 0.75 * h[[first + 1, first]].re.abs();
        }
        let end = h[[last, last]];
        let beside = square_root(h[[last - 1, last]]) * square_root(h[[last, last - 1]]);
        if size(beside) == 0.0 {
            return end;
        }
        let half = (h[[last - 1, last - 1]] - end) * 0.5;
        let scale = size(beside).max(size(half));
        let (x, u) = (half / scale, beside / scale);
        let mut root = square_root(x * x + u * u) * scale;
        let turned = x.re * root.re + x.im * root.im;
        if turned < 0.0 {
            root = -root;
        }
        end - beside * quotient(beside, half + root)
    }

    fn start(&self, first: usize, last: usize, shift: Z) -> (usize, [Z; 2]) {
        let h = &self.h;
        let mut row = last - 1;
        loop {
            let (here, below) = (h[[row, row]] - shift, h[[row + 1, row]].re);
            let sum = size(here) + below.abs();
            let vector = [here / sum, real(below / sum)];
            if row == first {
                return (row, vector);
            }
            let around = size(h[[row, row]]) + size(h[[row + 1, row + 1]]);
            let rest = h[[row, row - 1]].re.abs() * vector[1].re.abs();
            if rest <= f64::EPSILON * (size(vector[0]) * around) {
                return (row, vector);
            }
            row -= 1;
        }
    }

    /// Does a QR step of the rows from `start` to `last`.
    fn sweep(&mut self, first: usize, start: usize, last: usize, mut vector: [Z; 2]) {
        let rows = self.h.rows;
        for row in start..last {
            if row > start {
                vector = [self.h[[row, row - 1]], self.h[[row + 1, row - 1]]];
            }
            let Reflector { beta, tau, vector } = Reflector::of(vector.to_vec());
            if row > start {
                self.h[[row, row - 1]] = real(beta);
                self.h[[row + 1, row - 1]] = ZERO;
            } else if row > first {
                let element = self.h[[row, row - 1]];
                self.h[[row, row - 1]] = element - tau.conj() * element;
            }
            from_left(&mut self.h, row, row..rows, &vector, tau.conj());
            from_right(&mut self.h, row, 0..(row + 3).min(last + 1), &vector, tau);
            from_right(&mut self.q, row, 0..rows, &vector, tau);
        }
        // the elements left of the diagonal become real again
        (start.max(1)..=last).for_each(|row| self.make_real(row));
    }
}
