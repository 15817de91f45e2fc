//! Buffers: tensors on devices.

use std::ffi::c_void;
use std::mem::{size_of, size_of_val};
use std::ptr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use shlo_interp::{ElementType, Tensor, Value};

use crate::abi::*;
use crate::call::{handle, list, start};
use crate::device::{self, Counted, Memory};
use crate::element::{self, bytes};
use crate::error::{Code, Error, Outcome};
use crate::event;
use crate::host_array::{HostArray, copy_out, is_host_form, room, shape, word_bytes};
use crate::layout::Layout;

/// A tensor, a token or an error on a device.
#[derive(Debug)]
#[repr(C)]
pub struct Buffer {
    functions: *const c_void,
    kind: u32,
    dims: Vec<i64>,
    memory: &'static Memory,
    /// The order of the elements for those who read them in place.
    pub layout: &'static Layout,
    state: Mutex<State>,
}

/// What may change in a buffer.
#[derive(Debug)]
struct State {
    content: Content,
    /// What others read in place, and how many they are. It stays where it is until they have finished.
    lent: Option<Value>,
    /// What the buffer takes of its device's memory.
    counted: Option<Counted>,
    /// The elements in the order of the layout, if that is not row-major and someone has asked for their address.
    ordered: Option<Vec<u128>>,
    references: usize,
    /// Whether the owner has destroyed the buffer, which others still read.
    is_destroyed: bool,
}

/// The content of a buffer.
#[derive(Debug, Clone)]
enum Content {
    Value(Value),
    Failed(Error),
    Deleted,
}

// SAFETY: the pointer is always null
unsafe impl Send for Buffer {}
// SAFETY: the pointer is always null, and the state is behind a lock
unsafe impl Sync for Buffer {}

impl Buffer {
    /// A buffer of a value, with its elements in row-major order.
    pub fn of_value(value: Value, memory: &'static Memory) -> Outcome<Buffer> {
        let (kind, dims) = match &value {
            Value::Tensor(tensor) => {
                let dims = tensor.shape().iter().map(|&size| size as i64).collect();
                (element::number(tensor.element())?, dims)
            }
            Value::Token => (element::TOKEN, Vec::new()),
            Value::Tuple(_) => return Err(Error::unimplemented("buffers of tuples")),
        };
        Ok(Buffer::new(kind, dims, Content::Value(value), memory))
    }

    fn new(kind: u32, dims: Vec<i64>, content: Content, memory: &'static Memory) -> Buffer {
        let layout = Layout::of_rank(dims.len());
        let counted = match &content {
            Content::Value(Value::Tensor(tensor)) => memory.count(size_of_val(word_bytes(tensor))),
            _ => None,
        };
        let (lent, ordered, references, is_destroyed) = (None, None, 0, false);
        let state = Mutex::new(State { content, lent, counted, ordered, references, is_destroyed });
        Buffer { functions: ptr::null(), kind, dims, memory, layout, state }
    }

    /// The buffer with its elements in the order of a layout.
    pub fn with_layout(self, layout: &'static Layout) -> Buffer {
        Buffer { layout, ..self }
    }

    /// The buffer as its new owner takes it.
    pub fn into_raw(self) -> *mut c_void {
        Box::into_raw(Box::new(self)).cast()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The value.
    pub fn value(&self) -> Outcome<Value> {
        self.state().content.value().cloned()
    }

    /// The value, which the buffer has no longer: it was donated.
    pub fn take(&self) -> Outcome<Value> {
        let mut state = self.state();
        state.content.value()?;
        let content = std::mem::replace(&mut state.content, Content::Deleted);
        state.delete();
        match content {
            Content::Value(value) => Ok(value),
            Content::Failed(error) => Err(error),
            Content::Deleted => Err(deleted()),
        }
    }

    fn element(&self) -> Outcome<&'static ElementType> {
        element::of_number(self.kind)
    }

    fn is_token(&self) -> bool {
        self.kind == element::TOKEN
    }

    /// The address of the elements, which stay there as long as the value lives.
    fn address(&self) -> Outcome<*mut c_void> {
        let mut state = self.state();
        let State { content, ordered, .. } = &mut *state;
        match content.value()? {
            Value::Tensor(tensor) if self.layout.is_row_major() => Ok(start(word_bytes(tensor))),
            Value::Tensor(tensor) => {
                if ordered.is_none() {
                    *ordered = Some(in_order(tensor, self.layout)?);
                }
                Ok(start(ordered.as_deref().unwrap_or_default()))
            }
            _ => Err(Error::unimplemented("a token has no memory")),
        }
    }
}

impl State {
    /// Lets the value go, and what was made of it unless someone reads that.
    fn delete(&mut self) {
        self.content = Content::Deleted;
        if self.references == 0 {
            (self.counted, self.ordered) = (None, None);
        }
    }
}

/// The elements of a tensor in the order of a layout, in memory whose end may be unused.
fn in_order(tensor: &Tensor, layout: &Layout) -> Outcome<Vec<u128>> {
    let width = bytes(tensor.element());
    let words = (tensor.len() * width).div_ceil(size_of::<u128>());
    let mut memory = room(words, tensor.shape(), tensor.element())?;
    memory.resize(words, 0u128);
    let strides = layout.strides(tensor.shape(), width);
    // SAFETY: the memory has room for all elements, which lie there without gaps
    unsafe { copy_out(tensor, &strides, memory.as_mut_ptr().cast()) };
    Ok(memory)
}

impl Content {
    fn value(&self) -> Outcome<&Value> {
        match self {
            Content::Value(value) => Ok(value),
            Content::Failed(error) => Err(error.clone()),
            Content::Deleted => Err(deleted()),
        }
    }
}

fn deleted() -> Error {
    Error::new(Code::FailedPrecondition, "the buffer was deleted or donated")
}

/// The buffer of a handle.
pub fn given<'a>(buffer: *mut c_void) -> Outcome<&'a Buffer> {
    // SAFETY: a buffer of the caller is one that the plugin made and that is not destroyed
    unsafe { handle(buffer, "buffer") }
}

/// Makes a buffer of an array of the host. The elements are copied before the call returns.
pub fn from_host(args: &mut ClientBufferFromHostBufferArgs) -> Outcome {
    let memory = device::place(args.memory, args.device)?;
    // SAFETY: the caller's lists have the lengths that it says
    let dims = unsafe { list::<i64>(args.dims, args.num_dims) };
    // SAFETY: as above
    let strides = unsafe { list::<i64>(args.byte_strides, args.num_byte_strides) };
    let shape = shape(dims)?;
    let value = match args.kind {
        element::TOKEN => Value::Token,
        kind => {
            let element = element::of_number(kind)?;
            let array = HostArray { data: args.data, element, shape: &shape, strides };
            // SAFETY: the caller's memory has the elements
            Value::Tensor(unsafe { array.to_tensor() }?)
        }
    };
    let layout = Layout::of_caller(args.device_layout, shape.len())?;
    args.buffer = Buffer::of_value(value, memory)?.with_layout(layout).into_raw();
    args.done_with_host_buffer = event::ready(None);
    Ok(())
}

/// Makes a buffer of zeros.
pub fn uninitialized(args: &mut ClientCreateUninitializedBufferArgs) -> Outcome {
    let memory = device::place(args.memory, args.device)?;
    // SAFETY: the caller's list has the length that it says
    let dims = unsafe { list::<i64>(args.shape_dims, args.shape_num_dims) };
    let element = element::of_number(args.shape_element_type)?.clone();
    let layout = Layout::of_caller(args.shape_layout, dims.len())?;
    let tensor = Tensor::try_splat(element, &shape(dims)?, 0)
        .map_err(|error| Error::new(Code::ResourceExhausted, error))?;
    args.buffer = Buffer::of_value(tensor.into(), memory)?.with_layout(layout).into_raw();
    Ok(())
}

/// Makes a buffer of memory that another library has. The elements are copied, and the memory is given back at once.
pub fn from_view(args: &mut ClientCreateViewOfDeviceBufferArgs) -> Outcome {
    let memory = device::place(args.memory, args.device)?;
    // SAFETY: the caller's list has the length that it says
    let dims = unsafe { list::<i64>(args.dims, args.num_dims) };
    let shape = shape(dims)?;
    let element = element::of_number(args.element_type)?;
    let strides = strides_of(args.layout, &shape, bytes(element))?;
    let array =
        HostArray { data: args.device_buffer_ptr, element, shape: &shape, strides: &strides };
    // SAFETY: the caller's memory has the elements
    let tensor = unsafe { array.to_tensor() }?;
    args.buffer = Buffer::of_value(tensor.into(), memory)?.into_raw();
    if !args.on_delete_callback.is_null() {
        // SAFETY: the caller gives a function of this type
        let callback: extern "C" fn(*mut c_void, *mut c_void) =
            unsafe { std::mem::transmute(args.on_delete_callback) };
        callback(args.device_buffer_ptr, args.on_delete_callback_arg);
    }
    Ok(())
}

/// Makes a buffer that has an error in place of a value.
pub fn of_error(args: &mut ClientCreateErrorBufferArgs) -> Outcome {
    let memory = device::given_memory(args.memory)?;
    // SAFETY: the caller's lists have the lengths that it says
    let (dims, message) = unsafe {
        let dims = list::<i64>(args.shape_dims, args.shape_num_dims);
        (dims, list::<u8>(args.error_message, args.error_message_size))
    };
    let error = Error::with_number(args.error_code, String::from_utf8_lossy(message));
    let content = Content::Failed(error);
    args.buffer = Buffer::new(args.shape_element_type, dims.to_vec(), content, memory).into_raw();
    Ok(())
}

/// The strides in bytes of a layout, which is null (row-major order) or names the dimensions from the innermost on.
fn strides_of(layout: *mut c_void, shape: &[usize], width: usize) -> Outcome<Vec<i64>> {
    if layout.is_null() {
        return Ok(Vec::new());
    }
    // SAFETY: the caller's layout is of this type
    let layout = unsafe { &*layout.cast::<BufferMemoryLayout>() };
    let fields = |index: usize| layout.of_kind[index];
    if layout.kind != 0 {
        // strides in bytes: their address and their number
        // SAFETY: the caller's list has the length that it says
        let strides =
            unsafe { list::<i64>(fields(2) as usize as *const c_void, fields(3) as usize) };
        return Ok(strides.to_vec());
    }
    Ok(Layout::of_caller(ptr::from_ref(layout).cast_mut().cast(), shape.len())?
        .strides(shape, width))
}

/// Frees a buffer, or lets its last reader free it.
pub fn destroy(args: &mut BufferDestroyArgs) -> Outcome {
    if args.buffer.is_null() {
        return Ok(());
    }
    let is_read = {
        let mut state = given(args.buffer)?.state();
        state.delete();
        state.is_destroyed = true;
        state.references > 0
    };
    if !is_read {
        // SAFETY: the caller owns the buffer, and nobody else has it
        drop(unsafe { Box::from_raw(args.buffer.cast::<Buffer>()) });
    }
    Ok(())
}

/// The number of the element type.
pub fn element_type(args: &mut BufferElementTypeArgs) -> Outcome {
    args.kind = given(args.buffer)?.kind;
    Ok(())
}

/// The sizes of the dimensions.
pub fn dimensions(args: &mut BufferDimensionsArgs) -> Outcome {
    let dims = &given(args.buffer)?.dims;
    (args.dims, args.num_dims) = (start(dims), dims.len());
    Ok(())
}

/// The sizes of the dimensions: there is no padding.
pub fn unpadded_dimensions(args: &mut BufferUnpaddedDimensionsArgs) -> Outcome {
    let dims = &given(args.buffer)?.dims;
    (args.unpadded_dims, args.num_dims) = (start(dims), dims.len());
    Ok(())
}

/// The dimensions whose sizes may change, of which there are none.
pub fn dynamic_dimensions(args: &mut BufferDynamicDimensionIndicesArgs) -> Outcome {
    (args.dynamic_dim_indices, args.num_dynamic_dims) = (ptr::null_mut(), 0);
    Ok(())
}

/// The layout.
pub fn memory_layout(args: &mut BufferGetMemoryLayoutArgs) -> Outcome {
    let order = &given(args.buffer)?.layout.minor_to_major;
    let tiled = size_of::<BufferMemoryLayoutTiled>() as u64;
    let of_kind = [tiled, 0, start(order) as u64, order.len() as u64, 0, 0, 0];
    let struct_size = size_of::<BufferMemoryLayout>();
    args.layout =
        BufferMemoryLayout { struct_size, extension_start: ptr::null_mut(), of_kind, kind: 0 };
    Ok(())
}

/// The layout of a buffer.
pub fn layout(args: &mut LayoutsBufferMemoryLayoutArgs) -> Outcome {
    args.layout = given(args.buffer)?.layout.raw();
    Ok(())
}

/// How many bytes the elements take.
pub fn size(args: &mut BufferOnDeviceSizeInBytesArgs) -> Outcome {
    let buffer = given(args.buffer)?;
    args.on_device_size_in_bytes = match buffer.is_token() {
        true => 0,
        false => buffer.dims.iter().product::<i64>() as usize * bytes(buffer.element()?),
    };
    Ok(())
}

/// The device.
pub fn device(args: &mut BufferDeviceArgs) -> Outcome {
    args.device = ptr::from_ref(given(args.buffer)?.memory.device()).cast_mut().cast();
    Ok(())
}

/// The memory.
pub fn memory(args: &mut BufferMemoryArgs) -> Outcome {
    args.memory = ptr::from_ref(given(args.buffer)?.memory).cast_mut().cast();
    Ok(())
}

/// Lets the value go.
pub fn delete(args: &mut BufferDeleteArgs) -> Outcome {
    given(args.buffer)?.state().delete();
    Ok(())
}

/// Whether the value is gone.
pub fn is_deleted(args: &mut BufferIsDeletedArgs) -> Outcome {
    let state = given(args.buffer)?.state();
    args.is_deleted = matches!(state.content, Content::Deleted).into();
    Ok(())
}

/// A buffer of the same value elsewhere; both share the elements.
fn copy(buffer: *mut c_void, memory: &'static Memory) -> Outcome<*mut c_void> {
    let buffer = given(buffer)?;
    let content = buffer.state().content.clone();
    content.value()?;
    let copy = Buffer::new(buffer.kind, buffer.dims.clone(), content, memory);
    Ok(copy.with_layout(buffer.layout).into_raw())
}

/// Copies the buffer to a device.
pub fn copy_to_device(args: &mut BufferCopyToDeviceArgs) -> Outcome {
    args.dst_buffer = copy(args.buffer, device::given(args.dst_device)?.default_memory())?;
    Ok(())
}

/// Copies the buffer to a memory.
pub fn copy_to_memory(args: &mut BufferCopyToMemoryArgs) -> Outcome {
    args.dst_buffer = copy(args.buffer, device::given_memory(args.dst_memory)?)?;
    Ok(())
}

/// Copies the elements to the host, or tells how many bytes they take.
pub fn to_host(args: &mut BufferToHostBufferArgs) -> Outcome {
    let buffer = given(args.src)?;
    let Value::Tensor(tensor) = buffer.value()? else {
        args.dst_size = 0;
        args.event = event::ready(None);
        return Ok(());
    };
    let width = bytes(tensor.element());
    let size = tensor.len() * width;
    if args.dst.is_null() {
        args.dst_size = size;
        return Ok(());
    }
    if args.dst_size < size {
        let message = format!("{size} bytes do not fit into {}", args.dst_size);
        return Err(Error::invalid(message));
    }
    let strides = match args.host_layout.is_null() && !buffer.layout.is_row_major() {
        true => buffer.layout.strides(tensor.shape(), width),
        false => strides_of(args.host_layout, tensor.shape(), width)?,
    };
    // SAFETY: the caller's memory has room for the elements
    unsafe { copy_out(&tensor, &strides, args.dst.cast()) };
    args.event = event::ready(None);
    Ok(())
}

/// Copies some bytes of the elements to the host.
pub fn copy_raw_to_host(args: &mut BufferCopyRawToHostArgs) -> Outcome {
    let buffer = given(args.buffer)?;
    let Value::Tensor(tensor) = buffer.value()? else {
        return Err(Error::unimplemented("the bytes of a token"));
    };
    let size = size_of_val(word_bytes(&tensor));
    // SAFETY: the elements are there, in one order or another, as long as the buffer has its value
    let all = unsafe { list::<u8>(buffer.address()?, size) };
    let range = usize::try_from(args.offset).ok().zip(usize::try_from(args.transfer_size).ok());
    let part = range.and_then(|(offset, size)| all.get(offset..offset.checked_add(size)?));
    let Some(part) = part else {
        let message = format!("the buffer has {} bytes, others are wanted", all.len());
        return Err(Error::invalid(message));
    };
    if args.dst.is_null() {
        return Err(Error::invalid("the destination is null"));
    }
    // SAFETY: the caller has room for as many bytes as it asks for
    unsafe { ptr::copy_nonoverlapping(part.as_ptr(), args.dst.cast(), part.len()) };
    args.event = event::ready(None);
    Ok(())
}

/// Whether the host can read the elements in place: they are in its memory, in the form of its arrays.
pub fn is_on_cpu(args: &mut BufferIsOnCpuArgs) -> Outcome {
    let buffer = given(args.buffer)?;
    args.is_on_cpu = (!buffer.is_token() && is_host_form(buffer.element()?)).into();
    Ok(())
}

/// An event of the value, with the error of a buffer that has one.
pub fn ready_event(args: &mut BufferReadyEventArgs) -> Outcome {
    let content = given(args.buffer)?.state().content.clone();
    let error = match content {
        Content::Failed(error) => Some(error),
        Content::Deleted => Some(deleted()),
        Content::Value(_) => None,
    };
    args.event = event::ready(error);
    Ok(())
}

/// The address of the elements as a number.
pub fn unsafe_pointer(args: &mut BufferUnsafePointerArgs) -> Outcome {
    args.buffer_pointer = given(args.buffer)?.address()? as usize;
    Ok(())
}

/// The address of the elements.
pub fn data_pointer(args: &mut BufferOpaqueDeviceMemoryDataPointerArgs) -> Outcome {
    args.device_memory_ptr = given(args.buffer)?.address()?;
    Ok(())
}

/// Lends the elements to a reader: nobody changes them until it has finished.
pub fn increase_references(args: &mut BufferIncreaseExternalReferenceCountArgs) -> Outcome {
    let mut state = given(args.buffer)?.state();
    state.lent = Some(state.content.value()?.clone());
    state.references += 1;
    Ok(())
}

/// Takes the elements back from a reader.
pub fn decrease_references(args: &mut BufferDecreaseExternalReferenceCountArgs) -> Outcome {
    let is_over = {
        let mut state = given(args.buffer)?.state();
        if state.references == 0 {
            return Err(Error::new(Code::FailedPrecondition, "nobody reads the buffer in place"));
        }
        state.references -= 1;
        if state.references == 0 {
            state.lent = None;
            if matches!(state.content, Content::Deleted) {
                state.delete();
            }
        }
        state.references == 0 && state.is_destroyed
    };
    if is_over {
        // SAFETY: the owner has destroyed the buffer, and its last reader has finished
        drop(unsafe { Box::from_raw(args.buffer.cast::<Buffer>()) });
    }
    Ok(())
}
