//! The order of additions that a tree shows.

use std::num::NonZeroUsize;
use std::sync::Arc;

use super::masking::Shown;
use crate::numeric::names;
use crate::replay::{Adder, Alignment, Join, Model, Node, Order};

/// The orders and groups whose tree is the one that masking showed, the simplest first. Their roundings are not
/// known yet. If there is none, the tree itself is the order.
pub fn structures(shown: &Shown, terms: usize) -> Vec<Model> {
    let fits = |model: &Model| model.tree(terms).is_ok_and(|tree| tree == shown.tree);
    let mut found: Vec<Model> = Vec::new();
    for adder in adders(shown, terms) {
        let orders = match adder {
            Adder::Steps { .. } => orders(terms),
            _ => vec![Order::InOrder],
        };
        let plain = orders.iter().map(|order| Model { order: order.clone(), ..of(adder) });
        found.extend(plain.filter(fits));
        // one partial sum of all terms is not a partial sum
        if found.is_empty() {
            let blocks = blocks(terms).into_iter().flat_map(|length| {
                let blocks = Some((length, Node::nearest(&names::F32)));
                orders.iter().map(move |order| Model { order: order.clone(), blocks, ..of(adder) })
            });
            found.extend(blocks.filter(fits).take(1));
        }
    }
    if found.is_empty() {
        let group = NonZeroUsize::new(shown.tree.widest()).unwrap_or(NonZeroUsize::MIN);
        let adder = match (shown.tree.is_binary(), shown.is_exact) {
            (true, _) => Adder::Steps { fused: false },
            (false, true) => Adder::Exact { group: Some(group), late: false },
            (false, false) => aligned(group.get()),
        };
        found.push(Model { order: Order::Tree(Arc::new(shown.tree.clone())), ..of(adder) });
    }
    found
}

fn of(adder: Adder) -> Model {
    Model { adder, ..Model::CHAIN }
}

fn aligned(group: usize) -> Adder {
    Adder::Aligned(Alignment::nominal(25, group))
}

/// The adders that a tree may come from.
fn adders(shown: &Shown, terms: usize) -> Vec<Adder> {
    let group = |count| NonZeroUsize::new(count);
    let first = shown.tree.children(0).len();
    if shown.is_exact || !shown.tree.is_binary() {
        // the first node is a group without a running sum; one of two terms may be the first of several lanes
        let sizes = [Some(first), (1..terms).find(|&at| at + 1 == shown.tree.widest())];
        let sizes = sizes.into_iter().flatten();
        return sizes
            .flat_map(|size| match shown.is_exact {
                true => {
                    let late = |late| Adder::Exact { group: group(size), late };
                    vec![late(false), late(true)]
                }
                false => vec![aligned(size)],
            })
            .collect();
    }
    let pairs = [2, 4, 8, 16].into_iter().filter_map(group).map(|group| Adder::Pairs { group });
    [Adder::Steps { fused: false }].into_iter().chain(pairs).collect()
}

/// The orders of additions two by two.
fn orders(terms: usize) -> Vec<Order> {
    let counts =
        (2..=64.min(terms)).chain([96, 128, 256, 512, 1024].into_iter().filter(|&it| it <= terms));
    let counts: Vec<NonZeroUsize> = counts.filter_map(NonZeroUsize::new).collect();
    let joins = [Join::Halves, Join::Pairs, Join::InOrder];
    let lanes = counts.iter().flat_map(|&count| joins.map(|join| Order::Lanes { count, join }));
    let windows = counts.iter().map(|&window| Order::Windows(window));
    [Order::InOrder, Order::Swapped].into_iter().chain(lanes).chain(windows).collect()
}

/// The lengths that blocks may have.
fn blocks(terms: usize) -> Vec<NonZeroUsize> {
    let powers = (1..).map(|log| 1 << log).take_while(|&length| length < terms);
    let others = [24, 48, 96, 192, 384, 768].into_iter().filter(|&length| length < terms);
    powers.chain(others).filter_map(NonZeroUsize::new).collect()
}
