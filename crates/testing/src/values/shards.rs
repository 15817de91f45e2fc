//! Tensors of one model in several safetensors files, and the index that says which file holds which tensor.
//!
//! The index is an object of JSON whose `weight_map` has a tensor's name and a file's name in each entry. The
//! files are in the folder of the index.

use std::collections::{BTreeMap, HashMap};
use std::path::{Component, Path};

use serde_json::Value as Json;

use super::tensor_files::{self, Entry, quoted};
use crate::access::{Refusal, Status};
use crate::diagnostic::printable_line;

/// The tensors that an index lists, whose text is `json`: those of all files, or, if it lists names that `is_named` tells,
/// of the files that hold these.
///
/// # Errors
///
/// An error if the index is none, if such a file is not there or is not a safetensors file, or if these files have other
/// tensors than the index lists.
pub fn entries(
    path: &Path,
    json: &[u8],
    is_named: &dyn Fn(&str) -> bool,
) -> Result<Vec<Entry>, Refusal> {
    let failed = |reason: String| {
        let (path, reason) = (path.display(), printable_line(&reason));
        let message = format!("{path}: not an index of safetensors files: {reason}");
        Refusal { message, status: Status::Io }
    };
    let index: Json = serde_json::from_slice(json).map_err(|error| failed(error.to_string()))?;
    let map = index.get("weight_map").and_then(Json::as_object);
    let map = map.ok_or_else(|| failed("it has no object 'weight_map'".into()))?;
    let mut listed: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (name, file) in map {
        let file = file.as_str().ok_or_else(|| failed(format!("'{name}' has no file's name")))?;
        listed.entry(file).or_default().push(name);
    }
    let holds_named = |names: &[&str]| names.iter().any(|name| is_named(name));
    let is_any_named = listed.values().any(|names| holds_named(names));
    let mut all = Vec::new();
    for (file, names) in listed {
        let mut components = Path::new(file).components();
        let (Some(Component::Normal(_)), None) = (components.next(), components.next()) else {
            let reason = format!("'{file}' is no name of a file in the folder of the index");
            return Err(failed(reason));
        };
        if !file.ends_with(".safetensors") {
            return Err(failed(format!("'{file}' is no name that ends in .safetensors")));
        }
        if is_any_named && !holds_named(&names) {
            continue;
        }
        let place = path.with_file_name(file);
        let entries = tensor_files::open(&place)
            .and_then(|opened| tensor_files::safetensors_entries(&place, &opened))
            .map_err(|error| error.at(&path.display().to_string()))?;
        let held: Vec<&str> = entries.iter().filter_map(|entry| entry.name.as_deref()).collect();
        same_names(file, &names, &held).map_err(failed)?;
        all.extend(entries);
    }
    Ok(all)
}

/// Checks that a file has the tensors that the index lists, and no others.
fn same_names(file: &str, listed: &[&str], held: &[&str]) -> Result<(), String> {
    let lacking = |from: &[&str], some: &[&str]| -> Vec<String> {
        let some: std::collections::HashSet<_> = some.iter().collect();
        from.iter().filter(|name| !some.contains(name)).map(ToString::to_string).collect()
    };
    let (missing, unlisted) = (lacking(listed, held), lacking(held, listed));
    match (missing.is_empty(), unlisted.is_empty()) {
        (true, true) => Ok(()),
        (false, _) => {
            Err(format!("{file} lacks {}, which the index lists in it", quoted(&missing)))
        }
        (_, false) => {
            Err(format!("{file} has {}, which the index does not list in it", quoted(&unlisted)))
        }
    }
}

/// Checks that no two tensors of several files have the same name.
pub fn distinct(entries: &[Entry]) -> Result<(), Refusal> {
    let mut places: HashMap<&str, &str> = HashMap::new();
    for entry in entries {
        let Some(name) = &entry.name else { continue };
        if let Some(other) = places.insert(name, &entry.place) {
            let message = format!(
                "two tensors are called '{}': {other} and {}: name one of the files, or the index \
                 (.safetensors.index.json)",
                printable_line(name),
                entry.place
            );
            return Err(Refusal { message, status: Status::Io });
        }
    }
    Ok(())
}
