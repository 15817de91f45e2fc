//! Texts that are not StableHLO: what they are, and what makes StableHLO of them.

use crate::diagnostic::{Diagnostic, Span};

/// How the first words of a text begin that is not MLIR, what it is, and the way out.
const TEXTS: &[(&[&str], &str, &str)] = &[
    (
        &["HloModule ", "HloModule\t", "HloModule,"],
        "HLO text",
        "convert it by XLA's `hlo-translate --hlo-to-mlir`, or print the program before it is \
         compiled: in JAX `jax.jit(f).lower(*args).as_text()`",
    ),
    (
        &["; ModuleID", "source_filename =", "target datalayout", "target triple", "define "],
        "LLVM IR",
        "no pass leads back from it to StableHLO: print the program before it is lowered",
    ),
    (
        &["#!", "import ", "from ", "def ", "@jax.", "\"\"\"", "# "],
        "a Python script",
        "run it, and write the text of the program that it makes: in JAX \
         `jax.jit(f).lower(*args).as_text()`",
    ),
    (
        &["#include", "// clang-format", "namespace ", "int main"],
        "a C++ source",
        "programs are MLIR text or bytecode",
    ),
    (
        &["ir_version:", "<?xml", "<!DOCTYPE", "<html"],
        "no program text",
        "programs are MLIR text or bytecode",
    ),
    (
        &["{ lambda ", "{lambda "],
        "a jaxpr",
        "print the StableHLO of the function: `jax.jit(f).lower(*args).as_text()`",
    ),
];

/// A diagnostic that names the language of a text that could not be read as MLIR, if its first words tell.
pub(super) fn sniffed(text: &str) -> Option<Diagnostic> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let start = text.len() - text.trim_start().len();
    let offset = if text.starts_with("//") { first_line_of_code(text)? } else { start };
    let rest = &text[offset..];
    let begins = |starts: &[&str]| starts.iter().any(|start| rest.starts_with(start));
    let (_, what, way) = TEXTS.iter().find(|(starts, ..)| begins(starts))?;
    let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
    let span = Span::new(offset, offset + end.min(rest.len()));
    Some(Diagnostic::error(format!("this is {what}, not StableHLO: {way}"), span))
}

/// The start of the first line that is neither empty nor a comment.
fn first_line_of_code(text: &str) -> Option<usize> {
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let code = line.trim_start();
        if !code.is_empty() && !code.starts_with("//") {
            return Some(at + line.len() - code.len());
        }
        at += line.len();
    }
    None
}

/// The names of characters that cannot be seen, or that look like others.
const CHARACTERS: &[(char, &str)] = &[
    ('\u{a0}', "a no-break space"),
    ('\u{ad}', "a soft hyphen"),
    ('\u{200b}', "a space of no width"),
    ('\u{200c}', "a non-joiner"),
    ('\u{200d}', "a joiner"),
    ('\u{200e}', "a mark of direction"),
    ('\u{200f}', "a mark of direction"),
    ('\u{2028}', "a line separator"),
    ('\u{2029}', "a paragraph separator"),
    ('\u{202f}', "a narrow no-break space"),
    ('\u{3000}', "an ideographic space"),
    ('\u{feff}', "a byte order mark"),
    ('\u{2010}', "a typographic hyphen"),
    ('\u{2013}', "a dash"),
    ('\u{2014}', "a dash"),
    ('\u{2018}', "a typographic quote"),
    ('\u{2019}', "a typographic quote"),
    ('\u{201c}', "a typographic quote"),
    ('\u{201d}', "a typographic quote"),
    ('\u{2212}', "a minus sign that is no ASCII"),
    ('\u{d7}', "a multiplication sign"),
    ('\u{ff05}', "a wide percent sign"),
    ('\0', "a null character"),
];

/// A character by its number and name, if it cannot be seen or looks like another.
pub(super) fn named_character(character: char) -> Option<String> {
    let (_, name) = CHARACTERS.iter().find(|(known, _)| *known == character)?;
    Some(format!("U+{:04X}, {name}", u32::from(character)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_known_by_their_first_words() {
        let message = |text| sniffed(text).map(|it| it.message).unwrap_or_default();
        assert!(message("HloModule jit_f, entry_computation_layout={}").contains("HLO text"));
        assert!(message("\n// x\n").is_empty());
        assert!(message("// a dump\n\nHloModule m").contains("HLO text"));
        assert!(message("import jax\nprint(1)").contains("Python"));
        assert!(message("; ModuleID = 'x'").contains("LLVM IR"));
        assert!(message("{ lambda ; a:f32[]. let").contains("jaxpr"));
        assert!(message("func.func @main() {").is_empty());
    }
}
