//! The attributes of the `sdy` dialect as data, read from their text.

use std::fmt;

use crate::ir::{Attribute, Item, Module, Op};

use super::scanner::{Scanner, Syntax};
use crate::tensor::index::index_at;

/// The most devices that a mesh may have, so that lists of devices stay small.
pub const MOST_DEVICES: usize = 1 << 20;

/// `#sdy.mesh<["x"=2, "y"=4], device_ids=[...]>`: a named grid of devices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mesh {
    /// The axes with their sizes; the first axis varies slowest.
    pub axes: Vec<(String, i64)>,
    /// The devices in row-major order of their coordinates; an empty list stands for 0, 1, 2, ....
    pub device_ids: Vec<i64>,
}

/// The mesh of a sharding, by its name or in full.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MeshRef {
    /// The name in `@mesh`.
    Named(String),
    /// The mesh in full: `mesh<["x"=2]>`.
    Written(Mesh),
}

/// An axis, `"x"`, or a part of one, `"x":(2)4`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct AxisRef {
    /// The name of the axis.
    pub name: String,
    /// For a part of the axis: the product of the sizes of the parts before it, and its own size.
    pub part: Option<(i64, i64)>,
}

/// The axes along which a dimension is sharded: `{"x", "y", ?}p1`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DimensionSharding {
    /// The axes; the first one varies slowest.
    pub axes: Vec<AxisRef>,
    /// Whether no further axis may be added.
    pub closed: bool,
    /// The priority, if one is written.
    pub priority: Option<i64>,
}

/// The sharding of a tensor: `#sdy.sharding<@mesh, [{"x"}, {}], replicated={"y"}, unreduced={"z"}>`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sharding {
    /// The mesh of the devices.
    pub mesh: MeshRef,
    /// The axes along which each dimension is sharded.
    pub dimensions: Vec<DimensionSharding>,
    /// The axes along which all devices have equal values.
    pub replicated: Vec<AxisRef>,
    /// Axes along which the devices have terms of a sum.
    pub unreduced: Vec<AxisRef>,
}

impl Mesh {
    /// Reads the mesh of an attribute such as `#sdy.mesh<["x"=2]>`.
    ///
    /// # Errors
    ///
    /// What was expected in the text, and what was found.
    pub fn parse(text: &str) -> Result<Mesh, Syntax> {
        let mut scanner = Scanner::new(text);
        scanner.expect("#sdy.mesh")?;
        let mesh = Mesh::read(&mut scanner)?;
        scanner.end()?;
        Ok(mesh)
    }

    /// Reads `<["x"=2], device_ids=[1, 0]>`.
    fn read(scanner: &mut Scanner<'_>) -> Result<Mesh, Syntax> {
        scanner.expect("<")?;
        let axes = scanner.list("[", "]", |scanner| {
            let name = scanner.string()?;
            scanner.expect("=")?;
            Ok((name, scanner.integer()?))
        })?;
        let mut device_ids = Vec::new();
        if scanner.eat(",") {
            scanner.expect("device_ids")?;
            scanner.expect("=")?;
            device_ids = scanner.list("[", "]", Scanner::integer)?;
        }
        scanner.expect(">")?;
        let mut mesh = Mesh { axes, device_ids };
        // device ids that are 0, 1, 2, ... are the default
        if !mesh.axes.is_empty() && (0..).zip(&mesh.device_ids).all(|(index, id)| index == *id) {
            let count = i64::try_from(mesh.device_ids.len());
            if count.ok() == mesh.product() {
                mesh.device_ids.clear();
            }
        }
        Ok(mesh)
    }

    fn product(&self) -> Option<i64> {
        self.axes.iter().try_fold(1i64, |product, (_, size)| product.checked_mul(*size))
    }

    /// The number of devices, unless it exceeds [`MOST_DEVICES`].
    pub fn device_count(&self) -> Option<usize> {
        let count = usize::try_from(self.product()?).ok()?;
        (1..=MOST_DEVICES).contains(&count).then_some(count)
    }

    /// The size of an axis.
    pub fn size(&self, axis: &str) -> Option<i64> {
        self.axes.iter().find(|(name, _)| name == axis).map(|(_, size)| *size)
    }

    /// The size of an axis or of a part of one.
    pub fn size_of(&self, axis: &AxisRef) -> Option<i64> {
        axis.part.map_or_else(|| self.size(&axis.name), |(_, size)| Some(size))
    }

    /// Whether the mesh names a single device, without axes.
    pub fn is_maximal(&self) -> bool {
        self.axes.is_empty() && self.device_ids.len() == 1
    }

    /// The device at a position in the row-major order of the coordinates.
    pub fn device_at(&self, position: usize) -> usize {
        let id = self.device_ids.get(position).filter(|_| !self.axes.is_empty());
        id.map_or(position, |&id| id as usize)
    }

    /// The position of a device, if the mesh has it.
    pub fn position_of(&self, device: usize) -> Option<usize> {
        let devices = self.device_count()?;
        (0..devices).find(|&position| self.device_at(position) == device)
    }

    /// The coordinates of a position, one for each axis.
    pub fn coordinates(&self, position: usize) -> Vec<usize> {
        let sizes: Vec<usize> = self.axes.iter().map(|&(_, size)| size.max(1) as usize).collect();
        index_at(&sizes, position)
    }
}

impl Sharding {
    /// Reads the sharding of an attribute such as `#sdy.sharding<@mesh, [{"x"}, {}]>`.
    ///
    /// # Errors
    ///
    /// What was expected in the text, and what was found.
    pub fn parse(text: &str) -> Result<Sharding, Syntax> {
        let mut scanner = Scanner::new(text);
        scanner.expect("#sdy.sharding")?;
        let sharding = Sharding::read(&mut scanner)?;
        scanner.end()?;
        Ok(sharding)
    }

    /// Reads the shardings of `#sdy.sharding_per_value<[<@mesh, [{"x"}]>, ...]>`.
    ///
    /// # Errors
    ///
    /// What was expected in the text, and what was found.
    pub fn parse_list(text: &str) -> Result<Vec<Sharding>, Syntax> {
        let mut scanner = Scanner::new(text);
        scanner.expect("#sdy.sharding_per_value")?;
        scanner.expect("<")?;
        let shardings = scanner.list("[", "]", Sharding::read)?;
        scanner.expect(">")?;
        scanner.end()?;
        Ok(shardings)
    }

    /// Reads `<@mesh, [{"x"}, {}], replicated={"y"}>`.
    fn read(scanner: &mut Scanner<'_>) -> Result<Sharding, Syntax> {
        // an item of a list may have the full name of the attribute
        scanner.eat("#sdy.sharding");
        scanner.expect("<")?;
        let mesh = match scanner.eat("mesh") {
            true => MeshRef::Written(Mesh::read(scanner)?),
            false => MeshRef::Named(scanner.symbol()?),
        };
        scanner.expect(",")?;
        let dimensions = scanner.list("[", "]", dimension)?;
        let mut sharding =
            Sharding { mesh, dimensions, replicated: Vec::new(), unreduced: Vec::new() };
        while scanner.eat(",") {
            if sharding.replicated.is_empty() && scanner.eat("replicated") {
                scanner.expect("=")?;
                sharding.replicated = axis_list(scanner)?;
            } else if sharding.unreduced.is_empty() && scanner.eat("unreduced") {
                scanner.eat("=");
                let _is_named = ["sum", "max", "min"].into_iter().any(|word| scanner.eat(word));
                sharding.unreduced = axis_list(scanner)?;
            } else {
                return Err(scanner.expected("`replicated=` or `unreduced=`"));
            }
        }
        scanner.expect(">")?;
        Ok(sharding)
    }

    /// All axes that the sharding names.
    pub fn axes(&self) -> impl Iterator<Item = &AxisRef> {
        let dimensions = self.dimensions.iter().flat_map(|dimension| &dimension.axes);
        dimensions.chain(&self.replicated).chain(&self.unreduced)
    }
}

/// Reads the axes of `#sdy<manual_axes{"x", "y"}>`.
///
/// # Errors
///
/// What was expected in the text, and what was found.
pub fn manual_axes(text: &str) -> Result<Vec<String>, Syntax> {
    let mut scanner = Scanner::new(text);
    for part in ["#sdy", "<", "manual_axes"] {
        scanner.expect(part)?;
    }
    let axes = scanner.list("{", "}", Scanner::string)?;
    scanner.expect(">")?;
    scanner.end()?;
    Ok(axes)
}

/// Reads `{"x", ?}p1`.
fn dimension(scanner: &mut Scanner<'_>) -> Result<DimensionSharding, Syntax> {
    scanner.expect("{")?;
    let (mut axes, mut closed) = (Vec::new(), true);
    while !scanner.eat("}") {
        if !axes.is_empty() {
            scanner.expect(",")?;
        }
        if scanner.eat("?") {
            closed = false;
            scanner.expect("}")?;
            break;
        }
        axes.push(axis(scanner)?);
    }
    let priority = if scanner.eat("p") { Some(scanner.natural()?) } else { None };
    Ok(DimensionSharding { axes, closed, priority })
}

/// Reads the axes of `#sdy<axis_ref_list{"x"}>`.
pub fn axis_list_of(text: &str) -> Result<Vec<AxisRef>, Syntax> {
    inside(text, "axis_ref_list", axis_list)
}

/// Reads the axes of `#sdy<list_of_axis_ref_lists[{"x"}, {}]>`, dimension by dimension.
pub fn axis_lists_of(text: &str) -> Result<Vec<Vec<AxisRef>>, Syntax> {
    inside(text, "list_of_axis_ref_lists", |scanner| scanner.list("[", "]", axis_list))
}

/// Axes that move from one dimension to another, and these two dimensions.
pub type AxesMove = (Vec<AxisRef>, i64, i64);

/// Reads the moves of `#sdy<all_to_all_param_list[{"x"}: 0->1]>`.
pub fn moves_of(text: &str) -> Result<Vec<AxesMove>, Syntax> {
    inside(text, "all_to_all_param_list", |scanner| {
        scanner.list("[", "]", |scanner| {
            let axes = axis_list(scanner)?;
            scanner.expect(":")?;
            let from = scanner.integer()?;
            scanner.expect("->")?;
            Ok((axes, from, scanner.integer()?))
        })
    })
}

/// Reads the text inside of `#sdy<name...>`.
fn inside<T>(
    text: &str,
    name: &str,
    read: impl FnOnce(&mut Scanner<'_>) -> Result<T, Syntax>,
) -> Result<T, Syntax> {
    let mut scanner = Scanner::new(text);
    for part in ["#sdy", "<", name] {
        scanner.expect(part)?;
    }
    let found = read(&mut scanner)?;
    scanner.expect(">")?;
    scanner.end()?;
    Ok(found)
}

/// Reads `"x"` or `"x":(2)4`.
pub fn axis(scanner: &mut Scanner<'_>) -> Result<AxisRef, Syntax> {
    let name = scanner.string()?;
    if !scanner.eat(":") {
        return Ok(AxisRef { name, part: None });
    }
    scanner.expect("(")?;
    let before = scanner.integer()?;
    scanner.expect(")")?;
    Ok(AxisRef { name, part: Some((before, scanner.integer()?)) })
}

/// Reads `{"x", "y"}`.
fn axis_list(scanner: &mut Scanner<'_>) -> Result<Vec<AxisRef>, Syntax> {
    scanner.list("{", "}", axis)
}

/// The text of an attribute of the dialect, or `None` if the attribute is something else.
pub fn text_of(attribute: &Attribute) -> Option<&str> {
    match attribute {
        Attribute::Opaque(text) => Some(text),
        _ => None,
    }
}

/// The attributes in which a module without `sdy.mesh` ops states its meshes.
const EXPORTED_MESHES: [&str; 2] = ["mhlo.frontend_attributes", "xla.sdy.meshes"];

/// The mesh of a name, from an `sdy.mesh` or from the module's frontend attributes.
pub fn mesh_named(module: &Module, name: &str) -> Option<Mesh> {
    let found = meshes(module).find(|(mesh, _)| mesh == name).map(|(_, mesh)| mesh);
    found.or_else(|| exported_meshes(module).into_iter().find(|(mesh, _)| mesh == name)?.1.into())
}

/// The mesh of a sharding.
pub fn mesh_of(module: &Module, reference: &MeshRef) -> Option<Mesh> {
    match reference {
        MeshRef::Written(mesh) => Some(mesh.clone()),
        MeshRef::Named(name) => mesh_named(module, name),
    }
}

/// The meshes of the `sdy.mesh` ops of a module, by name.
pub fn meshes(module: &Module) -> impl Iterator<Item = (String, Mesh)> + '_ {
    module.items.iter().filter_map(|item| match item {
        Item::Other(op, _) if op.full_name() == "sdy.mesh" => mesh_of_op(op),
        _ => None,
    })
}

fn mesh_of_op(op: &Op) -> Option<(String, Mesh)> {
    let of = |name: &str| op.properties.get(name).or_else(|| op.attributes.get(name));
    let name = of("sym_name")?.as_text()?;
    Some((name, Mesh::parse(text_of(of("mesh")?)?).ok()?))
}

/// The meshes of `{mesh = #sdy.mesh<["x"=2]>}`, which is a string in the modules that XLA takes.
pub fn exported_meshes(module: &Module) -> Vec<(String, Mesh)> {
    let [dictionary, entry] = EXPORTED_MESHES;
    let text = match module.attributes.get(dictionary) {
        Some(Attribute::Dictionary(entries)) => entries.get(entry).and_then(Attribute::as_text),
        _ => None,
    };
    let read = |text: &str| {
        Scanner::new(text).list("{", "}", |scanner| {
            let name = scanner.word()?;
            for part in ["=", "#sdy.mesh"] {
                scanner.expect(part)?;
            }
            Ok((name, Mesh::read(scanner)?))
        })
    };
    text.and_then(|text| read(&without_escapes(&text)).ok()).unwrap_or_default()
}

/// The text of an attribute without the additional escapes that it got as a string.
pub fn without_escapes(text: &str) -> String {
    text.replace("\\\"", "\"")
}

impl fmt::Display for AxisRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\"", self.name)?;
        match self.part {
            Some((before, size)) => write!(f, ":({before}){size}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for DimensionSharding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let axes = self.axes.iter().map(ToString::to_string);
        let all: Vec<String> = axes.chain((!self.closed).then(|| "?".to_string())).collect();
        write!(f, "{{{}}}", all.join(", "))?;
        self.priority.map_or(Ok(()), |priority| write!(f, "p{priority}"))
    }
}

/// The text is that of an item of a list of shardings: `<@mesh, [{"x"}, {}]>`.
impl fmt::Display for Sharding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.mesh {
            MeshRef::Named(name) => write!(f, "<@{name}, [")?,
            MeshRef::Written(mesh) => write!(f, "<mesh{mesh}, [")?,
        }
        write!(f, "{}]", listed(&self.dimensions))?;
        for (axes, what) in [(&self.replicated, "replicated="), (&self.unreduced, "unreduced=")] {
            if !axes.is_empty() {
                write!(f, ", {what}{{{}}}", listed(axes))?;
            }
        }
        f.write_str(">")
    }
}

fn listed(things: &[impl fmt::Display]) -> String {
    things.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

impl fmt::Display for Mesh {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let axes: Vec<String> =
            self.axes.iter().map(|(name, size)| format!("\"{name}\"={size}")).collect();
        write!(f, "<[{}]", axes.join(", "))?;
        if !self.device_ids.is_empty() {
            write!(f, ", device_ids={:?}", self.device_ids)?;
        }
        f.write_str(">")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn axis(name: &str) -> AxisRef {
        AxisRef { name: name.to_string(), part: None }
    }

    #[test]
    fn a_mesh_has_axes_and_perhaps_device_ids() {
        let mesh = Mesh::parse("#sdy.mesh<[\"x\"=2, \"y\"=1], device_ids=[1, 0]>").unwrap();
        assert_eq!(mesh.axes, [("x".to_string(), 2), ("y".to_string(), 1)]);
        assert_eq!((mesh.device_ids.as_slice(), mesh.device_at(0)), (&[1, 0][..], 1));
        assert_eq!(Mesh::parse("#sdy.mesh<[]>").unwrap().device_count(), Some(1));
        assert!(Mesh::parse("#sdy.mesh<[], device_ids=[3]>").unwrap().is_maximal());
        assert!(Mesh::parse("#sdy.mesh<[\"x\"]>").is_err());
    }

    #[test]
    fn device_ids_in_order_say_nothing() {
        let mesh = Mesh::parse("#sdy.mesh<[\"x\"=2], device_ids=[0, 1]>").unwrap();
        assert!(mesh.device_ids.is_empty());
    }

    #[test]
    fn a_sharding_has_axes_for_each_dimension() {
        let text = "#sdy.sharding<@mesh, [{\"x\", ?}p1, {\"y\":(1)2}], unreduced={\"z\"}, replicated={\"w\"}>";
        let sharding = Sharding::parse(text).unwrap();
        assert_eq!(sharding.mesh, MeshRef::Named("mesh".into()));
        let [first, second] = sharding.dimensions.as_slice() else { panic!("two dimensions") };
        assert_eq!((first.axes.as_slice(), first.closed), (&[axis("x")][..], false));
        assert_eq!(first.priority, Some(1));
        assert_eq!(second.axes[0].part, Some((1, 2)));
        assert_eq!((sharding.replicated, sharding.unreduced), (vec![axis("w")], vec![axis("z")]));
    }

    #[test]
    fn priorities_are_counted_from_0() {
        let sharding =
            |priority: &str| Sharding::parse(&format!("#sdy.sharding<@m, [{{\"x\"}}{priority}]>"));
        assert_eq!(sharding("p0").unwrap().dimensions[0].priority, Some(0));
        assert_eq!(sharding("p10").unwrap().dimensions[0].priority, Some(10));
        assert!(sharding("p01").is_err() && sharding("p-1").is_err() && sharding("p").is_err());
    }

    #[test]
    fn a_sharding_is_written_as_it_was_read() {
        for text in [
            "<@mesh, [{\"x\", ?}p1, {\"y\":(1)2}], replicated={\"w\"}, unreduced={\"z\"}>",
            "<mesh<[\"x\"=2], device_ids=[1, 0]>, [{?}, {}]>",
            "<@m, []>",
        ] {
            let sharding = Sharding::parse(&format!("#sdy.sharding{text}")).unwrap();
            assert_eq!(sharding.to_string(), text);
        }
    }

    #[test]
    fn a_mesh_may_stand_in_a_sharding() {
        let list = "#sdy.sharding_per_value<[<mesh<[\"x\"=2]>, []>, <@m, [{}]>]>";
        let shardings = Sharding::parse_list(list).unwrap();
        assert!(matches!(&shardings[0].mesh, MeshRef::Written(mesh) if mesh.size("x") == Some(2)));
        assert_eq!(manual_axes("#sdy<manual_axes{\"x\", \"y\"}>").unwrap(), ["x", "y"]);
    }
}
