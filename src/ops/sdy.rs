//! The `sdy` dialect (Shardy) as far as it changes no value: where tensors are to be placed.
//!
//! A program before partitioning computes the same whichever way its tensors are spread over
//! devices, so these ops hand their operand on. `sdy.manual_computation` is not among them: what it
//! computes depends on the devices.

use super::prelude::*;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[
    &SHARDING_CONSTRAINT,
    &RESHARD,
    &SHARDING_GROUP,
    &PROPAGATION_BARRIER,
    &ALL_GATHER,
    &ALL_SLICE,
    &ALL_TO_ALL,
    &COLLECTIVE_PERMUTE,
];

/// The attribute that says how a tensor is spread: `#sdy.sharding<@mesh, [{"x"}, {}]>`.
const SHARDING: crate::ir::AttributeKind = Foreign("#sdy.sharding");
/// Axes along each dimension: `[{"x"}, {}]`.
const AXES: crate::ir::AttributeKind = Foreign("#sdy<list_of_axis_ref_lists");

static INPUT: &[crate::ir::OperandDef] = &[one_operand("input")];

/// An op of one operand that hands it on.
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

/// `sdy.sharding_constraint`: the operand is to be spread so.
pub static SHARDING_CONSTRAINT: Entry = placement(
    "sdy.sharding_constraint",
    &[required("sharding", SHARDING)],
    "$input $sharding attr-dict : type($result)",
);

/// `sdy.reshard`: the operand is to be spread anew.
pub static RESHARD: Entry = placement(
    "sdy.reshard",
    &[required("sharding", SHARDING)],
    "$input $sharding attr-dict : type($result)",
);

/// `sdy.sharding_group`: the operand is to be spread like the others of a group.
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

/// `sdy.propagation_barrier`: how a tensor is spread says nothing beyond this op.
pub static PROPAGATION_BARRIER: Entry = placement(
    "sdy.propagation_barrier",
    &[required("allowed_direction", Foreign("#sdy<propagation_direction "))],
    "$input allowed_direction = $allowed_direction attr-dict : type($result)",
);

/// `sdy.all_gather`: the operand is no longer to be spread along some axes.
pub static ALL_GATHER: Entry = placement(
    "sdy.all_gather",
    &[required("gathering_axes", AXES), required("out_sharding", SHARDING)],
    "$gathering_axes $input out_sharding = $out_sharding attr-dict : type($result)",
);

/// `sdy.all_slice`: the operand is to be spread along more axes.
pub static ALL_SLICE: Entry = placement(
    "sdy.all_slice",
    &[required("slicing_axes", AXES), required("out_sharding", SHARDING)],
    "$slicing_axes $input out_sharding = $out_sharding attr-dict : type($result)",
);

/// `sdy.all_to_all`: the operand is to be spread along other dimensions.
pub static ALL_TO_ALL: Entry = placement(
    "sdy.all_to_all",
    &[
        required("params", Foreign("#sdy<all_to_all_param_list")),
        required("out_sharding", SHARDING),
    ],
    "$params $input out_sharding = $out_sharding attr-dict : type($result)",
);

/// `sdy.collective_permute`: the operand is to be spread in another order.
pub static COLLECTIVE_PERMUTE: Entry = placement(
    "sdy.collective_permute",
    &[required("out_sharding", SHARDING)],
    "$input out_sharding = $out_sharding attr-dict : type($result)",
);
