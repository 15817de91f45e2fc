//! Ranks that MPI connects, on one machine or on several.

use std::env;

use mpi::Threading;
use mpi::collective::CommunicatorCollectives;
use mpi::datatype::PartitionMut;
use mpi::environment::Universe;
use mpi::point_to_point::{Destination, Source};
use mpi::request::scope;
use mpi::topology::{Communicator, SimpleCommunicator};

use super::{Transport, TransportError};

/// The variables of the environment by which launchers tell a program that it is a rank: those of Open MPI, of PMIx, and
/// of PMI, which MPICH, Intel MPI and Slurm use.
const LAUNCHED: &[&str] =
    &["OMPI_COMM_WORLD_RANK", "PMIX_RANK", "PMI_RANK", "PMI_FD", "MPI_LOCALRANKID"];

/// How many bytes all ranks together bring at most in one call, since MPI counts in 32 bits.
const MOST_TOGETHER: usize = 1 << 30;
/// How many bytes of what a rank brings go along with their number.
const SHORT: usize = 1016;
/// The tag of parts that ranks exchange, and that of notices.
const PART: i32 = 1;
const NOTICE: i32 = 2;
/// How many bytes tell how many bytes follow.
const HEADER: usize = 8;

/// This rank of the ranks that a launcher such as mpirun started. MPI ends when the value is dropped.
pub struct Mpi {
    // the communicator has to be freed before MPI ends, and fields are dropped in this order
    world: SimpleCommunicator,
    neighbours: usize,
    _universe: Universe,
}

/// Why there is no MPI.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum MpiError {
    /// No launcher started the program.
    #[error("no MPI launcher started this program")]
    NotLaunched,
    /// MPI was started before.
    #[error("MPI was started before")]
    StartedBefore,
}

impl Mpi {
    /// Starts MPI, once in a program.
    ///
    /// # Errors
    ///
    /// [`MpiError`] if no launcher started the program, or MPI was started before.
    pub fn start() -> Result<Mpi, MpiError> {
        if !LAUNCHED.iter().any(|name| env::var_os(name).is_some()) {
            return Err(MpiError::NotLaunched);
        }
        // other threads compute, and never call MPI
        let started = mpi::initialize_with_threading(Threading::Funneled);
        let (universe, _) = started.ok_or(MpiError::StartedBefore)?;
        let world = universe.world().duplicate();
        let neighbours = world.split_shared(world.rank()).size() as usize;
        Ok(Mpi { world, neighbours, _universe: universe })
    }

    /// Brings the rest of what ranks brought, piece by piece.
    fn gather_rest(&self, mine: &[u8], brought: &mut [Vec<u8>], sizes: &[usize]) {
        let most = sizes.iter().copied().max().unwrap_or(0);
        let piece = MOST_TOGETHER / sizes.len();
        let mut start = SHORT;
        while start < most {
            let part = |size: usize| start.min(size)..(start + piece).min(size);
            let counts: Vec<i32> = sizes.iter().map(|&size| part(size).len() as i32).collect();
            let places: Vec<i32> = counts
                .iter()
                .scan(0, |next, count| Some(std::mem::replace(next, *next + count)))
                .collect();
            let total: i32 = counts.iter().sum();
            let mut buffer = vec![0u8; total as usize];
            let mut parts = PartitionMut::new(&mut buffer[..], &counts[..], &places[..]);
            self.world.all_gather_varcount_into(&mine[part(mine.len())], &mut parts);
            for (bytes, (&place, &count)) in brought.iter_mut().zip(places.iter().zip(&counts)) {
                bytes.extend_from_slice(&buffer[place as usize..][..count as usize]);
            }
            start += piece;
        }
    }
}

impl Transport for Mpi {
    fn rank(&self) -> usize {
        self.world.rank() as usize
    }

    fn size(&self) -> usize {
        self.world.size() as usize
    }

    fn neighbours(&self) -> usize {
        self.neighbours
    }

    fn all_gather(&mut self, mine: &[u8]) -> Result<Vec<Vec<u8>>, TransportError> {
        // the first bytes travel with the number of all bytes, so that little takes one call
        let block = HEADER + SHORT;
        let mut first = vec![0u8; block];
        first[..HEADER].copy_from_slice(&(mine.len() as u64).to_le_bytes());
        let short = mine.len().min(SHORT);
        first[HEADER..][..short].copy_from_slice(&mine[..short]);
        let mut blocks = vec![0u8; block * self.size()];
        self.world.all_gather_into(&first[..], &mut blocks[..]);
        let mut sizes = Vec::with_capacity(self.size());
        let mut brought = Vec::with_capacity(self.size());
        for block in blocks.chunks_exact(block) {
            let (header, bytes) = block.split_at(HEADER);
            let size = number(header);
            brought.push(bytes[..size.min(SHORT)].to_vec());
            sizes.push(size);
        }
        self.gather_rest(mine, &mut brought, &sizes);
        Ok(brought)
    }

    fn exchange(
        &mut self,
        parts: &[(usize, &[u8])],
        from: &[usize],
        take: &mut dyn FnMut(usize, Vec<u8>),
    ) -> Result<(), TransportError> {
        let world = &self.world;
        let headers: Vec<[u8; HEADER]> =
            parts.iter().map(|(_, bytes)| (bytes.len() as u64).to_le_bytes()).collect();
        scope(|scope| {
            let mut sent = Vec::new();
            for ((to, bytes), header) in parts.iter().zip(&headers) {
                let target = world.process_at_rank(*to as i32);
                sent.push(target.immediate_send_with_tag(scope, &header[..], PART));
                for piece in bytes.chunks(MOST_TOGETHER) {
                    sent.push(target.immediate_send_with_tag(scope, piece, PART));
                }
            }
            for &rank in from {
                let source = world.process_at_rank(rank as i32);
                let mut header = [0; HEADER];
                source.receive_into_with_tag(&mut header[..], PART);
                let mut bytes = vec![0; number(&header)];
                for piece in bytes.chunks_mut(MOST_TOGETHER) {
                    source.receive_into_with_tag(piece, PART);
                }
                take(rank, bytes);
            }
            sent.into_iter().for_each(|request| request.wait_without_status());
        });
        Ok(())
    }

    fn notify(&mut self, number: u64) -> Result<(), TransportError> {
        for rank in (0..self.world.size()).filter(|&rank| rank != self.world.rank()) {
            // so short a message is sent at once, whether the other rank waits for it or not
            self.world.process_at_rank(rank).send_with_tag(&number, NOTICE);
        }
        Ok(())
    }

    fn notices(&mut self) -> Vec<(usize, u64)> {
        let mut arrived = Vec::new();
        while let Some(status) = self.world.any_process().immediate_probe_with_tag(NOTICE) {
            let rank = status.source_rank();
            let (number, _) = self.world.process_at_rank(rank).receive_with_tag::<u64>(NOTICE);
            arrived.push((rank as usize, number));
        }
        arrived
    }

    fn await_notice(&mut self, from: usize) -> Result<u64, TransportError> {
        Ok(self.world.process_at_rank(from as i32).receive_with_tag::<u64>(NOTICE).0)
    }

    fn abort(&mut self, status: i32) {
        self.world.abort(status)
    }
}

/// The number that a header states.
fn number(header: &[u8]) -> usize {
    header.iter().rev().fold(0, |number, &byte| (number << 8) | usize::from(byte))
}
