//! Attributes of Shardy (`sdy`), read as their text in MLIR.

use super::resolver::Resolver;
use super::tables::Entry;
use super::wire::{Cursor, Result};
use crate::ir::Attribute;
use crate::ir::text::{Escaped, Symbol};

/// The codes of Shardy's attributes, of which a list or a part may have those of one constant.
const MESH_AXIS: &[u64] = &[1];
const MESH: &[u64] = &[2];
const SUB_AXIS: &[u64] = &[3];
const AXIS_REF: &[u64] = &[4];
const DIM_SHARDING: &[u64] = &[5];
const SHARDING: &[u64] = &[6, 15, 17];
const DIM_MAPPING: &[u64] = &[8];
const TENSOR_MAPPING: &[u64] = &[9];
const AXIS_REF_LIST: &[u64] = &[11];
const ALL_TO_ALL_PARAM: &[u64] = &[13];

/// How the text of an attribute begins, by its code. `#sdy<mesh_axis` has its dialect in brackets, so that a
/// second bracket closes the text.
const PREFIXES: [(u64, &str); 18] = [
    (0, "#sdy<manual_axes"),
    (1, "#sdy<mesh_axis"),
    (2, "#sdy.mesh"),
    (3, "#sdy<sub_axis_info"),
    (4, "#sdy<axis_ref"),
    (5, "#sdy<dimension_sharding"),
    (6, "#sdy.sharding"),
    (7, "#sdy.sharding_per_value"),
    (8, "#sdy<dim_mapping"),
    (9, "#sdy<tensor_mapping"),
    (10, "#sdy.op_sharding_rule"),
    (11, "#sdy<axis_ref_list"),
    (12, "#sdy<list_of_axis_ref_lists"),
    (13, "#sdy<all_to_all_param"),
    (14, "#sdy<all_to_all_param_list"),
    (15, "#sdy.sharding"),
    (16, "#sdy.sharding_per_value"),
    (17, "#sdy.sharding"),
];

/// The letters of factors: `i` to `z`, then `z_1`, `z_2` and so on.
const LETTERS: &[u8] = b"ijklmnopqrstuvwxyz";

impl<'a> Resolver<'a> {
    /// An attribute of Shardy with its dialect.
    pub(super) fn sdy_attribute(&mut self, cursor: &mut Cursor<'a>) -> Result<Attribute> {
        let start = *cursor;
        let code = cursor.varint()?;
        let Some((_, prefix)) = PREFIXES.iter().find(|(known, _)| *known == code) else {
            return start.fail(format!("there is no Shardy attribute of code {code}"));
        };
        let text = self.sdy_text(code, cursor)?;
        let closing = if prefix.contains('<') { ">" } else { "" };
        Ok(Attribute::Opaque(format!("{prefix}{text}{closing}")))
    }

    /// The text of an attribute inside another one.
    fn sdy_text(&mut self, code: u64, cursor: &mut Cursor<'a>) -> Result<String> {
        let at = *cursor;
        let text = match code {
            0 => {
                let names = cursor.list(|cursor| self.string(cursor))?;
                let names: Vec<String> = names.iter().map(|name| quoted(name)).collect();
                format!("{{{}}}", names.join(", "))
            }
            1 => format!("{}={}", quoted(self.tables.string(cursor)?), cursor.signed()?),
            2 => self.sdy_mesh(cursor)?,
            3 => format!("({}){}", cursor.signed()?, cursor.signed()?),
            4 => {
                let name = quoted(self.tables.string(cursor)?);
                match cursor.flagged()? {
                    (index, true) => {
                        let part = self.sdy_part_at(cursor, index, SUB_AXIS)?;
                        format!("{name}:{part}")
                    }
                    (_, false) => name,
                }
            }
            5 => self.sdy_dimension(cursor)?,
            6 | 15 | 17 => self.sdy_sharding(code, cursor)?,
            7 | 16 => format!("<[{}]>", self.sdy_list(cursor, SHARDING)?),
            8 => format!("[{}]", factors(&cursor.signed_list()?, &at)?.concat()),
            9 => format!("[{}]", self.sdy_list(cursor, DIM_MAPPING)?.replace(['[', ']'], "")),
            10 => self.sdy_rule(cursor)?,
            11 => format!("{{{}}}", self.sdy_list(cursor, AXIS_REF)?),
            12 => format!("[{}]", self.sdy_list(cursor, AXIS_REF_LIST)?),
            13 => {
                let axes = self.sdy_list(cursor, AXIS_REF)?;
                format!("{{{axes}}}: {}->{}", cursor.signed()?, cursor.signed()?)
            }
            14 => format!("[{}]", self.sdy_list(cursor, ALL_TO_ALL_PARAM)?),
            _ => return at.fail(format!("there is no Shardy attribute of code {code}")),
        };
        self.hold_bytes(&at, text.len())?;
        Ok(text)
    }

    /// A part whose index is read next, of one of some codes.
    fn sdy_part(&mut self, cursor: &mut Cursor<'a>, codes: &[u64]) -> Result<String> {
        let at = *cursor;
        let index = cursor.varint()?;
        self.sdy_part_at(&at, index, codes)
    }

    /// The part that an index refers to. Parts nest a few levels deep at most, since `codes` says which
    /// attributes may be parts of which.
    fn sdy_part_at(&mut self, at: &Cursor<'a>, index: u64, codes: &[u64]) -> Result<String> {
        let index = at.checked_index(index, self.tables.attributes.len(), "attribute")?;
        let Entry { mut cursor, encoded, .. } = self.tables.attributes[index];
        let is_sdy = encoded && self.tables.dialect(&self.tables.attributes[index]) == "sdy";
        let start = cursor;
        match is_sdy.then(|| cursor.varint()).transpose()? {
            Some(code) if codes.contains(&code) => {
                let text = self.sdy_text(code, &mut cursor)?;
                cursor.finish("an attribute")?;
                Ok(text)
            }
            _ => start.fail("another Shardy attribute was expected here"),
        }
    }

    /// A list of parts with commas between them.
    fn sdy_list(&mut self, cursor: &mut Cursor<'a>, codes: &[u64]) -> Result<String> {
        let parts = cursor.list(|cursor| self.sdy_part(cursor, codes))?;
        Ok(parts.join(", "))
    }

    /// `<["x"=2], device_ids=[1, 0]>`.
    fn sdy_mesh(&mut self, cursor: &mut Cursor<'a>) -> Result<String> {
        let axes = self.sdy_list(cursor, MESH_AXIS)?;
        let ids = cursor.signed_list()?;
        let ids = match ids.is_empty() {
            true => String::new(),
            false => format!(", device_ids={ids:?}"),
        };
        Ok(format!("<[{axes}]{ids}>"))
    }

    /// `{"x", ?}p1`.
    fn sdy_dimension(&mut self, cursor: &mut Cursor<'a>) -> Result<String> {
        let axes = self.sdy_list(cursor, AXIS_REF)?;
        let open = match (cursor.boolean()?, axes.is_empty()) {
            (true, _) => "",
            (false, true) => "?",
            (false, false) => ", ?",
        };
        let priority = match cursor.flagged()? {
            (priority, true) => format!("p{priority}"),
            (_, false) => String::new(),
        };
        Ok(format!("{{{axes}{open}}}{priority}"))
    }

    /// `<@mesh, [{"x"}, {}], replicated={"y"}, unreduced=max{"z"}>`; a sum is not named.
    fn sdy_sharding(&mut self, code: u64, cursor: &mut Cursor<'a>) -> Result<String> {
        let mesh = self.sdy_mesh_or_symbol(cursor)?;
        let dimensions = self.sdy_list(cursor, DIM_SHARDING)?;
        let replicated = self.sdy_list(cursor, AXIS_REF)?;
        let unreduced = match code {
            6 => String::new(),
            _ => self.sdy_list(cursor, AXIS_REF)?,
        };
        let reduction = match code {
            17 => sdy_reduction(cursor)?,
            _ => "",
        };
        let axes = |name: &str, axes: String| match axes.is_empty() {
            true => String::new(),
            false => format!(", {name}{{{axes}}}"),
        };
        let unreduced = axes(&format!("unreduced={reduction}"), unreduced);
        let others = [axes("replicated=", replicated), unreduced].concat();
        Ok(format!("<{mesh}, [{dimensions}]{others}>"))
    }

    fn sdy_mesh_or_symbol(&mut self, cursor: &mut Cursor<'a>) -> Result<String> {
        let mut ahead = *cursor;
        let index = ahead.index(self.tables.attributes.len(), "attribute")?;
        if self.tables.dialect(&self.tables.attributes[index]) == "sdy" {
            return Ok(format!("mesh{}", self.sdy_part(cursor, MESH)?));
        }
        let at = *cursor;
        match self.attribute(cursor)? {
            Attribute::Symbol(path) if path.len() == 1 => Ok(Symbol(&path[0]).to_string()),
            _ => at.fail("a mesh or the symbol of one was expected"),
        }
    }

    /// `<([i, j], [j, k])->([i, k]) {i=8, j=2, k=4} reduction={j}>`.
    fn sdy_rule(&mut self, cursor: &mut Cursor<'a>) -> Result<String> {
        let at = *cursor;
        let sizes = cursor.signed_list()?;
        let operands = self.sdy_list(cursor, TENSOR_MAPPING)?;
        let results = self.sdy_list(cursor, TENSOR_MAPPING)?;
        let sizes: Vec<String> = (0i64..)
            .zip(&sizes)
            .map(|(index, size)| Ok(format!("{}={size}", factor(index, &at)?)))
            .collect::<Result<_>>()?;
        let mut text = format!("<({operands})->({results})");
        if !sizes.is_empty() {
            text.push_str(&format!(" {{{}}}", sizes.join(", ")));
        }
        for kind in ["reduction", "need_replication", "permutation", "blocked_propagation"] {
            let names = factors(&cursor.signed_list()?, &at)?;
            if !names.is_empty() {
                text.push_str(&format!(" {kind}={{{}}}", names.join(", ")));
            }
        }
        text.push_str(if cursor.boolean()? { ", custom>" } else { ">" });
        Ok(text)
    }
}

/// The functions that combine the terms of unreduced axes into one value.
fn sdy_reduction(cursor: &mut Cursor<'_>) -> Result<&'static str> {
    let at = *cursor;
    match cursor.signed()? {
        0 => Ok(""),
        1 => Ok("max"),
        2 => Ok("min"),
        number => at.fail(format!("there is no reduction of number {number} in Shardy")),
    }
}

fn quoted(name: &[u8]) -> String {
    format!("\"{}\"", Escaped(name))
}

fn factors(indices: &[i64], at: &Cursor<'_>) -> Result<Vec<String>> {
    indices.iter().map(|&index| factor(index, at)).collect()
}

/// The name of a factor of a sharding rule.
fn factor(index: i64, at: &Cursor<'_>) -> Result<String> {
    let last = LETTERS.len() - 1;
    match usize::try_from(index) {
        Ok(index) if index <= last => Ok(char::from(LETTERS[index]).to_string()),
        Ok(index) => Ok(format!("z_{}", index - last)),
        Err(_) => at.fail(format!("there is no factor of number {index}")),
    }
}
