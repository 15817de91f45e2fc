//! Sorts, largest elements and choices of devices that are right, and of devices that are wrong.

use crate::judge::program_tests::judged;
use crate::judge::{Rung, Verdict};
use crate::tensor::Tensor;

fn f32s(values: &[f32]) -> Tensor {
    Tensor::from_vec(&[values.len()], values.to_vec()).unwrap()
}

fn i32s(values: &[i32]) -> Tensor {
    Tensor::from_vec(&[values.len()], values.to_vec()).unwrap()
}

fn verdicts(
    text: &str,
    arguments: &[Tensor],
    shown: &[(&str, Tensor)],
    legal: &str,
) -> Vec<Verdict> {
    let findings = judged(text, arguments, shown, legal).findings;
    findings.into_iter().map(|finding| finding.verdict).collect()
}

fn rungs(text: &str, arguments: &[Tensor], shown: &[(&str, Tensor)], legal: &str) -> Vec<Rung> {
    verdicts(text, arguments, shown, legal).iter().map(Verdict::rung).collect()
}

/// A sort of keys with values by the keys.
fn sort(is_stable: bool, order: &str) -> String {
    format!(
        "func.func @main(%k: tensor<6xf32>, %v: tensor<6xi32>) -> (tensor<6xf32>, tensor<6xi32>) {{
           %0:2 = \"stablehlo.sort\"(%k, %v) ({{
             ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
               %less = stablehlo.compare LT, %a, %b, {order} : (tensor<f32>, tensor<f32>) -> tensor<i1>
               stablehlo.return %less : tensor<i1>
           }}) {{dimension = 0 : i64, is_stable = {is_stable}}} : (tensor<6xf32>, tensor<6xi32>) -> (tensor<6xf32>, tensor<6xi32>)
           return %0#0, %0#1 : tensor<6xf32>, tensor<6xi32>
         }}"
    )
}

const KEYS: [f32; 6] = [2.0, 1.0, 2.0, 3.0, 1.0, 2.0];

/// What is found of the keys and the values of a sort of `KEYS` with the values 0 to 5.
fn sorted(is_stable: bool, keys: &[f32], values: &[i32], legal: &str) -> Vec<Verdict> {
    let shown = [("%0#0", f32s(keys)), ("%0#1", i32s(values))];
    let arguments = [f32s(&KEYS), i32s(&[0, 1, 2, 3, 4, 5])];
    verdicts(&sort(is_stable, "FLOAT"), &arguments, &shown, legal)
}

const IN_ORDER: [f32; 6] = [1.0, 1.0, 2.0, 2.0, 2.0, 3.0];

#[test]
fn equal_keys_of_an_unstable_sort_may_come_in_any_order() {
    let ours = [Rung::SameBits, Rung::SameBits];
    let of = |is_stable: bool, values: &[i32], legal: &str| {
        let found = sorted(is_stable, &IN_ORDER, values, legal);
        (found.iter().map(Verdict::rung).collect::<Vec<_>>(), found[1].is_accepted)
    };
    assert_eq!(of(false, &[1, 4, 0, 2, 5, 3], ""), (ours.to_vec(), true));
    assert_eq!(of(false, &[4, 1, 5, 0, 2, 3], ""), (vec![Rung::SameBits, Rung::Ties], true));
    assert_eq!(of(false, &[4, 1, 5, 0, 2, 3], "-ties"), (vec![Rung::SameBits, Rung::Ties], false));
    assert_eq!(of(true, &[1, 4, 0, 2, 5, 3], ""), (ours.to_vec(), true));
    assert_eq!(of(true, &[4, 1, 5, 0, 2, 3], ""), (vec![Rung::SameBits, Rung::Violation], false));
}

#[test]
fn a_sort_has_to_give_the_rows_of_its_operands() {
    let note = |is_stable: bool, keys: &[f32], values: &[i32]| {
        let found = sorted(is_stable, keys, values, "");
        assert!(found.iter().any(|it| it.rung() == Rung::Violation), "{found:?}");
        found.into_iter().flat_map(|it| it.notes).next().unwrap_or_default()
    };
    // the values of two rows of different keys have changed places
    let swapped = note(false, &IN_ORDER, &[1, 4, 0, 2, 3, 5]);
    assert!(swapped.contains("row 4 of the line [:] is not in the operand"), "{swapped}");
    // one value twice
    let twice = note(false, &IN_ORDER, &[1, 4, 0, 2, 2, 3]);
    assert!(twice.contains("row 4 of the line [:] is not in the operand"), "{twice}");
    // keys that are not sorted, with their values
    let keys = note(false, &[1.0, 1.0, 2.0, 2.0, 3.0, 2.0], &[1, 4, 0, 2, 3, 5]);
    assert!(keys.contains("row 4 of the line [:] belongs to another place"), "{keys}");
    let stable = note(true, &IN_ORDER, &[4, 1, 0, 2, 5, 3]);
    assert!(stable.contains("although the sort is stable"), "{stable}");
    // of a permuted tie the elements that belong there are not refused
    let found = sorted(false, &IN_ORDER, &[4, 1, 5, 0, 0, 3], "").pop().unwrap();
    assert_eq!(found.count(&Rung::Violation), 1);
}

#[test]
fn rows_are_judged_by_the_results_that_are_shown() {
    let arguments = [f32s(&KEYS), i32s(&[0, 1, 2, 3, 4, 5])];
    let values =
        |values: &[i32]| rungs(&sort(false, "FLOAT"), &arguments, &[("%0#1", i32s(values))], "");
    assert_eq!(values(&[4, 1, 5, 0, 2, 3]), [Rung::Ties]);
    assert_eq!(values(&[4, 0, 5, 1, 2, 3]), [Rung::Violation]);
}

#[test]
fn a_comparator_that_contradicts_itself_leaves_the_order_open() {
    let keys = [2.0, f32::NAN, 1.0, 3.0, 1.5, 0.5];
    let arguments = [f32s(&keys), i32s(&[0, 1, 2, 3, 4, 5])];
    let sorted = [0.5, 1.0, 1.5, 2.0, 3.0, f32::NAN];
    let shown = [("%0#0", f32s(&sorted)), ("%0#1", i32s(&[5, 2, 4, 0, 3, 1]))];
    let found =
        |order: &str, shown: &[(&str, Tensor)]| rungs(&sort(true, order), &arguments, shown, "");
    assert_eq!(found("FLOAT", &shown), [Rung::Undecided, Rung::Undecided]);
    assert_eq!(found("TOTALORDER", &shown), [Rung::SameBits, Rung::SameBits]);
    let wrong = [("%0#1", i32s(&[5, 2, 4, 0, 1, 3]))];
    assert_eq!(found("TOTALORDER", &wrong), [Rung::Violation]);
}

#[test]
fn equal_elements_of_one_operand_need_not_have_equal_bits() {
    let text = "func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
      %0 = \"stablehlo.sort\"(%x) ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %c = stablehlo.abs %a : tensor<f32>
          %d = stablehlo.abs %b : tensor<f32>
          %less = stablehlo.compare LT, %c, %d : (tensor<f32>, tensor<f32>) -> tensor<i1>
          stablehlo.return %less : tensor<i1>
      }) {dimension = 1 : i64, is_stable = false} : (tensor<2x3xf32>) -> tensor<2x3xf32>
      return %0 : tensor<2x3xf32>
    }";
    let matrix = |values: &[f32]| Tensor::from_vec(&[2, 3], values.to_vec()).unwrap();
    let x = [matrix(&[-2.0, 1.0, 2.0, 3.0, -3.0, 1.0])];
    let judge = |values: &[f32]| verdicts(text, &x, &[("%0", matrix(values))], "").pop().unwrap();
    assert_eq!(judge(&[1.0, -2.0, 2.0, 1.0, 3.0, -3.0]).rung(), Rung::SameBits);
    assert_eq!(judge(&[1.0, 2.0, -2.0, 1.0, -3.0, 3.0]).rung(), Rung::Ties);
    let wrong = judge(&[1.0, 2.0, -2.0, 1.0, 3.0, 3.0]);
    assert_eq!((wrong.rung(), wrong.count(&Rung::Violation)), (Rung::Violation, 1));
    assert!(wrong.notes[0].contains("element 2 of the line [1, :]"), "{:?}", wrong.notes);
}

#[test]
fn long_lines_with_ties_are_judged_as_short_ones() {
    const SIZE: usize = 100;
    let text = sort(false, "FLOAT").replace("tensor<6x", "tensor<100x");
    let keys: Vec<f32> = (0..SIZE).map(|at| (at * 37 % 10) as f32).collect();
    let mut places: Vec<usize> = (0..SIZE).collect();
    places.sort_by(|&a, &b| keys[a].total_cmp(&keys[b]).then(b.cmp(&a)));
    let sorted: Vec<f32> = places.iter().map(|&it| keys[it]).collect();
    let arguments = [f32s(&keys), i32s(&(0..100).collect::<Vec<_>>())];
    let of = |places: &[usize]| {
        let values: Vec<i32> = places.iter().map(|&it| it as i32).collect();
        rungs(&text, &arguments, &[("%0#0", f32s(&sorted)), ("%0#1", i32s(&values))], "")
    };
    assert_eq!(of(&places), [Rung::SameBits, Rung::Ties]);
    let mut wrong = places.clone();
    wrong.swap(9, 10);
    assert_eq!(of(&wrong), [Rung::SameBits, Rung::Violation]);
    // a NaN among them leaves the order open
    let mut with_nan = keys;
    with_nan[50] = f32::NAN;
    let arguments = [f32s(&with_nan), i32s(&(0..100).collect::<Vec<_>>())];
    let values: Vec<i32> = places.iter().map(|&it| it as i32).collect();
    assert_eq!(rungs(&text, &arguments, &[("%0#1", i32s(&values))], ""), [Rung::Undecided]);
}

#[test]
fn a_result_that_ties_is_undecided_where_it_is_not_shown() {
    let text = "func.func @main(%k: tensor<2xf32>, %v: tensor<2xi32>) -> tensor<2xi32> {
      %0:2 = \"stablehlo.sort\"(%k, %v) ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
          %less = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
          stablehlo.return %less : tensor<i1>
      }) {dimension = 0 : i64, is_stable = false} : (tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xi32>)
      %1 = stablehlo.negate %0#1 : tensor<2xi32>
      return %1 : tensor<2xi32>
    }";
    let of =
        |keys: [f32; 2]| rungs(text, &[f32s(&keys), i32s(&[1, 2])], &[("%1", i32s(&[-2, -1]))], "");
    assert_eq!(of([1.0, 1.0]), [Rung::Undecided]);
    assert_eq!(of([1.0, 2.0]), [Rung::Violation]);
}

const TOP: &str = "func.func @main(%x: tensor<5xf32>) -> (tensor<3xf32>, tensor<3xi32>) {
  %0:2 = chlo.top_k(%x, k = 3) : tensor<5xf32> -> (tensor<3xf32>, tensor<3xi32>)
  return %0#0, %0#1 : tensor<3xf32>, tensor<3xi32>
}";

fn top(x: [f32; 5], values: [f32; 3], places: [i32; 3], legal: &str) -> Vec<Verdict> {
    verdicts(TOP, &[f32s(&x)], &[("%0#0", f32s(&values)), ("%0#1", i32s(&places))], legal)
}

#[test]
fn the_largest_elements_are_named_by_their_places() {
    let x = [1.0, 3.0, 2.0, 3.0, 0.0];
    let of = |values, places| {
        let found = top(x, values, places, "");
        let note = found.iter().flat_map(|it| it.notes.clone()).next().unwrap_or_default();
        (found.iter().map(Verdict::rung).collect::<Vec<_>>(), note)
    };
    let (same, wrong) = (Rung::SameBits, Rung::Violation);
    assert_eq!(of([3.0, 3.0, 2.0], [1, 3, 2]).0, [same.clone(), same.clone()]);
    let (found, note) = of([3.0, 3.0, 2.0], [3, 1, 2]);
    assert!(found == [same.clone(), wrong.clone()] && note.contains("lower place"), "{note}");
    let (found, note) = of([3.0, 3.0, 2.0], [1, 1, 2]);
    assert!(found == [same.clone(), wrong.clone()] && note.contains("same element"), "{note}");
    let (found, note) = of([3.0, 3.0, 2.0], [1, 3, 5]);
    assert!(found == [same.clone(), wrong.clone()] && note.contains("no place"), "{note}");
    let (found, note) = of([3.0, 3.0, 1.0], [1, 3, 0]);
    assert!(found == [wrong.clone(), wrong.clone()] && note.contains("not the largest"), "{note}");
    let (found, note) = of([3.0, 3.0, 2.0], [1, 3, 4]);
    assert!(found == [same, wrong] && note.contains("another value"), "{note}");
}

#[test]
fn zeros_of_either_sign_are_equal_for_the_largest_elements() {
    let x = [-0.0, -1.0, 0.0, -0.0, -2.0];
    let of = |values, places, legal: &str| {
        let found = top(x, values, places, legal);
        (found[1].rung(), found[1].is_accepted)
    };
    // by total order, and by value
    assert_eq!(of([0.0, -0.0, -0.0], [2, 0, 3], ""), (Rung::SameBits, true));
    assert_eq!(of([-0.0, 0.0, -0.0], [0, 2, 3], ""), (Rung::Ties, true));
    assert_eq!(of([-0.0, 0.0, -0.0], [0, 2, 3], "-ties"), (Rung::Ties, false));
    assert_eq!(of([-0.0, -0.0, 0.0], [3, 0, 2], "").0, Rung::Violation);
}

#[test]
fn where_nan_stands_among_the_largest_elements_is_open() {
    let x = [1.0, f32::NAN, 2.0, 3.0, 0.0];
    let of =
        |values, places| top(x, values, places, "").iter().map(Verdict::rung).collect::<Vec<_>>();
    assert_eq!(of([f32::NAN, 3.0, 2.0], [1, 3, 2]), [Rung::SameBits, Rung::SameBits]);
    assert_eq!(of([3.0, 2.0, 1.0], [3, 2, 0]), [Rung::Undecided, Rung::Undecided]);
    // a place that does not go with its value
    assert_eq!(of([3.0, 2.0, 1.0], [3, 2, 4]), [Rung::Violation, Rung::Violation]);
}

/// The largest element of four and its place, by a region that chooses.
fn place_of_largest(region: &str) -> String {
    format!(
        "func.func @main(%x: tensor<4xf32>, %i: tensor<4xi32>) -> (tensor<f32>, tensor<i32>) {{
           %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
           %zero = stablehlo.constant dense<0> : tensor<i32>
           %0:2 = stablehlo.reduce(%x init: %low), (%i init: %zero) across dimensions = [0] : (tensor<4xf32>, tensor<4xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
             reducer(%a: tensor<f32>, %b: tensor<f32>) (%c: tensor<i32>, %d: tensor<i32>) {{
               {region}
             }}
           return %0#0, %0#1 : tensor<f32>, tensor<i32>
         }}"
    )
}

/// The first of equal elements by their places, as JAX writes it.
const FIRST: &str = "%gt = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %ne = stablehlo.compare NE, %a, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %or = stablehlo.or %gt, %ne : tensor<i1>
  %eq = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %lt = stablehlo.compare LT, %c, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %and = stablehlo.and %eq, %lt : tensor<i1>
  %left = stablehlo.or %or, %and : tensor<i1>
  %v = stablehlo.select %or, %a, %b : tensor<i1>, tensor<f32>
  %p = stablehlo.select %left, %c, %d : tensor<i1>, tensor<i32>
  stablehlo.return %v, %p : tensor<f32>, tensor<i32>";

/// Whichever of equal elements comes first or last.
const ANY: &str = "%ge = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %v = stablehlo.select %ge, %a, %b : tensor<i1>, tensor<f32>
  %p = stablehlo.select %ge, %c, %d : tensor<i1>, tensor<i32>
  stablehlo.return %v, %p : tensor<f32>, tensor<i32>";

fn largest(region: &str, x: [f32; 4], value: f32, place: i32, legal: &str) -> (Vec<Rung>, bool) {
    let arguments = [f32s(&x), i32s(&[0, 1, 2, 3])];
    let scalar = |code: u32, element: &str| {
        Tensor::from_wide_codes(element.parse().unwrap(), &[], [u128::from(code)])
    };
    let shown = [("%0#0", scalar(value.to_bits(), "f32")), ("%0#1", scalar(place as u32, "i32"))];
    let found = verdicts(&place_of_largest(region), &arguments, &shown, legal);
    (found.iter().map(Verdict::rung).collect(), found.iter().all(|it| it.is_accepted))
}

#[test]
fn a_region_that_breaks_ties_leaves_one_row() {
    let x = [1.0, 5.0, 5.0, 2.0];
    let of = |value: f32, place: i32| largest(FIRST, x, value, place, "").0;
    assert_eq!(of(5.0, 1), [Rung::SameBits, Rung::SameBits]);
    assert_eq!(of(5.0, 2), [Rung::SameBits, Rung::Violation]);
    assert_eq!(of(5.0, 3), [Rung::SameBits, Rung::Violation]);
    assert_eq!(of(2.0, 3), [Rung::Violation, Rung::Violation]);
    let with_nan = [1.0, 5.0, f32::NAN, 2.0];
    assert_eq!(largest(FIRST, with_nan, 5.0, 1, "").0, [Rung::Violation, Rung::Violation]);
}

#[test]
fn a_region_that_breaks_no_ties_may_leave_any_of_them() {
    let x = [1.0, 5.0, 5.0, 2.0];
    let of = |value: f32, place: i32, legal: &str| largest(ANY, x, value, place, legal);
    assert_eq!(of(5.0, 2, ""), (vec![Rung::SameBits, Rung::Ties], true));
    assert_eq!(of(5.0, 2, "-ties"), (vec![Rung::SameBits, Rung::Ties], false));
    assert_eq!(of(5.0, 3, "").0, [Rung::SameBits, Rung::Violation]);
    assert_eq!(of(2.0, 3, "").0, [Rung::Violation, Rung::Violation]);
    // the initial value ties, too
    let low = [f32::NEG_INFINITY; 4];
    assert_eq!(largest(ANY, low, f32::NEG_INFINITY, 3, "").0, [Rung::SameBits, Rung::Ties]);
    // NaN loses and wins by its place, and so may lead to every row
    let with_nan = [1.0, f32::NAN, 5.0, 2.0];
    assert_eq!(largest(ANY, with_nan, 1.0, 0, "").0, [Rung::Ties, Rung::Ties]);
    assert_eq!(largest(ANY, with_nan, 1.0, 3, "").0, [Rung::Violation, Rung::Violation]);
}

#[test]
fn a_region_that_computes_rows_of_its_own_is_undecided() {
    let sum = "%s = stablehlo.maximum %a, %b : tensor<f32>
      %t = stablehlo.subtract %c, %d : tensor<i32>
      stablehlo.return %s, %t : tensor<f32>, tensor<i32>";
    let (found, _) = largest(sum, [1.0, 5.0, 4.0, 2.0], 5.0, 7, "");
    assert_eq!(found, [Rung::SameBits, Rung::Undecided]);
}

#[test]
fn subnormals_that_count_as_zero_tie() {
    let text = "func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
      %0 = \"stablehlo.sort\"(%x) ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %less = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
          stablehlo.return %less : tensor<i1>
      }) {dimension = 0 : i64, is_stable = true} : (tensor<3xf32>) -> tensor<3xf32>
      return %0 : tensor<3xf32>
    }";
    let x = [f32s(&[3e-40, 1e-40, -1.0])];
    let of = |values: &[f32], legal: &str| {
        let found = verdicts(text, &x, &[("%0", f32s(values))], legal).pop().unwrap();
        (found.rung(), found.is_accepted)
    };
    assert_eq!(of(&[-1.0, 3e-40, 1e-40], "flush"), (Rung::Flush, true));
    assert_eq!(of(&[-1.0, 0.0, 0.0], "flush"), (Rung::Flush, true));
    assert_eq!(of(&[-1.0, 0.0, 0.0], ""), (Rung::Flush, false));
    assert_eq!(of(&[3e-40, -1.0, 1e-40], "flush").0, Rung::Violation);
}

#[test]
fn a_sort_by_the_total_order_leaves_open_where_nan_without_a_sign_goes() {
    let text = sort(true, "TOTALORDER").replace("tensor<6xf32>", "tensor<6xf8E4M3FNUZ>");
    let text = text.replace("tensor<f32>", "tensor<f8E4M3FNUZ>");
    let of = |keys: &[f64]| Tensor::from_f64s("f8E4M3FNUZ".parse().unwrap(), &[6], keys).unwrap();
    let found = |keys: &[f64], shown: &[f64]| {
        let arguments = [of(keys), i32s(&[0, 1, 2, 3, 4, 5])];
        rungs(&text, &arguments, &[("%0#0", of(shown))], "")
    };
    let nan = f64::NAN;
    let keys = [2.0, nan, 1.0, 3.0, 1.5, 0.5];
    assert_eq!(found(&keys, &[0.5, 1.0, 1.5, 2.0, 3.0, nan]), [Rung::SameBits]);
    assert_eq!(found(&keys, &[nan, 0.5, 1.0, 1.5, 2.0, 3.0]), [Rung::Undecided]);
    let keys = [2.0, 2.5, 1.0, 3.0, 1.5, 0.5];
    assert_eq!(found(&keys, &[0.5, 1.0, 1.5, 2.0, 3.0, 2.5]), [Rung::Violation]);
}
