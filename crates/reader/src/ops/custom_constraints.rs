//! Constraints of custom_call that do not depend on the meaning of the target: layouts, aliases,
//! configuration.

use super::custom::CustomCall;
use super::prelude::*;
use crate::ir::{Attribute, StructAttribute};

/// Checks the layouts of operands and results, the aliases between them, and the kind of the configuration.
pub fn verify_custom_call(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let stated = CustomCall::of(view);
    verify_config(&stated, violations);
    verify_layouts(view, &stated, violations);
    let Some(Attribute::Array(aliases)) = stated.output_operand_aliases else { return };
    for alias in aliases {
        if let Err(message) = aliased(view, alias) {
            violations.push(Violation::new("custom_call_i7", message));
        }
    }
}

/// Checks that the configuration is a dictionary for the typed interface, and a string for the older ones.
fn verify_config(stated: &CustomCall<'_>, violations: &mut Vec<Violation>) {
    const TYPED: i64 = 4;
    let version = stated.api_version;
    let message = || format!("there is no api_version {version}");
    require((0..=TYPED).contains(&version), "custom_call_i5", message, violations);
    let fits = match stated.backend_config {
        Some(Attribute::Dictionary(_)) => version == TYPED,
        Some(Attribute::String(_)) => version != TYPED,
        Some(_) => false,
        None => true,
    };
    let message = || match version {
        TYPED => "backend_config must be a dictionary with api_version 4".into(),
        version => format!("backend_config must be a string with api_version {version}"),
    };
    require(fits, "custom_call_i4", message, violations);
}

fn verify_layouts(view: &OpView<'_>, stated: &CustomCall<'_>, violations: &mut Vec<Violation>) {
    fn layouts(stated: Option<&Attribute>) -> Option<&[Attribute]> {
        match stated {
            Some(Attribute::Array(layouts)) => Some(layouts),
            _ => None,
        }
    }
    let results: Vec<&Type> = match view.result_types().collect::<Vec<_>>().as_slice() {
        [Type::Tuple(parts)] => parts.iter().collect(),
        results => results.to_vec(),
    };
    let mut refuse = |message| violations.push(Violation::unlabelled(message));
    match (layouts(stated.operand_layouts), layouts(stated.result_layouts)) {
        (None, None) => {}
        (Some(operand_layouts), Some(result_layouts)) => {
            let operands: Vec<&Type> = view.operand_types().collect();
            wrong_layout("operand", &operands, operand_layouts).into_iter().for_each(&mut refuse);
            wrong_layout("result", &results, result_layouts).into_iter().for_each(&mut refuse);
        }
        _ => refuse("layouts are given for operands and results, or for neither".into()),
    }
}

/// The violation in the layouts of operands or results, if there is one: each has to be a permutation of
/// dimensions.
fn wrong_layout(what: &str, types: &[&Type], layouts: &[Attribute]) -> Option<String> {
    if types.len() != layouts.len() {
        let (types, layouts) = (types.len(), layouts.len());
        return Some(format!("{layouts} {what} layouts for {types} {what}s"));
    }
    types.iter().zip(layouts).find_map(|(ty, layout)| {
        let layout = layout.as_integers().unwrap_or_default();
        let fits = match ty {
            Type::Tensor(tensor) => {
                layout.len() == tensor.rank()
                    && unique(&layout)
                    && dimensions(&layout, tensor.rank()).is_some()
            }
            Type::Tuple(_) => false,
            Type::UnrankedTensor(_) => true,
            _ => layout.is_empty(),
        };
        (!fits).then(|| format!("{layout:?} is no layout of a {what} of type {ty}"))
    })
}

/// Checks that an operand's part and an output's part that share storage have one type.
fn aliased(view: &OpView<'_>, alias: &Attribute) -> Result<(), String> {
    let Attribute::Struct(alias) = alias else {
        return Err("an alias must be #stablehlo.output_operand_alias<...>".into());
    };
    let operands: Vec<&Type> = view.operand_types().collect();
    let index = alias.integer("operand_index");
    let operand = usize::try_from(index).ok().and_then(|index| operands.get(index));
    let operand = operand.ok_or_else(|| format!("there is no operand {index} to share"))?;
    let operand = part(operand, alias, "operand_tuple_indices")?;
    let results: Vec<&Type> = view.result_types().collect();
    let output = match results.as_slice() {
        [result] => (*result).clone(),
        results => Type::Tuple(results.iter().copied().cloned().collect()),
    };
    let output = part(&output, alias, "output_tuple_indices")?;
    match operand.compatible(output) {
        true => Ok(()),
        false => Err(format!("the operand's {operand} is aliased with the output's {output}")),
    }
}

/// The part of a type that the indices of an alias name.
fn part<'t>(ty: &'t Type, alias: &StructAttribute, name: &str) -> Result<&'t Type, String> {
    alias.integers(name).into_iter().try_fold(ty, |ty, index| match ty {
        Type::Tuple(parts) => usize::try_from(index)
            .ok()
            .and_then(|index| parts.get(index))
            .ok_or_else(|| format!("{name}: {ty} has no part {index}")),
        _ => Err(format!("{name}: {ty} has no parts")),
    })
}
