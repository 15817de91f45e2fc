//! The parts of a function's arguments and results that devices have, by their shardings.

use super::attributes::{Mesh, Sharding, exported_meshes, mesh_of, meshes, text_of};
use super::boundaries::frontend_attribute;
use super::gspmd::TileSharding;
use super::tiles::Tiles;
use crate::ir::{Attributes, Function, Module, Type};

/// A sharding that a value of a function has, and the parts that follow from it.
#[derive(Debug, Clone)]
pub struct Stated {
    /// The sharding as the program writes it: `<@mesh, [{"x"}]>` or `{devices=[2]<=[2]}`.
    pub sharding: String,
    /// The devices that have parts of the value.
    pub holding: Holding,
    /// The mesh in which the devices have coordinates, if it has axes.
    pub mesh: Option<Mesh>,
}

/// The devices that have parts of a value.
#[derive(Debug, Clone)]
pub enum Holding {
    /// Each device has the part that the tiles give it.
    Parts(Tiles),
    /// One device has the whole value.
    One(usize),
    /// The devices' parts do not follow from the value, for this reason.
    Open(String),
}

/// The sharding of an argument or a result with these attributes, if one is stated. A sharding that names no
/// devices is over `devices` of them.
pub fn stated(
    module: &Module,
    attributes: Option<&Attributes>,
    ty: &Type,
    devices: usize,
) -> Option<Stated> {
    let attributes = attributes?;
    let rank = ty.as_tensor()?.rank();
    let own = attributes.get("sdy.sharding").and_then(text_of).map(str::to_string);
    if let Some(text) = own.or_else(|| frontend_attribute(attributes, "xla.sdy.sharding")) {
        let sharding = text.trim_start_matches("#sdy.sharding").to_string();
        let parsed = Sharding::parse(&text);
        let mesh = parsed.as_ref().ok().and_then(|sharding| mesh_of(module, &sharding.mesh));
        let holding = match (parsed, &mesh) {
            (Ok(sharding), Some(mesh)) => of_axes(&sharding, mesh, rank),
            (Ok(_), None) => Holding::Open("its mesh is not in the module".to_string()),
            (Err(error), _) => Holding::Open(error.to_string()),
        };
        return Some(Stated { sharding, holding, mesh });
    }
    let sharding = attributes.get("mhlo.sharding")?.as_text()?;
    let holding = match TileSharding::parse(&sharding) {
        Ok(TileSharding::One(device)) => Holding::One(device),
        Ok(TileSharding::Manual) => {
            Holding::Open("it is a value of one device, which may differ on others".to_string())
        }
        Ok(tiles) => of_tiles(tiles.spread(rank, devices), rank),
        Err(error) => Holding::Open(error.to_string()),
    };
    Some(Stated { sharding, holding, mesh: None })
}

fn of_axes(sharding: &Sharding, mesh: &Mesh, rank: usize) -> Holding {
    if mesh.is_maximal() {
        return Holding::One(mesh.device_ids[0] as usize);
    }
    let all: Vec<String> = mesh.axes.iter().map(|(name, _)| name.clone()).collect();
    of_tiles(Tiles::of_sharding(sharding, mesh, &all), rank)
}

fn of_tiles(tiles: Option<Tiles>, rank: usize) -> Holding {
    match tiles.filter(|tiles| tiles.counts().len() == rank) {
        Some(tiles) if tiles.terms() > 1 => Holding::Open(format!(
            "devices have terms of sums of {}, by `unreduced` axes",
            tiles.terms()
        )),
        Some(tiles) => Holding::Parts(tiles),
        None => Holding::Open(format!("it does not fit a tensor of {rank} dimensions")),
    }
}

/// The meshes of a module by name: those of `sdy.mesh` ops, or else those in its frontend attributes.
pub fn all_meshes(module: &Module) -> Vec<(String, Mesh)> {
    let found: Vec<(String, Mesh)> = meshes(module).collect();
    if found.is_empty() { exported_meshes(module) } else { found }
}

/// The number of devices of a function's shardings: that of its largest mesh or sharding, or else the number
/// of the module's replicas and partitions.
pub fn device_count(module: &Module, function: &Function) -> usize {
    let meshes = all_meshes(module);
    let meshes = meshes.iter().filter_map(|(_, mesh)| mesh.device_count());
    let attributes = function.argument_attributes.iter().chain(&function.result_attributes);
    let shardings = attributes.filter_map(|attributes| {
        let text = attributes.get("mhlo.sharding")?.as_text()?;
        TileSharding::parse(&text).ok()?.device_count()
    });
    let number = |name: &str| {
        let number = module.attributes.get(name).and_then(|number| number.as_integer());
        number.and_then(|number| usize::try_from(number).ok()).unwrap_or(1).max(1)
    };
    let processes = number("mhlo.num_replicas").saturating_mul(number("mhlo.num_partitions"));
    meshes.chain(shardings).max().unwrap_or(processes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::Attribute;
    use crate::syntax::parse_type;

    fn holding(name: &str, value: Attribute) -> Holding {
        let attributes: Attributes = [(name.to_string(), value)].into_iter().collect();
        let ty = parse_type("tensor<4x3xf32>").unwrap();
        stated(&Module::default(), Some(&attributes), &ty, 4).unwrap().holding
    }

    fn counts(holding: Holding) -> Vec<usize> {
        match holding {
            Holding::Parts(tiles) => tiles.counts().to_vec(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_sharding_by_axes_cuts_along_all_of_them() {
        let text = "#sdy.sharding<mesh<[\"x\"=2, \"y\"=2]>, [{\"y\"}, {}]>";
        assert_eq!(counts(holding("sdy.sharding", Attribute::Opaque(text.into()))), [2, 1]);
        let text = "#sdy.sharding<mesh<[], device_ids=[3]>, []>";
        let one = holding("sdy.sharding", Attribute::Opaque(text.into()));
        assert!(matches!(one, Holding::One(3)));
        let text = "#sdy.sharding<mesh<[\"x\"=2]>, [{}, {}], unreduced={\"x\"}>";
        let open = holding("sdy.sharding", Attribute::Opaque(text.into()));
        assert!(matches!(open, Holding::Open(_)));
    }

    #[test]
    fn a_sharding_by_tiles_cuts_as_it_says() {
        let tiles = |text: &str| holding("mhlo.sharding", Attribute::String(text.into()));
        assert_eq!(counts(tiles("{devices=[2,1,2]<=[4] last_tile_dim_replicate}")), [2, 1]);
        assert_eq!(counts(tiles("{replicated}")), [1, 1]);
        assert!(matches!(tiles("{maximal device=2}"), Holding::One(2)));
        assert!(matches!(tiles("{devices=[2]<=[2]}"), Holding::Open(_)));
        assert!(matches!(tiles("{manual}"), Holding::Open(_)));
    }
}
