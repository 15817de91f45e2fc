//! Ranks: the operating-system processes or threads over which the processes of a program are spread.
//!
//! All ranks run the same program, and decide alike from the same facts. A [`Transport`] brings their bytes together;
//! [`Ranks`] adds how one rank tells the others that it has ended.

#[cfg(feature = "mpi")]
pub mod mpi;
mod threads;
pub mod wire;

use std::ops::Range;

pub use threads::{Threads, on_threads};

/// Brings bytes of ranks together. All ranks call [`Transport::all_gather`] the same number of times and in the same
/// order, and every part that a rank sends is taken by the rank for which it is.
pub trait Transport {
    /// The number of this rank, counted from 0.
    fn rank(&self) -> usize;

    /// The number of ranks.
    fn size(&self) -> usize;

    /// How many ranks share the processors of this rank's machine, this one included.
    fn neighbours(&self) -> usize {
        self.size()
    }

    /// The bytes of every rank, in the order of their numbers.
    ///
    /// # Errors
    ///
    /// [`TransportError`] if another rank cannot be reached any more.
    fn all_gather(&mut self, mine: &[u8]) -> Result<Vec<Vec<u8>>, TransportError>;

    /// Sends parts to other ranks, and takes one part from each rank of `from`, in this order. What one rank sends to
    /// another arrives in the order in which it was sent. No rank waits until its own parts have arrived before it takes
    /// those of others, so ranks can exchange parts crosswise.
    ///
    /// # Errors
    ///
    /// [`TransportError`] if another rank cannot be reached any more.
    fn exchange(
        &mut self,
        parts: &[(usize, &[u8])],
        from: &[usize],
        take: &mut dyn FnMut(usize, Vec<u8>),
    ) -> Result<(), TransportError>;

    /// Sends a number to all other ranks, which may ask for it while they compute.
    ///
    /// # Errors
    ///
    /// [`TransportError`] if another rank cannot be reached any more.
    fn notify(&mut self, number: u64) -> Result<(), TransportError>;

    /// The ranks whose number has arrived since the last call, and the numbers.
    fn notices(&mut self) -> Vec<(usize, u64)>;

    /// Waits for the number of a rank that has sent one.
    ///
    /// # Errors
    ///
    /// [`TransportError`] if the rank cannot be reached any more.
    fn await_notice(&mut self, from: usize) -> Result<u64, TransportError>;

    /// Ends all ranks at once with this exit status, because this one cannot go on.
    fn abort(&mut self, status: i32);
}

/// Why ranks cannot go on together.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TransportError {
    /// A rank cannot be reached any more.
    #[error("rank {rank} cannot be reached any more")]
    Lost {
        /// The number of the rank.
        rank: usize,
    },
    /// A rank has ended, with this exit status, while this one was still at work.
    #[error("rank {rank} ended with status {status} before the others")]
    Ended {
        /// The number of the rank.
        rank: usize,
        /// The exit status of the rank.
        status: u8,
    },
    /// A rank has no memory for values that others need.
    #[error("rank {rank} has no memory for values that other ranks need")]
    NoMemory {
        /// The number of the rank.
        rank: usize,
    },
    /// A rank sent bytes that this one cannot read.
    #[error(
        "rank {rank} sent bytes that are not understood: all ranks have to run the same version"
    )]
    Malformed {
        /// The number of the rank.
        rank: usize,
    },
}

/// The last byte of what a rank brings that is at work.
const AT_WORK: u8 = 0;
/// The last byte of what a rank brings that has ended. The only byte before it is its exit status.
const HAS_ENDED: u8 = 1;

/// The ranks that run a program together, seen from one of them.
pub struct Ranks {
    transport: Box<dyn Transport>,
    /// Why the ranks do not go on together.
    broken: Option<TransportError>,
    has_ended: bool,
    /// The numbers that other ranks have sent in this round, with the ranks.
    noticed: Vec<(usize, u64)>,
}

impl Ranks {
    /// The ranks that a transport connects.
    pub fn new(transport: Box<dyn Transport>) -> Ranks {
        Ranks { transport, broken: None, has_ended: false, noticed: Vec::new() }
    }

    /// The number of this rank.
    pub fn rank(&self) -> usize {
        self.transport.rank()
    }

    /// The number of ranks.
    pub fn size(&self) -> usize {
        self.transport.size()
    }

    /// How many ranks share the processors of this rank's machine, this one included.
    pub fn neighbours(&self) -> usize {
        self.transport.neighbours()
    }

    /// The processes that a rank runs, out of `processes` in all: neighbours, and as many on each rank as on any
    /// other, give or take one.
    pub fn share(&self, rank: usize, processes: usize) -> Range<usize> {
        rank * processes / self.size()..(rank + 1) * processes / self.size()
    }

    /// The rank that runs a process, out of `processes` in all.
    pub fn rank_of(&self, process: usize, processes: usize) -> usize {
        ((process + 1) * self.size() - 1) / processes
    }

    /// The bytes of every rank, in the order of their numbers.
    ///
    /// # Errors
    ///
    /// [`TransportError`] if a rank has ended or cannot be reached.
    pub fn all_gather(&mut self, mine: &[u8]) -> Result<Vec<Vec<u8>>, TransportError> {
        if let Some(error) = &self.broken {
            return Err(error.clone());
        }
        let gathered = self.transport.all_gather(&[mine, &[AT_WORK]].concat());
        let at_work = gathered.and_then(|mut brought| {
            for (rank, bytes) in brought.iter_mut().enumerate() {
                match (bytes.pop(), bytes.as_slice()) {
                    (Some(AT_WORK), _) => {}
                    (Some(HAS_ENDED), &[status]) => {
                        return Err(TransportError::Ended { rank, status });
                    }
                    _ => return Err(TransportError::Malformed { rank }),
                }
            }
            Ok(brought)
        });
        self.kept(at_work)
    }

    /// The result, whose error is the end of all further calls.
    fn kept<T>(&mut self, result: Result<T, TransportError>) -> Result<T, TransportError> {
        if let Err(error) = &result {
            self.broken = Some(error.clone());
        }
        result
    }

    /// Sends parts to other ranks, and takes one part from each rank of `from`, as [`Transport::exchange`] does.
    ///
    /// # Errors
    ///
    /// [`TransportError`] if a rank cannot be reached.
    pub fn exchange(
        &mut self,
        parts: &[(usize, &[u8])],
        from: &[usize],
        take: &mut dyn FnMut(usize, Vec<u8>),
    ) -> Result<(), TransportError> {
        if let Some(error) = &self.broken {
            return Err(error.clone());
        }
        if parts.is_empty() && from.is_empty() {
            return Ok(());
        }
        let exchanged = self.transport.exchange(parts, from, take);
        self.kept(exchanged)
    }

    /// Tells all other ranks a number while they compute, once in a round.
    ///
    /// # Errors
    ///
    /// [`TransportError`] if a rank cannot be reached.
    pub fn notify(&mut self, number: u64) -> Result<(), TransportError> {
        let told = self.transport.notify(number);
        self.kept(told)
    }

    /// The smallest number that other ranks have told in this round so far.
    pub fn noticed(&mut self) -> Option<u64> {
        self.noticed.extend(self.transport.notices());
        self.noticed.iter().map(|&(_, number)| number).min()
    }

    /// Ends a round, in which these ranks told a number.
    ///
    /// # Errors
    ///
    /// [`TransportError`] if a rank cannot be reached.
    pub fn forget_notices(&mut self, from: &[usize]) -> Result<(), TransportError> {
        let me = self.transport.rank();
        for &rank in from.iter().filter(|&&rank| rank != me) {
            if !self.noticed.iter().any(|&(known, _)| known == rank) {
                let waited = self.transport.await_notice(rank);
                waited.inspect_err(|error| self.broken = Some(error.clone()))?;
            }
        }
        self.noticed.clear();
        Ok(())
    }

    /// Says that a rank sent bytes that cannot be read.
    pub fn malformed(&mut self, rank: usize) -> TransportError {
        let error = TransportError::Malformed { rank };
        self.broken = Some(error.clone());
        error
    }

    /// Says that this rank has no memory for values that others need.
    pub fn without_memory(&mut self) -> TransportError {
        let error = TransportError::NoMemory { rank: self.rank() };
        self.broken = Some(error.clone());
        error
    }

    /// Ends the work of this rank, which has this exit status. The result is the highest status of all ranks. Ranks
    /// that are still at work hear of it when they next ask for what others bring.
    pub fn end(&mut self, status: u8) -> u8 {
        if self.has_ended {
            return status;
        }
        self.has_ended = true;
        match &self.broken {
            Some(TransportError::Ended { status: other, .. }) => return status.max(*other),
            Some(_) => {
                self.transport.abort(i32::from(status));
                return status;
            }
            None => {}
        }
        // a rank that is still at work ends with the highest status that it hears of
        let brought = self.transport.all_gather(&[status, HAS_ENDED]).unwrap_or_default();
        let statuses = brought.iter().filter_map(|bytes| match bytes.as_slice() {
            &[status, HAS_ENDED] => Some(status),
            _ => None,
        });
        statuses.max().unwrap_or(status).max(status)
    }
}

impl Drop for Ranks {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.transport.abort(101);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_process_has_one_rank() {
        for size in 1..9 {
            let shares = on_threads(size, |ranks| {
                (1..20).map(|count| ranks.share(ranks.rank(), count)).collect::<Vec<_>>()
            });
            on_threads(size, |ranks| {
                for count in 1..20 {
                    for process in 0..count {
                        let owner = ranks.rank_of(process, count);
                        assert!(
                            shares[owner][count - 1].contains(&process),
                            "{size} {count} {process}"
                        );
                    }
                }
            });
            for count in 1..20 {
                let sizes = shares.iter().map(|shares| shares[count - 1].len());
                assert_eq!(sizes.clone().sum::<usize>(), count);
                assert!(sizes.clone().max().unwrap() <= sizes.min().unwrap() + 1);
            }
        }
    }

    #[test]
    fn parts_cross_each_other() {
        let taken = on_threads(3, |ranks| {
            let me = ranks.rank() as u8;
            let others: Vec<usize> = (0..3).filter(|&rank| rank != ranks.rank()).collect();
            let bytes = others.iter().map(|&rank| vec![me, rank as u8]).collect::<Vec<_>>();
            let parts: Vec<(usize, &[u8])> =
                others.iter().copied().zip(bytes.iter().map(Vec::as_slice)).collect();
            let mut taken = Vec::new();
            ranks.exchange(&parts, &others, &mut |from, bytes| taken.push((from, bytes))).unwrap();
            taken
        });
        assert_eq!(taken[1], [(0, vec![0, 1]), (2, vec![2, 1])]);
        assert_eq!(taken[2], [(0, vec![0, 2]), (1, vec![1, 2])]);
    }

    #[test]
    fn a_rank_that_ends_early_is_heard_of() {
        let heard = on_threads(3, |ranks| {
            if ranks.rank() == 1 {
                return (ranks.end(5), None);
            }
            let error = ranks.all_gather(b"at work").unwrap_err();
            (ranks.end(0), Some(error))
        });
        let error = Some(TransportError::Ended { rank: 1, status: 5 });
        assert_eq!(heard, [(5, error.clone()), (5, None), (5, error)]);
    }

    #[test]
    fn a_rank_that_dies_is_no_deadlock() {
        let heard = on_threads(2, |ranks| match ranks.rank() {
            0 => None,
            _ => ranks.all_gather(b"at work").err(),
        });
        assert_eq!(heard[1], Some(TransportError::Lost { rank: 0 }));
    }
}
