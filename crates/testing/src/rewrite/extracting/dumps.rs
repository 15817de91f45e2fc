//! The values of a device that a directory has, by the names of our run.

use super::recording::Recorded;
use crate::ir::{Type, ValueId};
use crate::tensor::{Tensor, Value};
use crate::values::dumps::DumpedFiles;
use crate::values::spelling::process_tag;

/// The values of a device, as an op sees them.
pub struct Dumps(pub DumpedFiles);

impl Dumps {
    /// Puts the device's values in place of those of a run, as far as there are files for them. The result names them.
    ///
    /// # Errors
    ///
    /// Why a file cannot be read as a value of the type that the program states.
    pub fn replace(
        &self,
        recorded: &mut Recorded<'_>,
        values: &[ValueId],
    ) -> Result<Vec<String>, String> {
        let mut names = Vec::new();
        let trail = recorded.trail();
        for id in values {
            let name = recorded.site.function.values[*id].name.clone();
            let Some(own) = recorded.values.get(id) else { continue };
            if let Some(tensor) = self.value(&trail, &name, &Type::of(own))? {
                recorded.values.insert(*id, tensor.into());
                names.push(format!("%{name}"));
            }
        }
        Ok(names)
    }

    /// What the device gave as the results of the op.
    ///
    /// # Errors
    ///
    /// Why a file cannot be read as a value of the type that the program states.
    pub fn results(&self, recorded: &Recorded<'_>) -> Result<Vec<Option<Tensor>>, String> {
        let trail = recorded.trail();
        let of = |(name, own): (&String, &Value)| {
            let name = name.rsplit("/%").next().unwrap_or_default();
            self.value(&trail, name, &Type::of(own))
        };
        recorded.names.iter().zip(&recorded.results).map(of).collect()
    }

    /// The value of a name, as the ops at the end of a trail see it: a loop's body sees what is defined around it.
    fn value(&self, trail: &str, name: &str, ty: &Type) -> Result<Option<Tensor>, String> {
        let Type::Tensor(ty) = ty else { return Ok(None) };
        let mut around = Some(trail);
        while let Some(trail) = around {
            // a name without a process is of all processes
            let of_all = process_tag(trail).map(|(_, trail)| trail);
            for trail in [Some(trail), of_all].into_iter().flatten() {
                if let Some((_, tensor)) = self.0.value(&format!("{trail}/%{name}"), ty)? {
                    return Ok(Some(tensor));
                }
            }
            // a function does not see the values around its call
            let (outer, last) = trail.rsplit_once('/').unwrap_or(("", trail));
            around = (!last.contains('@')).then_some(outer);
        }
        Ok(None)
    }
}
