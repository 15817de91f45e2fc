//! The file `OUT.expose.json`, which says what each result of an exposed program shows.

use std::path::{Path, PathBuf};

use serde_json::{Value as Json, json};

use super::By;
use crate::access;
use crate::rewrite::{Further, Guard};

/// What each result of an exposed program shows.
#[derive(Debug, Clone, PartialEq)]
pub struct Mapping {
    /// The name of the program's file, without directories.
    pub program: String,
    /// The function whose results these are.
    pub function: String,
    /// The name of each of the program's own results in a run; `None` for one that is not a tensor.
    pub results: Vec<Option<String>>,
    /// What the results behind them show.
    pub further: Vec<Further>,
}

/// The path of the file for an exposed program.
pub fn path_of(program: &Path) -> PathBuf {
    program.with_extension("expose.json")
}

impl Mapping {
    /// The contents of the file. Results are numbered from 0.
    pub fn text(&self, by: By) -> String {
        let own = self.results.len();
        let further = self.further.iter().enumerate().map(|(index, what)| match what {
            Further::Count => json!({"result": own + index, "shows": "count"}),
            Further::Taken => json!({"result": own + index, "shows": "branch"}),
            Further::Value { name, guards } => {
                let guards = guards.iter().map(|guard| match guard {
                    Guard::Loop(count) => json!({"count": own + count}),
                    Guard::Branch { taken, number } => {
                        json!({"taken": own + taken, "branch": number})
                    }
                });
                let guards: Vec<Json> = guards.collect();
                json!({"result": own + index, "shows": "value", "name": name, "inside": guards})
            }
        });
        let all = json!({
            "version": 1,
            "program": self.program,
            "function": self.function,
            "by": by.name(),
            "results": self.results,
            "further": further.collect::<Vec<_>>(),
        });
        format!("{all:#}\n")
    }

    /// Reads the file of an exposed program.
    ///
    /// # Errors
    ///
    /// Why it cannot be read, or what it lacks.
    pub fn read(program: &Path) -> Result<Mapping, String> {
        let path = path_of(program);
        let shown = path.display();
        let text = access::read_text(&path).map_err(|error| {
            format!("cannot read {shown}: {error}; `expose --values` writes it beside the program")
        })?;
        let json: Json =
            serde_json::from_str(&text).map_err(|error| format!("{shown}: {error}"))?;
        Mapping::of(&json)
            .ok_or_else(|| format!("{shown} is not of the form that `expose --values` writes"))
    }

    fn of(json: &Json) -> Option<Mapping> {
        if json["version"] != 1 {
            return None;
        }
        let results = json["results"].as_array()?;
        let results: Vec<Option<String>> =
            results.iter().map(|name| name.as_str().map(String::from)).collect();
        let further = json["further"].as_array()?.iter().map(|it| further(it, results.len()));
        let further = further.collect::<Option<Vec<_>>>()?;
        Some(Mapping {
            program: json["program"].as_str()?.into(),
            function: json["function"].as_str()?.into(),
            results,
            further,
        })
    }
}

fn further(json: &Json, own: usize) -> Option<Further> {
    let number = |json: &Json| usize::try_from(json.as_u64()?).ok();
    let result = |json: &Json| number(json)?.checked_sub(own);
    match json["shows"].as_str()? {
        "count" => Some(Further::Count),
        "branch" => Some(Further::Taken),
        "value" => {
            let guard = |json: &Json| match json.get("count") {
                Some(count) => Some(Guard::Loop(result(count)?)),
                None => Some(Guard::Branch {
                    taken: result(&json["taken"])?,
                    number: number(&json["branch"])?,
                }),
            };
            let guards = json["inside"].as_array()?.iter().map(guard).collect::<Option<_>>()?;
            Some(Further::Value { name: json["name"].as_str()?.into(), guards })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mapping_that_is_written_is_read_back() {
        let guards = vec![Guard::Loop(1), Guard::Branch { taken: 2, number: 1 }];
        let value = Further::Value { name: "@main/%5.body[*]/%9.false/%2".into(), guards };
        let mapping = Mapping {
            program: "p.mlir".into(),
            function: "main".into(),
            results: vec![Some("@main/%3".into()), None],
            further: vec![value, Further::Count, Further::Taken],
        };
        let json = serde_json::from_str(&mapping.text(By::Barrier)).expect("JSON");
        assert_eq!(Mapping::of(&json), Some(mapping));
        assert_eq!(Mapping::of(&json!({"version": 2})), None);
    }
}
