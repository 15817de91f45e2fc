//! What a device gave: the results of a function, and the values of a run that a directory has.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;

use crate::access::Refusal;
use crate::cli::terminal::Status;
use crate::ir::{Function, TensorType};
use crate::judge::{Dumps, Trial};
use crate::ops::exchange::ProcessId;
use crate::rewrite::subject::Subject;
use crate::tensor::Tensor;
use crate::values::dumps::DumpedFiles;
use crate::values::expectations::{Expectation, in_result_order};
use crate::values::processes::in_process;
use crate::values::spelling::usage;

/// What a device gave, by the names of the values in a run.
#[derive(Default)]
pub struct Shown {
    /// The results of the function.
    results: HashMap<String, Tensor>,
    /// The files of other values.
    files: DumpedFiles,
    /// The names that were asked for and found.
    used: BTreeSet<String>,
    /// The value that was read last, which is asked for again soon.
    last: Option<(String, Tensor)>,
}

impl Shown {
    /// The results that are given, and the files of a directory.
    ///
    /// # Errors
    ///
    /// Why a value or the directory cannot be read, or which result does not exist.
    pub fn read(
        subject: &Subject,
        trial: &Trial,
        given: Vec<Expectation>,
        dumps: Option<&Path>,
    ) -> Result<Shown, Refusal> {
        let mut shown = Shown::default();
        if let Some(directory) = dumps {
            let status = Status::Io;
            shown.files = DumpedFiles::read(directory, &subject.entry, subject.cast)
                .map_err(|message| Refusal { message, status })?;
        }
        let Some(function) = subject.module.function(&subject.entry) else { return Ok(shown) };
        let given = given.into_iter().map(|it| it.with_cast(subject.cast));
        let given: Vec<Expectation> = given.collect();
        let processes = trial.processes();
        // what is for all processes is read once
        let is_shared = given.iter().all(|it| it.process().is_none());
        let mut first: Option<Vec<(String, Tensor)>> = None;
        for (process, tag) in &processes {
            let own = match &first {
                Some(first) if is_shared => first.clone(),
                _ => results_of(function, &given, *process, trial)
                    .map_err(|error| in_process(error, *process, processes.len()))?,
            };
            let results = own.iter().map(|(name, tensor)| (format!("{tag}{name}"), tensor.clone()));
            shown.results.extend(results);
            first = Some(own);
        }
        Ok(shown)
    }

    /// Whether there is nothing to judge.
    pub fn is_empty(&self) -> bool {
        self.results.is_empty() && self.files.is_empty()
    }

    /// The results that the command line gives, by their number, from 0. What is returned twice is there once.
    pub fn results_in_order(&self, trial: &Trial) -> Vec<(usize, Tensor)> {
        let mut seen = BTreeSet::new();
        let named = trial.results().into_iter().enumerate();
        let named = named.filter_map(|(index, named)| Some((index, named?.0)));
        named
            .filter(|(_, name)| seen.insert(name.clone()))
            .filter_map(|(index, name)| Some((index, self.results.get(&name)?.clone())))
            .collect()
    }

    /// The names of values that the run did not define.
    pub fn unused(&self) -> Vec<&str> {
        let names = self.results.keys().map(String::as_str).chain(self.files.names());
        let mut unused: Vec<&str> = names.filter(|name| !self.used.contains(*name)).collect();
        unused.sort_unstable();
        unused
    }

    /// How many iterations of each loop there are values of, by the names of the loops in the run.
    pub fn iterations(&self) -> BTreeMap<String, usize> {
        let mut counts = BTreeMap::new();
        for name in self.files.names() {
            for (place, found) in name.match_indices(".body[") {
                let number = name[place + found.len()..].split(']').next();
                let Some(number) = number.and_then(|number| number.parse::<usize>().ok()) else {
                    continue;
                };
                let count = counts.entry(name[..place].to_string()).or_insert(0);
                *count = (*count).max(number.saturating_add(1));
            }
        }
        counts
    }
}

/// The results of a process, with the names that they have in a run of one process.
fn results_of(
    function: &Function,
    given: &[Expectation],
    process: ProcessId,
    trial: &Trial,
) -> Result<Vec<(String, Tensor)>, Refusal> {
    let is_for = |it: &Expectation| it.process().is_none_or(|tag| tag == process);
    if !given.is_empty() && !given.iter().any(is_for) {
        let ProcessId { replica, partition } = process;
        return Err(usage(format!(
            "--actual: no result is given: {replica},{partition}:V is a result of this process, V without a process one of \
             all, and {replica},{partition}:ignored leaves the process out"
        )));
    }
    let places = in_result_order(function, given, process, "--actual").map_err(|error| {
        let ProcessId { replica, partition } = process;
        let hint = format!("{replica},{partition}:V is a result of this process alone");
        match trial.processes().len() {
            1 => error,
            _ => Refusal { message: format!("{}; {hint}", error.message), ..error },
        }
    })?;
    let mut results: Vec<(String, Tensor)> = Vec::new();
    for ((index, place), named) in places.iter().enumerate().zip(trial.results()) {
        let Some(spelled) = place.as_ref().and_then(Expectation::spelled) else { continue };
        let Some((name, ty)) = named else {
            return Err(usage(format!("--actual: result {} is no tensor", index + 1)));
        };
        let tensor = spelled.load(&ty).map_err(|error| error.at("--actual"))?;
        if results.iter().any(|(other, _)| *other == name) {
            let message = format!(
                "--actual: result {} is the same value as one before it: name one of them",
                index + 1
            );
            return Err(usage(message));
        }
        results.push((name, tensor));
    }
    Ok(results)
}

impl Dumps for Shown {
    fn value(&mut self, name: &str, ty: &TensorType) -> Result<Option<Tensor>, String> {
        if let Some(tensor) = self.results.get(name) {
            self.used.insert(name.to_string());
            return Ok(Some(tensor.clone()));
        }
        if let Some((last, tensor)) = &self.last
            && last == name
        {
            return Ok(Some(tensor.clone()));
        }
        let Some((file, tensor)) = self.files.value(name, ty)? else { return Ok(None) };
        self.used.insert(file);
        self.last = Some((name.to_string(), tensor.clone()));
        Ok(Some(tensor))
    }

    fn is_copy(&self, name: &str) -> bool {
        self.results.contains_key(name)
    }
}
