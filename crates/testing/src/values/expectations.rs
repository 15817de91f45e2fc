//! `--expect`: the value that a result is compared with, and the outcome.

use std::fmt::Write as _;

use serde_json::{Map, Value as Json, json};

use super::matching::{self, Slot, Slots, result_name};
use super::spelling::{self, Opened, Spelled, usage};
use super::tensor_files::OwnType;
use crate::access::{Refusal, Status};
use crate::compare::{Difference, Examination, Figures, Mismatch, Rule, compare_values, examine};
use crate::diagnostic::{counted, figure};
use crate::ir::{Function, TensorType, Type};
use crate::numeric::{ElementType, Numerics};
use crate::ops::exchange::ProcessId;
use crate::syntax::json as syntax_json;
use crate::tensor::{Tensor, Value};

/// The expectation that one `--expect` states.
#[derive(Debug, Clone)]
pub struct Expectation {
    place: ResultSelector,
    process: Option<ProcessId>,
    /// The expected value; if `None`, the result may be anything.
    value: Option<Spelled>,
}

/// The result that an expectation is about.
#[derive(Debug, Clone, PartialEq)]
enum ResultSelector {
    /// The next result that no other expectation names.
    Next,
    /// The result of this number, counted from 1.
    Number(usize),
    /// The result of this name.
    Name(String),
}

/// The words that leave a result out of the comparison.
const IGNORED: [&str; 3] = ["ignored", "_", "(ignored)"];

impl Expectation {
    /// The next result is this value.
    pub fn of(spelled: Spelled) -> Expectation {
        Expectation { place: ResultSelector::Next, process: spelled.process, value: Some(spelled) }
    }

    /// Reads `V`, `NAME=V` or `NUMBER=V`, each perhaps with a process before it; V is a value or `ignored`.
    pub fn parse(text: &str) -> Result<Expectation, Refusal> {
        let (tag, rest) = process_tag(text.trim());
        let process = |value: &str| format!("{tag}{value}");
        let (place, value) = place_and_value(rest);
        if IGNORED.contains(&value) {
            // some value after the process tag, from which the tag is read
            let process = spelling::parse(&process("i8=0"))?.process;
            return Ok(Expectation { place, process, value: None });
        }
        let spelled = spelling::parse(&process(value))?;
        // the name may be spelled as names of arguments are
        let place = match spelled.name.clone() {
            Some(name) if place == ResultSelector::Next => ResultSelector::Name(name),
            _ => place,
        };
        Ok(Expectation { place, process: spelled.process, value: Some(spelled) })
    }

    /// This expectation, whose value is converted to the result's type under these policies if it comes from
    /// a file.
    pub fn with_cast(self, cast: Option<Numerics>) -> Expectation {
        Expectation { value: self.value.map(|spelled| spelled.with_cast(cast)), ..self }
    }

    /// The expectations that a file of several tensors states: each for the result of its name in the file,
    /// or all in order.
    fn spread(&self, function: &Function) -> Result<Vec<Expectation>, Refusal> {
        let of = |place: ResultSelector, spelled: Spelled| Expectation {
            place,
            process: self.process,
            value: Some(spelled),
        };
        let Some(spelled) = self.value.as_ref().filter(|_| self.place == ResultSelector::Next)
        else {
            return Ok(vec![self.clone()]);
        };
        let entries = match spelled.opened()? {
            Opened::One(one) => return Ok(vec![of(ResultSelector::Next, *one)]),
            Opened::Several(entries) => entries,
        };
        let mut spread = Vec::new();
        results_of(function, &matching::result_slots(function))
            .spread_entries(entries, &mut spread)
            .map_err(|error| error.at(&spelled.shown()))?;
        let place = |slot: Option<usize>| {
            slot.map_or(ResultSelector::Next, |at| ResultSelector::Number(at + 1))
        };
        Ok(spread.into_iter().map(|(slot, entry)| of(place(slot), entry)).collect())
    }

    /// Whether the expectation is for the results of this process.
    fn is_for(&self, process: ProcessId) -> bool {
        self.process.is_none_or(|tag| tag == process)
    }

    /// The process whose result the expectation is about; `None` if it is about all.
    pub fn process(&self) -> Option<ProcessId> {
        self.process
    }

    /// The value as it is spelled, if there is one.
    pub fn spelled(&self) -> Option<&Spelled> {
        self.value.as_ref()
    }
}

/// The process tag `0,1:` of a text, and the rest.
fn process_tag(text: &str) -> (&str, &str) {
    let is_tag = |tag: &str| {
        let mut numbers = tag.split(',');
        let is_number = |number: &str| {
            !number.trim().is_empty() && number.trim().bytes().all(|byte| byte.is_ascii_digit())
        };
        numbers.clone().count() == 2 && numbers.all(is_number)
    };
    match text.split_once(':') {
        Some((tag, rest)) if is_tag(tag) => (&text[..tag.len() + 1], rest.trim()),
        _ => ("", text),
    }
}

/// The result that is named before the first `=` outside brackets and quotes, unless that text is a type; and
/// the value.
fn place_and_value(text: &str) -> (ResultSelector, &str) {
    let Some(at) = spelling::first_equals(text) else { return (ResultSelector::Next, text) };
    let (name, value) = (text[..at].trim(), text[at + 1..].trim());
    if let Ok(number) = name.parse() {
        return (ResultSelector::Number(number), value);
    }
    if name.is_empty() || name.starts_with('@') || spelling::is_type(name) {
        return (ResultSelector::Next, text);
    }
    (ResultSelector::Name(name.trim_start_matches('%').to_string()), value)
}

fn results_of<'s>(function: &'s Function, all: &'s [Slot]) -> Slots<'s> {
    Slots { function: &function.name, noun: "result", all }
}

/// The names of all results.
pub fn result_names(function: &Function) -> Vec<Option<String>> {
    (0..function.ty.results.len()).map(|index| result_name(function, index)).collect()
}

/// The expectation of each result of a process, or `None` for a result that no expectation is about.
///
/// `flag` is the flag of the command line that the expectations come from, for errors.
pub fn in_result_order(
    function: &Function,
    expectations: &[Expectation],
    process: ProcessId,
    flag: &str,
) -> Result<Vec<Option<Expectation>>, Refusal> {
    let mut own: Vec<Expectation> = Vec::new();
    for expectation in expectations.iter().filter(|expectation| expectation.is_for(process)) {
        own.extend(expectation.spread(function)?);
    }
    let given = own.len();
    let count = function.ty.results.len();
    let mut places: Vec<Option<Expectation>> = vec![None; count];
    let (next, placed): (Vec<_>, Vec<_>) =
        own.into_iter().partition(|expectation| expectation.place == ResultSelector::Next);
    for expectation in &placed {
        let index = place_of(function, &expectation.place, flag)?;
        if places[index].replace(expectation.clone()).is_some() {
            let at = index + 1;
            return Err(usage(format!("{flag}: result {at} of @{} is given twice", function.name)));
        }
    }
    let free = count - placed.len();
    let fits = if placed.is_empty() { next.len() == free } else { next.len() <= free };
    if given > 0 && !fits {
        let (had, given) = (counted(count, "result"), counted(given, "time"));
        return Err(usage(format!(
            "@{} has {had}, {flag} is given {given}; 'ignored' stands for a result that may be \
             anything, and NAME=V or NUMBER=V for one of them",
            function.name
        )));
    }
    let mut next = next.into_iter();
    places.iter_mut().filter(|place| place.is_none()).for_each(|place| *place = next.next());
    Ok(places)
}

/// The index of the result that a place names.
fn place_of(function: &Function, place: &ResultSelector, flag: &str) -> Result<usize, Refusal> {
    let count = function.ty.results.len();
    match place {
        ResultSelector::Number(number) if (1..=count).contains(number) => Ok(number - 1),
        ResultSelector::Number(number) => {
            let results = counted(count, "result");
            let name = &function.name;
            Err(usage(format!("{flag} {number}=…: @{name} has {results}, counted from 1")))
        }
        ResultSelector::Name(name) => results_of(function, &matching::result_slots(function))
            .named(name)
            .map_err(|error| error.at(flag)),
        ResultSelector::Next => unreachable!("the next result is no place of its own"),
    }
}

/// The outcome of comparing one result.
#[derive(Debug)]
pub struct Compared {
    /// The exit status of the comparison.
    pub status: Status,
    /// The message about a difference, or `None` if there is none.
    pub message: Option<String>,
    /// The comparison as a field of JSON.
    pub json: Json,
    /// The result and the expected value, as far as both are tensors that could be read.
    pub tensors: Option<[Tensor; 2]>,
}

/// Compares a result with its expectation.
pub fn compare(
    function: &Function,
    index: usize,
    result: &Value,
    expectation: &Expectation,
    (rule, worst): (Rule, usize),
) -> Compared {
    let mut json = Map::new();
    json.insert("result".into(), (index + 1).into());
    json.extend(result_name(function, index).map(|name| ("name".to_string(), name.into())));
    let (ended, tensors) = match &expectation.value {
        None => (Ended::Ignored, None),
        Some(spelled) => compared(function, index, result, spelled, rule, worst),
    };
    let outcome = match &ended {
        Ended::Ignored => "ignored",
        Ended::Held(_) => "passed",
        Ended::Differs { .. } => "failed",
        Ended::Unreadable(_) => "error",
    };
    json.insert("outcome".into(), outcome.into());
    let (status, message) = match ended {
        Ended::Ignored | Ended::Held(None) => (Status::Fine, None),
        Ended::Held(Some(examined)) => {
            json.extend(examined.fields());
            (Status::Fine, None)
        }
        Ended::Differs { message, examined } => {
            json.extend(examined.iter().flat_map(Examined::fields));
            (Status::CheckFailed, Some(message))
        }
        Ended::Unreadable(error) => (error.status, Some(error.message)),
    };
    json.extend(message.clone().map(|message| ("message".to_string(), message.into())));
    Compared { status, message, json: json.into(), tensors }
}

/// The result of a comparison.
enum Ended {
    Ignored,
    Held(Option<Examined>),
    Differs { message: String, examined: Option<Examined> },
    Unreadable(Refusal),
}

/// Two tensors and their comparison.
struct Examined {
    actual: Tensor,
    expected: Tensor,
    examination: Examination,
}

fn compared(
    function: &Function,
    index: usize,
    result: &Value,
    spelled: &Spelled,
    rule: Rule,
    worst: usize,
) -> (Ended, Option<[Tensor; 2]>) {
    let Some(ty) = function.ty.results[index].as_tensor() else {
        let message =
            format!("result {} is no tensor: its expectation has to be 'ignored'", index + 1);
        return (Ended::Unreadable(Refusal { message, status: Status::Usage }), None);
    };
    let expected = match load(spelled, ty) {
        Ok(expected) => expected,
        Err(error) => return (Ended::Unreadable(error), None),
    };
    let Value::Tensor(actual) = result else {
        let differs = compare_values(result, &expected.into(), rule).err();
        let message = differs.map_or(String::new(), |mismatch| mismatch.to_string());
        return (Ended::Differs { message, examined: None }, None);
    };
    let tensors = [actual.clone(), expected.clone()];
    let ended = match examine(actual, &expected, rule, worst) {
        Err(mismatch) => Ended::Differs { message: mismatch.to_string(), examined: None },
        Ok(examination) => {
            let examined = Examined { actual: actual.clone(), expected, examination };
            match examined.examination.report.differing {
                0 => Ended::Held(Some(examined)),
                _ => Ended::Differs { message: examined.text(), examined: Some(examined) },
            }
        }
    };
    (ended, Some(tensors))
}

/// The expected value, of the result's type or, if that is impossible, of the float type that it states.
fn load(spelled: &Spelled, ty: &TensorType) -> Result<Tensor, Refusal> {
    let error = match spelled.load(ty) {
        Ok(tensor) => return Ok(tensor),
        Err(error) => error,
    };
    let is_float =
        |element: &ElementType| matches!(element, ElementType::Float(_) | ElementType::Complex(_));
    let stated =
        is_float(&ty.element).then(|| spelled.load_as(None, OwnType::FLOAT, None).ok()).flatten();
    let fits = |tensor: &Tensor| {
        is_float(tensor.element())
            && tensor.element() != &ty.element
            && std::mem::discriminant(tensor.element()) == std::mem::discriminant(&ty.element)
            && ty.admits(tensor.shape())
    };
    stated.filter(fits).ok_or(error)
}

impl Examined {
    /// The description of a difference: figures of the whole tensors and the worst elements, a line each.
    fn text(&self) -> String {
        let Examination { report, worst, figures } = &self.examination;
        let mut text = Mismatch::Elements(Box::new(report.clone())).to_string();
        // writing to a String cannot fail
        let _ = match self.actual.element() == self.expected.element() {
            true => Ok(()),
            false => write!(
                text,
                "\n{} is compared with {} by value, ULP are those of the coarser type",
                Type::of(&self.actual.clone().into()),
                Type::of(&self.expected.clone().into())
            ),
        };
        let _ = write!(text, "\n{}", figures_text(figures));
        for (rank, difference) in worst.iter().enumerate() {
            let _ = write!(text, "\nworst {}: {difference}", rank + 1);
        }
        text
    }

    fn fields(&self) -> Vec<(String, Json)> {
        let Examination { report, worst, figures } = &self.examination;
        let difference =
            |difference: &Difference| difference_json([&self.actual, &self.expected], difference);
        let mut fields = vec![
            (
                "expected_type".to_string(),
                Type::of(&self.expected.clone().into()).to_string().into(),
            ),
            ("elements".to_string(), report.total.into()),
            ("differing".to_string(), report.differing.into()),
            ("figures".to_string(), figures_json(figures)),
        ];
        if report.differing > 0 {
            fields.push(("first".into(), difference(&report.first)));
            fields.push(("worst".into(), difference(&report.worst)));
        }
        if !worst.is_empty() {
            let list = worst.iter().map(difference);
            fields.push(("worst_elements".into(), list.collect()));
        }
        fields
    }
}

/// A difference of two tensors as an object: the index, both elements with their bits, and the distance.
pub fn difference_json([actual, expected]: [&Tensor; 2], difference: &Difference) -> Json {
    let element = |tensor: &Tensor| {
        syntax_json::element_fields(tensor.element(), tensor.code(difference.position))
    };
    let mut object = json!({
        "index": difference.index,
        "actual": element(actual),
        "expected": element(expected),
    });
    if let Some(distance) = difference.distance {
        let unit = if difference.is_float { "ulp" } else { "difference" };
        object[unit] = distance.into();
    }
    object
}

/// The errors of the whole tensors on one line.
fn figures_text(figures: &Figures) -> String {
    let not_finite = match figures.not_finite {
        0 => String::new(),
        count => format!("; {} not finite and left out here", counted(count, "pair")),
    };
    format!(
        "largest absolute error {}, largest relative error {}, root mean square error {}, signal to \
         noise {} dB, cosine similarity {}{not_finite}",
        figure(figures.largest_absolute),
        figure(figures.largest_relative),
        figure(figures.root_mean_square),
        figure(figures.signal_to_noise()),
        cosine(figures.cosine),
    )
}

/// A cosine near 1, with enough digits to tell it from 1.
fn cosine(value: f64) -> String {
    let text = format!("{value:.12}");
    text.trim_end_matches('0').trim_end_matches('.').to_string()
}

/// A number; infinities and NaN are strings.
pub fn number_json(value: f64) -> Json {
    match value {
        value if value.is_nan() => "NaN".into(),
        f64::INFINITY => "Infinity".into(),
        f64::NEG_INFINITY => "-Infinity".into(),
        value => Json::from(value),
    }
}

/// The errors of the whole tensors; infinities are strings.
pub fn figures_json(figures: &Figures) -> Json {
    let number = number_json;
    json!({
        "values": figures.values,
        "not_finite": figures.not_finite,
        "vanished": figures.vanished,
        "mean_relative_error": number(figures.mean_relative),
        "largest_relative_error": number(figures.largest_relative),
        "largest_absolute_error": number(figures.largest_absolute),
        "root_mean_square_error": number(figures.root_mean_square),
        "signal_to_noise_db": number(figures.signal_to_noise()),
        "cosine_similarity": number(figures.cosine),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_named_before_the_value() {
        let place =
            |text: &str| Expectation::parse(text).map(|expectation| expectation.place).unwrap();
        assert_eq!(place("2xf32=1,2"), ResultSelector::Next);
        assert_eq!(place("tensor<2xf32>=1,2"), ResultSelector::Next);
        assert_eq!(place("dense<1.0> : tensor<2xf32>"), ResultSelector::Next);
        assert_eq!(place("@y=1.npy"), ResultSelector::Next);
        assert_eq!(place("2=f32=1"), ResultSelector::Number(2));
        assert_eq!(place("result['y=1']=@y.npy"), ResultSelector::Name("result['y=1']".into()));
        assert_eq!(place("result.loss=ignored"), ResultSelector::Name("result.loss".into()));
        let tagged = Expectation::parse("0,1:result[0]=_").unwrap();
        assert_eq!(tagged.process, Some(ProcessId { replica: 0, partition: 1 }));
        assert_eq!(
            (tagged.place, tagged.value.is_none()),
            (ResultSelector::Name("result[0]".into()), true)
        );
    }
}
