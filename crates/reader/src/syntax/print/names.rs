//! Names of values: those of the text where they are free, else new ones.

use std::collections::{HashMap, HashSet};
use std::fmt::{self, Write};

use crate::ir::{Op, Region, ValueId, Values};

/// The name of each value of a function, without `%`, such as `arg0` or `5#1`.
#[derive(Debug, Default)]
pub(super) struct Names {
    /// The names that the text gave; new ones stay clear of them.
    wanted: HashSet<String>,
    /// The name before `#`, and the number behind it for one of several results.
    by_value: Vec<(String, Option<usize>)>,
    /// How many values a name was asked for.
    taken: HashMap<String, usize>,
    next_number: usize,
}

impl Names {
    /// Names for the values of a region and of the regions in it.
    pub fn of_region(region: &Region, values: &Values) -> Names {
        let mut names = Names::sized(values);
        names.name_region(region, values);
        names
    }

    /// Names for the values of an op that is printed alone.
    pub fn of_op(op: &Op, values: &Values) -> Names {
        let mut names = Names::sized(values);
        names.name_op(op, values);
        names
    }

    fn sized(values: &Values) -> Names {
        let wanted = values.0.iter().map(|value| value.name.clone()).collect();
        Names { wanted, by_value: vec![(String::new(), None); values.len()], ..Names::default() }
    }

    /// The name of one value, as it is used.
    pub fn of(&self, value: ValueId) -> String {
        match &self.by_value[value.0 as usize] {
            (name, Some(index)) => format!("{name}#{index}"),
            (name, None) => name.clone(),
        }
    }

    /// Writes `%a, %b#1`.
    pub fn write_uses(&self, values: &[ValueId], out: &mut String) -> fmt::Result {
        for (index, value) in values.iter().enumerate() {
            let comma = if index > 0 { ", " } else { "" };
            match &self.by_value[value.0 as usize] {
                (name, None) => write!(out, "{comma}%{name}")?,
                (name, Some(index)) => write!(out, "{comma}%{name}#{index}")?,
            }
        }
        Ok(())
    }

    /// Writes `%a, %b:2 = `, or no text if there are no results.
    pub fn write_results(&self, results: &[ValueId], out: &mut String) -> fmt::Result {
        for (index, result) in results.iter().enumerate() {
            let comma = if index > 0 { ", " } else { "" };
            let (name, number) = &self.by_value[result.0 as usize];
            match number {
                None => write!(out, "{comma}%{name}")?,
                Some(0) => {
                    let others = results[index..].iter();
                    let same = |value: &&ValueId| self.by_value[value.0 as usize].0 == *name;
                    write!(out, "{comma}%{name}:{}", others.take_while(same).count())?;
                }
                Some(_) => {}
            }
        }
        out.push_str(if results.is_empty() { "" } else { " = " });
        Ok(())
    }

    fn name_region(&mut self, region: &Region, values: &Values) {
        for block in &region.blocks {
            for &argument in &block.arguments {
                let name = &values[argument].name;
                self.by_value[argument.0 as usize].0 = self.free(name, "arg");
            }
            for op in &block.ops {
                self.name_op(op, values);
            }
        }
    }

    /// Names the results, and then the values of the regions. Neighbours whose names are equal share one name.
    fn name_op(&mut self, op: &Op, values: &Values) {
        let text = |value: &ValueId| values[*value].name.as_str();
        for group in op.results.chunk_by(|a, b| text(a) == text(b)) {
            let name = self.free(text(&group[0]), "");
            for (index, result) in group.iter().enumerate() {
                let number = (group.len() > 1).then_some(index);
                self.by_value[result.0 as usize] = (name.clone(), number);
            }
        }
        for region in &op.regions {
            self.name_region(region, values);
        }
        if op.full_name() == "stablehlo.while" {
            self.share_arguments(op);
        }
    }

    /// Gives the second region's arguments the names of the first's: the short form names them once.
    fn share_arguments(&mut self, op: &Op) {
        if let [condition, body] = op.regions.as_slice()
            && let ([condition], [body]) = (condition.blocks.as_slice(), body.blocks.as_slice())
        {
            for (first, second) in condition.arguments.iter().zip(&body.arguments) {
                self.by_value[second.0 as usize] = self.by_value[first.0 as usize].clone();
            }
        }
    }

    /// The wanted name if it is free, else one like it. A value for which no name is wanted gets a number after
    /// `prefix`.
    fn free(&mut self, wanted: &str, prefix: &str) -> String {
        let is_name = is_name(wanted);
        if is_name && !self.taken.contains_key(wanted) {
            self.taken.insert(wanted.to_string(), 0);
            return wanted.to_string();
        }
        let is_numbered = !is_name || wanted.bytes().all(|byte| byte.is_ascii_digit());
        loop {
            let name = if is_numbered {
                self.next_number += 1;
                format!("{prefix}{}", self.next_number - 1)
            } else {
                let count = self.taken.entry(wanted.to_string()).or_default();
                *count += 1;
                format!("{wanted}_{}", *count - 1)
            };
            if !self.wanted.contains(&name) && !self.taken.contains_key(&name) {
                self.taken.insert(name.clone(), 0);
                return name;
            }
        }
    }
}

/// Whether a text is the name of a value in MLIR: digits, or a word with `$`, `.` and `-`.
fn is_name(text: &str) -> bool {
    let is_rest = |byte: u8| byte.is_ascii_alphanumeric() || b"_$.-".contains(&byte);
    match text.bytes().next() {
        None => false,
        Some(b'0'..=b'9') => text.bytes().all(|byte| byte.is_ascii_digit()),
        Some(_) => text.bytes().all(is_rest),
    }
}
