//! Attributes, types and locations of MLIR's builtin dialect.

use std::fmt;

use super::resolver::Resolver;
use super::wire::{Cursor, Result};
use super::{affine, dense, integers};
use crate::ir::text::{Escaped, Listed};
use crate::ir::{Attribute, Dimension, ELIDED, FunctionType, Location, Shape, TensorType, Type};
use crate::numeric::{ComplexPart, ElementType, FloatFormat, IntegerType};

/// The codes of float types.
const FLOATS: [(u64, &str); 18] = [
    (3, "bf16"),
    (4, "f16"),
    (5, "f32"),
    (6, "f64"),
    (7, "f80"),
    (8, "f128"),
    (21, "tf32"),
    (22, "f8E5M2"),
    (23, "f8E4M3"),
    (24, "f8E4M3FN"),
    (25, "f8E5M2FNUZ"),
    (26, "f8E4M3FNUZ"),
    (27, "f8E4M3B11FNUZ"),
    (28, "f8E3M4"),
    (29, "f4E2M1FN"),
    (30, "f6E2M3FN"),
    (31, "f6E3M2FN"),
    (32, "f8E8M0FNU"),
];

impl<'a> Resolver<'a> {
    /// An attribute of the builtin dialect; `index` is its number in the file.
    pub(super) fn builtin_attribute(
        &mut self,
        cursor: &mut Cursor<'a>,
        index: usize,
    ) -> Result<Attribute> {
        let start = *cursor;
        Ok(match cursor.varint()? {
            0 => Attribute::Array(self.attributes(cursor)?),
            1 => Attribute::Dictionary(self.entries(cursor)?),
            2 => Attribute::String(self.table_bytes(cursor)?),
            3 => Attribute::TypedString(self.table_bytes(cursor)?, self.ty(cursor)?),
            4 => Attribute::Symbol(vec![self.text(cursor)?]),
            5 => self.symbol_path(cursor)?,
            6 => Attribute::Type(self.ty(cursor)?),
            7 => Attribute::Unit,
            8 => self.integer(cursor)?,
            9 => self.float(cursor)?,
            10..=15 | 22 => {
                *cursor = start;
                Attribute::Location(std::sync::Arc::new(self.builtin_location(cursor)?))
            }
            16 => self.resource(cursor)?,
            17 => self.dense_array(cursor)?,
            18 => self.dense(cursor)?,
            19 => self.dense_strings(cursor)?,
            20 => {
                let ty = self.ty(cursor)?;
                let (indices, values) = (self.attribute(cursor)?, self.attribute(cursor)?);
                let text = format_args!("sparse<{}, {}> : {ty}", Inside(&indices), Inside(&values));
                Attribute::Opaque(self.spelled(&start, text)?)
            }
            21 => {
                let child = self.attribute(cursor)?;
                Attribute::Opaque(self.spelled(&start, format_args!("distinct[{index}]<{child}>"))?)
            }
            23 => {
                // each dimension is a name in the text, whatever the file has of it
                let dimensions = usize::try_from(affine::dimensions(*cursor)?);
                self.hold_bytes(&start, dimensions.unwrap_or(usize::MAX).saturating_mul(32))?;
                Attribute::Opaque(affine::map(cursor)?)
            }
            code => return start.fail(format!("there is no builtin attribute of code {code}")),
        })
    }

    fn table_bytes(&mut self, cursor: &mut Cursor<'a>) -> Result<Vec<u8>> {
        let at = *cursor;
        let bytes = self.tables.string(cursor)?;
        self.hold_bytes(&at, bytes.len())?;
        Ok(bytes.to_vec())
    }

    fn symbol_path(&mut self, cursor: &mut Cursor<'a>) -> Result<Attribute> {
        let mut path = vec![self.text(cursor)?];
        let at = *cursor;
        for part in self.attributes(cursor)? {
            match part {
                Attribute::Symbol(part) => path.extend(part),
                _ => return at.fail("a symbol was expected"),
            }
        }
        Ok(Attribute::Symbol(path))
    }

    /// An integer with its type.
    pub(super) fn integer(&mut self, cursor: &mut Cursor<'a>) -> Result<Attribute> {
        let at = *cursor;
        let ty = self.ty(cursor)?;
        let extended = |bits: u128, width: u32| (bits << (128 - width)) as i128 >> (128 - width);
        let value = match &ty {
            Type::Element(ElementType::Boolean) => {
                return Ok(Attribute::Boolean(cursor.integer(1)? != 0));
            }
            Type::Element(ElementType::Index) => extended(cursor.integer(64)?, 64),
            Type::Element(ElementType::Integer(integer)) => {
                let bits = cursor.integer(integer.width)?;
                if integer.signed { extended(bits, integer.width) } else { bits as i128 }
            }
            Type::Opaque(name) => match other_integer(name) {
                Some((width @ 1..=128, signed)) => {
                    let bits = cursor.integer(width)?;
                    if signed { extended(bits, width) } else { bits as i128 }
                }
                _ => return at.fail(format!("an integer cannot have the type {name}")),
            },
            other => return at.fail(format!("an integer cannot have the type {other}")),
        };
        Ok(Attribute::Integer(value, ty))
    }

    /// A float with its type.
    pub(super) fn float(&mut self, cursor: &mut Cursor<'a>) -> Result<Attribute> {
        let at = *cursor;
        let ty = self.ty(cursor)?;
        let Type::Element(ElementType::Float(format)) = &ty else {
            return at.fail(format!("a float cannot have the type {ty}"));
        };
        let code = cursor.integer(format.width)?;
        Ok(Attribute::Float(code as u64, ty))
    }

    fn dense_array(&mut self, cursor: &mut Cursor<'a>) -> Result<Attribute> {
        let at = *cursor;
        let Type::Element(element) = self.ty(cursor)? else {
            return at.fail("the elements of an array are integers or floats");
        };
        let len = cursor.varint()?;
        let blob = cursor.blob()?;
        let each = dense::bytes_of(&element);
        if each > 8 || Some(blob.len() as u64) != len.checked_mul(each as u64) {
            let bytes = blob.len();
            return at.fail(format!("{bytes} bytes are no array of {len} elements of {element}"));
        }
        self.hold_bytes(&at, blob.len() / each.max(1) * 8)?;
        let mask = u64::MAX >> (64 - element.bits().clamp(1, 64));
        let code = |bytes: &[u8]| {
            let mut word = [0; 8];
            word[..each].copy_from_slice(bytes);
            match element {
                ElementType::Boolean => u64::from(word[0] != 0),
                _ => u64::from_le_bytes(word) & mask,
            }
        };
        let codes = blob.chunks_exact(each).map(code).collect();
        Ok(Attribute::DenseArray(element, codes))
    }

    fn dense(&mut self, cursor: &mut Cursor<'a>) -> Result<Attribute> {
        let at = *cursor;
        let ty = self.ty(cursor)?;
        self.dense_of(ty, &at, cursor)
    }

    /// Elements of a type, whose bytes are read next.
    pub(super) fn dense_of(
        &mut self,
        ty: Type,
        at: &Cursor<'a>,
        cursor: &mut Cursor<'a>,
    ) -> Result<Attribute> {
        match ty {
            Type::Tensor(ty) => {
                let blob = cursor.blob()?;
                match self.file.and_then(|file| dense::kept(&ty, blob, file)) {
                    Some(elements) => Ok(Attribute::Dense(elements)),
                    None => dense::elements(ty, blob, at).map(Attribute::Dense),
                }
            }
            Type::Opaque(text) if text.starts_with("vector<") => {
                let tensor = text.replacen("vector", "tensor", 1);
                let Ok(Type::Tensor(ty)) = crate::syntax::parse_type(&tensor) else {
                    return at.fail(format!("elements of {text} cannot be read"));
                };
                let elements = dense::elements(ty, cursor.blob()?, at)?;
                let literal = Attribute::Dense(elements);
                let text = format_args!("dense<{}> : {text}", Inside(&literal));
                Ok(Attribute::Opaque(self.spelled(at, text)?))
            }
            other => at.fail(format!("dense elements cannot have the type {other}")),
        }
    }

    fn resource(&mut self, cursor: &mut Cursor<'a>) -> Result<Attribute> {
        let at = *cursor;
        let ty = self.ty(cursor)?;
        let Type::Tensor(ty) = ty else {
            return at
                .fail(format!("the type of a dense_resource is a ranked tensor, this is {ty}"));
        };
        let resource =
            &self.tables.resources[cursor.index(self.tables.resources.len(), "resource")?];
        match resource.blob.filter(|_| resource.key != ELIDED) {
            Some(blob) => match self.file.and_then(|file| dense::kept(&ty, blob, file)) {
                Some(elements) => Ok(Attribute::Dense(elements)),
                None => {
                    // any number of attributes may copy the elements of one resource
                    let elements = dense::resource(ty, blob, &at)?;
                    self.spend(&at, dense::bytes_in_memory(&elements))?;
                    Ok(Attribute::Dense(elements))
                }
            },
            None => {
                self.hold_bytes(&at, resource.key.len())?;
                Ok(Attribute::MissingResource(resource.key.clone(), ty))
            }
        }
    }

    fn dense_strings(&mut self, cursor: &mut Cursor<'a>) -> Result<Attribute> {
        let ty = self.ty(cursor)?;
        let splat = cursor.varint()? != 0;
        let at = *cursor;
        let mut texts = Vec::new();
        while cursor.left() > 0 {
            let bytes = self.table_bytes(cursor)?;
            texts.push(format!("\"{}\"", Escaped(&bytes)));
        }
        let text = match (splat, texts.as_slice()) {
            (true, [one]) => self.spelled(&at, format_args!("dense<{one}> : {ty}"))?,
            (true, _) => return at.fail("a splat is one string"),
            (false, _) => self.spelled(&at, format_args!("dense<[{}]> : {ty}", Listed(&texts)))?,
        };
        Ok(Attribute::Opaque(text))
    }

    pub(super) fn builtin_location(&mut self, cursor: &mut Cursor<'a>) -> Result<Location> {
        let start = *cursor;
        Ok(match cursor.varint()? {
            10 => Location::CallSite(self.place(cursor)?, self.place(cursor)?),
            11 => {
                let file = self.text(cursor)?;
                Location::File { file, line: cursor.varint()?, column: cursor.varint()? }
            }
            12 => Location::Fused(None, cursor.list(|cursor| self.place(cursor))?),
            13 => {
                let places = cursor.list(|cursor| self.place(cursor))?;
                Location::Fused(Some(Box::new(self.attribute(cursor)?)), places)
            }
            14 => {
                let name = self.text(cursor)?;
                let child = self.place(cursor)?;
                Location::Name(name, Some(child).filter(|child| **child != Location::Unknown))
            }
            15 => Location::Unknown,
            22 => self.file_range(cursor)?,
            code => return start.fail(format!("there is no location of code {code}")),
        })
    }

    /// A file and up to four numbers: line, column, and the end's line and column or column.
    fn file_range(&mut self, cursor: &mut Cursor<'a>) -> Result<Location> {
        let file = self.text(cursor)?;
        let at = *cursor;
        let numbers = cursor.list(Cursor::varint)?;
        let (line, column, to_line, to_column) = match *numbers.as_slice() {
            [] => (0, 0, 0, 0),
            [line] => (line, 0, line, 0),
            [line, column] => (line, column, line, column),
            [line, column, to_column] => (line, column, line, to_column),
            [line, column, to_line, to_column] => (line, column, to_line, to_column),
            _ => return at.fail("a range in a file has at most four numbers"),
        };
        if (line, column) == (to_line, to_column) {
            return Ok(Location::File { file, line, column });
        }
        let name = Escaped(file.as_bytes());
        let end = if line == to_line { String::new() } else { to_line.to_string() };
        Ok(Location::Opaque(format!("\"{name}\":{line}:{column} to {end}:{to_column}")))
    }

    /// A type of the builtin dialect.
    pub(super) fn builtin_type(&mut self, cursor: &mut Cursor<'a>) -> Result<Type> {
        let start = *cursor;
        Ok(match cursor.varint()? {
            0 => integer_type(cursor.varint()?, &start)?,
            1 => Type::Element(ElementType::Index),
            2 => self.function_type(cursor)?,
            9 => self.complex_type(cursor)?,
            10 => self.memref(cursor, None)?,
            11 => {
                let space = self.attribute(cursor)?;
                self.memref(cursor, Some(space))?
            }
            12 => Type::None,
            13 => self.tensor_type(cursor, None)?,
            14 => {
                let encoding = self.attribute(cursor)?;
                self.tensor_type(cursor, Some(encoding))?
            }
            15 => Type::Tuple(self.types(cursor)?),
            16 => {
                let element = self.ty(cursor)?;
                Type::Opaque(self.spelled(&start, format_args!("memref<*x{element}>"))?)
            }
            17 => {
                let (space, element) = (self.attribute(cursor)?, self.ty(cursor)?);
                let text = format_args!("memref<*x{element}, {space}>");
                Type::Opaque(self.spelled(&start, text)?)
            }
            18 => self.unranked_tensor(cursor)?,
            19 => self.vector(cursor, &[])?,
            20 => {
                let scalable = cursor.blob()?;
                self.vector(cursor, scalable)?
            }
            code => match FLOATS.iter().find(|(float, _)| *float == code) {
                Some((_, name)) => float_type(name, &start)?,
                None => return start.fail(format!("there is no builtin type of code {code}")),
            },
        })
    }

    /// Types of arguments and results.
    pub(super) fn function_type(&mut self, cursor: &mut Cursor<'a>) -> Result<Type> {
        let inputs = self.types(cursor)?;
        Ok(Type::Function(Box::new(FunctionType { inputs, results: self.types(cursor)? })))
    }

    /// The type of the parts of a complex number.
    pub(super) fn complex_type(&mut self, cursor: &mut Cursor<'a>) -> Result<Type> {
        let at = *cursor;
        let part = match self.ty(cursor)? {
            Type::Element(ElementType::Float(format)) if format.name == "f32" => ComplexPart::F32,
            Type::Element(ElementType::Float(format)) if format.name == "f64" => ComplexPart::F64,
            other => return at.fail(format!("a complex number cannot have parts of type {other}")),
        };
        Ok(Type::Element(ElementType::Complex(part)))
    }

    /// Sizes and an element type.
    pub(super) fn tensor_type(
        &mut self,
        cursor: &mut Cursor<'a>,
        encoding: Option<Attribute>,
    ) -> Result<Type> {
        let at = *cursor;
        let shape = cursor.list(size)?.into_iter().collect::<Shape>();
        let element = match self.element_of_tensor(cursor)? {
            Type::Element(element) => element,
            other => {
                let sizes: String = shape.iter().map(|size| format!("{size}x")).collect();
                let text = match encoding {
                    Some(encoding) => {
                        self.spelled(&at, format_args!("tensor<{sizes}{other}, {encoding}>"))?
                    }
                    None => self.spelled(&at, format_args!("tensor<{sizes}{other}>"))?,
                };
                return Ok(Type::Opaque(text));
            }
        };
        // the bytes of the elements, dimensions of size zero left aside, must be addressable
        let sizes = shape.iter().filter_map(|size| size.size()).filter(|&size| size != 0);
        let bytes = sizes.into_iter().try_fold(16usize, |product, size| product.checked_mul(size));
        if bytes.is_none_or(|bytes| isize::try_from(bytes).is_err()) {
            return at.fail("this tensor has more elements than a machine can address");
        }
        Ok(Type::Tensor(TensorType { shape, element, encoding: encoding.map(Box::new) }))
    }

    /// The type of a tensor without a rank.
    pub(super) fn unranked_tensor(&mut self, cursor: &mut Cursor<'a>) -> Result<Type> {
        Ok(match self.element_of_tensor(cursor)? {
            Type::Element(element) => Type::UnrankedTensor(element),
            other => {
                let at = *cursor;
                Type::Opaque(self.spelled(&at, format_args!("tensor<*x{other}>"))?)
            }
        })
    }

    /// The type of elements, or a quantized type that nothing computes with.
    fn element_of_tensor(&mut self, cursor: &mut Cursor<'a>) -> Result<Type> {
        let at = *cursor;
        match self.ty(cursor)? {
            ty @ Type::Element(_) => Ok(ty),
            Type::Opaque(text) if text.starts_with("!quant.") => Ok(Type::Opaque(text)),
            other => at.fail(format!("a tensor cannot have elements of type {other}")),
        }
    }

    fn memref(&mut self, cursor: &mut Cursor<'a>, space: Option<Attribute>) -> Result<Type> {
        let sizes = cursor.list(size)?;
        let at = *cursor;
        let element = self.ty(cursor)?;
        let layout = self.attribute(cursor)?;
        let identity = Attribute::Opaque(affine::identity(sizes.len()));
        let layout = (layout != identity).then_some(layout);
        self.spelled_memref(&at, &sizes, &element, [layout, space])
    }

    fn spelled_memref(
        &mut self,
        at: &Cursor<'a>,
        sizes: &[Dimension],
        element: &Type,
        others: [Option<Attribute>; 2],
    ) -> Result<Type> {
        let sizes: String = sizes.iter().map(|size| format!("{size}x")).collect();
        let mut text = self.spelled(at, format_args!("memref<{sizes}{element}"))?;
        for other in others.iter().flatten() {
            text.push_str(&self.spelled(at, format_args!(", {other}"))?);
        }
        text.push('>');
        Ok(Type::Opaque(text))
    }

    /// Sizes and an element type, in memory.
    pub(super) fn buffer(&mut self, cursor: &mut Cursor<'a>) -> Result<Type> {
        let at = *cursor;
        let sizes = cursor.list(size)?;
        let element = self.ty(cursor)?;
        self.spelled_memref(&at, &sizes, &element, [None, None])
    }

    fn vector(&mut self, cursor: &mut Cursor<'a>, scalable: &[u8]) -> Result<Type> {
        let mut text = "vector<".to_string();
        for (index, size) in cursor.list(size)?.into_iter().enumerate() {
            match scalable.get(index) {
                Some(1..) => text.push_str(&format!("[{size}]x")),
                _ => text.push_str(&format!("{size}x")),
            }
        }
        let at = *cursor;
        let element = self.ty(cursor)?;
        Ok(Type::Opaque(self.spelled(&at, format_args!("{text}{element}>"))?))
    }
}

/// The size of a dimension; an unknown one is `i64::MIN`.
fn size(cursor: &mut Cursor<'_>) -> Result<Dimension> {
    let at = *cursor;
    match cursor.signed()? {
        i64::MIN => Ok(Dimension::Dynamic),
        size => match usize::try_from(size) {
            Ok(size) => Ok(Dimension::Static(size)),
            Err(_) => at.fail(format!("a dimension cannot have the size {size}")),
        },
    }
}

/// The text inside of a dense literal's brackets, or another attribute as a whole.
struct Inside<'a>(&'a Attribute);

impl fmt::Display for Inside<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Attribute::Dense(elements) => elements.write_literal(f),
            Attribute::Opaque(text) => {
                let inside = text.split_once('<').and_then(|(_, rest)| rest.rsplit_once("> :"));
                f.write_str(inside.map_or(text, |(inside, _)| inside))
            }
            other => write!(f, "{other}"),
        }
    }
}

/// The type of a float's name.
pub(super) fn float_type(name: &str, at: &Cursor<'_>) -> Result<Type> {
    match FloatFormat::parse(name) {
        Ok(format) => Ok(Type::Element(ElementType::Float(format))),
        Err(error) => at.fail(error.to_string()),
    }
}

/// The type of a width and signedness: 0 signless, 1 signed, 2 unsigned.
fn integer_type(code: u64, at: &Cursor<'_>) -> Result<Type> {
    let (width, sign) = (code >> 2, code & 3);
    Ok(match (width, sign) {
        (1, 0) => Type::Element(ElementType::Boolean),
        (2 | 4 | 8 | 16 | 32 | 64, 0 | 2) => integers::ty(width as u32, sign == 0),
        (1..=0xFF_FFFF, 0..=2) => {
            Type::Opaque(format!("{}{width}", ["i", "si", "ui"][sign as usize]))
        }
        _ => return at.fail(format!("there is no integer type of {width} bits and sign {sign}")),
    })
}

/// The width of an integer type that no tensor has, and whether its numbers have signs.
fn other_integer(name: &str) -> Option<(u32, bool)> {
    let unsigned = name.strip_prefix("ui");
    let digits = unsigned.or(name.strip_prefix("si")).or(name.strip_prefix('i'))?;
    Some((digits.parse().ok()?, unsigned.is_none()))
}

/// The storage type of quantized elements.
pub(super) fn storage(ty: Type, signed: bool, at: &Cursor<'_>) -> Result<IntegerType> {
    match ty {
        Type::Element(ElementType::Integer(integer)) => {
            Ok(IntegerType { signed: signed && integer.signed, ..integer })
        }
        other => at.fail(format!("quantized elements cannot be stored as {other}")),
    }
}
