//! The freedoms of ops other than sums: devices that go to the edge of what is legal, which the judge must accept, and devices that go
//! just beyond it, which it must refuse.

use shlo_interp::judge::{Rung, Verdict};
use shlo_interp::{ElementType, FloatFormat, Tensor};

use crate::random::Random;
use crate::rounds;
use crate::units::{verdict, verdict_on};

fn format(name: &str) -> &'static FloatFormat {
    FloatFormat::parse(name).expect("a type")
}

fn tensor(name: &str, shape: &[usize], values: &[f64]) -> Tensor {
    Tensor::from_f64s(ElementType::Float(format(name)), shape, values).expect("as many values")
}

/// A value of f32 of any exponent for which neither quotients nor roots of two overflow or underflow.
fn any_f32(random: &mut Random) -> f64 {
    let fraction = (random.below(1 << 23) as f64) / f64::from(1 << 23);
    // a quarter are at the ends of an octave
    let fraction = match random.below(8) {
        0 => 0.0,
        1 => 1.0 - 2f64.powi(-23),
        _ => fraction,
    };
    let sign = if random.one_in(2) { 1.0 } else { -1.0 };
    sign * (1.0 + fraction) * 2f64.powi(random.below(120) as i32 - 60)
}

/// The value of f32 that many steps above another one.
fn above(value: f64, steps: i32) -> f64 {
    let step = |value: f32| if steps > 0 { value.next_up() } else { value.next_down() };
    f64::from((0..steps.abs()).fold(value as f32, |value, _| step(value)))
}

/// The largest values of f32 on both sides of an exact one that are within a distance of it, and the smallest that are
/// farther than that and than half a step beyond.
fn edges(exact: f64, distance: f64) -> [[f64; 2]; 2] {
    let inside = |sign: f64| {
        let end = exact + sign * distance;
        let nearest = f64::from(end as f32);
        let is_inside = (nearest - exact).abs() <= distance * (1.0 - 1e-9);
        if is_inside { nearest } else { above(nearest, if sign > 0.0 { -1 } else { 1 }) }
    };
    let outside = |sign: f64| {
        let steps = if sign > 0.0 { 1 } else { -1 };
        let mut value = inside(sign);
        let half = |value: f64| (above(value, steps) - value).abs() / 2.0;
        while (value - exact).abs() <= (distance + half(value)) * (1.0 + 1e-9) {
            value = above(value, steps);
        }
        value
    };
    [[inside(-1.0), outside(-1.0)], [inside(1.0), outside(1.0)]]
}

/// Judges one element of an op, at and beyond the edges of a number of units around the exact result.
fn attack_units(op: &str, name: &str, units: f64, operands: &[f64], exact: f64) {
    let arguments: Vec<Tensor> = operands.iter().map(|it| tensor("f32", &[1], &[*it])).collect();
    let (named, listed): (Vec<&str>, Vec<&str>) =
        [("%x: tensor<1xf32>", "%x"), ("%y: tensor<1xf32>", "%y")]
            .into_iter()
            .take(operands.len())
            .unzip();
    let text = format!(
        "func.func @main({}) -> tensor<1xf32> {{
           %0 = stablehlo.{op} {} : tensor<1xf32>
           return %0 : tensor<1xf32>
         }}",
        named.join(", "),
        listed.join(", ")
    );
    let judge =
        |value: f64, legal: &str| verdict(&text, &arguments, tensor("f32", &[1], &[value]), legal);
    let legal = format!("-replay,{name}:{units}");
    let rounded = f64::from(exact as f32);
    for [inside, outside] in edges(exact, units * 2f64.powi(-23) * exact.abs()) {
        let found = judge(inside, &legal);
        assert!(
            found.is_accepted,
            "{op} of {operands:?}: {inside:e} by {legal}: {:?}",
            found.rung()
        );
        // a product with a reciprocal is named, and not accepted
        let found = judge(outside, &legal);
        assert!(!found.is_accepted, "{op} of {operands:?}: {outside:e} by {legal}");
        if inside != rounded {
            assert!(!judge(inside, "-replay").is_accepted, "{op} of {operands:?}");
        }
    }
}

#[test]
fn quotients_and_roots_are_legal_up_to_their_units_and_not_beyond() {
    let mut random = Random::new(101);
    for _ in 0..rounds(40) {
        let units = [0.75, 1.0, 1.5, 2.0, 7.0][random.below(5)];
        let (a, b) = (any_f32(&mut random), any_f32(&mut random));
        // quotients and roots of f64 are 2^29 times as accurate
        attack_units("divide", "div", units, &[a, b], a / b);
        attack_units("sqrt", "sqrt", units, &[a.abs()], a.abs().sqrt());
    }
}

/// A number or NaN, few different ones.
fn with_nan(random: &mut Random) -> f64 {
    match random.below(6) {
        0 | 1 => f64::NAN,
        2 => f64::NEG_INFINITY,
        3 => -0.5,
        4 => 0.0,
        _ => random.below(5) as f64 - 2.0,
    }
}

#[test]
fn numbers_are_chosen_before_nan_where_that_is_allowed_and_others_never() {
    let mut random = Random::new(102);
    let (mut named, mut both_nan) = (0, 0);
    for _ in 0..rounds(60) {
        let is_maximum = random.one_in(2);
        let op = if is_maximum { "maximum" } else { "minimum" };
        // f64::max and f64::min choose the number
        let choose = if is_maximum { f64::max } else { f64::min };
        let (a, b) = (with_nan(&mut random), with_nan(&mut random));
        let text = format!(
            "func.func @main(%x: tensor<1xf32>, %y: tensor<1xf32>) -> tensor<1xf32> {{
               %0 = stablehlo.{op} %x, %y : tensor<1xf32>
               return %0 : tensor<1xf32>
             }}"
        );
        let arguments = [tensor("f32", &[1], &[a]), tensor("f32", &[1], &[b])];
        let judge = |value: f64, legal: &str| {
            verdict(&text, &arguments, tensor("f32", &[1], &[value]), legal)
        };
        let chosen = choose(a, b);
        assert!(judge(chosen, "maxnum").is_accepted, "{op} of {a} and {b}");
        let is_due = a.is_nan() || b.is_nan();
        assert_eq!(
            judge(chosen, "").is_accepted,
            !is_due || chosen.is_nan(),
            "{op} of {a} and {b}"
        );
        assert_eq!(judge(f64::NAN, "maxnum").is_accepted, is_due, "{op} of {a} and {b}");
        let other = if chosen.is_finite() { above(chosen, 1) } else { 1.0 };
        assert_eq!(judge(other, "maxnum").rung(), Rung::Violation, "{op} of {a} and {b}");
        named += u64::from(is_due && !chosen.is_nan());
        both_nan += u64::from(chosen.is_nan());
    }
    assert!(named > 10 && both_nan > 2, "{named} {both_nan}");
}

#[test]
fn reductions_choose_numbers_before_nan_where_that_is_allowed() {
    let mut random = Random::new(103);
    for _ in 0..rounds(30) {
        let values: Vec<f64> = (0..5).map(|_| with_nan(&mut random)).collect();
        let text = "func.func @main(%x: tensor<5xf32>) -> tensor<f32> {
          %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
          %0 = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
          return %0 : tensor<f32>
        }";
        let x = [tensor("f32", &[5], &values)];
        let judge =
            |value: f64, legal: &str| verdict(text, &x, tensor("f32", &[], &[value]), legal);
        let chosen = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let is_due = values.iter().any(|it| it.is_nan());
        assert!(judge(chosen, "maxnum").is_accepted, "{values:?}");
        assert_eq!(judge(chosen, "").is_accepted, !is_due, "{values:?}");
        assert_eq!(judge(f64::NAN, "").is_accepted, is_due, "{values:?}");
        let other = if chosen.is_finite() { above(chosen, -1) } else { -3e38 };
        assert_eq!(judge(other, "maxnum").rung(), Rung::Violation, "{values:?}");
    }
}

#[test]
fn a_code_may_be_off_by_one_where_its_value_is_halfway_and_nowhere_else() {
    let mut random = Random::new(104);
    let (mut open, mut refused) = (0, 0);
    for _ in 0..rounds(60) {
        let scale = [0.1f32, 0.03, 0.7, 0.25][random.below(4)];
        let point = random.below(21) as i64 - 10;
        let ty = format!("!quant.uniform<i8:f32, {scale:?}:{point}>");
        let text = format!(
            "func.func @main(%x: tensor<1xf32>) -> tensor<1x{ty}> {{
               %0 = stablehlo.uniform_quantize %x : (tensor<1xf32>) -> tensor<1x{ty}>
               return %0 : tensor<1x{ty}>
             }}"
        );
        let element = shlo_interp::parse_element_type(&ty).expect("a quantized type");
        let middle = random.below(101) as f64 - 50.0;
        // exactly halfway, some steps of f32 away, and far away
        let away = [0.0, 2f64.powi(-23), -2f64.powi(-22), 1e-3, -0.02, 0.3][random.below(6)];
        let x = (middle + 0.5) * f64::from(scale) * (1.0 + away);
        let exact = f64::from(x as f32) / f64::from(scale) + point as f64;
        let judge = |code: f64| {
            let code = (code as i8) as u8;
            let actual = Tensor::from_wide_codes(element.clone(), &[1], [u128::from(code)]);
            verdict(&text, &[tensor("f32", &[1], &[x])], actual, "").rung()
        };
        // the error of some roundings of f32, relative to the value and the zero point
        let to_half = (exact - exact.floor() - 0.5).abs();
        let size = exact.abs() + 2.0 * (point as f64).abs() + 1.0;
        let (below, up) = (judge(exact.floor()), judge(exact.ceil()));
        if to_half < 2f64.powi(-24) * size {
            for rung in [below, up] {
                assert!(
                    [Rung::SameBits, Rung::Undecided].contains(&rung),
                    "{exact} of {ty}: {rung:?}"
                );
            }
            open += 1;
        } else if to_half > 40.0 * 2f64.powi(-23) * size {
            let is_up = exact - exact.floor() > 0.5;
            let (near, far) = if is_up { (up, below) } else { (below, up) };
            assert_eq!((near, far), (Rung::SameBits, Rung::Violation), "{exact} of {ty}");
            refused += 1;
        }
        for code in [exact.floor() - 1.0, exact.ceil() + 1.0] {
            assert_eq!(judge(code), Rung::Violation, "{code} for {exact} of {ty}");
        }
    }
    assert!(open > 5 && refused > 5, "{open} {refused}");
}

/// A neighbour of a value in a type: the nearest below or above, or the value itself if the type has it.
fn toward(format: &FloatFormat, value: f64, up: bool) -> f64 {
    let nearest = format.decode(format.encode(Default::default(), value));
    let is_beyond = if up { nearest >= value } else { nearest <= value };
    // positive values of a format are in the order of their codes
    let code = format.encode(Default::default(), nearest);
    match (is_beyond, up) {
        (true, _) => nearest,
        (false, true) => format.decode(code + 1),
        (false, false) => format.decode(code - 1),
    }
}

#[test]
fn a_logistic_function_in_rounded_steps_is_legal_up_to_three_units() {
    let mut random = Random::new(105);
    for name in ["f16", "bf16"] {
        let format = format(name);
        let unit = 2f64.powi(1 - format.precision() as i32);
        for _ in 0..rounds(40) {
            let x = (random.below(12_001) as f64 - 6_000.0) / 1_000.0;
            let x = format.decode(format.encode(Default::default(), x));
            let text = format!(
                "func.func @main(%x: tensor<1x{name}>) -> tensor<1x{name}> {{
                   %0 = stablehlo.logistic %x : tensor<1x{name}>
                   return %0 : tensor<1x{name}>
                 }}"
            );
            let judge = |value: f64| {
                verdict(&text, &[tensor(name, &[1], &[x])], tensor(name, &[1], &[value]), "")
            };
            // all steps are rounded to the same side of the result
            for up in [false, true] {
                let power = toward(format, (-x).exp(), !up);
                let sum = toward(format, 1.0 + power, !up);
                let result = toward(format, 1.0 / sum, up);
                let found = judge(result);
                assert!(found.is_accepted, "{name}: {result} of {x}: {:?}", found.rung());
                let exact = 1.0 / (1.0 + (-x).exp());
                let end = exact * if up { 1.0 + 3.1 * unit } else { 1.0 - 3.1 * unit };
                let beyond = toward(
                    format,
                    toward(format, end, up) * (1.0 + if up { 1e-6 } else { -1e-6 }),
                    up,
                );
                assert!(!judge(beyond).is_accepted, "{name}: {beyond} of {x}");
            }
        }
    }
}

/// A normalization of one channel whose gradients are taken.
struct Gradient {
    x: Vec<f64>,
    gradient: Vec<f64>,
    scale: f64,
    mean: f64,
    variance: f64,
}

const EPSILON: f32 = 0.001;

impl Gradient {
    fn new(random: &mut Random, count: usize) -> Gradient {
        let value = |random: &mut Random| f64::from((random.fraction() * 4.0 - 2.0) as f32);
        let x: Vec<f64> = (0..count).map(|_| value(random) + 1.0).collect();
        let gradient = (0..count).map(|_| value(random)).collect();
        let mean = f64::from((x.iter().sum::<f64>() / count as f64) as f32);
        let variance = x.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / count as f64;
        Gradient { x, gradient, scale: 1.5, mean, variance: f64::from(variance as f32) }
    }

    fn slope(&self) -> f64 {
        1.0 / (self.variance + f64::from(EPSILON)).sqrt()
    }

    /// The gradient of the scale and of the offset, and the sums of magnitudes that their errors are relative to.
    fn exact(&self) -> [(f64, f64); 2] {
        let pairs = || self.x.iter().zip(&self.gradient);
        let products: f64 = pairs().map(|(x, g)| g * (x - self.mean)).sum();
        let sizes: f64 = pairs().map(|(x, g)| g.abs() * (x.abs() + self.mean.abs())).sum();
        let sum = self.gradient.iter().sum();
        let magnitudes = self.gradient.iter().map(|g| g.abs()).sum();
        [(products * self.slope(), sizes * self.slope()), (sum, magnitudes)]
    }

    /// What a device gives that computes in f32 by a formula, adding in an order: all three gradients.
    fn device(&self, order: &[usize], by_parts: bool) -> [Vec<f32>; 3] {
        let f = |value: f64| value as f32;
        let count = self.x.len() as f32;
        let slope = 1.0 / (f(self.variance) + EPSILON).sqrt();
        let (mean, scale) = (f(self.mean), f(self.scale));
        let g = |it: usize| f(self.gradient[it]);
        let x = |it: usize| f(self.x[it]);
        let sum: f32 = order.iter().fold(0.0, |sum, &it| sum + g(it));
        let products = match by_parts {
            true => order.iter().fold(0.0f32, |sum, &it| g(it).mul_add(x(it), sum)) - mean * sum,
            false => order.iter().fold(0.0f32, |sum, &it| sum + g(it) * (x(it) - mean)),
        };
        let element = |it: usize| match by_parts {
            true => {
                let factor = scale * slope;
                factor * g(it)
                    - factor * sum / count
                    - factor * (x(it) - mean) * (slope * slope * products / count)
            }
            false => {
                let of_products = (x(it) - mean) * products * slope * slope;
                scale * slope * (count * g(it) - sum - of_products) / count
            }
        };
        let elements = (0..self.x.len()).map(element).collect();
        [elements, vec![products * slope], vec![sum]]
    }

    fn judge(&self, shown: &[(&str, Tensor)], legal: &str) -> Vec<Verdict> {
        let count = self.x.len();
        let (all, one) = (format!("tensor<{count}x1xf32>"), "tensor<1xf32>");
        let text = format!(
            "func.func @main(%x: {all}, %s: {one}, %m: {one}, %v: {one}, %g: {all}) -> ({all}, {one}, {one}) {{
               %0:3 = \"stablehlo.batch_norm_grad\"(%x, %s, %m, %v, %g) {{epsilon = {EPSILON:?} : f32, feature_index = 1 : i64}}
                 : ({all}, {one}, {one}, {one}, {all}) -> ({all}, {one}, {one})
               return %0#0, %0#1, %0#2 : {all}, {one}, {one}
             }}"
        );
        let one = |value: f64| tensor("f32", &[1], &[value]);
        let all = |values: &[f64]| tensor("f32", &[count, 1], values);
        let arguments = [
            all(&self.x),
            one(self.scale),
            one(self.mean),
            one(self.variance),
            all(&self.gradient),
        ];
        verdict_on(&text, &arguments, shown, legal)
    }
}

fn shuffled(random: &mut Random, count: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    for last in (1..count).rev() {
        order.swap(last, random.below(last + 1));
    }
    order
}

#[test]
fn gradients_of_a_normalization_by_either_formula_and_in_any_order_are_legal() {
    let mut random = Random::new(106);
    let mut seen = 0;
    for round in 0..rounds(20) {
        let count = [3, 16, 200][random.below(3)];
        let case = Gradient::new(&mut random, count);
        let order = shuffled(&mut random, count);
        let given = |results: &[Vec<f32>; 3]| {
            let wide = results.clone().map(|it| it.into_iter().map(f64::from).collect::<Vec<_>>());
            [
                ("%0#0", tensor("f32", &[count, 1], &wide[0])),
                ("%0#1", tensor("f32", &[1], &wide[1])),
                ("%0#2", tensor("f32", &[1], &wide[2])),
            ]
        };
        let results = case.device(&order, round % 2 == 0);
        for found in case.judge(&given(&results), "none,ieee") {
            assert!(found.is_accepted, "{count} elements: {:?}", found.worst.first());
        }
        // a device that leaves out an element of the sums
        let results = case.device(&order[1..], round % 2 == 0);
        let found = case.judge(&given(&results), "");
        seen += found.iter().filter(|it| it.rung() == Rung::Violation).count();
    }
    assert!(seen > 40, "{seen} of 60");
}

#[test]
fn gradients_of_a_normalization_are_legal_up_to_their_bounds_and_not_beyond() {
    let mut random = Random::new(107);
    for _ in 0..rounds(15) {
        let count = [4, 50][random.below(2)];
        let case = Gradient::new(&mut random, count);
        for (name, (exact, size)) in ["%0#1", "%0#2"].into_iter().zip(case.exact()) {
            // docs/legality.md: 2 (n + 24) units of the sum of magnitudes
            let bound = 2.0 * (count as f64 + 24.0) * 2f64.powi(-23) * size;
            let judge = |value: f64| {
                let value = tensor("f32", &[1], &[value]);
                case.judge(&[(name, value)], "").pop().expect("a verdict").rung()
            };
            for sign in [-1.0, 1.0] {
                let inside = judge(exact + sign * 0.99 * bound);
                assert!(inside.order() <= Rung::Ieee.order(), "{name} of {count}: {inside:?}");
                let outside = exact + sign * (1.01 * bound + 2f64.powi(-23) * exact.abs());
                assert_eq!(judge(outside), Rung::Violation, "{name} of {count}");
            }
        }
    }
}
