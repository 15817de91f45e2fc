//! Ops that apply regions to elements: reduce, reduce_window, select_and_scatter, sort and map.

use super::contraction::operand;
use super::draft::{Draft, Shaped, Value, array};
use super::elementwise::comparison;
use super::values;

/// The operations that a body of an element type may be made of.
fn operations(element: &str) -> &'static [&'static str] {
    if element == "i1" {
        &["add", "multiply", "maximum", "minimum", "and", "or", "xor"]
    } else if values::INTEGERS.contains(&element) {
        &["add", "add", "multiply", "maximum", "minimum", "and", "or", "xor", "subtract"]
    } else if element.starts_with("complex") {
        &["add", "add", "multiply", "subtract", "maximum", "minimum"]
    } else if element.starts_with('!') {
        &["add", "maximum", "minimum"]
    } else {
        &["add", "add", "add", "multiply", "maximum", "minimum", "subtract", "divide", "remainder"]
    }
}

/// A region of two scalars of an element type that gives one.
pub fn body(draft: &mut Draft, element: &str) -> String {
    let ty = Shaped::new(element, &[]).text();
    let operations = operations(element);
    let (first, second) = (draft.random.pick(operations), draft.random.pick(operations));
    let binary = |result: &str, op: &str, lhs: &str, rhs: &str| {
        format!("%{result} = \"stablehlo.{op}\"(%{lhs}, %{rhs}) : ({ty}, {ty}) -> {ty}")
    };
    let steps = match draft.random.below(8) {
        0 => binary("r", first, "b", "a"),
        1 => format!("{}\n    {}", binary("s", first, "a", "b"), binary("r", second, "s", "b")),
        2 => format!("{}\n    {}", binary("s", first, "b", "b"), binary("r", second, "a", "s")),
        _ => binary("r", first, "a", "b"),
    };
    format!(
        "{{\n  ^bb0(%a: {ty}, %b: {ty}):\n    {steps}\n    \"stablehlo.return\"(%r) : ({ty}) -> ()\n  }}"
    )
}

/// The larger of pairs, of equal ones the one with the smaller second part: as argmax is written.
fn pair_body(draft: &mut Draft, element: &str) -> String {
    let (ty, index) = (Shaped::new(element, &[]).text(), "tensor<i32>");
    let direction = draft.random.pick(&["GE", "GT", "LE", "LT"]);
    format!(
        "{{\n  ^bb0(%a: {ty}, %i: {index}, %b: {ty}, %j: {index}):
    %c = \"stablehlo.compare\"(%a, %b) <{{comparison_direction = #stablehlo<comparison_direction {direction}>}}> : ({ty}, {ty}) -> tensor<i1>
    %r = \"stablehlo.select\"(%c, %a, %b) : (tensor<i1>, {ty}, {ty}) -> {ty}
    %k = \"stablehlo.select\"(%c, %i, %j) : (tensor<i1>, {index}, {index}) -> {index}
    \"stablehlo.return\"(%r, %k) : ({ty}, {index}) -> ()\n  }}"
    )
}

/// Types to which the elements of a type may be promoted.
fn promoted<'e>(draft: &mut Draft, element: &'e str) -> &'e str {
    let wider: &[&str] = match element {
        "f16" | "bf16" | "f8E4M3FN" | "f8E5M2" => &["f32", "f64"],
        "f32" => &["f64"],
        "i4" | "i8" | "i16" => &["i32", "i64"],
        "ui8" => &["ui16", "ui32"],
        _ => return element,
    };
    if draft.random.one_in(5) { draft.random.pick(wider) } else { element }
}

/// One reduce.
pub fn reduce(draft: &mut Draft) {
    let element = values::per_tensor_element(&mut draft.random);
    reduce_of(draft, &element);
}

/// One reduce of an element type.
pub fn reduce_of(draft: &mut Draft, element: &str) {
    let rank = draft.random.pick(&[0, 1, 1, 2, 2, 2, 3, 3, 4]);
    let most = draft.random.pick(&[100, 2000, 6000]);
    let shape = draft.shape(rank, most);
    let dimensions: Vec<usize> = (0..rank).filter(|_| draft.random.one_in(2)).collect();
    let kept: Vec<usize> =
        (0..rank).filter(|it| !dimensions.contains(it)).map(|it| shape[it]).collect();
    let properties = format!("dimensions = {}", array(dimensions.iter().map(|it| *it as i64)));
    let input = operand(draft, &Shaped::new(element, &shape));
    if !element.starts_with(['!', 'c']) && draft.random.one_in(6) {
        let index = draft.argument(&Shaped::new("i32", &shape));
        let initial = draft.argument(&Shaped::new(element, &[]));
        let none = draft.argument(&Shaped::new("i32", &[]));
        let results = [Shaped::new(element, &kept), Shaped::new("i32", &kept)];
        let operands = [&input, &index, &initial, &none];
        let body = pair_body(draft, element);
        let results =
            draft.op_with_regions("stablehlo.reduce", &properties, &operands, &[body], &results);
        results.iter().for_each(|result| draft.give(result));
        return;
    }
    let initial = draft.argument(&Shaped::new(element, &[]));
    let wide = promoted(draft, element);
    let body = body(draft, wide);
    let result = Shaped::new(wide, &kept);
    let results = draft.op_with_regions(
        "stablehlo.reduce",
        &properties,
        &[&input, &initial],
        &[body],
        &[result],
    );
    draft.give(&results[0]);
}

/// The windows of a dimension.
struct Slide {
    size: i64,
    stride: i64,
    base_dilation: i64,
    window_dilation: i64,
    padding: [i64; 2],
    count: usize,
}

fn slide(draft: &mut Draft, size: usize, dilated: bool) -> Slide {
    let size = size as i64;
    let random = &mut draft.random;
    let dilation = |random: &mut super::random::Random| {
        if dilated { random.pick(&[1, 1, 1, 2, 3]) } else { 1 }
    };
    let (base_dilation, window_dilation) = (dilation(random), dilation(random));
    let window = match random.below(4) {
        0 => 1,
        1 => size.max(1),
        _ => random.between(1, 6),
    };
    let stride = random.pick(&[1, 1, 1, 2, 3]);
    let least = if dilated { -1 } else { 0 };
    let mut padding = [random.between(least, 2), random.between(least, 2)];
    if random.one_in(5) {
        padding = [window - 1, 0];
    }
    let spread = if size == 0 { 0 } else { (size - 1) * base_dilation + 1 };
    let padded = spread + padding[0] + padding[1];
    let extent = (window - 1) * window_dilation + 1;
    let count = if padded < extent { 0 } else { (padded - extent) / stride + 1 };
    Slide { size: window, stride, base_dilation, window_dilation, padding, count: count as usize }
}

fn padding(slides: &[Slide]) -> String {
    let rows: Vec<String> =
        slides.iter().map(|it| format!("[{}, {}]", it.padding[0], it.padding[1])).collect();
    let rows = if rows.is_empty() { String::new() } else { format!("[{}]", rows.join(", ")) };
    format!("padding = dense<{rows}> : tensor<{}x2xi64>", slides.len())
}

/// One reduce_window.
pub fn reduce_window(draft: &mut Draft) {
    let rank = draft.random.pick(&[0, 1, 1, 2, 2, 2, 3, 3]);
    let shape = draft.shape(rank, 700);
    let slides: Vec<Slide> = shape.iter().map(|size| slide(draft, *size, true)).collect();
    let work = slides.iter().fold(1, |work, it| work * it.count.max(1) * it.size as usize);
    if work > 100_000 {
        return reduce(draft);
    }
    let element = &values::per_tensor_element(&mut draft.random);
    let input = operand(draft, &Shaped::new(element, &shape));
    let initial = draft.argument(&Shaped::new(element, &[]));
    let properties = format!(
        "window_dimensions = {}, window_strides = {}, base_dilations = {}, window_dilations = {}, {}",
        array(slides.iter().map(|it| it.size)),
        array(slides.iter().map(|it| it.stride)),
        array(slides.iter().map(|it| it.base_dilation)),
        array(slides.iter().map(|it| it.window_dilation)),
        padding(&slides)
    );
    let counts: Vec<usize> = slides.iter().map(|it| it.count).collect();
    let wide = promoted(draft, element);
    let body = body(draft, wide);
    let result = Shaped::new(wide, &counts);
    let operands = [&input, &initial];
    let results = draft.op_with_regions(
        "stablehlo.reduce_window",
        &properties,
        &operands,
        &[body],
        &[result],
    );
    draft.give(&results[0]);
}

/// One select_and_scatter.
pub fn select_and_scatter(draft: &mut Draft) {
    let rank = draft.random.between(1, 3) as usize;
    let shape = draft.shape(rank, 500);
    let slides: Vec<Slide> = shape.iter().map(|size| slide(draft, *size, false)).collect();
    let work = slides.iter().fold(1, |work, it| work * it.count.max(1) * it.size as usize);
    if work > 60_000 {
        return reduce(draft);
    }
    let mut element = values::per_tensor_element(&mut draft.random);
    if element.starts_with("complex") {
        element = "f32".into();
    }
    let element = element.as_str();
    let counts: Vec<usize> = slides.iter().map(|it| it.count).collect();
    let input = draft.argument(&Shaped::new(element, &shape));
    let source = draft.argument(&Shaped::new(element, &counts));
    let initial = draft.argument(&Shaped::new(element, &[]));
    let properties = format!(
        "window_dimensions = {}, window_strides = {}, {}",
        array(slides.iter().map(|it| it.size)),
        array(slides.iter().map(|it| it.stride)),
        padding(&slides)
    );
    let select = comparator(draft, &[element]);
    let scatter = body(draft, element);
    let result = input.ty.clone();
    let operands = [&input, &source, &initial];
    let regions = [select, scatter];
    let name = "stablehlo.select_and_scatter";
    let results = draft.op_with_regions(name, &properties, &operands, &regions, &[result]);
    draft.give(&results[0]);
}

/// A region that compares the two scalars of one of several operands.
fn comparator(draft: &mut Draft, elements: &[&str]) -> String {
    let compared = draft.random.below(elements.len());
    let ty = |element: &str| Shaped::new(element, &[]).text();
    let arguments: Vec<String> = elements
        .iter()
        .enumerate()
        .map(|(number, element)| format!("%a{number}: {ty}, %b{number}: {ty}", ty = ty(element)))
        .collect();
    let properties = comparison(draft, elements[compared]);
    let compared_type = ty(elements[compared]);
    format!(
        "{{\n  ^bb0({}):\n    %r = \"stablehlo.compare\"(%a{compared}, %b{compared}) <{{{properties}}}> : \
         ({compared_type}, {compared_type}) -> tensor<i1>\n    \"stablehlo.return\"(%r) : (tensor<i1>) -> ()\n  }}",
        arguments.join(", ")
    )
}

/// One sort or one map.
pub fn sort_or_map(draft: &mut Draft) {
    if draft.random.one_in(4) { map(draft) } else { sort(draft) }
}

fn sort(draft: &mut Draft) {
    let rank = draft.random.between(1, 3) as usize;
    let shape = draft.shape(rank, 1500);
    let dimension = draft.random.below(rank);
    let count = draft.random.pick(&[1, 1, 2, 3]);
    let elements: Vec<String> =
        (0..count).map(|_| values::per_tensor_element(&mut draft.random)).collect();
    let elements: Vec<&str> = elements.iter().map(String::as_str).collect();
    let operands: Vec<Value> =
        elements.iter().map(|element| draft.argument(&Shaped::new(element, &shape))).collect();
    let operands: Vec<&Value> = operands.iter().collect();
    let results: Vec<Shaped> = operands.iter().map(|it| it.ty.clone()).collect();
    // sorts that are not stable are, here, too
    let stable = draft.random.one_in(2);
    let properties = format!("dimension = {dimension} : i64, is_stable = {stable}");
    let body = comparator(draft, &elements);
    let results =
        draft.op_with_regions("stablehlo.sort", &properties, &operands, &[body], &results);
    results.iter().for_each(|result| draft.give(result));
}

fn map(draft: &mut Draft) {
    let rank = draft.random.below(4);
    let shape = draft.shape(rank, 1500);
    let element = &values::per_tensor_element(&mut draft.random);
    let ty = Shaped::new(element, &shape);
    let (lhs, rhs) = (draft.argument(&ty), draft.argument(&ty));
    let properties = format!("dimensions = {}", array(0..rank as i64));
    let body = body(draft, element);
    let results =
        draft.op_with_regions("stablehlo.map", &properties, &[&lhs, &rhs], &[body], &[ty]);
    draft.give(&results[0]);
}
