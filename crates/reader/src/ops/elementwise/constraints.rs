//! Checks that the constraints of elementwise ops use: which element types they take, and which shapes agree.

use std::fmt;

use crate::ir::TensorType;
use crate::numeric::ElementType;
use crate::ops::prelude::*;
use crate::ops::specification::input_label;

/// A set of kinds of element types.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kinds(u8);

impl Kinds {
    /// The type `i1`.
    pub const BOOLEAN: Kinds = Kinds(1);
    /// The types `iN` and `index`.
    pub const SIGNED: Kinds = Kinds(2);
    /// The types `uiN`.
    pub const UNSIGNED: Kinds = Kinds(4);
    /// Integers of either signedness.
    pub const INTEGER: Kinds = Kinds(2 | 4);
    /// Floats.
    pub const FLOAT: Kinds = Kinds(8);
    /// Complex numbers.
    pub const COMPLEX: Kinds = Kinds(16);
    /// Quantized types with one scale.
    pub const QUANTIZED: Kinds = Kinds(32);
    /// Quantized types with a scale for each slice.
    pub const PER_AXIS: Kinds = Kinds(64);
    /// Every type but per-axis quantized ones.
    pub const ANY: Kinds = Kinds(63);

    /// The types of both sets.
    pub const fn or(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// Whether a type is in the set.
    pub fn admits(self, element: &ElementType) -> bool {
        let kind = match element {
            ElementType::Boolean => Kinds::BOOLEAN,
            ElementType::Integer(integer) if !integer.signed => Kinds::UNSIGNED,
            ElementType::Integer(_) | ElementType::Index => Kinds::SIGNED,
            ElementType::Float(_) => Kinds::FLOAT,
            ElementType::Complex(_) => Kinds::COMPLEX,
            ElementType::Quantized(quantized) if quantized.dimension.is_some() => Kinds::PER_AXIS,
            ElementType::Quantized(_) => Kinds::QUANTIZED,
        };
        self.0 & kind.0 != 0
    }
}

impl fmt::Display for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const NAMES: [(Kinds, &str); 7] = [
            (Kinds::BOOLEAN, "boolean"),
            (Kinds::SIGNED, "signed integer"),
            (Kinds::UNSIGNED, "unsigned integer"),
            (Kinds::FLOAT, "floating-point"),
            (Kinds::COMPLEX, "complex"),
            (Kinds::QUANTIZED, "per-tensor quantized"),
            (Kinds::PER_AXIS, "per-axis quantized"),
        ];
        let names = NAMES.iter().filter(|(kind, _)| self.0 & kind.0 != 0).map(|(_, name)| *name);
        f.write_str(&names.collect::<Vec<_>>().join(" or "))
    }
}

/// Requires the operands' element types to be of these kinds (label `types`, such as `add_i1`), and all
/// operands and results to have one baseline type (label `same`, such as `add_c1`).
pub fn same_type(
    view: &OpView<'_>,
    kinds: Kinds,
    types: &'static str,
    same: &'static str,
    violations: &mut Vec<Violation>,
) {
    operand_kinds(view, kinds, types, violations);
    let Some(first) = view.operand(0) else { return };
    let mut joint = first.clone();
    for other in tensors(view).skip(1) {
        if !baseline(&first.element, &other.element) || !join(&mut joint, other) {
            let (first, other) = (tensor(first), tensor(other));
            let message =
                format!("operands and result must have one type, found {first} and {other}");
            violations.push(Violation::new(same, message));
            return;
        }
    }
}

/// Requires the element types of all operands to be of these kinds; `label` is that of the first operand.
pub fn operand_kinds(
    view: &OpView<'_>,
    kinds: Kinds,
    label: &'static str,
    violations: &mut Vec<Violation>,
) {
    for index in 0..view.op.operands.len() {
        let own = || {
            let def = view.op.def()?;
            input_label(def, def.operands.get(index)?.name)
        };
        operand_kind(view, index, kinds, own().unwrap_or(label), violations);
    }
}

/// Requires the element type of one operand to be of these kinds.
pub fn operand_kind(
    view: &OpView<'_>,
    index: usize,
    kinds: Kinds,
    label: &'static str,
    violations: &mut Vec<Violation>,
) {
    let Some(ty) = view.operand(index) else { return };
    if !kinds.admits(&ty.element) {
        let message = format!(
            "operand {index} must be a tensor of {kinds} type, its elements are {}",
            ty.element
        );
        violations.push(Violation::new(label, message));
    }
}

/// Requires the result and the operands to have one shape.
pub fn same_shape(view: &OpView<'_>, label: &'static str, violations: &mut Vec<Violation>) {
    let Some(first) = view.operand(0) else { return };
    let mut joint = first.clone();
    for other in tensors(view).skip(1) {
        if !join(&mut joint, other) {
            let (first, other) = (tensor(first), tensor(other));
            let message =
                format!("operands and result must have one shape, found {first} and {other}");
            violations.push(Violation::new(label, message));
            return;
        }
    }
}

/// Requires the result's element type to have the baseline type `expected`.
pub fn result_element(
    view: &OpView<'_>,
    expected: &ElementType,
    label: &'static str,
    violations: &mut Vec<Violation>,
) {
    let Some(result) = view.result(0) else { return };
    if !baseline(&result.element, expected) {
        let message =
            format!("the result's elements must be {expected}, they are {}", result.element);
        violations.push(Violation::new(label, message));
    }
}

/// Whether two element types are equal when the parameters of quantization are ignored.
pub fn baseline(a: &ElementType, b: &ElementType) -> bool {
    match (a, b) {
        (ElementType::Quantized(a), ElementType::Quantized(b)) => {
            a.storage == b.storage
                && a.range() == b.range()
                && a.expressed == b.expressed
                && a.dimension == b.dimension
        }
        (a, b) => a == b,
    }
}

/// The element type of the parts of a complex type, and any other type itself.
pub fn part(element: &ElementType) -> ElementType {
    match element {
        ElementType::Complex(part) => part.element(),
        other => other.clone(),
    }
}

fn tensors<'a>(view: &'a OpView<'a>) -> impl Iterator<Item = &'a TensorType> {
    view.operand_types().chain(view.result_types()).filter_map(Type::as_tensor)
}

/// A tensor type as text.
pub fn tensor(ty: &TensorType) -> String {
    Type::Tensor(ty.clone()).to_string()
}
