//! An allocator that keeps large blocks for the next tensor of their size.
//!
//! Fresh memory costs far more than what is computed into it: the first write to each page is a
//! fault. A [`BlockCache`] keeps freed blocks of 16 KiB and more as long as blocks in use and
//! blocks kept are together hardly more than what was in use at once before, and asks the system for
//! huge pages. A thread gets the blocks that it freed itself first: their memory is in its cache, while
//! that of others would have to be fetched. The binary's global allocator is one, and a program that uses the library can
//! have one, too.
//!
//! Where the system has no memory, an allocator must not unwind. Code that makes something as large as a tensor asks inside
//! of [`may_be_refused`], and makes an error of a refusal. Any other request that is refused ends the process by the
//! function that [`BlockCache::or_end_by`] names, with a message and an exit status in the place of a signal.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Smaller blocks are the system allocator's.
const LARGE: usize = 1 << 14;
/// Blocks of at least this size begin where a page does.
const PAGED_FROM: usize = 1 << 17;
const PAGE: usize = 4 << 10;
/// The others begin where a line of the cache does.
const LINE: usize = 64;
/// Blocks of at least this size begin where a huge page can.
const HUGE_FROM: usize = 2 << 20;
const HUGE_PAGE: usize = 2 << 20;
/// How many freed blocks are kept at most.
const KEPT: usize = 256;
/// The bytes that blocks in use and kept blocks may have together beyond the most that was in use at once: `SPARE`, or one
/// part in `SPARE_PART` of that maximum if it is more. Without this allowance, blocks of one size that are needed now and
/// then replace those of another size, and both are fresh memory each time.
const SPARE: usize = 16 << 20;
const SPARE_PART: usize = 16;

thread_local! {
    /// Whether the thread makes an error of memory that it does not get.
    static REFUSABLE: Cell<bool> = const { Cell::new(false) };
}

/// Makes requests for memory whose refusal the caller turns into an error.
pub fn may_be_refused<R>(request: impl FnOnce() -> R) -> R {
    let before = REFUSABLE.replace(true);
    let answer = request();
    REFUSABLE.set(before);
    answer
}

/// The system's allocator, with large blocks kept when they are freed.
pub struct BlockCache {
    books: Mutex<Books>,
    /// Ends the process when this many bytes were refused to a request that has to be granted.
    end: Option<fn(usize) -> !>,
}

/// How much memory is in use, and the freed blocks that are kept.
struct Books {
    kept: [Block; KEPT],
    count: usize,
    kept_bytes: usize,
    used_bytes: usize,
    most_used: usize,
}

/// A block: its address, its size, one of [`size_class`], and the thread that freed it.
#[derive(Clone, Copy)]
struct Block {
    address: usize,
    size: usize,
    thread: usize,
}

impl BlockCache {
    /// A cache that keeps nothing yet.
    pub const fn new() -> BlockCache {
        const NONE: Block = Block { address: 0, size: 0, thread: 0 };
        let books =
            Books { kept: [NONE; KEPT], count: 0, kept_bytes: 0, used_bytes: 0, most_used: 0 };
        BlockCache { books: Mutex::new(books), end: None }
    }

    /// A cache that ends the process by this function, which is given the number of bytes, when memory is refused to a
    /// request outside of [`may_be_refused`]. The function must not ask for memory.
    pub const fn or_end_by(self, end: fn(usize) -> !) -> BlockCache {
        BlockCache { books: self.books, end: Some(end) }
    }

    /// Bytes of large blocks: in use now, kept for later, and the most that were in use at once.
    pub fn usage(&self) -> (usize, usize, usize) {
        let books = self.books();
        (books.used_bytes, books.kept_bytes, books.most_used)
    }

    fn books(&self) -> MutexGuard<'_, Books> {
        self.books.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A block of a class, kept or fresh; null if there is no memory. The flag: whether it is fresh.
    fn take(&self, size: usize) -> (*mut u8, bool) {
        let mut books = self.books();
        if let Some(block) = books.take(size) {
            return (block.address as *mut u8, false);
        }
        books.make_room(size);
        // SAFETY: the size is not zero
        let mut block = unsafe { System.alloc(layout_of(size)) };
        if block.is_null() && books.give_all_back() {
            // SAFETY: as before
            block = unsafe { System.alloc(layout_of(size)) };
        }
        if !block.is_null() {
            books.start_using(size);
            drop(books);
            ask_for_huge_pages(block, size);
        }
        (block, true)
    }

    /// The system's answer to a request; if it refuses, its answer once no freed block is kept.
    fn asked(&self, request: impl Fn() -> *mut u8) -> *mut u8 {
        let block = request();
        match block.is_null() && self.books().give_all_back() {
            true => request(),
            false => block,
        }
    }

    /// The block for a request of this many bytes; ends the process if it was refused and has to be granted.
    fn granted(&self, block: *mut u8, bytes: usize) -> *mut u8 {
        if let Some(end) = self.end
            && block.is_null()
            && !REFUSABLE.try_with(Cell::get).unwrap_or(false)
        {
            end(bytes);
        }
        block
    }
}

impl Default for BlockCache {
    fn default() -> BlockCache {
        BlockCache::new()
    }
}

// SAFETY: blocks come from the system's allocator, of their class's layout, which follows from the
// requested layout alone; a kept block has no user, and is handed out to one only.
unsafe impl GlobalAlloc for BlockCache {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let block = match size_class(layout) {
            Some(size) => self.take(size).0,
            // SAFETY: as the caller promises
            None => self.asked(|| unsafe { System.alloc(layout) }),
        };
        self.granted(block, layout.size())
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        let Some(size) = size_class(layout) else {
            // SAFETY: as the caller promises
            let block = self.asked(|| unsafe { System.alloc_zeroed(layout) });
            return self.granted(block, layout.size());
        };
        let (block, _) = self.take(size);
        if !block.is_null() {
            // SAFETY: the block has at least `layout.size()` bytes
            unsafe { block.write_bytes(0, layout.size()) };
        }
        self.granted(block, layout.size())
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        let Some(size) = size_class(layout) else {
            // SAFETY: as the caller promises
            return unsafe { System.dealloc(pointer, layout) };
        };
        let mut books = self.books();
        books.used_bytes -= size;
        if !books.keep(Block { address: pointer as usize, size, thread: this_thread() }) {
            drop(books);
            // SAFETY: a block of this class was allocated with this layout
            unsafe { System.dealloc(pointer, layout_of(size)) };
        }
    }
}

impl Books {
    fn start_using(&mut self, size: usize) {
        self.used_bytes += size;
        self.most_used = self.most_used.max(self.used_bytes);
    }

    /// A kept block of just this size, the last one freed first, by this thread if there is one.
    fn take(&mut self, size: usize) -> Option<Block> {
        let (kept, thread) = (&self.kept[..self.count], this_thread());
        let own = kept.iter().rposition(|block| block.size == size && block.thread == thread);
        let place = own.or_else(|| kept.iter().rposition(|block| block.size == size))?;
        let block = self.remove(place);
        self.start_using(size);
        Some(block)
    }

    /// Whether there is room for this many bytes more, in use or kept.
    fn has_room(&self, size: usize) -> bool {
        let most = self.most_used + SPARE.max(self.most_used / SPARE_PART);
        self.used_bytes + self.kept_bytes + size <= most
    }

    /// Keeps a block if there is room for it.
    fn keep(&mut self, block: Block) -> bool {
        if self.has_room(block.size) && self.count < KEPT {
            self.kept[self.count] = block;
            self.count += 1;
            self.kept_bytes += block.size;
            return true;
        }
        false
    }

    /// Gives kept blocks back, those kept longest first, until there is room for a new one of this size.
    fn make_room(&mut self, size: usize) {
        while self.count > 0 && !self.has_room(size) {
            self.give_back();
        }
    }

    /// Gives all kept blocks back. The result is whether there was one.
    fn give_all_back(&mut self) -> bool {
        let kept = self.count > 0;
        (0..self.count).for_each(|_| self.give_back());
        kept
    }

    /// Gives back the block that was kept longest.
    fn give_back(&mut self) {
        let block = self.remove(0);
        // SAFETY: a block of this class was allocated with this layout, and nobody uses it
        unsafe { System.dealloc(block.address as *mut u8, layout_of(block.size)) };
    }

    fn remove(&mut self, place: usize) -> Block {
        let block = self.kept[place];
        self.kept.copy_within(place + 1..self.count, place);
        self.count -= 1;
        self.kept_bytes -= block.size;
        block
    }
}

/// A number that no other thread has at the same time.
fn this_thread() -> usize {
    thread_local! {
        static HERE: u8 = const { 0 };
    }
    // a thread that has ended frees what it had without knowing its number
    HERE.try_with(|here| std::ptr::from_ref(here) as usize).unwrap_or_default()
}

/// The size of the block for a request, in steps of an eighth of a power of two, or `None` if the request
/// is the system allocator's.
fn size_class(layout: Layout) -> Option<usize> {
    let size = layout.size();
    if size < LARGE || size > isize::MAX as usize / 2 {
        return None;
    }
    let step = 1 << (size.ilog2() - 3);
    let class = size.next_multiple_of(step);
    (layout.align() <= layout_of(class).align().min(PAGE)).then_some(class)
}

/// How a block of a class is allocated.
fn layout_of(size: usize) -> Layout {
    let align = match size {
        HUGE_FROM.. => HUGE_PAGE,
        PAGED_FROM.. => PAGE,
        _ => LINE,
    };
    Layout::from_size_align(size, align).expect("a class is less than the address space")
}

/// Tells the system that a fresh block may be huge pages, where it needs to be told.
fn ask_for_huge_pages(block: *mut u8, size: usize) {
    #[cfg(target_os = "linux")]
    if size >= HUGE_FROM {
        // SAFETY: the range is a block of ours; advice changes no contents
        let _ =
            unsafe { rustix::mm::madvise(block.cast(), size, rustix::mm::Advice::LinuxHugepage) };
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (block, size);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(size: usize) -> Layout {
        Layout::from_size_align(size, 64).unwrap()
    }

    /// Allocates, writes the ends, and checks them.
    fn used(cache: &BlockCache, size: usize) -> *mut u8 {
        // SAFETY: the size is not zero, and the block is of that size
        unsafe {
            let block = cache.alloc(layout(size));
            assert!(!block.is_null() && (block as usize).is_multiple_of(64));
            (*block, *block.add(size - 1)) = (1, 2);
            assert_eq!((*block, *block.add(size - 1)), (1, 2));
            block
        }
    }

    fn free(cache: &BlockCache, block: *mut u8, size: usize) {
        // SAFETY: `block` was allocated with this layout
        unsafe { cache.dealloc(block, layout(size)) }
    }

    #[test]
    fn a_freed_block_serves_the_next_request_of_its_class() {
        let cache = BlockCache::new();
        let size = 9 << 20;
        let first = used(&cache, size);
        free(&cache, first, size);
        assert_eq!(cache.usage().1, size);
        let again = used(&cache, size - 100);
        assert_eq!(again, first);
        free(&cache, again, size - 100);
    }

    #[test]
    fn blocks_in_use_and_kept_are_hardly_more_than_were_in_use() {
        let cache = BlockCache::new();
        let blocks: Vec<_> = (0..8).map(|_| used(&cache, 8 << 20)).collect();
        blocks.into_iter().for_each(|block| free(&cache, block, 8 << 20));
        let large = used(&cache, 56 << 20);
        let (in_use, kept, most) = cache.usage();
        assert_eq!((in_use, kept, most), (56 << 20, 24 << 20, 64 << 20));
        assert_eq!(in_use + kept, most + SPARE);
        free(&cache, large, 56 << 20);
    }

    #[test]
    fn blocks_of_two_sizes_that_are_never_in_use_together_are_kept_both() {
        let cache = BlockCache::new();
        let sizes = [3 << 20, 5 << 20];
        let first = sizes.map(|size| {
            let block = used(&cache, size);
            free(&cache, block, size);
            block
        });
        let again = sizes.map(|size| used(&cache, size));
        assert_eq!(again, first);
        again.into_iter().zip(sizes).for_each(|(block, size)| free(&cache, block, size));
    }

    #[test]
    fn a_thread_gets_its_own_blocks_first() {
        let cache = BlockCache::new();
        let size = 1 << 16;
        let [first, second] = [used(&cache, size), used(&cache, size)].map(|block| block as usize);
        free(&cache, first as *mut u8, size);
        let other = || free(&cache, second as *mut u8, size);
        std::thread::scope(|scope| drop(scope.spawn(other).join()));
        assert_eq!(used(&cache, size) as usize, first);
        assert_eq!(used(&cache, size) as usize, second);
        [first, second].into_iter().for_each(|block| free(&cache, block as *mut u8, size));
    }

    #[test]
    fn zeroed_memory_is_zero_also_when_it_was_used() {
        let cache = BlockCache::new();
        let size = 5 << 20;
        let block = used(&cache, size);
        free(&cache, block, size);
        // SAFETY: the size is not zero, and the block is of that size
        unsafe {
            let block = cache.alloc_zeroed(layout(size));
            assert!(std::slice::from_raw_parts(block, size).iter().all(|&byte| byte == 0));
            cache.dealloc(block, layout(size));
        }
    }

    #[test]
    fn a_refusal_is_an_answer_where_the_caller_expects_one_and_an_end_elsewhere() {
        let cache = BlockCache::new().or_end_by(|bytes| panic!("no {bytes} bytes"));
        for size in [1 << 61, 1 << 62] {
            let layout = Layout::from_size_align(size, 1).unwrap();
            // SAFETY: the size is not zero
            let request = || unsafe { [cache.alloc(layout), cache.alloc_zeroed(layout)] };
            assert_eq!(may_be_refused(request), [std::ptr::null_mut(); 2]);
            let ended = std::panic::catch_unwind(std::panic::AssertUnwindSafe(request));
            assert_eq!(
                *ended.unwrap_err().downcast::<String>().unwrap(),
                format!("no {size} bytes")
            );
        }
    }

    #[test]
    fn kept_blocks_are_given_back_before_memory_is_refused() {
        let cache = BlockCache::new();
        let block = used(&cache, 9 << 20);
        free(&cache, block, 9 << 20);
        assert_eq!(cache.usage().1, 9 << 20);
        // SAFETY: the size is not zero
        assert!(unsafe { cache.alloc(Layout::from_size_align(1 << 62, 1).unwrap()) }.is_null());
        assert_eq!(cache.usage().1, 0);
    }

    #[test]
    fn small_requests_are_not_counted() {
        let cache = BlockCache::new();
        let block = used(&cache, 1000);
        assert_eq!(cache.usage(), (0, 0, 0));
        free(&cache, block, 1000);
    }
}
