//! Operations as portable artifacts have them: those of VHLO in a version.

use std::borrow::Cow;

use super::defaults::{Absent, default_of};
use super::encoder::{Encoded, Encoder, Problem, sorted};
use super::entry::AttributeId;
use super::plain_ops::{Named, OpParts, visibility};
use crate::bytecode::fields::{self, Field, FieldKind};
use crate::bytecode::versions::Version;
use crate::bytecode::vhlo_ops::{self, VhloOp};
use crate::bytecode::words;
use crate::ir::{Attribute, Attributes, Function, Op, StructAttribute, Type, Values};

/// From this version on reductions may compute in wider types than those of their operands.
const PROMOTION: Version = Version::new(0, 17);

/// From this version on the configuration of a custom call may be a dictionary.
const DICTIONARIES: Version = Version::new(1, 3);

/// From this version on a custom call may take futures.
const FUTURES: Version = Version::new(1, 17);

/// The operations that reduce.
const REDUCTIONS: [&str; 6] =
    ["all_reduce", "reduce", "reduce_scatter", "reduce_window", "scatter", "select_and_scatter"];

/// An operation with what decides over its attributes.
#[derive(Clone, Copy)]
struct NamedOp<'a> {
    op: &'a Op,
    stem: &'static str,
}

impl<'a> Encoder<'a> {
    /// The name and the attributes of a function.
    pub(super) fn artifact_function(
        &mut self,
        function: &'a Function,
    ) -> Encoded<(&'static str, Named<'a>)> {
        let ty = self.vhlo_type_attribute(&Type::Function(Box::new(function.ty.clone())))?;
        let mut attributes: Named<'a> = vec![
            ("function_type".into(), ty),
            ("sym_name".into(), self.vhlo_string(function.name.as_bytes())?),
            ("arg_attrs".into(), self.each_dictionary(&function.argument_attributes)?),
            ("res_attrs".into(), self.each_dictionary(&function.result_attributes)?),
        ];
        if !function.attributes.contains_key("sym_visibility") {
            let word = visibility(function).unwrap_or_default();
            attributes.push(("sym_visibility".into(), self.vhlo_string(word.as_bytes())?));
        }
        for (name, value) in sorted(&function.attributes) {
            attributes.push((name.into(), self.vhlo(value)?));
        }
        Ok(("vhlo.func_v1", attributes))
    }

    /// The attributes of arguments or results: an empty array if there are none at all.
    fn each_dictionary(&mut self, list: &'a [Attributes]) -> Encoded<AttributeId> {
        let list = if list.iter().all(Attributes::is_empty) { &[] } else { list };
        let each = list.iter().map(|attributes| self.vhlo_dictionary(attributes));
        let each = each.collect::<Encoded<Vec<_>>>()?;
        self.vhlo_array(&each)
    }

    /// An operation of StableHLO or of functions.
    pub(super) fn vhlo_op(&mut self, op: &'a Op, values: &'a Values) -> Encoded<OpParts<'a>> {
        let source = NamedOp { op, stem: stem(op.full_name())? };
        let form = self.form(source.stem)?;
        self.check_form(source, form)?;
        self.check_target(source, values)?;
        let names: Vec<_> = form.attributes().collect();
        let mut attributes = Named::new();
        for &name in &names {
            attributes.push((Cow::Borrowed(name), self.own(source, name)?));
        }
        for (name, value) in sorted(&op.properties).into_iter().chain(sorted(&op.attributes)) {
            if !is_consumed(source.stem, name) {
                attributes.push((name.into(), self.vhlo(value)?));
            }
        }
        let (properties, attributes) = self.split_vhlo(&names, attributes);
        let name = self.tables.op_name(&format!("vhlo.{}", form.name), true);
        Ok((name, properties, attributes))
    }

    /// The form of an operation that the target has.
    fn form(&self, stem: &'static str) -> Encoded<&'static VhloOp> {
        let target = self.target.unwrap_or(crate::bytecode::versions::NEWEST);
        vhlo_ops::in_version(stem, target.without_patch()).ok_or_else(|| {
            let since = vhlo_ops::forms(stem).map(|form| form.since).min();
            let what = "the operation".to_string();
            match since {
                Some(since) => Problem::TooNew { what, since, target },
                None => Problem::Inexpressible(format!("operation of the name {stem}")),
            }
        })
    }

    /// Refuses what the target's form of an operation cannot say and the newest form can.
    fn check_form(&mut self, source: NamedOp<'a>, form: &'static VhloOp) -> Encoded<()> {
        let Some(newest) = vhlo_ops::newest(source.stem).filter(|newest| *newest != form) else {
            return Ok(());
        };
        let target = self.target.unwrap_or(newest.since);
        let too_new = |what: String| Problem::TooNew { what, since: newest.since, target };
        let known: Vec<_> = form.attributes().collect();
        for name in newest.attributes().filter(|name| !known.contains(name)) {
            // the newest VHLO says what is there; only its default can be left out
            let value = self.at_newest(|it| it.own(source, name))?;
            let default = self.at_newest(|it| it.default(source, name))?;
            if Some(value) != default {
                return Err(too_new(format!("its attribute `{}`", stablehlo_name(source, name))));
            }
        }
        if is_list_of_one(newest) && source.op.operands.len() != 1 {
            return Err(too_new("a number of operands other than one".to_string()));
        }
        if source.stem == "composite" && !source.op.regions.is_empty() {
            return Err(too_new("a region of the operation".to_string()));
        }
        Ok(())
    }

    /// Does something as if the target were the newest version.
    fn at_newest<T>(&mut self, step: impl FnOnce(&mut Self) -> T) -> T {
        let target = self.target.replace(crate::bytecode::versions::NEWEST);
        let done = step(self);
        self.target = target;
        done
    }

    /// Refuses what an operation may say only from some version on, though its form is older.
    fn check_target(&self, source: NamedOp<'a>, values: &Values) -> Encoded<()> {
        let types = |ids: &[crate::ir::ValueId]| -> Vec<Type> {
            ids.iter().map(|&id| values[id].ty.clone()).collect()
        };
        if REDUCTIONS.contains(&source.stem) {
            let (operands, results) = (types(&source.op.operands), types(&source.op.results));
            let element = |ty: &Type| ty.as_tensor().map(|tensor| tensor.element.clone());
            if operands.iter().zip(&results).any(|(a, b)| element(a) != element(b)) {
                self.require(PROMOTION, || "a result of another type than its operand".into())?;
            }
        }
        if source.stem == "custom_call" {
            let config = source.op.properties.get("backend_config");
            let api = source.op.properties.get("api_version").and_then(Attribute::as_integer);
            if matches!(config, Some(Attribute::Dictionary(_))) || api == Some(TYPED_FFI) {
                self.require(DICTIONARIES, || "the typed calling convention".into())?;
            }
            if types(&source.op.operands).iter().any(|ty| matches!(ty, Type::Future(_))) {
                self.require(FUTURES, || "an operand that is a future".into())?;
            }
        }
        Ok(())
    }

    /// One of the attributes that an operation of VHLO must have.
    fn own(&mut self, source: NamedOp<'a>, name: &str) -> Encoded<AttributeId> {
        if let Some((attribute, field)) = joined_field(source, name) {
            return match attribute {
                Some(fields) => self.field(fields, field),
                None => self.required_default(source, name),
            };
        }
        if let Some(channel) = channel_field(name) {
            let handle = source.op.properties.get("channel_handle");
            return match handle {
                Some(Attribute::Struct(handle)) => self.vhlo_i64(handle.integer(channel)),
                _ => self.required_default(source, name),
            };
        }
        let Some(value) = source.op.properties.get(name) else {
            return self.required_default(source, name);
        };
        if fields::is_unit(name) {
            return self.vhlo_bool(*value != Attribute::Boolean(false));
        }
        match (source.stem, name, value) {
            ("custom_call", "api_version", Attribute::Integer(number, _)) => {
                let words = words::of_mnemonic("api_version");
                let word = words.and_then(|words| words.word(u64::try_from(*number).ok()?));
                match word {
                    Some(word) => self.vhlo_word("api_version", word),
                    None => Err(Problem::Inexpressible(format!("api_version {number}"))),
                }
            }
            _ if fields::is_symbol(source.stem, name) && is_path(value) => Err(Problem::Kind {
                name: name.to_string(),
                found: value.to_string(),
                expected: "the name of a function of the module",
            }),
            _ => self.vhlo(value),
        }
    }

    fn field(&mut self, fields: &'a StructAttribute, field: &Field) -> Encoded<AttributeId> {
        match field.kind {
            FieldKind::Integer => self.vhlo_i64(fields.integer(field.name)),
            FieldKind::Integers => {
                let values = fields.integers(field.name);
                self.vhlo_i64s(&[values.len()], &values)
            }
            FieldKind::Type | FieldKind::Boolean => match fields.fields.get(field.name) {
                Some(value) => self.vhlo(value),
                None => Err(Problem::Missing(field.name.to_string())),
            },
        }
    }

    fn required_default(&mut self, source: NamedOp<'a>, name: &str) -> Encoded<AttributeId> {
        let default = self.default(source, name)?;
        default.ok_or_else(|| Problem::Missing(stablehlo_name(source, name).to_string()))
    }

    /// The value of an attribute that is absent in StableHLO, or `None` if it must not be absent.
    fn default(&mut self, source: NamedOp<'a>, name: &str) -> Encoded<Option<AttributeId>> {
        let Some(default) = default_of(source.stem, name) else { return Ok(None) };
        let windows = || windows(source);
        Ok(Some(match default {
            Absent::False => self.vhlo_bool(false)?,
            Absent::Integer(value) => self.vhlo_i64(value)?,
            Absent::EmptyString => self.vhlo_string(b"")?,
            Absent::EmptyArray => self.vhlo_array(&[])?,
            Absent::EmptyDictionary => self.vhlo_empty_dictionary()?,
            Absent::EmptyIntegers => self.vhlo_i64s(&[0], &[])?,
            Absent::Word(mnemonic, word) => self.vhlo_word(mnemonic, word)?,
            Absent::NoType => self.vhlo_type_attribute(&Type::None)?,
            Absent::Precisions => {
                let precision = self.vhlo_word("precision", "DEFAULT")?;
                self.vhlo_array(&[precision, precision])?
            }
            Absent::Accuracy => self.vhlo_default_accuracy()?,
            Absent::Ones => self.vhlo_i64s(&[windows()], &vec![1; windows()])?,
            Absent::Falses => self.vhlo_falses(windows())?,
            Absent::Padding => self.vhlo_i64s(&[windows(), 2], &vec![0; 2 * windows()])?,
            Absent::Configuration => {
                let api = source.op.properties.get("api_version").and_then(Attribute::as_integer);
                match api == Some(TYPED_FFI) {
                    true => self.vhlo_empty_dictionary()?,
                    false => self.vhlo_string(b"")?,
                }
            }
        }))
    }
}

/// The number of the calling convention whose configuration is a dictionary.
const TYPED_FFI: i128 = 4;

/// The name of an operation in VHLO without its version.
fn stem(full_name: &'static str) -> Encoded<&'static str> {
    match full_name {
        "func.call" => Ok("call"),
        "func.return" => Ok("return"),
        _ => full_name
            .strip_prefix("stablehlo.")
            .ok_or_else(|| Problem::Inexpressible(format!("operation `{full_name}`"))),
    }
}

/// Whether an attribute of the StableHLO operation is one of VHLO's, under this name or others.
fn is_consumed(stem: &str, name: &str) -> bool {
    let newest = vhlo_ops::newest(stem);
    name == "channel_handle"
        || newest.is_some_and(|op| op.attributes().any(|it| it == name))
        || fields::joined(stem).any(|joined| joined.attribute == name)
}

/// The field of a joined attribute that a VHLO attribute is, with the attribute if it is there.
fn joined_field<'a>(
    source: NamedOp<'a>,
    name: &str,
) -> Option<(Option<&'a StructAttribute>, &'static Field)> {
    fields::joined(source.stem).find_map(|joined| {
        let field = joined.fields.iter().find(|field| field.name == name)?;
        let attribute = match source.op.properties.get(joined.attribute) {
            Some(Attribute::Struct(fields)) => Some(fields),
            _ => None,
        };
        Some((attribute, field))
    })
}

/// The field of a channel handle that a VHLO attribute is.
fn channel_field(name: &str) -> Option<&'static str> {
    match name {
        "channel_id" => Some("handle"),
        "channel_type" => Some("type"),
        _ => None,
    }
}

/// The name of the StableHLO attribute that a VHLO attribute comes from.
fn stablehlo_name<'n>(source: NamedOp<'_>, name: &'n str) -> &'n str {
    let joined = fields::joined(source.stem)
        .find(|joined| joined.fields.iter().any(|field| field.name == name));
    match joined {
        Some(joined) if joined.attribute == "algorithm" => "algorithm",
        _ => name,
    }
}

/// Whether an attribute that names functions names one of another module.
fn is_path(value: &Attribute) -> bool {
    match value {
        Attribute::Symbol(path) => path.len() != 1,
        Attribute::Array(items) => items.iter().any(is_path),
        _ => true,
    }
}

/// Whether the newest form takes any number of operands where the older took one.
fn is_list_of_one(newest: &VhloOp) -> bool {
    ["all_gather", "all_reduce", "all_to_all", "collective_broadcast"].contains(&newest.stem())
}

/// The number of dimensions of a window.
fn windows(source: NamedOp<'_>) -> usize {
    let numbers = source.op.properties.get("dimension_numbers");
    let dimensions = match numbers {
        Some(Attribute::Struct(numbers)) => Some(numbers.integers("input_spatial_dimensions")),
        _ => source.op.properties.get("window_dimensions").and_then(Attribute::as_integers),
    };
    dimensions.map_or(0, |dimensions| dimensions.len())
}
