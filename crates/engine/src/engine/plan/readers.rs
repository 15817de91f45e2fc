//! The reads of the values of a function.

use std::collections::{HashMap, HashSet};

use crate::engine::StridedView;
use crate::engine::fast::{self, Fast};
use crate::engine::plan::fusion::Group;
use crate::ir::{Block, Function, Module, Op, OpView, Region, Type, ValueId};
use crate::numeric::Numerics;
use crate::ops::{self, Meaning};
use crate::paths::{self, Path};

/// How often each value of a function is read, and in which ways.
pub struct Readers {
    counts: Vec<u32>,
    needs_tensor: Vec<bool>,
    views: HashMap<ValueId, View>,
    /// The types of roots that are not values of the function; they are numbered after its values.
    roots: Vec<Type>,
}

/// A value whose elements are all elements of another value, in an order that an index map gives.
pub struct View {
    /// The value that is read in place of the view. It is not a view itself, as far as one index map can compose
    /// both. If an op's result repeats a smaller tensor, the root is that tensor, which is not a value of the
    /// function.
    pub root: ValueId,
    /// The position of the view's elements in the root.
    pub strided: StridedView,
    /// The operand of the view's op: the root, or another view of it.
    pub operand: ValueId,
}

impl View {
    /// Whether reading the view element by element is as fast as reading a tensor, so that chunk programs
    /// read the root. If not, only ops that pack their operands do.
    pub fn in_rows(&self) -> bool {
        is_in_rows(&self.strided)
    }
}

impl Readers {
    /// The reads in a function's body and in all regions inside of it.
    pub fn of(module: &Module, function: &Function, body: &Region) -> Readers {
        let values = function.values.len();
        let (counts, needs_tensor) = (vec![0; values], vec![false; values]);
        let mut uses = Readers { counts, needs_tensor, views: HashMap::new(), roots: Vec::new() };
        let view = |op| OpView::in_function(op, function, module, Numerics::STANDARD);
        uses.add_region(body, false, &view);
        uses.add_needs(body, false, &view);
        uses.drop_unshared_roots();
        uses
    }

    /// How often a value is read.
    pub fn count(&self, value: ValueId) -> usize {
        self.counts[value.0 as usize] as usize
    }

    /// Whether an op of the plan reads the value as a tensor. Chunk programs and ops that pack their operands do not;
    /// they read the root of a view.
    pub fn needs_tensor(&self, value: ValueId) -> bool {
        self.needs_tensor[value.0 as usize]
    }

    /// The view that a value is, if something can read the view's root in its place.
    pub fn view(&self, value: ValueId) -> Option<&View> {
        self.views.get(&value)
    }

    /// The type of a root that is not a value of the function.
    pub fn root_type(&self, value: ValueId) -> &Type {
        &self.roots[value.0 as usize + self.roots.len() - self.counts.len()]
    }

    /// Forgets views of roots that are not values of the function, if a tensor is computed for the view
    /// anyway, unless other views have the same root.
    fn drop_unshared_roots(&mut self) {
        let values = self.counts.len() - self.roots.len();
        let own = |view: &View| view.operand.0 as usize >= values;
        let shared = self.views.values().filter(|view| !own(view));
        let shared: HashSet<ValueId> = shared.map(|view| view.root).collect();
        self.views.retain(|value, view| {
            let is_needed = !self.needs_tensor[value.0 as usize] || shared.contains(&view.root);
            !own(view) || is_needed
        });
    }

    fn add_root(&mut self, ty: Type) -> ValueId {
        let root = ValueId(u32::try_from(self.counts.len()).expect("fewer than 2^32 values"));
        self.counts.push(0);
        self.needs_tensor.push(false);
        self.roots.push(ty);
        root
    }

    fn add_region<'m>(
        &mut self,
        region: &'m Region,
        in_body: bool,
        view: &impl Fn(&'m Op) -> OpView<'m>,
    ) {
        for op in region.blocks.iter().flat_map(|block| &block.ops) {
            for operand in &op.operands {
                self.counts[operand.0 as usize] += 1;
            }
            if !in_body && paths::allows(Path::Views) {
                self.add_view(op, view);
            }
            let in_body = in_body || is_applied(op);
            op.regions.iter().for_each(|region| self.add_region(region, in_body, view));
        }
    }

    fn add_view<'m>(&mut self, op: &'m Op, view: &impl Fn(&'m Op) -> OpView<'m>) {
        let strided = match fast::of(op.full_name()) {
            Some(Fast::View(_, strided)) => strided,
            Some(Fast::Repeating(_, repeated)) => {
                if let Some((ty, strided)) = (repeated.strided)(&view(op)) {
                    let root = self.add_root(Type::Tensor(ty));
                    self.views.insert(op.results[0], View { root, strided, operand: root });
                }
                return;
            }
            _ => return,
        };
        let Some(strided) = strided(&view(op)) else { return };
        let operand = op.operands[0];
        let inner = self.views.get(&operand).filter(|inner| inner.in_rows());
        let whole = inner.and_then(|inner| Some((inner.root, strided.after(&inner.strided)?)));
        let own = (operand, strided);
        // the root is that of the operand's view, unless only the last part of the map is in rows
        let (root, strided) = match whole {
            Some(whole) if is_in_rows(&whole.1) || !is_in_rows(&own.1) => whole,
            _ => own,
        };
        // a root that is a view itself has to be computed
        self.needs_tensor[root.0 as usize] |= self.views.contains_key(&root);
        self.views.insert(op.results[0], View { root, strided, operand });
    }

    /// Records which values are needed as tensors, from the last op to the first: whether a view is computed
    /// depends on its readers.
    fn add_needs<'m>(
        &mut self,
        region: &'m Region,
        in_body: bool,
        view: &impl Fn(&'m Op) -> OpView<'m>,
    ) {
        for op in region.blocks.iter().flat_map(|block| &block.ops).rev() {
            let applied = in_body || is_applied(op);
            for region in op.regions.iter().rev() {
                self.add_needs(region, applied, view);
            }
            let elementwise =
                matches!(meaning(op), Some(Meaning::Elementwise(_) | Meaning::Broadcasting(_)));
            let needs = match op.results.first() {
                Some(result) if self.views.contains_key(result) => self.needs_tensor(*result),
                _ => in_body || !elementwise || Group::index_space(&view(op)).is_none(),
            };
            let consumer = match fast::of(op.full_name()) {
                Some(Fast::Consuming(_, consumer)) if !in_body => Some((consumer, view(op))),
                _ => None,
            };
            for (index, operand) in op.operands.iter().enumerate() {
                let seen = self.views.get(operand);
                let needs = needs || elementwise && seen.is_some_and(|seen| !seen.in_rows());
                let does_without = match (&consumer, seen) {
                    (Some((consumer, op)), Some(View { strided, .. })) => {
                        let produced = (consumer.produced)(op) == Some(index);
                        (produced && strided.is_identity()) || (consumer.reads)(op, index, strided)
                    }
                    _ => false,
                };
                self.needs_tensor[operand.0 as usize] |= needs && !does_without;
            }
        }
    }
}

/// Whether reading elements by a view costs no more than reading them in order.
fn is_in_rows(strided: &StridedView) -> bool {
    strided.is_smooth() && (strided.repeats() || strided.is_in_rows())
}

fn meaning(op: &Op) -> Option<&'static Meaning> {
    ops::entry(op.full_name()).map(|entry| &entry.meaning)
}

/// Whether an op applies its regions to many elements.
fn is_applied(op: &Op) -> bool {
    matches!(meaning(op), Some(Meaning::WithBodies(_) | Meaning::Exchange(_)))
}

/// The values from outside that regions read, each once, in the order of their first reads.
pub fn captures(regions: &[Region]) -> Vec<ValueId> {
    let mut captures = Captures::default();
    regions.iter().for_each(|region| captures.add_region(region));
    captures.found
}

#[derive(Default)]
struct Captures {
    seen: HashSet<ValueId>,
    found: Vec<ValueId>,
}

impl Captures {
    fn add_region(&mut self, region: &Region) {
        region.blocks.iter().for_each(|block| self.add_block(block));
    }

    /// Adds the reads of a block. Values are defined before they are read, so a value that is not yet defined
    /// comes from outside.
    fn add_block(&mut self, block: &Block) {
        self.seen.extend(&block.arguments);
        for op in &block.ops {
            for &operand in &op.operands {
                if self.seen.insert(operand) {
                    self.found.push(operand);
                }
            }
            op.regions.iter().for_each(|region| self.add_region(region));
            self.seen.extend(&op.results);
        }
    }
}
