//! Fourier transforms in pairs.

use std::collections::HashMap;
use std::rc::Rc;

use super::wide_of;
use crate::meaning::{Array, Lines, Transform, fourier_by};
use crate::numeric::{Double, ElementType, double_complex};
use crate::shadow::wide::Wide;

type Z = [Double; 2];

const ZERO: Z = [Double { high: 0.0, low: 0.0 }; 2];
/// Prime lengths from this one on are transformed as a convolution.
const LARGE_PRIME: usize = 64;

/// `fft` of a tensor of real or complex numbers.
pub fn run(operand: &Wide, transform: Transform, rank: usize) -> Option<Wide> {
    let element = operand.high.element().clone();
    let numbers = operand.doubles();
    let numbers: Vec<Z> = match &element {
        ElementType::Complex(_) => numbers.as_chunks::<2>().0.to_vec(),
        _ => numbers.into_iter().map(|real| [real, Double::from(0.0)]).collect(),
    };
    let numbers = Array::new(element, operand.high.shape(), numbers);
    let numbers = fourier_by(&mut Transforms::default(), numbers, transform, rank).ok()?;
    let is_real = matches!(transform, Transform::RealBackward(_));
    let parts: Vec<Double> = match is_real {
        true => numbers.values().iter().map(|number| number[0]).collect(),
        false => numbers.values().iter().flatten().copied().collect(),
    };
    wide_of(numbers.shape(), !is_real, &parts)
}

/// Transforms of lines, with the roots of unity of the lengths that were met.
#[derive(Default)]
struct Transforms {
    roots: HashMap<usize, Rc<Vec<Z>>>,
}

impl Lines for Transforms {
    type Number = Z;

    fn transform(&mut self, line: &mut [Z], backward: bool) {
        // the backward transform is that of the conjugates, conjugated
        let conjugate = |line: &mut [Z]| line.iter_mut().for_each(|number| number[1] = -number[1]);
        if backward {
            conjugate(line);
        }
        let result = self.forward(line);
        line.copy_from_slice(&result);
        if backward {
            conjugate(line);
        }
    }

    fn divided(&self, number: Z, divisor: f64) -> Z {
        number.map(|part| part / Double::from(divisor))
    }

    fn conjugate(&self, [re, im]: Z) -> Z {
        [re, -im]
    }

    fn real(&self, [re, _]: Z) -> Z {
        [re, Double::from(0.0)]
    }
}

fn plus(x: Z, y: Z) -> Z {
    [x[0] + y[0], x[1] + y[1]]
}

fn times([a, b]: Z, [c, d]: Z) -> Z {
    [a * c - b * d, a * d + b * c]
}

impl Transforms {
    /// The powers of e^(-2 pi i / length).
    fn roots(&mut self, length: usize) -> Rc<Vec<Z>> {
        let all = || (0..length).map(|power| double_complex::root_of_unity(power, length));
        Rc::clone(self.roots.entry(length).or_insert_with(|| Rc::new(all().collect())))
    }

    /// The forward transform: of a composite length by transforms of the smallest prime factor's and of the rest's length.
    fn forward(&mut self, line: &[Z]) -> Vec<Z> {
        let length = line.len();
        let prime = smallest_factor(length);
        match prime == length {
            _ if length < 2 => line.to_vec(),
            true if length >= LARGE_PRIME => self.by_convolution(line),
            true => self.by_definition(line),
            false => self.by_parts(line, prime),
        }
    }

    fn by_definition(&mut self, line: &[Z]) -> Vec<Z> {
        let (length, roots) = (line.len(), self.roots(line.len()));
        let sum = |index: usize| {
            let terms = line.iter().enumerate();
            terms.fold(ZERO, |sum, (place, &number)| {
                plus(sum, times(number, roots[index * place % length]))
            })
        };
        (0..length).map(sum).collect()
    }

    /// Every `parts`-th number is transformed by itself; the results are joined by short transforms.
    fn by_parts(&mut self, line: &[Z], parts: usize) -> Vec<Z> {
        let (length, size) = (line.len(), line.len() / parts);
        let lines: Vec<Vec<Z>> = (0..parts)
            .map(|first| {
                let part: Vec<Z> = line.iter().skip(first).step_by(parts).copied().collect();
                self.forward(&part)
            })
            .collect();
        let (roots, short) = (self.roots(length), self.roots(parts));
        let mut result = vec![ZERO; length];
        for index in 0..size {
            let numbers = lines.iter().enumerate();
            let numbers: Vec<Z> =
                numbers.map(|(part, line)| times(line[index], roots[part * index])).collect();
            for turn in 0..parts {
                let terms = numbers.iter().enumerate();
                result[turn * size + index] = terms.fold(ZERO, |sum, (part, &number)| {
                    plus(sum, times(number, short[part * turn % parts]))
                });
            }
        }
        result
    }

    /// Bluestein's way: since 2 jk is j^2 + k^2 - (j - k)^2, the transform is a convolution with a chirp, which transforms of
    /// a power of two compute.
    fn by_convolution(&mut self, line: &[Z]) -> Vec<Z> {
        let length = line.len();
        let size = (2 * length - 1).next_power_of_two();
        let half_turns = self.roots(2 * length);
        let chirp = |place: usize| half_turns[place * place % (2 * length)];
        let conjugate = |[re, im]: Z| [re, -im];
        let (mut numbers, mut filter) = (vec![ZERO; size], vec![ZERO; size]);
        for place in 0..length {
            numbers[place] = times(line[place], chirp(place));
            filter[place] = conjugate(chirp(place));
            filter[(size - place) % size] = conjugate(chirp(place));
        }
        let (numbers, filter) = (self.forward(&numbers), self.forward(&filter));
        let products: Vec<Z> =
            numbers.iter().zip(&filter).map(|(&x, &y)| conjugate(times(x, y))).collect();
        let scale = 1.0 / size as f64;
        let sums = self.forward(&products);
        let scaled = |number: Z| {
            let number = conjugate(number);
            number.map(|part| Double { high: part.high * scale, low: part.low * scale })
        };
        (0..length).map(|place| times(scaled(sums[place]), chirp(place))).collect()
    }
}

fn smallest_factor(number: usize) -> usize {
    let candidates = (2..).take_while(|factor| factor * factor <= number);
    { candidates }.find(|factor| number.is_multiple_of(*factor)).unwrap_or(number)
}
