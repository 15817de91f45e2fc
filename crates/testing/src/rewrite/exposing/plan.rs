//! The file `plan.json` of a program in stages, which says which result of which stage is which argument of a later one.

use std::path::{Path, PathBuf};

use serde_json::{Value as Json, json};

use crate::ir::{TensorType, Type};
use crate::rewrite::{From, Passed, Staged, Steering};
use crate::{access, syntax};

/// The name of the file.
pub const PLAN: &str = "plan.json";

/// The stages of a program, and what goes from one to another.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan {
    /// The name of the program's file, without directories.
    pub program: String,
    /// The function of the program.
    pub function: String,
    /// The values that stages take and give, in the order of the run.
    pub values: Vec<Passed>,
    /// The arguments and the results of each stage, by the numbers of the values.
    pub stages: Vec<[Vec<usize>; 2]>,
    /// The program's results, by the numbers of the values; `None` for one that is not a tensor.
    pub results: Vec<Option<usize>>,
    /// The values on which it depends which ops run.
    pub steering: Vec<Steering<usize>>,
}

/// The path of a stage's program.
pub fn stage_path(directory: &Path, stage: usize) -> PathBuf {
    directory.join(format!("stage{stage}.mlir"))
}

impl Plan {
    /// The plan of a program in stages.
    pub fn new(staged: &Staged, program: String, function: String) -> Plan {
        let stages = staged.stages.iter();
        Plan {
            program,
            function,
            values: staged.values.clone(),
            stages: stages.map(|it| [it.arguments.clone(), it.results.clone()]).collect(),
            results: staged.results.clone(),
            steering: staged.steering.clone(),
        }
    }

    /// The contents of the file.
    pub fn text(&self) -> String {
        let values = self.values.iter().map(|value| {
            let mut json = json!({
                "names": value.names, "type": Type::Tensor(value.ty.clone()).to_string(),
                "chosen": value.is_wanted,
            });
            match value.from {
                From::Argument(number) => json["argument"] = number.into(),
                From::Stage { stage, result } => {
                    json["stage"] = stage.into();
                    json["result"] = result.into();
                }
            }
            json
        });
        let stages = self.stages.iter().enumerate().map(|(stage, [arguments, results])| {
            let program = format!("stage{stage}.mlir");
            json!({"program": program, "arguments": arguments, "results": results})
        });
        let steering = self.steering.iter().map(|it| {
            json!({
                "value": it.value, "of": it.of, "iteration": it.iteration, "branches": it.branches, "was": it.was,
            })
        });
        let all = json!({
            "version": 1,
            "program": self.program,
            "function": self.function,
            "by": "stage",
            "values": values.collect::<Vec<_>>(),
            "stages": stages.collect::<Vec<_>>(),
            "results": self.results,
            "steering": steering.collect::<Vec<_>>(),
        });
        format!("{all:#}\n")
    }

    /// Reads the plan of a directory.
    ///
    /// # Errors
    ///
    /// Why it cannot be read, or that it is not a plan.
    pub fn read(directory: &Path) -> Result<Plan, String> {
        let path = directory.join(PLAN);
        let shown = path.display();
        let text = access::read_text(&path).map_err(|error| {
            format!("cannot read {shown}: {error}; `expose --by stage -o DIR` writes it")
        })?;
        let json: Json =
            serde_json::from_str(&text).map_err(|error| format!("{shown}: {error}"))?;
        Plan::of(&json)
            .filter(Plan::is_consistent)
            .ok_or_else(|| format!("{shown} is not of the form that `expose --by stage` writes"))
    }

    fn of(json: &Json) -> Option<Plan> {
        if json["version"] != 1 || json["by"] != "stage" {
            return None;
        }
        let list = |key: &str| json[key].as_array();
        let stage = |json: &Json| Some([numbers(&json["arguments"])?, numbers(&json["results"])?]);
        let result = |json: &Json| match json {
            Json::Null => Some(None),
            json => number(json).map(Some),
        };
        Some(Plan {
            program: json["program"].as_str()?.into(),
            function: json["function"].as_str()?.into(),
            values: list("values")?.iter().map(value).collect::<Option<_>>()?,
            stages: list("stages")?.iter().map(stage).collect::<Option<_>>()?,
            results: list("results")?.iter().map(result).collect::<Option<_>>()?,
            steering: list("steering")?.iter().map(steering).collect::<Option<_>>()?,
        })
    }

    /// Whether every value comes from where its stage says, and is there before it is read.
    fn is_consistent(&self) -> bool {
        let has = |value: &usize| *value < self.values.len();
        let gives = |stage: usize, result: usize, value: &usize| {
            has(value) && self.values[*value].from == From::Stage { stage, result }
        };
        let is_before = |stage: usize, value: &usize| {
            has(value)
                && match self.values[*value].from {
                    From::Argument(_) => true,
                    From::Stage { stage: from, .. } => from < stage,
                }
        };
        let is_right = |(stage, [arguments, results]): (usize, &[Vec<usize>; 2])| {
            arguments.iter().all(|it| is_before(stage, it))
                && results.iter().enumerate().all(|(result, it)| gives(stage, result, it))
        };
        self.stages.iter().enumerate().all(is_right)
            && self.results.iter().flatten().all(has)
            && self.steering.iter().all(|it| has(&it.value))
    }

    /// The types of some values, as text.
    pub fn types(&self, values: &[usize]) -> Vec<String> {
        let text = |&value: &usize| Type::Tensor(self.values[value].ty.clone()).to_string();
        values.iter().map(text).collect()
    }

    /// The number of arguments of the program that stages read, those before the last of them included.
    pub fn arguments(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.values.iter().enumerate().filter_map(|(value, passed)| match passed.from {
            From::Argument(number) => Some((value, number)),
            From::Stage { .. } => None,
        })
    }
}

fn number(json: &Json) -> Option<usize> {
    usize::try_from(json.as_u64()?).ok()
}

fn numbers(json: &Json) -> Option<Vec<usize>> {
    json.as_array()?.iter().map(number).collect()
}

/// A number or null.
fn optional(json: &Json) -> Option<Option<usize>> {
    if json.is_null() { Some(None) } else { number(json).map(Some) }
}

fn value(json: &Json) -> Option<Passed> {
    let names = json["names"].as_array()?.iter().map(|it| it.as_str().map(String::from));
    let from = match json.get("argument") {
        Some(argument) => From::Argument(number(argument)?),
        None => From::Stage { stage: number(&json["stage"])?, result: number(&json["result"])? },
    };
    let ty: TensorType = match syntax::parse_type(json["type"].as_str()?).ok()? {
        Type::Tensor(ty) => ty,
        _ => return None,
    };
    let is_wanted = json["chosen"].as_bool()?;
    Some(Passed { from, ty, names: names.collect::<Option<_>>()?, is_wanted })
}

fn steering(json: &Json) -> Option<Steering<usize>> {
    Some(Steering {
        value: number(&json["value"])?,
        of: json["of"].as_str()?.into(),
        iteration: optional(&json["iteration"])?,
        branches: optional(&json["branches"])?,
        was: number(&json["was"])?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan() -> Plan {
        let passed = |from, name: &str| {
            let Ok(Type::Tensor(ty)) = syntax::parse_type("tensor<2xbf16>") else { panic!() };
            Passed { from, ty, names: vec![name.into()], is_wanted: true }
        };
        let steering = Steering {
            value: 1,
            of: "@main/%5".into(),
            iteration: Some(2),
            branches: None,
            was: 1,
        };
        Plan {
            program: "p.mlir".into(),
            function: "main".into(),
            values: vec![
                passed(From::Argument(0), "@main/%x"),
                passed(From::Stage { stage: 0, result: 0 }, "@main/%y"),
                passed(From::Stage { stage: 1, result: 0 }, "@main/%z"),
            ],
            stages: vec![[vec![0], vec![1]], [vec![1, 0], vec![2]]],
            results: vec![Some(2), None],
            steering: vec![steering],
        }
    }

    #[test]
    fn a_plan_that_is_written_is_read_back() {
        let json = serde_json::from_str(&plan().text()).unwrap();
        assert_eq!(Plan::of(&json), Some(plan()));
    }

    #[test]
    fn a_plan_whose_stages_read_what_comes_later_is_refused() {
        assert!(plan().is_consistent());
        let mut wrong = plan();
        wrong.stages[0][0] = vec![2];
        assert!(!wrong.is_consistent());
        let mut wrong = plan();
        wrong.stages[1][1] = vec![1];
        assert!(!wrong.is_consistent());
        let mut wrong = plan();
        wrong.results[0] = Some(9);
        assert!(!wrong.is_consistent());
    }
}
