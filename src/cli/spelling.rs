//! The spellings of a value on the command line, for `--input`, `--args` and `--expect`.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::terminal::Status;
use crate::diagnostic::Diagnostic;
use crate::ir::{DenseElements, TensorType, Type};
use crate::numeric::{ComplexPart, ElementType, FloatFormat, IntegerType};
use crate::ops::exchange::ProcessId;
use crate::syntax;
use crate::tensor::allocation::TooLarge;
use crate::tensor::{Mapped, Tensor, npy, packing};

/// A value as spelled, before it is known for which argument or result it is.
#[derive(Debug, Clone)]
pub struct Spelled {
    /// The process that it is for, where given; else it is for every one.
    pub process: Option<ProcessId>,
    /// The argument's name, where given, without `%`.
    pub name: Option<String>,
    value: Spelling,
}

#[derive(Debug, Clone)]
enum Spelling {
    Literal(DenseElements),
    Elements(Tensor),
    Npy(PathBuf),
    Raw(TensorType, PathBuf),
    Packed(TensorType, PathBuf),
}

/// Why a value cannot be had, and the exit status that means.
#[derive(Debug, thiserror::Error)]
#[error("{message}")]
pub struct SpellingError {
    /// What is wrong.
    pub message: String,
    /// Usage, or I/O.
    pub status: Status,
}

impl SpellingError {
    /// The same, said of a flag.
    pub fn at(self, flag: &str) -> SpellingError {
        SpellingError { message: format!("{flag}: {}", self.message), ..self }
    }
}

fn usage(message: impl Into<String>) -> SpellingError {
    SpellingError { message: message.into(), status: Status::Usage }
}

fn too_large(error: TooLarge) -> SpellingError {
    usage(error.to_string())
}

/// Reads one spelling, with the process that it is for, if that is said.
pub fn parse(spelled: &str) -> Result<Spelled, SpellingError> {
    match process_tag(spelled) {
        Some((process, rest)) => {
            let spelled = parse_untagged(rest)?;
            Ok(Spelled { process: Some(process), ..spelled })
        }
        None => parse_untagged(spelled),
    }
}

/// `0,1:` before a value.
fn process_tag(spelled: &str) -> Option<(ProcessId, &str)> {
    let (tag, rest) = spelled.split_once(':')?;
    let (replica, partition) = tag.split_once(',')?;
    let number = |text: &str| {
        let text = text.trim();
        text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
    };
    Some((ProcessId { replica: number(replica)?, partition: number(partition)? }, rest))
}

fn parse_untagged(spelled: &str) -> Result<Spelled, SpellingError> {
    let spelled = spelled.trim();
    if let Some(path) = spelled.strip_prefix('@') {
        return Ok(Spelled { process: None, name: None, value: Spelling::Npy(path.into()) });
    }
    if is_literal(spelled) {
        let dense = syntax::parse_dense(spelled).map_err(in_literal)?;
        return Ok(Spelled { process: None, name: None, value: Spelling::Literal(dense) });
    }
    let unknown = || {
        usage(format!(
            "'{}' is no value: it is neither dense<…> : tensor<…>, TYPE=…, @FILE nor NAME=…",
            excerpt(spelled)
        ))
    };
    let (left, right) = spelled.split_once('=').ok_or_else(unknown)?;
    if let Some(ty) = tensor_type(left) {
        return Ok(Spelled { process: None, name: None, value: typed(ty, right)? });
    }
    if !is_name(left.trim()) {
        return Err(unknown());
    }
    let is_value = right.trim_start().starts_with('@') || is_literal(right.trim_start());
    if !is_value && right.split_once('=').and_then(|(ty, _)| tensor_type(ty)).is_none() {
        return Err(unknown());
    }
    let value = parse_untagged(right)?;
    Ok(Spelled { name: Some(left.trim().trim_start_matches('%').into()), ..value })
}

/// Reads the official tool's `--args`: `[dense<…> : …, …]` or `@a.npy,@b.npy`.
pub fn parse_list(spelled: &str) -> Result<Vec<Spelled>, SpellingError> {
    let spelled = spelled.trim();
    if spelled.starts_with('@') {
        return spelled.split(',').map(parse).collect();
    }
    if !spelled.starts_with('[') {
        return Err(usage("expected a list: '[dense<…> : tensor<…>, …]' or @a.npy,@b.npy"));
    }
    let literals = syntax::parse_dense_list(spelled).map_err(in_literal)?;
    Ok(literals
        .into_iter()
        .map(|dense| Spelled { process: None, name: None, value: Spelling::Literal(dense) })
        .collect())
}

impl Spelled {
    /// The value as a tensor of the type that the program has at this place. Codes of a quantized
    /// type may be given as integers of its storage type.
    pub fn load(&self, expected: &TensorType) -> Result<Tensor, SpellingError> {
        let tensor = match &self.value {
            Spelling::Literal(dense) => dense.try_to_tensor().map_err(too_large)?,
            Spelling::Elements(tensor) => tensor.clone(),
            Spelling::Npy(path) => read_npy(path, &expected.element)?,
            Spelling::Raw(ty, path) => read_raw(path, ty)?,
            Spelling::Packed(ty, path) => read_packed(path, ty, ty.element.bits())?,
        };
        let fits = tensor.element() == &expected.element && expected.admits(tensor.shape());
        if fits {
            return Ok(tensor);
        }
        if *tensor.element() == expected.element.stored() && expected.admits(tensor.shape()) {
            return Ok(tensor.with_element(expected.element.clone()));
        }
        let found = Type::Tensor(TensorType::new(tensor.shape(), tensor.element().clone()));
        let expected = Type::Tensor(expected.clone());
        Err(usage(format!("the program has {expected} here, the value given is {found}")))
    }
}

impl Spelled {
    /// The value as a tensor of the type that it is spelled with. An npy file's elements are of type
    /// `element`; without one, of the float type that the file states. Packed elements take
    /// `packed_bits` bits, where given.
    pub fn load_as(
        &self,
        element: Option<&ElementType>,
        packed_bits: Option<u32>,
    ) -> Result<Tensor, SpellingError> {
        match &self.value {
            Spelling::Literal(dense) => dense.try_to_tensor().map_err(too_large),
            Spelling::Elements(tensor) => Ok(tensor.clone()),
            Spelling::Raw(ty, path) => read_raw(path, ty),
            Spelling::Packed(ty, path) => {
                read_packed(path, ty, packed_bits.unwrap_or(ty.element.bits()))
            }
            Spelling::Npy(path) => match element {
                Some(element) => read_npy(path, element),
                None => read_own_npy(path),
            },
        }
    }
}

fn read_own_npy(path: &Path) -> Result<Tensor, SpellingError> {
    let file = open(path)?;
    let stored = npy::stored(&file, 0..file.len()).map_err(|error| file_error(path, error))?;
    match stored.stated().known() {
        Some(element @ ElementType::Float(_)) => {
            stored.read(element).map_err(|error| file_error(path, error))
        }
        _ => Err(usage(format!(
            "{}: holds {}: of which type? say --type TYPE",
            path.display(),
            stored.stated()
        ))),
    }
}

fn read_packed(path: &Path, ty: &TensorType, bits: u32) -> Result<Tensor, SpellingError> {
    let shape = ty.static_shape().ok_or_else(|| usage("a raw file's type has no '?'"))?;
    let tensor = packing::unpack(&open(path)?, &ty.element, &shape, bits);
    tensor.map_err(|error| file_error(path, error))
}

fn open(path: &Path) -> Result<Arc<Mapped>, SpellingError> {
    Mapped::open(path).map(Arc::new).map_err(|error| unreadable(path, error))
}

fn unreadable(path: &Path, error: io::Error) -> SpellingError {
    SpellingError {
        message: format!("cannot read {}: {error}", path.display()),
        status: Status::Io,
    }
}

fn file_error(path: &Path, error: impl std::error::Error) -> SpellingError {
    SpellingError { message: format!("{}: {error}", path.display()), status: Status::Io }
}

fn read_npy(path: &Path, element: &ElementType) -> Result<Tensor, SpellingError> {
    npy::read(&open(path)?, element).map_err(|error| file_error(path, error))
}

fn read_raw(path: &Path, ty: &TensorType) -> Result<Tensor, SpellingError> {
    let shape = ty.static_shape().ok_or_else(|| usage("a raw file's type has no '?'"))?;
    npy::read_raw(&open(path)?, &ty.element, &shape).map_err(|error| file_error(path, error))
}

/// A literal's error as one of usage.
fn in_literal(diagnostic: Diagnostic) -> SpellingError {
    usage(match diagnostic.span {
        Some(span) => format!("{} (at byte {})", diagnostic.message, span.start + 1),
        None => diagnostic.message,
    })
}

/// `2x2xf32` or `tensor<2x2xf32>` as a type.
fn tensor_type(spelled: &str) -> Option<TensorType> {
    let spelled = spelled.trim();
    let parse = |spelled: &str| match syntax::parse_type(spelled) {
        Ok(Type::Tensor(ty)) => Some(ty),
        _ => None,
    };
    parse(spelled).or_else(|| parse(&format!("tensor<{spelled}>")))
}

fn is_literal(spelled: &str) -> bool {
    spelled.strip_prefix("dense").is_some_and(|rest| rest.trim_start().starts_with('<'))
}

fn is_name(spelled: &str) -> bool {
    let name = spelled.strip_prefix('%').unwrap_or(spelled);
    !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || "_$.-".contains(c))
}

fn typed(ty: TensorType, elements: &str) -> Result<Spelling, SpellingError> {
    if let Some(path) = elements.trim().strip_prefix('@') {
        return Ok(match path.strip_prefix("packed:") {
            Some(path) => Spelling::Packed(ty, path.into()),
            None => Spelling::Raw(ty, path.into()),
        });
    }
    let shape = ty.static_shape().ok_or_else(|| usage("the type of listed elements has no '?'"))?;
    let len = ty.static_len().ok_or_else(|| usage("the type has too many elements"))?;
    let codes: Vec<u128> = split_elements(elements)
        .map(|element| element_code(&ty.element, element))
        .collect::<Result<_, _>>()?;
    let tensor = match codes.as_slice() {
        [code] => Tensor::try_splat(ty.element.clone(), &shape, *code).map_err(too_large)?,
        codes if codes.len() == len => {
            Tensor::from_wide_codes(ty.element.clone(), &shape, codes.iter().copied())
        }
        codes => {
            let found = codes.len();
            return Err(usage(format!("{} takes {len} elements, found {found}", Type::Tensor(ty))));
        }
    };
    Ok(Spelling::Elements(tensor))
}

/// The elements between commas outside parentheses.
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
fn element_code(element: &ElementType, spelled: &str) -> Result<u128, SpellingError> {
    let code = match element {
        ElementType::Boolean => boolean_code(spelled),
        ElementType::Integer(integer) => integer_code(*integer, spelled),
        ElementType::Index => integer_code(IntegerType { width: 64, signed: true }, spelled),
        ElementType::Float(format) => float_code(format, spelled),
        ElementType::Complex(part) => complex_code(*part, spelled),
        ElementType::Quantized(quantized) => integer_code(quantized.storage, spelled),
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

/// An integer that is a value of the type, or a code of it (200 is -56 as an i8).
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

fn excerpt(spelled: &str) -> String {
    match spelled.char_indices().nth(40) {
        Some((at, _)) => format!("{}…", &spelled[..at]),
        None => spelled.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tensor(spelled: &str, ty: &str) -> Result<Tensor, String> {
        let ty = tensor_type(ty).expect("a type");
        let spelled = parse(spelled).map_err(|error| error.message)?;
        spelled.load(&ty).map_err(|error| error.message)
    }

    fn codes(spelled: &str, ty: &str) -> Vec<u128> {
        let tensor = tensor(spelled, ty).unwrap();
        (0..tensor.len()).map(|index| tensor.code(index)).collect()
    }

    #[test]
    fn listed_elements_have_the_types_codes() {
        assert_eq!(codes("2x2xi8=1,-1,200,0x7F", "2x2xi8"), [1, 255, 200, 127]);
        assert_eq!(codes("2xf32=1,-0.5", "2xf32"), [0x3F80_0000, 0xBF00_0000]);
        assert_eq!(codes("3xf8E4M3FN=1e0,0x7F,500", "3xf8E4M3FN"), [0x38, 0x7F, 0x7F]);
        assert_eq!(codes("2xi1=true,0", "2xi1"), [1, 0]);
        assert_eq!(codes("complex<f32>=(1,2)", "complex<f32>"), [0x4000_0000_3F80_0000]);
    }

    #[test]
    fn one_element_fills_all() {
        assert_eq!(codes("3xf32=1", "3xf32"), [0x3F80_0000; 3]);
        assert_eq!(codes("0xf32=", "0xf32"), [0u128; 0]);
    }

    #[test]
    fn a_literal_may_have_a_name_in_front() {
        let spelled = parse("%x=dense<[1, 2]> : tensor<2xi32>").unwrap();
        assert_eq!(spelled.name.as_deref(), Some("x"));
        assert_eq!(codes("x=2xi32=5,6", "2xi32"), [5, 6]);
    }

    #[test]
    fn codes_of_quantized_types_are_integers() {
        let along = "?x2x!quant.uniform<i8:f32:1, {0.5, 0.25:3}>";
        assert_eq!(codes("3x2xi8=1,-2,3,4,5,6", along), [1, 254, 3, 4, 5, 6]);
        assert_eq!(codes("dense<[[1, -2]]> : tensor<1x2xi8>", along), [1, 254]);
        assert_eq!(codes(&format!("{}=7,8", along.replace('?', "1")), along), [7, 8]);
        assert!(tensor("1x2xui8=1,2", along).unwrap_err().contains("tensor<1x2xui8>"));
        let scales_for_two = "?x?x!quant.uniform<i8:f32:1, {0.5, 0.25}>";
        assert!(tensor("1x3xi8=1", scales_for_two).unwrap_err().contains("tensor<1x3xi8>"));
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        assert!(tensor("2xi8=1,256", "2xi8").unwrap_err().contains("'256' is no i8"));
        assert!(tensor("2xi8=1,2,3", "2xi8").unwrap_err().contains("takes 2 elements, found 3"));
        assert!(tensor("2xi8=1,2", "2xi16").unwrap_err().contains("tensor<2xi16>"));
        assert!(tensor("nonsense", "f32").unwrap_err().contains("is no value"));
        assert!(tensor("a b=1", "f32").unwrap_err().contains("is no value"));
        assert!(tensor("a=b=f32=1", "f32").unwrap_err().contains("is no value"));
        assert!(tensor("2xf99=1", "f32").unwrap_err().contains("'2xf99=1' is no value"));
    }

    #[test]
    fn one_element_for_more_than_memory_holds_is_refused() {
        let huge = "1125899906842624xf32";
        assert!(tensor(&format!("{huge}=1"), huge).unwrap_err().contains("fit into memory"));
        let literal = format!("dense<1.0> : tensor<{huge}>");
        assert!(tensor(&literal, huge).unwrap_err().contains("fit into memory"));
    }

    #[test]
    fn a_list_holds_literals_or_files() {
        assert_eq!(parse_list("[dense<1> : tensor<i8>, dense<2> : tensor<i8>]").unwrap().len(), 2);
        assert_eq!(parse_list("@a.npy,@b.npy").unwrap().len(), 2);
        assert!(parse_list("dense<1> : tensor<i8>").is_err());
    }
}
