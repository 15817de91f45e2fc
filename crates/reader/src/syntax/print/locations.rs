//! Locations as aliases: thousands of ops name one place, and places nest.

use std::collections::HashMap;
use std::fmt::{self, Write};
use std::sync::Arc;

use crate::ir::Location;

/// The locations named so far, by address: the IR shares what the text shared.
#[derive(Debug, Default)]
pub(super) struct Locations {
    numbers: HashMap<*const Location, usize>,
    /// `#loc0 = loc(...)`, each after those that it refers to.
    definitions: String,
}

impl Locations {
    /// Writes ` loc(#loc0)` if there is a location.
    pub fn write_optional(
        &mut self,
        location: Option<&Arc<Location>>,
        out: &mut String,
    ) -> fmt::Result {
        let Some(location) = location else { return Ok(()) };
        out.push_str(" loc(");
        match &**location {
            Location::Unknown => out.push_str("unknown"),
            _ => write!(out, "#loc{}", self.number(location))?,
        }
        out.push(')');
        Ok(())
    }

    /// The definitions of all aliases.
    pub fn definitions(&mut self) -> String {
        std::mem::take(&mut self.definitions)
    }

    fn number(&mut self, location: &Arc<Location>) -> usize {
        if let Some(&number) = self.numbers.get(&Arc::as_ptr(location)) {
            return number;
        }
        for child in children(location) {
            self.number(child);
        }
        let number = self.numbers.len();
        self.numbers.insert(Arc::as_ptr(location), number);
        let numbers = &self.numbers;
        let mut text = format!("#loc{number} = loc(");
        // writing to a String cannot fail
        let _ = location.write_with(&mut text, &|child, text| {
            write!(text, "#loc{}", numbers[&Arc::as_ptr(child)])
        });
        text.push_str(")\n");
        self.definitions.push_str(&text);
        number
    }
}

fn children(location: &Location) -> Vec<&Arc<Location>> {
    match location {
        Location::Name(_, child) => child.iter().collect(),
        Location::CallSite(callee, caller) => vec![callee, caller],
        Location::Fused(_, children) => children.iter().collect(),
        Location::Unknown | Location::File { .. } | Location::Opaque(_) => Vec::new(),
    }
}
