//! Attributes of meshes and their axes, which name the groups of collective operations.

use super::attributes::I64;
use super::dialect::structure;
use super::parser::{Parser, Result};
use super::tree::Kind;
use crate::ir::{Attribute, Attributes};
use crate::numeric::ElementType;

/// The kind of value that a field has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Holds {
    /// `"x"`.
    Name,
    /// `2`.
    Size,
    /// `(2)4`.
    PartOfAxis,
    /// `[<name = "x", size = 2>]`.
    AxesOfMesh,
    /// `dense<[1, 0]> : tensor<2xi64>`.
    DeviceIds,
    /// `@mesh` or `#stablehlo.mesh<...>`.
    Mesh,
    /// `[#stablehlo.axis_ref<name = "x">]`.
    Axes,
}

struct Field {
    name: &'static str,
    holds: Holds,
    required: bool,
}

const fn required(name: &'static str, holds: Holds) -> Field {
    Field { name, holds, required: true }
}

const fn optional(name: &'static str, holds: Holds) -> Field {
    Field { name, holds, required: false }
}

/// The attributes by their mnemonics, with their fields in the order in which MLIR prints them.
static STRUCTURES: [(&str, &[Field]); 4] = [
    ("mesh", &[required("axes", Holds::AxesOfMesh), optional("device_ids", Holds::DeviceIds)]),
    ("mesh_axis", &[required("name", Holds::Name), required("size", Holds::Size)]),
    ("axis_ref", &[required("name", Holds::Name), optional("sub_axis_info", Holds::PartOfAxis)]),
    ("replica_group_mesh_axes", &[required("mesh", Holds::Mesh), required("axes", Holds::Axes)]),
];

/// Whether a StableHLO attribute of this mnemonic is one of a mesh.
pub(super) fn is_of_mesh(mnemonic: &str) -> bool {
    mnemonic == "sub_axis_info" || STRUCTURES.iter().any(|(known, _)| *known == mnemonic)
}

impl Parser<'_> {
    /// The parameters behind the name of an attribute of a mesh.
    pub(super) fn of_mesh(&mut self, mnemonic: &str) -> Result<Attribute> {
        match STRUCTURES.iter().find(|(known, _)| *known == mnemonic) {
            Some((mnemonic, fields)) => self.nested(|parser| parser.mesh_fields(mnemonic, fields)),
            None => self.part_of_axis(),
        }
    }

    /// `<name = "x", size = 2>`, whose fields come in any order but those of a mesh.
    fn mesh_fields(&mut self, mnemonic: &str, known: &[Field]) -> Result<Attribute> {
        let mut found = vec![None; known.len()];
        self.open(b'<')?;
        loop {
            let place = self.mesh_field(mnemonic, known, &found)?;
            self.bump();
            self.expect_mark(b'=')?;
            found[place] = Some(self.mesh_value(known[place].holds)?);
            if !self.eat_mark(b',') {
                break;
            }
        }
        let missing = known.iter().zip(&found).find(|(field, it)| field.required && it.is_none());
        if let Some((field, _)) = missing {
            return self.expected(&format!("`, {} = ...`", field.name));
        }
        self.close()?;
        let fields = known.iter().zip(found);
        let fields = fields.filter_map(|(field, value)| Some((field.name.to_string(), value?)));
        Ok(structure("stablehlo", mnemonic, fields.collect::<Attributes>()))
    }

    /// The place of the field whose name is next, which has no value yet.
    fn mesh_field(
        &self,
        mnemonic: &str,
        known: &[Field],
        found: &[Option<Attribute>],
    ) -> Result<usize> {
        let places = (0..known.len()).filter(|&place| found[place].is_none());
        let open: Vec<usize> =
            places.take(if mnemonic == "mesh" { 1 } else { known.len() }).collect();
        if let Some(&place) = open.iter().find(|&&place| self.is_word(known[place].name)) {
            return Ok(place);
        }
        let names: Vec<_> = open.iter().map(|&it| format!("`{}`", known[it].name)).collect();
        match names.is_empty() {
            true => self.expected("the closing bracket: all fields are given"),
            false => self.expected(&format!("the field {} of `{mnemonic}`", names.join(" or "))),
        }
    }

    fn mesh_value(&mut self, holds: Holds) -> Result<Attribute> {
        let first = self.at;
        let (value, what) = match holds {
            Holds::Name => return self.string().map(Attribute::String),
            Holds::Size => return self.number_of_type(I64),
            Holds::AxesOfMesh => return self.list(b'[', Self::axis_of_mesh).map(Attribute::Array),
            Holds::PartOfAxis if self.is_open(b'(') => return self.part_of_axis(),
            Holds::PartOfAxis => (self.attribute()?, "a part of an axis such as `(1)2`"),
            Holds::DeviceIds => (self.attribute()?, "integers in `dense<...>`"),
            Holds::Mesh => (self.attribute()?, "a mesh or the symbol of one"),
            Holds::Axes => (self.attribute()?, "a list of axes in brackets"),
        };
        let fits = match (&value, holds) {
            (Attribute::Struct(part), Holds::PartOfAxis) => part.mnemonic == "sub_axis_info",
            (Attribute::Struct(mesh), Holds::Mesh) => mesh.mnemonic == "mesh",
            (Attribute::Symbol(path), Holds::Mesh) => path.len() == 1,
            (Attribute::Array(_), Holds::Axes) => true,
            (Attribute::Dense(ids), Holds::DeviceIds) => matches!(
                ids.ty.element,
                ElementType::Integer(_) | ElementType::Boolean | ElementType::Index
            ),
            _ => false,
        };
        if !fits {
            self.at = first;
            return self.expected(what);
        }
        Ok(value)
    }

    /// `<name = "x", size = 2>`, which may have its name in front.
    fn axis_of_mesh(&mut self) -> Result<Attribute> {
        if self.is_open(b'<') {
            return self.of_mesh("mesh_axis");
        }
        let first = self.at;
        if self.kind() == Kind::Hash
            && let axis @ Attribute::Struct(_) = self.attribute()?
            && matches!(&axis, Attribute::Struct(axis) if axis.mnemonic == "mesh_axis")
        {
            return Ok(axis);
        }
        self.at = first;
        self.expected("an axis such as `<name = \"x\", size = 2>`")
    }

    /// `(2)4`: a part of size 4 of an axis, after parts of size 2 together.
    fn part_of_axis(&mut self) -> Result<Attribute> {
        self.open(b'(')?;
        let before = self.number_of_type(I64)?;
        self.close()?;
        let size = self.number_of_type(I64)?;
        let fields = [("pre_size".to_string(), before), ("size".to_string(), size)];
        Ok(structure("stablehlo", "sub_axis_info", fields.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ops;
    use crate::syntax::parse_attribute;

    fn attribute(text: &str) -> Attribute {
        parse_attribute(text, ops::registry()).unwrap_or_else(|error| panic!("{text}: {error:?}"))
    }

    #[test]
    fn meshes_and_their_axes_are_read_in_every_spelling_and_printed_as_mlir_does() {
        for (text, printed) in [
            ("#stablehlo.mesh<axes=[<name = \"x\", size = 2>, <name = \"y\", size = 3>]>", None),
            (
                "#stablehlo.mesh<axes = [#stablehlo.mesh_axis<size = 2, name = \"x\">]>",
                Some("#stablehlo.mesh<axes=[<name = \"x\", size = 2>]>"),
            ),
            (
                "#stablehlo<mesh<axes=[<name = \"x\", size = 2>]>>",
                Some("#stablehlo.mesh<axes=[<name = \"x\", size = 2>]>"),
            ),
            (
                "#stablehlo.mesh<axes=[<name = \"x\", size = 2>], device_ids = dense<[1,0]> : tensor<2xi64>>",
                Some(
                    "#stablehlo.mesh<axes=[<name = \"x\", size = 2>], device_ids=dense<[1, 0]> : tensor<2xi64>>",
                ),
            ),
            ("#stablehlo.mesh<axes=[]>", None),
            ("#stablehlo.axis_ref<name = \"x\">", None),
            (
                "#stablehlo.axis_ref<sub_axis_info = #stablehlo<sub_axis_info(1)2>, name = \"x\">",
                Some("#stablehlo.axis_ref<name = \"x\", sub_axis_info = (1)2>"),
            ),
            ("#stablehlo<sub_axis_info(1)2>", None),
            (
                "#stablehlo.replica_group_mesh_axes<axes = [#stablehlo.axis_ref<name = \"x\">], mesh = @m>",
                Some(
                    "#stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = \"x\">]>",
                ),
            ),
        ] {
            let read = attribute(text);
            assert!(matches!(read, Attribute::Struct(_)), "{text}");
            assert_eq!(read.to_string(), printed.unwrap_or(text));
            assert_eq!(attribute(&read.to_string()), read);
        }
    }

    #[test]
    fn damaged_meshes_are_refused_with_what_is_missing() {
        for (text, expected) in [
            ("#stablehlo.mesh<axes=[<size = 2>]>", "`, name = ...`"),
            ("#stablehlo.mesh_axis<name = \"x\", size = 2, size = 2>", "all fields are given"),
            ("#stablehlo.mesh_axis<name = \"x\", size = 2 : i64>", "closing bracket"),
            ("#stablehlo.mesh_axis<name = x, size = 2>", "a string"),
            (
                "#stablehlo.mesh<device_ids = dense<0> : tensor<1xi64>, axes=[]>",
                "the field `axes` of `mesh`",
            ),
            ("#stablehlo.mesh<axes=[#stablehlo.axis_ref<name = \"x\">]>", "an axis such as"),
            ("#stablehlo.mesh<axes=[], device_ids = dense<0.0> : tensor<1xf32>>", "integers"),
            ("#stablehlo.replica_group_mesh_axes<mesh = @a::@b, axes = []>", "a mesh"),
            ("#stablehlo.replica_group_mesh_axes<mesh = @m, axes = @x>", "a list of axes"),
            (
                "#stablehlo.replica_group_mesh_axes<mesh = @m, axes = [], foo = 1>",
                "all fields are given",
            ),
            ("#stablehlo.axis_ref<name = \"x\", sub_axis_info = 2>", "a part of an axis"),
        ] {
            let error = parse_attribute(text, ops::registry()).unwrap_err();
            assert!(error.message.contains(expected), "{text}: {}", error.message);
        }
    }
}
