//! What the command line asks `run` for, except the program.

use std::path::{Path, PathBuf};

use super::super::arguments::{TextOrJson, When};
use super::super::results::Printing;
use super::super::tracing::TraceArguments;
use super::RunArguments;
use crate::access::Refusal;
use crate::compare::Rule;
use crate::engine::machine::Engine;
use crate::numeric::Numerics;
use crate::ops::GivenMeaning;
use crate::values::elided::StandIn;
use crate::values::expectations::Expectation;
use crate::values::matching;
use crate::values::spelling::{self, Spelled};

/// The settings that `run` takes from the command line, except the program.
#[derive(Debug, Default)]
pub struct Request {
    /// The function to run; if `None`, the entry rule decides.
    pub function: Option<String>,
    pub(super) inputs: Vec<Spelled>,
    pub(super) expectations: Vec<Expectation>,
    pub(super) rule: Rule,
    /// How many of the worst elements a failed comparison lists.
    pub(super) worst: usize,
    /// The page of HTML about the comparisons.
    pub(super) report: Option<PathBuf>,
    /// How results are printed.
    pub printing: Printing,
    pub(super) output_dir: Option<PathBuf>,
    pub(super) packed: bool,
    pub(super) probe_dir: Option<PathBuf>,
    /// Whether the part of each value that each device has is printed.
    pub(super) shows_mesh: bool,
    pub(super) tracing: TraceArguments,
    pub(super) device_dir: Option<PathBuf>,
    pub(super) seed: u64,
    pub(super) elided: Option<StandIn>,
    pub(super) numerics: Numerics,
    pub(super) engine: Engine,
    /// The meanings that the command line gives to custom calls.
    pub(super) custom_calls: Vec<(String, GivenMeaning)>,
    pub(super) num_replicas: Option<usize>,
    pub(super) num_partitions: Option<usize>,
    pub(super) infeed: Vec<Spelled>,
    pub(super) outfeed: Vec<Spelled>,
    /// How many times a function runs before the run whose results are printed.
    pub(super) rehearsals: usize,
    pub(super) time: Option<TextOrJson>,
    /// Whether each op is measured; a path that is not empty is that of the trace.
    pub(super) profile: Option<String>,
    /// Whether the progress of a long run is shown.
    pub(super) shows_progress: bool,
}

impl Request {
    /// Reads the flags. The error is about a value that cannot be read.
    pub fn new(arguments: &RunArguments) -> Result<Request, Refusal> {
        let numerics = arguments.policies.numerics();
        let cast = arguments.cast.then_some(numerics);
        let each = |flag: &str, values: &[String]| -> Result<Vec<Spelled>, Refusal> {
            let read = |(index, value): (usize, &String)| {
                let spelled = spelling::parse(value);
                let spelled =
                    spelled.map_err(|error| error.at(&format!("--{flag} {}", index + 1)))?;
                Ok(spelled.with_cast(cast))
            };
            values.iter().enumerate().map(read).collect()
        };
        let in_order = |flag: &str, values: &[String]| {
            matching::in_order(each(flag, values)?).map_err(|error| error.at(&format!("--{flag}")))
        };
        let inputs = match &arguments.args {
            Some(list) => {
                let inputs = spelling::parse_list(list).map_err(|error| error.at("--args"))?;
                inputs.into_iter().map(|spelled| spelled.with_cast(cast)).collect()
            }
            None => each("input", &arguments.inputs)?,
        };
        let expectations = arguments.expectations.iter().enumerate().map(|(index, value)| {
            let expectation = Expectation::parse(value);
            let expectation = expectation.map(|expectation| expectation.with_cast(cast));
            expectation.map_err(|error| error.at(&format!("--expect {}", index + 1)))
        });
        Ok(Request {
            function: arguments.function.as_deref().map(without_at),
            inputs,
            expectations: expectations.collect::<Result<_, _>>()?,
            rule: Rule::of(arguments.max_ulp, arguments.atol, arguments.rtol),
            worst: arguments.worst,
            report: arguments.report.clone(),
            printing: Printing {
                format: arguments.chosen_format(),
                titles: arguments.titles,
                full: arguments.full,
            },
            output_dir: arguments.output_dir.clone(),
            packed: arguments.packed,
            probe_dir: arguments.probe_output_dir.clone(),
            shows_mesh: arguments.mesh,
            tracing: arguments.tracing.clone(),
            device_dir: arguments.device_dump.clone(),
            seed: arguments.seed,
            elided: arguments.elided,
            numerics,
            engine: arguments.engine.into(),
            custom_calls: arguments.custom_calls.clone(),
            num_replicas: arguments.num_replicas,
            num_partitions: arguments.num_partitions,
            infeed: in_order("infeed", &arguments.infeed)?,
            outfeed: in_order("expect-outfeed", &arguments.outfeed)?,
            rehearsals: arguments.measuring.repeat.unwrap_or(1) as usize - 1,
            time: arguments.measuring.time,
            profile: arguments.measuring.profile.clone(),
            shows_progress: true,
        })
    }

    /// The request of `shlo-interp test`: results are printed without titles, and probes write their files
    /// into a folder.
    pub fn of_test(probe_dir: &Path, engine: Engine) -> Request {
        let printing = Printing { titles: When::Never, ..Printing::default() };
        let probe_dir = Some(probe_dir.to_path_buf());
        Request { printing, probe_dir, engine, ..Request::default() }
    }
}

/// The name of a function that may be spelled as the program spells it, with `@`.
fn without_at(name: &str) -> String {
    name.strip_prefix('@').unwrap_or(name).to_string()
}
