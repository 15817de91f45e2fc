//! The parts of a model of a sum of products.

use std::num::NonZeroUsize;
use std::sync::Arc;

use super::rounding::{Node, Rounding};
use super::tree::Tree;
use crate::numeric::{FloatFormat, names};

/// How a unit makes the sum of products `a[k] * b[k]`, to the last bit.
///
/// Its text is a list of parts, `trunc:26,group:16,nominal,sum:f32:toward-zero`, or the name of a known unit;
/// docs/identify.md defines each part.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Model {
    /// The type to which the factors are rounded before they are multiplied.
    pub factors: Option<Node>,
    /// Whether subnormal factors count as zeros.
    pub flushes_factors: bool,
    /// Whether subnormal sums and products become zeros.
    pub flushes_results: bool,
    /// In which order terms are added.
    pub order: Order,
    /// How terms are added.
    pub adder: Adder,
    /// The type to which each sum is rounded; `None` for an aligned adder means its own number of bits.
    pub sum: Option<Node>,
    /// A second rounding of the running sum, each time after this number of terms.
    pub every: Option<(NonZeroUsize, &'static FloatFormat)>,
    /// The number of terms of partial sums, each of which starts from zero, and the type in which they are added.
    pub blocks: Option<(NonZeroUsize, Node)>,
    /// The types that the sum is rounded to before the result's, in order.
    pub via: Vec<&'static FloatFormat>,
}

/// In which order terms are added.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub enum Order {
    /// One after the other.
    #[default]
    InOrder,
    /// The second term of each two first: 1, 0, 3, 2, …
    Swapped,
    /// Several sums side by side: term `k` is added to sum `k mod count`, and the sums are joined at the end.
    Lanes {
        /// How many sums there are.
        count: NonZeroUsize,
        /// How they are joined.
        join: Join,
    },
    /// Sums of windows of this number of terms, then sums of windows of these, and so on; where a window is not full,
    /// zeros are added on both sides of the terms.
    Windows(NonZeroUsize),
    /// By a tree for one number of terms.
    Tree(Arc<Tree>),
}

/// How the sums of lanes become one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Join {
    /// Each sum of the first half and its counterpart in the second half, until one is left.
    #[default]
    Halves,
    /// Each sum and its neighbour, until one is left.
    Pairs,
    /// One after the other.
    InOrder,
}

/// How terms are added.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Adder {
    /// One addition a term.
    Steps {
        /// Whether a product is added without being rounded first.
        fused: bool,
    },
    /// Rounded products of a group are added two by two, and their sum to the running sum.
    Pairs {
        /// How many terms a group has.
        group: NonZeroUsize,
    },
    /// The exact sum of the products of a group.
    Exact {
        /// How many terms a group has; `None` means all terms.
        group: Option<NonZeroUsize>,
        /// Whether the sum of the group is rounded before it is added to the running sum.
        late: bool,
    },
    /// The products of a group and the running sum are aligned, cut and added as integers.
    Aligned(Alignment),
    /// The products of a group are aligned and cut toward zero; their sum and the running sum are aligned and
    /// rounded down.
    Late {
        /// How many bits of the largest product are kept.
        bits: u32,
        /// How many terms a group has.
        group: NonZeroUsize,
        /// Whether even and odd products have sums of their own, which are joined by rounding down.
        halves: bool,
    },
}

/// How the terms of a fused addition are aligned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Alignment {
    /// How many bits are kept, counted from the largest exponent: 1 to [`Alignment::MOST_BITS`].
    pub bits: u32,
    /// How many products are added at once.
    pub group: NonZeroUsize,
    /// Whether a product's exponent is the sum of its factors' exponents, and not that of its value.
    pub nominal: bool,
    /// Whether terms are cut down and not toward zero.
    pub down: bool,
    /// The smallest exponent that terms are aligned to.
    pub least: Option<i32>,
    /// How many products are added exactly before they are aligned, with the exponent zero.
    pub presum: Option<NonZeroUsize>,
}

impl Alignment {
    /// The most bits that may be kept: sums of groups are exact in f64.
    pub const MOST_BITS: u32 = 40;
    /// The most terms of a group.
    pub const MOST_TERMS: usize = 1024;

    /// An alignment to the exponents of factors, of groups of at least one term.
    pub fn nominal(bits: u32, group: usize) -> Alignment {
        let group = NonZeroUsize::new(group).unwrap_or(NonZeroUsize::MIN);
        Alignment { bits, group, nominal: true, down: false, least: None, presum: None }
    }
}

impl Model {
    /// One sum in order in f32, with products rounded.
    pub const CHAIN: Model = Model {
        factors: None,
        flushes_factors: false,
        flushes_results: false,
        order: Order::InOrder,
        adder: Adder::Steps { fused: false },
        sum: Some(Node::nearest(&names::F32)),
        every: None,
        blocks: None,
        via: Vec::new(),
    };

    /// A unit that aligns to the exponents of factors and cuts sums.
    pub fn aligned(alignment: Alignment, sum: &'static FloatFormat) -> Model {
        let sum = Node { format: sum, rounding: Rounding::TowardZero };
        Model { adder: Adder::Aligned(alignment), sum: Some(sum), ..Model::CHAIN }
    }

    /// How many products are added at once, of the adders that do so.
    pub fn group(&self) -> Option<NonZeroUsize> {
        match self.adder {
            Adder::Steps { .. } => None,
            Adder::Exact { group, .. } => group,
            Adder::Pairs { group } | Adder::Late { group, .. } => Some(group),
            Adder::Aligned(alignment) => Some(alignment.group),
        }
    }
}
