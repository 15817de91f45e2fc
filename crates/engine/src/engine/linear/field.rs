//! The scalars of an element type, with the operations of matrix algorithms.

use num_complex::Complex;

use crate::engine::contraction::operands::{Carrier, complex_tensor, float_tensor, floats, pairs};
use crate::numeric::policy::Rounding;
use crate::numeric::{
    self, CarrierFloat, ComplexPart, ConvertPolicy, ElementType, FloatFormat, Number, Rounder,
    complex, names,
};
use crate::tensor::Tensor;
use crate::tensor::allocation::{TooLarge, owned};

/// Scalars of one element type in a carrier. Each operation is rounded once (complex ones once a
/// part and operation) to the element type.
pub trait Field: Sync {
    type Scalar: Copy + Default + Send + Sync + PartialEq;

    /// `x - a * b`: the product rounded, then the difference.
    fn minus_product(&self, x: Self::Scalar, a: Self::Scalar, b: Self::Scalar) -> Self::Scalar;

    /// The quotient.
    fn divide(&self, x: Self::Scalar, y: Self::Scalar) -> Self::Scalar;

    /// The square root of the real part, if that is a positive number.
    fn positive_root(&self, x: Self::Scalar) -> Option<Self::Scalar>;

    /// The complex conjugate.
    fn conjugate(&self, x: Self::Scalar) -> Self::Scalar;

    /// The NaN of the element type.
    fn nan(&self) -> Self::Scalar;

    /// The elements of a tensor of the type.
    fn load(&self, tensor: &Tensor) -> Result<Vec<Self::Scalar>, TooLarge>;

    /// A tensor of the type from elements that are already rounded.
    fn store(&self, shape: &[usize], elements: Vec<Self::Scalar>) -> Result<Tensor, TooLarge>;

    /// Subtracts `a` times each of `row` from each of `results`.
    #[inline(always)]
    fn take_away(&self, results: &mut [Self::Scalar], a: Self::Scalar, row: &[Self::Scalar]) {
        for (result, &element) in results.iter_mut().zip(row) {
            *result = self.minus_product(*result, a, element);
        }
    }
}

/// A computation in the field of an element type.
pub trait Task {
    /// The result of the computation.
    type Output;

    /// Runs the computation.
    fn run<F: Field>(self, field: &F) -> Self::Output;
}

/// Runs a task in the field of an element type of floats or complex numbers.
pub fn in_field_of<T: Task>(element: &ElementType, task: T) -> T::Output {
    match element {
        ElementType::Float(format) if format.is_f32() => task.run(&Native::<f32>::of(format)),
        ElementType::Float(format) if format.is_f64() => task.run(&Native::<f64>::of(format)),
        ElementType::Float(format) => match format.carrier() {
            numeric::Carrier::F32 => match Rounded::<f32>::of(format) {
                Some(field) => task.run(&field),
                None => task.run(&ByDefinition(format)),
            },
            numeric::Carrier::F64 => match Rounded::<f64>::of(format) {
                Some(field) => task.run(&field),
                None => task.run(&ByDefinition(format)),
            },
        },
        ElementType::Complex(ComplexPart::F32) => {
            task.run(&Native::<Complex<f32>>::of(&names::F32))
        }
        ElementType::Complex(ComplexPart::F64) => {
            task.run(&Native::<Complex<f64>>::of(&names::F64))
        }
        other => unreachable!("matrices of {other} were refused"),
    }
}

/// Scalars of an element type that is the carrier itself.
struct Native<S> {
    format: &'static FloatFormat,
    carrier: std::marker::PhantomData<fn() -> S>,
}

impl<S> Native<S> {
    fn of(format: &'static FloatFormat) -> Native<S> {
        Native { format, carrier: std::marker::PhantomData }
    }
}

/// Floats of any format, each rounded in a carrier.
struct Rounded<F: CarrierFloat> {
    format: &'static FloatFormat,
    rounder: Rounder<F>,
}

impl<F: CarrierFloat> Rounded<F> {
    /// The field of a format, or `None` if the carrier cannot round to the format.
    fn of(format: &'static FloatFormat) -> Option<Rounded<F>> {
        let rounder = Rounder::in_carrier(format, ConvertPolicy::COMPUTE)?;
        format.is_exact_in_carrier().then_some(Rounded { format, rounder })
    }
}

/// Floats of a format to which no carrier can round, so that each operation is rounded from its exact result.
struct ByDefinition(&'static FloatFormat);

impl Field for ByDefinition {
    type Scalar = f64;

    fn minus_product(&self, x: f64, a: f64, b: f64) -> f64 {
        let product = self.0.computed(Number::product(a, b));
        self.0.computed(Number::sum(x, -product, Rounding::NearestEven))
    }

    fn divide(&self, x: f64, y: f64) -> f64 {
        self.0.computed(Number::quotient(x, y))
    }

    fn positive_root(&self, x: f64) -> Option<f64> {
        (x > 0.0).then(|| self.0.computed(Number::square_root(x)))
    }

    fn conjugate(&self, x: f64) -> f64 {
        x
    }

    fn nan(&self) -> f64 {
        self.0.computed(Number::NAN)
    }

    fn load(&self, tensor: &Tensor) -> Result<Vec<f64>, TooLarge> {
        owned(floats(tensor, self.0)?)
    }

    fn store(&self, shape: &[usize], elements: Vec<f64>) -> Result<Tensor, TooLarge> {
        float_tensor(self.0, shape, elements)
    }
}

macro_rules! real {
    ($float:ident) => {
        impl Field for Native<$float> {
            type Scalar = $float;

            #[inline(always)]
            fn minus_product(&self, x: $float, a: $float, b: $float) -> $float {
                x - a * b
            }

            fn divide(&self, x: $float, y: $float) -> $float {
                x / y
            }

            fn positive_root(&self, x: $float) -> Option<$float> {
                (x > 0.0).then(|| x.sqrt())
            }

            fn conjugate(&self, x: $float) -> $float {
                x
            }

            fn nan(&self) -> $float {
                $float::NAN
            }

            fn load(&self, tensor: &Tensor) -> Result<Vec<$float>, TooLarge> {
                owned(floats(tensor, self.format)?)
            }

            fn store(&self, shape: &[usize], elements: Vec<$float>) -> Result<Tensor, TooLarge> {
                float_tensor(self.format, shape, elements)
            }
        }

        impl Field for Rounded<$float> {
            type Scalar = $float;

            #[inline(always)]
            fn minus_product(&self, x: $float, a: $float, b: $float) -> $float {
                let rounder = self.rounder;
                rounder.round(x - rounder.round(a * b))
            }

            fn divide(&self, x: $float, y: $float) -> $float {
                self.rounder.round(x / y)
            }

            fn positive_root(&self, x: $float) -> Option<$float> {
                (x > 0.0).then(|| self.rounder.round(x.sqrt()))
            }

            fn conjugate(&self, x: $float) -> $float {
                x
            }

            fn nan(&self) -> $float {
                self.rounder.round($float::NAN)
            }

            fn load(&self, tensor: &Tensor) -> Result<Vec<$float>, TooLarge> {
                owned(floats(tensor, self.format)?)
            }

            fn store(&self, shape: &[usize], elements: Vec<$float>) -> Result<Tensor, TooLarge> {
                float_tensor(self.format, shape, elements)
            }
        }

        impl Field for Native<Complex<$float>> {
            type Scalar = Complex<$float>;

            #[inline(always)]
            fn minus_product(
                &self,
                x: Complex<$float>,
                a: Complex<$float>,
                b: Complex<$float>,
            ) -> Complex<$float> {
                let re = a.re * b.re - a.im * b.im;
                let im = a.re * b.im + a.im * b.re;
                Complex::new(x.re - re, x.im - im)
            }

            fn divide(&self, x: Complex<$float>, y: Complex<$float>) -> Complex<$float> {
                let wide = |z: Complex<$float>| Complex::new(z.re.widen(), z.im.widen());
                let quotient = complex::divide(wide(x), wide(y));
                Complex::new($float::narrow(quotient.re), $float::narrow(quotient.im))
            }

            fn positive_root(&self, x: Complex<$float>) -> Option<Complex<$float>> {
                (x.re > 0.0).then(|| Complex::new(x.re.sqrt(), 0.0))
            }

            fn conjugate(&self, x: Complex<$float>) -> Complex<$float> {
                x.conj()
            }

            fn nan(&self) -> Complex<$float> {
                Complex::new($float::NAN, $float::NAN)
            }

            fn load(&self, tensor: &Tensor) -> Result<Vec<Complex<$float>>, TooLarge> {
                let pairs: Vec<[$float; 2]> = pairs(tensor, self.part())?;
                Ok(pairs.into_iter().map(|[re, im]| Complex::new(re, im)).collect())
            }

            fn store(
                &self,
                shape: &[usize],
                elements: Vec<Complex<$float>>,
            ) -> Result<Tensor, TooLarge> {
                let pairs = elements.into_iter().map(|z| [z.re, z.im]).collect();
                complex_tensor::<$float>(self.part(), shape, pairs)
            }
        }
    };
}

real!(f32);
real!(f64);

impl<F: Carrier> Native<Complex<F>> {
    fn part(&self) -> ComplexPart {
        match self.format == ComplexPart::F32.format() {
            true => ComplexPart::F32,
            false => ComplexPart::F64,
        }
    }
}
