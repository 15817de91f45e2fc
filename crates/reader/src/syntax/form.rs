//! Short forms as data: the template strings of [`crate::ir::Form::Short`], taken apart
//! once into pieces that the parser and the printer both follow, so that the two cannot drift.

use std::collections::HashMap;
use std::rc::Rc;

use crate::ir::{Form, OpDef};

/// A short form: the text after the op's name, piece by piece.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Template {
    /// The pieces, in order.
    pub pieces: Vec<Piece>,
}

/// One piece of a short form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    /// A word or a punctuation mark that stands for itself: `dims`, `=`, `,`, `(`, `->`.
    Literal(&'static str),
    /// `$name` of an operand, by its index in the definition: as many values as the operand has,
    /// separated by commas.
    Operand(usize),
    /// `operands`: all operands, separated by commas.
    Operands,
    /// `$name` of an attribute, by its index in the definition, written as its kind asks: integers
    /// without type, words of enumerations bare, `array<i64: ...>` as `[...]`.
    Attribute(usize),
    /// `$name` of the regions, separated by commas.
    Regions,
    /// `attr-dict`: the attributes that no other piece writes, in braces; no text if every attribute is
    /// written by another piece.
    AttrDict,
    /// `functional-type(operands, results)`.
    FunctionalType,
    /// `type($x)`, `type(results)`.
    Types(TypesOf),
    /// `(pieces)?` or `(pieces):(otherwise)?`: the pieces if what the anchor names is there.
    Optional {
        /// Written if the anchor is there.
        pieces: Vec<Piece>,
        /// The operand or attribute that decides, by being not empty or present.
        anchor: Anchor,
        /// Written if the anchor is not there.
        otherwise: Vec<Piece>,
    },
    /// `custom<Name>($a, $b, type($c))`: a piece with a form of its own.
    Custom(Custom, Vec<Argument>),
}

/// Whose types a type tail holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TypesOf {
    /// The types of an operand, by its index in the definition; several are separated by commas.
    Operand(usize),
    /// The type of one result.
    Result(usize),
    /// The types of all results, separated by commas.
    Results,
}

/// The operand or attribute that decides whether an optional group is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    /// The operand has values.
    Operand(usize),
    /// The attribute is there.
    Attribute(usize),
    /// There are regions.
    Regions,
}

/// The argument of a custom piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Argument {
    /// `$x` or `ref($x)` of an operand.
    Operand(usize),
    /// `$x` of an attribute.
    Attribute(usize),
    /// `type(...)`.
    Types(TypesOf),
}

/// The pieces with forms of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Custom {
    /// The complex type alone, or a function type.
    ComplexOpType,
    /// `[b, 0, f]x[0, i, o]->[b, 0, f]`.
    ConvolutionDimensions,
    /// `@target`.
    CallTarget,
    /// `batching_dims = [0] x [0], contracting_dims = [2] x [1]`.
    DotDimensionNumbers,
    /// `e5m2`.
    ExponentMantissa,
    /// Operand types, which are the result types too.
    PairwiseOpType,
    /// `, precision = [DEFAULT, DEFAULT]`, if it is there.
    PrecisionConfig,
    /// `, precision = [DEFAULT, DEFAULT], algorithm = <...>`, each part if it is there.
    PrecisionConfigAndAlgorithm,
    /// One type for all, or a function type.
    SameOperandsAndResultType,
    /// `pred type, result type`, or a function type.
    SelectOpType,
    /// `[0:3:2, 1:4]`.
    SliceRanges,
    /// The tuple type, whose parts are the operand types.
    TupleOpType,
    /// Values, each followed by a comma.
    VariadicOperandWithAttribute,
    /// One type for all, or a function type.
    VariadicSameOperandsAndResultType,
    /// `stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]`.
    WindowAttributes,
}

impl Custom {
    fn named(name: &str) -> Option<Custom> {
        Some(match name {
            "ComplexOpType" => Custom::ComplexOpType,
            "ConvolutionDimensions" => Custom::ConvolutionDimensions,
            "CustomCallTarget" => Custom::CallTarget,
            "DotDimensionNumbers" => Custom::DotDimensionNumbers,
            "ExponentMantissa" => Custom::ExponentMantissa,
            "PairwiseOpType" => Custom::PairwiseOpType,
            "PrecisionConfig" => Custom::PrecisionConfig,
            "PrecisionConfigAndAlgorithm" => Custom::PrecisionConfigAndAlgorithm,
            "SameOperandsAndResultType" => Custom::SameOperandsAndResultType,
            "SelectOpType" => Custom::SelectOpType,
            "SliceRanges" => Custom::SliceRanges,
            "TupleOpType" => Custom::TupleOpType,
            "VariadicOperandWithAttribute" => Custom::VariadicOperandWithAttribute,
            "VariadicSameOperandsAndResultType" => Custom::VariadicSameOperandsAndResultType,
            "WindowAttributes" => Custom::WindowAttributes,
            _ => return None,
        })
    }
}

/// The templates of the ops met so far.
#[derive(Debug, Default)]
pub struct Templates(HashMap<&'static str, Rc<Template>>);

impl Templates {
    /// The template of an op's short form, or `None` if the op has a form of its own or only the generic
    /// one.
    pub fn get(&mut self, def: &'static OpDef) -> Option<Rc<Template>> {
        let Form::Short(text) = def.form else { return None };
        let template = self.0.entry(def.name).or_insert_with(|| Rc::new(Template::new(text, def)));
        Some(template.clone())
    }
}

impl Template {
    /// Takes a template string apart. Panics if the definition's template makes no sense: the table
    /// of ops is part of this program, and a test reads all of it.
    pub fn new(text: &'static str, def: &OpDef) -> Template {
        let mut reader = Reader { def, symbols: symbols(text), at: 0, result_names: Vec::new() };
        let pieces = reader.pieces(reader.symbols.len());
        Template { pieces }
    }

    /// Whether a piece of the template writes this attribute, so that `attr-dict` does not.
    pub fn writes_attribute(&self, index: usize) -> bool {
        writes_attribute(&self.pieces, index)
    }
}

fn writes_attribute(pieces: &[Piece], index: usize) -> bool {
    pieces.iter().any(|piece| match piece {
        Piece::Attribute(attribute) => *attribute == index,
        Piece::Optional { pieces, otherwise, .. } => {
            writes_attribute(pieces, index) || writes_attribute(otherwise, index)
        }
        Piece::Custom(_, arguments) => arguments.contains(&Argument::Attribute(index)),
        _ => false,
    })
}

/// Splits a template into words (with `$`, `-` and `_` inside) and punctuation.
fn symbols(text: &'static str) -> Vec<&'static str> {
    let in_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$');
    let mut symbols = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let fixed = ["attr-dict", "functional-type", "->"].into_iter();
        let len = match fixed.filter(|fixed| rest.starts_with(fixed)).map(str::len).next() {
            Some(len) => len,
            None if in_word(first) => rest.find(|c| !in_word(c)).unwrap_or(rest.len()),
            None => first.len_utf8(),
        };
        symbols.push(&rest[..len]);
        rest = rest[len..].trim_start();
    }
    symbols
}

/// Reads the symbols of a template into pieces.
struct Reader<'a> {
    def: &'a OpDef,
    symbols: Vec<&'static str>,
    at: usize,
    /// The names of results, in the order in which `type($...)` mentions them.
    result_names: Vec<&'static str>,
}

/// The operand, attribute or other part that a name after `$` denotes.
enum Named {
    Operand(usize),
    Attribute(usize),
    Regions,
}

impl Reader<'_> {
    fn pieces(&mut self, end: usize) -> Vec<Piece> {
        let mut pieces = Vec::new();
        while self.at < end {
            let piece = self.piece();
            pieces.push(piece);
        }
        pieces
    }

    fn piece(&mut self) -> Piece {
        let symbol = self.next();
        match symbol {
            "operands" => Piece::Operands,
            "attr-dict" => Piece::AttrDict,
            "functional-type" => {
                self.skip(&["(", "operands", ",", "results", ")"]);
                Piece::FunctionalType
            }
            "type" if self.peek() == Some("(") => Piece::Types(self.types_of()),
            "custom" if self.peek() == Some("<") => self.custom(),
            "(" => self.group(),
            symbol if symbol.starts_with('$') => {
                self.anchor_mark();
                match self.named(symbol) {
                    Named::Operand(index) => Piece::Operand(index),
                    Named::Attribute(index) => Piece::Attribute(index),
                    Named::Regions => Piece::Regions,
                }
            }
            literal => Piece::Literal(literal),
        }
    }

    /// `(...)?` or `(...):(...)?` after its `(`; any other `(` is a literal.
    fn group(&mut self) -> Piece {
        let start = self.at;
        let close = self.closing(start);
        let after = |index: usize| self.symbols.get(close + index).copied();
        let (otherwise, end) = match (after(1), after(2)) {
            (Some("?"), _) => (None, close + 2),
            (Some(":"), Some("(")) => {
                let second = self.closing(close + 3);
                if self.symbols.get(second + 1) != Some(&"?") {
                    return Piece::Literal("(");
                }
                (Some((close + 3, second)), second + 2)
            }
            _ => return Piece::Literal("("),
        };
        let anchor = self.anchor(start, close);
        let pieces = self.pieces(close);
        let otherwise = otherwise.map_or(Vec::new(), |(start, end)| {
            self.at = start;
            self.pieces(end)
        });
        self.at = end;
        Piece::Optional { pieces, anchor, otherwise }
    }

    /// The index of the `)` that closes the parenthesis opened just before `start`.
    fn closing(&self, start: usize) -> usize {
        let mut depth = 0;
        for index in start..self.symbols.len() {
            match self.symbols[index] {
                "(" => depth += 1,
                ")" if depth == 0 => return index,
                ")" => depth -= 1,
                _ => {}
            }
        }
        panic!("{}: a parenthesis of the short form is not closed", self.def.name)
    }

    /// The operand or attribute that the `^` between two symbols marks.
    fn anchor(&self, start: usize, end: usize) -> Anchor {
        let mark = (start..end).find(|&index| self.symbols[index] == "^");
        let mark = mark.unwrap_or_else(|| panic!("{}: a group without `^`", self.def.name));
        let marked = (start..mark).rev().map(|index| self.symbols[index]);
        let name = marked.into_iter().find(|symbol| symbol.starts_with('$'));
        match self.named(name.unwrap_or_else(|| panic!("{}: `^` marks nothing", self.def.name))) {
            Named::Operand(index) => Anchor::Operand(index),
            Named::Attribute(index) => Anchor::Attribute(index),
            Named::Regions => Anchor::Regions,
        }
    }

    fn custom(&mut self) -> Piece {
        self.skip(&["<"]);
        let name = self.next();
        self.skip(&[">", "("]);
        let custom = Custom::named(name);
        let custom =
            custom.unwrap_or_else(|| panic!("{}: no custom piece `{name}`", self.def.name));
        let mut arguments = Vec::new();
        loop {
            match self.next() {
                ")" => return Piece::Custom(custom, arguments),
                "," | "(" => {}
                "ref" => {
                    self.skip(&["("]);
                    let name = self.next();
                    arguments.push(self.argument(name));
                    self.skip(&[")"]);
                }
                "type" => arguments.push(Argument::Types(self.types_of())),
                name => arguments.push(self.argument(name)),
            }
        }
    }

    fn argument(&self, name: &str) -> Argument {
        match self.named(name) {
            Named::Operand(index) => Argument::Operand(index),
            Named::Attribute(index) => Argument::Attribute(index),
            Named::Regions => panic!("{}: regions in a custom piece", self.def.name),
        }
    }

    /// `(…)` after `type`: an operand's types, else a result's, numbered as mentioned.
    fn types_of(&mut self) -> TypesOf {
        self.skip(&["("]);
        let name = self.next();
        self.skip(&[")"]);
        self.anchor_mark();
        let plain = name.trim_start_matches('$');
        if let Some(index) = self.def.operands.iter().position(|operand| operand.name == plain) {
            return TypesOf::Operand(index);
        }
        if name == "results" || name == "$results" {
            return TypesOf::Results;
        }
        let known = self.result_names.iter().position(|result| *result == name);
        TypesOf::Result(known.unwrap_or_else(|| {
            self.result_names.push(name);
            self.result_names.len() - 1
        }))
    }

    /// The part that a name denotes; a name that is neither operand nor attribute is that of the regions.
    fn named(&self, symbol: &str) -> Named {
        let name = symbol.trim_start_matches('$');
        if let Some(index) = self.def.operands.iter().position(|operand| operand.name == name) {
            return Named::Operand(index);
        }
        match self.def.attributes.iter().position(|attribute| attribute.name == name) {
            Some(index) => Named::Attribute(index),
            None if self.def.regions != crate::ir::Regions::Exactly(0) => Named::Regions,
            None => panic!("{}: no operand or attribute `{name}`", self.def.name),
        }
    }

    fn anchor_mark(&mut self) {
        if self.peek() == Some("^") {
            self.at += 1;
        }
    }

    fn peek(&self) -> Option<&'static str> {
        self.symbols.get(self.at).copied()
    }

    fn next(&mut self) -> &'static str {
        self.at += 1;
        self.symbols[self.at - 1]
    }

    fn skip(&mut self, expected: &[&str]) {
        for symbol in expected {
            assert_eq!(self.next(), *symbol, "{}: the short form's template", self.def.name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{OperandDef, OperandKind};

    static OPERANDS: [OperandDef; 1] = [OperandDef { name: "x", kind: OperandKind::Variadic }];

    fn pieces(text: &'static str) -> Vec<Piece> {
        let def = OpDef { operands: &OPERANDS, ..OpDef::new("test.op") };
        Template::new(text, &def).pieces
    }

    #[test]
    fn parentheses_are_literals_unless_a_question_mark_follows() {
        let literal = pieces("( $x ) -> type($y)");
        assert_eq!(literal[0], Piece::Literal("("));
        assert_eq!(literal[4], Piece::Types(TypesOf::Result(0)));
        let optional = pieces("attr-dict ($x^ : type($x)):(( ))?");
        let expected = Piece::Optional {
            pieces: vec![Piece::Operand(0), Piece::Literal(":"), Piece::Types(TypesOf::Operand(0))],
            anchor: Anchor::Operand(0),
            otherwise: vec![Piece::Literal("("), Piece::Literal(")")],
        };
        assert_eq!(optional, [Piece::AttrDict, expected]);
    }

    #[test]
    fn every_template_of_the_table_is_well_formed() {
        let mut templates = Templates::default();
        for (_, entry) in crate::ops::entries() {
            let short = matches!(entry.def.form, Form::Short(_));
            assert_eq!(templates.get(&entry.def).is_some(), short, "{}", entry.def.name);
        }
    }
}
