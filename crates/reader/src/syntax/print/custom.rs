//! The pieces of short forms that have forms of their own.

use std::fmt::Write;

use super::short::Written;
use super::{Printer, Unfit};
use crate::ir::text::{ConvolutionDimensions, FieldList, Symbol};
use crate::ir::{Attribute, StructAttribute, TensorType, Type};
use crate::numeric::{ComplexPart, ElementType, names};
use crate::syntax::form::{Argument, Custom};

impl Printer {
    /// `custom<Name>(arguments)`.
    pub(super) fn custom(
        &mut self,
        custom: Custom,
        arguments: &[Argument],
        written: Written<'_>,
    ) -> Result<(), Unfit> {
        match custom {
            Custom::SameOperandsAndResultType | Custom::VariadicSameOperandsAndResultType => {
                let is_same = |operands: &[&Type], result: &Type| {
                    operands.iter().all(|operand| *operand == result)
                };
                self.short_types(written, is_same, |_, result| vec![result])
            }
            Custom::ComplexOpType => {
                let is_pair = |operands: &[&Type], result: &Type| match real_type(result) {
                    Some(real) => operands.iter().all(|operand| **operand == real),
                    None => false,
                };
                self.short_types(written, is_pair, |_, result| vec![result])
            }
            Custom::SelectOpType => {
                let is_same = |operands: &[&Type], result: &Type| match operands {
                    [_, on_true, on_false] => *on_true == result && *on_false == result,
                    _ => false,
                };
                self.short_types(written, is_same, |operands, result| vec![operands[0], result])
            }
            Custom::PairwiseOpType => {
                let (operands, results) = op_types(written);
                if operands != results {
                    return Err(Unfit);
                }
                Ok(self.spaced_types(&results)?)
            }
            Custom::TupleOpType => {
                let (operands, results) = op_types(written);
                match results.as_slice() {
                    [Type::Tuple(parts)] if parts.iter().eq(operands.iter().copied()) => {
                        Ok(self.spaced_types(&results)?)
                    }
                    _ => Err(Unfit),
                }
            }
            Custom::VariadicOperandWithAttribute => self.comma_operands(arguments, written),
            Custom::CallTarget => {
                let target = written.attribute(arguments, 0);
                let Some(Attribute::String(bytes)) = target else { return Err(Unfit) };
                let target = std::str::from_utf8(bytes).map_err(|_| Unfit)?;
                Ok(write!(self.out, " {}", Symbol(target))?)
            }
            Custom::ExponentMantissa => self.exponent_mantissa(arguments, written),
            Custom::SliceRanges => self.slice_ranges(arguments, written),
            Custom::DotDimensionNumbers => self.dot_dimensions(structure(arguments, written)?),
            Custom::ConvolutionDimensions => {
                let dimensions = ConvolutionDimensions::of(structure(arguments, written)?);
                Ok(write!(self.out, " {}", dimensions.ok_or(Unfit)?)?)
            }
            Custom::WindowAttributes => self.window(arguments, written),
            Custom::PrecisionConfig => self.precision(arguments, written),
            Custom::PrecisionConfigAndAlgorithm => {
                self.precision(arguments, written)?;
                match written.attribute(arguments, 1) {
                    None => Ok(()),
                    Some(Attribute::Struct(fields)) if fields.mnemonic == "dot_algorithm" => {
                        Ok(write!(self.out, ", algorithm = {}", FieldList(fields))?)
                    }
                    Some(_) => Err(Unfit),
                }
            }
        }
    }

    /// The few types that say all if `is_short`, else a function type.
    fn short_types(
        &mut self,
        written: Written<'_>,
        is_short: impl Fn(&[&Type], &Type) -> bool,
        shown: impl for<'t> Fn(&[&'t Type], &'t Type) -> Vec<&'t Type>,
    ) -> Result<(), Unfit> {
        let (operands, results) = op_types(written);
        let [result] = results.as_slice() else { return Err(Unfit) };
        if is_short(&operands, result) {
            return Ok(self.spaced_types(&shown(&operands, result))?);
        }
        self.space();
        Ok(self.function_type(written.op, written.scope)?)
    }

    /// Values, each followed by a comma.
    fn comma_operands(
        &mut self,
        arguments: &[Argument],
        written: Written<'_>,
    ) -> Result<(), Unfit> {
        let Some(Argument::Operand(index)) = arguments.first() else { return Err(Unfit) };
        for &operand in written.groups[*index] {
            write!(self.out, " %{},", written.scope.names.of(operand))?;
        }
        Ok(())
    }

    /// `e5m2`.
    fn exponent_mantissa(
        &mut self,
        arguments: &[Argument],
        written: Written<'_>,
    ) -> Result<(), Unfit> {
        let bits = |index| match written.attribute(arguments, index) {
            Some(Attribute::Integer(bits, Type::Element(ElementType::Integer(ty))))
                if ty.signed && ty.width == 32 && *bits >= 0 =>
            {
                Ok(bits)
            }
            _ => Err(Unfit),
        };
        Ok(write!(self.out, " e{}m{}", bits(0)?, bits(1)?)?)
    }

    /// `[0:3:2, 1:4]`.
    fn slice_ranges(&mut self, arguments: &[Argument], written: Written<'_>) -> Result<(), Unfit> {
        let starts = written.integers(arguments, 0)?;
        let limits = written.integers(arguments, 1)?;
        let strides = written.integers(arguments, 2)?;
        if starts.len() != limits.len() || starts.len() != strides.len() {
            return Err(Unfit);
        }
        let ranges = starts.iter().zip(&limits).zip(&strides);
        self.space();
        Ok(self.list(ranges.map(|((start, limit), stride)| match stride {
            1 => format!("{start}:{limit}"),
            _ => format!("{start}:{limit}:{stride}"),
        }))?)
    }

    /// `batching_dims = [0] x [0], contracting_dims = [2] x [1]`.
    fn dot_dimensions(&mut self, fields: &StructAttribute) -> Result<(), Unfit> {
        let pair = |what: &str| {
            ["lhs", "rhs"].map(|side| fields.integers(&format!("{side}_{what}_dimensions")))
        };
        let (batching, contracting) = (pair("batching"), pair("contracting"));
        if batching.iter().any(|dimensions| !dimensions.is_empty()) {
            self.dimension_pair("batching_dims", &batching)?;
            self.out.push(',');
        }
        Ok(self.dimension_pair("contracting_dims", &contracting)?)
    }

    fn dimension_pair(&mut self, name: &str, [lhs, rhs]: &[Vec<i64>; 2]) -> std::fmt::Result {
        write!(self.out, " {name} = ")?;
        self.list(lhs.iter())?;
        self.out.push_str(" x ");
        self.list(rhs.iter())
    }

    /// `, precision = [DEFAULT, HIGH]`, if there.
    fn precision(&mut self, arguments: &[Argument], written: Written<'_>) -> Result<(), Unfit> {
        let words = match written.attribute(arguments, 0) {
            None => return Ok(()),
            Some(Attribute::Array(words)) => words,
            Some(_) => return Err(Unfit),
        };
        let words: Result<Vec<&String>, Unfit> = (words.iter())
            .map(|word| match word {
                Attribute::Enum("stablehlo", mnemonic, word) if mnemonic == "precision" => Ok(word),
                _ => Err(Unfit),
            })
            .collect();
        self.out.push_str(", precision = ");
        Ok(self.list(words?.into_iter())?)
    }

    /// `stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]`.
    fn window(&mut self, arguments: &[Argument], written: Written<'_>) -> Result<(), Unfit> {
        let mut comma = "";
        for (index, name) in
            ["stride", "pad", "lhs_dilate", "rhs_dilate", "reverse"].iter().enumerate()
        {
            let Some(attribute) = written.attribute(arguments, index) else { continue };
            write!(self.out, "{comma}{name} = ")?;
            comma = ", ";
            match (*name, attribute) {
                ("pad", padding) => self.padding(padding)?,
                ("reverse", Attribute::DenseArray(ElementType::Boolean, flags)) => {
                    self.list(flags.iter().map(|&flag| flag != 0))?;
                }
                ("reverse", _) => return Err(Unfit),
                _ => {
                    let values = written.integers(arguments, index)?;
                    self.list(values.iter())?;
                }
            }
        }
        Ok(())
    }

    /// `[[0, 1], [1, 0]]`.
    fn padding(&mut self, padding: &Attribute) -> Result<(), Unfit> {
        let Attribute::Dense(dense) = padding else { return Err(Unfit) };
        let shape = dense.ty.static_shape().ok_or(Unfit)?;
        let values = padding.as_integers().ok_or(Unfit)?;
        let is_i64 = dense.ty == TensorType::new(&shape, super::short::I64);
        if !is_i64 || shape.len() != 2 || shape[1] != 2 {
            return Err(Unfit);
        }
        let rows = values.chunks(2).map(|row| format!("[{}, {}]", row[0], row[1]));
        Ok(self.list(rows)?)
    }
}

/// The types of the operands and of the results.
fn op_types<'a>(written: Written<'a>) -> (Vec<&'a Type>, Vec<&'a Type>) {
    let types = |values: &'a [_]| values.iter().map(|&value| &written.scope.values[value].ty);
    (types(&written.op.operands).collect(), types(&written.op.results).collect())
}

/// The structure that the first argument names.
fn structure<'a>(
    arguments: &[Argument],
    written: Written<'a>,
) -> Result<&'a StructAttribute, Unfit> {
    match written.attribute(arguments, 0) {
        Some(Attribute::Struct(fields)) => Ok(fields),
        _ => Err(Unfit),
    }
}

/// The type of the parts of a tensor of complex numbers.
fn real_type(complex: &Type) -> Option<Type> {
    let tensor = complex.as_tensor()?;
    let format = match tensor.element {
        ElementType::Complex(ComplexPart::F32) => &names::F32,
        ElementType::Complex(ComplexPart::F64) => &names::F64,
        _ => return None,
    };
    Some(Type::Tensor(TensorType { element: ElementType::Float(format), ..tensor.clone() }))
}
