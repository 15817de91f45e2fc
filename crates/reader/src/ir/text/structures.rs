//! Attributes of named fields as MLIR text.

use std::fmt::{self, Display, Formatter, Write};

use super::{Listed, Untyped};
use crate::ir::{Attribute, StructAttribute};

/// `#stablehlo.gather<offset_dims = [0], index_vector_dim = 1>`.
impl Display for StructAttribute {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.mnemonic == "sub_axis_info" {
            write!(f, "#{}<sub_axis_info", self.dialect)?;
            write_part_of_axis(self, f)?;
            return f.write_char('>');
        }
        write!(f, "#{}.{}", self.dialect, self.mnemonic)?;
        if let Some(dimensions) = ConvolutionDimensions::of(self) {
            return write!(f, "<{dimensions}>");
        }
        match (self.mnemonic.as_str(), self.fields.get("bounds")) {
            ("bounds", Some(Attribute::Array(sizes))) => {
                f.write_char('<')?;
                for (index, size) in sizes.iter().enumerate() {
                    f.write_str(if index > 0 { ", " } else { "" })?;
                    write_field(size, f)?;
                }
                f.write_char('>')
            }
            _ if self.mnemonic == "mesh" => self.write_mesh(f),
            _ => FieldList(self).fmt(f),
        }
    }
}

impl StructAttribute {
    /// `<axes=[<name = "x", size = 2>], device_ids=dense<[1, 0]> : tensor<2xi64>>`.
    fn write_mesh(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (index, (name, value)) in self.fields.iter().enumerate() {
            write!(f, "{}{name}=", if index > 0 { ", " } else { "<" })?;
            match value {
                Attribute::Array(axes) => {
                    let axes: Vec<MeshAxis<'_>> = axes.iter().map(MeshAxis::from).collect();
                    write!(f, "[{}]", Listed(&axes))?;
                }
                other => write_field(other, f)?,
            }
        }
        f.write_char('>')
    }
}

/// An axis of a mesh, in the mesh without its name.
enum MeshAxis<'a> {
    Fields(FieldList<'a>),
    Other(&'a Attribute),
}

impl<'a> From<&'a Attribute> for MeshAxis<'a> {
    fn from(axis: &'a Attribute) -> MeshAxis<'a> {
        match axis {
            Attribute::Struct(axis) if axis.mnemonic == "mesh_axis" => {
                MeshAxis::Fields(FieldList(axis))
            }
            other => MeshAxis::Other(other),
        }
    }
}

impl Display for MeshAxis<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            MeshAxis::Fields(fields) => fields.fmt(f),
            MeshAxis::Other(other) => other.fmt(f),
        }
    }
}

/// The fields of a structured attribute in angle brackets: `<lhs_contracting_dimensions = [1]>`.
pub struct FieldList<'a>(pub &'a StructAttribute);

impl Display for FieldList<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        // a convolution's fields are written by name only where they make no sense in brackets
        f.write_str(if self.0.mnemonic == "conv" { "<raw " } else { "<" })?;
        for (index, (name, value)) in self.0.fields.iter().enumerate() {
            let comma = if index > 0 { ", " } else { "" };
            write!(f, "{comma}{name} = ")?;
            write_field(value, f)?;
        }
        f.write_char('>')
    }
}

/// `(2)4`: a part of size 4 of an axis, after parts of size 2 together.
fn write_part_of_axis(part: &StructAttribute, f: &mut Formatter<'_>) -> fmt::Result {
    write!(f, "({}){}", part.integer("pre_size"), part.integer("size"))
}

/// Writes a field's value: numbers go without types, at any depth; an unknown size is `?`.
fn write_field(value: &Attribute, f: &mut Formatter<'_>) -> fmt::Result {
    const UNKNOWN: i128 = i64::MIN as i128;
    let items = match value {
        Attribute::Array(items) => items,
        Attribute::Integer(UNKNOWN, _) => return f.write_char('?'),
        // MLIR reads a field of an enumeration in this spelling alone
        Attribute::Enum(dialect, mnemonic, word) => {
            return write!(f, "#{dialect}.{mnemonic}<{word}>");
        }
        Attribute::Struct(part) if part.mnemonic == "sub_axis_info" => {
            return write_part_of_axis(part, f);
        }
        other => return Untyped(other).fmt(f),
    };
    f.write_char('[')?;
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            f.write_str(", ")?;
        }
        write_field(item, f)?;
    }
    f.write_char(']')
}

/// `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`.
pub struct ConvolutionDimensions([Vec<String>; 3]);

impl ConvolutionDimensions {
    /// The short form of `#stablehlo.conv<...>`, if each dimension has exactly one role.
    pub fn of(fields: &StructAttribute) -> Option<ConvolutionDimensions> {
        if fields.mnemonic != "conv" {
            return None;
        }
        let side = |[(first_name, first), (second_name, second)]: [(&str, char); 2], spatial| {
            let spatial = fields.integers(spatial);
            let mut roles = vec![String::new(); spatial.len() + 2];
            let numbered = spatial.iter().enumerate().map(|(index, &at)| (at, index.to_string()));
            let named = [(first_name, first), (second_name, second)]
                .map(|(name, letter)| (fields.integer(name), letter.to_string()));
            for (at, role) in numbered.chain(named) {
                let role_at = usize::try_from(at).ok().and_then(|at| roles.get_mut(at))?;
                *role_at = role;
            }
            roles.iter().all(|role| !role.is_empty()).then_some(roles)
        };
        let batch_feature = |b, f| [(b, 'b'), (f, 'f')];
        Some(ConvolutionDimensions([
            side(
                batch_feature("input_batch_dimension", "input_feature_dimension"),
                "input_spatial_dimensions",
            )?,
            side(
                [("kernel_input_feature_dimension", 'i'), ("kernel_output_feature_dimension", 'o')],
                "kernel_spatial_dimensions",
            )?,
            side(
                batch_feature("output_batch_dimension", "output_feature_dimension"),
                "output_spatial_dimensions",
            )?,
        ]))
    }
}

impl Display for ConvolutionDimensions {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let [input, kernel, output] = &self.0;
        write!(f, "[{}]x[{}]->[{}]", Listed(input), Listed(kernel), Listed(output))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{Attributes, Type};
    use crate::numeric::{ElementType, IntegerType};

    fn i64_type() -> Type {
        Type::Element(ElementType::Integer(IntegerType { width: 64, signed: true }))
    }

    #[test]
    fn structures_write_numbers_bare() {
        let list = |values: &[i128]| {
            Attribute::Array(values.iter().map(|&v| Attribute::Integer(v, i64_type())).collect())
        };
        let mut fields = Attributes::new();
        fields.insert("offset_dims".into(), list(&[0, 1]));
        fields.insert("index_vector_dim".into(), Attribute::Integer(1, i64_type()));
        let gather =
            StructAttribute { dialect: "stablehlo".into(), mnemonic: "gather".into(), fields };
        assert_eq!(
            gather.to_string(),
            "#stablehlo.gather<offset_dims = [0, 1], index_vector_dim = 1>"
        );
    }
}
