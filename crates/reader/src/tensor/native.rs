//! Tensors from Rust's own numbers, and back: vectors, slices and ndarray's arrays.

use ndarray::{Array, ArrayViewD, Dimension, IxDyn};
use num_complex::Complex;
use thiserror::Error;

use super::{Tensor, Word};
use crate::numeric::{ComplexPart, ConvertPolicy, ElementType, FloatFormat, IntegerType};

/// A number type of Rust whose values are elements of tensors without conversion: `f32`, `f64`, the integers
/// of 8 to 64 bits, and complex numbers of both floats. Its bytes are those of the element's code.
pub trait Native: bytemuck::Pod {
    /// The machine word of the code, which has the size of the number.
    type Code: Word;
    /// The element type of the numbers: `i32` of MLIR for [`i32`], `ui32` for [`u32`].
    fn element() -> ElementType;
}

macro_rules! native {
    ($($number:ty, $code:ty, $element:expr;)*) => {
        $(impl Native for $number {
            type Code = $code;
            fn element() -> ElementType {
                $element
            }
        })*
    };
}

native! {
    f32, u32, float("f32");
    f64, u64, float("f64");
    i8, u8, integer(8, true);
    i16, u16, integer(16, true);
    i32, u32, integer(32, true);
    i64, u64, integer(64, true);
    u8, u8, integer(8, false);
    u16, u16, integer(16, false);
    u32, u32, integer(32, false);
    u64, u64, integer(64, false);
    Complex<f32>, u64, ElementType::Complex(ComplexPart::F32);
    Complex<f64>, u128, ElementType::Complex(ComplexPart::F64);
}

fn float(name: &str) -> ElementType {
    ElementType::Float(FloatFormat::parse(name).expect("f32 and f64 are float formats"))
}

fn integer(width: u32, signed: bool) -> ElementType {
    ElementType::Integer(IntegerType { width, signed })
}

/// Why numbers do not make a tensor of a shape and an element type.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum ElementsError {
    /// The number of elements is not that of the shape.
    #[error("a tensor of shape {shape:?} takes {expected} elements, given are {given}")]
    Count {
        /// The shape.
        shape: Vec<usize>,
        /// The number of elements of the shape, or the largest number if a machine word does not hold it.
        expected: usize,
        /// How many numbers were given.
        given: usize,
    },
    /// A number is not a value of an integer type or of `i1`.
    #[error("element {index}, {value}, is no value of {element}")]
    NoValue {
        /// The row-major index of the number.
        index: usize,
        /// The number.
        value: f64,
        /// The element type.
        element: ElementType,
    },
    /// The elements of the type are not real numbers.
    #[error("elements of {element} are not made from real numbers")]
    NotReal {
        /// The element type.
        element: ElementType,
    },
}

/// Checks that a shape has as many elements as there are numbers.
fn check_count(shape: &[usize], given: usize) -> Result<(), ElementsError> {
    let expected = shape.iter().try_fold(1usize, |count, &size| count.checked_mul(size));
    let expected = expected.unwrap_or(usize::MAX);
    match expected == given {
        true => Ok(()),
        false => Err(ElementsError::Count { shape: shape.to_vec(), expected, given }),
    }
}

impl Tensor {
    /// A tensor of a shape from its elements in row-major order.
    ///
    /// ```
    /// use shlo_interp_reader::Tensor;
    /// let tensor = Tensor::from_vec(&[2, 2], vec![1.0f32, 2.0, 3.0, 4.0])?;
    /// assert_eq!(tensor.as_slice::<f32>(), Some(&[1.0, 2.0, 3.0, 4.0][..]));
    /// # Ok::<(), shlo_interp_reader::ElementsError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`ElementsError::Count`] if the shape has another number of elements.
    pub fn from_vec<T: Native>(shape: &[usize], values: Vec<T>) -> Result<Tensor, ElementsError> {
        check_count(shape, values.len())?;
        let codes: Vec<T::Code> = values.into_iter().map(bytemuck::cast).collect();
        Ok(Tensor::from_codes(T::element(), shape, codes))
    }

    /// A tensor of `i1` of a shape from its row-major truth values.
    ///
    /// # Errors
    ///
    /// [`ElementsError::Count`] if the shape has another number of elements.
    pub fn from_bools(shape: &[usize], values: &[bool]) -> Result<Tensor, ElementsError> {
        check_count(shape, values.len())?;
        let codes: Vec<u8> = values.iter().map(|&value| u8::from(value)).collect();
        Ok(Tensor::from_codes(ElementType::Boolean, shape, codes))
    }

    /// A tensor of any float, integer or boolean type from real numbers, row-major. A float takes the
    /// nearest value of its format (ties to even, as `stablehlo.convert` rounds); integers and booleans
    /// take their own values alone.
    ///
    /// ```
    /// use shlo_interp_reader::Tensor;
    /// let tensor = Tensor::from_f64s("f8E4M3FN".parse()?, &[3], &[1.0, 1.05, 448.0])?;
    /// assert_eq!(tensor.codes::<u8>(), [0x38, 0x38, 0x7E]);
    /// assert_eq!(tensor.to_f64s(), Some(vec![1.0, 1.0, 448.0]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`ElementsError::Count`] if the shape has another number of elements, [`ElementsError::NoValue`] if
    /// an integer type or `i1` does not have a number, [`ElementsError::NotReal`] for complex and
    /// quantized types.
    pub fn from_f64s(
        element: ElementType,
        shape: &[usize],
        values: &[f64],
    ) -> Result<Tensor, ElementsError> {
        check_count(shape, values.len())?;
        let codes: Vec<u128> = match &element {
            ElementType::Float(format) => {
                let encode = |&value| format.encode(ConvertPolicy::CONVERT, value);
                values.iter().map(encode).map(u128::from).collect()
            }
            ElementType::Complex(_) | ElementType::Quantized(_) => {
                return Err(ElementsError::NotReal { element });
            }
            _ => integer_codes(&element, values)?,
        };
        Ok(Tensor::from_wide_codes(element, shape, codes))
    }

    /// The row-major elements in place, or `None` if the element type is not that of `T`.
    pub fn as_slice<T: Native>(&self) -> Option<&[T]> {
        (*self.element() == T::element()).then(|| bytemuck::cast_slice(self.codes::<T::Code>()))
    }

    /// The elements in place, as an array of the tensor's shape, or `None` if the element type is not that of
    /// `T`.
    #[allow(clippy::missing_panics_doc, reason = "a tensor has as many elements as its shape")]
    pub fn view<T: Native>(&self) -> Option<ArrayViewD<'_, T>> {
        let view = ArrayViewD::from_shape(IxDyn(self.shape()), self.as_slice::<T>()?);
        Some(view.expect("a tensor has as many elements as its shape"))
    }

    /// The row-major elements of a float, integer or boolean type as real numbers: the exact values, except
    /// for integers beyond 2^53, which are rounded to the nearest. The result is `None` for complex and
    /// quantized types.
    pub fn to_f64s(&self) -> Option<Vec<f64>> {
        let codes = (0..self.len()).map(|index| self.code(index));
        match self.element() {
            ElementType::Float(format) => {
                Some(codes.map(|code| format.decode(code as u64)).collect())
            }
            ElementType::Boolean => Some(codes.map(|code| code as f64).collect()),
            ElementType::Integer(integer) => {
                Some(codes.map(|code| integer_value(*integer, code as u64)).collect())
            }
            ElementType::Index => Some(codes.map(|code| code as i64 as f64).collect()),
            ElementType::Complex(_) | ElementType::Quantized(_) => None,
        }
    }
}

/// The value of a zero-extended code.
fn integer_value(integer: IntegerType, code: u64) -> f64 {
    let unused = 64 - integer.width;
    match integer.signed {
        true => ((code << unused) as i64 >> unused) as f64,
        false => code as f64,
    }
}

/// The codes of numbers of an integer type, `index` or `i1`.
fn integer_codes(element: &ElementType, values: &[f64]) -> Result<Vec<u128>, ElementsError> {
    let (low, high) = match element {
        ElementType::Integer(integer) => integer.range(),
        ElementType::Index => (i128::from(i64::MIN), i128::from(i64::MAX)),
        _ => (0, 1),
    };
    let mask = u128::MAX >> (128 - element.bits());
    let code = |(index, &value): (usize, &f64)| {
        let integer = value as i128;
        match integer as f64 == value && (low..=high).contains(&integer) {
            true => Ok(integer as u128 & mask),
            false => Err(ElementsError::NoValue { index, value, element: element.clone() }),
        }
    };
    values.iter().enumerate().map(code).collect()
}

impl<T: Native, D: Dimension> From<Array<T, D>> for Tensor {
    /// The array's elements in its shape, in row-major order whatever the array's layout.
    fn from(array: Array<T, D>) -> Tensor {
        let array = array.into_dyn();
        let shape = array.shape().to_vec();
        let codes = array.iter().map(|&value| bytemuck::cast(value)).collect::<Vec<T::Code>>();
        Tensor::from_codes(T::element(), &shape, codes)
    }
}
