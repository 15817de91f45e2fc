//! The `interpreter` dialect: printing, saving and running several processes.

use super::prelude::*;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[&PRINT, &PROBE, &RUN_PARALLEL];

/// `interpreter.print`.
pub static PRINT: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        results: Results::None,
        form: Form::Short("$operand attr-dict : type($operand)"),
        ..OpDef::new("interpreter.print")
    },
    meaning: Meaning::Unavailable,
};

/// `interpreter.probe`.
pub static PROBE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[required("probe_id", String)],
        form: Form::Short("$operand , probe_id = $probe_id attr-dict : type($result)"),
        ..OpDef::new("interpreter.probe")
    },
    meaning: Meaning::Unavailable,
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
