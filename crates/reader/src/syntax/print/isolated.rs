//! The ops whose regions see no value from outside: `sdy.manual_computation`, `sdy.named_computation`.

use std::fmt::Write;

use super::{Printer, Scope, Unfit};
use crate::ir::text::Escaped;
use crate::ir::{Attribute, Op};
use crate::syntax::isolated::{MANUAL_AXES, SHARDING_PER_VALUE};

impl Printer {
    /// `(%a) in_shardings=[...] out_shardings=[...] manual_axes={...} (%b: T) {...} {...} : (T) -> T`.
    pub(super) fn manual_computation(&mut self, op: &Op, scope: Scope<'_>) -> Result<(), Unfit> {
        let written = [
            ("in_shardings", SHARDING_PER_VALUE),
            ("out_shardings", SHARDING_PER_VALUE),
            ("manual_axes", MANUAL_AXES),
        ];
        self.operands_in_parentheses(op, scope)?;
        for (name, beginning) in written {
            self.bracketed(op, name, beginning)?;
        }
        self.isolated_body(op, scope, &written.map(|(name, _)| name))
    }

    /// `<"name">(%a) in_shardings=[...] out_shardings=[...] (%b: T) {...} {...} : (T) -> T`.
    pub(super) fn named_computation(&mut self, op: &Op, scope: Scope<'_>) -> Result<(), Unfit> {
        let Some(Attribute::String(name)) = op.properties.get("name") else { return Err(Unfit) };
        write!(self.out, "<\"{}\">", Escaped(name))?;
        self.operands_in_parentheses(op, scope)?;
        for name in ["in_shardings", "out_shardings"] {
            if op.properties.contains_key(name) {
                self.bracketed(op, name, SHARDING_PER_VALUE)?;
            }
        }
        self.isolated_body(op, scope, &["name", "in_shardings", "out_shardings"])
    }

    fn operands_in_parentheses(&mut self, op: &Op, scope: Scope<'_>) -> Result<(), Unfit> {
        self.out.push('(');
        scope.names.write_uses(&op.operands, &mut self.out)?;
        self.out.push(')');
        Ok(())
    }

    /// ` name=[...]`.
    fn bracketed(&mut self, op: &Op, name: &str, beginning: &str) -> Result<(), Unfit> {
        let Some(Attribute::Opaque(text)) = op.properties.get(name) else { return Err(Unfit) };
        let inside = text.strip_prefix(beginning).and_then(|text| text.strip_suffix('>'));
        Ok(write!(self.out, " {name}={}", inside.ok_or(Unfit)?)?)
    }

    /// ` (%a: T) {...} {...} : (T) -> T`.
    fn isolated_body(&mut self, op: &Op, scope: Scope<'_>, written: &[&str]) -> Result<(), Unfit> {
        let [region] = op.regions.as_slice() else { return Err(Unfit) };
        let [block] = region.blocks.as_slice() else { return Err(Unfit) };
        if block.label_is_used() {
            return Err(Unfit);
        }
        self.out.push_str(" (");
        for (index, &argument) in block.arguments.iter().enumerate() {
            self.out.push_str(if index == 0 { "" } else { ", " });
            self.argument(argument, scope)?;
        }
        self.out.push_str(") ");
        self.region(region, scope.nested(), false)?;
        self.attribute_dictionary(op, written)?;
        self.out.push_str(" : ");
        Ok(self.function_type(op, scope)?)
    }
}
