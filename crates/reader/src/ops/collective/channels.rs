//! Ops that exchange values on channels or with the host: send, recv, infeed, outfeed.

use super::super::prelude::*;
use super::groups::channel_id;
use crate::ir::Attribute;
use crate::ops::exchange::{Channel, Exchange};

/// `stablehlo.infeed` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#infeed)).
pub static INFEED: Entry = Entry {
    def: OpDef {
        operands: &[one_operand("token")],
        attributes: &[optional("infeed_config", Text), optional("layout", Array)],
        results: Results::Variadic,
        form: Form::Generic,
        any_values: true,
        verify: verify_infeed,
        ..OpDef::new("stablehlo.infeed")
    },
    meaning: Meaning::Exchange(|view, _| Ok(Exchange::Infeed(payload(view)))),
};

/// `stablehlo.outfeed` ([spec](https://github.com/openxla/stablehlo/blob/main/docs/spec.md#outfeed)).
pub static OUTFEED: Entry = Entry {
    def: OpDef {
        operands: &[variadic_operand("inputs"), one_operand("token")],
        attributes: &[optional("outfeed_config", Text)],
        results: Results::Exactly(1),
        form: Form::Generic,
        any_values: true,
        verify: verify_values_and_token,
        ..OpDef::new("stablehlo.outfeed")
    },
    meaning: Meaning::Exchange(|_, _| Ok(Exchange::Outfeed)),
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
        verify: verify_send,
        ..OpDef::new("stablehlo.send")
    },
    meaning: Meaning::Exchange(|view, _| Ok(Exchange::Send(channel(view)))),
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
        verify: verify_recv,
        ..OpDef::new("stablehlo.recv")
    },
    meaning: Meaning::Exchange(|view, _| Ok(Exchange::Receive(channel(view), payload(view)))),
};

const DEVICE_TO_DEVICE: i64 = 1;
const DEVICE_TO_HOST: i64 = 2;
const HOST_TO_DEVICE: i64 = 3;

/// The types of the results without the token.
fn payload(view: &OpView<'_>) -> Vec<Type> {
    let mut types: Vec<Type> = view.result_types().cloned().collect();
    types.pop();
    types
}

/// The channel of a transfer. A transfer with the host has no pairs.
fn channel(view: &OpView<'_>) -> Channel {
    let between_devices = !view.flag("is_host_transfer");
    let pairs = between_devices.then(|| pairs(view)).flatten().filter(|pairs| !pairs.is_empty());
    Channel { id: channel_id(view), source_target_pairs: pairs }
}

/// The attribute `source_target_pairs`, if the op has it.
pub fn pairs(view: &OpView<'_>) -> Option<Vec<[i64; 2]>> {
    let ids = view.integers("source_target_pairs")?;
    Some(ids.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect())
}

/// Records violations of `source_target_pairs`: a wrong shape, a source named twice and a target named twice
/// have the three labels, and a negative id has the last one.
pub fn verify_pairs(
    view: &OpView<'_>,
    labels: [&'static str; 3],
    range: &'static str,
    violations: &mut Vec<Violation>,
) {
    let Some(Attribute::Dense(dense)) = view.attribute("source_target_pairs") else { return };
    let columns = dense.ty.shape.get(1).and_then(|size| size.size());
    let fits = dense.is_empty() || dense.ty.rank() == 2 && columns == Some(2);
    let message = || "source_target_pairs have to be a tensor of shape [n, 2]".to_string();
    if !require(fits, labels[0], message, violations) {
        return;
    }
    let pairs = pairs(view).unwrap_or_default();
    for (end, what, label) in [(0, "sources", labels[1]), (1, "targets", labels[2])] {
        let ids: Vec<i64> = pairs.iter().map(|pair| pair[end]).collect();
        require(unique(&ids), label, || format!("duplicate {what} not allowed"), violations);
    }
    let message = || "ids in source_target_pairs must be >= 0".to_string();
    require(pairs.iter().flatten().all(|&id| id >= 0), range, message, violations);
}

/// Checks that the last operand is a token, that all others are tensors, and that the result is a token.
fn verify_values_and_token(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    let types: Vec<&Type> = view.operand_types().collect();
    let Some((token, values)) = types.split_last() else { return };
    if **token != Type::Token || !values.iter().all(|ty| ty.as_tensor().is_some()) {
        violations.push(Violation::unlabelled("the operands have to be tensors and then a token"));
    }
    if !view.result_types().all(|ty| *ty == Type::Token) {
        violations.push(Violation::unlabelled("the result has to be a token"));
    }
}

/// Checks that the results are tensors, and then a token.
fn verify_results(
    view: &OpView<'_>,
    [some, tensors, token]: [Option<&'static str>; 3],
    violations: &mut Vec<Violation>,
) {
    let mut record = |label: Option<&'static str>, message: &str| {
        violations.push(Violation { label, message: message.to_string() });
    };
    let types: Vec<&Type> = view.result_types().collect();
    let Some((last, values)) = types.split_last() else {
        return record(some, "there has to be a result");
    };
    if !values.iter().all(|ty| ty.as_tensor().is_some()) {
        record(tensors, "all results but the last have to be tensors");
    }
    if **last != Type::Token {
        record(token, "the last result has to be a token");
    }
}

fn require_token(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    if !view.operand_types().all(|ty| *ty == Type::Token) {
        violations.push(Violation::unlabelled("the operand has to be a token"));
    }
}

fn verify_infeed(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    require_token(view, violations);
    let labels = [Some("infeed_c1"), Some("infeed_c2"), Some("infeed_c3")];
    verify_results(view, labels, violations);
    if let Some(Attribute::Array(layout)) = view.attribute("layout") {
        let is_layout = |layout: &Attribute| match layout {
            Attribute::Array(minor_to_major) => {
                minor_to_major.iter().all(|dimension| dimension.as_integer().is_some())
            }
            _ => false,
        };
        if layout.len() + 1 != view.op.results.len() || !layout.iter().all(is_layout) {
            let message = "layout has to be an array of integers for each result but the token";
            violations.push(Violation::unlabelled(message));
        }
    }
}

fn verify_send(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    verify_values_and_token(view, violations);
    verify_pairs(view, ["send_c1", "send_c2", "send_c3"], "send_c4", violations);
    require_channel_type(view, DEVICE_TO_HOST, "send_c5", violations);
}

fn verify_recv(view: &OpView<'_>, violations: &mut Vec<Violation>) {
    require_token(view, violations);
    verify_results(view, [None; 3], violations);
    verify_pairs(view, ["recv_c1", "recv_c2", "recv_c3"], "recv_c4", violations);
    require_channel_type(view, HOST_TO_DEVICE, "recv_c5", violations);
}

/// Checks that the type of the channel agrees with `is_host_transfer`.
fn require_channel_type(
    view: &OpView<'_>,
    with_host: i64,
    label: &'static str,
    violations: &mut Vec<Violation>,
) {
    let names = ["", "DEVICE_TO_DEVICE", "DEVICE_TO_HOST", "HOST_TO_DEVICE"];
    let host = view.flag("is_host_transfer");
    let expected = if host { with_host } else { DEVICE_TO_DEVICE };
    let found = view.fields("channel_handle").map_or(0, |fields| fields.integer("type"));
    let message = || {
        let name = names[expected as usize];
        format!("channel_type should be {name} ({expected}) when is_host_transfer is {host}")
    };
    require(found == expected, label, message, violations);
}
