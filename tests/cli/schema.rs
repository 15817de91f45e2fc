//! Validates JSON against `docs/json-schema.json`: the keywords that the schema uses, no others.

use std::sync::LazyLock;

use serde_json::Value;

static SCHEMA: LazyLock<Value> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../docs/json-schema.json")).expect("the schema is JSON")
});

/// Panics with the reason if the schema does not admit a value.
pub fn check(value: &Value) {
    if let Err(reason) = admits(&SCHEMA, value, "$") {
        panic!("{reason}\n{value:#}");
    }
}

fn admits(schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    let Some(keywords) = schema.as_object() else {
        return if schema == &Value::Bool(true) {
            Ok(())
        } else {
            Err(format!("{at}: not allowed"))
        };
    };
    keywords.iter().try_for_each(|(keyword, rule)| match keyword.as_str() {
        "$schema" | "$id" | "title" | "description" | "$defs" | "properties" => Ok(()),
        "$ref" => {
            let pointer = rule.as_str().and_then(|text| text.strip_prefix('#')).expect("a pointer");
            admits(SCHEMA.pointer(pointer).expect("a definition"), value, at)
        }
        "type" => is_of_type(rule, value, at),
        "enum" => match rule.as_array().expect("a list").contains(value) {
            true => Ok(()),
            false => Err(format!("{at}: {value} is none of {rule}")),
        },
        "const" if rule == value => Ok(()),
        "const" => Err(format!("{at}: {value} is not {rule}")),
        "required" if !value.is_object() => Ok(()),
        "required" => requires(rule, value, at),
        "additionalProperties" => each_property(schema, rule, value, at),
        "items" => {
            let items = value.as_array().into_iter().flatten().enumerate();
            { items }.try_for_each(|(index, item)| admits(rule, item, &format!("{at}[{index}]")))
        }
        "minItems" | "maxItems" => has_items(keyword, rule, value, at),
        "minimum" => match value.as_f64() < rule.as_f64() {
            true => Err(format!("{at}: {value} is below {rule}")),
            false => Ok(()),
        },
        "anyOf" => any_of(rule, value, at),
        other => panic!("the schema has the keyword {other}, which this check does not know"),
    })
}

fn has_items(keyword: &str, limit: &Value, value: &Value, at: &str) -> Result<(), String> {
    let Some(items) = value.as_array() else { return Ok(()) };
    let (count, limit) = (items.len() as u64, limit.as_u64().expect("a count"));
    let fits = if keyword == "minItems" { count >= limit } else { count <= limit };
    if fits { Ok(()) } else { Err(format!("{at}: {count} items, where {keyword} is {limit}")) }
}

fn is_of_type(rule: &Value, value: &Value, at: &str) -> Result<(), String> {
    let is = |name: &str| match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_u64() || value.is_i64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("no such type: {other}"),
    };
    let names = rule.as_array().cloned().unwrap_or_else(|| vec![rule.clone()]);
    match names.iter().any(|name| is(name.as_str().expect("a name"))) {
        true => Ok(()),
        false => Err(format!("{at}: {value} is no {rule}")),
    }
}

fn requires(rule: &Value, value: &Value, at: &str) -> Result<(), String> {
    let missing = |name: &&Value| value.get(name.as_str().expect("a name")).is_none();
    match rule.as_array().expect("a list").iter().find(missing) {
        Some(name) => Err(format!("{at}: {name} is missing")),
        None => Ok(()),
    }
}

fn each_property(schema: &Value, others: &Value, value: &Value, at: &str) -> Result<(), String> {
    let properties = value.as_object().into_iter().flatten();
    { properties }.try_for_each(|(name, property)| {
        let rule = schema["properties"].get(name).unwrap_or(others);
        admits(rule, property, &format!("{at}.{name}"))
    })
}

fn any_of(rules: &Value, value: &Value, at: &str) -> Result<(), String> {
    let mut reasons = Vec::new();
    for rule in rules.as_array().expect("a list") {
        match admits(rule, value, at) {
            Ok(()) => return Ok(()),
            Err(reason) => reasons.push(reason),
        }
    }
    Err(format!("{at} is nothing of: {}", reasons.join("; ")))
}
