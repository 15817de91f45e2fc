//! The two sides of a comparison: a tensor each, the tensors of files, or those of directories.

use std::collections::HashMap;
use std::path::Path;

use crate::access::Refusal;
use crate::cli::terminal::Status;
use crate::ir::TensorType;
use crate::numeric::ElementType;
use crate::tensor::Tensor;
use crate::values::indexes::{self, INDEX};
use crate::values::spelling::{self, usage};
use crate::values::tensor_files::{Entry, OwnType, TensorPath};

/// The types that a file may state.
const OWN: OwnType = OwnType { flag: "--type", is_any: true };

/// A tensor of one side that is not read yet.
#[derive(Debug, Clone)]
pub struct Source {
    /// The name by which it is found on the other side, or `None` if it is the only one.
    pub name: Option<String>,
    content: Content,
    /// The type that an index states.
    ty: Option<TensorType>,
}

#[derive(Debug, Clone)]
enum Content {
    Entry(Box<Entry>),
    /// A file of one tensor, which is opened when it is read: a trace can have more files than a process may open.
    File(TensorPath),
    /// A value as it is spelled, such as `2x3xf32=@file.bin`.
    Spelled(Box<spelling::Spelled>),
}

/// A value of both sides, or of one that the other lacks.
#[derive(Debug, Clone)]
pub struct Matched {
    /// The name, which is empty if each side is one tensor.
    pub name: String,
    /// The tensor of the first side.
    pub actual: Option<Source>,
    /// The tensor of the second side.
    pub expected: Option<Source>,
}

/// The tensors that a word of the command line names, in order.
pub fn sources(spelled: &str) -> Result<Vec<Source>, Refusal> {
    let place = TensorPath::parse(spelled);
    if !place.path.exists() {
        return match spelling::parse(spelled) {
            Ok(value) => Ok(vec![Source {
                name: None,
                content: Content::Spelled(Box::new(value)),
                ty: None,
            }]),
            Err(_) => Err(missing(spelled)),
        };
    }
    if place.path.is_dir() && place.key.is_none() && place.path.join(INDEX).is_file() {
        return indexed(&place.path);
    }
    let source = |entry: Entry| Source {
        name: entry.name.clone(),
        content: Content::Entry(Box::new(entry)),
        ty: None,
    };
    Ok(place.entries()?.into_iter().map(source).collect())
}

fn missing(spelled: &str) -> Refusal {
    let message = format!(
        "{spelled} is no file and no directory of tensors (npy, npz, safetensors), and no value with its type, such as \
         2x3xf32=@{spelled} for a file of raw elements"
    );
    Refusal { message, status: Status::Io }
}

/// The tensors of a directory with an index. The second tensor of a name is `NAME (2)`, and so on.
fn indexed(directory: &Path) -> Result<Vec<Source>, Refusal> {
    let failed = |message| Refusal { message, status: Status::Io };
    let mut seen: HashMap<String, usize> = HashMap::new();
    let mut sources = Vec::new();
    for dumped in indexes::dumped(directory).map_err(failed)? {
        let times = seen.entry(dumped.id.clone()).or_default();
        *times += 1;
        let name = if *times == 1 { dumped.id } else { format!("{} ({times})", dumped.id) };
        let content = Content::File(TensorPath { path: dumped.path, key: None });
        sources.push(Source { name: Some(name), content, ty: dumped.ty });
    }
    Ok(sources)
}

/// The values of both sides by their names, in the order of the second side; what only the first one has comes last.
/// If each side is one tensor, names do not matter.
pub fn matched(actual: Vec<Source>, expected: Vec<Source>) -> Vec<Matched> {
    if let ([ours], [theirs]) = (&actual[..], &expected[..]) {
        let name = String::new();
        return vec![Matched { name, actual: Some(ours.clone()), expected: Some(theirs.clone()) }];
    }
    let name = |source: &Source| source.name.clone().unwrap_or_default();
    let mut rest: HashMap<String, Source> =
        actual.iter().map(|source| (name(source), source.clone())).collect();
    let mut matched: Vec<Matched> = Vec::new();
    for theirs in expected {
        let name = name(&theirs);
        let ours = rest.remove(&name);
        matched.push(Matched { name, actual: ours, expected: Some(theirs) });
    }
    let extra = actual.into_iter().filter(|source| rest.contains_key(&name(source)));
    matched.extend(extra.map(|ours| Matched {
        name: name(&ours),
        actual: Some(ours),
        expected: None,
    }));
    matched
}

impl From<Tensor> for Source {
    fn from(tensor: Tensor) -> Source {
        let content = Content::Spelled(Box::new(spelling::Spelled::of(tensor)));
        Source { name: None, content, ty: None }
    }
}

impl Source {
    /// The tensor, of an element type if one is given.
    fn load(&self, element: Option<&ElementType>) -> Result<Tensor, Refusal> {
        let of = |entry: &Entry| match element {
            Some(element) => entry.load(element, None),
            None => entry.load_own(OWN),
        };
        match &self.content {
            Content::Spelled(spelled) => spelled.load_as(element, OWN, None),
            Content::Entry(entry) => of(entry),
            Content::File(path) => of(&path.entry()?),
        }
    }

    /// The element type that the index or the file states.
    fn element(&self) -> Option<ElementType> {
        self.ty.as_ref().map(|ty| ty.element.clone())
    }
}

/// Reads both tensors. The element type is the one asked for, or that which the index states, the file, or the other
/// file.
pub fn load(
    [actual, expected]: [&Source; 2],
    asked: Option<&ElementType>,
) -> Result<[Tensor; 2], Refusal> {
    let own = |source: &Source| source.load(asked.or(source.element().as_ref()));
    match (own(actual), own(expected)) {
        (Ok(actual), Ok(expected)) => Ok([actual, expected]),
        (Ok(actual), Err(_)) => {
            let expected =
                expected.load(Some(actual.element())).map_err(|error| error.at("EXPECTED"))?;
            Ok([actual, expected])
        }
        (Err(_), Ok(expected)) => {
            let actual =
                actual.load(Some(expected.element())).map_err(|error| error.at("ACTUAL"))?;
            Ok([actual, expected])
        }
        (Err(error), Err(_)) => Err(error.at("ACTUAL")),
    }
}

/// Refuses sides without any tensor.
pub fn refuse_empty(sides: [(&str, &[Source]); 2]) -> Result<(), Refusal> {
    match sides.iter().find(|(_, sources)| sources.is_empty()) {
        Some((name, _)) => Err(usage(format!("{name} has no tensors"))),
        None => Ok(()),
    }
}

/// What tensors a word of the command line names, if it cannot be a program.
pub fn tensors_of(spelled: &str) -> Option<&'static str> {
    let place = TensorPath::parse(spelled.strip_prefix('@').unwrap_or(spelled));
    let extension = place.path.extension().and_then(|it| it.to_str());
    match extension {
        _ if place.path.is_dir() => Some("this is a directory"),
        Some("npy" | "npz" | "safetensors") => Some("this is a file of tensors"),
        _ => None,
    }
}
