//! Files that a run writes and reads: results and probes.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::interpreter::Host;
use crate::ir::{TensorType, Type};
use crate::ops::EvalError;
use crate::syntax::{self, values};
use crate::tensor::{Tensor, Value, npy};

/// Writes each tensor among the results to `directory/FUNCTION_INDEX.npy`, the tensors of tuples
/// counted one by one. The directory is made if need be; a file appears whole or not at all.
pub fn write_results(directory: &Path, function: &str, results: &[Value]) -> Result<(), String> {
    let failed =
        |path: &Path, error: io::Error| format!("cannot write {}: {error}", path.display());
    fs::create_dir_all(directory).map_err(|error| failed(directory, error))?;
    let mut tensors = Vec::new();
    collect_tensors(results, &mut tensors);
    for (index, tensor) in tensors.into_iter().enumerate() {
        let path = directory.join(format!("{}_{index}.npy", file_stem(function)));
        write_whole(&path, &npy::write(tensor)).map_err(|error| failed(&path, error))?;
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

fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = path.with_extension("npy.partial");
    let written = fs::write(&unfinished, bytes).and_then(|()| fs::rename(&unfinished, path));
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
}

impl ProbeHost {
    /// Probes into this directory; without one a probe fails.
    pub fn new(directory: Option<PathBuf>) -> ProbeHost {
        ProbeHost { directory, count: 0 }
    }

    /// Starts anew: the index of an earlier run goes, numbers start at 1.
    pub fn start(&mut self) {
        self.count = 0;
        if let Some(directory) = &self.directory {
            let _ = fs::remove_file(directory.join(INDEX));
        }
    }

    /// The same with a place to print to.
    pub fn with_output<'h>(&'h mut self, out: &'h mut dyn Write) -> RunHost<'h> {
        RunHost { probes: self, out }
    }

    fn directory(&self) -> Result<&Path, EvalError> {
        let missing = || EvalError::Failed("probes need --probe-output-dir".into());
        self.directory.as_deref().ok_or_else(missing)
    }

    fn save(&mut self, probe_id: &str, tensor: &Tensor) -> Result<(), EvalError> {
        let directory = self.directory()?.to_path_buf();
        let path = directory.join(format!("probe{}.npy", self.count + 1));
        let ty = Type::Tensor(TensorType::new(tensor.shape(), tensor.element().clone()));
        let line = format!("{probe_id},{ty},{}\n", path.display());
        fs::create_dir_all(&directory)
            .and_then(|()| write_whole(&path, &npy::write(tensor)))
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
        let line = text.lines().nth(iteration.saturating_sub(1));
        let line = line.ok_or_else(|| failed(format!("the index has no line {iteration}")))?;
        let missing = || failed(format!("line {iteration} of the index is of another probe"));
        let rest = line.strip_prefix(probe_id).and_then(|rest| rest.strip_prefix(','));
        let rest = rest.ok_or_else(missing)?;
        // a path may hold commas; a type ends with its bracket
        let (ty, path) = rest.split_once(">,").ok_or_else(missing)?;
        let ty = syntax::parse_type(&format!("{ty}>"));
        let Ok(Type::Tensor(ty)) = ty else { return Err(missing()) };
        let bytes =
            fs::read(path).map_err(|error| failed(format!("cannot read {path}: {error}")))?;
        npy::read(&bytes, &ty.element).map_err(|error| failed(format!("{path}: {error}")))
    }
}

fn append(path: &Path, line: &str) -> io::Result<()> {
    fs::OpenOptions::new().create(true).append(true).open(path)?.write_all(line.as_bytes())
}

/// The world around a running program: standard output and the probes' directory.
pub struct RunHost<'h> {
    probes: &'h mut ProbeHost,
    out: &'h mut dyn Write,
}

impl Host for RunHost<'_> {
    fn print(&mut self, name: &str, tensor: &Tensor) -> Result<(), EvalError> {
        let text = values::value_text(&Value::Tensor(tensor.clone()));
        writeln!(self.out, "{name} = {text}")
            .map_err(|error| EvalError::Io(format!("cannot print: {error}")))
    }

    fn probe(&mut self, probe_id: &str, tensor: &Tensor) -> Result<(), EvalError> {
        self.probes.save(probe_id, tensor)
    }

    fn probed(&mut self, probe_id: &str, iteration: usize) -> Result<Tensor, EvalError> {
        self.probes.load(probe_id, iteration)
    }
}
