//! Trees of additions: which terms and which partial sums are added together.

use std::fmt;
use std::num::NonZeroUsize;
use std::str::FromStr;

use super::ModelError;
use super::model::{Adder, Join, Model, Order};

/// A tree whose leaves are the terms 0, 1, 2 and so on. A node has two or more children, which are added at once.
///
/// Trees are equal if they add the same things together; the order of a node's children is that of the first
/// term below each. The text of a tree nests its nodes in parentheses: `((0 1) 2)`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Tree {
    leaves: usize,
    /// The children of all nodes, one node after the other, children before their parents. A number below
    /// `leaves` is a leaf, a larger one a node.
    children: Vec<u32>,
    /// The end of the children of each node.
    ends: Vec<u32>,
}

impl Tree {
    /// How many terms there are.
    pub fn leaves(&self) -> usize {
        self.leaves
    }

    /// The children of each node, children before parents: a number below that of the leaves is a leaf, and
    /// `leaves + n` is node `n`.
    pub fn nodes(&self) -> impl Iterator<Item = &[u32]> {
        let starts = std::iter::once(0).chain(self.ends.iter().map(|&end| end as usize));
        starts.zip(&self.ends).map(|(start, &end)| &self.children[start..end as usize])
    }

    /// The children of a node.
    pub fn children(&self, node: usize) -> &[u32] {
        let start = if node == 0 { 0 } else { self.ends[node - 1] as usize };
        &self.children[start..self.ends[node] as usize]
    }

    /// Whether no node has more than two children.
    pub fn is_binary(&self) -> bool {
        self.nodes().all(|children| children.len() <= 2)
    }

    /// The most children that a node has.
    pub fn widest(&self) -> usize {
        self.nodes().map(<[u32]>::len).max().unwrap_or(0)
    }

    /// For each node and leaf, the node that it is a child of, or `None` for the root.
    pub fn parents(&self) -> Vec<Option<usize>> {
        let mut parents = vec![None; self.leaves + self.ends.len()];
        for (node, children) in self.nodes().enumerate() {
            for &child in children {
                parents[child as usize] = Some(node);
            }
        }
        parents
    }
}

/// A tree that is being made.
#[derive(Debug, Default)]
pub struct Builder {
    leaves: usize,
    nodes: Vec<Vec<u32>>,
}

impl Builder {
    /// A tree of `leaves` leaves, without nodes as yet.
    pub fn new(leaves: usize) -> Builder {
        Builder { leaves, nodes: Vec::new() }
    }

    /// A node of these children, or the child if there is only one.
    pub fn node(&mut self, children: Vec<u32>) -> u32 {
        if let [only] = children[..] {
            return only;
        }
        self.nodes.push(children);
        (self.leaves + self.nodes.len() - 1) as u32
    }

    /// The children of a node.
    pub fn children(&self, node: u32) -> Option<&[u32]> {
        let index = (node as usize).checked_sub(self.leaves)?;
        self.nodes.get(index).map(Vec::as_slice)
    }

    /// A child and the next one, and the sum of both and the one after these, and so on.
    fn chain(&mut self, children: impl IntoIterator<Item = u32>) -> Option<u32> {
        children.into_iter().reduce(|sum, child| self.node(vec![sum, child]))
    }

    /// Neighbours, and neighbours of these, until there is one.
    fn pairs(&mut self, mut level: Vec<u32>) -> Option<u32> {
        while level.len() > 1 {
            level = level.chunks(2).map(|pair| self.node(pair.to_vec())).collect();
        }
        level.first().copied()
    }

    /// The tree below a node, in the one form that equal trees have.
    pub fn finish(self, root: u32) -> Tree {
        if self.leaves == 0 {
            return Tree { leaves: 0, children: Vec::new(), ends: Vec::new() };
        }
        let mut first: Vec<u32> = (0..self.leaves as u32).collect();
        first.resize(self.leaves + self.nodes.len(), u32::MAX);
        let mut order = Vec::with_capacity(self.nodes.len());
        let mut stack = vec![root];
        while let Some(at) = stack.pop() {
            if let Some(children) = self.children(at) {
                order.push(at);
                stack.extend(children);
            }
        }
        for &node in order.iter().rev() {
            let children = self.children(node).unwrap_or_default();
            first[node as usize] =
                children.iter().map(|&child| first[child as usize]).min().unwrap_or(u32::MAX);
        }
        self.numbered(root, &first)
    }

    /// The nodes in post-order, the children of each sorted by their first leaf.
    fn numbered(mut self, root: u32, first: &[u32]) -> Tree {
        let (leaves, mut number) = (self.leaves, vec![0; self.nodes.len()]);
        let mut tree = Tree { leaves, children: Vec::new(), ends: Vec::new() };
        let mut stack = vec![(root, false)];
        while let Some((at, is_done)) = stack.pop() {
            let Some(index) = (at as usize).checked_sub(leaves) else { continue };
            let children = &mut self.nodes[index];
            if !is_done {
                children.sort_by_key(|&child| first[child as usize]);
                stack.push((at, true));
                stack.extend(children.iter().rev().map(|&child| (child, false)));
                continue;
            }
            number[index] = (leaves + tree.ends.len()) as u32;
            tree.children.extend(children.iter().map(|&child| {
                (child as usize).checked_sub(leaves).map_or(child, |inner| number[inner])
            }));
            tree.ends.push(tree.children.len() as u32);
        }
        tree
    }
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(root) = self.ends.len().checked_sub(1) else { return f.write_str("0") };
        f.write_str("(")?;
        let mut stack = vec![(root, 0)];
        while let Some((node, next)) = stack.pop() {
            let Some(&child) = self.children(node).get(next) else {
                f.write_str(")")?;
                continue;
            };
            if next > 0 {
                f.write_str(" ")?;
            }
            stack.push((node, next + 1));
            match (child as usize).checked_sub(self.leaves) {
                None => write!(f, "{child}")?,
                Some(inner) => {
                    f.write_str("(")?;
                    stack.push((inner, 0));
                }
            }
        }
        Ok(())
    }
}

impl FromStr for Tree {
    type Err = ModelError;

    fn from_str(text: &str) -> Result<Tree, ModelError> {
        let wrong = |what: &str| ModelError(format!("a tree is written as ((0 1) 2): {what}"));
        let leaves = text.split(|c: char| !c.is_ascii_digit()).filter(|word| !word.is_empty());
        let leaves = leaves.count();
        let mut builder = Builder::new(leaves);
        let mut seen = vec![false; leaves];
        let mut open: Vec<Vec<u32>> = vec![Vec::new()];
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            let length = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            match letter {
                '(' => open.push(Vec::new()),
                ')' => {
                    let children = open.pop().unwrap_or_default();
                    let outer = open.last_mut().ok_or_else(|| wrong("a `)` has no `(`"))?;
                    if children.is_empty() {
                        return Err(wrong("a node has no children"));
                    }
                    outer.push(builder.node(children));
                }
                '0'..='9' => {
                    let leaf = rest[..length].parse::<usize>().ok().filter(|&leaf| leaf < leaves);
                    let leaf = leaf.filter(|&leaf| !std::mem::replace(&mut seen[leaf], true));
                    let leaf = leaf.ok_or_else(|| wrong("each number from 0 on stands once"))?;
                    open.last_mut().ok_or_else(|| wrong("a `)` has no `(`"))?.push(leaf as u32);
                }
                letter if letter.is_whitespace() => {}
                letter => return Err(wrong(&format!("`{letter}` has no meaning"))),
            }
            rest = &rest[length.max(letter.len_utf8())..];
        }
        match open.as_slice() {
            [top] if top.len() == 1 => Ok(builder.finish(top[0])),
            [_] => Err(wrong("there is one outer node")),
            _ => Err(wrong("a `(` has no `)`")),
        }
    }
}

impl Model {
    /// The tree of a sum of `terms` terms, as far as masking of terms shows it: where the running
    /// sum is aligned after the products of a group, it counts as a term of the group.
    ///
    /// # Errors
    ///
    /// If the model has a tree for another number of terms.
    pub fn tree(&self, terms: usize) -> Result<Tree, ModelError> {
        if let Order::Tree(tree) = &self.order {
            return match tree.leaves() == terms {
                true => Ok((**tree).clone()),
                false => Err(ModelError(format!(
                    "the model's tree has {} terms, and the sum has {terms}",
                    tree.leaves()
                ))),
            };
        }
        let mut builder = Builder::new(terms);
        let all: Vec<u32> = (0..terms as u32).collect();
        let length = self.blocks.map_or(terms.max(1), |(length, _)| length.get());
        let parts: Vec<u32> =
            all.chunks(length).filter_map(|part| self.part(&mut builder, part)).collect();
        let root = builder.chain(parts).unwrap_or(0);
        Ok(builder.finish(root))
    }

    /// The tree of the terms of a block.
    fn part(&self, builder: &mut Builder, terms: &[u32]) -> Option<u32> {
        match &self.order {
            Order::InOrder | Order::Tree(_) => self.sequence(builder, terms),
            Order::Swapped => {
                let swapped: Vec<u32> =
                    terms.chunks(2).flat_map(|pair| pair.iter().rev().copied()).collect();
                self.sequence(builder, &swapped)
            }
            Order::Lanes { count, join } => {
                let lane = |lane: usize| terms.iter().copied().skip(lane).step_by(count.get());
                let lanes: Vec<Option<u32>> =
                    (0..count.get()).map(|at| builder.chain(lane(at))).collect();
                join.tree(builder, lanes)
            }
            Order::Windows(window) => windows(builder, terms, *window),
        }
    }

    /// The tree of terms that are added in order, group by group.
    fn sequence(&self, builder: &mut Builder, terms: &[u32]) -> Option<u32> {
        let group = self.group().map_or(terms.len().max(1), NonZeroUsize::get);
        let groups = terms.chunks(group);
        match self.adder {
            Adder::Steps { .. } => builder.chain(terms.iter().copied()),
            Adder::Pairs { .. } => {
                let sums: Vec<_> =
                    groups.filter_map(|group| builder.pairs(group.to_vec())).collect();
                builder.chain(sums)
            }
            Adder::Exact { late: true, .. } => {
                let sums: Vec<_> = groups.map(|group| builder.node(group.to_vec())).collect();
                builder.chain(sums)
            }
            Adder::Exact { .. } | Adder::Late { .. } | Adder::Aligned(_) => {
                let presum = match self.adder {
                    Adder::Aligned(alignment) => alignment.presum.map_or(1, NonZeroUsize::get),
                    _ => 1,
                };
                groups.fold(None, |sum, group| {
                    let sums = group.chunks(presum).map(|part| builder.node(part.to_vec()));
                    let children = sum.into_iter().chain(sums.collect::<Vec<_>>()).collect();
                    Some(builder.node(children))
                })
            }
        }
    }
}

impl Join {
    /// The tree of the sums of lanes, of which some may be empty.
    fn tree(self, builder: &mut Builder, mut lanes: Vec<Option<u32>>) -> Option<u32> {
        match self {
            Join::InOrder => builder.chain(lanes.into_iter().flatten()),
            Join::Pairs => builder.pairs(lanes.into_iter().flatten().collect()),
            Join::Halves => {
                while lanes.len() > 1 {
                    let half = lanes.len().div_ceil(2);
                    let upper = lanes.split_off(half);
                    for (low, high) in lanes.iter_mut().zip(upper) {
                        let both: Vec<u32> = low.iter().copied().chain(high).collect();
                        *low = (!both.is_empty()).then(|| builder.node(both));
                    }
                }
                lanes.into_iter().flatten().next()
            }
        }
    }
}

/// The tree of windows of windows.
fn windows(builder: &mut Builder, terms: &[u32], window: NonZeroUsize) -> Option<u32> {
    let (mut level, window) = (terms.to_vec(), window.get().max(2));
    while level.len() > window {
        let next = window_ranges(level.len(), window)
            .filter_map(|range| builder.chain(level[range].iter().copied()))
            .collect();
        level = next;
    }
    builder.chain(level)
}

/// The elements of each window of `window` elements, the last and the first of which may have fewer.
pub(super) fn window_ranges(
    count: usize,
    window: usize,
) -> impl Iterator<Item = std::ops::Range<usize>> {
    let windows = count.div_ceil(window);
    let before = (windows * window - count) / 2;
    (0..windows).map(move |at| {
        let (start, end) = (at * window, (at + 1) * window);
        start.saturating_sub(before)..(end - before).min(count)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(model: &str, terms: usize) -> String {
        model.parse::<Model>().unwrap().tree(terms).unwrap().to_string()
    }

    #[test]
    fn orders_have_the_trees_of_their_definitions() {
        assert_eq!(tree("f32", 4), "(((0 1) 2) 3)");
        assert_eq!(tree("f32,swapped", 5), "((((0 1) 3) 2) 4)");
        assert_eq!(tree("f32,lanes:2", 5), "(((0 2) 4) (1 3))");
        assert_eq!(tree("f32,lanes:4", 4), "((0 2) (1 3))");
        assert_eq!(tree("f32,lanes:4,join:pairs", 4), "((0 1) (2 3))");
        assert_eq!(tree("f32,lanes:4,join:in-order", 4), "(((0 1) 2) 3)");
        assert_eq!(tree("f32+block:2:f32", 5), "(((0 1) (2 3)) 4)");
        assert_eq!(tree("f32,windows:4", 6), "(((0 1) 2) ((3 4) 5))");
    }

    #[test]
    fn groups_are_nodes_with_the_running_sum() {
        assert_eq!(tree("trunc:24,group:3,nominal", 7), "(((0 1 2) 3 4 5) 6)");
        assert_eq!(tree("trunc:14,group:2+block:4:f32", 8), "(((0 1) 2 3) ((4 5) 6 7))");
        assert_eq!(tree("pairs,group:4,sum:f32", 8), "(((0 1) (2 3)) ((4 5) (6 7)))");
        assert_eq!(tree("exact,group:2,late,sum:f32", 4), "((0 1) (2 3))");
    }

    #[test]
    fn equal_trees_have_equal_texts() {
        let read = |text: &str| text.parse::<Tree>().unwrap();
        assert_eq!(read("(2 (1 0))").to_string(), "((0 1) 2)");
        assert_eq!(read("(2 (1 0))"), read("((0 1) 2)"));
        assert_ne!(read("(2 (1 0))"), read("(0 1 2)"));
        for wrong in ["(0 0)", "(0 2)", "(0 1", "0 1)", "(0 x)", "", "()", "(0 1) (2 3)"] {
            assert!(wrong.parse::<Tree>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_long_chain_has_a_text_that_is_read_back() {
        let chain = "f32".parse::<Model>().unwrap().tree(100_000).unwrap();
        assert_eq!(chain.to_string().parse::<Tree>().unwrap(), chain);
    }
}
