//! `sdy.sharding_rule`: which dimensions of an op's operands and results are sharded alike.
//!
//! `#sdy.op_sharding_rule<([i, j], [j, k])->([i, k]) {i=8, j=2, k=4} reduction={j}>` names the factors of
//! each dimension. Factors are numbered from `i` on.

use super::scanner::{Scanner, Syntax};
use crate::ir::{OpView, Type};

/// The number of the factor `z`, after which come `z_1`, `z_2` and so on.
const AT_Z: usize = 17;

/// The kinds of factors that a rule may name, in this order.
const KINDS: [&str; 4] = ["reduction", "need_replication", "permutation", "blocked_propagation"];

/// The factors of each dimension of a tensor.
type Mapping = Vec<Vec<usize>>;

/// A sharding rule.
#[derive(Debug, PartialEq, Eq)]
pub struct ShardingRule {
    sizes: Vec<i64>,
    operands: Vec<Mapping>,
    results: Vec<Mapping>,
    /// The factors of each kind.
    kinds: [Vec<usize>; 4],
}

impl ShardingRule {
    /// Reads the text of a rule's attribute.
    pub fn parse(text: &str) -> Result<ShardingRule, Syntax> {
        let mut scanner = Scanner::new(text);
        for part in ["#sdy.op_sharding_rule", "<"] {
            scanner.expect(part)?;
        }
        let operands = mappings(&mut scanner)?;
        scanner.expect("->")?;
        let results = mappings(&mut scanner)?;
        let mut sizes = Vec::new();
        if scanner.next_is("{") {
            scanner.list("{", "}", |scanner| {
                let number = sizes.len();
                let place = format!("the factor {}, since factors are in order,", named(number));
                let expected = scanner.expected(&place);
                let factors = factors(scanner)?;
                if factors != [number] {
                    return Err(expected);
                }
                scanner.expect("=")?;
                sizes.push(scanner.integer()?);
                Ok(())
            })?;
        }
        let mut kinds: [Vec<usize>; 4] = Default::default();
        for (kind, found) in KINDS.iter().zip(&mut kinds) {
            if scanner.eat(kind) {
                scanner.expect("=")?;
                *found = scanner.list("{", "}", factors)?.concat();
            }
        }
        if scanner.eat(",") {
            scanner.expect("custom")?;
        }
        scanner.expect(">")?;
        scanner.end()?;
        Ok(ShardingRule { sizes, operands, results, kinds })
    }

    /// The violation in the rule of an op, if there is one.
    pub fn wrong_for(&self, view: &OpView<'_>) -> Option<String> {
        let operands: Vec<&Type> = view.operand_types().collect();
        let results: Vec<&Type> = view.result_types().collect();
        let sides = [("operand", &operands, &self.operands), ("result", &results, &self.results)];
        for (what, types, mappings) in sides {
            if types.len() != mappings.len() {
                let (given, due) = (mappings.len(), types.len());
                return Some(format!("it has mappings of {given} {what}s, the op has {due}"));
            }
            for (index, (ty, mapping)) in types.iter().zip(mappings).enumerate() {
                if let Some(wrong) = self.wrong_mapping(ty, mapping) {
                    return Some(format!("{what} {index}: {wrong}"));
                }
            }
        }
        self.wrong_factors()
    }

    /// The violation in the factors of a tensor's dimensions, if there is one.
    fn wrong_mapping(&self, ty: &Type, mapping: &Mapping) -> Option<String> {
        let shape = ty.as_tensor().and_then(|tensor| tensor.static_shape());
        let Some(shape) = shape else {
            return Some(format!("a rule is for tensors of static shapes, this is a {ty}"));
        };
        if shape.len() != mapping.len() {
            return Some(format!(
                "{} dimensions have factors, {ty} has {}",
                mapping.len(),
                shape.len()
            ));
        }
        let mut seen = Vec::new();
        for (dimension, factors) in mapping.iter().enumerate() {
            if factors.is_empty() {
                return Some(format!("dimension {dimension} has no factor"));
            }
            for &factor in factors {
                let Some(&size) = self.sizes.get(factor) else {
                    return Some(format!("the factor {} has no size", named(factor)));
                };
                if seen.contains(&factor) {
                    return Some(format!("the factor {} stands twice", named(factor)));
                }
                if size == 1 && factors.len() > 1 {
                    let name = named(factor);
                    return Some(format!(
                        "dimension {dimension} has factors beside {name} of size 1"
                    ));
                }
                seen.push(factor);
            }
        }
        None
    }

    /// The violation in the factors of all tensors together, and in their kinds, if there is one.
    fn wrong_factors(&self) -> Option<String> {
        let has = |side: &[Mapping], factor: usize| {
            side.iter().flatten().flatten().any(|&other| other == factor)
        };
        let mut all = 0..self.sizes.len();
        if let Some(unused) =
            all.find(|&factor| !has(&self.operands, factor) && !has(&self.results, factor))
        {
            return Some(format!("no dimension has the factor {}", named(unused)));
        }
        for (kind, factors) in KINDS.iter().zip(&self.kinds) {
            if let Some(pair) = factors.windows(2).find(|pair| pair[0] >= pair[1]) {
                let (one, other) = (named(pair[0]), named(pair[1]));
                return Some(format!(
                    "{kind}: {one} before {other}: each factor stands once, in order"
                ));
            }
            if let Some(&unknown) = factors.iter().find(|&&factor| factor >= self.sizes.len()) {
                return Some(format!("{kind}: the factor {} has no size", named(unknown)));
            }
        }
        let [reduction, replication, permutation, _] = &self.kinds;
        let others = replication.iter().chain(permutation);
        let twice = others.clone().find(|factor| reduction.contains(factor));
        if let Some(&factor) =
            twice.or_else(|| permutation.iter().find(|factor| replication.contains(factor)))
        {
            return Some(format!(
                "the factor {} is of two of the kinds reduction, need_replication and permutation",
                named(factor)
            ));
        }
        let kept = reduction.iter().find(|&&factor| has(&self.results, factor))?;
        Some(format!("the reduction factor {} is one of a result", named(*kept)))
    }
}

/// Reads `([i, jk], [])`.
fn mappings(scanner: &mut Scanner<'_>) -> Result<Vec<Mapping>, Syntax> {
    if scanner.next_is("()") {
        return Err(scanner.expected("the factors of at least one tensor"));
    }
    scanner.list("(", ")", |scanner| {
        let mut mapping = Vec::new();
        scanner.expect("[")?;
        if scanner.eat("]") {
            return Ok(mapping);
        }
        loop {
            // a dimension without a factor is reported later
            let is_empty = scanner.next_is(",") || scanner.next_is("]");
            mapping.push(if is_empty { Vec::new() } else { factors(scanner)? });
            if scanner.eat("]") {
                return Ok(mapping);
            }
            scanner.expect(",")?;
        }
    })
}

/// Reads the factors of a dimension: `i`, `jk` or `zz_1`.
fn factors(scanner: &mut Scanner<'_>) -> Result<Vec<usize>, Syntax> {
    let expected =
        scanner.expected("factors: letters from i to z, behind z also z_1, z_2 and so on,");
    let word = scanner.word()?;
    let mut rest = word.as_str();
    let mut found = Vec::new();
    while let Some(letter) = rest.chars().next() {
        if !('i'..='z').contains(&letter) {
            return Err(expected);
        }
        rest = &rest[1..];
        let mut factor = letter as usize - 'i' as usize;
        if let Some(numbered) = rest.strip_prefix('_') {
            let digits = numbered.bytes().take_while(u8::is_ascii_digit).count();
            let number =
                numbered[..digits].parse::<u32>().ok().filter(|_| !numbered.starts_with('0'));
            match number {
                Some(number) if letter == 'z' => factor = AT_Z + number as usize,
                _ => return Err(expected),
            }
            rest = &numbered[digits..];
        }
        found.push(factor);
    }
    Ok(found)
}

/// The name of a factor.
fn named(factor: usize) -> String {
    match factor {
        0..=AT_Z => char::from(b'i' + factor as u8).to_string(),
        _ => format!("z_{}", factor - AT_Z),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(inside: &str) -> Result<ShardingRule, Syntax> {
        ShardingRule::parse(&format!("#sdy.op_sharding_rule<{inside}>"))
    }

    #[test]
    fn a_rule_has_factors_sizes_and_kinds() {
        let rule =
            parse("([i, jk], [])->([i]) {i=2, j=3, k=4} reduction={j, k} permutation={i}, custom");
        let rule = rule.unwrap();
        assert_eq!(rule.sizes, [2, 3, 4]);
        assert_eq!(rule.operands, [vec![vec![0], vec![1, 2]], vec![]]);
        assert_eq!(rule.kinds, [vec![1, 2], vec![], vec![0], vec![]]);
        assert!(parse("([])->([])").is_ok());
    }

    #[test]
    fn factors_behind_z_have_numbers() {
        let rule = parse("([zz_1, z_10])->([i])").unwrap();
        assert_eq!(rule.operands[0], [vec![17, 18], vec![27]]);
        assert_eq!([named(0), named(17), named(18)], ["i", "z", "z_1"]);
    }

    #[test]
    fn what_is_no_rule_is_refused() {
        for text in [
            "([i])->([i]) {j=2}",
            "([i])->([i]) {i=2, k=2}",
            "([a])->([i]) {i=2}",
            "([z_0])->([i]) {i=2}",
            "([z_])->([i]) {i=2}",
            "([i_1])->([i]) {i=2}",
            "([i j])->([i]) {i=2}",
            "()->([i]) {i=2}",
            "([i])->() {i=2}",
            "([i])->([i]) {i=2},",
            "([i])->([i]) {i=2}, usual",
            "([i])->([i]) {i=2} reduction{i}",
            "([i])->([i]) {i=2} permutation={i} reduction={i}",
            "([i])->([i]) {i=2} more",
        ] {
            assert!(parse(text).is_err(), "{text}");
        }
    }
}
