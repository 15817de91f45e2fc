//! `expose --by stage`: a program becomes a directory of programs that run one after the other.

use std::path::Path;

use super::chosen::Chosen;
use super::gathered::Gathered;
use super::own::Own;
use super::plan::{PLAN, Plan, stage_path};
use crate::access::{self, Refusal, Status, write_text};
use crate::diagnostic::{Source, counted};
use crate::ir::Item;
use crate::judge::Trial;
use crate::rewrite::subject::Subject;
use crate::rewrite::{
    Case, Crooked, Cutting, LeftOut, Running, Stage, Staged, Uncut, each_op, stages,
};
use crate::syntax::print::{Style, print_module};
use crate::tensor::{Tensor, Value};
use crate::values::result_files::write_tensors;

/// The most ops that calls, branches and loops may become.
const MOST_OPS: usize = 200_000;
/// The most stages.
const MOST_STAGES: usize = 10_000;

/// The name of the directory of the program's arguments.
pub const ARGUMENTS: &str = "arguments";
/// The name of the program as it was.
pub const PROGRAM: &str = "program.mlir";

/// The stages of a program, ready to be written.
pub struct Made {
    staged: Staged,
    pub plan: Plan,
    texts: Vec<String>,
}

impl Made {
    /// The stages of the program.
    ///
    /// # Errors
    ///
    /// Why it has none.
    pub fn new(subject: &Subject, chosen: &Chosen, own: &Own) -> Result<Made, Refusal> {
        let usage = |message: String| Refusal::new(message, Status::Usage);
        refuse_random(subject)?;
        let cutting = Cutting {
            is_wanted: &|function, value| chosen.has(function, value),
            decisions: &own.decisions,
            most_ops: MOST_OPS,
        };
        let staged = stages(&subject.module, &subject.entry, &cutting);
        let mut staged = staged.map_err(|uncut| usage(reason(&uncut, subject, own)))?;
        let count = staged.stages.len();
        if count > MOST_STAGES {
            let more = format!("these values need {count} stages, more than {MOST_STAGES}");
            return Err(usage(format!("{more}: {}", others(own))));
        }
        let trial = Trial::new(&subject.module, subject.entry.clone(), Vec::new());
        for (number, named) in staged.results.iter().zip(trial.results()) {
            let (Some(number), Some((name, _))) = (number, named) else { continue };
            let names = &mut staged.values[*number].names;
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let program = Path::new(&*subject.source.name).file_name().unwrap_or_default();
        let program = program.to_string_lossy().into_owned();
        let texts = staged.stages.iter().map(|stage| text(stage, &program)).collect();
        let plan = Plan::new(&staged, program, subject.entry.clone());
        Ok(Made { staged, plan, texts })
    }

    /// The wanted values that no stage gives.
    pub fn left_out(&self) -> &[LeftOut] {
        &self.staged.left_out
    }

    /// Reads the stages back, runs one after the other, and compares what they give with the values of the run of the
    /// program.
    ///
    /// # Errors
    ///
    /// What differs.
    pub fn verify(&self, subject: &Subject, own: &Own) -> Result<(), Refusal> {
        let wrong = |stage: usize, what: String| {
            let message = format!("stage {stage} that was made {what}; please report this program");
            Refusal::new(message, Status::Failed)
        };
        let running = Running { numerics: subject.numerics, seed: subject.seed, limit: None };
        let mut gathered = Gathered::new(&self.plan, tensors(subject));
        for (number, text) in self.texts.iter().enumerate() {
            let wrong = |what: String| wrong(number, what);
            let source = Source { name: "stage.mlir".into(), text: text.as_str().into() };
            let loaded = crate::load(&source).map_err(|found| {
                let first = found.findings.first().map(|it| it.message.clone()).unwrap_or_default();
                wrong(format!("is not legal ({first})"))
            })?;
            let inputs = gathered.arguments(number);
            let inputs = inputs.ok_or_else(|| wrong("reads a value that is not there".into()))?;
            let inputs = inputs.into_iter().cloned().map(Value::from).collect();
            let case = Case { module: (*loaded.module).clone(), entry: "main".into(), inputs };
            let results = running.results(&case);
            let results = results.map_err(|failure| wrong(format!("does not run ({failure})")))?;
            gathered.take(number, results.into_iter().map(Value::into_tensor).collect());
        }
        let last = self.texts.len().saturating_sub(1);
        for (ours, found) in own.results.iter().zip(gathered.results()) {
            if found.is_some_and(|found| !ours.same_bits(&found.into())) {
                return Err(wrong(last, "gives other results".into()));
            }
        }
        let named = gathered.named();
        for (name, value) in &named {
            if own.values.get(name).is_some_and(|(_, ours)| !ours.same_bits(value)) {
                return Err(wrong(last, format!("leads to other bits for {name}")));
            }
        }
        let given: std::collections::HashSet<&str> =
            named.iter().map(|(name, _)| name.as_str()).collect();
        let missing = own.values.keys().filter(|name| !given.contains(name.as_str())).min();
        match missing {
            Some(name) => Err(wrong(last, format!("does not lead to {name}"))),
            None => Ok(()),
        }
    }

    /// Writes the directory, its plan last.
    ///
    /// # Errors
    ///
    /// Why a file cannot be written.
    pub fn write(&self, subject: &Subject, directory: &Path) -> Result<(), Refusal> {
        let io = |message: String| Refusal::new(message, Status::Io);
        let earlier = Plan::read(directory).map_or(0, |plan| plan.stages.len());
        let arguments = tensors(subject);
        let numbered = arguments.iter().map(|(number, it)| (number.to_string(), it, None));
        write_tensors(&directory.join(ARGUMENTS), numbered).map_err(io)?;
        for (number, text) in self.texts.iter().enumerate() {
            write_text(&stage_path(directory, number), text).map_err(io)?;
        }
        for number in self.texts.len()..earlier {
            // a stage of an earlier plan is of no use, and none of this one's
            let _ = access::delete(&stage_path(directory, number));
        }
        let mut case = subject.case();
        case.become_main();
        let program = print_module(&case.module, Style::Short);
        write_text(&directory.join(PROGRAM), &program).map_err(io)?;
        write_text(&directory.join(PLAN), &self.plan.text()).map_err(io)
    }

    /// What was written, in a line, and what else there is to say.
    pub fn summary(&self, directory: &Path) -> Vec<String> {
        let mut said = Vec::new();
        if self.staged.without_results > 0 {
            let ops = counted(self.staged.without_results, "op");
            said.push(format!("note: {ops} without results are in no stage"));
        }
        let wanted = self.plan.values.iter().filter(|it| it.is_wanted).count();
        let shown = directory.display();
        said.push(format!(
            "wrote {shown}: {} of {} in {}; {PLAN} says what each takes and gives",
            counted(wanted, "value"),
            self.plan.program,
            counted(self.texts.len(), "stage"),
        ));
        said
    }
}

/// The arguments of the program that are tensors, with their numbers.
fn tensors(subject: &Subject) -> Vec<(usize, Tensor)> {
    let numbered = subject.inputs.iter().enumerate();
    numbered.filter_map(|(number, input)| Some((number, input.as_tensor()?.clone()))).collect()
}

/// Refuses programs that draw numbers, of which each stage would begin anew.
fn refuse_random(subject: &Subject) -> Result<(), Refusal> {
    let mut has = false;
    for item in &subject.module.items {
        if let Item::Function(function) = item
            && let Some(body) = &function.body
        {
            each_op(body, &mut |op| has |= op.full_name() == "stablehlo.rng");
        }
    }
    match has {
        true => {
            let message = "--by stage: the program has stablehlo.rng, which draws other numbers in a program of its own: \
                           use --by barrier, or stablehlo.rng_bit_generator";
            Err(Refusal::new(message, Status::Usage))
        }
        false => Ok(()),
    }
}

/// Why a program has no stages.
fn reason(uncut: &Uncut, subject: &Subject, own: &Own) -> String {
    match uncut {
        Uncut::Crooked(Crooked::NoBody) => format!("@{} has no body", subject.entry),
        Uncut::Crooked(Crooked::TooLong(most)) => {
            format!("--by stage: the loops of our run become more than {most} ops: {}", others(own))
        }
        Uncut::NoTensor(name) => format!(
            "--by stage: {name} would have to go from one stage to another and is no tensor that can: use --by barrier"
        ),
        Uncut::Main => {
            let entry = &subject.entry;
            format!("--function: @{entry} calls @main, which has to have another name: rename it")
        }
    }
}

/// The ways out of too many iterations.
fn others(own: &Own) -> String {
    let longest = own.decisions.longest();
    let longest = longest.map(|(name, count)| format!("{name} has {count} iterations; "));
    format!(
        "{}use --by barrier, or choose the results of the loop in place of values in it",
        longest.unwrap_or_default()
    )
}

/// The text of a stage. Stages of equal ops have equal texts, so that a backend compiles them once.
fn text(stage: &Stage, program: &str) -> String {
    let version = env!("CARGO_PKG_VERSION");
    format!(
        "// A stage of {program}, of which {PLAN} says what it takes and gives. Written by shlo-interp {version}.\n{}",
        print_module(&stage.module, Style::Short)
    )
}
