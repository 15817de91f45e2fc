//! Reductions, reductions of windows, sorting and `map`: ops with a region that is applied to elements.

use super::draft::{Draft, Shaped, Value, array, pairs};
use super::operands::{has_zero, is_float, is_integer};
use crate::numeric::ElementType;

/// An associative op, and the value that changes nothing.
#[derive(Debug, Clone)]
pub struct Fold {
    pub op: &'static str,
    /// The code of the value that changes nothing.
    initial: u128,
}

/// The folds of an element type.
pub fn folds_of(element: &ElementType) -> Vec<Fold> {
    let number = |number: i128| super::literals::code_of(element, number);
    let sums = [("stablehlo.add", number(0)), ("stablehlo.multiply", number(1))];
    let [least, most] = ends(element);
    let ends = [("stablehlo.maximum", least), ("stablehlo.minimum", most)];
    let logic =
        [("stablehlo.and", number(-1)), ("stablehlo.or", number(0)), ("stablehlo.xor", number(0))];
    let folds: Vec<(&'static str, u128)> = match element {
        ElementType::Boolean => logic.to_vec(),
        ElementType::Complex(_) => sums.to_vec(),
        ElementType::Float(_) if !has_zero(element) => ends.to_vec(),
        ElementType::Float(_) => [sums, ends].concat(),
        _ => [&sums[..], &ends[..], &logic[..]].concat(),
    };
    folds.into_iter().map(|(op, initial)| Fold { op, initial }).collect()
}

/// The codes of the smallest and the largest value of a type, infinities among them.
fn ends(element: &ElementType) -> [u128; 2] {
    match element {
        ElementType::Float(format) => {
            let most = format.code_of_infinity(false).unwrap_or(format.max_finite);
            let finite =
                if format.sign_bit() == 0 { 0 } else { format.max_finite | format.sign_bit() };
            [format.code_of_infinity(true).unwrap_or(finite), most].map(u128::from)
        }
        ElementType::Integer(integer) => {
            let (least, most) = integer.range();
            [least, most].map(|number| super::literals::code_of(element, number))
        }
        _ => [0, 1],
    }
}

/// A region that applies an op to two scalars, or gives the second one if there is no op.
pub fn fold_body(draft: &mut Draft<'_>, op: Option<&str>, element: &ElementType) -> String {
    let ty = Shaped::new(element, &[]);
    let arguments = [draft.new_value(&ty), draft.new_value(&ty)];
    let [left, right] = arguments.clone();
    draft.region(&arguments, |draft| match op {
        Some(op) => vec![draft.op(op, "", &[&left, &right], &ty)],
        None => vec![right],
    })
}

/// A region that compares two scalars.
fn comparison(draft: &mut Draft<'_>, direction: &str, types: &[Shaped]) -> String {
    let scalars = types.iter().map(|ty| Shaped::new(&ty.element, &[]));
    let arguments: Vec<Value> =
        scalars.flat_map(|ty| [draft.new_value(&ty), draft.new_value(&ty)]).collect();
    let [left, right] = [arguments[0].clone(), arguments[1].clone()];
    let mut properties =
        format!("comparison_direction = #stablehlo<comparison_direction {direction}>");
    if is_float(&types[0].element) {
        properties.push_str(", compare_type = #stablehlo<comparison_type TOTALORDER>");
    }
    let result = Shaped::new(&ElementType::Boolean, &[]);
    draft.region(&arguments, |draft| {
        vec![draft.op("stablehlo.compare", &properties, &[&left, &right], &result)]
    })
}

/// An operand that can be folded, with one of its folds.
fn foldable(draft: &mut Draft<'_>, holds: impl Fn(&[usize]) -> bool) -> Option<(Value, Fold)> {
    let types = draft.settings.types_where(|element| !folds_of(element).is_empty());
    let operand = draft.any(&types, holds)?;
    let fold = draft.random.pick(&folds_of(&operand.ty.element));
    Some((operand, fold))
}

fn initial(draft: &mut Draft<'_>, fold: &Fold, element: &ElementType) -> Value {
    draft.constant(&Shaped::new(element, &[]), &[fold.initial])
}

pub fn reduce(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let (operand, fold) = foldable(draft, |shape| !shape.is_empty())?;
    let shape = &operand.ty.shape;
    let chosen = draft.random.below(shape.len());
    let dimensions: Vec<usize> =
        (0..shape.len()).filter(|&it| it == chosen || draft.random.one_in(3)).collect();
    let left = (0..shape.len()).filter(|it| !dimensions.contains(it)).map(|it| shape[it]);
    let result = Shaped::new(&operand.ty.element, &left.collect::<Vec<_>>());
    let start = initial(draft, &fold, &operand.ty.element);
    let region = fold_body(draft, Some(fold.op), &operand.ty.element);
    let properties = format!("dimensions = {}", array(dimensions));
    draft.whole_op(op, &properties, &[&operand, &start], &[region], &[result]);
    Some(())
}

/// The windows of a `reduce_window`, dimension by dimension.
#[derive(Default)]
struct Windows {
    sizes: Vec<usize>,
    strides: Vec<usize>,
    dilations: Vec<usize>,
    padding: Vec<(i64, i64)>,
    /// The shape of the result.
    shape: Vec<usize>,
}

impl Windows {
    /// One more dimension of this size, with the size, the stride and the dilation of its windows.
    fn push(&mut self, size: usize, [window, stride, dilation]: [usize; 3], padding: (i64, i64)) {
        let reach = (window - 1) * dilation + 1;
        let padded = size + (padding.0 + padding.1) as usize;
        self.sizes.push(window);
        self.strides.push(stride);
        self.dilations.push(dilation);
        self.padding.push(padding);
        self.shape.push(if padded < reach { 0 } else { (padded - reach) / stride + 1 });
    }
}

/// Windows of a few elements, or a running fold along a dimension.
pub fn reduce_window(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let fits = |shape: &[usize]| !shape.is_empty() && !shape.contains(&0);
    let (operand, fold) = foldable(draft, fits)?;
    let running = draft.random.one_in(3).then(|| draft.random.below(operand.ty.shape.len()));
    let mut windows = Windows::default();
    for (dimension, &size) in operand.ty.shape.iter().enumerate() {
        match running {
            Some(it) if it == dimension => windows.push(size, [size, 1, 1], (size as i64 - 1, 0)),
            Some(_) => windows.push(size, [1; 3], (0, 0)),
            None => {
                let window = draft.random.between(1, size.min(3) as i64) as usize;
                let padding = (draft.random.pick(&[0, 0, 1]), draft.random.pick(&[0, 0, 1]));
                let [stride, dilation] = [(); 2].map(|()| draft.random.pick(&[1, 1, 2]));
                windows.push(size, [window, stride, dilation], padding);
            }
        }
    }
    let start = initial(draft, &fold, &operand.ty.element);
    let region = fold_body(draft, Some(fold.op), &operand.ty.element);
    let properties = format!(
        "window_dimensions = {}, window_strides = {}, window_dilations = {}, padding = {}",
        array(windows.sizes),
        array(windows.strides),
        array(windows.dilations),
        pairs(&windows.padding)
    );
    let result = Shaped::new(&operand.ty.element, &windows.shape);
    draft.whole_op(op, &properties, &[&operand, &start], &[region], &[result]);
    Some(())
}

/// Windows side by side, of each of which the largest element takes in a number.
pub fn select_and_scatter(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let types = draft.settings.types_where(|it| (is_float(it) || is_integer(it)) && has_zero(it));
    let operand = draft.any(&types, |shape| !shape.is_empty() && !shape.contains(&0))?;
    let operand = draft.without_nan(&operand);
    let windows: Vec<usize> = operand
        .ty
        .shape
        .iter()
        .map(|&size| draft.random.between(1, size.min(3) as i64) as usize)
        .collect();
    let counts = operand.ty.shape.iter().zip(&windows).map(|(size, window)| size / window);
    let source = Shaped::new(&operand.ty.element, &counts.collect::<Vec<_>>());
    let source = draft.value(&source);
    let start = draft.splat(&Shaped::new(&operand.ty.element, &[]), 0);
    let scalar = Shaped::new(&operand.ty.element, &[]);
    let select = comparison(draft, "GE", std::slice::from_ref(&scalar));
    let scatter = fold_body(draft, Some("stablehlo.add"), &operand.ty.element);
    let properties = format!(
        "window_dimensions = {}, window_strides = {}, padding = {}",
        array(&windows),
        array(&windows),
        pairs(&vec![(0, 0); windows.len()])
    );
    let operands = [&operand, &source, &start];
    draft.whole_op(
        op,
        &properties,
        &operands,
        &[select, scatter],
        std::slice::from_ref(&operand.ty),
    );
    Some(())
}

/// One tensor sorted, or two by the order of the first.
pub fn sort(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let types = draft.settings.types.clone();
    let keys = draft.settings.types_where(|it| is_float(it) || is_integer(it));
    let keys = draft.any(&keys, |shape| !shape.is_empty())?;
    let keys = draft.without_nan(&keys);
    let mut operands = vec![keys.clone()];
    if draft.random.one_in(2) {
        let element = draft.random.pick(&types);
        operands.push(draft.value(&keys.ty.of(&element)));
    }
    let direction = draft.random.pick(&["LT", "GT"]);
    let results: Vec<Shaped> = operands.iter().map(|value| value.ty.clone()).collect();
    let region = comparison(draft, direction, &results);
    let dimension = draft.random.below(keys.ty.shape.len());
    let properties = format!("dimension = {dimension} : i64, is_stable = true");
    let operands: Vec<&Value> = operands.iter().collect();
    draft.whole_op(op, &properties, &operands, &[region], &results);
    Some(())
}

pub fn map(draft: &mut Draft<'_>, op: &'static str) -> Option<()> {
    let (left, fold) = foldable(draft, |shape| !shape.is_empty())?;
    let right = draft.value(&left.ty);
    let region = fold_body(draft, Some(fold.op), &left.ty.element);
    let properties = format!("dimensions = {}", array(0..left.ty.shape.len()));
    draft.whole_op(op, &properties, &[&left, &right], &[region], std::slice::from_ref(&left.ty));
    Some(())
}
