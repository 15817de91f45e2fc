//! Types: tensors, functions, tuples, element types by their names.

use super::brackets;
use super::parser::{Parser, Result, shorten};
use super::suggest;
use super::tree::{Kind, Rule};
use crate::diagnostic::{Diagnostic, Span, did_you_mean};
use crate::ir::{Attribute, Dimension, FunctionType, Shape, TensorType, Type};
use crate::numeric::{ComplexPart, ElementType};

impl<'a> Parser<'a> {
    /// A type.
    pub fn ty(&mut self) -> Result<Type> {
        match self.rule() {
            Rule::simple_tensor_type => self.simple_tensor(),
            Rule::tensor_type => self.nested(Self::tensor),
            Rule::function_type => {
                self.nested(Self::function_type).map(|ty| Type::Function(ty.into()))
            }
            Rule::tuple_type => self.nested(|parser| {
                parser.bump();
                Ok(Type::Tuple(parser.list(b'<', Self::ty)?))
            }),
            Rule::complex_type => self.complex(),
            Rule::opaque_shaped_type => {
                let first = self.at;
                self.skip_node();
                self.carried_text(first).map(Type::Opaque)
            }
            Rule::uniform_type | Rule::any_quantized_type | Rule::calibrated_type => {
                self.nested(Self::quantized)
            }
            Rule::dialect_type | Rule::bang_id => self.nested(Self::dialect_type),
            _ if self.kind() == Kind::Word => self.named_type(),
            _ => self.misses(Rule::r#type, "a type"),
        }
    }

    /// Types between commas.
    pub fn types(&mut self) -> Result<Vec<Type>> {
        let mut types = vec![self.ty()?];
        while self.eat_mark(b',') {
            types.push(self.ty()?);
        }
        Ok(types)
    }

    /// `(T, T) -> T` or `(T, T) -> (T, T)`.
    pub fn function_type(&mut self) -> Result<FunctionType> {
        if !self.enters(Rule::function_type) {
            return self.misses(Rule::function_type, "`(`");
        }
        let inputs = self.list(b'(', Self::ty)?;
        self.bump();
        Ok(FunctionType { inputs, results: self.result_types()? })
    }

    /// `T` or `(T, T)`.
    pub fn result_types(&mut self) -> Result<Vec<Type>> {
        match self.is(Rule::type_list) {
            true => self.list(b'(', Self::ty),
            false => Ok(vec![self.ty()?]),
        }
    }

    /// `tensor<2x?xf32>`, read once a spelling.
    fn simple_tensor(&mut self) -> Result<Type> {
        let text = self.word();
        if let Some(ty) = self.tensor_types.get(text) {
            let ty = ty.clone();
            self.bump();
            return Ok(ty);
        }
        let span = self.span();
        let inside = &text["tensor<".len()..text.len() - 1];
        let (sizes, name) = inside.split_at(sizes_len(inside));
        let place = Span::new(span.end - 1 - name.len(), span.end - 1);
        let Some(element) = self.element_named(name, place)? else {
            if let Some(error) = brackets::lacking(name, place) {
                return Err(Box::new(error));
            }
            let message = format!("`{name}` is no element type{}", self.types_meant(name));
            return Err(Box::new(Diagnostic::error(message, place)));
        };
        let ty = tensor_type(sizes, element, None, span)?;
        self.tensor_types.insert(text, ty.clone());
        self.bump();
        Ok(ty)
    }

    /// The types that are probably meant by a name that is not an element type: the nearest type, or the integer
    /// types.
    fn types_meant(&self, name: &str) -> String {
        let digits = name.strip_prefix("ui").or(name.strip_prefix('i'));
        match digits.is_some_and(|digits| digits.bytes().all(|byte| byte.is_ascii_digit())) {
            true => ": integers have 1 (i1 alone), 2, 4, 8, 16, 32 or 64 bits".into(),
            false => did_you_mean(self.meant_type(name)),
        }
    }

    /// The element type of a bare name, or `None` if the name is that of no element type. An error says what
    /// was probably meant.
    fn element_named(&self, name: &str, span: Span) -> Result<Option<ElementType>> {
        ElementType::named(name).map_err(|error| {
            let meant = did_you_mean(self.meant_type(name));
            Box::new(Diagnostic::error(format!("{error}{meant}"), span))
        })
    }

    fn meant_type(&self, name: &str) -> Option<&'static str> {
        self.suggests().then(|| suggest::element_type(name)).flatten()
    }

    /// `tensor<2x?xcomplex<f32>, encoding>`.
    fn tensor(&mut self) -> Result<Type> {
        let first = self.at;
        self.bump();
        self.bump();
        let sizes = self.take();
        let span = self.span();
        let element = self.ty()?;
        let encoding = match self.eat_mark(b',') {
            true => Some(Box::new(self.attribute()?)),
            false => None,
        };
        self.close()?;
        let sizes: String =
            sizes.chars().filter(|c| matches!(c, '0'..='9' | '?' | '*' | 'x')).collect();
        match element {
            Type::Element(element) => tensor_type(&sizes, element, encoding, self.span_from(first)),
            Type::Opaque(element) if element.starts_with("!quant.") => {
                let encoding = encoding.map_or(String::new(), |encoding| format!(", {encoding}"));
                Ok(Type::Opaque(format!("tensor<{sizes}{element}{encoding}>")))
            }
            _ => Err(Box::new(Diagnostic::error("expected an element type", span))),
        }
    }

    /// The element type of a tensor.
    pub fn element_type(&mut self) -> Result<ElementType> {
        let span = self.span();
        match self.ty()? {
            Type::Element(element) => Ok(element),
            _ => Err(Box::new(Diagnostic::error("expected an element type", span))),
        }
    }

    /// A type that is one word.
    fn named_type(&mut self) -> Result<Type> {
        let (first, span) = (self.at, self.span());
        if self.kind_at(1) == Kind::Open(b'<')
            && matches!(self.word(), "tensor" | "tuple" | "complex" | "memref" | "vector")
        {
            return self.misses(Rule::r#type, "a type");
        }
        let word = self.take();
        if word == "none" {
            return Ok(Type::None);
        }
        if let Some(element) = self.element_named(word, span)? {
            return Ok(Type::Element(element));
        }
        if is_integer_name(word) {
            return Ok(Type::Opaque(word.to_string()));
        }
        self.at = first;
        if let Some(error) = brackets::lacking(word, span) {
            return Err(Box::new(error));
        }
        let meant = did_you_mean(self.meant_type(word));
        self.error(format!("expected a type, found `{}`{meant}", shorten(word)))
    }

    fn complex(&mut self) -> Result<Type> {
        self.bump();
        self.bump();
        let part = match self.word() {
            "f32" => ComplexPart::F32,
            "f64" => ComplexPart::F64,
            _ => return self.expected("`f32` or `f64`: the parts that a complex number can have"),
        };
        self.bump();
        self.close()?;
        Ok(Type::Element(ElementType::Complex(part)))
    }

    /// A type that starts with `!`.
    fn dialect_type(&mut self) -> Result<Type> {
        let name = self.word();
        let first = self.at;
        match name {
            "!stablehlo.token" | "!mhlo.token" => {
                self.bump();
                return Ok(Type::Token);
            }
            "!stablehlo.future" if self.kind_at(1) == Kind::Open(b'<') => {
                self.bump();
                return Ok(Type::Future(self.list(b'<', Self::ty)?));
            }
            _ if self.kind_at(1) == Kind::Open(b'<') => match name {
                "!quant.uniform" => return self.misses(Rule::uniform_type, "a type"),
                "!quant.any" => return self.misses(Rule::any_quantized_type, "a type"),
                "!quant.calibrated" => return self.misses(Rule::calibrated_type, "a type"),
                _ => {}
            },
            _ => {}
        }
        if !name.contains('.') && self.kind_at(1) != Kind::Open(b'<') {
            return self.type_alias();
        }
        self.bump();
        if self.is_open(b'<') {
            self.skip_tree();
        }
        self.carried_text(first).map(Type::Opaque)
    }

    /// An integer in decimal digits.
    pub fn number<N: std::str::FromStr>(&mut self, what: &str) -> Result<N> {
        match (self.kind(), self.word().parse()) {
            (Kind::Integer, Ok(number)) => {
                self.bump();
                Ok(number)
            }
            _ => self.expected(what),
        }
    }
}

/// The length of the sizes at the start of a tensor type's inside, `x` included: `4x?x` in
/// `4x?xf8E4M3FN`.
fn sizes_len(inside: &str) -> usize {
    let bytes = inside.as_bytes();
    let mut len = 0;
    loop {
        let digits = bytes[len..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        let size = match bytes.get(len) {
            Some(b'?' | b'*') => 1,
            _ => digits,
        };
        if size == 0 || bytes.get(len + size) != Some(&b'x') {
            return len;
        }
        len += size + 1;
    }
}

/// A tensor type of sizes such as `2x?x`.
fn tensor_type(
    sizes: &str,
    element: ElementType,
    encoding: Option<Box<Attribute>>,
    span: Span,
) -> Result<Type> {
    if sizes == "*x" {
        return Ok(Type::UnrankedTensor(element));
    }
    let mut shape = Shape::new();
    for size in sizes.split_terminator('x') {
        shape.push(match (size, size.parse()) {
            ("?", _) => Dimension::Dynamic,
            (_, Ok(size)) => Dimension::Static(size),
            _ => {
                let message = format!("`{size}` is no size of a dimension");
                return Err(Box::new(Diagnostic::error(message, span)));
            }
        });
    }
    // the bytes of the elements, dimensions of size zero left aside, must be addressable
    let sizes = shape.iter().filter_map(|dimension| dimension.size()).filter(|&size| size != 0);
    let bytes = sizes.into_iter().try_fold(16usize, |product, size| product.checked_mul(size));
    if bytes.is_none_or(|bytes| isize::try_from(bytes).is_err()) {
        let message = "this tensor has more elements than a machine can address";
        return Err(Box::new(Diagnostic::error(message, span)));
    }
    Ok(Type::Tensor(TensorType { shape, element, encoding }))
}

/// `i128`, `si32`: integer types of MLIR that no tensor of StableHLO has.
fn is_integer_name(word: &str) -> bool {
    let digits = word.strip_prefix("si").or(word.strip_prefix("ui")).or(word.strip_prefix('i'));
    digits.is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()))
}
