//! Element types as PJRT numbers them.

use std::sync::LazyLock;

use shlo_interp::ElementType;

use crate::error::{Error, Outcome};

/// The number of tokens among the element types.
pub const TOKEN: u32 = 23;

/// The types by their numbers; an empty name is that of no tensor's element.
const NAMES: [&str; 34] = [
    "",
    "i1",
    "i8",
    "i16",
    "i32",
    "i64",
    "ui8",
    "ui16",
    "ui32",
    "ui64",
    "f16",
    "f32",
    "f64",
    "bf16",
    "complex<f32>",
    "complex<f64>",
    "f8E5M2",
    "f8E4M3FN",
    "f8E4M3B11FNUZ",
    "f8E5M2FNUZ",
    "f8E4M3FNUZ",
    "i4",
    "ui4",
    "",
    "i2",
    "ui2",
    "f8E4M3",
    "f8E3M4",
    "f8E8M0FNU",
    "f4E2M1FN",
    "",
    "",
    "f6E2M3FN",
    "f6E3M2FN",
];

static ELEMENTS: LazyLock<Vec<Option<ElementType>>> =
    LazyLock::new(|| NAMES.iter().map(|name| name.parse().ok()).collect());

/// The element type of a number.
pub fn of_number(number: u32) -> Outcome<&'static ElementType> {
    let element = usize::try_from(number).ok().and_then(|number| ELEMENTS.get(number)?.as_ref());
    element.ok_or_else(|| {
        Error::unimplemented(format!(
            "the interpreter has no element type of PJRT's number {number}"
        ))
    })
}

/// The number of an element type.
pub fn number(element: &ElementType) -> Outcome<u32> {
    let number = ELEMENTS.iter().position(|it| it.as_ref() == Some(element));
    number.map(|number| number as u32).ok_or_else(|| {
        Error::unimplemented(format!("PJRT has no buffers of elements of type {element}"))
    })
}

/// How many bytes an element has in an array of the host.
pub fn bytes(element: &ElementType) -> usize {
    (element.bits() as usize).next_power_of_two().div_ceil(8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_named_type_has_its_own_number() {
        for (index, name) in NAMES.iter().enumerate().filter(|(_, name)| !name.is_empty()) {
            assert_eq!(number(&name.parse().unwrap()).unwrap(), index as u32, "{name}");
            assert_eq!(of_number(index as u32).unwrap().to_string(), *name);
        }
        assert!(of_number(TOKEN).is_err() && of_number(99).is_err());
    }
}
