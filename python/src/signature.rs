//! What a function takes and gives, as Python sees it.

use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};
use shlo_interp::ir::{Attribute, Attributes, Dimension, Function, Location, Type, Visibility};

/// A type for Python: `(text, "tensor", element type, element type of the codes, shape, ())`, where a dynamic dimension
/// is `None`, or `(text, "token" | "tuple" | "other", None, None, None, parts)`.
fn shown<'py>(py: Python<'py>, ty: &Type) -> PyResult<Bound<'py, PyTuple>> {
    let text = ty.to_string();
    let none = || py.None().into_bound(py);
    let parts = |types: &[Type]| -> PyResult<Bound<'py, PyTuple>> {
        let parts: PyResult<Vec<_>> = types.iter().map(|part| shown(py, part)).collect();
        PyTuple::new(py, parts?)
    };
    let all: [Bound<'py, PyAny>; 5] = match ty {
        Type::Tensor(tensor) => {
            let shape = PyTuple::new(py, tensor.shape.iter().map(|size| Dimension::size(*size)))?;
            let (own, stored) = (tensor.element.to_string(), tensor.element.stored().to_string());
            let (own, stored) = (own.into_pyobject(py)?, stored.into_pyobject(py)?);
            let kind = "tensor".into_pyobject(py)?;
            [
                kind.into_any(),
                own.into_any(),
                stored.into_any(),
                shape.into_any(),
                parts(&[])?.into_any(),
            ]
        }
        Type::Tuple(types) | Type::Future(types) => {
            let kind = "tuple".into_pyobject(py)?.into_any();
            [kind, none(), none(), none(), parts(types)?.into_any()]
        }
        other => {
            let kind = if *other == Type::Token { "token" } else { "other" };
            [kind.into_pyobject(py)?.into_any(), none(), none(), none(), parts(&[])?.into_any()]
        }
    };
    let text = text.into_pyobject(py)?.into_any();
    let all: Vec<Bound<'py, PyAny>> = std::iter::once(text).chain(all).collect();
    PyTuple::new(py, all)
}

/// A function for Python: its name, whether it is public, and the name and the type of each argument and each result.
pub fn signature<'py>(py: Python<'py>, function: &Function) -> PyResult<Bound<'py, PyAny>> {
    let inputs = PyList::empty(py);
    for (index, ty) in function.ty.inputs.iter().enumerate() {
        inputs.append((argument_name(function, index), shown(py, ty)?))?;
    }
    let results = PyList::empty(py);
    for (index, ty) in function.ty.results.iter().enumerate() {
        let name = text_attribute(function.result_attributes.get(index), "jax.result_info");
        results.append((name, shown(py, ty)?))?;
    }
    let is_public = function.visibility == Visibility::Public;
    Ok((&function.name, is_public, inputs, results).into_pyobject(py)?.into_any())
}

/// The name that tells a person most about an argument: the one of its location, which JAX writes, or its own.
pub fn argument_name(function: &Function, index: usize) -> Option<String> {
    let info = text_attribute(function.argument_attributes.get(index), "jax.arg_info");
    let body = function.body.as_ref();
    let argument = body.and_then(|body| body.blocks.first()?.arguments.get(index).copied());
    let value = argument.map(|argument| &function.values[argument]);
    let location = value.and_then(|value| match value.location.as_deref()? {
        Location::Name(name, _) => Some(name.clone()),
        _ => None,
    });
    let own = value.map(|value| value.name.clone()).filter(|name| !name.is_empty());
    location.or(info).or(own)
}

fn text_attribute(attributes: Option<&Attributes>, name: &str) -> Option<String> {
    attributes?.get(name).and_then(Attribute::as_text).filter(|text| !text.is_empty())
}
