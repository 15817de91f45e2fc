//! Which values of a program are stored in another type, as an experiment.

use std::str::FromStr;

use crate::alone::wide::{converted, is_inexact};
use crate::engine::block;
use crate::ir::{Function, Op, Type, ValueId};
use crate::numeric::{BlockFormat, BlockQuantizer, ElementType, FloatFormat, Numerics, names};
use crate::tensor::Tensor;

/// Values that are converted to another type and back: `f32=f8E4M3FN`, `%w=f4E2M1FN,block:32`, `loc:mlp=mxfp4`.
#[derive(Debug, Clone, PartialEq)]
pub struct Retyping {
    /// Which values.
    pub which: Which,
    /// The type to which these values are converted.
    pub to: Target,
}

/// The values that a retyping is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Which {
    /// All values of an element type: the arguments of the function, constants, and results of ops.
    Type(ElementType),
    /// The value of this name, without `%`, in any function.
    Name(String),
    /// The values whose `loc(…)` has this text in it.
    Location(String),
}

/// The type to which values are converted.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Target {
    /// A float format.
    Float(&'static FloatFormat),
    /// Blocks along the last dimension that share a scale.
    Blocks(BlockFormat),
}

impl FromStr for Retyping {
    type Err = String;

    fn from_str(text: &str) -> Result<Retyping, String> {
        let Some((which, to)) = text.split_once('=') else {
            return Err(format!(
                "`{text}` is no retyping: it has to be TYPE=TYPE, %NAME=TYPE or loc:TEXT=TYPE"
            ));
        };
        let which = match which.trim() {
            "" => {
                return Err(format!(
                    "`{text}` does not say which values: TYPE=, %NAME= or loc:TEXT="
                ));
            }
            name if name.starts_with('%') => Which::Name(name[1..].into()),
            place if place.starts_with("loc:") => Which::Location(place[4..].into()),
            element => {
                let element: ElementType =
                    crate::syntax::parse_element_type(element).map_err(|found| {
                        format!("{}; a value is spelled %NAME, a place loc:TEXT", found.message)
                    })?;
                if !matches!(element, ElementType::Float(_)) {
                    return Err(format!(
                        "{element} is no float type: values of floats are retyped"
                    ));
                }
                Which::Type(element)
            }
        };
        Ok(Retyping { which, to: to.trim().parse()? })
    }
}

impl FromStr for Target {
    type Err = String;

    fn from_str(text: &str) -> Result<Target, String> {
        if let Some((element, size)) = text.split_once(",block:") {
            let format = format!("element={element},scale=f8E8M0FNU,block={size}");
            return BlockFormat::parse(&format)
                .map(Target::Blocks)
                .map_err(|error| error.to_string());
        }
        match crate::syntax::parse_element_type(text) {
            Ok(ElementType::Float(format)) => Ok(Target::Float(format)),
            Ok(other) => Err(format!("{other} is no float type")),
            Err(found) => BlockFormat::parse(text)
                .map(Target::Blocks)
                .map_err(|error| format!("{}; nor is it a block format: {error}", found.message)),
        }
    }
}

impl std::fmt::Display for Which {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Which::Type(element) => write!(f, "of type {element}"),
            Which::Name(name) => write!(f, "named %{name}"),
            Which::Location(text) => write!(f, "at a loc with '{text}'"),
        }
    }
}

impl std::fmt::Display for Target {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Target::Float(format) => f.write_str(format.name),
            Target::Blocks(format) => write!(f, "{format}"),
        }
    }
}

impl Target {
    /// A tensor of floats as it comes back from this type; other tensors as they are.
    pub fn through(&self, tensor: &Tensor, numerics: Numerics) -> Tensor {
        if !matches!(tensor.element(), ElementType::Float(_)) {
            return tensor.clone();
        }
        let back = |stored: &Tensor| converted(stored, tensor.element(), numerics);
        match self {
            Target::Float(format) => {
                back(&converted(tensor, &ElementType::Float(format), numerics))
            }
            Target::Blocks(format) => {
                let rows = match tensor.rank() {
                    0 => tensor.clone().with_shape(&[1]),
                    _ => tensor.clone(),
                };
                let axis = rows.rank() - 1;
                let quantizer = BlockQuantizer::new(*format);
                let stored = block::quantize(&rows, axis, &quantizer, None);
                let values =
                    stored.and_then(|it| block::dequantize(&it, axis, format, &names::F64));
                match values {
                    Ok(values) => back(&values.with_shape(tensor.shape())),
                    Err(_) => tensor.clone(),
                }
            }
        }
    }
}

impl Retyping {
    /// Whether a value that an op defines, or an argument, is meant.
    pub(super) fn is_about(&self, function: &Function, value: ValueId, op: Option<&Op>) -> bool {
        let definition = &function.values[value];
        let Type::Tensor(ty) = &definition.ty else { return false };
        let is_real = is_inexact(&ty.element) && !matches!(ty.element, ElementType::Complex(_));
        is_real
            && match &self.which {
                Which::Type(element) => ty.element == *element,
                Which::Name(name) => {
                    let bare = name.split_once('#').map_or(name.as_str(), |(bare, _)| bare);
                    let number = name.split_once('#').and_then(|(_, number)| number.parse().ok());
                    let place = |op: &Op| op.results.iter().position(|&result| result == value);
                    definition.name == *bare
                        && number.is_none_or(|number| op.and_then(place) == Some(number))
                }
                Which::Location(text) => {
                    let location =
                        op.map_or(definition.location.as_deref(), |op| op.location.as_deref());
                    location.is_some_and(|location| location.to_string().contains(text))
                }
            }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_say_which_values_and_which_type() {
        let retyping: Retyping = "f8E4M3FN=f8E5M2".parse().unwrap();
        assert_eq!(retyping.which, Which::Type("f8E4M3FN".parse().unwrap()));
        assert_eq!(retyping.to, Target::Float(&names::F8E5M2));
        let retyping: Retyping = "%w=f4E2M1FN,block:32".parse().unwrap();
        assert_eq!(retyping.which, Which::Name("w".into()));
        assert_eq!(retyping.to, "mxfp4".parse().unwrap());
        let retyping: Retyping = "loc:block.py:17=nvfp4".parse().unwrap();
        assert_eq!(retyping.which, Which::Location("block.py:17".into()));
        for wrong in ["f32", "=f16", "i8=f16", "f32=i8", "f32=f99", "%w=f4E2M1FN,block:x"] {
            assert!(wrong.parse::<Retyping>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_value_comes_back_rounded() {
        let value = Tensor::from_f64s("f32".parse().unwrap(), &[2], &[1.0625, 460.0]).unwrap();
        let target: Target = "f8E4M3FN".parse().unwrap();
        let back = target.through(&value, Numerics::STANDARD);
        assert_eq!(back.element(), value.element());
        assert_eq!(back.to_f64s().unwrap(), [1.0, 448.0]);
    }

    #[test]
    fn blocks_share_a_scale() {
        // mxfp4 has the steps 0, 0.5, 1, 1.5, 2, 3, 4, 6 of 2^(floor(log2(amax)) - 2)
        let value =
            Tensor::from_f64s("f32".parse().unwrap(), &[4], &[96.0, 20.0, 7.0, 3.0]).unwrap();
        let target: Target = "f4E2M1FN,block:2".parse().unwrap();
        let back = target.through(&value, Numerics::STANDARD);
        assert_eq!(back.to_f64s().unwrap(), [96.0, 16.0, 6.0, 3.0]);
    }
}
