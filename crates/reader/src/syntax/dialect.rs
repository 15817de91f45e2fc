//! Attributes of dialects: enumerations, named fields, and text that is only carried along.

use super::attributes::I64;
use super::mesh::is_of_mesh;
use super::parser::{Parser, Result};
use super::tree::{Kind, Rule};
use crate::diagnostic::{Diagnostic, closest, did_you_mean};
use crate::ir::{Attribute, Attributes, EnumDef, FieldKind, StructAttribute, StructDef};

/// The dialects whose attributes we read; those of all others stay text.
const DIALECTS: [&str; 2] = ["stablehlo", "chlo"];

impl<'a> Parser<'a> {
    /// An attribute that starts with `#`.
    pub fn hash_attribute(&mut self) -> Result<Attribute> {
        let first = self.at;
        let name = &self.word()[1..];
        let (dialect, mnemonic) = name.split_once('.').unwrap_or((name, ""));
        let has_body = self.is(Rule::dialect_attribute) && first + 2 < self.after();
        if mnemonic.is_empty() && !has_body {
            return self.attribute_alias();
        }
        let Some(dialect) = self.dialect_read(dialect, mnemonic).filter(|_| has_body) else {
            return self.opaque();
        };
        self.at += 2;
        let words = self.after() - self.at - 3;
        let read = match self.rule() {
            Rule::enumeration_word if (words == 2) == mnemonic.is_empty() => {
                self.enumeration_word(dialect, mnemonic).map(Some)?
            }
            _ if mnemonic.is_empty() => self.enclosed(dialect)?,
            _ => self.parameters(dialect, mnemonic)?,
        };
        match read {
            Some(attribute) => Ok(attribute),
            None => {
                self.at = first;
                self.follows = false;
                self.opaque()
            }
        }
    }

    /// The dialect in which an attribute is read; `None` if it stays text.
    fn dialect_read(&self, dialect: &str, mnemonic: &str) -> Option<&'static str> {
        let known = DIALECTS.into_iter().find(|known| *known == dialect);
        let twin = || {
            let mnemonic = if mnemonic.is_empty() { self.word_at(2) } else { mnemonic };
            (dialect == "mhlo").then(|| self.twin_dialect(mnemonic)).flatten()
        };
        known.or_else(twin)
    }

    /// `<comparison_direction LT>`, or `<LT>` behind a mnemonic.
    fn enumeration_word(&mut self, dialect: &'static str, mnemonic: &str) -> Result<Attribute> {
        self.bump();
        let mnemonic = if mnemonic.is_empty() { self.take() } else { mnemonic };
        let word = self.enum_word(dialect, mnemonic)?;
        self.close()?;
        Ok(word)
    }

    /// `<mnemonic<...>>` behind the name of a dialect: `#stablehlo<gather<...>>` means what
    /// `#stablehlo.gather<...>` does. `None` if this is only carried along.
    fn enclosed(&mut self, dialect: &str) -> Result<Option<Attribute>> {
        if self.kind_at(1) != Kind::Word {
            return Ok(None);
        }
        self.bump();
        let mnemonic = self.take();
        let attribute = self.parameters(dialect, mnemonic)?;
        Ok(attribute.filter(|_| self.eat(Kind::Close)))
    }

    /// `#name`, with its brackets if it has some, as written.
    fn opaque(&mut self) -> Result<Attribute> {
        let first = self.at;
        self.skip_node();
        self.carried_text(first).map(Attribute::Opaque)
    }

    /// A word of an enumeration.
    fn enum_word(&mut self, dialect: &'static str, mnemonic: &str) -> Result<Attribute> {
        match self.registry.enumeration(dialect, mnemonic) {
            Some(def) => self.enum_of(def),
            None => {
                let word = self.take().to_string();
                Ok(Attribute::Enum(dialect, mnemonic.to_string(), word))
            }
        }
    }

    /// A bare word of a known enumeration.
    pub fn enum_of(&mut self, def: &'static EnumDef) -> Result<Attribute> {
        if self.kind() != Kind::Word || !def.words.contains(&self.word()) {
            let what = format!("one of {}", def.words.join(", "));
            let meant = closest_word(self.word(), def.words);
            return self.expected::<Attribute>(&what).map_err(|mut error| {
                error.message.push_str(&did_you_mean(meant));
                error
            });
        }
        let word = self.take().to_string();
        Ok(Attribute::Enum(def.dialect, def.mnemonic.to_string(), word))
    }

    /// The parameters behind the mnemonic of an attribute: fields if the mnemonic is known or the text has that
    /// shape, `None` if it is text that is only carried along.
    fn parameters(&mut self, dialect: &str, mnemonic: &str) -> Result<Option<Attribute>> {
        if let Some(def) = self.registry.structure(dialect, mnemonic) {
            return self.struct_of(def).map(Some);
        }
        if dialect == "stablehlo" && is_of_mesh(mnemonic) {
            return self.of_mesh(mnemonic).map(Some);
        }
        let (mnemonic, fields) = match mnemonic {
            "bounds" => {
                let bounds = self.unknown_sizes(b'<')?;
                (mnemonic, Some([("bounds".to_string(), bounds)].into()))
            }
            // the older spelling: `#stablehlo.type_extensions<bounds = [4, ?]>`
            "type_extensions" => ("bounds", Some(self.fields(None)?)),
            _ => (mnemonic, self.fields(None).ok()),
        };
        Ok(fields.map(|fields| structure(dialect, mnemonic, fields)))
    }

    /// `<...>` of a known structure.
    pub fn struct_of(&mut self, def: &'static StructDef) -> Result<Attribute> {
        if def.mnemonic == "conv" && self.kind_at(1) == Kind::Open(b'[') {
            self.open(b'<')?;
            let fields = self.convolution_dimensions()?;
            self.close()?;
            return Ok(structure(def.dialect, def.mnemonic, fields));
        }
        let mut fields = self.fields(Some(def))?;
        if DEFAULTED.contains(&def.mnemonic) {
            let is_list = |name: &str| {
                let mut fields = def.fields.iter();
                fields.any(|field| field.name == name && field.kind == FieldKind::Integers)
            };
            let is_array = |value: &Attribute| matches!(value, Attribute::Array(_));
            fields.retain(|name, value| !is_default(value) || is_list(name) != is_array(value));
        }
        Ok(structure(def.dialect, def.mnemonic, fields))
    }

    /// `<a = [0], b = 1>`.
    fn fields(&mut self, def: Option<&StructDef>) -> Result<Attributes> {
        let mut fields = Attributes::new();
        self.open(b'<')?;
        if def.is_some_and(|def| def.mnemonic == "conv") {
            self.eat_word("raw");
        }
        while self.kind() != Kind::Close {
            let span = self.span();
            let name = self.expect(Kind::Word, "a field's name")?;
            if def.is_some_and(|def| def.fields.iter().all(|field| field.name != name)) {
                let message = format!("there is no field `{name}` here");
                return Err(Box::new(Diagnostic::error(message, span)));
            }
            self.expect_mark(b'=')?;
            let value = match self.has_unknown_size() {
                true => self.unknown_sizes(b'[')?,
                false => self.attribute()?,
            };
            if fields.insert(name.to_string(), value).is_some() {
                let message = format!("the field `{name}` is given twice");
                return Err(Box::new(Diagnostic::error(message, span)));
            }
            if !self.eat_mark(b',') {
                break;
            }
        }
        self.close()?;
        Ok(fields)
    }

    /// Whether a list is next in which a `?` stands for a size.
    fn has_unknown_size(&self) -> bool {
        let list = &self.nodes[self.at..self.after()];
        self.is(Rule::parameter_list) && list.iter().any(|it| it.rule == Rule::unknown_size)
    }

    /// Sizes of which some are `?`: these are [`i64::MIN`], as MLIR has it.
    fn unknown_sizes(&mut self, bracket: u8) -> Result<Attribute> {
        let sizes = self.list(bracket, |parser| match parser.eat_mark(b'?') {
            true => Ok(Attribute::Integer(i128::from(i64::MIN), I64)),
            false => parser.number_of_type(I64),
        })?;
        Ok(Attribute::Array(sizes))
    }

    /// `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]` as the named fields of the attribute.
    pub fn convolution_dimensions(&mut self) -> Result<Attributes> {
        let input = self.dimension_letters("b", "f")?;
        self.expect_word("x")?;
        let kernel = self.dimension_letters("i", "o")?;
        if !self.eat(Kind::Arrow) {
            return self.expected("`->`");
        }
        let output = self.dimension_letters("b", "f")?;
        let integer = |value: i64| Attribute::Integer(i128::from(value), I64);
        let integers =
            |values: &[i64]| Attribute::Array(values.iter().copied().map(integer).collect());
        let fields = [
            ("input_batch_dimension", integer(input.first)),
            ("input_feature_dimension", integer(input.second)),
            ("input_spatial_dimensions", integers(&input.spatial)),
            ("kernel_input_feature_dimension", integer(kernel.first)),
            ("kernel_output_feature_dimension", integer(kernel.second)),
            ("kernel_spatial_dimensions", integers(&kernel.spatial)),
            ("output_batch_dimension", integer(output.first)),
            ("output_feature_dimension", integer(output.second)),
            ("output_spatial_dimensions", integers(&output.spatial)),
        ];
        Ok(fields.into_iter().map(|(name, value)| (name.to_string(), value)).collect())
    }

    /// `[b, 0, 1, f]`: the places of two letters and of the spatial dimensions 0, 1, ...
    fn dimension_letters(&mut self, first: &str, second: &str) -> Result<Letters> {
        let span = self.span();
        let mut letters = Letters { first: -1, second: -1, spatial: Vec::new() };
        let mut position = 0;
        let mut numbered = Vec::new();
        self.list(b'[', |parser| {
            match (parser.kind(), parser.word()) {
                (Kind::Word, word) if word == first && letters.first < 0 => {
                    letters.first = position;
                    parser.bump();
                }
                (Kind::Word, word) if word == second && letters.second < 0 => {
                    letters.second = position;
                    parser.bump();
                }
                (Kind::Mark(b'?'), _) => parser.bump(),
                _ => {
                    let what = format!("`{first}`, `{second}` (each once) or a spatial dimension");
                    numbered.push((parser.number::<usize>(&what)?, position));
                }
            }
            position += 1;
            Ok(())
        })?;
        numbered.sort_unstable();
        let dense = numbered.iter().enumerate().all(|(index, (number, _))| index == *number);
        if letters.first < 0 || letters.second < 0 || !dense {
            let message = format!(
                "expected `{first}`, `{second}` and the spatial dimensions from 0 on, each once"
            );
            return Err(Box::new(Diagnostic::error(message, span)));
        }
        letters.spatial = numbered.into_iter().map(|(_, position)| position).collect();
        Ok(letters)
    }
}

/// The word of an enumeration that was probably meant, also one in small letters.
fn closest_word(word: &str, words: &'static [&'static str]) -> Option<&'static str> {
    let same = words.iter().copied().find(|known| known.eq_ignore_ascii_case(word));
    same.or_else(|| closest(word, words.iter().copied()))
}

/// The structures whose fields may be absent: an absent field means an empty list or zero.
const DEFAULTED: [&str; 3] = ["gather", "scatter", "dot"];

fn is_default(value: &Attribute) -> bool {
    match value {
        Attribute::Array(items) => items.is_empty(),
        Attribute::Integer(value, _) => *value == 0,
        _ => false,
    }
}

pub(super) fn structure(dialect: &str, mnemonic: &str, fields: Attributes) -> Attribute {
    let (dialect, mnemonic) = (dialect.to_string(), mnemonic.to_string());
    Attribute::Struct(StructAttribute { dialect, mnemonic, fields })
}

/// The places of the dimensions of one side of a convolution.
struct Letters {
    first: i64,
    second: i64,
    spatial: Vec<i64>,
}
