//! Types, attributes and locations as MLIR text.

mod structures;

use std::cell::Cell;
use std::fmt::{self, Display, Formatter, Write};

pub use self::structures::{ConvolutionDimensions, FieldList};
use super::elements::{element_text, integer_value};
use super::{Attribute, Attributes, DenseElements, FunctionType, Location, TensorType, Type};
use crate::diagnostic::floor_boundary;
use crate::numeric::{ElementType, IntegerType, names};

impl Display for Type {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Type::Tensor(tensor) => tensor.fmt(f),
            Type::UnrankedTensor(element) => write!(f, "tensor<*x{element}>"),
            Type::Token => f.write_str("!stablehlo.token"),
            Type::Tuple(types) => write!(f, "tuple<{}>", Listed(types)),
            Type::Future(types) => write!(f, "!stablehlo.future<{}>", Listed(types)),
            Type::Element(element) => element.fmt(f),
            Type::Function(function) => function.fmt(f),
            Type::None => f.write_str("none"),
            Type::Opaque(text) => f.write_str(text),
        }
    }
}

impl Display for TensorType {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("tensor<")?;
        for size in &self.shape {
            write!(f, "{size}x")?;
        }
        self.element.fmt(f)?;
        if let Some(encoding) = &self.encoding {
            write!(f, ", {encoding}")?;
        }
        f.write_char('>')
    }
}

/// `(T, T) -> T`, `() -> (T, T)`.
impl Display for FunctionType {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "({}) -> ", Listed(&self.inputs))?;
        write_results(&self.results, f)
    }
}

/// Writes the result types of a function type: one has no parentheses, unless it is a
/// function type itself.
///
/// # Errors
///
/// An error of `out`: one that takes all text, such as a `String`, gives none.
pub fn write_results<T: std::borrow::Borrow<Type>>(
    results: &[T],
    out: &mut impl Write,
) -> fmt::Result {
    match results {
        [one] if !matches!(one.borrow(), Type::Function(_)) => write!(out, "{}", one.borrow()),
        several => {
            out.write_char('(')?;
            for (index, ty) in several.iter().enumerate() {
                let comma = if index > 0 { ", " } else { "" };
                write!(out, "{comma}{}", ty.borrow())?;
            }
            out.write_char(')')
        }
    }
}

/// Things with commas between them.
pub struct Listed<'a, T>(pub &'a [T]);

impl<T: Display> Display for Listed<'_, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (index, item) in self.0.iter().enumerate() {
            let comma = if index > 0 { ", " } else { "" };
            write!(f, "{comma}{item}")?;
        }
        Ok(())
    }
}

/// The attribute with its type, as a dictionary has it.
impl Display for Attribute {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Attribute::Integer(_, ty) if !is_boolean(ty) => write!(f, "{} : {ty}", Untyped(self)),
            Attribute::Float(_, ty) => write!(f, "{} : {ty}", Untyped(self)),
            _ => Untyped(self).fmt(f),
        }
    }
}

fn is_boolean(ty: &Type) -> bool {
    matches!(ty, Type::Element(ElementType::Boolean))
}

/// An attribute as a list has it: an i64 or an f64 is written without its type.
pub struct InList<'a>(pub &'a Attribute);

impl Display for InList<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        const I64: ElementType = ElementType::Integer(IntegerType { width: 64, signed: true });
        match self.0 {
            Attribute::Integer(_, Type::Element(I64)) => Untyped(self.0).fmt(f),
            Attribute::Float(_, Type::Element(ElementType::Float(format))) if format.is_f64() => {
                Untyped(self.0).fmt(f)
            }
            other => other.fmt(f),
        }
    }
}

/// An attribute without the type of a number.
pub struct Untyped<'a>(pub &'a Attribute);

impl Display for Untyped<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Attribute::Unit => f.write_str("unit"),
            Attribute::Boolean(value) => value.fmt(f),
            Attribute::Integer(value, ty) if is_boolean(ty) => (*value != 0).fmt(f),
            Attribute::Integer(value, ty) => integer_of(*value, ty).fmt(f),
            Attribute::Float(code, ty) => write_float(*code, ty, f),
            Attribute::String(bytes) => write!(f, "\"{}\"", Escaped(bytes)),
            Attribute::TypedString(bytes, ty) => write!(f, "\"{}\" : {ty}", Escaped(bytes)),
            Attribute::Array(items) => {
                f.write_char('[')?;
                write_list(items, f)?;
                f.write_char(']')
            }
            Attribute::Dictionary(entries) => Dictionary(entries).fmt(f),
            Attribute::Symbol(path) => write_symbol_path(path, f),
            Attribute::Type(ty) => ty.fmt(f),
            Attribute::Dense(dense) => dense.fmt(f),
            Attribute::MissingResource(key, ty) => {
                write!(f, "dense_resource<{}> : {ty}", Key(key))
            }
            Attribute::DenseArray(element, codes) => write_dense_array(element, codes, f),
            Attribute::Enum(dialect, mnemonic, word) => write!(f, "#{dialect}<{mnemonic} {word}>"),
            Attribute::Struct(fields) => fields.fmt(f),
            Attribute::Location(location) => write!(f, "loc({location})"),
            Attribute::Opaque(text) => f.write_str(text),
        }
    }
}

/// The value of an integer attribute in its type; MLIR writes signless integers as signed.
fn integer_of(value: i128, ty: &Type) -> i128 {
    match ty {
        Type::Element(ElementType::Integer(integer)) => integer_value(*integer, value as u128),
        _ => value,
    }
}

fn write_float(code: u64, ty: &Type, f: &mut Formatter<'_>) -> fmt::Result {
    match ty {
        Type::Element(ElementType::Float(format)) => format.write_mlir(code, f),
        _ => names::F64.write_mlir(code, f),
    }
}

fn write_list(items: &[Attribute], f: &mut Formatter<'_>) -> fmt::Result {
    for (index, item) in items.iter().enumerate() {
        let comma = if index > 0 { ", " } else { "" };
        write!(f, "{comma}{}", InList(item))?;
    }
    Ok(())
}

fn write_dense_array(element: &ElementType, codes: &[u64], f: &mut Formatter<'_>) -> fmt::Result {
    write!(f, "array<{element}")?;
    for (index, code) in codes.iter().enumerate() {
        let before = if index > 0 { ", " } else { ": " };
        write!(f, "{before}{}", element_text(element, u128::from(*code)))?;
    }
    f.write_char('>')
}

/// `{a = 1 : i64, b}`, sorted by name as MLIR sorts.
pub struct Dictionary<'a>(pub &'a Attributes);

impl Display for Dictionary<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_entries(self.0.iter().map(|(name, value)| (name.as_str(), value)), f)
    }
}

/// Writes a dictionary of these entries, sorted by name.
///
/// # Errors
///
/// An error of `out`: one that takes all text, such as a `String`, gives none.
pub fn write_entries<'a>(
    entries: impl Iterator<Item = (&'a str, &'a Attribute)>,
    out: &mut impl Write,
) -> fmt::Result {
    let mut entries: Vec<_> = entries.collect();
    entries.sort_by_key(|(name, _)| *name);
    out.write_char('{')?;
    for (index, (name, value)) in entries.into_iter().enumerate() {
        let comma = if index > 0 { ", " } else { "" };
        write!(out, "{comma}{}", Key(name))?;
        if *value != Attribute::Unit {
            write!(out, " = {value}")?;
        }
    }
    out.write_char('}')
}

impl Display for DenseElements {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("dense<")?;
        self.write_literal(f)?;
        write!(f, "> : {}", self.ty)
    }
}

thread_local! {
    /// How many more places are written of the location that is being written, if one is.
    static PLACES: Cell<Option<usize>> = const { Cell::new(None) };
}

/// The text inside of `loc(...)`. A location that names another one many times over, among its places or in what is
/// attached to it, can have more places than memory can hold, and no meaning depends on them: the places beyond the
/// first ones are written as unknown.
impl Display for Location {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        const MOST_PLACES: usize = 1 << 10;
        let outside = PLACES.get();
        let Some(left) = outside.unwrap_or(MOST_PLACES).checked_sub(1) else {
            return f.write_str("unknown");
        };
        PLACES.set(Some(left));
        let written = self.write_with(f, &|child, f| write!(f, "{child}"));
        if outside.is_none() {
            PLACES.set(None);
        }
        written
    }
}

/// A text that takes this many bytes and no more.
struct Bounded {
    text: String,
    room: usize,
}

impl Write for Bounded {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let taken = floor_boundary(text, self.room);
        self.text.push_str(&text[..taken]);
        self.room -= taken;
        if taken < text.len() { Err(fmt::Error) } else { Ok(()) }
    }
}

/// A text of at most this many bytes.
///
/// # Errors
///
/// The beginning of a text that is longer.
pub fn written_within(room: usize, what: fmt::Arguments<'_>) -> Result<String, String> {
    let mut bounded = Bounded { text: String::new(), room };
    match bounded.write_fmt(what) {
        Ok(()) => Ok(bounded.text),
        Err(_) => Err(bounded.text),
    }
}

/// `f.py:1` of `"f.py":1:2 to 3:4`, or `None` for another text.
fn start_of_range(text: &str) -> Option<String> {
    let (file, range) = text.strip_prefix('"')?.split_once("\":")?;
    let (line, _) = range.split_once([':', ' '])?;
    Some(format!("{file}:{line}"))
}

impl Location {
    /// The text inside of `loc(...)` for messages: a place that names many others, or the same ones
    /// many times over, is cut off.
    pub fn excerpt(&self) -> String {
        const MOST: usize = 400;
        written_within(MOST, format_args!("{self}")).unwrap_or_else(|cut| cut + "…")
    }

    /// `loc(...)` as messages name it, or `None` if the location says nothing.
    pub fn mention(&self) -> Option<String> {
        (*self != Location::Unknown).then(|| format!("loc({})", self.excerpt()))
    }

    /// The location in a few words: a name, a file and a line. The result is `None` if the location is unknown.
    pub fn short(&self) -> Option<String> {
        // a location can name one that says nothing many times over
        const MOST_PARTS: usize = 100;
        self.short_within(&mut { MOST_PARTS })
    }

    /// [`Location::short`], found in this many more parts.
    fn short_within(&self, room: &mut usize) -> Option<String> {
        *room = room.checked_sub(1)?;
        match self {
            Location::Unknown => None,
            Location::File { file, line, .. } => Some(format!("{file}:{line}")),
            Location::Name(name, child) => {
                let place = child.as_deref().and_then(|child| child.short_within(room));
                Some(place.map_or_else(|| name.clone(), |place| format!("{name} at {place}")))
            }
            Location::CallSite(callee, caller) => {
                callee.short_within(room).or_else(|| caller.short_within(room))
            }
            Location::Fused(_, parts) => parts.iter().find_map(|part| part.short_within(room)),
            Location::Opaque(text) => Some(start_of_range(text).unwrap_or_else(|| text.clone())),
        }
    }

    /// Writes the location, its children by `write_child` (such as a reference to an alias).
    ///
    /// # Errors
    ///
    /// An error of `f` or of `write_child`.
    pub fn write_with<W: Write>(
        &self,
        f: &mut W,
        write_child: &dyn Fn(&std::sync::Arc<Location>, &mut W) -> fmt::Result,
    ) -> fmt::Result {
        match self {
            Location::Unknown => f.write_str("unknown"),
            Location::File { file, line, column } => {
                write!(f, "\"{}\":{line}:{column}", Escaped(file.as_bytes()))
            }
            Location::Name(name, child) => {
                write!(f, "\"{}\"", Escaped(name.as_bytes()))?;
                let Some(child) = child else { return Ok(()) };
                f.write_char('(')?;
                write_child(child, f)?;
                f.write_char(')')
            }
            Location::CallSite(callee, caller) => {
                f.write_str("callsite(")?;
                write_child(callee, f)?;
                f.write_str(" at ")?;
                write_child(caller, f)?;
                f.write_char(')')
            }
            Location::Fused(metadata, children) => {
                f.write_str("fused")?;
                if let Some(metadata) = metadata {
                    write!(f, "<{metadata}>")?;
                }
                for (index, child) in children.iter().enumerate() {
                    f.write_str(if index > 0 { ", " } else { "[" })?;
                    write_child(child, f)?;
                }
                f.write_str(if children.is_empty() { "[]" } else { "]" })
            }
            Location::Opaque(text) => f.write_str(text),
        }
    }
}

/// The inside of an MLIR string.
pub struct Escaped<'a>(pub &'a [u8]);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for &byte in self.0 {
            match byte {
                b'\\' => f.write_str("\\\\")?,
                b'"' => f.write_str("\\22")?,
                b' '..=b'~' => f.write_char(char::from(byte))?,
                other => write!(f, "\\{other:02X}")?,
            }
        }
        Ok(())
    }
}

/// A name that is written without quotes where the grammar allows it.
pub struct Key<'a>(pub &'a str);

impl Display for Key<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let is_start = |byte: &u8| byte.is_ascii_alphabetic() || *byte == b'_';
        let is_rest = |byte: &u8| byte.is_ascii_alphanumeric() || b"_$.".contains(byte);
        match self.0.as_bytes().split_first() {
            Some((first, rest)) if is_start(first) && rest.iter().all(is_rest) => {
                f.write_str(self.0)
            }
            _ => write!(f, "\"{}\"", Escaped(self.0.as_bytes())),
        }
    }
}

/// `@name`, quoted if need be.
pub struct Symbol<'a>(pub &'a str);

impl Display for Symbol<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "@{}", Key(self.0))
    }
}

fn write_symbol_path(path: &[String], f: &mut Formatter<'_>) -> fmt::Result {
    for (index, name) in path.iter().enumerate() {
        let colons = if index > 0 { "::" } else { "" };
        write!(f, "{colons}{}", Symbol(name))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::numeric::FloatFormat;
    use crate::tensor::Tensor;

    fn i64_type() -> Type {
        integer_type(64)
    }

    fn integer_type(width: u32) -> Type {
        Type::Element(ElementType::Integer(IntegerType { width, signed: true }))
    }

    fn f32_type() -> Type {
        Type::Element(ElementType::Float(&names::F32))
    }

    #[test]
    fn numbers_carry_their_types_except_in_lists() {
        let one = Attribute::Integer(1, i64_type());
        let float = Attribute::Float(u64::from(1.5f32.to_bits()), f32_type());
        assert_eq!(one.to_string(), "1 : i64");
        assert_eq!(float.to_string(), "1.500000e+00 : f32");
        let list = Attribute::Array(vec![one, Attribute::Integer(-1, integer_type(8)), float]);
        assert_eq!(list.to_string(), "[1, -1 : i8, 1.500000e+00 : f32]");
    }

    #[test]
    fn dictionaries_are_sorted_and_units_are_bare() {
        let entries = [("mhlo.b", Attribute::Unit), ("c d", Attribute::Boolean(true))];
        let entries = entries.into_iter().map(|(name, value)| (name.to_string(), value)).collect();
        assert_eq!(Attribute::Dictionary(entries).to_string(), "{\"c d\" = true, mhlo.b}");
    }

    #[test]
    fn strings_and_symbols_are_escaped_as_mlir_escapes() {
        let text = Attribute::String("q\"uo\\te\n\t€\u{7f}".into());
        assert_eq!(text.to_string(), r#""q\22uo\\te\0A\09\E2\82\AC\7F""#);
        let path = Attribute::Symbol(vec!["foo".into(), "b ar".into(), "<lambda>".into()]);
        assert_eq!(path.to_string(), "@foo::@\"b ar\"::@\"<lambda>\"");
        assert_eq!(Symbol("add_n.impl$1").to_string(), "@add_n.impl$1");
        assert_eq!(Symbol("1").to_string(), "@\"1\"");
    }

    #[test]
    fn dense_arrays_show_their_element_type() {
        let array = |element, codes: &[u64]| Attribute::DenseArray(element, codes.into());
        let i8_type = ElementType::Integer(IntegerType { width: 8, signed: true });
        assert_eq!(array(i8_type.clone(), &[255, 1]).to_string(), "array<i8: -1, 1>");
        assert_eq!(array(i8_type, &[]).to_string(), "array<i8>");
        assert_eq!(array(ElementType::Boolean, &[1, 0]).to_string(), "array<i1: true, false>");
        let f8 = ElementType::Float(FloatFormat::parse("f8E4M3FN").unwrap());
        assert_eq!(array(f8, &[0x7F, 0x38]).to_string(), "array<f8E4M3FN: 0x7F, 1.000000e+00>");
    }

    #[test]
    fn types_are_written_with_encodings() {
        let encoding = Box::new(Attribute::Opaque("#stablehlo.bounds<?, 4>".into()));
        let mut tensor = TensorType::new(&[2], ElementType::Boolean);
        tensor.shape.push(crate::ir::Dimension::Dynamic);
        tensor.encoding = Some(encoding);
        let tensor = Type::Tensor(tensor);
        assert_eq!(tensor.to_string(), "tensor<2x?xi1, #stablehlo.bounds<?, 4>>");
        let inner = FunctionType { inputs: vec![], results: vec![tensor, Type::Token] };
        let outer = FunctionType {
            inputs: vec![Type::Tuple(vec![])],
            results: vec![Type::Function(Box::new(inner))],
        };
        assert_eq!(
            outer.to_string(),
            "(tuple<>) -> (() -> (tensor<2x?xi1, #stablehlo.bounds<?, 4>>, !stablehlo.token))"
        );
    }

    #[test]
    fn locations_nest() {
        let place = |line| Arc::new(Location::File { file: "f.py".into(), line, column: 2 });
        let name = Location::Name("x".into(), Some(place(3)));
        let metadata = Some(Box::new(Attribute::String("m".into())));
        let fused = Location::Fused(metadata, vec![place(1), Arc::new(Location::Unknown)]);
        let site = Location::CallSite(Arc::new(name), Arc::new(fused));
        assert_eq!(
            site.to_string(),
            "callsite(\"x\"(\"f.py\":3:2) at fused<\"m\">[\"f.py\":1:2, unknown])"
        );
    }

    #[test]
    fn a_place_in_short_is_a_name_a_file_and_a_line() {
        let file = Arc::new(Location::File { file: "f.py".into(), line: 3, column: 2 });
        let nowhere = Arc::new(Location::Unknown);
        let short = |location: Location| location.short().expect("a place");
        assert_eq!(short(Location::Name("x".into(), Some(Arc::clone(&file)))), "x at f.py:3");
        assert_eq!(short(Location::Name("x".into(), Some(Arc::clone(&nowhere)))), "x");
        assert_eq!(short(Location::CallSite(Arc::clone(&nowhere), Arc::clone(&file))), "f.py:3");
        assert_eq!(short(Location::Fused(None, vec![Arc::clone(&nowhere), file])), "f.py:3");
        assert_eq!(short(Location::Opaque("\"f.py\":1:2 to 3:4".into())), "f.py:1");
        assert_eq!(short(Location::Opaque("#own.place".into())), "#own.place");
        let doubled = (0..40).fold(nowhere, |part, _| {
            Arc::new(Location::Fused(None, vec![Arc::clone(&part), part]))
        });
        assert_eq!(doubled.short(), None);
    }

    #[test]
    fn the_excerpt_of_a_place_that_doubles_forty_times_is_short() {
        let mut place = Arc::new(Location::Name("f".into(), None));
        for _ in 0..40 {
            place = Arc::new(Location::CallSite(Arc::clone(&place), place));
        }
        let excerpt = place.excerpt();
        assert!(excerpt.starts_with("callsite(callsite(") && excerpt.len() < 500, "{excerpt}");
        assert_eq!(Location::Name("f".into(), None).excerpt(), "\"f\"");
    }

    #[test]
    fn dense_elements_carry_their_type() {
        let element = ElementType::Float(&names::F32);
        let elements = Tensor::splat(element.clone(), &[], u128::from(2.0f32.to_bits()));
        let ty = TensorType::new(&[2, 3], element);
        let dense = DenseElements { ty, elements, splat: true };
        assert_eq!(dense.to_string(), "dense<2.000000e+00> : tensor<2x3xf32>");
    }
}
