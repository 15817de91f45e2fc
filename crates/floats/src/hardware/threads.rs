//! Pools of threads: one for each number of threads that a caller asks for, and one for a process that was forked.
//!
//! A process that `fork` made has the memory of its parent, but no thread besides the one that forked. The pool that all
//! runs share has no threads there, so that work given to it would wait for ever.

use std::cell::Cell;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

/// The process that started the pool that all runs share, or that looked at it first.
static SHARED_BY: OnceLock<u32> = OnceLock::new();
/// The other pools, by the process that started them and their number of threads.
static POOLS: Mutex<Option<HashMap<(u32, usize), Arc<ThreadPool>>>> = Mutex::new(None);

thread_local! {
    /// The process that started the pool of this thread, if it is one of `POOLS`.
    static POOL_OF: Cell<u32> = const { Cell::new(0) };
}

/// Makes this many threads the pool that all runs share; `None` stands for as many as there are cores.
///
/// # Errors
///
/// [`ThreadPoolBuildError`] if there is such a pool already, or if no thread can be started.
pub fn share(threads: Option<usize>) -> Result<(), ThreadPoolBuildError> {
    SHARED_BY.get_or_init(std::process::id);
    let pool = ThreadPoolBuilder::new().num_threads(threads.unwrap_or_default());
    pool.use_current_thread().build_global()
}

/// How many threads share the work.
pub fn count() -> usize {
    SHARED_BY.get_or_init(std::process::id);
    rayon::current_num_threads()
}

/// The pool of this many threads of this process, which is started when it is first asked for.
///
/// # Errors
///
/// [`ThreadPoolBuildError`] if a thread cannot be started.
pub fn pool(threads: usize) -> Result<Arc<ThreadPool>, ThreadPoolBuildError> {
    let process = std::process::id();
    let mut pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    let pools = pools.get_or_insert_default();
    if let Some(pool) = pools.get(&(process, threads)) {
        return Ok(Arc::clone(pool));
    }
    let pool = ThreadPoolBuilder::new().num_threads(threads);
    let pool = Arc::new(pool.start_handler(move |_| POOL_OF.set(process)).build()?);
    pools.insert((process, threads), Arc::clone(&pool));
    Ok(pool)
}

/// Runs code that shares out work among threads: those of the pool that all runs share, or of one that this process has
/// started since it was forked.
pub fn among_threads<T: Send>(run: impl FnOnce() -> T + Send) -> T {
    let process = std::process::id();
    if *SHARED_BY.get_or_init(|| process) == process || POOL_OF.get() == process {
        return run();
    }
    match pool(count()) {
        Ok(pool) => pool.install(run),
        Err(_) => run(),
    }
}
