//! The hosts of a running program: what it prints, saves and asks.

use std::fmt::Write as _;

use serde_json::{Value as Json, json};

use super::arguments::Format;
use super::output::Output;
use super::results::Printing;
use super::terminal::stream;
use super::tracing::Tracer;
use crate::diagnostic::{Diagnostic, LineTable, Source};
use crate::engine::machine::agreement::Agreement;
use crate::engine::machine::observing::Observed;
use crate::engine::machine::profile::Profile;
use crate::engine::machine::progress::Progress;
use crate::engine::machine::{DeviceValues, Host, OpPlace};
use crate::ir::{Location, TensorType};
use crate::ops::EvalError;
use crate::ops::exchange::{ProcessGrid, ProcessId};
use crate::ranks::Ranks;
use crate::syntax::{json, values};
use crate::tensor::{Tensor, Value};
use crate::values::device_files::DeviceFiles;
use crate::values::probes::{Origin, ProbeHost};
use crate::values::processes::Feeds;

/// The host of a running program: standard output and the probes' directory.
pub struct RunHost<'h> {
    source: &'h Source,
    probes: &'h mut ProbeHost,
    out: &'h mut dyn Output,
    printing: Printing,
    seed: u64,
    feeds: Option<&'h mut Feeds>,
    profile: Option<&'h mut Profile>,
    progress: Option<&'h Progress>,
    agreement: Agreement,
    devices: Option<&'h mut DeviceFiles>,
    /// Who looks at single values, and where that says something.
    tracer: Option<(&'h mut Tracer, &'h mut dyn Output)>,
    ranks: Option<&'h mut Ranks>,
}

impl<'h> RunHost<'h> {
    /// A host that saves probes of a program and prints.
    pub fn new(
        source: &'h Source,
        probes: &'h mut ProbeHost,
        out: &'h mut dyn Output,
        printing: Printing,
    ) -> RunHost<'h> {
        RunHost {
            source,
            probes,
            out,
            printing,
            seed: 0,
            feeds: None,
            profile: None,
            progress: None,
            agreement: Agreement::default(),
            devices: None,
            tracer: None,
            ranks: None,
        }
    }

    /// This host, which also writes to files what devices have.
    pub fn dumping(self, devices: Option<&'h mut DeviceFiles>) -> Self {
        RunHost { devices, ..self }
    }

    /// This host, which also shows an observed run to a tracer, if there is one.
    pub fn traced(self, tracer: Option<&'h mut Tracer>, err: &'h mut dyn Output) -> Self {
        RunHost { tracer: tracer.map(|tracer| (tracer, err)), ..self }
    }

    /// This host with ranks, if there are some, over which processes are spread.
    pub fn spread_over(self, ranks: Option<&'h mut Ranks>) -> Self {
        RunHost { ranks, ..self }
    }

    /// This host with an infeed and an outfeed.
    pub fn fed(self, feeds: &'h mut Feeds) -> Self {
        RunHost { feeds: Some(feeds), ..self }
    }

    /// This host, which also records how long each step of a run takes.
    pub fn profiled(self, profile: Option<&'h mut Profile>) -> Self {
        RunHost { profile, ..self }
    }

    /// This host, which also records how far the run is.
    pub fn watched(self, progress: Option<&'h Progress>) -> Self {
        RunHost { progress, ..self }
    }

    /// This host with a seed of random numbers; the default is 0.
    pub fn seeded(self, seed: u64) -> Self {
        RunHost { seed, ..self }
    }
}

impl RunHost<'_> {
    /// Prints `NAME = VALUE`, or an object with a field that says where the value is from.
    fn print_value(
        &mut self,
        name: &str,
        (field, tag): (&str, Json),
        value: &Value,
    ) -> Result<(), EvalError> {
        let extent = self.printing.extent(self.out);
        let is_json = self.printing.format == Format::Json;
        stream(self.out, |text| {
            if is_json {
                write!(text, "{{\"version\":{},\"{field}\":{tag},\"value\":", json::VERSION)?;
                json::write_value(value, text)?;
                return text.write_str("}\n");
            }
            write!(text, "{name} = ")?;
            values::write_value_to(value, extent, text)?;
            text.write_char('\n')
        })
        .map_err(|error| EvalError::Io(format!("cannot print: {error}")))
    }
}

impl Host for RunHost<'_> {
    fn warn(&mut self, warning: Diagnostic) {
        self.probes.warn(warning);
    }

    fn print(&mut self, name: &str, tensor: &Tensor) -> Result<(), EvalError> {
        let tag = ("printed", Json::from(name));
        self.print_value(name, tag, &Value::Tensor(tensor.clone()))
    }

    fn probe(&mut self, probe_id: &str, at: OpPlace<'_>, tensor: &Tensor) -> Result<(), EvalError> {
        let place = LineTable::of(self.source).place(&self.source.text, at.span.start);
        let origin = Origin {
            place: format!("{}:{}:{}", self.source.name, place.line, place.column),
            location: at.location.and_then(Location::short).unwrap_or_default(),
        };
        self.probes.save(probe_id, &origin, tensor)
    }

    fn probed(&mut self, probe_id: &str, iteration: usize) -> Result<Tensor, EvalError> {
        self.probes.load(probe_id, iteration)
    }

    fn checked(&mut self) {
        self.probes.count_check();
    }

    fn device_values(&mut self, values: &DeviceValues<'_>) -> Result<(), EvalError> {
        for warning in self.agreement.check(values) {
            self.probes.warn(warning);
        }
        match &mut self.devices {
            Some(files) => files.take(values),
            None => Ok(()),
        }
    }

    fn observe(&mut self, observed: &mut Observed<'_>) -> Result<(), EvalError> {
        match &mut self.tracer {
            Some((tracer, err)) => tracer.observe(observed, self.source, *err),
            None => Ok(()),
        }
    }

    fn profile(&mut self) -> Option<&mut Profile> {
        self.profile.as_deref_mut()
    }

    fn progress(&mut self) -> Option<&Progress> {
        self.progress
    }

    fn infeed(
        &mut self,
        grid: ProcessGrid,
        process: ProcessId,
        ty: &TensorType,
    ) -> Result<Option<Tensor>, EvalError> {
        match &mut self.feeds {
            Some(feeds) => feeds.next(grid, process, ty),
            None => Ok(None),
        }
    }

    fn outfeed(
        &mut self,
        grid: ProcessGrid,
        process: ProcessId,
        values: &[Value],
    ) -> Result<(), EvalError> {
        if let Some(feeds) = &mut self.feeds {
            feeds.take(grid, process, values);
        }
        let of_process = match grid.num_processes() {
            1 => String::new(),
            _ => format!(" {process}"),
        };
        let tag = json!([process.replica, process.partition]);
        let name = format!("outfeed{of_process}");
        values.iter().try_for_each(|value| self.print_value(&name, ("outfeed", tag.clone()), value))
    }

    fn seed(&self) -> u64 {
        self.seed
    }

    fn ranks(&mut self) -> Option<&mut Ranks> {
        self.ranks.as_deref_mut()
    }
}

/// A host for a run of which only the results are used: it prints nothing and keeps nothing.
pub struct QuietHost<'a> {
    pub seed: u64,
    /// The values of infeeds.
    pub feeds: &'a mut Feeds,
    /// The ranks over which processes are spread, if there are some.
    pub ranks: Option<&'a mut Ranks>,
}

impl Host for QuietHost<'_> {
    fn seed(&self) -> u64 {
        self.seed
    }

    fn ranks(&mut self) -> Option<&mut Ranks> {
        self.ranks.as_deref_mut()
    }

    fn infeed(
        &mut self,
        grid: ProcessGrid,
        process: ProcessId,
        ty: &TensorType,
    ) -> Result<Option<Tensor>, EvalError> {
        self.feeds.next(grid, process, ty)
    }
}
