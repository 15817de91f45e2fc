//! The part of the zip format that npz files use: members of any size, stored or deflated.
//!
//! Offsets and sizes in an archive are checked before they are used. Members that overlap, names that come
//! twice, and sizes that no compression reaches are refused.

use std::io::{self, Write};
use std::ops::Range;
use std::sync::Arc;

use flate2::{Crc, Decompress, FlushDecompress, Status};

use super::mapped::Mapped;
use crate::hardware::memory::may_be_refused;

/// A member of an archive.
#[derive(Debug, Clone)]
pub(super) struct Member {
    pub name: String,
    /// The range of the member's bytes in the archive, which may be deflated.
    bytes: Range<usize>,
    is_deflated: bool,
    /// The size of the member when it is inflated.
    size: usize,
    checksum: u32,
}

const LOCAL: u32 = 0x0403_4B50;
const CENTRAL: u32 = 0x0201_4B50;
const END: u32 = 0x0605_4B50;
const END_64: u32 = 0x0606_4B50;
const LOCATOR_64: u32 = 0x0706_4B50;
const LOCAL_BYTES: usize = 30;
const END_BYTES: usize = 22;
const END_64_BYTES: usize = 56;
const LOCATOR_64_BYTES: usize = 20;
/// The extra field for sizes and offsets that 32 bits do not hold.
const EXTRA_64: u16 = 1;
/// The most bytes that one deflated byte can give.
const MOST_INFLATED: usize = 1032;

/// A reader of consecutive little-endian numbers; a number beyond the end is `None`.
struct Fields<'b>(&'b [u8]);

impl<'b> Fields<'b> {
    fn at(bytes: &'b [u8], place: usize) -> Fields<'b> {
        Fields(bytes.get(place..).unwrap_or_default())
    }

    fn take(&mut self, count: usize) -> Result<&'b [u8], String> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or("it ends too early")?;
        self.0 = rest;
        Ok(taken)
    }

    fn u16(&mut self) -> Result<u16, String> {
        Ok(u16::from_le_bytes(self.take(2)?.try_into().expect("two bytes")))
    }

    fn u32(&mut self) -> Result<u32, String> {
        Ok(u32::from_le_bytes(self.take(4)?.try_into().expect("four bytes")))
    }

    fn u64(&mut self) -> Result<u64, String> {
        Ok(u64::from_le_bytes(self.take(8)?.try_into().expect("eight bytes")))
    }
}

/// The members of an archive, in the order of its directory.
pub(super) fn members(archive: &[u8]) -> Result<Vec<Member>, String> {
    let (count, directory) = directory(archive)?;
    let end = directory.start;
    let mut fields = Fields(&archive[directory]);
    let mut members: Vec<(Member, usize)> = Vec::new();
    while !fields.0.is_empty() {
        members.push(central(&mut fields, archive, end)?);
    }
    if members.len() as u64 != count {
        return Err(format!("it has {} members, but says {count}", members.len()));
    }
    let mut places: Vec<(usize, usize)> =
        members.iter().map(|(member, start)| (*start, member.bytes.end)).collect();
    places.sort_unstable();
    if places.windows(2).any(|pair| pair[0].1 > pair[1].0) {
        return Err("two of its members overlap".into());
    }
    let mut names: Vec<&str> = members.iter().map(|(member, _)| member.name.as_str()).collect();
    names.sort_unstable();
    if let Some(pair) = names.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(format!("it has two members called '{}'", pair[0]));
    }
    Ok(members.into_iter().map(|(member, _)| member).collect())
}

/// The number of members, and the range of the directory.
fn directory(archive: &[u8]) -> Result<(u64, Range<usize>), String> {
    let end = end_record(archive).ok_or("it has no directory of members: is it cut off?")?;
    let mut fields = Fields::at(archive, end + 4);
    let [disk, first_disk] = [fields.u16()?, fields.u16()?];
    let [_, count] = [fields.u16()?, fields.u16()?];
    let [size, start] = [fields.u32()?, fields.u32()?];
    let wide = count == u16::MAX || size == u32::MAX || start == u32::MAX;
    let locator = end.checked_sub(LOCATOR_64_BYTES).filter(|_| wide);
    let locator = locator.filter(|&place| Fields::at(archive, place).u32() == Ok(LOCATOR_64));
    let (count, size, start, end) = match locator {
        Some(locator) => wide_directory(archive, locator)?,
        None if disk != 0 || first_disk != 0 => return Err("it is a part of several".into()),
        None => (count.into(), size.into(), start.into(), end),
    };
    let place = |number: u64| usize::try_from(number).ok();
    let range = place(start).zip(place(start).and_then(|start| start.checked_add(place(size)?)));
    match range {
        Some((start, stop)) if stop == end => Ok((count, start..stop)),
        _ => Err("its directory of members is not where it says".into()),
    }
}

/// The number of members, and the size and the offset of their directory, as the records for large archives
/// (ZIP64) state them, and the offset at which these records begin.
fn wide_directory(archive: &[u8], locator: usize) -> Result<(u64, u64, u64, usize), String> {
    let mut fields = Fields::at(archive, locator + 8);
    let place = usize::try_from(fields.u64()?).unwrap_or(usize::MAX);
    let mut fields = Fields::at(archive, place);
    if fields.u32()? != END_64 {
        return Err("its directory of members is not where it says".into());
    }
    fields.take(28)?;
    Ok((fields.u64()?, fields.u64()?, fields.u64()?, place))
}

/// The offset of the last record, after which there is only a comment.
fn end_record(archive: &[u8]) -> Option<usize> {
    let last = archive.len().checked_sub(END_BYTES)?;
    let first = last.saturating_sub(usize::from(u16::MAX));
    (first..=last).rev().find(|&place| {
        let comment = Fields::at(archive, place + END_BYTES - 2).u16();
        Fields::at(archive, place).u32() == Ok(END)
            && comment.is_ok_and(|comment| usize::from(comment) == last - place)
    })
}

/// Reads a record of the directory. The result also has the offset of the member's own record. Members end
/// before `limit`.
fn central(
    fields: &mut Fields<'_>,
    archive: &[u8],
    limit: usize,
) -> Result<(Member, usize), String> {
    if fields.u32()? != CENTRAL {
        return Err("its directory of members is damaged".into());
    }
    fields.take(4)?;
    let [flags, method] = [fields.u16()?, fields.u16()?];
    fields.take(4)?;
    let [checksum, packed, size] = [fields.u32()?, fields.u32()?, fields.u32()?];
    let [name, extra, comment] = [fields.u16()?, fields.u16()?, fields.u16()?].map(usize::from);
    fields.take(8)?;
    let start = fields.u32()?;
    let name = String::from_utf8_lossy(fields.take(name)?).into_owned();
    let mut wide = extra_64(fields.take(extra)?);
    fields.take(comment)?;
    let mut number = |narrow: u32| match narrow {
        u32::MAX => wide.u64().unwrap_or(u64::MAX),
        narrow => narrow.into(),
    };
    let [size, packed, start] = [number(size), number(packed), number(start)];
    if flags & 1 != 0 {
        return Err(format!("'{name}' is encrypted"));
    }
    if !matches!(method, 0 | 8) {
        return Err(format!(
            "'{name}' is compressed by a method (number {method}) other than deflate"
        ));
    }
    let outside = || format!("'{name}' is not where the directory says");
    let place = |number: u64| usize::try_from(number).map_err(|_| outside());
    let (start, packed, size) = (place(start)?, place(packed)?, place(size)?);
    let first = local(archive, start, &name).map_err(|_| outside())?;
    let last = first.checked_add(packed).filter(|&last| last <= limit).ok_or_else(outside)?;
    let is_deflated = method == 8;
    let most = if is_deflated { packed.saturating_mul(MOST_INFLATED) } else { packed };
    if size > most || (!is_deflated && size != packed) {
        return Err(format!("'{name}' cannot have {size} bytes in {packed}"));
    }
    Ok((Member { name, bytes: first..last, is_deflated, size, checksum }, start))
}

/// The content of the extra field for large members.
fn extra_64(extra: &[u8]) -> Fields<'_> {
    let mut fields = Fields(extra);
    while let (Ok(kind), Ok(length)) = (fields.u16(), fields.u16()) {
        match fields.take(length.into()) {
            Ok(bytes) if kind == EXTRA_64 => return Fields(bytes),
            Ok(_) => {}
            Err(_) => break,
        }
    }
    Fields(&[])
}

/// The offset of a member's bytes. The member's own record has to have the expected name.
fn local(archive: &[u8], start: usize, expected: &str) -> Result<usize, String> {
    let mut fields = Fields::at(archive, start);
    if fields.u32()? != LOCAL {
        return Err("no member".into());
    }
    fields.take(LOCAL_BYTES - 8)?;
    let [name, extra] = [fields.u16()?, fields.u16()?].map(usize::from);
    if String::from_utf8_lossy(fields.take(name)?) != expected {
        return Err("another name".into());
    }
    fields.take(extra)?;
    Ok(start + LOCAL_BYTES + name + extra)
}

impl Member {
    /// The memory that has the member's bytes, and their range in it. That memory is the archive unless the
    /// bytes have to be inflated. Their checksum is checked.
    pub fn open(&self, archive: &Arc<Mapped>) -> Result<(Arc<Mapped>, Range<usize>), String> {
        let (memory, range) = if self.is_deflated {
            let bytes = inflated(&archive[self.bytes.clone()], self.size)?;
            (Arc::new(Mapped::from(bytes)), 0..self.size)
        } else {
            (Arc::clone(archive), self.bytes.clone())
        };
        let mut checksum = Crc::new();
        checksum.update(&memory[range.clone()]);
        match checksum.sum() == self.checksum {
            true => Ok((memory, range)),
            false => Err("its bytes are not those that were written: the checksum differs".into()),
        }
    }
}

fn inflated(packed: &[u8], size: usize) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    // more memory than the bytes need, so that their end is seen
    may_be_refused(|| bytes.try_reserve_exact(size + 64))
        .map_err(|_| "it does not fit into memory")?;
    let mut inflate = Decompress::new(false);
    let status = inflate.decompress_vec(packed, &mut bytes, FlushDecompress::Finish);
    match status {
        Ok(Status::StreamEnd)
            if bytes.len() == size && inflate.total_in() == packed.len() as u64 =>
        {
            Ok(bytes)
        }
        _ => Err("its deflated bytes are damaged".into()),
    }
}

/// The facts about a written member that go into the directory.
struct Written {
    name: String,
    checksum: u32,
    size: u64,
    start: u64,
}

/// A writer of archives, which writes members one after the other without deflating them.
pub struct Writer<W> {
    out: W,
    place: u64,
    members: Vec<Written>,
}

/// The extra field of padding, by which a member's bytes are aligned.
const EXTRA_PADDING: u16 = 0xD935;
/// The alignment of members' bytes.
const ALIGNED: u64 = 64;
/// The date 1 January 1980, the first one that archives can have.
const DATE: u16 = 0x21;

impl<W: Write> Writer<W> {
    pub fn new(out: W) -> Writer<W> {
        Writer { out, place: 0, members: Vec::new() }
    }

    fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.place += bytes.len() as u64;
        self.out.write_all(bytes)
    }

    /// Writes a member, whose bytes `write` writes. It is called twice, the first time for the size and the
    /// checksum.
    pub fn member(
        &mut self,
        name: &str,
        write: impl Fn(&mut dyn Write) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut measured = Measured { checksum: Crc::new(), size: 0 };
        write(&mut measured)?;
        let Measured { checksum, size } = measured;
        let written =
            Written { name: name.into(), checksum: checksum.sum(), size, start: self.place };
        let record = written.local(self.place)?;
        self.put(&record)?;
        write(&mut self.out)?;
        self.place += size;
        self.members.push(written);
        Ok(())
    }

    /// Writes the directory.
    pub fn finish(mut self) -> io::Result<()> {
        let start = self.place;
        for member in std::mem::take(&mut self.members) {
            let record = member.central();
            self.put(&record)?;
            self.members.push(member);
        }
        let (size, count) = (self.place - start, self.members.len() as u64);
        let narrow = |number: u64| u32::try_from(number).unwrap_or(u32::MAX).to_le_bytes();
        let narrow_count = u16::try_from(count).unwrap_or(u16::MAX).to_le_bytes();
        if count >= u16::MAX.into() || start >= u32::MAX.into() || size >= u32::MAX.into() {
            let place = self.place;
            let mut wide = Vec::with_capacity(END_64_BYTES + LOCATOR_64_BYTES);
            wide.extend(END_64.to_le_bytes());
            wide.extend((END_64_BYTES as u64 - 12).to_le_bytes());
            wide.extend([45, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
            [count, count, size, start].iter().for_each(|number| wide.extend(number.to_le_bytes()));
            wide.extend(LOCATOR_64.to_le_bytes());
            wide.extend(0u32.to_le_bytes());
            wide.extend(place.to_le_bytes());
            wide.extend(1u32.to_le_bytes());
            self.put(&wide)?;
        }
        let mut end = END.to_le_bytes().to_vec();
        end.extend([0; 4]);
        end.extend(narrow_count);
        end.extend(narrow_count);
        end.extend(narrow(size));
        end.extend(narrow(start));
        end.extend([0; 2]);
        self.put(&end)
    }
}

/// A writer that only counts the bytes and computes their checksum.
struct Measured {
    checksum: Crc,
    size: u64,
}

impl Write for Measured {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.checksum.update(bytes);
        self.size += bytes.len() as u64;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Written {
    fn is_large(&self) -> bool {
        self.size >= u32::MAX.into()
    }

    /// Writes the part that both records of the member share: versions to dates, checksum, sizes, the name's
    /// length.
    fn common(&self, record: &mut Vec<u8>, needs_64: bool) {
        let version: u16 = if needs_64 { 45 } else { 20 };
        record.extend(version.to_le_bytes());
        let is_unicode = 1u16 << 11;
        record.extend(is_unicode.to_le_bytes());
        record.extend([0; 4]);
        record.extend(DATE.to_le_bytes());
        record.extend(self.checksum.to_le_bytes());
        let size = if self.is_large() { u32::MAX } else { self.size as u32 };
        record.extend(size.to_le_bytes());
        record.extend(size.to_le_bytes());
        record.extend((self.name.len() as u16).to_le_bytes());
    }

    /// The record before the member's bytes, which begins at an offset and is padded so that the bytes are
    /// aligned.
    fn local(&self, place: u64) -> io::Result<Vec<u8>> {
        if u16::try_from(self.name.len()).is_err() {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "a name is too long"));
        }
        let mut extra = Vec::new();
        if self.is_large() {
            extra.extend(EXTRA_64.to_le_bytes());
            extra.extend(16u16.to_le_bytes());
            extra.extend(self.size.to_le_bytes());
            extra.extend(self.size.to_le_bytes());
        }
        let unpadded = place + (LOCAL_BYTES + self.name.len() + extra.len() + 6) as u64;
        let padding = (unpadded.next_multiple_of(ALIGNED) - unpadded) as usize;
        extra.extend(EXTRA_PADDING.to_le_bytes());
        extra.extend((padding as u16 + 2).to_le_bytes());
        extra.extend((ALIGNED as u16).to_le_bytes());
        extra.resize(extra.len() + padding, 0);
        let mut record = LOCAL.to_le_bytes().to_vec();
        self.common(&mut record, self.is_large());
        record.extend((extra.len() as u16).to_le_bytes());
        record.extend(self.name.as_bytes());
        record.extend(extra);
        Ok(record)
    }

    /// The record in the directory.
    fn central(&self) -> Vec<u8> {
        let mut extra = Vec::new();
        if self.is_large() {
            extra.extend(self.size.to_le_bytes());
            extra.extend(self.size.to_le_bytes());
        }
        let start = u32::try_from(self.start).unwrap_or(u32::MAX);
        if start == u32::MAX {
            extra.extend(self.start.to_le_bytes());
        }
        if !extra.is_empty() {
            let length = (extra.len() as u16).to_le_bytes();
            extra.splice(0..0, EXTRA_64.to_le_bytes().into_iter().chain(length));
        }
        let mut record = CENTRAL.to_le_bytes().to_vec();
        record.extend(45u16.to_le_bytes());
        self.common(&mut record, !extra.is_empty());
        record.extend((extra.len() as u16).to_le_bytes());
        record.extend([0; 10]);
        record.extend(start.to_le_bytes());
        record.extend(self.name.as_bytes());
        record.extend(extra);
        record
    }
}
