//! The host of a process that runs on one of several ranks: it keeps what the host of rank 0 is told in its time.

use super::facts::Effect;
use crate::diagnostic::Diagnostic;
use crate::engine::machine::agreement::Agreement;
use crate::engine::machine::observing::Observed;
use crate::engine::machine::profile::Profile;
use crate::engine::machine::progress::Progress;
use crate::engine::machine::{DeviceValues, Host, OpPlace};
use crate::ir::TensorType;
use crate::ops::EvalError;
use crate::ops::exchange::{ProcessGrid, ProcessId};
use crate::ranks::Ranks;
use crate::tensor::Tensor;

/// A host that keeps warnings and what is printed, and asks the host of this rank for everything else. It has no ranks:
/// what its process starts stays in one place.
pub struct Recorder<'h> {
    /// The host of this rank.
    pub host: &'h mut dyn Host,
    /// The recorded events, in order.
    pub effects: Vec<Effect>,
    /// Compares what devices return.
    pub agreement: &'h mut Agreement,
    /// The place of the process among those to which the schedule comes next.
    pub order: usize,
    /// Whether the process was interrupted, since one to which the schedule comes earlier has failed.
    pub is_abandoned: bool,
}

impl Recorder<'_> {
    /// Whether a process has failed to which the schedule comes earlier, so that this one need not run.
    pub fn is_overtaken(&mut self) -> bool {
        let noticed = self.host.ranks().and_then(Ranks::noticed);
        noticed.is_some_and(|failing| failing < self.order as u64)
    }
}

impl Host for Recorder<'_> {
    fn warn(&mut self, warning: Diagnostic) {
        self.effects.push(Effect::Warn(warning));
    }

    fn print(&mut self, name: &str, tensor: &Tensor) -> Result<(), EvalError> {
        self.effects.push(Effect::Print(name.to_string(), tensor.clone()));
        Ok(())
    }

    fn probe(&mut self, probe_id: &str, at: OpPlace<'_>, tensor: &Tensor) -> Result<(), EvalError> {
        self.host.probe(probe_id, at, tensor)
    }

    fn probed(&mut self, probe_id: &str, iteration: usize) -> Result<Tensor, EvalError> {
        self.host.probed(probe_id, iteration)
    }

    fn observe(&mut self, observed: &mut Observed<'_>) -> Result<(), EvalError> {
        self.host.observe(observed)
    }

    fn checked(&mut self) {
        self.effects.push(Effect::Checked);
    }

    fn seed(&self) -> u64 {
        self.host.seed()
    }

    fn infeed(
        &mut self,
        grid: ProcessGrid,
        process: ProcessId,
        ty: &TensorType,
    ) -> Result<Option<Tensor>, EvalError> {
        self.host.infeed(grid, process, ty)
    }

    fn device_values(&mut self, values: &DeviceValues<'_>) -> Result<(), EvalError> {
        let warnings = self.agreement.check(values);
        self.effects.extend(warnings.into_iter().map(Effect::Warn));
        Ok(())
    }

    fn profile(&mut self) -> Option<&mut Profile> {
        self.host.profile()
    }

    fn progress(&mut self) -> Option<&Progress> {
        self.host.progress()
    }

    fn interrupted(&mut self) -> bool {
        self.is_abandoned |= self.is_overtaken();
        self.is_abandoned || self.host.interrupted()
    }
}
