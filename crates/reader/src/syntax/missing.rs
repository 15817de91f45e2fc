//! What the grammar expects in a text that is wrong, in the words of messages.

use pest::Parser;

use super::tree::{Grammar, Rule, place};

/// The place at which a rule failed in a text that starts as the rule does, and the rules that could go on there.
pub(super) struct Missing {
    /// The place at which the rule failed.
    pub at: usize,
    /// The rules that could go on there.
    rules: Vec<Rule>,
}

impl Missing {
    /// The rules that could go on there, in words.
    pub fn names(&self) -> String {
        // a type may start with a parenthesis, a word or `complex`
        let is_type = self.rules.contains(&Rule::simple_tensor_type);
        let says_more = |rule: &&Rule| {
            !(is_type && matches!(rule, Rule::open_paren | Rule::bare_id | Rule::complex_keyword))
        };
        let mut names = Vec::new();
        for name in self.rules.iter().filter(says_more).filter_map(name) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        // a mark says less than what may stand in its place
        names.sort_by_key(|name| name.starts_with('`'));
        match names.is_empty() {
            true => "something else".to_string(),
            false => names.join(" or "),
        }
    }
}

/// How many bytes of text are read again to say what is wrong with it: pest notes forty times as much.
const READ_AGAIN: usize = 1 << 20;

/// The failure of a rule at the start of a text, or `None` if it does not fail in the first [`READ_AGAIN`]
/// bytes.
pub(super) fn missing(rule: Rule, text: &str) -> Option<Missing> {
    let end = (0..=text.len().min(READ_AGAIN)).rfind(|&end| text.is_char_boundary(end));
    let text = &text[..end.unwrap_or_default()];
    let error = Grammar::parse(rule, text).err()?;
    match &error.variant {
        // near the end of so much text the end itself may be what is wrong
        _ if text.len() > READ_AGAIN / 2 && place(&error) > READ_AGAIN / 2 => None,
        pest::error::ErrorVariant::ParsingError { positives, .. } => {
            Some(Missing { at: place(&error), rules: positives.clone() })
        }
        pest::error::ErrorVariant::CustomError { .. } => None,
    }
}

/// The name of a rule in messages.
fn name(rule: &Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::open_paren => "`(`",
        Rule::close_paren => "`)`",
        Rule::open_square => "`[`",
        Rule::close_square => "`]`",
        Rule::open_brace => "`{`",
        Rule::close_brace => "`}`",
        Rule::open_angle => "`<`",
        Rule::close_angle => "`>`",
        Rule::comma => "`,`",
        Rule::colon => "`:`",
        Rule::equal => "`=`",
        Rule::arrow => "`->`",
        Rule::value_id => "a value's name such as `%0`",
        Rule::value_use => "a value such as `%0`",
        Rule::symbol_ref_id | Rule::symbol => "a symbol such as `@f`",
        Rule::caret_id => "a block's label",
        Rule::string_literal | Rule::string => "a string",
        Rule::integer_literal => "an integer",
        Rule::bare_id => "a word",
        Rule::r#type | Rule::simple_tensor_type => "a type",
        Rule::function_type | Rule::type_list => "a function type",
        Rule::attribute_value => "an attribute",
        Rule::attribute_entry => "an attribute's name",
        Rule::dictionary_attribute => "attributes in braces",
        Rule::location => "a location",
        Rule::trailing_location => "`loc(...)`",
        Rule::block_argument => "an argument such as `%a: tensor<f32>`",
        Rule::region => "a region",
        Rule::at_keyword => "`at`",
        Rule::operation | Rule::generic_operation | Rule::custom_operation => "an op",
        Rule::storage_name | Rule::storage_type => "a storage type such as `i8`",
        Rule::expressed_type => "a float type",
        Rule::float_literal | Rule::scale => "a number such as `0.5`",
        Rule::complex_keyword => "a complex type",
        Rule::array_element => "a number",
        Rule::conversion_keyword => "`to`",
        Rule::dense_literal | Rule::dense => "`dense<...>`",
        Rule::resource_handle => "a resource's key",
        _ => return None,
    })
}
