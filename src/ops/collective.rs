//! Ops between processes.

use super::prelude::*;

/// The entries of this family.
pub static ENTRIES: &[&Entry] = &[
    &INFEED,
    &OUTFEED,
    &SEND,
    &RECV,
    &REPLICA_ID,
    &PARTITION_ID,
    &ALL_GATHER,
    &ALL_REDUCE,
    &REDUCE_SCATTER,
    &ALL_TO_ALL,
    &COLLECTIVE_BROADCAST,
    &COLLECTIVE_REDUCE,
    &COLLECTIVE_PERMUTE,
    &CROSS_REPLICA_SUM,
];

/// `stablehlo.infeed` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#infeed)).
pub static INFEED: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("token")],
        attributes: &[optional("infeed_config", String), optional("layout", Array)],
        results: Results::Variadic,
        form: Form::Generic,
        any_values: true,
        ..OpDef::new("stablehlo.infeed")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.outfeed` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#outfeed)).
pub static OUTFEED: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("inputs"), one_operand("token")],
        attributes: &[optional("outfeed_config", String)],
        results: Results::Exactly(1),
        form: Form::Generic,
        any_values: true,
        ..OpDef::new("stablehlo.outfeed")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.send` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#send)).
pub static SEND: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("inputs"), one_operand("token")],
        attributes: &[
            required("channel_handle", Struct(&CHANNEL_HANDLE)),
            optional("is_host_transfer", Bool),
            optional("source_target_pairs", I64Elements),
        ],
        results: Results::Exactly(1),
        form: Form::Generic,
        any_values: true,
        ..OpDef::new("stablehlo.send")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.recv` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#recv)).
pub static RECV: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("token")],
        attributes: &[
            required("channel_handle", Struct(&CHANNEL_HANDLE)),
            optional("is_host_transfer", Bool),
            optional("source_target_pairs", I64Elements),
        ],
        results: Results::Variadic,
        form: Form::Generic,
        any_values: true,
        ..OpDef::new("stablehlo.recv")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.replica_id` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#replica_id)).
pub static REPLICA_ID: Entry = Entry {
    def: OpDef {
        results: Results::Exactly(1),
        form: Form::Short("attr-dict : type(results)"),
        ..OpDef::new("stablehlo.replica_id")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.partition_id` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#partition_id)).
pub static PARTITION_ID: Entry = Entry {
    def: OpDef {
        results: Results::Exactly(1),
        form: Form::Short("attr-dict : type(results)"),
        ..OpDef::new("stablehlo.partition_id")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.all_gather` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#all_gather)).
pub static ALL_GATHER: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("operands")],
        attributes: &[
            required("all_gather_dim", I64),
            required("replica_groups", Any),
            optional("channel_handle", Struct(&CHANNEL_HANDLE)),
            optional("use_global_device_ids", Unit),
        ],
        results: Results::Variadic,
        form: Form::Generic,
        ..OpDef::new("stablehlo.all_gather")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.all_reduce` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#all_reduce)).
pub static ALL_REDUCE: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("operands")],
        attributes: &[
            required("replica_groups", Any),
            optional("channel_handle", Struct(&CHANNEL_HANDLE)),
            optional("use_global_device_ids", Unit),
        ],
        regions: Regions::Exactly(1),
        results: Results::Variadic,
        form: Form::Generic,
        ..OpDef::new("stablehlo.all_reduce")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.reduce_scatter` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#reduce_scatter)).
pub static REDUCE_SCATTER: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[
            required("scatter_dimension", I64),
            required("replica_groups", Any),
            optional("channel_handle", Struct(&CHANNEL_HANDLE)),
            optional("use_global_device_ids", Unit),
        ],
        regions: Regions::Exactly(1),
        results: Results::Exactly(1),
        form: Form::Generic,
        ..OpDef::new("stablehlo.reduce_scatter")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.all_to_all` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#all_to_all)).
pub static ALL_TO_ALL: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("operands")],
        attributes: &[
            required("split_dimension", I64),
            required("concat_dimension", I64),
            required("split_count", I64),
            required("replica_groups", Any),
            optional("channel_handle", Struct(&CHANNEL_HANDLE)),
        ],
        results: Results::Variadic,
        form: Form::Generic,
        ..OpDef::new("stablehlo.all_to_all")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.collective_broadcast` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#collective_broadcast)).
pub static COLLECTIVE_BROADCAST: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("operands")],
        attributes: &[
            required("replica_groups", Any),
            optional("channel_handle", Struct(&CHANNEL_HANDLE)),
            optional("has_dynamic_root", Unit),
        ],
        results: Results::Variadic,
        form: Form::Generic,
        ..OpDef::new("stablehlo.collective_broadcast")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.collective_reduce` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#collective_reduce)).
pub static COLLECTIVE_REDUCE: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("operands")],
        attributes: &[
            required("replica_groups", Any),
            optional("channel_handle", Struct(&CHANNEL_HANDLE)),
            optional("use_global_device_ids", Unit),
            optional("has_dynamic_root", Unit),
        ],
        regions: Regions::Exactly(1),
        results: Results::Variadic,
        form: Form::Generic,
        ..OpDef::new("stablehlo.collective_reduce")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.collective_permute` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#collective_permute)).
pub static COLLECTIVE_PERMUTE: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("operand")],
        attributes: &[
            required("source_target_pairs", I64Elements),
            optional("channel_handle", Struct(&CHANNEL_HANDLE)),
        ],
        results: Results::Exactly(1),
        form: Form::Generic,
        ..OpDef::new("stablehlo.collective_permute")
    },
    meaning: Meaning::Unavailable,
};

/// `stablehlo.cross-replica-sum` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#cross-replica-sum)).
pub static CROSS_REPLICA_SUM: Entry = Entry {
    def: OpDef {
        arithmetic: Some(true),
        operands: &[one_operand("operand")],
        attributes: &[required("replica_groups", I64Elements)],
        results: Results::Exactly(1),
        form: Form::Generic,
        ..OpDef::new("stablehlo.cross-replica-sum")
    },
    meaning: Meaning::Unavailable,
};
