//! The element types that files of tensors state, and whether their elements can be taken as codes of another type.

use std::fmt;

use crate::numeric::{ComplexPart, ElementType, FloatFormat, IntegerType};

/// The element type that a file states for a tensor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stated {
    kind: Kind,
    /// The spelling of the type in the file.
    spelling: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Kind {
    /// A type that programs can have.
    Element(ElementType),
    /// A type that the file does not name, of elements with this many bytes.
    Unnamed(usize),
    /// A type that no program can have, described in words.
    Foreign(String),
}

/// NumPy's names of the types that MLIR has, followed by those of ml_dtypes.
const NUMPY: &[(&str, &str)] = &[
    ("i1", "bool"),
    ("f16", "float16"),
    ("f32", "float32"),
    ("f64", "float64"),
    ("complex<f32>", "complex64"),
    ("complex<f64>", "complex128"),
    ("bf16", "bfloat16"),
    ("f8E5M2", "float8_e5m2"),
    ("f8E4M3FN", "float8_e4m3fn"),
    ("f8E4M3", "float8_e4m3"),
    ("f8E3M4", "float8_e3m4"),
    ("f8E4M3B11FNUZ", "float8_e4m3b11fnuz"),
    ("f8E4M3FNUZ", "float8_e4m3fnuz"),
    ("f8E5M2FNUZ", "float8_e5m2fnuz"),
    ("f8E8M0FNU", "float8_e8m0fnu"),
    ("f6E2M3FN", "float6_e2m3fn"),
    ("f6E3M2FN", "float6_e3m2fn"),
    ("f4E2M1FN", "float4_e2m1fn"),
];

/// NumPy's name of an element type, if it or ml_dtypes has one.
pub fn numpy_name(element: &ElementType) -> Option<String> {
    match element {
        ElementType::Integer(IntegerType { width, signed }) => {
            Some(format!("{}int{width}", if *signed { "" } else { "u" }))
        }
        ElementType::Index => Some("int64".into()),
        ElementType::Quantized(quantized) => numpy_name(&ElementType::Integer(quantized.storage)),
        element => {
            let name = element.to_string();
            let known = NUMPY.iter().find(|(own, _)| *own == name);
            known.map(|(_, numpy)| (*numpy).to_string())
        }
    }
}

/// Whether NumPy itself, without ml_dtypes, has the element type or the type that it is stored in.
fn is_numpys(element: &ElementType) -> bool {
    numpy_path(element).is_some_and(|path| path.starts_with("np."))
}

/// NumPy's name of an element type with its Python module: `np.float32`, `ml_dtypes.bfloat16`.
pub fn numpy_path(element: &ElementType) -> Option<String> {
    let name = numpy_name(element)?;
    let whole = ["bool", "float16", "float32", "float64", "complex64", "complex128"];
    let widths = ["8", "16", "32", "64"];
    let integer = name.trim_start_matches('u').strip_prefix("int");
    let is_own =
        whole.contains(&name.as_str()) || integer.is_some_and(|integer| widths.contains(&integer));
    Some(format!("{}.{name}", if is_own { "np" } else { "ml_dtypes" }))
}

/// The float type of a name that MLIR has.
pub(super) fn float(name: &str) -> ElementType {
    ElementType::Float(FloatFormat::parse(name).expect("a type that MLIR has"))
}

impl Stated {
    /// How many bytes an element has in an npy file; 1 for types that no program can have.
    pub(super) fn bytes(&self) -> usize {
        match &self.kind {
            Kind::Element(element) => super::elements::word_bytes(element),
            Kind::Unnamed(bytes) => *bytes,
            Kind::Foreign(_) => 1,
        }
    }

    /// Whether programs can have no elements of this type.
    pub fn is_foreign(&self) -> bool {
        matches!(self.kind, Kind::Foreign(_))
    }

    /// A type that programs can have, with its spelling in the file.
    pub(super) fn element(element: ElementType, spelling: impl Into<String>) -> Stated {
        Stated { kind: Kind::Element(element), spelling: spelling.into() }
    }

    /// A type of this name that no program can have, since nobody knows here what it is.
    pub(super) fn unknown(name: &str) -> Stated {
        let what = format!("elements of the unknown dtype '{name}'");
        Stated { kind: Kind::Foreign(what.clone()), spelling: what }
    }

    /// The type of an npy file's `descr` (without quotes).
    pub(super) fn numpy(descr: &str) -> Stated {
        let kind = numpy_kind(descr);
        let spelling = match &kind {
            Kind::Element(element) => {
                format!("{} ('{descr}')", numpy_name(element).unwrap_or_default())
            }
            Kind::Unnamed(1) => format!("elements of a byte whose type is not stated ('{descr}')"),
            Kind::Unnamed(bytes) => {
                format!("elements of {bytes} bytes whose type is not stated ('{descr}')")
            }
            Kind::Foreign(what) => format!("{what} ('{descr}')"),
        };
        Stated { kind, spelling }
    }

    /// The type, if programs can have it.
    pub fn known(&self) -> Option<&ElementType> {
        match &self.kind {
            Kind::Element(element) => Some(element),
            _ => None,
        }
    }

    /// Whether the elements are taken as codes of this type, without a conversion. That is so if the types
    /// are equal, or if NumPy lacks this type and the file either leaves its type open or states the type
    /// that carries its codes: unsigned integers of a float's width, bytes for an integer of fewer bits, or what
    /// gives the codes of the storage type of a quantized type.
    pub fn gives_codes_of(&self, element: &ElementType) -> bool {
        match &self.kind {
            Kind::Element(own) if own == element => true,
            Kind::Element(own) => {
                let stored = element.stored();
                *own == stored || self.stands_for(&stored)
            }
            // a file of a type that NumPy has would name the type
            Kind::Unnamed(bytes) => {
                *bytes == super::elements::word_bytes(element) && !is_numpys(element)
            }
            Kind::Foreign(_) => false,
        }
    }

    /// Whether the file states a type of NumPy that carries the codes of a type that NumPy lacks.
    pub fn stands_for(&self, element: &ElementType) -> bool {
        let Kind::Element(ElementType::Integer(own)) = &self.kind else { return false };
        match element {
            ElementType::Float(format) => {
                let native = ["f16", "f32", "f64"].contains(&format.name);
                !native && !own.signed && own.width as usize == width_of_word(element)
            }
            ElementType::Integer(wanted) => {
                wanted.width < 8 && own.width == 8 && own.signed == wanted.signed
            }
            ElementType::Index => own.width == 64 && own.signed,
            _ => false,
        }
    }
}

fn width_of_word(element: &ElementType) -> usize {
    super::elements::word_bytes(element) * 8
}

impl fmt::Display for Stated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.spelling)
    }
}

/// NumPy's kinds of elements that programs cannot have, with their names.
const FOREIGN: &[(char, &str)] = &[
    ('O', "Python objects"),
    ('U', "strings"),
    ('S', "byte strings"),
    ('a', "byte strings"),
    ('T', "strings"),
    ('M', "dates"),
    ('m', "time spans"),
    ('W', "complex numbers of two 16-bit floats"),
];

fn numpy_kind(descr: &str) -> Kind {
    if descr.starts_with('[') {
        return Kind::Foreign("records of several fields".into());
    }
    let kind_and_width = descr.trim_start_matches(['<', '>', '|', '=']);
    let mut characters = kind_and_width.chars();
    let kind = characters.next().unwrap_or_default();
    let bytes = characters.as_str().parse::<u32>().unwrap_or(1);
    let integer =
        |signed| Kind::Element(ElementType::Integer(IntegerType { width: bytes * 8, signed }));
    match (kind, bytes) {
        ('b', 1) | ('?', 1) => Kind::Element(ElementType::Boolean),
        ('i', 1 | 2 | 4 | 8) => integer(true),
        ('u', 1 | 2 | 4 | 8) => integer(false),
        // ml_dtypes has registered no other type of this kind and width with NumPy
        ('f', 1) => Kind::Element(float("f8E5M2")),
        ('f', 2) => Kind::Element(float("f16")),
        ('f', 4) => Kind::Element(float("f32")),
        ('f', 8) => Kind::Element(float("f64")),
        ('f', _) => Kind::Foreign("long doubles".into()),
        ('c', 8) => Kind::Element(ElementType::Complex(ComplexPart::F32)),
        ('c', 16) => Kind::Element(ElementType::Complex(ComplexPart::F64)),
        ('c', _) => Kind::Foreign("complex long doubles".into()),
        ('V', 1..) => Kind::Unnamed(bytes as usize),
        (kind, _) => {
            let known = FOREIGN.iter().find(|(foreign, _)| *foreign == kind);
            let what = known.map_or("elements of an unknown kind", |(_, what)| what);
            Kind::Foreign(what.into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn integer(width: u32, signed: bool) -> ElementType {
        ElementType::Integer(IntegerType { width, signed })
    }

    #[test]
    fn types_are_said_in_words() {
        let said = |descr| Stated::numpy(descr).to_string();
        assert_eq!(said("<f8"), "float64 ('<f8')");
        assert_eq!(said("<f1"), "float8_e5m2 ('<f1')");
        assert_eq!(said("|b1"), "bool ('|b1')");
        assert_eq!(said(">c16"), "complex128 ('>c16')");
        assert_eq!(said("|O"), "Python objects ('|O')");
        assert_eq!(said("<U1"), "strings ('<U1')");
        assert!(said("<V2").contains("2 bytes whose type is not stated"));
        assert!(said("").contains("unknown kind") && said("[('a', '<f4')]").contains("records"));
    }

    #[test]
    fn elements_are_codes_of_the_stated_type_and_of_what_numpy_lacks() {
        let fits = |descr, element: &ElementType| Stated::numpy(descr).gives_codes_of(element);
        assert!(fits("<f4", &float("f32")) && !fits("<f8", &float("f32")));
        assert!(fits("|i1", &integer(8, true)) && !fits("|u1", &integer(8, true)));
        assert!(fits("|i1", &integer(4, true)) && !fits("|u1", &integer(4, true)));
        assert!(fits("<f1", &float("f8E5M2")) && !fits("<f1", &float("f8E4M3FN")));
        assert!(fits("<V1", &float("f8E4M3FN")) && fits("|u1", &float("f8E4M3FN")));
        assert!(fits("<u2", &float("bf16")) && !fits("<u4", &float("f32")));
        assert!(fits("<V2", &float("bf16")) && fits("<V1", &integer(4, true)));
        assert!(!fits("<V2", &float("f16")) && !fits("<V2", &integer(16, true)));
        assert!(!fits("<V1", &integer(8, false)) && !fits("|V8", &float("f64")));
        assert!(!fits("|i1", &float("f8E4M3FN")) && !fits("|u1", &ElementType::Boolean));
        assert!(fits("<i8", &ElementType::Index) && !fits("|O", &float("f32")));
    }

    #[test]
    fn python_has_a_name_for_every_type_of_mlir() {
        assert_eq!(numpy_path(&float("f32")).as_deref(), Some("np.float32"));
        assert_eq!(numpy_path(&integer(16, false)).as_deref(), Some("np.uint16"));
        assert_eq!(numpy_path(&integer(4, false)).as_deref(), Some("ml_dtypes.uint4"));
        assert_eq!(numpy_path(&float("bf16")).as_deref(), Some("ml_dtypes.bfloat16"));
        assert_eq!(numpy_path(&float("tf32")), None);
    }
}
