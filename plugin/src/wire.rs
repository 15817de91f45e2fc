//! The wire format of protobuf: fields of a message, one after the other, each with its number.

use crate::error::{Error, Outcome};

/// A field's value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field<'a> {
    /// An integer, a truth value or an enumeration.
    Number(u64),
    /// A text, a message or a packed list.
    Bytes(&'a [u8]),
    /// A number of 4 or 8 bytes.
    Fixed(u64),
}

/// The fields of a message in order.
pub fn fields(mut message: &[u8]) -> Outcome<Vec<(u64, Field<'_>)>> {
    let mut fields = Vec::new();
    while !message.is_empty() {
        let tag = varint(&mut message)?;
        let field = match tag & 7 {
            0 => Field::Number(varint(&mut message)?),
            1 => Field::Fixed(fixed(&mut message, 8)?),
            2 => {
                let length = varint(&mut message)?;
                let length = usize::try_from(length).map_err(|_| broken())?;
                Field::Bytes(split(&mut message, length)?)
            }
            5 => Field::Fixed(fixed(&mut message, 4)?),
            _ => return Err(broken()),
        };
        fields.push((tag >> 3, field));
    }
    Ok(fields)
}

/// The numbers of a list, each of whose fields has one number or a packed list of them.
pub fn numbers(field: Field<'_>, to: &mut Vec<i64>) -> Outcome {
    match field {
        Field::Number(number) => to.push(number as i64),
        Field::Bytes(mut packed) => {
            while !packed.is_empty() {
                to.push(varint(&mut packed)? as i64);
            }
        }
        Field::Fixed(_) => return Err(broken()),
    }
    Ok(())
}

fn varint(bytes: &mut &[u8]) -> Outcome<u64> {
    let mut number = 0u64;
    for place in 0..10 {
        let (&byte, rest) = bytes.split_first().ok_or_else(broken)?;
        *bytes = rest;
        number |= u64::from(byte & 0x7F) << (7 * place);
        if byte & 0x80 == 0 {
            return Ok(number);
        }
    }
    Err(broken())
}

fn fixed(bytes: &mut &[u8], length: usize) -> Outcome<u64> {
    let part = split(bytes, length)?;
    Ok(part.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte)))
}

fn split<'a>(bytes: &mut &'a [u8], length: usize) -> Outcome<&'a [u8]> {
    let (part, rest) = bytes.split_at_checked(length).ok_or_else(broken)?;
    *bytes = rest;
    Ok(part)
}

fn broken() -> Error {
    Error::invalid("a message of protobuf is damaged or cut off")
}

/// Appends a number's field.
pub fn put_number(message: &mut Vec<u8>, field: u64, number: u64) {
    put_varint(message, field << 3);
    put_varint(message, number);
}

/// Appends a field of bytes.
pub fn put_bytes(message: &mut Vec<u8>, field: u64, bytes: &[u8]) {
    put_varint(message, field << 3 | 2);
    put_varint(message, bytes.len() as u64);
    message.extend_from_slice(bytes);
}

/// Appends a packed list of numbers.
pub fn put_numbers(message: &mut Vec<u8>, field: u64, numbers: impl IntoIterator<Item = u64>) {
    let mut packed = Vec::new();
    numbers.into_iter().for_each(|number| put_varint(&mut packed, number));
    put_bytes(message, field, &packed);
}

fn put_varint(message: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        message.push(number as u8 | 0x80);
        number >>= 7;
    }
    message.push(number as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_put_is_read() {
        let mut message = Vec::new();
        put_number(&mut message, 1, u64::MAX);
        put_bytes(&mut message, 300, b"text");
        put_numbers(&mut message, 4, [1, 128, 70000]);
        let found = fields(&message).unwrap();
        assert_eq!(found[0], (1, Field::Number(u64::MAX)));
        assert_eq!(found[1], (300, Field::Bytes(b"text")));
        let mut list = Vec::new();
        numbers(found[2].1, &mut list).unwrap();
        assert_eq!((found[2].0, list), (4, vec![1, 128, 70000]));
    }

    #[test]
    fn what_is_cut_off_is_refused() {
        let mut message = Vec::new();
        put_bytes(&mut message, 2, b"text");
        assert!((1..message.len()).all(|end| fields(&message[..end]).is_err()));
        assert!(fields(&[0xFF; 11]).is_err());
    }
}
