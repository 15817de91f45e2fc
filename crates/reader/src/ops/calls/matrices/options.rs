//! The configuration of a routine: letters as LAPACK has them, flags, numbers.

use super::super::configured;
use super::super::signature::Sizes;
use crate::ir::{Attribute, OpView};

/// An entry of the configuration.
#[derive(Debug, Clone, Copy)]
pub struct Setting {
    /// The name of the entry.
    pub name: &'static str,
    /// The kind of value that the entry has.
    pub kind: Kind,
}

/// The kinds of values of entries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// One of these letters, written as its code or as a string.
    Letter(&'static str),
    /// True or false, also as 1 and 0.
    Flag,
    /// An integer.
    Number,
    /// An integer from 0 up to this one.
    UpTo(i64),
    /// The fill mode in the bytes of an older descriptor, as whether it is the lower triangle.
    Descriptor,
    /// Whether the first number of a text such as `1,1,100,1e-6` is not 0; without a text, it counts as true.
    FirstOfList,
}

/// The entries with their values; a letter is its code, and a flag is 0 or 1.
#[derive(Debug, Clone, Default)]
pub struct Options(Vec<(&'static str, i64)>);

impl Options {
    /// Reads the configuration of a call, except entries that operands state (`scalars`).
    pub fn read(
        view: &OpView<'_>,
        settings: &'static [Setting],
        scalars: &[&str],
    ) -> Result<Options, String> {
        let mut options = Options::default();
        for setting in settings.iter().filter(|setting| !scalars.contains(&setting.name)) {
            let value = match setting.kind {
                Kind::Descriptor => fill_mode(view),
                Kind::FirstOfList => Some(first_of_list(view)),
                _ => configured(view, setting.name).and_then(as_number),
            };
            let missing = || format!("the configuration has no {}", setting.described());
            options.set(settings, setting.name, value.ok_or_else(missing)?)?;
        }
        Ok(options)
    }

    /// Sets an entry, if the value is allowed. A name that no entry has is ignored.
    pub fn set(
        &mut self,
        settings: &'static [Setting],
        name: &str,
        value: i64,
    ) -> Result<(), String> {
        let Some(setting) = settings.iter().find(|setting| setting.name == name) else {
            return Ok(());
        };
        if !setting.kind.admits(value) {
            return Err(format!("{name} is {value}, it has to be {}", setting.described()));
        }
        self.0.push((setting.name, value));
        Ok(())
    }

    /// A value, if the routine has such an entry.
    pub fn get(&self, name: &str) -> Option<i64> {
        self.0.iter().find(|(known, _)| *known == name).map(|&(_, value)| value)
    }

    /// Whether the value of an entry is this letter.
    pub fn is(&self, name: &str, letter: char) -> bool {
        self.get(name) == Some(i64::from(u32::from(letter)))
    }

    /// Whether a flag is set.
    pub fn flag(&self, name: &str) -> bool {
        self.get(name).is_some_and(|value| value != 0)
    }
}

impl Kind {
    fn admits(self, value: i64) -> bool {
        let letter = || u8::try_from(value).ok().map(char::from);
        match self {
            Kind::Letter(letters) => letter().is_some_and(|letter| letters.contains(letter)),
            Kind::Flag | Kind::Descriptor | Kind::FirstOfList => (0..=1).contains(&value),
            Kind::UpTo(most) => (0..=most).contains(&value),
            Kind::Number => true,
        }
    }
}

impl Setting {
    /// The entry with the values that it may have.
    fn described(&self) -> String {
        let Setting { name, kind } = self;
        match kind {
            Kind::Letter(letters) => {
                let letters: Vec<String> = letters.chars().map(|c| format!("'{c}'")).collect();
                format!("{name} ({})", letters.join(", "))
            }
            Kind::Flag => format!("{name} (true, false)"),
            Kind::Number => format!("{name} (an integer)"),
            Kind::UpTo(most) => format!("{name} (0 to {most})"),
            Kind::Descriptor => format!("{name} (in the descriptor)"),
            Kind::FirstOfList => format!("{name} (the first number)"),
        }
    }
}

/// The entries of a routine, for the documentation.
pub fn described(settings: &[Setting]) -> String {
    settings.iter().map(Setting::described).collect::<Vec<_>>().join(", ")
}

fn as_number(attribute: &Attribute) -> Option<i64> {
    match attribute {
        Attribute::Unit => Some(1),
        Attribute::Boolean(flag) => Some(i64::from(*flag)),
        Attribute::Integer(value, _) => i64::try_from(*value).ok(),
        other => {
            let text = other.as_text()?;
            let mut characters = text.chars();
            let letter = characters.next().filter(|_| characters.next().is_none())?;
            Some(i64::from(u32::from(letter)))
        }
    }
}

/// The second word of a descriptor, by which cuSOLVER states the fill mode as 0 (lower) or 1 (upper), and
/// hipSOLVER as 122 or 121.
fn fill_mode(view: &OpView<'_>) -> Option<i64> {
    let Some(Attribute::String(bytes)) = view.attribute("backend_config") else { return None };
    let word: [u8; 4] = bytes.get(4..8)?.try_into().ok()?;
    match u32::from_le_bytes(word) {
        0 | 122 => Some(1),
        1 | 121 => Some(0),
        _ => None,
    }
}

fn first_of_list(view: &OpView<'_>) -> i64 {
    let text = view.attribute("backend_config").and_then(Attribute::as_text).unwrap_or_default();
    i64::from(!text.trim_start().starts_with('0'))
}

/// Checks the constraints between sizes and configuration, as far as sizes are known.
pub fn fits(options: &Options, sizes: &Sizes) -> Result<(), String> {
    let is_left = options.is("side", 'L') || options.flag("left");
    let (name, expected) = if is_left { ("m", sizes.known("m")) } else { ("n", sizes.known("n")) };
    if let (Some(size), Some(expected)) = (sizes.known("s"), expected)
        && size != expected
    {
        return Err(format!("s is {size}, {name} is {expected}: they have to be equal"));
    }
    if let (Some(columns), Some(taus)) = (sizes.known("j"), sizes.known("k"))
        && taus > columns
    {
        return Err(format!("there are {taus} factors for {columns} reflectors"));
    }
    if options.flag("compute_uv") && sizes.known("q").is_none() {
        return Err("compute_uv is true, the results have no vectors".into());
    }
    let (Some(rows), Some(columns)) = (sizes.known("m"), sizes.known("n")) else { return Ok(()) };
    for (name, most) in [("p", rows), ("q", columns)] {
        let few = rows.min(columns);
        if let Some(size) = sizes.known(name)
            && size != most
            && size != few
        {
            return Err(format!("{name} is {size}, it has to be {most} or {few}"));
        }
    }
    Ok(())
}
