//! Ops and attributes that name the values along which shardings propagate: data flow edges, and the edges
//! that propagation took.

use super::attributes::{Mesh, Sharding, mesh_of, text_of};
use super::scanner::{Scanner, Syntax};
use super::shardings::Shardings;
use crate::ir::{Attribute, Block, Function, Op, OpView, Region, Type, ValueId};

/// The violation in a data flow edge, if there is one: in where its operand comes from, or in who else reads
/// it.
pub fn wrong_edge(view: &OpView<'_>) -> Option<String> {
    let name = view.op.full_name();
    let is_of_function = match name {
        "sdy.data_flow_edge" => false,
        "sdy.func_data_flow_edge" => true,
        _ => return None,
    };
    let operand = *view.op.operands.first()?;
    let ty = view.result_types().next()?;
    if ty.as_tensor().is_some_and(|tensor| tensor.static_shape().is_none())
        || matches!(ty, Type::UnrankedTensor(_))
    {
        return Some(format!("{name}: an edge is of a tensor of a static shape, this is a {ty}"));
    }
    let body = view.function?.body.as_ref()?;
    let readers = reads(body, operand);
    if readers != 1 {
        return Some(format!(
            "{name}: its operand is read {readers} times: all others must read the edge"
        ));
    }
    let wrong = match (maker(body, operand), is_of_function) {
        (Some(op), false) if op.full_name().starts_with("sdy.") => {
            // values flow through manual and named computations, so an edge may follow them
            let flows = ["sdy.manual_computation", "sdy.named_computation"];
            (!flows.contains(&op.full_name()))
                .then(|| format!("its operand is the result of {}", op.full_name()))
        }
        (Some(op), true) if !matches!(op.full_name(), "func.call" | "call") => {
            let op = op.full_name();
            Some(format!(
                "its operand is the result of {op}, it must be an argument of the function or the result of a call"
            ))
        }
        (None, true) if !is_argument(view.function?, operand) => Some(
            "its operand is the argument of a region, it must be one of the function".to_string(),
        ),
        _ => None,
    };
    wrong.map(|wrong| format!("{name}: {wrong}"))
}

fn is_argument(function: &Function, value: ValueId) -> bool {
    let blocks = function.body.iter().flat_map(|body| &body.blocks);
    blocks.take(1).any(|block| block.arguments.contains(&value))
}

/// The op that defines a value, or `None` for arguments.
fn maker(region: &Region, value: ValueId) -> Option<&Op> {
    let mut ops = region.blocks.iter().flat_map(|block: &Block| &block.ops);
    ops.find_map(|op| match op.results.contains(&value) {
        true => Some(op),
        false => op.regions.iter().find_map(|region| maker(region, value)),
    })
}

/// How often ops read a value.
fn reads(region: &Region, value: ValueId) -> usize {
    let ops = region.blocks.iter().flat_map(|block| &block.ops);
    let each = ops.map(|op| {
        let own = op.operands.iter().filter(|operand| **operand == value).count();
        own + op.regions.iter().map(|region| reads(region, value)).sum::<usize>()
    });
    each.sum()
}

/// A value of an op.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Node {
    Operand(i64),
    Result(i64),
}

/// An axis that propagates from one value to others, in one step.
#[derive(Debug, PartialEq, Eq)]
struct Taken {
    step: i64,
    axis: String,
    source: Node,
    targets: Vec<Node>,
}

/// The violation in the attributes that state which edges propagation took, if there is one.
pub fn wrong_propagation(view: &OpView<'_>, shardings: &Shardings) -> Option<String> {
    for key in ["sdy.result_propagation_edges", "sdy.block_arg_propagation_edges"] {
        let lists = match view.op.attributes.get(key) {
            None => continue,
            Some(Attribute::Array(lists)) => Some(lists),
            Some(_) => None,
        };
        let is_list = lists.is_some_and(|lists| {
            lists.iter().all(|list| text_of(list).is_some_and(|text| edges(text).is_ok()))
        });
        if !is_list {
            return Some(format!("{key}: it must be a list of #sdy.propagation_edges<[...]>"));
        }
    }
    let key = "sdy.propagation_edges";
    let attribute = view.op.attributes.get(key)?;
    let wrong = match text_of(attribute).map(edges) {
        None => Some("it must be #sdy.propagation_edges<[...]>".to_string()),
        Some(Err(error)) => Some(error.to_string()),
        Some(Ok(edges)) => wrong_steps(&edges).or_else(|| wrong_values(view, &edges, shardings)),
    };
    wrong.map(|wrong| format!("{key}: {wrong}"))
}

/// The violation in edges that does not depend on the op, if there is one.
fn wrong_steps(steps: &[Vec<Taken>]) -> Option<String> {
    let mut seen = Vec::new();
    for step in steps {
        let Some(number) = step.first().map(|taken| taken.step) else { continue };
        if number < 0 {
            return Some(format!("step {number} is negative"));
        }
        if seen.contains(&number) {
            return Some(format!("step {number} stands twice"));
        }
        seen.push(number);
        for Taken { axis, source, targets, .. } in step {
            if targets.contains(source) {
                return Some(format!(
                    "in step {number} axis \"{axis}\" goes from a value to itself"
                ));
            }
            if (1..targets.len()).any(|index| targets[..index].contains(&targets[index])) {
                return Some(format!("in step {number} axis \"{axis}\" goes to a value twice"));
            }
        }
    }
    None
}

/// The violation in the edges of an op, if there is one: they have to be between values that it has, of which
/// one has a sharding.
fn wrong_values(view: &OpView<'_>, steps: &[Vec<Taken>], shardings: &Shardings) -> Option<String> {
    let value = |node: Node| match node {
        Node::Operand(index) => view.op.operands.get(usize::try_from(index).ok()?),
        Node::Result(index) => view.op.results.get(usize::try_from(index).ok()?),
    };
    let nodes = |taken: &Taken| [&[taken.source], taken.targets.as_slice()].concat();
    let all: Vec<Node> = steps.iter().flatten().flat_map(nodes).collect();
    let stated: Vec<&Sharding> =
        all.iter().filter_map(|&node| shardings.of(*value(node)?)).collect();
    let meshes: Vec<Mesh> =
        stated.iter().filter_map(|sharding| mesh_of(view.module, &sharding.mesh)).collect();
    let Some(mesh) = meshes.first() else {
        return Some("none of the values that they join has a sharding".to_string());
    };
    if meshes.iter().any(|other| other != mesh) {
        return Some("the values that they join are over several meshes".to_string());
    }
    if let Some(taken) = steps.iter().flatten().find(|taken| mesh.size(&taken.axis).is_none()) {
        return Some(format!("the mesh has no axis \"{}\"", taken.axis));
    }
    if view.op.full_name() == "sdy.func_data_flow_edge" {
        return None;
    }
    let missing = all.into_iter().find(|&node| value(node).is_none())?;
    let (operands, results) = (view.op.operands.len(), view.op.results.len());
    Some(match missing {
        Node::Operand(index) => {
            format!("operand-{index}: the op has {operands} operands, counted from 0")
        }
        Node::Result(index) => {
            format!("result-{index}: the op has {results} results, counted from 0")
        }
    })
}

/// Reads `#sdy.propagation_edges<[{step-1 = [{"x" = operand-0 -> [result-0]}]}]>`, step by step.
fn edges(text: &str) -> Result<Vec<Vec<Taken>>, Syntax> {
    let mut scanner = Scanner::new(text);
    scanner.expect("#sdy.propagation_edges")?;
    scanner.expect("<")?;
    let steps = scanner.list("[", "]", |scanner| {
        for part in ["{", "step", "-"] {
            scanner.expect(part)?;
        }
        let step = scanner.integer()?;
        scanner.expect("=")?;
        let taken = scanner.list("[", "]", |scanner| {
            scanner.expect("{")?;
            let axis = super::attributes::axis(scanner)?.name;
            scanner.expect("=")?;
            let source = node(scanner)?;
            scanner.expect("->")?;
            let targets = scanner.list("[", "]", node)?;
            scanner.expect("}")?;
            Ok(Taken { step, axis, source, targets })
        })?;
        scanner.expect("}")?;
        Ok(taken)
    })?;
    scanner.expect(">")?;
    scanner.end()?;
    Ok(steps)
}

/// Reads `operand-0` or `result-1`.
fn node(scanner: &mut Scanner<'_>) -> Result<Node, Syntax> {
    if scanner.eat("operand") {
        scanner.expect("-")?;
        return Ok(Node::Operand(scanner.integer()?));
    }
    scanner.expect("result")?;
    scanner.expect("-")?;
    Ok(Node::Result(scanner.integer()?))
}
