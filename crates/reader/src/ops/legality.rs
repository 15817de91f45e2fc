//! Whether one op is legal: its structure, compared with its definition, and then the constraints that the definition
//! states.

use crate::diagnostic::closest;
use crate::ir::{
    Attribute, AttributeDef, AttributeKind, DenseElements, ELIDED, FieldKind, MAX_SPLAT_LIST,
    OpDef, OpView, OperandKind, Regions, Results, TensorType, Type, Violation,
};
use crate::numeric::{ElementType, IntegerType, QuantizedType};
use crate::ops::parts::PRECISION;
use crate::ops::specification::{field_label, function_label, input_label};

/// The constraints that an op violates: first that the inferred types agree with the written ones, then the
/// op's own. The structure of the op and the types of its values are verified already.
pub fn broken_constraints(view: &OpView<'_>) -> Vec<String> {
    let Some(def) = view.op.def() else { return Vec::new() };
    let labelled = |violation: Violation| format!("{}: {violation}", def.name);
    match def.infer.map(|infer| infer(view)) {
        Some(Err(violation)) => return vec![labelled(violation)],
        Some(Ok(types)) => {
            if let Some(message) = incompatible(view, &types) {
                return vec![message];
            }
        }
        None => {}
    }
    let mut violations = Vec::new();
    (def.verify)(view, &mut violations);
    violations.into_iter().map(labelled).collect()
}

/// The violations of an op whose values have possible types: in its structure, or else of its constraints.
pub fn violations(view: &OpView<'_>) -> Vec<String> {
    let Some(def) = view.op.def() else { return Vec::new() };
    let found = structure(def, view);
    if found.is_empty() { broken_constraints(view) } else { found }
}

/// The difference between written result types and inferred ones, if there is one.
fn incompatible(view: &OpView<'_>, inferred: &[Type]) -> Option<String> {
    let written: Vec<&Type> = view.result_types().collect();
    let agree = inferred.len() == written.len()
        && inferred.iter().zip(&written).all(|(inferred, written)| inferred.compatible(written));
    (!agree).then(|| {
        format!(
            "{}: inferred result type ({}) is incompatible with the written one ({})",
            view.op.full_name(),
            listed(inferred),
            listed(&written)
        )
    })
}

/// The violations in the structure of an op: numbers of operands, results and regions, presence and kinds of
/// attributes, operands and results that are not tensors.
pub fn structure(def: &OpDef, view: &OpView<'_>) -> Vec<String> {
    let mut found = Vec::new();
    found.extend(operands(def, view));
    found.extend(results(def, view.op.results.len()));
    found.extend(regions(def, view.op.regions.len()));
    found.extend(
        def.attributes.iter().filter_map(|attribute| self::attribute(def, attribute, view)),
    );
    if !def.any_values {
        found.extend(not_tensors(def, view));
    }
    found
}

/// A message with the specification's label, if there is one.
fn labelled(message: String, label: Option<&'static str>) -> String {
    match label {
        Some(label) => format!("{message} [{label}]"),
        None => message,
    }
}

/// The reason why no value can have a type, if there is one.
pub fn impossible(ty: &Type) -> Option<String> {
    match ty {
        Type::Tensor(tensor) => {
            if let Some(message) = mismatched(tensor) {
                return Some(format!("{ty}: {message}"));
            }
            let is_static = tensor.shape.iter().all(|size| size.size().is_some());
            let bytes =
                tensor.static_len().and_then(|len| len.checked_mul(tensor.element.word().bytes()));
            let too_large = bytes.is_none_or(|bytes| bytes > isize::MAX as usize);
            (is_static && too_large)
                .then(|| format!("{ty} has more elements than memory addresses"))
        }
        Type::Tuple(types) => types.iter().find_map(impossible),
        Type::Future(types) => types.iter().find_map(|ty| match ty {
            Type::Tensor(_) => impossible(ty),
            _ => Some(format!("future element type must be a ranked tensor, but got '{ty}'")),
        }),
        Type::Opaque(text) if text.starts_with("!stablehlo.") => {
            Some(format!("there is no type {text}"))
        }
        _ => None,
    }
}

/// The part of a tensor type that does not fit its rank, its sizes or its quantization, if there is one.
fn mismatched(tensor: &TensorType) -> Option<String> {
    if let Some(Attribute::Struct(encoding)) = tensor.encoding.as_deref()
        && let ("bounds", Some(Attribute::Array(bounds))) =
            (encoding.mnemonic.as_str(), encoding.fields.get("bounds"))
        && bounds.len() != tensor.rank()
    {
        return Some(format!("{} bounds for rank {}", bounds.len(), tensor.rank()));
    }
    if let Some(dimension) = bounded_static_dimension(tensor) {
        return Some(format!("dimension {dimension} has a size and a bound"));
    }
    let ElementType::Quantized(quantized) = &tensor.element else { return None };
    let sizes: Vec<Option<usize>> = tensor.shape.iter().map(|size| size.size()).collect();
    wrong_parameters(quantized).or_else(|| quantized.misfit(&sizes))
}

/// A dimension whose size is known although it also has a bound.
fn bounded_static_dimension(tensor: &TensorType) -> Option<usize> {
    let Some(Attribute::Struct(encoding)) = tensor.encoding.as_deref() else { return None };
    let Some(Attribute::Array(bounds)) = encoding.fields.get("bounds") else { return None };
    let mut sizes = tensor.shape.iter().zip(bounds);
    sizes.position(|(size, bound)| {
        size.size().is_some() && bound.as_integer().is_some_and(|bound| bound >= 0)
    })
}

/// The violation in the parameters of a quantized type, if there is one: the range of codes has to be one of
/// the storage type's, scales positive and finite in the expressed type, and zero points within the range of
/// codes.
fn wrong_parameters(quantized: &QuantizedType) -> Option<String> {
    let (low, high) = quantized.range();
    let (least, most) = quantized.storage.range();
    if !(least <= low && low < high && high <= most) {
        return Some(format!(
            "codes from {low} to {high} are no range of {} [quantized_element_type_c3]",
            quantized.storage
        ));
    }
    let wrong = quantized.scales.iter().find(|scale| !(scale.is_finite() && **scale > 0.0));
    if let Some(scale) = wrong {
        return Some(format!(
            "scale {scale} is not positive and finite [quantized_element_type_c5]"
        ));
    }
    let expressed = quantized.expressed;
    let (smallest, largest) = (expressed.decode(expressed.min_positive()), expressed.max_value());
    for &scale in &quantized.scales {
        let name = expressed.name;
        if scale < smallest {
            let label = "quantized_element_type_c5";
            return Some(format!(
                "scale {scale} is below {smallest}, the smallest {name} [{label}]"
            ));
        }
        if scale > largest {
            let label = "quantized_element_type_c6";
            return Some(format!(
                "scale {scale} is beyond {largest}, the largest {name} [{label}]"
            ));
        }
    }
    let mut points = quantized.zero_points.iter();
    let wrong = points.find(|&&point| !(low..=high).contains(&point.into()))?;
    Some(format!("zero point {wrong} is not within {low} to {high} [quantized_element_type_c7]"))
}

fn operands(def: &OpDef, view: &OpView<'_>) -> Option<String> {
    let count = |kind| def.operands.iter().filter(|operand| operand.kind == kind).count();
    let (ones, optionals, variadics) =
        (count(OperandKind::One), count(OperandKind::Optional), count(OperandKind::Variadic));
    let given = view.op.operands.len();
    let segmented = view.op.properties.contains_key("operandSegmentSizes")
        || view.op.attributes.contains_key("operandSegmentSizes");
    let expected = match variadics {
        0 if (ones..=ones + optionals).contains(&given) => return None,
        0 if optionals == 0 => format!("{ones}"),
        0 => format!("{ones} to {}", ones + optionals),
        _ if given < ones => format!("at least {ones}"),
        _ if segmented || optionals > 0 || (given - ones).is_multiple_of(variadics) => return None,
        _ => format!("{ones} and a multiple of {variadics}"),
    };
    Some(format!("{} takes {expected} operands, given are {given}", def.name))
}

fn results(def: &OpDef, given: usize) -> Option<String> {
    let expected = match def.results {
        Results::None => 0,
        Results::Exactly(count) => count,
        Results::Variadic => return None,
    };
    (given != expected).then(|| format!("{} has {expected} results, written are {given}", def.name))
}

fn regions(def: &OpDef, given: usize) -> Option<String> {
    match def.regions {
        Regions::Exactly(count) if count != given => {
            let message = format!("{} has {count} regions, written are {given}", def.name);
            Some(labelled(message, function_label(def)))
        }
        _ => None,
    }
}

fn not_tensors(def: &OpDef, view: &OpView<'_>) -> Vec<String> {
    // CHLO's ops take tensors without a rank
    let unranked = def.name.starts_with("chlo.");
    let is_other = |ty: &Type| match ty {
        Type::UnrankedTensor(_) => !unranked,
        ty => ty.as_tensor().is_none(),
    };
    let operands = view.operand_types().enumerate().filter(|(_, ty)| is_other(ty));
    let refused = |what: &str, index: usize, ty: &Type| match ty {
        Type::Opaque(text) if text.starts_with("tensor<") => format!(
            "{} cannot compute with {what} {index} of type {text}: StableHLO has quantized types with \
             one scale, or one for each slice along one dimension",
            def.name
        ),
        _ => format!("{what} {index} of {} must be a ranked tensor, is a {ty}", def.name),
    };
    let operands = operands.map(|(index, ty)| {
        let message = refused("operand", index, ty);
        labelled(message, operand_label(def, index, view.op.operands.len()))
    });
    let results = view.result_types().enumerate().filter(|(_, ty)| is_other(ty));
    let results = results.map(|(index, ty)| refused("result", index, ty));
    operands.chain(results).collect()
}

/// The label of the operand at an index; variadic operands share the operands that the others leave.
fn operand_label(def: &OpDef, index: usize, given: usize) -> Option<&'static str> {
    let variadics =
        def.operands.iter().filter(|operand| operand.kind == OperandKind::Variadic).count();
    let ones = def.operands.len() - variadics;
    let share = given.saturating_sub(ones).checked_div(variadics).unwrap_or(0);
    let mut end = 0;
    let operand = def.operands.iter().find(|operand| {
        end += if operand.kind == OperandKind::Variadic { share } else { 1 };
        index < end
    })?;
    input_label(def, operand.name)
}

fn attribute(def: &OpDef, attribute: &AttributeDef, view: &OpView<'_>) -> Option<String> {
    let AttributeDef { name, kind, required } = attribute;
    let stated = view.op.properties.get(*name);
    if let Some(list) = stated.and_then(|value| endless(value, kind)) {
        let message = format!(
            "{}: attribute '{name}' has {} entries: a list written as one value has at most \
             {MAX_SPLAT_LIST}",
            def.name,
            list.len()
        );
        return Some(labelled(message, input_label(def, name)));
    }
    if let Some((field, wrong)) = stated.and_then(|value| wrong_field(value, kind)) {
        let message = format!("{}: field '{field}' of '{name}' {wrong}", def.name);
        return Some(labelled(message, field_label(def, field)));
    }
    let message = match stated {
        None if *required => {
            let given = view.op.attributes.keys().map(|name| name.as_str());
            let meant =
                closest(name, given).map(|given| format!(", was `{given}` meant to be it?"));
            format!("{} requires attribute '{name}'{}", def.name, meant.unwrap_or_default())
        }
        None => return None,
        Some(Attribute::MissingResource(key, _))
            if matches!(kind, AttributeKind::Elements) && key == ELIDED =>
        {
            return None;
        }
        Some(Attribute::MissingResource(key, ty)) if matches!(kind, AttributeKind::Elements) => {
            format!("{}: the file has no bytes for the resource {key} of type {ty}", def.name)
        }
        Some(value) if is_of_kind(value, kind) => return None,
        Some(_) => format!("{}: attribute '{name}' must be {}", def.name, described(kind)),
    };
    Some(labelled(message, input_label(def, name)))
}

/// A list that is written as one value, and has more entries than any list that an op can use.
fn endless<'a>(value: &'a Attribute, kind: &AttributeKind) -> Option<&'a DenseElements> {
    use AttributeKind::{Dictionary, Elements, Foreign};
    if matches!(kind, Dictionary | Elements | Foreign(_)) {
        return None;
    }
    match value {
        Attribute::Dense(list) => Some(list).filter(|list| !list.is_listable()),
        Attribute::Array(items) => items.iter().find_map(|item| endless(item, kind)),
        Attribute::Struct(parts) => parts.fields.values().find_map(|part| endless(part, kind)),
        _ => None,
    }
}

/// A field of a structure that is missing or not of its kind, and the reason.
fn wrong_field(value: &Attribute, kind: &AttributeKind) -> Option<(&'static str, &'static str)> {
    let (AttributeKind::Struct(def), Attribute::Struct(value)) = (kind, value) else { return None };
    def.fields.iter().filter(|_| value.mnemonic == def.mnemonic).find_map(|field| {
        let wrong = match (value.fields.get(field.name), field.kind) {
            (None, _) => return field.required.then_some((field.name, "is missing")),
            (Some(Attribute::Integer(..)), FieldKind::Integer) => return None,
            (Some(Attribute::Boolean(_)), FieldKind::Bool) => return None,
            (Some(Attribute::Type(_)), FieldKind::Type) => return None,
            (Some(value), FieldKind::Integers) if value.as_integers().is_some() => return None,
            (_, FieldKind::Integer) => "must be an integer",
            (_, FieldKind::Integers) => "must be a list of integers",
            (_, FieldKind::Bool) => "must be true or false",
            (_, FieldKind::Type) => "must be a type",
        };
        Some((field.name, wrong))
    })
}

fn is_of_kind(value: &Attribute, kind: &AttributeKind) -> bool {
    match (kind, value) {
        (AttributeKind::Any | AttributeKind::Foreign(_), _) => true,
        (AttributeKind::Unit, value) => {
            matches!(value, Attribute::Unit | Attribute::Boolean(_))
        }
        (AttributeKind::Bool, Attribute::Boolean(_)) => true,
        (AttributeKind::I32, Attribute::Integer(_, ty)) => is_signless(ty, 32),
        (AttributeKind::Word(words), Attribute::Integer(value, ty)) => {
            let numbers_one = usize::try_from(*value).is_ok_and(|value| value < words.len());
            numbers_one && is_signless(ty, 32)
        }
        (AttributeKind::I64, Attribute::Integer(_, ty)) => is_signless(ty, 64),
        (AttributeKind::F32, Attribute::Float(_, ty)) => is_float(ty, "f32"),
        (AttributeKind::F64, Attribute::Float(_, ty)) => is_float(ty, "f64"),
        (AttributeKind::Text, Attribute::String(_)) => true,
        (AttributeKind::Symbol, Attribute::Symbol(_)) => true,
        (AttributeKind::I64Array, Attribute::DenseArray(element, _)) => is_i64(element),
        (AttributeKind::I64Array, Attribute::Dense(dense)) => {
            dense.ty.rank() == 1 && is_i64(&dense.ty.element)
        }
        (AttributeKind::BoolArray, Attribute::DenseArray(element, _)) => {
            *element == ElementType::Boolean
        }
        (AttributeKind::BoolArray, Attribute::Dense(dense)) => {
            dense.ty.rank() == 1 && dense.ty.element == ElementType::Boolean
        }
        (AttributeKind::I64Elements, Attribute::Dense(dense)) => is_i64(&dense.ty.element),
        (AttributeKind::Elements, Attribute::Dense(_)) => true,
        (AttributeKind::Array, Attribute::Array(_)) => true,
        (AttributeKind::Dictionary, Attribute::Dictionary(_)) => true,
        (AttributeKind::PrecisionConfig, Attribute::Array(items)) => {
            let known = |word: &str| PRECISION.words.contains(&word);
            items.iter().all(
                |item| matches!(item, Attribute::Enum(_, kind, word) if kind == "precision" && known(word)),
            )
        }
        (AttributeKind::Enum(def), Attribute::Enum(dialect, mnemonic, word)) => {
            def.dialect == *dialect
                && def.mnemonic == mnemonic
                && def.words.contains(&word.as_str())
        }
        (AttributeKind::Struct(def), Attribute::Struct(fields)) => {
            def.dialect == fields.dialect && def.mnemonic == fields.mnemonic
        }
        _ => false,
    }
}

fn described(kind: &AttributeKind) -> String {
    let text = match kind {
        AttributeKind::Any | AttributeKind::Foreign(_) => "present",
        AttributeKind::Unit => "a unit",
        AttributeKind::Bool => "true or false",
        AttributeKind::I32 => "an i32",
        AttributeKind::I64 => "an i64",
        AttributeKind::F32 => "an f32",
        AttributeKind::F64 => "an f64",
        AttributeKind::Text => "a string",
        AttributeKind::Symbol => "a symbol",
        AttributeKind::I64Array => "array<i64: ...>",
        AttributeKind::BoolArray => "array<i1: ...>",
        AttributeKind::I64Elements => "dense i64 elements",
        AttributeKind::Elements => "dense elements",
        AttributeKind::Array => "an array",
        AttributeKind::Dictionary => "a dictionary",
        AttributeKind::PrecisionConfig => "an array of #stablehlo<precision ...>",
        AttributeKind::Enum(def) => {
            return format!(
                "#{}<{} ...>, one of {}",
                def.dialect,
                def.mnemonic,
                def.words.join(", ")
            );
        }
        AttributeKind::Word(words) => {
            let least = words.len().saturating_sub(1);
            return format!("an i32 from 0 to {least}, which stand for {}", words.join(", "));
        }
        AttributeKind::Struct(def) => return format!("#{}.{}<...>", def.dialect, def.mnemonic),
    };
    text.to_string()
}

fn is_signless(ty: &Type, width: u32) -> bool {
    *ty == Type::Element(ElementType::Integer(IntegerType { width, signed: true }))
}

fn is_i64(element: &ElementType) -> bool {
    matches!(element, ElementType::Integer(IntegerType { width: 64, signed: true }))
}

fn is_float(ty: &Type, name: &str) -> bool {
    matches!(ty, Type::Element(ElementType::Float(format)) if format.name == name)
}

/// Types with commas between them.
pub fn listed<T: std::borrow::Borrow<Type>>(types: &[T]) -> String {
    types.iter().map(|ty| ty.borrow().to_string()).collect::<Vec<_>>().join(", ")
}
