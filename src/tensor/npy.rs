//! NumPy's `.npy` files, versions 1 to 3, and raw little-endian files.
//!
//! The element type is the program's, so a file need only hold elements of the right width: NumPy's
//! own kinds, `V` bytes (as ml_dtypes writes small floats) and unsigned integers of the same width
//! are all read as codes.

use std::fs::File;
use std::io::{self, Read, Write};

use super::words::array;
use super::{Tensor, Word, Words};
use crate::cpu;
use crate::each_width;
use crate::numeric::{ComplexPart, ElementType, FloatFormat, WordWidth};

mod memory;

/// Why a file cannot be read as a tensor of the program's type.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NpyError {
    /// The file is not what it should be.
    #[error("not an npy file: {0}")]
    Malformed(String),
    /// Elements of another kind.
    #[error("holds elements of dtype '{found}', not of {expected}")]
    Element {
        /// The file's dtype.
        found: String,
        /// The program's element type.
        expected: String,
    },
    /// A code that the element type does not have.
    #[error("element {index} is {code:#x}, which is no code of {element}")]
    Code {
        /// Row-major index.
        index: usize,
        /// The code found.
        code: u128,
        /// The element type.
        element: String,
    },
    /// Another number of bytes than elements need.
    #[error("holds {found} bytes of data where {expected} are needed")]
    Length {
        /// Bytes found.
        found: usize,
        /// Bytes needed.
        expected: usize,
    },
    /// Packed elements that do not fill the last byte, which goes on with something else.
    #[error("its last {bits} bits, beyond the last element, are not 0")]
    Padding {
        /// Bits beyond the last element.
        bits: usize,
    },
}

fn malformed(reason: impl Into<String>) -> NpyError {
    NpyError::Malformed(reason.into())
}

const MAGIC: &[u8] = b"\x93NUMPY";

/// What an npy header says.
#[derive(Debug, PartialEq, Eq)]
struct Header {
    descr: String,
    fortran_order: bool,
    shape: Vec<usize>,
}

/// Reads an npy file as a tensor of `element`; the shape is the file's.
pub fn read(bytes: &[u8], element: &ElementType) -> Result<Tensor, NpyError> {
    let (header, data) = split_header(bytes)?;
    let (storage, expected) = header.storage(element)?;
    if data.len() != expected {
        return Err(NpyError::Length { found: data.len(), expected });
    }
    if !header.is_column_major() {
        return tensor_of(data, storage, element, &header.shape);
    }
    let codes = decode(data, storage, element)?;
    let codes = from_column_major(&codes, &header.shape);
    Ok(Tensor::from_wide_codes(element.clone(), &header.shape, codes))
}

/// Reads such a file from its start: straight into the tensor's memory where its bytes are that.
pub fn read_file(file: &mut File, element: &ElementType) -> Result<Tensor, ReadError> {
    let mut bytes = Vec::new();
    file.take(LONGEST_HEADER).read_to_end(&mut bytes)?;
    let fresh = split_header(&bytes).ok().map(|(header, data)| (header, bytes.len() - data.len()));
    if let Some((header, start)) = fresh
        && let (storage, expected) = header.storage(element)?
        && storage.is_memory()
        && !header.is_column_major()
        && file.metadata()?.len() == (start + expected) as u64
        && let Some(words) = memory::words(file, start, element, &header.shape)?
        && has_only_codes(&words, element)
    {
        return Ok(Tensor::new(element.clone(), words));
    }
    file.read_to_end(&mut bytes)?;
    Ok(read(&bytes, element)?)
}

/// Bytes that a header has at most, unless it is an odd one, which takes the longer way.
const LONGEST_HEADER: u64 = 1 << 12;

/// Why a file gives no tensor.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// It cannot be read.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It holds something else.
    #[error(transparent)]
    Npy(#[from] NpyError),
}

/// How elements stand in a file.
#[derive(Debug, Clone, Copy)]
struct Storage {
    /// Bytes of an element.
    width: usize,
    big_endian: bool,
    /// Whether they are signed bytes, which have more bits than the code.
    signed_bytes: bool,
}

impl Storage {
    /// Whether the bytes are those of words in memory.
    fn is_memory(self) -> bool {
        cfg!(target_endian = "little") && (!self.big_endian || self.width == 1)
    }
}

impl Header {
    /// How the elements stand in the file, and how many bytes they have.
    fn storage(&self, element: &ElementType) -> Result<(Storage, usize), NpyError> {
        let width = accepted_width(&self.descr, element)?;
        let len = element_count(&self.shape)?;
        let bytes = len.checked_mul(width).ok_or_else(|| malformed("its shape is too large"))?;
        let big_endian = self.descr.starts_with('>');
        let signed_bytes = self.descr.ends_with("i1");
        Ok((Storage { width, big_endian, signed_bytes }, bytes))
    }

    /// Whether the first index varies fastest, and that makes a difference.
    fn is_column_major(&self) -> bool {
        self.fortran_order && self.shape.iter().filter(|&&size| size != 1).count() > 1
    }
}

/// The float type of NumPy's that a file has its elements in, if it is one.
pub fn own_float(bytes: &[u8]) -> Result<Option<ElementType>, NpyError> {
    let (header, _) = split_header(bytes)?;
    let name = match header.descr.trim_start_matches(['<', '>', '=']) {
        "f2" => "f16",
        "f4" => "f32",
        "f8" => "f64",
        _ => return Ok(None),
    };
    Ok(FloatFormat::parse(name).ok().map(ElementType::Float))
}

/// Reads row-major little-endian elements, one machine word each (a byte for sub-byte types).
pub fn read_raw(bytes: &[u8], element: &ElementType, shape: &[usize]) -> Result<Tensor, NpyError> {
    let width = word_bytes(element);
    let expected = element_count(shape)?.checked_mul(width);
    let expected = expected.ok_or_else(|| malformed("the shape is too large"))?;
    if bytes.len() != expected {
        return Err(NpyError::Length { found: bytes.len(), expected });
    }
    let storage = Storage { width, big_endian: false, signed_bytes: false };
    tensor_of(bytes, storage, element, shape)
}

/// A tensor as an npy file of version 1 (2 for very many dimensions), row-major.
///
/// Types that NumPy lacks are written as `V` bytes, which `.view(ml_dtypes...)` reads; integers
/// narrower than a byte as `i1` or `u1` of their value.
pub fn write(tensor: &Tensor) -> Vec<u8> {
    let mut file = Vec::new();
    write_to(tensor, &mut file).expect("a vector takes all that is written");
    file
}

/// Writes such a file.
pub fn write_to(tensor: &Tensor, file: &mut impl Write) -> io::Result<()> {
    file.write_all(&header(tensor))?;
    let extend = match tensor.element() {
        ElementType::Integer(integer) if integer.signed && integer.width < 8 => 8 - integer.width,
        _ => 0,
    };
    match tensor.words() {
        Words::W8(_) if extend > 0 => {
            let extended = |&code: &u8| ((code << extend) as i8 >> extend) as u8;
            file.write_all(&tensor.codes::<u8>().iter().map(extended).collect::<Vec<u8>>())
        }
        words if cfg!(target_endian = "little") => {
            each_width!(words, array => {
                let codes = array.as_slice().expect("storage is row-major");
                file.write_all(bytemuck::cast_slice(codes))
            })
        }
        _ => (0..tensor.len()).try_for_each(|index| {
            file.write_all(&tensor.code(index).to_le_bytes()[..word_bytes(tensor.element())])
        }),
    }
}

fn header(tensor: &Tensor) -> Vec<u8> {
    let shape: String = tensor.shape().iter().map(|size| format!("{size}, ")).collect();
    let descr = written_descr(tensor.element());
    let mut header = format!(
        "{{'descr': '{descr}', 'fortran_order': False, 'shape': ({}), }}",
        shape.trim_end()
    );
    let length_bytes = if header.len() + 75 > usize::from(u16::MAX) { 4 } else { 2 };
    let unpadded = MAGIC.len() + 2 + length_bytes + header.len() + 1;
    header.push_str(&" ".repeat(unpadded.next_multiple_of(64) - unpadded));
    header.push('\n');
    let mut file = MAGIC.to_vec();
    file.extend_from_slice(if length_bytes == 2 { &[1, 0] } else { &[2, 0] });
    file.extend_from_slice(&header.len().to_le_bytes()[..length_bytes]);
    file.extend_from_slice(header.as_bytes());
    file
}

/// Bytes of one element in memory and in raw files.
pub fn word_bytes(element: &ElementType) -> usize {
    (element.bits() as usize).next_power_of_two().div_ceil(8)
}

/// The number of elements of a shape that storage can have (sizes beside a zero count, too).
pub(super) fn element_count(shape: &[usize]) -> Result<usize, NpyError> {
    let addressable =
        (shape.iter().try_fold(16usize, |bytes, &size| bytes.checked_mul(size.max(1))))
            .is_some_and(|bytes| isize::try_from(bytes).is_ok());
    if addressable { Ok(shape.iter().product()) } else { Err(malformed("its shape is too large")) }
}

fn split_header(bytes: &[u8]) -> Result<(Header, &[u8]), NpyError> {
    let rest = bytes.strip_prefix(MAGIC).ok_or_else(|| malformed("no npy signature"))?;
    let (length_bytes, rest) = match rest {
        [1, _, rest @ ..] => (2, rest),
        [2 | 3, _, rest @ ..] => (4, rest),
        [version, ..] => return Err(malformed(format!("version {version} is not known"))),
        [] => return Err(malformed("it ends inside the signature")),
    };
    let truncated = || malformed("it ends inside the header");
    let (length, rest) = rest.split_at_checked(length_bytes).ok_or_else(truncated)?;
    let length = length.iter().rev().fold(0usize, |sum, &byte| sum << 8 | usize::from(byte));
    let (header, data) = rest.split_at_checked(length).ok_or_else(truncated)?;
    let header = std::str::from_utf8(header).map_err(|_| malformed("its header is no text"))?;
    Ok((parse_header(header)?, data))
}

fn parse_header(text: &str) -> Result<Header, NpyError> {
    let descr = header_value(text, "descr")?;
    let quoted = descr.strip_prefix(['\'', '"']).and_then(|rest| rest.split(['\'', '"']).next());
    let descr = quoted.ok_or_else(|| malformed("its dtype is not a plain one"))?.to_string();
    let fortran_order = header_value(text, "fortran_order")?.starts_with("True");
    let shape = header_value(text, "shape")?;
    let shape = shape.strip_prefix('(').and_then(|rest| rest.split(')').next());
    let shape = shape.ok_or_else(|| malformed("its shape is no tuple"))?;
    let sizes = shape.split(',').map(str::trim).filter(|size| !size.is_empty());
    let sizes: Result<Vec<usize>, _> =
        sizes.map(|size| size.trim_end_matches('L').parse::<usize>()).collect();
    let shape = sizes.map_err(|_| malformed("its shape is no tuple of sizes"))?;
    Ok(Header { descr, fortran_order, shape })
}

/// The text after `'key':` in a header's dictionary.
fn header_value<'a>(text: &'a str, key: &str) -> Result<&'a str, NpyError> {
    let missing = || malformed(format!("its header has no '{key}'"));
    let at = [format!("'{key}'"), format!("\"{key}\"")]
        .iter()
        .find_map(|quoted| text.find(quoted.as_str()).map(|start| start + quoted.len()));
    let value = text[at.ok_or_else(missing)?..].trim_start().strip_prefix(':');
    Ok(value.ok_or_else(missing)?.trim_start())
}

/// The bytes of an element in a file of this dtype, if its elements can be codes of `element`.
fn accepted_width(descr: &str, element: &ElementType) -> Result<usize, NpyError> {
    let refused = || NpyError::Element { found: descr.into(), expected: element.to_string() };
    let kind_and_width = descr.trim_start_matches(['<', '>', '|', '=']);
    let mut characters = kind_and_width.chars();
    let kind = characters.next().ok_or_else(refused)?;
    let width = characters.as_str().parse::<usize>().unwrap_or(1);
    let bytes = word_bytes(element);
    let own_kind = match element {
        ElementType::Boolean => kind == 'b',
        ElementType::Integer(integer) if integer.signed => kind == 'i',
        ElementType::Index => kind == 'i',
        ElementType::Float(format) => {
            kind == 'f' && (["f16", "f32", "f64"].contains(&format.name) || bytes == 1)
        }
        ElementType::Complex(_) => kind == 'c',
        ElementType::Integer(_) | ElementType::Quantized(_) => false,
    };
    let kind_fits = own_kind || kind == 'u' || kind == 'V' || (kind == 'i' && is_storage(element));
    if kind_fits && width == bytes { Ok(width) } else { Err(refused()) }
}

fn is_storage(element: &ElementType) -> bool {
    matches!(element, ElementType::Quantized(_))
}

/// A tensor of the elements of `data`, as many as the shape has.
fn tensor_of(
    data: &[u8],
    storage: Storage,
    element: &ElementType,
    shape: &[usize],
) -> Result<Tensor, NpyError> {
    fn words<W: Word>(data: &[u8], shape: &[usize]) -> Words {
        let mut codes = vec![W::default(); data.len() / size_of::<W>()];
        bytemuck::cast_slice_mut(&mut codes).copy_from_slice(data);
        W::wrap(array(shape, codes))
    }
    if storage.is_memory() {
        let words = match element.word() {
            WordWidth::W8 => words::<u8>(data, shape),
            WordWidth::W16 => words::<u16>(data, shape),
            WordWidth::W32 => words::<u32>(data, shape),
            WordWidth::W64 => words::<u64>(data, shape),
            WordWidth::W128 => words::<u128>(data, shape),
        };
        if has_only_codes(&words, element) {
            return Ok(Tensor::new(element.clone(), words));
        }
    }
    Ok(Tensor::from_wide_codes(element.clone(), shape, decode(data, storage, element)?))
}

/// Whether all words are codes of the element type, whose other bits are 0.
fn has_only_codes(words: &Words, element: &ElementType) -> bool {
    fn all<W: Word>(words: &Words, bits: u32) -> bool {
        let beyond = W::cut(u128::MAX.checked_shl(bits).unwrap_or(0));
        let is_code = |&word: &W| word.wide() & beyond.wide() == 0;
        beyond == W::default()
            || cpu::dispatch(|| W::slice(words).iter().fold(true, |all, word| all & is_code(word)))
    }
    match element.word() {
        WordWidth::W8 => all::<u8>(words, element.bits()),
        WordWidth::W16 => all::<u16>(words, element.bits()),
        WordWidth::W32 => all::<u32>(words, element.bits()),
        WordWidth::W64 => all::<u64>(words, element.bits()),
        WordWidth::W128 => all::<u128>(words, element.bits()),
    }
}

/// The codes of `data`, each checked to be one of the element type's.
fn decode(data: &[u8], storage: Storage, element: &ElementType) -> Result<Vec<u128>, NpyError> {
    let Storage { width, big_endian, signed_bytes } = storage;
    let bits = element.bits();
    let mask = if bits == 128 { u128::MAX } else { (1 << bits) - 1 };
    let swap_parts = big_endian && matches!(element, ElementType::Complex(_));
    let element_code = |(index, bytes): (usize, &[u8])| {
        let code = match (big_endian, swap_parts) {
            (false, _) => little_endian(bytes),
            (true, false) => little_endian(&reversed(bytes)),
            (true, true) => {
                let (real, imaginary) = bytes.split_at(width / 2);
                let low = little_endian(&reversed(real));
                low | little_endian(&reversed(imaginary)) << (width * 4)
            }
        };
        let fits = code & !mask == 0 || (signed_bytes && narrow_signed(code, bits));
        let out_of_range = || NpyError::Code { index, code, element: element.to_string() };
        if fits { Ok(code & mask) } else { Err(out_of_range()) }
    };
    data.chunks_exact(width).enumerate().map(element_code).collect()
}

fn little_endian(bytes: &[u8]) -> u128 {
    bytes.iter().rev().fold(0, |code, &byte| code << 8 | u128::from(byte))
}

fn reversed(bytes: &[u8]) -> Vec<u8> {
    bytes.iter().rev().copied().collect()
}

/// Whether a byte is a negative number of fewer bits, sign-extended.
fn narrow_signed(code: u128, bits: u32) -> bool {
    (code as u8 as i8) < 0 && i32::from(code as u8 as i8) >= -(1 << (bits.min(8) - 1))
}

/// Row-major codes from column-major ones.
fn from_column_major(codes: &[u128], shape: &[usize]) -> Vec<u128> {
    let order = ndarray::ShapeBuilder::f(ndarray::IxDyn(shape));
    let view = ndarray::ArrayView::from_shape(order, codes).expect("the length was checked");
    view.iter().copied().collect()
}

fn written_descr(element: &ElementType) -> String {
    let bytes = word_bytes(element);
    match element {
        ElementType::Boolean => "|b1".into(),
        ElementType::Integer(integer) => {
            let order = if bytes == 1 { '|' } else { '<' };
            format!("{order}{}{bytes}", if integer.signed { 'i' } else { 'u' })
        }
        ElementType::Index => "<i8".into(),
        ElementType::Float(format) => match format.name {
            "f16" | "f32" | "f64" => format!("<f{bytes}"),
            _ => format!("<V{bytes}"),
        },
        ElementType::Complex(ComplexPart::F32) => "<c8".into(),
        ElementType::Complex(ComplexPart::F64) => "<c16".into(),
        ElementType::Quantized(quantized) => {
            written_descr(&ElementType::Integer(quantized.storage))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Seek;

    use super::*;
    use crate::numeric::IntegerType;

    fn integer(width: u32, signed: bool) -> ElementType {
        ElementType::Integer(IntegerType { width, signed })
    }

    fn file(version: u8, header: &str, data: &[u8]) -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        file.extend_from_slice(&[version, 0]);
        let length = header.len().to_le_bytes();
        file.extend_from_slice(&length[..if version == 1 { 2 } else { 4 }]);
        file.extend_from_slice(header.as_bytes());
        file.extend_from_slice(data);
        file
    }

    #[test]
    fn written_files_read_back() {
        let tensor =
            Tensor::from_codes(integer(32, true), &[2, 3], vec![1u32, 2, 3, 4, 5, u32::MAX]);
        let read = read(&write(&tensor), tensor.element()).unwrap();
        assert_eq!(read.shape(), [2, 3]);
        assert_eq!(read.codes::<u32>(), tensor.codes::<u32>());
    }

    #[test]
    fn files_are_read_as_bytes_are() {
        let mut file = tempfile::tempfile().unwrap();
        let tensors = [
            Tensor::from_codes(integer(32, true), &[300, 1000], (0..300_000u32).collect()),
            Tensor::from_codes(integer(4, true), &[3], vec![0x7u8, 0x8, 0xF]),
            Tensor::from_codes(integer(8, false), &[0, 5], Vec::<u8>::new()),
            Tensor::from_codes(integer(64, false), &[], vec![u64::MAX]),
        ];
        for tensor in tensors {
            file.set_len(0).unwrap();
            file.rewind().unwrap();
            write_to(&tensor, &mut file).unwrap();
            file.rewind().unwrap();
            let found = read_file(&mut file, tensor.element()).unwrap();
            assert_eq!(found.shape(), tensor.shape());
            assert!((0..tensor.len()).all(|index| found.code(index) == tensor.code(index)));
        }
    }

    #[test]
    fn files_with_other_codes_and_other_lengths_are_refused() {
        let mut file = tempfile::tempfile().unwrap();
        let mut bytes = write(&Tensor::from_codes(integer(8, false), &[2], vec![1u8, 2]));
        file.write_all(&bytes).unwrap();
        file.rewind().unwrap();
        let found = read_file(&mut file, &ElementType::Boolean);
        assert!(matches!(found, Err(ReadError::Npy(NpyError::Code { index: 1, .. }))));
        bytes.push(0);
        file.rewind().unwrap();
        file.write_all(&bytes).unwrap();
        file.rewind().unwrap();
        let found = read_file(&mut file, &integer(8, false));
        assert!(matches!(found, Err(ReadError::Npy(NpyError::Length { found: 3, expected: 2 }))));
    }

    #[test]
    fn a_header_is_padded_to_64_bytes_and_ends_in_a_newline() {
        let bytes = write(&Tensor::from_codes(integer(8, false), &[], vec![7u8]));
        let data_start = bytes.len() - 1;
        assert_eq!(data_start % 64, 0);
        assert_eq!(bytes[data_start - 1], b'\n');
    }

    #[test]
    fn fortran_order_is_transposed() {
        let header = "{'descr': '|u1', 'fortran_order': True, 'shape': (2, 3), }\n";
        let read = read(&file(2, header, &[0, 1, 2, 3, 4, 5]), &integer(8, false)).unwrap();
        assert_eq!(read.codes::<u8>(), [0, 2, 4, 1, 3, 5]);
    }

    #[test]
    fn big_endian_elements_are_swapped() {
        let header = "{'descr': '>i2', 'fortran_order': False, 'shape': (1,), }\n";
        let read = read(&file(3, header, &[1, 2]), &integer(16, true)).unwrap();
        assert_eq!(read.codes::<u16>(), [0x0102]);
    }

    #[test]
    fn nibbles_are_written_sign_extended_and_read_back() {
        let tensor = Tensor::from_codes(integer(4, true), &[2], vec![0x7u8, 0x8]);
        let bytes = write(&tensor);
        assert_eq!(&bytes[bytes.len() - 2..], [0x07, 0xF8]);
        assert_eq!(read(&bytes, tensor.element()).unwrap().codes::<u8>(), [0x7, 0x8]);
    }

    #[test]
    fn other_kinds_other_lengths_and_other_codes_are_refused() {
        let header = "{'descr': '<f4', 'fortran_order': False, 'shape': (), }\n";
        let wrong_kind = read(&file(1, header, &[0; 4]), &integer(32, true));
        assert!(matches!(wrong_kind, Err(NpyError::Element { .. })));
        let header = "{'descr': '|u1', 'fortran_order': False, 'shape': (2,), }\n";
        let wrong_length = read(&file(1, header, &[0; 3]), &integer(8, true));
        assert_eq!(wrong_length.unwrap_err(), NpyError::Length { found: 3, expected: 2 });
        let wrong_code = read(&file(1, header, &[1, 2]), &ElementType::Boolean);
        assert!(matches!(wrong_code, Err(NpyError::Code { index: 1, code: 2, .. })));
    }

    #[test]
    fn damaged_headers_are_refused() {
        let good = write(&Tensor::from_codes(integer(8, false), &[1], vec![7u8]));
        for length in 0..good.len() {
            assert!(read(&good[..length], &integer(8, false)).is_err(), "cut at {length}");
        }
    }
}
