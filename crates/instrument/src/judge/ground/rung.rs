//! What explains an element of a device's result, and which explanations are accepted.

use std::fmt;
use std::str::FromStr;

use crate::numeric::{FloatFormat, names};
use crate::replay::Replays;

/// How many elements of a value a verdict lists unless more are asked for.
pub const LISTED: usize = 16;

/// What explains an element of a result. An element gets the first rung that explains it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Rung {
    /// The bits that this interpreter gives.
    SameBits,
    /// The exact result, rounded once.
    CorrectlyRounded,
    /// Any order and grouping of the additions, fused or not, in f32 or wider, with one rounding at the end.
    Ieee,
    /// A function computed with an error of some units in the last place.
    Function,
    /// Any order and grouping of additions that round to either neighbour in f32 or wider: adders of several terms that
    /// truncate.
    Units,
    /// One more rounding of the result, to this type.
    Double(&'static FloatFormat),
    /// The bits of a known way to add, the text or name of a model ([`crate::replay`]); or `reciprocal`, a quotient as a
    /// product with the rounded reciprocal of the divisor.
    Replay(String),
    /// Steps in any order in the type of the op's region or formula, each rounded, as the specification states them.
    Body,
    /// Another order of elements that are equal by the op's comparator or region.
    Ties,
    /// A number where `maximum` or `minimum` of a NaN is due.
    MaxNum,
    /// Products of padding and infinite or NaN elements of a kernel are left out.
    Padding,
    /// Another policy of a conversion to a float of at most eight bits: the largest value, an infinity or NaN for a number beyond the
    /// largest value, or zero for a subnormal one.
    Conversion,
    /// Subnormal operands or results are replaced by zero.
    Flush,
    /// Additions in any order in the type of the result, or a function with an error of some units of that type.
    Element,
    /// Operands of f32 that are rounded to this type first.
    Inputs(&'static FloatFormat),
    /// The whole value has the bits of another one that the device showed: of an operand, or of the result of another op.
    Copies,
    /// No set of legal results is known for the op, and the bits differ from this interpreter's.
    Undecided,
    /// Nothing explains the element.
    Violation,
}

impl Rung {
    /// The place in the order of the rungs.
    pub fn order(&self) -> u32 {
        match self {
            Rung::SameBits => 0,
            Rung::CorrectlyRounded => 1,
            Rung::Ieee => 2,
            Rung::Function => 3,
            Rung::Units => 4,
            Rung::Double(_) => 5,
            Rung::Replay(_) => 6,
            Rung::Body => 7,
            Rung::Ties => 8,
            Rung::MaxNum => 9,
            Rung::Padding => 10,
            Rung::Conversion => 11,
            Rung::Flush => 12,
            Rung::Element => 13,
            Rung::Inputs(_) => 14,
            Rung::Copies => 15,
            Rung::Undecided => 16,
            Rung::Violation => 17,
        }
    }

    /// What the rung says, in a sentence without its end.
    pub fn meaning(&self) -> String {
        match self {
            Rung::SameBits => "the bits of this interpreter".into(),
            Rung::CorrectlyRounded => "the exact result, rounded once".into(),
            Rung::Ieee => "additions in any order, in f32 or wider, each rounded to nearest".into(),
            Rung::Function => "a function with an error of some units in the last place".into(),
            Rung::Units => "additions in any order that round to either neighbour".into(),
            Rung::Double(through) => format!("a result that is rounded to {} first", through.name),
            Rung::Replay(name) if name == "reciprocal" => {
                "a quotient as a product with the rounded reciprocal, bit for bit".into()
            }
            Rung::Replay(name) => format!("sums as {name} makes them, bit for bit"),
            Rung::Body => "steps in any order in the type of the region or formula".into(),
            Rung::Ties => {
                "another order of elements that are equal by the op's comparator or region".into()
            }
            Rung::MaxNum => "the larger or smaller of the numbers, where a NaN is due".into(),
            Rung::Padding => {
                "padding that is left out, where it meets an infinite or NaN element of a kernel"
                    .into()
            }
            Rung::Conversion => {
                "the largest value, an infinity or NaN beyond it, or zero for a subnormal, as another policy of conversions \
                 has it"
                    .into()
            }
            Rung::Flush => "subnormal operands or results replaced by zero".into(),
            Rung::Element => "a sum or function computed in the type of the result".into(),
            Rung::Inputs(ty) => format!("operands rounded to {} first", ty.name),
            Rung::Copies => "all bits of another value that the device showed".into(),
            Rung::Undecided => "other bits, where no set of legal results is known".into(),
            Rung::Violation => "nothing explains these elements".into(),
        }
    }
}

impl fmt::Display for Rung {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rung::SameBits => f.write_str("same bits"),
            Rung::CorrectlyRounded => f.write_str("correctly rounded"),
            Rung::Ieee => f.write_str("ieee"),
            Rung::Function => f.write_str("function"),
            Rung::Units => f.write_str("units"),
            Rung::Double(through) => write!(f, "double:{}", through.name),
            Rung::Replay(name) => write!(f, "replay:{name}"),
            Rung::Body => f.write_str("body"),
            Rung::Ties => f.write_str("ties"),
            Rung::MaxNum => f.write_str("maxnum"),
            Rung::Padding => f.write_str("padding"),
            Rung::Conversion => f.write_str("conversion"),
            Rung::Flush => f.write_str("flush"),
            Rung::Element => f.write_str("element"),
            Rung::Inputs(ty) => write!(f, "inputs:{}", ty.name),
            Rung::Copies => f.write_str("copies"),
            Rung::Undecided => f.write_str("undecided"),
            Rung::Violation => f.write_str("VIOLATION"),
        }
    }
}

/// Which explanations are accepted. The text form is a list of names, each with `-` in front to take it away:
/// `-units,element,function:8`.
///
/// ```
/// use shlo_interp_instrument::judge::Freedoms;
///
/// let freedoms: Freedoms = "-units,element,function:8".parse()?;
/// assert!(!freedoms.units && freedoms.element && freedoms.function == 8.0);
/// assert_eq!(freedoms.to_string(), "ieee,double,replay,body,ties,zero-sign,element,function:8");
/// # Ok::<(), String>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Freedoms {
    /// Sums in any order, in f32 or wider ([`Rung::Ieee`]).
    pub ieee: bool,
    /// Additions that round to either neighbour ([`Rung::Units`]).
    pub units: bool,
    /// One more rounding of results ([`Rung::Double`]).
    pub double: bool,
    /// Accumulations that are known by name, and quotients by reciprocals ([`Rung::Replay`]).
    pub replay: bool,
    /// Steps in the type of the region or formula that states them ([`Rung::Body`]).
    pub body: bool,
    /// Any order of elements that are equal by a comparator or region ([`Rung::Ties`]).
    pub ties: bool,
    /// Either zero where a zero is legal.
    pub zero_sign: bool,
    /// Numbers where `maximum` or `minimum` of a NaN is due ([`Rung::MaxNum`]).
    pub maxnum: bool,
    /// Padding that is left out where it makes NaN ([`Rung::Padding`]).
    pub padding: bool,
    /// Another policy of conversions to floats of at most eight bits ([`Rung::Conversion`]).
    pub conversion: bool,
    /// Subnormals that are replaced by zero ([`Rung::Flush`]).
    pub flush: bool,
    /// Sums and functions in the type of the result ([`Rung::Element`]).
    pub element: bool,
    /// Operands of f32 rounded to one of these types ([`Rung::Inputs`]).
    pub inputs: Vec<&'static FloatFormat>,
    /// Values that are copies of others ([`Rung::Copies`]).
    pub copies: bool,
    /// The largest finite value where a result overflows.
    pub saturate: bool,
    /// Models that were found for the device, which are tried before those that are known. They have no text.
    pub replays: Replays,
    /// How many elements of a value a verdict lists, which is not a freedom and has no text.
    pub listed: usize,
    /// The error of a function in units in the last place of the type in which it is computed ([`Rung::Function`]).
    pub function: f64,
    /// The error of a division, in the same units ([`Rung::Function`]); correctly rounded if it is 0.
    pub division: f64,
    /// The error of a square root, in the same units ([`Rung::Function`]); correctly rounded if it is 0.
    pub root: f64,
    /// The trees by which terms are added in any order; any tree if there is none.
    pub tree: Option<Tree>,
}

/// What is known of the trees by which a device adds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tree {
    /// Each term goes through at most this number of additions.
    Height(u64),
    /// This number of partial sums, each of as many terms as the others, which are added in pairs at the end.
    Lanes(u64),
}

impl Tree {
    /// How many additions a term of `terms` terms goes through at most.
    pub fn height(self, terms: u64) -> u64 {
        match self {
            Tree::Height(height) => height,
            Tree::Lanes(lanes) => {
                let of_lane = terms.div_ceil(lanes).saturating_sub(1);
                of_lane + u64::from(lanes.next_power_of_two().ilog2())
            }
        }
    }
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tree::Height(height) => write!(f, "height:{height}"),
            Tree::Lanes(lanes) => write!(f, "lanes:{lanes}"),
        }
    }
}

impl Default for Freedoms {
    fn default() -> Freedoms {
        Freedoms {
            ieee: true,
            units: true,
            double: true,
            replay: true,
            body: true,
            ties: true,
            zero_sign: true,
            conversion: false,
            flush: false,
            copies: false,
            element: false,
            inputs: Vec::new(),
            saturate: false,
            replays: Replays::default(),
            listed: LISTED,
            function: 4.0,
            maxnum: false,
            padding: false,
            division: 0.0,
            root: 0.0,
            tree: None,
        }
    }
}

/// The types to which operands may be rounded, and to which an exact result may be rounded before its own type.
const INPUT_TYPES: [&FloatFormat; 2] = [&names::TF32, &names::BF16];

impl Freedoms {
    /// No freedom at all: a result has the bits of this interpreter, or is the exact one rounded once.
    pub fn none() -> Freedoms {
        Freedoms {
            ieee: false,
            units: false,
            double: false,
            replay: false,
            body: false,
            ties: false,
            zero_sign: false,
            function: 0.0,
            ..Freedoms::default()
        }
    }

    /// Whether a rung is accepted.
    pub fn accept(&self, rung: &Rung) -> bool {
        match rung {
            Rung::SameBits | Rung::CorrectlyRounded | Rung::Undecided => true,
            Rung::Ieee => self.ieee,
            Rung::Function => self.function > 0.0 || self.division > 0.0 || self.root > 0.0,
            Rung::MaxNum => self.maxnum,
            Rung::Padding => self.padding,
            Rung::Units => self.units,
            Rung::Double(_) => self.double,
            Rung::Replay(_) => self.replay,
            Rung::Body => self.body,
            Rung::Ties => self.ties,
            Rung::Conversion => self.conversion,
            Rung::Flush => self.flush,
            Rung::Copies => self.copies,
            Rung::Element => self.element,
            Rung::Inputs(ty) => self.inputs.iter().any(|input| input.name == ty.name),
            Rung::Violation => false,
        }
    }

    fn set(&mut self, name: &str, is_given: bool) -> Result<(), String> {
        let (name, parameter) = match name.split_once(':') {
            Some((name, parameter)) => (name, Some(parameter)),
            None => (name, None),
        };
        let switch = match name {
            "ieee" => &mut self.ieee,
            "units" => &mut self.units,
            "double" => &mut self.double,
            "replay" => &mut self.replay,
            "body" => &mut self.body,
            "ties" => &mut self.ties,
            "zero-sign" => &mut self.zero_sign,
            "conversion" => &mut self.conversion,
            "copies" => &mut self.copies,
            "flush" => &mut self.flush,
            "element" => &mut self.element,
            "saturate" => &mut self.saturate,
            "maxnum" => &mut self.maxnum,
            "padding" => &mut self.padding,
            "function" => return self.set_units(name, parameter, is_given),
            "div" | "sqrt" => return self.set_units(name, parameter, is_given),
            "height" | "lanes" => return self.set_tree(name, parameter, is_given),
            "inputs" => return self.set_inputs(parameter, is_given),
            _ => return Err(format!("{name} is no freedom; {NAMES}")),
        };
        if let Some(parameter) = parameter {
            return Err(format!("{name} takes no parameter, and :{parameter} is one"));
        }
        *switch = is_given;
        Ok(())
    }

    fn set_units(
        &mut self,
        name: &str,
        parameter: Option<&str>,
        is_given: bool,
    ) -> Result<(), String> {
        let units = match (parameter, is_given) {
            (None, false) => Some(0.0),
            (None, true) if name == "function" => Some(Freedoms::default().function),
            (Some(text), true) => {
                text.parse().ok().filter(|units: &f64| (0.0..1e9).contains(units))
            }
            _ => None,
        };
        let units = units.ok_or(format!(
            "{name} takes a number of units in the last place, as in {name}:8; -{name} takes it away"
        ))?;
        match name {
            "div" => self.division = units,
            "sqrt" => self.root = units,
            _ => self.function = units,
        }
        Ok(())
    }

    fn set_tree(
        &mut self,
        name: &str,
        parameter: Option<&str>,
        is_given: bool,
    ) -> Result<(), String> {
        let count = parameter.and_then(|text| text.parse().ok());
        self.tree = match (count, parameter, is_given) {
            (Some(count @ 1..=0xFFFF_FFFF), _, true) if name == "height" => {
                Some(Tree::Height(count))
            }
            (Some(count @ 1..=0xFFFF_FFFF), _, true) => Some(Tree::Lanes(count)),
            (None, None, false) => None,
            _ => {
                return Err(format!(
                    "{name} takes a number from 1 to 4294967295, as in {name}:16; -{name} allows any tree"
                ));
            }
        };
        Ok(())
    }

    fn set_inputs(&mut self, parameter: Option<&str>, is_given: bool) -> Result<(), String> {
        let format = parameter.and_then(|name| INPUT_TYPES.iter().find(|ty| ty.name == name));
        match (format, parameter, is_given) {
            (Some(format), _, true) => self.inputs.push(format),
            (Some(format), _, false) => self.inputs.retain(|input| input.name != format.name),
            (None, None, false) => self.inputs.clear(),
            _ => return Err(
                "inputs takes the type to which operands are rounded: inputs:tf32 or inputs:bf16"
                    .into(),
            ),
        }
        Ok(())
    }
}

const NAMES: &str = "there are ieee, units, double, replay, body, ties, zero-sign, function:N, div:N, sqrt:N, height:N, lanes:N, \
                     maxnum, padding, conversion, flush, element, saturate, copies, inputs:tf32 and inputs:bf16, each with - in front to take it away, and none";

impl FromStr for Freedoms {
    type Err = String;

    /// The default freedoms, changed by a list of names.
    fn from_str(text: &str) -> Result<Freedoms, String> {
        let mut freedoms = Freedoms::default();
        for name in text.split(',').map(str::trim) {
            match name.strip_prefix('-') {
                Some(name) => freedoms.set(name, false)?,
                None if name == "none" => freedoms = Freedoms::none(),
                None => freedoms.set(name.strip_prefix('+').unwrap_or(name), true)?,
            }
        }
        Ok(freedoms)
    }
}

impl fmt::Display for Freedoms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let switches = [
            ("ieee", self.ieee),
            ("units", self.units),
            ("double", self.double),
            ("replay", self.replay),
            ("body", self.body),
            ("ties", self.ties),
            ("zero-sign", self.zero_sign),
            ("maxnum", self.maxnum),
            ("padding", self.padding),
            ("conversion", self.conversion),
            ("flush", self.flush),
            ("element", self.element),
            ("saturate", self.saturate),
            ("copies", self.copies),
        ];
        let given = switches.iter().filter(|(_, given)| *given);
        let mut names: Vec<String> = given.map(|(name, _)| name.to_string()).collect();
        names.extend(self.inputs.iter().map(|input| format!("inputs:{}", input.name)));
        let units = [("function", self.function), ("div", self.division), ("sqrt", self.root)];
        let given = units.iter().filter(|(_, units)| *units > 0.0);
        names.extend(given.map(|(name, units)| format!("{name}:{units}")));
        names.extend(self.tree.map(|tree| tree.to_string()));
        match names.is_empty() {
            true => f.write_str("none"),
            false => f.write_str(&names.join(",")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn freedoms_are_read_as_they_are_written() {
        for text in [
            "none",
            "none,units",
            "-ieee,-units",
            "-body",
            "none,+body",
            "none,ties",
            "padding",
            "conversion,copies",
            "inputs:tf32,inputs:bf16,saturate",
            "lanes:8,div:2,sqrt:1.5,maxnum",
            "height:12",
        ] {
            let freedoms: Freedoms = text.parse().unwrap();
            let written = freedoms.to_string();
            let again = match written.as_str() {
                "none" => "none".to_string(),
                _ => format!("none,{written}"),
            };
            assert_eq!(again.parse(), Ok(freedoms), "{text}");
        }
    }

    #[test]
    fn what_is_no_freedom_is_refused_with_the_names_of_those_there_are() {
        for text in [
            "",
            "fma",
            "units:3",
            "function:x",
            "-function:3",
            "inputs",
            "inputs:f16",
            "lanes:0",
            "height",
            "div",
        ] {
            assert!(text.parse::<Freedoms>().is_err(), "{text}");
        }
        assert!("fma".parse::<Freedoms>().unwrap_err().contains("inputs:tf32"));
    }
}
