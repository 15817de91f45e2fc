//! What the rooms that judge, study, rewrite, generate and explain programs know of each op: one row an op.
//!
//! A fact holds for all attributes and element types of an op unless it says otherwise. What depends on the attributes
//! (which dimensions a `dot_general` contracts) is read from them where it is needed.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::ir::Op;

/// What is known of an op.
#[derive(Debug, Clone, Copy)]
pub struct Facts {
    /// The full name of the op.
    pub name: &'static str,
    /// The op that does the same to operands of one shape: `stablehlo.add` for `chlo.broadcast_add`, and the op itself for all
    /// ops that broadcast nothing.
    pub plain: &'static str,
    /// Which results are legal.
    pub law: Law,
    /// What the results are made of.
    pub makes: Makes,
    /// Whether floats among the results may be rounded.
    pub rounds: Rounds,
    /// Whether the op does to the sum of two tensors what it does to each.
    pub linear: bool,
    /// Whether a change of real operands changes the result by no more than that, and zeros give zero.
    pub steady: bool,
    /// How the result follows real operands.
    pub trend: Trend,
    /// The values between which results for real operands lie, both included.
    pub range: (f64, f64),
    /// Whether the op compares its operands, which the specification leaves open for complex NaN.
    pub compares: bool,
    /// Whether the specification does not say what the op gives at poles and outside of its domain.
    pub open_poles: bool,
    /// What changes nothing where the op combines two values in any order; `None` if the order matters.
    pub neutral: Option<Neutral>,
    /// Which dimensions of operands and results have one size.
    pub ties: Ties,
    /// How often `generate` chooses the op, compared with the others; 0 if it does not.
    pub weight: usize,
    /// Whether `explain` tells why an element of a result has its bits.
    pub explained: bool,
}

/// Which results of an op are legal.
#[derive(Debug, Clone, Copy)]
pub enum Law {
    /// The exact result, rounded once; of an op that rounds nothing, the result.
    Once,
    /// As [`Law::Once`] of real numbers; complex numbers take several rounded steps.
    OnceIfReal,
    /// The results of a function, within an error.
    Function(Accuracy),
    /// Sums whose terms may be added in any order.
    Sums,
    /// What the region does decides. The reason why results are undecided where it decides nothing.
    Region(&'static str),
    /// Rows of the operands, in an order or of a choice that exact comparisons decide.
    Rows,
    /// Sums of the elements that exact comparisons select in windows.
    Selection,
    /// Several rounded steps, whose order and form are open.
    Steps,
    /// What other processes bring.
    Exchange,
    /// What the regions or functions of the op give, whose ops have laws of their own.
    Inside,
    /// No set of legal results is known: the reason.
    Undecided(&'static str),
}

/// The error of a function, over that of the most accurate ones.
#[derive(Debug, Clone, Copy)]
pub struct Accuracy {
    /// Units in the last place, over those that a function may be off by.
    pub units: f64,
    /// The magnitude from which the error no longer shrinks with the result.
    pub floor: Floor,
}

/// The magnitude from which the error of a function no longer shrinks with its result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Floor {
    /// The error is relative to the result.
    None,
    /// The error is relative to the result or to one, whichever is larger.
    One,
    /// The error is relative to the result, or to the operand as long as that is below one.
    Operand,
}

/// What the results of an op are made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Makes {
    /// Its operands, as they are.
    Same,
    /// Elements of its operands at other places.
    Moved,
    /// At each place the element of one operand, its negative or its magnitude.
    Chosen,
    /// Values in which no operand has a part.
    Source,
    /// The operand in another type.
    Converted,
    /// Numbers that are computed from those of the operands, and truth values.
    Computed,
    /// What would be something else in a wider type: bits that are read as numbers, the next number of a type, the results of
    /// custom calls.
    Typed,
    /// Random numbers, and what a host or another process sends.
    Given,
}

/// Whether floats among the results of an op may be rounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rounds {
    /// They are never rounded.
    Never,
    /// They are rounded if the operands are complex.
    IfComplex,
    /// They may be rounded.
    Perhaps,
}

/// How the result of an elementwise op follows its real operands.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Trend {
    /// Nothing is known that would tell what operands within intervals give.
    Unknown,
    /// For each operand, whether the result grows with it; else it falls.
    Monotone(&'static [bool]),
    /// It grows or falls with each operand while the others keep their values, except where there is a pole.
    Separately(Option<Pole>),
    /// It falls until the operand is zero, where it is the least number of the range, and then grows.
    Even,
    /// It changes by no more than the operand does.
    Steady,
    /// It is this truth value for all finite numbers.
    OfFinite(bool),
}

/// Where a function jumps, or has no value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pole {
    /// The operand that is zero there.
    pub operand: usize,
    /// Whether the function may jump wherever this operand is negative, too.
    pub and_below: bool,
}

/// A value that changes nothing where an op combines it with others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Neutral {
    /// Zero.
    Zero,
    /// One.
    One,
    /// A code of ones.
    Ones,
    /// The least value of the type, or any that is no larger than the others.
    Least,
    /// The greatest value of the type, or any that is no smaller than the others.
    Greatest,
}

/// Which dimensions of the operands and results of an op have one size, so that they change together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ties {
    /// No dimension may change.
    Fixed,
    /// Each dimension may change by itself.
    Free,
    /// Those of all operands and results, in order.
    All,
    /// Those of each operand and its result, in order.
    Each,
    /// Those of what regions take and give, and of the operands and results that these stand for.
    Regions,
    /// Those that `broadcast_dimensions` states and that are not repeated.
    Broadcast,
    /// Those that `permutation` states.
    Transpose,
    /// Those that are contracted or stay, by `dot_dimension_numbers`.
    Dot,
    /// Those that are not in `dimensions`.
    Reduce,
    /// Those beside `dimension`.
    Concatenate,
    /// Those that a slice keeps whole.
    Slice,
    /// Those that get no padding.
    Pad,
    /// Those that a reshape keeps.
    Reshape,
    /// Those of a convolution that are no window's, by `dimension_numbers`.
    Convolution,
}

impl Accuracy {
    /// Whether the error depends on more than the result.
    pub fn has_floor(self) -> bool {
        self.floor != Floor::None
    }

    /// The magnitude to which the error of a result is relative, by the first operand.
    pub fn size(self, exact: f64, operand: f64) -> f64 {
        match self.floor {
            Floor::None => exact.abs(),
            Floor::One => exact.abs().max(1.0),
            Floor::Operand => exact.abs().max(operand.abs().min(1.0)),
        }
    }
}

impl Facts {
    /// Whether the results are operands, or elements of operands at other places.
    pub fn moves(&self) -> bool {
        matches!(self.makes, Makes::Same | Makes::Moved)
    }

    /// Whether the results would be something else in another type than they have.
    pub fn has_own_type(&self) -> bool {
        matches!(self.makes, Makes::Typed | Makes::Given)
    }

    /// Of an op that chooses the larger or smaller of its operands, the value that it never chooses.
    pub fn end(&self) -> Option<Neutral> {
        self.neutral.filter(|it| matches!(it, Neutral::Least | Neutral::Greatest))
    }

    /// Whether the range is less than all numbers.
    pub fn has_range(&self) -> bool {
        self.range != ALL
    }

    /// The facts of an op that has a law and nothing else that is known.
    const fn of(name: &'static str, law: Law) -> Facts {
        Facts {
            name,
            plain: name,
            law,
            makes: Makes::Computed,
            rounds: Rounds::Perhaps,
            linear: false,
            steady: false,
            trend: Trend::Unknown,
            range: ALL,
            compares: false,
            open_poles: false,
            neutral: None,
            ties: Ties::Fixed,
            weight: 0,
            explained: false,
        }
    }

    const fn makes(self, makes: Makes) -> Facts {
        Facts { makes, ..self }
    }

    /// Not rounded, of complex numbers neither.
    const fn exact(self) -> Facts {
        Facts { rounds: Rounds::Never, ..self }
    }

    const fn exact_if_real(self) -> Facts {
        Facts { rounds: Rounds::IfComplex, ..self }
    }

    const fn linear(self) -> Facts {
        Facts { linear: true, ..self }
    }

    const fn steady(self) -> Facts {
        Facts { steady: true, ..self }
    }

    const fn trend(self, trend: Trend) -> Facts {
        Facts { trend, ..self }
    }

    const fn range(self, least: f64, most: f64) -> Facts {
        Facts { range: (least, most), ..self }
    }

    const fn compares(self) -> Facts {
        Facts { compares: true, ..self }
    }

    const fn open_poles(self) -> Facts {
        Facts { open_poles: true, ..self }
    }

    const fn neutral(self, neutral: Neutral) -> Facts {
        Facts { neutral: Some(neutral), ..self }
    }

    const fn ties(self, ties: Ties) -> Facts {
        Facts { ties, ..self }
    }

    const fn weight(self, weight: usize) -> Facts {
        Facts { weight, ..self }
    }

    const fn unexplained(self) -> Facts {
        Facts { explained: false, ..self }
    }
}

/// An elementwise op.
const fn elementwise(name: &'static str, law: Law) -> Facts {
    Facts { ties: Ties::All, weight: 2, explained: true, ..Facts::of(name, law) }
}

/// An elementwise op whose result is correctly rounded.
const fn once(name: &'static str) -> Facts {
    elementwise(name, Law::Once)
}

/// An elementwise function whose error is so many times that of the most accurate ones.
const fn function(name: &'static str, units: f64, floor: Floor) -> Facts {
    elementwise(name, Law::Function(Accuracy { units, floor }))
}

/// An op that moves elements.
const fn moves(name: &'static str) -> Facts {
    Facts::of(name, Law::Once).makes(Makes::Moved).exact().linear()
}

/// An op that gives its operands as they are.
const fn same(name: &'static str) -> Facts {
    moves(name).makes(Makes::Same)
}

/// An op that makes a value of nothing.
const fn source(name: &'static str) -> Facts {
    Facts::of(name, Law::Once).makes(Makes::Source).exact()
}

/// An op that broadcasts its operands and then does what another op does, whose facts it has.
const fn broadcasts(name: &'static str, plain: &'static str) -> Facts {
    Facts { plain, weight: 1, ..Facts::of(name, Law::Once) }
}

/// The range of an op whose results may be any number.
const ALL: (f64, f64) = (f64::NEG_INFINITY, f64::INFINITY);
const INFINITY: f64 = f64::INFINITY;

const GROWS: Trend = Trend::Monotone(&[true]);
const FALLS: Trend = Trend::Monotone(&[false]);
const GROW: Trend = Trend::Monotone(&[true, true]);

/// A trend in each operand by itself, with a pole where an operand is zero.
const fn pole_at(operand: usize) -> Trend {
    Trend::Separately(Some(Pole { operand, and_below: false }))
}

/// A trend in each operand by itself as long as an operand is positive.
const fn above_zero(operand: usize) -> Trend {
    Trend::Separately(Some(Pole { operand, and_below: true }))
}

/// Why bits of a generator may be others.
const OWN_GENERATOR: Law =
    Law::Undecided("the specification lets implementations define the algorithm of the generator");
/// Of regions that combine elements.
const ANY_ORDER: Law = Law::Region("the order in which its region is applied is not stated");

/// The facts of an op; those of no op of the table say that nothing is known.
pub fn of(op: &Op) -> &'static Facts {
    static UNKNOWN: Facts = Facts::of("", Law::Undecided("the op is unknown"));
    named(op.full_name()).unwrap_or(&UNKNOWN)
}

/// The facts of the op of a full name.
pub fn named(name: &str) -> Option<&'static Facts> {
    BY_NAME.get(name)
}

/// The names of all ops that have a row, in the order of the rows.
pub fn names() -> impl Iterator<Item = &'static str> {
    FACTS.iter().map(|row| row.name)
}

static BY_NAME: LazyLock<HashMap<&'static str, Facts>> = LazyLock::new(|| {
    let whole = |own: &'static Facts| {
        let is_other = |row: &&Facts| row.name == own.plain && own.plain != own.name;
        match FACTS.iter().find(is_other) {
            Some(plain) => Facts { name: own.name, ties: own.ties, weight: own.weight, ..*plain },
            None => *own,
        }
    };
    FACTS.iter().map(|own| (own.name, whole(own))).collect()
});

/// The rows: the ops of the specification in its order, older ops, and those of other dialects.
#[rustfmt::skip]
static FACTS: &[Facts] = &[
    elementwise("stablehlo.abs", Law::OnceIfReal).makes(Makes::Chosen).exact_if_real().steady().trend(Trend::Even).range(0.0, INFINITY),
    once("stablehlo.add").steady().trend(GROW).neutral(Neutral::Zero).weight(6),
    Facts::of("stablehlo.after_all", Law::Once),
    Facts::of("stablehlo.all_gather", Law::Exchange),
    Facts::of("stablehlo.all_reduce", Law::Exchange),
    Facts::of("stablehlo.all_to_all", Law::Exchange),
    once("stablehlo.and").exact().neutral(Neutral::Ones),
    Facts::of("stablehlo.async_done", Law::Once),
    Facts::of("stablehlo.async_start", Law::Inside),
    function("stablehlo.atan2", 1.0, Floor::None).trend(pole_at(0)),
    Facts::of("stablehlo.batch_norm_grad", Law::Steps),
    Facts::of("stablehlo.batch_norm_inference", Law::Steps),
    Facts::of("stablehlo.batch_norm_training", Law::Steps),
    Facts { explained: true, ..Facts::of("stablehlo.bitcast_convert", Law::Once).makes(Makes::Typed).exact().weight(3) },
    moves("stablehlo.broadcast_in_dim").ties(Ties::Broadcast).weight(5),
    Facts::of("stablehlo.case", Law::Inside).ties(Ties::Regions).weight(5),
    function("stablehlo.cbrt", 1.0, Floor::None).trend(GROWS),
    once("stablehlo.ceil").exact().trend(GROWS),
    Facts::of("stablehlo.cholesky", Law::Steps),
    once("stablehlo.clamp").makes(Makes::Chosen).exact().trend(Trend::Monotone(&[true, true, true])).compares(),
    Facts::of("stablehlo.collective_broadcast", Law::Exchange),
    Facts::of("stablehlo.collective_permute", Law::Exchange),
    Facts::of("stablehlo.collective_reduce", Law::Exchange),
    once("stablehlo.compare").exact().compares().weight(6),
    once("stablehlo.complex").exact(),
    Facts::of("stablehlo.composite", Law::Inside),
    moves("stablehlo.concatenate").ties(Ties::Concatenate).weight(3),
    source("stablehlo.constant").ties(Ties::Free),
    once("stablehlo.convert").makes(Makes::Converted).weight(12),
    Facts::of("stablehlo.convolution", Law::Sums).ties(Ties::Convolution).weight(5),
    function("stablehlo.cosine", 1.0, Floor::Operand).trend(Trend::Steady).range(-1.0, 1.0),
    once("stablehlo.count_leading_zeros").exact(),
    Facts::of("stablehlo.custom_call", Law::Undecided("its target is not part of the specification")).makes(Makes::Typed),
    elementwise("stablehlo.divide", Law::OnceIfReal).trend(pole_at(1)).weight(6),
    Facts::of("stablehlo.dot_general", Law::Sums).ties(Ties::Dot).weight(10),
    moves("stablehlo.dynamic_broadcast_in_dim"),
    Facts::of("stablehlo.dynamic_conv", Law::Sums),
    moves("stablehlo.dynamic_gather"),
    source("stablehlo.dynamic_iota"),
    moves("stablehlo.dynamic_pad"),
    moves("stablehlo.dynamic_reshape"),
    moves("stablehlo.dynamic_slice").weight(3),
    moves("stablehlo.dynamic_update_slice").weight(3),
    function("stablehlo.exponential", 1.0, Floor::None).trend(GROWS).range(0.0, INFINITY).weight(6),
    function("stablehlo.exponential_minus_one", 1.0, Floor::None).trend(GROWS).range(-1.0, INFINITY),
    Facts::of("stablehlo.fft", Law::Steps),
    once("stablehlo.floor").exact().trend(GROWS),
    moves("stablehlo.gather").weight(4),
    Facts::of("stablehlo.get_dimension_size", Law::Once).exact(),
    moves("stablehlo.get_tuple_element"),
    Facts::of("stablehlo.if", Law::Inside).ties(Ties::Regions).weight(8),
    once("stablehlo.imag").exact().trend(GROWS),
    Facts::of("stablehlo.infeed", Law::Undecided("it reads what the host gives")).makes(Makes::Given),
    source("stablehlo.iota").ties(Ties::Free).weight(2),
    once("stablehlo.is_finite").exact().trend(Trend::OfFinite(true)),
    function("stablehlo.log", 1.0, Floor::None).trend(GROWS),
    function("stablehlo.log_plus_one", 1.0, Floor::None).trend(GROWS),
    function("stablehlo.logistic", 1.0, Floor::None).trend(GROWS).range(0.0, 1.0),
    Facts::of("stablehlo.map", Law::Region("its region may compute with roundings")).weight(2),
    once("stablehlo.maximum").makes(Makes::Chosen).exact().steady().trend(GROW).compares().neutral(Neutral::Least).weight(6),
    once("stablehlo.minimum").makes(Makes::Chosen).exact().steady().trend(GROW).compares().neutral(Neutral::Greatest).weight(6),
    elementwise("stablehlo.multiply", Law::OnceIfReal).trend(Trend::Separately(None)).neutral(Neutral::One).weight(6),
    once("stablehlo.negate").makes(Makes::Chosen).exact().linear().steady().trend(FALLS).weight(6),
    once("stablehlo.not").exact(),
    same("stablehlo.optimization_barrier").ties(Ties::Each).weight(1),
    once("stablehlo.or").exact().neutral(Neutral::Zero),
    Facts::of("stablehlo.outfeed", Law::Exchange),
    moves("stablehlo.pad").ties(Ties::Pad).weight(4),
    Facts::of("stablehlo.partition_id", Law::Once).exact(),
    once("stablehlo.popcnt").exact(),
    function("stablehlo.power", 2.0, Floor::None).trend(above_zero(0)),
    once("stablehlo.real").exact().trend(GROWS),
    Facts::of("stablehlo.recv", Law::Undecided("what it receives is not followed from process to process")).makes(Makes::Given),
    Facts::of("stablehlo.reduce", ANY_ORDER).ties(Ties::Reduce).weight(10),
    once("stablehlo.reduce_precision").makes(Makes::Converted).weight(3),
    Facts::of("stablehlo.reduce_scatter", Law::Exchange),
    Facts::of("stablehlo.reduce_window", ANY_ORDER).weight(6),
    once("stablehlo.remainder").exact_if_real(),
    Facts::of("stablehlo.replica_id", Law::Once).exact(),
    moves("stablehlo.reshape").ties(Ties::Reshape).weight(5),
    moves("stablehlo.reverse").ties(Ties::All).weight(2),
    Facts::of("stablehlo.rng", Law::Undecided("its numbers are random")).makes(Makes::Given),
    Facts::of("stablehlo.rng_bit_generator", OWN_GENERATOR).makes(Makes::Given),
    once("stablehlo.round_nearest_afz").exact().trend(GROWS),
    once("stablehlo.round_nearest_even").exact().trend(GROWS),
    function("stablehlo.rsqrt", 1.0, Floor::None).trend(FALLS).range(0.0, INFINITY),
    Facts::of("stablehlo.scatter", ANY_ORDER).weight(4),
    once("stablehlo.select").makes(Makes::Chosen).exact().linear().weight(5),
    Facts::of("stablehlo.select_and_scatter", Law::Selection).weight(2),
    Facts::of("stablehlo.send", Law::Exchange),
    once("stablehlo.shift_left").exact(),
    once("stablehlo.shift_right_arithmetic").exact(),
    once("stablehlo.shift_right_logical").exact(),
    elementwise("stablehlo.sign", Law::OnceIfReal).exact_if_real().trend(GROWS),
    function("stablehlo.sine", 1.0, Floor::Operand).trend(Trend::Steady).range(-1.0, 1.0),
    moves("stablehlo.slice").ties(Ties::Slice).weight(4),
    Facts::of("stablehlo.sort", Law::Rows).exact().ties(Ties::All).weight(3),
    elementwise("stablehlo.sqrt", Law::OnceIfReal).trend(GROWS).range(0.0, INFINITY).weight(6),
    once("stablehlo.subtract").steady().trend(Trend::Monotone(&[true, false])).weight(6),
    function("stablehlo.tan", 1.0, Floor::Operand),
    function("stablehlo.tanh", 1.0, Floor::None).trend(GROWS).range(-1.0, 1.0).weight(6),
    moves("stablehlo.transpose").ties(Ties::Transpose).weight(5),
    Facts::of("stablehlo.triangular_solve", Law::Steps),
    Facts::of("stablehlo.tuple", Law::Once),
    once("stablehlo.uniform_dequantize"),
    once("stablehlo.uniform_quantize").steady().weight(8),
    Facts::of("stablehlo.while", Law::Inside).ties(Ties::Regions).weight(9),
    once("stablehlo.xor").exact().neutral(Neutral::Zero),
    moves("stablehlo.broadcast"),
    Facts::of("stablehlo.create_token", Law::Once),
    Facts::of("stablehlo.cross-replica-sum", Law::Exchange),
    Facts::of("stablehlo.dot", Law::Sums),
    Facts::of("stablehlo.einsum", Law::Sums),
    Facts::of("stablehlo.unary_einsum", Law::Sums),
    moves("stablehlo.torch_index_select"),
    moves("stablehlo.real_dynamic_slice"),
    moves("stablehlo.set_dimension_size"),
    Facts::of("stablehlo.trace", Law::Once),
    Facts::of("stablehlo.return", Law::Inside).ties(Ties::Free),
    Facts::of("func.call", Law::Inside).weight(6),
    Facts::of("func.return", Law::Inside).ties(Ties::Free),
    function("chlo.acos", 1.0, Floor::None).trend(FALLS),
    function("chlo.acosh", 1.0, Floor::None).trend(GROWS).range(0.0, INFINITY),
    function("chlo.asin", 1.0, Floor::None).trend(GROWS),
    function("chlo.asinh", 1.0, Floor::None).trend(GROWS),
    function("chlo.atan", 1.0, Floor::None).trend(GROWS),
    function("chlo.atanh", 1.0, Floor::None).trend(GROWS),
    function("chlo.cosh", 1.0, Floor::None).trend(Trend::Even).range(1.0, INFINITY),
    function("chlo.sinh", 1.0, Floor::None).trend(GROWS),
    function("chlo.tan", 1.0, Floor::Operand),
    function("chlo._asin_acos_kernel", 16.0, Floor::None).weight(0).unexplained(),
    function("chlo.bessel_i1e", 4.0, Floor::None).trend(Trend::Steady).range(-0.25, 0.25),
    function("chlo.digamma", 4.0, Floor::One).trend(above_zero(0)).open_poles(),
    function("chlo.erf", 1.0, Floor::None).trend(GROWS).range(-1.0, 1.0),
    function("chlo.erf_inv", 2.0, Floor::None).trend(GROWS),
    function("chlo.erfc", 4.0, Floor::None).trend(FALLS).range(0.0, 2.0),
    function("chlo.lgamma", 4.0, Floor::One),
    once("chlo.is_inf").exact().trend(Trend::OfFinite(false)),
    once("chlo.is_neg_inf").exact().trend(Trend::OfFinite(false)),
    once("chlo.is_pos_inf").exact().trend(Trend::OfFinite(false)),
    once("chlo.next_after").makes(Makes::Typed).exact(),
    function("chlo.polygamma", 16.0, Floor::One).open_poles(),
    function("chlo.zeta", 16.0, Floor::One).open_poles(),
    broadcasts("chlo.broadcast_next_after", "chlo.next_after"),
    broadcasts("chlo.broadcast_polygamma", "chlo.polygamma"),
    broadcasts("chlo.broadcast_zeta", "chlo.zeta"),
    broadcasts("chlo.broadcast_complex", "stablehlo.complex"),
    broadcasts("chlo.broadcast_compare", "stablehlo.compare").weight(0),
    broadcasts("chlo.broadcast_select", "stablehlo.select"),
    broadcasts("chlo.broadcast_maximum", "stablehlo.maximum"),
    broadcasts("chlo.broadcast_minimum", "stablehlo.minimum"),
    broadcasts("chlo.broadcast_multiply", "stablehlo.multiply"),
    broadcasts("chlo.broadcast_add", "stablehlo.add"),
    source("chlo.constant").ties(Ties::Free),
    once("chlo.constant_like").makes(Makes::Source).exact().weight(0).unexplained(),
    Facts::of("chlo.top_k", Law::Rows).exact(),
    Facts::of("chlo.ragged_dot", Law::Sums),
    Facts::of("chlo.scan", Law::Undecided("its region is applied in an order that is not stated")),
    elementwise("chlo.square", Law::OnceIfReal).trend(Trend::Even).range(0.0, INFINITY),
    once("chlo.conj").exact().trend(GROWS),
    broadcasts("chlo.broadcast_divide", "stablehlo.divide"),
    broadcasts("chlo.broadcast_power", "stablehlo.power"),
    broadcasts("chlo.broadcast_remainder", "stablehlo.remainder"),
    broadcasts("chlo.broadcast_subtract", "stablehlo.subtract"),
    broadcasts("chlo.broadcast_atan2", "stablehlo.atan2"),
    broadcasts("chlo.broadcast_and", "stablehlo.and"),
    broadcasts("chlo.broadcast_or", "stablehlo.or"),
    broadcasts("chlo.broadcast_xor", "stablehlo.xor"),
    broadcasts("chlo.broadcast_shift_left", "stablehlo.shift_left"),
    broadcasts("chlo.broadcast_shift_right_arithmetic", "stablehlo.shift_right_arithmetic"),
    broadcasts("chlo.broadcast_shift_right_logical", "stablehlo.shift_right_logical"),
    once("chlo.mulhi").exact(),
    same("sdy.sharding_constraint"),
    same("sdy.reshard"),
    Facts::of("sdy.sharding_group", Law::Once),
    same("sdy.propagation_barrier"),
    source("sdy.constant").ties(Ties::Free),
    same("sdy.data_flow_edge"),
    same("sdy.func_data_flow_edge"),
    Facts::of("sdy.named_computation", Law::Inside),
    Facts::of("sdy.manual_computation", Law::Inside),
    Facts::of("sdy.return", Law::Inside),
    same("sdy.all_gather"),
    same("sdy.all_slice"),
    same("sdy.all_to_all"),
    same("sdy.collective_permute"),
    same("sdy.all_reduce"),
    same("sdy.reduce_scatter"),
    same("sdy.sharded_to_unreduced"),
    same("sdy.replicated_to_unreduced"),
    Facts::of("check.expect_eq", Law::Once),
    Facts::of("check.expect_eq_const", Law::Once),
    Facts::of("check.expect_almost_eq", Law::Once),
    Facts::of("check.expect_almost_eq_const", Law::Once),
    Facts::of("check.expect_close", Law::Once),
    Facts::of("check.expect_serialized_eq", Law::Once),
    Facts::of("interpreter.print", Law::Once),
    same("interpreter.probe"),
    Facts::of("interpreter.run_parallel", Law::Inside),
];
