//! Sorting of codes without indices: keys that tell the codes apart are sorted in place of the codes.

use super::thresholds::{DIRECT_RADIX_FROM, ELEMENTS_A_TASK};
use super::{Keys, distribute};
use crate::engine::codes::Codes;
use crate::hardware::cpu;
use crate::hardware::parallel;
use crate::numeric::{ElementType, NanCodes, WordWidth};
use crate::paths::{self, Path};
use crate::tensor::Word;
use crate::tensor::allocation::{self, TooLarge};

/// The order of codes of at most 32 bits, in a form that sorts them.
#[derive(Debug, Clone)]
pub struct Direct {
    form: Form,
    descending: bool,
}

#[derive(Debug, Clone)]
enum Form {
    Bytes(Box<Classes>),
    /// Codes compare as unsigned numbers.
    Unsigned,
    /// Codes are in two's complement with this sign bit.
    Signed(u32),
    /// Codes are sign and magnitude. In the order by value, no magnitude may be above `largest`.
    Float {
        sign: u32,
        total: bool,
        largest: u32,
    },
}

/// The order of codes of a byte, by classes of equal codes.
#[derive(Debug, Clone)]
struct Classes {
    /// The number of each code's class, or `None` for a code without an order.
    of: [Option<u8>; 256],
    /// One code of each class.
    codes: Vec<u8>,
    /// Whether no class has two codes.
    distinct: bool,
}

impl Direct {
    /// The direct form of an order of keys, if it has one.
    pub fn of(keys: &Keys, descending: bool) -> Option<Direct> {
        let form = match (&keys.element, keys.element.word()) {
            (_, WordWidth::W8) => Form::Bytes(Box::new(Classes::of(keys, descending))),
            (_, WordWidth::W64 | WordWidth::W128) => return None,
            (ElementType::Integer(integer), _) if integer.signed => {
                Form::Signed(1 << (integer.width - 1))
            }
            (ElementType::Integer(_), _) => Form::Unsigned,
            (ElementType::Float(format), _)
                if format.signed
                    && format.orders_by_codes()
                    && format.nan != NanCodes::NegativeZero =>
            {
                let largest = match format.nan {
                    NanCodes::AboveFinite => format.infinity.unwrap_or(format.max_finite),
                    _ => u64::from(u32::MAX),
                };
                let sign = 1 << (format.width - 1);
                Form::Float { sign, total: keys.total, largest: largest as u32 }
            }
            _ => return None,
        };
        Some(Direct { form, descending })
    }

    /// Writes the codes of a line in their stable order. The result is false if some code has no order.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if there is no memory to sort in.
    pub fn sort<W: Word>(&self, source: &[W], target: &mut [W]) -> Result<bool, TooLarge> {
        match &self.form {
            Form::Bytes(classes) => {
                Ok(classes.sort(bytemuck::cast_slice(source), bytemuck::cast_slice_mut(target)))
            }
            &Form::Unsigned => self.by_bits(source, target, |code| code, |key| key),
            &Form::Signed(sign) => {
                self.by_bits(source, target, |code| code ^ sign, |key| key ^ sign)
            }
            &Form::Float { sign, total: true, .. } => self.by_bits(
                source,
                target,
                |code| total_key(code, sign),
                |key| if key & sign == 0 { !key & (2 * (sign - 1) + 1) } else { key ^ sign },
            ),
            &Form::Float { sign, total: false, largest } => {
                let magnitudes = sign - 1;
                let is_ordered = |&code: &W| code.wide() as u32 & magnitudes <= largest;
                match cpu::dispatch(|| source.iter().fold(true, |all, it| all & is_ordered(it))) {
                    true => self.by_value(source, target, sign),
                    false => Ok(false),
                }
            }
        }
    }

    /// Sorts by keys that are different for different codes.
    fn by_bits<W: Word>(
        &self,
        source: &[W],
        target: &mut [W],
        key: impl Fn(u32) -> u32 + Sync,
        code: impl Fn(u32) -> u32 + Sync,
    ) -> Result<bool, TooLarge> {
        let flip = if self.descending { u32::MAX } else { 0 };
        let mut keys = allocation::filled(0u32, &[source.len()])?;
        parallel::for_each_chunk(&mut keys, ELEMENTS_A_TASK, |part, keys| {
            let codes = &source[part * ELEMENTS_A_TASK..][..keys.len()];
            cpu::dispatch(|| {
                for (item, &narrow) in keys.iter_mut().zip(codes) {
                    *item = key(narrow.wide() as u32) ^ flip;
                }
            });
        });
        if keys.len() < DIRECT_RADIX_FROM || !paths::take(Path::RadixSort) {
            keys.sort_unstable();
        } else {
            keys = by_digits(keys, |key| key)?;
        }
        parallel::for_each_chunk(target, ELEMENTS_A_TASK, |part, target| {
            let keys = &keys[part * ELEMENTS_A_TASK..][..target.len()];
            cpu::dispatch(|| {
                for (target, &item) in target.iter_mut().zip(keys) {
                    *target = W::cut(code(item ^ flip).into());
                }
            });
        });
        Ok(true)
    }

    /// Sorts floats that are not NaN by value. Both zeros have one key, so each key carries its code.
    fn by_value<W: Word>(
        &self,
        source: &[W],
        target: &mut [W],
        sign: u32,
    ) -> Result<bool, TooLarge> {
        let flip = if self.descending { u32::MAX } else { 0 };
        let mut items = allocation::filled(0u64, &[source.len()])?;
        parallel::for_each_chunk(&mut items, ELEMENTS_A_TASK, |part, items| {
            let codes = &source[part * ELEMENTS_A_TASK..][..items.len()];
            cpu::dispatch(|| {
                for (item, &narrow) in items.iter_mut().zip(codes) {
                    let code = narrow.wide() as u32;
                    // the keys of both zeros are equal
                    let key = total_key(if code == sign { 0 } else { code }, sign);
                    *item = u64::from(key ^ flip) << 32 | u64::from(code);
                }
            });
        });
        if items.len() < DIRECT_RADIX_FROM || !paths::take(Path::RadixSort) {
            items.sort_by_key(|item| item >> 32);
        } else {
            items = by_digits(items, |item| (item >> 32) as u32)?;
        }
        for (target, item) in target.iter_mut().zip(items) {
            *target = W::cut((item & 0xFFFF_FFFF).into());
        }
        Ok(true)
    }
}

/// A key that orders sign-magnitude codes, with -0 below 0.
#[inline(always)]
fn total_key(code: u32, sign: u32) -> u32 {
    if code & sign == 0 { code | sign } else { !code & (2 * (sign - 1) + 1) }
}

impl Classes {
    fn of(keys: &Keys, descending: bool) -> Classes {
        let mut ordered: Vec<(u64, u8)> = Vec::new();
        for code in 0..1u16 << keys.element.bits() {
            let mut key = Vec::new();
            if keys.extend(Codes::W8(&[code as u8]), &mut key) {
                ordered.push((if descending { !key[0] } else { key[0] }, code as u8));
            }
        }
        ordered.sort_unstable();
        let mut classes = Classes { of: [None; 256], codes: Vec::new(), distinct: true };
        let mut last = None;
        for (key, code) in ordered {
            if last == Some(key) {
                classes.distinct = false;
            } else {
                classes.codes.push(code);
            }
            last = Some(key);
            classes.of[usize::from(code)] = Some((classes.codes.len() - 1) as u8);
        }
        classes
    }

    fn sort(&self, source: &[u8], target: &mut [u8]) -> bool {
        let counts = count(source);
        let counted = |code: usize| counts[code] > 0;
        if (0..256).any(|code| counted(code) && self.of[code].is_none()) {
            return false;
        }
        if self.distinct {
            let mut rest = target;
            for &code in &self.codes {
                let (run, after) = rest.split_at_mut(counts[usize::from(code)]);
                run.fill(code);
                rest = after;
            }
            return true;
        }
        let mut places = [0usize; 257];
        for (code, count) in counts.iter().enumerate() {
            if let Some(class) = self.of[code] {
                places[usize::from(class) + 1] += count;
            }
        }
        for class in 0..256 {
            places[class + 1] += places[class];
        }
        for &code in source {
            let class = self.of[usize::from(code)].map_or(256, usize::from);
            target[places[class]] = code;
            places[class] += 1;
        }
        true
    }
}

/// How often each byte occurs.
fn count(bytes: &[u8]) -> [usize; 256] {
    // there are four tables, so that equal neighbours do not wait for each other
    let mut counts = [[0usize; 256]; 4];
    let groups = bytes.chunks_exact(4);
    for &byte in groups.remainder() {
        counts[0][usize::from(byte)] += 1;
    }
    for group in groups {
        for (counts, &byte) in counts.iter_mut().zip(group) {
            counts[usize::from(byte)] += 1;
        }
    }
    std::array::from_fn(|byte| counts.iter().map(|counts| counts[byte]).sum())
}

/// Sorts stably by keys of 32 bits, one byte after the other from the lowest on. A byte that all keys share
/// takes no pass.
fn by_digits<T: Copy>(mut items: Vec<T>, key: impl Fn(T) -> u32) -> Result<Vec<T>, TooLarge> {
    let mut counts = [[0usize; 256]; 4];
    for &item in &items {
        let key = key(item);
        for (pass, counts) in counts.iter_mut().enumerate() {
            counts[usize::from((key >> (8 * pass)) as u8)] += 1;
        }
    }
    let mut sorted = allocation::copied(&items)?;
    for (pass, counts) in counts.into_iter().enumerate() {
        if counts.contains(&items.len()) {
            continue;
        }
        distribute(&items, &mut sorted, counts, |item| {
            usize::from((key(item) >> (8 * pass)) as u8)
        });
        std::mem::swap(&mut items, &mut sorted);
    }
    Ok(items)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::sorts::order_of;
    use crate::numeric::{FloatFormat, IntegerType, MLIR_FORMATS, NAMED_FORMATS};

    /// Compares codes of an element type sorted directly with those sorted by keys.
    fn check<W: Word>(element: &ElementType, codes: &[W]) {
        for (total, descending) in [(false, false), (false, true), (true, false), (true, true)] {
            let Some(keys) = Keys::of(element, total) else { continue };
            let Some(direct) = Direct::of(&keys, descending) else { continue };
            let mut numbers = Vec::new();
            let has_order = keys.extend(Codes::of_slice(codes), &mut numbers);
            let mut found = codes.to_vec();
            let sorted = direct.sort(codes, &mut found).unwrap();
            assert_eq!(sorted, has_order, "{element} total: {total}");
            if has_order {
                if descending {
                    numbers.iter_mut().for_each(|key| *key = !*key);
                }
                let order = order_of(&numbers).unwrap();
                let expected: Vec<W> = order.into_iter().map(|index| codes[index]).collect();
                assert_eq!(found, expected, "{element} total: {total} descending: {descending}");
            }
        }
    }

    fn elements() -> Vec<ElementType> {
        let integers = [1, 2, 4, 8, 16, 32].into_iter().flat_map(|width| {
            [true, false].map(|signed| ElementType::Integer(IntegerType { width, signed }))
        });
        let named = NAMED_FORMATS.iter().map(|(name, _)| FloatFormat::parse(name).unwrap());
        let floats = MLIR_FORMATS.iter().copied().chain(named).map(ElementType::Float);
        integers.chain(floats).chain([ElementType::Boolean]).collect()
    }

    #[test]
    fn codes_are_sorted_as_their_keys_are() {
        for element in elements() {
            let mask = (1u64 << element.bits().min(32)) - 1;
            for length in [0, 1, 2, 7, 600, 3000] {
                for shift in [33, 60] {
                    // shift 60 gives few different codes
                    let code = |index: usize| {
                        (index as u64 + 3).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> shift & mask
                    };
                    let codes = (0..length).map(code);
                    match element.word() {
                        WordWidth::W8 => {
                            check(&element, &codes.map(|c| c as u8).collect::<Vec<_>>())
                        }
                        WordWidth::W16 => {
                            check(&element, &codes.map(|c| c as u16).collect::<Vec<_>>())
                        }
                        WordWidth::W32 => {
                            check(&element, &codes.map(|c| c as u32).collect::<Vec<_>>())
                        }
                        _ => {}
                    }
                }
            }
        }
    }

    #[test]
    fn zeros_of_both_signs_keep_their_order_by_value() {
        let f32 = ElementType::Float(FloatFormat::parse("f32").unwrap());
        let zeros = [0x8000_0000u32, 0, 0x3F80_0000, 0x8000_0000, 0, 0xBF80_0000];
        check(&f32, &zeros);
        check(&f32, &zeros.repeat(200));
    }
}
