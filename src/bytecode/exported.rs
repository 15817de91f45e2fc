//! What `jax.export` saves (`Exported.serialize()`): a flatbuffer that holds an artifact.

use std::ops::Range;

/// Fields of the root table: the name of the function, and the artifact.
const FUNCTION_NAME: usize = 1;
const MODULE: usize = 13;

/// Where in a file the artifact stands that `jax.export` saved; none if the file is something else.
pub(crate) fn artifact(file: &[u8]) -> Option<Range<usize>> {
    let root = Table::at(file, follow(file, 0)?)?;
    root.bytes(FUNCTION_NAME)?;
    let range = root.bytes(MODULE)?;
    super::is_bytecode(&file[range.clone()]).then_some(range)
}

/// A table of a flatbuffer.
struct Table<'a> {
    file: &'a [u8],
    start: usize,
    /// Where the places of the fields stand.
    fields: usize,
    /// The bytes of what says where the fields are.
    len: usize,
}

impl<'a> Table<'a> {
    fn at(file: &'a [u8], start: usize) -> Option<Table<'a>> {
        let back = i32::from_le_bytes(bytes_at(file, start)?);
        let fields = usize::try_from(i64::try_from(start).ok()? - i64::from(back)).ok()?;
        let len = usize::from(u16::from_le_bytes(bytes_at(file, fields)?));
        Some(Table { file, start, fields, len })
    }

    /// The bytes of a field that is a vector of bytes or a string.
    fn bytes(&self, field: usize) -> Option<Range<usize>> {
        let entry = 4 + 2 * field;
        if entry + 2 > self.len {
            return None;
        }
        let offset = u16::from_le_bytes(bytes_at(self.file, self.fields.checked_add(entry)?)?);
        if offset == 0 {
            return None;
        }
        let vector = follow(self.file, self.start.checked_add(usize::from(offset))?)?;
        let len = u32::from_le_bytes(bytes_at(self.file, vector)?) as usize;
        let start = vector.checked_add(4)?;
        let end = start.checked_add(len)?;
        (end <= self.file.len()).then_some(start..end)
    }
}

/// The place that an offset at a place leads to.
fn follow(file: &[u8], at: usize) -> Option<usize> {
    at.checked_add(u32::from_le_bytes(bytes_at(file, at)?) as usize)
}

fn bytes_at<const N: usize>(file: &[u8], at: usize) -> Option<[u8; N]> {
    file.get(at..at.checked_add(N)?)?.try_into().ok()
}
