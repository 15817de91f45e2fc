//! Elements as text: `1,2.5,(3,4)` of a type that is spelled, `1` and `[[1, 2], [3, 4]]` of the program's.

use super::spelling::{excerpt, misfit_of_scales, usage};
use crate::access::Refusal;
use crate::ir::{TensorType, Type};
use crate::numeric::{ComplexPart, ElementType, FloatFormat, IntegerType};
use crate::tensor::Tensor;

/// A tensor of a type from its elements in row-major order: as many as the type has, or one for all.
pub fn listed(ty: &TensorType, elements: &str) -> Result<Tensor, Refusal> {
    row_major(ty, elements).map_err(|error| with_commas_named(error, ty, elements, row_major))
}

/// An error of reading elements, with what to write if only commas between them are missing, or brackets around lists.
fn with_commas_named(
    error: Refusal,
    ty: &TensorType,
    elements: &str,
    read: fn(&TensorType, &str) -> Result<Tensor, Refusal>,
) -> Refusal {
    let meant = with_commas(elements);
    match meant != elements && read(ty, &meant).is_ok() {
        true => {
            let lists = match meant.starts_with('[') {
                true => " and lists, and several lists stand in one",
                false => "",
            };
            let (given, meant) = (excerpt(elements), excerpt(&meant));
            usage(format!("'{given}': commas separate elements{lists}: write {meant}"))
        }
        false => error,
    }
}

/// Elements and lists with commas between them, where blanks, semicolons and brackets separate them, and brackets around
/// several lists.
fn with_commas(elements: &str) -> String {
    let mut text = String::with_capacity(elements.len());
    let (mut depth, mut lists, mut in_parts, mut separates) = (0usize, 0, false, false);
    for character in elements.chars() {
        if (character.is_whitespace() || matches!(character, ',' | ';')) && !in_parts {
            separates = true;
            continue;
        }
        let follows = text.chars().next_back().is_some_and(|last| last != '[');
        if follows && character != ']' && (separates || character == '[' || text.ends_with(']')) {
            text.push(',');
        }
        separates = false;
        match character {
            '[' => {
                lists += u32::from(depth == 0);
                depth += 1;
            }
            ']' => depth = depth.saturating_sub(1),
            '(' => in_parts = true,
            ')' => in_parts = false,
            _ => {}
        }
        text.push(character);
    }
    if lists > 1 { format!("[{text}]") } else { text }
}

fn row_major(ty: &TensorType, elements: &str) -> Result<Tensor, Refusal> {
    let shape = ty.static_shape().ok_or_else(|| usage("the type of listed elements has no '?'"))?;
    let len = ty.static_len().ok_or_else(|| usage("the type has too many elements"))?;
    let codes: Vec<u128> = split_elements(elements)
        .map(|element| element_code(&ty.element, element))
        .collect::<Result<_, _>>()?;
    match codes.as_slice() {
        [code] => Tensor::try_splat(ty.element.clone(), &shape, *code)
            .map_err(|error| usage(error.to_string())),
        codes if codes.len() == len => {
            Ok(Tensor::from_wide_codes(ty.element.clone(), &shape, codes.iter().copied()))
        }
        codes => {
            let found = codes.len();
            let ty = Type::Tensor(ty.clone());
            Err(usage(format!("{ty} takes {len} elements, found {found}")))
        }
    }
}

/// Whether a text can be elements without a type: a number, a truth value or a list in brackets.
pub fn is_written(spelled: &str) -> bool {
    let first = spelled.split(',').next().unwrap_or_default().trim();
    let word = first.trim_start_matches(['-', '+']).to_ascii_lowercase();
    spelled.starts_with('[')
        || spelled.starts_with('(')
        || word.starts_with(|first: char| first.is_ascii_digit() || first == '.')
        || ["true", "false", "inf", "infinity", "nan"].contains(&word.as_str())
}

/// A tensor of the program's type from one element for all, or from lists in brackets, whose shape has to be
/// that of the type.
pub fn written(ty: &TensorType, spelled: &str) -> Result<Tensor, Refusal> {
    if spelled.starts_with('[') {
        return in_lists(ty, spelled)
            .map_err(|error| with_commas_named(error, ty, spelled, in_lists));
    }
    match ty.static_shape() {
        Some(_) => listed(ty, spelled),
        None => Err(without_shape(ty, spelled)),
    }
}

/// The error of elements without brackets for a type whose shape is not known.
fn without_shape(ty: &TensorType, spelled: &str) -> Refusal {
    let (count, shown) = (split_elements(spelled).count(), excerpt(spelled));
    let sizes: Vec<String> = match ty.rank() {
        1 => vec![count.to_string()],
        _ => ty.shape.iter().map(|size| size.size().unwrap_or(2).to_string()).collect(),
    };
    let (example, element) = (sizes.join("x"), &ty.element);
    let list = if ty.rank() == 1 { format!(", or a list: [{shown}]") } else { String::new() };
    let ty = Type::Tensor(ty.clone());
    usage(format!(
        "the program has {ty} here: write the shape, too, as in {example}x{element}={shown}{list}"
    ))
}

fn in_lists(ty: &TensorType, spelled: &str) -> Result<Tensor, Refusal> {
    let element = &ty.element;
    let mut list =
        List { element, rest: spelled, shape: Vec::new(), innermost: None, codes: Vec::new() };
    list.read(0)?;
    if !list.rest.trim().is_empty() {
        return Err(usage(format!("'{}' follows the list", excerpt(list.rest.trim()))));
    }
    let List { mut shape, codes, .. } = list;
    // an empty list says nothing of the sizes behind its own
    if let Some(whole) = ty.static_shape().filter(|_| shape.ends_with(&[0]))
        && whole.starts_with(&shape)
    {
        shape = whole;
    }
    let tensor = Tensor::from_wide_codes(ty.element.clone(), &shape, codes);
    if !ty.admits(&shape) {
        let found = Type::Tensor(TensorType::new(&shape, ty.element.clone()));
        let (ty, scales) = (Type::Tensor(ty.clone()), misfit_of_scales(ty, &shape));
        return Err(usage(format!("the program has {ty} here, the list given is {found}{scales}")));
    }
    Ok(tensor)
}

/// The state of reading a list in brackets.
struct List<'s> {
    element: &'s ElementType,
    rest: &'s str,
    /// The size of the first list at each depth.
    shape: Vec<usize>,
    /// The depth of the elements, known from the first element on.
    innermost: Option<usize>,
    codes: Vec<u128>,
}

/// How deep lists may be nested.
const DEEPEST: usize = 64;

impl List<'_> {
    /// Reads the list that the rest begins with, at this depth of nesting.
    fn read(&mut self, depth: usize) -> Result<(), Refusal> {
        if depth == DEEPEST {
            return Err(usage("the lists are too deep"));
        }
        self.rest = self.rest.trim_start()[1..].trim_start();
        let is_first = self.shape.len() == depth;
        if is_first {
            self.shape.push(0);
        }
        let mut count = 0;
        while !self.rest.starts_with(']') {
            let is_list = self.rest.starts_with('[');
            let fits = match self.innermost {
                Some(innermost) => is_list == (depth < innermost),
                None => is_list || self.shape.len() == depth + 1,
            };
            match (fits, is_list) {
                (false, _) => return Err(usage("a list has lists and elements side by side")),
                (true, true) => self.read(depth + 1)?,
                (true, false) => {
                    self.innermost = Some(depth);
                    self.read_element()?;
                }
            }
            count += 1;
            self.rest = self.rest.trim_start();
            match self.rest.strip_prefix(',') {
                Some(rest) => self.rest = rest.trim_start(),
                None if self.rest.starts_with(']') => {}
                None if self.rest.is_empty() => return Err(usage("a list has no ']'")),
                None => {
                    return Err(usage(format!(
                        "expected ',' or ']' before '{}'",
                        excerpt(self.rest)
                    )));
                }
            }
        }
        self.rest = &self.rest[1..];
        if is_first {
            self.shape[depth] = count;
        }
        match self.shape[depth] == count {
            true => Ok(()),
            false => Err(usage(format!(
                "the lists are ragged: one has {}, another {count} entries",
                self.shape[depth]
            ))),
        }
    }

    fn read_element(&mut self) -> Result<(), Refusal> {
        let end = match self.rest.starts_with('(') {
            true => self.rest.find(')').map(|at| at + 1),
            false => self.rest.find([',', ']']),
        };
        let end = end.ok_or_else(|| usage("a list has no ']'"))?;
        let (element, rest) = self.rest.split_at(end);
        self.codes.push(element_code(self.element, element.trim())?);
        self.rest = rest;
        Ok(())
    }
}

/// The elements of a text, which commas outside parentheses separate.
fn split_elements(elements: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0usize;
    let at_comma = move |character: char| {
        match character {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        character == ',' && depth == 0
    };
    let empty = elements.trim().is_empty();
    elements.split(at_comma).map(str::trim).filter(move |_| !empty)
}

/// The code of one element. Unlike MLIR's literals, floats may be written without a point.
pub fn element_code(element: &ElementType, spelled: &str) -> Result<u128, Refusal> {
    let code = match element {
        ElementType::Boolean => boolean_code(spelled),
        ElementType::Integer(integer) => integer_code(*integer, spelled),
        ElementType::Index => integer_code(IntegerType { width: 64, signed: true }, spelled),
        ElementType::Float(format) => float_code(format, spelled),
        ElementType::Complex(part) => complex_code(*part, spelled),
        ElementType::Quantized(quantized) => {
            integer_code(quantized.storage, spelled).filter(|&code| quantized.has_code(code))
        }
    };
    code.ok_or_else(|| usage(format!("'{}' is no {element}", excerpt(spelled))))
}

fn boolean_code(spelled: &str) -> Option<u128> {
    match spelled {
        "true" | "1" => Some(1),
        "false" | "0" => Some(0),
        _ => None,
    }
}

/// The code of an integer that is a value of the type, or a code of it (200 is -56 as an i8).
fn integer_code(integer: IntegerType, spelled: &str) -> Option<u128> {
    let value = match spelled.strip_prefix("0x").or_else(|| spelled.strip_prefix("0X")) {
        Some(digits) => i128::from(u64::from_str_radix(digits, 16).ok()?),
        None => spelled.parse::<i128>().ok()?,
    };
    let low = if integer.signed { -(1i128 << (integer.width - 1)) } else { 0 };
    let fits = (low..1i128 << integer.width).contains(&value);
    fits.then_some(value as u128 & ((1u128 << integer.width) - 1))
}

fn float_code(format: &FloatFormat, spelled: &str) -> Option<u128> {
    if let Some(digits) = spelled.strip_prefix("0x").or_else(|| spelled.strip_prefix("0X")) {
        let code = u64::from_str_radix(digits, 16).ok()?;
        return (code <= format.code_mask()).then_some(u128::from(code));
    }
    let value: f64 = spelled.parse().ok()?;
    let word = !spelled.contains(|c: char| c.is_ascii_digit());
    let held =
        (!value.is_nan() || format.has_nan()) && (!value.is_infinite() || format.has_infinity());
    (held || !word).then(|| u128::from(format.literal(value).code))
}

fn complex_code(part: ComplexPart, spelled: &str) -> Option<u128> {
    let format = FloatFormat::parse(part.name()).ok()?;
    let parts = spelled.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
    let (real, imaginary) = match parts {
        Some(parts) => parts.split_once(',')?,
        None => (spelled, "0"),
    };
    let real = float_code(format, real.trim())?;
    Some(real | float_code(format, imaginary.trim())? << format.width)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(ty: &str, spelled: &str) -> Result<(Vec<usize>, Vec<u128>), String> {
        let Ok(Type::Tensor(ty)) = crate::syntax::parse_type(ty) else { panic!("a tensor type") };
        let tensor = written(&ty, spelled).map_err(|error| error.message)?;
        let codes = (0..tensor.len()).map(|index| tensor.code(index)).collect();
        Ok((tensor.shape().to_vec(), codes))
    }

    #[test]
    fn one_element_fills_all() {
        assert_eq!(read("tensor<2xi8>", "-1").unwrap(), (vec![2], vec![255, 255]));
        assert_eq!(read("tensor<i1>", "true").unwrap(), (vec![], vec![1]));
        assert_eq!(read("tensor<2xi1>", "true,false").unwrap(), (vec![2], vec![1, 0]));
        let unknown = |ty: &str| read(ty, "1,2,3").unwrap_err();
        assert!(unknown("tensor<?xi8>").contains("as in 3xi8=1,2,3, or a list: [1,2,3]"));
        assert!(unknown("tensor<?x3xi8>").contains("write the shape, too, as in 2x3xi8=1,2,3"));
        assert!(read("tensor<i8>", "1.5").unwrap_err().contains("'1.5' is no i8"));
    }

    #[test]
    fn lists_may_begin_with_a_word() {
        assert!(is_written("true,false") && is_written("-inf, 1.0") && is_written("nan,nan"));
        assert!(!is_written("truth,1") && !is_written("x,true"));
    }

    #[test]
    fn lists_have_the_shape_of_the_type() {
        let square = read("tensor<2x?xi8>", "[[1, 2], [3, 0x7F]]").unwrap();
        assert_eq!(square, (vec![2, 2], vec![1, 2, 3, 127]));
        assert_eq!(read("tensor<0xi8>", "[]").unwrap(), (vec![0], vec![]));
        assert_eq!(read("tensor<0x4xi8>", "[]").unwrap(), (vec![0, 4], vec![]));
        assert_eq!(read("tensor<2x0x3xi8>", "[[], []]").unwrap(), (vec![2, 0, 3], vec![]));
        assert!(read("tensor<0x?xi8>", "[]").unwrap_err().contains("list given is tensor<0xi8>"));
        assert!(read("tensor<2x0xi8>", "[]").unwrap_err().contains("list given is tensor<0xi8>"));
        let complex = read("tensor<2xcomplex<f32>>", "[(1,0), 0]").unwrap();
        assert_eq!(complex, (vec![2], vec![0x3F80_0000, 0]));
        assert!(read("tensor<3xi8>", "[1,2]").unwrap_err().contains("tensor<2xi8>"));
    }

    #[test]
    fn lacking_commas_are_named_with_what_to_write() {
        let meant = |spelled: &str| {
            let message = read("tensor<2x3xi8>", spelled).unwrap_err();
            message.split_once("write ").unwrap_or_else(|| panic!("{message}")).1.to_string()
        };
        for rows in ["[1 2 3][4 5 6]", "[1,2,3],[4,5,6]", "[[1 2 3] [4 5 6]]", "[[1 2 3]; [4;5 6]]"]
        {
            assert_eq!(meant(rows), "[[1,2,3],[4,5,6]]", "{rows}");
        }
        assert_eq!(meant("1 2 3  4 5 6"), "1,2,3,4,5,6");
        let complex = read("tensor<2xcomplex<f32>>", "(1, 2) (3, 4)").unwrap_err();
        assert!(complex.ends_with("write (1, 2),(3, 4)"), "{complex}");
        // commas alone do not mend these
        assert!(read("tensor<2x3xi8>", "1 2").unwrap_err().contains("'1 2' is no i8"));
        assert!(read("tensor<2xi8>", "1 x").unwrap_err().contains("'1 x' is no i8"));
    }

    #[test]
    fn faults_of_lists_are_named() {
        let refused = |spelled: &str| read("tensor<2x2xi8>", spelled).unwrap_err();
        assert!(refused("[[1,2],[3]]").contains("ragged"));
        assert!(refused("[[1,2],3]").contains("side by side"));
        assert!(refused("[1,[2]]").contains("side by side"));
        assert!(refused("[[1,2],[3,4").contains("no ']'"));
        assert!(refused("[[1,2],[3,4]] x").contains("follows the list"));
        assert!(refused("[[1x],[3,4]]").contains("is no i8"));
        assert!(refused(&"[".repeat(100_000)).contains("too deep"));
    }
}
