//! Calls of Python functions: `jax.pure_callback`, `io_callback`, `jax.debug.print`.
//!
//! The Python part of the plugin lowers them to a custom call, whose configuration has the number of the function, and
//! gives the library one function of C that calls the function of a number.

use std::ffi::{c_char, c_int, c_void};
use std::sync::{PoisonError, RwLock};

use shlo_interp::custom_calls::CustomCall;
use shlo_interp::ir::{Attribute, Op, Type};
use shlo_interp::{Tensor, Value};

use crate::element;
use crate::ending::outlive;
use crate::host_array::{HostArray, copy_out, count, room};

/// The target of the custom call.
pub const TARGET: &str = "shlo_python_callback";
/// How many bytes the message of an exception may have.
const MESSAGE: usize = 1 << 14;

/// An array that the called function reads or writes: as many bytes an element as the host has, in row-major order.
#[repr(C)]
pub struct CallArray {
    data: *mut c_void,
    kind: c_int,
    rank: c_int,
    dims: *const i64,
}

/// The function that calls Python: with the number of the function, its arguments, room for its results, and room for
/// the message of an exception, whose text ends with a zero. It returns 0 if there was no exception.
pub type Call = unsafe extern "C-unwind" fn(
    i64,
    usize,
    *const CallArray,
    usize,
    *mut CallArray,
    *mut c_char,
    usize,
) -> c_int;

static CALL: RwLock<Option<Call>> = RwLock::new(None);

/// Takes the function that calls Python.
#[unsafe(no_mangle)]
pub extern "C" fn shlo_set_python_callback(call: Option<Call>) {
    *CALL.write().unwrap_or_else(PoisonError::into_inner) = call;
}

/// The bytes of an array, and its shape.
struct Bytes {
    bytes: Vec<u8>,
    kind: u32,
    dims: Vec<i64>,
}

impl Bytes {
    fn of(tensor: &Tensor) -> Result<Bytes, String> {
        let mut room = Bytes::room(tensor.element(), tensor.shape())?;
        // SAFETY: there is room for the elements
        unsafe { copy_out(tensor, &[], room.bytes.as_mut_ptr()) };
        Ok(room)
    }

    fn room(element: &shlo_interp::ElementType, shape: &[usize]) -> Result<Bytes, String> {
        let message = |error: crate::error::Error| error.message().to_string();
        let kind = element::number(element).map_err(message)?;
        let size = count(shape, element).map_err(message)? * element::bytes(element);
        let dims = shape.iter().map(|&size| size as i64).collect();
        let mut bytes = room(size, shape, element).map_err(message)?;
        bytes.resize(size, 0);
        Ok(Bytes { bytes, kind, dims })
    }

    fn array(&mut self) -> CallArray {
        CallArray {
            data: self.bytes.as_mut_ptr().cast(),
            kind: self.kind as c_int,
            rank: self.dims.len() as c_int,
            dims: self.dims.as_ptr(),
        }
    }

    fn into_value(self) -> Result<Value, String> {
        let message = |error: crate::error::Error| error.message().to_string();
        let element = element::of_number(self.kind).map_err(message)?;
        let shape: Vec<usize> = self.dims.iter().map(|&size| size as usize).collect();
        let data = self.bytes.as_ptr().cast();
        let array = HostArray { data, element, shape: &shape, strides: &[] };
        // SAFETY: the bytes are those of the elements
        Ok(Value::Tensor(unsafe { array.to_tensor() }.map_err(message)?))
    }
}

/// Whether an op is such a custom call.
pub fn is_call(op: &Op) -> bool {
    let target =
        || op.properties.get("call_target_name").or_else(|| op.attributes.get("call_target_name"));
    op.full_name() == "stablehlo.custom_call"
        && target().and_then(Attribute::as_text).as_deref() == Some(TARGET)
}

/// Runs the custom call.
pub fn run(call: &CustomCall, operands: &[Value]) -> Result<Vec<Value>, String> {
    let function = *CALL.read().unwrap_or_else(PoisonError::into_inner);
    let function = function.ok_or("the Python part of the shlo plugin has not been loaded")?;
    let number = number(call).ok_or("the call has no `index` in its backend_config")?;
    let tensors = operands.iter().filter_map(Value::as_tensor);
    let mut arguments = tensors.map(Bytes::of).collect::<Result<Vec<_>, _>>()?;
    let mut results = Vec::new();
    for ty in &call.result_types {
        if let Type::Tensor(tensor) = ty {
            let shape = tensor.static_shape().ok_or("a result has no static shape")?;
            results.push(Bytes::room(&tensor.element, &shape)?);
        }
    }
    let given: Vec<CallArray> = arguments.iter_mut().map(Bytes::array).collect();
    let mut taken: Vec<CallArray> = results.iter_mut().map(Bytes::array).collect();
    let mut message = vec![0u8; MESSAGE];
    // SAFETY: the lists have as many items as is said, and there is room for the message
    let status = outlive(|| unsafe {
        let (given, taken) = ((given.len(), given.as_ptr()), (taken.len(), taken.as_mut_ptr()));
        function(number, given.0, given.1, taken.0, taken.1, message.as_mut_ptr().cast(), MESSAGE)
    });
    if status != 0 {
        let end = message.iter().position(|&byte| byte == 0).unwrap_or(MESSAGE);
        return Err(format!(
            "the Python callback failed: {}",
            String::from_utf8_lossy(&message[..end])
        ));
    }
    let mut results = results.into_iter();
    let value = |ty: &Type| match ty {
        Type::Tensor(_) => results.next().ok_or("a result is missing")?.into_value(),
        _ => Ok(Value::Token),
    };
    call.result_types.iter().map(value).collect()
}

fn number(call: &CustomCall) -> Option<i64> {
    let own = call.properties.get("backend_config");
    let config = own.or_else(|| call.attributes.get("mhlo.backend_config"))?;
    let Attribute::Dictionary(entries) = config else { return None };
    i64::try_from(entries.get("index")?.as_integer()?).ok()
}
