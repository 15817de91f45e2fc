//! The values of a device that a directory has, by the names of our run.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use super::recording::Recorded;
use crate::cli::indexes::dumped;
use crate::cli::spelling;
use crate::ir::{Type, ValueId};
use crate::tensor::{Tensor, Value};

/// The files of a directory by the names of their values: `@main/%5.body[3]/%8`, or `%8` of the function that runs.
pub struct Dumps {
    files: HashMap<String, PathBuf>,
}

impl Dumps {
    /// Reads the lines `id,type,path` of the directory's index.csv.
    ///
    /// # Errors
    ///
    /// That the index cannot be read.
    pub fn read(directory: &Path) -> Result<Dumps, String> {
        let entries = dumped(directory).map_err(|error| format!("--dumps: {error}"))?;
        Ok(Dumps { files: entries.into_iter().map(|entry| (entry.id, entry.path)).collect() })
    }

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
            if let Some(path) = self.files.get(&format!("{trail}/%{name}")) {
                return load(path, ty).map(Some);
            }
            around = trail.rsplit_once('/').map(|(outer, _)| outer);
        }
        match self.files.get(&format!("%{name}")).filter(|_| !trail.contains('/')) {
            Some(path) => load(path, ty).map(Some),
            None => Ok(None),
        }
    }
}

fn load(path: &Path, ty: &crate::ir::TensorType) -> Result<Tensor, String> {
    let spelled = format!("@{}", path.display());
    let loaded = spelling::parse(&spelled).and_then(|spelled| spelled.load(ty));
    loaded.map_err(|error| error.at("--dumps").message)
}
