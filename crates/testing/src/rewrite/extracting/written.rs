//! The files of an extracted op.

use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use super::Wanted;
use super::recording::Recorded;
use crate::access::{Refusal, Status, write_text};
use crate::compare::{Rule, compare};
use crate::diagnostic::{LineTable, Source};
use crate::engine::machine::{Executable, Limits};
use crate::judge::{Freedoms, LegalRange, Ran, legal_range};
use crate::numeric::ElementType;
use crate::rewrite::subject::Subject;
use crate::rewrite::{Case, Expected, Telling, self_checking};
use crate::syntax::print::{Style, print_module};
use crate::tensor::{Tensor, Value};
use crate::values::result_files::{inputs_beside, write_values};

/// How an extract is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layout {
    /// One file, with all values inside.
    File,
    /// One file, and a directory of inputs beside it.
    FileAndInputs,
    /// A directory of a program, its inputs and what is expected of it.
    Directory,
}

/// How an op is written, and what its program expects.
#[derive(Debug, Clone)]
pub struct Form {
    /// The files.
    pub layout: Layout,
    /// By what the program tells whether its result is as expected.
    pub telling: Telling,
    /// Whether any legal result is expected, or our bits. `None`: what is legal if a device's result is known.
    pub accepts_legal: Option<bool>,
    /// What is legal.
    pub legal: Option<Freedoms>,
}

/// An op as a program of its own, ready to be written.
pub struct Extract {
    /// What it is, in one line.
    pub title: String,
    /// The files that are written.
    pub layout: Layout,
    telling: Telling,
    /// What the comment says behind the title.
    facts: Vec<String>,
    /// The ops with their operands.
    case: Case,
    /// The results of the ops.
    results: Vec<Tensor>,
    /// What is legal for each result, if the program is to accept that and it is more than our bits.
    legal: Vec<Option<LegalRange>>,
    subject: (crate::numeric::Numerics, u64),
}

/// The ops, and what is known of them.
pub struct Made {
    pub case: Case,
    /// Our results.
    pub results: Vec<Value>,
    /// What the device gave, by result.
    pub actual: Vec<Option<Tensor>>,
    /// The names of the operands that are the device's.
    pub from_device: Vec<String>,
}

impl Extract {
    /// The extract of an op that ran.
    pub fn new(wanted: &Wanted, subject: &Subject, recorded: &Recorded<'_>, made: Made) -> Extract {
        let Form { layout, telling, .. } = wanted.form;
        let legal = legal(&wanted.form, subject, &made);
        let Made { mut case, results, actual, from_device } = made;
        let results: Vec<Tensor> = results.into_iter().map(Value::into_tensor).collect();
        if layout != Layout::File {
            case.forget_argument_names();
        }
        let title = title(subject, recorded, wanted.from.is_some());
        let mut facts = facts(subject, recorded, &results, &actual);
        if !from_device.is_empty() {
            facts.push(format!("Operands from the device: {}.", from_device.join(", ")));
        }
        facts.extend(
            legal
                .iter()
                .zip(&recorded.names)
                .filter_map(|(range, name)| range.as_ref().map(|range| said_of(range, name))),
        );
        let subject = (subject.numerics, subject.seed);
        Extract { title, layout, telling, facts, case, results, legal, subject }
    }

    /// How many bytes of literals a file with all values has.
    pub fn literal_bytes(&self) -> usize {
        let inputs = self.case.inputs.iter().filter_map(Value::as_tensor);
        let bits = |tensor: &Tensor| tensor.len() * tensor.element().bits() as usize;
        inputs.chain(&self.results).map(bits).sum::<usize>() / 4
    }

    /// Writes the files, after a run of the program that they hold.
    ///
    /// # Errors
    ///
    /// Why the program does not pass, or why a file cannot be written, with the exit status.
    pub fn write(&self, output: &Path) -> Result<(), Refusal> {
        let expected: Vec<_> = self.results.iter().zip(&self.legal).map(expected).collect();
        let checking = match self.layout {
            Layout::Directory => self.case.clone(),
            layout => {
                self_checking(&self.case, &expected, self.telling, layout == Layout::FileAndInputs)
            }
        };
        let name = output.file_name().unwrap_or_default().to_string_lossy();
        let text: Arc<str> = {
            let mut text = self.comment(&self.command(output));
            text.push_str(&print_module(&checking.module, Style::Short));
            text.into()
        };
        self.verify(&checking, &name, Arc::clone(&text))
            .map_err(|message| Refusal::new(message, Status::Failed))?;
        let written = match self.layout {
            Layout::File => write_text(output, &text),
            Layout::FileAndInputs => write_values(&inputs_beside(output), &self.inputs())
                .and_then(|()| write_text(output, &text)),
            Layout::Directory => write_values(&output.join("inputs"), &self.inputs())
                .and_then(|()| {
                    write_values(&output.join("expect"), &self.results.iter().collect::<Vec<_>>())
                })
                .and_then(|()| write_text(&output.join("program.mlir"), &text)),
        };
        written.map_err(|message| Refusal::new(message, Status::Io))
    }

    fn inputs(&self) -> Vec<&Tensor> {
        self.case.inputs.iter().filter_map(Value::as_tensor).collect()
    }

    /// The command that runs the program, as a line of a test says it.
    fn command(&self, output: &Path) -> String {
        let inputs = match self.layout {
            _ if self.case.inputs.is_empty() => String::new(),
            Layout::File => String::new(),
            Layout::FileAndInputs => {
                let inputs = inputs_beside(output);
                format!(" --input @%S/{}", inputs.file_name().unwrap_or_default().to_string_lossy())
            }
            Layout::Directory => " --input @%S/inputs".into(),
        };
        let expected = match (self.layout, self.telling) {
            (Layout::Directory, _) => " --expect @%S/expect --format none",
            (_, Telling::Result) => " --expect 'tensor<i1>=true'",
            (_, Telling::Checks) => "",
        };
        format!("shlo-interp %s{inputs}{expected}")
    }

    fn comment(&self, command: &str) -> String {
        let mut text = format!("// {}\n", one_line(&self.title));
        for fact in &self.facts {
            for line in fact.lines() {
                let _ = writeln!(text, "// {line}");
            }
        }
        format!("{text}// RUN: {command}\n")
    }

    /// Reads the text back and runs it.
    fn verify(&self, checking: &Case, name: &str, text: Arc<str>) -> Result<(), String> {
        let source = Source { name: name.into(), text };
        let wrong =
            |what: &str| format!("the program that was made {what}; please report this program");
        let loaded = crate::load(&source).map_err(|found| {
            let first = found.findings.first().map(|it| it.message.clone()).unwrap_or_default();
            wrong(&format!("is not legal ({first})"))
        })?;
        let (numerics, seed) = self.subject;
        let executable = Executable::new(&Arc::clone(&loaded.module)).with_numerics(numerics);
        let inputs = checking.inputs.clone();
        let mut host = super::recording::Seeded(seed);
        let outcome = executable.call(&checking.entry, inputs, &mut host, &Limits::default());
        let results = outcome.into_results().map_err(|found| {
            let first = found.first().map(|it| it.message.clone()).unwrap_or_default();
            wrong(&format!("does not pass its own checks ({first})"))
        })?;
        let holds = Tensor::splat(ElementType::Boolean, &[], 1);
        let expected = match (self.layout, self.telling) {
            (Layout::Directory, _) => self.results.iter().collect(),
            (_, Telling::Result) => vec![&holds],
            (_, Telling::Checks) => Vec::new(),
        };
        for (result, expected) in results.iter().zip(expected) {
            compare(result.tensor(), expected, Rule::Bitwise)
                .map_err(|found| wrong(&format!("gives other results ({found})")))?;
        }
        Ok(())
    }
}

/// What is legal for each result of the ops, if the program is to accept that and it is known and more than our bits.
fn legal(form: &Form, subject: &Subject, made: &Made) -> Vec<Option<LegalRange>> {
    let is_judged = made.actual.iter().any(Option::is_some) || form.legal.is_some();
    let has_checks = form.layout != Layout::Directory;
    let accepts_legal = form.accepts_legal.unwrap_or(is_judged && has_checks);
    if !accepts_legal {
        return vec![None; made.results.len()];
    }
    let freedoms = form.legal.clone().unwrap_or_default();
    let case = &made.case;
    let range = |number: usize| {
        let ran = Ran {
            module: &case.module,
            function: case.module.function(&case.entry)?,
            arguments: &case.inputs,
            results: &made.results,
            numerics: subject.numerics,
        };
        let actual = made.actual.get(number)?.as_ref();
        legal_range(&ran, number, actual, &freedoms).filter(|range| !range.is_single())
    };
    (0..made.results.len()).map(range).collect()
}

/// What the program expects of a result.
fn expected((result, legal): (&Tensor, &Option<LegalRange>)) -> Option<Expected> {
    Some(match legal.clone() {
        Some(LegalRange { low, high, open }) => Expected::Between { low, high, open },
        None => Expected::Bits(result.clone()),
    })
}

/// What the comment says of the range of a result.
fn said_of(range: &LegalRange, name: &str) -> String {
    let open = range.open.iter().filter(|open| **open).count();
    let but = match open {
        0 => String::new(),
        open => format!(" but for {open}, of which no interval of legal values is known"),
    };
    format!("Expected of {name} is anything that is legal: each element between two values{but}.")
}

/// What was extracted, in one line.
fn title(subject: &Subject, recorded: &Recorded<'_>, has_others: bool) -> String {
    let op = recorded.site.op();
    let place = LineTable::of(&subject.source).place(&subject.source.text, op.span.start);
    let program = Path::new(&*subject.source.name).file_name().unwrap_or_default();
    let location = op.location.as_ref().and_then(|location| location.short());
    let location = location.filter(|text| !text.contains("\"/") && !text.starts_with('/'));
    let location = location.map_or(String::new(), |text| format!(", loc {text}"));
    let others = if has_others { " and the ops that it needs" } else { "" };
    format!(
        "{}{others} of {}:{} ({}{location})",
        op.full_name(),
        program.to_string_lossy(),
        place.line,
        recorded.names.first().map(String::as_str).unwrap_or_default(),
    )
}

/// What else the comment says: who wrote it, by which policies, and what the device gave.
fn facts(
    subject: &Subject,
    recorded: &Recorded<'_>,
    results: &[Tensor],
    actual: &[Option<Tensor>],
) -> Vec<String> {
    let mut facts = vec![format!(
        "Written by shlo-interp {}. Expected are the bits of its run (seed {}), unless a line below says otherwise.",
        env!("CARGO_PKG_VERSION"),
        subject.seed
    )];
    for (index, (result, actual)) in results.iter().zip(actual).enumerate() {
        let name = &recorded.names[index];
        match actual.as_ref().map(|actual| compare(actual, result, Rule::Bitwise)) {
            None => {}
            Some(Ok(())) => facts.push(format!("The device gave the same bits for {name}.")),
            Some(Err(found)) => facts.push(format!("The device gave others for {name}:\n{found}")),
        }
    }
    facts
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
