//! Programs that check their own results.

use super::Case;
use super::build::{Builder, literal, op, type_of};
use crate::ir::{Attribute, Attributes, Block, Function, Op, Region, TensorType, Type, ValueId};
use crate::numeric::{ComplexPart, ElementType, FloatFormat, IntegerType, names};
use crate::tensor::Tensor;

const I64: IntegerType = IntegerType { width: 64, signed: true };

/// What a result has to be.
#[derive(Debug, Clone)]
pub enum Expected {
    /// These bits. A NaN may have any bits.
    Bits(Tensor),
    /// Anything from one value to another, element by element; of complex numbers in both parts.
    Between {
        /// The smallest values. Where one is NaN the result has to be one.
        low: Tensor,
        /// The largest values.
        high: Tensor,
        /// At which elements the result may be anything.
        open: Vec<bool>,
    },
}

/// By what a program tells that a result is not as expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Telling {
    /// Ops of the dialect `check`, which fail.
    Checks,
    /// One boolean, the only result of the program. Tools without the dialect `check` can run such a program.
    Result,
}

/// A program that runs the entry of a case and checks each of its results of which something is expected. The inputs
/// stand in it as constants, unless `takes_arguments`. All ops that are added are StableHLO's, or ops of `check`.
///
/// ```
/// use shlo_interp_testing::rewrite::{Case, Expected, Telling, self_checking};
/// use shlo_interp_testing::{Source, Tensor, load, run_text};
///
/// let text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
///   %0 = stablehlo.add %x, %x : tensor<2xf32>
///   return %0 : tensor<2xf32>
/// }";
/// let module = load(&Source { name: "sum.mlir".into(), text: text.into() })?.module;
/// let x = Tensor::from_f64s("f32".parse()?, &[2], &[1.0, 2.5])?;
/// let sum = Tensor::from_f64s("f32".parse()?, &[2], &[2.0, 5.0])?;
/// let case = Case { module: (*module).clone(), entry: "main".into(), inputs: vec![x.into()] };
/// let expected = [Some(Expected::Bits(sum))];
/// let checking = self_checking(&case, &expected, Telling::Checks, false);
/// assert!(checking.module.to_string().contains("check.expect_eq_const"));
/// assert!(run_text(&checking.module.to_string(), vec![])?.is_empty());
/// let telling = self_checking(&case, &expected, Telling::Result, false);
/// assert_eq!(run_text(&telling.module.to_string(), vec![])?[0].tensor().code(0), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
///
/// If the module has no function of the entry's name with a body.
pub fn self_checking(
    case: &Case,
    expected: &[Option<Expected>],
    telling: Telling,
    takes_arguments: bool,
) -> Case {
    let mut case = case.clone();
    if !takes_arguments {
        let inputs: Vec<_> = case.inputs.drain(..).collect();
        let tensors: Vec<&Tensor> = inputs.iter().map(|input| input.tensor()).collect();
        take_constants(case.function_mut(), &tensors);
    }
    add_checks(case.function_mut(), expected, telling);
    case
}

/// Makes constants of the arguments of a function.
pub(super) fn take_constants(function: &mut Function, inputs: &[&Tensor]) {
    let values = &mut function.values;
    let block = &mut function.body.as_mut().expect("the entry has a body").blocks[0];
    let arguments = std::mem::take(&mut block.arguments);
    let constants = arguments.iter().zip(inputs).map(|(&argument, input)| {
        values[argument].ty = Type::Tensor(type_of(input));
        let properties = Attributes::from_iter([("value".to_string(), literal(input))]);
        Op { results: vec![argument], ..op("stablehlo.constant", &[], properties) }
    });
    block.ops.splice(0..0, constants);
    function.ty.inputs.clear();
    function.argument_attributes.clear();
}

/// Checks the results of a function in place of returning them.
fn add_checks(function: &mut Function, expected: &[Option<Expected>], telling: Telling) {
    let block = &mut function.body.as_mut().expect("the entry has a body").blocks[0];
    let Some(end) = block.ops.pop() else { return };
    let (values, ops) = (std::mem::take(&mut function.values), std::mem::take(&mut block.ops));
    let mut builder = Builder { values, ops };
    let expected = end.operands.iter().zip(expected);
    let expected = expected.filter_map(|(&result, expected)| Some((result, expected.as_ref()?)));
    let told = match telling {
        Telling::Checks => {
            expected.for_each(|(result, expected)| builder.check(result, expected));
            Vec::new()
        }
        Telling::Result => {
            let held: Vec<_> = expected.map(|(value, it)| builder.all_hold(value, it)).collect();
            held.into_iter().reduce(|one, other| builder.and(one, other)).into_iter().collect()
        }
    };
    block.ops = builder.ops;
    block.ops.push(op("func.return", &told, Attributes::default()));
    function.values = builder.values;
    function.ty.results = told.iter().map(|&it| function.values[it].ty.clone()).collect();
    function.result_attributes = vec![Attributes::default(); told.len()];
}

/// The format of the parts of complex numbers.
fn format_of(part: ComplexPart) -> &'static FloatFormat {
    match part {
        ComplexPart::F32 => &names::F32,
        ComplexPart::F64 => &names::F64,
    }
}

/// The real parts (0) or the imaginary parts (1) of complex numbers.
fn part_of(tensor: &Tensor, part: ComplexPart, index: u32) -> Tensor {
    let format = format_of(part);
    let mask = u128::from(u64::MAX >> (64 - format.width));
    let codes = (0..tensor.len()).map(|at| tensor.code(at) >> (index * format.width) & mask);
    Tensor::from_wide_codes(ElementType::Float(format), tensor.shape(), codes)
}

impl Builder {
    /// Adds a check of a value. `check.expect_eq_const` compares numbers: zeros of either sign are equal for it, and a
    /// NaN is equal to nothing; where one is expected it compares the answers of other ops.
    fn check(&mut self, value: ValueId, expected: &Expected) {
        let (checked, literal_of) = match expected {
            Expected::Bits(tensor) if has_plain_equality(tensor) => (value, tensor.clone()),
            Expected::Bits(tensor) | Expected::Between { low: tensor, .. } => {
                let answers = Tensor::splat(ElementType::Boolean, tensor.shape(), 1);
                (self.holds(value, expected), answers)
            }
        };
        let properties = Attributes::from_iter([("value".to_string(), literal(&literal_of))]);
        self.ops.push(op("check.expect_eq_const", &[checked], properties));
    }

    /// Whether all elements of a value are as expected.
    fn all_hold(&mut self, value: ValueId, expected: &Expected) -> ValueId {
        let holds = self.holds(value, expected);
        let (Expected::Bits(tensor) | Expected::Between { low: tensor, .. }) = expected;
        match tensor.shape() {
            [] => holds,
            shape => self.all(holds, shape.len()),
        }
    }

    /// Whether each element of a value is as expected.
    fn holds(&mut self, value: ValueId, expected: &Expected) -> ValueId {
        match expected {
            Expected::Bits(tensor) => self.has_bits(value, tensor),
            Expected::Between { low, high, open } => self.is_between(value, [low, high], open),
        }
    }

    /// Whether each element of a value is between two values, or may be anything.
    fn is_between(&mut self, value: ValueId, ends: [&Tensor; 2], open: &[bool]) -> ValueId {
        let [low, high] = ends;
        match low.element() {
            ElementType::Complex(part) => {
                let [real, imaginary] = self.parts(value, *part, low.shape());
                let real_ends = ends.map(|end| part_of(end, *part, 0));
                let real = self.is_between(real, [&real_ends[0], &real_ends[1]], open);
                let ends = ends.map(|end| part_of(end, *part, 1));
                let imaginary = self.is_between(imaginary, [&ends[0], &ends[1]], open);
                self.and(real, imaginary)
            }
            _ => {
                let bounds = [low, high].map(|bound| self.constant(bound));
                let above = self.compare("GE", value, bounds[0]);
                let below = self.compare("LE", value, bounds[1]);
                let between = self.and(above, below);
                let holds = self.or_nan(between, value, low);
                self.or_open(holds, low.shape(), open)
            }
        }
    }

    /// Whether each element of a value has these bits, or is NaN where these are.
    fn has_bits(&mut self, value: ValueId, expected: &Tensor) -> ValueId {
        match expected.element() {
            ElementType::Complex(part) => {
                let [real, imaginary] = self.parts(value, *part, expected.shape());
                let real = self.has_bits(real, &part_of(expected, *part, 0));
                let imaginary = self.has_bits(imaginary, &part_of(expected, *part, 1));
                self.and(real, imaginary)
            }
            ElementType::Float(format) => {
                let (value_bits, bits) = self.bits(value, expected, format);
                let equal = self.compare("EQ", value_bits, bits);
                self.or_nan(equal, value, expected)
            }
            _ => {
                let expected = self.constant(expected);
                self.compare("EQ", value, expected)
            }
        }
    }

    /// The real and the imaginary parts of a value.
    fn parts(&mut self, value: ValueId, part: ComplexPart, shape: &[usize]) -> [ValueId; 2] {
        ["stablehlo.real", "stablehlo.imag"].map(|name| {
            let ty = TensorType::new(shape, ElementType::Float(format_of(part)));
            self.op(name, &[value], Attributes::default(), Type::Tensor(ty))
        })
    }

    /// The bits of a value, and those of a constant, as integers. A type that no integer type has the width of is
    /// converted to f32 first, which keeps each number and the sign of zero.
    fn bits(
        &mut self,
        value: ValueId,
        expected: &Tensor,
        format: &'static FloatFormat,
    ) -> (ValueId, ValueId) {
        let shape = expected.shape();
        let mut float = value;
        let mut codes: Vec<u128> = (0..expected.len()).map(|at| expected.code(at)).collect();
        let mut width = format.width;
        if ![4, 8, 16, 32, 64].contains(&width) {
            let ty = Type::Tensor(TensorType::new(shape, ElementType::Float(&names::F32)));
            float = self.op("stablehlo.convert", &[value], Attributes::default(), ty);
            let f32_code = |code: &mut u128| *code = f32_code(format, *code);
            codes.iter_mut().for_each(f32_code);
            width = names::F32.width;
        }
        let integer = ElementType::Integer(IntegerType { width, signed: false });
        let ty = Type::Tensor(TensorType::new(shape, integer.clone()));
        let bits = self.op("stablehlo.bitcast_convert", &[float], Attributes::default(), ty);
        let expected = Tensor::from_wide_codes(integer, shape, codes);
        (bits, self.constant(&expected))
    }

    /// `holds`, except that an element has to be NaN where `expected` is.
    fn or_nan(&mut self, holds: ValueId, value: ValueId, expected: &Tensor) -> ValueId {
        let nan: Vec<bool> = match expected.element() {
            ElementType::Float(format) => {
                (0..expected.len()).map(|at| format.is_nan(expected.code(at) as u64)).collect()
            }
            _ => Vec::new(),
        };
        if !nan.contains(&true) {
            return holds;
        }
        let is_nan = self.compare("NE", value, value);
        let codes = nan.iter().map(|&nan| u128::from(nan));
        let wanted = Tensor::from_wide_codes(ElementType::Boolean, expected.shape(), codes);
        let wanted = self.constant(&wanted);
        let ty = self.values[holds].ty.clone();
        self.op("stablehlo.select", &[wanted, is_nan, holds], Attributes::default(), ty)
    }

    /// `holds`, except that an element that is open may be anything.
    fn or_open(&mut self, holds: ValueId, shape: &[usize], open: &[bool]) -> ValueId {
        if !open.contains(&true) {
            return holds;
        }
        let codes = open.iter().map(|&open| u128::from(open));
        let open = self.constant(&Tensor::from_wide_codes(ElementType::Boolean, shape, codes));
        let ty = self.values[holds].ty.clone();
        self.op("stablehlo.or", &[holds, open], Attributes::default(), ty)
    }

    fn compare(&mut self, direction: &str, left: ValueId, right: ValueId) -> ValueId {
        let word =
            Attribute::Enum("stablehlo", "comparison_direction".into(), direction.to_string());
        let properties = Attributes::from_iter([("comparison_direction".to_string(), word)]);
        let mut ty = self.values[right].ty.clone();
        ty.as_tensor_mut().into_iter().for_each(|ty| ty.element = ElementType::Boolean);
        self.op("stablehlo.compare", &[left, right], properties, ty)
    }

    fn and(&mut self, one: ValueId, other: ValueId) -> ValueId {
        let ty = self.values[one].ty.clone();
        self.op("stablehlo.and", &[one, other], Attributes::default(), ty)
    }

    /// Whether all elements of a tensor of booleans of some rank are true.
    fn all(&mut self, booleans: ValueId, rank: usize) -> ValueId {
        let scalar = Type::Tensor(TensorType::new(&[], ElementType::Boolean));
        let initial = self.constant(&Tensor::splat(ElementType::Boolean, &[], 1));
        let arguments = [self.value(scalar.clone()), self.value(scalar.clone())];
        let mut inner = Builder { values: std::mem::take(&mut self.values), ops: Vec::new() };
        let both = inner.and(arguments[0], arguments[1]);
        inner.ops.push(op("stablehlo.return", &[both], Attributes::default()));
        self.values = inner.values;
        let block = Block { label: None, arguments: arguments.to_vec(), ops: inner.ops };
        let dimensions =
            Attribute::DenseArray(ElementType::Integer(I64), (0..rank as u64).collect());
        let properties = Attributes::from_iter([("dimensions".to_string(), dimensions)]);
        let all = self.op("stablehlo.reduce", &[booleans, initial], properties, scalar);
        self.ops.last_mut().into_iter().for_each(|op| {
            op.regions.push(Region { blocks: vec![block.clone()] });
        });
        all
    }
}

/// Whether equality of numbers is equality of bits: there is no zero and no NaN among floats.
fn has_plain_equality(tensor: &Tensor) -> bool {
    match tensor.element() {
        ElementType::Float(_) => {
            let numbers = tensor.to_f64s().unwrap_or_default();
            !numbers.iter().any(|number| *number == 0.0 || number.is_nan())
        }
        ElementType::Complex(_) => false,
        _ => true,
    }
}

/// The code in f32 of a number that is not NaN.
fn f32_code(format: &'static FloatFormat, code: u128) -> u128 {
    let narrow = Tensor::from_wide_codes(ElementType::Float(format), &[], [code]);
    let value = narrow.to_f64s().unwrap_or_default()[0];
    u128::from((value as f32).to_bits())
}
