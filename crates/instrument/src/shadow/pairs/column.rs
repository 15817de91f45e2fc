//! Elements in pairs, side by side.

use std::ops::Range;

use smallvec::{SmallVec, smallvec};

use super::{Input, wide_of};
use crate::meaning::Array;
use crate::meaning::codes::integer;
use crate::numeric::{ComplexPart, Double, ElementType, FloatFormat, IntegerType, names};
use crate::shadow::wide::Wide;
use crate::tensor::Tensor;
use crate::tensor::allocation;

/// Elements side by side. One element needs no allocation.
pub type Lanes<T> = SmallVec<[T; 1]>;

/// Elements of one type.
#[derive(Debug, Clone)]
pub enum Column {
    Real(Lanes<Double>),
    Complex(Lanes<[Double; 2]>),
    Whole(Lanes<i128>),
    Flags(Lanes<bool>),
}

impl Column {
    /// The elements of a range of an input.
    pub fn of(input: &Input, element: &ElementType, range: Range<usize>) -> Option<Column> {
        let tensor = input.tensor()?;
        Some(match (input, element) {
            (Input::Wide(wide), ElementType::Float(_)) => {
                Column::Real(SmallVec::from_vec(doubles(wide, range)))
            }
            (Input::Wide(wide), ElementType::Complex(_)) => {
                let parts = doubles(wide, 2 * range.start..2 * range.end);
                Column::Complex(parts.as_chunks::<2>().0.iter().copied().collect())
            }
            (Input::Value(_), ElementType::Boolean) => {
                Column::Flags(range.map(|place| tensor.code(place) != 0).collect())
            }
            (Input::Value(_), _) => {
                let ty = integer_type(element)?;
                Column::Whole(range.map(|place| integer::value(ty, tensor.code(place))).collect())
            }
            (Input::Wide(_), _) => return None,
        })
    }

    /// The element 1, `count` times.
    pub fn one(element: &ElementType, count: usize) -> Option<Column> {
        Some(match element {
            ElementType::Float(_) => Column::Real(smallvec![Double::from(1.0); count]),
            ElementType::Complex(_) => Column::Complex(smallvec![[Double::from(1.0); 2]; count]),
            ElementType::Boolean => Column::Flags(smallvec![true; count]),
            ElementType::Integer(_) | ElementType::Index => Column::Whole(smallvec![1; count]),
            ElementType::Quantized(_) => return None,
        })
    }

    /// The element of a code.
    pub fn of_code(element: &ElementType, code: u128) -> Option<Column> {
        let real = |format: &FloatFormat, code: u64| Double::from(format.decode(code));
        Some(match element {
            ElementType::Float(format) => Column::Real(smallvec![real(format, code as u64)]),
            ElementType::Complex(ComplexPart::F64) => {
                let parts = [code as u64, (code >> 64) as u64];
                Column::Complex(smallvec![parts.map(|part| real(&names::F64, part))])
            }
            ElementType::Boolean => Column::Flags(smallvec![code != 0]),
            _ => Column::Whole(smallvec![integer::value(integer_type(element)?, code)]),
        })
    }

    /// The code of an element; of floats of their first f64.
    pub fn code(&self, element: &ElementType, lane: usize) -> u128 {
        match (self, element) {
            (Column::Real(x), _) => x[lane].high.to_bits().into(),
            (Column::Complex(x), _) => {
                let [real, imaginary] = x[lane].map(|part| u128::from(part.high.to_bits()));
                imaginary << 64 | real
            }
            (Column::Whole(x), element) => {
                integer_type(element).map_or(0, |ty| integer::wrapped(ty, x[lane]))
            }
            (Column::Flags(x), _) => x[lane].into(),
        }
    }

    /// How many elements there are.
    pub fn len(&self) -> usize {
        match self {
            Column::Real(x) => x.len(),
            Column::Complex(x) => x.len(),
            Column::Whole(x) => x.len(),
            Column::Flags(x) => x.len(),
        }
    }

    /// The first element, `count` times.
    pub fn repeated(self, count: usize) -> Column {
        match self {
            Column::Real(column) => Column::Real(smallvec![column[0]; count]),
            Column::Complex(column) => Column::Complex(smallvec![column[0]; count]),
            Column::Whole(column) => Column::Whole(smallvec![column[0]; count]),
            Column::Flags(column) => Column::Flags(smallvec![column[0]; count]),
        }
    }

    /// The elements, each by itself.
    fn singles(self) -> Box<dyn Iterator<Item = Column>> {
        match self {
            Column::Real(x) => Box::new(x.into_iter().map(|x| Column::Real(smallvec![x]))),
            Column::Complex(x) => Box::new(x.into_iter().map(|x| Column::Complex(smallvec![x]))),
            Column::Whole(x) => Box::new(x.into_iter().map(|x| Column::Whole(smallvec![x]))),
            Column::Flags(x) => Box::new(x.into_iter().map(|x| Column::Flags(smallvec![x]))),
        }
    }
}

/// The integer type of elements that are integers.
pub fn integer_type(element: &ElementType) -> Option<IntegerType> {
    match element {
        ElementType::Integer(ty) => Some(*ty),
        ElementType::Index => Some(integer::INDEX),
        _ => None,
    }
}

fn doubles(wide: &Wide, range: Range<usize>) -> Vec<Double> {
    let (mut high, mut low) = (vec![0.0; range.len()], vec![0.0; range.len()]);
    wide.parts(range, &mut high, &mut low);
    high.into_iter().zip(low).map(|(high, low)| Double { high, low }).collect()
}

/// One tensor of columns of floats of a type; `None` for other elements.
pub fn joined<'a>(
    element: &ElementType,
    shape: &[usize],
    columns: impl Iterator<Item = &'a Column>,
) -> Option<Wide> {
    let mut numbers = Vec::new();
    for column in columns {
        match column {
            Column::Real(column) => numbers.extend_from_slice(column),
            Column::Complex(column) => numbers.extend(column.iter().flatten()),
            Column::Whole(_) | Column::Flags(_) => return None,
        }
    }
    match element {
        ElementType::Float(_) => wide_of(shape, false, &numbers),
        ElementType::Complex(_) => wide_of(shape, true, &numbers),
        _ => None,
    }
}

/// The elements of an input by index, each a column of one.
pub fn array(input: &Input) -> Option<Array<Column>> {
    let tensor: &Tensor = input.tensor()?;
    let mut values = allocation::with_capacity(tensor.shape()).ok()?;
    let all = Column::of(input, tensor.element(), 0..tensor.len())?;
    values.extend(all.singles());
    Some(Array::new(tensor.element().clone(), tensor.shape(), values))
}

/// The tensor of an array of floats; `None` for other elements.
pub fn wide(array: &Array<Column>) -> Option<Wide> {
    joined(array.element(), array.shape(), array.values().iter())
}
