//! Files that a run writes and reads: results and probes.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::processes::Feeds;
use super::terminal::stream;
use crate::interpreter::{Host, profile::Profile, progress::Progress};
use crate::ir::{TensorType, Type};
use crate::ops::EvalError;
use crate::ops::exchange::{ProcessGrid, ProcessId};
use crate::syntax::{self, values};
use crate::tensor::{Mapped, Tensor, Value, npy, packing};

/// Writes each tensor among the results to `directory/FUNCTION_INDEX.npy`, or if `packed` to a `.bin`
/// file of packed elements, the tensors of tuples counted one by one. The directory is made if need be;
/// a file appears whole or not at all.
pub fn write_results(
    directory: &Path,
    function: &str,
    results: &[Value],
    packed: bool,
) -> Result<(), String> {
    let mut tensors = Vec::new();
    collect_tensors(results, &mut tensors);
    let named = tensors.into_iter().enumerate().map(|(index, tensor)| {
        (
            format!("{}_{index}", file_stem(function)),
            tensor,
            packed.then(|| tensor.element().bits()),
        )
    });
    write_tensors(directory, named)
}

/// Writes tensors to `directory/NAME.npy`, or packed with so many bits an element to `NAME.bin`.
pub fn write_tensors<'t>(
    directory: &Path,
    tensors: impl IntoIterator<Item = (String, &'t Tensor, Option<u32>)>,
) -> Result<(), String> {
    let failed =
        |path: &Path, error: io::Error| format!("cannot write {}: {error}", path.display());
    fs::create_dir_all(directory).map_err(|error| failed(directory, error))?;
    for (name, tensor, packed_bits) in tensors {
        let extension = if packed_bits.is_some() { "bin" } else { "npy" };
        let path = directory.join(format!("{name}.{extension}"));
        let written = write_whole(&path, |file| match packed_bits {
            Some(bits) => file.write_all(&packing::pack(tensor, bits)),
            None => npy::write_to(tensor, file),
        });
        written.map_err(|error| failed(&path, error))?;
    }
    Ok(())
}

fn collect_tensors<'v>(values: &'v [Value], tensors: &mut Vec<&'v Tensor>) {
    for value in values {
        match value {
            Value::Tensor(tensor) => tensors.push(tensor),
            Value::Tuple(values) => collect_tensors(values, tensors),
            Value::Token => {}
        }
    }
}

/// A function's name with what file systems do not like replaced.
fn file_stem(function: &str) -> String {
    function
        .chars()
        .map(|c| if c.is_alphanumeric() || "_.-".contains(c) { c } else { '_' })
        .collect()
}

fn write_whole(path: &Path, write: impl FnOnce(&mut fs::File) -> io::Result<()>) -> io::Result<()> {
    let unfinished = path.with_extension("partial");
    let written = fs::File::create(&unfinished)
        .and_then(|mut file| write(&mut file))
        .and_then(|()| fs::rename(&unfinished, path));
    if written.is_err() {
        let _ = fs::remove_file(&unfinished);
    }
    written
}

const INDEX: &str = "index.csv";

/// Probes go to `probe<N>.npy` files with a line each (`id,type,path`) in `index.csv`.
pub struct ProbeHost {
    directory: Option<PathBuf>,
    count: usize,
    checks: u64,
}

impl ProbeHost {
    /// Probes into this directory; without one a probe fails.
    pub fn new(directory: Option<PathBuf>) -> ProbeHost {
        ProbeHost { directory, count: 0, checks: 0 }
    }

    /// Starts anew: the index of an earlier run goes, numbers start at 1.
    pub fn start(&mut self) {
        self.count = 0;
        if let Some(directory) = &self.directory {
            let _ = fs::remove_file(directory.join(INDEX));
        }
    }

    /// How many comparisons `check` ops have made so far.
    pub fn checks(&self) -> u64 {
        self.checks
    }

    /// The same with a place to print to.
    pub fn with_output<'h>(&'h mut self, out: &'h mut dyn Write) -> RunHost<'h> {
        RunHost { probes: self, out, seed: 0, feeds: None, profile: None, progress: None }
    }

    fn directory(&self) -> Result<&Path, EvalError> {
        let missing = || EvalError::Failed("probes need --probe-output-dir".into());
        self.directory.as_deref().ok_or_else(missing)
    }

    fn save(&mut self, probe_id: &str, tensor: &Tensor) -> Result<(), EvalError> {
        let directory = self.directory()?.to_path_buf();
        let path = directory.join(format!("probe{}.npy", self.count + 1));
        let ty = Type::Tensor(TensorType::new(tensor.shape(), tensor.element().clone()));
        let fields = [probe_id, &ty.to_string(), &path.display().to_string()].map(csv_field);
        let line = format!("{}\n", fields.join(","));
        fs::create_dir_all(&directory)
            .and_then(|()| write_whole(&path, |file| npy::write_to(tensor, file)))
            .and_then(|()| append(&directory.join(INDEX), &line))
            .map_err(|error| EvalError::Io(format!("cannot write the probe: {error}")))?;
        self.count += 1;
        Ok(())
    }

    /// The tensor of the `iteration`-th line of the index, which must be of this probe.
    fn load(&self, probe_id: &str, iteration: usize) -> Result<Tensor, EvalError> {
        let failed = |what: String| EvalError::Io(format!("probe \"{probe_id}\": {what}"));
        let index = self.directory()?.join(INDEX);
        let text = fs::read_to_string(&index)
            .map_err(|error| failed(format!("cannot read {}: {error}", index.display())))?;
        let records = csv_records(&text);
        let record = records.get(iteration.saturating_sub(1));
        let record = record.ok_or_else(|| failed(format!("the index has no line {iteration}")))?;
        let missing = || failed(format!("line {iteration} of the index is of another probe"));
        let [id, ty, path] = record.as_slice() else { return Err(missing()) };
        if id != probe_id {
            return Err(missing());
        }
        let ty = syntax::parse_type(ty);
        let Ok(Type::Tensor(ty)) = ty else { return Err(missing()) };
        let file =
            Mapped::open(path).map_err(|error| failed(format!("cannot read {path}: {error}")))?;
        npy::read(&Arc::new(file), &ty.element).map_err(|error| failed(format!("{path}: {error}")))
    }
}

fn append(path: &Path, line: &str) -> io::Result<()> {
    fs::OpenOptions::new().create(true).append(true).open(path)?.write_all(line.as_bytes())
}

/// A field of a line of comma-separated values (RFC 4180): quoted if it must be.
fn csv_field(text: &str) -> String {
    match text.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.to_string(),
    }
}

/// The lines of such a file as fields; a quoted field may hold line breaks.
fn csv_records(text: &str) -> Vec<Vec<String>> {
    let mut records = Vec::new();
    let (mut record, mut field, mut quoted) = (Vec::new(), String::new(), false);
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        match (character, quoted) {
            ('"', true) if characters.peek() == Some(&'"') => field.extend(characters.next()),
            ('"', _) => quoted = !quoted,
            (',', false) => record.push(std::mem::take(&mut field)),
            ('\n', false) => {
                record.push(std::mem::take(&mut field));
                records.push(std::mem::take(&mut record));
            }
            _ => field.push(character),
        }
    }
    records
}

/// The world around a running program: standard output and the probes' directory.
pub struct RunHost<'h> {
    probes: &'h mut ProbeHost,
    out: &'h mut dyn Write,
    seed: u64,
    feeds: Option<&'h mut Feeds>,
    profile: Option<&'h mut Profile>,
    progress: Option<&'h Progress>,
}

impl<'h> RunHost<'h> {
    /// The same with an infeed and an outfeed.
    pub fn fed(self, feeds: &'h mut Feeds) -> Self {
        RunHost { feeds: Some(feeds), ..self }
    }

    /// The same with a place to take down what steps take.
    pub fn profiled(self, profile: Option<&'h mut Profile>) -> Self {
        RunHost { profile, ..self }
    }

    /// The same with a place to take down how far the run is.
    pub fn watched(self, progress: Option<&'h Progress>) -> Self {
        RunHost { progress, ..self }
    }

    /// The same with another seed of random numbers than 0.
    pub fn seeded(self, seed: u64) -> Self {
        RunHost { seed, ..self }
    }
}

impl Host for RunHost<'_> {
    fn print(&mut self, name: &str, tensor: &Tensor) -> Result<(), EvalError> {
        let value = Value::Tensor(tensor.clone());
        stream(self.out, |text| {
            write!(text, "{name} = ")?;
            values::write_value(&value, text)?;
            text.write_char('\n')
        })
        .map_err(|error| EvalError::Io(format!("cannot print: {error}")))
    }

    fn probe(&mut self, probe_id: &str, tensor: &Tensor) -> Result<(), EvalError> {
        self.probes.save(probe_id, tensor)
    }

    fn probed(&mut self, probe_id: &str, iteration: usize) -> Result<Tensor, EvalError> {
        self.probes.load(probe_id, iteration)
    }

    fn checked(&mut self) {
        self.probes.checks += 1;
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
        values.iter().try_for_each(|value| {
            stream(self.out, |text| {
                write!(text, "outfeed{of_process} = ")?;
                values::write_value(value, text)?;
                text.write_char('\n')
            })
            .map_err(|error| EvalError::Io(format!("cannot print: {error}")))
        })
    }

    fn seed(&self) -> u64 {
        self.seed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_that_is_no_word_survives_the_index() {
        let fields = ["a,\"b\"\nc", "tensor<f32>", "probe1.npy"];
        let line = format!("{}\nnext,t,p\n", fields.map(csv_field).join(","));
        assert!(line.starts_with("\"a,\"\"b\"\"\nc\",tensor<f32>,"), "{line}");
        assert_eq!(csv_records(&line), [fields, ["next", "t", "p"]]);
    }
}
