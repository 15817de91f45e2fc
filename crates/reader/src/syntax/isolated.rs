//! The ops whose regions see no value from outside: `sdy.manual_computation`, `sdy.named_computation`.

use super::ops::{Argument, Draft};
use super::parser::{Parser, Result};
use crate::ir::{Attribute, Region};

/// The ops whose regions are isolated: names from outside are free in them.
pub(super) const ISOLATED: [&str; 2] = ["sdy.manual_computation", "sdy.named_computation"];

/// How an attribute begins that says for each of several values how it is spread.
pub(super) const SHARDING_PER_VALUE: &str = "#sdy.sharding_per_value<";
/// How the attribute begins that names the axes of a manual computation.
pub(super) const MANUAL_AXES: &str = "#sdy<manual_axes";

impl<'a> Parser<'a> {
    /// `(%a) in_shardings=[...] out_shardings=[...] manual_axes={...} (%b: T) {...} {...} : (T) -> T`.
    pub(super) fn manual_computation(&mut self, draft: &mut Draft) -> Result<()> {
        draft.operands = self.list(b'(', Self::value_use)?;
        let attributes = [
            ("in_shardings", SHARDING_PER_VALUE),
            ("out_shardings", SHARDING_PER_VALUE),
            ("manual_axes", MANUAL_AXES),
        ];
        for (name, beginning) in attributes {
            self.expect_word(name)?;
            self.bracketed(name, beginning, draft)?;
        }
        self.isolated_body(draft)
    }

    /// `<"name">(%a) in_shardings=[...] out_shardings=[...] (%b: T) {...} {...} : (T) -> T`.
    pub(super) fn named_computation(&mut self, draft: &mut Draft) -> Result<()> {
        self.open(b'<')?;
        let name = self.string()?;
        self.close()?;
        draft.set("name", Attribute::String(name));
        draft.operands = self.list(b'(', Self::value_use)?;
        for name in ["in_shardings", "out_shardings"] {
            if self.eat_word(name) {
                self.bracketed(name, SHARDING_PER_VALUE, draft)?;
            }
        }
        self.isolated_body(draft)
    }

    /// `=[...]` as an attribute.
    fn bracketed(&mut self, name: &str, beginning: &str, draft: &mut Draft) -> Result<()> {
        self.expect_mark(b'=')?;
        if !(self.is_open(b'[') || self.is_open(b'{')) {
            return self.expected("a bracket");
        }
        let value = self.foreign(beginning)?;
        draft.set(name, value);
        Ok(())
    }

    /// `(%a: T) {...}`, other attributes and the types.
    fn isolated_body(&mut self, draft: &mut Draft) -> Result<()> {
        let arguments = self.list(b'(', |parser| {
            let name = parser.value_name()?;
            parser.expect_mark(b':')?;
            let ty = parser.ty()?;
            parser.optional_dictionary()?;
            let location = parser.optional_location()?;
            Ok(Argument { name, ty, location })
        })?;
        let mut region = self.isolated_region(arguments)?;
        if region.blocks.is_empty() {
            region.blocks.push(crate::ir::Block::default());
        }
        draft.regions.push(region);
        let span = self.span();
        let attributes = self.optional_dictionary()?;
        draft.add_attributes(attributes, span)?;
        self.expect_mark(b':')?;
        self.functional_type(draft)
    }

    /// A region in which no name from outside is visible.
    pub(super) fn isolated_region(&mut self, arguments: Vec<Argument<'a>>) -> Result<Region> {
        let hidden = self.scope.isolate();
        let region = self.region(arguments);
        self.scope.restore(hidden);
        region
    }
}
