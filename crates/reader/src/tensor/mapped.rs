//! Files that are mapped into memory, and tensors whose words stay in these files.
//!
//! A large file is mapped: its pages are read when they are first needed, and no copy is made of them. A
//! smaller file is read at once, which takes as little time and does not depend on later changes of the file.
//! When the last tensor that uses a range of a mapped file is dropped, the process gives the range's pages back,
//! so that a program whose weights are read one after the other never has all of them in its memory.

use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::marker::PhantomData;
use std::ops::{Deref, Range};
use std::path::Path;
use std::sync::Arc;

use super::elements::{BytesError, Layout, element_count, within_range, word_bytes};
use super::{Tensor, Word, Words, words::Array};
use crate::hardware::memory::may_be_refused;
use crate::numeric::{ElementType, WordWidth};

/// Files of at least this many bytes are mapped.
const MAPPED_FROM: u64 = 1 << 20;

/// Mapped files of at most this many bytes are read ahead as a whole. The pages of a larger file would push
/// those that are in use out of the system's cache before anything reads them.
const READ_AHEAD_UP_TO: u64 = 1 << 30;

/// Ranges of at least this many bytes are given back. The memory of a smaller one is not worth a system call.
const GIVEN_BACK_FROM: usize = 1 << 18;

/// The bytes of a file, or other bytes, that nobody changes.
///
/// A mapped file must not be made shorter while it is in use: the system ends a process that reads beyond the
/// end of a file (`SIGBUS`). A file that is replaced, as `mv` and this program do it, is another file and
/// does no harm.
#[derive(Debug)]
pub struct Mapped {
    bytes: Bytes,
}

enum Bytes {
    File(memmap2::Mmap),
    Memory(Vec<u8>),
    Lent(Box<dyn AsRef<[u8]> + Send + Sync>),
}

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self {
            Bytes::File(_) => "File",
            Bytes::Memory(_) => "Memory",
            Bytes::Lent(_) => "Lent",
        };
        f.debug_tuple(kind).finish_non_exhaustive()
    }
}

impl Mapped {
    /// The bytes of the file of this path.
    ///
    /// # Errors
    ///
    /// The error of opening or reading the file.
    pub fn open(path: impl AsRef<Path>) -> io::Result<Mapped> {
        Mapped::of(File::open(path)?)
    }

    /// The bytes of an owner of another kind, such as an array of another library, which is dropped with the last
    /// tensor that has its elements there. The owner has to give the same bytes each time.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use shlo_interp_reader::{Tensor, files::Mapped};
    ///
    /// let lent = Arc::new(Mapped::lent(vec![0x38u8, 0x40]));
    /// let tensor = Tensor::from_mapped("f8E4M3FN".parse()?, &[2], &lent, 0)?;
    /// assert_eq!(tensor.to_f64s(), Some(vec![1.0, 2.0]));
    /// assert_eq!(tensor.codes::<u8>().as_ptr(), lent.as_ptr());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn lent(owner: impl AsRef<[u8]> + Send + Sync + 'static) -> Mapped {
        Mapped { bytes: Bytes::Lent(Box::new(owner)) }
    }

    /// The bytes of a regular file, or of a pipe or the like, which is read from its current position to its
    /// end.
    ///
    /// # Errors
    ///
    /// The error of reading the file.
    pub fn of(mut file: File) -> io::Result<Mapped> {
        let metadata = file.metadata()?;
        if metadata.is_file()
            && metadata.len() >= MAPPED_FROM
            && let Some(map) = map(&file)
        {
            return Ok(Mapped { bytes: Bytes::File(map) });
        }
        let mut bytes = Vec::new();
        may_be_refused(|| file.read_to_end(&mut bytes))?;
        Ok(Mapped::from(bytes))
    }
}

/// The mapping of a regular file, or `None` if the system cannot map it.
fn map(file: &File) -> Option<memmap2::Mmap> {
    // SAFETY: the mapping is private and only read. If another process writes into the file meanwhile, the
    // bytes may change. Tensors use the mapping only if every bit pattern of a word is a code of their type.
    let map = unsafe { memmap2::MmapOptions::new().map_copy_read_only(file) }.ok()?;
    #[cfg(unix)]
    if map.len() as u64 <= READ_AHEAD_UP_TO {
        let _ = map.advise(memmap2::Advice::WillNeed);
    }
    Some(map)
}

impl From<Vec<u8>> for Mapped {
    fn from(bytes: Vec<u8>) -> Mapped {
        Mapped { bytes: Bytes::Memory(bytes) }
    }
}

impl Deref for Mapped {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match &self.bytes {
            Bytes::File(map) => map,
            Bytes::Memory(bytes) => bytes,
            Bytes::Lent(owner) => (**owner).as_ref(),
        }
    }
}

impl Mapped {
    /// Gives the memory of a range of a mapped file back to the system. Whoever reads the range again gets the
    /// same bytes, from the system's cache or from the file.
    fn give_back(&self, range: Range<usize>) {
        #[cfg(target_os = "linux")]
        if let Bytes::File(map) = &self.bytes
            && range.len() >= GIVEN_BACK_FROM
        {
            let advice = memmap2::UncheckedAdvice::DontNeed;
            // SAFETY: the mapping is private and nobody can write to it, so that all its pages are those of the
            // file, and a page that is given back and read again has the bytes that it had.
            let _ = unsafe { map.unchecked_advise_range(advice, range.start, range.len()) };
        }
        #[cfg(not(target_os = "linux"))]
        let _ = range;
    }
}

/// A range of a file's bytes, whose memory is given back when nobody uses the range any more.
#[derive(Debug)]
struct Span {
    owner: Arc<Mapped>,
    range: Range<usize>,
}

impl Drop for Span {
    fn drop(&mut self) {
        self.owner.give_back(self.range.clone());
    }
}

/// Words in a file's memory.
#[derive(Debug, Clone)]
pub(super) struct Borrowed<W> {
    span: Arc<Span>,
    word: PhantomData<W>,
}

impl<W: Word> Borrowed<W> {
    /// `count` words from the byte `start` on, if the bytes are there, aligned and in this machine's byte
    /// order.
    pub(super) fn new(owner: &Arc<Mapped>, start: usize, count: usize) -> Option<Borrowed<W>> {
        let length = count.checked_mul(size_of::<W>())?;
        let bytes = owner.get(start..start.checked_add(length)?)?;
        let is_native = cfg!(target_endian = "little") || size_of::<W>() == 1;
        let range = start..start + length;
        (is_native && bytemuck::try_cast_slice::<u8, W>(bytes).is_ok()).then(|| Borrowed {
            span: Arc::new(Span { owner: Arc::clone(owner), range }),
            word: PhantomData,
        })
    }

    /// The `count` words from the word `first` on, which stay in the file. `None` if they are few: a copy of
    /// those takes as little time, and can be written in place.
    pub(super) fn part(&self, first: usize, count: usize) -> Option<Borrowed<W>> {
        let span = &self.span;
        let start = span.range.start + first * size_of::<W>();
        let range = start..start + count * size_of::<W>();
        if range.len() < GIVEN_BACK_FROM || range.end > span.range.end {
            return None;
        }
        let span = Arc::new(Span { owner: Arc::clone(&span.owner), range });
        Some(Borrowed { span, word: PhantomData })
    }

    #[inline]
    pub(super) fn as_slice(&self) -> &[W] {
        bytemuck::cast_slice(&self.span.owner[self.span.range.clone()])
    }
}

impl Tensor {
    /// A tensor of little-endian words, one for each element (a byte for types of fewer bits), that begin at
    /// the byte `start` of `bytes`. They stay in place if they are aligned and in this machine's byte order,
    /// until the tensor is first written. Otherwise they are copied.
    ///
    /// # Errors
    ///
    /// An error if the shape does not fit into memory or into the bytes from `start` on, or if a word is no
    /// code of the element type.
    pub fn from_mapped(
        element: ElementType,
        shape: &[usize],
        bytes: &Arc<Mapped>,
        start: usize,
    ) -> Result<Tensor, BytesError> {
        let layout = Layout::of_words(&element);
        let expected = layout.bytes(shape)?;
        let data = bytes.get(start..).unwrap_or_default();
        if data.len() < expected {
            return Err(BytesError::Length { found: data.len(), expected });
        }
        from_mapped_as(element, shape, bytes, start, layout)
    }
}

/// A tensor of elements in a layout from a mapped file, which has to have exactly as many as the shape.
pub(super) fn from_mapped_as(
    element: ElementType,
    shape: &[usize],
    bytes: &Arc<Mapped>,
    start: usize,
    layout: Layout,
) -> Result<Tensor, BytesError> {
    let every_word_is_a_code = element.bits() as usize == word_bytes(&element) * 8;
    if layout.is_memory()
        && every_word_is_a_code
        && let Some(words) = borrowed(&element, shape, bytes, start)?
    {
        return within_range(Tensor::new(element, words));
    }
    layout.read(&bytes[start..start + layout.bytes(shape)?], &element, shape)
}

fn borrowed(
    element: &ElementType,
    shape: &[usize],
    bytes: &Arc<Mapped>,
    start: usize,
) -> Result<Option<Words>, BytesError> {
    fn of<W: Word>(
        bytes: &Arc<Mapped>,
        start: usize,
        shape: &[usize],
        len: usize,
    ) -> Option<Words> {
        let words = Borrowed::<W>::new(bytes, start, len)?;
        Some(W::wrap(Array::borrowed(shape, words)))
    }
    let len = element_count(shape)?;
    Ok(match element.word() {
        WordWidth::W8 => of::<u8>(bytes, start, shape, len),
        WordWidth::W16 => of::<u16>(bytes, start, shape, len),
        WordWidth::W32 => of::<u32>(bytes, start, shape, len),
        WordWidth::W64 => of::<u64>(bytes, start, shape, len),
        WordWidth::W128 => of::<u128>(bytes, start, shape, len),
    })
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;
    use crate::numeric::IntegerType;
    use crate::numeric::names::F32;

    const U8: ElementType = ElementType::Integer(IntegerType { width: 8, signed: false });

    fn file_of(bytes: &[u8]) -> File {
        let mut file = tempfile::tempfile().unwrap();
        file.write_all(bytes).unwrap();
        std::io::Seek::rewind(&mut file).unwrap();
        file
    }

    #[test]
    fn large_files_are_mapped_and_small_ones_read() {
        let bytes: Vec<u8> = (0..MAPPED_FROM as u32 + 9).map(|at| (at % 251) as u8).collect();
        let large = Mapped::of(file_of(&bytes)).unwrap();
        assert!(matches!(large.bytes, Bytes::File(_)) && large[..] == bytes[..]);
        let small = Mapped::of(file_of(&bytes[..100])).unwrap();
        assert!(matches!(small.bytes, Bytes::Memory(_)) && small[..] == bytes[..100]);
        assert!(Mapped::of(file_of(&[])).unwrap().is_empty());
    }

    #[test]
    fn words_stay_in_the_file_until_they_are_written() {
        let bytes: Vec<u8> =
            (0..1u32 << 18).flat_map(|at| (at as f32).to_bits().to_le_bytes()).collect();
        let mapped = Arc::new(Mapped::of(file_of(&bytes)).unwrap());
        let mut tensor =
            Tensor::from_mapped(ElementType::Float(&F32), &[2, 4], &mapped, 16).unwrap();
        assert!(tensor.words().is_borrowed());
        let kept = tensor.clone();
        let codes = u32::array_mut(tensor.words_mut()).as_slice_mut();
        assert_eq!(codes[1], 5f32.to_bits());
        codes[1] = 7;
        assert!(!tensor.words().is_borrowed());
        assert_eq!((tensor.codes::<u32>()[1], kept.codes::<u32>()[1]), (7, 5f32.to_bits()));
        assert!(super::super::words::into_vec(u32::array(kept.words()).clone()).is_err());
    }

    #[test]
    fn a_large_slice_of_rows_stays_in_the_file() {
        let bytes: Vec<u8> = (0..MAPPED_FROM as u32).map(|at| (at % 241) as u8).collect();
        let mapped = Arc::new(Mapped::of(file_of(&bytes[..])).unwrap());
        let whole = Tensor::from_mapped(U8, &[4, 1 << 18], &mapped, 0).unwrap();
        let part = whole.words().part(2 << 18, &[1, 1 << 18]).expect("a part in the file");
        assert!(part.is_borrowed() && part.shape() == [1, 1 << 18]);
        assert_eq!(u8::slice(&part), &bytes[2 << 18..3 << 18]);
        assert!(whole.words().part(2 << 18, &[3, 1 << 18]).is_none(), "not all there");
        assert!(whole.words().part(0, &[1, 9]).is_none(), "a small part is copied");
        let owned = Tensor::from_codes(U8, &[4, 1 << 18], bytes);
        assert!(owned.words().part(0, &[1, 1 << 18]).is_none(), "not in a file");
    }

    #[test]
    fn what_is_not_aligned_is_copied() {
        let bytes: Vec<u8> = (0..64).collect();
        let mapped = Arc::new(Mapped::from(bytes));
        let places: Vec<bool> = (0..8)
            .map(|start| {
                let tensor =
                    Tensor::from_mapped(ElementType::Float(&F32), &[3], &mapped, start).unwrap();
                let first = [start as u8, start as u8 + 1, start as u8 + 2, start as u8 + 3];
                assert_eq!(tensor.codes::<u32>()[0], u32::from_le_bytes(first));
                tensor.words().is_borrowed()
            })
            .collect();
        assert_eq!(places.iter().filter(|&&borrowed| borrowed).count(), 2);
    }

    #[test]
    fn what_is_not_there_or_no_code_is_refused() {
        let mapped = Arc::new(Mapped::from(vec![0, 1, 2]));
        let refused = |element: &ElementType, shape: &[usize], start| {
            Tensor::from_mapped(element.clone(), shape, &mapped, start).unwrap_err()
        };
        assert_eq!(refused(&U8, &[4], 0), BytesError::Length { found: 3, expected: 4 });
        assert_eq!(refused(&U8, &[1], 9), BytesError::Length { found: 0, expected: 1 });
        assert!(matches!(refused(&U8, &[1 << 40, 1 << 40], 0), BytesError::TooLarge));
        let code = refused(&ElementType::Boolean, &[3], 0);
        assert!(matches!(code, BytesError::Code { index: 2, code: 2, .. }));
    }

    /// How many KiB of a mapped file are in this process's memory.
    #[cfg(target_os = "linux")]
    fn resident_kib(mapped: &Mapped) -> usize {
        let address = format!("{:x}-", mapped.as_ptr() as usize);
        let maps = std::fs::read_to_string("/proc/self/smaps").unwrap();
        let mut lines = maps.lines().skip_while(|line| !line.starts_with(&address));
        let rss = lines.find_map(|line| line.strip_prefix("Rss:")).expect("a mapping");
        rss.trim().trim_end_matches(" kB").parse().unwrap()
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn memory_is_given_back_after_the_last_use() {
        let bytes: Vec<u8> = (0..4 << 20).map(|at| (at % 253) as u8).collect();
        let mapped = Arc::new(Mapped::of(file_of(&bytes)).unwrap());
        let half = |start| Tensor::from_mapped(U8, &[2 << 20], &mapped, start).unwrap();
        let sum = |tensor: &Tensor| -> u64 {
            tensor.codes::<u8>().iter().map(|&code| u64::from(code)).sum()
        };
        let (first, second) = (half(0), half(2 << 20));
        let sums = (sum(&first), sum(&second));
        assert_eq!(resident_kib(&mapped), 4096);
        let kept = first.clone();
        drop(first);
        assert_eq!(resident_kib(&mapped), 4096, "a clone still uses the range");
        drop(kept);
        assert_eq!(resident_kib(&mapped), 2048);
        drop(second);
        assert_eq!(resident_kib(&mapped), 0);
        assert_eq!((sum(&half(0)), sum(&half(2 << 20))), sums, "the bytes are still the file's");
    }
}
