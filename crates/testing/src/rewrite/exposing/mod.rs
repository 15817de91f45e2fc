//! Values inside a program become results of it, which any compiler can show; what a device gives for them becomes a directory
//! of values of the program.

pub mod chosen;
pub mod driver;
pub mod gathered;
pub mod mapping;
pub mod own;
pub mod plan;
pub mod staged;
pub mod written;

use std::collections::HashSet;
use std::path::Path;

use crate::access::{Refusal, Status};
use crate::compare::{Rule, compare};
use crate::tensor::Tensor;
use crate::values::probes::{Origin, ProbeHost};

/// How a value leaves a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// As a result, and nothing else is changed.
    Results,
    /// As the result of an optimization_barrier, which the readers of the value read, too.
    Barrier,
    /// As the result of a stage: the program is cut into programs that read what earlier ones gave.
    Stage,
}

impl By {
    fn name(self) -> &'static str {
        match self {
            By::Results => "results",
            By::Barrier => "barrier",
            By::Stage => "stage",
        }
    }
}

/// Writes values into a directory as a trace does, each name once; the result is their number.
pub fn write(
    directory: &Path,
    program: &str,
    values: &[(String, Tensor)],
) -> Result<usize, Refusal> {
    let mut probes = ProbeHost::new(Some(directory.to_path_buf()));
    let mut written = HashSet::new();
    // where an op stands is not known here
    let origin = Origin { place: format!("{program}:0:0"), location: String::new() };
    for (name, tensor) in values.iter().filter(|(name, _)| written.insert(name.clone())) {
        probes.save(name, &origin, tensor).map_err(|error| Refusal {
            message: format!("--output: {error}"),
            status: Status::Io,
        })?;
    }
    Ok(values.iter().map(|(name, _)| name).collect::<HashSet<_>>().len())
}

/// Whether results are the same bits with and without exposure; `what` is what the program has with it.
pub fn same_results(
    with: &[Option<Tensor>],
    without: &[Option<Tensor>],
    what: &str,
) -> (String, Status) {
    for (number, pair) in with.iter().zip(without).enumerate() {
        let (Some(with), Some(without)) = pair else { continue };
        if let Err(found) = compare(with, without, Rule::Bitwise) {
            let line = format!(
                "result {} is not what it is without {what}, so that a fault may be in what the compiler makes of both: \
                 {found}",
                number + 1
            );
            return (line, Status::CheckFailed);
        }
    }
    let line = format!("the program's own results are the same bits with and without {what}");
    (line, Status::Fine)
}
