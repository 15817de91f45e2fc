//! Presets against what the implementations that they name make of every conversion: the files of
//! tests/policies, written by tools/tables/policy_tables.py, state the differences from the default.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use shlo_interp::numerics::{ConvertPolicy, Number, Policy, SourceKind};
use shlo_interp::{ElementType, FloatFormat, IntegerType};

/// What is converted, by source type: the codes and their values.
#[derive(Default)]
struct Inputs {
    codes: HashMap<String, Vec<u64>>,
    numbers: HashMap<String, Vec<Number>>,
    /// What the default makes of them, proven elsewhere, by source and target.
    standard: HashMap<(String, String), Vec<u64>>,
}

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/policies")
}

fn element(name: &str) -> ElementType {
    if let Ok(format) = FloatFormat::parse(name) {
        return ElementType::Float(format);
    }
    let signed = !name.starts_with('u');
    let width = name.trim_start_matches(['u', 'i']).parse().expect("the width of an integer type");
    ElementType::Integer(IntegerType { signed, width })
}

impl Inputs {
    /// The listed codes of the wide types, those of floats once more with the sign set; all codes of
    /// the others.
    fn read() -> Inputs {
        let text = std::fs::read_to_string(directory().join("inputs.txt")).expect("the inputs");
        let mut codes: HashMap<String, Vec<u64>> = HashMap::new();
        let mut current = String::new();
        for line in text.lines().skip(1) {
            match line.strip_prefix("type ") {
                Some(name) => current = name.to_string(),
                None => {
                    let code = u64::from_str_radix(line, 16).expect("a code");
                    codes.entry(current.clone()).or_default().push(code);
                }
            }
        }
        for (name, sign) in [("f32", 1 << 31), ("f64", 1 << 63)] {
            let positive = codes.get_mut(name).expect("inputs of a wide float");
            let negative: Vec<u64> = positive.iter().map(|code| code | sign).collect();
            positive.extend(negative);
        }
        Inputs { codes, ..Inputs::default() }
    }

    fn numbers(&mut self, source: &str) -> (&[u64], &[Number]) {
        let element = element(source);
        let codes = self.codes.entry(source.to_string());
        let codes = codes.or_insert_with(|| (0..1 << element.bits()).collect());
        let numbers = self
            .numbers
            .entry(source.to_string())
            .or_insert_with(|| codes.iter().map(|code| Number::of_code(&element, *code)).collect());
        (codes, numbers)
    }

    fn converted(&mut self, source: &str, to: &FloatFormat, policy: ConvertPolicy) -> Vec<u64> {
        let (_, numbers) = self.numbers(source);
        numbers.iter().map(|number| to.encode_number(policy, *number, 0)).collect()
    }

    fn standard(&mut self, source: &str, target: &str) -> Vec<u64> {
        let pair = (source.to_string(), target.to_string());
        if let Some(codes) = self.standard.get(&pair) {
            return codes.clone();
        }
        let codes = self.converted(source, format(target), ConvertPolicy::CONVERT);
        self.standard.insert(pair, codes.clone());
        codes
    }
}

fn format(name: &str) -> &'static FloatFormat {
    FloatFormat::parse(name).expect("a float type")
}

/// A file's conversions: the codes that each makes of the inputs.
struct Table {
    policy: Policy,
    pairs: Vec<(String, String, Vec<u64>)>,
}

impl Table {
    fn read(path: &Path, inputs: &mut Inputs) -> Table {
        let text = std::fs::read_to_string(path).expect("a table");
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let policy = lines.next().and_then(|line| line.strip_prefix("policy "));
        let policy = policy.expect("a policy").parse().expect("a policy that exists");
        let mut pairs: Vec<(String, String, Vec<u64>)> = Vec::new();
        for line in lines {
            if let Some((source, target)) = line.split_once(" to ") {
                let codes = inputs.standard(source, target);
                pairs.push((source.to_string(), target.to_string(), codes));
                continue;
            }
            let words: Vec<&str> = line.split(' ').collect();
            let number = |text: &str| u64::from_str_radix(text, 16).expect("a code");
            let (first, last, code, step) = match words[..] {
                [place, code] => (place, place, code, "0"),
                [first, last, code] => (first, last, code, "0"),
                [first, last, code, step] => (first, last, code, step),
                _ => panic!("{line}"),
            };
            let step: i64 = step.parse().expect("a step");
            let (_, _, codes) = pairs.last_mut().expect("a pair before its differences");
            for (index, place) in (number(first)..=number(last)).enumerate() {
                codes[place as usize] = number(code).wrapping_add_signed(step * index as i64);
            }
        }
        Table { policy, pairs }
    }
}

/// The first input of each pair of types that becomes something else than in the table.
fn disagreements(table: &Table, inputs: &mut Inputs) -> Vec<String> {
    let mut found = Vec::new();
    for (source, target, expected) in &table.pairs {
        let to = format(target);
        let policy = table.policy.convert_from(SourceKind::of(&element(source)), to);
        let actual = inputs.converted(source, to, policy);
        let differs = |place: &usize| actual[*place] != expected[*place];
        if let Some(place) = (0..actual.len()).find(differs) {
            let (code, ours, there) =
                (inputs.numbers(source).0[place], actual[place], expected[place]);
            let count = (0..actual.len()).filter(differs).count();
            found.push(format!(
                "{}: {source} {code:#x} to {target} is {ours:#x}, in the table {there:#x} ({count})",
                table.policy
            ));
        }
    }
    found
}

#[test]
fn presets_convert_as_the_implementations_that_they_name() {
    let mut inputs = Inputs::read();
    let mut found = Vec::new();
    let mut tables = 0;
    for file in std::fs::read_dir(directory()).expect("tests/policies") {
        let path = file.expect("a file of tests/policies").path();
        if path.ends_with("inputs.txt") {
            continue;
        }
        let table = Table::read(&path, &mut inputs);
        found.extend(disagreements(&table, &mut inputs));
        tables += 1;
    }
    assert!(tables > 0);
    assert!(found.is_empty(), "{}", found.join("\n"));
}
