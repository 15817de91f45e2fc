//! Verification of meshes, shardings and the ops of the dialect.

use super::attributes::{AxisRef, Mesh, MeshRef, Sharding, manual_axes, mesh_of, text_of};
use super::collectives::wrong_collective;
use super::edges::{wrong_edge, wrong_propagation};
use super::manual::common_mesh;
use super::rules::ShardingRule;
use super::shardings::Shardings;
use crate::ir::{
    Attribute, Dimension, Function, Module, Op, OpView, TensorType, Type, ValueId, Violation,
};

/// The violation in an `sdy.mesh`, if the op is one and has one.
pub fn of_mesh(op: &Op) -> Option<String> {
    if op.full_name() != "sdy.mesh" {
        return None;
    }
    let mesh = op.properties.get("mesh").or_else(|| op.attributes.get("mesh"));
    let wrong = match mesh.and_then(text_of).map(Mesh::parse) {
        None => Some("a mesh is #sdy.mesh<[\"axis\"=size, ...]>".to_string()),
        Some(Err(error)) => Some(error.to_string()),
        Some(Ok(mesh)) => wrong_mesh(&mesh),
    };
    wrong.map(|wrong| format!("sdy.mesh: {wrong}"))
}

/// The violation in a mesh, if there is one: in its sizes, names or device ids.
fn wrong_mesh(mesh: &Mesh) -> Option<String> {
    let ids = &mesh.device_ids;
    if let Some((name, size)) = mesh.axes.iter().find(|(_, size)| *size < 1) {
        return Some(format!("axis \"{name}\" has size {size}, it must be at least 1"));
    }
    if let Some(id) = ids.iter().find(|id| **id < 0) {
        return Some(format!("device id {id} is negative"));
    }
    if mesh.axes.is_empty() {
        return (ids.len() > 1)
            .then(|| "a mesh without axes has one device id at most".to_string());
    }
    for (index, (name, _)) in mesh.axes.iter().enumerate() {
        if mesh.axes[..index].iter().any(|(earlier, _)| earlier == name) {
            return Some(format!("duplicate axis name: \"{name}\""));
        }
    }
    if ids.is_empty() {
        return None;
    }
    let count = mesh.axes.iter().try_fold(1i64, |count, (_, size)| count.checked_mul(*size));
    if count != i64::try_from(ids.len()).ok() {
        let count = count.map_or("more".to_string(), |count| count.to_string());
        return Some(format!("the axes make {count} devices, device_ids names {}", ids.len()));
    }
    let mut sorted = ids.clone();
    sorted.sort_unstable();
    let all = sorted.iter().copied().eq(0..ids.len() as i64);
    (!all).then(|| format!("device_ids must name each device from 0 to {} once", ids.len() - 1))
}

/// The violations in the shardings of a function's arguments and results.
pub fn of_function(function: &Function, module: &Module) -> Vec<String> {
    let sides = [
        ("argument", &function.ty.inputs, &function.argument_attributes),
        ("result", &function.ty.results, &function.result_attributes),
    ];
    let mut found = Vec::new();
    for (what, types, attributes) in sides {
        for (index, (ty, attributes)) in types.iter().zip(attributes).enumerate() {
            let Some(attribute) = attributes.get("sdy.sharding") else { continue };
            let wrong = wrong_one(attribute, Some(ty), module, &[]);
            let at = format!("@{}: sharding of {what} {index}", function.name);
            found.extend(wrong.map(|wrong| format!("{at}: {wrong}")));
        }
    }
    found
}

/// The ops that change the sharding of a tensor that is sharded already.
pub const COLLECTIVES: [&str; 8] = [
    "sdy.all_gather",
    "sdy.all_slice",
    "sdy.all_to_all",
    "sdy.collective_permute",
    "sdy.all_reduce",
    "sdy.reduce_scatter",
    "sdy.sharded_to_unreduced",
    "sdy.replicated_to_unreduced",
];

/// The violations in the shardings that an op states. The op is inside of manual computations over the axes
/// `bound`, and its shardings also have to follow from those of its operands.
pub fn of_op(view: &OpView<'_>, bound: &[String], shardings: &Shardings) -> Vec<String> {
    let mut found = own_shardings(view, bound);
    if found.is_empty() {
        found.extend(wrong_collective(view, shardings));
    }
    found.extend(wrong_edge(view));
    let name = view.op.full_name();
    let rule = view.op.attributes.get("sdy.sharding_rule").and_then(|rule| wrong_rule(rule, view));
    let others = [rule, wrong_propagation(view, shardings)].into_iter().flatten();
    found.extend(others.map(|wrong| format!("{name}: {wrong}")));
    found
}

/// The violation in the rule that relates the shardings of an op's dimensions, if there is one.
fn wrong_rule(rule: &Attribute, view: &OpView<'_>) -> Option<String> {
    let wrong = match text_of(rule).map(ShardingRule::parse) {
        None => Some("it must be #sdy.op_sharding_rule<...>".to_string()),
        Some(Err(error)) => Some(error.to_string()),
        Some(Ok(rule)) => rule.wrong_for(view),
    };
    wrong.map(|wrong| format!("sdy.sharding_rule: {wrong}"))
}

/// The violations in the shardings that an op states, each by itself.
fn own_shardings(view: &OpView<'_>, bound: &[String]) -> Vec<String> {
    let name = view.op.full_name();
    let mut found = Vec::new();
    if let Some(attribute) = view.op.attributes.get("sdy.sharding") {
        let results: Vec<&Type> = view.result_types().collect();
        found.push(("sdy.sharding", wrong_each(attribute, &results, view.module, bound)));
    }
    if name.starts_with("sdy.") {
        for key in ["sharding", "out_sharding"] {
            let Some(attribute) = view.op.properties.get(key) else { continue };
            let ty = view.result_types().next();
            found.push((key, wrong_one(attribute, ty, view.module, bound)));
        }
        let sides: [(_, Vec<&Type>); 2] = [
            ("in_shardings", view.operand_types().collect()),
            ("out_shardings", view.result_types().collect()),
        ];
        for (key, types) in sides {
            let Some(attribute) = view.op.properties.get(key) else { continue };
            found.push((key, wrong_each(attribute, &types, view.module, bound)));
        }
        let again = manual_axes_of(view.op).into_iter().find(|axis| bound.contains(axis));
        found.push(("manual_axes", again.map(|axis| bound_already(&axis))));
    }
    let wrong = found.into_iter().filter_map(|(key, wrong)| Some((key, wrong?)));
    wrong.map(|(key, wrong)| format!("{name}: {key}: {wrong}")).collect()
}

fn bound_already(axis: &str) -> String {
    format!("axis \"{axis}\" is manual in an sdy.manual_computation around this op already")
}

/// The axes that an op's regions are manual over.
pub fn manual_axes_of(op: &Op) -> Vec<String> {
    let axes = op.properties.get("manual_axes").filter(|_| op.full_name().starts_with("sdy."));
    axes.and_then(text_of).and_then(|text| manual_axes(text).ok()).unwrap_or_default()
}

/// The violation in an attribute that has to be the sharding of a value of a type, if there is one.
fn wrong_one(
    attribute: &Attribute,
    ty: Option<&Type>,
    module: &Module,
    bound: &[String],
) -> Option<String> {
    match text_of(attribute).map(Sharding::parse) {
        None => Some("it must be #sdy.sharding<...>".to_string()),
        Some(Err(error)) => Some(error.to_string()),
        Some(Ok(sharding)) => wrong_sharding(&sharding, ty, module, bound),
    }
}

/// The violation in an attribute that has to be the shardings of values of these types, if there is one.
fn wrong_each(
    attribute: &Attribute,
    types: &[&Type],
    module: &Module,
    bound: &[String],
) -> Option<String> {
    let shardings = match text_of(attribute).map(Sharding::parse_list) {
        None => return Some("it must be #sdy.sharding_per_value<[...]>".to_string()),
        Some(Err(error)) => return Some(error.to_string()),
        Some(Ok(shardings)) => shardings,
    };
    if let ([], [sharding]) = (types, shardings.as_slice()) {
        let is_maximal = mesh_of(module, &sharding.mesh).is_some_and(|mesh| mesh.is_maximal());
        if is_maximal || sharding.axes().next().is_none() {
            return wrong_sharding(sharding, None, module, bound);
        }
    }
    if shardings.len() != types.len() {
        return Some(format!("{} shardings for {} values", shardings.len(), types.len()));
    }
    let mut each = shardings.iter().zip(types).enumerate();
    each.find_map(|(index, (sharding, ty))| {
        let wrong = wrong_sharding(sharding, Some(ty), module, bound)?;
        Some(if types.len() == 1 { wrong } else { format!("value {index}: {wrong}") })
    })
}

/// The violation in a sharding for a value of a type, if there is one. Without a type, the sharding is that
/// of an op without results.
fn wrong_sharding(
    sharding: &Sharding,
    ty: Option<&Type>,
    module: &Module,
    bound: &[String],
) -> Option<String> {
    let Some(mesh) = mesh_of(module, &sharding.mesh) else {
        let MeshRef::Named(name) = &sharding.mesh else { return None };
        return Some(format!("unknown mesh: @{name}"));
    };
    if let MeshRef::Written(_) = sharding.mesh
        && let Some(wrong) = wrong_mesh(&mesh)
    {
        return Some(wrong);
    }
    let is_empty = sharding.dimensions.is_empty()
        && sharding.replicated.is_empty()
        && sharding.unreduced.is_empty();
    if mesh.is_maximal() {
        let message = "on one device a sharding has no dimensions and no axes";
        return (!is_empty).then(|| message.to_string());
    }
    let tensor = match ty? {
        Type::Tensor(tensor) => tensor,
        Type::Tuple(types) => match types.as_slice() {
            [Type::Tensor(tensor)] => tensor,
            [_] => return None,
            _ => return Some("a tuple with a sharding has one element".to_string()),
        },
        Type::UnrankedTensor(_) => {
            return Some("a tensor without a rank has no sharding".to_string());
        }
        Type::Opaque(_) => return None,
        other => return (!is_empty).then(|| format!("a {other} has no dimensions to spread")),
    };
    wrong_dimensions(sharding, tensor).or_else(|| wrong_axes(sharding, &mesh, bound))
}

fn wrong_dimensions(sharding: &Sharding, ty: &TensorType) -> Option<String> {
    let (given, rank) = (sharding.dimensions.len(), ty.rank());
    if given != rank {
        return Some(format!("the sharding has {given} dimensions, the tensor has {rank}"));
    }
    let without = sharding.dimensions.iter().position(|dimension| {
        dimension.priority.is_some() && dimension.closed && dimension.axes.is_empty()
    });
    without.map(|index| format!("dimension {index} is empty and closed, but has a priority"))
}

fn wrong_axes(sharding: &Sharding, mesh: &Mesh, bound: &[String]) -> Option<String> {
    let mut seen: Vec<AxisRef> = Vec::new();
    let lists = sharding.dimensions.iter().map(|dimension| &dimension.axes);
    for axes in lists.chain([&sharding.replicated, &sharding.unreduced]) {
        if let Some(wrong) = wrong_list(axes, mesh, &mut seen) {
            return Some(wrong);
        }
    }
    for (axes, what) in [(&sharding.replicated, "replicated"), (&sharding.unreduced, "unreduced")] {
        if !axes.iter().is_sorted_by_key(|axis| axis.place(mesh)) {
            return Some(format!("{what} axes are not in the order of the mesh"));
        }
    }
    let taken = sharding.axes().find(|axis| bound.contains(&axis.name))?;
    Some(bound_already(&taken.name))
}

/// The violation in a list of axes after other axes, if there is one. The axes of the list are added to
/// `seen`.
pub fn wrong_list(axes: &[AxisRef], mesh: &Mesh, seen: &mut Vec<AxisRef>) -> Option<String> {
    for (index, axis) in axes.iter().enumerate() {
        if let Some(wrong) = wrong_axis(axis, mesh, seen) {
            return Some(wrong);
        }
        let before = index.checked_sub(1).map(|before| &axes[before]);
        if let Some(before) = before.filter(|before| before.is_continued_by(axis)) {
            return Some(format!("{before}, {axis} can be written as one"));
        }
        seen.push(axis.clone());
    }
    None
}

/// The violation in an axis after those that a sharding names before it, if there is one.
fn wrong_axis(axis: &AxisRef, mesh: &Mesh, seen: &[AxisRef]) -> Option<String> {
    let Some(whole) = mesh.size(&axis.name) else {
        return Some(format!("unknown axis name: \"{}\"", axis.name));
    };
    if let Some(wrong) = axis.part.and_then(|part| wrong_part(axis, part, whole)) {
        return Some(wrong);
    }
    if seen.contains(axis) {
        return Some(format!("duplicate axis: {axis}"));
    }
    let other = seen.iter().find(|other| other.overlaps(axis))?;
    Some(format!("{other} and {axis} overlap"))
}

/// The violation in a part of an axis of this size, if there is one.
fn wrong_part(axis: &AxisRef, (before, size): (i64, i64), whole: i64) -> Option<String> {
    if before < 1 || size < 2 {
        return Some(format!("{axis}: a part has a size above 1, after parts of a size from 1 on"));
    }
    if before.checked_mul(size).is_none_or(|taken| whole % taken != 0) {
        return Some(format!("{axis} is no part of an axis of size {whole}"));
    }
    (size == whole).then(|| format!("{axis} is all of the axis: write it without a part"))
}

/// Verifies a propagation barrier, which has to block some direction.
pub fn verify_barrier(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    if view.integer("allowed_direction") == Some(3) {
        let message = "a barrier that lets shardings through in BOTH directions is none";
        violations.push(Violation::unlabelled(message));
    }
}

/// Verifies `sdy.named_computation`: the region takes the operands and returns the results.
pub fn verify_named_computation(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let block = view.regions()[0].block();
    let sides: [(_, Vec<&Type>, Vec<&Type>); 2] = [
        ("takes", types(view, &block.arguments), view.operand_types().collect()),
        ("returns", types(view, returned(view)), view.result_types().collect()),
    ];
    for (verb, inside, outside) in sides {
        if inside != outside {
            let (inside, outside) = (listed(&inside), listed(&outside));
            let message = format!("the region {verb} ({inside}), the op has ({outside})");
            violations.push(Violation::unlabelled(message));
        }
    }
}

/// Verifies `sdy.manual_computation`: the region takes and returns the parts that the shardings describe.
pub fn verify_manual_computation(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let of = |name| {
        let text = view.attribute(name).and_then(text_of)?;
        Sharding::parse_list(text).ok()
    };
    let (Some(operands), Some(results)) = (of("in_shardings"), of("out_shardings")) else { return };
    let Some(Ok(manual)) = view.attribute("manual_axes").and_then(text_of).map(manual_axes) else {
        let message = "manual_axes must be #sdy<manual_axes{...}>";
        return violations.push(Violation::unlabelled(message));
    };
    let mesh = common_mesh(view.module, operands.iter().chain(&results), &manual);
    let all = operands.iter().chain(&results);
    if let Some(wrong) = wrong_common_mesh(view.module, all, mesh.as_ref(), &manual) {
        return violations.push(Violation::unlabelled(wrong));
    }
    let block = view.regions()[0].block();
    let sides: [(_, Vec<&Type>, Vec<&Type>, _); 2] = [
        ("operand", view.operand_types().collect(), types(view, &block.arguments), &operands),
        ("result", view.result_types().collect(), types(view, returned(view)), &results),
    ];
    for (what, whole, parts, shardings) in sides {
        if whole.len() != parts.len() {
            let message = format!("the op has {} {what}s, the region {}", whole.len(), parts.len());
            violations.push(Violation::unlabelled(message));
            continue;
        }
        let each = whole.iter().zip(&parts).zip(shardings).enumerate();
        let wrong = each.filter_map(|(index, ((whole, part), sharding))| {
            let wrong = wrong_part_type(whole, part, sharding, mesh.as_ref(), &manual)?;
            Some(Violation::unlabelled(format!("{what} {index}: {wrong}")))
        });
        violations.extend(wrong);
    }
}

/// Checks that all shardings are over one mesh, which has the manual axes.
fn wrong_common_mesh<'s>(
    module: &Module,
    mut shardings: impl Iterator<Item = &'s Sharding>,
    mesh: Option<&Mesh>,
    manual: &[String],
) -> Option<String> {
    let is_other = |sharding: &Sharding| {
        let own = mesh_of(module, &sharding.mesh);
        own.is_some_and(|own| !own.axes.is_empty() && Some(&own) != mesh)
    };
    if !manual.is_empty() && shardings.any(is_other) {
        return Some("all shardings must be over one mesh".to_string());
    }
    let unknown = manual.iter().find(|axis| mesh.is_some_and(|mesh| mesh.size(axis).is_none()))?;
    Some(format!("unknown manual axis: \"{unknown}\""))
}

/// The violation in the type of a part, given that of the whole, if there is one.
fn wrong_part_type(
    whole: &Type,
    part: &Type,
    sharding: &Sharding,
    mesh: Option<&Mesh>,
    manual: &[String],
) -> Option<String> {
    let is_manual = |axis: &&AxisRef| manual.contains(&axis.name);
    let mut counts: Vec<i64> = Vec::new();
    for (index, dimension) in sharding.dimensions.iter().enumerate() {
        let mut after_free = dimension.axes.iter().skip_while(is_manual);
        if let Some(axis) = after_free.find(is_manual) {
            return Some(format!(
                "manual axis {axis} stands after a free one in dimension {index}"
            ));
        }
        let sizes = dimension.axes.iter().filter(is_manual);
        let sizes = sizes.map(|axis| mesh.and_then(|mesh| mesh.size_of(axis)).unwrap_or(1));
        counts.push(sizes.fold(1, i64::saturating_mul));
    }
    let tensor = whole.as_tensor().filter(|tensor| tensor.rank() == counts.len())?;
    let mut shape: Vec<Dimension> = Vec::new();
    for (size, count) in tensor.shape.iter().zip(counts) {
        let count = usize::try_from(count).unwrap_or(1).max(1);
        shape.push(match size.size() {
            Some(size) if !size.is_multiple_of(count) => {
                return Some(format!("size {size} is no multiple of the manual axes' {count}"));
            }
            Some(size) => Dimension::Static(size / count),
            None => Dimension::Dynamic,
        });
    }
    let expected = part
        .as_tensor()
        .is_some_and(|part| part.element == tensor.element && part.shape.iter().eq(shape.iter()));
    if expected {
        return None;
    }
    let sizes =
        shape.iter().map(|size| size.size().map_or("?".to_string(), |known| known.to_string()));
    let expected: Vec<String> = sizes.chain([tensor.element.to_string()]).collect();
    let expected = expected.join("x");
    Some(format!("the part of {whole} is a tensor<{expected}>, the region has a {part}"))
}

fn types<'a>(view: &OpView<'a>, values: &[ValueId]) -> Vec<&'a Type> {
    values.iter().map(|&value| view.type_of(value)).collect()
}

/// The values that the region of an op returns.
fn returned<'a>(view: &OpView<'a>) -> &'a [ValueId] {
    view.regions()[0].block().ops.last().map_or(&[], |end| &end.operands)
}

fn listed(types: &[&Type]) -> String {
    types.iter().map(|ty| ty.to_string()).collect::<Vec<_>>().join(", ")
}
