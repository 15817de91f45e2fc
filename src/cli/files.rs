//! The files that a run writes. A file appears whole or not at all, and its name follows from the names in
//! the program.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde_json::{Value as Json, json};

use super::access;
use super::arguments::Format;
use super::device_files::DeviceFiles;
use super::output::Output;
use super::probes::{Origin, ProbeHost};
use super::processes::Feeds;
use super::results::Printing;
use super::terminal::stream;
use super::tracing::Tracer;
use super::whole::write_whole;
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
use crate::tensor::{Tensor, Value, npy, npz, packing, safetensors};

/// The files of a run's results: FUNCTION_INDEX.npy, or FUNCTION_REPLICA_PARTITION_INDEX.npy if there are
/// several processes. They may be entries of one npz or safetensors file instead.
#[derive(Debug)]
pub struct ResultFiles {
    directory: PathBuf,
    packed: bool,
    used: HashSet<String>,
    archive: Option<Archive>,
    /// The tensors of the archive so far, by name.
    held: Vec<(String, Tensor)>,
}

/// A kind of file that holds several tensors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Archive {
    Npz,
    Safetensors,
}

impl Archive {
    /// The kind of archive that a path names, unless there is a directory at the path.
    fn of(path: &Path) -> Option<Archive> {
        match path.extension().and_then(|extension| extension.to_str()) {
            _ if path.is_dir() => None,
            Some("npz") => Some(Archive::Npz),
            Some("safetensors") => Some(Archive::Safetensors),
            _ => None,
        }
    }

    fn write(self, tensors: &[(String, Tensor)], file: &mut fs::File) -> io::Result<()> {
        let tensors = tensors.iter().map(|(name, tensor)| (name.as_str(), tensor));
        match self {
            Archive::Npz => npz::write(tensors, file),
            Archive::Safetensors => {
                safetensors::write(tensors, file).map_err(|error| match error {
                    safetensors::WriteError::Io(error) => error,
                    error => io::Error::new(io::ErrorKind::InvalidInput, error),
                })
            }
        }
    }
}

impl ResultFiles {
    /// Files in this directory, which is made when the first is written; if `packed`, their elements are
    /// packed. A path that ends in `.npz` or `.safetensors` is one file of all results instead.
    pub fn new(directory: &Path, packed: bool) -> ResultFiles {
        ResultFiles {
            directory: directory.to_path_buf(),
            packed,
            used: HashSet::new(),
            archive: Archive::of(directory),
            held: Vec::new(),
        }
    }

    /// Writes the tensors among the results of a function, those of tuples counted one by one. If several
    /// modules of a run have functions of one name, the second has `~2` behind the name, the third `~3`.
    pub fn write(
        &mut self,
        function: &str,
        process: Option<ProcessId>,
        results: &[Value],
    ) -> Result<(), String> {
        let process = process.map_or(String::new(), |ProcessId { replica, partition }| {
            format!("_{replica}_{partition}")
        });
        let name = escaped(function);
        let mut stem = format!("{name}{process}");
        let mut count = 1;
        while !self.used.insert(stem.clone()) {
            count += 1;
            stem = format!("{name}~{count}{process}");
        }
        let mut tensors = Vec::new();
        collect_tensors(results, &mut tensors);
        if let Some(archive) = self.archive {
            return self.write_archive(archive, &stem, &tensors);
        }
        let named = tensors.into_iter().enumerate().map(|(index, tensor)| {
            (format!("{stem}_{index}"), tensor, self.packed.then(|| tensor.element().bits()))
        });
        write_tensors(&self.directory, named)
    }

    /// Writes the archive of all results so far, after adding these.
    fn write_archive(
        &mut self,
        archive: Archive,
        stem: &str,
        tensors: &[&Tensor],
    ) -> Result<(), String> {
        let named = tensors.iter().enumerate();
        self.held.extend(named.map(|(at, &tensor)| (format!("{stem}_{at}"), tensor.clone())));
        write_archive(&self.directory, archive, self.packed, &self.held)
    }
}

/// Writes a file of several tensors, which are not packed.
fn write_archive(
    path: &Path,
    archive: Archive,
    packed: bool,
    tensors: &[(String, Tensor)],
) -> Result<(), String> {
    if packed {
        let path = path.display();
        return Err(format!("--packed writes .bin files into a directory, {path} is a file"));
    }
    write_whole(path, |file| archive.write(tensors, file))
        .map_err(|error| format!("cannot write {}: {error}", path.display()))
}

/// Writes tensors by name to where `path` says: into one `.npz` or `.safetensors` file, or as files of
/// a directory, as [`write_tensors`] does.
pub fn write_named<'t>(
    path: &Path,
    tensors: impl IntoIterator<Item = (String, &'t Tensor, Option<u32>)>,
) -> Result<(), String> {
    let Some(archive) = Archive::of(path) else { return write_tensors(path, tensors) };
    let tensors: Vec<_> = tensors.into_iter().collect();
    let packed = tensors.iter().any(|(.., bits)| bits.is_some());
    let held: Vec<_> =
        tensors.into_iter().map(|(name, tensor, _)| (name, tensor.clone())).collect();
    write_archive(path, archive, packed, &held)
}

/// Writes a tensor to an npy file.
pub fn write_npy(path: &Path, tensor: &Tensor) -> Result<(), String> {
    write_whole(path, |file| npy::write_to(tensor, file))
        .map_err(|error| format!("cannot write {}: {error}", path.display()))
}

/// Writes tensors to `directory/NAME.npy`, or packed with the given number of bits an element to `NAME.bin`.
/// The directory is made if need be. A file appears whole or not at all.
pub fn write_tensors<'t>(
    directory: &Path,
    tensors: impl IntoIterator<Item = (String, &'t Tensor, Option<u32>)>,
) -> Result<(), String> {
    let failed =
        |path: &Path, error: io::Error| format!("cannot write {}: {error}", path.display());
    if fs::metadata(directory).is_ok_and(|found| !found.is_dir()) {
        let directory = directory.display();
        return Err(format!(
            "{directory} is no directory: results are files in a directory, or one file whose name \
             ends in .npz or .safetensors"
        ));
    }
    access::make_directory(directory).map_err(|error| failed(directory, error))?;
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

/// A name of more bytes than this is shortened: file systems take 255, and an ending is added.
const LONGEST_NAME: usize = 180;

/// The file name for a name of the program; different names give different file names. Letters, digits and
/// `_.-` stay, and the UTF-8 bytes of every other character become `%20` and the like. Of a name too long for
/// a file system it is the beginning, `~` and a hash of the whole.
pub fn escaped(name: &str) -> String {
    let mut text = String::new();
    for character in name.chars() {
        if character.is_ascii_alphanumeric() || "_.-".contains(character) {
            text.push(character);
            continue;
        }
        for byte in character.encode_utf8(&mut [0; 4]).bytes() {
            // writing to a String cannot fail
            let _ = write!(text, "%{byte:02X}");
        }
    }
    if text.len() > LONGEST_NAME {
        text.truncate(LONGEST_NAME - 17);
        let _ = write!(text, "~{:016x}", hash(name.as_bytes()));
    }
    text
}

/// The FNV-1a hash of bytes. It never changes from one version of the program to the next.
pub fn hash(bytes: &[u8]) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    bytes.iter().copied().fold(0xcbf2_9ce4_8422_2325, step)
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_differ_have_files_that_differ() {
        let names = ["a b", "a/b", "a_b", "a%20b", "A b", "ä", "a", "..", "~2"];
        let files: HashSet<String> = names.iter().map(|name| escaped(name)).collect();
        assert_eq!(files.len(), names.len());
        assert_eq!(escaped("a b"), "a%20b");
        assert_eq!(escaped("jit_f.1-x"), "jit_f.1-x");
    }

    #[test]
    fn a_name_too_long_for_a_file_system_is_shortened() {
        let (first, second) = ("x".repeat(300) + "1", "x".repeat(300) + "2");
        assert_eq!(escaped(&first).len(), LONGEST_NAME);
        assert_ne!(escaped(&first), escaped(&second));
    }
}
