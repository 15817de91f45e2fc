//! Signatures: the operands and results of a target, stated once for the check and for the documentation.
//!
//! `a: T[.., m, n], info: i32[..]` names operands or results with their element types and shapes. `T` is the
//! type of the routine, `R` that of its real numbers, `C` that of its complex ones, `*` any tensor (no
//! element of which is read). Sizes of one name are equal, and `..` stands for one list of dimensions
//! wherever it occurs.

use super::refusal;
use crate::ir::{OpView, TensorType, Type, Violation};
use crate::numeric::{ComplexPart, ElementType, FloatFormat, IntegerType, names};

/// The operands and results of a target.
#[derive(Debug, Clone)]
pub struct Signature {
    /// The text of the signature.
    pub text: &'static str,
    /// The operands.
    pub operands: Vec<Part>,
    /// The results.
    pub results: Vec<Part>,
}

/// An operand or result.
#[derive(Debug, Clone)]
pub struct Part {
    /// The name of the part.
    pub name: &'static str,
    element: Element,
    has_batch: bool,
    sizes: Vec<Size>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Element {
    Own,
    Real,
    Complex,
    Integer(IntegerType),
    Any,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Size {
    Named(&'static str),
    /// The smaller of two sizes.
    Least(&'static str, &'static str),
    /// A size minus one, or zero.
    OneLess(&'static str),
}

/// The known sizes, by their names.
#[derive(Debug, Clone, Default)]
pub struct Sizes {
    named: Vec<(&'static str, usize)>,
    batch: Option<Vec<Option<usize>>>,
}

impl Sizes {
    /// The size of this name, if it is known.
    pub fn known(&self, name: &str) -> Option<usize> {
        self.named.iter().find(|(known, _)| *known == name).map(|&(_, size)| size)
    }

    /// The dimensions before those of a matrix, if all are known.
    pub fn batch(&self) -> Option<Vec<usize>> {
        self.batch.as_ref().map_or(Some(Vec::new()), |batch| batch.iter().copied().collect())
    }

    fn of(&self, size: Size) -> Option<usize> {
        match size {
            Size::Named(name) => self.known(name),
            Size::Least(a, b) => Some(self.known(a)?.min(self.known(b)?)),
            Size::OneLess(name) => Some(self.known(name)?.saturating_sub(1)),
        }
    }

    /// Takes in a size. The result is whether it agrees with the sizes that are known.
    fn take(&mut self, size: Size, found: usize) -> bool {
        match (size, self.of(size)) {
            (_, Some(known)) => known == found,
            (Size::Named(name), None) => {
                self.named.push((name, found));
                true
            }
            _ => true,
        }
    }

    fn take_batch(&mut self, found: &[Option<usize>]) -> bool {
        let batch = self.batch.get_or_insert_with(|| found.to_vec());
        if batch.len() != found.len() {
            return false;
        }
        batch.iter_mut().zip(found).all(|(known, &found)| {
            *known = known.or(found);
            found.is_none_or(|found| *known == Some(found))
        })
    }
}

impl Part {
    /// Takes in the sizes of a shape. The result is whether they agree with the known sizes.
    pub fn fit(&self, shape: &[Option<usize>], sizes: &mut Sizes) -> bool {
        if self.element == Element::Any {
            return true;
        }
        let Some(lead) = shape.len().checked_sub(self.sizes.len()) else { return false };
        let (batch, own) = shape.split_at(lead);
        let fits_batch = if self.has_batch { sizes.take_batch(batch) } else { lead == 0 };
        let mut pairs = self.sizes.iter().zip(own);
        fits_batch && pairs.all(|(&size, found)| found.is_none_or(|found| sizes.take(size, found)))
    }

    /// The shape of this part, if all of its sizes are known.
    pub fn shape(&self, sizes: &Sizes) -> Option<Vec<usize>> {
        let mut shape = if self.has_batch { sizes.batch()? } else { Vec::new() };
        for &size in &self.sizes {
            shape.push(sizes.of(size)?);
        }
        Some(shape)
    }

    /// Whether the part is one number for the whole call, and not one for each member of a batch.
    pub fn is_scalar(&self) -> bool {
        !self.has_batch && self.sizes.is_empty() && self.element != Element::Any
    }

    /// Whether no element of the part is read or written.
    pub fn is_unused(&self) -> bool {
        self.element == Element::Any
    }

    /// The rows and columns of one member of the batch; a vector counts as a column.
    pub fn matrix(&self, sizes: &Sizes) -> Option<(usize, usize)> {
        Some(match *self.sizes.as_slice() {
            [rows, columns] => (sizes.of(rows)?, sizes.of(columns)?),
            [rows] => (sizes.of(rows)?, 1),
            _ => (1, 1),
        })
    }

    fn takes(&self, element: &ElementType, own: &ElementType) -> bool {
        match self.element {
            Element::Own => element == own,
            Element::Real => Some(element) == real_part(own).as_ref(),
            Element::Complex => Some(element) == complex_of(own).as_ref(),
            Element::Integer(integer) => *element == ElementType::Integer(integer),
            Element::Any => true,
        }
    }
}

impl Signature {
    /// Reads a signature, whose text is one of this crate's.
    pub fn parse(text: &'static str) -> Signature {
        let (operands, results) = text.split_once("->").unwrap_or((text, ""));
        Signature { text, operands: parts(operands), results: parts(results) }
    }

    /// Checks the types of a call, the routine's own type being one of `kinds` (`s`, `d`, `c`, `z` as in
    /// LAPACK's names; if empty, any float or complex type). The result is that type, and the sizes that are
    /// static.
    pub fn check(&self, view: &OpView<'_>, kinds: &str) -> Result<(ElementType, Sizes), Violation> {
        let refuse = |what: String| Err(refusal(view, format!("{what}; {}", self.expected(kinds))));
        let counts = (view.operand_types().len(), view.result_types().len());
        if counts != (self.operands.len(), self.results.len()) {
            return refuse(format!("there are {} operands and {} results", counts.0, counts.1));
        }
        let all = self.operands.iter().chain(&self.results);
        let all: Vec<(&Part, &Type)> =
            all.zip(view.operand_types().chain(view.result_types())).collect();
        let own = all.iter().find(|(part, _)| part.element == Element::Own);
        let own = own.and_then(|(_, ty)| ty.as_tensor()).map(|ty| ty.element.clone());
        let own = own.unwrap_or(ElementType::Boolean);
        let is_own =
            kinds.is_empty() && is_number(&own) || kinds.chars().any(|letter| is_of(&own, letter));
        let mut sizes = Sizes::default();
        for (index, (part, ty)) in all.iter().enumerate() {
            let fits = |ty: &TensorType, sizes: &mut Sizes| {
                let shape: Vec<Option<usize>> = ty.shape.iter().map(|size| size.size()).collect();
                part.takes(&ty.element, &own) && part.fit(&shape, sizes)
            };
            let is_right = part.element != Element::Own || is_own;
            if !is_right || !ty.as_tensor().is_some_and(|ty| fits(ty, &mut sizes)) {
                let name = part.name;
                return refuse(match index.checked_sub(counts.0) {
                    None => format!("operand {index}, {name}, is a {ty}"),
                    Some(index) => format!("result {index}, {name}, is a {ty}"),
                });
            }
        }
        // sizes may follow from others that became known later, so all are checked again
        let misfit = all.iter().find(|(part, ty)| {
            let shape = ty.as_tensor().map(|ty| ty.shape.iter().map(|size| size.size()).collect());
            !shape.is_some_and(|shape: Vec<_>| part.fit(&shape, &mut sizes.clone()))
        });
        match misfit {
            Some((part, ty)) => refuse(format!("{} is a {ty}", part.name)),
            None => Ok((own, sizes)),
        }
    }

    /// A description of the operands and results that are expected.
    fn expected(&self, kinds: &str) -> String {
        let own = match kinds {
            "" => "any float or complex type".to_string(),
            kinds => kinds.chars().map(type_name).collect::<Vec<_>>().join(" or "),
        };
        let explained =
            if self.text.contains("T[") { format!(", T being {own}") } else { String::new() };
        format!("expected {}{explained}", self.text)
    }
}

fn parts(text: &'static str) -> Vec<Part> {
    let mut parts = Vec::new();
    let (mut depth, mut start) = (0, 0);
    for (at, character) in text.char_indices().chain([(text.len(), ',')]) {
        match character {
            '[' | '(' => depth += 1,
            ']' | ')' => depth -= 1,
            ',' if depth == 0 => {
                parts.extend(part(text[start..at].trim()));
                start = at + 1;
            }
            _ => {}
        }
    }
    parts
}

fn part(text: &'static str) -> Option<Part> {
    let (name, ty) = text.split_once(": ")?;
    let (element, shape) = ty.split_once('[').unwrap_or((ty, ""));
    let shape = shape.trim_end_matches(']');
    let (has_batch, shape) = match shape.strip_prefix("..") {
        Some(rest) => (true, rest.trim_start_matches(", ")),
        None => (false, shape),
    };
    Some(Part { name, element: element_of(element), has_batch, sizes: sizes_of(shape) })
}

fn element_of(text: &str) -> Element {
    let integer = |width, signed| Element::Integer(IntegerType { width, signed });
    match text {
        "T" => Element::Own,
        "R" => Element::Real,
        "C" => Element::Complex,
        "i32" => integer(32, true),
        "ui32" => integer(32, false),
        "ui8" => integer(8, false),
        "*" => Element::Any,
        other => unreachable!("{other} is no element type of a signature"),
    }
}

fn sizes_of(text: &'static str) -> Vec<Size> {
    if let Some((before, rest)) = text.split_once("min(") {
        let (pair, after) = rest.split_once(')').unwrap_or((rest, ""));
        let (a, b) = pair.split_once(", ").unwrap_or((pair, pair));
        let mut sizes = sizes_of(before.trim_end_matches(", "));
        sizes.push(Size::Least(a, b));
        sizes.extend(sizes_of(after.trim_start_matches(", ")));
        return sizes;
    }
    let size = |word: &'static str| match word.strip_suffix("-1") {
        Some(name) => Size::OneLess(name),
        None => Size::Named(word),
    };
    text.split(", ").filter(|word| !word.is_empty()).map(size).collect()
}

fn is_number(element: &ElementType) -> bool {
    matches!(element, ElementType::Float(_) | ElementType::Complex(_))
}

/// Whether a type is the one that a letter of LAPACK's stands for.
fn is_of(element: &ElementType, kind: char) -> bool {
    match (element, kind) {
        (ElementType::Float(format), 's') => format.is_f32(),
        (ElementType::Float(format), 'd') => format.is_f64(),
        (ElementType::Complex(part), 'c') => *part == ComplexPart::F32,
        (ElementType::Complex(part), 'z') => *part == ComplexPart::F64,
        _ => false,
    }
}

fn type_name(kind: char) -> &'static str {
    match kind {
        's' => "f32",
        'd' => "f64",
        'c' => "complex<f32>",
        _ => "complex<f64>",
    }
}

fn real_part(element: &ElementType) -> Option<ElementType> {
    let float = |format: &'static FloatFormat| ElementType::Float(format);
    match element {
        ElementType::Float(format) => Some(float(format)),
        ElementType::Complex(ComplexPart::F32) => Some(float(&names::F32)),
        ElementType::Complex(ComplexPart::F64) => Some(float(&names::F64)),
        _ => None,
    }
}

fn complex_of(element: &ElementType) -> Option<ElementType> {
    match element {
        ElementType::Float(format) if format.is_f32() => {
            Some(ElementType::Complex(ComplexPart::F32))
        }
        ElementType::Float(format) if format.is_f64() => {
            Some(ElementType::Complex(ComplexPart::F64))
        }
        ElementType::Complex(part) => Some(ElementType::Complex(*part)),
        _ => None,
    }
}
