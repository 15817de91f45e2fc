//! The exposed program: made, run, and written.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::io::Write as _;
use std::num::NonZeroUsize;
use std::path::Path;

use super::By;
use super::chosen::Chosen;
use super::mapping::{Mapping, path_of};
use super::own::Own;
use crate::access::{Refusal, Status, write_whole};
use crate::diagnostic::{Source, counted};
use crate::ir::{Op, ValueId};
use crate::judge::Trial;
use crate::rewrite::subject::Subject;
use crate::rewrite::{Case, Choice, Exposed, Further, Guard, Running, expose, exposed_values};
use crate::syntax::print::{Style, print_module};
use crate::tensor::{Tensor, Value};

/// An exposed program, ready to be written.
pub struct Made {
    pub exposed: Exposed,
    pub mapping: Mapping,
    by: By,
    text: String,
}

impl Made {
    /// The program with the wanted values as results.
    ///
    /// # Errors
    ///
    /// Fewer iterations are to be kept than our run has.
    pub fn new(
        by: By,
        iterations: Option<NonZeroUsize>,
        subject: &Subject,
        chosen: &Chosen,
        own: &Own,
    ) -> Result<Made, Refusal> {
        let asked = iterations.map(usize::from);
        if let Some(asked) = asked.filter(|&asked| asked < own.most_iterations()) {
            let most = own.most_iterations();
            let message = format!(
                "--iterations {asked}: a loop of our run has {most}: give as many, or leave it out"
            );
            return Err(Refusal::new(message, Status::Usage));
        }
        let iterations =
            |function: &str, op: &Op| asked.unwrap_or_else(|| own.iterations(function, op));
        let choice = Choice {
            is_wanted: &|function, value| chosen.has(function, value),
            iterations: &iterations,
            has_barriers: by == By::Barrier,
        };
        let exposed = expose(&subject.module, &subject.entry, &choice);
        let exposed = exposed.ok_or_else(|| {
            Refusal::new(format!("@{} has no body", subject.entry), Status::Usage)
        })?;
        let trial = Trial::new(&subject.module, subject.entry.clone(), Vec::new());
        let results =
            trial.results().into_iter().map(|named| named.map(|(name, _)| name)).collect();
        let program = Path::new(&*subject.source.name).file_name().unwrap_or_default();
        let mapping = Mapping {
            program: program.to_string_lossy().into_owned(),
            function: subject.entry.clone(),
            results,
            further: exposed.further.clone(),
        };
        let text = comment(&mapping, by) + &print_module(&exposed.module, Style::Short);
        Ok(Made { exposed, mapping, by, text })
    }

    /// Reads the text back, runs it, and compares its results with the values of the run of the other program.
    ///
    /// # Errors
    ///
    /// What differs.
    pub fn verify(&self, subject: &Subject, own: &Own) -> Result<(), Refusal> {
        let wrong = |what: String| {
            Refusal::new(
                format!("the program that was made {what}; please report this program"),
                Status::Failed,
            )
        };
        let source = Source { name: "exposed.mlir".into(), text: self.text.as_str().into() };
        let loaded = crate::load(&source).map_err(|found| {
            let first = found.findings.first().map(|it| it.message.clone()).unwrap_or_default();
            wrong(format!("is not legal ({first})"))
        })?;
        let running = Running { numerics: subject.numerics, seed: subject.seed, limit: None };
        let (entry, inputs) = (subject.entry.clone(), subject.inputs.clone());
        let results = running.results(&Case { module: (*loaded.module).clone(), entry, inputs });
        let mut results = results.map_err(|failure| wrong(format!("does not run ({failure})")))?;
        let further = results.split_off(self.mapping.results.len());
        if !Value::all_same_bits(&results, &own.results) {
            return Err(wrong("gives other results".into()));
        }
        let further: Vec<Tensor> = further.into_iter().map(Value::into_tensor).collect();
        let values = exposed_values(&self.mapping.further, &further).map_err(wrong)?;
        let mut missing = self.wanted(own);
        for (name, value) in &values {
            let Some((_, ours)) = own.values.get(name).filter(|_| missing.remove(name.as_str()))
            else {
                return Err(wrong(format!("shows a value {name} that our run does not have")));
            };
            if !ours.same_bits(value) {
                return Err(wrong(format!("shows other bits for {name}")));
            }
        }
        match missing.into_iter().min() {
            Some(name) => Err(wrong(format!("does not show {name}"))),
            None => Ok(()),
        }
    }

    /// The names of the values that the further results have to show.
    fn wanted<'o>(&self, own: &'o Own) -> HashSet<&'o str> {
        let left_out = self.exposed.left_out.iter().map(|it| (it.function.clone(), it.value));
        let none: HashSet<(String, ValueId)> =
            left_out.chain(self.exposed.returned.iter().cloned()).collect();
        let wanted = own.values.iter().filter(|(_, (origin, _))| !none.contains(origin));
        wanted.map(|(name, _)| name.as_str()).collect()
    }

    /// Writes the program, and what its results show.
    ///
    /// # Errors
    ///
    /// Why a file cannot be written.
    pub fn write(&self, output: &Path) -> Result<(), Refusal> {
        let write = |path: &Path, text: &str| {
            write_whole(path, |file| file.write_all(text.as_bytes())).map_err(|error| {
                Refusal::new(format!("cannot write {}: {error}", path.display()), Status::Io)
            })
        };
        write(&path_of(output), &self.mapping.text(self.by))?;
        write(output, &self.text)
    }

    /// What was written, in one line.
    pub fn summary(&self, output: &Path) -> String {
        let is_value = |what: &&Further| matches!(what, Further::Value { .. });
        let values =
            self.mapping.further.iter().filter(is_value).count() + self.exposed.returned.len();
        let results = self.mapping.results.len() + self.mapping.further.len();
        format!(
            "wrote {}: {} inside of {} among {}; {} says which",
            output.display(),
            counted(values, "value"),
            self.mapping.program,
            counted(results, "result"),
            path_of(output).display()
        )
    }
}

/// What the program says of its results, counted from 0.
fn comment(mapping: &Mapping, by: By) -> String {
    let own = mapping.results.len();
    let how = match by {
        By::Results => "as further results",
        // stages have a comment of their own
        By::Barrier | By::Stage => "behind optimization barriers, as further results",
    };
    let mut text = format!(
        "// {} with values from inside {how}. Written by shlo-interp {}.\n",
        mapping.program,
        env!("CARGO_PKG_VERSION")
    );
    for (index, what) in mapping.further.iter().enumerate() {
        let shown = match what {
            Further::Count => "how many iterations a loop had".to_string(),
            Further::Taken => "which branch was taken".to_string(),
            Further::Value { name, guards } => {
                let guards = guards.iter().map(|guard| match guard {
                    Guard::Loop(count) => {
                        format!(", for the iterations that result {} counts", own + count)
                    }
                    Guard::Branch { taken, number } => {
                        format!(", if result {} is {number}", own + taken)
                    }
                });
                format!("{name}{}", guards.collect::<String>())
            }
        };
        // writing to a String cannot fail
        let _ = writeln!(text, "// result {}: {shown}", own + index);
    }
    text
}
