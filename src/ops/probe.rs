//! The `interpreter` dialect: printing, saving and running several processes.

use super::prelude::*;
use crate::ir::Attribute;

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

/// `interpreter.probe`: saves the operand to a file and passes it on.
pub static PROBE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[required("probe_id", String)],
        form: Form::Short("$operand , probe_id = $probe_id attr-dict : type($result)"),
        infer: Some(|op| Ok(op.operand_types().cloned().collect())),
        ..OpDef::new("interpreter.probe")
    },
    meaning: Meaning::Whole(prepare_probe),
};

/// `interpreter.run_parallel`.
pub static RUN_PARALLEL: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("inputs")],
        attributes: &[optional("infeed", Array), required("programs", Array)],
        results: Results::Variadic,
        any_values: true,
        ..OpDef::new("interpreter.run_parallel")
    },
    meaning: Meaning::Unavailable,
};

fn prepare_print(op: &OpView<'_>) -> Result<Evaluate, Violation> {
    let name = format!("%{}", op.values[op.op.operands[0]].name);
    Ok(Box::new(move |runtime, operands| {
        runtime.print(&name, operands[0].tensor())?;
        Ok(Vec::new())
    }))
}

fn prepare_probe(op: &OpView<'_>) -> Result<Evaluate, Violation> {
    let probe_id = op.attribute("probe_id").and_then(Attribute::as_text).unwrap_or_default();
    Ok(Box::new(move |runtime, operands| {
        runtime.probe(&probe_id, operands[0].tensor())?;
        Ok(vec![take(operands, 0)])
    }))
}
