//! Files of the models that were found for a device: TOML or JSON, a table for each sum that was looked at.

use std::fmt::Write;
use std::str::FromStr;

use serde_json::{Map, Value, json};

use super::dot::Types;
use super::{Model, ModelError};
use crate::numeric::FloatFormat;

/// The models of a file.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Replays {
    /// One for each sum.
    pub found: Vec<Found>,
}

/// The model of a sum of products.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The types of the sum.
    pub types: Types,
    /// The sizes `M`, `K` and `N` of the product of matrices for which it was found.
    pub shape: [usize; 3],
    /// The model.
    pub model: Model,
    /// The names of the known units that add so, separated by commas.
    pub units: String,
}

/// The version of the form.
const VERSION: u64 = 1;

impl Replays {
    /// The model for a sum of these types: of those for as many terms if there is one, else of any length. A model
    /// with a tree of its own is for its number of terms alone.
    pub fn model(&self, types: Types, terms: usize) -> Option<&Model> {
        let of_types = || self.found.iter().filter(|found| found.types == types);
        let fits = |found: &&Found| found.model.tree(0).is_ok() || found.shape[1] == terms;
        let exact = of_types().find(|found| found.shape[1] == terms);
        exact.or_else(|| of_types().find(fits)).map(|found| &found.model)
    }

    /// The text of a TOML file.
    pub fn to_toml(&self) -> String {
        let mut text = format!(
            "# how a backend adds: written by `shlo-interp identify`\nversion = {VERSION}\n"
        );
        for found in &self.found {
            text.push_str("\n[[replay]]\n");
            for (key, value) in found.fields() {
                // a string of JSON is a string of TOML; writing to a String cannot fail
                let _ = writeln!(text, "{key} = {}", Value::String(value));
            }
        }
        text
    }

    /// The text of a JSON file.
    pub fn to_json(&self) -> String {
        let object = |found: &Found| -> Value {
            let fields = found.fields().into_iter();
            fields.map(|(key, value)| (key.to_string(), value.into())).collect::<Map<_, _>>().into()
        };
        let found: Vec<Value> = self.found.iter().map(object).collect();
        format!("{:#}\n", json!({ "version": VERSION, "replay": found }))
    }
}

impl Found {
    fn fields(&self) -> [(&'static str, String); 6] {
        let [m, k, n] = self.shape;
        [
            ("lhs", self.types.lhs.name.into()),
            ("rhs", self.types.rhs.name.into()),
            ("result", self.types.result.name.into()),
            ("shape", format!("{m}x{k}x{n}")),
            ("model", self.model.to_string()),
            ("units", self.units.clone()),
        ]
    }

    fn of_fields(fields: &Map<String, Value>) -> Result<Found, ModelError> {
        let text = |key: &str| {
            let value = fields.get(key).and_then(Value::as_str);
            value.ok_or_else(|| ModelError(format!("a replay has no text `{key}`")))
        };
        let format = |key: &str| {
            let wrong = |error| ModelError(format!("`{key}`: {error}"));
            FloatFormat::parse(text(key)?).map_err(wrong)
        };
        let types = Types { lhs: format("lhs")?, rhs: format("rhs")?, result: format("result")? };
        let shape = text("shape")?;
        let units = fields.get("units").and_then(Value::as_str).unwrap_or_default().to_string();
        Ok(Found { types, shape: read_shape(shape)?, model: text("model")?.parse()?, units })
    }
}

/// Reads `MxKxN`.
///
/// # Errors
///
/// If the text is not three numbers from 1 on.
pub fn read_shape(text: &str) -> Result<[usize; 3], ModelError> {
    let sizes: Option<Vec<usize>> =
        text.split('x').map(|size| size.trim().parse().ok().filter(|&size| size > 0)).collect();
    let wrong = |_| ModelError(format!("`{text}` is no shape MxKxN, such as 64x256x64"));
    sizes.unwrap_or_default().try_into().map_err(wrong)
}

impl FromStr for Replays {
    type Err = ModelError;

    /// Reads either form.
    fn from_str(text: &str) -> Result<Replays, ModelError> {
        let value = match text.trim_start().starts_with('{') {
            true => serde_json::from_str(text)
                .map_err(|error| ModelError(format!("this is no JSON: {error}")))?,
            false => from_toml(text)?,
        };
        match value.get("version").and_then(Value::as_u64) {
            Some(VERSION) => {}
            _ => return Err(ModelError(format!("a file of models has `version = {VERSION}`"))),
        }
        let tables = match value.get("replay") {
            None => &[],
            Some(Value::Array(tables)) => tables.as_slice(),
            Some(_) => return Err(ModelError("`replay` is a list of tables".into())),
        };
        let found = tables.iter().map(|table| match table.as_object() {
            Some(fields) => Found::of_fields(fields),
            None => Err(ModelError("a replay is a table".into())),
        });
        Ok(Replays { found: found.collect::<Result<_, _>>()? })
    }
}

/// Reads TOML.
fn from_toml(text: &str) -> Result<Value, ModelError> {
    toml::from_str::<Value>(text).map_err(|error| {
        let before = error.span().map_or("", |span| &text[..span.start]);
        let line = before.matches('\n').count() + 1;
        ModelError(format!("line {line}: {}", error.message().trim().replace('\n', ", ")))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numeric::names;

    fn two() -> Replays {
        let found = |result, shape, model: &str| Found {
            types: Types { lhs: &names::F16, rhs: &names::F16, result },
            shape,
            model: model.parse().unwrap(),
            units: "a100-f16".into(),
        };
        Replays {
            found: vec![
                found(&names::F32, [2, 8, 2], "a100-f16"),
                found(&names::F16, [2, 3, 2], "f16,tree:((0 2) 1)"),
            ],
        }
    }

    #[test]
    fn either_form_is_read_back() {
        assert_eq!(two().to_toml().parse(), Ok(two()));
        assert_eq!(two().to_json().parse(), Ok(two()));
    }

    #[test]
    fn a_tree_is_for_its_number_of_terms() {
        let [f16, f32] = [&names::F16, &names::F32];
        let types = |result| Types { lhs: f16, rhs: f16, result };
        assert!(two().model(types(f32), 100).is_some());
        assert!(two().model(types(f16), 3).is_some());
        assert!(two().model(types(f16), 4).is_none());
        assert!(two().model(Types { lhs: f32, ..types(f32) }, 8).is_none());
    }

    #[test]
    fn a_file_that_is_none_says_what_is_wrong() {
        for (text, fault) in [
            ("", "`version = 1`"),
            ("version = 2", "`version = 1`"),
            ("{", "no JSON"),
            ("version = 1\n[[replay]]\nlhs = f16", "line 3: "),
            ("version = 1\nversion = 1", "line 2: duplicate key"),
            ("version = 1\n[[replay]]", "no text `lhs`"),
            ("version = 1\nreplay = 3", "`replay` is a list of tables"),
            ("{\"version\": 1, \"replay\": [3]}", "a replay is a table"),
        ] {
            let error = text.parse::<Replays>().unwrap_err();
            assert!(error.0.contains(fault), "{text}: {error}");
        }
    }
}
