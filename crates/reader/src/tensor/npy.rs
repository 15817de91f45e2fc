//! NumPy's `.npy` files, versions 1 to 3, and raw little-endian files.
//!
//! The type that a file states has to be the program's. Types that NumPy lacks are written as `V` bytes, as
//! ml_dtypes does, or as unsigned integers of their width; both are read as codes.

use std::io::{self, Write};
use std::ops::Range;
use std::sync::Arc;

use super::elements::{BytesError, Layout, word_bytes};
use super::mapped::Mapped;
use super::stated::Stated;
use super::stored::{Arrangement, FileError, Stored};
use super::{Tensor, Words};
use crate::each_width;
use crate::numeric::{ComplexPart, ElementType};

fn malformed(reason: impl Into<String>) -> FileError {
    FileError::Malformed { kind: "an npy file", reason: reason.into() }
}

/// The first bytes of every npy file.
pub const MAGIC: &[u8] = b"\x93NUMPY";

/// The content of an npy header.
#[derive(Debug, PartialEq, Eq)]
struct Header {
    descr: String,
    fortran_order: bool,
    shape: Vec<usize>,
}

/// Reads an npy file as a tensor of `element`, with the file's shape. The elements stay in the file's memory
/// if they can.
///
/// # Errors
///
/// An error if it is not an npy file, or if its elements cannot be those of `element`.
pub fn read(file: &Arc<Mapped>, element: &ElementType) -> Result<Tensor, FileError> {
    stored(file, 0..file.len())?.read(element)
}

/// The tensor of the npy file in a range of bytes.
///
/// # Errors
///
/// An error if it is not an npy file, or has more or fewer bytes than its shape needs.
pub fn stored(file: &Arc<Mapped>, range: Range<usize>) -> Result<Stored, FileError> {
    let (header, data) = split_header(&file[range.clone()])?;
    let start = range.end - data.len();
    let arrangement = Arrangement::Words {
        big_endian: header.descr.starts_with('>'),
        column_major: header.fortran_order,
    };
    let stated = Stated::numpy(&header.descr);
    let bits = 8 * stated.bytes();
    Stored::new(stated, header.shape, (file, start, range.end), arrangement, bits)
}

/// Reads row-major little-endian elements, each in one machine word (a byte for types of fewer bits).
///
/// # Errors
///
/// An error if there are more or fewer bytes than the shape needs, or if words are not codes of the type.
pub fn read_raw(
    file: &Arc<Mapped>,
    element: &ElementType,
    shape: &[usize],
) -> Result<Tensor, FileError> {
    let expected = Layout::of_words(element).bytes(shape)?;
    if file.len() != expected {
        return Err(BytesError::Length { found: file.len(), expected }.into());
    }
    Ok(Tensor::from_mapped(element.clone(), shape, file, 0)?)
}

/// The bytes of a row-major npy file of a tensor, of version 1 (2 for very many dimensions).
///
/// Types that NumPy lacks are written as `V` bytes, which `.view(ml_dtypes...)` reads; integers narrower than
/// a byte, also those of a quantized type, are written as `i1` or `u1` of their value.
#[allow(clippy::missing_panics_doc, reason = "a vector takes all that is written")]
pub fn write(tensor: &Tensor) -> Vec<u8> {
    let mut file = Vec::new();
    write_to(tensor, &mut file).expect("a vector takes all that is written");
    file
}

/// Writes a tensor as an npy file.
///
/// # Errors
///
/// The error of writing the file.
pub fn write_to(tensor: &Tensor, file: &mut impl Write) -> io::Result<()> {
    file.write_all(&header(tensor))?;
    let extend = match tensor.element().stored() {
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
                file.write_all(bytemuck::cast_slice(array.as_slice()))
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

fn split_header(bytes: &[u8]) -> Result<(Header, &[u8]), FileError> {
    let rest = bytes.strip_prefix(MAGIC).ok_or_else(|| {
        malformed("no npy signature (raw elements need their type: 2x3xf32=@FILE)")
    })?;
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

fn parse_header(text: &str) -> Result<Header, FileError> {
    let descr = header_value(text, "descr")?;
    let quoted = descr.strip_prefix(['\'', '"']).and_then(|rest| rest.split(['\'', '"']).next());
    // the type of records is a list of fields
    let descr = quoted.or(descr.starts_with('[').then_some("[]"));
    let descr = descr.ok_or_else(|| malformed("its dtype is no text"))?.to_string();
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
fn header_value<'a>(text: &'a str, key: &str) -> Result<&'a str, FileError> {
    let missing = || malformed(format!("its header has no '{key}'"));
    let at = [format!("'{key}'"), format!("\"{key}\"")]
        .iter()
        .find_map(|quoted| text.find(quoted.as_str()).map(|start| start + quoted.len()));
    let value = text[at.ok_or_else(missing)?..].trim_start().strip_prefix(':');
    Ok(value.ok_or_else(missing)?.trim_start())
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
    use super::*;
    use crate::numeric::IntegerType;

    fn integer(width: u32, signed: bool) -> ElementType {
        ElementType::Integer(IntegerType { width, signed })
    }

    fn read(bytes: Vec<u8>, element: &ElementType) -> Result<Tensor, FileError> {
        super::read(&Arc::new(Mapped::from(bytes)), element)
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
        let read = read(write(&tensor), tensor.element()).unwrap();
        assert_eq!(read.shape(), [2, 3]);
        assert_eq!(read.codes::<u32>(), tensor.codes::<u32>());
    }

    #[test]
    fn every_kind_of_tensor_reads_back() {
        let tensors = [
            Tensor::from_codes(integer(32, true), &[300, 1000], (0..300_000u32).collect()),
            Tensor::from_codes(integer(4, true), &[3], vec![0x7u8, 0x8, 0xF]),
            Tensor::from_codes(integer(8, false), &[0, 5], Vec::<u8>::new()),
            Tensor::from_codes(integer(64, false), &[], vec![u64::MAX]),
        ];
        for tensor in tensors {
            let found = read(write(&tensor), tensor.element()).unwrap();
            assert_eq!(found.shape(), tensor.shape());
            assert!((0..tensor.len()).all(|index| found.code(index) == tensor.code(index)));
        }
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
        let read = read(file(2, header, &[0, 1, 2, 3, 4, 5]), &integer(8, false)).unwrap();
        assert_eq!(read.codes::<u8>(), [0, 2, 4, 1, 3, 5]);
    }

    #[test]
    fn a_number_beyond_the_type_has_its_row_major_index() {
        let header = "{'descr': '|i1', 'fortran_order': True, 'shape': (2, 3), }\n";
        // the fourth byte is that of row 1 and column 1
        let refused = read(file(2, header, &[0, 1, 2, 8, 4, 5]), &integer(4, true)).unwrap_err();
        assert_eq!(
            refused.to_string(),
            "element 4 is 8, which is not within -8 to 7, the range of i4"
        );
    }

    #[test]
    fn big_endian_elements_are_swapped() {
        let header = "{'descr': '>i2', 'fortran_order': False, 'shape': (1,), }\n";
        let read = read(file(3, header, &[1, 2]), &integer(16, true)).unwrap();
        assert_eq!(read.codes::<u16>(), [0x0102]);
    }

    #[test]
    fn nibbles_are_written_sign_extended_and_read_back() {
        let tensor = Tensor::from_codes(integer(4, true), &[2], vec![0x7u8, 0x8]);
        let bytes = write(&tensor);
        assert_eq!(&bytes[bytes.len() - 2..], [0x07, 0xF8]);
        assert_eq!(read(bytes, tensor.element()).unwrap().codes::<u8>(), [0x7, 0x8]);
    }

    #[test]
    fn other_kinds_other_lengths_and_other_codes_are_refused() {
        let header = "{'descr': '<f4', 'fortran_order': False, 'shape': (), }\n";
        let wrong_kind = read(file(1, header, &[0; 4]), &integer(32, true));
        assert!(matches!(wrong_kind, Err(FileError::Contradiction { .. })));
        let header = "{'descr': '|b1', 'fortran_order': False, 'shape': (2,), }\n";
        let wrong_length = read(file(1, header, &[0; 3]), &ElementType::Boolean);
        assert_eq!(wrong_length.unwrap_err(), BytesError::Length { found: 3, expected: 2 }.into());
        let wrong_code = read(file(1, header, &[1, 2]), &ElementType::Boolean);
        assert!(matches!(
            wrong_code,
            Err(FileError::Elements(BytesError::Code { index: 1, code: 2, .. }))
        ));
    }

    #[test]
    fn damaged_headers_are_refused() {
        let good = write(&Tensor::from_codes(integer(8, false), &[1], vec![7u8]));
        for length in 0..good.len() {
            assert!(read(good[..length].to_vec(), &integer(8, false)).is_err(), "cut at {length}");
        }
    }
}
