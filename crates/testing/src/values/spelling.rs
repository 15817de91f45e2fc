//! The spellings of a value on the command line, for `--input`, `--args` and `--expect`.

use super::element_text;
use super::tensor_files::{self, Entry, OwnType, TensorPath};
use crate::access::{Refusal, Status};
use crate::diagnostic::{Diagnostic, printable_line};
use crate::ir::{DenseElements, TensorType, Type};
use crate::numeric::{ElementType, Numerics};
use crate::ops::exchange::ProcessId;
use crate::syntax;
use crate::tensor::Tensor;
use crate::tensor::allocation::TooLarge;
use crate::tensor::made::Making;

/// A value as it is spelled, before its argument or result is known.
#[derive(Debug, Clone)]
pub struct Spelled {
    /// The process that the value is for, or `None` if it is for every process.
    pub process: Option<ProcessId>,
    /// The argument's name without `%`, if one is given.
    pub name: Option<String>,
    value: Spelling,
    /// The policies by which the values of a file are converted if its type is not the program's. If `None`,
    /// such a file is refused.
    cast: Option<Numerics>,
}

/// A value whose file is open, since a pipe can be read only once.
pub enum Opened {
    One(Box<Spelled>),
    /// Several tensors, with their names in the file.
    Several(Vec<(String, Spelled)>),
}

#[derive(Debug, Clone)]
enum Spelling {
    /// `dense<…> : tensor<…>`.
    Literal(DenseElements),
    /// `TYPE=1,2`.
    Elements(Tensor),
    /// `1`, `[1, 2]`: elements of the type that the program states.
    Written(String),
    /// `zeros`, `normal:7`, with or without a type.
    Made(Making, Option<TensorType>),
    /// `@FILE`, `@FILE:NAME`.
    File(String),
    /// A tensor of a file.
    Entry(Entry),
    /// `TYPE=@FILE`.
    Typed(TensorType, String),
    /// `TYPE=@packed:FILE`.
    Packed(TensorType, String),
}

/// A usage error of one line.
pub fn usage(message: impl AsRef<str>) -> Refusal {
    Refusal::new(printable_line(message.as_ref()), Status::Usage)
}

fn too_large(error: TooLarge) -> Refusal {
    usage(error.to_string())
}

/// Reads one spelling, with the process that it is for, if that is stated.
pub fn parse(spelled: &str) -> Result<Spelled, Refusal> {
    match process_tag(spelled) {
        Some((process, rest)) => {
            let spelled = parse_untagged(rest)?;
            Ok(Spelled { process: Some(process), ..spelled })
        }
        None => parse_untagged(spelled),
    }
}

/// The process of a tag `0,1:`, and the value behind the tag.
pub fn process_tag(spelled: &str) -> Option<(ProcessId, &str)> {
    let (tag, rest) = spelled.split_once(':')?;
    let (replica, partition) = tag.split_once(',')?;
    let number = |text: &str| {
        let text = text.trim();
        text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
    };
    Some((ProcessId { replica: number(replica)?, partition: number(partition)? }, rest))
}

fn parse_untagged(spelled: &str) -> Result<Spelled, Refusal> {
    let spelled = spelled.trim();
    if let Some(value) = unnamed(spelled)? {
        return Ok(Spelled { process: None, name: None, value, cast: None });
    }
    let Some(at) = first_equals(spelled) else { return Err(no_value(spelled)) };
    let (name, value) = (spelled[..at].trim(), spelled[at + 1..].trim());
    if !is_name(name) {
        return Err(no_value(spelled));
    }
    let value = unnamed(value)?.ok_or_else(|| no_value(spelled))?;
    let name = name.strip_prefix('%').unwrap_or(name);
    Ok(Spelled { process: None, name: Some(name.into()), value, cast: None })
}

/// Reads a value without a name; the result is `None` if the text is something else.
fn unnamed(spelled: &str) -> Result<Option<Spelling>, Refusal> {
    if let Some(path) = spelled.strip_prefix('@') {
        return Ok(Some(Spelling::File(path.into())));
    }
    if is_literal(spelled) {
        let dense = syntax::parse_dense(spelled).map_err(in_literal)?;
        return Ok(Some(Spelling::Literal(dense)));
    }
    if let Some((left, right)) = spelled.split_once('=')
        && let Some(ty) = tensor_type(left)
    {
        return typed(ty, right.trim()).map(Some);
    }
    if let Some(making) = Making::parse(spelled) {
        return Ok(Some(Spelling::Made(making.map_err(|wrong| usage(wrong.to_string()))?, None)));
    }
    if is_type(spelled) {
        return Err(usage(format!(
            "'{spelled}' is a type without a value: write {spelled}=zeros, {spelled}=1 (one element fills all), all \
             elements with commas between them, or {spelled}=@FILE"
        )));
    }
    let is_written = element_text::is_written(spelled) && first_equals(spelled).is_none();
    Ok((is_written && !is_file(spelled)).then(|| Spelling::Written(spelled.into())))
}

/// The position of the first `=` outside brackets and quotes.
pub fn first_equals(text: &str) -> Option<usize> {
    let (mut depth, mut quote) = (0usize, None);
    text.char_indices().find_map(|(at, character)| {
        match (character, quote) {
            (_, Some(open)) if character == open => quote = None,
            (_, Some(_)) => {}
            ('\'' | '"', None) => quote = Some(character),
            ('[' | '(' | '<', None) => depth += 1,
            (']' | ')' | '>', None) => depth = depth.saturating_sub(1),
            ('=', None) if depth == 0 => return Some(at),
            _ => {}
        }
        None
    })
}

/// Whether a text is the path of a file of tensors, or of a file or directory that exists.
fn is_file(spelled: &str) -> bool {
    let path = std::path::Path::new(spelled);
    let extension = path.extension().and_then(|extension| extension.to_str());
    matches!(extension, Some("npy" | "npz" | "safetensors" | "bin")) || path.exists()
}

fn no_value(spelled: &str) -> Refusal {
    let shown = excerpt(spelled);
    if is_file(spelled) && spelled.ends_with(".bin") {
        return usage(format!(
            "'{shown}' is no value: write TYPE=@{spelled}, as in 2x3xf32=@{spelled}, for the raw elements \
             in the file"
        ));
    }
    if is_file(spelled) {
        let what = match std::path::Path::new(spelled).is_dir() {
            true => "the tensors in the directory",
            false => "the tensor in the file",
        };
        return usage(format!("'{shown}' is no value: write @{spelled} for {what}"));
    }
    usage(format!(
        "'{shown}' is no value: it is neither dense<…> : tensor<…>, TYPE=…, @FILE, NAME=…, a number, a \
         list in brackets, nor zeros, ones, iota, normal:SEED or uniform:SEED"
    ))
}

/// Reads the official tool's `--args`: `[dense<…> : …, …]`, or files: `@a.npy,@b.npy`, `@all.npz`.
pub fn parse_list(spelled: &str) -> Result<Vec<Spelled>, Refusal> {
    let spelled = spelled.trim();
    if spelled.starts_with('@') {
        return spelled
            .split(",@")
            .map(|file| parse(&format!("@{}", file.trim_start_matches('@'))))
            .collect();
    }
    if !spelled.starts_with('[') {
        return Err(usage(
            "expected a list: '[dense<…> : tensor<…>, …]', or files: @a.npy,@b.npy or @all.npz",
        ));
    }
    let literals = syntax::parse_dense_list(spelled).map_err(in_literal)?;
    Ok(literals
        .into_iter()
        .map(|dense| Spelled {
            process: None,
            name: None,
            value: Spelling::Literal(dense),
            cast: None,
        })
        .collect())
}

impl Spelled {
    /// The value of a tensor in memory.
    pub fn of(tensor: Tensor) -> Spelled {
        Spelled { process: None, name: None, value: Spelling::Elements(tensor), cast: None }
    }

    /// This value, which is converted to the program's type under these policies if it comes from a file.
    pub fn with_cast(self, cast: Option<Numerics>) -> Spelled {
        Spelled { cast, ..self }
    }

    /// The file that the value names, for messages.
    pub fn shown(&self) -> String {
        match &self.value {
            Spelling::File(file) => file.clone(),
            Spelling::Entry(entry) => entry.place.clone(),
            _ => "value".into(),
        }
    }

    /// The value with its file opened, or, if it names no tensor of a file of several, all the tensors of the
    /// file.
    pub fn opened(&self) -> Result<Opened, Refusal> {
        let Spelling::File(file) = &self.value else {
            return Ok(Opened::One(Box::new(self.clone())));
        };
        let with = |entry: Entry| Spelled { value: Spelling::Entry(entry), ..self.clone() };
        let place = TensorPath::parse(file);
        let names_one = place.key.is_some() && place.prefix().is_none();
        if self.name.is_some() || names_one {
            return place.entry().map(|entry| Opened::One(Box::new(with(entry))));
        }
        let mut entries = place.entries()?;
        if let [Entry { name: None, .. }] = entries.as_slice() {
            return Ok(Opened::One(Box::new(with(entries.remove(0)))));
        }
        let named = |entry: Entry| (entry.name.clone().unwrap_or_default(), with(entry));
        Ok(Opened::Several(entries.into_iter().map(named).collect()))
    }

    /// The value as a tensor of the type that the program states. Codes of a quantized type may be given as
    /// integers of its storage type.
    pub fn load(&self, expected: &TensorType) -> Result<Tensor, Refusal> {
        let (element, cast) = (&expected.element, self.cast);
        let tensor = match &self.value {
            Spelling::Literal(dense) => dense.try_to_tensor().map_err(too_large)?,
            Spelling::Elements(tensor) => tensor.clone(),
            Spelling::Written(text) => element_text::written(expected, text)?,
            Spelling::Made(making, Some(ty)) => made(*making, ty)?,
            Spelling::Made(making, None) => made(*making, expected)?,
            Spelling::File(file) => TensorPath::parse(file).entry()?.load(element, cast)?,
            Spelling::Entry(entry) => entry.load(element, cast)?,
            Spelling::Typed(ty, file) => {
                tensor_files::load_typed(&TensorPath::parse(file), ty, cast)?
            }
            Spelling::Packed(ty, path) => {
                tensor_files::load_packed(path.as_ref(), ty, ty.element.bits())?
            }
        };
        let fits = tensor.element() == &expected.element && expected.admits(tensor.shape());
        if fits {
            return Ok(tensor);
        }
        if *tensor.element() == expected.element.stored() && expected.admits(tensor.shape()) {
            let tensor = tensor.with_element(expected.element.clone());
            return tensor.check_range().map(|()| tensor).map_err(|error| usage(error.to_string()));
        }
        let found = Type::Tensor(TensorType::new(tensor.shape(), tensor.element().clone()));
        let is_code = *tensor.element() == expected.element.stored();
        let scales =
            if is_code { misfit_of_scales(expected, tensor.shape()) } else { String::new() };
        let expected = Type::Tensor(expected.clone());
        Err(usage(format!("the program has {expected} here, the value given is {found}{scales}")))
    }

    /// The value as a tensor of the type that it is spelled with. The elements of a file have the type
    /// `element`; if that is `None`, they have the type that the file states, which has to be one that `own`
    /// allows. Packed elements take `packed_bits` bits, if given.
    pub fn load_as(
        &self,
        element: Option<&ElementType>,
        own: OwnType,
        packed_bits: Option<u32>,
    ) -> Result<Tensor, Refusal> {
        let load = |entry: Entry| match element {
            Some(element) => entry.load(element, self.cast),
            None => entry.load_own(own),
        };
        match &self.value {
            Spelling::Literal(dense) => dense.try_to_tensor().map_err(too_large),
            Spelling::Elements(tensor) => Ok(tensor.clone()),
            Spelling::Written(text) => {
                Err(usage(format!("'{}' has no type: write TYPE={text}", excerpt(text))))
            }
            Spelling::Made(making, Some(ty)) => made(*making, ty),
            Spelling::Made(_, None) => {
                Err(usage("the type and the shape are missing: write them, as in 2x3xf32=normal:7"))
            }
            Spelling::File(file) => load(TensorPath::parse(file).entry()?),
            Spelling::Entry(entry) => load(entry.clone()),
            Spelling::Typed(ty, file) => {
                tensor_files::load_typed(&TensorPath::parse(file), ty, self.cast)
            }
            Spelling::Packed(ty, path) => {
                let bits = packed_bits.unwrap_or(ty.element.bits());
                tensor_files::load_packed(path.as_ref(), ty, bits)
            }
        }
    }
}

/// What follows the message that a shape does not fit a type: why its scales do not, if they do not.
pub fn misfit_of_scales(ty: &TensorType, shape: &[usize]) -> String {
    ty.misfit_of_scales(shape).map_or_else(String::new, |misfit| format!(": {misfit}"))
}

fn made(making: Making, ty: &TensorType) -> Result<Tensor, Refusal> {
    let shape = ty.static_shape().ok_or_else(|| {
        let ty = Type::Tensor(ty.clone());
        usage(format!("the program has {ty} here: write the shape, too, as 2x3xf32=zeros"))
    })?;
    making.tensor(&ty.element, &shape).map_err(|wrong| usage(wrong.to_string()))
}

/// The error of a literal as a usage error.
fn in_literal(diagnostic: Diagnostic) -> Refusal {
    usage(match diagnostic.span {
        Some(span) => format!("{} (at byte {})", diagnostic.message, span.start + 1),
        None => diagnostic.message,
    })
}

/// Reads `2x2xf32` or `tensor<2x2xf32>` as a type.
fn tensor_type(spelled: &str) -> Option<TensorType> {
    let spelled = spelled.trim();
    let parse = |spelled: &str| match syntax::parse_type(spelled) {
        Ok(Type::Tensor(ty)) => Some(ty),
        _ => None,
    };
    parse(spelled).or_else(|| parse(&format!("tensor<{spelled}>")))
}

/// Whether a text is a type, as it is spelled before `=`.
pub fn is_type(spelled: &str) -> bool {
    tensor_type(spelled).is_some()
}

fn is_literal(spelled: &str) -> bool {
    spelled.strip_prefix("dense").is_some_and(|rest| rest.trim_start().starts_with('<'))
}

/// Whether a text before `=` can be a name, which is neither a path nor meant as a type.
fn is_name(spelled: &str) -> bool {
    let name = spelled.strip_prefix('%').unwrap_or(spelled);
    let is_attempt_at_type = name == spelled
        && (name.starts_with(|first: char| first.is_ascii_digit()) || name.starts_with("tensor<"));
    !name.is_empty() && !name.starts_with('@') && !is_attempt_at_type
}

fn typed(ty: TensorType, elements: &str) -> Result<Spelling, Refusal> {
    if let Some(path) = elements.strip_prefix('@') {
        return Ok(match path.strip_prefix("packed:") {
            Some(path) => Spelling::Packed(ty, path.into()),
            None => Spelling::Typed(ty, path.into()),
        });
    }
    if let Some(making) = Making::parse(elements) {
        return Ok(Spelling::Made(making.map_err(|wrong| usage(wrong.to_string()))?, Some(ty)));
    }
    if elements.starts_with('[') {
        return element_text::written(&ty, elements).map(Spelling::Elements);
    }
    element_text::listed(&ty, elements).map(Spelling::Elements)
}

/// The beginning of a text, for messages.
pub fn excerpt(spelled: &str) -> String {
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
        let nested = parse("params['w=1'][0]=zeros").unwrap();
        assert_eq!(nested.name.as_deref(), Some("params['w=1'][0]"));
    }

    #[test]
    fn values_without_a_type_have_the_programs() {
        assert_eq!(codes("7", "2xi8"), [7, 7]);
        assert_eq!(codes("-1.5", "f32"), [0xBFC0_0000]);
        assert_eq!(codes("x=[[1, 2], [3, 4]]", "2x2xi8"), [1, 2, 3, 4]);
        assert_eq!(codes("iota", "3xi8"), [0, 1, 2]);
        assert_eq!(codes("2xi8=ones", "2xi8"), [1, 1]);
        assert_eq!(codes("2xi8=[3,4]", "2xi8"), [3, 4]);
        assert!(tensor("2xi8=[3,4,5]", "2xi8").unwrap_err().contains("tensor<3xi8>"));
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
        assert!(tensor("a b=c", "f32").unwrap_err().contains("is no value"));
        assert!(tensor("a=b=f32=1", "f32").unwrap_err().contains("is no value"));
        assert!(tensor("x.npy", "f32").unwrap_err().contains("write @x.npy"));
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
