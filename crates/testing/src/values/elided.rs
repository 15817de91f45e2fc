//! `--elided`: stand-ins for constants whose values were left out when a program was printed.

use std::str::FromStr;

use crate::engine::distributions::normal;
use crate::ir::{Attribute, DenseElements, ELIDED, Item, Module, Op, Region, TensorType};
use crate::numeric::{ConvertPolicy, ElementType};
use crate::syntax::parse_dense;

/// What stands in for the elements of elided constants.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum StandIn {
    /// One number for all elements.
    Number(f64),
    /// Normally distributed numbers of deviation 0.02 from this seed; each constant has its own.
    Normal(u64),
}

/// The deviation of the numbers, as small as that of the weights that models start from, so that sums of many
/// products stay small.
const DEVIATION: f64 = 0.02;

impl FromStr for StandIn {
    type Err = String;

    fn from_str(text: &str) -> Result<StandIn, String> {
        if let Some(seed) = text.strip_prefix("normal") {
            let seed = seed.strip_prefix(':').unwrap_or("0").parse();
            return seed.map(StandIn::Normal).map_err(|_| format!("`{text}` has no seed"));
        }
        match (text, text.parse::<f64>()) {
            ("zeros", _) => Ok(StandIn::Number(0.0)),
            ("ones", _) => Ok(StandIn::Number(1.0)),
            (_, Ok(number)) if number.is_finite() => Ok(StandIn::Number(number)),
            _ => Err("expected zeros, ones, a number or normal:SEED".to_string()),
        }
    }
}

/// Gives elements to all elided constants of a module. The result is how many there were, or why one cannot
/// have elements.
pub fn fill(module: &mut Module, stand_in: StandIn) -> Result<usize, String> {
    let mut filler = Filler { stand_in, filled: 0 };
    filler.module(module)?;
    Ok(filler.filled)
}

struct Filler {
    stand_in: StandIn,
    filled: usize,
}

impl Filler {
    fn module(&mut self, module: &mut Module) -> Result<(), String> {
        module.items.iter_mut().try_for_each(|item| match item {
            Item::Function(function) => {
                function.body.iter_mut().try_for_each(|region| self.region(region))
            }
            Item::Module(inner) => self.module(inner),
            Item::Other(op, _) => self.op(op),
        })
    }

    fn region(&mut self, region: &mut Region) -> Result<(), String> {
        let mut ops = region.blocks.iter_mut().flat_map(|block| &mut block.ops);
        ops.try_for_each(|op| self.op(op))
    }

    fn op(&mut self, op: &mut Op) -> Result<(), String> {
        for value in op.properties.values_mut() {
            if let Attribute::MissingResource(key, ty) = value
                && key == ELIDED
            {
                *value = Attribute::Dense(self.elements(ty)?);
                self.filled += 1;
            }
        }
        op.regions.iter_mut().try_for_each(|region| self.region(region))
    }

    fn elements(&self, ty: &TensorType) -> Result<DenseElements, String> {
        let number = match self.stand_in {
            StandIn::Number(number) => number,
            StandIn::Normal(seed) => match &ty.element {
                ElementType::Float(format) => {
                    let shape = ty.static_shape().ok_or("an elided constant has no sizes")?;
                    let [mean, deviation] =
                        [0.0, DEVIATION].map(|value| format.encode(ConvertPolicy::COMPUTE, value));
                    let state = [seed, 1, self.filled as u64];
                    let elements = normal(state, format, [mean, deviation], &shape)
                        .map_err(|error| error.to_string())?;
                    return Ok(DenseElements { ty: ty.clone(), elements, splat: false });
                }
                _ => 0.0,
            },
        };
        let literal = format!("dense<{}> : {ty}", spelled(number, &ty.element));
        parse_dense(&literal).map_err(|error| format!("{ty}: {}", error.message))
    }
}

/// A number as a literal of an element type.
fn spelled(number: f64, element: &ElementType) -> String {
    let decimal = || match format!("{number:e}").split_once('e') {
        Some((digits, exponent)) if digits.contains('.') => format!("{digits}e{exponent}"),
        Some((digits, exponent)) => format!("{digits}.0e{exponent}"),
        None => format!("{number:?}"),
    };
    match element {
        ElementType::Boolean => (number != 0.0).to_string(),
        ElementType::Float(_) => decimal(),
        ElementType::Complex(_) => format!("({}, 0.0)", decimal()),
        _ if number.fract() == 0.0 => format!("{number}"),
        _ => decimal(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::Source;
    use crate::{ops, syntax};

    fn filled(ty: &str, stand_in: &str) -> Result<DenseElements, String> {
        let text = format!(
            "func.func @f() {{ %0 = stablehlo.constant dense_resource<__elided__> : {ty} return }}"
        );
        let source = Source { name: "f.mlir".into(), text: text.into() };
        let mut module = syntax::parse_module(&source, ops::registry()).unwrap().module;
        assert_eq!(fill(&mut module, stand_in.parse()?)?, 1);
        let body = module.functions().next().unwrap().body.as_ref().unwrap();
        match &body.blocks[0].ops[0].properties["value"] {
            Attribute::Dense(elements) => Ok(elements.clone()),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn every_element_type_takes_a_number() {
        assert_eq!(filled("tensor<2x3xf32>", "zeros").unwrap().code(5), 0);
        assert_eq!(filled("tensor<2xf8E4M3FN>", "1.5").unwrap().code(0), 0x3C);
        assert_eq!(filled("tensor<2xbf16>", "1e-3").unwrap().code(0), 0x3A83);
        assert_eq!(filled("tensor<i8>", "-3").unwrap().code(0), 253);
        assert_eq!(filled("tensor<4xi1>", "ones").unwrap().code(3), 1);
        assert_eq!(filled("tensor<complex<f32>>", "1").unwrap().code(0), 0x3F80_0000);
        assert!(filled("tensor<i8>", "0.5").unwrap_err().contains("no integer"));
        assert!(filled("tensor<f32>", "random").unwrap_err().contains("normal:SEED"));
    }

    #[test]
    fn normal_numbers_follow_from_the_seed() {
        let (a, b) = (filled("tensor<9xf32>", "normal:1"), filled("tensor<9xf32>", "normal:2"));
        assert_ne!(a.as_ref().unwrap().code(3), b.unwrap().code(3));
        assert_eq!(a.unwrap(), filled("tensor<9xf32>", "normal:1").unwrap());
        assert_eq!(filled("tensor<2xi32>", "normal").unwrap().code(1), 0);
    }
}
