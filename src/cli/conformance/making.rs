//! `shlo-interp conformance make`: a pack of cases with the results that are expected.

use std::path::PathBuf;

use clap::Args;

use crate::cli::arguments::Common;
use crate::cli::terminal::{Ended, Status, Terminal};
use crate::diagnostic::counted;
use crate::numeric::ElementType;
use crate::packs::making::{self, Contents, Made};

/// The arguments of `conformance make`.
#[derive(Debug, Args)]
pub struct MakeArguments {
    /// The directory to write, which must be empty or absent.
    #[arg(value_name = "DIR")]
    pub directory: PathBuf,
    /// The ops, separated by commas, with or without their dialect; all if it is not given.
    #[arg(long, value_name = "OPS", value_delimiter = ',')]
    pub ops: Vec<String>,
    /// The element types, separated by commas; all if it is not given.
    #[arg(long, value_name = "TYPES", value_delimiter = ',')]
    pub types: Vec<ElementType>,
    /// The seed of the random ones among the inputs.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// The flags that every subcommand has.
    #[command(flatten)]
    pub common: Common,
}

/// Writes the pack.
pub fn make(arguments: &MakeArguments, terminal: &mut Terminal<'_>) -> Ended {
    let MakeArguments { directory, ops, types, seed, .. } = arguments;
    let contents = Contents { ops: ops.clone(), types: types.clone(), seed: *seed };
    let Made { pack, left_out } = match making::make(directory, &contents) {
        Ok(made) => made,
        Err(error) => return super::complain(error, terminal),
    };
    note_left_out(&left_out, terminal)?;
    writeln!(terminal.err, "wrote {}: {}", directory.display(), counted(pack.cases.len(), "case"))?;
    Ok(Status::Fine)
}

/// Says for which types there is no case of an op, although the verifier accepts them.
fn note_left_out(drafts: &[(&str, String)], terminal: &mut Terminal<'_>) -> std::io::Result<()> {
    for same in drafts.chunk_by(|one, other| one.0 == other.0) {
        let types: Vec<&str> = same.iter().map(|(_, types)| types.as_str()).collect();
        writeln!(terminal.err, "note: {} does not run with {}", same[0].0, types.join(", "))?;
    }
    Ok(())
}
