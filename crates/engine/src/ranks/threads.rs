//! Ranks that are threads of one operating-system process, which need no MPI.

use std::sync::mpsc::{Receiver, Sender, channel};

use super::{Ranks, Transport, TransportError};

/// A rank that is a thread. Two ranks are connected by two channels in each direction, one of them for notices.
pub struct Threads {
    rank: usize,
    /// The channels to the ranks, this one included.
    to: Vec<Sender<Vec<u8>>>,
    /// The channels from the ranks.
    from: Vec<Receiver<Vec<u8>>>,
    notices_to: Vec<Sender<u64>>,
    notices_from: Vec<Receiver<u64>>,
}

/// The ends of channels between all ranks: for each rank those to the others, and those from them.
fn channels<T>(size: usize) -> Vec<(Vec<Sender<T>>, Vec<Receiver<T>>)> {
    let mut ends: Vec<(Vec<Sender<T>>, Vec<Receiver<T>>)> =
        (0..size).map(|_| (Vec::new(), Vec::new())).collect();
    for source in 0..size {
        for target in 0..size {
            let (sender, receiver) = channel();
            ends[source].0.push(sender);
            ends[target].1.push(receiver);
        }
    }
    ends
}

impl Threads {
    /// This many ranks, connected with each other.
    pub fn connected(size: usize) -> Vec<Threads> {
        let ends = channels(size).into_iter().zip(channels(size)).enumerate();
        let rank = |(rank, ((to, from), (notices_to, notices_from)))| Threads {
            rank,
            to,
            from,
            notices_to,
            notices_from,
        };
        ends.map(rank).collect()
    }

    fn send(&self, to: usize, bytes: &[u8]) -> Result<(), TransportError> {
        self.to[to].send(bytes.to_vec()).map_err(|_| TransportError::Lost { rank: to })
    }

    fn receive(&self, from: usize) -> Result<Vec<u8>, TransportError> {
        self.from[from].recv().map_err(|_| TransportError::Lost { rank: from })
    }
}

impl Transport for Threads {
    fn rank(&self) -> usize {
        self.rank
    }

    fn size(&self) -> usize {
        self.to.len()
    }

    fn all_gather(&mut self, mine: &[u8]) -> Result<Vec<Vec<u8>>, TransportError> {
        (0..self.size()).try_for_each(|rank| self.send(rank, mine))?;
        (0..self.size()).map(|rank| self.receive(rank)).collect()
    }

    fn exchange(
        &mut self,
        parts: &[(usize, &[u8])],
        from: &[usize],
        take: &mut dyn FnMut(usize, Vec<u8>),
    ) -> Result<(), TransportError> {
        parts.iter().try_for_each(|(to, bytes)| self.send(*to, bytes))?;
        for &rank in from {
            take(rank, self.receive(rank)?);
        }
        Ok(())
    }

    fn notify(&mut self, number: u64) -> Result<(), TransportError> {
        let others = (0..self.size()).filter(|&rank| rank != self.rank);
        others.into_iter().try_for_each(|rank| {
            self.notices_to[rank].send(number).map_err(|_| TransportError::Lost { rank })
        })
    }

    fn notices(&mut self) -> Vec<(usize, u64)> {
        let from = self.notices_from.iter().enumerate();
        from.filter_map(|(rank, from)| Some((rank, from.try_recv().ok()?))).collect()
    }

    fn await_notice(&mut self, from: usize) -> Result<u64, TransportError> {
        self.notices_from[from].recv().map_err(|_| TransportError::Lost { rank: from })
    }

    /// Closes the channels, so that nobody waits for this rank.
    fn abort(&mut self, _status: i32) {
        let (closed, no_notices) = (channel().0, channel().0);
        self.to.iter_mut().for_each(|to| *to = closed.clone());
        self.notices_to.iter_mut().for_each(|to| *to = no_notices.clone());
    }
}

/// The results of a function on each of several ranks, which are threads.
///
/// # Panics
///
/// If the function panics on a rank.
pub fn on_threads<T: Send>(size: usize, work: impl Fn(&mut Ranks) -> T + Sync) -> Vec<T> {
    let work = &work;
    std::thread::scope(|scope| {
        let started: Vec<_> = Threads::connected(size)
            .into_iter()
            .map(|rank| scope.spawn(move || work(&mut Ranks::new(Box::new(rank)))))
            .collect();
        let ended = started.into_iter().map(|rank| rank.join());
        ended
            .map(|result| result.unwrap_or_else(|cause| std::panic::resume_unwind(cause)))
            .collect()
    })
}
