//! Short forms of the ops of MLIR's `arith`, `tensor` and `shape` that programs have beside those of StableHLO.

use super::attributes::I64;
use super::ops::Draft;
use super::parser::{Parser, Result};
use super::tree::Kind;
use crate::diagnostic::Span;
use crate::ir::{Attribute, DenseElements, TensorType, Type};
use crate::numeric::{ElementType, IntegerType};
use crate::tensor::Tensor;

const I64_ELEMENT: ElementType = ElementType::Integer(IntegerType { width: 64, signed: true });

const BINARY: &str = "% , % flags : same";
const CONVERSION: &str = "% flags : operand to result";
const SHAPES: &str = "%* flags : operands -> result";

/// The ops and the text behind their names: `%` is an operand, `%*` any number of them, `same` one type
/// for all operands and the result, `operand` and `operands` types of the first and of all operands,
/// `result` that of the result, which the last word gives where no type does.
const FORMS: &[(&[&str], &str)] = &[
    (
        &[
            "arith.addi",
            "arith.subi",
            "arith.muli",
            "arith.divsi",
            "arith.divui",
            "arith.remsi",
            "arith.remui",
            "arith.floordivsi",
            "arith.ceildivsi",
            "arith.ceildivui",
            "arith.andi",
            "arith.ori",
            "arith.xori",
            "arith.shli",
            "arith.shrsi",
            "arith.shrui",
            "arith.maxsi",
            "arith.maxui",
            "arith.minsi",
            "arith.minui",
            "arith.addf",
            "arith.subf",
            "arith.mulf",
            "arith.divf",
            "arith.remf",
            "arith.maximumf",
            "arith.minimumf",
            "arith.maxnumf",
            "arith.minnumf",
        ],
        BINARY,
    ),
    (&["arith.negf"], "% flags : same"),
    (&["arith.cmpi", "arith.cmpf"], "predicate , % , % flags : operand = i1"),
    (&["arith.select"], "% , % , % flags : selected"),
    (
        &[
            "arith.extsi",
            "arith.extui",
            "arith.trunci",
            "arith.extf",
            "arith.truncf",
            "arith.sitofp",
            "arith.uitofp",
            "arith.fptosi",
            "arith.fptoui",
            "arith.index_cast",
            "arith.index_castui",
            "arith.bitcast",
            "tensor.cast",
            "tensor.bitcast",
        ],
        CONVERSION,
    ),
    (&["tensor.dim"], "% , % flags : operand = index"),
    (&["tensor.rank"], "% flags : operand = index"),
    (&["tensor.extract"], "% [%*] flags : operand = element"),
    (&["tensor.insert"], "% into % [%*] flags : inserted"),
    (&["tensor.from_elements"], "%* flags : result"),
    (&["tensor.empty"], "(%*) flags : result"),
    (&["tensor.splat"], "% [%*]? flags : result"),
    (&["tensor.collapse_shape"], "% reassociation flags : operand into result"),
    (&["tensor.expand_shape"], "% reassociation output_shape flags : operand into result"),
    (&["tensor.reshape"], "% (%*) flags : functional"),
    (&["tensor.concat"], "dim %* flags : functional"),
    (&["shape.const_shape"], "shape flags : result"),
    (&["shape.const_size"], "value flags = size"),
    (&["shape.const_witness"], "passing flags = witness"),
    (
        &[
            "shape.shape_of",
            "shape.broadcast",
            "shape.num_elements",
            "shape.to_extent_tensor",
            "shape.get_extent",
            "shape.concat",
            "shape.rank",
            "shape.add",
            "shape.mul",
            "shape.div",
            "shape.max",
            "shape.min",
            "shape.any",
            "shape.dim",
        ],
        SHAPES,
    ),
    (&["shape.from_extents"], "%* flags : operands = shape"),
    (&["shape.from_extent_tensor"], "% flags : operand = shape"),
    (&["shape.index_to_size"], "% flags = size"),
    (&["shape.size_to_index"], "% flags : operand = index"),
    (&["shape.is_broadcastable", "shape.shape_eq"], "%* flags : operands = truth"),
    (&["shape.cstr_broadcastable", "shape.cstr_eq"], "%* flags : operands = witness"),
    (&["shape.cstr_require"], "% , message flags = witness"),
    (&["shape.assuming_all"], "%* flags = witness"),
    (&["shape.assuming"], "% assumed"),
    (&["shape.assuming_yield"], "%* flags yielded"),
];

/// The predicates of `arith.cmpi` and `arith.cmpf`, in the order of their numbers.
const PREDICATES: [(&str, &[&str]); 2] = [
    ("arith.cmpi", &["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]),
    (
        "arith.cmpf",
        &[
            "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult",
            "ule", "une", "uno", "true",
        ],
    ),
];

/// The rounding modes of `arith.truncf`, in the order of their numbers.
const ROUNDING_MODES: [&str; 5] =
    ["to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away"];

impl<'a> Parser<'a> {
    /// The op at a word that is one of `arith`, `tensor` or `shape`.
    pub fn standard_op(&mut self, word: &'a str, span: Span) -> Option<Result<Draft>> {
        let (_, form) = FORMS.iter().find(|(names, _)| names.contains(&word))?;
        self.bump();
        let mut draft = Draft::new(self.op_name(word), span);
        let mut pieces = form.split_whitespace();
        Some(loop {
            let Some(piece) = pieces.next() else { break Ok(draft) };
            let step = match piece {
                "=" => self.known_result(pieces.next().unwrap_or_default(), &mut draft),
                _ => self.standard_piece(piece, word, &mut draft),
            };
            if let Err(error) = step {
                break Err(error);
            }
        })
    }

    fn standard_piece(&mut self, piece: &str, word: &str, draft: &mut Draft) -> Result<()> {
        match piece {
            "%" => draft.operands.push(self.value_use()?),
            "%*" => draft.operands.extend(self.value_uses()?),
            "(%*)" => self.operands_between(b'(', draft)?,
            "[%*]" => self.operands_between(b'[', draft)?,
            "[%*]?" if !self.is_open(b'[') => {}
            "[%*]?" => self.operands_between(b'[', draft)?,
            "," => self.expect_mark(b',')?,
            ":" => self.expect_mark(b':')?,
            "->" if self.eat(Kind::Arrow) => {}
            "->" => return self.expected("`->`"),
            "into" | "to" => self.expect_word(piece)?,
            "flags" => self.flags(draft)?,
            "predicate" => self.predicate(word, draft)?,
            "same" | "operand" | "operands" | "result" | "functional" | "selected" | "inserted" => {
                self.written_types(piece, draft)?
            }
            "reassociation" | "shape" | "value" | "message" | "passing" | "dim"
            | "output_shape" => self.standard_attribute(piece, draft)?,
            "assumed" => {
                if self.eat(Kind::Arrow) {
                    draft.result_types = self.result_types()?;
                }
                draft.regions = vec![self.region(Vec::new())?];
                draft.attributes = self.optional_dictionary()?;
            }
            _ => {
                // the values that a region yields have types, if there are values
                if self.eat_mark(b':') {
                    self.written_types("operands", draft)?;
                }
            }
        }
        Ok(())
    }

    /// Operands between brackets.
    fn operands_between(&mut self, bracket: u8, draft: &mut Draft) -> Result<()> {
        self.open(bracket)?;
        draft.operands.extend(self.value_uses()?);
        self.close()
    }

    /// `overflow<nsw>`, `fastmath<fast>`, `exact`, `nneg`, a mode of rounding, and the dictionary.
    fn flags(&mut self, draft: &mut Draft) -> Result<()> {
        while self.kind() == Kind::Word && !self.is_word("to") && !self.is_word("into") {
            let first = self.at;
            let name = match self.take() {
                "overflow" => "overflowFlags",
                "fastmath" => "fastmath",
                "exact" => "isExact",
                "nneg" => "nonNeg",
                word if ROUNDING_MODES.contains(&word) => "roundingmode",
                _ => {
                    self.at = first;
                    return self.expected("`:`");
                }
            };
            let value = match name {
                "isExact" | "nonNeg" => Attribute::Unit,
                "roundingmode" => {
                    let word = self.text_from(first);
                    let number = ROUNDING_MODES.iter().position(|mode| *mode == word);
                    Attribute::Integer(
                        number.unwrap_or_default() as i128,
                        super::short::integer(32),
                    )
                }
                _ if self.is_open(b'<') => {
                    self.skip_tree();
                    Attribute::Opaque(format!("#arith.{}", self.text_from(first)))
                }
                _ => return self.expected("`<`"),
            };
            draft.set(name, value);
        }
        let attributes = self.optional_dictionary()?;
        draft.attributes.extend(attributes);
        Ok(())
    }

    fn predicate(&mut self, op: &str, draft: &mut Draft) -> Result<()> {
        let (_, words) = PREDICATES.iter().find(|(name, _)| *name == op).expect("a comparison");
        let Some(number) = words.iter().position(|word| self.is_word(word)) else {
            return self.expected(&format!("a predicate ({})", words.join(", ")));
        };
        self.bump();
        draft.set("predicate", Attribute::Integer(number as i128, I64));
        Ok(())
    }

    fn written_types(&mut self, piece: &str, draft: &mut Draft) -> Result<()> {
        let first = self.at;
        match piece {
            "functional" => self.functional_type(draft)?,
            "result" => draft.result_types = vec![self.ty()?],
            "operands" => {
                let types = self.types()?;
                self.check_types(&draft.operands, &types, self.span_from(first))?;
            }
            "operand" => {
                let ty = self.ty()?;
                if let Some(&operand) = draft.operands.first() {
                    self.check_type(operand, &ty, self.span_from(first))?;
                }
            }
            "inserted" => {
                let ty = self.ty()?;
                self.check_type(draft.operands[1], &ty, self.span_from(first))?;
                draft.result_types = vec![ty];
            }
            "selected" => {
                let types = self.types()?;
                let ty = types.last().expect("one type at least").clone();
                let condition = match types.as_slice() {
                    [_] => Type::Element(ElementType::Boolean),
                    types => types[0].clone(),
                };
                let types = [condition, ty.clone(), ty.clone()];
                self.check_types(&draft.operands, &types, self.span_from(first))?;
                draft.result_types = vec![ty];
            }
            _ => {
                let ty = self.ty()?;
                let types = vec![ty.clone(); draft.operands.len()];
                self.check_types(&draft.operands, &types, self.span_from(first))?;
                draft.result_types = vec![ty];
            }
        }
        Ok(())
    }

    fn standard_attribute(&mut self, piece: &str, draft: &mut Draft) -> Result<()> {
        let index = || Type::Element(ElementType::Index);
        match piece {
            "shape" => {
                let entries = self.integer_list()?;
                let codes = entries.iter().map(|&entry| u128::from(entry as u64));
                let elements = Tensor::from_wide_codes(ElementType::Index, &[entries.len()], codes);
                let ty = TensorType::new(&[entries.len()], ElementType::Index);
                let dense = DenseElements { ty, elements, splat: false };
                draft.set("shape", Attribute::Dense(dense));
            }
            "value" => {
                let value = self.number::<i64>("an integer")?;
                draft.set("value", Attribute::Integer(value.into(), index()));
            }
            "message" => {
                let message = Attribute::String(self.string()?);
                draft.set("msg", message);
            }
            "passing" => {
                let passing = Attribute::Boolean(self.flag()? != 0);
                draft.set("passing", passing);
            }
            "dim" => {
                self.expect_word("dim")?;
                self.open(b'(')?;
                let dim = self.number::<i64>("a dimension")?;
                draft.set("dim", Attribute::Integer(dim.into(), I64));
                self.close()?;
            }
            "output_shape" => {
                self.expect_word("output_shape")?;
                let sizes = self.list(b'[', |parser| match parser.kind() {
                    Kind::Value => parser.value_use().map(Err),
                    _ => parser.number::<i64>("a size").map(Ok),
                })?;
                let fixed = sizes.iter().map(|size| size.unwrap_or(i64::MIN) as u64).collect();
                draft.operands.extend(sizes.into_iter().filter_map(std::result::Result::err));
                draft.set("static_output_shape", Attribute::DenseArray(I64_ELEMENT, fixed));
            }
            _ => {
                let groups = self.attribute()?;
                draft.set("reassociation", groups);
            }
        }
        Ok(())
    }

    /// The type of a result that is not written.
    fn known_result(&mut self, what: &str, draft: &mut Draft) -> Result<()> {
        let operand = draft.operands.first().map(|&operand| self.scope.values[operand].ty.clone());
        let opaque = |text: &str| Type::Opaque(text.to_string());
        let ty = match (what, operand) {
            ("index", _) => Type::Element(ElementType::Index),
            ("truth", _) => Type::Element(ElementType::Boolean),
            ("size", _) => opaque("!shape.size"),
            ("shape", _) => opaque("!shape.shape"),
            ("witness", _) => opaque("!shape.witness"),
            ("element", Some(Type::Tensor(ty))) => Type::Element(ty.element),
            ("i1", Some(Type::Tensor(mut ty))) => {
                ty.element = ElementType::Boolean;
                Type::Tensor(ty)
            }
            ("i1", _) => Type::Element(ElementType::Boolean),
            _ => return self.expected("a ranked tensor type before this"),
        };
        draft.result_types = vec![ty];
        Ok(())
    }
}
