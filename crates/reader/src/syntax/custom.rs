//! The pieces of short forms that have forms of their own.

use super::attributes::I64;
use super::form::{Argument, Custom};
use super::parser::{Parser, Result};
use super::short::{Match, i64_array, integer};
use super::tree::Kind;
use crate::diagnostic::{Diagnostic, Span};
use crate::ir::{
    Attribute, Attributes, DenseElements, FunctionType, StructAttribute, TensorType, Type,
};
use crate::numeric::ElementType;
use crate::tensor::Tensor;

impl<'a> Parser<'a> {
    /// `custom<Name>(arguments)`.
    pub fn custom(
        &mut self,
        custom: Custom,
        arguments: &[Argument],
        matched: &mut Match<'_>,
    ) -> Result<()> {
        match custom {
            Custom::SameOperandsAndResultType | Custom::VariadicSameOperandsAndResultType => {
                self.same_types(matched)
            }
            Custom::ComplexOpType => self.complex_types(matched),
            Custom::SelectOpType => self.select_types(matched),
            Custom::PairwiseOpType => self.pairwise_types(arguments, matched),
            Custom::TupleOpType => self.tuple_types(arguments, matched),
            Custom::VariadicOperandWithAttribute => self.comma_operands(arguments, matched),
            Custom::CallTarget => {
                let target = self.flat_symbol()?;
                self.set(arguments, 0, Attribute::String(target.into_bytes()), matched);
                Ok(())
            }
            Custom::ExponentMantissa => self.exponent_mantissa(arguments, matched),
            Custom::SliceRanges => self.slice_ranges(arguments, matched),
            Custom::DotDimensionNumbers => self.dot_dimensions(arguments, matched),
            Custom::ConvolutionDimensions => {
                let fields = self.convolution_dimensions()?;
                self.set(arguments, 0, stablehlo_struct("conv", fields), matched);
                Ok(())
            }
            Custom::WindowAttributes => self.window(arguments, matched),
            Custom::PrecisionConfig => self.precision(arguments, matched).map(|_| ()),
            Custom::PrecisionConfigAndAlgorithm => self.precision_algorithm(arguments, matched),
        }
    }

    /// Sets the attribute that an argument names.
    fn set(&self, arguments: &[Argument], index: usize, value: Attribute, matched: &mut Match<'_>) {
        if let Some(Argument::Attribute(attribute)) = arguments.get(index) {
            matched.draft.set(matched.def.attributes[*attribute].name, value);
        }
    }

    /// Checks the operands against a function type and takes its results.
    fn apply_function(&self, ty: FunctionType, span: Span, matched: &mut Match<'_>) -> Result<()> {
        self.check_types(&self.all_operands(matched), &ty.inputs, span)?;
        match ty.results.as_slice() {
            [_] => {
                matched.draft.result_types = ty.results;
                Ok(())
            }
            _ => Err(Box::new(Diagnostic::error("expected one result", span))),
        }
    }

    /// One type for all, or a function type.
    fn same_types(&mut self, matched: &mut Match<'_>) -> Result<()> {
        let first = self.at;
        let ty = self.ty()?;
        let span = self.span_from(first);
        if let Type::Function(function) = ty {
            return self.apply_function(*function, span, matched);
        }
        for operand in matched.groups.iter().flatten() {
            self.check_type(*operand, &ty, span)?;
        }
        matched.draft.result_types = vec![ty];
        Ok(())
    }

    /// The type of a complex result, whose parts the operands are, or a function type.
    fn complex_types(&mut self, matched: &mut Match<'_>) -> Result<()> {
        let first = self.at;
        let ty = self.ty()?;
        let span = self.span_from(first);
        let tensor = match ty {
            Type::Function(function) => return self.apply_function(*function, span, matched),
            Type::Tensor(tensor) => tensor,
            _ => return Err(Box::new(Diagnostic::error("expected a tensor type", span))),
        };
        let ElementType::Complex(part) = tensor.element else {
            let message = "expected a tensor of complex numbers";
            return Err(Box::new(Diagnostic::error(message, span)));
        };
        let element = ElementType::Float(part.format());
        let real = Type::Tensor(TensorType { element, ..tensor.clone() });
        for operand in self.all_operands(matched) {
            self.check_type(operand, &real, span)?;
        }
        matched.draft.result_types = vec![Type::Tensor(tensor)];
        Ok(())
    }

    /// The type of the predicate and that of all others, or a function type.
    fn select_types(&mut self, matched: &mut Match<'_>) -> Result<()> {
        let first = self.at;
        let mut types = self.types()?;
        let span = self.span_from(first);
        match (types.pop(), types.pop(), types.is_empty()) {
            (Some(Type::Function(function)), None, _) => {
                self.apply_function(*function, span, matched)
            }
            (Some(ty), Some(predicate), true) => {
                let inputs = [predicate, ty.clone(), ty.clone()].to_vec();
                let function = FunctionType { inputs, results: vec![ty] };
                self.apply_function(function, span, matched)
            }
            _ => {
                let message = "expected a function type, or the predicate's type and the result's";
                Err(Box::new(Diagnostic::error(message, span)))
            }
        }
    }

    fn pairwise_types(&mut self, arguments: &[Argument], matched: &mut Match<'_>) -> Result<()> {
        let first = self.at;
        let types = self.types()?;
        let operands = self.group_of(arguments[0], matched);
        self.check_types(&operands, &types, self.span_from(first))?;
        matched.draft.result_types = types;
        Ok(())
    }

    fn tuple_types(&mut self, arguments: &[Argument], matched: &mut Match<'_>) -> Result<()> {
        let first = self.at;
        let ty = self.ty()?;
        let span = self.span_from(first);
        let Type::Tuple(parts) = &ty else {
            return Err(Box::new(Diagnostic::error("expected a tuple type", span)));
        };
        let operands = self.group_of(arguments[0], matched);
        self.check_types(&operands, parts, span)?;
        matched.draft.result_types = vec![ty];
        Ok(())
    }

    /// Values, each followed by a comma.
    fn comma_operands(&mut self, arguments: &[Argument], matched: &mut Match<'_>) -> Result<()> {
        let mut values = Vec::new();
        while self.kind() == Kind::Value {
            values.push(self.value_use()?);
            self.expect_mark(b',')?;
        }
        if let Some(Argument::Operand(index)) = arguments.first() {
            matched.groups[*index] = values;
        }
        Ok(())
    }

    /// `e5m2`.
    fn exponent_mantissa(&mut self, arguments: &[Argument], matched: &mut Match<'_>) -> Result<()> {
        let word = self.word();
        let parts = word.strip_prefix('e').and_then(|rest| rest.split_once('m'));
        let number = |digits: &str| match digits.bytes().all(|digit| digit.is_ascii_digit()) {
            true => digits.parse::<i32>().ok(),
            false => None,
        };
        let bits = parts.and_then(|(exponent, mantissa)| number(exponent).zip(number(mantissa)));
        let Some((exponent, mantissa)) = bits else {
            return self.expected("exponent and mantissa bits such as `e5m2`");
        };
        self.bump();
        for (index, bits) in [exponent, mantissa].into_iter().enumerate() {
            let value = Attribute::Integer(i128::from(bits), integer(32));
            self.set(arguments, index, value, matched);
        }
        Ok(())
    }

    /// `[0:3:2, 1:4]`.
    fn slice_ranges(&mut self, arguments: &[Argument], matched: &mut Match<'_>) -> Result<()> {
        let mut lists = [Vec::new(), Vec::new(), Vec::new()];
        self.list(b'[', |parser| {
            lists[0].push(parser.number("a start index")?);
            parser.expect_mark(b':')?;
            lists[1].push(parser.number("a limit index")?);
            lists[2].push(match parser.eat_mark(b':') {
                true => parser.number("a stride")?,
                false => 1,
            });
            Ok(())
        })?;
        for (index, list) in lists.into_iter().enumerate() {
            self.set(arguments, index, i64_array(list), matched);
        }
        Ok(())
    }

    /// `batching_dims = [0] x [0], contracting_dims = [2] x [1]`.
    fn dot_dimensions(&mut self, arguments: &[Argument], matched: &mut Match<'_>) -> Result<()> {
        let mut batching = (Vec::new(), Vec::new());
        if self.eat_word("batching_dims") {
            batching = self.dimension_pair()?;
            self.expect_mark(b',')?;
        }
        self.expect_word("contracting_dims")?;
        let contracting = self.dimension_pair()?;
        let fields = [
            ("lhs_batching_dimensions", batching.0),
            ("rhs_batching_dimensions", batching.1),
            ("lhs_contracting_dimensions", contracting.0),
            ("rhs_contracting_dimensions", contracting.1),
        ];
        let fields = fields
            .into_iter()
            .filter(|(_, values)| !values.is_empty())
            .map(|(name, values)| (name.to_string(), integers(values)))
            .collect();
        self.set(arguments, 0, stablehlo_struct("dot", fields), matched);
        Ok(())
    }

    /// `= [0] x [0]`.
    fn dimension_pair(&mut self) -> Result<(Vec<i64>, Vec<i64>)> {
        self.expect_mark(b'=')?;
        let lhs = self.integer_list()?;
        self.expect_word("x")?;
        Ok((lhs, self.integer_list()?))
    }

    /// `, precision = [DEFAULT, HIGH]`, if it is there. The result says whether it was.
    fn precision(&mut self, arguments: &[Argument], matched: &mut Match<'_>) -> Result<bool> {
        if !(self.is_mark(b',') && self.word_at(1) == "precision") {
            return Ok(false);
        }
        self.bump();
        self.bump();
        self.expect_mark(b'=')?;
        let words = self.list(b'[', |parser| match (parser.kind(), parser.word()) {
            (Kind::Word, "DEFAULT" | "HIGH" | "HIGHEST") => {
                let word = parser.take().to_string();
                Ok(Attribute::Enum("stablehlo", "precision".to_string(), word))
            }
            _ => parser.expected("one of DEFAULT, HIGH, HIGHEST"),
        })?;
        self.set(arguments, 0, Attribute::Array(words), matched);
        Ok(true)
    }

    /// `, precision = [DEFAULT, HIGH], algorithm = <...>`, each part if it is there.
    fn precision_algorithm(
        &mut self,
        arguments: &[Argument],
        matched: &mut Match<'_>,
    ) -> Result<()> {
        self.precision(arguments, matched)?;
        if !(self.is_mark(b',') && self.word_at(1) == "algorithm") {
            return Ok(());
        }
        self.bump();
        self.bump();
        self.expect_mark(b'=')?;
        if let Some(Argument::Attribute(index)) = arguments.get(1) {
            let attribute = &matched.def.attributes[*index];
            let value = self.attribute_of(attribute)?;
            matched.draft.set(attribute.name, value);
        }
        Ok(())
    }

    /// `stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]`, each
    /// at most once, in any order.
    fn window(&mut self, arguments: &[Argument], matched: &mut Match<'_>) -> Result<()> {
        const ITEMS: [&str; 5] = ["stride", "pad", "lhs_dilate", "rhs_dilate", "reverse"];
        let mut seen = [false; ITEMS.len()];
        while self.kind() == Kind::Word {
            let Some(index) = ITEMS.iter().position(|item| *item == self.word()) else {
                return self.expected(&format!("one of {}", ITEMS.join(", ")));
            };
            if std::mem::replace(&mut seen[index], true) {
                return self.error(format!("`{}` is given twice", ITEMS[index]));
            }
            self.bump();
            self.expect_mark(b'=')?;
            let value = match ITEMS[index] {
                "pad" => self.padding()?,
                "reverse" => {
                    Attribute::DenseArray(ElementType::Boolean, self.list(b'[', Self::flag)?)
                }
                _ => i64_array(self.integer_list()?),
            };
            self.set(arguments, index, value, matched);
            if !self.eat_mark(b',') {
                break;
            }
        }
        Ok(())
    }

    /// `[[0, 1], [1, 0]]` as dense elements.
    fn padding(&mut self) -> Result<Attribute> {
        let rows = self.list(b'[', |parser| {
            let span = parser.span();
            match parser.integer_list()?.as_slice() {
                &[low, high] => Ok([low as u64, high as u64]),
                _ => {
                    let message = "expected the padding of both sides, as in `[0, 1]`";
                    Err(Box::new(Diagnostic::error(message, span)))
                }
            }
        })?;
        let Type::Element(element) = I64 else { unreachable!("i64 is an element type") };
        let shape = [rows.len(), 2];
        let codes: Vec<u64> = rows.into_iter().flatten().collect();
        let elements = Tensor::from_codes(element.clone(), &shape, codes);
        let ty = TensorType::new(&shape, element);
        Ok(Attribute::Dense(DenseElements { ty, elements, splat: false }))
    }
}

fn integers(values: Vec<i64>) -> Attribute {
    let integer = |value: i64| Attribute::Integer(i128::from(value), I64);
    Attribute::Array(values.into_iter().map(integer).collect())
}

fn stablehlo_struct(mnemonic: &str, fields: Attributes) -> Attribute {
    let (dialect, mnemonic) = ("stablehlo".to_string(), mnemonic.to_string());
    Attribute::Struct(StructAttribute { dialect, mnemonic, fields })
}
