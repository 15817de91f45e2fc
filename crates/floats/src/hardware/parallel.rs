//! Work is shared out among threads as whole results, never as parts of one accumulation, so that the bits do
//! not depend on the number of threads.
//!
//! All kernels call one function that takes its task as a trait object, so that rayon's code is compiled once
//! and not once for each kernel and type.

use std::sync::{Mutex, OnceLock, PoisonError};

use rayon::ThreadPoolBuildError;
use rayon::prelude::*;

use super::threads::{among_threads, count, share};
use crate::paths::{self, Path};

/// How many tasks each thread has, so that a slow task does not keep the others waiting.
const TASKS_A_THREAD: usize = 8;

/// Makes this many threads share all work of the program from now on, the calling thread among them; `None`
/// stands for as many as there are cores. The calling thread should be the one that runs the program: as a
/// thread of the pool it hands out work in a microsecond, and no further thread is needed.
///
/// # Errors
///
/// [`ThreadPoolBuildError`] if the program used several threads before, or if no thread can be started.
pub fn use_threads(threads: Option<usize>) -> Result<(), ThreadPoolBuildError> {
    share(threads)
}

/// How many threads may be started for each processor, and in all. Threads beyond the machine's processors
/// cost memory and gain nothing.
const MOST_A_PROCESSOR: usize = 4;
const MOST_ANYWHERE: usize = 16;

/// The most threads that a run may use on this machine.
pub fn most_threads() -> usize {
    (MOST_A_PROCESSOR * processors()).max(MOST_ANYWHERE)
}

/// The number of processors that the program may use.
pub fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// How many tasks to divide work into.
pub fn tasks() -> usize {
    TASKS_A_THREAD * threads()
}

/// How many threads there are.
pub fn threads() -> usize {
    count()
}

/// Runs a task for each index below `count`, on all threads if there are several.
pub fn for_each_index(count: usize, task: &(dyn Fn(usize) + Sync)) {
    match count {
        0 => {}
        1 => task(0),
        _ if paths::take(Path::Threads) => {
            among_threads(|| (0..count).into_par_iter().with_max_len(1).for_each(task));
        }
        _ => (0..count).for_each(task),
    }
}

/// Runs a task for each item, on all threads if there are several.
pub fn for_each<T: Send>(items: Vec<T>, task: impl Fn(T) + Sync) {
    share_out(items, &task);
}

/// [`for_each`], compiled once for each type of items and not once for each task.
fn share_out<T: Send>(items: Vec<T>, task: &(dyn Fn(T) + Sync)) {
    if items.len() <= 1 {
        return items.into_iter().for_each(task);
    }
    let slots: Vec<Mutex<Option<T>>> =
        items.into_iter().map(|item| Mutex::new(Some(item))).collect();
    for_each_index(slots.len(), &|index| {
        let item = slots[index].lock().unwrap_or_else(PoisonError::into_inner).take();
        item.into_iter().for_each(task);
    });
}

/// Runs a task for each chunk of `size` elements, with the chunk's number; the last chunk may be shorter.
pub fn for_each_chunk<T: Send>(
    elements: &mut [T],
    size: usize,
    task: impl Fn(usize, &mut [T]) + Sync,
) {
    share_out_chunks(elements, size, &task);
}

/// [`for_each_chunk`], compiled once for each type of elements and not once for each task.
fn share_out_chunks<T: Send>(
    elements: &mut [T],
    size: usize,
    task: &(dyn Fn(usize, &mut [T]) + Sync),
) {
    let chunks_a_task = elements.len().div_ceil(size).div_ceil(tasks()).max(1);
    let parts: Vec<(usize, &mut [T])> =
        elements.chunks_mut(size * chunks_a_task).enumerate().collect();
    share_out(parts, &|(part, elements)| {
        for (index, chunk) in elements.chunks_mut(size).enumerate() {
            task(part * chunks_a_task + index, chunk);
        }
    });
}

/// As [`for_each_chunk`], with tasks that may fail. No task is begun after one has failed.
///
/// # Errors
///
/// The error of a task that failed.
pub fn try_for_each_chunk<T: Send, E: Send + Sync>(
    elements: &mut [T],
    size: usize,
    task: impl Fn(usize, &mut [T]) -> Result<(), E> + Sync,
) -> Result<(), E> {
    let failed = OnceLock::new();
    for_each_chunk(elements, size, |index, chunk| {
        if failed.get().is_none()
            && let Err(error) = task(index, chunk)
        {
            // of two errors at once either may be reported
            let _ = failed.set(error);
        }
    });
    failed.into_inner().map_or(Ok(()), Err)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_task_that_fails_gives_its_error() {
        let mut elements = vec![0usize; 1000];
        let fails = |index, _: &mut [usize]| if index == 70 { Err(index) } else { Ok(()) };
        assert_eq!(try_for_each_chunk(&mut elements, 10, fails), Err(70));
        assert_eq!(try_for_each_chunk(&mut elements[..700], 10, fails), Ok(()));
    }

    #[test]
    fn every_chunk_is_seen_once_with_its_number() {
        let mut elements = vec![0usize; 100_003];
        for_each_chunk(&mut elements, 10, |index, chunk| {
            chunk.iter_mut().for_each(|element| *element += index + 1);
        });
        let expected: Vec<usize> = (0..elements.len()).map(|index| index / 10 + 1).collect();
        assert_eq!(elements, expected);
    }

    #[test]
    fn no_elements_are_no_tasks() {
        for_each_chunk(&mut Vec::<u8>::new(), 10, |_, _| unreachable!("no chunk"));
    }
}
