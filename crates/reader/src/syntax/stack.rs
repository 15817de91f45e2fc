//! The stack on which a text is read: texts that nest deep are read on a thread of their own.

use super::scan::Layout;

/// How deep brackets may nest in a text that is read on the stack of the thread that asks.
const SHALLOW: usize = 32;

/// The stack for a text that nests as deep as [`super::scan::MAX_DEPTH`], which is enough even for code
/// that is not optimised.
const DEEP_STACK: usize = 1 << 26;

/// Whether the stack of any thread is enough for a text.
pub(super) fn is_shallow(layout: &Layout) -> bool {
    layout.deepest <= SHALLOW
}

/// Runs a step that reads a text of this layout, on a stack that is large enough for it.
pub(super) fn with_room<T: Send>(layout: &Layout, step: impl FnOnce() -> T + Send) -> T {
    if is_shallow(layout) {
        return step();
    }
    let mut waiting = Some(step);
    let mut result = None;
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(DEEP_STACK);
        // A system that has no more threads leaves the step waiting.
        drop(thread.spawn_scoped(scope, || result = waiting.take().map(|step| step())));
    });
    match (result, waiting) {
        (Some(result), _) => result,
        (None, Some(step)) => step(),
        (None, None) => unreachable!("the step has run or waits"),
    }
}
