//! A pack on disk: `pack.json`, which lists the cases, and a directory for each case.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::{Value as Json, json};

use crate::access::{self, write_text};
use crate::ir::{TensorType, Type};
use crate::numeric::ElementType;
use crate::syntax;
use crate::tensor::{Tensor, npy};
use crate::values::result_files::write_tensors;

/// The version of the form of `pack.json`.
pub const SCHEMA: u64 = 1;

/// The list of the cases of a pack.
#[derive(Debug, Clone, PartialEq)]
pub struct Pack {
    /// The program that made the pack, with its version.
    pub made_by: String,
    /// The seed of the inputs.
    pub seed: u64,
    /// The cases, in the order of their numbers.
    pub cases: Vec<Case>,
}

/// A case of a pack.
#[derive(Debug, Clone, PartialEq)]
pub struct Case {
    /// The name of the case's directory below `cases`.
    pub name: String,
    /// The full name of the op.
    pub op: String,
    /// What the case shows, if there are several of an op.
    pub variant: String,
    /// The element types for which the case was made.
    pub types: Vec<String>,
    /// The types of the inputs, in order.
    pub inputs: Vec<String>,
    /// The types of the results, in order.
    pub results: Vec<String>,
}

impl Case {
    /// The directory of the case in a pack.
    pub fn directory(&self, pack: &Path) -> PathBuf {
        pack.join("cases").join(&self.name)
    }

    /// The tensors of a directory of the case, `inputs` or `expect`, or of what a backend wrote.
    ///
    /// # Errors
    ///
    /// Which file cannot be read, or is not a tensor of its type, and why.
    pub fn read(directory: &Path, types: &[String]) -> Result<Vec<Tensor>, String> {
        types.iter().enumerate().map(|(index, ty)| read_tensor(directory, index, ty)).collect()
    }

    fn to_json(&self) -> Json {
        json!({
            "name": self.name, "op": self.op, "variant": self.variant, "types": self.types,
            "inputs": self.inputs, "results": self.results,
        })
    }

    fn from_json(json: &Json) -> Option<Case> {
        let text = |key: &str| json[key].as_str().map(String::from);
        let texts = |key: &str| -> Option<Vec<String>> {
            json[key].as_array()?.iter().map(|text| text.as_str().map(String::from)).collect()
        };
        let name = text("name")?;
        // the name is that of a directory of the pack and of no other
        let is_plain =
            !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        Some(Case {
            name: is_plain.then_some(name)?,
            op: text("op")?,
            variant: text("variant")?,
            types: texts("types")?,
            inputs: texts("inputs")?,
            results: texts("results")?,
        })
    }
}

/// The tensor type that a text of `pack.json` names.
pub fn tensor_type(text: &str) -> Result<TensorType, String> {
    match syntax::parse_type(text) {
        Ok(Type::Tensor(ty)) => Ok(ty),
        _ => Err(format!("pack.json has the type {text}, which is no tensor type")),
    }
}

/// The tensor in the file of a number in a directory.
///
/// # Errors
///
/// Why the file cannot be read, or that it is of another type.
pub fn read_tensor(directory: &Path, index: usize, ty: &str) -> Result<Tensor, String> {
    let ty = tensor_type(ty)?;
    // the results of `shlo-interp PROGRAM -o DIR` have the name of the function before the number
    let names = [format!("{index}.npy"), format!("main_{index}.npy")];
    let paths = names.map(|name| directory.join(name));
    let path = paths.iter().find(|path| path.is_file()).unwrap_or(&paths[0]);
    let shown = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let file = access::open(path).map_err(|error| format!("{shown} cannot be read: {error}"))?;
    let tensor =
        npy::read(&Arc::new(file), &ty.element).map_err(|error| format!("{shown}: {error}"))?;
    match ty.static_shape() {
        Some(shape) if shape != tensor.shape() => {
            Err(format!("{shown} has the shape {:?}, and {ty} was expected", tensor.shape()))
        }
        _ => Ok(with_codes_of(tensor, &ty.element)),
    }
}

/// The tensor with the bits above its codes taken away, which files of narrow types may have.
fn with_codes_of(tensor: Tensor, element: &ElementType) -> Tensor {
    let bits = element.bits();
    if bits >= 8 || bits == 1 {
        return tensor;
    }
    let mask = (1u128 << bits) - 1;
    let shape = tensor.shape().to_vec();
    let codes: Vec<u128> = (0..tensor.len()).map(|index| tensor.code(index) & mask).collect();
    Tensor::from_wide_codes(element.clone(), &shape, codes)
}

impl Pack {
    /// Reads the list of a pack.
    ///
    /// # Errors
    ///
    /// Why `pack.json` cannot be read, or is not a list of cases.
    pub fn read(directory: &Path) -> Result<Pack, String> {
        let path = directory.join("pack.json");
        let shown = path.display();
        let text = access::read_text(&path).map_err(|error| {
            format!("cannot read {shown}: {error}; `conformance make DIR` writes a pack")
        })?;
        let json: Json =
            serde_json::from_str(&text).map_err(|error| format!("{shown}: {error}"))?;
        let schema = json["schema"].as_u64();
        if schema != Some(SCHEMA) {
            return Err(format!("{shown} is no pack of schema {SCHEMA}: make the pack again"));
        }
        let cases =
            json["cases"].as_array().map(|cases| cases.iter().map(Case::from_json).collect());
        let (Some(Some(cases)), Some(seed)) = (cases, json["seed"].as_u64()) else {
            return Err(format!("{shown} is no list of cases: make the pack again"));
        };
        let made_by = json["made_by"].as_str().unwrap_or_default().to_string();
        Ok(Pack { made_by, seed, cases })
    }

    /// Writes the list, which makes the directory a pack.
    ///
    /// # Errors
    ///
    /// Why the file cannot be written.
    pub fn write(&self, directory: &Path) -> Result<(), String> {
        let cases: Vec<Json> = self.cases.iter().map(Case::to_json).collect();
        let pack = json!({
            "schema": SCHEMA, "made_by": self.made_by, "seed": self.seed, "cases": cases,
        });
        write_text(&directory.join("pack.json"), &format!("{pack:#}\n"))
    }
}

/// Writes the files of a case.
///
/// # Errors
///
/// Which file cannot be written, and why.
pub fn write_case(
    directory: &Path,
    text: &str,
    inputs: &[Tensor],
    expected: &[Tensor],
) -> Result<(), String> {
    for (name, tensors) in [("inputs", inputs), ("expect", expected)] {
        let numbered = tensors.iter().enumerate();
        write_tensors(
            &directory.join(name),
            numbered.map(|(index, it)| (index.to_string(), it, None)),
        )?;
    }
    write_text(&directory.join("program.mlir"), text)
}
