//! Replica groups as axes of a mesh
//! ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#stablehlo-mesh)).

use std::collections::BTreeMap;

use super::super::prelude::*;
use crate::ir::{Attribute, Attributes, Item, Module, StructAttribute};
use crate::tensor::index::index_at;

/// The most devices of a mesh. It is more than any mesh has, and keeps sizes small enough to list.
const MOST_DEVICES: usize = 1 << 20;

/// A named grid of devices.
struct Mesh {
    axes: Vec<(String, usize)>,
    /// The devices by coordinates in row-major order, or `None` if they are numbered in that order.
    device_ids: Option<Vec<i64>>,
}

/// An axis, or a part of it, along which groups extend.
struct AxisRef {
    axis: usize,
    /// The size of the axis, or of the part of it.
    size: usize,
    /// The step between neighbours of the part, along the axis.
    step: usize,
}

/// The groups that `#stablehlo.replica_group_mesh_axes<...>` stands for: devices that differ only along the
/// axes are in one group, in the order of their coordinates along these axes.
pub fn replica_groups(
    module: &Module,
    fields: &StructAttribute,
) -> Result<Vec<Vec<i64>>, Violation> {
    if fields.mnemonic != "replica_group_mesh_axes" {
        return Err(wrong("expected #stablehlo.replica_group_mesh_axes<...>"));
    }
    let mesh = match fields.fields.get("mesh") {
        Some(Attribute::Struct(mesh)) if mesh.mnemonic == "mesh" => Mesh::of(&mesh.fields)?,
        Some(Attribute::Symbol(symbol)) => Mesh::named(module, symbol)?,
        _ => return Err(wrong("expected a mesh or the symbol of one")),
    };
    let Some(Attribute::Array(axes)) = fields.fields.get("axes") else {
        return Err(wrong("expected a list of axes"));
    };
    let axes = axes.iter().map(|axis| mesh.axis_ref(axis)).collect::<Result<Vec<_>, _>>()?;
    mesh.groups(&axes)
}

/// Whether the mesh is a symbol that is declared but not defined, so that its groups are not known before the
/// program is to run.
pub fn is_promise(module: &Module, fields: &StructAttribute) -> bool {
    match fields.fields.get("mesh") {
        Some(Attribute::Symbol(symbol)) if symbol.len() == 1 => {
            Mesh::named(module, symbol).is_err()
                && module.items.iter().any(|item| attributes_of(item, &symbol[0]).is_some())
        }
        _ => false,
    }
}

/// The attributes of an item of this name.
fn attributes_of<'m>(item: &'m Item, name: &str) -> Option<Vec<&'m Attributes>> {
    match item {
        Item::Other(op, _) => {
            let all = vec![&op.properties, &op.attributes];
            let mut names = all.iter().filter_map(|attributes| attributes.get("sym_name"));
            names.any(|attribute| attribute.as_text().as_deref() == Some(name)).then_some(all)
        }
        Item::Function(function) => (function.name == name).then(|| vec![&function.attributes]),
        Item::Module(module) => {
            (module.name.as_deref() == Some(name)).then(|| vec![&module.attributes])
        }
    }
}

impl Mesh {
    /// Reads `#stablehlo.mesh<axes=[<name = "x", size = 2>], device_ids=dense<...>>`. In the dictionary of an
    /// op, the fields are entries: `{axes = [{name = "x", size = 2}]}`.
    fn of(mesh: &Attributes) -> Result<Mesh, Violation> {
        let Some(Attribute::Array(axes)) = mesh.get("axes") else {
            return Err(wrong("a mesh has a list of axes"));
        };
        let axis = |axis: &Attribute| {
            let fields = match axis {
                Attribute::Struct(axis) if axis.mnemonic == "mesh_axis" => &axis.fields,
                Attribute::Dictionary(axis) => axis,
                _ => return None,
            };
            let size = usize::try_from(fields.get("size")?.as_integer()?).ok()?;
            Some((fields.get("name")?.as_text()?, size))
        };
        let axes = axes
            .iter()
            .map(|attribute| axis(attribute).ok_or_else(|| wrong("an axis has name and size")));
        let device_ids = mesh.get("device_ids").and_then(Attribute::as_integers);
        Ok(Mesh { axes: axes.collect::<Result<_, _>>()?, device_ids })
    }

    /// The mesh that a symbol of the module names.
    fn named(module: &Module, symbol: &[String]) -> Result<Mesh, Violation> {
        let missing = || wrong(&format!("there is no mesh @{}", symbol.join("::@")));
        let [name] = symbol else { return Err(missing()) };
        let attribute = |attributes: &[&Attributes], key: &str| {
            attributes.iter().find_map(|attributes| attributes.get(key)).cloned()
        };
        let found = module.items.iter().find_map(|item| {
            let all = attributes_of(item, name)?;
            attribute(&all, "mesh").or_else(|| attribute(&all, "stablehlo.mesh"))
        });
        match found.ok_or_else(missing)? {
            Attribute::Struct(mesh) if mesh.mnemonic == "mesh" => Mesh::of(&mesh.fields),
            Attribute::Dictionary(mesh) => Mesh::of(&mesh),
            Attribute::Opaque(text) => Mesh::of_sdy(&text).ok_or_else(missing),
            _ => Err(missing()),
        }
    }

    /// Reads `#sdy.mesh<["x"=2, "y"=4], device_ids=[1, 0, ...]>`.
    fn of_sdy(text: &str) -> Option<Mesh> {
        let (axes, rest) = text.split_once('[')?.1.split_once(']')?;
        let axis = |axis: &str| {
            let (name, size) = axis.rsplit_once('=')?;
            Some((name.trim().trim_matches('"').to_string(), size.trim().parse().ok()?))
        };
        let axes = axes.split(',').filter(|axis| !axis.trim().is_empty()).map(axis);
        let ids = rest.split_once('[').and_then(|(_, ids)| ids.split_once(']'));
        let ids = ids.map(|(ids, _)| ids.split(',').map(|id| id.trim().parse().ok()).collect());
        Some(Mesh { axes: axes.collect::<Option<_>>()?, device_ids: ids.unwrap_or(None) })
    }

    /// Reads `#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>`.
    fn axis_ref(&self, attribute: &Attribute) -> Result<AxisRef, Violation> {
        let (name, part) = match attribute {
            Attribute::Struct(axis) if axis.mnemonic == "axis_ref" => (
                axis.fields.get("name").and_then(Attribute::as_text),
                axis.fields.get("sub_axis_info"),
            ),
            _ => (None, None),
        };
        let name = name.ok_or_else(|| wrong("expected #stablehlo.axis_ref<name = ...>"))?;
        let axis = self.axes.iter().position(|(axis, _)| *axis == name);
        let axis = axis.ok_or_else(|| wrong(&format!("the mesh has no axis \"{name}\"")))?;
        let whole = self.axes[axis].1;
        let Some(part) = part else { return Ok(AxisRef { axis, size: whole, step: 1 }) };
        let number = |field| match part {
            Attribute::Struct(part) => usize::try_from(part.integer(field)).unwrap_or(0),
            _ => 0,
        };
        let (before, size) = (number("pre_size"), number("size"));
        let taken = before.saturating_mul(size);
        if taken == 0 || !whole.is_multiple_of(taken) {
            let message = format!("axis \"{name}\" of size {whole} has no part ({before}){size}");
            return Err(wrong(&message));
        }
        Ok(AxisRef { axis, size, step: whole / taken })
    }

    fn groups(&self, axes: &[AxisRef]) -> Result<Vec<Vec<i64>>, Violation> {
        let count = self.axes.iter().try_fold(1usize, |count, axis| count.checked_mul(axis.1));
        let count = count.filter(|&count| (1..=MOST_DEVICES).contains(&count));
        let count = count.ok_or_else(|| wrong("the mesh has no devices, or too many"))?;
        if self.device_ids.as_ref().is_some_and(|ids| ids.len() != count) {
            return Err(wrong(&format!(
                "the mesh has {count} devices, and not as many device_ids"
            )));
        }
        let mut unique = self.device_ids.clone().unwrap_or_default();
        unique.sort_unstable();
        if unique.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(wrong("the mesh names a device twice"));
        }
        let mut groups: BTreeMap<Vec<usize>, Vec<(Vec<usize>, i64)>> = BTreeMap::new();
        let sizes: Vec<usize> = self.axes.iter().map(|(_, size)| *size).collect();
        for number in 0..count {
            let mut rest = index_at(&sizes, number);
            let mut along = Vec::with_capacity(axes.len());
            for axis in axes {
                let digit = rest[axis.axis] / axis.step % axis.size;
                rest[axis.axis] -= digit * axis.step;
                along.push(digit);
            }
            let device = self.device_ids.as_ref().map_or(number as i64, |ids| ids[number]);
            groups.entry(rest).or_default().push((along, device));
        }
        let ordered = groups.into_values().map(|mut group| {
            group.sort_unstable();
            group.into_iter().map(|(_, device)| device).collect()
        });
        Ok(ordered.collect())
    }
}

fn wrong(message: &str) -> Violation {
    Violation::unlabelled(format!("replica_groups: {message}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mesh(axes: &[(&str, usize)], device_ids: Option<Vec<i64>>) -> Mesh {
        let axes = axes.iter().map(|(name, size)| (name.to_string(), *size)).collect();
        Mesh { axes, device_ids }
    }

    fn whole(axis: usize, size: usize) -> AxisRef {
        AxisRef { axis, size, step: 1 }
    }

    #[test]
    fn devices_along_an_axis_are_together() {
        let mesh = mesh(&[("x", 2), ("y", 3)], None);
        assert_eq!(mesh.groups(&[whole(1, 3)]).unwrap(), [[0, 1, 2], [3, 4, 5]]);
        assert_eq!(mesh.groups(&[whole(0, 2)]).unwrap(), [[0, 3], [1, 4], [2, 5]]);
    }

    #[test]
    fn the_order_of_axes_is_that_of_the_group() {
        let mesh = mesh(&[("x", 2), ("y", 2)], None);
        assert_eq!(mesh.groups(&[whole(1, 2), whole(0, 2)]).unwrap(), [[0, 2, 1, 3]]);
    }

    #[test]
    fn a_part_of_an_axis_steps_over_the_rest() {
        let mesh = mesh(&[("x", 8)], None);
        let part =
            |before: usize, size: usize| AxisRef { axis: 0, size, step: 8 / (before * size) };
        assert_eq!(mesh.groups(&[part(1, 2)]).unwrap(), [[0, 4], [1, 5], [2, 6], [3, 7]]);
        assert_eq!(mesh.groups(&[part(2, 2)]).unwrap(), [[0, 2], [1, 3], [4, 6], [5, 7]]);
        assert_eq!(mesh.groups(&[part(4, 2)]).unwrap(), [[0, 1], [2, 3], [4, 5], [6, 7]]);
    }

    #[test]
    fn device_ids_name_the_devices() {
        let mesh = mesh(&[("x", 2), ("y", 2)], Some(vec![3, 2, 1, 0]));
        assert_eq!(mesh.groups(&[whole(1, 2)]).unwrap(), [[3, 2], [1, 0]]);
    }

    #[test]
    fn a_mesh_is_read_from_an_attribute_and_from_a_dictionary() {
        for text in [
            "#stablehlo.mesh<axes=[<name = \"x\", size = 2>], device_ids=dense<[1, 0]> : tensor<2xi64>>",
            "{axes = [{name = \"x\", size = 2}], device_ids = dense<[1, 0]> : tensor<2xi64>}",
        ] {
            let fields = match crate::syntax::parse_attribute(text, crate::ops::registry()) {
                Ok(Attribute::Struct(mesh)) => mesh.fields,
                Ok(Attribute::Dictionary(mesh)) => mesh,
                other => panic!("{other:?}"),
            };
            let mesh = Mesh::of(&fields).unwrap();
            assert_eq!(mesh.axes, [("x".to_string(), 2)]);
            assert_eq!(mesh.device_ids, Some(vec![1, 0]));
        }
    }

    #[test]
    fn a_mesh_of_sdy_is_read() {
        let mesh = Mesh::of_sdy("#sdy.mesh<[\"x\"=2, \"y\"=1], device_ids=[1, 0]>").unwrap();
        assert_eq!(mesh.axes, [("x".to_string(), 2), ("y".to_string(), 1)]);
        assert_eq!(mesh.device_ids, Some(vec![1, 0]));
        assert!(Mesh::of_sdy("#sdy.mesh<[]>").unwrap().axes.is_empty());
    }
}
