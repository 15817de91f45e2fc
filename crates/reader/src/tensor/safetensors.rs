//! Safetensors files: a header in JSON, then the tensors one after the other.
//!
//! A file consists of the header's length as a 64-bit little-endian number, the header (an object of tensors
//! by name, each with `dtype`, `shape` and `data_offsets`), and the data. The tensors cover the data without
//! gaps. Elements of fewer than 8 bits are packed bit after bit, the lowest first.

use std::fmt;
use std::io::{self, Write};
use std::sync::Arc;

use serde::de::{Deserializer as _, Error as _, MapAccess, Visitor};
use serde_json::{Map, Value as Json};

use super::elements::word_bytes;
use super::mapped::Mapped;
use super::stated::{Stated, float};
use super::stored::{Arrangement, FileError, PLAIN, Stored};
use super::{Tensor, packing};
use crate::each_width;
use crate::numeric::{ComplexPart, ElementType, IntegerType};

/// The names of float types in safetensors files, each with the name in this crate.
const FLOATS: &[(&str, &str)] = &[
    ("F4", "f4E2M1FN"),
    ("F6_E2M3", "f6E2M3FN"),
    ("F6_E3M2", "f6E3M2FN"),
    ("F8_E5M2", "f8E5M2"),
    ("F8_E4M3", "f8E4M3FN"),
    ("F8_E8M0", "f8E8M0FNU"),
    ("F8_E4M3FNUZ", "f8E4M3FNUZ"),
    ("F8_E5M2FNUZ", "f8E5M2FNUZ"),
    ("F16", "f16"),
    ("BF16", "bf16"),
    ("F32", "f32"),
    ("F64", "f64"),
];

/// The longest header that readers of the format accept, in bytes.
const LONGEST_HEADER: u64 = 100_000_000;
/// The name of the metadata among those of the tensors.
const METADATA: &str = "__metadata__";

fn malformed(reason: impl Into<String>) -> FileError {
    FileError::Malformed { kind: "a safetensors file", reason: reason.into() }
}

/// The element type of a name, if the format has it.
fn element_of(dtype: &str) -> Option<ElementType> {
    let integer = |text: &str, signed| {
        let width = text.parse().ok().filter(|width| [8, 16, 32, 64].contains(width))?;
        Some(ElementType::Integer(IntegerType { width, signed }))
    };
    match dtype {
        "BOOL" => Some(ElementType::Boolean),
        "C64" => Some(ElementType::Complex(ComplexPart::F32)),
        name if name.starts_with('I') => integer(&name[1..], true),
        name if name.starts_with('U') => integer(&name[1..], false),
        name => FLOATS.iter().find(|(own, _)| *own == name).map(|(_, ours)| float(ours)),
    }
}

/// The format's name of an element type, if it has one.
pub fn dtype_of(element: &ElementType) -> Option<String> {
    match element {
        ElementType::Boolean => Some("BOOL".into()),
        ElementType::Index => Some("I64".into()),
        ElementType::Complex(ComplexPart::F32) => Some("C64".into()),
        ElementType::Complex(ComplexPart::F64) => None,
        ElementType::Integer(IntegerType { width, signed }) => {
            let letter = if *signed { 'I' } else { 'U' };
            [8, 16, 32, 64].contains(width).then(|| format!("{letter}{width}"))
        }
        ElementType::Quantized(quantized) => dtype_of(&ElementType::Integer(quantized.storage)),
        ElementType::Float(format) => {
            let known = FLOATS.iter().find(|(_, ours)| *ours == format.name);
            known.map(|(name, _)| (*name).to_string())
        }
    }
}

/// How many bits an element has in such a file.
fn bits(element: &ElementType) -> usize {
    match element {
        ElementType::Float(format) => format.width as usize,
        element => word_bytes(element) * 8,
    }
}

/// The tensors of a file by name, in the order of their data.
///
/// # Errors
///
/// An error if the header is longer than the file, is not JSON or lacks an entry; if a name comes twice; if
/// the tensors overlap or leave gaps; or if the number of elements of a known type does not fit a shape. A tensor of a
/// type that is not known has a place and a shape, but cannot be read.
pub fn tensors(file: &Arc<Mapped>) -> Result<Vec<(String, Stored)>, FileError> {
    let length = file.first_chunk().map(|length| u64::from_le_bytes(*length));
    let length = length.ok_or_else(|| malformed("it ends inside the length of its header"))?;
    let rest = file.len() as u64 - 8;
    if length > rest {
        let reason = format!("its header should have {length} bytes, but {rest} follow");
        return Err(malformed(reason));
    }
    if length > LONGEST_HEADER {
        return Err(malformed(format!("its header has {length} bytes, more than 100 MB")));
    }
    let start = 8 + length as usize;
    let header = header(&file[8..start])?;
    let entries = header.into_iter().filter(|(name, _)| name != METADATA);
    let mut entries: Vec<Entry> = entries.map(Entry::new).collect::<Result<_, _>>()?;
    entries.sort_by_key(|entry| (entry.begin, entry.end));
    let mut place = 0;
    for Entry { name, begin, end, .. } in &entries {
        if *begin != place || end < begin {
            let what = if *begin < place { "overlaps another" } else { "does not follow the last" };
            let reason = format!("tensor '{name}' {what}: it has the bytes from {begin} to {end}");
            return Err(malformed(reason));
        }
        place = *end;
    }
    if place != file.len() - start {
        let found = file.len() - start;
        return Err(malformed(format!("its tensors take {place} bytes, but {found} are there")));
    }
    let stored = |entry: Entry| Ok((entry.name.clone(), entry.stored(file, start)?));
    entries.into_iter().map(stored).collect()
}

/// A tensor as the header describes it.
struct Entry {
    name: String,
    dtype: String,
    shape: Vec<usize>,
    begin: usize,
    end: usize,
}

impl Entry {
    fn new((name, value): (String, Json)) -> Result<Entry, FileError> {
        let numbers = |key: &str| -> Option<Vec<usize>> {
            let list = value.get(key)?.as_array()?.iter();
            list.map(|number| usize::try_from(number.as_u64()?).ok()).collect()
        };
        let missing = |what: &str| malformed(format!("tensor '{name}' has no {what}"));
        let dtype = value.get("dtype").and_then(Json::as_str).ok_or_else(|| missing("dtype"))?;
        let shape = numbers("shape").ok_or_else(|| missing("shape (a list of sizes)"))?;
        let offsets = numbers("data_offsets");
        let Some([begin, end]) = offsets.as_deref() else {
            return Err(missing("data_offsets (where it begins and ends)"));
        };
        Ok(Entry { dtype: dtype.into(), shape, begin: *begin, end: *end, name })
    }

    fn stored(self, file: &Arc<Mapped>, data: usize) -> Result<Stored, FileError> {
        let Entry { name, dtype, shape, begin, end } = self;
        let (stated, bits) = match element_of(&dtype) {
            Some(element) => {
                let bits = bits(&element);
                (Stated::element(element, dtype.as_str()), bits)
            }
            None => (Stated::unknown(&dtype), 8),
        };
        let arrangement = if bits < 8 { Arrangement::Packed } else { PLAIN };
        let bytes = (file, data + begin, data + end);
        Stored::new(stated, shape, bytes, arrangement, bits)
            .map_err(|error| malformed(format!("tensor '{name}' {error}")))
    }
}

/// The object of the header, in which no name comes twice.
fn header(text: &[u8]) -> Result<Vec<(String, Json)>, FileError> {
    struct Names;

    impl<'de> Visitor<'de> for Names {
        type Value = Vec<(String, Json)>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object of tensors")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let (mut entries, mut names) = (Vec::new(), std::collections::HashSet::new());
            while let Some((name, value)) = map.next_entry::<String, Json>()? {
                if !names.insert(name.clone()) {
                    return Err(A::Error::custom(format_args!("two tensors are called '{name}'")));
                }
                entries.push((name, value));
            }
            Ok(entries)
        }
    }

    let mut json = serde_json::Deserializer::from_slice(text);
    let entries = json.deserialize_map(Names).and_then(|entries| json.end().map(|()| entries));
    entries.map_err(|error| malformed(format!("its header is no JSON of tensors: {error}")))
}

/// Why tensors cannot be written to a safetensors file.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// The file cannot be written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The format has no such type.
    #[error("'{name}' has elements of type {element}, which safetensors lacks: write an npz file")]
    Type {
        /// The tensor's name.
        name: String,
        /// The tensor's element type.
        element: String,
    },
    /// The packed elements do not fill their last byte.
    #[error(
        "'{name}' has {count} elements of {bits} bits, which do not fill their last byte, as \
         safetensors has it: write an npz file"
    )]
    Bits {
        /// The tensor's name.
        name: String,
        /// How many elements the tensor has.
        count: usize,
        /// How many bits an element has.
        bits: usize,
    },
    /// Two tensors have one name, or a tensor has the name that the format reserves.
    #[error("two tensors are called '{0}'")]
    Name(String),
}

/// Writes a safetensors file, with types of more bytes first and each tensor at an offset where it can be
/// mapped.
///
/// # Errors
///
/// The error of writing; or, before anything is written, an error about a type that the format lacks, packed
/// elements that do not fill their last byte, or a name that comes twice.
pub fn write<'t>(
    tensors: impl IntoIterator<Item = (&'t str, &'t Tensor)>,
    file: &mut impl Write,
) -> Result<(), WriteError> {
    let mut tensors: Vec<(&str, &Tensor)> = tensors.into_iter().collect();
    tensors.sort_by_key(|(name, tensor)| (usize::MAX - bits(tensor.element()), *name));
    let (mut header, mut place) = (Map::new(), 0);
    for &(name, tensor) in &tensors {
        let (dtype, bytes) = written_as(name, tensor)?;
        let entry = serde_json::json!({
            "dtype": dtype, "shape": tensor.shape(), "data_offsets": [place, place + bytes],
        });
        if name == METADATA || header.insert(name.into(), entry).is_some() {
            return Err(WriteError::Name(name.into()));
        }
        place += bytes;
    }
    let mut header = Json::Object(header).to_string();
    let length = (header.len() + 8).next_multiple_of(64) - 8;
    header.push_str(&" ".repeat(length - header.len()));
    file.write_all(&(length as u64).to_le_bytes())?;
    file.write_all(header.as_bytes())?;
    Ok(tensors.into_iter().try_for_each(|(_, tensor)| write_elements(tensor, file))?)
}

/// The name of a tensor's type in the file, and how many bytes it takes.
fn written_as(name: &str, tensor: &Tensor) -> Result<(String, usize), WriteError> {
    let element = tensor.element();
    let lacking = || WriteError::Type { name: name.into(), element: element.to_string() };
    let dtype = dtype_of(element).ok_or_else(lacking)?;
    let (count, bits) = (tensor.len(), bits(element));
    if !(count * bits).is_multiple_of(8) {
        return Err(WriteError::Bits { name: name.into(), count, bits });
    }
    Ok((dtype, count * bits / 8))
}

fn write_elements(tensor: &Tensor, file: &mut impl Write) -> io::Result<()> {
    if bits(tensor.element()) < 8 || cfg!(target_endian = "big") {
        return file.write_all(&packing::pack(tensor, bits(tensor.element()) as u32));
    }
    each_width!(tensor.words(), array => file.write_all(bytemuck::cast_slice(array.as_slice())))
}

#[cfg(test)]
mod tests {
    use super::*;

    const I32: ElementType = ElementType::Integer(IntegerType { width: 32, signed: true });

    fn written(tensors: &[(&str, Tensor)]) -> Result<Vec<u8>, WriteError> {
        let mut file = Vec::new();
        write(tensors.iter().map(|(name, tensor)| (*name, tensor)), &mut file)?;
        Ok(file)
    }

    fn small() -> Vec<u8> {
        let first = Tensor::from_codes(I32, &[2], vec![1u32, 2]);
        let second = Tensor::from_codes(float("f4E2M1FN"), &[2, 2], vec![1u8, 2, 3, 15]);
        written(&[("b", second), ("a\"é", first)]).unwrap()
    }

    fn read(file: Vec<u8>) -> Result<Vec<(String, Tensor)>, FileError> {
        let tensors = tensors(&Arc::new(Mapped::from(file)))?;
        let read = |(name, stored): (String, Stored)| {
            let element = stored.stated().known().cloned().unwrap_or(I32);
            Ok((name, stored.read(&element)?))
        };
        tensors.into_iter().map(read).collect()
    }

    fn file(header: &str, data: &[u8]) -> Vec<u8> {
        [&(header.len() as u64).to_le_bytes(), header.as_bytes(), data].concat()
    }

    #[test]
    fn every_type_of_the_format_reads_back() {
        let names = "BOOL F4 F6_E2M3 F6_E3M2 U8 I8 F8_E5M2 F8_E4M3 F8_E8M0 F8_E4M3FNUZ F8_E5M2FNUZ \
                     I16 U16 F16 BF16 I32 U32 F32 C64 F64 I64 U64";
        for name in names.split_whitespace() {
            let element = element_of(name).unwrap();
            assert_eq!(dtype_of(&element).as_deref(), Some(name));
            let most = if element.bits() == 1 { 1 } else { 7 };
            let codes = (0..8u128).map(|code| code & most);
            let tensor = Tensor::from_wide_codes(element, &[2, 4], codes);
            let found = read(written(&[("x", tensor.clone())]).unwrap()).unwrap();
            let (_, found) = &found[0];
            assert_eq!((found.element(), found.shape()), (tensor.element(), tensor.shape()));
            assert!((0..8).all(|index| found.code(index) == tensor.code(index)), "{name}");
        }
    }

    #[test]
    fn tensors_come_with_their_names_wide_types_first() {
        let read = read(small()).unwrap();
        let names: Vec<&str> = read.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["a\"é", "b"]);
        assert_eq!(read[1].1.codes::<u8>(), [1, 2, 3, 15]);
        assert!(self::read(written(&[]).unwrap()).unwrap().is_empty());
    }

    #[test]
    fn what_the_format_lacks_is_not_written() {
        let refused = |tensor: Tensor| written(&[("x", tensor)]).unwrap_err().to_string();
        assert!(refused(Tensor::splat(float("f8E4M3"), &[], 0)).contains("f8E4M3, which"));
        assert!(refused(Tensor::splat(float("f4E2M1FN"), &[3], 0)).contains("last byte"));
        let twice = [("x", Tensor::splat(I32, &[], 0)), ("x", Tensor::splat(I32, &[], 0))];
        assert!(matches!(written(&twice), Err(WriteError::Name(_))));
    }

    #[test]
    fn damaged_files_are_refused_and_never_panic() {
        let good = small();
        for length in 0..good.len() {
            assert!(read(good[..length].to_vec()).is_err(), "cut at {length}");
        }
        for place in 0..good.len() {
            for change in [0x01, 0x80, 0xFF] {
                let mut bad = good.clone();
                bad[place] ^= change;
                let _ = read(bad);
            }
        }
    }

    #[test]
    fn each_fault_is_named() {
        let refused = |header: &str, data: &[u8]| read(file(header, data)).unwrap_err().to_string();
        let entry = |dtype: &str, shape: &str, from: u64, to: u64| {
            format!("{{\"dtype\":\"{dtype}\",\"shape\":{shape},\"data_offsets\":[{from},{to}]}}")
        };
        let one = |entry: String| format!("{{\"a\":{entry}}}");
        let two = |first: String, second: String| format!("{{\"a\":{first},\"b\":{second}}}");
        assert!(refused("{", &[]).contains("no JSON of tensors"));
        assert!(refused("[]", &[]).contains("no JSON of tensors"));
        assert!(refused(&one(entry("F32", "[2]", 0, 4)), &[0; 4]).contains("8 are needed"));
        let huge = one(entry("F32", "[1000000000000,1000000000000]", 0, 4));
        assert!(refused(&huge, &[0; 4]).contains("too large"));
        assert!(refused(&one(entry("F32", "[-1]", 0, 4)), &[0; 4]).contains("has no shape"));
        assert!(refused(&one(entry("U8", "[4]", 0, 4)), &[0; 9]).contains("but 9 are there"));
        assert!(refused(&one(entry("U8", "[4]", 5, 9)), &[0; 9]).contains("does not follow"));
        let overlap = two(entry("U8", "[4]", 0, 4), entry("U8", "[4]", 2, 6));
        assert!(refused(&overlap, &[0; 6]).contains("'b' overlaps another"));
        let twice = overlap.replace("\"b\"", "\"a\"");
        assert!(refused(&twice, &[0; 6]).contains("two tensors are called 'a'"));
        let mut long = file("{}", &[]);
        long[1] = 1;
        assert!(read(long).unwrap_err().to_string().contains("should have 258 bytes, but 2"));
    }

    #[test]
    fn a_tensor_of_an_unknown_type_does_not_keep_the_others_from_being_read() {
        let header = |end: u64| {
            format!(
                r#"{{"x":{{"dtype":"U8","shape":[2],"data_offsets":[0,2]}},
                    "y":{{"dtype":"F7","shape":[3],"data_offsets":[2,{end}]}}}}"#
            )
        };
        let open = |end, data: &[u8]| tensors(&Arc::new(Mapped::from(file(&header(end), data))));
        let found = open(5, &[7, 8, 1, 2, 3]).unwrap();
        let [(x, known), (y, unknown)] = &found[..] else { panic!("{found:?}") };
        assert_eq!((x.as_str(), y.as_str(), unknown.shape()), ("x", "y", &[3][..]));
        let u8_type = ElementType::Integer(IntegerType { width: 8, signed: false });
        assert_eq!(known.read(&u8_type).unwrap().codes::<u8>(), [7, 8]);
        let refused = unknown.read(&u8_type).unwrap_err().to_string();
        assert!(refused.contains("holds elements of the unknown dtype 'F7'"), "{refused}");
        // its bytes have to be in the file all the same
        assert!(open(6, &[7, 8, 1, 2, 3]).unwrap_err().to_string().contains("take 6 bytes, but 5"));
    }
}
