//! The `interpreter` dialect: printing, saving, and running several processes.

use super::prelude::*;
use crate::ir::{Attribute, Function};

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&PRINT, &PROBE, &RUN_PARALLEL];

/// `interpreter.print`: prints the operand's name and value.
pub static PRINT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::None,
        form: Form::Short("$operand attr-dict : type($operand)"),
        ..OpDef::new("interpreter.print")
    },
    meaning: Meaning::Whole(prepare_print),
};

/// `interpreter.probe`: saves the operand to a file and returns it.
pub static PROBE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: Probe::DEFINED,
        form: Form::Short("$operand , probe_id = $probe_id attr-dict : type($result)"),
        infer: Some(|op| Ok(op.operand_types().cloned().collect())),
        ..OpDef::new("interpreter.probe")
    },
    meaning: Meaning::Whole(prepare_probe),
};

/// `interpreter.run_parallel`: runs functions as the processes of a grid. `programs[r][p]` is the function of
/// process (r, p); the operands and results of all processes follow each other. The functions of `infeed`
/// compute its values, in order.
pub static RUN_PARALLEL: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("inputs")],
        attributes: &[optional("infeed", Array), required("programs", Array)],
        results: Results::Variadic,
        any_values: true,
        verify: verify_run_parallel,
        ..OpDef::new("interpreter.run_parallel")
    },
    meaning: Meaning::Control(Control::RunParallel),
};

attributes! { pub struct Probe { required probe_id: String = Text } }

fn prepare_print(op: &OpView<'_>) -> Result<Evaluate, Violation> {
    let name = format!("%{}", op.values[op.op.operands[0]].name);
    Ok(Box::new(move |runtime, operands| {
        runtime.print(&name, operands[0].tensor())?;
        Ok(Vec::new())
    }))
}

fn prepare_probe(op: &OpView<'_>) -> Result<Evaluate, Violation> {
    let Probe { probe_id } = Probe::of(op);
    Ok(Box::new(move |runtime, operands| {
        runtime.probe(&probe_id, operands[0].tensor())?;
        Ok(vec![take(operands, 0)])
    }))
}

fn verify_run_parallel(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    if let Err(message) = check_run_parallel(view) {
        violations.push(Violation::unlabelled(message));
    }
}

fn check_run_parallel(view: &OpView<'_>) -> Result<(), String> {
    let rows = array(view.attribute("programs"), "programs")?;
    let rows =
        rows.iter().map(|row| array(Some(row), "programs")).collect::<Result<Vec<_>, _>>()?;
    let width = rows.first().map_or(0, |row| row.len());
    if width == 0 {
        return Err("`programs` attribute cannot be empty".into());
    }
    if let Some(row) = rows.iter().find(|row| row.len() != width) {
        return Err(format!(
            "Sizes of second dimension of `programs` should all match {width} but got {}",
            row.len()
        ));
    }
    let programs = rows.into_iter().flatten().map(|symbol| function(view, symbol));
    let programs = programs.collect::<Result<Vec<&Function>, _>>()?;
    let inputs: Vec<&Type> = programs.iter().flat_map(|program| &program.ty.inputs).collect();
    let results: Vec<&Type> = programs.iter().flat_map(|program| &program.ty.results).collect();
    same_types("inputs", view.operand_types().collect(), inputs)?;
    same_types("results", view.result_types().collect(), results)?;
    if view.attribute("infeed").is_some() {
        check_infeed(view)?;
    }
    Ok(())
}

fn same_types(what: &str, found: Vec<&Type>, expected: Vec<&Type>) -> Result<(), String> {
    let (here, there) = (found.len(), expected.len());
    if here != there {
        return Err(format!(
            "Number of {what} ({here}) should match the sum of the number of {what} of all \
             programs ({there})"
        ));
    }
    let mut pairs = found.into_iter().zip(expected).enumerate();
    match pairs.find(|(_, (found, expected))| !found.compatible(expected)) {
        None => Ok(()),
        Some((index, (found, expected))) => {
            Err(format!("{what}: number {index} is a {found}, the programs say {expected}"))
        }
    }
}

/// Checks that each function of the infeed takes no arguments and returns one tensor.
fn check_infeed(view: &OpView<'_>) -> Result<(), String> {
    let symbols = array(view.attribute("infeed"), "infeed")?;
    if symbols.is_empty() {
        return Err("infeed attribute is optional or should not be empty".into());
    }
    for symbol in symbols {
        let Function { name, ty, .. } = function(view, symbol)?;
        match ty.results.as_slice() {
            [Type::Tensor(_)] if ty.inputs.is_empty() => {}
            [Type::Tensor(_)] => {
                return Err(format!("Function \"{name}\" of the infeed should take no arguments"));
            }
            [other] => {
                return Err(format!(
                    "Function \"{name}\" should return a tensor type, but instead returns '{other}'"
                ));
            }
            results => {
                return Err(format!(
                    "Function \"{name}\" should return 1 tensor but returns {}",
                    results.len()
                ));
            }
        }
    }
    Ok(())
}

fn array<'a>(attribute: Option<&'a Attribute>, name: &str) -> Result<&'a [Attribute], String> {
    match attribute {
        Some(Attribute::Array(items)) => Ok(items),
        _ => Err(format!("`{name}` is made of lists of symbols")),
    }
}

fn function<'a>(view: &OpView<'a>, symbol: &Attribute) -> Result<&'a Function, String> {
    let Attribute::Symbol(symbol) = symbol else {
        return Err("`programs` and `infeed` are made of lists of symbols".into());
    };
    let found = view.module.resolve(symbol).map(|(_, function)| function);
    found.ok_or_else(|| format!("Function \"{}\" not found", symbol.join("::@")))
}
