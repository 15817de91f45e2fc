//! Targets whose meaning is not in the program: functions of the process that wrote it, and kernels for other
//! machines. A call fails when it is executed, so a branch that is never taken may contain one. Callbacks
//! without results are skipped.

use crate::ops::prelude::*;

/// The Python functions that JAX calls.
const CALLBACKS: &[&str] = &[
    "xla_ffi_python_cpu_callback",
    "xla_ffi_python_gpu_callback",
    "xla_ffi_partitioned_python_cpu_callback",
    "xla_ffi_partitioned_python_gpu_callback",
    "xla_python_cpu_callback",
    "xla_python_gpu_callback",
    "xla_buffer_python_cpu_callback",
    "xla_buffer_python_gpu_callback",
];

/// Kernels in the form that a compiler for another machine takes.
const KERNELS: &[&str] = &[
    "__gpu$xla.gpu.triton",
    "triton_kernel_call",
    "mosaic_gpu",
    "mosaic_gpu_v2",
    "tpu_custom_call",
];

/// Prepares a callback or a kernel. The result is `None` if the target is neither.
pub fn prepare(view: &OpView<'_>, name: &str) -> Option<Result<Evaluate, Violation>> {
    if KERNELS.contains(&name) {
        return Some(Ok(failing(
            view,
            format!(
                "@{name} is a kernel for a GPU's or TPU's compiler, which says nothing about values"
            ),
        )));
    }
    if !CALLBACKS.contains(&name) {
        return None;
    }
    if view.result_types().any(|ty| *ty != Type::Token) {
        return Some(Ok(failing(
            view,
            format!(
                "@{name} calls a function of the Python process that made the program, which is not \
             in the program"
            ),
        )));
    }
    let tokens = view.op.results.len();
    let message = format!(
        "@{name} is passed over: it calls a function of the Python process that made the program"
    );
    Some(Ok(Box::new(move |runtime, _| {
        runtime.warn(&message);
        Ok(vec![Value::Token; tokens])
    })))
}

/// An evaluation that fails with a reason, and names the ways to give the call a meaning.
pub fn failing(view: &OpView<'_>, reason: String) -> Evaluate {
    let message = format!("{reason}; {}", super::names::ways_out(view));
    Box::new(move |_, _| Err(EvalError::Failed(message.clone())))
}

/// The callbacks and kernels, for the documentation: those that run, and those that fail.
pub fn names() -> [&'static [&'static str]; 2] {
    [CALLBACKS, KERNELS]
}
