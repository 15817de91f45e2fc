//! What became of a case, also as a line of JSON.

use serde_json::{Value as Json, json};

use super::pack::Case;

/// What became of a case, the worst last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// All results have the expected codes; any NaN is as good as any other.
    Exact,
    /// All results are legal.
    Legal,
    /// Results differ from the expected ones, and no set of legal results is known.
    Undecided,
    /// The backend says that it does not support the program.
    Refused,
    /// The backend did not answer in time.
    Timeout,
    /// The backend failed.
    Crash,
    /// The backend's results have other types or shapes, or cannot be read.
    Invalid,
    /// A result is not legal.
    Wrong,
}

/// The statuses with their names, and their letters in the table of ops and types.
pub const STATUSES: &[(Status, &str, char)] = &[
    (Status::Exact, "exact", '='),
    (Status::Legal, "legal", '+'),
    (Status::Undecided, "undecided", '?'),
    (Status::Refused, "refused", '-'),
    (Status::Timeout, "timeout", 'T'),
    (Status::Crash, "crash", 'C'),
    (Status::Invalid, "invalid", 'I'),
    (Status::Wrong, "wrong", 'X'),
];

impl Status {
    /// The name of the status.
    pub fn name(self) -> &'static str {
        self.row().1
    }

    /// The letter of the status in the table of ops and types.
    pub fn letter(self) -> char {
        self.row().2
    }

    fn row(self) -> &'static (Status, &'static str, char) {
        STATUSES.iter().find(|(status, ..)| *status == self).expect("every status has a row")
    }

    /// What the status means, in a few words.
    pub fn meaning(self) -> &'static str {
        match self {
            Status::Exact => "the expected codes; any NaN is as good as any other",
            Status::Legal => "other codes that are legal for the op",
            Status::Undecided => "other codes, of an op of which no set of legal results is known",
            Status::Refused => "the backend does not support the program",
            Status::Timeout => "no result in time",
            Status::Crash => "the backend failed",
            Status::Invalid => "results of other types or shapes, or files that cannot be read",
            Status::Wrong => "a result that is not legal",
        }
    }

    /// Whether the status makes the whole run fail.
    pub fn is_bad(self) -> bool {
        matches!(self, Status::Wrong | Status::Invalid)
    }
}

/// What became of a case.
#[derive(Debug, Clone, PartialEq)]
pub struct Outcome {
    /// The name of the case.
    pub name: String,
    /// The full name of the op.
    pub op: String,
    /// What the case shows, if there are several of an op.
    pub variant: String,
    /// The element types for which the case was made.
    pub types: Vec<String>,
    /// The verdict.
    pub status: Status,
    /// What explains the results, as the judge names it; empty if nothing needs an explanation.
    pub rung: String,
    /// The first element that is wrong, or why there is no result.
    pub message: String,
    /// How many elements the results have.
    pub elements: u64,
    /// How many elements are wrong.
    pub wrong: u64,
    /// How long the case ran.
    pub seconds: f64,
    /// What the backend says that it is, with its version.
    pub backend: Option<String>,
}

impl Outcome {
    /// The outcome of a case that has not run yet.
    pub fn of(case: &Case) -> Outcome {
        Outcome {
            name: case.name.clone(),
            op: case.op.clone(),
            variant: case.variant.clone(),
            types: case.types.clone(),
            status: Status::Exact,
            rung: String::new(),
            message: String::new(),
            elements: 0,
            wrong: 0,
            seconds: 0.0,
            backend: None,
        }
    }

    /// The outcome with another status, and the reason for it.
    pub fn ended(mut self, status: Status, message: impl Into<String>) -> Outcome {
        self.status = status;
        self.message = message.into();
        self
    }

    /// A line of JSON, as `--jsonl` writes it.
    pub fn to_json(&self) -> Json {
        let mut line = json!({
            "version": 1, "name": self.name, "op": self.op, "variant": self.variant,
            "types": self.types, "status": self.status.name(), "rung": self.rung,
            "message": self.message, "elements": self.elements, "wrong": self.wrong,
            "seconds": self.seconds,
        });
        if let Some(backend) = &self.backend {
            line["backend"] = json!(backend);
        }
        line
    }

    /// The first of the types of the case.
    pub fn first_type(&self) -> &str {
        self.types.first().map_or("", String::as_str)
    }

    /// Reads the JSON that [`Outcome::to_json`] gives; the result is `None` if it is anything else.
    pub fn from_json(json: &Json) -> Option<Outcome> {
        let text = |key: &str| json[key].as_str().map(String::from);
        let types = json["types"].as_array()?.iter().map(|ty| ty.as_str().map(String::from));
        let status = json["status"].as_str()?;
        Some(Outcome {
            name: text("name")?,
            op: text("op")?,
            variant: text("variant")?,
            types: types.collect::<Option<_>>()?,
            status: STATUSES.iter().find(|(_, name, _)| *name == status)?.0,
            rung: text("rung")?,
            message: text("message")?,
            elements: json["elements"].as_u64()?,
            wrong: json["wrong"].as_u64()?,
            seconds: json["seconds"].as_f64()?,
            backend: text("backend"),
        })
    }
}
