//! The `sdy` dialect (Shardy), which states how tensors are sharded over devices.
//!
//! The results of a program before partitioning do not depend on the shardings of its tensors, so nearly all
//! of these ops return their operand. `sdy.manual_computation` is the exception: each device runs its region
//! ([`manual`]).

use super::prelude::*;

pub mod attributes;
mod axes;
pub mod boundaries;
mod collectives;
mod edges;
pub mod gspmd;
pub mod holdings;
pub mod manual;
mod rules;
mod scanner;
pub mod shardings;
pub mod tiles;
pub mod verification;

use verification::{verify_barrier, verify_manual_computation, verify_named_computation};

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[
    &SHARDING_CONSTRAINT,
    &RESHARD,
    &SHARDING_GROUP,
    &PROPAGATION_BARRIER,
    &CONSTANT,
    &DATA_FLOW_EDGE,
    &FUNC_DATA_FLOW_EDGE,
    &NAMED_COMPUTATION,
    &MANUAL_COMPUTATION,
    &RETURN,
    &ALL_GATHER,
    &ALL_SLICE,
    &ALL_TO_ALL,
    &COLLECTIVE_PERMUTE,
    &ALL_REDUCE,
    &REDUCE_SCATTER,
    &SHARDED_TO_UNREDUCED,
    &REPLICATED_TO_UNREDUCED,
];

/// The kind of an attribute that is a sharding: `#sdy.sharding<@mesh, [{"x"}, {}]>`.
const SHARDING: crate::ir::AttributeKind = Foreign("#sdy.sharding");
/// The kind of an attribute that has a sharding for each of several values. The ops' own short forms write
/// it.
const SHARDINGS: crate::ir::AttributeKind = Foreign("#sdy.sharding_per_value<");
/// The kind of an attribute that is a list of axes: `{"x", "y"}`.
const AXIS_LIST: crate::ir::AttributeKind = Foreign("#sdy<axis_ref_list");
/// The kind of an attribute that has axes for each dimension: `[{"x"}, {}]`.
const AXES: crate::ir::AttributeKind = Foreign("#sdy<list_of_axis_ref_lists");
/// The directions in which shardings may propagate through a barrier.
const DIRECTION: crate::ir::AttributeKind = Word(&["NONE", "FORWARD", "BACKWARD", "BOTH"]);
/// The operations by which terms on several devices become one value.
const REDUCTION: crate::ir::AttributeKind = Word(&["sum", "max", "min"]);

static INPUT: &[crate::ir::OperandDef] = &[one_operand("input")];

/// The entry of an op that returns its only operand.
const fn placement(
    name: &'static str,
    attributes: &'static [crate::ir::AttributeDef],
    form: &'static str,
) -> Entry {
    Entry {
        def: OpDef {
            operands: INPUT,
            attributes,
            form: Form::Short(form),
            infer: Some(|view| Ok(view.operand_types().cloned().collect())),
            ..OpDef::new(name)
        },
        meaning: Meaning::Whole(|_| Ok(Box::new(|_, operands| Ok(vec![take(operands, 0)])))),
    }
}

/// The entry with operands of any type.
const fn of_any_value(entry: Entry) -> Entry {
    Entry { def: OpDef { any_values: true, ..entry.def }, meaning: entry.meaning }
}

/// `sdy.sharding_constraint`: the operand has this sharding.
pub static SHARDING_CONSTRAINT: Entry = of_any_value(placement(
    "sdy.sharding_constraint",
    &[required("sharding", SHARDING)],
    "$input $sharding attr-dict : type($result)",
));

/// `sdy.reshard`: the operand changes to this sharding.
pub static RESHARD: Entry = of_any_value(placement(
    "sdy.reshard",
    &[required("sharding", SHARDING)],
    "$input $sharding attr-dict : type($result)",
));

/// `sdy.sharding_group`: the operand has the sharding of the others in a group.
pub static SHARDING_GROUP: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("input")],
        attributes: &[required("group_id", I64)],
        results: Results::None,
        form: Form::Short("$input group_id = $group_id attr-dict : type($input)"),
        ..OpDef::new("sdy.sharding_group")
    },
    meaning: Meaning::Whole(|_| Ok(Box::new(|_, _| Ok(Vec::new())))),
};

/// `sdy.propagation_barrier`: shardings do not propagate through this op.
pub static PROPAGATION_BARRIER: Entry = {
    let Entry { def, meaning } = placement(
        "sdy.propagation_barrier",
        &[required("allowed_direction", DIRECTION)],
        "$input allowed_direction = $allowed_direction attr-dict : type($result)",
    );
    Entry { def: OpDef { verify: verify_barrier, ..def }, meaning }
};

/// `sdy.constant`: a constant of which each use may have its own sharding.
pub static CONSTANT: Entry = Entry {
    def: OpDef { verify: super::creation::verify_constant, ..CONSTANT_DEF },
    meaning: Meaning::Constant,
};

const CONSTANT_DEF: OpDef = OpDef {
    attributes: &[required("value", Elements)],
    form: Form::Own,
    ..OpDef::new("sdy.constant")
};

/// `sdy.data_flow_edge`: a value has the sharding of others that it flows from or into.
pub static DATA_FLOW_EDGE: Entry = placement(
    "sdy.data_flow_edge",
    &[optional("sharding", SHARDING)],
    "$input (sharding = $sharding^)? attr-dict : type($result)",
);

/// `sdy.func_data_flow_edge`: a function's argument or a call's result has the sharding of others that it
/// flows from or into.
pub static FUNC_DATA_FLOW_EDGE: Entry =
    placement("sdy.func_data_flow_edge", &[], "$input attr-dict : type($result)");

/// `sdy.named_computation`: a region that runs once, under a name.
pub static NAMED_COMPUTATION: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("operands")],
        attributes: &[
            required("name", Text),
            optional("in_shardings", SHARDINGS),
            optional("out_shardings", SHARDINGS),
        ],
        regions: Regions::Exactly(1),
        results: Results::Variadic,
        form: Form::Own,
        any_values: true,
        verify: verify_named_computation,
        ..OpDef::new("sdy.named_computation")
    },
    meaning: Meaning::Control(Control::Named),
};

/// `sdy.manual_computation`: a region that every device of a mesh runs on its parts of the operands.
pub static MANUAL_COMPUTATION: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("tensors")],
        attributes: &[
            required("in_shardings", SHARDINGS),
            required("out_shardings", SHARDINGS),
            required("manual_axes", Foreign("#sdy<manual_axes")),
        ],
        regions: Regions::Exactly(1),
        results: Results::Variadic,
        form: Form::Own,
        any_values: true,
        verify: verify_manual_computation,
        ..OpDef::new("sdy.manual_computation")
    },
    meaning: Meaning::Control(Control::Manual),
};

/// `sdy.return`: ends the regions of the dialect's ops.
pub static RETURN: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("results")],
        results: Results::None,
        form: Form::Short("attr-dict ($results^ : type($results))?"),
        any_values: true,
        terminator: true,
        ..OpDef::new("sdy.return")
    },
    meaning: Meaning::Control(Control::Return),
};

/// `sdy.all_gather`: the operand is no longer sharded along some axes.
pub static ALL_GATHER: Entry = placement(
    "sdy.all_gather",
    &[required("gathering_axes", AXES), required("out_sharding", SHARDING)],
    "$gathering_axes $input out_sharding = $out_sharding attr-dict : type($result)",
);

/// `sdy.all_slice`: the operand is sharded along more axes.
pub static ALL_SLICE: Entry = placement(
    "sdy.all_slice",
    &[required("slicing_axes", AXES), required("out_sharding", SHARDING)],
    "$slicing_axes $input out_sharding = $out_sharding attr-dict : type($result)",
);

/// `sdy.all_to_all`: the operand is sharded along other dimensions.
pub static ALL_TO_ALL: Entry = placement(
    "sdy.all_to_all",
    &[
        required("params", Foreign("#sdy<all_to_all_param_list")),
        required("out_sharding", SHARDING),
    ],
    "$params $input out_sharding = $out_sharding attr-dict : type($result)",
);

/// `sdy.collective_permute`: the operand is sharded in another order of axes.
pub static COLLECTIVE_PERMUTE: Entry = placement(
    "sdy.collective_permute",
    &[required("out_sharding", SHARDING)],
    "$input out_sharding = $out_sharding attr-dict : type($result)",
);

/// `sdy.all_reduce`: terms that the operand has along some axes are added up. The whole operand is already
/// their sum.
pub static ALL_REDUCE: Entry = placement(
    "sdy.all_reduce",
    &[
        required("reduction_axes", AXIS_LIST),
        optional("reduction_op", REDUCTION),
        required("out_sharding", SHARDING),
    ],
    "($reduction_op^)? $reduction_axes $input out_sharding = $out_sharding attr-dict : type($result)",
);

/// `sdy.reduce_scatter`: terms that the operand has along some axes are added up, and the sum is sharded
/// along these axes.
pub static REDUCE_SCATTER: Entry = placement(
    "sdy.reduce_scatter",
    &[
        required("reduce_scatter_axes", AXES),
        optional("reduction_op", REDUCTION),
        required("out_sharding", SHARDING),
    ],
    "($reduction_op^)? $reduce_scatter_axes $input out_sharding = $out_sharding attr-dict : type($result)",
);

/// `sdy.sharded_to_unreduced`: axes along which the operand is sharded become axes of terms of a sum.
pub static SHARDED_TO_UNREDUCED: Entry = placement(
    "sdy.sharded_to_unreduced",
    &[required("axes", AXES), required("out_sharding", SHARDING)],
    "$axes $input out_sharding = $out_sharding attr-dict : type($result)",
);

/// `sdy.replicated_to_unreduced`: axes along which all devices have equal values become axes of terms of a
/// sum.
pub static REPLICATED_TO_UNREDUCED: Entry = placement(
    "sdy.replicated_to_unreduced",
    &[required("axes", AXIS_LIST), required("out_sharding", SHARDING)],
    "$axes $input out_sharding = $out_sharding attr-dict : type($result)",
);
