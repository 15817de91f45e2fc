//! One op as a program of its own, of its own types or of others.

use std::collections::HashSet;
use std::sync::Arc;

use crate::engine::machine::{Executable, Failure, Limits, NoHost};
use crate::engine::plan::renumbering::Renumbering;
use crate::ir::{
    Attribute, Block, DenseElements, Dimension, Function, FunctionType, Item, Module, Op, OpName,
    OpView, Region, Type, ValueId, Values, Visibility,
};
use crate::numeric::{ElementType, Numerics};
use crate::ops;
use crate::tensor::{Tensor, Value};

/// The name of the function; no program can have a function of this name.
pub const NAME: &str = "one op";

/// A function whose body is one op of a program. Its arguments are the operands of the op, and after them the values
/// from outside that the regions of the op read; its results are the op's.
///
/// ```
/// use shlo_interp_instrument::judge::OneOp;
/// use shlo_interp_instrument::ir::OpView;
/// use shlo_interp_instrument::numerics::Numerics;
/// use shlo_interp_instrument::{Source, Tensor, load};
///
/// let text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
///   %0 = stablehlo.add %x, %x : tensor<2xf32>
///   return %0 : tensor<2xf32>
/// }";
/// let loaded = load(&Source { name: "sum.mlir".into(), text: text.into() })?;
/// let function = loaded.module.function("main").unwrap();
/// let op = &function.body.as_ref().unwrap().block().ops[0];
/// let view = OpView {
///     op,
///     values: &function.values,
///     function: Some(function),
///     module: &loaded.module,
///     run_numerics: Numerics::STANDARD,
/// };
/// let x = Tensor::from_f64s("f32".parse()?, &[2], &[1.0, 2.5])?;
/// let results = OneOp::of(&view).run(&[x.clone().into(), x.into()])?;
/// assert_eq!(results[0].tensor().to_f64s().unwrap(), [2.0, 5.0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct OneOp {
    module: Arc<Module>,
    captured: Vec<ValueId>,
    executable: Executable,
    numerics: Numerics,
}

impl OneOp {
    /// The op by itself.
    pub fn of(view: &OpView<'_>) -> OneOp {
        OneOp::retyped(view, |element| element.clone())
    }

    /// The op by itself, where all values of the op and of its regions, and the constants of its regions, have other
    /// element types. Attributes that are about element types (`algorithm`, `precision_config`) are left out where
    /// a type changes.
    pub fn retyped(view: &OpView<'_>, types: impl Fn(&ElementType) -> ElementType) -> OneOp {
        OneOp::changed(view, types, None, None)
    }

    /// The op by itself, without attributes that are about element types, where its results have another element type than
    /// all other values, which have one of their own.
    pub fn giving(view: &OpView<'_>, values: &ElementType, results: &ElementType) -> OneOp {
        OneOp::changed(view, |_| values.clone(), None, Some(results))
    }

    /// The op by itself on vectors of this size, where its operands have several dimensions or any. The op has to compute
    /// each element from the elements at its place.
    pub fn of_elements(view: &OpView<'_>, size: usize) -> OneOp {
        OneOp::changed(view, |element| element.clone(), Some(size), None)
    }

    /// A view of the op.
    pub fn view(&self) -> OpView<'_> {
        let function = self.module.function(NAME);
        let function = function.unwrap_or_else(|| unreachable!("the module has the op's function"));
        let body = function.body.as_ref();
        let body = body.unwrap_or_else(|| unreachable!("the function has a body"));
        OpView {
            op: &body.block().ops[0],
            values: &function.values,
            function: Some(function),
            module: &self.module,
            run_numerics: self.numerics,
        }
    }

    fn changed(
        view: &OpView<'_>,
        types: impl Fn(&ElementType) -> ElementType,
        size: Option<usize>,
        results: Option<&ElementType>,
    ) -> OneOp {
        let mut renumbering = Renumbering::new(view.values, Values::default());
        let captured = captured(view.op);
        let mut arguments: Vec<ValueId> = Vec::new();
        for &operand in &view.op.operands {
            arguments.push(renumbering.values.add(view.values[operand].clone()));
        }
        arguments.extend(captured.iter().map(|&value| renumbering.value(value)));
        let mut op = renumbering.op(view.op);
        op.operands = arguments[..view.op.operands.len()].to_vec();
        let mut values = renumbering.values;
        for value in &mut values.0 {
            retype(&mut value.ty, &types);
            if let (Some(size), Type::Tensor(ty)) = (size, &mut value.ty)
                && !ty.shape.is_empty()
            {
                ty.shape = [Dimension::Static(size)].into_iter().collect();
            }
        }
        retype_constants(&mut op, &types);
        if let Some(element) = results {
            op.results.iter().for_each(|&id| retype(&mut values[id].ty, &|_| element.clone()));
            leave_types_open(&mut op);
        }
        OneOp { captured, ..OneOp::in_place_of(view, op, arguments, values) }
    }

    /// Another op that reads these arguments, in the surroundings of the op of a view.
    pub fn in_place_of(
        view: &OpView<'_>,
        op: Op,
        arguments: Vec<ValueId>,
        values: Values,
    ) -> OneOp {
        let returned = op.results.clone();
        let module = Arc::new(module_of(view, vec![op], returned, arguments, values));
        let executable = Executable::new(&module).with_numerics(view.run_numerics);
        OneOp { module, captured: Vec::new(), executable, numerics: view.run_numerics }
    }

    /// The values from outside that the regions of the op read, in the order of the arguments after the operands.
    pub fn captured(&self) -> &[ValueId] {
        &self.captured
    }

    /// This op under other policies.
    #[must_use]
    pub fn with_numerics(self, numerics: Numerics) -> OneOp {
        OneOp { executable: self.executable.with_numerics(numerics), numerics, ..self }
    }

    /// The module that holds the op.
    pub fn module(&self) -> &Arc<Module> {
        &self.module
    }

    /// The results of the op for these operands and captured values.
    ///
    /// # Errors
    ///
    /// Why the op cannot run, or why it failed.
    pub fn run(&self, arguments: &[Value]) -> Result<Vec<Value>, Failure> {
        let limits = Limits::default();
        self.executable.call(NAME, arguments.to_vec(), &mut NoHost, &limits).end
    }
}

/// The values that the regions of an op read and do not define, each once, in the order in which they are read.
pub fn captured(op: &Op) -> Vec<ValueId> {
    let (mut defined, mut read) = (HashSet::new(), Vec::new());
    let mut regions: Vec<&Region> = op.regions.iter().rev().collect();
    while let Some(region) = regions.pop() {
        for block in &region.blocks {
            defined.extend(block.arguments.iter().copied());
            for op in &block.ops {
                read.extend(op.operands.iter().copied());
                defined.extend(op.results.iter().copied());
                regions.extend(op.regions.iter().rev());
            }
        }
    }
    let mut seen = HashSet::new();
    read.retain(|value| !defined.contains(value) && seen.insert(*value));
    read
}

/// A module with a function of these ops in the place of the op of the view.
pub fn module_of(
    view: &OpView<'_>,
    mut ops: Vec<Op>,
    returned: Vec<ValueId>,
    arguments: Vec<ValueId>,
    values: Values,
) -> Module {
    let types = |ids: &[ValueId]| ids.iter().map(|&id| values[id].ty.clone()).collect();
    let ty = FunctionType { inputs: types(&arguments), results: types(&returned) };
    let span = view.op.span;
    let end = Op {
        name: OpName::Known(&ops::entry("func.return").expect("an op of func").def),
        operands: returned,
        results: Vec::new(),
        properties: Default::default(),
        attributes: Default::default(),
        regions: Vec::new(),
        successors: Vec::new(),
        span,
        location: None,
    };
    let (argument_count, result_count) = (ty.inputs.len(), ty.results.len());
    let names_functions = ops.iter().any(names_functions);
    let names_meshes = ops.iter().any(names_meshes);
    ops.push(end);
    let function = Function {
        name: NAME.into(),
        visibility: Visibility::Public,
        ty,
        argument_attributes: vec![Default::default(); argument_count],
        result_attributes: vec![Default::default(); result_count],
        attributes: Default::default(),
        span,
        location: None,
        body: Some(Region { blocks: vec![Block { label: None, arguments, ops }] }),
        values,
        definers: Default::default(),
    };
    let is_needed = |item: &&Item| match item {
        Item::Function(_) | Item::Module(_) => names_functions,
        Item::Other(..) => names_functions || names_meshes,
    };
    let mut items: Vec<Item> = view.module.items.iter().filter(is_needed).cloned().collect();
    items.push(Item::Function(function));
    let attributes = view.module.attributes.clone();
    Module { attributes, items, span: view.module.span, ..Module::default() }
}

/// Whether the op, or an op of its regions, names a function of the module.
fn names_functions(op: &Op) -> bool {
    let names = |attribute: &Attribute| match attribute {
        Attribute::Symbol(_) => true,
        Attribute::Array(items) => items.iter().any(|item| matches!(item, Attribute::Symbol(_))),
        _ => false,
    };
    let mut inner = op.regions.iter().flat_map(|region| &region.blocks).flat_map(|it| &it.ops);
    op.properties.values().chain(op.attributes.values()).any(names) || inner.any(names_functions)
}

/// Whether the op, or an op of its regions, states how values are spread over the devices of a mesh.
fn names_meshes(op: &Op) -> bool {
    let mut inner = op.regions.iter().flat_map(|region| &region.blocks).flat_map(|it| &it.ops);
    op.full_name().starts_with("sdy.") || inner.any(names_meshes)
}

fn retype(ty: &mut Type, types: &impl Fn(&ElementType) -> ElementType) {
    match ty {
        Type::Tensor(tensor) => tensor.element = types(&tensor.element),
        Type::UnrankedTensor(element) | Type::Element(element) => *element = types(element),
        Type::Tuple(parts) | Type::Future(parts) => {
            parts.iter_mut().for_each(|part| retype(part, types));
        }
        _ => {}
    }
}

/// Gives the constants of an op and of its regions their new types.
fn retype_constants(op: &mut Op, types: &impl Fn(&ElementType) -> ElementType) {
    let mut has_changed = false;
    for attribute in op.properties.values_mut() {
        if let Attribute::Dense(dense) = attribute {
            let element = types(&dense.ty.element);
            if element != dense.ty.element {
                *dense = retyped_literal(dense, element);
                has_changed = true;
            }
        }
    }
    let changes = |element: ElementType| types(&element) != element;
    let f32 = ElementType::Float(&crate::numeric::names::F32);
    if has_changed || changes(f32) {
        leave_types_open(op);
    }
    let blocks = op.regions.iter_mut().flat_map(|region| &mut region.blocks);
    for inner in blocks.flat_map(|block| &mut block.ops) {
        retype_constants(inner, types);
    }
}

/// Leaves out the attributes of an op that are about element types.
fn leave_types_open(op: &mut Op) {
    op.properties.shift_remove("algorithm");
    op.properties.shift_remove("precision_config");
}

/// A literal of floats in another type; a literal of other numbers as it is.
fn retyped_literal(dense: &DenseElements, element: ElementType) -> DenseElements {
    match in_type(&dense.elements, &element) {
        Some(elements) => {
            let ty = crate::ir::TensorType { element, ..dense.ty.clone() };
            DenseElements { ty, elements, splat: dense.splat }
        }
        None => dense.clone(),
    }
}

/// The elements of a tensor in another float type, rounded to nearest; `None` unless both types are floats.
pub fn in_type(tensor: &Tensor, element: &ElementType) -> Option<Tensor> {
    let both =
        matches!((tensor.element(), element), (ElementType::Float(_), ElementType::Float(_)));
    let values = tensor.to_f64s().filter(|_| both)?;
    Tensor::from_f64s(element.clone(), tensor.shape(), &values).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::Source;
    use crate::numeric::names;

    fn loaded(text: &str) -> Arc<Module> {
        let source = Source { name: "test".into(), text: text.into() };
        crate::load(&source).unwrap_or_else(|found| panic!("{:?}", found.findings)).module
    }

    fn view(module: &Module, name: &str) -> impl Fn(&dyn Fn(&OpView<'_>)) {
        let function = module.functions().next().unwrap().clone();
        let (module, name) = (module.clone(), name.to_string());
        move |look| {
            let ops = &function.body.as_ref().unwrap().block().ops;
            let op = ops.iter().find(|op| op.full_name() == name).unwrap();
            let (values, module) = (&function.values, &module);
            look(&OpView {
                op,
                values,
                function: Some(&function),
                module,
                run_numerics: Numerics::STANDARD,
            });
        }
    }

    fn floats(format: &'static crate::numeric::FloatFormat, values: &[f64]) -> Value {
        Tensor::from_f64s(ElementType::Float(format), &[values.len()], values).unwrap().into()
    }

    fn scalar(format: &'static crate::numeric::FloatFormat, value: f64) -> Value {
        Tensor::from_f64s(ElementType::Float(format), &[], &[value]).unwrap().into()
    }

    #[test]
    fn a_product_in_f64_keeps_what_f8_loses() {
        let module = loaded(
            "func.func @f(%a: tensor<2xf8E4M3FN>, %b: tensor<2xf8E4M3FN>) -> tensor<f8E4M3FN> {
               %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> tensor<f8E4M3FN>
               return %0 : tensor<f8E4M3FN>
             }",
        );
        view(&module, "stablehlo.dot_general")(&|view| {
            let wide = OneOp::retyped(view, |_| ElementType::Float(&names::F64));
            let (a, b) = (floats(&names::F64, &[1.125, 0.125]), floats(&names::F64, &[1.125, 1.0]));
            let results = wide.run(&[a, b]).unwrap();
            assert_eq!(results[0].tensor().to_f64s().unwrap(), [1.390625]);
        });
    }

    #[test]
    fn constants_and_captured_values_of_regions_are_retyped() {
        let module = loaded(
            "func.func @f(%a: tensor<3xf16>, %scale: tensor<f16>) -> tensor<f16> {
               %zero = stablehlo.constant dense<0.0> : tensor<f16>
               %0 = \"stablehlo.reduce\"(%a, %zero) ({
                 ^bb0(%x: tensor<f16>, %y: tensor<f16>):
                   %c = stablehlo.constant dense<1.5> : tensor<f16>
                   %s = stablehlo.multiply %y, %scale : tensor<f16>
                   %t = stablehlo.multiply %s, %c : tensor<f16>
                   %u = stablehlo.add %x, %t : tensor<f16>
                   stablehlo.return %u : tensor<f16>
               }) {dimensions = array<i64: 0>} : (tensor<3xf16>, tensor<f16>) -> tensor<f16>
               return %0 : tensor<f16>
             }",
        );
        view(&module, "stablehlo.reduce")(&|view| {
            let wide = OneOp::retyped(view, |_| ElementType::Float(&names::F64));
            assert_eq!(wide.captured().len(), 1);
            let elements = floats(&names::F64, &[1.0, 1e-9, 2.0]);
            let arguments = [elements, scalar(&names::F64, 0.0), scalar(&names::F64, 2.0)];
            let results = wide.run(&arguments).unwrap();
            assert_eq!(results[0].tensor().to_f64s().unwrap(), [9.0 + 3e-9]);
        });
    }

    #[test]
    fn an_op_that_names_a_function_finds_it() {
        let module = loaded(
            "func.func @f(%a: tensor<f32>) -> tensor<f32> {
               %0 = stablehlo.composite \"my.twice\" %a {decomposition = @twice} : (tensor<f32>) -> tensor<f32>
               return %0 : tensor<f32>
             }
             func.func private @twice(%a: tensor<f32>) -> tensor<f32> {
               %0 = stablehlo.add %a, %a : tensor<f32>
               return %0 : tensor<f32>
             }",
        );
        view(&module, "stablehlo.composite")(&|view| {
            let results = OneOp::of(view).run(&[scalar(&names::F32, 1.5)]).unwrap();
            assert_eq!(results[0].tensor().to_f64s().unwrap(), [3.0]);
        });
    }
}
