//! Conversions to small floats of devices that have another policy: what a number beyond the largest one becomes, and whether
//! there are subnormals.

use super::flush::sign_of_zero;
use crate::alone::wide::numbers;
use crate::ir::OpView;
use crate::numeric::{ElementType, FloatFormat};
use crate::tensor::{Tensor, Value};

/// The largest number of bits of a small float.
const SMALL: u32 = 8;

/// The format of the result, if an op converts to a small float.
pub fn to_small(view: &OpView<'_>) -> Option<&'static FloatFormat> {
    let format = view.result(0)?.element.float_format()?;
    let is_conversion = view.op.full_name() == "stablehlo.convert";
    (is_conversion && format.width <= SMALL).then_some(format)
}

/// What a conversion gives by other policies. A number beyond the largest one, or an infinity, becomes the largest number, an
/// infinity or NaN, as far as the type has them; a number below the smallest normal one becomes zero.
pub fn by_other_policies(view: &OpView<'_>, operands: &[Value], ours: &Tensor) -> Vec<Tensor> {
    let Some(format) = to_small(view) else { return Vec::new() };
    let Some(values) = operands.first().and_then(Value::as_tensor).and_then(real_numbers) else {
        return Vec::new();
    };
    let largest = format.decode(format.max_finite);
    let smallest = format.decode(format.min_normal());
    let is_beyond = |value: f64| value.abs() > largest && (format.signed || value > 0.0);
    let is_below = |value: f64| value != 0.0 && value.abs() < smallest;
    let sign = |value: f64, bit: u64| if value < 0.0 { bit } else { 0 };
    let with = |replaces: &dyn Fn(f64) -> bool, code: &dyn Fn(f64) -> u64| {
        let codes = values.iter().enumerate().map(|(place, &value)| match replaces(value) {
            true => u128::from(code(value)),
            false => ours.code(place),
        });
        Tensor::from_wide_codes(ours.element().clone(), ours.shape(), codes)
    };
    let mut results = Vec::new();
    if values.iter().any(|&value| is_beyond(value)) {
        let signed = if format.signed { format.sign_bit() } else { 0 };
        results.push(with(&is_beyond, &|value| format.max_finite | sign(value, signed)));
        if format.has_infinity() {
            let infinity = |value: f64| format.code_of_infinity(value < 0.0).unwrap_or_default();
            results.push(with(&is_beyond, &infinity));
        }
        results.extend(format.canonical_nan().map(|nan| with(&is_beyond, &|_| nan)));
    }
    if let Some(zero) = format.zero_code().filter(|_| values.iter().any(|&it| is_below(it))) {
        results.push(with(&is_below, &|value| zero | sign(value, sign_of_zero(format))));
    }
    results
}

/// The numbers of a tensor of floats or integers; of complex numbers the real parts, which a conversion takes.
fn real_numbers(tensor: &Tensor) -> Option<Vec<f64>> {
    match tensor.element() {
        ElementType::Float(_) => Some(numbers(tensor)),
        ElementType::Complex(_) => Some(numbers(tensor).into_iter().step_by(2).collect()),
        ElementType::Integer(_) => tensor.to_f64s(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::judge::Rung;
    use crate::judge::program_tests::{tensor, verdict};

    /// The rung of an element that a device converted from a type to another one.
    fn rung([from, to]: [&str; 2], value: f64, device: f64, legal: &str) -> Rung {
        let text = format!(
            "func.func @main(%x: tensor<1x{from}>) -> tensor<1x{to}> {{
               %0 = stablehlo.convert %x : (tensor<1x{from}>) -> tensor<1x{to}>
               return %0 : tensor<1x{to}>
             }}"
        );
        let [x, result] = [(from, value), (to, device)].map(|(ty, it)| tensor(ty, &[1], &[it]));
        verdict(&text, &[x], ("%0", result), legal).rung()
    }

    const E4M3: [&str; 2] = ["f32", "f8E4M3FN"];
    const E5M2: [&str; 2] = ["f32", "f8E5M2"];

    #[test]
    fn a_number_beyond_the_largest_one_may_be_that_an_infinity_or_nan_by_policy() {
        // 448 and 57344 are the largest numbers of the types
        for (types, value, devices) in [
            (E4M3, 1000.0, [448.0, f64::NAN]),
            (E4M3, -1000.0, [-448.0, f64::NAN]),
            (E5M2, 1e6, [57344.0, f64::NAN]),
            (E5M2, f64::NEG_INFINITY, [-57344.0, f64::NAN]),
            (["i32", "f8E5M2"], 70000.0, [57344.0, f64::INFINITY]),
        ] {
            for device in devices {
                let found = rung(types, value, device, "conversion");
                assert!(found.order() <= Rung::Conversion.order(), "{value} {device}: {found}");
            }
            assert_eq!(rung(types, value, 2.0, "conversion"), Rung::Violation);
            assert_eq!(rung(types, value, -devices[0], "conversion"), Rung::Violation);
        }
    }

    #[test]
    fn a_number_that_rounds_to_the_largest_one_may_be_nan_by_policy() {
        assert_eq!(rung(E4M3, 450.0, f64::NAN, ""), Rung::Conversion);
        assert_eq!(rung(E4M3, 448.0, f64::NAN, ""), Rung::Violation);
    }

    #[test]
    fn another_policy_is_refused_by_its_name_unless_it_is_legal() {
        let found = |legal: &str| {
            let text = "func.func @main(%x: tensor<1xf32>) -> tensor<1xf8E4M3FN> {
               %0 = stablehlo.convert %x : (tensor<1xf32>) -> tensor<1xf8E4M3FN>
               return %0 : tensor<1xf8E4M3FN>
             }";
            let result = tensor("f8E4M3FN", &[1], &[448.0]);
            verdict(text, &[tensor("f32", &[1], &[1e4])], ("%0", result), legal)
        };
        for (legal, is_accepted) in [("", false), ("flush", false), ("conversion", true)] {
            let found = found(legal);
            assert_eq!((found.rung(), found.is_accepted), (Rung::Conversion, is_accepted));
        }
    }

    #[test]
    fn a_number_below_the_smallest_normal_one_may_be_zero_by_policy() {
        // 2^-6 is the smallest normal number, and 0.0155 rounds to it
        for value in [0.01, -0.01, 0.0155] {
            assert_eq!(rung(E4M3, value, 0.0, ""), Rung::Conversion, "{value}");
            assert_eq!(rung(E4M3, value, 0.0, "flush"), Rung::Flush, "{value}");
        }
        assert_eq!(rung(E4M3, 0.0157, 0.0, "conversion"), Rung::Violation);
        assert_eq!(rung(["f32", "f16"], 1e-5, 0.0, "conversion"), Rung::Flush);
    }
}
