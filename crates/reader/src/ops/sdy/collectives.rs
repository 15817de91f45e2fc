//! Verification of the ops by which Shardy changes the sharding of a tensor: the axes that they name have to
//! lead from the operand's sharding to the stated one.

use super::attributes::{
    AxisRef, Mesh, Sharding, axis_list_of, axis_lists_of, mesh_of, moves_of, text_of,
};
use super::axes::{sorted, with_end, without_end};
use super::shardings::Shardings;
use super::verification::{COLLECTIVES, wrong_list};
use crate::ir::{Module, OpView};

/// The axes of a list, for messages: `{"x", "y"}`.
fn shown(axes: &[AxisRef]) -> String {
    let axes: Vec<String> = axes.iter().map(ToString::to_string).collect();
    format!("{{{}}}", axes.join(", "))
}

/// The violation in such an op, whose `out_sharding` is legal by itself, if there is one.
pub fn wrong_collective(view: &OpView<'_>, shardings: &Shardings) -> Option<String> {
    let name = view.op.full_name();
    if !COLLECTIVES.contains(&name) {
        return None;
    }
    let result = Sharding::parse(view.attribute("out_sharding").and_then(text_of)?).ok()?;
    let mesh = mesh_of(view.module, &result.mesh)?;
    let stated = shardings.of(*view.op.operands.first()?);
    let wrong = Change::new(stated, &result, &mesh, view.module)
        .and_then(|change| change.check(name, view))
        .err()?;
    Some(format!("{name}: {wrong}"))
}

/// The shardings of a tensor before and after an op.
struct Change<'s> {
    /// Whether the operand's sharding is stated. If not, it is assumed that all devices have the whole
    /// tensor.
    is_stated: bool,
    operand: Sharding,
    result: &'s Sharding,
    mesh: &'s Mesh,
    operand_mesh: Mesh,
}

type Checked = Result<(), String>;

impl<'s> Change<'s> {
    fn new(
        stated: Option<&Sharding>,
        result: &'s Sharding,
        mesh: &'s Mesh,
        module: &Module,
    ) -> Result<Change<'s>, String> {
        let mut assumed = result.clone();
        assumed.dimensions.iter_mut().for_each(|dimension| dimension.axes.clear());
        (assumed.replicated, assumed.unreduced) = (Vec::new(), Vec::new());
        let operand = stated.cloned().unwrap_or(assumed);
        let (own, other) = (operand.dimensions.len(), result.dimensions.len());
        if own != other {
            return Err(format!(
                "the operand's sharding has {own} dimensions, out_sharding {other}"
            ));
        }
        let operand_mesh = mesh_of(module, &operand.mesh).unwrap_or_else(|| mesh.clone());
        Ok(Change { is_stated: stated.is_some(), operand, result, mesh, operand_mesh })
    }

    fn check(&self, name: &str, view: &OpView<'_>) -> Checked {
        let may_be_unstated = ["sdy.all_slice", "sdy.all_reduce", "sdy.reduce_scatter"];
        if !self.is_stated && !may_be_unstated.contains(&name) {
            return Err(
                "the operand has no sharding: state one where it is made, by sdy.sharding or \
                        sdy.sharding_constraint"
                    .to_string(),
            );
        }
        if name != "sdy.collective_permute" && self.operand_mesh != *self.mesh {
            let (own, other) = (&self.operand_mesh, self.mesh);
            return Err(format!("the operand is over the mesh {own}, out_sharding over {other}"));
        }
        let lists = |key: &str| {
            let lists = view.attribute(key).and_then(text_of).map(axis_lists_of);
            lists.unwrap_or_else(|| Ok(Vec::new())).map_err(|error| format!("{key}: {error}"))
        };
        let list = |key: &str| {
            let list = view.attribute(key).and_then(text_of).map(axis_list_of);
            list.unwrap_or_else(|| Ok(Vec::new())).map_err(|error| format!("{key}: {error}"))
        };
        match name {
            "sdy.all_gather" => {
                self.each_dimension("gathering_axes", &lists("gathering_axes")?, true)
            }
            "sdy.all_slice" => self.each_dimension("slicing_axes", &lists("slicing_axes")?, false),
            "sdy.reduce_scatter" => {
                let key = "reduce_scatter_axes";
                self.each_dimension(key, &lists(key)?, false)
            }
            "sdy.sharded_to_unreduced" => {
                let axes = lists("axes")?;
                self.each_dimension("axes", &axes, true)?;
                self.unreduced("axes", &axes.concat())
            }
            "sdy.replicated_to_unreduced" => self.replicated_to_unreduced(&list("axes")?),
            "sdy.all_reduce" => self.all_reduce(&list("reduction_axes")?),
            "sdy.all_to_all" => self.all_to_all(view),
            _ => self.permute(),
        }
    }

    /// Checks that taking axes off the ends of dimensions, or adding them there, gives the result's sharding.
    fn each_dimension(&self, key: &str, lists: &[Vec<AxisRef>], is_taken_off: bool) -> Checked {
        let mut seen = Vec::new();
        for axes in lists {
            wrong_list(axes, self.mesh, &mut seen)
                .map_or(Ok(()), |wrong| Err(format!("{key}: {wrong}")))?;
        }
        let (rank, given) = (self.result.dimensions.len(), lists.len());
        if given != rank {
            return Err(format!("{key} names axes of {given} dimensions, the tensor has {rank}"));
        }
        for (dimension, axes) in lists.iter().enumerate() {
            let expected = match is_taken_off {
                true => self.taken_off(key, dimension, axes)?,
                false => with_end(&self.operand.dimensions[dimension].axes, axes, self.mesh),
            };
            self.expect(dimension, &expected)?;
        }
        Ok(())
    }

    /// The operand's axes along a dimension without these axes at their end.
    fn taken_off(
        &self,
        key: &str,
        dimension: usize,
        axes: &[AxisRef],
    ) -> Result<Vec<AxisRef>, String> {
        let own = &self.operand.dimensions[dimension].axes;
        without_end(own, axes, self.mesh).map_err(|axis| {
            let own = shown(own);
            format!("{key}: {axis} is not at the end of the operand's axes along dimension {dimension}, {own}")
        })
    }

    /// Checks that the result is sharded along a dimension by these axes.
    fn expect(&self, dimension: usize, expected: &[AxisRef]) -> Checked {
        let stated = &self.result.dimensions[dimension].axes;
        if stated == expected {
            return Ok(());
        }
        Err(format!(
            "out_sharding has {} along dimension {dimension}, from the operand follows {}",
            shown(stated),
            shown(expected)
        ))
    }

    /// Checks that the result's unreduced axes are the operand's and these.
    fn unreduced(&self, key: &str, axes: &[AxisRef]) -> Checked {
        let all = [self.operand.unreduced.as_slice(), axes].concat();
        let expected = sorted(&all, self.mesh);
        if self.result.unreduced == expected {
            return Ok(());
        }
        Err(format!(
            "out_sharding has the unreduced axes {}, from the operand and {key} follow {}",
            shown(&self.result.unreduced),
            shown(&expected)
        ))
    }

    fn replicated_to_unreduced(&self, axes: &[AxisRef]) -> Checked {
        for (dimension, sharding) in self.operand.dimensions.iter().enumerate() {
            if *sharding != self.result.dimensions[dimension] {
                return Err(format!(
                    "dimension {dimension} of operand and result is spread differently"
                ));
            }
        }
        if axes.is_empty() {
            return Err("axes: there must be at least one".to_string());
        }
        self.in_order("axes", axes)?;
        let spread = self.operand.dimensions.iter().flat_map(|dimension| &dimension.axes);
        not_among("axes", axes, spread, "the axes that spread the operand")?;
        not_among("axes", axes, &self.operand.unreduced, "the operand's unreduced axes")?;
        self.unreduced("axes", axes)
    }

    fn all_reduce(&self, axes: &[AxisRef]) -> Checked {
        let spread = |sharding: &Sharding| {
            sharding.dimensions.iter().any(|dimension| !dimension.axes.is_empty())
        };
        if spread(&self.operand) || spread(self.result) {
            for (dimension, sharding) in self.operand.dimensions.iter().enumerate() {
                self.expect(dimension, &sharding.axes)?;
            }
            if self.operand.mesh != self.result.mesh {
                return Err("operand and result are over meshes of different names".to_string());
            }
        }
        let key = "reduction_axes";
        self.in_order(key, axes)?;
        let spread = self.operand.dimensions.iter().flat_map(|dimension| &dimension.axes);
        let taken = spread.chain(&self.operand.replicated);
        not_among(
            key,
            axes,
            taken,
            "the axes that spread the operand or that it is replicated along",
        )?;
        not_among(key, axes, &self.result.unreduced, "the result's unreduced axes")
    }

    fn all_to_all(&self, view: &OpView<'_>) -> Checked {
        let exchanges = view.attribute("params").and_then(text_of).map(moves_of);
        let exchanges = exchanges
            .unwrap_or_else(|| Ok(Vec::new()))
            .map_err(|error| format!("params: {error}"))?;
        if exchanges.is_empty() {
            return Err("params: there must be at least one, such as {\"x\"}: 0->1".to_string());
        }
        let rank = self.result.dimensions.len();
        let (mut seen, mut used) = (Vec::new(), vec![false; rank]);
        let mut last = None;
        let mut moves = Vec::new();
        for (axes, from, to) in &exchanges {
            wrong_list(axes, self.mesh, &mut seen)
                .map_or(Ok(()), |wrong| Err(format!("params: {wrong}")))?;
            let dimension = |dimension: i64| match usize::try_from(dimension) {
                Ok(inside) if inside < rank => Ok(inside),
                _ => Err(format!("params: dimension {dimension} is none of the tensor's {rank}")),
            };
            let (from, to) = (dimension(*from)?, dimension(*to)?);
            for dimension in [from, to] {
                if std::mem::replace(&mut used[dimension], true) {
                    return Err(format!("params: dimension {dimension} is named twice"));
                }
            }
            if last.replace(from).is_some_and(|last| last >= from) {
                return Err("params: the dimensions that axes leave must ascend".to_string());
            }
            moves.push((axes, from, to));
        }
        for (axes, from, to) in moves {
            self.expect(from, &self.taken_off("params", from, axes)?)?;
            self.expect(to, &with_end(&self.operand.dimensions[to].axes, axes, self.mesh))?;
        }
        let unused = used.iter().enumerate().filter(|(_, used)| !**used);
        unused.map(|(dimension, _)| dimension).try_for_each(|dimension| {
            self.expect(dimension, &self.operand.dimensions[dimension].axes)
        })
    }

    /// Checks that devices exchange whole parts, so that there are as many along each dimension as before.
    fn permute(&self) -> Checked {
        let (own, other) = (&self.operand_mesh, self.mesh);
        if own.axes != other.axes {
            return Err(format!(
                "the operand's mesh {own} has other axes than that of out_sharding, {other}"
            ));
        }
        if self.operand.mesh != self.result.mesh && own.device_ids == other.device_ids {
            return Err(
                "operand and result are over meshes of different names with the same devices: \
                        one mesh is enough"
                    .to_string(),
            );
        }
        let parts = |axes: &[AxisRef]| {
            let sizes = axes.iter().map(|axis| other.size_of(axis).unwrap_or(1));
            sizes.fold(1, i64::saturating_mul)
        };
        let pairs = self.operand.dimensions.iter().zip(&self.result.dimensions).enumerate();
        for (dimension, (before, after)) in pairs {
            let (before, after) = (parts(&before.axes), parts(&after.axes));
            if before != after {
                return Err(format!(
                    "the operand has {before} parts along dimension {dimension}, the result {after}"
                ));
            }
        }
        Ok(())
    }

    /// Checks that axes are a legal list in the order of the mesh.
    fn in_order(&self, key: &str, axes: &[AxisRef]) -> Checked {
        if !axes.iter().is_sorted_by_key(|axis| axis.place(self.mesh)) {
            return Err(format!("{key}: {} are not in the order of the mesh", shown(axes)));
        }
        wrong_list(axes, self.mesh, &mut Vec::new())
            .map_or(Ok(()), |wrong| Err(format!("{key}: {wrong}")))
    }
}

/// Checks that no axis of a list is among others or overlaps with one of them.
fn not_among<'a>(
    key: &str,
    axes: &[AxisRef],
    others: impl IntoIterator<Item = &'a AxisRef>,
    what: &str,
) -> Checked {
    for other in others {
        if let Some(axis) = axes.iter().find(|axis| axis.overlaps(other)) {
            return Err(format!("{key}: {axis} overlaps with {other} among {what}"));
        }
    }
    Ok(())
}
