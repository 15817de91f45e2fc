//! The custom calls between whole tensors and the parts of devices, and the tiles by which they cut.

use super::attributes::{Mesh, Sharding, exported_meshes, manual_axes, mesh_of, without_escapes};
use super::gspmd::TileSharding;
use super::tiles::Tiles;
use crate::ir::{Attribute, Attributes, Block, Function, Module, Op, ValueId, Values};

/// The direction of a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Boundary {
    /// The call cuts whole tensors into parts.
    Cut,
    /// The call joins parts to whole tensors.
    Join,
}

/// The targets, each with its direction.
static TARGETS: &[(&str, Boundary)] = &[
    ("SPMDFullToShardShape", Boundary::Cut),
    ("SPMDShardToFullShape", Boundary::Join),
    ("xla.sdy.GlobalToLocalShape", Boundary::Cut),
    ("xla.sdy.LocalToGlobalShape", Boundary::Join),
    ("local_xla.sdy.GlobalToLocalShape", Boundary::Cut),
    ("local_xla.sdy.LocalToGlobalShape", Boundary::Join),
];

/// The direction of an op, if it is such a call.
pub fn boundary(op: &Op) -> Option<Boundary> {
    if op.full_name() != "stablehlo.custom_call" || op.operands.len() != op.results.len() {
        return None;
    }
    let Attribute::String(target) = op.properties.get("call_target_name")? else { return None };
    TARGETS.iter().find(|(name, _)| name.as_bytes() == target).map(|(_, boundary)| *boundary)
}

/// The statements of a function about how its tensors are cut.
pub struct Cutting<'m> {
    module: &'m Module,
    outermost: &'m Module,
    function: Function,
}

impl<'m> Cutting<'m> {
    /// The statements of a function of a module.
    pub fn new(module: &'m Module, outermost: &'m Module, function: &Function) -> Cutting<'m> {
        Cutting { module, outermost, function: function.clone() }
    }

    /// The tiles of a tensor that each of these devices has whole.
    pub fn whole(&self, rank: usize, devices: usize) -> Option<Tiles> {
        Tiles::new(vec![1; rank], (0..devices).collect())
    }

    /// The number of devices: that of some sharding of the block, or else the number of the module's
    /// partitions.
    pub fn devices(&self, block: &Block) -> usize {
        let stated = block.ops.iter().find_map(|op| {
            let text = op.attributes.get("mhlo.sharding")?.as_text()?;
            TileSharding::parse(&text).ok()?.device_count()
        });
        let shardy = || {
            let ops = block.ops.iter();
            ops.filter_map(|op| self.shardy(block, op)).find_map(|(mesh, ..)| mesh.device_count())
        };
        let partitions = || {
            let number = self.outermost.attributes.get("mhlo.num_partitions")?.as_integer()?;
            usize::try_from(number).ok().filter(|&number| number > 0)
        };
        stated.or_else(shardy).or_else(partitions).unwrap_or(1)
    }

    /// The tiles of each value of a call, or `None` if nothing states how they are cut.
    pub fn tiles(
        &self,
        block: &Block,
        op: &Op,
        values: &Values,
        devices: usize,
    ) -> Option<Vec<Tiles>> {
        let (sharded, whole, part) = match boundary(op)? {
            Boundary::Cut => {
                (self.stated_of(block, *op.operands.first()?), &op.operands, &op.results)
            }
            Boundary::Join => (stated(&op.attributes), &op.results, &op.operands),
        };
        let shape = |value: &ValueId| values[*value].ty.as_tensor()?.static_shape();
        let shapes =
            whole.iter().zip(part).map(|(whole, part)| Some((shape(whole)?, shape(part)?)));
        let shapes: Vec<(Vec<usize>, Vec<usize>)> = shapes.collect::<Option<_>>()?;
        if let Some((mesh, shardings, manual)) = self.shardy(block, op) {
            if shardings.len() != shapes.len() {
                return None;
            }
            let pairs = shardings.iter().zip(&shapes);
            let tiles = pairs.map(|(sharding, (whole, part))| {
                let tiles = Tiles::of_sharding(sharding, &mesh, &manual)?;
                tiles.cuts(whole, part).then_some(tiles)
            });
            return tiles.collect();
        }
        let sharding = TileSharding::parse(&sharded?).ok()?;
        shapes.iter().map(|(whole, part)| sharding.tiles(whole, part, devices)).collect()
    }

    /// The sharding that is stated for a value by the op that defines it, or by the function if it is an
    /// argument.
    fn stated_of(&self, block: &Block, value: ValueId) -> Option<String> {
        let maker = block.ops.iter().find(|op| op.results.contains(&value));
        maker.and_then(|op| stated(&op.attributes)).or_else(|| {
            let arguments = &self.function.body.as_ref()?.blocks.first()?.arguments;
            let index = arguments.iter().position(|argument| *argument == value)?;
            stated(self.function.argument_attributes.get(index)?)
        })
    }

    /// The mesh, shardings and manual axes of one of Shardy's own calls, which the call itself states, or the
    /// call between both.
    fn shardy(&self, block: &Block, op: &Op) -> Option<(Mesh, Vec<Sharding>, Vec<String>)> {
        let (name, between): (_, Option<&Op>) = match boundary(op)? {
            Boundary::Cut => {
                let reads =
                    |other: &&Op| other.operands.iter().any(|operand| op.results.contains(operand));
                ("xla.sdy.in_shardings", block.ops.iter().find(reads))
            }
            Boundary::Join => {
                let makes =
                    |other: &&Op| other.results.iter().any(|result| op.operands.contains(result));
                ("xla.sdy.out_shardings", block.ops.iter().find(makes))
            }
        };
        let own = frontend(op, name).map(|text| (op, text));
        let (said_by, text) = own.or_else(|| Some((between?, frontend(between?, name)?)))?;
        let mut shardings = Sharding::parse_list(&text).ok()?;
        if !std::ptr::eq(said_by, op) {
            shardings = self.in_order_of(op, said_by, shardings)?;
        }
        let manual = manual_axes(&frontend(said_by, "xla.sdy.manual_axes")?).ok()?;
        let mut meshes = shardings.iter().filter_map(|sharding| self.mesh(sharding));
        let mesh = meshes.find(|mesh| !mesh.axes.is_empty());
        Some((mesh?, shardings, manual))
    }

    /// The shardings of a call's values, which are operands or results of the call `between`.
    fn in_order_of(&self, op: &Op, between: &Op, of: Vec<Sharding>) -> Option<Vec<Sharding>> {
        let (values, among) = match boundary(op)? {
            Boundary::Cut => (&op.results, &between.operands),
            Boundary::Join => (&op.operands, &between.results),
        };
        let place = |value| among.iter().position(|other| other == value);
        values.iter().map(|value| of.get(place(value)?).cloned()).collect()
    }

    fn mesh(&self, sharding: &Sharding) -> Option<Mesh> {
        let named = |module| mesh_of(module, &sharding.mesh);
        named(self.module).or_else(|| named(self.outermost)).or_else(|| {
            let mut all = exported_meshes(self.outermost).into_iter();
            all.next().map(|(_, mesh)| mesh)
        })
    }
}

fn stated(attributes: &Attributes) -> Option<String> {
    attributes.get("mhlo.sharding")?.as_text()
}

/// An entry of an op's `mhlo.frontend_attributes`.
fn frontend(op: &Op, name: &str) -> Option<String> {
    frontend_attribute(&op.attributes, name)
}

/// An entry of the dictionary `mhlo.frontend_attributes`.
pub fn frontend_attribute(attributes: &Attributes, name: &str) -> Option<String> {
    match attributes.get("mhlo.frontend_attributes")? {
        Attribute::Dictionary(entries) => Some(without_escapes(&entries.get(name)?.as_text()?)),
        _ => None,
    }
}
