//! A backend that is a function of this process.

use std::fmt;
use std::sync::Arc;

use crate::diagnostic::{Source, counted};
use crate::identify::BackendError;
use crate::ir::{TensorType, Type};
use crate::tensor::Tensor;

/// A backend that is a function of this process. It takes the text of a program, which has a function `main`, and the
/// arguments of that function, and gives its results. It may be called by several threads at once (`conformance run --jobs`).
#[derive(Clone)]
pub struct BackendFunction(Arc<Called>);

type Called = dyn Fn(&str, &[Tensor]) -> Result<Vec<Tensor>, BackendError> + Send + Sync;

impl BackendFunction {
    /// A backend of a function.
    pub fn new(
        function: impl Fn(&str, &[Tensor]) -> Result<Vec<Tensor>, BackendError> + Send + Sync + 'static,
    ) -> BackendFunction {
        BackendFunction(Arc::new(function))
    }

    /// The results of a program, whatever their types are.
    pub fn call(&self, program: &str, inputs: &[Tensor]) -> Result<Vec<Tensor>, BackendError> {
        (self.0)(program, inputs)
    }
}

impl fmt::Debug for BackendFunction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BackendFunction")
    }
}

/// The types of the results of a program's function `main`.
///
/// # Errors
///
/// Why the text is no program, or that it has no such function.
pub fn result_types(program: &str) -> Result<Vec<TensorType>, String> {
    let source = Source { name: "<program>".into(), text: program.into() };
    let loaded = crate::load(&source).map_err(|found| found.to_string())?;
    let main = loaded.module.function("main").ok_or("the program has no function main")?;
    let tensor = |ty: &Type| match ty {
        Type::Tensor(ty) => Ok(ty.clone()),
        _ => Err(format!("the program has the result type {ty}, which is no tensor type")),
    };
    main.ty.results.iter().map(tensor).collect()
}

/// The results of a function, which have to be of the types that a program states. Codes of a quantized type may be given
/// as integers of its storage type.
///
/// # Errors
///
/// How many results there are in the place of how many, or which one is of another type.
pub fn typed(results: Vec<Tensor>, types: &[TensorType]) -> Result<Vec<Tensor>, String> {
    if results.len() != types.len() {
        let due = counted(types.len(), "result");
        return Err(format!("the program has {due}, and the backend gave {}", results.len()));
    }
    let each = results.into_iter().zip(types).enumerate();
    each.map(|(index, (result, ty))| {
        let is_stored = result.element().stored() == ty.element.stored();
        if is_stored && ty.admits(result.shape()) {
            let result = result.with_element(ty.element.clone());
            return match result.check_range() {
                Ok(()) => Ok(result),
                Err(error) => Err(format!("result {index} has to be {}: {error}", ty.element)),
            };
        }
        let found = TensorType::new(result.shape(), result.element().clone());
        let [found, ty] = [found, ty.clone()].map(Type::Tensor);
        Err(format!("result {index} has to be {ty}, and the backend gave {found}"))
    })
    .collect()
}
