//! A model in a directory, as torch_xla saves it: programs in `functions`, weights in `data`, other values in `constants`.
//!
//! `functions/NAME.meta` is a JSON object whose `input_locations` says what each argument of the program
//! `functions/NAME.bytecode` is, in order: a weight by its name, a constant by its number, or an input of the model by its
//! position.

use std::path::{Component, Path, PathBuf};

use serde_json::Value as Json;

use super::run::RunArguments;
use super::terminal::Status;
use crate::access::{self, Refusal};
use crate::values::spelling::{self, Spelled, usage};

/// The function that `save` of torch_xla writes.
const USUAL: &str = "forward";

/// A model, as far as `run` needs it.
#[derive(Debug)]
pub struct SavedModel {
    /// The file of the program.
    pub program: PathBuf,
    /// The values of the arguments that are not inputs of the model, as the command line spells them.
    pub values: Vec<String>,
    /// The arguments that are inputs of the model, in the order of the inputs.
    inputs: Vec<usize>,
}

impl SavedModel {
    /// The model in a directory, or `None` if there is no directory, or one without `functions`.
    ///
    /// # Errors
    ///
    /// Why the files are not those of a model that torch_xla saves.
    pub fn at(directory: &Path) -> Result<Option<SavedModel>, Refusal> {
        let functions = directory.join("functions");
        if !functions.is_dir() {
            return Ok(None);
        }
        let name = function(directory, &functions)?;
        let meta = functions.join(format!("{name}.meta"));
        let failed = |reason: String| Refusal {
            message: format!("{}: not the description of a saved model: {reason}", meta.display()),
            status: Status::Io,
        };
        let json = access::read_bytes(&meta).map_err(|error| Refusal {
            message: format!("cannot read {}: {error}", meta.display()),
            status: Status::Io,
        })?;
        let json: Json =
            serde_json::from_slice(&json).map_err(|error| failed(error.to_string()))?;
        let locations = json.get("input_locations").and_then(Json::as_array);
        let locations =
            locations.ok_or_else(|| failed("it has no list 'input_locations'".into()))?;
        let (mut values, mut inputs) = (Vec::new(), Vec::new());
        for (argument, location) in locations.iter().enumerate() {
            let place = |reason| failed(format!("input location {argument} {reason}"));
            match location_of(location).map_err(place)? {
                Location::File(file) => {
                    let file = directory.join(file);
                    values.push(format!("arg{argument}=@{}", file.display()));
                }
                Location::Input(position) => inputs.push((position, argument)),
            }
        }
        inputs.sort_unstable();
        let inputs = inputs.into_iter().map(|(_, argument)| argument).collect();
        let program = functions.join(format!("{name}.bytecode"));
        Ok(Some(SavedModel { program, values, inputs }))
    }

    /// The values of the model's own arguments, which go before the inputs of the command line.
    ///
    /// # Errors
    ///
    /// An error if the command line gives all arguments together, or inputs without names where their order in the program is not
    /// that of the model.
    pub fn values(&self, arguments: &RunArguments) -> Result<Vec<Spelled>, Refusal> {
        if arguments.args.is_some() {
            return Err(usage(
                "--args gives all arguments, and those that are weights are in the directory: give the model's \
                 inputs by --input",
            ));
        }
        let has_name =
            |value: &String| spelling::parse(value).map(|spelled| spelled.name.is_some());
        let is_named = arguments.inputs.iter().all(|value| has_name(value).unwrap_or(true));
        if !self.inputs.is_sorted() && !is_named {
            let names: Vec<String> =
                self.inputs.iter().map(|argument| format!("arg{argument}=V")).collect();
            return Err(usage(format!(
                "the program takes the model's inputs in another order than the model: give them by name, \
                 --input {}",
                names.join(" --input ")
            )));
        }
        self.values.iter().map(|value| spelling::parse(value)).collect()
    }
}

/// The function of the directory that runs: the usual one, or else the only one.
fn function(directory: &Path, functions: &Path) -> Result<String, Refusal> {
    let failed = |message| Refusal { message, status: Status::Io };
    let read = access::list(functions)
        .map_err(|error| failed(format!("cannot read {}: {error}", functions.display())))?;
    let mut names: Vec<String> = read
        .into_iter()
        .filter_map(|path| {
            let is_meta = path.extension().is_some_and(|extension| extension == "meta");
            is_meta.then(|| path.file_stem()?.to_str().map(String::from))?
        })
        .collect();
    names.sort();
    match names.as_slice() {
        [name] => Ok(name.clone()),
        names if names.iter().any(|name| name == USUAL) => Ok(USUAL.into()),
        [] => Err(failed(format!(
            "{} is a directory without functions/{USUAL}.meta, which a model saved by torch_xla has; a program is \
             a file",
            directory.display()
        ))),
        names => Err(failed(format!(
            "{} has several functions and no '{USUAL}': run one of functions/*.bytecode ({}) with an --input for each \
             argument",
            directory.display(),
            names.join(", ")
        ))),
    }
}

/// The source of an argument of the program.
enum Location {
    /// A value in a file of the directory.
    File(PathBuf),
    /// An input of the model, by its position.
    Input(u64),
}

/// Reads a location. The error says what is wrong with it.
fn location_of(location: &Json) -> Result<Location, String> {
    let position = || {
        let position = location.get("position").and_then(Json::as_u64);
        position.ok_or_else(|| "has no 'position' that counts from 0".to_string())
    };
    match location.get("type_").and_then(Json::as_str) {
        Some("parameter") => {
            let name = location.get("name").and_then(Json::as_str).unwrap_or_default();
            let mut components = Path::new(name).components();
            match (components.next(), components.next()) {
                (Some(Component::Normal(_)), None) => {
                    Ok(Location::File(Path::new("data").join(name)))
                }
                _ => {
                    Err(format!("has '{name}' for its 'name', which is no name of a file in data"))
                }
            }
        }
        Some("constant") => {
            Ok(Location::File(Path::new("constants").join(position()?.to_string())))
        }
        Some("input_arg") => position().map(Location::Input),
        Some(other) => Err(format!(
            "has the type_ '{other}', which is none of parameter, constant and input_arg"
        )),
        None => Err("has no 'type_'".into()),
    }
}
