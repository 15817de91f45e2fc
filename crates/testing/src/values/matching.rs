//! Finds the argument or result that each value is for: by name, else in order.
//!
//! An argument is known by its name in the program (`%arg0`), by its `loc("params['w']")` and by attributes
//! of JAX; a result by `jax.result_info`. Two names are equal if their parts are: `params['w'][0]`,
//! `params.w.0` and `params/w/0`. A name may leave out the first part (`w/0`) if exactly one name fits then.
//!
//! The tensors of a file that holds several go to the slots of their names. If no slot has any of the names,
//! they go in the order of the numbers that their names end in, as NumPy's `arr_0` and this program's
//! `main_0` do.

use std::fmt::Write as _;
use std::path::Path;

use super::argument_names::{argument_names, text_attribute};
use super::spelling::{Opened, Spelled, usage};
use super::tensor_files::{no_tensors, quoted};
use crate::access::Refusal;
use crate::diagnostic::closest;
use crate::ir::{Function, Module, Type};

/// An argument or result, which takes a value.
#[derive(Debug, Clone)]
pub struct Slot {
    /// What messages call the slot whatever its names: an argument as in the program, a result by its number.
    label: String,
    /// The names by which values find the slot.
    names: Vec<String>,
    /// The slot's type, for messages.
    ty: String,
}

/// The slots of a function, with words for messages.
#[derive(Debug, Clone, Copy)]
pub struct Slots<'s> {
    /// The function's name.
    pub function: &'s str,
    /// "argument" or "result".
    pub noun: &'static str,
    /// The slots in order.
    pub all: &'s [Slot],
}

/// The arguments of a function that take a value: all but tokens.
pub fn argument_slots(module: &Module, function: &Function) -> Vec<Slot> {
    let slot = |(index, (ty, names)): (usize, (&Type, Vec<String>))| {
        let label = names.first().map_or_else(|| format!("{}", index + 1), |own| format!("%{own}"));
        Slot { label, names, ty: ty.to_string() }
    };
    let takes_value = |(_, (ty, _)): &(usize, (&Type, _))| **ty != Type::Token;
    let named = function.ty.inputs.iter().zip(argument_names(module, function));
    named.enumerate().filter(takes_value).map(slot).collect()
}

/// The results of a function.
pub fn result_slots(function: &Function) -> Vec<Slot> {
    let slot = |(index, ty): (usize, &Type)| Slot {
        label: (index + 1).to_string(),
        names: result_name(function, index).into_iter().collect(),
        ty: ty.to_string(),
    };
    function.ty.results.iter().enumerate().map(slot).collect()
}

/// The name that JAX gives a result.
pub fn result_name(function: &Function, index: usize) -> Option<String> {
    text_attribute(function.result_attributes.get(index), "jax.result_info")
}

impl Slot {
    /// The name that tells a person most: the one that the program gives the slot beside `%arg0`, if there is
    /// one.
    pub fn name(&self) -> Option<String> {
        self.names.last().cloned()
    }

    fn shown(&self) -> String {
        let Slot { label, names, ty } = self;
        match names.iter().find(|name| label.strip_prefix('%') != Some(name)) {
            None => format!("{label} ({ty})"),
            Some(other) => format!("{label} = {other} ({ty})"),
        }
    }
}

/// The parts of a name; `params['w'][0]` has three.
fn parts(name: &str) -> Vec<&str> {
    let between = |c: char| "[]'\"()./%".contains(c);
    name.split(between).filter(|part| !part.is_empty()).collect()
}

impl Slots<'_> {
    /// The slot of a name, or `None` if there is none.
    fn find(&self, name: &str) -> Result<Option<usize>, Refusal> {
        let wanted = parts(name);
        let is_exact = |own: &String| own == name;
        let is_same = |own: &String| parts(own) == wanted;
        let is_rest = |own: &String| parts(own).get(1..).is_some_and(|rest| rest == wanted);
        let kinds: [&dyn Fn(&String) -> bool; 3] = [&is_exact, &is_same, &is_rest];
        for is_it in kinds {
            let found =
                self.all.iter().enumerate().filter(|(_, slot)| slot.names.iter().any(is_it));
            match found.map(|(index, _)| index).collect::<Vec<_>>().as_slice() {
                [] => {}
                [index] => return Ok(Some(*index)),
                several => {
                    let shown: Vec<String> =
                        several.iter().map(|&index| self.all[index].shown()).collect();
                    let noun = self.noun;
                    return Err(usage(format!(
                        "'{name}' can be {} {noun}s of @{}: {}",
                        several.len(),
                        self.function,
                        listed(&shown)
                    )));
                }
            }
        }
        Ok(None)
    }

    /// The slot of a name. A name that no slot has is an error.
    pub fn named(&self, name: &str) -> Result<usize, Refusal> {
        self.find(name)?.ok_or_else(|| {
            let names: Vec<&str> =
                self.all.iter().flat_map(|slot| &slot.names).map(String::as_str).collect();
            let is_own = name.chars().all(|c| c.is_alphanumeric() || c == '_');
            let sign = if is_own && self.noun == "argument" { "%" } else { "" };
            usage(format!(
                "@{} has no {} {sign}{name}{}; {}",
                self.function,
                self.noun,
                did_you_mean(name, &names),
                self.own()
            ))
        })
    }

    /// The part of a message that lists the slots.
    fn own(&self) -> String {
        let shown: Vec<String> = self.all.iter().map(Slot::shown).collect();
        match shown.is_empty() {
            true => format!("it has no {}s", self.noun),
            false => format!("it has {}", listed(&shown)),
        }
    }

    /// The part of a message that says how JAX writes names into a program; empty if this program has some.
    fn way_to_names(&self) -> &'static str {
        let is_named = |slot: &Slot| {
            slot.names.iter().any(|name| slot.label.strip_prefix('%') != Some(name.as_str()))
        };
        match self.noun == "argument" && !self.all.iter().any(is_named) {
            true => "; JAX writes the arguments' names by `as_text(debug_info=True)`",
            false => "",
        }
    }

    /// The values, each with the slot that its name gives. A file of several tensors becomes one value for
    /// each.
    pub fn spread(&self, values: &[&Spelled]) -> Result<Vec<(Option<usize>, Spelled)>, Refusal> {
        let mut spread = Vec::new();
        for &value in values {
            let slot = value.name.as_deref().map(|name| self.named(name)).transpose()?;
            match value.opened()? {
                Opened::One(opened) => spread.push((slot, *opened)),
                Opened::Several(entries) if entries.is_empty() && !self.all.is_empty() => {
                    return Err(usage(no_tensors(Path::new(&value.shown()))));
                }
                Opened::Several(entries) => self
                    .spread_entries(entries, &mut spread)
                    .map_err(|error| error.at(&value.shown()))?,
            }
        }
        let mut taken: Vec<usize> = spread.iter().filter_map(|(slot, _)| *slot).collect();
        taken.sort_unstable();
        if let Some(pair) = taken.windows(2).find(|pair| pair[0] == pair[1]) {
            let shown = self.all[pair[0]].shown();
            return Err(usage(format!("the {} {shown} is given twice", self.noun)));
        }
        Ok(spread)
    }

    /// The tensors of a file of several, each with the slot of its name. If no slot has any of the names, the
    /// tensors have no slots and stand in the order of the numbers that their names end in.
    pub fn spread_entries(
        &self,
        entries: Vec<(String, Spelled)>,
        spread: &mut Vec<(Option<usize>, Spelled)>,
    ) -> Result<(), Refusal> {
        let found =
            entries.iter().map(|(name, _)| self.find(name)).collect::<Result<Vec<_>, _>>()?;
        if found.iter().all(Option::is_none) {
            let ordered = in_order_of_numbers(entries).map_err(|names| {
                usage(format!(
                    "none of the names ({}) is one of the {}s of @{}, nor do they end in \
                     numbers that order them; {}{}",
                    quoted(&names),
                    self.noun,
                    self.function,
                    self.own(),
                    self.way_to_names()
                ))
            })?;
            spread.extend(ordered.into_iter().map(|spelled| (None, spelled)));
            return Ok(());
        }
        let unknown: Vec<&str> = entries
            .iter()
            .zip(&found)
            .filter_map(|((name, _), slot)| slot.is_none().then_some(name.as_str()))
            .collect();
        if !unknown.is_empty() {
            return Err(usage(format!(
                "{} {} of @{}; {}; @FILE:NAME takes one tensor",
                quoted(&unknown),
                match unknown.len() {
                    1 => format!("is no {}", self.noun),
                    _ => format!("are no {}s", self.noun),
                },
                self.function,
                self.own()
            )));
        }
        let spelled = entries.into_iter().map(|(_, spelled)| spelled);
        spread.extend(found.into_iter().zip(spelled));
        Ok(())
    }
}

/// Tensors in the order of the numbers that their names end in. If some name ends in none, the error is the
/// names.
fn in_order_of_numbers(entries: Vec<(String, Spelled)>) -> Result<Vec<Spelled>, Vec<String>> {
    let number = |name: &str| {
        let digits = name.len() - name.trim_end_matches(|c: char| c.is_ascii_digit()).len();
        name[name.len() - digits..].parse::<u64>().ok()
    };
    let numbers: Option<Vec<u64>> = entries.iter().map(|(name, _)| number(name)).collect();
    let distinct = |numbers: &[u64]| {
        let mut sorted = numbers.to_vec();
        sorted.sort_unstable();
        sorted.windows(2).all(|pair| pair[0] != pair[1])
    };
    match numbers.filter(|numbers| distinct(numbers)) {
        Some(numbers) => {
            let mut ordered: Vec<(u64, Spelled)> =
                numbers.into_iter().zip(entries.into_iter().map(|(_, spelled)| spelled)).collect();
            ordered.sort_by_key(|(number, _)| *number);
            Ok(ordered.into_iter().map(|(_, spelled)| spelled).collect())
        }
        None if entries.len() == 1 => Ok(entries.into_iter().map(|(_, it)| it).collect()),
        None => Err(entries.into_iter().map(|(name, _)| name).collect()),
    }
}

/// The values in order, by their positions alone. A file of several tensors becomes one value for each.
pub fn in_order(values: Vec<Spelled>) -> Result<Vec<Spelled>, Refusal> {
    let mut ordered = Vec::new();
    for value in values {
        match value.opened()? {
            Opened::One(opened) => ordered.push(*opened),
            Opened::Several(entries) => {
                ordered.extend(in_order_of_numbers(entries).map_err(|names| {
                    let names = quoted(&names);
                    usage(format!(
                        "{}: the names ({names}) do not end in numbers that order them",
                        value.shown()
                    ))
                })?)
            }
        }
    }
    Ok(ordered)
}

/// The inputs in the order of the function's arguments; inputs with names are moved to the arguments of these
/// names.
pub fn in_argument_order(
    module: &Module,
    function: &Function,
    inputs: &[&Spelled],
) -> Result<Vec<Spelled>, Refusal> {
    let all = argument_slots(module, function);
    let slots = Slots { function: &function.name, noun: "argument", all: &all };
    let spread = slots.spread(inputs)?;
    let given = spread.len();
    let mut places: Vec<Option<Spelled>> = vec![None; all.len()];
    let (named, unnamed): (Vec<_>, Vec<_>) =
        spread.into_iter().partition(|value| value.0.is_some());
    for (slot, spelled) in named {
        places[slot.unwrap_or_default()] = Some(spelled);
    }
    let mut unnamed = unnamed.into_iter().map(|(_, spelled)| spelled);
    places.iter_mut().filter(|place| place.is_none()).for_each(|place| *place = unnamed.next());
    let missing: Vec<String> = all
        .iter()
        .zip(&places)
        .filter(|slot| slot.1.is_none())
        .map(|slot| slot.0.shown())
        .collect();
    if missing.is_empty() && unnamed.next().is_none() {
        return Ok(places.into_iter().flatten().collect());
    }
    let types: Vec<&str> = all.iter().map(|slot| slot.ty.as_str()).collect();
    let mut message = format!("@{} takes {}", function.name, counted(all.len(), "input"));
    // writing to a String cannot fail
    let _ = match types.is_empty() {
        true => write!(message, ", given are {given}"),
        false => write!(message, " ({}), given are {given}", types.join(", ")),
    };
    if given > 0 && !missing.is_empty() {
        let _ = write!(message, "; {} missing: {}", are(missing.len()), listed(&missing));
    }
    Err(usage(format!("{message}: see --input")))
}

fn are(count: usize) -> &'static str {
    if count == 1 { "this one is" } else { "these are" }
}

fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// The first few of a list, for messages.
fn listed(shown: &[String]) -> String {
    const MOST: usize = 16;
    let first = shown.iter().take(MOST).map(String::as_str).collect::<Vec<_>>().join(", ");
    match shown.len().checked_sub(MOST) {
        Some(more @ 1..) => format!("{first} and {more} more"),
        _ => first,
    }
}

/// `: did you mean 'x'?` if one of the names is spelled alike.
pub fn did_you_mean(name: &str, names: &[&str]) -> String {
    let meant = closest(name, names.iter().copied());
    meant.map_or_else(String::new, |meant| format!(": did you mean {}?", quoted(&[meant])))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::spelling;

    fn slots(names: &[&[&str]]) -> Vec<Slot> {
        let slot = |names: &&[&str]| Slot {
            label: format!("%{}", names[0]),
            names: names.iter().map(|name| name.to_string()).collect(),
            ty: "tensor<f32>".into(),
        };
        names.iter().map(slot).collect()
    }

    fn entries(names: &[&str]) -> Vec<(String, Spelled)> {
        let entry = |name: &&str| (name.to_string(), spelling::parse("f32=1").unwrap());
        names.iter().map(entry).collect()
    }

    #[test]
    fn names_are_the_same_if_their_parts_are() {
        let all = slots(&[&["arg0", "params['w'][0]"], &["arg1", "params['b']"], &["x", "b"]]);
        let slots = Slots { function: "main", noun: "argument", all: &all };
        let found = |name: &str| slots.find(name).unwrap();
        assert_eq!(found("params['w'][0]"), Some(0));
        assert_eq!((found("params.w.0"), found("params/w/0")), (Some(0), Some(0)));
        assert_eq!((found("w.0"), found("%arg1"), found("arg1")), (Some(0), Some(1), Some(1)));
        assert_eq!(found("b"), Some(2), "an exact name goes first");
        assert_eq!(found("w"), None);
        let error = slots.named("params['v']").unwrap_err().message;
        assert!(error.contains("has no argument params['v']"), "{error}");
    }

    #[test]
    fn a_name_that_two_have_is_refused() {
        let all = slots(&[&["arg0", "params['w']"], &["arg1", "state['w']"]]);
        let slots = Slots { function: "main", noun: "argument", all: &all };
        let error = slots.find("w").unwrap_err().message;
        assert!(error.contains("can be 2 arguments of @main"), "{error}");
    }

    #[test]
    fn tensors_of_a_file_go_by_name_or_by_number() {
        let all = slots(&[&["x"], &["y"]]);
        let slots = Slots { function: "main", noun: "argument", all: &all };
        let places = |names: &[&str]| {
            let mut spread = Vec::new();
            slots.spread_entries(entries(names), &mut spread).map_err(|error| error.message)?;
            Ok::<_, String>(spread.into_iter().map(|(slot, _)| slot).collect::<Vec<_>>())
        };
        assert_eq!(places(&["y", "x"]).unwrap(), [Some(1), Some(0)]);
        assert_eq!(places(&["arr_10", "arr_9"]).unwrap(), [None, None]);
        assert_eq!(places(&["z"]).unwrap(), [None], "one tensor needs no name");
        assert!(places(&["y", "z"]).unwrap_err().contains("'z' is no argument of"));
        assert!(places(&["u", "v"]).unwrap_err().contains("none of the names"));
        assert!(places(&["a_1", "b_1"]).unwrap_err().contains("none of the names"));
    }

    #[test]
    fn numbers_order_as_numbers() {
        let mut named = entries(&["arr_10", "arr_9", "arr_0"]);
        for (name, spelled) in &mut named {
            spelled.name = Some(name.clone());
        }
        let ordered = in_order_of_numbers(named).unwrap();
        let names: Vec<_> = ordered.iter().filter_map(|spelled| spelled.name.as_deref()).collect();
        assert_eq!(names, ["arr_0", "arr_9", "arr_10"]);
    }
}
