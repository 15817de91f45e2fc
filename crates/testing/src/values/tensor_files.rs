//! Files of one tensor or of several, as `@FILE` and `@FILE:NAME` name them.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::matching::did_you_mean;
use super::shards;
use super::spelling::usage;
use crate::access::{self, Refusal, Status};
use crate::diagnostic::printable_line;
use crate::engine::Program;
use crate::ir::{TensorType, Type};
use crate::numeric::{ElementType, Numerics};
use crate::tensor::stored::{FileError, Stored};
use crate::tensor::{Mapped, Tensor, npy, npz, packing, safetensors};

/// A file, and the name of a tensor in it, if one is given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TensorPath {
    pub path: PathBuf,
    pub key: Option<String>,
}

/// A tensor of a file that is not read yet.
#[derive(Debug, Clone)]
pub struct Entry {
    /// The tensor's name in the file, or `None` in a file of one tensor.
    pub name: Option<String>,
    /// The file and the tensor's name, for messages.
    pub place: String,
    content: Content,
}

#[derive(Debug, Clone)]
enum Content {
    Npy(PathBuf),
    Npz(npz::Array),
    Stored(Stored),
}

/// The element types that a command allows for a tensor whose type the command line does not state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OwnType {
    /// The flag that states the type if the file does not, for messages.
    pub flag: &'static str,
    /// Whether a file may state any type. If not, it has to state a float type.
    pub is_any: bool,
}

impl OwnType {
    /// The types that a command for floats allows.
    pub const FLOAT: OwnType = OwnType { flag: "--type", is_any: false };
}

/// The kinds of files of tensors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Npy,
    Npz,
    Safetensors,
    /// A list of tensors and the safetensors files that hold them.
    Index,
}

impl TensorPath {
    /// Reads `FILE` or `FILE:NAME`; a file whose own name has a colon is found first.
    pub fn parse(spelled: &str) -> TensorPath {
        let whole = TensorPath { path: spelled.into(), key: None };
        if whole.path.exists() {
            return whole;
        }
        let split = spelled.rmatch_indices(':').find_map(|(at, _)| {
            let (path, key) = (Path::new(&spelled[..at]), &spelled[at + 1..]);
            path.exists().then(|| TensorPath { path: path.into(), key: Some(key.into()) })
        });
        split.unwrap_or(whole)
    }

    /// The tensors that the place names: all of the file, or the one of the name.
    pub fn entries(&self) -> Result<Vec<Entry>, Refusal> {
        let is_named = |name: &str| match (&self.key, self.prefix()) {
            (Some(_), Some(prefix)) => name.starts_with(prefix),
            (Some(key), None) => name == key,
            (None, _) => true,
        };
        let entries = entries(&self.path, &is_named)?;
        let Some(key) = &self.key else { return Ok(entries) };
        if let Some(prefix) = self.prefix() {
            return self.below(prefix, entries);
        }
        let named = |entry: &&Entry| entry.name.as_deref() == Some(key);
        match entries.iter().find(named) {
            Some(entry) => Ok(vec![entry.clone()]),
            None => Err(usage(no_such_name(&self.path, key, &entries))),
        }
    }

    /// The beginning of the names of several tensors: the `layers.0.` of `@FILE:layers.0.*`.
    pub fn prefix(&self) -> Option<&str> {
        self.key.as_deref()?.strip_suffix('*')
    }

    /// The tensors whose names begin with `prefix`, under the rest of their names.
    fn below(&self, prefix: &str, mut entries: Vec<Entry>) -> Result<Vec<Entry>, Refusal> {
        let all = names(&entries).into_iter().map(String::from).collect::<Vec<_>>();
        entries.retain_mut(|entry| {
            let rest = entry.name.as_deref().and_then(|name| name.strip_prefix(prefix));
            let rest = rest.filter(|rest| !rest.is_empty()).map(String::from);
            rest.is_some_and(|rest| entry.name.replace(rest).is_some())
        });
        match entries.is_empty() {
            false => Ok(entries),
            true => Err(usage(format!(
                "{} has no tensor whose name begins with '{prefix}'; it has {}",
                self.path.display(),
                quoted(&all)
            ))),
        }
    }

    /// The one tensor that the place names.
    pub fn entry(&self) -> Result<Entry, Refusal> {
        let mut entries = self.entries()?;
        match (entries.len(), entries.pop()) {
            (1, Some(entry)) => Ok(entry),
            (_, None) => Err(usage(no_tensors(&self.path))),
            (count, _) => {
                let path = self.path.display();
                let names = quoted(&names(&entries));
                Err(usage(format!(
                    "{path} has {count} tensors where one is needed: write @{path}:NAME ({names}, …)"
                )))
            }
        }
    }
}

/// What is said of a file or directory without tensors where some are needed.
pub fn no_tensors(path: &Path) -> String {
    match path.is_dir() {
        true => {
            format!("{} is a directory without .npy and .safetensors files", path.display())
        }
        false => format!("{} has no tensors", path.display()),
    }
}

/// Names in quotes, and only the first of them if there are many.
pub fn quoted<S: AsRef<str>>(names: &[S]) -> String {
    const MOST: usize = 12;
    let shown: Vec<String> = names
        .iter()
        .take(MOST)
        .map(|name| format!("'{}'", printable_line(name.as_ref())))
        .collect();
    let more = if names.len() > MOST {
        format!(" and {} more", names.len() - MOST)
    } else {
        String::new()
    };
    format!("{}{more}", shown.join(", "))
}

fn names(entries: &[Entry]) -> Vec<&str> {
    entries.iter().filter_map(|entry| entry.name.as_deref()).collect()
}

fn no_such_name(path: &Path, key: &str, entries: &[Entry]) -> String {
    let (path, names) = (path.display(), names(entries));
    match names.is_empty() {
        true => format!("{path} holds one tensor, which has no name: write @{path}"),
        false => {
            let (meant, key) = (did_you_mean(key, &names), quoted(&[key]));
            format!("{path} has no tensor {key}{meant}; it has {}", quoted(&names))
        }
    }
}

/// The tensors of a file, or of the npy and safetensors files of a directory, which may have none. Of the files that an
/// index lists, those without tensors of the names that `is_named` tells are left closed, if there is any such name.
fn entries(path: &Path, is_named: &dyn Fn(&str) -> bool) -> Result<Vec<Entry>, Refusal> {
    if path.is_dir() {
        return directory_entries(path);
    }
    let file = open(path)?;
    let shown = path.display();
    let failed = |error| file_error(path, error);
    Ok(match kind(path, &file) {
        Kind::Index => shards::entries(path, &file, is_named)?,
        Kind::Npy => vec![Entry {
            name: None,
            place: shown.to_string(),
            content: Content::Stored(npy::stored(&file, 0..file.len()).map_err(failed)?),
        }],
        Kind::Npz => {
            let entry = |array: npz::Array| Entry {
                name: Some(array.key.clone()),
                place: format!("{shown}: '{}'", printable_line(&array.key)),
                content: Content::Npz(array),
            };
            npz::arrays(&file).map_err(failed)?.into_iter().map(entry).collect()
        }
        Kind::Safetensors => safetensors_entries(path, &file)?,
    })
}

/// The tensors of a safetensors file.
pub fn safetensors_entries(path: &Path, file: &Arc<Mapped>) -> Result<Vec<Entry>, Refusal> {
    let entry = |(name, stored): (String, Stored)| Entry {
        place: format!("{}: '{}'", path.display(), printable_line(&name)),
        name: Some(name),
        content: Content::Stored(stored),
    };
    let tensors = safetensors::tensors(file).map_err(|error| file_error(path, error))?;
    Ok(tensors.into_iter().map(entry).collect())
}

/// The kind of a file, by its first bytes or else by its name.
fn kind(path: &Path, file: &[u8]) -> Kind {
    let extension = path.extension().and_then(|extension| extension.to_str());
    known_kind(file).unwrap_or(match extension {
        Some("npz") => Kind::Npz,
        Some("safetensors") => Kind::Safetensors,
        Some("json") => Kind::Index,
        _ => Kind::Npy,
    })
}

fn known_kind(file: &[u8]) -> Option<Kind> {
    if file.starts_with(npy::MAGIC) {
        return Some(Kind::Npy);
    }
    if file.starts_with(b"PK\x03\x04") || file.starts_with(b"PK\x05\x06") {
        return Some(Kind::Npz);
    }
    let length = file.first_chunk().map(|length| u64::from_le_bytes(*length))?;
    let is_header = length <= file.len() as u64 && file.get(8) == Some(&b'{');
    is_header.then_some(Kind::Safetensors)
}

fn directory_entries(path: &Path) -> Result<Vec<Entry>, Refusal> {
    let files = access::list(path).map_err(|error| unreadable(path, error))?;
    let mut entries = Vec::new();
    for file in files {
        match file.extension().and_then(|extension| extension.to_str()) {
            Some("npy") => entries.push(Entry {
                name: file.file_stem().map(|stem| stem.to_string_lossy().into_owned()),
                place: file.display().to_string(),
                content: Content::Npy(file),
            }),
            Some("safetensors") => entries.extend(safetensors_entries(&file, &open(&file)?)?),
            _ => {}
        }
    }
    shards::distinct(&entries)?;
    Ok(entries)
}

impl Entry {
    fn open(&self) -> Result<Stored, Refusal> {
        let failed = |error| self.failed(error);
        match &self.content {
            Content::Stored(stored) => Ok(stored.clone()),
            Content::Npz(array) => array.open().map_err(failed),
            Content::Npy(path) => {
                let file = open(path)?;
                npy::stored(&file, 0..file.len()).map_err(failed)
            }
        }
    }

    fn failed(&self, error: FileError) -> Refusal {
        let error = printable_line(&error.to_string());
        Refusal { message: format!("{}: {error}", self.place), status: Status::Io }
    }

    /// Loads the tensor with the element type `element`. Another type in the file is an error, unless `cast`
    /// says how to convert it.
    pub fn load(&self, element: &ElementType, cast: Option<Numerics>) -> Result<Tensor, Refusal> {
        let stored = self.open()?;
        let stated = stored.stated();
        let failed = |error| self.failed(error);
        let Some(numerics) = cast.filter(|_| stated.known() != Some(element)) else {
            return stored.read(element).map_err(failed);
        };
        if stated.stands_for(element) && matches!(element, ElementType::Float(_)) {
            return Err(usage(format!(
                "{}: holds {stated}, which can be the codes of {element} or values to convert: leave \
                 --cast out to take them as codes",
                self.place
            )));
        }
        match stated.known() {
            Some(own) if !stated.gives_codes_of(element) => {
                let tensor = stored.read(own).map_err(failed)?;
                converted(&tensor, element, numerics).ok_or_else(|| {
                    usage(format!("{}: {own} cannot be converted to {element}", self.place))
                })
            }
            _ => stored.read(element).map_err(failed),
        }
    }

    /// Loads the tensor with the type that the file states, which has to be one that `own` allows.
    pub fn load_own(&self, own: OwnType) -> Result<Tensor, Refusal> {
        let stored = self.open()?;
        let is_float = |element: &ElementType| matches!(element, ElementType::Float(_));
        match stored.stated().known().filter(|element| own.is_any || is_float(element)) {
            Some(element) => stored.read(element).map_err(|error| self.failed(error)),
            None if stored.stated().is_foreign() => Err(usage(format!(
                "{}: the file holds {}, which no program can have",
                self.place,
                stored.stated()
            ))),
            None => Err(usage(format!(
                "{}: the file holds {}: state the type by {} TYPE",
                self.place,
                stored.stated(),
                own.flag
            ))),
        }
    }
}

/// A tensor's values in another type, as the op `convert` gives them.
pub fn converted(tensor: &Tensor, element: &ElementType, numerics: Numerics) -> Option<Tensor> {
    if matches!(element, ElementType::Quantized(_)) {
        return None;
    }
    let program = Program::converting(tensor.element(), element, numerics).ok()?;
    Some(program.run(&[tensor], tensor.shape()).ok()?.swap_remove(0))
}

/// The tensor of a file whose type is spelled. A file of tensors has a header; any other file is raw bytes.
pub fn load_typed(
    place: &TensorPath,
    ty: &TensorType,
    cast: Option<Numerics>,
) -> Result<Tensor, Refusal> {
    if place.path.is_dir() || place.key.is_some() {
        return admitted(place.entry()?.load(&ty.element, cast)?, ty);
    }
    let file = open(&place.path)?;
    if known_kind(&file).is_some() {
        return admitted(place.entry()?.load(&ty.element, cast)?, ty);
    }
    let shape = ty.static_shape().ok_or_else(|| usage("a raw file's type has no '?'"))?;
    let tensor = npy::read_raw(&file, &ty.element, &shape);
    tensor.map_err(|error| file_error(&place.path, error))
}

fn admitted(tensor: Tensor, ty: &TensorType) -> Result<Tensor, Refusal> {
    if ty.admits(tensor.shape()) {
        return Ok(tensor);
    }
    let found = Type::Tensor(TensorType::new(tensor.shape(), tensor.element().clone()));
    Err(usage(format!("{} is spelled, but the file holds {found}", Type::Tensor(ty.clone()))))
}

/// The tensor of a file of packed elements.
pub fn load_packed(path: &Path, ty: &TensorType, bits: u32) -> Result<Tensor, Refusal> {
    let shape = ty.static_shape().ok_or_else(|| usage("a raw file's type has no '?'"))?;
    let tensor = packing::unpack(&open(path)?, &ty.element, &shape, bits);
    tensor.map_err(|error| file_error(path, error))
}

pub fn open(path: &Path) -> Result<Arc<Mapped>, Refusal> {
    access::open(path).map(Arc::new).map_err(|error| unreadable(path, error))
}

pub fn unreadable(path: &Path, error: io::Error) -> Refusal {
    Refusal { message: format!("cannot read {}: {error}", path.display()), status: Status::Io }
}

fn file_error(path: &Path, error: impl std::error::Error) -> Refusal {
    let error = printable_line(&error.to_string());
    Refusal { message: format!("{}: {error}", path.display()), status: Status::Io }
}
