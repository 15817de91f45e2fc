//! Attributes that every dialect has: numbers, strings, symbols, arrays, dictionaries, dense elements.

use super::literal;
use super::parser::{Parser, Result};
use super::tree::{Kind, Rule};
use crate::diagnostic::{Diagnostic, Span};
use crate::ir::{Attribute, Attributes, Type};
use crate::numeric::{ElementType, FloatFormat, IntegerType};

/// The type of an integer written without one.
pub(super) const I64: Type =
    Type::Element(ElementType::Integer(IntegerType { width: 64, signed: true }));

impl<'a> Parser<'a> {
    /// An attribute.
    pub fn attribute(&mut self) -> Result<Attribute> {
        match self.rule() {
            Rule::number_attribute | Rule::integer_literal | Rule::float_literal => {
                self.number_attribute()
            }
            Rule::string_attribute | Rule::string_literal => self.string_attribute(),
            Rule::symbol_ref_id => Ok(Attribute::Symbol(self.symbol()?)),
            Rule::array_attribute | Rule::parameter_list => {
                self.nested(Self::array).map(Attribute::Array)
            }
            Rule::dictionary_attribute => self.nested(Self::dictionary).map(Attribute::Dictionary),
            Rule::dense_elements_attribute | Rule::dense_literal => self.dense(),
            Rule::dense_array_attribute => self.dense_array(),
            Rule::dense_resource_attribute => self.dense_resource(),
            Rule::dialect_attribute | Rule::hash_id => self.nested(Self::hash_attribute),
            Rule::trailing_location => Ok(Attribute::Location(self.location()?)),
            Rule::opaque_attribute => {
                let first = self.at;
                self.skip_node();
                self.carried_text(first).map(Attribute::Opaque)
            }
            Rule::simple_tensor_type
            | Rule::function_type
            | Rule::tensor_type
            | Rule::tuple_type
            | Rule::complex_type
            | Rule::opaque_shaped_type
            | Rule::uniform_type
            | Rule::any_quantized_type
            | Rule::calibrated_type
            | Rule::dialect_type
            | Rule::bang_id => Ok(Attribute::Type(self.ty()?)),
            _ if self.kind() == Kind::Word => self.word_attribute(),
            _ => self.misses(Rule::attribute_value, "an attribute"),
        }
    }

    fn array(&mut self) -> Result<Vec<Attribute>> {
        self.list(b'[', Self::attribute)
    }

    /// `{a = 1, b}`.
    pub fn dictionary(&mut self) -> Result<Attributes> {
        if !self.is(Rule::dictionary_attribute) {
            return self.misses(Rule::dictionary_attribute, "`{`");
        }
        let mut attributes = Attributes::new();
        self.list(b'{', |parser| {
            let span = parser.span();
            let name = match parser.kind() {
                Kind::Word => parser.take().to_string(),
                Kind::String => parser.string_text()?,
                _ => return parser.expected("an attribute's name"),
            };
            let value = match parser.eat_mark(b'=') {
                true => parser.attribute()?,
                false => Attribute::Unit,
            };
            match attributes.insert(name, value) {
                None => Ok(()),
                Some(_) => Err(Box::new(Diagnostic::error("this attribute is given twice", span))),
            }
        })?;
        Ok(attributes)
    }

    /// `{...}` if it is there.
    pub fn optional_dictionary(&mut self) -> Result<Attributes> {
        match self.is_open(b'{') {
            true => self.dictionary(),
            false => Ok(Attributes::new()),
        }
    }

    fn string_attribute(&mut self) -> Result<Attribute> {
        let bytes = self.string()?;
        match self.eat_mark(b':') {
            true => Ok(Attribute::TypedString(bytes, self.ty()?)),
            false => Ok(Attribute::String(bytes)),
        }
    }

    /// The parts of `@f`, `@"a b"`, `@a::@b`.
    pub fn symbol(&mut self) -> Result<Vec<String>> {
        let span = self.span();
        let text = self.expect(Kind::Symbol, "a symbol such as `@f`")?;
        symbol_parts(text, span)
    }

    /// A symbol that has one part.
    pub fn flat_symbol(&mut self) -> Result<String> {
        let span = self.span();
        let mut parts = self.symbol()?;
        match (parts.pop(), parts.is_empty()) {
            (Some(name), true) => Ok(name),
            _ => Err(Box::new(Diagnostic::error("a nested symbol cannot stand here", span))),
        }
    }

    /// An attribute that starts with a bare word.
    fn word_attribute(&mut self) -> Result<Attribute> {
        match self.word() {
            "true" => self.constant_attribute(Attribute::Boolean(true)),
            "false" => self.constant_attribute(Attribute::Boolean(false)),
            "unit" => self.constant_attribute(Attribute::Unit),
            "dense" | "dense_resource" | "array" | "loc" => {
                self.misses(Rule::attribute_value, "an attribute")
            }
            _ => Ok(Attribute::Type(self.ty()?)),
        }
    }

    fn constant_attribute(&mut self, attribute: Attribute) -> Result<Attribute> {
        self.bump();
        Ok(attribute)
    }

    /// `1`, `1 : i32`, `1.0`, `1.0 : f32`, `0x7FC00000 : f32`.
    fn number_attribute(&mut self) -> Result<Attribute> {
        let (kind, span, text) = (self.kind(), self.span(), self.take());
        let ty = match self.eat_mark(b':') {
            true => self.ty()?,
            false if kind == Kind::Float => Type::Element(ElementType::Float(f64_format())),
            false => I64,
        };
        number(kind, text, ty, span)
    }

    /// A number without a type of its own.
    pub fn number_of_type(&mut self, ty: Type) -> Result<Attribute> {
        let (kind, span) = (self.kind(), self.span());
        match kind {
            Kind::Integer | Kind::Float => number(kind, self.take(), ty, span),
            _ => self.expected("a number"),
        }
    }

    /// `array<i64: 1, 2>`: codes of the element type.
    fn dense_array(&mut self) -> Result<Attribute> {
        self.bump();
        self.open(b'<')?;
        let element = self.element_type()?;
        let mut codes = Vec::new();
        if self.eat_mark(b':') {
            loop {
                codes.push(self.array_code(&element)?);
                if !self.eat_mark(b',') {
                    break;
                }
            }
        }
        self.close()?;
        Ok(Attribute::DenseArray(element, codes))
    }

    fn array_code(&mut self, element: &ElementType) -> Result<u64> {
        if *element == ElementType::Boolean {
            let code = match self.word() {
                "true" => 1,
                "false" => 0,
                _ => return self.expected("`true` or `false`"),
            };
            self.bump();
            return Ok(code);
        }
        let mask = u64::MAX >> (64 - element.bits().clamp(1, 64));
        match self.number_of_type(Type::Element(element.clone()))? {
            Attribute::Integer(value, _) => Ok(value as u64 & mask),
            Attribute::Float(code, _) => Ok(code),
            _ => self.expected("a number before this"),
        }
    }

    /// `[1, 2]`: integers in decimal digits.
    pub fn integer_list(&mut self) -> Result<Vec<i64>> {
        self.list(b'[', |parser| parser.number("an integer"))
    }

    /// `dense<...> : tensor<...>`.
    pub fn dense(&mut self) -> Result<Attribute> {
        let span = self.span();
        let text = self.take();
        self.expect_mark(b':')?;
        let type_span = self.span();
        let ty = match self.ty()? {
            Type::Tensor(ty) => ty,
            // a vector's elements, or strings: other dialects' attributes
            Type::Opaque(ty) => return Ok(Attribute::Opaque(format!("{text} : {ty}"))),
            _ => {
                let message = "the type of a dense literal is a ranked tensor";
                return Err(Box::new(Diagnostic::error(message, type_span)));
            }
        };
        let open = text.find('<').map_or(0, |at| at + 1);
        let body = &text[open..text.len() - 1];
        let elements = literal::dense(body, span.start + open, ty, type_span, &mut self.warnings)?;
        Ok(Attribute::Dense(elements))
    }
}

/// The format of f64.
fn f64_format() -> &'static FloatFormat {
    FloatFormat::parse("f64").expect("f64 is a format")
}

fn symbol_parts(text: &str, span: Span) -> Result<Vec<String>> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(after) = rest.strip_prefix('@') {
        let (part, tail) = match after.strip_prefix('"') {
            Some(quoted) => {
                let end = closing_quote(quoted);
                let bytes = super::parser::unescape(&quoted[..end], span.start)?;
                (String::from_utf8_lossy(&bytes).into_owned(), &quoted[end + 1..])
            }
            None => {
                let end = after.find("::").unwrap_or(after.len());
                (after[..end].to_string(), &after[end..])
            }
        };
        parts.push(part);
        rest = tail.strip_prefix("::").unwrap_or(tail);
    }
    Ok(parts)
}

/// The place of the quote that ends a string.
fn closing_quote(inside: &str) -> usize {
    let mut escaped = false;
    let end = inside.bytes().position(|byte| {
        let found = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        found
    });
    end.unwrap_or(inside.len() - 1)
}

/// The attribute that a number's text means in a type.
fn number(kind: Kind, text: &str, ty: Type, span: Span) -> Result<Attribute> {
    let fail = |message: String| Err(Box::new(Diagnostic::error(message, span)));
    match &ty {
        Type::Element(ElementType::Float(format)) => {
            let code = match (kind, text.strip_prefix("0x")) {
                (_, Some(digits)) => format.parse_hex(digits).map_err(|error| error.to_string()),
                (Kind::Float, _) => {
                    let literal = format.parse_decimal(text).map(|literal| literal.code);
                    literal.ok_or_else(|| format!("`{text}` is no number"))
                }
                _ => Err("unexpected decimal integer literal for a floating point attribute: \
                    write a point"
                    .to_string()),
            };
            code.map(|code| Attribute::Float(code, ty.clone())).or_else(fail)
        }
        _ if kind == Kind::Float => fail(format!("`{text}` is no integer")),
        Type::Element(ElementType::Boolean) => match text {
            "0" => Ok(Attribute::Boolean(false)),
            "1" | "-1" => Ok(Attribute::Boolean(true)),
            _ => fail("integer constant out of range for type i1".to_string()),
        },
        Type::Element(ElementType::Integer(integer)) => match parse_integer(text) {
            Some(value) => match fit(value, *integer) {
                Some(value) => Ok(Attribute::Integer(value, ty)),
                None => fail(format!("integer constant out of range for type {integer}")),
            },
            None => fail("integer constant out of range".to_string()),
        },
        Type::Element(ElementType::Index) | Type::Opaque(_) => match parse_integer(text) {
            Some(value) => Ok(Attribute::Integer(value, ty)),
            None => fail("integer constant out of range".to_string()),
        },
        _ => fail("a number cannot have this type".to_string()),
    }
}

/// An integer in decimal or hexadecimal digits.
fn parse_integer(text: &str) -> Option<i128> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let value = match digits.strip_prefix("0x") {
        Some(digits) => i128::from_str_radix(digits, 16).ok()?,
        None => digits.parse().ok()?,
    };
    Some(if negative { -value } else { value })
}

/// The value that an integer type gives a number: signless ones take either reading of their bits.
fn fit(value: i128, integer: IntegerType) -> Option<i128> {
    let (low, high) = (-(1i128 << (integer.width - 1)), 1i128 << integer.width);
    if !integer.signed {
        return (0..high).contains(&value).then_some(value);
    }
    let sign_extended = if value >= -low { value - high } else { value };
    (low..high).contains(&value).then_some(sign_extended)
}
