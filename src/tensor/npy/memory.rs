//! Elements of a file read to where they stay.

use std::fs::File;
use std::io;

use crate::numeric::{ElementType, WordWidth};
use crate::tensor::words::array;
use crate::tensor::{Word, Words};

/// The words that stand in a file from a byte on, as many as the shape has elements. None if there is
/// no such memory, or no way to read there.
pub fn words(
    file: &File,
    start: usize,
    element: &ElementType,
    shape: &[usize],
) -> io::Result<Option<Words>> {
    fn of<W: Word>(file: &File, start: usize, shape: &[usize]) -> io::Result<Option<Words>> {
        let codes = elements::<W>(file, start as u64, shape.iter().product())?;
        Ok(codes.map(|codes| W::wrap(array(shape, codes))))
    }
    match element.word() {
        WordWidth::W8 => of::<u8>(file, start, shape),
        WordWidth::W16 => of::<u16>(file, start, shape),
        WordWidth::W32 => of::<u32>(file, start, shape),
        WordWidth::W64 => of::<u64>(file, start, shape),
        WordWidth::W128 => of::<u128>(file, start, shape),
    }
}

/// Bytes that one thread reads at a time.
#[cfg(target_os = "linux")]
const PIECE: usize = 4 << 20;

#[cfg(target_os = "linux")]
fn elements<W: Word>(file: &File, start: u64, count: usize) -> io::Result<Option<Vec<W>>> {
    use std::mem::MaybeUninit;
    use std::sync::Mutex;

    use rayon::prelude::*;

    let mut codes: Vec<W> = Vec::new();
    if codes.try_reserve_exact(count).is_err() {
        return Ok(None);
    }
    let memory = &mut codes.spare_capacity_mut()[..count];
    // SAFETY: the same bytes, which may be written one by one
    let bytes: &mut [MaybeUninit<u8>] = unsafe {
        std::slice::from_raw_parts_mut(memory.as_mut_ptr().cast(), size_of_val::<[_]>(memory))
    };
    let failed = Mutex::new(None);
    let read = |(index, piece): (usize, &mut [MaybeUninit<u8>])| {
        let result = fill(file, start + (index * PIECE) as u64, piece);
        if let (Err(error), Ok(mut failed)) = (result, failed.lock()) {
            *failed = Some(error);
        }
    };
    if bytes.len() <= PIECE {
        bytes.chunks_mut(PIECE).enumerate().for_each(read);
    } else {
        bytes.par_chunks_mut(PIECE).enumerate().for_each(read);
    }
    if let Ok(Some(error)) = failed.into_inner() {
        return Err(error);
    }
    // SAFETY: every piece was filled, and any bytes are words
    unsafe { codes.set_len(count) };
    Ok(Some(codes))
}

/// Fills all of `piece` from a place of the file on.
#[cfg(target_os = "linux")]
fn fill(
    file: &File,
    mut place: u64,
    mut piece: &mut [std::mem::MaybeUninit<u8>],
) -> io::Result<()> {
    while !piece.is_empty() {
        let (read, rest) = rustix::io::pread(file, piece, place)?;
        if read.is_empty() {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        place += read.len() as u64;
        piece = rest;
    }
    Ok(())
}

#[cfg(not(target_os = "linux"))]
fn elements<W: Word>(_file: &File, _start: u64, _count: usize) -> io::Result<Option<Vec<W>>> {
    Ok(None)
}
