//! Work on numbered items by several threads, whose results are taken in the order of the items.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

/// Works on the items below `count` by this many threads, each with a state of its own, and gives the results to
/// `take` in the order of the items. Once `stopped` is true, no further item is begun.
///
/// # Errors
///
/// The error that `take` gives.
pub fn side_by_side<R: Send, S>(
    count: usize,
    threads: usize,
    stopped: &AtomicBool,
    work: &(impl Fn(usize, &mut Option<S>) -> R + Sync),
    take: &mut dyn FnMut(R) -> io::Result<()>,
) -> io::Result<()> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads.min(count).max(1) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                let mut state = None;
                while !stopped.load(Ordering::Relaxed) {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= count || sender.send((index, work(index, &mut state))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let taken = in_order(&receiver, take);
        stopped.store(true, Ordering::Relaxed);
        taken
    })
}

/// Gives results on in the order of their numbers, as soon as all earlier ones have come.
fn in_order<R>(
    receiver: &mpsc::Receiver<(usize, R)>,
    take: &mut dyn FnMut(R) -> io::Result<()>,
) -> io::Result<()> {
    let mut waiting = BTreeMap::new();
    let mut next = 0;
    for (index, result) in receiver {
        waiting.insert(index, result);
        while let Some(result) = waiting.remove(&next) {
            take(result)?;
            next += 1;
        }
    }
    waiting.into_values().try_for_each(take)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_taken_in_the_order_of_the_items() {
        let work = |index: usize, _: &mut Option<()>| {
            // later items are done sooner
            std::thread::sleep(std::time::Duration::from_millis(20 - 2 * index as u64));
            index
        };
        let mut taken = Vec::new();
        let mut take = |index| {
            taken.push(index);
            Ok(())
        };
        side_by_side(9, 4, &AtomicBool::new(false), &work, &mut take).unwrap();
        assert_eq!(taken, (0..9).collect::<Vec<_>>());
    }
}
