//! Pools of threads: one for each number of threads that a program asked for, and one for a process that was forked.
//!
//! A process that `fork` made has the memory of its parent, but no thread besides the one that forked. The pool that all
//! runs share has no threads there, so that work given to it would wait for ever.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

/// The process that imported the module.
static IMPORTED_BY: OnceLock<u32> = OnceLock::new();
/// The pools, by the process that started them and their number of threads.
static POOLS: Mutex<Option<HashMap<(u32, usize), Arc<ThreadPool>>>> = Mutex::new(None);

/// Records that this process imported the module.
pub fn imported() {
    let _ = IMPORTED_BY.set(std::process::id());
}

/// Whether the process was forked by one that had imported the module.
pub fn is_forked() -> bool {
    IMPORTED_BY.get().is_some_and(|&process| process != std::process::id())
}

/// The pool of this many threads of this process, which is started when it is first asked for.
pub fn pool(threads: usize) -> Result<Arc<ThreadPool>, ThreadPoolBuildError> {
    let key = (std::process::id(), threads);
    let mut pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    let pools = pools.get_or_insert_default();
    if let Some(pool) = pools.get(&key) {
        return Ok(Arc::clone(pool));
    }
    let pool = Arc::new(ThreadPoolBuilder::new().num_threads(threads).build()?);
    pools.insert(key, Arc::clone(&pool));
    Ok(pool)
}

/// As many threads as the machine has processors.
pub fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Runs code by threads that there are.
pub fn here<T: Send>(run: impl FnOnce() -> T + Send) -> T {
    match is_forked().then(|| pool(processors())) {
        Some(Ok(pool)) => pool.install(run),
        _ => run(),
    }
}
