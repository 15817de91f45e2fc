//! Probes: the tensors that `interpreter.probe` saves, and the index that later reads find them by.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::indexes::{INDEX, begin, csv_records, earlier, stored_at};
use super::tables::csv_line;
use crate::access::{self, write_whole};
use crate::diagnostic::{Diagnostic, counted};
use crate::ir::{TensorType, Type};
use crate::ops::EvalError;
use crate::syntax;
use crate::tensor::{Tensor, npy};

const ORIGINS: &str = "locations.csv";

/// Probes go to `probe<N>.npy` files with a line each (`id,type,path`) in `index.csv`, whose form other tools
/// read, and one (`id,place,loc`) in `locations.csv`.
///
/// The first probe begins new lists. The lists of an earlier run are replaced, and the probes of that run are
/// deleted. A file that has the name of a list but that no run has written is an error. If a run has no
/// probe, the lists stay as they are, and `check.expect_serialized_eq` reads the tensors that the existing
/// index names.
pub struct ProbeHost {
    directory: Option<PathBuf>,
    count: usize,
    /// The lists, or `None` before the first probe.
    lists: Option<Lists>,
    /// Whether this run has written the lists in the directory.
    is_own: bool,
    checks: u64,
    /// The warnings that the programs gave, each place once.
    warnings: Vec<Diagnostic>,
    /// How many of the warnings were shown.
    shown: usize,
}

/// The open files of a run's lists, which get a line for each probe.
struct Lists {
    index: fs::File,
    origins: fs::File,
}

/// The place of a probe, as the program states it.
pub struct Origin {
    /// The op's `FILE:LINE:COLUMN` in the program's text.
    pub place: String,
    /// The op's `loc(...)` in short form, or an empty text if the op has none.
    pub location: String,
}

impl ProbeHost {
    /// A host that saves probes in this directory. Without a directory a probe fails.
    pub fn new(directory: Option<PathBuf>) -> ProbeHost {
        let (warnings, shown) = (Vec::new(), 0);
        ProbeHost { directory, count: 0, lists: None, is_own: false, checks: 0, warnings, shown }
    }

    /// Makes the next probe the first of new lists.
    pub fn start(&mut self) {
        self.count = 0;
        self.lists = None;
    }

    /// Counts a comparison of a `check` op.
    pub fn count_check(&mut self) {
        self.checks += 1;
    }

    /// How many comparisons `check` ops have made so far.
    pub fn checks(&self) -> u64 {
        self.checks
    }

    /// Keeps a warning, unless one with the same message is known for the same place; the notes may differ.
    pub fn warn(&mut self, warning: Diagnostic) {
        let is_same =
            |other: &Diagnostic| (other.span, &other.message) == (warning.span, &warning.message);
        if !self.warnings.iter().any(is_same) {
            self.warnings.push(warning);
        }
    }

    /// The warnings since the last call of this function.
    pub fn new_warnings(&mut self) -> &[Diagnostic] {
        let first = std::mem::replace(&mut self.shown, self.warnings.len());
        &self.warnings[first..]
    }

    fn directory(&self) -> Result<&Path, EvalError> {
        let missing = || EvalError::Failed("probes need --probe-output-dir".into());
        self.directory.as_deref().ok_or_else(missing)
    }

    /// Saves the tensor of a probe, and the place of the probe in the program.
    pub fn save(
        &mut self,
        probe_id: &str,
        origin: &Origin,
        tensor: &Tensor,
    ) -> Result<(), EvalError> {
        let directory = self.directory()?.to_path_buf();
        let path = probe_path(&directory, self.count + 1);
        let ty = Type::Tensor(TensorType::new(tensor.shape(), tensor.element().clone()));
        let line = csv_line(&[probe_id, &ty.to_string(), &path.display().to_string()]);
        let origin = csv_line(&[probe_id, &origin.place, &origin.location]);
        access::make_directory(&directory)
            .and_then(|()| self.open_lists(&directory))
            .and_then(|()| write_whole(&path, |file| npy::write_to(tensor, file)))
            .and_then(|()| match &mut self.lists {
                Some(Lists { index, origins }) => {
                    index.write_all(line.as_bytes())?;
                    origins.write_all(origin.as_bytes())
                }
                None => Ok(()),
            })
            .map_err(|error| {
                EvalError::Io(format!("cannot write the probe {probe_id}: {error}"))
            })?;
        self.count += 1;
        Ok(())
    }

    /// Opens new lists for the next probe, unless lists are open already.
    fn open_lists(&mut self, directory: &Path) -> io::Result<()> {
        if self.lists.is_some() {
            return Ok(());
        }
        let is_own = self.is_own;
        let probes = |text: &str| match own_probes(text, directory) {
            None if is_own => Some(Vec::new()),
            probes => probes,
        };
        let nothing = |text: &str| (is_own || are_origins(text)).then(Vec::new);
        let origins = directory.join(ORIGINS);
        earlier(&origins, "probes", nothing)?;
        let index = begin(&directory.join(INDEX), "probes", probes)?;
        let origins = begin(&origins, "probes", nothing)?;
        self.lists = Some(Lists { index, origins });
        self.is_own = true;
        Ok(())
    }

    /// The tensor that a line of the index names. Lines count from 0, and the line has to be of this probe.
    pub fn load(&self, probe_id: &str, iteration: usize) -> Result<Tensor, EvalError> {
        let failed = |what: String| EvalError::Io(format!("probe \"{probe_id}\": {what}"));
        let directory = self.directory()?;
        let index = directory.join(INDEX);
        let text = access::read_text(&index)
            .map_err(|error| failed(format!("cannot read {}: {error}", index.display())))?;
        let records = csv_records(&text);
        let (record, number) = (records.get(iteration), iteration.saturating_add(1));
        let record = record.ok_or_else(|| {
            let lines = counted(records.len(), "line");
            failed(format!(
                "iter = {iteration} is line {number} of {}, which has {lines}",
                index.display()
            ))
        })?;
        let [id, ty, path] = record.as_slice() else {
            let shape = "not of the form id,type,path";
            return Err(failed(format!("line {number} of {} is {shape}", index.display())));
        };
        if id != probe_id {
            let of = format!("line {number} of {} is of", index.display());
            return Err(failed(format!("{of} another probe, \"{id}\"")));
        }
        let Ok(Type::Tensor(ty)) = syntax::parse_type(ty) else {
            let of = format!("line {number} of {}", index.display());
            return Err(failed(format!("{of}: `{ty}` is no tensor type")));
        };
        let path = stored_at(directory, Path::new(path)).map_err(|message| {
            failed(format!("line {number} of {}: {message}", index.display()))
        })?;
        let shown = path.display();
        let file =
            access::open(&path).map_err(|error| failed(format!("cannot read {shown}: {error}")))?;
        npy::read(&Arc::new(file), &ty.element).map_err(|error| failed(format!("{shown}: {error}")))
    }
}

fn probe_path(directory: &Path, number: usize) -> PathBuf {
    directory.join(format!("probe{number}.npy"))
}

/// The probes of an index as a run with this directory writes it, or `None` if the text is not such an index.
fn own_probes(text: &str, directory: &Path) -> Option<Vec<PathBuf>> {
    let own = |(index, record): (usize, &Vec<String>)| {
        let [_, ty, path] = record.as_slice() else { return None };
        let is_type = matches!(syntax::parse_type(ty), Ok(Type::Tensor(_)));
        let own = probe_path(directory, index + 1);
        (is_type && is_same_place(Path::new(path), &own)).then_some(own)
    };
    csv_records(text).iter().enumerate().map(own).collect()
}

/// Whether a text has the form of `locations.csv`.
fn are_origins(text: &str) -> bool {
    csv_records(text).iter().all(|record| {
        let [_, place, _] = record.as_slice() else { return false };
        let mut numbers = place.rsplit(':').take(2);
        place.matches(':').count() >= 2 && numbers.all(|number| number.parse::<usize>().is_ok())
    })
}

/// Whether two paths, however they are spelled, have one name in one directory.
fn is_same_place(one: &Path, other: &Path) -> bool {
    let place = |path: &Path| {
        let directory = path.parent().filter(|parent| !parent.as_os_str().is_empty());
        fs::canonicalize(directory.unwrap_or(Path::new("."))).ok()
    };
    one == other || one.file_name() == other.file_name() && place(one) == place(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_that_is_no_word_survives_the_index() {
        let fields = ["a,\"b\"\nc", "tensor<f32>", "probe1.npy"];
        let line = csv_line(&fields) + "next,t,p\n";
        assert!(line.starts_with("\"a,\"\"b\"\"\nc\",tensor<f32>,"), "{line}");
        assert_eq!(csv_records(&line), [fields, ["next", "t", "p"]]);
    }
}
