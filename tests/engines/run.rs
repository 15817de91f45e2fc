//! A program run by both engines.

use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use shlo_interp::numerics::{Numerics, Policy};
use shlo_interp::storage::Words;
use shlo_interp::{Engine, Executable, Limits, NoHost, Source, Tensor, load};

use super::random::Random;

/// A program with its arguments and policies.
pub struct Case {
    pub text: String,
    pub arguments: Vec<Tensor>,
    pub numerics: Numerics,
    pub ops: Vec<String>,
}

/// How the two runs ended.
pub enum Ended {
    /// With the same bits.
    Alike(Vec<String>),
    /// The program is not legal.
    Refused(Vec<String>, String),
    /// With different bits, or only one of them at all.
    Differently(String),
}

const POLICIES: &[&str] = &[
    "standard,rounding=toward-zero",
    "standard,rounding=up",
    "standard,rounding=down",
    "standard,rounding=nearest-away",
    "standard,rounding=stochastic",
    "standard,overflow=saturate",
    "standard,overflow=saturate,infinity=saturate,nan=max",
    "standard,subnormals=flush",
    "standard,source=f32",
    "standard,source=f16",
    "standard,nan-code=payload",
    "standard,nan-code=infinity,zero=smallest,negative=magnitude",
    "standard,scale-rounding=up",
    "onnx",
    "ml_dtypes",
    "stablehlo",
];
const ACCUMULATIONS: &[&str] = &[
    "exact",
    "f32",
    "f64",
    "bf16",
    "f16",
    "trunc:14",
    "trunc:20,group:4",
    "block:4:f32",
    "trunc:14+block:128:f32",
    "exact+block:32:f32",
];

/// The policies of a run: mostly those of docs/numerics.md.
pub fn numerics(random: &mut Random) -> Numerics {
    let policy = |random: &mut Random| {
        let chosen = match random.one_in(5) {
            true => "standard,rounding=stochastic",
            false => random.pick(POLICIES),
        };
        random.one_in(6).then(|| chosen.parse::<Policy>().expect("a policy"))
    };
    let (convert, arithmetic) = (policy(random), policy(random));
    let accumulation = random.pick(ACCUMULATIONS);
    let accumulation =
        random.one_in(6).then(|| accumulation.parse().expect("a kind of accumulation"));
    Numerics::STANDARD.with(convert, arithmetic, accumulation)
}

impl Case {
    /// Runs the program by both engines.
    pub fn run(self) -> Ended {
        let source = Source { name: "random.mlir".into(), text: self.text.as_str().into() };
        let loaded = match load(&source) {
            Ok(loaded) => loaded,
            Err(found) => {
                let refusal = format!("{}\n{}", found.findings[0], self.text);
                return Ended::Refused(self.ops, refusal);
            }
        };
        let run = |engine| {
            let executable =
                Executable::new(&loaded.module).with_numerics(self.numerics).with_engine(engine);
            executable.prepare("main").map_err(|found| found[0].to_string())?;
            catch_unwind(AssertUnwindSafe(|| self.call(&executable)))
                .unwrap_or_else(|_| Err("a panic".into()))
        };
        let (mut fast, plain) = (run(Engine::Fast), run(Engine::Plain));
        // only random bits are another matter for an engine that computes twice
        if self.draws_bits() && fast.is_ok() {
            fast = run(Engine::Both);
        }
        let why = match (fast, plain) {
            (Err(fast), Err(plain)) if fast == plain && fast != "a panic" => {
                return Ended::Refused(self.ops, format!("{fast}\n{}", self.text));
            }
            (Ok(fast), Ok(plain)) => match difference(&fast, &plain) {
                None => return Ended::Alike(self.ops),
                Some(difference) => difference,
            },
            (fast, plain) => format!("fast {:?}, plain {:?}", fast.map(drop), plain.map(drop)),
        };
        let arguments: Vec<String> = self.arguments.iter().map(shown).collect();
        Ended::Differently(format!(
            "{why}\n{:?}\n{}{}",
            self.numerics,
            self.text,
            arguments.concat()
        ))
    }

    /// Whether some rounding takes random bits.
    fn draws_bits(&self) -> bool {
        let Numerics { convert, arithmetic, .. } = self.numerics;
        [convert, arithmetic].iter().any(|policy| policy.to_string().contains("stochastic"))
    }

    fn call(&self, executable: &Executable) -> Result<Vec<Tensor>, String> {
        let arguments = self.arguments.iter().map(|it| it.clone().into()).collect();
        let outcome = executable.call("main", arguments, &mut NoHost, &Limits::default());
        let results = outcome.end.map_err(|failure| failure.to_string())?;
        Ok(results.iter().map(|result| result.tensor().clone()).collect())
    }
}

/// The codes of a tensor, in row-major order.
pub fn codes(tensor: &Tensor) -> Vec<u128> {
    match tensor.words() {
        Words::W8(_) => tensor.codes::<u8>().iter().map(|code| u128::from(*code)).collect(),
        Words::W16(_) => tensor.codes::<u16>().iter().map(|code| u128::from(*code)).collect(),
        Words::W32(_) => tensor.codes::<u32>().iter().map(|code| u128::from(*code)).collect(),
        Words::W64(_) => tensor.codes::<u64>().iter().map(|code| u128::from(*code)).collect(),
        Words::W128(_) => tensor.codes::<u128>().to_vec(),
    }
}

/// The first codes of an argument.
fn shown(tensor: &Tensor) -> String {
    let all = codes(tensor);
    let dots = if all.len() > 24 { " ..." } else { "" };
    let first: Vec<String> = all.iter().take(24).map(|code| format!("{code:#x}")).collect();
    format!("  argument of codes {}{dots}\n", first.join(" "))
}

/// Where results differ first.
fn difference(fast: &[Tensor], plain: &[Tensor]) -> Option<String> {
    fast.iter().zip(plain).enumerate().find_map(|(number, (fast, plain))| {
        if (fast.shape(), fast.element()) != (plain.shape(), plain.element()) {
            return Some(format!("result {number} has another type"));
        }
        let (fast_codes, plain_codes) = (codes(fast), codes(plain));
        let differing = (0..fast_codes.len()).filter(|place| fast_codes[*place] != plain_codes[*place]);
        let count = differing.clone().count();
        differing.clone().next().map(|place| {
            format!(
                "result {number} differs in {count} of {} elements, first in element {place}: fast {:#x}, plain {:#x}",
                fast_codes.len(),
                fast_codes[place],
                plain_codes[place]
            )
        })
    })
}

/// How often each op was in a program that ran, and in one that was refused.
#[derive(Default)]
pub struct Tally {
    ran: BTreeMap<String, usize>,
    refused: BTreeMap<String, (usize, String)>,
    counts: [usize; 3],
}

impl Tally {
    pub fn count(&mut self, ended: &Ended) {
        match ended {
            Ended::Alike(ops) => {
                self.counts[0] += 1;
                ops.iter().for_each(|op| *self.ran.entry(op.clone()).or_default() += 1);
            }
            Ended::Refused(ops, why) => {
                self.counts[1] += 1;
                for op in ops {
                    let entry = self.refused.entry(op.clone()).or_insert((0, why.clone()));
                    entry.0 += 1;
                }
            }
            Ended::Differently(_) => self.counts[2] += 1,
        }
    }

    /// No program may differ, most have to be legal, and each op has to stand in one that ran.
    pub fn check(&self) {
        let [alike, refused, different] = self.counts;
        assert_eq!(different, 0, "programs differ between the engines");
        assert!(refused <= alike / 2, "{refused} programs were refused, {alike} ran");
        for (op, (count, why)) in &self.refused {
            assert!(self.ran.contains_key(op), "no {op} ran, {count} were refused: {why}");
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [alike, refused, different] = self.counts;
        write!(f, "{alike} programs alike, {different} different, {refused} refused")
    }
}
